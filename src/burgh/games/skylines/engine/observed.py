"""What a learner is shown of Skylines: what a seat may see, in numbers (K13).

The seats come in the order of play, the one that looks first; the boards as they lie in the layout,
which is how moves number them. `observation.py` names the numbers; both go through them in the same
order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i16, i64, u8, vec
from burgh.games.skylines.engine.choice import box_of, turns_of
from burgh.games.skylines.engine.districts import City, district_of_unique
from burgh.games.skylines.engine.milestones import (
    changed_price,
    development_price,
    is_up,
    tiles_asked,
)
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    ARRANGE,
    COUNTS,
    MODIFY_EXCHANGE_COST,
    MOST_HAND,
    NEWS,
    NO_TILE,
    PILES,
    SERVED,
    TRACK_COUNT,
    UNIQUE,
)
from burgh.shapes.polyomino import BITS, TURNS, WIDTH, cell_at

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines

SEATS: Final[i64] = 4  # at most; those that nobody has are all 0
BOARDS: Final[i64] = 4  # of a city of the box; a pack or a position may have more
PHASE_COUNT: Final[i64] = 11  # ARRANGE + 1
TABLE: Final[i64] = 12
MODULES: Final[i64] = 4  # unique, role, policy, news
OPEN_CARDS: Final[i64] = 4  # being played, tile, barred, news
SHAPE: Final[i64] = 4  # rows and columns of a tile's box that are shown
SEAT_NUMBERS: Final[i64] = 3  # held, owed, role
OFFERED: Final[i64] = 2
CARD_LISTS: Final[i64] = 4  # own hand, others' hands, exchange pile, unseen
UNIQUE_NUMBERS: Final[i64] = 2
SHOWN_DISTRICTS: Final[i64] = 16  # as many as four boards of the box can have
BOARD_NUMBERS: Final[i64] = 6
LAYERS: Final[i64] = 3  # what is on each square, its district, the services that reach it
STANDING: Final[i64] = 4  # + kind of the tile; below it, the ground
MOST: Final[i64] = 32767  # the greatest number an observation holds


def observed(table: Skylines) -> i64:
    """How many numbers there are."""
    return observed_before_boards(table) + most_boards(table) * board_numbers(table)


def observed_before_boards(table: Skylines) -> i64:
    """How many numbers come before the boards."""
    tables = table.rules.tables
    found = PHASE_COUNT + TABLE + MODULES + TRACK_COUNT + PILES + OPEN_CARDS + SHAPE * SHAPE
    found += SEATS * (SEAT_NUMBERS + PILES) + OFFERED
    found += CARD_LISTS * tables.deck.count + tables.outlines.count + i64(len(tables.board_names))
    return found + UNIQUE_NUMBERS * unique_tiles(table) + SHOWN_DISTRICTS * ALL_TILES


def board_numbers(table: Skylines) -> i64:
    """How many numbers are shown of a board."""
    return BOARD_NUMBERS + LAYERS * squares(table)


def most_boards(table: Skylines) -> i64:
    """The boards that are shown: the same in all games of the box."""
    found = BOARDS
    if table.rules.milestones > found:
        found = table.rules.milestones
    if table.city.count > found:
        found = table.city.count
    return found


def unique_tiles(table: Skylines) -> i64:
    """The number of unique buildings there are."""
    kinds = table.rules.tables.outlines.kind
    found: i64 = 0
    for tile in range(i64(len(kinds))):
        if kinds[tile] == UNIQUE:
            found += 1
    return found


def squares(table: Skylines) -> i64:
    """The squares of a board."""
    return table.city.size * table.city.size


def observe_into(table: Skylines, seat: i64, buffer: vec[i16], start: i64) -> None:
    """Write what a seat may see."""
    clear(buffer, start, start + observed_before_boards(table))
    place = table_into(table, seat, buffer, start)
    place = tracks_into(table, buffer, place)
    place = playing_into(table, buffer, place)
    place = seats_into(table, seat, buffer, place)
    place = cards_into(table, seat, buffer, place)
    place = supply_into(table, buffer, place)
    place = uniques_into(table, buffer, place)
    place = districts_into(table, buffer, place)
    boards_into(table, buffer, place)
    tiles_into(table, buffer, place)


def clear(buffer: vec[i16], first: i64, end: i64) -> None:
    """Write 0 from one place to before another."""
    for i in range(first, end):
        buffer[i] = 0


def bounded(amount: i64) -> i16:
    """An amount, or the greatest number shown; only positions set up by hand have more."""
    if amount > MOST:
        return i16(MOST)
    if amount < -MOST:
        return i16(-MOST)
    return i16(amount)


def named(table: Skylines, card: i64) -> i16:
    """The number of a card from 1 on; 0 is none, or one that lies face down."""
    if card < table.rules.tables.deck.count:
        return i16(card + 1)
    return i16(0)


# --- the table ------------------------------------------------------------------------------------


def table_into(table: Skylines, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write the decision that is due, and how the game is played."""
    rules = table.rules
    buffer[place + table.due] = 1
    place += PHASE_COUNT
    price = changed_price(table, seat, rules.exchange_cost, MODIFY_EXCHANGE_COST, None)
    buffer[place] = i16(rules.seats)
    buffer[place + 1] = i16(steps_between(table, seat, table.active))
    buffer[place + 2] = i16(steps_between(table, seat, table.token))
    if rules.private:
        buffer[place + 3] = 1
    if rules.one_board:
        buffer[place + 4] = 1
    if rules.refill:
        buffer[place + 5] = 1
    buffer[place + 6] = i16(rules.win_from)
    buffer[place + 7] = i16(city_boards(table))
    buffer[place + 8] = i16(tiles_asked(table))
    buffer[place + 9] = i16(price)
    buffer[place + 10] = i16(table.put)
    buffer[place + 11] = i16(table.result)
    place += TABLE
    for kind in range(UNIQUE, NEWS + 1):
        if (rules.in_use >> kind) & 1 == 1:
            buffer[place + kind - UNIQUE] = 1
    return place + MODULES


