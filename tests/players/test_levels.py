"""The levels: what each sees, how weak ones are weak, and that nobody gives up."""

from __future__ import annotations

from collections import Counter

import pytest

import tripolis
from tripolis.engine.game import find_game, game_names
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match
from tripolis.players import levels, sight
from tripolis.players.characters import TEMPERS, company_of, weaknesses
from tripolis.players.levels import LEVELS, Mind, Player, find_mind, mind_in
from tripolis.players.opinion import Opinion, consult, find_network
from tripolis.players.prospects import best_place, prospects
from tripolis.players.search import Thought
from tripolis.players.sight import drawn_in_haze, sight_of

GAMES = [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in game_names()]
WITHOUT_SEARCH = [name for name, mind in LEVELS.items() if not mind.searches]


@pytest.mark.parametrize("name", GAMES)
def test_a_level_plays_the_same_in_every_world_its_seat_could_be_in(name: str) -> None:
    match = tripolis.new(name, players=3, seed=12)
    luck = new_luck(6)
    for number in range(6):
        seat, game = match.awaited[0], match.game
        world = match.state
        game.reimagine(world, seat, luck)
        for level in LEVELS:
            mind = find_mind(f"{level}:40" if LEVELS[level].seconds else level)
            mine, imagined = (
                Player(game, mind, number, seat).choose(s) for s in (match.state, world)
            )
            assert mine == imagined, level
        moves = match.legal(seat)
        match.play(seat, moves[len(match.moves) % len(moves)])


def test_a_haze_hides_small_differences_only() -> None:
    luck, values = new_luck(1), [3.0, 10.0, 9.9, 10.0]
    assert {drawn_in_haze(values, 0.0, luck) for _ in range(50)} == {1, 3}
    drawn = Counter(drawn_in_haze(values, 0.1, luck) for _ in range(600))
    assert set(drawn) == {1, 2, 3}
    assert 60 < drawn[2] < min(drawn[1], drawn[3])


def test_a_weakness_lasts_for_a_whole_match_and_is_that_of_a_character() -> None:
    game = find_game("splendor")
    s = Match(game, 2, {}, 4).state
    seat = Match(game, 2, {}, 4).awaited[0]

    def asked_for(mind: Mind, seed: int, monkeypatch: pytest.MonkeyPatch) -> set[str]:
        """The weaknesses that a player shows in several decisions."""
        asked: set[str] = set()

        def listen(game: object, temper: str, s: object, seat: int, actions: list[int]) -> object:
            asked.add(temper)
            return [0.0] * len(actions)

        monkeypatch.setattr(sight, "weaknesses", listen)
        player = Player(game, mind, seed, seat)
        for _ in range(5):
            player.choose(s)
        return asked

    with pytest.MonkeyPatch.context() as monkeypatch:
        shown = [asked_for(find_mind("visitor"), seed, monkeypatch) for seed in range(40)]
        assert all(len(one) == 1 for one in shown)
        assert set.union(*shown) == set(TEMPERS)
        assert asked_for(find_mind("max"), 3, monkeypatch) == {"doubts"}


@pytest.mark.parametrize("name", ["kosmopolis", "splendor", "comparity"])
def test_every_weakness_is_one_for_moves_that_there_are(name: str) -> None:
    met: set[tuple[str, str]] = set()
    for seed in range(4):
        match = tripolis.new(name, players=2, seed=seed)
        players = [Player(match.game, find_mind("greedy"), seed, seat) for seat in range(2)]
        while not match.over:
            seat = match.awaited[0]
            actions = match.game.legal_actions(match.state, seat)
            for temper in TEMPERS:
                if any(weaknesses(match.game, temper, match.state, seat, actions)):
                    met.add((name, temper))
            action = players[seat].choose(match.state)
            match.play(seat, match.game.write_move(match.state, seat, action))
    assert met == {(name, temper) for temper in company_of(name).weaknesses}


def test_a_game_that_says_nothing_of_sights_has_the_usual_ones() -> None:
    hazes = [sight_of("lanterns", LEVELS[level].sight).haze for level in WITHOUT_SEARCH]
    assert hazes[0] > hazes[1] > hazes[2] == 0.0


def test_a_player_thinks_half_as_long_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tripolis.new("kosmopolis", players=2, seed=5)
    legal = match.game.legal_actions(match.state, 0)
    asked: list[object] = []

    def listen(*told: object) -> list[Thought]:
        asked.append(told[5])
        return [Thought(legal[0], 10, 0.5, (0.5, 0.5))]

    monkeypatch.setattr(levels, "think", listen)
    for phone in (False, True):
        monkeypatch.setattr(levels, "on_a_phone", lambda phone=phone: phone)
        for name in ("master", "candidate"):
            Player(match.game, find_mind(name), 1, 0).choose(match.state)
    assert asked == [1.0, None, 0.5, None]


# Lost matches


def test_in_a_lost_match_a_search_gives_way_to_places_and_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = tripolis.new("kosmopolis", players=3, seed=5)
    game, s, seat = match.game, match.state, match.awaited[0]
    legal = game.legal_actions(s, seat)

    def lost(*told: object) -> list[Thought]:
        return [Thought(action, 10, 0.0, (0.0, 0.5, 0.5)) for action in legal[:5]]

    monkeypatch.setattr(levels, "think", lost)
    asked: list[list[int]] = []

    def listen(game: object, s: object, seat: int, actions: list[int], seed: int) -> int:
        asked.append(actions)
        return actions[3]

    monkeypatch.setattr(levels, "best_place", listen)
    assert Player(game, find_mind("candidate"), 1, seat).choose(s) == legal[3]
    assert asked == [legal[:5]]
    assert Player(game, find_mind("expert-2026"), 1, seat).choose(s) == legal[0]


def test_the_best_place_counts_first_and_then_points() -> None:
    match = tripolis.new("lanterns", players=3, seed=5)
    seat = match.awaited[0]
    actions = match.game.legal_actions(match.state, seat)
    found, upwards = prospects(match.game, match.state, seat, actions, 7)
    assert upwards
    chosen = best_place(match.game, match.state, seat, actions, 7)
    taken = next(one for one in found if one.action == chosen)
    assert all((one.place, -one.points) >= (taken.place, -taken.points) for one in found)


def test_a_network_without_hope_leaves_the_choice_to_judgement(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = tripolis.new("splendor", players=2, seed=5)
    game, s, seat = match.game, match.state, match.awaited[0]
    assert find_network(game) is not None
    calm = Player(game, find_mind("network"), 1, seat).choose(s)
    true = consult(game, s, seat)
    assert calm == max(true.scores, key=true.scores.__getitem__)
    upside_down = {action: -score for action, score in true.scores.items()}
    monkeypatch.setattr(sight, "consult", lambda *told: Opinion((0.0, 0.0), upside_down))
    resigned = Player(game, find_mind("network"), 1, seat).choose(s)
    greedy = {Player(game, find_mind("greedy"), seed, seat).choose(s) for seed in range(20)}
    assert resigned in greedy


def test_an_expert_searches_unless_the_game_says_how_clearly_it_sees() -> None:
    for name in ("splendor", "kosmopolis"):
        game, expert = find_game(name), find_mind("expert")
        mind = mind_in(game, expert)
        assert mind.searches == ("expert" not in company_of(name).sights)
        assert (mind.sight == "expert") == mind.by_network == (not mind.searches)
        assert mind_in(game, find_mind("expert:40")).iterations == 40
