"""Nobody learns what they may not, and nobody forgets what they saw.

The view is what a viewer may know; an imagined world is one the viewer cannot tell from the real
one. Three things are shown: imagining changes nothing a viewer is given; every imagined world could
have come about just so before the viewer's eyes; and every world that could have, comes up as often
as it is likely.
"""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

import tripolis
from tripolis.engine.luck import new_luck
from tripolis.engine.turn import NO_ANSWER
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.games.kosmopolis import drafting, phase
from tripolis.games.kosmopolis.components import NO_CARD
from tripolis.games.kosmopolis.rules import TURN
from tripolis.games.kosmopolis.state import SIMULTANEOUS

from .histories import Scene, random_scene
from .table import GAME, Table, random_match, random_moves

A, B, C, D = range(4)


def imagine(s, viewer, luck):
    """Another world the viewer cannot tell from this one."""
    world = s.copy()
    GAME.reimagine(world, viewer, luck)
    return world


def viewers_of(match):
    return (*range(match.players), SPECTATOR)


# Imagining changes nothing a viewer is given


def all_that_is_given(s, viewer):
    """Everything that a viewer, or a player in the viewer's seat, is told or can find out."""
    given = {"view": GAME.view(s, viewer), "prompt": GAME.prompt(s, viewer)}
    if viewer == SPECTATOR:
        return given
    legal = GAME.legal_actions(s, viewer)
    seen = np.zeros(len(GAME.observation), np.float32)
    GAME.observe(s, viewer, seen)
    given["legal"] = [TURN.write_move(s, viewer, action) for action in legal]
    given["parts"] = [GAME.move_parts(s, viewer, action) for action in legal]
    given["worth"] = [GAME.appraise(s, viewer, action) for action in legal]
    given["observed"] = seen.tolist()
    if legal:
        others = set(range(GAME.actions)) - set(legal)
        given["why not"] = [GAME.why_not(s, viewer, action) for action in sorted(others)]
    return given


@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_world_gives_the_viewer_just_what_the_real_one_gives(seed):
    match, chance, luck = random_match(seed), random.Random(seed), new_luck(seed)
    phases = set()
    for _ in random_moves(match, chance):
        s = match.state
        if TURN.phase_names[s.phase] in phases and chance.random() < 0.8:
            continue
        phases.add(TURN.phase_names[s.phase])
        for viewer in viewers_of(match):
            given = all_that_is_given(s, viewer)
            for _ in range(2):
                assert all_that_is_given(imagine(s, viewer, luck), viewer) == given
    assert phases >= {"draft", "play"}
    final = match.state
    for viewer in viewers_of(match):
        world = imagine(final, viewer, luck)
        assert all_that_is_given(world, viewer) == all_that_is_given(final, viewer)
        assert [GAME.score(world, seat) for seat in range(match.players)] == [
            GAME.score(final, seat) for seat in range(match.players)
        ]


def test_every_phase_comes_up_in_the_matches_above():
    """Payments in secret too, some of them already made: those are rare in random matches."""
    seen = Counter()
    for seed in range(12):
        match = random_match(seed)
        for _ in random_moves(match, random.Random(seed)):
            s = match.state
            seen[TURN.phase_names[s.phase]] += 1
            seen["secret payment"] += bool(s.phase == phase.GOLD and s.gold_order == SIMULTANEOUS)
            seen["answers"] += bool((s.answer != NO_ANSWER).any())
    for moment in ("draft", "play", "agent", "priest", "gold", "secret payment", "answers"):
        assert seen[moment] > 0, moment


