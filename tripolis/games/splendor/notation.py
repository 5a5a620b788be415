"""Splendor in text: places, moves, and why a move is refused.

Colours are letters: W white, U blue, G green, R red, K black, * gold. A face-up card is its level
and column: `2c` is the third card of level 2, columns `e` and `f` are the Orient's.

take WUG          take one token of each colour
take RR           take two of a colour; `take RR+G` with the third gem of a trading post
reserve 3b        reserve a face-up card
reserve deck2     reserve the top card of a deck; `reserve orient1` of an Orient deck
buy 2c            buy a face-up card
buy r1            buy an own reserved card, counted from 1
pass              only where nothing else is legal
gold W            let gold take the place of a white gem in the payment; asked in the order WUGRK
pay               pay as it stands
pay 2*+1c         cover the rest with two gold tokens and one "two gold" card; or `pay 2*`, `pay 1c`
discard bag       pay with an own card: `bag` or `bag2` (a bag worth two), `double`, or its points
pair W            copy the colour of an own card; `pair WW` for two bonuses by an option
free 1d           take a face-up card free
reserve noble2    hold a noble for yourself; nobles are counted in the order they were laid out
token U           take a gem after a purchase (trading post)
tower put 2c      put a tower on a card; `tower move 2c 1a` and `tower remove 2c` likewise
conquer           buy the card with all three towers; `skip` to leave it
noble 2           choose the noble that visits
city 1            choose a city
return W          give a token back; several go one after another in the order WUGRK*
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tripolis.engine.errors import UnreadableMove
from tripolis.games.splendor import actions
from tripolis.games.splendor.actions import (
    DISCARD_CLASSES,
    NO_EXTRA,
    PAIR_VALUES,
    cards_paid,
    doubled_colour,
    extra_colour,
    gold_paid,
    moved_from,
    moved_to,
    pair_action,
    pair_colour,
    pair_value,
    pay_gold,
    take_different,
    take_same,
    tower_move,
)
from tripolis.games.splendor.components import (
    CITIES_LAID_OUT,
    COLOURS,
    DECKS,
    DISCARD_COLOUR,
    GOLD,
    GOLD_CARDS,
    GOLD_TOKENS,
    KIND_NAMES,
    KINDS,
    LETTERS,
    LEVELS,
    MOST_NOBLES,
    NO_CARD,
    RESERVE_LIMIT,
    SLOTS,
    TOKEN_LIMIT,
    column_of_slot,
    is_bag,
    level_of_slot,
)
from tripolis.games.splendor.orient import has_host, is_paid_with_cards
from tripolis.games.splendor.payment import gap_in, gaps_of, need, reach_of
from tripolis.games.splendor.rules import (
    DIFFERENT,
    PILE_FOR_TWO,
    piles,
)
from tripolis.games.splendor.state import MAIN, PHASE_NAMES, RETURN, TOWER, State
from tripolis.games.splendor.strongholds import may_stand
from tripolis.games.splendor.table import (
    card_at,
    count_tokens,
    is_guarded,
    is_reserved,
    reserve_number,
    reserve_place,
    towers_in_supply,
)
from tripolis.words import Line, Seat

_COLUMN_LETTERS = "abcdef"
_CLASS_NAMES = ("bag", "bag2", "0", "1", "2", "3", "4", "5", "double")


# Places


@cache
def slot_text(slot: int) -> str:
    """The place of a face-up card: its level and column."""
    return f"{level_of_slot(int(slot)) + 1}{_COLUMN_LETTERS[column_of_slot(int(slot))]}"


def place_text(place: int) -> str:
    """The place of a card to buy: face up, or in the own reserve."""
    return f"r{reserve_number(place) + 1}" if is_reserved(place) else slot_text(place)


def deck_text(deck: int) -> str:
    """A deck: its kind and level."""
    return f"deck{deck + 1}" if deck < LEVELS else f"orient{deck - LEVELS + 1}"


_SLOT_NUMBERS = {slot_text(slot): slot for slot in range(SLOTS)}
_DECK_NUMBERS = {deck_text(deck): deck for deck in range(DECKS)}


def letters(colours: int) -> str:
    """A set of colours as letters."""
    return "".join(LETTERS[colour] for colour in range(COLOURS) if colours >> colour & 1)


def counted(counts: Any) -> str:
    """How many of each kind, as text: `2W 1*`."""
    return " ".join(f"{int(n)}{LETTERS[kind]}" for kind, n in enumerate(counts) if n)


# Moves

# Each family of actions: where its numbers begin, and how many there are.
_FAMILIES = (
    ("take", actions.TAKE_DIFFERENT, 1 << COLOURS),
    ("take_same", actions.TAKE_SAME, COLOURS * (COLOURS + 1)),
    ("reserve", actions.RESERVE, SLOTS),
    ("reserve_top", actions.RESERVE_TOP, DECKS),
    ("buy", actions.BUY, SLOTS + RESERVE_LIMIT),
    ("pass", actions.PASS, 1),
    ("pay", actions.PAY, 1),
    ("gold", actions.GOLD_FOR, COLOURS),
    ("pay_gold", actions.PAY_GOLD, (GOLD_TOKENS + 1) * (GOLD_CARDS + 1)),
    ("discard", actions.DISCARD, DISCARD_CLASSES),
    ("pair", actions.PAIR, COLOURS * PAIR_VALUES),
    ("free", actions.FREE, SLOTS),
    ("reserve_noble", actions.RESERVE_NOBLE, MOST_NOBLES),
    ("token", actions.TOKEN, COLOURS),
    ("tower_put", actions.TOWER_PUT, SLOTS),
    ("tower_move", actions.TOWER_MOVE, SLOTS * SLOTS),
    ("tower_remove", actions.TOWER_REMOVE, SLOTS),
    ("conquer", actions.CONQUER, 1),
    ("skip", actions.SKIP, 1),
    ("noble", actions.NOBLE, MOST_NOBLES),
    ("city", actions.CITY, CITIES_LAID_OUT),
    ("return", actions.RETURN, KINDS),
)


def family_of(action: int) -> tuple[str, int]:
    """The family of an action, and its number within it."""
    for name, first, count in _FAMILIES:
        if action < first + count:
            return name, action - first
    raise ValueError(action)


def write_move(s: State, player: int, action: int) -> str:
    """An action's one notation."""
    action = int(action)
    family, number = family_of(action)
    match family:
        case "take":
            return f"take {letters(number)}"
        case "take_same":
            extra = extra_colour(action)
            third = "" if extra == NO_EXTRA else f"+{LETTERS[extra]}"
            return f"take {LETTERS[doubled_colour(action)] * 2}{third}"
        case "reserve" | "free":
            return f"{family} {slot_text(number)}"
        case "reserve_top":
            return f"reserve {deck_text(number)}"
        case "buy":
            return f"buy {place_text(number)}"
        case "gold" | "token" | "return":
            return f"{family} {LETTERS[number]}"
        case "pay_gold":
            paid = ((gold_paid(action), "*"), (cards_paid(action), "c"))
            return "pay " + "+".join(f"{count}{mark}" for count, mark in paid if count)
        case "discard":
            return f"discard {_CLASS_NAMES[number]}"
        case "pair":
            return f"pair {LETTERS[pair_colour(action)] * pair_value(action)}"
        case "tower_put":
            return f"tower put {slot_text(number)}"
        case "tower_move":
            return f"tower move {slot_text(moved_from(action))} {slot_text(moved_to(action))}"
        case "tower_remove":
            return f"tower remove {slot_text(number)}"
        case "reserve_noble":
            return f"reserve noble{number + 1}"
        case "noble" | "city":
            return f"{family} {number + 1}"
    return family


