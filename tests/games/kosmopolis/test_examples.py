"""The worked examples K-T1 to K-T22 of the rules, one test for each case they tell."""

from itertools import permutations

import pytest

from tripolis.engine.luck import new_luck
from tripolis.engine.viewer import SPECTATOR
from tripolis.games.kosmopolis import phase
from tripolis.games.kosmopolis.components import MODIFIERS
from tripolis.games.kosmopolis.state import NOT_YET

from .table import GAME, Table, cards, limits, sorted_cards, text_of

A, B, C, D = range(4)


# Set-up


def set_up(players, seed):
    """A state as it is after set-up, before the first packs are dealt."""
    s = GAME.new_state()
    GAME.setup(s, players, GAME.encode_options(GAME.full_options({})), new_luck(seed))
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k_t1_the_first_card_opens_the_capital_and_nothing_else_happens(players):
    table = Table(players)
    table.s = next(
        s for s in (set_up(players, seed) for seed in range(1000)) if text_of(s.capital) == "P4"
    )
    assert table.view(A)["capital"] == {"blue": [], "pink": [4], "green": [], "yellow": []}
    assert table.deck == 71
    assert table.view(A)["gold_supply"] == 8
    assert table.modifier_deck == table.view(A)["modifier_deck"] == 4
    table.settle()
    assert table.phase == "draft"
    assert table.awaited == table.acting == list(range(players))
    assert table.capital == "P4"
    assert table.view(A)["last_turns"] is None
    for seat in range(players):
        assert (table.hand(seat), table.city(seat), table.bonus(seat)) == ("", "", "")
        assert table.gold(seat) == 0


