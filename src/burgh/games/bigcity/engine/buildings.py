"""Buildings, parks and factories: where they may stand and what they score (R4.5-R4.13, R5, R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import append, i64, u8, vec
from burgh.core.ledger import NOWHERE, Entry, Ledger
from burgh.games.bigcity.engine import tram
from burgh.games.bigcity.engine.choice import BUILD, PLAY, choice, lot_of, orientation_of, site_at
from burgh.games.bigcity.engine.tables import (
    ADD,
    ADJACENT,
    ALL,
    ANY,
    BASE,
    BUILT,
    BY_TRAM,
    FLOOR,
    HAND_ROOM,
    IMPOSED,
    LABEL,
    LAST,
    LOCATION,
    LOTS,
    MULTIPLE,
    MULTIPLIER,
    NO_LOT,
    NOT,
    PIECES,
    RIM_LOTS,
    SCORE,
    STREET,
    WHEN,
    Add,
    Piece,
)
from burgh.shapes.square import bit, edge_at

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity


# --- looking at a footprint ---------------------------------------------------------------------

# A footprint is one integer: how it lies, then its lots, eight bits each, the first one lowest.
LOT_BITS: Final[i64] = 8
LOT_MASK: Final[i64] = 255
WAY_SHIFT: Final[i64] = 48  # MOST_CELLS lots
NO_FOOTPRINT: Final[i64] = -1

# A set of lots, as bits: those below HALF, then the others.
Lots = tuple[i64, i64]
HALF: Final[i64] = 60  # MOST_LOTS / 2

# A site is a footprint looked at once, and these are its places: the footprint, the set of pieces
# that face it, its lots on the outskirts, a street around it with a segment or NO_TRAM.
# Plain integers: they belong to whoever asks, and looking costs no memory.
Site = tuple[i64, i64, i64, i64]
FOOTPRINT: Final = 0
KINDS: Final = 1
RIM: Final = 2
BY_STREET: Final = 3
NO_TRAM: Final[i64] = -1
EVERY_PIECE: Final[i64] = -1


def walk(table: BigCity, orientation: i64, lot: i64) -> i64:
    """The footprint that begins on a lot, or NO_FOOTPRINT if a lot of it is not free."""
    if not is_free(table, lot):
        return NO_FOOTPRINT
    ways = table.rules.tables.orientations
    beside = table.plan.beside
    piece_at = table.piece_at
    found = (orientation << WAY_SHIFT) | lot
    shift: i64 = 0
    for step in range(ways.step_first[orientation], ways.step_first[orientation + 1]):
        cell = (found >> (LOT_BITS * ways.step_from[step])) & LOT_MASK
        following: i64 = i64(beside[4 * cell + ways.step_side[step]])
        if following == NO_LOT or i64(piece_at[following]) != 0:
            return NO_FOOTPRINT
        shift += LOT_BITS
        found |= following << shift
    return found


def lot_in(footprint: i64, cell: i64) -> i64:
    """The lot under one cell of a footprint."""
    return (footprint >> (LOT_BITS * cell)) & LOT_MASK


def way_of(footprint: i64) -> i64:
    """The orientation of a footprint."""
    return footprint >> WAY_SHIFT


def size_of(table: BigCity, footprint: i64) -> i64:
    """Count the lots of a footprint."""
    return table.rules.tables.orientations.size[way_of(footprint)]


def is_free(table: BigCity, lot: i64) -> bool:
    """Whether a lot is in the city and nothing stands on it."""
    return i64(table.piece_at[lot]) == 0 and table.plan.has_lot(lot)


def is_crossed(table: BigCity, footprint: i64) -> bool:
    """Whether a segment lies inside a footprint (T3)."""
    return crossing(table, footprint) >= 0


def crossing(table: BigCity, footprint: i64) -> i64:
    """A street with a segment inside a footprint, or NO_TRAM."""
    ways = table.rules.tables.orientations
    way = way_of(footprint)
    for i in range(ways.inner_first[way], ways.inner_first[way + 1]):
        cell = table.plan.cell[lot_in(footprint, ways.inner_cell[i])]
        edge = edge_at(cell, ways.inner_side[i])
        if tram.has_rail(table, edge):
            return edge
    return NO_TRAM


def survey(table: BigCity, footprint: i64) -> Site:
    """Look at what faces a footprint: pieces, the tram, the outer edge (R2)."""
    ways = table.rules.tables.orientations
    beside = table.plan.beside
    piece_at = table.piece_at
    outskirts = table.plan.outskirts
    way = way_of(footprint)
    kinds: i64 = 0
    for i in range(ways.outer_first[way], ways.outer_first[way + 1]):
        lot = (footprint >> (LOT_BITS * ways.outer_cell[i])) & LOT_MASK
        facing: i64 = i64(beside[4 * lot + ways.outer_side[i]])
        if facing != NO_LOT and i64(piece_at[facing]) != 0:
            kinds |= bit(i64(table.stands[i64(piece_at[facing]) - 1]))
    rim: i64 = 0
    left = footprint
    for _lot in range(ways.size[way]):
        rim += i64(outskirts[left & LOT_MASK])
        left >>= LOT_BITS
    street: i64 = NO_TRAM
    if len(table.line) > 0:
        street = street_around(table, footprint)
    return (footprint, kinds, rim, street)


def street_around(table: BigCity, footprint: i64) -> i64:
    """The first street around a footprint with a segment, or NO_TRAM."""
    ways = table.rules.tables.orientations
    way = way_of(footprint)
    for i in range(ways.outer_first[way], ways.outer_first[way + 1]):
        cell = table.plan.cell[lot_in(footprint, ways.outer_cell[i])]
        edge = edge_at(cell, ways.outer_side[i])
        if tram.has_rail(table, edge):
            return edge
    return NO_TRAM


def piece_on(table: BigCity, lot: i64) -> i64:
    """The kind of the piece that stands on a lot."""
    return i64(table.stands[i64(table.piece_at[lot]) - 1])


def covered_lot(table: BigCity, footprint: i64, outer: i64) -> i64:
    """The lot with a piece across one outer side of a footprint, or NO_LOT."""
    ways = table.rules.tables.orientations
    lot = lot_in(footprint, ways.outer_cell[outer])
    facing: i64 = i64(table.plan.beside[4 * lot + ways.outer_side[outer]])
    if facing == NO_LOT or i64(table.piece_at[facing]) == 0:
        return NO_LOT
    return facing


def beside_of(table: BigCity, site: Site, mask: i64) -> i64:
    """Count the different pieces of a set that face a site (R2.3, R5.12)."""
    ways = table.rules.tables.orientations
    way = way_of(site[FOOTPRINT])
    found: i64 = 0
    for i in range(ways.outer_first[way], ways.outer_first[way + 1]):
        lot = covered_lot(table, site[FOOTPRINT], i)
        if lot == NO_LOT or (mask >> piece_on(table, lot)) & 1 == 0:
            continue
        if is_first_of_piece(table, site[FOOTPRINT], i, lot):
            found += 1
    return found


def is_first_of_piece(table: BigCity, footprint: i64, outer: i64, lot: i64) -> bool:
    """Whether no outer side before this one faces the piece that covers a lot."""
    number = i64(table.piece_at[lot])
    for i in range(table.rules.tables.orientations.outer_first[way_of(footprint)], outer):
        other = covered_lot(table, footprint, i)
        if other != NO_LOT and i64(table.piece_at[other]) == number:
            return False
    return True


def covered_beside(table: BigCity, site: Site) -> i64:
    """Count the different lots with a piece that face a site (R2.3)."""
    ways = table.rules.tables.orientations
    way = way_of(site[FOOTPRINT])
    found: i64 = 0
    for i in range(ways.outer_first[way], ways.outer_first[way + 1]):
        lot = covered_lot(table, site[FOOTPRINT], i)
        if lot != NO_LOT and is_first_of_lot(table, site[FOOTPRINT], i, lot):
            found += 1
    return found


def is_first_of_lot(table: BigCity, footprint: i64, outer: i64, lot: i64) -> bool:
    """Whether no outer side before this one faces the same covered lot."""
    for i in range(table.rules.tables.orientations.outer_first[way_of(footprint)], outer):
        if covered_lot(table, footprint, i) == lot:
            return False
    return True


# --- conditions ----------------------------------------------------------------------------------


def holds(table: BigCity, site: Site, condition: i64) -> bool:
    """Whether a condition holds for a site, before the piece stands (R4.5)."""
    known = table.rules.tables.conditions
    asks = known.asks[condition]
    a = known.a[condition]
    b = known.b[condition]
    if asks == ADJACENT:
        if b == 1:
            return site[KINDS] & a != 0
        return site[KINDS] & a != 0 and beside_of(table, site, a) >= b
    if asks == BY_TRAM:
        return site[BY_STREET] >= 0
    if asks == BUILT:
        return table.built & a != 0
    if asks == LOCATION:
        return (site[RIM] > 0) == (a == 1)
    if asks == RIM_LOTS:
        return a <= site[RIM] <= b
    if asks == MULTIPLE:
        return table.rules.tables.boards.lot_number[lot_in(site[FOOTPRINT], 0)] % a == 0
    if asks == LAST:
        first = lot_in(site[FOOTPRINT], 0)
        return table.free_in(table.rules.tables.boards.lot_district[first]) == 1
    return holds_composed(table, site, condition, asks)


def holds_composed(table: BigCity, site: Site, condition: i64, asks: i64) -> bool:
    """Judge `all`, `any` and `not`."""
    known = table.rules.tables.conditions
    for i in range(known.part_first[condition], known.part_last[condition]):
        part = holds(table, site, known.parts[i])
        if asks == NOT:
            return not part
        if asks == ALL and not part:
            return False
        if asks == ANY and part:
            return True
    return asks == ALL


def forbidding(site: Site, piece: Piece) -> i64:
    """The set of neighbours that forbid this piece, or 0 (R9.1)."""
    kinds = site[KINDS]
    if kinds & piece.feels == 0:
        return 0
    for imposed in piece.imposed:
        if imposed.forbid and kinds & imposed.by != 0:
            return kinds & imposed.by
    return 0


def is_suitable(table: BigCity, site: Site, number: i64) -> bool:
    """Whether a site suits a piece: its conditions, and its neighbours' (R4.5)."""
    piece = table.rules.tables.pieces[number]
    for i in range(i64(len(piece.requires))):
        if not holds(table, site, piece.requires[i]):
            return False
    return forbidding(site, piece) == 0


