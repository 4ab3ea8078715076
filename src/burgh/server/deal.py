"""A sealed deal: committed to when a game begins, opened when it ends, checkable by anybody."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Self

from burgh.core.seal import deal_text, seal_of
from burgh.server import store


@dataclass(frozen=True, slots=True)
class Deal:
    """The seed of a game and the salt that keeps it from being guessed."""

    seed: int
    salt: str

    @classmethod
    def kept(cls, row: store.Deal) -> Self:
        """Give a deal as the store keeps it."""
        return cls(row.seed, row.salt.hex())

    def row(self, game: str) -> store.Deal:
        """Give the deal for the store."""
        return store.Deal(game, self.seed, bytes.fromhex(self.salt))

    def text(self, title: str, options: dict[str, object]) -> str:
        """Give the text whose digest is published before the first move."""
        return deal_text(title, options, self.seed, self.salt)

    def sealed(self, title: str, options: dict[str, object]) -> str:
        """Give the digest."""
        return seal_of(self.text(title, options))


def draw(seed: int | None = None) -> Deal:
    """Draw a seed, unless a person has chosen one, and a salt."""
    return Deal(secrets.randbits(52) if seed is None else seed, secrets.token_hex(16))
