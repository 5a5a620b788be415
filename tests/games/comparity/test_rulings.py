"""The rulings C-R1 to C-R24, where the leaflet leaves room, and what people are told."""

import itertools
import re

import pytest

import tripolis
from tripolis.engine.errors import IllegalMove, UnreadableMove
from tripolis.engine.luck import new_luck
from tripolis.engine.viewer import EVERYTHING
from tripolis.games.comparity import knowledge, landmark_words, notation
from tripolis.games.comparity.components import (
    CARD_NUMBERS,
    DECK_CARDS,
    HEIGHTS,
    IDS,
    IS_CORE,
    landmark_text,
)
from tripolis.games.comparity.rearranging import count_repairs
from tripolis.games.comparity.state import DUET, NOBODY, TRIO, State
from tripolis.words import LANGUAGES, Line, say

from .table import GAME, Table

A, B, C, D = range(4)


# Cards and set-up


def test_c_r1_an_approximate_year_counts_as_the_year_it_shows():
    table = Table(2, zone="-280 0,0 o, -280 1,0 o, -279 2,0 o", rows=[3, 3], mode="year")
    assert table.violations == 0


def test_c_r2_any_player_may_be_first():
    firsts = {tripolis.new("comparity", players=5, seed=seed).acting[0] for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}


def test_c_r3_the_zone_grows_as_far_as_the_cards_last():
    table = Table(2, zone=", ".join(f"{x} {x},0 c" for x in range(70)), rows=[2, 2], pile=0)
    assert table.cells(A) >= {"70,0", "-1,0"}
    assert len(table.cells(A)) == 2 * 70 + 2


def test_c_r24_the_deck_has_a_hundred_cards_or_all_of_them():
    core = tripolis.new("comparity", players=2, seed=4)
    everything = tripolis.new("comparity", players=2, seed=4, deck="all")
    assert core.view(None)["box"] == 71
    assert everything.view(None)["box"] == 126
    assert int(IS_CORE.sum()) == 100
    assert DECK_CARDS == 155


def test_a_card_number_says_nothing_about_its_height():
    heights = [int(height) for height in HEIGHTS[:DECK_CARDS]]
    rising = sum(one < other for one, other in itertools.pairwise(heights))
    assert 60 < rising < 95
    assert list(IDS[:DECK_CARDS]) == sorted(IDS[:DECK_CARDS])


def test_the_state_is_under_four_kibibytes():
    assert State.layout.itemsize < 4096


# Playing and reacting


def test_c_r4_a_card_is_checkable_as_soon_as_it_has_a_neighbour():
    table = Table(2, zone="dome 0,0 c", rows=["lincoln 1", 3])
    assert table.why_not(A, "check dome_of_the_rock") == "comparity-no-check-alone"
    table.play(A, "lincoln_cathedral 1,0")
    assert "check dome_of_the_rock" in table.legal(B)


@pytest.mark.parametrize(
    ("cell", "phase", "reaction"),
    [
        ("3,0", "turn", 0),
        ("1,1", "react", TRIO),
        ("0,2", "turn", 0),
        ("3,1", "turn", 0),
    ],
)
def test_c_r19_open_and_closed_neighbours_count_alike(cell, phase, reaction):
    zone = "1 0,0 c, 2 1,0 o, 3 2,0 c, 4 0,1 o, 5 2,1 c"
    table = Table(2, zone=zone, rows=[2, 3])
    table.play(A, f"{table.row_cards(A)[0]} {cell}")
    assert (table.phase, table.s.reaction) == (phase, reaction)


def test_c_r19_four_neighbours_are_a_trio_too():
    zone = "1 1,0 c, 2 0,1 c, 3 2,1 c, 4 1,2 c, 1 0,0 c, 3 2,0 c, 4 0,2 c"
    table = Table(2, zone=zone, rows=[2, 3])
    table.play(A, f"{table.row_cards(A)[0]} 1,1")
    assert table.s.reaction == TRIO


