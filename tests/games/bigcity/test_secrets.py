"""What a seat sees, what it may be certain of, and what steps of a decision tell the others."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng

HANDS = [["11", "12", "31", "51", "71"], ["13", "14", "32", "52", "72"]]
SQUARE = [
    {"id": d, "origin": [x, y], "rotation": 0}
    for d, x, y in ((1, 0, 0), (3, 3, 0), (5, 0, 3), (7, 3, 3))
]


def table(**more: Any) -> burgh.Game:
    """Give four districts with city hall and two hands."""
    return burgh.from_position(
        {
            "title": "bigcity",
            "districts": SQUARE,
            "pieces": [["city_hall", [19]]],
            "hands": HANDS,
            **more,
        }
    )


def played(game: burgh.Game, *lines: str) -> burgh.Game:
    """Make moves given as text."""
    for line in lines:
        game.push(line)
    return game


def test_other_hands_show_their_backs_only() -> None:
    """Everybody sees which districts a hand is of, not which lots (R14.1, R14.2)."""
    view = table().view(1).position()
    assert view["hands"] == [["back_1", "back_1", "back_3", "back_5", "back_7"], HANDS[1]]
    assert set(view["piles"]["2"]) == {"back_2"}


def test_a_spectator_sees_no_front() -> None:
    """Seat -1 sees backs everywhere (R14.8)."""
    view = table().view(-1).position()
    hidden = [card for hand in view["hands"] for card in hand]
    assert all(card.startswith("back_") for card in hidden)


@pytest.mark.parametrize(
    "steps",
    [
        ("exchange",),
        ("exchange", "give 11"),
        ("exchange", "give 11", "give 31"),
        ("district 2",),
        ("district 2", "at 0,-2"),
        ("trade",),
        ("trade", "offer 11"),
        ("trade", "offer 11", "want 2"),
    ],
)
def test_steps_of_a_decision_show_nothing_to_others(steps: tuple[str, ...]) -> None:
    """Until it is complete, others see the position from before it was begun (R12.10)."""
    options = {"players": 2, "trade_cards": True}
    before = table(options=options)
    after = played(table(options=options), *steps)
    for seat in (-1, 1):
        assert after.view(seat).position() == before.view(seat).position()
    assert after.view(0).position() != before.view(0).position()


def test_piles_named_so_far_show_nothing_to_others() -> None:
    """All piles are named before a card is looked at (H1)."""
    before = played(table(), "build residence_2 @ 11 12")
    after = played(table(), "build residence_2 @ 11 12", "draw 2")
    assert after.view(1).position() == before.view(1).position()
    assert not after.reveals
    after.push("draw 2")
    assert [(shown.to, shown.barrier) for shown in after.reveals] == [(0, True), (0, True)]


def test_paid_cards_are_shown_but_stop_no_undo() -> None:
    """A build shows its cards to all; it can be taken back until the draw (R14.6, K2)."""
    game = played(table(), "build residence_2 @ 11 12")
    assert [(s.thing, s.to, s.barrier) for s in game.reveals] == [
        ("11", None, False),
        ("12", None, False),
    ]


def test_who_puts_a_card_under_a_pile_knows_it_there() -> None:
    """And knows who drew it, by counting (R14.4, R14.5)."""
    game = played(table(piles={"1": []}), "exchange", "give 12", "done")
    assert game.view(0).position()["piles"]["1"] == ["12"]
    assert game.view(1).position()["piles"]["1"] == ["back_1"]
    played(game, "draw 2", "exchange", "give 32", "done", "draw 1")
    assert "12" in game.view(0).position()["hands"][1]
    assert "12" not in game.view(-1).position()["hands"][1]


@pytest.mark.parametrize(("twin", "seen"), [("12", "back_1"), ("33", "11")])
def test_certainty_is_lost_between_two_equal_backs(twin: str, seen: str) -> None:
    """One of two goes under the pile and is lost from sight; an only one is not (R14.5)."""
    hands = [["11", twin, "31", "51", "71"], HANDS[1]]
    game = table(hands=hands, known=[[], ["11"]], piles={"1": []})
    played(game, "exchange", "give 11", "done")
    assert game.view(1).position()["piles"]["1"] == [seen]
    assert game.position()["piles"]["1"] == ["11"]


def test_certainty_is_lost_among_equal_backs() -> None:
    """One of three cards with the same back goes under the pile: which, only its owner knows."""
    game = played(table(piles={"1": []}), "exchange", "give 12", "done", "draw 2")
    played(game, "exchange", "give 32", "done", "draw 1", "pass")
    played(game, "exchange", "give 13", "done")
    assert "12" not in game.view(0).position()["hands"][1]
    assert "12" in game.position()["hands"][1]


def split(known: list[list[str]]) -> burgh.Game:
    """Give a trade of two cards with one back before its settlement: one to each other seat."""
    game = burgh.from_position(
        {
            "title": "bigcity",
            "options": {"players": 3, "trade_cards": True},
            "districts": SQUARE,
            "hands": [["11", "12"], ["31", "32"], ["51"]],
            "known": known,
        }
    )
    return played(
        game, "trade", "offer 11", "offer 12", "done", "bid 31", "for 0", "bid 51", "for 1"
    )


def test_bids_taken_so_far_show_nothing_to_others() -> None:
    """With one of two bids taken, only who settles knows of it (R12.10)."""
    before, after = split([[], [], []]), played(split([[], [], []]), "take 1")
    assert before.phase == after.phase == "settle"
    for seat in (-1, 1, 2):
        assert after.view(seat).position() == before.view(seat).position()
    assert after.view(0).position() != before.view(0).position()


def test_who_gets_one_of_two_equal_backs_stays_certain_of_the_other() -> None:
    """What they see go to themselves is no riddle to them, though it is to an onlooker (R14.5)."""
    game = played(split([[], ["12"], ["11"]]), "take 1", "take 2")
    assert game.view(1).position()["hands"][2] == ["12"]
    assert game.view(2).position()["hands"][1] == ["11", "back_3"]
    assert game.view(-1).position()["hands"][2] == ["back_1"]


def test_two_cards_traded_together_stay_certain() -> None:
    """All cards with a back go to one hand: who knew them knows them there (R14.5)."""
    game = burgh.from_position(
        {
            "title": "bigcity",
            "options": {"players": 3, "trade_cards": True},
            "districts": SQUARE,
            "hands": [["11", "12"], ["31", "32"], ["51"]],
            "known": [[], [], ["11", "12", "31"]],
        }
    )
    played(game, "trade", "offer 11", "offer 12", "done", "bid 31", "bid 32", "decline", "take 1")
    assert game.position()["hands"][:2] == [["31", "32"], ["11", "12"]]
    seen = game.view(2).position()["hands"]
    assert seen[1] == ["11", "12"]
    assert seen[0] == ["31", "back_3"]


def test_a_traded_card_with_a_twin_at_home_is_lost_from_sight() -> None:
    """The giver keeps another card with that back: a third seat is certain of neither (R14.5)."""
    game = burgh.from_position(
        {
            "title": "bigcity",
            "options": {"players": 3, "trade_cards": True},
            "districts": SQUARE,
            "hands": [["11", "12"], ["31"], ["51"]],
            "known": [[], ["11"], ["11", "12"]],
        }
    )
    played(game, "trade", "offer 11", "done", "bid 31", "decline", "take 1")
    assert game.view(2).position()["hands"][:2] == [["back_1", "back_3"], ["back_1"]]
    assert game.view(0).position()["hands"][1] == ["11"]


def test_offers_and_bids_show_their_backs() -> None:
    """Even a card known to be in the hand is offered face down (R13.1)."""
    options = {"players": 2, "trade_cards": True}
    game = table(options=options, known=[["13"], ["11"]])
    played(game, "trade", "offer 11", "want 8", "done")
    seen = game.view(1).position()
    assert seen["offer"] == ["back_1"]
    assert seen["wants"] == [8]
    played(game, "bid 13")
    assert game.view(0).position()["bids"] == [{"seat": 1, "cards": ["back_1"], "for": [0]}]
    world = game.view(0).imagine(Rng(1)).position()
    assert world["bids"][0]["cards"][0] in world["hands"][1]


def test_imagined_worlds_differ_in_what_is_unseen_and_only_there() -> None:
    """Every place with a back gets some card of that back (R14.7)."""
    view = table().view(0)
    worlds = [view.imagine(Rng(seed)).position() for seed in range(30)]
    assert all(world["hands"][0] == HANDS[0] for world in worlds)
    assert len({tuple(world["hands"][1]) for world in worlds}) > 20
    for world in worlds:
        assert [card[0] for card in world["hands"][1]] == ["1", "1", "3", "5", "7"]
        cards = [c for hand in world["hands"] for c in hand] + world["out"]
        cards += [card for pile in world["piles"].values() for card in pile]
        assert len(cards) == len(set(cards)) == 72
