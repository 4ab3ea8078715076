"""Scenario 5 of Skylines: the boards are laid on the map, by mouse and by keys."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.browser.hands import Hands, until
from tests.browser.layout import SIZES, least_side, out_of_place, scrolls
from tests.browser.suburbia import AGAINST_A_BOT

ALONE = [{"kind": "me", "name": "Ada"}]
OPEN_PLACE = "rect.place.open"
CHOSEN = ".plate[aria-checked=true]"


def has(found: Any, count: int) -> bool:
    """Say whether so many things are there."""
    return bool(found.count() == count)


def begin(hands: Hands, seats: Any, boards: str) -> None:
    """Open a table of scenario 5 whose boards the players lay."""
    options = {"scenario": "scenario-5", "boards": boards}
    hands.open_table("skylines", seats, options=options, seed=3)
    hands.page.locator(OPEN_PLACE).first.wait_for()


def test_the_boards_are_laid_by_mouse(hands: Hands) -> None:
    """A plate, a lit place, confirm; after the fourth board the game goes on (K11.13)."""
    hands.resize(1366, 768)
    begin(hands, ALONE, "chosen")
    assert hands.page.locator(".plate").count() == 6
    for left in (5, 4, 3, 0):
        hands.page.locator(".plate").last.click()
        hands.page.locator(OPEN_PLACE).first.click()
        hands.confirm()
        plates = hands.page.locator(".plate")
        until(partial(has, plates, left), "a plate less")
    until(lambda: hands.sees(".tray button.card"), "the roles")
    assert not hands.sees(".plate")


def test_a_plate_is_turned_until_it_fits(hands: Hands) -> None:
    """A place it fits only turned lets it turn; then it is lit, and the next click lays it."""
    begin(hands, ALONE, "chosen")
    hands.page.locator(OPEN_PLACE).first.click()
    hands.confirm()
    until(lambda: hands.page.locator(".plate").count() == 5, "a plate less")
    turned = hands.page.locator("rect.place.turned")
    for _ in range(4):
        if turned.count():
            break
        hands.page.keyboard.press("r")
    name = turned.first.get_attribute("aria-label") or ""
    assert "if it is turned" in name
    turned.first.click()
    assert hands.page.locator(f"{OPEN_PLACE}.pointed").count() == 1
    hands.page.locator(f"{OPEN_PLACE}.pointed").click()
    until(hands.can_confirm, "a staged board")


def test_the_others_lay_in_turn(hands: Hands) -> None:
    """With a bot each lays two of four boards, and the page has no faults for a screen reader."""
    begin(hands, AGAINST_A_BOT, "arranged")
    assert hands.page.locator(".plate").count() == 4
    assert hands.violations() == []
    hands.page.locator(OPEN_PLACE).first.focus()
    hands.page.keyboard.press("Enter")
    hands.confirm()
    until(lambda: hands.page.locator(".plate:not([disabled])").count() == 2, "my turn again")


def test_boards_are_laid_at_every_size(hands: Hands) -> None:
    """The boards left, the map and what turns a board are in sight; the page does not scroll."""
    begin(hands, ALONE, "chosen")
    for width, height in SIZES:
        hands.resize(width, height)
        wanted = {"the ask": "p.ask", "the map": ".arrange .ground:has(> svg)", "a board": CHOSEN}
        assert out_of_place(hands, wanted) == [], (width, height)
        assert not scrolls(hands), (width, height)
        assert least_side(hands, OPEN_PLACE) >= 44, (width, height)
