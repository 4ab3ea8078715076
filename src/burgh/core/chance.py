"""Chance of a deal: one stream of numbers for each seed, small or wide.

A seed below 2**96 has the stream of `Rng`: small, compiled, for study and practice, and guessable.
A wider one has a stream of hashes: who has seen any part of it knows nothing of the rest, so served
games are dealt from it (docs/fairness.md). It is too slow for search, and never handed to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from burgh.core.ints import i64
from burgh.core.malformed import wrong
from burgh.core.rng import Chance, Rng

WIDE: Final = 1 << 96  # seeds from here on have a stream of hashes
SEEDS: Final = 1 << 256  # how many seeds there are
PREFIX: Final = b"burgh stream 1\n"
WORD: Final = 4  # bytes of a number


def chance_of(seed: int) -> Chance:
    """The stream of a seed, from its beginning."""
    return Rng(seed) if checked_seed(seed) < WIDE else HashedStream(seed)


def checked_seed(seed: int) -> int:
    """A seed that is one."""
    if not 0 <= seed < SEEDS:
        raise wrong("seed", "data-seed")
    return seed


@mypyc_attr(allow_interpreted_subclasses=True)  # tests choose its words
class HashedStream(Chance):
    """The stream of a wide seed: sha256 of the seed and a counter, block after block."""

    def __init__(self, seed: int) -> None:
        from hashlib import sha256  # it loads OpenSSL: too slow for every `import burgh`

        self._sha256 = sha256
        self._start = PREFIX + seed.to_bytes(32, "big")
        self._blocks = 0
        self._left = b""

    def next(self) -> i64:
        """The next 32 random bits."""
        if not self._left:
            block = self._start + self._blocks.to_bytes(8, "big")
            self._left = self._sha256(block).digest()
            self._blocks += 1
        word, self._left = self._left[:WORD], self._left[WORD:]
        return int.from_bytes(word, "big")

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely as any other (Lemire's method)."""
        product = int(self.next()) * n
        if product % 2**32 < n:
            uneven = 2**32 % n
            while product % 2**32 < uneven:
                product = int(self.next()) * n
        return product >> 32
