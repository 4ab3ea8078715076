"""Any position read from JSON; `written.py` writes it.

    {"title": "bigcity", "options": {"players": 2},
     "districts": [{"id": 1, "origin": [0, 0], "rotation": 0}, ...],    in the order of placing
     "pieces": [["city_hall", [19]], ...],                              in the order of building
     "trams": ["15:N", ...],                                            in the order of laying
     "hands": [["11", "lincoln_park", ...], ...], "piles": {"1": ["15", ...], ...},   top first
     "out": ["12", ...], "scores": [3, 0], "passes": 0, "turn": 0, "phase": "act", ...}

A pile that is not named holds its cards that are in no hand and were not paid for a standing piece,
in printed order; cards found nowhere are out of the game. In a view, `back_3` is a card of district
3 that lies face down. `known` are the cards each seat is certain of besides its own (R14.5). The
fields after `phase` tell how far a decision has gone: see `Position`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from burgh.core.ints import append, u8, vec
from burgh.core.malformed import between, converted, one_of
from burgh.core.said import quoted
from burgh.core.state import ALL_SEEING
from burgh.games.bigcity.complaints import wrong
from burgh.games.bigcity.content import Content
from burgh.games.bigcity.deal import bare_table, lay_pile
from burgh.games.bigcity.engine import buildings, cards, tram
from burgh.games.bigcity.engine.city import with_district
from burgh.games.bigcity.engine.secrets import unstage
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import (
    BACK,
    BARGAIN,
    ENDS,
    LAY,
    NOT_YET,
    ORIGIN,
    OVER,
    PHASES,
    PLACE,
    REFILL,
    REPLY,
    ROTATION,
    SETTLE,
    SITE,
    SWAP,
)
from burgh.games.bigcity.engine.trade import BOTH, NOTHING
from burgh.games.bigcity.lookup import find_site, read_street
from burgh.games.bigcity.options import Options, in_play, read_options
from burgh.games.bigcity.written import held
from burgh.shapes.square import REACH, Point, cell_at

MOST_POINTS: Final = 1_000_000


class Placed(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A district in the city: where its top left cell lies once it is turned."""

    id: int
    origin: Point
    rotation: int = 0


class SeatBid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a seat has bid, and for which offered cards."""

    seat: int
    cards: tuple[str, ...]
    for_: tuple[int, ...] = msgspec.field(name="for", default=())


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position of Big City: everything that can lie on the table."""

    title: str = "bigcity"
    options: dict[str, Any] = {}
    districts: list[Placed] = []
    pieces: list[tuple[str, tuple[int, ...]]] = []
    trams: list[str] = []
    hands: list[list[str]] | None = None
    piles: dict[str, list[str]] = {}
    out: list[str] | None = None
    known: list[list[str]] | None = None
    scores: list[int] | None = None
    passes: int = 0
    first: int = 0
    turn: int = 0
    phase: str = "act"
    to_place: int = 0  # districts still to be placed before the first turn
    gave_up: bool | None = None  # a card left the hand in this turn: some will be drawn
    drawn: dict[str, int] = {}  # in this turn, by pile
    named: dict[str, int] = {}  # and not yet looked at
    district: int | None = None  # whose place is asked for
    origin: Point | None = None
    piece: str | None = None  # of the special card played
    given: list[str] = []  # put down for the exchange so far
    fallback: bool = False  # the exchange follows a trade that came to nothing
    offer: list[str] = []
    wants: list[int] = []
    asked: int | None = None  # who replies
    bids: list[SeatBid] = []
    taken: list[int] = []  # seats whose bid is accepted so far
    end: str | None = None
    viewer: int | None = None


# --- in ------------------------------------------------------------------------------------------


