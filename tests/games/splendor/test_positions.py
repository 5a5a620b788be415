"""Positions that cannot be are refused: every phase against what must hold in it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tripolis
from tripolis.engine.errors import BadPosition
from tripolis.engine.luck import below, new_luck
from tripolis.games.splendor.components import slot_at
from tripolis.games.splendor.rules import TURN

PHASES = [*(decision.name for decision in TURN.decisions), "end"]
ALL = ["cities", "strongholds", "trading_posts", "orient"]


@cache
def positions(modules: tuple[str, ...]) -> tuple[str, ...]:
    """Positions of one match, as JSON text: all its phases, each twice at the most."""
    match = tripolis.new("splendor", players=3, seed=len(modules), modules=list(modules))
    luck = new_luck(5)
    seen: dict[str, list[str]] = {}
    while not match.over:
        truth = match.position()
        of_phase = seen.setdefault(truth["state"]["phase"], [])
        if len(of_phase) < 2:
            of_phase.append(json.dumps(truth))
        seat = match.awaited[0]
        legal = match.legal(seat)
        match.play(seat, legal[below(luck, len(legal))])
    return tuple(text for texts in seen.values() for text in texts)


def read(truth: Any) -> tripolis.Match | None:
    try:
        return tripolis.from_position(truth)
    except BadPosition:
        return None


def assert_sound(match: tripolis.Match) -> None:
    """What is let through goes on by the rules: nobody pays what they do not have."""
    luck = new_luck(1)
    for _ in range(12):
        s = match.state
        assert (s.tokens >= 0).all()
        assert (s.supply >= 0).all()
        if match.over:
            return
        seat = match.awaited[0]
        legal = match.legal(seat)
        match.play(seat, str(legal[below(luck, len(legal))]))


@pytest.mark.parametrize("phase", ["conquest", "tower", "token", "city", "pair", "free", "end"])
def test_a_phase_of_a_module_that_is_not_in_play_is_refused(phase):
    truth = tripolis.new("splendor", players=2, seed=1).position()
    truth["state"]["phase"] = phase
    assert read(truth) is None


@pytest.mark.parametrize("phase", ["pay", "pay_gold", "discard"])
def test_a_payment_for_a_card_that_cannot_be_paid_is_refused(phase):
    truth = tripolis.new("splendor", players=2, seed=1).position()
    truth["state"]["phase"] = phase
    truth["state"]["purchase"]["wanted"] = slot_at(2, 0)
    assert read(truth) is None


@pytest.mark.parametrize("modules", [(), ("strongholds",), tuple(ALL)])
def test_good_positions_are_read_back(modules):
    for text in positions(modules):
        match = tripolis.from_position(json.loads(text))
        assert match.position() == json.loads(text)


@settings(max_examples=60)
@given(data=st.data(), modules=st.sampled_from([(), ("strongholds", "trading_posts"), tuple(ALL)]))
def test_a_spoiled_position_is_refused_or_sound(data, modules):
    truth = json.loads(data.draw(st.sampled_from(positions(modules))))
    state = truth["state"]
    field = data.draw(st.sampled_from(["phase", *(n for n, v in state.items() if type(v) is int)]))
    if field == "phase":
        state["phase"] = data.draw(st.sampled_from(PHASES))
    else:
        state[field] += data.draw(st.sampled_from([-1, 1, 2]))
    match = read(truth)
    if match is not None:
        assert_sound(match)
