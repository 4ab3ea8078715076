"""Golden records of Big City: every table people sit at, every move, piece and end occurs."""

from __future__ import annotations

from typing import get_args

import pytest

from burgh.games.bigcity.moves import BigCityMove
from burgh.games.bigcity.options import in_play, read_options
from tests.records.make_bigcity import OWN, VARIANTS
from tests.records.replayed import files, replayed

FILES = files("bigcity")
pytestmark = pytest.mark.slow  # all of them are replayed


def test_every_number_of_players_variant_supply_and_pack_has_a_record() -> None:
    """None of the tables people sit at is missing."""
    tables = [replayed(file).options for file in FILES]
    assert {options.players for options in tables} == {2, 3, 4, 5}
    assert {options.supply for options in tables} == {"box_52", "seed_table", "inventory_variant"}
    assert {pack for options in tables for pack in options.packs} == set(OWN)
    for variant in (*VARIANTS, "custom_buildings"):
        assert any(getattr(options, variant) for options in tables)


def test_both_ways_to_end_have_records() -> None:
    """By passes and with the city full, for every number of players (R7.1, R7.2)."""
    played = [(replayed(file).options.players, replayed(file).outcome()) for file in FILES]
    ends = {(players, outcome.reason) for players, outcome in played if outcome is not None}
    assert ends == {(players, reason) for players in (2, 3, 4, 5) for reason in ("passes", "full")}


def test_every_kind_of_move_is_made() -> None:
    """All small decisions, trade and its fallback included."""
    made = {type(move) for file in FILES for move in replayed(file).moves}
    assert made == set(get_args(BigCityMove))


def test_every_piece_is_built() -> None:
    """The whole box, the small expansion and the packs of ours."""
    built = {piece for file in FILES for piece, _ in replayed(file).position()["pieces"]}
    options = read_options({"packs": OWN, "custom_buildings": True})
    assert built == {piece.name for piece in in_play(options).tables.pieces}
