"""Positions that a view could have been drawn from.

A view does not say who played what in this round, and of others' cards it says only what the
viewer passed on. So a round that fits is made up: who played which of the open cards, and what
everybody kept in the draft. Others' bonus cards, which all saw being taken, are in the observation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from tripolis.games.kosmopolis import components
from tripolis.games.kosmopolis.drafting import PICKS
from tripolis.games.kosmopolis.notation import card_text
from tripolis.games.kosmopolis.observation import OBSERVATION
from tripolis.games.kosmopolis.state import MOST_PLAYS, NOT_YET

_TRIES = 100
"""How many rounds are made up for one number of laps; the first ones nearly always fit."""
_JUST_PLAYED = {"play": "", "agent": "B", "priest": "P"}
"""The phases of a turn, with the colour that was played just before."""
_ALL = [card_text(kind) for kind, n in enumerate(components.COPIES) for _ in range(int(n))]


class _Misfit(Exception):
    """What was made up does not fit the view."""


@dataclass
class _Round:
    """A seat's round so far. What is not filled in yet is any unseen card."""

    hand: list[str] = field(default_factory=list)
    pack: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    plays: list[str] = field(default_factory=list)
    drew_after: list[int] = field(default_factory=list)
    answer: str | None = None


def positions(
    view: Mapping[str, Any], observation: Sequence[float] | None, random: Random
) -> Iterator[dict[str, Any]]:
    """Positions that fit a view."""
    if observation is not None and view["viewer"] is not None:
        view = _with_observed(view, observation)
    for dealt, lap in _ways(view):
        for _ in range(_TRIES):
            with suppress(_Misfit):
                table = _Table(view, random)
                in_turns = view["phase"] in _JUST_PLAYED
                rounds = table.with_plays(dealt, lap) if in_turns else table.without_plays()
                yield _position(view, random, table, rounds)


def _ways(view: Mapping[str, Any]) -> list[tuple[int, int]]:
    """How many cards may have been dealt to each seat, and how many laps played since."""
    if view["phase"] not in _JUST_PLAYED:
        return [(0, 0)]
    largest = int(components.HAND_SIZE[view["players"]])
    pairs = product(range(largest, 0, -1), range(MOST_PLAYS))
    return [(dealt, lap) for dealt, lap in pairs if _may_be(view, dealt, lap)]


def _observed_cards(observation: Sequence[float], area: str) -> list[str]:
    """The cards of an area as the observation counts them: parts of all copies."""
    first = OBSERVATION.index(f"{area} {card_text(0)}")
    parts = observation[first : first + components.KINDS]
    counts = [
        round(float(part) * int(copies))
        for part, copies in zip(parts, components.COPIES, strict=True)
    ]
    return [card_text(kind) for kind, n in enumerate(counts) for _ in range(n)]


def _with_observed(view: Mapping[str, Any], observation: Sequence[float]) -> dict[str, Any]:
    """The view with what only the observation tells: who is active, what was kept, bonus cards."""
    viewer, players = view["viewer"], view["players"]
    seats, told = [], dict(view)
    for own in view["seats"]:
        steps = (own["seat"] - viewer) % players
        if observation[OBSERVATION.index(f"seat +{steps} is active")] > 0:
            told["active"] = own["seat"]
        own = own | {"bonus": _observed_cards(observation, f"seat +{steps} bonus")}
        if own["seat"] == viewer and view["phase"] in _JUST_PLAYED:
            own["kept_by_viewer"] = _observed_cards(observation, "kept")
        seats.append(own)
    return told | {"seats": seats}


def _turns(view: Mapping[str, Any], lap: int) -> list[int]:
    """How many cards each seat has played, after so many whole laps."""
    players, start = view["players"], view["start"]
    done = (view["acting"][0] - start) % players + (view["phase"] != "play")
    return [lap + ((seat - start) % players < done) for seat in range(players)]


def _may_be(view: Mapping[str, Any], dealt: int, lap: int) -> bool:
    """Do the sizes of the hands fit? A hand is what was dealt and drawn, less what was played."""
    drawn: list[int] = [
        own["hand_size"] + plays - dealt
        for own, plays in zip(view["seats"], _turns(view, lap), strict=True)
    ]
    greens = [value for area in _areas(view) for value in area["green"]]
    return min(drawn) >= 0 and sum(drawn) <= len(greens)


def _areas(view: Mapping[str, Any]) -> list[Mapping[str, list[int]]]:
    return [view["capital"], *(own["city"] for own in view["seats"])]


def _cards_in(area: Mapping[str, list[int]]) -> list[str]:
    return [f"{name[0].upper()}{value}" for name, values in area.items() for value in values]


