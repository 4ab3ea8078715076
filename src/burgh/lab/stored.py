"""Rows that lie in a file: a sequence that holds a page of them, however many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, overload

from burgh.lab.games import Row

PAGE: Final = 1_000  # rows held at a time


class Stored(Sequence[Row]):
    """Rows that are read when they are asked for.

    In their order, with `for` or by number, all are read once; who goes back by more than a page
    has them read from the beginning again.
    """

    def __init__(self, read: Callable[[], Iterator[Row]], at: range) -> None:
        """Take what reads all rows, and which of them are meant."""
        self._read, self._at = read, at
        self._rest: Iterator[Row] = iter(())
        self._begin = 0
        self._page: list[Row] = []

    def __len__(self) -> int:
        return len(self._at)

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> Stored: ...
    def __getitem__(self, index: int | slice) -> Row | Stored:
        """One row, or some, which are not read yet."""
        if isinstance(index, slice):
            return Stored(self._read, self._at[index])
        return self._row(self._at[index])

    def __iter__(self) -> Iterator[Row]:
        """All of them, one after the other."""
        at = self._at
        if at.step < 0:
            return (self._row(number) for number in at)
        return islice(self._read(), at.start, at.stop, at.step)

    def _row(self, number: int) -> Row:
        """One of all rows, from the page it stands on."""
        if number < self._begin or not self._page:
            self._rest, self._begin, self._page = self._read(), 0, []
        while number >= self._begin + len(self._page):
            self._begin += len(self._page)
            self._page = [*islice(self._rest, PAGE)]
            if not self._page:
                raise IndexError("the file has become shorter")
        return self._page[number - self._begin]
