"""Opponents with a name and a face."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import Person, finish
from tests.web.test_access import flaws

Arrive = Callable[..., Person]


def bots(*names: str) -> list[dict[str, str]]:
    return [{"kind": "bot", "character": name} for name in names]


def test_opponents_have_names_in_the_language_and_portraits_that_differ(person: Arrive) -> None:
    anna = person(locale="ru-RU", viewport={"width": 360, "height": 740})
    page = anna.go(f"/table/{anna.set_up('kosmopolis', *bots('nina', 'oskar', 'olga'))}")
    people = page.get_by_role("list", name="Игроки").locator("li")
    for place, name in enumerate(("Нина", "Оскар", "Ольга"), 1):
        expect(people.nth(place)).to_contain_text(name)
    faces = [people.nth(place).locator("svg g").first.inner_html() for place in (1, 2, 3)]
    assert len(set(faces)) == 3
    page.get_by_role("button", name="Настройки").click()
    expect(page.get_by_role("list", name="Ваши соперники")).to_contain_text("Строю мосты.")


def test_a_remark_is_silenced_by_one_click_and_stays_so(person: Arrive) -> None:
    anna = person(viewport={"width": 360, "height": 740})
    table = anna.set_up("lanterns", *bots("nina"))
    page = anna.go(f"/table/{table}")
    expect(page.locator(".prompt h1")).to_be_visible()
    finish(anna, table)
    expect(page.locator(".remark")).to_contain_text("Nina")
    silence = page.get_by_role("button", name="Silence the opponents")
    silence.focus()  # a remark goes by itself, but not from under somebody's hands
    assert flaws(page) == []
    silence.click()
    expect(page.locator(".remark")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name="Opponents’ remarks")
    expect(group.get_by_role("radio", name="Off")).to_be_checked()
