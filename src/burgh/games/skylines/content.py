"""From TOML to tables: reads, checks and flattens what is printed. Packs take the same way in."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from burgh.core.malformed import Malformed, converted
from burgh.games.skylines.tables import (
    END_OF_MILESTONE,
    ENDS,
    FREE,
    KINDS,
    LEVELS,
    MODES,
    MOST_CARDS,
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
from burgh.shapes.polyomino import footprint, is_joined, is_tight, same_turn, squares, turned

Track = Literal[
    "power", "water", "garbage", "happiness", "employment",
    "pollution", "traffic", "crime", "money", "overall",
]  # fmt: skip
Zone = Literal["residential", "commercial", "industrial"]
Kind = Literal[
    "residential", "commercial", "industrial", "utility", "service",
    "unique", "role", "policy", "news",
]  # fmt: skip
Service = Literal["health", "education", "transit", "fire", "police", "parks"]
Subtype = Literal[
    "power", "water", "garbage", "health", "education", "transit", "fire", "police", "parks"
]
Level = Literal["I", "II", "III"]
Module = Literal["unique", "role", "policy", "news"]
Difficulty = Literal["beginner", "advanced", "expert"]
Changes = dict[str, int | dict[str, int]]

T = TypeVar("T")

FILES: Final = ("tracks", "cards", "tiles", "boards", "scenarios")
TOWARD: Final = "toward_zero"
MOST_TILES: Final = 250
MOST_BOARDS: Final = 60
MOST_LAID: Final = 6  # boards of one layout: six in a row are as wide as a map
MOST_SIZE: Final = 10
MOST_AMOUNT: Final = 100
MOST_DISTRICTS: Final = 250
MOST_HAND_SIZE: Final = 12
SQUARES: Final = ".#~"
GROUND: Final = {".": 1, "#": 2, "~": 3}


class TrackEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A track, the treasury or overall happiness, and its ends (K2)."""

    id: str
    low: int
    high: int | None = None
    below: Literal["refuse", "stop", "lose"]
    above: Literal["refuse", "stop", "overall"] | None = None
    rule: str | None = None
    rule_below: str | None = None
    rule_above: str | None = None
    source: str = ""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the achievement table (K10.4)."""

    id: str
    from_: int | None = msgspec.field(default=None, name="from")


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One part of a condition (K6.7 to K6.11)."""

    type: Literal["service", "district_count", "track"]
    service: Service | None = None
    zone: Zone | None = None
    min: int | None = None
    track: Track | None = None
    op: Literal["<", "<=", "==", ">=", ">"] | None = None
    value: int | None = None


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What `on_build` counts: the tiles of a colour in the district (K12.6)."""

    type: Literal["district_count"]
    zone: Zone


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a unique building, role or news card does while it is in play (K12)."""

    trigger: Literal[
        "modify_cost", "modify_effect", "modify_benefit", "after_benefit", "on_build",
        "after_build", "track_drop", "provides_service", "forbid_build",
        "modify_exchange_cost", "modify_development_cost", "end_of_milestone",
    ]  # fmt: skip
    kind: Literal[Kind, "any"] | None = None
    track: Track | None = None
    delta: int | None = None
    sign: Literal["always", "increase", "decrease"] | None = None
    where: Literal["same_district", "other_district", "anywhere"] | None = None
    effect: Changes | None = None
    per: Per | None = None
    each: Changes | None = None
    max: int | None = None
    service: Service | None = None
    reach: Literal["district", "city"] | None = None
    below: int | None = None
    scope: Literal["owner"] | None = None


# The fields each trigger needs; `max` may be left out, `scope` is for roles.
NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "modify_cost": ("kind", "delta"),
    "modify_effect": ("kind", "track", "delta", "sign"),
    "modify_benefit": ("kind", "track", "delta"),
    "after_benefit": ("kind", "effect"),
    "on_build": ("per", "each"),
    "after_build": ("kind", "where", "effect"),
    "track_drop": ("track", "below", "effect"),
    "provides_service": ("service", "reach"),
    "forbid_build": ("kind",),
    "modify_exchange_cost": ("delta",),
    "modify_development_cost": ("delta",),
    "end_of_milestone": ("effect",),
}
FOR_UNIQUE: Final = ("on_build", "after_build", "provides_service")
RULED: Final = ("unique", "role", "news")


class CardTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tile a card lays: any of a colour, or a named one (K6.2)."""

    any: Zone | None = None
    id: str | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card as printed, or as we think it is: `source` says which."""

    id: str
    deck: Literal["construction", "unique", "role", "policy", "news"]
    kind: Kind
    level: Level | None = None
    subtype: Subtype | None = None
    tile: CardTile | None = None
    cost: int = 0
    effects: Changes = {}
    condition: tuple[Condition, ...] = ()
    benefit: Changes = {}
    rules: tuple[Rule, ...] = ()
    source: str = ""
    reconstructed_fields: tuple[str, ...] = ()

    @property
    def is_reconstructed(self) -> bool:
        """Say whether the whole card is our design, not the printed one."""
        return self.source == "reconstructed"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of tile."""

    id: str
    category: Literal["residential", "commercial", "industrial", "utility", "service", "unique"]
    shape: str
    count: int
    subtype: Subtype | None = None
    level: Level | None = None
    source: str = ""


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One board: its cost and its squares."""

    id: str
    development_cost: int
    grid: tuple[str, ...]
    development_cost_source: str = ""
    grid_source: str = ""
    source: str = ""


class LaidBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A board in a layout (K1.3)."""

    board: str
    row: int
    col: int
    rotation: int = 0


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: its boards, its modules, its treasury (K11)."""

    id: str
    milestones: int
    start_money: int | dict[Difficulty, int]
    modules: tuple[Module, ...] = ()
    layout: tuple[LaidBoard, ...] = ()
    source: dict[str, str] | str = ""


class TracksFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`tracks.toml`: the tracks, the results, a few prices."""

    track: tuple[TrackEnd, ...]
    result: tuple[Result, ...]
    win: dict[str, int]
    exchange: dict[str, int]
    milestone: dict[str, int]


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`cards.toml`."""

    card: tuple[Card, ...]


class TilesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`tiles.toml`: the outlines and the tiles that have them."""

    shapes: dict[str, tuple[str, ...]]
    tile: tuple[Tile, ...]
    counts: dict[str, int] = {}
    counts_source: str = ""


class BoardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`boards.toml`."""

    size: tuple[int, int]
    board: tuple[Board, ...]
    squares: dict[str, str] = {}


class ScenariosFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`scenarios.toml`: the hands dealt and the scenarios."""

    hand_size: dict[str, int]
    deal: dict[str, Level]
    scenario: tuple[Scenario, ...]


class Printed(msgspec.Struct, frozen=True):
    """The five files, and where each came from."""

    tracks: TracksFile
    cards: CardsFile
    tiles: TilesFile
    boards: BoardsFile
    scenarios: ScenariosFile


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
        self.grounds = [[ground(board, turns) for turns in range(4)] for board in self.board_list]
        self.version = version(printed)

    @property
    def board_list(self) -> list[Board]:
        """Give the boards in their order."""
        return list(self.boards.values())

    def outline(self, tile: str) -> list[str]:
        """Give the outline of a tile."""
        return self.shapes[self.tiles[tile].shape]


def ground(board: Board, turns: int) -> list[int]:
    """Give the squares of a turned board, in reading order."""
    return [GROUND[mark] for row in turned(list(board.grid), turns) for mark in row]


def version(printed: Printed) -> str:
    """Give eight letters that change when something printed does."""
    return hashlib.sha256(msgspec.json.encode(printed, order="sorted")).hexdigest()[:8]


# --- tables ---------------------------------------------------------------------------------------


def flatten(found: Content) -> Tables:
    """Make the engine's tables."""
    ends = flat_ends(found.printed.tracks.track)
    costs = [board.development_cost for board in found.board_list]
    return Tables(ends, flat_deck(found), flat_outlines(found), list(found.boards), costs)


def flat_ends(tracks: Sequence[TrackEnd]) -> Ends:
    """Give the ends of the tracks as numbers."""
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
    """Give the cards as numbers."""
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
    """Give a row as (track, amount, towards zero)."""
    row: Row = []
    for name, amount in changes.items():
        if isinstance(amount, dict):
            row += [(TRACKS.index(track), steps, 1) for track, steps in amount.items()]
        else:
            row.append((TRACKS.index(name), amount, 0))
    return row


