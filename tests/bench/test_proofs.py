"""The tools that prove the server run, count, and notice what they are there to notice."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bench import figures, fuzz_http, fuzz_socket, invariants, many_games, secrecy, soak, storm
from burgh.core.game import Game
from burgh.table import views, wire
from tests.every_title.conserved import CONSERVED

pytestmark = pytest.mark.slow  # once, compiled, is enough


def ran(tool: Any, folder: Path, *words: str) -> tuple[int, dict[str, Any]]:
    """Run a tool as its command does; gives its status and the figures it kept."""
    file = folder / "figures.json"
    status = tool.main([*words, "--json", str(file)])
    return status, json.loads(file.read_text("utf-8"))


def test_a_storm_kills_a_real_server_and_finds_everything_confirmed(tmp_path: Path) -> None:
    """One node on SQLite: what was confirmed is in the log once, and the games go on."""
    status, found = ran(storm, tmp_path, "--kills", "1", "--tables", "2", "--faults", "kill")
    assert status == 0, found
    assert found["faults"]["kill"] == 1
    assert found["checks_of_what_was_confirmed"] == found["confirmed"] > 0
    assert found["games_verified"] >= 2


def test_a_storm_notices_what_was_lost_doubled_or_done_though_refused() -> None:
    """Each is blamed under its own name."""
    ledger = storm.Ledger()
    book = storm.Book("", ledger)
    for key in ("kept", "lost", "doubled"):
        ledger.confirm("table", key, 5, again=False)
    ledger.refused.append(("table", "refused"))
    for key, times in (("kept", 1), ("doubled", 2), ("refused", 1)):
        book.keys["table", key] = times
        book.places["table", key] = 5
    book.compare()
    assert ledger.wrong == {"lost": 1, "doubled": 2, "refused and yet done": 1}


def test_random_moves_hold_every_invariant(tmp_path: Path) -> None:
    """A thousand moves of every title."""
    status, found = ran(invariants, tmp_path, "--moves", "1000", "--jobs", "1")
    assert status == 0, found
    assert found["moves"] >= 1000
    assert found["conserved"] >= found["games"] > 0


def test_a_card_that_is_made_from_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A count that changes on the way is a violation, told with the game and the ply."""
    counts = iter(range(10_000))
    monkeypatch.setitem(CONSERVED, many_games.schedule()[0], lambda _: next(counts))
    found = invariants.work(1, range(1))
    assert len(found.failures) == 1
    assert "game 0, ply 8: AssertionError" in found.failures[0]


def test_what_a_seat_gets_is_the_same_whatever_lies_hidden(tmp_path: Path) -> None:
    """Some hundred whole answers, over every title."""
    status, found = ran(secrecy, tmp_path, "--checks", "200", "--jobs", "1")
    assert status == 0, found
    assert found["checks"] >= 200


def test_a_view_that_tells_what_is_hidden_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number made of the whole state, put where a seat can read it, is a leak."""
    described = views.describe

    def telling(sitting: Any, *rest: Any, **named: Any) -> wire.Seen:
        seen = described(sitting, *rest, **named)
        seen.scores = [sitting.playing().state.digest()]
        return seen

    monkeypatch.setattr(views, "describe", telling)
    game: Game = many_games.game_of(1, 0)[0]
    found = many_games.Found()
    secrecy.look(found, game, random.Random(1), "here")
    assert len(found.failures) == game.seats + 1


def test_mutated_messages_are_answered(tmp_path: Path) -> None:
    """Every kind of request of the wire is tried; no socket hangs, nothing is a fault of ours."""
    status, found = ran(fuzz_socket, tmp_path, "--messages", "240")
    tags = {str(kind.__struct_config__.tag) for kind in wire.Request.__args__}
    assert set(found["kinds_of_messages"]) == tags
    assert found["messages"] >= 240
    assert found["wrong"]["hung sockets"] == 0
    assert status == 0, found["wrong_in_words"]


def test_statuses_are_counted_from_what_prometheus_gets() -> None:
    """Over all routes and methods."""
    line = 'burgh_http_seconds_count{{method="GET",route="/{}",status="{}"}} {}.0'
    text = "\n".join(line.format(*each) for each in (("a", 200, 3), ("b", 200, 4), ("b", 500, 1)))
    assert fuzz_http.statuses(text) == {"200": 7, "500": 1}


def test_a_soak_samples_the_server(tmp_path: Path) -> None:
    """A few seconds are too short to judge by, but everybody plays and everything is sampled."""
    file = tmp_path / "samples.csv"
    words = ("--minutes", "0.2", "--tables", "2", "--samples", str(file))
    _, found = ran(soak, tmp_path, *words)
    assert found["confirmed"] > 0
    assert found["samples"] >= 2
    assert found["wrong"]["internal errors"] == found["wrong"]["people who were stuck"] == 0
    assert len(file.read_text("utf-8").splitlines()) == found["samples"] + 1


@pytest.mark.parametrize(("an_hour", "is_flat"), [(0.0, True), (1.0, True), (60.0, False)])
def test_memory_is_flat_unless_it_surely_grows(an_hour: float, is_flat: bool) -> None:
    """Noise is no growth, and neither is one percent an hour; half again as much is."""
    rng = random.Random(1)
    times = [5.0 * number for number in range(400)]
    values = [120 + an_hour * second / 3600 + rng.gauss(0, 1) for second in times]
    found = soak.slope(times, values)
    assert found is not None
    assert found.is_flat is is_flat
    assert found.low <= an_hour <= found.high


def test_parts_of_a_proof_are_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Numbers are added, the longest is the longest of all, and one part that is wrong is wrong."""
    parts = [
        {"seeds": [seed], "kills": 5, "longest_start_s": seed, "wrong": {"lost": seed - 1}}
        for seed in (1, 2)
    ]
    for number, part in enumerate(parts):
        figures.keep(part, str(tmp_path / f"{number}.json"))
    total = figures.summed(parts)
    assert total == {"seeds": [1, 2], "kills": 10, "longest_start_s": 2, "wrong": {"lost": 1}}
    assert figures.main([str(tmp_path / "0.json")]) == 0
    assert figures.main([str(tmp_path / f"{number}.json") for number in (0, 1)]) == 1
    assert "NOT SOUND" in capsys.readouterr().out
