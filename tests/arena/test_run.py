"""A tournament comes to the same end however it is played, and however it is interrupted."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.arena.conftest import MakeBot, tournament_of
from tripolis.arena.errors import ArenaStopped
from tripolis.arena.run import hold
from tripolis.terminal.arena import interruptible
from tripolis.terminal.cli import app

CONTESTANTS = "random,greedy,newcomer"
MATCHES = 240
PATIENCE = 300


def arena(*words: object) -> list[str]:
    """The words of a command."""
    told = ["--contestants", CONTESTANTS, "--matches", MATCHES, "--seed", 7]
    return [str(word) for word in ("arena", "--game", "kosmopolis", *told, *words)]


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    """Run the command here: its exit code, and what it said."""
    with pytest.raises(SystemExit) as end:
        app(["--language", "en", *arena(*words)])
    said = capsys.readouterr()
    return int(end.value.code or 0), said.out, said.err


def wait_for(happened: Callable[[], bool]) -> None:
    until = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < until, "it does not happen"
        sleep(0.005)


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def children_of(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def start(*words: object) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "tripolis", *arena(*words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "TRIPOLIS_LANGUAGE": "en"},
    )


def test_a_tournament_killed_in_the_middle_is_resumed_to_the_same_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = start("--workers", 2, "--report", killed)
    journal = killed / "arena.jsonl"
    wait_for(lambda: lines_in(journal) > 12 or process.poll() is not None)
    children = children_of(process.pid)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    played = lines_in(journal) - 1
    assert 12 <= played < MATCHES
    wait_for(lambda: not any(map(alive, children)))

    code, resumed, aside = run(capsys, "--workers", 1, "--report", killed, "--resume")
    assert code == 0
    assert f"{played} matches are in the journal already" in aside
    code, uninterrupted, _ = run(capsys, "--workers", 1, "--report", whole)
    assert code == 0
    assert resumed.replace(str(killed), str(whole)) == uninterrupted
    assert sorted(journal.read_text().splitlines()) == sorted(
        (whole / "arena.jsonl").read_text().splitlines()
    )
    for name in ("arena.html", "arena.json"):
        assert (killed / name).read_text() == (whole / name).read_text()


def test_a_tournament_stopped_by_hand_says_how_to_go_on(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    process = start("--workers", 1, "--journal", journal)
    wait_for(lambda: lines_in(journal) > 3 or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 130
    assert b"--resume" in said
    assert b"Traceback" not in said


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_interrupt_that_python_drops_still_stops_a_tournament() -> None:
    class Freed:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    with interruptible() as interrupt_if_asked:
        interrupt_if_asked()
        Freed()
        with pytest.raises(KeyboardInterrupt):
            interrupt_if_asked()


def test_processes_play_the_same_matches_as_this_one(make_bot: MakeBot) -> None:
    polite = make_bot("if asked: say(answer)")
    rude = make_bot("say('?')")
    tournament = tournament_of(f"random,{polite},{rude}", matches=12)
    seen: list[int] = []
    outcomes = hold(tournament, workers=2, progress=seen.append)
    assert outcomes == hold(tournament)
    assert [outcome.number for outcome in outcomes] == list(range(12))
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 12)


def test_a_tournament_travels_light() -> None:
    """Compiled rules that travel along would be compiled again at their destination."""
    tournament = tournament_of(CONTESTANTS, matches=MATCHES)
    assert tournament.game.name == "kosmopolis"
    assert len(tournament.schedule) == MATCHES
    sent = pickle.dumps(tournament)
    assert len(sent) < 2000
    assert pickle.loads(sent) == tournament


def test_a_ray_plays_the_same_matches_as_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="no Ray: pip install tripolis[ray]")
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    tournament = tournament_of(CONTESTANTS, matches=12)
    assert hold(tournament, ray="local") == hold(tournament)


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaStopped, match="pip install"):
        hold(tournament_of("random,greedy"), ray="local")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--contestants", "random,ghost=program:no-such-program-here"], "cannot be found or run"),
        (["--resume"], "name its --journal or its --report"),
        (["--contestants", "random"], "Name at least 2 players"),
        (["--players-per-match", "9"], "from 2 to 4"),
        (["-o", "edition=de"], "ru, pl, cs"),
    ],
)
def test_what_cannot_be_held_is_refused_at_once(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    code, _, aside = run(capsys, *words)
    assert code == 2
    assert said in " ".join(aside.split())


def test_the_seed_of_a_resumed_tournament_need_not_be_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "journal.jsonl"
    words = ["arena", "--game", "kosmopolis", "--contestants", "random,greedy", "--matches", "2"]
    words += ["--workers", "1", "--journal", str(journal)]
    for more in ([], ["--resume"]):
        with pytest.raises(SystemExit) as end:
            app([*words, *more])
        assert not end.value.code
    one, other = capsys.readouterr().out.split("Kosmopolis")[1:]
    assert one.strip() == other.strip()
    assert len(journal.read_text().splitlines()) == 3
    json.loads(journal.read_text().splitlines()[-1])
