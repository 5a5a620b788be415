"""Who knows what: the worlds a viewer could be in, and the view that is sent to them.

All cards count as distinct, and every way in which they could have been dealt, picked, drawn and
played so that the viewer saw what it saw is equally likely. `hands.py` has the hardest part:
others' hands after the draft.

What the viewer does not know is put in order before it is shuffled, so that the world imagined
depends on nothing but the viewer's knowledge and the luck.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.derive import view_head
from tripolis.engine.game import seats_in
from tripolis.engine.luck import Luck, below, shuffle, shuffle_unseen
from tripolis.engine.rule import rule
from tripolis.engine.turn import NO_ANSWER
from tripolis.engine.viewer import EVERYTHING, SPECTATOR, shared_part
from tripolis.games.kosmopolis import actions, drafting, hands, phase, round_end, table
from tripolis.games.kosmopolis.components import (
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    LOWEST_VALUE,
    MODIFIERS,
    NO_CARD,
    ROUNDS,
    VALUES,
)
from tripolis.games.kosmopolis.notation import card_text, cards_text
from tripolis.games.kosmopolis.rules import TURN
from tripolis.games.kosmopolis.state import NOT_YET, OPTIONS, PUBLIC, State
from tripolis.games.kosmopolis.views import Columns, Limit, Modifier, SeatView, View

# Modifiers


@rule
def modifiers_are_open(s: State) -> bool:
    """Have the placed modifiers of this round been turned face up?"""
    return bool(
        s.phase == phase.GOLD or s.phase == phase.END or phase.REVEAL < s.phase < phase.DRAFT
    )


@rule
def knows_modifier(s: State, viewer: int, number: int) -> bool:
    """Does the viewer know the value of this round's modifier with this number in its deck?

    Its placer does, and so does the player looking at it; everybody, once modifiers are revealed.
    """
    if number >= s.modifiers_drawn:
        return False
    if modifiers_are_open(s) or viewer == EVERYTHING:
        return True
    if number >= round_end.placed_modifiers(s):
        return bool(viewer == s.active)
    return bool(viewer == s.placed_by[number])


@rule
def reimagine_modifiers(s: State, viewer: int, luck: Luck) -> None:
    """Shuffle the modifiers the viewer does not know: face down, in the deck, or yet to come."""
    for later in range(s.round_number, ROUNDS):
        for i in range(len(MODIFIERS)):
            s.modifiers[later, i] = MODIFIERS[i]
        shuffle(luck, s.modifiers[later], len(MODIFIERS))
    sort_unknown_modifiers(s, viewer)
    now = s.round_number - 1
    unknown = 0
    for number in range(len(MODIFIERS)):
        if knows_modifier(s, viewer, number):
            continue
        unknown += 1
        other = nth_unknown_modifier(s, viewer, below(luck, unknown))
        value = s.modifiers[now, number]
        s.modifiers[now, number] = s.modifiers[now, other]
        s.modifiers[now, other] = value


@rule
def sort_unknown_modifiers(s: State, viewer: int) -> None:
    """Put the modifiers the viewer does not know in order."""
    row = s.modifiers[s.round_number - 1]
    for one in range(len(MODIFIERS)):
        for other in range(one):
            both_unknown = not knows_modifier(s, viewer, one) and not knows_modifier(
                s, viewer, other
            )
            if both_unknown and row[one] < row[other]:
                value = row[one]
                row[one] = row[other]
                row[other] = value


@rule
def nth_unknown_modifier(s: State, viewer: int, n: int) -> int:
    """The place of the n-th modifier that the viewer does not know, counted from 0."""
    number = 0
    while knows_modifier(s, viewer, number) or n > 0:
        if not knows_modifier(s, viewer, number):
            n -= 1
        number += 1
    return number


# During the draft


@rule
def reimagine_draft(s: State, viewer: int, luck: Luck) -> None:
    """Others' packs and picks are unknown, except for the pack the viewer has just passed on."""
    known_pack = table.left_of(s, viewer, 1) if viewer >= 0 and s.kept_count > 0 else NO_CARD
    for seat in range(s.players):
        if seat != viewer:
            for i in range(s.kept_count):
                hands.gather(s, s.kept[seat, i])
            if seat != known_pack:
                hands.gather_all(s, s.pack[seat])
    shuffle_unseen(luck, s.deck, s.deck_size)
    for seat in range(s.players):
        if seat != viewer:
            for i in range(s.kept_count):
                s.kept[seat, i] = hands.take(s)
            if seat != known_pack:
                for _ in range(s.pack_size - s.kept_count):
                    s.pack[seat, hands.take(s)] += 1
            if s.answer[seat] != NO_ANSWER:
                s.answer[seat] = any_two_of_pack(s, seat, luck)


