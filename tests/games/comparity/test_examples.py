"""The worked examples C-T1 to C-T21 of the rules, one test for each case they tell."""

import pytest

import tripolis
from tripolis.engine.luck import new_luck
from tripolis.games.comparity.components import IDS, IS_CORE
from tripolis.games.comparity.state import TRIO

from .table import GAME, Table

A, B, C = range(3)

EXAMPLE_1 = "dome 0,0 c, nabemba 1,0 c, kalyan 1,-1 c"
EXAMPLE_3 = (
    "dome 0,0 o, kalyan 1,0 o, colossus 2,0 o, towers 1,-1 c, spasskaya 1,1 o, mercury 2,1 c,"
    " foster 3,1 o"
)
EXAMPLE_4 = "towers 0,0 c, kalyan 1,0 o, colossus 2,0 o"
EXAMPLE_5 = "dome -1,0 o, lincoln -1,1 o, nabemba 0,0 c, kalyan 1,0 o, colossus 2,0 o, foster 1,1 o"


# Placement


def test_c_t1_seven_cells_are_free_and_nothing_goes_between_two_cards():
    table = Table(2, zone=EXAMPLE_1, rows=["lincoln needle", 3])
    cells = {"-1,0": 1, "0,1": 1, "1,1": 1, "2,0": 1, "2,-1": 1, "1,-2": 1, "0,-1": 2}
    assert table.cells(A) == set(cells)
    assert {cell: table.count(cell) for cell in cells} == cells
    table.play(A, "lincoln_cathedral 0,1")
    assert (table.phase, table.acting) == ("turn", [B])
    assert table.zone()["0,0"] == "dome_of_the_rock"
    assert table.zone()["1,0"] == "nabemba_tower"


def test_c_t2_two_neighbours_make_a_duet():
    table = Table(2, zone=EXAMPLE_1, rows=["lincoln needle", 3])
    table.play(A, "lincoln_cathedral 0,-1")
    assert (table.phase, table.acting) == ("react", [B])
    table.play(B, "draw")
    assert (table.phase, table.acting) == ("turn", [B])


# Violations and repairs


def test_c_t3_one_violation_is_cured_by_a_swap():
    table = Table(3, zone=EXAMPLE_3, rows=[3, 3, 3], turn=B)
    table.play(B, "check mercury_city_tower")
    assert table.rows() == [6, 3, 3]
    assert table.name_at("2,1") == "torre_foster"
    assert table.name_at("3,1") == "mercury_city_tower"
    assert table.violations == 0
    assert table.is_open("2,1")
    assert table.is_open("3,1")
    assert not table.is_open("1,-1")
    assert (table.phase, table.acting) == ("turn", [C])


def test_c_t3_the_only_violation_is_the_one_of_mercury_and_foster():
    table = Table(3, zone=EXAMPLE_3.replace("mercury 2,1 c", "mercury 2,1 o"), rows=[3, 3, 3])
    assert GAME.view(table.s, A)["violations"] == [["mercury_city_tower", "torre_foster"]]


def test_c_t4_if_a_swap_does_not_help_a_card_is_discarded():
    table = Table(2, zone=EXAMPLE_4, rows=[3, 3])
    table.play(A, "check wtc_twin_towers")
    assert table.legal(A) == {"discard wtc_twin_towers", "discard kalyan_minaret"}
    table.play(A, "discard wtc_twin_towers")
    assert table.zone() == {"1,0": "kalyan_minaret", "2,0": "colossus_of_rhodes"}
    assert table.discarded() == ["wtc_twin_towers"]
    assert (table.violations, table.phase, table.acting) == (0, "turn", [B])


def test_c_t4_discarding_the_card_in_the_middle_leaves_a_hole_to_fill():
    table = Table(2, zone=EXAMPLE_4, rows=["needle nabemba", 3])
    table.play(A, "check wtc_twin_towers", "discard kalyan_minaret")
    assert table.phase == "reconnect"
    assert table.cells(A) == {"1,0"}
    table.play(A, "space_needle 1,0")
    assert table.name_at("1,0") == "space_needle"
    assert (table.phase, table.acting) == ("turn", [B])


def test_c_t5_a_discard_splits_the_zone_and_two_cells_join_it_again():
    table = Table(2, zone=EXAMPLE_5, rows=["needle 500", 3])
    table.play(A, "check nabemba_tower")
    assert table.violations == 1
    table.play(A, "discard nabemba_tower")
    assert table.cells(A) == {"0,0", "0,1"}
    table.play(A, "space_needle 0,1")
    assert not table.is_open("0,1")
    assert table.count("0,1") == 2
    assert (table.phase, table.acting) == ("turn", [B])


# Checks


def test_c_t6_a_check_in_vain_costs_two_cards():
    table = Table(2, zone="dome 0,0 o, lincoln 1,0 c", rows=[3, 3])
    table.play(A, "check lincoln_cathedral")
    assert table.rows() == [5, 3]
    assert table.is_open("1,0")
    assert (table.phase, table.acting) == ("turn", [B])


