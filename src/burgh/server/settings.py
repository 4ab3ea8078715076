"""The settings of the server: the one place that reads the environment for it.

| variable | says |
|---|---|
| `DATABASE_URL` | `sqlite:///FILE` or `postgresql://...`; else a file in the user's data folder |
| `REDIS_URL` | `redis://...`, through which several nodes tell each other what has changed |
| `BURGH_SECRET` | signs cookies; with PostgreSQL needed, else made once and kept beside the file |
| `BURGH_OLD_SECRETS` | earlier secrets, the last first, with commas: what they signed stays good |
| `BURGH_HOST`, `BURGH_PORT` | where to listen; usually 127.0.0.1 and 8000 |
| `BURGH_PUBLIC_URL` | the address people type, if a proxy stands before the server |
| `BURGH_ORIGINS` | further addresses from which pages may speak to the server, with commas |
| `BURGH_HOSTS` | further names by which people may call the server, with commas (docs/server.md) |
| `BURGH_PROXIES` | addresses of proxies whose word on who asks is taken, with commas |
| `BURGH_NOTICE_HOSTS` | hosts that notices may reach in this network, or by http, with commas |
| `BURGH_PACKS` | a folder with packs of one's own; read by `core/packs.py`, as everywhere |
| `BURGH_WORKERS` | processes for bots and analysis |
| `BURGH_DRAIN` | seconds to serve on as not ready before the server goes; usually 0 |
| `BURGH_GRACE` | seconds that open requests then have; usually 10 |
| `BURGH_VAPID_KEY`, `BURGH_VAPID_CONTACT` | key of web push (else from the secret), a contact |
| `SMTP_HOST`, `_PORT`, `_USER`, `_PASSWORD`, `_FROM`, `_SECURITY` | how e-mail leaves |
| `BURGH_OPERATORS` | accounts of those who run the server, with commas (see `burgh admin role`) |
| `BURGH_KEEP_..._DAYS` | one for each field of `Keep`: GUESTS, CHAT, ...; 0: for ever |
| `BURGH_LIMIT_...` | one for each field of `Limits`, in capitals |
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import hashlib
import hmac
import os
import re
import secrets
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, Literal, cast, get_args
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct
from sqlalchemy import URL

from burgh.core.folders import data_folder
from burgh.core.malformed import file_said, one_of
from burgh.core.said import Said, written
from burgh.server.complaints import of_file, wrong
from burgh.server.store.engine import address, file_of, is_sqlite

Security = Literal["starttls", "tls", "none"]

SMTP_PORTS: Final[dict[Security, int]] = {"starttls": 587, "tls": 465, "none": 25}
SHORTEST_SECRET: Final = 16
HOST_NAME: Final = re.compile(r"\.?[a-z0-9_-]+(\.[a-z0-9_-]+)*")
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
P256_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Limits(Struct, frozen=True):
    """How much one person, address or message may; each is a whole number of at least 1."""

    # The door: every connection
    connections: int = 20_000
    connections_a_network: int = 2_000
    header_bytes: int = 32_768
    headers: int = 100
    header_seconds: int = 10
    body_seconds: int = 60
    keep_alive_seconds: int = 30
    # What people do
    message_bytes: int = 65_536
    requests_a_minute: int = 600
    messages_a_minute: int = 600
    tables_an_hour: int = 60
    logins_a_minute: int = 10
    notices_an_hour: int = 30
    letters_an_hour: int = 5
    exports_an_hour: int = 10
    chats_a_minute: int = 30
    analyses_a_minute: int = 20
    reviews_an_hour: int = 30
    review_looks_a_minute: int = 90
    pictures_a_minute: int = 30
    sockets_a_person: int = 32
    spectator_chats_a_minute: int = 6
    table_passwords_a_minute: int = 10
    reports_an_hour: int = 20
    # A network may do as much as so many people: of what costs, a quarter of it
    network_times: int = 40
    new_guests_a_minute: int = 300


class Keep(Struct, frozen=True):
    """For how many days things are kept; 0: for ever."""

    guests: int = 90  # who never played, from the day they were last here
    chat: int = 0  # of games that are over
    games: int = 0  # that are over
    open_tables: int = 30  # that never began
    audit: int = 365  # what operators and hosts did, and settled reports


class Smtp(Struct, frozen=True):
    """How e-mail leaves."""

    host: str
    port: int
    sender: str
    security: Security = "starttls"
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"Smtp({self.host}:{self.port}, {self.sender})"


class Settings(Struct, frozen=True, kw_only=True):
    """Everything the server is told from outside."""

    database_url: str
    secret: str
    vapid_key: str
    vapid_contact: str
    public_url: str
    origins: frozenset[str]
    old_secrets: tuple[str, ...] = ()
    is_vapid_drawn: bool = False  # from a secret, and kept from then on
    host: str = "127.0.0.1"
    port: int = 8000
    redis_url: str = ""
    proxies: tuple[str, ...] = ()
    notice_hosts: frozenset[str] = frozenset()
    workers: int = 1
    hosts: frozenset[str] = frozenset()  # names from `BURGH_HOSTS`
    is_home: bool = True  # no public address was named: names of a local network are fine
    drain: int = 0
    grace: int = 10
    smtp: Smtp | None = None
    limits: Limits = Limits()
    operators: frozenset[str] = frozenset()
    keep: Keep = Keep()

    @property
    def database_folder(self) -> Path | None:
        """Where a database file lies; nothing for one elsewhere or in memory."""
        file = file_of(address(self.database_url))
        return None if file is None else file.absolute().parent

    @property
    def secrets(self) -> tuple[str, ...]:
        """All secrets that may have signed something, the one that signs now first."""
        return (self.secret, *self.old_secrets)

    @property
    def is_https(self) -> bool:
        """Whether people come by https, so that cookies need never leave by http."""
        return self.public_url.startswith("https:")

    def __repr__(self) -> str:
        """Leave all secrets out: addresses of databases hold passwords."""
        return f"Settings({self.public_url}, on {self.host}:{self.port})"


def read_settings(environ: Mapping[str, str]) -> Settings:
    """The settings that an environment says; raises `Malformed` with the variable's name."""
    given = {name: value.strip() for name, value in environ.items() if value.strip()}
    url = database_url(given)
    secret = given.get("BURGH_SECRET") or kept_secret(address(url))
    old = tuple(split_list(given.get("BURGH_OLD_SECRETS", "")))
    for name, each in (("BURGH_SECRET", secret), *(("BURGH_OLD_SECRETS", each) for each in old)):
        if len(each) < SHORTEST_SECRET:
            raise wrong(name, "settings-secret_short", least=str(SHORTEST_SECRET))
    host = given.get("BURGH_HOST", "127.0.0.1")
    port = number(given, "BURGH_PORT", 8000, most=65_535)
    public = public_url(given, host, port)
    return Settings(
        database_url=url,
        redis_url=redis_url(given),
        secret=secret,
        old_secrets=old,
        vapid_key=vapid_key(given, (secret, *old)[-1]),
        is_vapid_drawn="BURGH_VAPID_KEY" not in given,
        vapid_contact=given.get("BURGH_VAPID_CONTACT", public),
        host=host,
        port=port,
        public_url=public,
        origins=origins(given, public),
        proxies=tuple(split_list(given.get("BURGH_PROXIES", ""))),
        notice_hosts=frozenset(map(str.lower, split_list(given.get("BURGH_NOTICE_HOSTS", "")))),
        workers=number(given, "BURGH_WORKERS", max(1, (os.cpu_count() or 2) - 1), most=256),
        hosts=hosts(given),
        is_home="BURGH_PUBLIC_URL" not in given,
        drain=number(given, "BURGH_DRAIN", 0, least=0, most=600),
        grace=number(given, "BURGH_GRACE", 10, most=600),
        smtp=smtp(given),
        limits=limits(given),
        operators=frozenset(map(str.casefold, split_list(given.get("BURGH_OPERATORS", "")))),
        keep=keep(given),
    )


