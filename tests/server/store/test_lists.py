"""Lists, links, people, desks, notices: what is asked besides the log."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from burgh.core.malformed import Malformed
from burgh.server.store import Account, NameTaken, Notice, Person, SeatRow, Store
from burgh.server.store.people import add_session
from tests.server.store.conftest import Opened, asynchronous
from tests.server.store.games import open_account, play, row, session, summary

ADA = Person("ada", "Ada", "en", 1.0)
BOB = Person("bob", "Боб", "ru", 2.0)


async def make_bots(store: Store, game: str, *people: str | None, **changed: object) -> None:
    """Append the first event of a game at which some people sit."""
    seats = tuple(SeatRow(who or "", "person" if who else "open", who) for who in people)
    await store.append([row(game, 0)], summary(game, 0, seats=seats, **changed))


@asynchronous
async def test_a_summary_comes_back_whole(opened: Opened) -> None:
    """As it was with the last append."""
    async with opened() as store:
        await play(store, "a", 0, 1)
        last = summary("a", 2, status="ended", turn=(), result="Ada wins", is_listed=False)
        await store.append([row("a", 2)], last)
        assert await store.summary("a") == last
        assert await store.summary("nobody") is None


@asynchronous
async def test_lists_show_the_last_changed_first(opened: Opened) -> None:
    """By status, public ones unless said otherwise, not more than asked for."""
    async with opened() as store:
        await make_bots(store, "old", "ada", changed_at=1.0, status="open")
        await make_bots(store, "new", "ada", changed_at=3.0, status="open")
        await make_bots(store, "middle", "ada", changed_at=2.0, status="playing")
        await make_bots(store, "secret", "ada", changed_at=4.0, status="open", is_listed=False)
        assert [found.game for found in await store.tables("open")] == ["new", "old"]
        assert [found.game for found in await store.tables()] == ["new", "middle", "old"]
        assert [found.game for found in await store.tables(listed=None, limit=1)] == ["secret"]


@asynchronous
async def test_all_games_being_played_can_be_gone_through(opened: Opened) -> None:
    """Page by page, in the order of their names; with the numbers of their last events."""
    async with opened() as store:
        for game in ("a", "b", "c"):
            await play(store, game, 0, 1)
        await make_bots(store, "over", "ada", status="ended")
        assert [found.game for found in await store.playing(limit=2)] == ["a", "b"]
        assert [found.game for found in await store.playing(after="b", limit=2)] == ["c"]
        assert await store.last_seqs(["a", "over", "nobody"]) == {"a": 1, "over": 0}


@pytest.mark.parametrize(
    ("asked", "index"),
    [
        (
            "SELECT * FROM games WHERE is_listed = 1 AND status = 'open' ORDER BY changed_at DESC",
            "ix_games_is_listed_status_changed_at",
        ),
        (
            "SELECT * FROM games WHERE status = 'playing' AND game > 'a' ORDER BY game",
            "ix_games_status_game",
        ),
        ("SELECT game FROM seats WHERE person = 'ada'", "ix_seats_person"),
        ("SELECT game FROM links WHERE secret_hash = 'x'", "ix_links_secret_hash"),
        ("SELECT * FROM notices WHERE person = 'ada'", "ix_notices_person"),
    ],
)
@asynchronous
async def test_what_is_asked_often_has_an_index(asked: str, index: str) -> None:
    """SQLite says how it would look for it: by the index, without sorting."""
    store = await Store.open("sqlite://")
    told = await store.read(
        lambda connection: str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}").all())
    )
    await store.close()
    assert index in told
    assert "TEMP B-TREE" not in told


@asynchronous
async def test_my_games_are_those_where_i_sit_now(opened: Opened) -> None:
    """Public or not; a seat that was left is no longer mine."""
    async with opened() as store:
        await make_bots(store, "a", "ada", None, changed_at=1.0)
        await make_bots(store, "b", "bob", "ada", changed_at=2.0, is_listed=False)
        await make_bots(store, "c", "bob", "bob")
        assert [found.game for found in await store.games_of("ada")] == ["b", "a"]
        left = summary("a", 1, seats=(SeatRow(), SeatRow("Bob", "person", "bob")), changed_at=9.0)
        await store.append([row("a", 1)], left)
        assert [found.game for found in await store.games_of("ada")] == ["b"]
        assert {found.game for found in await store.games_of("bob")} == {"a", "b", "c"}


@asynchronous
async def test_an_account_gathers_the_games_of_its_devices(opened: Opened) -> None:
    """A guest who logs in brings their games along, and finds the others."""
    async with opened() as store:
        for person in (ADA, BOB):
            await store.people.put(person)
        await make_bots(store, "a", "ada")
        await make_bots(store, "b", "bob")
        await open_account(store, Account("lovelace", "$argon2id$...", "ada"))
        assert [found.game for found in await store.games_of("bob")] == ["b"]
        phone = session("phone", "ada")
        await store.people.enter_account("lovelace", phone, guest="bob", left="")
        assert {found.game for found in await store.games_of("bob")} == {"a", "b"}
        assert {found.game for found in await store.games_of("ada")} == {"a", "b"}


@asynchronous
async def test_all_sessions_of_a_guest_end_when_they_enter_an_account(opened: Opened) -> None:
    """A cookie of an older program may have been exchanged twice, by two secrets of the server."""
    async with opened() as store:
        await store.people.put(ADA)
        await open_account(store, Account("lovelace", "$argon2id$...", "ada"))
        assert await store.sessions.begin(session("first", "bob"), BOB)
        await store.write(lambda connection: add_session(connection, session("second", "bob")))
        phone = session("phone", "ada")
        ended = await store.people.enter_account("lovelace", phone, guest="bob", left="first")
        assert sorted(ended) == ["first", "second"]
        assert await store.sessions.there(["first", "second", "phone"]) == {"phone"}


@asynchronous
async def test_the_name_of_an_account_is_somebodys_in_any_case(opened: Opened) -> None:
    """Of two who ask at once for one name, one gets it."""
    async with opened() as store:
        await store.people.put(ADA)
        await store.people.put(BOB)
        answers = await asyncio.gather(
            open_account(store, Account("strasse", "1", "ada")),
            open_account(store, Account("strasse", "2", "bob")),
            return_exceptions=True,
        )
        assert [type(found) for found in answers] == [list, NameTaken]
        assert await store.people.account("STRASSE") == Account("strasse", "1", "ada")
        assert await store.people.account("nobody") is None
        found = await store.people.find("bob")
        assert found == BOB


@asynchronous
async def test_a_person_can_change_name_and_language(opened: Opened) -> None:
    """By the same id."""
    async with opened() as store:
        await store.people.put(ADA)
        changed = Person("ada", "Augusta", "fr", 1.0)
        await store.people.put(changed)
        assert await store.people.find("ada") == changed
        assert await store.people.find("nobody") is None


@asynchronous
async def test_a_link_opens_its_seat(opened: Opened) -> None:
    """As often as wanted, until another takes its place or it is dropped."""
    async with opened() as store:
        await play(store, "a", 0)
        await store.put_link("a", 1, "first")
        assert await store.claim_link("first") == ("a", 1)
        assert await store.claim_link("first") == ("a", 1)
        await store.put_link("a", 1, "second")
        assert await store.claim_link("first") is None
        assert await store.claim_link("second") == ("a", 1)
        await store.drop_link("a", 1)
        assert await store.claim_link("second") is None


@asynchronous
async def test_the_token_of_a_link_is_not_stored(tmp_path: Path) -> None:
    """Who steals the database cannot sit down with it."""
    file = tmp_path / "burgh.db"
    store = await Store.open(f"sqlite:///{file}")
    await play(store, "a", 0)
    await store.put_link("a", 1, "very-secret-token")
    await store.close()
    assert b"very-secret-token" not in file.read_bytes()
    with sqlite3.connect(file) as other:
        [(kept,)] = other.execute("SELECT secret_hash FROM links").fetchall()
    other.close()
    assert len(kept) == 32


@asynchronous
async def test_desks_are_private(opened: Opened) -> None:
    """Notes, mutes and looks belong to one person at one game."""
    async with opened() as store:
        for person in (ADA, BOB):
            await store.people.put(person)
        await play(store, "a", 0)
        personal = store.personal
        await personal.put_note("a", "ada", "two lakes left")
        await personal.mute("a", "ada", 1)
        await personal.mute("a", "ada", 1)
        await personal.mark_read("a", "ada", 7)
        await personal.mark_read("a", "ada", 3)
        assert await personal.note("a", "ada") == "two lakes left"
        assert await personal.mutes("a", "ada") == {1}
        assert await personal.last_read("a", "ada") == 7
        assert await personal.note("a", "bob") == ""
        assert await personal.mutes("a", "bob") == frozenset()
        assert await personal.last_read("a", "bob") == -1
        await personal.put_note("a", "ada", "")
        await personal.unmute("a", "ada", 1)
        assert await personal.note("a", "ada") == ""
        assert await personal.mutes("a", "ada") == frozenset()


@asynchronous
async def test_a_notice_is_sent_by_one_node_only(opened: Opened) -> None:
    """Whoever claims it first; dropping the wish forgets what was sent."""
    async with opened() as one, opened() as two:
        await one.people.put(ADA)
        await play(one, "a", 0)
        wish = Notice("n1", "ada", "webhook", '{"url": "http://x"}', digest=15, secret="s")
        await one.notices.put(wish)
        assert await two.notices.of("ada") == [wish]
        claims = [store.notices.claim("n1", "a", 0, 50.0) for store in (one, two, one, two)]
        assert sorted(await asyncio.gather(*claims)) == [False, False, False, True]
        assert await one.notices.claim("n1", "a", 1, 60.0)
        assert await two.notices.last_sent("n1") == 60.0
        assert not await one.notices.drop("bob", "n1")
        assert await one.notices.drop("ada", "n1")
        assert await two.notices.of("ada") == []
        assert await two.notices.last_sent("n1") is None


@pytest.mark.parametrize("name", ["\ud800", "\x00"])
@asynchronous
async def test_what_no_database_can_hold_spoils_nobody_else(name: str, opened: Opened) -> None:
    """Half a letter, or a NUL in PostgreSQL, is the sender's mistake, and theirs alone."""
    async with opened() as store:
        answers = await asyncio.gather(
            play(store, "a", 0),
            store.people.put(Person("x", name, "en", 0.0)),
            play(store, "b", 0),
            return_exceptions=True,
        )
        assert [*answers[::2]] == [None, None]
        is_kept = await store.people.find("x") is not None
        assert is_kept or isinstance(answers[1], Malformed)


