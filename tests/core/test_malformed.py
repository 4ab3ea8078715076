"""Bad data is answered with its place and what is wrong, in words."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from burgh.core.malformed import Malformed, between, converted


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """Something to read."""

    colour: Literal["red", "blue"]
    age: int | None = None
    cards: list[int] = []


@pytest.mark.parametrize(
    ("plain", "path", "problem"),
    [
        ({"colour": "green"}, "seat.colour", "'green' is not one of red, blue"),
        (
            {"colour": "red", "age": "x"},
            "seat.age",
            "a whole number or nothing is needed, not text",
        ),
        (
            {"colour": "red", "cards": [1, None]},
            "seat.cards[1]",
            "a whole number is needed, not nothing",
        ),
        ({"colour": "red", "cards": 5}, "seat.cards", "a list is needed, not a whole number"),
        ({"colour": "red", "hat": 1}, "seat", "unknown field: hat"),
        ({}, "seat", "the field 'colour' is missing"),
        ([], "seat", "an object is needed, not a list"),
    ],
)
def test_a_complaint_names_the_place_and_speaks_plainly(
    plain: object, path: str, problem: str
) -> None:
    """What the reader of data finds wrong is said as a person would."""
    with pytest.raises(Malformed) as caught:
        converted(plain, Seat, "seat")
    assert (caught.value.path, caught.value.problem) == (path, problem)


def test_a_number_outside_its_range_is_told_the_range() -> None:
    """And one inside is given back."""
    assert between(3, 1, 4, "x") == 3
    with pytest.raises(Malformed, match="x: 5 does not lie between 1 and 4"):
        between(5, 1, 4, "x")


def test_a_complaint_can_be_seen_from_further_out() -> None:
    """Places are joined as they are written: dots before names, none before brackets."""
    assert Malformed("money", "no").inside("players[0]").path == "players[0].money"
    assert Malformed("[2]", "no").inside("tiles").path == "tiles[2]"
