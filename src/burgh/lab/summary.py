"""Many games summed up: wins, mean scores with their intervals, lengths, reasons."""

from __future__ import annotations

from collections import Counter
from typing import Any

from burgh.lab.games import Row
from burgh.lab.tally import Tally
from burgh.lab.text_table import interval, text_table


class Summary:
    """What a simulation has shown so far."""

    def __init__(self, bots: tuple[str | None, ...], seed: int) -> None:
        self.bots = bots
        self.seed = seed
        self.games = 0
        self.wins = [0] * len(bots)
        self.shared = [0] * len(bots)
        self.scores = [Tally() for _ in bots]
        self.plies = Tally()
        self.reasons: Counter[str] = Counter()
        self.forfeits: list[Counter[str]] = [Counter() for _ in bots]
        self.said: list[str | None] = [None] * len(bots)

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
        for seat, kinds in enumerate(row.forfeits):
            self.forfeits[seat].update(kinds)
            self.said[seat] = row.said[seat] or self.said[seat]

    def as_json(self) -> dict[str, Any]:
        """The summary as JSON data."""
        return {
            "games": self.games,
            "seed": self.seed,
            "seats": [self.seat(seat) for seat in range(len(self.bots))],
            "plies": self.plies.mean,
            "reasons": dict(sorted(self.reasons.items())),
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """How a seat fared."""
        return {
            "seat": seat,
            "bot": self.bots[seat],
            "wins": self.wins[seat],
            "shared": self.shared[seat],
            "score": self.scores[seat].mean,
            "margin": self.scores[seat].margin,
            "forfeits": dict(self.forfeits[seat]),
            "said": self.said[seat],
        }

    def __str__(self) -> str:
        """A table for people, a line for each seat."""
        return text_table(
            ("seat", "bot", "wins", "shared", "mean score (95 %)"),
            [
                (
                    str(seat),
                    bot or "-",
                    str(self.wins[seat]),
                    str(self.shared[seat]),
                    interval(self.scores[seat].mean, self.scores[seat].margin),
                )
                for seat, bot in enumerate(self.bots)
            ],
        )
