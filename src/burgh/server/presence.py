"""Who is at a table on other nodes: each says so when it changes, and now and then again.

It is kept nowhere. A node that has been silent for a while is gone, and everybody on it.
"""

from __future__ import annotations

from typing import Final

from burgh.server.bus import NOBODY, NodePresence
from burgh.server.routine import Routine
from burgh.server.tables import Tables

EVERY: Final = 15.0  # seconds between two announcements of the same
SILENCE: Final = 40.0  # seconds after which a node is believed no more


class PresenceExchange(Routine):
    """Hears who is where, and says who is here."""

    def __init__(self, tables: Tables, *, every: float = EVERY) -> None:
        super().__init__("presence", every)
        self.tables = tables
        self.hub = tables.hub
        self.last_heard: dict[tuple[str, str], float] = {}  # (table, node) -> when
        self.hub.announce = tables.bus.announce
        tables.bus.listen_presence(self.receive)
        tables.bus.listen_connection(self.connected)

    async def tick(self) -> None:
        """Announce who is here, and forget who has been silent for long."""
        for key in list(self.hub.rooms):
            table = self.tables.live.get(key)
            if table is not None:
                self.hub.announce(key, self.hub.local_presence(table))
        now = self.tables.clock()
        silent = [each for each, at in self.last_heard.items() if now - at >= SILENCE]
        for game, node in silent:
            self.receive(node, game, NOBODY)

    def connected(self, is_connected: bool) -> None:
        """Other nodes are heard from now on, or no more: until they have spoken, who knows."""
        self.hub.attendance.hear(is_connected=is_connected, settling=SILENCE)

    def receive(self, node: str, game: str, presence: NodePresence) -> None:
        """Note who is at a table on another node, and tell those who are at it here."""
        nodes = self.hub.remote.setdefault(game, {})
        before = nodes.pop(node, NOBODY)
        table = self.tables.live.get(game)
        self.hub.note_away(game, set(before.people).difference(presence.people), table)
        if presence != NOBODY:
            nodes[node] = presence
            self.last_heard[game, node] = self.tables.clock()
        else:
            self.last_heard.pop((game, node), None)
        if not nodes:
            del self.hub.remote[game]
        if table is None or not self.hub.listeners(game) or presence == before:
            return
        self.hub.send_presence(table)
        if before == NOBODY:  # it came to this table only now, and knows nothing of us
            self.hub.announce(game, self.hub.local_presence(table))
