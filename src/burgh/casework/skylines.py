"""How the case files of Skylines are written (tests/cases/skylines.json tells the format)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, cast

from burgh.casework.complaints import wrong
from burgh.casework.played import Played
from burgh.casework.reading import (
    Case,
    Facts,
    Lines,
    ListOfObjects,
    Plain,
    Shorthand,
    compared,
    differs,
    in_any_order,
    operations,
    some_of,
)
from burgh.casework.whole import Grammar, each, once
from burgh.core.game import Game
from burgh.core.malformed import Malformed, converted
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.values import Refusal
from burgh.games.skylines import TITLE
from burgh.games.skylines.complaints import no_room
from burgh.games.skylines.content import content
from burgh.games.skylines.deal import deal
from burgh.games.skylines.engine import milestones, places
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import ALL_TILES, COUNTS, SERVICES, TRACKS
from burgh.games.skylines.layout import Layout, check_boards, fault
from burgh.games.skylines.moves import Tile
from burgh.games.skylines.naming import card_name
from burgh.games.skylines.options import read_options, scenario_of
from burgh.games.skylines.outcome import band
from burgh.games.skylines.position import set_up
from burgh.games.skylines.refuse import refuse_squares, refuse_tile
from burgh.shapes.polyomino import Square, cell_at, square_at, squares, turned, within_reach

SquarePair = tuple[tuple[int, int], tuple[int, int]]

# The engine's own phases, as the case format names them.
PHASE_NAMES: Final = {"tile": "turn", "place": "turn", "refill": "draw", "redraw": "draw"}
DEFAULT_MONEY: Final = 10
SEEDS: Final = 20

# --- whole moves (K14) ----------------------------------------------------------------------------

RULE_OF: Final = {"play": "K6.1", "exchange": "K8.1", "draw": "K7.1", "board": "K9.9",
                  "swap": "K9.11", "role": "K11.6"}  # fmt: skip


def bad_move(do: object) -> Refusal:
    """Refuse what is no move of the rules."""
    return Refusal(RULE_OF.get(str(do), "K5.1"), "bad_move")


def is_midway(position: Plain) -> bool:
    swapping = position["phase"] == "swap" and position["put"] > 0
    return swapping or position["phase"] in ("tile", "place")


def wrong_tile(game: Game, move: Move) -> Refusal | None:
    """Refuse a tile that is not the card's, where the engine did not ask for one (K6.2, K11.8)."""
    table, tile = cast(Skylines, game.state), cast(Tile, move).tile
    if game.phase != "place":
        return Refusal("K11.8", "bad_move", thing=tile)
    if tile not in table.rules.tables.outlines.names:
        return Refusal("K6.2", "bad_move", thing=tile)
    return refuse_tile(table, card_name(table, table.card), tile)


GRAMMAR: Final = Grammar(
    kinds={
        "play": (
            once("play", card="card"),
            once("tile", due="tile", tile="tile"),
            once("place", at="at", rot="rot"),
        ),
        "swap": (each("swap", card="give"), once("done")),
    },
    is_midway=is_midway,
    who="player",
    game_over=Refusal("K10.1", "game_over"),
    not_your_turn=Refusal("K5.2", "not_your_turn"),
    wrong_phase=Refusal("K5.1", "wrong_phase"),
    malformed=bad_move,
    short={"tile": Refusal("K6.2", "bad_move"), "place": Refusal("K1.4", "bad_move")},
    over={"place": Refusal("K11.8", "bad_move")},  # a policy has no tile
    settled=wrong_tile,
)

# --- positions and what can be compared -----------------------------------------------------------


def played(case: Case) -> Played[Skylines]:
    """Set up the position of a case; nothing is tested before the first move."""
    pos = dict(case.get("pos", {}))
    hands: list[Any] = converted(pos.setdefault("hands", [[]]), list[Any], "pos.hands")
    options = {**converted(pos.pop("options", {}), dict[str, Any], "pos.options")}
    options["players"] = len(hands)
    options |= {name: pos.pop(name) for name in ("scenario", "difficulty") if name in pos}
    try:
        return Played(TITLE, *set_up({"money": DEFAULT_MONEY, **pos, "options": options}), GRAMMAR)
    except Malformed as error:
        raise error.inside("pos") from None