def flat_part(part: Condition) -> Part:
    """Give a part of a condition as numbers."""
    if part.type == "service":
        return (0, SERVICES.index(part.service or ""), 0, 0)
    if part.type == "district_count":
        return (1, KINDS.index(part.zone or ""), 0, part.min or 0)
    return (2, TRACKS.index(part.track or ""), OPS.index(part.op or ""), part.value or 0)


def flat_rule(rule: Rule, more: list[Row], first: int) -> CardRule:
    """Give a rule as numbers; its row, if it has one, goes to the end of the rows."""
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
    """Give the tiles as numbers."""
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


# --- checks ---------------------------------------------------------------------------------------


def check(printed: Printed, where: Mapping[str, str]) -> None:
    """Refuse what cannot be played; the complaint names file and place."""
    check_tracks(printed.tracks, where["tracks"])
    check_tiles(printed.tiles, where["tiles"])
    check_boards(printed.boards, where["boards"])
    check_cards(printed, where["cards"])
    check_scenarios(printed, where["scenarios"])


def unlike(ids: Sequence[str], path: str) -> None:
    """Refuse ids that are empty, odd, or there twice."""
    seen: set[str] = set()
    for number, name in enumerate(ids):
        here = f"{path}[{number}].id"
        if not name or not name.replace("-", "").replace("_", "").isalnum() or not name.isascii():
            raise Malformed(here, f"{name!r}: letters, digits, - and _ only")
        if name.lower() in seen:
            raise Malformed(here, f"{name!r} is there already")
        seen.add(name.lower())


def between(value: int, low: int, high: int, path: str) -> None:
    """Refuse a number outside its range."""
    if not low <= value <= high:
        raise Malformed(path, f"{value} does not lie between {low} and {high}")


def check_tracks(found: TracksFile, path: str) -> None:
    """Refuse tracks other than the ten of the game, and ends that make no sense."""
    ids = [track.id for track in found.track]
    if tuple(ids) != TRACKS:
        raise Malformed(f"{path}track", f"the tracks are {', '.join(TRACKS)}, in this order")
    for number, track in enumerate(found.track):
        here = f"{path}track[{number}]"
        between(track.low, -MOST_AMOUNT, 0, f"{here}.low")
        if (track.high is None) != (track.above is None):
            raise Malformed(here, "`high` and `above` belong together")
        between(0 if track.high is None else track.high, 0, 1000, f"{here}.high")
    if found.track[-2].below != "refuse" or found.track[-2].low != 0:
        raise Malformed(f"{path}track[8]", "the treasury is refused below 0 (K2.7)")
    steps = [result.from_ for result in found.result[1:]]
    known = [step for step in steps if step is not None]
    rising = len(known) == len(steps) and known == sorted(set(known))
    if not found.result or found.result[0].from_ is not None or not rising:
        raise Malformed(f"{path}result", "the first has no `from`, the others rise")
    check_keys(found.win, ("from",), MOST_AMOUNT, f"{path}win")
    check_keys(found.exchange, ("action", "round"), MOST_AMOUNT, f"{path}exchange")
    check_keys(found.milestone, ("tiles", "tiles_last"), MOST_AMOUNT, f"{path}milestone")


def check_keys(found: Mapping[str, int], keys: Sequence[str], most: int, path: str) -> None:
    """Refuse a table that lacks a number, has one out of range, or one that means nothing."""
    for key in keys:
        if key not in found:
            raise Malformed(f"{path}.{key}", "missing")
        between(found[key], 0, most, f"{path}.{key}")
    for key in found:
        if key not in keys:
            raise Malformed(f"{path}.{key}", f"not one of {', '.join(keys)}")


def check_tiles(found: TilesFile, path: str) -> None:
    """Refuse outlines that are no polyominoes, and tiles that cannot be laid."""
    for name, rows in found.shapes.items():
        here = f"{path}shapes.{name}"
        if set("".join(rows)) - {"X", "."}:
            raise Malformed(here, "an outline is drawn with X and .")
        if not is_tight(list(rows)) or len(rows) > MOST_SIZE or len(rows[0]) > MOST_SIZE:
            raise Malformed(here, f"equal rows, no empty margin, at most {MOST_SIZE} squares long")
        if not is_joined(list(rows)):
            raise Malformed(here, "the squares of an outline hang together by edges")
    unlike([tile.id for tile in found.tile], f"{path}tile")
    if not 0 < len(found.tile) <= MOST_TILES:
        raise Malformed(f"{path}tile", f"between 1 and {MOST_TILES} tiles")
    for number, tile in enumerate(found.tile):
        check_tile(found, tile, f"{path}tile[{number}]")


