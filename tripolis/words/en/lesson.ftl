# Lessons: what all games share. A game’s lessons are in its words, in “GAME_lessons”.

lesson-again = That is allowed, but save it for a real game. Here, try what is highlighted.
# The opponents in lessons.
lesson-friend-1 = Anna
lesson-friend-2 = Viktor
lesson-friend-3 = Maria

## Errors

lesson-unknown = { $game } has no lesson “{ $name }”. It has: { $known }.
lesson-unreadable = The lesson in { $file } cannot be read: { $problem }.
lesson-wants-move = The lesson waits for a move.
lesson-no-move = No move is expected now: go on reading.
lesson-nobody-replies = Nobody is left to reply “{ $reply }” at { $moment }.
lesson-bad-reply = No reply of “{ $reply }” is legal at { $moment }.
