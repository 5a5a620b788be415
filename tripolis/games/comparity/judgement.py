"""How good a move looks at first sight to a traveller with an imperfect memory of the landmarks.

Every number here comes from what the player knows: open cards, and the player's own memory of the
others. A chance is counted in thousandths, a worth in thousandths of a card; only whole numbers are
used until the end, so that every machine judges alike. The weights were tuned by playing
judgements against each other.
"""

from __future__ import annotations

from math import erf, sqrt

from tripolis.engine.arrays import array, int16
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
def chance_above(s: State, player: int, one: int, other: int) -> int:
    """The player's estimate of the chance that one card's number is above another's."""
    apart = belief.estimate(s, player, one) - belief.estimate(s, player, other)
    first = belief.doubt(s, player, one)
    second = belief.doubt(s, player, other)
    error = max(first, second) + min(first, second) * 2 // 5  # about the root of their squares
    if error == 0:
        return SURE if apart > 0 else 0
    step = min(max(10 * apart // error, -_STEPS), _STEPS)
    return int(_CHANCES[step + _STEPS])


@rule
def chance_wrong(s: State, player: int, card: int, other: int, side: int) -> int:
    """The chance that two cards break the order, the other lying on this side of the card."""
    if violations.comes_after(side):
        return chance_above(s, player, card, other)
    return chance_above(s, player, other, card)


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
def chance_card_fits_not(s: State, player: int, card: int, cell: int) -> int:
    """The chance that a card laid into a cell breaks the order with one of its neighbours."""
    chance = 0
    for side in range(4):
        place = zone.place_of(s, cell + int(zone.SIDES[side]))
        if place != zone.NO_PLACE:
            chance = either(chance, chance_wrong(s, player, card, zone.card_at(s, place), side))
    return chance


@rule
def chance_beside(s: State, player: int, place: int, side: int) -> int:
    """The chance that a card of the zone breaks the order with its neighbour on this side."""
    other = zone.beside(s, place, side)
    if other == zone.NO_PLACE:
        return 0
    card = zone.card_at(s, place)
    chance = chance_wrong(s, player, card, zone.card_at(s, other), side)
    return trusted(s, player, card, zone.card_at(s, other), chance)


@rule
def chance_with_open(s: State, player: int, place: int) -> int:
    """The chance that a card breaks the order with an open neighbour."""
    chance = 0
    for side in range(4):
        other = zone.beside(s, place, side)
        if other != zone.NO_PLACE and zone.is_open(s, other):
            chance = either(chance, chance_beside(s, player, place, side))
    return chance


@rule
def chance_of_check(s: State, player: int, place: int) -> int:
    """The chance that checking a card finds a violation, with the best neighbour opened too."""
    best = 0
    for side in range(4):
        other = zone.beside(s, place, side)
        if other != zone.NO_PLACE and not zone.is_open(s, other):
            beyond = chance_with_open(s, player, other)
            best = max(best, either(chance_beside(s, player, place, side), beyond))
    return either(best, chance_with_open(s, player, place))


# Laying a card


@rule
def appraise_lay(s: State, player: int, card: int, cell: int) -> int:
    """One card less, and its new neighbours; but the next player may check it."""
    wrong = chance_card_fits_not(s, player, card, cell)
    if s.row_size[player] == 1:
        return 100 * _CARD - wrong  # the last card wins, right or wrong
    dare = _DARE
    gain = 0
    if s.phase == phase.TURN:
        neighbours = zone.count_neighbours(s, cell)
        if neighbours >= 2:
            dare = _DARE_IN_REACTION
            gain = _DUET if neighbours == 2 else _TRIO
    checked = min(SURE, dare + wrong)
    caught = wrong * checked // SURE
    return _CARD + gain * (SURE - caught) // SURE - _PAIN * caught // SURE - wrong // 4


@rule
def best_lay(s: State, player: int, card: int) -> int:
    """The worth of a card's best cell: how easily the player could get rid of it."""
    best = -_PAIN
    for number in range(zone.count_cells(s)):
        best = max(best, appraise_lay(s, player, card, zone.nth_cell(s, number)))
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
            chance = either(chance, chance_beside(s, player, place, side))
    return max(found, chance) if found < SURE else found - 1


# Everything


@rule
def appraise_discard(s: State, place: int) -> int:
    """A discard that splits the zone lets the checker lay a card; more neighbours, more pieces."""
    neighbours = zone.count_neighbours(s, int(s.zone_cell[place]))
    return _SPLIT * neighbours


@rule
def worth(s: State, player: int, action: int) -> int:
    """The worth of a move in thousandths of a card."""
    if action < actions.CHECK:
        number = action - actions.LAY
        return appraise_lay(s, player, laying.laid_card(number), laying.laid_cell(s, number))
    if action == actions.DRAW:
        return appraise_draw(s, player)
    if s.phase == phase.NEIGHBOUR:
        return appraise_neighbour(s, player, action)
    if s.phase == phase.GIVE:
        return -best_lay(s, player, action - actions.GIVE)
    if s.phase == phase.DISCARD:
        return appraise_discard(s, zone.place_of_card(s, action - actions.DISCARD))
    if s.phase == phase.REPAIR:
        return 0
    return appraise_check(s, player, action - actions.CHECK)


@rule
def appraise(s: State, player: int, action: int) -> float:
    """How good a move looks; only differences between moves of one moment mean anything."""
    return float(worth(s, player, action))
