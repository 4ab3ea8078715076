"""Backups: all tables as lines of JSON, packed; from either database, into either.

A backup is one moment of the database, taken while it serves. Its first line says which tables
with which columns, its last how many rows and the digest of all lines before; a file without a
fitting last line is no backup. A backup of older tables is laid into such tables, which are then
brought up to date.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, column, func, insert, select, table
from sqlalchemy.exc import DatabaseError

from burgh.server.complaints import wrong
from burgh.server.store.engine import address, file_of, make_database
from burgh.server.store.errors import NotEmpty, Outdated, version_problem
from burgh.server.store.migrations import HEAD, bring_up, forget, revision, steps
from burgh.server.store.reader import ask
from burgh.server.store.schema import METADATA

T = TypeVar("T")
Kind = Literal["text", "bytes", "number", "flag"]
Name = Annotated[str, Meta(pattern="^[a-z_]+$")]
Counts = dict[str, int]

AT_ONCE: Final = 500  # rows in one statement
LONGEST_LINE: Final = 1 << 26  # bytes
TYPES: Final[dict[Kind, Any]] = {
    "text": str,
    "bytes": bytes,
    "number": int | float,
    "flag": bool,
}
KINDS: Final[dict[type, Kind]] = {
    str: "text",
    bytes: "bytes",
    int: "number",
    float: "number",
    bool: "flag",
}


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what this is, and the tables with their columns, parents first."""

    burgh_backup: Literal[1]
    tables: Annotated[str, Meta(pattern="^[0-9]{4}$")]
    columns: dict[Name, dict[Name, Kind]]


