"""Hints in words: reasons, expectations and lines, said by a title's speaker in its language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from burgh.core.game import Game, View
from burgh.core.moves import Move
from burgh.core.text import Words, words
from burgh.core.title import AnySpeaker, AnyTitle
from burgh.core.values import Change
from burgh.play.analysis import Advice, Analysis
from burgh.play.reasons import Reason, Step


def tell(game: Game | View, found: Analysis, language: str = "en") -> str:
    """Say a hint as a few lines of text: the best move with its reasons, then the others."""
    return "\n".join(Teller.of(game, language).analysis(found))


def seat_names(title: AnyTitle, options: Any, seats: int, speaker: AnySpeaker) -> list[str]:
    """Name every seat: players by number, an automatic opponent as the title calls it."""
    deciding = title.deciding(options)
    shared = words("burgh.play", speaker.words.language)
    named = speaker.words.knows("bot-name")
    return [
        speaker.words.say("bot-name")
        if named and seat not in deciding
        else shared.say("player", number=seat + 1)
        for seat in range(seats)
    ]


class Teller:
    """Says hints about one game in one language."""

    def __init__(self, title: AnyTitle, speaker: AnySpeaker, names: Sequence[str]) -> None:
        """Take who speaks for the title, and what the seats are called."""
        self.title = title
        self.speaker = speaker
        self.names = names
        self.words: Words = words("burgh.play", speaker.words.language)

    @classmethod
    def of(cls, game: Game | View, language: str) -> Teller:
        """Give who says hints about a game; seats are called by their numbers."""
        speaker = game.title.speaker(language, game.options)
        return cls(game.title, speaker, seat_names(game.title, game.options, game.seats, speaker))

    def analysis(self, found: Analysis) -> list[str]:
        """Say a whole hint, line by line."""
        best, *others = found.moves
        behind = "; ".join(f"{each.text} ({self.number(each.behind.mean)})" for each in others)
        last = [self.words.say("advice-others", moves=behind)] if others else []
        return [*self.advice(best), *last]

    def advice(self, advice: Advice) -> list[str]:
        """Say a move, what to expect of it, why, and how it goes on."""
        expected, win = advice.expected.result, advice.expected.win
        head = self.words.say(
            "advice",
            move=advice.text,
            result=self.number(expected.mean),
            low=self.number(expected.low),
            high=self.number(expected.high),
            many="none" if win is None else "some",
            win=None if win is None else percent(win.mean),
        )
        return [head, *self.why(advice)]

    def why(self, advice: Advice) -> list[str]:
        """Say what speaks for a move, and how it goes on."""
        told = [f"  - {reason}" for reason in self.reasons(advice.reasons)]
        if advice.line:
            told.append("  " + self.words.say("advice-line", line=self.line(advice.line)))
        return told

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

    def changes(self, changes: Sequence[Change]) -> str:
        """Say ledger entries one after the other, as the log does."""
        return "; ".join(self.speaker.change(change, self.name(change.seat)) for change in changes)

    def line(self, line: Sequence[Step]) -> str:
        """Say how it is expected to go on."""
        return "; ".join(
            self.words.say("line-step", seat=self.name(step.seat), move=self.said(step.move))
            for step in line
        )

    def said(self, plain: Mapping[str, Any]) -> str:
        """Say a move that is given as JSON."""
        move: Move = msgspec.convert(dict(plain), self.title.moves.union)
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
