"""Many games summed up: wins, mean scores with their intervals, lengths, reasons."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from burgh.cli.output import console
from burgh.core.text import words
from burgh.core.title import Speaker
from burgh.lab.games import Row


class Tally:
    """The sum of one number over many games, to give its mean and 95 % interval."""

    def __init__(self) -> None:
        """Begin with none; whole numbers, so that the order of adding cannot matter."""
        self.count = self.sum = self.squares = 0

    def add(self, value: int) -> None:
        """Count one more."""
        self.count += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Give the mean."""
        return self.sum / self.count

    @property
    def margin(self) -> float | None:
        """Give how far the true mean may lie on either side, at 95 %; nothing for one game."""
        if self.count < 2:
            return None
        spread = (self.squares - self.sum * self.sum / self.count) / (self.count - 1)
        return 1.96 * sqrt(max(0.0, spread) / self.count)


class Summary:
    """What a simulation has shown so far."""

    def __init__(self, bots: tuple[str | None, ...], seed: int) -> None:
        """Begin with no games."""
        self.bots = bots
        self.seed = seed
        self.games = 0
        self.wins = [0] * len(bots)
        self.shared = [0] * len(bots)
        self.scores = [Tally() for _ in bots]
        self.plies = Tally()
        self.reasons: Counter[str] = Counter()

    def add(self, row: Row) -> None:
        """Count one more game."""
        self.games += 1
        alone = row.places.count(1) == 1
        for seat, place in enumerate(row.places):
            self.scores[seat].add(row.scores[seat])
            if place == 1:
                (self.wins if alone else self.shared)[seat] += 1
        self.plies.add(row.plies)
        self.reasons[row.reason] += 1

    def as_json(self) -> dict[str, Any]:
        """Give the summary as JSON data."""
        return {
            "games": self.games,
            "seed": self.seed,
            "seats": [
                {
                    "seat": seat,
                    "bot": bot,
                    "wins": self.wins[seat],
                    "shared": self.shared[seat],
                    "score": self.scores[seat].mean,
                    "margin": self.scores[seat].margin,
                }
                for seat, bot in enumerate(self.bots)
            ],
            "plies": self.plies.mean,
            "reasons": dict(sorted(self.reasons.items())),
        }

    def show(self, speaker: Speaker, names: list[str]) -> None:
        """Print the summary as a table and a few lines."""
        from rich.table import Table

        say = words("burgh.cli", speaker.words.language).say
        table = Table(box=None, pad_edge=False)
        table.add_column(say("simulate-seat"))
        table.add_column(say("simulate-bot"))
        for heading in ("wins", "shared", "score"):
            table.add_column(say(f"simulate-{heading}"), justify="right")
        for seat, bot in enumerate(self.bots):
            score = with_margin(self.scores[seat])
            cells = (str(self.wins[seat]), str(self.shared[seat]), score)
            table.add_row(names[seat], bot or "-", *cells)
        out = console()
        out.print(say("simulate-games", games=self.games, seed=str(self.seed)))
        out.print(table)
        out.print(say("simulate-plies", plies=with_margin(self.plies)))
        for reason, count in sorted(self.reasons.items()):
            out.print(f"{count} × {speaker.words.say(f'reason-{reason}')}")


def with_margin(tally: Tally) -> str:
    """Write a mean with its interval."""
    margin = tally.margin
    return f"{tally.mean:.1f}" if margin is None else f"{tally.mean:.1f} ± {margin:.1f}"
