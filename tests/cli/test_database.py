"""`burgh backup`, `burgh restore`, `burgh migrate`."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from burgh.server.store import Store, backup
from burgh.server.store.migrations import HEAD
from tests.cli.conftest import Burgh, started
from tests.server.store.games import play
from tests.server.test_packs import lay_out, played


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the file of the usual database, in a data folder of the test's own."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "burgh" / "burgh.db"


def with_games(file: Path, *games: str) -> None:
    """Put games into a database."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{file}")
        for game in games:
            await play(store, game, 0, 1)
        await store.close()

    asyncio.run(run())


def games_in(file: Path) -> set[str]:
    """Give the games of a database."""

    async def run() -> set[str]:
        store = await Store.open(f"sqlite:///{file}")
        found = {summary.game for summary in await store.tables()}
        await store.close()
        return found

    return asyncio.run(run())


def test_what_is_backed_up_can_be_restored(home: Path, tmp_path: Path, run: Burgh) -> None:
    """Two commands and the games are elsewhere; the file is its owner's alone."""
    with_games(home, "a", "b")
    file = tmp_path / "kept"
    result = run("backup", file)
    assert (result.status, result.err) == (0, "")
    assert result.out == f"2 games are in {file}, 10 rows in all.\n"
    assert file.stat().st_mode & 0o777 == 0o600
    result = run(
        "restore", file, "--database", f"sqlite:///{tmp_path / 'other.db'}", "--lang", "fr"
    )
    assert result.out == "2 parties sont de retour, 10 lignes en tout.\n"
    assert games_in(tmp_path / "other.db") == {"a", "b"}


def test_counts_are_json_as_well(home: Path, tmp_path: Path, run: Burgh) -> None:
    """Rows by table, of a backup and of what is restored."""
    with_games(home, "a")
    counts = {"games": 1, "events": 2, "seats": 2}
    assert json.loads(run("backup", tmp_path / "kept", "--json").out) == counts
    told = run("restore", tmp_path / "kept", "--json", "--force").out
    assert json.loads(told) == counts


def test_nothing_is_overwritten_unasked(home: Path, tmp_path: Path, run: Burgh) -> None:
    """Neither a file by a backup nor a database by a restore."""
    with_games(home, "a")
    file = tmp_path / "kept"
    run("backup", file)
    before = file.read_bytes()
    result = run("backup", file)
    assert (result.status, result.out) == (2, "")
    assert "--force" in result.err
    assert file.read_bytes() == before
    with_games(home, "b")
    result = run("restore", file)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("burgh: The database is not empty.")
    assert games_in(home) == {"a", "b"}
    assert run("restore", file, "--force").status == 0
    assert games_in(home) == {"a"}


@pytest.mark.parametrize("url", ["mysql://x", "sqlite:////nowhere/at/all.db", "rubbish"])
def test_a_database_that_is_not_there_is_one_line(url: str, tmp_path: Path, run: Burgh) -> None:
    """Status 2, and no file is left behind."""
    result = run("backup", tmp_path / "kept", "--database", url)
    assert result.status == 2
    assert "--database" in result.err
    assert result.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_does_not_answer_is_one_line(tmp_path: Path, run: Burgh) -> None:
    """In words."""
    pytest.importorskip("asyncpg")
    result = run("migrate", "--database", "postgresql://burgh@127.0.0.1:1/burgh")
    assert result.status == 2
    assert result.err.startswith("burgh: the database cannot be reached")
    assert result.err.count("\n") == 1


def test_a_missing_backup_is_named(tmp_path: Path, run: Burgh) -> None:
    """And no database is made for it."""
    result = run("restore", tmp_path / "none")
    assert (result.status, result.err) == (
        2,
        f"burgh: {tmp_path}/none: no such file or directory\n",
    )
    assert list(tmp_path.iterdir()) == []


def test_migrate_makes_the_tables_once(run: Burgh) -> None:
    """And says so."""
    assert run("migrate").out == f"The tables have been made ({HEAD}).\n"
    assert run("migrate").out == f"The tables are up to date ({HEAD}).\n"


