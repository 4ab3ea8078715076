"""Case files: a position, an operation, the expected result (format in the file's own header)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from burgh.core.ledger import Ledger
from burgh.core.malformed import Malformed, converted
from burgh.core.rng import Rng
from burgh.games.skylines import milestones, places
from burgh.games.skylines.content import Content, content
from burgh.games.skylines.deal import deal
from burgh.games.skylines.layout import Layout, check_boards, fault
from burgh.games.skylines.moves import MOVES, Tile
from burgh.games.skylines.naming import board_names, card_name, name_entry
from burgh.games.skylines.options import Options, read_options, scenario_of
from burgh.games.skylines.outcome import band, outcome
from burgh.games.skylines.position import set_up, written_hand, written_pile
from burgh.games.skylines.printed import Level
from burgh.games.skylines.refuse import refuse, refuse_squares
from burgh.games.skylines.state import Skylines
from burgh.games.skylines.tables import (
    ALL_TILES,
    COUNTS,
    LEVELS,
    MONEY,
    NO_CARD,
    OVER,
    OVERALL,
    PHASES,
    SERVICES,
    SPOT,
    TRACK_COUNT,
    TRACKS,
)
from burgh.games.skylines.whole import Whole, parts, refuse_whole
from burgh.shapes.polyomino import Square, cell_at, square_at, squares, turned, within_reach

Plain = dict[str, Any]
SquarePair = tuple[tuple[int, int], tuple[int, int]]

IN_OPTIONS: Final = ("scenario", "difficulty")
# The engine's own phases, as the case format names them.
PHASE_NAMES: Final = {"tile": "turn", "place": "turn", "refill": "draw", "redraw": "draw"}
DEFAULT_MONEY: Final = 10
SEEDS: Final = 20


class Case(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One case: an operation on a position, and what is expected."""

    op: str
    expect: Plain
    id: str = ""
    rules: list[str] = []
    why: str = ""
    pos: Plain = {}
    do: list[Plain] = []
    after: list[Plain] = []
    move: Plain = {}
    tile: tuple[str, int, int, int] | None = None
    layout: Layout = ()
    boards_needed: int | None = None
    win_from: int | None = None
    options: Plain = {}


class Played:
    """A case's position, played on: the ledger so far and which moves revealed something."""

    def __init__(self, case: Case) -> None:
        """Set up the position; nothing is tested before the first move."""
        pos = dict(case.pos)
        hands: list[Any] = converted(pos.setdefault("hands", [[]]), list[Any], "pos.hands")
        given: Plain = converted(pos.pop("options", {}), Plain, "pos.options")
        options = {**given, "players": len(hands)}
        options |= {name: pos.pop(name) for name in IN_OPTIONS if name in pos}
        try:
            self.options, self.table = set_up({"money": DEFAULT_MONEY, **pos, "options": options})
        except Malformed as error:
            raise error.inside("pos") from None
        self.ledger = Ledger()
        self.reveals: list[bool] = []

    def make(self, move: Whole, path: str) -> None:
        """Make a whole move that must be legal."""
        refusal = refuse_whole(self.table, move)
        if refusal is not None:
            raise Malformed(path, f"the move is refused: {refusal.key} ({refusal.rule})")
        shown = len(self.ledger.reveals)
        self.table = carried_out(self.table, move, self.ledger)
        self.reveals.append(any(reveal.barrier for reveal in self.ledger.reveals[shown:]))

    def entries(self) -> list[list[Any]]:
        """Give the ledger as the case format has it (K15.1), without steps of a reckoning."""
        changes = [name_entry(self.table, e) for e in self.ledger.entries if e.track < TRACK_COUNT]
        return [[c.cause, c.rule, c.track, c.amount] for c in changes]


def carried_out(table: Skylines, move: Whole, ledger: Ledger) -> Skylines:
    """Give the position after a legal whole move, made choice by choice on a copy."""
    after = table.copy()
    for part in parts(table, move):
        if isinstance(part, Tile) and after.due == SPOT:
            continue  # one outline only: there was nothing to choose
        small = MOVES.complete(after, part)
        refusal = refuse(after, small)
        assert refusal is None, (move, refusal)
        after.apply(MOVES.number(after, small), ledger)
    return after


