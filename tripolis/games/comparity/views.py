"""The view of a state, as `knowledge.view` makes it for a viewer."""

from __future__ import annotations

from typing import Literal, TypedDict

from tripolis.engine.viewer import ViewHead

Reaction = Literal["none", "duet", "trio"]


class Card(TypedDict):
    """A landmark: its closed side, and its open side once everybody has seen it."""

    card: str
    kind: str
    approximate: bool
    open: bool
    height: float | None
    year: int | None


class Cell(TypedDict):
    """Columns count to the right, lines upwards."""

    x: int
    y: int


class ZoneCard(Card, Cell):
    """A card of the zone, and the seat that laid it; nobody laid the first one."""

    by: int | None


class Check(TypedDict):
    """A check that is going on."""

    by: int
    card: str
    neighbour: str | None
    violations: int
    misplaced: list[str]


class Obtaining(TypedDict):
    """A player who is being given cards, and how many are still missing."""

    seat: int
    owed: int


class SeatView(TypedDict):
    """A player's row."""

    seat: int
    row: list[Card]


class View(ViewHead):
    """All that a viewer may know of a state."""

    phase: str
    first: int
    turn: int
    reaction: Reaction
    acting: list[int]
    played: str | None
    check: Check | None
    obtaining: Obtaining | None
    zone: list[ZoneCard]
    violations: list[list[str]]
    """The open pairs in the wrong order: the left or lower card first."""
    discarded: list[Card]
    pile: int
    pile_top: Card | None
    box: int
    seats: list[SeatView]
