"""The text font comes with the pages: what is drawn does not depend on the fonts of a machine."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hands import Hands
from tests.browser.suburbia import AGAINST_A_BOT

LOADED = """async () => {
    await document.fonts.ready
    const ours = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Inter')
    return ours.filter(({ status }) => status === 'loaded').length
}"""
# An amount and the signs of its line stand side by side; half a pixel is rounding.
COLLISIONS = """() => [...document.querySelectorAll('.picture svg')].flatMap((tile) =>
    [...tile.querySelectorAll('text.strong')].flatMap((text) => {
        const box = text.getBoundingClientRect()
        const isHit = (sign) => {
            const other = sign.getBoundingClientRect()
            return other.left < box.right - 0.5 && other.right > box.left + 0.5
                && other.top < box.bottom && other.bottom > box.top
        }
        const hits = [...text.parentElement.children].filter((one) => one !== text
            && one.matches('use[href^="#g-"], use[href^="#c-"], text.strong')).filter(isHit)
        return hits.map((one) => `${tile.ariaLabel}: ${text.textContent} ${one.outerHTML}`)
    }))"""
NAMES_OVER_THE_EDGE = """() => [...document.querySelectorAll('.picture svg')].flatMap((tile) => {
    const edge = tile.getBoundingClientRect()
    return [...tile.querySelectorAll('text.name')].filter((name) => {
        const box = name.getBoundingClientRect()
        return box.left < edge.left || box.right > edge.right
    }).map((name) => name.textContent)
})"""

# What does not fit into its own box, or leaves the panel of its seat.
CUT = """() => {
    const paper = document.createElement('canvas').getContext('2d')
    const isCut = (one) => {
        const box = one.getBoundingClientRect()
        const panel = one.closest('section').getBoundingClientRect()
        return one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'
            || box.right > panel.right || box.bottom > panel.bottom
    }
    const isShort = (field) => {
        const { font } = getComputedStyle(field, '::placeholder')
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        paper.font = font
        return paper.measureText(field.placeholder).width
            > field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    }
    const [words, fields] = ['.seat header b, .seat small', '.log input']
        .map((which) => [...document.querySelectorAll(which)])
    return [...words.filter(isCut).map((one) => one.textContent),
        ...fields.filter(isShort).map((one) => one.placeholder)]
}"""


@pytest.mark.parametrize(("language", "files"), [("en", 1), ("ru", 2)])
def test_the_table_is_set_in_the_font_that_comes_with_it(
    hands: Hands, language: str, files: int
) -> None:
    """Inter is loaded, a file for each script that is on the page, and drawings use it as well."""
    hands.go()
    hands.page.evaluate(f"localStorage.setItem('burgh.language', '{language}')")
    hands.open_table("suburbia", AGAINST_A_BOT)
    hands.is_at_the_table()
    hands.is_still()
    assert hands.page.evaluate(LOADED) >= files
    drawn = "getComputedStyle(document.querySelector('main.room svg text')).fontFamily"
    for families in (
        hands.page.evaluate(drawn),
        hands.page.evaluate("getComputedStyle(document.body).fontFamily"),
    ):
        assert families.split(",")[0].strip("\"'") == "Inter"


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_on_no_tile_does_an_amount_collide_with_a_sign(hands: Hands, language: str) -> None:
    """On every tile of Suburbia, as the page of its components draws them."""
    hands.go()
    hands.page.evaluate(f"localStorage.setItem('burgh.language', '{language}')")
    hands.visit("#/parts/suburbia")
    hands.page.locator(".picture svg").first.wait_for()
    hands.is_still()
    assert hands.page.locator(".picture svg text.strong").count() > 50
    assert hands.page.evaluate(COLLISIONS) == []
    assert hands.page.evaluate(NAMES_OVER_THE_EDGE) == []


def test_text_is_not_spaced_like_figures(hands: Hands) -> None:
    """Tabular figures make its spaces and hyphens as wide as a figure: only numbers have them."""
    hands.come_home()
    of = "(at) => getComputedStyle(document.querySelector(at)).fontVariantNumeric"
    assert hands.page.evaluate(of, "body") == "normal"
    assert hands.page.evaluate(of, "h1") == "normal"
    hands.open_table("suburbia", AGAINST_A_BOT)
    hands.is_at_the_table()
    assert hands.page.evaluate(of, ".number") == "tabular-nums"


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("title", ["suburbia", "bigcity"])
def test_no_word_of_a_seat_is_cut_on_a_laptop(
    people: Callable[..., Hands], title: str, language: str
) -> None:
    """Names, levels, clocks and counts fit into their panels, and the chat says what it is for."""
    hands = people(width=1366, height=768)
    hands.go()
    hands.page.evaluate(f"localStorage.setItem('burgh.language', '{language}')")
    clock = {"budget": 1800, "increment": 0}
    hands.open_table(title, [*AGAINST_A_BOT, {"kind": "bot", "level": 4}], clock=clock)
    hands.is_at_the_table()
    hands.page.locator(".seat header b").nth(2).wait_for()
    assert hands.page.evaluate(CUT) == []
