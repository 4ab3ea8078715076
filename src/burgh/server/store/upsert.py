"""Small ways of writing: insert or bring up to date, which both databases can and plain SQL not."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Delete, Insert, Table, Update, or_
from sqlalchemy.dialects import postgresql, sqlite

SQLITE: Final = sqlite.dialect()
MOST_TOGETHER: Final = 256  # rows in one statement


def put(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Write a row, over the one with the same key."""
    connection.execute(upsert(connection, table), [row])


def run(connection: Connection, statement: Delete | Update) -> int:
    """Change or remove rows; gives how many."""
    return int(connection.execute(statement).rowcount)


def upsert(connection: Connection, table: Table) -> Insert:
    """An insert that overwrites what differs in the row with the same key."""
    return build_upsert(connection.dialect.name, table)


@cache  # to put one together takes as long as to run it
def build_upsert(dialect: str, table: Table) -> Insert:
    """Put together an upsert in a dialect."""
    insert = dialect_insert(dialect, table)
    others = [column for column in table.columns if not column.primary_key]
    if not others:
        return insert.on_conflict_do_nothing()
    new = insert.excluded
    return insert.on_conflict_do_update(
        index_elements=list(table.primary_key),
        set_={column.name: new[column.name] for column in others},
        where=or_(*(column.is_distinct_from(new[column.name]) for column in others)),
    )


def insert_all(
    connection: Connection, statement: Insert, rows: Sequence[Mapping[str, Any]]
) -> None:
    """Insert many rows.

    SQLite gets them in few statements: around each one its thread lets others go on, and a busy
    server lost a twentieth of its time to threads that changed places with every row.
    """
    if connection.dialect.name != "sqlite":
        connection.execute(statement, rows)
        return
    names = statement.table.columns.keys()
    done = 0
    while done < len(rows):
        count = 1 << min(len(rows) - done, MOST_TOGETHER).bit_length() - 1
        values = tuple(row[name] for row in rows[done : done + count] for name in names)
        connection.exec_driver_sql(text_of(statement, count), values)
        done += count


@cache
def text_of(statement: Insert, count: int) -> str:
    """The text of an insert of so many rows into SQLite."""
    head, one, tail = re.split(r"(?<= VALUES )(\([?, ]+\))", str(statement.compile(dialect=SQLITE)))
    return head + ", ".join([one] * count) + tail


def insert_new(connection: Connection, table: Table) -> Insert:
    """An insert that leaves a row with the same key as it is."""
    return dialect_insert(connection.dialect.name, table).on_conflict_do_nothing()


def dialect_insert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
