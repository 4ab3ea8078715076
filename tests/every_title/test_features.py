"""What a net reads of a position: what a seat may see, and nothing else."""

from __future__ import annotations

import pytest

import burgh
from burgh.core.folders import package_folder
from burgh.core.ints import i16, vec
from burgh.core.net import Seen
from burgh.core.rng import Rng
from burgh.core.state import State
from tests.every_title.tables import Sample, every_sample, some


def read(state: State, seat: int) -> list[int]:
    """What the net reads, written over numbers that stood there before."""
    buffer = vec[i16]([77] * int(state.inputs()))
    state.features_into(seat, buffer)
    return [int(number) for number in buffer]


def is_read(sample: Sample) -> bool:
    """Whether a net reads this title."""
    return int(burgh.new(sample[0], seed=0, **sample[1]).state.inputs()) > 0


@every_sample
def test_nothing_hidden_changes_what_a_net_reads(sample: Sample) -> None:
    """Two positions that a seat cannot tell apart give the same numbers."""
    if not is_read(sample):
        return
    rng = Rng(6)
    for game in some(sample, 3, 7):
        for seat in range(0 if game.is_over else game.seats):
            seen = read(game.state, seat)
            view = game.state.view(seat)
            assert read(view, seat) == seen
            for _ in range(3):
                other = view.clone()
                other.imagine(rng)
                assert read(other, seat) == seen


@every_sample
def test_a_position_is_read_without_being_changed(sample: Sample) -> None:
    """Not a number of it, and the same again gives the same."""
    if not is_read(sample):
        return
    for game in some(sample, 4, 9):
        if not game.is_over:
            before = game.state.pack()
            first = read(game.state, int(game.state.decider()))
            assert first == read(game.state, int(game.state.decider()))
            assert game.state.pack() == before


@every_sample
def test_what_has_changed_alone_is_worked_out_again(sample: Sample) -> None:
    """Asked one after the other or each for the first time, positions get the same answers."""
    if not is_read(sample):
        return
    net = burgh.new(sample[0], seed=0, **sample[1]).state.net()
    if net is None:
        return
    running = Seen(net)
    for game in some(sample, 5, 5):
        if not game.is_over:
            seat = int(game.state.decider())
            game.state.features_into(seat, running.inputs)
            running.ask()
            fresh = Seen(net)
            game.state.features_into(seat, fresh.inputs)
            fresh.ask()
            assert list(running.answer) == list(fresh.answer)


@pytest.mark.parametrize("key", burgh.titles())
def test_a_net_that_comes_with_a_title_fits_it(key: str) -> None:
    """It reads as many numbers as the title writes; of another net bots would make no use."""
    folder = package_folder(burgh.title(key).package)
    if (folder / "net.bin").is_file():
        assert burgh.new(key, seed=0).state.net() is not None
