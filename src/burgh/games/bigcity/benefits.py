"""What speaks for a decision in Big City: points now, own cards that gain, what others lose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from burgh.core.benefits import Benefit, Deed, benefit, places_of, total
from burgh.core.ints import i64, vec
from burgh.core.moves import Move
from burgh.core.said import Arg, Item, Said, listed, say, signed
from burgh.core.values import Change
from burgh.games.bigcity.engine import buildings
from burgh.games.bigcity.engine.choice import lot_of, orientation_of, where_of, which_of
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.lookup import site_numbers
from burgh.games.bigcity.moves import MOVES, At, Build, Discard, Exchange, Give, Tram, Turn
from burgh.games.bigcity.position import Placed, cells_of
from burgh.games.bigcity.printed import form, name
from burgh.games.bigcity.words import card as card_said
from burgh.games.bigcity.words import label, lots, points
from burgh.games.bigcity.written import held
from burgh.shapes.square import point_at

# About how many points something is worth; only the order of what is told rests on it.
NEXT: Final = 0.5  # of a build that is still to come
KEPT: Final = 0.3
A_LOT: Final = 1.5  # a card that can be built on at last
A_PIECE: Final = 1.0
LAST: Final = 2.0
A_CARD: Final = 1.0
MOST: Final = 3  # pieces that are named
STEPS: Final = ("base", "add", "imposed", "multiplier")


class Site(NamedTuple):
    """A piece on its lots."""

    piece: str
    lots: tuple[int, ...]


def benefits(deed: Deed[BigCity]) -> Iterator[Benefit]:
    """What it scores, what it does for the own cards, and what the others can no longer do."""
    yield from scored(deed)
    yield from for_own_cards(deed)
    yield from unlocked(deed)
    match deed.move:
        case Build(piece=piece):
            yield from the_last(deed, piece)
        case Discard():
            yield benefit("dead", "now", A_CARD)
        case Exchange():
            yield from renewed(deed)
        case _:
            pass


def scored(deed: Deed[BigCity]) -> Iterator[Benefit]:
    """The points, and how they come about."""
    won = total(deed.own("score"))
    if won > 0:
        parts = [step(deed, each) for each in deed.own(*STEPS)]
        yield benefit("score", "now", won, points=points(won), parts=list(parts))


def step(deed: Deed[BigCity], change: Change) -> Said:
    """One step of a score."""
    why = label(deed.before.rules.tables, change.cause)
    if change.track == "base":
        return say("benefit-part-base", points=change.amount)
    if change.track == "multiplier":
        return say("benefit-part-times", factor=change.amount, why=why)
    return say("benefit-part-add", points=signed(change.amount), why=why)


# --- the own cards -----------------------------------------------------------------------------


def for_own_cards(deed: Deed[BigCity]) -> Iterator[Benefit]:
    """Lots that come into the city, builds that are worth more, and those that stay open."""
    opened = [lot for lot in own_lots(deed.after, deed.seat) if not has_lot(deed.before, lot)]
    if opened:
        yield benefit(
            "opens", "later", A_LOT * len(opened), [str(lot) for lot in opened], lots=lots(opened)
        )
    before, after = (builds(table, deed.seat) for table in (deed.before, deed.after))
    rises = {site: worth - before.get(site, 0) for site, worth in after.items()}
    best = max(rises, key=lambda site: (rises[site], after[site]), default=None)
    if best is not None and rises[best] > 0:
        yield raised(best, after[best], before.get(best))
        return
    kept = [site for site in after if len(site.lots) > 1]
    if isinstance(deed.move, Build) and kept:
        site = max(kept, key=lambda each: after[each])
        yield benefit(
            "keeps", "later", KEPT * after[site], place(site), **site_args(site, after[site])
        )


def raised(site: Site, worth: int, before: int | None) -> Benefit:
    """Say that a build of the own cards brings more, or is possible at all."""
    args = site_args(site, worth)
    if before is None:
        return benefit("enables", "later", NEXT * worth, place(site), **args)
    gained = NEXT * (worth - before)
    return benefit("raises", "later", gained, place(site), before=points(before), **args)


def site_args(site: Site, worth: int) -> dict[str, Arg]:
    """What is said of a build: the piece, its lots and its points."""
    return {
        "piece": form(site.piece, "built"),
        "lots": lots(site.lots),
        "points": points(worth),
        "size": abs(worth),
    }


def place(site: Site) -> tuple[str, ...]:
    return tuple(str(lot) for lot in site.lots)


def builds(table: BigCity, seat: int) -> dict[Site, int]:
    """Every piece that the lot cards seen in a hand can pay, with the points it would bring now."""
    room = int(table.hand_size[seat]) * int(table.rules.tables.builds_a_lot)
    buffer = vec[i64]([0] * room)
    found: dict[Site, int] = {}
    for i in range(buildings.builds_into(table, buffer, 0, seat)):
        number = buffer[i]
        piece = table.rules.tables.pieces[which_of(number)].name
        site = Site(piece, site_numbers(table, where_of(number)))
        found[site] = points_of(table, seat, number)
    return found


def points_of(table: BigCity, seat: int, number: int) -> int:
    """What a build would bring."""
    spot = where_of(number)
    footprint = buildings.walk(table, orientation_of(spot), lot_of(spot))
    site = buildings.survey(table, footprint)
    return int(buildings.score(table, site, seat, which_of(number), None))


def own_lots(table: BigCity, seat: int) -> list[int]:
    """The lots of the cards seen in a hand that are free to build on."""
    cards, boards = table.rules.tables.cards, table.rules.tables.boards
    seen = [int(cards.lot[card]) for card in held(table, seat) if card < cards.count]
    return [
        int(boards.lot_number[lot]) for lot in seen if lot >= 0 and buildings.is_free(table, lot)
    ]


def has_lot(table: BigCity, number: int) -> bool:
    """Whether a lot lies in the city."""
    numbers = [int(each) for each in table.rules.tables.boards.lot_number]
    return bool(table.plan.has_lot(numbers.index(number)))


# --- everybody ---------------------------------------------------------------------------------


def unlocked(deed: Deed[BigCity]) -> Iterator[Benefit]:
    """Pieces that can be built from now on."""
    fresh = int(deed.after.possible) & ~int(deed.before.possible)
    pieces = deed.before.rules.tables.pieces
    names: list[Item] = [name(piece.name) for i, piece in enumerate(pieces) if (fresh >> i) & 1]
    if names:
        weight = A_PIECE * len(names)
        shown = listed("and", names[:MOST])
        yield benefit("unlocks", "later", weight, count=len(names), pieces=shown)


def the_last(deed: Deed[BigCity], piece: str) -> Iterator[Benefit]:
    """Say that nobody else can build such a piece any more."""
    names = [each.name for each in deed.before.rules.tables.pieces]
    if deed.after.supply[names.index(piece)] == 0 and stood(deed.before, names.index(piece)):
        yield benefit("last", "denies", LAST, piece=name(piece))


def renewed(deed: Deed[BigCity]) -> Iterator[Benefit]:
    """Cards that are given back because nothing can be built with them."""
    given = [move.card for move in deed.moves if isinstance(move, Give)]
    used = {str(lot) for site in builds(deed.before, deed.seat) for lot in site.lots}
    idle = [card for card in given if card not in used and card.isdecimal()]
    if idle and idle == given:
        cards = listed("and", [card_said(each) for each in idle])
        yield benefit("renews", "later", A_CARD * len(idle), count=len(idle), cards=cards)


def stood(table: BigCity, piece: int) -> bool:
    """Whether a piece was there more than once."""
    return any(int(each) == piece for each in table.stands)


# --- the next turn -----------------------------------------------------------------------------


def plan(deed: Deed[BigCity], then: Sequence[tuple[BigCity, Move]]) -> Said | None:
    """The build that is likely next, if the cards for it are in the hand already."""
    _, first = then[0]
    if not isinstance(first, Build) or not set(first.lots) <= set(own_lots(deed.after, deed.seat)):
        return None
    same = [(state, move) for state, move in then if move == first]
    found = [points_of(state, deed.seat, int(MOVES.number(state, move))) for state, move in same]
    return say("plan-build", **site_args(Site(first.piece, first.lots), round(fmean(found))))


def places(table: BigCity, move: Move) -> tuple[str, ...]:
    """The lots or the street of a move, or the cells that a district is about to cover."""
    match move:
        case Tram(street):
            return (street,)
        case At():  # what it covers is known once it is turned
            return ()
        case Turn(rotation):
            lies = Placed(id=table.chosen + 1, origin=point_at(table.spot), rotation=rotation)
            return tuple(map(str, cells_of(table, table.chosen, lies)))
        case _:
            return places_of(move)
