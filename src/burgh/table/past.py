"""Looking back: a game ply by ply. While it is played, with one's own eyes; then with any."""

from __future__ import annotations

from burgh.core.game import View
from burgh.core.state import State
from burgh.table import views, wire
from burgh.table.pages import MOST_TRACKS, What, course_after, page
from burgh.table.questions import Moment
from burgh.table.refused import Refused
from burgh.table.seats import SPECTATOR_SEAT, viewing_seat
from burgh.table.sitting import Sitting
from burgh.table.visitors import Visitor


def seat_to_look_back(sitting: Sitting, ids: frozenset[str], seat: int | None) -> int:
    """The seat to look back with: any, or wide open eyes, once the game has ended."""
    sitting.playing()
    if sitting.has_ended:
        wanted = views.OPEN if seat is None else seat
        if wanted >= len(sitting.chairs):
            raise Refused("no_such_seat", f"there are {len(sitting.chairs)} seats")
        return wanted
    mine = sitting.seats_of(*ids)
    if seat is None:
        return mine[0] if mine else SPECTATOR_SEAT
    return viewing_seat(sitting, ids, seat)


def state_at(sitting: Sitting, ply: int) -> State:
    """The position after so many moves."""
    game = sitting.playing()
    if not 0 <= ply <= game.ply:
        raise Refused("no_such_ply", f"the game has {game.ply} moves")
    return game.state_at(ply)


def view_from(sitting: Sitting, state: State, seat: int) -> View:
    """A position as eyes see it."""
    game = sitting.playing()
    return View(game.title, game.options, state if seat == views.OPEN else state.view(seat))


def view_at(sitting: Sitting, ids: frozenset[str], ply: int, seat: int | None) -> wire.Seen:
    """The game after so many moves."""
    looking = seat_to_look_back(sitting, ids, seat)
    view = view_from(sitting, state_at(sitting, ply), looking)
    return views.describe(sitting, view, looking, ply, can_decide=False)


def replay(
    sitting: Sitting,
    ids: frozenset[str],
    seat: int | None,
    moment: Moment,
    *,
    after: int | None = None,
    ply: int = 0,
) -> wire.Replay:
    """What happened, and the tracks after each move: a page of both."""
    looking = seat_to_look_back(sitting, ids, seat)
    last = min(ply + MOST_TRACKS - 1, sitting.ply)
    game = sitting.playing()
    states = [*(state for state, _ in game.history()), game.state][ply : last + 1]
    positions = [view_from(sitting, state, looking) for state in states]
    events, following = course_after(sitting, looking, after)
    return wire.Replay(
        table=views.table_info(sitting, ids, moment),
        events=events,
        tracks=[views.tracks(view, view.state) for view in positions],
        plies=sitting.ply,
        after=following,
        next_ply=last + 1 if last < sitting.ply else None,
    )


def event_page(
    sitting: Sitting, reader: Visitor, seat: int | None, what: What, before: int | None
) -> wire.EventPage:
    """What happened before an event, as a reader may know it."""
    begun = sitting.game is not None
    reader.seat = seat_to_look_back(sitting, reader.ids, seat) if begun else SPECTATOR_SEAT
    return page(sitting, reader, what, before=before)
