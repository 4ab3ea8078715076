"""Facts: what follows from a view by the rules, for a table to show; phases of a decision."""

from __future__ import annotations

import json

import msgspec
import pytest

import burgh
from burgh.core.rng import Rng
from burgh.core.title import Plain
from tests.every_title.tables import SAMPLES, Sample, every_sample, name, some


def facts_of(game: burgh.Game, seat: int) -> dict[str, Plain]:
    return game.title.facts(game.view(seat).state)


@every_sample
def test_facts_tell_a_seat_no_more_than_its_view(sample: Sample) -> None:
    """Worlds that differ only in what it cannot see have the same facts, for spectators too."""
    for game in some(sample, 34, 7):
        for seat in range(-1, game.seats):
            for seed in range(2):
                assert facts_of(game.imagine(seat, Rng(seed)), seat) == facts_of(game, seat)


@every_sample
def test_facts_are_plain_data(sample: Sample) -> None:
    """They come back equal from JSON, and making them changes nothing."""
    for game in some(sample, 35, 7):
        view = game.view(game.turn if not game.is_over else 0)
        before = view.state.pack()
        facts = view.title.facts(view.state)
        assert json.loads(msgspec.json.encode(facts)) == facts
        assert view.state.pack() == before


@pytest.mark.parametrize("sample", SAMPLES, ids=name)
def test_no_game_begins_in_the_middle_of_a_decision(sample: Sample) -> None:
    """A half phase is a phase of the title, not the one a game begins with and not its end."""
    key, options = sample
    title = burgh.title(key)
    assert set(title.half_phases) <= set(title.phases) - {"over"}
    assert burgh.new(key, seed=36, **options).phase not in title.half_phases
