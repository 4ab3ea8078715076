"""Big City as the engine sees it: fields, legal moves, and doors to the chapters of the rules."""

from __future__ import annotations

from typing import ClassVar, Final

from burgh.core.ints import i16, i64, u8, vec
from burgh.core.ledger import Ledger
from burgh.core.net import Net
from burgh.core.rng import Rng
from burgh.core.state import ALL_SEEING, State, pack_bytes, pack_ints
from burgh.games.bigcity.engine import (
    buildings,
    cards,
    features,
    learned,
    near,
    observed,
    outlook,
    secrets,
    tastes,
    trade,
    tram,
    turn,
)
from burgh.games.bigcity.engine.choice import (
    AT,
    BUILD,
    DISTRICT,
    DONE,
    EXCHANGE,
    PASS,
    STOP,
    TRADE,
    TRAM,
    TURN,
    choice,
    verb_of,
)
from burgh.games.bigcity.engine.city import Plan, may_lie, spots_for
from burgh.games.bigcity.engine.tables import (
    ACT,
    BARGAIN,
    FALLBACK,
    HAND_ROOM,
    LAY,
    MOST_SEATS,
    NOT_YET,
    ORIGIN,
    OVER,
    PLACE,
    REFILL,
    REPLY,
    ROTATION,
    SITE,
    SWAP,
    Rules,
)
from burgh.games.bigcity.engine.trade import Deal
from burgh.shapes.square import CELLS, bit

OTHER_ACTS: Final[i64] = 3  # trade, exchange, pass


