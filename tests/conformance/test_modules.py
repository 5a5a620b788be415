"""A game's WebAssembly module does what its rules do, byte for byte, in wasmtime and in Node.js."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import tests.wasm
from tests.conformance.tables import Table, tables_of
from tests.wasm import built, code_of
from tripolis import find_game
from tripolis.batch import matches
from tripolis.engine import arrays
from tripolis.engine.game import Game, State, seats_in
from tripolis.engine.luck import new_luck, word
from tripolis.players import beliefs, estimate, opinion, policy, search, tree
from tripolis.players.analysis import analyse
from tripolis.players.guided import GuidedSettings
from tripolis.players.hints import hint
from tripolis.players.policy import GREEDY, POLICY_NAMES, RANDOM, choose_action
from tripolis.players.search import think
from tripolis.wasm.runtime import Call, Instance, RulesModule

NODE_JS = shutil.which("node")
CALLER = Path(tests.wasm.__file__).parent / "call.mjs"
MOVES_APART = 7


@pytest.fixture
def by_module(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let a game think in its module, or again by its rules."""

    def switch(game: Game, module: RulesModule | None) -> None:
        for room in (beliefs, estimate, matches, opinion, policy, search):
            monkeypatch.setattr(room, "module_of", lambda asked: module)

    return switch


def test_the_module_plays_the_same_matches(table: Table, by_module: Any) -> None:
    game, chosen = table.game, dict(table.chosen)
    for name in POLICY_NAMES:
        played = []
        for module in (None, built(game)):
            by_module(game, module)
            names = [name] * table.players
            played.append(matches.play_matches(game, table.players, chosen, names, table.seed, 2))
        by_rules, in_module = played
        assert in_module.states.tobytes() == by_rules.states.tobytes()
        assert in_module.moves.tolist() == by_rules.moves.tolist()
        assert in_module.ranks.tolist() == by_rules.ranks.tolist()


def test_the_module_thinks_the_same_thoughts(table: Table, by_module: Any) -> None:
    game = table.game
    match = table.new_match(table.seed)
    seat = match.awaited[0]
    thoughts = []
    for module in (None, built(game)):
        by_module(game, module)
        thoughts.append(think(game, match.state, seat, seed=1, iterations=25))
        luck = new_luck(2)
        thoughts[-1].append(choose_action(game, match.state, seat, GREEDY, luck))
        thoughts[-1].append(luck.tobytes())
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("settings", [search.SearchSettings(), GuidedSettings()])
def test_the_module_grows_the_same_tree(
    name: str, settings: search.Settings, by_module: Any
) -> None:
    game = find_game(name)
    match = tables_of(game)[0].new_match(5)
    question = tree.new_question(game, match.state, match.awaited[0])
    trees = []
    for module in (None, built(game)):
        by_module(game, module)
        grown = tree.new_tree(game, question.players, 200)
        with search.searching(game, question, grown, settings, new_luck(3)) as more:
            more(100)
            more(150)
        trees.append([array.tobytes() for array in grown])
    assert trees[0] == trees[1]


@pytest.mark.xdist_group("lanterns")
def test_the_module_believes_in_the_same_worlds(by_module: Any) -> None:
    match = Table("lanterns", 3).new_match(5)
    game, last = match.game, match.players - 1
    while match.awaited != [last]:
        seat = match.awaited[0]
        match.play(seat, match.legal(seat)[0])
    worlds = []
    for module in (None, built(game)):
        by_module(game, module)
        past = beliefs.remembered(match.played, last)
        believed = beliefs.believed_worlds(game, past, match.state, last, new_luck(3))
        assert believed is not None
        worlds.append(believed.tobytes())
    assert worlds[0] == worlds[1]


def test_the_network_says_the_same_in_the_module(table: Table, by_module: Any) -> None:
    game, match = table.game, table.new_match(table.seed)
    opinions = []
    for module in (None, built(game)):
        by_module(game, module)
        opinions.append(opinion.consult(game, match.state, match.awaited[0]))
    assert opinions[0] == opinions[1]


def test_hints_and_analyses_are_the_same(name: str, by_module: Any) -> None:
    game = find_game(name)
    match = tables_of(game)[0].new_match(6)
    for _ in range(4):
        seat = match.awaited[0]
        match.play(seat, match.legal(seat)[-1])
    told = []
    for module in (None, built(game)):
        by_module(game, module)
        moments = list(analyse(match, playouts=4, iterations=8))
        told.append([hint(match, match.awaited[0], iterations=30), moments])
    assert told[0] == told[1]


