"""Who knows what: the worlds a viewer could be in, and the view that is sent to them.

In the draft a seat learns more than it keeps. Say L sits to its left and LL beyond. What the seat
passes on after its second pick goes to L card by card; of what it passes on after its first pick,
two cards stay with L and the rest goes on to LL. Everything else it has not seen is equally likely
to be anywhere: `reimagine` treats all cards as distinct, and every way in which they could have
been dealt, picked, drawn and played so that the viewer saw what it saw is equally likely.

What the viewer does not know is put in order before it is shuffled, so that the world imagined
depends on nothing but the viewer's knowledge and the luck.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tripolis.engine.derive import view_head
from tripolis.engine.game import seats_in
from tripolis.engine.luck import Luck, below, fraction, shuffle, shuffle_unseen
from tripolis.engine.rule import rule
from tripolis.engine.turn import NO_ANSWER
from tripolis.engine.viewer import EVERYTHING
from tripolis.games.kosmopolis import actions, drafting, phase, round_end, table
from tripolis.games.kosmopolis.components import (
    COLOUR_NAMES,
    COLOURS,
    COPIES,
    KINDS,
    LOWEST_VALUE,
    MODIFIERS,
    NO_CARD,
    ROUNDS,
    VALUES,
    column_total,
)
from tripolis.games.kosmopolis.drafting import PICKS
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


# Cards that somebody holds while the viewer thinks about them. They are gathered in the deck,
# shuffled, and taken from its top again.


@rule
def gather(s: State, card: int) -> None:
    """Put a card that the viewer has not seen on top of the deck."""
    s.deck[s.deck_size] = card
    s.deck_size += 1


@rule
def gather_all(s: State, area: Any) -> None:
    """Put all cards of an area on top of the deck."""
    for card in range(KINDS):
        for _ in range(area[card]):
            gather(s, card)
        area[card] = 0


@rule
def take(s: State) -> int:
    """Take a card from the top of the deck."""
    s.deck_size -= 1
    card = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = NO_CARD
    return card


# During the draft


@rule
def reimagine_draft(s: State, viewer: int, luck: Luck) -> None:
    """Others' packs and picks are unknown, except for the pack the viewer has just passed on."""
    known_pack = table.left_of(s, viewer, 1) if viewer >= 0 and s.kept_count > 0 else NO_CARD
    for seat in range(s.players):
        if seat != viewer:
            for i in range(s.kept_count):
                gather(s, s.kept[seat, i])
            if seat != known_pack:
                gather_all(s, s.pack[seat])
    shuffle_unseen(luck, s.deck, s.deck_size)
    for seat in range(s.players):
        if seat != viewer:
            for i in range(s.kept_count):
                s.kept[seat, i] = take(s)
            if seat != known_pack:
                for _ in range(s.pack_size - s.kept_count):
                    s.pack[seat, take(s)] += 1
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


# After the draft: what the viewer knows of others' hands


@rule
def lots(s: State) -> int:
    """How many seats kept cards of one pack: its owner, the next, and for large packs one more."""
    return (int(s.pack_size) + PICKS - 1) // PICKS


@rule
def is_shared(s: State, viewer: int) -> bool:
    """Did the viewer pass on cards of which it does not know who kept which?"""
    return viewer >= 0 and s.players > 2 and lots(s) == 3


@rule
def certain_from(s: State, viewer: int, seat: int) -> int:
    """From which of its kept cards on a seat's cards are known one by one to the viewer.

    Cards kept from the first packs come first, so what the viewer passed on comes last.
    """
    if viewer < 0 or seat != table.left_of(s, viewer, 1) or lots(s) == 1:
        return int(s.pack_size)
    if is_shared(s, viewer):
        return 2 * PICKS
    return PICKS


@rule
def passed_on(s: State, viewer: int, i: int) -> int:
    """The i-th card of those the viewer passed on after its first pick: L's two, then LL's."""
    if i < PICKS:
        return int(s.kept[table.left_of(s, viewer, 1), PICKS + i])
    return int(s.kept[table.left_of(s, viewer, 2), PICKS + i])


