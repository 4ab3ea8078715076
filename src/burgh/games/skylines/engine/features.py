"""What the net of Skylines reads (docs/learning.md): a position as one seat may see it, in numbers.

No card and no board is named: what cards do is summed up, so that a pack of new ones is understood
as well. Hands come in the order of play from whoever is to move. A card being played is read as if
its tile lay where the outlook likes it best: `Look` holds the table as it would be then. Nothing
that `conceal` hides is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import append, at_least, at_most, i16, i64, u8, vec
from burgh.core.net import put
from burgh.core.state import FAR
from burgh.games.skylines.engine import cards, outlook, turn
from burgh.games.skylines.engine.effects import FINE
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    ARRANGE,
    COUNTS,
    DRAWING,
    EMPLOYMENT,
    END_OF_MILESTONE,
    FIRST_BURDEN,
    FIRST_UTILITY,
    HAPPINESS,
    INDUSTRIAL,
    LAST_BURDEN,
    LAST_UTILITY,
    MODIFY_EFFECT,
    MONEY,
    MOST_HAND,
    NEWS,
    NO_CARD,
    OVERALL,
    PILES,
    RESIDENTIAL,
    SERVED,
    SERVICE,
    SPOT,
    TILE,
    UNIQUE,
    UTILITY,
)
from burgh.shapes.polyomino import TURNS, WIDTH
from burgh.shapes.square import bit

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines

SEATS: Final[i64] = 4
PHASE_COUNT: Final[i64] = 11
MILESTONES: Final[i64] = 5  # of which it is told apart how many are left
KINDS: Final[i64] = 10
SERVICES: Final[i64] = 6
TRIGGERS: Final[i64] = 12
SHOWN: Final[i64] = 4  # districts: those with the most free squares
HANDS: Final[i64] = 3  # of who is to move, of the next one, of all others
UNPAYABLE: Final[i64] = -1000000  # stands for what a card brings that cannot be paid
FAR_OFF: Final[i64] = 8000  # hundredths: more than any guess of a game that is not lost
STEP: Final[i64] = 100
COARSE: Final[i64] = 20  # hundredths that count as one where guesses are read
FINER: Final[i64] = 10

# The services that reach a square, ten bits for the number of squares of each.
LANE: Final[i64] = 10
LANE_MASK: Final[i64] = 1023
SPREAD: Final = vec[i64]([sum(((n >> i) & 1) << (10 * i) for i in range(6)) for n in range(64)])

# How many numbers each part has.
TABLE: Final[i64] = 53
TRACKS: Final[i64] = 33
SUMS: Final[i64] = 27
PARTS: Final[i64] = 10
CITY: Final[i64] = 41
DISTRICTS: Final[i64] = 22  # the last of them
DISTRICT: Final[i64] = 7
HAND: Final[i64] = 20
CARDS: Final[i64] = 25
ACTING: Final[i64] = 67
COUNT: Final[i64] = 344  # the sum; DISTRICT and HAND stand SHOWN and HANDS times


class Look:
    """The table that is read, and what is worked out once and asked for in several places."""

    def __init__(self, table: Skylines, seat: i64) -> None:
        """Look from a seat; private hands of others are turned over where they lie open."""
        self.seat: i64 = seat
        self.is_foreseen = False  # a card is being played
        self.is_lost = False  # and whatever is done with it loses the game
        self.covered: i64 = 0  # squares that its tile will cover
        if table.rules.private and table.viewer != seat:
            table = table.view(seat)
        self.table = table
        if table.due == TILE or table.due == SPOT:
            self.is_foreseen = True
            self.foresee()
        self.sight = outlook.Sight(self.table, FAR)
        self.parts = outlook.Parts(vec[i64]([UNPAYABLE] * (self.table.rules.seats * MOST_HAND)))

    def foresee(self) -> None:
        """Read the table as if the card being played were carried out where that does best."""
        best = outlook.best_place(self.table, FAR)
        if best.district < 0:
            self.is_lost = True
            return
        table = self.table.copy()
        self.table = table
        if cards.resolve(table, table.card, best.district, best.services, None) != FINE:
            self.is_lost = True
        outlines = table.rules.tables.outlines
        first = best.tile * TURNS
        self.covered = outlines.foot_first[first + 1] - outlines.foot_first[first]
        kind = outlines.kind[best.tile]
        base = best.district * COUNTS
        table.counts[base + kind] += 1
        table.counts[base + ALL_TILES] += 1
        if kind == SERVICE and outlines.level[best.tile] > 0:
            table.counts[base + SERVED] |= bit(outlines.service[best.tile])
        table.built = append(table.built, u8(best.tile))
        table.card = NO_CARD
        table.due = DRAWING


def features_into(table: Skylines, seat: i64, buffer: vec[i16]) -> None:
    """Write what a seat may see; `COUNT` numbers."""
    for i in range(COUNT):
        buffer[i] = 0
    look = Look(table, seat)
    place: i64 = 0
    table_into(look, buffer, place)
    if look.table.due == ARRANGE:
        # Nothing is known of the city yet but how its boards lie.
        guess_into(outlook.outlook(table), look.table.rules.win_from, buffer, TABLE + TRACKS + SUMS)
        return
    outlook.weigh(look.table, look.sight, outlook.NOBODY, outlook.NOBODY, look.parts)
    place += TABLE
    tracks_into(look.table, buffer, place)
    place += TRACKS
    sums_into(look, buffer, place)
    place += SUMS
    parts_into(look, buffer, place)
    place += PARTS
    city_into(look, buffer, place)
    place += CITY + SHOWN * DISTRICT
    hands_into(look, buffer, place)
    place += HANDS * HAND
    cards_into(look, buffer, place)
    place += CARDS
    acting_into(look.table, buffer, place)


def flag(buffer: vec[i16], place: i64, is_so: bool) -> None:
    """Write whether something is so."""
    if is_so:
        buffer[place] = 1


# --- the table ------------------------------------------------------------------------------------


def table_into(look: Look, buffer: vec[i16], place: i64) -> None:
    """Write who plays, what is due, who is to move, by which rules, and how far the game is."""
    table = look.table
    rules = table.rules
    seats = rules.seats
    buffer[place + seats - 1] = 1
    place += SEATS
    buffer[place + table.due] = 1
    place += PHASE_COUNT
    flag(buffer, place, look.is_foreseen)
    flag(buffer, place + 1, look.is_lost)
    place += 2
    buffer[place + (table.turn() - look.seat + seats) % seats] = 1
    place += SEATS
    buffer[place + (table.turn() - table.token + seats) % seats] = 1
    place += SEATS
    for kind in range(UNIQUE, NEWS + 1):
        flag(buffer, place + kind - UNIQUE, (rules.in_use >> kind) & 1 == 1)
    place += NEWS + 1 - UNIQUE
    flag(buffer, place, rules.private)
    flag(buffer, place + 1, rules.refill)
    flag(buffer, place + 2, rules.one_board)
    put(buffer, place + 3, rules.win_from)
    progress_into(look, buffer, place + 4)


def progress_into(look: Look, buffer: vec[i16], place: i64) -> None:
    """Write how many milestones and cards are left, and how much stands."""
    table = look.table
    left = look.sight.left
    buffer[place + at_most(at_least(left, 1), MILESTONES) - 1] = 1
    place += MILESTONES
    put(buffer, place, left)
    put(buffer, place + 1, table.rules.milestones)
    put(buffer, place + 2, i64(len(table.face_up)))
    place += 3
    for pile in range(PILES):
        put(buffer, place + pile, table.bottom[pile] - table.top[pile])
    place += PILES
    cards_left = table.cards_left()
    put(buffer, place, cards_left)
    put(buffer, place + 1, at_most(cards_left, 3))
    put(buffer, place + 2, at_most(cards_left, 10))
    put(buffer, place + 3, at_most(cards_left, 30))
    put(buffer, place + 4, i64(len(table.exchange)))
    put(buffer, place + 5, table.put)
    owed: i64 = 0
    for seat in range(table.rules.seats):
        owed += table.owed[seat]
    put(buffer, place + 6, owed)
    put(buffer, place + 7, i64(len(table.built)))
    flag(buffer, place + 8, table.news != NO_CARD)


# --- tracks and what they come to -----------------------------------------------------------------


def tracks_into(table: Skylines, buffer: vec[i16], place: i64) -> None:
    """Write the markers, and where they bend."""
    markers = table.markers
    for track in range(FIRST_UTILITY, LAST_UTILITY + 1):
        level = markers[track]
        put(buffer, place, level)
        put(buffer, place + 1, at_most(level, 0))
        put(buffer, place + 2, at_most(level, 3))
        place += 3
    for track in range(FIRST_BURDEN, LAST_BURDEN + 1):
        level = markers[track]
        put(buffer, place, level)
        put(buffer, place + 1, at_most(level, 1))
        put(buffer, place + 2, at_least(level, 4))
        place += 3
    happy = markers[HAPPINESS]
    put(buffer, place, happy)
    put(buffer, place + 1, at_most(happy, 0))
    put(buffer, place + 2, at_most(happy, 4))
    put(buffer, place + 3, at_most(happy, 10))
    put(buffer, place + 4, at_least(happy, 18))
    idle = markers[EMPLOYMENT]
    put(buffer, place + 5, idle)
    put(buffer, place + 6, at_most(idle, 0))
    put(buffer, place + 7, idle * idle)
    cash = markers[MONEY]
    put(buffer, place + 8, cash)
    put(buffer, place + 9, at_most(cash, 2))
    put(buffer, place + 10, at_most(cash, 5))
    put(buffer, place + 11, at_most(cash, 10))
    put(buffer, place + 12, at_most(cash, 20))
    put(buffer, place + 13, markers[OVERALL])
    put(buffer, place + 14, at_most(markers[OVERALL], 0))


def sums_into(look: Look, buffer: vec[i16], place: i64) -> None:
    """Write where the tracks lead if they stay, beside the aim, and what must be paid."""
    table = look.table
    markers = table.markers
    left = look.sight.left
    lacking: i64 = 0
    for track in range(FIRST_UTILITY, LAST_UTILITY + 1):
        lacking += at_most(markers[track], 0)
    burdens: i64 = 0
    for track in range(FIRST_BURDEN, LAST_BURDEN + 1):
        burdens += markers[track]
    happy = markers[HAPPINESS]
    ends = look.sight.ends
    # What lacks is taken from happiness at each end, so it is felt again at each later one.
    coming = happy * ends + lacking * ends * (ends + 1) // 2
    put(buffer, place, lacking)
    put(buffer, place + 1, burdens)
    put(buffer, place + 2, happy * ends)
    put(buffer, place + 3, coming)
    ahead_into(markers[OVERALL] + coming - burdens, table.rules.win_from, buffer, place + 4)
    ahead_into(
        markers[OVERALL] + happy + lacking - burdens, table.rules.win_from, buffer, place + 8
    )
    payments_into(look, left, buffer, place + 12)


def ahead_into(points: i64, aim: i64, buffer: vec[i16], place: i64) -> None:
    """Write points, and by how much they pass the aim."""
    put(buffer, place, points)
    put(buffer, place + 1, points - aim)
    put(buffer, place + 2, at_most(at_least(points - aim, -4), 4))
    put(buffer, place + 3, at_most(at_least(points - aim, -12), 12))


def payments_into(look: Look, left: i64, buffer: vec[i16], place: i64) -> None:
    """Write the treasury beside the end of this milestone and the boards that are to come."""
    table = look.table
    cash = table.markers[MONEY] - table.put * table.rules.swap_cost
    idle = table.markers[EMPLOYMENT]
    if idle < 0:
        idle = -idle
    board = outlook.next_board(table)
    boards = outlook.boards_to_pay(table)
    after = cash - idle - board
    put(buffer, place, idle * left)
    put(buffer, place + 1, board)
    put(buffer, place + 2, boards)
    put(buffer, place + 3, at_most(cash - idle, 0))
    put(buffer, place + 4, after)
    put(buffer, place + 5, at_most(after, 0))
    put(buffer, place + 6, at_most(after, 4))
    put(buffer, place + 7, at_most(after, 10))
    put(buffer, place + 8, cash - boards)
    put(buffer, place + 9, at_most(cash - boards, 0))
    put(buffer, place + 10, turn.exchange_price(table, None))
    missing = look.parts.missing
    put(buffer, place + 11, missing)
    put(buffer, place + 12, at_most(missing, 1))
    put(buffer, place + 13, at_most(missing, 3))
    flag(buffer, place + 14, missing == 0 and left == 1)


# --- what the outlook says ------------------------------------------------------------------------


def parts_into(look: Look, buffer: vec[i16], place: i64) -> None:
    """Write what the outlook says, and its parts."""
    parts = look.parts
    guess_into(parts.total, look.table.rules.win_from, buffer, place)
    put(buffer, place + 3, parts.money // COARSE)
    put(buffer, place + 4, parts.unbuilt // COARSE)
    put(buffer, place + 5, parts.tracks // COARSE)
    put(buffer, place + 6, parts.promise // COARSE)
    put(buffer, place + 7, parts.hands // COARSE)
    put(buffer, place + 8, parts.haste // COARSE)
    flag(buffer, place + 9, parts.dead_end != 0)


def guess_into(guess: i64, aim: i64, buffer: vec[i16], place: i64) -> None:
    """Write a guess of the end, and by how much it passes the aim."""
    value = at_most(at_least(guess, -FAR_OFF), FAR_OFF)
    beyond = value - aim * STEP
    put(buffer, place, value // COARSE)
    put(buffer, place + 1, beyond // COARSE)
    put(buffer, place + 2, at_most(at_least(beyond, -1000), 1000) // COARSE)


# --- the city -------------------------------------------------------------------------------------


class Ground:
    """The free squares, by what is beside them."""

    def __init__(self, districts: i64) -> None:
        self.free: i64 = 0
        self.pairs: i64 = 0  # two side by side
        self.rows: i64 = 0  # three in a row
        self.blocks: i64 = 0  # two by two
        self.reached: i64 = 0  # by each service, in lanes
        self.inside = vec[i64]([0] * (districts + 1))  # by district


def survey(table: Skylines) -> Ground:
    """Count the free squares."""
    ground = Ground(table.districts)
    free, near, counts, inside = table.free, table.near, table.counts, ground.inside
    pairs: i64 = 0
    rows: i64 = 0
    blocks: i64 = 0
    for cell in table.lots:
        here: i64 = i64(free[cell])
        if here == 0:
            continue
        inside[here - 1] += 1
        reached = i64(near[cell]) | counts[(here - 1) * COUNTS + SERVED] | table.everywhere
        ground.reached += SPREAD[reached]
        east = i64(free[cell + 1]) != 0
        south = i64(free[cell + WIDTH]) != 0
        if east:
            pairs += 1
            if i64(free[cell + 2]) != 0:
                rows += 1
        if south:
            pairs += 1
            if i64(free[cell + 2 * WIDTH]) != 0:
                rows += 1
            if east and i64(free[cell + WIDTH + 1]) != 0:
                blocks += 1
    for district in range(table.districts):
        ground.free += inside[district]
    ground.pairs = pairs
    ground.rows = rows
    ground.blocks = blocks
    return ground


def city_into(look: Look, buffer: vec[i16], place: i64) -> None:
    """Write the free ground, what stands, which services reach how far, the roomiest districts."""
    table = look.table
    ground = survey(table)
    free = ground.free - look.covered
    put(buffer, place, free)
    put(buffer, place + 1, at_most(free, 10))
    put(buffer, place + 2, at_most(free, 30))
    put(buffer, place + 3, ground.pairs - 2 * look.covered)
    put(buffer, place + 4, ground.rows - 2 * look.covered)
    put(buffer, place + 5, ground.blocks - look.covered)
    put(buffer, place + 6, i64(len(table.uniques)))
    place += 7
    for service in range(SERVICES):
        put(buffer, place + service, (ground.reached >> (LANE * service)) & LANE_MASK)
    place += SERVICES
    for i in range(i64(len(table.built))):
        buffer[place + table.rules.tables.outlines.kind[i64(table.built[i])]] += 1
    place += ALL_TILES
    districts_into(table, ground, buffer, place)
    roomiest_into(table, ground, buffer, place + DISTRICTS)


def districts_into(table: Skylines, ground: Ground, buffer: vec[i16], place: i64) -> None:
    """Write how many districts have what, and the most of each zone where there is room."""
    put(buffer, place, table.districts)
    for district in range(table.districts):
        base = district * COUNTS
        tiles = table.counts[base + ALL_TILES]
        served = table.counts[base + SERVED] | table.everywhere
        room = ground.inside[district]
        if tiles == 0:
            buffer[place + 1] += 1
        if tiles == 1:
            buffer[place + 2] += 1
        if table.counts[base + UTILITY] == 0:
            buffer[place + 3] += 1
            if room >= 4:
                buffer[place + 4] += 1
        if room >= 2:
            buffer[place + 5] += 1
        if room >= 6:
            buffer[place + 6] += 1
        for service in range(SERVICES):
            buffer[place + 7 + service] += i16((served >> service) & 1)
        zones_into(table, base, room, buffer, place + 7 + SERVICES)


def zones_into(table: Skylines, base: i64, room: i64, buffer: vec[i16], place: i64) -> None:
    """Note the most tiles of each zone in a district with room for more, and that room."""
    if room < 2:
        return
    for zone in range(RESIDENTIAL, INDUSTRIAL + 1):
        count = table.counts[base + zone]
        if count > i64(buffer[place + zone]):
            buffer[place + zone] = i16(count)
        if count > 0:
            buffer[place + 3 + zone] += i16(room)
        flag(buffer, place + 6 + zone, count > 1)


def roomiest_into(table: Skylines, ground: Ground, buffer: vec[i16], place: i64) -> None:
    """Write the districts with the most free squares, the roomiest first."""
    inside = ground.inside
    for _shown in range(SHOWN):
        most: i64 = 0
        chosen: i64 = -1
        for district in range(table.districts):
            if inside[district] > most:
                most = inside[district]
                chosen = district
        if chosen < 0:
            return
        base = chosen * COUNTS
        put(buffer, place, most)
        for kind in range(UNIQUE):
            put(buffer, place + 1 + kind, table.counts[base + kind])
        put(buffer, place + DISTRICT - 1, table.counts[base + ALL_TILES])
        inside[chosen] = 0
        place += DISTRICT


# --- hands ----------------------------------------------------------------------------------------


def hands_into(look: Look, buffer: vec[i16], place: i64) -> None:
    """Write the hands of who is to move, of the next one, and of all others together."""
    table = look.table
    seat = table.turn()
    for which in range(table.rules.seats):
        hand_into(look, seat, buffer, place + at_most(which, HANDS - 1) * HAND)
        seat = table.after(seat)


def hand_into(look: Look, seat: i64, buffer: vec[i16], place: i64) -> None:
    """Add the cards of a hand: by kind and level, how many can be paid, what they would bring."""
    table = look.table
    deck = table.rules.tables.deck
    gains = look.parts.gains
    best: i64 = 0
    second: i64 = 0
    total: i64 = 0
    put(buffer, place, i64(buffer[place]) + table.held[seat])
    for i in range(table.held[seat]):
        card = table.hand(seat, i)
        buffer[place + 1 + deck.kind[card]] += 1
        if deck.level[card] >= 0:
            buffer[place + 1 + KINDS + deck.level[card]] += 1
        gained = gains[seat * MOST_HAND + i]
        if gained == UNPAYABLE:
            continue
        buffer[place + 4 + KINDS] += 1
        if gained > 0:
            buffer[place + 5 + KINDS] += 1
            total += gained
        if gained > best:
            second = best
            best = gained
        elif gained > second:
            second = gained
    at = place + 6 + KINDS
    put(buffer, at, at_least(i64(buffer[at]), best // FINER))
    put(buffer, at + 1, at_least(i64(buffer[at + 1]), second // FINER))
    put(buffer, at + 2, i64(buffer[at + 2]) + total // FINER)
    put(buffer, at + 3, at_most(best // FINER, 10))


def cards_into(look: Look, buffer: vec[i16], place: i64) -> None:
    """Write what the cards of all hands that can be paid move, and which services they want."""
    table = look.table
    deck = table.rules.tables.deck
    for seat in range(table.rules.seats):
        for i in range(table.held[seat]):
            if look.parts.gains[seat * MOST_HAND + i] == UNPAYABLE:
                continue
            card = table.hand(seat, i)
            moves_into(table, card, buffer, place)
            for service in range(SERVICES):
                if (deck.wanted[card] >> service) & 1 == 1:
                    buffer[place + CARDS - SERVICES + service] += 1


def moves_into(table: Skylines, card: i64, buffer: vec[i16], place: i64) -> None:
    """Add up by track the steps up and the steps down of a card's first row."""
    deck = table.rules.tables.deck
    for at in range(deck.row_first[card], deck.row_first[card + 1]):
        track = deck.row_track[at]
        amount = deck.row_amount[at]
        if deck.row_toward[at] != 0 or track > MONEY:
            continue
        if amount > 0:
            buffer[place + track] += i16(amount)
        else:
            buffer[place + MONEY + 1 + track] -= i16(amount)
    buffer[place + CARDS - SERVICES - 1] += i16(deck.cost[card])


