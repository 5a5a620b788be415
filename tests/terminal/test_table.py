"""The terminal table, used as a person would: by its keys, looking at the screen."""

import html
import io
import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import tripolis
from tripolis.engine.match import Match
from tripolis.engine.viewer import EVERYTHING, SPECTATOR
from tripolis.players.hints import Hint
from tripolis.players.levels import find_mind
from tripolis.terminal.table import Seating, picture
from tripolis.terminal.table.curtain import Curtain
from tripolis.terminal.table.dialogs import Help, Question
from tripolis.terminal.table.ending import Ending
from tripolis.terminal.table.entry import Entry
from tripolis.terminal.table.foretold import foretell
from tripolis.terminal.table.playing import PlayApp, PlayScreen, farewell
from tripolis.terminal.table.replaying import ReplayApp
from tripolis.terminal.table.rulebook import Rulebook
from tripolis.terminal.table.show import Show
from tripolis.terminal.table.sitting import Sitting
from tripolis.words import LANGUAGES, Line, Seat, say

WIDE = (120, 40)
SMALL = (80, 24)
NEVER = 3600.0
"""The pace of bots that would rather not move."""

CARD = re.compile(r"\b[BPGY] ?[2-6]\b")


def table(
    path: Path,
    people: int = 1,
    bots: int = 1,
    pace: float = 0.0,
    language: str = "en",
    game: str = "kosmopolis",
    match: Match | None = None,
) -> PlayApp:
    """A table with Anna, Viktor… and as many bots."""
    names = ["Anna", "Viktor", "Maria"][:people]
    seats = [Seating(name, None) for name in names]
    seats += [Seating(f"Bot {number + 1}", find_mind("greedy")) for number in range(bots)]
    match = match or tripolis.new(game, players=len(seats), seed=5)
    return PlayApp(Sitting(match, seats, path), language, pace, curtain_rest=0.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.trip"


def text_of(app: App[None]) -> str:
    """What stands on the screen, line by line."""
    rows: dict[float, dict[float, str]] = {}
    piece = re.compile(r'<text [^>]*x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"[^>]*>(.*?)<')
    width = 1.0
    for x, y, length, content in piece.findall(app.export_screenshot()):
        text = html.unescape(content).replace("\xa0", " ")
        width = float(length) / len(text)
        rows.setdefault(float(y), {})[float(x)] = text
    lines = []
    for _, row in sorted(rows.items()):
        line = ""
        for x, text in sorted(row.items()):
            line = line.ljust(round(x / width)) + text
        lines.append(line)
    return "\n".join(lines)


async def until(pilot: Pilot[None], happened: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + 300  # rules that are compiled on their first use take a while
    while time.monotonic() < deadline:
        if happened():
            await pilot.pause()
            return
        await pilot.pause(0.01)
    raise AssertionError(f"in vain; the screen says:\n{text_of(pilot.app)}")


async def shown(pilot: Pilot[None], screen: type) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, screen))


async def enter(pilot: Pilot[None], text: str) -> None:
    """Type something and press Enter."""
    await pilot.press(*("space" if letter == " " else letter for letter in text), "enter")
    await pilot.pause()


async def asked(pilot: Pilot[None], seat: int) -> None:
    """Wait until the seat has the table before it and something to decide."""
    app = pilot.app
    assert isinstance(app, PlayApp)

    def is_asked() -> bool:
        screen = app.screen
        seated = isinstance(screen, PlayScreen) and screen.eyes == seat
        return seated and seat in app.sitting.match.awaited

    await until(pilot, is_asked)


# A whole match


async def test_one_person_plays_a_whole_match_against_bots_by_numbers(path: Path) -> None:
    app = table(path)
    match = app.sitting.match
    shows = 0
    async with app.run_test(size=WIDE) as pilot:
        while not match.over:
            await until(pilot, lambda: isinstance(app.screen, Show) or 0 in match.awaited)
            if isinstance(app.screen, Show):
                shows += 1
                await pilot.press("escape")
                await pilot.pause()
                continue
            await asked(pilot, 0)
            moves = len(match.legal(0))
            await enter(pilot, str(1 + len(match.played) % moves))
        await until(pilot, lambda: isinstance(app.screen, (Ending, Show)))
        if isinstance(app.screen, Show):
            await pilot.press("escape")
        await shown(pilot, Ending)
        result = match.result
        assert result is not None
        said = text_of(app)
        assert app.tell("result-winner", player=Seat(result.winners[0])) in said
        for points in result.scores:
            assert str(points) in said
        assert app.tell("result-saved", path="").strip() in said
    assert shows >= 3
    assert tripolis.load(path).over


