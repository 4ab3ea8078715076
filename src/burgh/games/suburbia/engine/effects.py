"""What a placed tile sets off, strictly one adjustment after the other (S6), and red lines (S9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.ints import i64, u8
from burgh.core.ledger import NOWHERE, Ledger
from burgh.games.suburbia.engine.tables import (
    ADJACENT,
    ALL,
    ANY_CATEGORY,
    AT_ONCE,
    INCOME,
    LAKE,
    LATER,
    LINE,
    MONEY,
    OTHERS,
    OWN,
    OWN_LAKES,
    POPULATION,
    RED_LINE,
    REPUTATION,
)
from burgh.shapes.hex import OFFSETS, SIDES, are_neighbours

if TYPE_CHECKING:
    from burgh.games.suburbia.engine.state import Suburbia

# Where a tile lies that reacts to a new one.
BESIDE: Final[i64] = 0
AT_HOME: Final[i64] = 1
ABROAD: Final[i64] = 2

# Small numbers packed in one integer.
BYTE_BITS: Final[i64] = 8
BYTE: Final[i64] = 255


def place(table: Suburbia, seat: i64, kind: i64, cell: i64, ledger: Ledger | None) -> None:
    """Lay a tile and resolve what follows, in the order of S6."""
    borough = table.boroughs[seat]
    index = borough.put(table.rules.tables, kind, cell, table.next_age())
    own_effects(table, seat, index, False, ledger)
    adjacent_tiles(table, seat, kind, cell, ledger)
    rest_of_borough(table, seat, kind, cell, ledger)
    across_the_table(table, seat, kind, cell, ledger)


def own_effects(
    table: Suburbia, seat: i64, index: i64, investing: bool, ledger: Ledger | None
) -> None:
    """Apply a tile's immediate effect, then count its conditional ones (S6.2, S6.3; S7.2, S7.3)."""
    tables = table.rules.tables
    borough = table.boroughs[seat]
    kind: i64 = i64(borough.kinds[index])
    place = borough.places[index]
    for e in range(tables.effect_first[kind], tables.effect_first[kind + 1]):
        where = tables.effect_where[e]
        amount = tables.effect_amount[e]
        if where == AT_ONCE:
            say(ledger, "S7.2" if investing else "S6.2")
        else:
            say(ledger, "S7.3" if investing else "S6.3")
            amount *= counted(table, seat, index, e, investing)
        if amount != 0:
            change(table, seat, tables.effect_track[e], amount, kind, place, ledger)


def counted(table: Suburbia, seat: i64, index: i64, effect: i64, investing: bool) -> i64:
    """Count what an effect counts now, the tile itself included if it matches (S6.12)."""
    tables = table.rules.tables
    where = tables.effect_where[effect]
    match = tables.effect_match[effect]
    borough = table.boroughs[seat]
    if where == ADJACENT:
        return matching_beside(table, seat, borough.places[index], match)
    if where == OWN:
        return borough.matching(match)
    if where == OWN_LAKES:
        return all_pairs(table, seat)
    if where == LATER:
        if investing:
            return built_after(table, match, borough.ages[index])
        return 0
    if where == RED_LINE:
        return 0
    found: i64 = 0
    for other in range(table.rules.seats):
        if where == ALL or other != seat:
            found += table.boroughs[other].matching(match)
    return found


def matching_beside(table: Suburbia, seat: i64, cell: i64, match: i64) -> i64:
    """Count the tiles beside a cell that carry one of the tags."""
    tags = table.rules.tables.tags
    borough = table.boroughs[seat]
    found: i64 = 0
    for side in range(SIDES):
        index = borough.tile_at(cell + OFFSETS[side])
        if index >= 0 and tags[i64(borough.kinds[index])] & match:
            found += 1
    return found


def built_after(table: Suburbia, match: i64, age: i64) -> i64:
    """Count the matching tiles of all boroughs that are younger (I1)."""
    tags = table.rules.tables.tags
    found: i64 = 0
    for seat in range(table.rules.seats):
        borough = table.boroughs[seat]
        for i in range(i64(len(borough.kinds))):
            if borough.ages[i] > age and tags[i64(borough.kinds[i])] & match:
                found += 1
    return found


def all_pairs(table: Suburbia, seat: i64) -> i64:
    """Count the pairs of a lake and a tile with a category beside it (S6.24)."""
    borough = table.boroughs[seat]
    found: i64 = 0
    for i in range(i64(len(borough.kinds))):
        if i64(borough.kinds[i]) == LAKE:
            found += matching_beside(table, seat, borough.places[i], ANY_CATEGORY)
    return found


