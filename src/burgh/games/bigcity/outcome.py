"""How a game ended: ranking, points, and whether the city is full (R7)."""

from __future__ import annotations

from burgh.core.values import Outcome
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import ENDS
from burgh.games.bigcity.options import Options


def outcome(options: Options, table: BigCity) -> Outcome:
    """Tell the result of a finished game; ties are shared (R7.5, G2)."""
    scores = tuple(int(table.score(seat)) for seat in range(table.seats()))
    ranking = tuple(
        tuple(seat for seat, score in enumerate(scores) if score == points)
        for points in sorted(set(scores), reverse=True)
    )
    facts: dict[str, str | int | bool | None] = {
        "pieces": len(table.stands),
        "districts": len(table.plan.placed),
        "segments": len(table.line),
    }
    return Outcome(ranking, scores, ENDS[table.end], facts)
