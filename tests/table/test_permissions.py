"""Roles: one table says who may do what, and one function reads it."""

from __future__ import annotations

import pytest

from burgh.table import wire
from burgh.table.deal import Deal
from burgh.table.events import Event
from burgh.table.moderation import close, hand_over
from burgh.table.openings import first_events, new_table
from burgh.table.permissions import (
    DEEDS,
    MAY,
    PHASES,
    ROLES,
    deeds_of,
    may,
    must_be_allowed,
    phase_of,
)
from burgh.table.refused import Refused
from burgh.table.seats import fill, sit_down
from burgh.table.sitting import Sitting

# Each deed: in which phases operator, host, player and spectator may do it. w before the game,
# a alone in it, t together with others, A and T after such a game.
TABLE = {
    "operate": ("watAT", "", "", ""),
    "enter": ("watAT", "watAT", "watAT", ""),
    "say": ("watAT", "watAT", "watAT", "watAT"),
    "report": ("watAT", "watAT", "watAT", "watAT"),
    "remove_spectator": ("watAT", "watAT", "", ""),
    "remove_player": ("w", "w", "", ""),
    "bar": ("watAT", "watAT", "", ""),
    "silence": ("watAT", "watAT", "", ""),
    "set_rules": ("watAT", "watAT", "", ""),
    "hand_over": ("watAT", "watAT", "", ""),
    "close": ("wat", "wa", "", ""),
    "delete": ("watAT", "waA", "", ""),
}
LETTERS = dict(zip("watAT", PHASES, strict=True))


def test_the_whole_table_of_permissions() -> None:
    """What every role may do, in every phase of a table; nothing is left out."""
    assert set(TABLE) == set(DEEDS) == set(MAY)
    for deed in DEEDS:
        for role, letters in zip(ROLES, TABLE[deed], strict=True):
            allowed = {phase for phase in PHASES if may([role], deed, phase)}
            assert allowed == {LETTERS[letter] for letter in letters}, (deed, role)


def table(*seats: wire.SeatPlan) -> Sitting:
    deal = Deal(seed=5, salt="0" * 32)
    wish = wire.NewTable("suburbia", list(seats))
    sitting = Sitting("abcdefghij01", deal)
    write(sitting, first_events(new_table(wish, "ada", "Ada", deal)))
    return sitting


def write(sitting: Sitting, events: list[Event]) -> None:
    for event in events:
        sitting.fold(sitting.seq + 1, float(sitting.seq), event)


def test_a_table_comes_from_waiting_to_together() -> None:
    """Who plays with bots is alone; closed before the game, nobody has played."""
    waiting = table(wire.SeatPlan("me"), wire.SeatPlan("open"))
    assert phase_of(waiting) == "waiting"
    write(waiting, sit_down(waiting, "bob", "Bob", None, by_link=False))
    assert phase_of(waiting) == "together"
    alone = table(wire.SeatPlan("me"), wire.SeatPlan("open"))
    write(alone, fill(alone, 1, 0.0))
    assert phase_of(alone) == "alone"
    assert "delete" in deeds_of(alone, {"ada"})
    write(alone, close(alone, "", by_operator=False))
    assert (alone.status, alone.turn, phase_of(alone)) == ("closed", -1, "after_alone")


def test_a_table_that_is_handed_over_has_another_host() -> None:
    """The old host has no more rights than any player."""
    sitting = table(wire.SeatPlan("me"), wire.SeatPlan("open"))
    write(sitting, sit_down(sitting, "bob", "Bob", None, by_link=False))
    write(sitting, hand_over(sitting, 1))
    assert "bar" in deeds_of(sitting, {"bob"})
    with pytest.raises(Refused, match="host"):
        must_be_allowed(sitting, {"ada"}, "bar")
    with pytest.raises(Refused, match="come so far"):
        must_be_allowed(sitting, {"bob"}, "delete")