class _Table:
    """Makes up what the viewer does not see."""

    def __init__(self, view: Mapping[str, Any], random: Random) -> None:
        self._view, self._random = view, random
        self._seats = view["seats"]
        self._viewer: int | None = view["viewer"]
        self._passed_on: list[str] = random.sample(
            view["passed_on"] or [], len(view["passed_on"] or [])
        )
        seen = Counter(_cards_in(view["discarded"]))
        for area in _areas(view):
            seen.update(_cards_in(area))
        for own in self._seats:
            for name in ("hand", "pack", "kept", "bonus"):
                seen.update(own[name] or [])
        self._unseen = Counter(_ALL) - seen
        if sum(self._unseen.values()) != len(_ALL) - sum(seen.values()):
            raise _Misfit

    def _take(self, card: str) -> str:
        if self._unseen[card] < 1:
            raise _Misfit
        self._unseen[card] -= 1
        return card

    def _take_any(self, count: int) -> list[str]:
        left = list(self._unseen.elements())
        if count > len(left):
            raise _Misfit
        return [self._take(card) for card in self._random.sample(left, count)]

    def finish(self) -> tuple[list[list[str]], list[str]]:
        """The bonus cards of all, and the deck: what is left of the unseen cards."""
        bonus = [
            self._take_any(own["bonus_count"]) if own["bonus"] is None else own["bonus"]
            for own in self._seats
        ]
        deck = self._take_any(self._view["deck"])
        return bonus, deck

    # The draft, and after the round

    def without_plays(self) -> list[_Round]:
        """The draft, or a round in which everybody has laid out what was left."""
        rounds = []
        passed_on = [self._take(card) for card in self._passed_on]
        for seat, own in enumerate(self._seats):
            pack, kept = own["pack"], own["kept"]
            if passed_on and self._viewer == (seat - 1) % len(self._seats):
                pack = passed_on
            one = _Round(
                pack=self._take_any(own["pack_size"]) if pack is None else pack,
                kept=self._take_any(own["kept_size"]) if kept is None else kept,
            )
            if own["answered"]:
                drafted = f"draft {' '.join(one.pack[:PICKS])}"
                one.answer = own["answer"] or (drafted if one.pack else "pay none")
            rounds.append(one)
        return rounds

    # The turns

    def with_plays(self, dealt: int, lap: int) -> list[_Round]:
        """The middle of a round, after so many laps."""
        known = self._known_cards(dealt)
        on_table = Counter(card for area in _areas(self._view) for card in _cards_in(area))
        turns = _turns(self._view, lap)
        rounds = {
            seat: self._round(seat, dealt, turns[seat], known[seat], on_table)
            for seat in self._random.sample(range(len(turns)), len(turns))
        }
        return [rounds[seat] for seat in range(len(turns))]

    def _known_cards(self, dealt: int) -> dict[int, list[str]]:
        """What the viewer passed on, by the seats that kept it, each in the order it was kept."""
        players = len(self._seats)
        known: dict[int, list[str]] = {seat: [] for seat in range(players)}
        if self._viewer is None:
            return known
        left, beyond = ((self._viewer + steps) % players for steps in (1, 2))
        shared = players > 2 and dealt > 2 * PICKS
        mine = len(self._passed_on) - (dealt - 2 * PICKS if shared else 0)
        known[left] = self._passed_on[:mine]
        if shared:
            known[beyond] = self._passed_on[mine:]
        if len(known[left]) != max(0, dealt - PICKS):
            raise _Misfit
        return known

    def _round(
        self, seat: int, dealt: int, turns: int, known: list[str], on_table: Counter[str]
    ) -> _Round:
        """A seat's round, of cards that lie open or that nobody has seen."""
        own = self._seats[seat]
        drawn = own["hand_size"] + turns - dealt
        known = own.get("kept_by_viewer", known)
        if own["hand"] is not None:
            hand = list(own["hand"])
            plays = self._play_known(Counter(known) - Counter(hand), turns, on_table)
        else:
            plays, held = self._known_so_far(known, turns, own["hand_size"], on_table)
            hand = held + self._take_any(own["hand_size"] - len(held))
        self._choose_plays(seat, turns, drawn, plays, on_table)
        free = list((Counter(plays) - Counter(known)).elements())
        free += (Counter(hand) - (Counter(known) - Counter(plays))).elements()
        kept = free[: dealt - len(known)] + known
        if len(kept) != dealt:
            raise _Misfit
        ordered = self._in_order(seat, plays, kept)
        greens = [place for place, card in enumerate(ordered) if card[0] == "G"]
        if len(greens) < drawn:
            raise _Misfit
        return _Round(hand, [], kept, ordered, greens[:drawn])

    def _play_known(self, known: Counter[str], turns: int, on_table: Counter[str]) -> list[str]:
        """The viewer has played what it kept and does not hold any more."""
        plays = list(known.elements())
        for card in plays:
            on_table[card] -= 1
        if len(plays) > turns or min(on_table.values()) < 0:
            raise _Misfit
        return plays

    def _known_so_far(
        self, known: list[str], turns: int, hand_size: int, on_table: Counter[str]
    ) -> tuple[list[str], list[str]]:
        """Which of the known cards a seat has played, and which it still holds."""
        plays: list[str] = []
        held: list[str] = []
        for card in known:
            could_play = len(plays) < turns and on_table[card] > 0
            could_hold = len(held) < hand_size and self._unseen[card] > 0
            if could_hold and not (could_play and self._random.random() < 0.3):
                held.append(self._take(card))
            elif could_play:
                on_table[card] -= 1
                plays.append(card)
            else:
                raise _Misfit
        return plays, held

    def _choose_plays(
        self, seat: int, turns: int, drawn: int, plays: list[str], on_table: Counter[str]
    ) -> None:
        """Fill up a seat's plays with open cards, Scholars that drew and Agents first."""
        view = self._view
        acts = seat == view["acting"][0]
        agents = sum(one["by"] == seat for one in view["modifiers"])
        agents += acts and view["phase"] == "agent"
        wanted = {"G": drawn, "B": agents, "P": int(acts and view["phase"] == "priest")}
        near = Counter(_cards_in(view["capital"])) + Counter(_cards_in(view["seats"][seat]["city"]))
        for colour, least in wanted.items():
            have = sum(card[0] == colour for card in plays)
            self._play_some(plays, max(0, least - have), on_table, near, colour)
        self._play_some(plays, turns - len(plays), on_table, near, "BPGY")
        if len(plays) != turns:
            raise _Misfit

    def _play_some(
        self,
        plays: list[str],
        count: int,
        on_table: Counter[str],
        near: Counter[str],
        colours: str,
    ) -> None:
        """Play cards of these colours, from the capital and the own city if there are any."""
        for _ in range(count):
            there = [card for card in on_table.elements() if card[0] in colours]
            close = [card for card in there if near[card]]
            if not there:
                raise _Misfit
            card = self._random.choice(close or there)
            on_table[card] -= 1
            plays.append(card)

    def _in_order(self, seat: int, plays: list[str], kept: Iterable[str]) -> list[str]:
        """An order that was possible: kept cards first, Scholars before others, the actor last."""
        left = Counter(kept)
        from_draft, later = [], []
        for card in sorted(plays, key=lambda card: card[0] != "G"):
            if left[card] > 0:
                left[card] -= 1
                from_draft.append(card)
            else:
                later.append(card)
        order = from_draft + later
        colour = _JUST_PLAYED[self._view["phase"]]
        if colour and seat == self._view["acting"][0]:
            last = max(place for place, card in enumerate(order) if card[0] == colour)
            order.append(order.pop(last))
        return order


