"""What the net of Big City reads (docs/learning.md): a position as one seat may see it, in numbers.

No lot and no card is named: what is around lots is counted, for the whole city and for those whose
cards are in hand. Rivals come in the order of play. Nothing that `conceal` hides is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import at_least, at_most, i16, i64, vec
from burgh.core.net import MOST, put
from burgh.games.bigcity.engine import buildings, cards, outlook, secrets, tram
from burgh.games.bigcity.engine.choice import lot_of, orientation_of, where_of, which_of
from burgh.games.bigcity.engine.tables import (
    BACK,
    HAND_ROOM,
    LAY,
    NO_LOT,
    ORIGIN,
    ROTATION,
    SITE,
    SWAP,
    Rules,
)
from burgh.shapes.square import EAST, WEST, WIDTH, bit

if TYPE_CHECKING:
    from burgh.games.bigcity.engine.state import BigCity

SEATS: Final[i64] = 5
DUE: Final[i64] = 13
PIECES: Final[i64] = 23  # the box and the small expansion; the last counts all others

# What is known of a free lot, bit by bit. The first are what faces it, in the order of `GROUPS`.
KINDS: Final[i64] = 3  # residences and offices, which some pieces want two of
TWICE: Final[i64] = 6  # so many bits higher: faced by two residences, by two offices
SHOPPERS: Final[i64] = 35  # what a shopping center wants beside it, but for the tram
RESIDENCE: Final[i64] = 0
OFFICE: Final[i64] = 1
CITY_HALL: Final[i64] = 2
PARK: Final[i64] = 3
RIM: Final[i64] = 8
BY_TRAM: Final[i64] = 9
NEAR_TRAM: Final[i64] = 10  # not beside it, but the next segment can be
NUMBERED: Final[i64] = 11  # a church could stand here once it is the last
ALMOST_LAST: Final[i64] = 12  # of three free lots in its district at most
LAST: Final[i64] = 13
DRAWABLE: Final[i64] = 14  # cards of its district may be drawn
FREE: Final[i64] = 15
MARKS: Final[i64] = 16  # bits up to here are counted
MINE: Final[i64] = 16
OPEN_SIDES: Final[i64] = 17  # four bits: the sides with a free lot

# Each bit of a number below 256 in a byte of its own; how many bits of one below 16 are set.
SPREAD: Final = vec[i64]([sum(((n >> i) & 1) << (8 * i) for i in range(8)) for n in range(256)])
OPEN: Final = vec[i64]([n.bit_count() for n in range(16)])

# How many numbers each part has.
TABLE: Final[i64] = 49
LOTS: Final[i64] = 22  # MARKS + 6
PAIRS: Final[i64] = 8
CITY: Final[i64] = 72  # 2 * LOTS + 3 * PAIRS + 4 triples
HAND: Final[i64] = 21
BUILDS: Final[i64] = 39  # 16 + PIECES
POINTS: Final[i64] = 13
RIVAL: Final[i64] = 14
COUNT: Final[i64] = 273  # TABLE + CITY + HAND + BUILDS + POINTS + PIECES + 4 * RIVAL


class Look:
    """What is worked out once and asked for in several places."""

    def __init__(self, table: BigCity, seat: i64) -> None:
        tables = table.rules.tables
        self.seat: i64 = seat
        self.decides = seat == table.decider()
        self.lots = vec[i64]([0] * tables.boards.lots)  # what is known of each free lot
        # By district: cards in piles and rivals' hands, free lots of which the seat lacks the card,
        # and those of them beside a free one of its own.
        self.unseen = vec[i64]([0] * tables.cards.piles)
        self.live = vec[i64]([0] * tables.cards.piles)
        self.wanted = vec[i64]([0] * tables.cards.piles)
        # And cards of the seat's own that it has not looked at, or is about to draw.
        self.coming = vec[i64]([0] * tables.cards.piles)


def features_into(table: BigCity, seat: i64, buffer: vec[i16]) -> None:
    """Write what a seat may see; `COUNT` numbers."""
    for i in range(COUNT):
        buffer[i] = 0
    look = Look(table, seat)
    place: i64 = 0
    table_into(table, look, buffer, place)
    place += TABLE
    mark_own(table, look)
    mark_lots(table, look)
    count_cards(table, look)
    city_into(table, look, buffer, place)
    place += CITY
    hand_into(table, look, buffer, place)
    place += HAND
    shares = builds_into(table, look, buffer, place)
    place += BUILDS
    points_into(table, seat, shares, buffer, place)
    place += POINTS
    supply_into(table, buffer, place)
    place += PIECES
    other = seat
    for _steps in range(1, table.rules.seats):
        other = table.after(other)
        rival_into(table, look, other, buffer, place)
        place += RIVAL


def flag(buffer: vec[i16], place: i64, is_so: bool) -> None:
    """Write whether something is so."""
    if is_so:
        buffer[place] = 1


# --- the table -----------------------------------------------------------------------------------


def table_into(table: BigCity, look: Look, buffer: vec[i16], place: i64) -> None:
    """Write who plays, what is due and whose turn it is, and how far the game has come."""
    rules = table.rules
    buffer[place + rules.seats - 2] = 1
    place += SEATS - 1
    steps = (table.active - look.seat + rules.seats) % rules.seats
    buffer[place + steps] = 1
    place += SEATS
    due = table.due
    if not look.decides:
        due = secrets.begun(table)
    buffer[place + due] = 1
    place += DUE
    flag(buffer, place, look.decides)
    flag(buffer, place + 1, table.gave_up)
    put(buffer, place + 2, coming(table))
    put(buffer, place + 3, table.passes)
    put(buffer, place + 4, rules.seats - table.passes)
    put(buffer, place + 5, table.set_up_left)
    variants_into(rules, buffer, place + 6)
    progress_into(table, buffer, place + 14)


def coming(table: BigCity) -> i64:
    """Count the cards the active seat is about to draw, named or not."""
    found = table.owed
    for pile in range(table.rules.tables.cards.piles):
        found += table.named_from(pile)
    return found


def variants_into(rules: Rules, buffer: vec[i16], place: i64) -> None:
    """Write by which variants the table plays (R8)."""
    flag(buffer, place, rules.trade)
    flag(buffer, place + 1, rules.dead_stay)
    flag(buffer, place + 2, rules.single_line)
    flag(buffer, place + 3, rules.no_loop)
    flag(buffer, place + 4, rules.inhabited)
    flag(buffer, place + 5, rules.placed_only)
    flag(buffer, place + 6, rules.one_by_one)
    flag(buffer, place + 7, rules.fillable)


def progress_into(table: BigCity, buffer: vec[i16], place: i64) -> None:
    """Write how full the city is, how long the tram, and what is left of districts and cards."""
    tables = table.rules.tables
    free = free_lots(table)
    put(buffer, place, free)
    put(buffer, place + 1, at_most(free, 5))
    put(buffer, place + 2, at_most(free, 12))
    put(buffer, place + 3, at_most(free, 24))
    put(buffer, place + 4, tables.boards.districts - i64(len(table.plan.placed)))
    put(buffer, place + 5, i64(len(table.line)))
    put(buffer, place + 6, at_most(i64(len(table.line)), 3))
    put(buffer, place + 7, at_most(tram.segments_left(table), 3))
    put(buffer, place + 8, i64(len(table.stands)))
    flag(buffer, place + 9, table.built & tables.needed_for_tram != 0)
    left: i64 = 0
    empty: i64 = 0
    for pile in range(tables.cards.piles):
        left += i64(table.pile_size[pile])
        if i64(table.pile_size[pile]) == 0:
            empty += 1
    put(buffer, place + 10, left)
    put(buffer, place + 11, at_most(left, 8))
    put(buffer, place + 12, empty)


def free_lots(table: BigCity) -> i64:
    """Count the free lots of the city."""
    found: i64 = 0
    for district in range(table.rules.tables.boards.districts):
        found += table.free_in(district)
    return found


# --- what is known of each free lot --------------------------------------------------------------


def mark_own(table: BigCity, look: Look) -> None:
    """Mark the lots whose cards are in hand and not about to leave it."""
    known = table.rules.tables.cards
    first = look.seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[look.seat])):
        card: i64 = i64(table.hands[i])
        if card < known.count and known.lot[card] >= 0 and not is_leaving(table, look.seat, card):
            look.lots[known.lot[card]] = bit(MINE)


def is_leaving(table: BigCity, seat: i64, card: i64) -> bool:
    """Whether a card of a hand is to be exchanged, is offered or bid."""
    if cards.is_staged(table.given, card):
        return True
    if not table.rules.trade:
        return False
    bids = table.deal.bids
    if i64(bids[2 * seat]) == card or i64(bids[2 * seat + 1]) == card:
        return True
    return cards.is_staged(table.deal.offer, card)


def mark_lots(table: BigCity, look: Look) -> None:
    """Note of each free lot what is around it; nothing of the others."""
    shared = by_district(table)
    district_of = table.rules.tables.boards.lot_district
    cell = table.plan.cell
    piece_at = table.piece_at
    for lot in range(table.rules.tables.boards.lots):
        if cell[lot] == 0 or i64(piece_at[lot]) != 0:
            look.lots[lot] = 0
        else:
            look.lots[lot] |= around(table, lot) | by_tram(table, lot) | lying(table, lot)
            look.lots[lot] |= shared[district_of[lot]]


def around(table: BigCity, lot: i64) -> i64:
    """What faces the four sides of a lot.

    No piece of the box faces one lot from two sides, but for parks and factories.
    """
    beside = table.plan.beside
    groups = table.rules.tables.groups
    found = bit(FREE)
    for side in range(4):
        facing: i64 = i64(beside[4 * lot + side])
        if facing == NO_LOT:
            continue
        number: i64 = i64(table.piece_at[facing])
        if number == 0:
            found |= bit(OPEN_SIDES + side)
        else:
            group = groups[i64(table.stands[number - 1])]
            found |= group | ((group & found & KINDS) << TWICE)
    return found


def by_tram(table: BigCity, lot: i64) -> i64:
    """Whether a segment lies along a lot, or only meets it at a corner."""
    if len(table.line) == 0:
        return 0
    rails = table.rails
    cell = table.plan.cell[lot]
    here: i64 = i64(rails[cell])
    east: i64 = i64(rails[cell + 1])
    south: i64 = i64(rails[cell + WIDTH])
    if here | (east & 2) | (south & 1) != 0:
        return bit(BY_TRAM)
    # What is left are the segments that lead away from its corners, two from each.
    away: i64 = (i64(rails[cell - 1]) & 1) | (i64(rails[cell - WIDTH]) & 2)
    away |= east | i64(rails[cell + 1 - WIDTH]) & 2
    away |= south | i64(rails[cell + WIDTH - 1]) & 1
    away |= i64(rails[cell + WIDTH + 1])
    if away != 0:
        return bit(NEAR_TRAM)
    return 0


def lying(table: BigCity, lot: i64) -> i64:
    """Where a lot lies, and whether it has a number that a church wants."""
    found: i64 = 0
    if i64(table.plan.outskirts[lot]) != 0:
        found |= bit(RIM)
    if i64(table.rules.tables.numbered[lot]) != 0:
        found |= bit(NUMBERED)
    return found


def by_district(table: BigCity) -> vec[i64]:
    """What the lots of a district have in common: how much of it is free, and its cards to draw."""
    districts = table.rules.tables.boards.districts
    found = vec[i64]([0] * districts)
    for district in range(districts):
        free = table.free_in(district)
        if free <= 3:
            found[district] |= bit(ALMOST_LAST)
        if free == 1:
            found[district] |= bit(LAST)
        if i64(table.pile_size[district]) > 0 and cards.is_open(table, district):
            found[district] |= bit(DRAWABLE)
    return found


def count_cards(table: BigCity, look: Look) -> None:
    """Count by district the cards nobody has shown to this seat, and what they are good for.

    Who looks ahead in what it sees draws cards face down.
    """
    boards = table.rules.tables.boards
    known = table.rules.tables.cards
    for pile in range(known.piles):
        look.unseen[pile] = i64(table.pile_size[pile])
        if look.decides:
            look.coming[pile] = table.named_from(pile)
    for other in range(table.rules.seats):
        first = other * HAND_ROOM
        for i in range(first, first + i64(table.hand_size[other])):
            card: i64 = i64(table.hands[i])
            if other != look.seat:
                look.unseen[known.back(card)] += 1
            elif card >= BACK:
                look.unseen[known.back(card)] += 1
                look.coming[known.back(card)] += 1
    for lot in range(boards.lots):
        mark = look.lots[lot]
        if mark != 0 and (mark >> MINE) & 1 == 0:
            district = boards.lot_district[lot]
            look.live[district] += 1
            if has_own_neighbour(table, look, lot):
                look.wanted[district] += 1


def has_own_neighbour(table: BigCity, look: Look, lot: i64) -> bool:
    """Whether a free lot with a card in hand faces this one."""
    for side in range(4):
        if (look.lots[lot] >> (OPEN_SIDES + side)) & 1 != 0:
            other: i64 = i64(table.plan.beside[4 * lot + side])
            if (look.lots[other] >> MINE) & 1 != 0:
                return True
    return False


# --- the city ------------------------------------------------------------------------------------


def city_into(table: BigCity, look: Look, buffer: vec[i16], place: i64) -> None:
    """Count free lots, pairs and rows of three by what is around them and whose cards are held."""
    everybody = Tally()
    own = Tally()
    pairs = Pairs()
    triples = place + 2 * LOTS + 3 * PAIRS
    for lot in range(i64(len(look.lots))):
        mark = look.lots[lot]
        if mark == 0:
            continue
        everybody.add(mark)
        if (mark >> MINE) & 1 != 0:
            own.add(mark)
        for side in range(EAST, WEST):
            if is_joined(table, look, lot, side):
                pairs.add(mark, look.lots[i64(table.plan.beside[4 * lot + side])])
                triple_into(table, look, lot, side, buffer, triples)
    everybody.write(buffer, place)
    own.write(buffer, place + LOTS)
    pairs.write(buffer, place + 2 * LOTS)


class Tally:
    """Counts lots by their marks: a byte for each, as there are fewer lots than 128."""

    def __init__(self) -> None:
        self.low: i64 = 0  # the lowest eight marks
        self.high: i64 = 0  # the next eight
        self.both: i64 = 0  # what comes of several marks

    def add(self, mark: i64) -> None:
        """Count a free lot."""
        self.low += SPREAD[mark & 255]
        self.high += SPREAD[(mark >> 8) & 255]
        tram_here = mark >> BY_TRAM
        found = tram_here & (mark >> CITY_HALL) & 1
        found |= ((mark >> RESIDENCE) & (mark >> OFFICE) & 1) << 8
        found |= (tram_here & (mark >> RIM) & 1) << 16
        found |= ((mark >> NUMBERED) & (mark >> ALMOST_LAST) & 1) << 24
        sides = OPEN[(mark >> OPEN_SIDES) & 15]
        if sides == 0:
            found |= bit(32)
        self.both += found | (sides << 40)

    def write(self, buffer: vec[i16], place: i64) -> None:
        """Write the counts; of the last, which may fill more than a byte, all that is left."""
        bytes_into(self.low, 8, buffer, place)
        bytes_into(self.high, 8, buffer, place + 8)
        bytes_into(self.both, 5, buffer, place + MARKS)
        put(buffer, place + MARKS + 5, self.both >> 40)


class Pairs:
    """Counts pairs of free neighbours by how many of the two are held.

    A byte for each count, as no city has 256 pairs.
    """

    def __init__(self) -> None:
        self.none: i64 = 0
        self.one: i64 = 0
        self.both: i64 = 0

    def add(self, one: i64, two: i64) -> None:
        """Count a pair by what is around either lot."""
        either = one | two
        tram_here = (either >> BY_TRAM) & 1
        hall = (either >> CITY_HALL) & 1
        found = 1 | (tram_here << 1) | (hall << 2) | ((tram_here & hall) << 3)
        found |= ((either >> RIM) & 1) << 4
        found |= ((either >> PARK) & 1) << 5
        if either & SHOPPERS == SHOPPERS:
            found |= (1 << 6) | (tram_here << 7)
        counts = SPREAD[found]
        if ((one & two) >> MINE) & 1 != 0:
            self.both += counts
        elif (either >> MINE) & 1 != 0:
            self.one += counts
        else:
            self.none += counts

    def write(self, buffer: vec[i16], place: i64) -> None:
        """Write the counts."""
        bytes_into(self.none, PAIRS, buffer, place)
        bytes_into(self.one, PAIRS, buffer, place + PAIRS)
        bytes_into(self.both, PAIRS, buffer, place + 2 * PAIRS)


def bytes_into(counts: i64, count: i64, buffer: vec[i16], place: i64) -> None:
    """Write the lowest bytes of a number, one by one."""
    for i in range(count):
        buffer[place + i] = i16(counts & 255)
        counts >>= 8


def is_joined(table: BigCity, look: Look, lot: i64, side: i64) -> bool:
    """Whether a double could cover a lot and the free one to its east or south."""
    if (look.lots[lot] >> (OPEN_SIDES + side)) & 1 == 0:
        return False
    cell = table.plan.cell[lot]
    if side == EAST:
        return i64(table.rails[cell + 1]) & 2 == 0
    return i64(table.rails[cell + WIDTH]) & 1 == 0


def triple_into(
    table: BigCity, look: Look, lot: i64, side: i64, buffer: vec[i16], place: i64
) -> None:
    """Add the row of three that goes on from a pair, by how many of their cards are held."""
    second: i64 = i64(table.plan.beside[4 * lot + side])
    if not is_joined(table, look, second, side):
        return
    third: i64 = i64(table.plan.beside[4 * second + side])
    held = (look.lots[lot] >> MINE) & 1
    held += (look.lots[second] >> MINE) & 1
    held += (look.lots[third] >> MINE) & 1
    buffer[place + held] += 1


def supply_into(table: BigCity, buffer: vec[i16], place: i64) -> None:
    """Write how many pieces of each kind are left."""
    for piece in range(i64(len(table.supply))):
        buffer[place + at_most(piece, PIECES - 1)] += i16(i64(table.supply[piece]))


# --- one's own hand ------------------------------------------------------------------------------


def hand_into(table: BigCity, look: Look, buffer: vec[i16], place: i64) -> None:
    """Write what a seat's cards are: ready, dead, early, special, leaving; and what it lacks."""
    seat = look.seat
    known = table.rules.tables.cards
    put(buffer, place, i64(table.hand_size[seat]))
    put(buffer, place + 1, outlook.lacking(table, seat))
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if card >= known.count:
            continue
        if is_leaving(table, seat, card):
            buffer[place + 2] += 1
        elif known.piece[card] >= 0:
            special_into(table, known.piece[card], buffer, place + 3)
        elif cards.is_dead(table, card):
            buffer[place + 6] += 1
        elif not table.plan.has_lot(known.lot[card]):
            buffer[place + 7] += 1
        else:
            buffer[place + 8] += 1
    put(buffer, place + 9, at_most(i64(buffer[place + 8]), 2))
    if look.decides:
        begun_into(table, seat, buffer, place + 10)
    draws_into(table, look, buffer, place + 15)


