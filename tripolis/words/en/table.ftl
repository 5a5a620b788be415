# The table in the terminal.

table-round = round { $round }
table-turn-of = { $name }: { $prompt }

# The panels
table-log = What happened
table-moves = { $count ->
    [one] Your move
   *[other] Your { $count } moves
}
table-moves-matching = { $shown } of { $count } moves
table-no-moves = Nothing to decide now
table-entry = A move or its number
table-entry-done = Enter: hand the device to { $name }
table-entry-waiting = Wait for the others, or type help
table-entry-over = The match is over: again or quit

# The keys
table-key-rules = Rules
table-key-help = Help
table-key-theme = Theme
table-key-undo = Undo
table-key-save = Save
table-key-hint = Hint
table-key-quiet = Quiet
table-key-quit = Quit
table-key-close = Close
table-key-section = Section
table-key-scroll = Scroll
table-key-step = Step
table-key-move = Move
table-key-eyes = Eyes
table-key-play = Play

# What can be typed besides moves
table-command-hint = hint
table-command-undo = undo
table-command-save = save
table-command-help = help
table-command-rules = rules
table-command-quit = quit
table-command-again = again
table-command-quiet = quiet

# Answers to what was typed
table-no-such-number = There is no move { $number }: choose a number from 1 to { $count }.
table-saved = Saved in { $path }
table-save-failed = The match could not be saved in { $path } ({ $problem }); you can go on playing.
table-memory-failed = What was seen in this match could not be kept in { $path } ({ $problem }).
table-undone = Taken back: { $move }
table-nothing-to-undo = You have not made a move that could be taken back.
table-not-undone = Nothing was taken back.
table-bots-alone = Only bots sit at this table: lean back and watch.
table-pace = { $seconds ->
    [0] Bots move at once.
   *[other] Bots think for { $seconds } s.
}
table-not-over = The match is not over yet.
table-quiet = The opponents keep quiet now. F7 lets them speak again.
table-not-quiet = The opponents may speak again.
table-remark = { $name }: “{ $remark }”
table-hint = Hint: { $told } (type “{ $move }”). { $why }
table-move = { $move }
table-hint-thinking = Thinking …
table-no-hint = There is nothing for you to decide now.

# The curtain
table-curtain-title = Pass the device to { $name }
table-curtain-ready = { $name }, press Enter when you are ready.
table-curtain-change = { $number }: { $name } changes the answer first

# Questions
table-yes = Yes
table-no = No
table-ask-undo = Something was revealed; take it back anyway?
table-ask-undo-others = { $name } asks to take this back: “{ $move }” { $count ->
    [one] { $others }, is that all right with you?
   *[other] { $others }, is that all right with all of you?
}

# Step by step
table-show-title = Step by step
table-show-next = Enter: next ({ $number } of { $count })
table-show-done = Enter: go on
table-show-skip = Esc: skip

# The end
table-result-winner = { $player } wins!
    .you = You win!
table-result-shared = { $names } share the victory!
table-result-place = Place
table-result-player = Player
table-result-points = Points
table-result-saved = The record is in { $path }
table-result-again = Play again
table-result-look = Look at the table
table-result-quit = Quit

# Said on the command line, when the table has gone
table-left-resume = The match is saved. Go on with it: { $command }
table-left-replay = The match is saved. Watch it again: { $command }

# The replay
table-replay-at = move { $number } of { $count }
table-replay-start = The match begins.
table-replay-eyes = Seen by { $name }
table-replay-spectator = Seen by a spectator
table-replay-everything = Everything is open
table-replay-go = Go to move: { $number }_
table-replay-playing = playing
table-replay-end = The match ends here.
table-replay-unfinished = The record ends here; the match was not finished.

# The rules
table-rules-missing = The rules of this game have not been written down yet.

# The help
table-help-title = How to use the table
table-help =
    A move is typed as in the list (“B4 city”) or picked by its number, then Enter.
    While you type, the list shows only the moves that fit. A click on a move makes it.

    Tab | completes what you have begun
    ↑ ↓ | brings back what you typed before
    ? | the rules, open at what matters now
    F1 | this help
    F2 | the next language
    F3 | light or dark
    F4 | takes your last move back (also: undo)
    F5 | saves the match (also: save)
    F6 | a good move, and why (also: hint)
    F7 | silences the opponents, or lets them speak (also: quiet)
    F10 | saves and leaves (also: quit, Ctrl+C)
    + - | bots move slower or faster
    PgUp PgDn | scrolls the log
    Shift+↑ ↓ | scrolls the moves
    Ctrl+↑ ↓ | scrolls the picture
    Ctrl+← → | moves a picture that is too wide

    The match is saved after every move of yours, so nothing is ever lost.
table-help-replay =
    → ← | one step on or back
    ↓ ↑ | one whole move on or back
    Home End | the beginning and the end
    a number, Enter | goes to that move
    Tab | looks through other eyes
    Space | plays by itself, or stops
    + - | slower or faster
    ? | the rules
    F2 | the next language
    F3 | light or dark
    PgUp PgDn | scrolls the log
    Ctrl+↑ ↓ | scrolls the picture
    Ctrl+← → | moves a picture that is too wide
    F10 | leaves

# Lesson
table-key-go-on = Go on
table-learn-at = Step { $number } of { $count }
table-learn-look = Look at: { $parts }
table-learn-enter = Enter: go on
table-learn-move = Make a move, as the lesson says.
table-puzzle = Puzzle
table-puzzle-follow = Enter: the next move
table-puzzle-give-up = Show the answer
table-puzzle-move = Make the move that you think is best.
