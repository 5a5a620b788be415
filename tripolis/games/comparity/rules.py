"""The rulebook of Comparity, step by step.

`C-R` numbers name the rulings where the leaflet leaves room. Every step is a rule over the state;
`apply` makes a decision and then takes the automatic steps up to the next one.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule
from tripolis.games.comparity.actions import (
    DRAW,
    MOST_REPAIRS,
    OPEN_NONE,
    check_action,
    discard_action,
    give_action,
    is_lay,
    laid_card,
    laid_cell_number,
    lay_action,
    named_card,
    open_action,
    repair_action,
    repair_number,
)
from tripolis.games.comparity.belief import remember_landmarks, start_memory
from tripolis.games.comparity.components import (
    CARDS,
    DECK_CARDS,
    HEIGHTS,
    IS_CORE,
    NO_CARD,
    PILE_CARDS,
    ROW_CARDS,
    SEATS,
    YEARS,
)
from tripolis.games.comparity.repair import (
    carry_out,
    count_repairs,
    count_violations,
    is_misplaced,
    misplaced_places,
    walk_repairs,
)
from tripolis.games.comparity.state import (
    ALL,
    DISCARD,
    DISCARDED,
    DUET,
    END,
    EVALUATE,
    EXTRA,
    EXTRA_PLAYED,
    FIND_GIVER,
    FIRST_DECISION,
    FIX,
    GIVE,
    NEIGHBOUR,
    NO_REACTION,
    NOBODY,
    OBTAIN,
    OPEN_CARD,
    OPEN_NEIGHBOUR,
    PLAYED,
    REACT,
    RECONNECT,
    RECONNECTED,
    REPAIR,
    RESUME,
    ROOM,
    TRIO,
    TURN,
    WINS,
    State,
)
from tripolis.games.comparity.zone import (
    NO_PLACE,
    beside,
    card_at,
    cell_at,
    checkable_card,
    count_cells,
    count_neighbours,
    is_connected,
    is_open,
    nth_cell,
    place_of_card,
    put_into_zone,
    take_out_of_zone,
    would_connect,
)

DRAWN_IN_REACTION = 1
DRAWN_IN_VAIN = 2
"""Cards the checker obtains when there is no violation."""
DRAWN_FOR_VIOLATION = 3
"""Cards the previous player obtains when there is one."""

_SEEN_WORD_BITS = 31


# Seats


@rule
def left_of(s: State, seat: int) -> int:
    """The next player clockwise."""
    return (seat + 1) % int(s.players)


@rule
def right_of(s: State, seat: int) -> int:
    """The previous player."""
    return (seat + int(s.players) - 1) % int(s.players)


@rule
def active(s: State) -> int:
    """Who decides now: a giver, the player of a trio, or whose turn it is."""
    if s.phase == GIVE:
        return int(s.giver)
    if s.phase in (EXTRA, EXTRA_PLAYED):
        return right_of(s, int(s.turn))
    return int(s.turn)


# Set-up


@rule
def take_options(s: State, players: int, options: Any) -> None:
    """Write down who sits at the table and which options it chose."""
    s.players = players
    s.mode = options[0]
    s.last_card = options[1]
    s.fix_mode = options[2]
    s.pile_top_visible = options[3]
    s.deck_memory = options[4]
    s.deck = options[5]
    for seat in range(players):
        s.level[seat] = options[6 + seat]
    for card in range(DECK_CARDS):
        word = int(options[6 + SEATS + card // _SEEN_WORD_BITS])
        s.seen[card] = word >> (card % _SEEN_WORD_BITS) & 1


@rule
def cards_needed(players: int) -> int:
    """How many cards are in play: 29, 41, 63 or 75."""
    return players * ROW_CARDS + int(PILE_CARDS[players])


@rule
def belongs_to_deck(s: State, card: int) -> bool:
    """The hundred core landmarks, or all of them (C-R24)."""
    return bool(s.deck == ALL or IS_CORE[card] == 1)


@rule
def count_unseen(s: State) -> int:
    """How many cards of the deck no earlier game of the room has shown."""
    count = 0
    for card in range(DECK_CARDS):
        if belongs_to_deck(s, card) and s.seen[card] == 0:
            count += 1
    return count


@rule
def recall_earlier_games(s: State) -> None:
    """When no unseen card is left, all are as good as unseen again (C-R23)."""
    if s.deck_memory == ROOM and count_unseen(s) == 0:
        for card in range(DECK_CARDS):
            s.seen[card] = 0


@rule
def gather_deck(s: State, luck: Luck) -> int:
    """Put the available deck together: the unseen cards, and seen ones only to fill up (C-R23)."""
    size = 0
    remembers = s.deck_memory == ROOM
    missing = cards_needed(int(s.players)) - count_unseen(s)
    if remembers and missing > 0:
        for card in range(DECK_CARDS):
            if belongs_to_deck(s, card) and s.seen[card] == 1:
                s.stock[size] = card
                size += 1
        shuffle(luck, s.stock, size)
        size = missing
    for card in range(DECK_CARDS):
        if belongs_to_deck(s, card) and not (remembers and s.seen[card] == 1):
            s.stock[size] = card
            size += 1
    return size


@rule
def setup(s: State, players: int, options: Any, luck: Luck) -> None:
    """Shuffle the available deck, deal the rows, count off the pile, lay the first card."""
    take_options(s, players, options)
    recall_earlier_games(s)
    clear(s)
    size = gather_deck(s, luck)
    shuffle(luck, s.stock, size)
    s.first = below(luck, players)
    s.turn = s.first
    s.pile_size = PILE_CARDS[players]
    s.box_size = size - cards_needed(players)
    deal_rows(s, size)
    lay_first_card(s)
    clear_the_rest_of_stock(s)
    s.phase = TURN
    for seat in range(players):
        start_memory(seat, luck)
        remember_landmarks(s, seat, luck)


@rule
def clear(s: State) -> None:
    """Nothing is laid, shown or checked yet, and every card shows what its landmark has."""
    s.reaction = NO_REACTION
    s.played = NO_CARD
    s.taker = NOBODY
    s.giver = NOBODY
    forget_check(s)
    for card in range(CARDS):
        s.laid_by[card] = NOBODY
        s.height[card] = HEIGHTS[card]
        s.year[card] = YEARS[card]


@rule
def deal_rows(s: State, size: int) -> None:
    """Seven cards in a row from the top to each seat, clockwise from the first player."""
    top = size
    seat = int(s.first)
    for _ in range(int(s.players)):
        for _ in range(ROW_CARDS):
            top -= 1
            add_to_row(s, seat, int(s.stock[top]))
        seat = left_of(s, seat)


@rule
def lay_first_card(s: State) -> None:
    """The pile's top card goes closed to the cell (0, 0)."""
    put_into_zone(s, draw_from_pile(s), cell_at(0, 0), NOBODY)


