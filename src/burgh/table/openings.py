"""How a sitting begins: a new game, another one, a "what if", a record somebody brings.

Each gives the first event of a log. A host draws the deal and the name of the table.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import burgh
from burgh.core.game import Game
from burgh.core.malformed import Malformed
from burgh.core.record import Record, parse_record, record_of
from burgh.core.record import replay as replay_record
from burgh.core.title import PLAYER, Role
from burgh.core.version import VERSION
from burgh.table import events as log
from burgh.table import wire
from burgh.table.bot_names import bot_name
from burgh.table.bot_styles import chosen_style, lot
from burgh.table.deal import Deal, checked_part
from burgh.table.refused import Refused
from burgh.table.seats import Chair, beginning, plain_name, refuse_chosen_seed
from burgh.table.sitting import Sitting
from burgh.table.titles import known_packs, read_options

USUAL_BOT: int = 2  # the level of a bot nobody chose one for


def first_events(opened: log.Opened) -> list[log.Event]:
    """The table is set up; it begins at once if every seat is taken."""
    return [opened, *beginning((plan.kind for plan in opened.seats), opened.invited)]


# --- a new table ---------------------------------------------------------------------------------


def new_table(
    wish: wire.NewTable, person: str, name: str, deal: Deal, *, password: str = ""
) -> log.Opened:
    """A table as it was wished for; its password comes as a hash."""
    if wish.private and wish.listed:
        raise Malformed("listed", "a private table is not listed")
    if wish.password is not None and not wish.private:
        raise Malformed("password", "only a private table has one")
    options = read_options(wish.title, wish.options, wish.packs, len(wish.seats))
    title = burgh.title(wish.title)
    plain = title.options.write(options)
    seats = with_bot_names(
        [seat_plan(wish, seat, person, name, deal) for seat in range(len(wish.seats))]
    )
    opened = log.Opened(
        title=wish.title,
        options=plain,
        seats=tuple(with_automatic(with_part(seats, person, wish.part), title.roles(options))),
        host=person,
        sealed=deal.digest(wish.title, plain),
        engine=VERSION,
        data=title.printed.version(options),
        is_chosen=wish.seed is not None,
        is_listed=wish.listed,
        hints=wish.hints if wish.hints is not None else not people_meet(wish.seats),
        clock=wish.clock,
        grace=wish.grace,
        is_private=wish.private,
        password=password,
        spectators=wish.spectators,
        spectator_chat=wish.spectator_chat,
    )
    refuse_chosen_seed(opened)
    return opened


def people_meet(seats: Sequence[wire.SeatPlan]) -> bool:
    """Whether others than whoever opens the table may sit down: then hints are off as usual."""
    return any(plan.kind in ("link", "open") for plan in seats)


def seat_plan(wish: wire.NewTable, seat: int, person: str, name: str, deal: Deal) -> log.Plan:
    """The plan of one seat, as the person who opens the table wants it."""
    plan = wish.seats[seat]
    given = plain_name(plan.name) if plan.name is not None else ""
    match plan.kind:
        case "me":
            return log.Plan("person", person, given or name)
        case "bot":
            by = lot(deal, "", seat)
            style = chosen_style(wish.title, plan.style, by, f"seats[{seat}].style")
            return log.Plan("bot", None, given, plan.level or USUAL_BOT, style=style)
        case "open" | "link":
            return log.Plan(plan.kind)


def with_bot_names(plans: Sequence[log.Plan]) -> list[log.Plan]:
    """Name every bot without a name, so that nobody else at the table is called so."""
    found = list(plans)
    for seat, plan in enumerate(found):
        if plan.kind == "bot" and not plan.name:
            name = bot_name(seat, (other.name for other in found))
            found[seat] = msgspec.structs.replace(plan, name=name)
    return found


def with_part(plans: Sequence[log.Plan], person: str, part: str | None) -> list[log.Plan]:
    """Let somebody who sits there at once add a part to the deal: one, however many seats."""
    found = list(plans)
    mine = [seat for seat, plan in enumerate(plans) if plan.person == person]
    if mine:
        found[mine[0]] = msgspec.structs.replace(plans[mine[0]], part=checked_part(part))
    return found


def with_automatic(plans: list[log.Plan], roles: Sequence[Role]) -> list[log.Plan]:
    """Add the seats for which nobody decides, as the automatic opponent of a solo game has one."""
    deciding = roles.count(PLAYER)
    if deciding != len(plans):
        raise Malformed("seats", f"{deciding} seats decide in this game, not {len(plans)}")
    left = iter(plans)
    return [next(left) if role == PLAYER else log.Plan("automatic") for role in roles]


# --- another game, a "what if", a record ---------------------------------------------------------


def must_have_ended(sitting: Sitting) -> None:
    """Refuse what is only done once a game is over."""
    if not sitting.has_ended:
        raise Refused("not_ended", "the game is not over yet")


def rematch(sitting: Sitting, person: str, deal: Deal, part: str | None = None) -> log.Opened:
    """The same people again, with the same options; it begins when each of them has accepted.

    Who asks for it adds a part to the deal.
    """
    plan = sitting.plan
    seats = [seat_again(sitting, chair) for chair in sitting.chairs]
    title = burgh.title(plan.title)
    options = dict(plan.options)
    return log.Opened(
        title=plan.title,
        options=options,
        seats=tuple(with_part(seats, person, part)),
        host=person,
        sealed=deal.digest(plan.title, options),
        engine=VERSION,
        data=title.printed.version(title.options.read(options)),
        is_listed=plan.is_listed,
        hints=plan.hints,
        clock=plan.clock,
        rematch_of=sitting.key,
        grace=plan.grace,
        invited=tuple(
            seat
            for seat, again in enumerate(seats)
            if again.kind == "person" and again.person != person
        ),
        is_private=plan.is_private,
        password=plan.password,
        spectators=sitting.spectators,
        spectator_chat=sitting.spectator_chat,
    )


def seat_again(sitting: Sitting, chair: Chair) -> log.Plan:
    """The same seat at another table; that of a former player is free."""
    if chair.person in sitting.former:
        return log.Plan("open")
    return log.Plan(chair.kind, chair.person, chair.name, chair.level, style=chair.style)


def branch(sitting: Sitting, ply: int, person: str) -> log.Opened:
    """A table of one's own at a ply of a game that has ended."""
    must_have_ended(sitting)
    if ply > sitting.ply:
        raise Refused("no_such_ply", f"the game has {sitting.ply} moves")
    whole = sealed_record(sitting)
    seats = [
        log.Plan("automatic")
        if chair.kind == "automatic"
        else log.Plan("person", person, chair.name)
        for chair in sitting.chairs
    ]
    cut = msgspec.structs.replace(whole, moves=whole.moves[:ply], outcome=None)
    opened = from_record(cut, seats, person)
    return msgspec.structs.replace(
        opened,
        branch_of=sitting.key,
        branch_ply=len(cut.moves),
        is_private=sitting.plan.is_private,  # what was not for everybody stays so
        spectators=sitting.spectators,
    )


