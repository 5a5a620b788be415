"""Deck memory between games (section 8, C-R23), and what bots remember of landmarks."""

import itertools
import random

import numpy as np
import pytest

import tripolis
from tripolis.engine.errors import BadOption, BadRecord
from tripolis.engine.luck import new_luck
from tripolis.games.comparity.belief import (
    doubt,
    estimate,
)
from tripolis.games.comparity.components import (
    DECK_CARDS,
    DECK_IDS,
    FAME,
    IDS,
    IS_CORE,
    USUAL_HEIGHT,
    USUAL_YEAR,
)
from tripolis.games.comparity.deck_memory import load_memory, remember, save_memory
from tripolis.games.comparity.state import (
    AUTHOR,
    GUIDE,
    HEIGHT,
    PERSON,
    TOURIST,
    TRAVELLER,
    TRAVELLERS,
    YEAR,
)
from tripolis.games.comparity.violations import number_of
from tripolis.players.policy import GREEDY, build_chooser

from .table import GAME, Table, random_moves

CORE = [name for card, name in enumerate(IDS) if IS_CORE[card]]


def finished(seed, **options):
    """The final state of a match played at random."""
    match = tripolis.new("comparity", players=3, seed=seed, **options)
    for _ in random_moves(match, random.Random(seed)):
        pass
    return match.state


def shown(s):
    return {IDS[card] for card in range(DECK_CARDS) if s.shown[card]}


# From game to game


def test_what_was_shown_is_remembered_and_nothing_else():
    s = finished(1)
    assert shown(s)
    assert set(remember(s)) == shown(s)


def test_the_next_game_sets_aside_what_was_seen():
    seen = remember(finished(1))
    match = tripolis.new("comparity", players=3, seed=2, seen=seen)
    view = match.view(None)
    assert view["box"] == 100 - len(seen) - 41
    in_play = {card["card"] for seat in view["seats"] for card in seat["row"]}
    assert not in_play & set(seen)


def test_a_seen_card_that_only_filled_up_returns_to_the_seen_ones():
    seen = CORE[20:]
    s = finished(3, seen=seen)
    assert set(remember(s)) == set(seen) | shown(s)


def test_games_go_on_until_all_is_seen_and_then_begin_afresh():
    seen = []
    sizes = []
    for seed in range(40):
        seen = remember(finished(seed, seen=seen))
        sizes.append(len(seen))
    assert max(sizes) > 90
    assert any(later < earlier for earlier, later in itertools.pairwise(sizes))


def test_after_the_last_unseen_card_the_history_is_empty():
    s = finished(5, seen=CORE)
    assert set(remember(s)) == shown(s)
    assert int(s.box_size) == 59


def test_without_deck_memory_the_whole_deck_is_dealt_and_the_history_kept():
    seen = CORE[:60]
    s = finished(6, seen=seen, deck_memory="off")
    assert int(s.box_size) == 59
    assert remember(s) == seen


def test_one_history_serves_both_modes_and_both_decks():
    seen = remember(finished(7, mode="year", deck="all"))
    match = tripolis.new("comparity", players=2, seed=8, mode="height", seen=seen)
    left = [name for name in CORE if name not in seen]
    assert match.view(None)["box"] == len(left) - 29


def test_a_history_of_unknown_landmarks_is_refused():
    with pytest.raises(BadOption):
        tripolis.new("comparity", players=2, seen=["atlantis"])


# The memory file


def test_a_memory_file_is_read_as_it_was_written(tmp_path):
    path = tmp_path / "room.json"
    assert load_memory(path) == []
    save_memory(path, ["taj_mahal", "big_ben"])
    assert load_memory(path) == ["big_ben", "taj_mahal"]
    save_memory(path, [])
    assert load_memory(path) == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"[]",
        b'{"game": "comparity"}',
        b'{"game": "splendor", "seen": []}',
        b'{"game": "comparity", "seen": "big_ben"}',
        b'{"game": "comparity", "seen": ["atlantis"]}',
        b'{"game": "comparity", "seen": [["big_ben"]]}',
        b'{"game": "comparity", "seen": [], "more": 1}',
        b"\xff\xfe",
        b"[" * 100_000,
        b" " * 200_000,
    ],
)
def test_any_other_file_is_refused(tmp_path, content):
    path = tmp_path / "room.json"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as refused:
        load_memory(path)
    assert str(path) in str(refused.value)


def test_a_folder_is_no_memory_file(tmp_path):
    with pytest.raises(BadRecord):
        load_memory(tmp_path)


# What bots remember


def remembering(levels, seed, mode="height"):
    """A state after set-up whose seats remember as well as their levels say."""
    s = GAME.new_state()
    travellers = [TRAVELLERS.values[level] for level in levels]
    options = GAME.full_options({"mode": mode, "travellers": travellers})
    GAME.setup(s, len(levels), GAME.encode_options(options), new_luck(seed))
    return s


