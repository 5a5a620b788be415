"""A last round with five cards: small enough to enumerate."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tripolis.engine.luck import new_luck
from tripolis.games.kosmopolis import GAME, phase
from tripolis.games.kosmopolis.components import MODIFIERS, NO_CARD, ROUNDS
from tripolis.games.kosmopolis.notation import read_card
from tripolis.games.kosmopolis.state import State

POOL = ("P3", "G4", "Y2", "Y3", "Y5")
"""All cards there are: a Priest, a Scholar and three Merchants."""
CITIES = (("B4", "Y2"), ("B3", "P4"))
CAPITAL = ("B2", "P2", "Y4")
"""What lies open from earlier rounds."""
HAND = 2
DECISIONS = 8
"""A round is never longer."""
PLAYERS = 2

_HANDS = list(combinations(range(len(POOL)), HAND))
_OTHER_HANDS = list(combinations(range(len(POOL) - HAND), HAND))


def chance_nodes() -> tuple[int, ...]:
    """How many equally likely outcomes each chance node has: one hand, then the other."""
    return len(_HANDS), len(_OTHER_HANDS)


def deal(outcomes: Sequence[int]) -> State:
    """The table after these outcomes; the card that nobody holds is the deck."""
    pool = [card for text in POOL if (card := read_card(text)) is not None]
    mine = [pool[place] for place in _HANDS[outcomes[0]]]
    left = [pool[place] for place in range(len(pool)) if place not in _HANDS[outcomes[0]]]
    theirs = [left[place] for place in _OTHER_HANDS[outcomes[1]]]
    deck = [card for place, card in enumerate(left) if place not in _OTHER_HANDS[outcomes[1]]]
    s: State = GAME.new_state()
    GAME.setup(s, PLAYERS, GAME.encode_options(GAME.full_options({})), new_luck(0))
    _clear(s)
    s.deck[: len(deck)], s.deck_size = deck, len(deck)
    for seat, hand in enumerate((mine, theirs)):
        for place, card in enumerate(hand):
            s.hand[seat, card] += 1
            s.kept[seat, place] = card
        for text in CITIES[seat]:
            s.city[seat, read_card(text)] += 1
    for text in CAPITAL:
        s.capital[read_card(text)] += 1
    return s


def _clear(s: State) -> None:
    """The last round begins after its draft, with all other cards out of the game."""
    s.deck[:] = NO_CARD
    s.pack[:] = 0
    s.round_number, s.start, s.active = ROUNDS, 0, 0
    s.pack_size = s.kept_count = HAND
    s.phase = phase.PLAY
    for row in range(ROUNDS):
        s.modifiers[row] = MODIFIERS
