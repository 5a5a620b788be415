"""The table that people play at."""

from __future__ import annotations

import asyncio
import contextlib
import shlex
import signal
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tripolis.engine.errors import TripolisError
from tripolis.engine.game import State
from tripolis.engine.match import Match, Move
from tripolis.engine.viewer import SPECTATOR
from tripolis.terminal.table import Seating
from tripolis.terminal.table.app import TableApp
from tripolis.terminal.table.curtain import Curtain
from tripolis.terminal.table.dialogs import Help, Question
from tripolis.terminal.table.ending import AGAIN, QUIT, Ending
from tripolis.terminal.table.entry import Entry
from tripolis.terminal.table.foretold import foretell
from tripolis.terminal.table.frame import Frame
from tripolis.terminal.table.rulebook import Rulebook
from tripolis.terminal.table.show import Scene, Show, scenes_of
from tripolis.terminal.table.sitting import Sitting, TakingBack
from tripolis.words import LANGUAGES, Line, say

PACES = (0.0, 0.2, 0.4, 0.6, 1.0, 1.6, 2.5)
"""Seconds a bot takes for a move."""

USUAL_PACE = 0.6
CURTAIN_REST = 0.5
"""Seconds for which a curtain stays closed, whatever you press."""

COMMANDS = ("hint", "undo", "save", "help", "rules", "quit", "again", "quiet")


