"""People around a sitting, with a clock that is moved by hand and presence that is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import burgh
from burgh.table import events as log
from burgh.table import requests
from burgh.table.deal import Deal
from burgh.table.openings import first_events
from burgh.table.questions import Moment
from burgh.table.sitting import Sitting
from burgh.table.visitors import Visitor

KEY = "abcdefghijkl"
DEAL = Deal(seed=5, salt="0" * 32)


class Company:
    """A table, who is at it, since when the others are not, and what time it is."""

    def __init__(self, opened: log.Opened, deal: Deal = DEAL) -> None:
        self.now = 1_000_000.0
        self.sitting = Sitting(KEY, deal)
        self.log: list[tuple[float, bytes]] = []
        self.here: set[str] = set()
        self.left: dict[str, float] = {}
        self.is_known = True
        self.write(first_events(opened))
        self.come(*self.sitting.people())

    def come(self, *people: str) -> None:
        self.here |= set(people)

    def go(self, *people: str) -> None:
        self.here -= set(people)
        self.left |= dict.fromkeys(people, self.now)

    def moment(self) -> Moment:
        chairs = list(enumerate(self.sitting.chairs))
        return Moment(
            frozenset(seat for seat, chair in chairs if chair.person in self.here),
            self.now,
            {seat: self.left[str(c.person)] for seat, c in chairs if c.person in self.left},
            is_known=self.is_known,
        )

    def write(self, events: Iterable[log.Event]) -> None:
        for event in events:
            self.log.append((self.now, log.write(event)))
            self.sitting.fold(len(self.log) - 1, self.now, event)

    def wish(self, person: str, request: requests.Wish) -> None:
        visitor = Visitor(person, name=person)
        self.write(requests.wish(self.sitting, visitor, request, self.moment()))

    def move(self, *, at: int = 0) -> int:
        """Let whoever decides make one of their moves; gives their seat."""
        game = self.sitting.playing()
        seat = game.turn
        self.write([log.Moved(seat, (game.write(game.legal_moves[at]),))])
        return seat

    def folded_anew(self) -> Sitting:
        again = Sitting(KEY, self.sitting.deal)
        for seq, (at, body) in enumerate(self.log):
            again.fold(seq, at, log.read(body))
        return again

    @property
    def status(self) -> str:
        return self.sitting.status

    @property
    def kinds(self) -> list[str]:
        return [chair.kind for chair in self.sitting.chairs]


def company(*people: str, title: str = "suburbia", **more: Any) -> Company:
    """Sit people down; a name of "bot" is one."""
    played = burgh.title(title)
    options = played.options.write(played.options.read({"players": len(people)}))
    opened = log.Opened(
        title=title,
        options=options,
        seats=tuple(plans(people)),
        host=people[0],
        sealed=DEAL.digest(title, options),
        engine=burgh.__version__,
        data=played.printed.version(played.options.read(options)),
        **more,
    )
    return Company(opened)


def plans(people: Sequence[str]) -> Iterable[log.Plan]:
    """Plan a seat for each."""
    for name in people:
        yield log.Plan("bot", None, "Otto", 1) if name == "bot" else log.Plan("person", name, name)
