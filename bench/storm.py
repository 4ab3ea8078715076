"""A storm: real servers are killed, frozen and starved while people play; what was confirmed stays.

    python -m bench.storm [--nodes 1|2] [--kills 100] [--minutes 0] [--seed 1] [--tables 6]
                          [--faults kill,term,freeze,full,clock,redis,postgres] [--json FILE]

One node stands on SQLite, two on PostgreSQL and Redis, all of our own, in a folder of their own, on
loopback. Players hold a list of what was confirmed to them, over sockets (moves, lines of chat) and
over HTTP (tables, notes). Faults come in an order drawn from the seed. After each one:

- everything confirmed is in the log exactly once, nothing refused is, and numbers have no gap;
- `burgh verify`'s check agrees for every game touched (in the end the command itself, for all);
- nobody saw less than they had seen before, no clock took time from anybody;
- no log and no answer tells of an internal error, no process is left over;
- every table goes on.

It ends with so many kills, or when the minutes are over. For 1,000 kills in parts: several runs
with seeds of their own and `--json`, then `python -m bench.figures FILE...`.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.figures import Figures, arguments, headed, keep, report
from bench.nodes import Disk, Node, PostgreSQL, Redis, disk_at, faketime
from bench.players import AGAIN, NO_ANSWER, Line, Message, Person, Seen, Stuck
from burgh.server.store import Store, Unavailable
from burgh.server.verify import problem
from burgh.table import events as log

TITLES: Final = ("suburbia", "bigcity", "skylines")
WEIGHTS: Final = {
    "kill": 70, "term": 6, "freeze": 8, "full": 4, "clock": 6, "redis": 8, "postgres": 5,
}  # fmt: skip
CLOCK: Final = {"budget": 7200, "increment": 60}
MOST_OFF: Final = 86_400  # seconds by which a clock jumps, on or back
PAUSE: Final = 0.02  # seconds that a player thinks, at most
RECOVERY: Final = 90.0  # seconds in which every table must go on
LONG: Final = 20.0  # seconds after which a table that stands still is told of in detail
SHOWN: Final = 12  # kinds of errors that a report names


class Ledger:
    """What was confirmed to the players, what was refused, and what went wrong."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.confirmed: dict[tuple[str, str], int] = {}  # (table, key) -> number told
        self.unchecked: list[tuple[str, str]] = []
        self.refused: list[tuple[str, str]] = []
        self.tables: set[str] = set()
        self.touched: set[str] = set()
        self.moves: Counter[str] = Counter()  # by table
        self.waits: list[float] = []  # seconds from a wish to its answer
        self.counts: Counter[str] = Counter()
        self.wrong: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()

    def confirm(self, table: str, key: str, seq: int, *, again: bool) -> None:
        """Note what the server has said is done."""
        self.confirmed[table, key] = seq
        self.unchecked.append((table, key))
        self.touched.add(table)
        self.moves[table] += 1
        self.counts["confirmed"] += 1
        self.counts["confirmed_on_asking_again"] += again

    def blame(self, what: str, detail: str = "") -> None:
        """Note that something went wrong."""
        self.wrong[what] += 1
        self.errors[f"{what}: {detail}" if detail else what] += 1


# --- players ---------------------------------------------------------------------------------


class Gate:
    """Lets players wish for something, or holds them until nothing is on its way."""

    def __init__(self) -> None:
        """Begin open."""
        self.open = asyncio.Event()
        self.open.set()
        self.waiting = 0  # wishes that nobody has answered

    @contextlib.asynccontextmanager
    async def calm(self) -> AsyncIterator[None]:
        """Hold everybody while the block runs."""
        self.open.clear()
        try:
            async with asyncio.timeout(RECOVERY):
                while self.waiting:  # noqa: ASYNC110 - seldom, and for a moment
                    await asyncio.sleep(0.02)
            yield
        finally:
            self.open.set()


