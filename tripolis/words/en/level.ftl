# The levels of the bots: a name each, and what to expect of them in one line.
level-visitor = Visitor
level-visitor-about = Plays for the first time: has a favourite and overlooks the rest.
level-newcomer = Newcomer
level-newcomer-about = Sees most of what lies on the table, but has a weakness.
level-regular = Regular
level-regular-about = Knows what things are worth and takes the best in sight, but never looks ahead.
level-advanced = Advanced
level-advanced-about = Has a trained eye for good moves and seldom lets one slip.
level-expert = Expert
level-expert-about = Knows the finer points and makes only small mistakes.
level-candidate = Candidate master
level-candidate-about = Misses even less than an expert and leaves little to chance.
level-master = Master
level-master-about = Thinks for a whole second about every move and forgives little.
