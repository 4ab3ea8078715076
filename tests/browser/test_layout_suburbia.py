"""Suburbia's table at every size and seat count: what one plays with lies in the window, whole."""

from __future__ import annotations

import pytest

from tests.browser.hands import Hands
from tests.browser.layout import SIZES, out_of_place, scrolls
from tests.browser.suburbia import AGAINST_A_BOT, stage_a_tile, to_my_first_turn

PHONE = 760  # narrower than this, seats and goals have a tab of their own


def chosen_at(width: int, height: int) -> dict[str, str]:
    """Give what a turn begins with."""
    always = {"the ask": "p.ask", "the market": ".slots li", "the map": ".map.panel"}
    if width < PHONE:
        # A phone on its side has no bar of tabs: goals follow below what one plays with.
        goals = {"goals": ".tabs button:first-child"} if height > 480 else {}
        return always | {"own numbers": ".strip"} | goals
    return always | {
        "own numbers": ".numbers .seat:first-child, .strip",
        "goals": ".goalrow",
        "basic tiles": ".basics .tile",
    }


def staged_at(width: int, height: int) -> dict[str, str]:
    """Give what is needed once a tile is ready."""
    always = {"the ask": "p.ask", "the map": ".map.panel", "Confirm": "button.confirm"}
    return always if width < PHONE else chosen_at(width, height) | always


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_in_the_window(hands: Hands, seats: int) -> None:
    """At the beginning of a turn and with a tile ready, without scrolling the page."""
    bots: list[dict[str, object]] = [{"kind": "bot", "level": 1}] * (seats - 1)
    hands.open_table("suburbia", [{"kind": "me", "name": "Ada"}, *bots])
    to_my_first_turn(hands)
    wrong = {}
    for wanted in (chosen_at, staged_at):
        if wanted is staged_at:
            hands.resize(*SIZES[0])
            stage_a_tile(hands)
        for size in SIZES:
            hands.resize(*size)
            hands.page.evaluate("scrollTo(0, 0)")
            found = out_of_place(hands, wanted(*size))
            found += ["the page scrolls"] if size[0] >= PHONE and scrolls(hands) else []
            if found:
                wrong[wanted.__name__, size] = found
    assert wrong == {}


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_the_rest_of_a_decision_is_in_sight_on_a_phone(hands: Hands, size: tuple[int, int]) -> None:
    """Whoever invests takes a tile out of the market: all of it is seen, prices too."""
    hands.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(hands)
    hands.resize(*size)
    hands.page.get_by_role("button", name="Invest", exact=True).click()
    hands.click_and_wait(hands.page.locator("g.cell.legal").first)
    hands.page.evaluate("scrollTo(0, 0)")  # Playwright scrolls a little to what it clicks
    wanted = {"the ask": "p.ask", "the market": ".slots li", "Cancel": ".docked .act button"}
    assert out_of_place(hands, wanted) == []
