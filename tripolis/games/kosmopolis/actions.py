"""Where the actions of each kind begin, numbered by the turn in rules.py: `actions.PAY`."""


def __getattr__(name: str) -> int:
    raise AttributeError(f"the turn of Kosmopolis has no moves {name}")
