"""Case files: a position, an operation, the expected result (format in the file's own header)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, get_args

from burgh.core.ints import i64, vec
from burgh.core.ledger import NOWHERE, Ledger
from burgh.core.malformed import Malformed, between, converted
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.text import words
from burgh.games.suburbia import effects, goals, scoring, solo, turn
from burgh.games.suburbia.content import content
from burgh.games.suburbia.deal import deal
from burgh.games.suburbia.moves import MOVES, SuburbiaMove
from burgh.games.suburbia.naming import name_entry, name_reveal
from burgh.games.suburbia.options import Options, read_options
from burgh.games.suburbia.outcome import outcome, rating
from burgh.games.suburbia.position import Position, read_position, written_player
from burgh.games.suburbia.refuse import refuse
from burgh.games.suburbia.state import Suburbia
from burgh.games.suburbia.tables import EMPTY, ONE_MORE_ROUND, PHASES, STACKS, TEST
from burgh.shapes.hex import hex_at

Case = Mapping[str, Any]
POSITION_KEYS: Final = frozenset(Position.__struct_fields__) - {"title", "viewer"}
OTHER_KEYS: Final = ("id", "section", "op", "do", "after", "player", "by", "expect", "why")
CASE_KEYS: Final = POSITION_KEYS | frozenset(OTHER_KEYS)
Number = Literal["money", "income", "reputation", "population", "markers"]
Numbers = dict[str, dict[Number, int]]
Cells = list[tuple[int, int]]
SEEDS: Final = 40
FARTHEST: Final = 1000  # spaces a case moves a population at a time


class Played:
    """A case's position, played on: the ledger so far and what was turned up."""

    def __init__(self, case: Case) -> None:
        """Set up the position; it is kept to know what stayed as it was."""
        plain = {key: value for key, value in case.items() if key in POSITION_KEYS}
        self.options, self.table = read_position(plain)
        self.before = [written_player(self.table, s) for s in range(self.table.seats())]
        self.ledger = Ledger()

    def move(self, plain: object, path: str) -> Move:
        """Read a move of the case."""
        return MOVES.complete(self.table, converted(plain, SuburbiaMove, path))

    def make(self, plain: object, path: str) -> None:
        """Make a move that must be legal."""
        move = self.move(plain, path)
        refusal = refuse(self.table, move)
        if refusal is not None:
            raise Malformed(path, f"the move is refused: {refusal.key}")
        self.table.apply(MOVES.number(self.table, move), self.ledger)

    def entries(self) -> list[list[Any]]:
        """Give the ledger as the case format has it."""
        found: list[list[Any]] = []
        for entry in self.ledger.entries:
            change = name_entry(self.table, entry)
            row: list[Any] = [change.seat, change.cause, change.track, change.amount]
            found.append(row if change.applied == change.amount else [*row, change.applied])
        return found

    def revealed(self) -> list[str]:
        """Give the tiles turned up, in order; secret goals are no tiles."""
        shown = [r.thing for r in self.ledger.reveals if r.thing < scoring.SECRET]
        return [name_reveal(self.table, thing) for thing in shown]


def run_case(case: Case) -> list[str]:
    """Run one case and give each disagreement as expected and got; none means it holds."""
    if not isinstance(case, Mapping):
        raise Malformed("", "a case is a JSON object")
    unknown = set(case) - CASE_KEYS
    if unknown:
        raise Malformed(min(map(str, unknown)), "not a field of a case")
    op = needed(case, "op", str)
    if op not in OPS:
        raise Malformed("op", f"{op[:40]!r} is not one of {', '.join(OPS)}")
    return OPS[op](case)


def needed(case: Case, key: str, type_: Any) -> Any:
    """Give a field that an operation cannot do without."""
    if key not in case:
        raise Malformed(key, "missing")
    return converted(case[key], type_, key)


def expected(case: Case) -> dict[str, Any]:
    """Give what a case expects, by name."""
    found: dict[str, Any] = needed(case, "expect", dict[str, Any])
    return found


def seat_of(case: Case, table: Suburbia) -> int:
    """Give the seat a case is about."""
    return between(needed(case, "player", int), 0, int(table.seats()) - 1, "player")


def differs(what: str, expected: object, got: object) -> list[str]:
    """Give a line for a disagreement, or nothing."""
    return [] if expected == got else [f"{what}: expected {expected!r}, got {got!r}"]


