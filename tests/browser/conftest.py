"""A real server and a real browser. Without Chromium or a built client these tests are skipped."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from tests.browser.hands import Hands, until

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PACKS = Path(__file__).parents[2] / "examples/packs"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def free_port() -> int:
    """Give a port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve from a process of its own, as `burgh serve` does."""
    if not files("burgh").joinpath("_client/index.html").is_file():
        pytest.skip("the client is not built: make compile")
    folder: Path = tmp_path_factory.mktemp("served")
    port = free_port()
    environ = os.environ | {
        "DATABASE_URL": f"sqlite:///{folder / 'burgh.db'}",
        "BURGH_SECRET": "a secret for tests only",
        "BURGH_PACKS": str(PACKS),
        "BURGH_LIMIT_REQUESTS_A_MINUTE": "100000",  # everybody comes from one address
    }
    log = (folder / "log").open("wb")
    command = [sys.executable, "-m", "burgh", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
    base = f"http://127.0.0.1:{port}"
    try:
        until(lambda: answers(base), "the server answers")
        yield base
    finally:
        process.terminate()
        process.wait(20)
        log.close()


def answers(base: str) -> bool:
    """Say whether the server is up."""
    try:
        return httpx.get(f"{base}/healthz", timeout=2).is_success
    except httpx.HTTPError:
        return False


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    """Start Chromium once."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine")
    with sync_api.sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def people(server: str, browser: object) -> Iterator[Callable[..., Hands]]:
    """Give as many people as asked for, each at a browser of their own."""
    with ExitStack() as all_of_them:

        def come(**how: object) -> Hands:
            person = Hands(server, browser, **how)
            all_of_them.callback(person.leave)
            return person

        yield come


@pytest.fixture
def hands(server: str, browser: object) -> Iterator[Hands]:
    """Give a person at a browser of their own; trouble on the page fails the test."""
    person = Hands(server, browser)
    yield person
    person.leave()
