"""The shapes of answers, each declared once.

`rendering.py` builds answers as these typed dictionaries; FastAPI describes them in the OpenAPI
schema.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Literal, NotRequired

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:
    # Pydantic does not read the standard library's before.
    from typing_extensions import TypedDict

View = dict[str, Any]
"""What a viewer may know of a match, as the game's `view` writes it."""


class LineOut(TypedDict):
    key: str
    args: dict[str, Any]


class EventOut(TypedDict):
    """Something that happened: go by `kind`; `line` tells it, `facts` are for a screen."""

    kind: str
    facts: dict[str, Any]
    line: LineOut | None


class Problem(LineOut):
    text: str


class BriefSeat(TypedDict):
    seat: int
    kind: Literal["open", "person", "bot", "local"]
    name: str | None
    level: str | None
    character: str | None


class Brief(TypedDict):
    id: str
    game: str
    players: int
    status: Literal["waiting", "playing", "over", "closed"]
    visibility: Literal["public", "link"]
    created: int
    updated: int
    clock: Literal["none", "move", "days"]
    seats: list[BriefSeat]
    mine: list[int]
    awaited: list[int]
    your_turn: bool


class Me(TypedDict):
    id: str
    name: str
    language: str
    tables: list[Brief]


class Token(TypedDict):
    token: str


class OptionOut(TypedDict):
    name: str
    kind: Literal["choice", "switch", "number", "several", "per_seat"]
    default: bool | int | str | Sequence[str]
    values: NotRequired[Sequence[str]]
    low: NotRequired[int]
    high: NotRequired[int]
    follows: NotRequired[str]
    presets: NotRequired[dict[str, str]]


class GameOut(TypedDict):
    name: str
    players: Sequence[int]
    rules_version: int
    options: list[OptionOut]
    memory: bool
    lessons: list[str]


class CharacterOut(TypedDict):
    name: str
    level: str


class Games(TypedDict):
    games: list[GameOut]
    levels: list[str]
    characters: list[CharacterOut]


class LobbyGoesOn(TypedDict):
    open: bool
    playing: bool
    abandoned: bool


class Lobby(TypedDict):
    open: list[Brief]
    playing: list[Brief]
    abandoned: list[Brief]
    more: LobbyGoesOn


class SeatOut(BriefSeat):
    person: str | None
    mine: bool
    here: bool
    bot_holds: bool


class You(TypedDict):
    person: str | None
    seats: list[int]


class ClockOut(TypedDict):
    kind: Literal["none", "move", "days"]
    seconds: int
    reserve: int
    days: int
    running: list[int]
    deadline: dict[str, int]
    left: dict[str, int]
    now: int


class FairOut(TypedDict):
    commitment: str | None
    nonces: list[str | None]
    seed: str | None
    deal: str | None


class UndoOut(TypedDict):
    free: bool
    seats: list[int]
    asked_by: int | None
    answers: dict[str, bool]


class VoteOut(TypedDict):
    seat: int
    agreed: list[int]


class LegalMove(TypedDict):
    text: str
    parts: dict[str, Any]


class LogEntry(TypedDict):
    seq: int
    lines: list[LineOut]


class ResultOut(TypedDict):
    ranks: Sequence[int]
    scores: Sequence[int]
    explained: list[list[LineOut]]
    winners: list[int]


class Play(TypedDict):
    seat: int | None
    view: View
    legal: list[LegalMove]
    acting: list[int]
    awaited: list[int]
    prompt: LineOut
    section: str
    events: list[EventOut]
    log: list[LogEntry]
    log_after: int
    over: bool
    result: ResultOut | None


class TableOut(TypedDict):
    """A table without its match: the data of a `table` event."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over", "closed"]
    visibility: Literal["public", "link"]
    host: bool
    created: int
    seq: int
    seats: list[SeatOut]
    you: You
    invite: str | None
    clock: ClockOut
    absent: Literal["wait", "bot", "vote"]
    pace_ms: int
    fair: FairOut
    rematch: str | None
    undo: UndoOut
    votes: list[VoteOut]
    spectators: int
    imported: bool
    outdated: bool


class Snapshot(TableOut):
    play: Play | None


class Failure(TypedDict):
    error: Problem
    table: NotRequired[Snapshot]


class Step(TypedDict):
    events: list[EventOut]
    lines: list[LineOut]
    view: View


class MoveStep(TypedDict):
    """A step of one move. The last one's view is null: what the move led to is told beside it."""

    events: list[EventOut]
    lines: list[LineOut]
    view: View | None


class RemarkOut(TypedDict):
    """What a character says: chosen from what everybody saw."""

    seat: int
    mood: Literal["pleased", "stung", "won", "lost"]
    line: LineOut


class PlayEvent(TypedDict):
    """The data of a `play` event."""

    seq: int
    mover: int | None
    move: str | None
    undone: bool
    steps: list[MoveStep]
    remark: RemarkOut | None
    play: Play


class Speaker(TypedDict):
    person: str
    name: str
    seat: int | None


ChatEvent = TypedDict(
    "ChatEvent", {"number": int, "from": Speaker, "text": str, "at": int, "spectators": bool}
)
"""The data of a `chat` event."""


class Moved(TypedDict):
    seq: int


class MomentSeen(TypedDict):
    """The match after `at` of the moves that stand."""

    at: int
    view: View
    events: list[EventOut]
    lines: list[LineOut]


class HintOut(TypedDict):
    move: str
    chance: float
    runner_up: str | None
    runner_up_chance: float | None
    why: LineOut


