"""Skylines as the engine sees it: fields, legal moves, and doors to the chapters of the rules."""

from __future__ import annotations

from typing import ClassVar

from burgh.core.ints import append, i16, i64, u8, vec
from burgh.core.ledger import EVERYBODY, Ledger
from burgh.core.net import Net
from burgh.core.rng import Rng
from burgh.core.state import ALL_SEEING, State, pack_bytes, pack_ints
from burgh.games.skylines.engine import (
    arrange,
    cards,
    features,
    learned,
    milestones,
    observed,
    outlook,
    places,
    secrets,
    tastes,
    turn,
)
from burgh.games.skylines.engine.choice import (
    CHOOSE_TILE,
    DONE,
    DRAW,
    END,
    EXCHANGE,
    OPEN_BOARD,
    PLACE,
    PLAY,
    PUT_DOWN,
    TAKE,
    TAKE_ROLE,
    choice,
    verb_of,
)
from burgh.games.skylines.engine.districts import City
from burgh.games.skylines.engine.effects import LOST
from burgh.games.skylines.engine.tables import (
    ARRANGE,
    BOARD,
    DRAWING,
    FACE_DOWN,
    MONEY,
    MOST_HAND,
    NO_ACTION,
    NO_CARD,
    NO_TILE,
    OVER,
    OVERALL,
    PILES,
    POLICY,
    ROLE,
    RUNNING,
    SPOT,
    SWAP,
    TILE,
    TRACK_COUNT,
    TURN,
    Rules,
    is_back,
)
from burgh.shapes.polyomino import TURNS