def test_c_r6_somebody_else_gives_the_card_when_the_pile_is_empty():
    table = Table(3, zone="1 0,0 c, 2 1,0 c, 3 1,1 c", rows=[2, 3, 3], pile=0)
    table.play(A, f"{table.row_cards(A)[0]} 0,1")
    table.play(B, "draw")
    assert (table.phase, table.acting) == ("give", [C])
    table.play(C, table.any_move(C, "give"))
    assert (table.phase, table.acting, table.rows()) == ("turn", [B], [1, 4, 2])


def test_c_r20_the_extra_card_is_compulsory_and_makes_no_duet():
    zone = "1 0,0 c, 2 1,0 c, 3 2,0 c, 4 0,1 c, 5 2,1 c"
    table = Table(2, zone=zone, rows=[4, 3])
    table.play(A, f"{table.row_cards(A)[0]} 1,1")
    table.play(B, "draw")
    assert table.kinds(A) == {"lay"}
    table.play(A, f"{table.row_cards(A)[0]} 0,2")
    assert (table.phase, table.acting, table.s.reaction) == ("turn", [B], 0)


def test_c_r20_a_win_by_the_connecting_card_ends_the_game_without_an_extra_card():
    zone = "dome -1,0 o, lincoln -1,1 o, nabemba 0,0 c, kalyan 1,0 o, colossus 2,0 o"
    table = Table(2, zone=zone, rows=[4, "needle"], turn=B, phase="react")
    table.s.reaction = TRIO
    table.play(B, "check nabemba_tower", "discard nabemba_tower")
    assert table.over
    assert table.ranks() == [2, 1]


# Checks


def test_c_r7_the_neighbour_is_chosen_after_the_card_was_seen():
    table = Table(2, zone="10 0,0 c, 20 1,0 c, 30 2,0 c", rows=[3, 3])
    name = table.name_at("1,0")
    assert table.told(A, f"check {name}") == ["checks", "opened"]
    assert table.phase == "neighbour"
    assert table.is_open("1,0")


def test_c_r8_the_checker_may_be_the_one_who_made_the_mistake():
    table = Table(2, zone="foster 0,0 o", rows=["dome 1 2", 3])
    table.play(A, "dome_of_the_rock 1,0")
    table.play(B, f"{table.row_cards(B)[0]} 0,1")
    table.play(A, "check dome_of_the_rock")
    assert table.rows() == [2, 5]


def test_violations_count_over_the_whole_zone():
    zone = "10 0,0 c, 20 1,0 c, 90 5,0 o, 80 6,0 o, 1 2,0 c, 1 3,0 c, 1 4,0 c"
    table = Table(2, zone=zone, rows=[3, 3])
    table.play(A, f"check {table.name_at('0,0')}")
    assert table.s.row_size[B] == 6
    assert table.numbers()["5,0"] == 80.0


def test_c_r12_two_violations_cost_three_cards_all_the_same():
    table = Table(2, zone="200 0,0 o, 100 1,0 c, 50 2,0 o", rows=[3, 3])
    table.play(A, f"check {table.name_at('1,0')}")
    assert table.rows() == [3, 6]


def test_c_r22_when_all_cards_are_open_only_playing_is_left():
    table = Table(2, zone="10 0,0 o, 20 1,0 o", rows=[3, 3])
    assert table.kinds(A) == {"lay"}
    assert GAME.prompt(table.s, A).key == "comparity-ask-play"
    table.play(A, table.any_lay(A))
    assert "check" in table.kinds(B)


# Obtaining cards


def test_c_r13_with_wins_the_first_to_give_the_only_card_wins():
    table = Table(
        4, zone="foster 0,0 o, dome 1,0 c", rows=[3, 2, 1, 1], pile=0, turn=B, last_card="wins"
    )
    table.play(B, "check dome_of_the_rock")
    assert (table.phase, table.acting) == ("give", [B])
    table.play(B, table.any_move(B, "give"))
    assert table.over
    assert table.rows() == [5, 1, 0, 1]
    assert table.ranks() == [4, 2, 1, 2]


