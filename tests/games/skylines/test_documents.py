"""The page about positions says what is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import burgh
from burgh.games.skylines.engine.tables import PHASES, RESULTS
from burgh.games.skylines.position import Position

PAGE = (Path(__file__).parents[3] / "docs" / "positions" / "skylines.md").read_text("utf-8")


def test_the_example_can_be_set_up() -> None:
    """And it comes back equal."""
    example = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
    game = burgh.from_position(example)
    assert game.turn == 1
    assert burgh.from_position(game.position()).state.pack() == game.state.pack()


def test_every_field_phase_and_result_is_told() -> None:
    """Nothing is left out, and no other field is promised."""
    rows = re.findall(r"^\| (`[^|]*`) \|", PAGE.partition("## Phases")[0], re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == set(
        Position.__struct_fields__
    )
    for name in (*PHASES, *RESULTS[1:]):
        assert f"`{name}`" in PAGE


def test_every_move_is_told_both_ways() -> None:
    """The text of each row and its JSON are the same move."""
    game = burgh.new("skylines", seed=1)
    table = PAGE.partition("## Moves")[2]
    rows = re.findall(r"^\| `([^|]*)` \| `(\{.*\})` \|", table, re.MULTILINE)
    assert len(rows) == 11
    for text, plain in rows:
        assert game.parse(text.split("`, `")[-1]) == game.parse(json.loads(plain))
