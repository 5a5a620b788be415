"""Nobody is shown or told what they may not know.

A viewer cannot tell a reimagined world from the true one. So whatever differs between the two in
what the viewer is shown would be a leak.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.conformance.tables import Table, imagined, random_match, some_moves, some_states
from tripolis.engine import arrays
from tripolis.engine.errors import UnreadableMove
from tripolis.engine.game import Game, seats_in
from tripolis.engine.luck import below, new_luck
from tripolis.engine.match import Match, Played
from tripolis.engine.viewer import EVERYTHING, sharing_parts
from tripolis.players.network import build_see, build_traits, count_inputs

MOMENTS = 6


def worlds(table: Table, count: int = MOMENTS) -> Iterator[tuple[Any, int, Any]]:
    """True states, viewers, and worlds that these cannot tell from them."""
    for s in some_states(random_match(table), count):
        for viewer in table.viewers:
            yield s, viewer, imagined(table, s, viewer)


def test_a_viewer_sees_the_same_in_a_reimagined_world(table: Table, game: Game) -> None:
    for s, viewer, world in worlds(table, 8):
        assert game.view(world, viewer) == game.view(s, viewer)
        assert game.prompt(world, viewer) == game.prompt(s, viewer)
        assert game.section(world) == game.section(s)
        assert game.may_act(world) == game.may_act(s)
        assert game.must_act(world) == game.must_act(s)
        assert game.over(world) == game.over(s)


def test_views_drawn_together_are_those_drawn_alone(table: Table, game: Game) -> None:
    """What is drawn once for several viewers is in none of their views what it should not be."""
    viewers = [*table.viewers, EVERYTHING]
    for s in some_states(random_match(table), MOMENTS):
        alone = {viewer: game.view(s, viewer) for viewer in viewers}
        for order in (viewers, viewers[::-1]):
            with sharing_parts({}):
                assert {viewer: game.view(s, viewer) for viewer in order} == alone


def test_a_player_has_the_same_moves_in_a_reimagined_world(table: Table, game: Game) -> None:
    for s, viewer, world in worlds(table):
        if viewer >= 0:
            assert offered(game, world, viewer) == offered(game, s, viewer)


def offered(game: Game, s: Any, seat: int) -> list[Any]:
    """A seat's legal moves with all that is said of them, and how they look at first sight."""
    return [
        (
            action,
            game.write_move(s, seat, action),
            game.move_parts(s, seat, action),
            game.appraise(s, seat, action),
        )
        for action in game.legal_actions(s, seat)
    ]


def test_a_player_observes_the_same_in_a_reimagined_world(table: Table, game: Game) -> None:
    for s, viewer, world in worlds(table):
        if viewer >= 0:
            assert observed(game, world, viewer) == observed(game, s, viewer)


def observed(game: Game, s: Any, seat: int) -> list[float]:
    """The numbers a seat observes."""
    out = arrays.zeros(len(game.observation), arrays.float32)
    game.observe(s, seat, out)
    return out.tolist()


def test_a_network_reads_the_same_in_a_reimagined_world(table: Table, game: Game) -> None:
    for s, viewer, world in worlds(table):
        if viewer >= 0:
            assert read(game, world, viewer) == read(game, s, viewer)


def read(game: Game, s: Any, seat: int) -> list[float]:
    """The numbers a network reads when a seat decides."""
    out = arrays.zeros(count_inputs(game), arrays.float32)
    build_see(game)(s, seat, out)
    return out.tolist()


def test_the_traits_of_a_move_are_the_same_in_a_reimagined_world(table: Table, game: Game) -> None:
    for s, viewer, world in worlds(table):
        if viewer >= 0:
            assert described(game, world, viewer) == described(game, s, viewer)


def described(game: Game, s: Any, seat: int) -> list[list[float]]:
    """The traits of a seat's legal moves, as far as a network is told them."""
    traits, out = build_traits(game), arrays.zeros(len(game.trait_names), arrays.float32)
    told = []
    for action in game.legal_actions(s, seat):
        traits(s, seat, action, 0.5, out)
        told.append(out.tolist())
    return told


