"""From TOML to tables: reads, checks and flattens what is printed. Packs take the same way in."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from burgh.core.malformed import Malformed, between, converted, one_of
from burgh.core.packs import Packs
from burgh.core.said import quoted
from burgh.core.toml import read_data, read_toml
from burgh.games.suburbia.complaints import wrong
from burgh.games.suburbia.engine.tables import (
    ADJACENT,
    ANY_CATEGORY,
    AT_ONCE,
    CATEGORIES,
    EVERY_TILE,
    ICONS,
    LATER,
    MEASURES,
    RED_LINE,
    STACKS,
    TRACKS,
    WHERES,
    Tables,
)

if TYPE_CHECKING:
    Track: TypeAlias = str
    Category: TypeAlias = str
    Icon: TypeAlias = str
    Where: TypeAlias = str
    Stack: TypeAlias = str
else:  # the engine's vocabularies, each once: mypy takes no words from a tuple
    Track = Literal[TRACKS]
    Category = Literal[CATEGORIES]
    Icon = Literal[ICONS]
    Where = Literal[WHERES]
    Stack = Literal[STACKS]

PACKS: Final = Packs("suburbia", "burgh.games.suburbia")
TAG: Final = {name: 1 << bit for bit, name in enumerate((*CATEGORIES, *ICONS))}
UNPRINTED: Final = ("empty", "lake", "one_more_round", "back_a", "back_b", "back_c")
MOST_KINDS: Final = 250  # a kind is one byte in the engine
FURTHEST: Final = 400  # a population nobody reaches: as far as red lines are listed
TILE_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect: at once, for each thing counted somewhere, for later ones, or at red lines."""

    track: Track
    amount: int
    each: str | tuple[str, ...] = ()
    where: Where | None = None
    when: Literal["after", "red_line"] | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        """What is counted as a tuple, `any` written out."""
        each = (self.each,) if isinstance(self.each, str) else self.each
        return CATEGORIES if each == ("any",) else each


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of tile as printed."""

    id: str
    category: Category
    stack: Stack
    cost: int
    copies: int
    effects: tuple[Effect, ...] = ()
    icon: Icon | None = None


class Lake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The back of every market tile."""

    id: Literal["lake"]
    cost: int
    effects: tuple[Effect, ...]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One goal: who has the most or the fewest of something."""

    id: str
    rule: Literal["most", "fewest"]
    measure: str
    population: int
    bot: bool = True


class Content:
    """Everything printed, by id, and the tables the engine uses."""

    def __init__(
        self, tiles: Sequence[Tile], lake: Lake, goals: Sequence[Goal], board: Any
    ) -> None:
        """Check nothing any more: flatten."""
        self.tiles = {tile.id: tile for tile in tiles}
        self.goals = {goal.id: goal for goal in goals}
        self.lake = lake
        self.board: Mapping[str, Any] = board
        self.names = [*UNPRINTED, *self.tiles]
        self.kind_of = {name: kind for kind, name in enumerate(self.names)}
        self.goal_of = {name: number for number, name in enumerate(self.goals)}
        self.tables = flatten(list(tiles), lake, list(goals), board)
        self.version = ""

    def printed(self) -> dict[str, Any]:
        """Everything printed as plain data, for whoever draws it."""
        return {
            "tiles": msgspec.to_builtins(list(self.tiles.values())),
            "goals": msgspec.to_builtins(list(self.goals.values())),
            "lake": msgspec.to_builtins(self.lake),
            "board": dict(self.board),
            "lines": self.tables.lines(FURTHEST),
            "editions": data("editions"),
        }


def flatten(tiles: list[Tile], lake: Lake, goals: list[Goal], board: Any) -> Tables:
    """Make the engine's tables."""
    blank = [0] * len(UNPRINTED)
    effects = [[flat(e) for e in tile.effects] for tile in tiles]
    lakes_effects = [flat(e) for e in lake.effects]
    return Tables(
        names=[*UNPRINTED, *(tile.id for tile in tiles)],
        stack=[0, 0, 3, 1, 2, 3, *(STACKS.index(tile.stack) for tile in tiles)],
        cost=[*blank, *(tile.cost for tile in tiles)],
        copies=[*blank, *(tile.copies for tile in tiles)],
        tags=[*blank, *(TAG[t.category] | (TAG[t.icon] if t.icon else 0) for t in tiles)],
        effects=[[], lakes_effects, [], [], [], [], *effects],
        goals=[goal.id for goal in goals],
        goal_fewest=[int(goal.rule == "fewest") for goal in goals],
        goal_measure=[MEASURES.index(goal.measure) for goal in goals],
        goal_worth=[goal.population for goal in goals],
        goal_in_bot_game=[int(goal.bot) for goal in goals],
        lines=list(board["lines"]["after"]),
        line_step=board["lines"]["then"],
    )


