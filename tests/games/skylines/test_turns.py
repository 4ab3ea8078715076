"""Decisions one by one: what is asked, in which order, and how a game ends."""

from __future__ import annotations

import collections
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng
from burgh.games.skylines.engine.tables import RESULTS
from burgh.games.skylines.moves import Done, Draw, End, Place, Play, Swap, Tile

FULL = ["res-I2", 0, 23, 0], ["res-I2", 5, 18, 0], ["res-I2", 5, 23, 0]
TWICE = *FULL, ["com-I2", 1, 23, 0], ["com-I2", 6, 18, 0], ["ind-I3", 6, 23, 0]


def table(**fields: Any) -> burgh.Game:
    """Set up a position."""
    return burgh.from_position({"title": "skylines", "boards": ["A"], "money": 10, **fields})


def test_a_card_then_a_tile_then_a_place() -> None:
    """Three small decisions of one player make one action (K6.1, K6.2, K6.3)."""
    game = table(hands=[["I-R1"], ["I-R2"]])
    asked = []
    for line in ("play I-R1", "tile res-L4", "place turned 90 @ 5,18"):
        asked.append((game.turn, game.phase))
        game.push(line)
    assert asked == [(0, "turn"), (0, "tile"), (0, "place")]
    assert (game.turn, game.phase) == (0, "draw")
    assert game.position()["tiles"] == [["res-L4", 5, 18, 90]]


def test_a_card_that_names_its_tile_asks_for_the_place_at_once() -> None:
    """There is nothing to choose (K6.2)."""
    game = table(hands=[["I-S1"]])
    game.push("play I-S1")
    assert game.phase == "place"
    assert {type(move) for move in game.legal_moves} == {Place}


def test_one_outline_left_needs_no_choice() -> None:
    """So with zones when all other outlines are used up or find no room (R10)."""
    supply = {tile: 0 for tile in table().position()["supply"] if tile.startswith("res-")}
    game = table(hands=[["I-R1"]], supply={**supply, "res-T4": 1})
    game.push("play I-R1")
    assert game.phase == "place"
    assert game.position()["tile"] == "res-T4"


def test_turns_that_look_alike_are_one_move() -> None:
    """A bar turned by 180 is the bar; whoever writes it means the same move."""
    game = table(hands=[["I-S1"]])
    game.push("play I-S1")
    assert {move.rot for move in game.legal_moves if isinstance(move, Place)} == {0, 90}
    assert game.parse("place turned 180 @ 0,23") == Place(burgh_square(0, 23), 0)
    game.push({"do": "place", "at": [0, 23], "rot": 180})
    assert game.position()["tiles"] == [["clinic", 0, 23, 0]]


def burgh_square(row: int, col: int) -> Any:
    """Give a square."""
    from burgh.shapes.polyomino import Square

    return Square(row, col)


def test_the_exchange_round_goes_card_by_card() -> None:
    """Put down, put down, done: paid together, then as many draws, then the next (K9.11)."""
    game = table(hands=[["I-R1", "I-R2", "I-R3"], ["I-R4"]], phase="swap")
    game.push("swap I-R2")
    game.push("swap I-R1")
    assert game.position()["money"] == 10
    paid = game.push("done")
    assert [(c.cause, c.track, c.amount) for c in paid] == [("swap", "money", -2)]
    assert game.phase == "redraw"
    game.push("draw I")
    game.push("draw III")
    assert (game.turn, game.phase) == (1, "swap")
    assert sorted(game.position()["exchange"]) == ["I-R1", "I-R2"]
    assert len(game.position()["hands"][0]) == 3


def test_no_more_cards_go_down_than_can_be_paid_or_replaced() -> None:
    """The last money and the last card of the piles bound the exchange round (K9.11, R31)."""
    poor = table(hands=[["I-R1", "I-R2"]], phase="swap", money=1)
    poor.push(Swap("I-R1"))
    assert list(poor.legal_moves) == [Done()]
    assert poor.refusal(Swap("I-R2")) == burgh.Refusal("K9.11", "money", missing=1)
    few = table(hands=[["I-R1", "I-R2"]], phase="swap", piles={"I": ["I-R3"], "II": [], "III": []})
    few.push(Swap("I-R1"))
    assert few.refusal(Swap("I-R2")) == burgh.Refusal("K9.11", "pile_empty")