async def test_bots_alone_play_to_the_end_while_one_watches(path: Path) -> None:
    match = finished_match(3)
    for _ in range(8):
        match.undo()
    app = table(path, people=0, bots=3, match=match)
    async with app.run_test(size=WIDE) as pilot:
        while not isinstance(app.screen, Ending):
            await until(pilot, lambda: isinstance(app.screen, (Show, Ending)))
            if isinstance(app.screen, Show):
                await pilot.press("escape")
                await pilot.pause()
        assert app.sitting.match.over


async def test_a_game_without_a_picture_is_played_all_the_same(path: Path) -> None:
    app = table(path, game="lanterns")
    match = app.sitting.match
    async with app.run_test(size=SMALL) as pilot:
        while not match.over:
            await until(pilot, lambda: isinstance(app.screen, (Show, Ending)) or 0 in match.awaited)
            if isinstance(app.screen, Show):
                await pilot.press("escape")
                await pilot.pause()
            elif not match.over:
                await asked(pilot, 0)
                assert match.legal(0)[0].text in text_of(app)
                await enter(pilot, "1")
        await until(pilot, lambda: isinstance(app.screen, (Ending, Show)))


async def test_after_the_match_the_same_table_plays_again_in_another_file(path: Path) -> None:
    match = finished_match(2)
    app = table(path, match=match)
    async with app.run_test(size=SMALL) as pilot:
        await shown(pilot, Ending)
        await pilot.press("enter")
        await asked(pilot, 0)
        assert app.sitting.match is not match
        assert app.sitting.match.played == () or len(app.sitting.match.played) == 1
        assert app.sitting.save_to == path.with_name("match-2.trip")
        await enter(pilot, "1")
    assert tripolis.load(path.with_name("match-2.trip")).moves
    assert tripolis.load(path).over


def finished_match(players: int, moves: int | None = None) -> Match:
    """A match played at random, to its end or up to some move."""
    match = tripolis.new("kosmopolis", players=players, seed=3)
    match.names = ["Anna", "Viktor", "Maria"][:players]
    choice = random.Random(1)
    while not match.over and (moves is None or len(match.played) < moves):
        seat = match.awaited[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match


# What is typed


async def test_wrong_input_says_why_and_loses_nothing(path: Path) -> None:
    app = table(path, pace=NEVER)
    match = app.sitting.match
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        missing = next(
            card
            for card in ("B2", "P2", "G2", "Y2", "B3", "P3", "G3")
            if card not in match.view(0)["seats"][0]["pack"]
        )
        wrong = ["dance", "99", f"draft {missing} {missing}", "B2 city"]
        for text in wrong:
            await enter(pilot, text)
            line = match.why_not(0, text)
            expected = (
                app.tell("no-such-number", number=99, count=len(match.legal(0)))
                if text == "99"
                else say(line, "en", app.names)
                if line
                else ""
            )
            assert expected
            assert one_line(expected) in one_line(text_of(app))
            assert app.screen.query_one(Entry).value == text
            assert not match.played
            app.screen.query_one(Entry).value = ""


def one_line(text: str) -> str:
    return " ".join(text.split())


async def test_a_move_can_be_typed_in_any_case_and_completed_with_tab(path: Path) -> None:
    app = table(path, pace=NEVER)
    match = app.sitting.match
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        entry = app.screen.query_one(Entry)
        await pilot.press("D", "tab")
        assert entry.value == "draft "[: len(entry.value)]
        await pilot.press("tab", "tab")
        texts = [move.text for move in match.legal(0)]
        assert entry.value in texts
        first = entry.value
        await pilot.press("tab")
        assert entry.value in texts
        assert entry.value != first
        entry.value = first.upper()
        await pilot.press("enter")
        await pilot.pause()
        assert match.moves == [(0, first)]


async def test_typing_narrows_the_list_of_moves_and_up_brings_entries_back(path: Path) -> None:
    app = table(path, pace=NEVER)
    match = app.sitting.match
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot, 0)
        texts = [move.text for move in match.legal(0)]
        card = texts[0].split()[1]
        await pilot.press(*card.lower())
        await pilot.pause()
        for text in texts:
            fits = card in text
            assert (text in one_line(text_of(app))) == fits
        app.screen.query_one(Entry).value = ""
        await enter(pilot, texts[2])
        await pilot.press("up")
        assert app.screen.query_one(Entry).value == texts[2]
        await pilot.press("down")
        assert app.screen.query_one(Entry).value == ""


