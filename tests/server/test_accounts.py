"""Accounts: passwords, addresses, wrong tries, what one may take along, and an end for good."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgh.server.throttle import FREE, LONGEST, Throttle
from burgh.table import wire
from burgh.table.refused import Refused
from tests.server.postman import post_office
from tests.server.serving import Browser, asynchronous, serving, settings_for
from tests.server.sitting import Hands

ADA = {"account": "ada", "password": "correct horse"}
NEW = "another horse"
TWO = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "open"}]}
ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}
MANY = {"BURGH_LIMIT_LOGINS_A_MINUTE": "1000"}


# --- passwords -----------------------------------------------------------------------------------


@asynchronous
async def test_a_password_is_changed_by_who_knows_it(tmp_path: Path) -> None:
    """All other sessions end; the old password enters no more."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as desk,
        Browser(base) as phone,
    ):
        await desk.post("/api/accounts", ADA)
        await phone.post("/api/session", ADA)
        path = "/api/account/password"
        guess = {"password": "not the horse", "new_password": NEW}
        assert (await desk.put(path, guess, 403))["code"] == "wrong_password"
        await desk.put(path, {"password": ADA["password"], "new_password": NEW}, 200)
        assert (await desk.get("/api/me"))["account"] == "ada"
        assert (await phone.greet())["account"] is None
        await phone.post("/api/session", ADA, 403)
        assert (await phone.post("/api/session", {**ADA, "password": NEW}))["account"] == "ada"