def check_players(played: Played, expect: Mapping[str, Any]) -> list[str]:
    """Compare the numbers named, and demand that all others stayed."""
    named: dict[str, dict[str, int]] = converted(expect, Numbers, "expect.players")
    wrong = []
    for seat, before in enumerate(played.before):
        now = written_player(played.table, seat)
        wanted = {**before, **named.pop(str(seat), {})}
        for track in get_args(Number):
            wrong += differs(f"players.{seat}.{track}", wanted[track], now[track])
    for seat_named in named:
        raise Malformed(f"expect.players.{seat_named}", "there is no such seat")
    return wrong


def check_table(played: Played, expect: Mapping[str, Any]) -> list[str]:
    """Compare whatever else the case names."""
    table = played.table
    names = table.rules.tables.names
    won = outcome(played.options, table) if table.is_over() else None
    facts = won.facts if won else {}
    got: dict[str, Callable[[], object]] = {
        "ledger": played.entries,
        "revealed": played.revealed,
        "market": lambda: [None if k == EMPTY else names[k] for k in table.market],
        "discards": lambda: [names[k] for k in table.discards],
        "turn": lambda: int(table.active),
        "phase": lambda: PHASES[table.due],
        "round": lambda: int(table.round),
        "last_round": lambda: int(table.last_round) or None,
        "over": table.is_over,
        "winners": lambda: list(won.winners) if won else None,
        "beaten": lambda: facts.get("beaten"),
        "rating": lambda: rating_name(facts.get("rating")),
    }
    told = {key: got[key]() for key in expect if key in got}
    rest = {key: wanted for key, wanted in expect.items() if key != "players"}
    wrong = check_players(played, expect["players"]) if "players" in expect else []
    return wrong + compared(rest, told)


def compared(expect: Mapping[str, Any], got: Mapping[str, object]) -> list[str]:
    """Compare all that is expected with what came; a name nobody knows is no expectation."""
    for key in expect:
        if key not in got:
            raise Malformed(f"expect.{key}", "not something this case can expect")
    return [line for key in expect for line in differs(key, expect[key], got[key])]


def rating_name(key: object) -> str | None:
    """Give a rating as the case file writes it: in English."""
    return words("burgh.games.suburbia", "en").say(f"rating-{key}") if key else None


def op_act(case: Case) -> list[str]:
    """Step 1 of a turn alone."""
    played = Played(case)
    move = played.move(needed(case, "do", Any), "do")
    refusal = refuse(played.table, move)
    if refusal is not None:
        return [f"do: expected a legal move, got {refusal!r}"]
    turn.act(played.table, MOVES.number(played.table, move), played.ledger)
    return check_table(played, expected(case))


def op_turn(case: Case) -> list[str]:
    """Moves with everything that follows by itself."""
    played = Played(case)
    for i, plain in enumerate(needed(case, "do", list[Any])):
        played.make(plain, f"do[{i}]")
    return check_table(played, expected(case))


def op_income(case: Case) -> list[str]:
    """The income step alone."""
    played = Played(case)
    turn.income_step(played.table, seat_of(case, played.table), played.ledger)
    return check_table(played, expected(case))


def op_population(case: Case) -> list[str]:
    """The population step alone."""
    played = Played(case)
    turn.population_step(played.table, seat_of(case, played.table), played.ledger)
    return check_table(played, expected(case))


def op_move(case: Case) -> list[str]:
    """The population moved by each number in turn."""
    played = Played(case)
    seat = seat_of(case, played.table)
    for i, by in enumerate(needed(case, "by", list[int])):
        amount = between(by, -FARTHEST, FARTHEST, f"by[{i}]")
        effects.move_population(played.table, seat, amount, TEST, NOWHERE, played.ledger)
    return check_table(played, expected(case))


def op_legal(case: Case) -> list[str]:
    """Whether a move may be made, and the reason if not."""
    played = Played(case)
    after = needed(case, "after", list[Any]) if "after" in case else []
    for i, plain in enumerate(after):
        played.make(plain, f"after[{i}]")
    refusal = refuse(played.table, played.move(needed(case, "do", Any), "do"))
    got = {"legal": refusal is None, "reason": refusal.key if refusal else None}
    return compared(expected(case), got)


def op_cells(case: Case) -> list[str]:
    """All cells where a player may place a tile."""
    played = Played(case)
    open_cells = played.table.boroughs[seat_of(case, played.table)].open
    got = sorted(tuple(hex_at(cell)) for cell in open_cells)
    return differs("cells", sorted(needed(case, "expect", Cells)), got)


def op_goals(case: Case) -> list[str]:
    """Who alone meets each goal."""
    played = Played(case)
    wrong = []
    for goal, wanted in expected(case).items():
        if goal not in content().goal_of:
            raise Malformed(f"expect.{goal}", "there is no such goal")
        leader = goals.met_by(played.table, content().goal_of[goal])
        wrong += differs(goal, wanted, None if leader == goals.NOBODY else int(leader))
    return wrong


