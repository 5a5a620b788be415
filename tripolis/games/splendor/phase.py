"""The phases of Splendor, numbered by the turn in rules.py: `phase.PAY`."""


def __getattr__(name: str) -> int:
    raise AttributeError(f"the turn of Splendor has no phase {name}")
