"""Bots see a view and nothing else, choose legal moves, and repeat themselves for a seed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.bots import registry
from burgh.bots.match import make_bots, play
from burgh.bots.registry import KINDS, NAMES, SETTINGS, make
from burgh.bots.search.greedy import best_move
from burgh.bots.search.judge import advantage
from burgh.bots.search.tree import Tree, search
from burgh.core.rng import Rng
from burgh.core.state import State

BOTS = ("random", "greedy", "mcts:iterations=30")


def middle(key: str, plies: int, seed: int = 3) -> burgh.Game:
    """Give a random game after some moves."""
    game = burgh.new(key, seed=seed)
    rng = Rng(seed)
    for _ in range(plies):
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


@pytest.mark.parametrize("key", burgh.titles())
@pytest.mark.parametrize("spec", BOTS)
def test_hidden_things_make_no_difference_to_a_bot(key: str, spec: str) -> None:
    """In worlds that differ only in what its seat cannot see it chooses the same."""
    game = middle(key, 12)
    worlds = [game, *(game.imagine(game.turn, Rng(seed)) for seed in range(2))]
    assert len({tuple(world.state.pack()) for world in worlds}) == 3
    choices = {make(spec, seed=5).choose(world.view(game.turn)) for world in worlds}
    assert len(choices) == 1


@pytest.mark.parametrize("key", burgh.titles())
@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_chooses_a_legal_move_of_what_it_sees(key: str, spec: str) -> None:
    """From the first decision on."""
    game = burgh.new(key, seed=4)
    bot = make(spec, seed=1)
    for _ in range(4):
        move = bot.choose(game.view(game.turn))
        assert game.refusal(move) is None
        game.push(move)


@pytest.mark.parametrize("key", burgh.titles())
def test_a_search_with_the_same_seed_finds_the_same(key: str) -> None:
    """Moves, visits and means; every visit of the root belongs to one of its moves."""
    game = middle(key, 10)
    view = game.view(game.turn).state
    found = [search(view, Rng(8), 40, 1e9, 500) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(visits for _, visits, _ in found[0]) == 40
    assert all(0.0 <= mean <= 1.0 for _, _, mean in found[0])


def test_a_search_can_go_on() -> None:
    """Two times twenty iterations are forty."""
    game = middle("suburbia", 6)
    tree = Tree(game.view(game.turn).state, 200)
    rng = Rng(1)
    tree.grow(rng, 20, 1e9)
    tree.grow(rng, 20, 1e9)
    assert int(tree.iterations) == int(tree.root.visits) == 40


@pytest.mark.parametrize(
    ("spec", "iterations", "seconds"),
    [
        ("mcts", registry.NO_LIMIT, 1.0),
        ("mcts:iterations=9", 9, registry.NO_END),
        ("mcts:iterations=9,time=0.5", 9, 0.5),
        ("mcts:time=2", registry.NO_LIMIT, 2.0),
    ],
)
def test_a_search_is_bound_by_what_was_asked_for(
    spec: str, iterations: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By time, or by iterations however long they take; by a second where nothing is said."""
    asked: list[tuple[int, float]] = []

    def noted(view: State, rng: Rng, iterations: int, seconds: float, *_: object) -> int:
        asked.append((iterations, seconds))
        return view.legal()[0]

    monkeypatch.setattr(registry, "best_by_search", noted)
    make(spec).choose(burgh.new("suburbia", seed=3).view(0))
    assert asked == [(iterations, seconds)]


