"""How well a net foretells games that it has not learned from."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from burgh.core.net import LEAD, OWN, WIN

Numbers = NDArray[np.floating]


@dataclass(frozen=True)
class Marks:
    """What is foretold of the points and of the lead (R²), and of the victory.

    `area` is how often the winner of two seats looks the likelier one (AUC), `loss` the log loss;
    both are nothing where every game is won, or none.
    """

    rows: int
    own: float
    lead: float
    area: float | None
    loss: float | None


def marks(said: Numbers, ends: Numbers) -> Marks:
    """Hold what a net said, its third head before it is made a chance, against the ends."""
    win = ends[:, int(WIN)]
    decided = win != 0.5
    told = 0 < win[decided].sum() < decided.sum()
    logit = said[:, int(WIN)][decided].astype(np.float64)
    return Marks(
        len(ends),
        explained(said[:, int(OWN)], ends[:, int(OWN)]),
        explained(said[:, int(LEAD)], ends[:, int(LEAD)]),
        area(logit, win[decided] > 0.5) if told else None,
        log_loss(logit, win[decided]) if told else None,
    )


def explained(said: Numbers, true: Numbers) -> float:
    """The share of the spread that is explained: R²."""
    spread = float(np.var(true.astype(np.float64)))
    missed = float(np.mean((said.astype(np.float64) - true.astype(np.float64)) ** 2))
    return round(1.0 - missed / spread, 4) if spread > 0.0 else 0.0


def area(said: Numbers, is_won: NDArray[np.bool_]) -> float:
    """How often a row that was won is ranked above one that was lost; equals count half."""
    _, place, count = np.unique(said, return_inverse=True, return_counts=True)
    rank = (np.cumsum(count) - (count - 1) / 2.0)[place]
    won = int(is_won.sum())
    above = float(rank[is_won].sum()) - won * (won + 1) / 2.0
    return round(above / (won * (len(said) - won)), 4)


def log_loss(logit: Numbers, win: Numbers) -> float:
    """How much the results surprise who believes the chances, in nats."""
    return round(float(np.mean(np.logaddexp(0.0, logit) - win * logit)), 4)
