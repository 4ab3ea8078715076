"""The one filter: what a seat may know of a table. Every byte about a game goes through here.

A view is the state with secret things face down, so legal moves, previews and positions are made of
the view and cannot tell more than it. Of what happened, a move that the seat cannot tell from
another is left out, and a thing shown to somebody else has no name.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from burgh.core.game import MoveLike, Net, Position, View
from burgh.core.history import Made
from burgh.core.moves import Move
from burgh.core.record import outcome_line
from burgh.core.refusal import Illegal
from burgh.core.secrecy import is_secret
from burgh.core.state import SPECTATOR, State
from burgh.core.values import Shown
from burgh.server import events as log
from burgh.server import wire
from burgh.server.table import Entry, Question, Refused, Table

LOOKER = int(SPECTATOR)
OPEN = -2  # the eyes for which nothing lies face down: only for games that have ended
HIDDEN = ""  # the name of a thing that was shown to somebody else


# --- the game now --------------------------------------------------------------------------------


def seen(table: Table, seat: int) -> wire.Seen | None:
    """Give the game as a seat sees it now; nothing before it has begun."""
    if table.game is None:
        return None
    view = table.game.view(seat)
    return look(table, view, seat, table.ply, can_decide=not table.has_ended)


def look(table: Table, view: View, seat: int, ply: int, *, can_decide: bool) -> wire.Seen:
    """Describe a view: the position, and for whoever decides everything that can be done."""
    decides = can_decide and not view.is_over and view.turn == seat
    return wire.Seen(
        seat=seat,
        seq=table.seq,
        ply=ply,
        turn=-1 if view.is_over else view.turn,
        phase=view.phase,
        is_over=view.is_over,
        position=view.position(),
        scores=[int(view.state.score(each)) for each in range(view.seats)],
        tracks=tracks(view, view.state),
        legal=legal(view) if decides else [],
        closed=closed(view) if decides else [],
        outcome=view.outcome(),
        undo=undo(table, seat),
        asks=[ask(question) for question in table.questions.values()],
        standings=list(view.title.standings(view.state)),
    )


def tracks(position: Position, state: State) -> dict[str, dict[str, int]]:
    """Read every track: seat (-1: the table) -> track -> value."""
    names = position.title.tracks[: int(state.tracks())]
    return {
        str(seat): {name: int(state.value(seat, track)) for track, name in enumerate(names)}
        for seat in position.accounts
    }


def legal(view: View) -> list[wire.Legal]:
    """Give the legal moves with what each changes, as far as the view tells."""
    return [legal_move(view, number) for number in view.state.legal()]


def legal_move(view: View, number: int) -> wire.Legal:
    """Give one legal move with its net effect."""
    changed, shows = view.effect(number)
    return wire.Legal(plain(view.title.moves.name(view.state, number)), net(changed), shows)


def net(changed: Net) -> dict[str, dict[str, int]]:
    """Give a net effect as JSON has it: seats are names there."""
    return {str(seat): tracks for seat, tracks in changed.items()}


def closed(view: View) -> list[wire.Closed]:
    """Give what one may have in mind and why it is not to be had."""
    found = []
    for move in view.title.wishes(view.state):
        reason = view.title.refuse(view.state, move)
        if reason is not None:
            found.append(wire.Closed(plain(move), reason))
    return found


def undo(table: Table, seat: int) -> wire.Undo:
    """Say how far back is free, and what bars the way further."""
    if seat < 0:
        return wire.Undo(table.ply, [])
    free = table.free_to(seat)
    behind = table.playing().made(free - 1) if free else None
    return wire.Undo(free, shown(behind, seat) if behind is not None else [])


# --- staged moves --------------------------------------------------------------------------------


def tried(
    table: Table, request: wire.Try | wire.Explain, moves: Sequence[MoveLike]
) -> tuple[View, list[wire.Step]]:
    """Make staged moves on a seat's view: what lies hidden stays so, nothing is changed."""
    game = table.playing()
    if request.ply != game.ply:
        raise Refused("stale", f"move {game.ply} is due, not {request.ply}")
    view = game.view(request.seat)
    steps: list[wire.Step] = []
    for move in moves:
        if view.is_over or view.turn != request.seat:
            raise Refused("not_your_turn", f"seat {view.turn} is to decide")
        made = view.attempt(move, request.ply + len(steps))
        steps.append(step(made, request.seat))
        view = View(view.title, view.options, made.after)
        if made.is_barrier and len(steps) < len(moves):
            raise Refused("reveal_between", "something is turned up before the last of these moves")
    return view, steps


def explained(table: Table, request: wire.Explain) -> wire.Explained:
    """Say what a move would change after staged ones, or why it is refused."""
    view, _ = tried(table, request, request.staged)
    if view.is_over or view.turn != request.seat:
        raise Refused("not_your_turn", f"seat {view.turn} is to decide")
    try:
        made = view.attempt(request.move)
    except Illegal as error:
        return wire.Explained(request.id, (), {}, error.refusal)
    return wire.Explained(request.id, made.changes, net(view.net(made.number)), None)


# --- what happened -------------------------------------------------------------------------------


def told_before(table: Table, seat: int) -> list[wire.Event]:
    """Tell the decisions of the record a table began with; their numbers lie below its own."""
    begun = [entry for entry in table.entries if isinstance(entry.event, log.Began)]
    return [
        wire.Moved(made.ply - len(entry.made), entry.at, made.seat, [step(made, seat)], False)
        for entry in begun
        for made in entry.made
    ]