async def test_a_click_on_a_move_makes_it(path: Path) -> None:
    app = table(path, pace=NEVER)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        await pilot.click("#choices", offset=(3, 1))
        await pilot.pause()
        assert len(app.sitting.match.played) == 1
        await pilot.click("#drawing")
        await pilot.press("2", "enter")
        await pilot.pause()
        assert len(app.sitting.match.played) == 2


async def test_a_key_pressed_once_too_often_does_not_open_the_curtain(path: Path) -> None:
    app = table(path, people=2, bots=0)
    app = PlayApp(app.sitting, "en", curtain_rest=NEVER)
    async with app.run_test(size=SMALL) as pilot:
        await shown(pilot, Curtain)
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, Curtain)


async def test_plus_and_minus_change_how_fast_bots_move(path: Path) -> None:
    app = table(path, pace=0.6)
    async with app.run_test(size=SMALL) as pilot:
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        await pilot.press("minus")
        assert screen.pace == 0.4
        await pilot.press("plus", "plus")
        assert screen.pace == 1.0
        assert screen.query_one(Entry).value == ""


# Hidden hands


async def test_between_two_people_the_curtain_hides_everything(path: Path) -> None:
    app = table(path, people=2, bots=0)
    match = app.sitting.match
    async with app.run_test(size=WIDE) as pilot:
        await shown(pilot, Curtain)
        assert "Anna" in text_of(app)
        assert not CARD.search(text_of(app))
        await pilot.press("enter")
        await asked(pilot, 0)
        pack = match.view(0)["seats"][0]["pack"]
        assert all(f"{card[0]} {card[1]}" in text_of(app) for card in pack)

        chosen = match.legal(0)[-1].text
        await enter(pilot, chosen)
        assert chosen in text_of(app)
        assert app.tell("entry-done", name="Viktor") in text_of(app)
        await pilot.press("enter")
        await shown(pilot, Curtain)
        assert not CARD.search(text_of(app))

        await pilot.press("enter")
        await asked(pilot, 1)
        own = set(match.view(1)["seats"][1]["pack"])
        open_cards = {
            f"{name[0].upper()}{value}"
            for name, values in match.view(None)["capital"].items()
            for value in values
        }
        on_screen = {card.replace(" ", "") for card in CARD.findall(text_of(app))}
        assert on_screen <= own | open_cards
        await pilot.press("up")
        assert app.screen.query_one(Entry).value == ""


async def test_an_earlier_answer_may_be_changed_from_the_curtain(path: Path) -> None:
    app = table(path, people=2, bots=0)
    match = app.sitting.match
    async with app.run_test(size=SMALL) as pilot:
        await shown(pilot, Curtain)
        await pilot.press("enter")
        await asked(pilot, 0)
        await enter(pilot, "1")
        await pilot.press("enter")
        await shown(pilot, Curtain)
        assert app.tell("curtain-change", number=1, name="Anna") in text_of(app)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.eyes == 0)
        other = match.legal(0)[3].text
        await enter(pilot, other)
        assert match.view(0)["seats"][0]["answer"] == other
        assert match.awaited == [1]
        await pilot.press("enter")
        await shown(pilot, Curtain)


