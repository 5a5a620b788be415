"""The rulebook of Kosmopolis: its table of contents, and the set-up.

The steps are in the files named after the parts of a round. `K-R` numbers name the rulings where
the leaflets leave room.
"""

from __future__ import annotations

from tripolis.engine.luck import Luck, below, shuffle
from tripolis.engine.rule import rule
from tripolis.engine.turn import Turn
from tripolis.games.kosmopolis import actions, drafting, phase, playing, round_end, table
from tripolis.games.kosmopolis.components import CARDS, DECK, GOLD, MODIFIERS, ROUNDS
from tripolis.games.kosmopolis.state import SIMULTANEOUS, State


@rule
def setup(s: State, luck: Luck) -> None:
    """Shuffle everything a match will need, turn up the first card, and find the start player."""
    for i in range(CARDS):
        s.deck[i] = DECK[i]
    shuffle(luck, s.deck, CARDS)
    s.deck_size = CARDS
    s.start = below(luck, int(s.players))
    for number in range(ROUNDS):
        for i in range(len(MODIFIERS)):
            s.modifiers[number, i] = MODIFIERS[i]
        shuffle(luck, s.modifiers[number], len(MODIFIERS))
    s.gold_supply = GOLD
    s.round_number = 1
    table.clear_round(s)
    turn_up_first_card(s)
    s.phase = phase.DEAL


@rule
def turn_up_first_card(s: State) -> None:
    """The top card opens the capital; nobody played it, so it has no effect (K-R1)."""
    s.capital[table.draw_from_deck(s)] += 1


TURN = Turn(
    "kosmopolis",
    (
        drafting.DEAL,
        drafting.DRAFT,
        drafting.PASS_PACKS,
        drafting.KEEP_LAST,
        playing.PLAY,
        playing.AGENT,
        playing.PRIEST,
        playing.TURN_END,
        round_end.LEFTOVERS,
        round_end.REVEAL,
        round_end.NEXT_PAYER,
        round_end.GOLD,
        round_end.DISCARD,
        round_end.BONUS,
        round_end.NEXT_ROUND,
    ),
    phase,
    actions,
    end_section="scoring",
)


@rule
def reveals(before: State, after: State) -> bool:
    """Did a move show anybody anything new?

    A card that leaves a hand, a draw, a look at a modifier and passed packs do; a change of mind
    in the draft, naming a colour and an open payment do not, unless the round ends with it.
    """
    if before.round_number != after.round_number or after.phase == phase.END:
        return True
    if before.phase == phase.PLAY:
        return True
    if before.phase == phase.DRAFT:
        return bool(after.kept_count != before.kept_count)
    if before.phase == phase.GOLD:
        return bool(before.gold_order == SIMULTANEOUS and after.phase != phase.GOLD)
    return bool(after.phase != phase.PLAY)