def _position(
    view: Mapping[str, Any], random: Random, table: _Table, rounds: list[_Round]
) -> dict[str, Any]:
    bonus, deck = table.finish()
    acting = view["acting"]
    in_turn = acting[0] if acting and view["phase"] != "draft" else view["start"]
    in_turn = view.get("active", in_turn)
    return {
        "phase": view["phase"],
        "round": view["round"],
        "start": view["start"],
        "active": in_turn,
        "last_turns": NOT_YET if view["last_turns"] is None else view["last_turns"],
        "asked": _asked(view, in_turn),
        "deck": deck,
        "capital": _cards_in(view["capital"]),
        "gold_supply": view["gold_supply"],
        "modifiers": _modifiers(view, random),
        "modifiers_drawn": len(components.MODIFIERS) - view["modifier_deck"],
        "placed": [{"on": one["on"], "by": one["by"]} for one in view["modifiers"]],
        "pack_size": len(rounds[0].pack) + len(rounds[0].kept),
        "kept_count": len(rounds[0].kept),
        "seats": [
            {
                "hand": one.hand,
                "city": _cards_in(own["city"]),
                "bonus": bonus[seat],
                "gold": own["gold"],
                "pack": one.pack,
                "kept": one.kept,
                "plays": one.plays,
                "drew_after": one.drew_after,
                "answer": one.answer,
                "paid_for": own["paid_for"],
            }
            for seat, (own, one) in enumerate(zip(view["seats"], rounds, strict=True))
        ],
    }


def _asked(view: Mapping[str, Any], in_turn: int) -> int:
    """How many have been asked to pay."""
    if view["phase"] != "gold":
        return 0
    if view["options"]["gold_order"] == "simultaneous":
        return int(view["players"])
    return (in_turn - int(view["start"])) % int(view["players"]) + 1


def _modifiers(view: Mapping[str, Any], random: Random) -> list[list[int]]:
    """The modifiers of this round and the later ones; where the value is not known, any."""
    drawn = [one["value"] for one in view["modifiers"]]
    drawn += [view["looking_at"]] if view["phase"] == "agent" else []
    left = Counter(components.MODIFIERS.tolist()) - Counter(filter(None, drawn))
    others = random.sample(list(left.elements()), sum(left.values()))
    now = [value or others.pop() for value in drawn] + others
    later = [components.MODIFIERS.tolist() for _ in range(components.ROUNDS - view["round"])]
    return [now, *later]