class Skylines(State):
    """One position of Cities: Skylines. What never changes after the deal is shared by copies."""

    is_shared: ClassVar[bool] = True

    DERIVED: ClassVar[tuple[str, ...]] = (
        "label",
        "lots",
        "districts",
        "free",
        "near",
        "counts",
        "uniques",
        "everywhere",
    )
    SHARED: ClassVar[tuple[str, ...]] = (
        "rules",
        "city",
        "deck",
        "bottom",
        "role_stack",
        "label",
        "lots",
    )
    PASSING: ClassVar[tuple[str, ...]] = ("spot",)
    TASTES: ClassVar[tuple[str, ...]] = tastes.TASTES

    def __init__(self, rules: Rules, city: City) -> None:
        """Lay the bare table; `deal.py` and `position.py` fill it."""
        self.viewer: i64 = ALL_SEEING
        self.rules = rules
        self.city = city
        self.markers = vec[i64]([0] * TRACK_COUNT)
        self.hands = vec[u8]([0] * (rules.seats * MOST_HAND))
        self.held = vec[i64]([0] * rules.seats)
        self.known = vec[u8]([0] * (rules.seats * MOST_HAND))  # 1: taken openly, though private
        self.exchange = vec[u8]([])  # sorted: its order has no meaning (K8.3)
        self.deck = vec[u8]([])  # piles I, II, III one after the other; replaced as a whole
        self.top = vec[i64]([0, 0, 0])
        self.bottom = vec[i64]([0, 0, 0])  # where each pile ends; replaced as a whole
        self.box = vec[u8]([])
        self.supply = vec[u8]([0] * rules.tables.outlines.count)
        self.built = vec[u8]([])  # tiles in the order built, and where they lie
        self.spots = vec[i64]([])
        self.unlaid = vec[i64]([])  # boards to choose from while the city is laid (K11.13)
        self.face_up = vec[i64]([])  # places of the layout in the order turned over
        self.roles = vec[u8]([255] * rules.seats)
        self.offer = vec[u8]([])
        self.role_stack = vec[u8]([])  # replaced as a whole
        self.roles_from: i64 = 0
        self.owed = vec[i64]([0] * rules.seats)  # cards to draw for lost policies (K9.10)
        self.news: i64 = NO_CARD
        self.active: i64 = 0
        self.token: i64 = 0
        self.due: i64 = TURN
        self.card: i64 = NO_CARD  # being played
        self.tile: i64 = NO_TILE  # chosen for it
        self.spot: i64 = 0  # while a tile is being laid
        self.barred: i64 = NO_CARD  # just put on the exchange pile (K8.2)
        self.put: i64 = 0  # cards put down in the exchange round and not yet replaced
        self.result: i64 = RUNNING
        # What follows from the boards and tiles: `districts.survey` finds it.
        self.label = vec[u8]([])  # cell -> district + 1; replaced as a whole
        self.lots = vec[i64]([])  # the grass cells; replaced as a whole
        self.districts: i64 = 0
        self.free = vec[u8]([])  # like `label`, and 0 under tiles
        self.near = vec[u8]([])  # cell -> services of level I beside it
        self.counts = vec[i64]([])
        self.uniques = vec[i64]([])
        self.everywhere: i64 = 0

    def copy(self) -> Skylines:
        """An independent copy."""
        other = Skylines(self.rules, self.city)
        other.viewer = self.viewer
        other.markers = self.markers[:]
        other.hands = self.hands[:]
        other.held = self.held[:]
        other.known = self.known[:]
        other.exchange = self.exchange[:]
        other.deck = self.deck
        other.top = self.top[:]
        other.bottom = self.bottom
        other.box = self.box[:]
        other.supply = self.supply[:]
        other.built = self.built[:]
        other.spots = self.spots[:]
        other.unlaid = self.unlaid[:]
        other.face_up = self.face_up[:]
        other.roles = self.roles[:]
        other.offer = self.offer[:]
        other.role_stack = self.role_stack
        other.roles_from = self.roles_from
        other.owed = self.owed[:]
        other.news = self.news
        other.active = self.active
        other.token = self.token
        other.due = self.due
        other.card = self.card
        other.tile = self.tile
        other.spot = self.spot
        other.barred = self.barred
        other.put = self.put
        other.result = self.result
        other.label = self.label
        other.lots = self.lots
        other.districts = self.districts
        other.free = self.free[:]
        other.near = self.near[:]
        other.counts = self.counts[:]
        other.uniques = self.uniques[:]
        other.everywhere = self.everywhere
        return other

    def clone(self) -> Skylines:
        """An independent copy."""
        return self.copy()

    def seats(self) -> i64:
        """The number of players."""
        return self.rules.seats

    def turn(self) -> i64:
        """The seat that decides: the token holder about boards (K5.3, K14.2)."""
        return self.token if self.due == BOARD else self.active

    def phase(self) -> i64:
        """The decision that is due, a number of `tables.PHASES`."""
        return self.due

    def is_over(self) -> bool:
        """Whether the game was finished or lost."""
        return self.due == OVER

    def tracks(self) -> i64:
        """Count the eight tracks, the treasury and overall happiness."""
        return TRACK_COUNT

    def value(self, seat: i64, track: i64) -> i64:
        """Read a track, the treasury or overall happiness."""
        return self.markers[track]

    def score(self, seat: i64) -> i64:
        """Give overall happiness, the same for all."""
        return self.markers[OVERALL]

    def standing(self, seat: i64) -> i64:
        """The same number for every seat: all win or lose together."""
        return self.markers[OVERALL]

    def is_open(self, move: i64) -> bool:
        """With open hands everything is done in the open (K13.1)."""
        return not self.rules.private

    def outlook(self, seat: i64) -> i64:
        """Guess the final overall happiness in hundredths."""
        return outlook.outlook(self)

    def near_outlook(self, seat: i64, horizon: i64) -> i64:
        """Guess the same, seeing so many milestones beyond this one."""
        return outlook.outlook(self, horizon)

    def tastes_into(self, seat: i64, buffer: vec[i64]) -> None:
        """Write what a style may like: what stands, what is planned, the tracks."""
        tastes.tastes_into(self, seat, buffer)

    def aim(self) -> i64:
        """The overall happiness that wins, in hundredths (K10.4, R14)."""
        return self.rules.win_from * 100

    def is_minor(self) -> bool:
        """Leave to a look ahead where a tile lies, and which pile to draw from before the end.

        Until the last milestone no pile did measurably better than another (docs/ladder.md).
        """
        if self.due == DRAWING:
            return outlook.milestones_left(self) > 1
        return self.due == ARRANGE or self.due == TILE or self.due == SPOT

    def likely_into(self, buffer: vec[i64]) -> i64:
        """Write all moves but spots that are much like another for the tile to be laid."""
        if self.due == SPOT:
            return numbered(buffer, outlook.likely_places_into(self, buffer), PLACE)
        return self.legal_into(buffer)

    def ends_stage(self, move: i64) -> bool:
        """The end of a milestone (K9)."""
        return verb_of(move) == END

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

    # --- hands, piles, turns -----------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following = seat + 1
        if following == self.rules.seats:
            return 0
        return following

    def hand(self, seat: i64, which: i64) -> i64:
        """A card of a hand; cards lie in order of arrival."""
        return i64(self.hands[seat * MOST_HAND + which])

    def hold(self, seat: i64, card: i64, openly: bool = False) -> None:
        """Add a card to a hand; partners remember one that was taken openly."""
        at = seat * MOST_HAND + self.held[seat]
        self.hands[at] = u8(card)
        self.known[at] = u8(1) if openly and self.rules.private else u8(0)
        self.held[seat] += 1

    def drop(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand."""
        base = seat * MOST_HAND
        last = self.held[seat] - 1
        at: i64 = 0
        while at < last and i64(self.hands[base + at]) != card:
            at += 1
        while at < last:
            self.hands[base + at] = self.hands[base + at + 1]
            self.known[base + at] = self.known[base + at + 1]
            at += 1
        self.hands[base + last] = u8(0)
        self.known[base + last] = u8(0)
        self.held[seat] = last

    def lay_aside(self, card: i64) -> None:
        """Put a card on the exchange pile."""
        self.exchange = append(self.exchange, u8(card))
        at: i64 = i64(len(self.exchange)) - 1
        while at > 0 and i64(self.exchange[at - 1]) > card:
            self.exchange[at] = self.exchange[at - 1]
            at -= 1
        self.exchange[at] = u8(card)

    def take_up(self, card: i64) -> None:
        """Take a card from the exchange pile."""
        left = vec[u8]([])
        for i in range(i64(len(self.exchange))):
            if i64(self.exchange[i]) != card:
                left = append(left, self.exchange[i])
        self.exchange = left

    def cards_left(self) -> i64:
        """Count the cards of piles I, II and III together."""
        left: i64 = 0
        for pile in range(PILES):
            left += self.bottom[pile] - self.top[pile]
        return left

    def show(self, card: i64, ledger: Ledger | None) -> None:
        """Tell that partners see a card that was private until now."""
        if self.rules.private and ledger is not None:
            ledger.reveal(card, EVERYBODY)

    def begin_turn(self) -> None:
        """Begin a turn; who can do nothing loses the game for all (K5.4, K5.5)."""
        self.due = TURN
        if not self.can_act():
            self.finish(NO_ACTION)

    def finish(self, result: i64) -> None:
        """End the game (K10); nobody draws any more."""
        self.due = OVER
        self.result = result
        self.owed = vec[i64]([0] * self.rules.seats)

    def can_act(self) -> bool:
        """Whether one of the actions A, B, C is possible (K5.5); the quick ones first."""
        return self.can_exchange() or milestones.may_end(self) or self.can_play()

    def can_play(self) -> bool:
        """Whether the active player can play some card; one lying face down may do."""
        for i in range(self.held[self.active]):
            card = self.hand(self.active, i)
            if self.rules.tables.deck.kind[card] == FACE_DOWN or self.is_playable(card):
                return True
        return False

    def can_exchange(self) -> bool:
        """Whether the active player can exchange some card (K8.1)."""
        if self.cards_left() == 0 or turn.exchange_price(self, None) > self.markers[MONEY]:
            return False
        for i in range(self.held[self.active]):
            if self.rules.tables.deck.kind[self.hand(self.active, i)] != POLICY:
                return True
        return False

    def is_playable(self, card: i64) -> bool:
        """Whether a card can be played somewhere (K6, K11.8)."""
        if cards.is_forbidden(self, card) >= 0 or cards.opening_trial(self, card) > LOST:
            return False
        deck = self.rules.tables.deck
        if deck.kind[card] == POLICY:
            return cards.trial(self, card, -1, self.everywhere) <= LOST
        judged = places.nothing_judged(self)
        for i in range(deck.offer_first[card], deck.offer_first[card + 1]):
            tile = deck.offer[i]
            if i64(self.supply[tile]) > 0 and places.has_place(self, judged, card, tile):
                return True
        return False

    def most_offered(self, card: i64) -> i64:
        """The number of outlines a card names."""
        deck = self.rules.tables.deck
        return deck.offer_first[card + 1] - deck.offer_first[card]

    def tiles_into(self, card: i64, buffer: vec[i64]) -> i64:
        """Write every tile that can be laid for a card, and give their number (K6.2)."""
        deck = self.rules.tables.deck
        judged = places.nothing_judged(self)
        count: i64 = 0
        for i in range(deck.offer_first[card], deck.offer_first[card + 1]):
            tile = deck.offer[i]
            if i64(self.supply[tile]) > 0 and places.has_place(self, judged, card, tile):
                buffer[count] = tile
                count += 1
        return count

    # --- legal moves -------------------------------------------------------------------------

    def most_legal(self) -> i64:
        """Bound the legal list of the decision now due."""
        if self.due == SPOT:
            return i64(len(self.lots)) * TURNS
        if self.due == TURN or self.due == SWAP:
            return 2 * self.held[self.active] + 1
        if self.due == TILE:
            return self.most_offered(self.card)
        if self.due == BOARD:
            return self.city.count
        if self.due == ARRANGE:
            return arrange.most_legal(self)
        return i64(len(self.exchange)) + PILES

    def legal_into(self, buffer: vec[i64]) -> i64:
        """Write every legal move (K14) and give their number."""
        due = self.due
        if due == TURN:
            return self.legal_actions(buffer)
        if due == TILE:
            return numbered(buffer, self.tiles_into(self.card, buffer), CHOOSE_TILE)
        if due == SPOT:
            spots = places.places_into(self, self.card, self.tile, buffer)
            return numbered(buffer, spots, PLACE)
        if due == SWAP:
            return self.legal_swaps(buffer)
        if due == BOARD:
            return self.legal_boards(buffer)
        if due == ROLE:
            return self.legal_roles(buffer)
        if due == ARRANGE:
            return arrange.legal_into(self, buffer)
        if due == OVER:
            return 0
        return self.legal_draws(buffer)

    def legal_actions(self, buffer: vec[i64]) -> i64:
        """Write cards to play, cards to exchange, the end of the milestone (K5.1, K5.4)."""
        seat = self.active
        count: i64 = 0
        if self.cards_left() > 0:
            for i in range(self.held[seat]):
                card = self.hand(seat, i)
                if self.rules.tables.deck.kind[card] != FACE_DOWN and self.is_playable(card):
                    buffer[count] = choice(PLAY, card)
                    count += 1
            count = self.legal_exchanges(buffer, count)
        if milestones.may_end(self):
            buffer[count] = choice(END, 0)
            count += 1
        return count

    def legal_exchanges(self, buffer: vec[i64], count: i64) -> i64:
        """Write each card that may be exchanged (K8.1, K11.9)."""
        if turn.exchange_price(self, None) > self.markers[MONEY]:
            return count
        return self.each_card(buffer, count, EXCHANGE)

    def each_card(self, buffer: vec[i64], count: i64, verb: i64) -> i64:
        """Write each card of the active hand but policies and what cannot be seen."""
        for i in range(self.held[self.active]):
            card = self.hand(self.active, i)
            kind = self.rules.tables.deck.kind[card]
            if kind != POLICY and kind != FACE_DOWN:
                buffer[count] = choice(verb, card)
                count += 1
        return count

    def legal_draws(self, buffer: vec[i64]) -> i64:
        """Write the piles that are not empty and, after an action, the exchange pile (K7)."""
        count: i64 = 0
        for pile in range(PILES):
            if self.top[pile] < self.bottom[pile]:
                buffer[count] = choice(DRAW, pile)
                count += 1
        if self.due == DRAWING:
            for i in range(i64(len(self.exchange))):
                if i64(self.exchange[i]) != self.barred:
                    buffer[count] = choice(TAKE, i64(self.exchange[i]))
                    count += 1
        return count

    def legal_swaps(self, buffer: vec[i64]) -> i64:
        """Write the cards that may be put down, and the end of it (K9.11)."""
        count: i64 = 0
        if milestones.may_put_down(self):
            count = self.each_card(buffer, count, PUT_DOWN)
        buffer[count] = choice(DONE, 0)
        return count + 1

    def legal_boards(self, buffer: vec[i64]) -> i64:
        """Write the boards that may be turned over (K4.1, K9.9)."""
        count: i64 = 0
        for place in range(self.city.count):
            if milestones.may_open(self, place):
                buffer[count] = choice(OPEN_BOARD, place)
                count += 1
        return count

    def legal_roles(self, buffer: vec[i64]) -> i64:
        """Write the roles dealt (K11.6)."""
        count: i64 = 0
        for i in range(i64(len(self.offer))):
            if not is_back(i64(self.offer[i])):
                buffer[count] = choice(TAKE_ROLE, i64(self.offer[i]))
                count += 1
        return count

    def random_move(self, rng: Rng) -> i64:
        """One legal move, each equally likely, without a list of all spots."""
        if self.due == SPOT:
            where = places.random_place(self, self.card, self.tile, rng)
            if where >= 0:
                return choice(PLACE, where)
        buffer = vec[i64]([0] * self.most_legal())
        return buffer[rng.below(self.legal_into(buffer))]

    # --- packed ------------------------------------------------------------------------------

    def pack(self) -> list[int]:
        """The whole position as integers."""
        words: list[int] = [
            self.viewer,
            self.active,
            self.token,
            self.due,
            self.card,
            self.tile,
            self.barred,
            self.put,
            self.news,
            self.result,
        ]
        for part in (self.city.board, self.city.row, self.city.col, self.city.turns):
            pack_ints(words, part)
        for longer in (self.face_up, self.markers, self.owed, self.spots):
            pack_ints(words, longer)
        for short in (self.built, self.supply, self.exchange, self.box, self.roles, self.offer):
            pack_bytes(words, short)
        pack_bytes(words, self.role_stack[self.roles_from :])
        for pile in range(PILES):
            pack_bytes(words, self.deck[self.top[pile] : self.bottom[pile]])
        for seat in range(self.rules.seats):
            base = seat * MOST_HAND
            pack_bytes(words, self.hands[base : base + self.held[seat]])
            pack_bytes(words, self.known[base : base + self.held[seat]])
        if self.due == ARRANGE:
            pack_ints(words, self.unlaid)
        return words


def numbered(buffer: vec[i64], count: i64, verb: i64) -> i64:
    """Turn things in a buffer into moves."""
    for i in range(count):
        buffer[i] = choice(verb, buffer[i])
    return count
