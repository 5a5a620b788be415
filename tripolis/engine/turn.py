"""The turn of a game as a table: its decisions and automatic steps, in their order.

A `Decision` holds everything about one question: the `Moves` that answer it, with what makes each
of them legal, what it does and how it is written; when it is asked; and which section of the rules
explains it. A `Step` happens without a decision. A `Turn` lists both in the order of play and
makes from them what every game offers: the numbers and names of phases, the numbers of actions,
`legal`, `decide`, `advance`, `apply`, and notation both ways.

A turn's rules are generated as source, one comparison after another, because that compiles to the
fastest code. You can step through the source in a debugger, and tracebacks show it.

Rules name phases and actions through two modules of their game, `phase` and `actions`, which the
turn fills in: `s.phase = phase.PAY`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import ModuleType
from typing import Any, TypeAlias

from tripolis.engine.declared import Nothing, declared_dict
from tripolis.engine.errors import UnreadableMove
from tripolis.engine.generate import generated_rule
from tripolis.words import Line

State: TypeAlias = Any
Parts: TypeAlias = Mapping[str, object]


@dataclass(frozen=True, eq=False)
class Moves:
    """Moves of one kind, numbered from 0. The turn gives each of them an action number."""

    name: str
    count: int
    write: Callable[[State, int, int], str]
    """write(s, player, number): the move's notation; empty for an unused number."""
    do: Callable[[State, int, int], None] | None = None
    """do(s, player, number), a rule. The phase that follows is already set; it may set another.
    A secret decision needs none."""
    may: Callable[[State, int, int], bool] | None = None
    """may(s, player, number), a rule: is this move legal?"""
    mask: Callable[[State, int], int] | None = None
    """mask(s, player), a rule: the legal moves as bits, if they are best found all at once."""
    legal: Callable[[State, int, Any, int, int], int] | None = None
    """legal(s, player, out, n, first), a rule: write `first` + number to `out` from place n on for
    every legal move, and return the next free place. Use it if there are too many to try each."""
    ways: Callable[[State, int], tuple[int, int]] | None = None
    """ways(s, player), a rule: how many are legal (2 may stand for more), and the number of one of
    them. `asking` needs it if there are too many moves to try each."""
    read: Callable[[State, int, list[str]], int | None] | None = None
    """read(s, player, words): the number of a move, or None. Without it, the notation of `write` is
    read, ignoring case."""
    parts: Callable[[State, int, int], Parts] | None = None
    """parts(s, player, number): the move taken apart, for a screen. If it is declared to return a
    typed dictionary, a board in the browser has types for its moves."""
    why_not: Callable[[State, int, int], Line] | None = None
    """why_not(s, player, number): why a move of the current decision is not legal."""
    kind: str = ""
    """What a screen calls the move, if not by its name."""
    last_resort: bool = False
    """Legal only if no other move is."""
    numbered_as: Moves | None = None
    """The same moves under other conditions: they share numbers and notation."""

    @cached_property
    def _written(self) -> dict[str, int]:
        texts = (self.write(None, 0, number) for number in range(self.count))
        return {" ".join(text.lower().split()): number for number, text in enumerate(texts) if text}

    def read_words(self, s: State, player: int, words: list[str]) -> int | None:
        """The number of the move that some words mean."""
        if self.read is not None:
            return self.read(s, player, words)
        return self._written.get(" ".join(words))


@dataclass(frozen=True, eq=False)
class Step:
    """Something that happens without a decision."""

    name: str
    do: Callable[[State], None]
    """do(s), a rule. The phase that follows is already set; it may set another."""
    when: Callable[[State], bool] | None = None
    """when(s), a rule: is it part of the turn? Otherwise it is skipped. It is called before the
    preceding step acts."""


class Decision:
    """A question to a player, or to several at once."""

    def __init__(
        self,
        name: str,
        *moves: Moves,
        section: str,
        offered_in: str = "",
        when: Callable[[State], bool] | None = None,
        then: str = "",
        who: Callable[[State], int] | None = None,
        secret: bool = False,
    ) -> None:
        self.name = name
        self.moves = moves
        self.section = section
        """The section of the rules that explains it."""
        self.offered_in = offered_in
        """The automatic step that asks, unless there is only one answer or none. Without it,
        other rules set the phase."""
        self.when = when
        """when(s), a rule: is that step part of the turn? Otherwise it is skipped."""
        self.then = then
        """The step that follows the answer. Without it, that is the one after `offered_in`, or
        the phase that the move sets."""
        self.who = who
        """who(s), a rule: the seats that may answer, as bits; by default the active player. Those
        whose `s.answer` is set have answered and may change their minds."""
        self.secret = secret
        """An answer is only noted, as an action in `s.answer`. The turn goes on with `then` when
        all are in, and the step there acts on them."""


