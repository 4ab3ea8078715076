"""Deals drawn from the system's randomness, and kept in the store."""

from __future__ import annotations

import secrets

from burgh.server import store
from burgh.table.deal import Deal


def draw(seed: int | None = None) -> Deal:
    """Draw a secret of 256 bits; or the salt of a seed, where a person has chosen one."""
    return Deal(None, secrets.token_hex(32)) if seed is None else Deal(seed, secrets.token_hex(16))


def deal_of(row: store.Deal | None) -> Deal | None:
    """The deal of a row, where a game has one."""
    return None if row is None else Deal(row.seed, row.salt.hex())


def row_of(deal: Deal, game: str) -> store.Deal:
    return store.Deal(game, deal.seed, bytes.fromhex(deal.salt))
