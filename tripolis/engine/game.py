"""What a game is: the rules it offers, how it is described in text, and where games are found.

Every game is one `Game` value. Its rules are `@rule` functions over its state record and carry the
same names in every game; the rest is plain Python over the same record. See
docs/adding-a-game.md for a game built step by step.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from tripolis.engine import derive
from tripolis.engine.arrays import array, bytes_of, dtype, int16, int32, zeros
from tripolis.engine.declared import declared_dict
from tripolis.engine.errors import BadOption, BrokenGame, UnknownGame
from tripolis.engine.event import Event
from tripolis.engine.generate import generated_rule
from tripolis.engine.layout import Record
from tripolis.engine.options import Option, OptionValue, PerSeat, Several, options_rule
from tripolis.engine.strict import whole_number
from tripolis.engine.turn import Turn
from tripolis.engine.viewer import View
from tripolis.homes import Home, add_home, homes
from tripolis.words import Line, forget_words

State: TypeAlias = Any
"""A game's state: one record of the game's dtype."""

Step: TypeAlias = "tuple[State, State, int, int]"
"""A step of a match: the state before it and after it, who acted (-1: nobody), and the action."""


@dataclass(frozen=True)
class Memory:
    """What a room remembers between matches: options that follow from the last match."""

    remember: Callable[[State], dict[str, OptionValue]]
    """remember(s): the options of the next match, from the final state of this one."""
    load: Callable[[Path], dict[str, OptionValue]]
    """load(path): those options from a file, empty if there is no file yet; raises `BadRecord`."""
    save: Callable[[Path, Mapping[str, OptionValue]], None]
    """save(path, options): write them to a file atomically."""


@dataclass(frozen=True)
class Glance:
    """Appraises all moves of one moment, computing what they have in common once."""

    outlook: Callable[[State, int], Any]
    """outlook(s, player): what the moves have in common: numbers, or a tuple of them."""
    appraise: Callable[[State, int, int, Any], float]
    """appraise(s, player, action, outlook): the game's `appraise`."""


