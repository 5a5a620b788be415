"""A table to set up positions on: cards by their names, moves by their notation.

    table = Table(2, hands=["G3", "B4 Y2"], capital="P4", deck="B6 Y5")
    table.play(0, "G3 capital")
    assert table.hand(0) == "B6"

Whatever a test does not mention is empty; areas are compared as text, cards in their usual order.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tripolis import Match
from tripolis.engine.game import find_game, seats_in
from tripolis.engine.options import options_rule
from tripolis.engine.viewer import SPECTATOR
from tripolis.games.kosmopolis import phase as phases
from tripolis.games.kosmopolis import table as kosmopolis_table
from tripolis.games.kosmopolis.components import GOLD as ALL_GOLD
from tripolis.games.kosmopolis.components import LETTERS, MODIFIERS, NO_CARD
from tripolis.games.kosmopolis.notation import card_text, cards_text, read_card
from tripolis.games.kosmopolis.rules import TURN
from tripolis.games.kosmopolis.state import OPTIONS, State

GAME = find_game("kosmopolis")


def card(text: str) -> int:
    """The card of that name."""
    kind = read_card(text)
    assert kind is not None, f"{text} is no card"
    return kind


def cards(text: str) -> list[int]:
    """The cards named in a text: "B4 B4 Y6"."""
    return [card(name) for name in text.split()]


def fill(area: Any, text: str) -> None:
    """Lay the cards named in a text into an area."""
    for kind in cards(text):
        area[kind] += 1


def text_of(area: Any) -> str:
    """All cards of an area as text, in order."""
    return " ".join(cards_text(area))


def sorted_cards(text: str) -> str:
    """The same cards in their usual order."""
    return " ".join(card_text(kind) for kind in sorted(cards(text)))


take_options = options_rule(OPTIONS, State)


class Table:
    """A state of Kosmopolis, and the words a test uses about it."""

    def __init__(
        self,
        players: int,
        phase: int = phases.PLAY,
        *,
        round_number: int = 1,
        start: int = 0,
        active: int | None = None,
        last_turns: int | None = None,
        capital: str = "",
        deck: str = "",
        hands: Sequence[str] = (),
        packs: Sequence[str] = (),
        cities: Sequence[str] = (),
        bonus: Sequence[str] = (),
        gold: Sequence[int] = (),
        gold_supply: int | None = None,
        modifiers: Sequence[int] = (4, 2, -1, -3),
        placed: Sequence[tuple[str, int]] = (),
        **options: str,
    ) -> None:
        """`deck` and `modifiers` begin at the top; `placed` says on which letter and by whom."""
        s = GAME.new_state()
        take_options(s, players, GAME.encode_options(GAME.full_options(options)))
        s.round_number = round_number
        s.start = start
        kosmopolis_table.clear_round(s)
        s.phase = phase
        s.active = start if active is None else active
        if last_turns is not None:
            s.last_turns = last_turns
        s.deck[:] = NO_CARD
        s.deck_size = len(cards(deck))
        s.deck[: s.deck_size] = cards(deck)[::-1]
        for row in range(round_number - 1, len(s.modifiers)):
            s.modifiers[row] = modifiers
        s.modifiers_drawn = len(placed)
        for number, (letter, seat) in enumerate(placed):
            s.placed_on[number] = LETTERS.index(letter)
            s.placed_by[number] = seat
        fill(s.capital, capital)
        for areas, texts in ((s.hand, hands), (s.pack, packs), (s.city, cities), (s.bonus, bonus)):
            for seat, text in enumerate(texts):
                fill(areas[seat], text)
        for seat, amount in enumerate(gold):
            s.gold[seat] = amount
        s.gold_supply = ALL_GOLD - sum(gold) if gold_supply is None else gold_supply
        if phase == phases.DRAFT:
            s.pack_size = len(cards(packs[0]))
        self.s = s

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

    def until(self, phase: int) -> Table:
        """Let things happen by themselves until it is time for this phase."""
        while self.s.phase != phase:
            assert GAME.must_advance(self.s), f"stuck in {self.phase}"
            GAME.advance(self.s)
        return self

    def settle(self) -> Table:
        """Let things happen by themselves up to the next decision."""
        while GAME.must_advance(self.s):
            GAME.advance(self.s)
        return self

    def legal(self, seat: int) -> set[str]:
        """A seat's legal moves, as notation."""
        return {
            TURN.write_move(self.s, seat, action) for action in GAME.legal_actions(self.s, seat)
        }

    def why_not(self, seat: int, text: str) -> str:
        """The key of the reason why a move is refused."""
        assert text not in self.legal(seat)
        return GAME.why_not(self.s, seat, GAME.read_move(self.s, seat, text)).key

    def told(self, seat: int, text: str, viewer: int) -> list[str]:
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
    def awaited(self) -> list[int]:
        return seats_in(GAME.must_act(self.s))

    @property
    def deck(self) -> int:
        return int(self.s.deck_size)

    @property
    def capital(self) -> str:
        return text_of(self.s.capital)

    @property
    def modifier_deck(self) -> int:
        return len(MODIFIERS) - int(self.s.modifiers_drawn)

    def hand(self, seat: int) -> str:
        return text_of(self.s.hand[seat])

    def pack(self, seat: int) -> str:
        return text_of(self.s.pack[seat])

    def aside(self, seat: int) -> str:
        """The cards a seat has set aside in the draft."""
        return sorted_cards(
            " ".join(card_text(kind) for kind in self.s.kept[seat, : self.s.kept_count])
        )

    def city(self, seat: int) -> str:
        return text_of(self.s.city[seat])

    def totals(self, seat: int) -> list[int]:
        """What the columns of a city come to: blue, pink, green, yellow."""
        return list(self.view(seat)["seats"][seat]["totals"])

    def bonus(self, seat: int) -> str:
        return text_of(self.s.bonus[seat])

    def gold(self, seat: int) -> int:
        return int(self.s.gold[seat])

    def view(self, viewer: int) -> dict[str, Any]:
        return GAME.view(self.s, viewer)

    def views(self) -> list[dict[str, Any]]:
        """Everybody's views, and a spectator's."""
        return [self.view(viewer) for viewer in (*range(self.s.players), SPECTATOR)]

    def scores(self) -> list[int]:
        return [GAME.score(self.s, seat)[0] for seat in range(self.s.players)]

    def ranks(self) -> list[int]:
        out = np.zeros(self.s.players, np.int8)
        GAME.ranks(self.s, out)
        return [int(rank) for rank in out]


