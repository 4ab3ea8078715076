"""The position that `Skylines.pack` wrote, brought back."""

from __future__ import annotations

from burgh.core.codec import Cursor
from burgh.core.ints import i64, vec
from burgh.games.skylines.content import content
from burgh.games.skylines.deal import bare_table, lay_piles
from burgh.games.skylines.engine.districts import survey
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import ARRANGE, small
from burgh.games.skylines.options import Options


def unpack(options: Options, words: list[int]) -> Skylines:
    """The position that `Skylines.pack` wrote under the same options."""
    cursor = Cursor(words)
    head = [cursor.one() for _ in range(10)]
    boards = list(content(options.packs).boards)
    laid = zip(*(cursor.many() for _ in range(4)), strict=True)
    layout = tuple((boards[board], row, col, 90 * turns) for board, row, col, turns in laid)
    table = bare_table(options, layout)
    table.viewer, table.active, table.token, table.due, table.card = head[:5]
    table.tile, table.barred, table.put, table.news, table.result = head[5:]
    table.face_up, table.markers = vec[i64](cursor.many()), vec[i64](cursor.many())
    table.owed, table.spots = vec[i64](cursor.many()), vec[i64](cursor.many())
    table.built, table.supply = small(cursor.many()), small(cursor.many())
    table.exchange, table.box = small(cursor.many()), small(cursor.many())
    table.roles, table.offer = small(cursor.many()), small(cursor.many())
    table.role_stack = small(cursor.many())
    lay_piles(table, [cursor.many() for _ in range(3)])
    for seat in range(table.seats()):
        for card, known in zip(cursor.many(), cursor.many(), strict=True):
            table.hold(seat, card, bool(known))
    if table.due == ARRANGE:
        table.unlaid = vec[i64](cursor.many())
    survey(table)
    return table
