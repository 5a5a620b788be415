"""The rulings K-R1 to K-R21, where the worked examples leave something to be said."""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

import tripolis
from tripolis import TripolisError
from tripolis.engine.luck import new_luck
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.games.kosmopolis import phase
from tripolis.games.kosmopolis.components import COPIES, KINDS, colour_of
from tripolis.games.kosmopolis.notation import card_text
from tripolis.games.kosmopolis.state import NOT_YET
from tripolis.words import Line

from .table import GAME, OPTION_VALUES, Table, cards, in_play, limits, random_moves, text_of

A, B, C, D = range(4)
BLUE, PINK, GREEN, YELLOW = range(4)


# K-R1 to K-R3: set-up, deal and draft


def test_every_order_of_cards_and_modifiers_is_equally_likely():
    """Three shuffles of the modifiers, one for each round; any card may lie on top."""
    count = 720
    orders, first_cards = [Counter() for _ in range(3)], Counter()
    for seed in range(count):
        s = GAME.new_state()
        GAME.setup(s, 2, GAME.encode_options(GAME.full_options({})), new_luck(seed))
        first_cards[text_of(s.capital)] += 1
        for found, order in zip(orders, s.modifiers, strict=True):
            found[tuple(int(value) for value in order)] += 1
        assert (in_play(s) == COPIES).all()
    for found in orders:
        assert set(found) == set(permutations((4, 2, -1, -3)))
        assert sum((n - 30) ** 2 / 30 for n in found.values()) < 49.7, "23 degrees, one in 1000"
    expected = {card_text(card): int(COPIES[card]) * count / 72 for card in range(KINDS)}
    spread = sum((first_cards[card] - often) ** 2 / often for card, often in expected.items())
    assert spread < 43.8, "19 degrees of freedom, one in 1000"


def test_packs_are_dealt_from_the_top_beginning_with_the_start_player():
    table = Table(3, phase.DEAL, start=C, deck="B2 B3 B4 P2 P3 P4 G2 G3 G4 Y2").settle()
    assert [table.pack(seat) for seat in (C, A, B)] == ["B2 B3 B4", "P2 P3 P4", "G2 G3 G4"]
    assert table.deck == 1


@pytest.mark.parametrize("colour", [BLUE, PINK, GREEN, YELLOW])
def test_k_r1_the_set_up_card_has_no_effect_whatever_its_colour(colour):
    """K-T1 shows a pink one."""
    for seed in range(1000):
        match = tripolis.new("kosmopolis", players=2, seed=seed)
        s = match.state
        (first,) = np.flatnonzero(s.capital)
        if colour_of(first) == colour:
            break
    assert in_play(s).sum() == 72
    assert (s.deck_size, s.gold_supply, s.modifiers_drawn) == (71 - 2 * 6, 8, 0)
    assert match.view(None)["phase"] == "draft"
    assert not s.hand.any()
    assert not s.city.any()


@pytest.mark.parametrize(
    ("players", "deck", "each"),
    [
        (2, 71, 6),
        (2, 29, 6),
        (3, 71, 6),
        (3, 18, 6),
        (3, 17, 5),
        (4, 71, 5),
        (4, 20, 5),
        (4, 19, 4),
        (4, 16, 4),
        (4, 15, 3),
        (4, 13, 3),
        (3, 8, 2),
        (3, 5, 1),
    ],
)
def test_k_r2_a_short_deck_is_dealt_in_equal_shares_and_the_rest_stays(players, deck, each):
    """The draft picks two and passes on until packs have at most two cards (K-T5, K-T5b)."""
    whole = "B3 B4 B5 P3 P4 P5 G3 G4 G5 Y3 Y4 Y5 " * 4 + "B2 P2 G2 Y2 B6 P6 G6 Y6 " * 3
    table = Table(players, phase.DEAL, round_number=3, deck=" ".join(whole.split()[:deck])).settle()
    assert table.s.pack_size == each
    assert table.deck == deck - players * each
    picks = 0
    while table.phase == "draft":
        assert table.awaited == list(range(players))
        picks += 1
        for seat in range(players):
            table.play(seat, min(table.legal(seat)))
    assert picks == {6: 2, 5: 2, 4: 1, 3: 1, 2: 0, 1: 0}[each]
    assert [len(cards(table.hand(seat))) for seat in range(players)] == [each] * players
    assert table.deck == deck - players * each
    assert table.acting == [A]


def test_k_r2_without_cards_for_everybody_the_round_ends_at_once():
    table = Table(3, phase.DEAL, round_number=3, deck="B2 B3", cities=["Y2", "", ""], capital="Y5")
    table.settle()
    assert table.phase == "end"
    assert table.deck == 2
    assert table.bonus(A) == "Y5"


