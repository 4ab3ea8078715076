"""Why a request is not carried out: it cannot be granted, or it has been already."""

from __future__ import annotations

from burgh.core.said import Said
from burgh.core.values import Refusal


class Refused(Exception):  # noqa: N818 - it is for the person who asked
    """A request that cannot be granted: a code, words for people and logs, perhaps a rule."""

    def __init__(
        self,
        code: str,
        words: str,
        refusal: Refusal | None = None,
        said: Said | None = None,
        *,
        wait: float | None = None,
    ) -> None:
        super().__init__(words)
        self.code = code
        self.words = words
        self.refusal = refusal
        self.said = said
        self.wait = wait  # seconds after which it is worth another try, where that is known


class AlreadyDone(Exception):  # noqa: N818 - good news: it is done already
    """A request that was carried out before, and the number of its event."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq
