"""The report: one self-contained HTML page, and the same figures as JSON."""

from __future__ import annotations

import json
import math
import shlex
from collections.abc import Sequence
from html import escape
from pathlib import Path
from statistics import median

from tripolis.arena import plots
from tripolis.arena.page import write_page
from tripolis.arena.share import Share
from tripolis.arena.speech import Speech
from tripolis.arena.standings import Standing, Standings
from tripolis.arena.tournament import MOVE_SECONDS, Tournament, write_contestants

PAGE = "arena.html"
FIGURES = "arena.json"

_STRONGEST_HEAT = 62
"""The strongest tint of a cell, in percent: its text must stay readable."""
_MOST_BARS = 30
_LENGTHS_HEIGHT = 110
_POINTS_HEIGHT = 44
_TIMES_HEIGHT = 260
_LONG = 0.01
"""Shorter times are told with a decimal of a millisecond, in seconds."""
_LARGEST_PLAIN_SEED = 1 << 64
"""Larger seeds are written in hexadecimal, as in record files."""


def write_report(folder: Path, tournament: Tournament, standings: Standings, language: str) -> Path:
    """Write the page and the figures into a folder; returns the path of the page."""
    folder.mkdir(parents=True, exist_ok=True)
    told = json.dumps(figures(tournament, standings), indent=2, ensure_ascii=False)
    (folder / FIGURES).write_text(told + "\n", "utf-8")
    (folder / PAGE).write_text(page(tournament, standings, language), "utf-8")
    return folder / PAGE


# The figures


def figures(tournament: Tournament, standings: Standings) -> dict[str, object]:
    """Everything the report shows, as plain JSON values."""
    return {
        "terms": tournament.terms(),
        "matches": standings.matches,
        "standings": [
            {
                "label": row.label,
                "rating": row.mu,
                "sigma": row.sigma,
                "interval": list(row.interval),
                "bradley_terry": {
                    "elo": row.strength.points,
                    "interval": [row.strength.low, row.strength.high],
                },
                "first_places": _share_figures(row.firsts),
                "mean_place": row.mean_rank,
                "mean_points": row.mean_score,
                "forfeits": row.forfeit_kinds,
                "fallback_moves": row.fallback_moves,
                **({"seconds_a_move": row.time_a_move} if row.time_a_move else {}),
            }
            for row in standings.rows
        ],
        "head_to_head": [
            {"ahead": one.label, "behind": other.label, **_share_figures(share)}
            for one, other, share in _duels(standings)
            if share is not None
        ],
        "seats": [_share_figures(share) for share in standings.seats],
        "lengths": standings.lengths,
    }


def _share_figures(share: Share) -> dict[str, object]:
    if not share.matches:
        return {"matches": 0}
    return {
        "matches": share.matches,
        "wins": share.wins,
        "share": share.part,
        "interval": list(share.interval),
    }


def _duels(standings: Standings) -> list[tuple[Standing, Standing, Share | None]]:
    return [
        (one, other, standings.duels.get((one.contestant, other.contestant)))
        for one in standings.rows
        for other in standings.rows
    ]


# The page


def page(tournament: Tournament, standings: Standings, language: str) -> str:
    """The whole page."""
    says = Speech(language)
    title = says("title", game=says.title_of(tournament.game_name))
    parts = [
        f"<h1>{escape(title)}</h1>",
        _facts(tournament, standings, says),
        _ratings(standings, says),
        _times(standings, says),
        _duels_table(standings, says),
        _points(standings, says),
        _pair(_seats(standings, says), _lengths(standings, says)),
        _forfeits(tournament, standings, says),
        _method(tournament, says),
    ]
    style = (Path(__file__).parent / "page.css").read_text("utf-8")
    return write_page(language, title, style, parts)


def _section(heading: str, about: str, content: str) -> str:
    return (
        f"<section><h2>{escape(heading)}</h2>"
        f'<p class="about">{escape(about)}</p>{content}</section>'
    )


