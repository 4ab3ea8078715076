"""The table around a game: it fills its window, takes steps back and forth, and holds a company."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hands import MENU, Hands, until
from tests.browser.suburbia import AGAINST_A_BOT, TILE, by_mouse, stage_a_tile, to_my_first_turn
from tests.browser.test_together import invite


@pytest.fixture
def ada(hands: Hands) -> Hands:
    """Sit at a table of Suburbia where a tile is to be built."""
    hands.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(hands)
    return hands


def box(hands: Hands, selector: str) -> dict[str, float]:
    """Give where something is on the screen."""
    found: dict[str, float] | None = hands.page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


def bottom(hands: Hands, selector: str) -> float:
    """Give where something ends."""
    found = box(hands, selector)
    return found["y"] + found["height"]


def test_a_wide_page_shows_market_map_and_ribbon_at_once(ada: Hands) -> None:
    """The page does not scroll, at any width it does not scroll sideways."""
    page = ada.page
    for width, height in ((1600, 1000), (1280, 800)):
        ada.resize(width, height)
        assert bottom(ada, ".ribbon") <= height
        assert box(ada, "[data-region=tray]")["y"] >= bottom(ada, "header.bar")
        assert box(ada, "[data-region=map]")["height"] >= 300
        assert box(ada, "[data-region=map]")["y"] >= bottom(ada, "[data-region=tray]")
        assert box(ada, ".ribbon")["y"] >= bottom(ada, "[data-region=map]")
        assert page.evaluate("document.documentElement.scrollHeight === innerHeight")
    for width in (1600, 1200, 900, 600, 360):
        ada.resize(width, 800)
        assert not ada.is_wider_than_its_window(), width
        assert box(ada, "p.ask")["height"] <= 56, width


def test_the_filters_of_the_log_stay_in_sight(ada: Hands) -> None:
    """However far it is scrolled; its last line says where the game stands."""
    page = ada.page
    lines = page.locator("section.log ol")
    for _ in range(3):
        while not ada.can_confirm():
            by_mouse(ada)
        ada.confirm_and_wait_for_my_turn()
    ada.resize(1280, 600)
    assert lines.evaluate("one => one.scrollHeight > one.clientHeight"), "it is not too long"
    for top in ("one => one.scrollTop = 0", "one => one.scrollTop = one.scrollHeight"):
        lines.evaluate(top)
        first = box(ada, "section.log .filters button")
        assert first["y"] + first["height"] <= box(ada, "section.log ol")["y"] + 1
    assert page.locator("section.log li").last.inner_text() == "Round 4 · your turn"


def test_the_market_stays_while_a_tile_of_it_is_staged(ada: Hands) -> None:
    """Only the tile is gone from its position; what slides in after it is not shown."""
    slots = ada.page.locator(".slots li")
    names = "all => all.map((one) => one.querySelector('button').ariaLabel.split(',')[0])"
    before = slots.evaluate_all(names)
    stage_a_tile(ada)
    assert ada.page.locator(".slots .gone").all_inner_texts() == ["on the map"]
    assert slots.evaluate_all(names) == before


# --- back and forth -----------------------------------------------------------------------------


def test_what_was_taken_back_is_done_again(ada: Hands) -> None:
    """Esc lifts a staged tile, Shift+U stages it again, and so does Ctrl+Y after Cancel."""
    page = ada.page
    staged = page.locator("g.cell.staged")
    stage_a_tile(ada)
    where = staged.get_attribute("id")
    assert page.locator("button.redo").is_disabled()
    page.keyboard.press("Escape")
    staged.wait_for(state="detached")
    page.keyboard.press("Shift+U")
    until(ada.can_confirm, "the tile is staged again")
    assert staged.get_attribute("id") == where
    page.get_by_role("button", name="Cancel").click()
    staged.wait_for(state="detached")
    page.keyboard.press("Control+y")
    until(ada.can_confirm, "the tile is staged once more")
    assert staged.get_attribute("id") == where


def test_a_move_that_was_undone_is_staged_again(ada: Hands) -> None:
    """The goal that was kept and taken back: Redo stages it, Confirm keeps it."""
    page = ada.page
    kept = page.locator(".goalrow.own b").first.inner_text()
    page.keyboard.press("u")
    page.locator("button.goal").first.wait_for()
    page.locator("button.redo:not([disabled])").click()
    until(ada.can_confirm, "the goal is staged again")
    ada.confirm_and_wait_for_my_turn()
    assert page.locator(".goalrow.own b").first.inner_text() == kept


# --- on a phone ---------------------------------------------------------------------------------


def test_on_a_phone_every_seat_is_over_the_map_and_confirm_never_covers_it(
    people: Callable[..., Hands],
) -> None:
    """A tap on a seat visits its borough; the ledger rises under the place that was chosen."""
    phone = people(width=360, height=740, has_touch=True, is_mobile=True)
    phone.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(phone)
    seats = phone.page.locator(".strip button")
    assert seats.count() == 2
    assert "$" in phone.page.locator(".strip").inner_text()
    seats.nth(1).click()
    phone.page.get_by_role("group", name="Borough: Bruno").wait_for()
    seats.first.click()
    phone.click_and_wait(phone.page.locator(TILE).last)
    phone.click_and_wait(phone.page.locator("g.cell.legal").last)
    until(phone.can_confirm, "the tile is staged")
    phone.page.locator(".docked caption").first.wait_for()
    until(lambda: bottom(phone, "path.mark") <= box(phone, ".docked")["y"], "it is in sight")
    assert box(phone, "path.mark")["y"] >= 0
    assert not phone.is_wider_than_its_window()


def test_on_a_phone_what_one_plays_with_fills_one_screen(people: Callable[..., Hands]) -> None:
    """Seats, map and market end above the bar; numbers, log and undo are one tap away in it."""
    phone = people(width=360, height=740, has_touch=True, is_mobile=True)
    phone.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(phone)
    page = phone.page
    assert bottom(phone, "[data-region=map]") <= box(phone, "[data-region=tray]")["y"]
    assert bottom(phone, "ol.slots") <= box(phone, ".tabs")["y"]
    assert not phone.sees(".goalrow, section.log")
    page.locator(".tabs button", has_text="Seats and goals").click()
    page.locator("dialog[open] .goalrow.own").wait_for()
    page.keyboard.press("Escape")
    page.locator(".tabs button", has_text="Log").click()
    page.locator("dialog[open] section.log li").last.wait_for()
    page.keyboard.press("Escape")
    page.locator(".tabs button", has_text="Undo").click()  # a goal that was kept is chosen again
    page.locator("button.goal").nth(1).wait_for()


# --- company ------------------------------------------------------------------------------------


def menu(hands: Hands) -> Any:
    """Open the menu."""
    hands.page.locator(MENU).click()
    return hands.page.locator("dialog[open]")


def test_notes_are_kept_and_are_mine_alone(people: Callable[..., Hands]) -> None:
    """They are there again after a reload; who sits beside me has their own."""
    ada, bo = people(), people()
    invite(ada, bo)
    menu(ada).locator("textarea:not([disabled])").fill("Bo collects lakes")
    ada.page.locator("[data-stand=saved]").wait_for()
    ada.page.reload()
    notes = menu(ada).locator("textarea:not([disabled])")
    notes.wait_for()
    assert notes.input_value() == "Bo collects lakes"
    others = menu(bo).locator("textarea:not([disabled])")
    others.wait_for()
    assert others.input_value() == ""


def test_who_talks_too_much_is_muted_and_heard_again(people: Callable[..., Hands]) -> None:
    """Ada sees that Bo is there and that somebody looks on; what Bo says goes and comes back."""
    ada, bo, eve = people(), people(), people()
    table = invite(ada, bo)
    eve.go(f"#/table/{table}")
    eve.is_at_the_table()
    ada.page.get_by_text("Bo is here").wait_for()
    ada.page.get_by_text("1 watching").wait_for()
    bo.page.locator("form input[maxlength='500']").fill("Hurry up!")
    bo.page.keyboard.press("Enter")
    line = ada.page.locator(".log li", has_text="Hurry up!")
    line.wait_for()
    ada.page.get_by_role("button", name="chat", exact=True).click()
    mute = ada.page.get_by_role("button", name="Mute Bo")
    mute.click()
    line.wait_for(state="detached")
    until(lambda: mute.get_attribute("aria-pressed") == "true", "the switch says so")
    mute.click()
    line.wait_for()
    assert line.count() == 1
