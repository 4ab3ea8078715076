"""Chance of a deal: a wide seed has a stream of hashes, of which nothing tells the rest."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgh
from burgh.core.chance import SEEDS, WIDE, HashedStream, chance_of
from burgh.core.ints import i64, u8, vec
from burgh.core.malformed import Malformed
from burgh.core.rng import Rng

FIRST = {
    WIDE: [3016295147, 4071323255, 2785415839, 267966801],
    2**255 + 19: [2311686371, 1016887475, 3157118512, 584836605],
}


def plain_stream(seed: int, count: int) -> list[int]:
    """Give the first numbers as docs/fairness.md describes them."""
    blocks = (
        sha256(b"burgh stream 1\n" + seed.to_bytes(32, "big") + block.to_bytes(8, "big")).digest()
        for block in range(count // 8 + 1)
    )
    found = b"".join(blocks)
    return [int.from_bytes(found[4 * i : 4 * i + 4], "big") for i in range(count)]


@pytest.mark.parametrize("seed", FIRST)
def test_the_first_numbers_of_a_wide_seed_never_change(seed: int) -> None:
    """A record names a seed only, so these may not move, ever."""
    stream = chance_of(seed)
    assert [int(stream.next()) for _ in range(4)] == FIRST[seed]


@given(st.integers(WIDE, SEEDS - 1))
@settings(max_examples=30)
def test_the_stream_is_sha256_of_seed_and_counter(seed: int) -> None:
    """Block after block, eight numbers of 32 bits each."""
    stream = HashedStream(seed)
    assert [int(stream.next()) for _ in range(20)] == plain_stream(seed, 20)


def test_a_seed_of_96_bits_keeps_its_stream() -> None:
    """What was dealt before is dealt so for ever; one more has another stream."""
    assert isinstance(chance_of(WIDE - 1), Rng)
    assert isinstance(chance_of(WIDE), HashedStream)


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_has_256_bits(seed: int) -> None:
    """Others are refused, with the place."""
    with pytest.raises(Malformed, match="seed: a seed lies between"):
        chance_of(seed)


class Given(HashedStream):
    """A stream of numbers that a test has chosen."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(WIDE)
        self.numbers = numbers

    def next(self) -> i64:
        return self.numbers.pop(0)


def test_no_number_below_is_likelier_than_another() -> None:
    """Of 2**32 words one is left over when they are shared among three: it is drawn again."""
    assert int(Given([0, 2**31]).below(3)) == 1  # 0 is the one word too many
    assert int(Given([1]).below(3)) == 0
    assert int(Given([0]).below(4)) == 0  # nothing is left over


@given(st.integers(WIDE, SEEDS - 1), st.lists(st.integers(0, 255), max_size=60))
@settings(max_examples=30)
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    """And bytes are shuffled by the same steps as numbers."""
    numbers, small = vec[i64](items), vec[u8](items)
    chance_of(seed).shuffle(numbers)
    chance_of(seed).shuffle_bytes(small)
    assert [*map(int, numbers)] == [*map(int, small)]
    assert sorted(map(int, numbers)) == sorted(items)


def test_every_order_is_about_equally_likely() -> None:
    """24 orders of four things, 12,000 shuffles: chi-square below the 0.1 % point of 23 degrees."""
    stream = chance_of(2**200 + 2024)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = vec[i64]([0, 1, 2, 3])
        stream.shuffle(items)
        seen[tuple(map(int, items))] += 1
    assert set(seen) == set(permutations(range(4)))
    assert sum((n - 500) ** 2 / 500 for n in seen.values()) < 49.7


def test_a_unit_lies_below_one() -> None:
    """The largest word is not rounded up to it."""
    assert Given([2**32 - 1]).unit() < 1.0


@pytest.mark.parametrize("title", burgh.titles())
def test_every_title_is_dealt_from_a_wide_seed(title: str) -> None:
    """The same seed gives the same game, through its record too; the lowest 96 bits are not all."""
    seed: int = 2**255 + 7
    game: Any = burgh.new(title, seed=seed)
    other = burgh.new(title, seed=2**254 + 7)
    assert other.state.pack() != game.state.pack()
    game.push(game.legal_moves[0])
    again = burgh.read(str(game.record()))
    assert (again.seed, again.state.pack()) == (seed, game.state.pack())
