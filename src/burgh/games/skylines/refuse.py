"""Why a move is not allowed: the plain path beside the quick legal list (K14)."""

from __future__ import annotations

from typing import Final

from burgh.core.moves import Move
from burgh.core.values import Refusal
from burgh.games.skylines.checks import MOST_LAID
from burgh.games.skylines.engine import arrange, cards, milestones, places, turn
from burgh.games.skylines.engine.choice import plot
from burgh.games.skylines.engine.effects import LOST, broken_by, broken_track
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    COUNTS,
    DRAWING,
    LAKE,
    LEVELS,
    MONEY,
    OVER,
    PHASES,
    POLICY,
    REFUSE,
    ROAD,
    TRACKS,
    UTILITY,
)
from burgh.games.skylines.moves import (
    MOVES,
    Board,
    Draw,
    End,
    Exchange,
    Lay,
    Place,
    Play,
    Role,
    Swap,
    Tile,
)
from burgh.games.skylines.naming import board_names, card_name
from burgh.shapes.polyomino import Square, cell_at, square_at, within_reach


def refuse(table: Skylines, move: Move) -> Refusal | None:
    """A reason of K14.1 against a move, or nothing if it is legal."""
    move = MOVES.complete(table, move)
    return wrong_moment(table, move) or not_a_move(table, move) or wrong_choice(table, move)


def wrong_moment(table: Skylines, move: Move) -> Refusal | None:
    """Refuse what is not due now."""
    if table.due == OVER:
        return Refusal("K10.1", "game_over")
    if table.due in move.due:
        return None
    return Refusal("K5.1", "wrong_phase", thing=PHASES[table.due])


def not_a_move(table: Skylines, move: Move) -> Refusal | None:
    """Refuse moves that name what is not in the game at all."""
    match move:
        case Play(card):
            return unknown_card(table, card, "K6.1")
        case Exchange(card):
            return unknown_card(table, card, "K8.1")
        case Swap(card):
            return unknown_card(table, card, "K9.11")
        case Role(card):
            return unknown_card(table, card, "K11.6")
        case Draw("exchange", card):
            return unknown_card(table, card or "", "K7.1")
        case Draw(card=card) if card is not None:
            return Refusal("K7.1", "bad_move", thing=card)
        case Lay(board, at, rot) if not is_lay(table, board, at, rot):
            return Refusal("K4.4", "bad_move", thing=board)
        case Board(board) if board not in board_names(table):
            return Refusal("K9.9", "bad_move", thing=board)
        case Tile(tile) if tile not in table.rules.tables.outlines.names:
            return Refusal("K6.2", "bad_move", thing=tile)
        case Place(at, rot) if rot not in (0, 90, 180, 270):
            return Refusal("K1.4", "bad_move", thing=str(rot), at=str(at))
        case _:
            return None


def unknown_card(table: Skylines, card: str, rule: str) -> Refusal | None:
    """Refuse a card that does not exist."""
    if card in table.rules.tables.deck.names:
        return None
    return Refusal(rule, "bad_move", thing=card or None)


def wrong_choice(table: Skylines, move: Move) -> Refusal | None:
    """Refuse a choice that the position does not allow."""
    match move:
        case Play(card):
            return must_end(table) or refuse_play(table, card)
        case Exchange(card):
            return must_end(table) or refuse_exchange(table, card)
        case End():
            return refuse_end(table)
        case Tile(tile):
            card = card_name(table, table.card)
            number = table.rules.tables.outlines.names.index(tile)
            return refuse_tile(table, card, tile) or refuse_everywhere(table, [number])
        case Place(at, rot):
            return refuse_place(table, table.card, table.tile, at, rot)
        case Draw(pile, card):
            return refuse_draw(table, pile, card)
        case Swap(card):
            return refuse_swap(table, [card])
        case Lay(board, at, rot):
            return refuse_lay(table, board, at, rot)
        case Board(board):
            return refuse_board(table, board)
        case Role(card):
            return refuse_role(table, card)
        case _:
            return None