def run_case(plain: Mapping[str, Any]) -> list[str]:
    """Run one case and give each disagreement as expected and got; none means it holds."""
    case: Case = converted(dict(plain), Case)
    if case.op not in OPS:
        raise Malformed("op", f"{case.op!r} is not one of {', '.join(OPS)}")
    return OPS[case.op](case)


def differs(what: str, expected: object, got: object) -> list[str]:
    """Give a line for a disagreement, or nothing."""
    return [] if expected == got else [f"{what}: expected {expected!r}, got {got!r}"]


def compared(expect: Mapping[str, Any], got: Mapping[str, Callable[[], object]]) -> list[str]:
    """Compare everything a case names."""
    wrong = []
    for key, wanted in expect.items():
        if key not in got:
            raise Malformed(f"expect.{key}", "not something this case can expect")
        wrong += differs(key, wanted, got[key]())
    return wrong


# --- what a table shows ---------------------------------------------------------------------------


def check_table(played: Played, expect: Mapping[str, Any]) -> list[str]:
    """Compare a position with what the case expects."""
    table = played.table
    wrong: list[str] = []
    rest: dict[str, Any] = {}
    for key, wanted in expect.items():
        special = SPECIAL.get(key)
        if special is not None:
            type_, checked = special
            wrong += checked(played, converted(wanted, type_, f"expect.{key}"))
        else:
            rest[key] = wanted
    return wrong + compared(rest, shown(played, table))


def shown(played: Played, table: Skylines) -> Mapping[str, Callable[[], object]]:
    """Give what can be compared as it is."""
    return {
        "ledger": played.entries,
        "reveals": lambda: played.reveals,
        "money": lambda: int(table.markers[MONEY]),
        "overall": lambda: int(table.markers[OVERALL]),
        "boards": lambda: [board_names(table)[place] for place in table.face_up],
        "phase": lambda: PHASE_NAMES.get(PHASES[table.due], PHASES[table.due]),
        "active": lambda: int(table.turn()),
        "token": lambda: int(table.token),
        "news": lambda: None if table.news == NO_CARD else card_name(table, table.news),
        "roles": lambda: roles(table),
        "hands": lambda: [written_hand(table, seat) for seat in range(table.seats())],
        "hand_sizes": lambda: [int(held) for held in table.held],
        "pile_sizes": lambda: [len(written_pile(table, pile)) for pile in range(3)],
        "tile_count": lambda: len(table.built),
        "milestones": lambda: int(table.city.count),
    }


def roles(table: Skylines) -> list[str | None]:
    """Name the role of each seat."""
    return [None if role == NO_CARD else card_name(table, int(role)) for role in table.roles]


def check_tracks(played: Played, wanted: Mapping[str, int]) -> list[str]:
    """Compare the tracks named; `all` stands for every other one."""
    wrong = []
    for track, name in enumerate(TRACKS[:8]):
        expected = wanted.get(name, wanted.get("all"))
        if expected is not None:
            wrong += differs(f"tracks.{name}", expected, int(played.table.markers[track]))
    return wrong


def check_exchange(played: Played, wanted: list[str]) -> list[str]:
    """Compare the exchange pile as a set."""
    got = sorted(card_name(played.table, int(card)) for card in played.table.exchange)
    return differs("exchange", sorted(wanted), got)


def check_piles(played: Played, wanted: Mapping[str, list[str]]) -> list[str]:
    """Compare the piles named, top card first."""
    got = {level: written_pile(played.table, LEVELS.index(level)) for level in wanted}
    return differs("piles", dict(wanted), got)


def check_in_box(played: Played, wanted: list[str]) -> list[str]:
    """Ask for cards in the box."""
    box = [card_name(played.table, int(card)) for card in played.table.box]
    return [f"box: {card} is not in it" for card in wanted if card not in box]


def check_not_in_box(played: Played, wanted: list[str]) -> list[str]:
    """Ask for cards that are not in the box."""
    box = [card_name(played.table, int(card)) for card in played.table.box]
    return [f"box: {card} is in it" for card in wanted if card in box]


def check_supply(played: Played, wanted: Mapping[str, int]) -> list[str]:
    """Compare the tiles left."""
    tiles = played.table.rules.tables.outlines.names
    got = {name: int(played.table.supply[tiles.index(name)]) for name in wanted if name in tiles}
    return differs("supply", dict(wanted), got)


def check_level(played: Played, wanted: str) -> list[str]:
    """Compare the level of all cards in hands."""
    cards = content(played.options.packs).cards
    table = played.table
    got = {cards[c].level for seat in range(table.seats()) for c in written_hand(table, seat)}
    return differs("hand_level", {wanted}, got)