# --- legal builds --------------------------------------------------------------------------------


def builds_into(table: BigCity, buffer: vec[i64], count: i64, seat: i64) -> i64:
    """Write every piece that a seat's lot cards can pay, on each footprint (R4.5, R4.6)."""
    cards = table.rules.tables.cards
    held = lots_in_hand(table, seat)
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if card < cards.count and cards.lot[card] >= 0 and is_free(table, cards.lot[card]):
            count = builds_from(table, buffer, count, held, cards.lot[card])
    return count


def lots_in_hand(table: BigCity, seat: i64) -> Lots:
    """The set of lots whose cards are seen in a hand."""
    cards = table.rules.tables.cards
    low: i64 = 0
    high: i64 = 0
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if card < cards.count and cards.lot[card] >= 0:
            lot = cards.lot[card]
            if lot < HALF:
                low |= bit(lot)
            else:
                high |= bit(lot - HALF)
    return (low, high)


def is_among(lots: Lots, lot: i64) -> bool:
    """Whether a lot belongs to a set."""
    if lot < HALF:
        return (lots[0] >> lot) & 1 != 0
    return (lots[1] >> (lot - HALF)) & 1 != 0


def builds_from(table: BigCity, buffer: vec[i64], count: i64, held: Lots, lot: i64) -> i64:
    """Write the builds whose footprint begins on a lot."""
    tables = table.rules.tables
    ways = tables.orientations
    payable = payable_sides(table, held, lot)
    for shape in range(i64(len(tables.by_shape))):
        if tables.shape_set[shape] & table.possible == 0:
            continue
        pieces = tables.by_shape[shape]
        for way in range(ways.first[shape], ways.first[shape + 1]):
            step = ways.step_first[way]
            more = step < ways.step_first[way + 1]
            if more and (payable >> ways.step_side[step]) & 1 == 0:
                continue  # a quick look: most hands end here
            footprint = payable_footprint(table, held, way, lot)
            if footprint == NO_FOOTPRINT:
                continue
            site = survey(table, footprint)
            for i in range(i64(len(pieces))):
                piece = pieces[i]
                if may_suit(table, site, piece) and is_suitable(table, site, piece):
                    buffer[count] = choice(BUILD, piece, site_at(way, lot))
                    count += 1
    return count


