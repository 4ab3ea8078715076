"""What a client may ask for at a table, and what follows: events for the log, or an answer.

A host gives a request with who sent it and what moment it is. It carries out `wish` by writing the
events and folding them; everything else is answered at once and changes nothing at the table.
"""

from __future__ import annotations

from typing import assert_never

from burgh.core.game import View
from burgh.table import absence, chat, deciding, early_ends, pages, questions, views, wire
from burgh.table import events as log
from burgh.table.moderation import must_be_going_on
from burgh.table.questions import Moment
from burgh.table.refused import Refused
from burgh.table.seats import SPECTATOR_SEAT
from burgh.table.sitting import Sitting
from burgh.table.visitors import Visitor

Wish = (
    wire.Confirm
    | wire.TakeBack
    | wire.AskAll
    | wire.Answer
    | wire.Say
    | wire.Resign
    | wire.Abort
    | wire.ComeBack
)
Look = wire.Sit | wire.Try | wire.Explain


def wish(sitting: Sitting, visitor: Visitor, request: Wish, moment: Moment) -> list[log.Event]:
    """The events a request leads to; `Refused` and `AlreadyDone` say why there are none."""
    must_be_going_on(sitting)
    if isinstance(request, wire.Say):
        return say(sitting, visitor, request)
    if isinstance(request, wire.ComeBack):
        seat = absence.seat_left(sitting, visitor.ids, request.seat)
        return absence.come_back(sitting, seat, request.id)
    if isinstance(request, wire.Answer):
        seat = visitor.voting_seat(sitting, request.seat)
        return questions.answer(sitting, seat, request.ask, request.yes, request.id, moment)
    seat = visitor.own(sitting, request.seat)
    match request:
        case wire.Confirm():
            return deciding.confirm(sitting, seat, request.ply, request.moves, request.id)
        case wire.TakeBack():
            return deciding.take_back(sitting, seat, request.ply, request.to_ply, request.id)
        case wire.AskAll():
            what, whom = request.what, request.whom
            return questions.ask(sitting, seat, what, whom, request.id, moment)
        case wire.Resign():
            return early_ends.resign(sitting, seat, request.id)
        case wire.Abort():
            return early_ends.abort(sitting, seat, request.id)
        case _:
            assert_never(request)


def say(sitting: Sitting, visitor: Visitor, request: wire.Say) -> list[log.Event]:
    """Say something: who plays to the table, who looks on to the others who do."""
    seat = visitor.viewing_seat(sitting, request.seat)
    if sitting.silenced.keys() & visitor.ids:
        raise Refused("silenced", "the host lets you say nothing at this table")
    if seat < 0 and sitting.has_seat(*visitor.ids):
        raise Refused("not_a_spectator", "who plays does not talk among the spectators")
    name = sitting.chairs[seat].name if seat >= 0 else chat.spectator_name(sitting, visitor)
    person = visitor.known_as(sitting)
    return chat.say(sitting, seat, name, request.text, request.id, request.phrase, person=person)


def answer(
    sitting: Sitting, visitor: Visitor, request: Look, moment: Moment, *, looked: int = -1
) -> wire.Welcome | wire.Tried | wire.Explained:
    """What a visitor may see, now or after staged moves. `looked`: the last event read before."""
    match request:
        case wire.Sit():
            visitor.seat = visitor.viewing_seat(sitting, request.seat)
            visitor.is_ready = True
            visitor.seq = sitting.seq
            return pages.welcome(sitting, visitor, request.after, looked, moment)
        case wire.Try():
            visitor.own(sitting, request.seat)
            return views.attempt(sitting, request)
        case wire.Explain():
            visitor.own(sitting, request.seat)
            return views.explain(sitting, request)
        case _:
            assert_never(request)


def propose(sitting: Sitting, visitor: Visitor, request: wire.Propose) -> wire.Proposal:
    """What the others are shown, where all play together: only what could be done."""
    seat = visitor.own(sitting, request.seat)
    game = sitting.playing()
    if not game.title.is_shared:
        raise Refused("not_shared", "here everybody plays alone")
    deciding.must_be_due(sitting, request.ply)
    position = None
    if request.moves:
        view, _ = views.stage(sitting, game.turn, request.ply, request.moves)
        position = View(view.title, view.options, view.state.view(SPECTATOR_SEAT)).position()
    return wire.Proposal(seat, request.ply, request.moves, position)


# --- hints ---------------------------------------------------------------------------------------


def hint(sitting: Sitting, visitor: Visitor, request: wire.Hint) -> View:
    """Open a question: the view that somebody is to think about."""
    seat = visitor.own(sitting, request.seat)
    game = sitting.playing()
    if not sitting.plan.hints:
        raise Refused("no_hints", "this table plays without hints")
    if request.ply != game.ply or sitting.turn != seat:
        raise Refused("stale", f"move {game.ply} is due, not {request.ply}")
    if request.id in visitor.hints:
        raise Refused("asked_already", "this is being thought about already")
    visitor.hints[request.id] = request.ply
    return game.view(seat)


def hint_answer(visitor: Visitor, number: str, hints: list[wire.Json]) -> wire.Hinted:
    """Close a question with what was found."""
    return wire.Hinted(number, visitor.hints.pop(number), hints)
