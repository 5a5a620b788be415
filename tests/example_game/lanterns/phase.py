"""The phases of Lanterns, numbered by the turn in rules.py: `phase.SHOW`."""


def __getattr__(name: str) -> int:
    raise AttributeError(f"the turn of Lanterns has no phase {name}")