@asynchronous
async def test_a_guest_has_no_password_to_change(tmp_path: Path) -> None:
    """Nor an address, nor anything to delete."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        wish = {"password": NEW, "new_password": NEW}
        assert (await ada.put("/api/account/password", wish, 409))["code"] == "no_account"
        assert (await ada.get("/api/account", 409))["code"] == "no_account"
        own = {"password": NEW}
        assert (await ada.post("/api/account/deletion", own, 409))["code"] == "no_account"


@asynchronous
async def test_a_forgotten_password_is_replaced_by_a_link(tmp_path: Path) -> None:
    """Only to a confirmed address; the link works once, and every session ends with it."""
    async with post_office() as postman:
        settings = settings_for(tmp_path, **postman.settings)
        async with (
            serving(settings) as (base, _),
            Browser(base) as ada,
            Browser(base) as lost,
        ):
            await ada.post("/api/accounts", ADA)
            wish = {"email": "ada@example.org", "password": ADA["password"]}
            told = await ada.put("/api/account/email", wish, 200)
            assert (told["email"], told["email_wanted"]) == (None, "ada@example.org")
            confirming = await postman.next_token()
            await lost.post("/api/resets", {"email": "ada@example.org"})  # not confirmed yet
            await lost.post("/api/emails", {"token": confirming})  # in whichever browser
            assert (await ada.get("/api/account"))["email"] == "ada@example.org"
            await lost.post("/api/resets", {"email": " Ada@Example.org"})
            token = await postman.next_token()
            assert postman.got == []
            reset = {"token": token, "password": NEW}
            assert (await lost.post("/api/resets/used", reset))["account"] == "ada"
            assert (await ada.greet())["account"] is None
            assert (await ada.post("/api/resets/used", reset, 403))["code"] == "old_link"
            await ada.post("/api/session", {**ADA, "password": NEW})


@asynchronous
async def test_nobody_learns_which_addresses_are_known(tmp_path: Path) -> None:
    """To ask for a link gets the same answer whether an account has the address or not."""
    async with post_office() as postman:
        settings = settings_for(tmp_path, **postman.settings)
        async with serving(settings) as (base, app), Browser(base) as ada, Browser(base) as eve:
            await ada.post("/api/accounts", ADA)
            await app.state.runtime.store.people.change_account("ada", email="ada@example.org")
            answers = [
                await eve.http.post("/api/resets", json={"email": email})
                for email in ("ada@example.org", "nobody@example.org")
            ]
            assert [each.status_code for each in answers] == [200, 200]
            assert answers[0].content == answers[1].content
            await postman.next_token()
        assert postman.recipients == ["ada@example.org"]


@asynchronous
async def test_a_link_lives_an_hour(tmp_path: Path) -> None:
    """A link of the operator is the same as one in an e-mail; a forged one is none."""
    hands = Hands()
    async with serving(settings_for(tmp_path), hands) as (base, app), Browser(base) as ada:
        await ada.post("/api/accounts", ADA)
        people = app.state.runtime.people
        link = await people.reset_link("ADA")
        assert link.startswith(f"{app.state.runtime.settings.public_url}/#/account/reset/")
        assert await people.reset_link("nobody") is None
        token = link.rpartition("/")[2]
        for late, broken in ((0.0, f"{token}x"), (3601.0, token)):
            hands.now += late
            wish = {"token": broken, "password": NEW}
            assert (await ada.post("/api/resets/used", wish, 403))["code"] == "old_link"
        fresh = (await people.reset_link("ada")).rpartition("/")[2]
        assert await ada.post("/api/resets/used", {"token": fresh, "password": NEW})


@asynchronous
async def test_an_address_counts_once_it_is_confirmed_and_only_the_last_one(
    tmp_path: Path,
) -> None:
    """A link to an address that is wanted no more confirms nothing; none can be taken away."""
    async with post_office() as postman:
        settings = settings_for(tmp_path, **postman.settings)
        async with serving(settings) as (base, _), Browser(base) as ada:
            await ada.post("/api/accounts", ADA)
            own = {"password": ADA["password"]}
            path = "/api/account/email"
            assert (await ada.put(path, {**own, "email": "no address"}, 400))["where"] == "email"
            wrong = {"password": "not the horse", "email": "ada@example.org"}
            assert (await ada.put(path, wrong, 403))["code"] == "wrong_password"
            await ada.put(path, {**own, "email": "first@example.org"}, 200)
            first = await postman.next_token()
            await ada.put(path, {**own, "email": "second@example.org"}, 200)
            second = await postman.next_token()
            assert (await ada.post("/api/emails", {"token": first}, 403))["code"] == "old_link"
            for _ in range(2):  # programs look at links before people do
                await ada.post("/api/emails", {"token": second})
            assert (await ada.get("/api/account"))["email"] == "second@example.org"
            await ada.put(path, {**own, "email": ""}, 200)
            told = await ada.get("/api/account")
            assert (told["email"], told["email_wanted"]) == (None, None)


@asynchronous
async def test_without_e_mail_nobody_is_promised_one(tmp_path: Path) -> None:
    """The account says so, and both wishes are refused in words."""
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        await ada.post("/api/accounts", ADA)
        assert not (await ada.get("/api/account"))["can_mail"]
        wish = {"email": "ada@example.org", "password": ADA["password"]}
        assert (await ada.put("/api/account/email", wish, 409))["code"] == "no_channel"
        reset = {"email": "ada@example.org"}
        assert (await ada.post("/api/resets", reset, 409))["code"] == "no_channel"


# --- wrong tries ---------------------------------------------------------------------------------


def waits(throttle: Throttle, hands: Hands, tries: int) -> Iterator[float]:
    """Fail again and again, each time as soon as it is allowed; give how long that took."""
    for _ in range(tries):
        try:
            throttle.begin("ada", "here")
            yield 0.0
        except Refused as refused:
            wait = refused.wait or 0.0
            hands.now += wait
            throttle.begin("ada", "here")
            yield wait


def test_each_wrong_try_makes_the_next_wait_longer() -> None:
    """A few are free; then it doubles up to a quarter of an hour, for this place alone."""
    hands = Hands()
    throttle = Throttle(hands)
    found = list(waits(throttle, hands, FREE + 12))
    assert found[:FREE] == [0.0] * FREE
    assert found[FREE : FREE + 4] == [2.0, 4.0, 8.0, 16.0]
    assert max(found) == found[-1] == LONGEST
    throttle.begin("ada", "elsewhere")
    throttle.begin("bob", "here")
    throttle.passed("ada", "here")
    assert list(waits(throttle, hands, 1)) == [0.0]


def test_to_ask_while_one_waits_makes_nobody_wait_longer() -> None:
    """An impatient owner is not punished, and tries sent at once count each."""
    hands = Hands()
    throttle = Throttle(hands)
    for _ in range(FREE):
        throttle.begin("ada", "here")
    for _ in range(50):
        with pytest.raises(Refused):
            throttle.begin("ada", "here")
    hands.now += 2.0
    throttle.begin("ada", "here")


@asynchronous
async def test_wrong_tries_never_stop_a_device_that_the_account_knows(tmp_path: Path) -> None:
    """An attacker behind the very same address waits; the owner's browser enters at once."""
    hands = Hands()
    async with (
        serving(settings_for(tmp_path, **MANY), hands) as (base, _),
        Browser(base) as owner,
        Browser(base) as eve,
    ):
        await owner.post("/api/accounts", ADA)
        await owner.delete("/api/session")
        guess = {**ADA, "password": "a wild guess"}
        for _ in range(FREE):
            assert (await eve.post("/api/session", guess, 403))["code"] == "wrong_password"
        told = await eve.http.post("/api/session", json=ADA)
        assert (told.status_code, told.json()["code"], told.json()["wait"]) == (429, "slow_down", 2)
        assert told.headers["retry-after"] == "2"
        assert (await owner.post("/api/session", ADA))["account"] == "ada"
        hands.now += 2
        assert (await eve.post("/api/session", ADA))["account"] == "ada"  # who waits may try


