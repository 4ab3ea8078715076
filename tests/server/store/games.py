"""Small games to fill a store with."""

from __future__ import annotations

from typing import Any

from burgh.server.store import Account, Row, SeatRow, Session, Store, Summary


def row(game: str, seq: int, body: bytes = b"{}") -> Row:
    """Give an event."""
    return Row(game, seq, 1000.0 + seq, "moved", body)


def summary(game: str, seq: int, **changed: Any) -> Summary:
    """Give what lists show of a game after an event."""
    facts: dict[str, Any] = {
        "game": game,
        "title": "suburbia",
        "status": "playing",
        "created_at": 1000.0,
        "changed_at": 1000.0 + seq,
        "seq": seq,
        "ply": seq,
        "is_listed": True,
        "turn": (0,),
        "seats": (SeatRow("Ada", "person", "ada"), SeatRow("greedy", "bot")),
    }
    return Summary(**{**facts, **changed})


async def play(store: Store, game: str, *seqs: int) -> None:
    """Append events to a game, one after the other."""
    for seq in seqs:
        await store.append([row(game, seq)], summary(game, seq))


def session(name: str, person: str) -> Session:
    """Give a session that began long ago."""
    return Session(name, name.encode(), person, 1.0, 1.0, "Firefox", "Linux")


async def open_account(store: Store, account: Account) -> list[str]:
    """Give a person an account, and a session named after it and them."""
    begun = session(f"{account.name} {account.person}", account.person)
    return await store.people.open_account(account, begun, str)
