"""Bots at a table play in a style of their title, by lot in one, or plainly."""

from __future__ import annotations

import pytest
from msgspec import structs

from burgh.bots import styles as own
from burgh.bots.styles import styles
from burgh.core.malformed import Malformed
from burgh.table import events as log
from burgh.table import views, wire
from burgh.table.bots import decider
from burgh.table.deal import Deal
from burgh.table.openings import new_table, rematch
from burgh.table.seats import fill
from tests.table.company import DEAL, Company, company

STYLES = tuple(styles("suburbia"))
STYLE = STYLES[0]
DEALS = [Deal(seed=None, salt=f"{number:064x}") for number in range(40)]


def wish(*bots: wire.SeatPlan) -> wire.NewTable:
    """A table of mine with some bots."""
    return wire.NewTable("suburbia", [wire.SeatPlan("me"), *bots])


def waiting() -> Company:
    """Ada waits for two others."""
    seats = wire.SeatPlan("open"), wire.SeatPlan("link")
    return Company(new_table(wish(*seats), "ada", "Ada", DEAL))


def styles_at(table: Company) -> list[str]:
    """The styles by seat, as whoever looks is told."""
    info = views.table_info(table.sitting, {"ada"}, table.moment())
    return [seat.style for seat in info.seats]


def test_a_bot_has_the_style_it_was_seated_with() -> None:
    """Whoever looks is told, and a log that is read again says the same."""
    seats = wire.SeatPlan("bot", level=3, style=STYLE), wire.SeatPlan("bot")
    table = Company(new_table(wish(*seats), "ada", "Ada", DEAL))
    assert styles_at(table) == ["", STYLE, ""]
    assert [chair.style for chair in table.folded_anew().chairs] == ["", STYLE, ""]


def test_its_level_thinks_in_its_style() -> None:
    """The bot that is asked has both; a plain one has its level alone."""
    seats = wire.SeatPlan("bot", level=3, style=STYLE), wire.SeatPlan("bot", level=1)
    table = Company(new_table(wish(*seats), "ada", "Ada", DEAL))
    found = set()
    for _ in range(3):
        asked = decider(table.sitting, table.now)
        found.add(asked[1] if asked else "")
        table.move()
    assert found == {"", f"level:3,style={STYLE}", "level:1"}


def test_free_seats_are_filled_in_a_style() -> None:
    """It is told as the bots sit down."""
    table = waiting()
    table.write(fill(table.sitting, 4, table.now, STYLE))
    assert styles_at(table) == ["", STYLE, STYLE]
    known = views.known_events(table.sitting, table.sitting.entries, 0)
    sat = [event for event in known if isinstance(event, wire.Sat)]
    assert [(event.level, event.style) for event in sat] == [(4, STYLE), (4, STYLE)]


def test_a_lot_gives_any_style_and_each_bot_its_own() -> None:
    """What is drawn is in the log, so that nobody draws it again."""
    seats = wire.SeatPlan("bot", style=wire.BY_LOT), wire.SeatPlan("bot", style=wire.BY_LOT)
    drawn = [
        [plan.style for plan in new_table(wish(*seats), "ada", "Ada", deal).seats[1:]]
        for deal in DEALS
    ]
    assert {style for pair in drawn for style in pair} == set(STYLES)
    assert any(one != other for one, other in drawn)


def test_seats_that_are_filled_by_lot_have_styles_as_well() -> None:
    """The same deal gives the same."""
    table = waiting()
    table.write(fill(table.sitting, 2, table.now, wire.BY_LOT))
    assert set(styles_at(table)[1:]) <= set(STYLES)
    again = waiting()
    again.write(fill(again.sitting, 2, again.now, wire.BY_LOT))
    assert styles_at(again) == styles_at(table)


@pytest.mark.parametrize("style", ["rude", "Hoarder", "hoarder,level=5"])
def test_a_style_that_the_title_does_not_have_is_refused_where_it_stands(style: str) -> None:
    """With those there are; nothing is smuggled into the name of a bot."""
    with pytest.raises(Malformed) as wrong:
        new_table(wish(wire.SeatPlan("open"), wire.SeatPlan("bot", style=style)), "a", "A", DEAL)
    assert wrong.value.path == "seats[2].style"
    assert STYLE in wrong.value.problem
    assert wire.BY_LOT in wrong.value.problem
    table = waiting()
    with pytest.raises(Malformed) as wrong:
        fill(table.sitting, 2, table.now, style)
    assert wrong.value.path == "style"


@pytest.mark.parametrize("style", ["rude", wire.BY_LOT])
def test_a_title_without_styles_has_plain_bots_alone(
    style: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is nothing to draw from either."""
    monkeypatch.setattr(own, "styles", lambda title: {})
    with pytest.raises(Malformed, match="no styles"):
        new_table(wish(wire.SeatPlan("bot", style=style)), "ada", "Ada", DEAL)
    assert new_table(wish(wire.SeatPlan("bot")), "ada", "Ada", DEAL).seats[1].style == ""


def test_a_rematch_is_played_in_the_same_styles() -> None:
    """Those drawn by lot as well: it is the same opponent."""
    first = Company(new_table(wish(wire.SeatPlan("bot", style=STYLE)), "ada", "Ada", DEAL))
    first.wish("ada", wire.Abort("abort-one", 0))
    assert [plan.style for plan in rematch(first.sitting, "ada", DEALS[0]).seats] == ["", STYLE]


def test_who_takes_the_place_of_somebody_plays_plainly() -> None:
    """Nobody has chosen how."""
    table = company("ada", "bob", "cyd")
    table.wish("ada", wire.Resign("resign-one", 0))
    assert table.sitting.chairs[0].kind == "bot"
    assert table.sitting.chairs[0].style == ""


def test_a_log_without_styles_is_of_plain_bots() -> None:
    """Older programs wrote none, and what is plain is written as they did."""
    plan, sat = log.Plan("bot", level=3), log.Sat(seat=1, name="Bruno", level=3)
    assert b"style" not in log.write(sat)
    older = b'{"kind":"sat","seat":1,"name":"Bruno","level":3}'
    assert log.read(older) == sat
    assert plan.style == ""


def test_a_style_that_is_gone_from_the_title_is_played_plainly() -> None:
    """A log outlives the files of a title."""
    opened = new_table(wish(wire.SeatPlan("bot", level=3)), "ada", "Ada", DEAL)
    kept = log.Plan("bot", None, "Bruno", 3, style="forgotten")
    table = Company(structs.replace(opened, seats=(kept, opened.seats[0])))
    assert decider(table.sitting, table.now) == (0, "level:3", False)
