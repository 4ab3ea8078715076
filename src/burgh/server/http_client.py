"""HTTP: the browser's own files. Whatever is no file of the client is a page of it."""

from __future__ import annotations

import asyncio
import mimetypes
from typing import Final

from litestar import HttpMethod, MediaType, Response, route
from litestar.params import FromPath

from burgh.core.folders import package_folder
from burgh.table.refused import Refused

CLIENT: Final = package_folder("burgh") / "_client"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names of these files change with them
EACH_TIME: Final = "no-cache"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Burgh</title>
<h1>Burgh is running</h1>
<p>The pages for the browser have not been built in this checkout. Run <code>make play</code>,
or play in the terminal: <code>burgh play</code>.</p>
<p>For programs: <a href="/api/schema/openapi.json">/api/schema</a>.</p>
</html>
"""


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def client(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its one page for all addresses that are no file."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refused("no_such_page", "there is no such page")
    found = await asyncio.to_thread(read, name)
    if found is not None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        kept = FOR_EVER if name.startswith("assets/") else EACH_TIME
        return Response(found, media_type=kind, headers={"cache-control": kept})
    if "." in name.rpartition("/")[2]:
        raise Refused("no_such_page", "there is no such page")
    page = await asyncio.to_thread(read, "index.html")
    content = NOT_BUILT.encode() if page is None else page
    return Response(content, media_type=MediaType.HTML, headers={"cache-control": EACH_TIME})


def read(name: str) -> bytes | None:
    """The content of a file of the client; nothing outside its folder is one."""
    if not name or "\0" in name:
        return None
    file = (CLIENT / name).resolve()
    if not file.is_relative_to(CLIENT.resolve()) or not file.is_file():
        return None
    return file.read_bytes()
