"""Big City's moves by name, text and JSON, and the numbers they have inside the engine.

Each is one small decision (R12.10): a district is chosen, then its place, then its rotation; cards
are exchanged, offered and bid one after the other. `whole.py` knows the moves they make together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Literal

from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.state import State
from burgh.games.bigcity import choice as verbs
from burgh.games.bigcity.choice import (
    choice,
    lot_of,
    orientation_of,
    site_at,
    verb_of,
    where_of,
    which_of,
)
from burgh.games.bigcity.state import BigCity
from burgh.games.bigcity.tables import BACK, MOST_CELLS, ROTATION, Boards, Cards, Tables
from burgh.shapes.square import (
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    WEST,
    Point,
    cell_above,
    cell_at,
    cell_below,
    edge_at,
    point_at,
    read_point,
)


class Discard(Move, frozen=True, tag="discard"):
    """Discard a dead card (R4.14): `discard 12`."""

    card: str


class Build(Move, frozen=True, tag="build"):
    """Build a piece on its lots (R4.5, R4.11): `build residence_2 @ 11 12`."""

    piece: str
    lots: tuple[int, ...]


class Play(Move, frozen=True, tag="play"):
    """Play a special card; where its piece goes is asked next (R4.10): `play lincoln_park`."""

    piece: str


class Tram(Move, frozen=True, tag="tram"):
    """Lay a segment on a street (R12.5): `tram 15:N`."""

    street: str


class Stop(Move, frozen=True, tag="stop"):
    """Lay no second segment (R4.20): `stop`."""


class Place(Move, frozen=True, tag="place"):
    """Choose a district of the initial set (R3.5): `place 3`."""

    district: int


class District(Move, frozen=True, tag="district"):
    """Choose a district to add to the city (R4.24): `district 6`."""

    district: int


class At(Move, frozen=True, tag="at"):
    """Choose where the district lies: its top left cell once turned (R12.2): `at 3,-2`."""

    origin: Point


class Turn(Move, frozen=True, tag="turn"):
    """Choose the clockwise quarter turns, and the district is placed (R12.2): `turn 1`.

    Which district and where was chosen before; told again here, since now it happens.
    """

    rotation: Literal[0, 1, 2, 3]
    district: int | None = None
    origin: Point | None = None


class Exchange(Move, frozen=True, tag="exchange"):
    """Begin an exchange with the piles (R4.26): `exchange`."""


class Give(Move, frozen=True, tag="give"):
    """Put a card down for the exchange (R12.6): `give 12`."""

    card: str


class Done(Move, frozen=True, tag="done"):
    """End the exchange, the offer or the settlement: `done`."""


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing (R4.28): `pass`."""


class Draw(Move, frozen=True, tag="draw"):
    """Name a pile; cards are seen when all due are named (R12.7): `draw 4`."""

    pile: int


class Trade(Move, frozen=True, tag="trade"):
    """Begin an offer to the others (R8.1): `trade`."""


class Offer(Move, frozen=True, tag="offer"):
    """Offer a card; the others see its back (R13.1): `offer 31`."""

    card: str


class Want(Move, frozen=True, tag="want"):
    """Ask for cards of a district; it binds nobody (R13.1): `want 1`."""

    district: int


class Decline(Move, frozen=True, tag="decline"):
    """Bid nothing (R13.2): `decline`."""


class Bid(Move, frozen=True, tag="bid"):
    """Bid a card for what is offered (R13.2): `bid 13`."""

    card: str


class For(Move, frozen=True, tag="for"):
    """Say for which of two offered cards, 0 or 1, the bid is (R13.2): `for 1`."""

    offered: int


class Take(Move, frozen=True, tag="take"):
    """Accept the bid of a seat (R13.3): `take 2`."""

    seat: int


BigCityMove = (
    Discard
    | Build
    | Play
    | Tram
    | Stop
    | Place
    | District
    | At
    | Turn
    | Exchange
    | Give
    | Done
    | Pass
    | Draw
    | Trade
    | Offer
    | Want
    | Decline
    | Bid
    | For
    | Take
)

