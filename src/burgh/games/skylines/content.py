"""From TOML to tables: reads, checks and flattens what is printed. Packs take the same way in."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from burgh.core.folders import package_folder
from burgh.core.malformed import Malformed, converted
from burgh.core.packs import Packs
from burgh.core.toml import read_toml
from burgh.games.skylines.checks import check, count_districts
from burgh.games.skylines.complaints import wrong
from burgh.games.skylines.engine.tables import (
    ENDS,
    FREE,
    KINDS,
    LAKE,
    LEVELS,
    MODES,
    NO_END,
    OPS,
    SERVICES,
    TRACKS,
    TRIGGERS,
    CardRule,
    Deck,
    Ends,
    Outlines,
    Part,
    Row,
    Tables,
)
from burgh.games.skylines.printed import (
    Board,
    BoardsFile,
    Card,
    CardsFile,
    Changes,
    Condition,
    Difficulty,
    Per,
    Printed,
    Rule,
    Scenario,
    ScenariosFile,
    Tile,
    TilesFile,
    TrackEnd,
    TracksFile,
)
from burgh.shapes.polyomino import footprint, same_turn, turned

__all__ = [
    "Board",
    "Card",
    "Changes",
    "Condition",
    "Content",
    "Difficulty",
    "Per",
    "Rule",
    "Scenario",
    "Tile",
    "content",
    "count_districts",
]

PACKS: Final = Packs("skylines", "burgh.games.skylines")
T = TypeVar("T")

FILES: Final = ("tracks", "cards", "tiles", "boards", "scenarios")
GROUND: Final = {".": 1, "#": 2, "~": 3}


class Content:
    """Everything printed, by id, and the tables the engine uses."""

    def __init__(self, printed: Printed) -> None:
        """Check nothing any more: flatten."""
        self.printed = printed
        self.cards = {card.id: card for card in printed.cards.card}
        self.tiles = {tile.id: tile for tile in printed.tiles.tile}
        self.boards = {board.id: board for board in printed.boards.board}
        self.scenarios = {scenario.id: scenario for scenario in printed.scenarios.scenario}
        self.shapes = {name: list(rows) for name, rows in printed.tiles.shapes.items()}
        self.results = {result.id: result.from_ for result in printed.tracks.result}
        self.size = printed.boards.size[0]
        self.card_of = {name: number for number, name in enumerate(self.cards)}
        self.tile_of = {name: number for number, name in enumerate(self.tiles)}
        self.board_of = {name: number for number, name in enumerate(self.boards)}
        self.tables = flatten(self)
        self.grounds = self.tables.grounds
        self.version = version(printed)

    @property
    def board_list(self) -> list[Board]:
        """The boards in their order."""
        return list(self.boards.values())

    def outline(self, tile: str) -> list[str]:
        return self.shapes[self.tiles[tile].shape]

    def printed_data(self) -> dict[str, Any]:
        """Everything printed as plain data, for whoever draws it."""
        plain: dict[str, Any] = msgspec.to_builtins(self.printed)
        return plain


def ground(board: Board, turns: int) -> list[int]:
    """The squares of a turned board, in reading order."""
    return [GROUND[mark] for row in turned(list(board.grid), turns) for mark in row]


def version(printed: Printed) -> str:
    """Give eight letters that change when something printed does."""
    return hashlib.sha256(msgspec.json.encode(printed, order="sorted")).hexdigest()[:8]


# --- tables ---------------------------------------------------------------------------------------


def flatten(found: Content) -> Tables:
    """Make the engine's tables."""
    ends = flat_ends(found.printed.tracks.track)
    costs = [board.development_cost for board in found.board_list]
    grounds = [[ground(board, turns) for turns in range(4)] for board in found.board_list]
    turned_grounds = [squares for each in grounds for squares in each]
    return Tables(
        ends,
        flat_deck(found),
        flat_outlines(found),
        list(found.boards),
        costs,
        grounds,
        [shore(squares, side, found.size) for squares in turned_grounds for side in SIDES],
        found.size,
    )


SIDES: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))  # east, south, west, north


def shore(squares: list[int], side: tuple[int, int], size: int) -> int:
    """Say along a side of a board, from the top or left, where water lies: a bit for each."""
    down, right = side
    line = range(size)
    if down == 0:
        along = [squares[i * size + (size - 1 if right > 0 else 0)] for i in line]
    else:
        along = [squares[(size - 1 if down > 0 else 0) * size + i] for i in line]
    return sum(1 << i for i, kind in enumerate(along) if kind == LAKE)


def flat_ends(tracks: Sequence[TrackEnd]) -> Ends:
    """The ends of the tracks as numbers."""
    return Ends(
        [
            (
                track.low,
                NO_END if track.high is None else track.high,
                ENDS.index(track.below),
                ENDS.index(track.above) if track.above else int(FREE),
            )
            for track in tracks
        ],
        [track.rule_below or track.rule or "K2.1" for track in tracks],
        [track.rule_above or track.rule or "K2.1" for track in tracks],
    )


