"""The columns of a dataset: a game, and a decision, as flat lines. docs/datasets.md tells them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import burgh
from burgh.core.rng import Rng
from burgh.lab.games import Decision, Row, track_names

Cell = int | str | None
Line = dict[str, Cell]
SCHEMA: Final = "2"  # of docs/datasets.md
OF_GAMES: Final = ("title", "options", "bot", "forfeit_kinds", "said", "reason", "engine", "data")
OF_DECISIONS: Final = ("phase", "move", "verb", "thing", "cell", "forfeit")
TEXT: Final = frozenset((*OF_GAMES, *OF_DECISIONS))


@dataclass(frozen=True)
class Columns:
    """The columns of one table: their names, and which of them hold text."""

    names: tuple[str, ...]
    wide_seeds: bool  # too large for 64 bits, so they are text

    def is_text(self, name: str) -> bool:
        """Whether a column holds text; the others hold whole numbers."""
        return plain_column(name) in TEXT or (name == "seed" and self.wide_seeds)


def plain_column(name: str) -> str:
    """A column without the number of a seat: `bot` for `bot_0`."""
    return re.sub(r"_\d+$", "", name)


@dataclass(frozen=True)
class Origin:
    """What made a game, so that it can be told from others: versions of Burgh and of the data."""

    engine: str
    data: str


def game_cells(row: Row, origin: Origin) -> Line:
    """A game as flat columns; `game_row` reads them again."""
    found: Line = {"seed": row.seed, "title": row.title, "options": json.dumps(row.options)}
    for seat, bot in enumerate(row.bots):
        found[f"bot_{seat}"] = bot
        found[f"score_{seat}"] = row.scores[seat]
        found[f"place_{seat}"] = row.places[seat]
        lost = row.forfeits[seat] if row.forfeits else {}
        found[f"forfeits_{seat}"] = sum(lost.values())
        found[f"forfeit_kinds_{seat}"] = json.dumps(lost) if lost else None
        found[f"said_{seat}"] = row.said[seat] if row.said else None
    made: Line = {"engine": origin.engine, "data": origin.data}
    return {**found, "plies": row.plies, "reason": row.reason, **made}


def game_row(line: Mapping[str, Any], seats: int) -> Row:
    """A game of its flat columns, which may all be text."""

    def each(name: str) -> list[Any]:
        return [line[f"{name}_{seat}"] for seat in range(seats)]

    lost = tuple(json.loads(kinds) if kinds else {} for kinds in each("forfeit_kinds"))
    return Row(
        seed=int(line["seed"]),
        title=line["title"],
        options=json.loads(line["options"]),
        bots=tuple(bot or None for bot in each("bot")),
        scores=tuple(int(score) for score in each("score")),
        places=tuple(None if place in ("", None) else int(place) for place in each("place")),
        plies=int(line["plies"]),
        reason=line["reason"],
        forfeits=lost if any(lost) else (),
        said=tuple(said or None for said in each("said")) if any(lost) else (),
    )


def decision_cells(row: Row, made: Decision, tracks: tuple[str, ...]) -> Line:
    """A decision as flat columns, with the outcome of its game."""
    found: Line = {
        "seed": row.seed,
        "ply": made.ply,
        "seat": made.seat,
        "bot": made.bot,
        "phase": made.phase,
        "legal": made.legal,
        "move": made.move,
        "verb": made.verb,
        "thing": made.thing,
        "cell": made.cell,
        "forfeit": made.forfeit,
        "final_score": row.scores[made.seat],
        "final_place": row.places[made.seat],
    }
    for seat, score in enumerate(made.scores):
        found[f"score_{seat}"] = score
        found[f"final_score_{seat}"] = row.scores[seat]
        found[f"final_place_{seat}"] = row.places[seat]
    for i, track in enumerate(tracks):
        found[f"before_{track}"] = made.before[i]
        found[f"after_{track}"] = made.after[i]
    return found


def tracks_of(key: str, options: dict[str, Any]) -> tuple[str, ...]:
    """The names of the tracks of a title, as its decisions order them."""
    title = burgh.title(key)
    return tuple(track_names(title, title.deal(title.options.read(options), Rng(0))))


def game_columns(seats: int) -> tuple[str, ...]:
    """Name the columns of a game for a number of seats."""
    return tuple(game_cells(no_game(seats), Origin("", "")))


def decision_columns(seats: int, tracks: tuple[str, ...]) -> tuple[str, ...]:
    """Name the columns of a decision for a number of seats."""
    still = (0,) * len(tracks)
    none = Decision(0, 0, None, "", 0, "", "", None, None, None, (0,) * seats, still, still)
    return tuple(decision_cells(no_game(seats), none, tracks))


def no_game(seats: int) -> Row:
    """A row of nothing, to see which columns there are."""
    return Row(0, "", {}, (None,) * seats, (0,) * seats, (None,) * seats, 0, "")