@rule
def any_two_of_pack(s: State, seat: int, luck: Luck) -> int:
    """A choice the seat may have made: any two different cards of its pack."""
    size = s.pack_size - s.kept_count
    one = below(luck, size)
    other = below(luck, size - 1)
    if other >= one:
        other += 1
    return drafting.pair_number(nth_card(s.pack[seat], one), nth_card(s.pack[seat], other))


@rule
def nth_card(area: Any, n: int) -> int:
    """The n-th card of an area in order, counted from 0."""
    card = 0
    while n >= area[card]:
        n -= area[card]
        card += 1
    return card


# Whole worlds


@rule
def reimagine(s: State, viewer: int, luck: Luck) -> None:
    """Another world the viewer cannot tell from this one."""
    reimagine_modifiers(s, viewer, luck)
    if s.phase == phase.DRAFT:
        reimagine_draft(s, viewer, luck)
    elif phase.DRAFT <= s.phase < phase.GOLD:
        hands.reimagine_hands(s, viewer, luck)
    else:
        shuffle_unseen(luck, s.deck, s.deck_size)
        reimagine_payments(s, viewer, luck)


@rule
def reimagine_payments(s: State, viewer: int, luck: Luck) -> None:
    """Others' secret payments could be any they can afford."""
    for seat in range(s.players):
        if seat != viewer and s.answer[seat] != NO_ANSWER:
            colours = below(luck, 1 << COLOURS)
            while not round_end.may_pay(s, seat, colours):
                colours = below(luck, 1 << COLOURS)
            s.answer[seat] = actions.PAY + colours


def secrets_are_out(then: State, now: State) -> bool:
    """Hands and modifiers of a round are public once the round is over."""
    return bool(now.round_number > then.round_number or now.phase == phase.END)


# The view


def view(s: State, viewer: int) -> View:
    """Everything a viewer may know of a state: what lies open, and what the viewer alone sees."""
    seen = view_open(s)
    if viewer == SPECTATOR:
        return {**seen}
    return {
        **seen,
        "viewer": viewer if viewer >= 0 else None,
        "limits": view_limits(s, viewer, seen["capital"]),
        "modifiers": view_modifiers(s, viewer),
        "looking_at": view_looking_at(s, viewer),
        "passed_on": view_passed_on(s, viewer),
        "seats": [view_seat(s, viewer, seat) for seat in seen["seats"]],
    }


@shared_part
def view_open(s: State) -> View:
    """What lies open to everybody, built from scratch field by field."""
    capital = columns(s.capital.tolist())
    return {
        **view_head("kosmopolis", OPTIONS, s, SPECTATOR),
        "phase": TURN.phase_names[s.phase],
        "round": int(s.round_number),
        "start": int(s.start),
        "acting": seats_in(TURN.may_act(s)),
        "awaited": seats_in(TURN.must_act(s)),
        "last_turns": None if s.last_turns == NOT_YET else int(s.last_turns),
        "deck": int(s.deck_size),
        "modifier_deck": len(MODIFIERS) - int(s.modifiers_drawn),
        "gold_supply": int(s.gold_supply),
        "capital": capital,
        "limits": view_limits(s, SPECTATOR, capital),
        "modifiers": view_modifiers(s, SPECTATOR),
        "looking_at": view_looking_at(s, SPECTATOR),
        "discarded": columns(discarded(s)),
        "passed_on": None,
        "seats": [view_open_seat(s, seat) for seat in range(int(s.players))],
    }


def columns(counts: list[int]) -> Columns:
    """An area as the values in each of its columns, in rising order."""
    blue, pink, green, yellow = (
        [
            LOWEST_VALUE + step
            for step, count in enumerate(counts[first : first + VALUES])
            for _ in range(count)
        ]
        for first in range(0, COLOURS * VALUES, VALUES)
    )
    return {"blue": blue, "pink": pink, "green": green, "yellow": yellow}


