"""Every card does what its data say, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import burgh
from burgh.games.skylines.content import Card, content

CARDS = list(content().cards.values())
PLAYED = [card for card in CARDS if card.deck in ("construction", "unique", "policy")]
MIDDLE = {"happiness": 2, "pollution": 4, "traffic": 4, "crime": 4}
# One building of every service, of level II, in one district; zones fit in between at 7,9.
SERVED: list[list[Any]] = [
    ["hospital", 9, 9, 0],
    ["high-school", 9, 11, 0],
    ["bus-depot", 12, 9, 0],
    ["fire-station", 5, 9, 0],
    ["police-station", 5, 11, 0],
    ["city-park", 7, 10, 0],
]
ZONE = {"residential": "res-I2", "commercial": "com-I2", "industrial": "ind-V3"}


def table(card: Card, tiles: list[list[Any]]) -> burgh.Game:
    """Set up a rich city with one card in hand."""
    return burgh.from_position(
        {
            "title": "skylines",
            "options": {"scenario": "scenario-4", "players": 1},
            "boards": ["A", "E"],
            "tiles": tiles,
            "tracks": MIDDLE,
            "money": 20,
            "hands": [[card.id]],
        }
    )


def played(card: Card) -> tuple[Sequence[burgh.Change], dict[str, Any]]:
    """Play a card on the first place offered and give its ledger and the position after it."""
    game = table(card, [])
    changes = game.push(f"play {card.id}")
    while game.phase in ("tile", "place"):
        changes = game.push(game.legal_moves[0])
    return changes, game.position()


def first_row(card: Card) -> list[tuple[str, int]]:
    """Give what the data say of the cost and the first row, at these tracks."""
    row = [("money", -card.cost)] if card.cost else []
    for track, amount in card.effects.items():
        if isinstance(amount, int):
            row.append((track, amount))
    return row


@pytest.mark.parametrize("card", PLAYED, ids=lambda card: str(card.id))
def test_a_card_pays_its_cost_and_moves_its_first_row(card: Card) -> None:
    """In the order of the data (K6.5), and it leaves the hand (K6.13)."""
    changes, after = played(card)
    told = [(c.track, c.amount) for c in changes if c.rule == "K6.5" and c.cause == card.id]
    assert told == first_row(card)
    assert after["hands"] == [[]]
    assert (card.id in after["box"]) == (card.deck != "unique")
    assert len(after["tiles"]) == (card.deck != "policy")


@pytest.mark.parametrize(
    "card", [card for card in PLAYED if card.benefit], ids=lambda card: str(card.id)
)
@pytest.mark.parametrize("served", [True, False])
def test_the_second_row_comes_exactly_when_every_part_holds(card: Card, served: bool) -> None:
    """The ledger says which parts held, and the benefit follows from them alone (K6.6)."""
    game = table(card, SERVED if served else [])
    for line in (f"play {card.id}", f"tile {ZONE[card.kind]}", "place @ 7,9"):
        changes = game.push(line)
    parts = [change.amount for change in changes if change.track == "condition"]
    services = [part for part in card.condition if part.type == "service"]
    givers = [c for c in changes if c.track == "condition" and c.cause in content().cards]
    assert len(givers) == (len(services) if served else 0)
    assert len(parts) == len(card.condition)
    told = {c.track: c.amount for c in changes if c.rule == "K6.6" and c.track != "condition"}
    assert told == (card.benefit if all(part > 0 for part in parts) else {})


@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.deck in ("role", "news")], ids=lambda card: str(card.id)
)
def test_roles_and_news_have_rules_and_are_never_played(card: Card) -> None:
    """They act by their rules, which all are words of the vocabulary (K12.1)."""
    assert card.rules
    assert not card.effects
    game = burgh.new("skylines", seed=1, scenario="scenario-4", roles="random")
    game.push(game.legal_moves[0])
    assert game.refusal(f"play {card.id}") == burgh.Refusal("K6.1", "not_in_hand", thing=card.id)
