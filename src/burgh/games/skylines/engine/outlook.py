"""How good a position looks: a guess of the final overall happiness, for bots that look ahead.

All amounts are hundredths of a step of overall happiness. The weights (`outlook.toml`) were found
by trying them over whole games; none of them is a rule. A game that is over is worth what it
scored.

A short-sighted player looks ahead to the end of so many milestones after this one. What those that
it does not see will count (happiness, utilities, burdens) and cost (boards) is no concern of its
own, and it knows less of what pays later. What loses the game soon, everybody sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgh.core.folders import package_folder
from burgh.core.ints import at_most, i64, vec
from burgh.core.state import FAR
from burgh.core.toml import read_toml
from burgh.games.skylines.engine import arrange, cards, milestones, places
from burgh.games.skylines.engine.cards import at_least_0
from burgh.games.skylines.engine.choice import box_of, turns_of
from burgh.games.skylines.engine.effects import FINE
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    ARRANGE,
    BOARD,
    COUNTS,
    DRAWING,
    EMPLOYMENT,
    FACE_DOWN,
    FIRST_BURDEN,
    FIRST_UTILITY,
    HAPPINESS,
    IF_COUNT,
    IF_SERVICE,
    LAST_BURDEN,
    LAST_UTILITY,
    MONEY,
    MOST_HAND,
    OVERALL,
    REFUSE,
    ROLE,
    SERVED,
    SERVICE,
    SERVICE_SETS,
    SPOT,
    TILE,
    TRACK_COUNT,
    TURN,
    UNIQUE,
    UTILITY,
    is_lost,
)
from burgh.shapes.polyomino import OFFSETS, SIDES, TURNS, WIDTH
from burgh.shapes.square import bit

if TYPE_CHECKING:
    from burgh.games.skylines.engine.state import Skylines

STEP: Final[i64] = 100
RUIN: Final[i64] = -50_000  # a lost game
UNKNOWN: Final[i64] = -(1 << 60)
NOBODY: Final[i64] = -1


class Weights:
    """What counts how much, as `outlook.toml` has it; only the tuning script changes them."""

    def __init__(self, found: dict[str, int]) -> None:
        self.safe: i64 = found["safe"]
        self.near_ruin: i64 = found["near_ruin"]
        self.lacking: i64 = found["lacking"]
        self.far_below: i64 = found["far_below"]
        self.supply: i64 = found["supply"]
        self.enough: i64 = found["enough"]
        self.idle: i64 = found["idle"]
        self.burden: i64 = found["burden"]
        self.burdened: i64 = found["burdened"]
        self.crowded: i64 = found["crowded"]
        self.debt: i64 = found["debt"]
        self.cash: i64 = found["cash"]
        self.plenty: i64 = found["plenty"]
        self.riches: i64 = found["riches"]
        self.last_cash: i64 = found["last_cash"]
        self.last_plenty: i64 = found["last_plenty"]
        self.short: i64 = found["short"]
        self.opening: i64 = found["opening"]
        self.last_short: i64 = found["last_short"]
        self.last_reserve: i64 = found["last_reserve"]
        self.reserve: i64 = found["reserve"]
        self.early: i64 = found["early"]
        self.tiles_a_board: i64 = found["tiles_a_board"]
        self.unbuilt: i64 = found["unbuilt"]
        self.last_unbuilt: i64 = found["last_unbuilt"]
        self.neighbour_help: i64 = found["neighbour_help"]
        self.district_help: i64 = found["district_help"]
        self.landmark: i64 = found["landmark"]
        self.room: i64 = found["room"]
        self.reach: i64 = found["reach"]
        self.last: i64 = found["last"]
        self.bare: i64 = found["bare"]
        self.ample: i64 = found["ample"]
        self.last_supply: i64 = found["last_supply"]
        self.last_hands: i64 = found["last_hands"]
        self.hope: i64 = found["hope"]
        self.new_room: i64 = found["new_room"]
        self.held: i64 = found["held"]
        self.unseen: i64 = found["unseen"]
        self.playable: i64 = found["playable"]
        self.pace: i64 = found["pace"]
        self.off_level: i64 = found["off_level"]
        self.dead_end: i64 = found["dead_end"]


class Near:
    """What who sees no milestone beyond this one, or only one, knows of what pays later: percent.

    Who sees further knows it all.
    """

    def __init__(self, found: dict[str, list[int]]) -> None:
        self.reserve = vec[i64](found["reserve"])
        self.promise = vec[i64](found["promise"])
        self.early = vec[i64](found["early"])
        self.burden = vec[i64](found["burden"])
        self.held = vec[i64](found["held"])


FOUND: Final[dict[str, Any]] = read_toml(package_folder("burgh.games.skylines") / "outlook.toml")
WEIGHTS: Final = Weights(FOUND["outlook"])
NEAR: Final = Near(FOUND["near"])


def outlook(table: Skylines, horizon: i64 = FAR) -> i64:
    """Guess the final overall happiness in hundredths, seeing so many milestones beyond this."""
    if table.is_over():
        return RUIN if is_lost(table.result) else table.markers[OVERALL] * STEP
    if table.due == ARRANGE:
        return arrange.outlook(table)
    if table.due == TILE or table.due == SPOT:
        return best_place(table, horizon).value
    return guess(table, horizon, NOBODY, NOBODY)


def share_known(part: vec[i64], horizon: i64) -> i64:
    """How much of something a player knows who sees so far, in percent."""
    if horizon < i64(len(part)):
        return part[horizon]
    return 100


class Sight:
    """What a player sees coming: of the milestones that are left, the next few."""

    def __init__(self, table: Skylines, horizon: i64) -> None:
        """Look from a position; with a board about to be turned over the milestone has ended."""
        self.left: i64 = milestones_left(table)
        ends = horizon
        if table.due != BOARD:
            ends += 1
        self.ends: i64 = at_most(ends, self.left)  # of milestones, that it sees
        self.boards: i64 = horizon + 1  # that it sees coming
        self.share: i64 = share_left(table, self.left)  # of what tiles promise, in percent
        if self.left > 1:
            self.share = self.share * share_known(NEAR.promise, horizon) // 100
        self.reserve: i64 = WEIGHTS.reserve * share_known(NEAR.reserve, horizon) // 100
        self.early: i64 = WEIGHTS.early * share_known(NEAR.early, horizon) // 100
        self.held: i64 = WEIGHTS.held * share_known(NEAR.held, horizon) // 100
        self.burden: i64 = WEIGHTS.burden
        if self.ends < self.left:
            self.burden = self.burden * share_known(NEAR.burden, horizon) // 100


# --- a card being played --------------------------------------------------------------------------


class Best:
    """The best that can come of the card being played, and where: the net reads it as done."""

    def __init__(self) -> None:
        self.value: i64 = RUIN
        self.tile: i64 = NOBODY
        self.district: i64 = NOBODY
        self.services: i64 = 0  # that reach it and are wanted, as bits


def best_place(table: Skylines, horizon: i64) -> Best:
    """The best that can come of the card being played, wherever its tile may lie."""
    deck = table.rules.tables.deck
    known = vec[i64]([UNKNOWN] * (SERVICE_SETS * table.districts))
    if table.due == SPOT:
        return best_spot(table, table.tile, known, horizon)
    best = Best()
    for i in range(deck.offer_first[table.card], deck.offer_first[table.card + 1]):
        tile = deck.offer[i]
        if i64(table.supply[tile]) > 0:
            found = best_spot(table, tile, known, horizon)
            if found.value > best.value:
                best = found
    return best


def best_spot(table: Skylines, tile: i64, known: vec[i64], horizon: i64) -> Best:
    """The best that can come of laying a tile: judged once for each district and reach.

    `known` keeps what was found: it is the same for all tiles of a card, whatever their outline.
    Where a limit forbids the card, `worth_in` finds ruin.
    """
    outlines = table.rules.tables.outlines
    wanted = table.rules.tables.deck.wanted[table.card]
    cells = outlines.foot_first[tile * TURNS + 1] - outlines.foot_first[tile * TURNS]
    best = Best()
    for turns in range(TURNS):
        foot = tile * TURNS + turns
        if outlines.same[foot] != turns:
            continue
        for i in range(i64(len(table.lots))):
            box = table.lots[i] - outlines.lead[foot]
            if i64(table.free[table.lots[i]]) == 0 or not places.fits(table, foot, box):
                continue
            district = i64(table.label[table.lots[i]]) - 1
            if outlines.kind[tile] == UTILITY and table.counts[district * COUNTS + UTILITY] != 0:
                continue
            reached = places.services(table, foot, box, district) & wanted
            value = known[district * SERVICE_SETS + reached]
            if value == UNKNOWN:
                value = worth_in(table, tile, district, reached, horizon)
                known[district * SERVICE_SETS + reached] = value
            if value > best.value:
                best.value = value
                best.tile = tile
                best.district = district
                best.services = reached
    best.value -= WEIGHTS.room * 2 * cells * Sight(table, horizon).share // 100
    return best


def worth_in(table: Skylines, tile: i64, district: i64, services: i64, horizon: i64) -> i64:
    """How the table would look with the card's tile in a district."""
    kept = table.markers
    table.markers = kept[:]
    verdict = cards.resolve(table, table.card, district, services, None)
    value = guess(table, horizon, district, tile) if verdict == FINE else RUIN
    table.markers = kept
    return value