def check_tile(found: TilesFile, tile: Tile, here: str) -> None:
    """Refuse a tile without an outline, without copies, or a service without reach."""
    if tile.shape not in found.shapes:
        raise Malformed(f"{here}.shape", f"there is no shape {tile.shape!r}")
    between(tile.count, 1, 99, f"{here}.count")
    if tile.category == "service" and (tile.subtype not in SERVICES or tile.level is None):
        raise Malformed(here, f"a service has a level and a subtype: {', '.join(SERVICES)}")
    if tile.category != "service" and tile.subtype in SERVICES:
        raise Malformed(f"{here}.subtype", f"only a service can be {tile.subtype!r}")


def check_boards(found: BoardsFile, path: str) -> None:
    """Refuse boards that are not squares of grass, road and water."""
    rows, cols = found.size
    if rows != cols:
        raise Malformed(f"{path}size", "boards are square, so that they can be turned")
    between(rows, 2, MOST_SIZE, f"{path}size")
    unlike([board.id for board in found.board], f"{path}board")
    if not 0 < len(found.board) <= MOST_BOARDS:
        raise Malformed(f"{path}board", f"between 1 and {MOST_BOARDS} boards")
    for number, board in enumerate(found.board):
        here = f"{path}board[{number}]"
        between(board.development_cost, 0, MOST_AMOUNT, f"{here}.development_cost")
        if len(board.grid) != rows or any(len(row) != cols for row in board.grid):
            raise Malformed(f"{here}.grid", f"{rows} rows of {cols} squares")
        if set("".join(board.grid)) - set(SQUARES):
            raise Malformed(f"{here}.grid", "squares are grass ., road # and water ~")
        if "." not in "".join(board.grid):
            raise Malformed(f"{here}.grid", "a board needs some grass")
        most = MOST_DISTRICTS // MOST_LAID
        if count_districts(board.grid) > most:
            raise Malformed(f"{here}.grid", f"more than {most} districts")


def count_districts(grid: Sequence[str]) -> int:
    """Count the parts of grass joined by edges."""
    left = set(squares([row.replace(".", "X").replace("#", " ") for row in grid]))
    count = 0
    while left:
        count += 1
        edge = [left.pop()]
        while edge:
            row, col = edge.pop()
            for beside in ((row, col + 1), (row, col - 1), (row + 1, col), (row - 1, col)):
                if beside in left:
                    left.remove(beside)
                    edge.append(beside)
    return count


def check_cards(printed: Printed, path: str) -> None:
    """Refuse cards that the vocabulary cannot say."""
    cards = printed.cards.card
    unlike([card.id for card in cards], f"{path}card")
    if not 0 < len(cards) <= MOST_CARDS:
        raise Malformed(f"{path}card", f"between 1 and {MOST_CARDS} cards")
    tiles = {tile.id: tile for tile in printed.tiles.tile}
    laid: dict[str, str] = {}
    for number, card in enumerate(cards):
        here = f"{path}card[{number}]"
        check_card(card, here)
        check_card_tile(card, tiles, laid, here)
        check_row(card.effects, f"{here}.effects")
        check_row(card.benefit, f"{here}.benefit")
        for place, part in enumerate(card.condition):
            check_part(card, part, f"{here}.condition[{place}]")
        for place, rule in enumerate(card.rules):
            check_rule(card, rule, f"{here}.rules[{place}]")


def check_card(card: Card, here: str) -> None:
    """Refuse a card whose deck, kind and level do not go together."""
    special = card.kind in ("unique", "role", "policy", "news")
    if (card.deck == "construction") == special or (special and card.deck != card.kind):
        raise Malformed(f"{here}.kind", f"{card.kind!r} does not belong to the deck {card.deck!r}")
    if (card.level is None) != (card.deck == "role"):
        raise Malformed(f"{here}.level", "every card but a role has a level")
    between(card.cost, 0, MOST_AMOUNT, f"{here}.cost")
    if card.rules and card.deck not in RULED:
        raise Malformed(f"{here}.rules", f"only {', '.join(RULED)} cards have rules")


