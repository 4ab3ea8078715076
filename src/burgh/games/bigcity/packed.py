"""The position that `BigCity.pack` wrote, brought back."""

from __future__ import annotations

from burgh.core.codec import Cursor
from burgh.core.ints import i64, u8, vec
from burgh.games.bigcity.deal import bare_table
from burgh.games.bigcity.engine import buildings, tram
from burgh.games.bigcity.engine.city import with_district
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.options import Options


def unpack(options: Options, words: list[int]) -> BigCity:
    """The position that `BigCity.pack` wrote under the same options."""
    table = bare_table(options)
    cursor = Cursor(words)
    one = cursor.one
    table.viewer, table.passes, table.first, table.set_up_left = one(), one(), one(), one()
    table.active, table.asked, table.due, table.end = one(), one(), one(), one()
    table.gave_up, table.owed, table.drawn, table.named = one() == 1, one(), one(), one()
    table.chosen, table.spot, table.fallback = one(), one(), one() == 1
    table.deal.wants, table.deal.taken = one(), one()
    stands = cursor.many()
    table.hands, table.hand_size = vec[u8](cursor.many()), vec[u8](cursor.many())
    table.piles, table.pile_size = vec[u8](cursor.many()), vec[u8](cursor.many())
    table.knows, table.out = vec[u8](cursor.many()), vec[u8](cursor.many())
    table.given, table.deal.offer = vec[u8](cursor.many()), vec[u8](cursor.many())
    table.deal.bids, table.deal.bid_for = vec[u8](cursor.many()), vec[u8](cursor.many())
    for d, origin, rotation in zip(cursor.many(), cursor.many(), cursor.many(), strict=True):
        table.plan = with_district(table.rules, table.plan, d, origin, rotation)
        table.open_district(d)
    for kind, site in zip(stands, cursor.many(), strict=True):
        buildings.put(table, kind, site)
    for edge in cursor.many():
        tram.lay(table, edge)
    table.scores = vec[i64](cursor.many())
    return table
