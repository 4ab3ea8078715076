"""Illegal: a move that the rules do not allow. Why is a `Refusal`, which words can say."""

from __future__ import annotations

from burgh.core.values import Refusal


class Illegal(Exception):  # noqa: N818 - it is a player's slip, not an error of the program
    """A move that the rules do not allow, for the player. Nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(repr(refusal))
