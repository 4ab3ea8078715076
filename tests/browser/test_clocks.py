"""Clocks are seen at the table, run down there, and say what happens at zero."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from burgh import registry
from tests.browser.hands import MENU, Hands
from tests.browser.suburbia import AGAINST_A_BOT

HALF_AN_HOUR = {"budget": 1800, "increment": 10}


@pytest.fixture
def keeper(people: Callable[..., Hands]) -> Hands:
    """Give a person on whose page time stands still unless it is moved on."""
    return people(width=1366, height=768)


def sit_down(hands: Hands, title: str, clock: dict[str, int]) -> None:
    """Open a table with clocks and stop the time of the page there."""
    hands.page.clock.install()
    hands.open_table(title, AGAINST_A_BOT, clock=clock)
    hands.is_at_the_table()
    hands.page.locator(".ask.mine").wait_for()
    hands.page.get_by_role("timer").wait_for()
    hands.page.clock.pause_at(time.time() + 30)


def seconds(text: str) -> int:
    """Read a clock."""
    minutes, rest = text.split(":")
    return int(minutes) * 60 + int(rest)


@pytest.mark.parametrize("title", registry.titles())
def test_the_clock_of_whoever_decides_runs_at_their_seat(keeper: Hands, title: str) -> None:
    """In every title, drawn or generic; a bot has none."""
    sit_down(keeper, title, HALF_AN_HOUR)
    timers = keeper.page.get_by_role("timer")
    assert timers.count() == 1
    before = seconds(timers.inner_text())
    assert 1700 < before <= 1800
    keeper.page.clock.fast_forward(60_000)
    assert seconds(timers.inner_text()) == before - 60
    assert "At zero a bot" in (timers.get_attribute("title") or "")


def test_time_that_is_short_is_heavier_and_stands_beside_the_ask(keeper: Hands) -> None:
    """Under two minutes at the seat, under half a minute on top too; no reader hears it tick."""
    sit_down(keeper, "suburbia", {"budget": 200})
    timer = keeper.page.get_by_role("timer")
    weight = "(one) => Number(getComputedStyle(one).fontWeight)"
    assert timer.evaluate(weight) == 600
    keeper.page.clock.fast_forward(100_000)
    assert timer.evaluate(weight) == 800
    assert not keeper.sees(".ask .clock")
    keeper.page.clock.fast_forward((seconds(timer.inner_text()) - 20) * 1000)
    assert keeper.page.locator(".ask .clock").inner_text() == "0:20"
    live = "document.querySelectorAll('[aria-live] .clock:not([aria-hidden=true])').length"
    assert keeper.page.evaluate(live) == 0


def test_the_menu_says_what_the_clocks_do(keeper: Hands) -> None:
    """How much time there is, and that a bot plays on at zero."""
    sit_down(keeper, "suburbia", HALF_AN_HOUR)
    keeper.page.locator(MENU).click()
    said = keeper.page.locator("dialog[open]").inner_text()
    assert "30 minutes each" in said
    assert "At zero a bot" in said
