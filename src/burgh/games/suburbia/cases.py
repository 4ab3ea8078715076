"""Case files: a position, an operation, the expected result (format in the file's own header)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burgh.core.ints import i64, vec
from burgh.core.ledger import NOWHERE, Ledger
from burgh.core.malformed import Malformed, converted
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.text import words
from burgh.games.suburbia import effects, goals, scoring, solo, turn
from burgh.games.suburbia.content import content
from burgh.games.suburbia.deal import deal
from burgh.games.suburbia.moves import SuburbiaMove, complete, number
from burgh.games.suburbia.naming import name_entry, name_reveal
from burgh.games.suburbia.options import Options, read_options
from burgh.games.suburbia.outcome import outcome, rating
from burgh.games.suburbia.position import Position, read_position, written_player
from burgh.games.suburbia.refuse import refuse
from burgh.games.suburbia.tables import EMPTY, ONE_MORE_ROUND, PHASES, STACKS, TEST
from burgh.shapes.hex import hex_at

Case = Mapping[str, Any]
POSITION_KEYS: Final = frozenset(Position.__struct_fields__) - {"title", "viewer"}
OTHER_KEYS: Final = ("id", "section", "op", "do", "after", "player", "by", "expect", "why")
CASE_KEYS: Final = POSITION_KEYS | frozenset(OTHER_KEYS)
SEEDS: Final = 40


class Played:
    """A case's position, played on: the ledger so far and what was turned up."""

    def __init__(self, case: Case) -> None:
        """Set up the position; it is kept to know what stayed as it was."""
        plain = {key: value for key, value in case.items() if key in POSITION_KEYS}
        plain["options"] = dict(plain.get("options", {}))
        self.options, self.table = read_position(plain)
        self.before = [written_player(self.table, s) for s in range(self.table.seats())]
        self.ledger = Ledger()

    def move(self, plain: object, path: str) -> Move:
        """Read a move of the case."""
        return complete(self.table, converted(plain, SuburbiaMove, path))

    def make(self, plain: object, path: str) -> None:
        """Make a move that must be legal."""
        move = self.move(plain, path)
        refusal = refuse(self.table, move)
        if refusal is not None:
            raise Malformed(path, f"the move is refused: {refusal.key}")
        self.table.apply(number(self.table, move), self.ledger)

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
    unknown = set(case) - CASE_KEYS
    if unknown:
        raise Malformed(sorted(unknown)[0], "not a field of a case")
    op = case.get("op")
    if not isinstance(op, str) or op not in OPS:
        raise Malformed("op", f"{op!r} is not one of {', '.join(OPS)}")
    if "expect" not in case:
        raise Malformed("expect", "missing")
    return OPS[op](case)


def differs(what: str, expected: object, got: object) -> list[str]:
    """Give a line for a disagreement, or nothing."""
    return [] if expected == got else [f"{what}: expected {expected!r}, got {got!r}"]


def check_players(played: Played, expect: Mapping[str, Any]) -> list[str]:
    """Compare the numbers named, and demand that all others stayed."""
    wrong = []
    for seat, before in enumerate(played.before):
        now = written_player(played.table, seat)
        wanted = {**before, **expect.get(str(seat), {})}
        for track in ("money", "income", "reputation", "population", "markers"):
            wrong += differs(f"players.{seat}.{track}", wanted[track], now[track])
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
    wrong = []
    for key, wanted in expect.items():
        if key == "players":
            wrong += check_players(played, wanted)
        elif key in got:
            wrong += differs(key, wanted, got[key]())
        else:
            raise Malformed(f"expect.{key}", "not something a case can expect")
    return wrong


def rating_name(key: object) -> str | None:
    """Give a rating as the case file writes it: in English."""
    return words("burgh.games.suburbia", "en").say(f"rating-{key}") if key else None