def test_a_refusal_gives_no_secret_away(table: Table, game: Game) -> None:
    texts = sorted({text for _, text in random_match(table).moves})[:60]
    for s, viewer, world in worlds(table):
        if viewer in seats_in(game.may_act(s)):
            for text in texts:
                assert refusal(game, world, viewer, text) == refusal(game, s, viewer, text)


def refusal(game: Game, s: Any, seat: int, text: str) -> Any:
    """Why a seat may not make a move, if so."""
    try:
        action = game.read_move(s, seat, text)
    except UnreadableMove as problem:
        return problem.line
    if action in game.legal_actions(s, seat):
        return None
    return game.why_not(s, seat, action)


def test_a_result_is_the_same_in_a_reimagined_world(table: Table, game: Game) -> None:
    end = random_match(table).state
    for viewer in table.viewers:
        world = imagined(table, end, viewer)
        assert ranks(game, world, table.players) == ranks(game, end, table.players)
        for seat in range(table.players):
            assert game.score(world, seat) == game.score(end, seat)


def ranks(game: Game, s: Any, players: int) -> list[int]:
    out = arrays.zeros(players, arrays.int8)
    game.ranks(s, out)
    return out.tolist()


def test_a_viewer_is_told_no_more_of_a_step_than_it_sees(table: Table, game: Game) -> None:
    """Two worlds that look alike before and after a step: the log says the same of both.

    A move that the viewer did not make may have been another one in the other world.
    """
    compared = 0
    for played in some_moves(random_match(table), 4):
        for viewer in table.viewers:
            world = imagined(table, played.before, viewer)
            for action in possible_moves(game, world, viewer, played):
                steps = game.steps(world.copy(), played.seat, action)
                for theirs, ours in zip(steps, played.steps, strict=False):
                    if game.view(theirs[1], viewer) != game.view(ours[1], viewer):
                        break
                    told = game.events(*theirs, action, viewer)
                    assert told == game.events(*ours, played.action, viewer)
                    compared += 1
    assert compared > 0


def possible_moves(game: Game, world: Any, viewer: int, played: Played) -> set[int]:
    """The move that was made, if it can be made in this world, and for others' eyes any other."""
    moves = game.legal_actions(world, played.seat)
    possible = {played.action} & set(moves)
    if viewer != played.seat:
        possible.add(moves[below(new_luck(played.action, stream=5), len(moves))])
    return possible


def test_a_move_that_shows_nothing_new_can_be_foreseen(table: Table, game: Game) -> None:
    """Undo is free after such a move: what it led to followed from what everybody knew."""
    for played in some_moves(random_match(table), 8):
        if game.reveals(played.before, played.after):
            continue
        for viewer in table.viewers:
            world = imagined(table, played.before, viewer)
            if played.action in game.legal_actions(world, played.seat):
                game.apply(world, played.seat, played.action)
                assert game.view(world, viewer) == game.view(played.after, viewer)


def test_a_reimagined_world_is_one_that_could_be(table: Table, game: Game) -> None:
    """It is as good as a true one: it can be written down and read back."""
    match = random_match(table)
    for s, _viewer, world in worlds(table, 3):
        truth = match.position() | {"state": game.position(world)}
        assert Match.from_position(truth).state.tobytes() == world.tobytes()
        if not game.over(s):
            assert game.must_act(world)


def test_what_a_viewer_imagines_follows_from_what_it_knows(table: Table) -> None:
    """With the same luck a bot thinks the same thoughts in every world it cannot tell apart."""
    for s, viewer, world in worlds(table):
        again = imagined(table, world, viewer, world=1)
        assert again.tobytes() == imagined(table, s, viewer, world=1).tobytes()


def test_there_is_something_to_imagine(table: Table) -> None:
    start = table.new_match(seed=3).state
    for viewer in table.viewers:
        others = {imagined(table, start, viewer, world).tobytes() for world in range(6)}
        assert len(others) > 1, "reimagine changes nothing"


