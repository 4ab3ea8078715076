"""Sockets whose session was ended on another node are closed within seconds; old sessions go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgh.server.hub import Hub
from burgh.server.people import COOKIE_AGE
from burgh.server.routine import Routine
from burgh.server.store.sessions import Sessions

EVERY: Final = 5.0  # seconds
CLEARED: Final = 86400.0  # seconds between two looks for sessions that nobody can use any more


class SessionWatch(Routine):
    """Holds the sessions of open sockets against the store."""

    def __init__(self, sessions: Sessions, hub: Hub, clock: Callable[[], float]) -> None:
        super().__init__("sessions", EVERY)
        self.sessions = sessions
        self.hub = hub
        self.clock = clock
        self.cleared_at = 0.0

    async def tick(self) -> None:
        """Look at every socket; a session that was never written down cannot have ended."""
        listeners = [each for room in self.hub.rooms.values() for each in room if each.session]
        there = await self.sessions.there({each.session for each in listeners})
        for each in listeners:
            each.is_kept = each.is_kept or each.session in there
        self.hub.end_sessions(
            {each.session for each in listeners if each.is_kept and each.session not in there}
        )
        if self.clock() - self.cleared_at >= CLEARED:
            self.cleared_at = self.clock()
            await self.sessions.forget_before(self.clock() - COOKIE_AGE)
