"""HTTP: looking back. While a game is played, only with eyes that are mine; then everything."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from burgh.core.game import View
from burgh.core.state import State
from burgh.server import openings, seen, wire
from burgh.server.asking import PROBLEMS, Asker, AtTable, InHouse, told
from burgh.server.house import House
from burgh.server.http_tables import count_table
from burgh.server.people import Who
from burgh.server.table import Refused, Table

Asked = Request[Any, Any, Any]
Eyes = Annotated[int | None, QueryParameter(ge=seen.OPEN, lt=wire.MOST_SEATS)]
MOST_BODY: Final = 3 * wire.MOST_RECORD  # a record as JSON


def eyes(table: Table, who: Who, seat: int | None) -> int:
    """Give the seat to look back with: any, or wide open eyes, once the game has ended."""
    table.playing()
    if table.has_ended:
        wanted = seen.OPEN if seat is None else seat
        if wanted >= len(table.chairs):
            raise Refused("no_such_seat", f"there are {len(table.chairs)} seats")
        return wanted
    mine = who.seats(table)
    if seat is None:
        return mine[0] if mine else seen.LOOKER
    return who.eyes(table, seat)


def state_at(table: Table, ply: int) -> State:
    """Give the position after so many moves."""
    game = table.playing()
    if not 0 <= ply <= game.ply:
        raise Refused("no_such_ply", f"the game has {game.ply} moves")
    return game.state if ply == game.ply else game.made(ply).before


def view_of(table: Table, state: State, seat: int) -> View:
    """Give a position as eyes see it."""
    game = table.playing()
    return View(game.title, game.options, state if seat == seen.OPEN else state.view(seat))


@get("/api/tables/{table:str}/views/{ply:int}", responses=PROBLEMS, tags=["looking back"])
async def view_at(
    house: InHouse, who: Asker, key: AtTable, ply: FromPath[int], seat: Eyes = None
) -> wire.Seen:
    """Give the game after so many moves; `seat=-1` is a spectator, `-2` sees everything."""
    async with house.tables.reading(key) as table:
        looking = eyes(table, who, seat)
        view = view_of(table, state_at(table, ply), looking)
        return seen.look(table, view, looking, ply, can_decide=False)


@get("/api/tables/{table:str}/replay", responses=PROBLEMS, tags=["looking back"])
async def replay(house: InHouse, who: Asker, key: AtTable, seat: Eyes = None) -> wire.Replay:
    """Give everything that happened, and the tracks after each move."""
    async with house.tables.reading(key) as table:
        looking = eyes(table, who, seat)
        own = [seen.told(table, entry, looking) for entry in table.entries]
        events = [*seen.told_before(table, looking), *own]
        states = [state_at(table, ply) for ply in range(table.ply + 1)]
        views = [view_of(table, state, looking) for state in states]
        now, present = house.clock(), house.hub.present(table)
        return wire.Replay(
            table=seen.info(table, who.ids, now, present),
            events=[event for event in events if event is not None],
            tracks=[seen.tracks(view, view.state) for view in views],
            plies=table.ply,
        )


async def record_text(house: House, key: str) -> str:
    """Give the record of a game that is over."""
    async with house.tables.reading(key) as table:
        if not table.has_ended:
            raise Refused("not_ended", "the record is given once the game is over")
        return str(openings.written(table))


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=PROBLEMS,
    tags=["looking back"],
)
async def record(house: InHouse, key: AtTable) -> Response[str]:
    """Give the record of a finished game, with its sealed deal: `burgh replay --verify`."""
    text = await record_text(house, key)
    headers = {"content-disposition": f'attachment; filename="burgh-{key}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/review", responses=PROBLEMS, tags=["looking back"])
async def review(house: InHouse, key: AtTable) -> wire.Review:
    """Judge how a finished game was played; ask again while it is worked out."""
    text = await record_text(house, key)
    progress, found = await house.analyst.review(key, text)
    return wire.Review(key, progress, found)


@post("/api/branches", responses=PROBLEMS, tags=["looking back"])
async def branch(
    request: Asked, house: InHouse, who: Asker, data: JSONBody[wire.Branch]
) -> wire.Created:
    """Open a table of my own at a move of a finished game."""
    count_table(request, house)
    await house.people.keep(who)
    return wire.Created(await told(house, who, await openings.branch(house, who, data)), [])


@post("/api/records", request_max_body_size=MOST_BODY, responses=PROBLEMS, tags=["looking back"])
async def bring(
    request: Asked, house: InHouse, who: Asker, data: JSONBody[wire.ImportRecord]
) -> wire.Created:
    """Keep a record as a table; it is replayed first, and complaints name the line."""
    count_table(request, house)
    await house.people.keep(who)
    return wire.Created(await told(house, who, await openings.bring(house, who, data)), [])
