"""Game files as the commands read them: a record or a position, with its packs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, product
from pathlib import Path
from typing import Any, Final

import burgh
from burgh.cli.complaints import about_data
from burgh.cli.output import Problem, parse_json_object, problem, read_text
from burgh.core import record
from burgh.core.game import Game
from burgh.core.malformed import Malformed
from burgh.core.record import Disagreement, Record
from burgh.core.text import words
from burgh.core.title import AnyTitle

MOST_WAYS: Final = 64  # of combining folders of the same names


def read_record(file: str, spoken: str) -> Record:
    """Read a record without playing it; what is wrong with it names the file."""
    text = read_text(file)
    try:
        return record.parse_record(text)
    except Malformed as error:
        raise of_file(file, error, spoken) from None


def replay_record(
    file: str, kept: Record, packs: Iterable[str], spoken: str
) -> tuple[Game, Disagreement | None]:
    """Play a record again, with its packs wherever they lie now."""
    try:
        title = burgh.title(kept.title)
        options = with_packs(file, title, kept.options, kept.data, packs)
        return record.replay(kept, burgh.title, options)
    except Malformed as error:
        raise of_file(file, error, spoken) from None


def read_game(file: str, packs: Iterable[str], spoken: str) -> Game:
    """The game in a file: a record that agrees with the rules, or a position in JSON."""
    text = read_text(file)
    if text.lstrip().startswith("{"):
        return read_position(file, parse_json_object(file, text), packs, spoken)
    try:
        kept = record.parse_record(text)
    except Malformed as error:
        raise of_file(file, error, spoken) from None
    game, wrong = replay_record(file, kept, packs, spoken)
    if wrong is not None:
        told = Malformed(f"line {wrong.line}", wrong.said or wrong.problem)
        raise of_file(file, told, spoken)
    return game


def read_position(file: str, position: dict[str, Any], packs: Iterable[str], spoken: str) -> Game:
    """The game that begins at a position."""
    options = position.get("options")
    try:
        if isinstance(options, dict) and options.get("packs"):
            title = burgh.title(str(position.get("title")))
            position = {**position, "options": with_packs(file, title, options, "", packs)}
        return burgh.from_position(position)
    except Malformed as error:
        raise of_file(file, error, spoken) from None


def with_packs(
    file: str, title: AnyTitle, options: dict[str, Any], data: str, packs: Iterable[str]
) -> dict[str, Any] | None:
    """The options of a game, its packs named by where they lie; None where nothing has changed.

    Among folders of one name the one is taken that the game was played with, by its checksum.
    """
    named = options.get("packs")
    if not isinstance(named, list) or not named:
        return None
    beside = Path.cwd() if file == "-" else Path(file).absolute().parent
    given = [*packs]
    places = [pack_places(file, title, pack, given, beside) for pack in named]
    ways = [{**options, "packs": list(way)} for way in islice(product(*places), MOST_WAYS)]
    return next((way for way in ways if is_played_with(title, way, data)), ways[0])


def pack_places(file: str, title: AnyTitle, pack: Any, given: list[str], beside: Path) -> list[Any]:
    """Where a pack may lie; one that is written out in the record lies there."""
    if not isinstance(pack, str) or pack.startswith("{"):
        return [pack]
    found = title.packs.places(pack, given, beside)
    if not found:
        raise problem("pack_gone", file=file, pack=pack)
    return found


def is_played_with(title: AnyTitle, options: dict[str, Any], data: str) -> bool:
    """Whether what is printed is the same as when the record was written."""
    try:
        return title.printed.version(title.options.read(options)) == data
    except Malformed:
        return False


def of_file(file: str, error: Malformed, spoken: str) -> Problem:
    """What is wrong in a file, with its name."""
    return problem("in_file", file=file, problem=about_data(error, words("burgh.cli", spoken)))
