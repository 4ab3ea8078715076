"""On a Ray cluster the same games are played, and none is lost or doubled when a node dies."""

from __future__ import annotations

import contextlib
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from burgh.lab.arena import play, schedule
from burgh.lab.cluster import on_cluster, same_version
from burgh.lab.games import Row, Task, play_one
from burgh.lab.workers import WorkersDied
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


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra is named."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WorkersDied, match=r"pip install 'burgh\[ray\]'"):
        list(on_cluster(abs, [1], "auto"))


def test_a_node_with_another_burgh_is_refused() -> None:
    """Its games might be other games."""
    with pytest.raises(WorkersDied, match=r"runs Burgh 0\.0\.0"):
        same_version("0.0.0", ([], 0.0))


@pytest.mark.ray
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "ray://127.0.0.1:1"])
def test_a_wrong_address_is_told_at_once(address: str) -> None:
    """In words, not after minutes."""
    pytest.importorskip("ray", reason="Ray is not installed")
    with pytest.raises(WorkersDied, match="no cluster answers there"):
        list(on_cluster(abs, [1], address))
