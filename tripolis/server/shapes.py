"""The shapes of requests and answers, for checking what comes in and for the OpenAPI description.

Answers are written by `rendering.py` straight to JSON; the tests hold them against these shapes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator

Level = Literal["newcomer", "regular", "expert", "master"]
Place = Annotated[StrictInt, Field(ge=0, le=15)]
Sequence = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
MoveText = Annotated[StrictStr, Field(min_length=1, max_length=200)]
Name = Annotated[StrictStr, Field(max_length=30)]
OptionIn = StrictBool | StrictInt | StrictStr | list[StrictStr] | None


class Request(BaseModel):
    """What comes in: nothing that is not known."""

    model_config = ConfigDict(extra="forbid")


class ChangePerson(Request):
    name: Name | None = None
    language: Literal["en", "ru", "pl", "cs"] | None = None


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
        """A clock of no time at all would be nobody's friend."""
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
    seq: Sequence


class Undo(Request):
    seat: Place
    seq: Sequence


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


class LineOut(BaseModel):
    key: str
    args: dict[str, Any]


class Problem(LineOut):
    text: str


class BriefSeat(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot", "local"]
    name: str | None
    level: str | None


class Brief(BaseModel):
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
    your_turn: bool


class Me(BaseModel):
    id: str
    name: str
    language: str
    tables: list[Brief]


class Token(BaseModel):
    token: str


class OptionOut(BaseModel):
    name: str
    kind: Literal["choice", "switch", "number", "several", "per_seat"]
    default: bool | int | str | list[str]
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None
    follows: str | None = None
    presets: dict[str, str] | None = None


class GameOut(BaseModel):
    name: str
    players: list[int]
    rules_version: int
    options: list[OptionOut]
    memory: bool


class Games(BaseModel):
    games: list[GameOut]
    levels: list[str]


class Lobby(BaseModel):
    open: list[Brief]
    playing: list[Brief]
    abandoned: list[Brief]


class SeatOut(BriefSeat):
    person: str | None
    mine: bool
    here: bool
    bot_holds: bool


class You(BaseModel):
    person: str | None
    seats: list[int]


class ClockOut(BaseModel):
    kind: Literal["none", "move", "days"]
    seconds: int
    reserve: int
    days: int
    running: list[int]
    deadline: dict[str, int]
    left: dict[str, int]
    now: int


class FairOut(BaseModel):
    commitment: str | None
    nonces: list[str | None]
    seed: str | None
    deal: str | None


class UndoOut(BaseModel):
    free: bool
    seats: list[int]
    asked_by: int | None
    answers: dict[str, bool]


class VoteOut(BaseModel):
    seat: int
    agreed: list[int]


class LegalMove(BaseModel):
    text: str
    parts: dict[str, Any]


class LogEntry(BaseModel):
    seq: int
    lines: list[LineOut]


class ResultOut(BaseModel):
    ranks: list[int]
    scores: list[int]
    explained: list[list[LineOut]]
    winners: list[int]


class Play(BaseModel):
    seat: int | None
    view: dict[str, Any]
    legal: list[LegalMove]
    acting: list[int]
    awaited: list[int]
    prompt: LineOut
    section: str
    log: list[LogEntry]
    log_after: int
    over: bool
    result: ResultOut | None


class TableOut(BaseModel):
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


class Snapshot(TableOut):
    play: Play | None


class Failure(BaseModel):
    error: Problem
    table: Snapshot | None = None


class Step(BaseModel):
    lines: list[LineOut]
    view: dict[str, Any]


class PlayEvent(BaseModel):
    """The data of a `play` event."""

    seq: int
    mover: int | None
    move: str | None
    undone: bool
    steps: list[Step]
    play: Play


class Speaker(BaseModel):
    person: str
    name: str
    seat: int | None


class ChatEvent(BaseModel):
    """The data of a `chat` event."""

    model_config = ConfigDict(populate_by_name=True)

    number: int
    speaker: Speaker = Field(alias="from")
    text: str
    at: int
    spectators: bool


class Moved(BaseModel):
    seq: int


class MomentSeen(BaseModel):
    """The match after `at` of the moves that stand."""

    at: int
    view: dict[str, Any]
    lines: list[LineOut]


class HintOut(BaseModel):
    move: str
    chance: float
    runner_up: str | None
    runner_up_chance: float | None
    why: LineOut


class Why(BaseModel):
    why: LineOut | None


class Said(BaseModel):
    number: int


class Muted(BaseModel):
    person: str
    muted: bool


class ReplayOut(BaseModel):
    at: int
    last: int
    view: dict[str, Any]
    lines: list[LineOut]
    mover: int | None
    move: str | None
    steps: list[Step]


class BetterOut(BaseModel):
    move: str
    parts: dict[str, Any]
    chance: float
    chance_played: float


class MomentOut(BaseModel):
    number: int
    seat: int | None
    move: str
    own_chances: list[float]
    true_chances: list[float]
    better: BetterOut | None
    swing: float


class AnalysisOut(BaseModel):
    status: Literal["waiting", "working", "done"]
    moments: list[MomentOut]
    turning_points: list[int]


class ProofOut(BaseModel):
    tripolis_proof: int
    table: str
    commitment: str
    seed: str
    nonces: list[str]
    deal: str


class Imported(BaseModel):
    id: str


class Health(BaseModel):
    status: Literal["ok"]
