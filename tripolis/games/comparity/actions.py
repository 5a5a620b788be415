"""The first action of each kind of move, numbered by the turn in rules.py: `actions.CHECK`.

There are 26,083 actions in all: an `int16` holds 32,767. Actions name cards
directly, not by their place in a row, so that an action means the same in every imagined world.
"""


def __getattr__(name: str) -> int:
    raise AttributeError(f"Comparity has no moves {name}")
