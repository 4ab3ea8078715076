"""The one filter: what a seat may know of a table. Every byte about a game goes through here.

A view is the state with secret things face down, so legal moves, previews and positions are made of
the view and cannot tell more than it. Of what happened, a move that the seat cannot tell from
another is left out, and a thing shown to somebody else has no name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar, assert_never

import msgspec

from burgh.core.game import MoveLike, Net, Position, View
from burgh.core.history import Made
from burgh.core.moves import Move
from burgh.core.record import outcome_line
from burgh.core.refusal import Illegal
from burgh.core.said import NOTHING, Said
from burgh.core.secrecy import is_secret
from burgh.core.state import State
from burgh.core.values import Shown
from burgh.table import events as log
from burgh.table import wire
from burgh.table.absence import (
    away_since,
    grace,
    grace_left,
    is_over_days,
    on_vacation_until,
)
from burgh.table.clocks import seconds_left
from burgh.table.deciding import free_to, must_be_due
from burgh.table.early_ends import can_abort
from burgh.table.moderation import hears
from burgh.table.permissions import deeds_of
from burgh.table.questions import Moment, Question
from burgh.table.refused import Refused
from burgh.table.sitting import Entry, Sitting
from burgh.table.visitors import Visitor

V = TypeVar("V", bound=Visitor)

MOST_ASIDES: Final = 40  # lines of spectators that all are told at the end; pages have the rest
OPEN = -2  # the eyes for which nothing lies face down: only for games that have ended
HIDDEN = ""  # the name of a thing that was shown to somebody else


# --- the game now --------------------------------------------------------------------------------


def view_for(sitting: Sitting, seat: int) -> wire.Seen | None:
    """The game as a seat sees it now; nothing before it has begun."""
    if sitting.game is None:
        return None
    view = sitting.game.view(seat)
    return describe(sitting, view, seat, sitting.ply, can_decide=sitting.status == "playing")


def describe(sitting: Sitting, view: View, seat: int, ply: int, *, can_decide: bool) -> wire.Seen:
    """Describe a view: the position, and for whoever decides everything that can be done."""
    is_over = view.is_over or (sitting.early_end is not None and ply == sitting.ply)
    decides = can_decide and not is_over and view.turn == seat
    return wire.Seen(
        seat=seat,
        seq=sitting.seq,
        ply=ply,
        turn=-1 if is_over else view.turn,
        phase=view.phase,
        is_half=view.phase in view.title.half_phases,
        is_over=is_over,
        position=view.position(),
        scores=[int(view.state.score(each)) for each in range(view.seats)],
        tracks=tracks(view, view.state),
        legal=legal(view) if decides else [],
        closed=closed(view) if decides else [],
        outcome=view.outcome(),
        undo=undo(sitting, seat),
        asks=[ask(question) for question in sitting.questions.values()],
        standings=list(view.title.result.standings(view.state)),
        prompt=view.title.words.prompt(view.state),
        areas=list(view.title.areas(view.state)) or msgspec.UNSET,
        facts=view.title.facts(view.state) or msgspec.UNSET,
    )


def tracks(position: Position, state: State) -> dict[str, dict[str, int]]:
    """Read every track: seat (-1: the sitting) -> track -> value."""
    names = position.title.ledger.tracks[: int(state.tracks())]
    return {
        str(seat): {name: int(state.value(seat, track)) for track, name in enumerate(names)}
        for seat in position.accounts
    }


def legal(view: View) -> list[wire.Legal]:
    """The legal moves with what each changes, as far as the view tells."""
    return [legal_move(view, number) for number in view.state.legal()]


def legal_move(view: View, number: int) -> wire.Legal:
    """One legal move with its net effect."""
    changed, shows = view.effect(number)
    return wire.Legal(plain(view.title.moves.name(view.state, number)), net(changed), shows)


def net(changed: Net) -> dict[str, dict[str, int]]:
    """A net effect as JSON has it: seats are names there."""
    return {str(seat): tracks for seat, tracks in changed.items()}


def closed(view: View) -> list[wire.Closed]:
    """What one may have in mind and why it is not to be had."""
    found = []
    for move in view.title.wishes(view.state):
        reason = view.title.why_not(view.options, view.state, move)
        if reason is not None:
            found.append(wire.Closed(plain(move), reason))
    return found


def undo(sitting: Sitting, seat: int) -> wire.Undo:
    """How far back is free, and what bars the way further."""
    if seat < 0:
        return wire.Undo(sitting.ply, [])
    free = free_to(sitting, seat)
    shown = sitting.playing().shown(free - 1) if free else ()
    return wire.Undo(free, reveals_for(shown, seat))


# --- staged moves --------------------------------------------------------------------------------


def stage(
    sitting: Sitting, seat: int, ply: int, moves: Sequence[MoveLike]
) -> tuple[View, list[wire.Step]]:
    """Make staged moves on a seat's view: what lies hidden stays so, nothing is changed."""
    must_be_due(sitting, ply)
    if sitting.early_end is not None:
        raise Refused("game_over", "the game is over")
    view = sitting.playing().view(seat)
    steps: list[wire.Step] = []
    for move in moves:
        must_be_at(view, seat)
        made = try_out(view, move, ply + len(steps))
        steps.append(step(made, seat, view.options))
        view = View(view.title, view.options, made.after)
        if made.is_barrier and len(steps) < len(moves):
            raise Refused("reveal_between", "something is turned up before the last of these moves")
    return view, steps