@asynchronous
async def test_games_in_play_are_gone_over_page_by_page(opened: Opened) -> None:
    """By name, only those being played, each once; with the last event of any few of them."""
    async with opened() as store:
        for name in ("delta", "alpha", "charlie", "bravo"):
            await play(store, name, 0, 1)
        await store.append([row("echo", 0)], summary("echo", 0, status="ended"))
        first = await store.playing(limit=3)
        rest = await store.playing(first[-1].game, limit=3)
        assert [game.game for game in first] == ["alpha", "bravo", "charlie"]
        assert [game.game for game in rest] == ["delta"]
        assert await store.last_seqs(["alpha", "echo", "nobody"]) == {"alpha": 1, "echo": 0}
        assert await store.event("alpha", 1) == row("alpha", 1)
        assert await store.event("alpha", 2) is None


@asynchronous
async def test_the_database_tells_the_time(opened: Opened) -> None:
    """The clock that all nodes share is one in seconds since 1970."""
    async with opened() as store:
        assert abs(await store.now() - time.time()) < 60


@asynchronous
async def test_a_name_that_has_to_go_goes_from_logs_and_lists(opened: Opened) -> None:
    """Whoever is named in a log is found there, wherever in it; only their name goes."""
    async with opened() as store:
        body = b'{"kind": "opened", "host": "ada"}'
        first = msgspec.structs.replace(row("a", 0, body), kind="opened")
        seats = (SeatRow("Ada", "person", "ada"), SeatRow("Bob", "person", "bob"))
        await store.append([first, row("a", 1, b"ada")], summary("a", 1, seats=seats))
        await make_bots(store, "b", "bob")
        assert await store.games_naming({"ada", "nobody"}) == ["a"]
        assert await store.games_naming({"nobody"}) == []
        await store.rewrite([msgspec.structs.replace(first, body=b"{}")])
        await store.forget_names({"ada"})
        assert [each.body for each in await store.events("a")] == [b"{}", b"ada"]
        found = await store.summary("a")
        assert found is not None
        assert [seat.name for seat in found.seats] == ["", "Bob"]
        assert found.seats[0].person == "ada"


@asynchronous
async def test_a_key_is_drawn_once(opened: Opened) -> None:
    """Whoever comes second, with another one, gets the first."""
    async with opened() as store:
        drawn = await asyncio.gather(store.kept_key("push", "1"), store.kept_key("push", "2"))
        assert drawn[0] == drawn[1] == await store.kept_key("push", "3")
