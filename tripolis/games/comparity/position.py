"""A state of Comparity as JSON, and reading one back, with every value checked."""

from __future__ import annotations

from typing import Any

from tripolis.engine.errors import BadPosition
from tripolis.engine.strict import Reader, number_within
from tripolis.games.comparity import dealing, notation, phase, rearranging, rows, zone
from tripolis.games.comparity.components import CARDS, DECK_CARDS, IDS, NO_CARD, PILE_CARDS
from tripolis.games.comparity.rules import TURN
from tripolis.games.comparity.state import (
    LONGEST_ROW,
    MOST_IN_PLAY,
    NOBODY,
    REACTION_NAMES,
    ROOM,
    TRAVELLERS,
    State,
)

_LEVELS = TRAVELLERS.values
_SMALLEST, _LARGEST = -(1 << 15), (1 << 15) - 1


def position(s: State) -> dict[str, Any]:
    """The whole state. The pile is listed from the top; `numbers` are open sides (tenths of a
    metre, year) that differ from the landmark's, in an imagined world."""
    stock = [notation.card_text(card) for card in s.stock[: int(s.box_size) + int(s.pile_size)]]
    original = s.copy()
    dealing.clear(original)
    return {
        "phase": TURN.phase_names[s.phase],
        "first": int(s.first),
        "turn": int(s.turn),
        "reaction": REACTION_NAMES[s.reaction],
        "played": _name(s.played),
        "checked": _name(s.checked),
        "neighbour": _name(s.neighbour),
        "found": int(s.found),
        "taker": int(s.taker),
        "owed": int(s.owed),
        "giver": int(s.giver),
        "zone": [_zone_position(s, place) for place in range(int(s.zone_size))],
        "discarded": [
            notation.card_text(card)
            for card in range(CARDS)
            if s.shown[card] and zone.place_of_card(s, card) == zone.NO_PLACE
        ],
        "pile": stock[int(s.box_size) :][::-1],
        "box": stock[: int(s.box_size)],
        "numbers": {
            notation.card_text(card): [int(s.height[card]), int(s.year[card])]
            for card in range(CARDS)
            if (s.height[card], s.year[card]) != (original.height[card], original.year[card])
        },
        "seats": [
            {
                "row": [notation.card_text(card) for card in s.row[seat, : s.row_size[seat]]],
                "level": _LEVELS[s.travellers[seat]],
                "memory": [int(number) for number in s.belief[seat]],
            }
            for seat in range(int(s.players))
        ],
    }


def _name(card: int) -> str | None:
    return None if card == NO_CARD else notation.card_text(card)


def _zone_position(s: State, place: int) -> dict[str, Any]:
    return {
        "card": notation.card_text(s.zone_card[place]),
        **notation.cell_parts(int(s.zone_cell[place])),
        "open": zone.is_open(s, place),
        "by": int(s.laid_by[s.zone_card[place]]),
    }


# Reading a position


def from_position(truth: Any, s: State) -> None:
    """Fill a state whose options are set; every card must be in one place."""
    reader = Reader(truth, "state")
    players = int(s.players)
    dealing.recall_earlier_games(s)
    dealing.clear(s)
    _read_table(reader, s)
    for entry in reader.objects("zone", 1, MOST_IN_PLAY):
        _read_zone_card(entry, s)
    for card in reader.items("discarded", notation.read_card, 0, MOST_IN_PLAY):
        s.shown[card] = 1
    _read_stock(reader, s)
    _read_numbers(reader, s)
    for seat, own in enumerate(reader.objects("seats", players, players)):
        for card in own.items("row", notation.read_card, 0, LONGEST_ROW):
            rows.add_to_row(s, seat, card)
        own.choice("level", (_LEVELS[s.travellers[seat]],))
        s.belief[seat] = own.items("memory", number_within(_SMALLEST, _LARGEST), CARDS, CARDS)
        own.done()
    reader.done()
    _check_cards(s, truth)


