"""The view of a state, as `knowledge.view` makes it for a viewer."""

from __future__ import annotations

from typing import Literal, TypedDict

from tripolis.engine.viewer import ViewHead

Colour = Literal["white", "blue", "green", "red", "black"]
Kind = Literal["white", "blue", "green", "red", "black", "gold"]
Ability = Literal["gold2", "pair", "pair_take1", "double", "reserve_noble", "take2", "discard2"]


class Counts(TypedDict, total=False):
    """How many of each kind; kinds without any are left out."""

    white: int
    blue: int
    green: int
    red: int
    black: int
    gold: int


class Face(TypedDict):
    """What is printed on a card; `card` is its short text, different for every card."""

    card: str
    level: int
    orient: bool
    bonus: Colour | None
    bonus_count: int
    points: int
    cost: Counts
    ability: Ability | None
    discard: Colour | None


class Meaning(TypedDict, total=False):
    """What a card means for the viewer; null for viewers without a seat."""

    price: Counts | None
    missing: Counts | None
    affordable: bool | None


class FaceUp(Face, Meaning):
    """A face-up card, and the towers on it."""

    slot: str
    towers: int
    tower_owner: int | None


class HiddenCard(TypedDict):
    """A card reserved unseen: others see only the back."""

    place: str
    back: str
    hidden: Literal[True]


class ReservedCard(Face, Meaning):
    """A reserved card that the viewer knows; what it means is for its owner alone."""

    place: str
    back: str
    hidden: Literal[False]
    blind: bool


class Noble(TypedDict):
    """A noble: on the table, reserved by somebody, or with somebody."""

    number: int
    need: Counts
    missing: Counts | None
    points: int
    owner: int | None
    visited: bool


class City(TypedDict):
    """A city, what it asks for, what the viewer lacks for it, and who has taken it."""

    number: int
    face: str
    prestige: int
    need: Counts
    any_same: int
    missing: Counts | None
    any_same_missing: int | None
    prestige_missing: int | None
    owner: int | None


class Post(TypedDict):
    """A trading post as it is printed, and what the viewer lacks for it."""

    number: int
    need: Counts
    missing: Counts | None
    nobles: int
    power: str


class Purchase(TypedDict):
    """The purchase that is being paid for."""

    place: str
    card: Face
    gems: Counts
    kept: Counts


class SeatView(TypedDict):
    """A player's things."""

    seat: int
    prestige: int
    tokens: Counts
    token_count: int
    gold: int
    bonuses: Counts
    cards: int
    tableau: list[Face]
    reserved: list[HiddenCard | ReservedCard]
    nobles: list[int]
    reserved_nobles: list[int]
    city: int | None
    towers: int | None
    shields: list[int]
    gold_cards: list[str]


class View(ViewHead):
    """All that a viewer may know of a state."""

    phase: str
    round: int
    start: int
    active: int
    acting: list[int]
    awaited: list[int]
    final_round: bool
    idle_rounds: int
    passes: int
    supply: Counts
    decks: dict[str, int]
    face_up: list[FaceUp]
    nobles: list[Noble]
    cities: list[City]
    posts: list[Post]
    boxed: list[str]
    purchase: Purchase | None
    gained: str | None
    seats: list[SeatView]
