"""HTTP: who I am, my account, and how I am told that it is my turn."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from burgh.server import wire
from burgh.server.asking import PROBLEMS, Asker, InHouse
from burgh.server.house import House
from burgh.server.notices import checked, public_key, shown
from burgh.server.people import preferred
from burgh.server.security import SIGNED, address, give_cookie
from burgh.server.stop import Stop, asking_page, done_page
from burgh.server.table import Refused

Asked = Request[Any, Any, Any]
MOST_NOTICES = 8
HOUR = 3600.0


@get("/api/me", responses=PROBLEMS, tags=["people"])
async def me(request: Asked, house: InHouse, who: Asker) -> wire.Me:
    """Say who is asking; whoever comes for the first time is a new guest."""
    give_cookie(request, house, who)  # anew each time: who comes again is never forgotten
    return house.people.me(who)


@patch("/api/me", responses=PROBLEMS, tags=["people"])
async def change_me(house: InHouse, who: Asker, data: JSONBody[wire.ChangeMe]) -> wire.Me:
    """Take another name or language."""
    return house.people.me(await house.people.change(who, data))


@post("/api/accounts", responses=PROBLEMS, tags=["people"])
async def open_account(
    request: Asked, house: InHouse, who: Asker, data: JSONBody[wire.Credentials]
) -> wire.Me:
    """Make an account, to which the games played so far belong."""
    house.buckets.take("logins", address(request), house.settings.limits.logins_a_minute)
    return house.people.me(await house.people.open_account(who, data))


@post("/api/session", responses=PROBLEMS, tags=["people"])
async def enter(
    request: Asked, house: InHouse, who: Asker, data: JSONBody[wire.Credentials]
) -> wire.Me:
    """Enter an account; the guest's games go with it."""
    limit = house.settings.limits.logins_a_minute
    house.buckets.take("logins", address(request), limit)
    house.buckets.take("logins", f"account {data.account.casefold()}", limit)
    entered = await house.people.enter(who, data)
    give_cookie(request, house, entered)
    return house.people.me(entered)


@delete("/api/session", status_code=200, responses=PROBLEMS, tags=["people"])
async def leave(request: Asked, house: InHouse) -> wire.Me:
    """Leave the account: from now on a new guest."""
    guest = await house.people.read(None, request.headers.get("accept-language", ""))
    give_cookie(request, house, guest)
    return house.people.me(guest)


# --- notices -------------------------------------------------------------------------------------


@get("/api/push-key", responses=PROBLEMS, tags=["people"])
async def push_key(house: InHouse) -> wire.PushKey:
    """Give the server's public key for web push."""
    return wire.PushKey(public_key(house.settings.vapid_key))


@get("/api/me/notices", responses=PROBLEMS, tags=["people"])
async def my_notices(house: InHouse, who: Asker) -> list[wire.Notice]:
    """Give the ways in which I am told that it is my turn."""
    return [shown(notice) for notice in await house.store.notices.of(who.id)]


@post("/api/me/notices", responses=PROBLEMS, tags=["people"])
async def add_notice(
    request: Asked, house: InHouse, who: Asker, data: JSONBody[wire.NoticeWish]
) -> wire.Notice:
    """Wish to be told that it is my turn."""
    most = house.settings.limits.notices_an_hour
    house.buckets.take("notices", address(request), most, HOUR)
    notice = checked(data, who.id, house.settings.notice_hosts)
    if data.kind == "email" and house.settings.smtp is None:
        raise Refused("no_mail", "this server sends no e-mail")
    if len(await house.store.notices.of(who.id)) >= MOST_NOTICES:
        raise Refused("too_many", f"{MOST_NOTICES} ways are the most")
    await house.people.keep(who)
    await house.store.notices.put(notice)
    return shown(notice, secret=notice.secret)


@delete("/api/me/notices/{notice:str}", responses=PROBLEMS, tags=["people"])
async def drop_notice(house: InHouse, who: Asker, notice: FromPath[str]) -> None:
    """Wish to be told no more."""
    if not await house.store.notices.drop(who.id, notice):
        raise Refused("no_such_notice", "there is no such wish")


@get("/api/notices/{token:str}/stop", media_type=MediaType.HTML, include_in_schema=False)
async def ask_to_stop(request: Asked, house: InHouse, token: FromPath[str]) -> str:
    """Ask whoever comes from an e-mail whether to send no more."""
    stop_of(house).wish(token)
    return asking_page(preferred(request.headers.get("accept-language", "")))


@post(
    "/api/notices/{token:str}/stop",
    media_type=MediaType.HTML,
    status_code=200,
    include_in_schema=False,
    opt={SIGNED: True},
)
async def stop(request: Asked, house: InHouse, token: FromPath[str]) -> str:
    """Send no more; the address itself says that this may be done."""
    await house.store.notices.end(stop_of(house).wish(token))
    return done_page(preferred(request.headers.get("accept-language", "")))


def stop_of(house: House) -> Stop:
    """Give who reads the addresses of e-mails."""
    return Stop(house.settings.secret, house.settings.public_url)