@rule
def shared_count(s: State, viewer: int) -> int:
    """How many cards the viewer passed on of which it does not know who kept which."""
    return int(s.pack_size) - PICKS if is_shared(s, viewer) else 0


# A *split* says which two of the shared cards L kept, as bits. A *story* says which play each
# known card was, if it has been played: five bits for each of the viewer's known cards, which are
# numbered: first the shared ones, then L's certain ones.

_STORY_BITS = 5
_IN_HAND = 0


@rule
def story_of(story: int, known: int) -> int:
    """Which play a known card was, counted from 1; 0 for a card still in hand."""
    return story >> (known * _STORY_BITS) & 31


@rule
def known_count(s: State, viewer: int) -> int:
    """How many cards the viewer knows to have been kept by L or LL."""
    if viewer < 0:
        return 0
    left = table.left_of(s, viewer, 1)
    return shared_count(s, viewer) + int(s.pack_size) - certain_from(s, viewer, left)


@rule
def known_card(s: State, viewer: int, known: int) -> int:
    """A known card, by its number."""
    shared = shared_count(s, viewer)
    if known < shared:
        return passed_on(s, viewer, known)
    left = table.left_of(s, viewer, 1)
    return int(s.kept[left, certain_from(s, viewer, left) + known - shared])


@rule
def known_keeper(s: State, viewer: int, split: int, known: int) -> int:
    """Who kept a known card, if the shared ones were split like this."""
    if known < shared_count(s, viewer) and split >> known & 1 == 0:
        return table.left_of(s, viewer, 2)
    return table.left_of(s, viewer, 1)


@rule
def next_story(s: State, viewer: int, split: int, story: int) -> int:
    """The story after this one, counting up; -1 after the last.

    A known card was one of its keeper's plays of the same card, and no play was two cards.
    """
    for known in range(known_count(s, viewer)):
        keeper = known_keeper(s, viewer, split, known)
        card = known_card(s, viewer, known)
        for number in range(story_of(story, known) + 1, s.plays[keeper] + 1):
            if s.play[keeper, number - 1] == card:
                return (story & ~(31 << known * _STORY_BITS)) | number << known * _STORY_BITS
        story &= ~(31 << known * _STORY_BITS)
    return -1


@rule
def is_told_twice(s: State, viewer: int, split: int, story: int) -> bool:
    """Does a story make one play two different known cards?"""
    count = known_count(s, viewer)
    for one in range(count):
        for other in range(one):
            if (
                story_of(story, one) != _IN_HAND
                and story_of(story, one) == story_of(story, other)
                and known_keeper(s, viewer, split, one) == known_keeper(s, viewer, split, other)
            ):
                return True
    return False


@rule
def was_known_card(s: State, viewer: int, split: int, story: int, seat: int, number: int) -> bool:
    """Was a seat's play (counted from 1) one of the known cards, as the story goes?"""
    for known in range(known_count(s, viewer)):
        if story_of(story, known) == number and known_keeper(s, viewer, split, known) == seat:
            return True
    return False


@rule
def unknown_at_first(s: State, viewer: int, seat: int) -> int:
    """How many cards of a seat's first hand the viewer knows nothing of."""
    count = certain_from(s, viewer, seat)
    if is_shared(s, viewer):
        if seat == table.left_of(s, viewer, 1):
            count = PICKS
        elif seat == table.left_of(s, viewer, 2):
            count = 2 * PICKS
    return count


