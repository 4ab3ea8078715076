"""Record: a whole game as text, replayable for ever. Each move carries a check of its result."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from burgh.core.chance import SEEDS
from burgh.core.game import Game
from burgh.core.malformed import Malformed
from burgh.core.refusal import Illegal
from burgh.core.said import Said, say
from burgh.core.seal import (
    deal_text,
    parts_line,
    read_parts,
    seal_of,
    secret_text,
    seed_of,
)
from burgh.core.text import ENGLISH, words
from burgh.core.title import AnyTitle
from burgh.core.version import VERSION

FIRST_LINE: Final = "burgh record 1"
HEADERS: Final = ("title", "options", "engine", "data", "seed", "seal", "parts", "deal", "outcome")
SEAL: Final = re.compile(r"[0-9a-f]{64} [0-9a-f]{32}")
SEALED_SECRET: Final = re.compile(r"[0-9a-f]{64} [0-9a-f]{64}")
MOVE_LINE: Final = re.compile(r"(\d{1,4}) (\S.*?)(?:\s+#([0-9a-f]{8}))?")
MOST_MOVES: Final = 20_000
MOST_LETTERS: Final = 300  # in the line of a move

Find = Callable[[str], AnyTitle]
Headers = dict[str, tuple[int, str]]  # the line and the value of each


class RecordedMove(msgspec.Struct, frozen=True):
    """One move of a record: who decided, the line of text, the check after it."""

    seat: int
    text: str
    check: str | None
    line: int = 0


class Record(msgspec.Struct, frozen=True):
    """A game in writing. `str(record)` is the text; `read` and `replay` bring it back."""

    title: str
    options: dict[str, Any]
    engine: str
    data: str
    seed: int | None
    deal: dict[str, Any] | None
    moves: tuple[RecordedMove, ...] = ()
    outcome: str | None = None
    seal: str | None = None  # digest and salt or secret, where the deal was committed to
    parts: tuple[str, ...] | None = None  # by seat, where the seed follows from secret and parts
    headers: dict[str, int] = {}  # the line of each, to point at what is wrong

    def __str__(self) -> str:
        """Write the record."""
        lines = [FIRST_LINE, f"title: {self.title}", f"options: {json.dumps(self.options)}"]
        lines += [f"engine: {self.engine}", f"data: {self.data}"]
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.seal is not None:
            lines.append(f"seal: {self.seal}")
        if self.parts is not None:
            lines.append(f"parts: {parts_line(self.parts)}")
        if self.deal is not None:
            lines.append(f"deal: {json.dumps(self.deal)}")
        if self.outcome is not None:
            lines.append(f"outcome: {self.outcome}")
        lines.append("")
        for made in self.moves:
            lines.append(f"{made.seat} {made.text}" + (f" #{made.check}" if made.check else ""))
        return "\n".join(lines) + "\n"


class Disagreement(msgspec.Struct, frozen=True):
    """Where a record and the engine first part: the ply, its line in the text, and how."""

    ply: int
    line: int
    problem: str
    said: Said | None = None  # the same, for words

    def __str__(self) -> str:
        return f"line {self.line}, move {self.ply + 1}: {self.problem}"


def checksum(game: Game) -> str:
    """The check of a position as it stands in a record."""
    return f"{game.state.digest():08x}"


def outcome_line(game: Game) -> str | None:
    """Write the result: points by seat, winners, reason."""
    won = game.outcome()
    if won is None:
        return None
    points = " ".join(str(score) for score in won.scores)
    winners = " ".join(["winner", *map(str, won.winners)]) if won.winners else "no winner"
    return f"{points} | {winners} | {won.reason}"


def record_of(game: Game) -> Record:
    """Write a game down; a game not dealt from a seed carries its first position."""
    replayed = Game(game.title, game.options, game.start, seed=game.seed)
    position = game.title.position.write(game.options, game.start)
    made = []
    for state, number in game.history():
        move = game.title.moves.name(state, number)
        seat = int(state.decider())
        text = game.title.moves.write(state, move)
        replayed.push(move)
        made.append(RecordedMove(seat, text, checksum(replayed)))
    return Record(
        title=game.title.key,
        options=position["options"],
        engine=VERSION,
        data=game.title.printed.version(game.options),
        seed=game.seed,
        deal=None if game.seed is not None else position,
        moves=tuple(made),
        outcome=outcome_line(game),
    )


def parse_record(text: str) -> Record:
    """Read a record without replaying it; errors name the line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise unreadable(1, "begins", first=FIRST_LINE)
    headers, at = read_headers(lines)
    for needed in ("title", "options"):
        if needed not in headers:
            raise unreadable(at, "header_missing", name=needed)
    if ("seed" in headers) == ("deal" in headers):
        raise unreadable(at, "seed_or_deal")
    seed = headers.get("seed", (0, ""))
    if "seed" in headers and not is_seed(seed[1]):
        raise unreadable(seed[0], "seed", text=seed[1][:80])
    seal, parts = read_seal(headers)
    return Record(
        title=headers["title"][1],
        options=json_object(headers["options"], "options"),
        engine=headers.get("engine", (0, "?"))[1],
        data=headers.get("data", (0, "?"))[1],
        seed=int(seed[1]) if "seed" in headers else None,
        deal=json_object(headers["deal"], "deal") if "deal" in headers else None,
        moves=tuple(read_moves(lines, at)),
        outcome=headers["outcome"][1] if "outcome" in headers else None,
        seal=seal,
        parts=parts,
        headers={name: line for name, (line, _) in headers.items()},
    )


def unreadable(line: int, key: str, **facts: str) -> Malformed:
    """Say why a line of a record cannot be read: `record-` and the key."""
    return Malformed(f"line {line}", say(f"record-{key}", **facts))


