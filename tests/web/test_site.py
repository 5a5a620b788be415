"""Tripolis without a server: a folder of files, a browser, and nothing else."""

from __future__ import annotations

import gzip
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.missing import missing
from tests.web.conftest import ROOT, Person, play_in_words
from tests.web.test_access import AXE, findings
from tripolis.engine import record
from tripolis.engine.match import Match, replay
from tripolis.server import thinking
from tripolis.server.bots import seed_of_decision
from tripolis.server.fairness import check_proof
from tripolis.site.build import can_build, write_site

pytestmark = pytest.mark.xdist_group("site")  # who starts Python in a page starts it for several

GAMES = ("comparity", "splendor")
_MOST_BYTES = 7_000_000
"""Everything a first visit fetches, compressed."""
_KEPT = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith('site-'));
  return name ? (await (await caches.open(name)).keys()).length : 0;
}"""
EXAMPLES = """<!doctype html><title>Examples</title>
<pre><code>&gt;&gt;&gt; import tripolis
&gt;&gt;&gt; match = tripolis.new("splendor", players=2, seed=7)
</code></pre>
<pre><code>make site</code></pre>
<pre><code>&gt;&gt;&gt; match.acting
[0]
</code></pre>
<pre><code>&gt;&gt;&gt; import numpy as np
&gt;&gt;&gt; matches = np.zeros(3)
</code></pre>
<pre><code>&gt;&gt;&gt; len(matches)
3
</code></pre>
<script src="run.js"></script>"""


class Host:
    """A host that can only send files. It notes what it sent."""

    def __init__(self, folder: Path) -> None:
        self.sent: list[str] = []
        host = self

        class Handler(SimpleHTTPRequestHandler):
            def log_request(self, code: Any = "-", size: Any = "-") -> None:
                host.sent.append(self.path)

        self._server = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(Handler, directory=str(folder))
        )
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Cut the line."""
        self._server.shutdown()
        self._server.server_close()


def site_is_built() -> None:
    """Fail with a sentence if it is not."""
    if not can_build():
        pytest.fail("The page that plays without a server is not built: `make site` builds it.")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a site somewhere in it."""
    site_is_built()
    public = tmp_path_factory.mktemp("public")
    write_site(public / "some" / "where", "https://tables.example.org")
    return public


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    """A host of static files."""
    opened = Host(folder)
    yield opened
    opened.stop()


@contextmanager
def visiting(browser: Browser, host: Host) -> Iterator[Person]:
    """Somebody who has opened the site, in words, and met no error."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", accept_downloads=True)
    if AXE.is_file():
        context.add_init_script(path=AXE)
    one = Person(context, f"{host.address}/some/where")
    one.in_words()
    one.go()
    yield one
    assert one.problems == []
    assert one.missing_words() == []
    context.close()


@pytest.fixture
def anna(browser: Browser, host: Host) -> Iterator[Person]:
    with visiting(browser, host) as one:
        yield one


@pytest.fixture(scope="module")
def one_who_stays(browser: Browser, folder: Path) -> Iterator[Person]:
    """Python takes seconds to start in a page, and need not start for every look at it."""
    opened = Host(folder)
    with visiting(browser, opened) as one:
        yield one
    opened.stop()


@pytest.fixture
def boris(one_who_stays: Person) -> Person:
    """Somebody at the front page."""
    one_who_stays.go("/#/")
    front(one_who_stays.page)
    return one_who_stays


def front(page: Page) -> None:
    """Wait for the front page."""
    expect(page.get_by_role("button", name="Play now").first).to_be_visible(timeout=120_000)


def all_kept(page: Page, site: Path) -> None:
    """Wait until the browser has kept every file."""
    files = [path for path in site.rglob("*") if path.is_file()]
    expected = len(files) - 1  # the service worker does not keep itself
    for _ in range(600):  # `wait_for_function` does not wait for what an async function finds
        if page.evaluate(_KEPT) == expected:
            return
        page.wait_for_timeout(200)
    raise AssertionError("The browser does not keep the site.")


def accessible(page: Page) -> None:
    """Axe finds nothing on the screen as it stands."""
    if not AXE.is_file():
        missing("no axe: `npm ci` in web/ installs it")
    assert findings(page) == []


def sit_down(page: Page, game: str) -> None:
    """Against Nina, who moves at once."""
    page.goto(page.url.partition("#")[0] + f"#/new/{game}")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator(".seats select").nth(1).select_option("bot newcomer nina")
    page.get_by_role("heading", name="How long bots think").click()
    page.get_by_role("radio", name="Not at all").check(force=True)
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(".moves button, .ending").first).to_be_visible()


def test_all_games_are_played_without_a_network_and_by_keys_on_screens_that_suit_everyone(
    anna: Person, host: Host, folder: Path
) -> None:
    page = anna.page
    front(page)
    all_kept(page, folder / "some" / "where")
    fetched = len(host.sent)
    host.stop()
    page.reload()
    front(page)
    for game in GAMES:
        sit_down(page, game)
        if game == GAMES[0]:
            page.locator(".moves button").first.click()
            page.reload()  # in the middle of everything
        assert play_in_words(page) > 0
        check_record(saved_record(page))
    play_by_keys_on_screens_that_suit_everyone(page)
    check_record(saved_record(page))
    page.get_by_role("button", name="Replay").press("Enter")
    expect(page.get_by_role("slider").first).to_be_visible()
    accessible(page)
    assert len(host.sent) == fetched


