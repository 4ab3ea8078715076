"""Goals as they stand now are those that would be scored at the end."""

from __future__ import annotations

import burgh
from burgh.core.rng import Rng

MONEY = {"billionaire", "spendthrift"}  # measured before money is converted, which is done by then


def played(seed: int) -> burgh.Game:
    """Play a random game of three to its end."""
    game = burgh.new("suburbia", players=3, seed=seed)
    rng = Rng(seed)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


def test_at_the_end_the_leader_of_each_goal_is_who_scored_it() -> None:
    """The ledger of the last move gives population for exactly the goals that have a leader."""
    scored = 0
    for seed in range(6):
        game = played(seed)
        standings = list(game.title.result.standings(game.state))
        goals = {standing.thing for standing in standings} - MONEY
        paid = {(change.cause, change.seat) for change in game.ledger if change.cause in goals}
        led = {(each.thing, each.leader) for each in standings if each.thing in goals}
        assert {pair for pair in led if pair[1] is not None} == paid
        scored += len(led)
    assert scored


def test_another_seat_does_not_see_how_a_secret_goal_stands() -> None:
    """A view has the public goals and the own one alone."""
    game = burgh.new("suburbia", players=2, seed=3)
    while game.phase == "goal":
        game.push(game.legal_moves[0])
    owners = [standing.owner for standing in game.title.result.standings(game.view(1).state)]
    assert set(owners) == {None, 1}