def test_refusals_name_what_stands_in_the_way() -> None:
    """The track, the money, the second utility, the square, the district."""
    game = table(hands=[["I-U2", "I-R3", "II-S1"]], tiles=[["wind-turbine", 0, 23, 0]], money=2)
    assert game.refusal("play II-S1") == burgh.Refusal("K2.7", "money", missing=1)
    assert game.refusal("end") == burgh.Refusal("K9.1", "district_too_empty", missing=1, at="5,18")
    rich = table(hands=[["I-U2"]], tiles=[["wind-turbine", 0, 23, 0]])
    rich.push("play I-U2")
    assert rich.refusal("place @ 3,25") == burgh.Refusal(
        "K6.4", "second_utility", thing="wind-turbine", at="0,23"
    )
    assert rich.refusal("place @ 0,24") == burgh.Refusal(
        "K6.3", "occupied", thing="wind-turbine", at="0,24"
    )
    assert rich.refusal("place @ 4,23") == burgh.Refusal("K6.3", "on_road", at="4,23")
    low = table(hands=[["I-R3"]], tracks={"power": -5})
    assert low.refusal("play I-R3") == burgh.Refusal(
        "K2.2", "track_limit", missing=1, thing="power"
    )


def test_a_card_without_any_place_says_why() -> None:
    """No room at all, or a utility in every district (K6.3, K6.4)."""
    wind = ["wind-turbine", 0, 23, 0], ["water-tower", 5, 18, 0], ["landfill", 5, 23, 0]
    game = table(hands=[["II-U1", "I-R1"]], tiles=list(wind))
    refusal = game.refusal("play II-U1")
    assert refusal is not None
    assert refusal.key == "second_utility"
    layout = [["A", 0, 0, 0]]
    full = [["stadium", 0, 5, 0], ["university", 2, 5, 0], ["opera-house", 5, 0, 0]]
    crowded = table(
        layout=layout,
        options={"scenario": "scenario-1"},
        hands=[["U-observatory"]],
        tiles=[*full, ["technology-campus", 5, 5, 0]],
    )
    assert crowded.refusal("play U-observatory") == burgh.Refusal("K6.3", "no_place")


def test_where_a_benefit_breaks_a_limit_the_place_is_not_offered() -> None:
    """The same card is legal where its condition fails (R3)."""
    game = table(
        tiles=[["clinic", 0, 23, 0], ["high-school", 0, 25, 0]],
        hands=[["II-R1"]],
        tracks={"employment": 4},
    )
    game.push("play II-R1")
    game.push("tile res-I2")
    assert game.refusal("place @ 1,23") == burgh.Refusal(
        "K2.3", "track_limit", missing=1, thing="employment"
    )
    assert game.refusal("place @ 5,18") is None


def test_when_the_piles_are_empty_only_the_end_is_left() -> None:
    """Whatever the districts look like, and the game is over then (K5.4, K10.2)."""
    game = table(hands=[["I-R1"]], piles={"I": [], "II": [], "III": []})
    assert list(game.legal_moves) == [End()]
    game.push("end")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "piles_exhausted"
    assert outcome.facts["result"] == "finished"


@pytest.mark.parametrize(
    ("tiles", "reason"), [(TWICE, "last_milestone"), (TWICE[:-1], "piles_exhausted")]
)
def test_a_forced_end_on_the_last_board_is_told_as_one(tiles: Any, reason: str) -> None:
    """With every board up and no card left, the tiles tell whether it is a regular one (K10.2)."""
    none: dict[str, list[str]] = {"I": [], "II": [], "III": []}
    alone = [board for board in table().position()["layout"] if board[0] == "A"]
    game = table(layout=alone, hands=[["I-R1"]], piles=none, tiles=[*tiles])
    game.push("end")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == reason


@pytest.mark.parametrize(("money", "reason"), [(3, "last_milestone"), (2, "money_employment")])
def test_the_last_money_pays_for_employment(money: int, reason: str) -> None:
    """Three steps from 0 cost three: just enough is enough, one less loses the game (K9.7)."""
    none: dict[str, list[str]] = {"I": [], "II": [], "III": []}
    alone = [board for board in table().position()["layout"] if board[0] == "A"]
    steps = {"employment": -3}
    game = table(layout=alone, hands=[[]], piles=none, tiles=[*TWICE], money=money, tracks=steps)
    game.push("end")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == reason


