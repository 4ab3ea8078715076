"""Any position read from JSON (docs/positions/suburbia.md); `written.py` writes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from burgh.core.ints import i64, u8, vec
from burgh.core.malformed import between, converted, one_of
from burgh.core.said import quoted
from burgh.games.suburbia.complaints import wrong
from burgh.games.suburbia.content import UNPRINTED, Content, content
from burgh.games.suburbia.deal import bare_table
from burgh.games.suburbia.engine.borough import COVERED, MOST_TILES
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import (
    ARCHITECT,
    BASIC,
    BOT,
    EMPTY,
    FIRST_TILE,
    HIDDEN_GOAL,
    KEEP_GOAL,
    LETTERS,
    MODES,
    NO_GOAL,
    ONE_MORE_ROUND,
    PHASES,
    is_back,
)
from burgh.games.suburbia.moves import HIDDEN
from burgh.games.suburbia.options import Options, read_options
from burgh.shapes.hex import cell_at, within_reach

MOST_MONEY: Final = 60_000
MOST_PEOPLE: Final = 100_000
MOST_ROUNDS: Final = 10_000


class Player(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat's numbers; what is left out is as at the start."""

    money: int | None = None
    income: int | None = None
    reputation: int | None = None
    population: int | None = None
    markers: int | None = None
    goal: str | None = None
    dealt: tuple[str, ...] = ()


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position of Suburbia: everything that can lie on the table."""

    title: str = "suburbia"
    options: dict[str, Any] = {}
    players: list[Player] | None = None
    tiles: list[tuple[int, str, int, int]] = []
    x2: list[tuple[int, int, int]] = []
    market: list[str | None] | dict[str, str] = []
    stack: list[str] = []
    packet: tuple[int, int] | None = None
    seen: list[str] | None = None
    lakes: list[str] = []
    discards: list[str] = []
    basics: dict[str, int] = {}
    public: list[str] = []
    turn: int = 0
    start: int = 0
    phase: str = "act"
    round: int = 1
    last_round: int | None = None
    viewer: int | None = None


# --- in -------------------------------------------------------------------------------------


def read_position(plain: Mapping[str, Any]) -> tuple[Options, Suburbia]:
    """Read a position; whatever does not fit is named with its place."""
    position: Position = converted(dict(plain), Position)
    if position.title != "suburbia":
        raise wrong("title", "data-title", given=quoted(position.title), title="suburbia")
    given = dict(position.options)
    if position.players is not None and "players" not in given:
        given["players"] = len(position.players)
    options = read_options(given)
    table = bare_table(options)
    printed = content(options.packs)
    read_players(table, printed, position)
    read_tiles(table, printed, position)
    read_market(table, printed, position)
    read_pile(table, printed, position)
    check_room(table)
    read_turn(table, position)
    read_public(table, printed, position)
    return options, table


def read_players(table: Suburbia, printed: Content, position: Position) -> None:
    """Set each seat's numbers and goals."""
    players = position.players or [Player() for _ in range(table.seats())]
    if len(players) != table.seats():
        raise wrong("players", "data-seats", seats=int(table.seats()), given=str(len(players)))
    low, high = int(table.rules.low), int(table.rules.high)
    for seat, player in enumerate(players):
        borough = table.boroughs[seat]
        path = f"players[{seat}]"
        if player.money is not None:
            borough.money = between(player.money, 0, MOST_MONEY, f"{path}.money")
        if player.income is not None:
            borough.income = between(player.income, low, high, f"{path}.income")
        if player.reputation is not None:
            borough.reputation = between(player.reputation, low, high, f"{path}.reputation")
        if player.population is not None:
            borough.population = between(player.population, 0, MOST_PEOPLE, f"{path}.population")
        if player.markers is not None:
            borough.markers = between(player.markers, 0, 3, f"{path}.markers")
        read_goals(table, printed, seat, player)


def read_goals(table: Suburbia, printed: Content, seat: int, player: Player) -> None:
    """Set the goals a seat was dealt and the one it kept."""
    path = f"players[{seat}]"
    if len(player.dealt) not in (0, 2):
        raise wrong(f"{path}.dealt", "position-two_goals")
    for i, goal in enumerate(player.dealt):
        table.dealt[2 * seat + i] = goal_of(printed, goal, f"{path}.dealt[{i}]")
    if player.goal is not None:
        table.kept[seat] = goal_of(printed, player.goal, f"{path}.goal")
        if HIDDEN not in player.dealt and player.dealt and player.goal not in player.dealt:
            raise wrong(f"{path}.goal", "position-not_dealt", name=quoted(player.goal))


