"""What a client shows and never works out itself: districts, what is asked, prices, choices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import burgh
from burgh.games.skylines.content import content
from burgh.games.skylines.moves import Board, Play, Tile
from tests.every_title.tables import Sample, every_sample_of, some
from tests.oracle.skylines import districts_of, grid_of, squares_of

OPENING = ("K6.5", "K12.2", "K12.3")
every_sample = every_sample_of("skylines")


def facts_of(game: burgh.Game, seat: int = -1) -> dict[str, Any]:
    return game.title.facts(game.view(seat).state)


def in_phase(sample: Sample, phase: str) -> Iterator[burgh.Game]:
    """Positions of two random games in which a decision of one kind is due."""
    return (game for seed in (41, 42) for game in some(sample, seed, 1) if game.phase == phase)


@every_sample
def test_districts_are_those_of_the_plain_rules(sample: Sample) -> None:
    """The oracle finds the same squares in each, and as many tiles (K4.2, K4.3)."""
    for game in some(sample, 40, 9):
        position = game.position()
        layout = [tuple(laid) for laid in position["layout"]]
        areas = districts_of(grid_of(layout, position["boards"]))
        tiles = [squares_of(*tile) for tile in position["tiles"]]
        found = {
            frozenset(tuple(square) for square in each["squares"]): each["tiles"]
            for each in facts_of(game)["districts"]
        }
        assert found == {area: sum(tile <= area for tile in tiles) for area in areas}


@every_sample
def test_a_milestone_may_end_when_no_district_lacks_tiles(sample: Sample) -> None:
    """Unless all piles are empty, when it must; the refusal names one that lacks some (K9.1)."""
    for game in in_phase(sample, "turn"):
        facts = facts_of(game)
        lacking = [each for each in facts["districts"] if each["lacks"]]
        assert all(e["tiles"] + e["lacks"] == facts["asked"] for e in lacking)
        assert all(e["tiles"] >= facts["asked"] for e in facts["districts"] if not e["lacks"])
        refusal = game.refusal("end")
        is_empty = not any(game.position()["piles"].values())
        assert (refusal is None) == (not lacking or is_empty)
        if refusal is not None:
            at = [int(number) for number in str(refusal.at).split(",")]
            assert refusal.missing == next(e["lacks"] for e in lacking if at in e["squares"])


@every_sample
def test_the_last_milestone_asks_for_more_tiles(sample: Sample) -> None:
    """One of each district, two once all boards are turned up (K9.2)."""
    for game in some(sample, 43, 5):
        facts = facts_of(game)
        up = len(game.position()["boards"])
        assert facts["milestone"] == max(1, up)
        boards = game.position()["layout"]
        assert facts["milestones"] == (4 if game.phase == "arrange" else len(boards))
        assert facts["asked"] == (2 if up == facts["milestones"] else 1)


@every_sample
def test_prices_are_what_is_paid_for_a_board(sample: Sample) -> None:
    """They are told while a board is chosen; one that is too dear lacks the rest (K9.9, K12.11)."""
    told = 0
    for game in in_phase(sample, "board"):
        prices = facts_of(game)["prices"]
        treasury = game.position()["money"]
        assert set(prices) == {laid[0] for laid in game.position()["layout"]} - set(
            game.position()["boards"]
        )
        for board, price in prices.items():
            told += 1
            refusal = game.refusal(Board(board))
            if refusal is None:
                game.push(Board(board))
                assert game.position()["money"] == treasury - price
                game.pop()
            elif refusal.key == "money":
                assert refusal.missing == price - treasury
    assert told
    assert all("prices" not in facts_of(game) for game in in_phase(sample, "turn"))


def test_the_last_milestone_asks_for_two_tiles_of_each_district() -> None:
    """Before that one was enough: a district with one tile lacks another (K9.2)."""
    base = {"title": "skylines", "tiles": [["clinic", 0, 23, 0]], "hands": [["I-R1"], ["I-R2"]]}
    before = burgh.from_position({**base, "boards": ["A", "E"]})
    last = burgh.from_position({**base, "boards": ["A", "E", "B"]})
    assert [lacks_at(game, [0, 23]) for game in (before, last)] == [(1, 0), (2, 1)]
    refusal = last.refusal("end")
    assert refusal is not None
    assert refusal.missing == 2


def lacks_at(game: burgh.Game, square: list[int]) -> tuple[int, int]:
    """The tiles asked for, and those that the district of a square lacks."""
    facts = facts_of(game)
    home = next(each for each in facts["districts"] if square in each["squares"])
    return facts["asked"], home["lacks"]


def test_a_price_is_what_cards_leave_of_the_printed_one() -> None:
    """The developer pays 1 less for each board, as long as the token is theirs (K12.11, R36)."""
    base = {
        "title": "skylines",
        "options": {"scenario": "scenario-4", "players": 2},
        "boards": ["A"],
        "phase": "board",
        "roles": ["R-developer", "R-mayor"],
        "money": 20,
    }
    dear = facts_of(burgh.from_position({**base, "token": 1, "active": 1}))["prices"]
    cheap = facts_of(burgh.from_position({**base, "token": 0, "active": 0}))["prices"]
    assert cheap == {board: max(0, price - 1) for board, price in dear.items()}
    assert dear == {board: content(()).boards[board].development_cost for board in dear}
    assert any(dear.values())


@every_sample
def test_an_opening_is_what_playing_the_card_does_before_its_condition(sample: Sample) -> None:
    """Cost and first row as roles, news and buildings leave them (K6.5, K12.2, K12.3)."""
    told = 0
    for game in in_phase(sample, "turn"):
        openings = facts_of(game, game.turn)["openings"]
        for move in game.legal_moves:
            if isinstance(move, Play):
                told += 1
                opening = openings[move.card]
                expected = dict(opening["row"])
                expected["money"] = expected.get("money", 0) - opening["price"]
                assert first_changes(game, move) == {k: v for k, v in expected.items() if v}
    assert told


def first_changes(game: burgh.Game, play: Play) -> dict[str, int]:
    """What a card changes before its condition is asked: what is lost at an end counts too."""
    ply = game.ply
    changes = list(game.push(play))
    while game.phase in ("tile", "place"):
        changes += game.push(game.legal_moves[0])
    while game.ply > ply:
        game.pop()
    own = list(takewhile(lambda each: each.rule in OPENING or each.cause == "limit", changes))
    tracks = {each.track for each in own}
    sums = {track: sum(e.amount for e in own if e.track == track) for track in tracks}
    return {track: amount for track, amount in sums.items() if amount}


def test_an_opening_names_the_cards_that_change_it() -> None:
    """And only for whose role it is: the other player pays what is printed (K12.2)."""
    roles = [card for card in content(()).cards.values() if card.kind == "role"]
    role, rule = next((c, r) for c in roles for r in c.rules if r.trigger == "modify_cost")
    dear = [
        card
        for card in content(()).cards.values()
        if card.deck == "construction" and card.cost and rule.kind in (card.kind, "any")
    ]
    base = {
        "title": "skylines",
        "options": {"scenario": "scenario-4", "players": 2},
        "boards": ["A"],
        "roles": [role.id, "R-mayor" if role.id != "R-mayor" else "R-architect"],
        "hands": [[dear[0].id], [dear[1].id]],
        "money": 20,
    }
    openings = facts_of(burgh.from_position(base))["openings"]
    assert openings[dear[0].id]["price"] == max(0, dear[0].cost + (rule.delta or 0))
    assert openings[dear[0].id]["by"] == [role.id]
    assert openings[dear[1].id]["price"] == dear[1].cost
    assert openings[dear[1].id]["by"] == []


def test_in_force_come_news_first() -> None:
    """Then the unique buildings that stand; a role is its owner's alone (K12.1)."""
    game = burgh.from_position(
        {
            "title": "skylines",
            "options": {"scenario": "scenario-4", "players": 2},
            "boards": ["A", "E"],
            "tiles": [["clinic", 9, 9, 0], ["stadium", 14, 9, 0]],
            "roles": ["R-mayor", "R-architect"],
            "news": "N-blackout",
        }
    )
    assert facts_of(game)["in_force"] == ["N-blackout", "U-stadium"]