def try_out(view: View, move: MoveLike, ply: int = 0) -> Made:
    """What a move leads to; what refuses it is said in words."""
    try:
        return view.attempt(move, ply)
    except Illegal as error:
        raise Illegal(view.title.with_reason(view.options, error.refusal)) from None


def must_be_at(view: View, seat: int) -> None:
    """Refuse a decision that is another's."""
    if view.is_over or view.turn != seat:
        raise Refused("not_your_turn", f"seat {view.turn} is to decide")


def attempt(sitting: Sitting, request: wire.Try) -> wire.Tried:
    """Where staged moves lead, as far as the seat can know."""
    view, steps = stage(sitting, request.seat, request.ply, request.moves)
    ply = request.ply + len(steps)
    shown = describe(sitting, view, request.seat, ply, can_decide=not sitting.has_ended)
    return wire.Tried(request.id, ply, steps, shown)


def explain(sitting: Sitting, request: wire.Explain) -> wire.Explained:
    """What a move would change after staged ones, or why it is refused."""
    view, _ = stage(sitting, request.seat, request.ply, request.staged)
    must_be_at(view, request.seat)
    try:
        made = try_out(view, request.move)
    except Illegal as error:
        return wire.Explained(request.id, (), {}, error.refusal)
    return wire.Explained(request.id, made.changes, net(view.net(made.number)), None)


# --- messages to whoever is there ----------------------------------------------------------------


def news(
    sitting: Sitting, fresh: Sequence[Entry], visitors: Iterable[V], moment: Moment
) -> Iterator[tuple[V, wire.Happened]]:
    """What each visitor has not been sent yet, as far as they may know it, and the view now.

    `fresh` are the last entries of the log, as many as are at hand. Who may know the same is given
    the very same message.
    """
    ready = [visitor for visitor in visitors if visitor.is_ready]
    for visitor in ready:
        visitor.keep_to_own_seat(sitting)
    seen = {seat: view_for(sitting, seat) for seat in {visitor.seat for visitor in ready}}
    told: dict[tuple[object, ...], wire.Happened] = {}
    events: dict[tuple[int, int | None], list[wire.Event]] = {}
    infos: dict[tuple[frozenset[str], bool], wire.TableInfo] = {}
    known = sitting.people() | {sitting.host}
    for visitor in ready:
        ids = visitor.ids & known  # those who only look on are all alike
        eyes = visitor.seat, visitor.seq
        role = ids, visitor.is_operator
        like = (eyes, role, frozenset(visitor.muted), visitor.blocked)
        if like not in told:
            if role not in infos:
                infos[role] = table_info(sitting, ids, moment, is_operator=visitor.is_operator)
            if eyes not in events:
                fresh_here = unsent(sitting, fresh, visitor.seq)
                entries = [*asides_before(sitting, fresh_here), *fresh_here]
                events[eyes] = known_events(sitting, entries, visitor.seat)
            heard = audible(sitting, events[eyes], visitor)
            told[like] = wire.Happened(infos[role], heard, seen[visitor.seat])
        visitor.seq = sitting.seq
        yield visitor, told[like]