def read_public(table: Suburbia, printed: Content, position: Position) -> None:
    """Lay the public goals; every goal is there once, and enough are left for the hidden ones."""
    for number, goal in enumerate(position.public):
        if goal == HIDDEN:
            raise wrong(f"public[{number}]", "position-public_open")
    laid = [goal_of(printed, goal, f"public[{i}]") for i, goal in enumerate(position.public)]
    table.public = vec[i64](laid)
    dealt = [*table.dealt]
    kept = [g for seat, g in enumerate(table.kept) if g not in dealt[2 * seat : 2 * seat + 2]]
    known = [g for g in (*laid, *dealt, *kept) if g < NO_GOAL]
    if len(set(known)) < len(known):
        raise wrong("public", "data-twice")
    if len(known) + dealt.count(HIDDEN_GOAL) > len(printed.goals):
        raise wrong("public", "position-goals")


def goal_of(printed: Content, goal: str, path: str) -> int:
    """A goal's number."""
    if goal == HIDDEN:
        return int(HIDDEN_GOAL)
    if goal not in printed.goal_of:
        raise wrong(path, "data-no_such", what="goal", name=quoted(goal))
    return printed.goal_of[goal]


def kind_of(printed: Content, tile: str, path: str) -> int:
    """A tile's number."""
    kind = printed.kind_of.get(tile, 0)
    if kind == EMPTY:
        raise wrong(path, "data-no_such", what="tile", name=quoted(tile))
    return kind


def market_kind(printed: Content, tile: str, path: str) -> int:
    """The number of a tile that can lie in the market: of stack A, B or C, perhaps hidden."""
    kind = kind_of(printed, tile, path)
    if kind < FIRST_TILE and not is_back(kind):
        raise wrong(path, "data-not_here", name=quoted(tile))
    if printed.tables.stack[kind] == BASIC:
        raise wrong(path, "position-basic", name=quoted(tile))
    return kind


def read_tiles(table: Suburbia, printed: Content, position: Position) -> None:
    """Build the boroughs in the order given; nothing is resolved."""
    for number, (seat, tile, q, r) in enumerate(position.tiles):
        path = f"tiles[{number}]"
        kind = kind_of(printed, tile, f"{path}[1]")
        if kind < FIRST_TILE and tile != "lake" and not is_back(kind):
            raise wrong(f"{path}[1]", "position-unbuildable", name=quoted(tile))
        borough = table.boroughs[between(seat, 0, int(table.seats()) - 1, f"{path}[0]")]
        if not within_reach(q, r):
            raise wrong(path, "position-far", at=f"{q},{r}")
        cell = cell_at(q, r)
        if borough.cells[cell] == COVERED:
            raise wrong(path, "position-covered", at=f"{q},{r}")
        if borough.tile_at(cell) >= 0:
            raise wrong(path, "position-taken", at=f"{q},{r}")
        if len(borough.kinds) >= MOST_TILES:
            raise wrong(path, "position-too_many")
        borough.put(printed.tables, kind, cell, table.next_age())
    for number, (seat, q, r) in enumerate(position.x2):
        path = f"x2[{number}]"
        borough = table.boroughs[between(seat, 0, int(table.seats()) - 1, f"{path}[0]")]
        index = borough.tile_at(cell_at(q, r)) if within_reach(q, r) else -1
        if index < 0:
            raise wrong(path, "position-no_tile", at=f"{q},{r}")
        if borough.doubled[index]:
            raise wrong(path, "position-marked", at=f"{q},{r}")
        borough.doubled[index] = u8(1)


def read_market(table: Suburbia, printed: Content, position: Position) -> None:
    """Lay the market, the basics on offer, the discards."""
    slots = int(table.rules.slots)
    if isinstance(position.market, dict):
        for slot, tile in position.market.items():
            if slot not in map(str, range(slots)):
                raise wrong(f"market.{slot}", "position-market_key", most=str(slots - 1))
            table.market[int(slot)] = u8(market_kind(printed, tile, f"market.{slot}"))
    elif position.market:
        if len(position.market) != slots:
            given = str(len(position.market))
            raise wrong("market", "position-market_size", wanted=str(slots), given=given)
        for number, held in enumerate(position.market):
            if held is not None:
                table.market[number] = u8(market_kind(printed, held, f"market[{number}]"))
    names = [printed.names[kind] for kind in printed.tables.basics]
    for tile, left in position.basics.items():
        if tile not in names:
            raise wrong(f"basics.{tile}", "position-not_basic", name=quoted(tile))
        table.basics[names.index(tile)] = between(left, 0, 99, f"basics.{tile}")
    table.discards = kinds(printed, position.discards, "discards")
    table.drowned = kinds(printed, position.lakes, "lakes")


