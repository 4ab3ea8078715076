"""What speaks for a decision in Suburbia: people and money now, what keeps paying, and goals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

from burgh.core.benefits import Benefit, Deed, benefit, total
from burgh.core.moves import Move
from burgh.core.said import Arg, Said, listed, number_said, say
from burgh.core.values import Change, Standing
from burgh.games.suburbia.content import Effect
from burgh.games.suburbia.engine import outlook
from burgh.games.suburbia.engine.choice import BUILD
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import (
    ADJACENT,
    ALL,
    CASH,
    CATEGORIES,
    CAUSES,
    ICONS,
    INCOME,
    LATER,
    OTHERS,
    OWN,
    REPUTATION,
    TRACKS,
    WHERES,
)
from burgh.games.suburbia.moves import MOVES, Basic, Buy, Discard, Lake, Remove, tile_in
from burgh.games.suburbia.standings import standings
from burgh.games.suburbia.words import effect, gain, goal_name, money, tile_name

# About how many people something is worth; only the order of what is told rests on it.
A_DOLLAR: Final = 0.25
A_CHANCE: Final = 0.4  # of a goal's worth, for the lead before the end
NEAR: Final = 0.2
A_LATER_TILE: Final = 0.3  # of the turns left bring a tile that counts
COUNTING: Final = (ADJACENT, OWN, ALL, OTHERS, LATER)


def benefits(deed: Deed[Suburbia]) -> Iterator[Benefit]:
    """What comes at once, then what keeps paying, then the goals."""
    yield from at_once(deed)
    yield from taken_out(deed)
    yield from lasting(deed)
    yield from growing(deed)
    for before, after in zip(standings(deed.before), standings(deed.after), strict=False):
        if before.thing == after.thing:
            yield from goal(deed, before, after)


# --- at once -----------------------------------------------------------------------------------


def at_once(deed: Deed[Suburbia]) -> Iterator[Benefit]:
    """People and money that tiles bring with this decision, and the tiles that pay for it."""
    people = total(by_tiles(deed, "population"))
    if people > 0:
        yield benefit("people", "now", people, count=people)
    brought, cost = total(by_tiles(deed, "money")), price(deed)
    if brought > 0:
        free = "yes" if cost <= 0 else "no"
        args: dict[str, Arg] = {"price": money(max(0, cost)), "money": money(brought), "free": free}
        yield benefit("money", "now", brought * A_DOLLAR, **args)
    helpers = [each for each in by_tiles(deed, *TRACKS) if each.at != place(deed)]
    if helpers and total(helpers) > 0:
        tiles = list(dict.fromkeys(each.cause for each in helpers if each.applied > 0))
        yield benefit(
            "helpers",
            "now",
            sum(worth(deed, each) for each in helpers),
            tuple(each.at for each in helpers if each.at),
            count=len(tiles),
            tiles=listed("and", [tile_name(tile) for tile in tiles]),
            gains=listed("and", summed(helpers)),
        )


def taken_out(deed: Deed[Suburbia]) -> Iterator[Benefit]:
    """A tile that leaves the market as cheaply as any."""
    table = deed.before
    match MOVES.complete(table, deed.move):
        case Discard(slot=int(slot)) | Remove(slot=int(slot)):
            lying = [at for at in range(table.rules.slots) if tile_in(table, at) is not None]
            fee = int(table.rules.surcharges[slot])
            if fee == min(int(table.rules.surcharges[at]) for at in lying):
                free = "yes" if fee == 0 else "no"
                yield benefit("surcharge", "now", A_DOLLAR, price=money(fee), free=free)
        case _:
            pass


def by_tiles(deed: Deed[Suburbia], *tracks: str) -> list[Change]:
    """The own entries that tiles cause: not the price, income, reputation, red lines or goals."""
    goals = deed.before.rules.tables.goals
    steps = (*CAUSES, *goals)
    return [each for each in deed.own(*tracks) if each.cause not in steps]


def price(deed: Deed[Suburbia]) -> int:
    return -total(each for each in deed.own("money") if each.cause == "price")


def place(deed: Deed[Suburbia]) -> str | None:
    """The space where the tile of a decision lies."""
    cell = getattr(deed.move, "cell", None)
    return None if cell is None else str(cell)


def summed(changes: Sequence[Change]) -> list[Said]:
    """What some entries bring together, by track."""
    found = {track: total(c for c in changes if c.track == track) for track in TRACKS}
    return [gain(track, amount) for track, amount in found.items() if amount]


def worth(deed: Deed[Suburbia], change: Change) -> float:
    """About how many people an entry is worth until the end."""
    left = turns_left(deed)
    by_track = {"money": A_DOLLAR, "income": left * A_DOLLAR, "reputation": float(left)}
    return change.applied * by_track.get(change.track, 1.0)


# --- until the end -----------------------------------------------------------------------------


def turns_left(deed: Deed[Suburbia]) -> int:
    """About how many turns its maker still has after this one."""
    if deed.after.is_over():
        return 0
    return int(outlook.turns_left(deed.after, deed.seat))


def lasting(deed: Deed[Suburbia]) -> Iterator[Benefit]:
    """Income and reputation that rise: they pay every turn."""
    left = turns_left(deed)
    for track, each in ((REPUTATION, 1.0), (INCOME, A_DOLLAR)):
        before, after = (int(state.value(deed.seat, track)) for state in (deed.before, deed.after))
        more = after - before
        if more > 0 and left > 0:
            yield benefit(
                TRACKS[track],
                "later",
                more * left * each,
                old=number_said(before) if before <= 0 else say("signed", sign="plus", size=before),
                new=number_said(after) if after <= 0 else say("signed", sign="plus", size=after),
                way="up" if after > 0 else "down",  # below zero people leave, or money is lost
                count=more,
                total=more * left,
                each=money(more),
                sum=money(more * left),
            )


def growing(deed: Deed[Suburbia]) -> Iterator[Benefit]:
    """What the new tile counts: tiles that come later bring more."""
    left, tables = turns_left(deed), deed.before.rules.tables
    match MOVES.complete(deed.before, deed.move):
        case Buy(tile=str(tile)) | Basic(tile=str(tile)):
            kind = tables.names.index(tile)
        case _:
            return
    for i in range(tables.effect_first[kind], tables.effect_first[kind + 1]):
        where, amount = int(tables.effect_where[i]), int(tables.effect_amount[i])
        if where not in COUNTING or amount <= 0 or left == 0:
            continue
        track = TRACKS[tables.effect_track[i]]
        later = Change(deed.seat, track, amount, amount, tile, None, "", tile_name(tile))
        when = "after" if where == LATER else None
        yield benefit(
            "counts",
            "later",
            worth(deed, later) * left * A_LATER_TILE / 2,
            when=when or "always",
            effect=effect(
                Effect(
                    track,
                    amount,
                    names_of(int(tables.effect_match[i])),
                    where=None if when else WHERES[where - int(ADJACENT)],
                    when="after" if when else None,
                )
            ),
        )


def names_of(match: int) -> tuple[str, ...]:
    """The categories and icons of a set."""
    return tuple(name for bit, name in enumerate((*CATEGORIES, *ICONS)) if (match >> bit) & 1)


# --- goals -------------------------------------------------------------------------------------


def goal(deed: Deed[Suburbia], before: Standing, after: Standing) -> Iterator[Benefit]:
    """A goal that is won as things stand, that comes near, or that a rival no longer leads."""
    if deed.before.rules.seats == 1 or before.owner not in (None, deed.seat):
        return
    name, people = goal_name(before.thing), before.worth
    if after.leader == deed.seat != before.leader:
        yield benefit("goal_lead", "later", people * A_CHANCE, goal=name, people=people)
        return
    rival = before.leader
    if rival not in (None, deed.seat) and after.leader is None and before.owner is None:
        yield benefit(
            "goal_tied", "denies", people * A_CHANCE, goal=name, people=people, seat=rival
        )
        return
    missing = lacks(deed, before), lacks(deed, after)
    if before.leader != deed.seat and 0 <= missing[1] < missing[0] and missing[1] <= 1:
        args: dict[str, Arg] = {"goal": name, "people": people, "count": missing[1] + 1}
        yield benefit("goal_near", "later", people * NEAR, **args)


def lacks(deed: Deed[Suburbia], standing: Standing) -> int:
    """How far its maker is behind the best of the others; -1 where nobody builds step by step."""
    tables = deed.before.rules.tables
    number = tables.goals.index(standing.thing)
    if tables.goal_measure[number] == CASH or tables.goal_fewest[number]:
        return -1
    rivals = (each for seat, each in enumerate(standing.measures) if seat != deed.seat)
    return max(rivals) - standing.measures[deed.seat]


# --- the next turn -----------------------------------------------------------------------------


def plan(deed: Deed[Suburbia], then: Sequence[tuple[Suburbia, Move]]) -> Said | None:
    """The tile that is likely next: what it will cost, and what there will be to pay it with."""
    state, first = then[0]
    have = money(mean([int(state.boroughs[deed.seat].money) for state, _ in then]))
    match MOVES.complete(state, first):
        case Buy(tile=str(tile)) if tile in market(deed.after):
            cost = mean([build_price(state, tile) for state, _ in then])
            now = build_price(deed.before, tile)
            slides = "yes" if cost < now else "no"
            return say(
                "plan-build",
                tile=tile_name(tile),
                now=money(now),
                price=money(cost),
                have=have,
                slides=slides,
            )
        case Basic(tile=str(tile)):
            return say("plan-basic", tile=tile_name(tile), have=have)
        case Lake():
            return say("plan-lake", have=have)
        case _:
            return None


def market(table: Suburbia) -> list[str | None]:
    """The tiles that lie face up in the market."""
    return [tile_in(table, slot) for slot in range(table.rules.slots)]


def build_price(table: Suburbia, tile: str) -> int:
    """What a tile of the market costs, at its cheapest position."""
    lying = market(table)
    prices = [int(table.price(BUILD, slot, 0)) for slot, each in enumerate(lying) if each == tile]
    return min(prices, default=0)


def mean(values: Sequence[int]) -> int:
    return round(fmean(values))
