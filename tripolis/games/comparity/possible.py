"""Is a position possible? What holds in every state, and in each phase."""

from __future__ import annotations

from tripolis.engine.errors import BadPosition
from tripolis.games.comparity import (
    checking,
    laying,
    obtaining,
    phase,
    reacting,
    rearranging,
    rows,
    violations,
    zone,
)
from tripolis.games.comparity.components import NO_CARD
from tripolis.games.comparity.rules import TURN
from tripolis.games.comparity.state import NO_REACTION, NOBODY, TRIO, WINS, State


def check_position(s: State) -> None:
    """Refuse an impossible position."""
    _check_rows(s)
    if (s.phase == phase.RECONNECT) == zone.is_connected(s):
        raise BadPosition("comparity-position-connected")
    if not _zone_was_laid(s):
        raise BadPosition("comparity-position-laid")
    if not _POSSIBLE[int(s.phase)](s):
        raise BadPosition("comparity-position-phase", phase=TURN.phase_names[s.phase])


def _check_rows(s: State) -> None:
    """Nobody's row is empty but the winner's."""
    empty = int((s.row_size[: int(s.players)] == 0).sum())
    if empty != (1 if s.phase == phase.END else 0):
        raise BadPosition("comparity-position-rows", count=empty)


def _zone_was_laid(s: State) -> bool:
    """Players laid all cards of the zone but the first one, and one of them was the last."""
    laid_by = [int(s.laid_by[card]) for card in s.zone_card[: s.zone_size]]
    if s.played == NO_CARD:
        return laid_by == [NOBODY] and not s.shown.any()
    lasting = s.laid_by[s.played] != NOBODY if _is_in_zone(s, s.played) else s.shown[s.played]
    return bool(lasting) and laid_by.count(NOBODY) <= 1


def _is_in_zone(s: State, card: int) -> bool:
    return bool(zone.place_of_card(s, int(card)) != zone.NO_PLACE)


def _any_discarded(s: State) -> bool:
    return any(not _is_in_zone(s, card) for card in s.shown.nonzero()[0].tolist())


# Between checks


def _is_quiet(s: State) -> bool:
    """No check goes on, nobody is due a card, and no violation lies open."""
    return bool(
        s.checked == NO_CARD
        and s.neighbour == NO_CARD
        and s.found == 0
        and s.owed == 0
        and s.taker == NOBODY
        and s.giver == NOBODY
        and violations.count_violations(s) == 0
    )


def _reaction_fits(s: State) -> bool:
    """The previous player laid the card that makes the duet or trio, if there is one."""
    if s.reaction == NO_REACTION:
        return True
    if s.played == NO_CARD or not _is_in_zone(s, s.played):
        return False
    laid_by = int(s.laid_by[s.played])
    made = laying.reaction_to(s, int(s.played))
    return bool(laid_by == rows.right_of(s, int(s.turn)) and made == s.reaction)


def _may_be_turn(s: State) -> bool:
    return _is_quiet(s) and bool(s.reaction == NO_REACTION)


def _may_react(s: State) -> bool:
    can_answer = checking.can_check(s) or reacting.may_draw(s, int(s.turn), 0)
    return bool(_is_quiet(s) and s.reaction != NO_REACTION and _reaction_fits(s) and can_answer)


def _may_play_extra(s: State) -> bool:
    return bool(_is_quiet(s) and s.reaction == TRIO and _reaction_fits(s))


# During a check


def _may_choose_neighbour(s: State) -> bool:
    """A check whose card lies open in the zone, with a neighbour still to choose."""
    if s.checked == NO_CARD or not _is_in_zone(s, s.checked) or not s.shown[s.checked]:
        return False
    begun = s.neighbour == NO_CARD and s.found == 0 and s.owed == 0
    if not begun or s.taker != NOBODY or s.giver != NOBODY:
        return False
    closed, _ = checking.closed_neighbours(s, int(s.turn))
    ways = closed + checking.has_open_neighbour(s, int(s.turn), 0)
    return closed > 0 and ways > 1 and _are_violations_of_check(s) and _reaction_fits(s)


def _are_violations_of_check(s: State) -> bool:
    """Each violation involves the checked card or its neighbour."""
    return all(
        s.checked in (one, other) or s.neighbour in (one, other)
        for one, other, _ in violations.wrong_pairs(s)
    )