def check_outcome(played: Played, wanted: Mapping[str, Any] | None) -> list[str]:
    """Compare the named fields of the outcome; bands are written by their English titles."""
    table = played.table
    if wanted is None or table.due != OVER:
        return differs("outcome", wanted, PHASES[table.due] if table.due == OVER else None)
    told = outcome(played.options, table)
    got = {**told.facts, "reason": told.reason, "score": told.scores[0]}
    slugs = {k: slug(str(v)) if k == "band" else v for k, v in wanted.items()}
    return [line for k, v in slugs.items() for line in differs(f"outcome.{k}", v, got.get(k))]


def slug(name: str) -> str:
    """Give the id of a result from its English title."""
    return name.lower().replace(" ", "-")


SPECIAL: Final[Mapping[str, tuple[Any, Callable[[Played, Any], list[str]]]]] = {
    "tracks": (dict[str, int], check_tracks),
    "exchange": (list[str], check_exchange),
    "piles": (dict[Level, list[str]], check_piles),
    "box_has": (list[str], check_in_box),
    "box_lacks": (list[str], check_not_in_box),
    "supply": (dict[str, int], check_supply),
    "hand_level": (Level, check_level),
    "outcome": (Plain | None, check_outcome),
}


# --- operations -----------------------------------------------------------------------------------


def op_moves(case: Case) -> list[str]:
    """Whole moves with everything that follows by itself."""
    played = Played(case)
    for i, move in enumerate(case.do):
        played.make(move, f"do[{i}]")
    return check_table(played, case.expect)


def op_legal(case: Case) -> list[str]:
    """Whether a move may be made, and the code and rule if not; nothing changes."""
    played = Played(case)
    for i, move in enumerate(case.after):
        played.make(move, f"after[{i}]")
    before = played.table.pack()
    refusal = refuse_whole(played.table, case.move)
    if refusal is None:
        carried_out(played.table, case.move, Ledger())
    got: dict[str, Callable[[], object]] = {
        "legal": lambda: refusal is None,
        "code": lambda: refusal.key if refusal else None,
        "rule": lambda: refusal.rule if refusal else None,
    }
    unchanged = differs("position", before, played.table.pack())
    return unchanged + compared(case.expect, got)


def op_turn(case: Case) -> list[str]:
    """Which actions are possible at the start of a turn, and whether the game is lost."""
    played = Played(case)
    table = played.table
    held = [table.hand(table.active, i) for i in range(table.held[table.active])]
    plays = table.cards_left() > 0 and any(table.is_playable(card) for card in held)
    possible = {"A": plays, "B": table.can_exchange(), "C": milestones.may_end(table)}
    actions = "".join(action for action, can in possible.items() if can)
    table.begin_turn()
    wrong = differs("actions", case.expect.get("actions"), actions)
    ended: Plain | None = converted(case.expect.get("outcome"), Plain | None, "expect.outcome")
    return wrong + check_outcome(played, ended)


def op_districts(case: Case) -> list[str]:
    """How the face-up boards fall into districts."""
    table = Played(case).table
    labels = [int(table.label[cell]) for cell in table.lots]
    sizes = sorted((labels.count(d + 1) for d in range(table.districts)), reverse=True)
    expect = dict(case.expect)
    wrong = []
    for key, same in (("same", True), ("different", False)):
        pairs: list[SquarePair] = converted(expect.pop(key, []), list[SquarePair], key)
        for a, b in pairs:
            joined = district_at(table, a) == district_at(table, b)
            wrong += differs(f"{key} {a} {b}", same, joined)
    counted = expect.pop("tiles_at", [])
    numbers: list[tuple[tuple[int, int], int]]
    numbers = converted(counted, list[tuple[tuple[int, int], int]], "tiles_at")
    for at, count in numbers:
        got = table.counts[district_at(table, at) * COUNTS + ALL_TILES]
        wrong += differs(f"tiles_at {at}", count, int(got))
    return wrong + compared(expect, {"count": lambda: int(table.districts), "sizes": lambda: sizes})


def district_at(table: Skylines, at: tuple[int, int]) -> int:
    """Give the district of a square."""
    inside = within_reach(*at) and cell_at(*at) < table.city.cells
    if not inside or not table.label[cell_at(*at)]:
        raise Malformed("expect", f"{at} lies in no district")
    return int(table.label[cell_at(*at)]) - 1


