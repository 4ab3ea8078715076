"""What a net should have said: the end of the game, and what was seen on the way to it."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from burgh.bots.search.judge import SCALE
from burgh.core.net import HEADS, LEAD, OWN, POINTS, WIN
from burgh.lab.learning.recording import NO_SEARCH
from burgh.lab.learning.rows import Column

Floats = NDArray[np.float32]


def results(columns: dict[str, Column]) -> Floats:
    """How the games ended, a line of three heads for each row; points as a net counts them."""
    found = np.empty((len(columns["game"]), int(HEADS)), dtype=np.float32)
    found[:, int(OWN)] = columns["own"] / float(int(POINTS))
    found[:, int(LEAD)] = columns["lead"] / float(int(POINTS))
    found[:, int(WIN)] = columns["win"]
    return found


def by_outlook(columns: dict[str, Column]) -> Floats:
    """What the outlook says, as a net would; the chance of a win as bots guess it from the lead."""
    found = np.empty((len(columns["game"]), int(HEADS)), dtype=np.float32)
    found[:, int(OWN)] = columns["outlook"] / (100.0 * int(POINTS))
    found[:, int(LEAD)] = columns["outlook_lead"] / (100.0 * int(POINTS))
    found[:, int(WIN)] = columns["outlook_lead"] / SCALE
    return found


def wanted(columns: dict[str, Column], said: Floats | None, trace: float, mix: float) -> Floats:
    """What is learned: the end, led back through what the net and its searches saw on the way.

    `said` is what the net that played said of each row, its third head as a chance. Of what comes
    after a row, `trace` counts as it went on, the rest as it was judged there: TD(lambda). Where a
    search looked ahead, `mix` of the lead is what it saw.
    """
    found = results(columns)
    seen = searched(columns, None if said is None else said[:, int(LEAD)])
    if said is not None and trace < 1.0:
        judged = said.copy()
        judged[:, int(LEAD)] = seen
        found = led_back(columns, judged, found, trace)
    looked = columns["ahead"] != NO_SEARCH
    lead = found[looked, int(LEAD)]
    found[looked, int(LEAD)] = (1.0 - mix) * lead + mix * seen[looked]
    return found


def searched(columns: dict[str, Column], said: Floats | None) -> Floats:
    """The lead that a search saw; where there was none, what the net said at once, or nothing."""
    at_once = np.zeros(len(columns["game"]), dtype=np.float32) if said is None else said
    seen = columns["ahead"] / (100.0 * float(int(POINTS)))
    found: Floats = np.where(columns["ahead"] != NO_SEARCH, seen, at_once).astype(np.float32)
    return found


def led_back(columns: dict[str, Column], judged: Floats, ends: Floats, trace: float) -> Floats:
    """Go back through the rows of each seat, from the last, whose target is the end itself."""
    found = ends.copy()
    follower = followers(columns)
    for step in steps_from_end(follower):
        after = follower[step]
        found[step] = (1.0 - trace) * judged[after] + trace * found[after]
    return found


def followers(columns: dict[str, Column]) -> NDArray[np.int64]:
    """For each row the next one of its game and seat; itself where it is the last."""
    order = np.lexsort((columns["ply"], columns["seat"], columns["game"], columns["generation"]))
    following = np.arange(len(order))
    same = np.ones(max(0, len(order) - 1), dtype=bool)
    for name in ("generation", "game", "seat"):
        line = columns[name][order]
        same &= line[1:] == line[:-1]
    following[order[:-1][same]] = order[1:][same]
    return following


def steps_from_end(follower: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """The rows by how far they are from the last of their seat: one step, two, and so on."""
    far = np.zeros(len(follower), dtype=np.int64)
    jump = follower.copy()
    rows = np.arange(len(follower))
    left = jump != rows
    while left.any():
        far[left] += 1
        before = jump
        jump = np.where(left, follower[jump], jump)
        left = left & (jump != before)
    order = np.argsort(far, kind="stable")
    ends = np.searchsorted(far[order], np.arange(1, far.max(initial=0) + 2))
    return [order[a:b] for a, b in pairwise(ends)]
