### The command line. Options, commands, names of games and bots are the same in every language.

# A person who gave no name.
terminal-you = Player
terminal-numbered = { $name } { $number }
# Where the results of a command go, named in the place of a file.
terminal-output = the output
terminal-no-version = (not installed)
terminal-rules-way = Rules run { $way ->
    [numba] compiled by Numba
    [wasm] in WebAssembly modules
   *[plain] as plain Python
}.
terminal-rules-outdated = No current module: { $games }. Meanwhile { $numba ->
    [yes] Numba compiles the rules
   *[no] the rules run as plain Python, slowly
}. `make modules` builds it.

## Numbers

terminal-number = { $value }
terminal-percent = { $value }%
terminal-seconds = { $value } s
terminal-bytes = { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }

## tripolis games

terminal-players = { $low }–{ $high } players
terminal-option = option
terminal-values = values
terminal-default = default
# The default of an option that depends on another one.
terminal-follows = follows { $option }
terminal-none = none
# $shown: a list that goes on.
terminal-and-more = { $shown } and { $count } more
terminal-games-hint = Play: tripolis play GAME --option value · Rules: tripolis rules GAME · Options: tripolis games GAME

## tripolis play

terminal-which-game = Which game? A number or a name:

## tripolis prepare

terminal-compiling = Compiling the rules: { $games }
terminal-prepared = The rules are compiled and ready ({ $seconds } s).
terminal-prepared-before = The rules are already compiled and ready.
terminal-prepare-interpreted = TRIPOLIS_INTERPRET is set, or Numba is missing: rules run as plain Python, and there is nothing to compile.
terminal-prepare-failed = The rules of { $game } cannot be compiled: { $reason }

## tripolis simulate

terminal-matches = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
terminal-players-exactly = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
terminal-seed = seed { $seed }
terminal-player = player
terminal-seat-column = seat
terminal-seat = seat { $number }
terminal-wins = wins
terminal-interval = 95% interval
# The mean place a player took.
terminal-rank = mean rank
terminal-points = mean points
# The fewest and the most points.
terminal-range = min – max
# $verdict: more, less or none. $share, $low, $high, $fair: percentages.
terminal-first-seat = { $verdict ->
        [more] The first seat is an advantage: it wins { $share } of the matches ({ $low } – { $high }), and { $fair } would be fair.
        [less] The first seat is a disadvantage: it wins { $share } of the matches ({ $low } – { $high }), and { $fair } would be fair.
       *[none] The first seat is no clear advantage: it wins { $share } of the matches ({ $low } – { $high }), and { $fair } would be fair.
    }
terminal-mechanisms = mechanisms
terminal-mechanism = mechanism
terminal-times = times
terminal-per-match = per match
terminal-no-mechanisms = { $game } has no mechanisms to count: its log tells everything.
# All three are numbers of moves.
terminal-lengths = A match takes { $mean } moves on average, { $shortest } at least and { $longest } at most.

## tripolis verify

terminal-verified-whole = The file is whole and unchanged.
terminal-verified-rules = It is a match of { $game }, played by rules version { $version }.
terminal-verified-deal = The cards are dealt from the seed.
terminal-verified-position = It goes on from a position that is possible.
terminal-verified-moves = { $count ->
        [0] No move has been made yet.
        [one] The one move is legal.
       *[other] All { $count } moves are legal.
    }
terminal-verified-state = The final position is the recorded one.
terminal-verified-unfinished = The match is not over, and the record claims no result.
# $places: a list of terminal-place.
terminal-verified-result = The result is right: { $places }.
terminal-place = { $rank }. { $player } ({ $points })

## tripolis bench