@rule
def weigh_story(s: State, viewer: int, split: int, story: int, unseen: Any) -> float:
    """In how many ways the unseen cards can make this story true, up to a common factor.

    A play of a card that the viewer knew nothing of could be any such card in the hand, and that
    card any unseen one of the kind. `unseen` counts the unseen cards of each kind.
    """
    weight = 1.0
    unseen_left = 0
    for card in range(KINDS):
        unseen_left += unseen[card]
    for seat in range(s.players):
        if seat == viewer:
            continue
        in_hand = unknown_at_first(s, viewer, seat)
        for number in range(1, s.plays[seat] + 1):
            if not was_known_card(s, viewer, split, story, seat, number):
                card = s.play[seat, number - 1]
                if weight > 0.0 and in_hand > 0 and unseen[card] > 0:
                    weight *= in_hand * unseen[card] / unseen_left
                else:
                    weight = 0.0
                in_hand -= 1
                unseen[card] -= 1
                unseen_left -= 1
            if s.drew_after[seat] >> (number - 1) & 1:
                in_hand += 1
    put_back_plays(s, viewer, split, story, unseen)
    return weight


@rule
def put_back_plays(s: State, viewer: int, split: int, story: int, unseen: Any) -> None:
    """Count the plays that were unseen cards among the unseen again."""
    for seat in range(s.players):
        if seat != viewer:
            for number in range(1, s.plays[seat] + 1):
                if not was_known_card(s, viewer, split, story, seat, number):
                    unseen[s.play[seat, number - 1]] += 1


@rule
def count_unseen(s: State, viewer: int, unseen: Any) -> None:
    """Count what the viewer had not seen when the others took up their hands, or drew since."""
    for i in range(s.deck_size):
        unseen[s.deck[i]] += 1
    for seat in range(s.players):
        if seat != viewer:
            for card in range(KINDS):
                unseen[card] += s.hand[seat, card]
            for i in range(s.plays[seat]):
                unseen[s.play[seat, i]] += 1
    for known in range(known_count(s, viewer)):
        unseen[known_card(s, viewer, known)] -= 1


@rule
def reimagine_hands(s: State, viewer: int, luck: Luck) -> None:
    """Choose a split and a story by their weights, then deal the unseen cards anew."""
    sort_shared_cards(s, viewer)
    unseen = s.pack[0]  # the packs are empty once the draft is over
    count_unseen(s, viewer, unseen)
    shared = shared_count(s, viewer)
    chosen_split = 0
    chosen_story = 0
    total = 0.0
    for split in range(1 << shared):
        if not is_two_of(split) and shared > 0:
            continue
        story = 0
        while story >= 0:
            if not is_told_twice(s, viewer, split, story):
                weight = weigh_story(s, viewer, split, story, unseen)
                total += weight
                if weight > 0 and fraction(luck) * total < weight:
                    chosen_split = split
                    chosen_story = story
            story = next_story(s, viewer, split, story)
    make_true(s, viewer, chosen_split, chosen_story, unseen, luck)


@rule
def is_two_of(split: int) -> bool:
    """Does a split give L two cards?"""
    bits = 0
    while split > 0:
        bits += split & 1
        split >>= 1
    return bits == PICKS


@rule
def make_true(s: State, viewer: int, split: int, story: int, unseen: Any, luck: Luck) -> None:
    """Fill the hidden hands and the deck so that the story is what happened."""
    split_shared_cards(s, viewer, split)
    forget_the_unknown(s, viewer)
    for seat in range(s.players):
        if seat != viewer:
            for number in range(1, s.plays[seat] + 1):
                if not was_known_card(s, viewer, split, story, seat, number):
                    unseen[s.play[seat, number - 1]] -= 1
    deck_size = s.deck_size
    s.deck_size = 0
    gather_all(s, unseen)
    shuffle(luck, s.deck, s.deck_size)
    for seat in range(s.players):
        if seat != viewer:
            retell_hand(s, viewer, split, story, seat, luck)
    while s.deck_size > deck_size:
        s.deck_size -= 1
        s.deck[s.deck_size] = NO_CARD


