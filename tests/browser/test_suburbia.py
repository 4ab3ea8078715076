"""Suburbia in a real browser, by mouse, by keyboard, on a phone."""

from __future__ import annotations

from tests.browser.hands import Hands

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": 1}]


def by_mouse(hands: Hands) -> None:
    """Keep a goal, take up a market tile, lay it on the map; whatever is due."""
    page = hands.page
    if page.locator("button.goal").count():
        hands.click_and_wait(page.locator("button.goal").first)
    elif (
        page.locator("g.cell.legal").count() and page.locator("[aria-pressed='true'].tile").count()
    ):
        hands.click_and_wait(page.locator("g.cell.legal").last)
    elif page.locator(".slots button.tile:not(.off)").count():
        hands.click_and_wait(page.locator(".slots button.tile:not(.off)").last)
    else:
        hands.click_and_wait(page.locator(".chooser button").first)


def test_a_whole_game_against_a_bot_is_played_by_mouse(hands: Hands) -> None:
    """From the goal that is kept to the end that is told, with a record that verifies."""
    table = hands.open_table("suburbia", SEATS)
    hands.play_to_the_end(by_mouse)
    assert "burgh record 1" in hands.ask("GET", f"/api/tables/{table}/record")
