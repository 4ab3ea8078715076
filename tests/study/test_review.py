"""A record looked back on: regrets, luck apart from skill, and the curve."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import burgh
import burgh.study.review as reviews
from burgh.bots import make
from burgh.core.rng import Rng
from burgh.core.text import words
from burgh.study.chart import draw
from burgh.study.forecast import Effort, Range
from burgh.study.review import Review, review

SMALL = Effort(worlds=3, rounds=1, candidates=2, finished=1)
SVG = "{http://www.w3.org/2000/svg}"
ENDGAMES: list[tuple[str, dict[str, Any]]] = [
    ("suburbia", {"players": 2}),
    ("suburbia", {"mode": "architect"}),
    ("suburbia", {"mode": "bot"}),
    ("bigcity", {"players": 3}),
    ("skylines", {"players": 2}),
]
EACH = pytest.mark.parametrize("place", range(len(ENDGAMES)))


@cache
def endgame(place: int, plies: int = 2) -> burgh.Game:
    """Give the last few moves of a random game, as a game of their own."""
    key, options = ENDGAMES[place]
    game = burgh.new(key, seed=4, **options)
    rng = Rng(4)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    moves = game.moves[-plies:]
    for _ in range(plies):
        game.pop()
    ending = burgh.Game(game.title, game.options, game.state)
    for move in moves:
        ending.push(move)
    return ending


@cache
def reviewed(place: int) -> Review:
    """Give the review of such an endgame."""
    return review(endgame(place), "mcts:iterations=4", seed=2, effort=SMALL)


@EACH
def test_start_luck_skill_and_drift_add_up_to_the_end(place: int) -> None:
    """For every account and every decision, exactly, by definition."""
    found = reviewed(place)
    for row in found.balance:
        parts = (row.start, row.luck, row.own, row.others, row.drift)
        assert sum(parts) == pytest.approx(row.end, abs=1e-6)
    for decision in found.decisions:
        before, after = found.curve[decision.ply - 1 : decision.ply + 1]
        for who in range(len(found.balance)):
            step = decision.skill[who] + decision.luck[who] + decision.drift[who]
            assert before.result[who] + step == pytest.approx(after.result[who], abs=1e-6)


@EACH
def test_the_curve_ends_at_the_true_result(place: int) -> None:
    """One point more than there are decisions, and the last is the score."""
    game, found = endgame(place), reviewed(place)
    outcome = game.outcome()
    assert outcome is not None
    assert len(found.curve) == len(found.decisions) + 1 == game.ply + 1
    assert found.curve[-1].points == tuple(map(float, outcome.scores[: len(found.balance)]))
    assert (found.curve[-1].win is None) == (ENDGAMES[place][1].get("mode") == "architect")


@EACH
def test_nobody_gains_by_skill_and_luck_needs_something_turned_up(place: int) -> None:
    """Skill is measured from the best move down; without a reveal luck is nothing."""
    found = reviewed(place)
    for decision in found.decisions:
        own = decision.seat if len(found.balance) > 1 else 0
        assert decision.regret.mean >= 0
        assert decision.skill[own] <= 0
        assert decision.revealed or not any(decision.luck)


@EACH
def test_a_review_comes_back_from_json(place: int) -> None:
    """Plain data, nothing lost."""
    found = reviewed(place)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_the_same_seed_gives_the_same_review() -> None:
    """With a bot that counts iterations."""
    assert review(endgame(0), "mcts:iterations=4", seed=2, effort=SMALL) == reviewed(0)


def test_a_game_that_goes_on_can_be_reviewed() -> None:
    """Its curve ends with what is expected; a game without moves has a curve of one point."""
    game = burgh.Game(endgame(3).title, endgame(3).options, endgame(3).start)
    found = review(game, "greedy", effort=SMALL)
    assert (len(found.curve), found.decisions, found.finished) == (1, (), False)
    game.push(game.legal_moves[0])
    assert len(review(game, "greedy", effort=SMALL).curve) == 2


def blunder() -> tuple[burgh.Game, int]:
    """Give the end of a game of greedy players; the last good chance to build is passed up."""
    game = burgh.new("bigcity", seed=6, players=2)
    bot = make("greedy", seed=1)
    while not game.is_over:
        game.push(bot.choose(game.view(game.turn)))
    while not is_chance(game):
        game.pop()
    chance = game.pop()
    last = [game.pop() for _ in range(4)]
    ending = burgh.Game(game.title, game.options, game.state)
    for move in reversed(last):
        ending.push(move)
    assert ending.refusal(chance) is None
    ending.push("pass")
    while not ending.is_over and ending.ply < 10:
        ending.push(bot.choose(ending.view(ending.turn)))
    return ending, 5


def is_chance(game: burgh.Game) -> bool:
    """Say whether the last move scored eight points, and its maker could have passed instead."""
    gain = sum(change.applied for change in game.ledger if change.track == "score")
    move = game.pop()
    passable = game.refusal("pass") is None
    game.push(move)
    return gain >= 8 and passable


def test_a_planted_blunder_is_among_the_costliest() -> None:
    """Passing when eight points could be built, and the better move is told with its entries."""
    game, ply = blunder()
    found = review(game, "greedy", seed=1, effort=SMALL)
    costly = {mistake.ply: mistake for mistake in found.costliest}
    assert len(costly) <= 3
    assert ply in costly
    assert costly[ply].text == "pass"
    assert costly[ply].regret.mean > 0
    # It builds, at once or after dead cards were shown: then that prepares it (R4.14).
    kind = {"build": "gains", "discard": "prepares"}[costly[ply].better.do]
    (gains,) = [reason for reason in costly[ply].better.reasons if reason.kind == kind]
    assert any(fact.track == "score" and fact.applied >= 8 for fact in gains.changes)


@pytest.mark.parametrize(
    ("regret", "is_mistake"),
    [
        (Range(2.0, 0.5, 3.5), True),
        (Range(1.0, 0.1, 1.9), True),
        (Range(2.0, -1.0, 5.0), False),
        (Range(2.0, 0.0, 4.0), False),
        (Range(0.9, 0.5, 1.3), False),
    ],
)
def test_a_mistake_is_sure_and_costs_a_point(
    regret: Range, is_mistake: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond its interval, and a point at least: one of the two is not enough."""
    first, second = islice(reviews.assess_all(endgame(3), "greedy", 1, SMALL), 2)
    level = (0.0,) * len(endgame(3).accounts)
    before, after = (reviews.moment(ply, each, level) for ply, each in enumerate((first, second)))
    monkeypatch.setattr(reviews, "gap", lambda *_: regret)
    assert reviews.decision_at(0, first, level, before, after).mistake == is_mistake


@EACH
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_chart_is_well_formed(place: int, language: str) -> None:
    """A title, a description, a line for each account, a wedge for each mistake."""
    found = reviewed(place)
    names = [f"<P{seat}> & co" for seat in range(found.seats)]
    picture = ElementTree.fromstring(
        draw(found, names, "A & B", words("burgh.study", language).say)
    )
    assert picture.get("role") == "img"
    assert picture.get("aria-labelledby") == "chart-title chart-desc"
    assert [part.get("id") for part in picture[:2]] == ["chart-title", "chart-desc"]
    assert len(picture.findall(f"{SVG}polyline")) == len(found.balance)
    wedges = [part for part in picture.iter(f"{SVG}path") if part.get("class") == "mistake"]
    assert len(wedges) == 1 + sum(decision.mistake for decision in found.decisions)
    dots = picture.findall(f"{SVG}circle")
    assert len(dots) == 1 + sum(bool(decision.revealed) for decision in found.decisions)
