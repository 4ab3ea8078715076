"""A packed position as bytes and back: zigzag numbers, seven bits a byte."""

from __future__ import annotations

from burgh.core.malformed import Malformed


def to_bytes(words: list[int]) -> bytes:
    """Write integers, small ones in one byte."""
    out = bytearray()
    for word in words:
        rest = word * 2 if word >= 0 else -word * 2 - 1
        while rest > 127:
            out.append(rest & 127 | 128)
            rest >>= 7
        out.append(rest)
    return bytes(out)


def from_bytes(data: bytes) -> list[int]:
    """Read what `to_bytes` wrote."""
    words: list[int] = []
    value = shift = 0
    for at, byte in enumerate(data):
        value |= (byte & 127) << shift
        shift += 7
        if shift > 70:
            raise Malformed(f"[{at}]", "a number is too long")
        if byte < 128:
            words.append(value >> 1 if value % 2 == 0 else -((value + 1) >> 1))
            value = shift = 0
    if shift:
        raise Malformed(f"[{len(data)}]", "the data end in the middle of a number")
    return words