async def test_two_people_and_a_bot_play_a_whole_round_behind_the_curtain(path: Path) -> None:
    app = table(path, people=2, bots=1)
    match = app.sitting.match
    choice = random.Random(2)
    async with app.run_test(size=SMALL) as pilot:
        while match.view(None)["round"] == 1:
            await pilot.pause(0.01)
            screen = app.screen
            if isinstance(screen, (Curtain, Show)):
                if isinstance(screen, Curtain):
                    assert not CARD.search(text_of(app))
                else:
                    # Everybody watches: nobody's hand, pack or secret log may be there.
                    assert app.tell("kosmopolis-your-hand") not in text_of(app)
                    assert app.tell("kosmopolis-your-pack") not in text_of(app)
                await pilot.press("enter")
            elif isinstance(screen, PlayScreen) and screen.eyes is not None:
                if screen.eyes in match.awaited:
                    number = choice.randrange(len(match.legal(screen.eyes)))
                    await enter(pilot, str(number + 1))
                else:
                    await pilot.press("enter")
        assert any(played.seat == 2 for played in match.played)


# Taking back


async def test_an_answer_nobody_has_seen_is_taken_back_at_once(path: Path) -> None:
    app = table(path, pace=NEVER)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        await enter(pilot, "1")
        assert len(app.sitting.match.played) == 1
        await enter(pilot, "undo")
        await until(pilot, lambda: not app.sitting.match.played)
        assert isinstance(app.screen, PlayScreen)


async def test_against_bots_a_revealing_move_is_taken_back_after_a_question(path: Path) -> None:
    app = table(path)
    match = app.sitting.match
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        await enter(pilot, "1")
        await until(pilot, lambda: len(match.played) == 3 and 0 in match.awaited)
        await pilot.press("f4")
        await shown(pilot, Question)
        assert app.tell("ask-undo") in text_of(app)
        await pilot.press("escape")
        await shown(pilot, PlayScreen)
        assert len(match.played) == 3
        await pilot.press("f4")
        await shown(pilot, Question)
        await pilot.press("enter")
        await until(pilot, lambda: match.view(0)["seats"][0]["kept"] == [])
        await asked(pilot, 0)


async def test_another_person_is_asked_before_anything_is_taken_back(path: Path) -> None:
    app = table(path, people=2, bots=0)
    match = app.sitting.match
    async with app.run_test(size=SMALL) as pilot:
        for seat in (0, 1):
            await shown(pilot, Curtain)
            await pilot.press("enter")
            await asked(pilot, seat)
            await enter(pilot, "1")
            await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Curtain) or app.screen.eyes == 1)
        if isinstance(app.screen, Curtain):
            await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        seat = app.screen.eyes
        other = app.sitting.names[1 - seat]
        await pilot.press("f4")
        await shown(pilot, Question)
        assert other in text_of(app)
        assert not CARD.search(text_of(app))
        before = len(match.played)
        await pilot.press("left", "enter")
        await shown(pilot, Curtain)
        assert len(match.played) < before
        assert not CARD.search(text_of(app))


async def test_names_are_shown_as_they_are_written(path: Path) -> None:
    app = table(path, people=2, bots=0)
    app.sitting.names[:] = ["[bold]Anna[/bold]", "[/]{x}"]
    async with app.run_test(size=WIDE) as pilot:
        await shown(pilot, Curtain)
        assert "[bold]Anna[/bold]" in text_of(app)
        await pilot.press("enter")
        await asked(pilot, 0)
        await enter(pilot, "1")
        assert app.tell("entry-done", name="[/]{x}") in text_of(app)
        await pilot.press("enter")
        await shown(pilot, Curtain)
        await pilot.press("enter")
        await asked(pilot, 1)
        await enter(pilot, "1")
        await until(pilot, lambda: isinstance(app.screen, (Curtain, PlayScreen)))


async def test_there_is_nothing_to_take_back_at_the_beginning(path: Path) -> None:
    app = table(path, pace=NEVER)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        await enter(pilot, "undo")
        await until(pilot, lambda: app.tell("nothing-to-undo") in text_of(app))


# Rules, help, languages


async def test_the_rules_open_where_they_matter_and_every_section_is_near(path: Path) -> None:
    app = table(path, pace=NEVER)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        await pilot.press("question_mark")
        await shown(pilot, Rulebook)
        contents = app.screen.query_one(OptionList)
        assert contents.highlighted_option is not None
        assert contents.highlighted_option.id == "draft"
        await until(pilot, lambda: "exactly two" in text_of(app))
        await pilot.press("home")
        assert contents.highlighted_option.id == "goal"
        await until(pilot, lambda: "your city" in text_of(app))
        await pilot.press("f2")
        await until(pilot, lambda: "столиц" in text_of(app))
        assert contents.highlighted_option.id == "goal"
        await pilot.press("escape")
        await shown(pilot, PlayScreen)
        assert app.screen.query_one(Entry).value == ""