def test_k_r3_earlier_picks_cannot_be_exchanged():
    packs = ["B2 B3 B4 B5 B6 P2", "P3 P4 P5 P6 G2 G3"]
    table = Table(2, phase.DRAFT, packs=packs)
    table.play(A, "draft B2 B3").play(B, "draft P3 P4")
    assert table.pack(A) == "P5 P6 G2 G3"
    assert {card for move in table.legal(A) for card in move.split()[1:]} == {
        "P5",
        "P6",
        "G2",
        "G3",
    }
    for exchange in ("draft B2 P5", "draft B2 B3", "draft B4 B5"):
        assert table.why_not(A, exchange) == "kosmopolis-no-card-in-pack"
    assert table.why_not(A, "draft P5 P5") == "kosmopolis-no-two-in-pack"


def test_k_r3_exactly_two_cards_are_picked_and_nothing_else_can_be_done():
    table = Table(2, phase.DRAFT, packs=["B2 B2 B3", "P3 P4 P5"])
    assert table.legal(A) == {"draft B2 B2", "draft B2 B3"}
    assert table.legal(B) == {"draft P3 P4", "draft P3 P5", "draft P4 P5"}
    assert table.why_not(A, "B2 city") == "kosmopolis-no-draft-now"


def test_a_pack_of_cards_all_alike_is_still_asked():
    table = Table(2, phase.DRAFT, packs=["B2 B2 B2", "P3 P4 P5"])
    assert table.awaited == [A, B]
    assert table.legal(A) == {"draft B2 B2"}
    table.play(B, "draft P3 P4")
    assert table.phase == "draft"
    table.play(A, "draft B2 B2")
    assert table.hand(A) == "B2 B2 P5"


def test_draft_choices_count_when_the_last_is_in_and_may_be_changed_until_then():
    table = Table(3, phase.DRAFT, packs=["B2 B3 B4", "P2 P3 P4", "G2 G3 G4"])
    table.play(A, "draft B2 B3").play(C, "draft G2 G3")
    assert table.acting == [A, B, C]
    assert table.awaited == [B]
    before = [table.view(viewer) for viewer in (B, C, SPECTATOR)]
    table.play(A, "draft B2 B4")
    assert [table.view(viewer) for viewer in (B, C, SPECTATOR)] == before
    assert table.view(A)["seats"][A]["answer"] == "draft B2 B4"
    assert [table.view(viewer)["seats"][A]["answer"] for viewer in (B, C, SPECTATOR)] == [None] * 3
    assert all(view["seats"][A]["answered"] for view in table.views())
    assert table.pack(A) == "B2 B3 B4"
    table.play(B, "draft P3 P4")
    assert table.phase == "play"
    assert [table.hand(seat) for seat in (A, B, C)] == ["B2 B4 G4", "B3 P3 P4", "P2 G2 G3"]


# K-R4, K-R18 to K-R20: cards in the capital


def test_k_r4_a_priest_must_name_a_column_that_has_a_card():
    """K-T7 and K-T18 show the rest: with all three empty nothing is taken."""
    table = Table(2, capital="B3 Y4", hands=["P2 P3", "B2"])
    table.play(A, "P2 capital")
    assert table.legal(A) == {"priest B", "priest Y"}
    assert table.why_not(A, "priest G") == "kosmopolis-no-priest-empty"
    assert table.why_not(A, "P3 city") == "kosmopolis-no-priest-now"


@pytest.mark.parametrize("lone", ["B3", "G3", "Y3"])
def test_k_r4_a_priest_with_one_column_to_name_takes_from_it_at_once(lone):
    table = Table(2, capital=f"{lone} P5", hands=["P2 P3", "B2"])
    table.play(A, "P2 capital")
    assert table.city(A) == lone
    assert table.capital == "P2 P5"
    assert table.acting == [B]
    assert (table.gold(A), table.modifier_deck) == (0, 4), "a taken card has no effect"


def test_k_r19_the_priests_own_card_is_never_taken():
    table = Table(2, capital="B6", hands=["P2 P3", "B2"])
    table.play(A, "P2 capital")
    assert (table.city(A), table.capital) == ("B6", "P2")


def test_k_r19_of_several_lowest_cards_exactly_one_moves():
    table = Table(2, capital="B3 B3 B3 B5 G2", cities=["B3", ""], hands=["P4 P3", "B2"])
    table.play(A, "P4 capital").play(A, "priest B")
    assert table.city(A) == "B3 B3"
    assert table.capital == "B3 B3 B5 P4 G2"


