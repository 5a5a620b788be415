"""What the base rules and all modules share: seats, tokens, cards and where they lie."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.splendor.components import (
    BAG_NUMBER,
    BONUS,
    BONUS_COUNT,
    COLOURS,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    POINTS,
    SLOTS,
    TOWERS,
    is_bag,
)
from tripolis.games.splendor.state import CITIES, NOBODY, NOTHING, State

# The table


@rule
def has(s: State, module: int) -> bool:
    """Is a module in play?"""
    return bool(s.modules & module)


@rule
def left_of(s: State, seat: int, steps: int) -> int:
    """The seat this many places clockwise."""
    return (seat + steps) % int(s.players)


@rule
def nobles_are_in_play(s: State) -> bool:
    """Cities leaves the nobles out; an option of combinations brings them back (H1, S-R29)."""
    if not has(s, CITIES):
        return True
    return bool(s.house_cities_with_nobles and s.modules != CITIES)


# Tokens


@rule
def take_token(s: State, player: int, kind: int) -> None:
    """One token from the supply."""
    s.supply[kind] -= 1
    s.tokens[player, kind] += 1


@rule
def give_back(s: State, player: int, kind: int, count: int) -> None:
    """Tokens back to the supply."""
    s.tokens[player, kind] -= count
    s.supply[kind] += count


@rule
def count_tokens(s: State, player: int) -> int:
    """All tokens of a player, gold included."""
    total = 0
    for kind in range(KINDS):
        total += int(s.tokens[player, kind])
    return total


# Face-up and reserved cards


@rule
def is_reserved(place: int) -> bool:
    """Is this the place of a reserved card (rather than of a face-up one)?"""
    return place >= SLOTS


@rule
def reserve_place(number: int) -> int:
    """The place of a player's reserved card with this number."""
    return SLOTS + number


@rule
def reserve_number(place: int) -> int:
    """The number of the reserved card in this place."""
    return place - SLOTS


@rule
def card_at(s: State, player: int, place: int) -> int:
    """The card in a place: face up, or in the player's reserve."""
    if is_reserved(place):
        return int(s.reserved[player, reserve_number(place)])
    return int(s.face_up[place])


@rule
def draw_from_deck(s: State, deck: int) -> int:
    """Take the top card of a deck."""
    s.deck_size[deck] -= 1
    card = int(s.deck[deck, s.deck_size[deck]])
    s.deck[deck, s.deck_size[deck]] = NO_CARD
    return card


@rule
def add_to_reserve(s: State, player: int, card: int, blind: int) -> None:
    """A card joins the reserve, known to all or to its owner only."""
    number = int(s.reserved_count[player])
    s.reserved[player, number] = card
    s.blind[player, number] = blind
    s.reserved_count[player] += 1


@rule
def remove_from_reserve(s: State, player: int, number: int) -> None:
    """A card leaves the reserve; those after it move up."""
    last = int(s.reserved_count[player]) - 1
    for i in range(number, last):
        s.reserved[player, i] = s.reserved[player, i + 1]
        s.blind[player, i] = s.blind[player, i + 1]
    s.reserved[player, last] = NO_CARD
    s.blind[player, last] = 0
    s.reserved_count[player] = last


# Towers matter wherever a face-up card is taken


@rule
def is_guarded(s: State, player: int, slot: int) -> bool:
    """Does another player's tower stand on a face-up card?"""
    return bool(s.towers[slot] > 0 and s.tower_owner[slot] != player)


@rule
def towers_come_home(s: State, slot: int) -> None:
    """All towers of a card return to their owner's supply."""
    s.towers[slot] = 0
    s.tower_owner[slot] = NOBODY


@rule
def towers_in_supply(s: State, player: int) -> int:
    """The towers of a player that are not on the table."""
    count = TOWERS
    for slot in range(SLOTS):
        if s.tower_owner[slot] == player:
            count -= int(s.towers[slot])
    return count


# The tableau


@rule
def bonus_colour(s: State, card: int) -> int:
    """The colour of a card's bonus in a tableau, copied by a paired card; or `NO_COLOUR`."""
    return int(s.bag_colour[BAG_NUMBER[card]]) if is_bag(card) else int(BONUS[card])


@rule
def bonus_value(s: State, card: int) -> int:
    """How many bonuses of its colour a card in a tableau has."""
    return int(s.bag_value[BAG_NUMBER[card]]) if is_bag(card) else int(BONUS_COUNT[card])


@rule
def add_to_tableau(s: State, player: int, card: int) -> None:
    """An acquired card: its bonus and prestige count from now on."""
    s.tableau[card] = player
    s.cards[player] += 1
    s.card_points[player] += POINTS[card]
    if BONUS[card] != NO_COLOUR:
        s.bonuses[player, BONUS[card]] += BONUS_COUNT[card]


@rule
def put_in_box(s: State, player: int, card: int) -> None:
    """A card leaves the game: its bonus and prestige are lost (S-R20)."""
    colour = bonus_colour(s, card)
    if colour != NO_COLOUR:
        s.bonuses[player, colour] -= bonus_value(s, card)
    if is_bag(card):
        s.bag_colour[BAG_NUMBER[card]] = NO_COLOUR
        s.bag_value[BAG_NUMBER[card]] = 0
    s.tableau[card] = NOBODY
    s.cards[player] -= 1
    s.card_points[player] -= POINTS[card]


@rule
def meets(s: State, player: int, need: int, table: Any) -> bool:
    """Do a player's bonuses reach a row of requirements? One below makes all of them negative."""
    beyond = 0
    for colour in range(COLOURS):
        beyond |= int(s.bonuses[player, colour]) - int(table[need, colour])
    return beyond >= 0


@rule
def forget_purchase(s: State) -> None:
    """Clear the purchase: none is in progress."""
    s.wanted = NOTHING
    for colour in range(COLOURS):
        s.kept[colour] = 0
    s.from_kind = 0
    s.paid_gold = 0
    s.paid_cards = 0
    s.discards[0] = NOTHING
    s.discards[1] = NOTHING
