"""A sealed deal: committed to when a table is opened, opened when its game ends.

A host draws a secret and publishes its seal; then each person who sits down adds a part. The seed
follows from all of these, so nobody chose it alone (docs/fairness.md). A seed that somebody has
chosen is sealed as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgh.core.malformed import Malformed
from burgh.core.seal import PART, deal_text, seal_of, secret_text, seed_of
from burgh.table import events as log


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game is dealt from: a secret, or a seed that was chosen and the salt that hides it."""

    seed: int | None
    salt: str  # the secret, where there is no seed

    def text(self, title: str, options: dict[str, object]) -> str:
        """The text whose digest is published before anybody else sits down."""
        if self.seed is None:
            return secret_text(title, options, self.salt)
        return deal_text(title, options, self.seed, self.salt)

    def digest(self, title: str, options: dict[str, object]) -> str:
        """The digest."""
        return seal_of(self.text(title, options))

    def seed_with(self, seal: str, parts: Sequence[str]) -> int:
        """The seed of the game, once everybody has added a part or none."""
        return seed_of(seal, self.salt, parts) if self.seed is None else self.seed


def checked_part(part: str | None) -> str:
    """What somebody adds to a deal: a number in hexadecimal digits, or nothing."""
    if part and not PART.fullmatch(part):
        raise Malformed("part", "32 to 64 hexadecimal digits are needed")
    return part or ""


def parts_after(parts: tuple[str, ...], event: log.Event) -> tuple[str, ...]:
    """The parts of all seats after an event that came before the deal; a bot adds none."""
    match event:
        case log.Opened():
            return tuple(plan.part for plan in event.seats)
        case log.Sat() | log.Accepted() | log.Left():
            part = "" if isinstance(event, log.Left) else event.part
            return (*parts[: event.seat], part, *parts[event.seat + 1 :])
        case _:
            return parts
