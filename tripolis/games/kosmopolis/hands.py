"""Others' hands after the draft: what a viewer knows of them, and the hands they could be.

In the draft a seat learns more than it keeps. Say L sits to its left and LL beyond. What the seat
passes on after its second pick goes to L card by card; of what it passes on after its first pick,
two cards stay with L and the rest goes on to LL. Everything else it has not seen is equally likely
to be anywhere.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.luck import Luck, below, fraction, shuffle
from tripolis.engine.rule import rule
from tripolis.games.kosmopolis import table
from tripolis.games.kosmopolis.components import KINDS, NO_CARD
from tripolis.games.kosmopolis.drafting import PICKS
from tripolis.games.kosmopolis.state import State

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


# What the viewer has passed on


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


# The world


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