def view_limits(s: State, viewer: int, capital: Columns) -> list[Limit]:
    """The colours' limits as far as the viewer knows them, and the modifiers it does not know."""
    known = [sum(capital[name]) for name in COLOUR_NAMES]
    unknown = [0] * COLOURS
    for i in range(round_end.placed_modifiers(s)):
        if knows_modifier(s, viewer, i):
            known[s.placed_on[i]] += int(s.modifiers[s.round_number - 1, i])
        else:
            unknown[s.placed_on[i]] += 1
    return [
        {"colour": name, "known": known[colour], "unknown_modifiers": unknown[colour]}
        for colour, name in enumerate(COLOUR_NAMES)
    ]


def view_modifiers(s: State, viewer: int) -> list[Modifier]:
    """The placed modifiers."""
    return [view_modifier(s, viewer, i) for i in range(round_end.placed_modifiers(s))]


def view_modifier(s: State, viewer: int, number: int) -> Modifier:
    """A placed modifier: where it lies and who put it there; its value for those who know it."""
    known = knows_modifier(s, viewer, number)
    return {
        "on": COLOUR_NAMES[s.placed_on[number]],
        "by": int(s.placed_by[number]),
        "value": int(s.modifiers[s.round_number - 1, number]) if known else None,
    }


def view_looking_at(s: State, viewer: int) -> int | None:
    """The modifier an Agent is looking at, for the Agent's eyes only."""
    if s.phase != phase.AGENT or not knows_modifier(s, viewer, s.modifiers_drawn - 1):
        return None
    return int(s.modifiers[s.round_number - 1, s.modifiers_drawn - 1])


def discarded(s: State) -> list[int]:
    """How many of each card are out of the game: all that are nowhere else."""
    areas = [s.capital.tolist()]
    for area in (s.hand, s.city, s.bonus, s.pack):
        areas += area.tolist()
    elsewhere = [sum(counts) for counts in zip(*areas, strict=True)]
    for card in s.deck.tolist()[: s.deck_size]:
        elsewhere[card] += 1
    for card in s.kept.flat if is_drafting(s) else ():
        if card != NO_CARD:
            elsewhere[card] += 1
    return [copies - there for copies, there in zip(COPIES.tolist(), elsewhere, strict=True)]


def is_drafting(s: State) -> bool:
    """Do the cards kept so far still lie aside, not yet taken up as hands?"""
    return bool(s.phase in (phase.DRAFT, phase.PASS_PACKS, phase.KEEP_LAST))


def view_passed_on(s: State, viewer: int) -> list[str] | None:
    """What the viewer passed on in this round's draft and has not seen since: it may remember."""
    if viewer < 0 or s.kept_count == 0:
        return None
    if is_drafting(s):
        return cards_text(s.pack[table.left_of(s, viewer, 1)])
    return sorted(
        card_text(hands.known_card(s, viewer, known))
        for known in range(hands.known_count(s, viewer))
    )


def view_seat(s: State, viewer: int, seen: SeatView) -> SeatView:
    """A player's things: all of them for the player, what lies open for others."""
    seat = seen["seat"]
    if viewer not in (seat, EVERYTHING):
        return seen
    answer = int(s.answer[seat])
    return {
        **seen,
        "hand": cards_text(s.hand[seat]),
        "pack": cards_text(s.pack[seat]),
        "kept": view_kept(s, seat),
        "answer": TURN.write_move(s, seat, answer) if seen["answered"] else None,
        "bonus": cards_text(s.bonus[seat]),
    }


def view_open_seat(s: State, seat: int) -> SeatView:
    """What lies open of a player's things."""
    city = columns(s.city[seat].tolist())
    return {
        "seat": seat,
        "hand_size": int(s.hand[seat].sum()),
        "hand": None,
        "pack_size": int(s.pack[seat].sum()),
        "pack": None,
        "kept_size": int(s.kept_count) if is_drafting(s) else 0,
        "kept": None,
        "answered": bool(s.answer[seat] != NO_ANSWER),
        "answer": None,
        "city": city,
        "totals": [sum(city[colour]) for colour in COLOUR_NAMES],
        "gold": int(s.gold[seat]),
        "paid_for": [name for i, name in enumerate(COLOUR_NAMES) if s.paid_for[seat] >> i & 1],
        "bonus_count": int(s.bonus[seat].sum()),
        "bonus": cards_text(s.bonus[seat]) if s.bonus_visibility == PUBLIC else None,
    }


def view_kept(s: State, seat: int) -> list[str]:
    """The cards a player has set aside in a draft that still goes on."""
    if not is_drafting(s):
        return []
    return sorted(card_text(card) for card in s.kept[seat, : s.kept_count])
