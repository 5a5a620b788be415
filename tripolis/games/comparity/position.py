"""A state of Comparity as JSON, and the way back, which believes nothing it has not checked."""

from __future__ import annotations

from typing import Any

from tripolis.engine.errors import BadPosition
from tripolis.engine.strict import Reader, number_within
from tripolis.games.comparity.components import CARDS, DECK_CARDS, IDS, NO_CARD
from tripolis.games.comparity.knowledge import violations
from tripolis.games.comparity.notation import card_text, cell_parts, cells_around, read_card
from tripolis.games.comparity.repair import (
    MOST_MISPLACED,
    count_repairs,
    count_violations,
    is_misplaced,
)
from tripolis.games.comparity.rules import (
    add_to_row,
    belongs_to_deck,
    can_give,
    cards_needed,
    clear,
    count_unseen,
    look_beside,
    may_draw,
    recall_earlier_games,
    take_options,
)
from tripolis.games.comparity.state import (
    DISCARD,
    END,
    EXTRA,
    FIRST_DECISION,
    GIVE,
    LONGEST_ROW,
    MOST_IN_PLAY,
    NEIGHBOUR,
    NO_REACTION,
    NOBODY,
    PHASE_NAMES,
    REACT,
    REACTION_NAMES,
    RECONNECT,
    REPAIR,
    ROOM,
    TRAVELLERS,
    TRIO,
    TURN,
    State,
)
from tripolis.games.comparity.zone import (
    NO_PLACE,
    REACH,
    cell_at,
    checkable_card,
    is_connected,
    is_open,
    place_of,
    place_of_card,
    put_into_zone,
    would_connect,
)

_LEVELS = TRAVELLERS.values
_SMALLEST, _LARGEST = -(1 << 15), (1 << 15) - 1


def position(s: State) -> dict[str, Any]:
    """The whole truth. The pile is listed from the top; `numbers` are open sides (tenths of a
    metre, year) that differ from the landmark's, in a world that somebody has imagined."""
    stock = [card_text(card) for card in s.stock[: int(s.box_size) + int(s.pile_size)]]
    original = s.copy()
    clear(original)
    return {
        "phase": PHASE_NAMES[s.phase],
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
            card_text(card)
            for card in range(CARDS)
            if s.shown[card] and place_of_card(s, card) == NO_PLACE
        ],
        "pile": stock[int(s.box_size) :][::-1],
        "box": stock[: int(s.box_size)],
        "numbers": {
            card_text(card): [int(s.height[card]), int(s.year[card])]
            for card in range(CARDS)
            if (s.height[card], s.year[card]) != (original.height[card], original.year[card])
        },
        "seats": [
            {
                "row": [card_text(card) for card in s.row[seat, : s.row_size[seat]]],
                "level": _LEVELS[s.level[seat]],
                "memory": [int(number) for number in s.belief[seat]],
            }
            for seat in range(int(s.players))
        ],
    }


def _name(card: int) -> str | None:
    return None if card == NO_CARD else card_text(card)


def _zone_position(s: State, place: int) -> dict[str, Any]:
    return {
        "card": card_text(s.zone_card[place]),
        **cell_parts(s.zone_cell[place]),
        "open": is_open(s, place),
        "by": int(s.laid_by[s.zone_card[place]]),
    }


# The way back


def from_position(truth: Any, s: State, players: int, options: Any) -> None:
    """Fill a zeroed state; anything that could not be so is refused."""
    reader = Reader(truth, "state")
    take_options(s, players, options)
    recall_earlier_games(s)
    clear(s)
    _read_table(reader, s)
    for entry in reader.objects("zone", 1, MOST_IN_PLAY):
        _read_zone_card(entry, s)
    for card in reader.items("discarded", read_card, 0, MOST_IN_PLAY):
        s.shown[card] = 1
    _read_stock(reader, s)
    _read_numbers(reader, s)
    for seat, own in enumerate(reader.objects("seats", players, players)):
        for card in own.items("row", read_card, 0, LONGEST_ROW):
            add_to_row(s, seat, card)
        s.level[seat] = own.choice("level", _LEVELS)
        s.belief[seat] = own.items("memory", number_within(_SMALLEST, _LARGEST), CARDS, CARDS)
        own.done()
    reader.done()
    _check(s, truth)


