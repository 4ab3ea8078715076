"""The door: where requests may come from, how many, and what browsers are told to forbid."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from burgh.server.devices import DEVICE_COOKIE, DeviceMark
from burgh.server.hosts import must_be_our_host
from burgh.server.networks import network
from burgh.server.people import COOKIE, COOKIE_AGE, Caller
from burgh.server.runtime import Runtime
from burgh.table.names import plain_form
from burgh.table.refused import Refused

Connection = ASGIConnection[Any, Any, Any, Any]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
TOKEN_HEADER: Final = "x-csrf-token"  # noqa: S105 - the name of a header
OPERATOR: Final = "operator"  # asked by machines that watch the server: no limit, any host
SIGNED: Final = "signed"  # a change whose address we have signed, so that it needs no page of ours
NEW_COOKIES: Final = "burgh_cookies"  # where a request notes the cookies its answer is to set
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
LONG: Final = "max-age=31536000"
COUNTED: Final = ("/api/", "/t/", "/r/")  # what begins so asks the server to do something
LIGHT: Final = frozenset({"requests", "messages"})
HEAVY: Final = 4  # a network has this part of its times for what costs more than an answer


def address(connection: Connection) -> str:
    """Where a request comes from; proxies we trust have told the server.

    Of an IPv6 address only the network: whoever has one has all its addresses.
    """
    host = connection.client.host if connection.client is not None else ""
    return network(host) if ":" in host else host


def session_of(runtime: Runtime, connection: Connection) -> str | None:
    """Which session a request has a cookie of; none, if we have not signed it."""
    return runtime.people.session_in(connection.cookies.get(COOKIE))


class Source(NamedTuple):
    """Where something comes from: a person, if they have a cookie of ours, and a network."""

    person: str | None
    network: str


def source_of(runtime: Runtime, connection: Connection) -> Source:
    """Where a request comes from."""
    return Source(session_of(runtime, connection), address(connection))


def count(runtime: Runtime, source: Source, what: str, most: int, seconds: float = 60.0) -> None:
    """Let one thing through, or refuse it: so many a person, and a network so many times as many.

    Guests are made by the dozen, networks are not. Who has no cookie yet shares what all
    newcomers of a network have.
    """
    limits, buckets = runtime.settings.limits, runtime.buckets
    if source.person is None:
        newcomers = min(most, limits.new_guests_a_minute)
        buckets.take(what, f"new from {source.network}", newcomers, seconds)
    else:
        buckets.take(what, source.person, most, seconds)
    times = limits.network_times
    times = times if what in LIGHT else max(1, times // HEAVY)
    buckets.take(what, f"from {source.network}", most * times, seconds)


def is_free(path: str) -> bool:
    """Whether nobody counts: the client's own files, and how the server is."""
    return not path.startswith(COUNTED)


def is_ours(runtime: Runtime, connection: Connection) -> bool:
    """Whether the page that asks is ours: of a known address, or of the one it speaks to."""
    origin = connection.headers.get("origin")
    if origin is None or origin in runtime.settings.origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
    except ValueError:
        return False


async def guarded(connection: Connection, handler: BaseRouteHandler) -> None:
    """Let in who may: not too often, from a page of ours, for changes with the page's token."""
    runtime: Runtime = connection.app.state.runtime
    if handler.opt.get(OPERATOR):
        return
    for told in connection.headers.getall("host", []):
        must_be_our_host(runtime.settings, told)
    if not is_free(connection.scope["path"]):
        most = runtime.settings.limits.requests_a_minute
        count(runtime, source_of(runtime, connection), "requests", most)
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        if not is_ours(runtime, connection):
            raise Refused("foreign", "this page is not ours")
        return
    if connection.scope["method"] in SAFE or handler.opt.get(SIGNED):
        return
    told = connection.headers.get(TOKEN_HEADER, "")
    fits = runtime.people.is_from_page(connection.cookies.get(COOKIE), told)
    if not is_ours(runtime, connection) or not fits:
        words = f"send the csrf token of /api/me as {TOKEN_HEADER}"
        raise Refused("foreign", words)


def give_cookie(connection: Connection, runtime: Runtime, who: Caller) -> None:
    """Let the answer to a request set the cookie of a person."""
    set_cookie(connection, COOKIE, cookie_header(runtime, who))


def set_cookie(connection: Connection, name: str, header: str) -> None:
    """Let the answer to a request set a cookie; the last one under a name counts."""
    connection.scope["state"].setdefault(NEW_COOKIES, {})[name] = header


def cookie_header(runtime: Runtime, who: Caller) -> str:
    """Write the header that sets a person's cookie."""
    return private_cookie(runtime, COOKIE, runtime.people.cookie(who.token))


def private_cookie(runtime: Runtime, name: str, value: str) -> str:
    """Write the header that sets a cookie which no script sees and no other site sends."""
    parts = [f"{name}={value}", "Path=/", f"Max-Age={COOKIE_AGE}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if runtime.settings.is_https else parts)


# --- passwords -----------------------------------------------------------------------------------


@contextmanager
def trying(
    connection: Connection, runtime: Runtime, account: str, session: str = ""
) -> Iterator[None]:
    """Let a password be tried for an account: as often as it is right, ever slower when wrong.

    A session in the account, or a device from which it was entered before, is counted by itself,
    whatever others do.
    """
    name = plain_form(account)
    mark = device_mark(connection, runtime)
    if session:
        where = f"session {session}"
    elif mark.knows(name):
        where = f"device {mark.device}"
    else:
        where = address(connection)
        count_login(connection, runtime)
    runtime.throttle.begin(name, where)
    yield
    runtime.throttle.passed(name, where)


def count_login(connection: Connection, runtime: Runtime) -> None:
    """Let nobody try many accounts from one place."""
    runtime.buckets.take("logins", address(connection), runtime.settings.limits.logins_a_minute)


def device_mark(connection: Connection, runtime: Runtime) -> DeviceMark:
    """What a browser keeps of the accounts that were entered in it."""
    return runtime.devices.read(connection.cookies.get(DEVICE_COOKIE))


def remember_device(connection: Connection, runtime: Runtime, account: str) -> None:
    """Let the answer to a request mark the browser: this account was entered here."""
    mark = device_mark(connection, runtime).with_account(plain_form(account))
    written = private_cookie(runtime, DEVICE_COOKIE, runtime.devices.write(mark))
    set_cookie(connection, DEVICE_COOKIE, written)


async def add_headers(message: Message, scope: Scope) -> None:
    """Add to every answer what browsers should forbid, and the cookie of a new guest."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    runtime: Runtime | None = getattr(scope["app"].state, "runtime", None)
    if runtime is not None and runtime.settings.is_https:
        headers.setdefault("strict-transport-security", LONG)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    for cookie in scope.get("state", {}).get(NEW_COOKIES, {}).values():
        headers.add("set-cookie", cookie)