def test_k_r18_an_agent_may_name_any_colour_and_must_name_one():
    table = Table(2, capital="P5", hands=["B3 B4", "G2 G3"], modifiers=(2, -3, 4, -1))
    table.play(A, "B3 capital")
    assert table.legal(A) == {"agent B", "agent P", "agent G", "agent Y"}
    assert table.legal(B) == set()
    for refusal in ("B4 city", "pay none", "priest B"):
        assert table.why_not(A, refusal) == "kosmopolis-no-agent-now"
    table.play(A, "agent G")
    assert limits(table.view(A)) == {"blue": 3, "pink": 5, "green": 2, "yellow": 0}


def test_k_r18_several_modifiers_may_lie_on_one_colour():
    hands = ["B2 B3 B4", "B5 B6 G3"]
    table = Table(2, hands=hands, modifiers=(2, -3, 4, -1))
    table.play(A, "B2 capital", "agent B").play(B, "B5 capital", "agent B")
    table.play(A, "B3 capital", "agent B")
    assert table.view(A)["limits"][BLUE] == {"colour": "blue", "known": 16, "unknown_modifiers": 1}
    assert table.view(B)["limits"][BLUE] == {"colour": "blue", "known": 7, "unknown_modifiers": 2}
    assert [modifier["by"] for modifier in table.view(SPECTATOR)["modifiers"]] == [A, B, A]


def test_k_r20_the_fifth_agent_of_a_round_gives_only_the_cards_value():
    """K-T17 begins with an empty modifier deck; here it is emptied."""
    hands = ["B2 B2 B3 G2", "B3 B4 P3 P4"]
    table = Table(2, hands=hands, deck="Y2 Y3 Y4")
    for seat, card, left in ((A, "B2", 3), (B, "B3", 2), (A, "B2", 1), (B, "B4", 0)):
        table.play(seat, f"{card} capital")
        assert table.phase == "agent"
        assert table.modifier_deck == left
        table.play(seat, "agent P")
    table.play(A, "B3 capital")
    assert table.phase == "play"
    assert table.acting == [B]
    assert limits(table.view(SPECTATOR))["blue"] == 2 + 3 + 2 + 4 + 3


def test_a_modifier_being_looked_at_is_neither_in_its_deck_nor_on_a_column():
    table = Table(2, capital="B2", hands=["B3 B4", "G2 G3"])
    table.play(A, "B3 capital")
    assert table.modifier_deck == 3
    assert table.view(A)["modifiers"] == []
    assert limits(table.view(A))["blue"] == 5


def test_every_card_may_go_to_the_city_or_to_the_capital_and_nobody_may_pass():
    table = Table(2, hands=["B2 B2 G4 Y6", "P3"])
    assert table.legal(A) == {f"{card} {to}" for card in ("B2", "G4", "Y6") for to in TO}
    assert table.legal(B) == set()
    assert table.why_not(A, "P3 city") == "kosmopolis-no-card-in-hand"
    assert table.why_not(A, "pay none") == "kosmopolis-no-play-now"


TO = ("city", "capital")


@pytest.mark.parametrize("card", ["B4", "P4", "G4", "Y4"])
def test_a_card_in_the_city_has_no_action(card):
    table = Table(2, capital="B2 G2", hands=[f"{card} {card}", "P3"], deck="Y2")
    table.play(A, f"{card} city")
    assert (table.city(A), table.capital, table.hand(A)) == (card, "B2 G2", card)
    assert (table.deck, table.gold(A), table.modifier_deck) == (1, 0, 4)
    assert table.acting == [B]


def test_a_merchant_takes_one_gold_from_the_supply():
    table = Table(2, hands=["Y2 Y3", "P3"], gold=[2, 1])
    table.play(A, "Y3 capital")
    assert (table.gold(A), table.s.gold_supply) == (3, 4)


# K-R5, K-R16, K-R17: the end of a round


def test_k_r5_a_player_without_cards_is_skipped_in_the_final_lap():
    """Legal play never comes to it: see the laws."""
    table = Table(4, hands=["B2", "", "", "G4 G5"])
    table.play(A, "B2 city")
    assert table.acting == [D]
    assert table.view(A)["last_turns"] == 1
    table.decide(D, "G4 city").until(phase.LEFTOVERS)


def test_k_r5_when_nobody_else_has_cards_the_round_is_over():
    table = Table(3, hands=["B2", "", ""])
    table.decide(A, "B2 city").until(phase.LEFTOVERS)


def test_k_r16_an_empty_deck_lets_the_last_scholar_end_the_round():
    """K-T11 tells the whole of it; with one card in the deck the round goes on."""
    table = Table(2, hands=["G3", "G4"], deck="B2")
    table.play(A, "G3 capital").play(B, "G4 capital")
    assert table.view(A)["last_turns"] == 1
    assert table.acting == [A]
    assert table.hand(A) == "B2"