def _is_check(s: State) -> bool:
    """The checked card and its neighbour have been shown, side by side if both are still there."""
    if s.checked in (NO_CARD, s.neighbour) or not s.shown[s.checked]:
        return False
    if s.neighbour != NO_CARD and not s.shown[s.neighbour]:
        return False
    return _are_violations_of_check(s) and (not _both_lie(s) or _lie_side_by_side(s))


def _both_lie(s: State) -> bool:
    return s.neighbour != NO_CARD and _is_in_zone(s, s.checked) and _is_in_zone(s, s.neighbour)


def _lie_side_by_side(s: State) -> bool:
    one = zone.place_of_card(s, int(s.checked))
    other = zone.place_of_card(s, int(s.neighbour))
    return any(zone.beside(s, one, side) == other for side in range(4))


# Giving cards


def _may_give(s: State) -> bool:
    """A player with cards to spare is asked for one."""
    if s.owed == 0 or s.giver == NOBODY or s.row_size[s.giver] < 2:
        return False
    return obtaining.can_give(s, int(s.giver)) and _is_due(s, int(s.owed))


def _is_due(s: State, owed: int) -> bool:
    """Another player is owed this many cards, after a draw or a check."""
    if s.pile_size > 0 or NOBODY in (s.taker, s.giver) or s.taker == s.giver:
        return False
    if not _reaction_fits(s) or violations.count_violations(s) != s.found:
        return False
    if s.checked == NO_CARD:
        drew = s.reaction != NO_REACTION and s.neighbour == NO_CARD and s.found == 0
        return bool(drew and s.taker == s.turn and owed <= reacting.DRAWN_IN_REACTION)
    if not _is_check(s) or not _is_in_zone(s, s.checked):
        return False
    if s.neighbour != NO_CARD and not _is_in_zone(s, s.neighbour):
        return False
    if not checking.has_open_neighbour(s, int(s.turn), 0):
        return False
    if s.found == 0:
        return bool(s.taker == s.turn and owed <= checking.DRAWN_IN_VAIN)
    previous = rows.right_of(s, int(s.turn))
    return bool(s.taker == previous and owed <= checking.DRAWN_FOR_VIOLATION)


# Repairing the zone


def _is_repair(s: State) -> bool:
    """The previous player has received three cards for the violations."""
    if s.owed != 0 or not _is_check(s) or s.taker != rows.right_of(s, int(s.turn)):
        return False
    # Other players are asked only when the pile is empty.
    if s.giver == NOBODY or (s.pile_size > 0 and s.giver != s.taker):
        return False
    left = violations.count_violations(s)
    return bool(s.found > 0 and (left <= s.found if _any_discarded(s) else left == s.found))


def _may_repair(s: State) -> bool:
    return _is_repair(s) and rearranging.count_repairs(s) > 1


def _may_discard(s: State) -> bool:
    wrong = violations.count_violations(s) > 0
    return wrong and _is_repair(s) and rearranging.count_repairs(s) == 0


def _may_reconnect(s: State) -> bool:
    can_connect = any(zone.would_connect(s, cell) for cell in zone.cells_around(s))
    return can_connect and _any_discarded(s) and _is_repair(s)


# The end


def _may_be_over(s: State) -> bool:
    winner = next(seat for seat in range(int(s.players)) if s.row_size[seat] == 0)
    return _gave_the_last_card(s, winner) or _laid_the_last_card(s, winner)


def _gave_the_last_card(s: State, winner: int) -> bool:
    return bool(s.last_card == WINS and s.giver == winner and _is_due(s, int(s.owed) + 1))


def _laid_the_last_card(s: State, winner: int) -> bool:
    """In a turn, as the extra card of a trio, or to reconnect the zone."""
    if s.played == NO_CARD or s.laid_by[s.played] != winner:
        return False
    if s.found > 0:
        return bool(s.turn == winner and _any_discarded(s) and _is_repair(s))
    if s.reaction == TRIO:
        return _is_quiet(s) and bool(rows.right_of(s, int(s.turn)) == winner)
    return _may_be_turn(s) and bool(s.turn == winner)


_POSSIBLE = {
    phase.TURN: _may_be_turn,
    phase.REACT: _may_react,
    phase.EXTRA: _may_play_extra,
    phase.NEIGHBOUR: _may_choose_neighbour,
    phase.GIVE: _may_give,
    phase.REPAIR: _may_repair,
    phase.DISCARD: _may_discard,
    phase.RECONNECT: _may_reconnect,
    phase.END: _may_be_over,
}
