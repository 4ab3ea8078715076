"""How the case files of Suburbia are written (tests/cases/suburbia.json tells the format)."""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args

from burgh.casework.complaints import wrong
from burgh.casework.played import Played
from burgh.casework.reading import (
    Case,
    Facts,
    Lines,
    ListOfObjects,
    Shorthand,
    compared,
    differs,
    in_any_order,
    objects,
    operations,
)
from burgh.core.ints import i64, vec
from burgh.core.ledger import NOWHERE
from burgh.core.malformed import between, converted
from burgh.core.rng import Rng
from burgh.core.text import words
from burgh.games.suburbia import TITLE
from burgh.games.suburbia.content import content
from burgh.games.suburbia.deal import deal
from burgh.games.suburbia.engine import effects, goals, scoring, solo, turn
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import EMPTY, ONE_MORE_ROUND, STACKS, TEST
from burgh.games.suburbia.options import Options, read_options
from burgh.games.suburbia.outcome import rating
from burgh.games.suburbia.position import Position, read_position
from burgh.games.suburbia.written import written_player
from burgh.shapes.hex import hex_at

Number = Literal["money", "income", "reputation", "population", "markers"]
Numbers = dict[str, dict[Number, int]]
POSITION_KEYS: Final = frozenset(Position.__struct_fields__) - {"title", "viewer"}
SEEDS: Final = 40
FARTHEST: Final = 1000  # spaces a case moves a population at a time


def played(case: Case) -> Played[Suburbia]:
    plain = {key: value for key, value in case.items() if key in POSITION_KEYS}
    return Played(TITLE, *read_position(plain))


def seat_of(case: Case, table: Suburbia) -> int:
    return between(case["player"], 0, int(table.seats()) - 1, "player")


# --- what can be compared -------------------------------------------------------------------------


def facts(game: Played[Suburbia], before: Suburbia) -> Facts:
    """What can be said about a position that was played on."""
    table = game.table
    ended = game.game.outcome()
    found = ended.facts if ended else {}
    known = ("market", "discards", "turn", "phase", "round", "last_round")
    position = game.game.position()
    return {
        **{name: position[name] for name in known},
        "players": lambda wanted: numbers(before, table, wanted),
        "ledger": [
            [c.seat, c.cause, c.track, c.amount] + ([c.applied] if c.applied != c.amount else [])
            for c in game.changes()
        ],
        "revealed": [s.thing for _, s in game.shown() if s.thing not in content().goal_of],
        "over": table.is_over(),
        "winners": ended.winners if ended else None,
        "beaten": found.get("beaten"),
        "rating": rating_name(found.get("rating")),
    }


def numbers(before: Suburbia, now: Suburbia, wanted: object) -> object:
    """The numbers named, and those that ought to have stayed and have not."""
    named: Numbers = converted(wanted, Numbers)
    found: dict[str, Any] = dict.fromkeys(named)
    for seat in range(now.seats()):
        was, is_now = written_player(before, seat), written_player(now, seat)
        asked = named.get(str(seat), {})
        told = [n for n in get_args(Number) if n in asked or is_now[n] != was[n]]
        if told or str(seat) in named:
            found[str(seat)] = {number: is_now[number] for number in told}
    return found


def rating_name(key: object) -> str | None:
    """A rating as the case file writes it: in English."""
    return words("burgh.games.suburbia", "en").say(f"rating-{key}") if key else None


# --- operations -----------------------------------------------------------------------------------


def op_act(case: Case) -> Facts | Lines:
    """Step 1 of a turn alone."""
    game = played(case)
    before = game.table.copy()
    move = objects(case["do"], "do")
    refusal = game.refusal(move, "do")
    if refusal is not None:
        return [f"do: expected a legal move, got {refusal!r}"]
    turn.act(game.table, game.game.number(move), game.ledger)
    return facts(game, before)


def op_turn(case: Case) -> Facts:
    """Moves with everything that follows by itself."""
    game = played(case)
    before = game.table
    game.make(converted(case["do"], ListOfObjects, "do"), "do")
    return facts(game, before)


def step(case: Case) -> Facts:
    """One step of the rules alone: income, population, or the population moved."""
    game = played(case)
    before, table = game.table.copy(), game.table
    seat = seat_of(case, table)
    if case["op"] == "income":
        turn.income_step(table, seat, game.ledger)
    elif case["op"] == "population":
        turn.population_step(table, seat, game.ledger)
    else:
        for i, by in enumerate(case["by"]):
            amount = between(by, -FARTHEST, FARTHEST, f"by[{i}]")
            effects.move_population(table, seat, amount, TEST, NOWHERE, game.ledger)
    return facts(game, before)


op_income = op_population = op_move = step