def steps_between(table: Skylines, first: i64, other: i64) -> i64:
    """How many seats after one another one comes."""
    return (other - first + table.rules.seats) % table.rules.seats


def city_boards(table: Skylines) -> i64:
    """How many boards the city has once they all lie: as many milestones (K9.2)."""
    if table.due == ARRANGE:
        return table.rules.milestones
    return table.city.count


def tracks_into(table: Skylines, buffer: vec[i16], place: i64) -> i64:
    """Write the markers, and how many cards each pile holds."""
    for track in range(TRACK_COUNT):
        buffer[place + track] = bounded(table.markers[track])
    place += TRACK_COUNT
    for pile in range(PILES):
        buffer[place + pile] = i16(table.bottom[pile] - table.top[pile])
    return place + PILES


def playing_into(table: Skylines, buffer: vec[i16], place: i64) -> i64:
    """Write the card being played, its tile with its outline, the card barred, the news."""
    outlines = table.rules.tables.outlines
    buffer[place] = named(table, table.card)
    buffer[place + 2] = named(table, table.barred)
    buffer[place + 3] = named(table, table.news)
    if table.tile != NO_TILE:
        buffer[place + 1] = i16(table.tile + 1)
        foot = table.tile * TURNS
        for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
            row = outlines.foot[i] >> BITS
            col = outlines.foot[i] & (WIDTH - 1)
            if row < SHAPE and col < SHAPE:
                buffer[place + OPEN_CARDS + row * SHAPE + col] = 1
    return place + OPEN_CARDS + SHAPE * SHAPE


# --- seats and cards ------------------------------------------------------------------------------


