"""A small net in whole numbers: what a position is worth, learned from games (docs/learning.md).

Two hidden layers, then the heads. Everything is an integer, so that compiled and uncompiled give
the same answer everywhere. The weights of several units lie in one number, side by side: one
multiplication serves them all. That is exact as long as no unit leaves its lane, which `check`
makes sure of for every input there can be: inputs are held between the bounds of the training.
"""

from __future__ import annotations

import json
import math
import sys
from array import array
from pathlib import Path
from typing import Any, Final

from burgh.core.ints import at_least, at_most, i16, i64, vec

FORMAT: Final = 1
MOST: Final[i64] = 30_000  # an input reads no more: what sixteen bits hold, with room to spare
# Units of the first hidden layer in one number, and the bits each has.
LANES: Final[i64] = 3
LANE: Final[i64] = 21
LANE_MASK: Final[i64] = 2097151
LANE_HALF: Final[i64] = 1048576
# The same for the second.
PAIR: Final[i64] = 2
HALF: Final[i64] = 32
HALF_MASK: Final[i64] = 4294967295
HALF_HALF: Final[i64] = 2147483648

UNIT: Final[i64] = 7  # bits behind the point of what a hidden unit says
SHARP: Final[i64] = 10  # and of a weight behind the first layer
CAP: Final[i64] = 1023  # the most that a unit of the first layer says: 8
TOP: Final[i64] = 16383  # and of the second: 128

# The heads, each a guess of how the game ends for the seat that looks.
OWN: Final[i64] = 0  # its points
LEAD: Final[i64] = 1  # its points beyond the best rival's; alone or together, its points again
WIN: Final[i64] = 2  # how likely it wins, before it is made a chance
HEADS: Final[i64] = 3
POINTS: Final[i64] = 32  # of a head that guesses points, 1 is so many

AT_ONCE: Final[i64] = 4  # changes of inputs that are added together


class Net:
    """The weights of one net, made ready for use; shared by all who ask it."""

    def __init__(
        self,
        about: dict[str, Any],
        least: list[int],
        most: list[int],
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
        heads: list[int],
        head_bias: list[int],
    ) -> None:
        """Take rows of weights, a row an input; `about` says how sharp, and where they are from."""
        self.about = about
        self.inputs: i64 = len(least)
        self.wide: i64 = len(first_bias)
        self.narrow: i64 = len(second_bias)
        self.first_shift: i64 = int(about["sharp"]) - UNIT
        check(about, least, most, first, first_bias, second, second_bias)
        self.least = vec[i64](least)
        self.most = vec[i64](most)
        self.words: i64 = self.wide // LANES
        self.pairs: i64 = self.narrow // PAIR
        self.first = vec[i64](packed(first, LANES, LANE))
        self.first_bias = vec[i64](packed(first_bias, LANES, LANE))
        # Behind the first layer the weights that one sum needs lie side by side.
        self.second = vec[i64](by_column(packed(second, PAIR, HALF), self.pairs))
        self.second_bias = vec[i64](packed(second_bias, PAIR, HALF))
        self.heads = vec[i64](by_column(heads, HEADS))
        self.head_bias = vec[i64](head_bias)

    def within(self, place: i64, value: i64) -> i64:
        """An input held between the bounds of the training."""
        return at_most(at_least(value, self.least[place]), self.most[place])

    def blank(self) -> vec[i64]:
        """The sums of the first layer while nothing but 0 is written."""
        sums = self.first_bias[:]
        for place in range(self.inputs):
            held = self.within(place, 0)
            if held != 0:
                for word in range(self.words):
                    sums[word] += held * self.first[place * self.words + word]
        return sums


class Shelf:
    """Where a title's net lies: it is read when somebody first asks for it."""

    def __init__(self, file: Path, inputs: i64) -> None:
        self.file = file
        self.inputs: i64 = inputs
        self.is_read = False
        self.net: Net | None = None

    def ready(self) -> Net | None:
        """The net; None if there is none, or it was made for other inputs."""
        if not self.is_read:
            found = read_net(self.file) if self.file.is_file() else None
            if found is not None and found.inputs == self.inputs:
                self.net = found
            self.is_read = True
        return self.net