def special_into(table: BigCity, piece: i64, buffer: vec[i16], place: i64) -> None:
    """Add the card of a park or a factory."""
    groups = table.rules.tables.groups[piece]
    if (groups >> PARK) & 1 != 0:
        buffer[place] += 1
    else:
        buffer[place + 1] += 1
    if (table.possible >> piece) & 1 != 0:
        buffer[place + 2] += 1


def begun_into(table: BigCity, seat: i64, buffer: vec[i16], place: i64) -> None:
    """Write what the seat has begun: how many lots it will cover or add, and cards for these."""
    due = table.due
    tables = table.rules.tables
    if due == SITE:
        way = tables.orientations.first[tables.pieces[table.chosen].shape]
        put(buffer, place, tables.orientations.size[way])
    elif due == ORIGIN or due == ROTATION:
        first_lot = tables.boards.first_lot
        put(buffer, place + 1, first_lot[table.chosen + 1] - first_lot[table.chosen])
        put(buffer, place + 2, cards.count_of_back(table, seat, table.chosen))
    flag(buffer, place + 3, due == LAY)
    flag(buffer, place + 4, due == SWAP and table.fallback)


def draws_into(table: BigCity, look: Look, buffer: vec[i16], place: i64) -> None:
    """Write what may be hoped of cards that are coming, of the best pile, and of all piles."""
    for pile in range(i64(len(look.unseen))):
        unseen = look.unseen[pile]
        if unseen == 0:
            continue
        live = 100 * look.live[pile] // unseen
        wanted = 100 * look.wanted[pile] // unseen
        buffer[place] += i16(look.coming[pile] * live)
        buffer[place + 1] += i16(look.coming[pile] * wanted)
        if cards.may_draw(table, pile) or not look.decides:
            buffer[place + 2] = i16(at_least(i64(buffer[place + 2]), live))
            buffer[place + 3] = i16(at_least(i64(buffer[place + 3]), wanted))
        buffer[place + 4] += i16(look.live[pile])
        buffer[place + 5] += i16(look.wanted[pile])


