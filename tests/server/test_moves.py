"""Moves over the socket: refused, repeated, at once, over a line that broke."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from burgh.table import wire
from tests.server.serving import Browser, Echo, Line, asynchronous, choose, serving, settings_for

TWO = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 7}


@asynccontextmanager
async def two_people(folder: Path) -> AsyncIterator[tuple[Browser, Browser, str]]:
    """Let two people sit down to Suburbia; seat 0 is the first one's."""
    async with (
        serving(settings_for(folder)) as (base, _),
        Browser(base) as ada,
        Browser(base) as bob,
    ):
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        await bob.post(f"/api/tables/{key}/join")
        yield ada, bob, key


@asynccontextmanager
async def two_lines(folder: Path) -> AsyncIterator[tuple[Browser, Browser, str, Line, Line]]:
    """Let two people sit down, each with an open socket."""
    async with (
        two_people(folder) as (ada, bob, key),
        ada.at(key, 0) as first,
        bob.at(key, 1) as second,
    ):
        yield ada, bob, key, first, second


async def decider(lines: list[Line]) -> tuple[Line, wire.Seen]:
    """Give the line of whoever decides."""
    seen = lines[0].seen
    assert seen is not None
    line = lines[seen.turn]
    while line.seen is None or line.seen.seq < seen.seq:
        await line.until(wire.Happened)
    return line, line.seen


async def seen_at(line: Line, ply: int) -> wire.Seen:
    """Give what a line sees once so many moves stand."""
    while line.seen is None or line.seen.ply != ply:
        await line.until(wire.Happened)
    return line.seen


@asynchronous
async def test_a_stale_move_is_refused_with_the_state_as_it_is(tmp_path: Path) -> None:
    """The answer names what is due, the table follows, and nothing has changed."""
    async with two_lines(tmp_path) as (_, _, _, first, second):
        line, seen = await decider([first, second])
        move = seen.legal[0].move
        await line.ask(wire.Confirm("first-key", seen.turn, 0, [move]))
        now = line.seen
        for number, ply in enumerate((0, 5)):
            stale = wire.Confirm(f"stale-key-{number}", seen.turn, ply, [move])
            assert (await line.ask(stale)).code == "stale"
            shown = await line.until(wire.Happened)
            assert (shown.events, shown.seen) == ([], now)


@asynchronous
async def test_an_illegal_move_is_refused_with_its_rule(tmp_path: Path) -> None:
    """Rule, code and what is in the way; and what cannot be read says so."""
    async with two_lines(tmp_path) as (_, _, _, first, second):
        line, seen = await decider([first, second])
        asked = wire.Confirm("illegal-key", seen.turn, 0, ["buy farm @ 1,1"])
        refused = await line.ask(asked)
        assert refused.code == "illegal"
        assert refused.refusal.rule
        unreadable = wire.Confirm("strange-key", seen.turn, 0, [{"do": "dance"}])
        assert (await line.ask(unreadable)).code == "malformed"
        await line.send(wire.Sit(seen.turn))
        assert (await line.until(wire.Welcome)).seen == seen


@asynchronous
async def test_a_request_counts_once(tmp_path: Path) -> None:
    """The same key again is confirmed as done already, with the event it led to."""
    async with two_lines(tmp_path) as (_, _, _, first, second):
        line, seen = await decider([first, second])
        confirm = wire.Confirm("once-and-only", seen.turn, 0, [seen.legal[0].move])
        done = await line.ask(confirm)
        assert not done.again
        assert await line.ask(confirm) == wire.Confirmed(confirm.id, done.seq, again=True)
        assert line.seen is not None
        assert line.seen.ply == 1


@asynchronous
async def test_two_who_move_at_once_are_told_apart(tmp_path: Path) -> None:
    """One device is confirmed, the other is told that it came late; the log has one move."""
    async with two_lines(tmp_path) as (ada, bob, key, first, second):
        _, seen = await decider([first, second])
        who = [ada, bob][seen.turn]
        async with who.at(key, seen.turn) as phone, who.at(key, seen.turn) as desk:
            moves = [seen.legal[0].move, seen.legal[1].move]
            answers = await asyncio.gather(
                phone.ask(wire.Confirm("from-phone", seen.turn, 0, [moves[0]])),
                desk.ask(wire.Confirm("from-desk", seen.turn, 0, [moves[1]])),
            )
            codes = sorted(getattr(answer, "code", "confirmed") for answer in answers)
            assert codes == ["confirmed", "stale"]
        replay = await ada.get(f"/api/tables/{key}/replay")
        assert replay["plies"] == 1


