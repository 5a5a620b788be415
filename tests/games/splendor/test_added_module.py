"""A module added from outside, in one Python file beside its words, plays like any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tripolis
from tests.conformance import test_leaks as leaks
from tests.conformance import test_play as play
from tests.conformance import test_positions as positions
from tests.conformance import test_text as text
from tests.conformance.tables import Table, play_at_random
from tests.games.splendor import guild
from tripolis import homes
from tripolis.engine.errors import IllegalMove
from tripolis.engine.game import add_game
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match
from tripolis.engine.turn import Step
from tripolis.games.splendor import phase
from tripolis.games.splendor.rules import TURN
from tripolis.games.splendor.state import State
from tripolis.players.levels import Player, find_mind
from tripolis.words import forget_words, say

pytestmark = pytest.mark.xdist_group("splendor")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is known as long as a test runs."""
    monkeypatch.setattr(homes, "_added", dict(homes._added))
    add_game(guild)
    yield
    forget_words()


def asked() -> Match:
    """A match in which somebody has just bought a card of level 3."""
    for seed in range(50):
        match = tripolis.new("guild", players=2, seed=seed)
        bots = [Player(match.game, find_mind("greedy"), seed, seat) for seat in range(2)]
        while not match.over and match.state.phase != phase.GUILD:
            seat = match.awaited[0]
            action = bots[seat].choose(match.state)
            match.play(seat, match.game.write_move(match.state, seat, action))
        if not match.over:
            return match
    raise AssertionError("nobody ever buys a card of level 3")


def test_it_is_one_python_file_beside_its_words() -> None:
    folder = Path(guild.__file__).parent
    files = [path.name for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert sorted(files) == ["__init__.py", "guild.ftl", "rules.md"]


def test_the_numbers_of_splendor_stay() -> None:
    added = guild.TURN
    assert added.phase_names[: len(TURN.phase_names)] == TURN.phase_names
    assert added.phase_names[len(TURN.phase_names) :] == ("offer_guild", "guild")
    assert list(added.first.items())[: len(TURN.first)] == list(TURN.first.items())
    assert added.action_count == TURN.action_count + 6


def test_a_step_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match=r"no step “aquire”, only .*acquire"):
        TURN.with_added(guild.GUILD, after="aquire", game="guild")


def wait(s: State) -> None:
    """A step that does nothing."""


def test_a_phase_that_the_turn_already_has_is_refused() -> None:
    with pytest.raises(ValueError, match=r"the turn of splendor already has a phase “pay”"):
        TURN.with_added(Step("pay", wait), after="acquire", game="market")
    with pytest.raises(ValueError, match=r"the turn of guild already has a phase “guild”"):
        guild.TURN.with_added(Step("guild", wait), after="acquire", game="market")


def test_two_modules_cannot_give_one_phase_two_numbers() -> None:
    number = phase.GUILD
    market = (Step("market", wait), guild.GUILD)
    with pytest.raises(ValueError, match=r"market numbers “offer_guild” .* choose another name"):
        TURN.with_added(*market, after="acquire", game="market")
    assert number == phase.GUILD
    assert not hasattr(phase, "MARKET")


def test_the_buyer_takes_a_gem_or_declines() -> None:
    match = asked()
    (seat,) = match.awaited
    supply = match.state.supply.copy()
    gem = next(move for move in match.legal(seat) if str(move).startswith("guild"))
    assert "decline" in map(str, match.legal(seat))
    match.play(seat, gem)
    assert (supply - match.state.supply).sum() == 1
    match.undo()
    match.play(seat, "decline")
    assert (supply == match.state.supply).all()


def test_it_is_told_and_refused_in_its_words() -> None:
    match = asked()
    (seat,) = match.awaited
    assert say(match.prompt(seat)) == "Take a gem from the guild, or decline."
    with pytest.raises(IllegalMove, match="Take a gem from the guild, or decline"):
        match.play(seat, "pass")
    match.play(seat, "decline")
    told = [say(line, viewer=seat) for line in match.log(seat)]
    assert "You take no gem from the guild." in told


def test_a_move_of_the_module_is_read_back_in_any_letters() -> None:
    match = asked()
    (seat,) = match.awaited
    assert str(match.play(seat, "DECLINE")) == "decline"


def test_a_record_with_its_moves_plays_again(tmp_path: Path) -> None:
    match = asked()
    play_at_random(match, new_luck(5, stream=5))
    assert any(move.startswith(("guild", "decline")) for _, move in match.moves)
    match.save(tmp_path / "guild.trip")
    assert tripolis.load(tmp_path / "guild.trip").state.tobytes() == match.state.tobytes()


def test_a_position_within_its_decision_goes_on() -> None:
    match = asked()
    again = tripolis.from_position(match.position())
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("level", ["newcomer", "search:60"])
def test_bots_answer_it(level: str) -> None:
    match = asked()
    (seat,) = match.awaited
    action = Player(match.game, find_mind(level), 7, seat).choose(match.state)
    assert action in match.game.legal_actions(match.state, seat)


LAWS: list[Callable[..., None]] = [
    play.test_a_match_played_at_random_comes_to_an_end,
    play.test_legal_actions_keep_within_their_bounds,
    play.test_a_glance_appraises_as_one_move_after_another_does,
    play.test_a_move_step_by_step_ends_where_the_whole_move_does,
    play.test_a_record_plays_to_the_same_state_again,
    leaks.test_a_viewer_sees_the_same_in_a_reimagined_world,
    leaks.test_a_player_has_the_same_moves_in_a_reimagined_world,
    leaks.test_a_viewer_is_told_no_more_of_a_step_than_it_sees,
    positions.test_a_position_gives_its_state_back_byte_for_byte,
    text.test_every_move_has_a_notation_of_its_own_and_is_read_back,
    text.test_moves_of_other_moments_are_refused_with_a_reason,
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__[5:])
def test_it_obeys_the_laws_of_every_game(law: Callable[..., None]) -> None:
    arguments: dict[str, Any] = {"table": Table("guild", 3), "game": guild.GAME}
    wanted = law.__code__.co_varnames[: law.__code__.co_argcount]
    law(**{argument: arguments[argument] for argument in wanted})
