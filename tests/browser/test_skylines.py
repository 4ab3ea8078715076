"""The table of Cities: Skylines: everything with a name opens its card, by every kind of hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hands import Hands, until
from tests.browser.layout import SIZES, least_side, out_of_place, scrolls
from tests.browser.skylines import (
    CARD,
    LIT_CARD,
    build_a_tile,
    take_up_a_tile,
    to_my_first_turn,
    with_bots,
)

LANDS = r"\w+: −?\d+ → −?\d+"  # where a marker stands, and where it lands


@pytest.fixture
def ada(hands: Hands) -> Hands:
    """Sit at a table with two bots, where a card is to be played."""
    hands.open_table("skylines", with_bots(2))
    to_my_first_turn(hands)
    return hands


def opened(hands: Hands) -> Any:
    """Give the card that is open."""
    card = hands.page.get_by_role("dialog")
    card.wait_for()
    return card


def close(hands: Hands) -> None:
    """Close the card that was asked for."""
    hands.page.keyboard.press("Escape")
    hands.page.get_by_role("dialog").wait_for(state="detached")


def test_a_card_of_the_hand_says_where_its_markers_land(ada: Hands) -> None:
    """Pointing at it is enough; it has its kind, its price now and what can be done with it."""
    ada.page.locator(LIT_CARD).first.hover()
    said = opened(ada).inner_text()
    assert re.search(LANDS, said), said
    assert "level I" in said
    assert re.search(r"free|\d coins?", said), said
    assert "In your hand" in said or "in your hand" in said
    assert opened(ada).get_by_role("button", name="Play it").count() == 1


def test_a_card_opens_by_the_focus_that_keys_bring(ada: Hands) -> None:
    """F6 leads to the hand; the card of the first one opens and goes with the focus."""
    ada.jump_to("tray")
    name = ada.page.evaluate("document.activeElement.querySelector('article').ariaLabel")
    assert opened(ada).get_by_role("heading", name=name).count() == 1
    ada.jump_to("map")
    until(lambda: not ada.page.get_by_role("dialog", name=name).count(), "the card is gone with it")


def test_another_hand_lies_open_as_faces(ada: Hands) -> None:
    """A click on a face opens the card, and says whose it is; it cannot be played from there."""
    ada.page.locator(".others button.face").first.click()
    card = opened(ada)
    assert "in the hand of" in card.inner_text()
    assert card.get_by_role("button", name="Play it").count() == 0
    close(ada)


def test_a_long_press_opens_a_card_and_plays_nothing(people: Callable[..., Hands]) -> None:
    """A finger that rests on a card of the hand looks at it; a tap takes it up."""
    phone = people(width=390, height=844, has_touch=True, is_mobile=True)
    phone.open_table("skylines", with_bots(1))
    to_my_first_turn(phone)
    before = phone.staged()
    box = phone.page.locator(LIT_CARD).first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = phone.page.context.new_cdp_session(phone.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    said = opened(phone).inner_text()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert re.search(LANDS, said), said
    assert phone.staged() == before
    opened(phone).get_by_role("button", name="Close").tap()
    phone.page.get_by_role("dialog").wait_for(state="detached")
    phone.page.locator(LIT_CARD).first.tap()
    until(lambda: phone.staged() != before, "the card is taken up")


def test_a_tile_that_stands_says_what_it_brought(ada: Hands) -> None:
    """By the card it was built with, when it was built; the place says where it is."""
    name = ada.page.locator(f"{LIT_CARD} article").first.get_attribute("aria-label")
    take_up_a_tile(ada)
    build_a_tile(ada)
    for square in ada.page.locator("rect.cell[data-thing]").all():
        square.click()
        card = opened(ada)
        is_mine = card.get_by_role("heading", name=name).count() == 1
        said = card.inner_text()
        close(ada)
        if is_mine:
            assert "on board" in said or "next to" in said, said
            assert "when it was built" in said
            return
    raise AssertionError(f"nothing on the map was built by {name}")


def test_tracks_districts_boards_and_the_milestone_have_cards(ada: Hands) -> None:
    """A track says its value and what it counts for, a district what it needs, the end why not."""
    page = ada.page
    page.locator(".board button.name", has_text="Power").click()
    said = opened(ada).inner_text()
    assert "below 0 costs 1 happiness" in said
    assert "From −5 to 8" in said
    close(ada)
    page.locator("button.end").click()
    said = opened(ada).inner_text()
    assert "Every district needs" in said
    assert "empty district" in said
    close(ada)
    free = page.locator("rect.cell[aria-label^=grass]").first
    free.click(force=True)
    said = opened(ada).inner_text()
    assert re.search(r"\d+ squares · \d+ squares free", said), said
    close(ada)


def test_what_cannot_be_played_says_why_in_its_card(hands: Hands) -> None:
    """In a sentence, with the sum that is missing where money is."""
    hands.open_table("skylines", with_bots(1), options={"scenario": "scenario-4"})
    page = hands.page
    until(lambda: hands.sees(".roles button.card"), "roles are dealt")
    page.locator(".roles button.card").first.hover()
    assert opened(hands).get_by_role("button", name="Keep it").count() == 1
    assert "role" in opened(hands).inner_text().lower()


def test_conditions_stand_on_hand_cards_in_words(ada: Hands) -> None:
    """Amounts have signs; what a card asks for is read, not guessed."""
    conditions = ada.page.locator(f"{CARD} .condition").all_inner_texts()
    assert conditions
    assert all(re.search(r"served by|in the district| is ", each) for each in conditions)


# What must be in sight without scrolling; on a phone a card taken up leaves its room to the map.
RESTING = {
    "the ask": "p.ask",
    "the treasury": "[data-spot='number -1 money']",
    "a track": "[data-spot='number -1 crime']",
    "the map": ".city .ground:has(> svg)",
    "a card of the hand": CARD,
    "the milestone": "button.end",
}
READY = {
    "the ask": "p.ask",
    "the treasury": "[data-spot='number -1 money']",
    "the map": ".city .ground:has(> svg)",
    "Cancel": ".act button:not(.confirm)",
    "Confirm": "button.confirm",
}
LAPTOPS = 1200  # from this width on squares are at least 42 px


@pytest.mark.parametrize("bots", [1, 3])
def test_all_that_one_plays_with_is_in_sight(hands: Hands, bots: int) -> None:
    """At every size, at rest and when a tile is ready to be built; the page never scrolls."""
    hands.open_table("skylines", with_bots(bots))
    to_my_first_turn(hands)
    assert wrong_at_any_size(hands, RESTING) == []
    take_up_a_tile(hands)
    hands.click_and_wait(hands.page.locator(".tools .put"))
    hands.click_and_wait(hands.page.locator(".piles button[data-glow]").first)
    assert wrong_at_any_size(hands, READY) == []


def wrong_at_any_size(hands: Hands, wanted: dict[str, str]) -> list[str]:
    """Give what lies wrong at some size, with the size."""
    found = []
    for width, height in SIZES:
        hands.resize(width, height)
        wrong = out_of_place(hands, wanted) + (["the page scrolls"] if scrolls(hands) else [])
        least = least_side(hands, "rect.cell")
        if width >= LAPTOPS and least < 42:
            wrong.append(f"squares of {least} px")
        found += [f"{width}x{height}: {each}" for each in wrong]
    hands.resize(1366, 768)
    return found


def test_a_phone_shows_the_map_while_the_exchange_pile_lies_open(hands: Hands) -> None:
    """Its cards are small there: the tile just laid stays in sight."""
    hands.open_table("skylines", with_bots(0))
    to_my_first_turn(hands)
    hands.click_and_see(hands.page.locator(LIT_CARD).first)
    hands.page.keyboard.press("x")
    hands.click_and_wait(hands.page.locator(".piles button[data-glow]").first)
    hands.confirm_and_wait_for_my_turn()
    take_up_a_tile(hands)
    hands.click_and_wait(hands.page.locator(".tools .put"))
    hands.resize(360, 740)
    assert hands.sees(".docked .cards .card")
    assert least_side(hands, ".city .ground:has(> svg)") >= 150
    assert out_of_place(hands, READY) == []
