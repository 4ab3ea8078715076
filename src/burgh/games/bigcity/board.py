"""The text board: the table in plain lines of any width, for a terminal and a screen reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Final

from burgh.core.page import INDENT, WIDTH, joined, wrap
from burgh.core.said import in_parts, listed, say
from burgh.core.speaker import Speaker
from burgh.games.bigcity.engine import cards as hands
from burgh.games.bigcity.engine import tram
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import HAND_ROOM, NO_CARD, NO_LOT, REPLY, SETTLE, Tables
from burgh.games.bigcity.lattice import CELL, RAIL, picture, slices
from burgh.games.bigcity.lookup import street_name
from burgh.games.bigcity.printed import name as piece_name
from burgh.games.bigcity.words import card as card_said
from burgh.games.bigcity.words import districts, lots, points
from burgh.shapes.square import SIDES, Point, edge_at, point_at

OUTSKIRTS: Final = "*"


def draw(
    speaker: Speaker[BigCity],
    state: BigCity,
    seat: int,
    names: list[str],
    *,
    as_list: bool = False,
    width: int = WIDTH,
) -> str:
    """Draw the table as `seat` sees it, and nothing that it may not see (R14).

    As a list, every lot is a line with its neighbours instead of a box on a map.
    """
    page = Page(speaker, state.view(seat), names, width)
    city = page.lots() if as_list else page.city()
    parts = [page.header(), page.offer(), page.players(), city, page.pieces(), page.lists()]
    parts += [page.piles(), page.supply()]
    return joined(parts, width)


class Page:
    """One drawing of the table, part by part; each part is a list of lines."""

    def __init__(
        self, speaker: Speaker[BigCity], seen: BigCity, names: list[str], width: int
    ) -> None:
        self.speaker = speaker
        self.say = speaker.words.say
        self.text = speaker.say
        self.seen = seen
        self.names = names
        self.width = width
        self.tables: Tables = seen.rules.tables
        self.plan = seen.plan
        self.in_city = [lot for lot in range(self.tables.boards.lots) if seen.plan.has_lot(lot)]
        pieces = [piece.name for piece in self.tables.pieces]
        self.codes = short_codes({key: (self.code(key), speaker.thing(key)) for key in pieces})

    def wrap(self, text: str, indent: str = "") -> list[str]:
        """Break a text into lines that fit the page."""
        return wrap(text, indent, self.width)

    def header(self) -> list[str]:
        """Say what is due from whom, and what was done before that counts."""
        said = [self.speaker.prompt(self.seen, self.names)]
        if self.seen.passes and not self.seen.is_over():
            said.append(self.say("board-passes", count=int(self.seen.passes)))
        if len(self.seen.given):
            said.append(self.say("board-given", cards=self.some_cards(self.seen.given)))
        return self.wrap(" ".join(said))

    # --- players -------------------------------------------------------------------------------

    def players(self) -> list[str]:
        """Say each player's points and cards: one's own, of the others the backs (R14.2)."""
        lines = [self.say("board-players")]
        for seat, name in enumerate(self.names):
            score = self.text(points(int(self.seen.scores[seat])))
            said = self.say("board-seat", seat=name, points=score, hand=self.hand(seat))
            lines += self.wrap(said, INDENT)
        return lines

    def hand(self, seat: int) -> str:
        """Say the cards of a hand: those this seat knows by name, the rest by their backs."""
        first = seat * HAND_ROOM
        size = int(self.seen.hand_size[seat])
        held = [int(card) for card in self.seen.hands[first : first + size]]
        known = [self.card(card) for card in held if card < self.tables.cards.count]
        backs = [card for card in held if card >= self.tables.cards.count]
        said = ", ".join([*known, *self.backs(backs)])
        return self.say("board-hand", cards=said) if said else self.say("board-hand-empty")

    def card(self, card: int) -> str:
        """Name a card, and say if its lot is covered or not in the city."""
        name = self.card_name(card)
        lot = self.tables.cards.lot[card]
        if hands.is_dead(self.seen, card):
            return self.say("board-hand-dead", card=name)
        if lot >= 0 and not self.plan.has_lot(lot):
            return self.say("board-hand-absent", card=name)
        return name

    def backs(self, cards: Sequence[int]) -> list[str]:
        """Say how many cards of each district there are."""
        found = Counter(int(self.tables.cards.back(card)) + 1 for card in cards)
        return [self.say("board-back", number=d, count=found[d]) for d in sorted(found)]

    def offer(self) -> list[str]:
        """Say an offer and the bids for it; of unknown cards the backs (R13.1, R13.2)."""
        deal = self.seen.deal
        if not len(deal.offer):
            return []
        wants = [d + 1 for d in range(self.tables.boards.districts) if deal.wants >> d & 1]
        said = self.say(
            "board-offer-wants" if wants else "board-offer",
            seat=self.names[self.seen.active],
            cards=self.some_cards(deal.offer),
            wants=self.text(districts(wants)) if wants else None,
        )
        return [
            *self.wrap(said),
            *(line for seat in self.bidders() for line in self.wrap(self.bid(seat))),
        ]

    def bidders(self) -> list[int]:
        """The seats that have answered, in the order in which they were asked."""
        seats = int(self.seen.rules.seats)
        order = [int(self.seen.active + i) % seats for i in range(1, seats)]
        if self.seen.due == REPLY:
            return order[: order.index(self.seen.asked)]
        return order if self.seen.due == SETTLE else []

    def bid(self, seat: int) -> str:
        """Say what a seat has answered."""
        deal = self.seen.deal
        bids = [int(card) for card in deal.bids[2 * seat : 2 * seat + 2] if card != NO_CARD]
        if not bids:
            return self.say("board-declined", seat=self.names[seat])
        single = len(bids) == 1 and len(deal.offer) > 1
        return self.say(
            "board-bid-for" if single else "board-bid",
            seat=self.names[seat],
            cards=self.some_cards(bids),
            which=1 + int(deal.bid_for[seat]) if single else None,
        )

    def some_cards(self, cards: Iterable[int]) -> str:
        """Say cards one by one: those this seat knows by name, the others by their back."""
        known = self.tables.cards.count
        said = [
            card_said(self.tables.cards.names[card])
            if card < known
            else say("card-back", number=int(self.tables.cards.back(card)) + 1)
            for card in map(int, cards)
        ]
        return self.text(listed("and", said))

    # --- the city ------------------------------------------------------------------------------

    def city(self) -> list[str]:
        """Draw the city lot by lot, a very wide one in slices."""
        boxes = {self.point(lot): self.box(lot) for lot in self.in_city}
        inner = [int(e) for e in self.plan.streets if tram.is_inside(self.seen, e)]
        rails = [int(e) for e in self.seen.line]
        parts = slices(boxes, self.width)
        lines = [
            self.say("board-city"),
            *self.wrap(self.say("board-key", tram=" ".join(RAIL)), INDENT),
        ]
        for columns in parts:
            if len(parts) > 1:
                ends = {"first": str(columns[0]), "last": str(columns[-1])}
                lines.append(INDENT + self.say("board-columns", **ends))
            here = {at: box for at, box in boxes.items() if at.x in columns}
            lines += picture(here, rails, inner) if here else []
        return lines

    def box(self, lot: int) -> tuple[str, str]:
        """What is written in a lot: its number, a star on the outskirts, its piece."""
        star = OUTSKIRTS if self.plan.outskirts[lot] else ""
        return f"{self.number(lot)}{star}", self.codes.get(self.piece_on(lot) or "", "")

    def lots(self) -> list[str]:
        """List every lot with its place, its piece and its four neighbours."""
        lines = [self.say("board-city")]
        for lot in sorted(self.in_city, key=self.number):
            where = "outskirts" if self.plan.outskirts[lot] else "center"
            piece = self.piece_on(lot)
            said = self.say(
                "board-lot",
                lot=self.number(lot),
                place=self.say("board-place", **place_of(self.point(lot))),
                location=self.say(f"location-{where}"),
                piece=self.speaker.thing(piece) if piece else self.say("board-free"),
                sides=", ".join(self.side(lot, side) for side in range(len(SIDES))),
            )
            lines += self.wrap(said, INDENT)
        return lines

    def side(self, lot: int, side: int) -> str:
        """Say what faces one side of a lot, and whether the tram runs there."""
        other = int(self.plan.neighbour(lot, side))
        name = self.say("board-edge") if other == NO_LOT else str(self.number(other))
        has_tram = tram.has_rail(self.seen, edge_at(self.plan.cell[lot], side))
        key = "board-side-tram" if has_tram else "board-side"
        return self.say(key, side=self.say(f"side-{SIDES[side]}"), lot=name)

    def pieces(self) -> list[str]:
        """List the pieces in order of building, with their lots and letters."""
        if not len(self.seen.stands):
            return [self.say("board-no_pieces")]
        lines = [self.say("board-pieces")]
        for number, kind in enumerate(self.seen.stands):
            covered = [lot for lot in self.in_city if self.seen.piece_at[lot] == number + 1]
            name = self.tables.pieces[kind].name
            said = f"{self.speaker.thing(name)} ({self.codes[name]})"
            numbers = self.text(lots([self.number(each) for each in covered]))
            lines += self.wrap(self.say("board-piece", lots=numbers, piece=said), INDENT)
        return lines

    def lists(self) -> list[str]:
        """List free lots, the tram and the districts."""
        free = [lot for lot in self.in_city if not self.seen.piece_at[lot]]
        outer = [self.number(lot) for lot in free if self.plan.outskirts[lot]]
        inner = [self.number(lot) for lot in free if not self.plan.outskirts[lot]]
        placed = [int(d) + 1 for d in self.plan.placed]
        aside = [d + 1 for d in range(self.tables.boards.districts) if not self.plan.has(d)]
        said = [
            self.say("board-free-outskirts", lots=self.numbers(outer)),
            self.say("board-free-center", lots=self.numbers(inner)),
            self.tram(),
            self.say("board-districts", numbers=self.numbers(placed)),
            self.say("board-aside", numbers=self.numbers(aside)),
        ]
        return [line for text in said for line in self.wrap(text)]

    def tram(self) -> str:
        """Say where the tram runs, street by street as they are typed, and what is left."""
        streets = ", ".join(street_name(self.seen, int(edge)) for edge in self.seen.line)
        laid = self.say("board-tram", streets=streets) if streets else self.say("board-tram-none")
        left = self.say("board-tram-left", count=int(tram.segments_left(self.seen)))
        return self.in_parts([laid, left])

    # --- what lies beside it -------------------------------------------------------------------

    def piles(self) -> list[str]:
        """List the piles with their sizes, and the cards in them that this seat is certain of."""
        said = []
        for pile in range(self.tables.cards.piles):
            size = int(self.seen.pile_size[pile])
            line = self.say("board-pile", number=pile + 1, count=size)
            known = list(self.known_in(pile, size))
            said.append(f"{line} ({', '.join(known)})" if known else line)
        out = [self.card_name(card) for card in self.seen.out]
        gone = self.wrap(self.say("board-gone", cards=", ".join(out))) if out else []
        return [self.say("board-piles"), *self.wrap(self.in_parts(said), INDENT), *gone]

    def known_in(self, pile: int, size: int) -> Iterator[str]:
        """Say the cards of a pile whose place this seat knows, counted from the top (R14.4)."""
        first = hands.pile_start(self.seen, pile)
        for place in range(1, size + 1):
            card = int(self.seen.piles[first + size - place])
            if card < self.tables.cards.count:
                name = self.card_name(card)
                yield self.say("board-pile-known", place=place, card=name)

    def supply(self) -> list[str]:
        """List how many pieces of each kind are left."""
        left = []
        for kind, piece in enumerate(self.tables.pieces):
            count = int(self.seen.supply[kind])
            if count:
                name = f"{self.speaker.thing(piece.name)} ({self.codes[piece.name]})"
                left.append(self.say("board-left", count=count, piece=name))
        return [
            self.say("board-supply"),
            *self.wrap(", ".join(left) or self.say("board-none"), INDENT),
        ]

    # --- names ---------------------------------------------------------------------------------

    def code(self, piece: str) -> str | None:
        """The few letters that stand for a piece on the map, if the language has some."""
        known = f"piece-{piece}.code"
        return self.say(known) if self.speaker.words.knows(known) else None

    def card_name(self, card: int) -> str:
        """Name a card shortly: the number of its lot, or its piece."""
        key = self.tables.cards.names[card]
        return key if key.isdecimal() else self.text(piece_name(key))

    def number(self, lot: int) -> int:
        """The number printed on a lot."""
        return int(self.tables.boards.lot_number[lot])

    def numbers(self, numbers: Sequence[int]) -> str:
        """Write numbers in a row."""
        return ", ".join(map(str, sorted(numbers))) or self.say("board-none")

    def in_parts(self, parts: Sequence[str]) -> str:
        """Join parts of a line."""
        return self.speaker.say(in_parts(parts))

    def point(self, lot: int) -> Point:
        """Where a lot lies."""
        return point_at(self.plan.cell[lot])

    def piece_on(self, lot: int) -> str | None:
        """The id of the piece on a lot."""
        number = int(self.seen.piece_at[lot])
        return self.tables.pieces[self.seen.stands[number - 1]].name if number else None


def place_of(at: Point) -> dict[str, str]:
    """A place as facts, written as it is typed."""
    return {"x": str(at.x), "y": str(at.y)}


def short_codes(pieces: Mapping[str, tuple[str | None, str]]) -> dict[str, str]:
    """Give each piece up to four letters of its own: those of its words, or from its name."""
    codes: dict[str, str] = {}
    for key, (wanted, name) in pieces.items():
        letters = "".join(filter(str.isalnum, name)).capitalize() or "X"
        offers = candidates(wanted or letters[:CELL], letters)
        codes[key] = next(code for code in offers if code not in codes.values())
    return codes


def candidates(wanted: str, letters: str) -> Iterator[str]:
    """Offer the letters wanted, then fewer of them and a number."""
    yield wanted[:CELL]
    for number in count(2):
        yield f"{letters[: CELL - len(str(number))]}{number}"