def read_position(plain: Mapping[str, Any]) -> tuple[Options, BigCity]:
    """Read a position; whatever does not fit is named with its place."""
    position: Position = converted(dict(plain), Position)
    if position.title != "bigcity":
        raise wrong("title", "data-title", given=quoted(position.title), title="bigcity")
    given = dict(position.options)
    if position.hands is not None and "players" not in given:
        given["players"] = len(position.hands)
    options = read_options(given)
    table = bare_table(options)
    printed = in_play(options)
    read_city(table, position)
    read_pieces(table, printed, position)
    read_trams(table, position)
    read_seats(table, position)
    read_cards(table, printed, position)
    read_turn(table, position)
    read_progress(table, printed, position)
    check_steps_are_hidden(table)
    check_there_is_a_choice(table)
    return options, table


def read_city(table: BigCity, position: Position) -> None:
    """Lay the districts; the city must be able to grow without leaving the map."""
    boards = table.rules.tables.boards
    room = sum(max(boards.shapes[boards.shape[4 * d]]) for d in range(boards.districts))
    for i, placed in enumerate(position.districts):
        path = f"districts[{i}]"
        d = between(placed.id, 1, int(boards.districts), f"{path}.id") - 1
        between(placed.rotation, 0, 3, f"{path}.rotation")
        if table.plan.has(d):
            raise wrong(f"{path}.id", "position-district_twice", district=str(placed.id))
        room -= max(boards.shapes[boards.shape[4 * d]])
        between(placed.origin.x, -REACH, REACH, f"{path}.origin[0]")
        between(placed.origin.y, -REACH, REACH, f"{path}.origin[1]")
        check_cells(table, d, placed, path)
        table.plan = with_district(
            table.rules, table.plan, d, cell_at(*placed.origin), placed.rotation
        )
        table.open_district(d)
    for i, placed in enumerate(position.districts):
        check_room(table, placed, room, f"districts[{i}].origin")


def cells_of(table: BigCity, district: int, placed: Placed) -> list[Point]:
    """Give the cells a district would cover."""
    boards = table.rules.tables.boards
    lots = range(boards.first_lot[district], boards.first_lot[district + 1])
    r = placed.rotation
    x, y = placed.origin
    return [Point(x + int(boards.dx[4 * n + r]), y + int(boards.dy[4 * n + r])) for n in lots]


def check_cells(table: BigCity, district: int, placed: Placed, path: str) -> None:
    """Refuse a district that lies beyond the map or on another."""
    for cell in cells_of(table, district, placed):
        if max(abs(cell.x), abs(cell.y)) > REACH:
            raise wrong(f"{path}.origin", "position-beyond", at=str(cell))
        if table.plan.lot_at(cell_at(*cell)) >= 0:
            raise wrong(f"{path}.origin", "position-overlap", at=str(cell))


def check_room(table: BigCity, placed: Placed, room: int, path: str) -> None:
    """Refuse a city so far from the middle that what is still aside might not fit on the map."""
    for cell in cells_of(table, placed.id - 1, placed):
        if max(abs(cell.x), abs(cell.y)) + room > REACH:
            raise wrong(path, "position-outgrow")


def read_pieces(table: BigCity, printed: Content, position: Position) -> None:
    """Stand the pieces on their lots; nothing is scored or asked."""
    for i, (piece, numbers) in enumerate(position.pieces):
        path = f"pieces[{i}]"
        if piece not in printed.piece_of:
            raise wrong(f"{path}[0]", "data-no_such", what="piece", name=quoted(piece))
        kind = printed.piece_of[piece]
        if table.supply[kind] == 0:
            raise wrong(f"{path}[0]", "position-supply", name=quoted(piece))
        lots = [lot_in_city(table, printed, lot, f"{path}[1]") for lot in numbers]
        site = find_site(table, kind, lots)
        if site is None or len(set(lots)) < len(lots):
            raise wrong(f"{path}[1]", "position-shape", name=quoted(piece))
        for lot in lots:
            if table.piece_at[lot] != 0:
                number = table.rules.tables.boards.lot_number[lot]
                raise wrong(f"{path}[1]", "position-covered", lot=str(number))
        buildings.put(table, kind, site)