def _pair(*sections: str) -> str:
    shown = [section for section in sections if section]
    return f'<div class="pair">{"".join(shown)}</div>' if shown else ""


def _row(name: str, plot: str, value: str = "", small: str = "") -> str:
    small = f"<small>{escape(small)}</small>" if small else ""
    return (
        f'<div class="row"><div class="name">{name}</div>{plot}'
        f'<div class="value">{escape(value)}{small}</div></div>'
    )


def _name(place: int, label: str) -> str:
    return (
        f'<span class="who"><span class="place">{place}</span><span>{escape(label)}</span></span>'
    )


def _facts(tournament: Tournament, standings: Standings, says: Speech) -> str:
    facts = facts_of(tournament, standings.matches, says)
    shown = " ".join(f"<span>{escape(fact)}</span>" for fact in facts)
    return f'<p class="facts">{shown}</p>'


def facts_of(tournament: Tournament, matches: int, says: Speech) -> list[str]:
    """What was played, in a few words each."""
    return [
        says("matches", count=matches),
        says("deals", count=tournament.schedule.deals),
        says("players", count=tournament.players),
        says("seed", seed=_seed_text(tournament)),
        *_option_texts(tournament),
    ]


def _option_texts(tournament: Tournament) -> list[str]:
    """The options that differ from their defaults, as you would type them."""
    usual = tournament.game.full_options({})
    return [
        f"{name}={','.join(value) if isinstance(value, list) else value}"
        for name, value in tournament.options.items()
        if value != usual[name]
    ]


def _seed_text(tournament: Tournament) -> str:
    seed = tournament.seed
    return str(seed) if seed < _LARGEST_PLAIN_SEED else f"{seed:064x}"


def _ratings(standings: Standings, says: Speech) -> str:
    scale = plots.scale_for([end for row in standings.rows for end in row.interval])
    timed = any(row.time_a_move for row in standings.rows)
    rows, lines = [], []
    for place, row in enumerate(standings.rows, 1):
        rating, low, high = (says.number(value, 1) for value in (row.mu, *row.interval))
        label = says("rating-said", name=row.label, rating=rating, low=low, high=high)
        plot = plots.whiskers(scale, row.mu, *row.interval, label)
        rows.append(_row(_name(place, row.label), plot, rating, says.range(low, high)))
        points = row.mean_score
        lines.append(
            [
                _name(place, row.label),
                _elo(row, says),
                _with_interval(row.firsts, says),
                says.number(row.mean_rank, 2),
                says.number(points, 1) if points is not None else "–",
                *([said_time(row, says)] if timed else []),
            ]
        )
    rows.append(_row("", plots.axis(scale, says.number)))
    keys = (
        "contestant",
        "elo",
        "firsts",
        "mean-place",
        "mean-points",
        *(["time"] if timed else []),
    )
    columns = [says(key) for key in keys]
    table = _table(columns, lines)
    return _section(says("ratings"), says("ratings-about"), "".join(rows) + table)


def said_time(row: Standing, says: Speech) -> str:
    """A contestant's processor time for a move, in milliseconds."""
    time = row.time_a_move
    return "–" if time is None else says.number(1000 * time, 1 if time < _LONG else 0)


def _times(standings: Standings, says: Speech) -> str:
    """Strength against time; empty if no time was measured."""
    timed = [(row, row.time_a_move) for row in standings.rows]
    dots = [
        plots.Dot(
            math.log10(1000 * time),
            row.strength.points,
            row.strength.low,
            row.strength.high,
            row.label,
            says(
                "time-said",
                name=row.label,
                elo=says.number(row.strength.points),
                time=said_time(row, says),
            ),
        )
        for row, time in timed
        if time
    ]
    if not dots:
        return ""
    plot = plots.scatter(dots, _TIMES_HEIGHT, lambda power: says.number(10**power, 1))
    return _section(says("times"), says("times-about"), plot)


