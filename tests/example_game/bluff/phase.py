"""The phases of Bluff, numbered by the turn in rules.py: `phase.BID`."""


def __getattr__(name: str) -> int:
    raise AttributeError(f"the turn of Bluff has no phase {name}")
