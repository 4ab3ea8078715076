"""Buildings, parks and factories: where they may stand and what they score (R4.5-R4.13, R5, R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import append, i64, u8, vec
from burgh.core.ledger import NOWHERE, Entry, Ledger
from burgh.games.bigcity import tram
from burgh.games.bigcity.choice import BUILD, PLAY, choice, lot_of, orientation_of, site_at
from burgh.games.bigcity.tables import (
    ADD,
    ADJACENT,
    ALL,
    ANY,
    BASE,
    BUILT,
    BY_TRAM,
    FLOOR,
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
    Imposed,
    Piece,
    Site,
)
from burgh.shapes.square import bit, edge_at

if TYPE_CHECKING:
    from burgh.games.bigcity.state import BigCity


# --- looking at a footprint ---------------------------------------------------------------------


def walk(table: BigCity, orientation: i64, lot: i64) -> bool:
    """Find the lots of a footprint from its first one; says whether all of them are free."""
    if not is_free(table, lot):
        return False
    ways = table.rules.tables.orientations
    site = table.rules.site
    lots = site.lots
    beside = table.plan.beside
    site.orientation = orientation
    size: i64 = 1
    lots[0] = lot
    for step in range(ways.step_first[orientation], ways.step_first[orientation + 1]):
        following: i64 = i64(beside[4 * lots[ways.step_from[step]] + ways.step_side[step]])
        if following == NO_LOT or i64(table.piece_at[following]) != 0:
            return False
        lots[size] = following
        size += 1
    site.size = size
    return True


def is_free(table: BigCity, lot: i64) -> bool:
    """Say whether a lot is in the city and nothing stands on it."""
    return i64(table.piece_at[lot]) == 0 and table.plan.has_lot(lot)


def is_crossed(table: BigCity) -> bool:
    """Say whether a segment lies inside the footprint walked (T3)."""
    ways = table.rules.tables.orientations
    site = table.rules.site
    for i in range(ways.inner_first[site.orientation], ways.inner_first[site.orientation + 1]):
        cell = table.plan.cell[site.lots[ways.inner_cell[i]]]
        if tram.has_rail(table, edge_at(cell, ways.inner_side[i])):
            return True
    return False


def survey(table: BigCity) -> None:
    """Note what faces the footprint walked: pieces, covered lots, the tram, the outer edge (R2)."""
    ways = table.rules.tables.orientations
    site = table.rules.site
    plan = table.plan
    lots = site.lots
    beside = plan.beside
    piece_at = table.piece_at
    site.found = 0
    site.kinds = 0
    site.busy = 0
    site.tram = -1
    rim: i64 = 0
    for i in range(site.size):
        rim += i64(plan.outskirts[lots[i]])
    site.rim = rim
    no_tram = len(table.line) == 0
    for i in range(ways.outer_first[site.orientation], ways.outer_first[site.orientation + 1]):
        lot = lots[ways.outer_cell[i]]
        side = ways.outer_side[i]
        facing: i64 = i64(beside[4 * lot + side])
        if facing != NO_LOT and i64(piece_at[facing]) != 0:
            note_neighbour(table, site, facing)
        if no_tram or site.tram >= 0:
            continue
        edge = edge_at(plan.cell[lot], side)
        if tram.has_rail(table, edge):
            site.tram = edge


def note_neighbour(table: BigCity, site: Site, lot: i64) -> None:
    """Note a covered lot beside a footprint, and its piece, each once (R2.3, R5.12)."""
    for i in range(site.busy):
        if site.covered[i] == lot:
            return
    site.covered[site.busy] = lot
    site.busy += 1
    number: i64 = i64(table.piece_at[lot]) - 1
    for i in range(site.found):
        if site.beside[i] == number:
            return
    site.beside[site.found] = number
    site.found += 1
    site.kinds |= bit(i64(table.stands[number]))


def beside_of(table: BigCity, mask: i64) -> i64:
    """Count the different pieces of a set that face the site."""
    site = table.rules.site
    found: i64 = 0
    for i in range(site.found):
        if (mask >> i64(table.stands[site.beside[i]])) & 1 != 0:
            found += 1
    return found


# --- conditions ----------------------------------------------------------------------------------


def holds(table: BigCity, condition: i64) -> bool:
    """Say whether a condition holds for the site surveyed, before the piece stands (R4.5)."""
    known = table.rules.tables.conditions
    asks = known.asks[condition]
    a = known.a[condition]
    b = known.b[condition]
    site = table.rules.site
    if asks == ADJACENT:
        if b == 1:
            return site.kinds & a != 0
        return site.kinds & a != 0 and beside_of(table, a) >= b
    if asks == BY_TRAM:
        return site.tram >= 0
    if asks == BUILT:
        return table.built & a != 0
    if asks == LOCATION:
        return (site.rim > 0) == (a == 1)
    if asks == RIM_LOTS:
        return a <= site.rim <= b
    if asks == MULTIPLE:
        return table.rules.tables.boards.lot_number[site.lots[0]] % a == 0
    if asks == LAST:
        return table.free_in(table.rules.tables.boards.lot_district[site.lots[0]]) == 1
    return holds_composed(table, condition, asks)


def holds_composed(table: BigCity, condition: i64, asks: i64) -> bool:
    """Judge `all`, `any` and `not`."""
    known = table.rules.tables.conditions
    for i in range(known.part_first[condition], known.part_last[condition]):
        part = holds(table, known.parts[i])
        if asks == NOT:
            return not part
        if asks == ALL and not part:
            return False
        if asks == ANY and part:
            return True
    return asks == ALL


def forbidding(table: BigCity, piece: Piece) -> i64:
    """Give the set of neighbours that forbid this piece, or 0 (R9.1)."""
    site = table.rules.site
    if site.kinds & piece.feels == 0:
        return 0
    for imposed in piece.imposed:
        if imposed.forbid and site.kinds & imposed.by != 0:
            return site.kinds & imposed.by
    return 0


def is_suitable(table: BigCity, number: i64) -> bool:
    """Say whether the site surveyed suits a piece: its conditions, and its neighbours' (R4.5)."""
    piece = table.rules.tables.pieces[number]
    for i in range(i64(len(piece.requires))):
        if not holds(table, piece.requires[i]):
            return False
    return forbidding(table, piece) == 0