def database_url(environ: Mapping[str, str]) -> str:
    """The address of the database; usually a file in the user's data folder."""
    given = environ.get("DATABASE_URL", "").strip()
    if given:
        return address(given).render_as_string(hide_password=False)
    folder = data_folder(environ)
    if folder is None:
        raise wrong("DATABASE_URL", "settings-database")
    return URL.create("sqlite", database=str(folder / "burgh.db")).render_as_string()


# Secrets


def kept_secret(url: URL) -> str:
    """The secret that lies beside a database file; made the first time."""
    if not is_sqlite(url):
        raise wrong("BURGH_SECRET", "settings-secret")
    database = file_of(url)
    if database is None:
        return secrets.token_urlsafe(32)
    file = database.with_name(f"{database.name}.secret")
    try:
        if not file.exists():
            write_once(file, secrets.token_urlsafe(32))
        return file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError) as error:
        said = file_said(error) if isinstance(error, OSError) else Said("settings-not_ours")
        raise of_file("BURGH_SECRET", file, said) from None


def write_once(file: Path, text: str) -> None:
    """Write a private file whole; if somebody else was first, theirs stays."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=file.parent, encoding="ascii") as draft:
        draft.write(text)
        draft.flush()
        os.fsync(draft.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(draft.name, file)  # a temporary file is 0600


def vapid_key(given: Mapping[str, str], secret: str) -> str:
    """The private key of web push: 32 bytes, base64url; else one drawn from the secret."""
    told = given.get("BURGH_VAPID_KEY", "")
    if not told:
        drawn = hmac.digest(secret.encode(), b"burgh web push", hashlib.sha512)
        scalar = int.from_bytes(drawn, "big") % (P256_ORDER - 1) + 1
        return base64.urlsafe_b64encode(scalar.to_bytes(32, "big")).rstrip(b"=").decode()
    try:
        raw = base64.urlsafe_b64decode(told + "=" * (-len(told) % 4))
    except (ValueError, binascii.Error):
        raw = b""
    if len(raw) != 32 or not 0 < int.from_bytes(raw, "big") < P256_ORDER:
        raise wrong("BURGH_VAPID_KEY", "settings-vapid")
    return told


# Addresses


def public_url(given: Mapping[str, str], host: str, port: int) -> str:
    """The address people type, without a slash at its end."""
    told = given.get("BURGH_PUBLIC_URL", "")
    if told:
        web_address("BURGH_PUBLIC_URL", told)
        return told.rstrip("/")
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def origins(given: Mapping[str, str], public: str) -> frozenset[str]:
    """The origins whose pages may speak to the server; at home, all names of this machine."""
    own = web_address("BURGH_PUBLIC_URL", public)
    found = {origin(own)}
    if own.hostname in [name.strip("[]") for name in LOOPBACK]:
        found |= {f"{own.scheme}://{name}:{own.port}" for name in LOOPBACK}
    for told in split_list(given.get("BURGH_ORIGINS", "")):
        found.add(origin(web_address("BURGH_ORIGINS", told)))
    return frozenset(found)


def hosts(given: Mapping[str, str]) -> frozenset[str]:
    """Further names of the server: `burgh.example`, `.example.org` for all in it, `*` for any."""
    found = frozenset(name.lower() for name in split_list(given.get("BURGH_HOSTS", "")))
    for name in found:
        if name != "*" and not HOST_NAME.fullmatch(name):
            raise wrong(
                "BURGH_HOSTS", "settings-host", told=written(name, 80), example="burgh.example"
            )
    return found


def origin(parts: SplitResult) -> str:
    """An address as browsers name where a page comes from."""
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = parts.netloc.rpartition("@")[2].lower()
    return f"{parts.scheme}://{host.removesuffix(f':{usual}')}"


def web_address(name: str, told: str) -> SplitResult:
    """Take an address apart, or say that it is none."""
    try:
        parts = urlsplit(told)
        is_right = parts.scheme in ("http", "https") and bool(parts.hostname)
        parts.port  # noqa: B018 - raises if it is no number
    except ValueError:
        is_right = False
    if not is_right:
        raise wrong(name, "settings-address", told=told, example="https://burgh.example")
    return parts


def redis_url(given: Mapping[str, str]) -> str:
    """The address of Redis, or nothing."""
    told = given.get("REDIS_URL", "")
    if told and urlsplit(told).scheme not in ("redis", "rediss", "unix"):
        raise wrong("REDIS_URL", "settings-address_like", example="redis://host:6379/0")
    return told


# Mail, limits, small things


def smtp(given: Mapping[str, str]) -> Smtp | None:
    """How e-mail leaves; nothing where no server is named."""
    host = given.get("SMTP_HOST", "")
    if not host:
        return None
    told = given.get("SMTP_SECURITY", "starttls")
    if told not in get_args(Security):
        raise one_of(told, SMTP_PORTS, "SMTP_SECURITY")
    security = cast(Security, told)
    sender = given.get("SMTP_FROM", "")
    if "@" not in sender:
        raise wrong("SMTP_FROM", "settings-sender")
    return Smtp(
        host=host,
        port=number(given, "SMTP_PORT", SMTP_PORTS[security], most=65_535),
        sender=sender,
        security=security,
        user=given.get("SMTP_USER", ""),
        password=given.get("SMTP_PASSWORD", ""),
    )


def limits(given: Mapping[str, str]) -> Limits:
    """The limits, each as said or as usual; a limit nobody knows is a mistake."""
    prefix = "BURGH_LIMIT_"
    usual = Limits()
    known = {f"{prefix}{name.upper()}": name for name in Limits.__struct_fields__}
    for name in given:
        if name.startswith(prefix) and name not in known:
            raise wrong(name, "settings-no_limit", known=", ".join(known))
    return Limits(**{f: number(given, name, getattr(usual, f)) for name, f in known.items()})


def keep(given: Mapping[str, str]) -> Keep:
    """For how long things are kept, each as said or as usual."""
    prefix, end = "BURGH_KEEP_", "_DAYS"
    usual = Keep()
    known = {f"{prefix}{name.upper()}{end}": name for name in Keep.__struct_fields__}
    for name in given:
        if name.startswith(prefix) and name not in known:
            raise wrong(name, "settings-no_setting", known=", ".join(known))
    days = {f: number(given, name, getattr(usual, f), least=0) for name, f in known.items()}
    return Keep(**days)


def number(
    given: Mapping[str, str], name: str, usual: int, *, least: int = 1, most: int = 2**31
) -> int:
    """A whole number between two limits."""
    told = given.get(name)
    if told is None:
        return usual
    if not (told.isascii() and told.isdecimal() and len(told) < 12 and least <= int(told) <= most):
        span = {"least": str(least), "most": str(most)}
        raise wrong(name, "settings-number", told=written(told), **span)
    return int(told)


def split_list(text: str) -> Iterable[str]:
    """What stands between commas."""
    return (part.strip() for part in text.split(",") if part.strip())