class Seen:
    """The inputs that a net was asked about last, and what its first layer made of them.

    Positions that are asked about one after the other differ in few inputs: only those are added.
    The compiler leaves out the bounds of a `for` over a vec itself, so most loops here are such.
    """

    def __init__(self, net: Net) -> None:
        """Begin with inputs of 0."""
        self.net = net
        self.inputs = vec[i16]([0] * net.inputs)
        self.held = vec[i16]([0] * net.inputs)  # as they were written when asked last
        self.sums = net.blank()
        # What has changed: by how much, and where its weights begin.
        self.changes: i64 = 0
        self.steps = vec[i64]([0] * (net.inputs + AT_ONCE))
        self.rows = vec[i64]([0] * (net.inputs + AT_ONCE))
        self.layer = vec[i64]([0] * net.wide)
        self.behind = vec[i64]([0] * net.narrow)
        self.answer = vec[i64]([0] * HEADS)

    def ask(self) -> None:
        """Work out the answer to what stands in `inputs`."""
        self.take_in()
        self.first_layer()
        self.second_layer()
        self.say()

    def take_in(self) -> None:
        """Add what has changed to the sums of the first layer."""
        held = self.held
        self.changes = 0
        place: i64 = 0
        for now in self.inputs:
            if now != held[place]:
                self.note(place, i64(now))
            place += 1  # noqa: SIM113 - `enumerate` counts in plain numbers
        for i in range(AT_ONCE):  # none lacks at the end
            self.steps[self.changes + i] = 0
        for first in range(0, self.changes, AT_ONCE):
            self.add(first)

    def note(self, place: i64, now: i64) -> None:
        """Take down that an input has changed, if the net can tell."""
        net = self.net
        step = net.within(place, now) - net.within(place, i64(self.held[place]))
        self.held[place] = i16(now)
        if step != 0:
            self.steps[self.changes] = step
            self.rows[self.changes] = place * net.words
            self.changes += 1

    def add(self, first: i64) -> None:
        """Add four changes at once: a sum is read and written but once for them."""
        sums, weights, steps, rows = self.sums, self.net.first, self.steps, self.rows
        a, b, c, d = steps[first], steps[first + 1], steps[first + 2], steps[first + 3]
        to_b = rows[first + 1] - rows[first]
        to_c = rows[first + 2] - rows[first]
        to_d = rows[first + 3] - rows[first]
        at = rows[first]
        word: i64 = 0
        for held in sums:
            more = a * weights[at] + b * weights[at + to_b]
            more += c * weights[at + to_c] + d * weights[at + to_d]
            sums[word] = held + more
            word += 1  # noqa: SIM113 - as above
            at += 1

    def first_layer(self) -> None:
        """Take the sums apart and cut them off below 0 and at the cap."""
        layer, shift = self.layer, self.net.first_shift
        unit: i64 = 0
        for left in self.sums:
            for _lane in range(LANES):
                value = ((left + LANE_HALF) & LANE_MASK) - LANE_HALF
                left = (left - value) >> LANE
                layer[unit] = cut_off(value, shift, CAP)
                unit += 1

    def second_layer(self) -> None:
        """Weigh what the first layer says, two sums in one number, and cut them off as well."""
        layer, behind, weights = self.layer, self.behind, self.net.second
        at: i64 = 0
        unit: i64 = 0
        for left in self.net.second_bias:
            for said in layer:
                left += said * weights[at]
                at += 1
            for _half in range(PAIR):
                value = ((left + HALF_HALF) & HALF_MASK) - HALF_HALF
                left = (left - value) >> HALF
                behind[unit] = cut_off(value, SHARP, TOP)
                unit += 1

    def say(self) -> None:
        """What the heads make of it."""
        behind, answer, weights = self.behind, self.answer, self.net.heads
        at: i64 = 0
        for head in range(HEADS):
            total = self.net.head_bias[head]
            for said in behind:
                total += said * weights[at]
                at += 1
            answer[head] = total

    def points(self, head: i64) -> i64:
        """What a head that guesses points said, in hundredths."""
        return (self.answer[head] * (100 * POINTS)) >> (UNIT + SHARP)

    def chance(self) -> float:
        """How likely the seat wins, by the last answer."""
        logit = float(int(self.answer[WIN])) / 131072.0
        return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, logit))))