@rule
def clear_the_rest_of_stock(s: State) -> None:
    """What has been dealt is in the stock no more."""
    for i in range(int(s.box_size) + int(s.pile_size), DECK_CARDS):
        s.stock[i] = 0


# Rows and the pile


@rule
def add_to_row(s: State, seat: int, card: int) -> None:
    """A card joins the end of a row, closed."""
    s.row[seat, s.row_size[seat]] = card
    s.row_size[seat] += 1


@rule
def take_from_row(s: State, seat: int, card: int) -> None:
    """A card leaves a row; the others close up."""
    i = 0
    while s.row[seat, i] != card:
        i += 1
    s.row_size[seat] -= 1
    last = int(s.row_size[seat])
    for k in range(i, last):
        s.row[seat, k] = s.row[seat, k + 1]
    s.row[seat, last] = 0


@rule
def draw_from_pile(s: State) -> int:
    """Take the pile's top card."""
    s.pile_size -= 1
    top = int(s.box_size) + int(s.pile_size)
    card = int(s.stock[top])
    s.stock[top] = 0
    return card


# A turn: play a card or check one (4.1)


@rule
def legal_lay(s: State, player: int, out: Any) -> int:
    """Any card of the own row into any empty cell beside the zone."""
    cells = count_cells(s)
    n = 0
    for i in range(int(s.row_size[player])):
        for number in range(cells):
            out[n] = lay_action(int(s.row[player, i]), number)
            n += 1
    return n


@rule
def legal_check(s: State, out: Any, n: int) -> int:
    """Any closed card of the zone that has a neighbour; says where the list ends."""
    for place in range(int(s.zone_size)):
        card = checkable_card(s, place)
        if card != NO_CARD:
            out[n] = check_action(card)
            n += 1
    return n


