### What your own play says: after a game, and over all of them.

own-title = Your play
own-about = What your finished games say. Nobody else sees this page.
own-nothing = Finish a game, and it will be counted here.
own-results = Won { $won } of { $played }
own-against = Against
own-players = Players
own-played = Games
own-won = Won
own-people = People
own-right = right { $right } of { $count }
own-misjudged = Landmarks you misjudge
own-train = Train these landmarks
own-train-about = The landmarks you misjudge, one after another. Lay each into the map: no number falls to the right or upwards.
own-train-done = Done: { $score } of { $count } in the right place.
own-train-again = Train again
own-puzzles = Puzzles from your games
own-puzzle = { $game }, puzzle { $number }
own-share = Share your results
own-share-line = { $game }: { $won } of { $played } won
own-game = Your game
own-good = In { $good } of your { $count } decisions there was no clearly better move.
own-best = Well played
own-rose = Your chances: { $before } → { $after }
own-look = Worth another look
own-make-puzzle = Make it a puzzle
own-more = All your games