def lot_in_city(table: BigCity, printed: Content, number: int, path: str) -> int:
    """The engine's number of a lot that is in the city."""
    lot = printed.lot_of.get(number)
    if lot is None or not table.plan.has_lot(lot):
        raise wrong(path, "position-no_lot", lot=str(number))
    return lot


def read_trams(table: BigCity, position: Position) -> None:
    """Lay the segments."""
    for i, name in enumerate(position.trams):
        path = f"trams[{i}]"
        edge = read_street(table, name)
        if edge is None:
            raise wrong(path, "position-no_street", name=quoted(name))
        if tram.has_rail(table, edge):
            raise wrong(path, "position-segment_twice", at=name)
        if tram.is_inside(table, edge):
            raise wrong(path, "position-segment_inside", at=name)
        if tram.segments_left(table) == 0:
            raise wrong(path, "position-segments", most=str(table.rules.tables.segments))
        tram.lay(table, edge)


def read_seats(table: BigCity, position: Position) -> None:
    """Set scores, and whose turn it is."""
    seats = int(table.seats())
    for name, given in (("hands", position.hands), ("scores", position.scores)):
        if given is not None and len(given) != seats:
            raise wrong(name, "data-seats", seats=seats, given=str(len(given)))
    for seat, score in enumerate(position.scores or [0] * seats):
        table.scores[seat] = between(score, -MOST_POINTS, MOST_POINTS, f"scores[{seat}]")
    table.active = between(position.turn, 0, seats - 1, "turn")
    table.first = between(position.first, 0, seats - 1, "first")
    if position.viewer is not None:
        table.viewer = between(position.viewer, -1, seats - 1, "viewer")


# --- cards in ------------------------------------------------------------------------------------


class Finder:
    """Finds cards by name and remembers which have turned up, and how many backs."""

    def __init__(self, table: BigCity, printed: Content, hidden: bool) -> None:
        """Know the names; only a view has cards face down."""
        self.table = table
        self.names = printed.card_of
        self.hidden = hidden
        self.seen: set[int] = set()
        self.backs = [0] * int(table.rules.tables.cards.piles)

    def card(self, name: str, path: str) -> int:
        """The number of a card or a back, without remembering it."""
        if name in self.names:
            return self.names[name]
        pile = name.removeprefix("back_")
        if self.hidden and name != pile and pile.isdecimal() and 1 <= int(pile) <= len(self.backs):
            return int(BACK) + int(pile) - 1
        raise wrong(path, "data-no_such", what="card", name=quoted(name))

    def place(self, name: str, path: str) -> int:
        """The number of a card that lies somewhere; each lies in one place only."""
        card = self.card(name, path)
        if card >= BACK:
            self.backs[card - BACK] += 1
        elif card in self.seen:
            raise wrong(path, "data-elsewhere", name=name)
        self.seen.add(card)
        return card


def read_cards(table: BigCity, printed: Content, position: Position) -> None:
    """Deal the hands, lay the piles, and put the rest out of the game."""
    finder = Finder(table, printed, position.viewer is not None)
    for seat, hand in enumerate(position.hands or []):
        if len(hand) > table.rules.hand:
            raise wrong(f"hands[{seat}]", "data-most_cards", most=int(table.rules.hand))
        for i, name in enumerate(hand):
            cards.insert(table, seat, finder.place(name, f"hands[{seat}][{i}]"))
    named = read_piles(table, finder, position)
    for i, name in enumerate(position.out or []):
        card = finder.place(name, f"out[{i}]")
        if card >= BACK:
            raise wrong(f"out[{i}]", "position-out_open")
        table.out = append(table.out, u8(card))
    fill_piles(table, finder, named, position.out is not None)
    read_known(table, printed, position)


