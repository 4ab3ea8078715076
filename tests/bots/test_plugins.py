"""A bot of your own needs `choose` and nothing else; what it does wrong is said with its name."""

from __future__ import annotations

import importlib.metadata
import json
import pickle
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh import Game, View
from burgh.bots import BotFailed, make, match, named, plugins
from burgh.bots.plugins import can_travel, name_of, seated
from burgh.core.game import MoveLike

ROOT = Path(__file__).parents[2]
MODULE = """
class Last:
    def __init__(self, depth=1, style="plain", seed=None):
        self.made = (depth, style, seed)

    def choose(self, view):
        return view.legal_moves[-1]


def first(view):
    return view.legal_moves[0]


def broken(view):
    return view.no_such_thing


nobody = 7
"""


class First:
    """A bot in three lines."""

    def choose(self, view: View) -> MoveLike:
        return view.legal_moves[0]


class Seeded(First):
    def __init__(self, seed: int) -> None:
        self.name = f"seeded {seed}"


class Text:
    """A bot that answers in text."""

    def choose(self, view: View) -> MoveLike:
        return view.write(view.legal_moves[0])


def first(view: View) -> MoveLike:
    return view.legal_moves[0]


def factory(seed: int = 0) -> First:
    return Seeded(seed)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder we are in, with a module of bots that no package has."""
    (tmp_path / "some_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "some_bots", raising=False)
    return tmp_path


def game_with(*bots: Any, seed: int = 3) -> Game:
    title = burgh.title("suburbia")
    return match.play(title, title.options.read({"players": 2}), bots, seed)


# --- what a bot is --------------------------------------------------------------------------------


@pytest.mark.parametrize("thing", [First, First(), first, factory, partial(Seeded, seed=4), Text])
def test_whatever_chooses_a_move_of_a_view_is_a_bot(thing: Any) -> None:
    """A class, an object, a function of a view, a factory; a move may be answered as text."""
    view = burgh.new("suburbia", seed=1).view(0)
    assert seated(thing, "x", seed=1).choose(view) == view.legal_moves[0]


def test_a_class_that_takes_a_seed_is_given_one_that_does_not_tell_the_deal() -> None:
    """The same for the same deal and seat, another for others, and far from the deal's own."""
    seen: list[int] = []

    class Noting(First):
        def __init__(self, *, seed: int) -> None:
            seen.append(seed)

    for seed in (17, 17, 18):
        match.make_bots(["x"], 2, seed, {"x": Noting})
    assert seen[:2] == seen[2:4]
    assert len(set(seen)) == 4
    assert all(seed > 10_000 for seed in seen)


def test_objects_play_a_whole_game() -> None:
    """Bots without a name and without dice, as `match.play` takes them."""
    assert game_with(First(), first).moves == game_with(named(First()), Text()).moves


def test_what_chooses_nothing_is_no_bot() -> None:
    """It is said so before anything is played."""
    for thing in (7, object(), type("Empty", (), {})):
        with pytest.raises(burgh.Malformed, match=r"bot x: has no choose\(view\)"):
            seated(thing, "x", seed=0)


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        (" greedy ", "greedy"),
        (first, f"{__name__}:first"),
        (First, f"{__name__}:First"),
        (First(), "First"),
        (Seeded(4), "seeded 4"),
        (partial(First), f"{__name__}:First"),
    ],
)
def test_a_bot_has_a_name(thing: object, name: str) -> None:
    """Its own, its import path, or that of its class."""
    assert name_of(thing) == name


def test_bots_travel_to_other_processes_if_they_can_be_pickled() -> None:
    """What is defined inside a function cannot be found elsewhere."""

    class Local(First):
        pass

    assert can_travel({"a": First, "b": First(), "c": first, "d": partial(Seeded, seed=4)})
    assert not can_travel({"a": Local})
    assert not can_travel({"a": lambda view: view.legal_moves[0]})


# --- by name --------------------------------------------------------------------------------------


def test_a_bot_is_named_by_its_import_path(folder: Path) -> None:
    """A module of the folder we are in, or of a package; settings are given to the class."""
    view = burgh.new("suburbia", seed=1).view(0)
    assert make("some_bots:Last").choose(view) == view.legal_moves[-1]
    assert make("some_bots:first").choose(view) == view.legal_moves[0]
    named = make("some_bots:Last:depth=3,style=bold", seed=5)
    assert named.name == "some_bots:Last:depth=3,style=bold"
    module = sys.modules["some_bots"]
    assert plugins.read_settings("x", "depth=3,style=bold,fast=true,rate=0.5") == {
        "depth": 3,
        "style": "bold",
        "fast": True,
        "rate": 0.5,
    }
    assert module.Last(3, "bold").made == (3, "bold", None)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("no_such_module:Bot", "there is no module 'no_such_module', nor a bot 'no_such_module'"),
        ("some_bots:Absent", "some_bots has no Absent"),
        ("some_bots:nobody", r"has no choose\(view\)"),
        ("some_bots:first:depth=1", "takes no settings"),
        ("some_bots:Last:width=1", "cannot be made: TypeError"),
        ("some_bots:Last:depth", "settings are name=value"),
        ("torn:Bot", r"torn cannot be imported: ZeroDivisionError.*torn.py, line 1"),
        ("needy:Bot", "needy cannot be imported: No module named 'absent_package'"),
    ],
)
def test_a_name_that_leads_to_no_bot_is_told_why(folder: Path, spec: str, problem: str) -> None:
    """In one line, for whoever typed it."""
    (folder / "torn.py").write_text("1 / 0")
    (folder / "needy.py").write_text("import absent_package")
    with pytest.raises(burgh.Malformed, match=problem):
        make(spec)