def test_every_rule_of_the_module_says_the_same(name: str) -> None:
    game = find_game(name)
    table = tables_of(game)[-1]
    s, luck = table.new_match(table.seed).state, new_luck(table.seed, stream=9)
    choose, out = policy.build_chooser(game), arrays.zeros(game.most_legal, arrays.int16)
    moves = 0
    while not game.over(s):
        seat = seats_in(game.must_act(s))[0]
        if moves % MOVES_APART == 0:
            _compare(game, built(game), s, seat)
        action = choose(s, seat, RANDOM, out, luck)
        there = s.copy()
        built(game).call("apply", state=there, player=seat, action=action)
        game.apply(s, seat, action)
        assert there.tobytes() == s.tobytes()
        moves += 1
    ranks, placed = (arrays.zeros(n, arrays.int8) for n in (game.players[1], int(s.players)))
    built(game).call("ranks", state=s, out=ranks)
    game.ranks(s, placed)
    assert ranks[: len(placed)].tolist() == placed.tolist()


def _compare(game: Game, module: RulesModule, s: State, seat: int) -> None:
    """All that the rules and the module say about a state."""
    assert module.call("may_act", state=s) == game.may_act(s)
    assert module.call("must_act", state=s) == game.must_act(s)
    assert module.call("over", state=s) == game.over(s)
    out = arrays.zeros(game.most_legal, arrays.int16)
    actions = game.legal_actions(s, seat)
    assert out[: module.call("legal", state=s, player=seat, out=out)].tolist() == actions
    seen, observed = (arrays.zeros(len(game.observation), arrays.float32) for _ in range(2))
    module.call("observe", state=s, player=seat, out=seen, out_len=len(seen))
    game.observe(s, seat, observed)
    assert seen.tobytes() == observed.tobytes()
    there, here = s.copy(), s.copy()
    module.call("reimagine", state=there, viewer=seat, luck=new_luck(4))
    game.reimagine(here, seat, new_luck(4))
    assert there.tobytes() == here.tobytes()
    values, listed = arrays.zeros(len(actions)), arrays.array(actions, arrays.int16)
    module.call("appraise", state=s, player=seat, actions=listed, count=len(actions), values=values)
    assert values.tolist() == [game.appraise(s, seat, action) for action in actions]


def test_the_module_deals_the_same_match(name: str) -> None:
    game = find_game(name)
    table = tables_of(game)[-1]
    match = table.new_match(table.seed)
    _, setup, _ = matches.prepare_batch(
        game, table.players, match.options, ["random"] * table.players, table.seed, 1
    )
    dealt, luck = game.new_state(), new_luck(0)
    given = {"players": table.players, "options": setup.options, "seed": setup.first_seed}
    built(game).call("deal", state=dealt, **given, options_len=len(setup.options), luck=luck)
    assert dealt.tobytes() == match.state.tobytes()
    drawn, expected = luck, new_luck(table.seed, matches.POLICY_STREAM)
    assert [word(drawn) for _ in range(40)] == [word(expected) for _ in range(40)]


@pytest.mark.parametrize("entry", ["play", "search", "guided_search"])
def test_node_runs_the_module_with_the_same_bytes(name: str, entry: str) -> None:
    assert NODE_JS, "Node.js is missing: it runs the modules as a page does."
    game = find_game(name)
    with built(game).instance() as instance:
        call = Call(instance, entry, _arguments(game, entry))
        start, image, numbers = call.start, call.image(), call.numbers
        asked = {
            "module": base64.b64encode(code_of(game)).decode(),
            "entry": entry,
            "numbers": numbers,
            "start": start,
            "image": base64.b64encode(image).decode(),
        }
        told = subprocess.run(
            [NODE_JS, str(CALLER)], input=json.dumps(asked), capture_output=True, text=True
        )
        assert told.returncode == 0, told.stderr
        answer = json.loads(told.stdout)
        assert answer["result"] == call()
        assert base64.b64decode(answer["after"]) == call.image()


def _arguments(game: Game, entry: str) -> dict[str, Any]:
    """What a call of an entry takes: matches of greedy players, or a search."""
    players = game.players[0]
    if entry == "play":
        batch, setup, codes = matches.prepare_batch(game, players, {}, ["greedy"] * players, 1, 3)
        scratch = matches.new_scratch(game)
        given = batch._asdict() | setup._asdict() | scratch._asdict()
        return given | {"count": 3, "options_len": len(setup.options), "policies": codes}
    s = tables_of(game)[0].new_match(5).state
    parts = [
        tree.new_question(game, s, 0),
        tree.new_tree(game, players, 50),
        tree.new_scratch(game, players),
        *([search.SearchSettings()] if entry == "search" else []),
        *([GuidedSettings(), opinion.guide_of(game)] if entry == "guided_search" else []),
    ]
    given = {name: value for part in parts for name, value in part._asdict().items()}
    return given | {"room": 50, "iterations": 60, "luck": new_luck(3)}


def test_the_module_imports_nothing_and_its_memory_stays_as_it_is(name: str) -> None:
    game = find_game(name)
    module = RulesModule(code_of(game))
    arguments = _arguments(game, "search")
    sizes = []
    for _ in range(5):
        module.call("search", **arguments)
        with module.instance() as instance:
            assert isinstance(instance, Instance)
            sizes.append(instance.size)
    assert len(set(sizes)) == 1
