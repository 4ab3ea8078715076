"""Which decision waits for a bot: whose it is, which bot makes it, and with which dice."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from burgh.table.bot_styles import style_now
from burgh.table.clocks import is_away
from burgh.table.packed_view import PackedView, pack_view
from burgh.table.sitting import Sitting

AWAY_LEVEL: Final = 2  # plays for somebody whose time is up
USUAL_LEVEL: Final = 3


@dataclass(frozen=True, slots=True)
class Due:
    """A decision that waits for a bot: whose, where the game stands, who is to make it."""

    seat: int
    ply: int
    bot: str
    away: bool
    seed: int
    view: PackedView


def decider(
    sitting: Sitting, now: float, present: Collection[int] = ()
) -> tuple[int, str, bool] | None:
    """Seat and bot where a bot is to decide, and whether it does so for a person."""
    if sitting.status != "playing" or sitting.is_paused or sitting.turn < 0:
        return None
    seat = sitting.turn
    chair = sitting.chairs[seat]
    if chair.kind == "bot":
        style = style_now(sitting.plan.title, chair.style)
        return seat, spec(chair.level or USUAL_LEVEL, style), False
    if chair.kind == "person" and is_away(sitting, now, present):
        return seat, spec(AWAY_LEVEL), True
    return None


def due(sitting: Sitting, now: float, present: Collection[int] = ()) -> Due | None:
    """The decision that waits for a bot at a table, if one does."""
    found = decider(sitting, now, present)
    if found is None:
        return None
    seat, bot, away = found
    view = pack_view(sitting.playing().view(seat))
    return Due(seat, sitting.ply, bot, away, bot_seed(sitting), view)


def bot_seed(sitting: Sitting) -> int:
    """The seed of the next choice a bot makes.

    It follows from the deal, so who goes back does not throw the bots' dice again, every host
    decides alike, and a table with a chosen seed can be played again move by move. A seed of 256
    bits cannot be guessed by what bots do; one that older tables drew is kept behind its salt.
    """
    plan, deal = sitting.plan, sitting.deal
    if deal is None:
        origin = sitting.key  # it began with a record
    elif plan.is_chosen or deal.seed is None:
        origin = str(deal.seed_with(plan.sealed, sitting.parts))
    else:
        origin = deal.text(plan.title, plan.options)
    thrown = hashlib.blake2b(f"bots {origin} {sitting.ply}".encode(), digest_size=6)
    return int.from_bytes(thrown.digest(), "big")


def spec(level: int, style: str = "") -> str:
    """The name of the bot of a level, in a style of the title or plain."""
    return f"level:{level},style={style}" if style else f"level:{level}"