def new_pairs(table: Suburbia, seat: i64, kind: i64, cell: i64) -> i64:
    """Count the pairs of lake and tile that a new tile has made (S6.34)."""
    if kind == LAKE:
        return matching_beside(table, seat, cell, ANY_CATEGORY)
    borough = table.boroughs[seat]
    found: i64 = 0
    for side in range(SIDES):
        index = borough.tile_at(cell + OFFSETS[side])
        if index >= 0 and i64(borough.kinds[index]) == LAKE:
            found += 1
    return found


def neighbours(table: Suburbia, seat: i64, cell: i64) -> i64:
    """The tiles beside a cell, oldest first: 1 + the index of each in eight bits, then 0.

    Packed in one integer: it is read in the order of the bytes and belongs to the caller alone.
    """
    borough = table.boroughs[seat]
    found: i64 = 0
    for side in range(SIDES):
        index = borough.tile_at(cell + OFFSETS[side])
        if index >= 0:
            found = with_neighbour(found, index + 1)
    return found


def with_neighbour(found: i64, tile: i64) -> i64:
    """Put one tile more into its place among those found."""
    shift: i64 = 0
    while (found >> shift) & BYTE != 0 and (found >> shift) & BYTE < tile:
        shift += BYTE_BITS
    older = found - ((found >> shift) << shift)
    return older | (tile << shift) | ((found >> shift) << (shift + BYTE_BITS))


def adjacent_tiles(table: Suburbia, seat: i64, kind: i64, cell: i64, ledger: Ledger | None) -> None:
    """Let the tiles beside the new one react, oldest first (S6.4)."""
    say(ledger, "S6.4")
    left = neighbours(table, seat, cell)
    while left != 0:
        react(table, seat, (left & BYTE) - 1, BESIDE, kind, cell, ledger)
        left >>= BYTE_BITS


def rest_of_borough(
    table: Suburbia, seat: i64, kind: i64, cell: i64, ledger: Ledger | None
) -> None:
    """Let the player's other tiles react, oldest first (S6.5)."""
    say(ledger, "S6.5")
    borough = table.boroughs[seat]
    new: i64 = i64(len(borough.kinds)) - 1
    for i in range(i64(len(borough.far))):
        index: i64 = i64(borough.far[i])
        if index != new and not are_neighbours(borough.places[index], cell):
            react(table, seat, index, AT_HOME, kind, cell, ledger)


def across_the_table(
    table: Suburbia, seat: i64, kind: i64, cell: i64, ledger: Ledger | None
) -> None:
    """Let the other players' tiles react, clockwise; their own numbers change (S6.7)."""
    say(ledger, "S6.7")
    other = seat
    for _seat in range(table.rules.seats - 1):
        other = table.after(other)
        borough = table.boroughs[other]
        for i in range(i64(len(borough.far))):
            react(table, other, i64(borough.far[i]), ABROAD, kind, cell, ledger)


def react(
    table: Suburbia, owner: i64, index: i64, lies: i64, new: i64, cell: i64, ledger: Ledger | None
) -> None:
    """Apply each effect of a tile that the new one sets off, in list order (S6.4)."""
    tables = table.rules.tables
    borough = table.boroughs[owner]
    kind: i64 = i64(borough.kinds[index])
    for e in range(tables.effect_first[kind], tables.effect_first[kind + 1]):
        where = tables.effect_where[e]
        if where == OWN_LAKES and lies != ABROAD:
            times = new_pairs(table, owner, new, cell)
        elif sets_off(where, lies) and tables.tags[new] & tables.effect_match[e]:
            times = 1
        else:
            continue
        amount = tables.effect_amount[e] * times * (1 + i64(borough.doubled[index]))
        if amount != 0:
            change(
                table, owner, tables.effect_track[e], amount, kind, borough.places[index], ledger
            )


def sets_off(where: i64, lies: i64) -> bool:
    """Whether an effect with this scope listens to a tile that lies there."""
    if where == ALL or where == LATER:
        return True
    if where == ADJACENT:
        return lies == BESIDE
    if where == OWN:
        return lies != ABROAD
    return where == OTHERS and lies == ABROAD


def invest(table: Suburbia, seat: i64, index: i64, ledger: Ledger | None) -> None:
    """Apply a tile once more as things stand, then leave the marker on it (S7)."""
    own_effects(table, seat, index, True, ledger)
    borough = table.boroughs[seat]
    borough.markers -= 1
    borough.doubled[index] = u8(1)


