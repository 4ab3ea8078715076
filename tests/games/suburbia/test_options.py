"""Options: what an edition sets, and each difference alone (S14)."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.casework import run_case
from burgh.games.suburbia.options import Options, read_options, rules_of, setting

FULL = [
    "farm",
    "mint",
    "freeway",
    "landfill",
    "office_building",
    "mobile_home_community",
    "waterfront_realty",
]
# The table of section 14.
EDITIONS: dict[str, tuple[Any, Any]] = {
    "discard_timing": ("after_population", "after_placement"),
    "price_in_hand": (True, True),
    "replace_one_more_round": (False, True),
    "stack_table": ("first", "second"),
    "architect_removal": ("after_refill", "before_refill"),
    "bot_must_be_beaten": (False, True),
    "line_tiles_backward": ("none", "none"),
    "new_tile_far_left": (False, False),
    "bot_secret_goal": (False, False),
}
RULES = (Path(__file__).parents[3] / "docs" / "rules" / "suburbia.md").read_text("utf-8")


def at(**position: Any) -> burgh.Game:
    """Set up a position."""
    return burgh.from_position({"title": "suburbia", **position})


@pytest.mark.parametrize("name", EDITIONS)
def test_the_edition_sets_every_option(name: str) -> None:
    """As the table of the rules has it (S14.1)."""
    for column, edition in enumerate(("first", "second")):
        assert setting(read_options({"edition": edition}), name) == EDITIONS[name][column]
    first, second = (str(value).lower().join("``") for value in EDITIONS[name])
    told = [cell.strip() for cell in RULES.partition(f"| `{name}` |")[2].split("|")[:2]]
    assert [cell.strip("`") for cell in told] == [first.strip("`"), second.strip("`")]


@pytest.mark.parametrize("name", EDITIONS)
def test_each_option_may_be_set_alone(name: str) -> None:
    """Set by hand it holds in both editions, and moves none of the others (S14.1)."""
    both = (True, False)
    values = {
        **dict.fromkeys(("price_in_hand", "new_tile_far_left", "bot_secret_goal"), both),
        "line_tiles_backward": ("none", "mirror"),
    }
    for edition in ("first", "second"):
        for value in values.get(name, EDITIONS[name]):
            options = read_options({"edition": edition, name: value})
            assert setting(options, name) == value
            plain = read_options({"edition": edition})
            for other in set(EDITIONS) - {name}:
                assert setting(options, other) == setting(plain, other)


@pytest.mark.parametrize(("timing", "money"), [("after_population", 14), ("after_placement", 12)])
def test_the_forced_discard_comes_before_or_after_income(timing: str, money: int) -> None:
    """So it can or cannot be paid from this turn's income (S14.2, P2)."""
    options = {"discard_timing": timing}
    game = at(options=options, players=[{"income": 2, "reputation": 0}, {}], market=FULL)
    game.push("basic suburbs @ 1,1")
    assert game.phase == "discard"
    assert game.position()["players"][0]["money"] == money


def test_prices_may_be_lenient() -> None:
    """The price may come from steps 2 to 6 of a placement or an investment, not below 0 (S14.3)."""
    for options, legal in (({}, False), ({"price_in_hand": False}, True)):
        game = at(options=options, players=[{"money": 0}, {}], market={"3": "farm", "2": "mint"})
        assert (game.refusal("lake farm @ 1,1") is None) == legal  # costs 4, brings 4
        assert game.refusal("lake mint @ 1,1") is not None  # costs 6
        tiles = [[0, "homeowners_association", 0, 3], [0, "hostel", 1, 2]]
        game = at(options=options, players=[{"money": 0}, {}], tiles=tiles, market=FULL)
        assert (game.refusal("invest @ 0,3") is None) == legal  # costs 6, brings 8
        assert (game.parse("invest @ 0,3") in [*game.legal_moves]) == legal


def test_lenient_prices_leave_no_debt() -> None:
    """After every move all money is 0 or more (S14.3)."""
    game = at(options={"price_in_hand": False}, players=[{"money": 0}, {}], market={"3": "farm"})
    game.push("lake farm @ 1,1")
    assert game.position()["players"][0]["money"] == 0


