"""Suburbia as the engine sees it: fields, legal moves, and doors to the chapters of the rules."""

from __future__ import annotations

from typing import ClassVar

from burgh.core.ints import i16, i64, u8, vec
from burgh.core.ledger import Ledger
from burgh.core.net import Net
from burgh.core.rng import Rng
from burgh.core.state import ALL_SEEING, State, pack_bytes, pack_ints
from burgh.games.suburbia.engine import (
    features,
    guesses,
    learned,
    observed,
    outlook,
    scoring,
    secrets,
    solo,
    tastes,
    turn,
)
from burgh.games.suburbia.engine.borough import Borough
from burgh.games.suburbia.engine.choice import (
    BUILD,
    BUILD_BASIC,
    DISCARD_TILE,
    INVEST,
    KEEP,
    LAY_LAKE,
    PLACE_BOT,
    REMOVE_TILE,
    SKIP,
    cell_of,
    choice,
    verb_of,
    which_of,
)
from burgh.games.suburbia.engine.tables import (
    ACT,
    BOT,
    BOT_TURN,
    DISCARD,
    EMPTY,
    KEEP_GOAL,
    OVER,
    REMOVE,
    Rules,
)


class Suburbia(State):
    """One position of Suburbia. Lists that never change after the deal are shared by copies."""

    SHARED: ClassVar[tuple[str, ...]] = ("rules", "pile", "public")
    TASTES: ClassVar[tuple[str, ...]] = tastes.TASTES

    def __init__(self, rules: Rules) -> None:
        """Lay the bare table; `deal.py` and `position.py` fill it."""
        self.viewer: i64 = ALL_SEEING
        self.rules = rules
        self.boroughs: list[Borough] = []
        self.market = vec[u8]([0] * rules.slots)
        self.basics = vec[i64]([])
        self.pile = vec[u8]([])  # in the order of the deal; what comes before `drawn` was turned up
        self.drawn: i64 = 0
        self.packet_from: i64 = 0  # where in the pile One More Round may lie
        self.packet_to: i64 = 0
        self.discards = vec[u8]([])
        self.drowned = vec[u8]([])  # fronts of the lakes
        self.public = vec[i64]([])
        self.dealt = vec[i64]([])  # two for each seat
        self.kept = vec[i64]([])
        self.start: i64 = 0
        self.active: i64 = 0
        self.due: i64 = ACT
        self.round: i64 = 1
        self.last_round: i64 = 0  # 0: not known yet
        self.age: i64 = 1

    def copy(self) -> Suburbia:
        """An independent copy."""
        other = Suburbia(self.rules)
        other.viewer = self.viewer
        other.boroughs = [borough.copy() for borough in self.boroughs]
        other.market = self.market[:]
        other.basics = self.basics[:]
        other.pile = self.pile  # replaced as a whole, never written into
        other.drawn = self.drawn
        other.packet_from = self.packet_from
        other.packet_to = self.packet_to
        other.discards = self.discards[:]
        other.drowned = self.drowned[:]
        other.public = self.public
        other.dealt = self.dealt[:]
        other.kept = self.kept[:]
        other.start = self.start
        other.active = self.active
        other.due = self.due
        other.round = self.round
        other.last_round = self.last_round
        other.age = self.age
        return other

    def clone(self) -> Suburbia:
        """An independent copy."""
        return self.copy()

    def seats(self) -> i64:
        """The number of boroughs."""
        return self.rules.seats

    def turn(self) -> i64:
        """The seat whose turn it is."""
        return self.active

    def decider(self) -> i64:
        """The seat that chooses; for the bot the human does (S13.33)."""
        if self.rules.mode == BOT:
            return 0
        return self.active

    def phase(self) -> i64:
        """The decision that is due, a number of `tables.PHASES`."""
        return self.due

    def is_over(self) -> bool:
        """Whether final scoring is done."""
        return self.due == OVER

    def tracks(self) -> i64:
        """Money, income, reputation, population."""
        return 4

    def value(self, seat: i64, track: i64) -> i64:
        """Read one of a seat's four numbers."""
        return self.boroughs[seat].value(track)

    def score(self, seat: i64) -> i64:
        return self.boroughs[seat].population

    def standing(self, seat: i64) -> i64:
        """Order the seats by the tie-breaks too (S11.8)."""
        return scoring.standing(self, seat)

    def meaning(self, move: i64) -> i64:
        """Name the tile instead of its slot; a lake is a lake whatever lies under it."""
        verb = verb_of(move)
        if verb == BUILD or verb == DISCARD_TILE or verb == REMOVE_TILE:
            return choice(verb, i64(self.market[which_of(move)]), cell_of(move))
        return move

    def is_open(self, move: i64) -> bool:
        """Everything but a kept goal is done in the open (S3.8)."""
        return verb_of(move) != KEEP

    def outlook(self, seat: i64) -> i64:
        """Guess the final population in hundredths."""
        return outlook.outlook(self, seat)

    def near_outlook(self, seat: i64, horizon: i64) -> i64:
        """Guess it from so many of the seat's turns."""
        return outlook.near_outlook(self, seat, horizon)

    def tastes_into(self, seat: i64, buffer: vec[i64]) -> None:
        """Write what a style may like."""
        tastes.tastes_into(self, seat, buffer)

    def conceal(self, seat: i64) -> None:
        """Hide what a seat may not see."""
        secrets.conceal(self, seat)

    def imagine(self, rng: Rng) -> None:
        """Deal what is hidden at random."""
        secrets.imagine(self, rng)

    def suppose(self, rng: Rng) -> None:
        """Deal it as the others' play speaks for it."""
        guesses.suppose(self, rng)

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

    def next_age(self) -> i64:
        """The age of the next tile: start tiles have 0, later ones more."""
        self.age += 1
        return self.age

    def can_take_away(self) -> bool:
        """Whether some market tile can be discarded; only an odd position has none (S5.13)."""
        money = self.boroughs[self.active].money
        for slot in range(self.rules.slots):
            if i64(self.market[slot]) != EMPTY and self.rules.surcharges[slot] <= money:
                return True
        return False

    # --- legal moves -----------------------------------------------------------------------

    def most_legal(self) -> i64:
        """Bound the legal list, where one builds by the open cells of whose turn it is."""
        if self.due == DISCARD or self.due == REMOVE or self.due == KEEP_GOAL:
            return self.rules.slots + 2
        borough = self.boroughs[self.active]
        choices = 2 * self.rules.slots + i64(len(self.basics))
        return choices * i64(len(borough.open)) + i64(len(borough.kinds)) + 8

    def legal_into(self, buffer: vec[i64]) -> i64:
        """Write every legal move (S5, S17) and give their number."""
        if self.due == OVER:
            return 0
        count = self.legal_in_phase(buffer)
        if count == 0:  # nothing can be done: only odd positions come to this (S5.14)
            buffer[0] = choice(SKIP, 0, 0)
            return 1
        return count

    def legal_in_phase(self, buffer: vec[i64]) -> i64:
        """Write what the decision now due allows."""
        if self.due == ACT:
            return self.legal_acts(buffer)
        if self.due == DISCARD:
            return self.legal_slots(buffer, DISCARD_TILE)
        if self.due == REMOVE:
            return self.legal_slots(buffer, REMOVE_TILE)
        if self.due == BOT_TURN:
            return self.legal_bot_cells(buffer)
        return self.legal_goals(buffer)

    def legal_acts(self, buffer: vec[i64]) -> i64:
        """Write builds, lakes, basics and investments (S5.2 to S5.5)."""
        count: i64 = 0
        for slot in range(self.rules.slots):
            if i64(self.market[slot]) != EMPTY:
                count = self.place_anywhere(buffer, count, BUILD, slot)
        for slot in range(self.rules.slots):
            if i64(self.market[slot]) != EMPTY:
                count = self.place_anywhere(buffer, count, LAY_LAKE, slot)
        for which in range(i64(len(self.basics))):
            if self.basics[which] > 0:
                count = self.place_anywhere(buffer, count, BUILD_BASIC, which)
        return self.legal_investments(buffer, count)

    def place_anywhere(self, buffer: vec[i64], count: i64, verb: i64, which: i64) -> i64:
        """Write one tile on each open cell, if it can be paid for."""
        in_hand = self.price(verb, which, 0) <= self.boroughs[self.active].money
        if not in_hand and self.rules.price_in_hand:
            return count
        cells = self.boroughs[self.active].open
        for i in range(i64(len(cells))):
            move = choice(verb, which, cells[i])
            if in_hand or self.pays_for_itself(move):
                buffer[count] = move
                count += 1
        return count

    def legal_investments(self, buffer: vec[i64], count: i64) -> i64:
        """Write each tile that may carry a marker (S5.5, S5.8)."""
        borough = self.boroughs[self.active]
        if borough.markers == 0:
            return count
        for i in range(i64(len(borough.kinds))):
            if i64(borough.doubled[i]) != 0:
                continue
            move = choice(INVEST, 0, borough.places[i])
            if self.price_again(borough, i) <= borough.money or (
                not self.rules.price_in_hand and self.pays_for_itself(move)
            ):
                buffer[count] = move
                count += 1
        return count

    def price(self, verb: i64, which: i64, cell: i64) -> i64:
        """What an act costs (S5.2 to S5.5)."""
        rules = self.rules
        if verb == BUILD:
            return rules.tables.cost[i64(self.market[which])] + rules.surcharges[which]
        if verb == LAY_LAKE:
            return rules.surcharges[which]
        if verb == BUILD_BASIC:
            return rules.tables.cost[rules.tables.basics[which]]
        borough = self.boroughs[self.active]
        return self.price_again(borough, borough.tile_at(cell))

    def price_again(self, borough: Borough, tile: i64) -> i64:
        """What a marker on a tile of a borough costs: its printed price once more (S5.5)."""
        return self.rules.tables.cost[i64(borough.kinds[tile])]

    def pays_for_itself(self, move: i64) -> bool:
        """Whether an act leaves money of 0 or more: the lenient table rule (P1)."""
        tried = self.copy()
        turn.act(tried, move, None)
        return tried.boroughs[self.active].money >= 0

    def legal_slots(self, buffer: vec[i64], verb: i64) -> i64:
        """Write each market tile whose surcharge is in hand (S5.11)."""
        count: i64 = 0
        money = self.boroughs[self.active].money
        for slot in range(self.rules.slots):
            if i64(self.market[slot]) != EMPTY and self.rules.surcharges[slot] <= money:
                buffer[count] = choice(verb, slot, 0)
                count += 1
        return count

    def legal_bot_cells(self, buffer: vec[i64]) -> i64:
        """Write the bot's best cells (S13.32)."""
        count = solo.best_cells_into(self, buffer)
        for i in range(count):
            buffer[i] = choice(PLACE_BOT, 0, buffer[i])
        return count

    def legal_goals(self, buffer: vec[i64]) -> i64:
        """Write the two goals dealt (S3.8)."""
        buffer[0] = choice(KEEP, self.dealt[2 * self.active], 0)
        buffer[1] = choice(KEEP, self.dealt[2 * self.active + 1], 0)
        return 2

    def random_move(self, rng: Rng) -> i64:
        """One legal move, each equally likely, without writing the list of acts.

        A measured shortcut; it must agree with `legal_acts`: tests/games/suburbia/test_state.py
        """
        if self.due != ACT or not self.rules.price_in_hand:
            buffer = vec[i64]([0] * self.most_legal())
            return buffer[rng.below(self.legal_into(buffer))]
        return self.nth_act(rng.below(self.count_acts()))

    def count_acts(self) -> i64:
        """Count the legal acts: each affordable tile on each open cell, and the investments."""
        rules = self.rules
        cost = rules.tables.cost
        borough = self.boroughs[self.active]
        money = borough.money
        tiles: i64 = 0
        for slot in range(rules.slots):
            left = money - rules.surcharges[slot]
            kind: i64 = i64(self.market[slot])
            if kind != EMPTY and left >= 0:
                tiles += 1
                if cost[kind] <= left:
                    tiles += 1
        for which in range(i64(len(self.basics))):
            if self.basics[which] > 0 and cost[rules.tables.basics[which]] <= money:
                tiles += 1
        count = tiles * i64(len(borough.open))
        if borough.markers > 0:
            i: i64 = 0
            for built in borough.kinds:
                if cost[i64(built)] <= money and i64(borough.doubled[i]) == 0:
                    count += 1
                i += 1  # noqa: SIM113 - `enumerate` counts in plain numbers
        if count == 0:
            return 1
        return count

    def nth_act(self, n: i64) -> i64:
        """The act that `legal_acts` writes at place `n`."""
        rules = self.rules
        cost = rules.tables.cost
        borough = self.boroughs[self.active]
        money = borough.money
        width: i64 = i64(len(borough.open))
        for slot in range(rules.slots):
            kind: i64 = i64(self.market[slot])
            if kind != EMPTY and cost[kind] + rules.surcharges[slot] <= money:
                if n < width:
                    return choice(BUILD, slot, borough.open[n])
                n -= width
        for slot in range(rules.slots):
            if i64(self.market[slot]) != EMPTY and rules.surcharges[slot] <= money:
                if n < width:
                    return choice(LAY_LAKE, slot, borough.open[n])
                n -= width
        for which in range(i64(len(self.basics))):
            if self.basics[which] > 0 and cost[rules.tables.basics[which]] <= money:
                if n < width:
                    return choice(BUILD_BASIC, which, borough.open[n])
                n -= width
        return self.nth_investment(n)

    def nth_investment(self, n: i64) -> i64:
        """The `n`-th investment, or `skip` where nothing else is possible."""
        borough = self.boroughs[self.active]
        if borough.markers > 0:
            for i in range(i64(len(borough.kinds))):
                if i64(borough.doubled[i]) != 0:
                    continue
                if self.rules.tables.cost[i64(borough.kinds[i])] <= borough.money:
                    if n == 0:
                        return choice(INVEST, 0, borough.places[i])
                    n -= 1
        return choice(SKIP, 0, 0)

    def pack(self) -> list[int]:
        """The whole position as integers."""
        words: list[int] = [
            self.viewer,
            self.drawn,
            self.packet_from,
            self.packet_to,
            self.start,
            self.active,
            self.due,
            self.round,
            self.last_round,
            self.age,
        ]
        for part in (self.market, self.pile, self.discards, self.drowned):
            pack_bytes(words, part)
        for longer in (self.basics, self.public, self.dealt, self.kept):
            pack_ints(words, longer)
        for borough in self.boroughs:
            words += [borough.money, borough.income, borough.reputation]
            words += [borough.population, borough.markers]
            pack_bytes(words, borough.kinds)
            pack_ints(words, borough.places)
            pack_ints(words, borough.ages)
            pack_bytes(words, borough.doubled)
        return words
