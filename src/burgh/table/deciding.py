"""Decisions: confirming moves, all or none, and taking them back."""

from __future__ import annotations

from collections.abc import Sequence

from burgh.core.game import MoveLike, Position
from burgh.core.history import Made
from burgh.core.malformed import Malformed
from burgh.core.refusal import Illegal
from burgh.core.values import Refusal
from burgh.table import events as log
from burgh.table.early_ends import end_of
from burgh.table.questions import put, voters
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting


def confirm(
    sitting: Sitting,
    seat: int,
    ply: int,
    moves: Sequence[MoveLike],
    key: str,
    *,
    away: bool = False,
) -> list[log.Event]:
    """Make decisions, all or none. They are judged and applied here, once.

    The game is left as it was; what was found out waits in the sitting for the event to be folded.
    """
    sitting.refuse_repeated(key)
    must_be_due(sitting, ply)
    made = rehearse(sitting, seat, moves)
    moved = log.Moved(seat=seat, moves=tuple(each.text for each in made), key=key, away=away)
    sitting.rehearsed = (moved, made)
    return [moved, *ending(sitting, made[-1].after.is_over())]


def must_be_due(sitting: Sitting, ply: int) -> None:
    """Refuse a request made before something else happened."""
    game = sitting.playing()
    if ply != game.ply:
        stale = Refusal("", "stale", thing=str(ply), at=str(game.ply))
        reason = game.title.with_reason(game.options, stale)
        raise Refused("stale", f"move {game.ply} is due, not {ply}", reason)


def rehearse(sitting: Sitting, seat: int, moves: Sequence[MoveLike]) -> tuple[Made, ...]:
    """Make decisions beside the game, one after the other."""
    game = sitting.playing()
    if sitting.has_ended:  # by its people: the rules themselves would have it go on
        raise Refused("game_over", "the game is over")
    position: Position = game
    made: list[Made] = []
    try:
        for move in moves:
            must_decide(position, seat, made)
            made.append(position.attempt(move, game.ply + len(made)))
            position = Position(game.title, game.options, made[-1].after)
    except Illegal as error:
        words = f"the rules forbid it: {error.refusal!r}"
        reason = game.title.with_reason(game.options, error.refusal)
        raise Refused("illegal", words, reason) from None
    except Malformed as error:
        raise Refused("malformed", str(error), said=error.said) from None
    return tuple(made)


def must_decide(position: Position, seat: int, before: Sequence[Made]) -> None:
    """Refuse a decision that is another's, or that would come after something was turned up."""
    if position.is_over:
        raise Refused("game_over", "the game is over")
    if position.turn != seat:
        raise Refused("not_your_turn", f"seat {position.turn} is to decide")
    if before and before[-1].is_barrier:
        # What follows a reveal is chosen after it: else a refusal would tell what lies hidden.
        raise Refused("reveal_between", "something is turned up before the last of these moves")


def ending(sitting: Sitting, is_over: bool) -> list[log.Event]:
    """Open the deal when the game is over."""
    return [end_of(sitting)] if is_over else []


# --- taking back ---------------------------------------------------------------------------------


def take_back(sitting: Sitting, seat: int, ply: int, to_ply: int, key: str) -> list[log.Event]:
    """Go back to a ply: at once where it is free, else the others are asked."""
    sitting.refuse_repeated(key)
    must_be_due(sitting, ply)
    if sitting.early_end is not None:  # the deal lies open, and the game was not played out
        raise Refused("game_over", "the game is over")
    if not 0 <= to_ply < sitting.ply:
        raise Refused("no_such_ply", f"there is no move to go back to at {to_ply}")
    is_free = to_ply >= free_to(sitting, seat) and not sitting.has_ended
    if is_free or not voters(sitting, seat, "undo"):
        return [log.Undone(seat=seat, to_ply=to_ply, key=key)]
    return put(sitting, log.Asked(seat=seat, what="undo", key=key, to_ply=to_ply))


def free_to(sitting: Sitting, seat: int) -> int:
    """The ply to which a seat may go back without asking anybody."""
    person = sitting.chairs[seat].person
    game = sitting.playing()
    free = sitting.ply
    for ply in reversed(range(sitting.ply)):
        mover = decided_by(sitting, game.seat_at(ply), ply)
        if game.is_barrier(ply) or mover not in (None, person):
            break
        if mover == person:
            free = ply
    return free


def decided_by(sitting: Sitting, seat: int, ply: int) -> str | None:
    """The person who made a decision of a seat, nobody where a bot did."""
    chair = sitting.chairs[seat]
    return chair.person if chair.owner is None or ply >= chair.since_ply else chair.owner
