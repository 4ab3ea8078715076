#!/usr/bin/env python3
"""Play games in a real browser by clicks on what is lit alone: nobody may get stuck.

    .venv/bin/python tools/glow.py http://127.0.0.1:8000 [--games 100] [--from 0] [--title KEY]

Each game is one of a title's samples of options, with a bot of level 1 in every other seat; what is
clicked is drawn by lot. A game in which nothing is lit, or a lit thing does nothing, is named with
its number, and the exit is 1. Start the server with wide limits first (BURGH_LIMIT_TABLES_AN_HOUR,
_REQUESTS_A_MINUTE and _MESSAGES_A_MINUTE, 100000 each). Clicks are made by a script in the page:
what lies over what is for the tests with a real mouse to find.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import burgh  # noqa: E402
from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.hands import Hands  # noqa: E402

TITLES = ("suburbia", "bigcity", "skylines")
# Follow what is lit until the end is told; gives the number of clicks, or throws what is wrong.
FOLLOW = """async (seed) => {
    let state = seed * 2654435761 % 2 ** 32 || 1
    const below = (count) => {
        state ^= state << 13; state ^= state >>> 17; state ^= state << 5
        return (state >>> 0) % count
    }
    const see = (selector) => document.querySelector(selector)
    const room = () => see('main.room')
    const isOver = () => see('section.end') !== null
    const rests = () => isOver() || (room() && room().ariaBusy !== 'true')
    const asked = () => see('p.ask')?.innerText
    // It looks again when the page has changed: to compare whole pages all the time would be slow.
    let heard = () => undefined
    const everything = { attributes: true, characterData: true, childList: true, subtree: true }
    new MutationObserver(() => heard()).observe(document.body, everything)
    const until = async (holds, what) => {
        for (const last = performance.now() + 60000; !holds();) {
            if (performance.now() > last) throw new Error(`${what}: ${asked()}`)
            await new Promise((then) => { heard = then; setTimeout(then, 250) })
        }
    }
    const shown = (one) => one.checkVisibility()
    const click = () => new MouseEvent('click', { bubbles: true, cancelable: true })
    for (let clicks = 0; clicks < 3000; clicks++) {
        await until(() => isOver() || (rests() && see('.ask.mine')), 'nobody decides')
        if (isOver()) return clicks
        const confirm = see('button.confirm:not([disabled])')
        const before = confirm ? room().dataset.seq : room().innerHTML
        const lit = [...document.querySelectorAll('[data-glow]')].filter(shown)
        if (!confirm && !lit.length) throw new Error(`nothing is lit: ${asked()}`)
        const one = confirm ?? lit[below(lit.length)]
        const now = () => (confirm ? room()?.dataset.seq : room()?.innerHTML)
        one.dispatchEvent(click())
        const name = one.getAttribute('aria-label') ?? one.innerText
        const isSeen = () => isOver() || (rests() && now() !== before)
        await until(isSeen, `a click does nothing on ${name}`)
    }
    throw new Error('the game does not end')
}"""


def seats_for(title: Any, given: dict[str, Any]) -> list[dict[str, object]]:
    """Give one person, and bots on the other seats that decide."""
    options = title.options.read(given)
    bots = [{"kind": "bot", "level": 1}] * (len(title.deciding(options)) - 1)
    return [{"kind": "me", "name": "Ada"}, *bots]


def play(hands: Hands, key: str, number: int) -> str:
    """Play one game; gives what is wrong, or nothing."""
    title = burgh.title(key)
    given = dict(title.options.samples[number % len(title.options.samples)])
    seats = seats_for(title, given)
    packs = given.pop("packs", [])
    given.pop("players", None)
    try:
        hands.open_table(key, seats, options=given, packs=packs, seed=number)
        hands.page.evaluate(FOLLOW, number + 1)
    except Exception as wrong:  # it is told, and the next game begins
        return f"{key} {given}, game {number}: {str(wrong).splitlines()[0]}"
    return f"{key} game {number}: {hands.errors}" if hands.errors else ""


def main() -> int:
    """Play the games and tell what is wrong."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("server")
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--from", type=int, default=0, dest="first")
    reader.add_argument("--title", choices=TITLES)
    asked = reader.parse_args()
    from playwright.sync_api import sync_playwright

    wrong, begun = [], time.monotonic()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for number in range(asked.first, asked.first + asked.games):
            hands = Hands(asked.server, browser)
            found = play(hands, asked.title or TITLES[number % len(TITLES)], number)
            hands.context.close()
            if found:
                wrong.append(found)
                print(found, flush=True)
    print(f"{asked.games} games, {len(wrong)} wrong, {time.monotonic() - begun:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
