"""A number over many games: its mean, and how far that may be off."""

from __future__ import annotations

from math import sqrt

from burgh.lab.ratings import Z


class Tally:
    """The sum of one number over many games, to give its mean and 95 % interval."""

    def __init__(self) -> None:
        """Begin with none; whole numbers, so that the order of adding cannot matter."""
        self.count = self.sum = self.squares = 0

    def add(self, value: int) -> None:
        """Count one more."""
        self.count += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.sum / self.count

    @property
    def margin(self) -> float | None:
        """How far the true mean may lie on either side, at 95 %; nothing for one game."""
        if self.count < 2:
            return None
        spread = (self.squares - self.sum * self.sum / self.count) / (self.count - 1)
        return Z * sqrt(max(0.0, spread) / self.count)
