"""What a move changed and because of what (K15), with the conditions that held or failed."""

from __future__ import annotations

from typing import Any

import burgh

SetUp = dict[str, Any]


def told(game: burgh.Game, *lines: str) -> list[tuple[str, int, str, str | None, str]]:
    """Make moves and give the ledger of the last one."""
    for line in lines:
        changes = game.push(line)
    return [(c.track, c.amount, c.cause, c.at, c.rule) for c in changes]


def table(**fields: Any) -> burgh.Game:
    """Set up a position."""
    return burgh.from_position({"title": "skylines", "boards": ["A"], "money": 10, **fields})


def test_a_condition_that_holds_names_the_building_that_serves() -> None:
    """The clinic by contact, the school by district (K6.7, K6.8)."""
    game = table(tiles=[["clinic", 0, 23, 0], ["high-school", 0, 25, 0]], hands=[["II-R1"]])
    found = told(game, "play II-R1", "tile res-I2", "place @ 1,23")
    assert [entry for entry in found if entry[0] == "condition"] == [
        ("condition", 1, "I-S1", "0,23", "K6.7"),
        ("condition", 1, "II-S2", "0,25", "K6.8"),
    ]
    assert found[-1] == ("employment", 2, "II-R1", None, "K6.6")


def test_a_condition_that_fails_is_told_too() -> None:
    """Then the second row does not come (K6.6)."""
    game = table(tiles=[["clinic", 0, 23, 0]], hands=[["II-R1"]])
    found = told(game, "play II-R1", "tile res-I2", "place @ 1,23")
    assert found[-2:] == [
        ("condition", 1, "I-S1", "0,23", "K6.7"),
        ("condition", -1, "service:education", None, "K6.6"),
    ]


def test_counts_tracks_and_unique_buildings_are_told() -> None:
    """By colour, by track, by the station that serves the whole city (K6.10, K6.11, K12.9)."""
    game = table(tiles=[["res-I2", 0, 23, 0]], hands=[["I-C1"]])
    assert ("condition", 1, "zone:residential", None, "K6.10") in told(
        game, "play I-C1", "tile com-I2", "place @ 1,23"
    )
    game = table(hands=[["II-R3"]])
    assert ("condition", -1, "track:happiness", None, "K6.11") in told(
        game, "play II-R3", "tile res-I2", "place @ 1,23"
    )
    game = table(
        options={"scenario": "scenario-1"}, tiles=[["central-station", 0, 5, 0]], hands=[["I-C3"]]
    )
    assert ("condition", 1, "U-central-station", "0,5", "K12.9") in told(
        game, "play I-C3", "tile com-I2", "place @ 5,0"
    )


def test_tracks_belong_to_the_table() -> None:
    """Every entry carries the seat -1, and limits are entries of their own (K15.2)."""
    game = table(hands=[["II-S1"], []], tracks={"happiness": 24}, overall=7)
    game.push("play II-S1")
    changes = game.push("place @ 0,23")
    assert {change.seat for change in changes} == {-1}
    assert [(c.cause, c.track, c.amount, c.applied) for c in changes] == [
        ("II-S1", "money", -3, -3),
        ("II-S1", "happiness", 3, 3),
        ("limit", "happiness", -2, -2),
        ("limit", "overall", 2, 2),
    ]
