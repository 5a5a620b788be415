"""Rulings that no worked example shows, S-R1 to S-R33."""

from itertools import product

import pytest

from tripolis.engine.luck import new_luck
from tripolis.engine.viewer import SPECTATOR
from tripolis.games.splendor.components import COST
from tripolis.games.splendor.knowledge import CARD_NUMBERS

from .table import GAME, Table, amounts


def test_s_r1_every_seat_may_be_the_first():
    starts = set()
    for seed in range(40):
        match = GAME.new_state()
        GAME.setup(match, 4, GAME.encode_options(GAME.full_options({})), new_luck(seed))
        starts.add(int(match.start))
    assert starts == {0, 1, 2, 3}


def test_s_r2_with_an_option_fewer_tokens_may_be_taken():
    table = Table(2, allow_fewer_tokens=True)
    assert {"take W", "take WU", "take WUG"} <= table.legal(0)
    assert len(table.legal(0, "take")) == 5 + 10 + 10 + 5


def test_s_r3_passing_is_for_those_who_can_do_nothing_else():
    table = Table()
    assert "pass" not in table.legal(0)
    assert table.why_not(0, "pass") == "splendor-no-pass"
    for card in ("3W4/7K", "3U4/7W", "3G4/7U"):
        table.reserve(0, card)
    table.supply("")
    assert table.legal(0) == {"pass"}


def test_s_r3_ten_tokens_are_no_reason_to_pass():
    table = Table(4).hold(0, "7W 3U")
    assert "take GRK" in table.legal(0)


def test_s_r4_gold_may_be_paid_although_gems_would_do():
    table = Table(4).lay("1a", "1W/3U").hold(0, "3U 2*").play(0, "buy 1a")
    assert table.legal(0) == {"pay", "gold U"}
    table.play(0, "gold U", "gold U")
    assert table.tokens(0) == "2U"


def test_s_r4_colours_are_asked_in_order_so_that_each_payment_has_one_way():
    table = Table(4).lay("1a", "1W/1U1G1R1K").hold(0, "1U 1G 1R 1K 2*").play(0, "buy 1a", "gold G")
    assert table.legal(0) == {"pay", "gold R", "gold K"}
    assert table.why_not(0, "gold U") == "splendor-not-pay"
    assert table.play(0, "pay").tokens(0) == "1G 1*"


def test_s_r5_cards_in_the_box_and_in_reserve_do_not_break_a_tie():
    table = Table(2, "orient").points(0, 15).points(1, 15)
    table.give(0, "1W").give(1, "1W").reserve(0, "3W4/7K")
    assert table.ranks() == [1, 1]
    table.give(1, "1U")
    assert table.ranks() == [1, 2]


def test_s_r6_the_match_ends_when_everybody_passes():
    table = Table()
    for seat, cards in enumerate(
        (("3W4/7K", "3U4/7W", "3G4/7U"), ("3R4/7G", "3K4/7R", "3W5/3W7K"))
    ):
        for card in cards:
            table.reserve(seat, card)
    table.supply("").play(0, "pass")
    assert not table.over
    assert "splendor-log-end-passes" in table.told(1, "pass")
    assert table.over


def test_s_r6_idle_rounds_end_the_match():
    table = Table(2, max_idle_rounds=2)
    for _ in range(2):
        assert not table.over
        for seat in range(2):
            table.play(seat, sorted(table.legal(seat, "take"))[0])
            table.hold(seat, "").supply("4W 4U 4G 4R 4K 5*")
    assert table.over


def test_s_r27_idle_rounds_are_counted_whole():
    table = Table(2, max_idle_rounds=1).turn_of(1).play(1, "reserve 1a")
    assert not table.over
    table.play(0, "take WUG")
    assert not table.over
    table.play(1, "take WUG")
    assert table.over


def test_s_r7_the_two_faces_of_a_tile_never_lie_out_together():
    for seed in range(60):
        faces = Table(3, "cities", seed=seed).view(SPECTATOR)["cities"]
        assert len({city["face"][0] for city in faces}) == 3
        assert Table(3, "cities", seed=seed).view(SPECTATOR)["nobles"] == []


def test_s_r9_a_tower_moves_to_a_different_card():
    table = Table(2, "strongholds").reserve(0, "1U/3K").hold(0, "3K").towers("1a", 0, 1)
    table.play(0, "buy r1")
    assert "tower move 1a 1b" in table.legal(0)
    assert table.why_not(0, "tower move 1a 1a") == "splendor-no-tower-there"
    table.play(0, "tower move 1a 1b")
    assert table.towers_on("1a") == (-1, 0)
    assert table.towers_on("1b") == (0, 1)


