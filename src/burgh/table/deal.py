"""A sealed deal: committed to when a game begins, opened when it ends, checkable by anybody."""

from __future__ import annotations

from dataclasses import dataclass

from burgh.core.seal import deal_text, seal_of


@dataclass(frozen=True, slots=True)
class Deal:
    """The seed of a game and the salt that keeps it from being guessed. A host draws both."""

    seed: int
    salt: str

    def text(self, title: str, options: dict[str, object]) -> str:
        """The text whose digest is published before the first move."""
        return deal_text(title, options, self.seed, self.salt)

    def digest(self, title: str, options: dict[str, object]) -> str:
        """The digest."""
        return seal_of(self.text(title, options))
