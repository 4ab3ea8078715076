"""What is printed, as typed values: the five data files, ours or a pack's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from burgh.games.skylines.engine.tables import KINDS, LEVELS, OPS, SERVICES, TRACKS, TRIGGERS, ZONES

if TYPE_CHECKING:
    Track: TypeAlias = str
    Zone: TypeAlias = str
    Kind: TypeAlias = str
    Service: TypeAlias = str
    Subtype: TypeAlias = str
    Level: TypeAlias = str
    Op: TypeAlias = str
    Trigger: TypeAlias = str
else:  # the engine's vocabularies, each once: mypy takes no words from a tuple
    Track = Literal[TRACKS]
    Zone = Literal[ZONES]
    Kind = Literal[KINDS]
    Service = Literal[SERVICES]
    Subtype = Literal[("power", "water", "garbage", *SERVICES)]
    Level = Literal[LEVELS]
    Op = Literal[OPS]
    Trigger = Literal[TRIGGERS]
Module = Literal["unique", "role", "policy", "news"]
Difficulty = Literal["beginner", "advanced", "expert"]
Changes = dict[str, int | dict[str, int]]


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
    op: Op | None = None
    value: int | None = None


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What `on_build` counts: the tiles of a colour in the district (K12.6)."""

    type: Literal["district_count"]
    zone: Zone


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a unique building, role or news card does while it is in play (K12)."""

    trigger: Trigger
    kind: Kind | Literal["any"] | None = None
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
        """Whether the whole card is our design, not the printed one."""
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