@pytest.mark.parametrize(
    ("seat", "count", "columns", "left"),
    [(0, 3, "ab", (0, 2)), (1, 1, "a", (-1, 0)), (1, 2, "a", (1, 1))],
)
def test_s_r33_a_single_tower_action_is_made_for_the_player(seat, count, columns, left):
    table = Table(2, "strongholds").reserve(0, "1U/3K").hold(0, "3K").towers("1a", seat, count)
    for level in (1, 2, 3):
        table.clear_row(level, keep=columns if level == 1 else "")
    assert table.play(0, "buy r1").acting == [1]
    assert table.towers_on("1a") == left


def test_s_r33_the_only_card_without_a_tower_gets_one():
    table = Table(2, "strongholds").reserve(0, "1U/3K").hold(0, "3K")
    for level in (1, 2, 3):
        table.clear_row(level, keep="a" if level == 1 else "")
    table.play(0, "buy r1")
    assert table.towers_on("1a") == (0, 1)


def test_reserving_brings_own_towers_home_and_calls_for_no_tower_action():
    table = Table(2, "strongholds").towers("1a", 0, 2).play(0, "reserve 1a")
    assert table.tower_supply(0) == 3
    assert table.acting == [1]


def test_a_conquest_may_be_declined():
    table = Table(2, "strongholds").lay("1a", "1W/3U").towers("1a", 0, 3).hold(0, "3U")
    table.play(0, "take WGR")
    assert table.legal(0) == {"conquer", "skip"}
    table.play(0, "skip")
    assert table.acting == [1]
    assert table.towers_on("1a") == (0, 3)


def test_s_r33_a_conquest_that_cannot_be_paid_is_not_asked():
    table = Table(2, "strongholds").lay("1a", "1W/3U").towers("1a", 0, 3)
    assert table.play(0, "take WGR").acting == [1]


def test_s_r12_the_first_post_gives_nothing_where_no_gem_is_left():
    table = Table(2, "trading_posts").shields(0, 1).give(0, "3U").lay("1a", "1W/3U").supply("5*")
    assert table.play(0, "buy 1a").acting == [1]


def test_s_r14_the_top_of_an_orient_deck_may_be_reserved_and_only_its_back_is_seen():
    table = Table(2, "orient").play(0, "reserve orient3")
    own, other = table.view(0)["seats"][0]["reserved"], table.view(1)["seats"][0]["reserved"]
    assert own[0]["card"]
    assert not own[0]["hidden"]
    assert other == [{"place": "r1", "back": "orient3", "hidden": True}]


def payments(table: Table, seat: int = 0) -> list[tuple[str, int]]:
    """What can be left in hand after paying, by every sequence of decisions: tokens, gold cards."""
    if table.phase not in ("pay", "pay_gold"):
        return [(table.tokens(seat), int(table.s.gold_cards[seat]))]
    left = []
    for move in sorted(table.legal(seat)):
        other = Table.__new__(Table)
        other.s = table.s.copy()
        left += payments(other.play(seat, move), seat)
    return left