def _read_table(reader: Reader, s: State) -> None:
    last = int(s.players) - 1
    first_decision = phase.TURN
    s.phase = first_decision + reader.choice("phase", TURN.phase_names[first_decision:])
    s.first = reader.integer("first", 0, last)
    s.turn = reader.integer("turn", 0, last)
    s.reaction = reader.choice("reaction", REACTION_NAMES)
    s.played = _read_card_or_none(reader, "played")
    s.checked = _read_card_or_none(reader, "checked")
    s.neighbour = _read_card_or_none(reader, "neighbour")
    s.found = reader.integer("found", 0, rearranging.MOST_MISPLACED)
    s.taker = reader.integer("taker", NOBODY, last)
    s.owed = reader.integer("owed", 0, 3)
    s.giver = reader.integer("giver", NOBODY, last)


def _read_card_or_none(reader: Reader, name: str) -> int:
    value = reader.take(name)
    if value is None:
        return NO_CARD
    card = notation.read_card(value)
    if card is None:
        raise reader.wrong(name, "engine-position-item", item=str(value)[:40])
    return card


def _read_zone_card(entry: Reader, s: State) -> None:
    card = notation.read_card(entry.take("card"))
    if card is None:
        raise entry.wrong("card", "engine-position-item", item=str(entry.take("card"))[:40])
    reach = zone.REACH - 1
    x, y = entry.integer("x", -reach, reach), entry.integer("y", -reach, reach)
    cell = zone.cell_at(x, y)
    if zone.place_of(s, cell) != zone.NO_PLACE:
        raise BadPosition("comparity-position-cell", x=x, y=y)
    zone.put_into_zone(s, card, cell, entry.integer("by", NOBODY, int(s.players) - 1))
    s.shown[card] = int(entry.boolean("open"))
    entry.done()


def _read_stock(reader: Reader, s: State) -> None:
    most = int(PILE_CARDS[s.players]) - 1  # the first card of the zone came from the pile
    pile = reader.items("pile", notation.read_card, 0, most)
    box = reader.items("box", notation.read_card, 0, DECK_CARDS)
    stock = box + pile[::-1]
    if len(stock) > DECK_CARDS:
        raise reader.wrong("box", "engine-position-list", low=0, high=DECK_CARDS - len(pile))
    s.stock[: len(stock)] = stock
    s.pile_size, s.box_size = len(pile), len(box)


def _read_numbers(reader: Reader, s: State) -> None:
    numbers = reader.object("numbers")
    for name in reader.take("numbers"):
        card = notation.read_card(name)
        if card is None:
            raise numbers.wrong(str(name)[:40], "engine-position-unknown")
        pair = numbers.items(str(name), number_within(_SMALLEST, _LARGEST), 2, 2)
        s.height[card], s.year[card] = pair
    numbers.done()


def _check_cards(s: State, truth: dict[str, Any]) -> None:
    """Every card of the available deck is in one place, and nothing else is anywhere."""
    places = [entry["card"] for entry in truth["zone"]]
    places += truth["discarded"] + truth["pile"]
    for seat in truth["seats"]:
        places += seat["row"]
    in_play = len(places)
    places += truth["box"]
    for name in places:
        card = IDS.index(name)
        if places.count(name) > 1:
            raise BadPosition("comparity-position-twice", card=name)
        if card >= DECK_CARDS or not dealing.belongs_to_deck(s, card):
            raise BadPosition("comparity-position-deck", card=name)
    needed = dealing.cards_needed(int(s.players))
    if in_play != needed:
        raise BadPosition("comparity-position-count", count=in_play, needed=needed)
    _check_available(s, places, needed)


def _check_available(s: State, places: list[str], needed: int) -> None:
    """Seen cards fill up a deck that would be too small; otherwise they are out of the game."""
    remembers = s.deck_memory == ROOM
    in_deck = [card for card in range(DECK_CARDS) if dealing.belongs_to_deck(s, card)]
    unseen = [card for card in in_deck if not (remembers and s.seen[card])]
    for card in unseen:
        if IDS[card] not in places:
            raise BadPosition("comparity-position-missing", card=IDS[card])
    available = max(needed, dealing.count_unseen(s)) if remembers else len(in_deck)
    if len(places) != available:
        raise BadPosition("comparity-position-count", count=len(places), needed=available)
