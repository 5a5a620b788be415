"""A table to set up positions on: cards by their texts, tokens by letters, moves by their notation.

    table = Table(2).give(0, "2W 1K").hold(0, "4W 2U 2K 1*").lay("3a", "3U4/6W3U3K")
    table.play(0, "buy 3a")
    assert table.prestige(0) == 4

A table begins as a match does; seat 0 is the first player.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from tripolis import Match
from tripolis.engine.game import find_game, seats_in
from tripolis.engine.luck import new_luck
from tripolis.engine.viewer import SPECTATOR
from tripolis.games.splendor import phase
from tripolis.games.splendor.components import (
    ABILITY,
    BAG_NUMBER,
    BASE_CARDS,
    BONUS,
    CARDS,
    CITY_NAMES,
    GOLD2,
    LETTERS,
    NO_CARD,
    NOBLE_NEED,
    POINTS,
    deck_of_slot,
)
from tripolis.games.splendor.knowledge import CARD_NUMBERS, card_text
from tripolis.games.splendor.notation import slot_text
from tripolis.games.splendor.rules import TURN
from tripolis.games.splendor.scoring import prestige
from tripolis.games.splendor.state import NOTHING
from tripolis.games.splendor.table import add_to_tableau, towers_in_supply

GAME = find_game("splendor")
SLOT = {slot_text(slot): slot for slot in range(18)}


def amounts(text: str) -> list[int]:
    """Numbers of each kind: "2W 1*" is two white and one gold."""
    counts = [0] * len(LETTERS)
    for number, letter in re.findall(r"(\d+)([WUGRK*])", text):
        counts[LETTERS.index(letter)] += int(number)
    return counts


def counted(counts: Any) -> str:
    """How many of each kind, as text: `2W 1*`."""
    return " ".join(f"{int(n)}{LETTERS[kind]}" for kind, n in enumerate(counts) if n)


class Table:
    """A state of Splendor, and the words a test uses about it."""

    def __init__(self, players: int = 2, *modules: str, seed: int = 1, **options: Any) -> None:
        self.s = GAME.new_state()
        chosen = GAME.full_options({"modules": list(modules)} | options)
        GAME.setup(self.s, players, GAME.encode_options(chosen), new_luck(seed))
        self.s.start = self.s.active = 0

    # Setting up

    def _draw(self, card: int) -> None:
        """Take a card out of its deck or row; a deck's top card takes its place in a row."""
        s = self.s
        for slot in range(18):
            if s.face_up[slot] == card:
                s.face_up[slot] = NO_CARD
                self._refill(slot)
                return
        for deck in range(6):
            cards = [int(c) for c in s.deck[deck, : s.deck_size[deck]]]
            if card in cards:
                cards.remove(card)
                s.deck[deck] = NO_CARD
                s.deck[deck, : len(cards)] = cards
                s.deck_size[deck] = len(cards)
                return
        raise AssertionError(f"{card_text(card)} is not in a deck or a row")

    def _refill(self, slot: int) -> None:
        s, deck = self.s, deck_of_slot(slot)
        if s.deck_size[deck] > 0:
            s.deck_size[deck] -= 1
            s.face_up[slot] = s.deck[deck, s.deck_size[deck]]
            s.deck[deck, s.deck_size[deck]] = NO_CARD

    def lay(self, place: str, text: str) -> Table:
        """Put a card into a row, in exchange for the one that lies there."""
        s, slot, card = self.s, SLOT[place], CARD_NUMBERS[text]
        if s.face_up[slot] == card:
            return self
        old = int(s.face_up[slot])
        for other in range(18):
            if s.face_up[other] == card:
                s.face_up[other] = old
                s.face_up[slot] = card
                return self
        deck, place_in = np.argwhere(s.deck == card)[0]
        s.deck[deck, place_in] = old
        s.face_up[slot] = card
        return self

    def clear_row(self, level: int, keep: str = "") -> Table:
        """Take the cards of a row off the table, but for some columns; its decks are used up."""
        for place, slot in SLOT.items():
            if place.startswith(str(level)) and place[1] not in keep:
                self.s.face_up[slot] = NO_CARD
        for deck in (level - 1, level + 2):
            self.s.deck[deck] = NO_CARD
            self.s.deck_size[deck] = 0
        return self

    def empty_deck(self, deck: int) -> Table:
        """A deck that is used up."""
        self.s.deck[deck] = NO_CARD
        self.s.deck_size[deck] = 0
        return self

    def give(self, seat: int, text: str) -> Table:
        """Bonuses: cards without prestige, as many of each colour."""
        for colour, count in enumerate(amounts(text)):
            free = [
                card
                for card in range(BASE_CARDS)
                if BONUS[card] == colour and POINTS[card] == 0 and card in self.s.deck
            ]
            for card in free[:count]:
                self._draw(card)
                add_to_tableau(self.s, seat, card)
            for _ in range(count - len(free)):
                self.s.bonuses[seat, colour] += 1
        return self

    def own(self, seat: int, text: str, copies: str = "", value: int = 1) -> Table:
        """A particular card in a tableau; a paired one copies a colour."""
        s, card = self.s, CARD_NUMBERS[text]
        self._draw(card)
        add_to_tableau(s, seat, card)
        if copies:
            s.bag_colour[BAG_NUMBER[card]] = LETTERS.index(copies)
            s.bag_value[BAG_NUMBER[card]] = value
            s.bonuses[seat, LETTERS.index(copies)] += value
        if ABILITY[card] == GOLD2:
            s.gold_card[seat, s.gold_cards[seat]] = card
            s.gold_cards[seat] += 1
        return self

    def reserve(self, seat: int, text: str, blind: bool = False) -> Table:
        """A card in a reserve."""
        card = CARD_NUMBERS[text]
        self._draw(card)
        number = self.s.reserved_count[seat]
        self.s.reserved[seat, number] = card
        self.s.blind[seat, number] = blind
        self.s.reserved_count[seat] += 1
        return self

    def hold(self, seat: int, text: str) -> Table:
        """Exactly these tokens in hand; the rest stays in the supply, as far as it reaches."""
        for kind, count in enumerate(amounts(text)):
            change = count - int(self.s.tokens[seat, kind])
            self.s.tokens[seat, kind] = count
            self.s.supply[kind] = max(0, int(self.s.supply[kind]) - change)
        return self

    def supply(self, text: str) -> Table:
        """Exactly these tokens in the supply."""
        self.s.supply[:] = amounts(text)
        return self

    def points(self, seat: int, points: int) -> Table:
        """So much prestige printed on cards."""
        self.s.card_points[seat] = points
        return self

    def nobles(self, *needs: str) -> Table:
        """These nobles on the table."""
        self.s.noble[:] = NOTHING
        for i, text in enumerate(needs):
            rows = [tile for tile in range(10) if list(NOBLE_NEED[tile]) == amounts(text)[:5]]
            self.s.noble[i] = rows[0]
        return self

    def cities(self, *faces: str) -> Table:
        """These cities on the table."""
        self.s.city[:] = [CITY_NAMES.index(face) for face in faces]
        return self

    def towers(self, place: str, seat: int, count: int) -> Table:
        """Towers on a card."""
        self.s.tower_owner[SLOT[place]] = seat
        self.s.towers[SLOT[place]] = count
        return self

    def shields(self, seat: int, *posts: int) -> Table:
        """Shields on posts."""
        self.s.shields[seat] = sum(1 << (post - 1) for post in posts)
        return self

    def turn_of(self, seat: int) -> Table:
        self.s.active = seat
        return self

    # Playing

    def play(self, seat: int, *moves: str) -> Table:
        """Make moves, each of which has to be legal, with everything that follows by itself."""
        for text in moves:
            GAME.apply(self.s, seat, self.legal_action(seat, text))
        return self

    def legal_action(self, seat: int, text: str) -> int:
        """The number of a move, which has to be legal."""
        action = GAME.read_move(self.s, seat, text)
        legal = GAME.legal_actions(self.s, seat)
        assert action in legal, f"{text} is not legal: {sorted(self.legal(seat))}"
        return action

    def end_turn(self, seat: int = 0) -> Table:
        """Go through the end of a seat's turn, up to the next decision."""
        self.s.active = seat
        self.s.phase = phase.END_NOBLE
        return self.settle()

    def check_end(self, seat: int = 0) -> Table:
        """Only the check at the very end of a turn."""
        self.s.active = seat
        self.s.phase = phase.END_CHECK
        return self.settle()

    def settle(self) -> Table:
        while GAME.must_advance(self.s):
            GAME.advance(self.s)
        return self

    def legal(self, seat: int, first: str = "") -> set[str]:
        """A seat's legal moves that begin so, as notation."""
        moves = {
            TURN.write_move(self.s, seat, action) for action in GAME.legal_actions(self.s, seat)
        }
        return {move for move in moves if move.startswith(first)}

    def why_not(self, seat: int, text: str) -> str:
        """The key of the reason why a move is refused."""
        assert text not in self.legal(seat)
        return GAME.why_not(self.s, seat, GAME.read_move(self.s, seat, text)).key

    def told(self, seat: int, text: str, viewer: int = SPECTATOR) -> list[str]:
        """The keys of what a viewer is told of a move, which is then made."""
        action = self.legal_action(seat, text)
        return [
            line.key
            for before, after, actor in GAME.steps(self.s, seat, action)
            for line in GAME.narrate(before, after, actor, action, viewer)
        ]

    # Looking

    @property
    def phase(self) -> str:
        return TURN.phase_names[self.s.phase]

    @property
    def acting(self) -> list[int]:
        return seats_in(GAME.may_act(self.s))

    @property
    def final_round(self) -> bool:
        return bool(self.s.final_round)

    @property
    def over(self) -> bool:
        return bool(GAME.over(self.s))

    @property
    def piles(self) -> str:
        return counted(self.s.supply)

    def face_up(self, place: str) -> str | None:
        card = int(self.s.face_up[SLOT[place]])
        return None if card == NO_CARD else card_text(card)

    def tokens(self, seat: int) -> str:
        return counted(self.s.tokens[seat])

    def bonuses(self, seat: int) -> str:
        return counted(self.s.bonuses[seat])

    def tableau(self, seat: int) -> set[str]:
        return {card_text(card) for card in range(CARDS) if self.s.tableau[card] == seat}

    def prestige(self, seat: int) -> int:
        return prestige(self.s, seat)

    def visits(self, seat: int) -> list[str]:
        """The nobles a seat has received."""
        return [
            counted(NOBLE_NEED[self.s.noble[i]])
            for i in range(5)
            if self.s.noble_visited[i] and self.s.noble_owner[i] == seat
        ]

    def taken_cities(self, seat: int) -> list[str]:
        return [CITY_NAMES[self.s.city[i]] for i in range(3) if self.s.city_owner[i] == seat]

    def towers_on(self, place: str) -> tuple[int, int]:
        """Whose towers stand on a card, and how many; (-1, 0) for none."""
        return int(self.s.tower_owner[SLOT[place]]), int(self.s.towers[SLOT[place]])

    def tower_supply(self, seat: int) -> int:
        return towers_in_supply(self.s, seat)

    def opened(self, seat: int) -> list[int]:
        return [post + 1 for post in range(5) if self.s.shields[seat] >> post & 1]

    def view(self, viewer: int) -> dict[str, Any]:
        return GAME.view(self.s, viewer)

    def ranks(self) -> list[int]:
        out = np.zeros(self.s.players, np.int8)
        GAME.ranks(self.s, out)
        return [int(rank) for rank in out]


def random_moves(match: Match, chance: random.Random) -> Iterator[tuple[int, str]]:
    """Play a match to its end at random, rather buying than not; yields before a move."""
    while not match.over:
        seat = match.awaited[0]
        legal = [str(move) for move in match.legal(seat)]
        liked = [move for move in legal if move.startswith("buy") and chance.random() < 0.6]
        move = chance.choice(liked or legal)
        yield seat, move
        match.play(seat, move)
