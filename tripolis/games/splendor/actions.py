"""Where the actions of each kind begin, numbered by the turn in rules.py: `actions.BUY`."""


def __getattr__(name: str) -> int:
    raise AttributeError(f"the turn of Splendor has no moves {name}")
