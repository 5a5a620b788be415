"""Every worked example of the rules, S-T1 to S-T63, by its number."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tripolis.engine.rule import INTERPRETED
from tripolis.engine.viewer import SPECTATOR

from .table import Table

# The base game


@pytest.mark.parametrize(("players", "gems", "nobles"), [(2, 4, 3), (3, 5, 4), (4, 7, 5)])
def test_s_t1_what_lies_on_the_table_depends_on_the_number_of_players(players, gems, nobles):
    table = Table(players)
    assert table.piles == f"{gems}W {gems}U {gems}G {gems}R {gems}K 5*"
    view = table.view(SPECTATOR)
    assert len(view["nobles"]) == nobles
    assert len(view["face_up"]) == 12
    assert view["decks"] == {"deck1": 36, "deck2": 26, "deck3": 16}


def test_s_t2_two_alike_come_only_from_a_pile_of_four():
    table = Table().supply("4R 3G")
    assert "take RR" in table.legal(0)
    assert "take GG" not in table.legal(0)
    assert table.why_not(0, "take GG") == "splendor-no-take-two"
    assert table.play(0, "take RR").piles == "3G 2R"


def test_s_t3_with_two_piles_left_both_must_be_taken():
    table = Table().supply("2W 2U")
    assert table.legal(0, "take") == {"take WU"}
    assert table.why_not(0, "take W") == "splendor-no-take-fewer"
    assert Table().supply("2W").legal(0, "take") == {"take W"}


def test_s_t4_reserving_without_gold_is_legal_and_with_three_cards_it_is_not():
    table = Table().supply("4W 4U 4G 4R 4K")
    assert table.play(0, "reserve 1a").tokens(0) == ""
    assert table.s.reserved_count[0] == 1
    full = Table()
    for card in ("3W4/7K", "3U4/7W", "3G4/7U"):
        full.reserve(0, card)
    assert full.legal(0, "reserve") == set()
    assert full.why_not(0, "reserve 1a") == "splendor-no-reserve-full"


def test_s_t5_a_gold_pays_for_the_missing_blue():
    table = Table(4).lay("3a", "3U4/6W3U3K").give(0, "2W 1K").hold(0, "4W 2U 2K 1*")
    table.play(0, "buy 3a")
    assert table.prestige(0) == 4
    assert table.bonuses(0) == "2W 1U 1K"
    assert table.tokens(0) == ""


def test_s_t6_twelve_tokens_mean_exactly_two_to_return():
    table = Table(4).hold(0, "3W 3U 3G")
    table.play(0, "take GRK")
    assert table.phase == "return"
    table.play(0, "return W")
    assert table.phase == "return"
    table.play(0, "return G")
    assert table.tokens(0) == "2W 3U 3G 1R 1K"
    assert table.acting == [1]


def test_s_t7_of_two_nobles_one_is_chosen_and_the_other_comes_next_turn():
    table = Table().give(0, "4W 4U 3G 3R 3K").nobles("4W 4U", "3W 3U 3G")
    table.play(0, "take WUG")
    assert table.legal(0) == {"noble 1", "noble 2"}
    table.play(0, "noble 2")
    assert table.visits(0) == ["3W 3U 3G"]
    table.play(1, "take WUG").play(0, "take WUG")
    assert table.visits(0) == ["4W 4U", "3W 3U 3G"]
    assert table.prestige(0) == 6


def test_s_t8_the_round_is_completed_and_fewer_cards_win_a_tie():
    table = Table(4).points(1, 15).points(2, 15).turn_of(1)
    table.s.cards[1], table.s.cards[2] = 12, 11
    table.play(1, "take WUG")
    assert table.final_round
    assert table.acting == [2]
    table.play(2, "take WUG").play(3, "take WUG")
    assert table.over
    assert table.ranks() == [3, 2, 1, 3]


# Cities


@pytest.mark.parametrize(
    ("points", "bonuses", "taken"),
    [(13, "4R 3K", True), (12, "4R 3K", False), (16, "4R 2K", False)],
)
def test_s_t10_a_city_asks_for_prestige_and_for_bonuses(points, bonuses, taken):
    table = Table(2, "cities").cities("6a", "3a", "4a").give(0, bonuses).points(0, points)
    table.end_turn()
    assert table.taken_cities(0) == (["6a"] if taken else [])


@pytest.mark.parametrize(("bonuses", "taken"), [("5U", True), ("4U 4K", False)])
def test_s_t11_five_of_one_colour_are_five_of_a_single_colour(bonuses, taken):
    table = Table(2, "cities").cities("2b", "3a", "4a").give(0, bonuses).points(0, 15)
    table.end_turn()
    assert table.taken_cities(0) == (["2b"] if taken else [])


@pytest.mark.parametrize(("bonuses", "taken"), [("4G 4K", True), ("8G 3K", False)])
def test_s_t12_four_of_another_colour_are_not_green(bonuses, taken):
    table = Table(2, "cities").cities("1a", "3a", "4a").give(0, bonuses).points(0, 14)
    table.end_turn()
    assert table.taken_cities(0) == (["1a"] if taken else [])


def test_s_t13_of_two_cities_exactly_one_is_taken():
    table = Table(2, "cities").cities("6a", "7b", "4a").points(0, 13).give(0, "2W 2U 2G 4R 3K")
    table.play(0, "take WUG")
    assert table.legal(0) == {"city 1", "city 2"}
    table.play(0, "city 2")
    assert table.taken_cities(0) == ["7b"]
    assert table.s.city_owner[0] == -1


def test_s_t14_among_city_owners_the_highest_prestige_wins():
    table = Table(4, "cities").cities("5b", "6a", "4a").turn_of(1)
    table.points(1, 13).give(1, "4W 3R").points(2, 19).points(3, 14).give(3, "4R 3K")
    table.play(1, "take WUG")
    assert table.taken_cities(1) == ["5b"]
    table.play(2, "take WUG").play(3, "take WUG")
    assert table.taken_cities(3) == ["6a"]
    assert table.over
    assert table.ranks() == [4, 2, 3, 1]


# Strongholds


def test_s_t20_a_purchase_and_a_conquest_in_one_turn():
    table = Table(2, "strongholds").nobles()
    table.lay("1a", "1W/3U").lay("1b", "1U/3K").towers("1b", 0, 2).hold(0, "3U 3K")
    table.play(0, "buy 1a")
    assert table.phase == "tower"
    assert table.face_up("1a") is None, "the slot just emptied is no target"
    table.play(0, "tower put 1b")
    assert table.phase == "conquest"
    assert table.face_up("1a") is not None
    table.play(0, "conquer")
    assert table.phase == "tower"
    assert table.tower_supply(0) == 3
    assert table.face_up("1b") is None
    table.play(0, "tower put 1a")
    assert table.face_up("1b") is not None
    assert table.tower_supply(0) == 2
    assert table.towers_on("1a") == (0, 1)
    assert table.s.cards[0] == 2
    assert table.acting == [1]


def test_s_t21_a_tower_keeps_others_off_its_card():
    table = Table(2, "strongholds").lay("1a", "1W/3U").lay("1b", "1U/3K").towers("1a", 1, 1)
    table.hold(0, "3U 3K")
    assert not {"buy 1a", "reserve 1a"} & table.legal(0)
    assert table.why_not(0, "buy 1a") == "splendor-no-guarded"
    assert table.why_not(0, "reserve 1a") == "splendor-no-guarded"
    owner = Table(2, "strongholds").lay("1a", "1W/3U").towers("1a", 1, 1).turn_of(1).hold(1, "3U")
    assert {"buy 1a", "reserve 1a"} <= owner.legal(1)
    table.play(0, "buy 1b")
    assert table.why_not(0, "tower put 1a") == "splendor-no-guarded"
    assert "tower remove 1a" in table.legal(0)


def test_s_t22_one_tower_removed_leaves_the_other_on_guard():
    table = Table(2, "strongholds").lay("1b", "1U/3K").towers("1a", 1, 2).hold(0, "3K")
    table.play(0, "buy 1b", "tower remove 1a")
    assert table.towers_on("1a") == (1, 1)
    table.play(1, "take WUG")
    assert "reserve 1a" not in table.legal(0)


def test_s_t23_a_reserved_card_calls_for_a_tower_too():
    table = Table(2, "strongholds").reserve(0, "1U/3K").hold(0, "3K")
    before = table.s.deck_size.copy()
    table.play(0, "buy r1")
    assert table.phase == "tower"
    assert len(table.legal(0, "tower put")) == 12
    table.play(0, "tower put 1a")
    assert (table.s.deck_size == before).all(), "there was no slot to refill"


def test_s_t24_tokens_taken_this_turn_pay_for_a_conquest():
    table = Table(4, "strongholds").nobles().lay("2a", "2U3/6U").towers("2a", 0, 3)
    table.hold(0, "5U 3W")
    table.play(0, "take WUG")
    assert table.s.tokens[0].sum() == 11
    assert table.phase == "conquest"
    table.play(0, "conquer")
    table.play(0, "tower put 1a")
    assert table.s.tokens[0].sum() == 5
    assert table.acting == [1], "nothing to return"


def test_s_t25_own_towers_come_home_before_the_tower_action():
    table = Table(2, "strongholds").lay("1a", "1W/3U").towers("1a", 0, 2).hold(0, "3U")
    assert "splendor-log-towers-home" in table.told(0, "buy 1a")
    assert table.phase == "tower"
    assert table.tower_supply(0) == 3
    assert table.face_up("1a") is None
    assert "tower put 1a" not in table.legal(0)


def test_s_t26_a_tower_action_is_compulsory_if_possible_and_skipped_if_not():
    table = Table(3, "strongholds").reserve(0, "1U/3K").hold(0, "3K").towers("1a", 1, 1)
    for level in (1, 2, 3):
        table.clear_row(level, keep="ab" if level == 1 else "")
    table.towers("1b", 2, 1).play(0, "buy r1")
    assert table.legal(0) == {"tower remove 1a", "tower remove 1b"}

    alone = Table(2, "strongholds").reserve(0, "1U/3K").hold(0, "3K").towers("1a", 0, 3)
    for level in (1, 2, 3):
        alone.clear_row(level, keep="a" if level == 1 else "")
    told = alone.told(0, "buy r1")
    assert not any("tower" in key for key in told), "the step is skipped"


# Trading posts


def test_s_t30_posts_bring_fifteen():
    table = Table(2, "trading_posts").nobles("3U 3G 3R").give(0, "5G 3K").points(0, 5)
    table.s.noble_owner[0], table.s.noble_visited[0] = 0, 1
    table.end_turn()
    assert table.opened(0) == [4, 5]
    assert table.prestige(0) == 3 + 5 + 5 + 2
    assert table.final_round


def test_s_t31_a_power_does_not_work_in_the_turn_that_opened_it():
    table = Table(2, "trading_posts").nobles().lay("1a", "1R/3W").lay("1b", "1U/3K")
    table.give(0, "2R 1W").hold(0, "2W 3K")
    table.play(0, "buy 1a")
    assert table.opened(0) == [1]
    assert table.tokens(0) == "3K"
    table.play(1, "take UGR").play(0, "buy 1b")
    assert table.phase == "token"
    table.play(0, "token G")
    assert table.tokens(0) == "1G"


def test_s_t32_tokens_just_paid_may_be_taken_back():
    table = Table(2, "trading_posts").shields(0, 1).lay("1a", "1R/2U1G").give(0, "1G")
    table.hold(0, "2U").supply("4W 0U 4G 4R 4K 5*")
    table.play(0, "buy 1a")
    assert table.s.supply[1] == 2
    table.play(0, "token U")
    assert table.tokens(0) == "1U"


def test_s_t33_two_alike_bring_a_third_of_another_colour():
    table = Table(2, "trading_posts").shields(0, 2).supply("4R 1G")
    assert table.legal(0, "take RR") == {"take RR+G"}
    assert Table(2, "trading_posts").shields(0, 2).supply("3R 1G").legal(0, "take RR") == set()
    with pytest.raises(Exception, match="not a move"):
        table.play(0, "take RR+R")
    assert table.play(0, "take RR+G").tokens(0) == "1G 2R"


def paying(bonuses: str, tokens: str, card: str, *modules: str, **options: object) -> Table:
    """Somebody with the third post about to buy a card."""
    table = Table(4, "trading_posts", *modules, **options).shields(0, 3).lay(f"{card[0]}a", card)
    return table.give(0, bonuses).hold(0, tokens)


def test_s_t34_a_gold_may_count_as_two_gems_of_one_colour():
    three = paying("", "2*", "1W/3U").play(0, "buy 1a")
    assert three.tokens(0) == "", "three blue for two gold: 2 + 1"
    two_and_two = paying("", "2*", "1U/2G2K").play(0, "buy 1a")
    assert two_and_two.tokens(0) == ""
    one_each = paying("1U 1G", "1*", "1R/1W1U1G1K")
    assert "buy 1a" not in one_each.legal(0), "one gold serves one colour"
    choice = paying("2R", "1U 1*", "1G/2U2R").play(0, "buy 1a")
    assert choice.legal(0) == {"pay", "gold U"}
    assert choice.play(0, "pay").tokens(0) == ""
    alone = paying("2R", "1U 1*", "1G/2U2R").play(0, "buy 1a", "gold U")
    assert alone.tokens(0) == "1U"


def test_s_t35_every_new_shield_makes_the_fifth_post_worth_more():
    table = Table(2, "trading_posts").nobles().shields(0, 2, 5).give(0, "1W 3R 3U 1K")
    assert table.prestige(0) == 2
    table.end_turn()
    assert table.opened(0) == [1, 2, 3, 5]
    assert table.prestige(0) == 4


def test_s_t36_the_noble_comes_before_the_posts():
    table = Table(2, "trading_posts").nobles("3U 3G 3R").give(0, "2U 5G 3R").lay("1a", "1U/3K")
    table.hold(0, "3K").play(0, "buy 1a")
    assert table.visits(0) == ["3U 3G 3R"]
    assert table.opened(0) == [4]
    assert table.prestige(0) == 8


# Orient


def test_s_t40_two_orient_cards_lie_in_every_row():
    table = Table(2, "orient")
    view = table.view(SPECTATOR)
    assert [card["level"] for card in view["face_up"]] == [1] * 6 + [2] * 6 + [3] * 6
    assert [card["orient"] for card in view["face_up"]] == ([False] * 4 + [True] * 2) * 3
    assert {name: n for name, n in view["decks"].items() if "orient" in name} == {
        "orient1": 8,
        "orient2": 8,
        "orient3": 8,
    }


def test_s_t41_a_gold_card_pays_for_one_purchase():
    one = Table(2, "orient").own(0, "1**/3W").give(0, "1G 1R 1K").lay("1a", "1W/1U1G1R1K")
    one.play(0, "buy 1a")
    assert one.tableau(0).isdisjoint({"1**/3W"})
    assert "1**/3W" in one.view(SPECTATOR)["boxed"]
    two = Table(2, "orient").own(0, "1**/3W").own(0, "1**/3U").lay("1a", "1W/3U")
    two.play(0, "buy 1a")
    assert two.s.gold_cards[0] == 0, "both are used, one half is lost"
    none = Table(2, "orient").own(0, "1**/3W").give(0, "3U").lay("1a", "1W/3U").play(0, "buy 1a")
    assert none.s.gold_cards[0] == 1, "where nothing is due none may be used"


def test_s_t42_a_pair_needs_a_card_with_a_gem_bonus():
    table = Table(2, "orient").own(0, "1**/3W").lay("1e", "1&/3W2R").hold(0, "3W 2R")
    assert "buy 1e" not in table.legal(0)
    assert table.why_not(0, "buy 1e") == "splendor-no-host"
    white = Table(2, "orient").give(0, "1W").lay("1e", "1&/3W2R").hold(0, "2W 2R")
    assert white.play(0, "buy 1e").bonuses(0) == "2W"


def test_s_t43_a_pair_takes_a_pair():
    table = Table(4, "orient").nobles().give(0, "1G").lay("2e", "2&1/4G3R1K").lay("1e", "1&/3W2R")
    table.hold(0, "3G 3R 1K").play(0, "buy 2e")
    assert table.bonuses(0) == "2G"
    assert table.phase == "free"
    assert table.face_up("2e") is None, "refilled only after the chain"
    table.play(0, "free 1e")
    assert table.bonuses(0) == "3G"
    assert None not in (table.face_up("2e"), table.face_up("1e"))


def test_s_t44_a_chain_of_three():
    table = Table(4, "orient").nobles().lay("3e", "3R^2/3W1R6K").lay("2e", "2&1/4W3U1K")
    table.lay("1a", "1W/3U").hold(0, "3W 1R 6K").play(0, "buy 3e", "free 2e")
    assert table.phase == "free"
    assert [table.face_up(place) for place in ("3e", "2e")] == [None, None]
    table.play(0, "free 1a")
    assert table.bonuses(0) == "1W 2R"
    assert None not in [table.face_up(place) for place in ("3e", "2e", "1a")]


def test_s_t45_a_double_counts_two_for_nobles_and_prices():
    table = Table(4, "orient").own(0, "2UU/3W4K").give(0, "2U").nobles("4U 4G").give(0, "4G")
    assert table.bonuses(0) == "4U 4G"
    table.lay("3a", "3G4/7U").hold(0, "3U").play(0, "buy 3a")
    assert table.tokens(0) == ""
    assert table.visits(0) == ["4U 4G"]


def paying_cards(*own: tuple[str, str], colour: str = "K", **options: object) -> Table:
    """Somebody with these cards about to buy the card that costs two of a colour."""
    card = {"K": "3W3/KK", "W": "3U3/WW"}[colour]
    table = Table(2, "orient", **options).nobles().lay("3e", card)
    for text, copies in own:
        table.own(0, text, copies)
    return table


def test_s_t46_the_bag_goes_first_and_the_rest_is_free_choice():
    cards = (("1&/3W2R", "W"), ("1W/3U", ""), ("1W1/4G", ""))
    table = paying_cards(*cards, colour="W").play(0, "buy 3e")
    assert table.legal(0) == {"discard 0", "discard 1"}, "the bag needs no question"
    table.play(0, "discard 0")
    assert table.tableau(0) == {"1W1/4G", "3U3/WW"}
    other = paying_cards(*cards, colour="W").play(0, "buy 3e", "discard 1")
    assert other.tableau(0) == {"1W/3U", "3U3/WW"}


def test_s_t47_a_double_pays_alone():
    alone = paying_cards(("2KK/3U4R", "")).play(0, "buy 3e")
    assert alone.tableau(0) == {"3W3/KK"}
    both = paying_cards(("2KK/3U4R", ""), ("1K/3G", "")).play(0, "buy 3e")
    assert both.tableau(0) == {"3W3/KK", "1K/3G"}


def test_s_t48_a_bag_and_a_double_both_go():
    table = paying_cards(("1&/3W2R", "K"), ("2KK/3U4R", "")).play(0, "buy 3e")
    assert table.tableau(0) == {"3W3/KK"}


def test_s_t49_of_three_bags_two_go_and_the_third_keeps_its_colour():
    bags = (("1&/3W2R", "K"), ("1&/3U2G", "K"), ("1&/3G2K", "K"))
    table = paying_cards(("1K/3G", ""), *bags).play(0, "buy 3e")
    assert "1K/3G" in table.tableau(0)
    assert table.bonuses(0) == "1W 2K"


def test_s_t50_a_reserved_noble_visits_only_its_holder():
    table = Table(4, "orient").nobles("4R 4K", "3W 3U 3G").lay("2e", "2W!1/2U2G2R2K")
    table.give(0, "2U 2G 2R 2K").play(0, "buy 2e", "reserve noble1")
    assert table.view(1)["seats"][0]["reserved_nobles"] == [1], "everybody saw it"
    table.give(1, "4R 4K").play(1, "take WUG")
    assert table.visits(1) == []
    table.play(2, "take WUG").play(3, "take WUG").give(0, "2R 2K").play(0, "take WUG")
    assert table.visits(0) == ["4R 4K"]


def test_s_t51_without_a_noble_there_is_nothing_to_reserve():
    table = Table(2, "orient").nobles().give(0, "2U 2G 2R 2K").lay("2e", "2W!1/2U2G2R2K")
    assert "splendor-log-no-noble" in table.told(0, "buy 2e")
    assert table.acting == [1]


def test_s_t52_an_empty_orient_deck_leaves_its_slot_empty():
    table = Table(4, "orient").nobles().empty_deck(5).give(0, "2K").lay("3e", "3W3/KK")
    table.play(0, "buy 3e")
    assert table.face_up("3e") is None
    table.lay("3a", "3W4/7K").hold(1, "7K").play(1, "buy 3a")
    assert table.face_up("3a") is not None


def test_s_t53_discarded_points_are_lost_and_three_are_gained():
    table = paying_cards(("1K1/4U", ""), ("2K1/3W2U2G", "")).points(0, 14).play(0, "buy 3e")
    assert table.prestige(0) == 15
    assert table.final_round


# House combinations


def test_s_t60_guarded_cards_cannot_be_taken_free():
    table = Table(2, "strongholds", "orient").nobles().lay("3e", "3R^2/3W1R6K")
    table.give(0, "3W 1R 6K")
    for column in "abcdef":
        table.towers(f"2{column}", 1, 1)
    told = table.told(0, "buy 3e")
    assert "splendor-log-no-free-card" in told
    assert table.phase == "tower", "the tower action is still compulsory"


def test_s_t61_gold_counts_double_and_card_gold_does_not():
    table = paying("3G 5R 2K", "1*", "3W3/3U3G5R3K", "orient").own(0, "1**/3W").play(0, "buy 3a")
    assert table.tokens(0) == "", "the gold covers two blue"
    assert table.s.gold_cards[0] == 0, "the card one blue and one black"


def test_s_t62_a_shield_of_this_turn_counts_for_a_city():
    table = Table(2, "cities", "trading_posts").cities("2b", "3a", "4a").give(0, "5K").points(0, 14)
    table.end_turn()
    assert table.opened(0) == [5]
    assert table.prestige(0) == 15
    assert table.taken_cities(0) == ["2b"]


def test_s_t63_with_cities_there_is_no_noble_to_reserve():
    table = Table(2, "cities", "orient").give(0, "2U 2G 2R 2K").lay("2e", "2W!1/2U2G2R2K")
    assert "splendor-log-no-noble" in table.told(0, "buy 2e")
    assert table.bonuses(0) == "1W 2U 2G 2R 2K"
    assert table.prestige(0) == 1


# All of them, and both ways of running


def test_every_worked_example_is_here():
    numbers = [*range(1, 9), *range(10, 15), *range(20, 27), *range(30, 37), *range(40, 54)]
    numbers += range(60, 64)
    told = re.findall(r"def test_s_t(\d+)_", Path(__file__).read_text("utf-8"))
    assert sorted({int(number) for number in told}) == numbers


@pytest.mark.skipif(INTERPRETED, reason="they are being interpreted already")
def test_the_worked_examples_hold_without_a_compiler_too():
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    environment = os.environ | {"TRIPOLIS_INTERPRET": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]
