"""The end of a round: limits, gold, discarded columns, bonus cards."""

from __future__ import annotations

from typing import TypedDict

from tripolis.engine.rule import rule
from tripolis.engine.turn import NO_ANSWER, Decision, Moves, Step
from tripolis.games.kosmopolis import actions, notation, phase, table
from tripolis.games.kosmopolis.components import (
    COLOUR_NAMES,
    COLOURS,
    HIGHEST_VALUE,
    KINDS,
    LETTERS,
    LOWEST_VALUE,
    MODIFIERS,
    NO_CARD,
    ROUNDS,
    area_total,
    card_of,
    column_is_empty,
    column_total,
    highest_card,
)
from tripolis.games.kosmopolis.state import CLOSEST_LOWERED, CLOSEST_RAW, SIMULTANEOUS, State
from tripolis.games.kosmopolis.views import Colour
from tripolis.words import Line

# Leftovers and modifiers


@rule
def lay_out_leftovers(s: State) -> None:
    """Cards still in hand go to the owner's city, without effect, before modifiers are revealed."""
    for seat in range(s.players):
        for card in range(KINDS):
            s.city[seat, card] += s.hand[seat, card]
            s.hand[seat, card] = 0
    table.forget_the_draft(s)


@rule
def reveal_modifiers(s: State) -> None:
    """All placed modifiers are turned face up; those still in their deck stay unseen."""


LEFTOVERS = Step("leftovers", lay_out_leftovers)
REVEAL = Step("reveal", reveal_modifiers)


# Limits


@rule
def placed_modifiers(s: State) -> int:
    """How many modifiers lie on columns: all that were drawn, but for one being looked at."""
    return s.modifiers_drawn - 1 if s.phase == phase.AGENT else int(s.modifiers_drawn)


@rule
def limit(s: State, colour: int) -> int:
    """A colour's limit: its capital cards and modifiers; it may be zero or less (K-R6)."""
    total = column_total(s.capital, colour)
    for i in range(placed_modifiers(s)):
        if s.placed_on[i] == colour:
            total += int(s.modifiers[s.round_number - 1, i])
    return total


@rule
def excess(s: State, player: int, colour: int) -> int:
    """How far a column is above its limit. A column without cards never is (K-R6)."""
    if column_is_empty(s.city[player], colour):
        return 0
    return max(0, column_total(s.city[player], colour) - limit(s, colour))


# Gold: a move is a set of colours, as bits


@rule
def price(s: State, player: int, colours: int) -> int:
    """The gold it takes to keep a set of colours, or -1 if one of them needs none (K-R8)."""
    total = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            above = excess(s, player, colour)
            if above == 0:
                return -1
            total += above
    return total


@rule
def may_pay(s: State, player: int, colours: int) -> bool:
    """Colours above their limit, all of their excess covered by your gold."""
    needed = price(s, player, colours)
    return 0 <= needed <= int(s.gold[player])


@rule
def has_to_choose(s: State, player: int) -> bool:
    """Is there a column that this player could pay for?"""
    for colour in range(COLOURS):
        if 0 < excess(s, player, colour) <= s.gold[player]:
            return True
    return False


@rule
def ask_next_payer(s: State) -> None:
    """Ask clockwise from the start player, or everybody at once (K-R7); skip all who cannot pay."""
    if s.gold_order == SIMULTANEOUS:
        if s.asked == 0 and who_has_to_choose(s) != 0:
            s.phase = phase.GOLD
        s.asked = s.players
        return
    while s.asked < s.players:
        seat = table.left_of(s, s.start, s.asked)
        s.asked += 1
        if has_to_choose(s, seat):
            s.active = seat
            s.phase = phase.GOLD
            return


@rule
def who_has_to_choose(s: State) -> int:
    """All players who could pay for a column, as bits."""
    mask = 0
    for seat in range(s.players):
        if has_to_choose(s, seat):
            mask |= 1 << seat
    return mask


@rule
def payers(s: State) -> int:
    """Everybody who could pay, where payments are secret; otherwise one after another."""
    return who_has_to_choose(s) if s.gold_order == SIMULTANEOUS else 1 << int(s.active)


@rule
def everybody_has_answered(s: State) -> bool:
    """Are all payments in?"""
    for seat in range(s.players):
        if s.answer[seat] == NO_ANSWER and has_to_choose(s, seat):
            return False
    return True


@rule
def pay(s: State, player: int, colours: int) -> None:
    """Pay openly and at once, or write the payment down until all are in."""
    if s.gold_order != SIMULTANEOUS:
        hand_over_gold(s, player, colours)
        return
    s.answer[player] = actions.PAY + colours
    if not everybody_has_answered(s):
        s.phase = phase.GOLD
        return
    for seat in range(s.players):
        if s.answer[seat] != NO_ANSWER:
            hand_over_gold(s, seat, s.answer[seat] - actions.PAY)
            s.answer[seat] = NO_ANSWER


