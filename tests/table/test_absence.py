"""Absence with honour: grace, replacement, coming back, consent, vacation."""

from __future__ import annotations

from typing import Any

import pytest

from burgh.core.malformed import Malformed
from burgh.table import events as log
from burgh.table import views, wire
from burgh.table.absence import (
    A_DAY,
    DAYS_GRACE,
    LIVE_GRACE,
    LONGEST_VACATION,
    take_vacation,
)
from burgh.table.clocks import runs_out_at, seconds_left
from burgh.table.deciding import free_to
from burgh.table.moderation import bar, hears, must_admit, set_rules
from burgh.table.refused import Refused
from burgh.table.visitors import Visitor
from burgh.table.wire import Clock
from tests.table.company import Company, company

DAYS = Clock(budget=14 * A_DAY, increment=A_DAY)
TEN = Clock(budget=600, increment=10)


def replace(table: Company, by: str, whom: int, key: str = "replace-1") -> None:
    """Ask for a bot in the place of a seat."""
    (seat,) = table.sitting.seats_of(by)
    table.wish(by, wire.AskAll(key, seat, "replace", whom))


def replaced() -> Company:
    """Ada and Bob have played; Bob went, and a bot has his seat."""
    table = company("ada", "bob", clock=TEN)
    while {made.seat for entry in table.sitting.entries for made in entry.made} != {0, 1}:
        table.move()
    table.go("bob")
    table.now += LIVE_GRACE
    replace(table, "ada", 1)
    assert table.kinds == ["person", "bot"]
    return table


# --- grace ---------------------------------------------------------------------------------------


def test_nobody_is_replaced_before_the_grace_is_over() -> None:
    """The refusal says how long to wait; at the end of the grace a bot sits down at once."""
    table = company("ada", "bob")
    table.now += 1000
    table.go("bob")
    with pytest.raises(Refused) as refused:
        replace(table, "ada", 1)
    assert (refused.value.code, refused.value.wait) == ("in_grace", LIVE_GRACE)
    table.now += LIVE_GRACE - 1
    with pytest.raises(Refused) as refused:
        replace(table, "ada", 1)
    assert refused.value.wait == 1
    table.now += 1
    replace(table, "ada", 1)
    assert table.kinds == ["person", "bot"]


@pytest.mark.parametrize(
    ("more", "grace"),
    [({}, LIVE_GRACE), ({"clock": DAYS}, DAYS_GRACE), ({"clock": DAYS, "grace": 600}, 600)],
)
def test_the_grace_is_minutes_live_and_days_over_days(more: dict[str, Any], grace: int) -> None:
    """Unless the table has set another one; everybody is told."""
    table = company("ada", "bob", **more)
    table.go("bob")
    table.now += grace - 1
    info = views.table_info(table.sitting, {"ada"}, table.moment())
    assert info.grace == grace
    assert info.seats[1].absence == wire.Absence(grace - 1, 1.0)
    assert info.seats[0].absence is None


def test_nobody_is_replaced_while_presence_is_unknown() -> None:
    """Nor is anybody's consent dispensed with."""
    table = company("ada", "bob", "cyd")
    table.go("bob", "cyd")
    table.now += 10 * LIVE_GRACE
    table.is_known = False
    with pytest.raises(Refused) as refused:
        replace(table, "ada", 1)
    assert refused.value.code == "presence_unknown"
    info = views.table_info(table.sitting, {"ada"}, table.moment())
    assert info.seats[1].absence is not None
    assert info.seats[1].absence.replaceable_in is None
    table.is_known = True
    replace(table, "ada", 1)
    assert table.kinds == ["person", "bot", "person"]


def test_a_sign_begins_the_grace_anew() -> None:
    """A move, a word, sitting down: whatever the log has of somebody. So does the beginning."""
    table = company("ada", "bob")
    table.go("bob")
    table.now += LIVE_GRACE - 1
    table.wish("bob", wire.Say("say-hello", 1, "one moment"))
    table.now += LIVE_GRACE - 1
    with pytest.raises(Refused) as refused:
        replace(table, "ada", 1)
    assert refused.value.wait == 1


def test_who_has_just_joined_is_not_away() -> None:
    """Nobody has seen them at the table yet; that they sat down is a sign."""
    table = company("ada", "bob")
    table.here.discard("bob")  # and when he went nobody knows
    with pytest.raises(Refused) as refused:
        replace(table, "ada", 1)
    assert (refused.value.code, refused.value.wait) == ("in_grace", LIVE_GRACE)


def test_who_is_at_the_table_is_asked() -> None:
    """However long their last move was ago."""
    table = company("ada", "bob")
    table.now += 10 * LIVE_GRACE
    replace(table, "ada", 1)
    (question,) = table.sitting.questions.values()
    assert (question.what, question.waiting) == ("replace", {1})


