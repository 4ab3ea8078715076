"""The names of what a learner is shown of Big City, in the order of `engine/observed.py`."""

from __future__ import annotations

from typing import Final

from burgh.core.observation import Feature
from burgh.games.bigcity.engine.observed import FIRST_PIECE
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import HAND_ROOM, MOST_SEATS, PHASES, Tables
from burgh.shapes.square import REACH

MOST: Final = 32_767  # the greatest number an observation holds
SEATS: Final = int(MOST_SEATS)
AFTER: Final = "in seats after one's own"
ORDER: Final = "own first, then in the order of play"
ON_LOT: Final = "0: no lot of the city; 1: free; else 2 + the number of the piece"
SIDES: Final = "to the north, east, south, west"
VARIANTS: Final = (
    "trade_cards",
    "dead_cards_stay",
    "single_line",
    "single_line_no_loop",
    "inhabited_tram",
    "placed_piles_only",
    "draw_one_by_one",
    "fillable_hole_is_outskirts",
)


def observation(table: BigCity) -> tuple[Feature, ...]:
    """What is shown in a game with these options."""
    tables = table.rules.tables
    return (
        *of_table(tables),
        *of_districts(tables),
        *of_lots(tables),
        *of_cards(tables),
        *of_pieces(tables),
        *of_seats(tables),
    )


def of_table(tables: Tables) -> list[Feature]:
    """The decision, and what belongs to nobody."""
    return [
        Feature("phase", (len(PHASES),), 0, 1, f"the decision due: {', '.join(PHASES)}"),
        Feature("seats", (), 2, SEATS, "players at the table"),
        Feature("seat", (), 0, SEATS - 1, "one's own seat, as accepting a bid names seats"),
        Feature("turn_order", (), 0, SEATS - 1, "seats after the start player"),
        Feature("active", (), 0, SEATS - 1, f"whose turn it is, {AFTER}"),
        Feature("decider", (), 0, SEATS - 1, f"who decides, {AFTER}"),
        Feature("passes", (), 0, SEATS, "passes in a row; one for each player ends the game"),
        Feature("set_up_left", (), 0, MOST, "districts to place before the first turn"),
        Feature("segments", (), 0, int(tables.segments), "segments of the tram left"),
        Feature("gave_up", (), 0, 1, "whether a card left the hand in this turn"),
        Feature("owed", (), 0, int(HAND_ROOM), "cards still to be drawn: piles to be named"),
        Feature("fallback", (), 0, 1, "whether the exchange follows a trade that came to nothing"),
        Feature("spot", (2,), -REACH, REACH, "x and y of the place chosen, before the rotation"),
        Feature("variants", (len(VARIANTS),), 0, 1, f"options: {', '.join(VARIANTS)}"),
    ]


def of_districts(tables: Tables) -> list[Feature]:
    """The districts and their piles, by number."""
    count, pile = int(tables.boards.districts), int(tables.cards.most_in_pile)
    most = int(tables.per_pile)
    return [
        Feature("district.in_city", (count,), 0, 1, "whether the district is in the city"),
        Feature("district.origin", (count, 2), -REACH, REACH, "x and y of its top left lot"),
        Feature("district.rotation", (count,), 0, 3, "clockwise quarter turns"),
        Feature("district.chosen", (count,), 0, 1, "the district being placed"),
        Feature("district.free", (count,), 0, int(tables.boards.lots), "free lots in the city"),
        Feature("district.pile", (count,), 0, pile, "cards in the pile of the district"),
        Feature("district.drawn", (count,), 0, most, "cards drawn from it in this turn"),
        Feature("district.named", (count,), 0, most, "cards named from it and not yet seen"),
        Feature("district.wanted", (count,), 0, 1, "whether an offer asks for its cards"),
    ]


def of_lots(tables: Tables) -> list[Feature]:
    """The lots, by district and printed number."""
    count = int(tables.boards.lots)
    kinds = int(FIRST_PIECE) + len(tables.pieces) - 1
    around = f"what faces it {SIDES}, as in lot.piece"
    pieces = ", ".join(piece.name for piece in tables.pieces)
    return [
        Feature("lot.piece", (count,), 0, kinds, f"{ON_LOT} ({pieces})"),
        Feature("lot.building", (count,), 0, count, "which building, in order of building"),
        Feature("lot.cell", (count, 2), -REACH, REACH, "x and y; 0, 0 also where not in the city"),
        Feature("lot.outskirts", (count,), 0, 1, "whether a side of it lies on the outer edge"),
        Feature("lot.facing", (count, 4), 0, kinds, around),
        Feature("lot.tram", (count, 4), 0, 1, f"whether a segment lies {SIDES} of it"),
    ]


def of_cards(tables: Tables) -> list[Feature]:
    """The cards, by pile, as far as one is certain where they are."""
    count, pile = int(tables.cards.count), int(tables.cards.most_in_pile)
    staged = "own cards put down, offered or bid in this decision: 1 the first, 2 the second…"
    depth = "cards known in a pile: 1 the top card, 2 the one below…"
    return [
        Feature("card.hand", (count,), 0, 1, "own cards"),
        Feature("card.staged", (count,), 0, int(HAND_ROOM), staged),
        Feature("card.out", (count,), 0, 1, "cards out of the game"),
        Feature(
            "card.held", (count,), 0, SEATS - 1, f"cards known in another hand: whose, {AFTER}"
        ),
        Feature("card.depth", (count,), 0, pile, depth),
    ]


def of_pieces(tables: Tables) -> list[Feature]:
    """The kinds of pieces, by number."""
    count = len(tables.pieces)
    return [
        Feature("piece.left", (count,), 0, MOST, "how many are left"),
        Feature("piece.possible", (count,), 0, 1, "left, and what must be built before is built"),
        Feature("piece.chosen", (count,), 0, 1, "the piece whose lots are to be chosen"),
    ]


def of_seats(tables: Tables) -> list[Feature]:
    """The players, and what they offer each other."""
    piles = int(tables.cards.piles)
    offer = "districts of the cards offered; 0: none"
    backs = f"cards in hand by district; {ORDER}"
    bid_for = "what each bids for: 1 the first card offered, 2 the second, 3 both"
    return [
        Feature("offer", (int(tables.most_traded),), 0, piles, offer),
        Feature("seat.score", (SEATS,), -MOST, MOST, f"points; {ORDER}"),
        Feature("seat.cards", (SEATS,), 0, int(HAND_ROOM), "cards in hand"),
        Feature("seat.backs", (SEATS, piles), 0, int(HAND_ROOM), backs),
        Feature("seat.bid_for", (SEATS,), 0, 3, bid_for),
        Feature("seat.bid", (SEATS, 2), 0, piles, "districts of the cards each bids; 0: none"),
        Feature("seat.taken", (SEATS,), 0, 1, "bids accepted so far in this decision"),
    ]
