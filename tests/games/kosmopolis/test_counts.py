"""How many ways there are to play on: numbers that change only when a rule does.

The move sequences of fixed deals were counted twice, by the game and by the rules told a second
time (`leaflet.py`). The matches in `records/` were played once and for all by
`python -m tests.games.kosmopolis.make_records`, which makes only those that are missing.
"""

import copy

import pytest

import tripolis
from tripolis.engine.game import seats_in

from .make_records import FOLDER, TABLES
from .table import GAME, OPTION_VALUES
from .test_laws import told_from

TOGETHER = "simultaneous"

# players, seed, moves made before, order of payments: the number of move sequences by their length
COUNTS = {
    # from the first pick
    (2, 1, 0, ""): [11, 165, 990, 4860, 49680],
    (3, 1, 0, ""): [11, 165, 1320, 5445, 26730],
    (4, 1, 0, ""): [7, 70, 490, 3430, 8820],
    # from the first turn
    (2, 2, 4, ""): [10, 88, 710, 5360, 37368],
    (3, 2, 6, ""): [10, 82, 864, 7498, 54740],
    (4, 3, 8, ""): [10, 94, 854, 6076, 46306],
    # towards the end of a round, and in the second one
    (2, 3, 14, ""): [4, 8, 24, 144, 1648, 11024],
    (3, 3, 30, ""): [6, 36, 396, 3612, 37538],
    (4, 4, 40, ""): [10, 86, 492, 3084, 19228],
    # from a payment on; the one of three players is the last of its match
    (2, 1, 42, ""): [2, 30, 450, 2700, 16200],
    (3, 0, 96, ""): [2, 0],
    (4, 0, 67, ""): [2, 20, 140, 1400, 14000],
    (2, 7, 19, TOGETHER): [2, 6, 90, 1350, 8100, 48600],
    (3, 1, 30, TOGETHER): [2, 4, 60, 900, 13500],
    (4, 5, 68, TOGETHER): [2, 4, 34, 340, 3400, 28000],
}


def begun(players, seed, moves, gold_order):
    """A match after so many moves: always the same of those the lowest awaited seat has."""
    options = {"gold_order": gold_order} if gold_order else {}
    match = tripolis.new("kosmopolis", players=players, seed=seed, **options)
    for number in range(moves):
        seat = match.awaited[0]
        legal = sorted(str(move) for move in match.legal(seat))
        match.play(seat, legal[7 * number % len(legal)])
    return match


def count_sequences(s, length):
    """The number of ways to make so many moves, the lowest awaited seat always moving first."""
    if GAME.over(s):
        return 0
    seat = seats_in(GAME.must_act(s))[0]
    actions = GAME.legal_actions(s, seat)
    if length == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = s.copy()
        GAME.apply(after, seat, action)
        total += count_sequences(after, length - 1)
    return total


def count_told(told, length):
    """The same by the leaflet."""
    decisions = told.decisions()
    if not decisions:
        return 0
    answered = told.choices if told.phase == "draft" else told.paid
    seat = min(seat for seat in decisions if seat not in answered)
    if length == 1:
        return len(decisions[seat])
    total = 0
    for move in decisions[seat]:
        after = copy.deepcopy(told)
        after.decide(seat, move)
        total += count_told(after, length - 1)
    return total


@pytest.mark.parametrize(("begin", "counts"), COUNTS.items())
def test_there_are_as_many_ways_to_play_on_as_ever(begin, counts):
    match = begun(*begin)
    lengths = range(1, len(counts) + 1)
    assert [count_sequences(match.state, length) for length in lengths] == counts
    told = told_from(match)
    for seat, move in match.moves:
        told.decide(seat, move)
    assert [count_told(told, length) for length in lengths] == counts


# Matches played once and for all


@pytest.mark.parametrize("name", TABLES)
def test_a_match_played_long_ago_replays_to_its_end(name):
    path = FOLDER / f"{name}.trip"
    match = tripolis.load(path)
    assert match.over
    assert match.record() == path.read_text("utf-8")
    players, options = TABLES[name]
    assert match.players == players
    assert match.options == GAME.full_options(options)


def test_the_records_are_of_every_number_of_players_and_every_option():
    matches = [tripolis.load(path) for path in sorted(FOLDER.glob("*.trip"))]
    assert len(matches) == len(TABLES)
    assert {match.players for match in matches} == {2, 3, 4}
    for option, values in OPTION_VALUES.items():
        assert {match.options[option] for match in matches} == set(values)
    moves = " ".join(text for match in matches for _, text in match.moves).split()
    assert {"draft", "city", "capital", "agent", "priest", "pay", "none"} <= set(moves)
    paid = [
        text
        for match in matches
        for _, text in match.moves
        if text.startswith("pay") and match.options["gold_order"] == TOGETHER
    ]
    assert any(text != "pay none" for text in paid), "somebody paid in secret"
