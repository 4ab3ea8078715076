"""Which secret goals the others seem to play for: a search deals them so."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng
from burgh.games.suburbia.engine.guesses import EVEN, LATE, ahead, weight
from burgh.games.suburbia.engine.secrets import unseen_goals
from burgh.games.suburbia.engine.tables import HIDDEN_GOAL

MARGIN = 0.1  # what guesses are better than none, in natural logarithms


def table(game: burgh.Game) -> Any:
    """Give the position as the engine has it."""
    return game.state


def played(seed: int, players: int, plies: int) -> burgh.Game:
    """Give a game of chance after so many plies."""
    game = burgh.new("suburbia", seed=seed, players=players)
    rng = Rng(seed)
    for _ in range(plies):
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 1, 30])
def test_what_is_supposed_agrees_with_all_that_is_seen(players: int, plies: int) -> None:
    """A seat sees the same in a world it supposes; nobody holds another's goal (S16.1)."""
    game = played(5, players, plies)
    for seat in range(-1, players):
        view = game.view(seat).state
        for seed in range(6):
            world: Any = view.clone()
            world.suppose(Rng(seed))
            assert world.view(seat).pack() == view.pack()
            dealt = [int(goal) for goal in world.dealt]
            assert len(set(dealt) | {int(goal) for goal in world.public}) == 2 * players + len(
                world.public
            )
            for each in range(players):
                if table(game).kept[each] < HIDDEN_GOAL - 1:
                    assert int(world.kept[each]) in dealt[2 * each : 2 * each + 2]


def test_the_same_dice_suppose_the_same() -> None:
    """And hidden things make no difference."""
    game = played(5, 3, 30)
    worlds = []
    for whole in (game, game.imagine(0, Rng(3))):
        world = whole.view(0).state.clone()
        world.suppose(Rng(8))
        worlds.append(world.pack())
    assert worlds[0] == worlds[1]


def late(**first: Any) -> Any:
    """Give a view of seat 1, late in a game in which seat 0 has built something of its own."""
    players = [{"goal": "miser"}, {"goal": "builder"}]
    position = {"title": "suburbia", "round": 14, "turn": 1, "players": players, **first}
    return burgh.from_position(position).view(1).state


def supposed(view: Any, times: int) -> Counter[str]:
    """Count which goals a seat supposes its rival to hold."""
    names = view.rules.tables.goals
    found: Counter[str] = Counter()
    for seed in range(times):
        world = view.clone()
        world.suppose(Rng(seed))
        found[names[int(world.kept[0])]] += 1
    return found


def test_who_has_much_of_something_is_thought_to_want_it() -> None:
    """Three lakes: the goal for most lakes comes often, that for fewest seldom."""
    lakes = [[0, "lake", 1, place] for place in range(3)]
    found = supposed(late(tiles=lakes), 400)
    evenly = supposed(late(), 400)
    assert found["aquatic_engineer"] > 2 * evenly["aquatic_engineer"]
    assert 2 * found["aquaphobian"] < found["aquatic_engineer"]
    assert set(found) >= set(evenly) - {"aquaphobian"}  # nothing is ruled out


def test_in_the_first_round_every_goal_is_as_likely() -> None:
    """Nobody has played for anything yet; and no weight ever leaves its bounds."""
    game = played(3, 3, 3)
    assert int(table(game).round) == 1
    goals = range(len(table(game).rules.tables.goals))
    assert {int(weight(table(game), 0, goal)) for goal in goals} == {int(EVEN)}
    while not game.is_over:
        game.push(game.legal_moves[0])
        weights = [int(weight(table(game), 0, goal)) for goal in goals]
        assert min(weights) >= EVEN - LATE
        assert max(weights) <= EVEN + 4 * LATE


def seen(game: burgh.Game) -> Iterator[float]:
    """Give how much likelier than by chance each rival's goal is to whoever decides."""
    view: Any = game.view(game.turn).state
    unseen = [int(goal) for goal in unseen_goals(view)]
    for rival in range(game.seats):
        if rival != game.turn:
            weights = {goal: int(weight(view, rival, goal)) for goal in unseen}
            held = weights[int(table(game).kept[rival])]
            yield math.log(held * len(unseen) / sum(weights.values()))


def hunted(game: burgh.Game, rng: Rng) -> int:
    """Give one of eight moves: the one that serves the decider's goal best, or any."""
    state: Any = game.state
    seat = game.turn
    moves = [int(state.random_move(rng)) for _ in range(8)]
    goal = int(state.kept[seat])
    if game.phase != "act" or rng.below(3) == 0:
        return moves[0]
    worth = []
    for move in moves:
        tried = state.clone()
        tried.apply(move)
        worth.append(int(ahead(tried, seat, goal)))
    return moves[worth.index(max(worth))]


@pytest.mark.parametrize("players", [2, 4])
def test_guesses_are_better_than_none(players: int) -> None:
    """In fixed games of bots that care for their goals, these are likelier than by chance."""
    scores: list[float] = []
    for seed in range(8):
        game = burgh.new("suburbia", seed=7_000_000 + seed, players=players)
        rng = Rng(seed)
        while not game.is_over:
            if game.phase == "act" and game.ply % 3 == 0:
                scores += seen(game)
            game.push(game.title.moves.name(game.state, hunted(game, rng)))
    assert len(scores) > 100
    assert sum(scores) / len(scores) > MARGIN
