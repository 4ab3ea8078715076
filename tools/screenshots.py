"""Take the pictures of docs/img anew: every page and every title, from a server of this machine.

    tools/screenshots.py [http://127.0.0.1:8000]

Start `burgh serve` first. Needs playwright and Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.hands import Hands  # noqa: E402
from tests.browser.suburbia import AGAINST_A_BOT, stage_a_tile, to_my_first_turn  # noqa: E402

WIDE = {"width": 1600, "height": 1000}
PHONE = {"width": 360, "height": 740, "device_scale_factor": 2}
IMAGES = ROOT / "docs/img"


class Photographer:
    """Goes through the pages in one size and one theme."""

    def __init__(self, base: str, browser: Any, name: str, **how: Any) -> None:
        """Open a browser of that size and theme."""
        self.hands = Hands(base, browser, reduced_motion="reduce", **how)
        self.name = name

    def take(self, what: str) -> None:
        """Take a picture of the page as it stands."""
        self.hands.page.mouse.move(1, 1)
        self.hands.page.screenshot(path=IMAGES / f"{what}-{self.name}.png")

    def visit(self, place: str, what: str, landmark: str) -> None:
        """Go to a page and take its picture once it is there."""
        self.hands.go(place)
        self.hands.page.locator(landmark).first.wait_for()
        self.hands.page.wait_for_load_state("networkidle")
        self.take(what)

    def take_a_table(self, title: str) -> None:
        """Take the picture of a title's table at a decision of mine."""
        self.hands.open_table(title, AGAINST_A_BOT)
        if title == "suburbia":
            to_my_first_turn(self.hands)
            stage_a_tile(self.hands)
        self.hands.page.locator(".ask.mine").wait_for()
        self.hands.page.wait_for_load_state("networkidle")
        self.take(title)

    def take_an_ended_game(self) -> None:
        """Take the pictures of an end, its replay and its review."""
        bots = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
        table = self.hands.open_table("suburbia", bots)
        self.hands.page.locator("section.end").wait_for()
        self.take("end")
        self.visit(f"#/replay/{table}?ply=24", "replay", "main.past .room")


def main(base: str) -> None:
    """Take all pictures."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        light = Photographer(base, browser, "light", **WIDE)
        dark = Photographer(base, browser, "dark", color_scheme="dark", **WIDE)
        phone = Photographer(base, browser, "phone", **PHONE)
        for each in (light, dark, phone):
            each.visit("", "home", ".titles .card:nth-child(3)")
            for title in ("suburbia", "bigcity", "skylines"):
                each.take_a_table(title)
        light.take_an_ended_game()
        light.visit("#/rules/suburbia", "rules", "main h2")
        light.visit("#/parts/suburbia", "parts", "main h2")
        light.visit("#/learn", "learn", "main h1")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