@pytest.mark.parametrize("key", ["suburbia", "bigcity"])
@pytest.mark.slow
def test_greedy_beats_random(key: str) -> None:
    """In eight games on four deals, both ways round, it wins at least seven."""
    title = burgh.title(key)
    options = title.options.read({})
    wins = 0
    for seed in range(8):
        specs = ["greedy", "random"] if seed % 2 == 0 else ["random", "greedy"]
        outcome = play(title, options, make_bots(specs, 2, seed), seed // 2).outcome()
        assert outcome is not None
        wins += outcome.winners == (seed % 2,)
    assert wins >= 7


def test_greedy_takes_the_move_that_leaves_it_best_off() -> None:
    """No other move has a better outlook."""
    game = middle("suburbia", 9)
    view = game.view(game.turn).state
    values = {}
    for move in view.legal():
        after = view.clone()
        after.apply(move)
        values[move] = int(advantage(after, game.turn))
    assert values[int(best_move(view, Rng(0)))] == max(values.values())


def test_a_bot_is_written_in_two_ways() -> None:
    """As text and as data it is the same bot."""
    game = middle("suburbia", 9)
    view = game.view(game.turn)
    as_text = make("mcts:iterations=25", seed=3)
    as_data = make({"key": "mcts", "params": {"iterations": 25}}, seed=3)
    assert as_text.choose(view) == as_data.choose(view)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("chess", "'chess' is not one of random, greedy, mcts, beam, level, cmd:COMMAND"),
        ("lvl:3", "'lvl' is not one of"),
        ("", "'' is not one of"),
        ("greedy:time=1", "no setting 'time'"),
        ("mcts:5", "mcts has no setting '5'"),
        ("mcts:time", "bot.time: '' is not a number from 0 to 86400"),
        ("mcts:time=soon", "bot.time: 'soon' is not a number"),
        ("mcts:time=-1", "bot.time: '-1' is not a number"),
        ("mcts:time=nan", "bot.time: 'nan' is not a number"),
        ("mcts:iterations=0", "bot.iterations: '0' is not a whole number from 1"),
        ("mcts:iterations=9,iterations=8", "bot.iterations: given twice"),
        ("random:seed=1.5", "bot.seed: '1.5' is not a whole number"),
        ("beam:worlds=0", "bot.worlds: '0' is not a whole number from 1"),
        ("beam:width=0", "bot.width: '0' is not a whole number from 1 to 1000"),
        ("beam:width=1e9", "bot.width: '1e9' is not a whole number from 1 to 1000"),
        ("beam:moves=0", "bot.moves: '0' is not a whole number from 1"),
        ({"key": "mcts", "params": {"time": True}}, "bot.time: True is not a number"),
        ({"key": "mcts", "params": [1]}, "bot.params: settings are an object"),
        ({"key": "mcts", "time": 1}, "an object with key and params has no 'time'"),
        ({"params": {}}, "an object with a key and params"),
        (5, "a bot is a line of text, or an object"),
    ],
)
def test_a_bot_that_cannot_be_made_is_told_why(spec: Any, problem: str) -> None:
    """The bot or the setting is named, and what would do."""
    with pytest.raises(burgh.Malformed) as told:
        make(spec)
    assert problem in str(told.value)


def test_every_setting_of_a_bot_has_its_numbers() -> None:
    """And no numbers are left over."""
    assert {name for kind in KINDS.values() for name in kind.settings} == set(SETTINGS)


def test_the_page_of_the_bots_names_every_bot_and_every_setting() -> None:
    """In its first table, where a row is a bot."""
    page = (Path(__file__).parents[2] / "docs/bots.md").read_text("utf-8")
    rows = [row.split("|") for row in page.splitlines() if row.startswith("| `")]
    told = {row[1].strip(" `"): set(re.findall(r"`(\w+)`", row[3])) for row in rows[: len(KINDS)]}
    assert told == {key: set(kind.settings) - {"seed"} for key, kind in KINDS.items()}


def test_a_bot_made_from_data_can_be_made_again_from_its_name() -> None:
    """Large numbers keep their digits."""
    bot = make({"key": "mcts", "params": {"iterations": 12_345_678, "seed": 987_654_321}})
    assert bot.name == "mcts:iterations=12345678,seed=987654321"
    assert make(bot.name).name == bot.name


def test_every_bot_can_be_made_by_its_name() -> None:
    """The registry is the list of bots."""
    assert set(NAMES) == {make(name).name for name in NAMES}


def test_an_automatic_opponent_never_decides() -> None:
    """The human chooses for Dale; at other tables every seat decides."""
    title = burgh.title("suburbia")
    assert title.deciding(title.options.read({"solo": "dale"})) == [0]
    assert title.deciding(title.options.read({"players": 3})) == [0, 1, 2]