def read_move(s: State, player: int, text: str) -> int:
    """An action's number; small and capital letters do not matter, nor the order of colours."""
    action = _read_words(text.lower().split())
    if action is None:
        raise UnreadableMove("splendor-unreadable", text=text[:60])
    return action


def _read_words(words: list[str]) -> int | None:
    match words:
        case ["take", tokens]:
            return _read_take(tokens)
        case ["reserve", place]:
            return _read_reserve(place)
        case ["buy", place]:
            return _offset(actions.BUY, _read_place(place))
        case ["pass"]:
            return actions.PASS
        case ["pay"]:
            return actions.PAY
        case ["pay", amount]:
            return _GOLD_PAYMENTS.get(amount)
        case ["gold", letter]:
            return _offset(actions.GOLD_FOR, _read_kind(letter, COLOURS))
        case ["discard", name]:
            known = name in _CLASS_NAMES
            return actions.DISCARD + _CLASS_NAMES.index(name) if known else None
        case ["pair", name]:
            colour = _read_kind(name[0], COLOURS)
            if colour is None or name not in (name[0], name[0] * PAIR_VALUES):
                return None
            return pair_action(colour, len(name))
        case ["free", place]:
            return _offset(actions.FREE, _SLOT_NUMBERS.get(place))
        case ["token", letter]:
            return _offset(actions.TOKEN, _read_kind(letter, COLOURS))
        case ["return", letter]:
            return _offset(actions.RETURN, _read_kind(letter, KINDS))
        case ["tower", *rest]:
            return _read_tower(rest)
        case ["conquer"]:
            return actions.CONQUER
        case ["skip"]:
            return actions.SKIP
        case ["noble", number]:
            return _offset(actions.NOBLE, _read_number(number, MOST_NOBLES))
        case ["city", number]:
            return _offset(actions.CITY, _read_number(number, CITIES_LAID_OUT))
    return None


