"""The shapes of requests' bodies: FastAPI checks requests against them and describes them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Annotated, Literal

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
    character: Annotated[StrictStr, Field(max_length=40)] | None = None
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


class LessonWish(Request):
    """What the learner did so far: moves, and "" for reading on."""

    did: list[Annotated[StrictStr, Field(max_length=200)]] = Field(default=[], max_length=100)
    language: Language = "en"


class TryPuzzle(Request):
    """A move to try; none to be told the answer."""

    move: MoveText | None = None


class MakePuzzle(Request):
    """A move of a finished match, by its number from 1."""

    at: Annotated[StrictInt, Field(ge=1, le=1_000_000)]


class LayLandmark(Request):
    """The next landmark of a map, by its number from 0, and a cell for it."""

    number: Annotated[StrictInt, Field(ge=0, le=100)]
    x: Annotated[StrictInt, Field(ge=-100, le=100)]
    y: Annotated[StrictInt, Field(ge=-100, le=100)]
