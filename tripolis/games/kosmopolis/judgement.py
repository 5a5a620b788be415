"""How good a move looks at first sight: enough for an opponent worth losing to.

Every number here comes from what the player knows: open areas, their hand, and the modifiers they
have placed. The weights were tuned by playing judgements against each other.
"""

from __future__ import annotations

from tripolis.engine.rule import rule
from tripolis.games.kosmopolis import actions, drafting, phase, playing, round_end
from tripolis.games.kosmopolis.components import (
    BLUE,
    COLOURS,
    GREEN,
    MODIFIERS,
    NO_CARD,
    ROUNDS,
    YELLOW,
    colour_of,
    column_total,
    count_cards,
    highest_card,
    lowest_card,
    value_of,
)
from tripolis.games.kosmopolis.knowledge import knows_modifier
from tripolis.games.kosmopolis.state import NOT_YET, State

_UNKNOWN_MODIFIER = 0.5  # the mean of the four
_GROWTH = 0.35  # what a column of the capital gains with each card still to be played
_SPREAD = 2.0  # how far a limit may be off at the end of a round,
_SPREAD_A_CARD = 0.35  # and how much more for each card still to be played
_GOLD_HELPS = 0.7
_BONUS_CHANCE = 0.6
_OTHERS = 0.5  # how much others' gains count against the player's
_SCHOLAR = 2.2
_MERCHANT = 1.5
_AGENT = 0.8
_HAND_TO_COME = 0.5
_GOLD_KEPT = 1.3


@rule
def cards_to_come(s: State, player: int) -> int:
    """About how many cards will still be played this round."""
    if s.last_turns != NOT_YET:
        return int(s.last_turns)
    return count_cards(s.hand[player]) * int(s.players)


@rule
def expected_limit(s: State, player: int, colour: int) -> float:
    """A colour's limit at the end of the round, as the player may guess it."""
    guess = column_total(s.capital, colour) + _GROWTH * cards_to_come(s, player)
    for i in range(round_end.placed_modifiers(s)):
        if s.placed_on[i] == colour:
            if knows_modifier(s, player, i):
                guess += s.modifiers[s.round_number - 1, i]
            else:
                guess += _UNKNOWN_MODIFIER
    return guess


@rule
def chance_to_keep(total: float, guess: float, spread: float) -> float:
    """The chance that a column stays within its limit."""
    chance = 0.5 + (guess - total + 0.5) / (2.0 * spread)
    return min(0.98, max(0.02, chance))


@rule
def column_worth(
    s: State, viewer: int, owner: int, colour: int, more: float, raised: float
) -> float:
    """What a column may bring its owner, with `more` in it and its limit `raised`."""
    total = column_total(s.city[owner], colour) + more
    to_come = 0.0
    if owner == viewer:
        to_come = _HAND_TO_COME * column_total(s.hand[owner], colour)
    if total + to_come <= 0.0:
        return 0.0
    spread = _SPREAD + _SPREAD_A_CARD * cards_to_come(s, viewer)
    guess = expected_limit(s, viewer, colour) + raised + _GOLD_HELPS * s.gold[owner]
    chance = chance_to_keep(total + to_come, guess, spread)
    worth = (total + to_come) * chance
    best = highest_card(s.capital, colour)
    if best != NO_CARD and is_first(s, owner, colour, total):
        worth += _BONUS_CHANCE * chance * value_of(best)
    return worth


@rule
def is_first(s: State, owner: int, colour: int, total: float) -> bool:
    """Would nobody else have more of a colour than this?"""
    for seat in range(s.players):
        if seat != owner and column_total(s.city[seat], colour) > total:
            return False
    return True


@rule
def change(s: State, player: int, colour: int, more: float, raised: float) -> float:
    """The worth of adding to the player's column and raising its limit, for all concerned."""
    gain = column_worth(s, player, player, colour, more, raised)
    gain -= column_worth(s, player, player, colour, 0.0, 0.0)
    if raised != 0.0:
        for seat in range(s.players):
            if seat != player:
                other = column_worth(s, player, seat, colour, 0.0, raised)
                other -= column_worth(s, player, seat, colour, 0.0, 0.0)
                gain -= _OTHERS * other / (s.players - 1)
    return gain


@rule
def appraise_draft(s: State, player: int, card: int) -> float:
    """High cards, and those that fit into the player's city."""
    colour = colour_of(card)
    worth = 0.4 * value_of(card) + 0.6 * change(s, player, colour, float(value_of(card)), 0.0)
    if colour == GREEN:
        worth += 0.8
    elif colour == YELLOW:
        worth += 0.4
    return worth


@rule
def appraise_priest(s: State, player: int, colour: int) -> float:
    """The lowest card moves from the capital to the player's city, which lowers the limit."""
    value = float(value_of(lowest_card(s.capital, colour)))
    return change(s, player, colour, value, -value)


@rule
def appraise_action(s: State, player: int, colour: int) -> float:
    """What a card's action in the capital is worth."""
    if colour == GREEN:
        return _SCHOLAR if s.deck_size > 0 else 0.0
    if colour == YELLOW:
        return _MERCHANT if s.gold_supply > 0 else 0.0
    if colour == BLUE:
        return _AGENT if s.modifiers_drawn < len(MODIFIERS) else 0.0
    best = 0.0
    found = False
    for named in range(COLOURS):
        if playing.priest_may_name(s, player, named):
            worth = appraise_priest(s, player, named)
            if not found or worth > best:
                best = worth
                found = True
    return best


@rule
def appraise_play(s: State, player: int, action: int) -> float:
    """A card in the city is points at risk; one in the capital is room for all, and an action."""
    number = action - actions.PLAY
    card = playing.played_card(number)
    colour = colour_of(card)
    value = float(value_of(card))
    if playing.is_played_to_city(number):
        # The card leaves the hand, where half of it was counted already.
        return change(s, player, colour, (1.0 - _HAND_TO_COME) * value, 0.0)
    lost = _HAND_TO_COME * value
    return change(s, player, colour, -lost, value) + appraise_action(s, player, colour)


@rule
def appraise_payment(s: State, player: int, colours: int) -> float:
    """The columns kept, less the gold, which is worth more while there are rounds to come."""
    worth = 0.0
    price_of_gold = 1.0 if s.round_number == ROUNDS else _GOLD_KEPT
    for colour in range(COLOURS):
        if colours >> colour & 1:
            total = column_total(s.city[player], colour)
            worth += total - price_of_gold * round_end.excess(s, player, colour)
            best = highest_card(s.capital, colour)
            if best != NO_CARD and is_first(s, player, colour, float(total)):
                worth += _BONUS_CHANCE * value_of(best)
    return worth


@rule
def appraise(s: State, player: int, action: int) -> float:
    """How good a move looks; only differences between moves of one moment mean anything."""
    if s.phase == phase.DRAFT:
        return appraise_draft(s, player, drafting.drafted_card(action, 0)) + appraise_draft(
            s, player, drafting.drafted_card(action, 1)
        )
    if s.phase == phase.PLAY:
        return appraise_play(s, player, action)
    if s.phase == phase.AGENT:
        value = float(s.modifiers[s.round_number - 1, s.modifiers_drawn - 1])
        return change(s, player, action - actions.AGENT, 0.0, value)
    if s.phase == phase.PRIEST:
        return appraise_priest(s, player, action - actions.PRIEST)
    return appraise_payment(s, player, action - actions.PAY)
