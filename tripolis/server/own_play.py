"""What your matches say about your play: results, habits, and landmarks to train.

Everything follows from the matches themselves. Each is counted once, when you look after it has
ended, and the counts are kept in a note that nobody else is shown.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tripolis.engine.habits import Habit, habits_of
from tripolis.players.levels import LEVELS
from tripolis.puzzles.map_of_day import GAME, Cell, GrowingMap, find_maps
from tripolis.server import live, map_of_day, own_puzzles
from tripolis.server.errors import NotFound, Refused
from tripolis.server.house import House, aside
from tripolis.server.live import News
from tripolis.server.models import BOT, Person, Table
from tripolis.server.rendering import line_json
from tripolis.server.shapes import GamePlayOut, HabitItem, MapOut, OwnPlayOut
from tripolis.words import Line

_NOTE, _TRAINING = "play", "training"
_AT_ONCE = 20
"""So many matches are read for one answer; the page asks again for the rest."""
_LANDMARKS = ("height", "year")
"""The habits of laying a landmark, by what was compared."""
_MOST = 12
"""So many landmarks are trained at once."""


class Tally(msgspec.Struct):
    """How often something was done, and how often it was right."""

    count: int = 0
    right: int = 0


class GamePlay(msgspec.Struct):
    """What is counted for a game."""

    results: dict[str, Tally] = {}
    """Matches and victories, by the number of players and the level: `2/expert`."""
    habits: dict[str, dict[str, Tally]] = {}
    judged: set[str] = set()
    """The kinds of habits that can be right or wrong."""


class Play(msgspec.Struct):
    """Everything that is counted for a person."""

    seen: list[str] = []
    """The tables whose matches are counted."""
    games: dict[str, GamePlay] = {}


class Digest(msgspec.Struct):
    """What one match adds."""

    table: str
    game: str = ""
    results: str = ""
    won: bool = False
    habits: list[Habit] = []


async def look(house: House, person: Person) -> OwnPlayOut:
    """A person's play, with what has been counted so far."""
    play = _read(await house.store.note(person.id, _NOTE))
    ended = await house.store.finished_of(person.id)
    seen = set(play.seen)
    fresh = [table for table in ended if table not in seen]
    found = [await _digest(house, person, table) for table in fresh[:_AT_ONCE]]
    if found:
        play = await _change(house, person, found)
    puzzles = await own_puzzles.listed(house, person)
    return {
        "games": [_game_json(name, play.games[name]) for name in sorted(play.games)],
        "misjudged": [_item(word, tally, True) for word, tally in _misjudged(play)[1]],
        "puzzles": puzzles,
        "left": len(fresh[_AT_ONCE:]),
    }


# Counting matches


async def _digest(house: House, person: Person, table_id: str) -> Digest:
    news = await house.store.read_news(table_id, live.NOTHING_KNOWN)
    return Digest(table_id) if news is None else await aside(_digest_of, news, person.id)


def _digest_of(news: News, person: str) -> Digest:
    """What a match says; nothing if its rules are not those of today."""
    table, nothing = news.table, Digest(news.table.id)
    seats = table.seats_of(person)
    loaded = live.load(table.id, news)
    match = None if loaded.outdated else loaded.match
    if not seats or match is None or (result := match.result) is None:
        return nothing
    return Digest(
        table.id,
        table.game,
        f"{table.players}/{_level(table)}",
        result.ranks[seats[0]] == 1,
        habits_of(match, seats[0]),
    )


def _level(table: Table) -> str:
    """The strongest bots' level; "people" if there were none."""
    order = list(LEVELS)
    bots = [seat.level for seat in table.seats if seat.kind == BOT and seat.level in order]
    return max((str(level) for level in bots), key=order.index, default="people")


async def _change(house: House, person: Person, found: Iterable[Digest]) -> Play:
    def change(text: str | None) -> str:
        play = _read(text)
        for digest in found:
            if digest.table not in play.seen:
                play.seen.append(digest.table)
                _count(play, digest)
        return msgspec.json.encode(play).decode()

    return _read(await house.store.change_note(person.id, _NOTE, change))


