"""The replay: a match step by step, through anybody's eyes."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.timer import Timer

from tripolis.engine.game import State
from tripolis.engine.match import Match
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.terminal.table.app import TableApp
from tripolis.terminal.table.dialogs import Help
from tripolis.terminal.table.frame import Frame
from tripolis.terminal.table.playing import PACES
from tripolis.terminal.table.rulebook import Rulebook
from tripolis.words import LANGUAGES

USUAL_PACE = 1.0
_FASTEST = 0.2


class Stop(NamedTuple):
    """A place in a match where the replay can stand."""

    state: State
    moves: int
    """How many moves have been made."""
    steps: int
    """How many steps of the last move have been told."""


def stops_of(match: Match) -> list[Stop]:
    """The start, every decision, and every automatic step worth a line."""
    game = match.game
    if not match.played:
        return [Stop(match.state, 0, 0)]
    stops = [Stop(match.played[0].before, 0, 0)]
    for number, played in enumerate(match.played, 1):
        for told, (before, after, actor) in enumerate(played.steps, 1):
            if game.narrate(before, after, actor, played.action, SPECTATOR):
                stops.append(Stop(after, number, told))
        # Silent steps at the end of a move belong to the last step told.
        stops[-1] = stops[-1]._replace(state=played.after, steps=len(played.steps))
    return stops


class ReplayScreen(Frame):
    """A match that has been played, or a part of one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("tab", "eyes(1)", show=False),
        Binding("shift+tab", "eyes(-1)", show=False),
        Binding("space", "autoplay", show=False),
        Binding("plus", "pace(1)", show=False),
        Binding("minus", "pace(-1)", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("enter", "jump", show=False),
        Binding("escape,backspace", "forget", show=False),
        Binding("f1", "help", show=False),
    ]
    DEFAULT_CSS = """
    ReplayScreen #moves { display: none; }
    """

    def __init__(self, match: Match) -> None:
        super().__init__(match.game.name)
        self.match = match
        self.at = 0
        self.stops = stops_of(match)
        self.viewers = [*range(match.players), SPECTATOR, EVERYTHING]
        self.viewer = EVERYTHING if match.over else SPECTATOR
        self._pace = USUAL_PACE
        self._number = ""
        self._timer: Timer | None = None

    # What is shown

    def retell(self) -> None:
        """Show the moment at which the replay stands."""
        stop = self.stops[self.at]
        seat = self.viewer if self.viewer >= 0 else None
        view = self.match.game.view(stop.state, self.viewer)
        where = [
            self.picture.moment(view, self.table.language),
            self.tell("replay-at", number=stop.moves, count=len(self.match.played)),
        ]
        self.show_top(where, self._eyes_text())
        self.show_picture(view, seat)
        earlier, now = self._log_to(stop)
        self.show_log([*earlier, *now], len(earlier))
        self._retell_note()
        self.show_keys(
            [
                ("← →", "", self.tell("key-step")),
                ("↑ ↓", "", self.tell("key-move")),
                ("Tab", "screen.eyes(1)", self.tell("key-eyes")),
                ("Space", "screen.autoplay", self.tell("key-play")),
                ("F1", "screen.help", self.tell("key-help")),
                ("F2", "app.language", LANGUAGES[self.table.language]),
                ("F10", "app.quit", self.tell("key-quit")),
            ]
        )

    def _eyes_text(self) -> str:
        if self.viewer == SPECTATOR:
            return self.tell("replay-spectator")
        if self.viewer == EVERYTHING:
            return self.tell("replay-everything")
        return self.tell("replay-eyes", name=self.table.names[self.viewer])

    def _log_to(self, stop: Stop) -> tuple[list[str], list[str]]:
        """The lines before this stop, and those of this stop."""
        previous = self.stops[self.at - 1] if self.at else stop
        return self._lines(0, 0, previous.moves, previous.steps), self._lines(
            previous.moves, previous.steps, stop.moves, stop.steps
        )

    def _lines(self, moves: int, steps: int, to_moves: int, to_steps: int) -> list[str]:
        """What the viewer is told between two points of the match."""
        lines: list[str] = []
        for number in range(max(moves, 1), to_moves + 1):
            played = self.match.played[number - 1]
            low = steps if number == moves else 0
            high = to_steps if number == to_moves else len(played.steps)
            for before, after, actor in played.steps[low:high]:
                told = self.match.game.narrate(before, after, actor, played.action, self.viewer)
                lines += [self.table.say(line) for line in told]
        return lines

    def _retell_note(self) -> None:
        if self._number:
            self.show_note(self.tell("replay-go", number=self._number), good=True)
        elif self.at == len(self.stops) - 1:
            key = "replay-end" if self.match.over else "replay-unfinished"
            self.show_note(self.tell(key), good=True)
        elif self._timer is not None:
            self.show_note(self.tell("replay-playing"), good=True)
        else:
            self.show_note(self.tell("replay-start") if self.at == 0 else "", good=True)

    # What can be done

    def _go(self, stop: int) -> None:
        self.at = min(len(self.stops) - 1, max(0, stop))
        self.retell()

    def action_step(self, direction: int) -> None:
        """Go one step forward or back."""
        self._go(self.at + direction)

    def action_move(self, direction: int) -> None:
        """Go one whole move forward or back."""
        self.go_to_move(self.stops[self.at].moves + direction)

    def go_to_move(self, number: int) -> None:
        """Go to where this many moves have been made, with all that followed."""
        within = [place for place, stop in enumerate(self.stops) if stop.moves <= number]
        self._go(within[-1] if within else 0)

    def action_go(self, stop: int) -> None:
        """Go to the beginning or the end."""
        self._go(stop if stop >= 0 else len(self.stops) + stop)

    def action_eyes(self, direction: int) -> None:
        """Look through other eyes."""
        place = self.viewers.index(self.viewer) + direction
        self.viewer = self.viewers[place % len(self.viewers)]
        self.retell()

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in "0123456789":
            self._number = (self._number + event.character)[:4]
            self._retell_note()

    def action_jump(self) -> None:
        """Go to the move whose number was typed."""
        if self._number:
            number, self._number = int(self._number), ""
            self.go_to_move(number)

    def action_forget(self) -> None:
        """Discard the number typed so far."""
        self._number = ""
        self._retell_note()

    def action_autoplay(self) -> None:
        """Start or stop playing automatically."""
        if self._timer is not None:
            self._stop()
        else:
            if self.at == len(self.stops) - 1:
                self.at = 0
            self._timer = self.set_interval(self._pace, self._next_by_itself)
        self.retell()

    def _next_by_itself(self) -> None:
        if self.at == len(self.stops) - 2:
            self._stop()
        self._go(self.at + 1)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_pace(self, direction: int) -> None:
        """Slower or faster."""
        paces = [pace for pace in PACES if pace >= _FASTEST]
        place = paces.index(self._pace) + direction
        self._pace = paces[min(len(paces) - 1, max(0, place))]
        if self._timer is not None:
            self._timer.stop()
            self._timer = self.set_interval(self._pace, self._next_by_itself)

    def action_rules(self) -> None:
        """Open the rules at the section that matters at this moment."""
        state = self.stops[self.at].state
        section = "" if self.match.game.must_advance(state) else self.match.game.section(state)
        self.app.push_screen(Rulebook(self.match, section))

    def action_help(self) -> None:
        """What the keys do."""
        self.app.push_screen(Help("help-replay"))


class ReplayApp(TableApp):
    """The app around the replay."""

    def __init__(self, match: Match, language: str) -> None:
        names = [*match.names, *[""] * match.players][: match.players]
        super().__init__(match.game.name, names, language)
        self.replay = ReplayScreen(match)

    def on_mount(self) -> None:
        self.push_screen(self.replay)


def replay(match: Match, language: str) -> None:
    """Show a match at the terminal."""
    ReplayApp(match, language).run()
