"""How good a move looks at first sight to a traveller with an imperfect memory of the landmarks.

Every number here comes from what the player knows: open cards, and the player's own memory of the
others. A chance is counted in thousandths, a worth in thousandths of a card; only whole numbers are
used until the end, so that every machine judges alike. The weights were tuned by playing
judgements against each other.
"""

from __future__ import annotations

from math import erf, sqrt

from tripolis.engine.arrays import array, int16
from tripolis.engine.game import Glance
from tripolis.engine.rule import rule
from tripolis.games.comparity import actions, belief, laying, phase, rows, violations, zone
from tripolis.games.comparity.state import AUTHOR, GUIDE, TRIO, State

SURE = 1000
"""A chance of one."""

_CARD = 1000
"""The worth of getting rid of a card."""

_STEPS = 40
_CHANCES = array(
    [round(SURE * (1 + erf(step / 10 / sqrt(2))) / 2) for step in range(-_STEPS, _STEPS + 1)],
    int16,
)
"""The chance that a number is above 0, by how many tenths of its error its estimate is."""

_TRUST = 400
"""How much less often others' plays are wrong than chance suggests, for those who know it."""

_DARE = 150
"""How likely somebody is to check a card that looks right; a doubtful one is likelier."""
_DARE_IN_REACTION = 250
_PAIN = 3 * _CARD
_VAIN = 2 * _CARD
_DUET = 700
_TRIO = 1500
_URGENT = 2500
_SPLIT = 800


# Chances