class Footer(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many rows there are, and the digest of all lines before."""

    rows: Counts
    sha256: str


# Taking a backup


async def back_up(url: str, file: Path) -> Counts:
    """Write a backup of a database into a file, and read it again to its end.

    Gives the number of rows of each table.
    """
    place = address(url)
    kept_in = file_of(place)
    if kept_in is not None and not kept_in.exists():
        raise wrong("DATABASE_URL", "backup-no_database", file=str(kept_in))
    database = make_database(place)
    try:
        counts = await ask(database, partial(write_file, file=file), "snapshot")
    finally:
        await database.close()
    if (await asyncio.to_thread(check_file, file))[1].rows != counts:
        raise wrong(str(file), "backup-unread")
    return counts


def write_file(connection: Connection, file: Path) -> Counts:
    """Write all lines and remember what they were."""
    stands = revision(connection)
    if stands != HEAD:
        raise Outdated(version_problem(stands, HEAD))
    digest = hashlib.sha256()
    counts: Counts = {}
    with gzip.open(file, "wb", compresslevel=6) as out:
        for name, line in lines_of(connection):
            counts[name] = counts.get(name, 0) + 1
            digest.update(line)
            out.write(line)
        del counts[""]
        out.write(line_of(Footer(counts, digest.hexdigest())))
    with file.open("rb") as written:
        os.fsync(written.fileno())
    return counts


def lines_of(connection: Connection) -> Iterator[tuple[str, bytes]]:
    """The first line, under no name, and a line a row, under its table's name."""
    tables = METADATA.sorted_tables
    columns = {
        str(each.name): {str(part.name): KINDS[part.type.python_type] for part in each.columns}
        for each in tables
    }
    yield "", line_of(Header(1, HEAD, columns))
    for each in tables:
        asked = select(each).order_by(*each.primary_key)  # a log can only grow forwards
        for row in connection.execute(asked.execution_options(yield_per=AT_ONCE)):
            yield each.name, line_of([str(each.name), *row])


def line_of(value: Header | Footer | list[Any]) -> bytes:
    """A value as a line of JSON; bytes are base64."""
    return msgspec.json.encode(value) + b"\n"


# Bringing it back


async def restore(url: str, file: Path, *, force: bool = False) -> Counts:
    """Fill a database from a backup, all or nothing; gives the number of rows of each table.

    Raises `NotEmpty` if the database holds anything, unless it is to be thrown away by force.
    """
    first, last = check_file(file)
    if first.tables > HEAD:
        raise Outdated(version_problem(first.tables, HEAD))
    if first.tables not in steps():
        raise wrong(str(file), "backup-version", version=str(first.tables))
    database = make_database(address(url))
    try:
        await ask(
            database, partial(replace, file=file, first=first, last=last, force=force), "write"
        )
    except DatabaseError:  # the database is well, and so is the digest
        raise wrong(str(file), "backup-rows") from None
    finally:
        await database.close()
    return last.rows


def replace(
    connection: Connection, file: Path, first: Header, last: Footer, *, force: bool
) -> None:
    """Put the backup in the place of what is there, in one transaction."""
    with connection.begin():
        empty(connection, force=force)
        fill(connection, first, last, file)


def empty(connection: Connection, *, force: bool) -> None:
    """Leave a database without our tables, or say that there is something in them."""
    stands = revision(connection)
    if stands is None:
        return
    if stands > HEAD:
        raise Outdated(version_problem(stands, HEAD))
    bring_up(connection)
    if not force and any(
        connection.execute(select(1).select_from(each).limit(1)).first()
        for each in METADATA.sorted_tables
    ):
        raise NotEmpty("the database is not empty")
    METADATA.drop_all(connection)
    forget(connection)


def fill(connection: Connection, first: Header, last: Footer, file: Path) -> None:
    """Make the tables of the backup, lay its rows into them, count them, bring them up to date."""
    bring_up(connection, first.tables)
    for name, rows in groupby(rows_of(first, file), key=lambda row: row[0]):
        columns = first.columns[name]
        target = table(name, *(column(each) for each in columns))
        while some := list(islice(rows, AT_ONCE)):
            values = [dict(zip(columns, row[1:], strict=True)) for row in some]
            connection.execute(insert(target), values)
    for name in first.columns:
        found = connection.execute(select(func.count()).select_from(table(name))).scalar()
        if found != last.rows.get(name, 0):
            raise wrong(str(file), "backup-short", found=str(found), name=name)
    bring_up(connection)


# Reading the file


def check_file(file: Path) -> tuple[Header, Footer]:
    """Read a file to its end; give its first and last line if it is whole and undamaged."""
    first: Header | None = None
    digest = hashlib.sha256()
    counts: Counts = {}
    before = b""
    for number, line in enumerate(lines(file)):
        if number == 1:
            first = decode(before, Header, file)
        elif number > 1:
            name = table_of(before)
            counts[name] = counts.get(name, 0) + 1
        digest.update(before)
        before = line
    if first is None:
        raise wrong(str(file), "backup-none")
    last = decode(before, Footer, file)
    if (
        last.sha256 != digest.hexdigest()
        or last.rows != counts
        or not counts.keys() <= {*first.columns}
    ):
        raise wrong(str(file), "backup-damaged")
    return first, last


def rows_of(first: Header, file: Path) -> Iterator[tuple[Any, ...]]:
    """The rows of a file that was checked: each the name of its table, then its values."""
    readers = {name: msgspec.json.Decoder(shape(kinds)) for name, kinds in first.columns.items()}
    for number, line in enumerate(lines(file), 1):
        if line.startswith(b"["):
            try:
                yield readers[table_of(line)].decode(line)
            except msgspec.MsgspecError:
                raise wrong(str(file), "backup-row", line=str(number)) from None


def shape(kinds: Mapping[str, Kind]) -> Any:
    """The type of a table's rows."""
    return tuple[(str, *(TYPES[kind] | None for kind in kinds.values()))]  # type: ignore[misc]


def table_of(line: bytes) -> str:
    """The name a row begins with."""
    return line[2 : line.find(b'"', 2)].decode(errors="replace")


def decode(line: bytes, type_: type[T], file: Path) -> T:
    """Read a line of JSON, or say that this is no backup."""
    try:
        return msgspec.json.decode(line, type=type_)
    except (msgspec.MsgspecError, UnicodeError):
        key = "backup-first" if type_ is Header else "backup-last"
        raise wrong(str(file), key) from None


def lines(file: Path) -> Iterator[bytes]:
    """The lines of a packed file."""
    try:
        with gzip.open(file, "rb") as packed:
            while line := packed.readline(LONGEST_LINE):
                yield line
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise wrong(str(file), "backup-part") from None
