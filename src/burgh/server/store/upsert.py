"""Small ways of writing: insert or bring up to date, which both databases can and plain SQL not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import Connection, Delete, Insert, Table, Update, or_
from sqlalchemy.dialects import postgresql, sqlite


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


def insert_new(connection: Connection, table: Table) -> Insert:
    """An insert that leaves a row with the same key as it is."""
    return dialect_insert(connection.dialect.name, table).on_conflict_do_nothing()


def dialect_insert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
