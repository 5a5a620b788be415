"""How light the browser table is and how quickly it shows a move.

    python benchmarks/page.py

A real server and a real browser on this machine. The weight is the compressed download on a first
visit, to the front page and on to a table. The time is from the moment the browser hears of a move
(from the answer or the event, whichever comes first) to the first frame that shows some of it.
"""

from __future__ import annotations

import secrets
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import Running
from tests.web.test_weight import weigh

GAMES = ("kosmopolis", "splendor", "comparity")
MOVES = 20

# Notes when the browser hears of a move, and when the table has changed and is about to be drawn.
WATCH = """
window.heard = 0; window.shown = [];
const hear = () => { window.heard ||= performance.now(); };
const plain = window.fetch;
window.fetch = async (...asked) => {
  const answer = await plain(...asked);
  if (String(asked[0]?.url ?? asked[0]).endsWith('/moves')) hear();
  return answer;
};
const Plain = window.EventSource;
window.EventSource = class extends Plain {
  constructor(...given) { super(...given); this.addEventListener('play', hear); }
};
new MutationObserver(() => {
  if (!window.heard) return;
  const heard = window.heard;
  window.heard = 0;
  requestAnimationFrame(() => window.shown.push(performance.now() - heard));
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def ask(page: Page, address: str, method: str, path: str, body: Any = None) -> Any:
    """Call the API as the person who uses the page."""
    key = {"Idempotency-Key": secrets.token_hex(8)}
    answer = page.context.request.fetch(
        f"{address}/api{path}", method=method, data=body, headers=key
    )
    return answer.json()


def measure(browser: Browser, address: str, game: str) -> None:
    """Measure one game: opening its table, and some moves there."""
    page = browser.new_context(locale="en-GB").new_page()
    page.add_init_script(WATCH)
    page.add_init_script("localStorage.setItem('table', 'words')")
    loaded = weigh(page)
    page.goto(address)
    page.get_by_role("button", name="Play now").first.wait_for()
    front = sum(loaded)
    company = [{"kind": "me"}, {"kind": "bot", "level": "newcomer"}]
    wanted = {"game": game, "players": 2, "seats": company, "pace_ms": 0}
    table = ask(page, address, "POST", "/tables", wanted)["id"]
    ask(page, address, "POST", f"/tables/{table}/nonce", {"nonce": secrets.token_hex(8)})
    page.goto(f"{address}/table/{table}")
    for _ in range(MOVES):
        move = page.locator(".moves button").first
        move.or_(page.locator(".ending")).first.wait_for()
        if page.locator(".ending").is_visible():
            break
        move.click()
        page.wait_for_timeout(150)
    shown = page.evaluate("shown")
    print(
        f"{game:12} front page {front / 1000:5.0f} kB, with a table {sum(loaded) / 1000:5.0f} kB; "
        f"{len(shown)} changes shown after {statistics.median(shown):.0f} ms, "
        f"at most {max(shown):.0f} ms"
    )
    page.context.close()


def browser_path() -> str:
    """The browser of this machine."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        sys.exit("No browser here: install chromium.")
    return found


def main() -> None:
    """Measure all games and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Running(Path(folder) / "log", "serve", "--data", folder, "--unlimited")
        try:
            server.wait_until_up()
            browser = play.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
            for game in GAMES:
                measure(browser, server.address, game)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