@rule
def hand_over_gold(s: State, player: int, colours: int) -> None:
    """The whole excess of each colour paid for goes back to the supply (K-R9)."""
    needed = price(s, player, colours)
    s.gold[player] -= needed
    s.gold_supply += needed
    s.paid_for[player] = colours


def _write(s: State, player: int, colours: int) -> str:
    letters = [LETTERS[colour] for colour in notation.colours_of(colours)]
    return f"pay {' '.join(letters) or 'none'}"


def _read(s: State, player: int, words: list[str]) -> int | None:
    """The colours may be named in any order."""
    match words:
        case ["pay", "none"]:
            return 0
        case ["pay", _, *_]:
            named = [notation.read_colour(letter) for letter in words[1:]]
            colours = {colour for colour in named if colour is not None}
            return sum(1 << colour for colour in colours) if len(colours) == len(named) else None
    return None


def _why_not(s: State, player: int, colours: int) -> Line:
    for colour in notation.colours_of(colours):
        if excess(s, player, colour) == 0:
            name = notation.colour_line(colour)
            return Line("kosmopolis-no-pay-within-limit", {"colour": name})
    needed = price(s, player, colours)
    return Line("kosmopolis-no-pay-gold", {"needed": needed, "gold": int(s.gold[player])})


class _Parts(TypedDict):
    colours: list[Colour]
    gold: int


def _parts(s: State, player: int, colours: int) -> _Parts:
    paid_for = notation.colours_of(colours)
    return {
        "colours": [COLOUR_NAMES[colour] for colour in paid_for],
        "gold": sum(excess(s, player, colour) for colour in paid_for),
    }


GOLD = Decision(
    "gold",
    Moves(
        "pay",
        1 << COLOURS,
        may=may_pay,
        do=pay,
        write=_write,
        read=_read,
        parts=_parts,
        why_not=_why_not,
    ),
    who=payers,
    then="next_payer",
    section="gold",
)
"""Any set of your columns above their limit that your gold covers, the empty set included."""

NEXT_PAYER = Step("next_payer", ask_next_payer)


# Columns above their limit


@rule
def discard_columns(s: State) -> None:
    """Columns above their limit that nobody paid for leave the game whole (K-R10)."""
    for seat in range(s.players):
        for colour in range(COLOURS):
            paid = s.paid_for[seat] >> colour & 1
            if not paid and excess(s, seat, colour) > 0:
                for value in range(LOWEST_VALUE, HIGHEST_VALUE + 1):
                    s.city[seat, card_of(colour, value)] = 0


DISCARD = Step("discard", discard_columns)


# Bonus cards


@rule
def bonus_claim(s: State, player: int, colour: int) -> int:
    """How strong a claim is on a colour's bonus card; the highest wins (K-R12)."""
    total = column_total(s.city[player], colour)
    at_most = limit(s, colour)
    if s.bonus_rule == CLOSEST_LOWERED:
        return min(total, at_most)
    if s.bonus_rule == CLOSEST_RAW:
        return -abs(at_most - total)
    return total


@rule
def best_claim_winners(s: State, colour: int) -> int:
    """The players, as bits, who share the best claim. Without a card there is no claim (K-R11)."""
    winners = 0
    best = 0
    for seat in range(s.players):
        if column_is_empty(s.city[seat], colour):
            continue
        claim = bonus_claim(s, seat, colour)
        if winners == 0 or claim > best:
            winners = 1 << seat
            best = claim
        elif claim == best:
            winners |= 1 << seat
    return winners


@rule
def award_bonus_cards(s: State) -> None:
    """The winners of each colour, clockwise from the start player, take its highest cards."""
    for colour in range(COLOURS):
        winners = best_claim_winners(s, colour)
        for i in range(s.players):
            seat = table.left_of(s, s.start, i)
            card = highest_card(s.capital, colour)
            if winners >> seat & 1 and card != NO_CARD:
                s.capital[card] -= 1
                s.bonus[seat, card] += 1
    if s.round_number == ROUNDS:
        s.phase = phase.END


BONUS = Step("bonus", award_bonus_cards)


# The next round


@rule
def next_start_player(s: State) -> int:
    """The largest city total; ties go clockwise from the previous start player on (K-R13)."""
    best = s.start
    for i in range(1, s.players):
        seat = table.left_of(s, s.start, i)
        if area_total(s.city[seat]) > area_total(s.city[best]):
            best = seat
    return int(best)


@rule
def prepare_next_round(s: State) -> None:
    """All modifiers go back and are shuffled; the start player changes; nothing else does."""
    s.start = next_start_player(s)
    for i in range(len(MODIFIERS)):
        s.modifiers[s.round_number - 1, i] = 0
    s.round_number += 1
    table.clear_round(s)
    s.phase = phase.DEAL


NEXT_ROUND = Step("next_round", prepare_next_round)
