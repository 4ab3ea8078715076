"""Hints in words: reasons, expectations and lines, said by a title's speaker in its language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgh.core.game import Game, View
from burgh.core.said import in_parts, say
from burgh.core.title import AnySpeaker, AnyTitle
from burgh.study.analysis import Advice, Analysis
from burgh.study.reasons import Reason, Step
from burgh.study.words import PACKAGE, difference, line_step, percent


def tell(game: Game | View, found: Analysis, language: str = "en") -> str:
    """Say a hint as a few lines of text: the best move with its reasons, then the others."""
    return "\n".join(Teller.of(game, language).analysis(found))


def seat_names(title: AnyTitle, options: Any, seats: int, speaker: AnySpeaker) -> list[str]:
    """Name every seat: players by number, an automatic opponent as the title calls it."""
    deciding = title.deciding(options)
    named = speaker.words.knows("bot-name")
    return [
        speaker.say(say("bot-name"))
        if named and seat not in deciding
        else speaker.say(say("player", number=seat + 1))
        for seat in range(seats)
    ]


class Teller:
    """Says hints about one game in one language."""

    def __init__(self, speaker: AnySpeaker, names: Sequence[str]) -> None:
        self.speaker = speaker
        self.names = names
        self.words = speaker.words

    @classmethod
    def of(cls, game: Game | View, language: str) -> Teller:
        """Who says hints about a game; seats are called by their numbers."""
        speaker = game.title.speaker(language, game.options, PACKAGE)
        return cls(speaker, seat_names(game.title, game.options, game.seats, speaker))

    def analysis(self, found: Analysis) -> list[str]:
        """Say a whole hint, line by line."""
        best, *others = found.moves
        behind = [f"{each.text} ({self.number(each.behind.mean)})" for each in others]
        last = [self.speaker.say(say("advice-others", moves=in_parts(behind)))] if others else []
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
        return self.speaker.say(reason.said, self.names)

    def line(self, line: Sequence[Step]) -> str:
        """Say how it is expected to go on."""
        steps = [line_step(step, self.speaker.things) for step in line]
        return self.speaker.say(in_parts(steps), self.names)

    def number(self, value: float) -> str:
        """Say a difference of points with its sign."""
        return self.speaker.say(difference(value))

    def decimal(self, number: str) -> str:
        """Write a number with the decimal mark of the language."""
        return number.replace(".", self.words.say("decimal-mark"))
