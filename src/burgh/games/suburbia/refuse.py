"""Why a move is not allowed: the plain path beside the quick legal list (S17)."""

from __future__ import annotations

from burgh.core.ints import i64, vec
from burgh.core.moves import Move
from burgh.core.values import Refusal
from burgh.games.suburbia.engine import solo
from burgh.games.suburbia.engine.borough import COVERED
from burgh.games.suburbia.engine.choice import BUILD, BUILD_BASIC, INVEST, LAY_LAKE
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import (
    MONEY,
    OVER,
    PHASES,
)
from burgh.games.suburbia.moves import (
    MOVES,
    Basic,
    Bot,
    Buy,
    Discard,
    FromMarket,
    Invest,
    Keep,
    Lake,
    Remove,
    Skip,
    goal_name,
    tile_in,
)
from burgh.shapes.hex import Hex, cell_at, within_reach


def refuse(table: Suburbia, move: Move) -> Refusal | None:
    """The first reason of S17.1 against a move, or nothing if it is legal."""
    move = MOVES.complete(table, move)
    return wrong_moment(table, move) or wrong_thing(table, move) or wrong_place(table, move)


def wrong_moment(table: Suburbia, move: Move) -> Refusal | None:
    """Refuse what is not due now; `skip` is due when nothing else is possible."""
    if table.due == OVER:
        return Refusal("S11.3", "game_over")
    due = Refusal("S4.1", "wrong_phase", thing=PHASES[table.due])
    if isinstance(move, Skip):
        return None if table.is_legal(MOVES.number(table, move)) else due
    return None if table.due in move.due else due


def wrong_thing(table: Suburbia, move: Move) -> Refusal | None:
    """Refuse goals, slots, basic kinds and markers that are not there."""
    match move:
        case Keep(goal):
            return refuse_goal(table, goal)
        case Buy() | Lake() | Discard() | Remove():
            return refuse_slot(table, move)
        case Basic(tile):
            return refuse_basic(table, tile)
        case Invest(cell):
            return refuse_marker(table, cell)
        case _:
            return None


def refuse_goal(table: Suburbia, goal: str) -> Refusal | None:
    """Refuse a goal that was not dealt to the one who is asked."""
    dealt = [goal_name(table, table.dealt[2 * table.active + i]) for i in (0, 1)]
    return None if goal in dealt else Refusal("S3.8", "no_such_goal", thing=goal)


def refuse_slot(table: Suburbia, move: FromMarket) -> Refusal | None:
    """Refuse an empty slot, and a slot that no longer holds what the move says."""
    held = tile_in(table, move.slot) if move.slot is not None else None
    if held is None:
        named = move.tile if move.slot is None else str(move.slot)
        return Refusal("S3.11", "no_such_slot", thing=named)
    return None if held == move.tile else Refusal("S3.11", "stale", thing=held, at=str(move.slot))


def refuse_basic(table: Suburbia, tile: str) -> Refusal | None:
    """Refuse what is not a basic tile, or sold out."""
    tables = table.rules.tables
    basics = [tables.names[kind] for kind in tables.basics]
    if tile not in basics:
        return Refusal("S5.3", "not_basic", thing=tile)
    left = table.basics[basics.index(tile)]
    return None if left > 0 else Refusal("S5.6", "none_left", thing=tile)


def refuse_marker(table: Suburbia, at: Hex) -> Refusal | None:
    """Refuse an investment without a marker, without a tile, or on a marker."""
    borough = table.boroughs[table.active]
    if borough.markers == 0:
        return Refusal("S5.7", "no_marker")
    index: i64 = -1
    if within_reach(*at):
        index = borough.tile_at(cell_at(*at))
    if index < 0:
        return Refusal("S5.5", "no_tile", at=str(at))
    if borough.doubled[index]:
        tile = table.rules.tables.names[borough.kinds[index]]
        return Refusal("S5.8", "already_invested", thing=tile, at=str(at))
    return None


def wrong_place(table: Suburbia, move: Move) -> Refusal | None:
    """Refuse cells that cannot be built on, then prices that cannot be paid."""
    match move:
        case Buy(cell) | Lake(cell) | Basic(cell=cell):
            return refuse_cell(table, cell) or refuse_price(table, move)
        case Invest():
            return refuse_price(table, move)
        case Discard(slot) | Remove(slot):
            return short_of(table, table.rules.surcharges[slot or 0], "S5.11")
        case Bot(cell):
            return refuse_cell(table, cell) or refuse_bot_cell(table, cell)
        case _:
            return None


def refuse_cell(table: Suburbia, at: Hex) -> Refusal | None:
    """Refuse a cell under the board, taken, or beside nothing."""
    far = Refusal("S2.8", "not_adjacent", at=str(at))
    if not within_reach(*at):
        return far
    borough = table.boroughs[table.active]
    cell = cell_at(*at)
    if borough.cells[cell] == COVERED:
        return Refusal("S2.5", "on_board", at=str(at))
    index = borough.tile_at(cell)
    if index >= 0:
        tile = table.rules.tables.names[borough.kinds[index]]
        return Refusal("S2.7", "occupied", thing=tile, at=str(at))
    return None if borough.is_open(cell) else far


def refuse_price(table: Suburbia, move: Move) -> Refusal | None:
    """Refuse a price that is not in hand; the lenient rule counts what the act itself brings."""
    plain = MOVES.number(table, move)
    match move:
        case Buy(slot=slot):
            price = table.price(BUILD, slot or 0, 0)
        case Lake(slot=slot):
            price = table.price(LAY_LAKE, slot or 0, 0)
        case Invest(cell):
            price = table.price(INVEST, 0, cell_at(*cell))
        case _:
            price = table.price(BUILD_BASIC, (plain >> 12) & 255, 0)
    if not table.rules.price_in_hand and table.pays_for_itself(plain):
        return None
    return short_of(table, price, "S5.1")


def short_of(table: Suburbia, price: int, rule: str) -> Refusal | None:
    """Refuse what costs more than there is, and say how much is missing."""
    missing = price - table.value(table.active, MONEY)
    return Refusal(rule, "cannot_afford", missing=int(missing)) if missing > 0 else None


def refuse_bot_cell(table: Suburbia, at: Hex) -> Refusal | None:
    """Refuse a cell when the bot has a better one."""
    cells = vec[i64]([0] * table.most_legal())
    count = solo.best_cells_into(table, cells)
    best = [cells[i] for i in range(count)]
    return None if cell_at(*at) in best else Refusal("S13.32", "not_best_cell", at=str(at))
