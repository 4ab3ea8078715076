"""Packed integers as bytes and back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgh.core.codec import from_bytes, to_bytes
from burgh.core.malformed import Malformed

words = st.lists(st.integers(-(2**63), 2**63 - 1), max_size=50)


@given(words)
@settings(max_examples=200)
def test_what_was_written_is_read(numbers: list[int]) -> None:
    """Any list of 64-bit numbers comes back."""
    assert from_bytes(to_bytes(numbers)) == numbers


@given(st.binary(max_size=60))
@settings(max_examples=200)
def test_any_bytes_are_numbers_or_malformed(data: bytes) -> None:
    """Nothing else happens, and whatever is read can be written and read again."""
    try:
        numbers = from_bytes(data)
    except Malformed:
        return
    assert from_bytes(to_bytes(numbers)) == numbers


def test_small_numbers_take_one_byte() -> None:
    """From -64 to 63."""
    assert len(to_bytes(list(range(-64, 64)))) == 128
    assert to_bytes([0, -1, 1, 63, -64]) == bytes([0, 1, 2, 126, 127])
    assert len(to_bytes([64])) == len(to_bytes([-65])) == 2


def test_data_that_end_too_early_say_where() -> None:
    """The place is the byte after the last."""
    with pytest.raises(Malformed, match=r"\[1\].*middle of a number"):
        from_bytes(b"\x80")


def test_a_number_without_end_is_refused() -> None:
    """Ten bytes hold 64 bits; more is no number of ours."""
    longest = b"\x80" * 9
    assert from_bytes(longest + b"\x01") == [2**62]
    for tail in (b"\x80\x01", b"\x80\x00", b"\xff" * 11):
        with pytest.raises(Malformed, match="too long"):
            from_bytes(longest + tail)
