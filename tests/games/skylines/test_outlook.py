"""How good a position of Skylines looks to bots."""

from __future__ import annotations

from typing import cast

import burgh
from burgh.bots.search.greedy import best_move
from burgh.core.rng import Rng
from burgh.games.skylines.engine.outlook import RUIN, WEIGHTS, can_hold, outlook, room
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import NO_ACTION


def ended(seed: int) -> Skylines:
    """Give a game played to its end, greedily or, with an odd seed, at random."""
    state = burgh.new("skylines", seed=seed, scenario="intro").state
    rng = Rng(seed)
    while not state.is_over():
        if seed % 2 == 0:
            state.apply(best_move(state.view(state.decider()), rng))
        else:
            state.apply(state.random_move(rng))
    return cast(Skylines, state)


def test_a_game_that_is_over_is_worth_what_it_scored() -> None:
    """A hundred for each point; a lost one is worse than any other, whatever it had."""
    tables = [ended(seed) for seed in (0, 1, 3)]
    lost = [table.result >= NO_ACTION for table in tables]
    assert lost == [False, True, True]
    for table, is_lost in zip(tables, lost, strict=True):
        assert int(outlook(table)) == int(RUIN if is_lost else table.score(0) * 100)


def test_an_outlook_changes_nothing() -> None:
    """In every phase of a game: it tries cards and puts the markers back."""
    state = cast(Skylines, burgh.new("skylines", seed=8, scenario="scenario-4").state)
    rng = Rng(8)
    phases = set()
    for _ in range(60):
        if state.is_over():
            break
        phases.add(int(state.phase()))
        before = state.pack()
        outlook(state)
        assert state.pack() == before
        state.apply(state.random_move(rng))
    assert len(phases) >= 5


def test_a_condition_is_looked_for_in_every_district() -> None:
    """A clinic beside a free square serves that district, and the card that wants health there."""
    table = cast(Skylines, burgh.new("skylines", seed=1, scenario="intro").state)
    table.apply(table.legal()[0])
    card = table.rules.tables.deck.names.index("I-R1")
    near = [0] * (int(table.districts) + 1)
    nothing = type(table.lots)(near)
    room(table, nothing)
    assert not can_hold(table, card, -1, -1, nothing)
    near[int(table.districts) - 1] = 1  # health is the first service
    assert can_hold(table, card, -1, -1, type(table.lots)(near))


def test_every_weight_is_a_number_the_tuning_script_may_change() -> None:
    """It sets them by name."""
    kept = int(WEIGHTS.held)
    WEIGHTS.held = kept + 1
    assert int(WEIGHTS.held) == kept + 1
    WEIGHTS.held = kept