BARE: dict[str, tuple[type[Move], int]] = {
    "stop": (Stop, verbs.STOP),
    "exchange": (Exchange, verbs.EXCHANGE),
    "done": (Done, verbs.DONE),
    "pass": (Pass, verbs.PASS),
    "trade": (Trade, verbs.TRADE),
    "decline": (Decline, verbs.DECLINE),
}
WITH_CARD: dict[str, tuple[Callable[[str], Move], int]] = {
    "discard": (Discard, verbs.DISCARD),
    "give": (Give, verbs.GIVE),
    "offer": (Offer, verbs.OFFER),
    "bid": (Bid, verbs.BID),
}
WITH_NUMBER: dict[str, tuple[Callable[[int], Move], int]] = {
    "place": (Place, verbs.DISTRICT),
    "district": (District, verbs.DISTRICT),
    "draw": (Draw, verbs.DRAW),
    "want": (Want, verbs.WANT),
    "for": (For, verbs.FOR),
    "take": (Take, verbs.TAKE),
}
BARE_BY_VERB = {verb: made() for made, verb in BARE.values()}
CARD_BY_VERB = {verb: made for made, verb in WITH_CARD.values()}
OTHERS = ("build", "play", "tram", "at", "turn")
FROM_ONE = (verbs.DISTRICT, verbs.DRAW, verbs.WANT)  # districts and piles are numbered from 1


# --- streets and footprints ----------------------------------------------------------------------


def street_name(table: BigCity, edge: int) -> str:
    """Name a street by the smallest lot beside it and its side (`districts.toml`)."""
    names = []
    for cell, sides in ((cell_below(edge), (NORTH, WEST)), (cell_above(edge), (SOUTH, EAST))):
        lot = table.plan.lot_at(cell)
        if lot >= 0:
            number = int(table.rules.tables.boards.lot_number[lot])
            names.append((number, SIDES[sides[edge & 1]]))
    number, side = min(names)
    return f"{number}:{side}"


def read_street(table: BigCity, name: str) -> int | None:
    """Give the edge of a street by any of its names; nothing if no lot of the city has it."""
    match = re.fullmatch(r"(\d{1,3}):([NESW])", name)
    lot = lot_index(table, int(match[1])) if match else None
    if match is None or lot is None or not table.plan.has_lot(lot):
        return None
    return int(edge_at(table.plan.cell[lot], SIDES.index(match[2])))


def lot_index(table: BigCity, number: int) -> int | None:
    """Give the engine's number of a lot."""
    return lots_by_number(table.rules.tables.boards).get(number)


@lru_cache(maxsize=16)  # a view names everything on the table, with every move
def lots_by_number(boards: Boards) -> dict[int, int]:
    """Give the engine's numbers of lots by the printed ones."""
    return {int(number): lot for lot, number in enumerate(boards.lot_number)}


def footprint(table: BigCity, orientation: int, lot: int) -> list[int] | None:
    """Give the lots of a footprint, whatever stands there; nothing where the city ends."""
    ways = table.rules.tables.orientations
    found = [lot]
    for step in range(ways.step_first[orientation], ways.step_first[orientation + 1]):
        following = table.plan.neighbour(found[ways.step_from[step]], ways.step_side[step])
        if following == 255:
            return None
        found.append(int(following))
    return found


def find_site(table: BigCity, piece: int, lots: list[int]) -> int | None:
    """Give the footprint of a piece that covers exactly these lots, if they have its shape."""
    ways = table.rules.tables.orientations
    shape = table.rules.tables.pieces[piece].shape
    if not 1 <= len(lots) <= MOST_CELLS or any(not table.plan.has_lot(lot) for lot in lots):
        return None
    for way in range(ways.first[shape], ways.first[shape + 1]):
        for lot in lots:
            found = footprint(table, way, lot)
            if found is not None and sorted(found) == sorted(lots):
                return int(site_at(way, lot))
    return None