def likely_places_into(table: Skylines, buffer: vec[i64]) -> i64:
    """Write the snuggest spot of each district and reach for the tile that is to be laid.

    What the card does is the same wherever these are the same.
    """
    outlines = table.rules.tables.outlines
    wanted = table.rules.tables.deck.wanted[table.card]
    count = places.places_into(table, table.card, table.tile, buffer)
    found = vec[i64]([NOBODY] * (SERVICE_SETS * table.districts))  # class -> its place in `buffer`
    least = vec[i64]([0] * count)
    kept: i64 = 0
    for i in range(count):
        foot = table.tile * TURNS + turns_of(buffer[i])
        box = box_of(buffer[i])
        district = i64(table.label[box + outlines.lead[foot]]) - 1
        reached = places.services(table, foot, box, district) & wanted
        waste = wasted(table, foot, box)
        at = found[district * SERVICE_SETS + reached]
        if at == NOBODY:
            at = kept
            found[district * SERVICE_SETS + reached] = at
            kept += 1
        elif waste >= least[at]:
            continue
        buffer[at] = buffer[i]
        least[at] = waste
    return kept


def wasted(table: Skylines, foot: i64, box: i64) -> i64:
    """What `room` loses by a tile, but for what is the same wherever it lies."""
    outlines = table.rules.tables.outlines
    value: i64 = 0
    for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
        cell = box + outlines.foot[i]
        if i64(table.near[cell]) != 0:
            value += WEIGHTS.reach
        for side in range(SIDES):
            if i64(table.free[cell + OFFSETS[side]]) != 0:
                value += WEIGHTS.room
    return value


