"""What holds in every game, whatever was agreed on and however it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import burgh
from burgh.core.rng import Rng
from burgh.games.suburbia.content import content

BASIC = {tile.id for tile in content().tiles.values() if tile.stack == "basic"}


def optional(*values: Any) -> st.SearchStrategy[Any]:
    """Leave an option to the edition, or set it."""
    return st.sampled_from([None, *values])


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, Any]:
    """Give any table people could agree on."""
    given: dict[str, Any] = {
        "edition": draw(st.sampled_from(["first", "second"])),
        "mode": draw(st.sampled_from(["standard", "standard", "architect", "bot"])),
        "discard_timing": draw(optional("after_population", "after_placement")),
        "price_in_hand": draw(optional(True, True, False)),
        "replace_one_more_round": draw(optional(True, False)),
        "stack_table": draw(optional("first", "second")),
        "architect_removal": draw(optional("after_refill", "before_refill")),
        "bot_must_be_beaten": draw(optional(True, False)),
        "line_tiles_backward": draw(optional("none", "mirror")),
    }
    if given["mode"] == "standard":
        given["players"] = draw(st.integers(2, 4))
    return {name: value for name, value in given.items() if value is not None}


seeds = st.integers(0, 2**32)


def often(examples: int) -> settings:
    """Try so many examples."""
    return settings(max_examples=examples, suppress_health_check=list(HealthCheck))


def played(options: dict[str, Any], seed: int) -> Iterator[burgh.Game]:
    """Give a random game after the deal and after each move."""
    game = burgh.new("suburbia", seed=seed, **options)
    rng = Rng(seed + 1)
    yield game
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
        yield game


@given(option_sets(), seeds)
@often(16)
def test_tiles_are_never_lost_and_never_made(options: dict[str, Any], seed: int) -> None:
    """All ever turned up lie in a borough, a lake, the discards or the market."""
    pile: list[str] | None = None
    for game in played(options, seed):
        position = game.position()
        lying = Counter(tile for tile in position["market"] if tile)
        lying += Counter(position["discards"]) + Counter(position["lakes"])
        built = Counter(tile for _, tile, _, _ in position["tiles"])
        lying += Counter({tile: n for tile, n in built.items() if tile not in {*BASIC, "lake"}})
        if "one_more_round" in position["seen"]:
            lying["one_more_round"] += 1
        assert lying == Counter(position["seen"])
        assert built["lake"] == len(position["lakes"])
        pile = pile or [*position["seen"], *position["stack"]]
        assert pile == [*position["seen"], *position["stack"]]
        for kind, left in position["basics"].items():
            assert left + built[kind] == 4
            assert left >= 0


@given(option_sets(), seeds)
@often(16)
def test_numbers_keep_to_their_ranges(options: dict[str, Any], seed: int) -> None:
    """Income and reputation from -5 to 15, people and money never below 0, three markers a seat."""
    for game in played(options, seed):
        position = game.position()
        placed = Counter(seat for seat, _, _ in position["x2"])
        for seat, player in enumerate(position["players"]):
            assert -5 <= player["income"] <= 15
            assert -5 <= player["reputation"] <= 15
            assert player["population"] >= 0
            assert player["money"] >= 0
            assert player["markers"] + placed[seat] == 3


@given(option_sets(), seeds)
@often(12)
def test_the_market_is_packed_to_the_right(options: dict[str, Any], seed: int) -> None:
    """At the start of every turn but the bot game's; short only after One More Round."""
    assume(options["mode"] != "bot")
    for game in played(options, seed):
        if game.phase == "act":
            position = game.position()
            tiles = [tile for tile in position["market"] if tile]
            assert position["market"] == [None] * (7 - len(tiles)) + tiles
            assert len(tiles) == 7 or position["last_round"] is not None