def test_a_package_may_announce_its_bots(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Under the entry point `burgh.bots`, by a name of their own."""
    entries = [importlib.metadata.EntryPoint("last", "some_bots:Last", plugins.GROUP)]
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: entries)
    plugins.announced.cache_clear()
    try:
        view = burgh.new("suburbia", seed=1).view(0)
        assert make("last:depth=2").choose(view) == view.legal_moves[-1]
        with pytest.raises(burgh.Malformed, match=r"'hal' is not one of .*last, cmd:COMMAND"):
            make("hal")
    finally:
        plugins.announced.cache_clear()


# --- what goes wrong ------------------------------------------------------------------------------


def raising(view: View) -> MoveLike:
    raise KeyError("farm")


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (raising, r"KeyError: 'farm' \(test_plugins.py, line \d+\)"),
        (lambda view: "sell the town hall", "chose 'sell the town hall', which is not legal"),
        (lambda view: "invest @ 0,0", "chose 'invest @ 0,0', which is not legal"),
        (lambda view: None, "chose None, which is not legal"),
        (lambda view: view.legal_moves, "chose .*, which is not legal"),
    ],
)
def test_a_bot_that_fails_is_named_with_seed_ply_and_seat(
    bot: Callable[[View], MoveLike], problem: str
) -> None:
    """An error or an illegal choice ends the game: a mistake is better seen than counted."""
    with pytest.raises(BotFailed, match=rf"^bot .*: seed 3, ply 0, seat 0: {problem}"):
        game_with(bot, First())


def test_a_failure_travels_between_processes() -> None:
    """With all it says."""
    failed = BotFailed("x", "what", "where")
    again = pickle.loads(pickle.dumps(failed))
    assert (type(again), str(again)) == (BotFailed, str(failed))


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:iterations=2", "cmd:cat", "own"])
def test_a_bot_refuses_whatever_is_not_its_view(spec: str) -> None:
    """A whole game, another seat's view, a spectator's, a game that is over."""
    bot = named(First()) if spec == "own" else make(spec)
    game = burgh.new("suburbia", seed=1)
    for given, problem in (
        (game, r"a bot sees a view, not the game: game.view\(game.turn\)"),
        (game.state, "a bot sees a view, not Suburbia"),
        (game.view(1), "this is the view of seat 1, but seat 0 decides"),
        (game.view(-1), "this is the view of seat -1, but seat 0 decides"),
        (game_with(First(), First()).view(0), "the game is over"),
    ):
        with pytest.raises(burgh.Malformed, match=problem):
            bot.choose(given)  # type: ignore[arg-type]  # that is the point


# --- the examples ---------------------------------------------------------------------------------


def test_the_first_bot_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/bots.md: what stands there as Python runs as it stands."""
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    code = page.partition("# my_bots.py\n")[2].partition("```")[0]
    (tmp_path / "my_bots.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    games = burgh.simulate("suburbia", ["my_bots:Thrifty", "random"], games=1, seed=1)
    assert len(games) == 1
    assert len(code.strip().splitlines()) <= 12


@pytest.mark.parametrize("key", ["suburbia", "bigcity", "skylines"])
def test_the_language_model_bot_asks_with_the_table_as_text(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any function from a prompt to an answer will do; a useless answer is a move all the same."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    from importlib import import_module

    example: Any = import_module("llm_bot")
    view = burgh.new(key, seed=1).view(0)
    legal = [{"text": view.write(move)} for move in view.legal_moves]
    question = {"title": key, "phase": view.phase, "view": view.position(), "legal": legal}
    prompts: list[str] = []

    def model(prompt: str) -> str:
        prompts.append(prompt)
        return "I would say 2, on the whole."

    assert (
        example.choose(question, model, random.Random(1)) == legal[min(1, len(legal) - 1)]["text"]
    )
    assert all(f"{n}. {move['text']}" in prompts[0] for n, move in enumerate(legal[:3], 1))
    told = example.choose(question, lambda prompt: "I pass on that.", random.Random(1))
    assert told in [move["text"] for move in legal]


@pytest.mark.skipif(shutil.which("cat") is None, reason="a POSIX system is needed")
def test_the_language_model_bot_speaks_the_protocol() -> None:
    """It greets nobody and answers every question with one line."""
    legal = [{"text": "keep miser"}, {"text": "keep spender"}]
    decide = {"type": "decide", "phase": "goal", "view": {"players": []}, "legal": legal}
    hello = {"type": "hello", "protocol": 1, "title": "suburbia", "seed": 1}
    lines = "".join(json.dumps(message) + "\n" for message in (hello, decide, decide))
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "llm_bot.py")],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    answers = [json.loads(line)["move"] for line in done.stdout.splitlines()]
    assert len(answers) == 2
    assert set(answers) <= {move["text"] for move in legal}
