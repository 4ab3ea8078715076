"""What is said about Cities: Skylines: from cards, causes and refusals to keys of `text/*.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from burgh.core.said import NOTHING, Item, Said, Thing, named, number_said, say, their_ask
from burgh.core.values import Outcome, Refusal
from burgh.games.skylines.card_words import effects, money
from burgh.games.skylines.content import (
    Card,
    Content,
    Difficulty,
    Tile,
    content,
    count_districts,
)
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ARRANGE,
    LEVELS,
    NO_CARD,
    NO_TILE,
    PHASES,
    TRACKS,
    TURN,
)
from burgh.games.skylines.printed import TrackEnd

BACK: Final = "back-"  # and a level, or "role": a card that lies face down
STEPS: Final = ("exchange", "swap", "limit")  # causes that are steps of the rules
SOURCES: Final = {"seed": "printed", "public": "public", "reconstructed": "reconstructed"}

# --- things ------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def things(packs: tuple[str, ...]) -> dict[str, Thing]:
    """Give cards, tiles, boards, tracks, scenarios, piles and phases, with what is printed there.

    Where two share an id, the last one here has it.
    """
    box = content(packs)
    tiles, cards = box.tiles.values(), box.cards.values()
    return {
        "exchange": Thing(Said("exchange_pile")),
        **{f"{BACK}{level}": Thing(card_name(f"{BACK}{level}")) for level in ("role", *LEVELS)},
        **{key: Thing(Said(f"phase-{key}")) for key in PHASES},
        **{key: Thing(say("pile", level=key)) for key in LEVELS},
        **{key: thing(Said(f"track-{key}"), track_details(box, key)) for key in TRACKS},
        **{key: thing(scenario_name(key), scenario_details(box, key)) for key in box.scenarios},
        **{key: thing(board_name(key), board_details(box, key)) for key in box.boards},
        **{tile.id: thing(tile_name(tile.id), tile_details(box, tile)) for tile in tiles},
        **{card.id: thing(card_name(card.id), card_details(box, card)) for card in cards},
    }


def thing(name: Said, details: list[Said]) -> Thing:
    """A thing with what is printed on it."""
    return Thing(name, tuple(details))


def card_name(key: str) -> Said:
    """Name a card, or its back."""
    level = key.removeprefix(BACK)
    return Said(f"card-{key}") if level == key else say("card-back", level=level)


def tile_name(key: str) -> Said:
    return Said(f"tile-{key}")


def scenario_name(key: str) -> Said:
    return Said(f"scenario-{key}")


def board_name(key: str) -> Said:
    return say("city_board", board=key)


# --- what is printed -----------------------------------------------------------------------------


def card_details(box: Content, card: Card) -> list[Said]:
    """Say kind, level, tile, cost, effects and the mark of a card."""
    lines = [say("detail-card", what=what(card.kind, card.subtype, card.level))]
    if card.kind not in ("role", "news"):
        lines += build_details(box, card)
    lines += effects(card)
    if card.kind in ("unique", "policy", "news"):
        lines.append(Said(f"detail-{card.kind}"))
    return [*lines, *mark(card.source, card.reconstructed_fields)]


def build_details(box: Content, card: Card) -> list[Said]:
    """Say the tile of a card and what it costs."""
    lines = []
    if card.tile and card.tile.any:
        lines.append(say("detail-tile-any", kind=Said(f"kind-{card.tile.any}")))
    elif card.tile and card.tile.id:
        squares = "".join(box.shapes[box.tiles[card.tile.id].shape]).count("X")
        lines.append(say("detail-tile", tile=tile_name(card.tile.id), squares=squares))
    return [*lines, *(cost(card) or [Said("detail-cost-none")])]


def cost(card: Card) -> list[Said]:
    """Say what a card costs, if anything."""
    return [say("detail-cost", price=money(card.cost))] if card.cost else []


def in_short(card: Card) -> list[Said]:
    """Say what a card does and costs, without its kind and mark."""
    return [*cost(card), *effects(card)]


def what(kind: str, subtype: str | None, level: str | None) -> list[Item]:
    """Say a kind with its service or utility and its level."""
    said: list[Item] = [Said(f"kind-{kind}")]
    if subtype:
        said.append(Said(f"{kind}-{subtype}"))
    if level:
        said.append(say("level", level=level))
    return said


def tile_details(box: Content, tile: Tile) -> list[Said]:
    """Say kind, outline and number of a tile, and how far its service reaches."""
    rows = box.shapes[tile.shape]
    lines = [
        say("detail-kind", what=what(tile.category, tile.subtype, tile.level)),
        say("detail-outline", shape=f"{tile.shape} ({' / '.join(rows)})"),
        say("detail-count", count=tile.count),
    ]
    if tile.category == "service":
        reach = "adjacent" if tile.level == "I" else "district"
        lines.append(Said(f"detail-reach-{reach}"))
    elif tile.category == "utility":
        lines.append(Said("detail-one_utility"))
    return [*lines, *part_mark("outline", tile.source)]


def board_details(box: Content, key: str) -> list[Said]:
    """Say the cost and the map of a board, and what of it is our own design."""
    printed = box.boards[key]
    grass = "".join(printed.grid).count(".")
    districts = count_districts(printed.grid)
    return [
        say("detail-development", price=money(printed.development_cost)),
        say("detail-districts", districts=districts, squares=grass),
        *(say("verbatim", text=row) for row in printed.grid),
        *part_mark("development_cost", printed.development_cost_source),
        *part_mark("grid", printed.grid_source),
    ]


def scenario_details(box: Content, key: str) -> list[Said]:
    """Say boards, treasury and modules of a scenario, and what is our own design."""
    scenario = box.scenarios[key]
    lines = [Said(f"scenario-{key}.meaning", {}, NOTHING)]
    if scenario.layout:
        letters: list[Item] = [laid.board for laid in scenario.layout]
        lines.append(say("detail-scenario-boards", boards=letters))
    else:
        lines.append(say("detail-scenario-free_boards", count=scenario.milestones))
    lines += treasuries(scenario.start_money)
    modules: list[Item] = [Said(f"kind-{module}.all") for module in scenario.modules]
    lines.append(
        say("detail-scenario-modules", modules=modules)
        if modules
        else Said("detail-scenario-plain")
    )
    return [*lines, *scenario_marks(scenario.source)]


def scenario_marks(source: dict[str, str] | str) -> list[Said]:
    """Say which parts of a scenario are printed fact."""
    if isinstance(source, str):
        return mark(source, ())
    return [line for part, kind in source.items() for line in part_mark(part, kind)]


def treasuries(treasury: int | Mapping[Difficulty, int]) -> list[Said]:
    """Say the treasury at the start, for each difficulty where they differ (K3.2)."""
    if isinstance(treasury, int):
        return [say("detail-scenario-money", money=money(treasury))]
    return [
        say("detail-scenario-level", level=Said(f"difficulty-{level}"), money=money(amount))
        for level, amount in treasury.items()
    ]


def track_details(box: Content, key: str) -> list[Said]:
    """Say how far a track goes, and what happens at its ends (K2)."""
    track = track_of(box, key)
    return [
        say("detail-range", **ends(track)),
        Said(f"detail-below-{track.below}"),
        Said(f"detail-above-{track.above or 'none'}"),
        *part_mark("range", track.source),
    ]


def track_of(box: Content, key: str) -> TrackEnd:
    return next(track for track in box.printed.tracks.track if track.id == key)


def limits(box: Content, key: str) -> Said:
    """Say how far a track goes, in short."""
    return say("board-range", **ends(track_of(box, key)))


def ends(track: TrackEnd) -> dict[str, Item]:
    """Say the ends of a track."""
    high: Item = "none" if track.high is None else number_said(track.high)
    return {"low": number_said(track.low), "high": high}


# --- printed fact or our own design ------------------------------------------------------


def mark(source: str, fields: tuple[str, ...]) -> list[Said]:
    """Whether a card is printed fact, and which parts of it are ours, if that is known."""
    kind = source_of(source)
    if not kind:
        return []
    if kind == "reconstructed" or not fields:
        return [Said(f"mark-{kind}")]
    ours: list[Item] = [Said(f"field-{field.replace('.', '-')}") for field in fields]
    return [say(f"mark-{kind}-but", fields=ours)]


def part_mark(part: str, source: str) -> list[Said]:
    """Whether one part of a thing is printed fact, if that is known."""
    kind = source_of(source)
    return [say(f"mark-part-{kind}", part=Said(f"part-{part}"))] if kind else []


# --- what happens --------------------------------------------------------------------------------


def why(cause: str) -> Said:
    """Say what changed a number: a card, a track, a board, a rule; where it stands is shown."""
    group, _, key = cause.partition(":")
    match group:
        case "track":
            return say("ledger-track", track=Said(f"track-{key}"))
        case "service":
            return say("ledger-service", service=Said(f"service-{key}"))
        case "zone":
            return say("ledger-zone", zone=Said(f"kind-{key}"))
        case "board":
            return board_name(key)
        case _ if group in STEPS:
            return Said(f"ledger-{group}")
        case _:
            return card_name(cause)


def reason(packs: tuple[str, ...], refusal: Refusal) -> Said:
    """Say why a move is not allowed."""
    return say(
        f"refusal-{refusal.key}",
        missing=refusal.missing or 0,
        thing=named(things(packs), refusal.thing) if refusal.thing else "none",
    )


def prompt(table: Skylines) -> Said:
    """Say what is expected now of the one who looks, or of another."""
    if not table.is_asked():
        return their_ask(PHASES[table.due], int(table.turn()))
    deck, outlines = table.rules.tables.deck, table.rules.tables.outlines
    must_end = table.due == TURN and table.cards_left() == 0
    return say(
        "prompt-must_end" if must_end else f"prompt-{PHASES[table.due]}",
        card="?" if table.card == NO_CARD else card_name(deck.names[table.card]),
        tile="?" if table.tile == NO_TILE else tile_name(outlines.names[table.tile]),
        count=int(table.put),
        price=money(int(table.rules.swap_cost)),
        left=int(table.rules.milestones - table.city.count) if table.due == ARRANGE else 0,
    )


# --- the end -------------------------------------------------------------------------------------


def outcome(ended: Outcome) -> list[Said]:
    """Say how the game ended: why, won or lost together, and the result (K10)."""
    facts = ended.facts
    kind = "lost" if facts["result"] == "lost" else "won" if facts["win"] else "not_won"
    needed = number_said(int(facts["win_from"] or 0))
    lines = [
        Said(f"reason-{ended.reason}"),
        say(f"outcome-{kind}", score=number_said(ended.scores[0]), needed=needed),
    ]
    if facts["band"]:
        lines.append(say("outcome-band", band=Said(f"band-{facts['band']}")))
    return lines


def source_of(source: str) -> str:
    """The kind of a source: printed rules, a public review, our own design, or not known."""
    return SOURCES.get(source.partition(":")[0], "")
