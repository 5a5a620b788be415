"""The rulebook of Comparity: a turn, step by step, and the end.

Each decision stands with its rules in the file of what players do. `C-R` numbers name the rulings
where the leaflet leaves room.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.rule import rule
from tripolis.engine.turn import Step, Turn
from tripolis.games.comparity import (
    actions,
    checking,
    discarding,
    laying,
    obtaining,
    phase,
    reacting,
    rearranging,
    rows,
)
from tripolis.games.comparity.state import NO_REACTION, NOBODY, TRIO, State


@rule
def active(s: State) -> int:
    """The player who decides now: a giver, the player of a trio, or the one whose turn it is."""
    if s.phase == phase.GIVE:
        return int(s.giver)
    if s.phase in (phase.EXTRA, phase.EXTRA_PLAYED):
        return rows.right_of(s, int(s.turn))
    return int(s.turn)


@rule
def resume(s: State) -> None:
    """After a reaction its player has a turn, and before that the player of a trio an extra card.

    A violation that was found cancels the extra card. A check in place of a turn ends the turn.
    """
    earns_extra = s.reaction == TRIO and s.found == 0
    if s.reaction == NO_REACTION:
        s.turn = rows.left_of(s, int(s.turn))
    s.taker = NOBODY
    s.giver = NOBODY
    checking.forget_check(s)
    if earns_extra:
        s.phase = phase.EXTRA
    else:
        s.reaction = NO_REACTION
        s.phase = phase.TURN


TURN = Turn(
    "comparity",
    (
        # Play a card or check one (4.1, 4.2); react to a duet or a trio (4.3)
        laying.PLAY_OR_CHECK,
        Step("played", laying.after_play),
        reacting.REACT,
        laying.PLAY_EXTRA,
        Step("extra_played", laying.after_extra),
        # A check (4.4)
        Step("open_card", checking.open_checked_card),
        checking.CHOOSE_NEIGHBOUR,
        Step("open_neighbour", checking.open_neighbour),
        Step("evaluate", checking.evaluate),
        # Cards for the checker or the previous player (4.6)
        Step("obtain", obtaining.draw_owed_cards),
        Step("find_giver", obtaining.find_giver),
        obtaining.CHOOSE_GIFT,
        # Repairing the zone (4.5)
        Step("fix", rearranging.fix),
        rearranging.CHOOSE_REPAIR,
        discarding.CHOOSE_DISCARD,
        Step("discarded", discarding.after_discard),
        discarding.RECONNECT,
        Step("reconnected", discarding.after_reconnecting),
        # Going on
        Step("resume", resume),
    ),
    phase,
    actions,
    actor=active,
    numbered=(
        laying.LAY,
        checking.CHECK,
        checking.OPEN,
        checking.OPEN_NONE,
        reacting.DRAW,
        obtaining.GIVE,
        discarding.DISCARD,
        rearranging.REPAIR,
    ),
)


# The end


@rule
def ranks(s: State, out: Any) -> None:
    """The winner has no card left; the others follow by fewest cards, ties shared (C-R14)."""
    for seat in range(int(s.players)):
        out[seat] = 1
        for other in range(int(s.players)):
            if s.row_size[other] < s.row_size[seat]:
                out[seat] += 1
