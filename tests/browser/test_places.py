"""Places are shown, and said by what is next to them; the notation is there for whoever types."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.browser.hands import MENU, Hands, until
from tests.browser.suburbia import AGAINST_A_BOT, TILE, stage_a_tile, to_my_first_turn

CODES: Final = re.compile(r"[a-z]_[a-z]|\b[SRK]\d+\.\d+|\d,-?\d")
LIT: Final = "g.cell.lit"


@pytest.fixture
def ada(hands: Hands) -> Hands:
    """Sit at a table of Suburbia where a tile is to be built."""
    hands.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(hands)
    return hands


def shown_borough(hands: Hands) -> str:
    """Say whose borough the map shows."""
    return str(hands.page.locator(".boroughs [aria-pressed='true']").inner_text())


def test_a_line_of_the_log_lights_up_its_place(ada: Hands) -> None:
    """Hovered or focused; on the board of whoever made the move, for as long as that."""
    page = ada.page
    stage_a_tile(ada)
    ada.confirm_and_wait_for_my_turn()
    line = page.locator(".log li", has_text="next to").filter(has_text="Ada").first
    line.hover()
    until(lambda: page.locator(LIT).count(), "the tile is lit")
    assert not CODES.search(line.inner_text())
    page.mouse.move(0, 0)
    until(lambda: not page.locator(LIT).count(), "the light is out")
    theirs = page.locator(".log li", has_text="next to").filter(has_not_text="Ada").first
    whose = shown_borough(ada)
    theirs.hover()
    until(lambda: page.locator(LIT).count(), "the tile of the other borough is lit")
    assert shown_borough(ada) != whose
    page.mouse.move(0, 0)
    until(lambda: shown_borough(ada) == whose, "the own borough is back")
    line.locator("button").focus()
    until(lambda: page.locator(LIT).count(), "the line that has the focus lights its tile")


def test_a_refusal_is_words_and_a_way_to_the_rule(ada: Hands) -> None:
    """No code and no number of a rule; a small mark leads to it."""
    page = ada.page
    page.locator(".slots button.tile.off").first.click()
    card = page.get_by_role("dialog")
    assert "short" in card.inner_text()
    assert not CODES.search(card.inner_text())
    card.get_by_role("link", name="Read the rule").click()
    until(lambda: "#/rules/suburbia" in page.url, "the rule is open")


def test_spaces_are_named_by_what_they_touch(ada: Hands) -> None:
    """A screen reader hears neighbors, no coordinates."""
    ada.click_and_wait(ada.page.locator(TILE).last)
    names = ada.page.locator("g.cell").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    assert any(name.startswith("Empty space next to ") for name in names)
    assert [name for name in names if CODES.search(name)] == []


def test_the_notation_is_shown_where_it_is_wanted(ada: Hands) -> None:
    """A switch of the menu: coordinates on the spaces, numbers in the market."""
    page = ada.page
    assert not page.locator("text.notation").count()
    page.locator(MENU).click()
    page.get_by_label("Show notation").check()
    page.keyboard.press("Escape")
    until(lambda: page.locator("text.notation").count() >= 3, "the map shows it")
    assert "0,0" in page.locator("text.notation").all_text_contents()
    assert page.locator(".slots .notation").all_inner_texts() == [str(slot) for slot in range(7)]


@pytest.mark.parametrize("title", ["bigcity", "skylines"])
def test_the_other_maps_show_it_too(hands: Hands, title: str) -> None:
    """Streets by lot and side, places of districts; rows and columns."""
    hands.go()
    hands.page.evaluate("localStorage.setItem('burgh.notation', 'on')")
    hands.open_table(title, AGAINST_A_BOT)
    until(lambda: hands.page.locator(".notation").count(), "the map shows it")
