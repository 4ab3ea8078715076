"""The arena plans fair meetings, plays them alike in any number of processes, and sums them up."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from burgh.lab.arena import Meeting, Result, Standing, lineups, play, schedule
from burgh.lab.games import Row, places, play_one


def row(bots: tuple[str | None, ...], scores: tuple[int, ...]) -> Row:
    """Give a game in which more points won."""
    made = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Row(1, "suburbia", {}, bots, scores, made, 40, "last_round")


def standing(*rows: tuple[int, Row], bots: tuple[str, ...] = ("a", "b")) -> Standing:
    """Give what an arena has shown in games, each with the number of its deal."""
    found = Standing(bots)
    for number, (group, played) in enumerate(rows):
        found.add(Result(number, group, played))
    return found


def by_deal(meetings: list[Meeting]) -> dict[int, list[Meeting]]:
    """Sort meetings by their deal."""
    found: dict[int, list[Meeting]] = {}
    for meeting in meetings:
        found.setdefault(meeting.group, []).append(meeting)
    return found


# --- who meets whom ------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["suburbia", "bigcity"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_deal_is_played_twice_with_seats_changed(title: str, seats: int) -> None:
    """Each bot sits once on each seat of a deal, so neither seats nor luck favour one."""
    meetings = schedule(title, {"players": seats}, ["random", "greedy"], 6, 70)
    assert [meeting.number for meeting in meetings] == [0, 1, 2, 3, 4, 5]
    deals = by_deal(meetings)
    assert [{meeting.seed for meeting in pair} for pair in deals.values()] == [{70}, {71}, {72}]
    for pair in deals.values():
        first, second = (meeting.plan.bots for meeting in pair)
        assert len(first) == seats
        assert [*map(set, zip(first, second, strict=True))] == [{"random", "greedy"}] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pair_of_three_bots_meets_equally_often(seats: int) -> None:
    """On the same deals, and over all of them each bot sits equally often on each seat."""
    bots = ["random", "greedy", "mcts:iterations=9"]
    meetings = schedule("suburbia", {"players": seats}, bots, 4, 1)
    assert len(meetings) == 3 * 4
    pairs = Counter(frozenset(meeting.plan.bots) for meeting in meetings)
    assert set(pairs.values()) == {4}
    chairs = Counter(chair for meeting in meetings for chair in enumerate(meeting.plan.bots))
    assert len(chairs) == 3 * seats
    assert set(chairs.values()) == {4}


def test_an_odd_number_of_games_is_rounded_up() -> None:
    """Half a pair would favour a seat."""
    assert len(schedule("suburbia", {"players": 2}, ["random", "greedy"], 3, 1)) == 4


def test_more_games_begin_with_the_same_ones() -> None:
    """So a longer arena can go on from a shorter one."""
    few = schedule("suburbia", {"players": 2}, ["random", "greedy"], 4, 1)
    assert schedule("suburbia", {"players": 2}, ["random", "greedy"], 8, 1)[:4] == few


@pytest.mark.parametrize(
    ("title", "options", "deciding"),
    [
        ("suburbia", {"solo": "architect"}, [True]),
        ("suburbia", {"solo": "dale"}, [True, False]),
        ("skylines", {}, [True, True]),
        ("skylines", {"players": 1}, [True]),
        ("skylines", {"players": 3}, [True, True, True]),
    ],
)
def test_where_nobody_competes_each_bot_plays_every_deal_by_itself(
    title: str, options: dict[str, Any], deciding: list[bool]
) -> None:
    """As often as was asked for; an automatic opponent has no bot."""
    bots = ["random", "greedy", "random:seed=5"]
    meetings = schedule(title, options, bots, 3, 70)
    assert len(meetings) == 9
    for group, table in by_deal(meetings).items():
        assert [meeting.seed for meeting in table] == [70 + group] * 3
        wanted = [tuple(bot if decides else None for decides in deciding) for bot in bots]
        assert [meeting.plan.bots for meeting in table] == wanted


def test_lineups_alternate_round_the_table() -> None:
    """Nobody sits twice in a row at an even table."""
    assert lineups("ab", 4, alone=False) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert lineups("ab", 3, alone=True) == [("a", "a", "a"), ("b", "b", "b")]


# --- the games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "options"),
    [("bigcity", {"players": 3}), ("suburbia", {"solo": "dale"})],
)
def test_results_do_not_depend_on_the_number_of_processes(
    title: str, options: dict[str, Any]
) -> None:
    """The same rows in the same order."""
    meetings = schedule(title, options, ["random", "greedy"], 2, 5)
    alone = list(play(meetings, 1))
    assert [result.number for result in alone] == [meeting.number for meeting in meetings]
    assert [result.row.seed for result in alone] == [meeting.seed for meeting in meetings]
    assert list(play(meetings, 2)) == alone


def test_a_game_does_not_depend_on_those_before_it() -> None:
    """Each has new bots, seeded by its own deal."""
    meetings = schedule("suburbia", {"solo": "architect"}, ["random", "greedy"], 2, 5)
    alone = [play_one((meeting.plan, meeting.seed)) for meeting in reversed(meetings)]
    assert [result.row for result in play(meetings, 1)] == alone[::-1]


def test_equals_share_the_better_place() -> None:
    """Two firsts leave no second; a table that loses together is second to nobody."""
    assert places(((2,), (0,), (1,)), 3) == (2, 3, 1)
    assert places(((0, 2), (1,)), 3) == (1, 3, 1)
    assert places(((), (0, 1)), 2) == (2, 2)
    assert places(((0,),), 2) == (1, None)


# --- what they show ------------------------------------------------------------------------------


def test_a_duel_is_won_by_the_better_place() -> None:
    """Three wins of four: the share, and the ratings in that order."""
    won, lost = row(("a", "b"), (90, 80)), row(("b", "a"), (90, 80))
    shown = standing((0, won), (0, lost), (1, won), (1, won)).as_json()
    assert shown["games"] == 4
    assert shown["shares"][0]["bots"] == ("a", "b")
    assert (shown["shares"][0]["duels"], shown["shares"][0]["share"]) == (4, 0.75)
    assert [rating["bot"] for rating in shown["ratings"]] == ["a", "b"]


def test_at_a_table_of_three_each_seat_meets_the_seats_of_the_other_bot() -> None:
    """Two duels in a game of two against one; a bot does not meet itself."""
    shown = standing((0, row(("a", "b", "a"), (50, 40, 30)))).as_json()["shares"][0]
    assert (shown["duels"], shown["share"]) == (2, 0.5)


def test_alone_the_better_score_on_the_same_deal_wins() -> None:
    """Equal scores are half a win; scores of different deals are not compared."""
    games = [
        (0, row(("a",), (50,))),
        (0, row(("b",), (40,))),
        (1, row(("a",), (10,))),
        (1, row(("b",), (10,))),
        (2, row(("a",), (99,))),
    ]
    shown = standing(*games).as_json()["shares"][0]
    assert (shown["duels"], shown["share"]) == (2, 0.75)


def test_an_automatic_opponent_is_not_rated() -> None:
    """Bots are compared with each other, however Dale did."""
    shown = standing((0, row(("a", None), (50, 90))), (0, row(("b", None), (40, 10))))
    assert [rating.bot for rating in shown.ratings()] == ["a", "b"]
    assert shown.scores("a") == [50]


def test_a_score_a_table_shares_counts_once() -> None:
    """Where bots compete every seat's counts."""
    assert standing((0, row(("a", "a"), (7, 7)))).scores("a") == [7]
    assert standing((0, row(("a", "b", "a"), (7, 6, 5)))).scores("a") == [7, 5]


