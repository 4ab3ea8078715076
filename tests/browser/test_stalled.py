"""A server that does not answer is said to be slow; the page does not just stand there."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.hands import Hands
from tests.browser.suburbia import AGAINST_A_BOT

SLOW = "Still waiting for the server"


class Hose:
    """The line between a browser and the server; what the browser sends can be held back."""

    def __init__(self, hands: Hands) -> None:
        self.is_held = False
        self.held: list[tuple[Any, str | bytes]] = []
        hands.page.route_web_socket(re.compile("/socket$"), self._plug)

    def _plug(self, end: Any) -> None:
        server = end.connect_to_server()
        end.on_message(lambda message: self._pass(server, message))

    def _pass(self, server: Any, message: str | bytes) -> None:
        if self.is_held:
            self.held.append((server, message))
        else:
            server.send(message)

    def release(self) -> None:
        """Send what was held back."""
        self.is_held = False
        for server, message in self.held:
            server.send(message)


def test_a_click_that_nobody_answers_is_told_and_the_answer_ends_it(hands: Hands) -> None:
    """Two seconds after the click, by the clock of the page."""
    hose = Hose(hands)
    hands.page.clock.install()
    hands.open_table("suburbia", AGAINST_A_BOT)
    hands.is_at_the_table()
    goal = hands.page.locator("button.goal").first
    goal.wait_for()
    hose.is_held = True
    goal.click()
    status = hands.page.get_by_text(SLOW)
    hands.page.clock.fast_forward(2500)
    status.wait_for()
    hose.release()
    status.wait_for(state="detached")
