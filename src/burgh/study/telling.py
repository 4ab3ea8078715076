"""Hints in words: reasons, expectations and lines, said by a title's speaker in its language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgh.core.benefits import Benefit
from burgh.core.game import Game, View
from burgh.core.said import in_parts, say
from burgh.core.title import AnySpeaker, AnyTitle
from burgh.study.analysis import Advice, Analysis
from burgh.study.reasons import Reason, Step
from burgh.study.review import Mistake
from burgh.study.words import PACKAGE, difference, line_step


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
        """Say a whole hint, line by line: the best decision, then the nearest other idea."""
        best, *others = found.moves
        return [*self.advice(best), *(self.other(each) for each in others[:1])]

    def advice(self, advice: Advice) -> list[str]:
        """Say what to do, as it is typed too, and why."""
        move = self.speaker.say(advice.said, self.names)
        typed = self.speaker.say(in_parts([step.text for step in advice.steps]))
        return [self.words.say("advice", move=move, typed=typed), *self.why(advice)]

    def why(self, advice: Advice) -> list[str]:
        """Say what carries a decision, and what the next turn may be."""
        told = [f"  - {self.benefit(each)}" for each in advice.benefits]
        if advice.plan is not None:
            plan = self.speaker.say(advice.plan, self.names)
            told.append("  " + self.words.say("advice-plan", plan=plan))
        return told

    def benefit(self, benefit: Benefit) -> str:
        """Say a benefit: a few words, then the sentence."""
        parts = (self.speaker.say(said, self.names) for said in (benefit.head, benefit.text))
        head, text = parts
        return self.words.say("advice-benefit", head=head, text=text)

    def other(self, advice: Advice) -> str:
        """Say another decision, and how near it is."""
        assert advice.near is not None  # only the best has nothing to be near to
        move = self.speaker.say(advice.said, self.names)
        return self.words.say(
            "advice-other", move=move, near=self.speaker.say(advice.near, self.names)
        )

    def lost(self, mistake: Mistake) -> str:
        """Say what a decision cost."""
        return self.speaker.say(mistake.lost, self.names)

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
