"""Every other page: no violation for axe, light and dark, and no sideways scroll on a phone."""

from __future__ import annotations

from collections.abc import Callable

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
    found = hands.violations_by_day_and_night() if AXE.is_file() else []
    if hands.is_wider_than_its_window():
        found.append("scrolls sideways")
    return [f"{place}: {each}" for each in found]


def test_nothing_is_wrong_with_any_page_on_a_phone(people: Callable[..., Hands]) -> None:
    """Each page as it is first seen."""
    phone = people(width=360, height=740, color_scheme="light", reduced_motion="reduce")
    found = []
    for place, landmark in PAGES.items():
        phone.go(place)
        phone.page.locator(landmark).first.wait_for()
        found += wrong_with(phone, place)
    assert found == []


def test_nothing_is_wrong_with_each_table_on_a_phone(people: Callable[..., Hands]) -> None:
    """The first decision of each title, with fingers in mind."""
    phone = people(
        width=360, height=740, has_touch=True, color_scheme="light", reduced_motion="reduce"
    )
    found = []
    for title in ("suburbia", "bigcity", "skylines"):
        phone.open_table(title, AGAINST_A_BOT)
        phone.is_at_the_table()
        phone.page.locator(".ask.mine").wait_for()
        found += wrong_with(phone, title) + phone.small_targets()
    assert found == []