def asking(
    decision: Decision, phase: ModuleType, do: Callable[[State, int, int], None] | None = None
) -> Callable[[State, int], int]:
    """A rule, ask(s, player), that asks for a decision only if there is a choice.

    A single possible answer is given at once: by `do`, if given, else by the moves' own `do`.
    Returns how many answers there are: 0, 1, or 2 for several.
    """
    name = f"ask_{decision.name}"
    scope: dict[str, Any] = {"phase": phase}
    lines = [*_counting(decision, scope), *_answering(decision, scope, do), "return ways"]
    return generated_rule(name, name, "s, player", lines, phase, scope)  # type: ignore[no-any-return]


@dataclass(frozen=True, eq=False)
class Turn:
    """The order of a turn, and the rules that follow from it."""

    game: str
    order: tuple[Step | Decision, ...]
    phase: ModuleType
    actions: ModuleType | None = None
    actor: Callable[[State], int] | None = None
    """actor(s), a rule: whose turn it is; by default `s.active`."""
    numbered: tuple[Moves, ...] = ()
    """All moves in the order of their action numbers, if that is not the order of the turn."""
    end_section: str = "end"
    """The section of the rules about the end of the match."""
    base: Turn | None = None
    """The turn that this one extends: its numbers stay the same."""

    def __post_init__(self) -> None:
        if self.base is None:
            self._check_names(["end"], self.order)
        numbers = [(self.phase, self.phase_numbers)]
        if self.actions is not None:
            firsts = {moves.name: first for moves, first in self.first.items()}
            numbers.append((self.actions, firsts))
        for module, named in numbers:
            self._check_numbers(module, named)
        for module, named in numbers:
            vars(module).update((name.upper(), number) for name, number in named.items())

    def _check_numbers(self, module: ModuleType, named: Mapping[str, int]) -> None:
        """Games that extend one game share its modules, so a name can have one number only."""
        for name, number in named.items():
            known = vars(module).get(name.upper(), number)
            if known != number:
                raise ValueError(
                    f"{self.game} numbers “{name}” {number}, but another game has numbered it "
                    f"{known} in {module.__name__}: choose another name"
                )

    def with_added(self, *added: Step | Decision, after: str, game: str) -> Turn:
        """The turn of another game: this one, with more steps and decisions after a step.

        Existing steps and decisions keep their numbers and words.
        """
        names = [_automatic_name(item) for item in self.order]
        if after not in names:
            known = ", ".join(filter(None, names))
            raise ValueError(f"the turn of {self.game} has no step “{after}”, only {known}")
        self._check_names(self.phase_names, added)
        place = names.index(after) + 1
        order = (*self.order[:place], *added, *self.order[place:])
        return replace(self, game=game, order=order, base=self)

    def _check_names(self, known: Iterable[str], added: Iterable[Step | Decision]) -> None:
        """No two steps or decisions may share a name: their phases would be one."""
        taken = set(known)
        for item in added:
            names = [item.name]
            if isinstance(item, Decision) and item.offered_in:
                names.append(item.offered_in)
            for name in names:
                if name in taken:
                    raise ValueError(
                        f"the turn of {self.game} already has a phase “{name}”: choose another name"
                    )
                taken.add(name)

    # Numbers

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions, in their order."""
        return tuple(item for item in self.order if isinstance(item, Decision))

    @cached_property
    def steps(self) -> tuple[Step | Decision, ...]:
        """The automatic steps and offers, in order."""
        return tuple(item for item in self.order if _automatic_name(item))

    @cached_property
    def phase_numbers(self) -> dict[str, int]:
        """The phases: first the automatic steps, then the decisions, then the end."""
        automatic = [_automatic_name(item) for item in self.steps]
        names = [*automatic, *(decision.name for decision in self.decisions), "end"]
        if self.base is not None:
            known = self.base.phase_numbers
            names = [*known, *(name for name in names if name not in known)]
        return {name: number for number, name in enumerate(names)}

    @cached_property
    def phase_names(self) -> tuple[str, ...]:
        """The names of the phases, by their numbers."""
        return tuple(self.phase_numbers)

    @cached_property
    def first(self) -> dict[Moves, int]:
        """The first action number of each kind of moves."""
        known = list(self.base.first) if self.base is not None else list(self.numbered)
        for decision in self.decisions:
            kinds = [moves.numbered_as or moves for moves in decision.moves]
            known += [moves for moves in kinds if moves not in known]
        numbers, total = {}, 0
        for moves in known:
            numbers[moves] = total
            total += moves.count
        return numbers

    @cached_property
    def action_count(self) -> int:
        """Actions are numbered from 0 to one less than this."""
        return sum(moves.count for moves in self.first)

    @cached_property
    def _firsts(self) -> tuple[list[int], list[Moves]]:
        return list(self.first.values()), list(self.first)

    def find(self, action: int) -> tuple[Moves, int]:
        """The kind of an action, and its number among the moves of that kind."""
        firsts, kinds = self._firsts
        place = bisect_right(firsts, action) - 1
        return kinds[place], int(action) - firsts[place]

    def _first_of(self, moves: Moves) -> int:
        return self.first[moves.numbered_as or moves]

    def asked(self, s: State) -> Decision | None:
        """The decision that is asked for now."""
        return self._by_phase.get(int(s.phase))

    @cached_property
    def _by_phase(self) -> dict[int, Decision]:
        return {self.phase_numbers[decision.name]: decision for decision in self.decisions}

    # In text

    def write_move(self, s: State, player: int, action: int) -> str:
        """The notation of an action."""
        moves, number = self.find(action)
        return moves.write(s, player, number)

    def read_move(self, s: State, player: int, text: str) -> int:
        """An action's number; case does not matter."""
        words = text.lower().split()
        for moves, first in self.first.items():
            number = moves.read_words(s, player, words)
            if number is not None:
                return first + number
        raise UnreadableMove(f"{self.game}-unreadable", text=text[:60])

    def move_parts(self, s: State, player: int, action: int) -> dict[str, Any]:
        """A move taken apart, for a screen."""
        moves, number = self.find(action)
        parts = moves.parts(s, player, number) if moves.parts is not None else {}
        return {"kind": moves.kind or moves.name, **parts}

    @cached_property
    def part_types(self) -> tuple[tuple[str, type | None], ...]:
        """The kinds of moves, each with the typed dictionary that its `parts` declares."""
        return tuple(
            (
                moves.kind or moves.name,
                Nothing if moves.parts is None else declared_dict(moves.parts),
            )
            for moves in self.first
        )

    def why_not(self, s: State, player: int, action: int) -> Line:
        """Why an action is refused, based only on what the player knows."""
        kind, number = self.find(action)
        asked = self.asked(s)
        name = self.phase_names[s.phase]
        game, phase = self._game_of(name), name.replace("_", "-")
        for moves in asked.moves if asked is not None else ():
            if kind in (moves, moves.numbered_as):
                if moves.why_not is not None:
                    return moves.why_not(s, player, number)
                return Line(f"{game}-not-{phase}")
        return Line(f"{game}-no-{phase}-now")

    def _game_of(self, phase: str) -> str:
        """The game whose words describe a phase: the one that added it."""
        if self.base is not None and phase in self.base.phase_numbers:
            return self.base._game_of(phase)
        return self.game

    def is_asked(self, s: State) -> bool:
        """Could the decision of this phase come up? Its step must be part of the turn."""
        asked = self.asked(s)
        return asked is not None and (asked.when is None or bool(asked.when(s)))

    def section(self, s: State) -> str:
        """The section of the rules that matters now."""
        asked = self.asked(s)
        return asked.section if asked is not None else self.end_section

    # Rules

    @cached_property
    def legal(self) -> Any:
        """legal(s, player, out): write the player's legal actions to `out`; returns how many."""
        return self._make("legal", "s, player, out", self._legal_lines())

    @cached_property
    def decide(self) -> Any:
        """decide(s, player, action): the decision alone, without the automatic steps after it."""
        return self._make("decide", "s, player, action", self._decide_lines())

    @cached_property
    def must_advance(self) -> Any:
        """must_advance(s): is there an automatic step to take?"""
        numbers = [self.phase_numbers[_automatic_name(item)] for item in self.steps]
        return self._make("must_advance", "s", [f"return {_is_among('s.phase', numbers)}"])

    @cached_property
    def advance(self) -> Any:
        """advance(s): take one such step."""
        return self._make("advance", "s", self._advance_lines("elif"))

    @cached_property
    def apply(self) -> Any:
        """apply(s, player, action): the move and everything automatic after it.

        Matches that run side by side meet at each step, so a GPU takes it for all at once.
        """
        self._scope.update(decide=self.decide, must_advance=self.must_advance)
        body = [f"    {line}" for line in self._advance_lines("if")]
        lines = ["decide(s, player, action)", "while must_advance(s):", *body]
        return self._make("apply", "s, player, action", lines)

    @cached_property
    def over(self) -> Any:
        """over(s): has the match ended?"""
        return self._make("over", "s", [f"return bool(s.phase == {self.phase_numbers['end']})"])

    @cached_property
    def may_act(self) -> Any:
        """may_act(s): the seats that may act now, as bits."""
        lines, alone = ["phase = s.phase"], []
        for decision in self.decisions:
            number = self.phase_numbers[decision.name]
            if decision.who is None:
                alone.append(number)
            else:
                who = self._name(f"who_{decision.name}", decision.who)
                lines += [f"if phase == {number}:", f"    return {who}(s)"]
        if alone:
            lines += [f"if {_is_among('phase', alone)}:", f"    return 1 << {self._actor()}"]
        return self._make("may_act", "s", [*lines, "return 0"])

    @cached_property
    def must_act(self) -> Any:
        """must_act(s): the seats that still have to choose, as bits."""
        if not any(decision.who for decision in self.decisions):
            return self.may_act
        self._scope["may_act"] = self.may_act
        several = [self.phase_numbers[item.name] for item in self.decisions if item.who]
        lines = [
            "mask = may_act(s)",
            f"if {_is_among('s.phase', several)}:",
            "    for seat in range(s.players):",
            "        if s.answer[seat] != NO_ANSWER:",
            "            mask &= ~(1 << seat)",
            "return mask",
        ]
        return self._make("must_act", "s", lines)

    @cached_property
    def _scope(self) -> dict[str, Any]:
        return {"NO_ANSWER": NO_ANSWER, "phase": self.phase}

    def _name(self, name: str, function: Any) -> str:
        self._scope[name] = function
        return name

    def _make(self, name: str, parameters: str, lines: Iterable[str]) -> Any:
        title = f"{name} of {self.game}"
        return generated_rule(title, name, parameters, lines, self.phase, self._scope)

    def _actor(self) -> str:
        if self.actor is None:
            return "int(s.active)"
        return f"{self._name('actor', self.actor)}(s)"

    def _legal_lines(self) -> Iterator[str]:
        self._scope["may_act"] = self.may_act
        yield "if may_act(s) >> player & 1 == 0:"
        yield "    return 0"
        yield "phase = s.phase"
        yield "n = 0"
        for place, decision in enumerate(self.decisions):
            yield f"{'elif' if place else 'if'} phase == {self.phase_numbers[decision.name]}:"
            yield f"    # {decision.name}"
            for moves in decision.moves:
                yield from (f"    {line}" for line in self._legal_moves(moves))
        yield "return n"

    def _legal_moves(self, moves: Moves) -> Iterator[str]:
        first = self._first_of(moves)
        if moves.last_resort:
            yield "if n == 0:"
            yield f"    out[0] = {first}"
            yield "    n = 1"
        elif moves.legal is not None:
            legal = self._name(f"legal_{moves.name}", moves.legal)
            yield f"n = {legal}(s, player, out, n, {first})"
        else:
            test = f"may_{moves.name}(s, player, number)"
            if moves.mask is not None:
                yield f"mask = {self._name(f'mask_{moves.name}', moves.mask)}(s, player)"
                test = "mask >> number & 1"
            else:
                self._name(f"may_{moves.name}", moves.may)
            yield f"for number in range({moves.count}):"
            yield f"    if {test}:"
            yield f"        out[n] = {first} + number"
            yield "        n += 1"

    def _decide_lines(self) -> Iterator[str]:
        yield "phase = s.phase"
        for place, decision in enumerate(self.decisions):
            yield f"{'elif' if place else 'if'} phase == {self.phase_numbers[decision.name]}:"
            yield f"    # {decision.name}"
            follows = self._after_answer(decision)
            if decision.secret:
                self._scope["must_act"] = self.must_act
                yield "    s.answer[player] = action"
                yield "    if must_act(s) == 0:"
                yield f"        s.phase = {follows}"
                continue
            if follows:
                yield f"    s.phase = {follows}"
            yield from (f"    {line}" for line in self._do_lines(decision))

    def _do_lines(self, decision: Decision) -> Iterator[str]:
        ordered = sorted(decision.moves, key=self._first_of)
        for place, moves in enumerate(ordered):
            first = self._first_of(moves)
            do = self._name(f"do_{moves.name}", moves.do)
            last = place == len(ordered) - 1
            indent = "" if len(ordered) == 1 else "    "
            if indent:
                bound = f"action < {first + moves.count}"
                yield "else:" if last else f"{'elif' if place else 'if'} {bound}:"
            yield f"{indent}{do}(s, player, action - {first})"

    def _advance_lines(self, word: str) -> Iterator[str]:
        yield "phase = s.phase" if word == "elif" else "# each step in its turn"
        read = "phase" if word == "elif" else "s.phase"
        for place, item in enumerate(self.steps):
            name = _automatic_name(item)
            yield f"{word if place else 'if'} {read} == {self.phase_numbers[name]}:"
            yield f"    # {name}"
            if follows := self._next(place + 1):
                yield f"    s.phase = {follows}"
            if isinstance(item, Step):
                yield f"    {self._name(f'do_{name}', item.do)}(s)"
            else:
                ask = self._name(f"ask_{item.name}", asking(item, self.phase))
                yield f"    {ask}(s, {self._actor()})"

    def _next(self, place: int) -> str:
        """The phase that follows, starting from a place among the automatic steps."""
        if place >= len(self.steps):
            return ""
        item = self.steps[place]
        number = str(self.phase_numbers[_automatic_name(item)])
        if item.when is None:
            return number
        when = self._name(f"when_{_automatic_name(item)}", item.when)
        return f"{number} if {when}(s) else {self._next(place + 1)}"

    def _after_answer(self, decision: Decision) -> str:
        names = [_automatic_name(item) for item in self.steps]
        if decision.then:
            return self._next(names.index(decision.then))
        return self._next(names.index(decision.offered_in) + 1) if decision.offered_in else ""


