"""A state of Kosmopolis as JSON, and reading one back, with every value checked."""

from __future__ import annotations

from typing import Any

from tripolis.engine.arrays import int16, zeros
from tripolis.engine.errors import BadPosition, UnreadableMove
from tripolis.engine.strict import Reader, number_within
from tripolis.engine.turn import NO_ANSWER
from tripolis.games.kosmopolis import components, phase, playing, round_end, table
from tripolis.games.kosmopolis.drafting import PICKS
from tripolis.games.kosmopolis.knowledge import discarded
from tripolis.games.kosmopolis.notation import card_text, cards_text, read_card
from tripolis.games.kosmopolis.rules import TURN
from tripolis.games.kosmopolis.state import MOST_PLAYS, NOT_YET, SIMULTANEOUS, State

_AT_REST = (*(decision.name for decision in TURN.decisions), "end")
"""The phases a position can be in."""


def position(s: State) -> dict[str, Any]:
    """The whole state. The deck and the modifiers are listed from the top."""
    return {
        "phase": TURN.phase_names[s.phase],
        "round": int(s.round_number),
        "start": int(s.start),
        "active": int(s.active),
        "last_turns": int(s.last_turns),
        "asked": int(s.asked),
        "deck": [card_text(card) for card in s.deck[: s.deck_size][::-1]],
        "capital": cards_text(s.capital),
        "gold_supply": int(s.gold_supply),
        "modifiers": [[int(value) for value in row] for row in s.modifiers[s.round_number - 1 :]],
        "modifiers_drawn": int(s.modifiers_drawn),
        "placed": [
            {"on": components.COLOUR_NAMES[on], "by": int(by)}
            for on, by in zip(s.placed_on, s.placed_by)
            if on >= 0
        ],
        "pack_size": int(s.pack_size),
        "kept_count": int(s.kept_count),
        "seats": [_seat_position(s, seat) for seat in range(s.players)],
    }


def _seat_position(s: State, seat: int) -> dict[str, Any]:
    answer = int(s.answer[seat])
    return {
        "hand": cards_text(s.hand[seat]),
        "city": cards_text(s.city[seat]),
        "bonus": cards_text(s.bonus[seat]),
        "gold": int(s.gold[seat]),
        "pack": cards_text(s.pack[seat]),
        "kept": [card_text(card) for card in s.kept[seat] if card != components.NO_CARD],
        "plays": [card_text(card) for card in s.play[seat, : s.plays[seat]]],
        "drew_after": [i for i in range(MOST_PLAYS) if s.drew_after[seat] >> i & 1],
        "answer": None if answer == NO_ANSWER else TURN.write_move(s, seat, answer),
        "paid_for": [
            name for i, name in enumerate(components.COLOUR_NAMES) if s.paid_for[seat] >> i & 1
        ],
    }


def from_position(truth: Any, s: State) -> None:
    """Fill a state whose options are set; refuse anything impossible."""
    reader = Reader(truth, "state")
    _read_table(reader, s)
    seats = reader.objects("seats", s.players, s.players)
    for seat, own in enumerate(seats):
        _read_seat(own, s, seat)
    reader.done()
    _check(s)


def _read_table(reader: Reader, s: State) -> None:
    s.round_number = reader.integer("round", 1, components.ROUNDS)
    s.start = reader.integer("start", 0, s.players - 1)
    table.clear_round(s)
    s.phase = TURN.phase_numbers[_AT_REST[reader.choice("phase", _AT_REST)]]
    s.active = reader.integer("active", 0, s.players - 1)
    s.last_turns = reader.integer("last_turns", NOT_YET, s.players - 1)
    s.asked = reader.integer("asked", 0, s.players)
    deck = reader.items("deck", read_card, 0, components.CARDS)
    s.deck_size = len(deck)
    s.deck[:] = components.NO_CARD
    s.deck[: len(deck)] = deck[::-1]
    _read_area(reader, "capital", s.capital)
    s.gold_supply = reader.integer("gold_supply", 0, phase.GOLD)
    _read_modifiers(reader, s)
    s.pack_size = reader.integer("pack_size", 0, int(components.HAND_SIZE[s.players]))
    s.kept_count = reader.integer("kept_count", 0, int(components.HAND_SIZE[s.players]))


def _read_area(reader: Reader, name: str, area: Any) -> None:
    for card in reader.items(name, read_card, 0, components.CARDS):
        area[card] += 1