def _read_table(reader: Reader, s: State) -> None:
    last = int(s.players) - 1
    s.phase = FIRST_DECISION + reader.choice("phase", PHASE_NAMES[FIRST_DECISION:])
    s.first = reader.integer("first", 0, last)
    s.turn = reader.integer("turn", 0, last)
    s.reaction = reader.choice("reaction", REACTION_NAMES)
    s.played = _read_card_or_none(reader, "played")
    s.checked = _read_card_or_none(reader, "checked")
    s.neighbour = _read_card_or_none(reader, "neighbour")
    s.found = reader.integer("found", 0, MOST_MISPLACED)
    s.taker = reader.integer("taker", NOBODY, last)
    s.owed = reader.integer("owed", 0, 3)
    s.giver = reader.integer("giver", NOBODY, last)


def _read_card_or_none(reader: Reader, name: str) -> int:
    value = reader.take(name)
    if value is None:
        return NO_CARD
    card = read_card(value)
    if card is None:
        raise reader.wrong(name, "engine-position-item", item=str(value)[:40])
    return card


def _read_zone_card(entry: Reader, s: State) -> None:
    card = read_card(entry.take("card"))
    if card is None:
        raise entry.wrong("card", "engine-position-item", item=str(entry.take("card"))[:40])
    cell = cell_at(
        entry.integer("x", 1 - REACH, REACH - 1), entry.integer("y", 1 - REACH, REACH - 1)
    )
    if place_of(s, cell) != NO_PLACE:
        raise BadPosition("comparity-position-cell", x=entry.take("x"), y=entry.take("y"))
    put_into_zone(s, card, cell, entry.integer("by", NOBODY, int(s.players) - 1))
    s.shown[card] = int(entry.boolean("open"))
    entry.done()


def _read_stock(reader: Reader, s: State) -> None:
    pile = reader.items("pile", read_card, 0, MOST_IN_PLAY)
    box = reader.items("box", read_card, 0, DECK_CARDS)
    stock = box + pile[::-1]
    if len(stock) > DECK_CARDS:
        raise reader.wrong("box", "engine-position-list", low=0, high=DECK_CARDS - len(pile))
    s.stock[: len(stock)] = stock
    s.pile_size, s.box_size = len(pile), len(box)


def _read_numbers(reader: Reader, s: State) -> None:
    numbers = reader.object("numbers")
    for name in reader.take("numbers"):
        card = read_card(name)
        if card is None:
            raise numbers.wrong(str(name)[:40], "engine-position-unknown")
        pair = numbers.items(str(name), number_within(_SMALLEST, _LARGEST), 2, 2)
        s.height[card], s.year[card] = pair
    numbers.done()


# What must be true of every state


def _check(s: State, truth: dict[str, Any]) -> None:
    _check_cards(s, truth)
    _check_rows(s)
    if (s.phase == RECONNECT) == is_connected(s):
        raise BadPosition("comparity-position-connected")
    if not _phase_makes_sense(s):
        raise BadPosition("comparity-position-phase", phase=PHASE_NAMES[s.phase])


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
        if card >= DECK_CARDS or not belongs_to_deck(s, card):
            raise BadPosition("comparity-position-deck", card=name)
    needed = cards_needed(int(s.players))
    if in_play != needed:
        raise BadPosition("comparity-position-count", count=in_play, needed=needed)
    _check_available(s, places, needed)


def _check_available(s: State, places: list[str], needed: int) -> None:
    """Seen cards fill up a deck that would be too small, and are out of the game otherwise."""
    remembers = s.deck_memory == ROOM
    in_deck = [card for card in range(DECK_CARDS) if belongs_to_deck(s, card)]
    unseen = [card for card in in_deck if not (remembers and s.seen[card])]
    for card in unseen:
        if IDS[card] not in places:
            raise BadPosition("comparity-position-missing", card=IDS[card])
    available = max(needed, count_unseen(s)) if remembers else len(in_deck)
    if len(places) != available:
        raise BadPosition("comparity-position-count", count=len(places), needed=available)


