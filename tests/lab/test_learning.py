"""Learning: a course repeats itself, goes on after an interrupt, and its nets are what they say."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pyarrow")

import numpy as np

import burgh
from burgh.core.malformed import Malformed
from burgh.core.net import CAP, LEAD, SHARP, TOP, UNIT, WIN, Net, Seen, check, read_net, write_net
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import LAST_MILESTONE, NO_ACTION, OVERALL
from burgh.lab.arena import Result, Standing
from burgh.lab.entrants import Entrants
from burgh.lab.games import Row
from burgh.lab.learning import course, gate, recording, rows
from burgh.lab.learning.course import Course, Generation, Wish, learn
from burgh.lab.learning.gate import Trial, by_gain, is_accepted
from burgh.lab.learning.lesson import Games, Lesson, lesson_file, read_lesson
from burgh.lab.learning.recording import NO_SEARCH, Manners, Recorded, Task
from burgh.lab.learning.score import area, explained, log_loss, marks
from burgh.lab.learning.targets import led_back, results, wanted
from burgh.lab.learning.training import Training, loss_of, said_of, train
from burgh.lab.learning.whole import read_whole, whole
from tests.cli.conftest import Burgh, run

__all__ = ["run"]  # a fixture

SMALL = Lesson(6, 4, (Games({"solo": "architect"}, 3), Games({"players": 2}, 1)))
# Every move is any move: no position is judged, so that games are quick.
QUICK = Wish(
    "suburbia",
    games=12,
    manners=Manners(stray=100),
    trace=0.9,
    training=Training(epochs=2, batch=64),
    gate=0,
)


@pytest.fixture(autouse=True)
def small_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """Teach a tiny net with few games of two kinds."""
    monkeypatch.setattr(course, "read_lesson", lambda key: SMALL)


def files_of(folder: Path) -> dict[str, bytes]:
    """The nets and figures of a course."""
    names = ("net.bin", "01/net.bin", "02/net.bin", course.CURVES)
    return {name: (folder / name).read_bytes() for name in names}


def test_where_there_is_an_aim_a_lost_game_is_worth_nothing() -> None:
    """Whatever it had when it was lost; one that came to its end either reached the aim or not."""
    expected = {
        (30, LAST_MILESTONE): (30, 30, 1.0),
        (21, LAST_MILESTONE): (21, 21, 1.0),
        (20, LAST_MILESTONE): (20, 20, 0.0),
        (-3, LAST_MILESTONE): (0, 0, 0.0),
        (30, NO_ACTION): (0, 0, 0.0),
    }
    for (overall, result), end in expected.items():
        state = cast(Skylines, burgh.new("skylines", seed=1).state)
        state.markers[OVERALL] = overall
        state.finish(result)
        assert recording.ending(state, 0) == end


# --- a course -------------------------------------------------------------------------------------


def test_the_same_wish_gives_the_same_nets(tmp_path: Path) -> None:
    """Bit by bit, and the same figures; another seed gives others."""
    done = learn(QUICK, tmp_path / "a", 2)
    assert [each.number for each in done] == [1, 2]
    assert [each.player for each in done] == [None, "01/net.bin"]
    assert learn(QUICK, tmp_path / "b", 2) == done
    assert files_of(tmp_path / "a") == files_of(tmp_path / "b")
    other = learn(replace(QUICK, seed=2), tmp_path / "c", 1)
    assert other[0].losses != done[0].losses


def test_a_course_begins_with_a_net_that_is_given(tmp_path: Path) -> None:
    """That net plays the first games, and what its searches see is learned from."""
    learn(QUICK, tmp_path / "a", 1)
    net = tmp_path / "a" / "net.bin"
    searching = replace(QUICK, manners=Manners(iterations=2), mix=1.0, games=10, gate=2, first=net)
    (done,) = learn(searching, tmp_path / "b", 1)
    assert done.player == course.FIRST
    assert len(done.trials) == len(SMALL.games)
    assert (tmp_path / "b" / course.FIRST).read_bytes() == net.read_bytes()
    (unseen,) = learn(replace(searching, mix=0.0), tmp_path / "c", 1)
    assert unseen.rows == done.rows
    assert unseen.losses != done.losses
    kept = replace(searching, first=tmp_path / "b" / course.FIRST)
    assert learn(kept, tmp_path / "b", 1) == [done]  # it goes on, wherever the same net lies


def test_the_first_games_are_played_as_far_as_the_outlook_is_to_see(tmp_path: Path) -> None:
    """A net that is given has no horizon."""
    plain = replace(QUICK, manners=Manners(stray=0, error=0), games=10)
    near = replace(plain, manners=replace(plain.manners, horizon=2))
    (far,) = learn(plain, tmp_path / "a", 1)
    assert learn(near, tmp_path / "b", 1)[0].marks != far.marks
    net = tmp_path / "a" / "net.bin"
    given = [
        learn(replace(wish, first=net), tmp_path / name, 1)[0].marks
        for wish, name in ((plain, "c"), (near, "d"))
    ]
    assert given[0] == given[1]


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 10, 17, 20])
def test_of_every_set_of_options_about_a_tenth_is_held_back(length: int) -> None:
    """However many games make a round of the lesson, and among the first ten games is one."""
    games = np.arange(6000)
    held = course.is_held(games)
    assert held[:10].any()
    for place in range(length):
        assert 0.07 < held[games % length == place].mean() < 0.13


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    """The same rows, so the same net."""
    assert learn(QUICK, tmp_path / "a", 1, jobs=2) == learn(QUICK, tmp_path / "b", 1)


class Interrupted(Exception):  # noqa: N818 - no error of ours
    """Stands for a power cut."""


@pytest.mark.parametrize("step", [("games", 5), ("games", 19), ("epoch", 3)])
def test_an_interrupted_course_goes_on(step: tuple[str, int], tmp_path: Path) -> None:
    """It comes to what it would have come to, and plays no game twice."""
    whole_run = learn(QUICK, tmp_path / "a", 2)
    met: list[str] = []

    def tell(key: str, facts: Mapping[str, Any]) -> None:
        met.append(key)
        if met.count(step[0]) == step[1]:
            raise Interrupted

    with pytest.raises(Interrupted):
        learn(QUICK, tmp_path / "b", 2, tell=tell)
    first = met.count("games")
    assert learn(QUICK, tmp_path / "b", 2, tell=tell) == whole_run
    assert met.count("games") == 2 * QUICK.games >= first
    assert files_of(tmp_path / "a") == files_of(tmp_path / "b")


def test_more_generations_are_a_longer_course(tmp_path: Path) -> None:
    """A finished course goes on with what it has; other settings are another course."""
    learn(QUICK, tmp_path / "a", 1)
    learn(QUICK, tmp_path / "a", 2)
    learn(QUICK, tmp_path / "b", 2)
    assert files_of(tmp_path / "a") == files_of(tmp_path / "b")
    with pytest.raises(Malformed, match="trace"):
        learn(replace(QUICK, trace=0.5), tmp_path / "a", 2)


def test_every_game_has_a_deal_of_its_own() -> None:
    """Those to learn from, those of the gate and those people measure on never meet."""
    seeds = [
        first(seed, generation) + number
        for first in (recording.first_deal, gate.first_deal)
        for seed in (0, 1, recording.MOST_SEED)
        for generation in (1, 2, 999)
        for number in (0, recording.DEALS_OF_A_GENERATION - 1)
    ]
    assert len(set(seeds)) == len(seeds)
    assert min(seeds) >= recording.FIRST_DEAL
    last = recording.first_deal(recording.MOST_SEED, 999) + recording.DEALS_OF_A_GENERATION
    assert last <= gate.first_deal(0, 0)


def test_a_game_is_kept_with_its_end() -> None:
    """Each seat that decides has a row for each decision; all of them say how the game ended."""
    tasks = recording.tasks("suburbia", SMALL, QUICK.manners, 77, range(4))
    for task in tasks:
        made = recording.play(task)
        title = burgh.title("suburbia")
        seats = title.deciding(title.options.read(task.options))
        assert {*made.seats.tolist()} == {*seats}
        assert made.numbers.shape[0] == len(made.seats) == len(made.own) == len(made.outlook)
        assert (made.ahead == NO_SEARCH).all()
        points = {seat: set(made.own[made.seats == seat].tolist()) for seat in seats}
        assert all(len(each) == 1 for each in points.values())
        if len(seats) == 1:
            assert made.lead.tolist() == made.own.tolist()
        else:
            first, second = (next(iter(points[seat])) for seat in seats)
            assert set(made.lead[made.seats == 0].tolist()) == {first - second}


def test_searches_leave_what_they_saw() -> None:
    """The seat that decides knows how far ahead its search saw it; the others do not."""
    lesson = Lesson(6, 4, (Games({"players": 2}, 1),))
    manners = Manners(iterations=1, stray=50)
    (task,) = recording.tasks("suburbia", lesson, manners, 5, range(1))
    made = recording.play(task)
    looked = made.ahead != NO_SEARCH
    assert 0 < looked.sum() <= len(looked) / 2


def test_what_searches_by_the_outlook_saw_is_not_learned(tmp_path: Path) -> None:
    """The outlook measures otherwise than a net: of the first generation only the ends count."""
    lesson = Lesson(6, 4, (Games({"solo": "architect"}, 1),))
    wish = replace(QUICK, games=1, manners=Manners(iterations=1, stray=90))
    going = Course(wish, lesson, tmp_path, lambda key, facts: None)
    going.play(1, 1, None)
    kept, _ = rows.read_all(tmp_path / "01")
    assert (kept["ahead"] != NO_SEARCH).any()
    read, _ = going.read(1)
    assert (read["ahead"] == NO_SEARCH).all()


def test_rows_are_read_as_they_were_written(tmp_path: Path) -> None:
    """Every number of every row, and the games in their order."""
    games = [recorded(number, count) for number, count in ((0, 3), (1, 1), (2, 0), (3, 4))]
    with rows.opened(tmp_path / "01", {"games": 1}) as store:
        for each in games[:2]:
            store.write(each)
        store.flush()
        for each in games[2:]:
            store.write(each)
    columns, numbers = rows.read_all(tmp_path / "01")
    assert columns["game"].tolist() == [0, 0, 0, 1, 3, 3, 3, 3]
    assert numbers.tolist() == np.concatenate([each.numbers for each in games]).tolist()
    assert columns["win"].tolist() == np.concatenate([each.win for each in games]).tolist()


def recorded(number: int, count: int) -> Recorded:
    """A game of made-up rows."""
    chance = np.random.default_rng(number)
    numbers = chance.integers(-30000, 30000, (count, 5)).astype(np.int16)
    parts = [chance.integers(-100, 100, count) for _ in range(7)]
    seats, plies, ahead, outlook, outlook_lead, own, lead = parts
    win = chance.integers(0, 3, count) / 2.0
    return Recorded(number, 0, numbers, seats, plies, ahead, outlook, outlook_lead, own, lead, win)


# --- what is learned ------------------------------------------------------------------------------


def columns(**given: list[int]) -> dict[str, Any]:
    """Rows of one game and seat, unless something else is said."""
    count = len(given["own"])
    usual = {name: [0] * count for name in ("generation", "game", "group", "seat", "win")}
    filled = {**usual, "ply": [*range(count)], "ahead": [NO_SEARCH] * count, **given}
    return {name: np.array(part) for name, part in filled.items()}


def test_targets_are_led_back_from_the_end() -> None:
    """By hand, with half a trace: 32 in the end, and 0, 64, 16 as it was judged on the way."""
    made = columns(own=[32, 32, 32], lead=[32, 32, 32])
    judged = np.array([[0, 0, 0.5], [2, 2, 0.5], [0.5, 0.5, 0.25]], dtype=np.float32)
    found = wanted(made, judged, 0.5, 0.0)
    assert found[:, 0].tolist() == [1.375, 0.75, 1.0]
    assert found[:, int(WIN)].tolist() == [0.3125, 0.125, 0.0]
    assert wanted(made, judged, 1.0, 0.0)[:, 0].tolist() == [1.0, 1.0, 1.0]


def test_every_seat_of_every_game_is_led_back_by_itself() -> None:
    """However the rows are mixed, the same targets as one after the other."""
    chance = np.random.default_rng(3)
    count = 40
    made = columns(
        own=[0] * count,
        lead=[0] * count,
        generation=chance.integers(1, 3, count).tolist(),
        game=chance.integers(0, 3, count).tolist(),
        seat=chance.integers(0, 2, count).tolist(),
        ply=chance.permutation(count).tolist(),
    )
    judged = chance.standard_normal((count, 3)).astype(np.float32)
    ends = chance.standard_normal((count, 3)).astype(np.float32)
    found = led_back(made, judged, ends, 0.7)
    for row in range(count):
        same = [
            other
            for other in range(count)
            if all(made[n][other] == made[n][row] for n in ("generation", "game", "seat"))
            and made["ply"][other] > made["ply"][row]
        ]
        after = min(same, key=lambda other: made["ply"][other], default=None)
        by_hand = ends[row] if after is None else 0.3 * judged[after] + 0.7 * found[after]
        assert np.allclose(found[row], by_hand, atol=1e-6)


def test_what_a_search_saw_is_mixed_in() -> None:
    """A quarter of the lead where there was a search, nothing elsewhere."""
    made = columns(own=[64, 64], lead=[64, 64], ahead=[NO_SEARCH, 0])
    assert wanted(made, None, 1.0, 0.25)[:, int(LEAD)].tolist() == [2.0, 1.5]
    assert results(made)[:, int(LEAD)].tolist() == [2.0, 2.0]


def test_marks_are_those_of_the_books() -> None:
    """R² is 1 for the truth and 0 for its mean; the area counts pairs; log loss is in nats."""
    true = np.array([1.0, 2.0, 3.0])
    assert explained(true, true) == 1.0
    assert explained(np.full(3, 2.0), true) == 0.0
    said, won = np.array([0.1, 0.4, 0.4, 0.9]), np.array([False, True, False, True])
    assert area(said, won) == 0.875
    assert log_loss(np.zeros(2), np.array([0.0, 1.0])) == round(float(np.log(2)), 4)
    ends = np.array([[1, 1, 1], [2, 2, 1]], dtype=np.float32)
    assert marks(ends, ends).area is None


def taught() -> tuple[Any, Any, Any]:
    """A little problem that can be learned: rows, and what they come to, in a net's own units."""
    chance = np.random.default_rng(8)
    numbers = chance.integers(-40, 200, (4000, 5)).astype(np.int16)
    numbers[:, 4] = numbers[:, 4] > 150
    own = (numbers[:, 0] - numbers[:, 1] / 2 + 40 * numbers[:, 4]) / 64
    win = (own + 0.2 * chance.standard_normal(len(own)) > 0.5).astype(np.float64)
    goals = np.stack([own, np.abs(own), win], axis=1).astype(np.float32)
    return numbers, goals, np.arange(len(own)) % 10 == 9