def _read_modifiers(reader: Reader, s: State) -> None:
    left = components.ROUNDS - int(s.round_number) + 1

    def read_order(item: object) -> list[int] | None:
        if not isinstance(item, list) or any(type(value) is not int for value in item):
            return None
        return item if sorted(item) == sorted(components.MODIFIERS.tolist()) else None

    orders = reader.items("modifiers", read_order, left, left)
    for row, order in enumerate(orders):
        s.modifiers[s.round_number - 1 + row] = order
    s.modifiers_drawn = reader.integer("modifiers_drawn", 0, len(components.MODIFIERS))
    placed = int(s.modifiers_drawn) - (1 if s.phase == phase.AGENT else 0)
    for i, modifier in enumerate(reader.objects("placed", max(placed, 0), max(placed, 0))):
        s.placed_on[i] = modifier.choice("on", components.COLOUR_NAMES)
        s.placed_by[i] = modifier.integer("by", 0, s.players - 1)
        modifier.done()


def _read_seat(own: Reader, s: State, seat: int) -> None:
    for name in ("hand", "city", "bonus", "pack"):
        _read_area(own, name, s[name][seat])
    s.gold[seat] = own.integer("gold", 0, phase.GOLD)
    for i, card in enumerate(own.items("kept", read_card, int(s.kept_count), int(s.kept_count))):
        s.kept[seat, i] = card
    plays = own.items("plays", read_card, 0, MOST_PLAYS)
    s.plays[seat] = len(plays)
    s.play[seat, : len(plays)] = plays
    for i in own.items("drew_after", number_within(0, max(len(plays) - 1, 0)), 0, len(plays)):
        s.drew_after[seat] |= 1 << i
    _read_answer(own, s, seat)
    for colour in own.items("paid_for", _read_colour, 0, components.COLOURS):
        s.paid_for[seat] |= 1 << colour
    own.done()


def _read_colour(item: object) -> int | None:
    return (
        components.COLOUR_NAMES.index(item)
        if isinstance(item, str) and item in components.COLOUR_NAMES
        else None
    )


def _read_answer(own: Reader, s: State, seat: int) -> None:
    answer = own.take("answer")
    if answer is None:
        return
    try:
        s.answer[seat] = TURN.read_move(s, seat, str(answer))
    except UnreadableMove:
        raise own.wrong("answer", "engine-position-item", item=str(answer)[:40]) from None


# What must be true of every state


def _check(s: State) -> None:
    gold = int(s.gold_supply) + int(s.gold.sum())
    if gold != components.GOLD:
        raise BadPosition("kosmopolis-position-gold", gold=gold, all=components.GOLD)
    left_over = discarded(s)
    for card in range(components.KINDS):
        if left_over[card] < 0:
            raise BadPosition(
                "kosmopolis-position-cards",
                card=card_text(card),
                copies=int(components.COPIES[card]),
            )
    if s.phase == phase.DRAFT:
        _check_draft(s)
    elif s.phase in (phase.PLAY, phase.AGENT, phase.PRIEST):
        _check_hands(s)
        _check_turns(s)
        _check_actions(s)
    elif s.hand.any() or s.pack.any() or s.kept_count or s.plays.any() or s.pack_size:
        raise _wrong_phase(s)
    elif s.phase == phase.GOLD:
        _check_payments(s)
    elif s.round_number != components.ROUNDS:
        raise _wrong_phase(s)
    _check_answers(s)


def _wrong_phase(s: State) -> BadPosition:
    return BadPosition("kosmopolis-position-phase", phase=TURN.phase_names[s.phase])


def _check_draft(s: State) -> None:
    """Packs of equal size, more than two cards each, and nothing in hand or played yet."""
    size = int(s.pack_size) - int(s.kept_count)
    if size <= PICKS or s.kept_count % PICKS or s.hand.any() or s.plays.any() or s.modifiers_drawn:
        raise _wrong_phase(s)
    if s.active != s.start or s.last_turns != NOT_YET or s.asked or s.paid_for.any():
        raise BadPosition("kosmopolis-position-turns")
    for seat in range(s.players):
        if components.count_cards(s.pack[seat]) != size:
            raise BadPosition("kosmopolis-position-pack", seat=seat, size=size)


def _check_hands(s: State) -> None:
    """Each hand is what was kept and drawn less what was played, in an order that was possible."""
    if s.pack.any() or s.kept_count != s.pack_size:
        raise _wrong_phase(s)
    for seat in range(s.players):
        draws = int(s.drew_after[seat]).bit_count()
        in_hand = int(s.pack_size) + draws - int(s.plays[seat])
        held = s.hand[seat].astype(int)
        for card in s.play[seat, : s.plays[seat]]:
            held[card] += 1
        for card in s.kept[seat, : s.kept_count]:
            held[card] -= 1
        if components.count_cards(s.hand[seat]) != in_hand or (held < 0).any():
            raise BadPosition("kosmopolis-position-hand", seat=seat)
        _check_order_of_plays(s, seat)
    if s.phase == phase.PLAY and components.count_cards(s.hand[s.active]) == 0:
        raise BadPosition("kosmopolis-position-hand", seat=int(s.active))


