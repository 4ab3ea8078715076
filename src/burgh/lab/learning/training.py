"""Training of a small net in floating point: two layers that are cut off, and three heads."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from burgh.core.net import CAP, HEADS, TOP, UNIT, WIN
from burgh.lab.learning.targets import Floats

MOST_WIDE: Final = float(int(CAP)) / (1 << int(UNIT))  # the most that a unit of a layer says
MOST_NARROW: Final = float(int(TOP)) / (1 << int(UNIT))
FURTHEST: Final = 16.0  # an input is scaled so that it never reads more, however rare its extremes
BEND: Final = 1.5  # points missed by more than 48 count by their amount, not by its square
FADE_MEAN: Final = 0.9
FADE_SPREAD: Final = 0.999
TINY: Final = 1e-8
AT_ONCE: Final = 65536  # rows that are turned into larger numbers at a time

Numbers = NDArray[np.int16]


@dataclass(frozen=True)
class Training:
    """How a net is trained."""

    epochs: int = 8
    batch: int = 1024
    rate: float = 0.001  # of the first steps; it falls to nothing along a cosine
    decay: float = 1.0  # what a step takes off every weight, of the rate: games are few, rows alike
    win: float = 1.0  # how much the victory counts beside the points


@dataclass
class Scale:
    """How an input becomes a number around 0."""

    mean: Floats
    size: Floats
    least: NDArray[np.int64]
    most: NDArray[np.int64]

    def read(self, numbers: Numbers) -> Floats:
        """The inputs of some rows, scaled."""
        found: Floats = (numbers.astype(np.float32) - self.mean) / self.size
        return found


def scale_of(numbers: Numbers, rows: NDArray[np.int64]) -> Scale:
    """The scale of each input, by its mean and spread in some rows."""
    total, squares = np.zeros((2, numbers.shape[1]))
    least = np.full(numbers.shape[1], np.iinfo(np.int64).max)
    most = -least
    for first in range(0, len(rows), AT_ONCE):
        piece = numbers[rows[first : first + AT_ONCE]].astype(np.int64)
        total += piece.sum(axis=0)
        squares += (piece**2).sum(axis=0)
        least = np.minimum(least, piece.min(axis=0))
        most = np.maximum(most, piece.max(axis=0))
    mean = total / len(rows)
    spread = np.sqrt(np.maximum(0.0, squares / len(rows) - mean**2))
    size = np.maximum(spread, (most - least) / FURTHEST)
    size[size == 0.0] = 1.0
    return Scale(mean.astype(np.float32), size.astype(np.float32), least, most)


def pieces(numbers: Numbers) -> Iterator[Numbers]:
    """Rows in pieces that fit into memory as larger numbers."""
    for first in range(0, len(numbers), AT_ONCE):
        yield numbers[first : first + AT_ONCE]


class Layers:
    """The weights of a net, in the order in which they are asked: matrix, bias, three times."""

    def __init__(self, parts: list[Floats]) -> None:
        self.parts = parts

    def copy(self) -> Layers:
        """The same weights, to keep."""
        return Layers([part.copy() for part in self.parts])

    def say(self, inputs: Floats) -> Floats:
        """The heads of some rows."""
        return self.steps(inputs)[-1]

    def steps(self, inputs: Floats) -> list[Floats]:
        """What both layers and the heads make of some rows."""
        first, first_bias, second, second_bias, heads, head_bias = self.parts
        wide = np.clip(inputs @ first + first_bias, 0.0, MOST_WIDE)
        narrow = np.clip(wide @ second + second_bias, 0.0, MOST_NARROW)
        return [wide, narrow, narrow @ heads + head_bias]

    def slopes(self, inputs: Floats, said: list[Floats], slope: Floats) -> list[Floats]:
        """What each weight does to the loss, from what the heads do to it."""
        wide, narrow, _ = said
        _, _, second, _, heads, _ = self.parts
        behind = (slope @ heads.T) * ((narrow > 0.0) & (narrow < MOST_NARROW))
        front = (behind @ second.T) * ((wide > 0.0) & (wide < MOST_WIDE))
        return [
            inputs.T @ front,
            front.sum(axis=0),
            wide.T @ behind,
            behind.sum(axis=0),
            narrow.T @ slope,
            slope.sum(axis=0),
        ]


def fresh_layers(inputs: int, wide: int, narrow: int, chance: np.random.Generator) -> Layers:
    """Weights to begin with; the heads begin with nothing."""
    first = chance.standard_normal((inputs, wide)) * math.sqrt(1.0 / inputs)
    second = chance.standard_normal((wide, narrow)) * math.sqrt(2.0 / wide)
    parts = [
        first,
        np.full(wide, 0.5),
        second,
        np.full(narrow, 0.1),
        chance.standard_normal((narrow, int(HEADS))) * 0.05,
        np.zeros(int(HEADS)),
    ]
    return Layers([part.astype(np.float32) for part in parts])


class Adam:
    """Steps against the slope, each weight by what its own slopes have been."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.count = 0
        self.means = [np.zeros_like(part) for part in layers.parts]
        self.spreads = [np.zeros_like(part) for part in layers.parts]

    def step(self, slopes: list[Floats], rate: float, decay: float) -> None:
        """Change every weight a little."""
        self.count += 1
        first = 1.0 - FADE_MEAN**self.count
        second = 1.0 - FADE_SPREAD**self.count
        for i, part in enumerate(self.layers.parts):
            mean, spread, slope = self.means[i], self.spreads[i], slopes[i]
            mean += np.float32(1.0 - FADE_MEAN) * (slope - mean)
            spread += np.float32(1.0 - FADE_SPREAD) * (slope * slope - spread)
            change = (mean / np.float32(first)) / (np.sqrt(spread / np.float32(second)) + TINY)
            if part.ndim == 2:
                change = change + np.float32(decay) * part
            part -= np.float32(rate) * change


