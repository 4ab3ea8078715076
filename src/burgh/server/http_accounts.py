"""HTTP: accounts, the sessions in which people are known, and everything that is kept of one."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from burgh.server import deletion
from burgh.server.channels.email import must_be_mail
from burgh.server.dependencies import OPEN_TO_BANNED, PROBLEMS, Asker, InRuntime
from burgh.server.export import export_of, session_info
from burgh.server.letters import Letter
from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.security import address, count_login, give_cookie, remember_device, trying
from burgh.server.store import Account
from burgh.table import wire
from burgh.table.refused import Refused

Asked = Request[Any, Any, Any]
HOUR: Final = 3600.0
TO_ALL: Final = {OPEN_TO_BANNED: True}  # what one may do with one's own things, banned or not


@post("/api/accounts", responses=PROBLEMS, tags=["accounts"])
async def open_account(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.Credentials]
) -> wire.Me:
    """Make an account, to which the games played so far belong."""
    count_login(request, runtime)
    opened = await runtime.people.open_account(who, data)
    return welcome(request, runtime, opened)


@post("/api/session", responses=PROBLEMS, tags=["accounts"], opt=TO_ALL)
async def enter(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.Credentials]
) -> wire.Me:
    """Enter an account; the guest's games go with it, and the guest is no more."""
    with trying(request, runtime, data.account):
        entered = await runtime.people.enter(who, data)
    return welcome(request, runtime, entered)


@delete("/api/session", status_code=200, responses=PROBLEMS, tags=["accounts"], opt=TO_ALL)
async def leave(request: Asked, runtime: InRuntime, who: Asker) -> wire.Me:
    """Leave the account: this session has ended, and from now on I am a new guest."""
    await runtime.people.leave(who)
    return await as_new_guest(request, runtime)


def welcome(request: Asked, runtime: Runtime, who: Caller) -> wire.Me:
    """Tell people about themselves, with the cookie of their new session."""
    give_cookie(request, runtime, who)
    if who.account is not None:
        remember_device(request, runtime, who.account)
    return runtime.people.me(who)


async def as_new_guest(request: Asked, runtime: Runtime) -> wire.Me:
    """Let somebody go on as a guest whom nobody knows."""
    said = request.headers
    guest = await runtime.people.read(None, said.get("accept-language", ""))
    return welcome(request, runtime, guest)


# --- sessions ------------------------------------------------------------------------------------


@get("/api/me/sessions", responses=PROBLEMS, tags=["accounts"])
async def my_sessions(runtime: InRuntime, who: Asker) -> list[wire.Session]:
    """The browsers in which I am known, the last used first."""
    return [session_info(each, who) for each in await runtime.store.sessions.of(who.id)]


@delete("/api/me/sessions/{session:str}", responses=PROBLEMS, tags=["accounts"])
async def end_session(runtime: InRuntime, who: Asker, session: FromPath[str]) -> None:
    """End a session of mine: its cookie is worth nothing, its sockets close."""
    await runtime.people.end(who, session)


@delete("/api/me/sessions", responses=PROBLEMS, tags=["accounts"])
async def end_other_sessions(runtime: InRuntime, who: Asker) -> None:
    """End all my sessions but this one."""
    await runtime.people.end_others(who)


# --- the account ---------------------------------------------------------------------------------


@get("/api/account", responses=PROBLEMS, tags=["accounts"])
async def my_account(runtime: InRuntime, who: Asker) -> wire.AccountInfo:
    """My account, and its e-mail address."""
    return account_info(runtime, await runtime.people.own_account(who))


def account_info(runtime: Runtime, account: Account) -> wire.AccountInfo:
    """An account as its owner sees it."""
    can_mail = runtime.letters.is_open
    return wire.AccountInfo(account.name, account.email, account.email_wanted, can_mail)


@put("/api/account/password", responses=PROBLEMS, tags=["accounts"])
async def change_password(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.NewPassword]
) -> None:
    """Take another password; all other sessions end."""
    account = await runtime.people.own_account(who)
    with trying(request, runtime, account.name, who.session):
        await runtime.people.change_password(who, data)


