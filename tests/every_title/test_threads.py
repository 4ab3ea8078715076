"""Games in several threads do not disturb each other: nothing that games share is written."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import pytest

import burgh
from burgh.core.codec import from_bytes, to_bytes
from burgh.core.rng import Rng
from burgh.core.state import State
from tests.every_title.tables import Sample, name, play, some

THREADS = 3
GAMES = 3
REST = 23  # plies from one thorough look at a game to the next
SWITCH_SECONDS = 1e-6  # threads take turns as often as the interpreter allows
Told = list[object]


def few(key: str) -> list[Sample]:
    """Give a few of a title's samples, from the first to the last."""
    samples = burgh.title(key).options.samples
    return [(key, samples[i]) for i in (0, len(samples) // 2, len(samples) - 1)]


FEW = [sample for key in burgh.titles() for sample in few(key)]


@pytest.fixture(autouse=True)
def _switching() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    yield
    sys.setswitchinterval(usual)


def in_threads(work: Callable[[int], Told]) -> list[Told]:
    """Do the same pieces of work at the same time."""
    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(work, range(GAMES)))


@pytest.mark.parametrize("sample", FEW, ids=name)
def test_games_in_threads_end_as_they_do_alone(sample: Sample) -> None:
    """Moves, refusals, views, explanations, bytes and positions: all is as in one thread."""
    wild = [move for game in some(sample, 1, 9) for move in game.legal_moves[:1]]

    def work(seed: int) -> Told:
        return [told for game in play(sample, seed) for told in everything(game, wild)]

    assert in_threads(work) == [work(seed) for seed in range(GAMES)]


def everything(game: burgh.Game, wild: list[burgh.core.moves.Move]) -> Told:
    """Ask a position whatever can be asked: each ply the list, now and then all the rest."""
    told: Told = [game.state.legal(), game.state.outlook(game.turn)]
    if game.ply % REST == 0 and not game.is_over:
        view = game.view(game.turn)
        told += [game.refusal(move) for move in wild]
        told += [view.explain(move) for move in game.legal_moves[:3]]
        told += [again.pack() for again in rewritten(game)]
        told += [view.imagine(Rng(1)).state.pack()]
    return told


def rewritten(game: burgh.Game) -> Iterator[State]:
    """Give the position as it comes back from bytes and from JSON."""
    yield game.title.position.unpack(game.options, from_bytes(to_bytes(game.state.pack())))
    yield burgh.from_position(game.position()).state


@pytest.mark.parametrize("key", burgh.titles())
def test_the_legal_list_of_one_position_knows_nothing_of_another(key: str) -> None:
    """Threads that list different positions of the same options again and again agree with one."""
    sample = few(key)[0]
    states = [game.state for seed in range(GAMES) for game in some(sample, seed, 3)]

    def work(seed: int) -> Told:
        mine = [state.clone() for state in states[seed:] + states[:seed]]
        return [state.legal() for _, state in product(range(2), mine)]

    assert in_threads(work) == [work(seed) for seed in range(GAMES)]
