"""What the operator reads: where something went wrong, never with what."""

from __future__ import annotations

import json
import smtplib
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from sqlalchemy import insert

from burgh.server.channels.email import without_address
from burgh.server.logs import set_up_logs
from burgh.server.problems import fault
from burgh.server.store import Store
from burgh.server.store.schema import ACCOUNTS
from tests.server.serving import Browser, asynchronous, serving, settings_for

PASSWORD = "correct horse battery"
TABLE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}


@pytest.fixture(autouse=True)
def logs_end_here() -> Iterator[None]:
    """Let the next test write elsewhere: what it would write to is closed by then."""
    yield
    structlog.reset_defaults()


def test_a_fault_is_noted_without_what_was_at_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """The line names files and functions; variables, which hold passwords and deals, stay out."""
    set_up_logs()

    def enter(password: str) -> int:
        return len(password) // 0

    try:
        enter(PASSWORD)
    except ZeroDivisionError as error:
        problem = fault(error)
    line = capsys.readouterr().err
    noted = json.loads(line)
    assert noted["fault"] in problem.words
    assert noted["exception"][0]["exc_type"] == "ZeroDivisionError"
    assert noted["exception"][0]["frames"][-1]["name"] == "enter"
    assert PASSWORD not in line


@asynchronous
async def test_an_error_of_the_database_does_not_say_what_was_to_be_written(tmp_path: Path) -> None:
    """The statement is named; hashes, seeds and texts are not."""
    store = await Store.open(f"sqlite:///{tmp_path / 'burgh.db'}")
    try:
        row = {"name": "ada", "password_hash": "$argon2id$secret", "person": "nobody"}
        with pytest.raises(Exception, match="FOREIGN KEY") as broken:
            await store.write(lambda connection: connection.execute(insert(ACCOUNTS), [row]))
    finally:
        await store.close()
    assert "INSERT INTO accounts" in str(broken.value)
    assert "argon2id" not in str(broken.value)


def test_a_mail_server_is_quoted_without_the_address() -> None:
    """Its codes tell the operator enough."""
    refused = smtplib.SMTPRecipientsRefused({"ada@example.org": (550, b"no ada@example.org here")})
    assert without_address(refused) == "SMTPRecipientsRefused 550"
    assert without_address(smtplib.SMTPDataError(552, b"ada@example.org: full")) == (
        "SMTPDataError 552"
    )
    assert "refused" in without_address(ConnectionRefusedError("refused"))


@asynchronous
async def test_a_request_is_noted_by_its_route(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not by the table's name, which is as good as an invitation; not even where it fails."""
    set_up_logs()
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", TABLE))["table"]["id"]

        def broken() -> float:
            raise ZeroDivisionError

        monkeypatch.setattr(app.state.runtime, "clock", broken)
        await ada.get(f"/api/tables/{key}", 500)
    lines = capsys.readouterr().err
    assert '"/api/tables/{table}"' in lines
    assert "ZeroDivisionError" in lines
    assert key not in lines
