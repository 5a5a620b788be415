"""The built-in players: bots of seven levels that fill the seats people do not take.

Levels differ in what they see and in how far they think, and in a game of memory also in how much
they remember. None uses more than its seat may know: every player here chooses in worlds
re-imagined from what its seat has seen. docs/strength.md has the measurements behind the numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from tripolis.engine.errors import BadOption
from tripolis.engine.game import Game, State, find_game
from tripolis.engine.luck import Luck, below
from tripolis.engine.rule import IN_A_PAGE
from tripolis.players.beliefs import MOMENTS, Moment
from tripolis.players.characters import (
    CHARACTERS,
    TEMPERS,
    Character,
    company_of,
    likings,
    recorded_character,
)
from tripolis.players.opinion import find_network
from tripolis.players.policy import (
    GREEDY,
    RANDOM,
    appraise_all,
    choose_action,
    imagine,
    player_luck,
)
from tripolis.players.prospects import best_place
from tripolis.players.search import PLAYOUTS, Settings, Thought, think, usual_settings
from tripolis.players.sight import choose_by_sight, sight_of, wins_at_once


@dataclass(frozen=True)
class Mind:
    """How a player decides: by search if it has a limit, else by what its network or its judgement
    sees, else by policy."""

    iterations: int | None = None
    """The limit of its search in iterations;"""
    seconds: float | None = None
    """in seconds; with both, the search stops at the one it meets first."""
    thoughts: str | None = None
    """The level whose iterations it searches, where a game's `company.toml` names them. Where that
    says instead how clearly this level sees, it takes what looks good to the network."""
    threads: int = 1
    mistake_percent: int = 0
    """How often in a hundred it misses the best move it sees."""
    policy: int = GREEDY
    settings: Settings | None = None
    """Which search; without it, one that the game's network guides, if it has a network."""
    by_network: bool = False
    """Does it take the move that the game's network scores highest, without a search?"""
    alone: int | None = None
    """The iterations of its search in a game that has no network. Judgement in a haze is weaker
    than judgement, and short searches with playouts know too little."""
    sight: str | None = None
    """How clearly it sees without a search: as this level does (`sight.py`), or without a haze."""
    level: int = 1
    """How much it knows, from 0 to 3: for games in which that matters."""
    temper: str | None = None
    """What moves it likes a little more than others of its level do (`characters.py`)."""

    @property
    def searches(self) -> bool:
        """Does it search?"""
        return self.iterations is not None or self.seconds is not None


LEVELS: dict[str, Mind] = {
    "visitor": Mind(sight="visitor", level=0),
    "newcomer": Mind(sight="newcomer", level=0),
    "regular": Mind(thoughts="regular", level=1),
    "advanced": Mind(by_network=True, sight="advanced", alone=60, level=2),
    "expert": Mind(iterations=40, thoughts="expert", alone=200, level=2),
    "candidate": Mind(iterations=400, thoughts="candidate", alone=600, level=3),
    "master": Mind(seconds=1.0, threads=2, level=3),
}

FIXED_POINTS: dict[str, Mind] = {
    "newcomer-2026": Mind(mistake_percent=75, level=0),
    "expert-2026": Mind(iterations=120, settings=PLAYOUTS, level=2),
    "master-2026": Mind(seconds=1.0, threads=2, settings=PLAYOUTS, level=3),
}
"""Levels as they were before there were networks, to measure against: they never change. The
regular of then is `greedy`."""

PLAYERS: dict[str, Mind] = {
    "random": Mind(policy=RANDOM),
    "greedy": Mind(),
    "network": Mind(by_network=True),
    **LEVELS,
    **FIXED_POINTS,
}
"""All built-in players. `search:N` searches N iterations with playouts, `guided:N` guided by the
game's network. `master:N` is a master without its clock; so is any other player that searches. The
characters are players of their levels (`nina`), or of another as a record names it
(`Nina (visitor)`)."""

