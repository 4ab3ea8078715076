"""Take the pictures of docs/img again: every page and every title, from a server of this machine.

    tools/screenshots.py [http://127.0.0.1:8000] [folder]

Start `BURGH_LIMIT_ANALYSES_A_MINUTE=1000 burgh serve` first: hints are asked for all the time.
Needs playwright and Chromium.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from burgh.table import wire  # noqa: E402
from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.hands import Hands  # noqa: E402
from tests.server.serving import Browser, Line  # noqa: E402

WIDE = {"width": 1600, "height": 1000}
PHONE = {"width": 360, "height": 740, "device_scale_factor": 2, "has_touch": True}
PATIENCE = 600_000  # milliseconds


# --- a game worth a picture ----------------------------------------------------------------------


@dataclass(frozen=True)
class Company:
    """Who sits with Ada for the picture, how far they play, and what they like besides points."""

    others: tuple[str | int, ...]  # friends by name, bots by level
    plies: int
    wanted: str  # what Ada can do in the picture
    seed: int = 7
    likes: Mapping[str, float] = field(default_factory=dict)

    @property
    def friends(self) -> list[str]:
        """The people among them."""
        return [each for each in self.others if isinstance(each, str)]

    def seats(self) -> list[dict[str, object]]:
        """Give the seats as a new table wants them."""
        others = [
            {"kind": "link"} if isinstance(each, str) else {"kind": "bot", "level": each}
            for each in self.others
        ]
        return [{"kind": "me", "name": "Ada"}, *others]

    def worth(self, legal: wire.Legal, seat: int) -> float:
        """Say how much a move is liked: its points, what it does, the piece it is about."""
        kinds = {str(legal.move.get(what)) for what in ("do", "piece")}
        points = legal.net.get(str(seat), {}).get("score", 0)
        return points + sum(self.likes.get(kind, 0) for kind in kinds)


# Big City is played for its looks: hints seldom care for a city hall.
LOOKS = {"city_hall": 60, "play": 9, "district": 1.5, "tram": 2.2, "exchange": -5, "pass": -20}
COMPANIES = {
    "suburbia": Company((3, 2), 42, "build"),
    "bigcity": Company(("Bruno", "Chiara"), 99, "build", 24, LOOKS),
    "skylines": Company(("Bruno",), 62, "play"),
}


def play_on(hands: Hands, title: str) -> str:
    """Open a table for Ada and the others, and play to a decision of hers; gives the table."""
    hands.come_home()
    company = COMPANIES[title]
    wish = {"title": title, "seats": company.seats(), "seed": company.seed}
    made = hands.ask("POST", "/api/tables", wish)
    cookie = next(each["value"] for each in hands.context.cookies() if each["name"] == "burgh")
    secrets = [link["secret"] for link in made["links"]]
    table = str(made["table"]["id"])
    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, meet(hands.base, table, cookie, secrets, company)).result()
    return table


async def meet(base: str, table: str, cookie: str, secrets: list[str], company: Company) -> None:
    """Let everybody come, sit and play."""
    ada = Browser(base)
    ada.http.cookies.set("burgh", cookie)
    friends = [Browser(base) for _ in secrets]
    for friend, secret, name in zip(friends, secrets, company.friends, strict=True):
        await friend.greet()
        await friend.post(f"/api/tables/{table}/join", {"secret": secret, "name": name})
    others = [
        asyncio.create_task(sit(each, table, seat, company))
        for seat, each in enumerate(friends, start=1)
    ]
    await sit(ada, table, 0, company)
    for each in others:
        each.cancel()
    await asyncio.gather(*others, return_exceptions=True)


async def sit(person: Browser, table: str, seat: int, company: Company) -> None:
    """Play one seat until Ada decides, late enough, or until the end."""
    rng = random.Random(company.seed + seat)
    async with person.at(table, seat) as line:
        while not is_enough(now := seen(line), company):
            if now.turn != seat:
                await line.until(wire.Happened)
                continue
            move = await choose(line, now, company, rng)
            await line.ask(wire.Confirm(f"{rng.getrandbits(60):016x}", seat, now.ply, [move]))
            while seen(line).ply == now.ply:
                await line.next()


async def choose(line: Line, now: wire.Seen, company: Company, rng: random.Random) -> Any:
    """Give the move that is liked best, or the one the server would advise."""
    if company.likes:
        return max(now.legal, key=lambda m: company.worth(m, now.seat) + 3 * rng.random()).move
    if len(now.legal) == 1:
        return now.legal[0].move
    answer = await line.ask(wire.Hint(f"{rng.getrandbits(60):016x}", now.seat, now.ply))
    return answer.hints[0]["move"]


def seen(line: Line) -> wire.Seen:
    """Give what is seen on a line of a game that has begun."""
    assert line.seen is not None
    return line.seen


def is_enough(now: wire.Seen, company: Company) -> bool:
    """Say whether it is time for the picture; only Ada knows, others see no half decision."""
    can = {each.move["do"] for each in now.legal}
    is_due = now.seat == 0 and company.wanted in can
    return now.is_over or (is_due and now.ply >= company.plies)


# --- what is staged in the picture ---------------------------------------------------------------


def stage(hands: Hands) -> None:
    """Follow what is lit until something is ready to be confirmed."""
    while not hands.can_confirm():
        hands.click_and_see(hands.page.locator("[data-glow]:visible").last)


# A phone that shows the ledger of something staged has come to the map by itself.
SETTLE = "document.activeElement?.blur(); if (!document.querySelector('.docked')) scrollTo(0, 0)"


# --- the pictures --------------------------------------------------------------------------------


class Photographer:
    """Goes through the pages in one size and one theme."""

    def __init__(
        self, base: str, browser: Any, state: Any, images: Path, name: str, **how: Any
    ) -> None:
        """Open a browser of that size and theme, for the person whose cookie that is."""
        self.hands = Hands(base, browser, reduced_motion="reduce", storage_state=state, **how)
        self.images = images
        self.name = name

    def take(self, what: str) -> None:
        """Take a picture of the page as it stands."""
        page = self.hands.page
        page.mouse.move(1, 1)
        page.evaluate(SETTLE)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=self.images / f"{what}-{self.name}.png")

    def visit(self, place: str, what: str, landmark: str) -> None:
        """Go to a page and take its picture once it is there; a review takes its time."""
        self.hands.go(place)
        self.hands.page.locator(landmark).first.wait_for(timeout=PATIENCE)
        self.take(what)

    def take_a_table(self, title: str, table: str) -> None:
        """Take the picture of a title's table in the middle of a game, with something staged."""
        self.hands.go(f"#/table/{table}")
        self.hands.page.locator(".ask.mine").wait_for()
        stage(self.hands)
        self.take(title)

    def take_an_ended_game(self) -> None:
        """Take the pictures of an end, its replay, a branch of it and its review."""
        bots = [{"kind": "bot", "level": 2}, {"kind": "bot", "level": 2}]
        table = self.hands.open_table("suburbia", bots)
        self.hands.page.locator("section.end").wait_for()
        self.take("end")
        self.visit(f"#/replay/{table}?ply=24", "replay", "main.past .room")
        self.hands.page.locator(".bar .branch").click()
        self.hands.page.locator(".whatif .ask.mine").wait_for()
        self.take("whatif")
        self.visit(f"#/review/{table}", "review", "figure.chart")

    def take_a_city_that_is_told(self) -> None:
        """Take the picture of the end of Skylines, with the story of its reckoning."""
        bots = [{"kind": "bot", "level": 3}, {"kind": "bot", "level": 3}]
        self.hands.open_table("skylines", bots)
        self.hands.page.locator("section.end").wait_for()
        self.take("skylines-end")

    def take_a_lesson(self) -> None:
        """Take the picture of a lesson in its third step."""
        page = self.hands.page
        self.hands.go("#/learn/suburbia")
        page.locator("main.learn .card button.go").click()
        page.locator(".lesson button.go").click()
        self.hands.click_and_wait(page.locator("button.goal").first)
        self.hands.confirm_and_wait_for_my_turn()
        self.take("lesson")

    def take_an_invitation(self) -> None:
        """Take the picture of a new table whose seats are not all taken."""
        self.hands.come_home()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}, {"kind": "bot", "level": 3}]
        made = self.hands.ask("POST", "/api/tables", {"title": "bigcity", "seats": seats})
        self.visit(f"#/table/{made['table']['id']}", "lobby", "main.lobby")


def main(base: str, images: Path) -> None:
    """Take all pictures."""
    from playwright.sync_api import sync_playwright

    images.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        ada = Hands(base, browser)
        tables = {title: play_on(ada, title) for title in COMPANIES}
        state = ada.context.storage_state()
        light = Photographer(base, browser, state, images, "light", **WIDE)
        dark = Photographer(base, browser, state, images, "dark", color_scheme="dark", **WIDE)
        phone = Photographer(base, browser, state, images, "phone", **PHONE)
        for each in (light, dark, phone):
            each.visit("", "home", ".titles .card:nth-child(3)")
            for title, table in tables.items():
                each.take_a_table(title, table)
        light.take_an_ended_game()
        light.take_a_city_that_is_told()
        light.take_a_lesson()
        light.take_an_invitation()
        light.visit("#/rules/suburbia", "rules", "main h2")
        light.visit("#/parts/suburbia", "parts", "main h2")
        light.visit("#/learn", "learn", "main h1")
        light.visit("#/account", "account", "main h2")
        browser.close()


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    main(given.get(1, "http://127.0.0.1:8000"), Path(given.get(2, ROOT / "docs/img")))
