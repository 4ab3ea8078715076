"""A move is tried, told and taken back before it is made; every number has its reasons."""

from __future__ import annotations

import re

import pytest

from tests.browser.hands import Hands, until
from tests.browser.suburbia import AGAINST_A_BOT, HELD, TILE, stage_a_tile, to_my_first_turn


@pytest.fixture
def ada(hands: Hands) -> Hands:
    """Sit at a table of Suburbia where a tile is to be built."""
    hands.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(hands)
    return hands


def test_what_is_staged_is_free_to_take_back(ada: Hands) -> None:
    """Esc goes one step back and another; nothing has happened."""
    seq, page = ada.seq(), ada.page
    stage_a_tile(ada)
    assert page.locator("g.cell.staged").count() == 1
    page.keyboard.press("Escape")
    until(lambda: not page.locator("g.cell.staged").count(), "the tile is in the market again")
    assert ada.seq() == seq
    assert ada.is_my_turn()
    assert not ada.can_confirm()


def test_what_is_staged_goes_to_another_cell(ada: Hands) -> None:
    """The other cells stay open: a click on one moves the tile there, and nothing has happened."""
    seq, page = ada.seq(), ada.page
    stage_a_tile(ada)
    first = page.locator("g.cell.staged").get_attribute("id")
    assert first is not None
    other = page.locator("g.cell.legal").first.get_attribute("id")
    ada.click_and_see(page.locator("g.cell.legal").first)
    until(lambda: page.locator("g.cell.staged").get_attribute("id") == other, "it has moved")
    assert ada.can_confirm()
    assert "legal" in str(page.locator(f"[id='{first}']").get_attribute("class"))
    assert ada.seq() == seq


def test_a_tile_in_hand_says_what_it_does(ada: Hands) -> None:
    """Its name and its effects stand where the ledger will; cells are chosen on the map alone."""
    page = ada.page
    ada.click_and_wait(page.locator(TILE).last)
    name = str(page.locator(HELD).get_attribute("aria-label")).split(",")[0]
    assert page.locator("h2.held").inner_text() == name
    assert page.locator("h2.held + ul li").count() >= 1
    assert not page.locator(".chooser").count()


def test_undo_is_free_up_to_the_barrier(hands: Hands) -> None:
    """A goal that was kept is chosen again, though the bot has kept one since."""
    hands.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(hands)
    hands.page.keyboard.press("u")
    hands.page.locator("button.goal").nth(1).wait_for()
    hands.page.locator(".log li.back").first.wait_for()
    assert hands.is_my_turn()


def test_beyond_the_barrier_bots_are_not_asked(ada: Hands) -> None:
    """Undo leads to my own last decision, though a tile was turned up and the bot has answered."""
    stage_a_tile(ada)
    ada.confirm_and_wait_for_my_turn()
    undo = ada.page.locator("section.log .row.back button").first
    assert undo.inner_text() == "Undo"
    undo.click()
    until(lambda: ada.page.locator(".log li.back").count() >= 2, "both moves are struck out")
    until(ada.is_my_turn, "it is my turn again")


def test_a_preview_names_every_cause(ada: Hands) -> None:
    """Pointer or focus on a cell: who gets what, and why, before anything is staged."""
    page = ada.page
    ada.click_and_wait(page.locator(TILE).last)
    cell = page.locator("g.cell.legal").first
    cell.hover()
    caption = page.locator(".side caption").first
    caption.wait_for()
    assert "Ada" in caption.inner_text()
    by_pointer = page.locator(".side tbody th").all_inner_texts()
    assert by_pointer
    page.mouse.move(2, 2)
    caption.wait_for(state="detached")
    cell.focus()
    caption.wait_for()
    assert page.locator(".side tbody th").all_inner_texts() == by_pointer
    assert not ada.can_confirm()


def test_why_not_is_said_in_words_on_the_card(ada: Hands) -> None:
    """A tile too dear says what it does and how much is missing; the rule is behind a mark."""
    page = ada.page
    dear = page.locator(".slots button.tile.off").first
    name = str(dear.get_attribute("aria-label")).split(",")[0]
    dear.click()
    card = page.get_by_role("dialog", name=name)
    card.wait_for()
    assert re.fullmatch(r"\$\d+ short", card.locator(".notice.bad b").inner_text())
    assert card.locator("dd").count() >= 1
    assert "#/rules/suburbia/S" in str(card.locator("a.mark").get_attribute("href"))
    assert not re.search(r"cannot_afford|S\d+\.\d", card.inner_text())
    page.locator("h1").click()  # whoever turns to something else has read it
    card.wait_for(state="detached")


def test_the_heat_map_prints_its_numbers(ada: Hands) -> None:
    """Every legal cell has its amount in it, for each track in turn; H goes on and off."""
    page = ada.page
    ada.click_and_wait(page.locator(TILE).last)
    page.keyboard.press("h")
    page.locator(".heat").wait_for()
    ada.is_still()
    cells = page.locator("g.cell.legal")
    written = page.locator("g.cell.legal > text").all_text_contents()
    assert len(written) == cells.count()
    assert all(re.fullmatch(r"[+−±]?\d+", each) for each in written)
    for _ in range(4):
        page.keyboard.press("h")
    page.locator(".heat").wait_for(state="detached")


def test_a_number_tells_what_made_it(ada: Hands) -> None:
    """The money after a tile was built: each payment with its cause, down to the total."""
    stage_a_tile(ada)
    ada.confirm_and_wait_for_my_turn()
    total = ada.page.locator("section.seat button.total").first
    total.click()
    rows = ada.page.locator(".pop tbody tr")
    rows.first.wait_for()
    assert rows.last.locator("td").last.inner_text() == total.inner_text()
    ada.page.keyboard.press("Escape")
    ada.page.locator(".pop").wait_for(state="detached")
    until(lambda: total.evaluate("one => one === document.activeElement"), "the focus is back")


def test_the_tile_of_the_bot_opponent_is_placed_in_its_own_borough(hands: Hands) -> None:
    """Among its best cells one chooses for it, on its map and by its numbers (S13.33)."""
    hands.open_table("suburbia", [{"kind": "me", "name": "Ada"}], options={"mode": "bot"})
    stage_a_tile(hands)
    page = hands.page
    page.get_by_role("group", name="Borough: Dale").wait_for()
    hands.click_and_see(page.locator("g.cell.legal").first)
    until(lambda: hands.sees("g.cell.staged"), "its tile is staged")
    page.get_by_role("group", name="Borough: Dale").wait_for()
    assert not hands.sees("g.cell.legal")  # the cells of my own tile are not here
