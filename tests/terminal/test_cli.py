"""The command line, used as people use it: what it prints, and how it refuses."""

import csv
import dataclasses
import io
import json
import os
import re
import signal
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tripolis
from tests.example_game import lanterns
from tripolis import __main__
from tripolis.arena.share import Share
from tripolis.batch import cuda
from tripolis.batch.matches import play_matches
from tripolis.engine import record
from tripolis.engine.game import find_game, game_names
from tripolis.engine.match import Match
from tripolis.engine.rule import INTERPRETED
from tripolis.players.levels import find_mind
from tripolis.players.policy import GREEDY, choose_action, player_luck
from tripolis.terminal import bench, exercise, play, prepare, records
from tripolis.terminal.cli import app
from tripolis.terminal.language import settle_language
from tripolis.terminal.measure import Speed
from tripolis.words import LANGUAGES, Line, say

PROJECT = Path(tripolis.__file__).parent.parent

COMMANDS = (
    "play",
    "games",
    "rules",
    "replay",
    "verify",
    "simulate",
    "arena",
    "benchmark",
    "analyse",
    "bench",
    "prepare",
)

HIDE_CURSOR, SHOW_CURSOR = b"\x1b[?25l", b"\x1b[?25h"

each_language = pytest.mark.parametrize("language", LANGUAGES)

# Rules are compiled for the example game once a worker.
pytestmark = pytest.mark.xdist_group("lanterns")


@pytest.fixture(scope="module", autouse=True)
def games_to_be_played() -> None:
    """`tripolis games` loads games without the compiler, and a process loads a game only once: here
    other tests are going to play them."""
    for name in game_names():
        find_game(name)


class Answer:
    """What a command said, and its exit code."""

    def __init__(self, *words: str, **surroundings: str) -> None:
        told = CliRunner().invoke(
            app, list(words), env={"TRIPOLIS_LANGUAGE": "en", "COLUMNS": "100"} | surroundings
        )
        if told.exception is not None and not isinstance(told.exception, SystemExit):
            raise told.exception
        self.code = told.exit_code
        self.out = told.stdout
        self.err = told.stderr


def refusal(*words: str, code: int, **surroundings: str) -> str:
    """The sentence that a command refuses with; it prints nothing else."""
    answer = Answer(*words, **surroundings)
    assert answer.code == code, answer.err
    assert answer.err.startswith("✗ ")
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err
    return answer.err.removeprefix("✗ ").rstrip("\n")


