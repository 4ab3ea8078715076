"""What is hidden, and the events that show it (S16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng

FULL = [
    "farm",
    "mint",
    "freeway",
    "landfill",
    "office_building",
    "mobile_home_community",
    "waterfront_realty",
]
FOUR = ["farm", "convenience_store", "landfill", "mobile_home_community"]


def at(**position: Any) -> burgh.Game:
    """Set up a position."""
    return burgh.from_position({"title": "suburbia", **position})


def shown(game: burgh.Game) -> list[str]:
    """Name what the last move showed to everybody."""
    assert all(reveal.to is None and reveal.barrier for reveal in game.reveals)
    return [reveal.thing for reveal in game.reveals]


def test_a_view_hides_the_pile_the_box_and_the_goals_of_others() -> None:
    """The pile shows its letters and its size; One More Round looks like a C tile (S16.1)."""
    game = burgh.new("suburbia", seed=4, players=3)
    game.push(game.legal_moves[0])
    truth = game.position()
    for seat in range(-1, 3):
        seen = game.view(seat).position()
        assert set(seen["stack"]) == {"back_a", "back_b", "back_c"}
        assert len(seen["stack"]) == len(truth["stack"])
        letters = Counter(tile[-1] for tile in seen["stack"])
        assert letters == {"a": 11, "b": 18, "c": 23}
        for other in range(3):
            mine, theirs = seen["players"][other], truth["players"][other]
            if other == seat:
                assert mine == theirs
            else:
                assert mine["dealt"] == ["hidden", "hidden"]
                assert mine["goal"] == (None if theirs["goal"] is None else "hidden")


def test_the_first_market_and_the_public_goals_are_seen_by_all() -> None:
    """After the deal, by every seat and by spectators (S16.2)."""
    game = burgh.new("suburbia", seed=4, players=4)
    truth = game.position()
    for seat in range(-1, 4):
        seen = game.view(seat).position()
        assert (seen["market"], seen["public"]) == (truth["market"], truth["public"])
        assert None not in seen["market"]


def test_two_dealt_goals_are_seen_by_their_owner() -> None:
    """And by nobody else, the spectator included (S16.3)."""
    game = burgh.new("suburbia", seed=4, players=4)
    for seat in range(-1, 4):
        for other, player in enumerate(game.view(seat).position()["players"]):
            assert ("hidden" in player["dealt"]) == (seat != other)


@pytest.mark.parametrize(
    ("options", "stack", "expected"),
    [
        ({}, ["casino", "hotel"], ["casino"]),
        ({}, ["one_more_round", "hotel"], ["one_more_round"]),
        (
            {"replace_one_more_round": True},
            ["one_more_round", "hotel", "resort"],
            ["one_more_round", "hotel"],
        ),
        ({}, [], []),
    ],
)
def test_the_market_step_shows_what_it_turns_up(
    options: dict[str, Any], stack: list[str], expected: list[str]
) -> None:
    """One tile, or One More Round, or both where it is replaced (S16.4)."""
    game = at(options=options, market=FULL, stack=stack)
    game.push("lake farm @ 0,3")
    assert shown(game) == expected


def test_the_architects_second_tile_is_shown() -> None:
    """In the market step before the removal, and in the refill after it (S16.4, S16.9)."""
    stack = ["casino", "hotel", "resort"]
    game = at(options={"mode": "architect"}, market=FULL, stack=stack)
    game.push("lake farm @ 0,3")
    assert shown(game) == ["casino"]
    game.push("remove waterfront_realty")
    assert shown(game) == ["hotel"]
    game = at(options={"mode": "architect", "edition": "second"}, market=FULL, stack=stack)
    game.push("lake farm @ 0,3")
    assert shown(game) == []
    game.push("remove waterfront_realty")
    assert shown(game) == ["casino", "hotel"]


def test_the_bot_games_next_four_tiles_are_shown() -> None:
    """Or One More Round among them, and then no more (S16.5)."""
    bot = {"options": {"mode": "bot"}, "turn": 1, "phase": "bot", "market": [None, *FOUR[1:]]}
    game = at(**bot, stack=FULL)
    game.push(game.legal_moves[0])
    assert shown(game) == FULL[:4]
    game = at(**bot, stack=["mint", "one_more_round", "farm", "farm"])
    game.push(game.legal_moves[0])
    assert shown(game) == ["mint", "one_more_round"]


def test_final_scoring_shows_the_secret_goals() -> None:
    """All of them, in turn order, scored or not; a spectator sees them from then on (S16.6)."""
    players = [{"goal": "miser"}, {"goal": "builder"}, {"goal": "investor"}]
    game = at(players=players, turn=0, start=1, round=9, last_round=9, market={"6": "farm"})
    game.push("lake farm @ 0,3")
    assert shown(game) == ["builder", "investor", "miser"]
    assert [p["goal"] for p in game.view(-1).position()["players"]] == [
        "miser",
        "builder",
        "investor",
    ]


def test_the_goal_not_kept_stays_hidden_at_the_end() -> None:
    """The one kept is shown to all; of the two dealt each seat sees its own alone (S16.6)."""
    game = burgh.new("suburbia", seed=4, players=3)
    rng = Rng(4)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    truth = game.position()["players"]
    for seat in range(-1, 3):
        for other, player in enumerate(game.view(seat).position()["players"]):
            assert player["goal"] == truth[other]["goal"] != "hidden"
            hidden = ["hidden", "hidden"]
            assert player["dealt"] == (truth[other]["dealt"] if other == seat else hidden)


def test_one_more_round_may_lie_anywhere_in_its_packet() -> None:
    """Imagined worlds put it first, last and between, in what is left of the packet (S16.1)."""
    stack = ["mint", "casino", "hotel", "one_more_round", "resort"]
    view = at(market=FULL, stack=stack, packet=[1, 5]).view(0)
    worlds = [view.imagine(Rng(seed)).position()["stack"] for seed in range(80)]
    assert {world.index("one_more_round") for world in worlds} == {1, 2, 3, 4}


def test_nothing_is_revealed_before_the_market_step() -> None:
    """Building, basics, investing and a late discard's income show nothing new (S16.7)."""
    tables: list[dict[str, Any]] = [{}, {"edition": "second"}, {"players": 4}]
    for seed, options in enumerate(tables):
        game = burgh.new("suburbia", seed=seed, **options)
        rng = Rng(seed)
        while not game.is_over:
            turned_up = game.position()["seen"]
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
            news = game.position()["seen"][len(turned_up) :]
            goals = [player["goal"] for player in game.position()["players"]]
            kept: list[str] = goals if game.is_over else []
            assert [thing for thing in shown(game) if thing not in kept] == news
            if game.phase in ("discard", "goal"):
                assert news == []