# --- the whole table ------------------------------------------------------------------------------


class Parts:
    """What a guess is made of, in hundredths: the net reads them one by one (features.py)."""

    def __init__(self, gains: vec[i64]) -> None:
        """Take room for what each card in a hand would bring, or an empty one."""
        self.gains = gains
        self.missing: i64 = 0  # tiles that districts still want
        self.money: i64 = 0
        self.unbuilt: i64 = 0
        self.tracks: i64 = 0
        self.promise: i64 = 0
        self.waiting: i64 = 0  # a board about to be turned over
        self.hands: i64 = 0
        self.haste: i64 = 0
        self.dead_end: i64 = 0
        self.total: i64 = 0


NO_GAINS: Final = vec[i64]([])


def guess(table: Skylines, horizon: i64, district: i64, tile: i64) -> i64:
    """Add up how the table looks; with a district, as if one more tile lay there."""
    parts = Parts(NO_GAINS)
    weigh(table, Sight(table, horizon), district, tile, parts)
    return parts.total


def weigh(table: Skylines, sight: Sight, district: i64, tile: i64, parts: Parts) -> None:
    """Find the parts of a guess and their sum."""
    left = sight.left
    missing = lacking_tiles(table, left, district)
    parts.missing = missing
    parts.money = money(table, sight, missing)
    parts.unbuilt = -missing * (WEIGHTS.unbuilt if left > 1 else WEIGHTS.last_unbuilt)
    for track in range(TRACK_COUNT - 2):
        parts.tracks += track_worth(track, table.markers[track], sight)
    promise = promised(table)
    if tile >= 0:
        promise += help_of(table, tile)
    near = vec[i64]([0] * (table.districts + 1))
    promise += room(table, near)
    parts.promise = promise * sight.share // 100
    if table.due == BOARD:
        parts.waiting = WEIGHTS.new_room
    parts.hands = hands(table, sight, district, tile, near, parts.gains)
    parts.haste = -haste(table, sight, district)
    if is_dead_end(table, missing):
        parts.dead_end = -WEIGHTS.dead_end
    value = table.markers[OVERALL] * STEP + parts.money + parts.unbuilt + parts.tracks
    value += parts.promise + parts.waiting + parts.hands + parts.haste + parts.dead_end
    if missing == 0 and left == 1 and table.due != BOARD:
        value = beside_the_end(table, value)
    parts.total = value


