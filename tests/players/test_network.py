"""The networks: their files, their arithmetic, and that they are worth asking."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from itertools import islice
from math import exp

import pytest

import tripolis
from tripolis.engine.arrays import array, float32, int16, int32, zeros
from tripolis.engine.game import find_game, game_names
from tripolis.engine.luck import new_luck
from tripolis.engine.rule import folder_of
from tripolis.players import network
from tripolis.players.guided import GuidedSettings, forget_moves, remember_move
from tripolis.players.levels import Player, find_mind
from tripolis.players.network import UNIT, WEIGHT, exponential, new_guide, whole_weights
from tripolis.players.opinion import (
    FILE,
    consult,
    find_network,
    guide_of,
    read_weights,
    write_weights,
)
from tripolis.players.search import WITHOUT_NETWORK, SearchSettings, think
from tripolis.players.tree import ROOT, new_tree

SHIPPED = ("comparity", "kosmopolis", "splendor")
MOST_BYTES = 1_500_000


@pytest.mark.parametrize("name", SHIPPED)
def test_a_game_of_the_package_has_a_network_that_fits_it(name: str) -> None:
    assert find_network(find_game(name)) is not None


def test_all_networks_together_are_small() -> None:
    files = [folder_of(find_game(name).reimagine) / FILE for name in SHIPPED]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


def test_weights_come_back_from_a_file_within_one_step_of_the_widest_near_them() -> None:
    game = find_game("lanterns")
    count = sum(network.sizes_of(game))
    weights = [(place * 7919 % 9973 - 5000) / 4000 for place in range(count)]
    read = read_weights(game, write_weights(game, weights))
    assert read is not None
    assert max(abs(a - b) for a, b in zip(read, weights, strict=True)) < 1.25 / 31 * 0.51
    assert read_weights(game, write_weights(game, [0.0] * count)) == [0.0] * count


def test_a_file_for_another_game_or_with_an_end_missing_is_no_network() -> None:
    game = find_game("lanterns")
    content = write_weights(game, [0.5] * sum(network.sizes_of(game)))
    assert read_weights(game, content) is not None
    assert read_weights(game, content[:-2]) is None
    assert read_weights(find_game("kosmopolis"), content) is None


def test_the_exponential_is_far_more_exact_than_weights_of_8_bits() -> None:
    for step in range(400):
        assert exponential(-step / 11) == pytest.approx(exp(-step / 11), rel=1e-9)
    assert exponential(-1000.0) == 0.0


def test_a_weight_too_wide_for_its_number_becomes_the_widest() -> None:
    weights = [0.5, -1.0, 99.0, -99.0, 0.0]
    widest = (1 << 15) - 1
    whole = whole_weights(weights).tolist()
    assert whole == [WEIGHT // 2, -WEIGHT, widest, -widest, 0]


@pytest.mark.parametrize("count", range(10))
def test_rows_are_added_up_however_many_inputs_there_are(count: int) -> None:
    """They are added four at a time, and the rest one by one."""
    game = find_game("lanterns")
    guide = new_guide(game, whole_weights([place % 13 / 8 - 0.7 for place in range(200)]))
    numbers = [0.0 if place % 3 == 0 else place / 4 - 1.0 for place in range(count)]
    inputs = array(numbers, float32)
    listed = network.list_inputs(inputs, count, guide)
    assert guide.places[:listed].tolist() == [place for place in range(count) if numbers[place]]
    sums = array([0] * 5, int32)
    network.add_rows(guide, listed, 10, sums, 5)
    rows = [guide.weights[10 + 5 * place : 15 + 5 * place].tolist() for place in range(count)]
    assert sums.tolist() == [
        sum(number * UNIT * row[j] for number, row in zip(numbers, rows, strict=True))
        for j in range(5)
    ]


@pytest.mark.parametrize("name", SHIPPED)
def test_whole_numbers_give_the_shares_and_scores_of_real_ones(name: str) -> None:
    """The same network, written down once more with fractions."""
    game, match = find_game(name), tripolis.new(name, seed=3)
    seat = match.awaited[0]
    guide = guide_of(game)
    legal = zeros(game.most_legal, int16)
    count = network.build_consult(game)(match.state, seat, legal, guide)
    weights = read_weights(game, (folder_of(game.reimagine) / FILE).read_bytes())
    assert weights is not None
    parts = iter(weights)
    layers = [list(islice(parts, size)) for size in network.sizes_of(game)]
    first, first_bias, second, second_bias, shares, shares_bias = layers[:6]

    def layer(inputs: Sequence[float], rows: list[float], bias: list[float]) -> list[float]:
        used = [place for place, number in enumerate(inputs) if number]
        size = len(bias)
        return [bias[j] + sum(inputs[i] * rows[i * size + j] for i in used) for j in range(size)]

    def positive(numbers: Sequence[float]) -> list[float]:
        return [max(number, 0.0) for number in numbers]

    thought = positive(
        layer(positive(layer(guide.seen.tolist(), first, first_bias)), second, second_bias)
    )
    chances = [exp(number) for number in layer(thought, shares, shares_bias)[: match.players]]
    for place, chance in enumerate(chances):
        assert guide.shares[place] == pytest.approx(chance / sum(chances), abs=0.01)

    wishes, wishes_bias, context, context_bias, traits, worth = layers[6:]
    wish, hidden = layer(thought, wishes, wishes_bias), layer(thought, context, context_bias)
    made_of = guide.traits.tolist()  # of the last move
    together = layer(made_of, traits, hidden)
    score = sum(a * b for a, b in zip(wish, made_of, strict=True))
    score += sum(a * b for a, b in zip(positive(together), worth, strict=True))
    assert guide.scores[count - 1] == pytest.approx(score, abs=0.1)


@pytest.mark.parametrize("name", game_names())
def test_a_network_gives_every_seat_a_share_and_every_legal_move_a_score(name: str) -> None:
    match = tripolis.new(name, seed=3)
    seat = match.awaited[0]
    opinion = consult(match.game, match.state, seat)
    assert sum(opinion.shares) == pytest.approx(1.0)
    assert len(opinion.shares) == match.players
    assert list(opinion.scores) == match.game.legal_actions(match.state, seat)


def test_shares_are_told_by_seat_whoever_is_asked() -> None:
    """Ahead by so much that both must see it: shares are turned to the seats they belong to."""
    match = tripolis.new("kosmopolis", players=2, seed=3)
    s = match.state.copy()
    s.round_number = 3
    s.bonus[1, :] = 1
    for seat in range(2):
        shares = consult(match.game, s, seat).shares
        assert shares[1] > shares[0]


def test_without_settings_a_search_is_guided_where_there_is_a_network() -> None:
    for name, settings in (("kosmopolis", GuidedSettings()), ("lanterns", WITHOUT_NETWORK)):
        match = tripolis.new(name, players=2, seed=4)
        asked = match.game, match.state, match.awaited[0], 1, 60
        assert think(*asked) == think(*asked, settings=settings)


def test_a_search_tries_other_moves_than_those_its_network_is_sure_of() -> None:
    tried = {1.0: 0, 0.5: 0}
    for seed in range(5, 9):
        match = tripolis.new("kosmopolis", players=2, seed=seed)
        for trust in tried:
            settings = GuidedSettings(trust=trust)
            tried[trust] += len(think(match.game, match.state, 0, 1, 150, settings=settings))
    assert tried[0.5] > tried[1.0]


def test_a_node_remembers_its_likeliest_moves_and_the_chance_of_the_next() -> None:
    tree = new_tree(find_game("lanterns"), 2, 1)
    forget_moves(tree, ROOT)
    for action, chance in enumerate((0.1, 0.3, 0.05, 0.2, 0.15, 0.12, 0.08)):
        remember_move(tree, ROOT, action, chance)
    assert tree.nodes[ROOT].moves.tolist() == [1, 3, 4, 5]
    assert tree.nodes[ROOT].chances.tolist() == [0.3, 0.2, 0.15, 0.12, 0.1]


def test_a_search_does_not_know_what_another_seat_has_chosen_in_secret() -> None:
    match = tripolis.new("kosmopolis", players=2, seed=5)
    game, thoughts = match.game, []
    for choice in (0, -1):
        s = match.state.copy()
        game.apply(s, 0, game.legal_actions(s, 0)[choice])
        thoughts.append(think(game, s, 1, 3, 60))
    assert thoughts[0] == thoughts[1]


def test_a_network_beats_the_greedy_player() -> None:
    game, won = find_game("kosmopolis"), 0.0
    for number in range(30):
        s = tripolis.new("kosmopolis", players=2, seed=number // 2).state.copy()
        minds = ("network", "greedy") if number % 2 else ("greedy", "network")
        players = [Player(game, find_mind(mind), number, seat) for seat, mind in enumerate(minds)]
        while not game.over(s):
            seat = 0 if game.must_act(s) & 1 else 1
            game.apply(s, seat, players[seat].choose(s))
        first, second = game.score(s, 0)[0], game.score(s, 1)[0]
        won += 0.5 if first == second else float((first > second) == (minds[0] == "network"))
    assert won >= 18  # by chance alone about one time in ten; it wins four of five


def test_a_name_with_a_number_is_a_search_of_its_kind() -> None:
    assert find_mind("search:50").settings == SearchSettings()
    assert find_mind("guided:50").settings is None
    assert find_mind("master-2026:50").settings == SearchSettings()
    assert find_mind("master:50").iterations == 50


def test_a_choice_by_chance_is_as_likely_as_its_chance() -> None:
    from tripolis.engine.arrays import array, float64
    from tripolis.players.guided import drawn_by_chance

    chances, luck = array([0.5, 0.2, 0.3], float64), new_luck(5)
    drawn = [drawn_by_chance(chances, 3, luck) for _ in range(2000)]
    assert [round(drawn.count(i) / 2000, 1) for i in range(3)] == [0.5, 0.2, 0.3]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_card_of_a_network_describes_the_weights_beside_it(name: str) -> None:
    weights = folder_of(find_game(name).reimagine) / FILE
    card = json.loads((weights.parent / "network.json").read_text())
    assert card["weights"] == hashlib.sha256(weights.read_bytes()).hexdigest()
    assert len(card["against greedy"]) == len(card["setups"])
