"""How soon a site without a server can be played, and how fast it then is.

    python benchmarks/site.py [--runs 5]

A host of files and a real browser on this machine; the best of several. The start is from opening
the address until the first move can be made, on a first visit and on a second one, offline. The
search is the same module in the browser and on the host, on one core.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.page import GAMES, browser_path
from tests.web.test_site import Host, all_kept
from tripolis.site.build import write_site

_LONG = 120_000
_SEARCH = """
import time
from tripolis.engine.game import find_game
from tripolis.engine.luck import new_luck
from tripolis.engine.match import Match
from tripolis.players import search
from tripolis.server import thinking

def rate(name, count=3000):
    game = find_game(name)
    match = Match(game, 3, {}, seed=2)
    question = search.new_question(game, match.state, match.awaited[0])
    tree = search.new_tree(game, 3, count + 101)
    with search.searching(game, question, tree, search.SearchSettings(), new_luck(3)) as more:
        more(100)
        started = time.perf_counter()
        more(count)
        return count / (time.perf_counter() - started)

def seconds(name):
    match = Match(find_game(name), 3, {}, seed=2)
    started = time.perf_counter()
    thinking.choose(name, match.state.tobytes(), match.awaited[0], "master", 1)
    return time.perf_counter() - started

def shown(name, moves=20):
    match, most = Match(find_game(name), 3, {}, seed=2), 0
    while len(match.played) < moves and not match.over:
        seat = match.awaited[0]
        move = match.legal(seat)[0]
        started = time.perf_counter()
        match.play(seat, move)
        match.view(seat)
        match.legal((match.awaited or [seat])[0])
        most = max(most, time.perf_counter() - started)
    return most

print(*(f"{measure(name):.6f}" for name in GAMES for measure in (rate, seconds, shown)))
"""
_RUN = """([run, code]) => new Promise((resolve) => {
  const worker = new Worker('runner.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data.found ?? data.problem);
  worker.postMessage({ run: new URL(run, document.baseURI).href, number: 1, code });
})"""


def first_move(page: Page, address: str, game: str) -> tuple[float, float]:
    """Seconds until the front page is there, and until the first move can be made."""
    started = time.perf_counter()
    page.goto(address)
    play = page.locator(f".game:has(a[href*='/new/{game}']) .button.main")
    play.wait_for(timeout=_LONG)
    front = time.perf_counter() - started
    play.click()
    page.locator(".moves button").first.wait_for(timeout=_LONG)
    return front, time.perf_counter() - started


def visits(browser: Browser, folder: Path, game: str) -> list[tuple[float, float]]:
    """A first visit, and a second one without the host."""
    host = Host(folder)
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('table', 'words')")
    page = context.new_page()
    first = first_move(page, host.address, game)
    all_kept(page, folder)
    page.goto("about:blank")
    host.stop()
    second = first_move(page, host.address, game)
    context.close()
    return [first, second]


def speeds(browser: Browser, folder: Path) -> tuple[list[float], list[float]]:
    """Iterations/s, seconds of a master's move and of a move and its view: in a page and here."""
    code = _SEARCH.replace("GAMES", repr(GAMES))
    host = Host(folder)
    page = browser.new_context().new_page()
    page.goto(f"{host.address}/manifest.webmanifest")
    run = next(folder.glob("files-*")).name
    there = page.evaluate(_RUN, [f"{run}/", code])
    page.context.close()
    host.stop()
    setting = {**os.environ, "TRIPOLIS_RULES": "wasm"}
    command = [sys.executable, "-c", code]
    here = subprocess.run(command, env=setting, check=True, capture_output=True, text=True).stdout
    return [float(figure) for figure in there.split()], [float(one) for one in here.split()]


def compare(browser: Browser, folder: Path, runs: int) -> None:
    """Print how fast a page is beside the same machine without a browser."""
    found = [speeds(browser, folder) for _ in range(runs)]
    for at, game in enumerate(GAMES):
        page, host = (max(run[place][3 * at] for run in found) for place in (0, 1))
        master, shown = (min(run[0][3 * at + kind] for run in found) for kind in (1, 2))
        print(
            f"{game:12} search {page:6.0f} iterations/s in the page, {host:6.0f} on the host "
            f"({page / host:.2f}); master {master:.1f} s; a move and its view {shown * 1000:.0f} ms"
        )


def main() -> None:
    """Measure all games and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as name, sync_playwright() as play:
        folder = Path(name) / "site"
        write_site(folder)
        browser = play.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        compare(browser, folder, runs)
        for game in GAMES:
            found = [visits(browser, folder, game) for _ in range(runs)]
            for kind, at in (("first visit", 0), ("second visit, offline", 1)):
                front = min(run[at][0] for run in found)
                move = min(run[at][1] for run in found)
                print(f"{game:12} {kind:22} front page {front:4.1f} s, first move {move:4.1f} s")
        browser.close()


if __name__ == "__main__":
    main()
