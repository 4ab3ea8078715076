"""Packs by name: ours first, then those of one's own folder; anything else is a path."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgh
from burgh.core.malformed import Malformed

TILE = """
[[tile]]
id = "night_market"
category = "commercial"
stack = "A"
cost = 8
copies = 2
effects = [{ track = "income", amount = 1 }]
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder of one's own, with a pack for Suburbia in it."""
    pack = tmp_path / "suburbia" / "late_shift"  # the engine keeps it by its name: ours alone
    (pack / "text").mkdir(parents=True)
    (pack / "tiles.toml").write_text(TILE, "utf-8")
    (pack / "text" / "en.ftl").write_text("tile-night_market = Night Market\n", "utf-8")
    monkeypatch.setenv("BURGH_PACKS", str(tmp_path))
    return tmp_path


def test_a_pack_of_ones_own_is_known_by_its_name(own: Path) -> None:
    """It is listed and played like one that came with the title."""
    assert burgh.title("suburbia").packs.names() == ["late_shift"]
    assert "small_expansion" in burgh.title("bigcity").packs.names()
    game = burgh.new("suburbia", seed=1, packs=["late_shift"])
    assert game.title.speaker("en", game.options).words.say("tile-night_market") == "Night Market"


def test_ours_come_first_and_odd_names_are_no_names(own: Path) -> None:
    """A folder cannot take the name of one that came along, nor lead out of its shelf."""
    (own / "bigcity" / "waterside").mkdir(parents=True)
    (own / "suburbia" / "Odd Name").mkdir()
    assert own not in Path(str(burgh.title("bigcity").packs.folder("waterside"))).parents
    assert burgh.title("suburbia").packs.names() == ["late_shift"]
    assert burgh.title("suburbia").packs.folder("../suburbia/late_shift") == Path(
        "../suburbia/late_shift"
    )


def test_a_broken_pack_says_where(own: Path) -> None:
    """By its name and file, not by where the folder lies."""
    broken = own / "suburbia" / "too_dear"
    broken.mkdir()
    (broken / "tiles.toml").write_text(TILE.replace("8", '"much"'), "utf-8")
    with pytest.raises(Malformed, match=r"too_dear/tiles\.toml: tile\[0\]\.cost") as told:
        burgh.new("suburbia", seed=2, packs=["too_dear"])
    assert str(own) not in str(told.value)
