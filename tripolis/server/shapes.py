"""The shapes of requests and answers, each declared once.

FastAPI checks requests against them and describes both in the OpenAPI schema; `rendering.py` builds
answers as these typed dictionaries.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Annotated, Any, Literal, NotRequired

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    model_validator,
)
from typing_extensions import TypedDict

from tripolis.players.levels import LEVELS
from tripolis.words import LANGUAGES


def _one_of(known: Collection[str]) -> Callable[[str], str]:
    def check(value: str) -> str:
        if value not in known:
            raise ValueError(f"one of {', '.join(known)}")
        return value

    return check


Level = Annotated[
    StrictStr, AfterValidator(_one_of(LEVELS)), Field(json_schema_extra={"enum": [*LEVELS]})
]
Language = Annotated[
    StrictStr, AfterValidator(_one_of(LANGUAGES)), Field(json_schema_extra={"enum": [*LANGUAGES]})
]
Place = Annotated[StrictInt, Field(ge=0, le=15)]
SequenceNumber = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
MoveText = Annotated[StrictStr, Field(min_length=1, max_length=200)]
Name = Annotated[StrictStr, Field(max_length=30)]
OptionIn = StrictBool | StrictInt | StrictStr | list[StrictStr] | None


class Request(BaseModel):
    """A request's body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class ChangePerson(Request):
    name: Name | None = None
    language: Language | None = None


class SeatIn(Request):
    kind: Literal["me", "open", "bot", "local"]
    level: Level | None = None
    name: Name | None = None


class ClockIn(Request):
    kind: Literal["none", "move", "days"] = "none"
    seconds: Annotated[StrictInt, Field(ge=0, le=3600)] = 0
    reserve: Annotated[StrictInt, Field(ge=0, le=36_000)] = 0
    days: Annotated[StrictInt, Field(ge=0, le=30)] = 0

    @model_validator(mode="after")
    def leaves_some_time(self) -> ClockIn:
        """Refuse a clock that leaves no time at all."""
        if (self.kind == "move" and not self.seconds) or (self.kind == "days" and not self.days):
            raise ValueError("no time")
        return self


class OpenTable(Request):
    game: Annotated[StrictStr, Field(max_length=40)]
    players: Annotated[StrictInt, Field(ge=1, le=16)]
    options: dict[str, OptionIn] = {}
    seats: Annotated[list[SeatIn], Field(max_length=16)] = [SeatIn(kind="me")]
    visibility: Literal["public", "link"] = "public"
    clock: ClockIn = ClockIn()
    absent: Literal["wait", "bot", "vote"] = "wait"
    pace_ms: Annotated[StrictInt, Field(ge=0, le=60_000)] = 1200


class Sit(Request):
    seat: Place | None = None
    name: Name | None = None
    invite: Annotated[StrictStr, Field(max_length=40)] = ""


class Nonce(Request):
    nonce: Annotated[StrictStr, Field(pattern="^[A-Za-z0-9_-]{1,64}$")]
    seat: Place | None = None


class Start(Request):
    fill: Level = "regular"


class MakeMove(Request):
    seat: Place
    move: MoveText
    seq: SequenceNumber


class Undo(Request):
    seat: Place
    seq: SequenceNumber


class AnswerUndo(Request):
    seat: Place
    agree: StrictBool


class WhyNot(Request):
    seat: Place
    move: MoveText


class Say(Request):
    text: Annotated[StrictStr, Field(min_length=1, max_length=300)]


class Mute(Request):
    person: Annotated[StrictStr, Field(pattern="^[a-z0-9]{16}$")]
    muted: StrictBool


class Vote(Request):
    seat: Place


# Answers

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


class Games(TypedDict):
    games: list[GameOut]
    levels: list[str]


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


class PlayEvent(TypedDict):
    """The data of a `play` event."""

    seq: int
    mover: int | None
    move: str | None
    undone: bool
    steps: list[Step]
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
    steps: list[Step]


class BetterOut(TypedDict):
    """A move that promised more, and what its player saw before choosing."""

    move: str
    parts: dict[str, Any]
    view: View
    chance: float
    chance_played: float


class MomentOut(TypedDict):
    """`lines` tell turning points and moves that could have been better; elsewhere none."""

    number: int
    seq: int
    seat: int | None
    move: str
    own_chances: list[float]
    true_chances: list[float]
    better: BetterOut | None
    swing: float
    lines: list[LineOut]


class AnalysisOut(TypedDict):
    status: Literal["waiting", "working", "done"]
    moments: list[MomentOut]
    turning_points: list[int]


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