def test_c_r13_with_wins_a_draw_stays_possible_and_wins_for_the_giver():
    table = Table(
        3, zone="1 0,0 c, 2 1,0 c", rows=[1, 3, 1], pile=0, turn=B, phase="react", last_card="wins"
    )
    table.s.reaction = DUET
    table.play(B, "draw")
    assert table.over
    assert table.ranks() == [2, 3, 1]


def test_c_r14_the_others_are_ranked_by_the_cards_they_have_left():
    table = Table(4, zone="1 0,0 c, 2 1,0 c", rows=[1, 5, 2, 5])
    table.play(A, table.any_lay(A))
    assert table.ranks() == [1, 3, 2, 3]
    assert [GAME.score(table.s, seat)[0] for seat in range(4)] == [0, 5, 2, 5]


def test_c_r15_the_penalty_comes_before_the_repair():
    table = Table(2, zone="towers 0,0 c, kalyan 1,0 o, colossus 2,0 o", rows=[3, 3], pile=1)
    table.play(A, "check wtc_twin_towers")
    assert (table.phase, table.acting) == ("give", [A])
    table.play(A, table.any_move(A, "give"))
    table.play(A, table.any_move(A, "give"))
    assert (table.phase, table.rows()) == ("discard", [1, 6])


def test_c_r13_the_checker_keeps_a_card_to_reconnect_with():
    zone = "dome -1,0 o, lincoln -1,1 o, nabemba 0,0 c, kalyan 1,0 o, colossus 2,0 o, foster 1,1 o"
    table = Table(2, zone=zone, rows=[2, 3], pile=0)
    table.play(A, "check nabemba_tower")
    table.play(A, table.any_move(A, "give"), "discard nabemba_tower")
    assert (table.phase, table.row(A)) == ("reconnect", 1)


def test_a_single_way_to_reconnect_is_taken_without_asking():
    table = Table(2, zone="towers 0,0 c, kalyan 1,0 o, colossus 2,0 o", rows=["needle", 3])
    table.play(A, "check wtc_twin_towers")
    told = table.told(A, "discard kalyan_minaret")
    assert told == ["discarded", "split", "reconnected", "won"]
    assert table.name_at("1,0") == "space_needle"
    assert table.over


# Repairs


def test_c_r16_a_possible_swap_cannot_be_refused():
    table = Table(2, zone="20 0,0 o, 10 1,0 c", rows=[3, 3])
    table.play(A, f"check {table.name_at('1,0')}")
    assert table.discarded() == []
    assert table.numbers() == {"0,0": 10.0, "1,0": 20.0}


def test_c_r12_cards_that_lie_correctly_are_never_moved():
    table = Table(2, zone="towers 0,0 c, kalyan 1,0 o, colossus 2,0 o", rows=[3, 3])
    table.play(A, "check wtc_twin_towers")
    assert "discard colossus_of_rhodes" not in table.legal(A)
    assert table.why_not(A, "discard colossus_of_rhodes") == "comparity-no-discard"


def test_c_r12_among_equal_repairs_the_checker_chooses():
    # 30 lies left of 20 and below 10; 20 and 10 may change places with it, or all three may turn.
    table = Table(2, zone="30 0,0 c, 20 1,0 o, 10 0,1 o", rows=[3, 3])
    thirty, twenty, ten = (table.name_at(cell) for cell in ("0,0", "1,0", "0,1"))
    table.play(A, f"check {thirty}")
    assert table.phase == "turn"
    assert table.numbers() == {"0,0": 10.0, "1,0": 20.0, "0,1": 30.0}
    assert {thirty, twenty, ten} == set(table.zone().values())


def several_repairs(**options):
    """A table at which two cards of one number could both be exchanged with the highest."""
    table = Table(2, zone="30 0,0 c, 10 1,0 o, 10 0,1 o", rows=[3, 3], **options)
    names = [table.name_at(cell) for cell in ("0,0", "1,0", "0,1")]
    table.play(A, f"check {names[0]}")
    return table, names