def check_card_tile(card: Card, tiles: dict[str, Tile], laid: dict[str, str], here: str) -> None:
    """Refuse a card without the tile it lays, or with one it cannot lay (K6.2)."""
    path = f"{here}.tile"
    if card.deck not in ("construction", "unique"):
        if card.tile is not None:
            raise Malformed(path, f"a {card.deck} card lays no tile")
        return
    if card.tile is None or (card.tile.any is None) == (card.tile.id is None):
        raise Malformed(path, "any = a colour, or id = a tile")
    if card.tile.any is not None:
        if card.tile.any != card.kind:
            raise Malformed(f"{path}.any", f"a {card.kind} card lays {card.kind} tiles")
        if all(tile.category != card.kind for tile in tiles.values()):
            raise Malformed(f"{path}.any", f"there is no {card.kind} tile")
        return
    named = tiles.get(card.tile.id or "")
    if named is None or named.category != card.kind:
        raise Malformed(f"{path}.id", f"there is no {card.kind} tile {card.tile.id!r}")
    if card.kind == "unique" and named.id in laid:
        raise Malformed(f"{path}.id", f"{named.id!r} is the tile of {laid[named.id]!r}")
    laid[named.id] = card.id


def check_row(changes: Changes, here: str) -> None:
    """Refuse unknown tracks, amounts of nothing, and a track that stands twice."""
    seen: set[str] = set()
    for name, amount in changes.items():
        if isinstance(amount, dict) != (name == TOWARD):
            raise Malformed(f"{here}.{name}", f"a number, or {TOWARD} = {{ track = steps }}")
        for track, steps in (amount if isinstance(amount, dict) else {name: amount}).items():
            place = f"{here}.{name}.{track}" if name == TOWARD else f"{here}.{track}"
            if track not in TRACKS:
                raise Malformed(place, f"{track!r} is not one of {', '.join(TRACKS)}")
            if track in seen:
                raise Malformed(place, "a track moves once in a row (K2.9)")
            seen.add(track)
            if steps == 0 or abs(steps) > MOST_AMOUNT or (name == TOWARD and steps < 0):
                raise Malformed(place, f"an amount lies between 1 and {MOST_AMOUNT}")


def check_part(card: Card, part: Condition, here: str) -> None:
    """Refuse a part of a condition that lacks something, or has too much."""
    needs = {
        "service": ("service",),
        "district_count": ("zone", "min"),
        "track": ("track", "op", "value"),
    }
    check_fields(part, needs[part.type], ("type",), here)
    if card.tile is None and part.type != "track":
        raise Malformed(here, "a card without a tile lies in no district")
    if part.min is not None:
        between(part.min, 1, 99, f"{here}.min")
    if part.value is not None:
        between(part.value, -1000, 1000, f"{here}.value")


def check_fields(part: Any, needs: Sequence[str], free: Sequence[str], here: str) -> None:
    """Refuse a table of data that lacks a field or has one that means nothing."""
    for name in part.__struct_fields__:
        given = getattr(part, name) is not None
        if name in needs and not given:
            raise Malformed(f"{here}.{name}", "missing")
        if given and name not in needs and name not in free:
            kind = getattr(part, "trigger", None) or getattr(part, "type", "this")
            raise Malformed(f"{here}.{name}", f"{kind} has no {name}")


def check_rule(card: Card, rule: Rule, here: str) -> None:
    """Refuse a rule that the vocabulary cannot say (K12)."""
    free = ["trigger", "scope"] + (["max"] if rule.trigger == "on_build" else [])
    check_fields(rule, NEEDS[rule.trigger], free, here)
    if rule.trigger in FOR_UNIQUE and card.deck != "unique":
        raise Malformed(f"{here}.trigger", f"{rule.trigger} is for unique buildings")
    if rule.trigger == TRIGGERS[END_OF_MILESTONE] and card.deck == "news":
        raise Malformed(f"{here}.trigger", "news end before they could act (K9.8)")
    if rule.scope is not None and card.deck != "role":
        raise Malformed(f"{here}.scope", "only roles have an owner")
    for name in ("delta", "below"):
        value = getattr(rule, name)
        if value is not None:
            between(value, -MOST_AMOUNT, MOST_AMOUNT, f"{here}.{name}")
    if rule.max is not None:
        between(rule.max, 1, 99, f"{here}.max")
    if rule.effect is not None:
        check_row(rule.effect, f"{here}.effect")
    if rule.each is not None:
        check_each(rule.each, f"{here}.each")
    if rule.trigger == "end_of_milestone":
        check_forced(rule.effect or {}, f"{here}.effect")


