"""Everything that is kept of a person, as one value to take along."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from burgh.server.deal import deal_of
from burgh.server.deletion import NAMING
from burgh.server.people import Caller
from burgh.server.runtime import Runtime
from burgh.server.store import Account, Deal, Notice, Row, Session, Summary
from burgh.server.tables import fold
from burgh.table import events as log
from burgh.table import wire
from burgh.table.former import with_speakers
from burgh.table.openings import sealed_record
from burgh.table.sitting import Sitting


async def export_of(runtime: Runtime, who: Caller) -> wire.Export:
    """All that the server keeps of somebody, whether they have an account or not."""
    store = runtime.store
    account = await store.people.account(who.account) if who.account else None
    account = account or Account("", "", who.id)
    named = await store.games_naming(who.ids)
    logs = {game: await read_names(runtime, game) for game in named}
    return wire.Export(
        ids=sorted(who.ids),
        name=who.name,
        language=who.language,
        account=who.account,
        account_created_at=account.created_at,
        email=account.email,
        email_wanted=account.email_wanted,
        sessions=[session_info(each, who) for each in await store.sessions.of(who.id)],
        notices=[exported_notice(each) for each in await store.notices.of(who.id)],
        mutes=[wire.ExportedMute(*each) for each in await store.personal.all_mutes(who.ids)],
        blocks=[block.name for block in await store.house.blocks_of(who.ids)],
        vacation_until=await store.vacations.until(who.id),
        games=[await exported_game(runtime, who, game, logs[game]) for game in named],
        chat=[line for game in named for line in lines(game, logs[game], who.ids)],
    )


async def read_names(runtime: Runtime, game: str) -> list[Row]:
    """The events of a game that tell who is who."""
    return (await runtime.store.events_of_kinds([game], NAMING)).get(game, [])


def session_info(session: Session, who: Caller) -> wire.Session:
    """A session as its owner sees it."""
    return wire.Session(
        id=session.id,
        browser=session.browser,
        system=session.system,
        created_at=session.created_at,
        seen_at=session.seen_at,
        is_current=session.id == who.session,
    )


def exported_notice(notice: Notice) -> wire.ExportedNotice:
    """A wish to be told, whole."""
    return wire.ExportedNotice(notice.kind, notice.target, notice.digest)


# --- games ---------------------------------------------------------------------------------------


async def exported_game(
    runtime: Runtime, who: Caller, game: str, rows: Sequence[Row]
) -> wire.ExportedGame:
    """A game with which somebody had to do, with its record once it has ended."""
    store = runtime.store
    summary = await store.summary(game)
    assert summary is not None  # it has a log
    notes = [await store.personal.note(game, person) for person in sorted(who.ids)]
    return wire.ExportedGame(
        table=game,
        title=summary.title,
        status=summary.status,
        seats=[seat for seat, each in enumerate(summary.seats) if each.person in who.ids],
        names=sorted(set(names(rows, who.ids))),
        created_at=summary.created_at,
        changed_at=summary.changed_at,
        note="\n".join(note for note in notes if note),
        record=await record(runtime, summary),
    )


async def record(runtime: Runtime, summary: Summary) -> str | None:
    """The record of a game that has ended; one that no engine here can play has none."""
    if summary.status != "ended":
        return None
    rows = await runtime.store.events(summary.game)
    deal = await runtime.store.deal(summary.game)
    try:  # beside the tables in memory: nobody plays there, and it takes a moment
        return await asyncio.to_thread(record_text, summary.game, rows, deal)
    except Exception:
        return None


def record_text(game: str, rows: Sequence[Row], deal: Deal | None) -> str:
    """Play a game again and write it down."""
    table = Sitting(game, deal_of(deal))
    fold(table, rows)
    return str(sealed_record(table))


def names(rows: Sequence[Row], ids: frozenset[str]) -> Iterator[str]:
    """The names under which a person sat."""
    for row in rows:
        match log.read(row.body):
            case log.Opened(seats=seats):
                yield from (plan.name for plan in seats if plan.person in ids)
            case log.Sat(person=person, name=name) if person in ids:
                yield name


def lines(game: str, rows: Sequence[Row], ids: frozenset[str]) -> Iterator[wire.ExportedLine]:
    """What a person has said at a table."""
    events = with_speakers(log.read(row.body) for row in rows)
    for row, (said, speaker) in zip(rows, events, strict=True):
        if speaker in ids and isinstance(said, log.Said):
            yield wire.ExportedLine(game, row.at, said.name, said.text)