def read_piles(table: BigCity, finder: Finder, position: Position) -> set[int]:
    """Lay the piles that are named; gives which."""
    known = table.rules.tables.cards
    named: set[int] = set()
    for key, names in position.piles.items():
        path = f"piles.{key}"
        if not key.isdecimal() or not 1 <= int(key) <= known.piles:
            raise wrong(path[:40], "position-pile_key", most=str(known.piles))
        pile = int(key) - 1
        named.add(pile)
        found = [finder.place(name, f"{path}[{i}]") for i, name in enumerate(names)]
        for i, card in enumerate(found):
            if known.back(card) != pile:
                raise wrong(f"{path}[{i}]", "position-pile_card", name=names[i])
        if len(found) > known.most_in_pile:
            raise wrong(path, "position-pile_most")
        lay_pile(table, pile, found)
    return named


def fill_piles(table: BigCity, finder: Finder, named: set[int], out_told: bool) -> None:
    """Fill the other piles, and put what is found nowhere out of the game.

    In a view there are as many cards missing as lie face down.
    """
    known = table.rules.tables.cards
    for pile in range(known.piles):
        missing = [
            card
            for card in range(known.count)
            if known.pile[card] == pile and card not in finder.seen
        ]
        if finder.hidden:
            if len(missing) != finder.backs[pile]:
                backs, held_back = str(finder.backs[pile]), str(len(missing))
                raise wrong(f"piles.{pile + 1}", "position-backs", backs=backs, cards=held_back)
            continue
        if pile not in named:
            left = [card for card in missing if not is_paid(table, card)]
            lay_pile(table, pile, left)
            missing = [card for card in missing if card not in left]
        if out_told and missing:
            raise wrong("out", "position-nowhere", name=known.names[missing[0]])
        for card in missing:
            table.out = append(table.out, u8(card))


def is_paid(table: BigCity, card: int) -> bool:
    """Whether a card was played for a piece that stands."""
    known = table.rules.tables.cards
    lot, piece = known.lot[card], known.piece[card]
    if piece >= 0:
        return bool((table.built >> piece) & 1)
    stands = int(table.piece_at[lot])
    return stands != 0 and table.rules.tables.pieces[table.stands[stands - 1]].card < 0


def read_known(table: BigCity, printed: Content, position: Position) -> None:
    """Set what each seat is certain of: its own hand, and what is told; a view knows one seat's."""
    seats = range(int(table.seats()))
    for seat in seats:
        if position.viewer is None or position.viewer == seat:
            for card in held(table, seat):
                cards.learn(table, seat, card)
    if position.known is None:
        return
    if len(position.known) != len(seats):
        raise wrong("known", "data-seats", seats=len(seats), given=str(len(position.known)))
    out = {int(card) for card in table.out}
    for seat in seats:
        for i, name in enumerate(position.known[seat]):
            path = f"known[{seat}][{i}]"
            if name not in printed.card_of or printed.card_of[name] in out:
                raise wrong(path, "position-not_in_play", name=quoted(name))
            if position.viewer not in (None, seat):
                raise wrong(path, "position-knows")
            cards.learn(table, seat, printed.card_of[name])


# --- the decision that is due --------------------------------------------------------------------


def read_turn(table: BigCity, position: Position) -> None:
    """Set the phase, the passes and how the game ended."""
    if position.phase not in PHASES:
        raise one_of(position.phase, PHASES, "phase")
    table.due = PHASES.index(position.phase)
    seats = int(table.seats())
    table.passes = between(position.passes, 0, seats, "passes")
    if (position.end is not None) != (table.due == OVER) or position.end not in (None, *ENDS[1:]):
        raise wrong("end", "position-end")
    table.end = NOT_YET if position.end is None else ENDS.index(position.end)
    if table.due != OVER and table.passes == seats:
        raise wrong("passes", "position-passes")
    aside = [
        d
        for d in range(table.rules.tables.boards.districts)
        if (table.rules.initial >> d) & 1 and not table.plan.has(d)
    ]
    table.set_up_left = between(position.to_place, 0, len(aside), "to_place")
    setting_up = table.due in (PLACE, ORIGIN, ROTATION)
    if (table.set_up_left > 0 and not setting_up) or (table.due == PLACE and not table.set_up_left):
        raise wrong("to_place", "position-to_place")
    if not table.plan.placed and table.due != OVER:
        raise wrong("districts", "position-no_district")
    check_city_hall(table)


