"""Who is away, who comes back, who gives up, who plays again: as two people see it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.browser.hands import MENU, Hands, until
from tests.browser.suburbia import by_mouse
from tests.browser.test_together import ME
from tests.patience import PATIENCE
from tests.server.serving import serving, settings_for
from tests.server.sitting import Hands as Clock

PHONE, LAPTOP = (360, 740), (1366, 768)
GRACE = 120


class Club:
    """A server whose clock is moved by hand, and people at browsers of their own."""

    ada: Hands
    bo: Hands

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        self.is_open, self.is_over = threading.Event(), threading.Event()
        self.base = ""
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve(folder)))
        self.thread.start()
        assert self.is_open.wait(PATIENCE)

    async def serve(self, folder: Path) -> None:
        async with serving(settings_for(folder), self.clock) as (self.base, _):
            self.is_open.set()
            await asyncio.to_thread(self.is_over.wait)

    def close(self) -> None:
        self.is_over.set()
        self.thread.join()

    def sit_down(self, **more: Any) -> str:
        """Let Ada open a table and Bo sit down at it; gives the table."""
        self.ada.come_home()
        wish = {"title": "suburbia", "seats": [ME, {"kind": "open"}], "seed": 7, "grace": GRACE}
        table = str(self.ada.ask("POST", "/api/tables", wish | more)["table"]["id"])
        self.bo.come_home()
        self.bo.ask("POST", f"/api/tables/{table}/join", {"name": "Bo"})
        for hands in (self.ada, self.bo):
            hands.go(f"#/table/{table}")
            hands.is_at_the_table()
        return table

    def say(self, words: str) -> None:
        """Let Ada say something, so that her page hears how the table stands."""
        self.ada.page.locator("form input[maxlength='500']").fill(words)
        self.ada.page.keyboard.press("Enter")
        self.ada.page.locator(".log .said", has_text=words).wait_for()


@pytest.fixture
def club(tmp_path: Path, browser: Any) -> Iterator[Club]:
    """Give a server and two people."""
    if not files("burgh").joinpath("_client/index.html").is_file():
        pytest.skip("the client is not built: make compile")
    with ExitStack() as closing:
        found = Club(tmp_path)
        closing.callback(found.close)

        def come() -> Hands:
            hands = Hands(found.base, browser, width=LAPTOP[0], height=LAPTOP[1])
            closing.callback(hands.leave)
            return hands

        found.ada, found.bo = come(), come()
        yield found


def is_sound(hands: Hands) -> None:
    """Look with axe, wide and on a phone; nothing scrolls sideways."""
    for size in (PHONE, LAPTOP):
        hands.resize(*size)
        assert hands.violations() == []
        assert not hands.is_wider_than_its_window()


def test_somebody_is_away_is_replaced_and_comes_back(club: Club) -> None:
    """The button waits for the grace; then a bot plays, and Bo takes the seat back."""
    table = club.sit_down()
    while club.ada.is_my_turn():
        by_mouse(club.ada)
        if club.ada.can_confirm():
            club.ada.confirm()
    club.bo.go("#/")
    notice = club.ada.page.locator(".notice", has_text="Bo is away")
    notice.wait_for()
    button = notice.get_by_role("button", name="Ask for a bot in place of Bo")
    assert button.get_attribute("aria-disabled") == "true"
    assert "A bot may take over in" in notice.inner_text()
    is_sound(club.ada)
    club.clock.now += GRACE
    club.say("Bo?")
    until(lambda: button.get_attribute("aria-disabled") == "false", "a bot may take over")
    button.click()
    until(lambda: kind(club, table) == "bot", "a bot sits there")
    club.ada.page.locator(MENU).click()
    club.ada.page.get_by_text("Bo’s seat, played by a bot").wait_for()
    club.ada.page.keyboard.press("Escape")
    club.bo.go(f"#/table/{table}")
    back = club.bo.page.get_by_role("button", name="Take my seat back")
    back.wait_for()
    is_sound(club.bo)
    back.click()
    until(lambda: kind(club, table) == "person", "Bo is back")
    back.wait_for(state="detached")
    club.ada.page.locator(".log li", has_text="takes the seat back").first.wait_for()


def kind(club: Club, table: str) -> str:
    """Say who sits on Bo's seat."""
    return str(club.ada.ask("GET", f"/api/tables/{table}")["seats"][1]["kind"])


def test_one_resigns_and_both_play_again(club: Club) -> None:
    """Resigning asks once more; a rematch begins only when the other has accepted."""
    club.sit_down()
    page = club.ada.page
    page.locator(MENU).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_text("the other player wins").wait_for()
    is_sound(club.ada)
    page.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()
    page.locator("h2", has_text="You resign: Bo wins.").wait_for()
    club.bo.page.locator("h2", has_text="You win: Ada resigns.").wait_for()
    is_sound(club.ada)
    page.get_by_role("button", name="Play again").click()
    page.get_by_text("Waiting for an answer: Bo").wait_for()
    is_sound(club.ada)
    club.bo.page.get_by_text("Accepted: Ada. Waiting for an answer: Bo.").wait_for()
    is_sound(club.bo)
    club.bo.page.get_by_role("button", name="Play again").click()
    for hands in (club.ada, club.bo):
        hands.is_at_the_table()


def test_a_game_is_broken_off_by_keys(club: Club) -> None:
    """Before everybody has decided: no result, and the page says so."""
    club.sit_down()
    page = club.bo.page
    page.locator(MENU).focus()
    page.keyboard.press("Enter")
    button = page.get_by_role("button", name="Break off")
    button.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("h2", has_text="You broke the game off: no result.").wait_for()
    club.ada.page.locator("h2", has_text="Bo broke the game off: no result.").wait_for()


def test_a_vacation_is_taken_and_ended(club: Club) -> None:
    """On the page of the account; the table over days shows it to others."""
    table = club.sit_down(clock={"budget": 14 * 86400, "increment": 86400})
    club.bo.go("#/account")
    club.bo.page.get_by_role("button", name="Start now").click()
    club.bo.page.get_by_text("You are on vacation until").wait_for()
    is_sound(club.bo)
    told = club.ada.ask("GET", f"/api/tables/{table}")["seats"][1]["vacation_until"]
    assert told == club.clock.now + 7 * 86400
    club.bo.page.get_by_role("button", name="I am back").click()
    club.bo.page.get_by_role("button", name="Start now").wait_for()
