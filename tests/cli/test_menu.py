"""The short list of legal moves."""

from __future__ import annotations

from burgh.cli.menu import menu

MOVES = ["buy farm @ 1,0", "buy farm @ 1,1", "buy mint @ 1,0", "buy mint @ 1,1", "skip"]


def test_things_with_the_same_places_share_a_line() -> None:
    """A move without a place stands alone."""
    assert menu(MOVES) == ["buy farm, mint @ 1,0; 1,1", "skip"]


def test_things_with_other_places_have_their_own_line() -> None:
    """Nothing is listed that is not legal."""
    assert menu([*MOVES, "buy mint @ 2,0"])[:2] == [
        "buy farm @ 1,0; 1,1",
        "buy mint @ 1,0; 1,1; 2,0",
    ]


def test_a_beginning_narrows_the_list() -> None:
    """A verb, a verb and a thing, or part of one."""
    assert menu(MOVES, "buy fa") == ["buy farm @ 1,0; 1,1"]
    assert menu(MOVES, "SKIP") == ["skip"]
    assert menu(MOVES, "sell") == []
