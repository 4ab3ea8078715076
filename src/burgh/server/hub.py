"""Who listens: a bounded queue a client, and nobody who is slow holds the others up."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from burgh.server.attendance import Attendance
from burgh.server.bus import NodePresence
from burgh.server.store.rows import OVER
from burgh.table import events as log
from burgh.table import views, wire
from burgh.table.moderation import must_admit
from burgh.table.questions import Moment
from burgh.table.refused import Refused
from burgh.table.seats import SPECTATOR_SEAT
from burgh.table.sitting import Entry, Sitting
from burgh.table.visitors import Visitor

MOST_WAITING: Final = 64  # messages to one client; who falls further behind comes back by `seq`
MOST_NAMED: Final = 100  # of those who look on at one table
A_MOMENT: Final = 0.1  # seconds
FORBIDDEN: Final = 4403  # the code of a socket that is closed to somebody
RULES: Final = (log.Barred, log.Ruled, log.Left, log.Began)  # after these not all may stay

Announce = Callable[[str, NodePresence], None]


def to_nobody(_: str, __: NodePresence) -> None:
    """Tell nobody: there is no other node."""


class Outbox:
    """Messages to one client, in order; one task takes them. None is the last.

    Every view of every move goes through one, so it is no more than that: no bound, no other taker.
    """

    def __init__(self) -> None:
        self.waiting: deque[bytes | None] = deque()
        self.awaited: asyncio.Future[None] | None = None  # there is something

    def __len__(self) -> int:
        return len(self.waiting)

    def put(self, message: bytes | None) -> None:
        """Add a message at the end."""
        self.waiting.append(message)
        if self.awaited is not None and not self.awaited.done():
            self.awaited.set_result(None)

    async def take(self) -> bytes | None:
        """The next message, as soon as there is one."""
        while not self.waiting:
            self.awaited = asyncio.get_running_loop().create_future()
            await self.awaited
        return self.waiting.popleft()

    def clear(self) -> None:
        """Drop what was not taken."""
        self.waiting.clear()


class Listener(Visitor):
    """A visitor with an open socket, and what is on its way there."""

    def __init__(
        self,
        person: str,
        seat: int = SPECTATOR_SEAT,
        *,
        ids: frozenset[str] = frozenset(),
        name: str = "",
    ) -> None:
        super().__init__(person, seat, ids=ids, name=name)
        self.is_slow = False
        self.session = ""  # in which they came
        self.is_kept = False  # whether that session was seen in the store
        self.is_ended = False  # it was, and is no more
        self.address = ""  # where they come from
        self.account: str | None = None
        self.code: int | None = None  # with which the socket is closed, where it is not the usual
        self.outbox = Outbox()

    def send(self, message: bytes) -> None:
        """Put a message on its way; a client that reads too slowly is let go."""
        if self.is_slow:
            return
        if len(self.outbox) < MOST_WAITING:
            self.outbox.put(message)
        else:
            self.is_slow = True
            self.close()

    def dismiss(self, problem: wire.Problem, code: int) -> None:
        """Say why, and end the conversation."""
        self.code = code
        self.close(wire.encode(problem))

    def close(self, *last: bytes) -> None:
        """End the conversation once the client has read what it can."""
        self.outbox.clear()
        for message in (*last, None):
            self.outbox.put(message)


class Hub:
    """The listeners of every table of this process."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.attendance = Attendance(clock)
        self.rooms: dict[str, set[Listener]] = defaultdict(set)
        self.pending_presence: dict[
            str, Sitting
        ] = {}  # where somebody has come or gone a moment ago
        self.remote: dict[str, dict[str, NodePresence]] = {}  # table -> node -> who is there
        self.announce: Announce = to_nobody  # tells other nodes who is at a table here
        self.arrivals: list[Callable[[str], None]] = []  # told of each who comes to a table

    def join(self, key: str, listener: Listener) -> None:
        """Add a listener to a table."""
        self.rooms[key].add(listener)
        for heed in self.arrivals:
            heed(key)

    def leave(self, key: str, listener: Listener, table: Sitting | None) -> None:
        """Take a listener away; `table` is what is known of the table."""
        room = self.rooms.get(key)
        if room is not None:
            room.discard(listener)
            self.note_away(key, listener.ids, table)
            if not room:
                del self.rooms[key]

    def note_away(self, key: str, people: Iterable[str], table: Sitting | None) -> None:
        """Remember since when people are away from a table whose game may still need them."""
        if table is None or table.status not in OVER:
            self.attendance.left(key, people)

    def heed(self, table: Sitting, entries: Sequence[Entry]) -> None:
        """See what happened: at a table that is over nobody is waited for, unless it goes on."""
        if table.status in OVER:
            self.attendance.over(table.key)
        elif any(isinstance(entry.event, log.Undone) for entry in entries):
            present = self.present(table)
            self.attendance.resumed(
                table.key,
                [
                    chair.person
                    for seat, chair in enumerate(table.chairs)
                    if chair.person is not None and seat not in present
                ],
            )

    def listeners(self, key: str) -> set[Listener]:
        """Everybody who listens at a table."""
        return self.rooms.get(key, set())

    def is_watched(self, key: str) -> bool:
        """Whether anybody is at a table, on whichever node."""
        others = self.remote.get(key, {}).values()
        return key in self.rooms or any(node.people or node.watching for node in others)

    def count(self) -> int:
        """Count all listeners."""
        return sum(len(room) for room in self.rooms.values())

    def sockets_of(self, person: str) -> int:
        """Count the listeners of one person."""
        return sum(person in each.ids for room in self.rooms.values() for each in room)

    def present(self, table: Sitting) -> list[int]:
        """The seats whose people are at the table, on whichever node."""
        here: list[Collection[str | None]] = [each.ids for each in self.listeners(table.key)]
        here += [node.people for node in self.remote.get(table.key, {}).values()]
        return [
            seat
            for seat, chair in enumerate(table.chairs)
            if any(chair.person in people for people in here)
        ]

    def moment(self, table: Sitting, now: float) -> Moment:
        """Who is at a table, and what time it is."""
        present = frozenset(self.present(table))
        known_in = self.attendance.known_in(now)
        return Moment(
            present,
            now,
            away_since=self.away_since(table, present),
            is_known=known_in == 0,
            known_in=known_in,
        )

    def away_since(self, table: Sitting, present: Collection[int]) -> dict[int, float]:
        """Since when the people of seats are away, as far as this process can know."""
        found: dict[int, float] = {}
        for seat, chair in enumerate(table.chairs):
            if chair.person is not None and seat not in present:
                since = self.attendance.away_since(table.key, chair.person)
                if since is not None:
                    found[seat] = since
        return found

    def publish(
        self, table: Sitting, fresh: Sequence[Entry], listeners: Iterable[Listener], now: float
    ) -> None:
        """Send listeners what they do not know yet, each as far as they may know."""
        if any(isinstance(entry.event, RULES) for entry in fresh):
            listeners = [each for each in listeners if self.may_stay(table, each)]
        last, sent = None, b""
        news = views.news(table, fresh, listeners, self.moment(table, now))
        for listener, message in sorted(news, key=lambda each: id(each[1])):
            if message is not last:  # who may know the same gets the same bytes
                last, sent = message, wire.encode(message)
            listener.send(sent)

    def may_stay(self, table: Sitting, listener: Listener) -> bool:
        """Whether a listener may go on looking at a table; who may not is told why, and goes."""
        try:
            must_admit(
                table,
                listener.ids,
                is_operator=listener.is_operator,
                has_pass=listener.has_pass,
            )
        except Refused as error:
            listener.dismiss(wire.Problem(error.code, error.words), FORBIDDEN)
            return False
        return True

    def end(self, people: Collection[str], problem: wire.Problem, code: int, key: str = "") -> None:
        """End the sockets of some people, at one table or at all."""
        rooms = [self.listeners(key)] if key else list(self.rooms.values())
        for listener in [each for room in rooms for each in room]:
            if listener.ids & set(people):
                listener.dismiss(problem, code)

    def end_table(self, key: str, problem: wire.Problem, code: int) -> None:
        """End all sockets of a table."""
        for listener in list(self.listeners(key)):
            listener.dismiss(problem, code)

    def watchers(self, table: Sitting) -> dict[str, str]:
        """Who looks on, on whichever node, and what they are called."""
        found = dict(self.local_presence(table).watchers)
        for node in self.remote.get(table.key, {}).values():
            found.update(node.watchers)
        return found

    def broadcast(self, key: str, message: wire.Answers, *, but: Listener | None = None) -> None:
        """Send one message to everybody at a table: something that is no secret to anybody."""
        self.send_all(key, wire.encode(message), but=but)

    def send_all(self, key: str, sent: bytes, *, but: Listener | None = None) -> None:
        """Send a message that another process, or somebody here, has for everybody at a table."""
        for listener in self.listeners(key):
            if listener is not but and listener.is_ready:
                listener.send(sent)

    def schedule_presence(self, table: Sitting) -> None:
        """Send in a moment who is here: many who come at once make one message."""
        if table.key not in self.pending_presence:
            asyncio.get_running_loop().call_later(A_MOMENT, self.publish_presence, table.key)
        self.pending_presence[table.key] = table

    def publish_presence(self, key: str) -> None:
        """Send who is here now, to other nodes as well."""
        table = self.pending_presence.pop(key)
        self.send_presence(table)
        self.announce(key, self.local_presence(table))

    def send_presence(self, table: Sitting) -> None:
        """Send who is at the table, on whichever node."""
        others = self.remote.get(table.key, {}).values()
        watching = sum(node.watching for node in (self.local_presence(table), *others))
        moment = self.moment(table, self.clock())
        away = views.absences(table, moment)
        self.broadcast(table.key, wire.Presence(sorted(moment.present), watching, away))

    def local_presence(self, table: Sitting) -> NodePresence:
        """Who is at a table on this node."""
        seated = table.people()
        here = [listener.ids & seated for listener in self.listeners(table.key)]
        people = frozenset[str]().union(*here)
        looking = {
            listener.person: listener.name
            for listener in self.listeners(table.key)
            if not listener.ids & seated
        }
        some = tuple(sorted(looking.items())[:MOST_NAMED])
        return NodePresence(tuple(sorted(people)), sum(not ids for ids in here), some)

    def let_go(self, key: str) -> None:
        """Let everybody at a table go; they come back, here or at another node."""
        for listener in list(self.listeners(key)):
            listener.close()

    def end_sessions(self, sessions: Iterable[str]) -> None:
        """Let everybody go whose session has ended."""
        ended = set(sessions)
        for room in list(self.rooms.values()) if ended else []:
            for listener in [each for each in room if each.session in ended]:
                listener.is_ended = True
                listener.close()

    def close(self) -> None:
        """Let everybody go."""
        for room in list(self.rooms.values()):
            for listener in list(room):
                listener.close()