def _elo(row: Standing, says: Speech) -> str:
    points, low, high = (
        says.number(end) for end in (row.strength.points, row.strength.low, row.strength.high)
    )
    return f"<b>{points}</b> <small>{says.range(low, high)}</small>"


def _with_interval(share: Share, says: Speech) -> str:
    return f"<b>{says.percent(share.part)}</b> <small>{says.interval(share)}</small>"


def _table(columns: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table; its cells are HTML already."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{line[0]}</th>'
        + "".join(f"<td>{cell}</td>" for cell in line[1:])
        + "</tr>"
        for line in lines
    )
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _duels_table(standings: Standings, says: Speech) -> str:
    """Who finished ahead of whom: numbers on a heat map."""
    places = range(1, len(standings.rows) + 1)
    head = "".join(
        f'<th scope="col">{place}<span class="wide">{escape(row.label)}</span></th>'
        for place, row in zip(places, standings.rows, strict=True)
    )
    cells = [_duel_cell(one, other, share, says) for one, other, share in _duels(standings)]
    count = len(standings.rows)
    body = "".join(
        f'<tr><th scope="row">{_name(place, row.label)}</th>'
        + "".join(cells[(place - 1) * count : place * count])
        + "</tr>"
        for place, row in zip(places, standings.rows, strict=True)
    )
    table = (
        f'<div class="scroll"><table class="duels" style="--columns: {count}">'
        f"<thead><tr><th></th>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )
    return _section(says("duels"), says("duels-about"), table)


def _duel_cell(one: Standing, other: Standing, share: Share | None, says: Speech) -> str:
    if share is None:
        return '<td class="self"></td>'
    low, high = (says.number(100 * end) for end in share.interval)
    said = says(
        "duel-said",
        one=one.label,
        other=other.label,
        share=says.percent(share.part),
        low=low,
        high=high,
        matches=says("matches", count=share.matches),
    )
    kind = "ahead" if share.part >= 0.5 else "behind"
    heat = round(_STRONGEST_HEAT * abs(2 * share.part - 1))
    return (
        f'<td class="{kind}" style="--heat: {heat}%" title="{escape(said)}">'
        f"<b>{says.number(100 * share.part)}</b><small>{says.interval(share)}</small></td>"
    )


def _seats(standings: Standings, says: Speech) -> str:
    """What each seat is worth; empty if every match had a forfeit."""
    seats = standings.seats
    if not seats[0].matches:
        return ""
    fair = 1 / len(seats)
    low, high = seats[0].interval
    verdict = "none" if low <= fair <= high else "more" if seats[0].part > fair else "less"
    about = says(
        "seats-about",
        verdict=verdict,
        share=says.percent(seats[0].part),
        low=says.number(100 * low),
        high=says.number(100 * high),
        fair=says.percent(fair),
    )
    ends = [100 * end for share in seats for end in (*share.interval, fair)]
    scale = plots.scale_for(ends, marks=6)
    rows = []
    for number, share in enumerate(seats, 1):
        low, high = (100 * end for end in share.interval)
        name = says("seat", number=number)
        interval = says.interval(share)
        label = says(
            "rating-said",
            name=name,
            rating=says.percent(share.part),
            low=says.number(low),
            high=says.number(high),
        )
        plot = plots.whiskers(scale, 100 * share.part, low, high, label)
        plot = plots.reference(scale, 100 * fair, plot)
        rows.append(_row(escape(name), plot, says.percent(share.part), interval))
    rows.append(_row("", plots.axis(scale, lambda value: says.percent(value / 100))))
    return _section(says("seats"), about, "".join(rows))


def _lengths(standings: Standings, says: Speech) -> str:
    lengths = standings.lengths
    if not lengths:
        return ""
    middle = median(lengths)
    about = says(
        "lengths-about", median=says.number(middle), shortest=min(lengths), longest=max(lengths)
    )
    bins = plots.bins_of(lengths, plots.bin_width(lengths, _MOST_BARS))
    scale = plots.scale_for([min(bins.counts), max(bins.counts) + bins.width])
    plot = plots.histogram(scale, bins, _LENGTHS_HEIGHT, middle, about, _bar_words(says))
    return _section(says("lengths"), about, plot + plots.axis(scale, says.number))


def _bar_words(says: Speech) -> plots.Describe:
    def describe(first: int, last: int, count: int) -> str:
        values = says.range(says.number(first), says.number(last))
        return says("bar", range=values, matches=says("matches", count=count))

    return describe


def _points(standings: Standings, says: Speech) -> str:
    """Every contestant's scores, stacked on one scale."""
    scored = [row for row in standings.rows if row.scores]
    if not scored:
        return ""
    every = [score for row in scored for score in row.scores]
    width = plots.bin_width(every, 2 * _MOST_BARS)
    first, last = min(every) // width * width, max(every) // width * width
    scale = plots.scale_for([first, last + width])
    rows = []
    for place, row in enumerate(standings.rows, 1):
        if not row.scores:
            continue
        middle = median(row.scores)
        said = says("median", value=says.number(middle))
        bins = plots.bins_of(row.scores, width)
        label = f"{row.label}: {said}"
        plot = plots.histogram(scale, bins, _POINTS_HEIGHT, middle, label, _bar_words(says))
        rows.append(_row(_name(place, row.label), plot, "", said))
    rows.append(_row("", plots.axis(scale, says.number)))
    return _section(says("points"), says("points-about"), "".join(rows))


def _forfeits(tournament: Tournament, standings: Standings, says: Speech) -> str:
    """What programs did wrong; empty if no program took part."""
    if all(contestant.mind is not None for contestant in tournament.contestants):
        return ""
    failed = [
        _forfeits_of(place, row, says)
        for place, row in enumerate(standings.rows, 1)
        if row.forfeits
    ]
    about = says("forfeits-about") if failed else says("forfeits-none")
    return _section(says("forfeits"), about, "".join(failed))


def _forfeits_of(place: int, row: Standing, says: Speech) -> str:
    count = says(
        "forfeits-count",
        lost=len(row.forfeits),
        all=row.firsts.matches,
        moves=row.fallback_moves,
    )
    reasons = "".join(
        f"<li>{escape(says(f'forfeit-{kind}', count=times))}</li>"
        for kind, times in row.forfeit_kinds.items()
    )
    detail = next((forfeit.detail for forfeit in row.forfeits if forfeit.detail), "")
    example = escape(says("forfeits-example", detail="\0")).replace(
        "\0", f"<code>{escape(detail)}</code>"
    )
    return (
        f'<div class="failed"><div>{_name(place, row.label)}</div><div>'
        f'<span class="lost">{escape(count)}</span><ul>{reasons}</ul>'
        f"{example if detail else ''}</div></div>"
    )


def _method(tournament: Tournament, says: Speech) -> str:
    paragraphs = [says(f"method-{part}") for part in ("schedule", "rating", "elo")]
    clocks = [one.label for one in tournament.contestants if one.by_the_clock]
    if clocks:
        paragraphs.append(says("method-clock", names=", ".join(clocks)))
    paragraphs.append(says("method-command"))
    return (
        f"<details><summary>{escape(says('method'))}</summary>"
        + "".join(f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs)
        + f"<pre><code>{escape(command_of(tournament))}</code></pre></details>"
    )


def command_of(tournament: Tournament) -> str:
    """The command that plays the same tournament again."""
    words = ["tripolis", "arena", "--game", tournament.game_name]
    words += ["--players-per-match", str(tournament.players)]
    words += ["--contestants", write_contestants(tournament.contestants)]
    words += ["--matches", str(tournament.matches), "--seed", _seed_text(tournament)]
    for option in _option_texts(tournament):
        words += ["-o", option]
    if tournament.move_seconds != MOVE_SECONDS:
        words += ["--move-seconds", f"{tournament.move_seconds:g}"]
    if tournament.timed:
        words.append("--times")
    return shlex.join(words)
