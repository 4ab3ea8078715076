"""A mail server on this machine that keeps what it is given."""

from __future__ import annotations

import asyncio
import email.policy
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP

from tests.server.sitting import until


class Postman:
    """Takes e-mail."""

    def __init__(self) -> None:
        self.port = 0
        self.got: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.raw = b""

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        parsed = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(parsed, EmailMessage)
        self.got.append(parsed)
        self.recipients += envelope.rcpt_tos
        self.raw = bytes(envelope.content)
        return "250 OK"

    async def next_token(self) -> str:
        """Wait for a letter, and give the token of its link."""
        await until(lambda: self.got)
        text = self.got.pop(0).get_content()
        return str(re.findall(r"#/account/(?:reset|confirm)/(\S+)", text)[0])

    @property
    def settings(self) -> dict[str, str]:
        """What the environment of a server says that posts its e-mail here."""
        return {
            "SMTP_HOST": "127.0.0.1",
            "SMTP_PORT": str(self.port),
            "SMTP_FROM": "burgh@example.org",
            "SMTP_SECURITY": "none",
        }


@asynccontextmanager
async def post_office() -> AsyncIterator[Postman]:
    """Take e-mail while the block runs."""
    postman = Postman()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(postman), "127.0.0.1", 0)
    async with server:
        postman.port = server.sockets[0].getsockname()[1]
        yield postman