def facts(made: Played[Skylines]) -> Facts:
    """What can be said about a position that was played on."""
    position = made.game.position()
    known = ("money", "overall", "boards", "token", "news", "roles", "hands")
    cards = content(made.game.options.packs).cards
    held = [card for hand in position["hands"] for card in hand]
    counted = [change for change in made.changes() if change.track in TRACKS]  # K15.1
    return {
        **{name: position[name] for name in known},
        "ledger": [[c.cause, c.rule, c.track, c.amount] for c in counted],
        "reveals": [any(shown.barrier for _, shown in move.shown) for move in made.made],
        "phase": PHASE_NAMES.get(position["phase"], position["phase"]),
        "active": made.game.turn,
        "tracks": lambda wanted: tracks(position["tracks"], wanted),
        "exchange": in_any_order(position["exchange"]),
        "piles": some_of(position["piles"]),
        "supply": some_of(position["supply"]),
        "box_has": lambda wanted: [c for c in names(wanted) if c in position["box"]],
        "box_lacks": lambda wanted: [c for c in names(wanted) if c not in position["box"]],
        "hand_sizes": [len(hand) for hand in position["hands"]],
        "hand_level": " ".join(sorted({cards[card].level or "none" for card in held})),
        "pile_sizes": [len(pile) for pile in position["piles"].values()],
        "tile_count": len(position["tiles"]),
        "milestones": int(made.table.city.count),
        "outcome": lambda wanted: outcome_of(made.game, wanted),
    }


def names(wanted: object) -> list[str]:
    cards: list[str] = converted(wanted, list[str])
    return cards


def tracks(found: Mapping[str, int], wanted: object) -> object:
    """The tracks named; `all` stands for every other one, and is said if they are so."""
    named: dict[str, int] = converted(wanted, dict[str, int])
    got = {name: found.get(name) for name in named if name != "all"}
    wrong = {n: v for n, v in found.items() if n not in named and v != named.get("all")}
    return {**got, **(wrong or {"all": named["all"]})} if "all" in named else got


def outcome_of(game: Game, wanted: object) -> object:
    """The named facts of the outcome; bands are written by their English titles."""
    named: dict[str, Any] | None = converted(wanted, dict[str, Any] | None)
    ended = game.outcome()
    if ended is None or named is None:
        return None if ended is None else ended.reason
    found = {**ended.facts, "reason": ended.reason, "score": ended.scores[0]}
    same = slug(named.get("band")) == found["band"]
    return some_of({**found, "band": named["band"]} if same and "band" in named else found)(named)


def slug(name: object) -> str | None:
    """The id of a result from its English title."""
    return None if name is None else str(name).lower().replace(" ", "-")


# --- operations -----------------------------------------------------------------------------------


def op_moves(case: Case) -> Facts:
    """Whole moves with everything that follows by itself."""
    made = played(case)
    made.make(case["do"], "do")
    return facts(made)


def op_legal(case: Case) -> Facts | Lines:
    """Whether a move may be made, and the code and rule if not; nothing changes."""
    made = played(case)
    made.make(case.get("after", []), "after")
    before = made.table.pack()
    refusal = made.refusal(case["move"], "move")
    moved = differs("position", before, made.table.pack())
    code, rule = (refusal.key, refusal.rule) if refusal else (None, None)
    return moved or {"legal": refusal is None, "code": code, "rule": rule}


def op_turn(case: Case) -> Facts:
    """Which actions are possible at the start of a turn, and whether the game is lost."""
    made = played(case)
    table = made.table
    held = [table.hand(table.active, i) for i in range(table.held[table.active])]
    plays = table.cards_left() > 0 and any(table.is_playable(card) for card in held)
    possible = {"A": plays, "B": table.can_exchange(), "C": milestones.may_end(table)}
    actions = "".join(action for action, can in possible.items() if can)
    table.begin_turn()
    return {"actions": actions, "outcome": lambda wanted: outcome_of(made.game, wanted)}


def op_districts(case: Case) -> Facts:
    """How the face-up boards fall into districts."""
    table = played(case).table
    labels = Counter(int(table.label[cell]) for cell in table.lots)
    return {
        "count": int(table.districts),
        "sizes": [size for label, size in labels.most_common() if label],
        "same": lambda wanted: [pair for pair, joined in joins(table, wanted) if joined],
        "different": lambda wanted: [pair for pair, joined in joins(table, wanted) if not joined],
        "tiles_at": lambda wanted: tiles_at(table, wanted),
    }


def joins(table: Skylines, wanted: object) -> list[tuple[SquarePair, bool]]:
    """Say of pairs of squares whether they lie in the same district."""
    pairs: list[SquarePair] = converted(wanted, list[SquarePair])
    return [((a, b), district_at(table, a) == district_at(table, b)) for a, b in pairs]