@dataclass(frozen=True)
class Mechanisms:
    """The game's rarer mechanisms, so that you can count how often each occurs."""

    possible: Callable[[State], list[str]]
    """possible(s): the mechanisms that can occur at this table, as message keys."""
    occur: Callable[[Iterable[Step]], Iterator[str]]
    """occur(steps): the key of each mechanism in a whole match, every time it occurs."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its rules as functions over its state, and its interfaces for people and programs."""

    name: str
    rules_version: int
    """Changes when a saved match would replay differently."""
    players: tuple[int, int]
    """The fewest and the most."""
    options: tuple[Option, ...]
    state: dtype[Any]
    actions: int
    """Actions are numbered from 0 to one less than this."""
    most_legal: int
    """No player ever has more legal actions than this at once."""

    # The rules: each an `@rule`.
    setup: Callable[[State, int, Any, Any], None]
    """setup(s, players, options, luck): deal into a zeroed state."""
    may_act: Callable[[State], int]
    """The seats that may act now, as bits; several in a simultaneous choice."""
    must_act: Callable[[State], int]
    """The seats that still have to choose; the others may change their choice until all are in."""
    legal: Callable[[State, int, Any], int]
    """legal(s, player, out): write the player's legal actions to `out`; returns how many."""
    decide: Callable[[State, int, int], None]
    """decide(s, player, action): the decision alone, without the automatic steps after it."""
    must_advance: Callable[[State], bool]
    """Is there an automatic step to take?"""
    advance: Callable[[State], None]
    """Take one automatic step."""
    apply: Callable[[State, int, int], None]
    """apply(s, player, action): the move and everything automatic after it."""
    over: Callable[[State], bool]
    ranks: Callable[[State, Any], None]
    """ranks(s, out): the players' places, 1 for first; equal if a place is shared."""
    reimagine: Callable[[State, int, Any], None]
    """reimagine(s, viewer, luck): turn s into another world the viewer cannot tell from it."""
    observe: Callable[[State, int, Any], None]
    """observe(s, player, out): the player's knowledge as `len(observation)` numbers."""
    reveals: Callable[[State, State], bool]
    """reveals(before, after): did the move show anybody anything new?"""
    appraise: Callable[[State, int, int], float]
    """appraise(s, player, action): how good the move looks at first sight, from what the player
    knows. It makes a fair opponent, and a better playout than chance.

    The scale: one is about a point of the game. Only moves of one moment are compared, so the zero
    is yours to choose. Differences below 1/4096 are ties, and ties are broken at random."""

    # The interfaces: plain Python.
    observation: tuple[str, ...]
    """The names of the numbers `observe` writes, one each."""
    view: Callable[[State, int], View]
    """view(s, viewer): all that the viewer may know; also for `SPECTATOR` and `EVERYTHING`."""
    events: Callable[[State, State, int, int, int], list[Event]]
    """events(before, after, player, action, viewer): what happened in one step, as far as the
    viewer may know, and how it is told; the player is -1 in an automatic step."""
    secrets_are_out: Callable[[State, State], bool]
    """secrets_are_out(then, now): is everything that was hidden then public now? It decides how
    long an all-seeing spectator has to wait."""
    prompt: Callable[[State, int], Line]
    """prompt(s, viewer): whose turn it is and what is asked, in one sentence."""
    section: Callable[[State], str]
    """The section of the rules that matters now."""
    write_move: Callable[[State, int, int], str]
    """write_move(s, player, action): the action's notation."""
    read_move: Callable[[State, int, str], int]
    """read_move(s, player, text): its number; raises `UnreadableMove`."""
    move_parts: Callable[[State, int, int], dict[str, Any]]
    """move_parts(s, player, action): the move taken apart, for a screen."""
    why_not: Callable[[State, int, int], Line]
    """why_not(s, player, action): why an action is not legal."""
    is_asked: Callable[[State], bool]
    """Could the decision of this phase come up? For positions from outside."""
    score: Callable[[State, int], tuple[int, list[Line]]]
    """score(s, player): the player's points, and where each comes from."""
    position: Callable[[State], dict[str, Any]]
    """The whole state as JSON."""
    from_position: Callable[[Any, State, int, Any], None]
    """from_position(truth, s, players, options): read a position into a zeroed state; raises
    `BadPosition`. Options are encoded as for `setup`."""
    part_types: Sequence[tuple[str, type | None]] = ()
    """The kinds of moves, each with the typed dictionary of its other parts; None if it declares
    none. Moves of one kind may have different parts."""
    made_at_once: Callable[[State, State], tuple[int, str] | None] | None = None
    """made_at_once(before, after): the seat and notation of a move that a step made because there
    was no other, where players were once asked for it. Old records still have it."""
    memory: Memory | None = None
    """For a game whose matches in a room depend on earlier ones."""
    glance: Glance | None = None
    """For a game whose moves take long to appraise one by one."""
    mechanisms: Mechanisms | None = None
    """Names rare events that the log does not distinguish."""
    options_for_bots: Callable[[Sequence[int | None]], dict[str, OptionValue]] | None = None
    """options_for_bots(levels): options that depend on where bots sit. `levels` has for each seat a
    bot's level, 0 for the weakest, or None for a person. For a game whose bots differ in more
    than how well they think."""
    traits: Callable[[State, int, int, float, Any], None] | None = None
    """traits(s, player, action, behind, out): a rule that writes what a move is made of as
    `len(trait_names)` numbers, from what the player knows. `behind` is how much worse than the best
    move it was appraised. A network tells moves apart by them."""
    trait_names: tuple[str, ...] = ("behind the best",)
    """The names of the numbers `traits` writes."""
    insight: Callable[[State, int, Any, int], None] | None = None
    """insight(s, player, out, n): a rule that writes what a good player works out from what they
    know, as `len(insight_names)` numbers from number n on. A network reads them too."""
    insight_names: tuple[str, ...] = ()
    """The names of the numbers `insight` writes."""
    place: int = 100
    """Where the front page shows the game: lower numbers first, equal ones by name."""
    copied_on_cuda: bool = True
    """On a CUDA device, does a thread play on a copy of the state? In a thread's local memory the
    same bytes of 32 matches lie side by side: measured on an H200, 1.5 times as fast for Splendor
    and 1.15 times for Comparity. Kosmopolis is twice as fast without: there the compiler copies
    the state too often."""

    @property
    def view_type(self) -> type | None:
        """The typed dictionary that `view` is declared to return; None if it declares none."""
        return declared_dict(self.view)

    def new_state(self) -> State:
        """A zeroed state."""
        return zeros(1, self.state)[0]

    def state_from(self, content: bytes) -> State:
        """The state with these bytes, as `tobytes` gives them."""
        s = self.new_state()
        bytes_of(s)[:] = content
        return s

    def full_options(self, chosen: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options of a table: those chosen, and the defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                allowed = ", ".join(known)
                raise BadOption(
                    "engine-unknown-option", game=self.name, option=name, allowed=allowed
                )
        full: dict[str, OptionValue] = {}
        for option in self.options:
            value: Any = chosen.get(option.name)
            if value is None:
                value = option.preset(full)
            option.encode(value)
            if isinstance(option, PerSeat) and not isinstance(value, str):
                value = list(value)
            if isinstance(option, Several):
                value = [name for name in option.values if name in value or name == value]
            full[option.name] = value
        return full

    def encode_options(self, full: Mapping[str, OptionValue]) -> Any:
        """The options as the numbers `setup` takes."""
        words = [word for option in self.options for word in option.encode(full[option.name])]
        return array(words, int32)

    def check_players(self, players: object) -> int:
        """The number of players, if the game allows it; raises `BadOption`."""
        low, high = self.players
        number = whole_number(players)
        if number is None:
            kind = type(players).__name__
            raise BadOption(
                "engine-bad-players-type", players=str(players), type=kind, low=low, high=high
            )
        if not low <= number <= high:
            raise BadOption("engine-bad-players", players=str(players), low=low, high=high)
        return number

    def steps(self, s: State, player: int, action: int) -> Iterator[tuple[State, State, int]]:
        """Play a move on s one step at a time: the decision, then each thing that follows.

        Yields the state before and after each step, and who acted (-1 in an automatic step).
        """
        before = s.copy()
        self.decide(s, player, action)
        after = s.copy()
        yield before, after, player
        yield from self._automatic_steps(s, after)

    def automatic_steps(self, s: State) -> Iterator[tuple[State, State, int]]:
        """Take the automatic steps on s one at a time, as `steps` does."""
        yield from self._automatic_steps(s, s.copy())

    def _automatic_steps(self, s: State, before: State) -> Iterator[tuple[State, State, int]]:
        """The same, given a copy of s: the state after a step is the one before the next."""
        while self.must_advance(s):
            self.advance(s)
            after = s.copy()
            yield before, after, -1
            before = after

    def narrate(
        self, before: State, after: State, player: int, action: int, viewer: int
    ) -> list[Line]:
        """What the viewer is told of one step: the sentences of its events."""
        happened = self.events(before, after, player, action, viewer)
        return [event.line for event in happened if event.line is not None]

    def legal_actions(self, s: State, player: int) -> list[int]:
        """The player's legal actions as a list."""
        out = zeros(self.actions, int16)
        count = self.legal(s, player, out)
        if count > self.most_legal:
            raise ValueError(
                f"{self.name}: {count} moves are legal here, more than most_legal={self.most_legal}"
            )
        return [int(action) for action in out[:count]]


def define_game(
    *modules: ModuleType,
    name: str,
    rules_version: int,
    players: tuple[int, int],
    options: tuple[Option, ...],
    state: type[Record],
    turn: Turn,
    most_legal: int,
    place: int = 100,
    copied_on_cuda: bool = True,
) -> Game:
    """A game from its turn, its state, and the modules that hold its other functions.

    Each part of a `Game` is found by name: a function in one of the modules (a constant in
    capitals), else in the turn, else derived from the state's declaration.
    """
    derived = {
        "position": derive.position_of(options, state, turn.phase_names),
        "from_position": derive.from_position_of(options, state, turn.phase_names),
        "view": derive.view_of(name, options, state, turn.phase_names),
        "observation": derive.observation_of(state, turn.phase_names),
        "observe": derive.observe_of(state, turn.phase_names),
    }
    found: dict[str, Any] = {}
    for field in fields(Game):
        value = _find(field.name, (*modules, turn)) or derived.get(field.name)
        if value is not None:
            found[field.name] = value
    take_options = options_rule(options, state)
    found |= {
        "name": name,
        "rules_version": rules_version,
        "players": players,
        "options": options,
        "state": state.layout,
        "actions": turn.action_count,
        "most_legal": most_legal,
        "place": place,
        "copied_on_cuda": copied_on_cuda,
        "setup": _setup_with_options(found["setup"], take_options, state),
        "from_position": _from_position_with_options(
            found["from_position"], take_options, _find("check_position", modules)
        ),
    }
    if missing := [field.name for field in fields(Game) if _is_missing(field, found)]:
        raise TypeError(f"{name} lacks {', '.join(missing)}: define them in one of its modules")
    return Game(**found)


def extend_game(base: Game, *modules: ModuleType, name: str, turn: Turn) -> Game:
    """A game that extends another: its turn is made by `Turn.with_added`.

    What the modules define, with the names and arguments of `Game`, replaces what the other game
    does.
    """
    found = {field.name: _find(field.name, (*modules, turn)) for field in fields(Game)}
    changed: dict[str, Any] = {key: value for key, value in found.items() if value is not None}
    return replace(base, **changed | {"name": name, "actions": turn.action_count})


def _find(name: str, places: Sequence[object]) -> Any:
    """The first attribute with this name, or with this name in capitals."""
    for place in places:
        value = getattr(place, name, None) or getattr(place, name.upper(), None)
        if value is not None and not isinstance(value, ModuleType):
            return value
    return None


def _is_missing(field: Any, found: Mapping[str, Any]) -> bool:
    return field.name not in found and field.default is MISSING


def _setup_with_options(deal: Any, take_options: Any, state: type[Record]) -> Any:
    """setup(s, players, options, luck), from a game's own setup(s, luck)."""
    lines = ["take_options(s, players, options)", "deal(s, luck)"]
    scope = {"take_options": take_options, "deal": deal}
    return generated_rule("setup", "setup", "s, players, options, luck", lines, state, scope)


def _from_position_with_options(read: Any, take_options: Any, check: Any) -> Any:
    """from_position(truth, s, players, options), from a game's own from_position(truth, s) and
    check_position(s), which raises `BadPosition`."""

    def from_position(truth: Any, s: State, players: int, options: Any) -> None:
        take_options(s, players, options)
        read(truth, s)
        if check is not None:
            check(s)

    return from_position


def seats_in(mask: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(int(mask).bit_length()) if mask >> seat & 1]


def add_game(package: ModuleType) -> None:
    """Register a package's game by name: its `GAME`, with the words beside it."""
    add_home(Home(package.GAME.name, package.__name__))
    forget_words()


def game_names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return list(homes())


def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in homes():
        raise UnknownGame("engine-unknown-game", name=name, known=", ".join(game_names()))
    package = homes()[name].package
    try:
        game = getattr(importlib.import_module(package), "GAME", None)
    except ImportError as problem:
        said = {"name": name, "package": package, "problem": str(problem)}
        raise BrokenGame("engine-broken-game", **said) from problem
    if not isinstance(game, Game) or game.name != name:
        raise BrokenGame("engine-not-a-game", name=name, package=package)
    return game
