"""A sitting: a game and the people around it, folded from its log.

`fold` takes one event in and never fails. Which events a wish leads to is said by the rooms beside
this one (`deciding`, `questions`, `seats`, `chat`); whoever writes them to the log folds them here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal, assert_never

import burgh
from burgh.core.game import Game
from burgh.core.history import Line, Made
from burgh.core.record import opening, parse_record, step
from burgh.table import events as log
from burgh.table.clocks import add_increment, is_running, seconds_for, spend
from burgh.table.deal import Deal, parts_after
from burgh.table.entries import Decisions, Entries, Entry, PackedLog
from burgh.table.former import without_names
from burgh.table.questions import SURVIVING, Question, voters
from burgh.table.refused import AlreadyDone, Refused
from burgh.table.seats import Chair, Kind

__all__ = ["Entry", "Sitting"]

Rule = log.Barred | log.Silenced | log.HandedOver | log.Ruled | log.Closed


class Sitting:
    """One sitting as its log has it."""

    def __init__(self, key: str, deal: Deal | None) -> None:
        self.key = key
        self.deal = deal
        self.log = PackedLog()
        self.opened: log.Opened | None = None
        self.chairs: list[Chair] = []
        self.parts: tuple[str, ...] = ()  # of the deal, by seat; as they stood when it was made
        self.game: Game | None = None
        self.questions: dict[int, Question] = {}
        self.undone: dict[int, list[int]] = {}  # event -> the moves that it took back
        self.played_before = 0  # decisions of the record a table began with
        self.is_paused = False
        self.end: log.Ended | None = None
        self.rematch: str | None = None
        self.former: frozenset[str] = frozenset()  # who have deleted their account
        self.invited: frozenset[int] = frozenset()  # seats that have yet to accept
        self.signs: list[float] = []  # when each seat was last heard of
        self.host = ""
        self.barred: dict[str, str] = {}  # who may not come here -> what they are called
        self.silenced: dict[str, str] = {}
        self.closed: log.Closed | None = None
        self.spectators = True
        self.spectator_chat = True
        self.spectator_lines = 0
        self.began_seq: int | None = None
        self.played: set[str] = set()  # everybody who had a seat in the game
        self.furthest = 0  # the most decisions that ever stood
        self.since: float | None = None  # when the clock of whoever decides was set going
        # Decisions that were judged and applied a moment ago, for the event that is made of them.
        self.rehearsed: tuple[log.Moved, tuple[Made, ...]] | None = None

    # --- looking ------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last event, -1 before the first."""
        return len(self.log) - 1

    @property
    def entries(self) -> Entries:
        """Everything that happened, read from the packed log: for whoever looks back."""
        return Entries(self.log, self._decisions)

    @property
    def created_at(self) -> float:
        """When the table was opened."""
        return self.log.at(0)

    @property
    def changed_at(self) -> float:
        """When the last thing happened."""
        return self.log.at(-1)

    @property
    def plan(self) -> log.Opened:
        """What the table was opened with."""
        assert self.opened is not None  # the first event of every log
        return self.opened

    @property
    def status(self) -> Literal["open", "playing", "ended", "closed"]:
        """How far the table has come."""
        if self.closed is not None and not self.has_ended:
            return "closed"
        if self.game is None:
            return "open"
        return "ended" if self.has_ended else "playing"

    @property
    def has_ended(self) -> bool:
        """Whether the game is over, by the rules or before."""
        return self.end is not None

    @property
    def early_end(self) -> log.Ended | None:
        """How the game was ended before its end by the rules, if it was."""
        return self.end if self.end is not None and self.end.how != "played" else None

    @property
    def ply(self) -> int:
        """Count the decisions that stand."""
        return self.game.ply if self.game is not None else 0

    @property
    def turn(self) -> int:
        """The seat that decides, -1 when nobody does."""
        is_over = self.early_end is not None or self.closed is not None
        if self.game is None or self.game.is_over or is_over:
            return -1
        return self.game.turn

    def seats_of(self, *people: str) -> list[int]:
        """The seats of a person, under however many ids they are known."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.person in people
        ]

    def has_seat(self, *people: str) -> bool:
        """Whether a seat is a person's, though a bot may keep it for them."""
        return not self.people().isdisjoint(people)

    def people(self) -> set[str]:
        """Everybody who has a seat, though a bot may keep it for them."""
        return {chair.whose for chair in self.chairs if chair.whose is not None}

    def playing(self) -> Game:
        """The game; a table that has not begun has none."""
        if self.game is None:
            raise Refused("not_begun", "the game has not begun yet")
        return self.game

    # --- what happened ------------------------------------------------------------------------

    def fold(self, seq: int, at: float, event: log.Event) -> Entry:
        """Take an event in."""
        assert seq == self.seq + 1, f"event {seq} after {self.seq}"
        spend(self, at)
        made = self._apply(seq, event)
        self._note_sign(at, event)
        self.log.append(at, event)
        self.since = at if is_running(self) else None
        self.rehearsed = None
        return Entry(seq, at, event, made)

    def _apply(self, seq: int, event: log.Event) -> tuple[Made, ...]:
        """Change what an event changes; gives the decisions made in it."""
        if self.game is None:
            self.parts = parts_after(self.parts, event)
        match event:
            case log.Opened():
                self.opened = event
                self.host = event.host
                self.spectators, self.spectator_chat = event.spectators, event.spectator_chat
                self.chairs = [
                    Chair(p.kind, p.person, p.name, p.level, p.style) for p in event.seats
                ]
                self.invited = frozenset(event.invited)
            case log.Sat():
                self._sit(event)
                if self.game is not None and event.person is not None:
                    self.played.add(event.person)
            case log.Accepted():
                self.invited -= {event.seat}
            case log.Returned():
                self._come_back(event.seat)
            case log.Vacation():
                self.chairs[event.seat].vacation_until = event.until
            case log.Left():
                self._leave(event.seat)
            case log.Began():
                self.began_seq = seq
                self.played = self.people()
                return self._begin()
            case log.Moved():
                return self._apply_moves(event)
            case log.Undone():
                self._apply_undo(seq, event.to_ply)
            case log.Asked():
                waiting = voters(self, event.seat, event.what)
                self.questions[seq] = Question(
                    seq, event.seat, event.what, event.to_ply, event.whom, waiting
                )
            case log.Answered():
                self._apply_answer(event)
            case log.Paused():
                self.is_paused = event.is_paused
                self._drop_questions(lambda asked: asked.what in ("pause", "resume"))
            case log.Ended():
                self.end = event
                self.questions.clear()
            case log.Rematched():
                self.rematch = event.table
            case log.Forgotten():
                self._forget(frozenset(event.people))
            case log.Said():
                self.spectator_lines += event.seat < 0
            case log.Resigned():
                pass
            case log.Barred() | log.Silenced() | log.HandedOver() | log.Ruled() | log.Closed():
                self._apply_rule(event)
            case _:
                assert_never(event)
        return ()

    def _forget(self, people: frozenset[str]) -> None:
        """Take the names of people out of everything before."""
        self.former |= people
        self.log = self.log.rewritten(lambda events: without_names(events, people))
        first = self.log.event(0)
        self.opened = first if isinstance(first, log.Opened) else self.opened
        for named in (self.barred, self.silenced):
            named.update(dict.fromkeys(named.keys() & people, ""))
        for chair in self.chairs:
            if chair.person in people:
                chair.name = ""
            if chair.owner in people:  # nobody is left who could come back
                chair.owner, chair.owner_name = None, ""

    def _apply_rule(self, event: Rule) -> None:
        """Take in what a host or an operator decided."""
        match event:
            case log.Barred():
                note(self.barred, event.person, event.name, is_in=event.is_barred)
            case log.Silenced():
                note(self.silenced, event.person, event.name, is_in=event.is_silenced)
            case log.HandedOver():
                self.host = event.person
            case log.Ruled():
                if event.spectators is not None:
                    self.spectators = event.spectators
                if event.spectator_chat is not None:
                    self.spectator_chat = event.spectator_chat
            case log.Closed():
                self.closed = event
                self.questions.clear()
            case _:
                assert_never(event)

    def _begin(self) -> tuple[Made, ...]:
        """Deal the game, or set up the record it begins with; gives the decisions of that."""
        plan = self.plan
        title = burgh.title(plan.title)
        if plan.record is not None:
            record = parse_record(plan.record)
            self.game = opening(record, burgh.title)
            for made in record.moves:
                problem = step(self.game, made)
                assert problem is None, problem  # it was replayed before it was accepted
        else:
            options = title.options.read(plan.options)
            assert self.deal is not None  # dealt games have a deal
            self.game = Game.dealt(title, options, self.deal.seed_with(plan.sealed, self.parts))
        for chair in self.chairs:
            chair.seconds_left = float(plan.clock.budget) if plan.clock else None
        self.played_before = self.game.ply
        return made_on(self.game, self.game.line(), 0)

    def _apply_moves(self, event: log.Moved) -> tuple[Made, ...]:
        """Make the moves of a seat."""
        game = self.playing()
        if self.rehearsed is not None and self.rehearsed[0] is event:
            made = self.rehearsed[1]
            for known in made:
                game.redo(known)
        else:
            made = tuple(self._make(move) for move in event.moves)
        add_increment(self, event.seat)
        self._drop_questions(lambda asked: asked.what == "undo")
        return made

    def _make(self, move: str) -> Made:
        """Make one move of the log."""
        game = self.playing()
        game.push(move)
        return game.made(-1)

    def _apply_undo(self, seq: int, to_ply: int) -> None:
        """Take decisions back; the log still tells them."""
        game = self.playing()
        self.undone[seq] = game.line().numbers[to_ply:]
        game.back_to(to_ply)
        self.end = None
        for chair in self.chairs:  # what its owner decided has been taken back with their consent
            chair.since_ply = min(chair.since_ply, to_ply)
        self._drop_questions(lambda asked: asked.what == "undo")

    def _drop_questions(self, is_idle: Callable[[Question], bool]) -> None:
        """Drop questions that mean nothing any more: the game has gone on, or it is done."""
        self.questions = {key: asked for key, asked in self.questions.items() if not is_idle(asked)}

    def _sit(self, event: log.Sat) -> None:
        """Let a person or a bot have a seat; a bot may keep it for whoever sat there."""
        kind: Kind = "person" if event.person is not None else "bot"
        before = self.chairs[event.seat]
        chair = Chair(kind, event.person, event.name, event.level, event.style)
        if event.owner is not None:
            chair.owner, chair.owner_name = event.owner, before.name
            chair.since_ply, chair.owner_seconds = self.ply, before.seconds_left
        self.chairs[event.seat] = chair
        self.invited -= {event.seat}
        self._withdraw(event.seat, but=SURVIVING if event.owner is not None else ())
        self._drop_questions(lambda asked: event.seat in (asked.seat, asked.whom))

    def _come_back(self, seat: int) -> None:
        """Give a seat back to its owner; what they are asked they are still asked."""
        kept = self.chairs[seat]
        left = seconds_for(self, kept.owner_seconds)
        self.chairs[seat] = Chair("person", kept.owner, kept.owner_name, seconds_left=left)

    def _note_sign(self, at: float, event: log.Event) -> None:
        """Note when a seat was heard of; when a game begins, everybody has just been there."""
        if isinstance(event, log.Opened | log.Began):
            self.signs = [at] * len(self.chairs)
        seat = getattr(event, "seat", None)
        if seat is not None and seat >= 0 and not getattr(event, "away", False):
            self.signs[seat] = at

    def _leave(self, seat: int) -> None:
        """Free a seat before the game; in it, the seat stays theirs to come back to."""
        if self.game is None:
            planned = self.plan.seats[seat].kind
            self.chairs[seat] = Chair("open" if planned == "person" else planned)
            self.invited -= {seat}
        self._withdraw(seat)

    def _withdraw(self, seat: int, but: Collection[str] = ()) -> None:
        """Wait for a seat's answers no longer. To go is no yes: who asked only them asks again."""
        for question in self.questions.values():
            if question.what not in but:
                question.waiting.discard(seat)
        self._drop_questions(lambda asked: not asked.waiting)

    def _apply_answer(self, event: log.Answered) -> None:
        """Note an answer; a question that is settled goes."""
        question = self.questions.get(event.ask)
        if question is not None:
            question.waiting.discard(event.seat)
            if not event.yes or not question.waiting:
                del self.questions[event.ask]

    def refuse_repeated(self, key: str) -> None:
        """Stop a request that has been carried out already."""
        seq = self.log.find(key)
        if seq is not None:
            raise AlreadyDone(seq)

    # --- looking back -------------------------------------------------------------------------

    def _decisions(self, first: int, last: int) -> list[Decisions]:
        """The decisions of events from one number up to another, made again.

        First back along the log to where the game was then, then on from there: what was taken
        back later was made all the same.
        """
        if self.game is None:
            return [() for _ in range(first, last)]
        line = self.game.line()
        made: dict[int, list[int]] = {}
        for seq in range(self.seq, first - 1, -1):
            made[seq] = self._step_back(line, seq)
        found = []
        for seq in range(first, last):
            found.append(made_from(self.game, line, made[seq]))
            if seq in self.undone:
                line.cut(len(line) - len(self.undone[seq]))
        return found

    def _step_back(self, line: Line, seq: int) -> list[int]:
        """Take one event back; gives the moves that were made in it."""
        for number in self.undone.get(seq, ()):
            line.append(number)
        event = self.log.event(seq)
        count = 0
        if isinstance(event, log.Moved):
            count = len(event.moves)
        elif isinstance(event, log.Began):
            count = self.played_before
        return line.cut(len(line) - count)


def made_from(game: Game, line: Line, numbers: list[int]) -> Decisions:
    """Make moves at the end of a line; gives them as decisions."""
    first = len(line)
    for number in numbers:
        line.append(number)
    return made_on(game, line, first)


def made_on(game: Game, line: Line, first: int) -> Decisions:
    """The decisions of a line from a ply on."""
    walked = enumerate(line.walk(first, len(line)), first)
    return tuple(Made(game.title, ply, *step) for ply, step in walked)


def note(people: dict[str, str], person: str, name: str, *, is_in: bool) -> None:
    """Write somebody on a list, or take them off it."""
    people.pop(person, None)
    if is_in:
        people[person] = name
