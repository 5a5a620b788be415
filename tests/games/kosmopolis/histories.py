"""Every history that could have led to what a viewer saw, counted card by card.

All cards are distinct here, two of a kind as well: every deal, every pick, every draw and every
play of one particular card is a history of its own, and all of them are equally likely. A history
that shows the viewer what it really saw leads to a world; `Scene.worlds` says to which worlds, and
in how many ways. It knows nothing of how the game itself imagines worlds.

A world is told by what is hidden in it: packs, cards kept from each pack, hands, the deck from its
top, this round's modifiers, and choices not yet made public.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb, factorial, prod
from typing import Any, NamedTuple

import numpy as np

from tripolis.engine.luck import new_luck
from tripolis.engine.turn import NO_ANSWER
from tripolis.games.kosmopolis import phase
from tripolis.games.kosmopolis.notation import card_text, cards_text
from tripolis.games.kosmopolis.rules import TURN

from .leaflet import in_order
from .table import GAME, Table

Cards = tuple[str, ...]


class World(NamedTuple):
    """What is hidden in a state; everything in a fixed order, so that equal worlds are equal."""

    packs: tuple[Cards, ...]
    kept: tuple[tuple[Cards, ...], ...]
    hands: tuple[Cards, ...]
    deck: Cards
    modifiers: tuple[int, ...]
    answers: tuple[str | None, ...]


def ordered(cards: Any) -> Cards:
    return tuple(in_order(cards))


def less(cards: Cards, taken: Cards) -> Cards:
    """The cards without those taken."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def contains(cards: Cards, part: Cards) -> bool:
    return not Counter(part) - Counter(cards)


def selections(cards: Cards, size: int) -> Iterator[tuple[Cards, int]]:
    """All ways to take so many of these cards: what is taken, and by how many choices of cards."""
    counts = Counter(cards)
    for taken in set(combinations(ordered(cards), size)):
        yield taken, prod(comb(counts[card], n) for card, n in Counter(taken).items())


def orders(cards: Cards) -> Iterator[tuple[Cards, int]]:
    """All orders of these cards, and in how many ways each comes about."""
    ways = prod(factorial(n) for n in Counter(cards).values())
    for order in set(permutations(cards)):
        yield order, ways


