"""`burgh checksum`: the same lines compiled and uncompiled, or the engine has two minds."""

from __future__ import annotations

import hashlib
from typing import Final

import burgh
from burgh.cli.arguments import Switch
from burgh.cli.output import FINE, print_json
from burgh.core.rng import Rng
from burgh.core.title import AnyTitle

SEEDS: Final = range(1, 4)


def checksum(*, json: Switch = False) -> int:
    """Print one digest per title, over every position of fixed random games.

    Parameters
    ----------
    json
        Print one JSON object: title to digest.
    """
    found = {key: digest(burgh.title(key)) for key in burgh.titles()}
    if json:
        print_json(found)
    else:
        for key, value in found.items():
            print(key, value)
    return FINE


def digest(title: AnyTitle) -> str:
    """Sum up random games with each of the title's sample options."""
    total = hashlib.sha256()
    for sample in title.options.samples:
        options = title.options.read(sample)
        for seed in SEEDS:
            rng = Rng(seed)
            state = title.deal(options, rng)
            for _ in range(title.most_plies):
                total.update(b"%08x" % state.digest())
                if state.is_over():
                    break
                state.apply(state.random_move(rng), None)
            scores = [int(state.score(seat)) for seat in range(state.seats())]
            total.update(repr(scores).encode())
    return total.hexdigest()[:32]