def test_who_plays_together_is_told_by_wins_and_mean_result() -> None:
    """Not by Elo: a table that has lost has nobody in the first place."""

    def together(bot: str, points: int, *, won: bool) -> Row:
        place = 1 if won else 2
        return Row(1, "skylines", {}, (bot, bot), (points,) * 2, (place,) * 2, 60, "last_milestone")

    shown = standing(
        (0, together("a", 24, won=True)),
        (0, together("b", 20, won=False)),
        (1, together("a", 22, won=True)),
        (1, together("b", 22, won=True)),
    ).as_json()
    assert shown["ratings"] == []
    best, other = shown["alone"]
    assert (best["bot"], best["games"], best["won"], best["share"]) == ("a", 2, 2, 1.0)
    assert (best["score"], best["margin"]) == (23.0, pytest.approx(1.96))
    assert 0.3 < best["low"] < best["high"] == 1.0
    assert (other["bot"], other["won"], other["score"]) == ("b", 1, 21.0)
    assert (shown["shares"][0]["duels"], shown["shares"][0]["share"]) == (2, 0.75)


def test_forfeits_are_summed_up_by_bot_and_kind() -> None:
    """Over its seats and games, with its last words; who forfeited nothing is not named."""
    lost = replace(
        row(("a", "b", "a"), (3, 2, 1)),
        forfeits=({"slow": 2}, {}, {"slow": 1, "crashed": 1}),
        said=(None, None, "out of memory"),
    )
    shown = standing((0, lost), (0, row(("b", "a"), (1, 2)))).as_json()["forfeits"]
    kinds = {"slow": 3, "crashed": 1}
    assert shown == [{"bot": "a", "games": 1, "moves": 4, "kinds": kinds, "said": "out of memory"}]


def test_last_words_are_the_last_that_were_said() -> None:
    """A later game in which a bot forfeits in silence does not take them from it."""
    words: list[tuple[str | None, ...]] = [("out of memory",), (None,), ("again",), (None,)]
    for count, expected in ((2, "out of memory"), (4, "again")):
        games = [
            (0, replace(row(("a",), (1,)), forfeits=({"crashed": 1},), said=said))
            for said in words[:count]
        ]
        (lost,) = standing(*games).forfeits()
        assert (lost.games, lost.said) == (count, expected)


def test_the_verdict_waits_for_enough_pairs() -> None:
    """Eight deals won from both seats are enough, seven are not; nor does it judge the others."""
    pair = [row(("a", "b"), (2, 1)), row(("b", "a"), (1, 2))]
    deals = [(group, game) for group in range(8) for game in pair]
    assert standing(*deals[:14]).verdict() is None
    assert standing(*deals).verdict() == "stronger"
    assert standing(*deals, bots=("b", "a")).verdict() == "not stronger"
    assert standing(*deals, bots=("c", "a", "b")).verdict() is None


def test_before_the_first_game_nothing_is_known() -> None:
    """No ratings, even shares, no verdict; and that is JSON as well."""
    shown = json.loads(json.dumps(standing().as_json()))
    assert (shown["games"], shown["ratings"], shown["verdict"]) == (0, [], None)
    assert shown["shares"] == [
        {"bots": ["a", "b"], "games": 0, "duels": 0, "share": 0.5, "low": 0.0, "high": 1.0}
    ]