def unsent(sitting: Sitting, fresh: Sequence[Entry], sent: int | None) -> list[Entry]:
    """The entries after the last one that was sent; those that are not at hand are read again."""
    if sent is None:
        return list(fresh)
    first = fresh[0].seq if fresh else sitting.seq + 1
    older = sitting.entries[sent + 1 : first] if sent + 1 < first else []
    return [*older, *(entry for entry in fresh if entry.seq > sent)]


def asides_before(sitting: Sitting, entries: Sequence[Entry]) -> list[Entry]:
    """What spectators said last among themselves: told to all once the game has ended."""
    if not any(isinstance(entry.event, log.Ended | log.Closed) for entry in entries):
        return []
    found: list[Entry] = []
    for seq in reversed(range(entries[0].seq)):
        entry = sitting.entries[seq]
        if isinstance(entry.event, log.Said) and entry.event.seat < 0:
            found.append(entry)
        if len(found) == MOST_ASIDES:
            break
    return found[::-1]


def state_message(sitting: Sitting, visitor: Visitor, moment: Moment) -> wire.Happened:
    """The table as it is, for whoever thought it was otherwise."""
    info = table_info(sitting, visitor.ids, moment, is_operator=visitor.is_operator)
    return wire.Happened(info, [], view_for(sitting, visitor.seat))


def audible(sitting: Sitting, events: Iterable[wire.Event], visitor: Visitor) -> list[wire.Event]:
    """Leave out chat that is not for a visitor, or of those they do not want to read."""
    return [
        event
        for event in events
        if not isinstance(event, wire.Spoke)
        or (
            event.seat not in visitor.muted
            and hears(sitting, visitor.ids, visitor.blocked, sitting.entries[event.seq])
        )
    ]


# --- what happened -------------------------------------------------------------------------------


def events_before(
    sitting: Sitting, seat: int, before: int | None = None, most: int | None = None
) -> list[wire.Event]:
    """Tell the decisions of the record a table began with; their numbers lie below its own.

    `before`, `most`: only the last so many that come before a number.
    """
    if sitting.game is None or sitting.plan.record is None:
        return []
    begun = next(entry for entry in sitting.entries if isinstance(entry.event, log.Began))
    every = len(begun.made)
    last = every if before is None or before >= 0 else max(0, every + before)
    first = 0 if most is None else max(0, last - most)
    options = sitting.playing().options
    return [
        wire.Moved(made.ply - every, begun.at, made.seat, [step(made, seat, options)], False)
        for made in begun.made[first:last]
    ]


def known_events(sitting: Sitting, entries: Iterable[Entry], seat: int) -> list[wire.Event]:
    """Entries of the log as a seat may know them, without what only the host keeps."""
    found = (event_for(sitting, entry, seat) for entry in entries)
    return [event for event in found if event is not None]


