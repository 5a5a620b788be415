"""The phases of Comparity, numbered by the turn in rules.py: `phase.REACT`."""


def __getattr__(name: str) -> int:
    raise AttributeError(f"the turn of Comparity has no phase {name}")