def _count(play: Play, digest: Digest) -> None:
    if not digest.game:
        return
    counted = play.games.setdefault(digest.game, GamePlay())
    if digest.results:
        tally = counted.results.setdefault(digest.results, Tally())
        tally.count += 1
        tally.right += digest.won
    for habit in digest.habits:
        tally = counted.habits.setdefault(habit.kind, {}).setdefault(habit.word, Tally())
        tally.count += 1
        tally.right += habit.right is True
        if habit.right is not None:
            counted.judged.add(habit.kind)


def _read(text: str | None) -> Play:
    return msgspec.json.decode(text, type=Play) if text else Play()


# Telling it


def _game_json(name: str, counted: GamePlay) -> GamePlayOut:
    results = sorted(counted.results.items())
    return {
        "game": name,
        "played": sum(tally.count for _, tally in results),
        "won": sum(tally.right for _, tally in results),
        "results": [
            {
                "players": int(key.partition("/")[0]),
                "level": key.partition("/")[2],
                "played": tally.count,
                "won": tally.right,
            }
            for key, tally in results
        ],
        "habits": [
            {
                "kind": kind,
                "items": [_item(word, tally, kind in counted.judged) for word, tally in most],
            }
            for kind, words in counted.habits.items()
            if kind not in _LANDMARKS and (most := _most_often(words))
        ],
    }


def _most_often(words: dict[str, Tally]) -> list[tuple[str, Tally]]:
    return sorted(words.items(), key=lambda item: (-item[1].count, item[0]))


def _item(word: str, tally: Tally, judged: bool) -> HabitItem:
    return {
        "what": line_json(Line(word)),
        "count": tally.count,
        "right": tally.right if judged else None,
    }


# Landmarks to train


class Walk(msgspec.Struct):
    """A training under way."""

    mode: str = ""
    words: list[str] = []
    number: int = 0
    """Which training it is: the same landmarks come in another order."""
    cells: list[Cell] = []

    def open(self) -> GrowingMap:
        """The map as it lies."""
        return find_maps().train(self.mode, self.words, self.number, self.cells)


def _misjudged(play: Play) -> tuple[str, list[tuple[str, Tally]]]:
    """What is compared, and the landmarks that were wrong there at least as often as right."""
    habits = play.games.get(GAME, GamePlay()).habits
    missed = {
        mode: [
            (word, tally)
            for word, tally in habits.get(mode, {}).items()
            if tally.count and 2 * tally.right <= tally.count
        ]
        for mode in _LANDMARKS
    }
    mode = max(_LANDMARKS, key=lambda mode: len(missed[mode]))
    worst = sorted(missed[mode], key=lambda item: (item[1].right - item[1].count, item[0]))
    return mode, worst[:_MOST]


async def look_at_training(house: House, person: Person) -> MapOut:
    """The training under way, or another one if there is none."""
    mode, worst = _misjudged(_read(await house.store.note(person.id, _NOTE)))

    def change(text: str | None) -> str:
        walk = _walk(text)
        if not walk.words or walk.open().done:
            if not worst:
                raise NotFound("training-none")
            walk = Walk(mode, [word for word, _ in worst], walk.number + 1)
        return msgspec.json.encode(walk).decode()

    walk = _walk(await house.store.change_note(person.id, _TRAINING, change))
    return await aside(lambda: map_of_day.told(walk.open(), "", 0))


async def lay(house: House, person: Person, number: int, cell: Cell) -> MapOut:
    """Lay the landmark of this number. What is laid counts like one laid in a match."""
    laid: list[Habit] = []

    def change(text: str | None) -> str:
        walk = _walk(text)
        if not walk.words:
            raise NotFound("training-none")
        if number == len(walk.cells):
            found = walk.open()
            if cell not in found.free:
                raise Refused("map-no-cell")
            landmark = found.lay(cell)
            laid[:] = [Habit(walk.mode, find_maps().word(landmark.card), landmark.right)]
            walk.cells.append(cell)
        return msgspec.json.encode(walk).decode()

    walk = _walk(await house.store.change_note(person.id, _TRAINING, change))
    if laid:
        name = f"{_TRAINING}/{walk.number}/{number}"
        await _change(house, person, [Digest(name, GAME, habits=laid)])
    return await aside(lambda: map_of_day.told(walk.open(), "", 0))


def _walk(text: str | None) -> Walk:
    return msgspec.json.decode(text, type=Walk) if text else Walk()
