"""The position that `Suburbia.pack` wrote, brought back."""

from __future__ import annotations

from burgh.core.codec import Cursor
from burgh.core.ints import i64, u8, vec
from burgh.games.suburbia.content import content
from burgh.games.suburbia.deal import bare_table
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.options import Options


def unpack(options: Options, words: list[int]) -> Suburbia:
    """The position that `Suburbia.pack` wrote under the same options."""
    table = bare_table(options)
    printed = content(options.packs)
    cursor = Cursor(words)
    table.viewer = cursor.one()
    table.drawn = cursor.one()
    table.packet_from, table.packet_to = cursor.one(), cursor.one()
    table.start, table.active, table.due = cursor.one(), cursor.one(), cursor.one()
    table.round, table.last_round, table.age = cursor.one(), cursor.one(), cursor.one()
    table.market, table.pile = vec[u8](cursor.many()), vec[u8](cursor.many())
    table.discards, table.drowned = vec[u8](cursor.many()), vec[u8](cursor.many())
    table.basics, table.public = vec[i64](cursor.many()), vec[i64](cursor.many())
    table.dealt, table.kept = vec[i64](cursor.many()), vec[i64](cursor.many())
    for borough in table.boroughs:
        borough.money, borough.income, borough.reputation = (cursor.one() for _ in range(3))
        borough.population, borough.markers = cursor.one(), cursor.one()
        tiles = zip(cursor.many(), cursor.many(), cursor.many(), strict=True)
        for kind, place, age in tiles:
            if age > 0:
                borough.put(printed.tables, kind, place, age)
        borough.doubled = vec[u8](cursor.many())
    return table