class BigCity(State):
    """One position of Big City. The plan of the city never changes and is shared by copies."""

    DERIVED: ClassVar[tuple[str, ...]] = (
        "piece_at",
        "supply",
        "built",
        "possible",
        "free",
        "rails",
    )
    SHARED: ClassVar[tuple[str, ...]] = ("rules", "plan", "deal")  # a deal where nobody trades
    PASSING: ClassVar[tuple[str, ...]] = ("room",)
    TASTES: ClassVar[tuple[str, ...]] = tastes.TASTES

    def __init__(self, rules: Rules, plan: Plan, deal: Deal) -> None:
        """Leave the vecs to `bare_table` and `copy`: a constructor would do work twice."""
        self.viewer: i64 = ALL_SEEING
        self.rules = rules
        self.plan = plan
        self.piece_at = vec[u8]([])  # by lot: 1 + the number of the piece on it
        self.stands = vec[u8]([])  # the pieces in order of building
        self.sites = vec[i64]([])  # where each stands: orientation and first lot
        self.supply = vec[u8]([])
        self.built: i64 = 0  # the set of pieces that stand somewhere
        self.possible: i64 = 0  # the set of pieces left whose needed pieces stand
        self.free: i64 = 0  # free lots in the city, four bits a district
        self.line = vec[i64]([])  # edges with a segment, in order of laying
        self.rails = vec[u8]([])  # by cell: 1 on its north side, 2 on its west side
        self.hands = vec[u8]([])
        self.hand_size = vec[u8]([])
        self.piles = vec[u8]([])  # from the lowest card to the top
        self.pile_size = vec[u8]([])
        self.knows = vec[u8]([])  # by card: the seats that are certain where it is
        self.out = vec[u8]([])
        self.scores = vec[i64]([])
        self.passes: i64 = 0
        self.first: i64 = 0
        self.set_up_left: i64 = 0  # districts still to be placed before the first turn
        self.active: i64 = 0
        self.asked: i64 = 0  # who replies to an offer
        self.due: i64 = ACT
        self.end: i64 = NOT_YET
        self.gave_up = False  # a card left the hand in this turn
        self.owed: i64 = 0  # cards still to be named
        self.drawn: i64 = 0  # in this turn, four bits a pile
        self.named: i64 = 0  # not yet looked at, four bits a pile
        self.chosen: i64 = 0  # the district or the piece whose place is asked for
        self.spot: i64 = 0
        self.given = vec[u8]([])  # to be exchanged
        self.fallback = False  # the exchange follows a trade that came to nothing
        self.deal = deal
        self.room = vec[i64]([])  # for random moves; not copied

    def copy(self) -> BigCity:
        """An independent copy."""
        # Where nobody trades, nobody writes into the deal.
        other = BigCity(self.rules, self.plan, self.deal.copy() if self.rules.trade else self.deal)
        other.viewer = self.viewer
        other.piece_at = self.piece_at[:]
        other.stands = self.stands[:]
        other.sites = self.sites[:]
        other.supply = self.supply[:]
        other.built = self.built
        other.possible = self.possible
        other.free = self.free
        other.line = self.line[:]
        other.rails = self.rails[:]
        other.hands = self.hands[:]
        other.hand_size = self.hand_size[:]
        other.piles = self.piles[:]
        other.pile_size = self.pile_size[:]
        other.knows = self.knows[:]
        other.out = self.out[:]
        other.scores = self.scores[:]
        other.passes = self.passes
        other.first = self.first
        other.set_up_left = self.set_up_left
        other.active = self.active
        other.asked = self.asked
        other.due = self.due
        other.end = self.end
        other.gave_up = self.gave_up
        other.owed = self.owed
        other.drawn = self.drawn
        other.named = self.named
        other.chosen = self.chosen
        other.spot = self.spot
        other.given = self.given[:]
        other.fallback = self.fallback
        return other

    def clone(self) -> BigCity:
        """An independent copy."""
        return self.copy()

    def seats(self) -> i64:
        """The number of players."""
        return self.rules.seats

    def turn(self) -> i64:
        """The active player."""
        return self.active

    def decider(self) -> i64:
        """The seat that chooses; an offer is answered by the others (R13.2)."""
        return self.asked if self.due == REPLY else self.active

    def phase(self) -> i64:
        """The decision that is due, a number of `tables.PHASES`."""
        return self.due

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.due == OVER

    def tracks(self) -> i64:
        """The score alone."""
        return 1

    def value(self, seat: i64, track: i64) -> i64:
        """Read a seat's score."""
        return self.scores[seat]

    def score(self, seat: i64) -> i64:
        """A seat's points."""
        return self.scores[seat]

    def standing(self, seat: i64) -> i64:
        """Order the seats by their points."""
        return self.scores[seat]

    def is_open(self, move: i64) -> bool:
        """Buildings and tramways are seen by all; cards, and parts of a decision, are not."""
        verb = verb_of(move)
        return verb == BUILD or verb == TRAM or verb == STOP

    def is_closed(self, move: i64) -> bool:
        """Parts of a decision, and cards that others see from the back."""
        return secrets.is_closed(self, verb_of(move))

    def outlook(self, seat: i64) -> i64:
        """Guess the final points in hundredths."""
        return outlook.outlook(self, seat)

    def near_outlook(self, seat: i64, horizon: i64) -> i64:
        """The same, as a short-sighted player guesses it."""
        return near.near_outlook(self, seat, horizon)

    def tastes_into(self, seat: i64, buffer: vec[i64]) -> None:
        """Write what a style may like."""
        tastes.tastes_into(self, seat, buffer)

    def progress(self) -> i64:
        """Count what lies in the city, and the passes in a row: the two ends of a game (R7)."""
        return outlook.progress(self)

    def conceal(self, seat: i64) -> None:
        """Hide what a seat may not see."""
        secrets.conceal(self, seat)

    def imagine(self, rng: Rng) -> None:
        """Deal what is hidden at random."""
        secrets.imagine(self, rng)

    def observed(self) -> i64:
        """How many numbers a learner is shown."""
        return observed.observed(self)

    def observe_into(self, seat: i64, buffer: vec[i16], start: i64) -> None:
        """Write what a seat may see."""
        observed.observe_into(self, seat, buffer, start)

    def inputs(self) -> i64:
        """How many numbers the net reads."""
        return features.COUNT

    def features_into(self, seat: i64, buffer: vec[i16]) -> None:
        """Write what the net reads, as a seat may see it."""
        features.features_into(self, seat, buffer)

    def net(self) -> Net | None:
        """What was learned from games (docs/learning.md)."""
        return learned.NET.ready()

    def apply(self, move: i64, ledger: Ledger | None = None) -> None:
        """Make a choice and everything that follows until the next one."""
        turn.make(self, move, ledger)

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following = seat + 1
        if following == self.rules.seats:
            return 0
        return following

    # --- small counters in one integer ---------------------------------------------------------

    def free_in(self, district: i64) -> i64:
        """Count the free lots of a district in the city."""
        return (self.free >> (4 * district)) & 15

    def take_lot(self, district: i64) -> None:
        """Count one free lot less."""
        self.free -= bit(4 * district)

    def open_district(self, district: i64) -> None:
        """Count the lots of a new district as free."""
        boards = self.rules.tables.boards
        lots = boards.first_lot[district + 1] - boards.first_lot[district]
        self.free += lots << (4 * district)

    def drawn_from(self, pile: i64) -> i64:
        """Count the cards drawn from a pile in this turn."""
        return (self.drawn >> (4 * pile)) & 15

    def note_drawn(self, pile: i64) -> None:
        """Count one card drawn."""
        self.drawn += bit(4 * pile)

    def named_from(self, pile: i64) -> i64:
        """Count how often a pile has been named and not yet looked at."""
        return (self.named >> (4 * pile)) & 15

    def note_named(self, pile: i64) -> None:
        """Count a pile as named once more."""
        self.named += bit(4 * pile)

    # --- legal moves -----------------------------------------------------------------------------

    def most_legal(self) -> i64:
        """Bound the legal list of the decision now due."""
        due = self.due
        tables = self.rules.tables
        if due == ACT:
            a_card = tables.builds_a_lot + 2  # as well as discarded or played
            held: i64 = i64(self.hand_size[self.active])
            streets: i64 = i64(len(self.plan.streets))
            return held * a_card + streets + tables.boards.districts + OTHER_ACTS
        if due == REFILL:
            return tables.cards.piles
        if due == LAY:
            return 1 + i64(len(self.plan.streets))
        if due == ORIGIN:
            return self.most_origins()
        if due == SITE:
            return tables.boards.lots * tables.orientations.ways(tables.pieces[self.chosen].shape)
        return HAND_ROOM + tables.boards.districts + MOST_SEATS

    def most_origins(self) -> i64:
        """Bound the cells where the chosen district may lie: those of its two shapes."""
        shape = self.rules.tables.boards.shape
        one = spots_for(self.rules, self.plan, shape[4 * self.chosen])
        turned = spots_for(self.rules, self.plan, shape[4 * self.chosen + 1])
        return i64(len(one)) + i64(len(turned))

    def legal_into(self, buffer: vec[i64]) -> i64:
        """Write every legal move (R12.1) and give their number."""
        due = self.due
        if due == ACT:
            return self.acts_into(buffer)
        if due == REFILL:
            return cards.draws_into(self, buffer, 0)
        if due == SWAP:
            return self.swaps_into(buffer)
        if due == LAY:
            buffer[0] = choice(STOP, 0, 0)
            return tram.streets_into(self, buffer, 1)
        if due == PLACE:
            return self.districts_into(buffer, 0)
        if due == ORIGIN:
            return self.origins_into(buffer)
        if due == ROTATION:
            return self.rotations_into(buffer)
        if due == SITE:
            return buildings.sites_into(self, buffer, self.chosen)
        if due == FALLBACK:
            return self.last_resorts_into(buffer, 0)
        if due == BARGAIN:
            return trade.offers_into(self, buffer, 0)
        if due == OVER:
            return 0
        return (
            trade.replies_into(self, buffer, 0)
            if due == REPLY
            else trade.takes_into(self, buffer, 0)
        )

    def acts_into(self, buffer: vec[i64]) -> i64:
        """Write the free discards and the actions (R4.1, R4.2)."""
        count = cards.dead_into(self, buffer, 0)
        count = buildings.builds_into(self, buffer, count, self.active)
        count = buildings.plays_into(self, buffer, count)
        if self.built & self.rules.tables.needed_for_tram != 0:
            count = tram.streets_into(self, buffer, count)
        if self.built & self.rules.tables.needed_for_district != 0:
            count = self.districts_into(buffer, count)
        if self.rules.trade and i64(self.hand_size[self.active]) > 0:
            buffer[count] = choice(TRADE, 0, 0)
            count += 1
        return self.last_resorts_into(buffer, count)

    def last_resorts_into(self, buffer: vec[i64], count: i64) -> i64:
        """Write the exchange and the pass, which is always allowed (R4.2)."""
        if i64(self.hand_size[self.active]) > 0:
            buffer[count] = choice(EXCHANGE, 0, 0)
            count += 1
        buffer[count] = choice(PASS, 0, 0)
        return count + 1

    def swaps_into(self, buffer: vec[i64]) -> i64:
        """Write the cards to give next, and the end of the exchange (R4.26, R13.5)."""
        given: i64 = i64(len(self.given))
        count: i64 = 0
        if not self.fallback or given < self.rules.tables.most_traded:
            count = cards.gives_into(self, buffer, 0)
        if given > 0:
            buffer[count] = choice(DONE, 0, 0)
            count += 1
        return count

    def districts_into(self, buffer: vec[i64], count: i64) -> i64:
        """Write the districts that may be placed next; each fits somewhere (R3.5, R4.24)."""
        for district in range(self.rules.tables.boards.districts):
            if self.set_up_left > 0 and (self.rules.initial >> district) & 1 == 0:
                continue
            if not self.plan.has(district):
                buffer[count] = choice(DISTRICT, district, 0)
                count += 1
        return count

    def origins_into(self, buffer: vec[i64]) -> i64:
        """Write every cell where the chosen district may lie, in one rotation at least (R2.7)."""
        boards = self.rules.tables.boards
        shape = boards.shape[4 * self.chosen]
        turned = boards.shape[4 * self.chosen + 1]
        spots = spots_for(self.rules, self.plan, shape)
        others = spots if turned == shape else spots_for(self.rules, self.plan, turned)
        count: i64 = 0
        i: i64 = 0
        j: i64 = 0
        end: i64 = CELLS
        while i < i64(len(spots)) or j < i64(len(others)):  # both are in order: merge them
            one = spots[i] if i < i64(len(spots)) else end
            two = others[j] if j < i64(len(others)) else end
            buffer[count] = choice(AT, 0, one if one < two else two)
            count += 1
            i += 1 if one <= two else 0
            j += 1 if two <= one else 0
        return count

    def rotations_into(self, buffer: vec[i64]) -> i64:
        """Write the rotations in which the chosen district may lie there."""
        count: i64 = 0
        for rotation in range(4):
            if may_lie(self.rules, self.plan, self.chosen, rotation, self.spot):
                buffer[count] = choice(TURN, rotation, 0)
                count += 1
        return count

    def random_move(self, rng: Rng) -> i64:
        """One legal move, each equally likely, with room kept from the last time."""
        if i64(len(self.room)) < self.most_legal():
            self.room = vec[i64]([0] * self.most_legal())
        return self.room[rng.below(self.legal_into(self.room))]

    def pack(self) -> list[int]:
        """The whole position as integers."""
        words: list[int] = [
            self.viewer,
            self.passes,
            self.first,
            self.set_up_left,
            self.active,
            self.asked,
            self.due,
            self.end,
            1 if self.gave_up else 0,
            self.owed,
            self.drawn,
            self.named,
            self.chosen,
            self.spot,
            1 if self.fallback else 0,
            self.deal.wants,
            self.deal.taken,
        ]
        for part in (self.stands, self.hands, self.hand_size, self.piles, self.pile_size):
            pack_bytes(words, part)
        for part in (self.knows, self.out, self.given, self.deal.offer):
            pack_bytes(words, part)
        for part in (self.deal.bids, self.deal.bid_for):
            pack_bytes(words, part)
        for longer in (self.plan.placed, self.plan.origins, self.plan.rotations, self.sites):
            pack_ints(words, longer)
        for longer in (self.line, self.scores):
            pack_ints(words, longer)
        return words