def must_end(table: Skylines) -> Refusal | None:
    """Refuse everything but the end when all piles are empty (K5.4)."""
    return Refusal("K5.4", "must_end") if table.cards_left() == 0 else None


# --- action A -------------------------------------------------------------------------------------


def refuse_play(table: Skylines, card: str) -> Refusal | None:
    """Refuse a card that cannot be played anywhere (K6)."""
    refusal = refuse_card(table, card)
    number = table.rules.tables.deck.names.index(card)
    if refusal is not None or table.is_playable(number):
        return refusal
    if table.rules.tables.deck.kind[number] == POLICY:
        return broken_limit(table, cards.trial(table, number, -1, table.everywhere))
    offered = offers(table, number)
    left = [tile for tile in offered if table.supply[tile]]
    if not left:
        return Refusal("K6.2", "no_tile", thing=card)
    return refuse_everywhere(table, left, number)


def offers(table: Skylines, card: int) -> list[int]:
    """Give the tiles a card names, whether any is left or not."""
    deck = table.rules.tables.deck
    return [int(tile) for tile in deck.offer[deck.offer_first[card] : deck.offer_first[card + 1]]]


def refuse_card(table: Skylines, card: str) -> Refusal | None:
    """Refuse a card that cannot be played wherever its tile may lie (K6.1, K6.5, K12.10)."""
    refusal = not_in_hand(table, card, "K6.1")
    if refusal is not None:
        return refusal
    number = table.rules.tables.deck.names.index(card)
    by = cards.is_forbidden(table, number)
    if by >= 0:
        return Refusal("K12.10", "forbidden", thing=card_name(table, by))
    return broken_limit(table, cards.opening_trial(table, number))


def not_in_hand(table: Skylines, card: str, rule: str) -> Refusal | None:
    """Refuse a card that the one who decides does not hold."""
    number = table.rules.tables.deck.names.index(card)
    held = [table.hand(table.active, i) for i in range(table.held[table.active])]
    return None if number in held else Refusal(rule, "not_in_hand", thing=card)


def broken_limit(table: Skylines, verdict: int) -> Refusal | None:
    """Refuse what would pass the end of a track or empty the treasury (K2)."""
    if verdict <= LOST:
        return None
    track, excess = broken_track(verdict), int(broken_by(verdict))
    ends = table.rules.tables.ends
    above = ends.above[track] == REFUSE
    rule = ends.rule_above[track] if above else ends.rule_below[track]
    if track == MONEY:
        return Refusal(rule, "money", missing=excess)
    return Refusal(rule, "track_limit", missing=excess, thing=TRACKS[track])


def refuse_tile(table: Skylines, card: str, tile: str) -> Refusal | None:
    """Refuse a tile that is not the card's, or used up (K6.2, R10)."""
    number = table.rules.tables.outlines.names.index(tile)
    if number not in offers(table, table.rules.tables.deck.names.index(card)):
        return Refusal("K6.2", "wrong_tile", thing=tile)
    return None if table.supply[number] else Refusal("K6.2", "no_tile", thing=tile)


def refuse_everywhere(table: Skylines, tiles: list[int], card: int | None = None) -> Refusal | None:
    """Refuse tiles that may lie nowhere; the reason is that of the first place where one fits."""
    played = int(table.card) if card is None else card
    judged = places.nothing_judged(table)
    if any(places.has_place(table, judged, played, tile) for tile in tiles):
        return None
    for tile in tiles:
        for turns in range(4):
            lead = table.rules.tables.outlines.lead[tile * 4 + turns]
            for lot in table.lots:
                if places.fits(table, tile * 4 + turns, lot - lead):
                    at = square_at(lot - lead)
                    return refuse_place(table, played, tile, at, 90 * turns)
    return Refusal("K6.3", "no_place")