def seats_into(table: Skylines, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write of each seat its cards, those it is owed, its role, and the backs of those hidden."""
    backs = place + SEATS * SEAT_NUMBERS
    levels = table.rules.tables.deck.level
    other = seat
    for which in range(table.rules.seats):
        buffer[place + which] = i16(table.held[other])
        buffer[place + SEATS + which] = i16(table.owed[other])
        buffer[place + 2 * SEATS + which] = named(table, i64(table.roles[other]))
        for i in range(other * MOST_HAND, other * MOST_HAND + table.held[other]):
            level = levels[i64(table.hands[i])]
            if level >= 0 and not is_seen(table, seat, other, i):
                buffer[backs + which * PILES + level] += 1
        other = table.after(other)
    place = backs + SEATS * PILES
    for i in range(i64(len(table.offer))):
        if i < OFFERED:
            buffer[place + i] = named(table, i64(table.offer[i]))
    return place + OFFERED


def is_seen(table: Skylines, viewer: i64, seat: i64, at: i64) -> bool:
    """Whether a card of a hand is known to who looks, as `conceal` has it (K13.1)."""
    if i64(table.hands[at]) >= table.rules.tables.deck.count:
        return False
    return not table.rules.private or seat == viewer or i64(table.known[at]) != 0


def cards_into(table: Skylines, seat: i64, buffer: vec[i16], place: i64) -> i64:
    """Write where each card lies: in the hands, on the exchange pile, or nobody has seen it."""
    count = table.rules.tables.deck.count
    unseen = place + 3 * count
    unseen_into(table, buffer, unseen)
    for i in range(seat * MOST_HAND, seat * MOST_HAND + table.held[seat]):
        if is_seen(table, seat, seat, i):
            buffer[place + i64(table.hands[i])] = 1
            buffer[unseen + i64(table.hands[i])] = 0
    place += count
    other = table.after(seat)
    for which in range(1, table.rules.seats):
        for i in range(other * MOST_HAND, other * MOST_HAND + table.held[other]):
            if is_seen(table, seat, other, i):
                buffer[place + i64(table.hands[i])] = i16(which)
                buffer[unseen + i64(table.hands[i])] = 0
        other = table.after(other)
    place += count
    for i in range(i64(len(table.exchange))):
        buffer[place + i64(table.exchange[i])] = 1
    return unseen + count


def unseen_into(table: Skylines, buffer: vec[i16], place: i64) -> None:
    """Write the cards in use that lie open nowhere; hands are left to who knows what is seen."""
    deck = table.rules.tables.deck
    outlines = table.rules.tables.outlines
    kinds = deck.kind
    in_use = table.rules.in_use
    for card in range(deck.count):
        if (in_use >> kinds[card]) & 1 == 1:
            buffer[place + card] = 1
    strike(table, table.exchange, buffer, place)
    strike(table, table.box, buffer, place)
    strike(table, table.roles, buffer, place)
    strike(table, table.offer, buffer, place)
    for i in range(i64(len(table.uniques))):
        strike_card(table, outlines.card[i64(table.built[table.uniques[i]])], buffer, place)
    strike_card(table, table.news, buffer, place)
    strike_card(table, table.card, buffer, place)


def strike(table: Skylines, seen: vec[u8], buffer: vec[i16], place: i64) -> None:
    """Take cards that are seen out of those that are not."""
    for i in range(i64(len(seen))):
        strike_card(table, i64(seen[i]), buffer, place)


def strike_card(table: Skylines, card: i64, buffer: vec[i16], place: i64) -> None:
    """Take a card that is seen out of those that are not."""
    if card < table.rules.tables.deck.count:
        buffer[place + card] = 0


# --- the city -------------------------------------------------------------------------------------


def supply_into(table: Skylines, buffer: vec[i16], place: i64) -> i64:
    """Write the tiles left of each outline, and the boards that may still be laid."""
    supply = table.supply
    for tile in range(table.rules.tables.outlines.count):
        buffer[place + tile] = i16(i64(supply[tile]))
    place += table.rules.tables.outlines.count
    for i in range(i64(len(table.unlaid))):
        buffer[place + table.unlaid[i]] = 1
    return place + i64(len(table.rules.tables.board_names))


def uniques_into(table: Skylines, buffer: vec[i16], place: i64) -> i64:
    """Write the unique buildings in the order built, each with its district."""
    most = unique_tiles(table)
    for which in range(i64(len(table.uniques))):
        if which < most:
            at = place + which * UNIQUE_NUMBERS
            buffer[at] = i16(i64(table.built[table.uniques[which]]) + 1)
            buffer[at + 1] = i16(district_of_unique(table, which) + 1)
    return place + most * UNIQUE_NUMBERS


def districts_into(table: Skylines, buffer: vec[i16], place: i64) -> i64:
    """Write how many tiles of each kind stand in each district."""
    for district in range(table.districts):
        if district < SHOWN_DISTRICTS:
            for kind in range(ALL_TILES):
                found = table.counts[district * COUNTS + kind]
                buffer[place + district * ALL_TILES + kind] = i16(found)
    return place + SHOWN_DISTRICTS * ALL_TILES


def boards_into(table: Skylines, buffer: vec[i16], place: i64) -> None:
    """Write each board: which, where and how it lies, whether it is up, its price, its squares."""
    city = table.city
    end = place + most_boards(table) * board_numbers(table)
    for which in range(city.count):
        buffer[place] = i16(city.board[which] + 1)
        buffer[place + 1] = i16(city.row[which])
        buffer[place + 2] = i16(city.col[which])
        buffer[place + 3] = i16(city.turns[which])
        buffer[place + 4] = 0
        buffer[place + 5] = 0
        if is_up(table, which):
            buffer[place + 4] = 1
        else:
            buffer[place + 5] = i16(development_price(table, which, None))
        place += BOARD_NUMBERS
        squares_into(table, which, buffer, place)
        place += LAYERS * squares(table)
    clear(buffer, place, end)


def squares_into(table: Skylines, which: i64, buffer: vec[i16], place: i64) -> None:
    """Write the ground of a board, the district of each square, what would reach a tile there."""
    city = table.city
    ground, label, free = city.ground, table.label, table.free
    near, counts = table.near, table.counts
    everywhere = table.everywhere
    layer = squares(table)
    size = city.size
    first = cell_at(city.row[which] * size, city.col[which] * size)
    for row in range(size):
        for cell in range(first + row * WIDTH, first + row * WIDTH + size):
            buffer[place] = i16(i64(ground[cell]))
            district: i64 = i64(label[cell])
            reached: i64 = 0
            if i64(free[cell]) != 0:
                served = counts[(district - 1) * COUNTS + SERVED] | everywhere
                reached = served | i64(near[cell])
            buffer[place + layer] = i16(district)
            buffer[place + 2 * layer] = i16(reached)
            place += 1


def tiles_into(table: Skylines, buffer: vec[i16], place: i64) -> None:
    """Write the kind of each tile on its squares; the boards are written already."""
    outlines = table.rules.tables.outlines
    for index in range(i64(len(table.built))):
        tile: i64 = i64(table.built[index])
        where = table.spots[index]
        foot = tile * TURNS + turns_of(where)
        mark = i16(STANDING + outlines.kind[tile])
        for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
            at = square_of(table.city, box_of(where) + outlines.foot[i])
            if at >= 0:
                buffer[place + at] = mark


def square_of(city: City, cell: i64) -> i64:
    """Where a cell stands in what is written of the boards, or -1."""
    size = city.size
    for which in range(city.count):
        row = (cell >> BITS) - 1 - city.row[which] * size
        col = (cell & (WIDTH - 1)) - 1 - city.col[which] * size
        if row >= 0 and row < size and col >= 0 and col < size:
            before = which * (BOARD_NUMBERS + LAYERS * size * size) + BOARD_NUMBERS
            return before + row * size + col
    return -1
