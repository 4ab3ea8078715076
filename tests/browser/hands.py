"""A person at a browser: sees, clicks, types, and plays a game to its end."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SMALL_TARGETS = """() => {
    const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const kinds = 'a[href], button, input, select, summary, [role=button]'
    const things = document.querySelectorAll(kinds)
    // A cell of a map that cannot be chosen now is no target.
    const isTarget = (one) => !(one.closest('svg') && one.ariaDisabled === 'true')
    const isInline = (one) => getComputedStyle(one).display === 'inline'
    const isText = (one) => one.matches('p a, li a, td a') && isInline(one)
    const targets = [...things].filter(shown).filter(isTarget).filter((one) => !isText(one))
    const small = targets.map((one) => {
        // A label around a field is the target as well.
        const box = (one.closest('label') ?? one).getBoundingClientRect()
        const least = one.closest('svg') ? 24 : 43.5
        const is = box.width >= least && box.height >= least
        return is ? '' : `${one.outerHTML.slice(0, 120)} ${box.width}x${box.height}`
    })
    return small.filter(Boolean)
}"""
# Every rule but those of level AAA and those that axe itself has given up.
EVERY_RULE = """axe.getRules().filter(({ tags }) => !tags.includes('wcag2aaa')
    && !tags.includes('deprecated')).map(({ ruleId }) => ruleId)"""
CONTRAST = "['color-contrast']"
MENU = "nav button.menu"
# Outside the part of a map that is shown, or under what stands over it.
IS_HIDDEN_ON_MAP = """(one) => {
    const map = one.closest('.ground > svg')
    const { left, top, width, height } = one.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return map !== null && !map.contains(met)
}"""
REGION = "document.activeElement?.closest('[data-region]')?.dataset.region ?? ''"
# What is heard of a new size, theme or state of the page is shown within a frame or two.
IS_STILL = """async () => {
    const root = document.documentElement
    const frame = () => new Promise((then) => requestAnimationFrame(() => then()))
    const size = () => [innerWidth, scrollX, scrollY, root.scrollWidth, root.scrollHeight]
    const look = () => `${root.outerHTML} ${size()}`
    await document.fonts.ready
    const before = look()
    await frame()
    await frame()
    return look() === before
}"""


# A blank page has nothing to keep it in.
WISH_ONCE = """if (location.protocol.startsWith('http'))
    localStorage.getItem('{key}') ?? localStorage.setItem('{key}', '{value}')"""


def until(holds: Callable[[], object], what: str) -> None:
    """Wait until something holds; say what did not."""
    last = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < last, f"waited in vain until {what}"
        time.sleep(0.02)


class Hands:
    """One browser with a cookie of its own. Errors on the page are kept, and told at the end."""

    def __init__(
        self,
        base: str,
        browser: Any,
        *,
        width: int = 1280,
        height: int = 900,
        story: str = "mine",
        **more: Any,
    ) -> None:
        self.base = base
        # Motion is decoration: only who looks at it waits for it.
        asked = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"} | more
        self.context = browser.new_context(**asked)
        self.context.set_default_timeout(PATIENCE * 1000)
        # So are stories: others' turns are told only to who has come for them.
        self.context.add_init_script(WISH_ONCE.format(key="burgh.story", value=story))
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._said)
        self.page.on("websocket", self._socket)

    def _said(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _socket(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong on its pages."""
        self.context.close()
        assert self.errors == [], self.errors

    # --- going places -------------------------------------------------------------------------

    def go(self, place: str = "") -> None:
        """Go to a page by its hash; the page before may be there for a moment."""
        self.page.goto(f"{self.base}/{place}")

    def visit(self, place: str) -> None:
        """Visit a page as the first one: nothing of another is there."""
        self.page.goto("about:blank")
        self.go(place)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Speak to the server as this person."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const me = await (await fetch('/api/me')).json()
                const headers = { 'content-type': 'application/json', 'x-csrf-token': me.csrf }
                const sent = body === null ? {} : { body: JSON.stringify(body) }
                const answer = await fetch(path, { method, headers, ...sent })
                const text = await answer.text()
                if (!answer.ok) throw new Error(text)
                const kind = answer.headers.get('content-type') ?? ''
                return kind.includes('json') ? JSON.parse(text) : text
            }""",
            [method, path, body],
        )

    def open_table(self, title: str, seats: Sequence[Mapping[str, object]], **more: object) -> str:
        """Open a table and go there."""
        self.come_home()
        table = self.new_table(title, seats, **more)
        self.go(f"#/table/{table}")
        return table

    def new_table(self, title: str, seats: Sequence[Mapping[str, object]], **more: object) -> str:
        """Open a table and stay here."""
        wish = {"title": title, "seats": seats, "seed": 7, **more}
        return str(self.ask("POST", "/api/tables", wish)["table"]["id"])

    def come_home(self) -> None:
        """Visit the first page and wait until it is there: then the server knows this person."""
        self.go()
        self.page.locator(".titles .card").nth(2).wait_for()

    def is_at_the_table(self) -> None:
        """Wait until the table is laid."""
        self.page.locator("main.room").wait_for()

    # --- seeing -------------------------------------------------------------------------------

    def sees(self, selector: str) -> bool:
        """Say whether something is on the page."""
        return bool(self.page.locator(selector).count())

    def is_over(self) -> bool:
        """Say whether the end is told."""
        return self.sees("section.end")

    def is_still(self) -> None:
        """Wait until the page has followed what was done to it: nothing on it changes any more."""
        until(lambda: self.page.evaluate(IS_STILL), "the page is still")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and wait until the page has followed."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.is_still()

    def violations(self, rules: str = EVERY_RULE) -> list[str]:
        """Let axe look at the page; gives what it finds wrong."""
        self.is_still()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        wish = f"{{ resultTypes: ['violations'], runOnly: {rules} }}"
        found = self.page.evaluate(f"axe.run(document, {wish})")
        return [
            f"{each['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
            for each in found["violations"]
            for node in each["nodes"][:3]
        ]

    def violations_by_day_and_night(self) -> list[str]:
        """Look at the page light, then dark; the dark differs in its colours alone."""
        found = self.violations()
        self.page.emulate_media(color_scheme="dark")
        found += [f"dark: {each}" for each in self.violations(CONTRAST)]
        self.page.emulate_media(color_scheme="light")
        return found

    def small_targets(self) -> list[str]:
        """Give what is too small for a finger: under 44 px, under 24 px inside a map."""
        self.is_still()
        return list(self.page.evaluate(SMALL_TARGETS))

    def is_wider_than_its_window(self) -> bool:
        """Say whether the page scrolls sideways."""
        self.is_still()
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )

    def download_record(self) -> str:
        """Download the record of the game that is over, from the menu."""
        self.page.locator(MENU).click()
        with self.page.expect_download() as waited:
            self.page.locator("dialog[open] a[download]").click()
        return Path(waited.value.path()).read_text()

    # --- playing ------------------------------------------------------------------------------

    def can_confirm(self) -> bool:
        """Say whether what is staged can be confirmed."""
        return self.sees("button.confirm:not([disabled])")

    def is_my_turn(self) -> bool:
        """Say whether a decision is due here."""
        return self.sees(".ask.mine")

    def play_to_the_end(
        self,
        choose: Callable[[Hands], None],
        confirm: Callable[[Hands], None] | None = None,
        most: int = 400,
    ) -> int:
        """Decide whenever asked, until the game is over; gives how many clicks it took."""
        clicks = 0
        while not self.is_over():
            until(lambda: self.is_my_turn() or self.is_over(), "somebody decides")
            if self.is_over():
                break
            if self.can_confirm():
                (confirm or Hands.confirm)(self)
            else:
                choose(self)
            clicks += 1
            assert clicks < most, "the game does not end"
        return clicks

    def confirm(self) -> None:
        """Confirm what is staged, and wait until it has happened."""
        seq = self.seq()
        self.page.locator("button.confirm:not([disabled])").click()
        until(lambda: self.has_gone_on(seq), "the move is made")

    def confirm_by_keys(self) -> None:
        """Go to Confirm by F6 and press Enter."""
        seq = self.seq()
        self.jump_to("decision")
        assert self.page.evaluate("document.activeElement.matches('button.confirm')")
        self.page.keyboard.press("Enter")
        until(lambda: self.has_gone_on(seq), "the move is made")

    def jump_to(self, region: str) -> None:
        """Press F6 until the focus is in a part of the page."""
        for _ in range(8):
            if self.page.evaluate(REGION) == region:
                if self.page.evaluate("document.activeElement.matches('[data-region]')"):
                    self.page.keyboard.press("Tab")  # from the region itself to what is in it
                return
            self.page.keyboard.press("F6")
        raise AssertionError(f"F6 never comes to {region}")

    def confirm_and_wait_for_my_turn(self) -> None:
        """Confirm what is staged, and wait until it is my turn again."""
        self.confirm()
        until(lambda: self.is_my_turn() or self.is_over(), "it is my turn again")

    def has_gone_on(self, seq: str) -> bool:
        """Say whether something has happened since."""
        return self.is_over() or self.seq() != seq

    def staged(self) -> str:
        """Give a mark that changes whenever something is picked or staged."""
        return str(self.page.evaluate("document.querySelector('main')?.dataset.staged ?? ''"))

    def seq(self) -> str:
        """Give the number of the last event this page shows; nothing where no table is laid."""
        return str(self.page.evaluate("document.querySelector('main')?.dataset.seq ?? ''"))

    def click_and_wait(self, locator: Any) -> None:
        """Click something that picks or stages, and wait until the page shows it."""
        self.show_on_map(locator)
        before = self.staged()
        locator.click()
        until(lambda: self.is_answered(before), "the click is answered")

    def is_answered(self, before: str) -> bool:
        """Say whether something else is picked or staged now, and the server has said so."""
        return self.is_over() or (self.rests() and self.staged() != before)

    def show_on_map(self, locator: Any) -> None:
        """Show the whole map where something lies outside the part of it that is shown."""
        fit = self.page.locator(".map .tools button:nth-child(3)")
        if fit.count() and locator.evaluate(IS_HIDDEN_ON_MAP):
            fit.click()

    def click_and_see(self, locator: Any) -> None:
        """Click something, and wait until the table looks different and rests."""
        self.show_on_map(locator)
        before = self.looks()
        locator.click(force=True)
        until(lambda: self.rests() and self.looks() != before, "the click shows")

    def looks(self) -> str:
        """Give the table as it looks."""
        return str(self.page.evaluate("document.querySelector('main')?.innerHTML ?? ''"))

    def rests(self) -> bool:
        """Say whether the server has answered everything."""
        return not self.page.evaluate("document.querySelector('main')?.ariaBusy === 'true'")
