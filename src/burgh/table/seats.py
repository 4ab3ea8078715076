"""Seats: who sits where, taking a free one, getting up, bots for the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from burgh.core.state import SPECTATOR
from burgh.table import events as log
from burgh.table.absence import grace
from burgh.table.bot_names import bot_name
from burgh.table.bot_styles import chosen_style, lot
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
    style: str = ""
    seconds_left: float | None = None
    vacation_until: float | None = None
    # Of a bot that keeps the seat for somebody: who they are, since which ply, and their clock.
    owner: str | None = None
    owner_name: str = ""
    since_ply: int = 0
    owner_seconds: float | None = None

    @property
    def whose(self) -> str | None:
        """The person whose seat it is, though a bot may keep it."""
        return self.person if self.person is not None else self.owner


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
    if sitting.closed is not None:
        raise Refused("closed", "this table is closed")
    if sitting.game is not None:
        raise Refused("begun", "the game has begun")
    if person != sitting.plan.host:
        refuse_chosen_seed(sitting.plan)
    chosen = free_seat(sitting.chairs, seat, by_link=by_link)
    others = [chair.name for chair in sitting.chairs if chair.person != person]
    sat = log.Sat(seat=chosen, name=unlike(name, others), person=person, part=part)
    rest = [chair.kind for other, chair in enumerate(sitting.chairs) if other != chosen]
    return [sat, *beginning(rest, sitting.invited)]


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


def beginning(kinds: Iterable[Kind], invited: Collection[int] = ()) -> list[log.Event]:
    """The game begins once no seat is free, and everybody who was invited has accepted."""
    return [] if invited or {"open", "link"}.intersection(kinds) else [log.Began()]


def accept(sitting: Sitting, people: Collection[str], part: str = "") -> list[log.Event]:
    """Say that one plays, on every seat one was invited to, adding one part to the deal."""
    mine = [seat for seat in sitting.seats_of(*people) if seat in sitting.invited]
    if not mine:
        return []
    kinds = [chair.kind for chair in sitting.chairs]
    accepted: list[log.Event] = [
        log.Accepted(seat=seat, part=part if seat == mine[0] else "") for seat in mine
    ]
    return [*accepted, *beginning(kinds, sitting.invited.difference(mine))]


def fill(sitting: Sitting, level: int, now: float, style: str = "") -> list[log.Event]:
    """Put bots on all free seats and begin; where it has begun there is nothing to do.

    Who was invited is waited for as long as the table waits for anybody; then a bot plays.
    """
    if sitting.closed is not None:
        raise Refused("closed", "this table is closed")
    if sitting.game is not None:
        return []
    late = max(0.0, sitting.created_at + grace(sitting.plan) - now)
    missing = set(sitting.invited) if not late else set[int]()
    free = [
        seat
        for seat, chair in enumerate(sitting.chairs)
        if chair.kind in ("open", "link") or seat in missing
    ]
    if not free and sitting.invited:
        raise Refused("not_accepted", "somebody has yet to say that they play", wait=late)
    names = [chair.name for chair in sitting.chairs]
    sat: list[log.Event] = []
    for seat in free:
        names[seat] = bot_name(seat, names)
        by = lot(sitting.deal, sitting.key, seat)
        own = chosen_style(sitting.plan.title, style, by, "style")
        sat.append(log.Sat(seat=seat, name=names[seat], level=level, style=own))
    begins = beginning((), sitting.invited - missing)
    return [*sat, *begins] if sat else []


def bot_on(sitting: Sitting, seat: int, level: int, owner: str | None = None) -> log.Sat:
    """Sit a bot down, under a name of its own; perhaps it keeps the seat for somebody."""
    others = (chair.name for other, chair in enumerate(sitting.chairs) if other != seat)
    return log.Sat(seat=seat, name=bot_name(seat, others), level=level, owner=owner)


def get_up(seat: int) -> list[log.Event]:
    """Leave a seat: before the game it is free again, in it the seat waits."""
    return [log.Left(seat=seat)]


def plain_name(name: str) -> str:
    """A name without line breaks and other letters that nobody sees."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not plain:
        raise Refused("empty", "there is nothing in it")
    return plain
