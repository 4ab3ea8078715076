"""The Lone Architect and the bot (S13)."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.casework import run_case
from burgh.core.rng import Rng
from burgh.games.suburbia.engine.effects import place
from burgh.games.suburbia.moves import Basic, Bot, Buy, Discard, Invest, Lake, Remove
from burgh.shapes.hex import hex_at

FULL = [
    "farm",
    "mint",
    "freeway",
    "landfill",
    "office_building",
    "mobile_home_community",
    "waterfront_realty",
]
FOUR = ["farm", "convenience_store", "landfill", "mobile_home_community"]
ABOUT_LAKES_OR_MARKERS = {"aquaphobian", "aquatic_engineer", "employer", "harbormaster"}


def at(**position: Any) -> burgh.Game:
    """Set up a position."""
    return burgh.from_position({"title": "suburbia", **position})


def architect(**position: Any) -> burgh.Game:
    """Set up an architect's position."""
    options = {"mode": "architect", **position.pop("options", {})}
    return at(options=options, **position)


def dale(**position: Any) -> burgh.Game:
    """Set up a position of the bot game."""
    options = {"mode": "bot", **position.pop("options", {})}
    return at(options=options, **position)


def played(seed: int, **options: Any) -> burgh.Game:
    """Play a random game to its end."""
    game = burgh.new("suburbia", seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


# --- the Lone Architect -----------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_architect_plays_with_the_piles_for_two_and_without_goals(edition: str) -> None:
    """One borough, no public or secret goals, no goal to keep (S13.10)."""
    for seed in range(5):
        alone = burgh.new("suburbia", seed=seed, mode="architect", edition=edition)
        two = burgh.new("suburbia", seed=seed, players=2, edition=edition)
        mine, theirs = alone.position(), two.position()
        assert (alone.seats, alone.phase) == (1, "act")
        assert mine["public"] == mine["players"][0]["dealt"] == []
        assert (len(mine["stack"]), mine["packet"]) == (len(theirs["stack"]), theirs["packet"])


def test_a_line_costs_the_architect_two_and_two() -> None:
    """And passing it backward returns two and two (S13.11, S1)."""
    case = {"op": "move", "player": 0, "options": {"mode": "architect"}}
    for by, income, reputation, people in (([1], -2, -1, 15), ([1, -1], 0, 1, 14)):
        numbers = {"income": income, "reputation": reputation, "population": people}
        full = {**case, "by": by, "players": [{"population": 14}]}
        assert (
            run_case(burgh.title("suburbia"), {**full, "expect": {"players": {"0": numbers}}}) == []
        )


def test_a_casino_still_gives_the_architect_one() -> None:
    """PR Firm too (S13.12)."""
    game = architect(
        players=[{"population": 14}],
        tiles=[[0, "casino", 0, 3], [0, "pr_firm", 1, 2]],
        market=FULL,
        stack=["casino"] * 3,
    )
    told = [c for c in game.push("buy mobile_home_community @ 1,0") if c.rule == "S9.20"]
    assert [(c.cause, c.amount) for c in told] == [("casino", 1), ("pr_firm", 1)]


@pytest.mark.parametrize("removal", ["after_refill", "before_refill"])
def test_two_tiles_leave_and_two_enter_each_turn_of_the_architect(removal: str) -> None:
    """Also when a forced discard comes first: three verbs, two tiles (S13.13, S2)."""
    for moves in (["lake farm @ 0,3"], ["basic suburbs @ 0,3", "discard waterfront_realty"]):
        stack = ["casino", "hotel", "resort"]
        game = architect(options={"architect_removal": removal}, market=FULL, stack=stack)
        for move in moves:
            game.push(move)
        assert game.phase == "remove"
        game.push("remove mobile_home_community")
        position = game.position()
        assert None not in position["market"]
        assert position["stack"] == ["resort"]
        assert (game.phase, position["round"]) == ("act", 2)


def test_the_removal_is_paid_like_a_discard() -> None:
    """Its surcharge only, and it must be in hand (S13.13)."""
    game = architect(players=[{"money": 8}], market=FULL, phase="remove")
    assert {game.write(m) for m in game.legal_moves} == {f"remove {tile}" for tile in FULL[1:]}
    told = game.push("remove mint")
    assert [(c.cause, c.amount, c.rule) for c in told[:1]] == [("discard", -8, "S13.13")]


def test_the_removal_comes_after_the_refill_or_before_it() -> None:
    """After: a tile was turned up and prices have moved. Before: the gap is open.

    (S13.14, S13.15)
    """
    stack = ["casino", "hotel", "resort"]
    after = architect(options={"edition": "first"}, market=FULL, stack=stack)
    after.push("lake office_building @ 0,3")
    assert after.position()["market"] == ["casino", *FULL[:4], *FULL[5:]]
    before = architect(options={"edition": "second"}, market=FULL, stack=stack)
    before.push("lake office_building @ 0,3")
    assert before.position()["market"] == [*FULL[:4], None, *FULL[5:]]


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("removal", ["after_refill", "before_refill"])
def test_one_more_turn_follows_at_either_refill(place: int, removal: str) -> None:
    """A round is one turn: this one is finished, one more is played (S13.16)."""
    stack = ["casino"] * 6
    stack[place] = "one_more_round"
    game = architect(options={"architect_removal": removal}, market=FULL, stack=stack)
    turns = 0
    while not game.is_over:
        turns += game.phase == "act"
        kind, slot = (Lake, 6) if game.phase == "act" else (Remove, 5)
        game.push(next(m for m in game.legal_moves if isinstance(m, kind) and m.slot == slot))
    assert turns == 2


def test_the_architects_score_is_his_population_with_his_money() -> None:
    """Rated after the conversion (S13.17)."""
    last = {"round": 5, "last_round": 5, "market": {"6": "farm"}}
    game = architect(players=[{"money": 20, "population": 55, "reputation": 0}], **last)
    game.push("lake farm @ 0,3")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (59,)
    assert outcome.facts["rating"] == "junior_intern"


# --- the bot ----------------------------------------------------------------------------------


def test_the_bot_game_is_for_two_and_the_human_begins() -> None:
    """In every round; the human decides for the bot as well (S13.20, S13.33)."""
    for seed in range(4):
        game = burgh.new("suburbia", seed=seed, mode="bot")
        rng = Rng(seed)
        assert game.seats == 2
        rounds = set()
        while not game.is_over:
            position = game.position()
            if position["round"] not in rounds:
                assert (position["turn"], game.phase) == (0, "act")
                rounds.add(position["round"])
            assert game.turn == 0
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))


