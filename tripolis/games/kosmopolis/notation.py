"""Kosmopolis in text: cards, moves, and why a move is refused.

B4              a card: a colour's letter and a value
draft B4 Y6     keep two cards of the pack
B4 city         play a card to the own city
B4 capital      play a card to the capital
agent Y         put the modifier on yellow
priest B        take the lowest blue card
pay B Y         pay for blue and yellow; `pay none` for nothing
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.errors import UnreadableMove
from tripolis.games.kosmopolis.actions import (
    AGENT as AGENT_ACTIONS,
)
from tripolis.games.kosmopolis.actions import (
    CAPITAL as CAPITAL_ACTIONS,
)
from tripolis.games.kosmopolis.actions import (
    CITY as CITY_ACTIONS,
)
from tripolis.games.kosmopolis.actions import (
    PAY as PAY_ACTIONS,
)
from tripolis.games.kosmopolis.actions import (
    PRIEST as PRIEST_ACTIONS,
)
from tripolis.games.kosmopolis.actions import (
    agent_action,
    capital_action,
    city_action,
    draft_action,
    drafted_card,
    named_colour,
    paid_colours,
    pay_action,
    played_card,
    priest_action,
)
from tripolis.games.kosmopolis.components import (
    COLOUR_NAMES,
    COLOURS,
    HIGHEST_VALUE,
    KINDS,
    LETTERS,
    LOWEST_VALUE,
    PINK,
    card_of,
    colour_of,
    value_of,
)
from tripolis.games.kosmopolis.rules import excess, price
from tripolis.games.kosmopolis.state import AGENT, DRAFT, PLAY, PRIEST, State
from tripolis.words import Line


def card_text(card: int) -> str:
    """A card as text."""
    return f"{LETTERS[colour_of(int(card))]}{value_of(int(card))}"


def read_card(text: object) -> int | None:
    """A card from its text, in either case; None if it is none."""
    if not isinstance(text, str) or len(text) != 2:
        return None
    letter, digit = text[0].upper(), text[1]
    if letter not in LETTERS or not digit.isdecimal() or not digit.isascii():
        return None
    value = int(digit)
    return card_of(LETTERS.index(letter), value) if LOWEST_VALUE <= value <= HIGHEST_VALUE else None


def cards_text(area: Any) -> list[str]:
    """All cards of an area, in order."""
    return [card_text(card) for card in range(KINDS) for _ in range(area[card])]


def colours_of(colours: int) -> list[int]:
    """The colours whose bits are set."""
    return [colour for colour in range(COLOURS) if colours >> colour & 1]


def write_move(s: State, player: int, action: int) -> str:
    """An action's one notation."""
    action = int(action)
    if action < CITY_ACTIONS:
        return f"draft {card_text(drafted_card(action, 0))} {card_text(drafted_card(action, 1))}"
    if action < CAPITAL_ACTIONS:
        return f"{card_text(played_card(action))} city"
    if action < AGENT_ACTIONS:
        return f"{card_text(played_card(action))} capital"
    if action < PRIEST_ACTIONS:
        return f"agent {LETTERS[named_colour(action)]}"
    if action < PAY_ACTIONS:
        return f"priest {LETTERS[named_colour(action)]}"
    letters = [LETTERS[colour] for colour in colours_of(paid_colours(action))]
    return f"pay {' '.join(letters) or 'none'}"


def read_move(s: State, player: int, text: str) -> int:
    """An action's number; small and capital letters and the order of cards do not matter."""
    words = text.lower().split()
    action = _read_words(words)
    if action is None:
        raise UnreadableMove("kosmopolis-unreadable", text=text[:60])
    return action