def test_a_net_learns_what_can_be_learned() -> None:
    """Of rows it has not seen it explains nearly everything, and more after more epochs."""
    numbers, goals, held = taught()
    made = train(
        numbers, goals, held, (24, 8), Training(epochs=30, rate=0.003, batch=32, decay=0.0), 1
    )
    found = marks(said_of(made.layers, made.scale, numbers[held]), goals[held])
    assert min(found.own, found.lead) > 0.97
    assert found.area is not None
    assert found.area > 0.97
    assert min(made.losses) < made.losses[0] / 3


def test_the_best_epoch_is_kept() -> None:
    """Not the last: what is only learned by heart makes rows held back worse, epoch by epoch."""
    numbers, goals, held = taught()
    goals = np.random.default_rng(5).permutation(goals)[:400]
    how = Training(epochs=12, rate=0.02, batch=32, decay=0.0)
    made = train(numbers[:400], goals, held[:400], (48, 16), how, 2)
    best = min(made.losses)
    kept = said_of(made.layers, made.scale, numbers[:400][held[:400]])
    assert loss_of(kept, goals[held[:400]], how.win) == best
    assert made.losses[-1] > best + 0.03


# --- whole numbers --------------------------------------------------------------------------------


def test_whole_numbers_say_what_floating_point_said() -> None:
    """Within two fifths of a point, and the chance within a hundredth."""
    numbers, goals, held = taught()
    made = train(numbers, goals, held, (24, 8), Training(epochs=6), 1)
    rough = whole(made.layers, made.scale)
    said, exact = rough.say(numbers[held]), said_of(made.layers, made.scale, numbers[held])
    far = np.abs(said - exact).max(axis=0)
    assert 32 * far[:2].max() < 0.4
    assert far[int(WIN)] < 0.04
    assert rough.sharp >= 10