terminal-game = game
terminal-players-column = players
terminal-bench-moves = Moves per second ({ $policy } bots)
terminal-bench-matches = Matches per second ({ $policy } bots)
terminal-bench-way-interpreted = plain Python
terminal-bench-way-module = one core, module
terminal-bench-way-one_core = one core, Numba
terminal-bench-way-all_cores = { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }
terminal-bench-way-cuda = CUDA
terminal-bench-state = size of a state
terminal-bench-compile = compiling from nothing
terminal-bench-started = { $command } takes { $seconds } s from call to end.
terminal-bench-no-cuda = There is no CUDA device here, or numba-cuda is not installed: CUDA was not measured.
terminal-bench-doing-interpreted = { $game }: plain Python
terminal-bench-doing-compiled = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: compiled
terminal-bench-doing-cold = { $game }: compiling from nothing
terminal-bench-doing-start = { $command }: starting
terminal-bench-interpreted = TRIPOLIS_INTERPRET is set, or Numba is missing, so compiled rules cannot be measured here.
terminal-bench-failed = A measurement failed: { $reason }

## What is wrong

terminal-missing-extra = This command needs packages that are not installed: pip install "tripolis[{ $extra }]"
terminal-no-such-command = There is no command “{ $command }”; the commands are { $known }.
terminal-no-such-option = There is no option “{ $option }”; “{ $command } --help” lists them all.
terminal-no-game-option = There is no option “{ $option }”; the options of { $game } are { $known }, and “{ $command } --help” lists the others.
terminal-option-value = The option “{ $option }” needs a value, unless it is a switch, which takes none; see “{ $command } --help”.
terminal-missing-argument = { $name } is missing; see “{ $command } --help”.
terminal-bad-value = { $name } cannot have this value; see “{ $command } --help”.
terminal-bad-usage = The command has a word too many or too few; see “{ $command } --help”.
terminal-extra-argument = “{ $word }” is a word too many; see “{ $command } --help”.
terminal-no-such-language = There is no language “{ $named }”; choose from { $known }.
terminal-no-such-section = The rules of { $game } have no section “{ $section }”; their sections are { $known }.
terminal-no-such-bot = There is no bot “{ $name }”; choose from { $known }.
terminal-bad-pair = “{ $pair }” is not an option of the form NAME=VALUE.
terminal-empty-seat = A seat in “{ $seats }” has no name; write the names with one comma between them.
terminal-seats-differ = { $seats ->
        [one] One seat is
       *[other] { $seats } seats are
    } named for { $players ->
        [one] one player
       *[other] { $players } players
    }; name as many as there are players, or leave --players out.
terminal-long-name = The name “{ $name }…” is too long; a name has at most { $most } letters.
terminal-resume-alone = --resume goes on with a match that has begun, so “{ $name }” cannot be given with it.
terminal-no-terminal = “tripolis { $command }” needs a terminal, and here the input or the output is not one.
terminal-file-exists = “{ $path }” already exists; continue it with --resume, or choose another name.
terminal-no-memory = { $game } remembers nothing from one match to the next, so --memory is of no use here.
terminal-file-missing = “{ $path }” cannot be found.
terminal-file-forbidden = You may not read or write “{ $path }”.
terminal-file-folder = “{ $path }” is a folder, not a file.
terminal-file-full = There is no room left to write to { $path }.
terminal-file-problem = The system refuses “{ $path }”: { $problem }.

# Lesson
terminal-lesson-right = all paths walked
terminal-lesson-wrong = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}

## tripolis site

terminal-site-bad-server = “{ $address }” is not the address of a server: it begins with http:// or https://.
terminal-site-no-page = There is no page to make a site of: build it with “make site”, or install a package that has one.
terminal-site-written = The site is in { $folder }: any web server can serve it.

## tripolis puzzles

terminal-puzzles-name = puzzle
terminal-puzzles-difficulty = missed by
terminal-puzzles-answer = answer
terminal-puzzles-idea = first idea
terminal-puzzles-checked = { $game }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} checked
terminal-puzzles-agree = { $game }: another miner agrees on { $same } of { $count }, has another answer for { $other }, and is not sure of { $unsure }.
terminal-puzzles-unsure = the other miner is not sure
terminal-puzzles-other = the other miner has another answer
