"""HTTP: what can be played."""

from __future__ import annotations

import asyncio
from typing import Annotated

import structlog
from litestar import get
from litestar.params import FromPath, QueryParameter

import burgh
from burgh.server.dependencies import PROBLEMS
from burgh.table import titles, wire
from burgh.table.refused import Refused

logger = structlog.get_logger()


@get("/api/titles", responses=PROBLEMS, tags=["titles"])
async def all_titles() -> list[wire.TitleInfo]:
    """Every title with its options, levels and packs."""
    found = []
    for key in burgh.titles():
        try:
            found.append(await asyncio.to_thread(titles.title_info, key))
        except burgh.Malformed as error:  # one broken package does not close the lobby
            logger.warning("title_left_out", title=key, why=str(error))
    return found


def must_be_known(title: str) -> None:
    """Refuse a title nobody here knows."""
    if title not in burgh.titles():
        raise Refused("no_such_title", f"only {', '.join(burgh.titles())} are known")


@get("/api/titles/{title:str}/catalogue", responses=PROBLEMS, tags=["titles"])
async def catalogue(
    title: FromPath[str], packs: Annotated[list[str] | None, QueryParameter(max_items=8)] = None
) -> wire.Catalogue:
    """Everything printed on the components of a title."""
    must_be_known(title)
    named = [name for part in packs or [] for name in part.split(",") if name]
    return await asyncio.to_thread(titles.catalogue, title, named)


@get("/api/titles/{title:str}/text", responses=PROBLEMS, tags=["titles"])
async def text(title: FromPath[str]) -> wire.TitleText:
    """The words and the rules that come with a title."""
    must_be_known(title)
    return await asyncio.to_thread(titles.text, title)


@get("/api/titles/{title:str}/packs/{pack:str}", responses=PROBLEMS, tags=["titles"])
async def pack(title: FromPath[str], pack: FromPath[str]) -> wire.Pack:
    """What a content pack prints and says."""
    must_be_known(title)
    return await asyncio.to_thread(titles.pack, title, pack)
