"""A fair queue: people stand in line, not jobs, and whoever has had least comes first.

Who opens fifty tables has one place, as has who opens one. A job is charged to the person and to
the table it is for, by the time it is expected to take, and that is put right when it is done.
Before all that counts whether somebody waits at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from statistics import median
from typing import Final, Generic, TypeVar

T = TypeVar("T")

AGED: Final = 60.0  # seconds after which a person's game is as urgent as one that is watched
LEAST_ACCOUNTS: Final = 256  # with fewer it is not worth looking who can be forgotten
MOST_AHEAD: Final = 1_000


class Full(Exception):  # noqa: N818 - it says what happened
    """There is no room for another job, in all or of one person."""


class Rank(IntEnum):
    """How urgent a job is."""

    WATCHED = 0  # somebody is at the table
    SEATED = 1  # somebody plays there, and is away
    ALONE = 2  # bots among themselves


@dataclass(slots=True)
class Claim:
    """For whom a job is done, at which table, and how many seconds it is expected to take."""

    person: str = ""
    table: str = ""
    cost: float = 1.0
    rank: Rank = Rank.WATCHED


class Accounts:
    """How much each has had. Who comes anew has as much as who was served last: no credit."""

    def __init__(self) -> None:
        self.had: dict[Hashable, float] = {}
        self.now = 0.0
        self.most = LEAST_ACCOUNTS

    def of(self, key: Hashable, least: float) -> float:
        """What somebody has had: as much as others when they came, at least."""
        return max(self.had.get(key, 0.0), least)

    def charge(self, key: Hashable, before: float, cost: float) -> None:
        """Note that somebody, who had so much before, is served."""
        self.now = max(self.now, before)
        self.had[key] = before + cost
        if len(self.had) > self.most:
            self.forget()

    def forget(self) -> None:
        """Know only who is ahead of the others: who is not counts as somebody new.

        Where very many are ahead, the half of them that has had least counts as new as well.
        """
        if sum(had > self.now for had in self.had.values()) > MOST_AHEAD:
            self.now = median(self.had.values())
        self.had = {key: had for key, had in self.had.items() if had > self.now}
        self.most = max(LEAST_ACCOUNTS, 2 * len(self.had))

    def correct(self, key: Hashable, more: float) -> None:
        """Put right what was only expected."""
        if key in self.had or more > 0:
            self.had[key] = self.had.get(key, self.now) + more


@dataclass(slots=True, eq=False)
class Waiting(Generic[T]):
    """A job in the queue, and how much those served then had had when it came."""

    job: T
    claim: Claim
    number: int
    since: float
    person_least: float
    table_least: float


class FairQueue(Generic[T]):
    """Jobs that wait, so many in all and of one person, and in which order they are done."""

    def __init__(self, most: int, most_a_person: int, clock: Callable[[], float]) -> None:
        self.most = most
        self.most_a_person = most_a_person
        self.clock = clock
        self.waiting: list[Waiting[T]] = []
        self.people = Accounts()
        self.tables = Accounts()
        self.count = 0

    def __len__(self) -> int:
        return len(self.waiting)

    def put(self, job: T, claim: Claim) -> None:
        """Add a job, or raise `Full`."""
        if len(self.waiting) >= self.most:
            raise Full(f"{self.most} jobs are waiting")
        if claim.person and self.of(claim.person) >= self.most_a_person:
            raise Full(f"{self.most_a_person} jobs of one person are waiting")
        self.count += 1
        people, tables = self.people.now, self.tables.now
        self.waiting.append(Waiting(job, claim, self.count, self.clock(), people, tables))

    def take(self) -> T | None:
        """The next job, which leaves the queue; None if there is none."""
        if not self.waiting:
            return None
        now = self.clock()
        chosen = min(self.waiting, key=lambda each: self.order(each, now))
        self.waiting.remove(chosen)
        claim = chosen.claim
        self.people.charge(claim.person, self.person_had(chosen), claim.cost)
        self.tables.charge(claim.table, self.table_had(chosen), claim.cost)
        return chosen.job

    def settle(self, claim: Claim, seconds: float) -> None:
        """Put right what a job was expected to take."""
        self.people.correct(claim.person, seconds - claim.cost)
        self.tables.correct(claim.table, seconds - claim.cost)

    def order(self, each: Waiting[T], now: float) -> tuple[int, float, float, int]:
        """What decides who is next: rank, what the person and the table had, who came first."""
        return (rank_of(each, now), self.person_had(each), self.table_had(each), each.number)

    def person_had(self, each: Waiting[T]) -> float:
        """What the person of a job has had by now."""
        return self.people.of(each.claim.person, each.person_least)

    def table_had(self, each: Waiting[T]) -> float:
        """What the table of a job has had by now."""
        return self.tables.of(each.claim.table, each.table_least)

    # --- looking ------------------------------------------------------------------------------

    def of(self, person: str) -> int:
        """Count the jobs of a person."""
        return sum(each.claim.person == person for each in self.waiting)

    def place(self, job: T) -> int | None:
        """How many jobs come before one, as things stand; None if it does not wait."""
        if not any(each.job is job for each in self.waiting):
            return None
        for place, each in enumerate(self.copy().drain()):
            if each is job:
                return place
        raise AssertionError  # it waits, so it comes

    def oldest(self) -> float:
        """How many seconds the longest wait has lasted."""
        now = self.clock()
        return max((now - each.since for each in self.waiting), default=0.0)

    def copy(self) -> FairQueue[T]:
        """The same queue, to try out what comes."""
        made = FairQueue[T](self.most, self.most_a_person, self.clock)
        made.waiting = list(self.waiting)
        for mine, theirs in ((made.people, self.people), (made.tables, self.tables)):
            mine.had, mine.now, mine.most = dict(theirs.had), theirs.now, theirs.most
        return made

    # --- changing -----------------------------------------------------------------------------

    def drain(self) -> Iterator[T]:
        """Take everything, in order."""
        while (job := self.take()) is not None:
            yield job

    def promote(self, table: str) -> None:
        """Somebody has come to a table: what waits there is waited for."""
        for each in self.waiting:
            if each.claim.table == table:
                each.claim.rank = Rank.WATCHED

    def drop(self, is_idle: Callable[[T], bool]) -> None:
        """Forget what nobody waits for any more."""
        self.waiting = [each for each in self.waiting if not is_idle(each.job)]


def rank_of(each: Waiting[T], now: float) -> Rank:
    """How urgent a job is by now; bots among themselves never are."""
    if each.claim.rank == Rank.SEATED and now - each.since >= AGED:
        return Rank.WATCHED
    return each.claim.rank
