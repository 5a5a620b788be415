"""The search: it repeats itself, wins, knows only what its seat knows, and plays any game."""

from __future__ import annotations

from math import log, ulp
from pathlib import Path
from threading import Event

import numpy as np
import pytest

import tripolis
from tripolis.engine.errors import BadOption, MatchOver, NotYourTurn
from tripolis.engine.game import Game, State, find_game, game_names
from tripolis.engine.luck import below, new_luck
from tripolis.engine.match import Match
from tripolis.engine.viewer import EVERYTHING
from tripolis.players import analysis, levels, search, sight
from tripolis.players.analysis import analyse, turning_points
from tripolis.players.estimate import chances
from tripolis.players.hints import hint
from tripolis.players.levels import (
    LEVELS,
    Player,
    find_mind,
    seat_options,
    with_iterations,
)
from tripolis.players.search import think
from tripolis.players.tree import natural_log
from tripolis.words import LANGUAGES, knows, say


def play_to_the_end(game: Game, names: list[str], seed: int) -> State:
    """A match between built-in players; the state it ends in."""
    s = Match(game, len(names), {}, seed).state
    minds = [with_iterations(find_mind(name), 60) for name in names]
    players = [Player(game, mind, seed, seat) for seat, mind in enumerate(minds)]
    while not game.over(s):
        seat = (int(game.must_act(s)) & -int(game.must_act(s))).bit_length() - 1
        game.apply(s, seat, players[seat].choose(s))
    return s


def finished_record() -> Path:
    """A match of Kosmopolis that was played to its end."""
    return sorted((Path(__file__).parent.parent / "games/kosmopolis/records").glob("*.trip"))[0]


def ranks_of(game: Game, s: State) -> list[int]:
    ranks = np.zeros(int(s.players), np.int8)
    game.ranks(s, ranks)
    return ranks.tolist()


def test_the_same_seed_and_iterations_give_the_same_thoughts_on_one_thread_or_two() -> None:
    match = tripolis.new("kosmopolis", players=3, seed=4)
    for threads in (1, 2):
        first, second = (
            think(match.game, match.state, 1, seed=9, iterations=200, threads=threads)
            for _ in range(2)
        )
        assert first == second
        assert sum(thought.visits for thought in first) == 200


def test_a_search_thinks_of_legal_moves_only_and_its_chances_are_shares() -> None:
    match = tripolis.new("kosmopolis", players=2, seed=4)
    thoughts = think(match.game, match.state, 0, seed=1, iterations=300)
    assert {thought.action for thought in thoughts} <= set(match.game.legal_actions(match.state, 0))
    for thought in thoughts:
        assert sum(thought.chances) == pytest.approx(1.0)
        assert 0.0 <= thought.worth <= 1.0


def test_a_search_of_four_hundred_iterations_beats_the_greedy_player() -> None:
    game = find_game("kosmopolis")
    won = 0
    for seed in range(20):
        names = ["greedy", "greedy"]
        names[seed % 2] = "search:400"
        ranks = ranks_of(game, play_to_the_end(game, names, seed))
        won += ranks[seed % 2] == 1
    assert won >= 13  # by chance alone about one time in eight; it wins four games of five


def test_a_search_stops_when_it_is_told_to() -> None:
    match, stop = tripolis.new("lanterns", players=2, seed=4), Event()
    stop.set()
    thoughts = think(match.game, match.state, match.awaited[0], seed=1, seconds=600, stop=stop)
    assert sum(thought.visits for thought in thoughts) == 1


@pytest.mark.parametrize("cost", [1e-6, 3e-4, 0.004, 0.02])
def test_a_search_notices_within_50_ms_that_it_is_stopped(
    monkeypatch: pytest.MonkeyPatch, cost: float
) -> None:
    """Even where iterations suddenly take four times as long; one alone cannot be cut short."""
    now, longest = 0.0, 0.0

    def work(iterations: int) -> None:
        nonlocal now, longest
        took = iterations * cost * (4 if now > 1 else 1)
        now, longest = now + took, max(longest, took)

    monkeypatch.setattr(search, "monotonic", lambda: now)
    assert not search._grow(work, 1 << 30, lambda: now > 2)
    assert longest <= max(0.05, 4 * cost)


