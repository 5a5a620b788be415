"""What holds in every match, whoever plays, whatever the options, whatever is chosen."""

import json
import random
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tripolis
from tripolis import Match, TripolisError
from tripolis.engine import record
from tripolis.engine.luck import new_luck
from tripolis.engine.match import replay
from tripolis.engine.viewer import SPECTATOR
from tripolis.games.comparity import phase
from tripolis.games.comparity.components import CARDS
from tripolis.games.comparity.dealing import cards_needed
from tripolis.games.comparity.laying import MOST_LEGAL
from tripolis.games.comparity.notation import cell_text
from tripolis.games.comparity.rearranging import MOST_MISPLACED, count_repairs, repair_moves
from tripolis.games.comparity.violations import count_violations, misplaced_cards, number_of
from tripolis.games.comparity.zone import (
    NO_CELL,
    cell_at,
    cells_around,
    column_of,
    count_cells,
    is_connected,
    line_of,
    nth_cell,
    would_connect,
)

from .table import GAME, OPTION_VALUES, all_cards, random_moves

TABLES = st.fixed_dictionaries(
    {
        "players": st.integers(2, 5),
        "options": st.fixed_dictionaries(
            {},
            optional={name: st.sampled_from(values) for name, values in OPTION_VALUES.items()}
            | {"seen": st.lists(st.sampled_from(GAME.options[-1].values), unique=True)},
        ),
        "seed": st.integers(0, (1 << 256) - 1),
        "choices": st.integers(0, (1 << 32) - 1),
    }
)


def law(examples):
    """Check a law on so many matches."""
    return lambda test: settings(max_examples=examples, deadline=None)(given(TABLES)(test))


def finished(table):
    """A match played to its end at random."""
    match = Match(GAME, table["players"], table["options"], table["seed"])
    for _ in random_moves(match, random.Random(table["choices"])):
        pass
    return match


def some_states(match, table, count):
    """Some of the states in which something was decided, and the final one."""
    chance = random.Random(table["choices"])
    moves = chance.sample(match.played, min(count, len(match.played)))
    return [played.before.copy() for played in moves] + [match.state]


# Nothing is lost


@law(15)
def test_cards_are_conserved_at_every_step(table):
    match = finished(table)
    cards = all_cards(match.played[0].before)
    assert len(cards) == len(set(cards))
    for played in match.played:
        for _, after, _ in played.steps:
            assert all_cards(after) == cards


@law(15)
def test_the_zone_hangs_together_whenever_somebody_decides(table):
    for played in finished(table).played:
        s = played.before
        assert is_connected(s) == (s.phase != phase.RECONNECT)
        cells = s.zone_cell[: s.zone_size].tolist()
        assert cells == sorted(set(cells))


@law(15)
def test_no_violation_lies_open_when_a_check_is_over(table):
    for played in finished(table).played:
        s = played.before
        if s.phase in (phase.TURN, phase.REACT, phase.EXTRA):
            assert count_violations(s) == 0
        assert len(misplaced_cards(s)) <= MOST_MISPLACED


@law(15)
def test_a_match_ends_because_cards_are_laid_and_opened_for_good(table):
    match = finished(table)
    kinds = [GAME.move_parts(p.before, p.seat, p.action)["kind"] for p in match.played]
    most = cards_needed(match.players)
    assert kinds.count("lay") < most
    assert kinds.count("check") < most
    assert match.state.phase == phase.END
    assert (match.state.row_size[: match.players] == 0).sum() == 1
    for played in match.played:
        assert not (played.before.shown & ~played.after.shown).any()


@law(10)
def test_everybody_but_the_winner_always_has_a_card(table):
    for played in finished(table).played:
        assert (played.before.row_size[: played.before.players] > 0).all()
        assert len(GAME.legal_actions(played.before, played.seat)) <= MOST_LEGAL


# The zone and its repairs, looked at in another way


def zone_of(s):
    """The zone as a table from columns and lines to cards."""
    return {
        (column_of(int(cell)), line_of(int(cell))): int(card)
        for cell, card in zip(s.zone_cell[: s.zone_size], s.zone_card[: s.zone_size], strict=True)
    }


def around(x, y):
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def wrong_pairs(s, zone):
    """The open pairs in the wrong order, as cells."""
    return [
        ((x, y), other)
        for (x, y), card in zone.items()
        for other in ((x + 1, y), (x, y + 1))
        if other in zone
        and s.shown[card]
        and s.shown[zone[other]]
        and number_of(s, card) > number_of(s, zone[other])
    ]


@law(15)
def test_a_card_goes_into_any_empty_cell_beside_the_zone(table):
    match = finished(table)
    for s in some_states(match, table, 10):
        zone = zone_of(s)
        empty = {cell for place in zone for cell in around(*place) if cell not in zone}
        in_order = sorted(empty, key=lambda cell: (cell[1], cell[0]))
        assert [cell_text(cell) for cell in cells_around(s)] == [f"{x},{y}" for x, y in in_order]
        assert [nth_cell(s, number) for number in range(count_cells(s))] == [*cells_around(s)]
        assert nth_cell(s, count_cells(s)) == NO_CELL


