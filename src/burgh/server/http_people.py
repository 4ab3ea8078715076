"""HTTP: who I am, and how I am told that it is my turn."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from burgh.server import vacations
from burgh.server.channels.push import public_key
from burgh.server.dependencies import OPEN_TO_BANNED, PROBLEMS, Asker, InRuntime
from burgh.server.notices import notice_info, read_wish
from burgh.server.people import preferred_language
from burgh.server.runtime import Runtime
from burgh.server.security import SIGNED, count, give_cookie, source_of
from burgh.server.stop import Stop, asking_page, done_page
from burgh.table import wire
from burgh.table.refused import Refused

Asked = Request[Any, Any, Any]
MOST_NOTICES = 8
HOUR = 3600.0


@get("/api/me", responses=PROBLEMS, tags=["people"], opt={OPEN_TO_BANNED: True})
async def me(request: Asked, runtime: InRuntime, who: Asker) -> wire.Me:
    """Who is asking; whoever comes for the first time is a new guest."""
    give_cookie(request, runtime, who)  # again each time: who comes back is never forgotten
    await runtime.people.see(who)
    return runtime.people.me(who)


@patch("/api/me", responses=PROBLEMS, tags=["people"])
async def change_me(runtime: InRuntime, who: Asker, data: JSONBody[wire.ChangeMe]) -> wire.Me:
    """Take another name or language."""
    return runtime.people.me(await runtime.people.change(who, data))


@get("/api/me/vacation", responses=PROBLEMS, tags=["people"])
async def my_vacation(runtime: InRuntime, who: Asker) -> wire.Vacation:
    """Until when I am on vacation."""
    return await vacations.current(runtime, who)


@put("/api/me/vacation", responses=PROBLEMS, tags=["people"])
async def take_vacation(
    runtime: InRuntime, who: Asker, data: JSONBody[wire.TakeVacation]
) -> wire.Vacation:
    """Be away from now on, or back again: games over days wait for me meanwhile."""
    return await vacations.take(runtime, who, data)


# --- notices -------------------------------------------------------------------------------------


@get("/api/push-key", responses=PROBLEMS, tags=["people"])
async def push_key(runtime: InRuntime) -> wire.PushKey:
    """The server's public key for web push."""
    return wire.PushKey(public_key(runtime.settings.vapid_key))


@get("/api/channels", responses=PROBLEMS, tags=["people"])
async def open_channels(runtime: InRuntime) -> list[wire.Channel]:
    """The ways in which this server can tell me that it is my turn."""
    return [wire.Channel(kind, channel.input) for kind, channel in runtime.channels.items()]


@get("/api/me/notices", responses=PROBLEMS, tags=["people"])
async def my_notices(runtime: InRuntime, who: Asker) -> list[wire.Notice]:
    """How I am told that it is my turn."""
    return [notice_info(notice) for notice in await runtime.store.notices.of(who.id)]


@post("/api/me/notices", responses=PROBLEMS, tags=["people"])
async def add_notice(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.NoticeWish]
) -> wire.Notice:
    """Wish to be told that it is my turn."""
    most = runtime.settings.limits.notices_an_hour
    count(runtime, source_of(runtime, request), "notices", most, HOUR)
    notice = read_wish(data, who.id, runtime.settings.notice_hosts)
    if notice.kind not in runtime.channels:
        raise Refused("no_channel", f"this server sends nothing by {notice.kind}")
    if len(await runtime.store.notices.of(who.id)) >= MOST_NOTICES:
        raise Refused("too_many", f"{MOST_NOTICES} ways are the most")
    await runtime.people.keep(who)
    await runtime.store.notices.put(notice)
    return notice_info(notice, secret=notice.secret)


@delete("/api/me/notices/{notice:str}", responses=PROBLEMS, tags=["people"])
async def drop_notice(runtime: InRuntime, who: Asker, notice: FromPath[str]) -> None:
    """Wish to be told no more."""
    if not await runtime.store.notices.drop(who.id, notice):
        raise Refused("no_such_notice", "there is no such wish")


@get("/api/notices/{token:str}/stop", media_type=MediaType.HTML, include_in_schema=False)
async def ask_to_stop(request: Asked, runtime: InRuntime, token: FromPath[str]) -> str:
    """Ask whoever comes from an e-mail whether to send no more."""
    stop_of(runtime).wish(token)
    return asking_page(preferred_language(request.headers.get("accept-language", "")))


@post(
    "/api/notices/{token:str}/stop",
    media_type=MediaType.HTML,
    status_code=200,
    include_in_schema=False,
    opt={SIGNED: True},
)
async def stop(request: Asked, runtime: InRuntime, token: FromPath[str]) -> str:
    """Send no more; the address itself says that this may be done."""
    await runtime.store.notices.end(stop_of(runtime).wish(token))
    return done_page(preferred_language(request.headers.get("accept-language", "")))


def stop_of(runtime: Runtime) -> Stop:
    """Who reads the addresses of e-mails."""
    return Stop(runtime.settings.secrets, runtime.settings.public_url)