def errors(s, seat):
    """How far a seat is off, as parts of the heights."""
    return [abs(estimate(s, seat, card) / number_of(s, card) - 1) for card in range(DECK_CARDS)]


def test_the_better_read_a_traveller_the_smaller_the_error():
    s = remembering([TOURIST, TRAVELLER, GUIDE, AUTHOR], 1)
    medians = [float(np.median(errors(s, seat))) for seat in range(4)]
    assert medians == sorted(medians, reverse=True)
    assert medians[TOURIST] > 0.3
    assert medians[AUTHOR] < 0.05


def test_famous_landmarks_are_remembered_better():
    s = remembering([TRAVELLER] * 5, 2)
    off = np.array([errors(s, seat) for seat in range(5)])
    fame = FAME[:DECK_CARDS]
    assert np.median(off[:, fame == 3]) < np.median(off[:, fame == 1])


def test_two_seats_remember_differently_and_the_same_seed_alike():
    one, other = remembering([TRAVELLER] * 2, 3), remembering([TRAVELLER] * 2, 3)
    assert (one.belief[0] != one.belief[1]).sum() > 100
    assert (one.belief == other.belief).all()


def test_a_memory_depends_on_the_seed_and_the_seat_and_not_on_the_deal():
    match = tripolis.new("comparity", players=2, seed=12)
    more = tripolis.new("comparity", players=4, seed=12)
    assert (match.state.belief[:2] == more.state.belief[:2]).all()


def test_an_open_card_leaves_no_doubt():
    table = Table(2, zone="dome 0,0 o, foster 1,0 c", rows=[2, 2])
    s = table.s
    dome, foster = (int(s.zone_card[place]) for place in (0, 1))
    assert (estimate(s, 0, dome), doubt(s, 0, dome)) == (350, 0)
    assert doubt(s, 0, foster) > 0


def play(levels, seed, mode="height"):
    """Who wins a match between bots that take what looks best to them."""
    choose = build_chooser(GAME)
    s = remembering(levels, seed, mode)
    out = np.zeros(GAME.most_legal, np.int16)
    luck = new_luck(seed, 99)
    while not GAME.over(s):
        seat = int(GAME.may_act(s)).bit_length() - 1
        GAME.apply(s, seat, choose(s, seat, GREEDY, out, luck))
    return [int(size) for size in s.row_size].index(0)


@pytest.mark.parametrize(("better", "worse"), [(TRAVELLER, TOURIST), (GUIDE, TRAVELLER)])
def test_a_higher_level_wins_more_often(better, worse):
    won = 0
    for seed in range(40):
        levels = [better, worse] if seed % 2 else [worse, better]
        won += levels[play(levels, seed)] == better
    assert won >= 25


def test_the_option_sets_every_seat_s_level():
    s = tripolis.new("comparity", players=3, seed=1, travellers="author").state
    assert s.travellers[:3].tolist() == [AUTHOR] * 3
    assert len(DECK_IDS) == DECK_CARDS


def test_the_option_can_set_each_seat_s_level():
    match = tripolis.new("comparity", players=3, seed=1, travellers=["person", "guide"])
    assert match.state.travellers[:3].tolist() == [PERSON, GUIDE, TRAVELLER]
    assert match.view(0)["options"]["travellers"] == ["person", "guide", "traveller"]
    one_level = tripolis.new("comparity", players=3, seed=1, travellers="guide")
    assert (match.state.belief[1] == one_level.state.belief[1]).all()


def test_bots_bring_the_memory_of_their_level_and_people_none():
    assert GAME.options_for_bots([None, 0, 3]) == {"travellers": ["person", "tourist", "author"]}


def test_what_a_person_s_seat_reckons_with_tells_nothing_of_the_landmark():
    for mode, usual in ((HEIGHT, USUAL_HEIGHT), (YEAR, USUAL_YEAR)):
        s = remembering([PERSON, AUTHOR], 4, "height" if mode == HEIGHT else "year")
        assert (s.belief[0] == usual).all()
        other = s.copy()
        other.height[:] = 500
        other.year[:] = 1500
        for world in (s, other):
            GAME.reimagine(world, 0, new_luck(9))
        closed = s.shown == 0
        assert (s.height[closed] == other.height[closed]).all()
        assert (s.year[closed] == other.year[closed]).all()


def test_others_think_of_a_person_as_of_a_traveller():
    s, other = remembering([AUTHOR, PERSON], 5), remembering([AUTHOR, TRAVELLER], 5)
    for world in (s, other):
        GAME.reimagine(world, 0, new_luck(9))
    assert (s.belief[1] == other.belief[1]).all()
