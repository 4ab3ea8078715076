"""What is hidden, and how it is imagined (S16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgh.core.ints import i64, u8, vec
from burgh.core.rng import Rng
from burgh.core.state import ALL_SEEING
from burgh.games.suburbia.engine.tables import (
    BACK,
    FIRST_TILE,
    HIDDEN_GOAL,
    LETTERS,
    NO_GOAL,
    ONE_MORE_ROUND,
    OVER,
    back_of,
    is_back,
)

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia


def conceal(table: Suburbia, viewer: i64) -> None:
    """Turn over the pile, and the goals of every seat but the viewer's (S16.1)."""
    pile = table.pile[:]
    for i in range(table.drawn, i64(len(pile))):
        kind: i64 = i64(pile[i])
        if not is_back(kind):
            pile[i] = u8(back_of(table.rules.tables, kind))
    table.pile = pile
    for seat in range(table.rules.seats):
        if seat != viewer:
            hide_goals(table, seat)
    table.viewer = viewer


def hide_goals(table: Suburbia, seat: i64) -> None:
    """Hide the two goals a seat was dealt; the one kept is shown at the end (S16.6)."""
    for i in range(2 * seat, 2 * seat + 2):
        if table.dealt[i] != NO_GOAL:
            table.dealt[i] = HIDDEN_GOAL
    if table.due != OVER and table.kept[seat] != NO_GOAL:
        table.kept[seat] = HIDDEN_GOAL


def imagine(table: Suburbia, rng: Rng) -> None:
    """Deal the face-down tiles and goals at random from all that was not seen (S16.1)."""
    imagine_pile(table, rng)
    imagine_goals(table, rng)
    table.viewer = ALL_SEEING


def imagine_pile(table: Suburbia, rng: Rng) -> None:
    """Fill the pile by letter, One More Round somewhere in what is left of its packet."""
    pile = table.pile[:]
    omr = place_of_last_tile(table, rng)
    for letter in range(1, LETTERS + 1):
        unseen = unseen_tiles(table, letter)
        rng.shuffle_bytes(unseen)
        taken: i64 = 0
        for i in range(table.drawn, i64(len(pile))):
            if i64(pile[i]) == BACK + letter and i != omr:
                pile[i] = unseen[taken]
                taken = (taken + 1) % i64(len(unseen))
    if omr >= 0:
        pile[omr] = u8(ONE_MORE_ROUND)
    table.pile = pile


def place_of_last_tile(table: Suburbia, rng: Rng) -> i64:
    """Choose where in the rest of the packet One More Round lies; -1 if it is out or open."""
    for i in range(table.packet_from, table.packet_to):
        if i64(table.pile[i]) == ONE_MORE_ROUND:
            return -1
    first = table.packet_from if table.packet_from > table.drawn else table.drawn
    if first >= table.packet_to:
        return -1
    return first + rng.below(table.packet_to - first)


def unseen_tiles(table: Suburbia, letter: i64) -> vec[u8]:
    """The tiles of one letter that nobody has seen: in the pile or left in the box.

    A position set up by hand may show more than the box holds; then all of the letter come again.
    """
    tables = table.rules.tables
    left = [0] * int(tables.kinds)
    for k in range(tables.kinds):
        if tables.stack[k] == letter:
            left[k] = tables.copies[k]
    for i in range(i64(len(table.pile))):
        kind: i64 = i64(table.pile[i])
        if not is_back(kind):
            left[kind] -= 1
    unseen: list[int] = []
    every: list[int] = []
    for k in range(FIRST_TILE, tables.kinds):
        if tables.stack[k] == letter:
            unseen += [k] * left[k]
            every += [k] * tables.copies[k]
    return vec[u8](unseen if unseen else every)


def imagine_goals(table: Suburbia, rng: Rng) -> None:
    """Deal two unseen goals to every seat whose goals are hidden; it kept either one."""
    unseen = unseen_goals(table)
    rng.shuffle(unseen)
    taken: i64 = 0
    for seat in range(table.rules.seats):
        if table.dealt[2 * seat] != HIDDEN_GOAL:
            continue
        kept = table.kept[seat]
        for i in range(2 * seat, 2 * seat + 2):
            if i == 2 * seat and kept != NO_GOAL and kept != HIDDEN_GOAL:
                table.dealt[i] = kept
            else:
                table.dealt[i] = unseen[taken]
                taken += 1
        if kept == HIDDEN_GOAL:
            table.kept[seat] = table.dealt[2 * seat + rng.below(2)]


def unseen_goals(table: Suburbia) -> vec[i64]:
    """The goals that lie open nowhere and were not dealt to the viewer."""
    left = [1] * len(table.rules.tables.goals)
    for i in range(i64(len(table.public))):
        left[table.public[i]] = 0
    for i in range(i64(len(table.dealt))):
        if table.dealt[i] < NO_GOAL:
            left[table.dealt[i]] = 0
    for i in range(i64(len(table.kept))):
        if table.kept[i] < NO_GOAL:
            left[table.kept[i]] = 0
    return vec[i64]([goal for goal in range(len(left)) if left[goal] != 0])