# --- legal builds --------------------------------------------------------------------------------


def builds_into(table: BigCity, buffer: vec[i64], count: i64, seat: i64) -> i64:
    """Write every piece that a seat's lot cards can pay, on each footprint (R4.5, R4.6)."""
    cards = table.rules.tables.cards
    held = table.rules.held
    first = seat * table.stride
    last = first + i64(table.hand_size[seat])
    for i in range(first, last):
        card: i64 = i64(table.hands[i])
        if card < cards.count and cards.lot[card] >= 0:
            held[cards.lot[card]] = u8(1)
    for i in range(first, last):
        card = i64(table.hands[i])
        if card < cards.count and cards.lot[card] >= 0 and is_free(table, cards.lot[card]):
            count = builds_from(table, buffer, count, cards.lot[card])
    for i in range(first, last):
        card = i64(table.hands[i])
        if card < cards.count and cards.lot[card] >= 0:
            held[cards.lot[card]] = u8(0)
    return count


def builds_from(table: BigCity, buffer: vec[i64], count: i64, lot: i64) -> i64:
    """Write the builds whose footprint begins on a lot."""
    tables = table.rules.tables
    ways = tables.orientations
    for shape in range(i64(len(tables.by_shape))):
        if tables.shape_set[shape] & table.possible == 0:
            continue
        pieces = tables.by_shape[shape]
        for way in range(ways.first[shape], ways.first[shape + 1]):
            if not all_held(table, way, lot):
                continue
            survey(table)
            for i in range(i64(len(pieces))):
                piece = pieces[i]
                if may_suit(table, piece) and is_suitable(table, piece):
                    buffer[count] = choice(BUILD, piece, site_at(way, lot))
                    count += 1
    return count


def may_suit(table: BigCity, piece: i64) -> bool:
    """Look quickly whether a piece is left and some neighbour it wants is there.

    Must agree with `is_suitable`: it refuses only what that would refuse too.
    """
    if (table.possible >> piece) & 1 == 0:
        return False
    wanted = table.rules.tables.wanted[piece]
    return wanted == 0 or wanted & table.rules.site.kinds != 0