def check_each(changes: Changes, here: str) -> None:
    """Refuse a way towards zero that would be multiplied."""
    check_row(changes, here)
    if TOWARD in changes:
        raise Malformed(f"{here}.{TOWARD}", "a way towards 0 cannot be multiplied")


def check_forced(changes: Changes, here: str) -> None:
    """Refuse a milestone effect that takes money: no rule says what an empty treasury does."""
    amount = changes.get("money")
    if isinstance(amount, int) and amount < 0:
        raise Malformed(f"{here}.money", "a milestone effect may not cost money")


def check_scenarios(printed: Printed, path: str) -> None:
    """Refuse scenarios that cannot be set up."""
    found = printed.scenarios
    check_keys(found.hand_size, ("1", "2", "3", "4"), MOST_HAND_SIZE, f"{path}hand_size")
    if list(found.deal) != ["level"]:
        raise Malformed(f"{path}deal", "the level of the cards dealt, and nothing else")
    unlike([scenario.id for scenario in found.scenario], f"{path}scenario")
    if not found.scenario:
        raise Malformed(f"{path}scenario", "missing")
    for number, scenario in enumerate(found.scenario):
        check_scenario(printed, scenario, f"{path}scenario[{number}]")


def check_scenario(printed: Printed, scenario: Scenario, here: str) -> None:
    """Refuse a scenario whose cards or boards are not there; the layout is tried by the deal."""
    between(scenario.milestones, 1, MOST_LAID, f"{here}.milestones")
    money = scenario.start_money
    for amount in money.values() if isinstance(money, dict) else (money,):
        between(amount, 0, 1000, f"{here}.start_money")
    if isinstance(money, dict) and not money:
        raise Malformed(f"{here}.start_money", "missing")
    if len(set(scenario.modules)) < len(scenario.modules):
        raise Malformed(f"{here}.modules", "a module stands twice")
    if len(printed.boards.board) < scenario.milestones:
        raise Malformed(f"{here}.milestones", "there are not so many boards")
    for deck in ("role",) if "role" in scenario.modules else ():
        if sum(card.deck == deck for card in printed.cards.card) < 8:
            raise Malformed(f"{here}.modules", "four players need eight roles")
    level = printed.scenarios.deal["level"]
    start = sum(c.level == level and c.deck == "construction" for c in printed.cards.card)
    if start < max(int(n) * size for n, size in printed.scenarios.hand_size.items()):
        raise Malformed(here, f"too few construction cards of level {level} for the hands")


# --- files ----------------------------------------------------------------------------------------


def read_toml(file: Traversable | Path) -> dict[str, Any]:
    """Read a TOML file, or say what is wrong with it."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Malformed("", str(error)) from None
    except OSError as error:
        raise Malformed("", error.strerror or "cannot be read") from None


def chosen_files(packs: tuple[str, ...]) -> dict[str, tuple[Traversable | Path, str]]:
    """Give each data file with its name; a pack's file replaces ours whole, the last one wins."""
    own = files("burgh.games.skylines") / "data"
    found: dict[str, tuple[Traversable | Path, str]] = {
        name: (own / f"{name}.toml", f"{name}.toml") for name in FILES
    }
    for folder in packs:
        path = Path(folder)
        theirs = [name for name in FILES if (path / f"{name}.toml").is_file()]
        if not theirs:
            names = ", ".join(f"{name}.toml" for name in FILES)
            raise Malformed(path.name, f"a pack is a folder with one or more of {names}")
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
            raise Malformed(shown, error.problem) from None
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
    """Give a file as typed values, or say where it does not fit."""
    try:
        return converted(parts[name], type_)
    except Malformed as error:
        raise Malformed(f"{where[name]}{error.path}", error.problem) from None