@asynchronous
async def test_a_known_device_that_guesses_waits_too(tmp_path: Path) -> None:
    """The mark lets nobody try without end; one that is forged is none."""
    async with (
        serving(settings_for(tmp_path, **MANY), Hands()) as (base, _),
        Browser(base) as owner,
        Browser(base) as eve,
    ):
        await owner.post("/api/accounts", ADA)
        await owner.delete("/api/session")
        guess = {**ADA, "password": "a wild guess"}
        for _ in range(FREE):
            await owner.post("/api/session", guess, 403)
        assert (await owner.post("/api/session", ADA, 429))["code"] == "slow_down"
        mark = owner.http.cookies["burgh_device"]
        for forged in (mark[:-1], mark.partition(".")[0], "nonsense"):
            eve.http.cookies.set("burgh_device", forged, domain="127.0.0.1")
            await eve.post("/api/session", guess, 403)
        assert (await eve.post("/api/session", guess, 429))["code"] == "slow_down"


@asynchronous
async def test_many_accounts_are_not_tried_from_one_place(tmp_path: Path) -> None:
    """One guess for each of many names is too much, from one address; a known device passes."""
    settings = settings_for(tmp_path, BURGH_LIMIT_LOGINS_A_MINUTE="5")
    async with (
        serving(settings, Hands()) as (base, _),
        Browser(base) as owner,
        Browser(base) as eve,
    ):
        await owner.post("/api/accounts", ADA)
        for number in range(4):
            guess = {"account": f"player{number}", "password": "password"}
            await eve.post("/api/session", guess, 403)
        guess = {"account": "player9", "password": "password"}
        assert (await eve.post("/api/session", guess, 429))["code"] == "too_many"
        assert (await owner.post("/api/session", ADA))["account"] == "ada"


# --- names ---------------------------------------------------------------------------------------


@asynchronous
async def test_a_name_that_looks_like_another_is_refused(tmp_path: Path) -> None:
    """Line breaks go, widths and cases are one, and no Cyrillic letter makes a second victim."""
    async with serving(settings_for(tmp_path, **MANY)) as (base, _), Browser(base) as ada:
        await ada.post("/api/accounts", {**ADA, "account": " Victim\n"})
        assert (await ada.get("/api/me"))["account"] == "victim"
        for name, status, code in (
            ("victim\n", 409, "account_taken"),
            ("ＶＩＣＴＩＭ", 409, "account_taken"),
            ("vict1m".replace("1", "і"), 400, "malformed"),  # one letter is Cyrillic
            ("victirn", 409, "name_alike"),
            ("vic tim", 400, "malformed"),
            ("vi\u200bctim", 400, "malformed"),
        ):
            async with Browser(base) as eve:
                refused = await eve.post("/api/accounts", {**ADA, "account": name}, status)
                assert refused["code"] == code, name
        async with Browser(base) as phone:
            entered = await phone.post("/api/session", {**ADA, "account": "VICTIM "})
            assert entered["account"] == "victim"


@asynchronous
async def test_names_of_an_older_program_are_still_entered_and_compared(tmp_path: Path) -> None:
    """They have no skeleton yet: it is worked out when somebody asks for a name."""
    async with serving(settings_for(tmp_path, **MANY)) as (base, app), Browser(base) as ada:
        await ada.post("/api/accounts", {**ADA, "account": "cape"})
        await app.state.runtime.store.people.change_account("cape", skeleton=None)
        async with Browser(base) as eve:
            refused = await eve.post("/api/accounts", {**ADA, "account": "саре"}, 409)
            assert refused["code"] == "name_alike"
            assert (await eve.post("/api/session", {**ADA, "account": "CAPE"}))["account"] == "cape"


@asynchronous
async def test_a_spectator_does_not_talk_under_a_players_name(tmp_path: Path) -> None:
    """Neither as they write it nor as it looks; who sits down with it is told apart by a number."""
    async with (
        serving(settings_for(tmp_path)) as (base, _),
        Browser(base) as ada,
        Browser(base) as eve,
    ):
        await ada.http.patch("/api/me", json={"name": "Ada Pepper"})
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        for name, code in (("АДА", None), ("аda Реppеr", "name_in_use"), ("Eve", None)):
            await eve.http.patch("/api/me", json={"name": name})
            async with eve.at(key) as line:
                said = await line.ask(wire.Say(f"hello-{len(name):04d}", -1, "hello"))
                assert getattr(said, "code", None) == code, name
        await eve.http.patch("/api/me", json={"name": "ada pepper"})
        joined = await eve.post(f"/api/tables/{key}/join")
        assert [seat["name"] for seat in joined["seats"]] == ["Ada Pepper", "ada pepper 2"]


# --- what is kept --------------------------------------------------------------------------------