class Why(TypedDict):
    why: LineOut | None


class Said(TypedDict):
    number: int


class Muted(TypedDict):
    person: str
    muted: bool


class ReplayOut(TypedDict):
    """The match after `at` moves; `seq` is the entry of the log that tells of the last of them."""

    at: int
    seq: int
    last: int
    view: View
    events: list[EventOut]
    lines: list[LineOut]
    mover: int | None
    move: str | None
    steps: list[MoveStep]


class BetterOut(TypedDict):
    """A move that promised more, and what its player saw before choosing."""

    move: str
    parts: dict[str, Any]
    view: View
    chance: float
    chance_played: float
    why: LineOut | None


class MomentOut(TypedDict):
    """`lines` tell turning points and moves that could have been better; elsewhere none. `why`
    tells what a turning point changed."""

    number: int
    seq: int
    seat: int | None
    move: str
    own_chances: list[float]
    true_chances: list[float]
    better: BetterOut | None
    swing: float
    lines: list[LineOut]
    why: LineOut | None


class AnalysisOut(TypedDict):
    status: Literal["waiting", "working", "done"]
    moments: list[MomentOut]
    turning_points: list[int]
    best_moves: NotRequired[list[int | None]]
    """For each seat the move that raised its chance most; analyses of old have none."""


class ProofOut(TypedDict):
    tripolis_proof: int
    table: str
    commitment: str
    seed: str
    nonces: list[str]
    deal: str


class Imported(TypedDict):
    id: str


class Health(TypedDict):
    status: Literal["ok"]


# Lessons


class LessonBrief(TypedDict):
    """A lesson in a list."""

    name: str
    title: str


class PartOut(TypedDict):
    """Something to look at: its name for the board, and its name for people."""

    part: str
    words: str


class LessonPlay(TypedDict):
    """The table the moment speaks of."""

    view: View
    legal: list[LegalMove]
    acting: list[int]
    awaited: list[int]
    prompt: LineOut
    over: bool


class LessonOut(TypedDict):
    """A moment of a lesson, in one language."""

    title: str
    scene: int
    number: int
    count: int
    done: bool
    said: str
    answer: str | None
    goes_on: bool
    wants_move: bool
    hint: str | None
    point: list[PartOut]
    names: list[str]
    steps: list[Step]
    play: LessonPlay


# Puzzles


class GamePuzzles(TypedDict):
    """How you fare at a game's puzzles; `points` is your strength."""

    game: str
    count: int
    solved: int
    points: int


class DayPuzzle(TypedDict):
    """The puzzle of the day, and what became of it: `done` once you know the answer."""

    date: str
    game: str
    name: str
    tries: int
    solved: bool
    done: bool
    streak: int


class PuzzlesOut(TypedDict):
    games: list[GamePuzzles]
    today: DayPuzzle | None


class PuzzleOut(TypedDict):
    """A puzzle before its answer is known."""

    game: str
    name: str
    seat: int
    players: int
    difficulty: int
    points: int
    of_day: bool
    own: bool
    play: LessonPlay


class FollowOut(TypedDict):
    """A move of the line that follows the answer, as the seat sees it."""

    seat: int
    text: str
    parts: dict[str, Any]
    view: View
    steps: list[Step]


class AnswerOut(TypedDict):
    """The answer, and all there is to say about it."""

    moves: list[str]
    why: LineOut
    other: LegalMove | None
    chance: float
    next_chance: float
    levels: dict[str, float]
    line: list[FollowOut]


class TriedOut(TypedDict):
    """What became of a try; the answer only once it was found or asked for."""

    right: bool
    tries: int
    points_before: int
    points: int
    answer: AnswerOut | None
    today: DayPuzzle | None


# What your play says


class ResultCount(TypedDict):
    """Matches and victories; `level` is that of the strongest bots, or `people`."""

    players: int
    level: str
    played: int
    won: int


class HabitItem(TypedDict):
    """Something you did: how often, and how often you were right where that can be said."""

    what: LineOut
    count: int
    right: int | None


class HabitOut(TypedDict):
    """What you did most often first."""

    kind: str
    items: list[HabitItem]


class GamePlayOut(TypedDict):
    """Your matches of a game."""

    game: str
    played: int
    won: int
    results: list[ResultCount]
    habits: list[HabitOut]


class OwnPuzzle(TypedDict):
    """A puzzle made of one of your matches."""

    game: str
    name: str


class OwnPlayOut(TypedDict):
    """What your matches say; `left` are still to be counted: ask again."""

    games: list[GamePlayOut]
    misjudged: list[HabitItem]
    puzzles: list[OwnPuzzle]
    left: int


# The map of the day


class MapCell(TypedDict):
    """Columns count to the right, lines upwards."""

    x: int
    y: int


class MapCard(TypedDict):
    """A landmark; its numbers once it was laid."""

    card: str
    kind: str
    approximate: bool
    open: bool
    height: float | None
    year: int | None


class PlacedCard(MapCard, MapCell):
    """A landmark on the map."""


class LaidCard(PlacedCard):
    """A landmark somebody laid: where they tried, and whether it belonged there."""

    right: bool
    tried: MapCell


class MapOut(TypedDict):
    """The map of the day, as you have laid it so far; `picture` shows it in characters."""

    date: str
    mode: str
    count: int
    number: int
    score: int
    done: bool
    streak: int
    first: PlacedCard
    laid: list[LaidCard]
    next: MapCard | None
    free: list[MapCell]
    picture: str
