"""On a Ray cluster the same games are played, and none is lost or doubled when a node dies."""

from __future__ import annotations

import contextlib
import importlib
import pickle
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh import View
from burgh.bots import BotFailed
from burgh.core.game import MoveLike
from burgh.core.malformed import Malformed
from burgh.lab.arena import play, schedule
from burgh.lab.cluster import on_cluster, same_version, seen_from_here, with_version
from burgh.lab.games import Row, Task, play_one
from burgh.lab.workers import WorkersDied
from tests.cli.conftest import SOURCES
from tests.patience import PATIENCE

Held = tuple[Task, Path]


def wait_for(path: Path, pattern: str, count: int) -> None:
    """Wait until so many files are there."""
    until = time.monotonic() + PATIENCE
    while len(list(path.glob(pattern))) < count:
        assert time.monotonic() < until
        time.sleep(0.02)


def held_up(held: Held) -> Row:
    """Play a game, but, after the first few, not before the gate opens; says on which node."""
    import ray

    task, folder = held
    (folder / f"on-{ray.get_runtime_context().get_node_id()}").touch()
    if task[1] > FIRST_SEED:
        wait_for(folder, "gate", 1)
    return play_one(task)


FIRST_SEED = 5


@pytest.mark.ray
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_no_game_is_lost_or_doubled_when_a_node_dies(two_nodes: Any, tmp_path: Path) -> None:
    """One of two nodes is killed in mid-game: the results are those of this process alone."""
    bots = ["random", "random:seed=5"]
    meetings = schedule("suburbia", {"players": 2}, bots, 24, FIRST_SEED)
    tasks = [(meeting.plan, meeting.seed) for meeting in meetings]
    wanted = [play_one(task) for task in tasks]
    held = [(task, tmp_path) for task in tasks]
    with contextlib.closing(on_cluster(held_up, held, two_nodes.address)) as results:
        found = [next(results)]
        wait_for(tmp_path, "on-*", 2)  # both nodes have begun games
        (victim,) = two_nodes.worker_nodes
        two_nodes.remove_node(victim, allow_graceful=False)
        (tmp_path / "gate").touch()
        found += results
    assert found == wanted
    assert [result.row for result in play(meetings[:2], 1, two_nodes.address)] == wanted[:2]


PICK = """
class Pick:
    def __init__(self, number=0):
        self.number = number

    def choose(self, view):
        return view.legal_moves[self.number]
"""


@pytest.mark.ray
@pytest.mark.filterwarnings("ignore")
def test_bots_of_ones_own_play_on_a_cluster(
    ray_on_loopback: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a module in this folder, by name or at hand: the same games as in this process."""
    (tmp_path / "ray_bots.py").write_text(PICK)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", SOURCES)  # nodes are to have this Burgh, wherever they start
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("ray_bots")

    class Typed:  # as in a notebook: there is no module to find it in
        def choose(self, view: View) -> MoveLike:
            return view.legal_moves[-1]

    bots = ["ray_bots:Pick:number=-1", module.Pick(-1), module.Pick, Typed]
    wish: dict[str, Any] = {"games": 2, "seed": 7}
    here = burgh.simulate("bigcity", bots, **wish)
    assert [*burgh.simulate("bigcity", bots, ray="local", **wish)] == [*here]


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra is named."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WorkersDied, match=r"pip install 'burgh\[ray\]'"):
        list(on_cluster(abs, [1], "auto"))


def test_a_node_with_another_burgh_is_refused() -> None:
    """Its games might be other games."""
    with pytest.raises(WorkersDied, match=r"runs Burgh 0\.0\.0"):
        same_version("0.0.0", ([], 0.0))


def test_a_node_without_a_bots_module_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What to do about it, too; a bot that fails there is told as it is here."""
    (tmp_path / "nowhere_else.py").write_text(PICK)
    monkeypatch.syspath_prepend(tmp_path)
    packed = pickle.dumps((abs, [importlib.import_module("nowhere_else").Pick(1)]))
    del sys.modules["nowhere_else"]
    monkeypatch.undo()  # from now on, as on a node that has no such folder
    with pytest.raises(WorkersDied, match=r"No module named 'nowhere_else'.*on every node"):
        with_version(packed)
    missing = seen_from_here(Malformed("bot", "there is no module 'nowhere_else'"))
    assert isinstance(missing, WorkersDied)
    assert "bot: there is no module 'nowhere_else'. Modules with bots" in str(missing)
    failed = BotFailed("Pick", "chose nothing")
    assert seen_from_here(failed) is failed


@pytest.mark.ray
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "ray://127.0.0.1:1"])
def test_a_wrong_address_is_told_at_once(address: str) -> None:
    """In words, not after minutes."""
    pytest.importorskip("ray", reason="Ray is not installed")
    with pytest.raises(WorkersDied, match="no cluster answers there"):
        list(on_cluster(abs, [1], address))
