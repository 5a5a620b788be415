"""What holds in every match, whoever plays, whatever the options, whatever is chosen."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tripolis
from tripolis import Match, TripolisError
from tripolis.engine import record
from tripolis.engine.luck import new_luck
from tripolis.engine.match import replay
from tripolis.engine.viewer import SPECTATOR
from tripolis.games.kosmopolis import phase
from tripolis.games.kosmopolis.components import COPIES, NO_CARD
from tripolis.games.kosmopolis.notation import card_text, cards_text
from tripolis.games.kosmopolis.rules import TURN
from tripolis.games.kosmopolis.state import NOT_YET

from .leaflet import Leaflet, in_order
from .table import ALL_GOLD, GAME, OPTION_VALUES, in_play, random_moves

HAND = {2: 6, 3: 6, 4: 5}


TABLES = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "options": st.fixed_dictionaries(
            {},
            optional={name: st.sampled_from(values) for name, values in OPTION_VALUES.items()},
        ),
        "seed": st.integers(0, (1 << 256) - 1),
        "choices": st.integers(0, (1 << 32) - 1),
    }
)


def law(examples):
    """Check a law on so many matches."""
    return lambda test: settings(max_examples=examples, deadline=None)(given(TABLES)(test))


def begin(table):
    """A match about to begin, and the chance by which its players choose."""
    match = Match(GAME, table["players"], table["options"], table["seed"])
    return match, random.Random(table["choices"])


# Nothing is lost


@law(25)
def test_cards_and_gold_are_conserved_at_every_step(table):
    match, chance = begin(table)
    discarded = 0
    for _ in random_moves(match, chance):
        pass
    for played in match.played:
        for before, after, _ in played.steps:
            there = in_play(after)
            gone = in_play(before) - there
            assert (gone >= 0).all()
            assert gone.sum() == 0 or before.phase == phase.DISCARD
            discarded += int(gone.sum())
            assert there.sum() + discarded == 72
            assert (there <= COPIES).all()
            assert after.gold_supply >= 0
            assert (after.gold >= 0).all()
            assert after.gold_supply + after.gold.sum() == ALL_GOLD
            out_of_play = GAME.view(after, SPECTATOR)["discarded"]
            assert sum(len(values) for values in out_of_play.values()) == discarded


@law(25)
def test_a_column_is_discarded_just_when_it_is_above_its_limit_and_not_paid_for(table):
    match, chance = begin(table)
    for _ in random_moves(match, chance):
        pass
    for played in match.played:
        for before, after, _ in played.steps:
            if before.phase != phase.DISCARD:
                continue
            assert after.phase == phase.BONUS
            then, now = GAME.view(before, SPECTATOR), GAME.view(after, SPECTATOR)
            for was, seat in zip(then["seats"], now["seats"], strict=True):
                for limit, (colour, values) in zip(
                    then["limits"], was["city"].items(), strict=True
                ):
                    above = bool(values) and sum(values) > limit["known"]
                    stays = not above or colour in was["paid_for"]
                    assert seat["city"][colour] == (values if stays else [])


# Taking back, replaying, reading and writing


@law(15)
def test_undo_restores_every_state_byte_for_byte(table):
    match, chance = begin(table)
    states = []
    for _ in random_moves(match, chance):
        states.append(match.state.tobytes())
    moves = match.moves
    for state, move in zip(reversed(states), reversed(moves), strict=True):
        assert match.undo() == move
        assert match.state.tobytes() == state
    assert match.moves == []


@law(15)
def test_a_match_replays_from_its_record_to_the_same_state(table):
    match, chance = begin(table)
    for number, _ in enumerate(random_moves(match, chance)):
        if number % 17 == 0:
            assert replay(record.parse(match.record())).digest() == match.digest()
    again = replay(record.parse(match.record()))
    assert again.digest() == match.digest()
    assert again.result == match.result
    assert again.record() == match.record()


@law(15)
def test_a_match_goes_on_from_any_position_and_ends_alike(table):
    """The position is JSON; reading it and writing it again gives the same bytes and state."""
    match, chance = begin(table)
    twin = None
    for number, (seat, move) in enumerate(random_moves(match, chance)):
        text = json.dumps(match.position())
        read = tripolis.from_position(json.loads(text))
        assert json.dumps(read.position()) == text
        assert read.state.tobytes() == match.state.tobytes()
        if number % 13 == 0:
            twin = read
        twin.play(seat, move)
    assert twin.state.tobytes() == match.state.tobytes()
    assert tripolis.from_position(match.position()).digest() == match.digest()
    assert replay(record.parse(twin.record())).digest() == match.digest()


@law(15)
def test_every_legal_move_has_one_notation_that_reads_back(table):
    match, chance = begin(table)
    for _ in random_moves(match, chance):
        s = match.state
        for seat in range(match.players):
            actions = GAME.legal_actions(s, seat)
            texts = [TURN.write_move(s, seat, action) for action in actions]
            assert len(set(texts)) == len(texts) == len(set(actions))
            for action, text in zip(actions, texts, strict=True):
                assert GAME.read_move(s, seat, text) == action
                assert GAME.read_move(s, seat, f"  {text.lower()} ") == action


def test_every_action_has_a_notation_of_its_own():
    s = GAME.new_state()
    texts = [TURN.write_move(s, 0, action) for action in range(GAME.actions)]
    assert len(set(texts)) == GAME.actions
    assert [GAME.read_move(s, 0, text) for text in texts] == list(range(GAME.actions))


@law(15)
def test_legal_actions_are_accepted_and_all_others_refused_with_a_reason(table):
    match, chance = begin(table)
    for _ in random_moves(match, chance):
        if chance.random() < 0.85:
            continue
        s = match.state
        for seat in range(match.players):
            legal = set(GAME.legal_actions(s, seat))
            assert bool(legal) == (seat in match.acting)
            assert len(legal) <= GAME.most_legal
        seat = chance.choice(match.acting)
        legal = set(GAME.legal_actions(s, seat))
        for action in range(GAME.actions):
            text = TURN.write_move(s, seat, action)
            if action in legal:
                assert match.why_not(seat, text) is None
                match.play(seat, text)
                match.undo()
                assert match.state.tobytes() == s.tobytes()
            else:
                refusal = match.why_not(seat, text)
                assert refusal.key == "engine-illegal-move"
                assert refusal.args["reason"] == GAME.why_not(s, seat, action)
                assert refusal.args["reason"].key.startswith("kosmopolis-no-")
        for idle in set(range(match.players)) - set(match.acting):
            action = chance.randrange(GAME.actions)
            refusal = match.why_not(idle, TURN.write_move(s, idle, action))
            assert refusal.key == "engine-not-your-turn"


@law(10)
def test_a_refused_move_changes_nothing(table):
    match, chance = begin(table)
    for _ in random_moves(match, chance):
        s = match.state
        seat = chance.randrange(match.players)
        action = chance.randrange(GAME.actions)
        if action not in GAME.legal_actions(s, seat):
            with pytest.raises(TripolisError):
                match.play(seat, TURN.write_move(s, seat, action))
            assert match.state.tobytes() == s.tobytes()


# The course of a round


@law(25)
def test_hands_and_rounds_are_as_long_as_they_must_be(table):
    """K-R2 and K-R5: equal packs, two picks at a time, one last turn for everybody else."""
    match, chance = begin(table)
    players, start = match.players, match.state
    rounds = {1: []}
    decks = {1: 71}
    for seat, _ in random_moves(match, chance):
        s = match.state
        number = int(s.round_number)
        if number not in rounds:
            rounds[number] = []
            decks[number] = int(s.deck_size) + players * int(s.pack_size)
            start = s
        if s.phase == phase.PLAY:
            if not rounds[number]:
                assert [int(hand.sum()) for hand in s.hand[:players]] == [s.pack_size] * players
                assert seat == start.start
            assert s.hand[seat].sum() > 0, "nobody is ever asked without a card (K-R5)"
            rounds[number].append((seat, match.played[-1].after))
        assert s.pack_size in (0, min(HAND[players], decks[number] // players))
    assert sorted(rounds) == [1, 2, 3]
    assert decks[3] >= {2: 29, 3: 17, 4: 13}[players], "what K-R2 proves"
    for number, turns in rounds.items():
        assert number == 3 or decks[number] // players >= HAND[players]
        check_turns(match, number, [seat for seat, _ in turns])


def check_turns(match, number, turns):
    """Turns go clockwise; after the first empty hand each of the others has exactly one more."""
    players = match.players
    assert turns == [(turns[0] + i) % players for i in range(len(turns))]
    after = [
        step[1]
        for played in match.played
        for step in played.steps
        if step[0].round_number == number and TURN.phase_names[step[0].phase] == "turn_end"
    ]
    assert len(after) == len(turns)
    ran_out = [i for i, s in enumerate(after) if s.hand[turns[i]].sum() == 0]
    first = ran_out[0]
    assert len(turns) == first + players, "everybody else has one more turn"
    assert [s.last_turns for s in after] == [
        NOT_YET if i < first else first + players - 1 - i for i in range(len(turns))
    ]


@law(25)
def test_simultaneous_choices_take_effect_when_the_last_is_in_and_may_be_changed_before(table):
    match, chance = begin(table)
    for _ in random_moves(match, chance):
        if len(match.acting) < 2:
            continue
        check_changes_of_mind(match, chance.choice(match.acting), chance)


def check_changes_of_mind(match, seat, chance):
    """A seat answers, if it is not the last one awaited, and changes its answer a few times."""
    others = [viewer for viewer in (*range(match.players), None) if viewer != seat]
    made = 0
    if seat in match.awaited:
        if len(match.awaited) == 1:
            return
        match.play(seat, chance.choice(match.legal(seat)))
        made += 1
    seen = [(match.view(viewer), match.prompt(viewer)) for viewer in others]
    legal = match.legal(seat)
    untouched = in_play(match.state).tolist(), match.state.gold.tolist()
    for _ in range(3):
        move = str(chance.choice(legal))
        match.play(seat, move)
        made += 1
        assert match.view(seat)["seats"][seat]["answer"] == move
        assert [(match.view(viewer), match.prompt(viewer)) for viewer in others] == seen
        assert match.legal(seat) == legal
        assert (in_play(match.state).tolist(), match.state.gold.tolist()) == untouched
        assert match.undo_is_free
    for _ in range(made):
        match.undo()


# The rules, told twice


def as_they_stand(s):
    """A state in the leaflet's words."""
    deck = [card_text(card) for card in s.deck[: s.deck_size][::-1]]
    seats = range(s.players)
    drafting = s.phase == phase.DRAFT
    return {
        "phase": TURN.phase_names[s.phase],
        "round": int(s.round_number),
        "start": int(s.start),
        "deck": deck,
        "capital": cards_text(s.capital),
        "supply": int(s.gold_supply),
        "gold": [int(s.gold[seat]) for seat in seats],
        "hands": [cards_text(s.hand[seat]) for seat in seats],
        "packs": [cards_text(s.pack[seat]) for seat in seats],
        "aside": [
            in_order(card_text(card) for card in s.kept[seat] if drafting and card != NO_CARD)
            for seat in seats
        ],
        "cities": [cards_text(s.city[seat]) for seat in seats],
        "bonus": [cards_text(s.bonus[seat]) for seat in seats],
        "placed": [
            ("BPGY"[on], int(by), int(worth))
            for on, by, worth in zip(
                s.placed_on, s.placed_by, s.modifiers[s.round_number - 1], strict=True
            )
            if on >= 0
        ],
    }


