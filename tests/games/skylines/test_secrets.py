"""What is hidden, what is shown, and to whom (K13)."""

from __future__ import annotations

import collections
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng


def some(seed: int, plies: int, **options: Any) -> burgh.Game:
    """Give a game some random moves in."""
    game = burgh.new("skylines", seed=seed, **options)
    rng = Rng(seed)
    for _ in range(plies):
        if not game.is_over:
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


def test_piles_lie_face_down_and_hands_are_open() -> None:
    """The order of the piles is hidden, their number is not (K13.1)."""
    game = some(1, 9, scenario="scenario-4")
    full, seen = game.position(), game.view(0).position()
    assert seen["hands"] == full["hands"]
    assert {card for pile in seen["piles"].values() for card in pile} == {
        "back-I",
        "back-II",
        "back-III",
    }
    assert [len(p) for p in seen["piles"].values()] == [len(p) for p in full["piles"].values()]


def test_private_hands_show_their_backs_to_partners() -> None:
    """Only the level of each card is seen."""
    game = some(2, 12, players=3, scenario="scenario-4", hands="private")
    full = game.position()["hands"]
    for seat in range(3):
        seen = game.view(seat).position()["hands"]
        assert seen[seat] == full[seat]
        for other in {0, 1, 2} - {seat}:
            assert len(seen[other]) == len(full[other])
            assert all(card.startswith("back-") for card in seen[other])


def test_a_card_taken_openly_stays_known() -> None:
    """Whoever takes from the exchange pile is seen to do so, even with private hands (K7.2)."""
    game = burgh.from_position(
        {
            "title": "skylines",
            "boards": ["A"],
            "options": {"hands": "private"},
            "hands": [["I-R1"], ["I-R2"]],
            "exchange": ["I-C1"],
            "phase": "draw",
        }
    )
    game.push("take I-C1")
    assert game.view(1).position()["hands"][0] == ["back-I", "I-C1"]
    assert game.position()["known"] == ["I-C1"]
    again = burgh.from_position(game.view(1).position())
    assert again.view(1).position() == game.view(1).position()


def test_undealt_roles_are_hidden_and_dealt_ones_are_not() -> None:
    """Two lie open for the one who chooses (K11.6)."""
    game = burgh.new("skylines", seed=3, scenario="scenario-2", players=3)
    seen = game.view(1).position()
    assert seen["role_offer"] == game.position()["role_offer"]
    assert set(seen["role_stack"]) == {"back-role"}
    game.push(game.legal_moves[0])
    assert [(shown.to, shown.barrier) for shown in game.reveals] == [(None, True)] * 2
    game.push(game.legal_moves[0])
    game.push(game.legal_moves[1])
    assert game.reveals == ()
    assert game.phase == "board"


@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_drawn_card_is_shown_to_all_or_to_its_owner(hands: str) -> None:
    """News are for everybody (K13.2, K11.10)."""
    fields: dict[str, Any] = {
        "title": "skylines",
        "boards": ["A"],
        "hands": [["I-R1"], ["I-R2"]],
        "options": {"scenario": "scenario-4", "hands": hands},
        "phase": "draw",
        "piles": {"II": ["N-commuter-jam", "II-R1"]},
    }
    game = burgh.from_position(fields)
    game.push("draw II")
    assert [(s.thing, s.to, s.barrier) for s in game.reveals] == [("N-commuter-jam", None, True)]
    game.push("draw II")
    owner = None if hands == "open" else 0
    assert [(s.thing, s.to, s.barrier) for s in game.reveals] == [("II-R1", owner, True)]


def test_imagined_piles_hold_exactly_the_unseen_cards() -> None:
    """Nothing is there twice, nothing is missing, news never lie in a hand."""
    for hands in ("open", "private"):
        game = some(5, 21, players=2, scenario="scenario-4", hands=hands)
        whole = collections.Counter(all_cards(game))
        assert max(whole.values()) == 1
        for seed in range(5):
            world = game.imagine(0, Rng(seed))
            assert collections.Counter(all_cards(world)) == whole
            held = [card for hand in world.position()["hands"] for card in hand]
            assert not any(card.startswith("N-") for card in held)


@pytest.mark.parametrize("phase", ["tile", "place"])
def test_a_card_being_played_is_dealt_nowhere_else(phase: str) -> None:
    """It lies open on the table: no imagined pile holds it a second time (K13.1)."""
    game = burgh.new("skylines", seed=5, players=2)
    rng = Rng(5)
    while game.phase != phase:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    whole = sorted(all_cards(game))
    for seed in range(20):
        assert sorted(all_cards(game.imagine(0, Rng(seed)))) == whole


@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_card_put_down_in_the_exchange_round_is_shown(hands: str) -> None:
    """It lies open from then on: with private hands that is news to all (K9.11, K13.2)."""
    game = burgh.from_position(
        {
            "title": "skylines",
            "boards": ["A"],
            "options": {"hands": hands},
            "hands": [["I-R1", "I-R2"], ["I-R3"]],
            "phase": "swap",
        }
    )
    game.push("swap I-R1")
    news = [("I-R1", None, True)] if hands == "private" else []
    assert [(s.thing, s.to, s.barrier) for s in game.reveals] == news
    assert game.view(1).position()["exchange"] == ["I-R1"]


def all_cards(game: burgh.Game) -> list[str]:
    """Give every card of the table."""
    found = game.position()
    cards = [card for part in (*found["hands"], *found["piles"].values()) for card in part]
    for part in ("exchange", "box", "roles", "role_offer", "role_stack"):
        cards += [card for card in found[part] if card]
    cards += [card for card in (found["news"], found["card"]) if card]
    uniques = {card.tile.id: card.id for card in unique_cards()}
    return cards + [uniques[tile[0]] for tile in found["tiles"] if tile[0] in uniques]


def unique_cards() -> list[Any]:
    """Give the cards of unique buildings."""
    from burgh.games.skylines.content import content

    return [card for card in content().cards.values() if card.deck == "unique"]


def test_cards_and_tiles_are_conserved() -> None:
    """Every card in use lies in one place all the time, every tile in the supply or the city."""
    game = burgh.new("skylines", seed=8, scenario="scenario-4", players=3)
    cards = sorted(all_cards(game))
    rng = Rng(8)
    assert len(cards) == 115
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
        assert sorted(all_cards(game)) == cards
        found = game.position()
        assert sum(found["supply"].values()) + len(found["tiles"]) == 85


def test_a_preview_of_a_draw_knows_no_more_than_the_back() -> None:
    """Looking ahead adds a card face down."""
    game = some(1, 0, scenario="scenario-1")
    game.push("board A")
    game.push(next(move for move in game.legal_moves if game.write(move).startswith("exchange")))
    view = game.view(0)
    after = view.state.clone()
    after.apply(after.legal()[0])
    assert game.title.position.write(game.options, after)["hands"][0][-1] == "back-I"