def payable_sides(table: BigCity, held: Lots, lot: i64) -> i64:
    """The sides of a lot across which lies one whose card is in the hand, as bits."""
    found: i64 = 0
    for side in range(4):
        facing: i64 = i64(table.plan.beside[4 * lot + side])
        if facing != NO_LOT and is_among(held, facing):
            found |= bit(side)
    return found


def may_suit(table: BigCity, site: Site, piece: i64) -> bool:
    """Look quickly whether a piece is left and some neighbour it wants is there.

    Must agree with `is_suitable`: it refuses only what that would refuse too.
    """
    if (table.possible >> piece) & 1 == 0:
        return False
    wanted = table.rules.tables.wanted[piece]
    return wanted == 0 or wanted & site[KINDS] != 0


def payable_footprint(table: BigCity, held: Lots, orientation: i64, lot: i64) -> i64:
    """The footprint that begins on a lot whose card is in the hand.

    NO_FOOTPRINT if it cannot be built on or another card of it is missing.
    """
    footprint = walk(table, orientation, lot)
    if footprint == NO_FOOTPRINT:
        return NO_FOOTPRINT
    for i in range(1, size_of(table, footprint)):
        if not is_among(held, lot_in(footprint, i)):
            return NO_FOOTPRINT
    return NO_FOOTPRINT if is_crossed(table, footprint) else footprint


