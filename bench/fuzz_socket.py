"""Mutated messages at a socket: each is answered in words, none ends the talk or hides a fault.

    python -m bench.fuzz_socket [--messages 10000] [--seed 1] [--minutes 0] [--json FILE]

Messages are made from the structs of `burgh.table.wire`, so a new kind of request is tried without
a change here: values that fit, values that just do not, moves that are legal now, then mutations of
the text itself. They go to a real `burgh serve` over several sockets at once: players, a spectator,
a table that is open, one that is over. After every dozen each socket must answer a ping. In the end
no answer was `internal`, the log tells of no error, and the server still plays.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import inspect

from bench.figures import Figures, arguments, headed, report
from bench.nodes import Node, lone_node
from bench.players import NO_ANSWER, Line, Message, Person
from burgh.table import wire

DOZEN: Final = 12
TABLES: Final = ("suburbia", "bigcity", "skylines")
LETTERS: Final = 'az09AZ_-{}[]":,\\/ \0\n\t\x7f\u00e9\u0416\u202e\ufffd\U0001f3d9'
NUMBERS: Final = (0, 1, -1, 2, 7, 8, 99, 100_000, 2**31, 2**53, 2**63, -(2**63), 10**30, 0.5, 1e308)
WORDS: Final = (
    "",
    "a-good-key-00",
    "pass",
    "keep libertarian",
    "buy farm @ 1,1",
    "null",
    "x" * 600,
)
KINDS: Final[dict[str, Mapping[str, inspect.Type]]] = {
    str(kind.tag): {field.encode_name: field.type for field in kind.fields}
    for kind in inspect.type_info(wire.Request).types  # type: ignore[attr-defined]
}


class Mutator:
    """Makes messages from what the wire says of them."""

    def __init__(self, rng: random.Random) -> None:
        """Take what draws."""
        self.rng = rng

    def message(self, line: Talk) -> str | bytes:
        """Give a message: most fit their struct, some nearly, some not at all."""
        rng = self.rng
        kind = rng.choice(list(KINDS))
        made: dict[str, Any] = {"type": kind}
        for name, field in KINDS[kind].items():
            made[name] = self.fitting(name, field, line)
        if rng.random() < 0.5:
            self.spoil(made)
        text = json.dumps(made)
        return self.torn(text) if rng.random() < 0.15 else text

    def fitting(self, name: str, kind: inspect.Type, line: Talk) -> Any:
        """Give a value that fits, one that makes sense now where we know one."""
        known = line.sensible(name, self.rng)
        if known is not None and self.rng.random() < 0.7:
            return known
        return self.value(kind)

    def value(self, kind: inspect.Type) -> Any:
        """Give any value of a type."""
        rng = self.rng
        match kind:
            case inspect.IntType():
                low = kind.ge if kind.ge is not None else -3
                high = kind.le if kind.le is not None else (kind.lt or 8)
                return rng.choice((low, high, rng.randint(low, max(low, high))))
            case inspect.StrType():
                most = min(kind.max_length or 20, 600)
                return "".join(rng.choices("abcdefgh0123_-", k=rng.randint(8, max(8, most))))
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.NoneType():
                return None
            case inspect.LiteralType():
                return rng.choice(kind.values)
            case inspect.UnionType():
                return self.value(rng.choice(kind.types))
            case inspect.ListType() | inspect.VarTupleType():
                return [self.value(kind.item_type) for _ in range(rng.randint(0, 3))]
            case inspect.StructType():
                return {field.encode_name: self.value(field.type) for field in kind.fields}
            case _:
                return self.anything(3)

    def anything(self, depth: int) -> Any:
        """Give any JSON at all."""
        rng = self.rng
        draw = rng.random()
        if depth == 0 or draw < 0.5:
            return rng.choice(
                (None, True, False, *NUMBERS, *WORDS, "".join(rng.choices(LETTERS, k=8)))
            )
        if draw < 0.75:
            return [self.anything(depth - 1) for _ in range(rng.randint(0, 4))]
        return {rng.choice(("do", "at", "tile", "x", "")): self.anything(depth - 1) for _ in "abc"}

    def spoil(self, made: dict[str, Any]) -> None:
        """Change a message so that it nearly fits: a field lost, doubled, foreign, of no type."""
        rng = self.rng
        for _ in range(rng.randint(1, 2)):
            name = rng.choice(list(made))
            match rng.randrange(4):
                case 0:
                    made.pop(name, None)
                    made.setdefault("seat", 0)
                case 1:
                    made[name] = self.anything(3)
                case 2:
                    made["".join(rng.choices(LETTERS, k=3))] = self.anything(1)
                case _:
                    made["type"] = rng.choice([*KINDS, "", "nothing", 7])

    def torn(self, text: str) -> str | bytes:
        """Change the text itself: cut, doubled, letters swapped, deep, as bytes."""
        rng = self.rng
        place = rng.randrange(len(text))
        match rng.randrange(6):
            case 0:
                return text[:place]
            case 1:
                return text[:place] + rng.choice(LETTERS) + text[place + 1 :]
            case 2:
                return text * 2
            case 3:
                return "[" * rng.choice((50, 2000, 20_000)) + text
            case 4:
                return bytes(rng.randrange(256) for _ in range(rng.randint(0, 60)))
            case _:
                return text.encode()


class Talk:
    """One socket at one table, and what was heard there last."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        """Name the place."""
        self.person = person
        self.table = table
        self.seat = seat
        self.last: Message | None = None
        self.asks: list[int] = []
        self.closed = 0

    def sensible(self, name: str, rng: random.Random) -> Any:
        """Give a value that makes sense here and now, or None."""
        seen = self.last.seen if self.last is not None else None
        moves = [each.move for each in seen.legal] if seen is not None else []
        known = {
            "id": f"{rng.getrandbits(60):016x}",
            "seat": self.seat,
            "ply": seen.ply if seen is not None else 0,
            "to_ply": max(0, seen.ply - rng.randint(0, 2)) if seen is not None else 0,
            "after": -1,
            "ask": rng.randint(0, 30),
            "text": f"so {rng.getrandbits(20)}",
        }
        if moves:
            known["moves"] = [rng.choice(moves) for _ in range(rng.choice((1, 1, 2)))]
            known["staged"] = [rng.choice(moves)] if rng.random() < 0.3 else []
            known["move"] = rng.choice(moves)
        return known.get(name)


class Fuzz:
    """Everything that is sent, and what came of it."""

    def __init__(self, asked: Any, node: Node) -> None:
        """Name the server."""
        self.asked = asked
        self.node = node
        self.rng = random.Random(asked.seed)
        self.mutator = Mutator(self.rng)
        self.counts: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.wrong: Counter[str] = Counter({"internal errors": 0, "hung sockets": 0})
        self.words: Counter[str] = Counter()
        self.began = time.monotonic()

    async def run(self) -> None:
        """Send as many messages as asked, over all sockets at once."""
        people = [Person([self.node.base], self.rng) for _ in range(2)]
        for person in people:
            await person.greet()
        while not self.is_done():
            talks = await self.seat_all(people)
            await asyncio.gather(*(self.talk(each) for each in talks))
        for person in people:
            self.blame("internal errors", person.faults)
            await person.close()
        self.blame("internal errors", self.node.errors())
        if not self.node.answers():
            self.blame("hung sockets", ["the server does not answer in the end"])

    def is_done(self) -> bool:
        """Whether enough was sent, or the time is over."""
        minutes = (time.monotonic() - self.began) / 60
        is_late = 0 < float(self.asked.minutes) <= minutes
        return is_late or self.counts["messages"] >= int(self.asked.messages)

    async def seat_all(self, people: Sequence[Person]) -> list[Talk]:
        """Open new tables, and sit down at them: two people, one of them twice, and a spectator."""
        ada, bob = people
        talks = []
        for title in TABLES:
            seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": 1}]
            opened = await ada.ask("POST", "/api/tables", {"title": title, "seats": seats})
            table = opened.raise_for_status().json()["table"]["id"]
            talks += [Talk(ada, table, 0), Talk(ada, table, 1), Talk(bob, table, -1)]
        waiting = {"title": TABLES[0], "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = await ada.ask("POST", "/api/tables", waiting)
        talks.append(Talk(ada, opened.raise_for_status().json()["table"]["id"], 0))
        return talks

    async def talk(self, talk: Talk) -> None:
        """Send some hundred messages; a socket that was closed is opened again."""
        sent = 0
        while sent < 300 and not self.is_done():
            try:
                async with talk.person.at(talk.table, talk.seat) as line:
                    while sent < 300 and not self.is_done():
                        sent += DOZEN
                        await self.dozen(talk, line)
            except TimeoutError:
                self.blame("hung sockets", [f"at {talk.table}"])
            except NO_ANSWER as error:
                self.counts["sockets_closed"] += 1
                self.answers[f"closed: {type(error).__name__} {str(error)[:40]}"] += 1

    async def dozen(self, talk: Talk, line: Line) -> None:
        """Send a dozen messages and a ping; read on to the pong."""
        for _ in range(DOZEN):
            await line.socket.send(self.mutator.message(talk))
            self.counts["messages"] += 1
        await line.send({"type": "ping"})
        pings = 1
        while pings:
            message = await line.next()
            self.counts["answers"] += 1
            pings -= message.type == "pong"
            self.answers[message.code or message.type] += 1
            if message.seen is not None:
                talk.last = message
            if message.code == "internal":
                self.blame("internal errors", [message.words])

    def blame(self, what: str, details: Sequence[str]) -> None:
        """Note what went wrong."""
        self.wrong[what] += len(details)
        self.words.update(details)

    def figures(self) -> Figures:
        """Give everything that was counted."""
        found = {
            "minutes": round((time.monotonic() - self.began) / 60, 1),
            "kinds_of_messages": sorted(KINDS),
            **self.counts,
            "answers_by_kind": dict(self.answers.most_common(40)),
            "wrong": dict(self.wrong),
            "wrong_in_words": dict(self.words.most_common(12)),
        }
        return headed("fuzz_socket", self.asked.seed, found)


def run(asked: Any) -> Figures:
    """Serve, send, count."""
    with lone_node("fuzz") as (node, _):
        fuzz = Fuzz(asked, node)
        asyncio.run(fuzz.run())
    return fuzz.figures()


def main(words: Sequence[str] | None = None) -> int:
    """Read what is asked, send, report."""
    parser = arguments("Send mutated messages to sockets of a real server.", "fuzz_socket")
    parser.add_argument("--messages", type=int, default=10_000)
    asked = parser.parse_args(words)
    return report(run(asked), asked.json)


if __name__ == "__main__":
    sys.exit(main())
