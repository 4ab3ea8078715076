"""What bots are called."""

from __future__ import annotations

import unicodedata
from pathlib import Path

from burgh.table.bot_names import IN_CYRILLIC, NAMES, bot_name, initial
from tests.server.serving import Browser, serving, settings_for
from tests.server.sitting import asynchronous


def test_no_two_names_begin_with_the_same_letter() -> None:
    """A pin shows the initial alone, with or without its accent."""
    assert len({initial(name) for name in NAMES}) == len(NAMES)
    assert len({initial(name) for name in IN_CYRILLIC.values()}) == len(NAMES)
    assert initial("Émile") == initial("eve") == "e"


def test_a_bot_is_called_by_its_seat_unless_somebody_is_called_so() -> None:
    """The second seat is Bruno's; beside a Bo it is taken by somebody else."""
    assert [bot_name(seat, []) for seat in range(5)] == list(NAMES[:5])
    other = bot_name(1, ["Bo", "Chiara"])
    assert other in NAMES
    assert initial(other) not in "bc"


def test_a_bot_does_not_begin_with_the_letter_of_somebody_who_writes_in_cyrillic() -> None:
    """Beside a Борис the second seat is not Bruno's, who is called Бруно there."""
    other = bot_name(1, ["Борис"])
    assert initial(IN_CYRILLIC[other]) != initial("Борис")


def test_the_client_writes_the_names_in_cyrillic_as_they_are_meant() -> None:
    """Its Russian words have every name; keys of messages have no accents."""
    words = (Path(__file__).parents[2] / "web/src/text/table/ru.ftl").read_text("utf-8")
    for latin, cyrillic in IN_CYRILLIC.items():
        key = "".join(c for c in unicodedata.normalize("NFD", latin) if c.isascii())
        assert f"[{key}] {cyrillic}\n" in words


@asynchronous
async def test_everybody_at_a_table_has_a_name_and_an_initial(tmp_path: Path) -> None:
    """Bots planned from the start, and those who fill the seats nobody came for."""
    seats = [{"kind": "bot"}, {"kind": "me", "name": "Ada"}, {"kind": "bot"}, {"kind": "open"}]
    wish = {"title": "suburbia", "seats": seats, "options": {"players": 4}}
    async with serving(settings_for(tmp_path)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", wish))["table"]["id"]
        began = await ada.post(f"/api/tables/{key}/start-with-bots", {"level": 1})
    names = [seat["name"] for seat in began["seats"]]
    assert names[1:] == ["Ada", "Chiara", "Dmitri"]
    assert len({initial(name) for name in names}) == 4
