"""Positions of Big City: what is left out, what is wrong and where, and any data at all."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgh
from burgh.core.rng import Rng

SQUARE: list[dict[str, Any]] = [
    {"id": 1, "origin": [0, 0], "rotation": 0},
    {"id": 3, "origin": [3, 0], "rotation": 0},
    {"id": 5, "origin": [0, 3], "rotation": 0},
    {"id": 7, "origin": [3, 3], "rotation": 0},
]
PLAIN: dict[str, Any] = {
    "title": "bigcity",
    "districts": SQUARE,
    "pieces": [["city_hall", [19]], ["lincoln_park", [12, 15]]],
    "trams": ["19:N"],
    "hands": [["11", "12", "31", "51", "71"], ["13", "14", "32", "52", "72"]],
}


def read(**changes: Any) -> burgh.Game:
    """Read the plain position with some fields changed."""
    return burgh.from_position({**PLAIN, **changes})


def test_what_is_left_out_follows_from_what_is_there() -> None:
    """Piles hold what is in no hand and was not paid; the rest is out of the game."""
    position = read().position()
    assert position["piles"]["1"] == ["15", "16", "17", "18"]
    assert position["piles"]["2"][-1] == "28"
    assert sorted(position["out"]) == ["19", "lincoln_park"]
    assert position["options"] == {"players": 2}


def test_a_card_may_lie_in_a_pile_in_any_order() -> None:
    """Named piles are taken as they are, top first, and what is missing is out."""
    position = read(piles={"8": ["88", "81"]}).position()
    assert position["piles"]["8"] == ["88", "81"]
    assert "82" in position["out"]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"title": "suburbia2"}, "title"),
        ({"districts": [], "pieces": [], "trams": []}, "districts: there must be one"),
        ({"districts": [{"id": 9, "origin": [0, 0]}]}, r"districts\[0\]\.id"),
        ({"districts": [*SQUARE, SQUARE[0]]}, r"districts\[4\]\.id: district 1 is there"),
        ({"districts": [{"id": 1, "origin": [0, 0], "rotation": 4}]}, r"\[0\]\.rotation"),
        ({"districts": [{"id": 1, "origin": [0, 40]}]}, r"districts\[0\]\.origin\[1\]"),
        ({"districts": [*SQUARE, {"id": 2, "origin": [1, 1]}]}, r"districts\[4\]\.origin"),
        ({"districts": [{"id": 1, "origin": [20, 0]}]}, "could outgrow the map"),
        ({"pieces": [["castle", [11]]]}, r"pieces\[0\]\[0\]: there is no piece 'castle'"),
        ({"pieces": [["city_hall", [19]], ["city_hall", [16]]]}, r"pieces\[1\]\[0\]: more"),
        ({"pieces": [["city_hall", [21]]]}, r"pieces\[0\]\[1\]: lot 21 is not in the city"),
        ({"pieces": [["city_hall", [15, 16]]]}, r"pieces\[0\]\[1\]: these lots"),
        ({"pieces": [["bank", [19]], ["bank", [19]]]}, r"pieces\[1\]\[1\]: lot 19 is covered"),
        ({"trams": ["somewhere"]}, r"trams\[0\]"),
        ({"trams": ["19:N", "16:S"]}, r"trams\[1\]: a segment lies"),
        ({"trams": ["12:S"]}, r"trams\[0\]: 12:S lies inside a building"),
        ({"hands": [["11"], ["11"]]}, r"hands\[1\]\[0\]: card 11 lies elsewhere"),
        ({"hands": [["11"], ["99"]]}, r"hands\[1\]\[0\]: there is no card '99'"),
        ({"hands": [["11", "12", "13", "14", "15", "16"], []]}, r"hands\[0\]: at most 5"),
        ({"hands": [["back_1"], []]}, r"hands\[0\]\[0\]"),
        ({"hands": [[], []], "piles": {"9": []}}, r"piles\.9"),
        ({"hands": [[], []], "piles": {"1": ["21"]}}, r"piles\.1\[0\]"),
        ({"out": []}, "out: card .* lies nowhere"),
        ({"scores": [1]}, "scores: 2 seats"),
        ({"passes": 2}, "passes"),
        ({"turn": 2}, "turn"),
        ({"phase": "sleep"}, "phase"),
        ({"phase": "draw"}, "phase: no cards are due"),
        ({"phase": "reply"}, "phase: 'reply' belongs to the variant"),
        ({"phase": "place"}, "to_place"),
        ({"phase": "tram", "trams": [], "pieces": []}, "phase: 'tram' needs city hall"),
        ({"phase": "tram", "trams": []}, "phase: no second segment"),
        ({"phase": "origin", "district": 2, "pieces": []}, "phase: 'origin' needs city hall"),
        ({"phase": "site"}, "piece"),
        ({"phase": "origin"}, "district"),
        ({"phase": "rotation", "district": 2}, "origin"),
        ({"phase": "rotation", "district": 2, "origin": [20, 20]}, "nothing can be done"),
        ({"phase": "over"}, "end"),
        ({"end": "full"}, "end"),
        ({"known": [["11"]]}, "known: 2 seats"),
        ({"known": [["19"], []]}, r"known\[0\]\[0\]"),
        ({"viewer": 5}, "viewer"),
        ({"viewer": 0}, r"piles\.\d: 0 backs"),
        ({"colour": 1}, "colour"),
        ({"options": {"players": 6}}, "options.players"),
    ],
)
def test_a_position_that_does_not_fit_is_told_where(
    changes: dict[str, Any], complaint: str
) -> None:
    """Each mistake is named with its place."""
    with pytest.raises(burgh.Malformed, match=complaint):
        read(**changes)


# --- any data at all ------------------------------------------------------------------------------

SAMPLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "trade_cards": True},
    {"players": 2, "placed_piles_only": True, "draw_one_by_one": True},
)


def positions() -> list[dict[str, Any]]:
    """Give positions from random games, also in the middle of decisions, and views of them."""
    found = []
    for seed, options in enumerate(SAMPLES):
        game = burgh.new("bigcity", seed=seed, **options)
        rng = Rng(seed + 9)
        for ply in range(160):
            if game.is_over:
                break
            if ply % 8 == 3:
                found.append(game.position())
                found.append(game.view(ply % 3 - 1).position())
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
        found.append(game.position())
    return found


POSITIONS = positions()
leaf = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 9),
    st.sampled_from([1 << 70, -1.5, "", "11", "back_1", "lincoln_park", "15:N", "act", "draw"]),
    st.sampled_from(["reply", "exchange", "settle", "offer", "site", "origin", "rotation", "x"]),
    st.just([]),
    st.just({}),
)


def changed(data: Any, where: list[int], new: Any, how: int) -> Any:
    """Give plain data with one place replaced, left out or doubled."""
    if not where or not isinstance(data, list | dict) or not data:
        return new
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = keys[where[0] % len(keys)]
    copy = dict(data) if isinstance(data, dict) else list(data)
    if len(where) == 1 and how == 1:
        del copy[key]
    elif len(where) == 1 and how == 2 and isinstance(copy, list):
        copy.append(copy[key])
    else:
        copy[key] = changed(copy[key], where[1:], new, how)
    return copy


@settings(max_examples=300)
@given(
    st.sampled_from(POSITIONS),
    st.lists(
        st.tuples(st.lists(st.integers(0, 40), min_size=1, max_size=4), leaf, st.integers(0, 2)),
        min_size=1,
        max_size=3,
    ),
    st.integers(0, 99),
)
def test_data_from_outside_is_refused_or_plays(
    position: dict[str, Any], changes: list[tuple[list[int], Any, int]], seed: int
) -> None:
    """A changed position is told where it does not fit, or it is a position like any other."""
    for where, new, how in changes:
        position = changed(position, where, new, how)
    try:
        game = burgh.from_position(position)
    except burgh.Malformed:
        return
    check_it_plays(game, seed)


def check_it_plays(game: burgh.Game, seed: int) -> None:
    """Play on at random, look from every seat, write and read again."""
    again = burgh.from_position(json.loads(json.dumps(game.position())))
    assert again.state.pack() == game.state.pack()
    if game.state.viewer >= -1:
        game = burgh.View(game.title, game.options, game.state).imagine(Rng(seed))
    rng = Rng(seed)
    for _ in range(25):
        if game.is_over:
            assert game.outcome() is not None
            break
        for seat in range(-1, game.seats):
            view = game.view(seat)
            assert view.imagine(rng).view(seat).state.pack() == view.state.pack()
        moves = game.legal_moves
        assert len(moves) > 0
        game.push(moves[int(rng.below(len(moves)))])
