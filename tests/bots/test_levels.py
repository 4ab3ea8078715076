"""Five levels for each title, from one file, in two spellings."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import pytest

import burgh
from burgh.bots import processes
from burgh.bots.forest import Forest, sum_trees
from burgh.bots.registry import (
    KINDS,
    LEVELS,
    LONGEST,
    USUAL_LEVELS,
    first_level,
    level_manner,
    level_spec,
    levels,
    make,
    read_spec,
)
from burgh.bots.search.tree import Manner, Tree
from burgh.core.rng import Rng

# Iterations: what a level may look at does not depend on how long it looks.
FEWER = 16


def middle(key: str, plies: int, seed: int = 3) -> burgh.Game:
    """Give a random game after some moves."""
    game = burgh.new(key, seed=seed)
    rng = Rng(seed)
    for _ in range(plies):
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


def hasty(key: str, level: int) -> dict[str, object]:
    """Give the bot of a level with few iterations and no clock."""
    name, settings = read_spec(level_spec(key, level))
    settings.pop("time", None)
    if "iterations" in settings:
        settings["iterations"] = FEWER
    if "worlds" in settings:
        settings.update(worlds=1, depth=4)
    return {"key": name, "params": settings}


def test_every_title_has_five_levels() -> None:
    """Each is a bot that can be made."""
    for specs in map(levels, burgh.titles()):
        assert len(specs) == LEVELS
        assert all(make(spec).name == spec for spec in specs)


def test_a_level_says_how_it_decides() -> None:
    """As its file has it: not far, one move ahead, or in so many imagined games."""
    assert level_manner("suburbia", 1) == ("near", 0)
    assert level_manner("bigcity", 2) == ("near", 0)
    assert level_manner("suburbia", 3) == ("mcts", 300)
    assert level_manner("suburbia", 4) == ("greedy", 0)
    assert level_manner("skylines", 5) == ("beam", 0)


def test_every_title_has_a_level_for_newcomers() -> None:
    """An opponent who plays along, a partner who is a help."""
    assert {key: first_level(key) for key in ("suburbia", "bigcity", "skylines")} == {
        "suburbia": 1,
        "bigcity": 1,
        "skylines": 4,
    }
    assert all(1 <= first_level(key) <= LEVELS for key in burgh.titles())


@pytest.mark.parametrize("key", burgh.titles())
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_hidden_things_make_no_difference_to_a_level(key: str, level: int) -> None:
    """In worlds that differ only in what its seat cannot see it chooses the same."""
    game = middle(key, 11)
    worlds = [game, *(game.imagine(game.turn, Rng(seed)) for seed in range(2))]
    assert len({tuple(world.state.pack()) for world in worlds}) == 3
    chosen = {make(hasty(key, level), seed=5).choose(w.view(game.turn)) for w in worlds}
    assert len(chosen) == 1


@pytest.mark.parametrize("key", burgh.titles())
def test_a_level_is_the_bot_its_title_names(key: str) -> None:
    """`level:2` chooses what that bot chooses, however it is written."""
    game = middle(key, 9)
    view = game.view(game.turn)
    same = [
        make("level:2", seed=3),
        make("level:level=2", seed=3),
        make({"key": "level", "params": {"level": 2}}, seed=3),
        make(level_spec(key, 2), seed=3),
    ]
    assert len({bot.choose(view) for bot in same}) == 1


def test_a_bot_takes_from_a_level_what_it_was_not_told() -> None:
    """What it was told comes first: `mcts:iterations=4,level=5`."""
    game = middle("suburbia", 9)
    view = game.view(game.turn)
    told = {**read_spec(level_spec("suburbia", 5))[1], "iterations": 4.0}
    plain = make({"key": "mcts", "params": told}, seed=2)
    as_text = make("mcts:iterations=4,level=5", seed=2)
    as_data = make({"key": "mcts", "params": {"iterations": 4, "level": 5}}, seed=2)
    assert plain.choose(view) == as_text.choose(view) == as_data.choose(view)


def test_a_bot_made_from_data_is_named_as_text_would_name_it() -> None:
    """So that a table of results reads the same."""
    assert make({"key": "level", "params": {"level": 3}}).name == "level:3"
    assert make({"key": "mcts", "params": {"time": 0.5}}).name == "mcts:time=0.5"
    assert make({"key": "greedy"}).name == "greedy"


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("level:6", "bot.level: '6' is not a whole number from 1 to 5"),
        ("level:0", "bot.level: '0' is not a whole number from 1 to 5"),
        ("level:2.5", "bot.level: '2.5' is not a whole number from 1 to 5"),
        ("level:high", "'high' is not a whole number"),
        ("mcts:level=9", "bot.level: '9' is not a whole number from 1 to 5"),
        ("mcts:processes=0", "bot.processes: '0' is not a whole number from 1 to 64"),
        ("level:3,time=1", "level has no setting 'time'"),
    ],
)
def test_a_level_that_is_not_there_is_told(spec: str, problem: str) -> None:
    """The setting is named, and what would do."""
    with pytest.raises(burgh.Malformed, match=problem):
        make(spec)


def test_the_usual_levels_can_be_made_and_keep_to_their_time() -> None:
    """They are for a title that brings none of its own."""
    assert len(USUAL_LEVELS) == LEVELS
    for spec, seconds in zip(USUAL_LEVELS, LONGEST, strict=True):
        make(spec)
        assert float(read_spec(spec)[1].get("time", 0)) <= seconds


def test_a_level_keeps_to_its_time() -> None:
    """Every searching bot of the file has a limit within what its level may take."""
    assert LONGEST == (0.05, 0.2, 0.5, 1.5, 2.0)
    for specs in map(levels, burgh.titles()):
        for spec, seconds in zip(specs, LONGEST, strict=True):
            key, settings = read_spec(spec)
            if "time" in KINDS[key].settings:
                assert float(settings["time"]) <= seconds


@pytest.mark.parametrize("key", burgh.titles())
def test_a_search_whose_time_is_up_ends_at_its_next_look_at_the_clock(key: str) -> None:
    """After eight iterations, whatever number it was given; there is an answer by then."""
    game = middle(key, 8)
    tree = Tree(game.view(game.turn).state, 200)
    tree.grow(Rng(1), 1_000_000, 0.0)
    assert int(tree.iterations) == 8
    assert tree.answer()


@pytest.mark.parametrize("key", burgh.titles())
def test_a_beam_whose_time_is_up_tries_one_world_a_round(key: str) -> None:
    """And chooses as one that may try no more than that: two of its rounds have one world each."""
    game = middle(key, 9)
    view = game.view(game.turn)
    chosen = {
        make(f"beam:width=1,moves=2,depth=2,worlds={worlds},time=0", seed=4).choose(view)
        for worlds in (1, 1_000_000)
    }
    assert len(chosen) == 1


def test_the_trees_of_several_processes_are_added_up() -> None:
    """Visits are summed, means weighed by them, the most visited first."""
    trees = [[(7, 3, 0.5), (9, 1, 0.25)], [(9, 3, 0.75), (8, 1, 0.0)]]
    assert sum_trees(trees) == [(9, 4, 0.625), (7, 3, 0.5), (8, 1, 0.0)]


@pytest.fixture
def two_cores(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two cores are free for this process, and no searching processes stay afterwards."""
    processes.end_lasting()
    monkeypatch.setattr(processes, "_share", 2)
    yield
    processes.end_lasting()


