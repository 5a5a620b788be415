"""A small game outside the package: the proof that a new one needs nothing but its own folder."""