def is_seed(text: str) -> bool:
    """Whether a text is a seed: a whole number of at most 256 bits."""
    return re.fullmatch(r"[0-9]{1,78}", text) is not None and int(text) < SEEDS


def read_seal(headers: Headers) -> tuple[str | None, tuple[str, ...] | None]:
    """Read the seal of the deal and the parts its seed follows from, where there are any."""
    line, seal = headers.get("seal", (0, ""))
    if "seal" in headers and not ("seed" in headers and SEAL.fullmatch(seal)):
        if not SEALED_SECRET.fullmatch(seal) or "seed" not in headers:
            raise unreadable(line, "seal")
        if "parts" not in headers:
            raise unreadable(line, "no_parts")
    if "parts" not in headers:
        return seal or None, None
    line, written = headers["parts"]
    parts = read_parts(written)
    if parts is None or not SEALED_SECRET.fullmatch(seal):
        raise unreadable(line, "parts")
    return seal, parts


def read_headers(lines: list[str]) -> tuple[Headers, int]:
    """Read `name: value` lines up to the first empty one."""
    found: Headers = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return found, number
        name, colon, value = line.partition(":")
        if not colon or name.strip() not in HEADERS:
            raise unreadable(number, "not_header", text=line.strip()[:60])
        if name.strip() in found:
            raise unreadable(number, "header_twice", name=name.strip())
        found[name.strip()] = (number, value.strip())
    return found, len(lines)


def read_moves(lines: list[str], at: int) -> list[RecordedMove]:
    """Read the move lines after the headers."""
    made: list[RecordedMove] = []
    for number, line in enumerate(lines[at:], at + 1):
        if not line.strip():
            continue
        match = MOVE_LINE.fullmatch(line.strip()) if len(line) <= MOST_LETTERS else None
        if match is None or len(made) >= MOST_MOVES:
            raise unreadable(number, "not_move", text=line.strip()[:60])
        made.append(RecordedMove(int(match[1]), match[2], match[3], number))
    return made


def json_object(header: tuple[int, str], name: str) -> dict[str, Any]:
    """Read a header whose value is a JSON object."""
    line, value = header
    try:
        found = json.loads(value)
    except (ValueError, RecursionError):
        raise unreadable(line, "not_json", name=name) from None
    if not isinstance(found, dict):
        raise unreadable(line, "not_object", name=name)
    return found


def opening(record: Record, find: Find, given: Mapping[str, Any] | None = None) -> Game:
    """Set up the game a record begins with; `given` are its options with packs lying elsewhere."""
    title = find(record.title)
    written = record.options if given is None else given
    if record.deal is not None:
        deal = record.deal if given is None else {**record.deal, "options": dict(given)}
        try:
            options, state = title.position.read(deal)
        except Malformed as error:
            raise error.inside("deal") from None
        return Game(title, options, state)
    options = title.options.read(written)
    assert record.seed is not None  # parse_record and record_of see to one of the two
    return Game.dealt(title, options, record.seed)


def replay(
    record: Record, find: Find, options: Mapping[str, Any] | None = None
) -> tuple[Game, Disagreement | None]:
    """Play a record again as far as it goes; tells where it first disagrees with the engine.

    `options` are those of the record, where its packs lie elsewhere now.
    """
    game = opening(record, find, options)
    if (header := deal_fault(record, game.seats)) is not None:
        fault = Said(f"record-fault-{header}")
        return game, disagreement(0, record.headers.get(header, 0), fault)
    for ply, made in enumerate(record.moves):
        problem = step(game, made)
        if problem is not None:
            return game, disagreement(ply, made.line, problem)
    told = outcome_line(game)
    if record.outcome is not None and record.outcome != told:
        line = record.headers.get("outcome", 0)
        fault = say("record-outcome", written=record.outcome, found=str(told))
        return game, disagreement(len(record.moves), line, fault)
    return game, None


def deal_fault(record: Record, seats: int) -> str | None:
    """The header that shows that the deal is not the one committed to, where one was."""
    if not fits_seal(record):
        return "seal"
    return None if fits_parts(record, seats) else "seed"


def fits_seal(record: Record) -> bool:
    """Whether the deal is the one committed to before the game, where one was."""
    if record.seal is None or record.seed is None:
        return True
    digest, _, salt = record.seal.partition(" ")
    if record.parts is None:
        text = deal_text(record.title, record.options, record.seed, salt)
    else:
        text = secret_text(record.title, record.options, salt)
    return seal_of(text) == digest


def fits_parts(record: Record, seats: int) -> bool:
    """Whether the seed follows from the secret and the parts of so many seats, where it should."""
    if record.seal is None or record.parts is None:
        return True
    digest, _, secret = record.seal.partition(" ")
    found = seed_of(digest, secret, record.parts)
    return len(record.parts) == seats and found == record.seed


def disagreement(ply: int, line: int, said: Said) -> Disagreement:
    """Where a record and the engine part, in English and for words."""
    return Disagreement(ply, line, words("burgh.core", ENGLISH).text(said), said)


def step(game: Game, made: RecordedMove) -> Said | None:
    """Make one move of a record; gives what is wrong with it."""
    if not game.is_over and game.turn != made.seat:
        return say("record-seat", seat_number=made.seat, due=game.turn)
    try:
        game.push(made.text)
    except Illegal as error:
        why = error.refusal
        return say("record-refused", move=made.text, key=why.key, rule=why.rule)
    except Malformed as error:
        return say("record-malformed", move=made.text, problem=error.said or error.problem)
    if made.check is not None and made.check != checksum(game):
        found = checksum(game)
        return say("record-check", move=made.text, found=found, written=made.check)
    return None