def event_for(sitting: Sitting, entry: Entry, seat: int) -> wire.Event | None:
    """An event as a seat may know it; None for what only the host keeps."""
    seq, at, event = entry.seq, entry.at, entry.event
    match event:
        case log.Began():
            return wire.Began(seq, at, sitting.plan.sealed)
        case log.Sat():
            is_former = event.person in sitting.former
            return wire.Sat(seq, at, event.seat, event.name, event.level, is_former, event.style)
        case log.Left():
            return wire.Left(seq, at, event.seat, sitting.chairs[event.seat].name, event.is_removed)
        case log.Accepted():
            return wire.Accepted(seq, at, event.seat)
        case log.Returned():
            return wire.Returned(seq, at, event.seat, sitting.chairs[event.seat].name)
        case log.Vacation():
            return wire.OnVacation(seq, at, event.seat, event.until)
        case log.Resigned():
            return wire.Resigned(seq, at, event.seat)
        case log.Moved():
            options = sitting.playing().options
            steps = [step(made, seat, options) for made in entry.made]
            return wire.Moved(seq, at, event.seat, steps, event.away)
        case log.Undone():
            return wire.Undone(seq, at, event.seat, event.to_ply, event.ask is not None)
        case log.Asked():
            waiting = sitting.questions[seq].waiting if seq in sitting.questions else set()
            question = Question(seq, event.seat, event.what, event.to_ply, event.whom, waiting)
            return wire.Asked(seq, at, ask(question))
        case log.Answered():
            settled = None if event.ask in sitting.questions else event.yes
            return wire.Answered(seq, at, event.ask, event.seat, event.yes, settled)
        case log.Said(text=""):
            return None  # it was old, and its words are deleted
        case log.Said():
            phrase = None if event.phrase is None else wire.Phrase(*event.phrase)
            is_former = event.person in sitting.former
            return wire.Spoke(seq, at, event.seat, event.name, event.text, phrase, is_former)
        case log.Paused():
            return wire.Paused(seq, at, event.is_paused)
        case log.Ended():
            return end_event(sitting, entry, event)
        case log.HandedOver():
            return wire.HandedOver(seq, at, event.name)
        case log.Closed():
            return wire.TableClosed(seq, at, event.reason, event.by_operator)
        case log.Opened() | log.Rematched() | log.Forgotten():
            return None
        case log.Barred() | log.Silenced() | log.Ruled():
            return None
        case _:
            assert_never(event)


def end_event(sitting: Sitting, entry: Entry, event: log.Ended) -> wire.Event | None:
    """Tell the end of a game; one that was taken back is left out."""
    result = sitting.playing().outcome()
    if result is None and event.how == "played":
        return None
    return wire.Ended(entry.seq, entry.at, result, event.opened, early_end(event))


def step(made: Made, seat: int, options: Any) -> wire.Step:
    """Tell one decision, or only that one was made."""
    secret = seat != OPEN and is_secret(made.before, made.number, seat)
    return wire.Step(
        ply=made.ply,
        move=None if secret else plain(made.move),
        text=None if secret else made.text,
        said=None if secret else told(made, options),
        changes=made.changes,
        shown=reveals_for(made.shown, seat),
        is_half=secret and not made.after.is_over() and int(made.after.decider()) == made.seat,
    )


def told(made: Made, options: Any) -> Said | None:
    """What the log says of a decision; nothing of a part that a later one tells."""
    said = made.log_said(options)
    return None if said == NOTHING else said


def reveals_for(revealed: Iterable[Shown], seat: int) -> list[Shown]:
    """What was turned up; a thing shown to somebody else has no name here."""
    return [
        each if each.to is None or seat in (each.to, OPEN) else Shown(HIDDEN, each.to, each.barrier)
        for each in revealed
    ]


# --- tables --------------------------------------------------------------------------------------


def table_info(
    sitting: Sitting, ids: Collection[str], moment: Moment, *, is_operator: bool = False
) -> wire.TableInfo:
    """Describe a table to a person, known under some ids."""
    plan, game = sitting.plan, sitting.game
    is_played = sitting.status == "playing"
    return wire.TableInfo(
        id=sitting.key,
        title=plan.title,
        status=sitting.status,
        options=plan.options,
        seats=[chair(sitting, seat, ids, moment) for seat in range(len(sitting.chairs))],
        created_at=sitting.created_at,
        changed_at=sitting.changed_at,
        seq=sitting.seq,
        ply=sitting.ply,
        turn=[sitting.turn] if sitting.turn >= 0 else [],
        is_listed=plan.is_listed,
        hints=plan.hints,
        is_branch=plan.record is not None,
        origin=origin(plan),
        clock=plan.clock,
        is_paused=sitting.is_paused,
        commitment=commitment(sitting) if plan.sealed else None,
        engine=plan.engine,
        data_version=plan.data,
        result=result_line(sitting),
        rematch=sitting.rematch,
        is_host=sitting.host in ids,
        grace=grace(plan),
        early_end=early_end(sitting.end),
        can_abort=is_played and can_abort(sitting),
        resigning_ends=is_played and game is not None and game.title.is_duel(game.options),
        is_private=plan.is_private,
        has_password=bool(plan.password),
        spectators=sitting.spectators,
        spectator_chat=sitting.spectator_chat,
        closed_because=None if sitting.closed is None else sitting.closed.reason,
        may=list[str](deeds_of(sitting, ids, is_operator=is_operator)),
    )