@rule
def lay(s: State, player: int, action: int) -> None:
    """Put a card of the own row closed into a cell. Nobody tests whether it fits."""
    card = laid_card(action)
    cell = nth_cell(s, laid_cell_number(action))
    take_from_row(s, player, card)
    put_into_zone(s, card, cell, player)
    s.played = card
    if s.phase == TURN:
        s.phase = PLAYED
    else:
        s.phase = EXTRA_PLAYED if s.phase == EXTRA else RECONNECTED


@rule
def has_won(s: State, player: int) -> bool:
    """Whoever has laid the last own card has won at once, before any reaction (C-R5, C-R11)."""
    return bool(s.row_size[player] == 0)


# After a card was played (4.2)


@rule
def reaction_to(s: State, card: int) -> int:
    """Two neighbours make a duet, three or four a trio; open and closed count alike (C-R19)."""
    neighbours = count_neighbours(s, int(s.zone_cell[place_of_card(s, card)]))
    if neighbours >= 3:
        return TRIO
    return DUET if neighbours == 2 else NO_REACTION


@rule
def after_play(s: State) -> None:
    """An empty row wins; else the next player has a turn, after reacting to a duet or a trio."""
    if has_won(s, int(s.turn)):
        s.phase = END
        return
    s.reaction = reaction_to(s, int(s.played))
    s.turn = left_of(s, int(s.turn))
    s.phase = TURN if s.reaction == NO_REACTION else REACT


@rule
def after_extra(s: State) -> None:
    """The extra card of a trio makes no duet or trio; then comes the next player's turn."""
    if has_won(s, right_of(s, int(s.turn))):
        s.phase = END
        return
    s.reaction = NO_REACTION
    s.phase = TURN


# Reacting to a duet or a trio (4.3)


@rule
def can_give(s: State, seat: int) -> bool:
    """A player's only card is protected, unless giving it wins (C-R13)."""
    return bool(s.row_size[seat] > 1 or s.last_card == WINS)


@rule
def may_draw(s: State, player: int) -> bool:
    """At least one card can be obtained, from the pile or from somebody (C-R6)."""
    if s.pile_size > 0:
        return True
    for seat in range(int(s.players)):
        if seat != player and can_give(s, seat):
            return True
    return False


@rule
def legal_draw(s: State, player: int, out: Any) -> int:
    """Draw one card, if there is one to be had."""
    if not may_draw(s, player):
        return 0
    out[0] = DRAW
    return 1


# A check (4.4)


@rule
def begin_check(s: State, card: int) -> None:
    """Name the card that will be opened."""
    s.checked = card
    s.phase = OPEN_CARD


@rule
def forget_check(s: State) -> None:
    """No check is going on."""
    s.checked = NO_CARD
    s.neighbour = NO_CARD
    s.found = 0


@rule
def look_beside(s: State, place: int) -> tuple[int, int, int]:
    """How many neighbours of a card are open, how many closed, and one of the closed ones."""
    opened = 0
    closed = 0
    card = NO_CARD
    for side in range(4):
        other = beside(s, place, side)
        if other != NO_PLACE and is_open(s, other):
            opened += 1
        elif other != NO_PLACE:
            closed += 1
            card = card_at(s, other)
    return opened, closed, card


@rule
def open_checked_card(s: State) -> None:
    """Turn the card open. The neighbour is chosen with knowledge of it (C-R7).

    A card without an open neighbour needs one; a single candidate is opened without asking.
    """
    s.shown[s.checked] = 1
    opened, closed, card = look_beside(s, place_of_card(s, int(s.checked)))
    if closed == 0:
        s.phase = EVALUATE
    elif closed == 1 and opened == 0:
        s.neighbour = card
        s.phase = OPEN_NEIGHBOUR
    else:
        s.phase = NEIGHBOUR


@rule
def legal_neighbour(s: State, out: Any) -> int:
    """Any closed neighbour; none, if the card has an open one already."""
    place = place_of_card(s, int(s.checked))
    n = 0
    has_open = False
    for side in range(4):
        other = beside(s, place, side)
        if other != NO_PLACE and is_open(s, other):
            has_open = True
        elif other != NO_PLACE:
            out[n] = open_action(card_at(s, other))
            n += 1
    if has_open:
        out[n] = OPEN_NONE
        n += 1
    return n


@rule
def choose_neighbour(s: State, action: int) -> None:
    """Name the neighbour that will be opened, if any."""
    if action == OPEN_NONE:
        s.phase = EVALUATE
    else:
        s.neighbour = named_card(action)
        s.phase = OPEN_NEIGHBOUR