def all_held(table: BigCity, orientation: i64, lot: i64) -> bool:
    """Walk a footprint; says whether it can be built on and its cards are all in hand."""
    ways = table.rules.tables.orientations
    held = table.rules.held
    first = ways.step_first[orientation]
    if first < ways.step_first[orientation + 1]:  # a quick look: most hands end here
        following: i64 = i64(table.plan.beside[4 * lot + ways.step_side[first]])
        if following == NO_LOT or i64(held[following]) == 0:
            return False
    if not walk(table, orientation, lot):
        return False
    site = table.rules.site
    for i in range(1, site.size):
        if i64(held[site.lots[i]]) == 0:
            return False
    return not is_crossed(table)


def sites_into(table: BigCity, buffer: vec[i64], count: i64, piece: i64, most: i64) -> i64:
    """Write the places of a piece that a special card pays: anywhere (R4.11); stop at `most`."""
    ways = table.rules.tables.orientations
    shape = table.rules.tables.pieces[piece].shape
    for lot in range(i64(len(table.piece_at))):
        if not is_free(table, lot):
            continue
        for way in range(ways.first[shape], ways.first[shape + 1]):
            if not walk(table, way, lot) or is_crossed(table):
                continue
            survey(table)
            if is_suitable(table, piece):
                buffer[count] = choice(BUILD, piece, site_at(way, lot))
                count += 1
                if count >= most:
                    return count
    return count


def plays_into(table: BigCity, buffer: vec[i64], count: i64) -> i64:
    """Write the special cards in hand that have a place somewhere (R4.10)."""
    cards = table.rules.tables.cards
    first = table.active * table.stride
    for i in range(first, first + i64(table.hand_size[table.active])):
        card: i64 = i64(table.hands[i])
        if card >= cards.count or cards.piece[card] < 0:
            continue
        piece = cards.piece[card]
        if has_place(table, buffer, count, piece):
            buffer[count] = choice(PLAY, piece, 0)
            count += 1
    return count


def has_place(table: BigCity, buffer: vec[i64], count: i64, piece: i64) -> bool:
    """Say whether a piece that a special card pays can be built anywhere."""
    if (table.possible >> piece) & 1 == 0:  # no need to look at each lot
        return False
    return sites_into(table, buffer, count, piece, count + 1) > count


# --- building ------------------------------------------------------------------------------------


def put(table: BigCity, piece: i64, site: i64) -> None:
    """Stand a piece on its lots; nothing is scored."""
    table.stands = append(table.stands, u8(piece))
    table.sites = append(table.sites, site)
    number: i64 = i64(len(table.stands))
    lots = table.rules.site
    for i in range(lots.size):
        table.piece_at[lots.lots[i]] = u8(number)
        table.take_lot(table.rules.tables.boards.lot_district[lots.lots[i]])
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
    """Say whether all pieces that must stand before this one do."""
    for i in range(i64(len(piece.needs))):
        if table.built & piece.needs[i] == 0:
            return False
    return True


def build(table: BigCity, seat: i64, piece: i64, site: i64, ledger: Ledger | None) -> None:
    """Stand a piece and score it as the city was before (R4.7, R6)."""
    walk(table, orientation_of(site), lot_of(site))
    survey(table)
    points = score(table, seat, piece, ledger)
    put(table, piece, site)
    table.scores[seat] += points


def score(table: BigCity, seat: i64, number: i64, ledger: Ledger | None) -> i64:
    """Give the points of a piece on the site surveyed, and tell each step (R6, R15)."""
    piece = table.rules.tables.pieces[number]
    site = table.rules.site
    first = site.lots[0]
    tell(ledger, seat, BASE, piece.base, number, first, "R6.1")
    total = piece.base
    for add in piece.adds:
        points = points_of(table, add)
        if points != 0:
            total += points
            if ledger is not None:
                tell(ledger, seat, ADD, points, LABEL + add.label, seen(table, add), "R6.1")
    touched = site.kinds & piece.feels != 0
    if touched:
        total += imposed_points(table, seat, piece, ledger)
    if piece.has_floor and total <= piece.floor_at:
        tell(ledger, seat, FLOOR, piece.floor_score, number, first, "R6.2")
        total = piece.floor_score
    else:
        total *= 1 + extra_factors(table, seat, piece, touched, ledger)
    if ledger is not None:
        ledger.entries.append(Entry(seat, SCORE, total, total, number, first, "R6.4"))
    return total


