"""Styles of bots over the wire: chosen, told, refused, played."""

from __future__ import annotations

from pathlib import Path

from burgh.bots.styles import styles
from burgh.server.bots import Bots
from burgh.server.workers import Workers
from burgh.table import events as log
from burgh.table import wire
from tests.server.serving import Browser, serving, settings_for
from tests.server.sitting import asynchronous, lay, sitting, until

STYLES = tuple(styles("suburbia"))
BOT = {"kind": "bot", "level": 1, "style": STYLES[0]}
FOUR = {"title": "suburbia", "seats": [{"kind": "me"}, BOT, {"kind": "bot"}, {"kind": "open"}]}


def told(table: dict[str, object]) -> list[str]:
    """The styles of a table as it was described, by seat."""
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["style"] for seat in seats]


@asynchronous
async def test_styles_are_offered_chosen_and_told(tmp_path: Path) -> None:
    """At the table and in lists, there also of tables that are not in memory."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        titles = {title["key"]: title for title in await ada.get("/api/titles")}
        assert titles["suburbia"]["styles"] == list(STYLES)
        opened = (await ada.post("/api/tables", FOUR))["table"]
        assert told(opened) == ["", STYLES[0], "", ""]
        fill = {"level": 1, "style": STYLES[1]}
        began = await ada.post(f"/api/tables/{opened['id']}/start-with-bots", fill)
        assert told(began) == ["", STYLES[0], "", STYLES[1]]
    async with serving(settings_for(tmp_path)) as (base, _), ada.move_to(base) as again:
        (listed,) = (await again.get("/api/tables"))["mine"]
        assert told(listed) == ["", STYLES[0], "", STYLES[1]]


@asynchronous
async def test_a_style_by_lot_is_drawn_when_the_bot_sits_down(tmp_path: Path) -> None:
    """Whoever opens the table is told which it is."""
    seats = [{"kind": "me"}, {**BOT, "style": wire.BY_LOT}]
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        opened = await ada.post("/api/tables", {"title": "suburbia", "seats": seats})
    assert told(opened["table"])[1] in STYLES


@asynchronous
async def test_a_style_that_is_not_there_is_refused_with_its_place(tmp_path: Path) -> None:
    """Nothing is opened, and nobody sits down."""
    seats = [{"kind": "me"}, {"kind": "open"}, {**BOT, "style": "rude"}]
    wrong = {"title": "suburbia", "seats": seats}
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        problem = await ada.post("/api/tables", wrong, 400)
        assert (problem["code"], problem["where"]) == ("malformed", "seats[2].style")
        assert "'rude' is not one of" in problem["words"]
        key = (await ada.post("/api/tables", FOUR))["table"]["id"]
        fill = {"level": 1, "style": "rude"}
        problem = await ada.post(f"/api/tables/{key}/start-with-bots", fill, 400)
        assert (problem["code"], problem["where"]) == ("malformed", "style")
        assert (await ada.get(f"/api/tables/{key}"))["status"] == "open"


@asynchronous
async def test_a_bot_with_a_style_plays_a_game_to_its_end(tmp_path: Path) -> None:
    """The worker is asked for its level in its style, and finds a move each time."""
    async with sitting(tmp_path) as tables:
        crew = Workers(1)
        bots = Bots(tables, crew)
        await crew.start()
        await bots.start()
        try:
            seats = [log.Plan("bot", level=1, style=style) for style in STYLES[:2]]
            await lay(tables, "abc", seats)
            await until(lambda: not bots.thinking and tables.live["abc"].has_ended)
        finally:
            await bots.stop()
            await crew.stop()