def put(buffer: vec[i16], place: i64, value: i64) -> None:
    """Write an input, held to what it may be."""
    buffer[place] = i16(at_most(at_least(value, -MOST), MOST))


def cut_off(value: i64, shift: i64, most: i64) -> i64:
    """What a unit says: nothing below 0, and never more than so much."""
    if value <= 0:
        return 0
    return at_most(value >> shift, most)


def packed(weights: list[int], lanes: i64, bits: i64) -> list[int]:
    """Lay weights side by side, so many in one number; the first is the lowest."""
    found: list[int] = []
    width, shift = int(lanes), int(bits)
    for at in range(0, len(weights), width):
        word = 0
        for lane in range(width):
            word += weights[at + lane] << (lane * shift)
        found.append(word)
    return found


def by_column(numbers: list[int], columns: i64) -> list[int]:
    """Numbers that stand in rows, column by column."""
    width = int(columns)
    return [numbers[at] for first in range(width) for at in range(first, len(numbers), width)]


def check(
    about: dict[str, Any],
    least: list[int],
    most: list[int],
    first: list[int],
    first_bias: list[int],
    second: list[int],
    second_bias: list[int],
) -> None:
    """Refuse a net whose parts do not fit, or whose units could leave their lanes."""
    wide, narrow = len(first_bias), len(second_bias)
    fits = len(first) == wide * len(least) and len(second) == wide * narrow
    if not fits or wide % int(LANES) or narrow % int(PAIR) or int(about["sharp"]) < int(UNIT):
        raise ValueError("the layers of this net do not fit each other")
    for unit in range(wide):
        far = abs(first_bias[unit])
        for i in range(len(least)):
            far += abs(first[i * wide + unit]) * max(abs(least[i]), abs(most[i]))
        if far >= int(LANE_HALF):
            raise ValueError(f"unit {unit} of this net could leave its lane")
    for unit in range(narrow):
        far = abs(second_bias[unit])
        far += sum(abs(second[i * narrow + unit]) for i in range(wide)) * int(CAP)
        if far >= int(HALF_HALF) // 2:
            raise ValueError(f"unit {unit} behind the first layer of this net could leave its lane")


def read_net(file: Path) -> Net:
    """Read a net and make it ready."""
    about, parts = read_parts(file)
    return Net(about, *parts)


def read_parts(file: Path) -> tuple[dict[str, Any], list[list[int]]]:
    """Read a file: a line of JSON, then the weights, two or four bytes each, lowest first."""
    head, _, body = file.read_bytes().partition(b"\n")
    about = json.loads(head)
    if about.get("format") != FORMAT:
        raise ValueError(f"{file.name} is no net of format {FORMAT}")
    parts: list[list[int]] = []
    at = 0
    for size, kind in about["parts"]:
        part = array(kind)
        part.frombytes(body[at : at + size * part.itemsize])
        if sys.byteorder == "big":
            part.byteswap()
        at += size * part.itemsize
        parts.append(part.tolist())
    return about, parts


def write_net(file: Path, about: dict[str, Any], parts: list[list[int]]) -> None:
    """Write a net as `read_parts` reads it."""
    kinds = ["h" if max(map(abs, part), default=0) < 32768 else "i" for part in parts]
    rows = [[len(part), kind] for part, kind in zip(parts, kinds, strict=True)]
    head = json.dumps({"format": FORMAT, **about, "parts": rows}, sort_keys=True)
    body = b""
    for part, kind in zip(parts, kinds, strict=True):
        numbers = array(kind, part)
        if sys.byteorder == "big":
            numbers.byteswap()
        body += numbers.tobytes()
    file.write_bytes(head.encode() + b"\n" + body)
