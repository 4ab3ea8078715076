"""What a learner is shown of a position: numbers in a fixed order, each with a name."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import msgspec


class Feature(msgspec.Struct, frozen=True):
    """Some numbers of an observation that belong together: what they are called and mean."""

    name: str
    shape: tuple[int, ...]
    least: int
    most: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it is."""
        return prod(self.shape)


def size_of(features: Sequence[Feature]) -> int:
    """How many numbers an observation is."""
    return sum(feature.size for feature in features)
