"""A real server and a real browser. Without Chromium or a built client these tests are skipped."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.browser.hands import Hands, until
from tests.patience import PATIENCE

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
# Everybody comes from one address, and plays as fast as the machine allows.
WIDE = {
    f"BURGH_LIMIT_{what}": "100000"
    for what in (
        "REQUESTS_A_MINUTE",
        "MESSAGES_A_MINUTE",
        "TABLES_AN_HOUR",
        "CHATS_A_MINUTE",
        "ANALYSES_A_MINUTE",
        "NEW_GUESTS_A_MINUTE",
        "LOGINS_A_MINUTE",
    )
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve from a process of its own, as `burgh serve` does."""
    if not files("burgh").joinpath("_client/index.html").is_file():
        pytest.skip("the client is not built: make compile")
    folder: Path = tmp_path_factory.mktemp("served")
    environ = (
        os.environ
        | WIDE
        | {
            "DATABASE_URL": f"sqlite:///{folder / 'burgh.db'}",
            "BURGH_SECRET": "a secret for tests only",
            "BURGH_PACKS": str(PACKS),
            "BURGH_OPERATORS": "boss",
        }
    )
    said = folder / "said"
    # It takes a free port itself, and says which: one that was found before could be gone again.
    command = [sys.executable, "-m", "burgh", "serve", "--port", "0"]
    with said.open("wb") as log:
        process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
    try:
        until(lambda: address_in(said) or process.poll() is not None, "the server says where it is")
        assert process.poll() is None, said.read_text()
        yield address_in(said)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def address_in(said: Path) -> str:
    """Give the address that a server has told, once it can be reached there."""
    told = re.search(r"^Burgh: (\S+) ", said.read_text(), re.MULTILINE)
    return told[1] if told else ""


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    """Start Chromium once."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine")
    with sync_api.sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE * 1000
        )
        yield started
        started.close()


@pytest.fixture
def people(server: str, browser: object) -> Iterator[Callable[..., Hands]]:
    """Give as many people as asked for, each at a browser of their own."""
    with ExitStack() as all_of_them:

        def come(**how: Any) -> Hands:
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