def sites_into(table: BigCity, buffer: vec[i64], piece: i64) -> i64:
    """Write the places of a piece that a special card pays: anywhere (R4.11)."""
    shape = table.rules.tables.pieces[piece].shape
    ways = table.rules.tables.orientations
    count: i64 = 0
    for lot in range(i64(len(table.piece_at))):
        if not is_free(table, lot):
            continue
        for way in range(ways.first[shape], ways.first[shape + 1]):
            if suits_at(table, piece, way, lot):
                buffer[count] = choice(BUILD, piece, site_at(way, lot))
                count += 1
    return count


def suits_at(table: BigCity, piece: i64, orientation: i64, lot: i64) -> bool:
    """Whether a piece may stand just so, whoever pays."""
    footprint = walk(table, orientation, lot)
    if footprint == NO_FOOTPRINT or is_crossed(table, footprint):
        return False
    return is_suitable(table, survey(table, footprint), piece)


def plays_into(table: BigCity, buffer: vec[i64], count: i64) -> i64:
    """Write the special cards in hand that have a place somewhere (R4.10)."""
    cards = table.rules.tables.cards
    first = table.active * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[table.active])):
        card: i64 = i64(table.hands[i])
        if card >= cards.count or cards.piece[card] < 0:
            continue
        piece = cards.piece[card]
        if has_place(table, piece):
            buffer[count] = choice(PLAY, piece, 0)
            count += 1
    return count


