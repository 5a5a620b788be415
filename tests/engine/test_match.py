"""The edge where bad input meets a clear error: one for each mistake, and nothing is changed."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tripolis
from tests.conformance.saying import assert_can_be_said
from tests.example_game.lanterns import GAME
from tripolis import homes
from tripolis.batch.edge import check_amount
from tripolis.engine import errors
from tripolis.engine.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    MatchOver,
    NothingToUndo,
    NotYourTurn,
    TripolisError,
    UnknownGame,
    UnreadableMove,
    WrongSeat,
)
from tripolis.engine.match import Match, Move
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.words import LANGUAGES

NOT_SEATS: tuple[Any, ...] = (-1, -2, 2, 99, True, None, "0", 0.0)


@pytest.fixture
def match() -> Match:
    return tripolis.new("lanterns", players=2, seed=1)


def finish(match: Match) -> Match:
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, match.legal(seat)[0])
    return match


def in_turns(players: int = 2) -> Match:
    """Lanterns in which only the first of those awaited may choose."""
    game = dataclasses.replace(GAME, may_act=lambda s: GAME.must_act(s) & -GAME.must_act(s))
    return Match(game, players, {}, seed=1)


def a_number_not_in_hand(match: Match, seat: int) -> str:
    legal = {move.text for move in match.legal(seat)}
    return next(text for text in (f"show {n}" for n in range(1, 11)) if text not in legal)


# Each error, raised where it should be


def test_a_game_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="lanterns"):
        tripolis.new("chess")


@pytest.mark.parametrize("players", [1, 6, 0, -3, True, "2", 2.0, 10**30])
def test_a_number_of_players_the_game_does_not_take_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match="2"):
        tripolis.new("lanterns", players=players)


def test_the_fewest_players_sit_down_if_no_number_is_given() -> None:
    assert tripolis.new("lanterns").players == 2


@pytest.mark.parametrize("seed", [-1, 1 << 256, "xyz", "", 0.5, True, "f" * 65])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption):
        tripolis.new("lanterns", seed=seed)


def test_a_seed_is_a_number_or_its_hexadecimal_digits() -> None:
    number, text = (tripolis.new("lanterns", seed=seed) for seed in (255, "ff"))
    assert number.digest() == text.digest()
    assert number.seed == text.seed == 255


def test_without_a_seed_every_match_is_dealt_anew() -> None:
    assert tripolis.new("lanterns").seed != tripolis.new("lanterns").seed


def test_an_option_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match="unclaimed"):
        tripolis.new("lanterns", colour="red")
    with pytest.raises(BadOption, match="goes_out"):
        tripolis.new("lanterns", unclaimed="explodes")


@pytest.mark.parametrize("seat", NOT_SEATS, ids=repr)
def test_a_seat_that_is_not_at_the_table_cannot_play_or_ask(match: Match, seat: Any) -> None:
    asks: list[Callable[[Any], object]] = [match.legal, lambda s: match.play(s, "show 1")]
    if seat not in (None, SPECTATOR):  # they are spectators
        asks += [match.view, match.prompt, match.log]
    for ask in asks:
        with pytest.raises(WrongSeat):
            ask(seat)
    line = match.why_not(seat, "show 1")
    assert line is not None
    assert line.key in ("engine-wrong-seat", "engine-wrong-seat-type")


def test_a_seat_that_is_not_asked_cannot_play() -> None:
    match = in_turns()
    assert match.acting == [0]
    assert match.legal(1) == []
    with pytest.raises(NotYourTurn):
        match.play(1, "show 1")


def test_a_text_that_is_no_move_is_refused(match: Match) -> None:
    for text in ("", "show", "show 11", "show 0", "show 1 2", "hide 3", "show ٣", "🏮"):
        with pytest.raises(UnreadableMove):
            match.play(0, text)


def test_a_move_against_the_rules_is_refused_with_the_reason(match: Match) -> None:
    text = a_number_not_in_hand(match, 0)
    with pytest.raises(IllegalMove) as refused:
        match.play(0, text)
    assert refused.value.line.args["reason"].key == "lanterns-not-in-hand"
    assert text in str(refused.value)


def test_a_player_who_was_shown_the_legal_moves_makes_one_without_another_search() -> None:
    asked: list[int] = []

    def legal(s: Any, player: int, out: Any) -> int:
        asked.append(player)
        return GAME.legal(s, player, out)

    match = Match(dataclasses.replace(GAME, legal=legal), 2, {}, 7)
    seat = match.awaited[0]
    match.play(seat, match.legal(seat)[-1])
    assert asked == [seat]
    following = match.awaited[0]
    assert match.legal(following)
    assert asked == [seat, following]


def test_nothing_can_be_played_after_the_end(match: Match) -> None:
    finish(match)
    with pytest.raises(MatchOver):
        match.play(0, "show 1")


def test_there_is_nothing_to_undo_at_the_beginning(match: Match) -> None:
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_position_of_an_unknown_game_or_other_rules_is_a_bad_position(match: Match) -> None:
    for change in ({"game": "chess"}, {"rules": 2}, {"players": 9}, {"options": {"x": 1}}):
        with pytest.raises(BadPosition):
            tripolis.from_position(match.position() | change)


def test_a_file_that_is_not_there_is_a_bad_record(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.trip", tmp_path):
        with pytest.raises(BadRecord) as refused:
            tripolis.load(path)
        assert str(path) in str(refused.value)


# The guards stand in one order


def test_the_end_is_noticed_before_the_seat_the_seat_before_the_turn_and_so_on() -> None:
    over = finish(in_turns())
    going_on = in_turns()
    illegal = a_number_not_in_hand(going_on, 0)
    for match, seat, text, error in (
        (over, 99, "nonsense", MatchOver),
        (going_on, 99, "nonsense", WrongSeat),
        (going_on, 1, "nonsense", NotYourTurn),
        (going_on, 0, "nonsense", UnreadableMove),
        (going_on, 0, illegal, IllegalMove),
    ):
        with pytest.raises(error):
            match.play(seat, text)


def test_a_refusal_changes_nothing(match: Match) -> None:
    match.play(0, match.legal(0)[0])
    before = match.record()
    for seat, text in ((99, "show 1"), (0, "nonsense"), (0, a_number_not_in_hand(match, 0))):
        with pytest.raises(TripolisError):
            match.play(seat, text)
    assert match.record() == before


def test_why_not_says_what_playing_would_complain_of(match: Match) -> None:
    text = a_number_not_in_hand(match, 0)
    line = match.why_not(0, text)
    with pytest.raises(IllegalMove) as refused:
        match.play(0, text)
    assert line == refused.value.line
    assert match.why_not(0, match.legal(0)[0]) is None


def test_every_error_is_a_sentence_in_four_languages(match: Match) -> None:
    for error in raised(match):
        assert_can_be_said(error.line)
        assert str(error) == error.in_language("en")
        assert len({error.in_language(language) for language in LANGUAGES}) == len(LANGUAGES)


def raised(match: Match) -> list[TripolisError]:
    """An error of each kind."""
    calls: list[Callable[[], object]] = [
        lambda: tripolis.new("chess"),
        new_broken_game,
        lambda: tripolis.new("lanterns", players=9),
        lambda: match.play(9, "show 1"),
        lambda: in_turns().play(1, "show 1"),
        lambda: finish(in_turns()).play(0, "show 1"),
        lambda: match.play(0, "nonsense"),
        lambda: match.play(0, a_number_not_in_hand(match, 0)),
        lambda: match.undo(),
        lambda: tripolis.from_position({}),
        lambda: tripolis.load("no such file"),
        lambda: check_amount("count", 0, 1),
    ]
    found = []
    for call in calls:
        with pytest.raises(TripolisError) as caught:
            call()
        found.append(caught.value)
    kinds = {kind for kind in vars(errors).values() if is_error(kind)}
    assert {type(error) for error in found} == kinds, "an error is missing here"
    return found


def new_broken_game() -> Match:
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(homes._added, "broken", homes.Home("broken", "no_such_package"))
        return tripolis.new("broken")


def is_error(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, TripolisError) and kind is not TripolisError


# Playing


def test_a_move_can_be_given_as_a_move_or_as_its_text(match: Match) -> None:
    move = match.legal(0)[0]
    assert isinstance(move, Move)
    assert match.play(0, move) == move
    assert match.undo() == (0, move.text)
    assert match.play(0, move.text.upper()) == move
    assert match.moves == [(0, str(move))]


def test_a_tried_move_says_what_playing_it_does_and_changes_nothing(match: Match) -> None:
    seat = match.awaited[0]
    move, before = match.legal(seat)[0], match.digest()
    tried = match.try_move(seat, move.text)
    assert (match.digest(), match.played) == (before, ())
    match.play(seat, move)
    assert match.played == (tried,)
    assert match.state == tried.after


def test_a_tried_move_is_read_and_worked_out_once_and_never_after_the_match_went_on() -> None:
    read: list[str] = []

    def read_move(s: Any, player: int, text: str) -> int:
        read.append(text)
        return GAME.read_move(s, player, text)

    match = Match(dataclasses.replace(GAME, read_move=read_move), 2, {}, seed=1)
    seat, other = match.awaited
    text = match.legal(seat)[0].text
    match.try_move(seat, text)
    match.play(seat, text)
    assert read == [text]
    match.undo()
    match.try_move(seat, text)
    match.play(other, match.legal(other)[0])
    with pytest.raises(TripolisError):
        match.play(seat, "show 99")
    assert match.try_move(match.awaited[0], match.legal(match.awaited[0])[0]).before == match.state


def test_trying_a_move_refuses_as_playing_does(match: Match) -> None:
    for seat, text in ((0, "nonsense"), (0, a_number_not_in_hand(match, 0)), (5, "show 1")):
        with pytest.raises(TripolisError) as tried:
            match.try_move(seat, text)
        with pytest.raises(TripolisError) as played:
            match.play(seat, text)
        assert (type(tried.value), tried.value.line) == (type(played.value), played.value.line)


def test_the_log_begins_with_the_opening() -> None:
    match = tripolis.new("kosmopolis", players=3, seed=1)
    told = [line for step in match.opening.steps for line in match.game.narrate(*step, -1, 0)]
    assert told
    assert match.log(0) == told


def test_a_move_is_shown_by_its_notation(match: Match) -> None:
    move = match.legal(0)[0]
    assert repr(move) == f"Move({move.text!r})"
    assert move.parts == {"kind": "show", "number": move.action}


def test_a_choice_can_be_changed_until_the_last_one_is_made(match: Match) -> None:
    first, second = match.legal(0)[:2]
    match.play(0, first)
    assert match.acting == [0, 1]
    assert match.awaited == [1]
    match.play(0, second)
    match.play(1, match.legal(1)[0])
    assert match.view(None)["seats"][0]["shown"] == [second.action]


def test_undo_is_free_until_cards_are_shown(match: Match) -> None:
    assert not match.undo_is_free
    match.play(0, match.legal(0)[0])
    assert match.undo_is_free
    match.play(1, match.legal(1)[0])
    assert not match.undo_is_free


def test_the_state_that_is_handed_out_is_a_copy(match: Match) -> None:
    before = match.digest()
    state = match.state
    state.rounds_played = 3
    view = match.view(0)
    view["seats"].clear()
    assert match.digest() == before
    assert len(match.view(0)["seats"]) == 2


def test_there_is_a_result_only_at_the_end(match: Match) -> None:
    assert match.result is None
    result = finish(match).result
    assert result is not None
    assert result.winners == [seat for seat in range(2) if result.ranks[seat] == 1]
    assert len(result.scores) == len(result.explained) == 2


def test_the_played_moves_lead_from_state_to_state(match: Match) -> None:
    finish(match)
    assert len(match.played) == len(match.moves) == 8
    for one, next_one in zip(match.played, match.played[1:], strict=False):
        assert one.after.tobytes() == next_one.before.tobytes()
    assert match.played[-1].after.tobytes() == match.state.tobytes()


def test_the_log_begins_where_it_is_asked_to(match: Match) -> None:
    finish(match)
    for seat in (0, 1, None):
        whole, late = match.log(seat), match.log(seat, since=5)
        assert whole[-len(late) :] == late
        assert len(match.log(seat, since=4)) > len(late)
        assert match.log(seat, since=8) == []


def test_a_position_survives_the_way_through_json(match: Match) -> None:
    match.play(0, match.legal(0)[0])
    again = tripolis.from_position(json.loads(json.dumps(match.position())))
    assert again.digest() == match.digest()
    assert again.seed is None
    assert finish(again).over


def test_a_spectator_who_sees_everything_waits_until_it_is_no_secret() -> None:
    """A table that lets spectators see all hands shows them a moment that is past."""
    match = tripolis.new("lanterns", seed=1)
    match.options["spectator_view"] = "omniscient_delayed"
    match.play(0, match.legal(0)[0])
    assert match.view(None) == GAME.view(match.state, -1)
    finish(match)
    assert match.view(None)["seats"][0]["hand"] is not None


def test_a_spectator_is_none_or_the_number_that_games_use(match: Match) -> None:
    for ask in (match.view, match.prompt, match.log):
        assert ask(SPECTATOR) == ask(None)
    assert match.view(SPECTATOR) == match.game.view(match.state, SPECTATOR)
    with pytest.raises(WrongSeat):
        match.view(EVERYTHING)


def test_an_integer_of_any_kind_is_a_seat_or_a_number_of_players() -> None:
    match = tripolis.new("lanterns", players=np.int8(3), seed=np.int64(7))
    move = match.legal(np.int64(0))[0]
    match.play(np.int16(0), move)
    assert match.moves == [(0, str(move))]
    assert type(match.played[0].seat) is int
    assert match.view(np.uint8(1)) == match.view(1)


def test_a_seat_or_a_number_of_players_of_another_type_is_refused_by_its_type() -> None:
    match = tripolis.new("lanterns", players=3, seed=7)
    with pytest.raises(WrongSeat, match="“0” of type str"):
        match.legal("0")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="“3” of type str"):
        tripolis.new("lanterns", players="3")  # type: ignore[arg-type]


def test_a_very_long_argument_is_shortened_before_it_is_told() -> None:
    with pytest.raises(BadOption) as refused:
        tripolis.new("lanterns", unclaimed="x" * 3000)
    for language in LANGUAGES:
        told = refused.value.in_language(language)
        assert "???" not in told
        assert "xxx…" in told