@pytest.mark.parametrize("seed", range(12))
def test_the_log_tells_a_viewer_no_more_than_the_table_shows(seed):
    """The same move is made in the real world and in an imagined one.

    As long as the viewer sees the same, it is told the same; and what another player does alone,
    without anything being turned up or passed on, looks the same whatever is hidden.
    """
    match, chance, luck = random_match(seed, players=2 + seed % 3), random.Random(seed), new_luck(1)
    compared = 0
    for seat, move in random_moves(match, chance):
        s = match.state
        viewer = chance.choice(viewers_of(match))
        world = imagine(s, viewer, luck)
        action = GAME.read_move(s, seat, move)
        legal = GAME.legal_actions(world, seat)
        secret = seat != viewer and len(match.acting) > 1
        twin = chance.choice(legal) if secret else action
        if twin in legal:
            compared += 1
            compare_steps(s, action, world, twin, seat, viewer)
    assert compared > 20


def compare_steps(s, action, world, twin, seat, viewer):
    here = GAME.steps(s.copy(), seat, action)
    there = GAME.steps(world.copy(), seat, twin)
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        (before, after, actor), (before_there, after_there, actor_there) = one, other
        assert GAME.view(before, viewer) == GAME.view(before_there, viewer)
        same = GAME.view(after, viewer) == GAME.view(after_there, viewer)
        turned_up = after.phase != phase.GOLD and before.phase == phase.GOLD
        if number == 0 and seat != viewer and not turned_up:
            assert same, "nothing was shown to the viewer yet"
        if not same:
            return
        assert actor == actor_there
        told = GAME.narrate(before, after, actor, action, viewer)
        assert told == GAME.narrate(before_there, after_there, actor_there, twin, viewer)


@pytest.mark.parametrize("seed", range(6))
def test_the_whole_log_of_a_match_tells_a_viewer_only_its_own_secrets(seed):
    """Lines that name hidden things go to those who know them, and to nobody else."""
    match = random_match(seed)
    for _ in random_moves(match, random.Random(seed)):
        pass
    secret = {"kosmopolis-log-drafted", "kosmopolis-log-drew", "kosmopolis-log-sees"}
    secret.add("kosmopolis-log-placed")
    named = Counter()
    for viewer in (*range(match.players), None):
        for line in match.log(viewer):
            if line.key in secret:
                assert line.args["player"] == viewer
                named[line.key] += 1
    assert set(named) == secret
    lines = [len(match.log(viewer)) for viewer in (*range(match.players), None)]
    assert len(set(lines)) == 1, "everybody is told of everything that happened"


@pytest.mark.parametrize("seed", range(6))
def test_what_is_imagined_follows_from_luck_and_what_the_viewer_knows(seed):
    """With the same luck the same world is imagined in both, byte for byte.

    So whoever thinks in imagined worlds comes to the same move, whatever is hidden.
    """
    match, chance, luck = random_match(seed), random.Random(seed), new_luck(seed)
    for _ in random_moves(match, chance):
        if chance.random() < 0.7:
            continue
        for viewer in viewers_of(match):
            other = imagine(match.state, viewer, luck)
            here, there = (imagine(s, viewer, new_luck(77)) for s in (match.state, other))
            assert here.tobytes() == there.tobytes()


# Every imagined world could have come about before the viewer's eyes


def round_so_far(match):
    """The moves of the round that is going on."""
    number = match.state.round_number
    return [played for played in match.played if played.before.round_number == number]


def draws_of_round(match):
    """Who drew which card from the deck this round, in order."""
    drawn = []
    for played in round_so_far(match):
        before, after = played.steps[0][:2]
        if before.phase == phase.PLAY and after.deck_size < before.deck_size:
            drawn.append((played.seat, int(before.deck[before.deck_size - 1])))
    return drawn


def drawn_in(world, match, viewer):
    """Cards that may have been drawn this round, in order, so that the world came of it.

    Whatever was played and not kept was drawn before; whatever else is in hand was drawn as well.
    """
    drawn = draws_of_round(match)
    sequences = {}
    for seat in range(world.players):
        if seat == viewer:
            sequences[seat] = [card for who, card in drawn if who == seat]
            continue
        kept = Counter(int(card) for card in world.kept[seat, : world.kept_count])
        plays = [int(card) for card in world.play[seat, : world.plays[seat]]]
        played = []
        for card in plays:
            if kept[card] > 0:
                kept[card] -= 1
            else:
                played.append(card)
        in_hand = Counter({card: int(n) for card, n in enumerate(world.hand[seat]) if n > 0})
        assert not kept - in_hand, "cards kept and not played are still in hand"
        sequences[seat] = played + sorted((in_hand - kept).elements())
        assert len(sequences[seat]) == sum(who == seat for who, _ in drawn)
    return [sequences[who].pop(0) for who, _ in drawn]


