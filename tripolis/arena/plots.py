"""Small plots as inline SVG.

Places along a plot are percentages and heights are pixels, so a plot fills whatever width it gets
while its text and dots keep their size: the same page serves a phone and a wide screen. Colours
come from the page's style, light or dark.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

Describe = Callable[[int, int, int], str]
"""Describes a bar in words: its first and last value, and the count."""

_WHISKERS_HEIGHT = 28
_AXIS_HEIGHT = 22
_CAP = 5
_DOT = 5.5
_AIR = 0.03
"""The fraction of a scale left empty at each end."""
_NAMED = 0.15
"""The fraction of a scale left for a name beside the last dot."""
_GAP = 0.12
"""The fraction of a bar's width left empty beside it."""


@dataclass(frozen=True)
class Scale:
    """The values along a plot, from its left edge to its right one."""

    low: float
    high: float
    step: float

    def place(self, value: float) -> str:
        """Where a value stands."""
        return f"{100 * (value - self.low) / (self.high - self.low):.2f}%"

    def width(self, amount: float) -> str:
        """How wide an amount is."""
        return f"{100 * amount / (self.high - self.low):.2f}%"

    @property
    def ticks(self) -> list[float]:
        """Round values to mark."""
        first = math.ceil(self.low / self.step - 1e-9)
        last = math.floor(self.high / self.step + 1e-9)
        return [number * self.step for number in range(first, last + 1)]


def scale_for(values: Sequence[float], marks: int = 8) -> Scale:
    """A scale that fits all values with a little room, and at most this many marks."""
    low, high = min(values), max(values)
    if high <= low:
        low, high = low - 1, high + 1
    air = _AIR * (high - low)
    return Scale(low - air, high + air, round_step((high - low) / marks))


def round_step(wanted: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, 50, … (or 0.1, 0.2, …) that is at least this."""
    power = 10.0 ** math.floor(math.log10(wanted))
    return next(power * round for round in (1, 2, 5, 10) if power * round >= wanted * (1 - 1e-9))


def whiskers(scale: Scale, value: float, low: float, high: float, label: str) -> str:
    """A value as a dot, with its interval."""
    middle = _WHISKERS_HEIGHT / 2
    ends = "".join(
        _line("whisker", scale.place(end), middle - _CAP, scale.place(end), middle + _CAP)
        for end in (low, high)
    )
    reach = _line("whisker", scale.place(low), middle, scale.place(high), middle)
    dot = f'<circle class="dot" cx="{scale.place(value)}" cy="{middle:g}" r="{_DOT}"/>'
    return _svg(_WHISKERS_HEIGHT, _grid(scale, _WHISKERS_HEIGHT) + reach + ends + dot, label)


@dataclass(frozen=True)
class Dot:
    """A place in a plot of two scales, with an interval upwards and downwards."""

    x: float
    y: float
    low: float
    high: float
    name: str
    said: str


def scatter(dots: Sequence[Dot], height: int, write: Callable[[float], str]) -> str:
    """Dots with their names, and the values of the scale from left to right under them."""
    across = scale_for([dot.x for dot in dots], marks=6)
    air = _NAMED * (across.high - across.low)
    across = Scale(across.low, across.high + air, across.step)
    upwards = scale_for([end for dot in dots for end in (dot.low, dot.high)])

    def level(value: float) -> float:
        return height * (upwards.high - value) / (upwards.high - upwards.low)

    marks = []
    for dot in dots:
        x = across.place(dot.x)
        marks.append(
            _line("whisker", x, level(dot.low), x, level(dot.high))
            + f'<circle class="dot" cx="{x}" cy="{level(dot.y):.1f}" r="{_DOT}">'
            f"<title>{escape(dot.said)}</title></circle>"
            f'<text class="named" x="{x}" y="{level(dot.y):.1f}" dx="9" dy="4">{escape(dot.name)}'
            "</text>"
        )
    label = "; ".join(dot.said for dot in dots)
    return _svg(height, _grid(across, height) + "".join(marks), label) + axis(across, write)


def reference(scale: Scale, value: float, plot: str) -> str:
    """The same plot with a dashed line at a value to compare with."""
    line = _line("reference", scale.place(value), 0, scale.place(value), "100%")
    return plot.replace("</svg>", line + "</svg>")


def axis(scale: Scale, write: Callable[[float], str]) -> str:
    """The scale's values, shown under plots that share it."""
    texts = "".join(
        f'<text x="{scale.place(tick)}" y="15" text-anchor="middle">{escape(write(tick))}</text>'
        for tick in scale.ticks
    )
    return f'<svg class="axis" height="{_AXIS_HEIGHT}" aria-hidden="true">{texts}</svg>'


@dataclass(frozen=True)
class Bins:
    """Values counted in ranges of equal width."""

    width: int
    counts: dict[int, int]
    """How many values each range holds, by the range's first value."""

    @property
    def tallest(self) -> int:
        """The most values in a range."""
        return max(self.counts.values())


def bins_of(values: Sequence[int], width: int) -> Bins:
    """Count whole numbers in ranges of a width."""
    return Bins(width, dict(sorted(Counter(value // width * width for value in values).items())))


def bin_width(values: Sequence[int], most: int) -> int:
    """A round width that spreads the values over at most about this many ranges."""
    return max(1, int(round_step(max(max(values) - min(values), 1) / most)))


def histogram(
    scale: Scale,
    bins: Bins,
    height: int,
    middle: float,
    label: str,
    describe: Describe,
) -> str:
    """Bars for the counts, and a line at the middle value."""
    bars = []
    for first, count in bins.counts.items():
        tall = max(1.0, (height - 2) * count / bins.tallest)
        said = escape(describe(first, first + bins.width - 1, count))
        x, width = scale.place(first), scale.width(bins.width * (1 - _GAP))
        bars.append(
            f'<rect class="bar" x="{x}" width="{width}" y="{height - tall:.1f}"'
            f' height="{tall:.1f}" rx="1"><title>{said}</title></rect>'
        )
    # A whole number fills a width of one, so its middle lies half of that further on.
    centre = scale.place(middle + 0.5)
    line = _line("middle", centre, 0, centre, height)
    return _svg(height, _grid(scale, height) + "".join(bars) + line, label)


def _grid(scale: Scale, height: int) -> str:
    return "".join(
        _line("grid", scale.place(tick), 0, scale.place(tick), height) for tick in scale.ticks
    )


def _line(kind: str, x1: str, y1: float, x2: str, y2: float | str) -> str:
    bottom = y2 if isinstance(y2, str) else f"{y2:g}"
    return f'<line class="{kind}" x1="{x1}" y1="{y1:g}" x2="{x2}" y2="{bottom}"/>'


def _svg(height: int, content: str, label: str) -> str:
    return f'<svg height="{height}" role="img" aria-label="{escape(label)}">{content}</svg>'