@asynchronous
async def test_a_line_that_broke_goes_on_where_it_was(tmp_path: Path) -> None:
    """Who comes back names the last event they have, and gets the rest and the view."""
    rng = random.Random(3)
    async with two_lines(tmp_path) as (ada, bob, key, first, second):
        line, seen = await decider([first, second])
        other = [first, second][1 - seen.turn]
        last = seen.seq
        await line.socket.close()
        async with [ada, bob][seen.turn].at(key, seen.turn, after=last) as again:
            assert again.welcome.events == []
            await choose(again, seen.turn, rng)
            assert (await other.until(wire.Happened)).seen.ply == 1
        async with [ada, bob][seen.turn].at(key, seen.turn, after=last) as again:
            assert [event.seq for event in again.welcome.events] == [last + 1]
            assert again.welcome.seen is not None
            assert again.welcome.seen.ply == 1


@asynchronous
async def test_nobody_acts_or_looks_for_another(tmp_path: Path) -> None:
    """Seats of others are refused to players and spectators alike; a spectator may look on."""
    async with (
        two_lines(tmp_path) as (ada, _, key, first, _),
        Browser(ada.base) as eve,
        eve.at(key) as watcher,
    ):
        for line in (first, watcher):
            await line.send(wire.Sit(1))
            assert (await line.until(wire.Problem)).code == "not_yours"
            for request in (
                wire.Confirm("for-another", 1, 0, ["pass"]),
                wire.Try("for-another", 1, 0, []),
                wire.TakeBack("for-another", 1, 0, 0),
                wire.AskAll("for-another", 1, "pause"),
                wire.Say("for-another", 1, "hello"),
                wire.Hint("for-another", 1, 0),
            ):
                assert (await line.ask(request)).code == "not_yours"
        assert watcher.seen is not None
        assert (watcher.seen.legal, watcher.welcome.mine) == ([], [])


@asynchronous
async def test_staged_moves_change_nothing(tmp_path: Path) -> None:
    """They are shown with their ledger and the view after them; another seat hears nothing."""
    async with two_lines(tmp_path) as (_, _, _, first, second):
        line, seen = await decider([first, second])
        move = seen.legal[0].move
        tried = await line.ask(wire.Try("what-then", seen.turn, 0, [move]))
        assert (tried.ply, tried.steps[0].move) == (1, move)
        told = await line.ask(wire.Explain("and-why-so", seen.turn, 0, [], move))
        assert told.refusal is None
        await line.send(wire.Sit(seen.turn))
        assert (await line.until(wire.Welcome)).seen == seen


@asynchronous
async def test_chat_is_plain_text_and_can_be_muted(tmp_path: Path) -> None:
    """Markup comes out as it went in; who is muted is not heard, now or in the log."""
    text = '<img src=x onerror="alert(1)"> {{7*7}}'
    async with two_lines(tmp_path) as (ada, _, key, first, second):
        await second.ask(wire.Say("a-line-of-chat", 1, text))
        happened = await first.until(wire.Happened)
        assert happened.events[0].text == text
        await second.ask(
            wire.Say("a-turned-line", 1, "\u202eolleh\x07 \U0001f468\u200d\U0001f469\x00")
        )
        turned = await first.until(wire.Happened)
        assert turned.events[0].text == "olleh \U0001f468\u200d\U0001f469"
        await first.ask(wire.Mute("quiet-please", 1, True))
        await second.ask(wire.Say("another-line", 1, "again"))
        assert (await first.until(wire.Happened)).events == []
        async with ada.at(key, 0) as later:
            kinds = [type(event).__name__ for event in later.welcome.events]
            assert "Said" not in kinds
            assert later.welcome.muted == [1]


@asynchronous
async def test_who_was_replaced_looks_on_as_a_spectator(tmp_path: Path) -> None:
    """Their socket stays open, but the seat's secrets are the bot's from then on."""
    async with two_lines(tmp_path) as (_, _, _, first, second):
        asked = await first.ask(wire.AskAll("bob-may-go", 0, "replace", 1))
        await second.send(wire.Answer("bob-agrees", 1, asked.seq, True))
        news = await second.until(wire.Happened, lambda news: news.table.seats[1].kind == "bot")
        assert news.seen.seat == -1
        assert (await second.ask(wire.Try("may-i-still", 1, 0, []))).code == "not_yours"