def change(
    table: Suburbia,
    seat: i64,
    track: i64,
    amount: i64,
    cause: i64,
    place: i64,
    ledger: Ledger | None,
) -> None:
    """Make one adjustment: markers stop at their ends, red lines answer at once (S6.8, S6.9)."""
    borough = table.boroughs[seat]
    if track == POPULATION:
        move_population(table, seat, amount, cause, place, ledger)
    elif track == INCOME:
        before = borough.income
        borough.income = stop(table, before + amount)
        note(ledger, seat, track, amount, borough.income - before, cause, place)
    elif track == REPUTATION:
        before = borough.reputation
        borough.reputation = stop(table, before + amount)
        note(ledger, seat, track, amount, borough.reputation - before, cause, place)
    else:
        change_money(table, seat, amount, cause, place, ledger)


def stop(table: Suburbia, value: i64) -> i64:
    """Hold a marker between its ends; what is left over is lost (E1)."""
    if value < table.rules.low:
        return table.rules.low
    return table.rules.high if value > table.rules.high else value


def change_money(
    table: Suburbia, seat: i64, amount: i64, cause: i64, place: i64, ledger: Ledger | None
) -> None:
    """Add or take money; what a tile takes and is not there is owed in population (E8)."""
    borough = table.boroughs[seat]
    applied = amount
    if amount < 0 and borough.money + amount < 0:
        applied = 0
        if borough.money > 0:
            applied = -borough.money
    borough.money += applied
    note(ledger, seat, MONEY, amount, applied, cause, place)
    if applied != amount:
        move_population(table, seat, amount - applied, cause, place, ledger)


def move_population(
    table: Suburbia, seat: i64, amount: i64, cause: i64, place: i64, ledger: Ledger | None
) -> None:
    """Move the people, not below 0, then deal with the lines in the order they are met (S9.12)."""
    borough = table.boroughs[seat]
    before = borough.population
    after = before + amount
    if after < 0:
        after = 0
    borough.population = after
    note(ledger, seat, POPULATION, amount, after - before, cause, place)
    tables = table.rules.tables
    lines = tables.lines_passed(after) - tables.lines_passed(before)
    if lines == 0:
        return
    rule = ledger.rule if ledger is not None else ""
    while lines > 0:
        pass_line(table, seat, ledger)
        lines -= 1
    while lines < 0:
        fall_back(table, seat, ledger)
        lines += 1
    say(ledger, rule)


def pass_line(table: Suburbia, seat: i64, ledger: Ledger | None) -> None:
    """Pay for a line passed upward, then let Casino and PR Firm answer (S9.13, S9.20)."""
    cost = table.rules.line_cost
    say(ledger, "S9.13")
    change(table, seat, INCOME, -cost, LINE, NOWHERE, ledger)
    change(table, seat, REPUTATION, -cost, LINE, NOWHERE, ledger)
    line_tiles(table, seat, 1, ledger)


def fall_back(table: Suburbia, seat: i64, ledger: Ledger | None) -> None:
    """Get back what a line cost when it is passed backward (S9.14)."""
    cost = table.rules.line_cost
    say(ledger, "S9.14")
    change(table, seat, INCOME, cost, LINE, NOWHERE, ledger)
    change(table, seat, REPUTATION, cost, LINE, NOWHERE, ledger)
    if table.rules.mirror:
        line_tiles(table, seat, -1, ledger)


def line_tiles(table: Suburbia, seat: i64, sign: i64, ledger: Ledger | None) -> None:
    """Apply the effects that answer a line, oldest tile first (S9.21)."""
    tables = table.rules.tables
    borough = table.boroughs[seat]
    say(ledger, "S9.20" if sign > 0 else "S14.8")
    for i in range(i64(len(borough.liners))):
        index: i64 = i64(borough.liners[i])
        kind: i64 = i64(borough.kinds[index])
        times = sign * (1 + i64(borough.doubled[index]))
        for e in range(tables.effect_first[kind], tables.effect_first[kind + 1]):
            if tables.effect_where[e] == RED_LINE:
                amount = tables.effect_amount[e] * times
                place = borough.places[index]
                change(table, seat, tables.effect_track[e], amount, kind, place, ledger)


def say(ledger: Ledger | None, rule: str) -> None:
    """Tell the ledger which rule comes now."""
    if ledger is not None:
        ledger.rule = rule


def note(
    ledger: Ledger | None,
    seat: i64,
    track: i64,
    amount: i64,
    applied: i64,
    cause: i64,
    place: i64,
) -> None:
    """Write an adjustment down, if anybody reads."""
    if ledger is not None:
        ledger.add(seat, track, amount, applied, cause, place)