def test_c_r12_equal_repairs_are_numbered_in_the_order_of_cells():
    table, (high, right, above) = several_repairs()
    assert table.phase == "repair"
    assert table.in_order(A) == [
        f"repair {high} 1,0 {right} 0,0",
        f"repair {high} 0,1 {above} 0,0",
    ]
    table.play(A, f"repair {above} 0,0 {high} 0,1")
    assert table.name_at("0,0") == above
    assert table.violations == 0


def test_c_r12_pair_swap_offers_the_offending_pairs():
    table, (high, right, above) = several_repairs(fix_mode="pair_swap")
    assert count_repairs(table.s) == 2
    table.play(A, f"repair {high} 1,0 {right} 0,0")
    assert table.numbers() == {"0,0": 10.0, "1,0": 30.0, "0,1": 10.0}
    assert above == table.name_at("0,1")


def test_a_repair_that_is_not_allowed_is_refused():
    table, (high, right, above) = several_repairs()
    turn = f"repair {high} 1,0 {right} 0,1 {above} 0,0"
    assert table.why_not(A, turn) == "comparity-no-repair"
    assert table.why_not(A, "draw") == "comparity-no-repair-now"


def test_c_r17_any_misplaced_card_may_be_discarded():
    table = Table(2, zone="towers 0,0 o, kalyan 1,0 c, colossus 2,0 o", rows=[3, 3])
    table.play(A, "check kalyan_minaret")
    assert table.legal(A) == {"discard wtc_twin_towers", "discard kalyan_minaret"}


def test_c_r18_a_repair_does_not_look_at_closed_neighbours():
    table = Table(2, zone="20 0,0 o, 10 1,0 c, 5 2,0 c", rows=[3, 3])
    table.play(A, f"check {table.name_at('1,0')}", "open none")
    assert table.numbers() == {"0,0": 10.0, "1,0": 20.0}
    assert not table.is_open("2,0")


def test_c_r10_four_pieces_are_joined_by_the_vacated_cell():
    zone = "300 0,0 c, 10 -1,0 o, 20 0,-1 o, 250 1,0 o, 250 0,1 o, 240 2,0 o, 240 0,2 o"
    table = Table(
        2, zone=zone.replace("240 2,0 o, 240 0,2 o", "260 2,0 o, 260 0,2 o"), rows=["1 2", 3]
    )
    table.play(A, f"check {table.name_at('0,0')}")
    assert table.phase == "discard"
    table.play(A, f"discard {table.name_at('0,0')}")
    assert (table.phase, table.cells(A)) == ("reconnect", {"0,0"})
    assert table.why_not(A, f"{table.row_cards(A)[0]} 3,0") == "comparity-no-lay-apart"


def test_after_a_discard_the_rest_is_looked_at_again():
    table = Table(2, zone="200 0,0 o, 100 1,0 c, 50 2,0 c", rows=[3, 3], fix_mode="pair_swap")
    table.play(A, f"check {table.name_at('1,0')}", f"open {table.name_at('2,0')}")
    told = table.told(A, f"discard {table.name_at('0,0')}")
    assert told == ["discarded", "swapped"]


def test_c_r21_discards_and_the_box_never_come_back():
    table = Table(2, zone="towers 0,0 c, kalyan 1,0 o, colossus 2,0 o", rows=[3, 3], pile=2)
    table.play(A, "check wtc_twin_towers")
    table.play(A, table.any_move(A, "give"), "discard wtc_twin_towers")
    assert (table.pile, int(table.s.box_size)) == (0, 3)
    assert "wtc_twin_towers" not in table.row_cards(A) + table.row_cards(B)


# Who knows what


def test_nobody_sees_a_number_before_the_card_is_opened():
    match = tripolis.new("comparity", players=3, seed=8)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        cards = [*view["zone"], view["pile_top"], *(c for s in view["seats"] for c in s["row"])]
        assert len(cards) == 1 + 1 + 21
        assert all(card["height"] is None and card["year"] is None for card in cards)
        assert all("memory" not in seat_view for seat_view in view["seats"])


def test_both_numbers_are_read_on_an_opened_card():
    table = Table(2, zone="dome 0,0 o, colossus 1,0 c", rows=[3, 3])
    table.play(A, "check colossus_of_rhodes")
    card = GAME.view(table.s, B)["zone"][1]
    assert (card["height"], card["year"], card["approximate"]) == (48.0, -280, True)