@every_sample
def test_in_force_are_the_news_and_the_cards_of_unique_buildings(sample: Sample) -> None:
    """In the order in which their rules act (K12.1)."""
    for game in some(sample, 44, 5):
        position = game.position()
        unique = [card for card in content(()).cards.values() if card.kind == "unique"]
        makers = {card.tile.id: card.id for card in unique if card.tile is not None}
        tiles = [tile for tile, *_ in position["tiles"] if tile in makers]
        news = [position["news"]] if position["news"] else []
        assert facts_of(game)["in_force"] == news + [makers[tile] for tile in tiles]


@every_sample
def test_the_score_that_wins_is_the_one_the_outcome_names(sample: Sample) -> None:
    """That of the box, or the one the table agreed on (K10.4)."""
    key, options = sample
    game = burgh.new(key, seed=45, **options)
    outcome = game.title.result.outcome(game.options, game.state)
    assert facts_of(game)["win_from"] == outcome.facts["win_from"]


@every_sample
def test_a_card_is_wished_as_each_of_its_tiles(sample: Sample) -> None:
    """All of its colour that are printed, those that are used up too, and no others (K6.2)."""
    for game in in_phase(sample, "tile"):
        state = game.view(game.turn).state
        wishes = [wish.tile for wish in game.title.wishes(state) if isinstance(wish, Tile)]
        offered = [
            tile for tile in game.position()["supply"] if not is_another(game.refusal(Tile(tile)))
        ]
        assert wishes == offered


def is_another(refusal: burgh.Refusal | None) -> bool:
    return refusal is not None and refusal.key == "wrong_tile"