def test_k_r17_a_scholar_in_the_final_lap_gives_no_second_turn():
    """K-T12 is the case of a single card; here more are held."""
    table = Table(3, hands=["B2", "G4 Y3", "P3 P4"], deck="Y6 G6")
    table.play(A, "B2 city").play(B, "G4 capital")
    assert table.hand(B) == "Y3 Y6"
    assert table.acting == [C]
    table.decide(C, "P3 city").until(phase.REVEAL)
    assert table.city(B) == "Y3 Y6"
    assert table.city(C) == "P3 P4"


def test_leftovers_are_laid_out_before_modifiers_are_turned_up():
    table = Table(2, phase.LEFTOVERS, hands=["", "G4 Y3"], placed=[("G", A)])
    GAME.advance(table.s)
    assert table.city(B) == "G4 Y3"
    assert table.view(B)["modifiers"][0]["value"] is None
    GAME.advance(table.s)
    assert table.view(B)["modifiers"][0]["value"] == 4


def test_modifiers_never_placed_stay_unseen():
    table = Table(
        2,
        phase.LEFTOVERS,
        cities=["G4", ""],
        gold=[1, 0],
        capital="G3",
        placed=[("B", A), ("P", B)],
    ).settle()
    assert table.phase == "gold"
    for view in (*table.views(), table.view(EVERYTHING)):
        assert [modifier["value"] for modifier in view["modifiers"]] == [4, 2]


# K-R6: limits


@pytest.mark.parametrize(
    ("capital", "modifiers", "placed", "limit"),
    [
        ("P3", (-3, 4, 2, -1), "P", 0),
        ("P2", (-3, 4, 2, -1), "P", -1),
        ("", (-3, -1, 4, 2), "PP", -4),
        ("P5", (4, 2, -1, -3), "PPPP", 7),
        ("P5", (4, 2, -1, -3), "BYG", 5),
    ],
)
def test_k_r6_limits_are_kept_as_they_are_below_zero_too(capital, modifiers, placed, limit):
    table = Table(
        2,
        phase.LEFTOVERS,
        capital=capital,
        cities=["P6 P6", ""],
        gold=[8, 0],
        modifiers=modifiers,
        placed=[(letter, B) for letter in placed],
    ).until(phase.BONUS if limit < 4 else phase.GOLD)
    assert limits(table.view(B))["pink"] == limit
    if limit < 4:
        assert table.city(A) == "", "12 less the limit is more than 8 gold"
    else:
        table.decide(A, "pay P")
        assert table.gold(A) == 8 - (12 - limit)


def test_k_r6_a_column_without_cards_has_no_excess_whatever_the_limit():
    """K-T13 tells of one limit below zero; here all are, and nobody has a card."""
    table = Table(
        2,
        phase.LEFTOVERS,
        gold=[4, 4],
        modifiers=(-3, -1, 4, 2),
        placed=[("P", A), ("B", A)],
    )
    table.until(phase.NEXT_ROUND)
    assert (table.gold(A), table.gold(B)) == (4, 4)


# K-R7 to K-R10: paying and discarding


def three_with_excess(**options):
    """B starts. A could keep blue for 1 and pink for 2, C blue for 2; B has no excess."""
    return Table(
        3,
        phase.LEFTOVERS,
        start=B,
        capital="B5 P2 G3",
        cities=["B6 P4", "B5", "B4 B3 G2"],
        gold=[2, 3, 2],
        **options,
    ).settle()


def test_k_r7_gold_is_paid_openly_clockwise_from_the_start_player():
    table = three_with_excess()
    assert table.acting == table.awaited == [C], "B starts but has nothing to pay for"
    assert table.legal(A) == set()
    table.play(C, "pay B")
    assert table.acting == [A]
    for view in table.views():
        assert view["seats"][C]["gold"] == 0
        assert view["seats"][C]["paid_for"] == ["blue"]
        assert view["gold_supply"] == 3
    assert table.legal(A) == {"pay none", "pay B", "pay P"}
    table.decide(A, "pay P").until(phase.BONUS)
    assert [table.city(seat) for seat in (A, B, C)] == ["P4", "B5", "B3 B4 G2"]


def test_k_r7_simultaneous_payments_are_secret_until_all_are_in():
    table = three_with_excess(gold_order="simultaneous")
    assert table.acting == table.awaited == [A, C]
    before = [table.view(viewer) for viewer in (B, C, SPECTATOR)]
    table.play(A, "pay B")
    for seen, view in zip(
        before, [table.view(viewer) for viewer in (B, C, SPECTATOR)], strict=True
    ):
        assert view["awaited"] == [C]
        assert view["seats"][A] == seen["seats"][A] | {"answered": True}
        assert view["gold_supply"] == seen["gold_supply"] == 1
    assert table.view(A)["seats"][A]["answer"] == "pay B"
    assert table.view(A)["seats"][A]["gold"] == 2
    assert table.legal(A) == {"pay none", "pay B", "pay P"}
    table.decide(C, "pay none").until(phase.BONUS)
    assert [table.gold(seat) for seat in (A, B, C)] == [1, 3, 2]
    for view in table.views():
        assert view["seats"][A]["paid_for"] == ["blue"]
        assert view["gold_supply"] == 2