def as_told(told):
    """The leaflet's match in the same words."""
    return {
        "phase": told.phase,
        "round": told.round,
        "start": told.start,
        "deck": told.deck,
        "capital": in_order(told.capital),
        "supply": told.supply,
        "gold": told.gold,
        **{
            name: [in_order(area) for area in getattr(told, name)]
            for name in ("hands", "packs", "aside", "cities", "bonus")
        },
        "placed": told.placed,
    }


def told_from(match):
    """The same match as the leaflet tells it, from the same shuffles."""
    s = GAME.new_state()
    GAME.setup(s, match.players, GAME.encode_options(match.options), new_luck(match.seed))
    first, *rest = cards_text(s.capital) + [card_text(card) for card in s.deck[: s.deck_size][::-1]]
    assert len(rest) == 71
    return Leaflet(
        match.players,
        match.options,
        [first, *rest],
        int(s.start),
        [[int(worth) for worth in order] for order in s.modifiers],
    )


@law(60)
def test_the_game_plays_as_the_rules_are_told(table):
    match, chance = begin(table)
    told = told_from(match)
    for seat, move in random_moves(match, chance):
        assert as_they_stand(match.state) == as_told(told)
        legal = {who: {str(move) for move in match.legal(who)} for who in match.acting}
        assert legal == told.decisions()
        told.decide(seat, move)
    assert as_they_stand(match.state) == as_told(told)
    assert told.decisions() == {}
    assert list(match.result.scores) == told.scores()
    assert list(match.result.ranks) == told.ranks()
