"""Returning tokens: nobody keeps more than ten."""

from __future__ import annotations

from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves, Step, asking
from tripolis.games.splendor import notation, phase, table
from tripolis.games.splendor.components import KINDS, TOKEN_LIMIT
from tripolis.games.splendor.state import State
from tripolis.words import Line


@rule
def returnable(s: State, player: int) -> int:
    """The kinds of which a token may go back next, as bits: any, including ones just taken. Kinds
    go in order, so that each set of tokens can be returned in only one way: the kinds from there on
    must suffice to come down to ten."""
    later = table.count_tokens(s, player)
    beyond = later - TOKEN_LIMIT
    kinds = 0
    for kind in range(KINDS):
        own = int(s.tokens[player, kind])
        if kind >= s.from_kind and own > 0 and later >= beyond:
            kinds |= 1 << kind
        later -= own
    return kinds


@rule
def return_token(s: State, player: int, kind: int) -> None:
    """One token back to the supply."""
    table.give_back(s, player, kind, 1)
    s.from_kind = kind


def _why_no_return(s: State, player: int, kind: int) -> Line:
    if s.tokens[player, kind] == 0:
        return Line("splendor-no-token", {"colour": notation.colour_line(kind)})
    over = table.count_tokens(s, player) - TOKEN_LIMIT
    return Line("splendor-no-return-order", {"count": over})


_write, _parts = notation.names_token("return")

RETURN = Decision(
    "return",
    Moves(
        "return",
        KINDS,
        mask=returnable,
        do=return_token,
        write=_write,
        parts=_parts,
        why_not=_why_no_return,
    ),
    then="end_tokens",
    section="tokens",
)

ask_return = asking(RETURN, phase)


@rule
def end_tokens(s: State) -> None:
    """With more than ten tokens you give some back; a single possibility needs no question."""
    while table.count_tokens(s, s.active) > TOKEN_LIMIT:
        if ask_return(s, int(s.active)) > 1:
            return
    s.from_kind = 0


END_TOKENS = Step("end_tokens", end_tokens)