ZONES = {
    "wide": [(x, 0) for x in range(70)],
    "high": [(0, y) for y in range(70)],
    "wide, below its left end": [(x, 0) for x in range(65)] + [(0, -1), (64, 1), (61, 1), (60, -1)],
    "split": [(x, 0) for x in range(62) if x != 59] + [(59, 1), (3, 1), (3, 2)],
}


@pytest.mark.parametrize("name", ZONES)
def test_zones_of_every_shape_have_all_their_empty_cells(name):
    s = tripolis.new("comparity", players=2, seed=1).state.copy()
    zone = sorted(ZONES[name], key=lambda cell: (cell[1], cell[0]))
    s.zone_size = len(zone)
    s.zone_cell[: len(zone)] = [cell_at(x, y) for x, y in zone]
    empty = sorted(cell_at(x, y) for place in zone for x, y in around(*place) if (x, y) not in zone)
    assert [nth_cell(s, number) for number in range(count_cells(s))] == [*dict.fromkeys(empty)]
    assert is_connected(s) == (name != "split")
    joining = [cell for cell in cells_around(s) if would_connect(s, cell)]
    assert name != "split" or joining == [cell_at(59, 0)]


def repairs_by_hand(s):
    """All ways to rearrange the misplaced cards that the rules allow, found by trying them all."""
    zone = zone_of(s)
    wrong = wrong_pairs(s, zone)
    cells = sorted({cell for pair in wrong for cell in pair}, key=lambda cell: (cell[1], cell[0]))
    found = []
    for order in permutations(range(len(cells))):
        after = zone | {cells[to]: zone[cells[i]] for i, to in enumerate(order)}
        moves = {(zone[cells[i]], cells[to]) for i, to in enumerate(order) if i != to}
        if moves and not wrong_pairs(s, after):
            found.append(moves)
    if s.fix_mode:
        swaps = [{(zone[one], other), (zone[other], one)} for one, other in wrong]
        return [moves for moves in found if moves in swaps]
    fewest = min(map(len, found), default=0)
    return [moves for moves in found if len(moves) == fewest]


@settings(max_examples=40, deadline=None)
@given(TABLES)
def test_the_repairs_are_all_those_that_move_the_fewest_cards(table):
    # The examples of the leaflet have one or two misplaced cards; random play has more.
    for played in finished(table).played:
        for before, after, _ in played.steps:
            if before.phase == phase.FIX and count_violations(before):
                expected = repairs_by_hand(before)
                offered = [
                    {
                        (card, (column_of(cell), line_of(cell)))
                        for card, cell in repair_moves(before, n)
                    }
                    for n in range(count_repairs(before))
                ]
                assert offered == expected
                if len(expected) > 1:
                    assert after.phase == phase.REPAIR
                elif not expected:
                    assert after.phase == phase.DISCARD


# Nobody learns what is hidden


def seen_by(s, viewer):
    """Everything a viewer can see, read or ask for."""
    known = [GAME.view(s, viewer), GAME.prompt(s, viewer), GAME.section(s)]
    if viewer >= 0:
        observed = np.zeros(len(GAME.observation), np.float32)
        GAME.observe(s, viewer, observed)
        actions = GAME.legal_actions(s, viewer)
        known += [
            observed.tolist(),
            actions,
            [GAME.write_move(s, viewer, action) for action in actions],
            [GAME.move_parts(s, viewer, action) for action in actions],
            [GAME.appraise(s, viewer, action) for action in actions],
        ]
    return known


@law(12)
def test_a_world_with_other_numbers_looks_the_same(table):
    match = finished(table)
    for s in some_states(match, table, 4):
        for viewer in (*range(match.players), SPECTATOR):
            world = s.copy()
            GAME.reimagine(world, viewer, new_luck(table["choices"], 9))
            assert seen_by(world, viewer) == seen_by(s, viewer)
            closed = s.shown == 0
            assert (world.height[closed] != s.height[closed]).sum() > closed.sum() // 2
            assert (world.year[closed] != s.year[closed]).sum() > closed.sum() // 2
            assert (world.height[~closed] == s.height[~closed]).all()
            assert all_cards(world) == all_cards(s)


@law(12)
def test_what_is_told_of_a_step_depends_on_no_closed_card(table):
    match = finished(table)
    for played in match.played:
        for before, after, actor in played.steps:
            if played.seat == actor and (before.shown == after.shown).all():
                one, other = before.copy(), after.copy()
                for world in (one, other):
                    for card in range(CARDS):
                        if not world.shown[card]:
                            world.height[card] = 777
                            world.year[card] = 777
                told = GAME.narrate(one, other, actor, played.action, SPECTATOR)
                assert told == GAME.narrate(before, after, actor, played.action, SPECTATOR)