# --- what could be built now ---------------------------------------------------------------------


def builds_into(table: BigCity, look: Look, buffer: vec[i16], place: i64) -> vec[i64]:
    """Write what the seat's builds would score now; gives their shares, as `best_shares` does."""
    seat = look.seat
    held: i64 = i64(table.hand_size[seat])
    shares = vec[i64]([0] * (1 + held))
    found = vec[i64]([0] * (held * table.rules.tables.builds_a_lot))
    leaving = places_leaving(table, seat)
    count: i64 = 0
    where: i64 = -1
    footprint: i64 = 0
    site: buildings.Site = (0, 0, 0, 0)
    for i in range(buildings.builds_into(table, found, 0, seat)):
        piece = which_of(found[i])
        if where_of(found[i]) != where:  # what may stand in one place follows at once
            where = where_of(found[i])
            footprint = buildings.walk(table, orientation_of(where), lot_of(where))
            site = buildings.survey(table, footprint)
        points = buildings.score(table, site, seat, piece, None)
        paid = outlook.share_out(table, seat, footprint, points, shares)
        if paid & leaving == 0:
            found[count] = (points << HAND_ROOM) | paid
            count += 1
            size = at_most(buildings.size_of(table, footprint), 3)
            highest(buffer, place + 12 + size, points)
            # City hall scores nothing, and yet it matters that it can be built.
            highest(buffer, place + 16 + at_most(piece, PIECES - 1), 1 + points)
    plans_into(found, count, buffer, place)
    specials_into(table, seat, buffer, place + 16)
    sum_into(shares, buffer, place + 9)
    return shares