def run_python(*words: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """Run another Python in the project's folder."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=PROJECT,
        env=os.environ | {"TRIPOLIS_LANGUAGE": "en"} | surroundings,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(scope="module")
def finished() -> Match:
    """A match of three bots, played to its end."""
    match = Match(lanterns.GAME, 3, {}, 7)
    match.names = ["Anna", "Viktor", "greedy"]
    lucks = [player_luck(7, seat) for seat in range(3)]
    while not match.over:
        seat = match.awaited[0]
        action = choose_action(match.game, match.state, seat, GREEDY, lucks[seat])
        match.play(seat, match.game.write_move(match.state, seat, action))
    return match


@pytest.fixture
def file(finished: Match, tmp_path: Path) -> Path:
    """Its record."""
    path = tmp_path / "evening.trip"
    finished.save(path)
    return path


# Help


def test_without_a_word_the_help_is_shown() -> None:
    answer = Answer()
    assert answer.code == 0
    assert all(command in answer.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    answer = Answer(command, "--help")
    assert answer.code == 0
    assert f"$ tripolis {command}" in answer.out


def test_words_alone_do_not_wake_the_compiler_or_the_table() -> None:
    for words in (["--help"], ["play", "--help"], ["rules", "kosmopolis"], ["games"]):
        told = run_python("-X", "importtime", "-m", "tripolis", *words)
        assert told.returncode == 0
        loaded = set(re.findall(r"\| +(\w+)", told.stderr))
        assert "rich" in loaded
        assert not loaded & {"numba", "textual"}


def test_the_version_is_shown() -> None:
    assert re.fullmatch(r"Tripolis \S.*\. Rules .*\.\n", Answer("--version").out)


# Games and rules


@each_language
def test_every_game_is_listed_with_its_options(language: str) -> None:
    answer = Answer("games", "--language", language)
    assert answer.code == 0
    for name in game_names():
        assert say(Line(f"{name}-name"), language) in answer.out
        for option in tripolis.find_game(name).options:
            assert option.name in answer.out
    assert "terminal" not in answer.out


def test_one_game_is_listed_with_what_its_options_mean() -> None:
    answer = Answer("games", "kosmopolis")
    assert "bonus_rule" in answer.out
    assert "Decides who is first in a colour" in answer.out
    assert "Comparity" not in answer.out


def test_the_language_may_be_named_before_and_after_a_command() -> None:
    before = Answer("--language", "ru", "games", "kosmopolis")
    after = Answer("games", "kosmopolis", "--language=ru")
    surrounding = Answer("games", "kosmopolis", TRIPOLIS_LANGUAGE="ru")
    by_locale = Answer("games", "kosmopolis", TRIPOLIS_LANGUAGE="", LC_ALL="ru_RU.UTF-8")
    assert before.out == after.out == surrounding.out == by_locale.out
    assert "Космополис" in before.out


@pytest.mark.parametrize(
    ("words", "rules", "arrays"),
    [
        (["--language", "ru", "serve", "--help"], "wasm", "plain"),
        (["worker", "--help"], "wasm", "plain"),
        (["serve", "--help"], "numba", None),
        (["games", "--help"], "wasm", None),
    ],
)
def test_servers_keep_tables_in_plain_records_where_modules_think(
    monkeypatch: pytest.MonkeyPatch, words: list[str], rules: str, arrays: str | None
) -> None:
    monkeypatch.setattr(os, "environ", {**os.environ, "TRIPOLIS_RULES": rules})
    os.environ.pop("TRIPOLIS_ARRAYS", None)
    monkeypatch.setattr(__main__, "outdated", dict)
    monkeypatch.setattr(warnings, "formatwarning", warnings.formatwarning)
    monkeypatch.setattr(sys, "argv", ["tripolis", *words])
    with pytest.raises(SystemExit):
        __main__.main()
    assert os.environ.get("TRIPOLIS_ARRAYS") == arrays


@each_language
def test_the_rules_are_shown_without_their_marks(language: str) -> None:
    answer = Answer("rules", "kosmopolis", "--language", language)
    assert answer.code == 0
    assert len(answer.out) > 5000
    assert "{#" not in answer.out


def test_one_section_of_the_rules_is_shown_alone() -> None:
    whole, part = Answer("rules", "kosmopolis"), Answer("rules", "kosmopolis", "scoring")
    assert part.code == 0
    assert 0 < len(part.out) < len(whole.out) / 5


def test_an_unknown_section_lists_the_sections() -> None:
    sentence = refusal("rules", "kosmopolis", "nonsense", code=2)
    assert "nonsense" in sentence
    assert "scoring" in sentence


# Simulate


def simulate(*words: str) -> Any:
    return json.loads(
        Answer("simulate", "lanterns", "--count", "60", "--format", "json", *words).out
    )


def test_the_same_seed_gives_the_same_matches_on_any_number_of_threads() -> None:
    once, again = (
        simulate("--seed", "5", "--threads", "1"),
        simulate("--seed", "5", "-o", "unclaimed=stays"),
    )
    assert once == again
    assert once != simulate("--seed", "6")


def test_every_victory_is_counted_once() -> None:
    told = simulate("--seats", "greedy,random,random", "--seed", "1")
    for rows in (told["by_player"], told["by_seat"]):
        assert sum(row["wins"] for row in rows) == pytest.approx(60)
        assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
        assert all(row["least_points"] <= row["mean_points"] <= row["most_points"] for row in rows)


def test_bots_change_seats_so_that_nobody_profits_from_one() -> None:
    told = simulate("--seats", "greedy,random", "--seed", "1")
    fixed = simulate("--seats", "greedy,random", "--seed", "1", "--fixed-seats")
    assert told["by_player"][0]["share"] > 0.5
    assert told["by_player"] != [
        {"policy": row["policy"], **seat}
        for row, seat in zip(told["by_player"], told["by_seat"], strict=True)
    ]
    assert [row["wins"] for row in fixed["by_player"]] == [row["wins"] for row in fixed["by_seat"]]


def test_match_i_of_a_simulation_is_the_match_dealt_from_the_seed_plus_i() -> None:
    told = simulate("--seats", "random,random", "--seed", str(2**256 - 30))
    halves = [
        simulate("--seats", "random,random", "--seed", str(seed), "--count", "30")
        for seed in (2**256 - 30, 0)
    ]
    assert told["by_seat"][0]["wins"] == sum(half["by_seat"][0]["wins"] for half in halves)


def test_csv_has_a_line_for_each_player_and_each_seat() -> None:
    answer = Answer("simulate", "lanterns", "--players", "3", "--count", "30", "--format", "csv")
    lines = list(csv.DictReader(io.StringIO(answer.out)))
    assert [line["kind"] for line in lines] == ["player"] * 3 + ["seat"] * 3
    assert sum(float(line["wins"]) for line in lines[:3]) == pytest.approx(30)
    assert {line["policy"] for line in lines[:3]} == {"greedy"}
    assert answer.err == ""


@each_language
def test_the_results_are_told_in_every_language(language: str) -> None:
    answer = Answer(
        "simulate", "lanterns", "--count", "20", "--unclaimed", "goes_out", "--language", language
    )
    assert answer.code == 0
    assert "unclaimed=goes_out" in answer.out
    assert "terminal" not in answer.out
    assert ("50.0" if language == "en" else "50,0") in answer.out


def test_a_few_wins_leave_a_wide_interval_and_many_a_narrow_one() -> None:
    low, high = Share(50, 100).interval
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert Share(0, 10).interval[0] == 0
    assert Share(10, 10).interval[1] == pytest.approx(1)
    assert Share(500, 1000).interval[0] > low


# Verify


@each_language
def test_a_true_record_passes_every_check(file: Path, language: str) -> None:
    answer = Answer("verify", str(file), "--language", language)
    assert answer.code == 0
    assert re.findall(r"^✓ ", answer.out, re.M) == ["✓ "] * 6
    assert "Anna" in answer.out
    assert "terminal" not in answer.out


def test_an_unfinished_record_is_true_too(finished: Match, file: Path) -> None:
    match = tripolis.load(file)
    match.undo()
    match.save(file)
    answer = Answer("verify", str(file))
    assert answer.code == 0
    assert "not over" in answer.out


def test_any_changed_byte_is_found(file: Path) -> None:
    content = file.read_bytes()
    for place in range(0, len(content), 17):
        file.write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])
        refusal("verify", str(file), code=1)


def forge(file: Path, **changed: Any) -> Answer:
    """Change a record and seal it again, as a cheat would; then verify it."""
    told = record.read(file)
    file.write_text(record.write(dataclasses.replace(told, **changed)), "utf-8")
    return Answer("verify", str(file))


def test_a_forged_record_fails_at_the_check_that_finds_it(file: Path) -> None:
    told = record.read(file)
    (seat, _), *rest = told.moves
    forgeries: list[tuple[int, dict[str, Any]]] = [
        (1, {"rules": told.rules + 1}),
        (2, {"players": 9}),
        (3, {"moves": [(seat, "nonsense"), *rest]}),
        (4, {"digest": "0" * 64}),
        (5, {"ranks": [1, 1, 1]}),
    ]
    content = file.read_bytes()
    for passed, changed in forgeries:
        file.write_bytes(content)
        answer = forge(file, **changed)
        assert answer.code == 1
        assert answer.out.count("✓ ") == passed, changed
        assert answer.err.startswith("✗ ")


def test_another_seed_cannot_be_claimed(file: Path) -> None:
    assert forge(file, seed=8).code == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_no_records_are_refused(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "need_a_terminal", lambda command: None)
    assert "nowhere" in refusal(command, str(tmp_path / "nowhere"), code=1)
    refusal(command, str(tmp_path), code=1)
    other = tmp_path / "other"
    other.write_bytes(b"\xff\x00 no record")
    refusal(command, str(other), code=1)


# Play and replay


class Table:
    """Stands in for the table: remembers who was seated at it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.memory: Path | None = None
        monkeypatch.setattr(play, "need_a_terminal", lambda command: None)
        monkeypatch.setattr(records, "need_a_terminal", lambda command: None)
        monkeypatch.setattr(
            "tripolis.terminal.table.play_at_table", lambda *told: self.calls.append(told)
        )
        monkeypatch.setattr(
            "tripolis.terminal.table.replay_at_table", lambda *told: self.calls.append(told)
        )

    def play(self, *words: str, **surroundings: str) -> tuple[Match, list[str], str, Path]:
        """The match, the seats ("*" before a bot), the language and the file of a call."""
        answer = Answer("play", *words, **surroundings)
        assert answer.code == 0, answer.err
        match, seats, language, save_to, self.memory = self.calls.pop()
        shown = [seat.name if seat.mind is None else f"*{seat.name}" for seat in seats]
        for seat in seats:
            assert seat.mind is None or seat.mind == find_mind(seat.name.split()[0].lower())
        return match, shown, language, save_to


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Table(monkeypatch)


def test_a_number_of_players_seats_you_against_bots(table: Table, tmp_path: Path) -> None:
    match, seats, language, save_to = table.play("lanterns", "--players", "3", "--seed", "5")
    assert (match.game.name, match.players, language) == ("lanterns", 3, "en")
    assert seats == ["Player", "*Berta (regular)", "*Felix (regular)"]
    assert save_to.parent == tmp_path / "data" / "tripolis"
    assert save_to.parent.is_dir()
    assert save_to.suffix == ".trip"


def test_anybody_who_is_no_bot_is_a_person(table: Table) -> None:
    seats = table.play("lanterns", "--seats", "Anna, Viktor,greedy,Anna,random")[1]
    assert seats == ["Anna", "Viktor", "*greedy", "Anna 2", "*random"]
    assert table.play("lanterns", "--seats", "you,greedy", "--language", "pl")[1:3] == (
        ["Gracz", "*greedy"],
        "pl",
    )


def test_every_level_and_a_search_of_any_size_can_be_seated(table: Table) -> None:
    seats = table.play("lanterns", "--seats", "you,newcomer,expert,expert,master", "--seed", "5")[1]
    levels = [re.findall(r"\((\w+)\)", name) for name in seats]
    assert levels == [[], ["newcomer"], ["expert"], ["expert"], ["master"]]
    assert len(set(seats)) == 5
    assert table.play("lanterns", "--seats", "Anna,search:50")[1] == ["Anna", "*search:50"]


def test_options_of_the_game_may_be_named_in_three_ways(table: Table) -> None:
    for words in (
        ["-o", "unclaimed=goes_out"],
        ["--unclaimed", "goes_out"],
        ["--unclaimed=goes_out"],
    ):
        assert table.play("lanterns", *words)[0].options["unclaimed"] == "goes_out"


def test_a_seed_may_be_a_number_or_the_digits_of_a_record(table: Table) -> None:
    assert table.play("lanterns", "--seed", "17")[0].seed == 17
    assert table.play("lanterns", "--seed", f"{17:064x}")[0].seed == 17
    assert table.play("lanterns", "--seed", "ff")[0].seed == 255
    assert table.play("lanterns")[0].seed != table.play("lanterns")[0].seed


def test_a_match_goes_on_with_those_who_began_it(table: Table, file: Path) -> None:
    match, seats, _, save_to = table.play("--resume", str(file))
    assert match.record() == file.read_text("utf-8")
    assert seats == ["Anna", "Viktor", "*greedy"]
    assert save_to == file
    seats = table.play("--resume", str(file), "--seats", "random,greedy,Viktor")[1]
    assert seats == ["*random", "*greedy", "Viktor"]


def test_a_match_is_kept_where_it_was_asked_to_be(table: Table, file: Path) -> None:
    new = file.parent / "deep" / "new.trip"
    assert table.play("lanterns", "--save", str(new))[3] == new
    assert table.play("--resume", str(file), "--save", str(new))[3] == new


def test_a_game_that_remembers_is_told_what_the_room_has_seen(table: Table, tmp_path: Path) -> None:
    memory = tmp_path / "room" / "seen.json"
    assert table.play("comparity", "--memory", str(memory))[0].options["seen"] == []
    assert table.memory == memory
    seen = list(tripolis.find_game("comparity").options[-1].values[:3])
    memory.write_text(json.dumps({"game": "comparity", "seen": seen}))
    assert table.play("comparity", "--memory", str(memory))[0].options["seen"] == seen
    memory.write_text("nonsense")
    refusal("play", "comparity", "--memory", str(memory), code=1)
    refusal("play", "lanterns", "--memory", str(memory), code=2)


def test_no_other_match_is_overwritten(table: Table, file: Path) -> None:
    assert "--resume" in refusal("play", "lanterns", "--save", str(file), code=2)


def test_a_place_that_cannot_be_written_is_refused_before_the_first_move(
    table: Table, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    refusal("play", "lanterns", "--save", str(tmp_path / "file" / "below.trip"), code=1)
    refusal("play", "lanterns", "--save", str(tmp_path), code=1)
    assert table.calls == []


def test_without_a_game_you_choose_one(table: Table) -> None:
    number = str(game_names().index("lanterns") + 1)
    for typed in (f"{number}\n", "lant\n", "99\nnonsense\n\nlanterns\n"):
        told = CliRunner().invoke(app, ["play"], input=typed, env={"TRIPOLIS_LANGUAGE": "en"})
        assert told.exit_code == 0
        assert "Kosmopolis" in told.stdout
        assert table.calls.pop()[0].game.name == "lanterns"


def test_a_record_is_replayed_at_the_table(table: Table, file: Path) -> None:
    assert Answer("replay", str(file), "--language", "cs").code == 0
    match, language = table.calls.pop()
    assert (match.record(), language) == (file.read_text("utf-8"), "cs")


@each_language
def test_the_table_needs_a_terminal(file: Path, language: str) -> None:
    for words in (["play", "lanterns"], ["play"], ["replay", str(file)]):
        assert words[0] in refusal(*words, "--language", language, code=2)


# Refusals


MISTAKES = [
    ("nonsense",),
    ("--nonsense",),
    ("games", "--nonsense"),
    ("games", "lanterns", "kosmopolis"),
    ("games", "nonsense"),
    ("games", "--language", "nonsense"),
    ("games", "--language"),
    ("rules",),
    ("rules", "nonsense"),
    ("simulate",),
    ("simulate", "nonsense"),
    ("simulate", "lanterns", "nonsense"),
    ("simulate", "lanterns", "--nonsense", "1"),
    ("simulate", "lanterns", "-n"),
    ("simulate", "lanterns", "--unclaimed"),
    ("simulate", "lanterns", "--unclaimed", "nonsense"),
    ("simulate", "lanterns", "-o", "nonsense"),
    ("simulate", "lanterns", "-o", "nonsense=1"),
    ("simulate", "lanterns", "--players", "nonsense"),
    ("simulate", "lanterns", "--players", "99"),
    ("simulate", "lanterns", "--seats", "greedy"),
    ("simulate", "lanterns", "--seats", "greedy,nonsense"),
    ("simulate", "lanterns", "--seats", "greedy,,greedy"),
    ("simulate", "lanterns", "--seats", "greedy,greedy", "--players", "3"),
    ("simulate", "lanterns", "--count", "0"),
    ("simulate", "lanterns", "--count", "nonsense"),
    ("simulate", "lanterns", "--count"),
    ("simulate", "lanterns", "--threads", "-1"),
    ("simulate", "lanterns", "--seed", "nonsense"),
    ("simulate", "lanterns", "--seed", "9" * 5000),
    ("simulate", "lanterns", "--format", "nonsense"),
    ("verify",),
    ("play", "nonsense"),
    ("play", "lanterns", "--seats", "x" * 99 + ",greedy"),
    ("play", "lanterns", "--seats", "you,search:none"),
    ("play", "lanterns", "--resume", "some.trip"),
    ("play", "--resume", "some.trip", "--seed", "1"),
    ("play", "--resume", "some.trip", "--unclaimed", "stays"),
    ("bench", "nonsense"),
    ("bench", "--policy", "nonsense"),
    ("bench", "--seconds", "nonsense"),
    ("prepare", "nonsense"),
]


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_a_mistake_is_one_sentence_in_every_language(words: tuple[str, ...]) -> None:
    said = {refusal(*words, code=2, TRIPOLIS_LANGUAGE=language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("terminal-" in sentence for sentence in said)


def test_a_full_disk_is_one_sentence() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no disk that is always full")
    for words in (
        "games kosmopolis",
        "rules kosmopolis",
        "simulate kosmopolis --count 1 --format csv",
    ):
        with open("/dev/full", "w") as disk:
            told = subprocess.run(
                [sys.executable, "-m", "tripolis", *words.split()],
                cwd=PROJECT,
                env=os.environ | {"TRIPOLIS_INTERPRET": "1", "TRIPOLIS_LANGUAGE": "en"},
                stdout=disk,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                check=False,
            )
        assert (told.returncode, told.stderr) == (
            1,
            "✗ There is no room left to write to the output.\n",
        )


def test_a_reader_who_leaves_early_hears_no_complaint() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    told = subprocess.run(
        [sys.executable, "-m", "tripolis", "rules", "kosmopolis"],
        cwd=PROJECT,
        stdout=writing,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
    os.close(writing)
    assert (told.returncode, told.stderr) == (1, "")


def test_an_interrupted_command_ends_quietly_and_leaves_the_terminal_clean() -> None:
    screen, keyboard = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "tripolis", "simulate", "kosmopolis", "--count", "1000000"],
        cwd=PROJECT,
        env=os.environ | {"TRIPOLIS_INTERPRET": "1", "TERM": "xterm"},
        stdout=subprocess.PIPE,
        stderr=keyboard,
    )
    shown = b""
    while b"/1000000" not in shown:
        shown += os.read(screen, 4096)
    process.send_signal(signal.SIGINT)
    out = process.communicate()[0]
    os.close(keyboard)
    while rest := _read_rest(screen):
        shown += rest
    os.close(screen)
    # A shell says 130 of both: of a command that says so itself, and of one ended by the signal.
    assert process.returncode in (130, -signal.SIGINT)
    assert out == b""
    assert b"Traceback" not in shown
    assert shown.rindex(SHOW_CURSOR) > shown.rindex(HIDE_CURSOR)


def _read_rest(screen: int) -> bytes:
    """What a terminal still has to show; nothing once nobody writes to it any more."""
    try:
        return os.read(screen, 4096)
    except OSError:
        return b""


# Prepare and bench

PREPARE = """
import tests.conftest
from tests.example_game import lanterns
from tripolis import __main__
from tripolis.terminal.exercise import exercise

exercise(lanterns.GAME)
"""
PLAY = """
import gc
from numba.core.dispatcher import Dispatcher
from tests.example_game import lanterns
from tripolis import __main__
from tripolis.batch.matches import play_matches
from tripolis.engine.match import Match
from tripolis.players.analysis import analyse
from tripolis.players.levels import Player, find_mind
from tripolis.players.policy import GREEDY, choose_action, player_luck

game = lanterns.GAME
match = Match(game, 4, {"unclaimed": "goes_out"}, 99)
lucks = [player_luck(99, seat) for seat in range(4)]
while not match.over:
    seat = match.awaited[0]
    match.view(seat), match.prompt(seat), match.legal(seat), match.log(seat)
    action = choose_action(game, match.state, seat, GREEDY, lucks[seat])
    match.play(seat, game.write_move(match.state, seat, action))
match.undo()
seat = match.awaited[0]
for name in ("newcomer", "expert", "search:5"):
    Player(game, find_mind(name), 1, seat).choose(match.state)
match.hint(seat)
list(analyse(match, 1, 1))
play_matches(game, 3, {}, ["greedy", "random", "greedy"], 1, 2)
play_matches(game, 2, {}, ["random", "random"], 1, 2)
rules = [thing for thing in gc.get_objects() if isinstance(thing, Dispatcher)]
print(sum(sum(rule.stats.cache_hits.values()) for rule in rules) > 0)
print([rule for rule in rules if rule.stats.cache_misses])
"""


@pytest.mark.skipif(INTERPRETED, reason="rules are interpreted")
def test_after_preparing_nothing_is_left_to_compile(tmp_path: Path) -> None:
    assert run_python("-c", PREPARE, TRIPOLIS_CACHE=str(tmp_path)).returncode == 0
    assert run_python("-c", PLAY, TRIPOLIS_CACHE=str(tmp_path)).stdout.split("\n")[:2] == [
        "True",
        "[]",
    ]


def test_preparing_counts_the_steps_that_are_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exercise, "steps_of", lambda game: [list, dict, set])
    monkeypatch.setattr(exercise, "mark_of", lambda game: tmp_path / "prepared")
    told: list[bool] = []
    exercise.exercise(lanterns.GAME, lambda: told.append((tmp_path / "prepared").exists()))
    assert told == [False, False, False]
    assert (tmp_path / "prepared").exists()
    compiler = subprocess.Popen(
        [sys.executable, "-c", "print('...', end='')"], stdout=subprocess.PIPE, bufsize=0
    )
    compiler.wait()
    assert [prepare._steps_done(compiler) for _ in range(2)] == [3, 0]
    compiler.communicate()


def test_interpreted_rules_need_no_preparing() -> None:
    told = run_python("-m", "tripolis", "prepare", TRIPOLIS_INTERPRET="1")
    assert told.returncode == 0
    assert "nothing to compile" in told.stdout
    told = run_python("-m", "tripolis", "bench", TRIPOLIS_INTERPRET="1")
    assert told.returncode == 1
    assert told.stderr.startswith("✗ ")


@pytest.mark.skipif(INTERPRETED, reason="rules are interpreted")
def test_bench_measures_every_table_size_each_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "available", lambda: True)
    monkeypatch.setattr(cuda, "play_matches", play_matches)
    words = "bench kosmopolis --no-cold --seconds 0.01 --repeats 1 --json"
    told = json.loads(Answer(*words.split()).out)
    assert [pace["players"] for pace in told["paces"]] == [2, 3, 4]
    for pace in told["paces"]:
        assert pace["module"] is None or pace["module"]["moves"] > 0
        for way in ("interpreted", "one_core", "all_cores", "cuda"):
            assert pace[way]["moves"] > pace[way]["matches"] > 0
    assert set(told["start_seconds"]) == {"--version", "games"}


@each_language
def test_figures_are_shown_in_three_digits_with_their_ratios(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    settle_language(["--language", language])
    slow, fast = Speed(moves=800, matches=12.5), Speed(moves=2_400_000, matches=37_500)
    pace = bench.Pace("kosmopolis", 3, 608, slow, fast, fast, None)
    bench._show(
        bench.Findings(
            "random", 2, "numba", paces=[pace], start_seconds={"games": 0.5}, cold_seconds={}
        )
    )
    shown = capsys.readouterr().out
    assert ("2.40 M" if language == "en" else "2,40 M") in shown
    assert re.search(r"×3\W?000", shown)
    assert "37" in shown
    assert "CUDA" in shown
    assert "terminal" not in shown