def _offset(first: int, number: int | None) -> int | None:
    return None if number is None else first + number


def _read_number(text: str, last: int) -> int | None:
    """A number counted from 1, as one counted from 0."""
    good = len(text) == 1 and text in "123456789"[:last]
    return int(text) - 1 if good else None


def _read_kind(letter: str, kinds: int) -> int | None:
    good = len(letter) == 1 and letter.upper() in LETTERS[:kinds]
    return LETTERS.index(letter.upper()) if good else None


def _read_place(text: str) -> int | None:
    if text.startswith("r"):
        number = _read_number(text[1:], RESERVE_LIMIT)
        return None if number is None else reserve_place(number)
    return _SLOT_NUMBERS.get(text)


def _read_reserve(text: str) -> int | None:
    if text in _DECK_NUMBERS:
        return actions.RESERVE_TOP + _DECK_NUMBERS[text]
    if text.startswith("noble"):
        return _offset(actions.RESERVE_NOBLE, _read_number(text.removeprefix("noble"), MOST_NOBLES))
    return _offset(actions.RESERVE, _SLOT_NUMBERS.get(text))


def _read_take(text: str) -> int | None:
    tokens, plus, third = text.partition("+")
    colours = [_read_kind(letter, COLOURS) for letter in tokens]
    extra = _read_kind(third, COLOURS) if plus else NO_EXTRA
    if not colours or extra is None:
        return None
    first = colours[0]
    if len(colours) == 2 and first is not None and colours[1] == first:
        return None if extra == first else take_same(first, extra)
    if plus or len(colours) > DIFFERENT or len(set(colours)) < len(colours):
        return None
    mask = 0
    for colour in colours:
        if colour is None:
            return None
        mask |= 1 << colour
    return take_different(mask)


_GOLD_PAYMENTS = {
    write_move(None, 0, pay_gold(gold, cards)).removeprefix("pay "): pay_gold(gold, cards)  # type: ignore[arg-type]
    for gold in range(GOLD_TOKENS + 1)
    for cards in range(GOLD_CARDS + 1)
    if gold + cards > 0
}