@pytest.mark.parametrize(
    ("edition", "first", "second"),
    [("pl", "Polish and Czech editions", "Russian edition"), ("ru", "Russian edition", "Polish")],
)
async def test_the_rules_describe_the_edition_of_the_table_first(
    path: Path, edition: str, first: str, second: str
) -> None:
    match = tripolis.new("kosmopolis", players=2, edition=edition, seed=5)
    app = table(path, match=match, pace=NEVER)
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot, 0)
        await pilot.press("question_mark")
        await shown(pilot, Rulebook)
        contents = app.screen.query_one(OptionList)
        contents.highlighted = contents.get_option_index("bonus")
        await until(pilot, lambda: "House rule" in text_of(app))
        page = text_of(app)
        assert page.index(first) < page.index(second)
        assert "<!--" not in page


# Bots and advice


async def test_a_hint_shows_a_move_its_chance_and_why_to_the_one_who_decides(path: Path) -> None:
    app = table(path, people=2, bots=0, game="lanterns")
    match = app.sitting.match
    async with app.run_test(size=SMALL) as pilot:
        await shown(pilot, Curtain)
        await pilot.press("enter")
        await asked(pilot, 0)
        await pilot.press("f6")
        advice = match.hint(0)
        await until(pilot, lambda: f"(type “{advice.move}”)" in one_line(text_of(app)))
        assert f"{round(100 * advice.chance)}%" in text_of(app)
        await enter(pilot, str(advice.move))
    assert match.played[0].action == advice.move.action


async def test_a_hint_names_moves_in_words_and_says_what_to_type(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = tripolis.new("kosmopolis", players=2, seed=5)
    best, other = match.legal(0)[:2]
    why = Line("hint-close", {"chance": 61, "other": other.text})
    monkeypatch.setattr(Match, "hint", lambda *_: Hint(best, 0.61, other, 0.6, why))
    app = table(path, match=match, pace=NEVER)
    said = [say(foretell(match, 0, move), viewer=0).rstrip(".") for move in (best, other)]
    assert all(sentence.startswith("You keep a ") for sentence in said)
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot, 0)
        await pilot.press("f6")
        named = f"Hint: {said[0]} (type “{best}”). It wins in 61%"
        await until(pilot, lambda: named in one_line(text_of(app)))
        assert f"“{said[1]}” is about as good" in one_line(text_of(app))


def test_a_hint_says_nothing_of_a_card_that_is_still_in_its_deck() -> None:
    match = tripolis.new("splendor", players=2, seed=5)
    (seat,) = match.awaited
    unseen = next(move for move in match.legal(seat) if move.text == "reserve deck2")
    told = say(foretell(match, seat, unseen), viewer=seat)
    assert told == "You reserve a card unseen from the deck (level 2)."


async def test_there_is_no_hint_for_those_who_only_watch(path: Path) -> None:
    app = table(path, people=0, bots=2, pace=NEVER, game="lanterns")
    async with app.run_test(size=SMALL) as pilot:
        await enter(pilot, "hint")
        assert "nothing for you to decide" in text_of(app)


async def test_bots_are_called_by_their_levels_in_the_language_of_the_moment(path: Path) -> None:
    seats = [
        Seating("Anna", None),
        *(Seating(f"expert{n}", find_mind("expert")) for n in ("", " 2")),
    ]
    match = tripolis.new("lanterns", players=3, seed=5)
    app = PlayApp(Sitting(match, seats, path), "ru", NEVER)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        assert app.names == ["Anna", "Знаток", "Знаток 2"]
        await pilot.press("f2")
        assert app.names == ["Anna", "Znawca", "Znawca 2"]
    assert match.names == ["Anna", "expert", "expert 2"]