_SEARCHES: dict[str, Mind] = {"search": Mind(settings=PLAYOUTS), "guided": Mind()}

OUTSIDER = Mind()
"""Stands for a learner or a program, whose moves come from outside. In a game of memory it
remembers as a regular does; a person remembers what they remember."""

_MOST_ITERATIONS = 10_000_000


def is_player(name: str) -> bool:
    """Does the name look like a built-in player's, even if there is none such (`search:none`)?"""
    kind, colon, _ = name.partition(":")
    return kind in PLAYERS or _character(kind) is not None or bool(colon and kind in _SEARCHES)


def find_mind(name: str) -> Mind:
    """The mind of a built-in player, by its name."""
    kind, colon, count = name.partition(":")
    counted = count.isascii() and count.isdecimal() and 0 < int(count[:9]) <= _MOST_ITERATIONS
    if colon and counted and kind in _SEARCHES:
        return replace(_SEARCHES[kind], iterations=int(count))
    mind = _named_mind(kind)
    if not colon and mind is not None:
        return mind
    if counted and mind is not None and mind.searches:
        return replace(
            mind, iterations=int(count), thoughts=None, alone=None, seconds=None, threads=1
        )
    raise BadOption("engine-unknown-player", name=name[:40], known=", ".join(player_names()))


def mind_in(game: Game, mind: Mind) -> Mind:
    """How it decides in a game: without a network, levels above regular search for themselves;
    with one, a level may see well enough without a search."""
    if find_network(game) is None:
        if mind.alone is None:
            return mind
        return replace(mind, iterations=mind.alone, thoughts=None, by_network=False, sight=None)
    if mind.thoughts in company_of(game.name).sights:
        return replace(mind, iterations=None, by_network=True, sight=mind.thoughts)
    return mind


def player_names() -> list[str]:
    """What the built-in players are called, characters aside."""
    return [*PLAYERS, *(f"{kind}:N" for kind in _SEARCHES)]


def _named_mind(name: str) -> Mind | None:
    if character := _character(name):
        return replace(LEVELS[character.level], temper=character.temper)
    return PLAYERS.get(name)


def _character(name: str) -> Character | None:
    """The character of this name, or of the name that a record shows."""
    return CHARACTERS.get(name) or recorded_character(name)


def seat_options(
    game: Game, minds: Sequence[Mind | None], chosen: Mapping[str, Any]
) -> dict[str, Any]:
    """The options of a table, given who sits there; a person's seat has no mind.

    Some games derive options from the levels of the bots. What the table has chosen comes first.
    """
    if game.options_for_bots is None:
        return dict(chosen)
    levels = [None if mind is None else mind.level for mind in minds]
    return game.options_for_bots(levels) | dict(chosen)