def has_place(table: BigCity, piece: i64) -> bool:
    """Whether a piece that a special card pays can be built anywhere."""
    if (table.possible >> piece) & 1 == 0:  # no need to look at each lot
        return False
    shape = table.rules.tables.pieces[piece].shape
    ways = table.rules.tables.orientations
    for lot in range(i64(len(table.piece_at))):
        if not is_free(table, lot):
            continue
        for way in range(ways.first[shape], ways.first[shape + 1]):
            if suits_at(table, piece, way, lot):
                return True
    return False


# --- building ------------------------------------------------------------------------------------


def put(table: BigCity, piece: i64, where: i64) -> None:
    """Stand a piece on its lots, which are free; nothing is scored."""
    stand(table, piece, where, walk(table, orientation_of(where), lot_of(where)))


def stand(table: BigCity, piece: i64, where: i64, footprint: i64) -> None:
    """Stand a piece on its footprint."""
    table.stands = append(table.stands, u8(piece))
    table.sites = append(table.sites, where)
    number: i64 = i64(len(table.stands))
    for i in range(size_of(table, footprint)):
        lot = lot_in(footprint, i)
        table.piece_at[lot] = u8(number)
        table.take_lot(table.rules.tables.boards.lot_district[lot])
    table.supply[piece] = u8(i64(table.supply[piece]) - 1)
    table.built |= bit(piece)
    note_possible(table)


def note_possible(table: BigCity) -> None:
    """Find the pieces that are left and whose needed pieces stand (R1.2, R4.3)."""
    table.possible = 0
    pieces = table.rules.tables.pieces
    for number in range(i64(len(pieces))):
        if i64(table.supply[number]) > 0 and has_needed(table, pieces[number]):
            table.possible |= bit(number)


def has_needed(table: BigCity, piece: Piece) -> bool:
    """Whether all pieces that must stand before this one do."""
    for i in range(i64(len(piece.needs))):
        if table.built & piece.needs[i] == 0:
            return False
    return True


def build(table: BigCity, seat: i64, piece: i64, where: i64, ledger: Ledger | None) -> None:
    """Stand a piece and score it as the city was before (R4.7, R6)."""
    footprint = walk(table, orientation_of(where), lot_of(where))
    points = score(table, survey(table, footprint), seat, piece, ledger)
    stand(table, piece, where, footprint)
    table.scores[seat] += points


def score(table: BigCity, site: Site, seat: i64, number: i64, ledger: Ledger | None) -> i64:
    """The points of a piece on a site, each step written to the ledger (R6, R15)."""
    piece = table.rules.tables.pieces[number]
    first = lot_in(site[FOOTPRINT], 0)
    write_step(ledger, seat, BASE, piece.base, number, first, "R6.1")
    total = piece.base
    for add in piece.adds:
        points = points_of(table, site, add)
        if points != 0:
            total += points
            if ledger is not None:
                at = place_of(table, site, add)
                write_step(ledger, seat, ADD, points, LABEL + add.label, at, "R6.1")
    touched = site[KINDS] & piece.feels != 0
    if touched:
        total += imposed_points(table, site, seat, piece, ledger)
    if piece.has_floor and total <= piece.floor_at:
        write_step(ledger, seat, FLOOR, piece.floor_score, number, first, "R6.2")
        total = piece.floor_score
    else:
        total *= 1 + extra_factors(table, site, seat, piece, touched, ledger)
    if ledger is not None:
        ledger.entries.append(Entry(seat, SCORE, total, total, number, first, "R6.4"))
    return total


