"""Why a move is not allowed: the plain path beside the quick legal list (R16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from burgh.core.moves import Move
from burgh.core.values import Refusal
from burgh.games.bigcity.engine import buildings, cards, tram
from burgh.games.bigcity.engine.buildings import FOOTPRINT, RIM, Site
from burgh.games.bigcity.engine.choice import lot_of, orientation_of
from burgh.games.bigcity.engine.city import may_lie
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import (
    ADJACENT,
    ALL,
    ANY,
    BUILT,
    BY_TRAM,
    LAST,
    LOCATION,
    MULTIPLE,
    NOT,
    OVER,
    PHASES,
    RIM_LOTS,
    SITE,
    SWAP,
)
from burgh.games.bigcity.lookup import (
    find_site,
    lot_index,
    piece_number,
    pieces_by_name,
    read_street,
    street_name,
)
from burgh.games.bigcity.moves import (
    MOVES,
    At,
    Bid,
    Build,
    Decline,
    Discard,
    District,
    Done,
    Draw,
    Exchange,
    For,
    Give,
    Offer,
    Place,
    Play,
    Take,
    Trade,
    Tram,
    Turn,
    Want,
)
from burgh.shapes.square import (
    Point,
    cell_at,
    crossing_after,
    crossing_before,
    point_at,
    within_reach,
)

CODES: Final[dict[int, tuple[str, str]]] = {
    BUILT: ("R4.5", "needs_piece"),
    LOCATION: ("R5.3", "wrong_location"),
    RIM_LOTS: ("R4.12", "outskirts_lots"),
    ADJACENT: ("R4.5", "too_few_adjacent"),
    BY_TRAM: ("R5.8", "no_tram"),
    MULTIPLE: ("R5.7", "not_multiple"),
    LAST: ("R5.7", "not_last_in_district"),
    ALL: ("R4.5", "condition"),
    ANY: ("R4.5", "condition"),
    NOT: ("R4.5", "condition"),
}


def refuse(table: BigCity, move: Move) -> Refusal | None:
    """The first reason of R16.1 against a move, or nothing if it is legal."""
    move = MOVES.complete(table, move)
    if table.due == OVER:
        return Refusal("R7.1", "game_over")
    if table.due not in move.due:
        return wrong_phase(table)
    return refuse_thing(table, move)


def wrong_phase(table: BigCity) -> Refusal:
    """Refuse what is not due now, and say what is."""
    return Refusal("R12.1", "wrong_phase", thing=PHASES[table.due])


def refuse_thing(table: BigCity, move: Move) -> Refusal | None:
    """Judge a move that is due, by what it names."""
    match move:
        case Place(district) | District(district):
            return refuse_district(table, district)
        case At(origin):
            return refuse_anywhere(table, origin)
        case Turn(rotation):
            if move != MOVES.complete(table, Turn(rotation)):  # told for another district or place
                return Refusal("R12.2", "stale", thing=str(table.chosen + 1))
            return (
                None if table.is_legal(MOVES.number(table, move)) else overlap_at(table, rotation)
            )
        case Build(piece, lots):
            return refuse_build(table, piece, lots) or refuse_unplayed(table, piece)
        case Play(piece):
            return refuse_play(table, piece)
        case Tram(street):
            return refuse_street(table, street)
        case Draw(pile):
            return refuse_pile(table, pile)
        case Discard(card):
            return refuse_discard(table, card)
        case Exchange():
            return None if table.hand_size[table.active] > 0 else Refusal("R4.26", "no_cards")
        case _:
            return refuse_talk(table, move)


# --- districts -----------------------------------------------------------------------------------


def refuse_district(table: BigCity, district: int) -> Refusal | None:
    """Refuse a district that may not be placed now (R3.5, R4.24)."""
    if table.set_up_left == 0 and table.built & table.rules.tables.needed_for_district == 0:
        return Refusal("R4.3", "needs_city_hall")
    named = str(district)
    if not 1 <= district <= table.rules.tables.boards.districts:
        return Refusal("R1.1", "no_such_district", thing=named)
    if table.plan.has(district - 1):
        return Refusal("R4.24", "already_placed", thing=named)
    if table.set_up_left > 0 and (table.rules.initial >> (district - 1)) & 1 == 0:
        return Refusal("R3.5", "not_initial", thing=named)
    return None


def refuse_spot(table: BigCity, district: int, origin: Point, rotation: int) -> Refusal | None:
    """Refuse a place that overlaps the city or faces too little of it (R2.7)."""
    far = Refusal("R2.7", "too_few_contacts", missing=2, at=str(origin))
    if not within_reach(*origin):
        return far
    cell = cell_at(*origin)
    if may_lie(table.rules, table.plan, district, rotation, cell):
        return None
    boards = table.rules.tables.boards
    touched = 0
    for lot in range(boards.first_lot[district], boards.first_lot[district + 1]):
        x, y = boards.dx[4 * lot + rotation], boards.dy[4 * lot + rotation]
        here = cell_at(origin.x + x, origin.y + y)
        if table.plan.lot_at(here) >= 0:
            covered = boards.lot_number[table.plan.lot_at(here)]
            return Refusal("R2.7", "overlap", thing=str(covered), at=str(origin))
        touched += any(table.plan.lot_at(here + step) >= 0 for step in (-64, 1, 64, -1))
    return Refusal(
        "R2.7", "too_few_contacts", missing=int(boards.contacts) - touched, at=str(origin)
    )


def refuse_anywhere(table: BigCity, origin: Point) -> Refusal | None:
    """Refuse a cell where the chosen district fits in no rotation."""
    reasons = [refuse_spot(table, int(table.chosen), origin, rotation) for rotation in range(4)]
    return None if None in reasons else reasons[0]


def overlap_at(table: BigCity, rotation: int) -> Refusal | None:
    """Say why the chosen district does not fit at the chosen cell in one rotation."""
    return refuse_spot(table, int(table.chosen), point_at(table.spot), rotation)


# --- buildings -----------------------------------------------------------------------------------


def refuse_build(table: BigCity, piece: str, lots: Sequence[int]) -> Refusal | None:
    """Refuse a piece, its lots, its price, its place, in the order of R16.1."""
    if piece not in pieces_by_name(table.rules.tables):
        return Refusal("R1.2", "no_such_piece", thing=piece)
    kind = piece_number(table, piece)
    indices = [lot_index(table, lot) for lot in lots]
    for lot, index in zip(lots, indices, strict=True):
        if index is None or not table.plan.has_lot(index):
            return Refusal("R4.6", "lot_not_in_city", at=str(lot))
    found = [index for index in indices if index is not None]
    if table.supply[kind] == 0:
        return Refusal("R1.2", "supply", thing=piece)
    return refuse_price(table, kind, found) or refuse_footprint(table, kind, found)


def refuse_unplayed(table: BigCity, piece: str) -> Refusal | None:
    """Refuse a piece whose special card is not the one played; others need none (R4.10)."""
    kind = piece_number(table, piece)
    if table.due == SITE:
        return None if kind == table.chosen else wrong_phase(table)
    return None if table.rules.tables.pieces[kind].card < 0 else wrong_phase(table)


def refuse_price(table: BigCity, kind: int, lots: list[int]) -> Refusal | None:
    """Refuse a piece whose cards are not in the hand (R4.6, R4.10)."""
    printed = table.rules.tables.cards
    special = table.rules.tables.pieces[kind].card
    needed = [special] if special >= 0 else [printed.of_lot[lot] for lot in lots]
    for card in needed:
        if not cards.holds_card(table, table.active, card):
            return Refusal("R4.6", "card_missing", thing=printed.names[card])
    return None


def refuse_footprint(table: BigCity, kind: int, lots: list[int]) -> Refusal | None:
    """Refuse covered lots, a wrong shape, a tram within; then the piece's own conditions."""
    numbers = table.rules.tables.boards.lot_number
    for lot in lots:
        if table.piece_at[lot] != 0:
            there = piece_on(table, lot)
            return Refusal("R4.6", "occupied", thing=there, at=str(numbers[lot]))
    site = find_site(table, kind, lots)
    if site is None:
        return Refusal("R4.6", "shape", thing=table.rules.tables.pieces[kind].name)
    footprint = buildings.walk(table, orientation_of(site), lot_of(site))
    crossed = buildings.crossing(table, footprint)
    if crossed >= 0:
        return Refusal("R4.6", "tram_in_the_way", at=street_name(table, int(crossed)))
    return refuse_conditions(table, kind, buildings.survey(table, footprint))