def import_record(text: str, person: str, name: str) -> log.Opened:
    """A record as a table of one's own; it is replayed before anything is kept."""
    record = parse_record(text)
    refuse_packs(record)
    game = game_of(record)
    deciding = game.title.deciding(game.options)
    seats = [
        log.Plan("person", person, name) if seat in deciding else log.Plan("automatic")
        for seat in range(game.seats)
    ]
    return from_record(record, seats, person)


def refuse_packs(record: Record) -> None:
    """Refuse packs that are not known here: none from outside is ever opened."""
    burgh.title(record.title)
    inner = record.deal.get("options") if record.deal is not None else None
    for options, path in ((record.options, "options"), (inner, "deal.options")):
        packs = options.get("packs", ()) if isinstance(options, dict) else ()
        if not isinstance(packs, list | tuple):
            raise Malformed(f"{path}.packs", "a list of names is needed")
        known_packs(record.title, packs, f"{path}.packs")


def game_of(record: Record) -> Game:
    """The game of a record; `Malformed` says where it disagrees with the rules."""
    game, wrong = replay_record(record, burgh.title)
    if wrong is not None:
        raise Malformed(f"line {wrong.line}", wrong.said or wrong.problem)
    return game


def from_record(record: Record, seats: Sequence[log.Plan], person: str) -> log.Opened:
    """A table that begins with a record."""
    return log.Opened(
        title=record.title,
        options=record.options,
        seats=tuple(seats),
        host=person,
        sealed="",
        engine=VERSION,
        data=record.data,
        is_chosen=True,
        record=str(record),
    )


# --- writing a game down -------------------------------------------------------------------------


def sealed_record(sitting: Sitting) -> Record:
    """The record of a game, with the seal of its deal."""
    record = record_of(sitting.playing())
    plan = sitting.plan
    if plan.record is not None:
        begun_with = parse_record(plan.record)
        return msgspec.structs.replace(record, seal=begun_with.seal, parts=begun_with.parts)
    return msgspec.structs.replace(
        record,
        engine=plan.engine,
        data=plan.data,
        seal=seal(plan, sitting.deal),
        parts=sitting.parts if has_parts(sitting.deal) else None,
    )


def seal(plan: log.Opened, deal: Deal | None) -> str | None:
    """The digest that was published before the game, and the salt or secret that proves it."""
    return None if deal is None else f"{plan.sealed} {deal.salt}"


def has_parts(deal: Deal | None) -> bool:
    """Whether the seed follows from a secret and the players' parts."""
    return deal is not None and deal.seed is None
