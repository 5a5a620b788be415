"""A table to set up positions on: landmarks by short names, moves by their notation.

    table = Table(2, zone="dome 0,0 c, nabemba 1,0 c", rows=["lincoln", 3])
    table.play(0, "lincoln_cathedral 0,1")
    assert table.row(1) == 3

The ten landmarks of the leaflet's examples have short names; a number stands for some landmark
that shows it, and a count of cards for so many others. Whatever a test does not mention is empty.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tripolis import Match
from tripolis.engine.game import find_game, seats_in
from tripolis.engine.luck import new_luck
from tripolis.engine.options import options_rule
from tripolis.games.comparity.belief import remember_landmarks, start_memory
from tripolis.games.comparity.components import CARD_NUMBERS, CARDS, DECK_CARDS
from tripolis.games.comparity.dealing import clear
from tripolis.games.comparity.notation import card_text, cell_text, read_cell
from tripolis.games.comparity.rows import add_to_row
from tripolis.games.comparity.rules import TURN
from tripolis.games.comparity.state import HEIGHT, NOBODY, OPTIONS, State
from tripolis.games.comparity.violations import count_violations
from tripolis.games.comparity.zone import cells_around, count_neighbours, place_of, put_into_zone

GAME = find_game("comparity")
take_options = options_rule(OPTIONS, State)

SHORT = {
    "dome": "dome_of_the_rock",
    "nabemba": "nabemba_tower",
    "kalyan": "kalyan_minaret",
    "lincoln": "lincoln_cathedral",
    "colossus": "colossus_of_rhodes",
    "spasskaya": "spasskaya_tower",
    "mercury": "mercury_city_tower",
    "foster": "torre_foster",
    "towers": "wtc_twin_towers",
    "needle": "space_needle",
}


class Table:
    """A state of Comparity, and the words a test uses about it."""

    def __init__(
        self,
        players: int,
        *,
        zone: str,
        rows: Sequence[str | int] = (),
        pile: int = 10,
        turn: int = 0,
        phase: str = "turn",
        **options: Any,
    ) -> None:
        """`zone` lists cards as "dome 0,0 o" (open) or "c" (closed), with commas between them."""
        s = GAME.new_state()
        take_options(s, players, GAME.encode_options(GAME.full_options(options)))
        clear(s)
        self.s = s
        self._spare = iter(range(DECK_CARDS))
        s.first = s.turn = turn
        s.phase = TURN.phase_numbers[phase]
        for entry in zone.split(", "):
            self._lay(*entry.split())
        for seat, wanted in enumerate(rows):
            names = wanted.split() if isinstance(wanted, str) else [""] * wanted
            for name in names:
                add_to_row(s, seat, self._card(name))
        s.box_size = 3
        s.pile_size = pile
        for i in range(3 + pile):
            s.stock[i] = self._card("")
        luck = new_luck(5)
        for seat in range(players):
            start_memory(seat, luck)
            remember_landmarks(s, seat, luck)

    def _lay(self, name: str, place: str, side: str) -> None:
        cell = read_cell(place)
        assert cell is not None
        card = self._card(name)
        put_into_zone(self.s, card, cell, NOBODY)
        self.s.shown[card] = int(side == "o")

    def _card(self, name: str) -> int:
        if name in SHORT:
            return CARD_NUMBERS[SHORT[name]]
        card = next(self._spare)
        if name:
            if self.s.mode == HEIGHT:
                self.s.height[card] = round(float(name) * 10)
            else:
                self.s.year[card] = int(name)
        return card

    # Playing

    def play(self, seat: int, *moves: str) -> Table:
        """Make moves, each of which has to be legal, with everything that follows by itself."""
        for text in moves:
            GAME.apply(self.s, seat, self.legal_action(seat, text))
        return self

    def decide(self, seat: int, text: str) -> Table:
        """Make a legal decision, without what follows by itself."""
        GAME.decide(self.s, seat, self.legal_action(seat, text))
        return self

    def legal_action(self, seat: int, text: str) -> int:
        """The number of a move, which has to be legal."""
        action = GAME.read_move(self.s, seat, text)
        legal = GAME.legal_actions(self.s, seat)
        assert action in legal, f"{text} is not legal: {sorted(self.legal(seat))}"
        return action

    def any_move(self, seat: int, beginning: str) -> str:
        """The first legal move that begins like this."""
        return next(move for move in self.in_order(seat) if move.startswith(beginning))

    def any_lay(self, seat: int) -> str:
        """A move that lays the first card of the row so that it has one neighbour."""
        name = card_text(self.s.row[seat, 0])
        cells = [cell_text(cell) for cell in cells_around(self.s)]
        return f"{name} {next(cell for cell in cells if self.count(cell) == 1)}"

    def in_order(self, seat: int) -> list[str]:
        """A seat's legal moves as notation, in the order of their numbers."""
        return [
            GAME.write_move(self.s, seat, action) for action in GAME.legal_actions(self.s, seat)
        ]

    def legal(self, seat: int) -> set[str]:
        """A seat's legal moves, as notation."""
        return set(self.in_order(seat))

    def kinds(self, seat: int) -> set[str]:
        """What kinds of moves a seat may make."""
        return {
            GAME.move_parts(self.s, seat, action)["kind"]
            for action in GAME.legal_actions(self.s, seat)
        }

    def cells(self, seat: int) -> set[str]:
        """The cells that a seat may lay a card into."""
        return {move.split()[1] for move in self.legal(seat) if "," in move.split()[-1]}

    def why_not(self, seat: int, text: str) -> str:
        """The key of the reason why a move is refused."""
        action = GAME.read_move(self.s, seat, text)
        assert action not in GAME.legal_actions(self.s, seat)
        return GAME.why_not(self.s, seat, action).key

    def told(self, seat: int, text: str) -> list[str]:
        """The keys of what everybody is told of a move, which is then made."""
        action = self.legal_action(seat, text)
        return [
            line.key.removeprefix("comparity-log-")
            for before, after, actor in GAME.steps(self.s, seat, action)
            for line in GAME.narrate(before, after, actor, action, 0)
        ]

    # Looking

    @property
    def phase(self) -> str:
        return TURN.phase_names[self.s.phase]

    @property
    def acting(self) -> list[int]:
        return seats_in(GAME.may_act(self.s))

    @property
    def over(self) -> bool:
        return bool(GAME.over(self.s))

    @property
    def pile(self) -> int:
        return int(self.s.pile_size)

    @property
    def violations(self) -> int:
        return int(count_violations(self.s))

    def row(self, seat: int) -> int:
        """How many cards a seat has."""
        return int(self.s.row_size[seat])

    def rows(self) -> list[int]:
        return [self.row(seat) for seat in range(self.s.players)]

    def row_cards(self, seat: int) -> list[str]:
        return [card_text(card) for card in self.s.row[seat, : self.s.row_size[seat]]]

    def zone(self) -> dict[str, str]:
        """The landmarks of the zone, by their cells."""
        return {
            cell_text(self.s.zone_cell[place]): card_text(self.s.zone_card[place])
            for place in range(self.s.zone_size)
        }

    def numbers(self) -> dict[str, float]:
        """What the cards of the zone show, by their cells; closed cards are left out."""
        view = GAME.view(self.s, 0)
        what = "height" if self.s.mode == HEIGHT else "year"
        return {f"{c['x']},{c['y']}": c[what] for c in view["zone"] if c["open"]}

    def is_open(self, place: str) -> bool:
        cell = read_cell(place)
        return bool(self.s.shown[self.s.zone_card[place_of(self.s, cell)]])

    def name_at(self, place: str) -> str:
        return self.zone()[place]

    def count(self, place: str) -> int:
        """How many neighbours a cell has."""
        return int(count_neighbours(self.s, read_cell(place)))

    def discarded(self) -> list[str]:
        return [card["card"] for card in GAME.view(self.s, 0)["discarded"]]

    def ranks(self) -> list[int]:
        out = np.zeros(self.s.players, np.int8)
        GAME.ranks(self.s, out)
        return [int(rank) for rank in out]


