"""A rematch is an invitation: nothing begins before everybody has accepted."""

from __future__ import annotations

import pytest

from burgh.table import views, wire
from burgh.table.absence import LIVE_GRACE
from burgh.table.deal import Deal
from burgh.table.openings import new_table, rematch
from burgh.table.refused import Refused
from burgh.table.seats import accept, fill, get_up, sit_down
from burgh.table.wire import Clock
from tests.table.company import DEAL, Company, company

OTHER = Deal(seed=6, salt="1" * 32)


def invited(*people: str) -> Company:
    """Ada wants to play again."""
    first = company(*people, clock=Clock(600, 5), grace=120)
    first.wish("ada", wire.Abort("abort-one", 0))
    return Company(rematch(first.sitting, "ada", OTHER), OTHER)


def test_a_rematch_begins_when_everybody_has_accepted() -> None:
    """No clock runs before; bots accept at once, and whoever asked has."""
    table = invited("ada", "bob", "cyd", "bot")
    assert table.status == "open"
    assert table.sitting.since is None
    info = views.table_info(table.sitting, {"bob"}, table.moment())
    assert [seat.is_invited for seat in info.seats] == [False, True, True, False]
    assert (info.grace, info.clock) == (120, Clock(600, 5))
    table.write(accept(table.sitting, {"bob"}))
    assert table.status == "open"
    assert accept(table.sitting, {"bob"}) == []
    table.write(accept(table.sitting, {"cyd"}))
    assert table.status == "playing"
    assert table.folded_anew().status == "playing"


def test_against_bots_alone_a_rematch_begins_at_once() -> None:
    """Nobody else is asked."""
    assert invited("ada", "bot").status == "playing"


def test_who_declines_frees_the_seat() -> None:
    """Anybody may take it then, or a bot; the others are still waited for."""
    table = invited("ada", "bob", "cyd")
    table.write(get_up(1))
    assert table.kinds == ["person", "open", "person"]
    table.write(sit_down(table.sitting, "dan", "dan", None, by_link=False))
    assert table.status == "open"
    table.write(accept(table.sitting, {"cyd"}))
    assert table.status == "playing"


def test_a_bot_takes_the_place_of_who_does_not_answer() -> None:
    """Not before the grace of the table."""
    table = invited("ada", "bob")
    table.now += 119
    with pytest.raises(Refused) as refused:
        fill(table.sitting, 2, table.now)
    assert (refused.value.code, refused.value.wait) == ("not_accepted", 1)
    table.now += 1
    table.write(fill(table.sitting, 2, table.now))
    assert (table.kinds, table.status) == (["person", "bot"], "playing")


def test_bots_on_free_seats_begin_nothing_while_somebody_is_invited() -> None:
    """Bob declined, Cyd has yet to answer."""
    table = invited("ada", "bob", "cyd")
    table.write(get_up(1))
    table.write(fill(table.sitting, 2, table.now))
    assert (table.kinds, table.status) == (["person", "bot", "person"], "open")
    table.write(accept(table.sitting, {"cyd"}))
    assert table.status == "playing"


@pytest.mark.parametrize(
    ("seats", "hints"),
    [
        (["me", "bot"], True),
        (["me", "me"], True),
        (["me", "open"], False),
        (["me", "link", "bot"], False),
    ],
)
def test_hints_are_off_where_people_meet(seats: list[str], hints: bool) -> None:
    """Unless the table says otherwise."""
    plans = [wire.SeatPlan(kind) for kind in seats]  # type: ignore[arg-type]
    wish = wire.NewTable("suburbia", plans)
    assert new_table(wish, "ada", "ada", DEAL).hints == hints
    wish.hints = not hints
    assert new_table(wish, "ada", "ada", DEAL).hints == (not hints)


def test_the_default_grace_is_left_to_the_clock() -> None:
    """A table opened without one keeps none."""
    wish = wire.NewTable("suburbia", [wire.SeatPlan("me"), wire.SeatPlan("bot")])
    assert new_table(wish, "ada", "ada", DEAL).grace is None
    wish.grace = 2 * LIVE_GRACE
    assert new_table(wish, "ada", "ada", DEAL).grace == 600