def check_city_hall(table: BigCity) -> None:
    """Refuse a tram or district under way before city hall, and segments that cannot go on."""
    tables = table.rules.tables
    early = table.due == LAY and table.built & tables.needed_for_tram == 0
    if table.due in (ORIGIN, ROTATION) and table.set_up_left == 0:
        early = table.built & tables.needed_for_district == 0
    if early:
        raise wrong("phase", "position-city_hall", phase=quoted(PHASES[table.due]))
    if table.due == LAY and not (len(table.line) > 0 and tram.can_go_on(table)):
        raise wrong("phase", "position-no_second")


def read_progress(table: BigCity, printed: Content, position: Position) -> None:
    """Set how far the decision has gone."""
    if position.gave_up is None:
        table.gave_up = table.due == REFILL
    else:
        table.gave_up = position.gave_up
    table.drawn = read_counts(table, position.drawn, "drawn")
    if table.due in (ORIGIN, ROTATION, SITE):
        read_choice(table, printed, position)
    if table.due == REFILL:
        read_refill(table, position)
    finder = Finder(table, printed, position.viewer is not None)
    if table.due == SWAP:
        table.fallback = position.fallback and table.rules.trade
        table.given = vec[u8](in_hand(table, finder, int(table.active), position.given, "given"))
    if table.due in (BARGAIN, REPLY, SETTLE):
        read_deal(table, finder, position)


def read_counts(table: BigCity, counts: Mapping[str, int], path: str) -> int:
    """Read how many cards of each pile, as the engine counts them."""
    found = 0
    for key, count in counts.items():
        if not key.isdecimal() or not 1 <= int(key) <= table.rules.tables.cards.piles:
            raise wrong(f"{path}.{key}"[:40], "position-no_pile")
        between(count, 0, int(table.rules.tables.per_pile), f"{path}.{key}")
        found += count << (4 * (int(key) - 1))
    return found


def read_choice(table: BigCity, printed: Content, position: Position) -> None:
    """Set the district or piece whose place is asked for."""
    if table.due == SITE:
        if position.piece not in printed.piece_of:
            raise wrong("piece", "position-no_building")
        table.chosen = printed.piece_of[position.piece]
        card = table.rules.tables.pieces[table.chosen].card
        if card < 0 or not cards.holds_card(table, table.active, card):
            raise wrong("piece", "position-no_special")
        return
    districts = int(table.rules.tables.boards.districts)
    table.chosen = between(position.district or 0, 1, districts, "district") - 1
    if table.plan.has(table.chosen):
        raise wrong("district", "position-district_placed", district=str(position.district))
    if table.due == ROTATION:
        if position.origin is None or max(abs(n) for n in position.origin) > REACH:
            raise wrong("origin", "position-origin")
        table.spot = cell_at(*position.origin)


def read_refill(table: BigCity, position: Position) -> None:
    """Set how many cards are still to be named."""
    named = read_counts(table, position.named, "named")
    table.owed = cards.due(table) - sum(position.named.values())
    table.named = named
    piles = range(table.rules.tables.cards.piles)
    over = [p for p in piles if table.named_from(p) > int(table.pile_size[p])]
    if not table.gave_up or table.owed <= 0 or over:
        raise wrong("phase", "position-not_due")


def in_hand(
    table: BigCity, finder: Finder, seat: int, names: Sequence[str], path: str
) -> list[int]:
    """Give cards that are in a hand, each once; backs as far as there are that many."""
    found = [finder.card(name, f"{path}[{i}]") for i, name in enumerate(names)]
    backs = [int(table.rules.tables.cards.back(card)) for card in held(table, seat)]
    for i, card in enumerate(found):
        back = int(table.rules.tables.cards.back(card))
        there = card in held(table, seat) if card < BACK else back in backs
        if not there or (card < BACK and card in found[:i]):
            raise wrong(f"{path}[{i}]", "position-not_in_hand", name=names[i])
        if back in backs:
            backs.remove(back)
    return found