def result_line(sitting: Sitting) -> str | None:
    """The result as lists keep it, once there is one: points by seat, winners, reason."""
    game, end = sitting.game, sitting.early_end
    if game is None or not sitting.has_ended:
        return None
    if end is None:
        return outcome_line(game)
    points = " ".join(str(int(game.state.score(seat))) for seat in range(game.seats))
    winners = " ".join(["winner", *map(str, end.winners)]) if end.winners else "no winner"
    return f"{points} | {winners} | {end.how}"


def early_end(end: log.Ended | None) -> wire.EarlyEnd | None:
    """How a game was ended before its end by the rules, if it was."""
    if end is None or end.how == "played":
        return None
    return wire.EarlyEnd(end.how, end.seat, list(end.winners))


def origin(plan: log.Opened) -> wire.Origin | None:
    """Of which game a table is a branch."""
    return None if plan.branch_of is None else wire.Origin(plan.branch_of, plan.branch_ply)


def chair(sitting: Sitting, seat: int, ids: Collection[str], moment: Moment) -> wire.SeatInfo:
    """Who sits on a seat."""
    taken = sitting.chairs[seat]
    return wire.SeatInfo(
        seat=seat,
        kind=taken.kind,
        name=taken.name,
        level=taken.level,
        style=taken.style,
        is_mine=taken.person in ids,
        is_present=taken.kind in ("bot", "automatic") or seat in moment.present,
        seconds_left=seconds_left(sitting, seat, moment.now),
        is_former=taken.person in sitting.former,
        absence=absence(sitting, seat, moment),
        vacation_until=taken.vacation_until if is_over_days(sitting.plan) else None,
        owner=taken.owner_name if taken.owner is not None else None,
        can_return=taken.owner in ids and sitting.status == "playing",
        is_invited=seat in sitting.invited,
    )


def absences(sitting: Sitting, moment: Moment) -> dict[str, wire.Absence]:
    """Everybody who is away, by seat."""
    found = ((seat, absence(sitting, seat, moment)) for seat in range(len(sitting.chairs)))
    return {str(seat): away for seat, away in found if away is not None}


def absence(sitting: Sitting, seat: int, moment: Moment) -> wire.Absence | None:
    """How long a person has been away from a game, and when a bot may take their place."""
    is_away = sitting.chairs[seat].kind == "person" and seat not in moment.present
    if not is_away or sitting.status != "playing":
        return None
    seconds = max(0.0, moment.now - away_since(sitting, seat, moment))
    can_tell = moment.is_known and on_vacation_until(sitting, seat, moment.now) is None
    return wire.Absence(seconds, grace_left(sitting, seat, moment) if can_tell else None)


def commitment(sitting: Sitting) -> wire.Commitment:
    """The seal of the deal and everybody's parts; opened once the game has ended."""
    plan = sitting.plan
    opened = None
    if sitting.has_ended and sitting.deal is not None:
        opened = sitting.deal.text(plan.title, plan.options)
    return wire.Commitment(plan.sealed, opened, plan.is_chosen, list(sitting.parts))


# --- small facts ---------------------------------------------------------------------------------


def plain(move: Move) -> dict[str, Any]:
    """A move as JSON data."""
    found: dict[str, Any] = msgspec.to_builtins(move)
    return found


def ask(question: Question) -> wire.Ask:
    """A question as a message."""
    return wire.Ask(
        id=question.id,
        seat=question.seat,
        what=question.what,
        to_ply=question.to_ply,
        whom=question.whom,
        waiting=sorted(question.waiting),
    )
