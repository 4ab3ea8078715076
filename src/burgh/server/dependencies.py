"""What requests carry into their handlers: the runtime, and who is asking."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import SerializationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, QueryParameter

from burgh.server.access import must_see
from burgh.server.people import COOKIE, Caller
from burgh.server.runtime import Runtime
from burgh.server.security import address, give_cookie
from burgh.table import views, wire
from burgh.table.refused import Refused

InRuntime = NamedDependency[Runtime]
Asker = NamedDependency[Caller]
AtTable = NamedDependency[str]
# The last event of a table that the client knows of, from any node: no answer is older than that.
LastSeen = Annotated[int, HeaderParameter(name="x-burgh-seen", ge=-1)]
SeenByLink = Annotated[int, QueryParameter(name="seen", ge=-1)]  # a plain link sends no header

PROBLEMS: Final = {
    status: ResponseSpec(wire.Problem, description=words, generate_examples=False)
    for status, words in {
        400: "It cannot be understood",
        403: "It is another's, or comes from a foreign page",
        404: "It does not exist",
        409: "It cannot be done now",
        413: "It is too large",
        429: "It is too much at once",
        503: "It has to wait",
    }.items()
}
CALLER: Final = "burgh_caller"  # where a request notes who asks
OPEN_TO_BANNED: Final = "open_to_banned"  # a route for those who may not play here, too
TABLE: Final = re.compile("[a-z0-9]{12}")


class Incoming(Request[Any, Any, Any]):
    """A request whose body, if it cannot be read, is refused in words."""

    async def json(self) -> Any:
        """The body as data."""
        try:
            return await super().json()
        except UnicodeError:
            raise SerializationException("a body of JSON is written in UTF-8") from None
        except RecursionError:
            raise SerializationException("it is nested too deeply") from None


def provide_runtime(state: State) -> Runtime:
    """The runtime."""
    found: Runtime = state.runtime
    return found


async def provide_caller(request: Request[Any, Any, Any], runtime: InRuntime) -> Caller:
    """Who asks; a new guest gets a cookie with the answer."""
    who = await read_caller(request, runtime)
    if who.is_new:
        give_cookie(request, runtime, who)
    if not request.route_handler.opt.get(OPEN_TO_BANNED):
        runtime.house.must_not_be_banned(who, address(request))
    return who


async def read_caller(request: Request[Any, Any, Any], runtime: Runtime) -> Caller:
    """Who asks, by their cookie, which is read once however many want to know."""
    known = request.scope["state"].get(CALLER)
    if known is None:
        said = request.headers
        languages, agent = said.get("accept-language", ""), said.get("user-agent", "")
        known = await runtime.people.read(request.cookies.get(COOKIE), languages, agent)
        request.scope["state"][CALLER] = known
    found: Caller = known
    return found


def table_key(table: str) -> str:
    """The name of a table, if it could be one."""
    if not TABLE.fullmatch(table):
        raise Refused("no_such_table", "there is no such table")
    return table


async def provide_table(
    request: Request[Any, Any, Any],
    runtime: InRuntime,
    table: FromPath[str],
    seen: LastSeen = -1,
    seen_by_link: SeenByLink = -1,
) -> str:
    """The name of a table that whoever asks may see, known here as far as to them.

    The caller of a picture gets no cookie.
    """
    key = table_key(table)
    await read_up_to(runtime, key, max(seen, seen_by_link))
    await must_see(runtime, await read_caller(request, runtime), key)
    return key


async def read_up_to(runtime: Runtime, key: str, seen: int) -> None:
    """Read on at a table of which somebody has seen more than is known here."""
    if seen >= 0:
        async with runtime.tables.reading(key, seen):
            pass


async def table_info(runtime: Runtime, who: Caller, key: str) -> wire.TableInfo:
    """A table as a person may know it."""
    async with runtime.tables.reading(key) as table:
        moment = runtime.hub.moment(table, runtime.clock())
        is_operator = runtime.house.is_operator(who)
        return views.table_info(table, who.ids, moment, is_operator=is_operator)


DEPENDENCIES: Final = {
    "runtime": Provide(provide_runtime, sync_to_thread=False),
    "who": Provide(provide_caller),
    "key": Provide(provide_table),
}
