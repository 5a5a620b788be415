"""The way to a table: at once, with friends, at one device, as a spectator."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Person

Arrive = Callable[..., Person]


@pytest.mark.parametrize("game", ["Kosmopolis", "Splendor", "Comparity"])
def test_a_newcomer_is_asked_for_a_first_move_after_one_click(person: Arrive, game: str) -> None:
    anna = person()
    page = anna.go()
    page.get_by_role("button", name=f"Play now ({game})").click()
    expect(page.locator(".prompt.mine h1")).to_be_visible()
    expect(page.locator("main .can").first).to_be_visible()


def test_a_friend_opens_the_link_types_a_name_and_sits_down(person: Arrive) -> None:
    anna, boris = person(), person()
    page = anna.go()
    page.get_by_role("link", name="Invite friends (Kosmopolis)").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Get the link").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    link = page.get_by_role("textbox", name="Invite link").input_value()

    guest = boris.page
    guest.goto(link)
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    for seen in (page, guest):
        expect(seen.locator(".prompt h1")).to_have_text("Choose two cards to keep.")
        expect(seen.get_by_role("list", name="Players")).to_contain_text("Boris")

    # They talk.
    for seen in (page, guest):
        seen.get_by_role("button", name="Chat").click()
    page.get_by_label("Write a message").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(guest.get_by_role("log")).to_contain_text("Good luck!")

    # Anna goes away and comes back to the same table.
    anna.go()
    expect(page.get_by_role("heading", name="Your unfinished games")).to_be_visible()
    page.locator("a.card", has_text="Boris").click()
    expect(page.locator(".prompt.mine h1")).to_be_visible()


def test_an_undo_that_needs_consent_asks_the_others(person: Arrive) -> None:
    anna, boris = person(), person()
    for one in (anna, boris):
        one.in_words()
    table = anna.set_up("splendor", {"kind": "open"})
    invite = anna.ask("GET", f"/tables/{table}")["invite"]
    page, guest = anna.go(f"/table/{table}"), boris.page
    guest.goto(anna.address + invite)
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".prompt h1")).to_be_visible()

    # Whoever begins reserves a card: that turns a new one up, and the other learns something.
    expect(page.locator(".prompt.mine").or_(page.locator(".prompt:not(.mine)"))).to_be_visible()
    first, other = (page, guest) if page.locator(".prompt.mine").is_visible() else (guest, page)
    first.locator(".moves button", has_text="Reserve").first.click()
    expect(other.locator(".prompt.mine")).to_be_visible()
    first.get_by_role("button", name="Undo").click()
    expect(first.locator(".banners")).to_contain_text("The others are answering")
    question = other.get_by_role("alertdialog")
    expect(question).to_contain_text("would like to take a move back")
    question.get_by_role("button", name="Yes").click()
    expect(first.locator(".prompt.mine")).to_be_visible()
    expect(other.locator(".prompt.mine")).to_have_count(0)


def test_a_spectator_sees_the_table_and_nobodys_hand(person: Arrive) -> None:
    anna, eva = person(), person()
    eva.in_words()
    table = anna.set_up("kosmopolis", {"kind": "bot", "level": "newcomer"}, visibility="public")
    anna.go(f"/table/{table}")
    page = eva.go()
    lists = page.get_by_role("link", name=re.compile("Kosmopolis.*being played"))
    lists.first.click()
    expect(page.locator(".prompt h1")).to_contain_text("choosing cards to keep")
    expect(page.locator(".moves button")).to_have_count(0)
    hidden = page.locator(".areas", has_text="Pack: 6 cards, face down")
    expect(hidden).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(anna.page.get_by_text("1 spectator")).to_be_visible()


def test_several_people_at_one_device_have_a_curtain_between_them(person: Arrive) -> None:
    anna = person()
    page = anna.go("/new/kosmopolis?with=device")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Name of player 2").fill("Boris")
    with page.expect_response(re.compile(r"/api/tables/\w+\?seat=")) as fetched:
        page.get_by_role("button", name="Start playing").click()
        expect(page.get_by_role("heading", name="Pass the device to Anna")).to_be_visible()
    # Before anybody said who holds the device, nobody's cards were even fetched.
    assert all(seat["pack"] is None for seat in fetched.value.json()["play"]["view"]["seats"])

    page.get_by_role("button", name="I am Anna").click()
    page.get_by_role("button", name="Words").click()
    page.locator(".moves button").first.click()
    expect(page.get_by_role("heading", name="Pass the device to Boris")).to_be_visible()
    expect(page.locator(".spoken")).to_have_count(0)
    page.get_by_role("button", name="I am Boris").click()
    expect(page.locator(".prompt.mine h1")).to_have_text("Choose two cards to keep.")
    # A reload comes back to whoever holds the device.
    page.reload()
    expect(page.locator(".prompt.mine h1")).to_have_text("Choose two cards to keep.")
    expect(page.locator(".areas section").nth(1)).to_contain_text("Boris")


def test_every_option_is_explained_and_what_is_chosen_is_played(person: Arrive) -> None:
    anna = person()
    for game in ("comparity", "lanterns", "kosmopolis"):
        page = anna.go(f"/new/{game}")
        expect(page.get_by_role("button", name="Start playing")).to_be_visible()
    page.get_by_role("group", name="Edition").get_by_role("radio", name="Polish").check()
    page.get_by_role("heading", name="House rules").click()
    bonus = page.get_by_role("group", name="Bonus rule")
    expect(bonus.get_by_role("radio", name="Closest, less gold paid")).to_be_checked()
    page.goto(f"{anna.address}/new/splendor")
    page.get_by_role("checkbox", name="Strongholds").check()
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(".prompt h1")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("#drawer dl")).to_contain_text("Strongholds")


def test_an_address_without_a_table_says_so(person: Arrive) -> None:
    page = person().go("/table/nowhere")
    expect(page.get_by_role("link", name="To the games")).to_be_visible()


def test_unfinished_games_come_first_and_say_whose_turn_it_is(person: Arrive) -> None:
    anna, boris = person(), person()
    table = anna.set_up("splendor", {"kind": "open"})
    boris.join(table, anna, "Boris")
    anna.ask("PATCH", "/me", {"name": "Anna"})
    start = anna.ask("GET", f"/tables/{table}")["play"]["awaited"][0]
    due, other = (anna, boris) if start == 0 else (boris, anna)
    for one, says in ((due, "your turn"), (other, "to move")):
        page = one.go()
        game = page.locator("section", has_text="Your unfinished games").locator("a.card")
        expect(game).to_contain_text(says)
        cover = page.locator(".cover").first.bounding_box()
        place = game.bounding_box()
        assert place is not None
        assert cover is not None
        assert place["y"] + place["height"] < cover["y"]


def test_rulings_for_a_house_are_folded_away(person: Arrive) -> None:
    page = person().go("/new/splendor")
    expect(page.get_by_role("checkbox", name="Strongholds")).to_be_visible()
    ruling = page.get_by_role("group", name="Price in cards")
    expect(ruling).to_be_hidden()
    page.get_by_role("heading", name="House rules").click()
    expect(ruling).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "edition", "told"),
    [
        ("pl-PL", "pl", "Wydanie: Polskie"),
        ("cs-CZ", "cs", "Vydání: České"),
        ("ru-RU", "ru", "Издание: Русское"),
        ("en-GB", "ru", "Edition: Russian"),
    ],
)
def test_the_edition_follows_the_language_and_the_rules_describe_it_first(
    person: Arrive, locale: str, edition: str, told: str
) -> None:
    anna = person(locale=locale)
    page = anna.go()
    expect(page.locator(".game .facts").first).to_contain_text(told)
    page.locator(".game button").first.click()
    expect(page.locator(".prompt h1")).to_be_visible()
    table = anna.ask("GET", "/tables/" + page.url.rpartition("/")[2])
    assert table["options"]["edition"] == edition
    page.locator("#tab-rules").click()
    rules = page.locator(".rules")
    expect(rules.locator("strong").first).to_have_text(told)
    choices = page.locator("#rules-bonus ~ ul").first.locator("li").first
    names = {"ru": "ussian|усск", "pl": "olish|olskie", "cs": "zech|české"}
    expect(choices).to_contain_text(re.compile(names[edition]))


def test_the_lobby_shows_one_game_alone_and_goes_on_page_by_page(person: Arrive) -> None:
    anna, eva = person(), person()
    open_seat = {"kind": "open"}
    for game in ("kosmopolis", "lanterns"):
        anna.set_up(game, open_seat, visibility="public")
    page = eva.go()
    lobby = page.get_by_role("region", name="Public tables")
    expect(
        lobby.get_by_role("link", name=re.compile("Kosmopolis.*free seat")).first
    ).to_be_visible()
    lobby.get_by_role("radio", name="Lanterns").check()
    expect(lobby.get_by_role("link", name=re.compile("Kosmopolis"))).to_have_count(0)
    expect(lobby.get_by_role("link", name=re.compile("Lanterns")).first).to_be_visible()

    # A long list comes in parts.
    def part(route: Route) -> None:
        told = route.fetch().json()
        goes_on = "page=0" in route.request.url
        route.fulfill(json={**told, "more": {**told["more"], "open": goes_on}})

    page.route("**/api/tables?*", part)
    lobby.get_by_role("radio", name="All games").check()
    with page.expect_request(re.compile("page=1")):
        lobby.get_by_role("button", name="Show more").click()
    expect(lobby.get_by_role("button", name="Show more")).to_have_count(0)
    page.unroute_all(behavior="wait")
