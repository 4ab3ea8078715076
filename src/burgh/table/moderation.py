"""A table's own rules: who may come in, who is sent away, who may speak, when it is closed."""

from __future__ import annotations

from collections.abc import Collection

from burgh.table import events as log
from burgh.table.permissions import may, phase_of, roles_of
from burgh.table.refused import Refused
from burgh.table.sitting import Entry, Sitting

# --- coming in -----------------------------------------------------------------------------------


def must_admit(
    sitting: Sitting, ids: Collection[str], *, is_operator: bool = False, has_pass: bool = False
) -> None:
    """Refuse whoever may not see anything of a table: now, and after its game."""
    if not is_operator and sitting.barred.keys() & set(ids):
        raise Refused("barred", "the host does not want you at this table")
    roles = roles_of(sitting, ids, is_operator=is_operator)
    if may(roles, "enter", phase_of(sitting)):
        return
    if sitting.plan.is_private and not has_pass:
        if sitting.plan.password:
            raise Refused("password_needed", "this table is private: it has a password")
        raise Refused("private", "this table is private: its link is needed")
    if not sitting.spectators and sitting.began_seq is not None:
        raise Refused("no_spectators", "only those who play may look at this table")


def is_admitted(
    sitting: Sitting, ids: Collection[str], *, is_operator: bool, has_pass: bool
) -> bool:
    """Whether somebody who came in earlier may stay."""
    try:
        must_admit(sitting, ids, is_operator=is_operator, has_pass=has_pass)
    except Refused:
        return False
    return True


# --- people --------------------------------------------------------------------------------------


def remove(sitting: Sitting, person: str) -> list[log.Event]:
    """Take a person off their seats, which is done before the game only."""
    seats = sitting.seats_of(person)
    if sitting.began_seq is not None and sitting.has_seat(person):
        raise Refused("plays_here", "who plays cannot be removed from a game")
    return [log.Left(seat=seat, is_removed=True) for seat in seats]


def bar(sitting: Sitting, person: str, name: str, *, is_barred: bool) -> list[log.Event]:
    """Keep a person away from this table, or no longer."""
    if person == sitting.host:
        raise Refused("no_change", "the host is always welcome")
    if (person in sitting.barred) == is_barred:
        return []
    gone = remove(sitting, person) if is_barred else []
    return [*gone, log.Barred(person=person, name=name, is_barred=is_barred)]


def silence(sitting: Sitting, person: str, name: str, *, is_silenced: bool) -> list[log.Event]:
    """Let a person say nothing at this table, or speak again."""
    if (person in sitting.silenced) == is_silenced:
        return []
    return [log.Silenced(person=person, name=name, is_silenced=is_silenced)]


def hand_over(sitting: Sitting, seat: int) -> list[log.Event]:
    """Make whoever sits on a seat the host."""
    if not seat < len(sitting.chairs) or sitting.chairs[seat].person is None:
        raise Refused("no_such_seat", "only a person can be the host")
    chair = sitting.chairs[seat]
    if chair.person == sitting.host:
        return []
    return [log.HandedOver(person=str(chair.person), name=chair.name)]


# --- the table -----------------------------------------------------------------------------------


def set_rules(
    sitting: Sitting, spectators: bool | None, spectator_chat: bool | None
) -> list[log.Event]:
    """Say whether others may look on, and whether they may talk."""
    is_new = spectators not in (None, sitting.spectators)
    is_new |= spectator_chat not in (None, sitting.spectator_chat)
    if not is_new:
        return []
    return [log.Ruled(spectators=spectators, spectator_chat=spectator_chat)]


def close(sitting: Sitting, reason: str, *, by_operator: bool) -> list[log.Event]:
    """End a table: nobody comes or plays there any more."""
    if sitting.closed is not None:
        return []
    if by_operator and sitting.began_seq is not None and not reason:
        raise Refused("reason_needed", "say why a game is closed")
    return [log.Closed(reason=reason, by_operator=by_operator)]


def must_be_going_on(sitting: Sitting) -> None:
    """Refuse what is not done at a table that was closed."""
    if sitting.closed is not None:
        raise Refused("closed", "this table is closed")


# --- who is heard --------------------------------------------------------------------------------


def hears(sitting: Sitting, ids: Collection[str], blocked: Collection[str], entry: Entry) -> bool:
    """Whether a person hears a line of chat; everything else is heard by all.

    While a game is played, who plays does not hear what spectators say: it could be advice.
    """
    event = entry.event
    if not isinstance(event, log.Said):
        return True
    if blocked and speaker_of(sitting, event) in blocked:
        return False
    is_apart = event.seat < 0 and sitting.status == "playing"
    if not is_apart or sitting.began_seq is None or entry.seq < sitting.began_seq:
        return True
    return not sitting.has_seat(*ids)


def speaker_of(sitting: Sitting, event: log.Said) -> str | None:
    """Who said a line; older logs name only the seat."""
    if event.person is not None or event.seat < 0:
        return event.person
    return sitting.chairs[event.seat].person
