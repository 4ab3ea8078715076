"""`burgh admin`: the rules of the house from the command line."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from burgh.server.bus import LocalBus
from burgh.server.hub import Hub
from burgh.server.store import Account, Person, Report, Store
from burgh.server.tables import Tables
from burgh.table import events as log
from burgh.table.seats import sit_down
from tests.cli.conftest import Burgh
from tests.server.sitting import lay, person
from tests.server.store.games import open_account

OPEN, PLAYED = "opentable001", "played000001"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Give the address of a database with two tables, an account and a report."""
    url = f"sqlite:///{tmp_path / 'burgh.db'}"
    monkeypatch.setenv("DATABASE_URL", url)

    async def furnish(store: Store) -> None:
        tables = Tables(store, Hub(), LocalBus(), time.time)
        seats = [person("ada"), log.Plan("open"), log.Plan("open")]
        await lay(tables, OPEN, seats, options={"players": 3})
        await tables.do(OPEN, lambda t: sit_down(t, "bob", "Bob", None, by_link=False))
        await lay(tables, PLAYED, [person("ada"), person("bob")])
        await store.people.put(Person("ada", "Ada", "en", 1.0))
        await open_account(store, Account("ada", "$argon2", "ada"))
        await store.people.put(Person("bob", "Bob\x1b[31m", "en", 2.0))
        await store.house.report(
            Report(
                id="r1", at=3.0, by="Ada", game=PLAYED, whom="Bob", person="bob", reason="rude",
                line="boo", context=b'[{"text":"boo"}]',
            )
        )  # fmt: skip

    with_store(url, furnish)
    return url


def with_store(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def audit(run: Burgh) -> list[tuple[str, str, str]]:
    """Give what was done, the newest first."""
    lines = json.loads(run("admin", "audit", "--json").out)
    assert {line["role"] for line in lines} <= {"console"}
    return [(line["deed"], line["whom"], line["reason"]) for line in lines]


def test_tables_and_people_are_found(home: str, run: Burgh) -> None:
    """In columns or as JSON; letters that steer a terminal are left out."""
    out = run("admin", "tables").out
    assert PLAYED in out
    assert "waiting" in out
    found = json.loads(run("admin", "tables", "Bob", "--json").out)
    assert {table["game"] for table in found} == {OPEN, PLAYED}
    assert run("admin", "tables", "%").out == "Nothing.\n"
    people = run("admin", "people", "BO", "--lang", "fr").out
    assert people.startswith("bob  Bob [31m  sans compte")


def test_a_table_is_closed_with_a_reason_and_deleted(home: str, run: Burgh) -> None:
    """Both are noted; what is not there, or over already, is said in one line."""
    assert run("admin", "close", PLAYED, "--reason", "spam").out == f"Table {PLAYED} is closed.\n"
    again = run("admin", "close", PLAYED, "--reason", "spam")
    assert (again.status, again.err) == (2, "burgh: this table is over already\n")
    assert run("admin", "delete", PLAYED, "--lang", "ru").out == f"Стол {PLAYED} удалён.\n"
    gone = run("admin", "delete", PLAYED)
    assert (gone.status, gone.err) == (2, "burgh: there is no such table\n")
    assert with_store(home, lambda store: store.games()) == [OPEN]
    assert audit(run) == [("delete", "", ""), ("close", "", "spam")]


def test_a_player_is_removed_before_the_game(home: str, run: Burgh) -> None:
    """And in it nobody is."""
    assert run("admin", "kick", OPEN, 1, "--bar").out == f"Bob no longer sits at table {OPEN}.\n"
    refused = run("admin", "kick", PLAYED, 1)
    assert (refused.status, refused.err.count("\n")) == (2, 1)
    assert run("admin", "kick", OPEN, 7).status == 2
    assert audit(run) == [("bar", "Bob", "")]


def test_a_forgotten_password_is_replaced_by_a_link_of_the_operator(home: str, run: Burgh) -> None:
    """Where no e-mail leaves: the address is printed once, and that it was is noted."""
    link = run("admin", "reset-link", "Ada").out
    assert "#/account/reset/" in link
    unknown = run("admin", "reset-link", "nobody")
    assert (unknown.status, unknown.err.count("\n")) == (2, 1)
    assert audit(run) == [("reset_link", "Ada", "")]


def test_bans_come_and_go(home: str, run: Burgh) -> None:
    """By account with the person, by network; for days or for good."""
    run("admin", "ban", "--account", "ada", "--reason", "spam", "--days", "2")
    run("admin", "ban", "--network", "203.0.113.9/24", "--reason", "noise")
    bans = {ban["account"]: ban for ban in json.loads(run("admin", "bans", "--json").out)}
    assert bans["ada"]["person"] == "ada"
    assert bans["ada"]["until"] - time.time() < 2 * 86_400
    assert (bans[None]["network"], bans[None]["until"]) == ("203.0.113.0/24", None)
    assert "noise" in run("admin", "bans").out
    assert run("admin", "unban", bans["ada"]["id"]).out == "ada is no longer banned.\n"
    assert run("admin", "unban", bans["ada"]["id"]).status == 2
    for wrong in (["--account", "nobody"], ["--network", "0.0.0.0/0"], []):
        assert run("admin", "ban", "--reason", "x", *wrong).status == 2
    assert [deed for deed, _, _ in audit(run)] == ["unban", "ban", "ban"]


def test_reports_are_settled(home: str, run: Burgh) -> None:
    """Once, with what came of it."""
    (report,) = json.loads(run("admin", "reports", "--json").out)
    assert (report["line"], report["context"]) == ("boo", [{"text": "boo"}])
    assert "rude" in run("admin", "reports").out
    assert run("admin", "settle", "r1", "--outcome", "warned").status == 0
    assert run("admin", "settle", "r1").status == 2
    assert run("admin", "reports").out == "Nothing.\n"
    assert "rude" in run("admin", "reports", "--settled").out


def test_operators_are_named_by_account(home: str, run: Burgh) -> None:
    """In any case of letters; who has no account can be none."""
    assert run("admin", "role", "Ada", "operator").out == "Ada is an operator.\n"
    assert json.loads(run("admin", "roles", "--json").out) == ["ada"]
    assert run("admin", "role", "ada", "none", "--lang", "ru").out.endswith("— не оператор.\n")
    assert run("admin", "roles").out == "Nothing.\n"
    assert run("admin", "role", "bob", "operator").err == "burgh: There is no account bob.\n"
    assert run("admin", "role", "ada", "king").status == 2


def test_retention_shows_first_and_deletes_then(
    home: str, run: Burgh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dry run changes nothing; the days come from the environment."""
    monkeypatch.setenv("BURGH_KEEP_GUESTS_DAYS", "1")
    with_store(home, lambda store: store.people.put(Person("eve", "Eve", "en", 5.0)))
    shown = run("admin", "retention", "--dry-run")
    assert "Guests who never played    1 day     1" in shown.out
    assert with_store(home, lambda store: store.people.find("eve")) is not None
    run("admin", "retention")
    assert with_store(home, lambda store: store.people.find("eve")) is None
    assert with_store(home, lambda store: store.people.find("bob")) is not None
    assert audit(run) == [("retention", "", "guests 1")]
