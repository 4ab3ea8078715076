"""Measure how quick the table is in a real browser: from a click to what it shows.

    bench/browser.py [http://127.0.0.1:8000] [--times 20]

Start `burgh serve` first. For each kind of click it reports the client's own work (script, style
and layout, as Chromium counts them) and the whole time until the page shows the answer, server
included. A click on nothing is what the tools themselves take: every other figure has it in it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.hands import Hands
from tests.browser.suburbia import AGAINST_A_BOT, TILE, to_my_first_turn

if TYPE_CHECKING:
    from playwright.sync_api import Locator

ANSWERED = """before => {
    const main = document.querySelector('main')
    return main.ariaBusy !== 'true' && main.dataset.staged !== before
}"""


class Watch:
    """Measures clicks on one page."""

    def __init__(self, hands: Hands) -> None:
        """Take the hands that click."""
        self.hands = hands
        self.line = hands.context.new_cdp_session(hands.page)
        # Processor time of the thread: how busy the machine is does not count.
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked(self) -> float:
        """Give the seconds the page's main thread has worked so far."""
        found = self.line.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

    def measure(self, thing: Locator, shown: str = ANSWERED) -> tuple[float, float]:
        """Give the client's work and the whole time of a click, in milliseconds.

        The mouse comes, presses and lets go; what Playwright looks at before its own clicks, the
        whole page's layout among it, is left out.
        """
        x, y = middle(thing)
        before, work, start = self.hands.staged(), self.worked(), perf_counter()
        self.hands.page.mouse.click(x, y)
        self.hands.page.wait_for_function(shown, arg=before, polling="raf")
        return (self.worked() - work) * 1000, (perf_counter() - start) * 1000


def middle(thing: Locator) -> tuple[float, float]:
    """Give the point in the middle of a thing."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def main(base: str, times: int) -> None:
    """Take up a tile, stage it, cancel; again and again."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        hands = Hands(base, browser)
        hands.open_table("suburbia", AGAINST_A_BOT)
        to_my_first_turn(hands)
        watch, page = Watch(hands), hands.page
        taken = {"nothing": [], "take up a tile": [], "stage it": [], "cancel": []}  # type: ignore[var-annotated]
        for _ in range(times):
            taken["nothing"].append(watch.measure(page.locator("h1"), "true"))
            taken["take up a tile"].append(watch.measure(page.locator(TILE).last))
            taken["stage it"].append(watch.measure(page.locator("g.cell.legal").last))
            taken["cancel"].append(watch.measure(page.locator(".act button").first))
        browser.close()
    print(f"{'click':18}{'client ms':>12}{'whole ms':>12}   (medians of {times})")
    for name, figures in taken.items():
        work, whole = (statistics.median(each) for each in zip(*figures, strict=True))
        print(f"{name:18}{work:12.1f}{whole:12.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", nargs="?", default="http://127.0.0.1:8000")
    parser.add_argument("--times", type=int, default=20)
    chosen = parser.parse_args()
    main(chosen.base, chosen.times)