def test_a_covered_pile_shows_no_landmark():
    open_top = tripolis.new("comparity", players=2, seed=8)
    covered = tripolis.new("comparity", players=2, seed=8, pile_top_visible="off")
    assert open_top.view(0)["pile_top"]["card"] in IDS
    assert covered.view(0)["pile_top"] is None
    assert (
        GAME.view(covered.state, EVERYTHING)["pile_top"]
        == GAME.view(open_top.state, EVERYTHING)["pile_top"]
    )


def test_an_imagined_world_has_other_numbers_and_no_trace_of_the_true_ones():
    s = tripolis.new("comparity", players=3, seed=9).state
    one, other = s.copy(), s.copy()
    GAME.reimagine(one, 0, new_luck(1))
    changed = sum(one.height != s.height)
    assert changed > 150
    # A world imagined from an imagined one is the same: nothing true went into it.
    GAME.reimagine(other, 0, new_luck(2))
    for viewer in (0, 1, 2, -1):
        first, second = s.copy(), other.copy()
        if viewer > 0:
            second.belief[viewer] = first.belief[viewer]
        second.stock[:] = first.stock
        GAME.reimagine(first, viewer, new_luck(3))
        GAME.reimagine(second, viewer, new_luck(3))
        assert first.tobytes() == second.tobytes()


def test_others_remember_the_imagined_world_and_the_viewer_the_own_memory():
    s = tripolis.new("comparity", players=3, seed=9).state
    world = s.copy()
    GAME.reimagine(world, 1, new_luck(4))
    assert (world.belief[1] == s.belief[1]).all()
    assert (world.belief[0] != s.belief[0]).sum() > 100


def test_settled_means_that_the_match_is_over():
    table = Table(2, zone="1 0,0 c, 2 1,0 c", rows=[1, 3])
    then = table.s.copy()
    assert not knowledge.secrets_are_out(then, table.s)
    table.play(A, table.any_lay(A))
    assert knowledge.secrets_are_out(then, table.s)


# Undo


def test_laying_giving_and_repairing_show_nothing_new():
    match = tripolis.new("comparity", players=2, seed=2)
    seat = match.acting[0]
    match.play(seat, match.legal(seat)[0])
    assert match.undo_is_free


def test_opening_and_drawing_do():
    table = Table(2, zone="1 0,0 c, 2 1,0 c", rows=[3, 3])
    before = table.s.copy()
    table.play(A, f"check {table.name_at('0,0')}")
    assert GAME.reveals(before, table.s)
    table = Table(2, zone="1 0,0 c, 2 1,0 c", rows=[3, 3], phase="react")
    table.s.reaction = DUET
    before = table.s.copy()
    table.play(A, "draw")
    assert GAME.reveals(before, table.s)


# Text


def test_a_landmark_may_be_shortened_as_long_as_no_other_fits():
    table = Table(2, zone="dome 0,0 c", rows=["lincoln", 3])
    assert GAME.read_move(table.s, A, "LINC 1,0") == GAME.read_move(
        table.s, A, "lincoln_cathedral 1,0"
    )
    with pytest.raises(UnreadableMove):
        GAME.read_move(table.s, A, "st_ 1,0")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lincoln 0,0", "comparity-no-lay-covered"),
        ("lincoln 5,5", "comparity-no-lay-far"),
        ("big_ben 1,0", "comparity-no-card-in-row"),
        ("check big_ben", "comparity-no-check-absent"),
        ("check foster", "comparity-no-check-open"),
        ("draw", "comparity-no-turn-now"),
        ("give lincoln", "comparity-no-turn-now"),
    ],
)
def test_a_refusal_says_why(text, reason):
    table = Table(2, zone="dome 0,0 c, foster 0,1 o", rows=["lincoln", 3])
    text = text.replace("foster", "torre_foster")
    assert table.why_not(A, text) == reason