def op_reach(case: Case) -> list[str]:
    """Which services a zone could use where it is laid."""
    table = Played(case).table
    tile, row, col, rot = placed_tile(content(), case)
    foot = tile * 4 + rot // 90
    box = cell_at(row, col)
    refusal = refuse_squares(table, foot, Square(row, col))
    if refusal is not None:
        raise Malformed("tile", f"{refusal.key} at {refusal.at}")
    district = int(table.label[box + table.rules.tables.outlines.lead[foot]]) - 1
    bits = places.services(table, foot, box, district)
    got = sorted(service for bit, service in enumerate(SERVICES) if bits >> bit & 1)
    return compared(case.expect, {"services": lambda: got})


def placed_tile(found: Content, case: Case) -> tuple[int, int, int, int]:
    """Read a placed tile: number, row, col, rotation."""
    name, row, col, rot = case.tile or ("", 0, 0, 0)
    if name not in found.tile_of or rot not in (0, 90, 180, 270) or not within_reach(row, col):
        raise Malformed("tile", "a tile, a row, a column and a rotation")
    return found.tile_of[name], row, col, rot


def op_cells(case: Case) -> list[str]:
    """Which squares a placed tile covers."""
    found = content()
    tile, row, col, rot = placed_tile(found, case)
    outline = turned(found.outline(list(found.tiles)[tile]), rot // 90)
    got = [[row + r, col + c] for r, c in squares(outline)]
    outlines = found.tables.outlines
    foot = tile * 4 + rot // 90
    cells = outlines.foot[outlines.foot_first[foot] : outlines.foot_first[foot + 1]]
    laid = [list(Square(*square_at(cell_at(row, col) + cell))) for cell in cells]
    wrong = compared(case.expect, {"cells": lambda: sorted(got)})
    return wrong + differs("cells of the engine", got, laid)


def op_band(case: Case) -> list[str]:
    """The line of the achievement table for each overall happiness."""
    line = case.win_from
    if line is None:
        line = content().printed.tracks.win["from"]
    table: list[tuple[int, str, bool]] = converted(
        case.expect.get("table"), list[tuple[int, str, bool]], "expect.table"
    )
    got = [[score, band(score), score >= line] for score, _, _ in table]
    return differs("table", [[score, slug(name), win] for score, name, win in table], got)


def op_setup(case: Case) -> list[str]:
    """The deal, for many seeds."""
    options = read_options(case.options)
    wrong = []
    for seed in range(SEEDS):
        lines = check_table(dealt(options, seed), case.expect)
        wrong += [f"seed {seed}: {line}" for line in lines]
    return wrong


def dealt(options: Options, seed: int) -> Played:
    """Give a new game as something that was played."""
    made = Played.__new__(Played)
    made.options, made.table = options, deal(options, Rng(seed))
    made.ledger, made.reveals = Ledger(), []
    assert made.table.city.count == scenario_of(options).milestones
    return made


def op_layout(case: Case) -> list[str]:
    """What is wrong with a layout, if anything."""
    check_boards(content(), case.layout, "layout")
    wrong = fault(content(), case.layout, case.boards_needed)
    return compared(case.expect, {"fault": lambda: wrong})


def op_count(case: Case) -> list[str]:
    """How many things there are, and what boards cost."""
    found = content()
    cards, tiles = found.cards.values(), found.tiles.values()
    got: dict[str, int] = {}
    for tile in tiles:
        add(got, f"tiles:{tile.category}", tile.count)
    for card in cards:
        add(got, f"deck:{card.deck}", 1)
        add(got, f"level:{card.level}/{card.kind}", 1)
    for board in found.boards.values():
        add(got, f"cost:{board.id}", board.development_cost)
    expect = case.expect
    return [line for key in expect for line in differs(key, expect[key], got.get(key))]


def add(counts: dict[str, int], key: str, amount: int) -> None:
    """Count something."""
    counts[key] = counts.get(key, 0) + amount


OPS: Final[dict[str, Callable[[Case], list[str]]]] = {
    "moves": op_moves,
    "legal": op_legal,
    "turn": op_turn,
    "districts": op_districts,
    "reach": op_reach,
    "cells": op_cells,
    "band": op_band,
    "setup": op_setup,
    "layout": op_layout,
    "count": op_count,
}