def beside_the_end(table: Skylines, value: i64) -> i64:
    """What playing on is worth when the game may be ended: what the end gives, and a hope.

    Without that bound the hopes would be kept up until money for the end is lacking.
    """
    idle = table.markers[EMPLOYMENT]
    if table.markers[MONEY] < (idle if idle > 0 else -idle):
        return value
    last = table.markers[OVERALL] + table.markers[HAPPINESS]
    for track in range(FIRST_UTILITY, LAST_UTILITY + 1):
        if table.markers[track] < 0:
            last += table.markers[track]
    for track in range(FIRST_BURDEN, LAST_BURDEN + 1):
        last -= table.markers[track]
    hope = value - last * STEP
    if hope > WEIGHTS.hope:
        hope = WEIGHTS.hope
    return last * STEP + at_least_0(hope)


def is_dead_end(table: Skylines, missing: i64) -> bool:
    """Whether whoever begins the next turn cannot but lose the game (K5.4, K5.5).

    With tiles missing there is no end of the milestone to escape to.
    """
    if table.due == TURN or table.due == BOARD or table.due == ROLE:
        return False
    if table.cards_left() > 0 and table.markers[MONEY] >= table.rules.exchange_cost:
        return False
    following = table.clone()
    following.active = table.token
    if table.due == TILE or table.due == SPOT or table.due == DRAWING:
        following.active = table.after(table.active)
    if table.cards_left() > 0:
        if following.can_exchange() or following.can_play():
            return False
        if missing > 0:
            return True
    milestones.end(following, None)
    return following.is_over() and is_lost(following.result)


def share_left(table: Skylines, left: i64) -> i64:
    """How much of what tiles promise will still come, in percent.

    On the last board little is built. As the boards before it fill up, the share falls to that:
    else hopes that have become idle would keep a full milestone from being ended.
    """
    if left > 2:
        return 100
    last = WEIGHTS.last
    if left <= 1:
        return last
    above = free_squares(table) - WEIGHTS.bare
    if above >= WEIGHTS.ample:
        return 100
    return last + (100 - last) * above // WEIGHTS.ample if above > 0 else last