@pytest.mark.parametrize(("win_from", "wins"), [(0, True), (4, True), (5, False), (None, False)])
def test_a_table_says_from_where_it_wins(win_from: int | None, wins: bool) -> None:
    """Any number, 0 too; 21 if none is given (K10.4, R14)."""
    given = {} if win_from is None else {"win_from": win_from}
    none: dict[str, list[str]] = {"I": [], "II": [], "III": []}
    game = table(hands=[[], []], piles=none, overall=4, options={"players": 2, **given})
    game.push("end")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.facts["win_from"], outcome.facts["win"]) == (given.get("win_from", 21), wins)


def test_a_position_without_any_action_is_lost() -> None:
    """It is tested at the start of a turn (K5.5)."""
    game = table(hands=[["I-S1"]], money=0)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.facts["rule"]) == ("no_action", "K5.5")
    assert outcome.facts["win"] is False


def test_all_share_one_outcome() -> None:
    """Scores are the same for all, and all stand in one place (K10.4)."""
    game = table(hands=[[], [], []], piles={"I": [], "II": [], "III": []}, overall=25)
    game.push("end")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.ranking == ((0, 1, 2),)
    assert outcome.scores == (25, 25, 25)
    assert outcome.facts["win"] is True
    assert outcome.facts["band"] == "busy-city"
    assert game.accounts == range(-1, 0)


def test_the_token_holder_decides_about_boards_and_goes_on() -> None:
    """Who ends the milestone takes the token (K9.3, K9.12)."""
    game = table(hands=[["I-R1"], ["I-R2"]], tiles=list(FULL), active=1)
    game.push("end")
    assert (game.turn, game.phase) == (1, "board")
    game.push("board E")
    game.push("done")
    game.push("done")
    assert (game.turn, game.phase, game.position()["token"]) == (1, "turn", 1)


def test_lists_stay_small() -> None:
    """A few hundred choices at most, in games that are played far (K14)."""
    longest = 0
    for scenario in ("intro", "scenario-4"):
        game = burgh.new("skylines", seed=3, scenario=scenario)
        rng = Rng(4)
        while not game.is_over:
            longest = max(longest, len(game.legal_moves))
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    assert 20 < longest < 600


def test_every_way_to_lose_happens() -> None:
    """Random games know four of the five, a hopeless position the fifth (K10.5)."""
    ends: collections.Counter[str] = collections.Counter()
    for seed in range(60):
        state: Any = burgh.new("skylines", seed=seed).state
        rng = Rng(seed)
        while not state.is_over():
            state.apply(state.random_move(rng))
        ends[RESULTS[state.result]] += 1
    assert {"no_action", "happiness", "money_employment", "money_development"} <= set(ends)
    game = table(hands=[["I-R1"]], tiles=list(FULL), tracks={"happiness": -3}, overall=-8)
    game.push("end")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "overall"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("PLAY i-r1", Play("I-R1")),
        ("play  ii r8", Play("II-R8")),
        ("take I-R5", Draw("exchange", "I-R5")),
        ("draw iii", Draw("III")),
        ("tile res i2", Tile("res-I2")),
        ("swap u-stad", Swap("U-stadium")),
    ],
)
def test_a_line_of_text_may_be_typed_freely(text: str, move: Any) -> None:
    """Small letters, spaces for hyphens, a beginning that fits one thing only."""
    assert table(hands=[["I-R1"]]).parse(text) == move


@pytest.mark.parametrize(
    "text",
    ["", "jump", "play", "play x", "play u-", "place", "place @ x", "place turned @ 1,1", "@",
     "board Q", "draw 7", "play I-R1 @@", "x" * 500],
)  # fmt: skip
def test_a_line_that_is_no_move_is_told_so(text: str) -> None:
    """The complaint is for whoever typed it."""
    with pytest.raises(burgh.Malformed, match="move"):
        table(hands=[["I-R1"]]).parse(text)
