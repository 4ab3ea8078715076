"""Hints: good moves with what to expect and reasons, from a view and nothing else."""

from __future__ import annotations

from importlib.resources import files
from statistics import fmean
from typing import Any, get_args

import msgspec
import pytest

import burgh
from burgh.core.rng import Rng
from burgh.play.analysis import Advice, Analysis, analyse, places_of
from burgh.play.bots import make
from burgh.play.forecast import Effort, accounts, forecast, results, spread
from burgh.play.reasons import Kind
from burgh.play.telling import Teller
from tests.fluent import facts_of, keys_of, messages_of, parsed

SMALL = Effort(worlds=3, rounds=1, candidates=3, finished=1)
LATE: list[tuple[str, dict[str, Any]]] = [
    ("suburbia", {"players": 2}),
    ("suburbia", {"mode": "architect"}),
    ("suburbia", {"mode": "bot"}),
    ("bigcity", {"players": 3}),
    ("skylines", {"players": 2}),
]


def late(key: str, options: dict[str, Any], left: int = 7, seed: int = 3) -> burgh.Game:
    """Give a game played at random, a few moves before its end."""
    game = burgh.new(key, seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        game.push(game.title.name(game.state, int(game.state.random_move(rng))))
    for _ in range(left):
        game.pop()
    return game


def small(view: burgh.View, seed: int = 1, limit: int = 3) -> Analysis:
    """Analyse a view quickly, from its first legal move on."""
    return analyse(view, lambda: view.state.legal()[0], Rng(seed), limit, SMALL)


def entries(view: burgh.View, move: dict[str, Any]) -> list[burgh.Change]:
    """Give the ledger of a move told as JSON."""
    return list(view.explain(move))


@pytest.mark.parametrize(("key", "options"), LATE)
def test_hidden_things_make_no_difference_to_a_hint(key: str, options: dict[str, Any]) -> None:
    """In worlds that differ only in what the seat cannot see, everything told is the same."""
    game = late(key, options)
    worlds = [game.imagine(game.turn, Rng(seed)) for seed in range(2)]
    told = {msgspec.json.encode(small(world.view(game.turn))) for world in worlds}
    assert len(told) == 1


@pytest.mark.parametrize(("key", "options"), LATE)
def test_a_hint_tells_legal_moves_the_best_first(key: str, options: dict[str, Any]) -> None:
    """At most as many as asked for, no two alike, each as JSON and as text."""
    game = late(key, options)
    view = game.view(game.turn)
    found = small(view, limit=2)
    assert found.legal == len(view.legal_moves)
    assert 1 <= len(found.moves) <= 2
    assert len({advice.text for advice in found.moves}) == len(found.moves)
    assert found.moves[0].behind.mean == 0
    for advice in found.moves:
        move = view.parse(advice.move)
        assert view.refusal(move) is None
        assert view.parse(advice.text) == move
        assert (advice.do, advice.places) == (advice.move["do"], places_of(move))


@pytest.mark.parametrize(("key", "options"), LATE)
def test_what_is_expected_has_intervals(key: str, options: dict[str, Any]) -> None:
    """Points for each seat or for the table; a chance to win unless one plays alone."""
    game = late(key, options)
    view = game.view(game.turn)
    for advice in small(view).moves:
        expected = advice.expected
        assert len(expected.points) == accounts(view)
        for interval in (*expected.points, expected.result, advice.behind):
            assert interval.low <= interval.mean <= interval.high
        if options.get("mode") == "architect":
            assert expected.win is None
        else:
            assert expected.win is not None
            assert 0 <= expected.win.low <= expected.win.mean <= expected.win.high <= 1


@pytest.mark.parametrize(("key", "options"), LATE)
def test_reasons_are_made_of_ledger_entries(key: str, options: dict[str, Any]) -> None:
    """What a move gains or does to rivals stands in its ledger, what it spares in the other's."""
    game = late(key, options, left=12)
    seen = 0
    for _ in range(5):
        view = game.view(game.turn)
        for advice in small(view).moves:
            seen += told_by_ledger(view, advice)
        game.push(view.legal_moves[0])
    assert seen > 0


def told_by_ledger(view: burgh.View, advice: Advice) -> int:
    """Count the entries of a hint's reasons, after finding each in its ledger."""
    found = 0
    for reason in advice.reasons:
        if reason.kind in ("gains", "hurts"):
            ledger = entries(view, advice.move)
        elif reason.kind == "spares":
            assert reason.move is not None
            ledger = entries(view, reason.move)
        else:
            continue
        assert reason.changes
        assert all(fact.change() in ledger for fact in reason.changes)
        found += len(reason.changes)
    return found


def test_a_hint_says_what_a_rival_would_do_next() -> None:
    """The only tile a rival would buy is gone after it, and still there after the other move."""
    game = burgh.new("suburbia", seed=3, players=2)
    rng = Rng(3)
    denied = []
    while not denied and not game.is_over:
        view = game.view(game.turn)
        if view.phase == "discard":
            denied = [
                (view, a, r) for a in small(view).moves for r in a.reasons if r.kind == "denies"
            ]
        game.push(game.title.name(game.state, int(game.state.random_move(rng))))
    view, advice, reason = denied[0]
    assert reason.seat == 1 - view.turn
    assert reason.score == view.state.score(reason.seat)
    assert reason.move is not None
    assert reason.move["tile"] == advice.move["tile"]


def test_a_single_legal_move_is_told_as_such() -> None:
    """There is nothing to compare."""
    game = burgh.new("bigcity", seed=3, players=2)
    rng = Rng(1)
    while len(game.legal_moves) > 1:
        game.push(game.title.name(game.state, int(game.state.random_move(rng))))
    (only,) = small(game.view(game.turn)).moves
    assert [reason.kind for reason in only.reasons] == ["forced"]


def test_an_expected_line_can_be_played() -> None:
    """Each step names who decides, in turn; the shares of worlds never grow along it."""
    game = late("bigcity", {"players": 3}, left=14)
    for advice in small(game.view(game.turn)).moves:
        assert advice.line
        shares = [step.share for step in advice.line]
        assert shares == sorted(shares, reverse=True)
        for step in advice.line:
            assert game.title.read_move(game.state, step.text) is not None
            assert 0 <= step.seat < game.seats


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:iterations=5"])
def test_every_bot_gives_hints(spec: str) -> None:
    """The same ones for the same seed, and as plain data that comes back from JSON."""
    game = late("bigcity", {"players": 2})
    view = game.view(game.turn)
    found = [make(spec, seed=4).analyse(view, 2) for _ in range(2)]
    assert found[0] == found[1]
    assert msgspec.json.decode(msgspec.json.encode(found[0]), type=Analysis) == found[0]


def test_a_finished_game_or_a_limit_of_nothing_gives_no_hint() -> None:
    """It is said what is wrong."""
    game = late("bigcity", {"players": 2}, left=1)
    with pytest.raises(burgh.Malformed, match="at least 1"):
        small(game.view(game.turn), limit=0)
    game.push(game.legal_moves[0])
    while not game.is_over:
        game.push(game.legal_moves[0])
    with pytest.raises(burgh.Malformed, match="the game is over"):
        small(game.view(0))


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"mode": "bot"}, {"mode": "architect"}])
def test_over_all_worlds_luck_comes_to_nothing(options: dict[str, Any]) -> None:
    """What is seen after a move is, on average, what was expected of it."""
    game = late("suburbia", options, left=12)
    view = game.view(0)
    number = view.state.legal()[0]
    level = (0.0,) * accounts(view)
    before = spread(results(forecast(view, number, Effort(worlds=120), 7), level, 0))
    lucks = []
    for seed in range(40):
        world = view.imagine(Rng(1000 + seed))
        world.push(view.title.name(view.state, number))
        after = forecast(world.view(0), None, Effort(worlds=8), seed, since=view)
        lucks.append(fmean(results(after, level, 0)) - before.mean)
    mean = spread(lucks)
    slack = before.high - before.low
    assert mean.low - slack <= 0 <= mean.high + slack


