"""Styles of play and short sight: what a title brings for them, and that nothing hidden shows."""

from __future__ import annotations

import pytest

import burgh
from burgh.bots import make
from burgh.bots.styles import styles, weights
from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.core.state import FAR, State
from burgh.core.text import LANGUAGES, words
from tests.every_title.tables import Sample, every_sample, some

every_title = pytest.mark.parametrize("key", burgh.titles())


def tastes(state: State, seat: int) -> list[int]:
    """What a style may like, written over numbers that stood there before."""
    buffer = vec[i64]([77] * len(state.TASTES))
    state.tastes_into(seat, buffer)
    return [int(number) for number in buffer]


@every_title
def test_a_style_likes_what_its_title_knows(key: str) -> None:
    """Each weighs some of the tastes, and no two weigh the same."""
    state = burgh.new(key, seed=1).state
    found = styles(key)
    assert all(set(likes) <= set(state.TASTES) for likes in found.values())
    weighed = [weights(key, state, name) for name in found]
    assert all(any(each) for each in weighed)
    assert len(set(weighed)) == len(found)


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_style_has_a_name_and_a_sentence(key: str, language: str) -> None:
    """In every language, each style its own."""
    said = words(burgh.title(key).package, language)
    for suffix in ("", "-about"):
        keys = [f"style-{name}{suffix}" for name in styles(key)]
        assert [each for each in keys if not said.knows(each)] == []
        assert len({said.say(each) for each in keys}) == len(keys)


@every_title
def test_a_bot_plays_in_any_style_of_the_title(key: str) -> None:
    """At a level that looks ahead once and at one that judges by a net, if there is one."""
    game = burgh.new(key, seed=2)
    for name in styles(key):
        for bot in ("greedy", "greedy:horizon=2", "greedy:learned=1"):
            spec = f"{bot}{',' if ':' in bot else ':'}style={name}"
            assert make(spec).choose(game.view(game.turn)) in game.legal_moves


@every_sample
def test_nothing_hidden_changes_a_taste(sample: Sample) -> None:
    """Two positions that a seat cannot tell apart are liked alike, and looking changes nothing."""
    rng = Rng(6)
    for game in some(sample, 3, 7):
        before = game.state.pack()
        for seat in range(game.seats):
            liked = tastes(game.state, seat)
            view = game.state.view(seat)
            assert tastes(view, seat) == liked
            for _ in range(0 if game.is_over else 3):
                other = view.clone()
                other.imagine(rng)
                assert tastes(other, seat) == liked
        assert game.state.pack() == before


@every_sample
def test_who_sees_to_the_end_sees_the_outlook(sample: Sample) -> None:
    """And at the end everybody does."""
    for game in some(sample, 3, 7):
        for seat in range(game.seats):
            assert game.state.near_outlook(seat, FAR) == game.state.outlook(seat)
            if game.is_over:
                assert game.state.near_outlook(seat, 1) == game.state.outlook(seat)
