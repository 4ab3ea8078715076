"""Bots with a style: chosen as a table opens and as seats are filled, told at the table."""

from __future__ import annotations

from typing import Any

import pytest

from burgh.bots.styles import styles
from burgh.core.text import words
from tests.browser.hands import AXE, MENU, Hands
from tests.browser.test_options import sheet

LABELS = words("burgh.games.suburbia", "en")
STYLE = next(iter(styles("suburbia")))
LABEL, ABOUT = LABELS.say(f"style-{STYLE}"), LABELS.say(f"style-{STYLE}-about")
SIZES = ((360, 740), (1366, 768), (1600, 900))


def style_of(page: Any) -> Any:
    """The list of styles."""
    return page.get_by_role("combobox", name="Style")


def told_in_menu(hands: Hands) -> str:
    """What the menu tells of who is at the table."""
    hands.page.locator(MENU).click()
    return str(hands.page.locator("dialog[open] .people").inner_text())


def test_a_style_is_chosen_for_a_bot_and_told_at_the_table(hands: Hands) -> None:
    """By keys, with a sentence about it; every page is wide enough, and a finger hits the list."""
    form = sheet(hands, "suburbia")
    chosen = style_of(form)
    assert chosen.locator("option").count() == len(styles("suburbia")) + 2
    chosen.focus()
    for _ in range(2):  # past the surprise
        hands.page.keyboard.press("ArrowDown")
    assert chosen.input_value() == STYLE
    about = hands.page.locator(f"#{chosen.get_attribute('aria-describedby')}")
    assert about.inner_text().endswith(ABOUT)
    for size in SIZES:
        hands.resize(*size)
        assert not hands.is_wider_than_its_window()
        assert not [each for each in hands.small_targets() if "<select" in each]
        if AXE.is_file():
            assert hands.violations_by_day_and_night() == []
    form.locator("button.go").click()
    hands.is_at_the_table()
    assert hands.page.locator("header small", has_text=LABEL).is_visible()
    assert told_in_menu(hands).endswith(LABEL)


def test_seats_are_filled_in_a_style_and_the_log_tells_it(hands: Hands) -> None:
    """Of a bot that sits down at a table that waited."""
    hands.open_table("suburbia", [{"kind": "me"}, {"kind": "link"}])
    chosen = style_of(hands.page)
    chosen.select_option(STYLE)
    assert hands.page.locator("#bots-about").inner_text().endswith(ABOUT)
    hands.page.locator("main.lobby button.go").click()
    hands.is_at_the_table()
    assert hands.page.get_by_text(f"is played by a bot of level 1, {LABEL}").count()


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_surprise_is_told_once_the_bot_sits(hands: Hands, language: str) -> None:
    """In words of the title, whatever it is."""
    hands.come_home()
    hands.page.evaluate(f"localStorage.setItem('burgh.language', '{language}')")
    bot = {"kind": "bot", "level": 1, "style": "by_lot"}
    hands.visit(f"#/table/{hands.new_table('skylines', [{'kind': 'me'}, bot])}")
    hands.is_at_the_table()
    said = words("burgh.games.skylines", language)
    told = told_in_menu(hands)
    assert any(told.endswith(said.say(f"style-{name}")) for name in styles("skylines"))