def told(table: Table, entry: Entry, seat: int) -> wire.Event | None:
    """Give an event as a seat may know it; None for what only the server keeps."""
    seq, at, event = entry.seq, entry.at, entry.event
    match event:
        case log.Began():
            return wire.Began(seq, at, table.plan.sealed)
        case log.Sat():
            return wire.Sat(seq, at, event.seat, event.name, event.level)
        case log.Left():
            return wire.Left(seq, at, event.seat, table.chairs[event.seat].name)
        case log.Moved():
            steps = [step(made, seat) for made in entry.made]
            return wire.Moved(seq, at, event.seat, steps, event.away)
        case log.Undone():
            return wire.Undone(seq, at, event.seat, event.to_ply, event.ask is not None)
        case log.Asked():
            waiting = table.questions[seq].waiting if seq in table.questions else set()
            question = Question(seq, event.seat, event.what, event.to_ply, event.whom, waiting)
            return wire.Asked(seq, at, ask(question))
        case log.Answered():
            settled = None if event.ask in table.questions else event.yes
            return wire.Answered(seq, at, event.ask, event.seat, event.yes, settled)
        case log.Said():
            return wire.Said(seq, at, event.seat, event.name, event.text)
        case log.Paused():
            return wire.Paused(seq, at, event.is_paused)
        case log.Ended():
            return ended(table, entry, event)
        case log.Opened() | log.Rematched():
            return None


def ended(table: Table, entry: Entry, event: log.Ended) -> wire.Event | None:
    """Tell the end of a game; one that was taken back is told no more."""
    result = table.playing().outcome()
    if result is None:
        return None
    return wire.Ended(entry.seq, entry.at, result, event.opened)


def step(made: Made, seat: int) -> wire.Step:
    """Tell one decision, or only that one was made."""
    secret = seat != OPEN and is_secret(made.before, made.number, seat)
    return wire.Step(
        ply=made.ply,
        move=None if secret else plain(made.move),
        text=None if secret else made.text,
        changes=made.changes,
        shown=shown(made, seat),
        is_half=secret and not made.after.is_over() and int(made.after.decider()) == made.seat,
    )


def shown(made: Made, seat: int) -> list[Shown]:
    """Give what was turned up; a thing shown to somebody else has no name here."""
    return [
        each if each.to is None or seat in (each.to, OPEN) else Shown(HIDDEN, each.to, each.barrier)
        for each in made.shown
    ]


# --- tables --------------------------------------------------------------------------------------


def info(
    table: Table, ids: Collection[str], now: float, present: Sequence[int] = ()
) -> wire.TableInfo:
    """Describe a table to a person, known under some ids."""
    plan = table.plan
    over = table.game is not None and table.has_ended
    return wire.TableInfo(
        id=table.key,
        title=plan.title,  # type: ignore[arg-type]  # it was read as one of the titles
        status=table.status,
        options=plan.options,
        seats=[chair(table, seat, ids, now, present) for seat in range(len(table.chairs))],
        created_at=table.entries[0].at,
        changed_at=table.entries[-1].at,
        seq=table.seq,
        ply=table.ply,
        turn=[table.turn] if table.turn >= 0 else [],
        is_listed=plan.is_listed,
        hints=plan.hints,
        is_branch=plan.record is not None,
        origin=origin(plan),
        clock=plan.clock,
        is_paused=table.is_paused,
        commitment=commitment(table) if table.game is not None and plan.sealed else None,
        engine=plan.engine,
        data_version=plan.data,
        result=outcome_line(table.game) if over and table.game is not None else None,
        rematch=table.rematch,
        is_host=plan.host in ids,
    )


def origin(plan: log.Opened) -> wire.Origin | None:
    """Say of which game a table is a branch."""
    return None if plan.branch_of is None else wire.Origin(plan.branch_of, plan.branch_ply)


def chair(
    table: Table, seat: int, ids: Collection[str], now: float, present: Sequence[int]
) -> wire.SeatInfo:
    """Say who sits on a seat."""
    taken = table.chairs[seat]
    return wire.SeatInfo(
        seat=seat,
        kind=taken.kind,
        name=taken.name,
        level=taken.level,
        is_mine=taken.person in ids,
        is_present=taken.kind in ("bot", "automatic") or seat in present,
        seconds_left=table.seconds_left(seat, now),
    )


def commitment(table: Table) -> wire.Commitment:
    """Give the seal of the deal, opened once the game has ended."""
    plan = table.plan
    opened = None
    if table.has_ended and table.deal is not None:
        opened = table.deal.text(plan.title, plan.options)
    return wire.Commitment(plan.sealed, opened, plan.is_chosen)


# --- small facts ---------------------------------------------------------------------------------


def plain(move: Move) -> dict[str, Any]:
    """Give a move as JSON data."""
    found: dict[str, Any] = msgspec.to_builtins(move)
    return found


def ask(question: Question) -> wire.Ask:
    """Give a question as a message."""
    return wire.Ask(
        id=question.id,
        seat=question.seat,
        what=question.what,
        to_ply=question.to_ply,
        whom=question.whom,
        waiting=sorted(question.waiting),
    )
