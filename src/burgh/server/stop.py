"""How whoever gets an e-mail of ours ends them, cookie or not: an address that only we can sign.

Anybody may have named that mailbox. So each e-mail carries the address, and mail programs that know
RFC 8058 offer it as a button of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from itsdangerous import BadData

from burgh.core.text import words
from burgh.server.signing import signer
from burgh.table.refused import Refused


class Stop:
    """Signs and reads the addresses at which wishes to be told are ended."""

    def __init__(self, secrets: Sequence[str], home: str) -> None:
        """Sign with the first of the secrets; people find the server at its home."""
        self.signer = signer(secrets, "burgh stop")
        self.home = home

    def address(self, notice: str) -> str:
        """The address that ends a wish."""
        return f"{self.home}/api/notices/{self.signer.dumps(notice)}/stop"

    def wish(self, token: str) -> str:
        """The wish that a token ends."""
        try:
            return str(self.signer.loads(token))
        except BadData:
            raise Refused("no_such_notice", "there is no such wish") from None


def asking_page(language: str) -> str:
    """Ask whether to end it: merely to look at an address, as programs do, ends nothing."""
    say = words("burgh.server", language).say
    button = f"<button>{escape(say('stop-button'))}</button>"
    return page(language, f'<p>{escape(say("stop-ask"))}</p><form method="post">{button}</form>')


def done_page(language: str) -> str:
    """Say that it is ended."""
    return page(language, f"<p>{escape(words('burgh.server', language).say('stop-done'))}</p>")


def page(language: str, body: str) -> str:
    """A page that needs no script."""
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Burgh</title>'
    return f"{head}<h1>Burgh</h1>{body}</html>"
