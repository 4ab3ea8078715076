"""A house with people in it: an operator, a host, a guest, and a table they meet at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar

from burgh.server.runtime import Runtime
from tests.server.serving import Browser, serving, settings_for

PASSWORD = "correct horse"
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


class House(NamedTuple):
    """A served house: three people, and what the process holds."""

    app: Litestar
    op: Browser
    ada: Browser
    bob: Browser

    @property
    def runtime(self) -> Runtime:
        found: Runtime = self.app.state.runtime
        return found

    async def open(self, **more: Any) -> str:
        """Let Ada open a table with a seat for anybody."""
        wish = {"title": "suburbia", "seats": SEATS, **more}
        return str((await self.ada.post("/api/tables", wish))["table"]["id"])

    async def playing(self, **more: Any) -> str:
        """Let Ada open a table and Bob sit down, so that the game begins."""
        key = await self.open(**more)
        await self.bob.post(f"/api/tables/{key}/join", {"name": "Bob"})
        return key

    async def audit(self) -> list[tuple[str, str, str]]:
        """Give what was done: by which role, what, to whom."""
        found = await self.op.get("/api/operator/audit")
        return [(line["role"], line["deed"], line["whom"]) for line in found]


@asynccontextmanager
async def house(folder: Path, **environ: str) -> AsyncIterator[House]:
    """Serve a house whose operator is called boss."""
    settings = settings_for(folder, BURGH_OPERATORS="boss", **environ)
    async with serving(settings) as (base, app), AsyncExitStack() as people:
        op, ada, bob = [await people.enter_async_context(Browser(base)) for _ in range(3)]
        await op.post("/api/accounts", {"account": "boss", "password": PASSWORD})
        for browser, name in ((op, "Boss"), (ada, "Ada"), (bob, "Bob")):
            await browser.http.patch("/api/me", json={"name": name})
        yield House(app, op, ada, bob)