def play_by_keys_on_screens_that_suit_everyone(page: Page) -> None:
    page.goto(page.url.partition("#")[0] + "#/")
    front(page)
    accessible(page)
    page.get_by_role("link", name="More choices (Kosmopolis)").press("Enter")
    expect(page.get_by_role("button", name="Start playing")).to_be_visible()
    accessible(page)
    sit_down(page, "kosmopolis")
    accessible(page)
    assert play_in_words(page, by_keys=True) > 0
    accessible(page)


def saved_record(page: Page) -> str:
    """The record of the match that is over."""
    with page.expect_download() as saved:
        page.locator("a[download$='.trip']").click()
    return Path(saved.value.path()).read_text("utf-8")


def check_record(text: str) -> None:
    """It is what a server would have written, byte for byte, by the moves its bot would choose."""
    told = record.parse(text)
    assert told.proof is not None
    check_proof(dict(told.proof), told)
    match = replay(told)
    match.names = list(told.names)
    assert record.write(replace(record.parse(match.record()), proof=told.proof)) == text
    for number, played in enumerate(match.played):
        if played.seat == 1:
            assert played.text in choices(match, number, str(told.proof["seed"]))


def choices(match: Match, number: int, seed: str) -> set[str]:
    """What the bot in seat 1 would choose here; others may answer first while it thinks."""
    game, found = match.game, set()
    while True:
        before = match.played[number].before
        decision = seed_of_decision(seed, number, 1)
        chosen = thinking.choose(game.name, before.tobytes(), 1, "nina", decision)
        found.add(game.write_move(before, 1, chosen))
        number -= 1
        if number < 0 or match.played[number].seat == 1:
            return found
        if not game.must_act(match.played[number].before) >> 1 & 1:
            return found


def test_everything_that_is_fetched_is_small(folder: Path) -> None:
    files = [path for path in (folder / "some" / "where").rglob("*") if path.is_file()]
    packed = {path.name: len(gzip.compress(path.read_bytes())) for path in files}
    assert sum(packed.values()) < _MOST_BYTES, packed


def test_a_browser_that_stores_nothing_says_so_and_plays_on(browser: Browser, host: Host) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    one = Person(context, f"{host.address}/some/where")
    one.in_words()
    full = {"origin": host.address, "quotaSize": 1}
    context.new_cdp_session(one.page).send("Storage.overrideQuotaForOrigin", full)
    front(one.go())
    expect(one.page.get_by_text("cannot save your games")).to_be_visible()
    sit_down(one.page, "kosmopolis")
    one.page.locator(".moves button").first.click()
    expect(one.page.locator(".moves button").first).to_be_visible()
    context.close()


def test_what_needs_other_devices_leads_to_the_server_the_site_was_built_with(
    boris: Person,
) -> None:
    invite = boris.page.get_by_role("link", name="Invite friends (Splendor)")
    expect(invite).to_have_attribute("href", "https://tables.example.org/new/splendor?with=friends")
    expect(boris.page.get_by_role("link", name="tables.example.org")).to_be_visible()


def test_a_lesson_is_told_and_played_without_a_server(boris: Person) -> None:
    boris.page.get_by_role("link", name="New here? Learn it in five minutes (Splendor)").click()
    expect(boris.page.locator(".speech h1")).to_contain_text("You are a jeweller")
    boris.page.get_by_role("button", name="Go on").press("Enter")
    expect(boris.page.locator(".looked")).to_contain_text("Look at: the white gems")
    accessible(boris.page)
    boris.page.locator(".moves button", has_text="red").first.press("Enter")
    expect(boris.page.locator(".speech h1")).to_contain_text("Three different ones, exactly!")
    boris.page.locator(".language select").select_option("cs")
    expect(boris.page.locator(".speech h1")).to_contain_text("tři drahokamy")
    boris.page.locator(".language select").select_option("en")
    expect(boris.page.locator("html")).to_have_attribute("lang", "en")


def test_a_second_tab_waits_for_the_first(boris: Person) -> None:
    second = boris.context.new_page()
    second.goto(boris.page.url)
    expect(second.get_by_text("open in another tab")).to_be_visible()
    accessible(second)
    boris.page.close()
    front(second)
    boris.page = second


def test_examples_of_the_documentation_run_in_the_page(
    browser: Browser, host: Host, folder: Path
) -> None:
    docs = folder / "some" / "where" / "docs"
    docs.mkdir()
    shutil.copy(ROOT / "docs" / "run.js", docs)
    (docs / "index.html").write_text(EXAMPLES, "utf-8")
    context = browser.new_context()
    one = Person(context, f"{host.address}/some/where/docs")
    page = one.go()
    expect(page.get_by_role("button", name="Run")).to_have_count(2)
    page.get_by_role("button", name="Run").first.click()
    expect(page.locator(".printed").first).to_have_text("Done.")
    page.get_by_role("button", name="Run").last.click()
    expect(page.locator(".printed").last).to_have_text("[0]")
    assert one.problems == []
    context.close()
    shutil.rmtree(docs)
