"""`burgh serve` as people start it: an address, words when the port is taken, a soft end."""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import re
import signal
import socket
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from burgh.cli import main
from burgh.cli.arguments import language
from burgh.cli.serve import alone_with, network_address
from burgh.core.text import words
from burgh.core.version import is_compiled
from tests.patience import PATIENCE
from tests.server.serving import Browser, asynchronous

WISH = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "link"}]}


def test_a_server_for_the_whole_house_says_where_the_others_find_it() -> None:
    """An address of this network where all may come; none where only this machine can."""
    there = network_address("0.0.0.0", 8000)
    assert there is None or re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8000", there)
    assert there != "http://0.0.0.0:8000"
    assert network_address("127.0.0.1", 8000) is None


ARENAS = """
import ctypes, sys, threading
from burgh.server.memory import take_one_arena
is_known = take_one_arena()
done, wait = threading.Barrier(9), threading.Event()
def work():
    kept = [bytearray(5_000) for _ in range(100)]
    done.wait()
    wait.wait()
threads = [threading.Thread(target=work) for _ in range(8)]
for each in threads: each.start()
done.wait()
libc = ctypes.CDLL(None)
libc.fopen.restype = ctypes.c_void_p
file = ctypes.c_void_p(libc.fopen(sys.argv[1].encode(), b"w"))
libc.malloc_info(0, file)
libc.fclose(file)
wait.set()
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_info"), reason="glibc alone tells")
def test_threads_take_memory_from_one_place(tmp_path: Path) -> None:
    """Eight of them at once, where each would have had one of its own."""
    told = tmp_path / "arenas.xml"
    subprocess.run([sys.executable, "-c", ARENAS, str(told)], check=True)
    assert told.read_text("ascii").count("<heap nr=") == 1


def test_a_taken_port_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line, and what to do instead."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as left:
            main(["serve", "--port", str(port), "--database", str(tmp_path / "burgh.db")])
    assert left.value.code == 2
    assert f"port {port}: in use already; another one: --port {port + 1}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (("--host", "300.1.1.1"), "--host 300.1.1.1: there is no such address on this machine"),
        (("--host", "192.0.2.7"), "--host 192.0.2.7: there is no such address on this machine"),
        (("--port", "99999"), "--port 99999: a port is a whole number from 0 to 65535"),
        (("--port", "-1"), "--port -1: a port is a whole number from 0 to 65535"),
    ],
)
def test_where_it_cannot_listen_is_told_by_what_was_typed(
    wish: tuple[str, str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another port is no advice where the address is wrong."""
    with pytest.raises(SystemExit) as left:
        main(["serve", *wish, "--database", str(tmp_path / "burgh.db"), *ANY_PORT[wish[0]]])
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert "8001" not in told


ANY_PORT = {"--host": ("--port", "0"), "--port": ()}


def test_a_second_server_on_one_file_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two would not hear of each other's moves; with the first gone, the file is free again."""
    database = tmp_path / "burgh.db"
    with alone_with(database):
        with pytest.raises(SystemExit) as left:
            main(["serve", "--port", "0", "--database", str(database)])
        assert left.value.code == 2
        told = capsys.readouterr().err
        assert f"{database}: another burgh server uses this database" in told
        assert "--database FILE" in told
    with alone_with(database):
        pass


def test_a_file_that_is_no_database_is_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is served."""
    (tmp_path / "letter.db").write_text("Dear Ada, this is no database at all. " * 40)
    with pytest.raises(SystemExit) as left:
        main(["serve", "--port", "0", "--database", str(tmp_path / "letter.db")])
    assert left.value.code == 2
    assert "damaged or is no database" in capsys.readouterr().err


def test_a_bad_setting_is_told_by_what_was_typed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not a traceback."""
    with pytest.raises(SystemExit) as left:
        main(["serve", "--database", "oracle://somewhere/else"])
    assert left.value.code == 2
    assert "--database: oracle: only sqlite" in capsys.readouterr().err


@asynccontextmanager
async def started(folder: Path) -> AsyncIterator[tuple[str, Process]]:
    """Start the command as a process of its own; gives the address it tells, and the process."""
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "burgh", "serve", "--port", "0"],
        *["--database", str(folder / "burgh.db")],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "HOME": str(folder)},
    )
    try:
        assert process.stdout is not None
        told = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        yield told.decode().split()[1], process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@asynchronous
async def test_a_signal_ends_it_softly(tmp_path: Path) -> None:
    """Sockets are told that the server goes, the exit is clean, and logs hold no secrets."""
    async with started(tmp_path) as (base, process), Browser(base) as ada:
        made = await ada.post("/api/tables", WISH)
        token, cookie = ada.http.headers["x-csrf-token"], ada.http.cookies["burgh"]
        assert "burgh_sockets 0.0" in await ada.get("/metrics")
        async with ada.at(made["table"]["id"], 0) as line:
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                await line.until(())
            assert line.socket.close_code in (1001, 1012)
        _, logged = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in logged.decode().splitlines()]
    assert any(line["event"] == "request" for line in lines)
    for private in (token, cookie, made["links"][0]["secret"], made["table"]["id"]):
        assert private not in logged.decode()


@asynchronous
async def test_it_says_whether_the_engine_is_compiled(tmp_path: Path) -> None:
    """Beneath the address: uncompiled, the same levels of bots are weaker."""
    async with started(tmp_path) as (_, process):
        assert process.stdout is not None
        told = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    spoken = words("burgh.cli", language(None))
    assert told.decode().strip() == spoken.say("serve-compiled" if is_compiled() else "serve-pure")
