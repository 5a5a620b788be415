"""The line where you type moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input


class _Completions(Suggester):
    """The first completion of what has been typed."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self.words: Sequence[str] = ()

    async def get_suggestion(self, value: str) -> str | None:
        """The typed beginning with the end of the first known word that fits."""
        for word in self.words:
            if word.lower().startswith(value.lower()):
                return value + word[len(value) :]
        return None


class Entry(Input):
    """An input that completes moves with Tab and recalls earlier entries with Up and Down.

    Every seat has a separate history: what somebody chose in secret stays secret.
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
        """Set what can be typed now, and by whom."""
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
        """Add an entry to its seat's history, and clear the line."""
        if not self._memory or self._memory[-1] != text:
            self._memory.append(text)
        self._place = len(self._memory)
        self.value = ""

    def forget(self) -> None:
        """Forget all entries: another match begins."""
        self._memories = {}
        self._place = 0
        self.value = ""

    def action_clear(self) -> None:
        """Clear the line."""
        self.value = ""

    def action_complete(self) -> None:
        """Complete as far as all completions agree; then cycle through them."""
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
        """Recall an earlier entry, or a later one."""
        self._place = min(len(self._memory), max(0, self._place + direction))
        at_end = self._place == len(self._memory)
        self._set("" if at_end else self._memory[self._place])

    def _set(self, text: str) -> None:
        self.value = text
        self.cursor_position = len(text)


def _common_beginning(words: Sequence[str]) -> str:
    """The longest common beginning of all words, ignoring case."""
    first = words[0]
    length = len(first)
    while any(word[:length].lower() != first[:length].lower() for word in words):
        length -= 1
    return first[:length]
