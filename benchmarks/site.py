"""How soon a site without a server can be played.

    python benchmarks/site.py [--runs 5]

A host of files and a real browser on this machine. The time is from opening the address until the
first move can be made, on a first visit and on a second one, offline; the best of several.
"""

from __future__ import annotations

import argparse
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


def main() -> None:
    """Measure all games and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as name, sync_playwright() as play:
        folder = Path(name) / "site"
        write_site(folder)
        browser = play.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        for game in GAMES:
            found = [visits(browser, folder, game) for _ in range(runs)]
            for kind, at in (("first visit", 0), ("second visit, offline", 1)):
                front = min(run[at][0] for run in found)
                move = min(run[at][1] for run in found)
                print(f"{game:12} {kind:22} front page {front:4.1f} s, first move {move:4.1f} s")
        browser.close()


if __name__ == "__main__":
    main()