def test_k_r7_a_simultaneous_payment_may_be_changed_until_all_are_in():
    table = three_with_excess(gold_order="simultaneous")
    table.play(A, "pay B")
    before = [table.view(viewer) for viewer in (B, C, SPECTATOR)]
    table.play(A, "pay P")
    assert [table.view(viewer) for viewer in (B, C, SPECTATOR)] == before
    assert table.acting == [A, C]
    table.decide(C, "pay B").until(phase.BONUS)
    assert [table.gold(seat) for seat in (A, B, C)] == [0, 3, 0]
    assert table.s.gold_supply == 5
    assert [table.city(seat) for seat in (A, B, C)] == ["P4", "B5", "B3 B4 G2"]


@pytest.mark.parametrize("gold_order", ["sequential", "simultaneous"])
def test_k_r7_nobody_is_asked_when_nobody_could_keep_a_column(gold_order):
    table = Table(
        2, phase.LEFTOVERS, capital="B2", cities=["B6", ""], gold=[3, 5], gold_order=gold_order
    )
    table.until(phase.BONUS)
    assert (table.city(A), table.gold(A), table.gold(B)) == ("", 3, 5)


def test_k_r7_what_others_are_told_of_a_secret_payment():
    table = three_with_excess(gold_order="simultaneous")
    for viewer in (B, C, SPECTATOR):
        again = three_with_excess(gold_order="simultaneous")
        assert again.told(A, "pay B", viewer) == ["kosmopolis-log-paid-secretly"]
    table.play(A, "pay B")
    told = table.told(C, "pay none", B)
    assert told[:3] == [
        "kosmopolis-log-paid-secretly",
        "kosmopolis-log-pays",
        "kosmopolis-log-pays-nothing",
    ]


def test_k_r8_paying_is_voluntary():
    table = three_with_excess()
    table.play(C, "pay none").decide(A, "pay none").until(phase.BONUS)
    assert [table.gold(seat) for seat in (A, B, C)] == [2, 3, 2]
    assert [table.city(seat) for seat in (A, B, C)] == ["", "B5", "G2"]


def test_k_r8_a_column_is_paid_for_in_full_or_not_at_all():
    """K-T8 shows which sets of colours may be paid for, K-T19 the column exactly at its limit."""
    table = Table(
        2, phase.LEFTOVERS, capital="B5 G3", cities=["B6 B6 P2 G3", ""], gold=[6, 0]
    ).settle()
    assert table.legal(A) == {"pay none", "pay P"}
    assert table.why_not(A, "pay B") == "kosmopolis-no-pay-gold"
    assert table.why_not(A, "pay B P") == "kosmopolis-no-pay-gold"
    assert table.why_not(A, "pay G") == "kosmopolis-no-pay-within-limit"
    assert table.why_not(A, "pay Y") == "kosmopolis-no-pay-within-limit"
    assert table.why_not(A, "B6 city") == "kosmopolis-no-gold-now"
    with pytest.raises(TripolisError):
        GAME.read_move(table.s, A, "pay B 3")
    with pytest.raises(TripolisError):
        GAME.read_move(table.s, A, "pay P P")


def test_k_r9_spent_gold_is_there_for_merchants_of_the_next_round():
    table = Table(
        2,
        phase.LEFTOVERS,
        capital="B5",
        cities=["B6 B4", ""],
        gold=[8, 0],
        deck="Y2 Y3 Y4 Y5",
    ).settle()
    assert table.s.gold_supply == 0
    table.play(A, "pay B")
    assert (table.gold(A), table.s.gold_supply) == (3, 5)
    assert (table.phase, table.s.round_number) == ("play", 2)
    table.play(A, "Y2 capital")
    assert (table.gold(A), table.s.gold_supply) == (4, 4)


def test_k_r10_discarded_columns_are_out_of_the_game():
    table = Table(2, phase.LEFTOVERS, capital="B2", cities=["B6 B4", "B2"], deck="P3 P4 P5 P6")
    before = in_play(table.s)
    table.until(phase.BONUS)
    assert table.city(A) == ""
    gone = before - in_play(table.s)
    assert gone.sum() == 2
    assert table.deck == 4
    table.settle()
    assert (table.s.round_number, table.deck) == (2, 0)
    assert (in_play(table.s) == before - gone).all()


