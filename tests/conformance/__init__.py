"""One suite for every game: what must hold of a game whatever its rules are."""