def limits(view: dict[str, Any]) -> dict[str, int]:
    """The limits a viewer knows of, by colour."""
    return {limit["colour"]: limit["known"] for limit in view["limits"]}


def in_play(s: Any) -> Any:
    """How many cards of each kind are anywhere in the game, counted area by area."""
    count = s.capital.astype(int)
    for areas in (s.hand, s.city, s.bonus, s.pack):
        count += areas.sum(axis=0, dtype=int)
    for kind in s.deck[: s.deck_size]:
        count[kind] += 1
    if s.phase in (phases.DRAFT, phases.PASS_PACKS, phases.KEEP_LAST):
        for kind in s.kept[s.kept != NO_CARD]:
            count[kind] += 1
    return count


# Random matches

OPTION_VALUES = {option.name: option.values for option in GAME.options}


def random_match(seed: int, players: int | None = None, **options: str) -> Match:
    """A match about to begin: any number of players, any options, but for those that are given."""
    chance = random.Random(seed)
    chosen = {name: chance.choice(values) for name, values in OPTION_VALUES.items()}
    return Match(GAME, players or chance.randint(2, 4), chosen | options, seed)


STYLES = ("", "", "capital", "city", "G", "Y", "B")
"""What somebody who plays at random likes to do: anything, to build, to draw, to earn, to spy."""


def random_moves(match: Match, chance: random.Random) -> Iterator[tuple[int, str]]:
    """Play a match to its end at random, now and then changing an answer; yields before a move.

    Everybody has a taste, so that rounds are sometimes long, cities rich and decks short.
    """
    tastes = [chance.choice(STYLES) for _ in range(match.players)]
    while not match.over:
        changes_mind = chance.random() < 0.2
        seat = chance.choice(match.acting if changes_mind else match.awaited)
        legal = [str(move) for move in match.legal(seat)]
        liked = [move for move in legal if tastes[seat] in move and chance.random() < 0.9]
        move = chance.choice(liked or legal)
        yield seat, move
        match.play(seat, move)
