"""The market step, the end and final scoring (S10, S11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng

FULL = [
    "farm",
    "mint",
    "freeway",
    "landfill",
    "office_building",
    "mobile_home_community",
    "waterfront_realty",
]


def at(**position: Any) -> burgh.Game:
    """Set up a position."""
    return burgh.from_position({"title": "suburbia", **position})


def last_turn(players: list[dict[str, Any]], **position: Any) -> burgh.Game:
    """Make the last move of a game: a lake that pays $2, and nobody moves in."""
    quiet = [{"reputation": 0, **player} for player in players]
    table = {"turn": len(players) - 1, "round": 9, "last_round": 9, "market": {"6": "farm"}}
    game = at(players=quiet, **{**table, **position})
    game.push("lake farm @ 0,3")
    assert game.is_over
    return game


def test_one_tile_leaves_and_one_enters_each_turn() -> None:
    """However it leaves: built, drowned or discarded, the market holds seven again.

    (S10.1, S10.2)
    """
    for moves in (
        ["buy mobile_home_community @ 0,3"],
        ["lake mint @ 0,3"],
        ["basic suburbs @ 0,3", "discard farm"],
        ["invest @ 0,0", "discard landfill"],
    ):
        game = at(market=FULL, stack=["casino", "hotel"])
        for move in moves:
            game.push(move)
        market = game.position()["market"]
        taken = moves[-1].split()[1]
        assert market == ["casino", *(tile for tile in FULL if tile != taken)]


def test_an_empty_pile_leaves_the_market_short() -> None:
    """It stays short to the end, and play goes on (S10.3, M5)."""
    game = at(market=FULL, stack=["casino"])
    for count in (7, 6, 5):
        tile = game.position()["market"][6]
        game.push(next(m for m in game.legal_moves if game.write(m).startswith(f"lake {tile} ")))
        assert sum(held is not None for held in game.position()["market"]) == count


@pytest.mark.parametrize(("replace", "tiles"), [(False, 6), (True, 7)])
def test_one_more_round_is_replaced_or_not(replace: bool, tiles: int) -> None:
    """It never lies in the market; a further tile comes in its place where the option says so.

    (S10.4, S10.5, M6)
    """
    options = {"replace_one_more_round": replace}
    game = at(options=options, market=FULL, stack=["one_more_round", "casino", "hotel"])
    game.push("lake waterfront_realty @ 0,3")
    market = game.position()["market"]
    assert "one_more_round" not in market
    assert sum(tile is not None for tile in market) == tiles
    assert ("casino" in market) == replace
    game.push(next(m for m in game.legal_moves if game.write(m).startswith("lake")))
    assert sum(tile is not None for tile in game.position()["market"]) == tiles


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_after_one_more_round_comes_exactly_one_full_round(seat: int) -> None:
    """Whoever turns it up, the running round is finished and every player has one turn more.

    (S11.1)
    """
    stack = ["one_more_round", *["casino"] * 9]
    game = at(players=[{}] * 3, turn=seat, round=4, market=FULL, stack=stack)
    turns = []
    while not game.is_over:
        turns.append((game.position()["round"], game.turn))
        game.push(next(m for m in game.legal_moves if game.write(m).startswith("lake")))
    assert turns == [*((4, s) for s in range(seat, 3)), *((5, s) for s in range(3))]


def test_all_players_have_the_same_number_of_turns() -> None:
    """In whole games, whoever began (S11.2)."""
    for seed in range(6):
        game = burgh.new("suburbia", seed=seed, players=2 + seed % 3)
        rng = Rng(seed)
        turns: Counter[int] = Counter()
        while not game.is_over:
            turns[game.turn] += game.phase == "act"
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
        assert len(turns) == game.seats
        assert len(set(turns.values())) == 1


def test_final_scoring_leaves_income_and_reputation_alone() -> None:
    """Goals and money carry the population over lines, and nothing else changes (S11.3, S9.16)."""
    game = last_turn([{"money": 99, "population": 10}, {}], public=["billionaire"])
    first = game.position()["players"][0]
    assert (first["population"], first["income"], first["reputation"]) == (10 + 10 + 19, 0, 0)


def test_scoring_goes_public_goals_secret_goals_money() -> None:
    """In this order; secret goals from the start player clockwise (S11.4, S11.5, S11.6)."""
    players = [
        {"money": 7, "income": 2, "goal": "investor"},
        {"money": 3, "goal": "miser", "income": -1},
        {"money": 0, "goal": "builder"},
    ]
    game = last_turn(
        players,
        turn=0,
        start=1,
        public=["luminary", "billionaire"],
        tiles=[[2, "suburbs", 1, 0]],
    )
    scored = [(c.rule, c.cause, c.seat) for c in game.ledger if c.rule.startswith("S11")]
    assert scored[:4] == [
        ("S11.4", "billionaire", 0),
        ("S11.5", "miser", 1),
        ("S11.5", "builder", 2),
        ("S11.5", "investor", 0),
    ]
    assert {rule for rule, _, _ in scored[4:]} == {"S11.6"}


def test_a_secret_goal_scores_for_its_owner_alone() -> None:
    """Somebody else leads income: neither he nor the owner scores it (S11.5)."""
    game = last_turn([{"income": 5}, {"income": 2, "goal": "investor"}])
    assert [c for c in game.ledger if c.cause == "investor"] == []


def test_each_full_five_dollars_is_one_population() -> None:
    """And the rest is kept (S11.6)."""
    game = last_turn([{"money": 14}, {"money": 18, "income": 0}])
    after = [(p["population"], p["money"]) for p in game.position()["players"]]
    assert after == [(2 + 2, 4), (2 + 4, 0)]


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({"population": 51}, {"population": 50, "reputation": 9, "income": 9}, (0,)),
        ({"reputation": 2}, {"reputation": 1, "income": 9, "money": 2}, (0,)),
        ({"income": 2}, {"income": 1, "money": 2}, (0,)),
        ({"income": -3}, {"income": -2}, (1,)),
        ({"money": 4}, {"money": 3}, (0,)),
        ({"money": 9}, {"money": 4, "population": 51}, (0, 1)),
        ({}, {}, (0, 1)),
    ],
)
def test_ties_are_broken_by_reputation_income_and_money(
    first: dict[str, int], second: dict[str, int], winners: tuple[int, ...]
) -> None:
    """In this order after the population; who is equal in all shares (S11.7, S11.8, S11.9, F1)."""
    even = {"population": 50, "reputation": 0, "income": 0, "money": 0}
    players = [{**even, **first}, {**even, **second}]
    game = at(players=players, phase="act")
    state: Any = game.state
    from burgh.games.suburbia.engine import scoring

    scoring.finish(state, None)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == winners


def test_seats_are_ranked_with_equals_together() -> None:
    """Second place too may be shared (S11.9)."""
    game = at(players=[{"population": 5}, {"population": 9}, {"population": 5}], phase="over")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ranking == ((1,), (0, 2))


def test_no_move_is_possible_after_the_end() -> None:
    """The list is empty and every move is refused (S11.3)."""
    game = last_turn([{}, {}])
    assert len(game.legal_moves) == 0
    for move in ("skip", "invest @ 0,0", "keep miser", "discard from 6"):
        refusal = game.refusal(move)
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("game_over", "S11.3")
