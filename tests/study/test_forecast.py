"""Who chooses and judges in imagined worlds: the title's net, or without one its outlook."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.bots import make
from burgh.bots.search.judge import PLAIN, Judge
from burgh.core.rng import Rng
from burgh.study import forecast as study
from burgh.study.forecast import Effort, Judged, Level, Told

SMALL = Effort(worlds=2, rounds=1, finished=2)


def view_of(key: str = "suburbia", **options: Any) -> burgh.View:
    """Give a decision a few moves into a game."""
    game = burgh.new(key, seed=3, **options)
    rng = Rng(3)
    for _ in range(6):
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game.view(game.turn)


def told_as(view: burgh.View, told: list[Told], monkeypatch: pytest.MonkeyPatch) -> Judged:
    """What is made of a position where the net says so much of each seat."""
    monkeypatch.setattr(study, "tell", lambda _judge, _world, seat: told[seat])
    return study.foretold(view, view.state, Judge(view.state))


def test_in_a_duel_the_points_differ_by_the_lead_and_the_chances_are_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the two seats are told of the same game is made to agree."""
    told = [Told(80.0, 12.0, 0.75), Told(76.0, -8.0, 0.5)]
    found = told_as(view_of(players=2), told, monkeypatch)
    assert found == Judged((83.0, 73.0), None, (0.6, 0.4))


def test_among_three_the_lead_is_what_the_net_says_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lead over the better of two rivals is less than points that are to be expected tell."""
    told = [Told(80.0, 2.0, 0.75), Told(75.0, -9.0, 0.375), Told(74.0, -10.0, 0.375)]
    found = told_as(view_of(players=3), told, monkeypatch)
    assert found == Judged((80.0, 75.0, 74.0), (2.0, -9.0, -10.0), (0.5, 0.25, 0.25))


def test_an_automatic_rival_is_what_it_is_to_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """The net has learned of seats that decide; of the other it is not asked."""
    found = told_as(view_of(mode="bot"), [Told(90.0, 20.0, 0.75)], monkeypatch)
    assert found == Judged((90.0, 70.0), None, (0.75, 0.25))


@pytest.mark.parametrize(
    ("key", "options", "wins"),
    [("suburbia", {"mode": "architect"}, None), ("skylines", {"players": 2}, (0.4,))],
)
def test_alone_there_is_no_chance_to_win_together_there_is(
    key: str, options: dict[str, Any], wins: tuple[float] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One account: its points, and for a table the chance to reach its aim."""
    told = [Told(60.0, 60.0, 0.4)] * 2
    assert told_as(view_of(key, **options), told, monkeypatch) == Judged((60.0,), None, wins)


def test_where_a_net_foretells_the_end_no_world_is_played_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The chance to win comes from the net, and points need no shift; an outlook needs both."""
    view = view_of(players=2)
    number = view.state.legal()[0]
    found = study.forecast(view, number, SMALL, 1)
    known = study.level(view, found, SMALL, 1)
    assert known == Level((0.0, 0.0), (), ())
    wins = [study.chances(view, found, known, seat) for seat in (0, 1)]
    assert sum(each.mean for each in wins if each) == pytest.approx(1.0)
    monkeypatch.setattr(study, "judgement", lambda _: PLAIN)
    plain = study.forecast(view, number, SMALL, 1)
    assert [each.judged.wins for each in plain.endings] == [None, None]
    looks = tuple(int(view.state.outlook(seat)) / 100 for seat in (0, 1))
    assert study.judged(view, view.state) == Judged(looks, None, None)


def test_what_ended_is_judged_by_the_score() -> None:
    """Nobody has to foretell it."""
    game = burgh.new("suburbia", seed=3, players=2)
    rng = Rng(3)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    points = tuple(float(int(game.state.score(seat))) for seat in (0, 1))
    outcome = game.outcome()
    assert outcome is not None
    found = study.judged(game.view(0), game.state)
    assert (found.points, found.results) == (points, None)
    assert found.wins == tuple(
        1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in (0, 1)
    )


def test_the_net_chooses_what_is_looked_at_and_how_worlds_go_on() -> None:
    """As the bot does that looks one move ahead with the net."""
    view = view_of(players=2)
    chosen = view.title.moves.number(view.state, make("greedy:learned=1", seed=1).choose(view))
    meaning = view.state.meaning(chosen)
    assert view.state.meaning(study.by_advantage(view)[0]) == meaning
    assert view.state.meaning(study.quick_move(view.state, Rng(1))) == meaning