def tiles_at(table: Skylines, wanted: object) -> list[tuple[tuple[int, int], int]]:
    listed: list[tuple[tuple[int, int], int]]
    listed = converted(wanted, list[tuple[tuple[int, int], int]])
    tiles = [table.counts[district_at(table, at) * COUNTS + ALL_TILES] for at, _ in listed]
    return [(at, int(count)) for (at, _), count in zip(listed, tiles, strict=True)]


def district_at(table: Skylines, at: tuple[int, int]) -> int:
    inside = within_reach(*at) and cell_at(*at) < table.city.cells
    if not inside or not table.label[cell_at(*at)]:
        raise wrong("", "case-no_district", at=str(at))
    return int(table.label[cell_at(*at)]) - 1


def placed_tile(case: Case) -> tuple[int, Square, list[list[int]]]:
    """Read a placed tile: its number and turns, its place, and the squares it covers (K1.4)."""
    found = content()
    name, row, col, rot = case["tile"]
    if name not in found.tile_of or rot not in (0, 90, 180, 270) or not within_reach(row, col):
        raise wrong("tile", "case-tile")
    covered = squares(turned(found.outline(name), rot // 90))
    foot = found.tile_of[name] * 4 + rot // 90
    return foot, Square(row, col), [[row + r, col + c] for r, c in covered]


def op_reach(case: Case) -> Facts:
    """Which services a zone could use where it is laid."""
    table = played(case).table
    foot, at, _ = placed_tile(case)
    refusal = refuse_squares(table, foot, at)
    if refusal is not None:
        raise no_room("tile", refusal)
    box = cell_at(*at)
    district = int(table.label[box + table.rules.tables.outlines.lead[foot]]) - 1
    bits = places.services(table, foot, box, district)
    return {"services": sorted(name for bit, name in enumerate(SERVICES) if bits >> bit & 1)}


def op_cells(case: Case) -> Facts | Lines:
    """Which squares a placed tile covers; the engine's tables have the same."""
    foot, at, covered = placed_tile(case)
    outlines = content().tables.outlines
    cells = outlines.foot[outlines.foot_first[foot] : outlines.foot_first[foot + 1]]
    laid = [square_at(cell_at(*at) + cell) for cell in cells]
    return differs("cells of the engine", covered, laid) or {"cells": sorted(covered)}


def op_band(case: Case) -> Facts:
    """The line of the achievement table for each overall happiness."""
    line = case.get("win_from", content().printed.tracks.win["from"])

    def lines(wanted: object) -> object:
        listed: list[tuple[int, str, bool]] = converted(wanted, list[tuple[int, str, bool]])
        found = [(score, band(score), score >= line) for score, _, _ in listed]
        return wanted if found == [(s, slug(name), win) for s, name, win in listed] else found

    return {"table": lines}


def op_setup(case: Case) -> Lines:
    """The deal, for many seeds."""
    options = read_options(case["options"])
    expect = case.expected()
    wrong: Lines = []
    for seed in range(SEEDS):
        table = deal(options, Rng(seed))
        lines = differs("milestones", scenario_of(options).milestones, int(table.city.count))
        lines += compared(expect, facts(Played(TITLE, options, table)))
        wrong += [f"seed {seed}: {line}" for line in lines]
    return wrong


def op_layout(case: Case) -> Facts:
    """What is wrong with a layout, if anything."""
    check_boards(content(), case["layout"], "layout")
    return {"fault": fault(content(), case["layout"], case.get("boards_needed"))}


def op_count(case: Case) -> Facts:
    """How many things there are, and what boards cost."""
    found = content()
    counts = Counter({f"cost:{b.id}": b.development_cost for b in found.boards.values()})
    for tile in found.tiles.values():
        counts[f"tiles:{tile.category}"] += tile.count
    for card in found.cards.values():
        counts.update((f"deck:{card.deck}", f"level:{card.level}/{card.kind}"))
    return counts


SHORTHAND: Final = Shorthand(
    fields={
        "pos": dict[str, Any],
        "do": ListOfObjects,
        "after": ListOfObjects,
        "move": dict[str, Any],
        "tile": tuple[str, int, int, int],
        "layout": Layout,
        "boards_needed": int | None,
        "win_from": int,
        "options": dict[str, Any],
    },
    ops=operations(globals()),
)