def op_act(case: Case) -> list[str]:
    """Step 1 of a turn alone."""
    played = Played(case)
    move = played.move(case["do"], "do")
    refusal = refuse(played.table, move)
    if refusal is not None:
        return [f"do: expected a legal move, got {refusal!r}"]
    turn.act(played.table, number(played.table, move), played.ledger)
    return check_table(played, case["expect"])


def op_turn(case: Case) -> list[str]:
    """Moves with everything that follows by itself."""
    played = Played(case)
    for i, plain in enumerate(case["do"]):
        played.make(plain, f"do[{i}]")
    return check_table(played, case["expect"])


def op_income(case: Case) -> list[str]:
    """The income step alone."""
    played = Played(case)
    turn.income_step(played.table, case["player"], played.ledger)
    return check_table(played, case["expect"])


def op_population(case: Case) -> list[str]:
    """The population step alone."""
    played = Played(case)
    turn.population_step(played.table, case["player"], played.ledger)
    return check_table(played, case["expect"])


def op_move(case: Case) -> list[str]:
    """The population moved by each number in turn."""
    played = Played(case)
    for by in case["by"]:
        effects.move_population(played.table, case["player"], by, TEST, NOWHERE, played.ledger)
    return check_table(played, case["expect"])


def op_legal(case: Case) -> list[str]:
    """Whether a move may be made, and the reason if not."""
    played = Played(case)
    for i, plain in enumerate(case.get("after", [])):
        played.make(plain, f"after[{i}]")
    refusal = refuse(played.table, played.move(case["do"], "do"))
    got = {"legal": refusal is None, "reason": refusal.key if refusal else None}
    expect = case["expect"]
    return [line for key in expect for line in differs(key, expect[key], got.get(key))]


def op_cells(case: Case) -> list[str]:
    """All cells where a player may place a tile."""
    played = Played(case)
    got = sorted([*hex_at(cell)] for cell in played.table.boroughs[case["player"]].open)
    return differs("cells", sorted(case["expect"]), got)


def op_goals(case: Case) -> list[str]:
    """Who alone meets each goal."""
    played = Played(case)
    wrong = []
    for goal, wanted in case["expect"].items():
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
    expect = case["expect"]
    return [line for key in expect for line in differs(key, expect[key], got.get(key))]


def op_bot_choice(case: Case) -> list[str]:
    """What the bot buys, and where it may put it."""
    table = Played(case).table
    expect = case["expect"]
    wrong = differs("slot", expect["slot"], int(solo.dearest_slot(table)))
    if "cells" in expect:
        cells = vec[i64]([0] * table.most_legal())
        count = solo.best_cells_into(table, cells)
        got = sorted([*hex_at(cells[i])] for i in range(count))
        wrong += differs("cells", sorted(expect["cells"]), got)
    return wrong


def op_setup(case: Case) -> list[str]:
    """The deal, for many seeds."""
    options = read_options(case.get("options", {}))
    wrong = []
    for seed in range(SEEDS):
        wrong += [f"seed {seed}: {line}" for line in check_deal(options, seed, case["expect"])]
    return wrong


def check_deal(options: Options, seed: int, expect: Mapping[str, Any]) -> list[str]:
    """Compare one deal with what every deal must have."""
    table = deal(options, Rng(seed))
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
    for key, wanted in expect.items():
        if key == "omr":
            place = pile.index(int(ONE_MORE_ROUND)) + 1
            wrong += [] if wanted[0] <= place <= wanted[1] else [f"omr: {place} not in {wanted}"]
        else:
            wrong += differs(key, wanted, got.get(key))
    return wrong


def op_lines(case: Case) -> list[str]:
    """How many lines lie between two populations."""
    tables = content().tables
    wrong = []
    for span, wanted in case["expect"].items():
        start, end = (int(part) for part in span.split("->"))
        wrong += differs(span, wanted, int(tables.lines_passed(end) - tables.lines_passed(start)))
    return wrong


def op_rating(case: Case) -> list[str]:
    """The rating of each population."""
    return [
        line
        for population, wanted in case["expect"].items()
        for line in differs(population, wanted, rating_name(rating(int(population))))
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
