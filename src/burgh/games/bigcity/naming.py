"""The engine's numbers in a ledger, by name."""

from __future__ import annotations

from burgh.core.ledger import NOWHERE, Entry
from burgh.core.values import Change
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import LABEL, STREET, TRACKS
from burgh.games.bigcity.lookup import card_name, street_name
from burgh.games.bigcity.words import why


def name_entry(table: BigCity, entry: Entry) -> Change:
    """A ledger entry in names."""
    track, cause = TRACKS[entry.track], name_cause(table, entry.cause)
    at = name_place(table, entry.place)
    return Change(
        entry.seat,
        track,
        entry.amount,
        entry.applied,
        cause,
        at,
        entry.rule,
        why(table.rules.tables, track, cause, at),
    )


def name_cause(table: BigCity, cause: int) -> str:
    """Name what a step of a score comes from: a piece, or the id of an add or multiplier."""
    tables = table.rules.tables
    return tables.labels[cause - LABEL] if cause >= LABEL else tables.pieces[cause].name


def name_place(table: BigCity, place: int) -> str | None:
    """Name the lot or the street that made it so."""
    if place == NOWHERE:
        return None
    if place >= STREET:
        return street_name(table, int(place - STREET))
    return str(table.rules.tables.boards.lot_number[place])


def name_reveal(state: BigCity, thing: int) -> str:
    """Name a card that a move showed."""
    return card_name(state, thing & 255)
