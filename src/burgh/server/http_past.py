"""HTTP: looking back. While a game is played, only with eyes that are mine; then everything."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from burgh.server import openings
from burgh.server.dependencies import (
    PROBLEMS,
    Asker,
    AtTable,
    InRuntime,
    LastSeen,
    read_up_to,
    table_info,
)
from burgh.server.fair import Claim
from burgh.server.http_tables import HOUR, count_table
from burgh.server.runtime import Runtime
from burgh.server.security import count, source_of
from burgh.table import past, wire
from burgh.table.openings import sealed_record
from burgh.table.pages import What
from burgh.table.refused import Refused
from burgh.table.views import OPEN
from burgh.table.visitors import Visitor

Asked = Request[Any, Any, Any]
Eyes = Annotated[int | None, QueryParameter(ge=OPEN, lt=wire.MOST_SEATS)]
Seq = Annotated[int | None, QueryParameter(ge=-(2**31), le=2**31)]
MOST_BODY: Final = 3 * wire.MOST_RECORD  # a record as JSON


@get("/api/tables/{table:str}/views/{ply:int}", responses=PROBLEMS, tags=["looking back"])
async def view_at(
    runtime: InRuntime, who: Asker, key: AtTable, ply: FromPath[int], seat: Eyes = None
) -> wire.Seen:
    """The game after so many moves; `seat=-1` is a spectator, `-2` sees everything."""
    async with runtime.tables.reading(key) as table:
        return past.view_at(table, who.ids, ply, seat)


@get("/api/tables/{table:str}/replay", responses=PROBLEMS, tags=["looking back"])
async def replay(
    runtime: InRuntime,
    who: Asker,
    key: AtTable,
    seat: Eyes = None,
    after: Seq = None,
    ply: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> wire.Replay:
    """What happened, and the tracks after each move: so many of both, ask on with what is given."""
    async with runtime.tables.reading(key) as table:
        moment = runtime.hub.moment(table, runtime.clock())
        return past.replay(table, who.ids, seat, moment, after=after, ply=ply)


@get("/api/tables/{table:str}/events", responses=PROBLEMS, tags=["looking back"])
async def earlier(
    runtime: InRuntime,
    who: Asker,
    key: AtTable,
    what: FromQuery[What] = "course",
    before: Seq = None,
    seat: Eyes = None,
) -> wire.EventPage:
    """What happened before an event: the course of the game, or chat."""
    blocks = await runtime.store.house.blocks_of(who.ids)
    async with runtime.tables.reading(key) as table:
        reader = Visitor(who.known_as(table), ids=who.ids)
        reader.muted = set(await runtime.store.personal.mutes(key, reader.person))
        reader.blocked = frozenset(block.blocked for block in blocks)
        return past.event_page(table, reader, seat, what, before)


async def record_text(runtime: Runtime, key: str) -> str:
    """The record of a game that is over."""
    async with runtime.tables.reading(key) as table:
        if not table.has_ended:
            raise Refused("not_ended", "the record is given once the game is over")
        return str(sealed_record(table))


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=PROBLEMS,
    tags=["looking back"],
)
async def record(runtime: InRuntime, key: AtTable) -> Response[str]:
    """The record of a finished game, with its sealed deal: `burgh replay --verify`."""
    text = await record_text(runtime, key)
    headers = {"content-disposition": f'attachment; filename="burgh-{key}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/review", responses=PROBLEMS, tags=["looking back"])
async def review(request: Asked, runtime: InRuntime, key: AtTable) -> wire.Review:
    """Judge how a finished game was played; ask again while it waits or is worked out."""
    limits, source = runtime.settings.limits, source_of(runtime, request)
    count(runtime, source, "looks at reviews", limits.review_looks_a_minute)
    text = await record_text(runtime, key)
    found = await runtime.analyst.known_review(key, text)
    if found is None:
        count(runtime, source, "reviews", limits.reviews_an_hour, HOUR)
        claim = Claim(source.person or source.network, key)
        found = await runtime.analyst.begin_review(key, text, claim)
    return wire.Review(key, found.progress, found.review, found.state, found.place)


@post("/api/branches", responses=PROBLEMS, tags=["looking back"])
async def branch(
    request: Asked,
    runtime: InRuntime,
    who: Asker,
    data: JSONBody[wire.Branch],
    seen: LastSeen = -1,
) -> wire.Created:
    """Open a table of my own at a move of a finished game."""
    count_table(request, runtime)
    await read_up_to(runtime, data.table, seen)
    await runtime.people.keep(who)
    return wire.Created(
        await table_info(runtime, who, await openings.branch(runtime, who, data)), []
    )


@post("/api/records", request_max_body_size=MOST_BODY, responses=PROBLEMS, tags=["looking back"])
async def bring(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.ImportRecord]
) -> wire.Created:
    """Keep a record as a table; it is replayed first, and complaints name the line."""
    count_table(request, runtime)
    await runtime.people.keep(who)
    return wire.Created(
        await table_info(runtime, who, await openings.bring(runtime, who, data)), []
    )
