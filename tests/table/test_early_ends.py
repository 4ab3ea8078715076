"""Ends before the end: resigning, breaking off, agreeing."""

from __future__ import annotations

import pytest

import burgh
from burgh.table import past, views, wire
from burgh.table.absence import LIVE_GRACE
from burgh.table.openings import branch, sealed_record
from burgh.table.refused import AlreadyDone, Refused
from tests.table.company import Company, company


def info(table: Company) -> wire.TableInfo:
    """Describe a table to Ada."""
    return views.table_info(table.sitting, {"ada"}, table.moment())


def test_of_two_the_other_wins() -> None:
    """The game is over, the deal lies open, and nobody decides any more."""
    table = company("ada", "bob")
    for _ in range(5):
        table.move()
    assert info(table).resigning_ends
    table.wish("ada", wire.Resign("resign-one", 0))
    told = info(table)
    assert told.early_end == wire.EarlyEnd("resigned", 0, [1])
    assert (told.status, told.turn) == ("ended", [])
    assert told.result is not None
    assert told.result.endswith("| winner 1 | resigned")
    assert told.commitment is not None
    assert told.commitment.opened is not None
    seen = views.view_for(table.sitting, 1)
    assert seen is not None
    assert (seen.is_over, seen.turn, seen.legal, seen.outcome) == (True, -1, [], None)
    ended = views.known_events(table.sitting, table.sitting.entries[:], 1)[-1]
    assert isinstance(ended, wire.Ended)
    assert (ended.outcome, ended.early) == (None, told.early_end)
    with pytest.raises(AlreadyDone):
        table.wish("ada", wire.Resign("resign-one", 0))


@pytest.mark.parametrize(("title", "people"), [("suburbia", 3), ("skylines", 2)])
def test_else_a_bot_goes_on(title: str, people: int) -> None:
    """With three or more, and where all play together; whoever gave up does not come back."""
    table = company(*("ada", "bob", "cyd")[:people], title=title)
    assert not info(table).resigning_ends
    table.wish("bob", wire.Resign("resign-one", 1))
    assert not table.sitting.has_ended
    assert table.kinds[1] == "bot"
    with pytest.raises(Refused, match="not yours"):
        table.wish("bob", wire.ComeBack("come-back", 1))


def test_alone_among_bots_it_ends_without_a_winner() -> None:
    """Nobody is left who could mind."""
    table = company("ada", "bot", "bot")
    table.wish("ada", wire.Resign("resign-one", 0))
    assert info(table).early_end == wire.EarlyEnd("resigned", 0, [])


def test_a_game_is_broken_off_before_everybody_has_decided() -> None:
    """Anybody may, without a result; then it counts."""
    table = company("ada", "bob")
    table.move()
    assert info(table).can_abort
    table.wish("bob", wire.Abort("abort-one", 1))
    assert info(table).early_end == wire.EarlyEnd("aborted", 1, [])
    with pytest.raises(AlreadyDone):
        table.wish("bob", wire.Abort("abort-one", 1))

    other = company("ada", "bob")
    while {made.seat for entry in other.sitting.entries for made in entry.made} != {0, 1}:
        other.move()
    assert not info(other).can_abort
    with pytest.raises(Refused) as refused:
        other.wish("bob", wire.Abort("abort-one", 1))
    assert refused.value.code == "too_late"


def test_an_end_is_agreed_on_by_everybody() -> None:
    """As a draw where equals share the win; who is gone for long has not said yes either."""
    table = company("ada", "bob")
    table.go("bob")
    table.now += 10 * LIVE_GRACE
    table.wish("ada", wire.AskAll("end-ask-1", 0, "end"))
    assert not table.sitting.has_ended
    (number,) = table.sitting.questions
    table.wish("bob", wire.Answer("end-yes-1", 1, number, True))
    assert info(table).early_end == wire.EarlyEnd("agreed", 0, [0, 1])


def test_to_an_end_the_replaced_say_yes_as_well() -> None:
    """Who may take the seat back loses no game while they are away."""
    table = company("ada", "bob")
    table.go("bob")
    table.now += LIVE_GRACE
    table.wish("ada", wire.AskAll("replace-1", 0, "replace", 1))
    table.wish("ada", wire.AskAll("end-ask-1", 0, "end"))
    assert not table.sitting.has_ended
    (question,) = table.sitting.questions.values()
    assert question.waiting == {1}


def test_who_play_together_end_without_a_result() -> None:
    """There is no draw where all have one outcome."""
    table = company("ada", "bob", title="skylines")
    table.wish("ada", wire.AskAll("end-ask-1", 0, "end"))
    (number,) = table.sitting.questions
    table.wish("bob", wire.Answer("end-yes-1", 1, number, True))
    assert info(table).early_end == wire.EarlyEnd("agreed", 0, [])


def test_nothing_is_played_or_taken_back_after_an_early_end() -> None:
    """The deal lies open."""
    table = company("ada", "bob")
    table.move()
    table.wish("bob", wire.Abort("abort-one", 1))
    ply, seat = table.sitting.ply, table.sitting.playing().turn
    person = ("ada", "bob")[seat]
    move = table.sitting.playing().write(table.sitting.playing().legal_moves[0])
    for request in (
        wire.Confirm("confirm-1", seat, ply, [move]),
        wire.TakeBack("take-back", seat, ply, 0),
        wire.AskAll("pause-one", seat, "pause"),
        wire.Resign("resign-one", seat),
    ):
        with pytest.raises(Refused, match="over"):
            table.wish(person, request)
    with pytest.raises(Refused, match="over"):
        views.attempt(table.sitting, wire.Try("try-move", seat, ply, [move]))


def test_an_early_end_is_looked_back_on() -> None:
    """Record, replay and what-if go as far as it was played."""
    table = company("ada", "bob")
    for _ in range(4):
        table.move()
    table.wish("ada", wire.Resign("resign-one", 0))
    text = str(sealed_record(table.sitting))
    assert burgh.verify(text) is None
    assert "outcome:" not in text
    replay = past.replay(table.folded_anew(), frozenset({"eve"}), None, table.moment())
    assert (replay.plies, len(replay.tracks)) == (4, 5)
    assert replay.table.early_end is not None
    assert branch(table.sitting, 4, "eve").branch_ply == 4
