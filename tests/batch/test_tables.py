"""Many tables at once play the very matches that one table plays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tripolis
from tripolis.batch import Tables
from tripolis.batch.matches import play_matches
from tripolis.batch.rewards import place_values, rewards_of
from tripolis.batch.single import NO_MOVE, build_single_step
from tripolis.engine.errors import BadOption, IllegalMove
from tripolis.engine.game import find_game
from tripolis.engine.luck import new_luck

GAMES = [("kosmopolis", 2), ("lanterns", 2)]
SECRETIVE = [("kosmopolis", 3), ("splendor", 3), ("comparity", 3)]


def for_each(games: list[tuple[str, int]]) -> Any:
    # A game stays with one worker, which compiles its batch once.
    params = [
        pytest.param(name, players, id=name, marks=pytest.mark.xdist_group(name))
        for name, players in games
    ]
    return pytest.mark.parametrize(("name", "players"), params)


each_game = for_each(GAMES)


@each_game
def test_a_table_plays_the_match_of_its_number(name: str, players: int) -> None:
    tables = Tables(name, players, 3, seed=40)
    matches = [tripolis.new(name, players, seed=40 + i) for i in range(3)]
    for turn in range(8):
        actions, counts = tables.legal()
        chosen = [int(actions[i, turn % counts[i]]) for i in range(3)]
        for i, match in enumerate(matches):
            assert tables.states[i].tobytes() == match.state.tobytes()
            seat = match.awaited[0]
            assert tables.player[i] == seat
            moves = match.legal(seat)
            assert [move.action for move in moves] == actions[i, : counts[i]].tolist()
            match.play(seat, next(move for move in moves if move.action == chosen[i]))
        tables.step(np.array(chosen))


@each_game
def test_a_mask_says_what_the_list_says(name: str, players: int) -> None:
    tables = Tables(name, players, 20, seed=1)
    tables.run(30)
    mask = tables.mask().copy()
    actions, counts = tables.legal()
    for i in range(20):
        assert np.flatnonzero(mask[i]).tolist() == sorted(actions[i, : counts[i]].tolist())


@each_game
def test_whoever_decides_observes_what_the_rules_say(name: str, players: int) -> None:
    tables = Tables(name, players, 10, seed=2)
    tables.run(17)
    seen = tables.observe()
    for i in range(10):
        out = np.zeros(len(tables.game.observation), np.float32)
        tables.game.observe(tables.states[i], int(tables.player[i]), out)
        assert seen[i].tolist() == out.tolist()
    one = tables.observe(seat=1).copy()
    tables.game.observe(tables.states[4], 1, out)
    assert one[4].tolist() == out.tolist()


@for_each(SECRETIVE)
def test_what_a_batch_observes_gives_no_secret_away(name: str, players: int) -> None:
    """The leak law: nothing changes when all that the seat does not know is dealt anew."""
    tables = Tables(name, players, 40, seed=3)
    for moves in (3, 20, 20):
        tables.run(moves)
        seen, legal = tables.observe().copy(), tables.mask().copy()
        true = tables.states.copy()
        for i in range(40):
            tables.game.reimagine(tables.states[i], int(tables.player[i]), new_luck(i, stream=9))
        assert tables.states.tobytes() != true.tobytes()
        assert (tables.observe() == seen).all()
        assert (tables.mask() == legal).all()
        tables.states[...] = true


@each_game
def test_a_match_that_ends_is_rewarded_and_followed_by_the_next(name: str, players: int) -> None:
    tables = Tables(name, players, 4, seed=9, threads=1)
    ends = 0
    for _ in range(600):
        numbers = tables.number.copy()
        rewards, ended = tables.step(tables.choose(["random"] * players), check=False)
        for i in range(4):
            assert tables.number[i] == numbers[i] + (4 if ended[i] else 0)
            if ended[i]:
                assert (rewards[i] == rewards_of(tables.ranks[i], place_values(players))).all()
                start = tripolis.new(name, players, seed=9 + int(tables.number[i])).state
                assert tables.states[i].tobytes() == start.tobytes()
            else:
                assert not rewards[i].any()
        ends += int(ended.sum())
    assert ends >= 4


@each_game
def test_a_run_is_the_same_matches_whatever_the_threads(name: str, players: int) -> None:
    whole = play_matches(find_game(name), players, {}, ["random"] * players, 5, 200)
    for threads in (1, 3):
        tables = Tables(name, players, 200, seed=5, threads=threads, automatic_reset=False)
        totals, finished = tables.run(2000)
        assert tables.states.tobytes() == whole.states.tobytes()
        assert (tables.ranks == whole.ranks).all()
        assert (finished == 1).all()
        assert np.allclose(totals.sum(axis=1), 0, atol=1e-6)
        assert (tables.player == -1).all()
        assert not tables.observe().any()


def test_a_table_that_waits_is_dealt_its_next_match_when_asked() -> None:
    tables = Tables("kosmopolis", 2, 3, seed=5, automatic_reset=False)
    tables.run(2000)
    tables.reset(where=[True, False, True])
    assert tables.number.tolist() == [3, 1, 5]
    assert (tables.player == -1).tolist() == [False, True, False]
    tables.reset()
    assert tables.number.tolist() == [0, 1, 2]


def test_the_other_seats_answer_until_one_decides() -> None:
    tables = Tables("kosmopolis", 3, 50, seed=6, automatic_reset=False)
    tables.play_others(1, ["greedy", "random", "random"])
    for _ in range(200):
        assert set(tables.player.tolist()) <= {1, -1}
        over = tables.player == -1
        assert (tables.rewards[over].any(axis=1) == tables.ended[over]).all()
        tables.step(tables.choose(["random"] * 3))
        tables.play_others(1, ["greedy", "random", "random"])
    assert (tables.player == -1).all()


def test_playouts_leave_the_match_and_tell_good_from_bad() -> None:
    tables = Tables("kosmopolis", 2, 30, seed=8, automatic_reset=False)
    while not (tables.player == -1).any():
        before = tables.states.copy()
        means = tables.playouts(20).copy()
        assert tables.states.tobytes() == before.tobytes()
        tables.run(1)
    assert np.allclose(means.sum(axis=1), 0, atol=1e-5)
    tables.run(2000)
    won = tables.ranks[:, 0] == 1
    assert means[won, 0].mean() > means[~won, 0].mean()


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    tables = Tables("kosmopolis", 2, 5, seed=1)
    actions = tables.legal()[0][:, 0].astype(np.int64)
    actions[3] = 273
    before = tables.states.copy()
    with pytest.raises(IllegalMove, match="Action 273 is not legal at table 3"):
        tables.step(actions)
    assert tables.states.tobytes() == before.tobytes()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"count": 0}, "at least one table"),
        ({"device": "tpu"}, "one of cpu, cuda"),
        ({"rewards": (1, 0, 0)}, "for each of 2 places"),
        ({"players": 9}, "9"),
    ],
)
def test_what_makes_no_batch_is_said_in_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Tables(**({"game": "kosmopolis", "players": 2, "count": 3} | wrong))


def test_a_policy_nobody_knows_is_refused() -> None:
    tables = Tables("kosmopolis", 2, 3)
    with pytest.raises(BadOption, match="“oracle” plays in no batch"):
        tables.choose(["oracle", "random"])
    with pytest.raises(BadOption, match="2 seats need a policy each"):
        tables.choose(["random"])


@pytest.mark.parametrize(
    ("ranks", "values", "rewards"),
    [
        ((1, 2), None, (1, -1)),
        ((1, 1), None, (0, 0)),
        ((2, 1, 3), None, (0, 1, -1)),
        ((1, 3, 1), None, (0.5, -1, 0.5)),
        ((2, 2, 1, 2), (1, 0, 0, 0), (0, 0, 1, 0)),
        ((1, 1, 3, 4), (1, 0, 0, 0), (0.5, 0.5, 0, 0)),
    ],
)
def test_seats_that_share_places_share_their_values(
    ranks: tuple[int, ...], values: tuple[float, ...] | None, rewards: tuple[float, ...]
) -> None:
    assert rewards_of(ranks, place_values(len(ranks), values)).tolist() == list(rewards)


def test_arrays_are_shared_without_a_copy() -> None:
    tables = Tables("kosmopolis", 2, 4, seed=1)
    shared = np.from_dlpack(tables.observe())
    tables.run(11)
    assert np.shares_memory(shared, tables.observe())
    assert (shared == tables.observe()).all()


class TestComparity:
    """Its 26,083 actions make a table of 177 rows and 148 columns: card by cell."""

    COLUMNS = 148

    def test_a_row_is_a_card_and_a_column_a_cell(self) -> None:
        tables = Tables("comparity", 2, 6, seed=1)
        game = tables.game
        rows = tables.row_mask(self.COLUMNS)
        assert rows.shape == (6, 177)
        actions, counts = tables.legal()
        for i in range(6):
            legal = set(actions[i, : counts[i]].tolist())
            assert set(np.flatnonzero(rows[i])) == {action // self.COLUMNS for action in legal}
            for action in legal:
                if action < 165 * self.COLUMNS:
                    card, cell = divmod(action, self.COLUMNS)
                    sibling = card * self.COLUMNS + (cell + 1) % 2
                    seat = int(tables.player[i])
                    texts = [game.write_move(tables.states[i], seat, a) for a in (action, sibling)]
                    assert texts[0].split()[0] == texts[1].split()[0], "another card"

    def test_the_columns_of_the_chosen_rows_complete_the_action(self) -> None:
        tables = Tables("comparity", 3, 5, seed=2)
        for _ in range(30):
            rows = tables.row_mask(self.COLUMNS).argmax(axis=1)
            columns = tables.column_mask(self.COLUMNS, rows).argmax(axis=1)
            tables.step(rows * self.COLUMNS + columns)


def test_one_match_can_be_stepped_a_call_a_move() -> None:
    game = find_game("kosmopolis")
    step = build_single_step(game)
    states, out = np.zeros(1, game.state), np.zeros(game.most_legal, np.int16)
    game.setup(states[0], 2, game.encode_options(game.full_options({})), new_luck(4))
    match = tripolis.new("kosmopolis", 2, seed=4)
    raw = states.view(np.uint8)
    count = step(raw, NO_MOVE, out)
    while count:
        seat = match.awaited[0]
        assert [move.action for move in match.legal(seat)] == out[:count].tolist()
        action = out.item(count // 2)
        match.play(seat, game.write_move(match.state, seat, action))
        count = step(raw, action, out)
    assert match.over
    assert states[0].tobytes() == match.state.tobytes()
