### Puzzles: positions with one best move.

puzzle-title = Puzzles
puzzle-about = One move here is clearly the best. Find it.
puzzle-day = Puzzle of the day
puzzle-day-play = Solve today’s puzzle
puzzle-day-done = Solved today
puzzle-day-missed = Today’s is behind you; tomorrow brings another.
puzzle-find = Find the best move.
puzzle-right = Yes, that is the move.
puzzle-wrong = Not that one: another move is clearly better. Try again.
puzzle-shown = This was the move: { $move }.
# $move: in the notation of the game.
puzzle-answer = The best move is “{ $move }”.
puzzle-give-up = Show the answer
puzzle-follow = Show what may follow
puzzle-follow-next = Next move
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-strength = Your strength: { $points }
puzzle-strength-change = Your strength: { $points } ({ $change })
puzzle-difficulty = Difficulty: { $points }
puzzle-solved = { $solved } of { $count } solved
puzzle-found-by = Of our players, this is found by: { $levels }
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-share = Share
puzzle-copied = Copied
# A line to share. It gives nothing away. $marks: a sign for each try.
puzzle-share-line = Tripolis, puzzle of { $date }: { $game } { $marks } · { $streak }

## Errors

puzzle-unknown = { $game } has no puzzle “{ $name }”.
puzzle-none = { $game } has no puzzles yet.
puzzle-unreadable = The puzzles in { $file } cannot be read: { $problem }.