def specials_into(table: BigCity, seat: i64, buffer: vec[i16], place: i64) -> None:
    """Write which parks and factories could be played, if they find a place."""
    known = table.rules.tables.cards
    first = seat * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[seat])):
        card: i64 = i64(table.hands[i])
        if card < known.count and known.piece[card] >= 0 and not is_leaving(table, seat, card):
            piece = known.piece[card]
            if (table.possible >> piece) & 1 != 0:
                highest(buffer, place + at_most(piece, PIECES - 1), 1)


def places_leaving(table: BigCity, seat: i64) -> i64:
    """The places of a hand whose cards are about to leave it, as bits."""
    found: i64 = 0
    first = seat * HAND_ROOM
    for i in range(i64(table.hand_size[seat])):
        if is_leaving(table, seat, i64(table.hands[first + i])):
            found |= bit(i)
    return found


def highest(buffer: vec[i16], place: i64, value: i64) -> None:
    """Keep the highest of what is written to one place."""
    if value > i64(buffer[place]):
        put(buffer, place, value)


def plans_into(found: vec[i64], count: i64, buffer: vec[i16], place: i64) -> None:
    """Write the best build, the best with the cards left after it, and once more."""
    used: i64 = 0
    total: i64 = 0
    for step in range(3):
        best = best_without(found, count, used)
        points = best >> HAND_ROOM
        put(buffer, place + step, points)
        total += points
        used |= best & (bit(HAND_ROOM) - 1)
    put(buffer, place + 3, total)
    put(buffer, place + 4, count)
    best = i64(buffer[place])
    put(buffer, place + 5, at_most(best, 3))
    put(buffer, place + 6, at_most(best, 8))
    put(buffer, place + 7, at_most(best, 15))
    put(buffer, place + 8, at_least(best, 15))


