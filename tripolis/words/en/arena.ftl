### Tournaments: the command line's part in them, and the report.
###
### Names of options, players and programs are the same in every language.

## Numbers

arena-number = { $value }
arena-percent = { $value }%
arena-range = { $low }–{ $high }

arena-matches = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
arena-deals = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
arena-line-ups = { $count ->
        [one] { $count } line-up
       *[other] { $count } line-ups
    }
arena-seatings = { $count ->
        [one] { $count } seating
       *[other] { $count } seatings
    }
arena-players = { $count ->
        [one] { $count } player at a table
       *[other] { $count } players at a table
    }
arena-seed = seed { $seed }
arena-seat = Seat { $number }

## What the command says while it plays

arena-plan = { $matches } ({ $deals } × { $line_ups } × { $seatings })
arena-resumed = { $count ->
        [one] { $count } match is in the journal already.
       *[other] { $count } matches are in the journal already.
    }
arena-interrupted = Interrupted: { $done } of { $all } matches are safe in { $path }. The same command with --resume plays the rest.
arena-interrupted-lost = Interrupted. Nothing was kept: with --journal FILE a tournament can be resumed.
arena-report-written = The report is in { $path }

## The report

arena-title = { $game }: the arena
arena-ratings = Ratings
arena-ratings-about = Playing strength, judging by the results; a tournament begins with 25 for everybody. The line reaches two standard deviations to each side: where two lines lie apart, one player is clearly stronger.
arena-contestant = player
arena-rating = rating
arena-interval = 2σ
arena-elo = Elo
arena-firsts = first places
arena-firsts-interval = 95% interval
arena-mean-place = mean place
arena-mean-points = mean points
arena-time = ms a move
arena-rating-said = { $name }: { $rating }, from { $low } to { $high }

arena-times = Strength against time
arena-times-about = Elo against the processor time of a move, in milliseconds; each mark to the right is the same multiple. The line is the 95% interval. Programs are left out: their time is their own.
arena-time-said = { $name }: Elo { $elo } at { $time } ms a move

arena-duels = Head to head
arena-duels-about = In how many of a hundred matches the player of the row finished ahead of the player of the column; a tie counts half. Below it stands the 95% interval.
arena-duel-said = { $one } ahead of { $other }: { $share } ({ $low }–{ $high }), { $matches }

arena-seats = The first seat
# $verdict: more, less or none. $share, $low, $high, $fair: percentages.
arena-seats-about = { $verdict ->
        [more] The first seat has an advantage: { $share } of the victories ({ $low }–{ $high }), where { $fair } would be fair.
        [less] The first seat has a disadvantage: { $share } of the victories ({ $low }–{ $high }), where { $fair } would be fair.
       *[none] The first seat has no clear advantage: { $share } of the victories ({ $low }–{ $high }), where { $fair } would be fair.
    } The dashed line marks a fair share.

arena-lengths = How long a match takes
arena-lengths-about = Moves of all players together: half of the matches take no more than { $median }, the shortest took { $shortest } and the longest { $longest }.
# One bar of a histogram. $range: a number or a range of numbers. $matches: arena-matches.
arena-bar = { $range }: { $matches }

arena-points = Points
arena-points-about = How many points each player ends with, and how often. The line marks the median: half of the results lie on each side of it.
arena-median = median { $value }

arena-forfeits = Lost by failing
arena-forfeits-about = A program that crashes, is silent for too long, floods the line or answers with anything but a legal move loses the match. Random moves stand in for it, so that the others can play on. Such matches count as lost by it, and are left out where seats, lengths and its points are compared.
arena-forfeits-none = Every program played every match to its end.
# $lost and $all: numbers of matches. $moves: random moves made in the program's place.
arena-forfeits-count = { $lost } of { $all } matches lost this way; { $moves ->
        [one] { $moves } random move
       *[other] { $moves } random moves
    } in its place
arena-forfeits-example = for example: { $detail }
arena-forfeit-crash = it ended by itself: { $count }
arena-forfeit-silence = it was silent for too long: { $count }
arena-forfeit-nonsense = its answer could not be understood: { $count }
arena-forfeit-illegal = its move was not legal: { $count }
arena-forfeit-flood = it said far too much: { $count }

arena-method = How this was played
arena-method-schedule = Every set of players that can sit at a table together plays the same deals in every seating of a balanced Latin square. So each has the same cards in the same seats against the same opponents, and luck cancels out as far as it can.
arena-method-rating = Ratings follow the Plackett–Luce model (openskill), fed with the matches in the order of the schedule. Shares of victories come with Wilson's 95% interval; a shared victory counts in part.
arena-method-elo = Elo points follow the Bradley–Terry model and do not depend on the order of matches: 0 is the average of the players, and 400 points are odds of ten to one. Their 95% interval comes from 400 resamples of the deals.
arena-method-clock = { $names } thinks by the clock, so the same command can give slightly different results.
arena-method-command = To play it again:

## What is wrong

arena-same-name = Two players are called “{ $name }”. Give one of them another name, like this: other={ $name }
arena-no-such-contestant = There is no player “{ $name }”. You can choose from these: { $known }
arena-bad-command = “program:{ $command }” does not say how to start a program. Write it as you would in a terminal, like this: program:python3 my_bot.py
arena-no-program = The program “{ $command }” cannot be found or run.
arena-too-few = A table of { $game } seats { $players }, and only { $contestants } take part. Name at least { $players } players.
arena-bad-size = A tournament needs at least one match and some time for a move; { $matches } and { $seconds } s will not do.
arena-resume-what = --resume needs to know which tournament to continue: name its --journal or its --report.
arena-journal-exists = “{ $path }” already holds a tournament. Add --resume to continue it, or choose another file.
arena-journal-in-use = “{ $path }” is being written by another arena. Wait for it to end, or choose another file.
arena-journal-foreign = “{ $path }” is not a journal of this version of the arena. Choose another file.
arena-journal-damaged = Line { $line } of the journal “{ $path }” makes no sense. Restore an untouched copy, or begin again with another file.
arena-journal-differs = The journal “{ $path }” is from another tournament: its { $name } is “{ $theirs }” and not “{ $ours }”. Repeat the command as it was, or choose another file.
arena-worker-died = A process that played matches has died; perhaps it ran out of memory. The same command with --resume continues.
arena-no-ray = Ray is not installed. Install it with: pip install "tripolis[ray]"
arena-ray-unreachable = The Ray cluster “{ $address }” cannot be reached. { $reason }
arena-bad-function = “python:{ $name }” does not name a function. Write it like this: python:my_bot:choose
arena-no-function = The function “{ $name }” cannot be used: { $reason }
arena-setup = set-up
arena-opponent = against
arena-benchmark-matches = matches
arena-reward = mean reward
arena-processor = CPU seconds
arena-no-setup = There is no set-up “{ $name }”. These exist: { $known }.
arena-no-opponent = There is no opponent “{ $name }”. These exist: { $known }.
arena-one-contestant = The benchmark measures one player at a time. Begin with “{ $name }” alone.