def test_a_paid_column_stays_whole():
    table = Table(2, phase.LEFTOVERS, capital="B5", cities=["B6 B4 B2", ""], gold=[7, 0]).settle()
    table.decide(A, "pay B").until(phase.BONUS)
    assert table.city(A) == "B2 B4 B6"


# K-R11, K-R12: bonus cards

BONUS_RULES = OPTION_VALUES["bonus_rule"]


@pytest.mark.parametrize("bonus_rule", BONUS_RULES)
def test_k_r11_nobody_without_a_card_of_the_colour_is_a_candidate(bonus_rule):
    """K-T20 by the default rule; by the others a total of nothing is not close to a limit."""
    table = Table(
        2,
        phase.BONUS,
        capital="G6 G2 Y2",
        cities=["B2", ""],
        placed=[("Y", A)],
        modifiers=(-3, 4, 2, -1),
        bonus_rule=bonus_rule,
    )
    table.until(phase.NEXT_ROUND)
    assert (table.bonus(A), table.bonus(B)) == ("", "")
    assert table.capital == "G2 G6 Y2"


@pytest.mark.parametrize("bonus_rule", BONUS_RULES)
def test_k_r12_the_rules_agree_whenever_nobody_paid(bonus_rule):
    chance = random.Random(12)
    for _ in range(60):
        kinds = [f"{letter}{value}" for letter in "BPGY" for value in (3, 4, 5, 6)]
        dealt = [" ".join(chance.choices(kinds, k=4)) for _ in range(4)]
        layout = {"capital": " ".join(chance.choices(kinds, k=8)), "cities": dealt}
        plain = Table(4, phase.LEFTOVERS, start=2, bonus_rule="highest_total", **layout)
        other = Table(4, phase.LEFTOVERS, start=2, bonus_rule=bonus_rule, **layout)
        plain.until(phase.NEXT_ROUND)
        other.until(phase.NEXT_ROUND)
        assert [plain.bonus(seat) for seat in range(4)] == [other.bonus(seat) for seat in range(4)]


@pytest.mark.parametrize(
    ("bonus_rule", "winner"), [("highest_total", A), ("closest_lowered", A), ("closest_raw", C)]
)
def test_k_r12_a_payer_against_somebody_just_below_the_limit(bonus_rule, winner):
    table = Table(
        3,
        phase.LEFTOVERS,
        capital="B5 B4",
        cities=["B6 B5", "", "B6 B2"],
        gold=[2, 0, 0],
        bonus_rule=bonus_rule,
    ).settle()
    table.decide(A, "pay B").until(phase.NEXT_ROUND)
    assert [table.bonus(seat) for seat in (A, B, C)] == [
        "B5" if seat == winner else "" for seat in (A, B, C)
    ]


@pytest.mark.parametrize(
    ("bonus_rule", "bonus_cards"),
    [
        ("highest_total", ["", "B5"]),
        ("closest_lowered", ["B5", "B4"]),
        ("closest_raw", ["B5", ""]),
    ],
)
def test_k_r12_two_payers_with_different_totals(bonus_rule, bonus_cards):
    table = Table(
        2,
        phase.LEFTOVERS,
        capital="B5 B4",
        cities=["B6 B4", "B6 B5"],
        gold=[1, 2],
        bonus_rule=bonus_rule,
    ).settle()
    table.play(A, "pay B").decide(B, "pay B").until(phase.NEXT_ROUND)
    assert [table.bonus(A), table.bonus(B)] == bonus_cards


@pytest.mark.parametrize(
    ("bonus_rule", "winner"), [("highest_total", A), ("closest_lowered", A), ("closest_raw", B)]
)
def test_k_r12_modifiers_count_in_the_limit_that_is_compared_with(bonus_rule, winner):
    """Capital 9 with a modifier of -1 is 8: A's 11 is 3 away, B's 6 only 2."""
    table = Table(
        2,
        phase.LEFTOVERS,
        capital="B5 B4",
        cities=["B6 B5", "B6"],
        gold=[3, 0],
        modifiers=(-1, 4, 2, -3),
        placed=[("B", B)],
        bonus_rule=bonus_rule,
    ).settle()
    table.decide(A, "pay B").until(phase.NEXT_ROUND)
    assert [table.bonus(A), table.bonus(B)] == ["B5" if seat == winner else "" for seat in (A, B)]


@pytest.mark.parametrize("bonus_rule", BONUS_RULES)
def test_k_r12_a_modifier_is_no_card_that_could_be_taken(bonus_rule):
    table = Table(
        2,
        phase.LEFTOVERS,
        cities=["B3", "B2"],
        modifiers=(4, 2, -1, -3),
        placed=[("B", B)],
        bonus_rule=bonus_rule,
    )
    table.until(phase.NEXT_ROUND)
    assert (table.bonus(A), table.bonus(B)) == ("", "")
    assert (table.city(A), table.city(B)) == ("B3", "B2")


