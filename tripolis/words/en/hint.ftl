# Why a hint advises a move. $chance, $points and $gain are whole percents, $other is another move.
hint-only-move = It is the only move you have; it wins in { $chance } % of what may come.
hint-clear = It wins in { $chance } % of what may come, { $points } points more often than “{ $other }”.
hint-close = It wins in { $chance } % of what may come; “{ $other }” is about as good.
hint-winning = You are close to winning ({ $chance } %) and this keeps it so; “{ $other }” would do as well.
hint-little-hope = Winning is a long shot now ({ $chance } %), but the game is not over: this still earns the most. { $unit } at the end: about { $earned }.
hint-rival = It wins in { $chance } % of what may come; after “{ $other }”, { $rival } would win { $gain } points more often.