def best_without(found: vec[i64], count: i64, used: i64) -> i64:
    """The best build that needs none of some cards, with its points; 0 if there is none."""
    best: i64 = 0
    for i in range(count):
        if found[i] & used == 0 and found[i] > best:
            best = found[i]
    return best


def sum_into(shares: vec[i64], buffer: vec[i16], place: i64) -> None:
    """Write what the cards bring, each in its best build: together, the best one, how many do."""
    most: i64 = 0
    total: i64 = 0
    useful: i64 = 0
    good: i64 = 0
    for i in range(1, i64(len(shares))):
        total += shares[i]
        most = at_least(shares[i], most)
        if shares[i] > 0:
            useful += 1
        if shares[i] > 400:
            good += 1
    put(buffer, place, total // 10)
    put(buffer, place + 1, most // 10)
    put(buffer, place + 2, useful)
    put(buffer, place + 3, good)


# --- points and rivals ---------------------------------------------------------------------------


def points_into(table: BigCity, seat: i64, shares: vec[i64], buffer: vec[i16], place: i64) -> None:
    """Write a seat's points, its outlook, and how it stands against the best rival."""
    own = table.scores[seat]
    best: i64 = -MOST
    ahead: i64 = 0
    for other in range(table.rules.seats):
        if other != seat:
            best = at_least(table.scores[other], best)
            if table.scores[other] > own:
                ahead += 1
    lead = own - best
    guess = outlook.guess(table, seat, shares)
    free = free_lots(table)
    put(buffer, place, own)
    put(buffer, place + 1, at_most(own, 20))
    put(buffer, place + 2, at_most(own, 60))
    put(buffer, place + 3, guess // 10)
    put(buffer, place + 4, (guess - own * 100) // 10)
    put(buffer, place + 5, lead)
    put(buffer, place + 6, clipped(lead, 6))
    put(buffer, place + 7, clipped(lead, 20))
    put(buffer, place + 8, ahead)
    put(buffer, place + 9, lead * at_most(free, 40) // 10)
    put(buffer, place + 10, own * at_most(free, 40) // 10)
    put(buffer, place + 11, guess // 10 - 10 * best)
    put(buffer, place + 12, clipped(lead, 20) * table.passes)


def clipped(value: i64, most: i64) -> i64:
    """A number held between two bounds."""
    return at_most(at_least(value, -most), most)


def rival_into(table: BigCity, look: Look, other: i64, buffer: vec[i16], place: i64) -> None:
    """Write what everybody sees of a rival, and what this seat is certain of."""
    theirs = table.scores[other]
    lead = table.scores[look.seat] - theirs
    put(buffer, place, theirs)
    put(buffer, place + 1, lead)
    put(buffer, place + 2, clipped(lead, 10))
    put(buffer, place + 3, clipped(lead, 30))
    put(buffer, place + 4, i64(table.hand_size[other]))
    put(buffer, place + 5, outlook.lacking(table, other))
    rules = table.rules
    put(buffer, place + 6, (table.active - other + rules.seats) % rules.seats)
    flag(buffer, place + 7, table.active == other)
    flag(buffer, place + 8, table.decider() == other)
    first = other * HAND_ROOM
    for i in range(first, first + i64(table.hand_size[other])):
        card = secrets.hidden(table, i64(table.hands[i]), bit(look.seat))
        rival_card_into(table, look, card, buffer, place + 9)


def rival_card_into(table: BigCity, look: Look, card: i64, buffer: vec[i16], place: i64) -> None:
    """Add a rival's card: how likely it can be built on, and how many more of its district can."""
    known = table.rules.tables.cards
    pile = known.back(card)
    if not table.plan.has(pile):
        buffer[place] += 1
    if card < BACK:
        buffer[place + 1] += 1
        if known.lot[card] >= 0 and look.lots[known.lot[card]] != 0:
            buffer[place + 2] += 100
            buffer[place + 3] += 1
    elif look.unseen[pile] > 0:
        buffer[place + 2] += i16(at_most(100 * look.live[pile] // look.unseen[pile], 100))
        buffer[place + 4] += i16(table.free_in(pile))
