"""Outside programs: what they are told, and what becomes of those who misbehave."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from time import sleep

import pytest

from tests.arena.conftest import MakeBot, tournament_of
from tripolis.arena import program
from tripolis.arena.play import Forfeit, Outcome, SeatedProgram, lower, play_fixture
from tripolis.arena.program import greeting, question
from tripolis.arena.schedule import Fixture
from tripolis.arena.tournament import Tournament
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "random_program.py"


def play(entry: str, move_seconds: float = 10.0) -> Outcome:
    """The first match of a program against the random player."""
    tournament = tournament_of(f"{entry},random", move_seconds=move_seconds)
    return play_fixture(tournament, tournament.schedule[0])


def only_forfeit(outcome: Outcome) -> Forfeit:
    """How the program lost; it then does so whatever the cards say."""
    (forfeit,) = outcome.forfeits
    assert forfeit.seat == 0
    assert outcome.ranks == (2, 1)
    assert forfeit.fallback_moves > 0
    return forfeit


# Programs that play


def test_the_example_program_plays_to_the_end_and_the_same_every_time() -> None:
    entry = f"program:{sys.executable} {EXAMPLE}"
    outcome = play(entry)
    assert outcome.forfeits == ()
    assert outcome.moves > 40
    assert play(entry) == outcome


def test_the_documentation_shows_the_example_program_as_it_is() -> None:
    shown = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "arena.md").read_text(), re.DOTALL)
    assert EXAMPLE.read_text().partition('"""\n\n')[2] in shown


def test_programs_can_play_each_other_at_a_full_table(make_bot: MakeBot) -> None:
    entries = [make_bot("if asked: say(answer)") for _ in range(4)]
    tournament = tournament_of(",".join(entries), players=4)
    outcome = play_fixture(tournament, tournament.schedule[0])
    assert outcome.forfeits == ()
    assert sorted(outcome.seats) == [0, 1, 2, 3]


def test_a_program_may_chatter_on_stderr(make_bot: MakeBot) -> None:
    outcome = play(make_bot("if asked: sys.stderr.write('thinking ' * 50_000); say(answer)"))
    assert outcome.forfeits == ()


# Programs that do not


def test_a_program_that_crashes_loses_and_its_last_words_are_kept(make_bot: MakeBot) -> None:
    forfeit = only_forfeit(play(make_bot("if asked == 3: 1 / 0\nsay(answer)")))
    assert (forfeit.kind, forfeit.detail) == ("crash", "ZeroDivisionError: division by zero")


def test_a_program_that_ends_without_a_word_loses(make_bot: MakeBot) -> None:
    forfeit = only_forfeit(play(make_bot("os._exit(3)")))
    assert (forfeit.kind, forfeit.detail) == ("crash", "exit 3")


def test_a_program_that_cannot_be_started_loses() -> None:
    forfeit = only_forfeit(play("program:/no/such/program"))
    assert forfeit.kind == "crash"
    assert "/no/such/program" in forfeit.detail


def test_a_program_that_closes_its_ears_loses(make_bot: MakeBot) -> None:
    forfeit = only_forfeit(play(make_bot("say(answer); os.close(0); os.close(1)")))
    assert forfeit.kind == "crash"


def test_a_program_that_is_silent_for_too_long_loses(make_bot: MakeBot) -> None:
    bot = make_bot("if asked == 2: time.sleep(600)\nsay(answer)")
    assert only_forfeit(play(bot, move_seconds=0.2)).kind == "silence"


def test_a_program_that_never_listens_loses(
    make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "START_SECONDS", 0.1)
    forfeit = only_forfeit(play(f"program:{sys.executable} -c 'import time; time.sleep(600)'", 0.1))
    assert forfeit.kind == "silence"


@pytest.mark.parametrize(
    "answer",
    [
        "print('hello', flush=True)",
        "print(move, flush=True)",
        "say([asked, move])",
        "say({'number': asked, 'move': 7})",
        "say({'number': asked})",
        "say({'number': asked + 1, 'move': move})",
        "print('[' * 60_000, flush=True)",
        "os.write(1, b'\\xff\\xfe\\n')",
        "say(answer); say(answer)",
    ],
)
def test_a_program_whose_answer_makes_no_sense_loses(make_bot: MakeBot, answer: str) -> None:
    assert only_forfeit(play(make_bot(answer))).kind == "nonsense"


