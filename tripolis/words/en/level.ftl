# The levels of the bots: a name each, and what to expect of them in one line.
level-newcomer = Newcomer
level-newcomer-about = Plays on a hunch and often settles for second best.
level-regular = Regular
level-regular-about = Knows what things are worth and takes the best in sight, but never looks ahead.
level-expert = Expert
level-expert-about = Tries out hundreds of continuations before every move.
level-master = Master
level-master-about = Thinks for a whole second about every move and forgives little.