def test_the_bot_games_pile_has_25_of_each_letter() -> None:
    """A 25, B 25, C 13, a packet of 12 C and One More Round, no reserve (S13.21)."""
    for seed in range(10):
        position = burgh.new("suburbia", seed=seed, mode="bot").position()
        pile = [*position["seen"], *position["stack"]]
        assert len(pile) == 76
        assert 63 <= pile.index("one_more_round") <= 75


def test_the_bot_game_has_four_slots() -> None:
    """+6, +4, +2, +0; the first four tiles lie left to right, and nothing slides (S13.22, S9)."""
    position = burgh.new("suburbia", seed=3, mode="bot").position()
    assert position["market"] == position["seen"]
    prices = []
    for slot in range(4):
        game = dale(market=FOUR, phase="discard")
        told = game.push({"do": "discard", "slot": slot})
        prices.append(-sum(change.amount for change in told if change.cause == "discard"))
        assert game.position()["market"][slot] is None
    assert prices == [6, 4, 2, 0]


def test_the_bot_game_has_three_public_goals_and_no_secret_ones() -> None:
    """Never one about lakes or markers, but each of the others in some deal (S13.23, S3)."""
    seen = set()
    for seed in range(60):
        position = burgh.new("suburbia", seed=seed, mode="bot").position()
        assert len(set(position["public"])) == 3
        assert all(player["dealt"] == [] for player in position["players"])
        seen |= set(position["public"])
    assert len(seen) == 16
    assert not seen & ABOUT_LAKES_OR_MARKERS