class Player:
    """One person at one table, who wishes, waits, comes back and asks again."""

    def __init__(self, person: Person, table: str, seat: int, ledger: Ledger, gate: Gate) -> None:
        """Sit on a seat of a table."""
        self.person = person
        self.rng = person.rng
        self.table = table
        self.seat = seat
        self.ledger = ledger
        self.gate = gate
        self.seq = -1  # the last event that was seen
        self.decided = -1  # the last ply at which a decision of ours was confirmed
        self.seen: Seen | None = None
        self.pending: dict[str, Any] | None = None  # a wish that nobody has answered
        self.sent = 0.0  # when the wish was sent first
        self.pause = PAUSE
        self.note = ""
        self.has_ended = False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and nothing is waited for."""
        return self.has_ended and self.pending is None

    async def play(self) -> None:
        """Play to the end of the game, whatever happens to the servers."""
        while not self.is_over:
            try:
                async with self.person.at(self.table, self.seat, self.seq) as line:
                    await self.talk(line)
            except NO_ANSWER:
                self.ledger.counts["reconnects"] += 1
                await asyncio.sleep(0.1 + self.rng.random() * 0.4)

    async def talk(self, line: Line) -> None:
        """Talk until the game is over; a wish without an answer is sent first, as it was."""
        self.take(await line.until(lambda each: each.type in ("welcome", "problem")))
        if self.pending is not None:
            await line.send(self.pending)
        while not self.is_over:
            if self.pending is None and (wish := await self.next_wish()) is not None:
                self.pending, self.sent = wish, time.monotonic()
                self.gate.waiting += 1
                await line.send(wish)
            if self.pending is not None or not self.is_mine:
                await self.hear(line, await line.next())

    @property
    def is_mine(self) -> bool:
        """Whether this player is to decide, as far as they have heard."""
        seen = self.seen
        return seen is not None and seen.turn == self.seat and seen.ply > self.decided

    async def next_wish(self) -> dict[str, Any] | None:
        """Think of something to wish for: a decision, seldom a line of chat or a note."""
        if not self.is_mine:
            return None
        await asyncio.sleep(self.rng.random() * self.pause)
        if self.rng.random() < 0.03:
            await self.write_note()
        await self.gate.open.wait()  # last: between it and the wish the gate may not close
        key = f"{self.rng.getrandbits(60):016x}"
        if self.rng.random() < 0.05:
            return {"type": "say", "id": key, "seat": self.seat, "text": f"so {key}"}
        assert self.seen is not None
        move = self.rng.choice(self.seen.legal).move
        ply = self.seen.ply
        return {"type": "confirm", "id": key, "seat": self.seat, "ply": ply, "moves": [move]}

    async def write_note(self) -> None:
        """Keep a note over HTTP, and see that the one confirmed before is there."""
        path = f"/api/tables/{self.table}/note"
        kept = (await self.person.ask("GET", path)).json().get("text")
        if kept != self.note:
            self.ledger.blame("lost", "a note")
        text = f"{self.rng.getrandbits(60):016x}"
        if (await self.person.ask("PUT", path, {"text": text})).is_success:
            self.note = text
            self.ledger.counts["confirmed_over_http"] += 1

    async def hear(self, line: Line, message: Message) -> None:
        """Take a message in; an answer to the wish settles it, or lets it be sent again."""
        self.take(message)
        if self.pending is None or message.id != self.pending["id"]:
            return
        if message.type == "confirmed":
            self.ledger.confirm(self.table, self.pending["id"], message.seq, again=message.again)
            self.decided = max(self.decided, self.pending.get("ply", -1))
            self.ledger.waits.append(time.monotonic() - self.sent)
            self.settle()
        elif message.code in AGAIN:
            self.ledger.counts["told_to_wait"] += 1
            await asyncio.sleep(0.1 + self.rng.random() * 0.2)
            await line.send(self.pending)
        else:
            self.ledger.refused.append((self.table, self.pending["id"]))
            self.ledger.counts[f"refused_as_{message.code}"] += 1
            if message.code != "stale":
                self.ledger.blame("legal moves refused", f"{message.code} {message.words}")
            self.settle()

    def settle(self) -> None:
        """Wait for the wish no longer."""
        self.pending = None
        self.gate.waiting -= 1

    def take(self, message: Message) -> None:
        """See what a message shows; nobody may see less than before."""
        if message.code == "internal":
            self.ledger.blame("internal errors", message.words.partition(";")[0])
        if message.table is not None:
            if message.table.seq < self.seq:
                self.ledger.blame("stale reads", message.type)
            self.seq = max(self.seq, message.table.seq)
            self.has_ended = message.table.status == "ended"
        if message.type == "confirmed":
            self.seq = max(self.seq, message.seq)
        if message.seen is not None and (self.seen is None or message.seen.ply >= self.seen.ply):
            self.seen = message.seen


class Place:
    """A place where two people play one game after the other."""

    def __init__(self, number: int, people: Sequence[Person], ledger: Ledger, gate: Gate) -> None:
        """Name the two."""
        self.number = number
        self.people = people
        self.ledger = ledger
        self.gate = gate
        self.rng = people[0].rng
        self.table = ""
        self.players: list[Player] = []
        self.has_bot = number % 6 == 5

    async def run(self) -> None:
        """Play game after game."""
        for each in self.people:
            await each.greet()
        for round_number in range(1_000_000):
            title = TITLES[(self.number + round_number) % len(TITLES)]
            self.table = await self.open(title)
            self.players = [
                Player(person, self.table, seat, self.ledger, self.gate)
                for seat, person in enumerate(self.people)
            ]
            await asyncio.gather(*(player.play() for player in self.players))
            self.ledger.counts["games_ended"] += 1

    async def open(self, title: str) -> str:
        """Open a table, which is there from then on, and let the other one sit down."""
        seats: list[dict[str, Any]] = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
        seats += [{"kind": "bot", "level": 1}] if self.has_bot else []
        wish = {"title": title, "seats": seats, "clock": CLOCK, "hints": True}
        answer = await self.people[0].ask("POST", "/api/tables", wish)
        created = answer.raise_for_status().json()
        table = str(created["table"]["id"])
        self.ledger.tables.add(table)
        self.ledger.touched.add(table)
        self.ledger.counts["confirmed_over_http"] += 1
        join = {"seat": 1, "secret": created["links"][0]["secret"], "name": "Bob"}
        joined = await self.people[1].ask("POST", f"/api/tables/{table}/join", join)
        if not joined.is_success:  # it was done, and the answer was lost
            known = await self.people[1].ask("GET", f"/api/tables/{table}")
            if not known.json()["seats"][1]["is_mine"]:
                raise RuntimeError(f"{title}: {joined.text}")
        return table


# --- faults ----------------------------------------------------------------------------------


class Weather:
    """The nodes, what they stand on, and everything that may happen to them."""

    def __init__(self, nodes: Sequence[Node], rng: random.Random, ledger: Ledger) -> None:
        """Take nodes that serve."""
        self.nodes = nodes
        self.rng = rng
        self.ledger = ledger
        self.disk: Disk | None = None
        self.redis: Redis | None = None
        self.postgres: PostgreSQL | None = None
        self.counts: Counter[str] = Counter()
        self.longest: dict[str, float] = {}

    def possible(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Give the faults that can be had here."""
        found: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self.kill,
            "term": self.term,
            "freeze": self.freeze,
        }
        if self.disk is not None:
            found["full"] = self.full
        if faketime() is not None:
            found["clock"] = self.clock
        if self.redis is not None:
            found["redis"] = self.restart_redis
        if self.postgres is not None:
            found["postgres"] = self.restart_postgres
        return found

    async def strike(self, allowed: Sequence[str]) -> str:
        """Let one thing happen, and mend it."""
        possible = self.possible()
        names = [name for name in possible if name in allowed]
        name = self.rng.choices(names, [WEIGHTS[each] for each in names])[0]
        await possible[name]()
        return name

    def time(self, what: str, seconds: float) -> None:
        """Note how long something took, if it was the longest."""
        self.longest[what] = round(max(self.longest.get(what, 0.0), seconds), 2)

    async def kill(self) -> None:
        """kill -9 of one node, seldom of all at once."""
        everybody = len(self.nodes) > 1 and self.rng.random() < 0.1
        victims = list(self.nodes) if everybody else [self.rng.choice(self.nodes)]
        for node in victims:
            node.kill()
            self.counts["kill"] += 1
        await asyncio.sleep(self.rng.choice((0.0, 0.0, 0.5)))
        await self.revive(victims)

    async def term(self) -> None:
        """SIGTERM, as a new version is put in place."""
        node = self.rng.choice(self.nodes)
        self.counts["term"] += 1
        try:
            self.time("longest_stop_s", await asyncio.to_thread(node.stop))
        except subprocess.TimeoutExpired:
            self.ledger.blame("servers that did not stop")
            node.kill()
        await self.revive([node])

    async def revive(self, nodes: Sequence[Node]) -> None:
        """Start nodes again; with another one there, players do not wait for them."""
        for node in nodes:
            node.start()
        for node in nodes:
            self.time("longest_start_s", await asyncio.to_thread(node.wait))

    async def freeze(self) -> None:
        """Let one node stand still for a while, as a machine that swaps or a virtual one moved."""
        node = self.rng.choice(self.nodes)
        self.counts["freeze"] += 1
        node.freeze()
        await asyncio.sleep(0.5 + self.rng.random() * 4)
        node.thaw()

    async def full(self) -> None:
        """Fill the disk of the database, and give the room back."""
        assert self.disk is not None
        self.counts["full"] += 1
        await asyncio.to_thread(self.disk.fill)
        await asyncio.sleep(1 + self.rng.random() * 3)
        self.disk.free()
        if self.postgres is not None:  # it may have given up
            await asyncio.to_thread(self.postgres.restart)

    async def clock(self) -> None:
        """Put the clock of a node on or back by up to a day, and right again."""
        node = self.rng.choice(self.nodes)
        self.counts["clock"] += 1
        node.set_clock(self.rng.randint(-MOST_OFF, MOST_OFF))
        await asyncio.sleep(1.5 + self.rng.random() * 2)
        node.set_clock(0)
        await asyncio.sleep(1.2)  # a node looks at its hands once a second

    async def restart_redis(self) -> None:
        """Kill Redis, and start it again after a while."""
        assert self.redis is not None
        self.counts["redis"] += 1
        self.redis.kill()
        await asyncio.sleep(self.rng.random() * 3)
        await asyncio.to_thread(self.redis.start)

    async def restart_postgres(self) -> None:
        """Restart PostgreSQL, in order or as after a crash."""
        assert self.postgres is not None
        self.counts["postgres"] += 1
        how = self.rng.choice(("fast", "immediate"))
        await asyncio.to_thread(self.postgres.stop, how)
        await asyncio.sleep(self.rng.random() * 2)
        await asyncio.to_thread(self.postgres.start)


