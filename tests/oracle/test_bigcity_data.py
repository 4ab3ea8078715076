"""The numbers the engine reads and the oracle's own copy are the same numbers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.games.bigcity.engine.state import BigCity

from .bigcity import FACTS

ROOM = Path(__file__).parents[2] / "src" / "burgh" / "games" / "bigcity"
PACKS = sorted(folder.name for folder in (ROOM / "packs").iterdir() if folder.is_dir())
LANGUAGES = ("en", "fr", "ru")


def table(name: str) -> dict[str, Any]:
    """Read a TOML file of the title."""
    return tomllib.loads((ROOM / f"{name}.toml").read_text("utf-8"))


def complete(piece: dict[str, Any]) -> dict[str, Any]:
    """Write out what an entry leaves out."""
    full = {"pay": {"lot_cards": True}, "requires": [], "imposes": [], **piece}
    full["value"] = {"add": [], "multiply": [], "floor": None, **piece["value"]}
    return {key: value for key, value in full.items() if key not in ("module", "supply")}


def test_pieces_agree() -> None:
    """Every piece of the box and of the small expansion has the same conditions and values."""
    pieces = [*table("data/buildings")["piece"], *table("packs/small_expansion/buildings")["piece"]]
    assert [complete(piece) for piece in pieces] == [complete(piece) for piece in FACTS["pieces"]]
    assert table("data/buildings")["shapes"] == FACTS["shapes"]


def test_the_supply_agrees_in_every_profile() -> None:
    """There are as many of each piece; the expansion's numbers hold in all profiles (C1)."""
    known = {piece["id"]: piece["supply"] for piece in FACTS["pieces"]}
    for profile in table("data/buildings")["supply"]["profiles"]:
        for piece in table("data/buildings")["piece"]:
            supply = piece["supply"]
            number = supply if isinstance(supply, int) else supply[profile]
            assert number == known[piece["id"]][profile]
    for piece in table("packs/small_expansion/buildings")["piece"]:
        assert {"small_expansion": piece["supply"]} == known[piece["id"]]


def test_boards_and_cards_agree() -> None:
    """Layouts, piles, the deal and the limits are the same."""
    boards, cards = table("data/districts"), table("data/cards")
    assert {str(d["id"]): d["layout"] for d in boards["district"]} == FACTS["districts"]
    assert boards["setup"]["initial"] == FACTS["initial"]
    assert boards["setup"]["placed_by_each"] == FACTS["placed_by_each"]
    assert boards["placement"]["contacts"] == FACTS["contacts"]
    assert (cards["deal"], cards["hand_size"]) == (FACTS["dealt_from"], FACTS["hand_size"])
    assert cards["draw"]["per_pile_and_turn"] == FACTS["per_pile_and_turn"]
    assert table("data/buildings")["tram"]["segments"] == FACTS["segments"]
    for pile, names in FACTS["piles"].items():
        lots = [str(lot) for row in FACTS["districts"][pile] for lot in row]
        special = [card["id"] for card in cards["special"] if card["pile"] == int(pile)]
        assert names == lots + special


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_every_piece_of_a_pack_has_a_name(pack: str, language: str) -> None:
    """A shipped pack names itself and its pieces in all three languages."""
    words = (ROOM / "packs" / pack / "text" / f"{language}.ftl").read_text("utf-8")
    names = [f"piece-{piece['id']}" for piece in table(f"packs/{pack}/buildings")["piece"]]
    for name in (f"pack-{pack}", *names):
        assert f"\n{name} = " in f"\n{words}"


def test_the_example_of_the_page_about_packs_can_be_played(tmp_path: Path) -> None:
    """What docs/packs/bigcity.md shows is a pack as it stands."""
    page = (ROOM.parents[3] / "docs" / "packs" / "bigcity.md").read_text("utf-8")
    example = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert example is not None
    folder = tmp_path / "my_town"
    folder.mkdir()
    (folder / "buildings.toml").write_text(example[1], encoding="utf-8")
    state = burgh.new("bigcity", packs=[str(folder)], custom_buildings=True).state
    assert isinstance(state, BigCity)
    assert {"canal", "library"} <= {piece.name for piece in state.rules.tables.pieces}
