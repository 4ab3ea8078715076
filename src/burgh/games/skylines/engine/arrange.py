"""The players lay the boards of the city before the first turn (K11.13, K4.4, R37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import append, i64, vec
from burgh.core.ledger import Ledger
from burgh.games.skylines.engine import turn
from burgh.games.skylines.engine.choice import (
    LAY_BOARD,
    choice,
    plate_of,
    plot,
    plot_col,
    plot_row,
    turns_of,
)
from burgh.games.skylines.engine.districts import City, survey
from burgh.games.skylines.engine.tables import Tables
from burgh.shapes.polyomino import TURNS

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines

SIDES: Final[i64] = 4
DOWN: Final = vec[i64]([0, 1, 0, -1])  # east, south, west, north
RIGHT: Final = vec[i64]([1, 0, -1, 0])
MOST_PLACES: Final[i64] = 64  # of a map of boards with a free margin

# Why a board cannot lie somewhere (K4.4, K14.1).
FITS: Final[i64] = 0
OVERLAP: Final[i64] = 1
NOT_JOINED: Final[i64] = 2
EDGE_MISMATCH: Final[i64] = 3
NO_LAYOUT: Final[i64] = 4  # the other boards would find no place

SEAM_WORTH: Final[i64] = 60  # in hundredths: a compact city opens more ways to go on
COST_WORTH: Final[i64] = 40


class Plan:
    """Boards laid so far: which, where and how turned."""

    def __init__(self, city: City) -> None:
        """Begin with the boards of a city."""
        self.board = city.board[:]
        self.row = city.row[:]
        self.col = city.col[:]
        self.turns = city.turns[:]
        self.count: i64 = city.count

    def add(self, board: i64, row: i64, col: i64, turns: i64) -> None:
        """Lay one more board."""
        self.board = append(self.board, board)
        self.row = append(self.row, row)
        self.col = append(self.col, col)
        self.turns = append(self.turns, turns)
        self.count += 1

    def take_back(self) -> None:
        """Take the last board away."""
        self.count -= 1
        self.board = self.board[: self.count]
        self.row = self.row[: self.count]
        self.col = self.col[: self.count]
        self.turns = self.turns[: self.count]

    def has(self, board: i64) -> bool:
        """Whether a board lies here."""
        for i in range(self.count):
            if self.board[i] == board:
                return True
        return False

    def side_between(self, at: i64, row: i64, col: i64) -> i64:
        """On which side of a board that lies a place is; -1 if they do not touch."""
        for side in range(SIDES):
            if self.row[at] + DOWN[side] == row and self.col[at] + RIGHT[side] == col:
                return side
        return -1

    def fault(self, tables: Tables, board: i64, row: i64, col: i64, turns: i64) -> i64:
        """What is wrong with one more board here, without a look at those that follow (K4.4)."""
        touching: i64 = 0
        matching: i64 = 0
        for at in range(self.count):
            if self.row[at] == row and self.col[at] == col:
                return OVERLAP
            side = self.side_between(at, row, col)
            if side >= 0:
                touching += 1
                theirs = tables.shore(self.board[at], self.turns[at], side)
                if theirs == tables.shore(board, turns, (side + 2) % SIDES):
                    matching += 1
        if touching == 0 and self.count > 0:
            return NOT_JOINED
        return FITS if matching == touching else EDGE_MISMATCH

    def seams(self) -> i64:
        """How many sides two boards share."""
        found: i64 = 0
        for at in range(self.count):
            for other in range(at):
                if self.side_between(at, self.row[other], self.col[other]) >= 0:
                    found += 1
        return found

    def city(self, tables: Tables) -> City:
        """The city of these boards; its first row and column are 0."""
        top = self.row[0]
        left = self.col[0]
        for at in range(self.count):
            if self.row[at] < top:
                top = self.row[at]
            if self.col[at] < left:
                left = self.col[at]
        laid: list[tuple[int, int, int, int]] = []
        grounds: list[list[int]] = []
        for at in range(self.count):
            board: int = self.board[at]
            row: int = self.row[at] - top
            col: int = self.col[at] - left
            turns: int = self.turns[at]
            laid.append((board, row, col, turns))
            grounds.append(tables.grounds[board][turns])
        return City(laid, grounds, tables.board_size)

    def height(self) -> i64:
        """The rows of a city whose first row is 0."""
        most: i64 = 0
        for at in range(self.count):
            if self.row[at] >= most:
                most = self.row[at] + 1
        return most

    def width(self) -> i64:
        """The columns of a city whose first column is 0."""
        most: i64 = 0
        for at in range(self.count):
            if self.col[at] >= most:
                most = self.col[at] + 1
        return most


def fault_of(table: Skylines, which: i64) -> i64:
    """Why a board cannot be laid so, or FITS: the rest must find a place as well (K4.4)."""
    plan = Plan(table.city)
    board = plate_of(which)
    row = plot_row(which)
    col = plot_col(which)
    turns = turns_of(which)
    if plan.count == 0 and (row != 0 or col != 0):
        return NOT_JOINED
    wrong = plan.fault(table.rules.tables, board, row, col, turns)
    if wrong != FITS:
        return wrong
    plan.add(board, row, col, turns)
    return FITS if can_finish(table, plan) else NO_LAYOUT


def can_finish(table: Skylines, plan: Plan) -> bool:
    """Whether boards that are left can be laid until there are enough."""
    if plan.count == table.rules.milestones:
        return True
    for i in range(i64(len(table.unlaid))):
        if not plan.has(table.unlaid[i]) and can_go_on(table, plan, table.unlaid[i]):
            return True
    return False


def can_go_on(table: Skylines, plan: Plan, board: i64) -> bool:
    """Whether a layout can be finished with this board as the next one."""
    for at in range(plan.count):
        for side in range(SIDES):
            row = plan.row[at] + DOWN[side]
            col = plan.col[at] + RIGHT[side]
            for turns in range(TURNS):
                if plan.fault(table.rules.tables, board, row, col, turns) != FITS:
                    continue
                plan.add(board, row, col, turns)
                done = can_finish(table, plan)
                plan.take_back()
                if done:
                    return True
    return False


def most_legal(table: Skylines) -> i64:
    """Bound the legal list."""
    return i64(len(table.unlaid)) * TURNS * MOST_PLACES


def legal_into(table: Skylines, buffer: vec[i64]) -> i64:
    """Write every way to lay a board; the first lies in the middle of the map."""
    plan = Plan(table.city)
    count: i64 = 0
    row: i64 = -1
    while row <= plan.height():
        col: i64 = -1
        while col <= plan.width():
            count = legal_at(table, row, col, buffer, count)
            col += 1
        row += 1
    return count


def legal_at(table: Skylines, row: i64, col: i64, buffer: vec[i64], count: i64) -> i64:
    """Write every board that may lie at a place of the map."""
    for i in range(i64(len(table.unlaid))):
        for turns in range(TURNS):
            which = plot(table.unlaid[i], row, col, turns)
            if fault_of(table, which) == FITS:
                buffer[count] = choice(LAY_BOARD, which)
                count += 1
    return count


def lay(table: Skylines, which: i64, ledger: Ledger | None) -> None:
    """Lay a board; the next player lays the next, and after the last the game goes on (K3.8)."""
    plan = Plan(table.city)
    board = plate_of(which)
    plan.add(board, plot_row(which), plot_col(which), turns_of(which))
    table.city = plan.city(table.rules.tables)
    left = vec[i64]([])
    for i in range(i64(len(table.unlaid))):
        if table.unlaid[i] != board:
            left = append(left, table.unlaid[i])
    table.unlaid = left
    survey(table)
    if table.city.count < table.rules.milestones:
        table.active = table.after(table.active)
        return
    table.unlaid = vec[i64]([])
    table.active = table.token
    turn.begin(table, ledger)


def outlook(table: Skylines) -> i64:
    """Guess what boards are worth before any card is played: compact and cheap is good."""
    plan = Plan(table.city)
    value = plan.seams() * SEAM_WORTH
    for at in range(plan.count):
        value -= table.rules.tables.costs[plan.board[at]] * COST_WORTH
    return value