def op_final(case: Case) -> list[str]:
    """Final scoring of the position."""
    played = Played(case)
    table = played.table
    scoring.finish(table, played.ledger)
    won = outcome(played.options, table)
    scored = [[e[1], e[0]] for e in played.entries() if e[1] in content().goal_of]
    got: dict[str, object] = {"goals": scored, "winners": list(won.winners)}
    got["rating"] = rating_name(won.facts.get("rating"))
    got["beaten"] = won.facts.get("beaten")
    for track in ("population", "money", "income", "reputation"):
        got[track] = [written_player(table, s)[track] for s in range(table.seats())]
    return compared(expected(case), got)


def op_bot_choice(case: Case) -> list[str]:
    """What the bot buys, and where it may put it."""
    table = Played(case).table
    cells = vec[i64]([0] * table.most_legal())
    count = solo.best_cells_into(table, cells)
    got = {
        "slot": int(solo.dearest_slot(table)),
        "cells": sorted(tuple(hex_at(cells[i])) for i in range(count)),
    }
    expect = expected(case)
    if "cells" in expect:
        expect["cells"] = sorted(converted(expect["cells"], Cells, "expect.cells"))
    return compared(expect, got)


def op_setup(case: Case) -> list[str]:
    """The deal, for many seeds."""
    options = read_options(converted(case.get("options", {}), dict[str, Any], "options"))
    expect = expected(case)
    place: tuple[int, int] = converted(expect.pop("omr", (0, 999)), tuple[int, int], "expect.omr")
    wrong = []
    for seed in range(SEEDS):
        table = deal(options, Rng(seed))
        lines = check_deal(options, table, expect) + check_last_tile(table, *place)
        wrong += [f"seed {seed}: {line}" for line in lines]
    return wrong


def check_last_tile(table: Suburbia, first: int, last: int) -> list[str]:
    """Say whether One More Round lies in its packet, counted from the top of the pile."""
    place = list(map(int, table.pile[table.drawn :])).index(int(ONE_MORE_ROUND)) + 1
    return [] if first <= place <= last else [f"omr: {place} not in {[first, last]}"]


def check_deal(options: Options, table: Suburbia, expect: Mapping[str, Any]) -> list[str]:
    """Compare one deal with what every deal must have."""
    pile = [int(kind) for kind in table.pile[table.drawn :]]
    stacks = [int(table.rules.tables.stack[kind]) for kind in pile if kind != ONE_MORE_ROUND]
    got = {
        "pile": len(pile),
        "market": sum(kind != EMPTY for kind in table.market),
        "public": len(table.public),
        "dealt": len(set(table.dealt)) // options.players if options.mode == "standard" else 0,
        "basics": int(table.basics[0]) if len(set(table.basics)) == 1 else -1,
        "letters": {letter: stacks.count(STACKS.index(letter)) for letter in "ABC"},
    }
    wrong = differs("order of letters", sorted(stacks), stacks)
    if options.mode == "bot":
        used = [table.rules.tables.goal_in_bot_game[goal] for goal in table.public]
        wrong += differs("goals of the bot game", [1] * len(used), used)
    return wrong + compared(expect, got)


def op_lines(case: Case) -> list[str]:
    """How many lines lie between two populations."""
    tables = content().tables
    wrong = []
    for span, wanted in expected(case).items():
        start, end = (people(part, span) for part in span.partition("->")[::2])
        wrong += differs(span, wanted, int(tables.lines_passed(end) - tables.lines_passed(start)))
    return wrong


def people(text: str, key: str) -> int:
    """Read a population written as the name of an expectation."""
    if not re.fullmatch("[0-9]{1,5}", text):
        raise Malformed(f"expect.{key}", "not a population")
    return int(text)


def op_rating(case: Case) -> list[str]:
    """The rating of each population."""
    return [
        line
        for population, wanted in expected(case).items()
        for line in differs(population, wanted, rating_name(rating(people(population, population))))
    ]


OPS: Final[dict[str, Callable[[Case], list[str]]]] = {
    "act": op_act,
    "turn": op_turn,
    "income": op_income,
    "population": op_population,
    "move": op_move,
    "legal": op_legal,
    "cells": op_cells,
    "goals": op_goals,
    "final": op_final,
    "bot_choice": op_bot_choice,
    "setup": op_setup,
    "lines": op_lines,
    "rating": op_rating,
}
