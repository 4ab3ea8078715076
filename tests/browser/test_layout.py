"""What one plays with lies in the window, whole and large enough, at every size and seat count."""

from __future__ import annotations

import pytest

from tests.browser.hands import Hands
from tests.browser.layout import least_letters, least_side, out_of_place, scrolls

PAGE = """<style>body {{ margin: 0 }}
#one, #two {{ position: absolute; width: 100px; height: 50px }}
#in {{ position: absolute; width: 80px; height: 80px; overflow: hidden }}</style>
<div id=in><div id=one style='{one}'>one</div></div><div id=two style='{two}'>two</div>"""
BOTH = {"one": "#one", "two": "#two"}


@pytest.mark.parametrize(
    ("one", "two", "wrong"),
    [
        ("width: 60px", "left: 200px", []),
        ("width: 60px", "left: 1250px", ["two is not inside the window"]),
        ("width: 120px", "left: 200px", ["one is cut by DIV"]),
        ("width: 60px", "left: 50px", ["two lies", "one is covered", "one lies on two"]),
        ("display: none", "left: 200px", ["one is not there"]),
    ],
)
def test_the_measure_finds_what_is_out_of_place(
    hands: Hands, one: str, two: str, wrong: list[str]
) -> None:
    """Outside, cut, covered, on each other, missing: each is said, and nothing else."""
    hands.page.set_content(PAGE.format(one=one, two=two))
    said = out_of_place(hands, BOTH)
    assert all(any(each.startswith(start) for start in wrong) for each in said), said
    assert bool(said) == bool(wrong)
    assert not scrolls(hands)


def test_letters_are_measured_as_they_are_drawn(hands: Hands) -> None:
    """A drawing at half its size has letters of half their size."""
    hands.page.set_content(
        "<svg width=100 height=100 viewBox='0 0 200 200'>"
        "<text y=50 font-size=40>15</text><rect width=80 height=90 /></svg>"
    )
    assert least_letters(hands, "text") == 20
    assert least_side(hands, "rect") == 40
