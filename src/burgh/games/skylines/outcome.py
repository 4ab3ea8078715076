"""How a game ended: together, with a result of the achievement table, or lost (K10)."""

from __future__ import annotations

from burgh.core.values import Outcome
from burgh.games.skylines.content import content
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import RESULT_RULES, RESULTS, is_lost
from burgh.games.skylines.options import Options, win_from


def band(overall: int, packs: tuple[str, ...] = ()) -> str:
    """The line of the achievement table for an overall happiness (K10.4)."""
    earned = ""
    for name, lowest in content(packs).results.items():
        if lowest is None or overall >= lowest:
            earned = name
    return earned


def outcome(options: Options, table: Skylines) -> Outcome:
    """Tell the result of a finished game: the facts say `result`, `win`, `band` and `rule`."""
    lost = is_lost(table.result)
    score = int(table.score(0))
    facts: dict[str, str | int | bool | None] = {
        "result": "lost" if lost else "finished",
        "win": not lost and score >= win_from(options),
        "band": None if lost else band(score, options.packs),
        "win_from": win_from(options),
        "rule": RESULT_RULES[table.result],
        "milestones": len(table.face_up),
    }
    seats = tuple(range(table.seats()))
    ranking = (seats,) if facts["win"] else ((), seats)
    return Outcome(ranking, (score,) * len(seats), RESULTS[table.result], facts)