@law(12)
def test_a_hidden_pile_and_the_box_are_dealt_anew(table):
    match = finished(table)
    s = match.played[0].before
    world = s.copy()
    GAME.reimagine(world, SPECTATOR, new_luck(1, 9))
    top = int(s.box_size) + int(s.pile_size) - 1
    assert sorted(world.stock) == sorted(s.stock)
    assert (world.stock[:top] != s.stock[:top]).any()
    if s.pile_top_visible == 0:
        assert world.stock[top] == s.stock[top]


# Text


@law(10)
def test_every_move_is_read_back_as_it_was_written(table):
    match = finished(table)
    for s in some_states(match, table, 5):
        for seat in range(match.players):
            actions = GAME.legal_actions(s, seat)
            texts = [GAME.write_move(s, seat, action) for action in actions]
            assert len(set(texts)) == len(texts)
            assert [GAME.read_move(s, seat, text) for text in texts] == actions


@law(10)
def test_every_position_is_read_back_byte_for_byte(table):
    match = finished(table)
    options = GAME.encode_options(match.options)
    for s in some_states(match, table, 6):
        world = s.copy()
        GAME.reimagine(world, SPECTATOR, new_luck(3))
        for state in (s, world):
            truth = json.loads(json.dumps(GAME.position(state)))
            back = GAME.new_state()
            GAME.from_position(truth, back, match.players, options)
            assert back.tobytes() == state.tobytes()


@law(10)
def test_a_match_goes_on_from_a_position_and_is_recorded(table):
    match = finished(table)
    half = Match(GAME, match.players, match.options, match.seed)
    moves = match.moves
    for seat, text in moves[: len(moves) // 2]:
        half.play(seat, text)
    resumed = tripolis.from_position(json.loads(json.dumps(half.position())))
    for seat, text in moves[len(moves) // 2 :]:
        resumed.play(seat, text)
    assert resumed.digest() == match.digest()
    for told in (match, resumed):
        again = replay(record.parse(told.record()))
        assert again.digest() == match.digest()


@law(10)
def test_undo_takes_everything_back(table):
    match = finished(table)
    digests = []
    again = Match(GAME, match.players, match.options, match.seed)
    for seat, text in match.moves:
        digests.append(again.digest())
        again.play(seat, text)
    for digest, move in zip(reversed(digests), reversed(match.moves), strict=True):
        assert again.undo() == move
        assert again.digest() == digest


# Positions that could not be


def position(**changes):
    """A position in the middle of a match, with something changed."""
    match = tripolis.new("comparity", players=3, seed=21)
    chance = random.Random(4)
    for _, _ in zip(range(12), random_moves(match, chance), strict=False):
        pass
    truth = json.loads(json.dumps(match.position()))
    truth["state"].update(changes)
    return truth


def broken():
    """Positions with one thing wrong, each with a name."""
    whole = position()
    state = whole["state"]
    zone, seats = state["zone"], state["seats"]
    card = seats[0]["row"][0]
    yield "a card twice", {"pile": [card, *state["pile"][1:]]}
    yield "a card too few", {"pile": state["pile"][1:]}
    yield "a card that does not exist", {"pile": ["atlantis", *state["pile"][1:]]}
    yield "a card of the examples", {"pile": ["torre_foster", *state["pile"][1:]]}
    yield "a card of the other deck", {"pile": ["milad_tower", *state["pile"][1:]]}
    yield (
        "two cards in a cell",
        {"zone": [zone[0], {**zone[1], "x": zone[0]["x"], "y": zone[0]["y"]}, *zone[2:]]},
    )
    yield "a zone in two pieces", {"zone": [{**zone[0], "x": 40}, *zone[1:]]}
    yield "a cell too far away", {"zone": [{**zone[0], "x": 80}, *zone[1:]]}
    yield "an empty row", {"seats": [{**seats[0], "row": []}, *seats[1:]]}
    yield "a seat too few", {"seats": seats[1:]}
    yield "an unknown phase", {"phase": "played"}
    yield "another phase", {"phase": "repair"}
    yield "a reaction without need", {"reaction": "trio", "phase": "turn"}
    yield "gifts without need", {"phase": "give", "owed": 2, "taker": 0, "giver": 1}
    yield "an extra card without a trio", {"phase": "extra", "reaction": "duet"}
    yield "a neighbour of nothing", {"phase": "neighbour", "checked": None}
    yield "a check of a card in a row", {"phase": "neighbour", "checked": card}
    yield "a memory too short", {"seats": [{**seats[0], "memory": [1]}, *seats[1:]]}
    yield "a wrong number", {"numbers": {card: ["high", 3]}}
    yield "a number of nothing", {"numbers": {"atlantis": [1, 2]}}
    yield "no turn", {"turn": 3}
    yield "an unknown word", {"weather": "fine"}
    yield "a zone that is none", {"zone": "here"}


@pytest.mark.parametrize(
    ("what", "changes"), [pytest.param(*case, id=case[0]) for case in broken()]
)
def test_a_position_that_could_not_be_is_refused(what, changes):
    with pytest.raises(TripolisError) as refused:
        tripolis.from_position(position(**changes))
    assert str(refused.value), what


def test_an_unchanged_position_is_not():
    assert tripolis.from_position(position()).acting
