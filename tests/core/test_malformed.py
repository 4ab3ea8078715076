"""Bad data is answered with its place and what is wrong, in words."""

from __future__ import annotations

import pickle
from typing import Literal

import msgspec
import pytest

from burgh.core.malformed import Complaints, Malformed, between, converted, wrong


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """Something to read."""

    colour: Literal["red", "blue"]
    age: int | None = None
    cards: list[int] = []
    place: tuple[int, int] = (0, 0)


class Table(msgspec.Struct):
    """Something that holds others."""

    seats: list[Seat] | None = None


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
        (
            {"colour": "red", "place": [1]},
            "seat.place",
            "a list of 2 is needed, not of 1",
        ),
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


def test_what_may_stand_is_told_however_deep_it_lies() -> None:
    """The words are found by the place."""
    with pytest.raises(Malformed, match=r"seats\[1\].colour: 'pink' is not one of red, blue"):
        converted({"seats": [{"colour": "red"}, {"colour": "pink"}]}, Table)


def test_a_complaint_is_told_in_every_language() -> None:
    """From one message, with what somebody wrote in the quotes of the language."""
    with pytest.raises(Malformed) as caught:
        converted({"colour": "gr\neen"}, Seat)
    assert caught.value.told("en") == r"'gr\neen' is not one of red, blue"
    assert caught.value.told("fr").startswith("«\u202fgr\\neen\u202f» ne convient pas")
    assert caught.value.told("ru").startswith("«gr\\neen» не подходит")


def test_a_complaint_travels_between_processes() -> None:
    """With its place, its message and the room whose words say it."""
    for told in (
        wrong("a.b", "data-between", value="3", low="1", high="2"),
        Complaints("burgh.cli")("", "error-interrupted"),
        Malformed("x", "plain text"),
    ):
        again = pickle.loads(pickle.dumps(told))
        assert str(again) == str(told)
        assert (again.path, again.said, again.room) == (told.path, told.said, told.room)


def test_a_complaint_can_be_told_of_another_place() -> None:
    """In the same words."""
    told = Complaints("burgh.cli")("here", "error-interrupted").placed("there")
    assert str(told) == "there: interrupted"