def all_cards(s: Any) -> list[int]:
    """Every card that is anywhere in the game, counted area by area."""
    cards = [int(card) for card in s.stock[: int(s.box_size) + int(s.pile_size)]]
    cards += [int(card) for card in s.zone_card[: s.zone_size]]
    cards += [card for card in range(CARDS) if s.shown[card] and card not in cards]
    for seat in range(s.players):
        cards += [int(card) for card in s.row[seat, : s.row_size[seat]]]
    return sorted(cards)


# Random matches

OPTION_VALUES = {option.name: option.values for option in GAME.options if option.name != "seen"}

TASTES = ("", "", "check", "draw", "open")
"""What somebody who plays at random likes to do."""


def random_moves(match: Match, chance: random.Random) -> Iterator[tuple[int, str]]:
    """Play a match to its end at random; yields each move before it is made."""
    tastes = [chance.choice(TASTES) for _ in range(match.players)]
    while not match.over:
        seat = match.acting[0]
        actions = GAME.legal_actions(match.state, seat)
        legal = [GAME.write_move(match.state, seat, action) for action in chance.sample(actions, 1)]
        if chance.random() < 0.3:
            tail = [GAME.write_move(match.state, seat, action) for action in actions[-8:]]
            legal = [move for move in tail if move.startswith(tastes[seat])] or legal
        move = chance.choice(legal)
        yield seat, move
        match.play(seat, move)