def test_only_who_is_gone_for_longer_than_the_grace_is_not_asked() -> None:
    """The others at the table agree to a bot; who went a moment ago is waited for."""
    table = company("ada", "bob", "cyd")
    table.go("bob")
    table.now += LIVE_GRACE
    table.go("cyd")
    replace(table, "ada", 1)
    (question,) = table.sitting.questions.values()
    assert table.kinds == ["person"] * 3
    table.now += LIVE_GRACE
    replace(table, "ada", 1, "replace-2")
    assert table.kinds == ["person", "bot", "person"]
    assert question.id not in table.sitting.questions


@pytest.mark.parametrize("whom", [None, 0, 2, 7])
def test_only_another_person_can_be_replaced(whom: int | None) -> None:
    """Not oneself, no bot, no seat that does not exist."""
    table = company("ada", "bob", "bot")
    with pytest.raises(Refused, match="another person"):
        table.wish("ada", wire.AskAll("replace-1", 0, "replace", whom))


@pytest.mark.parametrize("whom", [1, 7])
@pytest.mark.parametrize("what", ["pause", "end"])
def test_a_seat_is_named_only_where_it_means_something(what: str, whom: int) -> None:
    """A pause that names an absent player is not granted at once."""
    table = company("ada", "bob")
    table.go("bob")
    table.now += LIVE_GRACE
    with pytest.raises(Malformed, match="whom"):
        table.wish("ada", wire.AskAll("pause-one", 0, what, whom))  # type: ignore[arg-type]


def test_a_pause_follows_the_same_grace() -> None:
    """Who is away is waited for; after the grace those who are there decide."""
    table = company("ada", "bob", clock=TEN)
    table.go("bob")
    table.wish("ada", wire.AskAll("pause-one", 0, "pause"))
    assert not table.sitting.is_paused
    table.now += LIVE_GRACE
    table.wish("ada", wire.AskAll("pause-two", 0, "pause"))
    assert table.sitting.is_paused
    assert table.sitting.questions == {}


# --- coming back ---------------------------------------------------------------------------------


def test_a_seat_can_be_taken_back() -> None:
    """At any time while the game runs, under the old name; everybody sees that it can be."""
    table = replaced()
    kept = views.table_info(table.sitting, {"ada"}, table.moment()).seats[1]
    assert (kept.owner, kept.can_return, kept.is_mine) == ("bob", False, False)
    assert views.table_info(table.sitting, {"bob"}, table.moment()).seats[1].can_return
    with pytest.raises(Refused, match="not yours"):
        table.wish("eve", wire.ComeBack("come-back", 1))
    table.wish("bob", wire.ComeBack("come-back", 1))
    chair = table.sitting.chairs[1]
    assert (chair.kind, chair.person, chair.name, chair.owner) == ("person", "bob", "bob", None)
    assert table.folded_anew().chairs == table.sitting.chairs
    with pytest.raises(Refused, match="not yours"):
        table.wish("bob", wire.ComeBack("come-back-2", 1))


def test_who_was_replaced_hears_with_every_move_that_they_may_come_back() -> None:
    """Not only when they arrive: what happens meanwhile does not make them a stranger."""
    table = replaced()
    bob, eve = (Visitor(name, ids=frozenset({name})) for name in ("bob", "eve"))
    for visitor in (bob, eve):
        visitor.is_ready, visitor.seq = True, table.sitting.seq - 1
    fresh = table.sitting.entries[-1:]
    told = {
        visitor.person: message.table.seats[1].can_return
        for visitor, message in views.news(table.sitting, fresh, [bob, eve], table.moment())
    }
    assert told == {"bob": True, "eve": False}


def test_who_was_replaced_is_no_stranger_to_the_rules_of_the_table() -> None:
    """They come in where nobody may look on, cannot be kept out, and hear no spectators."""
    table = replaced()
    sitting = table.sitting
    table.write(set_rules(sitting, spectators=False, spectator_chat=None))
    must_admit(sitting, {"bob"})
    with pytest.raises(Refused) as refused:
        must_admit(sitting, {"eve"})
    assert refused.value.code == "no_spectators"
    with pytest.raises(Refused) as refused:
        bar(sitting, "bob", "Bob", is_barred=True)
    assert refused.value.code == "plays_here"
    table.write([log.Said(seat=-1, name="Eve", text="buy the lake", person="eve")])
    assert not hears(sitting, {"bob"}, (), sitting.entries[-1])


def test_who_comes_back_has_the_time_they_had() -> None:
    """What was left when the bot came, and an increment at least."""
    table = replaced()
    left = table.sitting.chairs[1].owner_seconds
    assert left is not None
    table.now += 5000
    table.wish("bob", wire.ComeBack("come-back", 1))
    assert table.sitting.chairs[1].seconds_left == max(left, TEN.increment)


