"""What a table shows of the rules is what the rules do: prices, red lines, half a decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng
from burgh.core.values import Change
from burgh.games.suburbia import SUBURBIA
from burgh.games.suburbia.engine.tables import HALF_PHASES

CROSSING = ("S9.13", "S9.14")  # a red line, upward and backward

every_sample = pytest.mark.parametrize("options", SUBURBIA.options.samples, ids=str)


def played(options: Mapping[str, Any], seed: int) -> Iterator[burgh.Game]:
    """A random game before each of its moves."""
    game = burgh.new("suburbia", seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        yield game
        game.push(game.legal_moves[int(rng.below(len(game.legal_moves)))])


def facts_of(game: burgh.Game, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = game.title.facts(game.view(seat).state)
    return found


def paid(changes: tuple[Change, ...], cause: str) -> int:
    """What the first entry of a cause takes in money; a price of nothing has no entry."""
    return -next((each.amount for each in changes if each.cause == cause), 0)


@every_sample
def test_the_prices_shown_are_those_charged(options: Mapping[str, Any]) -> None:
    """Building, laying a lake and discarding cost what the facts of the view say, slot by slot."""
    shown = {"build": "tile", "lake": "lake", "discard": "surcharge", "remove": "surcharge"}
    checked = set()
    for game in played(options, 5):
        market = facts_of(game, game.turn)["market"]
        first = {(move.do, getattr(move, "slot", None)): move for move in game.legal_moves}
        for (do, slot), move in first.items():
            if do in shown and slot is not None:
                cause = "price" if do in ("build", "lake") else "discard"
                assert market[slot][shown[do]] == paid(game.explain(move), cause), move
                checked.add(do)
    assert {"build", "lake", "discard"} <= checked


@every_sample
def test_an_empty_slot_has_no_price(options: Mapping[str, Any]) -> None:
    """It has a surcharge alone; a slot with a tile has three numbers."""
    for game in played(options, 6):
        market = game.position()["market"]
        for tile, prices in zip(market, facts_of(game, -1)["market"], strict=True):
            assert set(prices) == ({"surcharge", "tile", "lake"} if tile else {"surcharge"})


@every_sample
def test_red_lines_lie_where_they_are_listed_and_cost_what_is_said(
    options: Mapping[str, Any],
) -> None:
    """Every step of the people crosses as many listed lines as the ledger says (S9.13, S9.14)."""
    lines = SUBURBIA.printed.catalogue(SUBURBIA.options.read(options))["lines"]
    crossings: set[str] = set()
    for seed in range(4):
        for game in played(options, seed):
            cost = facts_of(game, game.turn)["line_cost"]
            people = [int(game.state.score(seat)) for seat in range(game.seats)]
            changes = game.explain(game.legal_moves[-1])
            told = [each for each in changes if each.rule in CROSSING and each.track == "income"]
            assert {abs(each.amount) for each in told} <= {cost}
            assert [each.rule for each in told] == crossed(lines, people, changes)
            crossings.update(each.rule for each in told)
    assert "S9.13" in crossings


def crossed(lines: list[int], people: list[int], changes: tuple[Change, ...]) -> list[str]:
    """The rules of the lines that the people of a ledger come past, in order."""
    found: list[str] = []
    for change in changes:
        if change.rule.startswith("S11."):  # final scoring ignores lines (S9.16)
            break
        if change.track == "population":
            before = people[change.seat]
            people[change.seat] += change.applied
            low, high = sorted((before, people[change.seat]))
            rule = CROSSING[change.applied < 0]
            found += [rule] * sum(low <= line < high for line in lines)
    return found


def test_lines_go_on_without_end() -> None:
    """Printed up to 148, then every second one (R1)."""
    lines = SUBURBIA.printed.catalogue(SUBURBIA.options.read({}))["lines"]
    assert lines[:3] == [14, 21, 28]
    assert lines[lines.index(148) :][:4] == [148, 150, 152, 154]
    assert lines[-1] == 400


@every_sample
def test_a_turn_that_goes_on_is_in_a_half_phase(options: Mapping[str, Any]) -> None:
    """Whoever decides again in the same turn is asked in a half phase, and nobody else is."""
    before: tuple[int, int, str] | None = None
    for game in played(options, 8):
        now = (int(game.state.turn()), game.position()["round"], game.phase)
        if before is not None and "goal" not in (before[2], now[2]):
            assert (now[:2] == before[:2]) == (now[2] in HALF_PHASES)
        before = now