async def test_characters_make_remarks_in_the_log_and_at_the_end_until_f7(path: Path) -> None:
    match = tripolis.new("kosmopolis", players=2, seed=5)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, match.legal(seat)[0])
    seats = [Seating("Anna", None), Seating("Nina (newcomer)", find_mind("nina"), "nina")]
    sitting = Sitting(match, seats, path)
    numbers = range(1, len(match.played) + 1)
    said = [remark.line for number in numbers if (remark := sitting.remark(number))]
    assert len(said) > 1
    app = PlayApp(sitting, "en")

    def log() -> str:
        return str(app.screen.query_one("#lines", Static).content)

    async with app.run_test(size=WIDE) as pilot:
        await shown(pilot, Ending)
        assert f"Nina: “{say(said[-1])}”" in text_of(app)
        await pilot.press("escape")
        await shown(pilot, PlayScreen)
        assert all(f"Nina: “{say(line)}”" in log() for line in said)
        await pilot.press("f2")
        assert f"Нина: «{say(said[-1], 'ru')}»" in log()
        await pilot.press("f7")
        assert "Нина: «" not in log()
        assert "F7" in text_of(app)
        await pilot.press("f7")
        assert f"Нина: «{say(said[-1], 'ru')}»" in log()


async def test_the_help_names_every_command(path: Path) -> None:
    app = table(path, pace=NEVER)
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot, 0)
        await enter(pilot, "help")
        await shown(pilot, Help)
        for word in ("undo", "save", "quit", "Tab", "F2"):
            assert word in text_of(app)
        await pilot.press("escape")
        await shown(pilot, PlayScreen)


async def test_the_language_changes_in_the_middle_of_a_match(path: Path) -> None:
    app = table(path, bots=2)
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot, 0)
        await enter(pilot, "1")
        await asked(pilot, 0)
        for language in ("ru", "pl", "cs", "en"):
            await pilot.press("f2")
            await pilot.pause()
            match = app.sitting.match
            assert app.language == language
            said = one_line(text_of(app))
            assert one_line(say(match.prompt(0), language, app.names)) in said
            assert app.tell("log") in said
            assert say(Line("kosmopolis-picture-pink"), language) in said
            assert LANGUAGES[language] in said
        await enter(pilot, "1")


@pytest.mark.parametrize("language", list(LANGUAGES))
async def test_commands_are_understood_in_every_language(path: Path, language: str) -> None:
    app = table(path, pace=NEVER, language=language)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        screen.take_entry(app.tell("command-help"))
        await shown(pilot, Help)


# The end of a round


async def test_the_end_of_a_round_is_walked_through_line_by_line(path: Path) -> None:
    app = table(path, bots=1)
    match = app.sitting.match
    async with app.run_test(size=WIDE) as pilot:
        while not isinstance(app.screen, Show):
            await until(pilot, lambda: isinstance(app.screen, Show) or 0 in match.awaited)
            if not isinstance(app.screen, Show):
                await asked(pilot, 0)
                await enter(pilot, "1")
        count = 0
        seen = ""
        while isinstance(app.screen, Show):
            count += 1
            seen += text_of(app)
            await pilot.press("enter")
            await pilot.pause()
        assert count > 3
        limits = [line for line in match.log(0) if line.key.startswith("kosmopolis-log-limit")]
        assert len(limits) == 4
        for line in limits:
            assert say(line, "en", app.names).split(" (")[0] in seen


# Saving


async def test_quitting_saves_and_the_match_is_resumed_from_the_file(path: Path) -> None:
    app = table(path, pace=NEVER)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        await enter(pilot, "2")
        assert tripolis.load(path).moves == app.sitting.match.moves
        await enter(pilot, "quit")
    assert f"tripolis play --resume {path}" in say(farewell(app.sitting))

    resumed = tripolis.load(path)
    assert resumed.names == ["Anna", "Bot 1"]
    again = table(path, match=resumed)
    async with again.run_test(size=SMALL) as pilot:
        await asked(pilot, 0)
        await enter(pilot, "1")
        assert len(resumed.moves) > 2


async def test_a_disk_that_takes_nothing_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "full").write_text("a file where a folder should be")
    app = table(tmp_path / "full" / "match.trip", pace=NEVER)
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot, 0)
        await enter(pilot, "1")
        assert len(app.sitting.match.played) == 1
        assert "could not be saved" in text_of(app)
        await enter(pilot, "save")
        assert "could not be saved" in text_of(app)
    assert "could not be saved" in say(farewell(app.sitting))


