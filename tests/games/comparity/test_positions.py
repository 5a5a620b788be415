"""Positions that could not be are refused, and those that could be played on from are not."""

import json
import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tripolis
from tripolis import TripolisError
from tripolis.games.comparity.rules import TURN

from .table import GAME, random_moves

PHASES = ("turn", "react", "extra", "neighbour", "give", "repair", "discard", "reconnect", "end")


@cache
def good_positions():
    """Positions that came up in play, as text: some of each phase."""
    found = {phase: [] for phase in PHASES}
    for seed in range(300):
        chance = random.Random(seed)
        options = {"last_card": chance.choice(("protected", "wins"))}
        match = tripolis.new("comparity", players=2 + seed % 3, seed=seed, **options)
        for _ in random_moves(match, chance):
            keep(found, match)
        keep(found, match)
        if all(found.values()):
            return found
    raise AssertionError({phase: len(of_phase) for phase, of_phase in found.items()})


def keep(found, match):
    of_phase = found[TURN.phase_names[match.state.phase]]
    if len(of_phase) < 3:
        of_phase.append(json.dumps(match.position()))


@st.composite
def spoiled(draw):
    """A position of some phase in which one thing is different."""
    phase = draw(st.sampled_from(PHASES))
    truth = json.loads(draw(st.sampled_from(good_positions()[phase])))
    state = truth["state"]
    cards = [entry["card"] for entry in state["zone"]] + state["discarded"]
    cards += [card for seat in state["seats"] for card in seat["row"]]
    seat = st.integers(-1, truth["players"] - 1)
    values = {
        "phase": st.sampled_from(PHASES),
        "turn": seat,
        "taker": seat,
        "giver": seat,
        "reaction": st.sampled_from(("none", "duet", "trio")),
        "played": st.sampled_from([None, *cards]),
        "checked": st.sampled_from([None, *cards]),
        "neighbour": st.sampled_from([None, *cards]),
        "found": st.integers(0, 8),
        "owed": st.integers(0, 3),
    }
    what = draw(st.sampled_from([*values, "by", "open", "cell", "card", "deal"]))
    if what in values:
        state[what] = draw(values[what])
    elif what == "deal":
        to = draw(st.sampled_from(state["seats"]))["row"]
        pile = draw(st.sampled_from([state["pile"], state["discarded"]]))
        to += pile[:1]
        del pile[:1]
    else:
        spoil_zone(draw, state, what, seat)
    return truth


def spoil_zone(draw, state, what, seat):
    entry = draw(st.sampled_from(state["zone"]))
    if what == "by":
        entry["by"] = draw(seat)
    elif what == "open":
        entry["open"] = not entry["open"]
    elif what == "cell":
        entry["x"] += draw(st.integers(-1, 1))
        entry["y"] += draw(st.integers(-1, 1))
    else:
        row = draw(st.sampled_from(state["seats"]))["row"]
        if row:
            entry["card"], row[0] = row[0], entry["card"]


@settings(max_examples=250, deadline=None)
@given(spoiled(), st.integers(0, 1 << 32))
def test_a_spoiled_position_is_refused_or_could_be(truth, choices):
    try:
        match = tripolis.from_position(truth)
    except TripolisError:
        return
    assert sorted_zone(match.position()) == sorted_zone(truth)
    for _, _ in zip(range(6), random_moves(match, random.Random(choices)), strict=False):
        seat = match.acting[0]
        legal = match.legal(seat)
        assert legal
        for move in legal[:20]:
            assert GAME.read_move(match.state, seat, move.text) == move.action
        again = tripolis.from_position(json.loads(json.dumps(match.position())))
        assert again.digest() == match.digest()


def sorted_zone(truth):
    """Cards of the zone are written in the order of their cells, whatever the order read."""
    truth = json.loads(json.dumps(truth))
    truth["state"]["zone"].sort(key=lambda entry: (entry["y"], entry["x"]))
    return truth


def test_positions_of_every_phase_are_read_back():
    for of_phase in good_positions().values():
        for good in of_phase:
            assert tripolis.from_position(json.loads(good)).position() == json.loads(good)


def changed(phase, change):
    truth = json.loads(good_positions()[phase][-1])
    change(truth["state"], truth)
    return truth


IMPOSSIBLE = {
    "a duet that nobody made": ("react", lambda s, t: s.update(played=s["zone"][0]["card"])),
    "a reaction by the player who laid the card": (
        "react",
        lambda s, t: s.update(turn=(s["turn"] - 1) % t["players"]),
    ),
    "an extra card after a duet": ("extra", lambda s, t: s.update(reaction="duet")),
    "two cards that nobody laid": ("turn", lambda s, t: [z.update(by=-1) for z in s["zone"]]),
    "a zone that nobody played to": ("turn", lambda s, t: s.update(played=None)),
    "a pile larger than it was dealt": (
        "turn",
        lambda s, t: [s["pile"].append(row["row"].pop()) for row in s["seats"] for _ in range(5)],
    ),
    "a memory of another level": ("turn", lambda s, t: s["seats"][0].update(level="author")),
    "a giver before a check is over": ("neighbour", lambda s, t: s.update(giver=0)),
    "a repair of fewer violations": ("repair", lambda s, t: s.update(found=s["found"] + 1)),
    "a check of one card twice": ("repair", lambda s, t: s.update(neighbour=s["checked"])),
    "an end that nobody brought about": (
        "end",
        lambda s, t: s.update(turn=(s["turn"] + 1) % t["players"], giver=-1),
    ),
    "an end with cards still due": ("end", lambda s, t: s.update(owed=3, taker=-1)),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_could_not_be_is_refused(what):
    with pytest.raises(TripolisError) as refused:
        tripolis.from_position(changed(*IMPOSSIBLE[what]))
    assert "comparity" in refused.value.line.key or "position" in refused.value.line.key
