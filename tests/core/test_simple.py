"""A State in plain Python: what follows from its declared fields."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

import burgh
from burgh.core.ints import i64, vec
from burgh.core.ledger import Ledger
from burgh.core.moves import WHICH, Move, Moves, WordField
from burgh.core.rng import Rng
from burgh.core.simple import Names, Numbers, SimpleState, deal_face_down

COLOURS = ("none", "red", "blue", "back")


class Toy(SimpleState):
    """Two seats take a colour from a bag, the first that there is."""

    track_fields = ("points",)

    due: Annotated[int, Names(names=("take", "over"))]
    active: int
    points: Annotated[list[int], Numbers(0, 9)]
    bag: Annotated[list[int], Names(names=COLOURS, is_loose=True)]

    def legal(self) -> list[int]:
        return sorted(set(self.bag)) if self.due == 0 else []

    def apply(self, move: int, ledger: Ledger | None = None) -> None:
        self.bag.remove(move)

    def conceal(self, seat: int) -> None:
        self.bag = [3] * len(self.bag)

    def imagine(self, rng: Rng) -> None:
        deal_face_down(self.bag, 3, [1, 2], rng)


class Take(Move, frozen=True, code=0, due=(0,), text="take {colour}"):
    """Take a colour: `take red`."""

    colour: Annotated[
        str, WordField(WHICH, COLOURS, what="a colour", example="red", face_down="back")
    ]


class Wait(Move, frozen=True, code=1, due=(0,), text="wait"):
    """Wait: `wait`."""


MOVES: Moves[Toy] = Moves(Take | Wait)


def toy(**fields: Any) -> Toy:
    return Toy(**{"due": 0, "active": 1, "points": [3, 4], "bag": [2, 1, 2], **fields})


def test_a_copy_is_equal_and_apart() -> None:
    """Lists too, and who looks at it."""
    state = toy()
    state.viewer = 1
    copy = state.clone()
    assert copy.equals(state)
    copy.points[0] += 1
    copy.bag.pop()
    assert (state.points, state.bag, int(copy.viewer)) == ([3, 4], [2, 1, 2], 1)


@pytest.mark.parametrize(
    "field", [{"due": 1}, {"active": 0}, {"points": [3, 5]}, {"bag": [2, 1]}, {"bag": [1, 2, 2]}]
)
def test_a_packed_position_tells_every_field(field: dict[str, Any]) -> None:
    """And brings it back."""
    state = toy(**field)
    assert state.pack() != toy().pack()
    assert Toy.unpack(state.pack()).equals(state)
    assert Toy.read(state.write(), toy()).equals(state)


def test_a_position_is_written_by_name() -> None:
    """Things by their names, numbers as they are."""
    assert toy().write() == {
        "viewer": -2,
        "due": "take",
        "active": 1,
        "points": [3, 4],
        "bag": ["blue", "red", "blue"],
    }


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("bag", ["green"], r"bag\[0\]: 'green' is not one of none, red"),
        ("bag", "red", "bag: a list is needed"),
        ("points", [1], "points: 2 are needed, not 1"),
        ("points", [1, True], r"points\[1\]: a whole number is needed"),
        ("points", [1, 10], r"points\[1\]: 10 does not lie between 0 and 9"),
        ("active", 2, "active: 2 does not lie between 0 and 1"),
        ("viewer", 2, "viewer: 2 does not lie between -2 and 1"),
        ("colour", 1, "unknown field: colour"),
    ],
)
def test_what_does_not_fit_is_named(field: str, value: Any, problem: str) -> None:
    """The place, and what is wrong there."""
    with pytest.raises(burgh.Malformed, match=problem):
        Toy.read({**toy().write(), field: value}, toy())


def test_a_field_that_is_missing_is_named() -> None:
    """In a position, and in a deal."""
    rest = {name: value for name, value in toy().write().items() if name != "bag"}
    with pytest.raises(burgh.Malformed, match="the field 'bag' is missing"):
        Toy.read(rest, toy())
    with pytest.raises(TypeError, match="declared"):
        Toy(due=0)


def test_what_is_legal_follows_from_the_list() -> None:
    """The buffer, a random one, and whether one is on it."""
    state = toy()
    buffer = vec[i64]([0] * int(state.most_legal()))
    assert [int(buffer[i]) for i in range(int(state.legal_into(buffer)))] == [1, 2]
    rng = Rng(1)
    assert {int(state.random_move(rng)) for _ in range(20)} == {1, 2}
    assert state.is_legal(2)
    assert not state.is_legal(3)


def test_a_number_stops_where_its_declaration_ends_and_the_ledger_says_so() -> None:
    """What was meant, and what was left of it."""
    state, ledger = toy(), Ledger()
    state.change(ledger, "T1", 0, "points", -5, 7)
    (entry,) = ledger.entries
    assert (entry.seat, entry.track, entry.amount, entry.applied) == (0, 0, -5, -3)
    assert (entry.cause, entry.rule, state.points) == (7, "T1", [0, 4])


def test_the_seat_the_phase_and_the_points_are_read_from_the_fields() -> None:
    """The last phase is the end, the last track is what one wins by."""
    state = toy()
    assert (state.seats(), state.turn(), state.phase(), state.is_over()) == (2, 1, 0, False)
    assert (state.tracks(), state.value(1, 0), state.score(1), state.standing(1)) == (1, 4, 4, 4)
    assert toy(due=1).is_over()
    assert Toy.phase_names() == ("take", "over")


def test_things_face_down_are_dealt_from_those_unseen() -> None:
    """Each once; where they do not suffice they come again."""
    for seed in range(9):
        bag, unseen = [3, 1, 3], [1, 2]
        deal_face_down(bag, 3, unseen, Rng(seed))
        assert (bag[1], sorted([bag[0], bag[2]]), unseen) == (1, [1, 2], [])
    bag = [3, 3]
    deal_face_down(bag, 3, [2], Rng(1))
    assert bag == [2, 2]


def test_a_wish_is_a_move_for_each_value_of_each_field() -> None:
    """What lies face down is not wished for; kinds without fields are one wish."""
    assert list(MOVES.wishes(toy())) == [Take("red"), Take("none"), Take("blue"), Wait()]
    assert list(MOVES.wishes(toy(due=1))) == []


def test_a_word_that_is_not_on_the_list_has_a_number_no_legal_move_has() -> None:
    """So whoever looks it up among the legal ones does not find it."""
    state = toy()
    assert MOVES.number(state, Take("blue")) == 2
    assert MOVES.number(state, Take("green")) not in state.legal()
    assert MOVES.name(state, 3) == MOVES.read(state, "take back") == Take("back")
