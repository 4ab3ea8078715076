"""How many events a second the store takes: one by one, and as the writer groups them.

    python bench/store.py [URL]

Every append is acknowledged after its commit in both cases; the ratio is what grouping gives. The
file lies in a new folder beside this one, on the disk of the checkout, unless a URL is named: it
must be an empty database.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import tempfile
import time
from pathlib import Path

from burgh.server.store import Row, SeatRow, Store, Summary

GAMES = 500
ROUNDS = 8
SINGLE = 300
BODY = b'{"kind":"moved","seat":1,"text":"buy farm @ 1,1","key":"0123456789abcdef","pad":"%s"}' % (
    b"x" * 90
)


def event(game: str, seq: int) -> tuple[list[Row], Summary]:
    """Give an event of an ordinary size, and the summary after it."""
    seats = (
        SeatRow("Ada", "person", "ada"),
        SeatRow("Bob", "person", "bob"),
        SeatRow("mcts", "bot"),
    )
    summary = Summary(
        game=game,
        title="suburbia",
        status="playing",
        created_at=1.0,
        changed_at=float(seq),
        seq=seq,
        ply=seq,
        turn=(seq % 3,),
        seats=seats,
    )
    return [Row(game, seq, float(seq), "moved", BODY)], summary


async def one_by_one(store: Store, run: str) -> float:
    """Give appends a second when each waits for the one before."""
    start = time.perf_counter()
    for seq in range(SINGLE):
        await store.append(*event(f"{run}-single", seq))
    return SINGLE / (time.perf_counter() - start)


async def grouped(store: Store, run: str) -> tuple[float, float, float]:
    """Give appends a second, p50 and p99 in ms, when many games move at once."""
    waits: list[float] = []

    async def play(game: str) -> None:
        for seq in range(ROUNDS):
            start = time.perf_counter()
            await store.append(*event(game, seq))
            waits.append(1000 * (time.perf_counter() - start))

    start = time.perf_counter()
    await asyncio.gather(*(play(f"{run}-{i}") for i in range(GAMES)))
    rate = GAMES * ROUNDS / (time.perf_counter() - start)
    waits.sort()
    return rate, waits[len(waits) // 2], waits[len(waits) * 99 // 100]


async def reading(store: Store, run: str) -> float:
    """Give logs of eight events read a second, one by one."""
    start = time.perf_counter()
    for i in range(SINGLE):
        await store.events(f"{run}-{i}")
    return SINGLE / (time.perf_counter() - start)


async def measure(url: str) -> dict[str, float | str]:
    """Measure a database."""
    store = await Store.open(url, migrate=True)
    run = secrets.token_hex(4)
    single = await one_by_one(store, run)
    rate, middle, slow = await grouped(store, run)
    logs = await reading(store, run)
    await store.close()
    return {
        "database": url.partition(":")[0],
        "appends_per_second_single": round(single),
        "appends_per_second_grouped": round(rate),
        "times_single": round(rate / single, 1),
        "p50_ms": round(middle, 1),
        "p99_ms": round(slow, 1),
        "logs_read_per_second": round(logs),
    }


def main() -> None:
    """Print what was measured as JSON."""
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/burgh.db"
        print(json.dumps(asyncio.run(measure(url)), indent=1))


if __name__ == "__main__":
    main()