class PlayScreen(Frame):
    """The table, as one seat sees it: `eyes`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f4", "undo", show=False),
        Binding("f5", "save", show=False),
        Binding("f6", "hint", show=False),
        Binding("f7", "quiet", show=False),
    ]

    def __init__(self, sitting: Sitting, pace: float, curtain_rest: float) -> None:
        super().__init__(sitting.match.game.name)
        self.sitting = sitting
        self.pace = pace
        self._curtain_rest = curtain_rest
        self._looking = None if sitting.shared or not sitting.people else sitting.people[0]
        self._last_looking: int | None = None
        self._handing_to: int | None = None
        self._in_show = False
        self._quiet = False
        self._told = len(sitting.match.played)
        self._log: list[str] = []
        self._log_is_of: tuple[int | None, str] | None = None
        self._log_ends: list[int] = []

    def compose_entry(self) -> ComposeResult:
        yield Entry()

    def on_mount(self) -> None:
        super().on_mount()
        self.show_note("")
        self.query_one(Entry).focus()
        self.drive()

    @property
    def match(self) -> Match:
        """The match being played."""
        return self.sitting.match

    @property
    def eyes(self) -> int | None:
        """The seat whose view is shown; None for what everybody may see."""
        return self._looking

    # What is shown

    def retell(self) -> None:
        """Everything the eyes may see, as it stands now."""
        if self._in_show:
            self._retell_around_show()
            return
        eyes = self.eyes
        view = self.match.view(eyes)
        self.show_top(self._where(view), self._sentence())
        self.show_picture(view, eyes)
        self._retell_log()
        self._retell_moves()
        self._retell_keys()
        words = [*(move.text for move in self._legal()), *self._commands()]
        self.query_one(Entry).offer(eyes, words)

    def _retell_keys(self) -> None:
        self.query_one(Entry).placeholder = self._placeholder()
        quiet = ("F7", "screen.quiet", self.tell("key-quiet"))
        self.show_keys(
            [
                ("?", "screen.rules", self.tell("key-rules")),
                ("F1", "screen.help", self.tell("key-help")),
                ("F2", "app.language", LANGUAGES[self.table.language]),
                ("F3", "app.theme", self.tell("key-theme")),
                ("F4", "screen.undo", self.tell("key-undo")),
                ("F5", "screen.save", self.tell("key-save")),
                ("F6", "screen.hint", self.tell("key-hint")),
                ("F10", "app.quit", self.tell("key-quit")),
                *([quiet] if self.sitting.has_characters else []),
            ]
        )

    def _retell_around_show(self) -> None:
        """Leave the picture to the show, and do not tell what comes after it yet."""
        self.redraw()
        self._retell_log()
        self._retell_keys()
        self.show_moves(self.tell("no-moves"), [])

    def _where(self, view: dict[str, object]) -> list[str]:
        return [self.picture.moment(view, self.table.language)]

    def _sentence(self) -> str:
        """What is asked; with the player's name if several people share the screen."""
        sentence = self.table.say(self.match.prompt(self.eyes))
        if self.sitting.shared and self.eyes is not None:
            return self.tell("turn-of", name=self.sitting.names[self.eyes], prompt=sentence)
        return sentence

    def _retell_log(self) -> None:
        """The log as `eyes` may read it; only new moves are narrated again."""
        told = self.match.played[: self._told]
        if self._log_is_of != (self.eyes, self.table.language):
            self._log_is_of = (self.eyes, self.table.language)
            self._log, self._log_ends = [], []
        del self._log_ends[len(told) :]
        del self._log[self._log_ends[-1] if self._log_ends else 0 :]
        viewer = SPECTATOR if self.eyes is None else self.eyes
        for played in told[len(self._log_ends) :]:
            for before, after, actor in played.steps:
                lines = self.match.game.narrate(before, after, actor, played.action, viewer)
                self._log += [self.table.say(line) for line in lines]
            remark = self._remark(len(self._log_ends) + 1)
            self._log += [remark] if remark else []
            self._log_ends.append(len(self._log))
        self.show_log(self._log, self._first_fresh_line())

    def _remark(self, number: int) -> str:
        """What a character says after so many moves; nothing while they keep quiet."""
        said = None if self._quiet else self.sitting.remark(number)
        return (
            self.tell("remark", name=self.table.called[said.seat], remark=said.line) if said else ""
        )

    def _first_fresh_line(self) -> int:
        """The first line after the viewer's last decision: from there on the log is news."""
        own = [i for i, end in enumerate(self._log_ends) if self.match.played[i].seat == self.eyes]
        last = own[-1] if own else 0
        return self._log_ends[last - 1] if last else 0

    def _legal(self) -> list[Move]:
        return [] if self.eyes is None else self.match.legal(self.eyes)

    def _retell_moves(self) -> None:
        """The moves that fit what has been typed."""
        moves = list(enumerate((move.text for move in self._legal()), 1))
        typed = self.query_one(Entry).value.lower().split()
        fitting = [
            (number, text)
            for number, text in moves
            if str(number) in typed or all(word in text.lower() for word in typed)
        ]
        if not moves:
            title = self.tell("no-moves")
        elif fitting and len(fitting) < len(moves):
            title = self.tell("moves-matching", shown=len(fitting), count=len(moves))
        else:
            title = self.tell("moves", count=len(moves))
        self.show_moves(title, fitting or moves)

    def _placeholder(self) -> str:
        if self.match.over:
            return self.tell("entry-over")
        if self._handing_to is not None:
            return self.tell("entry-done", name=self.sitting.names[self._handing_to])
        waiting = self._in_show or not self._legal()
        return self.tell("entry-waiting" if waiting else "entry")

    def _commands(self) -> list[str]:
        own = [self.tell(f"command-{command}") for command in COMMANDS]
        return list(dict.fromkeys([*COMMANDS, *own]))

    def _show_state(self, state: State) -> None:
        """Show a moment within a move."""
        viewer = SPECTATOR if self.eyes is None else self.eyes
        view = self.match.game.view(state, viewer)
        self.show_top(self._where(view), "")
        self.show_picture(view, self.eyes)

    # The course of the match

    @work(exclusive=True, group="drive")
    async def drive(self) -> None:
        """Let bots move until a person is needed, and find out who."""
        while True:
            await self._tell_of_new_moves()
            if self.match.over:
                await self._end()
                return
            bot = self.sitting.awaited_bot()
            if bot is None:
                break
            _, move = await asyncio.gather(
                asyncio.sleep(self.pace), asyncio.to_thread(self.sitting.choose, bot)
            )
            self.match.play(bot, move)
        await self._call_next_person()

    async def _tell_of_new_moves(self) -> None:
        """Show the automatic steps if there were many, and bring everything up to date."""
        shown = False
        for number in range(self._told, len(self.match.played)):
            played = self.match.played[number]
            viewer = SPECTATOR if self.sitting.shared or self.eyes is None else self.eyes
            scenes = scenes_of(self.match.game, played, viewer)
            if len(scenes) >= self.picture.steps_to_show:
                shown = True
                await self._show(scenes)
            self._told = number + 1
        if shown and self.sitting.shared:
            # Everybody has been watching: the next player sits down behind a curtain.
            self._close_eyes()
        self.retell()

    async def _show(self, scenes: list[Scene]) -> None:
        """Walk through the scenes; if everybody is watching, show only what everybody may see."""
        if self.sitting.shared:
            self._close_eyes()
        self._in_show = True
        try:
            self.retell()
            show = Show(scenes, self._show_state, self.picture.paint)
            await self.app.push_screen_wait(show)
        finally:
            self._in_show = False

    def _close_eyes(self) -> None:
        """From now on show only what everybody may see."""
        if self._looking is not None:
            self._last_looking = self._looking
        self._looking = None

    async def _call_next_person(self) -> None:
        last = self._last_looking if self._looking is None else self._looking
        person = self.sitting.awaited_person(last)
        if person is None or not self.sitting.shared or person == self._looking:
            self._handing_to = None
        elif self._looking is None:
            await self._draw_curtain(person)
            return
        else:
            # Let them see what their move led to before they pass the device on.
            self._handing_to = person
        self.retell()

    @work(exclusive=True, group="drive")
    async def hand_over(self, person: int) -> None:
        """Close the curtain, and open it for the next person."""
        await self._draw_curtain(person)

    async def _draw_curtain(self, person: int) -> None:
        may_change = [seat for seat in self.sitting.may_change() if seat != person]
        self._handing_to = None
        self._close_eyes()
        self.query_one(Entry).value = ""
        self.show_note("")
        self.retell()
        curtain = Curtain(person, may_change, self._curtain_rest)
        self._looking = await self.app.push_screen_wait(curtain)
        self.retell()

    async def _end(self) -> None:
        """Everybody's points, and what next."""
        problem = self.sitting.save()
        result = self.match.result
        assert result is not None
        path = None if problem else self.sitting.save_to
        if problem is not None:
            self._note_save_problem(problem)
        self._keep_memory()
        chosen = await self.app.push_screen_wait(
            Ending(result, path, self.picture.paint, self._remark_at_the_end)
        )
        if chosen == AGAIN:
            self._begin_again()
        elif chosen == QUIT:
            self.app.exit()

    def _remark_at_the_end(self) -> str:
        return self._remark(len(self.match.played))

    def _begin_again(self) -> None:
        self.sitting = self.sitting.again()
        self._told = 0
        self._log_is_of = None
        self._handing_to = None
        if self.sitting.shared:
            self._close_eyes()
        self.query_one(Entry).forget()
        self.show_note("")
        self.retell()
        self.drive()

    # What people do

    def on_input_changed(self, event: Input.Changed) -> None:
        single = {"?": self.action_rules, "+": self.action_slower, "-": self.action_faster}
        if event.value in single:
            self.query_one(Entry).value = ""
            single[event.value]()
            return
        if event.value:
            self.show_note("")
        self._retell_moves()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if text:
            self.take_entry(text)
        elif self._handing_to is not None:
            self.hand_over(self._handing_to)

    def take_entry(self, text: str) -> None:
        """A command, the number of a move, or a move."""
        command = self._command(text)
        if command is not None:
            self.query_one(Entry).remember(text)
            getattr(self, f"action_{command}")()
        elif text.isdecimal():
            self.action_pick(int(text))
        else:
            self._play(text)

    def _command(self, text: str) -> str | None:
        typed = text.casefold()
        for command in COMMANDS:
            if typed in (command, self.tell(f"command-{command}").casefold()):
                return command
        return None

    def action_pick(self, number: int) -> None:
        """Make the move of this number in the list."""
        moves = self._legal()
        if not moves or self.eyes is None:
            self._play(str(number))
        elif 1 <= number <= len(moves):
            self._play(moves[number - 1].text)
        else:
            self.show_note(self.tell("no-such-number", number=number, count=len(moves)))

    def _play(self, text: str) -> None:
        if self.eyes is None:
            self.show_note(self.tell("bots-alone"))
            return
        try:
            made = self.match.play(self.eyes, text)
        except TripolisError as problem:
            self.show_note(self.table.say(problem.line))
            return
        self.show_note("")
        self.query_one("#log").scroll_end(animate=False)
        self.query_one(Entry).remember(made.text)
        self._handing_to = None
        self._save_quietly()
        self.drive()

    def _save_quietly(self) -> None:
        problem = self.sitting.save()
        if problem is not None:
            self._note_save_problem(problem)

    def _note_save_problem(self, problem: OSError) -> None:
        self.show_note(self.table.say(save_problem(self.sitting.save_to, problem)))

    def _keep_memory(self) -> None:
        problem = self.sitting.keep_memory()
        if problem is not None:
            self.show_note(self.table.say(memory_problem(self.sitting.memory, problem)))

    def action_save(self) -> None:
        """Save the match, and say so."""
        problem = self.sitting.save()
        if problem is not None:
            self._note_save_problem(problem)
        else:
            self.show_note(self.tell("saved", path=str(self.sitting.save_to)), good=True)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Show a good move to the viewer if they have to decide, with its chance and the reason."""
        seat, match = self.eyes, self.match
        if seat is None or not self._legal():
            self.show_note(self.tell("no-hint"))
            return
        self.show_note(self.tell("hint-thinking"), good=True)
        moment = len(match.played)
        advice = await asyncio.to_thread(match.hint, seat)
        if (self.match, self.eyes, len(self.match.played)) == (match, seat, moment):
            why = advice.why
            if advice.runner_up is not None and "other" in why.args:
                why = Line(why.key, {**why.args, "other": self._foretold(seat, advice.runner_up)})
            self.show_note(
                self.tell(
                    "hint",
                    told=self._foretold(seat, advice.move),
                    move=advice.move.text,
                    why=self.table.say(why),
                ),
                good=True,
            )

    def _foretold(self, seat: int, move: Move) -> str:
        """A move in words that can stand within a sentence."""
        return self.table.say(foretell(self.match, seat, move)).rstrip(".")

    def action_help(self) -> None:
        """What the keys do."""
        self.app.push_screen(Help("help"))

    def action_rules(self) -> None:
        """Open the rules at the section that matters now."""
        section = self.match.game.section(self.match.state)
        self.app.push_screen(Rulebook(self.match, section))

    def action_quit(self) -> None:
        """Leave; the match is saved on the way out."""
        self.app.exit()

    def action_again(self) -> None:
        """Another match, when this one is over."""
        if self.match.over:
            self._begin_again()
        else:
            self.show_note(self.tell("not-over"))

    def action_quiet(self) -> None:
        """Silence the opponents, or let them speak again."""
        self._quiet = not self._quiet
        self._log_is_of = None
        self.retell()
        self.show_note(self.tell("quiet" if self._quiet else "not-quiet"), good=True)

    def action_slower(self) -> None:
        """Bots take more time."""
        self._set_pace(min((pace for pace in PACES if pace > self.pace), default=PACES[-1]))

    def action_faster(self) -> None:
        """Bots take less time."""
        self._set_pace(max((pace for pace in PACES if pace < self.pace), default=PACES[0]))

    def _set_pace(self, pace: float) -> None:
        self.pace = pace
        self.show_note(self.tell("pace", seconds=pace), good=True)

    # Taking back

    @work(exclusive=True, group="drive")
    async def action_undo(self) -> None:
        """Go back to your last decision, with the consent of the others if it concerns them."""
        seat = self.eyes
        plan = None if seat is None else self.sitting.taking_back(seat)
        if seat is None or plan is None:
            self.show_note(self.tell("nothing-to-undo"))
        elif plan.is_free or await self._agreed(seat, plan):
            self.sitting.take_back(plan)
            self._told = len(self.match.played)
            self._handing_to = None
            self._save_quietly()
            self.retell()
            if self._looking is not None:
                self.show_note(self.tell("undone", move=self._told_of(plan, seat)), good=True)
        else:
            self.show_note(self.tell("not-undone"))
        self.drive()

    async def _agreed(self, seat: int, plan: TakingBack) -> bool:
        """Ask those concerned: the other people, with all secrets hidden, or the only person at a
        table of bots."""
        if not plan.others:
            question = Question(lambda: self.tell("ask-undo"), to_everybody=False)
        else:
            self._close_eyes()
            self.retell()
            question = Question(lambda: self._ask_others(seat, plan), to_everybody=True)
        return bool(await self.app.push_screen_wait(question))

    def _ask_others(self, seat: int, plan: TakingBack) -> str:
        names = self.sitting.names
        return self.tell(
            "ask-undo-others",
            name=names[seat],
            move=self._told_of(plan, SPECTATOR),
            others=", ".join(names[other] for other in plan.others),
            count=len(plan.others),
        )

    def _told_of(self, plan: TakingBack, viewer: int) -> str:
        """What the log told a viewer of the move to take back, or else its notation."""
        move = plan.moves[0]
        before, after, actor = move.steps[0]
        told = self.match.game.narrate(before, after, actor, move.action, viewer)
        return " ".join(self.table.say(line) for line in told) or move.text


class PlayApp(TableApp):
    """The app around the table."""

    def __init__(
        self,
        sitting: Sitting,
        language: str,
        pace: float = USUAL_PACE,
        curtain_rest: float = CURTAIN_REST,
    ) -> None:
        super().__init__(sitting.match.game.name, sitting.names, language)
        self._table = PlayScreen(sitting, pace, curtain_rest)

    @property
    def sitting(self) -> Sitting:
        """The match being played: a new one after every "again"."""
        return self._table.sitting

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None once several people see their match end."""
        ended_together = self.sitting.shared and self.sitting.match.over
        return None if ended_together else self._table.eyes

    def on_mount(self) -> None:
        self.push_screen(self._table)
        self._leave_on_signals()

    def _leave_on_signals(self) -> None:
        """Save first on a signal to end, in case the terminal is already gone."""
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                with contextlib.suppress(NotImplementedError, RuntimeError):
                    loop.add_signal_handler(number, self._leave)

    def _leave(self) -> None:
        self.sitting.save()
        self.exit()


