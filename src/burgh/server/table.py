"""A table: a game and the people around it, rebuilt from its log.

`take` folds one event in and never fails. Everything else only looks, or says which events a wish
leads to; whoever writes those to the log (`tables.py`) then gives them to `take`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

import burgh
from burgh.core.game import Game, MoveLike
from burgh.core.history import Made
from burgh.core.malformed import Malformed
from burgh.core.record import opening, parse_record, step
from burgh.core.refusal import Illegal
from burgh.core.rng import Rng
from burgh.core.values import Refusal
from burgh.server import events as log
from burgh.server.bot_names import bot_name
from burgh.server.deal import Deal

MOST_KEYS: Final = 512  # requests remembered, so that none counts twice

STEERING: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
LONG_GONE: Final = 86_400.0  # seconds without a sign, after which nobody waits for a consent

Kind = Literal["person", "bot", "open", "link", "automatic"]


@dataclass(frozen=True, slots=True)
class Here:
    """Which seats have somebody at the table, and what time it is: no log knows that."""

    present: frozenset[int]
    now: float


NOBODY: Final = Here(frozenset(), 0.0)


class Refused(Exception):  # noqa: N818 - it is told to the person who asked
    """A wish that cannot be granted: a code, words for people and logs, perhaps a rule."""

    def __init__(self, code: str, words: str, refusal: Refusal | None = None) -> None:
        """Carry the reason."""
        super().__init__(words)
        self.code = code
        self.words = words
        self.refusal = refusal


class Again(Exception):  # noqa: N818 - good news: it is done already
    """A request that was carried out before, and the number of its event."""

    def __init__(self, seq: int) -> None:
        """Name the event."""
        super().__init__(seq)
        self.seq = seq


@dataclass(slots=True)
class Chair:
    """Who sits on a seat now."""

    kind: Kind
    person: str | None = None
    name: str = ""
    level: int | None = None
    seconds_left: float | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One event of the log, with the decisions it consisted of."""

    seq: int
    at: float
    event: log.Event
    made: tuple[Made, ...] = ()


@dataclass(slots=True)
class Question:
    """Something the people at the table are asked."""

    id: int
    seat: int
    what: Literal["undo", "pause", "resume", "replace"]
    to_ply: int | None
    whom: int | None
    waiting: set[int] = field(default_factory=set)


