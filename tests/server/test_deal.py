"""The deal of a served game: its seal and parts on the wire, chosen seeds, games verified."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import burgh
from burgh.cli import obey
from burgh.core.record import parse_record
from burgh.server.deal import draw
from burgh.server.store import Row, Store
from burgh.table import events as log
from tests.server.serving import Browser, asynchronous, choose, serving, settings_for
from tests.server.sitting import lay, person, sitting

ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}
TWO: dict[str, Any] = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "open"}]}
ADA, BOB = "0a" * 16, "0b" * 32
KEY = "abcdefghijkl"


def test_a_secret_has_256_bits_and_is_drawn_anew_each_time() -> None:
    """A chosen seed needs none, only a salt."""
    drawn = {draw().salt for _ in range(50)}
    assert len(drawn) == 50
    assert all(len(bytes.fromhex(secret)) == 32 for secret in drawn)
    assert max(int(secret, 16) for secret in drawn) >= 2**250
    assert draw(7).seed == 7


@asynchronous
async def test_parts_are_added_by_sitting_down_and_lie_open(tmp_path: Path) -> None:
    """The seal is there before Bob adds his, and stays; all see both parts."""
    async with (
        serving(settings_for(tmp_path)) as (base, app),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        table = (await ada.post("/api/tables", {**TWO, "part": ADA}))["table"]
        path = f"/api/tables/{table['id']}"
        before = (await bob.get(path))["commitment"]
        assert before == {**table["commitment"], "parts": [ADA, ""], "opened": None}
        joined = await bob.post(f"{path}/join", {"part": BOB})
        assert joined["commitment"] == {**before, "parts": [ADA, BOB]}
        row = await app.state.runtime.store.deal(table["id"])
        assert row.seed is None
        for answer in (await ada.http.get(path), await bob.http.get(f"{path}/replay")):
            assert row.salt.hex() not in answer.text
        async with bob.at(table["id"], 1) as line:
            assert row.salt.hex() not in line.raw[0]


@asynchronous
async def test_a_part_that_is_none_is_refused_with_its_place(tmp_path: Path) -> None:
    """When a table is opened, joined, or asked for again."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        bodies = [("", TWO), (f"/{key}/join", {}), (f"/{key}/rematch", {})]
        for path, body in bodies:
            for part in ("", "0a", "0A" * 16, "0a" * 33, 5):
                problem = await ada.post(f"/api/tables{path}", {**body, "part": part}, 400)
                assert (problem["code"], problem["where"]) == ("malformed", "part")


@asynchronous
async def test_a_finished_game_proves_its_deal(tmp_path: Path) -> None:
    """Its record agrees with the engine: the seal seen before, my part, the seed, every move."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        table = (await ada.post("/api/tables", {**ALONE, "part": ADA}))["table"]
        async with ada.at(table["id"], 0) as line:
            rng = random.Random(5)
            for _ in range(3):
                await choose(line, 0, rng)
        await app.state.runtime.tables.do(table["id"], lambda _: [log.Ended()])
        text = await ada.get(f"/api/tables/{table['id']}/record")
        record = parse_record(text)
        assert record.parts == (ADA,)
        assert record.seal is not None
        assert record.seal.startswith(table["commitment"]["sha256"])
        assert len(record.moves) == 3
        assert burgh.verify(text) is None


@asynchronous
async def test_a_chosen_seed_is_refused_in_the_lists_and_told_elsewhere(tmp_path: Path) -> None:
    """Before anybody sits down: at the table, and in the lists of who opened it."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        refused = await ada.post("/api/tables", {**TWO, "seed": 7, "listed": True}, 409)
        assert refused["code"] == "chosen_seed"
        table = (await ada.post("/api/tables", {**TWO, "seed": 7}))["table"]
        assert (await bob.get(f"/api/tables/{table['id']}"))["commitment"]["is_chosen"]
        assert (await ada.get("/api/tables"))["mine"][0]["commitment"]["is_chosen"]


# --- verifying a database ------------------------------------------------------------------------


@asynchronous
async def dealt(folder: Path) -> None:
    """Keep a game dealt from a secret and a part."""
    async with sitting(folder) as tables:
        ada = msgspec.structs.replace(person("ada"), part=ADA)
        await lay(tables, KEY, [ada, person("bob")], seed=None)


def verify(folder: Path) -> int:
    return obey(["verify", "--database", f"sqlite:///{folder / 'burgh.db'}", "--lang", "en"])


def test_a_game_of_a_secret_is_verified(tmp_path: Path) -> None:
    """The seed is derived again, and the log plays."""
    dealt(tmp_path)
    assert verify(tmp_path) == 0


def test_a_deal_opened_otherwise_than_sealed_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What players were shown at the end is held against the seal as well."""
    dealt(tmp_path)

    @asynchronous
    async def spoil() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'burgh.db'}")
        summary = await store.summary(KEY)
        assert summary is not None
        later = msgspec.structs.replace(summary, seq=summary.seq + 1, status="ended")
        body = log.write(log.Ended(opened="burgh deal 2\nsomething else\n"))
        await store.append([Row(KEY, later.seq, 2e9, "ended", body)], later)
        await store.close()

    spoil()
    assert verify(tmp_path) == 1
    assert "opened is not the one that was sealed" in capsys.readouterr().out
