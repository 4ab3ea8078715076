"""Set-up: piles, hands, the first district, the first player (R3)."""

from __future__ import annotations

from burgh.core.ints import i64, u8, vec
from burgh.core.rng import Rng
from burgh.games.bigcity import cards
from burgh.games.bigcity.city import empty_plan, with_district
from burgh.games.bigcity.options import Options, rules_of
from burgh.games.bigcity.state import BigCity
from burgh.games.bigcity.tables import PLACE, small
from burgh.shapes.square import CELLS, cell_at


def deal(options: Options, rng: Rng) -> BigCity:
    """Deal a new game; the same options and the same stream give the same deal."""
    table = bare_table(options)
    known = table.rules.tables.cards
    piles = []
    for pile in range(known.piles):
        shuffled = small([card for card in range(int(known.count)) if known.pile[card] == pile])
        rng.shuffle_bytes(shuffled)
        piles.append([int(card) for card in shuffled])
    begin(table, piles, int(rng.below(table.rules.seats)))
    return table


def begin(table: BigCity, piles: list[list[int]], first: int) -> None:
    """Deal from piles whose top card comes first; then the first player places (R3.2-R3.5, H7)."""
    for pile, stock in enumerate(piles):
        lay_pile(table, pile, stock)
    for pile in table.rules.dealt:
        for seat in range(table.rules.seats):
            card = cards.take_top(table, pile)
            cards.insert(table, seat, card)
            cards.learn(table, seat, card)
    table.plan = with_district(table.rules, table.plan, table.rules.start, cell_at(0, 0), 0)
    table.open_district(table.rules.start)
    table.first = first
    table.active = first
    table.set_up_left = table.rules.rounds * table.rules.seats
    table.due = PLACE


def lay_pile(table: BigCity, pile: int, stock: list[int]) -> None:
    """Lay a pile; the first card of the list is its top."""
    for card in stock:
        cards.put_under(table, pile, card)


def bare_table(options: Options) -> BigCity:
    """Give the table before anything lies on it."""
    rules = rules_of(options)
    tables = rules.tables
    table = BigCity(rules, empty_plan(rules))
    table.piece_at = vec[u8]([0] * tables.boards.lots)
    table.supply = rules.supply[:]
    table.rails = vec[u8]([0] * CELLS)
    table.hands = vec[u8]([0] * (table.stride * rules.seats))
    table.hand_size = vec[u8]([0] * rules.seats)
    table.piles = vec[u8]([0] * (tables.cards.piles * tables.cards.most_in_pile))
    table.pile_size = vec[u8]([0] * tables.cards.piles)
    table.knows = vec[u8]([0] * tables.cards.count)
    table.scores = vec[i64]([0] * rules.seats)
    return table