def retrace(match, world, viewer, seen):
    """Play the round again in an imagined world; at every move the viewer must see the same.

    `seen` is what everybody saw when each of the match's moves was about to be made.
    """
    moves = round_so_far(match)
    s = (moves[0].before if moves else match.state).copy()
    s.modifiers = world.modifiers
    going_on = world.kept_count > 0 or world.phase == phase.DRAFT
    if going_on:
        s.pack[:] = 0
        for seat in range(world.players):
            left = world.kept_count if world.phase == phase.DRAFT else world.pack_size
            for n in range(left):
                owner = (seat - n // 2) % world.players
                s.pack[owner, world.kept[seat, n]] += 1
            if world.phase == phase.DRAFT:
                owner = (seat - world.kept_count // 2) % world.players
                s.pack[owner] += world.pack[seat]
        drawn = drawn_in(world, match, viewer) if world.phase != phase.DRAFT else []
    else:
        drawn = [card for _, card in draws_of_round(match)]
    deck = [*(int(card) for card in world.deck[: world.deck_size]), *reversed(drawn)]
    assert len(deck) == s.deck_size
    s.deck[: len(deck)] = deck
    for played, views in zip(moves, seen[len(match.played) - len(moves) :], strict=True):
        assert GAME.view(s, viewer) == views[viewer]
        action = action_in(world, s, played, viewer)
        assert action in GAME.legal_actions(s, played.seat)
        GAME.apply(s, played.seat, action)
    return s


def action_in(world, s, played, viewer):
    """What a seat did in an imagined world: secret choices of others may have been different."""
    if played.seat == viewer:
        return played.action
    if s.phase == phase.DRAFT and world.kept_count > s.kept_count:
        return drafting.pair_number(*world.kept[played.seat, s.kept_count : s.kept_count + 2])
    if s.phase == world.phase and world.answer[played.seat] != NO_ANSWER:
        return int(world.answer[played.seat])
    return played.action


def in_one_order(s):
    """A copy with the two cards of each pick in one order: nobody can tell them apart."""
    tidy = s.copy()
    pairs = np.sort(tidy.kept.reshape(tidy.kept.shape[0], -1, 2), axis=2)
    pairs = np.where(pairs[..., :1] == NO_CARD, pairs[..., ::-1], pairs)
    tidy.kept[:] = pairs.reshape(tidy.kept.shape)
    return tidy


@pytest.mark.parametrize("seed", range(15))
def test_every_imagined_world_could_have_come_about_before_the_viewers_eyes(seed):
    match, chance, luck = random_match(seed, 2 + seed % 3), random.Random(seed), new_luck(seed)
    looked_at = Counter()
    seen = []
    for _ in random_moves(match, chance):
        s = match.state
        views = {viewer: GAME.view(s, viewer) for viewer in viewers_of(match)}
        if chance.random() < 0.2 or s.phase == phase.GOLD:
            looked_at[TURN.phase_names[s.phase]] += 1
            viewer = chance.choice(viewers_of(match))
            world = imagine(s, viewer, luck)
            again = retrace(match, world, viewer, seen)
            assert in_one_order(again).tobytes() == in_one_order(world).tobytes()
            assert GAME.view(again, viewer) == views[viewer]
        seen.append(views)
    assert looked_at["play"] > 0


@pytest.mark.parametrize("seed", range(8))
def test_every_imagined_world_is_a_position_to_play_on_from(seed):
    match, chance, luck = random_match(seed), random.Random(seed), new_luck(seed)
    for _ in random_moves(match, chance):
        if chance.random() < 0.7:
            continue
        for viewer in viewers_of(match):
            world = imagine(match.state, viewer, luck)
            truth = match.position() | {"state": GAME.position(world)}
            assert tripolis.from_position(truth).state.tobytes() == world.tobytes()


# Every world that could be comes up as often as it is likely

MANY = 40_000
A_FEW = 8_000


def check_frequencies(scene, count, seed=5):
    """All worlds come up and no others, and by the chi-square test as often as they should."""
    likely = scene.worlds()
    histories = sum(likely.values())
    expected = {world: ways / histories * count for world, ways in likely.items()}
    assert min(expected.values()) >= 12, "too rare to be sure that it comes up"
    found = scene.imagined(count, seed)
    assert set(found) == set(expected)
    spread = sum((found[world] - often) ** 2 / often for world, often in expected.items())
    freedom = len(expected) - 1
    # Wilson and Hilferty: the cube root of chi-square is all but normal.
    part = 2 / (9 * freedom)
    deviations = ((spread / freedom) ** (1 / 3) - (1 - part)) / part**0.5
    assert deviations < 3.3, "less likely than one in two thousand"


def test_k_t3_what_a_remembers_of_the_draft():
    """Two of a3..a6 are with B and two with C, c5 and c6 are with B; the rest A never saw."""
    packs = ["B2 B3 B4 B5 B6 P2", "P3 P4 P5 P6 G2 G3", "G4 G5 G6 Y2 Y3 Y4"]
    picks = ["B2 B3", "P3 P4", "G4 G5", "G6 Y2", "B4 B5", "P5 P6"]
    scene = Scene(A, packs, "", [(n % 3, f"draft {cards}") for n, cards in enumerate(picks)])
    worlds = scene.worlds()
    assert len(set(worlds.values())) == 1, "all are equally likely"
    # Two of four with B, and six unseen cards: two of B's and four of C's, in two picks of two.
    assert len(worlds) == 6 * 15 * 6
    for world in worlds:
        _, left, right = world.kept
        assert sorted(left[1] + right[2]) == ["B4", "B5", "B6", "P2"]
        assert left[2] == ("Y3", "Y4")
    check_frequencies(scene, MANY // 2)


def test_two_players_know_four_of_each_others_cards():
    """B's first two picks are all that A does not know; then B plays a card of either kind."""
    packs = ["B2 B3 Y4 Y4 P2 G2", "P2 P3 Y4 G2 G5 P3"]
    picks = [(A, "draft B2 B3"), (B, "draft Y4 G2"), (A, "draft P3 G5"), (B, "draft Y4 P2")]
    scene = Scene(A, packs, "Y4 P2 G2", picks)
    for world in scene.worlds():
        assert world.kept[B][1:] == (("P2", "Y4"), ("P2", "P3"))
    check_frequencies(scene, A_FEW)
    # The Y4 was passed on to B, or one of the two B had picked before; B then draws a card.
    moves = [(A, "B2 city"), (B, "Y4 city"), (A, "B3 city"), (B, "G2 capital")]
    check_frequencies(Scene(A, packs, "Y4 P2 G2", picks + moves), A_FEW)


SCENES = {
    # players, cards each, deck, turns, kinds of cards, seed, viewer, worlds imagined
    "two players": (2, 6, 3, 11, "G3 P4 Y5 Y2 G6", 7, B, MANY),
    "three players, six cards": (3, 6, 1, 13, "G3 P4 Y5 Y2", 2, C, MANY),
    "three players, five cards": (3, 5, 2, 15, "G3 P4 Y5", 3, A, A_FEW),
    "three players, four cards": (3, 4, 1, 9, "G3 P4 Y5", 0, A, A_FEW),
    "four players, five cards, a Scholar": (4, 5, 1, 20, "G3 P4", 2, C, MANY),
    "four players, five cards": (4, 5, 0, 22, "G3 P4 Y5", 1, B, A_FEW),
    "four players, four cards": (4, 4, 1, 12, "G3 P4", 3, D, A_FEW),
    "four players, three cards": (4, 3, 2, 12, "G3 P4", 3, D, A_FEW),
    "first pick of three players": (3, 3, 1, 2, "G3 P4", 3, A, A_FEW),
    "second pick of two players": (2, 6, 2, 3, "G3 P4 Y5", 1, B, A_FEW),
    "second pick of three players": (3, 5, 1, 5, "G3 P4", 1, B, A_FEW),
    "second pick of four players": (4, 5, 0, 6, "G3 P4", 3, D, A_FEW),
    "a spectator of two players": (2, 3, 1, 6, "G3 P4", 6, SPECTATOR, A_FEW),
    "a spectator of three players": (3, 3, 0, 4, "G3 P4", 3, SPECTATOR, A_FEW),
    "a spectator of a draft": (2, 5, 0, 2, "G3 P4", 0, SPECTATOR, A_FEW),
}


@pytest.mark.parametrize("name", SCENES)
def test_worlds_come_up_as_often_as_they_are_likely(name):
    players, size, deck, turns, kinds, seed, viewer, count = SCENES[name]
    check_frequencies(random_scene(seed, players, size, deck, turns, kinds, viewer), count)


@pytest.mark.parametrize(
    ("players", "size", "deck", "turns", "kinds", "seed", "viewer"),
    [(2, 6, 1, 11, "B2 B3 P4 G3", 2, A), (3, 5, 0, 14, "B2 P4", 4, B)],
)
def test_face_down_modifiers_come_up_as_often_as_they_are_likely(
    players, size, deck, turns, kinds, seed, viewer
):
    scene = random_scene(seed, players, size, deck, turns, kinds, viewer, with_modifiers=True)
    assert scene.table.s.modifiers_drawn > 0
    check_frequencies(scene, A_FEW)


@pytest.mark.parametrize("viewer", [A, B, C, SPECTATOR])
def test_a_viewer_knows_the_modifiers_it_placed_and_those_turned_up(viewer):
    """A placed +4, B -1, and A is looking at +2; -3 is left. Later rounds are anybody's guess."""
    placed = [("B", A), ("Y", B), ("G", A)]
    table = Table(3, hands=["P2", "P3", "P4"], modifiers=(4, -1, 2, -3), placed=placed)
    table.s.phase = TURN.phase_names.index("agent")
    known = {A: {0: 4, 2: 2}, B: {1: -1}}.get(viewer, {})
    luck = new_luck(3)
    found = Counter()
    later = set()
    for _ in range(6000):
        world = imagine(table.s, viewer, luck)
        found[tuple(int(value) for value in world.modifiers[0])] += 1
        later.add(tuple(int(value) for value in world.modifiers[1]))
    possible = {
        order
        for order in permutations((4, 2, -1, -3))
        if all(order[place] == value for place, value in known.items())
    }
    assert set(found) == possible
    often = 6000 / len(possible)
    assert all(abs(count - often) < 5 * often**0.5 for count in found.values())
    assert later == set(permutations((4, 2, -1, -3)))
    table.s.phase = phase.GOLD
    for _ in range(100):
        world = imagine(table.s, viewer, luck)
        assert tuple(int(value) for value in world.modifiers[0]) == (4, -1, 2, -3)


def test_a_secret_payment_could_be_any_that_the_payer_can_afford():
    table = Table(
        3,
        phase.LEFTOVERS,
        capital="B5 P2 G3",
        cities=["B6 P3 G4", "B5", "B6 B3"],
        gold=[2, 0, 4],
        gold_order="simultaneous",
        deck="Y2 Y2 Y3",
    ).settle()
    table.play(A, "pay B P")
    luck = new_luck(8)
    for viewer, possible in ((A, {"pay B P"}), (B, table.legal(A)), (C, table.legal(A))):
        found = Counter()
        decks = Counter()
        for _ in range(3000):
            world = imagine(table.s, viewer, luck)
            found[TURN.write_move(world, A, int(world.answer[A]))] += 1
            decks[tuple(int(card) for card in world.deck[:3])] += 1
            assert world.answer[C] == NO_ANSWER
        assert set(found) == possible
        often = 3000 / len(possible)
        assert all(abs(count - often) < 5 * often**0.5 for count in found.values())
        assert len(decks) == 3, "the deck is known card by card, but not its order"


# Who knows what: the table of the rules


def test_everybody_sees_the_open_things_and_only_the_owner_the_hidden_ones():
    table = Table(
        3,
        capital="B5 G2",
        deck="Y2 Y3 Y4",
        hands=["B2 B3", "P2", "G4 Y6"],
        cities=["B6", "P6 P4", ""],
        bonus=["Y5", "", ""],
        gold=[1, 2, 0],
        placed=[("Y", B)],
        modifiers=(-1, 4, 2, -3),
    )
    for viewer in (A, B, C, SPECTATOR):
        view = table.view(viewer)
        assert (view["deck"], view["modifier_deck"], view["gold_supply"]) == (3, 3, 5)
        assert view["capital"] == {"blue": [5], "pink": [], "green": [2], "yellow": []}
        assert [seat["city"]["pink"] for seat in view["seats"]] == [[], [4, 6], []]
        assert [seat["gold"] for seat in view["seats"]] == [1, 2, 0]
        assert [seat["hand_size"] for seat in view["seats"]] == [2, 1, 2]
        hands = [["B2", "B3"], ["P2"], ["G4", "Y6"]]
        for seat in (A, B, C):
            assert view["seats"][seat]["hand"] == (hands[seat] if seat == viewer else None)
        assert view["modifiers"][0]["value"] == (-1 if viewer == B else None)
    everything = table.view(EVERYTHING)
    assert [seat["hand"] for seat in everything["seats"]] == hands
    assert everything["modifiers"][0]["value"] == -1


def test_a_drawn_card_is_seen_by_the_scholar_only():
    told = []
    for viewer in (A, B, SPECTATOR):
        table = Table(2, hands=["G3 B2", "P2"], deck="Y6 B4")
        told.append(table.told(A, "G3 capital", viewer)[1])
        seen = table.view(viewer)["seats"][A]
        assert seen["hand"] == (["B2", "Y6"] if viewer == A else None)
        assert seen["hand_size"] == 2
    assert told == [
        "kosmopolis-log-drew",
        "kosmopolis-log-drew-secretly",
        "kosmopolis-log-drew-secretly",
    ]


def test_packs_and_picks_are_seen_by_their_holder_only():
    packs = ["B2 B3 B4 B5 B6 P2", "P3 P4 P5 P6 G2 G3"]
    table = Table(2, phase.DRAFT, packs=packs).play(A, "draft B2 B3").play(B, "draft P3 P4")
    table.play(A, "draft P5 P6")
    for viewer in (A, B, SPECTATOR):
        for seat, (pack, kept) in enumerate([("P5 P6 G2 G3", "B2 B3"), ("B4 B5 B6 P2", "P3 P4")]):
            seen = table.view(viewer)["seats"][seat]
            own = viewer == seat
            assert (seen["pack_size"], seen["kept_size"]) == (4, 2)
            assert seen["pack"] == (pack.split() if own else None)
            assert seen["kept"] == (kept.split() if own else None)
    assert table.view(A)["passed_on"] == ["B4", "B5", "B6", "P2"]
    assert table.view(SPECTATOR)["passed_on"] is None


def test_leftovers_and_revealed_modifiers_are_public():
    table = Table(
        2,
        last_turns=1,
        capital="G3 G4 B3",
        cities=["G6 G2", ""],
        hands=["Y3 B4", ""],
        gold=[8, 0],
        placed=[("G", B)],
        modifiers=(-3, 4, 2, -1),
    )
    table.play(A, "Y3 city")
    assert table.phase == "gold"
    for view in table.views():
        assert view["seats"][A]["city"]["blue"] == [4]
        assert view["seats"][A]["city"]["yellow"] == [3]
        assert view["modifiers"] == [{"on": "green", "by": B, "value": -3}]
