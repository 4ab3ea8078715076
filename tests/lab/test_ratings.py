"""Ratings and the sequential test say what the games say."""

from __future__ import annotations

import pytest

from burgh.core.rng import Rng
from burgh.lab.ratings import GameResult, fit, quantiles, ratings, share, wilson
from burgh.lab.sequential import Test as Sequential
from burgh.lab.sequential import expected_score, pair_scores


def series(wins: int, losses: int, draws: int = 0) -> list[GameResult]:
    """Give games of `a` against `b`, two of a seed with seats changed."""
    places = [(1, 2)] * wins + [(2, 1)] * losses + [(1, 1)] * draws
    games = []
    for number, (a, b) in enumerate(places):
        if number % 2 == 0:
            games.append(GameResult(number // 2, ("a", "b"), (a, b)))
        else:
            games.append(GameResult(number // 2, ("b", "a"), (b, a)))
    return games


def test_three_wins_in_four_are_about_190_elo() -> None:
    """The distance fits the share of wins, less a little for the imagined draws."""
    rows = ratings(series(300, 100))
    assert [row.bot for row in rows] == ["a", "b"]
    assert rows[0].elo - rows[1].elo == pytest.approx(190.8, abs=3)
    assert rows[0].share == 0.75
    assert rows[0].low < rows[0].elo < rows[0].high


def test_more_games_give_a_narrower_interval() -> None:
    """Ten times the games, about a third of the width."""
    few, many = ratings(series(30, 10))[0], ratings(series(300, 100))[0]
    assert (many.high - many.low) < 0.6 * (few.high - few.low)


def test_a_bot_that_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    """After 10 : 0 its chance is Beta(11, 1): between 71.5 and 99.8 % at 95 %."""
    best, worst = ratings(series(10, 0))
    assert best.elo - worst.elo == pytest.approx(417, abs=1)  # 11 : 1
    assert 2 * best.low == pytest.approx(160, abs=20)
    assert 2 * best.high == pytest.approx(1055, abs=150)
    assert worst.low < worst.elo < worst.high


def test_the_interval_of_two_bots_is_that_of_their_chance() -> None:
    """After 30 : 10 the chance is Beta(31, 11): between 59.6 and 85.4 %."""
    best = ratings(series(30, 10))[0]
    assert expected_score(2 * best.low) == pytest.approx(0.596, abs=0.01)
    assert expected_score(2 * best.high) == pytest.approx(0.854, abs=0.01)


def test_duels_of_one_game_are_not_taken_for_independent() -> None:
    """Four seats of two bots make four duels a game, but not a narrower interval."""
    pairs = ratings(series(12, 4))[0]
    tables = [GameResult(game.group, game.bots * 2, game.places * 2) for game in series(12, 4)]
    fours = ratings(tables)[0]
    assert (fours.duels, pairs.duels) == (64, 16)
    assert fours.high - fours.low == pytest.approx(pairs.high - pairs.low)
    assert share(tables, "a", "b").low == share(series(12, 4), "a", "b").low


def test_places_at_a_table_of_four_count_as_duels() -> None:
    """First beats all others, second beats third and fourth, equals share."""
    rows = ratings([GameResult(0, ("a", "b", "c", "d"), (1, 2, 3, 3))] * 20)
    assert [row.bot for row in rows[:2]] == ["a", "b"]
    assert rows[0].share == 1.0
    assert rows[2].share == rows[3].share == pytest.approx(1 / 6)


def test_the_fit_recovers_strengths_it_was_made_from() -> None:
    """Three bots, 150 Elo apart, within the noise of the games."""
    rng = Rng(5)
    true = {"a": 150.0, "b": 0.0, "c": -150.0}
    games = []
    for number in range(1500):
        x, y = [("a", "b"), ("b", "c"), ("a", "c")][number % 3]
        won = rng.unit() < expected_score(true[x] - true[y])
        games.append(GameResult(number, (x, y), (1, 2) if won else (2, 1)))
    for row in ratings(games):
        assert row.elo == pytest.approx(true[row.bot], abs=35)
        assert row.low <= true[row.bot] <= row.high


def test_wilson_never_leaves_the_unit_interval() -> None:
    """Also for none or all of a few."""
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-3)
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_without_games_everybody_is_equal() -> None:
    """Nothing to fit, nothing to spread."""
    assert ratings([]) == []
    assert fit([[0.0, 0.0], [0.0, 0.0]]) == [0.0, 0.0]
    assert quantiles([], 3.0) == (3.0, 3.0)


def test_the_test_stops_when_the_evidence_is_there() -> None:
    """Clearly stronger, clearly not, and not yet known."""
    test = Sequential(0, 40)
    assert test.verdict(series(80, 20), "a", "b") == "stronger"
    assert test.verdict(series(30, 70), "a", "b") == "not stronger"
    assert test.verdict(series(4, 2), "a", "b") is None


def test_the_test_is_rarely_wrong_about_equals() -> None:
    """With a risk of 5 % it calls an equal bot stronger in a few of a hundred series."""
    rng = Rng(9)
    wrong = 0
    for _ in range(100):
        games: list[GameResult] = []
        verdict = None
        while verdict is None and len(games) < 600:
            for _ in range(20):
                won = rng.below(2) == 0
                games.append(GameResult(len(games), ("a", "b"), (1, 2) if won else (2, 1)))
            verdict = Sequential(0, 60).verdict(games, "a", "b")
        wrong += verdict == "stronger"
    assert wrong <= 12


def test_pairs_are_averaged() -> None:
    """A win and a loss on one seed are half a point, once."""
    assert pair_scores(series(1, 1), "a", "b") == [0.5]