def test_one_more_round_is_replaced_by_option() -> None:
    """Alone, in either edition (S14.4)."""
    for edition in ("first", "second"):
        for replace in (False, True):
            options = {"edition": edition, "replace_one_more_round": replace}
            game = at(options=options, market=FULL, stack=["one_more_round", "casino"])
            game.push("lake farm @ 0,3")
            assert (game.position()["market"][0] is not None) == replace


@pytest.mark.parametrize(("table", "pile"), [("first", 43), ("second", 37)])
def test_the_stack_table_sets_the_pile(table: str, pile: int) -> None:
    """Alone, in either edition (S14.5, M1)."""
    for edition in ("first", "second"):
        game = burgh.new("suburbia", seed=1, edition=edition, stack_table=table)
        assert len(game.position()["stack"]) == pile


@pytest.mark.parametrize(("removal", "shown"), [("after_refill", 1), ("before_refill", 0)])
def test_the_architects_removal_may_come_before_the_refill(removal: str, shown: int) -> None:
    """Alone, in either edition (S14.6)."""
    for edition in ("first", "second"):
        options = {"mode": "architect", "edition": edition, "architect_removal": removal}
        game = at(options=options, market=FULL, stack=["casino", "hotel"])
        game.push("lake farm @ 0,3")
        assert (game.phase, len(game.reveals)) == ("remove", shown)


def test_line_tiles_may_mirror() -> None:
    """A line passed backward gives its own back first, then takes the Casino's gain (S14.8)."""
    case = {"op": "move", "player": 0, "by": [1, -1], "tiles": [[0, "casino", 0, 3]]}
    case |= {"players": [{"population": 14}, {}]}
    for backward, income in (("none", 1), ("mirror", 0)):
        expect = {"players": {"0": {"income": income}}}
        full = {**case, "options": {"line_tiles_backward": backward}, "expect": expect}
        assert run_case(burgh.title("suburbia"), full) == []


def test_players_and_modes() -> None:
    """2 to 4 players; standard, architect, bot, and `solo` as a short word for the two (S14.9)."""
    for players in (2, 3, 4):
        assert burgh.new("suburbia", seed=1, players=players).seats == players
    for players in (0, 1, 5, -2):
        with pytest.raises(burgh.Malformed, match="players"):
            burgh.new("suburbia", players=players)
    assert read_options({"solo": "architect"}).mode == read_options({"mode": "architect"}).mode
    assert read_options({"solo": "dale"}).mode == "bot"
    assert read_options({"mode": "bot", "players": "1"}).players == 2
    wrongs: list[dict[str, Any]] = [{"solo": "chess"}, {"solo": []}]
    for wrong in (*wrongs, {"mode": "bot", "players": 3}):
        with pytest.raises(burgh.Malformed):
            read_options(wrong)
    with pytest.raises(burgh.Malformed, match="mode"):
        read_options({"mode": "duel"})


def test_options_are_read_from_text_too() -> None:
    """A command line and an address bar send strings (S14.9)."""
    options = read_options({"players": "3", "price_in_hand": "false"})
    assert (options.players, options.price_in_hand) == (3, False)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_what_one_edition_alone_says_holds_in_both(edition: str) -> None:
    """Lines beyond 150, money goals before conversion, step 5, markers that count once (S14.10)."""
    run = partial(run_case, burgh.title("suburbia"))
    options = {"edition": edition}
    beyond = {"op": "move", "player": 0, "by": [6], "players": [{"population": 150}, {}]}
    numbers = {"population": 156, "income": -3, "reputation": -2}
    assert run({**beyond, "options": options, "expect": {"players": {"0": numbers}}}) == []
    rich = {"op": "final", "players": [{"money": 24}, {"money": 23}], "public": ["billionaire"]}
    assert run({**rich, "options": options, "expect": {"goals": [["billionaire", 0]]}}) == []
    marked = {"op": "goals", "x2": [[0, 0, 0]], "options": options}
    assert run({**marked, "expect": {"builder": None}}) == []
    school = [[1, "elementary_school", 0, 3]]
    game = at(options=options, tiles=school, market=FULL)
    assert {c.seat for c in game.push("basic suburbs @ 1,0")} == {0}


def test_equal_options_are_one_set_of_rules() -> None:
    """Options are values: two that say the same share their tables (S14.1)."""
    assert Options() == Options(players=2)
    assert rules_of(read_options({})) is rules_of(read_options({"players": 2}))
