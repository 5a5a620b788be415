"""A state of Comparity as JSON, and the way back, which believes nothing it has not checked."""

from __future__ import annotations

from typing import Any

from tripolis.engine.errors import BadPosition
from tripolis.engine.strict import Reader, number_within
from tripolis.games.comparity import (
    checking,
    dealing,
    notation,
    obtaining,
    phase,
    reacting,
    rearranging,
    rows,
    violations,
    zone,
)
from tripolis.games.comparity.components import CARDS, DECK_CARDS, IDS, NO_CARD
from tripolis.games.comparity.rules import TURN
from tripolis.games.comparity.state import (
    LONGEST_ROW,
    MOST_IN_PLAY,
    NO_REACTION,
    NOBODY,
    REACTION_NAMES,
    ROOM,
    TRAVELLERS,
    TRIO,
    State,
)

_LEVELS = TRAVELLERS.values
_SMALLEST, _LARGEST = -(1 << 15), (1 << 15) - 1


def position(s: State) -> dict[str, Any]:
    """The whole truth. The pile is listed from the top; `numbers` are open sides (tenths of a
    metre, year) that differ from the landmark's, in a world that somebody has imagined."""
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
        **notation.cell_parts(s.zone_cell[place]),
        "open": zone.is_open(s, place),
        "by": int(s.laid_by[s.zone_card[place]]),
    }


# The way back


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
        s.travellers[seat] = own.choice("level", _LEVELS)
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
    pile = reader.items("pile", notation.read_card, 0, MOST_IN_PLAY)
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
    """Seen cards fill up a deck that would be too small, and are out of the game otherwise."""
    remembers = s.deck_memory == ROOM
    in_deck = [card for card in range(DECK_CARDS) if dealing.belongs_to_deck(s, card)]
    unseen = [card for card in in_deck if not (remembers and s.seen[card])]
    for card in unseen:
        if IDS[card] not in places:
            raise BadPosition("comparity-position-missing", card=IDS[card])
    available = max(needed, dealing.count_unseen(s)) if remembers else len(in_deck)
    if len(places) != available:
        raise BadPosition("comparity-position-count", count=len(places), needed=available)


# What must be true of every state


def check_position(s: State) -> None:
    """Refuse a position that could not be."""
    _check_rows(s)
    if (s.phase == phase.RECONNECT) == zone.is_connected(s):
        raise BadPosition("comparity-position-connected")
    if not _phase_makes_sense(s):
        raise BadPosition("comparity-position-phase", phase=TURN.phase_names[s.phase])


def _check_rows(s: State) -> None:
    """Nobody's row is empty but the winner's."""
    empty = int((s.row_size[: int(s.players)] == 0).sum())
    if empty != (1 if s.phase == phase.END else 0):
        raise BadPosition("comparity-position-rows", count=empty)


def _phase_makes_sense(s: State) -> bool:
    """Could somebody be asked just this with these cards on the table?"""
    if s.played != NO_CARD and not (_is_in_zone(s, s.played) or s.shown[s.played]):
        return False
    if s.phase == phase.END:
        return True
    if s.phase in (phase.TURN, phase.EXTRA, phase.REACT):
        return _is_quiet(s) and _reaction_makes_sense(s)
    if s.phase == phase.NEIGHBOUR:
        return s.found == 0 and s.owed == 0 and s.taker == NOBODY and _neighbour_is_asked_for(s)
    if s.phase == phase.GIVE:
        return _giving_makes_sense(s)
    return bool(s.found > 0 and s.owed == 0 and _check_makes_sense(s) and _fixing_makes_sense(s))


def _is_in_zone(s: State, card: int) -> bool:
    return bool(zone.place_of_card(s, int(card)) != zone.NO_PLACE)


def _is_quiet(s: State) -> bool:
    """No check goes on, nobody is due a card, and no violation lies open."""
    return bool(
        s.checked == NO_CARD
        and s.neighbour == NO_CARD
        and s.found == 0
        and s.owed == 0
        and s.taker == NOBODY
        and s.giver == NOBODY
        and violations.count_violations(s) == 0
    )


def _reaction_makes_sense(s: State) -> bool:
    if s.phase == phase.TURN:
        return bool(s.reaction == NO_REACTION)
    if s.phase == phase.EXTRA:
        return bool(s.reaction == TRIO)
    can_answer = checking.can_check(s) or reacting.may_draw(s, int(s.turn), 0)
    return bool(s.reaction != NO_REACTION and can_answer)


def _neighbour_is_asked_for(s: State) -> bool:
    """A check whose card lies open in the zone, with a neighbour still to be chosen."""
    place = zone.place_of_card(s, int(s.checked)) if s.checked != NO_CARD else zone.NO_PLACE
    if place == zone.NO_PLACE or not zone.is_open(s, place) or s.neighbour != NO_CARD:
        return False
    if any(s.checked not in pair[:2] for pair in violations.wrong_pairs(s)):
        return False
    closed, _ = checking.closed_neighbours(s, int(s.turn))
    return closed > 1 or (closed == 1 and checking.has_open_neighbour(s, int(s.turn), 0))


def _giving_makes_sense(s: State) -> bool:
    """Somebody with cards to spare is asked for one, by someone who is due it."""
    if s.owed == 0 or s.pile_size > 0 or NOBODY in (s.taker, s.giver) or s.taker == s.giver:
        return False
    if not obtaining.can_give(s, int(s.giver)) or s.row_size[s.giver] < 2:
        return False
    wrong = violations.count_violations(s)
    if s.checked == NO_CARD:
        draws = s.reaction != NO_REACTION and s.taker == s.turn and s.owed == 1
        return bool(draws and s.found == 0 and s.neighbour == NO_CARD and wrong == 0)
    right = rows.right_of(s, int(s.turn))
    taker = right if s.found else int(s.turn)
    most = 3 if s.found else 2
    return bool(
        s.taker == taker
        and s.owed <= most
        and wrong == s.found
        and _check_makes_sense(s)
        and _misplaced(s) <= rearranging.MOST_MISPLACED
    )


def _check_makes_sense(s: State) -> bool:
    """The checked card and its neighbour have been shown."""
    if s.checked == NO_CARD or not s.shown[s.checked]:
        return False
    return bool(s.neighbour == NO_CARD or s.shown[s.neighbour])


def _misplaced(s: State) -> int:
    return sum(violations.is_misplaced(s, place) for place in range(int(s.zone_size)))


def _fixing_makes_sense(s: State) -> bool:
    """What the checker is asked fits the violations there are."""
    if s.taker != rows.right_of(s, int(s.turn)) or s.giver == NOBODY:
        return False
    if s.phase == phase.RECONNECT:
        can_connect = any(zone.would_connect(s, cell) for cell in zone.cells_around(s))
        return can_connect and _misplaced(s) <= rearranging.MOST_MISPLACED
    if not 2 <= _misplaced(s) <= rearranging.MOST_MISPLACED:
        return False
    repairs = rearranging.count_repairs(s)
    return (
        repairs > 1 if s.phase == phase.REPAIR else bool(s.phase == phase.DISCARD and repairs == 0)
    )
