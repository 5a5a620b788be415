"""The rulebook of Kosmopolis, step by step.

`K-R` numbers name the rulings where the leaflets leave room. Every step is a rule over the state;
`apply` makes a decision and then takes the automatic steps up to the next one.
"""

from __future__ import annotations

from typing import Any

from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule
from tripolis.games.kosmopolis.actions import (
    NO_ACTION,
    agent_action,
    capital_action,
    city_action,
    draft_action,
    drafted_card,
    is_played_to_city,
    named_colour,
    paid_colours,
    pay_action,
    played_card,
    priest_action,
)
from tripolis.games.kosmopolis.components import (
    BLUE,
    CARDS,
    COLOURS,
    DECK,
    GOLD,
    GREEN,
    HAND_SIZE,
    HIGHEST_VALUE,
    KINDS,
    LARGEST_HAND,
    LOWEST_VALUE,
    MODIFIERS,
    NO_CARD,
    PINK,
    ROUNDS,
    SEATS,
    YELLOW,
    area_total,
    card_of,
    colour_of,
    column_is_empty,
    column_total,
    highest_card,
    is_empty,
    lowest_card,
)
from tripolis.games.kosmopolis.state import (
    AGENT,
    BONUS,
    CLOSEST_LOWERED,
    CLOSEST_RAW,
    DEAL,
    DISCARD,
    DRAFT,
    END,
    FIRST_DECISION,
    KEEP_LAST,
    LEFTOVERS,
    MOST_PLAYS,
    NEXT_PAYER,
    NEXT_ROUND,
    NOT_YET,
    PASS_PACKS,
    PLAY,
    PRIEST,
    REVEAL,
    SIMULTANEOUS,
    TURN_END,
    State,
)
from tripolis.games.kosmopolis.state import (
    GOLD as PAY_GOLD,
)

PICKS = 2
"""Cards kept from a pack at each pick."""

_KINDS_OF_PACK = 20
"""Where `legal_draft` notes the kinds of a pack: past all actions, which are 15 at the most."""

NOBODY = -1
"""Where a modifier lies, and who put it there, before it is placed."""


# Seats


@rule
def left_of(s: State, seat: int, steps: int) -> int:
    """The seat so many places clockwise."""
    return (seat + steps) % int(s.players)


@rule
def everybody(s: State) -> int:
    """All seats, as bits."""
    return (1 << int(s.players)) - 1


# Set-up


@rule
def take_options(s: State, players: int, options: Any) -> None:
    """Write down who sits at the table and which options it chose."""
    s.players = players
    s.edition = options[0]
    s.bonus_rule = options[1]
    s.gold_order = options[2]
    s.bonus_visibility = options[3]
    s.spectator_view = options[4]


@rule
def setup(s: State, players: int, options: Any, luck: Luck) -> None:
    """Shuffle everything a match will need, turn up the first card, and find the start player."""
    take_options(s, players, options)
    for i in range(CARDS):
        s.deck[i] = DECK[i]
    shuffle(luck, s.deck, CARDS)
    s.deck_size = CARDS
    s.start = below(luck, players)
    for number in range(ROUNDS):
        for i in range(len(MODIFIERS)):
            s.modifiers[number, i] = MODIFIERS[i]
        shuffle(luck, s.modifiers[number], len(MODIFIERS))
    s.gold_supply = GOLD
    s.round_number = 1
    clear_round(s)
    turn_up_first_card(s)
    s.phase = DEAL


@rule
def turn_up_first_card(s: State) -> None:
    """The top card opens the capital; nobody played it, so it has no effect (K-R1)."""
    s.capital[draw_from_deck(s)] += 1


@rule
def clear_round(s: State) -> None:
    """A round begins with nothing chosen, played or placed."""
    s.active = s.start
    s.last_turns = NOT_YET
    s.modifiers_drawn = 0
    s.asked = 0
    for i in range(len(MODIFIERS)):
        s.placed_on[i] = NOBODY
        s.placed_by[i] = NOBODY
    for seat in range(SEATS):
        s.answer[seat] = NO_ACTION
        s.paid_for[seat] = 0
    forget_the_draft(s)


