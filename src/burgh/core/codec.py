"""A packed position as bytes and back: zigzag numbers, seven bits a byte."""

from __future__ import annotations

from burgh.core.malformed import wrong


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
            raise wrong(f"[{at}]", "data-packed_long")
        if byte < 128:
            words.append(value >> 1 if value % 2 == 0 else -((value + 1) >> 1))
            value = shift = 0
    if shift:
        raise wrong(f"[{len(data)}]", "data-packed_number")
    return words


class Cursor:
    """Reads packed integers one after the other."""

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self.at = 0

    def one(self) -> int:
        """The next integer."""
        if self.at >= len(self.words):
            raise wrong(f"[{self.at}]", "data-packed_end")
        self.at += 1
        return self.words[self.at - 1]

    def many(self) -> list[int]:
        """A list written with its length in front."""
        length = self.one()
        if not 0 <= length <= len(self.words) - self.at:
            raise wrong(f"[{self.at}]", "data-packed_end")
        return [self.one() for _ in range(length)]
