bluff-name = Bluff
bluff-about = Bid on what all dice show, or doubt the last bid.

bluff-ask-first = Begin the round with a bid.
bluff-ask-answer = Bid more than { $count } × { $face }, or doubt it.
bluff-ask-wait = { $player } is thinking about a bid.
    .you = You are thinking about a bid.
bluff-ask-over = The match is over.

bluff-log-bids = { $player } bids { $count } × { $face }.
    .you = You bid { $count } × { $face }.
bluff-log-doubts = { $player } doubts it.
    .you = You doubt it.
bluff-log-shows = The dice show { $count } × { $face }.
bluff-log-loses = { $player } loses a die.
    .you = You lose a die.
bluff-log-rolls = Everybody rolls again.
bluff-log-end = Only one player has dice left.

bluff-score = Dice left: { $dice }

bluff-unreadable = “{ $text }” is not a move. Write “bid”, a number of dice and a face, as in “bid 3x5”, or “doubt”.
bluff-too-low-or-high = Bid more dice than the last bid, or as many of a higher face, but no more than are in play.
bluff-nothing-to-doubt = There is no bid to doubt yet.

bluff-position-dice = The dice of player { $player } could not be.
bluff-position-rounds = The rounds played and the dice left do not fit together.
bluff-position-bid = The bid could not be.

bluff-move-bid = Bid { $count } × { $face }
bluff-move-doubt = Doubt
bluff-area-rounds-played = Rounds played
bluff-area-count = Dice bid
bluff-area-face = Face bid
bluff-area-bidder = Bidder
bluff-area-shown = Dice as bid in the last round
bluff-area-left = Dice left
bluff-area-dice = Dice
