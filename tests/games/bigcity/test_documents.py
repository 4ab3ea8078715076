"""The page about positions says what is so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import burgh
from burgh.core.rng import Rng
from burgh.games.bigcity.engine.tables import ENDS, PHASES
from burgh.games.bigcity.moves import BigCityMove
from burgh.games.bigcity.position import Placed, Position, SeatBid

PAGE = (Path(__file__).parents[3] / "docs" / "positions" / "bigcity.md").read_text("utf-8")
EXAMPLE: dict[str, Any] = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
TAGS = [str(kind.__struct_config__.tag) for kind in get_args(BigCityMove)]


def part(heading: str) -> str:
    """Give the text under a heading; under none, the beginning."""
    if not heading:
        return PAGE.partition("\n## ")[0]
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def rows(heading: str) -> list[list[str]]:
    """Give the cells of the tables under a heading, without their titles."""
    lines = re.findall(r"^\| (`.*) \|$", part(heading), re.MULTILINE)
    return [line.split(" | ") for line in lines]


def test_the_example_can_be_set_up() -> None:
    """It is as the page tells it, and comes back equal."""
    game = burgh.from_position(EXAMPLE)
    assert (game.turn, game.phase) == (0, "reply")
    lines = {game.write(move) for move in game.legal_moves}
    assert {"for 0", "for 1"} < lines
    assert {line.partition(" ")[0] for line in lines} == {"for", "bid"}
    assert burgh.from_position(game.position()).state.pack() == game.state.pack()


def test_every_field_is_told() -> None:
    """Nothing is left out, no other field is promised, and positions are written with them all."""
    told = [row[0].strip("`") for row in rows("")]
    assert told == list(Position.__struct_fields__)
    assert told == list(burgh.from_position(EXAMPLE).position())
    parts = [row[0].strip("`") for row in rows("Districts and bids")]
    fields = (*msgspec.structs.fields(Placed), *msgspec.structs.fields(SeatBid))
    assert parts == [field.encode_name for field in fields]
    for end in ENDS[1:]:
        assert f"`{end}`" in part("")


@pytest.mark.parametrize(
    ("field", "usual"),
    [
        ("pieces", []),
        ("hands", [[], []]),
        ("known", [[], []]),
        ("scores", [0, 0]),
        ("passes", 0),
        ("first", 0),
        ("turn", 0),
        ("phase", "act"),
        ("to_place", 0),
        ("gave_up", False),
        ("drawn", {}),
        ("offer", []),
        ("viewer", None),
    ],
)
def test_what_is_left_out_is_as_told(field: str, usual: object) -> None:
    """One district is enough."""
    bare = {"title": "bigcity", "districts": EXAMPLE["districts"][:1]}
    assert burgh.from_position(bare).position()[field] == usual


def test_a_position_without_districts_is_refused() -> None:
    """Unless the game is over."""
    with pytest.raises(burgh.Malformed, match="districts: there must be one at least"):
        burgh.from_position({"title": "bigcity"})
    assert burgh.from_position({"title": "bigcity", "phase": "over", "end": "passes"}).is_over


def test_districts_need_not_touch() -> None:
    """But they may not overlap, nor lie so far away that the city could outgrow the map."""
    city: dict[str, Any] = {"title": "bigcity", "districts": [{"id": 1, "origin": [0, 0]}]}

    def beside(x: int, y: int) -> burgh.Game:
        return burgh.from_position(
            {**city, "districts": [*city["districts"], {"id": 3, "origin": [x, y]}]}
        )

    assert len(beside(5, -4).position()["districts"]) == 2
    with pytest.raises(burgh.Malformed, match="belongs to another district"):
        beside(2, 2)
    with pytest.raises(burgh.Malformed, match="could outgrow the map"):
        beside(9, 0)


def test_piles_left_out_and_cards_found_nowhere() -> None:
    """A pile holds what is not elsewhere and not paid; what a given pile lacks is out."""
    position = burgh.from_position(EXAMPLE).position()
    assert position["piles"]["1"] == ["12", "15", "16", "18"]
    assert position["piles"]["8"] == ["88", "81", "85"]
    assert {"19", "lincoln_park", "82", "rockwell_industries"} <= set(position["out"])
    with pytest.raises(burgh.Malformed, match=r"out: card .* lies nowhere"):
        burgh.from_position({**EXAMPLE, "out": []})


def test_every_phase_is_told_with_its_moves() -> None:
    """In random games with trade each phase offers the moves of its row, all and no others."""
    told = {
        phase.strip("`"): set(re.findall(r"`(\w+)`", moves)) & {*TAGS}
        for phase, _, moves in rows("Phases")
    }
    assert set(told) == set(PHASES)
    found: dict[str, set[str]] = {"over": set()}
    for seed in range(6):
        game = burgh.new("bigcity", seed=seed, players=2 + seed % 2, trade_cards=True)
        rng = Rng(seed)
        while not game.is_over:
            kinds = {str(move.__struct_config__.tag) for move in game.legal_moves}
            found.setdefault(game.phase, set()).update(kinds)
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    assert found == told


def test_every_move_is_told_both_ways() -> None:
    """The text of each row and its JSON are the same move, and no move is missing."""
    game = burgh.new("bigcity", seed=1)
    told = [(text.strip("`"), json.loads(plain.strip("`"))) for text, plain in rows("Moves")]
    assert sorted(plain["do"] for _, plain in told) == sorted(TAGS)
    for text, plain in told:
        assert game.parse(text) == game.parse(plain)
        assert game.write(game.parse(plain)) == text


def test_a_turn_is_written_with_what_was_chosen_before() -> None:
    """And read without it."""
    bare = {"title": "bigcity", "districts": EXAMPLE["districts"], "pieces": EXAMPLE["pieces"]}
    game = burgh.from_position({**bare, "phase": "rotation", "district": 6, "origin": [6, 0]})
    move = game.legal_moves[0]
    plain = json.loads(msgspec.json.encode(move))
    assert (plain["district"], plain["origin"]) == (6, [6, 0])
    assert game.parse({"do": "turn", "rotation": plain["rotation"]}) == move


def test_a_view_shows_what_is_told() -> None:
    """Backs, certain cards first; offers face down; the bid under way to nobody else."""
    game = burgh.from_position(EXAMPLE)
    mine, theirs, nobodys = (game.view(seat).position() for seat in (0, 1, -1))
    assert mine["hands"] == [EXAMPLE["hands"][0], ["52", "back_1", "back_1", "back_3", "back_7"]]
    assert (mine["offer"], theirs["offer"]) == (["back_5", "back_7"], ["52", "72"])
    assert mine["bids"] == [{"seat": 0, "cards": ["11"], "for": []}]
    assert theirs["bids"] == nobodys["bids"] == []
    assert (mine["known"], nobodys["known"]) == ([["52"], []], [[], []])
    assert nobodys["out"] == game.position()["out"]
    assert [view["viewer"] for view in (mine, theirs, nobodys)] == [0, 1, -1]
    for view in (mine, theirs, nobodys):
        assert burgh.from_position(view).position() == view


@pytest.mark.parametrize(
    ("changes", "before"),
    [
        ({"phase": "origin", "district": 6}, "act"),
        ({"phase": "site", "piece": "central_park"}, "act"),
        ({"phase": "exchange", "given": ["11"]}, "act"),
        ({"phase": "exchange", "given": ["11"], "fallback": True}, "fallback"),
        ({"phase": "offer", "offer": ["11"]}, "act"),
    ],
)
def test_others_see_the_phase_before_a_decision_half_made(
    changes: dict[str, Any], before: str
) -> None:
    """And nothing of what was chosen so far."""
    plain = {name: EXAMPLE[name] for name in ("title", "options", "districts", "pieces", "hands")}
    game = burgh.from_position({**plain, **changes})
    assert game.view(0).position()["phase"] == changes["phase"]
    seen = game.view(1).position()
    assert seen["phase"] == before
    assert (seen["given"], seen["offer"], seen["piece"], seen["district"]) == ([], [], None, None)


@pytest.mark.parametrize("first", ["1", 3])
def test_the_table_may_choose_who_begins(first: str | int) -> None:
    """Else one is drawn; piles and hands are the same either way (R3.4)."""
    chosen = burgh.new("bigcity", players=3, seed=5, first_player=first)
    drawn = burgh.new("bigcity", players=3, seed=5)
    assert chosen.turn == int(first) - 1
    assert {burgh.new("bigcity", players=3, seed=seed).turn for seed in range(20)} == {0, 1, 2}
    for part in ("piles", "hands"):
        assert chosen.position()[part] == drawn.position()[part]


def test_nobody_begins_who_does_not_sit_there() -> None:
    """The fourth of three players is refused (R3.4)."""
    with pytest.raises(burgh.Malformed, match=r"options\.first_player"):
        burgh.new("bigcity", players=3, first_player="4")
