"""The rarer turns of the rules, told apart and counted: does play really meet all of them?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripolis.engine.game import Mechanisms, Step
from tripolis.engine.viewer import SPECTATOR
from tripolis.games.splendor.components import ABILITY, ABILITY_NAMES, NONE, POSTS
from tripolis.games.splendor.narration import events
from tripolis.games.splendor.orient import is_bag_class, is_paid_with_cards
from tripolis.games.splendor.state import (
    ABILITY as RESOLVE_ABILITY,
)
from tripolis.games.splendor.state import (
    ACQUIRE,
    CITIES,
    CITY,
    FREE,
    NOBLE,
    OFFER_CARD,
    ORIENT,
    STRONGHOLDS,
    TRADING_POSTS,
    State,
)
from tripolis.games.splendor.table import has, nobles_are_in_play

_MECHANISM_OF = {
    "returns": "splendor-mechanism-return",
    "noble": "splendor-mechanism-noble",
    "city": "splendor-mechanism-city",
    "tower-put": "splendor-mechanism-tower-put",
    "tower-move": "splendor-mechanism-tower-move",
    "tower-remove": "splendor-mechanism-tower-remove",
    "conquers": "splendor-mechanism-conquest",
}
"""The events that are mechanisms by themselves."""

_BASE = ["splendor-mechanism-return"]
_WITH_NOBLES = ["splendor-mechanism-noble", "splendor-mechanism-choice-of-nobles"]
_OF_MODULES = {
    CITIES: ["splendor-mechanism-city", "splendor-mechanism-choice-of-cities"],
    STRONGHOLDS: [
        "splendor-mechanism-tower-put",
        "splendor-mechanism-tower-move",
        "splendor-mechanism-tower-remove",
        "splendor-mechanism-conquest",
    ],
    TRADING_POSTS: [f"splendor-post-{post + 1}" for post in range(POSTS)],
    ORIENT: [
        *(f"splendor-ability-{name}" for name in ABILITY_NAMES if name != ABILITY_NAMES[NONE]),
        "splendor-mechanism-bags-first",
        "splendor-mechanism-chain-of-three",
    ],
}


def possible(s: State) -> list[str]:
    """What can come about at a table with these modules."""
    of_modules = [key for module, keys in _OF_MODULES.items() if has(s, module) for key in keys]
    return _BASE + (_WITH_NOBLES if nobles_are_in_play(s) else []) + of_modules


def occur(steps: Iterable[Step]) -> Iterator[str]:
    """Every mechanism of a match, each time it comes about."""
    chain = 0
    for before, after, actor, action in steps:
        for event in events(before, after, actor, action, SPECTATOR):
            if event.kind in _MECHANISM_OF:
                yield _MECHANISM_OF[event.kind]
            elif event.kind == "shield":
                yield f"splendor-post-{event.facts['post']}"
        yield from _choices(before, after)
        if _gains_a_card(before, after):
            # A bought card begins a chain; every free one makes it longer.
            chain = 1 if before.phase == ACQUIRE else chain + 1
            yield from _orient(before, after)
            if chain == 3:
                yield "splendor-mechanism-chain-of-three"


def _choices(before: State, after: State) -> Iterator[str]:
    """Several nobles or several cities at once."""
    if before.phase != after.phase:
        if after.phase == NOBLE:
            yield "splendor-mechanism-choice-of-nobles"
        if after.phase == CITY:
            yield "splendor-mechanism-choice-of-cities"


def _gains_a_card(before: State, after: State) -> bool:
    return bool(before.phase in (ACQUIRE, OFFER_CARD, FREE) and after.phase == RESOLVE_ABILITY)


def _orient(before: State, after: State) -> Iterator[str]:
    """The ability of a card just gained, and cards with the bag symbol that paid for it."""
    if ABILITY[after.gained] != NONE:
        yield f"splendor-ability-{ABILITY_NAMES[ABILITY[after.gained]]}"
    bought = before.phase == ACQUIRE and is_paid_with_cards(int(after.gained))
    if bought and is_bag_class(int(before.discards[0])):
        yield "splendor-mechanism-bags-first"


MECHANISMS = Mechanisms(possible, occur)