@pytest.mark.skipif(not hasattr(os, "forkpty"), reason="needs a terminal of its own")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_leaves_the_terminal_clean_and_the_match_saved(path: Path, name: str) -> None:
    import pty

    script = (
        "import sys, tripolis; from pathlib import Path\n"
        "from tripolis.players.levels import find_mind\n"
        "from tripolis.terminal.table import Seating, play_at_table\n"
        "seats = [Seating('Anna', None), Seating('Bot', find_mind('greedy'))]\n"
        "play_at_table(tripolis.new('kosmopolis', 2, 5), seats, 'en', Path(sys.argv[1]))\n"
    )
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-c", script, str(path)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TRIPOLIS_INTERPRET": "1", "TERM": "xterm-256color"},
    )
    os.close(theirs)
    told = read_until(ours, b"Choose two cards")
    program.send_signal(getattr(signal, name))
    told += read_until(ours, None)
    os.close(ours)
    program.wait(60)
    assert b"\x1b[?1049h" in told
    left = told.rpartition(b"\x1b[?1049l")[2]
    assert b"tripolis play --resume" in left
    assert b"Traceback" not in told
    assert program.returncode == 0
    assert not tripolis.load(path).over


def read_until(terminal: int, wanted: bytes | None) -> bytes:
    """What a program writes until some text, or until it closes its terminal."""
    told = b""
    deadline = time.monotonic() + 300
    while (wanted is None or wanted not in told) and time.monotonic() < deadline:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            some = os.read(terminal, 65536)
        except OSError:
            return told
        if not some:
            return told
        told += some
    return told


# The replay


async def test_a_replay_steps_jumps_and_looks_through_everybodys_eyes() -> None:
    match = finished_match(3)
    app = ReplayApp(match, "en")
    replay = app.replay
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert app.tell("replay-everything") in text_of(app)
        await pilot.press("right", "right")
        assert replay.stops[replay.at].moves == 2
        await pilot.press("left")
        assert replay.stops[replay.at].moves == 1
        await pilot.press("1", "2", "enter")
        assert replay.stops[replay.at].moves == 12
        await pilot.press("down")
        assert replay.stops[replay.at].moves == 13
        await pilot.press("up")
        assert replay.stops[replay.at].moves == 12
        for expected in (
            *(app.tell("replay-eyes", name=name) for name in match.names),
            app.tell("replay-spectator"),
            app.tell("replay-everything"),
        ):
            await pilot.press("tab")
            await pilot.pause()
            assert expected in text_of(app)
        await pilot.press("end")
        await pilot.pause()
        assert replay.at == len(replay.stops) - 1
        assert app.tell("replay-end") in text_of(app)
        await pilot.press("home")
        assert replay.at == 0


async def test_a_seat_in_a_replay_sees_no_more_than_it_saw() -> None:
    match = finished_match(2, moves=1)
    seat = match.played[0].seat
    kept = say(match.log(seat)[-1], "en", match.names)
    assert kept.startswith(f"{match.names[seat]} keeps ")
    app = ReplayApp(match, "en")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("end")
        await until(pilot, lambda: app.tell("replay-unfinished") in text_of(app))
        app.replay.viewer = 1 - seat
        app.replay.retell()
        await pilot.pause()
        assert kept.partition(" keeps ")[2] not in one_line(text_of(app))
        app.replay.viewer = seat
        app.replay.retell()
        await pilot.pause()
        assert kept in one_line(text_of(app))


async def test_a_replay_plays_by_itself_until_its_end() -> None:
    app = ReplayApp(finished_match(2, moves=4), "en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("minus", "minus", "minus", "minus", "space")
        await until(pilot, lambda: app.replay.at == len(app.replay.stops) - 1)


async def test_a_record_without_moves_or_names_can_be_looked_at() -> None:
    app = ReplayApp(tripolis.new("kosmopolis", 2, 1), "ru")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "left", "end", "home", "tab", "question_mark")
        await shown(pilot, Rulebook)


# Pictures


