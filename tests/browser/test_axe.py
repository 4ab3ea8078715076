"""axe finds nothing wrong on any page, in any state, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hands import AXE, Hands

pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: make compile")
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": 1}]
States = dict[str, list[str]]


@pytest.fixture(params=["light", "dark"])
def looker(request: pytest.FixtureRequest, people: Callable[..., Hands]) -> Hands:
    """Give a person who likes it light, and one who likes it dark."""
    return people(color_scheme=request.param, reduced_motion="reduce")


def close(hands: Hands) -> None:
    """Close the sheet that is open."""
    hands.page.keyboard.press("Escape")
    hands.page.locator("dialog[open]").wait_for(state="detached")


def test_the_pages_around_the_game(looker: Hands) -> None:
    """Home, a sheet for a new table, a lobby, no page, no table."""
    page, found = looker.page, dict[str, list[str]]()
    looker.come_home()
    found["home"] = looker.violations()
    for title in range(3):
        page.locator(".titles .card").nth(title).locator("button:not(.go)").first.click()
        page.locator("dialog[open] form").wait_for()
        found[f"new table {title}"] = looker.violations()
        close(looker)
    looker.open_table("suburbia", [{"kind": "me", "name": "Ada"}, {"kind": "link"}])
    page.locator("main.lobby").wait_for()
    found["lobby"] = looker.violations()
    looker.go("#/nowhere")
    page.locator("main.lost").wait_for()
    found["no such page"] = looker.violations()
    looker.go("#/table/abcdefghijkl")
    page.locator("main.alone h1").wait_for()
    found["no such table"] = looker.violations()
    looker.errors.clear()  # the browser tells of the table that is not there
    assert not {state: wrong for state, wrong in found.items() if wrong}


def test_the_table_in_every_state(looker: Hands) -> None:
    """A goal to keep, a tile taken up, a preview, a heat map, a staged move, sheets, a bubble."""
    page, found = looker.page, dict[str, list[str]]()
    looker.open_table("suburbia", SEATS)
    page.locator("button.goal").first.wait_for()
    found["a goal to keep"] = looker.violations()
    looker.click_and_wait(page.locator("button.goal").first)
    found["a goal staged"] = looker.violations()
    looker.confirm_and_wait_for_my_turn()
    looker.click_and_wait(page.locator(".slots button.tile:not(.off)").last)
    found["a tile taken up"] = looker.violations()
    page.locator("g.cell.legal").first.hover()
    page.locator(".side table caption").first.wait_for()
    found["a preview"] = looker.violations()
    page.keyboard.press("h")
    page.locator(".heat").wait_for()
    found["a heat map"] = looker.violations()
    looker.click_and_wait(page.locator("g.cell.legal").first)
    found["a staged move"] = looker.violations()
    page.keyboard.press("Escape")
    page.locator(".confirm").wait_for(state="detached")
    page.locator(".slots button.tile.off").first.click()
    page.locator("[role=note]").wait_for()
    found["why not"] = looker.violations()
    page.locator("button.total").first.click()
    page.locator(".pop").wait_for()
    found["a ledger"] = looker.violations()
    page.locator("button.total").first.click()
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    found["keys"] = looker.violations()
    close(looker)
    page.locator("nav [aria-haspopup]").click()
    page.locator("dialog[open] form").wait_for()
    found["menu"] = looker.violations()
    close(looker)
    page.keyboard.press("i")
    page.locator("dialog[open] button.go").click()
    page.locator("dialog[open] button.go").click()
    found["hint"] = looker.violations()
    assert not {state: wrong for state, wrong in found.items() if wrong}