def test_a_refused_move_changes_nothing():
    match = tripolis.new("comparity", players=2, seed=2)
    before = match.digest()
    with pytest.raises(IllegalMove):
        match.play(match.acting[0], "big_ben 30,30")
    assert match.digest() == before


@pytest.mark.parametrize(
    ("language", "metres", "bc", "about"),
    [
        ("en", "338.8\u00a0m", "447\u00a0BC", "c.\u00a0280\u00a0BC"),
        (
            "ru",
            "338,8\u00a0м",
            "447\u00a0г. до\u00a0н.\u00a0э.",
            "ок.\u00a0280\u00a0г. до\u00a0н.\u00a0э.",
        ),
        ("pl", "338,8\u00a0m", "447\u00a0r.\u00a0p.n.e.", "ok.\u00a0280\u00a0r.\u00a0p.n.e."),
        (
            "cs",
            "338,8\u00a0m",
            "447\u00a0př.\u00a0n.\u00a0l.",
            "asi\u00a0280\u00a0př.\u00a0n.\u00a0l.",
        ),
    ],
)
def test_heights_and_years_read_well_in_every_language(language, metres, bc, about):
    from tripolis.games.comparity.narration import number_line

    heights = Table(2, zone="mercury 0,0 o, dome 1,0 o", rows=[1, 1])
    assert say(number_line(heights.s, CARD_NUMBERS["mercury_city_tower"]), language) == metres
    assert "," not in say(number_line(heights.s, CARD_NUMBERS["dome_of_the_rock"]), language)
    years = Table(2, zone="-447 0,0 o, colossus 1,0 o", rows=[1, 1], mode="year")
    assert say(number_line(years.s, int(years.s.zone_card[0])), language) == bc
    assert say(number_line(years.s, CARD_NUMBERS["colossus_of_rhodes"]), language) == about


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_of_landmarks_is_up_to_date(language):
    path = landmark_words.catalogue_path(language)
    assert path.read_text("utf-8") == landmark_words.catalogue(language)


@pytest.mark.parametrize(
    ("name", "within"),
    [
        ("western_wall", "the Western Wall"),
        ("the_shard", "the Shard"),
        ("cologne_cathedral", "Cologne Cathedral"),
    ],
)
def test_a_landmark_has_its_article_within_an_english_sentence_alone(name, within):
    landmark = notation.landmark(CARD_NUMBERS[name])
    assert say(Line("comparity-say-right", {"card": landmark})) == f"to the left of {within}"
    # On a card, and at the head of a line of its own, it stands bare.
    assert say(landmark) == landmark_text(CARD_NUMBERS[name], "name", "en")
    for language in LANGUAGES.keys() - {"en"}:
        bare = landmark_text(CARD_NUMBERS[name], "name", language)
        assert bare in say(Line("comparity-log-discarded", {"card": landmark}), language)


def test_no_english_sentence_begins_with_a_landmark():
    path = landmark_words.catalogue_path("en").with_name("comparity.ftl")
    log = re.findall(
        r"(?m)^(?:comparity-(?:log|ask|no)-\S+|    \.\S+) = (.*)", path.read_text("utf-8")
    )
    assert not [line for line in log if re.match(r"\{ \$(card|one|other|cards) \}", line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_landmark_has_a_name_of_its_own_in_its_place(language):
    said = set()
    for card, name in enumerate(IDS):
        key = name.replace("_", "-")
        line = say(Line(f"landmark-{key}"), language)
        place = say(Line(f"landmark-place-{key}"), language)
        assert line == landmark_text(card, "name", language)
        assert place == landmark_text(card, "place", language)
        said.add((line, place))
    assert len(said) == len(IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_a_label(language):
    from tripolis import words

    for option in GAME.options:
        keys = [f"comparity-option-{option.name}"]
        if option.name != "seen":
            keys += [f"comparity-value-{option.name}-{value}" for value in option.values]
        for key in keys:
            assert words.knows(key, language)
            assert words.knows(f"{key}-about", language)


def test_the_first_card_was_laid_by_nobody():
    s = tripolis.new("comparity", players=2, seed=2).state
    assert s.laid_by[s.zone_card[0]] == NOBODY
