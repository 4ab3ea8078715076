"""The engine's Big City read and played as rules.md writes moves.

The engine asks for small decisions; here they are put together into the whole moves of sections
12 and 13, so that lists can be compared with the oracle's.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from burgh.core.ledger import Ledger
from burgh.games.bigcity.engine import cards, choice, tables
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import HAND_ROOM
from burgh.shapes.square import cell_above, cell_below, edge_at, point_at

from .bigcity import Move, card_order, text

Whole = tuple[Move, list[int]]
"""A whole move and the small ones that make it."""
EAGER = {"build": 8, "tram": 2, "district": 2, "exchange": 2, "discard": 3, "trade": 3, "draw": 1}
LARGE = {
    "city_hall": 10,
    **dict.fromkeys(("residence_3", "office_3"), 9),
    **dict.fromkeys(("rockwell_industries", "stanford_corporation", "central_park"), 8),
    **dict.fromkeys(("lincoln_park", "shopping_center", "hospital", "market_hall"), 7),
    **dict.fromkeys(("residence_2", "office_2"), 6),
    **dict.fromkeys(("church", "police_station"), 5),
    **dict.fromkeys(("bank", "cinema", "post_office", "school"), 4),
}
"""What a player who wants to fill the city builds first; everything else waits."""


class Engine:
    """An engine's position, read and played as the oracle writes things."""

    def __init__(self, table: BigCity) -> None:
        """Take a position."""
        self.table = table
        self.printed = table.rules.tables
        self.ledger: list[tuple[int, str, str, int]] = []
        self.reveals: list[tuple[str, int | str, str]] = []

    # Names

    def card(self, number: int) -> str:
        """Name a card."""
        return self.printed.cards.names[number]

    def lots(self, site: int) -> list[int]:
        """Name the lots of a footprint: walk it on a table where nothing stands."""
        ways = self.printed.orientations
        orientation, found = choice.orientation_of(site), [choice.lot_of(site)]
        for step in range(ways.step_first[orientation], ways.step_first[orientation + 1]):
            start = found[ways.step_from[step]]
            found.append(int(self.table.plan.neighbour(start, ways.step_side[step])))
        return sorted(int(self.printed.boards.lot_number[lot]) for lot in found)

    def street(self, edge: int) -> str:
        """Name a street by the smaller of its lots."""
        plan = self.table.plan
        lots = [(plan.lot_at(cell), cell) for cell in (cell_below(edge), cell_above(edge))]
        lot, cell = min(pair for pair in lots if pair[0] >= 0)
        side = next(side for side in range(4) if edge_at(cell, side) == edge)
        return f"{self.printed.boards.lot_number[lot]}:{'NESW'[side]}"

    # Whole moves

    def after(self, moves: list[int]) -> Engine:
        """Give the position after some small moves."""
        table = self.table.copy()
        for move in moves:
            table.apply(move)
        return Engine(table)

    def options(self) -> list[tuple[int, int, int, int]]:
        """Give the small moves: number, verb, which, where."""
        return [
            (int(m), int(choice.verb_of(m)), int(choice.which_of(m)), int(choice.where_of(m)))
            for m in self.table.legal()
        ]

    def whole(self) -> dict[str, Whole]:
        """Give every whole move in canonical form with the small moves that make it."""
        found: dict[str, Whole] = {}
        for number, verb, which, where in self.options():
            for move, small in self.completed(number, verb, which, where):
                assert text(move) not in found or move["do"] in ("draw", "settle", "reply")
                found.setdefault(text(move), (move, small))
        return found

    def completed(self, number: int, verb: int, which: int, where: int) -> list[Whole]:
        """Complete one small move in every way."""
        if verb == choice.DISCARD:
            return [({"do": "discard", "card": self.card(which)}, [number])]
        if verb == choice.TRAM:
            return [({"do": "tram", "street": self.street(where)}, [number])]
        if verb in (choice.STOP, choice.PASS):
            return [({"do": "stop" if verb == choice.STOP else "pass"}, [number])]
        if verb == choice.BUILD:
            return [(self.building(which, where), [number])]
        if verb == choice.PLAY:
            sites = self.after([number]).options()
            return [(self.building(which, site), [number, m]) for m, _, _, site in sites]
        if verb == choice.DISTRICT:
            return self.districts(number, which)
        if verb == choice.EXCHANGE:
            return self.gathered("exchange", [], [number])
        if verb == choice.TRADE:
            return self.gathered("trade", [], [number])
        if verb == choice.DRAW:
            return self.draws([which], [number])
        if verb in (choice.DECLINE, choice.BID):
            return self.replies(number, verb, which)
        return self.settlements([which] if verb == choice.TAKE else [], [number])

    def building(self, piece: int, site: int) -> Move:
        """Write a placement."""
        return {"do": "build", "piece": self.printed.pieces[piece].name, "lots": self.lots(site)}

    def districts(self, number: int, district: int) -> list[Whole]:
        """Choose origin and rotation of a district."""
        kind = "place" if self.table.set_up_left > 0 else "district"
        found: list[Whole] = []
        for at, _, _, cell in self.after([number]).options():
            origin = list(point_at(cell))
            for turn, _, rotation, _ in self.after([number, at]).options():
                move = {
                    "do": kind,
                    "district": district + 1,
                    "origin": origin,
                    "rotation": rotation,
                }
                found.append((move, [number, at, turn]))
        return found

    def gathered(self, kind: str, named: list[str], small: list[int]) -> list[Whole]:
        """Name cards in ascending order until it is enough; nothing is wished for."""
        found: list[Whole] = []
        for number, verb, which, _ in self.after(small).options():
            if verb == choice.DONE:
                found.append(({"do": kind, "cards": named}, [*small, number]))
            elif verb != choice.WANT:
                card = self.card(which)
                assert card not in named
                if not named or card_order(card) > card_order(named[-1]):
                    found += self.gathered(kind, [*named, card], [*small, number])
        return found

    def draws(self, piles: list[int], small: list[int]) -> list[Whole]:
        """Name piles in ascending order until cards are looked at."""
        then = self.after(small)
        if then.table.phase() != tables.REFILL or then.table.named == 0:
            return [({"do": "draw", "piles": [pile + 1 for pile in piles]}, small)]
        found: list[Whole] = []
        for number, _, pile, _ in then.options():
            if pile >= piles[-1]:
                found += self.draws([*piles, pile], [*small, number])
        return found

    def replies(self, number: int, verb: int, card: int) -> list[Whole]:
        """Decline, bid one card, for one of two, or bid two."""
        if verb == choice.DECLINE:
            return [({"do": "reply", "cards": []}, [number])]
        bid = [self.card(card)]
        if len(self.table.deal.offer) == 1:
            return [({"do": "reply", "cards": bid}, [number])]
        found: list[Whole] = []
        for next_one, next_verb, which, _ in self.after([number]).options():
            if next_verb == choice.FOR:
                found.append(({"do": "reply", "cards": bid, "for": which}, [number, next_one]))
            elif card_order(self.card(which)) > card_order(bid[0]):
                move = {"do": "reply", "cards": [*bid, self.card(which)]}
                found.append((move, [number, next_one]))
        return found

    def settlements(self, seats: list[int], small: list[int]) -> list[Whole]:
        """Choose bidders until it is enough."""
        then = self.after(small)
        if then.table.phase() != tables.SETTLE:
            return [({"do": "settle", "with": sorted(seats)}, small)]
        found: list[Whole] = []
        for number, verb, which, _ in then.options():
            more = [*seats, which] if verb == choice.TAKE else seats
            found += self.settlements(more, [*small, number])
        return found

    # Playing and looking

    def play(self, small: list[int]) -> None:
        """Make small moves and note what the ledger says."""
        for number in small:
            told = Ledger()
            self.table.apply(number, told)
            for entry in told.entries:
                kind = tables.TRACKS[entry.track]
                self.ledger.append((int(entry.seat), kind, self.cause(entry.cause), entry.amount))
            for reveal in told.reveals:
                what = {0: "shown", 1: "drawn", 2: "traded"}[reveal.thing // 256]
                to = "all" if reveal.to < 0 else int(reveal.to)
                self.reveals.append((what, to, self.card(reveal.thing % 256)))

    def cause(self, number: int) -> str:
        """Name a cause."""
        if number >= tables.LABEL:
            return self.printed.labels[number - tables.LABEL]
        return self.printed.pieces[number].name

    def pile(self, pile: int) -> list[str]:
        """Give the cards of a pile, top first."""
        first = cards.pile_start(self.table, pile)
        size = int(self.table.pile_size[pile])
        return [self.card(int(self.table.piles[first + i])) for i in reversed(range(size))]

    def hand(self, seat: int) -> list[str]:
        """Give a hand."""
        first = seat * HAND_ROOM
        held = self.table.hands[first : first + int(self.table.hand_size[seat])]
        return sorted((self.card(int(card)) for card in held), key=card_order)

    def face_up(self) -> list[str]:
        """Give the cards in hands and piles that lie face up in a view."""
        table = self.table
        seats, piles = range(table.rules.seats), range(8)
        found: list[int] = []
        for seat in seats:
            first = seat * HAND_ROOM
            found += [int(c) for c in table.hands[first : first + int(table.hand_size[seat])]]
        for pile in piles:
            first = cards.pile_start(table, pile)
            found += [int(table.piles[first + i]) for i in range(int(table.pile_size[pile]))]
        return [self.card(card) for card in found if card < self.printed.cards.count]

    def boards(self) -> list[dict[str, Any]]:
        """Give the districts as they lie."""
        plan = self.table.plan
        return [
            {
                "id": int(plan.placed[i]) + 1,
                "origin": list(point_at(plan.origins[i])),
                "rotation": int(plan.rotations[i]),
            }
            for i in range(len(plan.placed))
        ]

    def certain(self, seat: int) -> set[str]:
        """Give the cards a seat is certain of, those out of the game left out."""
        out = {int(card) for card in self.table.out}
        count = int(self.printed.cards.count)
        known = [card for card in range(count) if int(self.table.knows[card]) >> seat & 1]
        return {self.card(card) for card in known if card not in out}

    def seen(self) -> dict[str, Any]:
        """Give what both sides must agree on."""
        table = self.table
        seats = range(table.rules.seats)
        over = table.is_over()
        piles = range(8)
        pieces = zip(table.stands, table.sites, strict=True)
        return {
            "phase": tables.PHASES[table.phase()],
            "to_move": None if over else int(table.decider()),
            "active": int(table.active),
            "scores": [int(table.score(seat)) for seat in seats],
            "passes": int(table.passes),
            "due": int(table.owed) if table.phase() == tables.REFILL else 0,
            "drawn": {str(p + 1): int(table.drawn_from(p)) for p in piles if table.drawn_from(p)},
            "districts": self.boards(),
            "pieces": [[self.printed.pieces[int(p)].name, self.lots(site)] for p, site in pieces],
            "trams": [self.street(edge) for edge in table.line],
            "end": tables.ENDS[table.end] or None,
            "supply": {p.name: int(table.supply[i]) for i, p in enumerate(self.printed.pieces)},
            "out": sorted(self.card(int(card)) for card in table.out),
            "hands": [self.hand(seat) for seat in seats],
            "piles": {str(pile + 1): self.pile(pile) for pile in piles},
            "certain": [sorted(self.certain(seat)) for seat in seats],
            "offered": [self.card(int(card)) for card in table.deal.offer],
            "bids": {str(s): bid for s, bid in enumerate(map(self.bid, seats)) if bid[0]},
            "outskirts": self.outskirts(),
        }

    def bid(self, seat: int) -> list[list[Any]]:
        """Give what a seat has bid, and for which offered cards."""
        deal = self.table.deal
        named = [self.card(int(deal.bids[2 * seat + i])) for i in range(deal.count(seat))]
        return [named, [i for i in (0, 1) if deal.covers(seat) >> i & 1]]

    def outskirts(self) -> list[int]:
        """Give the lots on the outskirts."""
        numbers, plan = self.printed.boards.lot_number, self.table.plan
        return [int(numbers[i]) for i in range(len(numbers)) if int(plan.outskirts[i])]


def at_random(engine: Engine, legal: list[Whole], chance: random.Random, made: int) -> Whole:
    """Choose a kind by weight and any move of it; late in the game only what leads to its end."""
    if made > 160:
        quiet = [m for m in legal if m[0]["do"] in ("pass", "stop") or m[0].get("cards") == []]
        legal = quiet or legal
    kinds = sorted({move["do"] for move, _ in legal})
    kind = chance.choices(kinds, [EAGER.get(kind, 1) for kind in kinds])[0]
    return chance.choice([pair for pair in legal if pair[0]["do"] == kind])


def to_the_full(engine: Engine, legal: list[Whole], chance: random.Random, made: int) -> Whole:
    """Choose as somebody who wants the city full: large pieces first, single lots at the end."""
    if made > 400:
        return at_random(engine, legal, chance, made)
    by: dict[str, list[Whole]] = {}
    for pair in legal:
        by.setdefault(pair[0]["do"], []).append(pair)
    if "build" in by:
        best = max(LARGE.get(move["piece"], 0) for move, _ in by["build"])
        free = sum(int(engine.table.free_in(district)) for district in range(8))
        if best > 0 or chance.random() < (0.5 if free < 12 else 0.1):
            return chance.choice([p for p in by["build"] if LARGE.get(p[0]["piece"], 0) == best])
    if "tram" in by and (engine.table.phase() == tables.LAY or chance.random() < 0.15):
        return chance.choice(by["tram"])
    for kind in ("district", "discard", "place", "draw", "reply", "settle"):
        if kind in by:
            return chance.choice(by[kind])
    return chance.choice(by.get("exchange") or by.get("stop") or by["pass"])


Chooser = Callable[[Engine, list[Whole], random.Random, int], Whole]
"""Somebody who plays: position, legal moves, chance, moves made so far -> a move."""
