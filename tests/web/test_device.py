"""On a person's own device: sounds, an installed page, no connection."""

from __future__ import annotations

import struct
from collections.abc import Callable
from urllib.parse import urljoin

from playwright.sync_api import expect

from tests.web.conftest import Person

Arrive = Callable[..., Person]

# Notes the pitch of every tone that is struck.
LISTEN = """
window.struck = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.struck.push(this.frequency.value);
  start.apply(this, when);
};
"""

# Waits until the worker keeps the page and its words for later.
KEPT = """async () => {
  const words = `/api/words/${document.documentElement.lang}`;
  for (let idle = 0; idle < 1000; idle++) {
    if (await caches.match('/') && await caches.match(words)) return;
    await new Promise((go) => setTimeout(go, 20));
  }
  throw Error('The page is not kept.');
}"""


def test_moves_are_heard_from_the_first_click_until_the_volume_is_nothing(person: Arrive) -> None:
    anna = person()
    anna.in_words()
    anna.context.add_init_script(LISTEN)
    page = anna.go(f"/table/{anna.set_up('kosmopolis')}")
    expect(page.locator(".moves button").first).to_be_visible()
    assert page.evaluate("struck") == []
    page.locator(".moves button").first.click()
    page.wait_for_function("() => struck.length > 0")

    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sound").fill("0")
    page.get_by_role("button", name="Settings").click()
    expect(page.locator(".moves button").first).to_be_visible()
    page.evaluate("struck.length = 0")
    before = page.locator(".areas").inner_text()
    page.locator(".moves button").first.click()
    expect(page.locator(".areas")).not_to_have_text(before, use_inner_text=True)
    assert page.evaluate("struck") == []


def test_the_page_can_be_installed(person: Arrive) -> None:
    anna = person()
    page = anna.go()
    address = urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href"))
    manifest = anna.context.request.get(address).json()
    assert manifest["name"]
    assert urljoin(address, manifest["start_url"]) == f"{anna.address}/"
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = anna.context.request.get(urljoin(address, icon["src"]))
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    # Chromium itself has nothing against it.
    protocol = anna.context.new_cdp_session(page)
    problems = protocol.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []


def test_without_a_connection_the_page_says_so_in_its_language(person: Arrive) -> None:
    anna = person(locale="ru-RU")
    page = anna.go()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.evaluate(KEPT)
    anna.context.set_offline(True)
    page.reload()
    expect(page.locator("main")).to_contain_text("Стол сейчас недоступен.")
    anna.context.set_offline(False)
    page.get_by_role("button", name="Ещё раз").click()
    expect(page.locator(".game").first).to_be_visible()