def test_a_written_net_is_asked_alike_by_numpy_and_by_the_engine(tmp_path: Path) -> None:
    """Bit by bit, also for inputs beyond the bounds of the training."""
    numbers, goals, held = taught()
    made = train(numbers, goals, held, (9, 4), Training(epochs=2), 1)
    rough = whole(made.layers, made.scale)
    file = tmp_path / "net.bin"
    write_net(file, {"sharp": rough.sharp}, rough.lists())
    wild = np.concatenate([numbers[:50], np.full((1, 5), 30000), np.full((1, 5), -30000)])
    answers = read_whole(file).answer(wild.astype(np.int16))
    assert answers.tolist() == rough.answer(wild.astype(np.int16)).tolist()
    seen = Seen(read_net(file))
    for row, answer in zip(wild, answers, strict=True):
        assert asked(seen, row.tolist()) == answer.tolist()


def asked(seen: Seen, inputs: list[int]) -> list[int]:
    """What the engine's net answers."""
    for place, number in enumerate(inputs):
        seen.inputs[place] = number
    seen.ask()
    return [int(number) for number in seen.answer]


def plain_answer(sharp: int, parts: list[list[int]], inputs: list[int]) -> list[int]:
    """The answer of a net, unit by unit, with nothing packed."""
    least, most, first, first_bias, second, second_bias, heads, head_bias = parts
    held = [min(max(x, low), high) for x, low, high in zip(inputs, least, most, strict=True)]
    wide = layer(held, first, first_bias, sharp - int(UNIT), int(CAP))
    narrow = layer(wide, second, second_bias, int(SHARP), int(TOP))
    return sums(narrow, heads, head_bias)


