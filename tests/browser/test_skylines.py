"""Cities: Skylines in a real browser: a whole game by mouse."""

from __future__ import annotations

from tests.browser.hands import Hands

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": 1}]

# What is due, the most settled step first: each is clicked where it is to be seen.
STEPS = (
    ".back.open",
    ".tools .put:not(.lift, [aria-disabled='true'])",
    ".piles.due button:not([aria-disabled='true'], .pile)",
    "button.shape:not([aria-disabled='true'], [aria-checked='true'])",
    "button.end:not([aria-disabled='true'])",
    ".hands button.card:not(.off)",
    ".actions button[aria-pressed='false']",
)


def by_mouse(hands: Hands) -> None:
    """Open a board, play a card, lay its tile, draw; end the milestone as soon as it is allowed."""
    for step in STEPS:
        found = hands.page.locator(step)
        if found.count():
            hands.click_and_wait(found.first)
            return
    hands.click_and_wait(hands.page.locator(".chooser button").first)


def test_a_whole_game_with_a_bot_is_played_by_mouse(hands: Hands) -> None:
    """From the first board to the end that is told, with a record that verifies."""
    table = hands.open_table("skylines", SEATS)
    hands.play_to_the_end(by_mouse)
    assert "burgh record 1" in hands.ask("GET", f"/api/tables/{table}/record")
