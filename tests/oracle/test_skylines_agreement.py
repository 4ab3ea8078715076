"""The quick engine and the slow oracle agree move by move.

The engine asks for a card, then a tile, then a place, and for the cards of the exchange round one
by one; the oracle knows whole moves only. `whole` joins the engine's small decisions.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import burgh
from burgh.core.state import State
from burgh.games.skylines.engine.tables import NO_TILE
from tests.oracle.skylines import TRACKS, Move, Oracle
from tests.oracle.skylines_players import any_move
from tests.slow import slow

SCENARIOS = ("intro", "scenario-1", "scenario-2", "scenario-3", "scenario-4", "scenario-5")
GAMES = [(scenario, players) for scenario in SCENARIOS for players in (1, 2, 3, 4)]
SOME = [(scenario, 1 + i % 4) for i, scenario in enumerate(SCENARIOS)]
PHASES = {"tile": "turn", "place": "turn", "refill": "draw", "redraw": "draw"}


def plain(game: burgh.Game, state: State, number: int) -> Move:
    """Give a small decision of the engine as JSON."""
    found: Move = msgspec.to_builtins(game.title.moves.name(state, number))
    return {key: value for key, value in found.items() if value is not None}


def whole(game: burgh.Game, state: State, so_far: Move) -> Iterator[Move]:
    """Give every whole move that begins here with what is chosen so far."""
    for number in state.legal():
        move = plain(game, state, number)
        if move["do"] == "place":
            yield {**so_far, "at": list(move["at"]), "rot": move.get("rot", 0)}
        elif move["do"] in ("play", "tile"):
            after = state.clone()
            after.apply(number, None)
            chosen = {**so_far, **move, "do": "play", **chosen_tile(after)}
            if game.title.phases[after.phase()] in ("tile", "place"):
                yield from whole(game, after, chosen)
            else:
                yield chosen
        else:
            yield move


def chosen_tile(state: Any) -> Move:
    """Give the tile that is about to be laid, if it is known already."""
    tile = int(state.tile)
    return {} if tile == NO_TILE else {"tile": state.rules.tables.outlines.names[tile]}


def key_of(move: Move) -> str:
    """Give something to sort moves by."""
    return json.dumps(move, sort_keys=True)


def same_moves(game: burgh.Game, oracle: Oracle) -> None:
    """Compare the legal moves; of the exchange round, the cards that may be put down."""
    mine = list(whole(game, game.state, {}))
    theirs = oracle.legal()
    if oracle.phase == "swap":
        cards = {card for move in theirs for card in move["give"]}
        assert {move.get("card") for move in mine} == cards | {None}
    else:
        assert sorted(map(key_of, mine)) == sorted(map(key_of, theirs))


def small(move: Move) -> list[Move]:
    """Take a whole move apart into the engine's small decisions."""
    if move["do"] == "swap":
        return [*({"do": "swap", "card": card} for card in move["give"]), {"do": "done"}]
    if "tile" not in move:
        return [move]
    play, tile = {"do": "play", "card": move["card"]}, {"do": "tile", "tile": move["tile"]}
    return [play, tile, {"do": "place", "at": move["at"], "rot": move["rot"]}]


def push(game: burgh.Game, move: Move) -> tuple[list[tuple[str, str, str, int]], bool]:
    """Make a whole move in the engine; give its ledger and whether it showed something hidden."""
    ledger, shown = [], False
    for part in small(move):
        if part["do"] == "tile" and game.phase == "place":
            continue  # the only tile there is needs no choice
        for change in game.push(part):
            if change.track != "condition":
                ledger.append((change.cause, change.rule, change.track, change.amount))
        shown = shown or any(one.barrier for one in game.reveals)
    return ledger, shown


def seen(game: burgh.Game) -> dict[str, Any]:
    """Give what both sides must agree on."""
    found = game.position()
    keys = ("boards", "tiles", "tracks", "money", "overall", "hands", "piles", "roles", "news")
    told = {key: found[key] for key in (*keys, "active", "token")}
    told["supply"] = {tile: left for tile, left in found["supply"].items() if left}
    told["exchange"], told["box"] = sorted(found["exchange"]), sorted(found["box"])
    told["phase"] = PHASES.get(found["phase"], found["phase"])
    return told