def kinds(printed: Content, tiles: list[str], path: str) -> vec[u8]:
    """A list of market tiles as numbers."""
    return vec[u8]([market_kind(printed, tile, f"{path}[{i}]") for i, tile in enumerate(tiles)])


def read_pile(table: Suburbia, printed: Content, position: Position) -> None:
    """Put together what was turned up and what still lies face down."""
    seen = seen_tiles(table, printed, position)
    stack = []
    for number, tile in enumerate(position.stack):
        path = f"stack[{number}]"
        omr = tile == UNPRINTED[ONE_MORE_ROUND]
        stack.append(int(ONE_MORE_ROUND) if omr else market_kind(printed, tile, path))
    if len(seen) + len(stack) > 5000 or stack.count(int(ONE_MORE_ROUND)) > 1:
        raise wrong("stack", "position-stack")
    table.pile = vec[u8]([*seen, *stack])
    table.drawn = len(seen)
    first, last = position.packet or packet_around(printed, stack)
    between(last, first, len(stack), "packet[1]")
    table.packet_from = between(first, -len(seen), len(stack), "packet[0]") + table.drawn
    table.packet_to = last + table.drawn


def check_room(table: Suburbia) -> None:
    """Refuse more tiles than one borough could hold, were it to get them all."""
    supply = len(table.pile) - int(table.drawn) + int(table.rules.slots) + sum(table.basics)
    for seat, borough in enumerate(table.boroughs):
        if len(borough.kinds) + supply > MOST_TILES:
            raise wrong("stack", "position-room", place=str(seat), most=str(MOST_TILES))


def seen_tiles(table: Suburbia, printed: Content, position: Position) -> list[int]:
    """All tiles that were ever turned up; if not told, those that still lie in sight."""
    if position.seen is not None:
        found = []
        for number, tile in enumerate(position.seen):
            omr = tile == UNPRINTED[ONE_MORE_ROUND]
            kind = ONE_MORE_ROUND if omr else market_kind(printed, tile, f"seen[{number}]")
            found.append(int(kind))
        return found
    built = [
        int(kind)
        for borough in table.boroughs
        for kind, age in zip(map(int, borough.kinds), borough.ages, strict=True)
        if age > 0 and kind >= FIRST_TILE and printed.tables.stack[kind] != BASIC
    ]
    market = [int(kind) for kind in table.market if kind != EMPTY]
    return [*built, *table.drowned, *table.discards, *market]


def packet_around(printed: Content, stack: list[int]) -> tuple[int, int]:
    """The run of C tiles in which One More Round lies; nothing if it does not."""
    if ONE_MORE_ROUND not in stack:
        return 0, 0
    first = last = stack.index(int(ONE_MORE_ROUND))
    while first > 0 and printed.tables.stack[stack[first - 1]] == LETTERS:
        first -= 1
    while last + 1 < len(stack) and printed.tables.stack[stack[last + 1]] == LETTERS:
        last += 1
    return first, last + 1


def check_goals_dealt(table: Suburbia) -> None:
    """Refuse to have goals kept by whoever was dealt none; the bot never is (S13.23, S14.12)."""
    keeping = range(1 if table.rules.mode == BOT else int(table.seats()))
    if table.rules.mode == ARCHITECT or int(table.active) not in keeping:
        raise wrong("phase", "position-goal_phase", phase=quoted("goal"))
    if any(table.dealt[i] == NO_GOAL for i in range(2 * len(keeping))):
        raise wrong("phase", "position-goals_undealt")


def read_turn(table: Suburbia, position: Position) -> None:
    """Set whose turn it is and which decision is due."""
    seats = int(table.seats())
    table.active = between(position.turn, 0, seats - 1, "turn")
    table.start = between(position.start, 0, seats - 1, "start")
    if position.phase not in PHASES:
        raise one_of(position.phase, PHASES, "phase")
    table.due = PHASES.index(position.phase)
    mode = {"remove": "architect", "bot": "bot"}.get(position.phase)
    if mode is not None and mode != MODES[table.rules.mode]:
        raise wrong("phase", "position-mode", phase=quoted(position.phase), mode=mode)
    if table.due == KEEP_GOAL:
        check_goals_dealt(table)
    table.round = between(position.round, 1, MOST_ROUNDS, "round")
    if position.last_round is not None:
        table.last_round = between(position.last_round, 1, MOST_ROUNDS, "last_round")
    if position.viewer is not None:
        table.viewer = between(position.viewer, -1, seats - 1, "viewer")
