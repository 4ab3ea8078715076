"""The ways a notice takes: a webhook, an e-mail, a push message to a browser.

A webhook is a POST of JSON. `Burgh-Signature` is `t=<time>,v1=<hex>`: HMAC-SHA256 with the wish's
secret over the time, a full stop and the body.
"""

from __future__ import annotations

import asyncio
import email.policy
import hashlib
import hmac
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import Struct

import burgh
from burgh.core.text import words
from burgh.server.outbound import Outbound, Unreachable
from burgh.server.settings import Smtp
from burgh.server.store import Notice

SIGNED_FOR: Final = 12 * 3600  # seconds a signature of a push message is good
KEPT_FOR: Final = 86_400  # seconds a push service keeps a message for a browser that is off
MOST_PUSHED: Final = 10  # turns named in a push message: it has to be a short one
LONGEST_MAIL: Final = 20.0  # seconds
# An address in a header is left whole: folded or encoded, mail programs would not know it.
LINES: Final = email.policy.default.clone(max_line_length=900)

encode = msgspec.json.Encoder().encode


class Turn(Struct, frozen=True):
    """A game that waits for somebody, since when, and where it is to be seen."""

    table: str
    title: str
    seat: int
    ply: int
    since: float
    url: str


class Letter(Struct, frozen=True):
    """What is to be said: in which language, about which games, and when."""

    language: str
    turns: tuple[Turn, ...]
    home: str
    at: float

    @property
    def subject(self) -> str:
        """How many games wait."""
        return words("burgh.server", self.language).say("notice-subject", count=len(self.turns))

    @property
    def lines(self) -> list[str]:
        """Name each game."""
        say = words("burgh.server", self.language).say
        return [
            say("notice-turn", title=self.name(turn.title), move=turn.ply + 1, url=turn.url)
            for turn in self.turns
        ]

    def name(self, title: str) -> str:
        """A title as it calls itself."""
        return words(burgh.title(title).package, self.language).say("title")

    @property
    def foot(self) -> str:
        """Why this comes, and how to stop it."""
        return words("burgh.server", self.language).say("notice-why", url=self.home)


class Undelivered(Exception):  # noqa: N818 - it says what happened
    """A letter did not arrive; `again` says whether it is worth another try."""

    def __init__(self, words: str, *, again: bool = True, gone: bool = False) -> None:
        """Say why, for the log; `gone`: nobody will ever be there again."""
        super().__init__(words)
        self.again = again
        self.gone = gone


class Channel(Protocol):
    """How a letter is delivered."""

    async def deliver(self, notice: Notice, letter: Letter) -> None:
        """Deliver a letter, or raise `Undelivered`."""


class Webhook:
    """Posts JSON to an address."""

    def __init__(self, outbound: Outbound) -> None:
        self.outbound = outbound

    async def deliver(self, notice: Notice, letter: Letter) -> None:
        """Deliver a letter as JSON, signed with the wish's secret."""
        body = encode({"type": "turn", "at": letter.at, "turns": letter.turns})
        headers = {
            "Content-Type": "application/json",
            "Burgh-Signature": signature(notice.secret, int(letter.at), body),
        }
        await post(self.outbound, notice.target, body, headers)


def signature(secret: str, at: int, body: bytes) -> str:
    """Sign a body."""
    made = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={made}"


class Push:
    """Sends an encrypted message to a browser, through the service of its maker."""

    def __init__(self, outbound: Outbound, key: str, contact: str) -> None:
        self.outbound = outbound
        self.key = key
        named = contact.startswith(("mailto:", "https:"))
        self.contact = contact if named else f"mailto:burgh@{urlsplit(contact).hostname}"

    async def deliver(self, notice: Notice, letter: Letter) -> None:
        """Deliver a letter for the browser to show."""
        subscription = msgspec.json.decode(notice.target)
        body, headers = await asyncio.to_thread(self.sealed, subscription, letter)
        await post(self.outbound, subscription["endpoint"], body, headers)

    def sealed(self, subscription: Any, letter: Letter) -> tuple[bytes, dict[str, str]]:
        """Encrypt a letter (RFC 8291) and sign for it (RFC 8292)."""
        from py_vapid import Vapid02  # these are slow to import, and not every server needs them
        from pywebpush import WebPusher

        told = {
            "type": "turn",
            "title": letter.subject,
            "body": "\n".join(letter.lines[:MOST_PUSHED]),
            "turns": letter.turns[:MOST_PUSHED],
        }
        endpoint = urlsplit(subscription["endpoint"])
        claims = {
            "sub": self.contact,
            "aud": f"{endpoint.scheme}://{endpoint.netloc}",
            "exp": int(letter.at) + SIGNED_FOR,
        }
        try:
            signed = Vapid02.from_raw(self.key.encode()).sign(claims)
            body = WebPusher(subscription).encode(encode(told))["body"]
        except Exception as error:  # keys that are none, in as many ways as there are libraries
            raise Undelivered(f"{type(error).__name__}: {error}", again=False) from error
        sent = {"Content-Encoding": "aes128gcm", "TTL": str(KEPT_FOR), "Urgency": "normal"}
        return body, {**signed, **sent}


async def post(outbound: Outbound, url: str, body: bytes, headers: dict[str, str]) -> None:
    """Post something and judge the answer."""
    try:
        status = await outbound.post(url, body, headers)
    except Unreachable as error:
        raise Undelivered(str(error), again=False) from error
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
        raise Undelivered(f"{type(error).__name__}: {error}") from error
    if status in (404, 410):
        raise Undelivered(f"status {status}", again=False, gone=True)
    if not 200 <= status < 300:
        raise Undelivered(f"status {status}", again=status >= 500 or status == 429)


class Mail:
    """Sends plain text through the operator's mail server."""

    def __init__(self, smtp: Smtp, stop: Callable[[str], str]) -> None:
        self.smtp = smtp
        self.stop = stop

    async def deliver(self, notice: Notice, letter: Letter) -> None:
        """Deliver a letter by e-mail."""
        message = EmailMessage(LINES)
        message["From"] = self.smtp.sender
        message["To"] = notice.target
        message["Subject"] = letter.subject
        message["Date"] = formatdate(letter.at)
        message["Message-ID"] = make_msgid(domain=self.smtp.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = letter.language
        stop = self.stop(notice.id)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        foot = [letter.foot, words("burgh.server", letter.language).say("notice-stop", url=stop)]
        message.set_content("\n".join([*letter.lines, "", "-- ", *foot, ""]))
        try:
            await asyncio.to_thread(self.send, message)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPAuthenticationError) as error:
            raise Undelivered(without_address(error), again=False) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(without_address(error)) from error

    def send(self, message: EmailMessage) -> None:
        """Hand a message to the server; this waits, so it runs in a thread."""
        smtp = self.smtp
        context = ssl.create_default_context()
        opened = (
            smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=LONGEST_MAIL, context=context)
            if smtp.security == "tls"
            else smtplib.SMTP(smtp.host, smtp.port, timeout=LONGEST_MAIL)
        )
        with opened as server:
            if smtp.security == "starttls":
                server.starttls(context=context)
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(message)


def without_address(error: Exception) -> str:
    """What a mail server answered, without the address it answered about: this is logged."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            codes = [code for code, _ in error.recipients.values()]
        case smtplib.SMTPResponseException():
            codes = [error.smtp_code]
        case smtplib.SMTPException():
            codes = []
        case _:
            return f"{type(error).__name__}: {error}"
    return " ".join([type(error).__name__, *map(str, codes)])