@pytest.mark.usefixtures("two_cores")
@pytest.mark.parametrize("key", burgh.titles())
def test_a_search_in_two_processes_repeats_itself(key: str) -> None:
    """With a seed and a number of iterations; each makes all of them."""
    game = middle(key, 8)
    forest = Forest(2, 41, 1e9, Manner())
    found = [forest.search(game.view(game.turn), Rng(4)) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(visits for _, visits, _ in found[0]) == 2 * 41


@pytest.mark.usefixtures("two_cores")
def test_searching_processes_last_from_bot_to_bot() -> None:
    """A new game makes new bots, and these think in the processes that are there."""
    game = middle("suburbia", 8)
    children = []
    for seed in range(2):
        make("mcts:iterations=5,processes=2", seed=seed).choose(game.view(game.turn))
        children.append({child.pid for child in multiprocessing.active_children()})
    assert children[0] == children[1]
    assert len(children[0]) == 2
    processes.end_lasting()
    assert multiprocessing.active_children() == []


@pytest.mark.usefixtures("two_cores")
def test_searching_processes_that_were_killed_are_begun_anew() -> None:
    """With the same answer as if nothing had happened."""
    game = middle("suburbia", 8)
    forest = Forest(2, 5, 1e9, Manner())
    found = forest.search(game.view(game.turn), Rng(4))
    for child in multiprocessing.active_children():
        child.kill()
        child.join()
    assert forest.search(game.view(game.turn), Rng(4)) == found


@pytest.mark.usefixtures("two_cores")
def test_no_more_trees_grow_at_once_than_there_are_cores() -> None:
    """More of them take turns and share the time; their answer is the same on every machine."""
    game = middle("suburbia", 8)
    view = game.view(game.turn)
    forest = Forest(3, 5, 8.0, Manner())
    assert [task.seconds for task in forest.tasks(view, Rng(4))] == [4.0] * 3
    found = forest.search(view, Rng(4))
    assert len(multiprocessing.active_children()) == 2
    assert sum(visits for _, visits, _ in found) == 3 * 5
    with processes.process_pool(2) as pool:
        assert list(pool.map(cores_there, range(2))) == [1, 1]


@pytest.mark.usefixtures("two_cores")
def test_with_one_core_trees_grow_in_the_process_that_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a search among games played side by side begins no processes; the answer is the same."""
    game = middle("suburbia", 8)
    view = game.view(game.turn)
    forest = Forest(2, 5, 1e9, Manner())
    found = forest.search(view, Rng(4))
    processes.end_lasting()
    monkeypatch.setattr(processes, "_share", 1)
    assert forest.search(view, Rng(4)) == found
    assert multiprocessing.active_children() == []


def cores_there(_: int) -> int:
    """The cores that a process may keep busy."""
    return processes.cores()