def told(oracle: Oracle) -> dict[str, Any]:
    """Give the same of the oracle."""
    found = oracle.snapshot()
    del found["outcome"]
    found["supply"] = {tile: left for tile, left in found["supply"].items() if left}
    return found


def oracle_of(game: burgh.Game) -> Oracle:
    """Give an oracle for the position a game begins with."""
    position = game.position()
    options = position["options"]
    position["scenario"] = options["scenario"]
    oracle = Oracle.from_case({"pos": position})
    oracle.box = list(position["box"])
    return oracle


def same_districts(game: burgh.Game, oracle: Oracle) -> None:
    """Compare the districts square by square."""
    label = game.state.label  # type: ignore[attr-defined]
    districts: dict[int, set[tuple[int, int]]] = {}
    for row, col in oracle.city():
        which = int(label[(row + 1) * 64 + col + 1])
        if which:
            districts.setdefault(which, set()).add((row, col))
    assert {frozenset(area) for area in districts.values()} == set(oracle.districts())


def same_outcome(game: burgh.Game, oracle: Oracle) -> None:
    """Compare how the game ended."""
    outcome, expected = game.outcome(), oracle.outcome
    assert outcome is not None
    assert expected is not None
    assert outcome.facts["result"] == expected["result"]
    if expected["result"] == "lost":
        assert (outcome.reason, outcome.facts["rule"]) == (expected["reason"], expected["rule"])
    else:
        assert set(outcome.scores) == {expected["score"]}
        assert outcome.facts["win"] == expected["win"]
        assert outcome.facts["band"] == expected["band"].lower().replace(" ", "-")


def walk(game: burgh.Game, chance: random.Random, every: int = 1) -> None:
    """Play one random game on both and compare; legal moves before every so many moves."""
    oracle = oracle_of(game)
    while oracle.phase != "over":
        if chance.randrange(every) == 0:
            same_moves(game, oracle)
        move = any_move(oracle, chance)
        oracle.ledger.clear()
        oracle.apply(move)
        ledger, shown = push(game, move)
        assert ledger == oracle.ledger
        assert shown == oracle.reveals[-1]
        assert seen(game) == told(oracle)
        if move["do"] == "board":
            same_districts(game, oracle)
    assert game.is_over
    same_outcome(game, oracle)


@pytest.mark.parametrize(
    ("scenario", "players"), [*SOME, *slow(game for game in GAMES if game not in SOME)]
)
def test_engine_and_oracle_agree_over_random_games(scenario: str, players: int) -> None:
    """Legal moves, ledger, tracks, hands, piles and districts are equal after every move."""
    game = burgh.new("skylines", scenario=scenario, players=players, seed=players)
    walk(game, random.Random(players))


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_they_agree_over_long_games(scenario: str, players: int) -> None:
    """The same for a city so rich and happy that random play sees every board and milestone."""
    game = rich(burgh.new("skylines", scenario=scenario, players=players, seed=players))
    walk(game, random.Random(players), every=4)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_they_agree_until_the_piles_are_empty(scenario: str) -> None:
    """The same with few cards left: news, refill and exchange round meet the end of the piles."""
    game = rich(burgh.new("skylines", scenario=scenario, players=2, seed=9))
    position = game.position()
    position["piles"] = {level: pile[:4] for level, pile in position["piles"].items()}
    position["box"] = None
    walk(at(position), random.Random(9), every=3)


def rich(game: burgh.Game) -> burgh.Game:
    """Give the same deal with a full treasury and a happy city."""
    position = game.position()
    position.update(money=300, overall=40)
    position["tracks"].update(happiness=25, power=8, water=8, garbage=8)
    return at(position)


def at(position: dict[str, Any]) -> burgh.Game:
    """Give a game that begins at a position."""
    title = burgh.title("skylines")
    options, state = title.position.read(position)
    return burgh.Game(title, options, state)


def test_tracks_have_one_order() -> None:
    """Both sides write the tracks in the same order."""
    position = burgh.new("skylines", seed=0).position()
    assert list(position["tracks"]) == TRACKS
