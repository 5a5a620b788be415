"""Positions that a view could have been drawn from.

Everything on the table lies open to everybody. A view does not say which cards are where in the
pile and the box, who gave the last card, and what a seat remembers: that is in the observation, as
the estimates, or is drawn anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from tripolis.engine.luck import new_luck
from tripolis.games.comparity import GAME, belief, dealing
from tripolis.games.comparity.components import DECK_CARDS, DECK_IDS, HEIGHTS, IDS, YEARS
from tripolis.games.comparity.observation import OBSERVATION
from tripolis.games.comparity.state import HEIGHT, NOBODY, TRAVELLERS, State

_SCALES = {"height": 4000, "year": 2000}
"""What the observation divides a number by."""


def positions(
    view: Mapping[str, Any], observation: Sequence[float] | None, random: Random
) -> Iterator[dict[str, Any]]:
    """Positions that fit a view, the likeliest first."""
    check = view["check"] or {"card": None, "neighbour": None, "violations": 0}
    obtaining = view["obtaining"] or {"seat": NOBODY, "owed": 0}
    pile, box = _stock(view, random)
    fixed = {
        **{name: view[name] for name in ("phase", "first", "turn", "reaction", "played")},
        "checked": check["card"],
        "neighbour": check["neighbour"],
        "found": check["violations"],
        "owed": obtaining["owed"],
        "discarded": [shown["card"] for shown in view["discarded"]],
        "pile": pile,
        "box": box,
        "numbers": _numbers(view),
        "seats": _seats(view, observation, random),
    }
    for zone, (taker, giver) in product(
        _zones(view, check, observation), _gifts(view, obtaining["seat"])
    ):
        yield {**fixed, "zone": zone, "taker": taker, "giver": giver}


def _gifts(view: Mapping[str, Any], obtains: int) -> list[tuple[int, int]]:
    """Who may obtain cards, and who gave or was passed over last; the likeliest first."""
    nobody_first = range(NOBODY, int(view["players"]))
    if obtains != NOBODY:
        return [(obtains, giver) for giver in (*view["acting"], *nobody_first)]
    # Cards from the pile count as given by the player who obtains them.
    pairs = product(nobody_first, nobody_first)
    return sorted(pairs, key=lambda pair: pair[0] != pair[1])


def _zones(
    view: Mapping[str, Any], check: Mapping[str, Any], observation: Sequence[float] | None
) -> Iterator[list[dict[str, Any]]]:
    """The zone. At the end all cards turn over; only the observation says which were open."""
    zone = [
        {name: shown[name] for name in ("card", "x", "y", "open")}
        | {"by": NOBODY if shown["by"] is None else shown["by"]}
        for shown in view["zone"]
    ]
    if view["phase"] == "end":
        opened = [check["card"], check["neighbour"]]
        if observation is not None:
            names = [laid["card"] for laid in zone]
            opened += [name for name in names if _observed(observation, name, "open in zone")]
        yield [laid | {"open": laid["card"] in opened} for laid in zone]
    yield zone


def _observed(observation: Sequence[float], name: str, what: str) -> float:
    """One number of a landmark."""
    return float(observation[OBSERVATION.index(f"{name} {what}")])


def _stock(view: Mapping[str, Any], random: Random) -> tuple[list[str], list[str]]:
    """The pile and the box: cards that lie nowhere else, those no earlier game has shown first."""
    s = _scratch(view)
    lying = [shown["card"] for place in ("zone", "discarded") for shown in view[place]]
    lying += [shown["card"] for own in view["seats"] for shown in own["row"]]
    top = [view["pile_top"]["card"]] if view["pile_top"] else []
    left = [
        IDS[card]
        for card in range(DECK_CARDS)
        if dealing.belongs_to_deck(s, card) and IDS[card] not in (*lying, *top)
    ]
    random.shuffle(left)
    earlier = set(view["options"]["seen"]) if view["options"]["deck_memory"] == "room" else set()
    left.sort(key=lambda name: name in earlier)
    hidden = left[: view["pile"] - len(top) + view["box"]]
    below = view["pile"] - len(top)
    return top + hidden[:below], hidden[below:]


def _numbers(view: Mapping[str, Any]) -> dict[str, list[int]]:
    """The open sides that are not the landmark's, as in an imagined world."""
    told = [shown for place in ("zone", "discarded") for shown in view[place]]
    told += [shown for own in view["seats"] for shown in own["row"]]
    numbers = {}
    for shown in told:
        if shown["height"] is not None:
            card = IDS.index(shown["card"])
            pair = [round(shown["height"] * 10), shown["year"]]
            if pair != [int(HEIGHTS[card]), int(YEARS[card])]:
                numbers[shown["card"]] = pair
    return numbers


def _seats(
    view: Mapping[str, Any], observation: Sequence[float] | None, random: Random
) -> list[dict[str, Any]]:
    s = _scratch(view)
    luck = new_luck(random.getrandbits(256))
    for seat in range(int(s.players)):
        belief.remember_landmarks(s, seat, luck)
    if observation is not None and view["viewer"] is not None:
        _take_estimates(s, view, observation)
    return [
        {
            "row": [shown["card"] for shown in own["row"]],
            "level": TRAVELLERS.values[s.travellers[seat]],
            "memory": [int(number) for number in s.belief[seat]],
        }
        for seat, own in enumerate(view["seats"])
    ]


def _take_estimates(s: State, view: Mapping[str, Any], observation: Sequence[float]) -> None:
    """The viewer remembers what the observation says; of an open card that is gone, and no use."""
    mode = "height" if s.mode == HEIGHT else "year"
    for card, name in enumerate(DECK_IDS):
        number = _observed(observation, name, "estimate")
        s.belief[view["viewer"], card] = round(number * _SCALES[mode])


def _scratch(view: Mapping[str, Any]) -> State:
    """A state with the options of the view, before anything is dealt."""
    s: State = GAME.new_state()
    encoded = GAME.encode_options(GAME.full_options(view["options"]))
    GAME.setup(s, view["players"], encoded, new_luck(0))
    return s