def all_payments(need, own, gold, cards, doubled, doubled_virtual):
    """All that the formulas of the rules allow, told by what is left: brute force."""
    found = set()
    per_colour = []
    for n, have in zip(need, own, strict=True):
        ways = set()
        for gem, g, v in product(range(have + 1), range(gold + 1), range(2 * cards + 1)):
            most = gem + (2 if doubled else 1) * g + (2 if doubled_virtual else 1) * v
            if gem + g + v <= n <= most:
                ways.add((gem, g, v))
        per_colour.append(ways)
    for ways in product(*per_colour):
        g, v = sum(way[1] for way in ways), sum(way[2] for way in ways)
        if g <= gold and (v + 1) // 2 <= cards:
            left = [have - way[0] for have, way in zip(own, ways, strict=True)]
            found.add((tuple(left), gold - g, cards - (v + 1) // 2))
    return found


@pytest.mark.parametrize("card", ["1W/1U2G1R1K", "2U1/2U2G3R", "1G/2U2R", "1K/1G3R1K"])
@pytest.mark.parametrize("tokens", ["2*", "1U 1G 2*", "2U 1G 1R 1*", "2U 2G 2R 1K 2*", "1R 5*"])
@pytest.mark.parametrize("cards", [0, 1, 2])
@pytest.mark.parametrize("posts", [(), (3,)])
@pytest.mark.parametrize("doubled_virtual", [False, True])
def test_s_r15_s_r26_s_r31_every_payment_can_be_made_in_one_way(
    card, tokens, cards, posts, doubled_virtual
):
    modules = ("trading_posts", "orient")
    table = Table(4, *modules, house_p3_doubles_virtual=doubled_virtual).nobles()
    table.lay(f"{card[0]}a", card).hold(0, tokens).shields(0, *posts)
    for gold_card in ["1**/3W", "1**/3U"][:cards]:
        table.own(0, gold_card)
    need = [int(n) for n in COST[CARD_NUMBERS[card]]]
    own = amounts(tokens)
    doubled = bool(posts)
    expected = all_payments(need, own[:5], own[5], cards, doubled, doubled and doubled_virtual)
    place = f"{card[0]}a"
    assert (f"buy {place}" in table.legal(0)) == bool(expected)
    if expected:
        found = payments(table.play(0, f"buy {place}"))
        assert len(found) == len(set(found)), "a payment can be made in two ways"
        told = {(tuple(amounts(left)[:5]), amounts(left)[5], kept) for left, kept in found}
        assert told == expected


def test_s_r16_no_card_is_refilled_within_a_chain():
    table = Table(4, "orient").nobles().lay("3e", "3R^2/3W1R6K").give(0, "3W 1R 6K")
    table.play(0, "buy 3e")
    assert table.face_up("3e") is None
    assert {move[:6] for move in table.legal(0)} == {"free 2"}


def test_s_r18_s_r30_a_pair_beside_a_double_may_be_worth_two_by_an_option():
    table = Table(4, "orient", pair_on_double=2).own(0, "2GG/4W3R").give(0, "1W")
    table.lay("1e", "1&/3W2R").lay("1f", "1&/3U2G").hold(0, "2W 2R 3U").play(0, "buy 1e")
    assert table.legal(0) == {"pair W", "pair GG"}
    table.play(0, "pair GG")
    assert table.bonuses(0) == "1W 4G"
    table.play(1, "take WUG").play(2, "take WUG").play(3, "take WUG").play(0, "buy 1f")
    assert table.legal(0) == {"pair W", "pair GG"}
    plain = Table(4, "orient").own(0, "2GG/4W3R").lay("1e", "1&/3W2R").hold(0, "3W 2R")
    assert plain.play(0, "buy 1e").bonuses(0) == "3G"


def test_s_r18_a_bag_worth_two_pays_alone():
    table = Table(2, "orient", pair_on_double=2).nobles().lay("3e", "3W3/KK")
    table.own(0, "1&/3W2R", "K", 2).own(0, "1&/3U2G", "K").own(0, "1K/3G").play(0, "buy 3e")
    assert table.tableau(0) == {"3W3/KK", "1&/3U2G", "1K/3G"}, "a second bag would be superfluous"


def test_s_r18_bags_of_one_and_two_leave_a_choice():
    table = Table(2, "orient", pair_on_double=2).nobles().lay("3e", "3W3/KK")
    table.own(0, "1&/3W2R", "K", 2).own(0, "1&/3U2G", "K").own(0, "1&/3G2K", "K").play(0, "buy 3e")
    assert table.legal(0) == {"discard bag", "discard bag2"}
    assert table.play(0, "discard bag").bonuses(0) == "1W 2K"


def test_s_r19_by_an_option_the_price_is_two_cards():
    table = Table(2, "orient", discard_counts="cards").nobles().lay("3e", "3W3/KK")
    table.own(0, "2KK/3U4R")
    assert "buy 3e" not in table.legal(0)
    table.own(0, "1K/3G").own(0, "1K1/4U").play(0, "buy 3e")
    assert table.legal(0) == {"discard 0", "discard 1"}
    table.play(0, "discard 1")
    assert table.tableau(0) == {"3W3/KK", "1K/3G"}, "the double has to go with it"


def test_s_r20_nobles_and_shields_stay_when_cards_are_discarded():
    table = Table(2, "trading_posts", "orient").nobles("4R 4K").lay("3e", "3W3/KK")
    table.give(0, "4R 4K").shields(0, 5)
    table.s.noble_owner[0], table.s.noble_visited[0] = 0, 1
    table.play(0, "buy 3e")
    assert table.s.bonuses[0, 4] == 2
    assert table.visits(0) == ["4R 4K"]
    assert 5 in table.opened(0)


def test_s_r23_a_reserved_noble_and_one_on_the_table_are_one_choice():
    table = Table(2, "orient").nobles("4R 4K", "4W 4K").give(0, "4W 4R 4K")
    table.s.noble_owner[0] = 0
    table.play(0, "take WUG")
    assert table.legal(0) == {"noble 1", "noble 2"}


def test_s_r29_nobles_come_with_cities_only_in_a_combination():
    with_nobles = {"house_cities_with_nobles": True}
    assert Table(2, "cities", **with_nobles).view(0)["nobles"] == []
    both = Table(2, "cities", "orient", **with_nobles)
    assert len(both.view(0)["nobles"]) == 3
    both.points(0, 20).check_end()
    assert not both.final_round, "only cities end the game"


def test_s_r28_city_owners_come_before_the_others():
    table = Table(3, "cities").points(0, 20).points(1, 11).points(2, 21)
    table.s.city_owner[0] = 1
    assert table.ranks() == [3, 1, 2]


def test_s_r27_with_cities_and_no_owner_prestige_decides():
    table = Table(3, "cities").points(0, 20).points(1, 11).points(2, 21)
    assert table.ranks() == [2, 3, 1]


def test_s_r32_the_third_gem_is_compulsory_even_where_fewer_are_allowed():
    table = Table(2, "trading_posts", allow_fewer_tokens=True).shields(0, 2)
    assert "take RR" not in table.legal(0)
    assert table.why_not(0, "take RR") == "splendor-no-take-without-third"
    assert Table(2, "trading_posts").shields(0, 2).supply("4R").legal(0, "take RR") == {"take RR"}


def test_h4_a_free_card_brings_own_towers_home_and_is_no_purchase():
    table = Table(2, "strongholds", "orient").nobles().lay("3e", "3R^2/3W1R6K").give(0, "3W 1R 6K")
    table.lay("2a", "2W1/3G2R2K").towers("2a", 0, 2).play(0, "buy 3e", "free 2a")
    assert table.tower_supply(0) == 3
    assert table.phase == "tower"
    table.play(0, "tower put 1a")
    assert table.acting == [1], "one tower action, for the purchase"


def test_h5_the_first_post_gives_a_gem_for_the_conquest_too_and_before_the_tower():
    table = Table(2, "strongholds", "trading_posts").nobles().shields(0, 1)
    table.lay("1a", "1W/3U").lay("1b", "1U/3K").towers("1b", 0, 2).give(0, "3U 3K")
    table.play(0, "buy 1a")
    assert table.phase == "token"
    table.play(0, "token W", "tower put 1b", "conquer")
    assert table.phase == "token"
    table.play(0, "token R")
    assert table.phase == "tower"


def test_h6_a_free_card_brings_no_gem_and_a_card_paid_with_cards_does():
    table = Table(2, "trading_posts", "orient").nobles().shields(0, 1).lay("3e", "3W3/KK")
    table.give(0, "2K").play(0, "buy 3e")
    assert table.phase == "token"


def test_h7_a_gold_card_just_bought_pays_for_the_conquest():
    table = Table(2, "strongholds", "orient").nobles().lay("1e", "1**/3W").lay("1a", "1R/2U1G")
    table.towers("1a", 0, 2).give(0, "3W 1U").play(0, "buy 1e", "tower put 1a")
    assert table.phase == "conquest"
    table.play(0, "conquer")
    assert "1R/2U1G" in table.tableau(0)
    assert table.s.gold_cards[0] == 0


def test_a_blind_card_is_shown_when_it_is_bought():
    table = Table(4).reserve(0, "1W/3U", blind=True).hold(0, "3U 1*")
    assert table.view(1)["seats"][0]["reserved"][0]["hidden"]
    before = table.s.copy()
    table.play(0, "buy r1")
    assert table.phase == "pay"
    assert table.view(1)["purchase"]["card"]["card"] == "1W/3U"
    assert GAME.reveals(before, table.s)


def test_undo_of_taken_tokens_is_free_and_of_a_refilled_row_is_not():
    table = Table()
    before = table.s.copy()
    assert not GAME.reveals(before, table.play(0, "take WUG").s)
    before = table.s.copy()
    assert GAME.reveals(before, table.play(1, "reserve 1a").s)
