"""The line that moves are typed into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input


class _Completions(Suggester):
    """The first thing that goes on from what has been typed."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self.words: Sequence[str] = ()

    async def get_suggestion(self, value: str) -> str | None:
        """Ends as a known word does, and begins as it was typed."""
        for word in self.words:
            if word.lower().startswith(value.lower()):
                return value + word[len(value) :]
        return None


class Entry(Input):
    """An input that completes moves with Tab and recalls earlier entries with Up and Down.

    Every seat has memories of its own: what somebody chose in secret stays theirs.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("up", "recall(-1)", show=False),
        Binding("down", "recall(1)", show=False),
        Binding("escape", "clear", show=False),
    ]
    DEFAULT_CSS = """
    Entry { height: 1; border: none; padding: 0 1; background: $surface; }
    Entry:focus { border: none; background-tint: $primary 12%; }
    """

    def __init__(self) -> None:
        self._completions = _Completions()
        super().__init__(suggester=self._completions, select_on_focus=False)
        self._memories: dict[int | None, list[str]] = {}
        self._seat: int | None = None
        self._place = 0
        self._cycle: list[str] = []

    def offer(self, seat: int | None, words: Sequence[str]) -> None:
        """What can be typed now, and by whom."""
        self._completions.words = words
        self._cycle = []
        if seat != self._seat:
            self._seat = seat
            self.value = ""
        self._place = len(self._memory)

    @property
    def _memory(self) -> list[str]:
        return self._memories.setdefault(self._seat, [])

    def remember(self, text: str) -> None:
        """Keep an entry for its seat, and make room for the next."""
        if not self._memory or self._memory[-1] != text:
            self._memory.append(text)
        self._place = len(self._memory)
        self.value = ""

    def forget(self) -> None:
        """Another match begins."""
        self._memories = {}
        self._place = 0
        self.value = ""

    def action_clear(self) -> None:
        """Begin again."""
        self.value = ""

    def action_complete(self) -> None:
        """Go on as far as all completions agree; then through them, one after another."""
        if self.value in self._cycle:
            after = (self._cycle.index(self.value) + 1) % len(self._cycle)
            self._set(self._cycle[after])
            return
        typed = self.value.lower()
        fitting = [word for word in self._completions.words if word.lower().startswith(typed)]
        if not fitting:
            return
        common = _common_beginning(fitting)
        if len(common) > len(typed):
            self._set(common)
        else:
            self._cycle = fitting
            self._set(fitting[0])

    def action_recall(self, direction: int) -> None:
        """An earlier entry, or a later one."""
        self._place = min(len(self._memory), max(0, self._place + direction))
        at_end = self._place == len(self._memory)
        self._set("" if at_end else self._memory[self._place])

    def _set(self, text: str) -> None:
        self.value = text
        self.cursor_position = len(text)


def _common_beginning(words: Sequence[str]) -> str:
    """How all words begin, whatever their case."""
    first = words[0]
    length = len(first)
    while any(word[:length].lower() != first[:length].lower() for word in words):
        length -= 1
    return first[:length]
