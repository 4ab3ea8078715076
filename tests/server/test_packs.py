"""Packs of the host: offered by name, played over the socket, told to the browser."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.core.test_packs import TILE
from tests.server.serving import Browser, asynchronous, choose, serving, settings_for

ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}


def lay_out(folder: Path, name: str, tile: str = TILE) -> None:
    """Put a pack into a folder."""
    pack = folder / "packs" / "suburbia" / name
    (pack / "text").mkdir(parents=True)
    (pack / "tiles.toml").write_text(tile, "utf-8")
    (pack / "text" / "en.ftl").write_text("tile-night_market = Night Market\n", "utf-8")


@asynchronous
async def played(folder: Path) -> None:
    """Offer a pack, play with it, ask for its files."""
    async with serving(settings_for(folder)) as (base, _), Browser(base) as ada:
        offered = {title["key"]: title["packs"] for title in await ada.get("/api/titles")}
        assert offered["suburbia"] == ["host_pack"]
        table = (await ada.post("/api/tables", {**ALONE, "packs": ["host_pack"]}))["table"]
        assert table["options"]["packs"] == ["host_pack"]
        async with ada.at(table["id"], 0) as line:
            await choose(line, 0, random.Random(1))
        told = await ada.get("/api/titles/suburbia/packs/host_pack")
        assert [tile["id"] for tile in told["files"]["tiles"]["tile"]] == ["night_market"]
        assert told["words"] == {"en": "tile-night_market = Night Market\n"}
        for name in ("nowhere", "..", "%2e%2e%2fsecret", str(folder).replace("/", "%2f")):
            answer = await ada.http.get(f"/api/titles/suburbia/packs/{name}")
            assert answer.status_code in (400, 404), name
            assert str(folder) not in answer.text or name.startswith("%2f")


def test_a_pack_of_the_hosts_is_offered_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its name alone: no path of the host ever leaves, none from outside comes in."""
    lay_out(tmp_path, "host_pack")
    monkeypatch.setenv("BURGH_PACKS", str(tmp_path / "packs"))
    played(tmp_path)


@asynchronous
async def refused(folder: Path) -> None:
    """Choose a broken pack."""
    async with serving(settings_for(folder)) as (base, _), Browser(base) as ada:
        assert (await ada.get("/api/titles"))[0]["packs"] == ["broken_pack"]
        problem = await ada.post("/api/tables", {**ALONE, "packs": ["broken_pack"]}, 400)
        assert problem["where"] == "broken_pack/tiles.toml: tile[0].stack"


def test_a_broken_pack_spoils_only_the_table_that_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby opens, and whoever chooses it reads what is wrong and where."""
    lay_out(tmp_path, "broken_pack", TILE.replace('"A"', '"Z"'))
    monkeypatch.setenv("BURGH_PACKS", str(tmp_path / "packs"))
    refused(tmp_path)
