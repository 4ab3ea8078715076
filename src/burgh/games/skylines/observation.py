"""The names of what a learner is shown of Skylines, in the order of `engine/observed.py`."""

from __future__ import annotations

from typing import Final

from burgh.core.observation import Feature
from burgh.games.skylines.engine.observed import (
    MODULES,
    MOST,
    OFFERED,
    SEATS,
    SHAPE,
    SHOWN_DISTRICTS,
    UNIQUE_NUMBERS,
    most_boards,
    unique_tiles,
)
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    KINDS,
    LEVELS,
    PHASES,
    RESULTS,
    SERVICE_SETS,
    SERVICES,
    TRACKS,
    UNIQUE,
)
from burgh.shapes.polyomino import REACH, TURNS

NUMBER: Final = int(MOST)
STANDING: Final = ("none", "grass", "road", "water", *KINDS[:ALL_TILES])


def observation(table: Skylines) -> tuple[Feature, ...]:
    """What is shown in a game with these options."""
    found = [*of_the_table(table), *of_seats(table), *of_cards(table), *of_the_city(table)]
    for number in range(most_boards(table)):
        found += of_a_board(table, f"board_{number}")
    return tuple(found)


def of_the_table(table: Skylines) -> list[Feature]:
    """The decision due, how the game is played, tracks and piles, what is being laid."""
    tables = table.rules.tables
    cards, tiles, other = int(tables.deck.count), int(tables.outlines.count), int(SEATS) - 1
    modules = ", ".join(KINDS[UNIQUE : UNIQUE + MODULES])
    return [
        Feature("phase", (len(PHASES),), 0, 1, f"the decision due: {', '.join(PHASES)}"),
        Feature("seats", (), 1, other + 1, "players"),
        Feature("active", (), 0, other, "whose turn it is, in seats after one's own"),
        Feature("token", (), 0, other, "who has the token, in seats after one's own"),
        Feature("private", (), 0, 1, "whether hands are private"),
        Feature("one_board", (), 0, 1, "whether a tile must lie on one board"),
        Feature("refill", (), 0, 1, "whether lost policies are replaced"),
        Feature("win_from", (), -NUMBER, NUMBER, "the overall happiness that wins"),
        Feature("milestones", (), 0, NUMBER, "milestones of the game: boards of the city"),
        Feature("tiles_asked", (), 0, NUMBER, "tiles every district needs to end the milestone"),
        Feature("exchange_price", (), 0, NUMBER, "what an exchange costs this seat"),
        Feature("put", (), 0, NUMBER, "cards put down in the exchange round, not yet replaced"),
        Feature("result", (), 0, len(RESULTS) - 1, f"how the game ended: {', '.join(RESULTS)}"),
        Feature("modules", (int(MODULES),), 0, 1, f"cards in the game: {modules}"),
        Feature("tracks", (len(TRACKS),), -NUMBER, NUMBER, ", ".join(TRACKS)),
        Feature("piles", (len(LEVELS),), 0, NUMBER, "cards in each pile: I, II, III"),
        Feature("card", (), 0, cards, "the card being played, from 1 on; 0: none"),
        Feature("tile", (), 0, tiles, "the tile to lay, from 1 on; 0: none"),
        Feature("barred", (), 0, cards, "the card just exchanged, from 1 on; 0: none"),
        Feature("news", (), 0, cards, "the news in force, from 1 on; 0: none"),
        Feature("shape", (int(SHAPE), int(SHAPE)), 0, 1, "the squares of the tile, not turned"),
    ]


def of_seats(table: Skylines) -> list[Feature]:
    """What each seat has, one's own first."""
    seats, cards = int(SEATS), int(table.rules.tables.deck.count)
    return [
        Feature("held", (seats,), 0, NUMBER, "cards in each hand, one's own first"),
        Feature("owed", (seats,), 0, NUMBER, "cards each draws for policies lost"),
        Feature("roles", (seats,), 0, cards, "the role of each, as a card from 1 on; 0: none"),
        Feature("backs", (seats, len(LEVELS)), 0, NUMBER, "cards of each hand not seen, by level"),
        Feature("offer", (int(OFFERED),), 0, cards, "the roles to choose from; 0: none"),
    ]


def of_cards(table: Skylines) -> list[Feature]:
    """Where each card lies."""
    shape = (int(table.rules.tables.deck.count),)
    return [
        Feature("hand", shape, 0, 1, "cards in one's own hand"),
        Feature("others", shape, 0, int(SEATS) - 1, "cards in other hands: seats after one's own"),
        Feature("exchange", shape, 0, 1, "cards of the exchange pile"),
        Feature("unseen", shape, 0, 1, "cards nobody has shown: in piles, or in private hands"),
    ]


def of_the_city(table: Skylines) -> list[Feature]:
    """Tiles and boards left, unique buildings, districts."""
    tables = table.rules.tables
    tiles, kinds = int(tables.outlines.count), ", ".join(KINDS[:ALL_TILES])
    uniques = (int(unique_tiles(table)), int(UNIQUE_NUMBERS))
    districts = (int(SHOWN_DISTRICTS), int(ALL_TILES))
    return [
        Feature("supply", (tiles,), 0, NUMBER, "tiles left of each outline"),
        Feature("unlaid", (len(tables.board_names),), 0, 1, "boards that may still be laid"),
        Feature("uniques", uniques, 0, 255, "unique buildings, oldest first: tile, district"),
        Feature("districts", districts, 0, NUMBER, f"tiles in each district: {kinds}"),
    ]


def of_a_board(table: Skylines, name: str) -> list[Feature]:
    """A board of the layout, which moves know by the same number."""
    size = int(table.city.size)
    most = len(table.rules.tables.board_names)
    here = ", ".join(STANDING)
    reached = f"services that would reach a tile here, as bits: {', '.join(SERVICES)}"
    return [
        Feature(f"{name}.board", (), 0, most, "which board it is, from 1 on; 0: none"),
        Feature(f"{name}.row", (), 0, REACH, "its row in the layout"),
        Feature(f"{name}.col", (), 0, REACH, "its column in the layout"),
        Feature(f"{name}.turns", (), 0, int(TURNS) - 1, "its quarter turns"),
        Feature(f"{name}.is_up", (), 0, 1, "whether it lies face up"),
        Feature(f"{name}.price", (), 0, NUMBER, "what it costs to turn it over; 0: it is up"),
        Feature(f"{name}.squares", (size, size), 0, len(STANDING) - 1, f"on each square: {here}"),
        Feature(f"{name}.districts", (size, size), 0, 255, "the district, from 1 on; 0: none"),
        Feature(f"{name}.services", (size, size), 0, int(SERVICE_SETS) - 1, reached),
    ]