def loss_of(said: Floats, wanted: Floats, win: float) -> float:
    """How much is missed in the mean."""
    points, logit = said[:, : int(WIN)], said[:, int(WIN)]
    missed = np.abs(points - wanted[:, : int(WIN)])
    bent = np.where(missed < BEND, missed**2 / 2, BEND * (missed - BEND / 2)).sum(axis=1)
    surprise = np.logaddexp(0.0, logit) - wanted[:, int(WIN)] * logit
    return float(np.mean(bent + win * surprise, dtype=np.float64))


def slope_of(said: Floats, wanted: Floats, win: float) -> Floats:
    """What each head of each row does to the loss."""
    slope = np.clip(said - wanted, -BEND, BEND)
    chance = 1.0 / (1.0 + np.exp(-np.clip(said[:, int(WIN)], -30.0, 30.0)))
    slope[:, int(WIN)] = win * (chance - wanted[:, int(WIN)])
    found: Floats = slope / np.float32(len(said))
    return found


@dataclass(frozen=True)
class Trained:
    """The best net of a training: its weights, their scale, and the loss after every epoch."""

    layers: Layers
    scale: Scale
    losses: list[float]


def train(
    numbers: Numbers,
    wanted: Floats,
    held: NDArray[np.bool_],
    size: tuple[int, int],
    how: Training,
    seed: int,
    tell: Callable[[int, float], object] | None = None,
) -> Trained:
    """Train a net on rows; those `held` back say after which epoch it was best."""
    chance = np.random.default_rng(seed)
    taught, kept = np.flatnonzero(~held), np.flatnonzero(held)
    scale = scale_of(numbers, taught)
    layers = fresh_layers(numbers.shape[1], *size, chance)
    adam = Adam(layers)
    best, losses = layers.copy(), [math.inf]
    steps = how.epochs * math.ceil(len(taught) / how.batch)
    for epoch in range(how.epochs):
        order = chance.permutation(taught)
        for first in range(0, len(order), how.batch):
            rows = order[first : first + how.batch]
            rate = how.rate * (1.0 + math.cos(math.pi * adam.count / steps)) / 2.0
            inputs = scale.read(numbers[rows])
            said = layers.steps(inputs)
            slope = slope_of(said[-1], wanted[rows], how.win)
            adam.step(layers.slopes(inputs, said, slope), rate, how.decay)
        loss = loss_of(said_of(layers, scale, numbers[kept]), wanted[kept], how.win)
        if loss < min(losses):
            best = layers.copy()
        losses.append(loss)
        if tell is not None:
            tell(epoch + 1, loss)
    return Trained(best, scale, losses[1:])


def said_of(layers: Layers, scale: Scale, numbers: Numbers) -> Floats:
    """The heads of many rows."""
    said = [layers.say(scale.read(piece)) for piece in pieces(numbers)]
    return np.concatenate(said) if said else np.zeros((0, int(HEADS)), dtype=np.float32)