def refuse_conditions(table: BigCity, kind: int, site: Site) -> Refusal | None:
    """Refuse by the first condition that fails (B8), then by a neighbour (R9.1)."""
    piece = table.rules.tables.pieces[kind]
    for place, condition in enumerate(piece.requires):
        if not buildings.holds(table, site, condition):
            return replace(failed(table, kind, place, int(condition), site), held=place)
    banned = buildings.forbidding(site, piece)
    if banned:
        at = table.rules.tables.boards.lot_number[buildings.lot_beside(table, site, banned)]
        thing, held = some_piece(table, banned), len(piece.requires)
        return Refusal("R9.1", "forbidden_neighbour", thing=thing, at=str(at), held=held)
    return None


def failed(table: BigCity, kind: int, place: int, condition: int, site: Site) -> Refusal:
    """Say what a failed condition misses: a piece, neighbours, lots, a street."""
    known = table.rules.tables.conditions
    asks, a, b = (int(column[condition]) for column in (known.asks, known.a, known.b))
    rule, key = CODES[asks]
    first = buildings.lot_in(site[FOOTPRINT], 0)
    at = str(table.rules.tables.boards.lot_number[first])
    if asks == BUILT:
        return unbuilt(table, kind, place, condition)
    if asks == ADJACENT:
        missing = b - int(buildings.beside_of(table, site, a))
        return Refusal(rule, key, missing=missing, thing=selected(table, kind, place), at=at)
    if asks == RIM_LOTS:
        rim = int(site[RIM])
        return Refusal(rule, key, missing=a - rim if rim < a else b - rim, at=at)
    if asks == LOCATION:
        return Refusal(rule, key, thing="outskirts" if a == 1 else "center", at=at)
    if asks == MULTIPLE:
        return Refusal(rule, key, missing=a, at=at)
    if asks == LAST:
        district = table.rules.tables.boards.lot_district[first]
        return Refusal(rule, key, missing=int(table.free_in(district)) - 1, at=at)
    return Refusal(rule, key, thing=table.rules.tables.pieces[kind].name, at=at)