@rule
def open_neighbour(s: State) -> None:
    """Turn the neighbour open."""
    s.shown[s.neighbour] = 1
    s.phase = EVALUATE


@rule
def evaluate(s: State) -> None:
    """Without a violation the checker obtains two cards; else the right-hand neighbour three.

    It does not matter whose mistake it was or how many there are (C-R8, C-R12).
    """
    s.found = count_violations(s)
    if s.found == 0:
        obtain(s, int(s.turn), DRAWN_IN_VAIN)
    else:
        obtain(s, right_of(s, int(s.turn)), DRAWN_FOR_VIOLATION)


# Obtaining cards (4.6)


@rule
def obtain(s: State, player: int, cards: int) -> None:
    """A player is due some cards."""
    s.taker = player
    s.owed = cards
    s.giver = player
    s.phase = OBTAIN


@rule
def draw_owed_cards(s: State) -> None:
    """As many as the pile has; for the rest the others are asked, from the left neighbour on."""
    while s.owed > 0 and s.pile_size > 0:
        add_to_row(s, int(s.taker), draw_from_pile(s))
        s.owed -= 1
    s.phase = FIND_GIVER if s.owed > 0 else after_obtaining(s)


@rule
def after_obtaining(s: State) -> int:
    """The phase that follows: a repair if the check found something."""
    return FIX if s.found > 0 else RESUME


@rule
def find_giver(s: State) -> None:
    """The next one clockwise who can give; if a whole lap finds nobody, the rest is not obtained.

    Somebody whose only card is asked for gives it without being asked, and wins (C-R13).
    """
    for _ in range(int(s.players)):
        s.giver = left_of(s, int(s.giver))
        if s.giver != s.taker and can_give(s, int(s.giver)):
            if s.row_size[s.giver] == 1:
                give(s, int(s.giver), int(s.row[s.giver, 0]))
            else:
                s.phase = GIVE
            return
    s.owed = 0
    s.phase = after_obtaining(s)


@rule
def legal_give(s: State, player: int, out: Any) -> int:
    """Any card of the own row."""
    for i in range(int(s.row_size[player])):
        out[i] = give_action(int(s.row[player, i]))
    return int(s.row_size[player])


@rule
def give(s: State, player: int, card: int) -> None:
    """The card goes to the row of whoever is due it; giving the last one wins at once."""
    take_from_row(s, player, card)
    add_to_row(s, int(s.taker), card)
    s.owed -= 1
    if s.row_size[player] == 0:
        s.phase = END
    else:
        s.phase = FIND_GIVER if s.owed > 0 else after_obtaining(s)


# Repairing the zone (4.5). Penalties come first (C-R15); all choices are the checker's (C-R9).


@rule
def fix(s: State) -> None:
    """Rearrange the misplaced cards if that can cure the zone, else discard one (C-R16)."""
    packed, size = misplaced_places(s)
    if size == 0:
        s.phase = RESUME
        return
    order, repairs = walk_repairs(s, packed, size, 0)
    if repairs == 0:
        s.phase = DISCARD
    elif repairs == 1:
        carry_out(s, packed, size, order)
        s.phase = RESUME
    else:
        s.phase = REPAIR


@rule
def legal_repair(s: State, out: Any) -> int:
    """The rearrangements that are allowed."""
    repairs = min(count_repairs(s), MOST_REPAIRS)
    for number in range(repairs):
        out[number] = repair_action(number)
    return repairs


@rule
def repair(s: State, action: int) -> None:
    """Rearrange; no violation is left then."""
    packed, size = misplaced_places(s)
    order, _ = walk_repairs(s, packed, size, repair_number(action))
    carry_out(s, packed, size, order)
    s.phase = RESUME


@rule
def legal_discard(s: State, out: Any) -> int:
    """Any misplaced card, new or old, own or foreign (C-R17)."""
    n = 0
    for place in range(int(s.zone_size)):
        if is_misplaced(s, place):
            out[n] = discard_action(card_at(s, place))
            n += 1
    return n


@rule
def discard(s: State, action: int) -> None:
    """The card leaves the game; it stays readable and never comes back (C-R21)."""
    take_out_of_zone(s, place_of_card(s, named_card(action)))
    s.phase = DISCARDED


@rule
def after_discard(s: State) -> None:
    """If the zone fell apart it is connected again at once (C-R10)."""
    s.phase = FIX if is_connected(s) else RECONNECT


