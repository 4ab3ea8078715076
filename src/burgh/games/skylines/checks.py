"""What cannot be played is refused, with the file and the place: ours and packs alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgh.core.malformed import Malformed, between
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
            raise Malformed(here, f"{name!r}: letters, digits, - and _ only")
        if name.lower() in seen:
            raise Malformed(here, f"{name!r} is there already")
        seen.add(name.lower())


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