NO_ANSWER = -1
"""`s.answer` of a seat that has not chosen yet."""


def _automatic_name(item: Step | Decision) -> str:
    return item.name if isinstance(item, Step) else item.offered_in


def _is_among(name: str, numbers: Sequence[int]) -> str:
    """A comparison of a phase with some numbers, most of which follow each other."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    tests = []
    for low, high in runs:
        if low == high:
            tests.append(f"{name} == {low}")
        else:
            tests.append(f"{name} <= {high}" if low == 0 else f"{low} <= {name} <= {high}")
    return f"bool({' or '.join(tests)})"


def _counting(decision: Decision, scope: dict[str, Any]) -> Iterator[str]:
    """Look for legal answers until there is a choice. `only` is numbered across all kinds."""
    several = [f"s.phase = phase.{decision.name.upper()}", "return 2"]
    yield "ways = 0"
    yield "only = 0"
    offset = 0
    for moves in decision.moves:
        if moves.ways is not None:
            scope[f"ways_{moves.name}"] = moves.ways
            yield f"found, number = ways_{moves.name}(s, player)"
            yield "if ways + found > 1:"
            yield from (f"    {line}" for line in several)
            yield "if found == 1:"
            yield "    ways = 1"
            yield f"    only = {offset} + number"
        elif moves.mask is not None:
            scope[f"mask_{moves.name}"] = moves.mask
            yield f"mask = mask_{moves.name}(s, player)"
            yield "if mask != 0:"
            yield "    if ways == 1 or mask & mask - 1:"
            yield from (f"        {line}" for line in several)
            yield "    ways = 1"
            yield f"    only = {offset}"
            yield "    while mask > 1:"
            yield "        mask >>= 1"
            yield "        only += 1"
        else:
            scope[f"may_{moves.name}"] = moves.may
            yield f"for number in range({moves.count}):"
            yield f"    if may_{moves.name}(s, player, number):"
            yield "        if ways == 1:"
            yield from (f"            {line}" for line in several)
            yield "        ways = 1"
            yield f"        only = {offset} + number"
        offset += moves.count


def _answering(decision: Decision, scope: dict[str, Any], do: Any) -> Iterator[str]:
    """Give the only answer there is."""
    offset = 0
    for moves in decision.moves:
        scope[f"do_{moves.name}"] = do or moves.do
        yield f"if ways == 1 and {offset} <= only < {offset + moves.count}:"
        yield f"    do_{moves.name}(s, player, only - {offset})"
        offset += moves.count
