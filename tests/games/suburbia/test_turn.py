"""A turn and its four options (S4, S5), and what is refused first (S17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import burgh
from burgh.casework import run_case
from burgh.core.rng import Rng
from burgh.games.suburbia.moves import Lake, Skip

FULL = [
    "farm",
    "mint",
    "freeway",
    "landfill",
    "office_building",
    "mobile_home_community",
    "waterfront_realty",
]
NO_BASICS = {"suburbs": 0, "community_park": 0, "heavy_factory": 0}


def at(**position: Any) -> burgh.Game:
    """Set up a position."""
    return burgh.from_position({"title": "suburbia", **position})


def rules(changes: Sequence[burgh.Change]) -> list[str]:
    """Give the rules a ledger cites, each once, in order."""
    found: list[str] = []
    for change in changes:
        if not found or found[-1] != change.rule:
            found.append(change.rule)
    return found


def key(game: burgh.Game, move: Any) -> str | None:
    """Give the code of a refusal, or nothing."""
    refusal = game.refusal(move)
    return refusal.key if refusal else None


def test_a_turn_is_act_income_population_market() -> None:
    """The ledger tells them in this order, and the tile turned up comes last (S4.1)."""
    game = at(players=[{"income": 2}, {}], market=FULL, stack=["casino", "hotel"])
    told = game.push("buy mobile_home_community @ 0,3")
    assert rules(told) == ["S6.1", "S6.2", "S6.4", "S8.1"]  # reputation is 0: nobody moves in
    game = at(players=[{"income": 2}, {}], market=FULL, stack=["casino", "hotel"])
    told = game.push("buy mobile_home_community @ 1,0")
    assert rules(told) == ["S6.1", "S6.2", "S6.4", "S8.1", "S9.1"]
    assert game.position()["market"][0] == "casino"
    assert game.turn == 1


def test_exactly_one_option_is_carried_out() -> None:
    """One act ends step 1, and nobody may pass: `skip` is never legal in regular games.

    (S4.2, T2)
    """
    for seed, options in enumerate(burgh.title("suburbia").options.samples):
        game = burgh.new("suburbia", seed=seed, **options)
        rng = Rng(seed)
        while not game.is_over:
            assert key(game, Skip()) == "wrong_phase"
            seat, acting = game.turn, game.phase == "act"
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
            if acting and options.get("players", 1) > 1 and not game.is_over:
                assert game.turn != seat or game.phase == "discard"


def test_a_lake_on_the_free_slot_is_always_possible() -> None:
    """Without a dollar there is still something to do (T2)."""
    game = at(players=[{"money": 0, "markers": 0}, {}], market=FULL, basics=NO_BASICS)
    assert key(game, "lake waterfront_realty @ 0,3") is None
    assert {game.write(move).split()[0] for move in game.legal_moves} == {"lake"}


def test_the_last_turn_has_all_four_steps() -> None:
    """Income, population and market come before final scoring, and the discard too (S4.4, T3)."""
    last = {"turn": 1, "round": 9, "last_round": 9, "market": FULL, "stack": ["casino"]}
    game = at(players=[{}, {"income": 3}], **last)
    told = game.push("lake waterfront_realty @ 0,3")
    assert rules(told) == ["S6.3", "S8.1", "S9.1", "S11.6"]
    assert [shown.thing for shown in game.reveals] == ["casino"]
    assert game.is_over
    game = at(players=[{}, {}], **last)
    game.push("basic suburbs @ 1,1")
    assert game.phase == "discard"
    told = game.push("discard farm")
    assert (told[0].cause, told[0].amount) == ("discard", -10)
    assert game.is_over


def test_a_start_tile_and_a_lake_may_carry_a_marker() -> None:
    """Any own tile: the three start tiles at their printed cost, a lake for nothing (S5.5, I3)."""
    game = at(tiles=[[0, "lake", 1, 0]], market=FULL)
    prices = {}
    for cell in ("0,0", "0,1", "0,2", "1,0"):
        changes = game.explain(f"invest @ {cell}")
        prices[cell] = -changes[0].amount if changes[0].cause == "price" else 0
    assert prices == {"0,0": 3, "0,1": 4, "0,2": 3, "1,0": 0}


def test_three_markers_are_all_there_is() -> None:
    """After three investments there is no fourth, and the markers stay (S5.7)."""
    game = at(players=[{"money": 99}, {"money": 99}], market=FULL, stack=["casino"] * 9)
    while game.position()["players"][0]["markers"]:
        tile = 3 - game.position()["players"][0]["markers"]
        game.push(f"invest @ 0,{tile}")
        game.push(game.legal_moves[-1])
        game.push(next(move for move in game.legal_moves if isinstance(move, Lake)))
    assert game.position()["x2"] == [[0, 0, 0], [0, 0, 1], [0, 0, 2]]
    assert key(game, "invest @ 0,0") == "no_marker"


def test_a_lake_forgets_its_front() -> None:
    """An airport face down is no airport, has no category, and costs 0 (S5.9)."""
    seen = [[1, "municipal_airport", 0, 3], [1, "domestic_airport", 1, 2]]
    game = at(tiles=seen, market={"6": "international_airport"})
    told = game.push("lake international_airport @ 0,3")
    assert {(c.seat, c.cause) for c in told if c.rule in ("S6.4", "S6.5", "S6.7")} == set()
    goals = {"op": "goals", "tiles": [*seen, [0, "lake", 0, 3]]}
    expect = {"air_traffic_controller": 1, "industrialist": 1}
    assert run_case(burgh.title("suburbia"), {**goals, "expect": expect}) == []


def test_a_discard_costs_the_surcharge_in_hand_even_where_prices_are_lenient() -> None:
    """What costs more than there is cannot be discarded; a +0 tile always can (S5.11)."""
    game = at(
        options={"price_in_hand": False},
        players=[{"money": 4, "reputation": 0}, {}],
        market=FULL,
        phase="discard",
    )
    legal = {game.write(move) for move in game.legal_moves}
    assert legal == {f"discard {tile}" for tile in FULL[3:]}
    refusal = game.refusal("discard freeway")
    assert refusal is not None
    assert (refusal.key, refusal.rule, refusal.missing) == ("cannot_afford", "S5.11", 2)


def test_nothing_is_discarded_after_a_market_tile_was_taken() -> None:
    """Building and laying a lake hand the turn on at once (S5.12)."""
    for move in ("buy mobile_home_community @ 0,3", "lake farm @ 0,3"):
        game = at(market=FULL, stack=["casino"])
        game.push(move)
        assert (game.turn, game.phase) == (1, "act")


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_discard_from_an_empty_market_is_skipped_by_itself(edition: str) -> None:
    """The turn goes on without asking (S5.13, T2)."""
    game = at(options={"edition": edition}, market=[])
    told = game.push("basic suburbs @ 1,0")
    assert "S9.1" in rules(told)
    assert (game.turn, game.phase) == (1, "act")


def test_where_nothing_is_possible_the_step_is_skipped() -> None:
    """No tile, no basic, no marker: the single legal move is `skip`, and the turn goes on.

    (S5.14, T2, T4)
    """
    game = at(players=[{"markers": 0, "income": 2}, {}], market=[], basics=NO_BASICS)
    assert [*game.legal_moves] == [Skip()]
    assert game.parse("skip") == Skip()
    told = game.push("skip")
    assert rules(told) == ["S8.1", "S9.1"]
    assert (game.turn, game.phase) == (1, "act")
    assert key(game, "skip") == "wrong_phase"  # seat 1 can still invest


def test_money_that_the_placement_brings_cannot_pay_for_it() -> None:
    """A lake for $2 beside two tiles needs $2 in hand, though it brings $4 (S5.1, P1)."""
    for edition in ("first", "second"):
        poor = at(options={"edition": edition}, players=[{"money": 1}, {}], market=FULL)
        assert key(poor, "lake office_building @ 1,1") == "cannot_afford"
        poor = at(options={"edition": edition}, players=[{"money": 2}, {}], market=FULL)
        assert key(poor, "lake office_building @ 1,1") is None


# --- refusals ---------------------------------------------------------------------------------

# The codes of S17.1, each with a move it applies to, from the first to the last.
POSITION: dict[str, Any] = {
    "players": [{"money": 1, "dealt": ["miser", "investor"]}, {"dealt": ["builder", "luminary"]}],
    "tiles": [[0, "mint", 0, 3]],
    "x2": [[0, 0, 0]],
    "market": {"0": "casino", "6": "mint"},
    "basics": {"suburbs": 0},
}


@pytest.mark.parametrize(
    ("changed", "move", "code", "rule"),
    [
        ({"phase": "over"}, {"do": "keep", "goal": "nobody"}, "game_over", "S11.3"),
        ({"phase": "over"}, {"do": "build", "slot": 9, "cell": [0, -1]}, "game_over", "S11.3"),
        ({}, {"do": "discard", "slot": 9}, "wrong_phase", "S4.1"),
        ({"phase": "discard"}, {"do": "build", "slot": 9, "cell": [9, 9]}, "wrong_phase", "S4.1"),
        ({"phase": "goal"}, {"do": "keep", "goal": "builder"}, "no_such_goal", "S3.8"),
        ({}, {"do": "build", "slot": 3, "cell": [0, -1]}, "no_such_slot", "S3.11"),
        ({}, {"do": "lake", "slot": 7, "cell": [0, 1]}, "no_such_slot", "S3.11"),
        ({}, {"do": "basic", "tile": "mint", "cell": [0, -1]}, "not_basic", "S5.3"),
        ({}, {"do": "basic", "tile": "suburbs", "cell": [0, -1]}, "none_left", "S5.6"),
        (
            {"players": [{"markers": 0}, {}]},
            {"do": "invest", "cell": [9, 9]},
            "no_marker",
            "S5.7",
        ),
        ({}, {"do": "invest", "cell": [1, 1]}, "no_tile", "S5.5"),
        ({}, {"do": "invest", "cell": [0, 0]}, "already_invested", "S5.8"),
        ({}, {"do": "build", "slot": 0, "cell": [0, -1]}, "on_board", "S2.5"),
        ({}, {"do": "build", "slot": 0, "cell": [0, 1]}, "occupied", "S2.7"),
        ({}, {"do": "build", "slot": 0, "cell": [5, 5]}, "not_adjacent", "S2.8"),
        ({}, {"do": "build", "slot": 0, "cell": [10**9, 0]}, "not_adjacent", "S2.8"),
        ({}, {"do": "build", "slot": 0, "cell": [1, 1]}, "cannot_afford", "S5.1"),
        ({}, {"do": "lake", "slot": 0, "cell": [1, 1]}, "cannot_afford", "S5.1"),
        ({}, {"do": "basic", "tile": "heavy_factory", "cell": [1, 1]}, "cannot_afford", "S5.1"),
        ({}, {"do": "invest", "cell": [0, 3]}, "cannot_afford", "S5.1"),
        ({"phase": "discard"}, {"do": "discard", "slot": 0}, "cannot_afford", "S5.11"),
    ],
)
def test_the_first_reason_of_the_list_is_given(
    changed: dict[str, Any], move: dict[str, Any], code: str, rule: str
) -> None:
    """Where several apply, the order of the list decides; the rule is named (S17.1)."""
    refusal = at(**{**POSITION, **changed}).refusal(move)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (code, rule)


def test_the_bots_worse_cells_are_refused_last() -> None:
    """A covered, taken or far cell has its own reason; a legal but worse one has the bot's.

    (S17.1)
    """
    bot = {"options": {"mode": "bot"}, "turn": 1, "phase": "bot"}
    game = at(**bot, market=[None, "convenience_store", "landfill", "mobile_home_community"])
    expected = {
        "0,-1": "on_board",
        "0,1": "occupied",
        "5,5": "not_adjacent",
        "0,3": "not_best_cell",
    }
    for cell, code in expected.items():
        assert key(game, f"bot @ {cell}") == code
    assert key(game, "bot @ 1,1") is None


def test_a_move_made_for_another_market_is_stale() -> None:
    """A slot that no longer holds what the move names is no slot of it (S3.11)."""
    game = at(market=FULL)
    assert key(game, {"do": "build", "slot": 6, "tile": "farm", "cell": [1, 1]}) == "stale"
    assert key(game, {"do": "build", "cell": [1, 1]}) == "no_such_slot"
    assert key(game, {"do": "build", "tile": "casino", "cell": [1, 1]}) == "no_such_slot"


def test_what_is_missing_is_told() -> None:
    """A refusal for want of money says how much (S5.1)."""
    refusal = at(market=FULL).refusal("buy mint @ 1,1")
    assert refusal == burgh.Refusal("S5.1", "cannot_afford", missing=8)