def test_c_t6_with_a_closed_neighbour_left_one_may_leave_it_at_that():
    table = Table(2, zone="dome 0,0 o, lincoln 1,0 c, foster 2,0 c", rows=[3, 3])
    table.play(A, "check lincoln_cathedral", "open none")
    assert table.rows() == [5, 3]
    assert not table.is_open("2,0")
    assert table.acting == [B]


def test_c_t7_a_card_without_open_neighbours_needs_one():
    table = Table(2, zone="dome 0,0 c, lincoln 1,0 c, foster 2,0 c", rows=[3, 3])
    table.play(A, "check lincoln_cathedral")
    assert table.legal(A) == {"open dome_of_the_rock", "open torre_foster"}
    assert table.why_not(A, "open none") == "comparity-no-open-none"


def test_c_t7_a_single_neighbour_is_opened_without_asking():
    table = Table(2, zone="dome 0,0 c, lincoln 1,0 c, foster 2,0 c", rows=[3, 3])
    table.play(A, "check dome_of_the_rock")
    assert table.is_open("1,0")
    assert not table.is_open("2,0")
    assert table.acting == [B]


def test_c_t8_the_right_hand_neighbour_pays_whoever_made_the_mistake():
    table = Table(3, zone="foster 0,0 c", rows=[3, 3, "dome needle 300"], turn=C)
    table.play(C, "dome_of_the_rock 1,0")
    table.play(A, f"{table.row_cards(A)[0]} -1,0")
    table.play(B, "check dome_of_the_rock")
    assert table.rows() == [5, 3, 2]
    assert table.acting == [C]


# Trios

CORNER = "100 0,0 c, 150 1,0 c, 200 2,0 c, 300 0,1 c, 400 2,1 c"
"""A card at 1,1 touches three others; the numbers rise, but for a card that is put there."""


def trio(number, rows=("", 3), **options):
    """A table at which A has just made a trio with a card of this number."""
    left = rows[0]
    table = Table(2, zone=CORNER, rows=[f"{number} {left}".strip(), rows[1]], **options)
    table.play(A, f"{table.row_cards(A)[0]} 1,1")
    return table


def test_c_t9_after_a_draw_the_player_of_a_trio_plays_one_more():
    table = trio(350, ("1 2 3 4", 3))
    assert (table.phase, table.acting, table.rows()) == ("react", [B], [4, 3])
    table.play(B, "draw")
    assert (table.phase, table.acting, table.row(B)) == ("extra", [A], 4)
    table.play(A, table.any_lay(A))
    assert (table.phase, table.acting, table.row(A)) == ("turn", [B], 3)


def test_c_t9_a_check_in_vain_lets_the_trio_stand():
    table = trio(350, ("1 2 3 4", 3))
    table.play(B, f"check {table.name_at('1,1')}", f"open {table.name_at('0,1')}")
    assert (table.phase, table.acting, table.rows()) == ("extra", [A], [4, 5])
    table.play(A, table.any_lay(A))
    assert (table.phase, table.acting, table.row(A)) == ("turn", [B], 3)


def test_c_t9_a_violation_cancels_the_extra_card():
    table = trio(500, ("1 2 3 4", 3))
    table.play(B, f"check {table.name_at('1,1')}", f"open {table.name_at('2,1')}")
    assert (table.phase, table.acting, table.rows()) == ("turn", [B], [7, 3])
    assert table.numbers() == {"1,1": 400.0, "2,1": 500.0}


def test_c_t10_the_extra_card_of_a_trio_can_win():
    table = trio(350, ("1", 3))
    table.play(B, "draw")
    table.play(A, table.any_lay(A))
    assert table.over
    assert table.ranks() == [1, 2]


def test_c_t11_the_last_card_wins_before_any_reaction():
    table = Table(2, zone=EXAMPLE_1, rows=["lincoln", 3])
    table.play(A, "lincoln_cathedral 0,-1")
    assert table.over
    assert table.acting == []
    assert table.ranks() == [1, 2]


# The empty pile

WRONG = "foster 0,0 o, dome 1,0 c"


def give_any(table):
    """Let whoever is asked give the first card of the row; says who gave, in order."""
    givers = []
    while table.phase == "give":
        (giver,) = table.acting
        givers.append(giver)
        table.play(giver, table.any_move(giver, "give"))
    return givers


def test_c_t12_what_the_pile_lacks_the_others_give():
    table = Table(3, zone=WRONG, rows=[3, 3, 3], pile=1, turn=B)
    table.play(B, "check dome_of_the_rock")
    assert (table.pile, table.row(A)) == (0, 4)
    assert give_any(table) == [B, C]
    assert table.rows() == [6, 2, 2]
    assert (table.violations, table.acting) == (0, [C])


def test_c_t12_who_has_one_card_left_is_passed_over():
    table = Table(3, zone=WRONG, rows=[3, 2, 4], pile=0, turn=B)
    table.play(B, "check dome_of_the_rock")
    assert give_any(table) == [B, C, C]
    assert table.rows() == [6, 1, 2]


def test_c_t13_of_two_players_the_checker_keeps_the_last_card():
    table = Table(2, zone=WRONG, rows=[3, 3], pile=0, turn=B)
    table.play(B, "check dome_of_the_rock")
    assert give_any(table) == [B, B]
    assert table.rows() == [5, 1]
    assert table.acting == [A]


