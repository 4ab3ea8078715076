"""Every other page: no violation for axe, light and dark, and no sideways scroll on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burgh import registry
from tests.browser.hands import AXE, Hands
from tests.browser.suburbia import AGAINST_A_BOT

# Each with what is there when it is whole.
PAGES = {
    "#/": ".titles .card",
    "#/learn": "main.learn .card button",
    "#/account": "main.account .rooms",
    **{f"#/rules/{title}": "main.rules article h2" for title in registry.own_titles()},
    **{f"#/parts/{title}": "main.reference h2" for title in registry.own_titles()},
}


def wrong_with(hands: Hands, place: str) -> list[str]:
    """Give what is wrong with the page as it stands."""
    found = hands.violations_by_day_and_night() if AXE.is_file() else []
    if hands.is_wider_than_its_window():
        found.append("scrolls sideways")
    return [f"{place}: {each}" for each in found]


@pytest.mark.sweep
def test_nothing_is_wrong_with_any_page_on_a_phone(people: Callable[..., Hands]) -> None:
    """Each page as it is first seen."""
    phone = people(width=360, height=740, color_scheme="light", reduced_motion="reduce")
    found = []
    for place, landmark in PAGES.items():
        phone.visit(place)
        phone.page.locator(landmark).first.wait_for()
        found += wrong_with(phone, place)
    assert found == []


@pytest.mark.sweep
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


OVERLAPPING = """() => {
    const parts = ['.tray', '.map.panel', '.decision', '.log', '.numbers', '.ribbon', '.bar']
        .flatMap((one) => [...document.querySelectorAll(`.table ${one}`)].slice(0, 1))
        .map((one) => [one, one.getBoundingClientRect()])
    const lies = ([one, a], [other, b]) => !one.contains(other) && !other.contains(one)
        && a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return parts.flatMap((one, i) => parts.slice(i + 1).filter((other) => lies(one, other))
        .map((other) => `${one[0].className} lies on ${other[0].className}`))
}"""
PRESSABLE = """() => [...document.querySelectorAll('button, input, a.button')]
    .filter((one) => one.checkVisibility() && !one.matches('.total'))
    .map((one) => one.outerHTML.slice(0, 100))"""


def test_the_table_holds_under_other_conditions(people: Callable[..., Hands]) -> None:
    """Letters twice as large, a phone on its side, and paper, which is light."""
    ada = people(color_scheme="dark", reduced_motion="reduce")
    ada.open_table("suburbia", AGAINST_A_BOT)
    ada.page.locator(".ask.mine").wait_for()
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ada.is_still()
    assert ada.page.evaluate(OVERLAPPING) == []
    assert not ada.is_wider_than_its_window()
    ada.page.evaluate("document.documentElement.style.fontSize = ''")
    ada.resize(740, 360)
    at, beside = (ada.page.locator(one).bounding_box() for one in (".map.panel", ".room .tray"))
    assert at is not None
    assert beside is not None
    assert at["x"] + at["width"] <= beside["x"]
    assert at["y"] + at["height"] <= 360
    assert not ada.is_wider_than_its_window()
    ada.page.emulate_media(media="print")
    ada.is_still()
    assert ada.page.evaluate(PRESSABLE) == []
    assert ada.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
