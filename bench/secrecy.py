"""Nothing leaks: what a seat gets is the same, byte for byte, whatever lies hidden from it.

    python -m bench.secrecy [--checks 100000] [--jobs 2] [--seed 1] [--minutes 0] [--json FILE]

Positions are taken from random games of every title, with every number of players and any options.
For each seat, and for a spectator, what it cannot see is dealt again. Both games stand at a table,
and everything the seat may ask for is asked of both: the table with events, view, legal list with
nets, facts; previews and explanations of moves, legal, refused and nonsense; refusals; what the
analyst is given; looking back. Then moves are made that look the same to the seat, different ones
where there are, and what is told of them is compared. A check is one whole answer, compared as it
goes over the wire.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from bench.figures import arguments, report
from bench.many_games import Found, figures, game_of, search
from burgh.core.game import Game
from burgh.server.problems import problem_of
from burgh.table import events as log
from burgh.table import past, requests, views, wire
from burgh.table.openings import first_events
from burgh.table.packed_view import pack_view
from burgh.table.questions import Moment
from burgh.table.sitting import Sitting
from burgh.table.visitors import Visitor
from tests.table.twins import equal_moves, imagined, opened_at, questions

NOON: Final = 1_700_000_000.0
POSITIONS: Final = 6  # of a game that are looked at, on the average
LENGTH: Final = 80  # plies of a game, roughly
MOVES: Final = 2  # that are made at both tables


class Side:
    """One of the two games, at a table of its own, with the seat that looks at it."""

    def __init__(self, game: Game, viewer: int) -> None:
        """Seat everybody."""
        people = [f"person-{seat}" for seat in range(game.seats)]
        self.table = Sitting("samegame0000", None)
        self.moment = Moment(frozenset(range(game.seats)), NOON)
        who = people[viewer] if viewer >= 0 else "onlooker"
        self.visitor = Visitor(who, viewer, ids=frozenset({who}), name="Onlooker")
        self.visitor.is_ready = True
        for seq, event in enumerate(first_events(opened_at(game, people))):
            self.table.fold(seq, NOON, event)

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.table.playing()

    def answer(self, request: wire.Request) -> bytes:
        """Give what comes back over the wire; a fault of our own is raised."""
        try:
            return self.judge(request)
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                raise
            return wire.encode(problem)

    def judge(self, request: wire.Request) -> bytes:
        """Answer a request as a host does."""
        match request:
            case wire.Sit() | wire.Try() | wire.Explain():
                return wire.encode(requests.answer(self.table, self.visitor, request, self.moment))
            case wire.Propose():
                return wire.encode(requests.propose(self.table, self.visitor, request))
            case wire.Hint():
                view = requests.hint(self.table, self.visitor, request)
                return msgspec.json.encode(pack_view(view))
            case wire.Ping() | wire.Look() | wire.Mute():
                return b""
            case _:
                events = requests.wish(self.table, self.visitor, request, self.moment)
                return msgspec.json.encode(len(events))

    def look_back(self) -> Iterator[bytes]:
        """Give the past as the seat may see it."""
        ids = self.visitor.ids
        yield wire.encode(past.replay(self.table, ids, self.visitor.seat, self.moment))
        yield wire.encode(past.view_at(self.table, ids, 0, self.visitor.seat))

    def make(self, move: str) -> bytes:
        """Let whoever decides make a move; gives what the seat is told of it."""
        seat = self.game.turn
        mover = Visitor(f"person-{seat}", seat)
        wish = wire.Confirm(f"move-{self.table.seq:08d}", seat, self.table.ply, [move])
        events: list[log.Event] = requests.wish(self.table, mover, wish, self.moment)
        first = self.table.seq + 1
        entries = [self.table.fold(first + i, NOON, each) for i, each in enumerate(events)]
        told = [message for _, message in self.news(entries)]
        return b"".join(map(wire.encode, told))

    def news(self, entries: Sequence[object]) -> Iterator[tuple[Visitor, wire.Happened]]:
        """Give what the seat hears of some events."""
        return views.news(self.table, entries, [self.visitor], self.moment)  # type: ignore[arg-type]


def work(seed: int, games: range) -> Found:
    """Look at positions of some games."""
    found = Found()
    for index in games:
        game, rng, name = game_of(seed, index)
        chance = random.Random(f"secrecy {seed} {index}")
        while not game.is_over:
            if chance.random() < POSITIONS / LENGTH:
                look(found, game, chance, name)
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return found


def look(found: Found, game: Game, chance: random.Random, name: str) -> None:
    """Look at a position with the eyes of every seat, and of a spectator."""
    key = game.title.key
    found.counts["positions", key] += 1
    for viewer in range(-1, game.seats):
        place = f"{name}, ply {game.ply}, seat {viewer}"
        try:
            other = imagined(game, viewer, chance.getrandbits(30))
            found.counts["pairs of games", key] += 1
            if other.state.pack() == game.state.pack():
                found.counts["pairs with nothing hidden", key] += 1
            twin = compare(found, game, other, viewer, chance)
        except Exception as error:  # a fault of ours is worth knowing as well
            twin = f"{type(error).__name__} {str(error)[:300]}"
        if twin:
            found.failures.append(f"{place}: {twin}")


def compare(found: Found, game: Game, other: Game, viewer: int, chance: random.Random) -> str:
    """Hold two games against each other; gives the first question that tells them apart."""
    key = game.title.key
    sides = [Side(each, viewer) for each in (game, other)]
    if sides[0].game.is_over != sides[1].game.is_over:
        # Nothing can be done with the hand that was imagined (K5.5): that the game goes on tells
        # everybody that it is another.
        found.counts["pairs of which one cannot be", key] += 1
        return ""
    view = game.view(viewer)
    asked = questions(Game(view.title, view.options, view.state), viewer, chance)
    seat = max(viewer, 0)
    asked += [wire.Hint("what-is-best", seat, 0), wire.Propose(seat, 0, [])]
    for request in asked:
        here, there = (side.answer(request) for side in sides)
        found.counts["checks", key] += 1
        if here != there:
            return f"{request!r}"
    return "" if is_half_told(game, viewer) else play_on(found, sides, viewer, chance)


def is_half_told(game: Game, viewer: int) -> bool:
    """Whether a decision has been begun that shows nothing yet; an imagined one has not.

    Which of its parts comes last is told in the end, and means nothing.
    """
    if game.ply == 0:
        return False
    return game.made(-1).before.view(viewer).pack() == game.state.view(viewer).pack()


def play_on(found: Found, sides: Sequence[Side], viewer: int, chance: random.Random) -> str:
    """Make moves that look the same, and hold what is told of them against each other."""
    key = sides[0].game.title.key
    for _ in range(MOVES):
        games = [side.game for side in sides]
        if any(each.is_over for each in games) or games[0].turn != games[1].turn:
            break
        moves = equal_moves(games, viewer, chance)
        if moves is None:
            break
        seen = games[0].view(viewer).state.pack()
        here, there = (side.make(move) for side, move in zip(sides, moves, strict=True))
        found.counts["checks", key] += 1
        found.counts["moves made", key] += 1
        found.counts["moves made that differ", key] += moves[0] != moves[1]
        if here != there:
            return f"made {moves}"
        if sides[0].game.view(viewer).state.pack() == seen:
            break  # the decision has only been begun
    for before, after in zip(sides[0].look_back(), sides[1].look_back(), strict=True):
        found.counts["checks", key] += 1
        if before != after:
            return "looking back"
    return ""


def main(words: Sequence[str] | None = None) -> int:
    """Read what is asked, compare, report."""
    parser = arguments("Compare what a seat gets in games that differ in hidden things.", "secrecy")
    parser.add_argument("--checks", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(words)
    began = time.monotonic()
    found = search(
        work, asked.seed, asked.jobs, asked.minutes,
        lambda all_: all_.total("checks") >= asked.checks,
    )  # fmt: skip
    return report(figures("secrecy", asked.seed, found, "leaks", began), asked.json)


if __name__ == "__main__":
    sys.exit(main())
