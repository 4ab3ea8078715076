"""The players lay the boards of scenario 5 before the first turn (K11.13)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import burgh
from burgh import bots
from burgh.core.rng import Rng
from burgh.games.skylines.content import content
from burgh.games.skylines.layout import Layout, fault
from burgh.games.skylines.moves import Lay
from burgh.shapes.polyomino import Square

MODES = ("arranged", "chosen")


def dealt(boards: str, seed: int = 1, players: int = 2) -> burgh.Game:
    """Deal scenario 5 with boards that the players lay."""
    return burgh.new("skylines", seed=seed, players=players, scenario=5, boards=boards)


def laid(game: burgh.Game) -> Layout:
    """Give the boards that lie."""
    return tuple((b, row, col, turn) for b, row, col, turn in game.position()["layout"])


def with_one_more(layout: Layout, board: str, at: tuple[int, int], rot: int) -> Layout:
    """Give a layout with one more board, in the coordinates of a move."""
    return (*layout, (board, at[0] - 1, at[1] - 1, rot))


@pytest.mark.parametrize("boards", MODES)
@pytest.mark.parametrize("seed", range(6))
def test_every_way_to_lay_ends_in_a_layout(boards: str, seed: int) -> None:
    """Land to land, water to water, all joined: by the plain check of layouts (K4.4)."""
    game = dealt(boards, seed)
    rng = Rng(seed)
    for _ in range(4):
        assert game.phase == "arrange"
        game.push(game.legal_moves[int(rng.below(len(game.legal_moves)))])
    assert fault(content(()), laid(game), 4) is None
    assert game.phase == "role"
    assert "unlaid" not in game.position()


@pytest.mark.parametrize("boards", MODES)
def test_what_may_not_be_laid_is_no_layout_or_leads_to_none(boards: str) -> None:
    """Each place of the map, board and turn is legal exactly if it is a layout that goes on."""
    game = dealt(boards, 2)
    rng = Rng(5)
    while game.phase == "arrange":
        legal = set(game.legal_moves)
        unlaid = game.position()["unlaid"]
        places = itertools.product(range(7), range(7), (0, 90, 180, 270))
        for board, (row, col, rot) in itertools.product(unlaid, places):
            move = Lay(board, Square(row, col), rot)
            refusal = game.refusal(move)
            assert (refusal is None) == (move in legal)
            wrong = fault(content(()), with_one_more(laid(game), board, (row, col), rot), None)
            if refusal is not None and laid(game):
                assert refusal.key == (wrong or "no_layout")
        game.push(game.legal_moves[int(rng.below(len(legal)))])


def test_four_drawn_boards_or_all_of_them() -> None:
    """`arranged` draws four of the six, `chosen` offers them all (K11.13)."""
    seen = set()
    for seed in range(30):
        unlaid = dealt("arranged", seed).position()["unlaid"]
        assert len(unlaid) == 4
        seen.add(tuple(unlaid))
    assert len(seen) > 5
    assert dealt("chosen").position()["unlaid"] == list("ABCDEF")


def test_the_players_lay_in_turn() -> None:
    """Clockwise from the token holder; then the token holder goes on (R37)."""
    game = dealt("arranged", players=3)
    turns = []
    while game.phase == "arrange":
        turns.append(game.turn)
        game.push(game.legal_moves[0])
    assert turns == [0, 1, 2, 0]
    assert game.turn == 0


def test_the_same_cards_as_with_drawn_boards() -> None:
    """Piles, hands and roles do not depend on who lays the boards."""
    drawn, arranged = (
        burgh.new("skylines", seed=4, players=2, scenario=5, boards=boards)
        for boards in ("drawn", "arranged")
    )
    assert drawn.position()["hands"] == arranged.position()["hands"]
    assert drawn.position()["piles"] == arranged.position()["piles"]
    while arranged.phase == "arrange":
        arranged.push(arranged.legal_moves[0])
    assert drawn.position()["role_offer"] == arranged.position()["role_offer"]


@pytest.mark.parametrize("bot", ["greedy", "random", "mcts:iterations=20"])
def test_a_bot_lays_its_boards(bot: str) -> None:
    """And a game with boards that were laid can be written down and read again."""
    game = dealt("chosen", 7)
    player = bots.make(bot, seed=1)
    while game.phase == "arrange":
        game.push(player.choose(game.view(game.turn)))
    assert burgh.verify(str(game.record())) is None


def test_a_greedy_bot_lays_a_compact_city() -> None:
    """Two boards that share a side with a third are worth more than a long row."""
    game = dealt("chosen", 7)
    player = bots.make("greedy", seed=1)
    for _ in range(3):
        game.push(player.choose(game.view(game.turn)))
    costs = {board: each.development_cost for board, each in content(()).boards.items()}
    chosen = [costs[board] for board, *_ in laid(game)]
    assert chosen[0] == min(costs.values())


def test_a_board_can_be_taken_back() -> None:
    """Laying a board turns nothing up (K13.3)."""
    game = dealt("arranged", 3)
    before = game.position()
    game.push(game.legal_moves[0])
    game.pop()
    assert game.position() == before


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"scenario": 4, "boards": "arranged"}, "options.boards"),
        ({"scenario": 5, "boards": "thrown"}, "options.boards"),
        ({"scenario": 5, "boards": "chosen", "layout": [["A", 0, 0, 0]]}, "options.layout"),
    ],
)
def test_only_a_scenario_without_a_layout_has_boards_to_lay(
    options: dict[str, Any], place: str
) -> None:
    """Elsewhere they lie already."""
    with pytest.raises(burgh.Malformed) as refused:
        burgh.new("skylines", **options)
    assert refused.value.path == place


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"unlaid": []}, "unlaid"),
        ({"unlaid": ["A", "A"]}, "unlaid"),
        ({"unlaid": ["Z"]}, "unlaid[0]"),
        ({"boards": ["A"]}, "boards[0]"),
        ({"phase": "turn"}, "layout"),
    ],
)
def test_a_broken_position_is_told_where(change: dict[str, Any], place: str) -> None:
    """Boards to lay belong to the phase, and only there."""
    with pytest.raises(burgh.Malformed) as refused:
        burgh.from_position({**dealt("arranged").position(), **change})
    assert refused.value.path == place