class Player:
    """A bot in a seat of a match; its luck follows from the seed."""

    def __init__(self, game: Game, mind: Mind, seed: int, seat: int) -> None:
        self._game = game
        self._mind = mind = mind_in(game, mind)
        self._seed = seed
        self._seat = seat
        self._luck = player_luck(seed, seat)
        self._past: list[Moment] = []
        self._remembers = mind.searches and (mind.settings or usual_settings(game)).beliefs
        self._weakness = TEMPERS[below(player_luck(seed, seat), len(TEMPERS))]

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: compiled rules cannot be copied, but they can be found."""
        return self.__dict__ | {"_game": self._game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept | {"_game": find_game(kept["_game"])})

    def watch(self, s: State, own: int | None = None) -> None:
        """Look on before another player's move: it may tell what they hide. `own` is the player's
        move, if it makes one itself."""
        if self._remembers:
            self._past = [*self._past[1 - MOMENTS :], (s.tobytes(), own)]

    def remember(self, past: Sequence[Moment]) -> None:
        """Forget what was seen, and remember these moments instead."""
        self._past = list(past) if self._remembers else []

    def choose(self, s: State) -> int:
        """The action to take now. Uses only what the seat may know."""
        action = self._chosen(s)
        self.watch(s, action)
        return action

    def _chosen(self, s: State) -> int:
        mind = self._mind
        if mind.searches:
            return self._search(s)
        if mind.mistake_percent:
            return choose_with_mistakes(self._game, s, self._seat, mind.mistake_percent, self._luck)
        if mind.by_network or mind.sight or mind.temper:
            return self._look(s)
        return choose_action(self._game, s, self._seat, mind.policy, self._luck)

    def _look(self, s: State) -> int:
        mind = self._mind
        return choose_by_sight(
            self._game,
            s,
            self._seat,
            self._luck,
            sight=sight_of(self._game.name, mind.sight),
            by_network=mind.by_network,
            temper=mind.temper,
            weakness=mind.temper or self._weakness,
        )

    def _search(self, s: State) -> int:
        game, mind = self._game, self._mind
        legal = game.legal_actions(s, self._seat)
        if len(legal) == 1:
            return legal[0]
        seed = self._seed ^ below(self._luck, 1 << 31) << 64
        seconds = mind.seconds and mind.seconds * (_PHONE if on_a_phone() else 1.0)
        iterations = company_of(game.name).thoughts.get(mind.thoughts or "", mind.iterations)
        thoughts = think(
            game,
            s,
            self._seat,
            seed,
            iterations,
            seconds,
            mind.threads,
            mind.settings,
            self._past,
        )
        if mind.settings is None and thoughts[0].chances[self._seat] < _LOST:
            actions = [thought.action for thought in thoughts[:_CANDIDATES]]
            return best_place(game, s, self._seat, actions, below(self._luck, 1 << 31))
        return self._preferred(s, thoughts).action

    def _preferred(self, s: State, thoughts: list[Thought]) -> Thought:
        """The best move, or one that is nearly as good and more to the player's liking."""
        best = thoughts[0]
        if self._mind.temper is None:
            return best
        close = [one for one in thoughts if _EXPLORED * one.visits >= best.visits]
        actions = [one.action for one in close]
        liked = likings(self._game, self._mind.temper, s, self._seat, actions)
        chance = company_of(self._game.name).chance
        # A move tried less often is no better because its few tries went well.
        worth = [
            min(one.worth, best.worth) + chance * liking
            for one, liking in zip(close, liked, strict=True)
        ]
        return close[worth.index(max(worth))]


@cache
def on_a_phone() -> bool:
    """Does this run in the browser of a phone?"""
    if not IN_A_PAGE:
        return False
    import js

    return "Mobi" in str(js.navigator.userAgent)


_PHONE = 0.5
"""The part of its time that a player thinks on a phone."""
_EXPLORED = 8
"""How many times as often the search may have looked at the best move as at one to like."""
_LOST = 0.02
"""With a smaller chance of winning, a player plays on for places and points."""
_CANDIDATES = 5


def choose_with_mistakes(game: Game, s: State, seat: int, percent: int, luck: Luck) -> int:
    """The move that looks best, or `percent` of the time the next best, and so on.

    Considers only a few moves, and never misses a victory.
    """
    imagined = imagine(game, s, seat, luck)
    actions = game.legal_actions(imagined, seat)
    values = appraise_all(game, imagined, seat, actions)
    order = sorted(range(len(actions)), key=lambda place: -values[place])[:_CONSIDERED]
    considered = [actions[place] for place in order]
    if wins_at_once(game, imagined, seat, considered[0]):
        return considered[0]
    for action in considered:
        if below(luck, 100) >= percent:
            return action
    return considered[0]


_CONSIDERED = 6


def with_iterations(mind: Mind, iterations: int) -> Mind:
    """Replaces a limit in seconds by one in iterations, so that a match can be repeated."""
    return replace(mind, iterations=iterations, seconds=None, threads=1) if mind.seconds else mind
