"""Letters about an account: an address to confirm, a password forgotten.

They go in the background: whoever asks for one does not wait, and learns nothing from how long it
takes whether there is anybody to write to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Literal

import structlog
from msgspec import Struct

from burgh.core.text import words
from burgh.server.channels.channel import Channel, Undelivered
from burgh.server.channels.email import Mail

AGAIN: Final = (5.0, 30.0, 120.0)  # seconds before another try, and another
LAST_WAIT: Final = 5.0  # seconds for letters on their way when the server closes

logger = structlog.get_logger()


class Letter(Struct, frozen=True):
    """What is to be said, to whom and in which language; each link with the account it is for."""

    about: Literal["confirm", "reset"]
    to: str
    language: str
    links: tuple[tuple[str, str], ...]

    @property
    def subject(self) -> str:
        return self.say("subject")

    @property
    def text(self) -> str:
        """The whole letter."""
        lines = [self.say("link", account=account, url=url) for account, url in self.links]
        return "\n".join([self.say("text"), "", *lines, "", self.say("foot"), ""])

    def say(self, key: str, **arguments: str) -> str:
        """Say a part of it."""
        return words("burgh.server", self.language).say(f"{self.about}-{key}", **arguments)


class Letters:
    """Sends letters, if this server has e-mail."""

    def __init__(
        self,
        channel: Channel | None,
        home: str,
        clock: Callable[[], float],
        *,
        again: Sequence[float] = AGAIN,
    ) -> None:
        self.mail = channel if isinstance(channel, Mail) else None
        self.home = home
        self.clock = clock
        self.again = again
        self.sending: set[asyncio.Task[None]] = set()

    @property
    def is_open(self) -> bool:
        """Whether this server has e-mail."""
        return self.mail is not None

    async def start(self) -> None:
        """Nothing has to begin."""

    async def stop(self) -> None:
        """Give letters on their way a moment."""
        if self.sending:
            _, late = await asyncio.wait(self.sending, timeout=LAST_WAIT)
            for task in late:
                task.cancel()

    def send(self, letter: Letter) -> None:
        """Put a letter on its way."""
        if self.mail is not None and letter.links:
            task = asyncio.create_task(self.deliver(self.mail, letter), name="letter")
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def deliver(self, mail: Mail, letter: Letter) -> None:
        """Deliver a letter, with a few more tries at growing distance."""
        message = mail.message(letter.to, letter.subject, letter.language, self.clock())
        message.set_content(letter.text)
        for wait in (*self.again, None):
            try:
                await mail.post(message)
                return
            except Undelivered as trouble:
                logger.warning("letter_failed", about=letter.about, why=str(trouble))
                if not trouble.again or wait is None:
                    return
            except Exception:
                logger.exception("letter_broken", about=letter.about)
                return
            await asyncio.sleep(wait)
