"""Real servers for proofs: `burgh serve` in processes of its own, over a database of its own.

Everything listens on 127.0.0.1 and lies in one folder. Where this machine lets us mount (root on
Linux), the folder of the database is a small disk in memory, which can be filled without harm.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

from burgh.server.settings import Limits

DISK: Final = 512  # MB of the disk in memory
START: Final = 120.0  # seconds in which a server must answer
STOP: Final = 30.0  # seconds in which it must have gone after SIGTERM
FAMILY: Final = "BURGH_PROOF_FAMILY"  # in the environment of every process that a proof begins
FAKETIME: Final = ("x86_64-linux-gnu", "aarch64-linux-gnu")
# Players of a proof are many on one address, and quick.
LIMITS: Final = {
    f"BURGH_LIMIT_{name.upper()}": "1000000000"
    for name in Limits.__struct_fields__
    if "_a_" in name or "_an_" in name
}


def free_port() -> int:
    """Give a port of this machine that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def faketime() -> Path | None:
    """Find libfaketime (Debian: `faketime`), through which a process gets a clock of its own."""
    found = [Path("/usr/lib") / kind / "faketime/libfaketime.so.1" for kind in FAKETIME]
    return next((each for each in found if each.exists()), None)


class Node:
    """One `burgh serve`, which is started, hurt and started again on the same port."""

    def __init__(self, folder: Path, name: str, environ: dict[str, str]) -> None:
        """Choose a port; `environ` says which database."""
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"{name}.log"
        self.hands = folder / f"{name}.clock"  # how far its clock is off, in seconds
        self.read = 0  # bytes of the log that were looked at
        self.environ = {**os.environ, **LIMITS, "BURGH_SECRET": "s" * 40, **environ}
        self.environ["BURGH_WORKERS"] = "1"
        self.process: subprocess.Popen[bytes] | None = None
        self.families: list[str] = []  # a name for each start, which all its processes inherit
        self.set_clock(0)
        library = faketime()
        if library is not None:
            self.environ |= {
                "LD_PRELOAD": str(library),
                "FAKETIME_TIMESTAMP_FILE": str(self.hands),
                "FAKETIME_CACHE_DURATION": "1",
                "DONT_FAKE_MONOTONIC": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    @property
    def is_running(self) -> bool:
        """Whether the process is there."""
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Begin to serve; comes back at once."""
        command = [sys.executable, "-m", "burgh", "serve", "--port", str(self.port)]
        self.families.append(f"{self.hands}.{len(self.families)}")
        environ = {**self.environ, FAMILY: self.families[-1]}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)

    def wait(self) -> float:
        """Wait until it answers; gives the seconds that took."""
        begun = time.monotonic()
        while not self.answers():
            if not self.is_running:
                raise RuntimeError(f"the server ended: {self.log.read_text('utf-8')[-2000:]}")
            if time.monotonic() - begun > START:
                raise RuntimeError("the server does not answer")
            time.sleep(0.02)
        return time.monotonic() - begun

    def answers(self) -> bool:
        """Whether it answers. Asked often, so plainly: httpx takes 30 ms to begin."""
        asking = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            asking.request("GET", "/healthz")
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    def kill(self) -> None:
        """End it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> float:
        """Ask it to go and wait; gives the seconds that took."""
        assert self.process is not None
        begun = time.monotonic()
        self.process.terminate()
        self.process.wait(STOP)
        return time.monotonic() - begun

    def freeze(self) -> None:
        """Let it stand still."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        os.kill(self.pid, signal.SIGCONT)

    def set_clock(self, seconds: int) -> None:
        """Put the clock of this node on or back; it is right at 0."""
        draft = self.hands.with_suffix(".draft")
        draft.write_text(f"{seconds:+d}\n", encoding="ascii")
        draft.replace(self.hands)

    def members(self) -> list[int]:
        """Give the processes of the server: itself, and those that think."""
        return members(self.families[-1:])

    def orphans(self) -> list[int]:
        """Give processes that outlived the servers which began them."""
        return members(self.families[:-1] if self.is_running else self.families)

    def clear(self) -> None:
        """End everything that this node began."""
        for pid in members(self.families):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        if self.process is not None:
            self.process.wait()

    def errors(self) -> list[str]:
        """Give what is new in the log and no server should write: faults, errors, tracebacks."""
        with self.log.open("rb") as log:
            log.seek(self.read)
            text = log.read()
        whole = text[: text.rfind(b"\n") + 1]
        self.read += len(whole)
        return [found for line in whole.splitlines() if (found := error_in(line))]


@contextlib.contextmanager
def lone_node(name: str) -> Iterator[tuple[Node, Path]]:
    """Serve on an SQLite file in a folder of its own while the block runs; gives both."""
    with tempfile.TemporaryDirectory(prefix=f"burgh-{name}-") as place:
        folder = Path(place)
        node = Node(folder, name, {"DATABASE_URL": f"sqlite:///{folder / 'burgh.db'}"})
        try:
            node.start()
            node.wait()
            yield node, folder
        finally:
            node.clear()


def members(families: Sequence[str]) -> list[int]:
    """Find the processes of some families by what they inherited; those that are dead are not."""
    marks = [f"{FAMILY}={family}\0".encode() for family in families]
    found = []
    for place in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            told = place.read_bytes()
            if any(mark in told for mark in marks):
                found.append(int(place.parts[-2]))
    return found


def error_in(line: bytes) -> str:
    """Name the error that a line of a log tells of, or give nothing."""
    try:
        told: dict[str, Any] = json.loads(line)
    except ValueError:
        return line.decode(errors="replace") if b"Traceback" in line or b"Error" in line else ""
    if told.get("level") not in ("error", "critical"):
        return ""
    found = told.get("exception")
    raised = found[0] if isinstance(found, list) and found else {}
    about = told.get("request") or told.get("route") or ""
    return " ".join(filter(None, (told.get("event"), raised.get("exc_type"), about)))


# --- what the nodes stand on -----------------------------------------------------------------


class Disk:
    """A folder that can be full: a file system of its own in memory."""

    def __init__(self, folder: Path) -> None:
        """Name the folder."""
        self.folder = folder
        self.filler = folder / "filler"

    def fill(self) -> None:
        """Leave no byte free."""
        with self.filler.open("wb", buffering=0) as filler:
            for size in (1 << 20, 4096, 1):
                with contextlib.suppress(OSError):
                    while filler.write(b"\0" * size) == size:
                        pass

    def free(self) -> None:
        """Give the room back."""
        self.filler.unlink(missing_ok=True)


@contextlib.contextmanager
def disk_at(folder: Path) -> Iterator[Disk | None]:
    """Mount a small disk at a folder while the block runs; None where this is not allowed."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "burgh-proof", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except OSError as error:
        if error.errno != errno.ENOENT:
            raise
        done = False
    try:
        yield Disk(folder) if done else None
    finally:
        if done:
            subprocess.run(["umount", "-l", str(folder)], check=True)  # noqa: S607


class Redis:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        """Choose a port."""
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin; comes back when it answers."""
        told = f"--bind 127.0.0.1 --port {self.port} --appendonly no --dir {self.folder}"
        command = ["redis-server", *told.split(), "--save", ""]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(500):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.02)
        raise RuntimeError("Redis does not answer")

    def kill(self) -> None:
        """End it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


class PostgreSQL:
    """A PostgreSQL of our own; as root it runs under the user `postgres`, as it wants."""

    def __init__(self, folder: Path) -> None:
        """Make an empty cluster in a folder."""
        self.data = folder / "postgresql"
        self.port = free_port()
        self.url = f"postgresql+asyncpg://burgh@127.0.0.1:{self.port}/postgres"
        self.user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        self.data.mkdir(mode=0o700)
        if self.user:
            subprocess.run(["chown", "postgres", str(self.data)], check=True)  # noqa: S607
        self.run("initdb", "-U", "burgh", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")

    def run(self, program: str, *told: str) -> None:
        """Run one of its programs on the cluster."""
        command = [*self.user, str(programs() / program), "-D", str(self.data), *told]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        """Begin; comes back when it answers. A crash before is mended by it."""
        told = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        told += " -c max_connections=60 -c restart_after_crash=off"
        self.run("pg_ctl", "-w", "-t", "120", "-l", str(self.data / "log"), "-o", told, "start")

    def stop(self, how: str = "fast") -> None:
        """End it: `fast` in order, `immediate` as in a crash."""
        if (self.data / "postmaster.pid").exists():
            with contextlib.suppress(subprocess.CalledProcessError):  # it went by itself
                self.run("pg_ctl", "-w", "-m", how, "stop")

    def restart(self, how: str = "fast") -> None:
        """End it and begin again."""
        self.stop(how)
        self.start()


def programs() -> Path:
    """Find the folder of PostgreSQL's programs, the newest; Debian keeps them off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=version)
    if not found:
        raise RuntimeError("PostgreSQL is not installed")
    return found[-1].parent


def version(program: Path) -> float:
    """Read the version of a program from its place."""
    return float(program.parts[-3])