def free_squares(table: Skylines) -> i64:
    """Count the squares on which something may still be built."""
    free: i64 = 0
    for i in range(i64(len(table.lots))):
        if i64(table.free[table.lots[i]]) != 0:
            free += 1
    return free


def milestones_left(table: Skylines) -> i64:
    """Count the milestones still to be ended, this one included."""
    if table.due == ARRANGE:
        return table.rules.milestones
    ended = i64(len(table.face_up))
    if table.due != BOARD:
        ended -= 1
    return table.city.count - ended


def track_worth(track: i64, level: i64, sight: Sight) -> i64:
    """What a track is worth if it stays as it is, by the ends of milestones that are seen."""
    if FIRST_UTILITY <= track <= LAST_UTILITY:
        return utility(level, sight)
    if track == HAPPINESS:
        return happiness(level, sight.ends)
    if track == EMPLOYMENT:
        return -WEIGHTS.idle * level * level
    return -burden(level, sight.burden)


def happiness(level: i64, ends: i64) -> i64:
    """What happiness brings: it is counted at the end of each milestone (K9.6)."""
    value = level * ends * STEP
    if level < WEIGHTS.safe:
        value -= (WEIGHTS.safe - level) * (WEIGHTS.safe - level) * WEIGHTS.near_ruin
    return value


def utility(level: i64, sight: Sight) -> i64:
    """What a utility costs from now on, or the room it gives (K9.4)."""
    if level < 0:
        felt = level * WEIGHTS.lacking * sight.ends * (sight.ends + 1) // 2
        return felt - WEIGHTS.far_below * level * level
    most = WEIGHTS.enough
    value = WEIGHTS.supply * (level if level < most else most)
    if sight.left <= 1:
        return value * 2 * WEIGHTS.last_supply // 100
    return value * 2


def burden(level: i64, each: i64) -> i64:
    """What a burden costs in the end, and how it stands in the way (K10.3, K2.6)."""
    above = at_least_0(level - WEIGHTS.burdened)
    return each * level + WEIGHTS.crowded * above * above


def money(table: Skylines, sight: Sight, missing: i64) -> i64:
    """What the treasury is worth beside what must be paid (K9.7, K9.9)."""
    cash = table.markers[MONEY] - table.put * table.rules.swap_cost
    idle = table.markers[EMPLOYMENT]
    if idle < 0:
        idle = -idle
    due = idle
    if table.due == BOARD:
        due = 0
    if sight.left > 1:
        due += next_board(table) + sight.reserve
        value = worth_of(cash - boards_seen(table, sight) - 2 * idle)
        return value - WEIGHTS.short * at_least_0(due - cash)
    due += missing * WEIGHTS.last_reserve
    value = WEIGHTS.last_cash * cash
    if cash > WEIGHTS.last_plenty:
        value = WEIGHTS.last_cash * WEIGHTS.last_plenty
    if table.due == BOARD:
        lacking = next_board(table) + WEIGHTS.reserve - cash
        return value - WEIGHTS.opening * at_least_0(lacking)
    return value - WEIGHTS.last_short * at_least_0(due - cash)


def worth_of(cash: i64) -> i64:
    """What money is worth: less the more there is."""
    if cash < 0:
        return WEIGHTS.debt * cash
    many = WEIGHTS.plenty
    if cash < many:
        return WEIGHTS.cash * cash
    return WEIGHTS.cash * many + WEIGHTS.riches * (cash - many)


def boards_seen(table: Skylines, sight: Sight) -> i64:
    """What the boards will cost that a player sees coming: all, or so many as the next one."""
    ahead = sight.left
    if table.due != BOARD:
        ahead -= 1
    if sight.boards >= ahead:
        return boards_to_pay(table)
    return sight.boards * next_board(table)


def boards_to_pay(table: Skylines) -> i64:
    """Add up the development costs of all boards still face down."""
    price: i64 = 0
    for place in range(table.city.count):
        if not milestones.is_up(table, place):
            price += table.rules.tables.costs[table.city.board[place]]
    return price


