"""The end of a game as a page of its own: it fits, its legend is true, and one finds back."""

from __future__ import annotations

import re

import pytest

from tests.browser.hands import Hands

BOTS: list[dict[str, object]] = [{"kind": "bot", "level": 1}] * 3
SIZES = [(1366, 768), (360, 740)]
COVERED = """() => {
    const under = (one) => {
        const box = one.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const found = document.elementFromPoint(x, y)
        return found && (one.contains(found) || found.contains(one)) ? [] : [one.outerHTML]
    }
    const things = 'section.end :is(.total, .next > *, .chart > div, .legend li)'
    return [...document.querySelectorAll(things)]
        .flatMap((one) => { one.scrollIntoView({ block: 'center' }); return under(one) })
}"""
COLOURS = """(where) => Object.fromEntries([...document.querySelectorAll(where + ' [data-source]')]
    .map((one) => [one.dataset.source, getComputedStyle(one).backgroundColor]))"""
MARKS = """() => {
    const seen = []
    const plain = CanvasRenderingContext2D.prototype.fillText
    CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
        seen.push(String(text))
        return plain.call(this, text, ...more)
    }
    window.marksOfCharts = seen
}"""


@pytest.fixture
def ended(hands: Hands) -> dict[str, str]:
    """A finished table of each title, played by bots."""
    hands.page.emulate_media(reduced_motion="reduce")
    hands.come_home()
    titles = ("suburbia", "bigcity", "skylines")
    return {title: hands.new_table(title, BOTS) for title in titles}


def go_to_the_end(hands: Hands, table: str) -> None:
    hands.go(f"#/table/{table}")
    hands.page.locator("section.end canvas").wait_for()
    hands.is_still()


def test_the_end_fits_and_nothing_lies_under_anything(hands: Hands, ended: dict[str, str]) -> None:
    """On a laptop verdict, scores, city and what to do next need no scrolling."""
    for title, table in ended.items():
        go_to_the_end(hands, table)
        for width, height in SIZES:
            hands.resize(width, height)
            assert not hands.is_wider_than_its_window(), (title, width)
            assert hands.page.evaluate(COVERED) == [], (title, width)
            # With a mouse a chip of a map may be smaller.
            assert width > 600 or hands.small_targets() == [], (title, width)
        hands.resize(1366, 768)
        hands.page.evaluate("scrollTo(0, 0)")
        for part in (".verdict", ".scores", ".city", ".next"):
            box = hands.page.locator(f"section.end > {part}").bounding_box()
            assert box is not None, (title, part)
            assert box["y"] + box["height"] <= 768, (title, part)


def test_the_legend_has_the_colours_of_the_bars(hands: Hands, ended: dict[str, str]) -> None:
    """Light and dark, every source has one colour, and every bar ends with its score."""
    for table in ended.values():
        go_to_the_end(hands, table)
        for scheme in ("light", "dark"):
            hands.page.emulate_media(color_scheme=scheme)
            legend = hands.page.evaluate(COLOURS, ".legend")
            bars = hands.page.evaluate(COLOURS, ".bar .part:not(.lost)")
            shared = bars.keys() & legend.keys()
            assert {key: legend[key] for key in shared} == {key: bars[key] for key in shared}
            assert len(set(legend.values())) == len(legend)
    hands.page.emulate_media(color_scheme="light")


def test_charts_count_in_whole_numbers(hands: Hands, ended: dict[str, str]) -> None:
    """No axis of the end has 0.25 of a point, and lines carry their names with the last number."""
    for table in ended.values():
        hands.go("#/")
        hands.page.locator(".titles .card").nth(2).wait_for()
        hands.page.evaluate(MARKS)
        go_to_the_end(hands, table)
        marks = hands.page.evaluate("window.marksOfCharts")
        assert marks
        assert not [mark for mark in marks if re.search(r"\d[.,]\d", mark)]
        assert [mark for mark in marks if re.search(r"\w+ [−-]?\d+$", mark)]


def test_one_looks_at_the_table_and_comes_back(hands: Hands, ended: dict[str, str]) -> None:
    """The table stays reachable after the end, by keyboard too, and so does every borough."""
    page = hands.page
    go_to_the_end(hands, ended["suburbia"])
    for width in (1366, 360):
        hands.resize(width, 768)
        boroughs = page.locator(".city [role=group] button[aria-pressed]")
        boroughs.nth(1).press("Enter")
        assert boroughs.nth(1).get_attribute("aria-pressed") == "true"
        assert boroughs.nth(0).get_attribute("aria-pressed") == "false"
    hands.resize(1366, 768)
    page.locator(".next button").last.press("Enter")
    hands.is_at_the_table()
    page.locator(".decision button.go").press("Enter")
    page.locator("section.end").wait_for()


def test_the_city_can_be_shared(hands: Hands, ended: dict[str, str]) -> None:
    """The picture is seen before it is sent: 1200 by 630, with names unless one wishes none."""
    page = hands.page
    for title, table in ended.items():
        go_to_the_end(hands, table)
        page.locator(".next .go").press("Enter")
        picture = page.locator("dialog[open] .share img")
        picture.evaluate("one => one.decode()")
        assert picture.evaluate("one => [one.naturalWidth, one.naturalHeight]") == [1200, 630]
        assert hands.violations() == [], title
        svg = page.locator("dialog[open] a[download$=svg]")
        first = page.locator("section.end .who b").first.text_content() or ""
        drawn = hands.ask("GET", svg.get_attribute("href") or "")
        assert "<use " in drawn, "the city is in it"
        page.locator("dialog[open] .share input[type=checkbox]").uncheck()
        assert "names=no" in (svg.get_attribute("href") or "")
        if title != "skylines":
            assert first in drawn
            assert first not in hands.ask("GET", svg.get_attribute("href") or "")
        page.keyboard.press("Escape")


def test_a_sent_address_leads_to_the_end(hands: Hands, ended: dict[str, str]) -> None:
    """`/t/…` is the table and `/r/…` its replay; the page goes on under its own address."""
    table = ended["suburbia"]
    hands.page.goto(f"{hands.base}/t/{table}?lang=en")
    hands.page.locator("section.end").wait_for()
    assert hands.page.url.endswith(f"/#/table/{table}")
    hands.page.goto(f"{hands.base}/r/{table}")
    hands.page.locator("main.past .room").wait_for()
