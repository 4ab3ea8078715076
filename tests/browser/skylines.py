"""Steps that tests of Cities: Skylines share: to one's first turn, and a tile onto the map."""

from __future__ import annotations

from tests.browser.hands import Hands, until

ME: dict[str, object] = {"kind": "me", "name": "Ada"}
BOT: dict[str, object] = {"kind": "bot", "level": 1}
CARD = ".hand button.card"
LIT_CARD = f"{CARD}[data-glow]"


def with_bots(count: int) -> list[dict[str, object]]:
    """Give the seats of a table where bots play along."""
    return [ME, *[BOT] * count]


def to_my_first_turn(hands: Hands) -> None:
    """Reveal a board if it is mine to choose, and wait until a card is to be played."""
    page = hands.page
    until(lambda: hands.sees(".back.open") or hands.sees(LIT_CARD), "a board or a card is due")
    if hands.sees(".back.open"):
        hands.click_and_wait(page.locator(".back.open").first)
        hands.confirm()
    until(lambda: hands.is_my_turn() and hands.sees(LIT_CARD), "a card is to be played")


def take_up_a_tile(hands: Hands) -> None:
    """Take a card up and, where it can be built in several shapes, the first of these."""
    page = hands.page
    hands.click_and_see(page.locator(LIT_CARD).first)
    until(lambda: hands.sees("g.ghost") or hands.sees("button.shape[data-glow]"), "a tile is due")
    if not hands.sees("g.ghost"):
        hands.click_and_see(page.locator("button.shape[data-glow]").first)
    page.locator("g.ghost.fits").wait_for()


def build_a_tile(hands: Hands) -> None:
    """Put the tile in the hand down, draw from the first pile, and wait for my next turn."""
    page = hands.page
    hands.click_and_wait(page.locator(".tools .put"))
    hands.click_and_wait(page.locator(".piles button[data-glow]").first)
    hands.confirm_and_wait_for_my_turn()