def _read_words(words: list[str]) -> int | None:
    match words:
        case ["draft", one, other]:
            first, second = read_card(one), read_card(other)
            return None if first is None or second is None else draft_action(first, second)
        case [card, "city" | "capital" as zone]:
            kind = read_card(card)
            if kind is None:
                return None
            return city_action(kind) if zone == "city" else capital_action(kind)
        case ["agent", letter]:
            colour = _read_colour(letter)
            return None if colour is None else agent_action(colour)
        case ["priest", letter]:
            colour = _read_colour(letter)
            return None if colour is None else priest_action(colour)
        case ["pay", "none"]:
            return pay_action(0)
        case ["pay", *letters] if letters:
            return _read_payment(letters)
    return None


def _read_colour(letter: str) -> int | None:
    return LETTERS.index(letter.upper()) if len(letter) == 1 and letter.upper() in LETTERS else None


def _read_payment(letters: list[str]) -> int | None:
    colours = 0
    for letter in letters:
        colour = _read_colour(letter)
        if colour is None or colours >> colour & 1:
            return None
        colours |= 1 << colour
    return pay_action(colours)


def move_parts(s: State, player: int, action: int) -> dict[str, Any]:
    """A move taken apart, for a screen."""
    action = int(action)
    if action < CITY_ACTIONS:
        return {"kind": "draft", "cards": [card_text(drafted_card(action, i)) for i in range(2)]}
    if action < AGENT_ACTIONS:
        zone = "city" if action < CAPITAL_ACTIONS else "capital"
        return {"kind": "play", "card": card_text(played_card(action)), "zone": zone}
    if action < PAY_ACTIONS:
        kind = "agent" if action < PRIEST_ACTIONS else "priest"
        return {"kind": kind, "colour": COLOUR_NAMES[named_colour(action)]}
    colours = paid_colours(action)
    return {
        "kind": "pay",
        "colours": [COLOUR_NAMES[colour] for colour in colours_of(colours)],
        "gold": sum(excess(s, player, colour) for colour in colours_of(colours)),
    }


def colour_line(colour: int) -> Line:
    """A colour's name, as something to say."""
    return Line(f"kosmopolis-{COLOUR_NAMES[colour]}")


def why_not(s: State, player: int, action: int) -> Line:
    """Why an action is refused. It speaks of the own cards only, which the player knows anyway."""
    kind = move_parts(s, player, action)["kind"]
    if s.phase == DRAFT:
        return (
            _why_no_draft(s, player, action) if kind == "draft" else Line("kosmopolis-no-draft-now")
        )
    if s.phase == PLAY:
        if kind != "play":
            return Line("kosmopolis-no-play-now")
        return Line("kosmopolis-no-card-in-hand", {"card": card_text(played_card(action))})
    if s.phase == AGENT:
        return Line("kosmopolis-no-agent-now")
    if s.phase == PRIEST:
        return _why_no_priest(action) if kind == "priest" else Line("kosmopolis-no-priest-now")
    return _why_no_payment(s, player, action) if kind == "pay" else Line("kosmopolis-no-pay-now")


def _why_no_draft(s: State, player: int, action: int) -> Line:
    one, other = drafted_card(action, 0), drafted_card(action, 1)
    if one == other and s.pack[player, one] == 1:
        return Line("kosmopolis-no-two-in-pack", {"card": card_text(one)})
    missing = one if s.pack[player, one] == 0 else other
    return Line("kosmopolis-no-card-in-pack", {"card": card_text(missing)})


def _why_no_priest(action: int) -> Line:
    colour = named_colour(action)
    if colour == PINK:
        return Line("kosmopolis-no-priest-pink")
    return Line("kosmopolis-no-priest-empty", {"colour": colour_line(colour)})


def _why_no_payment(s: State, player: int, action: int) -> Line:
    for colour in colours_of(paid_colours(action)):
        if excess(s, player, colour) == 0:
            return Line("kosmopolis-no-pay-within-limit", {"colour": colour_line(colour)})
    needed = price(s, player, paid_colours(action))
    return Line("kosmopolis-no-pay-gold", {"needed": needed, "gold": int(s.gold[player])})