def test_what_others_hold_is_imagined_anew(table: Table, game: Game) -> None:
    """Until the first secrets come out, what a viewer is not shown changes from world to world.

    Later there may be things that are not shown any more, but remembered.
    """
    states = [played.before for played in random_match(table).played]
    secret = [s for s in states if not game.secrets_are_out(states[0], s)] or states
    for viewer in table.viewers:
        true: dict[str, set[str]] = {}
        changing = set()
        for s in secret[:: -(-len(secret) // 3)]:
            shown, everything = leaves(game.view(s, viewer)), leaves(game.view(s, EVERYTHING))
            others = [imagined(table, s, viewer, world) for world in range(3)]
            guesses = [leaves(game.view(other, EVERYTHING)) for other in others]
            for place, value in everything.items():
                if shown.get(place) == "None" != value:
                    true.setdefault(place, set()).add(value)
                    if any(guess.get(place) != value for guess in guesses):
                        changing.add(place)
        fixed = {place for place, values in true.items() if len(values) > 1} - changing
        assert not fixed, f"viewer {viewer} is not shown {fixed}, but knows it well"


def leaves(value: Any, place: str = "") -> dict[str, str]:
    """The values within a view by their places; a list that holds no object is one value."""
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        items = dict(enumerate(value)).items()
    else:
        return {place: repr(value)}
    found: dict[str, str] = {}
    for name, item in items:
        found |= leaves(item, f"{place}.{name}")
    return found


def test_what_lies_face_down_is_imagined_anew(table: Table, game: Game) -> None:
    """If things of a row can change places without the viewer noticing, the row is dealt anew."""
    s = table.new_match(seed=1).state
    other_deals = [table.new_match(seed).state for seed in range(2, 6)]
    for viewer in table.viewers:
        others = [imagined(table, s, viewer, world) for world in range(12)]
        for name, row in rows_of(s):
            if (
                row[:1] != (viewer,)  # the viewer's own, which it knows without being shown
                and changes(s, other_deals, name, row)
                and not changes(s, others, name, row)
                and unnoticed(game, s, viewer, name, row)
            ):
                pytest.fail(f"viewer {viewer} cannot see all of {name}{row}, but knows it well")


def rows_of(s: Any) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Every row of every field of a state that has more than one thing in it."""
    for name in s.dtype.names:
        if isinstance(s[name], arrays.ndarray):
            for row in product(*map(range, s[name].shape[:-1])):
                yield name, row


def changes(s: Any, others: list[Any], name: str, row: tuple[int, ...]) -> bool:
    """Is a row another one in some of the other states?"""
    return any((other[name][row] != s[name][row]).any() for other in others)


def unnoticed(game: Game, s: Any, viewer: int, name: str, row: tuple[int, ...]) -> bool:
    """Can two different neighbours in a row change places before the viewer's eyes?"""
    seen = game.view(s, viewer)
    things = s[name][row]
    for i in arrays.flatnonzero(things[1:] != things[:-1]):
        swapped = s.copy()
        swapped[name][row][i : i + 2] = things[i : i + 2].tolist()[::-1]
        if game.view(swapped, viewer) == seen:
            return True
    return False


@pytest.mark.parametrize("viewers", ["seats and spectators", "everything"])
def test_a_view_is_plain_json(table: Table, game: Game, viewers: str) -> None:
    numbers = table.viewers if viewers != "everything" else [EVERYTHING]
    for s in some_states(random_match(table), MOMENTS):
        for viewer in numbers:
            assert_plain(game.view(s, viewer))


def assert_plain(value: Any, place: str = "view") -> None:
    """Only what JSON knows; a NumPy number would look like one until it is written down."""
    if type(value) is dict:
        for key, item in value.items():
            assert type(key) is str, place
            assert_plain(item, f"{place}.{key}")
    elif type(value) is list:
        for i, item in enumerate(value):
            assert_plain(item, f"{place}[{i}]")
    else:
        assert value is None or type(value) in (str, int, float, bool), f"{place}: {type(value)}"