def test_a_program_that_cheats_loses(make_bot: MakeBot) -> None:
    forfeit = only_forfeit(play(make_bot("say({'number': asked, 'move': 'take everything'})")))
    assert (forfeit.kind, forfeit.detail) == ("illegal", "take everything")


@pytest.mark.parametrize("end", ["", "\\n"])
def test_a_program_that_floods_the_line_loses(make_bot: MakeBot, end: str) -> None:
    bot = make_bot(f"while True: os.write(1, b'x' * 1_000_000 + b'{end}')")
    assert only_forfeit(play(bot)).kind == "flood"


def test_what_a_program_says_cannot_spoil_the_report(make_bot: MakeBot) -> None:
    bot = make_bot("say({'number': asked, 'move': '\\x1b[2J\\n' + 'x' * 5000})")
    detail = only_forfeit(play(bot)).detail
    assert detail.isprintable()
    assert len(detail) < 200


def test_those_who_forfeit_are_last_and_the_others_keep_their_order() -> None:
    assert lower((1, 2, 3, 4), []) == (1, 2, 3, 4)
    assert lower((1, 2, 3, 4), [0]) == (4, 1, 2, 3)
    assert lower((1, 1, 3, 4), [1, 3]) == (1, 3, 2, 3)
    assert lower((2, 1), [0, 1]) == (1, 1)


# Ending them


def running(pid: int) -> bool:
    """Is there such a process, and is it more than the memory of one?"""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc: needs Linux")
@pytest.mark.parametrize(("when", "seconds"), [("asked == 2", 0.5), ("not asked", 10.0)])
def test_no_program_and_nothing_it_started_outlives_its_match(
    make_bot: MakeBot, tmp_path: Path, when: str, seconds: float
) -> None:
    pids = tmp_path / "pids"
    bot = make_bot(f"""
        if {when}:
            child = os.fork()
            if child:
                open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child}}")
            time.sleep(600)
        say(answer)
    """)
    play(bot, move_seconds=seconds)
    for pid in map(int, pids.read_text().split()):
        for _ in range(100):
            if not running(pid):
                break
            sleep(0.02)
        assert not running(pid)


# What they are told


def states_of(tournament: Tournament) -> list[tuple[object, int]]:
    """Moments of a match, and a seat that has to decide in each."""
    match = Match(tournament.game, 3, tournament.options, 11)
    moments = []
    while not match.over:
        seat = match.awaited[-1]
        moments.append((match.state, seat))
        moves = match.legal(seat)
        match.play(seat, moves[len(match.moves) % len(moves)])
    return moments[::8]


def test_a_program_is_told_the_same_in_every_world_its_seat_could_be_in(
    make_bot: MakeBot, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    spy = make_bot(f"open({str(heard)!r}, 'a').write(line); say(answer)")
    tournament = tournament_of(f"{spy},random,greedy", players=3)
    game = tournament.game

    def told(state: object, seat: int) -> str:
        seats = (*(1, 2, 1)[:seat], 0, *(1, 2, 1)[seat:2])
        seated = SeatedProgram(tournament, Fixture(0, 0, seats), seat)
        seated.choose(state)
        seated.end()
        text = heard.read_text()
        heard.unlink()
        return text

    moments = states_of(tournament)
    assert len(moments) > 5
    for state, seat in moments:
        other = state.copy()  # type: ignore[attr-defined]
        game.reimagine(other, seat, new_luck(5, stream=9))
        assert other.tobytes() != state.tobytes()  # type: ignore[attr-defined]
        text = told(state, seat)
        assert told(other, seat) == text
        line = json.loads(text)
        assert set(line) == {"type", "number", "view", "legal"}
        assert line["view"] == game.view(state, seat)


def test_a_program_is_not_told_how_the_cards_were_shuffled(make_bot: MakeBot) -> None:
    one = tournament_of("random,greedy", seed=1)
    other = tournament_of("random,greedy", seed=2)
    hellos = [greeting(t.game, t.players, t.options, 0, luck=5) for t in (one, other)]
    assert hellos[0] == hellos[1]
    assert "seed" not in json.dumps(hellos[0])


def test_a_question_offers_all_legal_moves_and_nothing_of_others(make_bot: MakeBot) -> None:
    match = Match(tournament_of("random,greedy").game, 2, {}, 3)
    legal = [move.text for move in match.legal(1)]
    asked = question(match.game, match.state, 1, 4, legal)
    assert asked == {"type": "move", "number": 4, "view": match.view(1), "legal": legal}
    assert asked["view"]["seats"][0]["pack"] is None
    assert os.linesep not in json.dumps(asked)