def test_a_game_that_is_over_has_no_seat_to_take_back() -> None:
    """The result stands."""
    table = replaced()
    table.wish("ada", wire.Resign("resign-one", 0))
    with pytest.raises(Refused, match="over"):
        table.wish("bob", wire.ComeBack("come-back", 1))


# --- consent -------------------------------------------------------------------------------------


def test_consent_survives_replacement() -> None:
    """Behind what is not free the replaced person is asked, present or not, and may answer."""
    table = replaced()
    table.wish("ada", wire.TakeBack("undo-one", 0, table.sitting.ply, 0))
    (question,) = table.sitting.questions.values()
    assert (question.what, question.waiting) == ("undo", {1})
    table.now += 100 * A_DAY
    with pytest.raises(Refused, match="asked already"):
        table.wish("ada", wire.TakeBack("undo-two", 0, table.sitting.ply, 0))
    table.wish("bob", wire.Answer("answer-1", 1, question.id, True))
    assert table.sitting.ply == 0


def test_a_question_outlives_replacement() -> None:
    """Who was asked before a bot came is waited for still; the others alone cannot grant it."""
    table = company("ada", "bob", "cyd")
    while {made.seat for entry in table.sitting.entries for made in entry.made} != {0, 1, 2}:
        table.move()
    table.wish("ada", wire.TakeBack("undo-one", 0, table.sitting.ply, 0))
    (number,) = table.sitting.questions
    table.go("bob")
    table.now += LIVE_GRACE
    replace(table, "ada", 1)
    last = table.sitting.seq
    table.wish("cyd", wire.Answer("answer-1", 2, last, True))
    assert table.kinds == ["person", "bot", "person"]
    table.wish("cyd", wire.Answer("answer-2", 2, number, True))
    assert table.sitting.ply > 0
    assert table.sitting.questions[number].waiting == {1}
    table.wish("bob", wire.ComeBack("come-back", 1))
    table.wish("bob", wire.Answer("answer-3", 1, number, True))
    assert table.sitting.ply == 0


def test_what_they_decided_stays_theirs() -> None:
    """A free undo goes back over the bot's moves, not over those the person made before."""
    table = replaced()
    began = table.sitting.ply
    assert free_to(table.sitting, 0) >= began - 1
    assert table.sitting.chairs[1].since_ply == began
    theirs = max(ply for ply in range(began) if table.sitting.playing().made(ply).seat == 1)
    assert free_to(table.sitting, 0) > theirs


# --- vacation ------------------------------------------------------------------------------------


def on_vacation(days: int = 10) -> Company:
    """Ada's turn; she is on vacation, and away."""
    table = company("ada", "bob", clock=DAYS)
    table.now += A_DAY
    assert table.sitting.turn == 0
    table.write(take_vacation(table.sitting, {"ada"}, table.now + days * A_DAY))
    table.go("ada")
    return table


def test_a_clock_stands_during_a_vacation() -> None:
    """It goes on when the vacation is over, or when it is ended before."""
    table = on_vacation()
    left = DAYS.budget - A_DAY
    table.now += 9 * A_DAY
    assert seconds_left(table.sitting, 0, table.now) == left
    assert runs_out_at(table.sitting) == table.now + A_DAY + left
    table.wish("bob", wire.Say("say-hello", 1, "have a good time"))
    assert seconds_left(table.sitting, 0, table.now) == left
    table.now += 3 * A_DAY
    assert seconds_left(table.sitting, 0, table.now) == left - 2 * A_DAY
    assert table.folded_anew().chairs == table.sitting.chairs


def test_a_vacation_ended_early_sets_the_clock_going() -> None:
    """From that moment on, and not for the days before."""
    table = on_vacation()
    table.now += 2 * A_DAY
    table.write(take_vacation(table.sitting, {"ada"}, None))
    table.now += A_DAY
    assert seconds_left(table.sitting, 0, table.now) == DAYS.budget - 2 * A_DAY


def test_nobody_is_replaced_during_a_vacation() -> None:
    """Others are told until when; then the grace counts."""
    table = on_vacation()
    table.now += 9 * A_DAY
    info = views.table_info(table.sitting, {"bob"}, table.moment())
    assert info.seats[0].vacation_until == table.now + A_DAY
    with pytest.raises(Refused) as refused:
        replace(table, "bob", 0)
    assert (refused.value.code, refused.value.wait) == ("on_vacation", A_DAY)
    table.now += A_DAY
    replace(table, "bob", 0)
    assert table.kinds == ["bot", "person"]


def test_live_tables_know_no_vacation() -> None:
    """The clock goes on."""
    table = company("ada", "bob", clock=TEN)
    assert take_vacation(table.sitting, {"ada"}, table.now + LONGEST_VACATION) == []