@given(option_sets(), seeds)
@often(12)
def test_money_changes_hands_with_the_bank_only(options: dict[str, Any], seed: int) -> None:
    """Every dollar is told: price, surcharge, income, fee, conversion, or a tile that pays."""
    steps = {"price", "discard", "income", "fee", "conversion"}
    for game in played(options, seed):
        for change in game.ledger:
            if change.track == "money":
                assert change.cause in steps or change.at is not None
                assert change.applied <= change.amount or change.amount < 0


@given(option_sets(), seeds)
@often(12)
def test_a_marker_doubles_every_later_payment(options: dict[str, Any], seed: int) -> None:
    """The same placement with and without a marker on one tile: twice the amount, as often."""
    assume(options.get("price_in_hand") is not False)
    *_, game = (g for g, _ in zip(played(options, seed), range(25 + seed % 20), strict=False))
    while game.phase != "act" and not game.is_over:
        game.push(game.legal_moves[0])
    assume(not game.is_over)
    position = game.position()
    rng = Rng(seed)
    moves = [m for m in game.legal_moves if "cell" in m.__struct_fields__]
    moves = [m for m in moves if type(m).__name__ != "Invest"]
    assume(moves)
    marked = {(seat, q, r) for seat, q, r in position["x2"]}
    for seat, tile, q, r in position["tiles"]:
        if (seat, q, r) in marked:
            continue
        doubled = burgh.from_position({**position, "x2": [*position["x2"], [seat, q, r]]})
        for _ in range(3):
            move = moves[int(rng.below(len(moves)))]
            once, twice = (reactions(g, move, seat, tile, f"{q},{r}") for g in (game, doubled))
            assert twice == [(track, 2 * amount) for track, amount in once]


def reactions(game: burgh.Game, move: Any, seat: int, tile: str, at: str) -> list[tuple[str, int]]:
    """Give what one tile adds when another is placed."""
    told = game.explain(move)
    found = [c for c in told if (c.seat, c.cause, c.at) == (seat, tile, at)]
    return [(c.track, c.amount) for c in found if c.rule in ("S6.4", "S6.5", "S6.7")]


@given(option_sets(), seeds)
@often(12)
def test_scoring_tells_goals_in_order_and_each_once(options: dict[str, Any], seed: int) -> None:
    """Public goals as they lie, secret ones from the start player on, then money; all add up."""
    *_, game = played(options, seed)
    position = game.position()
    start, seats = position["start"], game.seats
    around = [(start + i) % seats for i in range(seats)]
    public = [c.cause for c in game.ledger if c.rule == "S11.4"]
    secret = [(c.seat, c.cause) for c in game.ledger if c.rule == "S11.5"]
    money = [c.seat for c in game.ledger if c.rule == "S11.6" and c.track == "population"]
    assert public == [goal for goal in position["public"] if goal in public]
    assert len(set(public)) == len(public)
    kept = [(seat, position["players"][seat]["goal"]) for seat in around]
    assert secret == [pair for pair in kept if pair in secret]
    assert money == [seat for seat in around if seat in money]
    assert all(player["money"] < 5 for player in position["players"])
    rules = [c.rule for c in game.ledger if c.rule.startswith("S11")]
    assert rules == sorted(rules)


@given(option_sets(), seeds)
@often(12)
def test_rounds_turns_and_the_end_are_consistent(options: dict[str, Any], seed: int) -> None:
    """Rounds only go up, by one; the game ends in its last round, and the bound holds."""
    before = 1
    for game in played(options, seed):
        position = game.position()
        assert position["round"] in (before, before + 1)
        before = position["round"]
        assert position["last_round"] is None or position["round"] <= position["last_round"]
    assert position["round"] == position["last_round"]
    assert game.ply <= game.title.most_plies


@given(option_sets(), seeds)
@often(10)
def test_every_move_is_told_the_same_before_and_after(options: dict[str, Any], seed: int) -> None:
    """What `explain` says about a move is what `push` then does, but for the final scoring."""
    game = burgh.new("suburbia", seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        move = game.title.moves.name(game.state, int(game.state.random_move(rng)))
        told = game.explain(move)
        done = game.push(move)
        if not game.is_over:
            assert told == done