@pytest.mark.parametrize("bonus_rule", BONUS_RULES)
def test_k_r12_the_second_best_gets_nothing(bonus_rule):
    table = Table(
        3, phase.LEFTOVERS, capital="B5 B4 B3", cities=["B4", "B5", "B3"], bonus_rule=bonus_rule
    )
    table.until(phase.NEXT_ROUND)
    assert [table.bonus(seat) for seat in (A, B, C)] == ["", "B5", ""]
    assert table.capital == "B3 B4"


@pytest.mark.parametrize(
    ("edition", "preset"),
    [("ru", "highest_total"), ("pl", "closest_lowered"), ("cs", "closest_lowered")],
)
def test_k_r12_the_edition_sets_the_bonus_rule_unless_the_table_does(edition, preset):
    match = tripolis.new("kosmopolis", players=2, seed=1, edition=edition)
    assert match.options["bonus_rule"] == preset
    assert match.view(0)["options"]["bonus_rule"] == preset
    for bonus_rule in BONUS_RULES:
        chosen = tripolis.new(
            "kosmopolis", players=2, seed=1, edition=edition, bonus_rule=bonus_rule
        )
        assert chosen.options["bonus_rule"] == bonus_rule
        assert chosen.options["edition"] == edition


def test_the_options_are_those_of_the_rules_and_the_defaults_too():
    assert OPTION_VALUES == {
        "edition": ("ru", "pl", "cs"),
        "bonus_rule": ("highest_total", "closest_lowered", "closest_raw"),
        "gold_order": ("sequential", "simultaneous"),
        "bonus_visibility": ("owner_only", "public"),
        "spectator_view": ("public", "omniscient_delayed"),
    }
    assert GAME.full_options({}) == {
        "edition": "ru",
        "bonus_rule": "highest_total",
        "gold_order": "sequential",
        "bonus_visibility": "owner_only",
        "spectator_view": "public",
    }


# K-R13, K-R14: who starts, who wins


@pytest.mark.parametrize("previous", range(4))
def test_k_r13_in_a_full_tie_the_start_player_starts_again(previous):
    """K-T15 tells of other ties."""
    table = Table(4, phase.NEXT_ROUND, start=previous, cities=["B3", "P3", "G3", "Y3"])
    GAME.advance(table.s)
    assert table.s.start == previous


def test_the_next_round_keeps_everything_but_the_modifiers_and_the_start_player():
    table = Table(
        2,
        phase.NEXT_ROUND,
        capital="B5 G2",
        cities=["B3", "P6"],
        bonus=["Y6", ""],
        gold=[2, 1],
        deck="Y2 Y3 Y4 Y5",
        placed=[("B", A), ("Y", B)],
    )
    GAME.advance(table.s)
    assert (table.s.start, table.s.round_number) == (B, 2)
    assert table.modifier_deck == 4
    assert table.view(A)["modifiers"] == []
    assert (table.capital, table.deck) == ("B5 G2", 4)
    assert [table.city(seat) for seat in (A, B)] == ["B3", "P6"]
    assert [table.bonus(seat) for seat in (A, B)] == ["Y6", ""]
    assert [table.gold(seat) for seat in (A, B)] == [2, 1]
    table.settle()
    assert table.acting == [B], "the new start player plays first"


@pytest.mark.parametrize(
    ("cities", "ranks"),
    [
        (["B6 B5", "P6 P5", "G6 G4", "Y2"], [1, 1, 3, 4]),
        (["B6", "P6", "G6", "Y6"], [1, 1, 1, 1]),
        (["B2", "P6", "G4 G2", "Y2"], [3, 1, 2, 3]),
    ],
)
def test_k_r14_places_are_shared_in_a_complete_tie(cities, ranks):
    """K-T16 tells of the tie-breaks, which settle the places below the first too."""
    assert Table(4, phase.END, round_number=3, cities=cities).ranks() == ranks


def test_k_r14_gold_counts_for_points_but_not_for_tie_breaks():
    table = Table(3, phase.END, round_number=3, cities=["B6", "P4", "G3 G3"], gold=[0, 2, 0])
    assert table.scores() == [6, 6, 6]
    assert table.ranks() == [1, 2, 3]


# K-R15: bonus cards face down


