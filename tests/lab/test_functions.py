"""`burgh.arena` and `burgh.simulate`: bots at hand, progress, results that are kept."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh import View
from burgh.bots import BotFailed, match
from burgh.core.game import MoveLike
from burgh.lab.entrants import entrants
from tests.cli.conftest import SOURCES, Burgh, run

__all__ = ["run"]  # a fixture


class Last:
    def choose(self, view: View) -> MoveLike:
        return view.legal_moves[-1]


class Late(Last):
    """Fails in the second game it plays."""

    games = 0

    def __init__(self) -> None:
        Late.games += 1
        self.number = Late.games

    def choose(self, view: View) -> MoveLike:
        return view.legal_moves[-1] if self.number < 3 else "nothing"


def same(view: View) -> MoveLike:
    return view.legal_moves[-1]


def never(done: int, total: int) -> None:
    raise AssertionError("a game was played")


# --- who plays ------------------------------------------------------------------------------------


def test_bots_are_handed_over_in_many_ways() -> None:
    """One, several, or by names; those that are called alike get a number."""
    one, two = Last(), Last()
    assert entrants("greedy").names == ("greedy",)
    assert entrants(one).names == ("Last",)
    assert entrants([one, two, one]).names == ("Last", "Last#2", "Last")
    assert entrants([Last, same, "greedy"]).names == (
        f"{__name__}:Last",
        f"{__name__}:same",
        "greedy",
    )
    found = entrants({"mine": Last, "greedy": "greedy", "deep": "mcts:iterations=2"})
    assert found.names == ("mine", "greedy", "deep")
    assert found.guests == {"mine": Last, "deep": "mcts:iterations=2"}
    assert [bot.name for bot in match.make_bots(found.names, 3, 1, found.guests)] == [*found.names]


def test_no_bots_are_refused() -> None:
    """In words."""
    with pytest.raises(burgh.Malformed, match="name at least one bot"):
        burgh.simulate("suburbia", [])
    with pytest.raises(burgh.Malformed, match="name two or more different bots"):
        burgh.arena("suburbia", ["random", "random"])


# --- the arena ------------------------------------------------------------------------------------


def test_an_arena_takes_bots_at_hand_and_gives_a_standing() -> None:
    """With progress after every game; it shows itself, as a line, as a table and as data."""
    told: list[tuple[int, int]] = []
    standing = burgh.arena(
        "bigcity", [Last, "greedy"], games=2, progress=lambda *at: told.append(at)
    )
    assert told == [(1, 2), (2, 2)]
    assert [line["bot"] for line in standing.table()] == ["greedy", f"{__name__}:Last"]
    assert repr(standing).startswith("<arena: 2 games of 2 bots; greedy +")
    heading, first, _ = str(standing).splitlines()
    assert heading.split() == ["bot", "Elo", "95", "%", "interval", "duels", "won", "games"]
    assert first.startswith("greedy ")


def test_an_arena_of_those_who_play_alone_shows_their_results() -> None:
    """No Elo there."""
    standing = burgh.arena("suburbia", {"a": "random", "b": Last}, games=1, mode="architect")
    assert "mean result" in str(standing)
    assert {line["bot"] for line in standing.table()} == {"a", "b"}
    assert "Elo" not in str(standing)


def test_the_function_and_the_command_play_the_same_games(run: Burgh, tmp_path: Path) -> None:
    """One file of results serves both."""
    file = tmp_path / "arena.jsonl"
    standing = burgh.arena("bigcity", ["random", "greedy"], games=2, out=file, players=3)
    before = file.read_bytes()
    wish = ("arena", "bigcity", "--bots", "random,greedy", "--players", 3, "-n", 2)
    told = run(*wish, "--out", file, "--json")
    assert told.err == ""
    assert json.loads(told.out) == json.loads(json.dumps(standing.as_json()))
    assert file.read_bytes() == before


def test_an_arena_goes_on_where_a_bot_has_failed(tmp_path: Path) -> None:
    """What was played before is kept, and the error names bot, seed, ply and seat."""
    file = tmp_path / "arena.jsonl"
    Late.games = 0
    problem = r"bot late: seed 1, ply \d+, seat \d: chose 'nothing', which is not legal"
    with pytest.raises(BotFailed, match=problem):
        burgh.arena("bigcity", {"late": Late, "random": "random"}, games=4, out=file)
    assert len(file.read_text().splitlines()) == 2  # the head and a game; the first bot only tried
    standing = burgh.arena("bigcity", {"late": Last, "random": "random"}, games=4, out=file)
    assert len(standing.results) == 4


def test_bots_at_hand_play_in_several_processes() -> None:
    """The same games as in one."""
    bots = {"first": Last, "same": same, "own": Last()}
    one, two = (burgh.arena("bigcity", bots, games=2, jobs=jobs) for jobs in (1, 2))
    assert one.as_json() == two.as_json()


def test_what_cannot_travel_plays_in_this_process() -> None:
    """And it is said so."""

    class Local(Last):
        pass

    with pytest.warns(UserWarning, match="local cannot be sent to other processes; all games"):
        standing = burgh.arena("bigcity", {"local": Local, "r": "random"}, games=2, jobs=2)
    assert len(standing.results) == 2


def test_seeds_that_cannot_be_dealt_are_refused_before_the_first_game() -> None:
    """The last game of a run needs a seed, too."""
    for wish in (burgh.arena, burgh.simulate):
        with pytest.raises(burgh.Malformed, match="a seed lies between"):
            wish("bigcity", ["random", "greedy"], games=6, seed=2**256 - 2, progress=never)


# --- simulate -------------------------------------------------------------------------------------


def test_games_are_rows_with_a_summary() -> None:
    """They show themselves, as a line, as a table and as data."""
    games = burgh.simulate("bigcity", [Last, "random"], games=3, seed=7)
    assert [row.seed for row in games] == [7, 8, 9]
    assert [row["seed"] for row in games.table()] == [7, 8, 9]
    assert games[1].bots == (f"{__name__}:Last", "random")
    assert repr(games).startswith("<3 games of bigcity from seed 7; won by ")
    assert str(games).splitlines()[0].split()[:4] == ["seat", "bot", "wins", "shared"]
    assert len(games[1:]) == 2


def test_a_simulation_takes_options_and_fills_seats() -> None:
    """The number of players follows from the bots, unless it is said."""
    assert len(burgh.simulate("bigcity", ["random"] * 3, games=1, seed=1)[0].bots) == 3
    assert len(burgh.simulate("bigcity", "random", games=1, seed=1, players=4)[0].bots) == 4


def test_a_simulation_goes_on_where_a_bot_has_failed(tmp_path: Path) -> None:
    """Rows and decisions that were played before are in the draft, and in the end in the file."""
    file = tmp_path / "games.csv"
    Late.games = 0
    wish: dict[str, Any] = {"games": 3, "seed": 5, "out": file, "decisions": True}
    with pytest.raises(BotFailed, match="seed 6"):
        burgh.simulate("bigcity", {"late": Late, "random": "random"}, **wish)
    assert not file.exists()
    games = burgh.simulate("bigcity", {"late": Last, "random": "random"}, **wish)
    assert [row.seed for row in games] == [5, 6, 7]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.decisions.csv"]


def test_the_lab_is_imported_when_it_is_asked_for() -> None:
    """`import burgh` alone stays quick."""
    code = (
        "import sys, burgh; assert 'burgh.lab.contest' not in sys.modules; "
        "assert 'burgh.bots' not in sys.modules; burgh.arena; "
        "assert 'burgh.lab.contest' in sys.modules; assert 'pyarrow' not in sys.modules"
    )
    environment = {"PYTHONPATH": SOURCES, "PATH": "/usr/bin"}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
