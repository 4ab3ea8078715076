"""Every move of a game under a small number of its own: what a learner chooses among."""

from __future__ import annotations

from typing import Final

from burgh.core.ints import i64, vec

PAGE_BITS: Final[i64] = 8
PAGE: Final[i64] = 256
NONE: Final[i64] = -1


class Actions:
    """The moves there can be in a game, in a fixed order: an action is a place in it.

    Engine numbers are wide, and few of them are moves. So a number is looked up by its upper part,
    which leads to a page, and its lower part, a place on that page.
    """

    def __init__(self, numbers: list[int]) -> None:
        """Take the engine numbers of all moves, each once, in the order of the actions."""
        self.numbers = vec[i64](numbers)
        self.size: i64 = i64(len(numbers))
        self.first_page: i64 = i64(min(numbers)) >> PAGE_BITS
        pages = sorted({number >> PAGE_BITS for number in numbers})
        self.pages = vec[i64]([NONE] * (pages[-1] - pages[0] + 1))
        for place, page in enumerate(pages):
            self.pages[page - pages[0]] = place * PAGE
        self.places = vec[i64]([NONE] * (len(pages) * PAGE))
        for action, number in enumerate(numbers):
            self.places[self.pages[(number >> PAGE_BITS) - pages[0]] + number % PAGE] = action

    def action(self, number: i64) -> i64:
        """The action of a move; -1 if it is none."""
        page = (number >> PAGE_BITS) - self.first_page
        if page < 0 or page >= i64(len(self.pages)):
            return NONE
        start = self.pages[page]
        if start == NONE:
            return NONE
        return self.places[start + (number & (PAGE - 1))]

    def write_into(self, numbers: vec[i64], count: i64, found: vec[i64], start: i64) -> i64:
        """Write the actions of some moves from a place on, and give how many they are.

        A move that is farther away than actions reach (`Field.shares`) has none.
        """
        pages = self.pages
        places = self.places
        first_page = self.first_page
        known: i64 = i64(len(pages))
        written: i64 = 0
        for i in range(count):
            number = numbers[i]
            page = (number >> PAGE_BITS) - first_page
            if page < 0 or page >= known or pages[page] == NONE:
                continue
            action = places[pages[page] + (number & (PAGE - 1))]
            if action != NONE:
                found[start + written] = action
                written += 1
        return written

    def number(self, action: i64) -> i64:
        """The engine number of an action."""
        return self.numbers[action]