@rule
def legal_reconnect(s: State, player: int, out: Any) -> int:
    """Any card of the own row into any empty cell that joins all pieces."""
    n = 0
    for number in range(count_cells(s)):
        if would_connect(s, nth_cell(s, number)):
            for i in range(int(s.row_size[player])):
                out[n] = lay_action(int(s.row[player, i]), number)
                n += 1
    return n


@rule
def after_reconnecting(s: State) -> None:
    """The connecting card makes no duet or trio; as a last card it wins (C-R11)."""
    s.phase = END if has_won(s, int(s.turn)) else FIX


# Going on


@rule
def resume(s: State) -> None:
    """After a reaction its player has a turn, and before that the player of a trio an extra card.

    A violation that was found cancels the extra card. A check in place of a turn ends the turn.
    """
    earns_extra = s.reaction == TRIO and s.found == 0
    if s.reaction == NO_REACTION:
        s.turn = left_of(s, int(s.turn))
    s.taker = NOBODY
    s.giver = NOBODY
    forget_check(s)
    if earns_extra:
        s.phase = EXTRA
    else:
        s.reaction = NO_REACTION
        s.phase = TURN


@rule
def ranks(s: State, out: Any) -> None:
    """The winner has no card left; the others follow by fewest cards, ties shared (C-R14)."""
    for seat in range(int(s.players)):
        out[seat] = 1
        for other in range(int(s.players)):
            if s.row_size[other] < s.row_size[seat]:
                out[seat] += 1


# What a game offers


@rule
def over(s: State) -> bool:
    """The match ends when somebody has no card left."""
    return bool(s.phase == END)


@rule
def may_act(s: State) -> int:
    """Who may act now, as bits: always one player."""
    if FIRST_DECISION <= s.phase < END:
        return 1 << active(s)
    return 0


@rule
def legal(s: State, player: int, out: Any) -> int:
    """The player's legal actions."""
    if may_act(s) >> player & 1 == 0:
        return 0
    if s.phase in (TURN, EXTRA, REACT):
        n = legal_draw(s, player, out) if s.phase == REACT else legal_lay(s, player, out)
        return n if s.phase == EXTRA else legal_check(s, out, n)
    if s.phase == NEIGHBOUR:
        return legal_neighbour(s, out)
    if s.phase == GIVE:
        return legal_give(s, player, out)
    if s.phase == REPAIR:
        return legal_repair(s, out)
    if s.phase == DISCARD:
        return legal_discard(s, out)
    return legal_reconnect(s, player, out)


@rule
def decide(s: State, player: int, action: int) -> None:
    """Make the decision that is asked for."""
    if is_lay(action):
        lay(s, player, action)
    elif action == DRAW:
        obtain(s, player, DRAWN_IN_REACTION)
    elif s.phase in (TURN, REACT):
        begin_check(s, named_card(action))
    elif s.phase == NEIGHBOUR:
        choose_neighbour(s, action)
    elif s.phase == GIVE:
        give(s, player, named_card(action))
    elif s.phase == REPAIR:
        repair(s, action)
    else:
        discard(s, action)


@rule
def must_advance(s: State) -> bool:
    """Does the next step need nobody's decision?"""
    return bool(s.phase < FIRST_DECISION)


@rule
def advance(s: State) -> None:
    """Take the next step that needs nobody's decision."""
    if s.phase == PLAYED:
        after_play(s)
    elif s.phase == EXTRA_PLAYED:
        after_extra(s)
    elif s.phase == OPEN_CARD:
        open_checked_card(s)
    elif s.phase == OPEN_NEIGHBOUR:
        open_neighbour(s)
    elif s.phase == EVALUATE:
        evaluate(s)
    elif s.phase == OBTAIN:
        draw_owed_cards(s)
    elif s.phase == FIND_GIVER:
        find_giver(s)
    elif s.phase == FIX:
        fix(s)
    elif s.phase == DISCARDED:
        after_discard(s)
    elif s.phase == RECONNECTED:
        after_reconnecting(s)
    else:
        resume(s)


@rule
def apply(s: State, player: int, action: int) -> None:
    """The move, and everything automatic after it."""
    decide(s, player, action)
    while must_advance(s):
        advance(s)


@rule
def reveals(before: State, after: State) -> bool:
    """Did a move show anybody anything new? An opened card and a draw from the pile do."""
    if after.phase == END or before.pile_size != after.pile_size:
        return True
    for card in range(CARDS):
        if before.shown[card] != after.shown[card]:
            return True
    return False