def flat(effect: Effect) -> tuple[int, int, int, int]:
    """An effect as (track, amount, where, match)."""
    if effect.when == "red_line":
        where = RED_LINE
    elif effect.when == "after":
        where = LATER
    else:
        where = ADJACENT + WHERES.index(effect.where) if effect.where else AT_ONCE
    match = sum(TAG[kind] for kind in effect.kinds)
    return (TRACKS.index(effect.track), effect.amount, where, match)


def check_effect(effect: Effect, path: str) -> None:
    """Refuse what the vocabulary cannot say (docs/packs/suburbia.md)."""
    if effect.amount == 0 or abs(effect.amount) > 100:
        raise wrong(f"{path}.amount", "content-amount")
    for kind in effect.kinds:
        if kind not in TAG:
            raise one_of(kind, ("any", *CATEGORIES, *ICONS), f"{path}.each")
    if len({kind in CATEGORIES for kind in effect.kinds}) > 1:
        raise wrong(f"{path}.each", "content-each_mixed")
    if len(set(effect.kinds)) < len(effect.kinds):
        raise wrong(f"{path}.each", "data-twice")
    if effect.when == "red_line":
        check_line_effect(effect, path)
    elif bool(effect.kinds) != bool(effect.where):
        raise wrong(path, "data-together", first="each", second="where")
    if effect.when == "after" and effect.where != "all":
        raise wrong(f"{path}.where", "content-after_all")
    if effect.where in EVERY_TILE and sum(TAG[k] for k in effect.kinds) != ANY_CATEGORY:
        raise wrong(f"{path}.each", "content-each_any", where=effect.where)


def check_line_effect(effect: Effect, path: str) -> None:
    """Refuse red-line effects that count things or would set off further lines."""
    if effect.kinds or effect.where:
        raise wrong(path, "content-line_counts")
    if effect.track == "population" or (effect.track == "money" and effect.amount < 0):
        raise wrong(f"{path}.track", "content-line_chain")


def check_tile(tile: Tile, path: str, taken: set[str]) -> None:
    """Refuse a tile that cannot be played."""
    if not TILE_ID.fullmatch(tile.id) or tile.id == "from":  # what a typed move can name
        raise wrong(f"{path}.id", "content-id", name=quoted(tile.id))
    if tile.id in taken:
        raise wrong(f"{path}.id", "data-there", name=quoted(tile.id))
    between(tile.cost, 0, 99, f"{path}.cost")
    between(tile.copies, 1, 99, f"{path}.copies")
    counting = False
    for number, effect in enumerate(tile.effects):
        here = f"{path}.effects[{number}]"
        check_effect(effect, here)
        at_once = not effect.kinds and effect.when is None
        if at_once and counting:
            raise wrong(here, "content-order")
        counting = counting or not at_once
    taken.add(tile.id)


def data(name: str) -> dict[str, Any]:
    """Read one of our own data files."""
    return read_data("burgh.games.suburbia", name)


def pack_tiles(pack: str, taken: set[str]) -> list[Tile]:
    """Read the tiles of a content pack: one folder with a `tiles.toml`."""
    folder = PACKS.folder(pack)
    where = f"{folder.name}/tiles.toml"
    try:
        parsed = read_toml(folder / "tiles.toml")
    except Malformed as error:
        raise error.placed(where) from None
    unknown = set(parsed) - {"tile"}
    if unknown:
        raise wrong(where, "content-only_tiles", name=quoted(sorted(unknown)[0]))
    tiles: list[Tile] = converted(parsed.get("tile", []), list[Tile], f"{where}: tile")
    for number, tile in enumerate(tiles):
        here = f"{where}: tile[{number}]"
        check_tile(tile, here, taken)
        if tile.stack == "basic":
            raise wrong(f"{here}.stack", "content-stacks")
    return tiles


@lru_cache(maxsize=16)
def content(packs: tuple[str, ...] = ()) -> Content:
    """The base set, with packs added in order."""
    printed = data("tiles")
    tiles: list[Tile] = converted(printed["tile"], list[Tile], "tile")
    goals: list[Goal] = converted(data("goals")["goal"], list[Goal], "goal")
    taken: set[str] = set(UNPRINTED)
    for number, tile in enumerate(tiles):
        check_tile(tile, f"tile[{number}]", taken)
    for pack in packs:
        tiles += pack_tiles(pack, taken)
    if len(tiles) + len(UNPRINTED) > MOST_KINDS:
        raise wrong("packs", "content-kinds", most=str(MOST_KINDS - len(UNPRINTED)))
    made = Content(tiles, converted(printed["lake"], Lake, "lake"), goals, data("board"))
    made.version = version(tiles, goals)
    return made


def version(tiles: list[Tile], goals: list[Goal]) -> str:
    """Give eight letters that change when a printed number does."""
    parts = (tiles, goals, data("board"), data("editions"))
    return hashlib.sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()[:8]