def test_the_logarithm_is_right_to_the_last_bit_or_the_one_before() -> None:
    for n in [*range(1, 3000), 65535, 65536, 10**6, 2**31 - 1]:
        assert abs(natural_log(n) - log(n)) <= ulp(log(n))


def test_a_search_stops_on_time_and_has_looked_at_something() -> None:
    match = tripolis.new("kosmopolis", players=2, seed=4)
    assert think(match.game, match.state, 0, seed=1, seconds=0.05)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in game_names()],
)
def test_a_hint_is_the_same_in_every_world_the_seat_could_be_in(name: str) -> None:
    match = tripolis.new(name, players=3, seed=11)
    luck = new_luck(5)
    for _ in range(8):
        seat = match.awaited[0]
        game = match.game
        world = match.state
        game.reimagine(world, seat, luck)
        mine = think(game, match.state, seat, seed=3, iterations=150)
        assert mine == think(game, world, seat, seed=3, iterations=150)
        moves = match.legal(seat)
        match.play(seat, moves[len(match.moves) % len(moves)])


def test_a_hint_never_speaks_for_the_runner_up() -> None:
    match = tripolis.new("lanterns", players=3, seed=11)
    luck = new_luck(5)
    while not match.over:
        seat = match.awaited[0]
        advice = hint(match, seat, iterations=80)
        if advice.why.key in ("hint-clear", "hint-earns"):
            assert advice.runner_up_chance is not None
            assert advice.chance > advice.runner_up_chance
        moves = match.legal(seat)
        match.play(seat, moves[below(luck, len(moves))])


def test_a_hint_names_a_good_move_a_runner_up_and_a_reason_in_four_languages() -> None:
    match = tripolis.new("kosmopolis", players=3, seed=2)
    advice = match.hint(0)
    assert advice.move in match.legal(0)
    assert advice.runner_up in match.legal(0)
    assert advice.runner_up != advice.move
    assert 0.0 <= advice.chance <= 1.0
    for language in LANGUAGES:
        assert knows(advice.why.key, language)
        assert str(advice.runner_up) in say(advice.why, language)
    assert advice == hint(match, 0)


def test_there_is_no_hint_for_somebody_who_has_nothing_to_decide() -> None:
    match = tripolis.load(finished_record())
    with pytest.raises(MatchOver):
        match.hint(0)
    match.undo()
    waiting = next(seat for seat in range(match.players) if seat not in match.acting)
    with pytest.raises(NotYourTurn):
        match.hint(waiting)


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_the_example_game_which_has_no_bot_of_its_own(name: str) -> None:
    game = find_game("lanterns")
    s = play_to_the_end(game, [name, "random"], seed=3)
    assert 1 in ranks_of(game, s)


@pytest.mark.parametrize("name", ["expert", "advanced", "newcomer", "regular", "visitor"])
def test_a_level_always_makes_the_same_moves_from_the_same_seed(name: str) -> None:
    game = find_game("kosmopolis")
    first, second = (play_to_the_end(game, [name, "random"], seed=8) for _ in range(2))
    assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize("name", ["newcomer", "newcomer-2026", "visitor"])
