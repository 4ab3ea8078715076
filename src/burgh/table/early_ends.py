"""Ends before the end: giving up, breaking off before the first turns, agreeing on an end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgh.core.game import Game
from burgh.table import events as log
from burgh.table.refused import Refused
from burgh.table.seats import bot_on

if TYPE_CHECKING:
    from burgh.table.sitting import Sitting

TAKES_OVER: Final = 2  # the level of a bot that goes on in somebody's place


def end_of(
    sitting: Sitting,
    how: log.How = "played",
    seat: int | None = None,
    winners: tuple[int, ...] = (),
    key: str = "",
) -> log.Ended:
    """The end of a game: the deal is opened, where one was sealed."""
    plan, deal = sitting.plan, sitting.deal
    opened = None if deal is None else deal.text(plan.title, plan.options)
    return log.Ended(opened=opened, how=how, seat=seat, winners=winners, key=key)


def being_played(sitting: Sitting) -> Game:
    """The game, while it is played."""
    game = sitting.playing()
    if sitting.has_ended:
        raise Refused("game_over", "the game is over")
    return game


def resign(sitting: Sitting, seat: int, key: str) -> list[log.Event]:
    """Give up: of two who play each for themselves the other wins, else a bot goes on.

    Where nobody is left who could mind, the game ends without a winner.
    """
    sitting.refuse_repeated(key)
    game = being_played(sitting)
    resigned = log.Resigned(seat=seat, key=key)
    if game.title.is_duel(game.options):
        return [resigned, end_of(sitting, "resigned", seat, (1 - seat,))]
    others = [chair for other, chair in enumerate(sitting.chairs) if other != seat]
    if any(chair.kind == "person" or chair.owner is not None for chair in others):
        return [resigned, bot_on(sitting, seat, TAKES_OVER)]
    return [resigned, end_of(sitting, "resigned", seat)]


def abort(sitting: Sitting, seat: int, key: str) -> list[log.Event]:
    """Break a game off without a result, before everybody has made their first decision."""
    sitting.refuse_repeated(key)
    being_played(sitting)
    if not can_abort(sitting):
        raise Refused("too_late", "everybody has decided once: the game counts")
    return [end_of(sitting, "aborted", seat, key=key)]


def can_abort(sitting: Sitting) -> bool:
    """Whether somebody has yet to make their first decision."""
    game = sitting.playing()
    return not game.deciders().issuperset(game.title.deciding(game.options))


def agreed_end(sitting: Sitting, seat: int) -> log.Ended:
    """The end that everybody wanted: a draw where equals share a win, else without a result."""
    game = sitting.playing()
    drawn = tuple(range(game.seats)) if game.title.has_draws(game.options) else ()
    return end_of(sitting, "agreed", seat, drawn)
