"""Every other page: no violation for axe, light and dark, and no sideways scroll on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hands import AXE, Hands
from tests.browser.suburbia import AGAINST_A_BOT

PAGES = {
    "#/": ".titles .card",
    "#/learn": "main h1",
    "#/account": "main h1",
    **{f"#/rules/{title}": "main h2" for title in ("suburbia", "bigcity", "skylines")},
    **{f"#/parts/{title}": "main h2" for title in ("suburbia", "bigcity", "skylines")},
}


def wrong_with(hands: Hands, place: str) -> list[str]:
    """Give what is wrong with the page as it stands."""
    found = hands.violations() if AXE.is_file() else []
    if hands.is_wider_than_its_window():
        found.append("scrolls sideways")
    return [f"{place}: {each}" for each in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_wrong_with_any_page_on_a_phone(
    people: Callable[..., Hands], theme: str
) -> None:
    """Each page as it is first seen."""
    phone = people(width=360, height=740, color_scheme=theme, reduced_motion="reduce")
    found = []
    for place, landmark in PAGES.items():
        phone.go(place)
        phone.page.locator(landmark).first.wait_for()
        found += wrong_with(phone, place)
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_wrong_with_the_end_and_the_replay(
    people: Callable[..., Hands], theme: str
) -> None:
    """A game that is over at the table, move by move, and looked back at."""
    ada = people(color_scheme=theme, reduced_motion="reduce")
    table = ada.open_table("bigcity", [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}])
    ada.page.locator("section.end").wait_for()
    found = wrong_with(ada, "end")
    ada.go(f"#/replay/{table}?ply=12")
    ada.page.locator("main.past .room").wait_for()
    found += wrong_with(ada, "replay")
    ada.go(f"#/review/{table}")
    ada.page.locator("main h1").wait_for()
    found += wrong_with(ada, "review")
    assert found == []


def test_nothing_is_wrong_with_each_table_on_a_phone(people: Callable[..., Hands]) -> None:
    """The first decision of each title, with fingers in mind."""
    phone = people(width=360, height=740, has_touch=True, reduced_motion="reduce")
    found = []
    for title in ("suburbia", "bigcity", "skylines"):
        phone.open_table(title, AGAINST_A_BOT)
        phone.is_at_the_table()
        phone.page.locator(".ask.mine").wait_for()
        found += wrong_with(phone, title) + phone.small_targets()
    assert found == []
