"""What the log tells of a move does not depend on what lies hidden from whoever reads it."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.core.secrecy import is_secret
from burgh.table import requests, wire
from burgh.table.openings import first_events
from burgh.table.sitting import Sitting
from burgh.table.visitors import Visitor
from tests.table.twins import opened_at


def bargain(hand: list[str]) -> burgh.Game:
    """Give a game in which one card was offered, and a seat with this hand is to reply."""
    return burgh.from_position(
        {
            "title": "bigcity",
            "options": {"players": 3, "trade_cards": True},
            "districts": [{"id": 1, "origin": [0, 0]}, {"id": 3, "origin": [3, 0]}],
            "hands": [hand, ["12", "31"], ["41", "42"]],
            "turn": 1,
            "phase": "reply",
            "offer": ["31"],
            "wants": [1],
            "asked": 0,
        }
    )


def acting(hand: list[str]) -> burgh.Game:
    """Give a game in which a seat with this hand is to act."""
    return burgh.from_position(
        {
            "title": "bigcity",
            "districts": [{"id": 1, "origin": [0, 0]}, {"id": 3, "origin": [3, 0]}],
            "hands": [hand, ["12", "31"]],
            "turn": 0,
            "phase": "act",
        }
    )


def told(game: burgh.Game, move: Any, seat: int) -> bool:
    """Whether a seat is told which move was made."""
    return not is_secret(game.state, game.number(move), seat)


@pytest.mark.parametrize("hand", [["11", "51"], ["11", "13", "51"]])
def test_a_bid_shows_its_back_however_many_cards_have_it(hand: list[str]) -> None:
    """Who has a single card of a district is not told of with it (R13.2)."""
    game = bargain(hand)
    assert told(game, "bid 11", 0)
    for seat in (-1, 1, 2):
        assert not told(game, "bid 11", seat)


@pytest.mark.parametrize("hand", [["11", "51"], ["11", "lincoln_park"]])
def test_an_exchange_that_is_begun_shows_nothing_of_the_hand(hand: list[str]) -> None:
    """With a special card in it or without, nobody hears of a part of a decision (R12.10)."""
    game = acting(hand)
    assert not told(game, "exchange", 1)
    assert told(game, "pass", 1)


def test_a_hint_is_thought_about_with_the_eyes_of_the_seat_that_decides() -> None:
    """Who has two seats of a device may look with the one and ask for the other."""
    game = burgh.new("suburbia", players=2, seed=1)
    table = Sitting("hotseat00000", None)
    for seq, event in enumerate(first_events(opened_at(game, ["ada", "ada"]))):
        table.fold(seq, 1.0, event)
    ada = Visitor("ada", 1)
    assert table.turn == 0
    assert requests.hint(table, ada, wire.Hint("what-is-best", 0, 0)).seat == 0
