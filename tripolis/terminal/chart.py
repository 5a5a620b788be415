"""The chances of a match as a plot: one self-contained SVG, alone or in a page.

Each seat has two lines: solid for its true chance, dashed for its chance given what it could know.
Every line is labelled at its end, so you never need the colours to read it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from tripolis.arena.page import write_page
from tripolis.players.analysis import Moment, most_changed, turning_points

Say = Callable[..., str]
"""say(key, **args): a message of the catalogue `analysis`."""

_WIDTH, _HEIGHT = 960, 460
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 170, 64, 52
_LABEL_GAP = 19
_LEAST_TICKS = 6
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)

_STYLE = """
.analysis { color-scheme: light dark; --sheet: #ffffff; --ink: #1d2230; --faint: #5d6475;
  --grid: #e6e5e0; --s0: #2757c4; --s1: #b4530a; --s2: #1c7c4a; --s3: #a3268c; --s4: #6b5b00;
  font: 14px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
@media (prefers-color-scheme: dark) { .analysis { --sheet: #1a1e27; --ink: #e8eaf0;
  --faint: #a3aabb; --grid: #2d3340; --s0: #8fb2ff; --s1: #ffa865; --s2: #6fd8a0; --s3: #f29be0;
  --s4: #e3d06b; } }
.analysis .sheet { fill: var(--sheet); }
.analysis text { fill: var(--faint); }
.analysis .title { fill: var(--ink); font-size: 18px; font-weight: 600; }
.analysis .grid { stroke: var(--grid); }
.analysis .turn { stroke: var(--faint); stroke-dasharray: 2 3; }
.analysis .mark { fill: var(--sheet); stroke: var(--faint); }
.analysis .marked { fill: var(--ink); font-size: 12px; font-weight: 600; }
.analysis polyline { fill: none; stroke-linejoin: round; stroke-linecap: round; }
.analysis .true { stroke-width: 2.5; }
.analysis .own { stroke-width: 1.5; stroke-dasharray: 1 5; }
.analysis .key { stroke: var(--faint); fill: none; }
.analysis .name { font-weight: 600; }
""" + "".join(
    f".analysis .s{seat} {{ stroke: var(--s{seat}); }} "
    f".analysis .name.s{seat} {{ fill: var(--s{seat}); stroke: none; }}\n"
    for seat in range(5)
)


def draw(moments: Sequence[Moment], names: Sequence[str], title: str, say: Say) -> str:
    """The plot."""
    parts = [
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        f'<rect class="sheet" width="{_WIDTH}" height="{_HEIGHT}"/>',
        f'<text class="title" x="{_LEFT}" y="30">{escape(title)}</text>',
        *_frame(len(moments) - 1, say),
        *_turns(moments, names, say),
        *_lines(moments),
        *_names(moments, names),
        *_key(say),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="analysis" role="img"'
        f' viewBox="0 0 {_WIDTH} {_HEIGHT}" width="100%" style="max-width: 80rem">'
        + "".join(parts)
        + "</svg>"
    )


def _x(number: int, last: int) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * number / max(1, last)


def _y(chance: float) -> float:
    return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - chance)


def _frame(last: int, say: Say) -> list[str]:
    """The grid, with percentages on the left and move numbers below."""
    right = _WIDTH - _RIGHT
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(f'<line class="grid" x1="{_LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        said = escape(say("percent", value=percent))
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{said}</text>')
    step = next((step for step in reversed(_STEPS) if last // step >= _LEAST_TICKS), 1)
    for number in range(0, last + 1, step):
        x = _x(number, last)
        y = _HEIGHT - _BOTTOM + 20
        parts.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{number}</text>')
    label = escape(say("moves-axis"))
    parts.append(f'<text x="{right}" y="{_HEIGHT - 12}" text-anchor="end">{label}</text>')
    return parts


def _lines(moments: Sequence[Moment]) -> list[str]:
    last = len(moments) - 1
    parts = []
    for seat in range(len(moments[0].true_chances)):
        for kind, chances in (
            ("own", [moment.own_chances[seat] for moment in moments]),
            ("true", [moment.true_chances[seat] for moment in moments]),
        ):
            points = " ".join(
                f"{_x(number, last):.1f},{_y(chance):.1f}" for number, chance in enumerate(chances)
            )
            parts.append(f'<polyline class="{kind} s{seat}" points="{points}"/>')
    return parts


def _names(moments: Sequence[Moment], names: Sequence[str]) -> list[str]:
    """Each seat's name at the end of its line; names that would overlap are moved apart."""
    ends = moments[-1].true_chances
    order = sorted(range(len(ends)), key=lambda seat: (-ends[seat], seat))
    heights = [_y(ends[seat]) + 5 for seat in order]
    for i in range(1, len(heights)):
        heights[i] = max(heights[i], heights[i - 1] + _LABEL_GAP)
    lowest = _HEIGHT - _BOTTOM + 8
    for i in reversed(range(len(heights))):
        heights[i] = min(heights[i], lowest - _LABEL_GAP * (len(heights) - 1 - i))
    x = _WIDTH - _RIGHT + 10
    return [
        f'<text class="name s{seat}" x="{x}" y="{y:.1f}">{escape(_short(names[seat]))}</text>'
        for seat, y in zip(order, heights, strict=True)
    ]


def _short(name: str) -> str:
    return name if len(name) <= 18 else name[:17] + "…"


def _turns(moments: Sequence[Moment], names: Sequence[str], say: Say) -> list[str]:
    """A thin line at each turning point, with the number of its move."""
    last = len(moments) - 1
    parts = []
    for moment in turning_points(list(moments)):
        x = _x(moment.number, last)
        said = escape(turn_said(moment, moments[moment.number - 1], names, say))
        parts.append(
            f'<g><title>{said}</title><line class="turn" x1="{x:.1f}" x2="{x:.1f}"'
            f' y1="{_TOP - 6}" y2="{_HEIGHT - _BOTTOM}"/>'
            f'<text class="marked" x="{x:.1f}" y="{_TOP - 10}" text-anchor="middle">'
            f"{moment.number}</text></g>"
        )
    return parts


def _key(say: Say) -> list[str]:
    """What solid and dashed lines mean."""
    y = _HEIGHT - 16
    parts, x = [], _LEFT
    for kind in ("true", "own"):
        said = say(f"as-{kind}")
        parts.append(f'<polyline class="key {kind}" points="{x},{y - 5} {x + 30},{y - 5}"/>')
        parts.append(f'<text x="{x + 38}" y="{y}">{escape(said)}</text>')
        x += 70 + round(7.2 * len(said))
    return parts


def turn_said(moment: Moment, before: Moment, names: Sequence[str], say: Say) -> str:
    """A turning point as a sentence."""
    changed = most_changed(moment, before)
    return say(
        "turn",
        number=moment.number,
        player=names[moment.seat or 0],
        move=moment.move,
        who=names[changed],
        before=round(100 * before.true_chances[changed]),
        after=round(100 * moment.true_chances[changed]),
    )


def page(plot: str, title: str, language: str, sections: Sequence[tuple[str, list[str]]]) -> str:
    """The plot in a page, with lists of sentences under it."""
    told = "".join(
        f"<h2>{escape(heading)}</h2><ul>"
        + "".join(f"<li>{escape(line)}</li>" for line in lines)
        + "</ul>"
        for heading, lines in sections
    )
    return write_page(language, title, _PAGE_STYLE, [f'<div class="plot">{plot}</div>', told])


_PAGE_STYLE = """
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  background: light-dark(#f6f5f2, #12151c); color: light-dark(#1d2230, #e8eaf0); }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.plot { overflow-x: auto; border-radius: 14px; }
svg { display: block; min-width: 44rem; }
h2 { font-size: 1.15rem; margin: 1.5rem 0 .25rem; }
ul { margin: 0; padding-left: 1.2rem; }
li { overflow-wrap: anywhere; }
"""