def _check_rows(s: State) -> None:
    """Nobody's row is empty but the winner's."""
    empty = int((s.row_size[: int(s.players)] == 0).sum())
    if empty != (1 if s.phase == END else 0):
        raise BadPosition("comparity-position-rows", count=empty)


def _phase_makes_sense(s: State) -> bool:
    """Could somebody be asked just this with these cards on the table?"""
    if s.played != NO_CARD and place_of_card(s, int(s.played)) == NO_PLACE and not _was_shown(s):
        return False
    if s.phase == END:
        return True
    if s.phase in (TURN, EXTRA, REACT):
        return _is_quiet(s) and _reaction_makes_sense(s)
    if s.phase == NEIGHBOUR:
        return s.found == 0 and s.owed == 0 and s.taker == NOBODY and _neighbour_is_asked_for(s)
    if s.phase == GIVE:
        return _giving_makes_sense(s)
    return bool(s.found > 0 and s.owed == 0 and _check_makes_sense(s) and _fixing_makes_sense(s))


def _was_shown(s: State) -> bool:
    return bool(s.shown[s.played])


def _is_quiet(s: State) -> bool:
    """No check goes on, nobody is due a card, and no violation lies open."""
    return bool(
        s.checked == NO_CARD
        and s.neighbour == NO_CARD
        and s.found == 0
        and s.owed == 0
        and s.taker == NOBODY
        and s.giver == NOBODY
        and count_violations(s) == 0
    )


def _reaction_makes_sense(s: State) -> bool:
    if s.phase == TURN:
        return bool(s.reaction == NO_REACTION)
    if s.phase == EXTRA:
        return bool(s.reaction == TRIO)
    can_check = any(checkable_card(s, place) >= 0 for place in range(int(s.zone_size)))
    return bool(s.reaction != NO_REACTION and (can_check or may_draw(s, int(s.turn))))


def _neighbour_is_asked_for(s: State) -> bool:
    """A check whose card lies open in the zone, with a neighbour still to be chosen."""
    place = place_of_card(s, int(s.checked)) if s.checked != NO_CARD else NO_PLACE
    if place == NO_PLACE or not is_open(s, place) or s.neighbour != NO_CARD:
        return False
    if any(s.checked not in pair[:2] for pair in violations(s)):
        return False
    opened, closed, _ = look_beside(s, place)
    return closed > 1 or (closed == 1 and opened > 0)


def _giving_makes_sense(s: State) -> bool:
    """Somebody with cards to spare is asked for one, by someone who is due it."""
    if s.owed == 0 or s.pile_size > 0 or NOBODY in (s.taker, s.giver) or s.taker == s.giver:
        return False
    if not can_give(s, int(s.giver)) or s.row_size[s.giver] < 2:
        return False
    wrong = count_violations(s)
    if s.checked == NO_CARD:
        draws = s.reaction != NO_REACTION and s.taker == s.turn and s.owed == 1
        return bool(draws and s.found == 0 and s.neighbour == NO_CARD and wrong == 0)
    right = (int(s.turn) - 1) % int(s.players)
    taker = right if s.found else int(s.turn)
    most = 3 if s.found else 2
    return bool(
        s.taker == taker
        and s.owed <= most
        and wrong == s.found
        and _check_makes_sense(s)
        and _misplaced(s) <= MOST_MISPLACED
    )


def _check_makes_sense(s: State) -> bool:
    """The checked card and its neighbour have been shown."""
    if s.checked == NO_CARD or not s.shown[s.checked]:
        return False
    return bool(s.neighbour == NO_CARD or s.shown[s.neighbour])


def _misplaced(s: State) -> int:
    return sum(is_misplaced(s, place) for place in range(int(s.zone_size)))


def _fixing_makes_sense(s: State) -> bool:
    """What the checker is asked fits the violations there are."""
    if s.taker != (int(s.turn) - 1) % int(s.players) or s.giver == NOBODY:
        return False
    if s.phase == RECONNECT:
        can_connect = any(would_connect(s, cell) for cell in cells_around(s))
        return can_connect and _misplaced(s) <= MOST_MISPLACED
    if not 2 <= _misplaced(s) <= MOST_MISPLACED:
        return False
    repairs = count_repairs(s)
    return repairs > 1 if s.phase == REPAIR else bool(s.phase == DISCARD and repairs == 0)