def unbuilt(table: BigCity, kind: int, place: int, condition: int) -> Refusal:
    """Name the piece that must stand first."""
    rule, key = CODES[BUILT]
    if table.rules.tables.conditions.a[condition] == table.rules.tables.needed_for_district:
        return Refusal("R4.3", "needs_city_hall")
    return Refusal(rule, key, thing=selected(table, kind, place))


def selected(table: BigCity, kind: int, place: int) -> str:
    """Name what a condition selects: its kinds and tags, as the data has them."""
    return " ".join(table.rules.tables.pieces[kind].selects[place])


def some_piece(table: BigCity, mask: int) -> str:
    """Name the first piece of a set."""
    return next(p.name for i, p in enumerate(table.rules.tables.pieces) if (mask >> i) & 1)


def refuse_play(table: BigCity, piece: str) -> Refusal | None:
    """Refuse a special card that is not there, or whose piece fits nowhere (R4.10, R12.10)."""
    if piece not in pieces_by_name(table.rules.tables):
        return Refusal("R1.2", "no_such_piece", thing=piece)
    kind = piece_number(table, piece)
    if table.supply[kind] == 0:
        return Refusal("R1.2", "supply", thing=piece)
    card = table.rules.tables.pieces[kind].card
    if card < 0 or not cards.holds_card(table, table.active, card):
        return Refusal("R4.10", "card_missing", thing=piece)
    if buildings.has_place(table, kind):
        return None
    known = table.rules.tables.conditions
    for place, condition in enumerate(table.rules.tables.pieces[kind].requires):
        if known.asks[condition] == BUILT and table.built & known.a[condition] == 0:
            return unbuilt(table, kind, place, int(condition))
    return Refusal("R12.10", "no_place", thing=piece)


# --- tram ----------------------------------------------------------------------------------------


def refuse_street(table: BigCity, name: str) -> Refusal | None:
    """Refuse a segment, in the order of R16.1."""
    if table.built & table.rules.tables.needed_for_tram == 0:
        return Refusal("R4.3", "needs_city_hall")
    edge = read_street(table, name)
    if edge is None:
        return Refusal("R2.1", "not_a_street", at=name)
    if tram.has_rail(table, edge):
        return Refusal("R4.22", "occupied_street", at=name)
    if tram.segments_left(table) <= 0:
        return Refusal("R4.23", "none_left")
    if tram.is_inside(table, edge):
        there = piece_on(table, lot_index(table, int(name.partition(":")[0])) or 0)
        return Refusal("R4.22", "inside_building", thing=there, at=name)
    if table.rules.inhabited and not tram.is_built_up(table, edge):
        return Refusal("R8.4", "not_built_up", at=name)
    return refuse_joint(table, edge, name)


def piece_on(table: BigCity, lot: int) -> str:
    """Name the piece that covers a lot."""
    return table.rules.tables.pieces[table.stands[int(table.piece_at[lot]) - 1]].name


def refuse_joint(table: BigCity, edge: int, name: str) -> Refusal | None:
    """Refuse a segment that does not go on with the line as the variant wants (R4.21, R8.3)."""
    if len(table.line) == 0 or tram.continues(table, edge):
        return None
    before = int(tram.segments_at(table, crossing_before(edge)))
    after = int(tram.segments_at(table, crossing_after(edge)))
    if before + after == 0:
        return Refusal("R4.21", "not_connected", at=name)
    ends = (before | after) & 1
    return Refusal("R8.3", "loop" if ends else "branch", at=name)


# --- cards ---------------------------------------------------------------------------------------


def refuse_card(table: BigCity, seat: int, card: str, rule: str) -> Refusal | None:
    """Refuse a card that is not in a hand."""
    names = table.rules.tables.cards.names
    if card in names and cards.holds_card(table, seat, names.index(card)):
        return None
    return Refusal(rule, "card_missing", thing=card)