# --- the log ---------------------------------------------------------------------------------


class Book:
    """The logs as they are in the database, read on and on."""

    def __init__(self, url: str, ledger: Ledger) -> None:
        """Name the database."""
        self.url = url
        self.ledger = ledger
        self.last: dict[str, int] = {}
        self.at: dict[str, float] = {}
        self.keys: Counter[tuple[str, str]] = Counter()
        self.places: dict[tuple[str, str], int] = {}

    async def check(self) -> None:
        """Hold what was confirmed against the logs; nobody wishes for anything meanwhile."""
        store = await self.open()
        try:
            for table in sorted(self.ledger.touched):
                await self.read_on(store, table)
            self.compare()
            for table in sorted(self.ledger.touched):
                await self.verify(store, table)
            self.ledger.touched.clear()
        finally:
            await store.close()

    async def open(self) -> Store:
        """Open the database, which may have just come back."""
        for _ in range(100):
            try:
                return await Store.open(self.url)
            except Unavailable:
                await asyncio.sleep(0.2)
        raise Stuck("the database does not come back")

    async def read_on(self, store: Store, table: str) -> None:
        """Read what is new in a log: numbers without a gap, times in order, no clock run out."""
        rows = await store.events(table, self.last.get(table, -1))
        if not rows and table not in self.last:
            self.ledger.blame("lost", "a table")
        for row in rows:
            if row.seq != self.last.get(table, -1) + 1 or row.at < self.at.get(table, 0.0):
                self.ledger.blame("logs out of order", f"{table} {row.seq}")
            self.last[table], self.at[table] = row.seq, row.at
            event = log.read(row.body)
            if getattr(event, "away", False):
                self.ledger.blame("time taken by a clock")
            if key := getattr(event, "key", ""):
                self.keys[table, key] += 1
                self.places[table, key] = row.seq

    def compare(self) -> None:
        """What was confirmed is there once, at its place; what was refused is not there."""
        for each in self.ledger.unchecked:
            if self.keys[each] != 1:
                self.ledger.blame("doubled" if self.keys[each] else "lost", "a wish")
            elif not 0 <= self.ledger.confirmed[each] - self.places[each] <= 1:  # an end follows
                self.ledger.blame("confirmed under another number")
        self.ledger.counts["checks_of_what_was_confirmed"] += len(self.ledger.unchecked)
        for each in self.ledger.refused:
            if self.keys[each]:
                self.ledger.blame("refused and yet done")
        for each, times in self.keys.items():
            if times > 1:
                self.ledger.blame("doubled", each[0])
        self.ledger.unchecked.clear()
        self.ledger.refused.clear()

    async def verify(self, store: Store, table: str) -> None:
        """Fold a log again; a bot may decide meanwhile, so what disagrees is looked at again."""
        self.ledger.counts["logs_folded_again"] += 1
        for _ in range(5):
            wrong = await problem(store, table)
            if wrong is None:
                return
            await asyncio.sleep(0.5)
        self.ledger.blame("verify disagrees", str(wrong))