def site_numbers(table: BigCity, site: int) -> tuple[int, ...]:
    """Give the lot numbers of a footprint, ascending."""
    found = footprint(table, orientation_of(site), lot_of(site)) or []
    return tuple(sorted(int(table.rules.tables.boards.lot_number[lot]) for lot in found))


# --- numbers -------------------------------------------------------------------------------------


def name(table: BigCity, number: int) -> Move:
    """Give the named move of an engine number."""
    verb, which, where = verb_of(number), which_of(number), where_of(number)
    if verb in BARE_BY_VERB:
        return BARE_BY_VERB[verb]
    if verb in CARD_BY_VERB:
        return CARD_BY_VERB[verb](card_name(table, which))
    if verb == verbs.BUILD:
        piece = table.rules.tables.pieces[which].name
        return Build(piece, site_numbers(table, where))
    if verb == verbs.PLAY:
        return Play(table.rules.tables.pieces[which].name)
    if verb == verbs.TRAM:
        return Tram(street_name(table, where))
    if verb == verbs.AT:
        return At(point_at(where))
    return name_numbered(table, int(verb), int(which))


def name_numbered(table: BigCity, verb: int, which: int) -> Move:
    """Name a move that carries a number."""
    if verb == verbs.DISTRICT:
        return Place(which + 1) if table.set_up_left > 0 else District(which + 1)
    if verb == verbs.DRAW:
        return Draw(which + 1)
    if verb == verbs.WANT:
        return Want(which + 1)
    if verb == verbs.FOR:
        return For(which)
    if verb == verbs.TAKE:
        return Take(which)
    return complete(table, Turn(which))  # type: ignore[arg-type]  # one of the four


def card_name(table: BigCity, card: int) -> str:
    """Name a card, or its back."""
    return names_of_cards(table.rules.tables.cards)[card]


def card_names(table: BigCity, cards: Iterable[int]) -> list[str]:
    """Name cards, or their backs."""
    names = names_of_cards(table.rules.tables.cards)
    return [names[card] for card in cards]


@lru_cache(maxsize=16)
def names_of_cards(cards: Cards) -> list[str]:
    """Give a name for every number a card can have: faces, then backs by pile."""
    backs = [f"back_{card - int(BACK) + 1}" for card in range(int(cards.count), 256)]
    return [*cards.names, *backs]


def number(table: BigCity, move: Move) -> int:
    """Give the engine number of a legal move."""
    tables = table.rules.tables
    tag = str(move.__struct_config__.tag)
    if tag in BARE:
        return int(choice(BARE[tag][1], 0, 0))
    if tag in WITH_CARD:
        return int(choice(WITH_CARD[tag][1], tables.cards.names.index(first_field(move)), 0))
    if tag in WITH_NUMBER:
        verb = WITH_NUMBER[tag][1]
        return int(choice(verb, int(first_field(move)) - (verb in FROM_ONE), 0))
    match move:
        case Build(piece, lots):
            kind = piece_number(table, piece)
            site = find_site(table, kind, [lot_index(table, lot) or 0 for lot in lots])
            return int(choice(verbs.BUILD, kind, site or 0))
        case Play(piece):
            return int(choice(verbs.PLAY, piece_number(table, piece), 0))
        case Tram(street):
            return int(choice(verbs.TRAM, 0, read_street(table, street) or 0))
        case At(origin):
            return int(choice(verbs.AT, 0, cell_at(*origin)))
        case Turn(rotation):
            return int(choice(verbs.TURN, rotation, 0))
        case _:
            raise TypeError(f"not a move of Big City: {move!r}")


def first_field(move: Move) -> str:
    """Give the one field of a move that has one."""
    return str(getattr(move, move.__struct_fields__[0]))


def piece_number(table: BigCity, piece: str) -> int:
    """Give the number of a piece in play."""
    return pieces_by_name(table.rules.tables)[piece]


@lru_cache(maxsize=16)
def pieces_by_name(tables: Tables) -> dict[str, int]:
    """Give the numbers of the pieces in play by their names."""
    return {piece.name: kind for kind, piece in enumerate(tables.pieces)}


