"""The suite notices what it is there to notice: each law fails for a game that breaks it."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tests.conformance import test_leaks as leaks
from tests.conformance import test_levels as levels
from tests.conformance import test_play as play
from tests.conformance import test_positions as positions
from tests.conformance import test_text as text
from tests.conformance.tables import Table
from tests.example_game.lanterns import GAME
from tripolis import homes
from tripolis.engine import arrays
from tripolis.engine.game import find_game
from tripolis.engine.luck import shuffle
from tripolis.engine.viewer import EVERYTHING, shared_part
from tripolis.words import Line

pytestmark = pytest.mark.xdist_group("lanterns")


def next_hand(s: Any, player: int) -> list[int]:
    """What the next player holds, which the player must not know."""
    return s.hand[(player + 1) % s.players].tolist()


def observe_too_much(s: Any, player: int, out: Any) -> None:
    GAME.observe(s, player, out)
    out[0] = next_hand(s, player)[9]


def observe_too_little(s: Any, player: int, out: Any) -> None:
    short = arrays.zeros(len(GAME.observation), arrays.float32)
    GAME.observe(s, player, short)
    out[: len(short) - 1] = short[:-1]


@shared_part
def hand_for_all(s: Any) -> Any:
    """A part that is shared, but is not the same for all."""
    return looking[-1]


looking: list[int] = []


def share_too_much(s: Any, viewer: int) -> Any:
    looking.append(viewer)
    return {**GAME.view(s, viewer), "hand": hand_for_all(s)}


def peek_at_a_hand(s: Any, viewer: int, luck: Any) -> None:
    """Imagine a world, but leave one hand as it really is."""
    seat = 0 if viewer != 0 else 1
    true_hand = s.hand[seat].copy()
    GAME.reimagine(s, viewer, luck)
    s.hand[seat] = true_hand


def peek_at_the_lanterns(s: Any, viewer: int, luck: Any) -> None:
    """Imagine a world, but leave the lanterns to come as they really are."""
    true_lanterns = s.lanterns.copy()
    GAME.reimagine(s, viewer, luck)
    s.lanterns = true_lanterns


def shuffle_as_they_lie(s: Any, viewer: int, luck: Any) -> None:
    """Imagine a world that depends on how the hidden lanterns really lie."""
    peek_at_the_lanterns(s, viewer, luck)
    face_down = s.lanterns[s.rounds_played + 1 :]
    shuffle(luck, face_down, len(face_down))


def offer_twice(s: Any, player: int, out: Any) -> int:
    count = GAME.legal(s, player, out)
    if count > 1:
        out[count - 1] = out[0]
    return count


def offer_too_much(s: Any, player: int, out: Any) -> int:
    out[GAME.most_legal :] = 1
    return GAME.legal(s, player, out)


def offer_nothing_late(s: Any, player: int, out: Any) -> int:
    return 0 if s.rounds_played == 3 else GAME.legal(s, player, out)


def forget_a_step(s: Any, player: int, action: int) -> None:
    GAME.decide(s, player, action)


def rank_without_gaps(s: Any, out: Any) -> None:
    GAME.ranks(s, out)
    out[:] = out + 1


def deal_always_the_same(s: Any, players: int, options: Any, luck: Any) -> None:
    GAME.setup(s, players, options, luck)
    s.lanterns[:] = (1, 2, 3, 4)
    s.hand[:] = 0
    s.hand[:players, 1:6] = 1


def like_it_upside_down(s: Any, player: int, action: int) -> float:
    return -GAME.appraise(s, player, action)


def believe_everything(truth: Any, s: Any, players: int, options: Any) -> None:
    """A reader that takes what it understands and makes up the rest."""
    try:
        GAME.from_position(truth, s, players, options)
    except Exception:
        s.players = players


def read_carelessly(s: Any, player: int, move: str) -> int:
    return int(move.split()[1])


BROKEN: list[tuple[Callable[..., None], dict[str, Any]]] = [
    (
        leaks.test_a_viewer_sees_the_same_in_a_reimagined_world,
        {"view": lambda s, viewer: GAME.view(s, EVERYTHING)},
    ),
    (
        leaks.test_a_viewer_sees_the_same_in_a_reimagined_world,
        {"prompt": lambda s, viewer: Line("x", {"hand": next_hand(s, viewer)})},
    ),
    (
        leaks.test_a_viewer_is_told_no_more_of_a_step_than_it_sees,
        {
            "events": lambda b, a, player, action, viewer: GAME.events(
                b, a, player, action, EVERYTHING
            )
        },
    ),
    (
        leaks.test_a_refusal_gives_no_secret_away,
        {"why_not": lambda s, player, action: Line("x", {"hand": next_hand(s, player)})},
    ),
    (
        leaks.test_a_player_has_the_same_moves_in_a_reimagined_world,
        {"appraise": lambda s, player, action: float(next_hand(s, player)[action])},
    ),
    (leaks.test_views_drawn_together_are_those_drawn_alone, {"view": share_too_much}),
    (leaks.test_a_player_observes_the_same_in_a_reimagined_world, {"observe": observe_too_much}),
    (leaks.test_there_is_something_to_imagine, {"reimagine": lambda s, viewer, luck: None}),
    (
        leaks.test_what_a_viewer_imagines_follows_from_what_it_knows,
        {"reimagine": shuffle_as_they_lie},
    ),
    (leaks.test_what_others_hold_is_imagined_anew, {"reimagine": peek_at_a_hand}),
    (leaks.test_what_lies_face_down_is_imagined_anew, {"reimagine": peek_at_the_lanterns}),
    (leaks.test_a_reimagined_world_is_one_that_could_be, {"reimagine": peek_at_a_hand}),
    (leaks.test_a_move_that_shows_nothing_new_can_be_foreseen, {"reveals": lambda b, a: False}),
    (play.test_legal_actions_keep_within_their_bounds, {"legal": offer_twice}),
    (play.test_legal_actions_keep_within_their_bounds, {"legal": offer_too_much}),
    (play.test_a_match_played_at_random_comes_to_an_end, {"legal": offer_nothing_late}),
    (play.test_a_match_played_at_random_comes_to_an_end, {"over": lambda s: False}),
    (play.test_a_move_step_by_step_ends_where_the_whole_move_does, {"apply": forget_a_step}),
    (
        play.test_the_same_seed_deals_the_same_match_and_another_seed_another,
        {"setup": deal_always_the_same},
    ),
    (play.test_the_ranks_of_a_result_are_consistent, {"ranks": rank_without_gaps}),
    (play.test_what_a_player_knows_fills_the_observation, {"observe": observe_too_little}),
    (play.test_whoever_is_awaited_may_act_and_has_a_move, {"may_act": lambda s: 1}),
    (
        text.test_every_move_has_a_notation_of_its_own_and_is_read_back,
        {"write_move": lambda s, player, action: "show 7"},
    ),
    (
        levels.test_a_higher_level_is_not_weaker_than_the_next_lower_one,
        {"appraise": like_it_upside_down},
    ),
    (text.test_nonsense_is_refused_and_changes_nothing, {"read_move": read_carelessly}),
    (positions.test_junk_in_a_position_is_refused, {"from_position": believe_everything}),
]


@pytest.mark.parametrize(
    ("law", "change"),
    BROKEN,
    ids=[f"{law.__name__[5:]}-{next(iter(change))}" for law, change in BROKEN],
)
def test_a_game_that_breaks_a_law_is_found_out(
    law: Callable[..., None], change: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"lanterns_{BROKEN.index((law, change))}"
    broken = dataclasses.replace(GAME, name=name, **change)
    package = ModuleType(f"tests.example_game.{name}")
    package.GAME = broken
    monkeypatch.setitem(sys.modules, package.__name__, package)
    monkeypatch.setitem(homes._added, name, homes.Home(name, package.__name__))
    assert find_game(name) is broken
    table = Table(name, 3)
    arguments = {"table": table, "game": broken, "name": name}
    wanted = law.__code__.co_varnames[: law.__code__.co_argcount]
    with pytest.raises((Exception, pytest.fail.Exception)):
        law(**{argument: arguments[argument] for argument in wanted})


def test_a_game_stays_with_one_worker(request: pytest.FixtureRequest) -> None:
    """Otherwise each worker loads every game, and nobody notices but the clock."""
    if getattr(request.config.option, "loadgroup", False):
        assert request.node.nodeid.endswith("@lanterns")
