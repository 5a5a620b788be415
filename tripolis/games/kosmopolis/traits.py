"""What a move is made of, as numbers: how a network tells moves apart. `TRAIT_NAMES` names each."""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.games.kosmopolis import actions, drafting, notation, playing
from tripolis.games.kosmopolis.components import COLOUR_NAMES, COLOURS, KINDS
from tripolis.games.kosmopolis.state import State

_PAYMENTS = 1 << COLOURS
_DRAFT = 0
_CITY = _DRAFT + KINDS
_CAPITAL = _CITY + KINDS
_AGENT = _CAPITAL + KINDS
_PRIEST = _AGENT + COLOURS
_PAY = _PRIEST + COLOURS
_BEHIND = _PAY + _PAYMENTS
_FAR_BEHIND = 8.0

_CARDS = [notation.card_text(card) for card in range(KINDS)]
TRAIT_NAMES: tuple[str, ...] = (
    *(f"keeps {card}" for card in _CARDS),
    *(f"to the city {card}" for card in _CARDS),
    *(f"to the capital {card}" for card in _CARDS),
    *(f"modifier on {name}" for name in COLOUR_NAMES),
    *(f"takes lowest {name}" for name in COLOUR_NAMES),
    *(f"pays for set {number}" for number in range(_PAYMENTS)),
    "behind the best",
)


@rule
def traits(s: State, player: int, action: int, behind: float, out: Any) -> None:
    """The cards, places and colours of a move, and how far its appraisal is behind the best."""
    for i in range(_BEHIND):
        out[i] = 0.0
    if action < actions.PLAY:
        for which in range(drafting.PICKS):
            out[_DRAFT + drafting.drafted_card(action - actions.DRAFT, which)] += 1.0
    elif action < actions.AGENT:
        number = action - actions.PLAY
        place = _CITY if playing.is_played_to_city(number) else _CAPITAL
        out[place + playing.played_card(number)] = 1.0
    elif action < actions.PRIEST:
        out[_AGENT + action - actions.AGENT] = 1.0
    elif action < actions.PAY:
        out[_PRIEST + action - actions.PRIEST] = 1.0
    else:
        out[_PAY + action - actions.PAY] = 1.0
    out[_BEHIND] = -min(_FAR_BEHIND, behind)
