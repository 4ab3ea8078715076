"""Questions to the table: who is asked, what settles them, and that nothing is left lying."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgh.table.absence import LIVE_GRACE
from burgh.table.questions import Moment, answer, ask
from burgh.table.refused import Refused
from burgh.table.seats import get_up
from burgh.table.sitting import Sitting
from tests.server.sitting import Hands, asynchronous, bot, lay, move, person, sitting

KEY = "abcdefghijkl"
THREE = [person("ada"), person("bob"), person("cyd")]


def here(hands: Hands, *present: int) -> Moment:
    """Say who is at the table; the others have been away since the clock began to count."""
    away = {seat: 0.0 for seat in range(3) if seat not in present}
    return Moment(frozenset(present), hands.now, away)


def open_questions(table: Sitting) -> list[str]:
    """Name the questions that wait for somebody."""
    return [asked.what for asked in table.questions.values()]


@asynchronous
async def test_one_may_pause_as_often_as_one_likes(tmp_path: Path) -> None:
    """With nobody else to ask it is done at once, and no question stays open behind it."""
    async with sitting(tmp_path) as tables:
        await lay(tables, KEY, [person("ada"), bot(1)])
        for number, what in enumerate(("pause", "resume", "pause", "resume")):
            await tables.do(KEY, lambda t, w=what, n=number: ask(t, 0, w, None, f"key-{n}"))  # type: ignore[misc]
            table = tables.live[KEY]
            assert table.is_paused == (what == "pause")
            assert open_questions(table) == []


@asynchronous
async def test_two_who_ask_for_the_same_pause_are_both_answered(tmp_path: Path) -> None:
    """One yes pauses the table, and the other's question is settled with it."""
    async with sitting(tmp_path) as tables:
        await lay(tables, KEY, [person("ada"), person("bob")])
        first = await tables.do(KEY, lambda table: ask(table, 0, "pause", None, "key-ada"))
        await tables.do(KEY, lambda table: ask(table, 1, "pause", None, "key-bob"))
        await tables.do(KEY, lambda table: answer(table, 1, first, True, "key-yes"))
        assert tables.live[KEY].is_paused
        assert open_questions(tables.live[KEY]) == []


@asynchronous
async def test_nobody_at_the_table_is_replaced_against_their_will(tmp_path: Path) -> None:
    """Who is there is asked; their no keeps the seat, their yes gives it to a bot."""
    hands = Hands()
    async with sitting(tmp_path, clock=hands) as tables:
        await lay(tables, KEY, [person("ada"), person("bob")])
        both = here(hands, 0, 1)
        for yes, kind in ((False, "person"), (True, "bot")):
            asked = await tables.do(KEY, lambda t: ask(t, 0, "replace", 1, "", both))
            assert open_questions(tables.live[KEY]) == ["replace"]
            with pytest.raises(Refused, match="asked already"):
                await tables.do(KEY, lambda t: ask(t, 0, "replace", 1, "", both))
            await tables.do(KEY, lambda t, a=asked, y=yes: answer(t, 1, a, y, "", both))  # type: ignore[misc]
            assert tables.live[KEY].chairs[1].kind == kind
            assert open_questions(tables.live[KEY]) == []


@asynchronous
async def test_who_is_absent_is_replaced_when_the_others_agree(tmp_path: Path) -> None:
    """The last yes of those asked does it; who goes while they are asked is waited for no more."""
    hands = Hands()
    async with sitting(tmp_path, clock=hands) as tables:
        await lay(tables, KEY, THREE, options={"players": 3})
        hands.now += LIVE_GRACE
        asked = await tables.do(KEY, lambda t: ask(t, 0, "replace", 2, "", here(hands, 0, 1)))
        await tables.do(KEY, lambda t: answer(t, 1, asked, True, "", here(hands, 0, 1)))
        assert [chair.kind for chair in tables.live[KEY].chairs] == ["person", "person", "bot"]
        assert open_questions(tables.live[KEY]) == []
        await tables.do(KEY, lambda t: ask(t, 0, "replace", 1, "", here(hands, 0, 1)))
        assert tables.live[KEY].chairs[1].kind == "person"
        hands.now += LIVE_GRACE
        await tables.do(KEY, lambda t: ask(t, 0, "replace", 1, "", here(hands, 0)))
        assert tables.live[KEY].chairs[1].kind == "bot"
        assert open_questions(tables.live[KEY]) == []


@asynchronous
async def test_two_who_are_gone_for_good_do_not_wait_for_each_other(tmp_path: Path) -> None:
    """After the grace of the table nobody's consent to a bot is waited for."""
    hands = Hands()
    async with sitting(tmp_path, clock=hands) as tables:
        await lay(tables, KEY, THREE, options={"players": 3})
        hands.now += LIVE_GRACE
        for gone in (1, 2):
            await tables.do(KEY, lambda t, g=gone: ask(t, 0, "replace", g, "", here(hands, 0)))  # type: ignore[misc]
            assert tables.live[KEY].chairs[gone].kind == "bot"
        assert open_questions(tables.live[KEY]) == []


@asynchronous
async def test_who_leaves_while_asked_has_not_said_yes(tmp_path: Path) -> None:
    """Nothing is done, the question is off the table, and it can be asked again."""
    async with sitting(tmp_path) as tables:
        await lay(tables, KEY, [person("ada"), person("bob")])
        await tables.do(KEY, lambda table: ask(table, 0, "pause", None, "key-one"))
        await tables.do(KEY, lambda table: get_up(1))
        assert not tables.live[KEY].is_paused
        assert open_questions(tables.live[KEY]) == []
        await tables.do(KEY, lambda table: ask(table, 0, "pause", None, "key-two"))
        assert open_questions(tables.live[KEY]) == ["pause"]


@asynchronous
async def test_a_log_read_again_has_the_same_questions(tmp_path: Path) -> None:
    """What is open follows from the log alone."""
    hands = Hands()
    async with sitting(tmp_path, clock=hands) as tables:
        await lay(tables, KEY, THREE, options={"players": 3})
        await move(tables, KEY, tables.live[KEY].turn)
        await tables.do(KEY, lambda table: ask(table, 0, "pause", None, "key-one"))
        await tables.do(KEY, lambda t: ask(t, 1, "replace", 2, "key-two", here(hands, 0, 1, 2)))
        await tables.do(KEY, lambda table: get_up(2))
        before = tables.live[KEY].questions
        tables.forget(KEY)
        async with tables.reading(KEY) as table:
            assert table.questions == before
            assert [sorted(asked.waiting) for asked in before.values()] == [[1], [0]]
