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
            assert hands.small_targets() == [], (title, width)
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
    page.locator(".seats button").nth(1).press("Enter")
    name = page.locator(".seats button[aria-pressed=true] span").inner_text()
    assert name in (page.locator(".city .whose").text_content() or "")
    page.locator(".next button").last.press("Enter")
    hands.is_at_the_table()
    page.locator(".decision button.go").press("Enter")
    page.locator("section.end").wait_for()
