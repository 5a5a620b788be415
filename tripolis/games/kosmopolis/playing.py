"""The turn: a card to your city or to the capital, where it acts."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves, Step, asking
from tripolis.games.kosmopolis import notation, phase, table
from tripolis.games.kosmopolis.components import (
    BLUE,
    COLOUR_NAMES,
    COLOURS,
    GREEN,
    KINDS,
    LETTERS,
    MODIFIERS,
    PINK,
    YELLOW,
    colour_of,
    column_is_empty,
    is_empty,
    lowest_card,
)
from tripolis.games.kosmopolis.state import NOT_YET, State
from tripolis.games.kosmopolis.views import Colour
from tripolis.words import Line

# Playing a card: a move is its kind and where it goes. There is no passing.


@rule
def played_card(number: int) -> int:
    """The card that a move plays."""
    return number % KINDS


@rule
def is_played_to_city(number: int) -> bool:
    """Does a move play its card to the city (rather than to the capital)?"""
    return number < KINDS


@rule
def legal_play(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Any card of your hand, to your city or to the capital."""
    for card in range(KINDS):
        # Written in any case and overwritten if not held: faster than a branch nobody can predict.
        out[n] = first + card
        out[n + 1] = first + KINDS + card
        n += 2 * (s.hand[player, card] > 0)
    return n


@rule
def play_card(s: State, player: int, number: int) -> None:
    """Play one card face up, to your city or to the capital."""
    card = played_card(number)
    s.hand[player, card] -= 1
    s.play[player, s.plays[player]] = card
    s.plays[player] += 1
    if is_played_to_city(number):
        s.city[player, card] += 1
    else:
        play_to_capital(s, player, card)


@rule
def play_to_capital(s: State, player: int, card: int) -> None:
    """A card in the capital acts, if it can; it cannot decline."""
    s.capital[card] += 1
    colour = colour_of(card)
    if colour == GREEN:
        act_as_scholar(s, player)
    elif colour == YELLOW:
        act_as_merchant(s, player)
    elif colour == BLUE:
        act_as_agent(s)
    else:
        ask_priest(s, player)


Zone = Literal["city", "capital"]


class _PlayParts(TypedDict):
    card: str
    zone: Zone


def _play_parts(s: State, player: int, number: int) -> _PlayParts:
    return {"card": notation.card_text(played_card(number)), "zone": _zone(number)}


def _zone(number: int) -> Zone:
    return "city" if is_played_to_city(number) else "capital"


def _read_play(s: State, player: int, words: list[str]) -> int | None:
    match words:
        case [text, "city" | "capital" as zone]:
            card = notation.read_card(text)
            if card is not None:
                return card if zone == "city" else KINDS + card
    return None


PLAY = Decision(
    "play",
    Moves(
        "play",
        2 * KINDS,
        legal=legal_play,
        do=play_card,
        write=lambda s, player, number: (
            f"{notation.card_text(played_card(number))} {_zone(number)}"
        ),
        read=_read_play,
        parts=_play_parts,
        why_not=lambda s, player, number: Line(
            "kosmopolis-no-card-in-hand", {"card": notation.card_text(played_card(number))}
        ),
    ),
    then="turn_end",
    section="turn",
)


# What a card in the capital does


@rule
def act_as_scholar(s: State, player: int) -> None:
    """The Scholar draws the top card of the deck, if there is one."""
    if s.deck_size > 0:
        s.hand[player, table.draw_from_deck(s)] += 1
        s.drew_after[player] |= 1 << (int(s.plays[player]) - 1)


@rule
def act_as_merchant(s: State, player: int) -> None:
    """The Merchant takes one gold from the supply, if there is any."""
    if s.gold_supply > 0:
        s.gold_supply -= 1
        s.gold[player] += 1


@rule
def act_as_agent(s: State) -> None:
    """The Agent looks at the top modifier, if there is one, and must then place it (K-R20)."""
    if s.modifiers_drawn < len(MODIFIERS):
        s.modifiers_drawn += 1
        s.phase = phase.AGENT


@rule
def may_place(s: State, player: int, colour: int) -> bool:
    """Any of the four colours, whatever lies there (K-R18)."""
    return True


@rule
def place_modifier(s: State, player: int, colour: int) -> None:
    """Put the modifier face down on a colour, where it stays until the end of the round."""
    s.placed_on[s.modifiers_drawn - 1] = colour
    s.placed_by[s.modifiers_drawn - 1] = player


class _ColourPart(TypedDict):
    colour: Colour


def _colour_part(s: State, player: int, colour: int) -> _ColourPart:
    return {"colour": COLOUR_NAMES[colour]}


AGENT = Decision(
    "agent",
    Moves(
        "agent",
        COLOURS,
        may=may_place,
        do=place_modifier,
        write=lambda s, player, colour: f"agent {LETTERS[colour]}",
        parts=_colour_part,
    ),
    then="turn_end",
    section="agent",
)


@rule
def priest_may_name(s: State, player: int, colour: int) -> bool:
    """A colour other than pink whose capital column is not empty (K-R4, K-R19)."""
    return colour != PINK and not column_is_empty(s.capital, colour)


@rule
def take_lowest(s: State, player: int, colour: int) -> None:
    """The lowest card of the column moves to the Priest's city and has no effect there."""
    card = lowest_card(s.capital, colour)
    s.capital[card] -= 1
    s.city[player, card] += 1


def _why_no_priest(s: State, player: int, colour: int) -> Line:
    if colour == PINK:
        return Line("kosmopolis-no-priest-pink")
    return Line("kosmopolis-no-priest-empty", {"colour": notation.colour_line(colour)})


PRIEST = Decision(
    "priest",
    Moves(
        "priest",
        COLOURS,
        may=priest_may_name,
        do=take_lowest,
        write=lambda s, player, colour: f"priest {LETTERS[colour]}",
        parts=_colour_part,
        why_not=_why_no_priest,
    ),
    then="turn_end",
    section="priest",
)
"""The Priest names a colour; where only one has cards there is nothing to choose."""

ask_priest = asking(PRIEST, phase)


# The end of the turn


@rule
def end_turn(s: State) -> None:
    """A player without cards ends the round: everybody else gets one more turn.

    It counts after the action, so a Scholar's draw keeps a player in (K-R16, K-R17).
    """
    s.phase = phase.PLAY
    if s.last_turns == NOT_YET and is_empty(s.hand[s.active]):
        s.last_turns = s.players - 1
    elif s.last_turns != NOT_YET:
        s.last_turns -= 1
    s.active = table.left_of(s, s.active, 1)
    skip_empty_hands(s)
    if s.last_turns == 0:
        s.phase = phase.LEFTOVERS


@rule
def skip_empty_hands(s: State) -> None:
    """A player without cards cannot take a last turn; legal play never gets there (K-R5)."""
    while s.last_turns > 0 and is_empty(s.hand[s.active]):
        s.last_turns -= 1
        s.active = table.left_of(s, s.active, 1)


TURN_END = Step("turn_end", end_turn)