@asynchronous
async def test_a_proposal_is_for_those_who_play_together(tmp_path: Path) -> None:
    """The others see it and nothing is kept; where everybody plays alone there is none."""
    async with two_lines(tmp_path) as (ada, bob, _, first, _):
        await first.send(wire.Propose(0, 0, []))
        assert (await first.until(wire.Problem)).code == "not_shared"
        key = (await ada.post("/api/tables", {**TWO, "title": "skylines"}))["table"]["id"]
        await bob.post(f"/api/tables/{key}/join")
        async with ada.at(key, 0) as here, bob.at(key, 1) as there:
            decides, other = (here, there) if here.seen.turn == 0 else (there, here)  # type: ignore[union-attr]
            seen = decides.seen
            assert seen is not None
            move = seen.legal[0].move
            await decides.send(wire.Propose(seen.turn, 0, [move]))
            told = await other.until(wire.Proposal)
            assert (told.seat, told.ply, told.moves) == (seen.turn, 0, [move])
            assert told.position is not None
            assert told.position["boards"] == [move["board"]]
            assert told.position["viewer"] == -1
            await decides.send(wire.Propose(seen.turn, 0, []))
            assert await other.until(wire.Proposal) == wire.Proposal(seen.turn, 0, [], None)
            await decides.send(wire.Propose(seen.turn, 0, ["dance"]))
            assert (await decides.until(wire.Problem)).code == "malformed"


@asynchronous
async def test_hints_are_given_where_the_table_allows_them(tmp_path: Path) -> None:
    """Not otherwise, and only to whoever decides."""
    wish = {**TWO, "seats": [{"kind": "me"}, {"kind": "me"}]}
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        app.state.runtime.analyst = Echo()
        for hints, codes in ((False, ["no_hints"] * 2), (True, ["stale", "hinted"])):
            table = (await ada.post("/api/tables", {**wish, "hints": hints}))["table"]
            turn = table["turn"][0]
            async with ada.at(table["id"], turn) as line:
                answers = [
                    await line.ask(wire.Hint("the-other-seat", 1 - turn, 0)),
                    await line.ask(wire.Hint("my-own-seat", turn, 0)),
                ]
            assert [getattr(answer, "code", "hinted") for answer in answers] == codes


@asynchronous
async def test_before_anything_is_turned_up_undo_is_free(tmp_path: Path) -> None:
    """Who keeps a goal shows nothing, and goes back alone; the trace stays in the log."""
    async with two_lines(tmp_path) as (ada, _, key, first, second):
        line, seen = await decider([first, second])
        await line.ask(wire.Confirm("keep-a-goal", seen.turn, 0, [seen.legal[0].move]))
        await line.ask(wire.TakeBack("no-the-other", seen.turn, 1, 0))
        assert line.seen is not None
        assert (line.seen.ply, line.seen.asks) == (0, [])
        replay = await ada.get(f"/api/tables/{key}/replay")
        assert [event["kind"] for event in replay["events"]][-2:] == ["moved", "undone"]


@asynchronous
async def test_undo_behind_what_was_turned_up_is_asked_for(tmp_path: Path) -> None:
    """A tile that came up is news to its own mover too: free is the ply after it, no further."""
    async with two_lines(tmp_path) as (_, _, _, first, second):
        for ply, line in enumerate((first, second, first)):  # a goal each, then a tile is bought
            seen = await seen_at(line, ply)
            await line.ask(wire.Confirm(f"move-{ply:04d}", seen.turn, ply, [seen.legal[0].move]))
        seen = await seen_at(first, 3)
        assert seen.undo.free_to == 3
        assert [shown.to for shown in seen.undo.barrier] == [None]
        await first.ask(wire.TakeBack("the-other-tile", 0, 3, 2))
        (ask,) = (await seen_at(first, 3)).asks
        await second.ask(wire.Answer("fine-by-me", 1, ask.id, True))
        assert (await seen_at(first, 2)).asks == []


@asynchronous
async def test_a_stale_undo_is_refused(tmp_path: Path) -> None:
    """Who goes back from a position that is no longer there takes back nothing."""
    async with two_lines(tmp_path) as (_, _, _, first, second):
        line, seen = await decider([first, second])
        await line.ask(wire.Confirm("keep-a-goal", seen.turn, 0, [seen.legal[0].move]))
        for number, ply in enumerate((0, 2)):
            back = wire.TakeBack(f"too-late-{number}", seen.turn, ply, 0)
            assert (await line.ask(back)).code == "stale"
        assert line.seen is not None
        assert line.seen.ply == 1


@asynchronous
async def test_nothing_is_chosen_behind_a_reveal(tmp_path: Path) -> None:
    """Of moves sent together only the last may turn something up: else refusals would tell it."""
    alone = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", {**alone, "seed": 7}))["table"]["id"]
        async with ada.at(key, 0) as line:
            assert line.seen is not None
            move = next(legal for legal in line.seen.legal if legal.shows).move
            for second in ("remove landfill", move):
                both = [move, second]
                for request in (
                    wire.Confirm("two-at-once", 0, 0, both), wire.Try("two-at-once", 0, 0, both),
                ):  # fmt: skip
                    assert (await line.ask(request)).code == "reveal_between"
            assert line.seen.ply == 0
            await line.ask(wire.Confirm("one-by-one", 0, 0, [move]))
            await line.ask(wire.Confirm("then-another", 0, 1, ["remove landfill"]))
            assert line.seen.ply == 2