def lines_of(drawing: object, width: int) -> list[str]:
    console = Console(width=width, color_system=None, file=io.StringIO())
    with console.capture() as capture:
        console.print(drawing)
    return capture.get().rstrip("\n").split("\n")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_of_a_match_can_be_drawn_within_its_width(players: int) -> None:
    look = picture.find_picture("kosmopolis")
    names = ["Anna", "Константин Константинопольский", "Maria", "Viktor"][:players]
    choice = random.Random(players)
    match = tripolis.new("kosmopolis", players=players, seed=players)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, choice.choice(match.legal(seat)))
        viewer = choice.choice([*range(players), SPECTATOR, EVERYTHING])
        width = choice.choice([60, 80, 118])
        eyes = viewer if viewer >= 0 else None
        for _, after, _ in match.played[-1].steps:
            view = match.game.view(after, viewer)
            for draw in (look.draw, look.draw_small):
                lines = lines_of(draw(view, eyes, "pl", names, width), width)
                assert all(len(line) <= width for line in lines)
                assert all(any(f" {letter} " in line for line in lines) for letter in "BPGY")


def test_four_players_fit_on_the_smallest_screen() -> None:
    match = finished_match_for_four()
    look = picture.find_picture("kosmopolis")
    names = ["Anna", "Viktor", "Maria", "Alexander"]
    lines = lines_of(look.draw_small(match.view(0), 0, "en", names, 80), 80)
    assert len(lines) <= 15


def finished_match_for_four() -> Match:
    match = tripolis.new("kosmopolis", players=4, seed=8)
    choice = random.Random(4)
    while match.view(None)["phase"] != "play" or len(match.played) < 20:
        seat = match.awaited[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match


def test_columns_say_in_signs_whether_they_are_over_at_or_under_their_limit() -> None:
    match = tripolis.new("kosmopolis", players=2, seed=1)
    view = match.view(0)
    seat = view["seats"][0]
    view["phase"] = "play"
    view["limits"] = [
        {"colour": "blue", "known": 5, "unknown_modifiers": 0},
        {"colour": "pink", "known": 4, "unknown_modifiers": 0},
        {"colour": "green", "known": 9, "unknown_modifiers": 1},
        {"colour": "yellow", "known": 0, "unknown_modifiers": 0},
    ]
    seat["city"] = {"blue": [3, 5], "pink": [4], "green": [2], "yellow": []}
    seat["totals"] = [8, 4, 2, 0]
    look = picture.find_picture("kosmopolis")
    for draw in (look.draw, look.draw_small):
        said = "\n".join(lines_of(draw(view, 0, "en", ["Anna", "Viktor"], 100), 100))
        assert "8 ▲ 3" in said
        assert "4 =" in said
        assert re.search(r"2 ▽ 7( free)?\?", said)


def test_a_placed_modifier_names_its_owner_and_hides_its_value_from_others() -> None:
    match = next(match for seed in range(200) if (match := match_with_modifier(seed)) is not None)
    placed = match.view(None)["modifiers"][0]
    value = match.view(placed["by"])["modifiers"][0]["value"]
    look = picture.find_picture("kosmopolis")
    names = ["Anna", "Viktor"]
    for seat in range(2):
        said = "\n".join(lines_of(look.draw(match.view(seat), seat, "en", names, 100), 100))
        shown_value = f"{value:+d}" if seat == placed["by"] else "?"
        assert re.search(rf" {re.escape(shown_value)}  {names[placed['by']]}", said)


def match_with_modifier(seed: int) -> Match | None:
    """A match in which somebody has just placed the first modifier of the round."""
    match = tripolis.new("kosmopolis", players=2, seed=seed)
    while match.view(None)["round"] == 1 and not match.view(None)["modifiers"]:
        seat = match.awaited[0]
        moves = match.legal(seat)
        blue = [move for move in moves if re.match(r"B. capital", move.text)]
        match.play(seat, (blue or moves)[0])
    return match if match.view(None)["modifiers"] else None


async def test_the_table_is_redrawn_when_the_terminal_changes_its_size(path: Path) -> None:
    app = table(path, pace=NEVER, bots=3)
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot, 0)
        assert "╭" in text_of(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        await until(pilot, lambda: "╭" not in text_of(app))
        for letter in "BPGY":
            assert f" {letter} " in text_of(app)
        await pilot.resize_terminal(*WIDE)
        await until(pilot, lambda: "╭" in text_of(app))


async def test_colours_may_be_off_and_the_letters_stay(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = table(path, pace=NEVER)
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot, 0)
        for card in app.sitting.match.view(0)["seats"][0]["pack"]:
            assert f"{card[0]} {card[1]}" in text_of(app)
