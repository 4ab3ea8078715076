"""Set-up: piles, hands, the first district, the first player (R3)."""

from __future__ import annotations

from functools import lru_cache

from burgh.core.ints import i64, u8, vec
from burgh.core.rng import Chance
from burgh.games.bigcity.engine import buildings, cards
from burgh.games.bigcity.engine.city import empty_plan, with_district
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import HAND_ROOM, PLACE
from burgh.games.bigcity.engine.trade import Deal
from burgh.games.bigcity.options import Options, rules_of
from burgh.shapes.square import CELLS, cell_at


def deal(options: Options, rng: Chance) -> BigCity:
    """Deal a new game; the same options and the same stream give the same deal."""
    table = opening(options).copy()
    shuffle_piles(table, rng)
    begin(table, first_player(options, rng))
    return table


def shuffle_piles(table: BigCity, rng: Chance) -> None:
    """Lay all piles and shuffle each (R3.1)."""
    known = table.rules.tables.cards
    for pile in range(int(known.piles)):
        stock = vec[u8]([card for card in range(int(known.count)) if known.pile[card] == pile])
        rng.shuffle_bytes(stock)
        top = int(cards.pile_start(table, pile)) + len(stock) - 1
        for i, card in enumerate(stock):
            table.piles[top - i] = card
        table.pile_size[pile] = u8(len(stock))


def first_player(options: Options, rng: Chance) -> int:
    """The seat that begins: drawn, or chosen by the table, which is free to (R3.4)."""
    if options.first_player == "drawn":
        return rng.below(options.players)
    return int(options.first_player) - 1


@lru_cache(maxsize=64)
def opening(options: Options) -> BigCity:
    """The table with the start district on it, before any card is dealt (R3.3)."""
    table = bare_table(options)
    start = table.rules.start
    table.plan = with_district(table.rules, table.plan, start, cell_at(0, 0), 0)
    table.open_district(start)
    return table


def begin(table: BigCity, first: int) -> None:
    """Deal from the piles and let the first player place (R3.2-R3.5)."""
    cards.deal_hands(table)
    table.first = first
    table.active = first
    table.set_up_left = table.rules.rounds * table.rules.seats
    table.due = PLACE


def lay_pile(table: BigCity, pile: int, stock: list[int]) -> None:
    """Lay a pile; the first card of the list is its top."""
    for card in stock:
        cards.put_under(table, pile, card)


def bare_table(options: Options) -> BigCity:
    """The table before anything lies on it."""
    rules = rules_of(options)
    tables = rules.tables
    table = BigCity(rules, empty_plan(rules), Deal(rules.seats))
    table.piece_at = vec[u8]([0] * tables.boards.lots)
    table.supply = rules.supply[:]
    buildings.note_possible(table)
    table.rails = vec[u8]([0] * CELLS)
    table.hands = vec[u8]([0] * (HAND_ROOM * rules.seats))
    table.hand_size = vec[u8]([0] * rules.seats)
    table.piles = vec[u8]([0] * (tables.cards.piles * tables.cards.most_in_pile))
    table.pile_size = vec[u8]([0] * tables.cards.piles)
    table.knows = vec[u8]([0] * tables.cards.count)
    table.scores = vec[i64]([0] * rules.seats)
    return table