def test_k_t2_whoever_is_dealt_the_highest_modifier_starts():
    """The deal of modifiers is public, used once and taken back: set-up draws its result.

    The example's seats count from 1. Over all deals every seat is dealt the highest modifier
    equally often, and so set-up makes every seat start equally often.
    """

    def starter(dealt):
        return dealt.index(max(dealt))

    assert starter((-1, 4, -3)) + 1 == 2
    assert starter((-1, -3)) + 1 == 1
    for players in (2, 3, 4):
        deals = [starter(dealt) for dealt in permutations(MODIFIERS.tolist(), players)]
        assert {deals.count(seat) for seat in range(players)} == {len(deals) // players}
        started = [int(set_up(players, seed).start) for seed in range(600)]
        expected = 600 / players
        spread = sum((started.count(seat) - expected) ** 2 / expected for seat in range(players))
        assert spread < 16.3, "less likely than one in a thousand for three degrees of freedom"


# The draft


def two_lowest(pack):
    return f"draft {' '.join(pack.split()[:2])}"


def test_k_t3_a_draft_of_six_among_three_players():
    a, b, c = "B2 B3 B4 B5 B6 P2", "P3 P4 P5 P6 G2 G3", "G4 G5 G6 Y2 Y3 Y4"
    table = Table(3, phase.DRAFT, packs=[a, b, c])
    for seat in (A, B, C):
        assert table.phase == "draft"
        table.play(seat, two_lowest(table.pack(seat)))
    assert table.aside(A) == "B2 B3"
    assert table.view(A)["seats"][A]["kept"] == ["B2", "B3"]
    assert table.pack(B) == "B4 B5 B6 P2"
    for seat in (A, B, C):
        table.play(seat, two_lowest(table.pack(seat)))
    assert table.phase == "play"
    assert table.hand(A) == sorted_cards("B2 B3 G6 Y2 G2 G3")
    assert table.hand(B) == sorted_cards("P3 P4 B4 B5 Y3 Y4")
    assert table.hand(C) == sorted_cards("G4 G5 P5 P6 B6 P2")
    # What A remembers: c5 and c6 are with B, of a3..a6 two are with B and two with C.
    assert table.view(A)["passed_on"] == sorted(["B4", "B5", "B6", "P2", "Y3", "Y4"])
    assert table.s.active == table.s.start
    assert table.view(A)["last_turns"] is None


def test_k_t4_a_draft_of_five_among_four_players():
    packs = ["B2 B3 B4 B5 B6", "P2 P3 P4 P5 P6", "G2 G3 G4 G5 G6", "Y2 Y3 Y4 Y5 Y6"]
    table = Table(4, phase.DRAFT, packs=packs)
    for _ in range(2):
        for seat in (A, B, C, D):
            assert table.phase == "draft"
            table.play(seat, two_lowest(table.pack(seat)))
    assert table.phase == "play"
    assert table.hand(A) == sorted_cards("B2 B3 Y4 Y5 G6")
    assert [len(cards(table.hand(seat))) for seat in (A, B, C, D)] == [5, 5, 5, 5]


def test_k_t5_a_deck_of_eight_gives_three_players_two_cards_each():
    table = Table(3, phase.DEAL, round_number=3, deck="G2 G3 B2 G4 B3 B4 P5 Y6").settle()
    assert table.s.pack_size == 2
    assert table.phase == "play"
    assert [table.hand(seat) for seat in (A, B, C)] == ["G2 G3", "B2 G4", "B3 B4"]
    assert table.deck == 2
    table.play(A, "G2 capital")
    assert (table.hand(A), table.deck) == ("P5 G3", 1)
    table.play(B, "G4 capital")
    assert (table.hand(B), table.deck) == ("B2 Y6", 0)
    table.play(C, "B3 city").play(A, "G3 capital")
    assert (table.hand(A), table.deck) == ("P5", 0)


def test_k_t5b_a_deck_of_fourteen_gives_four_players_three_cards_each():
    deck = "B2 B3 B4 P2 P3 P4 G2 G3 G4 Y2 Y3 Y4 B6 P6"
    table = Table(4, phase.DEAL, round_number=3, deck=deck).settle()
    assert (table.s.pack_size, table.deck) == (3, 2)
    for seat in (A, B, C, D):
        assert table.phase == "draft"
        table.play(seat, two_lowest(table.pack(seat)))
    assert table.phase == "play"
    assert [table.hand(seat) for seat in (A, B, C, D)] == [
        "B2 B3 Y4",
        "B4 P2 P3",
        "P4 G2 G3",
        "G4 Y2 Y3",
    ]


def test_k_t5b_a_deck_of_seventeen_gives_three_players_five_cards_each():
    deck = "B2 B3 B4 B5 B6 P2 P3 P4 P5 P6 G2 G3 G4 G5 G6 Y2 Y3"
    table = Table(3, phase.DEAL, round_number=3, deck=deck).settle()
    assert (table.s.pack_size, table.deck) == (5, 2)
    for _ in range(2):
        for seat in (A, B, C):
            assert table.phase == "draft"
            table.play(seat, two_lowest(table.pack(seat)))
    assert table.phase == "play"
    assert table.hand(A) == sorted_cards("B2 B3 G4 G5 P6")
    assert table.hand(B) == sorted_cards("P2 P3 B4 B5 G6")
    assert table.hand(C) == sorted_cards("G2 G3 P4 P5 B6")


# Cards in the capital


def test_k_t6_an_agent_puts_a_modifier_where_only_the_agent_knows_it():
    maria, viktor, alexander = A, B, C
    table = Table(
        3,
        active=viktor,
        capital="B3",
        hands=["P2 P3", "B5 Y2", "G2 G3"],
        modifiers=(-3, 4, 2, -1),
    )
    table.play(viktor, "B5 capital")
    assert table.phase == "agent"
    assert table.acting == table.awaited == [viktor]
    assert [view["looking_at"] for view in table.views()] == [None, -3, None, None]
    assert table.view(viktor)["modifiers"] == []
    assert table.modifier_deck == 3
    table.play(viktor, "agent Y")
    assert table.capital == "B3 B5"
    assert table.modifier_deck == 3
    assert table.view(viktor)["modifiers"] == [{"on": "yellow", "by": viktor, "value": -3}]
    for viewer in (maria, alexander, SPECTATOR):
        seen = table.view(viewer)
        assert seen["modifiers"] == [{"on": "yellow", "by": viktor, "value": None}]
        assert seen["limits"][3] == {"colour": "yellow", "known": 0, "unknown_modifiers": 1}
    assert limits(table.view(viktor))["yellow"] == -3
    assert table.s.active == alexander


def test_k_t7_a_priest_takes_the_lowest_card_of_a_column_that_has_one():
    maria = A
    table = Table(2, capital="B3 B5 G4", hands=["P2 Y2", "G2 G3"])
    table.play(maria, "P2 capital")
    assert table.phase == "priest"
    assert table.legal(maria) == {"priest B", "priest G"}
    assert table.why_not(maria, "priest Y") == "kosmopolis-no-priest-empty"
    assert table.why_not(maria, "priest P") == "kosmopolis-no-priest-pink"
    table.play(maria, "priest B")
    assert table.city(maria) == "B3"
    assert table.capital == "B5 P2 G4"
    assert table.hand(maria) == "Y2"
    assert table.s.active == B


# The end of a round


def test_k_t8_viktor_pays_for_blue_and_yellow_and_loses_pink():
    viktor = A
    table = Table(
        2,
        phase.LEFTOVERS,
        capital="B4 B5 P3 G3 G6 Y6 Y4 Y2",
        cities=["B6 B5 P4 G2 G4 Y6 Y5 Y2", ""],
        gold=[3, 0],
    ).settle()
    assert limits(table.view(viktor)) == {"blue": 9, "pink": 3, "green": 9, "yellow": 12}
    assert table.totals(viktor) == [11, 4, 6, 13]
    assert table.phase == "gold"
    assert table.acting == [viktor]
    assert table.legal(viktor) == {
        "pay none",
        "pay B",
        "pay P",
        "pay Y",
        "pay B P",
        "pay B Y",
        "pay P Y",
    }
    assert table.why_not(viktor, "pay B P Y") == "kosmopolis-no-pay-gold"
    assert table.why_not(viktor, "pay G") == "kosmopolis-no-pay-within-limit"
    supply = int(table.s.gold_supply)
    table.decide(viktor, "pay B Y").until(phase.BONUS)
    assert table.gold(viktor) == 0
    assert table.s.gold_supply == supply + 3
    assert table.totals(viktor) == [11, 0, 6, 13]
    assert sum(table.totals(viktor)) == 30
    assert table.view(B)["discarded"]["pink"].count(4) >= 1


def test_what_the_end_of_a_round_brings_is_told_as_facts_too():
    """K-T8 again: a board draws it without reading the sentences."""
    table = Table(
        2,
        phase.LEFTOVERS,
        capital="B4 B5 P3 G3 G6 Y6 Y4 Y2",
        cities=["B6 B5 P4 G2 G4 Y6 Y5 Y2", ""],
        gold=[3, 0],
    ).settle()
    action = GAME.read_move(table.s, A, "pay B Y")
    told = [
        (event.kind, event.facts)
        for before, after, player in GAME.steps(table.s, A, action)
        for event in GAME.events(before, after, player, action, SPECTATOR)
    ]
    fallen = {"total": 4, "limit": 3, "excess": 1}
    assert told[:5] == [
        ("pays", {"seat": A, "gold": 3, "colours": ["blue", "yellow"]}),
        ("discards", {"seat": A, "colours": ["pink"], **fallen}),
        *(("bonus", {"seat": A, "cards": [card]}) for card in ("B5", "G6", "Y6")),
    ]
    limits_told = [facts for kind, facts in told if kind == "limit"]
    assert limits_told[0] == {"colours": ["blue"], "total": 4, "limit": 4, "modifiers": []}


def test_k_t9_tied_players_take_bonus_cards_clockwise_from_the_start_player():
    alexander, maria, viktor = B, C, A
    table = Table(
        3,
        phase.LEFTOVERS,
        round_number=3,
        start=alexander,
        capital="Y6 Y4",
        cities=["Y5 Y3", "Y5 Y3", "Y5 Y3"],
    ).settle()
    assert table.phase == "end"
    assert table.bonus(alexander) == "Y6"
    assert table.bonus(maria) == "Y4"
    assert table.bonus(viktor) == ""
    assert table.capital == ""


def test_k_t10_a_scholar_as_last_card_keeps_the_round_going():
    table = Table(2, hands=["G3", "B4"], deck="Y2 B2 B3 B5 P2 P3 P4 P5 G2 G4")
    assert table.deck == 10
    table.play(A, "G3 capital")
    assert table.hand(A) == "Y2"
    assert table.s.last_turns == NOT_YET
    assert table.view(A)["last_turns"] is None
    assert table.acting == [B]


def test_k_t11_a_scholar_as_last_card_ends_the_round_when_the_deck_is_empty():
    table = Table(3, start=A, hands=["G3", "B4 B5", "P4 P5"])
    table.play(A, "G3 capital")
    assert table.hand(A) == ""
    assert table.view(A)["last_turns"] == 2
    assert table.acting == [B]
    table.play(B, "B4 city")
    assert table.view(A)["last_turns"] == 1
    assert table.acting == [C]
    table.decide(C, "P4 city").until(phase.LEFTOVERS)
    assert (table.hand(B), table.hand(C)) == ("B5", "P5")


def test_k_t12_a_card_drawn_in_the_last_turn_goes_to_the_city():
    table = Table(2, capital="P6", hands=["Y2", "G4"], deck="B6")
    table.play(A, "Y2 city")
    assert table.acting == [B]
    table.decide(B, "G4 capital")
    assert table.hand(B) == "B6"
    table.until(phase.REVEAL)
    assert table.hand(B) == ""
    assert table.city(B) == "B6"
    assert table.modifier_deck == 4, "a card laid out is no Agent"
    assert table.capital == "P6 G4"


def test_k_t13_a_limit_below_zero_costs_more_than_the_column_is_worth():
    x, y = A, B
    table = Table(
        2,
        phase.LEFTOVERS,
        cities=["P2", ""],
        gold=[5, 3],
        modifiers=(-3, 4, 2, -1),
        placed=[("P", y)],
    ).settle()
    assert [limits(view)["pink"] for view in table.views()] == [-3, -3, -3]
    assert table.phase == "gold"
    assert table.acting == [x]
    assert table.legal(x) == {"pay none", "pay P"}
    table.decide(x, "pay P")
    assert table.gold(x) == 0
    table.until(phase.BONUS)
    assert table.city(x) == "P2"
    assert table.gold(y) == 3
    assert table.s.asked == 2, "Y was skipped, not asked"


@pytest.mark.parametrize(
    ("bonus_rule", "bonus_cards"),
    [
        ("highest_total", ["B5", "", ""]),
        ("closest_lowered", ["B4", "B5", ""]),
        ("closest_raw", ["", "B5", ""]),
    ],
)
def test_k_t14_who_wins_a_bonus_card_when_somebody_paid(bonus_rule, bonus_cards):
    table = Table(
        3,
        phase.LEFTOVERS,
        start=B,
        capital="B5 B4",
        cities=["B6 B5", "B6 B3", "B6 B2"],
        gold=[2, 0, 0],
        bonus_rule=bonus_rule,
    ).settle()
    assert limits(table.view(A))["blue"] == 9
    assert [table.totals(seat)[0] for seat in (A, B, C)] == [11, 9, 8]
    assert table.acting == [A]
    table.decide(A, "pay B").until(phase.NEXT_ROUND)
    assert [table.bonus(seat) for seat in (A, B, C)] == bonus_cards


@pytest.mark.parametrize(("c_city", "starter"), [("G6 G6 G6 G2", C), ("G6 G6 G4 G3", D)])
def test_k_t15_a_tie_for_the_start_goes_clockwise_from_the_last_start_player(c_city, starter):
    table = Table(
        4,
        phase.NEXT_ROUND,
        start=C,
        cities=["B6 B6 B6 B2", "P6 P6 P6", c_city, "Y6 Y6 Y6 Y2"],
        bonus=["", "P5", "", ""],
        gold=[0, 4, 0, 0],
    )
    assert [sum(table.totals(seat)) for seat in (A, B, D)] == [20, 18, 20]
    GAME.advance(table.s)
    assert table.s.start == starter
    assert table.s.round_number == 2


@pytest.mark.parametrize(
    ("x", "y", "ranks"),
    [
        (("B6 B4", "G5"), ("P5 Y5", "B5"), [1, 2]),  # one six against none
        (("B6 G3 Y3", ""), ("P6 G4 Y2", ""), [2, 1]),  # as many sixes and fives, more fours
        (("B6 G3 Y3", ""), ("P5 G5 Y2", ""), [1, 2]),
        (("B6 G3 Y3", ""), ("P6 B3", "G3"), [1, 1]),  # the same values: both win
    ],
)
def test_k_t16_a_final_tie_is_broken_by_sixes_then_fives_and_so_on(x, y, ranks):
    table = Table(2, phase.END, round_number=3, cities=[x[0], y[0]], bonus=[x[1], y[1]])
    assert table.scores()[0] == table.scores()[1]
    assert table.ranks() == ranks


def test_k_t17_without_gold_in_the_supply_a_merchant_gets_none():
    table = Table(2, hands=["Y3 P2", "B2"], gold=[1, 7])
    assert table.view(A)["gold_supply"] == 0
    table.play(A, "Y3 capital")
    assert table.gold(A) == 1
    assert table.capital == "Y3"
    assert table.acting == [B]


def test_k_t17_without_modifiers_in_their_deck_an_agent_places_none():
    placed = [("B", A), ("B", B), ("Y", A), ("P", B)]
    table = Table(2, hands=["B3 P2", "B2"], placed=placed)
    assert table.modifier_deck == 0
    table.play(A, "B3 capital")
    assert table.phase == "play"
    assert table.acting == [B]
    assert table.capital == "B3"
    assert len(table.view(A)["modifiers"]) == 4


def test_k_t18_a_priest_takes_nothing_when_the_other_columns_are_empty():
    table = Table(2, capital="P5", hands=["P2 B3", "B2"])
    table.play(A, "P2 capital")
    assert table.capital == "P2 P5"
    assert table.city(A) == ""
    assert table.phase == "play"
    assert table.acting == [B]


def test_k_t19_a_column_exactly_at_the_limit_stays():
    table = Table(2, phase.LEFTOVERS, capital="B6 B5 B3", cities=["B6 B4 B4", ""], gold=[8, 0])
    table.until(phase.BONUS)
    assert table.totals(A)[0] == limits(table.view(A))["blue"] == 14
    assert table.gold(A) == 8


def test_k_t20_nobody_takes_a_bonus_card_of_a_colour_nobody_has():
    table = Table(
        2, phase.LEFTOVERS, capital="G6 G2", cities=["G5 G4", "B2"], deck="Y2 Y3 Y4 Y5 Y6 P2 P3 P4"
    )
    table.until(phase.DISCARD)
    GAME.advance(table.s)
    assert table.totals(A)[2] == 0, "nine green is above the limit of eight"
    table.settle()
    assert table.s.round_number == 2
    assert table.capital == "G2 G6"
    assert (table.bonus(A), table.bonus(B)) == ("", "")


def test_k_t21_whoever_runs_out_first_ends_the_round_whatever_the_seat():
    hands = ["G2 B2 B3 B4 B5 B6", "P2 P3 P4 P5 P6 Y2", "G3 G4 G5 G6 Y3 Y4"]
    table = Table(3, hands=hands, deck="Y5")
    table.play(A, "G2 capital")
    for seat in (B, C):
        table.play(seat, f"{table.hand(seat).split()[0]} city")
    for _ in range(5):
        for seat in (A, B, C):
            if (table.hand(A), table.hand(B)) == ("Y5", ""):
                break
            assert table.s.last_turns == NOT_YET
            table.play(seat, f"{table.hand(seat).split()[0]} city")
    assert table.s.plays[A] == 6
    assert (table.hand(A), table.hand(B)) == ("Y5", "")
    assert table.view(A)["last_turns"] == 2
    assert table.acting == [C]
    table.play(C, f"{table.hand(C)} city")
    assert table.acting == [A]
    assert table.view(A)["last_turns"] == 1
    table.decide(A, "Y5 capital").until(phase.LEFTOVERS)
    assert table.s.plays.tolist()[:3] == [7, 6, 6]


def test_k_t22_the_final_score_counts_city_bonus_cards_and_gold():
    table = Table(
        2,
        phase.END,
        round_number=3,
        cities=["B6 B6 P6 P6 G6", ""],
        bonus=["Y6 B4", ""],
        gold=[2, 0],
    )
    assert sum(table.totals(A)) == 30
    assert table.scores() == [42, 0]
    points = [line.args["points"] for line in GAME.score(table.s, A)[1]]
    assert points == [30, 10, 2]
    assert table.ranks() == [1, 2]


def test_every_worked_example_is_here():
    numbers = {int(name.split("_")[2].rstrip("b")[1:]) for name in globals() if "test_k_t" in name}
    assert numbers == set(range(1, 23))
