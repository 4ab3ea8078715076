"""The table speaks like a player: one ask, one card, no modes, and what glows leads to the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from tests.browser.hands import Hands, until
from tests.browser.suburbia import AGAINST_A_BOT, HELD, TILE, stage_a_tile, to_my_first_turn


@pytest.fixture
def ada(hands: Hands) -> Hands:
    """Sit at a table of Suburbia where a tile is to be built."""
    hands.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(hands)
    return hands


def asked(hands: Hands) -> str:
    """Give what the table asks."""
    return str(hands.page.locator("p.ask .words").inner_text())


def spend_all(hands: Hands) -> None:
    """Build the dearest tile that can be paid for, until nothing can be built."""
    page = hands.page
    for _ in range(12):
        if hands.sees(".ask.warning"):
            return
        tiles = page.locator(TILE)
        prices = tiles.evaluate_all(
            "all => all.map((one) => Number(one.ariaLabel.match(/\\$(\\d+)/)?.[1] ?? 0))"
        )
        hands.click_and_wait(tiles.nth(prices.index(max(prices))))
        hands.click_and_wait(page.locator("g.cell.legal").first)
        hands.confirm_and_wait_for_my_turn()
    raise AssertionError("the money never runs out")


def test_who_is_broke_is_led_to_a_lake(ada: Hands) -> None:
    """The ask names the money and the way out; a lit tile and a lit space lead to a lake."""
    spend_all(ada)
    page = ada.page
    assert re.match(r"You have \$\d, too little to build\.\s+Lay a lake", asked(ada))
    ada.click_and_wait(page.locator(".slots .tile[data-glow]").first)
    assert "as a lake" in asked(ada)
    ada.click_and_wait(page.locator("g.cell[data-glow]").first)
    until(ada.can_confirm, "the lake is staged")
    assert page.locator("button.confirm").inner_text() == "Lay the lake"


def test_a_lake_ends_with_its_turn(ada: Hands) -> None:
    """The way belongs to the tile in the hand: the next tile is built again."""
    page = ada.page
    ada.click_and_wait(page.locator(TILE).last)
    page.locator(".ways button", has_text="As a lake").click()
    ada.click_and_wait(page.locator("g.cell.legal").first)
    assert page.locator("button.confirm").inner_text() == "Lay the lake"
    ada.confirm_and_wait_for_my_turn()
    stage_a_tile(ada)
    assert page.locator("button.confirm").inner_text() == "Build it"


def test_a_tile_that_cannot_be_paid_is_as_legible_as_another(ada: Hands) -> None:
    """It keeps its colors; its price says what is missing."""
    dear = ada.page.locator(".slots li:has(.tile.off)").first
    for part in (".spot", ".name", ".price"):
        assert dear.locator(part).evaluate("one => getComputedStyle(one).opacity") == "1"
    assert re.search(r"\$\d+ short", dear.inner_text())


def test_on_a_phone_a_tap_on_a_dear_tile_and_on_a_built_one_opens_its_card(
    people: Callable[..., Hands],
) -> None:
    """A sheet that leaves the tile in sight; a long press does the same for any tile."""
    phone = people(width=360, height=740, has_touch=True, is_mobile=True)
    phone.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(phone)
    page = phone.page
    dear = page.locator(".slots .tile.off").first
    suburbs = page.locator("g.cell[data-thing=suburbs]")
    for thing, name in (
        (dear, str(dear.get_attribute("aria-label")).split(",")[0]),
        (suburbs, "Suburbs"),
    ):
        thing.tap()
        sheet = page.get_by_role("dialog", name=name)
        sheet.wait_for()
        assert sheet.locator("dd").count() >= 1
        box = sheet.bounding_box()
        assert box is not None
        assert box["height"] <= 0.62 * 740 + 1
        sheet.get_by_role("button", name="Close").tap()
        sheet.wait_for(state="detached")


def test_a_click_takes_the_place_of_a_look(ada: Hands) -> None:
    """The card that hovering opened makes way: it must not lie over what lights up next."""
    tile = ada.page.locator(TILE).last
    tile.hover()
    card = ada.page.get_by_role("dialog")
    card.wait_for()
    tile.click()
    card.wait_for(state="detached")
    assert ada.sees(HELD)


def test_while_discarding_only_the_surcharge_is_shown(ada: Hands) -> None:
    """Build prices go; each position says what it costs to take its tile out."""
    page = ada.page
    ada.click_and_wait(page.locator(".basics .tile[data-glow]").first)
    ada.click_and_wait(page.locator("g.cell.legal").first)
    assert asked(ada) == "Now take one tile out of the market: you pay its surcharge."
    shown = page.locator(".slots .price").all_inner_texts()
    assert shown == ["$10", "$8", "$6", "$4", "$2", "free", "free"]
    ada.click_and_wait(page.locator(".slots .tile[data-glow]").last)
    until(ada.can_confirm, "the decision is whole")


@pytest.mark.parametrize("title", ["suburbia", "bigcity", "skylines"])
def test_on_a_tablet_the_signs_and_the_log_are_one_tap_away(hands: Hands, title: str) -> None:
    """The log has no column there, and the legend none anywhere."""
    hands.open_table(title, AGAINST_A_BOT)
    hands.is_at_the_table()
    hands.resize(900, 1200)
    sheet = hands.page.locator("dialog[open]")
    for door, inside in (("Signs", "section li"), ("Log", "section.log")):
        hands.page.locator("nav").get_by_role("button", name=door).click()
        sheet.locator(inside).first.wait_for()
        sheet.get_by_role("button", name="Close").click()
        sheet.wait_for(state="detached")


def test_undo_says_what_it_does(ada: Hands) -> None:
    """Against bots it works beyond a reveal, and its caption does not deny it."""
    stage_a_tile(ada)
    ada.confirm_and_wait_for_my_turn()
    foot = ada.page.locator("section.log div:has(> .row.back)")
    assert "bots do not mind" in foot.inner_text()


def test_a_tile_is_dragged_to_its_place(ada: Hands) -> None:
    """From the market to a lit space, in one movement."""
    page = ada.page
    tile = page.locator(TILE).last.bounding_box()
    assert tile is not None
    page.mouse.move(tile["x"] + 40, tile["y"] + 40)
    page.mouse.down()
    page.mouse.move(tile["x"] + 60, tile["y"] + 80, steps=4)
    page.locator(HELD).wait_for(state="attached")
    space = page.locator("g.cell.legal").first.bounding_box()
    assert space is not None
    page.mouse.move(space["x"] + space["width"] / 2, space["y"] + space["height"] / 2, steps=4)
    page.mouse.up()
    until(ada.can_confirm, "the tile lies there")


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("suburbia", {}),
        ("bigcity", {}),
        ("skylines", {}),
        ("skylines", {"scenario": "scenario-4"}),
        ("skylines", {"scenario": "scenario-5", "boards": "arranged"}),
    ],
)
def test_who_follows_what_glows_reaches_the_end(
    hands: Hands, title: str, options: dict[str, str]
) -> None:
    """A whole game by clicks on lit things alone, chosen by lot."""
    hands.open_table(title, AGAINST_A_BOT, options=options)
    draw = random.Random(11)

    def follow(hands: Hands) -> None:
        lit = hands.page.locator("[data-glow]:visible")
        assert lit.count(), asked(hands)
        hands.click_and_see(lit.nth(draw.randrange(lit.count())))

    hands.play_to_the_end(follow, most=1000)


def test_big_city_says_what_is_chosen_and_what_is_wanted_next(hands: Hands) -> None:
    """One sentence from the district to the pile, and a button that says the deed."""
    hands.open_table("bigcity", AGAINST_A_BOT)
    page = hands.page
    until(hands.is_my_turn, "a district is due")
    assert re.match(r"Your turn\.\s+Add district \d", asked(hands))
    while hands.sees("button.board"):
        hands.click_and_wait(page.locator("button.board[data-glow]").first)
        assert re.match(r"District \d:\s+move it to a dashed place", asked(hands))
        hands.click_and_wait(page.locator("g[id^='city place'][data-glow]").first)
        until(hands.can_confirm, "the district is staged")
        assert re.match(r"District \d would lie next to district", asked(hands))
        assert page.locator("button.confirm").inner_text() == "Place it here"
        hands.confirm_and_wait_for_my_turn()
    assert "Choose a building or a card of your hand" in asked(hands)
    hands.click_and_wait(page.locator(".supply .piece", has_text="Single residence"))
    assert asked(hands) == "Single residence: choose a lit lot."
    hands.click_and_wait(page.locator("g.lot[data-glow]").first)
    assert re.match(r"Single residence on \d+: \+\d\.\s+Choose the pile", asked(hands))
    hands.click_and_wait(page.locator(".pile[data-glow]").first)
    assert re.match(r"Single residence on \d+ is ready to be built: \+\d\.", asked(hands))
    assert page.locator("button.confirm").inner_text() == "Build it"