@pytest.mark.parametrize("bonus_visibility", ["owner_only", "public"])
def test_k_r15_bonus_cards_are_seen_by_their_owner_or_by_all(bonus_visibility):
    table = Table(2, bonus=["B6 Y5", "G3"], hands=["B2", "P2"], bonus_visibility=bonus_visibility)
    open_to_all = bonus_visibility == "public"
    for viewer in (A, B, SPECTATOR):
        for seat, owned in ((A, ["B6", "Y5"]), (B, ["G3"])):
            seen = table.view(viewer)["seats"][seat]
            assert seen["bonus_count"] == len(owned)
            assert seen["bonus"] == (owned if open_to_all or viewer == seat else None)


@pytest.mark.parametrize("bonus_visibility", ["owner_only", "public"])
def test_k_r15_everybody_is_told_who_took_which_bonus_card(bonus_visibility):
    for viewer in (A, B, SPECTATOR):
        table = Table(
            2,
            last_turns=1,
            capital="B5 B6",
            cities=["", "B4"],
            hands=["Y3", ""],
            deck="P2 P3 P4 P5",
            bonus_visibility=bonus_visibility,
        )
        action = GAME.read_move(table.s, A, "Y3 city")
        lines = [
            line
            for before, after, actor in GAME.steps(table.s, A, action)
            for line in GAME.narrate(before, after, actor, action, viewer)
        ]
        taken = [line.args for line in lines if line.key == "kosmopolis-log-bonus"]
        blue_six = Line("kosmopolis-taken-card", {"colour": "blue", "value": 6})
        assert [dict(args) for args in taken] == [{"player": B, "card": blue_six}]


def test_k_r15_bots_know_all_bonus_cards():
    table = Table(2, bonus=["B6 Y5", "G3"], hands=["B2", "P2"])
    out = np.zeros(len(GAME.observation), np.float32)
    GAME.observe(table.s, A, out)
    seen = dict(zip(GAME.observation, out.tolist(), strict=True))
    assert seen["seat +1 bonus G3"] == 0.25
    assert seen["seat +1 bonus B6"] == 0


# K-R21: spectators


def test_k_r21_a_spectator_sees_what_is_public():
    table = Table(2, hands=["B2 B3", "P2"], bonus=["Y6", ""])
    seen = table.view(SPECTATOR)
    assert seen["viewer"] is None
    assert seen["passed_on"] is None
    for seat in seen["seats"]:
        assert seat["hand"] is seat["pack"] is seat["kept"] is seat["answer"] is None
        assert seat["bonus"] is None
    assert [seat["hand_size"] for seat in seen["seats"]] == [2, 1]


@pytest.mark.parametrize("players", [2, 3])
def test_k_r21_an_all_seeing_spectator_is_a_round_behind(players):
    match = tripolis.new(
        "kosmopolis", players=players, seed=21, spectator_view="omniscient_delayed"
    )
    chance = random.Random(21)
    seen_in_round = {}
    last_of_round = {}
    for _ in random_moves(match, chance):
        s = match.state
        number = int(s.round_number)
        last_of_round[number] = s
        shown = match.view(None)
        if number == 1:
            assert shown == GAME.view(s, SPECTATOR), "nothing is over yet"
            continue
        assert shown == seen_in_round.setdefault(number, shown), "nothing of this round shows"
        assert shown == GAME.view(last_of_round[number - 1], EVERYTHING)
        assert shown["round"] == number - 1
        assert all(seat["hand"] is not None for seat in shown["seats"])
        assert all(modifier["value"] is not None for modifier in shown["modifiers"])
    assert set(seen_in_round) == {2, 3}
    assert match.view(None) == GAME.view(match.state, EVERYTHING), "at the end nothing is secret"


def test_k_r21_a_public_spectator_never_sees_a_hand():
    match = tripolis.new("kosmopolis", players=3, seed=22)
    for _ in random_moves(match, random.Random(22)):
        shown = match.view(None)
        assert shown == GAME.view(match.state, SPECTATOR)
        assert all(seat["hand"] is None for seat in shown["seats"])


# The long round: more turns than a hand has cards


def test_scholars_may_keep_a_round_going_for_many_turns():
    """Nine turns for each of two players who hardly play anything but Scholars."""
    scholars = ["G2 G3 G4 G5 G6 P2", "G2 G3 G4 G5 G6 P2"]
    table = Table(2, hands=scholars, deck="G3 G4 G5 G2 G3 G4 G5 G6 B2 B3 B4 B5 B6 Y2 Y3 Y4 Y5 Y6")
    for turn in range(9):
        for seat in (A, B):
            green = next(card for card in table.hand(seat).split() if card[0] == "G")
            drawn = table.deck
            table.play(seat, f"{green} capital")
            assert table.deck == drawn - 1
            assert int(table.s.drew_after[seat]) == (1 << turn + 1) - 1
            assert len(cards(table.hand(seat))) == 6
    assert table.s.last_turns == NOT_YET
