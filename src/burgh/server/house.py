"""The rules of the house: who runs the server, who may not come, and a note of all that is done.

Every node holds roles and bans in memory. It reads them again when another node says that they
have changed, and now and then, for what a command has written beside the server.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

import msgspec

from burgh.core.said import written
from burgh.server.bus import Bus, Control
from burgh.server.complaints import wrong
from burgh.server.hub import FORBIDDEN, Hub, Listener
from burgh.server.people import Caller
from burgh.server.routine import Routine
from burgh.server.store import AuditRow, Ban, Person, Store
from burgh.table import wire
from burgh.table.refused import Refused

EVERY: Final = 15.0  # seconds
AT_ONCE: Final = 2  # passwords of tables looked at
WIDEST: Final = {4: 16, 6: 32}  # the shortest prefix of a network that can be banned
RULES_CHANGED: Final = "house"
END_SOCKETS: Final = "end sockets"

Network = IPv4Network | IPv6Network
TOLD: Final[Mapping[str, str]] = {  # why sockets are ended
    "removed": "the host has removed you from this table",
    "banned": "you may not play on this server",
    "logged_out": "this session was ended",
}


class House(Routine):
    """Knows operators and bans, and ends the sockets of those who may not stay."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        bus: Bus,
        clock: Callable[[], float],
        operators: frozenset[str] = frozenset(),
        *,
        every: float = EVERY,
    ) -> None:
        super().__init__("house", every)
        self.store = store
        self.hub = hub
        self.bus = bus
        self.clock = clock
        self.named = operators  # by the settings, beside those in the database
        self.operators = operators
        self.bans: list[Ban] = []
        self.hashing = asyncio.Semaphore(AT_ONCE)
        self.by_person: dict[str, Ban] = {}
        self.by_account: dict[str, Ban] = {}
        self.by_network: list[tuple[Network, Ban]] = []
        bus.listen_control(RULES_CHANGED, self.read_again)
        bus.listen_control(END_SOCKETS, self.end_here)

    async def start(self) -> None:
        """Know the rules before anybody is let in."""
        await self.refresh()
        await super().start()

    async def tick(self) -> None:
        """Read what a command has written."""
        await self.refresh()

    async def read_again(self, _: Control) -> None:
        """Read what another node has written."""
        await self.refresh()

    async def refresh(self) -> None:
        """Read roles and bans, and let nobody stay who is banned."""
        self.operators = self.named | await self.store.house.operators()
        self.bans = await self.store.house.bans(self.clock())
        self.by_person = {ban.person: ban for ban in self.bans if ban.person is not None}
        self.by_account = {ban.account: ban for ban in self.bans if ban.account is not None}
        self.by_network = [
            (ip_network(ban.network), ban) for ban in self.bans if ban.network is not None
        ]
        if self.bans:
            self.end_banned()

    def end_banned(self) -> None:
        """End the sockets of all who are banned."""
        for listener in [each for room in self.hub.rooms.values() for each in room]:
            ban = self.ban_of_listener(listener)
            if ban is not None:
                listener.dismiss(wire.Problem("banned", ban_words(ban)), FORBIDDEN)

    # --- who ----------------------------------------------------------------------------------

    def is_operator(self, who: Caller) -> bool:
        """Whether somebody runs the server."""
        return who.account is not None and who.account.casefold() in self.operators

    def must_be_operator(self, who: Caller) -> None:
        """Refuse what only an operator does."""
        if not self.is_operator(who):
            raise Refused("not_allowed", "that is for operators")

    def ban_of(self, who: Caller, address: str) -> Ban | None:
        """The ban that keeps somebody out, if there is one; an operator is never kept out."""
        if self.is_operator(who):
            return None
        return self.find_ban(who.ids, who.account, address)

    def must_not_be_banned(self, who: Caller, address: str) -> None:
        """Refuse whoever is banned, and say why."""
        ban = self.ban_of(who, address)
        if ban is not None:
            raise Refused("banned", ban_words(ban))

    def ban_of_listener(self, listener: Listener) -> Ban | None:
        """The ban of somebody whose socket is open."""
        if listener.is_operator:
            return None
        return self.find_ban(listener.ids, listener.account, listener.address)

    def find_ban(self, ids: frozenset[str], account: str | None, address: str) -> Ban | None:
        """The ban of a person, their account or their network that stands now."""
        if not self.bans:
            return None
        found = [self.by_person[each] for each in ids if each in self.by_person]
        if account is not None and account.casefold() in self.by_account:
            found.append(self.by_account[account.casefold()])
        found += [ban for network, ban in self.by_network if is_within(address, network)]
        now = self.clock()
        return next((ban for ban in found if ban.until is None or ban.until > now), None)

    # --- what is done -------------------------------------------------------------------------

    async def ban(self, ban: Ban) -> None:
        """Ban somebody: their sockets end at once, on all nodes."""
        await self.store.house.add_ban(ban)
        await self.changed()

    async def lift(self, ban: str) -> Ban:
        """Lift a ban."""
        found = await self.store.house.lift_ban(ban)
        if found is None:
            raise Refused("no_such_ban", "there is no such ban")
        await self.changed()
        return found

    async def changed(self) -> None:
        """Let every node read the rules again."""
        await self.refresh()
        self.bus.publish_control(Control(RULES_CHANGED))

    async def end_sockets(self, people: tuple[str, ...], code: str, table: str = "") -> None:
        """End the sockets of people on all nodes, at one table or at all; `code` says why."""
        control = Control(END_SOCKETS, people, table, code)
        await self.end_here(control)
        self.bus.publish_control(control)

    async def end_here(self, control: Control) -> None:
        """End the sockets of people on this node."""
        problem = wire.Problem(control.code, TOLD.get(control.code, control.code))
        self.hub.end(control.people, problem, FORBIDDEN, control.table)

    async def note(
        self, by: str, role: str, deed: str, *, game: str = "", whom: str = "", reason: str = ""
    ) -> None:
        """Write down what was done."""
        line = audit_row(self.clock(), by, role, deed, game=game, whom=whom, reason=reason)
        await self.store.house.note(line)


