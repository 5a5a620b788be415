"""The phases of Kosmopolis, numbered by the turn in rules.py: `phase.DRAFT`."""


def __getattr__(name: str) -> int:
    raise AttributeError(f"the turn of Kosmopolis has no phase {name}")
