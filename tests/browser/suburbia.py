"""How a person plays Suburbia, by mouse, by touch and by keyboard alone."""

from __future__ import annotations

from tests.browser.hands import Hands, until

AGAINST_A_BOT: list[dict[str, object]] = [
    {"kind": "me", "name": "Ada"},
    {"kind": "bot", "level": 1},
]
TILE = ".slots button.tile:not(.off)"
BASIC = ".basics [data-glow]"
HELD = ".tile[aria-pressed='true']"


def by_mouse(hands: Hands) -> None:
    """Keep a goal, take up a market tile, lay it on the map; whatever is due glows."""
    page = hands.page
    if page.locator("button.goal").count():
        hands.click_and_wait(page.locator("button.goal").first)
    elif page.locator(HELD).count():
        cells = page.locator("g.cell.legal")
        hands.click_and_wait(cells.nth(cells.count() // 2))
    elif page.locator(TILE).count():
        hands.click_and_wait(page.locator(TILE).last)
    else:
        hands.click_and_wait(page.locator("[data-glow]").first)


def by_keys(hands: Hands) -> None:
    """Do the same with keys: a digit for the market, N and Enter on the map, F6 in between."""
    page = hands.page
    before = hands.staged()
    if page.locator("button.goal").count():
        hands.jump_to("tray")
        page.keyboard.press("Enter")
    elif page.locator(HELD).count() or is_map_all_that_is_left(hands):
        hands.jump_to("map")
        page.keyboard.press("n")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("End")
        page.keyboard.press("Enter")
    elif page.locator(TILE).count():
        page.keyboard.press(str(legal_slots(hands)[-1] + 1))
    elif page.locator(BASIC).count():
        hands.jump_to("tray")
        page.keyboard.press("Tab")  # from the market on to the basic tiles
        while not page.evaluate("document.activeElement.matches('[data-glow]')"):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        hands.jump_to("decision")
        page.keyboard.press("Enter")
    until(lambda: hands.is_answered(before), "the key is answered")


def is_map_all_that_is_left(hands: Hands) -> bool:
    """Say whether nothing but a cell is left to choose, and that is done on the map."""
    return not hands.sees(TILE) and hands.sees("g.cell.legal")


def legal_slots(hands: Hands) -> list[int]:
    """Give the slots of the market whose tile can be taken; a slot may be empty."""
    slots = hands.page.locator(".slots li")
    taken = slots.evaluate_all(f"all => all.map((one) => !!one.querySelector('{TILE[7:]}'))")
    return [slot for slot, is_legal in enumerate(taken) if is_legal]


def to_my_first_turn(hands: Hands) -> None:
    """Keep the first goal; the market is open then."""
    hands.page.locator("button.goal").first.wait_for()
    hands.click_and_wait(hands.page.locator("button.goal").first)
    hands.confirm_and_wait_for_my_turn()


def stage_a_tile(hands: Hands) -> None:
    """Take up the last tile of the market and put it on the map, not for good."""
    hands.click_and_wait(hands.page.locator(TILE).last)
    hands.click_and_wait(hands.page.locator("g.cell.legal").last)
    until(hands.can_confirm, "the tile is staged")
