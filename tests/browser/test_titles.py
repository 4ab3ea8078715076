"""A whole game of each other title against a bot, by mouse, and its record."""

from __future__ import annotations

import pytest

import burgh
from tests.browser.hands import Hands
from tests.browser.suburbia import AGAINST_A_BOT


def by_buttons(hands: Hands) -> None:
    """Press the first of what can be chosen next."""
    hands.click_and_wait(hands.page.locator(".chooser button").first)


@pytest.mark.parametrize("title", ["bigcity", "skylines"])
def test_a_whole_game_is_played_by_mouse(hands: Hands, title: str) -> None:
    """From the first decision to the end that is told, with a record that verifies."""
    hands.open_table(title, AGAINST_A_BOT)
    hands.play_to_the_end(by_buttons, most=1500)
    assert burgh.verify(hands.download_record()) is None
