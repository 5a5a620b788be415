# Why a hint advises a move. $chance, $points and $gain are whole percents, $other is another move.
hint-only-move = It is your only move; it wins in { $chance }% of games from here.
hint-clear = It wins in { $chance }% of games from here, { $points } percentage points more than “{ $other }”.
hint-earns = It wins in { $chance }% of games from here, { $points } percentage points more than “{ $other }”. { $unit } at the end: about { $earned } instead of { $instead }.
hint-leaves = It wins in { $chance }% of games from here, { $points } percentage points more than “{ $other }”, which allows this: { $reply }
hint-close = It wins in { $chance }% of games from here; “{ $other }” is about as good.
hint-winning = You are close to winning ({ $chance }%), and this keeps you there; “{ $other }” would do as well.
hint-little-hope = Winning is a long shot now ({ $chance }%), but the game is not over: this still earns the most. { $unit } at the end: about { $earned }.
hint-rival = It wins in { $chance }% of games from here; after “{ $other }”, { $rival } would win { $gain } percentage points more often.
