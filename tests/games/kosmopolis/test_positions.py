"""A position is taken as it is, or refused with a reason: never half believed."""

import copy
import random
from collections import Counter

import pytest

import tripolis
from tripolis.engine.errors import BadPosition
from tripolis.engine.luck import new_luck

from .table import ALL_GOLD, GAME, in_play, random_match, random_moves

A, B, C = range(3)


def seat(**things):
    """A player's part of a position, empty but for what is named."""
    empty = {
        "hand": [],
        "city": [],
        "bonus": [],
        "gold": 0,
        "pack": [],
        "kept": [],
        "plays": [],
        "drew_after": [],
        "answer": None,
        "paid_for": [],
    }
    return empty | things


def position(seats, options=None, **things):
    """A position in which seat 0 starts and plays, with an empty deck, but for what is named."""
    state = {
        "phase": "play",
        "round": 3,
        "start": A,
        "active": A,
        "last_turns": -1,
        "asked": 0,
        "deck": [],
        "capital": [],
        "gold_supply": ALL_GOLD - sum(own["gold"] for own in seats),
        "modifiers": [[4, 2, -1, -3]],
        "modifiers_drawn": 0,
        "placed": [],
        "pack_size": 0,
        "kept_count": 0,
        "seats": seats,
    }
    return {
        "game": "kosmopolis",
        "rules": GAME.rules_version,
        "players": len(seats),
        "options": options or {},
        "state": state | things,
    }


def reason(truth):
    """The key of the reason why a position is refused."""
    with pytest.raises(BadPosition) as refusal:
        tripolis.from_position(truth)
    return refusal.value.line.key


def drafting(**things):
    packs = [["B2", "B3", "B4"], ["P2", "P3", "P4"]]
    seats = [seat(pack=pack) for pack in packs]
    return position(seats, **{"phase": "draft", "pack_size": 3} | things)


def playing(**things):
    """A has played B2 to the city, B is to play; each has a card left."""
    seats = [
        seat(hand=["B3"], kept=["B2", "B3"], plays=["B2"], city=["B2"]),
        seat(hand=["P2", "P3"], kept=["P2", "P3"]),
    ]
    return position(seats, **{"pack_size": 2, "kept_count": 2, "active": B} | things)


def paying(gold_order="sequential", **things):
    """A, who started, has paid for blue; B is asked."""
    both = gold_order == "simultaneous"
    seats = [
        seat(city=["B4"], gold=0 if not both else 4, paid_for=[] if both else ["blue"]),
        seat(city=["P3"], gold=3),
    ]
    usual = {"phase": "gold", "active": B, "asked": 2, "last_turns": 0}
    return position(seats, {"gold_order": gold_order}, **usual | things)


def test_sound_positions_are_taken():
    for truth in (drafting(), playing(), paying(), paying("simultaneous")):
        match = tripolis.from_position(truth)
        assert match.position()["state"] == truth["state"]
        assert match.awaited


def test_gold_is_neither_made_nor_lost():
    assert reason(playing(gold_supply=7)) == "kosmopolis-position-gold"


def test_no_card_is_there_more_often_than_in_the_box():
    assert reason(playing(deck=["P2"] * 3)) == "kosmopolis-position-cards"


def test_packs_are_of_one_size():
    assert reason(drafting(pack_size=4)) == "kosmopolis-position-pack"
    assert reason(drafting(pack_size=2)) == "kosmopolis-position-phase"


@pytest.mark.parametrize(
    "wrong", [{"active": B}, {"last_turns": 1}, {"asked": 1}, {"modifiers_drawn": 1}]
)
def test_nothing_has_happened_before_the_draft_is_over(wrong):
    if "modifiers_drawn" in wrong:
        wrong |= {"placed": [{"on": "blue", "by": A}]}
    assert reason(drafting(**wrong)).startswith("kosmopolis-position-")


def test_a_hand_is_what_was_kept_and_drawn_less_what_was_played():
    truth = playing()
    truth["state"]["seats"][B]["hand"] = ["P2", "P4"]
    assert reason(truth) == "kosmopolis-position-hand"
    truth["state"]["seats"][B]["hand"] = ["P2"]
    assert reason(truth) == "kosmopolis-position-hand"


def test_only_scholars_draw():
    truth = playing()
    truth["state"]["seats"][A] |= {"drew_after": [0], "hand": ["B3", "Y2"]}
    assert reason(truth) == "kosmopolis-position-hand"
    truth["state"]["seats"][A] |= {"plays": ["G2"], "kept": ["G2", "B3"]}
    tripolis.from_position(truth)


@pytest.mark.parametrize("wrong", [{"active": A}, {"start": B}, {"last_turns": 0}, {"asked": 1}])
def test_turns_go_round_from_the_start_player(wrong):
    assert reason(playing(**wrong)) == "kosmopolis-position-turns"


def test_the_final_lap_begins_when_a_hand_is_empty_and_not_before():
    assert reason(playing(last_turns=1)) == "kosmopolis-position-turns"
    truth = playing(pack_size=1, kept_count=1)
    truth["state"]["seats"][A] |= {"hand": [], "kept": ["B2"]}
    truth["state"]["seats"][B] |= {"hand": ["P2"], "kept": ["P2"]}
    assert reason(truth) == "kosmopolis-position-hand", "A would be asked without a card"
    truth["state"]["last_turns"] = 1
    match = tripolis.from_position(truth)
    match.play(B, "P2 city")
    assert match.over


