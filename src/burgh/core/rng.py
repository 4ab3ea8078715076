"""A small seeded generator: the same stream compiled, uncompiled and in the browser.

It is Chris Doty-Humphrey's sfc32: adds, shifts and exclusive-ors of 32-bit words, so no step leaves
the range of an `i64` and no multiplication can wrap differently somewhere else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from burgh.core.ints import i64, u8, vec

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of random numbers: what a deal asks for. How they come about is another's matter."""

    def next(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(int(self.next())) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, every order equally likely."""
        i: i64 = i64(len(items)) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def shuffle_bytes(self, items: vec[u8]) -> None:
        """Shuffle a vec of small numbers; the same steps as `shuffle`."""
        i: i64 = i64(len(items)) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1


class Rng(Chance):
    """A stream of random numbers that depends on its seed alone."""

    def __init__(self, seed: int) -> None:
        """Start the stream of `seed`, any non-negative integer; only its lowest 96 bits count."""
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        t = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        c = self.c
        self.c = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is small, so no value is noticeably likelier."""
        return (self.next() * n) >> 32
