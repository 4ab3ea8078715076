"""Many games summed up: wins, mean scores with their intervals, lengths, reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from burgh.cli.output import console
from burgh.core.text import words
from burgh.core.title import AnySpeaker
from burgh.lab.games import Row
from burgh.lab.tally import Tally


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
            "seats": [
                {
                    "seat": seat,
                    "bot": bot,
                    "wins": self.wins[seat],
                    "shared": self.shared[seat],
                    "score": self.scores[seat].mean,
                    "margin": self.scores[seat].margin,
                    "forfeits": dict(self.forfeits[seat]),
                    "said": self.said[seat],
                }
                for seat, bot in enumerate(self.bots)
            ],
            "plies": self.plies.mean,
            "reasons": dict(sorted(self.reasons.items())),
        }

    def show(self, speaker: AnySpeaker, names: list[str]) -> None:
        """Print the summary as a table and a few lines."""
        from rich.table import Table

        say = words("burgh.cli", speaker.words.language).say
        table = Table(box=None, pad_edge=False)
        table.add_column(say("simulate-seat"))
        table.add_column(say("simulate-bot"))
        for heading in ("wins", "shared", "score"):
            table.add_column(say(f"simulate-{heading}"), justify="right")
        language = speaker.words.language
        for seat, bot in enumerate(self.bots):
            score = with_margin(self.scores[seat], language)
            cells = (str(self.wins[seat]), str(self.shared[seat]), score)
            table.add_row(names[seat], bot or "-", *cells)
        out = console()
        out.print(say("simulate-games", games=self.games, seed=str(self.seed)))
        out.print(table)
        out.print(say("simulate-plies", plies=with_margin(self.plies, language)))
        for reason, count in sorted(self.reasons.items()):
            out.print(f"{count} × {speaker.words.say(f'reason-{reason}')}")
        for seat, bot in enumerate(self.bots):
            if bot and self.forfeits[seat]:
                lost = self.forfeits[seat]
                tell_forfeits(speaker.words.language, names[seat], lost, self.said[seat])


def tell_forfeits(language: str, who: str, kinds: Mapping[str, int], said: str | None) -> None:
    """Say how many moves somebody has forfeited, how, and what they last said."""
    say = words("burgh.cli", language).say
    told = [
        say("label-value", label=say(f"forfeit-{kind}"), value=count)
        for kind, count in sorted(kinds.items())
    ]
    print(say("forfeits", who=who, moves=sum(kinds.values()), kinds=", ".join(told)))
    if said:
        print("  " + say("forfeits-said", said=said))


def with_margin(tally: Tally, language: str) -> str:
    """Write a mean with its interval."""
    return mean_and_margin(tally.mean, tally.margin, language)


def mean_and_margin(mean: float, margin: float | None, language: str) -> str:
    """Write a mean and how far it may be off on either side, if that is known."""
    return decimal(f"{mean:.1f}" if margin is None else f"{mean:.1f} ± {margin:.1f}", language)


def percent(share: float, language: str, decimals: int = 1) -> str:
    """Write a share in percent."""
    number = decimal(f"{100 * share:.{decimals}f}", language)
    return words("burgh.cli", language).say("percent", number=number)


def decimal(number: str, language: str) -> str:
    """Write a number with the decimal mark of the language."""
    return number.replace(".", words("burgh.study", language).say("decimal-mark"))
