"""What holds in every match, whatever the options and modules, whatever is chosen."""

import random
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tripolis import Match
from tripolis.engine.luck import new_luck
from tripolis.engine.viewer import SPECTATOR
from tripolis.games.splendor import actions, phase
from tripolis.games.splendor.components import (
    BASE_CARDS,
    CARDS,
    COLOURS,
    GEMS,
    NO_CARD,
    NO_COLOUR,
    POINTS,
)
from tripolis.games.splendor.knowledge import boxed
from tripolis.games.splendor.rules import TURN
from tripolis.games.splendor.state import MODULE_NAMES, NOBODY
from tripolis.games.splendor.table import bonus_colour, bonus_value, towers_in_supply

from .table import GAME, random_moves

TABLES = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "options": st.fixed_dictionaries(
            {"modules": st.sets(st.sampled_from(MODULE_NAMES)).map(sorted)},
            optional={
                "allow_fewer_tokens": st.booleans(),
                "pair_on_double": st.integers(1, 2),
                "discard_counts": st.sampled_from(["bonuses", "cards"]),
                "house_cities_with_nobles": st.booleans(),
                "house_p3_doubles_virtual": st.booleans(),
            },
        ),
        "seed": st.integers(0, (1 << 256) - 1),
        "choices": st.integers(0, (1 << 32) - 1),
    }
)


def law(examples):
    """Check a law on so many matches."""
    return lambda test: settings(max_examples=examples, deadline=None)(given(TABLES)(test))


def play(table):
    """A match played to its end."""
    match = Match(GAME, table["players"], table["options"], table["seed"])
    for _ in random_moves(match, random.Random(table["choices"])):
        pass
    return match


def states(match):
    """Every state of a match, between all of its steps."""
    for played in match.played:
        for before, _, _ in played.steps:
            yield before
    yield match.state


@law(25)
def test_tokens_are_conserved(table):
    for s in states(play(table)):
        total = s.supply.astype(int) + s.tokens.sum(axis=0, dtype=int)
        assert total.tolist() == [int(GEMS[s.players])] * COLOURS + [5]
        assert (s.supply >= 0).all()
        assert (s.tokens >= 0).all()
        if s.phase == phase.MAIN:
            assert s.tokens[s.active - 1].sum(dtype=int) <= 10


@law(25)
def test_every_card_is_in_one_place(table):
    match = play(table)
    for s in states(match):
        lying = s.face_up.tolist() + s.reserved.ravel().tolist() + s.deck.ravel().tolist()
        places = [card for card in lying if card != NO_CARD]
        places += [card for card, owner in enumerate(s.tableau.tolist()) if owner != NOBODY]
        assert len(set(places)) == len(places)
        known = CARDS if "orient" in match.options["modules"] else BASE_CARDS
        assert sorted(places + boxed(s)) == list(range(known))
        if "orient" not in match.options["modules"]:
            assert boxed(s) == []


@law(25)
def test_the_sums_that_are_kept_are_those_of_the_tableau(table):
    for s in states(play(table)):
        owners = s.tableau.tolist()
        for seat in range(s.players):
            own = [card for card, owner in enumerate(owners) if owner == seat]
            assert s.cards[seat] == len(own)
            assert s.card_points[seat] == sum(int(POINTS[card]) for card in own)
            bonuses = [0] * COLOURS
            for card in own:
                if bonus_colour(s, card) != NO_COLOUR:
                    bonuses[bonus_colour(s, card)] += bonus_value(s, card)
            assert s.bonuses[seat].tolist() == bonuses


@law(25)
def test_towers_shields_and_tiles_are_conserved(table):
    for before, after in pairwise(states(play(table))):
        for seat in range(after.players):
            assert 0 <= towers_in_supply(after, seat) <= 3
            assert int(before.shields[seat]) & ~int(after.shields[seat]) == 0, "a shield stays"
        assert (after.towers[after.face_up == NO_CARD] == 0).all()
        assert ((after.towers > 0) == (after.tower_owner != NOBODY)).all()
        assert (after.noble == before.noble).all()
        assert (after.city == before.city).all()
        assert (after.noble_visited >= before.noble_visited).all()
        visits = after.noble_visited.sum() - before.noble_visited.sum()
        assert visits <= 1, "one noble a turn"


@law(15)
def test_everybody_has_the_same_number_of_turns(table):
    match = play(table)
    turns = [0] * match.players
    for played in match.played:
        if played.before.phase == phase.MAIN:
            turns[played.seat] += 1
    if match.state.final_round:
        assert len(set(turns)) == 1


@law(15)
def test_forced_choices_are_not_asked(table):
    for played in play(table).played:
        if played.before.phase != phase.MAIN:
            assert len(GAME.legal_actions(played.before, played.seat)) > 1


@law(15)
def test_every_legal_move_has_one_notation_that_reads_back(table):
    for played in play(table).played:
        s, seat = played.before, played.seat
        moves = GAME.legal_actions(s, seat)
        texts = [TURN.write_move(s, seat, action) for action in moves]
        assert len(set(texts)) == len(texts)
        assert [TURN.read_move(s, seat, text.upper()) for text in texts] == moves


def test_every_action_has_a_notation_of_its_own():
    s = GAME.new_state()
    meaningless = {actions.TAKE, actions.PAY_GOLD}
    meaningless |= {mask for mask in range(32) if mask.bit_count() > 3}
    meaningless |= {
        actions.TAKE_SAME + colour * (COLOURS + 1) + colour for colour in range(COLOURS)
    }
    texts = {}
    for action in set(range(GAME.actions)) - meaningless:
        text = TURN.write_move(s, 0, action)
        assert text not in texts
        texts[text] = action
        assert TURN.read_move(s, 0, text) == action


@law(10)
def test_other_worlds_hold_the_same_cards_and_show_the_viewer_the_same(table):
    match = play(table)
    chance = random.Random(table["choices"])
    for played in chance.sample(match.played, min(12, len(match.played))):
        for viewer in (*range(match.players), SPECTATOR):
            world = played.before.copy()
            GAME.reimagine(world, viewer, new_luck(chance.getrandbits(60)))
            assert GAME.view(world, viewer) == GAME.view(played.before, viewer)
            assert boxed(world) == boxed(played.before)


def test_every_unseen_card_may_be_the_blind_one():
    match = Match(GAME, 2, {}, 5)
    first = match.awaited[0]
    match.play(first, "reserve deck3")
    found = set()
    for seed in range(400):
        world = match.state
        GAME.reimagine(world, 1 - first, new_luck(seed))
        found.add(int(world.reserved[first, 0]))
    unseen = [int(card) for card in match.state.deck[2, : match.state.deck_size[2]]]
    assert found == {*unseen, int(match.state.reserved[first, 0])}


@pytest.mark.parametrize("modules", [[], *([name] for name in MODULE_NAMES), list(MODULE_NAMES)])
def test_a_state_is_small_and_every_module_can_be_played(modules):
    assert GAME.state.itemsize < 1024
    match = Match(GAME, 3, {"modules": modules}, 9)
    for _ in random_moves(match, random.Random(2)):
        pass
    assert match.result is not None
    out = np.zeros(3, np.int8)
    GAME.ranks(match.state, out)
    assert out.min() == 1
