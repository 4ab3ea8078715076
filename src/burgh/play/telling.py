"""Hints in words: reasons, expectations and lines, said by a title's speaker in its language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from burgh.core.moves import Move
from burgh.core.text import Words, words
from burgh.core.title import Speaker, Title
from burgh.play.reasons import Fact, Reason, Step


class Teller:
    """Says hints about one game in one language."""

    def __init__(self, title: Title, speaker: Speaker, names: Sequence[str]) -> None:
        """Take who speaks for the title, and what the seats are called."""
        self.title = title
        self.speaker = speaker
        self.names = names
        self.words: Words = words("burgh.play", speaker.words.language)

    def reasons(self, reasons: Sequence[Reason]) -> list[str]:
        """Say reasons, a line each."""
        return [self.reason(reason) for reason in reasons]

    def reason(self, reason: Reason) -> str:
        """Say one reason; the keys are `reason-` and its kind."""
        return self.words.say(
            f"reason-{reason.kind}",
            changes=self.changes(reason.changes),
            many="none" if not reason.changes else "some",
            seat=None if reason.seat is None else self.name(reason.seat),
            score=reason.score,
            points=None if reason.points is None else self.number(reason.points),
            share=None if reason.share is None else percent(reason.share),
            move=self.said(reason.move) if reason.move is not None else reason.text,
        )

    def changes(self, changes: Sequence[Fact]) -> str:
        """Say ledger entries one after the other, as the log does."""
        return "; ".join(
            self.speaker.change(fact.change(), self.name(fact.seat)) for fact in changes
        )

    def line(self, line: Sequence[Step]) -> str:
        """Say how it is expected to go on."""
        return "; ".join(
            self.words.say("line-step", seat=self.name(step.seat), move=self.said(step.move))
            for step in line
        )

    def said(self, plain: Mapping[str, Any]) -> str:
        """Say a move that is given as JSON."""
        move: Move = msgspec.convert(dict(plain), self.title.move_type)
        return self.speaker.move(move)

    def name(self, seat: int) -> str:
        """Name a seat, or the table."""
        return self.names[seat] if seat >= 0 else self.words.say("everybody")

    def number(self, value: float) -> str:
        """Say a difference of points with its sign."""
        value = round(value, 1)
        size = f"{abs(value):.1f}"
        sign = "plus" if value > 0 else "minus" if value < 0 else "none"
        return self.words.say("signed", sign=sign, size=self.decimal(size))

    def decimal(self, number: str) -> str:
        """Write a number with the decimal mark of the language."""
        return number.replace(".", self.words.say("decimal-mark"))


def percent(share: float) -> int:
    """Give a share in percent."""
    return round(100 * share)