@rule
def forget_the_draft(s: State) -> None:
    """Who kept and played what is of no more use."""
    s.pack_size = 0
    s.kept_count = 0
    for seat in range(SEATS):
        s.plays[seat] = 0
        s.drew_after[seat] = 0
        for i in range(LARGEST_HAND):
            s.kept[seat, i] = NO_CARD
        for i in range(MOST_PLAYS):
            s.play[seat, i] = NO_CARD


@rule
def draw_from_deck(s: State) -> int:
    """Take the top card of the deck."""
    s.deck_size -= 1
    card = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = NO_CARD
    return card


# The deal


@rule
def deal(s: State) -> None:
    """Deal equal packs, clockwise from the start player; what is left stays in the deck (K-R2)."""
    s.pack_size = min(int(HAND_SIZE[s.players]), s.deck_size // s.players)
    for i in range(s.players):
        seat = left_of(s, s.start, i)
        for _ in range(s.pack_size):
            s.pack[seat, draw_from_deck(s)] += 1
    s.phase = DRAFT if s.pack_size > PICKS else KEEP_LAST


# The draft


@rule
def legal_draft(s: State, player: int, out: Any) -> int:
    """Any two cards of the pack in hand; two alike only where there are two."""
    kinds = 0
    for card in range(KINDS):
        out[_KINDS_OF_PACK + kinds] = card
        kinds += s.pack[player, card] > 0
    n = 0
    for i in range(kinds):
        one = out[_KINDS_OF_PACK + i]
        if s.pack[player, one] >= PICKS:
            out[n] = draft_action(one, one)
            n += 1
        for j in range(i + 1, kinds):
            out[n] = draft_action(one, out[_KINDS_OF_PACK + j])
            n += 1
    return n


@rule
def draft(s: State, player: int, action: int) -> None:
    """Choose two cards secretly; the choice may be changed until the last player has chosen."""
    s.answer[player] = action
    if must_act(s) == 0:
        s.phase = PASS_PACKS


@rule
def pass_packs(s: State) -> None:
    """Set the chosen cards aside for good (K-R3) and pass what is left of each pack to the left."""
    for seat in range(s.players):
        for which in range(PICKS):
            card = drafted_card(s.answer[seat], which)
            s.pack[seat, card] -= 1
            s.kept[seat, s.kept_count + which] = card
        s.answer[seat] = NO_ACTION
    s.kept_count += PICKS
    rotate_packs_left(s)
    s.phase = DRAFT if s.pack_size - s.kept_count > PICKS else KEEP_LAST


@rule
def rotate_packs_left(s: State) -> None:
    """Every pack moves on to the left neighbour."""
    for card in range(KINDS):
        from_the_last = s.pack[s.players - 1, card]
        for seat in range(s.players - 1, 0, -1):
            s.pack[seat, card] = s.pack[seat - 1, card]
        s.pack[0, card] = from_the_last


@rule
def keep_last(s: State) -> None:
    """A pack of one or two cards is kept whole; then everybody takes up what they kept."""
    for seat in range(s.players):
        slot = s.kept_count
        for card in range(KINDS):
            for _ in range(s.pack[seat, card]):
                s.kept[seat, slot] = card
                slot += 1
            s.pack[seat, card] = 0
        for i in range(s.pack_size):
            s.hand[seat, s.kept[seat, i]] += 1
    s.kept_count = s.pack_size
    s.active = s.start
    s.phase = PLAY if s.pack_size > 0 else LEFTOVERS


# The turn


@rule
def legal_play(s: State, player: int, out: Any) -> int:
    """Any card of the hand, to the own city or to the capital. There is no passing."""
    n = 0
    for card in range(KINDS):
        # Written in any case and overwritten if not held: faster than a branch nobody can predict.
        out[n] = city_action(card)
        out[n + 1] = capital_action(card)
        n += 2 * (s.hand[player, card] > 0)
    return n


@rule
def play_card(s: State, player: int, action: int) -> None:
    """Play one card face up, to the own city or to the capital."""
    card = played_card(action)
    s.hand[player, card] -= 1
    s.play[player, s.plays[player]] = card
    s.plays[player] += 1
    s.phase = TURN_END
    if is_played_to_city(action):
        s.city[player, card] += 1
    else:
        play_to_capital(s, player, card)


@rule
def play_to_capital(s: State, player: int, card: int) -> None:
    """A card in the capital acts, if it can; it cannot decline."""
    s.capital[card] += 1
    colour = colour_of(card)
    if colour == GREEN:
        act_as_scholar(s, player)
    elif colour == YELLOW:
        act_as_merchant(s, player)
    elif colour == BLUE:
        act_as_agent(s)
    else:
        act_as_priest(s, player)


@rule
def act_as_scholar(s: State, player: int) -> None:
    """The Scholar draws the top card of the deck, if there is one."""
    if s.deck_size > 0:
        s.hand[player, draw_from_deck(s)] += 1
        s.drew_after[player] |= 1 << (int(s.plays[player]) - 1)


@rule
def act_as_merchant(s: State, player: int) -> None:
    """The Merchant takes one gold from the supply, if there is any."""
    if s.gold_supply > 0:
        s.gold_supply -= 1
        s.gold[player] += 1


@rule
def act_as_agent(s: State) -> None:
    """The Agent looks at the top modifier, if there is one, and must then place it (K-R20)."""
    if s.modifiers_drawn < len(MODIFIERS):
        s.modifiers_drawn += 1
        s.phase = AGENT


@rule
def legal_agent(out: Any) -> int:
    """Any of the four colours, whatever lies there (K-R18)."""
    for colour in range(COLOURS):
        out[colour] = agent_action(colour)
    return COLOURS


@rule
def place_modifier(s: State, player: int, colour: int) -> None:
    """Put the modifier face down on a colour, where it stays until the end of the round."""
    s.placed_on[s.modifiers_drawn - 1] = colour
    s.placed_by[s.modifiers_drawn - 1] = player
    s.phase = TURN_END


@rule
def priest_may_name(s: State, colour: int) -> bool:
    """A colour other than pink whose capital column is not empty (K-R4, K-R19)."""
    return colour != PINK and not column_is_empty(s.capital, colour)


@rule
def act_as_priest(s: State, player: int) -> None:
    """The Priest names a colour; where only one has cards there is nothing to choose."""
    choices = 0
    only = 0
    for colour in range(COLOURS):
        if priest_may_name(s, colour):
            choices += 1
            only = colour
    if choices == 1:
        take_lowest(s, player, only)
    elif choices > 1:
        s.phase = PRIEST


@rule
def legal_priest(s: State, out: Any) -> int:
    """The colours a Priest may name."""
    n = 0
    for colour in range(COLOURS):
        if priest_may_name(s, colour):
            out[n] = priest_action(colour)
            n += 1
    return n


@rule
def take_lowest(s: State, player: int, colour: int) -> None:
    """The lowest card of the column moves to the Priest's city and has no effect there."""
    card = lowest_card(s.capital, colour)
    s.capital[card] -= 1
    s.city[player, card] += 1
    s.phase = TURN_END


@rule
def end_turn(s: State) -> None:
    """Whoever has no card left ends the round: everybody else gets one more turn.

    It counts after the action, so a Scholar's draw keeps a player in (K-R16, K-R17).
    """
    s.phase = PLAY
    if s.last_turns == NOT_YET and is_empty(s.hand[s.active]):
        s.last_turns = s.players - 1
    elif s.last_turns != NOT_YET:
        s.last_turns -= 1
    s.active = left_of(s, s.active, 1)
    skip_empty_hands(s)
    if s.last_turns == 0:
        s.phase = LEFTOVERS


@rule
def skip_empty_hands(s: State) -> None:
    """A player without cards cannot take a last turn; legal play never comes to that (K-R5)."""
    while s.last_turns > 0 and is_empty(s.hand[s.active]):
        s.last_turns -= 1
        s.active = left_of(s, s.active, 1)


# The end of the round


@rule
def lay_out_leftovers(s: State) -> None:
    """Cards still in hand go to the owner's city, without effect, before modifiers are revealed."""
    for seat in range(s.players):
        for card in range(KINDS):
            s.city[seat, card] += s.hand[seat, card]
            s.hand[seat, card] = 0
    forget_the_draft(s)
    s.phase = REVEAL


@rule
def reveal_modifiers(s: State) -> None:
    """All placed modifiers are turned face up; those still in their deck stay unseen."""
    s.phase = NEXT_PAYER


@rule
def placed_modifiers(s: State) -> int:
    """How many modifiers lie on columns: all that were drawn, but for one being looked at."""
    return s.modifiers_drawn - 1 if s.phase == AGENT else int(s.modifiers_drawn)


@rule
def limit(s: State, colour: int) -> int:
    """A colour's limit: its capital cards and modifiers; it may be zero or less (K-R6)."""
    total = column_total(s.capital, colour)
    for i in range(placed_modifiers(s)):
        if s.placed_on[i] == colour:
            total += int(s.modifiers[s.round_number - 1, i])
    return total


@rule
def excess(s: State, player: int, colour: int) -> int:
    """How far a column is above its limit. A column without cards never is (K-R6)."""
    if column_is_empty(s.city[player], colour):
        return 0
    return max(0, column_total(s.city[player], colour) - limit(s, colour))


@rule
def price(s: State, player: int, colours: int) -> int:
    """The gold it takes to keep a set of colours, or -1 if one of them needs none (K-R8)."""
    total = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            above = excess(s, player, colour)
            if above == 0:
                return -1
            total += above
    return total


@rule
def may_pay(s: State, player: int, colours: int) -> bool:
    """Colours above their limit, all of their excess covered by the own gold."""
    needed = price(s, player, colours)
    return 0 <= needed <= int(s.gold[player])


@rule
def has_to_choose(s: State, player: int) -> bool:
    """Is there a column that this player could pay for?"""
    for colour in range(COLOURS):
        if 0 < excess(s, player, colour) <= s.gold[player]:
            return True
    return False


@rule
def ask_next_payer(s: State) -> None:
    """Ask clockwise from the start player, or everybody at once (K-R7); skip who cannot pay."""
    s.phase = DISCARD
    if s.gold_order == SIMULTANEOUS:
        if s.asked == 0 and who_has_to_choose(s) != 0:
            s.phase = PAY_GOLD
        s.asked = s.players
        return
    while s.asked < s.players:
        seat = left_of(s, s.start, s.asked)
        s.asked += 1
        if has_to_choose(s, seat):
            s.active = seat
            s.phase = PAY_GOLD
            return


@rule
def who_has_to_choose(s: State) -> int:
    """All players who could pay for a column, as bits."""
    mask = 0
    for seat in range(s.players):
        if has_to_choose(s, seat):
            mask |= 1 << seat
    return mask


@rule
def legal_pay(s: State, player: int, out: Any) -> int:
    """Any set of own columns above their limit that the gold covers, the empty set included."""
    n = 0
    for colours in range(1 << COLOURS):
        if may_pay(s, player, colours):
            out[n] = pay_action(colours)
            n += 1
    return n


@rule
def pay(s: State, player: int, action: int) -> None:
    """Pay openly and at once, or write the payment down until all are in."""
    if s.gold_order != SIMULTANEOUS:
        hand_over_gold(s, player, paid_colours(action))
        s.phase = NEXT_PAYER
        return
    s.answer[player] = action
    if must_act(s) == 0:
        for seat in range(s.players):
            if s.answer[seat] != NO_ACTION:
                hand_over_gold(s, seat, paid_colours(s.answer[seat]))
                s.answer[seat] = NO_ACTION
        s.phase = NEXT_PAYER


@rule
def hand_over_gold(s: State, player: int, colours: int) -> None:
    """The whole excess of each colour paid for goes back to the supply (K-R9)."""
    needed = price(s, player, colours)
    s.gold[player] -= needed
    s.gold_supply += needed
    s.paid_for[player] = colours


@rule
def discard_columns(s: State) -> None:
    """Columns above their limit that nobody paid for leave the game whole (K-R10)."""
    for seat in range(s.players):
        for colour in range(COLOURS):
            paid = s.paid_for[seat] >> colour & 1
            if not paid and excess(s, seat, colour) > 0:
                for value in range(LOWEST_VALUE, HIGHEST_VALUE + 1):
                    s.city[seat, card_of(colour, value)] = 0
    s.phase = BONUS


@rule
def bonus_claim(s: State, player: int, colour: int) -> int:
    """How strong a claim is on a colour's bonus card; the highest wins (K-R12)."""
    total = column_total(s.city[player], colour)
    at_most = limit(s, colour)
    if s.bonus_rule == CLOSEST_LOWERED:
        return min(total, at_most)
    if s.bonus_rule == CLOSEST_RAW:
        return -abs(at_most - total)
    return total


@rule
def best_claim_winners(s: State, colour: int) -> int:
    """The players, as bits, who share the best claim. Without a card there is no claim (K-R11)."""
    winners = 0
    best = 0
    for seat in range(s.players):
        if column_is_empty(s.city[seat], colour):
            continue
        claim = bonus_claim(s, seat, colour)
        if winners == 0 or claim > best:
            winners = 1 << seat
            best = claim
        elif claim == best:
            winners |= 1 << seat
    return winners


@rule
def award_bonus_cards(s: State) -> None:
    """The winners of each colour, clockwise from the start player, take its highest cards."""
    for colour in range(COLOURS):
        winners = best_claim_winners(s, colour)
        for i in range(s.players):
            seat = left_of(s, s.start, i)
            card = highest_card(s.capital, colour)
            if winners >> seat & 1 and card != NO_CARD:
                s.capital[card] -= 1
                s.bonus[seat, card] += 1
    s.phase = NEXT_ROUND if s.round_number < ROUNDS else END


@rule
def next_start_player(s: State) -> int:
    """The largest city total; ties go clockwise from the previous start player on (K-R13)."""
    best = s.start
    for i in range(1, s.players):
        seat = left_of(s, s.start, i)
        if area_total(s.city[seat]) > area_total(s.city[best]):
            best = seat
    return int(best)


@rule
def prepare_next_round(s: State) -> None:
    """All modifiers go back and are shuffled; the start player changes; nothing else does."""
    s.start = next_start_player(s)
    for i in range(len(MODIFIERS)):
        s.modifiers[s.round_number - 1, i] = 0
    s.round_number += 1
    clear_round(s)
    s.phase = DEAL


# Scoring


@rule
def final_score(s: State, player: int) -> int:
    """Printed values in the city and on bonus cards, and one point for each gold."""
    return area_total(s.city[player]) + area_total(s.bonus[player]) + int(s.gold[player])


@rule
def cards_of_value(s: State, player: int, value: int) -> int:
    """How many cards of a value a player has in the city and as bonus cards."""
    count = 0
    for colour in range(COLOURS):
        count += int(s.city[player, card_of(colour, value)])
        count += int(s.bonus[player, card_of(colour, value)])
    return count


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """More points; if tied more sixes, then more fives, and so on (K-R14)."""
    difference = final_score(s, one) - final_score(s, other)
    for value in range(HIGHEST_VALUE, LOWEST_VALUE - 1, -1):
        if difference == 0:
            difference = cards_of_value(s, one, value) - cards_of_value(s, other, value)
    return difference > 0


@rule
def ranks(s: State, out: Any) -> None:
    """A player's place is one more than the number of players ahead."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if is_ahead(s, other, seat):
                out[seat] += 1


# What a game offers


@rule
def over(s: State) -> bool:
    """The match ends with the third round."""
    return bool(s.phase == END)


@rule
def is_simultaneous(s: State) -> bool:
    """Do several players decide at once and in secret now?"""
    return bool(s.phase == DRAFT or (s.phase == PAY_GOLD and s.gold_order == SIMULTANEOUS))


@rule
def may_act(s: State) -> int:
    """Who may act now: everybody in a draft, the payers of a secret payment, else one player."""
    if s.phase == DRAFT:
        return everybody(s)
    if is_simultaneous(s):
        return who_has_to_choose(s)
    if FIRST_DECISION <= s.phase < END:
        return 1 << int(s.active)
    return 0


@rule
def must_act(s: State) -> int:
    """Those of them who have not answered yet."""
    mask = may_act(s)
    if is_simultaneous(s):
        for seat in range(s.players):
            if s.answer[seat] != NO_ACTION:
                mask &= ~(1 << seat)
    return mask


@rule
def legal(s: State, player: int, out: Any) -> int:
    """The player's legal actions."""
    if may_act(s) >> player & 1 == 0:
        return 0
    if s.phase == DRAFT:
        return legal_draft(s, player, out)
    if s.phase == PLAY:
        return legal_play(s, player, out)
    if s.phase == AGENT:
        return legal_agent(out)
    if s.phase == PRIEST:
        return legal_priest(s, out)
    return legal_pay(s, player, out)


@rule
def decide(s: State, player: int, action: int) -> None:
    """Make the decision that is asked for."""
    if s.phase == DRAFT:
        draft(s, player, action)
    elif s.phase == PLAY:
        play_card(s, player, action)
    elif s.phase == AGENT:
        place_modifier(s, player, named_colour(action))
    elif s.phase == PRIEST:
        take_lowest(s, player, named_colour(action))
    else:
        pay(s, player, action)


@rule
def must_advance(s: State) -> bool:
    """Does the next step need nobody's decision?"""
    return bool(s.phase < FIRST_DECISION)


@rule
def advance(s: State) -> None:
    """Take the next step that needs nobody's decision."""
    if s.phase == DEAL:
        deal(s)
    elif s.phase == PASS_PACKS:
        pass_packs(s)
    elif s.phase == KEEP_LAST:
        keep_last(s)
    elif s.phase == TURN_END:
        end_turn(s)
    elif s.phase == LEFTOVERS:
        lay_out_leftovers(s)
    elif s.phase == REVEAL:
        reveal_modifiers(s)
    elif s.phase == NEXT_PAYER:
        ask_next_payer(s)
    elif s.phase == DISCARD:
        discard_columns(s)
    elif s.phase == BONUS:
        award_bonus_cards(s)
    else:
        prepare_next_round(s)


@rule
def apply(s: State, player: int, action: int) -> None:
    """The move, and everything automatic after it."""
    decide(s, player, action)
    while must_advance(s):
        advance(s)


@rule
def reveals(before: State, after: State) -> bool:
    """Did a move show anybody anything new?

    A card that leaves a hand, a draw, a look at a modifier and passed packs do; a change of mind
    in the draft, naming a colour and an open payment do not, unless the round ends with it.
    """
    if before.phase == PLAY or before.round_number != after.round_number or after.phase == END:
        return True
    if before.phase == DRAFT:
        return bool(after.kept_count != before.kept_count)
    if before.phase == PAY_GOLD:
        return bool(before.gold_order == SIMULTANEOUS and after.phase != PAY_GOLD)
    return bool(after.phase != PLAY)
