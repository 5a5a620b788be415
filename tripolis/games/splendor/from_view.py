"""Positions that a view could have been drawn from.

A view leaves little open: the order of the decks, and what others have reserved unseen. In the
middle of a payment it also does not say which choices have been made already: each is tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tripolis.games.splendor import components, orient
from tripolis.games.splendor.knowledge import CARD_NUMBERS, card_text
from tripolis.games.splendor.notation import DECK_NUMBERS, SLOT_NUMBERS, token_counts
from tripolis.games.splendor.state import NOTHING

_KIND_NAMES = (*components.COLOUR_NAMES, "gold")


def positions(
    view: Mapping[str, Any], observation: Sequence[float] | None, random: Random
) -> Iterator[dict[str, Any]]:
    """Positions that fit a view, the likeliest first."""
    unseen = _unseen_cards(view)
    seats = [_seat(own, unseen) for own in view["seats"]]
    fixed = {
        **{name: view[name] for name in ("phase", "round", "idle_rounds", "start", "active")},
        **{name: view[name] for name in ("final_round", "passes")},
        "busy": view["idle_rounds"] == 0,
        "supply": _counts(view["supply"], _KIND_NAMES),
        "decks": unseen,
        "face_up": {shown["slot"]: shown["card"] for shown in view["face_up"]},
        "nobles": [_noble(shown) for shown in view["nobles"]],
        "cities": [{"face": shown["face"], "owner": shown["owner"]} for shown in view["cities"]],
        "towers": [
            {"slot": shown["slot"], "owner": shown["tower_owner"], "count": shown["towers"]}
            for shown in view["face_up"]
            if shown["towers"]
        ],
        "seats": seats,
    }
    for purchase in _purchases(view):
        yield {**fixed, "purchase": purchase}


def _counts(named: Mapping[str, int], names: Sequence[str]) -> list[int]:
    return [named.get(name, 0) for name in names]


def _unseen_cards(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """The cards that the viewer has not seen, by their decks."""
    seen = {shown["card"] for shown in view["face_up"]} | set(view["boxed"])
    for own in view["seats"]:
        seen |= {shown["card"] for shown in own["tableau"]}
        seen |= {shown["card"] for shown in own["reserved"] if not shown["hidden"]}
    return {
        deck: [
            card_text(card)
            for card in range(components.CARDS)
            if components.DECK_OF[card] == number
            and deck in view["decks"]
            and card_text(card) not in seen
        ]
        for deck, number in DECK_NUMBERS.items()
    }


def _seat(own: Mapping[str, Any], unseen: dict[str, list[str]]) -> dict[str, Any]:
    """A player's things; cards reserved unseen are any of their deck."""
    return {
        "tokens": _counts(own["tokens"], _KIND_NAMES),
        "tableau": [_tableau_card(shown) for shown in own["tableau"]],
        "gold_cards": own["gold_cards"],
        "reserved": [
            {"card": unseen[shown["back"]].pop(), "blind": True}
            if shown["hidden"]
            else {"card": shown["card"], "blind": shown["blind"]}
            for shown in own["reserved"]
        ],
        "shields": own["shields"],
    }


def _tableau_card(shown: Mapping[str, Any]) -> dict[str, Any]:
    if not components.is_bag(CARD_NUMBERS[shown["card"]]) or shown["bonus"] is None:
        return {"card": shown["card"]}
    return {"card": shown["card"], "copies": shown["bonus"], "value": shown["bonus_count"]}


def _noble(shown: Mapping[str, Any]) -> dict[str, Any]:
    tiles = [token_counts(need) for need in components.NOBLE_NEED]
    tile = tiles.index(shown["need"]) + 1
    return {"tile": tile, "owner": shown["owner"], "visited": shown["visited"]}


def _purchases(view: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The purchase in progress, with the choices that may have been made in it."""
    going_on = view["purchase"]
    place = going_on["place"] if going_on else ""
    wanted = SLOT_NUMBERS.get(place, NOTHING)
    if place.startswith("r"):
        wanted = components.SLOTS + int(place[1:]) - 1
    kept = _counts(going_on["kept"] if going_on else {}, components.COLOUR_NAMES)
    first_card = [[], *([cards] for cards in range(orient.DISCARD_CLASSES))]
    for discards in first_card if view["phase"] == "discard" else [[]]:
        for from_kind in range(components.KINDS):
            yield {
                "wanted": wanted,
                "kept": kept,
                "from_kind": from_kind,
                "discards": discards,
                "gained": view["gained"],
            }