def test_backups_are_kept_in_a_folder_and_the_oldest_go(
    home: Path, tmp_path: Path, run: Burgh
) -> None:
    """So many of the newest stay; what else lies there is nobody's business."""
    with_games(home, "a")
    folder = tmp_path / "backups"
    folder.mkdir()
    strangers = [folder / "burgh.backup", folder / "burgh-20200101-000000.backup.old"]
    older = [folder / f"burgh-2020010{day}-000000.backup" for day in range(1, 5)]
    dead = folder / ".burgh-20200101-000000.backup.x1"
    for file in (*strangers, *older, dead):
        file.write_bytes(b"")
    os.utime(dead, (0, 0))
    result = run("backup", folder, "--keep", "3")
    assert (result.status, result.err) == (0, "")
    assert result.out.endswith("3 older backups were removed.\n")
    left = sorted(folder.iterdir())
    made = [file for file in left if file not in {*strangers, *older}]
    assert len(made) == 1
    assert made[0].stat().st_mode & 0o777 == 0o600
    assert {*left} - {*made} == {*strangers, *older[-2:]}
    assert run("restore", made[0], "--database", tmp_path / "other.db").status == 0
    assert games_in(tmp_path / "other.db") == {"a"}


def test_a_backup_that_fails_removes_nothing(home: Path, tmp_path: Path, run: Burgh) -> None:
    """Old ones are all there is, then."""
    folder = tmp_path / "backups"
    folder.mkdir()
    kept = folder / "burgh-20200101-000000.backup"
    kept.write_bytes(b"")
    assert run("backup", folder, "--keep", "1").status == 2
    assert list(folder.iterdir()) == [kept]
    assert run("backup", folder, "--keep", "0").err.startswith("burgh: --keep must be at least 1")


def test_what_cannot_be_read_again_takes_no_name(
    home: Path, tmp_path: Path, run: Burgh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that writes rubbish is found out while the last good backup is still there."""
    with_games(home, "a")
    whole = backup.lines_of

    def spoilt(connection: Connection) -> Iterator[tuple[str, bytes]]:
        for name, line in whole(connection):
            yield (name, line) if name != "seats" else ("seats", line.replace(b"seats", b"chair"))

    monkeypatch.setattr(backup, "lines_of", spoilt)
    result = run("backup", tmp_path / "kept")
    assert result.status == 2
    assert not (tmp_path / "kept").exists()


def test_a_file_can_be_named_as_the_database(tmp_path: Path, run: Burgh) -> None:
    """`--database FILE` for every command, as for `burgh serve`."""
    file, other = tmp_path / "club.db", tmp_path / "other.db"
    assert run("migrate", "--database", file).status == 0
    with_games(file, "a")
    assert run("backup", tmp_path / "kept", "--database", file).status == 0
    assert run("restore", tmp_path / "kept", "--database", other).status == 0
    assert games_in(other) == {"a"}
    assert run("verify", "--database", other).out.startswith("a: ")  # a sample, no real game
    missing = run("verify", "--database", tmp_path / "none.db")
    assert (missing.status, missing.out) == (2, "")
    assert "there is no database" in missing.err
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize("wish", [("backup", "kept"), ("verify",), ("admin", "tables")])
def test_a_database_that_is_not_there_is_not_made(
    wish: tuple[str, ...], tmp_path: Path, run: Burgh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is named, and what names another one."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "club.db"
    result = run(*wish, "--database", file)
    assert result.status == 2
    assert f"{file}: there is no database; --database names another one" in result.err
    assert list(tmp_path.glob("*.db")) == []


@pytest.mark.parametrize(
    "wish",
    [("backup", "kept"), ("verify",), ("restore", "kept"), ("migrate",), ("admin", "tables")],
)
def test_a_wrong_database_is_told_by_what_was_typed(wish: tuple[str, ...], run: Burgh) -> None:
    """`--database`, not the setting it stands for; every command has it, and its help says so."""
    result = run(*wish, "--database", "oracle://somewhere/else")
    assert result.status == 2
    assert result.err.startswith("burgh: --database: oracle: only sqlite and postgresql")
    assert "--database" in run(*[word for word in wish if word != "kept"], "--help").out


def verified(*arguments: object) -> tuple[int, str]:
    """Verify in a process of its own: this one has the pack in its memory."""
    process = started("verify", *map(str, arguments))
    out, _ = process.communicate()
    return process.returncode, out


def test_games_are_verified_with_packs_that_have_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--pack` says where, under whatever name; without it such a game is told as wrong."""
    lay_out(tmp_path, "host_pack")
    monkeypatch.setenv("BURGH_PACKS", str(tmp_path / "packs"))
    played(tmp_path)
    monkeypatch.delenv("BURGH_PACKS")
    (tmp_path / "packs" / "suburbia" / "host_pack").rename(tmp_path / "renamed")
    wish = ("--database", tmp_path / "burgh.db", "--json")
    status, told = verified(*wish)
    assert (status, len(json.loads(told)["wrong"])) == (1, 1)
    (tmp_path / "other").mkdir()
    packs = ("--pack", tmp_path / "other", "--pack", tmp_path / "renamed")
    assert verified(*wish, *packs) == (0, '{"games": 1, "wrong": {}}\n')
