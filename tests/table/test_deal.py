"""The deal of a sitting: sealed before anybody else sits down, chosen by nobody, checkable."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from burgh.core.malformed import Malformed
from burgh.core.record import fits_parts, fits_seal, parse_record
from burgh.core.seal import seal_of, seed_of
from burgh.table import events as log
from burgh.table import pages, views, wire
from burgh.table.bots import bot_seed
from burgh.table.deal import Deal, checked_part
from burgh.table.openings import branch, first_events, new_table, rematch, sealed_record
from burgh.table.questions import Moment
from burgh.table.refused import Refused
from burgh.table.seats import accept, bot_on, fill, get_up, sit_down
from burgh.table.sitting import Sitting
from burgh.table.visitors import Visitor

ADA, BOB, EVE = "0a" * 16, "0b" * 16, "0e" * 32
SECRET = "5e" * 32
NOW = Moment(frozenset(), 1.0)


def opened(deal: Deal = Deal(None, SECRET), **more: Any) -> Sitting:  # noqa: B008 - a value
    """Give a table that Ada has opened, with a seat for anybody."""
    wish = wire.NewTable("suburbia", [wire.SeatPlan("me"), wire.SeatPlan("open")], **more)
    return folded(new_table(wish, "ada", "Ada", deal), deal)


def folded(first: log.Opened, deal: Deal | None) -> Sitting:
    sitting = Sitting("abcdefghijkl", deal)
    write(sitting, first_events(first))
    return sitting


def write(sitting: Sitting, events: list[log.Event]) -> None:
    """Let events happen, as they come back from the log."""
    for event in events:
        sitting.fold(sitting.seq + 1, 1.0, log.read(log.write(event)))


def join(sitting: Sitting, person: str, part: str = "") -> None:
    write(sitting, sit_down(sitting, person, person, None, by_link=False, part=part))


def shown(sitting: Sitting) -> wire.Commitment:
    """Give what everybody may know of the deal."""
    found = views.table_info(sitting, (), NOW).commitment
    assert found is not None
    return found


def seed(sitting: Sitting) -> int:
    found = sitting.playing().seed
    assert found is not None
    return found


def test_the_seal_lies_open_before_anybody_else_sits_down() -> None:
    """And is the digest of what is opened at the end; the secret is not to be seen before."""
    sitting = opened(part=ADA)
    before = shown(sitting)
    assert (before.opened, before.parts, before.is_chosen) == (None, [ADA, ""], False)
    join(sitting, "bob", BOB)
    playing = shown(sitting)
    assert playing == wire.Commitment(before.sha256, None, False, [ADA, BOB])
    assert SECRET not in repr(pages.welcome(sitting, Visitor("eve"), -1, -1, NOW))
    write(sitting, [log.Ended()])
    ended = shown(sitting)
    assert ended.opened is not None
    assert seal_of(ended.opened) == before.sha256
    assert SECRET in ended.opened


def test_the_seed_follows_from_the_secret_and_every_part() -> None:
    """Each of them makes another game; equal ones make the same."""

    def dealt(secret: str, ada: str | None, bob: str) -> int:
        sitting = opened(Deal(None, secret), part=ada)
        join(sitting, "bob", bob)
        return seed(sitting)

    assert dealt(SECRET, ADA, BOB) == dealt(SECRET, ADA, BOB) >= 2**96
    others = [(SECRET, None, BOB), (SECRET, ADA, ""), (SECRET, BOB, ADA), ("5f" * 32, ADA, BOB)]
    assert len({dealt(*each) for each in [(SECRET, ADA, BOB), *others]}) == 5


def test_the_part_of_who_gets_up_is_gone() -> None:
    """What counts is who sits there when the game begins."""
    sitting = opened(part=ADA)
    write(sitting, get_up(0))
    assert shown(sitting).parts == ["", ""]
    join(sitting, "eve", EVE)
    join(sitting, "bob", BOB)
    assert shown(sitting).parts == [EVE, BOB]
    assert seed(sitting) == seed_of(sitting.plan.sealed, SECRET, (EVE, BOB))


def test_a_bot_adds_nothing_and_one_that_comes_later_takes_nothing_away() -> None:
    """The parts are those of the deal, for as long as the game lasts."""
    sitting = opened(part=ADA)
    write(sitting, fill(sitting, 2, 0.0))
    assert shown(sitting).parts == [ADA, ""]
    write(sitting, [bot_on(sitting, 0, 2)])
    assert shown(sitting).parts == [ADA, ""]
    assert fits_parts(sealed_record(sitting), 2)


def test_who_has_several_seats_adds_one_part() -> None:
    """Two at one screen are one browser."""
    wish = wire.NewTable("suburbia", [wire.SeatPlan("me"), wire.SeatPlan("me")], part=ADA)
    deal = Deal(None, SECRET)
    assert folded(new_table(wish, "ada", "Ada", deal), deal).parts == (ADA, "")


@pytest.mark.parametrize("part", ["0a", "0A" * 16, "0a" * 33, "0a" * 16 + "\n", "0g" * 16])
def test_a_part_is_a_number_in_hexadecimal_digits(part: str) -> None:
    """Anything else is refused, with its place: it would stand in a record."""
    with pytest.raises(Malformed, match="part"):
        checked_part(part)


def test_the_record_of_a_game_proves_its_deal() -> None:
    """Seal, secret, parts and seed stand in it, through a branch and back as well."""
    sitting = opened(part=ADA)
    join(sitting, "bob", BOB)
    write(sitting, [log.Ended()])
    record = parse_record(str(sealed_record(sitting)))
    assert record.seal == f"{shown(sitting).sha256} {SECRET}"
    assert record.parts == (ADA, BOB)
    assert fits_seal(record)
    assert fits_parts(record, 2)
    apart = folded(branch(sitting, 0, "ada"), None)
    assert sealed_record(apart).parts == (ADA, BOB)
    assert seed(apart) == seed(sitting)


def test_a_rematch_has_a_new_secret_and_a_part_of_each_yes() -> None:
    """The parts of the game before are not used again; who accepts adds one, as who asks."""
    sitting = opened(part=ADA)
    join(sitting, "bob", BOB)
    write(sitting, [log.Ended()])
    again = Deal(None, "60" * 32)
    other = folded(rematch(sitting, "bob", again, EVE), again)
    assert (other.parts, other.status) == (("", EVE), "open")
    write(other, accept(other, {"ada"}, BOB))
    assert (other.parts, other.status) == ((BOB, EVE), "playing")
    assert seed(other) == seed_of(other.plan.sealed, again.salt, (BOB, EVE))


def test_dice_of_bots_follow_from_secret_and_parts() -> None:
    """A host who draws the secret has not chosen them either."""
    tables = [opened(part=part) for part in (ADA, ADA, BOB)]
    for sitting in tables:
        write(sitting, fill(sitting, 2, 0.0))
    one, same, other = map(bot_seed, tables)
    assert one == same != other


def test_a_log_from_before_is_dealt_as_it_was() -> None:
    """Events without parts, a seed with its salt: the same game, the same seal line."""
    deal = Deal(5, "0" * 32)
    sitting = opened(deal)
    old = [{k: v for k, v in msgspec.json.decode(log.write(e.event)).items() if k != "part"}
           for e in sitting.entries]  # fmt: skip
    again = Sitting("abcdefghijkl", deal)
    for seq, event in enumerate(old):
        again.fold(seq, 1.0, log.read(msgspec.json.encode(event)))
    join(again, "bob")
    assert seed(again) == 5
    record = sealed_record(again)
    assert (record.seal, record.parts) == (f"{again.plan.sealed} {'0' * 32}", None)
    assert fits_seal(record)


# --- chosen seeds --------------------------------------------------------------------------------


CHOSEN = Deal(7, "0" * 32)


def test_a_chosen_seed_is_shown_before_anybody_sits_down() -> None:
    """To whoever looks at the table."""
    sitting = opened(CHOSEN, seed=7)
    assert sitting.status == "open"
    assert shown(sitting).is_chosen


def test_a_listed_table_with_seats_for_others_has_no_chosen_seed() -> None:
    """Whoever finds it in the lists would play against one who knows the shuffle."""
    for kind in ("open", "link"):
        seats = [wire.SeatPlan("me"), wire.SeatPlan(kind)]
        wish = wire.NewTable("suburbia", seats, seed=7, listed=True)
        with pytest.raises(Refused) as refused:
            new_table(wish, "ada", "Ada", CHOSEN)
        assert refused.value.code == "chosen_seed"
        unlisted = msgspec.structs.replace(wish, listed=False)
        assert new_table(unlisted, "ada", "Ada", CHOSEN).is_chosen
        drawn = msgspec.structs.replace(wish, seed=None)
        assert not new_table(drawn, "ada", "Ada", Deal(None, SECRET)).is_chosen


@pytest.mark.parametrize("kind", ["me", "bot"])
def test_practice_may_be_watched(kind: Any) -> None:
    """Where nobody else plays, a chosen seed wrongs nobody."""
    seats = [wire.SeatPlan("me"), wire.SeatPlan(kind)]
    wish = wire.NewTable("suburbia", seats, seed=7, listed=True)
    assert new_table(wish, "ada", "Ada", CHOSEN).is_listed


def test_nobody_else_sits_down_at_such_a_table_of_an_older_host() -> None:
    """One may have been opened before; who opened it may fill it with bots."""
    first = msgspec.structs.replace(opened(CHOSEN, seed=7).plan, is_listed=True)
    sitting = folded(first, CHOSEN)
    with pytest.raises(Refused) as refused:
        join(sitting, "bob", BOB)
    assert refused.value.code == "chosen_seed"
    write(sitting, fill(sitting, 2, 0.0))
    assert sitting.status == "playing"
