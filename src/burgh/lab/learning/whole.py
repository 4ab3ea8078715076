"""From floating point to the whole numbers of `core/net.py`, and the same answers in NumPy.

Weights are rounded as sharply as the lanes of the net allow.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from burgh.core.net import CAP, LANE_HALF, SHARP, TOP, UNIT, WIN, read_parts
from burgh.lab.learning.targets import Floats
from burgh.lab.learning.training import Layers, Numbers, Scale, pieces

SHARPEST: Final = 24
ONE: Final = 1 << (int(UNIT) + int(SHARP))  # of a head

Ints = NDArray[np.int64]
Doubles = NDArray[np.float64]


@dataclass(frozen=True)
class Whole:
    """A net in whole numbers: the parts of its file, and the bits behind the point at the front."""

    sharp: int
    parts: list[Ints]

    def lists(self) -> list[list[int]]:
        """The parts as a file holds them."""
        return [[int(number) for number in part.ravel()] for part in self.parts]

    def say(self, numbers: Numbers) -> Floats:
        """The heads of many rows, as the engine's own net answers, in floating point."""
        said = [self.answer(piece) for piece in pieces(numbers)]
        found: Floats = (np.concatenate(said) / ONE).astype(np.float32)
        return found

    def answer(self, numbers: Numbers) -> Ints:
        """What the engine's net answers, bit by bit. Doubles hold every sum here exactly."""
        least, most, first, first_bias, second, second_bias, heads, head_bias = self.parts
        inputs = np.clip(numbers.astype(np.int64), least, most)
        wide = cut(exact(inputs, first) + first_bias, self.sharp - int(UNIT), int(CAP))
        narrow = cut(exact(wide, second) + second_bias, int(SHARP), int(TOP))
        return exact(narrow, heads) + head_bias


def exact(left: Ints, right: Ints) -> Ints:
    """The product of two matrices; NumPy is quick with doubles only."""
    found: Ints = (left.astype(np.float64) @ right.astype(np.float64)).astype(np.int64)
    return found


def cut(sums: Ints, shift: int, most: int) -> Ints:
    """What units say: nothing below 0, and no more than the cap."""
    found: Ints = np.clip(sums >> shift, 0, most)
    return found


def whole(layers: Layers, scale: Scale) -> Whole:
    """Round a net, the scale of its inputs folded into its weights."""
    first, first_bias, second, second_bias, heads, head_bias = (
        part.astype(np.float64) for part in layers.parts
    )
    folded = first / scale.size[:, None].astype(np.float64)
    shifted = first_bias - scale.mean.astype(np.float64) @ folded
    sharp = sharpest(folded, shifted, scale)
    parts = [
        scale.least,
        scale.most,
        rounded(folded, sharp),
        rounded(shifted, sharp) + half(sharp - int(UNIT)),
        rounded(second, int(SHARP)),
        rounded(second_bias, int(SHARP) + int(UNIT)) + half(int(SHARP)),
        rounded(heads, int(SHARP)),
        rounded(head_bias, int(SHARP) + int(UNIT)),
    ]
    return Whole(sharp, parts)


def rounded(weights: Doubles, bits: int) -> Ints:
    """Weights as whole numbers with so many bits behind the point."""
    return np.rint(weights * 2.0**bits).astype(np.int64)


def half(bits: int) -> int:
    """What makes cutting bits off the same as rounding."""
    return 1 << (bits - 1) if bits else 0


def sharpest(first: Doubles, bias: Doubles, scale: Scale) -> int:
    """The most bits behind the point that leave every unit in its lane, whatever is read."""
    furthest = np.maximum(np.abs(scale.least), np.abs(scale.most))
    for sharp in range(SHARPEST, int(UNIT) - 1, -1):
        weights = np.abs(rounded(first, sharp))
        biases = np.abs(rounded(bias, sharp) + half(sharp - int(UNIT)))
        if int((biases + furthest @ weights).max()) < int(LANE_HALF):
            return sharp
    return int(UNIT)  # `check` of the net will say which unit is too large


def chances(said: Floats) -> Floats:
    """The same heads, the third made a chance."""
    found = said.copy()
    found[:, int(WIN)] = 1.0 / (1.0 + np.exp(-np.clip(said[:, int(WIN)], -40.0, 40.0)))
    return found


def read_whole(file: Path) -> Whole:
    """The net of a file as whole numbers that NumPy asks."""
    about, parts = read_parts(file)
    least, most, first, first_bias, second, second_bias, heads, head_bias = map(np.array, parts)
    matrices = (
        first.reshape(len(least), -1),
        second.reshape(len(first_bias), -1),
        heads.reshape(len(second_bias), -1),
    )
    first, second, heads = matrices
    layers = [first, first_bias, second, second_bias, heads, head_bias]
    return Whole(int(about["sharp"]), [least, most, *layers])