def complete(table: BigCity, move: Move) -> Move:
    """Give a move in its usual form: lots ascending, a street by its usual name."""
    match move:
        case Build(piece, lots):
            return Build(piece, tuple(sorted(lots)))
        case Tram(street):
            edge = read_street(table, street.upper())
            return Tram(street if edge is None else street_name(table, edge))
        case Turn(rotation, None, None) if table.due == ROTATION:
            return Turn(rotation, int(table.chosen) + 1, point_at(table.spot))
        case _:
            return move


# --- text ----------------------------------------------------------------------------------------


def write_move(state: State, move: Move) -> str:
    """Write a move as one line."""
    tag = str(move.__struct_config__.tag)
    match move:
        case Build(piece, lots):
            return f"build {piece} @ {' '.join(map(str, lots))}"
        case Turn(rotation):
            return f"turn {rotation}"
        case At(origin):
            return f"at {origin}"
        case _:
            fields = (str(getattr(move, field)) for field in move.__struct_fields__)
            return " ".join((tag, *fields))


def read_move(table: BigCity, text: str) -> Move:
    """Read a line of text, with complaints that say what is missing."""
    verb, _, rest = text.strip().lower().partition(" ")
    rest = rest.strip()
    if len(text) > 200 or verb not in (*BARE, *WITH_CARD, *WITH_NUMBER, *OTHERS):
        known = ", ".join((*OTHERS, *WITH_CARD, *WITH_NUMBER, *BARE))
        raise Malformed("move", f"{verb[:40]!r} is not one of {known}")
    if verb in BARE:
        if rest:
            raise Malformed("move", f"{verb} stands alone, without {rest[:40]!r}")
        return BARE[verb][0]()
    if verb in WITH_CARD:
        return WITH_CARD[verb][0](known_name(verb, rest, table.rules.tables.cards.names))
    if verb in WITH_NUMBER:
        return WITH_NUMBER[verb][0](read_number(verb, rest))
    return complete(table, read_placed(table, verb, rest))


def read_placed(table: BigCity, verb: str, rest: str) -> Move:
    """Read a move that says where: a build, a street, a cell, a rotation."""
    pieces = [piece.name for piece in table.rules.tables.pieces]
    if verb == "play":
        return Play(known_name(verb, rest, pieces))
    if verb == "tram":
        if not re.fullmatch(r"\d{1,3}:[nesw]", rest):
            raise Malformed(
                "move", f"a street is written lot:side, for example tram 15:N, {rest!r}"
            )
        return Tram(rest.upper())
    if verb == "at":
        return At(read_point(rest))
    if verb == "turn":
        if rest not in ("0", "1", "2", "3"):
            raise Malformed("move", f"a rotation is 0, 1, 2 or 3, not {rest[:20]!r}")
        return Turn(int(rest))  # type: ignore[arg-type]  # one of the four
    piece, at, lots = rest.partition("@")
    if not at or not re.fullmatch(r"[\s,]*\d{1,3}(?:[\s,]+\d{1,3})*[\s,]*", lots):
        raise Malformed("move", "a build is written, for example, build residence_2 @ 11 12")
    numbers = tuple(int(lot) for lot in re.findall(r"\d+", lots))
    return Build(known_name(verb, piece.strip(), pieces), numbers)


def read_number(verb: str, text: str) -> int:
    """Read the number after a verb."""
    if not re.fullmatch(r"\d{1,4}", text):
        raise Malformed("move", f"{verb} needs a number, for example {verb} 1, not {text[:20]!r}")
    return int(text)


def known_name(verb: str, text: str, names: list[str]) -> str:
    """Give the thing a line names: in full, or by a beginning that fits one thing only."""
    asked = re.sub(r"[ -]+", "_", text.replace("'", ""))
    if not asked:
        raise Malformed("move", f"{verb} of what? For example {verb} {names[0]}")
    if asked in names:
        return asked
    begun = [name for name in names if name.startswith(asked)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise Malformed("move", f"{text[:40]!r} may be {', '.join(begun[:12])}")
    raise Malformed("move", f"there is no {text[:40]!r}")