def next_board(table: Skylines) -> i64:
    """The development cost of the cheapest board that may be next."""
    best: i64 = 0
    found = False
    for place in range(table.city.count):
        if not milestones.is_up(table, place) and milestones.is_next(table, place):
            price = table.rules.tables.costs[table.city.board[place]]
            if not found or price < best:
                best = price
            found = True
    return best


# --- what stands ----------------------------------------------------------------------------------


def lacking_tiles(table: Skylines, left: i64, district: i64) -> i64:
    """Count the tiles that districts still want before this milestone may end (K9.1, K9.2)."""
    wanted = table.rules.tiles if left > 1 else table.rules.tiles_last
    found: i64 = 0
    for one in range(table.districts):
        missing = wanted - i64(table.counts[one * COUNTS + ALL_TILES])
        if one == district:
            missing -= 1
        if missing > 0:
            found += missing
    return found


def haste(table: Skylines, sight: Sight, district: i64) -> i64:
    """What it costs to have ended milestones before much was built."""
    tiles: i64 = i64(len(table.built))
    if district >= 0:
        tiles += 1
    wanted = WEIGHTS.tiles_a_board * (table.city.count - sight.left)
    return sight.early * at_least_0(wanted - tiles)


def promised(table: Skylines) -> i64:
    """What all services and unique buildings promise."""
    value: i64 = 0
    for i in range(i64(len(table.built))):
        value += help_of(table, i64(table.built[i]))
    return value


def help_of(table: Skylines, tile: i64) -> i64:
    """What a service or a unique building promises for later."""
    outlines = table.rules.tables.outlines
    if outlines.kind[tile] == UNIQUE:
        return WEIGHTS.landmark
    if outlines.kind[tile] != SERVICE:
        return 0
    return WEIGHTS.neighbour_help if outlines.level[tile] == 0 else WEIGHTS.district_help


def room(table: Skylines, near: vec[i64]) -> i64:
    """What free squares are worth: side by side, for tiles that lie snug, or served.

    Writes into `near`, for each district, which services of level I reach a free square.
    """
    pairs: i64 = 0
    served: i64 = 0
    for i in range(i64(len(table.lots))):
        cell = table.lots[i]
        here = i64(table.free[cell])
        if here != 0:
            if i64(table.free[cell + 1]) != 0:
                pairs += 1
            if i64(table.free[cell + WIDTH]) != 0:
                pairs += 1
            beside = i64(table.near[cell])
            if beside != 0:
                near[here - 1] |= beside
                served += 1
    return WEIGHTS.room * pairs + WEIGHTS.reach * served


# --- what the hands promise -----------------------------------------------------------------------


def hands(
    table: Skylines, sight: Sight, district: i64, tile: i64, near: vec[i64], gains: vec[i64]
) -> i64:
    """What the hands promise: what their cards would bring, and of the level of the time.

    `gains`, if there is room in it, keeps what each card that can be paid would bring.
    """
    deck = table.rules.tables.deck
    time = table.city.count - sight.left
    if tile >= 0 and table.rules.tables.outlines.kind[tile] == SERVICE:
        near[district] |= bit(table.rules.tables.outlines.service[tile])
    value: i64 = 0
    for seat in range(table.rules.seats):
        for i in range(table.held[seat]):
            card = table.hand(seat, i)
            apart = 100 * deck.level[card] - WEIGHTS.pace * time
            value -= WEIGHTS.off_level * (apart if apart > 0 else -apart) // 100
            if deck.kind[card] == FACE_DOWN:
                value += WEIGHTS.unseen
            elif is_payable(table, card):
                gained = gain(table, card, sight, district, tile, near)
                value += WEIGHTS.playable
                if len(gains) > 0:
                    gains[seat * MOST_HAND + i] = gained
                if gained > 0:
                    value += gained * sight.held // 100
    if sight.left <= 1:
        return value * WEIGHTS.last_hands // 100
    return value