def save_problem(path: Path, problem: OSError) -> Line:
    """Why a match could not be saved."""
    said = problem.strerror or str(problem)
    return Line("table-save-failed", {"path": str(path), "problem": said})


def memory_problem(path: Path | None, problem: OSError) -> Line:
    """Why the memory for the next match could not be saved."""
    said = problem.strerror or str(problem)
    return Line("table-memory-failed", {"path": str(path), "problem": said})


def play(
    match: Match, seats: list[Seating], language: str, save_to: Path, memory: Path | None
) -> None:
    """Play at the terminal; whatever happens, save the match and say where it is."""
    app = PlayApp(Sitting(match, seats, save_to, memory), language)
    try:
        app.run()
    finally:
        with contextlib.suppress(OSError):
            print(say(farewell(app.sitting), app.language))


def farewell(sitting: Sitting) -> Line:
    """Save one last time, and say where the match is and how to resume it."""
    problem = sitting.save()
    if problem is not None:
        return save_problem(sitting.save_to, problem)
    problem = sitting.keep_memory()
    if problem is not None:
        return memory_problem(sitting.memory, problem)
    over = sitting.match.over
    command = "tripolis replay" if over else "tripolis play --resume"
    key = "table-left-replay" if over else "table-left-resume"
    return Line(key, {"command": f"{command} {shlex.quote(str(sitting.save_to))}"})
