"""Many games summed up on the screen, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from burgh.cli.output import console
from burgh.core.text import words
from burgh.core.title import AnySpeaker
from burgh.lab.summary import Summary
from burgh.lab.tally import Tally

if TYPE_CHECKING:
    from rich.table import Table


def show(summary: Summary, speaker: AnySpeaker, names: list[str]) -> None:
    """Print a summary as a table and a few lines."""
    language = speaker.words.language
    say = words("burgh.cli", language).say
    out = console()
    out.print(say("simulate-games", games=summary.games, seed=str(summary.seed)))
    out.print(seats_table(summary, language, names))
    out.print(say("simulate-plies", plies=with_margin(summary.plies, language)))
    for reason, count in sorted(summary.reasons.items()):
        out.print(f"{count} × {speaker.words.say(f'reason-{reason}')}")
    for seat, bot in enumerate(summary.bots):
        if bot and summary.forfeits[seat]:
            tell_forfeits(language, names[seat], summary.forfeits[seat], summary.said[seat])


def seats_table(summary: Summary, language: str, names: list[str]) -> Table:
    """A line for each seat: its bot, its wins, its points."""
    from rich.table import Table

    say = words("burgh.cli", language).say
    table = Table(box=None, pad_edge=False)
    table.add_column(say("simulate-seat"))
    table.add_column(say("simulate-bot"))
    for heading in ("wins", "shared", "score"):
        table.add_column(say(f"simulate-{heading}"), justify="right")
    for seat, bot in enumerate(summary.bots):
        score = with_margin(summary.scores[seat], language)
        cells = (str(summary.wins[seat]), str(summary.shared[seat]), score)
        table.add_row(names[seat], bot or "-", *cells)
    return table


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