def verify_all(url: str, ledger: Ledger) -> None:
    """Run `burgh verify` itself over everything."""
    command = [sys.executable, "-m", "burgh", "verify", "--json", "--database", url]
    done = subprocess.run(command, capture_output=True, check=False)
    found = msgspec.json.decode(done.stdout or b"{}", type=dict[str, Any])
    ledger.counts["games_verified"] += int(found.get("games", 0))
    if done.returncode != 0 or found.get("wrong"):
        ledger.blame("verify disagrees", str(found.get("wrong") or done.stderr[-300:]))


# --- the whole -------------------------------------------------------------------------------


class Storm:
    """Players, weather and the book, for as long as was asked."""

    def __init__(self, asked: Any, weather: Weather, book: Book) -> None:
        """Put people at the tables."""
        self.asked = asked
        self.weather = weather
        self.book = book
        self.ledger = weather.ledger
        self.gate = Gate()
        self.began = time.monotonic()
        bases = [node.base for node in weather.nodes]
        self.people = [
            Person(bases, random.Random(f"{asked.seed} {number}"))
            for number in range(2 * asked.tables)
        ]
        pairs = zip(self.people[::2], self.people[1::2], strict=True)
        self.places = [Place(n, pair, self.ledger, self.gate) for n, pair in enumerate(pairs)]

    async def run(self) -> None:
        """Let it storm."""
        playing = [asyncio.create_task(place.run()) for place in self.places]
        try:
            await self.moves_everywhere(playing)
            while not self.is_done():
                await asyncio.sleep(self.weather.rng.random())
                name = await self.weather.strike(self.asked.faults.split(","))
                if self.weather.rng.random() < 0.2 and not self.is_done():
                    continue  # the next one comes before anybody has recovered
                await self.recover(name, playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for person in self.people:
                await person.close()

    def is_done(self) -> bool:
        """Whether there were enough kills, or the time is over."""
        minutes = (time.monotonic() - self.began) / 60
        is_late = 0 < float(self.asked.minutes) <= minutes
        return is_late or self.weather.counts["kill"] >= int(self.asked.kills)

    async def recover(self, after: str, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait until every table has gone on, then look at everything."""
        begun = time.monotonic()
        await self.moves_everywhere(playing)
        self.weather.time(f"longest_recovery_after_{after}_s", time.monotonic() - begun)
        async with self.gate.calm():
            await self.book.check()
        self.look_at_logs()
        keep(figures(self), self.asked.json)
        print(f"{self.weather.counts['kill']:5} kills, {self.ledger.counts['confirmed']} confirmed,"
              f" {sum(self.ledger.wrong.values())} wrong ({after})", flush=True)  # fmt: skip

    async def moves_everywhere(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait until something was confirmed at every table."""
        before = {place.number: self.count_at(place) for place in self.places}
        begun = time.monotonic()
        told = False
        while still := [each for each in self.places if self.count_at(each) == before[each.number]]:
            if not told and time.monotonic() - begun > LONG:
                told = True
                for place in still:
                    await self.tell(place)
            for task in playing:
                if task.done():
                    task.result()
                    raise RuntimeError("a player has left")
            if time.monotonic() - begun > RECOVERY:
                self.ledger.blame("tables that did not go on")
                return
            await asyncio.sleep(0.02)

    async def tell(self, place: Place) -> None:
        """Say how a table stands that does not go on: in the log, and as its players see it."""
        self.ledger.counts["tables_that_took_long"] += 1
        store = await self.book.open()
        try:
            rows = await store.events(place.table)
        finally:
            await store.close()
        last = f"{rows[-1].seq} {rows[-1].kind}" if rows else "no log"
        print(f"      {place.table} stands still at {last}; bot: {place.has_bot}", flush=True)
        for each in place.players:
            seen = f"ply {each.seen.ply} turn {each.seen.turn}" if each.seen else "nothing"
            pending = each.pending["type"] if each.pending else "nothing"
            print(f"        seat {each.seat} at {each.person.base}: seq {each.seq}, sees {seen},"
                  f" decided {each.decided}, waits for {pending}", flush=True)  # fmt: skip

    def count_at(self, place: Place) -> tuple[str, int]:
        """Give the table of a place and how much was confirmed there."""
        return place.table, self.ledger.moves[place.table]

    def look_at_logs(self) -> None:
        """Look for errors in the logs and answers, and for processes left over."""
        for node in self.weather.nodes:
            for error in node.errors():
                self.ledger.blame("internal errors", error)
        for person in self.people:
            for fault in person.faults:
                self.ledger.blame("internal errors", fault)
            person.faults.clear()


def figures(storm: Storm) -> Figures:
    """Give everything that was counted."""
    asked, ledger, weather = storm.asked, storm.ledger, storm.weather
    left_out = [name for name in asked.faults.split(",") if name not in weather.possible()]
    wrong = {name: ledger.wrong[name] for name in ALL_WRONG} | dict(ledger.wrong)
    found = {
        "nodes": "1 on SQLite" if asked.nodes == 1 else "2 on PostgreSQL and Redis",
        "minutes": round((time.monotonic() - storm.began) / 60, 1),
        "faults": dict(weather.counts),
        "faults_left_out": left_out,
        "tables": len(ledger.tables),
        "answers_that_did_not_come": sum(person.trouble for person in storm.people),
        **ledger.counts,
        **weather.longest,
        "wrong": wrong,
        "wrong_in_words": dict(ledger.errors.most_common(SHOWN)),
    }
    return headed(f"storm --nodes {asked.nodes}", asked.seed, found)


ALL_WRONG: Final = (
    "lost", "doubled", "refused and yet done", "confirmed under another number",
    "logs out of order", "verify disagrees", "stale reads", "internal errors",
    "legal moves refused", "time taken by a clock", "tables that did not go on",
    "servers that did not stop", "processes left over",
)  # fmt: skip


@contextlib.contextmanager
def weather_for(asked: Any, folder: Path) -> Iterator[tuple[Weather, str]]:
    """Start everything, and end it again; gives the weather and the address of the database."""
    rng, ledger = random.Random(asked.seed), Ledger()
    with disk_at(folder / "disk") as disk, contextlib.ExitStack() as closing:
        environ = {}
        postgres = redis = None
        if asked.nodes == 1:
            url = f"sqlite:///{folder / 'disk' / 'burgh.db'}"
        else:
            folder.chmod(0o755)
            postgres, redis = PostgreSQL(folder / "disk"), Redis(folder)
            url = postgres.url
            postgres.start()
            closing.callback(postgres.stop, "immediate")
            redis.start()
            closing.callback(redis.kill)
            environ["REDIS_URL"] = redis.url
            migrate = [sys.executable, "-m", "burgh", "migrate", "--database", url]
            subprocess.run(migrate, check=True, stdout=subprocess.DEVNULL)
        environ["DATABASE_URL"] = url
        nodes = [Node(folder, f"node{number}", environ) for number in range(asked.nodes)]
        weather = Weather(nodes, rng, ledger)
        weather.disk, weather.redis, weather.postgres = disk, redis, postgres
        for node in nodes:
            closing.callback(node.clear)
            node.start()
            node.wait()
        yield weather, url


def run(asked: Any) -> Figures:
    """Storm as asked; gives the figures."""
    with (
        tempfile.TemporaryDirectory(prefix="burgh-storm-") as place,
        weather_for(asked, Path(place)) as (weather, url),
    ):
        storm = Storm(asked, weather, Book(url, weather.ledger))
        try:
            asyncio.run(storm.run())
        except Stuck as stuck:
            weather.ledger.blame("tables that did not go on", str(stuck))
        close_down(storm, url)
        return figures(storm)


def close_down(storm: Storm, url: str) -> None:
    """Stop the servers in order, and look at everything once more."""
    ledger = storm.ledger
    for node in storm.weather.nodes:
        with contextlib.suppress(subprocess.TimeoutExpired):
            node.stop()
        for _ in range(100):  # whoever works for a server that was killed notices, and goes
            if not node.orphans():
                break
            time.sleep(0.1)
        for _ in node.orphans():
            ledger.blame("processes left over")
    storm.look_at_logs()
    verify_all(url, ledger)
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                ledger.blame("verify disagrees", "the database file is damaged")


def main(words: Sequence[str] | None = None) -> int:
    """Read what is asked, storm, report."""
    parser = arguments("Kill real servers while people play at them.", "storm")
    parser.add_argument("--nodes", type=int, choices=(1, 2), default=1)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--faults", default=",".join(WEIGHTS))
    asked = parser.parse_args(words)
    return report(run(asked), asked.json)


if __name__ == "__main__":
    sys.exit(main())
