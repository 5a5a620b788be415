### What every game shares: seats, refusals, positions and record files.
###
### $reason is a whole sentence of its own. $place is a path inside a position, such as
### state.seats[0].hand; option names, values and moves are the same in every language.

# A seat whose player has no name. $number counts from 1.
engine-seat = Player { $number }
# A person’s name; languages that decline names say with a word for “player” in which case it stands.
engine-named = { $name }

## Starting a game

engine-unknown-game = There is no game called “{ $name }”. You can play: { $known }.
engine-broken-game = The game “{ $name }” cannot be loaded from the package “{ $package }”: { $problem }.
engine-not-a-game = The package “{ $package }” has no GAME with the name “{ $name }”.
engine-unknown-option = The game “{ $game }” has no option “{ $option }”. It has these: { $allowed }.
engine-bad-choice = The option “{ $option }” cannot be “{ $value }”. Choose from: { $allowed }.
engine-too-many-seats = The option “{ $option }” takes one value for each seat. You gave { $count } values, and no table has more than { $most } seats.
engine-bad-switch = The option “{ $option }” cannot be “{ $value }”. It is either true or false.
engine-bad-number = The option “{ $option }” cannot be “{ $value }”. Give a whole number from { $low } to { $high }.
engine-bad-players = This game cannot be played with “{ $players }” players. It takes from { $low } to { $high }.
engine-bad-players-type = The number of players is a whole number from { $low } to { $high }, not “{ $players }” of type { $type }.
engine-unknown-player = There is no bot called “{ $name }”. You can choose from: { $known }.
engine-bad-seed = “{ $seed }” is not a seed. Give a whole number below 2 to the power of 256, or up to 64 hexadecimal digits as text.

## Playing

engine-match-over = The game is over, so there are no more moves to make.
engine-wrong-seat = There is no seat “{ $seat }” at this table. Seats are numbered from 0 to { $last }.
engine-wrong-seat-type = A seat is a whole number from 0 to { $last }, not “{ $seat }” of type { $type }.
engine-not-your-turn = It is not { $player }’s turn.
    .you = It is not your turn.
engine-illegal-move = “{ $move }” is not possible now. { $reason }
engine-nothing-to-undo = There is nothing to take back: no move has been made yet.

## Positions

engine-position-rules = This position follows version { $version } of the rules, and this program plays version { $ours }. Open it with a Tripolis that has the same rules.
engine-position-object = “{ $place }” must be a JSON object, with names and values in curly brackets.
engine-position-missing = “{ $place }” is missing from the position. Please add it.
engine-position-unknown = “{ $place }” does not belong in a position. Please remove it.
engine-position-number = “{ $place }” must be a whole number from { $low } to { $high }.
engine-position-boolean = “{ $place }” must be true or false.
engine-position-choice = “{ $place }” must be one of these: { $allowed }.
engine-position-list = “{ $place }” must be a list; number of items in it: from { $low } to { $high }.
engine-position-item = “{ $place }” cannot be “{ $item }”. Write it the way the program does when it saves a position.

## Record files

engine-record-unreadable = The file “{ $path }” cannot be read ({ $problem }). Check that it exists and that you may open it.
engine-record-too-large = The file “{ $path }” is much too large for a game record. Please choose another file.
engine-record-foreign = This is not a Tripolis game record. Such a file is plain text and begins with the words “Tripolis record”.
engine-record-newer = This record has format { $version }, and this program reads formats up to { $ours }. A newer Tripolis will open it.
engine-record-newer-rules = Line { $line }: this game follows version { $version } of the rules, and this program plays version { $ours }. A newer Tripolis will open it.
engine-record-older-rules = Line { $line }: this game follows version { $version } of the rules, and this program plays version { $ours }. The Tripolis it was saved with will open it.
engine-record-truncated = The record breaks off at line { $line }. Please use a complete copy of the file.
engine-record-damaged = The record was changed after it was saved: its contents do not match the last line, number { $line }. Please use an untouched copy of the file.
engine-record-expected = Line { $line } must begin with “{ $name }:”.
engine-record-value = Line { $line }: the value of “{ $name }” makes no sense. Write it the way the program does when it saves a game.
engine-record-left-over = Line { $line } is one too many: the record should already have ended.
engine-record-line = There is a mistake in line { $line }. { $reason }
engine-record-start = The game in this record cannot begin. { $reason }
engine-record-move = There is a wrong move in line { $line }. { $reason }
engine-record-state = Line { $line }: the moves lead to a different final position from the one in the record. Please use an untouched copy of the file.
engine-record-result = Line { $line }: the moves lead to a different result from the one in the record. Please use an untouched copy of the file.
engine-position-question = The question that this position asks cannot come up in it.
engine-bad-view = No position looks like this view. Give a view as the game drew it, with its observation and legal moves or without.
engine-no-from-view = A match of { $game } cannot be made from a view: the game has no module “from_view”.