@rule
def sort_shared_cards(s: State, viewer: int) -> None:
    """Give L the two lowest of the shared cards and LL the rest: an order that says nothing."""
    for one in range(shared_count(s, viewer)):
        for other in range(one):
            lower, higher = passed_on(s, viewer, one), passed_on(s, viewer, other)
            if lower < higher:
                s.kept[table.left_of(s, viewer, 1 if one < PICKS else 2), PICKS + one] = higher
                s.kept[
                    table.left_of(s, viewer, 1 if other < PICKS else 2),
                    PICKS + other,
                ] = lower


@rule
def split_shared_cards(s: State, viewer: int, split: int) -> None:
    """Write down who kept which of the shared cards: L's two first."""
    shared = shared_count(s, viewer)
    in_order = 0
    place = 0
    for with_left in range(1, -1, -1):
        for i in range(shared):
            if split >> i & 1 == with_left:
                in_order |= passed_on(s, viewer, i) << place * _STORY_BITS
                place += 1
    for i in range(shared):
        keeper = table.left_of(s, viewer, 1 if i < PICKS else 2)
        s.kept[keeper, PICKS + i] = in_order >> i * _STORY_BITS & 31


@rule
def forget_the_unknown(s: State, viewer: int) -> None:
    """Clear the others' hands, and of what they kept the cards the viewer knows nothing of."""
    for seat in range(s.players):
        if seat != viewer:
            for card in range(KINDS):
                s.hand[seat, card] = 0
            for i in range(unknown_at_first(s, viewer, seat)):
                s.kept[seat, i] = NO_CARD


@rule
def retell_hand(s: State, viewer: int, split: int, story: int, seat: int, luck: Luck) -> None:
    """Go through a seat's round: each unknown play was any unknown card in the hand at the time."""
    drawn = 0
    for number in range(1, s.plays[seat] + 1):
        if not was_known_card(s, viewer, split, story, seat, number):
            slot = any_free_slot(s, viewer, seat, drawn, luck)
            if slot == NO_CARD:
                drawn -= 1
                s.hand[seat, s.play[seat, number - 1]] += 1
            else:
                s.kept[seat, slot] = s.play[seat, number - 1]
        if s.drew_after[seat] >> (number - 1) & 1:
            drawn += 1
    for i in range(s.pack_size):
        if s.kept[seat, i] == NO_CARD:
            s.kept[seat, i] = take(s)
    for _ in range(drawn):
        s.hand[seat, take(s)] += 1
    take_up_kept_cards(s, seat)


@rule
def any_free_slot(s: State, viewer: int, seat: int, drawn: int, luck: Luck) -> int:
    """A place among the unknown kept cards still in hand, or `NO_CARD` for a drawn card."""
    free = 0
    unknown = unknown_at_first(s, viewer, seat)
    for i in range(unknown):
        if s.kept[seat, i] == NO_CARD:
            free += 1
    n = below(luck, free + drawn)
    if n >= free:
        return NO_CARD
    slot = 0
    while s.kept[seat, slot] != NO_CARD or n > 0:
        if s.kept[seat, slot] == NO_CARD:
            n -= 1
        slot += 1
    return slot


@rule
def take_up_kept_cards(s: State, seat: int) -> None:
    """Add what a seat kept to its hand, and take away what it has played."""
    for i in range(s.pack_size):
        s.hand[seat, s.kept[seat, i]] += 1
    for i in range(s.plays[seat]):
        s.hand[seat, s.play[seat, i]] -= 1


# Whole worlds