def tell(
    ledger: Ledger | None, seat: i64, step: i64, value: i64, cause: i64, place: i64, rule: str
) -> None:
    """Write one step of a score, also one of 0 (R15.1)."""
    if ledger is not None:
        ledger.entries.append(Entry(seat, step, value, value, cause, place, rule))


def points_of(table: BigCity, add: Add) -> i64:
    """Give what an add is worth on the site surveyed (R6.1)."""
    if add.counts == WHEN:
        return add.points if holds(table, add.condition) else 0
    count = beside_of(table, add.mask) if add.counts == PIECES else table.rules.site.busy
    return add.table[count] if len(add.table) > 0 else count * add.points


def imposed_points(table: BigCity, seat: i64, piece: Piece, ledger: Ledger | None) -> i64:
    """Give what neighbours impose, once per kind (R6.1, E4)."""
    total: i64 = 0
    for imposed in piece.imposed:
        if imposed.points != 0 and table.rules.site.kinds & imposed.by != 0:
            total += imposed.points
            at = lot_beside(table, imposed.by)
            tell(ledger, seat, IMPOSED, imposed.points, LABEL + imposed.label, at, "R6.1")
    return total


def extra_factors(
    table: BigCity, seat: i64, piece: Piece, touched: bool, ledger: Ledger | None
) -> i64:
    """Give the sum of (factor - 1) of the multipliers that hold (R6.3)."""
    extra: i64 = 0
    for multiplier in piece.multipliers:
        if holds(table, multiplier.condition):
            extra += multiplier.factor - 1
            if ledger is not None:
                at = witness(table, multiplier.condition)
                cause = LABEL + multiplier.label
                tell(ledger, seat, MULTIPLIER, multiplier.factor, cause, at, "R6.3")
    if touched:
        for imposed in piece.imposed:
            if imposed.factor != 0 and table.rules.site.kinds & imposed.by != 0:
                extra += imposed.factor - 1
                tell_factor(table, seat, imposed, ledger)
    return extra


def tell_factor(table: BigCity, seat: i64, imposed: Imposed, ledger: Ledger | None) -> None:
    """Write a multiplier that a neighbour imposes."""
    at = lot_beside(table, imposed.by)
    tell(ledger, seat, MULTIPLIER, imposed.factor, LABEL + imposed.label, at, "R6.3")


# --- what a ledger points at ---------------------------------------------------------------------


def lot_beside(table: BigCity, mask: i64) -> i64:
    """Give a lot of the first neighbour that belongs to a set."""
    site = table.rules.site
    for i in range(site.busy):
        kind: i64 = i64(table.stands[i64(table.piece_at[site.covered[i]]) - 1])
        if (mask >> kind) & 1 != 0:
            return site.covered[i]
    return NOWHERE


def seen(table: BigCity, add: Add) -> i64:
    """Give the place that makes an add count."""
    if add.counts == WHEN:
        return witness(table, add.condition)
    if add.counts == LOTS:
        return table.rules.site.covered[0] if table.rules.site.busy > 0 else NOWHERE
    return lot_beside(table, add.mask)


def witness(table: BigCity, condition: i64) -> i64:
    """Give the lot or street by which a condition holds, where there is one."""
    known = table.rules.tables.conditions
    asks = known.asks[condition]
    site = table.rules.site
    if asks == ADJACENT:
        return lot_beside(table, known.a[condition])
    if asks == BY_TRAM:
        return STREET + site.tram
    if asks == LOCATION and known.a[condition] == 1:
        for i in range(site.size):
            if i64(table.plan.outskirts[site.lots[i]]) != 0:
                return site.lots[i]
    if asks == ALL or asks == ANY:
        for i in range(known.part_first[condition], known.part_last[condition]):
            if holds(table, known.parts[i]):
                return witness(table, known.parts[i])
    return site.lots[0] if asks == LOCATION else NOWHERE
