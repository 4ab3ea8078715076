"""What hosts and operators do at a table: whom they mean, who is there, and the note of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from burgh.core.malformed import Malformed
from burgh.server.access import handle
from burgh.server.house import new_id
from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.store import Report
from burgh.table import events as log
from burgh.table import moderation, wire
from burgh.table.chat import is_invisible
from burgh.table.moderation import hears, speaker_of
from burgh.table.permissions import Deed, must_be_allowed, roles_of
from burgh.table.refused import Refused
from burgh.table.sitting import Sitting

CONTEXT: Final = 8  # lines of chat that go with a report


class Somebody(NamedTuple):
    """A person at a table, and what they are called there."""

    person: str
    name: str


# --- who is meant --------------------------------------------------------------------------------


def find(runtime: Runtime, table: Sitting, whom: wire.Whom) -> Somebody:
    """The person who is meant: by seat, by a line of chat, or by a handle of this table."""
    given = [each for each in (whom.seat, whom.seq, whom.visitor) if each is not None]
    if len(given) != 1:
        raise Malformed("whom", "name a seat, a line of chat, or a visitor")
    if whom.seat is not None:
        return at_seat(table, whom.seat)
    if whom.seq is not None:
        return behind_line(table, whom.seq)
    secret = runtime.settings.secret
    for person, name in known_people(runtime, table).items():
        if handle(secret, table.key, person) == whom.visitor:
            return Somebody(person, name)
    raise Refused("no_such_person", "there is nobody like that here")


def at_seat(table: Sitting, seat: int) -> Somebody:
    """Who sits on a seat."""
    chair = table.chairs[seat] if seat < len(table.chairs) else None
    if chair is None or chair.person is None:
        raise Refused("no_such_person", "there is nobody on that seat")
    return Somebody(chair.person, chair.name)


def behind_line(table: Sitting, seq: int) -> Somebody:
    """Who said a line of chat."""
    event = table.entries[seq].event if seq < len(table.entries) else None
    person = speaker_of(table, event) if isinstance(event, log.Said) else None
    if not isinstance(event, log.Said) or person is None:
        raise Refused("no_such_person", "nobody said that here")
    return Somebody(person, event.name)


def known_people(runtime: Runtime, table: Sitting) -> dict[str, str]:
    """Everybody a host may mean, with what they are called: seated, there, kept away, heard."""
    found = {**table.barred, **table.silenced}
    for entry in table.entries:
        if isinstance(entry.event, log.Said) and entry.event.person is not None:
            found[entry.event.person] = entry.event.name
    found.update(runtime.hub.watchers(table))
    found.update({str(c.person): c.name for c in table.chairs if c.person is not None})
    return found


def people_at(runtime: Runtime, table: Sitting) -> list[wire.TablePerson]:
    """Those at a table, for its host: seated and looking on, then those kept away or silent."""
    here = runtime.hub.watchers(table)
    present = runtime.hub.present(table)
    seats = {str(chair.person): seat for seat, chair in enumerate(table.chairs) if chair.person}
    listed = {*seats, *here, *table.barred, *table.silenced}
    secret = runtime.settings.secret
    return [
        wire.TablePerson(
            visitor=handle(secret, table.key, person),
            name=name,
            seat=seats.get(person),
            is_here=person in here or seats.get(person) in present,
            is_host=person == table.host,
            is_barred=person in table.barred,
            is_silenced=person in table.silenced,
        )
        for person, name in known_people(runtime, table).items()
        if person in listed
    ]


# --- what is done --------------------------------------------------------------------------------


async def moderate(runtime: Runtime, who: Caller, key: str, wish: wire.Moderate) -> None:
    """Remove somebody, keep them away, or let them say nothing."""
    async with runtime.tables.reading(key) as table:
        meant = find(runtime, table, wish.whom)
        if meant.person in who.ids:
            raise Refused("no_change", "that is you")

    def carry_out(table: Sitting) -> Sequence[log.Event]:
        must_be(runtime, who, table, deed_of(table, wish, meant.person))
        return events_of(table, wish, meant)

    await runtime.tables.do(key, carry_out)
    if wish.deed == "remove":
        await runtime.house.end_sockets((meant.person,), "removed", key)
    await note(runtime, who, key, wish.deed, meant.name, wish.reason)


def deed_of(table: Sitting, wish: wire.Moderate, person: str) -> Deed:
    """What one must be allowed to do for a wish."""
    if wish.deed == "remove":
        return "remove_player" if table.seats_of(person) else "remove_spectator"
    return "bar" if wish.deed in ("bar", "unbar") else "silence"


def events_of(table: Sitting, wish: wire.Moderate, meant: Somebody) -> Sequence[log.Event]:
    """What happens at the table."""
    match wish.deed:
        case "remove":
            return moderation.remove(table, meant.person)
        case "bar" | "unbar":
            return moderation.bar(table, *meant, is_barred=wish.deed == "bar")
        case "silence" | "unsilence":
            return moderation.silence(table, *meant, is_silenced=wish.deed == "silence")


async def set_rules(runtime: Runtime, who: Caller, key: str, wish: wire.SetRules) -> None:
    """Change what spectators may."""

    def carry_out(table: Sitting) -> Sequence[log.Event]:
        must_be(runtime, who, table, "set_rules")
        return moderation.set_rules(table, wish.spectators, wish.spectator_chat)

    await runtime.tables.do(key, carry_out)
    await note(runtime, who, key, "set_rules", reason=rules_words(wish))


async def hand_over(runtime: Runtime, who: Caller, key: str, seat: int) -> None:
    """Make somebody else the host."""

    def carry_out(table: Sitting) -> Sequence[log.Event]:
        must_be(runtime, who, table, "hand_over")
        return moderation.hand_over(table, seat)

    async with runtime.tables.reading(key) as table:
        name = at_seat(table, seat).name
        by, role = name_of(who, table), role_of(runtime, who, table)
    await runtime.tables.do(key, carry_out)
    await runtime.house.note(by, role, "hand_over", game=key, whom=name)


async def close(runtime: Runtime, who: Caller, key: str, reason: str) -> None:
    """Let nobody come to a table or play there any more."""
    said = plain_reason(reason)

    def carry_out(table: Sitting) -> Sequence[log.Event]:
        must_be(runtime, who, table, "close")
        is_own = table.host in who.ids and not runtime.house.is_operator(who)
        return moderation.close(table, said, by_operator=not is_own)

    await runtime.tables.do(key, carry_out)
    await note(runtime, who, key, "close", reason=said)


async def delete(runtime: Runtime, who: Caller, key: str) -> None:
    """Delete a table; an operator may delete one as well that cannot be opened any more."""
    by, role = who.account or who.name, "operator"
    if not runtime.house.is_operator(who):
        async with runtime.tables.reading(key) as table:
            must_be(runtime, who, table, "delete")
            by, role = name_of(who, table), role_of(runtime, who, table)
    await runtime.tables.delete(key)
    await runtime.house.note(by, role, "delete", game=key)


async def report(runtime: Runtime, who: Caller, key: str, wish: wire.ReportWish) -> None:
    """Tell the operators of somebody, with what was said around it."""
    async with runtime.tables.reading(key) as table:
        must_be(runtime, who, table, "report")
        meant = find(runtime, table, wish.whom)
        lines = context(table, who, wish.whom.seq)
        by = name_of(who, table)
    said = next((line.text for line in lines if line.seq == wish.whom.seq), "")
    await runtime.store.house.report(
        Report(
            id=new_id(),
            at=runtime.clock(),
            by=by,
            game=key,
            whom=meant.name,
            person=meant.person,
            reason=plain_reason(wish.reason),
            line=said,
            context=msgspec.json.encode(lines),
        )
    )


def context(table: Sitting, who: Caller, seq: int | None) -> list[wire.ContextLine]:
    """The last lines of chat up to one, as whoever reports them could read them."""
    last = table.seq if seq is None else seq
    lines = [
        wire.ContextLine(entry.seq, entry.at, entry.event.seat, entry.event.name, entry.event.text)
        for entry in table.entries[: last + 1]
        if isinstance(entry.event, log.Said)
        and entry.event.text
        and hears(table, who.ids, (), entry)
    ]
    return lines[-CONTEXT:]


# --- notes ---------------------------------------------------------------------------------------


def must_be(runtime: Runtime, who: Caller, table: Sitting, deed: Deed) -> None:
    """Refuse a deed that is not for this person, or not now."""
    must_be_allowed(table, who.ids, deed, is_operator=runtime.house.is_operator(who))


def role_of(runtime: Runtime, who: Caller, table: Sitting) -> str:
    """The role in which somebody acts: an operator's, else the host's."""
    return roles_of(table, who.ids, is_operator=runtime.house.is_operator(who))[0]


def name_of(who: Caller, table: Sitting) -> str:
    """What somebody is called in the audit: their account, their name, or that of their seat."""
    seats = who.seats(table)
    return who.account or who.name or (table.chairs[seats[0]].name if seats else "")


async def note(
    runtime: Runtime, who: Caller, key: str, deed: str, whom: str = "", reason: str = ""
) -> None:
    """Write down what was done at a table."""
    async with runtime.tables.reading(key) as table:
        by, role = name_of(who, table), role_of(runtime, who, table)
    await runtime.house.note(by, role, deed, game=key, whom=whom, reason=plain_reason(reason))


def rules_words(wish: wire.SetRules) -> str:
    """Which rules were set, for the audit."""
    given: Iterable[tuple[str, bool | None]] = (
        ("spectators", wish.spectators),
        ("spectator_chat", wish.spectator_chat),
    )
    return ", ".join(f"{name}={str(is_on).lower()}" for name, is_on in given if is_on is not None)


def plain_reason(text: str) -> str:
    """A reason on one line, without letters that nobody sees."""
    return " ".join("".join(" " if is_invisible(c) else c for c in text).split())