# --- words ----------------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["burgh.play", "burgh.cli"])
def test_hints_have_equal_words_in_three_languages(package: str) -> None:
    """The same keys, each asking for the same facts."""
    spoken = []
    for language in ("en", "fr", "ru"):
        text = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        resource = parsed(text)
        spoken.append((keys_of(resource), {m.id.name: facts_of(m) for m in messages_of(resource)}))
    assert spoken[0] == spoken[1] == spoken[2]


def test_every_kind_of_reason_has_words() -> None:
    """And no words are left over."""
    text = (files("burgh.play") / "text" / "en.ftl").read_text(encoding="utf-8")
    told = {key for key in keys_of(parsed(text)) if key.startswith("reason-")}
    assert told == {f"reason-{kind}" for kind in get_args(Kind)}


@pytest.mark.parametrize(("key", "options"), LATE)
def test_reasons_are_said_in_three_languages(key: str, options: dict[str, Any]) -> None:
    """As many lines in each, and none the same."""
    game = late(key, options)
    best = small(game.view(game.turn)).moves[0]
    names = [f"P{seat}" for seat in range(game.seats)]
    told = []
    for language in ("en", "fr", "ru"):
        teller = Teller(game.title, game.title.speaker(language, game.options), names)
        told.append(teller.reasons(best.reasons))
        teller.line(best.line)
    assert len(told[0]) == len(told[1]) == len(told[2]) == len(best.reasons)
    assert told[0] != told[1] != told[2]
