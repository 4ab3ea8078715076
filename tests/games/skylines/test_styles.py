"""Styles of play in Skylines: what they count, and that they build what they like."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest

import burgh
from burgh.bots import make
from burgh.bots.search.judge import Judge, Judgement
from burgh.bots.styles import styles, weights
from burgh.core.ints import i64, vec
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import KINDS, POLLUTION, SPOT, TILE, UNIQUE


def tastes(state: Skylines, seat: int = 0) -> dict[str, int]:
    """Give what a style may like about a position, by name."""
    buffer = vec[i64]([0] * len(state.TASTES))
    state.tastes_into(seat, buffer)
    return {name: int(buffer[i]) for i, name in enumerate(state.TASTES)}


@cache
def ends(style: str) -> list[Skylines]:
    """Give the ends of some games of a style."""
    found = []
    for seed in range(1, 3):
        play = burgh.new("skylines", seed=seed, scenario="scenario-4")
        bots = [make(f"greedy:style={style}" if style else "greedy", seed=n) for n in range(2)]
        while not play.is_over:
            play.push(bots[play.turn].choose(play.view(play.turn)))
        found.append(cast(Skylines, play.state))
    return found


def test_tastes_count_what_stands_on_the_boards() -> None:
    """Tiles by kind, parks among the services, and the markers as they stand."""
    state = ends("")[0]
    found = tastes(state)
    outlines = state.rules.tables.outlines
    for kind in range(UNIQUE + 1):
        standing = [tile for tile in state.built if outlines.kind[int(tile)] == kind]
        assert found[KINDS[kind]] == len(standing)
    assert 0 < found["parks"] <= found["service"]
    assert found["pollution"] == state.markers[POLLUTION]


def test_the_card_being_played_counts_as_built() -> None:
    """Whoever likes parks plays them, though the tile is laid a decision later."""
    play = burgh.new("skylines", seed=3, scenario="intro")
    bot = make("greedy")
    met = 0
    while not play.is_over:
        state = cast(Skylines, play.state)
        if state.due in (TILE, SPOT):
            built = sum(tastes(state)[kind] for kind in KINDS[: UNIQUE + 1])
            assert built == len(state.built) + 1
            met += 1
        play.push(bot.choose(play.view(play.turn)))
    assert met > 10


def test_plans_are_unique_buildings_in_ones_own_hand() -> None:
    """A partner's hand is no plan of mine."""
    state = cast(Skylines, burgh.new("skylines", seed=1, scenario="scenario-1").state)
    card = state.rules.tables.deck.names.index("U-ferris-wheel")
    before = tastes(state, 0)["plans"], tastes(state, 1)["plans"]
    state.hold(1, card)
    assert (tastes(state, 0)["plans"], tastes(state, 1)["plans"]) == (before[0], before[1] + 1)


def test_a_monument_builder_builds_more_unique_buildings() -> None:
    """On the same deals, at the end of the games; docs/bots.md has what other styles build."""
    builder, plain = ends("monument_builder"), ends("")
    assert sum(tastes(e)["unique"] for e in builder) > sum(tastes(e)["unique"] for e in plain)


@pytest.mark.parametrize("style", styles("skylines"))
def test_a_style_prefers_what_it_likes_by_its_weights(style: str) -> None:
    """What it sees in a city is what that is worth, and its weights times what is there."""
    state = ends("")[0]
    likes = styles("skylines")[style]
    judge = Judge(state, Judgement(style=weights("skylines", state, style)))
    liked = sum(weight * tastes(state)[taste] for taste, weight in likes.items())
    assert judge.advantage(state, judge.me) == state.outlook(0) + liked
    assert liked != 0
