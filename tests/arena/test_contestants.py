"""Who takes part, as it is typed."""

from __future__ import annotations

import pytest

from tests.arena.conftest import tournament_of
from tripolis.arena.errors import BadTournament
from tripolis.arena.report import command_of
from tripolis.arena.tournament import new_tournament, read_contestants, write_contestants
from tripolis.engine.errors import BadOption
from tripolis.players.levels import PLAYERS, find_mind


def test_every_built_in_player_can_take_part() -> None:
    contestants = read_contestants(",".join([*PLAYERS, "search:300"]))
    assert [one.mind for one in contestants] == [*PLAYERS.values(), find_mind("search:300")]


def test_a_program_is_named_by_its_command_without_folders() -> None:
    (one,) = read_contestants("program:/usr/bin/python3 some/where/bot.py --fast")
    assert one.label == "python3 bot.py --fast"
    assert one.command == ("/usr/bin/python3", "some/where/bot.py", "--fast")


def test_a_contestant_can_be_given_a_name() -> None:
    one, other = read_contestants("anna=greedy, viktor = program:bot --level=3")
    assert (one.label, one.mind) == ("anna", find_mind("greedy"))
    assert (other.label, other.command) == ("viktor", ("bot", "--level=3"))


def test_an_entry_in_quotes_may_hold_a_comma() -> None:
    typed = '"program:bot --weights 1,2",random'
    one, other = read_contestants(typed)
    assert one.command == ("bot", "--weights", "1,2")
    assert other.label == "random"
    assert read_contestants(write_contestants([one, other])) == (one, other)


def test_who_thinks_by_the_clock_can_be_made_to_count() -> None:
    (by_clock,) = read_contestants("master")
    assert by_clock.by_the_clock
    (by_count, quick) = read_contestants("master,greedy", iterations=50)
    assert not by_count.by_the_clock
    assert by_count.mind is not None
    assert by_count.mind.iterations == 50
    assert by_count.label == "master"
    assert quick.mind == find_mind("greedy")


def test_bots_bring_what_their_level_has_read_unless_the_table_says_otherwise() -> None:
    contestants = read_contestants("newcomer,master,program:bot")
    free, agreed = (
        new_tournament("comparity", contestants, seed=1, players=2, options=options)
        for options in ({}, {"travellers": "guide"})
    )
    assert free.options_for((1, 0))["travellers"] == ["author", "tourist"]
    assert free.options_for((2, 1))["travellers"] == ["traveller", "author"]
    assert agreed.options_for((1, 0))["travellers"] == "guide"


def test_the_command_in_the_report_plays_the_same_tournament() -> None:
    tournament = new_tournament(
        "kosmopolis",
        read_contestants('master,"b=program:bot 1,2",greedy', iterations=40),
        seed=1 << 200,
        players=3,
        matches=30,
        options={"edition": "pl"},
    )
    assert command_of(tournament) == (
        "tripolis arena --game kosmopolis --players-per-match 3 --contestants "
        """'master=master:40,"b=program:bot 1,2",greedy' --matches 30 """
        f"--seed {1 << 200:064x} -o edition=pl -o bonus_rule=closest_lowered"
    )
    assert read_contestants('master=master:40,"b=program:bot 1,2",greedy') == tournament.contestants


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("greedy,grandmaster", "There is no player “grandmaster”."),
        ("greedy,greedy", "Two players are called “greedy”."),
        ("greedy,", "There is no player “”."),
        ("greedy,program:", "does not say how to start a program"),
        ("greedy,program:'unfinished", "does not say how to start a program"),
        ("greedy,search:many", "There is no player “search:many”."),
    ],
)
def test_an_entry_that_makes_no_sense_is_refused(typed: str, said: str) -> None:
    with pytest.raises(BadTournament) as problem:
        read_contestants(typed)
    assert said in str(problem.value)


def test_a_table_needs_enough_contestants() -> None:
    with pytest.raises(BadTournament, match="Name at least 3 players"):
        tournament_of("greedy,random", players=3)
    with pytest.raises(BadOption, match="from 2 to 4"):
        tournament_of("greedy,random", players=9)
    with pytest.raises(BadTournament, match="at least one match"):
        tournament_of("greedy,random", matches=0)