def layer(
    inputs: list[int], weights: list[int], bias: list[int], shift: int, cap: int
) -> list[int]:
    return [min(max(found >> shift, 0), cap) for found in sums(inputs, weights, bias)]


def sums(inputs: list[int], weights: list[int], bias: list[int]) -> list[int]:
    wide = len(bias)
    return [
        bias[unit] + sum(x * weights[i * wide + unit] for i, x in enumerate(inputs))
        for unit in range(wide)
    ]


def extreme_parts(chance: random.Random, inputs: int, wide: int, narrow: int) -> list[list[int]]:
    """A net whose units go as far as their lanes let them, to either side."""
    most = [chance.choice((1, 7, 300, 2000)) for _ in range(inputs)]
    least = [-chance.choice((0, 1, high)) for high in most]
    first, first_bias = [0] * (inputs * wide), [0] * wide
    for unit in range(wide):
        left = (1 << 20) - 1
        for i in range(inputs):
            weight = chance.randint(0, left // most[i]) if i < inputs - 1 else left // most[i]
            first[i * wide + unit] = chance.choice((-1, 1)) * weight
            left -= weight * most[i]
        first_bias[unit] = chance.choice((-1, 1)) * left
    second, second_bias = [0] * (wide * narrow), [0] * narrow
    for unit in range(narrow):
        left = (1 << 30) - 1
        for i in range(wide):
            weight = min(chance.randint(0, left // int(CAP)), 1 << 17)
            second[i * narrow + unit] = chance.choice((-1, 1)) * weight
            left -= weight * int(CAP)
        second_bias[unit] = chance.choice((-1, 1)) * left
    heads = [chance.randint(-30000, 30000) for _ in range(narrow * 3)]
    return [least, most, first, first_bias, second, second_bias, heads, [5, -7, 9]]


@pytest.mark.parametrize("seed", range(12))
def test_packed_lanes_agree_with_a_plain_net_up_to_their_bounds(seed: int) -> None:
    """Random nets that no weight could be added to, asked at the bounds and between them."""
    chance = random.Random(seed)
    inputs, wide, narrow = chance.randint(1, 9), 3 * chance.randint(1, 4), 2 * chance.randint(1, 4)
    parts = extreme_parts(chance, inputs, wide, narrow)
    sharp = chance.choice((7, 8, 12))
    seen = Seen(Net({"sharp": sharp}, *parts))
    for _ in range(30):
        asked_for = [
            chance.choice((low, high, 0, chance.randint(low, high), 30000, -30000))
            for low, high in zip(parts[0], parts[1], strict=True)
        ]
        assert asked(seen, asked_for) == plain_answer(sharp, parts, asked_for)


def test_one_step_beyond_the_bounds_is_refused() -> None:
    """No net is read whose units could leave their lanes."""
    parts = extreme_parts(random.Random(1), 4, 3, 2)
    check({"sharp": 8}, *parts[:6])
    for place, message in ((3, "unit 1 of this net"), (5, "unit 1 behind the first layer")):
        worse = [[*part] for part in parts]
        worse[place][1] += 1 if worse[place][1] >= 0 else -1
        with pytest.raises(ValueError, match=message):
            check({"sharp": 8}, *worse[:6])


# --- the gate -------------------------------------------------------------------------------------


def fared(found: Any) -> Trial:
    return Trial(10, found, 0.5, 0.2, 0.8, 100.0, 100.0)


def test_a_net_is_kept_that_is_better_somewhere_and_worse_nowhere() -> None:
    """Without a gate every net is kept."""
    assert is_accepted([])
    assert is_accepted([fared("better"), fared("open")])
    assert not is_accepted([fared("open"), fared("open")])
    assert not is_accepted([fared("better"), fared("worse")])


def test_alone_the_mean_gain_decides() -> None:
    """It must lie clear of nothing at 95 %."""
    assert by_gain([3, 4, 5, 4]) == "better"
    assert by_gain([-3, -4, -5, -4]) == "worse"
    assert by_gain([30, -28, 5, -4]) == "open"
    assert by_gain([100]) == "open"


def test_at_the_gate_wins_count_where_there_is_an_aim() -> None:
    """There who wins more games is better, though it makes fewer points."""
    assert gate.has_aim("skylines", {})
    assert gate.has_aim("skylines", {"players": 1})
    assert not gate.has_aim("suburbia", {"solo": "architect"})
    assert not gate.has_aim("bigcity", {})
    standing = Standing(gate.BOTS)
    for group in range(4):
        for bot, points, place in zip(gate.BOTS, (21, 30), (1, 2), strict=True):
            row = Row(
                seed=group,
                title="skylines",
                options={},
                bots=(bot, bot),
                scores=(points, points),
                places=(place, place),
                plies=9,
                reason="",
            )
            standing.results.append(Result(len(standing.results), group, row))
    assert gate.gains(standing.results, by_wins=True) == [1, 1, 1, 1]
    assert gate.judged(standing, by_wins=True).found == "better"
    assert gate.judged(standing).found == "worse"


def test_at_the_gate_a_net_meets_the_outlook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alone on equal deals: two equal bots gain nothing, so nothing is kept."""
    lesson = Lesson(6, 4, (Games({"solo": "architect"}, 1),))
    monkeypatch.setattr(course, "read_lesson", lambda key: lesson)
    monkeypatch.setattr(
        gate.Pair, "entrants", lambda self: Entrants(gate.BOTS, dict.fromkeys(gate.BOTS, last))
    )
    (done,) = learn(replace(QUICK, gate=2), tmp_path / "a", 1)
    (found,) = done.trials
    assert (found.games, found.found, found.share) == (4, "open", 0.5)
    assert found.candidate == found.incumbent
    assert not done.accepted
    assert not (tmp_path / "a" / "net.bin").exists()


def last(view: burgh.View) -> Any:
    return view.legal_moves[-1]


def test_the_newest_net_plays_and_meets_the_last_that_was_kept() -> None:
    """A net that is not good enough shows in its own games what it has to learn."""
    going = Course(QUICK, SMALL, Path(), lambda key, facts: None)
    for number, accepted in ((1, True), (2, False)):
        going.done.append(made_up(number, accepted=accepted))
    assert (going.player, going.incumbent) == ("02/net.bin", "01/net.bin")


def made_up(number: int, *, accepted: bool) -> Generation:
    return Generation(number, 0, 0, None, f"{number:02}/net.bin", 9, [], {}, [], accepted)


@pytest.mark.slow
def test_any_net_can_be_tried_by_its_file(tmp_path: Path, run: Burgh) -> None:
    """The arena takes it like any other bot, also with a search behind."""
    learn(QUICK, tmp_path / "a", 1)
    bot = f"burgh.lab.learning.netbot:NetBot:file={tmp_path / 'a' / 'net.bin'}"
    asked = (f"{bot},iterations=2", bot)
    result = run(
        *("arena", "suburbia", "--solo", "architect", "--games", "1", "--json"),
        *("--bots", ",".join(asked)),
    )
    assert result.status == 0, result.err
    assert {fared["bot"] for fared in json.loads(result.out)["alone"]} == {*asked}


# --- a lesson -------------------------------------------------------------------------------------


TAUGHT = [key for key in burgh.titles() if lesson_file(burgh.title(key)).is_file()]


@pytest.mark.parametrize("key", TAUGHT)
def test_every_lesson_can_be_taught(key: str) -> None:
    """Its games can be dealt, its layers fit into a net, and there are numbers to read."""
    for games in read_lesson(key).games:
        made = recording.play(Task(key, games.options, 0, 0, 1, QUICK.manners))
        assert made.numbers.shape[1] > 0
        assert len(made.seats) > 0


def test_a_lesson_may_keep_some_rows_of_each_game() -> None:
    """The same game is played, and a share of its decisions leaves rows: those of all its seats."""
    whole_game = recording.play(Task("suburbia", {}, 0, 7, 1, QUICK.manners))
    some = recording.play(Task("suburbia", {}, 0, 7, 1, QUICK.manners, rows=25))
    kept = np.isin(whole_game.plies, some.plies)
    assert 0.1 < kept.mean() < 0.4
    assert np.array_equal(whole_game.numbers[kept], some.numbers)
    assert np.array_equal(whole_game.own[kept], some.own)


@pytest.mark.parametrize("key", TAUGHT)
def test_the_net_of_a_title_is_small_and_says_where_it_is_from(key: str) -> None:
    """At most a megabyte; commit, command, games, rows and marks stand in its file."""
    file = lesson_file(burgh.title(key)).with_name("net.bin")
    if file.is_file():
        about = read_net(file).about
        assert file.stat().st_size <= 1_000_000
        assert {"commit", "command", "engine", "games", "rows", "marks"} <= {*about}


def test_the_sets_of_a_lesson_come_in_their_shares() -> None:
    """Well mixed: in any piece of an order there is of each about its share."""
    order = Lesson(3, 2, (Games({}, 4), Games({}, 2), Games({}, 2))).order()
    assert sorted(order) == [0, 0, 0, 0, 1, 1, 2, 2]
    assert order[:4].count(0) == 2


BAD = {
    "wide = 7": "learn.toml.wide: must be a multiple of 3",
    "narrow = 0": "learn.toml.narrow: 0 does not lie between 2 and 240",
    'wide = "x"': "learn.toml.wide",
    "games = []": "learn.toml.games: name at least one set of options",
    "games = [{ options = {}, share = 0 }]": "learn.toml.games[0].share",
    "games = [{ options = { players = 9 }, share = 1 }]": "learn.toml.games[0].options.players",
    "games = [{ options = {}, share = 1, much = 2 }]": "much",
    "deep = 3": "deep",
    "rows = 0": "learn.toml.rows: 0 does not lie between 1 and 100",
}
GOOD = {
    "wide": "wide = 6",
    "narrow": "narrow = 4",
    "games": "games = [{ options = {}, share = 1 }]",
}


@pytest.mark.parametrize("line", BAD)
def test_what_is_wrong_in_a_lesson_is_said_with_its_place(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a lesson without the mistake is read."""
    from burgh.lab.learning import lesson

    file = tmp_path / "learn.toml"
    monkeypatch.setattr(lesson, "lesson_file", lambda title: file)
    file.write_text("\n".join(GOOD.values()))
    assert read_lesson("suburbia").wide == 6
    file.write_text("\n".join({**GOOD, line.split()[0]: line}.values()))
    with pytest.raises(Malformed) as error:
        read_lesson("suburbia")
    assert BAD[line] in str(error.value)


# --- the command ----------------------------------------------------------------------------------

BRIEF = ("--games", 10, "--stray", 100, "--epochs", 1, "--gate", 0, "-g", 1)


def test_the_command_takes_a_course_and_writes_its_table(tmp_path: Path, run: Burgh) -> None:
    """Between the marks of its title; what stands around them stays."""
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- suburbia: begin -->\nold\n<!-- suburbia: end -->\nafter\n")
    wish = ("learn", "suburbia", "--out", tmp_path / "course", *BRIEF)
    result = run(*wish, "--write", page)
    assert result.status == 0
    assert result.out.splitlines()[0].split()[0] == "Generation"
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "burgh learn suburbia --generations 1 --games 10" in text
    assert "--horizon" not in text
    net, far = tmp_path / "course" / "net.bin", ("--horizon", 3, "--prior", 2)
    run("learn", "suburbia", "--out", tmp_path / "b", "--first", net, *BRIEF, *far, "--write", page)
    told = page.read_text()
    assert f"burgh learn suburbia --first {net} --generations 1" in told
    assert "--seed 1 --prior 2 --horizon 3`" in told
    assert run(*wish, "--lang", "ru").out.split()[0] == "Поколение"
    again = json.loads(run(*wish, "--json").out)
    assert again["generations"][0]["games"] == 10
    about = read_net(tmp_path / "course" / "net.bin").about
    assert about["title"] == "suburbia"
    assert about["marks"]["whole"] == again["generations"][0]["marks"]["whole"]
    assert about["command"]["seed"] == 1


WRONG = {
    ("--games", "5"): "--games: 5 ",
    ("--stray", "101"): "--stray: 101 ",
    ("--iterations", "-1"): "--iterations: ",
    ("--horizon", "-1"): "--horizon: ",
    ("--prior", "-1"): "--prior: ",
    ("--first", "nothing.bin"): "--first: nothing.bin ",
    ("--window", "0"): "--window: ",
    ("--epochs", "0"): "--epochs: ",
    ("--trace", "1.5"): "--trace: 1.5 ",
    ("--mix", "-0.5"): "--mix: -0.5 ",
    ("--rate", "0"): "--rate: ",
    ("--decay", "-1"): "--decay: ",
    ("--gate", "-1"): "--gate: -1 ",
    ("--seed", "-1"): "--seed: -1 ",
    ("--generations", "0"): "--generations ",
}


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("typed", WRONG)
def test_a_wish_that_cannot_be_is_refused_in_a_line(
    typed: tuple[str, str], lang: str, tmp_path: Path, run: Burgh
) -> None:
    """In the reader's language, and nothing is begun."""
    result = run("learn", "suburbia", "--out", tmp_path / "course", *typed, "--lang", lang)
    assert result.status == 2
    assert result.err.startswith("burgh: ")
    said = re.sub(r"\s+:", ":", result.err)  # French leaves a space before a colon
    assert WRONG[typed].strip() in said
    assert result.err.count("\n") == 1
    assert not (tmp_path / "course").exists()


def test_a_title_without_a_lesson_is_refused(
    tmp_path: Path, run: Burgh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said which file would teach it."""
    from burgh.lab.learning import lesson

    monkeypatch.setattr(course, "read_lesson", read_lesson)
    monkeypatch.setattr(lesson, "lesson_file", lambda title: tmp_path / "learn.toml")
    result = run("learn", "suburbia", "--out", tmp_path / "course", *BRIEF)
    assert result.status == 2
    assert "learn.toml" in result.err


def test_missing_packages_are_named(
    tmp_path: Path, run: Burgh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the command that brings them."""
    from burgh.lab.learning import packages

    monkeypatch.setattr(packages, "find_spec", lambda name: None)
    result = run("learn", "suburbia", "--out", tmp_path / "course", *BRIEF)
    assert result.status == 2
    assert "numpy" in result.err
    assert "burgh[learn]" in result.err
