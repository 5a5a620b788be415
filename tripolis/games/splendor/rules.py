"""The rulebook of Splendor: its table of contents, the set-up and the end.

What players do is in the files named after it, and each module has its own. `TURN` lists their
decisions and steps in the order of play. `S-R` numbers name the rulings where the rules leave room.
"""

from __future__ import annotations

from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule
from tripolis.engine.turn import Decision, Moves, Step, Turn
from tripolis.games.splendor import (
    actions,
    buying,
    cities,
    nobles,
    orient,
    payment,
    phase,
    reserving,
    returning,
    scoring,
    strongholds,
    table,
    taking,
    trading_posts,
)
from tripolis.games.splendor.components import (
    BAGS,
    CARDS,
    CITIES_LAID_OUT,
    COLOURS,
    DECK_CARDS,
    DECKS,
    FULL_DECK,
    GEMS,
    GOAL,
    GOLD,
    GOLD_CARDS,
    GOLD_TOKENS,
    LARGEST_DECK,
    LEVELS,
    MOST_NOBLES,
    NO_CARD,
    NO_COLOUR,
    RESERVE_LIMIT,
    SEATS,
    SLOTS,
)
from tripolis.games.splendor.state import CITIES, NOBODY, NOTHING, ORIENT, State
from tripolis.words import Line

# Set-up


@rule
def setup(s: State, luck: Luck) -> None:
    """Draw the first player (S-R1), lay out tokens and tiles, shuffle, turn up the rows."""
    clear_table(s)
    s.start = below(luck, int(s.players))
    s.active = s.start
    s.round_number = 1
    for colour in range(COLOURS):
        s.supply[colour] = GEMS[s.players]
    s.supply[GOLD] = GOLD_TOKENS
    if table.nobles_are_in_play(s):
        nobles.lay_out_nobles(s, luck)
    if cities.in_play(s):
        cities.lay_out_cities(s, luck)
    for deck in range(DECKS):
        shuffle_deck(s, deck, luck)
    buying.refill(s)
    s.phase = phase.MAIN


@rule
def clear_table(s: State) -> None:
    """Nothing lies anywhere yet."""
    for deck in range(DECKS):
        for i in range(LARGEST_DECK):
            s.deck[deck, i] = NO_CARD
    for slot in range(SLOTS):
        s.face_up[slot] = NO_CARD
        s.tower_owner[slot] = NOBODY
    for card in range(CARDS):
        s.tableau[card] = NOBODY
    for i in range(MOST_NOBLES):
        s.noble[i] = NOTHING
        s.noble_owner[i] = NOBODY
    for i in range(CITIES_LAID_OUT):
        s.city[i] = NOTHING
        s.city_owner[i] = NOBODY
    for bag in range(BAGS):
        s.bag_colour[bag] = NO_COLOUR
    for seat in range(SEATS):
        for i in range(RESERVE_LIMIT):
            s.reserved[seat, i] = NO_CARD
        for i in range(GOLD_CARDS):
            s.gold_card[seat, i] = NO_CARD
    s.gained = NO_CARD
    table.forget_purchase(s)


@rule
def shuffle_deck(s: State, deck: int, luck: Luck) -> None:
    """Shuffle a deck; the Orient decks only where they are in play."""
    if deck >= LEVELS and not table.has(s, ORIENT):
        return
    for i in range(LARGEST_DECK):
        s.deck[deck, i] = DECK_CARDS[deck, i]
    s.deck_size[deck] = FULL_DECK[deck]
    shuffle(luck, s.deck[deck], int(FULL_DECK[deck]))


# A turn: one main action, then what follows from it


@rule
def pass_turn(s: State, player: int, number: int) -> None:
    """Do nothing. When everybody passes in succession the match ends."""
    s.passes += 1


PASS = Moves(
    "pass",
    1,
    do=pass_turn,
    write=lambda s, player, number: "pass",
    why_not=lambda s, player, number: Line("splendor-no-pass"),
    last_resort=True,
)
"""Legal only where nothing else is (S-R3)."""

MAIN = Decision(
    "main",
    taking.TAKE,
    taking.TAKE_SAME,
    reserving.RESERVE,
    reserving.RESERVE_TOP,
    buying.BUY,
    PASS,
    then="offer_conquest",
    section="turn",
)


@rule
def end_check(s: State) -> None:
    """Is this the last round, and is it over? Everybody has the same number of turns."""
    if table.has(s, CITIES):
        if cities.somebody_has_a_city(s):
            s.final_round = 1
    elif scoring.prestige(s, s.active) >= GOAL:
        s.final_round = 1
    s.phase = phase.MAIN
    if s.passes == s.players:
        s.phase = phase.END
    elif table.left_of(s, s.active, 1) == s.start:
        end_round(s)
    if s.phase == phase.MAIN:
        s.active = table.left_of(s, s.active, 1)


@rule
def end_round(s: State) -> None:
    """The last round ends the match; so do too many idle ones, counted whole (S-R6, S-R27)."""
    s.idle_rounds = 0 if s.busy else s.idle_rounds + 1
    s.busy = 0
    if s.final_round or s.idle_rounds >= s.max_idle_rounds:
        s.phase = phase.END
    else:
        s.round_number += 1


TURN = Turn(
    "splendor",
    (
        MAIN,
        # a purchase
        payment.PAY,
        payment.PAY_GOLD,
        orient.DISCARD,
        buying.ACQUIRE,
        orient.ABILITY_STEP,
        orient.OFFER_CARD,
        orient.PAIR,
        orient.FREE,
        orient.RESERVE_NOBLE,
        trading_posts.TOKEN,
        strongholds.TOWER,
        buying.REFILL,
        strongholds.OFFER_CONQUEST,
        strongholds.CONQUEST,
        # the end of the turn
        nobles.NOBLE,
        trading_posts.END_POSTS,
        cities.CITY,
        returning.RETURN,
        returning.END_TOKENS,
        Step("end_check", end_check),
    ),
    phase,
    actions,
)


@rule
def reveals(before: State, after: State) -> bool:
    """Did a move show anybody anything new: a card from a deck, or one reserved unseen?"""
    for deck in range(DECKS):
        if before.deck_size[deck] != after.deck_size[deck]:
            return True
    for seat in range(before.players):
        hidden = 0
        for i in range(RESERVE_LIMIT):
            hidden += int(before.blind[seat, i]) - int(after.blind[seat, i])
        if hidden != 0:
            return True
    return False
