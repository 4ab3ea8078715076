"""Who is at a table: one client, whose it is, with which seat's eyes it looks, what it asked."""

from __future__ import annotations

from burgh.table.absence import seat_left
from burgh.table.seats import SPECTATOR_SEAT, own_seat, viewing_seat
from burgh.table.sitting import Sitting


class Visitor:
    """One client at a table. A host adds how messages reach it."""

    def __init__(
        self,
        person: str,
        seat: int = SPECTATOR_SEAT,
        *,
        ids: frozenset[str] = frozenset(),
        name: str = "",
    ) -> None:
        self.person = person  # the id their things at this table are kept under
        self.ids = ids | {person}  # under which they may sit here
        self.name = name
        self.seat = seat
        self.is_ready = False  # nothing is sent before the first `sit` was answered
        self.seq: int | None = None  # the last event they were sent, once there was one
        self.muted: set[int] = set()
        self.blocked: frozenset[str] = frozenset()  # people whose chat they never want to read
        self.is_operator = False
        self.has_pass = False  # to a private table: they have shown its link or password
        self.hints: dict[str, int] = {}  # questions that are being thought about -> their ply

    def own(self, sitting: Sitting, seat: int) -> int:
        """A seat of theirs, or a refusal."""
        return own_seat(sitting, self.ids, seat)

    def viewing_seat(self, sitting: Sitting, seat: int) -> int:
        """The seat they look with: one of theirs, or a spectator's."""
        return viewing_seat(sitting, self.ids, seat)

    def may_look_from(self, sitting: Sitting, seat: int) -> bool:
        """Whether a seat is theirs, or a spectator's place, as far as is known here."""
        return seat < 0 or seat in sitting.seats_of(*self.ids)

    def voting_seat(self, sitting: Sitting, seat: int) -> int:
        """A seat of theirs, or one that a bot keeps for them: they are asked there as well."""
        if seat in sitting.seats_of(*self.ids):
            return seat
        return seat_left(sitting, self.ids, seat)

    def keep_to_own_seat(self, sitting: Sitting) -> None:
        """Look on as a spectator once the seat is another's."""
        if self.seat not in sitting.seats_of(*self.ids):
            self.seat = SPECTATOR_SEAT

    def known_as(self, sitting: Sitting) -> str:
        """The id under which their things at a table are kept."""
        return known_as(sitting, self.person, self.ids)


def known_as(sitting: Sitting, person: str, ids: frozenset[str]) -> str:
    """The id of a person that sits at a table or has opened it; else the one they came with."""
    known = [person, *sorted(ids - {person})]
    seated = [each for each in known if sitting.seats_of(each)]
    hosts = [each for each in known if sitting.host == each]
    return (seated or hosts or known)[0]