@rule
def reimagine(s: State, viewer: int, luck: Luck) -> None:
    """Another world the viewer cannot tell from this one."""
    reimagine_modifiers(s, viewer, luck)
    if s.phase == phase.DRAFT:
        reimagine_draft(s, viewer, luck)
    elif phase.DRAFT <= s.phase < phase.GOLD:
        reimagine_hands(s, viewer, luck)
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
    """Everything a viewer may know of a state, built from scratch field by field."""
    return {
        **view_head("kosmopolis", OPTIONS, s, viewer),
        "phase": TURN.phase_names[s.phase],
        "round": int(s.round_number),
        "start": int(s.start),
        "acting": seats_in(TURN.may_act(s)),
        "awaited": seats_in(TURN.must_act(s)),
        "last_turns": None if s.last_turns == NOT_YET else int(s.last_turns),
        "deck": int(s.deck_size),
        "modifier_deck": len(MODIFIERS) - int(s.modifiers_drawn),
        "gold_supply": int(s.gold_supply),
        "capital": columns(s.capital),
        "limits": [view_limit(s, viewer, colour) for colour in range(COLOURS)],
        "modifiers": [view_modifier(s, viewer, i) for i in range(round_end.placed_modifiers(s))],
        "looking_at": view_looking_at(s, viewer),
        "discarded": columns(discarded(s)),
        "passed_on": view_passed_on(s, viewer),
        "seats": [view_seat(s, viewer, seat) for seat in range(s.players)],
    }


def columns(area: Any) -> Columns:
    """An area as the values in each of its columns, in rising order."""
    blue, pink, green, yellow = (
        [LOWEST_VALUE + step for step, count in enumerate(column) for _ in range(count)]
        for column in area.reshape(COLOURS, VALUES).tolist()
    )
    return {"blue": blue, "pink": pink, "green": green, "yellow": yellow}


def view_limit(s: State, viewer: int, colour: int) -> Limit:
    """A colour's limit as far as the viewer knows it, and how many modifiers it does not know."""
    known = column_total(s.capital, colour)
    unknown = 0
    for i in range(round_end.placed_modifiers(s)):
        if s.placed_on[i] == colour:
            if knows_modifier(s, viewer, i):
                known += int(s.modifiers[s.round_number - 1, i])
            else:
                unknown += 1
    return {"colour": COLOUR_NAMES[colour], "known": known, "unknown_modifiers": unknown}


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


def discarded(s: State) -> Any:
    """The cards out of the game: all that are nowhere else."""
    elsewhere = s.capital.astype(int)
    for area in (s.hand, s.city, s.bonus, s.pack):
        elsewhere += area.sum(axis=0, dtype=int)
    elsewhere += np.bincount(s.deck[: s.deck_size], minlength=len(elsewhere))
    if is_drafting(s):
        for card in s.kept[s.kept != NO_CARD]:
            elsewhere[card] += 1
    return COPIES - elsewhere


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
        card_text(known_card(s, viewer, known)) for known in range(known_count(s, viewer))
    )


def view_seat(s: State, viewer: int, seat: int) -> SeatView:
    """A player's things: all of them for the player, what lies open for others."""
    own = viewer in (seat, EVERYTHING)
    shows_bonus = own or s.bonus_visibility == PUBLIC
    answered = s.answer[seat] != NO_ANSWER
    return {
        "seat": seat,
        "hand_size": int(s.hand[seat].sum()),
        "hand": cards_text(s.hand[seat]) if own else None,
        "pack_size": int(s.pack[seat].sum()),
        "pack": cards_text(s.pack[seat]) if own else None,
        "kept_size": int(s.kept_count) if is_drafting(s) else 0,
        "kept": view_kept(s, seat) if own else None,
        "answered": bool(answered),
        "answer": TURN.write_move(s, seat, int(s.answer[seat])) if own and answered else None,
        "city": columns(s.city[seat]),
        "totals": [column_total(s.city[seat], colour) for colour in range(COLOURS)],
        "gold": int(s.gold[seat]),
        "paid_for": [name for i, name in enumerate(COLOUR_NAMES) if s.paid_for[seat] >> i & 1],
        "bonus_count": int(s.bonus[seat].sum()),
        "bonus": cards_text(s.bonus[seat]) if shows_bonus else None,
    }


def view_kept(s: State, seat: int) -> list[str]:
    """The cards a player has set aside in a draft that still goes on."""
    if not is_drafting(s):
        return []
    return sorted(card_text(card) for card in s.kept[seat, : s.kept_count])
