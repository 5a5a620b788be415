"""The deal and the draft."""

from __future__ import annotations

from typing import Any, TypedDict

from tripolis.engine.arrays import array, full, int8, int16
from tripolis.engine.rule import rule
from tripolis.engine.turn import NO_ANSWER, Decision, Moves, Step
from tripolis.games.kosmopolis import notation, phase, table
from tripolis.games.kosmopolis.components import HAND_SIZE, KINDS
from tripolis.games.kosmopolis.state import State
from tripolis.words import Line

PICKS = 2
"""Cards kept from a pack at each pick."""

_KINDS_OF_PACK = 20
"""Where `legal_draft` notes the kinds of a pack: past all actions, which are 15 at the most."""

# The deal


@rule
def deal(s: State) -> None:
    """Deal equal packs, clockwise from the start player; what is left stays in the deck (K-R2)."""
    s.pack_size = min(int(HAND_SIZE[s.players]), s.deck_size // s.players)
    for i in range(s.players):
        seat = table.left_of(s, s.start, i)
        for _ in range(s.pack_size):
            s.pack[seat, table.draw_from_deck(s)] += 1
    s.phase = phase.DRAFT if s.pack_size > PICKS else phase.KEEP_LAST


DEAL = Step("deal", deal)


# The draft: a move is a pair of kinds

_PAIRS = [(low, high) for low in range(KINDS) for high in range(low, KINDS)]
_PAIR_NUMBER = full((KINDS, KINDS), -1, int16)
for _number, (_low, _high) in enumerate(_PAIRS):
    _PAIR_NUMBER[_low, _high] = _PAIR_NUMBER[_high, _low] = _number
_PAIR_CARDS = array(_PAIRS, int8)


@rule
def pair_number(one: int, other: int) -> int:
    """The move that keeps these two cards of the pack."""
    return int(_PAIR_NUMBER[one, other])


@rule
def drafted_card(number: int, which: int) -> int:
    """The first (0) or second (1) card that a move keeps."""
    return int(_PAIR_CARDS[number, which])


@rule
def legal_draft(s: State, player: int, out: Any, n: int, first: int) -> int:
    """Any two cards of the pack in hand; two alike only where there are two."""
    kinds = 0
    for card in range(KINDS):
        out[_KINDS_OF_PACK + kinds] = card
        kinds += s.pack[player, card] > 0
    for i in range(kinds):
        one = out[_KINDS_OF_PACK + i]
        if s.pack[player, one] >= PICKS:
            out[n] = first + pair_number(one, one)
            n += 1
        for j in range(i + 1, kinds):
            out[n] = first + pair_number(one, out[_KINDS_OF_PACK + j])
            n += 1
    return n


def _write(s: State, player: int, number: int) -> str:
    one, other = (notation.card_text(drafted_card(number, which)) for which in range(PICKS))
    return f"draft {one} {other}"


def _read(s: State, player: int, words: list[str]) -> int | None:
    """The cards may be named in either order."""
    cards = [notation.read_card(word) for word in words[1:]]
    match words[:1], cards:
        case ["draft"], [int(one), int(other)]:
            return pair_number(one, other)
    return None


def _why_not(s: State, player: int, number: int) -> Line:
    one, other = drafted_card(number, 0), drafted_card(number, 1)
    if one == other and s.pack[player, one] == 1:
        return Line("kosmopolis-no-two-in-pack", {"card": notation.card_text(one)})
    missing = one if s.pack[player, one] == 0 else other
    return Line("kosmopolis-no-card-in-pack", {"card": notation.card_text(missing)})


class _CardsPart(TypedDict):
    cards: list[str]


def _parts(s: State, player: int, number: int) -> _CardsPart:
    return {"cards": [notation.card_text(drafted_card(number, which)) for which in range(PICKS)]}


DRAFT = Decision(
    "draft",
    Moves(
        "draft",
        len(_PAIRS),
        legal=legal_draft,
        write=_write,
        read=_read,
        parts=_parts,
        why_not=_why_not,
    ),
    who=table.everybody,
    secret=True,
    then="pass_packs",
    section="draft",
)
"""Choose two cards secretly; the choice may be changed until the last player has chosen."""


@rule
def pass_packs(s: State) -> None:
    """Set the chosen cards aside for good (K-R3) and pass what is left of each pack to the left."""
    for seat in range(s.players):
        for which in range(PICKS):
            card = drafted_card(s.answer[seat], which)
            s.pack[seat, card] -= 1
            s.kept[seat, s.kept_count + which] = card
        s.answer[seat] = NO_ANSWER
    s.kept_count += PICKS
    rotate_packs_left(s)
    s.phase = phase.DRAFT if s.pack_size - s.kept_count > PICKS else phase.KEEP_LAST


@rule
def rotate_packs_left(s: State) -> None:
    """Every pack moves on to the left neighbour."""
    for card in range(KINDS):
        from_the_last = s.pack[s.players - 1, card]
        for seat in range(s.players - 1, 0, -1):
            s.pack[seat, card] = s.pack[seat - 1, card]
        s.pack[0, card] = from_the_last


PASS_PACKS = Step("pass_packs", pass_packs)


@rule
def keep_last(s: State) -> None:
    """A pack of one or two cards is kept whole; then everybody takes up what they kept."""
    for seat in range(s.players):
        slot = s.kept_count
        for card in range(KINDS):
            for _ in range(s.pack[seat, card]):
                s.kept[seat, slot] = card
                slot += 1
            s.pack[seat, card] = 0
        for i in range(s.pack_size):
            s.hand[seat, s.kept[seat, i]] += 1
    s.kept_count = s.pack_size
    s.active = s.start
    s.phase = phase.PLAY if s.pack_size > 0 else phase.LEFTOVERS


KEEP_LAST = Step("keep_last", keep_last)