def _read_tower(words: list[str]) -> int | None:
    slots = [_SLOT_NUMBERS.get(word) for word in words[1:]]
    match words[:1], slots:
        case ["put"], [int(slot)]:
            return actions.TOWER_PUT + slot
        case ["remove"], [int(slot)]:
            return actions.TOWER_REMOVE + slot
        case ["move"], [int(source), int(target)]:
            return tower_move(source, target)
    return None


_PART_KIND = {"take_same": "take", "reserve_top": "reserve", "pay_gold": "pay"}


def move_parts(s: State, player: int, action: int) -> dict[str, Any]:
    """A move taken apart, for a screen."""
    action = int(action)
    family, number = family_of(action)
    parts: dict[str, Any] = {"kind": _PART_KIND.get(family, family)}
    match family:
        case "take":
            taken = [1 if number >> colour & 1 else 0 for colour in range(COLOURS)]
            parts["tokens"] = token_counts(taken)
        case "take_same":
            taken = [0] * COLOURS
            taken[doubled_colour(action)] = 2
            if extra_colour(action) != NO_EXTRA:
                taken[extra_colour(action)] = 1
            parts["tokens"] = token_counts(taken)
        case "reserve" | "free" | "tower_put" | "tower_remove":
            parts["slot"] = slot_text(number)
        case "reserve_top":
            parts["deck"] = deck_text(number)
        case "buy":
            parts["place"] = place_text(number)
        case "gold" | "token" | "return":
            parts["token"] = KIND_NAMES[number]
        case "pay_gold":
            parts |= {"gold": gold_paid(action), "cards": cards_paid(action)}
        case "discard":
            parts["cards"] = _CLASS_NAMES[number]
        case "pair":
            parts |= {"colour": KIND_NAMES[pair_colour(action)], "value": pair_value(action)}
        case "tower_move":
            parts |= {"from": slot_text(moved_from(action)), "to": slot_text(moved_to(action))}
        case "noble" | "city" | "reserve_noble":
            parts["number"] = number + 1
    return parts


def token_counts(counts: Any) -> dict[str, int]:
    """How many tokens of each kind, by name; kinds without any are left out."""
    numbers = counts.tolist() if isinstance(counts, np.ndarray) else counts
    return {KIND_NAMES[kind]: int(n) for kind, n in enumerate(numbers) if n}


def colour_line(kind: int) -> Line:
    """The name of a colour or of gold, as something to say."""
    return Line(f"splendor-{KIND_NAMES[kind]}")


# Why a move is refused

_ASKED_FOR = {
    "take": "main",
    "take_same": "main",
    "reserve": "main",
    "reserve_top": "main",
    "buy": "main",
    "pass": "main",
    "gold": "pay",
    "tower_put": "tower",
    "tower_move": "tower",
    "tower_remove": "tower",
    "conquer": "conquest",
    "skip": "conquest",
}


def why_not(s: State, player: int, action: int) -> Line:
    """Why an action is refused. It speaks only of what the player knows."""
    action = int(action)
    family, number = family_of(action)
    phase = PHASE_NAMES[s.phase]
    if _ASKED_FOR.get(family, family) != phase:
        return Line(f"splendor-no-{phase.replace('_', '-')}-now")
    if s.phase == MAIN:
        return _why_not_main(s, player, action, family, number)
    if s.phase == TOWER:
        return _why_no_tower(s, player, action, family, number)
    if s.phase == RETURN:
        return _why_no_return(s, player, number)
    return Line(f"splendor-not-{phase.replace('_', '-')}")


def _why_not_main(s: State, player: int, action: int, family: str, number: int) -> Line:
    match family:
        case "take":
            return _why_no_take(s, number)
        case "take_same":
            return _why_no_take_same(s, action)
        case "reserve_top" if s.reserved_count[player] < RESERVE_LIMIT:
            return Line("splendor-no-deck", {"deck": deck_text(number)})
        case "reserve" | "reserve_top":
            if s.reserved_count[player] >= RESERVE_LIMIT:
                return Line("splendor-no-reserve-full", {"limit": RESERVE_LIMIT})
            return _why_no_face_up(s, player, number)
        case "buy":
            return _why_no_purchase(s, player, number)
    return Line("splendor-no-pass")


