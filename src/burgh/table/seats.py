"""Seats: who sits where, taking a free one, getting up, bots for the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from burgh.core.state import SPECTATOR
from burgh.table import events as log
from burgh.table.bot_names import bot_name
from burgh.table.names import unlike
from burgh.table.refused import Refused

if TYPE_CHECKING:
    from burgh.table.sitting import Sitting

Kind = Literal["person", "bot", "open", "link", "automatic"]
SPECTATOR_SEAT: Final = int(SPECTATOR)


@dataclass(slots=True)
class Chair:
    """Who sits on a seat now."""

    kind: Kind
    person: str | None = None
    name: str = ""
    level: int | None = None
    seconds_left: float | None = None


# --- whose ---------------------------------------------------------------------------------------


def own_seat(sitting: Sitting, ids: Collection[str], seat: int) -> int:
    """A seat of a person's own, or a refusal of what is another's."""
    if seat not in sitting.seats_of(*ids):
        raise Refused("not_yours", "that seat is not yours")
    return seat


def viewing_seat(sitting: Sitting, ids: Collection[str], seat: int) -> int:
    """The seat a person looks with: one of theirs, or a spectator's."""
    return seat if seat == SPECTATOR_SEAT else own_seat(sitting, ids, seat)


# --- before the game -----------------------------------------------------------------------------


def sit_down(
    sitting: Sitting, person: str, name: str, seat: int | None, *, by_link: bool, part: str = ""
) -> list[log.Event]:
    """Take a free seat, adding a part to the deal; when the last is taken the game begins."""
    if sitting.game is not None:
        raise Refused("begun", "the game has begun")
    if person != sitting.plan.host:
        refuse_chosen_seed(sitting.plan)
    chosen = free_seat(sitting.chairs, seat, by_link=by_link)
    others = [chair.name for chair in sitting.chairs if chair.person != person]
    sat = log.Sat(seat=chosen, name=unlike(name, others), person=person, part=part)
    rest = [chair.kind for other, chair in enumerate(sitting.chairs) if other != chosen]
    return [sat, *beginning(rest)]


def refuse_chosen_seed(plan: log.Opened) -> None:
    """Refuse that whoever finds a table in the lists plays against one who knows the deal.

    Friends who are sent a link are told and may; so may anybody watch.
    """
    is_public = plan.is_listed and any(each.kind in ("open", "link") for each in plan.seats)
    if plan.is_chosen and is_public:
        raise Refused("chosen_seed", "a listed table with free seats has no chosen seed")


def free_seat(chairs: Sequence[Chair], seat: int | None, *, by_link: bool) -> int:
    """The seat asked for, or the first that is open."""
    wanted: Iterable[int] = range(len(chairs)) if seat is None else [seat]
    for number in wanted:
        if number < len(chairs):
            kind = chairs[number].kind
            if kind == "open" or (kind == "link" and by_link):
                return number
    raise Refused("taken", "that seat is not free")


def beginning(kinds: Iterable[Kind]) -> list[log.Event]:
    """The game begins once no seat is free."""
    return [] if {"open", "link"}.intersection(kinds) else [log.Began()]


def fill(sitting: Sitting, level: int) -> list[log.Event]:
    """Put bots on all free seats and begin; where it has begun there is nothing to do."""
    free = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind in ("open", "link")]
    names = [chair.name for chair in sitting.chairs]
    sat: list[log.Event] = []
    for seat in free:
        names[seat] = bot_name(seat, names)
        sat.append(log.Sat(seat=seat, name=names[seat], level=level))
    return [*sat, log.Began()] if sat else []


def bot_on(sitting: Sitting, seat: int, level: int) -> log.Sat:
    """Sit a bot down, under a name of its own."""
    others = (chair.name for other, chair in enumerate(sitting.chairs) if other != seat)
    return log.Sat(seat=seat, name=bot_name(seat, others), level=level)


def get_up(seat: int) -> list[log.Event]:
    """Leave a seat: before the game it is free again, in it the seat waits."""
    return [log.Left(seat=seat)]


def plain_name(name: str) -> str:
    """A name without line breaks and other letters that nobody sees."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not plain:
        raise Refused("empty", "there is nothing in it")
    return plain