def _check_order_of_plays(s: State, seat: int) -> None:
    """Scholars drew, and no more cards from outside the first hand were played than were drawn."""
    kept = [int(card) for card in s.kept[seat, : s.kept_count]]
    drawn = 0
    for i, card in enumerate(s.play[seat, : s.plays[seat]]):
        if int(card) in kept:
            kept.remove(int(card))
        elif drawn > 0:
            drawn -= 1
        else:
            raise BadPosition("kosmopolis-position-hand", seat=seat)
        if s.drew_after[seat] >> i & 1:
            if components.colour_of(card) != components.GREEN:
                raise BadPosition("kosmopolis-position-hand", seat=seat)
            drawn += 1


def _check_turns(s: State) -> None:
    """Turns went clockwise from the start player, and those still to come have cards for them."""
    done = 0 if s.phase == phase.PLAY else 1
    lap = int(s.plays[s.active]) - done
    had_a_turn = (int(s.active) - int(s.start)) % int(s.players) + done
    for i in range(s.players):
        if s.plays[table.left_of(s, s.start, i)] != lap + (1 if i < had_a_turn else 0):
            raise BadPosition("kosmopolis-position-turns")
    if s.last_turns == 0 or s.asked or s.paid_for.any():
        raise BadPosition("kosmopolis-position-turns")
    if (
        s.last_turns != NOT_YET
        and components.count_cards(s.hand[table.left_of(s, s.active, s.last_turns)]) > 0
    ):
        raise BadPosition("kosmopolis-position-turns")
    for i in range(1, s.players if s.last_turns == NOT_YET else s.last_turns):
        if components.count_cards(s.hand[table.left_of(s, s.active, i)]) == 0:
            raise BadPosition("kosmopolis-position-hand", seat=table.left_of(s, s.active, i))


def _check_actions(s: State) -> None:
    """The acting player has just played the card that acts; an Agent placed every modifier."""
    last = components.colour_of(int(s.play[s.active, s.plays[s.active] - 1]))
    if s.phase == phase.AGENT and (last != components.BLUE or s.modifiers_drawn == 0):
        raise _wrong_phase(s)
    to_name = sum(
        playing.priest_may_name(s, int(s.active), colour) for colour in range(components.COLOURS)
    )
    if s.phase == phase.PRIEST and (last != components.PINK or to_name < 2):
        raise _wrong_phase(s)
    for seat in range(s.players):
        looked = int((s.placed_by == seat).sum()) + int(s.phase == phase.AGENT and s.active == seat)
        agents = sum(
            components.colour_of(int(card)) == components.BLUE
            for card in s.play[seat, : s.plays[seat]]
        )
        if looked > agents:
            raise _wrong_phase(s)


def _check_payments(s: State) -> None:
    """Somebody is asked who can pay; others have paid for columns above their limit."""
    payers = int(s.asked)
    if s.gold_order == SIMULTANEOUS:
        fits = payers == s.players and round_end.who_has_to_choose(s) != 0 and not s.paid_for.any()
    else:
        fits = payers > 0 and table.left_of(s, s.start, payers - 1) == s.active
        fits = fits and round_end.has_to_choose(s, s.active)
    for i in range(s.players):
        seat = table.left_of(s, s.start, i)
        if s.paid_for[seat] and (i >= payers - 1 or round_end.price(s, seat, s.paid_for[seat]) < 0):
            fits = False
    if not fits or s.last_turns > 0:
        raise BadPosition("kosmopolis-position-turns")


def _check_answers(s: State) -> None:
    """Answers wait only in a simultaneous choice: allowed ones, while somebody's is missing."""
    simultaneous = s.phase == phase.DRAFT or (
        s.phase == phase.GOLD and s.gold_order == SIMULTANEOUS
    )
    out = zeros(components.KINDS * components.KINDS, int16)
    for seat in range(s.players):
        if s.answer[seat] != NO_ANSWER:
            allowed = out[: TURN.legal(s, seat, out)]
            if not simultaneous or s.answer[seat] not in allowed or TURN.must_act(s) == 0:
                raise BadPosition("kosmopolis-position-answer", seat=seat)
