"""What `tripolis simulate` says of real games: rarer turns, and bots that differ by seat."""

import json
from collections import Counter
from typing import Any

import pytest

from tests.terminal.test_cli import Answer, refusal
from tripolis.batch.matches import match_steps, play_matches
from tripolis.engine.game import find_game

MODULES = ["cities", "strongholds", "trading_posts", "orient"]


def simulate(*words: str) -> Any:
    return json.loads(Answer("simulate", *words, "--format", "json", "--seed", "1").out)


def test_a_match_looked_through_is_the_one_that_was_played() -> None:
    for name in ("kosmopolis", "splendor", "comparity"):
        game = find_game(name)
        policies = ["greedy", "random"]
        batch = play_matches(game, 2, {}, policies, 5, 1, threads=1)
        *_, (_, last, _, _) = match_steps(game, 2, {}, policies, 5)
        assert last.tobytes() == batch.states[0].tobytes()


@pytest.mark.parametrize("modules", [[], *([name] for name in MODULES), MODULES])
def test_greedy_play_of_splendor_meets_the_mechanisms_of_every_module(modules: list[str]) -> None:
    chosen = ["--modules", ",".join(modules)] if modules else []
    told = simulate("splendor", *chosen, "--mechanisms", "--count", "12")
    possible = set(told["mechanisms"])
    for module, sign in zip(MODULES, ("city", "conquest", "post-1", "take2"), strict=True):
        assert (module in modules) == any(key.endswith(sign) for key in possible)
    # Some are rare: it takes a few hundred matches to meet them all.
    met = [key for key, times in told["mechanisms"].items() if times]
    assert len(met) >= len(possible) / 2


def test_a_mechanism_is_counted_as_often_as_it_is_told() -> None:
    told = simulate("splendor", "--modules", "strongholds", "--mechanisms", "--count", "4")
    game = find_game("splendor")
    lines: Counter[str] = Counter()
    for seed in (1, 2, 3, 4):
        steps = match_steps(game, 2, {"modules": ["strongholds"]}, ["greedy"] * 2, seed)
        for before, after, actor, action in steps:
            lines.update(line.key for line in game.narrate(before, after, actor, action, -1))
    assert told["mechanisms"]["splendor-mechanism-tower-put"] == lines["splendor-log-tower-put"] > 0
    assert told["mechanisms"]["splendor-mechanism-conquest"] == lines["splendor-log-conquers"]


def test_a_game_without_rarer_turns_says_so() -> None:
    assert "Kosmopolis" in refusal("simulate", "kosmopolis", "--mechanisms", code=2)


def test_mechanisms_are_shown_in_words() -> None:
    words = ("splendor", "--modules", "cities", "--mechanisms", "--count", "2")
    assert "A choice of several cities" in Answer("simulate", *words).out


def test_a_memory_goes_along_with_its_player_to_every_seat() -> None:
    told = simulate("comparity", "--travellers", "author,tourist", "--count", "40")
    better, worse = told["by_player"]
    assert better["wins"] > 30
    assert abs(told["first_seat_advantage"]) < 0.3
    turned = simulate("comparity", "--travellers", "tourist,author", "--count", "40")
    assert turned["by_player"][1]["wins"] > 30 > worse["wins"]


def test_the_players_are_named_with_their_memories() -> None:
    words = ("comparity", "--travellers", "author,tourist", "--count", "2")
    said = Answer("simulate", *words).out
    assert "1 greedy author" in said
    assert "2 greedy tourist" in said
