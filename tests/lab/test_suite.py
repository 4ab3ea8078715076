"""A suite is fixed: its games are data, its results can be repeated, and more bots can join."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import burgh
from burgh import View
from burgh.cli.suite import BEGIN, END
from burgh.core.game import MoveLike
from burgh.lab.entrants import entrants
from burgh.lab.suite import FIRST, folder, matches, read_suite, suites
from tests.cli.conftest import Burgh, run

__all__ = ["run"]  # a fixture

ROOT = Path(__file__).parents[2]
# What was published is never changed; a new question is a new suite.
PUBLISHED = {"burgh-suite-1": "64137abe99b3be0b"}
PARTS = ("bigcity-2", "skylines-1")


class Last:
    def choose(self, view: View) -> MoveLike:
        return view.legal_moves[-1]


def test_a_published_suite_stays_as_it_is() -> None:
    """Else old results and new ones could not be compared."""
    made = {
        name: hashlib.sha256((folder() / f"{name}.toml").read_bytes()).hexdigest()[:16]
        for name in suites()
    }
    assert made == PUBLISHED


@pytest.mark.parametrize("name", suites())
def test_every_part_of_a_suite_can_be_dealt(name: str) -> None:
    """Its mode is that of the title with these options; baselines have no clock."""
    suite = read_suite(name)
    assert suite.name == name
    assert {part.title for part in suite.part} == {"suburbia", "bigcity", "skylines"}
    assert {part.mode for part in suite.part} == {"competitive", "solo", "cooperative"}
    for part in suite.part:
        title = burgh.title(part.title)
        options = title.options.read(part.options)
        alone = len(title.deciding(options)) == 1
        shared = "cooperative" if title.is_shared else "competitive"
        assert part.mode == ("solo" if alone else shared), part.key
    assert {*suite.search} == {part.title for part in suite.part}
    for baseline in (*suite.baselines, *suite.search.values()):
        assert "time" not in baseline
        assert "level" not in baseline
        assert burgh.bots.make(baseline).name == baseline


def test_a_bot_meets_every_baseline_and_baselines_each_other_once() -> None:
    """Where seats compete; elsewhere each plays by itself."""
    suite = read_suite()
    (part,) = (part for part in suite.part if part.key == "bigcity-2")
    random, greedy, mcts = suite.baselines_of(part)
    assert mcts == suite.search["bigcity"]
    found = matches(suite, [part], entrants(["mine", greedy, random]), quick=True)
    assert [match.asked.bots.names for match in found] == [
        ("mine", random),
        ("mine", greedy),
        ("mine", mcts),
        (random, greedy),
        (greedy, mcts),
        (random, mcts),
    ]
    (alone,) = (part for part in suite.part if part.key == "skylines-1")
    found = matches(suite, [alone], entrants(["mine", greedy]), quick=True)
    assert [match.asked.bots.names for match in found] == [("mine",), (greedy,)]


def test_without_bots_the_baselines_of_each_part_are_measured() -> None:
    """In Suburbia not by the search of Skylines."""
    suite = read_suite()
    found = [*matches(suite, suite.part, None, quick=True)]
    for part in suite.part:
        names = {name for match in found if match.part is part for name in match.asked.bots.names}
        assert names == {"random", "greedy", suite.search[part.title]}
    assert len(found) == 3 * len(suite.part)


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the search out: uncompiled it takes its time."""
    import msgspec

    from burgh.lab import suite as room

    whole = read_suite()
    few = msgspec.structs.replace(
        whole, baselines=("random",), search=dict.fromkeys(whole.search, "greedy")
    )
    monkeypatch.setattr(room, "read_suite", lambda name=FIRST: few)


def test_the_quick_part_of_a_suite_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With intervals; what is kept is not played again when another bot joins."""
    small(monkeypatch)
    told: list[int] = []
    wish = {"parts": PARTS, "quick": True, "out": tmp_path / "games"}
    first = burgh.suite({"mine": Last}, **wish, progress=lambda done, total: told.append(total))  # type: ignore[arg-type]  # one dictionary for all
    assert set(told) == {6}
    assert [(score.part, score.bot, score.against) for score in first.scores] == [
        ("bigcity-2", "mine", "random"),
        ("bigcity-2", "mine", "greedy"),
        ("skylines-1", "mine", None),
    ]
    assert all(score.low <= score.share <= score.high for score in first.scores)
    assert str(first).startswith("burgh-suite-1 (quick), Burgh ")
    kept = {file: file.read_bytes() for file in (tmp_path / "games").iterdir()}
    told.clear()
    second = burgh.suite({"mine": Last, "random": "random"}, **wish)  # type: ignore[arg-type]
    assert second.table()[0] == first.table()[0]
    assert all(file.read_bytes() == before for file, before in kept.items())
    mirrored = {(score.bot, score.against): score for score in second.scores if score.against}
    assert mirrored["random", "greedy"].games == 2


def test_the_command_writes_a_page(
    run: Burgh, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Between its marks, with the command and the version; twice the same."""
    small(monkeypatch)
    page = tmp_path / "suite.md"
    page.write_text(f"# Before\n{BEGIN}\nold\n{END}\nafter\n")
    wish = ("suite", "run", "--bots", "random", "--part", PARTS[0], "--quick", "--write", page)
    shown = json.loads(run(*wish, "--json").out)
    assert (shown["suite"], shown["quick"]) == ("burgh-suite-1", True)
    text = page.read_text()
    assert text.startswith(f"# Before\n{BEGIN}\nBurgh {burgh.__version__}, `burgh suite run ")
    assert text.endswith(f"{END}\nafter\n")
    assert "| bigcity-2 | random | greedy | 2 |" in text
    assert "old" not in text
    run(*wish)
    assert page.read_text() == text
    page.write_text("no marks")
    assert "the page needs the lines" in run(*wish).err


def test_suites_are_listed(run: Burgh) -> None:
    """Each part with its mode, its options and its size."""
    told = run("suite", "list").out
    assert "suburbia-architect: solo, mode=architect, 100 games" in told
    assert len(told.splitlines()) == 1 + len(read_suite().part)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--suite", "burgh-suite-0"), "'burgh-suite-0' is not one of burgh-suite-1"),
        (("--part", "chess"), "'chess' is not one of suburbia-2"),
        (("--bots", "hal"), "'hal' is not one of"),
        (("--jobs", "0"), "at least 1"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(
    arguments: tuple[str, ...], problem: str, run: Burgh
) -> None:
    """Exit status 2, before anything is played."""
    told = run("suite", "run", *arguments)
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert problem in told.err


def test_the_page_has_room_for_the_results() -> None:
    """docs/suite.md is written by the command that it names."""
    page = (ROOT / "docs" / "suite.md").read_text("utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
    assert "burgh suite run" in page