@rule
def chance_above(apart: int, one: int, other: int) -> int:
    """The chance that one number is above another.

    The estimates are this far apart, and the numbers may be off by `one` and `other`.
    """
    error = max(one, other) + min(one, other) * 2 // 5  # about the root of their squares
    if error == 0:
        return SURE if apart > 0 else 0
    step = min(max(10 * apart // error, -_STEPS), _STEPS)
    return int(_CHANCES[step + _STEPS])


@rule
def chance_wrong(s: State, player: int, card: int, other: int, side: int) -> int:
    """The chance that two cards break the order, the other lying on this side of the card."""
    return chance_wrong_beside(
        s, player, belief.estimate(s, player, card), belief.doubt(s, player, card), other, side
    )


@rule
def chance_wrong_beside(
    s: State, player: int, number: int, error: int, other: int, side: int
) -> int:
    """The same for a card with this number, which may be off by `error`."""
    apart = number - belief.estimate(s, player, other)
    if not violations.comes_after(side):
        apart = -apart
    return chance_above(apart, error, belief.doubt(s, player, other))


@rule
def either(one: int, other: int) -> int:
    """The chance that at least one of two things is true."""
    return one + other - one * other // SURE


@rule
def reads_others(level: int) -> bool:
    """Only well-read travellers learn from what others dare."""
    return level in (GUIDE, AUTHOR)


@rule
def trusted(s: State, player: int, card: int, other: int, chance: int) -> int:
    """The same chance for somebody who takes into account what others dared to lay.

    They thought that the card fitted, so a mistake is less likely than it looks.
    """
    own = s.laid_by[card] == player and s.laid_by[other] == player
    if own or not reads_others(int(s.travellers[player])):
        return chance
    weighed = chance * (SURE - _TRUST) // SURE
    return weighed * SURE // (weighed + SURE - chance) if chance < SURE else SURE


@rule
def chance_card_fits_not(
    s: State, player: int, card: int, around: tuple[int, int, int, int]
) -> int:
    """The chance that a card breaks the order with one of its neighbours, at these places."""
    number = belief.estimate(s, player, card)
    error = belief.doubt(s, player, card)
    chance = 0
    for side in range(4):
        if around[side] != zone.NO_PLACE:
            other = zone.card_at(s, around[side])
            chance = either(chance, chance_wrong_beside(s, player, number, error, other, side))
    return chance


@rule
def chance_between(s: State, player: int, place: int, other: int, side: int) -> int:
    """The chance that two neighbours in the zone break the order."""
    card = zone.card_at(s, place)
    neighbour = zone.card_at(s, other)
    chance = chance_wrong(s, player, card, neighbour, side)
    return trusted(s, player, card, neighbour, chance)


@rule
def chance_with_open(s: State, player: int, place: int) -> int:
    """The chance that a card breaks the order with an open neighbour."""
    around = zone.places_beside(s, place)
    chance = 0
    for side in range(4):
        other = around[side]
        if other != zone.NO_PLACE and zone.is_open(s, other):
            chance = either(chance, chance_between(s, player, place, other, side))
    return chance


@rule
def chance_of_check(s: State, player: int, place: int) -> int:
    """The chance that checking a card finds a violation, with the best neighbour opened too."""
    around = zone.places_beside(s, place)
    best = 0
    for side in range(4):
        other = around[side]
        if other != zone.NO_PLACE and not zone.is_open(s, other):
            beyond = chance_with_open(s, player, other)
            best = max(best, either(chance_between(s, player, place, other, side), beyond))
    return either(best, chance_with_open(s, player, place))


# Laying a card


@rule
def appraise_lay(s: State, player: int, card: int, cell: int) -> int:
    """One card less, and its new neighbours; but the next player may check it."""
    around = zone.places_around(s, cell)
    wrong = chance_card_fits_not(s, player, card, around)
    if s.row_size[player] == 1:
        return 100 * _CARD - wrong  # the last card wins, right or wrong
    dare = _DARE
    gain = 0
    if s.phase == phase.TURN:
        neighbours = zone.count_places(around)
        if neighbours >= 2:
            dare = _DARE_IN_REACTION
            gain = _DUET if neighbours == 2 else _TRIO
    checked = min(SURE, dare + wrong)
    caught = wrong * checked // SURE
    return _CARD + gain * (SURE - caught) // SURE - _PAIN * caught // SURE - wrong // 4


@rule
def best_lay(s: State, player: int, card: int, first: int) -> int:
    """The worth of a card's best cell: how easily the player could get rid of it."""
    best = -_PAIN
    for number in range(zone.count_cells(s)):
        cell = zone.nth_cell_from(s, first, number)
        best = max(best, appraise_lay(s, player, card, cell))
    return best


# Checking


@rule
def harm(s: State, player: int) -> int:
    """What three cards more for the previous player are worth to the player.

    The fewer opponents, the more; and a lot if that player is about to win.
    """
    previous = rows.right_of(s, player)
    worth = _PAIN * 2 // int(s.players)
    return worth + _URGENT // int(s.row_size[previous])


@rule
def appraise_check(s: State, player: int, card: int) -> int:
    """Harm if something is wrong, two cards if not; and a trio's extra card hangs on it."""
    found = chance_of_check(s, player, zone.place_of_card(s, card))
    in_vain = _VAIN
    if s.phase == phase.REACT and s.reaction == TRIO:
        in_vain += extra_harm(s, player)
    return (found * harm(s, player) - (SURE - found) * in_vain) // SURE


@rule
def extra_harm(s: State, player: int) -> int:
    """What the previous player's extra card costs: the game, if it is the last one."""
    if s.row_size[rows.right_of(s, player)] == 1:
        return 20 * _CARD
    return _CARD // int(s.players)


@rule
def appraise_draw(s: State, player: int) -> int:
    """One card more, and the extra card of a trio."""
    cost = _CARD
    if s.reaction == TRIO:
        cost += extra_harm(s, player)
    return -cost


@rule
def appraise_neighbour(s: State, player: int, action: int) -> int:
    """Open what is most likely wrong; nothing, if a violation lies open already."""
    place = zone.place_of_card(s, int(s.checked))
    found = chance_with_open(s, player, place)
    if action == actions.OPEN_NONE:
        return found
    other = zone.place_of_card(s, action - actions.OPEN)
    chance = chance_with_open(s, player, other)
    for side in range(4):
        if zone.beside(s, place, side) == other:
            chance = either(chance, chance_between(s, player, place, other, side))
    return max(found, chance) if found < SURE else found - 1


# Everything


@rule
def appraise_discard(s: State, place: int) -> int:
    """A discard that splits the zone lets the checker lay a card; more neighbours, more pieces."""
    neighbours = zone.count_neighbours(s, int(s.zone_cell[place]))
    return _SPLIT * neighbours


@rule
def worth(s: State, player: int, action: int, first: int) -> int:
    """The worth of a move in thousandths of a card; `first` is the zone's first column."""
    if action < actions.CHECK:
        number = action - actions.LAY
        cell = zone.nth_cell_from(s, first, laying.laid_cell_number(number))
        return appraise_lay(s, player, laying.laid_card(number), cell)
    if action == actions.DRAW:
        return appraise_draw(s, player)
    if s.phase == phase.NEIGHBOUR:
        return appraise_neighbour(s, player, action)
    if s.phase == phase.GIVE:
        return -best_lay(s, player, action - actions.GIVE, first)
    if s.phase == phase.DISCARD:
        return appraise_discard(s, zone.place_of_card(s, action - actions.DISCARD))
    if s.phase == phase.REPAIR:
        return 0
    return appraise_check(s, player, action - actions.CHECK)


@rule
def outlook(s: State, player: int) -> int:
    """What all moves of one moment have in common: the zone's first column."""
    return zone.first_column(s)


@rule
def appraise_in(s: State, player: int, action: int, first: int) -> float:
    """How good a move looks; only differences between moves of one moment mean anything."""
    return float(worth(s, player, action, first))


@rule
def appraise(s: State, player: int, action: int) -> float:
    """The same for one move alone."""
    return appraise_in(s, player, action, outlook(s, player))


GLANCE = Glance(outlook, appraise_in)