# --- values --------------------------------------------------------------------------------------


def audit_row(
    at: float, by: str, role: str, deed: str, *, game: str = "", whom: str = "", reason: str = ""
) -> AuditRow:
    """A line of the audit."""
    return AuditRow(
        id=new_id(), at=at, by=by, role=role, deed=deed, game=game, whom=whom, reason=reason
    )


def make_ban(wish: wire.BanWish, person: Person | None, by: str, now: float) -> Ban:
    """The ban that somebody wishes; a person is banned with their account."""
    if wish.person is None and wish.account is None and wish.network is None:
        raise wrong("person", "ban-whom")
    if wish.until is not None and wish.until <= now:
        raise wrong("until", "ban-over")
    account = wish.account or (person.account if person is not None else None)
    return Ban(
        id=new_id(),
        name=person.name if person is not None else "",
        person=wish.person or (person.id if person is not None else None),
        account=None if account is None else account.casefold(),
        network=None if wish.network is None else read_network(wish.network),
        until=wish.until,
        reason=wish.reason,
        by=by,
        at=now,
    )


def read_network(text: str) -> str:
    """A network such as 203.0.113.0/24; half the world is none."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        told = written(text, 60)
        raise wrong("network", "ban-network", told=told, example="203.0.113.0/24") from None
    if found.prefixlen < WIDEST[found.version]:
        raise wrong("network", "ban-wide", least=str(WIDEST[found.version]))
    return str(found)


def is_within(address: str, network: Network) -> bool:
    """Whether an address, or the network that stands for one, lies in a network."""
    try:
        found = ip_network(address, strict=False)
    except ValueError:
        return False
    if isinstance(found, IPv4Network):
        return isinstance(network, IPv4Network) and found.subnet_of(network)
    return isinstance(network, IPv6Network) and found.subnet_of(network)


def ban_words(ban: Ban) -> str:
    """A ban in English, for people and logs."""
    if ban.until is None:
        return f"you may not play on this server ({ban.reason})"
    until = datetime.fromtimestamp(ban.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"you may not play on this server until {until} ({ban.reason})"


def ban_info(ban: Ban) -> wire.Ban:
    """A ban as operators see it."""
    return msgspec.convert(ban, wire.Ban, from_attributes=True)


def audit_info(row: AuditRow) -> wire.AuditLine:
    """A line of the audit as operators see it."""
    return wire.AuditLine(row.at, row.by, row.role, row.deed, row.game, row.whom, row.reason)


def new_id() -> str:
    """A name for something, which nobody can guess."""
    return secrets.token_hex(8)
