# Why a hint advises a move. $chance and $points are whole percents.
hint-only-move = It is the only move you have; it wins in { $chance } % of what may come.
hint-clear = It wins in { $chance } % of what may come, { $points } points more often than “{ $other }”.
hint-close = It wins in { $chance } % of what may come; “{ $other }” is about as good.
hint-winning = You are close to winning ({ $chance } %) and this keeps it so; “{ $other }” would do as well.
hint-little-hope = There is little hope ({ $chance } %), but nothing gives more.
hint-rival = It wins in { $chance } % of what may come; after “{ $other }”, { $player } would win { $gain } points more often.