def flat_deck(found: Content) -> Deck:
    """The cards as numbers."""
    cards = list(found.cards.values())
    more: list[Row] = []
    rules = [[flat_rule(rule, more, 2 * len(cards)) for rule in card.rules] for card in cards]
    return Deck(
        names=list(found.cards),
        cards=[
            (KINDS.index(c.kind), LEVELS.index(c.level) if c.level else -1, c.cost) for c in cards
        ],
        first=[flat_row(card.effects) for card in cards],
        second=[flat_row(card.benefit) for card in cards],
        conditions=[[flat_part(part) for part in card.condition] for card in cards],
        rules=rules,
        more_rows=more,
        offers=[offer(found, card) for card in cards],
    )


def flat_row(changes: Changes) -> Row:
    """A row as (track, amount, towards zero)."""
    row: Row = []
    for name, amount in changes.items():
        if isinstance(amount, dict):
            row += [(TRACKS.index(track), steps, 1) for track, steps in amount.items()]
        else:
            row.append((TRACKS.index(name), amount, 0))
    return row


def flat_part(part: Condition) -> Part:
    """A part of a condition as numbers."""
    if part.type == "service":
        return (0, SERVICES.index(part.service or ""), 0, 0)
    if part.type == "district_count":
        return (1, KINDS.index(part.zone or ""), 0, part.min or 0)
    return (2, TRACKS.index(part.track or ""), OPS.index(part.op or ""), part.value or 0)


def flat_rule(rule: Rule, more: list[Row], first: int) -> CardRule:
    """A rule as numbers; its row, if it has one, goes to the end of the rows."""
    changes = rule.effect or rule.each
    row = first + len(more)
    if changes:
        more.append(flat_row(changes))
    mode = rule.sign or rule.where or rule.reach
    what = SERVICES.index(rule.service) if rule.service else 0
    amount = rule.below if rule.trigger == "track_drop" else rule.delta
    return (
        TRIGGERS.index(rule.trigger),
        511 if rule.kind in (None, "any") else 1 << KINDS.index(rule.kind or ""),
        TRACKS.index(rule.track) if rule.track else 0,
        amount or 0,
        MODES.index(mode) if mode else 0,
        KINDS.index(rule.per.zone) if rule.per else what,
        NO_END if rule.max is None else rule.max,
        row,
    )


def offer(found: Content, card: Card) -> list[int]:
    """Give the tiles a card may lay (K6.2)."""
    if card.tile is None:
        return []
    if card.tile.id is not None:
        return [found.tile_of[card.tile.id]]
    return [found.tile_of[t.id] for t in found.tiles.values() if t.category == card.tile.any]


def flat_outlines(found: Content) -> Outlines:
    """The tiles as numbers."""
    tiles = list(found.tiles.values())
    makers = {
        card.tile.id: found.card_of[card.id]
        for card in found.cards.values()
        if card.tile is not None and card.tile.id is not None
    }
    outlines = [found.shapes[tile.shape] for tile in tiles]
    return Outlines(
        names=list(found.tiles),
        kinds=[KINDS.index(tile.category) for tile in tiles],
        services=[SERVICES.index(t.subtype) if t.subtype in SERVICES else -1 for t in tiles],
        levels=[LEVELS.index(tile.level) if tile.level else -1 for tile in tiles],
        copies=[tile.count for tile in tiles],
        makers=[makers.get(tile.id, -1) for tile in tiles],
        feet=[footprint(turned(rows, turns)) for rows in outlines for turns in range(4)],
        same=[same_turn(rows, turns) for rows in outlines for turns in range(4)],
    )


# --- files ----------------------------------------------------------------------------------------


def chosen_files(packs: tuple[str, ...]) -> dict[str, tuple[Path, str]]:
    """Each data file with its name; a pack's file replaces ours whole, the last one wins."""
    own = package_folder("burgh.games.skylines") / "data"
    found: dict[str, tuple[Path, str]] = {
        name: (own / f"{name}.toml", f"{name}.toml") for name in FILES
    }
    for pack in packs:
        path = PACKS.folder(pack)
        theirs = [name for name in FILES if (path / f"{name}.toml").is_file()]
        if not theirs:
            names = ", ".join(f"{name}.toml" for name in FILES)
            raise wrong(path.name, "content-files", files=names)
        for name in theirs:
            found[name] = (path / f"{name}.toml", f"{path.name}/{name}.toml")
    return found


@lru_cache(maxsize=16)
def content(packs: tuple[str, ...] = ()) -> Content:
    """Give our components, or what packs put in their place."""
    parts: dict[str, Any] = {}
    where: dict[str, str] = {}
    for name, (file, shown) in chosen_files(packs).items():
        try:
            parts[name] = read_toml(file)
        except Malformed as error:
            raise error.placed(shown) from None
        where[name] = f"{shown}: "
    printed = Printed(
        tracks=typed(parts, "tracks", TracksFile, where),
        cards=typed(parts, "cards", CardsFile, where),
        tiles=typed(parts, "tiles", TilesFile, where),
        boards=typed(parts, "boards", BoardsFile, where),
        scenarios=typed(parts, "scenarios", ScenariosFile, where),
    )
    check(printed, where)
    return Content(printed)


def typed(parts: dict[str, Any], name: str, type_: type[T], where: dict[str, str]) -> T:
    """A file as typed values, or say where it does not fit."""
    try:
        return converted(parts[name], type_)
    except Malformed as error:
        raise error.placed(f"{where[name]}{error.path}") from None
