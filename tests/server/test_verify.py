"""Old games are verified: the engine of today plays them as they were played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import burgh
from burgh.cli import obey
from burgh.server.bus import LocalBus
from burgh.server.deal import draw
from burgh.server.hub import Hub
from burgh.server.store import Row, Store
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table.deciding import confirm
from tests.server.serving import asynchronous

KEY = "verifiedgame"


async def played(url: str, *, sealed: str | None = None) -> None:
    """Open a table and make a few moves at it."""
    store = await Store.open(url)
    tables = Tables(store, Hub(), LocalBus(), lambda: 1.0)
    options = burgh.new("suburbia", players=2, seed=1).record().options
    deal = draw(11)
    seats = (log.Plan("person", "anna", "Anna"), log.Plan("person", "bob", "Bob"))
    opened = log.Opened(
        title="suburbia",
        options=options,
        seats=seats,
        host="anna",
        sealed=sealed or deal.digest("suburbia", options),
        engine="x",
        data="y",
    )
    await tables.open(KEY, opened, deal)
    for ply in range(6):
        async with tables.reading(KEY) as table:
            turn, move = table.turn, msgspec.to_builtins(table.playing().legal_moves[0])
        await tables.do(
            KEY,
            lambda table, ply=ply, turn=turn, move=move: confirm(
                table,  # type: ignore[misc]
                turn,
                ply,
                [move],
                f"key-{ply:08d}",
            ),
        )
    await store.close()


def verify(url: str) -> int:
    return obey(["verify", "--database", url, "--lang", "en"])


@asynchronous
async def prepare(url: str, sealed: str | None = None) -> None:
    await played(url, sealed=sealed)


def test_a_database_of_sound_games_is_fine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every game is played again, and nothing disagrees."""
    url = f"sqlite:///{tmp_path / 'burgh.db'}"
    prepare(url)
    assert verify(url) == 0
    assert "1 game played again, 0 disagree" in capsys.readouterr().out


def test_a_move_this_engine_would_not_make_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The event is named, and the answer is no."""
    url = f"sqlite:///{tmp_path / 'burgh.db'}"
    prepare(url)

    @asynchronous
    async def spoil() -> None:
        store = await Store.open(url)
        summary = await store.summary(KEY)
        assert summary is not None
        bad = log.write(log.Moved(seat=0, moves=("buy nonsense @ 9,9",)))
        later = msgspec.structs.replace(summary, seq=summary.seq + 1)
        await store.append([Row(KEY, later.seq, 2.0, "moved", bad)], later)
        await store.close()

    spoil()
    assert verify(url) == 1
    assert f"{KEY}: event " in capsys.readouterr().out


def test_another_deal_than_the_sealed_one_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A commitment is worth something only if it is checked."""
    url = f"sqlite:///{tmp_path / 'burgh.db'}"
    prepare(url, "0" * 64)
    assert verify(url) == 1
    assert "sealed" in capsys.readouterr().out
