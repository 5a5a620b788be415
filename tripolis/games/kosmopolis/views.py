"""The view of a state, as `knowledge.view` makes it for a viewer."""

from __future__ import annotations

from typing import Literal, TypedDict

from tripolis.engine.viewer import ViewHead

Colour = Literal["blue", "pink", "green", "yellow"]


class Columns(TypedDict):
    """The values of an area's cards by colour, in rising order."""

    blue: list[int]
    pink: list[int]
    green: list[int]
    yellow: list[int]


class Limit(TypedDict):
    """A colour's limit: its known part, and how many modifiers on it the viewer does not know."""

    colour: Colour
    known: int
    unknown_modifiers: int


class Modifier(TypedDict):
    """A placed modifier, who placed it, and its value for those who know it."""

    on: Colour
    by: int
    value: int | None


class SeatView(TypedDict):
    """A player's things: null for what the viewer may not see. Cards are in notation."""

    seat: int
    hand_size: int
    hand: list[str] | None
    pack_size: int
    pack: list[str] | None
    kept_size: int
    kept: list[str] | None
    answered: bool
    answer: str | None
    city: Columns
    totals: list[int]
    gold: int
    paid_for: list[Colour]
    bonus_count: int
    bonus: list[str] | None


class View(ViewHead):
    """All that a viewer may know of a state."""

    phase: str
    round: int
    start: int
    acting: list[int]
    awaited: list[int]
    last_turns: int | None
    deck: int
    modifier_deck: int
    gold_supply: int
    capital: Columns
    limits: list[Limit]
    modifiers: list[Modifier]
    looking_at: int | None
    discarded: Columns
    passed_on: list[str] | None
    seats: list[SeatView]
