"""What a position of Suburbia looks like to bots that look ahead."""

from __future__ import annotations

import burgh
from burgh.bots.match import make_bots
from burgh.games.suburbia.engine import outlook
from burgh.games.suburbia.engine.borough import Borough
from burgh.games.suburbia.engine.state import Suburbia

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


def test_a_weak_bot_does_not_let_its_borough_go() -> None:
    """The opponent that newcomers meet has people at the end, also where it once had none."""
    for seed in LET_GO:
        game = burgh.new("suburbia", seed=seed, players=2)
        seat = seed % 2
        specs = ["level:1", "greedy:error=200"]
        if seat == 1:
            specs.reverse()
        bots = make_bots(specs, 2, seed)
        while not game.is_over:
            game.push(bots[game.turn].choose(game.view(game.turn)))
        assert int(borough_of(game, seat).population) > 10, seed


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
