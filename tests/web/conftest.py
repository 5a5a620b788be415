"""A real server, a real browser, and the people who sit before it."""

from __future__ import annotations

import hashlib
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import tripolis
from tests.missing import missing
from tests.wasm import code_of
from tripolis.engine.game import find_game

ROOT = Path(__file__).parents[2]
BUILT = Path(tripolis.__file__).parent / "server" / "page" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# What a browser need not do here. Its address bar is two pages in every window, which take as long
# as ours to load. Chromium heeds only the last such list, so this one repeats Playwright's.
WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)

NONCE = "0123456789abcdef"
"""What people add to a deal here: always the same, so that a test is always dealt the same."""

expect.set_options(timeout=60_000)


@pytest.fixture(scope="package")
def page_built() -> None:
    if BUILT.is_file():
        return
    npm = shutil.which("npm")
    if npm is None:
        pytest.fail("The page is not built: `make page` builds it.")
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=ROOT / "web", check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="package")
def lanterns_built() -> None:
    """The example game has its module, as the three have theirs: a server that had to compile its
    rules would keep those waiting who ask for a hint or an analysis."""
    if os.environ.get("TRIPOLIS_TEST_RULES") == "numba":
        code_of(find_game("lanterns"))


@pytest.fixture(scope="package")
def server(
    page_built: None, lanterns_built: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of a server with an empty store."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[str]:
    """A server that keeps its store in a folder; yields its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.web.serve", "--port", str(port), "--unlimited"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--data", str(folder / "data")],
            cwd=ROOT,
            env={**os.environ, "TRIPOLIS_LANGUAGE": "en", **environment},
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        address = f"http://127.0.0.1:{port}"
        try:
            _wait_for(address, process, folder / "log")
            yield address
        finally:
            process.terminate()
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                # A very busy machine: the server and the bots it started have nothing left to save.
                os.killpg(process.pid, signal.SIGKILL)


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(600):
        if process.poll() is not None:
            pytest.fail(f"The server ended: {log.read_text()}")
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1)
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    pytest.fail(f"The server does not answer: {log.read_text()}")


@pytest.fixture(scope="package")  # while it runs, no other test can have an event loop
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        missing(f"no browser: install one of {', '.join(BROWSERS)}")
    with sync_playwright() as play:
        arguments = [f"--disable-features={','.join(WITHOUT)}"]
        if os.geteuid() == 0:
            # A browser of root, as in a container, has no sandbox.
            arguments.append("--no-sandbox")
        yield play.chromium.launch(executable_path=path, args=arguments)


class Person:
    """Somebody with a browser of their own, who notices everything that goes wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(60_000)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._heed)

    def _heed(self, message: Any) -> None:
        # A browser writes every refused or broken request to its console: those are in the tests.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.problems.append(message.text)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the API as this person."""
        answer = self.context.request.fetch(
            f"{self.address}/api{path}",
            method=method,
            data=body,
            headers={"Idempotency-Key": secrets.token_hex(8)},
            timeout=120_000,
        )
        assert answer.ok, answer.text()
        return answer.json()

    def set_up(self, game: str, *seats: dict[str, str], **wishes: Any) -> str:
        """A table where this person sits first, ready to go to; says its id."""
        self.ask("GET", "/me")
        company = [{"kind": "me"}, *(seats or ({"kind": "bot", "level": "newcomer"},))]
        table = self.ask(
            "POST",
            "/tables",
            {
                "game": game,
                "players": len(company),
                "seats": company,
                "visibility": "link",
                "pace_ms": 0,
                "options": {},
                **wishes,
            },
        )
        self.ask("POST", f"/tables/{table['id']}/nonce", {"nonce": NONCE})
        return str(table["id"])

    def join(self, table: str, host: Person, name: str) -> None:
        """Sit down at somebody's table."""
        self.ask("GET", "/me")
        self.ask("PATCH", "/me", {"name": name})
        invite = host.ask("GET", f"/tables/{table}")["invite"].rpartition("=")[2]
        self.ask("POST", f"/tables/{table}/sit", {"invite": invite})
        self.ask("POST", f"/tables/{table}/nonce", {"nonce": NONCE})

    def play_any(self, table: str, chance: random.Random | None = None) -> bool:
        """Make a move without the page, if one is asked for."""
        return self._play_any(self.ask("GET", f"/tables/{table}"), chance)

    def _play_any(self, shown: dict[str, Any], chance: random.Random | None) -> bool:
        table, play = shown["id"], shown["play"]
        if play["seat"] not in play["awaited"]:
            return False
        move = (chance or random.Random(0)).choice(play["legal"])["text"]
        wanted = {"seat": play["seat"], "move": move, "seq": shown["seq"]}
        self.ask("POST", f"/tables/{table}/moves", wanted)
        return True

    def play_on(self, table: str, most: int) -> None:
        """Make so many moves against bots without the page, or fewer if that is the end."""
        chance, made = random.Random(0), 0
        while made < most and (shown := self.ask("GET", f"/tables/{table}"))["status"] != "over":
            if self._play_any(shown, chance):
                made += 1
            else:
                time.sleep(0.02)

    def missing_words(self) -> list[str]:
        """Keys without a message."""
        found: list[str] = self.page.evaluate("[...window.missingWords]")
        return found

    def in_words(self) -> None:
        """Take the table in words instead of the board, from the first page on."""
        self.context.add_init_script("localStorage.setItem('table', 'words')")


@pytest.fixture
def person(
    browser: Browser, server: str, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Person]]:
    """Makes people. At the end none of them may have met an error or a missing word."""
    people: list[Person] = []
    test = {"Test": hashlib.sha256(request.node.nodeid.encode()).hexdigest()}

    def arrive(**manners: Any) -> Person:
        manners = {"locale": "en-GB", "reduced_motion": "reduce", **manners}
        manners["extra_http_headers"] = test
        # Explanations come and go with what happens: the tests of first games turn them on.
        context = browser.new_context(**manners)
        context.add_init_script("localStorage.help ??= 'off'")
        people.append(Person(context, server))
        return people[-1]

    yield arrive
    for one in people:
        assert one.problems == []
        if one.page.url.startswith(server):
            assert one.missing_words() == []
        one.context.close()


def finish(person: Person, table: str) -> None:
    """Play a match against bots to its end without the page."""
    person.play_on(table, 100_000)


def play_in_words(page: Page, most: int = 400, by_keys: bool = False) -> int:
    """Play the first move offered until the match is over; says how many moves that took."""
    for played in range(most):
        move = page.locator(".moves button").first
        expect(move.or_(page.locator(".ending")).first).to_be_visible()
        if page.locator(".ending").is_visible():
            return played
        if by_keys:
            move.press("Enter")
        else:
            move.click()
    raise AssertionError("The match does not end.")
