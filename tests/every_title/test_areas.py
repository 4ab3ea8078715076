"""Areas: the table described in general, of titles that have no drawing of their own."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
import pytest

import burgh
from burgh.core.areas import Area
from burgh.core.rng import Rng
from tests.every_title.tables import SAMPLES, Sample, name, some


def has_areas(sample: Sample) -> bool:
    key, options = sample
    game = burgh.new(key, seed=1, **options)
    return bool(game.title.areas(game.state))


every_sample = pytest.mark.parametrize("sample", [*filter(has_areas, SAMPLES)], ids=name)


def areas_of(game: burgh.Game, seat: int) -> Sequence[Area]:
    found: Sequence[Area] = game.title.areas(game.view(seat).state)
    return found


@every_sample
def test_areas_tell_a_seat_no_more_than_its_view(sample: Sample) -> None:
    """Worlds that differ only in what it cannot see are described alike, to spectators too."""
    for game in some(sample, 31, 9):
        for seat in range(-1, game.seats):
            for seed in range(2):
                assert areas_of(game.imagine(seat, Rng(seed)), seat) == areas_of(game, seat)


@every_sample
def test_areas_are_plain_data_that_names_things_and_seats_of_the_table(sample: Sample) -> None:
    """They come back equal from JSON, and what lies in them has a name."""
    for game in some(sample, 32, 9):
        things = game.title.things(game.options)
        areas = list(areas_of(game, game.turn))
        sent = json.loads(msgspec.json.encode(areas))
        assert msgspec.convert(sent, list[Area]) == areas
        for area in areas:
            for place in area.places:
                assert not place.thing or place.thing in things
                assert place.owner is None or 0 <= place.owner < game.seats


@every_sample
def test_every_legal_move_can_be_put_together_from_places(sample: Sample) -> None:
    """Somebody who points at places reaches every field of every move."""
    for game in some(sample, 33, 5):
        areas = areas_of(game, game.turn)
        picks = {pick for area in areas for place in area.places for pick in place.picks.items()}
        for move in game.legal_moves:
            for field in move.__struct_fields__:
                assert (field, getattr(move, field)) in picks