def read_deal(table: BigCity, finder: Finder, position: Position) -> None:
    """Set the offer and the bids."""
    if not table.rules.trade:
        phase = quoted(position.phase)
        raise wrong("phase", "position-variant", phase=phase, variant="trade_cards")
    seats = int(table.seats())
    most = int(table.rules.tables.most_traded)
    if len(position.offer) > most or (not position.offer and table.due != BARGAIN):
        raise wrong("offer", "position-offer", most=str(most))
    deal = table.deal
    deal.offer = vec[u8](in_hand(table, finder, int(table.active), position.offer, "offer"))
    for i, district in enumerate(position.wants):
        between(district, 1, int(table.rules.tables.boards.districts), f"wants[{i}]")
        deal.wants |= 1 << (district - 1)
    if table.due == REPLY:
        after = int(table.after(table.active))
        table.asked = between(
            after if position.asked is None else position.asked, 0, seats - 1, "asked"
        )
    if table.due == REPLY and table.asked == table.active:
        raise wrong("asked", "position-asked")
    for i, bid in enumerate(position.bids):
        read_bid(table, finder, bid, f"bids[{i}]")
    read_taken(table, position)


def read_bid(table: BigCity, finder: Finder, bid: SeatBid, path: str) -> None:
    """Set what one seat has bid."""
    deal = table.deal
    seat = between(bid.seat, 0, int(table.seats()) - 1, f"{path}.seat")
    if seat == table.active or deal.count(seat) > 0 or not has_been_asked(table, seat):
        raise wrong(f"{path}.seat", "position-offer_seat")
    if not 1 <= len(bid.cards) <= len(deal.offer):
        raise wrong(f"{path}.cards", "position-offer_cards")
    for card in in_hand(table, finder, seat, bid.cards, f"{path}.cards"):
        deal.add_bid(seat, card)
    if len(bid.cards) == 2:
        deal.bid_for[seat] = u8(BOTH)
    elif len(bid.for_) == 1 and 0 <= bid.for_[0] < len(deal.offer):
        deal.bid_for[seat] = u8(bid.for_[0])
    elif table.due == REPLY and seat == table.asked and not bid.for_ and len(deal.offer) == 2:
        deal.bid_for[seat] = u8(NOTHING)
    else:
        raise wrong(f"{path}.for", "position-offer_for")
    if table.due == REPLY and seat == table.asked and deal.covers(seat):
        raise wrong(f"{path}.seat", "position-not_replied")


def has_been_asked(table: BigCity, seat: int) -> bool:
    """Whether a seat's turn to reply has come: clockwise from the active player."""
    if table.due != REPLY:
        return bool(table.due == SETTLE)
    seats, active = int(table.seats()), int(table.active)
    return (seat - active) % seats <= (int(table.asked) - active) % seats


def read_taken(table: BigCity, position: Position) -> None:
    """Set the bids accepted so far."""
    deal = table.deal
    if table.due == SETTLE and not any(deal.covers(seat) for seat in range(table.seats())):
        raise wrong("bids", "position-no_offers")
    for i, seat in enumerate(position.taken):
        between(seat, 0, int(table.seats()) - 1, f"taken[{i}]")
        if table.due != SETTLE or not deal.can_take(seat):
            raise wrong(f"taken[{i}]", "position-not_accepted")
        deal.taken |= 1 << seat
    if deal.taken and not deal.can_take_more():
        raise wrong("taken", "position-settled")


def check_steps_are_hidden(table: BigCity) -> None:
    """Refuse a view that shows another seat's decision half made (R12.10)."""
    if table.viewer == ALL_SEEING or table.viewer == table.decider():
        return
    seen = table.copy()
    unstage(seen)
    if seen.pack() != table.pack():
        raise wrong("viewer", "position-unfinished")


def check_there_is_a_choice(table: BigCity) -> None:
    """Refuse a position in which the one to decide can do nothing at all."""
    if table.due != OVER and not table.legal():
        raise wrong("phase", "data-no_move", phase=quoted(PHASES[table.due]))
