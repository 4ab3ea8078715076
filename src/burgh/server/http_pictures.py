"""HTTP: pictures of finished games, and the addresses that show a preview where they are sent.

The client's own addresses stand behind a `#`, which no server sees. `/t/<table>` and `/r/<table>`
(its replay) serve the same page with what a preview needs in its head; the client goes on there.
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import Annotated, Any, Final
from urllib.parse import urlencode, urlsplit

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.params import FromPath, QueryParameter

from burgh.core.text import ENGLISH, LANGUAGES
from burgh.pictures.card import HEIGHT, WIDTH, Finished
from burgh.pictures.png import has_png
from burgh.server.access import must_see_table
from burgh.server.dependencies import PROBLEMS, AtTable, InRuntime, read_caller
from burgh.server.http_client import EACH_TIME, NOT_BUILT, read
from burgh.server.pictures import Preview, Wish, finished, preview
from burgh.server.runtime import Runtime
from burgh.server.security import count, source_of
from burgh.table import wire
from burgh.table.refused import Refused

Asked = Request[Any, Any, Any]
Whose = Annotated[int | None, QueryParameter(ge=0, lt=wire.MOST_SEATS)]
Language = Annotated[str, QueryParameter(max_length=8)]
Names = Annotated[str, QueryParameter(max_length=3)]

A_DAY: Final = "public, max-age=86400"
NOT_KEPT: Final = "no-store"  # a picture of a table that is not for everybody
KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}
HEAD: Final = "</head>"


@get("/api/tables/{table:str}/picture.svg", responses=PROBLEMS, tags=["looking back"])
async def picture_svg(
    request: Asked,
    runtime: InRuntime,
    key: AtTable,
    lang: Language = "",
    seat: Whose = None,
    names: Names = "",
) -> Response[bytes]:
    """The picture of a finished game, 1200 by 630; `seat` chooses a city, `names=no` tells none."""
    return await picture(request, runtime, wish_for(request, key, "svg", lang, seat, names))


@get("/api/tables/{table:str}/picture.png", responses=PROBLEMS, tags=["looking back"])
async def picture_png(
    request: Asked,
    runtime: InRuntime,
    key: AtTable,
    lang: Language = "",
    seat: Whose = None,
    names: Names = "",
) -> Response[bytes]:
    """The same as PNG, where the server can make one."""
    return await picture(request, runtime, wish_for(request, key, "png", lang, seat, names))


def wish_for(request: Asked, key: str, kind: str, lang: str, seat: int | None, names: str) -> Wish:
    """What is asked for, in a language that we have."""
    return Wish(key, kind, language_for(request, lang), seat, names != "no")


def language_for(request: Asked, lang: str) -> str:
    """The language asked for, else the first that the browser names and we have."""
    asked = [lang, *request.headers.get("accept-language", "").split(",")]
    short = (each.strip().partition(";")[0].partition("-")[0].lower() for each in asked)
    return next((each for each in short if each in LANGUAGES), ENGLISH)


async def picture(request: Asked, runtime: Runtime, wish: Wish) -> Response[bytes]:
    """A picture, from the album or made now: making one is what is counted."""
    wish = wish._replace(seq=await runtime.store.last_seq(wish.table))
    if wish not in runtime.album.kept:
        most = runtime.settings.limits.pictures_a_minute
        count(runtime, source_of(runtime, request), "pictures", most)

    async def game() -> Finished:
        async with runtime.tables.reading(wish.table) as table:
            found = finished(table, wish.language, has_names=wish.has_names)
        if wish.seat is not None and wish.seat >= len(found.outcome.scores):
            raise Refused("no_such_seat", f"there are {len(found.outcome.scores)} seats")
        return found

    content = await runtime.album.get(wish, game)
    async with runtime.tables.reading(wish.table) as table:
        kept = NOT_KEPT if table.plan.is_private or not table.spectators else A_DAY
    headers = {"cache-control": kept, "cross-origin-resource-policy": "cross-origin"}
    return Response(content, media_type=KINDS[wish.kind], headers=headers)


@route(
    ["/t/{table:str}", "/r/{table:str}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def shared_page(
    request: Asked,
    runtime: InRuntime,
    table: FromPath[str],
    lang: Language = "",
    seat: Whose = None,
    names: Names = "",
) -> Response[bytes]:
    """The client's page for a table or its replay, with what a preview of the link shows."""
    page = await asyncio.to_thread(read, "index.html")
    html = NOT_BUILT if page is None else page.decode()
    html = html.replace('="./', '="../')
    is_replay = request.url.path.startswith("/r/")
    try:
        wish = wish_for(request, table, "png" if has_png() else "svg", lang, seat, names)
        who = await read_caller(request, runtime)
        async with runtime.tables.reading(table) as sitting:
            await must_see_table(runtime, who, sitting)
            found = preview(sitting, wish.language, has_names=wish.has_names, is_replay=is_replay)
        html = html.replace(HEAD, meta(request, runtime, found, wish, is_replay=is_replay) + HEAD)
    except Refused:
        pass  # the client says what is wrong with the address
    return Response(html.encode(), media_type=MediaType.HTML, headers={"cache-control": EACH_TIME})


def meta(request: Asked, runtime: Runtime, found: Preview, wish: Wish, *, is_replay: bool) -> str:
    """The tags of a preview (ogp.me); addresses in it are whole, as their readers want them."""
    base = base_address(request, runtime)
    query = {"lang": wish.language}
    if wish.seat is not None:
        query["seat"] = str(wish.seat)
    if not wish.has_names:
        query["names"] = "no"
    told = {
        "og:site_name": "Burgh",
        "og:type": "website",
        "og:locale": wish.language,
        "og:title": found.title,
        "og:description": found.text,
        "og:url": f"{base}/{'r' if is_replay else 't'}/{wish.table}",
    }
    if found.has_picture:
        told["og:image"] = f"{base}/api/tables/{wish.table}/picture.{wish.kind}?{urlencode(query)}"
        told["og:image:type"] = KINDS[wish.kind]
        told["og:image:width"] = str(WIDTH)
        told["og:image:height"] = str(HEIGHT)
        told["og:image:alt"] = f"{found.title}. {found.text}"
    tags = [f'<meta property="{name}" content="{escape(said)}" />' for name, said in told.items()]
    card = "summary_large_image" if found.has_picture else "summary"
    return "".join([*tags, f'<meta name="twitter:card" content="{card}" />'])


def base_address(request: Asked, runtime: Runtime) -> str:
    """Where this server is reached: as it was told, or by a name of its own that was asked for.

    A `Host` that we do not know may be anybody's: it never comes into a page.
    """
    known = {urlsplit(origin).netloc: origin for origin in runtime.settings.origins}
    return known.get(request.headers.get("host", "").lower(), runtime.settings.public_url)