class Scene:
    """A round played up to some moment, by the real rules, with one seat looking on."""

    def __init__(
        self,
        viewer: int,
        packs: list[str],
        deck: str,
        moves: list[tuple[int, str]],
        with_modifiers: bool = False,
    ) -> None:
        """Modifiers are counted only if asked for: they make worlds many times as many."""
        self.viewer = viewer
        self.with_modifiers = with_modifiers
        self.players = len(packs)
        self.size = len(packs[0].split())
        self.cards = ordered(" ".join([*packs, deck]).split())
        self.table = Table(self.players, phase.DRAFT, packs=packs, deck=deck)
        self.modifiers = tuple(int(worth) for worth in self.table.s.modifiers[0])
        self.moves = moves
        self.packs_seen = [self.own_pack()]
        self.draws_seen: list[str] = []
        self.modifiers_seen: dict[int, int] = {}
        for seat, move in moves:
            self.play(seat, move)

    def own_pack(self) -> Cards:
        return ordered(self.table.pack(self.viewer).split()) if self.viewer >= 0 else ()

    def play(self, seat: int, move: str) -> None:
        """Make a move and write down what the viewer sees of it."""
        s, viewer = self.table.s, self.viewer
        before = s.copy()
        self.table.play(seat, move)
        if viewer < 0:
            return
        if before.phase == phase.DRAFT and s.kept_count > before.kept_count:
            if s.phase == phase.DRAFT:
                self.packs_seen.append(self.own_pack())
            else:
                hand = ordered(cards_text(s.hand[viewer]))
                for n in range(before.kept_count + 2):
                    hand = less(hand, (card_text(s.kept[viewer, n]),))
                self.packs_seen.append(hand)
        if seat == viewer and before.phase != phase.DRAFT:
            if s.deck_size < before.deck_size:
                self.draws_seen.append(card_text(before.deck[before.deck_size - 1]))
            if s.modifiers_drawn > before.modifiers_drawn:
                number = int(before.modifiers_drawn)
                self.modifiers_seen[number] = self.modifiers[number]

    # Counting

    def worlds(self) -> Counter[World]:
        """All worlds the viewer could be in, each with the number of histories that lead there."""
        histories = self.deals()
        for picks in self.picks_by_round():
            histories = self.pick(histories, picks)
        if self.table.s.phase == phase.DRAFT:
            histories = self.answer(histories)
        else:
            histories = self.take_up(histories)
            draws_seen = iter(self.draws_seen)
            for seat, move in self.moves:
                card, zone = move.split()[:2]
                if zone in ("city", "capital"):
                    draws = card[0] == "G" and zone == "capital"
                    drawn = next(draws_seen, None) if draws and seat == self.viewer else None
                    histories = self.turn(histories, seat, card, draws, drawn)
        return self.shuffle_modifiers(histories)

    def shuffle_modifiers(self, histories: Counter[World]) -> Counter[World]:
        """Every order of the modifiers that has those the viewer saw in their places."""
        if not self.with_modifiers:
            return histories
        shuffled: Counter[World] = Counter()
        for order in permutations(self.modifiers):
            if all(order[number] == worth for number, worth in self.modifiers_seen.items()):
                for world, ways in histories.items():
                    shuffled[world._replace(modifiers=order)] += ways
        return shuffled

    def deals(self) -> Counter[World]:
        """Every deal that gives the viewer its pack and the packs it is going to see."""
        partial: Counter[tuple[tuple[Cards, ...], Cards]] = Counter({((), self.cards): 1})
        seats = [(max(self.viewer, 0) + i) % self.players for i in range(self.players)]
        for seat in seats:
            longer: Counter[tuple[tuple[Cards, ...], Cards]] = Counter()
            for (packs, rest), ways in partial.items():
                for pack, more in selections(rest, self.size):
                    if self.may_be_dealt(seat, pack):
                        longer[(*packs, pack), less(rest, pack)] += ways * more
            partial = longer
        dealt: Counter[World] = Counter()
        nothing = ((),) * self.players
        for (packs, rest), ways in partial.items():
            by_seat = tuple(packs[seats.index(seat)] for seat in range(self.players))
            for deck, more in orders(rest):
                dealt[World(by_seat, nothing, nothing, deck, (), ())] += ways * more
        return dealt

    def may_be_dealt(self, seat: int, pack: Cards) -> bool:
        """A pack comes to the viewer after so many passes as there are places between them."""
        if self.viewer < 0:
            return True
        if seat == self.viewer:
            return pack == self.packs_seen[0]
        passes = (self.viewer - seat) % self.players
        return passes >= len(self.packs_seen) or contains(pack, self.packs_seen[passes])

    def picks_by_round(self) -> list[dict[int, Cards]]:
        """The final answers of every pick that was completed."""
        rounds: list[dict[int, Cards]] = []
        answers: dict[int, Cards] = {}
        for seat, move in self.moves:
            words = move.split()
            if words[0] == "draft":
                answers[seat] = ordered(words[1:])
                if len(answers) == self.players:
                    rounds.append(answers)
                    answers = {}
        return rounds

    def pick(self, histories: Counter[World], picks: dict[int, Cards]) -> Counter[World]:
        """Everybody keeps two cards, the viewer those it kept; packs go left."""
        after: Counter[World] = Counter()
        for world, ways in histories.items():
            choices = [
                [
                    (taken, more)
                    for taken, more in selections(pack, 2)
                    if seat != self.viewer or taken == picks[seat]
                ]
                for seat, pack in enumerate(world.packs)
            ]
            for chosen in product(*choices):
                left = [
                    less(pack, taken) for pack, (taken, _) in zip(world.packs, chosen, strict=True)
                ]
                packs = tuple(left[seat - 1] for seat in range(self.players))
                kept = tuple(
                    (*own, taken) for own, (taken, _) in zip(world.kept, chosen, strict=True)
                )
                look = len(kept[0])
                if self.viewer < 0 or packs[self.viewer] == self.packs_seen[look]:
                    more = prod(n for _, n in chosen)
                    after[world._replace(packs=packs, kept=kept)] += ways * more
        return after

    def take_up(self, histories: Counter[World]) -> Counter[World]:
        """The last packs are kept whole, and hands taken up."""
        after: Counter[World] = Counter()
        nothing = ((),) * self.players
        for world, ways in histories.items():
            kept = tuple((*own, pack) for own, pack in zip(world.kept, world.packs, strict=True))
            hands = tuple(ordered(card for lot in own for card in lot) for own in kept)
            after[world._replace(packs=nothing, kept=kept, hands=hands)] += ways
        return after

    def turn(
        self, histories: Counter[World], seat: int, card: str, draws: bool, drawn: str | None
    ) -> Counter[World]:
        """One of the cards in hand is played; a Scholar in the capital draws from the deck."""
        after: Counter[World] = Counter()
        for world, ways in histories.items():
            hand, deck = world.hands[seat], world.deck
            if card not in hand or (drawn is not None and deck[0] != drawn):
                continue
            rest = less(hand, (card,))
            if draws and deck:
                rest, deck = (*rest, deck[0]), deck[1:]
            hands = tuple(
                ordered(rest) if other == seat else own for other, own in enumerate(world.hands)
            )
            after[world._replace(hands=hands, deck=deck)] += ways * hand.count(card)
        return after

    def answer(self, histories: Counter[World]) -> Counter[World]:
        """Whoever has answered without the answer being public may have kept any two cards."""
        s = self.table.s
        after: Counter[World] = Counter()
        for world, ways in histories.items():
            choices: list[list[tuple[str | None, int]]] = []
            for seat, pack in enumerate(world.packs):
                if s.answer[seat] == NO_ANSWER:
                    choices.append([(None, 1)])
                elif seat == self.viewer:
                    choices.append([(TURN.write_move(s, seat, s.answer[seat]), 1)])
                else:
                    choices.append(
                        [(f"draft {' '.join(two)}", n) for two, n in selections(pack, 2)]
                    )
            for chosen in product(*choices):
                answers = tuple(answer for answer, _ in chosen)
                after[world._replace(answers=answers)] += ways * prod(n for _, n in chosen)
        return after

    # The game's own worlds

    def imagined(self, count: int, seed: int) -> Counter[World]:
        """The worlds the game imagines, each with the number of times it does."""
        luck = new_luck(seed)
        states = np.repeat(np.array([self.table.s], GAME.state), count)
        for n in range(count):
            GAME.reimagine(states[n], self.viewer, luck)
        pairs = np.sort(states["kept"].reshape(count, -1, 2), axis=2)
        hidden = [states[name].reshape(count, -1) for name in ("pack", "hand", "deck", "answer")]
        modifiers = states["modifiers"][:, 0] * self.with_modifiers
        rows = np.concatenate([pairs.reshape(count, -1), modifiers, *hidden], axis=1)
        _, first, times = np.unique(rows, axis=0, return_index=True, return_counts=True)
        found: Counter[World] = Counter()
        for n, seen in zip(first, times, strict=True):
            found[self.world_of(states[n])] += int(seen)
        return found

    def world_of(self, s: Any) -> World:
        """What is hidden in a state."""
        seats = range(self.players)
        kept = [[card_text(card) for card in s.kept[seat, : s.kept_count]] for seat in seats]
        answers = tuple(
            None if s.answer[seat] == NO_ANSWER else TURN.write_move(s, seat, s.answer[seat])
            for seat in seats
        )
        return World(
            packs=tuple(tuple(cards_text(s.pack[seat])) for seat in seats),
            kept=tuple(
                tuple(ordered(own[n : n + 2]) for n in range(0, len(own), 2)) for own in kept
            ),
            hands=tuple(tuple(cards_text(s.hand[seat])) for seat in seats),
            deck=tuple(card_text(card) for card in s.deck[: s.deck_size][::-1]),
            modifiers=tuple(int(n) for n in s.modifiers[0]) if self.with_modifiers else (),
            answers=answers if s.phase == phase.DRAFT else (),
        )


def random_scene(
    seed: int, players: int, size: int, deck: int, turns: int, kinds: str, viewer: int, **more: Any
) -> Scene:
    """A scene with cards of a few kinds, played at random: `size` cards each, `turns` in all.

    Before the draft is over a turn is a pick. Scholars go to the capital, everything else where
    it has no effect, unless modifiers are to be looked at.
    """
    chance = random.Random(seed)
    cards = chance.choices(kinds.split(), k=players * size + deck)
    packs = [" ".join(cards[seat * size : (seat + 1) * size]) for seat in range(players)]
    table = Table(players, phase.DRAFT, packs=packs, deck=" ".join(cards[players * size :]))
    moves: list[tuple[int, str]] = []
    while turns > 0 and table.phase in ("draft", "play", "agent"):
        seat = chance.choice(table.awaited)
        legal = sorted(table.legal(seat))
        if table.phase == "play":
            acts = "GB" if more.get("with_modifiers") else "G"
            legal = [move for move in legal if move.endswith("capital") == (move[0] in acts)]
        moves.append((seat, chance.choice(legal)))
        table.play(*moves[-1])
        turns -= table.phase != "agent"
    return Scene(viewer, packs, " ".join(cards[players * size :]), moves, **more)
