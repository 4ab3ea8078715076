"""`burgh serve`: tables in the browser, for this machine or for everybody."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import structlog
import uvicorn
from litestar import Litestar

from burgh.cli.arguments import Database, Switch, blaming, database_environ, language
from burgh.cli.output import FINE, Problem, problem
from burgh.core.malformed import Malformed
from burgh.core.packs import VARIABLE
from burgh.core.text import words
from burgh.core.version import is_compiled
from burgh.server.app import make_app
from burgh.server.complaints import wrong
from burgh.server.door import Door, config_for, raise_file_limit
from burgh.server.logs import set_up_logs
from burgh.server.memory import settle, take_one_arena
from burgh.server.settings import EVERYWHERE, Settings, read_settings
from burgh.server.store import Outdated, Store, Unavailable
from burgh.server.store.engine import address, file_of

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

DRAIN_LOOK: Final = 0.1  # seconds between two looks whether somebody is in a hurry
MOST_PORT: Final = 65_535
UNPRIVILEGED: Final = 1_024  # ports from here on are anybody's
FEW: Final = 2_000  # connections: with less room than that, it is said aloud

logger = structlog.get_logger("burgh.server")


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: Database = None,
    packs: Path | None = None,
    open: Switch = False,
) -> int:
    """Serve tables in the browser until interrupted.

    Parameters
    ----------
    host
        Address to listen on; default: this machine only. 0.0.0.0 for the whole network.
    port
        Port to listen on; 0 takes any free one. Default: 8000.
    packs
        A folder with packs of your own: DIR/suburbia/night_life is the pack night_life there.
    open
        Open the browser.
    """
    if packs is not None:
        if not packs.is_dir():
            raise problem("packs_folder", file=packs)
        os.environ[VARIABLE] = str(packs.absolute())  # for bots in processes of their own as well
    if port is not None and not 0 <= port <= MOST_PORT:
        raise problem("port", port=str(port))
    environ = {**os.environ, **database_environ(database)}
    if host is not None:
        environ["BURGH_HOST"] = host
    if port is not None:
        environ["BURGH_PORT"] = str(port or 1)
    take_one_arena()
    with blaming(database):
        settings = read_settings(environ)
    with (
        alone_with(file_of(address(settings.database_url))),
        listen(settings.host, 0 if port == 0 else settings.port) as listening,
    ):
        if port == 0:
            environ["BURGH_PORT"] = str(listening.getsockname()[1])
            settings = read_settings(environ)
        asyncio.run(try_database(settings))
        set_up_logs()
        AnnouncingServer(settings, opens=open).run(sockets=[listening])
    return FINE


class AnnouncingServer(uvicorn.Server):
    """A server that says where it is once it can be reached."""

    def __init__(self, settings: Settings, *, opens: bool) -> None:
        self.door = Door(settings, raise_file_limit())
        super().__init__(config_for(make_app(settings), settings, self.door))
        self.wanted = settings.limits.connections
        self.address = settings.public_url
        self.in_network = network_address(settings.host, settings.port)
        self.opens = opens
        self.drain_seconds = settings.drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, then tell."""
        await super().startup(sockets)
        settle()
        if self.started:
            print(f"Burgh: {self.address} (Ctrl-C ends it)", flush=True)
            if self.in_network is not None:
                print(f"In this network: {self.in_network}", flush=True)
            self.tell_engine()
            self.tell_room()
            if self.opens:  # links that are sent from there lead others here as well
                await asyncio.to_thread(webbrowser.open, self.in_network or self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let those who send people here notice, then close the sockets and go."""
        await self.drain()
        await super().shutdown(sockets)

    async def drain(self) -> None:
        """Serve on for a while as not ready; a second interrupt cuts it short."""
        application = self.config.app
        assert isinstance(application, Litestar)
        application.state.runtime.readiness.drain()
        until = time.monotonic() + self.drain_seconds
        while time.monotonic() < until and not self.force_exit:  # noqa: ASYNC110 - set by a signal
            await asyncio.sleep(DRAIN_LOOK)

    def tell_engine(self) -> None:
        """Say what was built: uncompiled, the bots of a level are weaker in the same time."""
        said = words("burgh.cli", language(None))
        print(said.say("serve-compiled" if is_compiled() else "serve-pure"), flush=True)

    def tell_room(self) -> None:
        """Say how many connections there is room for, aloud where there is little."""
        door = self.door
        logger.info("door_open", connections=door.most, files=door.files)
        if door.most < min(FEW, self.wanted):
            words = f"There is room for {door.most} connections"
            print(f"{words}: the system allows {door.files} files (ulimit -n)", flush=True)


def network_address(host: str, port: int) -> str | None:
    """Where other machines reach a server that listens to all of them; None if it does not."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
        except OSError:
            return None
        return f"http://{asked.getsockname()[0]}:{port}"


async def try_database(settings: Settings) -> None:
    """See whether the database can be used, and say in words if not."""
    try:
        store = await Store.open(settings.database_url)
    except (Outdated, Unavailable) as error:
        raise Malformed("", error.said, wrong.room) from None
    await store.close()


@contextlib.contextmanager
def alone_with(database: Path | None) -> Iterator[None]:
    """Hold a file database as its only server: two would not hear of each other's moves."""
    if database is None or fcntl is None:
        yield
        return
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        held = database.with_name(f"{database.name}.server").open("a")
    except OSError:  # the database will say so itself, by its own name
        yield
        return
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise problem("two_servers", file=database) from None
        yield


def listen(host: str, port: int) -> socket.socket:
    """Take the port, or say why not, and what to do about it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise not_listening(error, host, port) from None
    return listening


def not_listening(error: OSError, host: str, port: int) -> Problem:
    """Why a port cannot be taken: the address is not ours, or it is, and the port is the matter."""
    where: dict[str, str] = {"host": host, "port": str(port)}
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return problem("no_host", host=host)
    key = {errno.EADDRINUSE: "port_taken", errno.EACCES: "port_denied"}.get(error.errno or 0)
    if key is None:
        return problem("cannot_listen", **where, problem=(error.strerror or str(error)).lower())
    return problem(key, **where, other=str(port + 1 if port >= UNPRIVILEGED else 8000))
