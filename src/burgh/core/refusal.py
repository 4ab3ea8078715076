"""Refusal: why a move is not legal, in facts a title's words can turn into a sentence."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """A rule id, a code, and what stands in the way: an amount missing, a thing, a place."""

    rule: str
    key: str
    missing: int | None = None
    thing: str | None = None
    at: str | None = None

    def __repr__(self) -> str:
        """Leave out what has nothing to say."""
        facts = [f"rule={self.rule!r}", f"key={self.key!r}"]
        for name in ("missing", "thing", "at"):
            value = getattr(self, name)
            if value is not None:
                facts.append(f"{name}={value!r}")
        return f"Refusal({', '.join(facts)})"


class Illegal(Exception):  # noqa: N818 - it is a player's slip, not an error of the program
    """A move that the rules do not allow, for the player. Nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the reason."""
        self.refusal = refusal
        super().__init__(repr(refusal))