class Table:
    """One table as its log tells it."""

    def __init__(self, key: str, deal: Deal | None) -> None:
        """Begin with nothing but the sealed deal."""
        self.key = key
        self.deal = deal
        self.entries: list[Entry] = []
        self.opened: log.Opened | None = None
        self.chairs: list[Chair] = []
        self.game: Game | None = None
        self.questions: dict[int, Question] = {}
        self.keys: dict[str, int] = {}
        self.is_paused = False
        self.has_ended = False
        self.rematch: str | None = None
        self.furthest = 0  # the most decisions that ever stood
        self.since: float | None = None  # when the clock of whoever decides was set going

    # --- looking ------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """Give the number of the last event, -1 before the first."""
        return self.entries[-1].seq if self.entries else -1

    @property
    def plan(self) -> log.Opened:
        """Give what the table was opened with."""
        assert self.opened is not None  # the first event of every log
        return self.opened

    @property
    def status(self) -> Literal["open", "playing", "ended"]:
        """Say how far the table has come."""
        if self.game is None:
            return "open"
        return "ended" if self.has_ended else "playing"

    @property
    def ply(self) -> int:
        """Count the decisions that stand."""
        return self.game.ply if self.game is not None else 0

    @property
    def turn(self) -> int:
        """Give the seat that decides, -1 when nobody does."""
        return self.game.turn if self.game is not None and not self.game.is_over else -1

    def seats_of(self, *people: str) -> list[int]:
        """Give the seats of a person, under however many ids they are known."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.person in people
        ]

    def people(self) -> set[str]:
        """Give everybody who has a seat."""
        return {chair.person for chair in self.chairs if chair.person is not None}

    def playing(self) -> Game:
        """Give the game; a table that has not begun has none."""
        if self.game is None:
            raise Refused("not_begun", "the game has not begun yet")
        return self.game

    def free_to(self, seat: int) -> int:
        """Give the ply to which a seat may go back without asking anybody."""
        person = self.chairs[seat].person
        free = self.ply
        for ply in reversed(range(self.ply)):
            made = self.playing().made(ply)
            mover = self.chairs[made.seat]
            if made.is_barrier or (mover.kind == "person" and mover.person != person):
                break
            if mover.person == person:
                free = made.ply
        return free

    def others(self, seat: int) -> set[int]:
        """Give a seat of each other person, whose consent is asked."""
        asked: dict[str, int] = {}
        for other, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.person not in (None, self.chairs[seat].person):
                asked.setdefault(str(chair.person), other)
        return set(asked.values())

    def seconds_left(self, seat: int, now: float) -> float | None:
        """Give the time a seat has left; a clock that went backwards takes nothing away."""
        left = self.chairs[seat].seconds_left
        if left is None or seat != self.turn or self.since is None:
            return left
        return max(0.0, left - max(0.0, now - self.since))

    # --- what happened ------------------------------------------------------------------------

    def take(self, seq: int, at: float, event: log.Event) -> Entry:
        """Fold an event in."""
        assert seq == self.seq + 1, f"event {seq} after {self.seq}"
        self.spend(at)
        made = self.happen(seq, event)
        entry = Entry(seq, at, event, made)
        self.entries.append(entry)
        key = getattr(event, "key", "")
        if key:
            self.remember(key, seq)
        self.since = at if self.is_running() else None
        return entry

    def happen(self, seq: int, event: log.Event) -> tuple[Made, ...]:
        """Change what an event changes; gives the decisions made in it."""
        match event:
            case log.Opened():
                self.opened = event
                self.chairs = [Chair(p.kind, p.person, p.name, p.level) for p in event.seats]
            case log.Sat():
                kind: Kind = "person" if event.person is not None else "bot"
                self.chairs[event.seat] = Chair(kind, event.person, event.name, event.level)
                self.withdraw(event.seat)
                self.drop_questions(lambda asked: asked.seat == event.seat)
            case log.Left():
                self.leave(event.seat)
            case log.Began():
                return self.begin()
            case log.Moved():
                return self.moved(event)
            case log.Undone():
                self.undone(event.to_ply)
            case log.Asked():
                waiting = self.others(event.seat)
                self.questions[seq] = Question(
                    seq, event.seat, event.what, event.to_ply, event.whom, waiting
                )
            case log.Answered():
                self.answered(event)
            case log.Paused():
                self.is_paused = event.is_paused
                self.drop_questions(lambda asked: asked.what in ("pause", "resume"))
            case log.Ended():
                self.has_ended = True
                self.questions.clear()
            case log.Rematched():
                self.rematch = event.table
            case log.Said():
                pass
        return ()

    def begin(self) -> tuple[Made, ...]:
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
            options = title.read_options(plan.options)
            assert self.deal is not None  # dealt games have a seed
            seed = self.deal.seed
            self.game = Game(title, options, title.deal(options, Rng(seed)), seed=seed)
        for chair in self.chairs:
            chair.seconds_left = float(plan.clock.budget) if plan.clock else None
        return tuple(self.game.made(ply) for ply in range(self.game.ply))

    def moved(self, event: log.Moved) -> tuple[Made, ...]:
        """Make the moves of a seat."""
        game = self.playing()
        before = game.ply
        for move in event.moves:
            game.push(move)
        made = tuple(game.made(ply) for ply in range(before, game.ply))
        self.give_time(event.seat)
        self.drop_questions(lambda asked: asked.what == "undo")
        return made

    def give_time(self, seat: int) -> None:
        """Add the increment; a decision made again after going back earns none a second time."""
        left, clock = self.chairs[seat].seconds_left, self.plan.clock
        if left is not None and clock is not None and self.ply > self.furthest:
            self.chairs[seat].seconds_left = left + clock.increment
        self.furthest = max(self.furthest, self.ply)

    def undone(self, to_ply: int) -> None:
        """Take decisions back."""
        game = self.playing()
        while game.ply > to_ply:
            game.pop()
        self.has_ended = False
        self.drop_questions(lambda asked: asked.what == "undo")

    def drop_questions(self, is_idle: Callable[[Question], bool]) -> None:
        """Drop questions that mean nothing any more: the game has gone on, or it is done."""
        self.questions = {key: asked for key, asked in self.questions.items() if not is_idle(asked)}

    def leave(self, seat: int) -> None:
        """Free a seat before the game; in it, the seat stays theirs to come back to."""
        if self.game is None:
            planned = self.plan.seats[seat].kind
            self.chairs[seat] = Chair("open" if planned == "person" else planned)
        self.withdraw(seat)

    def withdraw(self, seat: int) -> None:
        """Wait for a seat's answers no longer. To go is no yes: who asked only them asks again."""
        for question in self.questions.values():
            question.waiting.discard(seat)
        self.drop_questions(lambda asked: not asked.waiting)

    def answered(self, event: log.Answered) -> None:
        """Note an answer; a question that is settled goes."""
        question = self.questions.get(event.ask)
        if question is not None:
            question.waiting.discard(event.seat)
            if not event.yes or not question.waiting:
                del self.questions[event.ask]

    def remember(self, key: str, seq: int) -> None:
        """Keep the key of a request; the oldest goes."""
        self.keys[key] = seq
        if len(self.keys) > MOST_KEYS:
            del self.keys[next(iter(self.keys))]

    # --- clocks -------------------------------------------------------------------------------

    def is_running(self) -> bool:
        """Say whether somebody's clock is going."""
        return self.status == "playing" and self.plan.clock is not None and not self.is_paused

    def spend(self, at: float) -> None:
        """Take the time that has passed from whoever was to decide."""
        if self.since is not None and self.turn >= 0:
            chair = self.chairs[self.turn]
            if chair.seconds_left is not None:
                chair.seconds_left = max(0.0, chair.seconds_left - max(0.0, at - self.since))

    # --- wishes: which events they lead to ----------------------------------------------------

    def confirm(
        self, seat: int, ply: int, moves: Sequence[MoveLike], key: str, *, away: bool = False
    ) -> list[log.Event]:
        """Make decisions, all or none."""
        self.once(key)
        game = self.playing()
        if ply != game.ply:
            stale = Refusal("", "stale", thing=str(ply), at=str(game.ply))
            raise Refused("stale", f"move {game.ply} is due, not {ply}", stale)
        texts, is_over = self.rehearse(seat, moves)
        made: list[log.Event] = [log.Moved(seat=seat, moves=texts, key=key, away=away)]
        return [*made, *self.ending(is_over)]

    def rehearse(self, seat: int, moves: Sequence[MoveLike]) -> tuple[tuple[str, ...], bool]:
        """Try decisions on the game and take them back; gives their texts, and if they end it."""
        game = self.playing()
        texts: list[str] = []
        stands = game.ply
        try:
            for move in moves:
                self.must_decide(seat, first=not texts)
                named = game.parse(move)
                texts.append(game.write(named))
                game.push(named)
            return tuple(texts), game.is_over
        except Illegal as error:
            words = f"the rules forbid it: {error.refusal!r}"
            raise Refused("illegal", words, error.refusal) from None
        except Malformed as error:
            raise Refused("malformed", str(error)) from None
        finally:
            while game.ply > stands:
                game.pop()

    def must_decide(self, seat: int, *, first: bool) -> None:
        """Refuse a decision that is another's, or that would come after something was turned up."""
        game = self.playing()
        if game.is_over:
            raise Refused("game_over", "the game is over")
        if game.turn != seat:
            raise Refused("not_your_turn", f"seat {game.turn} is to decide")
        if not first and game.made(-1).is_barrier:
            # What follows a reveal is chosen after it: else a refusal would tell what lies hidden.
            raise Refused("reveal_between", "something is turned up before the last of these moves")

    def ending(self, is_over: bool) -> list[log.Event]:
        """Open the deal when the game is over."""
        if not is_over:
            return []
        plan = self.plan
        text = self.deal.text(plan.title, plan.options) if self.deal is not None else None
        return [log.Ended(opened=text)]

    def take_back(self, seat: int, ply: int, to_ply: int, key: str) -> list[log.Event]:
        """Go back to a ply: at once where it is free, else the others are asked."""
        self.once(key)
        game = self.playing()
        if ply != game.ply:
            raise Refused("stale", f"move {game.ply} is due, not {ply}")
        if not 0 <= to_ply < game.ply:
            raise Refused("no_such_ply", f"there is no move to go back to at {to_ply}")
        is_free = to_ply >= self.free_to(seat) and not self.has_ended
        if is_free or not self.others(seat):
            return [log.Undone(seat=seat, to_ply=to_ply, key=key)]
        return self.put(log.Asked(seat=seat, what="undo", key=key, to_ply=to_ply))

    def ask(
        self,
        seat: int,
        what: Literal["pause", "resume", "replace"],
        whom: int | None,
        key: str,
        here: Here = NOBODY,
    ) -> list[log.Event]:
        """Put a question to the table; with nobody else to ask, it is done at once."""
        self.once(key)
        self.playing()
        if self.has_ended:
            raise Refused("game_over", "the game is over")
        if what == "replace" and (
            whom is None or not whom < len(self.chairs) or self.chairs[whom].kind != "person"
        ):
            raise Refused("no_such_seat", "only a person can be replaced by a bot")
        if what != "replace" and self.is_paused == (what == "pause"):
            raise Refused("no_change", "the clocks are so already")
        return self.put(log.Asked(seat=seat, what=what, key=key, whom=whom), here)

    def put(self, question: log.Asked, here: Here = NOBODY) -> list[log.Event]:
        """Ask, or grant at once where nobody else is there to be asked."""
        for number, known in self.questions.items():
            if (known.what, known.seat) == (question.what, question.seat) and (
                known.whom == question.whom
            ):
                if known.waiting - self.excused(known.whom, here):
                    raise Refused("asked_already", "the table has been asked already")
                return self.granted(question, number)  # who was waited for has gone meanwhile
        waiting = self.others(question.seat) - self.excused(question.whom, here)
        if waiting:
            return [question]
        asked = self.seq + 1
        return [question, *self.granted(question, asked)]

    def excused(self, whom: int | None, here: Here) -> set[int]:
        """Give the seats whose consent is not waited for when a bot is to take a seat over.

        The person themselves if they are not at the table: who is there decides for themselves. And
        whoever gave no sign for long, else two who are gone for good would wait for each other.
        """
        if whom is None:
            return set()
        person = self.chairs[whom].person
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if seat not in here.present
            and (chair.person == person or here.now - self.last_sign(seat) >= LONG_GONE)
        }

    def last_sign(self, seat: int) -> float:
        """Give when a seat was last heard of; when the table was opened, if never."""
        for entry in reversed(self.entries):
            if getattr(entry.event, "seat", None) == seat and not getattr(
                entry.event, "away", False
            ):
                return entry.at
        return self.entries[0].at

    def answer(
        self, seat: int, ask: int, yes: bool, key: str, here: Here = NOBODY
    ) -> list[log.Event]:
        """Say yes or no; the last yes grants what was asked."""
        self.once(key)
        question = self.questions.get(ask)
        if question is None:
            raise Refused("no_such_question", "that question is settled")
        mine = {
            other for other in question.waiting
            if self.chairs[other].person == self.chairs[seat].person
        }  # fmt: skip
        if not mine:
            raise Refused("not_asked", "this seat is not asked")
        said = log.Answered(seat=min(mine), ask=ask, yes=yes, key=key)
        waiting = question.waiting - mine - self.excused(question.whom, here)
        if not yes or waiting:
            return [said]
        asked = log.Asked(question.seat, question.what, "", question.to_ply, question.whom)
        return [said, *self.granted(asked, ask)]

    def granted(self, question: log.Asked, ask: int) -> list[log.Event]:
        """Do what everybody agreed to."""
        match question.what:
            case "undo":
                assert question.to_ply is not None
                return [log.Undone(seat=question.seat, to_ply=question.to_ply, ask=ask)]
            case "replace":
                assert question.whom is not None
                return [self.bot(question.whom, 2)]
            case "pause" | "resume":
                return [log.Paused(is_paused=question.what == "pause")]

    def say(self, seat: int, name: str, text: str, key: str) -> list[log.Event]:
        """Add a line of chat."""
        self.once(key)
        plain = " ".join("".join(" " if is_unseen(c) else c for c in text).split())
        if not plain:
            raise Refused("empty", "there is nothing in it")
        return [log.Said(seat=seat, name=name, text=plain, key=key)]

    def once(self, key: str) -> None:
        """Stop a request that has been carried out already."""
        if key and key in self.keys:
            raise Again(self.keys[key])

    # --- before the game ----------------------------------------------------------------------

    def sit(self, person: str, name: str, seat: int | None, *, by_link: bool) -> list[log.Event]:
        """Take a free seat; when the last one is taken the game begins."""
        if self.game is not None:
            raise Refused("begun", "the game has begun")
        chosen = self.free_seat(seat, by_link=by_link)
        sat = log.Sat(seat=chosen, name=name, person=person)
        rest = [chair.kind for other, chair in enumerate(self.chairs) if other != chosen]
        return [sat, *self.beginning(rest)]

    def free_seat(self, seat: int | None, *, by_link: bool) -> int:
        """Give the seat asked for, or the first that is open."""
        wanted: Iterable[int] = range(len(self.chairs)) if seat is None else [seat]
        for number in wanted:
            if number < len(self.chairs):
                kind = self.chairs[number].kind
                if kind == "open" or (kind == "link" and by_link):
                    return number
        raise Refused("taken", "that seat is not free")

    def beginning(self, kinds: Sequence[Kind]) -> list[log.Event]:
        """Begin once no seat is free."""
        return [] if "open" in kinds or "link" in kinds else [log.Began()]

    def fill(self, level: int) -> list[log.Event]:
        """Put bots on all free seats and begin; where it has begun there is nothing to do."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.kind in ("open", "link")]
        names = [chair.name for chair in self.chairs]
        sat: list[log.Event] = []
        for seat in free:
            names[seat] = bot_name(seat, names)
            sat.append(log.Sat(seat=seat, name=names[seat], level=level))
        return [*sat, log.Began()] if sat else []

    def bot(self, seat: int, level: int) -> log.Sat:
        """Sit a bot down, under a name of its own."""
        others = (chair.name for other, chair in enumerate(self.chairs) if other != seat)
        return log.Sat(seat=seat, name=bot_name(seat, others), level=level)

    def quit(self, seat: int) -> list[log.Event]:
        """Get up from a seat."""
        return [log.Left(seat=seat)]


def is_unseen(letter: str) -> bool:
    """Say whether a letter steers the text around it: control codes, changes of direction."""
    return unicodedata.category(letter) in ("Cc", "Cs") or letter in STEERING