def test_an_agent_has_just_played_a_blue_card_and_looks_at_a_modifier():
    truth = playing(phase="agent", active=A, modifiers_drawn=1)
    tripolis.from_position(truth)
    assert reason(playing(phase="agent", active=A)) == "kosmopolis-position-phase"
    truth["state"]["seats"][A] |= {"plays": ["G2"], "kept": ["G2", "B3"]}
    assert reason(truth) == "kosmopolis-position-phase"


def test_a_modifier_lies_where_an_agent_put_it():
    placed = {"modifiers_drawn": 1, "placed": [{"on": "green", "by": A}]}
    tripolis.from_position(playing(**placed))
    placed["placed"][0]["by"] = B
    assert reason(playing(**placed)) == "kosmopolis-position-phase"


def test_a_priest_has_just_played_a_pink_card_and_has_a_choice():
    truth = playing(phase="priest", active=A, capital=["P5", "B6", "Y4"])
    assert reason(truth) == "kosmopolis-position-phase"
    truth["state"]["seats"][A] |= {"plays": ["P5"], "kept": ["P5", "B3"], "city": []}
    tripolis.from_position(truth)
    truth["state"]["capital"] = ["P5", "B6"]
    assert reason(truth) == "kosmopolis-position-phase"


@pytest.mark.parametrize(
    "wrong", [{"active": A}, {"asked": 1}, {"asked": 0}, {"last_turns": 1}, {"capital": ["P6"]}]
)
def test_whoever_is_asked_to_pay_is_next_and_can(wrong):
    assert reason(paying(**wrong)) == "kosmopolis-position-turns"


def test_nobody_has_paid_for_a_column_within_its_limit():
    assert reason(paying(capital=["B6"])) == "kosmopolis-position-turns"


def test_in_secret_somebody_must_be_able_to_pay():
    truth = paying("simultaneous", capital=["B6", "P6"])
    assert reason(truth) == "kosmopolis-position-turns"


def test_a_match_ends_with_the_third_round():
    over = {"phase": "end", "asked": 2, "last_turns": 0}
    assert tripolis.from_position(position([seat(), seat()], **over)).over
    early = over | {"round": 2, "modifiers": [[4, 2, -1, -3]] * 2}
    assert reason(position([seat(), seat()], **early)) == "kosmopolis-position-phase"


def test_an_answer_waits_only_where_others_are_still_awaited():
    truth = drafting()
    truth["state"]["seats"][A]["answer"] = "draft B2 B3"
    assert tripolis.from_position(truth).awaited == [B]
    truth["state"]["seats"][A]["answer"] = "draft B2 B6"
    assert reason(truth) == "kosmopolis-position-answer"
    truth["state"]["seats"][A]["answer"] = "draft B2 B3"
    truth["state"]["seats"][B]["answer"] = "draft P2 P3"
    assert reason(truth) == "kosmopolis-position-answer", "nobody is left to answer"
    truth = playing()
    truth["state"]["seats"][B]["answer"] = "P2 city"
    assert reason(truth) == "kosmopolis-position-answer"
    truth = paying()
    truth["state"]["seats"][B]["answer"] = "pay P"
    assert reason(truth) == "kosmopolis-position-answer"


# Any position

ALL_CARDS = [f"{letter}{value}" for letter in "BPGY" for value in range(2, 7)]
WORDS = ["draft", "play", "agent", "priest", "gold", "end", "blue", "pink", "pay none", None]


def places(value, path=()):
    """The ways to everything inside a position."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))


def spoil(state, chance):
    """Change one thing anywhere in a position."""
    *way, last = chance.choice(list(places(state)))
    inside = state
    for key in way:
        inside = inside[key]
    value = inside[last]
    if isinstance(value, list):
        change = chance.choice([value.reverse, lambda: value.append(chance.choice(ALL_CARDS))])
        change()
        if value and chance.random() < 0.4:
            value.pop(chance.randrange(len(value)))
    elif isinstance(value, int):
        inside[last] = value + chance.choice([-2, -1, 1, 2])
    elif isinstance(value, str) and value in ALL_CARDS:
        inside[last] = chance.choice(ALL_CARDS)
    elif not isinstance(value, dict):
        inside[last] = chance.choice(WORDS)


@pytest.mark.parametrize("seed", range(6))
def test_a_spoilt_position_is_refused_or_can_be_played_to_its_end(seed):
    match, chance, luck = random_match(seed), random.Random(seed), new_luck(seed)
    taken = Counter()
    for _ in random_moves(match, chance):
        truth = copy.deepcopy(match.position())
        for _ in range(chance.choice([1, 1, 2])):
            spoil(truth["state"], chance)
        try:
            other = tripolis.from_position(truth)
        except BadPosition:
            taken["not"] += 1
        else:
            taken["yes"] += 1
            play_out(other, chance, luck)
    assert taken["not"] > taken["yes"] > 0


def play_out(match, chance, luck):
    """Play on to the end: somebody always has a move, and nothing is made out of nothing."""
    viewer = chance.randrange(match.players)
    while not match.over:
        s = match.state
        world = match.state
        GAME.reimagine(world, viewer, luck)
        assert GAME.view(world, viewer) == GAME.view(s, viewer)
        player = chance.choice(match.awaited)
        match.play(player, chance.choice(match.legal(player)))
        after = match.state
        assert (in_play(after) <= in_play(s)).all()
        assert min(after.hand.min(), after.city.min(), after.capital.min(), after.pack.min()) >= 0
        assert after.gold.min() >= 0
        assert after.gold.sum() + after.gold_supply == ALL_GOLD