def op_legal(case: Case) -> Facts:
    """Whether a move may be made, and the reason if not."""
    game = played(case)
    game.make(case.get("after", []), "after")
    refusal = game.refusal(objects(case["do"], "do"), "do")
    return {"legal": refusal is None, "reason": refusal.key if refusal else None}


def op_cells(case: Case) -> Lines:
    """All cells where a player may place a tile."""
    table = played(case).table
    cells = [hex_at(cell) for cell in table.boroughs[seat_of(case, table)].open]
    return compared({"cells": case["expect"]}, {"cells": in_any_order(cells)})


def op_goals(case: Case) -> Facts:
    """Who alone meets each goal."""
    table = played(case).table
    leaders = {goal: goals.met_by(table, number) for goal, number in content().goal_of.items()}
    return {goal: None if seat == goals.NOBODY else int(seat) for goal, seat in leaders.items()}


def op_final(case: Case) -> Facts:
    """Final scoring of the position."""
    game = played(case)
    scoring.finish(game.table, game.ledger)
    players = game.game.position()["players"]
    scored = [[c.cause, c.seat] for c in game.changes() if c.cause in content().goal_of]
    tracks = {track: [player[track] for player in players] for track in get_args(Number)}
    return {**facts(game, game.table), **tracks, "goals": scored}


def op_bot_choice(case: Case) -> Facts:
    """What the bot buys, and where it may put it."""
    table = played(case).table
    buffer = vec[i64]([0] * table.most_legal())
    cells = [hex_at(buffer[i]) for i in range(solo.best_cells_into(table, buffer))]
    return {"slot": int(solo.dearest_slot(table)), "cells": in_any_order(cells)}


def op_setup(case: Case) -> Lines:
    """The deal, for many seeds."""
    options = read_options(case.get("options", {}))
    expect = case.expected()
    wrong = []
    for seed in range(SEEDS):
        table = deal(options, Rng(seed))
        lines = compared(expect, dealt(options, table)) + misdealt(options, table)
        wrong += [f"seed {seed}: {line}" for line in lines]
    return wrong


def dealt(options: Options, table: Suburbia) -> Facts:
    pile = [int(kind) for kind in table.pile[table.drawn :]]
    stacks = stacks_of(table)
    return {
        "pile": len(pile),
        "market": sum(kind != EMPTY for kind in table.market),
        "public": len(table.public),
        "dealt": len(set(table.dealt)) // options.players if options.mode == "standard" else 0,
        "basics": int(table.basics[0]) if len(set(table.basics)) == 1 else -1,
        "letters": {letter: stacks.count(STACKS.index(letter)) for letter in "ABC"},
        "omr": lambda wanted: within(wanted, pile.index(int(ONE_MORE_ROUND)) + 1),
    }


def within(wanted: object, place: int) -> object:
    """The range of the case if a place lies in it, else the place."""
    span: tuple[int, int] = converted(wanted, tuple[int, int])
    return wanted if span[0] <= place <= span[1] else place


def stacks_of(table: Suburbia) -> list[int]:
    """The stack of every tile in the pile, from its top."""
    pile = [int(kind) for kind in table.pile[table.drawn :] if kind != ONE_MORE_ROUND]
    return [int(table.rules.tables.stack[kind]) for kind in pile]


def misdealt(options: Options, table: Suburbia) -> Lines:
    """What no deal may have: letters out of order, a goal that no bot game has."""
    stacks = stacks_of(table)
    used = [table.rules.tables.goal_in_bot_game[goal] for goal in table.public]
    wrong = differs("order of letters", sorted(stacks), stacks)
    return wrong + (differs("goals", [1] * len(used), used) if options.mode == "bot" else [])


def op_lines(case: Case) -> Facts:
    """How many lines lie between two populations: `12->30`."""
    passed = content().tables.lines_passed
    spans = {span: span.partition("->") for span in expected_names(case)}
    return {
        span: int(passed(people(end, span)) - passed(people(start, span)))
        for span, (start, _, end) in spans.items()
    }


def op_rating(case: Case) -> Facts:
    return {name: rating_name(rating(people(name, name))) for name in expected_names(case)}


def expected_names(case: Case) -> list[str]:
    return list(case.expected())


def people(text: str, key: str) -> int:
    """Read a population written as the name of an expectation."""
    if not re.fullmatch("[0-9]{1,5}", text):
        raise wrong(f"expect.{key[:40]}", "case-population")
    return int(text)


SHORTHAND: Final = Shorthand(
    fields={
        **dict.fromkeys(POSITION_KEYS, Any),
        "options": dict[str, Any],
        "do": dict[str, Any] | ListOfObjects,
        "after": ListOfObjects,
        "player": int,
        "by": list[int],
    },
    ops=operations(globals()),
)