def _why_no_take(s: State, colours: int) -> Line:
    missing = [colour for colour in range(COLOURS) if colours & ~piles(s) & 1 << colour]
    if missing:
        return Line("splendor-no-pile", {"colour": colour_line(missing[0])})
    count = min(DIFFERENT, piles(s).bit_count())
    return Line("splendor-no-take-fewer", {"count": count})


def _why_no_take_same(s: State, action: int) -> Line:
    colour, extra = doubled_colour(action), extra_colour(action)
    if s.supply[colour] < PILE_FOR_TWO:
        args = {"colour": colour_line(colour), "pile": int(s.supply[colour]), "least": PILE_FOR_TWO}
        return Line("splendor-no-take-two", args)
    if extra == NO_EXTRA:
        return Line("splendor-no-take-without-third")
    if s.supply[extra] == 0:
        return Line("splendor-no-pile", {"colour": colour_line(extra)})
    return Line("splendor-no-third-gem")


def _why_no_face_up(s: State, player: int, slot: int) -> Line:
    """An empty place, or somebody's tower."""
    if s.face_up[slot] == NO_CARD:
        return Line("splendor-no-card-there", {"place": slot_text(slot)})
    return Line(
        "splendor-no-guarded",
        {"place": slot_text(slot), "owner": Seat(int(s.tower_owner[slot]))},
    )


def _why_no_purchase(s: State, player: int, place: int) -> Line:
    if is_reserved(place):
        if reserve_number(place) >= s.reserved_count[player]:
            return Line("splendor-no-reserved", {"number": reserve_number(place) + 1})
    elif s.face_up[place] == NO_CARD or is_guarded(s, player, place):
        return _why_no_face_up(s, player, place)
    card = card_at(s, player, place)
    if is_paid_with_cards(card):
        return Line("splendor-no-discard-price", {"colour": colour_line(DISCARD_COLOUR[card])})
    if is_bag(card) and not has_host(s, player):
        return Line("splendor-no-host")
    missing = [
        Line(f"splendor-lack-{KIND_NAMES[colour]}", {"count": int(gap)})
        for colour, gap in enumerate(gaps(s, player, card))
        if gap
    ]
    return Line("splendor-no-money", {"missing": missing, "gold": int(s.tokens[player, GOLD])})


def needs(s: State, player: int, card: int) -> list[int]:
    """What a card costs of each colour after bonuses."""
    return [need(s, player, card, colour) for colour in range(COLOURS)]


def gaps(s: State, player: int, card: int) -> list[int]:
    """What a player lacks of each colour for a card, before gold."""
    packed = gaps_of(card, reach_of(s, player))
    return [gap_in(packed, colour) for colour in range(COLOURS)]


def _why_no_tower(s: State, player: int, action: int, family: str, number: int) -> Line:
    if family == "tower_remove":
        return Line("splendor-no-foreign-tower", {"place": slot_text(number)})
    if family == "tower_put" and towers_in_supply(s, player) == 0:
        return Line("splendor-no-tower-left")
    target = number
    if family == "tower_move":
        target = moved_to(action)
        source = moved_from(action)
        if s.towers[source] == 0 or s.tower_owner[source] != player:
            return Line("splendor-no-own-tower", {"place": slot_text(source)})
    if not may_stand(s, player, target):
        return _why_no_face_up(s, player, target)
    return Line("splendor-no-tower-there")


def _why_no_return(s: State, player: int, kind: int) -> Line:
    if s.tokens[player, kind] == 0:
        return Line("splendor-no-token", {"colour": colour_line(kind)})
    over = count_tokens(s, player) - TOKEN_LIMIT
    return Line("splendor-no-return-order", {"count": over})
