"""Since when people are away from tables, as far as this process can know.

It is kept nowhere: after a start, and after news of other nodes were missed, everybody who is not
there counts as having gone just now. So nobody is ever waited for too short a time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

MOST_REMEMBERED: Final = 5_000  # tables; then the one that was left longest ago goes


class Attendance:
    """Who went from which table when, and how much of that can be believed."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.complete_since: float | None = clock()  # None: other nodes are not heard now
        self.settling = 0.0  # seconds until other nodes have said who is with them
        self.gone: OrderedDict[str, dict[str, float]] = OrderedDict()  # table -> person -> when
        self.forgotten = 0.0  # when the last of those who are not remembered any more went

    def left(self, key: str, people: Iterable[str]) -> None:
        """Note that people are at a table no more."""
        gone = dict.fromkeys(people, self.clock())
        if not gone:
            return
        self.gone.setdefault(key, {}).update(gone)
        self.gone.move_to_end(key)
        while len(self.gone) > MOST_REMEMBERED:
            _, oldest = self.gone.popitem(last=False)
            self.forgotten = max(oldest.values())

    def over(self, key: str) -> None:
        """Forget a table where nobody is waited for any more."""
        self.gone.pop(key, None)

    def resumed(self, key: str, absent: Iterable[str]) -> None:
        """A game that was over goes on: who is not there is waited for from now on."""
        self.left(key, set(absent).difference(self.gone.get(key, {})))

    def away_since(self, key: str, person: str) -> float | None:
        """Since when somebody who is not at a table has been away; None while nobody can tell."""
        if self.complete_since is None:
            return None
        return max(self.gone.get(key, {}).get(person, self.forgotten), self.complete_since)

    def hear(self, *, is_connected: bool, settling: float) -> None:
        """Other nodes are heard from now on, or no more: either way everything begins anew."""
        self.complete_since = self.clock() if is_connected else None
        self.settling = settling

    def known_in(self, now: float) -> float | None:
        """In how many seconds it is known who is where; 0 now, None where nobody can say."""
        if self.complete_since is None:
            return None
        return max(0.0, self.complete_since + self.settling - now)
