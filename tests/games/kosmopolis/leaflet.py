"""The rules told a second time: lists of cards, one paragraph of the rules after another.

It knows nothing of the game's own code. The laws play random matches by both and compare them
after every move, so a slip in either shows.
"""

from __future__ import annotations

from itertools import chain, combinations

LETTERS = "BPGY"


def value(card):
    return int(card[1])


def column(area, letter):
    return [card for card in area if card[0] == letter]


def total(area):
    return sum(value(card) for card in area)


class Leaflet:
    """A match, from the cards and modifiers as they were shuffled, the top ones first."""

    def __init__(self, players, options, cards, start, modifiers):
        self.players = players
        self.seats = range(players)
        self.options = options
        self.deck = list(cards)
        self.start = start
        self.shuffled = [list(order) for order in modifiers]
        self.capital = [self.deck.pop(0)]
        self.supply = 8
        self.cities = [[] for _ in self.seats]
        self.bonus = [[] for _ in self.seats]
        self.gold = [0] * players
        self.round = 1
        self.deal()

    def clockwise(self, first):
        return [(first + i) % self.players for i in self.seats]

    # 3.1, 3.2

    def deal(self):
        self.modifiers = self.shuffled[self.round - 1]
        self.placed = []
        self.hands = [[] for _ in self.seats]
        self.aside = [[] for _ in self.seats]
        self.packs = [[] for _ in self.seats]
        self.choices = {}
        self.paid = {}
        size = min(5 if self.players == 4 else 6, len(self.deck) // self.players)
        for seat in self.clockwise(self.start):
            self.packs[seat], self.deck = self.deck[:size], self.deck[size:]
        self.ask_for_picks()

    def ask_for_picks(self):
        if any(len(pack) > 2 for pack in self.packs):
            self.phase = "draft"
            return
        self.hands = [aside + pack for aside, pack in zip(self.aside, self.packs, strict=True)]
        self.aside = [[] for _ in self.seats]
        self.packs = [[] for _ in self.seats]
        self.active = self.start
        self.final_lap = None
        self.phase = "play"
        if not any(self.hands):
            self.end_round()

    def pass_packs(self):
        for seat, picks in self.choices.items():
            for card in picks:
                self.packs[seat].remove(card)
                self.aside[seat].append(card)
        self.choices = {}
        self.packs = [self.packs[(seat - 1) % self.players] for seat in self.seats]
        self.ask_for_picks()

    # 3.3

    def play(self, card, zone):
        self.hands[self.active].remove(card)
        if zone == "city":
            self.cities[self.active].append(card)
            return self.end_turn()
        self.capital.append(card)
        return {"G": self.scholar, "Y": self.merchant, "B": self.agent, "P": self.priest}[card[0]]()

    def scholar(self):
        if self.deck:
            self.hands[self.active].append(self.deck.pop(0))
        self.end_turn()

    def merchant(self):
        if self.supply:
            self.supply -= 1
            self.gold[self.active] += 1
        self.end_turn()

    def agent(self):
        if len(self.placed) < 4:
            self.phase = "agent"
        else:
            self.end_turn()

    def place(self, letter):
        self.placed.append((letter, self.active, self.modifiers[len(self.placed)]))
        self.end_turn()

    def priest(self):
        targets = self.priest_targets()
        if len(targets) > 1:
            self.phase = "priest"
        elif targets:
            self.take_lowest(targets[0])
        else:
            self.end_turn()

    def priest_targets(self):
        return [letter for letter in "BGY" if column(self.capital, letter)]

    def take_lowest(self, letter):
        card = min(column(self.capital, letter), key=value)
        self.capital.remove(card)
        self.cities[self.active].append(card)
        self.end_turn()

    # 3.4

    def end_turn(self):
        self.phase = "play"
        if self.final_lap is None:
            if self.hands[self.active]:
                self.active = self.clockwise(self.active)[1]
                return
            self.final_lap = self.clockwise(self.active)[1:]
        else:
            self.final_lap.remove(self.active)
        if self.final_lap:
            self.active = self.final_lap[0]
        else:
            self.end_round()

    # 3.5

    def end_round(self):
        for seat in self.seats:
            self.cities[seat] += self.hands[seat]
            self.hands[seat] = []
        self.limits = {
            letter: total(column(self.capital, letter))
            + sum(worth for on, _, worth in self.placed if on == letter)
            for letter in LETTERS
        }
        self.phase = "gold"
        self.to_pay = [seat for seat in self.clockwise(self.start) if len(self.payments(seat)) > 1]
        self.after_payment()

    def excess(self, seat, letter):
        cards = column(self.cities[seat], letter)
        return max(0, total(cards) - self.limits[letter]) if cards else 0

    def payments(self, seat):
        above = [letter for letter in LETTERS if self.excess(seat, letter) > 0]
        sets = chain.from_iterable(combinations(above, n) for n in range(len(above) + 1))
        return [
            paid
            for paid in sets
            if sum(self.excess(seat, letter) for letter in paid) <= self.gold[seat]
        ]

    def pay(self, seat, letters):
        self.paid[seat] = letters
        if self.options["gold_order"] == "sequential":
            self.hand_over(seat)
            self.to_pay.remove(seat)
        elif len(self.paid) == len(self.to_pay):
            for payer in self.to_pay:
                self.hand_over(payer)
            self.to_pay = []
        self.after_payment()

    def hand_over(self, seat):
        price = sum(self.excess(seat, letter) for letter in self.paid[seat])
        self.gold[seat] -= price
        self.supply += price

    def after_payment(self):
        if self.to_pay:
            return
        for seat in self.seats:
            for letter in LETTERS:
                if self.excess(seat, letter) and letter not in self.paid.get(seat, ()):
                    for card in column(self.cities[seat], letter):
                        self.cities[seat].remove(card)
        for letter in LETTERS:
            self.award(letter)
        self.next_round()

    def claim(self, seat, letter):
        """The smaller, the better."""
        sum_of_cards = total(column(self.cities[seat], letter))
        limit = self.limits[letter]
        paid = (letter in self.paid.get(seat, ()) and self.excess(seat, letter)) or 0
        return {
            "highest_total": -sum_of_cards,
            "closest_lowered": abs(limit - (sum_of_cards - paid)),
            "closest_raw": abs(limit - sum_of_cards),
        }[self.options["bonus_rule"]]

    def award(self, letter):
        candidates = [
            seat for seat in self.clockwise(self.start) if column(self.cities[seat], letter)
        ]
        best = min((self.claim(seat, letter) for seat in candidates), default=None)
        for seat in candidates:
            there = column(self.capital, letter)
            if self.claim(seat, letter) == best and there:
                card = max(there, key=value)
                self.capital.remove(card)
                self.bonus[seat].append(card)

    def next_round(self):
        if self.round == 3:
            self.phase = "end"
            return
        self.start = max(self.clockwise(self.start), key=lambda seat: total(self.cities[seat]))
        self.round += 1
        self.deal()

    # 4

    def scores(self):
        return [
            total(self.cities[seat]) + total(self.bonus[seat]) + self.gold[seat]
            for seat in self.seats
        ]

    def ranks(self):
        def standing(seat):
            values = [value(card) for card in self.cities[seat] + self.bonus[seat]]
            return self.scores()[seat], *(values.count(n) for n in (6, 5, 4, 3, 2))

        return [
            1 + sum(standing(other) > standing(seat) for other in self.seats) for seat in self.seats
        ]

    # Decisions, in the game's notation

    def decisions(self):
        """The legal moves of everybody who may act now."""
        if self.phase == "draft":
            return {
                seat: {f"draft {one} {other}" for one, other in combinations(in_order(pack), 2)}
                for seat, pack in enumerate(self.packs)
            }
        if self.phase == "play":
            hand = self.hands[self.active]
            return {self.active: {f"{card} {to}" for card in hand for to in ("city", "capital")}}
        if self.phase == "agent":
            return {self.active: {f"agent {letter}" for letter in LETTERS}}
        if self.phase == "priest":
            return {self.active: {f"priest {letter}" for letter in self.priest_targets()}}
        if self.phase == "gold":
            together = self.options["gold_order"] == "simultaneous"
            asked = self.to_pay if together else self.to_pay[:1]
            return {
                seat: {f"pay {' '.join(paid) or 'none'}" for paid in self.payments(seat)}
                for seat in asked
            }
        return {}

    def decide(self, seat, text):
        """Make a move."""
        words = text.split()
        if self.phase == "draft":
            self.choices[seat] = words[1:]
            if len(self.choices) == self.players:
                self.pass_packs()
        elif self.phase == "play":
            self.play(*words)
        elif self.phase == "agent":
            self.place(words[1])
        elif self.phase == "priest":
            self.take_lowest(words[1])
        else:
            self.pay(seat, [] if words[1] == "none" else words[1:])


def in_order(cards):
    return sorted(cards, key=lambda card: (LETTERS.index(card[0]), value(card)))