# Several violations


def test_c_t14_two_violations_are_cured_together_with_the_fewest_moves():
    table = Table(2, zone="200 0,0 o, 100 1,0 c, 50 2,0 c", rows=[3, 3])
    table.play(A, f"check {table.name_at('1,0')}", f"open {table.name_at('2,0')}")
    assert table.numbers() == {"0,0": 50.0, "1,0": 100.0, "2,0": 200.0}
    assert table.rows() == [3, 6]


def test_c_t14_a_single_pair_cannot_be_swapped_so_a_card_goes():
    table = Table(2, zone="200 0,0 o, 100 1,0 c, 50 2,0 c", rows=[3, 3], fix_mode="pair_swap")
    table.play(A, f"check {table.name_at('1,0')}", f"open {table.name_at('2,0')}")
    assert table.kinds(A) == {"discard"}
    assert len(table.legal(A)) == 3
    table.play(A, f"discard {table.name_at('0,0')}")
    assert table.numbers() == {"1,0": 50.0, "2,0": 100.0}


@pytest.mark.parametrize(("lower", "upper", "wrong"), [(80, 60, 1), (60, 80, 0), (60, 60, 0)])
def test_c_t15_the_lower_card_must_not_be_taller(lower, upper, wrong):
    table = Table(2, zone=f"{lower} 0,0 o, {upper} 0,1 o", rows=[3, 3])
    assert table.violations == wrong


def test_c_t16_on_the_very_first_turn_nothing_can_be_checked():
    match = tripolis.new("comparity", players=2, seed=1)
    (first,) = match.acting
    kinds = {move.parts["kind"] for move in match.legal(first)}
    assert kinds == {"lay"}
    card = match.view(None)["zone"][0]["card"]
    refused = match.why_not(first, f"check {card}")
    assert refused.args["reason"].key == "comparity-no-check-alone"


def test_c_t17_the_connecting_card_can_win():
    table = Table(2, zone=EXAMPLE_5, rows=["needle", 3])
    table.play(A, "check nabemba_tower", "discard nabemba_tower", "space_needle 0,1")
    assert table.over
    assert table.ranks() == [1, 2]
    assert table.acting == []


@pytest.mark.parametrize(("left", "right", "wrong"), [(-447, 1889, 0), (1889, -447, 1)])
def test_c_t18_years_before_our_era_come_first(left, right, wrong):
    table = Table(2, zone=f"{left} 0,0 o, {right} 1,0 o", rows=[3, 3], mode="year")
    assert table.violations == wrong


def test_c_t19_if_nobody_can_give_a_card_the_reaction_must_be_a_check():
    table = Table(3, zone=EXAMPLE_1, rows=[1, 3, 1], pile=0, turn=B, phase="react")
    table.s.reaction = TRIO
    assert table.kinds(B) == {"check"}
    assert table.why_not(B, "draw") == "comparity-no-draw-nobody-gives"


@pytest.mark.parametrize(
    ("players", "pile", "box"), [(2, 14, 71), (3, 19, 59), (4, 34, 37), (5, 39, 25)]
)
def test_c_t20_so_many_cards_are_in_the_pile_after_set_up(players, pile, box):
    match = tripolis.new("comparity", players=players, seed=3)
    view = match.view(None)
    assert (view["pile"], view["box"], len(view["zone"])) == (pile, box, 1)
    assert [len(seat["row"]) for seat in view["seats"]] == [7] * players


# Deck memory

CORE = [name for card, name in enumerate(IDS) if IS_CORE[card]]


def dealt(players, seen, seed=11):
    """The names of the cards in play and of those in the box."""
    s = GAME.new_state()
    options = GAME.encode_options(GAME.full_options({"seen": seen}))
    GAME.setup(s, players, options, new_luck(seed))
    stock = [IDS[card] for card in s.stock[: int(s.box_size) + int(s.pile_size)]]
    in_play = [*stock[int(s.box_size) :], IDS[s.zone_card[0]]]
    for seat in range(players):
        in_play += [IDS[card] for card in s.row[seat, : s.row_size[seat]]]
    return set(in_play), set(stock[: int(s.box_size)])


def test_c_t21_enough_unseen_cards_are_dealt_and_the_rest_goes_to_the_box():
    unseen = set(CORE[:34])
    in_play, box = dealt(2, CORE[34:])
    assert len(in_play) == 29
    assert len(box) == 5
    assert in_play | box == unseen


def test_c_t21_too_few_unseen_cards_are_filled_up_with_seen_ones():
    unseen = set(CORE[:34])
    in_play, box = dealt(3, CORE[34:])
    assert len(in_play) == 41
    assert not box
    assert unseen < in_play
    other, _ = dealt(3, CORE[34:], seed=12)
    assert other - unseen != in_play - unseen


def test_c_t21_without_unseen_cards_the_whole_deck_is_fresh_again():
    in_play, box = dealt(2, CORE)
    assert len(in_play) == 29
    assert in_play | box == set(CORE)
