"""The rarer mechanisms of the rules, counted: does play really reach all of them?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripolis.engine.game import Mechanisms, Step
from tripolis.engine.viewer import SPECTATOR
from tripolis.games.splendor import narration, orient, phase, table
from tripolis.games.splendor.components import ABILITY, ABILITY_NAMES, NONE, POSTS
from tripolis.games.splendor.state import CITIES, ORIENT, STRONGHOLDS, TRADING_POSTS, State

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
    """The mechanisms that can occur at a table with these modules."""
    in_play = [keys for module, keys in _OF_MODULES.items() if table.has(s, module)]
    of_modules = [key for keys in in_play for key in keys]
    return _BASE + (_WITH_NOBLES if table.nobles_are_in_play(s) else []) + of_modules


def occur(steps: Iterable[Step]) -> Iterator[str]:
    """Every mechanism of a match, each time it occurs."""
    chain = 0
    for before, after, actor, action in steps:
        for event in narration.events(before, after, actor, action, SPECTATOR):
            if event.kind in _MECHANISM_OF:
                yield _MECHANISM_OF[event.kind]
            elif event.kind == "shield":
                yield f"splendor-post-{event.facts['post']}"
        yield from _choices(before, after)
        if _gains_a_card(before, after):
            # A bought card begins a chain; every free one makes it longer.
            chain = 1 if before.phase == phase.ACQUIRE else chain + 1
            yield from _orient(before, after)
            if chain == 3:
                yield "splendor-mechanism-chain-of-three"


def _choices(before: State, after: State) -> Iterator[str]:
    """Several nobles or several cities at once."""
    if before.phase != after.phase:
        if after.phase == phase.NOBLE:
            yield "splendor-mechanism-choice-of-nobles"
        if after.phase == phase.CITY:
            yield "splendor-mechanism-choice-of-cities"


def _gains_a_card(before: State, after: State) -> bool:
    gaining = (phase.ACQUIRE, phase.OFFER_CARD, phase.FREE)
    return bool(before.phase in gaining and after.phase == phase.ABILITY)


def _orient(before: State, after: State) -> Iterator[str]:
    """The ability of a card just gained, and cards with the bag symbol that paid for it."""
    if ABILITY[after.gained] != NONE:
        yield f"splendor-ability-{ABILITY_NAMES[ABILITY[after.gained]]}"
    bought = before.phase == phase.ACQUIRE and orient.is_paid_with_cards(int(after.gained))
    if bought and orient.is_bag_class(int(before.discards[0])):
        yield "splendor-mechanism-bags-first"


MECHANISMS = Mechanisms(possible, occur)