def test_the_bot_never_takes_a_basic_tile_makes_a_lake_or_invests() -> None:
    """In whole games its borough holds bought tiles only, and its markers stay (S13.24)."""
    for seed in range(4):
        game = played(seed, mode="bot")
        position = game.position()
        bought = [tile for seat, tile, *_ in position["tiles"] if seat == 1]
        assert len(bought) == position["round"]
        assert not {"lake", "suburbs", "community_park", "heavy_factory"} & set(bought)
        assert position["players"][1]["markers"] == 3
        kinds = {type(move) for move in game.moves}
        assert kinds <= {Bot, Buy, Lake, Basic, Invest, Discard}


@pytest.mark.parametrize("first", ["basic suburbs @ 0,3", "lake farm @ 0,3"])
def test_after_the_humans_turn_three_tiles_lie_where_they_lay(first: str) -> None:
    """There is no market step in between (S13.25)."""
    game = dale(market=FOUR, stack=["mint"] * 5)
    game.push(first)
    if game.phase == "discard":
        game.push("discard farm")
    assert game.phase == "bot"
    assert game.position()["market"] == [None, *FOUR[1:]]


@pytest.mark.parametrize("tile", ["mobile_home_community", "hostel", "office_building", "casino"])
def test_the_bot_tries_the_whole_resolution(tile: str) -> None:
    """Its cells are those where trying it out leaves most, lines, stops and Casino included.

    (S13.32, S6)
    """
    players = [{}, {"income": 14, "population": 13}]
    tiles = [[1, "casino", 0, 3], [1, "landfill", 1, 2], [1, "university", 1, 0]]
    bot = {"turn": 1, "phase": "bot", "players": players, "tiles": tiles}
    game = dale(**bot, market=[None, tile, None, None])
    found: dict[str, tuple[int, int]] = {}
    state: Any = game.state
    for cell in state.boroughs[1].open:
        tried = state.copy()
        place(tried, 1, tried.market[1], cell, None)
        after = tried.boroughs[1]
        found[f"bot @ {hex_at(cell)}"] = (after.income + after.reputation, after.reputation)
    best = {move for move, value in found.items() if value == max(found.values())}
    assert {game.write(move) for move in game.legal_moves} == best


def test_cells_equal_in_both_are_left_to_the_human() -> None:
    """All of them are legal, and none other (S13.33, S7)."""
    game = dale(turn=1, phase="bot", market=[None, "convenience_store", "landfill", "hostel"])
    assert {game.write(move) for move in game.legal_moves} == {
        "bot @ 1,0",
        "bot @ -1,1",
        "bot @ 1,1",
        "bot @ -1,2",
    }


def test_the_bots_turn_ends_with_four_new_tiles() -> None:
    """Two tiles are discarded, four are laid left to right, the human is next (S13.36, S13.40)."""
    game = dale(turn=1, phase="bot", market=[None, *FOUR[1:]], stack=["mint", *FULL[:5]])
    game.push(game.legal_moves[0])
    position = game.position()
    assert position["discards"] == ["landfill", "mobile_home_community"]
    assert position["market"] == ["mint", "farm", "mint", "freeway"]
    assert (position["turn"], game.phase, position["round"]) == (0, "act", 2)


@pytest.mark.parametrize("place", range(4))
def test_one_more_round_ends_the_bot_game_at_once(place: int) -> None:
    """Whichever of the four it is; no further turn, and the outcome says so (S13.41)."""
    stack = ["mint"] * 6
    stack[place] = "one_more_round"
    game = dale(turn=1, phase="bot", round=7, market=[None, *FOUR[1:]], stack=stack)
    game.push(game.legal_moves[0])
    assert game.is_over
    assert len(game.reveals) == place + 1
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "one_more_round"


def test_a_bot_game_has_15_to_18_rounds() -> None:
    """By the piles (S13.41)."""
    rounds = {played(seed, mode="bot").position()["round"] for seed in range(12)}
    assert rounds <= set(range(15, 19))


