"""What one plays with lies in the window, whole and large enough, at every size and seat count."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hands import Hands, until
from tests.browser.layout import SIZES, least_letters, least_side, out_of_place, scrolls

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


# --- Big City -------------------------------------------------------------------------------------

LAPTOP = (1366, 768)
POINTS = ".seats .seat:first-child .total, .strip li:first-child .one"


def supply_at(width: int, height: int) -> str:
    """Give the buildings, or the door to them where they have no room of their own."""
    if width >= 760:
        return ".supply .piece"
    return ".tabs button:first-child" if height > 480 else "button.door"


def big_city_at(width: int, height: int) -> dict[str, str]:
    """Give what a turn begins with."""
    return {
        "the ask": "p.ask",
        "own points": POINTS,
        "the hand": ".hand .card",
        "the map": ".map.panel",
        "the map's buttons": ".map .tools button",
        "the buildings": supply_at(width, height),
        "what can be done": ".actions .holder button",
    }


def staged_at(width: int, height: int) -> dict[str, str]:
    """Give what is needed once a building is ready: on a phone its ledger lies over the rest."""
    always = {
        "the ask": "p.ask",
        "the map": ".map.panel",
        "the map's buttons": ".map .tools button",
        "Confirm": "button.confirm",
    }
    if width < 760:
        return always
    return {**big_city_at(width, height), **always} | {
        "what can be done": ".piles .pile",
    }


def to_my_first_building(hands: Hands) -> None:
    """Lay districts by what is lit until something can be built."""
    page = hands.page
    while True:
        until(hands.is_my_turn, "it is my turn")
        if hands.sees(".actions .holder"):
            return
        if hands.can_confirm():
            hands.confirm()
        elif hands.sees("button.board[data-glow]"):
            hands.click_and_wait(page.locator("button.board[data-glow]").first)
        elif hands.sees("g[id='city place'][data-glow]"):
            hands.click_and_wait(page.locator("g[id='city place']"))


def wrong_with_lots(hands: Hands) -> list[str]:
    """Say how large lots and their numbers are, if too small."""
    lot, digits = least_side(hands, "rect.plot"), least_letters(hands, "text.number")
    return [
        *([f"lots of {lot:.1f} px"] if lot < 44 else []),
        *([f"numbers of {digits:.1f} px"] if digits < 18 else []),
    ]


def wrong_at(
    hands: Hands,
    sizes: tuple[tuple[int, int], ...],
    wanted: Callable[[int, int], dict[str, str]],
) -> dict[tuple[int, int], list[str]]:
    """Measure a table at several sizes, each from the top of its page; gives what is wrong."""
    found = {}
    for size in sizes:
        hands.resize(*size)
        hands.page.evaluate("scrollTo(0, 0)")
        wrong = out_of_place(hands, wanted(*size)) + wrong_with_lots(hands)
        if wrong:
            found[size] = wrong
    return found


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, SIZES), (3, (LAPTOP,)), (4, (LAPTOP,)), (5, SIZES)]
)
def test_big_city_fits_its_window(
    hands: Hands, seats: int, sizes: tuple[tuple[int, int], ...]
) -> None:
    """Ask, points, hand, map, buildings, actions and Confirm are there without scrolling."""
    bots = [{"kind": "bot", "level": 1}] * (seats - 1)
    hands.open_table("bigcity", [{"kind": "me", "name": "Ada"}, *bots])
    hands.resize(*LAPTOP)
    to_my_first_building(hands)
    assert wrong_at(hands, sizes, big_city_at) == {}
    hands.resize(*LAPTOP)
    page = hands.page
    hands.click_and_wait(page.locator(".supply .piece", has_text="Single residence"))
    lot = page.locator("g.lot[data-glow]").first.get_attribute("id")
    hands.click_and_wait(page.locator(f"[id='{lot}']"))
    while not hands.can_confirm():
        hands.click_and_wait(page.locator(".pile[data-glow]").first)
    built = {"the building": f"[id='{lot}'] rect.hit"}
    assert wrong_at(hands, sizes, lambda *size: staged_at(*size) | built) == {}


def test_what_is_chosen_next_comes_into_sight(hands: Hands) -> None:
    """On a phone on its side buildings lie below; with one chosen the piles are there to draw."""
    hands.open_table("bigcity", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": 1}])
    hands.resize(*LAPTOP)
    to_my_first_building(hands)
    hands.resize(740, 360)
    page = hands.page
    page.locator("button.door").click()
    hands.click_and_wait(page.locator(".supply .piece", has_text="Single residence"))
    lot = page.locator("g.lot[data-glow]").first.get_attribute("id")
    hands.click_and_wait(page.locator(f"[id='{lot}']"))
    until(lambda: hands.sees(".pile[data-glow]"), "a pile is to be chosen")
    assert out_of_place(hands, {"the piles": ".pile"}) == []