def is_payable(table: Skylines, card: i64) -> bool:
    """Whether a card's cost and first row could be paid, as far as the card itself says."""
    deck = table.rules.tables.deck
    if deck.cost[card] > table.markers[MONEY]:
        return False
    ends = table.rules.tables.ends
    for at in range(deck.row_first[card], deck.row_first[card + 1]):
        track = deck.row_track[at]
        level = table.markers[track] + deck.row_amount[at]
        if deck.row_toward[at] != 0:
            continue
        if level < ends.low[track] and deck.row_amount[at] < 0:
            return False
        if level > ends.high[track] and ends.above[track] == REFUSE:
            return False
    return True


def gain(table: Skylines, card: i64, sight: Sight, district: i64, tile: i64, near: vec[i64]) -> i64:
    """What a card would bring if it were played now where it does best."""
    deck = table.rules.tables.deck
    value: i64 = 0
    if is_built(table, card):
        value = help_of(table, deck.offer[deck.offer_first[card]]) * sight.share // 100
    value -= WEIGHTS.cash * deck.cost[card]
    second = deck.second + card
    benefit = deck.row_first[second + 1] > deck.row_first[second]
    if benefit:
        benefit = can_hold(table, card, district, tile, near)
    for track in range(TRACK_COUNT - 1):
        amount = row_amount(table, card, track)
        if benefit:
            amount += row_amount(table, second, track)
        if amount == 0:
            continue
        level = table.markers[track]
        if track == MONEY:
            value += WEIGHTS.cash * amount
        else:
            later = kept_within(table, track, level + amount)
            value += track_worth(track, later, sight)
            value -= track_worth(track, level, sight)
    return value


def is_built(table: Skylines, card: i64) -> bool:
    """Whether a card names a tile of its own."""
    deck = table.rules.tables.deck
    return deck.offer_first[card + 1] - deck.offer_first[card] == 1


def row_amount(table: Skylines, row: i64, track: i64) -> i64:
    """Give by how much a row moves a track; what moves towards zero does so in full."""
    deck = table.rules.tables.deck
    for at in range(deck.row_first[row], deck.row_first[row + 1]):
        if deck.row_track[at] == track:
            if deck.row_toward[at] == 0:
                return deck.row_amount[at]
            return -table.markers[track]
    return 0


def kept_within(table: Skylines, track: i64, level: i64) -> i64:
    """A level as the ends of its track keep it."""
    ends = table.rules.tables.ends
    if level > ends.high[track]:
        return ends.high[track]
    return level if level > ends.low[track] else ends.low[track]


def can_hold(table: Skylines, card: i64, district: i64, tile: i64, near: vec[i64]) -> bool:
    """Whether a card's condition would hold in some district, as the markers stand."""
    for one in range(table.districts):
        if holds_in(table, card, one, tile if one == district else NOBODY, near[one]):
            return True
    return False


def holds_in(table: Skylines, card: i64, district: i64, tile: i64, near: i64) -> bool:
    """Whether a condition would hold in a district, with one more tile there."""
    deck = table.rules.tables.deck
    base = district * COUNTS
    for part in range(deck.part_first[card], deck.part_first[card + 1]):
        what = deck.part_what[part]
        if deck.part_type[part] == IF_SERVICE:
            served = table.counts[base + SERVED] | table.everywhere | near
            if (served >> what) & 1 == 0:
                return False
        elif deck.part_type[part] == IF_COUNT:
            count = table.counts[base + what]
            if tile >= 0 and table.rules.tables.outlines.kind[tile] == what:
                count += 1
            if count < deck.part_value[part]:
                return False
        else:
            level = table.markers[what] + row_amount(table, card, what)
            if FIRST_BURDEN <= what <= LAST_BURDEN and level < 0:
                level = 0
            if not cards.compares(level, deck.part_op[part], deck.part_value[part]):
                return False
    return True