async def played_out(browser: Browser, key: str) -> None:
    """Play a game for one to its end."""
    async with browser.at(key, 0) as line:
        while line.seen is not None and not line.seen.is_over:
            move, ply = line.seen.legal[0].move, line.seen.ply
            confirm = wire.Confirm(next(browser.keys), 0, ply, [move])
            assert isinstance(await line.ask(confirm), wire.Confirmed)
            if line.seen.ply == ply:
                await line.until(wire.Happened)


@asynchronous
async def test_everything_that_is_kept_can_be_taken_along(tmp_path: Path) -> None:
    """Account, sessions, notices whole, notes, mutes, games with records, chat; no secrets."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        await ada.http.patch("/api/me", json={"name": "Ada"})
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        over = (await ada.post("/api/tables", ALONE))["table"]["id"]
        await ada.post("/api/accounts", ADA)
        await played_out(ada, over)
        target = "https://example.org/a/long/address/of/a/hook"
        await ada.post("/api/me/notices", {"kind": "webhook", "target": target})
        await ada.put(f"/api/tables/{key}/note", {"text": "buy the farm"}, 200)
        async with ada.at(key, 0) as line:
            await line.ask(wire.Say("hello-there", 0, "hello there"))
            await line.ask(wire.Mute("quiet-please", 1, True))
        async with Browser(base) as bob, bob.at(key) as line:
            await line.ask(wire.Say("another-voice", -1, "not mine"))
        answer = await ada.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        found: dict[str, Any] = answer.json()
        assert (found["account"], found["name"], len(found["ids"])) == ("ada", "Ada", 1)
        assert [each["target"] for each in found["notices"]] == [target]
        assert found["mutes"] == [{"table": key, "seat": 1}]
        assert [(each["table"], each["text"]) for each in found["chat"]] == [(key, "hello there")]
        games = {game["table"]: game for game in found["games"]}
        assert (games[key]["note"], games[key]["names"]) == ("buy the farm", ["Ada"])
        assert games[key]["record"] is None
        assert games[over]["record"] == await ada.get(f"/api/tables/{over}/record")
        account = await app.state.runtime.store.people.account("ada")
        assert account.password_hash not in answer.text


@asynchronous
async def test_an_account_is_deleted_and_its_games_stay(tmp_path: Path) -> None:
    """Nobody is named any more, on no disk and on no page; the other player plays on."""
    settings = settings_for(tmp_path)
    async with (
        serving(settings) as (base, app),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        await ada.http.patch("/api/me", json={"name": "Ada Lovelace"})
        key = (await ada.post("/api/tables", {**TWO, "listed": True}))["table"]["id"]
        await ada.post("/api/accounts", ADA)
        await bob.http.patch("/api/me", json={"name": "Bob"})
        await bob.post(f"/api/tables/{key}/join")
        await ada.put(f"/api/tables/{key}/note", {"text": "a secret plan"}, 200)
        async with ada.at(key, 0) as line:
            await line.ask(wire.Say("hello-there", 0, "hello there"))
        wrong = {"password": "not the horse"}
        assert (await ada.post("/api/account/deletion", wrong, 403))["code"] == "wrong_password"
        copy = ada.move_to(base)
        async with bob.at(key, 1) as line:
            gone = await ada.post("/api/account/deletion", {"password": ADA["password"]})
            assert (gone["account"], gone["name"]) == (None, "")
            heard = await line.until(wire.Happened)
            assert [(s.name, s.is_former) for s in heard.table.seats] == [
                ("", True),
                ("Bob", False),
            ]
        await ada.post("/api/session", ADA, 403)
        assert (await copy.greet())["account"] is None
        assert (await copy.get("/api/tables"))["mine"] == []
        shown = await bob.get("/api/tables")
        assert [s["is_former"] for s in shown["mine"][0]["seats"]] == [True, False]
        for each in list(app.state.runtime.tables.live):
            app.state.runtime.tables.forget(each)
        assert (await bob.get("/api/tables")) == shown
        async with bob.at(key, 1) as line:
            (said,) = [e for e in line.welcome.events if isinstance(e, wire.Spoke)]
            assert (said.name, said.text, said.is_former) == ("", "hello there", True)
        replayed = await bob.http.get(f"/api/tables/{key}/replay")
        assert "Lovelace" not in replayed.text
        kept = await app.state.runtime.store.events(key)
        assert b"Lovelace" not in b"".join(row.body for row in kept)
        assert "Lovelace" not in str(await app.state.runtime.store.summary(key))
        assert await app.state.runtime.store.personal.note(key, ada_of(kept)) == ""
        await copy.http.aclose()


def ada_of(rows: list[Any]) -> str:
    """Give the id that the log still has for whoever opened the table."""
    opened = msgspec.json.decode(rows[0].body)
    return str(opened["host"])