def refuse_discard(table: BigCity, card: str) -> Refusal | None:
    """Refuse a card that may not be discarded (R4.14, R8.2)."""
    if table.rules.dead_stay:
        return Refusal("R8.2", "dead_cards_stay")
    missing = refuse_card(table, int(table.active), card, "R4.14")
    if missing is not None:
        return missing
    dead = cards.is_dead(table, table.rules.tables.cards.names.index(card))
    return None if dead else Refusal("R4.14", "not_dead", thing=card)


def refuse_pile(table: BigCity, pile: int) -> Refusal | None:
    """Refuse a pile that may not be drawn from, or not once more (R4.18, R8.5)."""
    named = str(pile)
    if not 1 <= pile <= table.rules.tables.cards.piles:
        return Refusal("R4.18", "no_such_pile", thing=named)
    if not cards.is_open(table, pile - 1):
        return Refusal("R8.5", "pile_closed", thing=named)
    taken = table.drawn_from(pile - 1) + table.named_from(pile - 1)
    if taken >= table.rules.tables.per_pile:
        return Refusal("R4.18", "pile_limit", thing=named)
    if int(table.pile_size[pile - 1]) <= table.named_from(pile - 1):
        return Refusal("R4.17", "pile_empty", thing=named)
    return None


def refuse_talk(table: BigCity, move: Move) -> Refusal | None:
    """Judge the steps of an exchange and of a trade."""
    most = int(table.rules.tables.most_traded)
    match move:
        case Give(card):
            return refuse_staged(table, int(table.active), card, list(table.given), table.fallback)
        case Trade():
            if not table.rules.trade:
                return Refusal("R8.1", "no_trading")
            return None if table.hand_size[table.active] > 0 else Refusal("R13.1", "no_cards")
        case Offer(card):
            return refuse_staged(table, int(table.active), card, list(table.deal.offer), True)
        case Want(district):
            return refuse_want(table, district)
        case Bid(card):
            return refuse_bid(table, card, most)
        case For(offered):
            ready = table.deal.count(table.asked) == 1 and 0 <= offered < len(table.deal.offer)
            return None if ready else Refusal("R13.2", "bad_for")
        case Take(seat):
            return refuse_take(table, seat)
        case Done():
            return refuse_end(table)
        case Decline():
            return None if table.deal.count(table.asked) == 0 else wrong_phase(table)
        case _:
            return None


def refuse_staged(
    table: BigCity, seat: int, card: str, staged: Sequence[int], limited: bool
) -> Refusal | None:
    """Refuse one more card to give or to offer: too many, not there, or named already."""
    most = int(table.rules.tables.most_traded)
    if limited and len(staged) >= most:
        return Refusal("R13.1", "too_many_cards", missing=most)
    missing = refuse_card(table, seat, card, "R4.26")
    if missing is None and table.rules.tables.cards.names.index(card) in staged:
        return Refusal("R12.1", "card_missing", thing=card)
    return missing


def refuse_want(table: BigCity, district: int) -> Refusal | None:
    """Refuse to ask for what does not exist, twice for the same, or before a card is offered."""
    if not 1 <= district <= table.rules.tables.boards.districts:
        return Refusal("R1.1", "no_such_district", thing=str(district))
    if len(table.deal.offer) == 0:
        return Refusal("R13.1", "no_cards")
    again = (table.deal.wants >> (district - 1)) & 1
    return Refusal("R13.1", "no_such_district", thing=str(district)) if again else None


def refuse_bid(table: BigCity, card: str, most: int) -> Refusal | None:
    """Refuse a bid larger than the offer, or a card that is not there (R13.2)."""
    bid = int(table.deal.count(table.asked))
    if bid >= len(table.deal.offer):
        return Refusal("R13.2", "too_many_cards", missing=most)
    missing = refuse_card(table, int(table.asked), card, "R13.2")
    if (
        missing is None
        and bid
        and table.rules.tables.cards.names[table.deal.bids[2 * table.asked]] == card
    ):
        return Refusal("R13.2", "card_missing", thing=card)
    return missing


def refuse_take(table: BigCity, seat: int) -> Refusal | None:
    """Refuse a seat that has not bid, or whose bid clashes with one chosen (R13.3)."""
    if not 0 <= seat < table.seats() or table.deal.covers(seat) == 0:
        return Refusal("R13.3", "no_such_bid", thing=str(seat))
    return None if table.deal.can_take(seat) else Refusal("R13.3", "bids_clash", thing=str(seat))


def refuse_end(table: BigCity) -> Refusal | None:
    """Refuse to end an exchange or an offer of nothing (H6, R13.1)."""
    staged = table.given if table.due == SWAP else table.deal.offer
    return None if len(staged) > 0 else Refusal("R4.26", "no_cards")