@put("/api/account/email", responses=PROBLEMS, tags=["accounts"])
async def change_email(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.EmailWish]
) -> wire.AccountInfo:
    """Give my account an address: a link goes there, and it counts once the link was followed."""
    account = await runtime.people.own_account(who)
    email = data.email.strip().lower()
    if email:
        must_be_mail(email, "email")
        if not runtime.letters.is_open:
            raise Refused("no_channel", "this server sends no e-mail")
        count_letter(request, runtime, email)
    with trying(request, runtime, account.name, who.session):
        await runtime.people.must_fit(account, data.password)
    changes = {"email_wanted": email} if email else {"email_wanted": None, "email": None}
    await runtime.store.people.change_account(account.name, **changes)
    if email:
        link = runtime.people.links.confirm(account.name, email)
        runtime.letters.send(Letter("confirm", email, who.language, ((account.name, link),)))
    return account_info(runtime, await runtime.people.own_account(who))


@post("/api/emails", status_code=200, responses=PROBLEMS, tags=["accounts"])
async def confirm_email(runtime: InRuntime, data: JSONBody[wire.Confirmation]) -> None:
    """Confirm an address by the link that was sent there, in whichever browser."""
    link = runtime.people.links.read_confirm(data.token)
    account = await runtime.store.people.account(link.account)
    if account is None or link.email not in (account.email_wanted, account.email):
        raise Refused("old_link", "another address is wanted by now")
    if account.email_wanted == link.email:
        changes = {"email": link.email, "email_wanted": None}
        await runtime.store.people.change_account(account.name, **changes)


@post("/api/resets", status_code=200, responses=PROBLEMS, tags=["accounts"])
async def ask_for_reset(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.ResetWish]
) -> None:
    """Have a link sent to a forgotten account's address; the answer is always the same."""
    email = data.email.strip().lower()
    must_be_mail(email, "email")
    if not runtime.letters.is_open:
        raise Refused("no_channel", "this server sends no e-mail")
    count_letter(request, runtime, email)
    accounts = await runtime.store.people.accounts_at(email)
    links = tuple((each.name, runtime.people.links.reset(each)) for each in accounts)
    runtime.letters.send(Letter("reset", email, who.language, links))


def count_letter(request: Asked, runtime: Runtime, email: str) -> None:
    """Let nobody fill a stranger's letter box, nor use this server to write to many."""
    most = runtime.settings.limits.letters_an_hour
    runtime.buckets.take("letters", f"to {email}", most, HOUR)
    runtime.buckets.take("letters", address(request), most * 4, HOUR)


@post("/api/resets/used", status_code=200, responses=PROBLEMS, tags=["accounts"])
async def reset_password(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.Reset]
) -> wire.Me:
    """Take another password by a link; every session ends, and a new one begins here."""
    count_login(request, runtime)
    entered = await runtime.people.reset(who, data)
    return welcome(request, runtime, entered)


@post("/api/account/deletion", status_code=200, responses=PROBLEMS, tags=["accounts"], opt=TO_ALL)
async def delete_account(
    request: Asked, runtime: InRuntime, who: Asker, data: JSONBody[wire.OwnPassword]
) -> wire.Me:
    """Delete my account for good: games stay, my name goes from them."""
    account = await runtime.people.own_account(who)
    with trying(request, runtime, account.name, who.session):
        await runtime.people.must_fit(account, data.password)
    await deletion.delete_account(runtime, who, account)
    return await as_new_guest(request, runtime)


@get("/api/me/export", responses=PROBLEMS, tags=["accounts"], opt=TO_ALL)
async def export(runtime: InRuntime, who: Asker) -> Response[wire.Export]:
    """Everything that is kept of me, as one file."""
    runtime.buckets.take("exports", who.id, runtime.settings.limits.exports_an_hour, HOUR)
    headers = {"content-disposition": 'attachment; filename="burgh-export.json"'}
    return Response(await export_of(runtime, who), media_type="application/json", headers=headers)
