"""Kosmopolis at its own table: by what glows, and by the keys alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Person

Arrive = Callable[..., Person]

# Clicks what glows until the match is over: the end of a choice first, and to the capital, where
# cards act. Whatever a finger would not reach, and any moment without four limits, is written down.
PLAYER = """async () => {
  const wishes = ['.next', '.keep', '.paying .main', '.capital', '.choice', '.hand-card'];
  const seen = { clicked: new Set(), covered: [], limits: new Set() };
  for (let idle = 0; idle < 3000; idle++) {
    if (document.querySelector('.ending'))
      return { clicked: [...seen.clicked], covered: seen.covered, limits: [...seen.limits] };
    const found = wishes.map((wish) => [wish, [...document.querySelectorAll(`.dock ${wish}.can`)]]);
    const [wish, things] = found.find(([, things]) => things.length) ?? ['', []];
    const thing = things[Math.floor(Math.random() * things.length)];
    if (thing) {
      idle = 0;
      thing.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!thing.contains(there) && !there?.closest('.notice'))
        seen.covered.push(`${wish} by ${there?.className}`);
      seen.clicked.add(wish);
      seen.limits.add(document.querySelectorAll('.district [data-limit]').length);
      thing.click();
    }
    await new Promise((go) => setTimeout(go, 8));
  }
  throw Error(`Nothing glows: ${document.querySelector('.prompt')?.innerText}`);
}"""

# The key a player presses next: to the board, to what glows, to do it; none once all is over.
NEXT_KEY = """async () => {
  for (let idle = 0; idle < 3000; idle++) {
    if (document.querySelector('.ending')) return null;
    const at = document.activeElement;
    if (document.querySelector('.kosmopolis .can'))
      return !at.closest('.kosmopolis') ? 'Tab' : at.matches('.can') ? 'Enter' : 'Home';
    await new Promise((go) => setTimeout(go, 8));
  }
  throw Error(`Nothing glows: ${document.querySelector('.prompt')?.innerText}`);
}"""


def sit_down(anna: Person, **options: str) -> Page:
    page = anna.go(f"/table/{anna.set_up('kosmopolis', options=options)}")
    expect(page.get_by_role("region", name="Agent")).to_be_visible()
    return page


def test_a_whole_game_by_clicking_what_glows(person: Arrive) -> None:
    page = sit_down(person(viewport={"width": 360, "height": 740}))
    page.set_default_timeout(60_000)
    seen = page.evaluate(PLAYER)
    assert seen["covered"] == []
    assert seen["limits"] == [4]
    assert {".keep", ".capital", ".hand-card"} <= set(seen["clicked"])
    expect(page.locator(".ending")).to_contain_text("City:")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_game_by_the_keys_alone(person: Arrive) -> None:
    page = sit_down(person(), gold_order="simultaneous")
    page.set_default_timeout(60_000)
    pressed = 0
    while key := page.evaluate(NEXT_KEY):
        page.keyboard.press(key)
        pressed += 1
        assert pressed < 1_000, f"The match does not end; the next key would be {key}."
    expect(page.locator(".ending")).to_be_visible()


def test_the_second_card_of_a_draft_leads_the_keys_to_the_button(person: Arrive) -> None:
    page = sit_down(person())
    while page.evaluate(NEXT_KEY) == "Tab":
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Keep these two")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Kept cards")).to_be_visible()


def test_the_city_is_a_night_also_by_daylight(person: Arrive) -> None:
    page = sit_down(person(color_scheme="light"))
    shades = """element => getComputedStyle(element, '::before').backgroundImage
        .match(/rgb\\([^)]*\\)|color\\(srgb [^)]*\\)/g).map((colour) => {
            const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
            const whole = colour.startsWith('rgb') ? 255 : 1;
            return parts.reduce((sum, part) => sum + part / whole, 0) / 3;
        })"""
    found = page.locator(".district .sky").first.evaluate(shades)
    assert max(found) < 0.4, "The sky is bright."


def test_a_draft_is_assembled_by_keys_outlives_a_reload_and_may_be_changed(person: Arrive) -> None:
    page = sit_down(person())
    cards = page.locator(".hand-card")
    slots = page.locator(".slot.full")
    while page.evaluate(NEXT_KEY) == "Tab":
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")

    page.reload()
    expect(slots).to_have_count(1)
    expect(page.get_by_role("button", name="Choose one more card")).to_be_disabled()
    page.get_by_role("button", name="Put back").click()
    expect(slots).to_have_count(0)

    cards.first.click()
    cards.nth(2).drag_to(page.locator("[data-drop=keep]"))
    expect(slots).to_have_count(2)
    page.get_by_role("button", name="Keep these two").click()
    expect(page.get_by_text("Kept cards")).to_be_visible()
