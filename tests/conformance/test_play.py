"""Every match can be played to its end, and always in the same way."""

from __future__ import annotations

from math import isfinite, isnan, nan

import pytest

from tests.conformance.tables import (
    MOST_MOVES,
    Table,
    play_at_random,
    random_match,
    some_states,
)
from tripolis.engine import arrays
from tripolis.engine.errors import NothingToUndo
from tripolis.engine.game import Game, find_game, seats_in
from tripolis.engine.luck import new_luck
from tripolis.engine.match import replay
from tripolis.engine.record import parse
from tripolis.players.policy import POLICY_NAMES, build_glance, choose_action, player_luck

ROOM = 8
POISON = -77


def test_a_match_played_at_random_comes_to_an_end(table: Table) -> None:
    assert random_match(table).over


def test_whoever_is_awaited_may_act_and_has_a_move(table: Table, game: Game) -> None:
    for s in some_states(random_match(table), 60):
        acting, awaited = seats_in(game.may_act(s)), seats_in(game.must_act(s))
        assert set(awaited) <= set(acting) <= set(range(table.players))
        assert bool(awaited) != bool(game.over(s)), "somebody is awaited until the match is over"
        for seat in range(table.players):
            assert bool(game.legal_actions(s, seat)) == (seat in acting)


def test_legal_actions_keep_within_their_bounds(table: Table, game: Game) -> None:
    for s in some_states(random_match(table), 60):
        for seat in range(table.players):
            out = arrays.full(game.most_legal + ROOM, POISON, arrays.int16)
            count = game.legal(s, seat, out)
            actions = out[:count].tolist()
            assert count <= game.most_legal
            assert all(0 <= action < game.actions for action in actions)
            assert len(set(actions)) == count, "an action is offered twice"
            assert (out[game.most_legal :] == POISON).all(), "legal wrote past its bound"


def test_asking_changes_nothing(table: Table, game: Game) -> None:
    for s in some_states(random_match(table), 4):
        before = s.tobytes()
        for seat in range(table.players):
            for action in game.legal_actions(s, seat):
                game.appraise(s, seat, action)
            game.observe(s, seat, arrays.zeros(len(game.observation), arrays.float32))
        for viewer in table.viewers:
            game.view(s, viewer)
            game.prompt(s, viewer)
        game.position(s)
        assert s.tobytes() == before


def test_a_glance_appraises_as_one_move_after_another_does(table: Table, game: Game) -> None:
    glance = build_glance(game)
    for s in some_states(random_match(table), 4):
        for seat in seats_in(game.may_act(s)):
            outlook = glance.outlook(s, seat)
            for action in game.legal_actions(s, seat):
                alone = game.appraise(s, seat, action)
                assert glance.appraise(s, seat, action, outlook) == pytest.approx(alone)


def test_a_move_step_by_step_ends_where_the_whole_move_does(table: Table, game: Game) -> None:
    for played in random_match(table).played:
        whole = played.before.copy()
        game.apply(whole, played.seat, played.action)
        assert whole.tobytes() == played.after.tobytes()
        for before, after in zip(played.steps, played.steps[1:], strict=False):
            assert before[1].tobytes() == after[0].tobytes(), "a step begins where one ended"
        assert not game.must_advance(whole)


def test_the_same_seed_deals_the_same_match_and_another_seed_another(table: Table) -> None:
    deals = [table.new_match(seed).state.tobytes() for seed in (5, 5, 6)]
    assert deals[0] == deals[1] != deals[2]


def test_a_record_plays_to_the_same_state_again(table: Table) -> None:
    match = random_match(table)
    again = replay(parse(match.record()))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record()


def test_undo_gives_back_every_state_byte_for_byte(table: Table) -> None:
    original = random_match(table)
    match = replay(parse(original.record()))
    for played in reversed(original.played):
        assert match.undo() == (played.seat, played.text)
        assert match.state.tobytes() == played.before.tobytes()
    with pytest.raises(NothingToUndo):
        match.undo()
    for seat, text in original.moves:
        match.play(seat, text)
    assert match.record() == original.record()


def test_the_ranks_of_a_result_are_consistent(table: Table, game: Game) -> None:
    for seed in range(2):
        match = random_match(table) if seed == 0 else table.new_match(seed)
        if not match.over:
            play_at_random(match, new_luck(seed, stream=78))
        ranks = arrays.full(table.players + ROOM, POISON, arrays.int8)
        game.ranks(match.state, ranks)
        assert (ranks[table.players :] == POISON).all()
        places = ranks[: table.players].tolist()
        assert places == [1 + sum(other < place for other in places) for place in places]
        assert match.result is not None
        assert list(match.result.ranks) == places
        assert match.result.winners


def test_nobody_may_act_after_the_end(table: Table, game: Game) -> None:
    match = random_match(table)
    assert match.acting == match.awaited == []
    assert game.secrets_are_out(match.played[0].before, match.state), (
        "a finished match has no secrets"
    )


def test_points_are_explained(table: Table, game: Game) -> None:
    match = random_match(table)
    assert match.result is not None
    for points, lines in zip(match.result.scores, match.result.explained, strict=True):
        assert type(points) is int
        assert lines


@pytest.mark.parametrize("policy", [*POLICY_NAMES, "mixed"])
def test_every_policy_plays_to_the_end(table: Table, game: Game, policy: str) -> None:
    match = table.new_match(seed=11)
    names = POLICY_NAMES if policy == "mixed" else (policy,)
    lucks = [player_luck(11, seat) for seat in range(table.players)]
    while not match.over:
        assert len(match.played) < MOST_MOVES, "the match does not end"
        seat = match.awaited[0]
        number = POLICY_NAMES.index(names[seat % len(names)])
        action = choose_action(game, match.state, seat, number, lucks[seat])
        match.play(seat, game.write_move(match.state, seat, action))
    assert match.result is not None


def test_what_a_player_knows_fills_the_observation(table: Table, game: Game) -> None:
    assert len(set(game.observation)) == len(game.observation), "two numbers have one name"
    for s in some_states(random_match(table), 12):
        for seat in range(table.players):
            out = arrays.full(len(game.observation) + ROOM, nan, arrays.float32)
            game.observe(s, seat, out)
            assert all(map(isfinite, out[: len(game.observation)])), "a number was not written"
            assert all(map(isnan, out[len(game.observation) :])), "observe wrote past its end"


def test_a_state_is_small(name: str) -> None:
    assert find_game(name).state.itemsize < 4096