def test_a_complete_tie_does_not_beat_the_bot() -> None:
    """The usual tie-breaks tell; equal in everything is not a win (S13.42)."""
    for human, beaten in (({}, False), ({"money": 1}, True), ({"reputation": 0}, False)):
        even = {"population": 80, "money": 0}
        game = dale(phase="over", players=[{**even, **human}, even])
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.facts["beaten"] == beaten


@pytest.mark.parametrize(("must", "rating"), [(False, "draftsman"), (True, None)])
def test_a_score_may_count_only_if_the_bot_is_beaten(must: bool, rating: str | None) -> None:
    """By the option `bot_must_be_beaten` (S13.43, S14.7)."""
    players = [{"population": 80}, {"population": 90}]
    game = dale(options={"bot_must_be_beaten": must}, phase="over", players=players)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.facts["rating"] == rating


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_rating_is_the_same_in_both_editions(edition: str) -> None:
    """The steps lie at 60, 76, 91, 106, 121 and 136 (S13.50, S8)."""
    steps: dict[Any, int] = {}
    for population in range(50, 150):
        options = {"edition": edition}
        game = architect(options=options, phase="over", players=[{"population": population}])
        outcome = game.outcome()
        assert outcome is not None
        steps.setdefault(outcome.facts["rating"], population)
    assert steps == {
        "junior_intern": 50,
        "subcontractor": 60,
        "draftsman": 76,
        "architectural_designer": 91,
        "architectural_engineer": 106,
        "principal_architect": 121,
        "ceo_of_suburbia_inc": 136,
    }


def test_the_bot_has_income_and_population_steps() -> None:
    """As a player has, after its placement and before the market is cleared (S13.35, S4)."""
    players = [{}, {"income": 3, "reputation": 2}]
    market = [None, *FOUR[1:]]
    game = dale(turn=1, phase="bot", players=players, market=market, stack=["mint"] * 5)
    told = game.push(game.legal_moves[0])
    assert [c.rule for c in told if c.rule in ("S8.1", "S9.1", "S13.31")] == [
        "S13.31",
        "S8.1",
        "S9.1",
    ]


def test_the_bot_pays_three_dollars_or_all_it_has() -> None:
    """Whatever the price, and no person leaves for the rest (S13.31, S5)."""
    for money, paid in ((15, 3), (3, 3), (2, 2), (0, 0)):
        players = [{}, {"money": money}]
        game = dale(turn=1, phase="bot", players=players, market=[None, *FOUR[1:]])
        price = game.explain(game.legal_moves[0])[0]
        assert (price.cause, price.amount, price.applied) == ("price", -3, -paid)


def test_by_the_switch_the_human_has_a_secret_goal() -> None:
    """Two of the goals that do not lie open, those about lakes too; the bot has none (S14.12)."""
    seen = set()
    for seed in range(40):
        position = burgh.new("suburbia", seed=seed, mode="bot", bot_secret_goal=True).position()
        mine, theirs = (set(player["dealt"]) for player in position["players"])
        assert (position["phase"], len(mine), theirs) == ("goal", 2, set())
        assert not mine & set(position["public"])
        assert not ABOUT_LAKES_OR_MARKERS & set(position["public"])
        seen |= mine
    assert seen > ABOUT_LAKES_OR_MARKERS


def test_the_secret_goal_changes_nothing_else_of_the_deal() -> None:
    """Pile, market and public goals are those of the same seed without it (S14.12)."""
    with_goal, without = (
        burgh.new("suburbia", seed=3, mode="bot", bot_secret_goal=switch).position()
        for switch in (True, False)
    )
    for part in ("stack", "market", "public"):
        assert with_goal[part] == without[part]


def test_the_secret_goal_counts_at_the_end() -> None:
    """It is shown and worth its people to the human who alone meets it (S11.5, S14.12)."""
    game = dale(
        options={"bot_secret_goal": True},
        phase="bot",
        turn=1,
        market=[None, None, None, None],
        stack=["one_more_round"],
        players=[{"money": 0, "goal": "investor", "dealt": ["investor", "miser"], "income": 5}, {}],
    )
    changes = game.push(game.legal_moves[0])
    assert [c.amount for c in changes if c.cause == "investor"] == [15]