# --- roles, unique buildings and news -------------------------------------------------------------


def acting_into(table: Skylines, buffer: vec[i16], place: i64) -> None:
    """Write by trigger what acts for who is to move, for the others, from what stands, as news."""
    seat = table.turn()
    for which in range(table.rules.seats):
        at = place + at_most(which, 1) * TRIGGERS
        rules_into(table, i64(table.roles[seat]), buffer, at, place)
        seat = table.after(seat)
    for which in range(i64(len(table.uniques))):
        rules_into(table, cards.unique(table, which), buffer, place + 2 * TRIGGERS, place)
    rules_into(table, table.news, buffer, place + 3 * TRIGGERS, place)


def rules_into(table: Skylines, card: i64, buffer: vec[i16], at: i64, place: i64) -> None:
    """Add a card's rules under their triggers; those that move tracks under the track as well."""
    deck = table.rules.tables.deck
    if deck.acts[card] == 0:
        return
    for r in range(deck.rule_first[card], deck.rule_first[card + 1]):
        trigger = deck.rule_trigger[r]
        amount = deck.rule_amount[r]
        if amount == 0:
            amount = 1
        buffer[at + trigger] += i16(amount)
        if trigger == MODIFY_EFFECT:
            buffer[place + 4 * TRIGGERS + deck.rule_track[r]] += i16(amount)
        elif trigger == END_OF_MILESTONE:
            row = deck.rule_row[r]
            for step in range(deck.row_first[row], deck.row_first[row + 1]):
                track = deck.row_track[step]
                buffer[place + 4 * TRIGGERS + MONEY + 1 + track] += i16(deck.row_amount[step])
