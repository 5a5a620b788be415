"""What hints and analyses say that a move changes."""

from __future__ import annotations

import json

import pytest

import tripolis
from tests.players.test_search import finished_record
from tripolis.engine.game import Game, State
from tripolis.engine.luck import below, new_luck
from tripolis.engine.match import Match
from tripolis.players import analysis, hints, reasons
from tripolis.players.policy import GREEDY, choose_action
from tripolis.players.search import Thought
from tripolis.words import LANGUAGES, Line, Seat, say


def _positions(match: Match, count: int) -> list[tuple[State, int, list[int]]]:
    """The first positions of a match by judgement in which somebody has a choice."""
    game, luck, found = match.game, new_luck(7), []
    s = match.state
    while len(found) < count and not game.over(s):
        seat = (game.must_act(s) & -game.must_act(s)).bit_length() - 1
        legal = game.legal_actions(s, seat)
        if len(legal) > 1:
            found.append((s.copy(), seat, legal))
        game.apply(s, seat, choose_action(game, s, seat, GREEDY, luck))
    return found


def _reasons(match: Match, count: int) -> list[tuple[State, int, int, int, Line]]:
    """What some pairs of moves differ in."""
    told, luck = [], new_luck(3)
    for s, seat, legal in _positions(match, count):
        better, worse = legal[below(luck, len(legal))], legal[below(luck, len(legal))]
        if better != worse:
            why = reasons.what_it_changes(match.game, s, seat, better, worse, seed=1)
            if why is not None:
                told.append((s, seat, better, worse, why))
    return told


def _answers(game: Game, s: State, seat: int, action: int, rival: int) -> set[str]:
    after = s.copy()
    game.apply(after, seat, action)
    return {game.write_move(after, rival, reply) for reply in game.legal_actions(after, rival)}


def test_a_reason_names_an_answer_that_only_the_worse_move_allows() -> None:
    match = tripolis.new("splendor", players=2, seed=4)
    left = [found for found in _reasons(match, 8) if found[-1].key == "reason-leaves"]
    assert left
    for s, seat, better, worse, why in left:
        rival, reply = 1 - seat, why.args["move"]
        assert reply in _answers(match.game, s, seat, worse, rival)
        assert reply not in _answers(match.game, s, seat, better, rival)
        for language in LANGUAGES:
            said = say(why, language, ["Anna", "Ben"], viewer=seat)
            assert ["Anna", "Ben"][rival] in said
            assert reply not in said


def test_a_reason_names_points_that_the_better_move_brings() -> None:
    match = tripolis.new("kosmopolis", players=2, seed=0)
    points = [why for *_, why in _reasons(match, 8) if why.key != "reason-leaves"]
    assert {why.key for why in points} == {"reason-points", "reason-rival"}
    for why in points:
        more = why.args["earned"] > why.args["instead"]
        assert more == (why.key == "reason-points")


def test_a_reason_follows_from_what_the_seat_knows_alone() -> None:
    match = tripolis.new("kosmopolis", players=2, seed=6)
    game = match.game
    for s, seat, legal in _positions(match, 8):
        world = s.copy()
        game.reimagine(world, seat, new_luck(9))
        ours, imagined = (
            reasons.what_it_changes(game, one, seat, legal[0], legal[-1], seed=2)
            for one in (s, world)
        )
        assert ours == imagined


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_every_language(language: str) -> None:
    points = {"unit": Line("page-points"), "earned": 37, "instead": 24}
    for key, seat in (
        ("points", {}),
        ("rival", {"player": Seat(1)}),
        ("turned", {"player": Seat(1)}),
    ):
        said = say(Line(f"reason-{key}", {**seat, **points}), language, ["Anna", "Ben"])
        assert "37" in said
        assert "24" in said
        assert ("Ben" in said) == bool(seat)


def test_a_clear_hint_names_the_answer_that_the_other_move_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = tripolis.new("lanterns", players=2, seed=3)
    seat = match.awaited[0]
    first, second = (move.action for move in match.legal(seat)[:2])
    chances = ((0.7, 0.3), (0.4, 0.6)) if seat == 0 else ((0.3, 0.7), (0.6, 0.4))
    thoughts = [
        Thought(action, 50, 0.5, share)
        for action, share in zip((first, second), chances, strict=True)
    ]
    reply = Line("engine-seat", {"number": 7})
    left = Line("reason-leaves", {"move": "pass", "reply": reply})
    monkeypatch.setattr(hints, "think", lambda *asked, **limits: thoughts)
    monkeypatch.setattr(hints, "what_it_changes", lambda *moves: left)
    why = hints.hint(match, seat).why
    assert why.key == "hint-leaves"
    for language in LANGUAGES:
        assert say(reply, language) in say(why, language, ["Anna", "Ben"])


def test_an_analysis_says_what_better_moves_and_turning_points_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis, "_SWING", 0.05)
    monkeypatch.setattr(analysis, "_CLEARLY_BETTER", 0.02)
    match = tripolis.load(finished_record())
    moments = list(analysis.analyse(match, playouts=10, iterations=20))
    turned = [moment for moment in moments if moment.why]
    assert turned
    for moment in turned:
        assert moment.why is not None
        before = moments[moment.number - 1]
        who = int(moment.why.args["player"])
        assert who == analysis.most_changed(moment, before)
        rose = moment.true_chances[who] > before.true_chances[who]
        assert (moment.why.args["earned"] > moment.why.args["instead"]) == rose
    assert any(moment.better and moment.better.why for moment in moments)
    told = json.loads(json.dumps(analysis.figures(match, moments)))["moments"][turned[0].number]
    assert told["why"]["args"]["player"] in [{"seat": seat} for seat in range(match.players)]
