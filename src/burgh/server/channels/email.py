"""An e-mail in plain text, through the operator's mail server."""

from __future__ import annotations

import asyncio
import email.policy
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Self

from burgh.core.malformed import Malformed
from burgh.core.text import words
from burgh.server.channels.channel import Channel, Notification, Undelivered
from burgh.server.outbound import Outbound
from burgh.server.settings import Settings, Smtp
from burgh.server.stop import Stop
from burgh.server.store import Notice

LONGEST_MAIL: Final = 20.0  # seconds
# An address in a header is left whole: folded or encoded, mail programs would not know it.
LINES: Final = email.policy.default.clone(max_line_length=900)


class Mail(Channel):
    """Sends plain text through the operator's mail server."""

    input = "email"

    def __init__(self, smtp: Smtp, stop: Callable[[str], str]) -> None:
        self.smtp = smtp
        self.stop = stop

    @classmethod
    def opened(cls, settings: Settings, outbound: Outbound) -> Self | None:
        if settings.smtp is None:
            return None
        return cls(settings.smtp, Stop(settings.secrets, settings.public_url).address)

    @staticmethod
    def check(target: str, trusted: frozenset[str]) -> None:
        must_be_mail(target)

    async def deliver(self, notice: Notice, notification: Notification) -> None:
        """Deliver a notification by e-mail."""
        message = self.message(
            notice.target, notification.subject, notification.language, notification.at
        )
        stop = self.stop(notice.id)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        foot = [
            notification.foot,
            words("burgh.server", notification.language).say("notice-stop", url=stop),
        ]
        message.set_content("\n".join([*notification.lines, "", "-- ", *foot, ""]))
        await self.post(message)

    def message(self, to: str, subject: str, language: str, at: float) -> EmailMessage:
        """Write the head of an e-mail."""
        message = EmailMessage(LINES)
        message["From"] = self.smtp.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(at)
        message["Message-ID"] = make_msgid(domain=self.smtp.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = language
        return message

    async def post(self, message: EmailMessage) -> None:
        """Hand a message over, or raise `Undelivered`."""
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


def must_be_mail(target: str, path: str = "target") -> None:
    """Refuse what is no address of e-mail; the rest is for the mail server to know."""
    name, at, host = target.rpartition("@")
    plain = target.isprintable() and not set(target) & set(' ,;:<>()[]\\"')
    if not (name and at and host and plain):
        raise Malformed(path, "an address like someone@example.org is needed")


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


CHANNEL: Final = Mail