def test_a_weak_level_misses_good_moves_but_never_a_victory(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("kosmopolis")
    s = Match(game, 2, {}, 3).state

    def chosen(name: str) -> set[int]:
        return {Player(game, find_mind(name), seed, 0).choose(s) for seed in range(30)}

    assert len(chosen(name)) > len(chosen("greedy"))
    for module in (levels, sight):
        monkeypatch.setattr(module, "wins_at_once", lambda *told: True)
    assert chosen(name) <= chosen("greedy")


def test_a_victory_is_seen_when_it_is_there() -> None:
    match = tripolis.load(finished_record())
    result, last = match.result, match.played[-1]
    assert result is not None
    won = result.ranks[last.seat] == 1
    assert levels.wins_at_once(match.game, last.before, last.seat, last.action) == won
    first = match.played[0]
    assert not levels.wins_at_once(match.game, first.before, first.seat, first.action)


def test_bots_bring_the_memory_of_their_level_and_a_table_may_choose_another() -> None:
    game = find_game("comparity")
    minds = [None, find_mind("newcomer"), find_mind("master"), find_mind("search:50")]
    brought = seat_options(game, minds, {"mode": "year"})
    assert brought == {"mode": "year", "travellers": ["person", "tourist", "author", "traveller"]}
    assert seat_options(game, minds, {"travellers": "guide"}) == {"travellers": "guide"}
    assert seat_options(find_game("kosmopolis"), minds, {}) == {}


def test_a_level_that_searches_can_be_told_how_far() -> None:
    assert find_mind("master:500").iterations == 500
    assert find_mind("master:500").seconds is None
    assert find_mind("master:500").level == LEVELS["master"].level
    for name in ("newcomer:5", "master:0", "greedy:5", "master:many"):
        with pytest.raises(BadOption):
            find_mind(name)


def test_an_unknown_player_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(BadOption, match="newcomer"):
        find_mind("wizard")
    with pytest.raises(BadOption):
        find_mind("search:0")


def test_an_analysis_follows_the_match_and_ends_in_certainty() -> None:
    match = tripolis.load(finished_record())
    moments = list(analyse(match, playouts=20, iterations=30))
    assert [moment.number for moment in moments] == list(range(len(match.moves) + 1))
    result = match.result
    assert result is not None
    for seat, rank in enumerate(result.ranks):
        assert (moments[-1].true_chances[seat] > 0) == (rank == 1)
    for moment in moments:
        assert sum(moment.true_chances) == pytest.approx(1.0)
    for turn in turning_points(moments):
        assert turn.swing >= 0.15


def test_a_seats_own_chance_follows_from_what_it_knows_alone() -> None:
    match = tripolis.new("kosmopolis", players=2, seed=6)
    world = match.state
    match.game.reimagine(world, 0, new_luck(1))
    ours, imagined = (chances(match.game, s, 0, playouts=40, seed=2) for s in (match.state, world))
    assert ours == imagined
    assert chances(match.game, match.state, EVERYTHING, playouts=40, seed=2) != ours


def test_a_clear_hint_names_the_points_that_the_move_brings() -> None:
    match, luck, heard = tripolis.new("lanterns", players=2, seed=3), new_luck(5), []
    while not match.over:
        seat = match.awaited[0]
        why = hint(match, seat, iterations=80).why
        if why.key == "hint-earns":
            heard.append(why)
            assert why.args["earned"] > why.args["instead"]
        moves = match.legal(seat)
        match.play(seat, moves[below(luck, len(moves))])
    assert heard, "no move brought points"
    for language in LANGUAGES:
        assert str(heard[0].args["instead"]) in say(heard[0], language)


def test_the_network_tells_the_chances_of_a_whole_match_without_a_playout(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*told: object) -> None:
        raise AssertionError("a playout")

    monkeypatch.setattr(analysis, "chances", refuse)
    match = tripolis.load(finished_record())
    for played in match.played:
        for seat in range(match.players):
            told = analysis.own_chance(match.game, played.after, seat, 0, 0)
            world = played.after.copy()
            if not match.game.over(world):
                match.game.reimagine(world, seat, new_luck(seat))
            assert 0.0 <= told <= 1.0
            assert told == analysis.own_chance(match.game, world, seat, 0, 0)


def test_a_hopeless_hint_says_what_still_earns_the_most_points() -> None:
    match, luck, heard = tripolis.new("lanterns", players=2, seed=11), new_luck(5), []
    while not match.over:
        seat = match.awaited[0]
        advice = hint(match, seat, iterations=80)
        if advice.why.key == "hint-little-hope":
            heard.append(advice)
            assert advice.chance < 0.1
            assert advice.move in match.legal(seat)
            # Lights that were taken stay taken.
            assert advice.why.args["earned"] >= match.game.score(match.state, seat)[0]
        moves = match.legal(seat)
        match.play(seat, moves[below(luck, len(moves))])
    assert heard, "nobody was without hope"
    for language in LANGUAGES:
        assert str(heard[0].why.args["earned"]) in say(heard[0].why, language)
