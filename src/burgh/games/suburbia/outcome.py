"""How a game ended: ranking, rating, and whether the bot was beaten (S11, S13.50)."""

from __future__ import annotations

from burgh.core.state import State
from burgh.core.values import Outcome
from burgh.games.suburbia.content import content
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.options import Options, setting


def rating(population: int) -> str:
    """The rating of a solo score (S13.50)."""
    earned = ""
    for row in content().board["rating"]:
        if population >= row.get("from", 0):
            earned = row["id"]
    return earned


def ranking(state: State) -> tuple[tuple[int, ...], ...]:
    """The seats from best to worst, complete ties together (S11.7 to S11.9)."""
    by_standing: dict[int, list[int]] = {}
    for seat in range(state.seats()):
        by_standing.setdefault(int(state.standing(seat)), []).append(seat)
    return tuple(tuple(by_standing[key]) for key in sorted(by_standing, reverse=True))


def outcome(options: Options, table: Suburbia) -> Outcome:
    """Tell the result of a finished game."""
    places = ranking(table)
    scores = tuple(int(table.score(seat)) for seat in range(table.seats()))
    facts: dict[str, str | int | bool | None] = {"rounds": int(table.round)}
    if options.mode == "architect":
        facts["rating"] = rating(scores[0])
    if options.mode == "bot":
        beaten = places[0] == (0,)
        counts = beaten or not setting(options, "bot_must_be_beaten")
        facts["beaten"] = beaten
        facts["rating"] = rating(scores[0]) if counts else None
    reason = "one_more_round" if options.mode == "bot" else "last_round"
    return Outcome(places, scores, reason, facts)
