"""What cannot be played is refused, with the file and the place: ours and packs alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgh.core.malformed import between, one_of
from burgh.core.said import quoted
from burgh.games.skylines.complaints import wrong
from burgh.games.skylines.engine.tables import (
    END_OF_MILESTONE,
    MOST_CARDS,
    SERVICES,
    TRACKS,
    TRIGGERS,
)
from burgh.games.skylines.printed import (
    BoardsFile,
    Card,
    Changes,
    Condition,
    Printed,
    Rule,
    Scenario,
    Tile,
    TilesFile,
    TracksFile,
)
from burgh.shapes.polyomino import is_joined, is_tight, squares

TOWARD: Final = "toward_zero"
MOST_TILES: Final = 250
MOST_BOARDS: Final = 60
MOST_LAID: Final = 6  # boards of one layout: six in a row are as wide as a map
MOST_SIZE: Final = 10
MOST_AMOUNT: Final = 100
MOST_DISTRICTS: Final = 250
MOST_HAND_SIZE: Final = 12
SQUARES: Final = ".#~"

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
            raise wrong(here, "content-name", name=quoted(name))
        if name.lower() in seen:
            raise wrong(here, "data-there", name=quoted(name))
        seen.add(name.lower())


def check_tracks(found: TracksFile, path: str) -> None:
    """Refuse tracks other than the ten of the game, and ends that make no sense."""
    ids = [track.id for track in found.track]
    if tuple(ids) != TRACKS:
        raise wrong(f"{path}track", "content-tracks", tracks=", ".join(TRACKS))
    for number, track in enumerate(found.track):
        here = f"{path}track[{number}]"
        between(track.low, -MOST_AMOUNT, 0, f"{here}.low")
        if (track.high is None) != (track.above is None):
            raise wrong(here, "data-together", first="high", second="above")
        between(0 if track.high is None else track.high, 0, 1000, f"{here}.high")
    if found.track[-2].below != "refuse" or found.track[-2].low != 0:
        raise wrong(f"{path}track[8]", "content-treasury")
    steps = [result.from_ for result in found.result[1:]]
    known = [step for step in steps if step is not None]
    rising = len(known) == len(steps) and known == sorted(set(known))
    if not found.result or found.result[0].from_ is not None or not rising:
        raise wrong(f"{path}result", "content-results")
    check_keys(found.win, ("from",), MOST_AMOUNT, f"{path}win")
    check_keys(found.exchange, ("action", "round"), MOST_AMOUNT, f"{path}exchange")
    check_keys(found.milestone, ("tiles", "tiles_last"), MOST_AMOUNT, f"{path}milestone")


def check_keys(found: Mapping[str, int], keys: Sequence[str], most: int, path: str) -> None:
    """Refuse a table that lacks a number, has one out of range, or one that means nothing."""
    for key in keys:
        if key not in found:
            raise wrong(f"{path}.{key}", "data-absent")
        between(found[key], 0, most, f"{path}.{key}")
    for key in found:
        if key not in keys:
            raise wrong(f"{path}.{key}", "content-key", known=", ".join(keys))


def check_tiles(found: TilesFile, path: str) -> None:
    """Refuse outlines that are no polyominoes, and tiles that cannot be laid."""
    for name, rows in found.shapes.items():
        here = f"{path}shapes.{name}"
        if set("".join(rows)) - {"X", "."}:
            raise wrong(here, "content-outline_signs")
        if not is_tight(list(rows)) or len(rows) > MOST_SIZE or len(rows[0]) > MOST_SIZE:
            raise wrong(here, "content-outline", most=str(MOST_SIZE))
        if not is_joined(list(rows)):
            raise wrong(here, "content-outline_apart")
    unlike([tile.id for tile in found.tile], f"{path}tile")
    between(len(found.tile), 1, MOST_TILES, f"{path}tile")
    for number, tile in enumerate(found.tile):
        check_tile(found, tile, f"{path}tile[{number}]")


def check_tile(found: TilesFile, tile: Tile, here: str) -> None:
    """Refuse a tile without an outline, without copies, or a service without reach."""
    if tile.shape not in found.shapes:
        raise wrong(f"{here}.shape", "data-no_such", what="shape", name=quoted(tile.shape))
    between(tile.count, 1, 99, f"{here}.count")
    if tile.category == "service" and (tile.subtype not in SERVICES or tile.level is None):
        raise wrong(here, "content-service", known=", ".join(SERVICES))
    if tile.category != "service" and tile.subtype in SERVICES:
        raise wrong(f"{here}.subtype", "content-not_service", name=quoted(tile.subtype))


def check_boards(found: BoardsFile, path: str) -> None:
    """Refuse boards that are not squares of grass, road and water."""
    rows, cols = found.size
    if rows != cols:
        raise wrong(f"{path}size", "content-square")
    between(rows, 2, MOST_SIZE, f"{path}size")
    unlike([board.id for board in found.board], f"{path}board")
    between(len(found.board), 1, MOST_BOARDS, f"{path}board")
    for number, board in enumerate(found.board):
        here = f"{path}board[{number}]"
        between(board.development_cost, 0, MOST_AMOUNT, f"{here}.development_cost")
        if len(board.grid) != rows or any(len(row) != cols for row in board.grid):
            raise wrong(f"{here}.grid", "content-grid_size", rows=str(rows), cols=str(cols))
        if set("".join(board.grid)) - set(SQUARES):
            raise wrong(f"{here}.grid", "content-grid_signs")
        if "." not in "".join(board.grid):
            raise wrong(f"{here}.grid", "content-grid_grass")
        most = MOST_DISTRICTS // MOST_LAID
        if count_districts(board.grid) > most:
            raise wrong(f"{here}.grid", "content-districts", most=str(most))


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
    between(len(cards), 1, int(MOST_CARDS), f"{path}card")
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
        raise wrong(f"{here}.kind", "content-deck", kind=quoted(card.kind), deck=quoted(card.deck))
    if (card.level is None) != (card.deck == "role"):
        raise wrong(f"{here}.level", "content-level")
    between(card.cost, 0, MOST_AMOUNT, f"{here}.cost")
    if card.rules and card.deck not in RULED:
        raise wrong(f"{here}.rules", "content-ruled", kinds=", ".join(RULED))


def check_card_tile(card: Card, tiles: dict[str, Tile], laid: dict[str, str], here: str) -> None:
    """Refuse a card without the tile it lays, or with one it cannot lay (K6.2)."""
    path = f"{here}.tile"
    if card.deck not in ("construction", "unique"):
        if card.tile is not None:
            raise wrong(path, "content-lays_none", deck=card.deck)
        return
    if card.tile is None or (card.tile.any is None) == (card.tile.id is None):
        raise wrong(path, "content-tile")
    if card.tile.any is not None:
        if card.tile.any != card.kind:
            raise wrong(f"{path}.any", "content-lays", kind=card.kind)
        if all(tile.category != card.kind for tile in tiles.values()):
            raise wrong(f"{path}.any", "content-no_kind", kind=card.kind)
        return
    named = tiles.get(card.tile.id or "")
    if named is None or named.category != card.kind:
        name = quoted(card.tile.id)
        raise wrong(f"{path}.id", "content-no_kind_named", kind=card.kind, name=name)
    if card.kind == "unique" and named.id in laid:
        theirs = quoted(laid[named.id])
        raise wrong(f"{path}.id", "content-tile_twice", name=quoted(named.id), card=theirs)
    laid[named.id] = card.id


def check_row(changes: Changes, here: str) -> None:
    """Refuse unknown tracks, amounts of nothing, and a track that stands twice."""
    seen: set[str] = set()
    for name, amount in changes.items():
        if isinstance(amount, dict) != (name == TOWARD):
            raise wrong(f"{here}.{name}", "content-toward", word=TOWARD)
        for track, steps in (amount if isinstance(amount, dict) else {name: amount}).items():
            place = f"{here}.{name}.{track}" if name == TOWARD else f"{here}.{track}"
            if track not in TRACKS:
                raise one_of(track, TRACKS, place)
            if track in seen:
                raise wrong(place, "content-track_once")
            seen.add(track)
            if steps == 0 or abs(steps) > MOST_AMOUNT or (name == TOWARD and steps < 0):
                raise wrong(place, "content-amount", most=str(MOST_AMOUNT))


def check_part(card: Card, part: Condition, here: str) -> None:
    """Refuse a part of a condition that lacks something, or has too much."""
    needs = {
        "service": ("service",),
        "district_count": ("zone", "min"),
        "track": ("track", "op", "value"),
    }
    check_fields(part, needs[part.type], ("type",), here)
    if card.tile is None and part.type != "track":
        raise wrong(here, "content-no_district")
    if part.min is not None:
        between(part.min, 1, 99, f"{here}.min")
    if part.value is not None:
        between(part.value, -1000, 1000, f"{here}.value")


def check_fields(part: Any, needs: Sequence[str], free: Sequence[str], here: str) -> None:
    """Refuse a table of data that lacks a field or has one that means nothing."""
    for name in part.__struct_fields__:
        given = getattr(part, name) is not None
        if name in needs and not given:
            raise wrong(f"{here}.{name}", "data-absent")
        if given and name not in needs and name not in free:
            kind: str = getattr(part, "trigger", None) or part.type
            raise wrong(f"{here}.{name}", "content-field", kind=kind, name=name)


def check_rule(card: Card, rule: Rule, here: str) -> None:
    """Refuse a rule that the vocabulary cannot say (K12)."""
    free = ["trigger", "scope"] + (["max"] if rule.trigger == "on_build" else [])
    check_fields(rule, NEEDS[rule.trigger], free, here)
    if rule.trigger in FOR_UNIQUE and card.deck != "unique":
        raise wrong(f"{here}.trigger", "content-for_unique", trigger=rule.trigger)
    if rule.trigger == TRIGGERS[END_OF_MILESTONE] and card.deck == "news":
        raise wrong(f"{here}.trigger", "content-news")
    if rule.scope is not None and card.deck != "role":
        raise wrong(f"{here}.scope", "content-owner")
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
        raise wrong(f"{here}.{TOWARD}", "content-toward_times")


def check_forced(changes: Changes, here: str) -> None:
    """Refuse a milestone effect that takes money: no rule says what an empty treasury does."""
    amount = changes.get("money")
    if isinstance(amount, int) and amount < 0:
        raise wrong(f"{here}.money", "content-costs")


def check_scenarios(printed: Printed, path: str) -> None:
    """Refuse scenarios that cannot be set up."""
    found = printed.scenarios
    check_keys(found.hand_size, ("1", "2", "3", "4"), MOST_HAND_SIZE, f"{path}hand_size")
    if list(found.deal) != ["level"]:
        raise wrong(f"{path}deal", "content-deal")
    unlike([scenario.id for scenario in found.scenario], f"{path}scenario")
    if not found.scenario:
        raise wrong(f"{path}scenario", "data-absent")
    for number, scenario in enumerate(found.scenario):
        check_scenario(printed, scenario, f"{path}scenario[{number}]")


def check_scenario(printed: Printed, scenario: Scenario, here: str) -> None:
    """Refuse a scenario whose cards or boards are not there; the layout is tried by the deal."""
    between(scenario.milestones, 1, MOST_LAID, f"{here}.milestones")
    money = scenario.start_money
    for amount in money.values() if isinstance(money, dict) else (money,):
        between(amount, 0, 1000, f"{here}.start_money")
    if isinstance(money, dict) and not money:
        raise wrong(f"{here}.start_money", "data-absent")
    if len(set(scenario.modules)) < len(scenario.modules):
        raise wrong(f"{here}.modules", "data-twice")
    if len(printed.boards.board) < scenario.milestones:
        raise wrong(f"{here}.milestones", "content-boards")
    for deck in ("role",) if "role" in scenario.modules else ():
        if sum(card.deck == deck for card in printed.cards.card) < 8:
            raise wrong(f"{here}.modules", "content-roles")
    level = printed.scenarios.deal["level"]
    start = sum(c.level == level and c.deck == "construction" for c in printed.cards.card)
    if start < max(int(n) * size for n, size in printed.scenarios.hand_size.items()):
        raise wrong(here, "content-few_cards", level=level)