def write_step(
    ledger: Ledger | None, seat: i64, step: i64, value: i64, cause: i64, place: i64, rule: str
) -> None:
    """Write one step of a score, also one of 0 (R15.1)."""
    if ledger is not None:
        ledger.entries.append(Entry(seat, step, value, value, cause, place, rule))


def points_of(table: BigCity, site: Site, add: Add) -> i64:
    """What an add is worth on a site (R6.1)."""
    if add.counts == WHEN:
        if holds(table, site, add.condition):
            return add.points
        return 0
    if add.counts == PIECES:
        count = beside_of(table, site, add.mask)
    else:
        count = covered_beside(table, site)
    return add.table[count] if len(add.table) > 0 else count * add.points


def imposed_points(
    table: BigCity, site: Site, seat: i64, piece: Piece, ledger: Ledger | None
) -> i64:
    """What neighbours impose, once per kind (R6.1, E4)."""
    total: i64 = 0
    for imposed in piece.imposed:
        if imposed.points != 0 and site[KINDS] & imposed.by != 0:
            total += imposed.points
            if ledger is not None:
                at = lot_beside(table, site, imposed.by)
                write_step(ledger, seat, IMPOSED, imposed.points, LABEL + imposed.label, at, "R6.1")
    return total


def extra_factors(
    table: BigCity, site: Site, seat: i64, piece: Piece, touched: bool, ledger: Ledger | None
) -> i64:
    """The sum of (factor - 1) of the multipliers that hold (R6.3)."""
    extra: i64 = 0
    for multiplier in piece.multipliers:
        if holds(table, site, multiplier.condition):
            extra += multiplier.factor - 1
            if ledger is not None:
                at = witness(table, site, multiplier.condition)
                cause = LABEL + multiplier.label
                write_step(ledger, seat, MULTIPLIER, multiplier.factor, cause, at, "R6.3")
    if touched:
        for imposed in piece.imposed:
            if imposed.factor != 0 and site[KINDS] & imposed.by != 0:
                extra += imposed.factor - 1
                if ledger is not None:
                    at = lot_beside(table, site, imposed.by)
                    cause = LABEL + imposed.label
                    write_step(ledger, seat, MULTIPLIER, imposed.factor, cause, at, "R6.3")
    return extra


# --- what a ledger points at ---------------------------------------------------------------------


def lot_beside(table: BigCity, site: Site, mask: i64) -> i64:
    """A lot of the first neighbour that belongs to a set."""
    ways = table.rules.tables.orientations
    way = way_of(site[FOOTPRINT])
    for i in range(ways.outer_first[way], ways.outer_first[way + 1]):
        lot = covered_lot(table, site[FOOTPRINT], i)
        if lot != NO_LOT and (mask >> piece_on(table, lot)) & 1 != 0:
            return lot
    return NOWHERE


def place_of(table: BigCity, site: Site, add: Add) -> i64:
    """The place that makes an add count."""
    if add.counts == WHEN:
        return witness(table, site, add.condition)
    return lot_beside(table, site, EVERY_PIECE if add.counts == LOTS else add.mask)


def witness(table: BigCity, site: Site, condition: i64) -> i64:
    """The lot or street by which a condition holds, where there is one."""
    known = table.rules.tables.conditions
    asks = known.asks[condition]
    if asks == ADJACENT:
        return lot_beside(table, site, known.a[condition])
    if asks == BY_TRAM:
        return STREET + site[BY_STREET]
    if asks == LOCATION and known.a[condition] == 1:
        for i in range(size_of(table, site[FOOTPRINT])):
            lot = lot_in(site[FOOTPRINT], i)
            if i64(table.plan.outskirts[lot]) != 0:
                return lot
    if asks == ALL or asks == ANY:
        for i in range(known.part_first[condition], known.part_last[condition]):
            if holds(table, site, known.parts[i]):
                return witness(table, site, known.parts[i])
    return lot_in(site[FOOTPRINT], 0) if asks == LOCATION else NOWHERE
