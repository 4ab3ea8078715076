"""What a position of Suburbia looks like to bots that look ahead."""

from __future__ import annotations

import burgh
from burgh.bots.match import make_bots
from burgh.core.ints import i64, vec
from burgh.core.state import State
from burgh.games.suburbia.engine import outlook
from burgh.games.suburbia.engine.borough import Borough
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import NO_GOAL

# On these deals a bot of level 1 once let its borough go: nobody left, reputation -5.
LET_GO = (30030, 30102)


def borough_of(game: burgh.Game, seat: int) -> Borough:
    """Give what a seat has built."""
    assert isinstance(game.state, Suburbia)
    return game.state.boroughs[seat]


def test_an_empty_borough_looks_worse_with_a_worse_name() -> None:
    """Nobody can leave any more, yet the way back is longer with every step down."""
    game = burgh.new("suburbia", seed=1, players=2)
    borough = borough_of(game, 0)
    borough.population = 0
    looks = []
    for reputation in (-3, -4, -5):
        borough.reputation = reputation
        looks.append(int(game.state.outlook(0)))
    assert looks == sorted(looks, reverse=True)
    assert len(set(looks)) == 3


def test_the_weakest_level_does_not_sit_at_the_bottom() -> None:
    """Not for three turns with nobody left and the worst name, where a plain move leads out.

    Among the deals are those on which a bot of level 1 once let its borough go.
    """
    for seed in (*LET_GO, *range(5_000_000, 5_000_004)):
        rival = ("greedy:error=200", "greedy:horizon=8")[seed % 2]
        game = burgh.new("suburbia", seed=seed, players=2)
        bots = make_bots(["level:1", rival], 2, seed)
        sat = 0
        while not game.is_over:
            seat, before = game.turn, game.state.clone()
            game.push(bots[seat].choose(game.view(seat)))
            if seat == 0:
                sat = sat + 1 if is_down(game.state, 0) and had_a_way_out(before) else 0
                assert sat < 3, seed
        assert int(borough_of(game, 0).population) > 10, seed


def test_the_weakest_level_finds_its_way_back() -> None:
    """Put at the bottom by somebody else, it has people and no bad name in the end."""
    for seed in range(3):
        game = burgh.new("suburbia", seed=seed, players=2)
        bots = make_bots(["level:1", "level:1"], 2, seed)
        while game.ply < 12:
            game.push(bots[game.turn].choose(game.view(game.turn)))
        seat, position = game.turn, game.position()
        position["players"][seat].update(population=0, reputation=-5)
        game = burgh.from_position(position)
        assert is_down(game.state, seat)
        while not game.is_over:
            game.push(bots[game.turn].choose(game.view(game.turn)))
        assert int(borough_of(game, seat).reputation) >= 0
        assert int(borough_of(game, seat).population) > 0


def test_a_goal_is_seen_when_the_end_is() -> None:
    """The short-sighted count a lead in a goal in their last turns only."""
    game = burgh.new("suburbia", seed=1, players=2)
    state = game.state
    assert isinstance(state, Suburbia)
    state.round, state.last_round = 10, 12
    rest = [int(state.near_outlook(0, 2)), int(state.near_outlook(0, 3))]
    state.public = vec[i64]([])
    state.kept[0] = NO_GOAL
    assert int(state.near_outlook(0, 2)) == rest[0]
    assert int(state.near_outlook(0, 3)) != rest[1]


def is_down(state: State, seat: int) -> bool:
    """Whether a borough has nobody left, and the worst name."""
    assert isinstance(state, Suburbia)
    borough = state.boroughs[seat]
    return int(borough.population) == 0 and int(borough.reputation) == -5


def had_a_way_out(before: State) -> bool:
    """Whether some move would have led up from there."""
    for number in before.legal():
        tried = before.clone()
        tried.apply(number)
        if not is_down(tried, 0):
            return True
    return False


def test_who_has_moved_this_round_has_a_turn_less_left() -> None:
    """In the last round the one who moves has a turn, those behind one, those before none."""
    game = burgh.new("suburbia", seed=1, players=3)
    state = game.state
    assert isinstance(state, Suburbia)
    state.round = state.last_round = 20
    state.start = 2
    state.active = 0
    assert [int(outlook.turns_left(state, seat)) for seat in range(3)] == [1, 1, 0]
    state.last_round = 21
    assert [int(outlook.turns_left(state, seat)) for seat in range(3)] == [2, 2, 1]