def refuse_place(table: Skylines, card: int, tile: int, at: Square, rot: int) -> Refusal | None:
    """Refuse squares that are not free grass, a second utility, a limit passed (K6.3, K6.4)."""
    foot = tile * 4 + rot // 90
    refusal = refuse_squares(table, foot, at)
    if refusal is not None:
        return refusal
    box = cell_at(*at)
    district = int(table.label[box + table.rules.tables.outlines.lead[foot]]) - 1
    kind = table.rules.tables.outlines.kind[tile]
    if kind == UTILITY and table.counts[district * COUNTS + UTILITY]:
        thing, where = utility_in(table, district)
        return Refusal("K6.4", "second_utility", thing=thing, at=where)
    services = places.services(table, foot, box, district)
    return broken_limit(table, cards.trial(table, card, district, services))


def refuse_squares(table: Skylines, foot: int, at: Square) -> Refusal | None:
    """Refuse the first square that is not free grass of a face-up board (K6.3)."""
    outlines = table.rules.tables.outlines
    for i in range(outlines.foot_first[foot], outlines.foot_first[foot + 1]):
        offset = int(outlines.foot[i])
        square = Square(at[0] + offset // 64, at[1] + offset % 64)
        refusal = refuse_square(table, square)
        if refusal is not None:
            return refusal
    if table.rules.one_board and not places.lies_on_one_board(table, foot, cell_at(*at)):
        return Refusal("K6.3", "across_boards", at=str(at))
    return None


def refuse_square(table: Skylines, square: Square) -> Refusal | None:
    """Refuse a square that is not free grass of a face-up board (K6.3)."""
    if not is_face_up(table, square):
        return Refusal("K6.3", "off_board", at=str(square))
    cell = cell_at(*square)
    ground = table.city.ground[cell]
    if ground in (ROAD, LAKE):
        return Refusal("K6.3", "on_road" if ground == ROAD else "on_water", at=str(square))
    if table.free[cell]:
        return None
    return Refusal("K6.3", "occupied", thing=tile_on(table, cell), at=str(square))


def is_face_up(table: Skylines, square: Square) -> bool:
    """Whether a square belongs to a face-up board."""
    if not within_reach(*square):
        return False
    city, size = table.city, table.city.size
    board = (square[0] // size, square[1] // size)
    return any(board == (city.row[place], city.col[place]) for place in table.face_up)


def tile_on(table: Skylines, cell: int) -> str | None:
    """Name the tile that covers a cell."""
    outlines = table.rules.tables.outlines
    for tile, where in zip(table.built, table.spots, strict=True):
        foot = int(tile) * 4 + int(where) % 4
        covered = outlines.foot[outlines.foot_first[foot] : outlines.foot_first[foot + 1]]
        if cell - (where >> 2) in covered:
            return outlines.names[tile]
    return None


def utility_in(table: Skylines, district: int) -> tuple[str | None, str | None]:
    """Name a utility building of a district, and where it stands."""
    outlines = table.rules.tables.outlines
    for tile, where in zip(table.built, table.spots, strict=True):
        lead = outlines.lead[int(tile) * 4 + int(where) % 4]
        here = int(table.label[(where >> 2) + lead]) - 1 == district
        if here and outlines.kind[int(tile)] == UTILITY:
            return outlines.names[tile], str(square_at(where >> 2))
    return None, None


# --- the other choices ----------------------------------------------------------------------------


def refuse_exchange(table: Skylines, card: str) -> Refusal | None:
    """Refuse an exchange without the card, of a policy, or without the money (K8.1, K11.9)."""
    refusal = not_in_hand(table, card, "K8.1") or is_policy(table, card)
    if refusal is not None:
        return refusal
    return short_of(table, turn.exchange_price(table, None), "K8.1")


def is_policy(table: Skylines, card: str) -> Refusal | None:
    """Refuse to exchange a policy (K11.9)."""
    deck = table.rules.tables.deck
    if deck.kind[deck.names.index(card)] == POLICY:
        return Refusal("K11.9", "policy_exchange", thing=card)
    return None


def short_of(table: Skylines, price: int, rule: str) -> Refusal | None:
    """Refuse what costs more than there is, and say how much is missing."""
    missing = int(price - table.markers[MONEY])
    return Refusal(rule, "money", missing=missing) if missing > 0 else None


def refuse_end(table: Skylines) -> Refusal | None:
    """Refuse the end while a district lacks tiles (K9.1, K9.2)."""
    if milestones.may_end(table):
        return None
    district = milestones.emptiest(table)
    needed = milestones.tiles_asked(table)
    first = next(cell for cell in table.lots if table.label[cell] == district + 1)
    return Refusal(
        "K9.2" if milestones.is_last(table) else "K9.1",
        "district_too_empty",
        missing=int(needed) - int(table.counts[district * COUNTS + ALL_TILES]),
        at=str(square_at(first)),
    )


def refuse_draw(table: Skylines, pile: str, card: str | None) -> Refusal | None:
    """Refuse an empty pile, and open cards that may not be taken (K7, K8.2, K9.11)."""
    if pile != "exchange":
        level = LEVELS.index(pile)
        empty = table.top[level] == table.bottom[level]
        return Refusal("K7.1", "pile_empty", thing=pile) if empty else None
    if table.due != DRAWING:
        return Refusal("K9.11", "exchange_pile_barred")
    number = table.rules.tables.deck.names.index(card or "")
    if number not in list(table.exchange):
        return Refusal("K7.2", "not_in_exchange", thing=card)
    return Refusal("K8.2", "same_card", thing=card) if number == table.barred else None


def refuse_swap(table: Skylines, give: list[str]) -> Refusal | None:
    """Refuse cards that cannot be put down, paid for or replaced (K9.11, R16, R31)."""
    for card in give:
        refusal = not_in_hand(table, card, "K9.11") or is_policy(table, card)
        if refusal is not None:
            return refusal
    count = int(table.put) + len(give)
    if count > table.cards_left():
        return Refusal("K9.11", "pile_empty")
    return short_of(table, count * int(table.rules.swap_cost), "K9.11")


LAYOUT_FAULTS: Final = {
    int(arrange.OVERLAP): "overlap",
    int(arrange.NOT_JOINED): "not_joined",
    int(arrange.EDGE_MISMATCH): "edge_mismatch",
    int(arrange.NO_LAYOUT): "no_layout",
}


def is_lay(table: Skylines, board: str, at: Square, rot: int) -> bool:
    """Whether there is such a board, turn and place on the map of boards."""
    known = board in table.rules.tables.board_names and rot in (0, 90, 180, 270)
    return known and 0 <= at[0] <= MOST_LAID + 1 and 0 <= at[1] <= MOST_LAID + 1


def refuse_lay(table: Skylines, board: str, at: Square, rot: int) -> Refusal | None:
    """Refuse a board that is not to be laid, or does not fit there (K4.4, K11.13)."""
    number = table.rules.tables.board_names.index(board)
    if number not in list(table.unlaid):
        twice = board in board_names(table)
        return Refusal("K11.13", "board_twice" if twice else "board_not_drawn", thing=board)
    wrong = arrange.fault_of(table, plot(number, at[0] - 1, at[1] - 1, rot // 90))
    return Refusal("K4.4", LAYOUT_FAULTS[int(wrong)], thing=board) if wrong else None


def refuse_board(table: Skylines, board: str) -> Refusal | None:
    """Refuse a board that is open, out of reach, or too dear (K9.9, R30)."""
    place = board_names(table).index(board)
    if milestones.is_up(table, place):
        return Refusal("K9.9", "board_face_up", thing=board)
    if not milestones.is_next(table, place):
        return Refusal("K9.9", "board_not_adjacent", thing=board)
    return short_of(table, milestones.development_price(table, place, None), "K9.9")


def refuse_role(table: Skylines, card: str) -> Refusal | None:
    """Refuse a role that was not dealt (K11.6)."""
    number = table.rules.tables.deck.names.index(card)
    return None if number in list(table.offer) else Refusal("K11.6", "not_offered", thing=card)