def test_the_discard_pile_and_the_fronts_of_lakes_stay_open() -> None:
    """They hide only what all have seen (S16.7)."""
    game = at(market=FULL, stack=["casino"] * 4)
    game.push("lake farm @ 0,3")
    game.push("basic suburbs @ 0,3")
    game.push("discard mint")
    for seat in (-1, 0, 1):
        seen = game.view(seat).position()
        assert (seen["lakes"], seen["discards"]) == (["farm"], ["mint"])


def test_a_round_of_the_bot_game_reveals_nothing_until_the_next_four_tiles() -> None:
    """Human turn and bot turn belong to one stretch (S16.8)."""
    game = burgh.new("suburbia", seed=6, mode="bot")
    rng = Rng(6)
    while not game.is_over:
        bot = game.phase == "bot"
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
        assert bool(shown(game)) == bot


def test_a_late_removal_has_two_points_at_which_something_is_revealed() -> None:
    """Every turn of the architect's first edition shows a tile twice, of the second once.

    (S16.9)
    """
    for edition, moments in (("first", 2), ("second", 1)):
        game = burgh.new("suburbia", seed=8, mode="architect", edition=edition)
        rng = Rng(8)
        for _ in range(5):
            before = game.position()["round"]
            told = 0
            while game.position()["round"] == before:
                game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
                told += bool(game.reveals)
            assert told == moments


def test_keeping_a_goal_shows_nothing_to_anyone() -> None:
    """No reveal, and the others' views do not tell which was kept (S16.10, O1)."""
    for choice in (0, 1):
        game = burgh.new("suburbia", seed=4, players=3)
        start = game.turn
        game.push(game.legal_moves[choice])
        assert game.reveals == ()
        views = [game.view(seat).position() for seat in range(-1, 3) if seat != start]
        if choice == 0:
            first = views
    assert views == first
