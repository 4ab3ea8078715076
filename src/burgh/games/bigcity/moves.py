"""Big City's moves: each kind declared once, as number, named value, text and JSON.

Each is one small decision (R12.10): a district is chosen, then its place, then its rotation; cards
are exchanged, offered and bid one after the other.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final, Literal

from burgh.core.moves import Field, Move, Moves, NameField, NumberField
from burgh.games.bigcity.engine import choice as verbs
from burgh.games.bigcity.engine.choice import (
    choice,
    site_at,
    verb_of,
    where_of,
    which_of,
)
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import (
    ACT,
    BARGAIN,
    FALLBACK,
    LAY,
    MOST_SEATS,
    ORIGIN,
    PLACE,
    REFILL,
    REPLY,
    ROTATION,
    SETTLE,
    SITE,
    SWAP,
)
from burgh.games.bigcity.lookup import (
    card_name,
    find_site,
    lot_index,
    piece_number,
    read_street,
    site_numbers,
    street_name,
)
from burgh.games.bigcity.reach import cells_in_reach, streets_in_reach
from burgh.shapes.square import (
    Point,
    cell_at,
    point_at,
    read_point,
)

# --- fields --------------------------------------------------------------------------------------


class CardField(NameField[BigCity]):
    """A card by its name, or by its back."""

    what, example = "card", "12"

    def names(self, state: BigCity) -> Sequence[str]:
        return state.rules.tables.cards.names

    def value(self, state: BigCity, number: int) -> str:
        return card_name(state, which_of(number))

    def number(self, state: BigCity, value: str, move: Move) -> int:
        return choice(0, state.rules.tables.cards.names.index(value), 0)

    def shares(self, state: BigCity) -> Sequence[int]:
        return [share(card) for card in range(state.rules.tables.cards.count)]


class PieceField(NameField[BigCity]):
    """A piece in play. Among actions (`shares`), the lots it is built on tell it too."""

    what, example = "building", "residence_2"

    def names(self, state: BigCity) -> Sequence[str]:
        return [piece.name for piece in state.rules.tables.pieces]

    def value(self, state: BigCity, number: int) -> str:
        return state.rules.tables.pieces[which_of(number)].name

    def number(self, state: BigCity, value: str, move: Move) -> int:
        return choice(0, piece_number(state, value), 0)


class PlayedField(PieceField):
    """A piece with a card of its own."""

    def shares(self, state: BigCity) -> Sequence[int]:
        return [
            share(number)
            for number, piece in enumerate(state.rules.tables.pieces)
            if piece.card >= 0
        ]


class LotsField(Field[BigCity]):
    """The lots a piece covers, by their printed numbers, usually ascending."""

    what, example = "lots", "11 12"
    form = r"[\s,]*\d{1,3}(?:[\s,]+\d{1,3})*[\s,]*"

    def value(self, state: BigCity, number: int) -> tuple[int, ...]:
        return site_numbers(state, where_of(number))

    def number(self, state: BigCity, value: tuple[int, ...], move: Move) -> int:
        assert isinstance(move, Build)
        lots = [lot_index(state, lot) or 0 for lot in value]
        return find_site(state, piece_number(state, move.piece), lots) or 0

    def shares(self, state: BigCity) -> Sequence[int]:
        # With that of the piece: not every one has every footprint.
        tables = state.rules.tables
        first = tables.orientations.first
        return [
            choice(0, number, site_at(way, lot))
            for number, piece in enumerate(tables.pieces)
            for way in range(first[piece.shape], first[piece.shape + 1])
            for lot in range(tables.boards.lots)
        ]

    def usual(self, state: BigCity, value: tuple[int, ...], move: Move) -> tuple[int, ...]:
        return tuple(sorted(value))

    def text(self, value: tuple[int, ...]) -> str:
        return " ".join(map(str, value))

    def read(self, state: BigCity, text: str) -> tuple[int, ...]:
        return tuple(int(lot) for lot in re.findall(r"\d+", text))


class StreetField(Field[BigCity]):
    """A street by a lot beside it and a side; of its names, the one by the smallest lot."""

    what, example, form = "street", "15:N", r"\d{1,3}:[nesw]"

    def value(self, state: BigCity, number: int) -> str:
        return street_name(state, where_of(number))

    def number(self, state: BigCity, value: str, move: Move) -> int:
        return read_street(state, value) or 0

    def shares(self, state: BigCity) -> Sequence[int]:
        return streets_in_reach(state.rules)

    def usual(self, state: BigCity, value: str, move: Move) -> str:
        edge = read_street(state, value.upper())
        return value if edge is None else street_name(state, edge)

    def read(self, state: BigCity, text: str) -> str:
        return text.upper()


class PointField(Field[BigCity]):
    """A cell of the map."""

    what, example = "place", "3,-2"

    def value(self, state: BigCity, number: int) -> Point:
        return point_at(where_of(number))

    def number(self, state: BigCity, value: Point, move: Move) -> int:
        return cell_at(*value)

    def shares(self, state: BigCity) -> Sequence[int]:
        return cells_in_reach(state.rules)

    def read(self, state: BigCity, text: str) -> Point:
        return read_point(text)


class ChosenField(Field[BigCity]):
    """What was chosen before, told again with the rotation, since now it happens."""

    def value(self, state: BigCity, number: int) -> int | None:
        return int(state.chosen) + 1 if state.due == ROTATION else None

    def usual(self, state: BigCity, value: int | None, move: Move) -> int | None:
        return self.value(state, 0) if value is None else value


class SpotField(Field[BigCity]):
    """The place that was chosen before."""

    def value(self, state: BigCity, number: int) -> Point | None:
        return point_at(state.spot) if state.due == ROTATION else None

    def usual(self, state: BigCity, value: Point | None, move: Move) -> Point | None:
        return self.value(state, 0) if value is None else value


class RotationField(NumberField):
    """Clockwise quarter turns."""

    what, form = "rotation", r"[0-3]"


def share(which: int) -> int:
    """The share of a card, piece, district, pile or seat in an engine number."""
    return choice(0, which, 0)


Card = Annotated[str, CardField()]
Piece = Annotated[str, PieceField()]
Played = Annotated[str, PlayedField()]
Lots = Annotated[tuple[int, ...], LotsField()]
Street = Annotated[str, StreetField()]
Origin = Annotated[Point, PointField()]
Rotation = Annotated[Literal[0, 1, 2, 3], RotationField(which_of, share, count=lambda _: 4)]
Numbered = Annotated[  # districts and their piles
    int,
    NumberField(which_of, share, first=1, count=lambda state: state.rules.tables.boards.districts),
]
Offered = Annotated[
    int, NumberField(which_of, share, count=lambda state: state.rules.tables.most_traded)
]
Seat = Annotated[int, NumberField(which_of, share, count=lambda _: MOST_SEATS)]


# --- kinds ---------------------------------------------------------------------------------------


class Discard(Move, frozen=True, code=verbs.DISCARD, due=(ACT,), text="discard {card}"):
    """Discard a dead card (R4.14): `discard 12`."""

    card: Card


class Build(Move, frozen=True, code=verbs.BUILD, due=(ACT, SITE), text="build {piece} @ {lots}"):
    """Build a piece on its lots (R4.5, R4.11): `build residence_2 @ 11 12`."""

    piece: Piece
    lots: Lots


class Play(Move, frozen=True, code=verbs.PLAY, due=(ACT,), text="play {piece}"):
    """Play a special card; where its piece goes is asked next (R4.10): `play lincoln_park`."""

    piece: Played


class Tram(Move, frozen=True, code=verbs.TRAM, due=(ACT, LAY), text="tram {street}"):
    """Lay a segment on a street (R12.5): `tram 15:N`."""

    street: Street


class Stop(Move, frozen=True, code=verbs.STOP, due=(LAY,), text="stop"):
    """Lay no second segment (R4.20): `stop`."""


class Place(Move, frozen=True, code=verbs.DISTRICT, due=(PLACE,), text="place {district}"):
    """Choose a district of the initial set (R3.5): `place 3`."""

    district: Numbered


class District(Move, frozen=True, code=verbs.DISTRICT, due=(ACT,), text="district {district}"):
    """Choose a district to add to the city (R4.24): `district 6`."""

    district: Numbered


class At(Move, frozen=True, code=verbs.AT, due=(ORIGIN,), text="at {origin}"):
    """Choose where the district lies: its top left cell once turned (R12.2): `at 3,-2`."""

    origin: Origin


class Turn(Move, frozen=True, code=verbs.TURN, due=(ROTATION,), text="turn {rotation}"):
    """Choose the clockwise quarter turns, and the district is placed (R12.2): `turn 1`."""

    rotation: Rotation
    district: Annotated[int | None, ChosenField()] = None
    origin: Annotated[Point | None, SpotField()] = None


class Exchange(Move, frozen=True, code=verbs.EXCHANGE, due=(ACT, FALLBACK), text="exchange"):
    """Begin an exchange with the piles (R4.26): `exchange`."""


class Give(Move, frozen=True, code=verbs.GIVE, due=(SWAP,), text="give {card}"):
    """Put a card down for the exchange (R12.6): `give 12`."""

    card: Card


class Done(Move, frozen=True, code=verbs.DONE, due=(SWAP, BARGAIN, SETTLE), text="done"):
    """End the exchange, the offer or the settlement: `done`."""


class Pass(Move, frozen=True, code=verbs.PASS, due=(ACT, FALLBACK), text="pass"):
    """Do nothing (R4.28): `pass`."""


class Draw(Move, frozen=True, code=verbs.DRAW, due=(REFILL,), text="draw {pile}"):
    """Name a pile; cards are seen when all due are named (R12.7): `draw 4`."""

    pile: Numbered


class Trade(Move, frozen=True, code=verbs.TRADE, due=(ACT,), text="trade"):
    """Begin an offer to the others (R8.1): `trade`."""


class Offer(Move, frozen=True, code=verbs.OFFER, due=(BARGAIN,), text="offer {card}"):
    """Offer a card; the others see its back (R13.1): `offer 31`."""

    card: Card


class Want(Move, frozen=True, code=verbs.WANT, due=(BARGAIN,), text="want {district}"):
    """Ask for cards of a district; it binds nobody (R13.1): `want 1`."""

    district: Numbered


class Decline(Move, frozen=True, code=verbs.DECLINE, due=(REPLY,), text="decline"):
    """Bid nothing (R13.2): `decline`."""


class Bid(Move, frozen=True, code=verbs.BID, due=(REPLY,), text="bid {card}"):
    """Bid a card for what is offered (R13.2): `bid 13`."""

    card: Card


class For(Move, frozen=True, code=verbs.FOR, due=(REPLY,), text="for {offered}"):
    """Say for which of two offered cards, 0 or 1, the bid is (R13.2): `for 1`."""

    offered: Offered


class Take(Move, frozen=True, code=verbs.TAKE, due=(SETTLE,), text="take {seat}"):
    """Accept the bid of a seat (R13.3): `take 2`."""

    seat: Seat


BigCityMove = (
    Build
    | Play
    | Tram
    | At
    | Turn
    | Discard
    | Give
    | Offer
    | Bid
    | Place
    | District
    | Draw
    | Want
    | For
    | Take
    | Stop
    | Exchange
    | Done
    | Pass
    | Trade
    | Decline
)
MOVES: Final[Moves[BigCity]] = Moves(
    BigCityMove, code_of=verb_of, base=lambda code: choice(code, 0, 0)
)
