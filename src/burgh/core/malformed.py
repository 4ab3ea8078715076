"""Malformed: what was sent cannot be understood, and where exactly."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable
from threading import Lock
from types import UnionType
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from burgh.core.said import Arg, Item, Said, listed, quoted, say, written

T = TypeVar("T")

CORE: Final = "burgh.core"
INTRODUCED: Final[set[Any]] = set()
INTRODUCING: Final = Lock()

KNOWN_FILE_ERRORS: Final = (
    *("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "EROFS"),
    *("ENOSPC", "EDQUOT", "ENAMETOOLONG", "ELOOP", "EIO", "EFBIG"),
)
KINDS: Final = ("int", "float", "str", "bool", "array", "object", "null")  # as msgspec names them


class Malformed(ValueError):  # noqa: N818 - it names what was sent
    """Bad data from outside, for whoever sent it: the place and what is wrong there.

    What is wrong is a message, so that everybody reads it in their own language; `Complaints` makes
    one. Plain text is for what only a programmer meets: a call with the wrong arguments, a request
    that no page of ours sends, a title in a package of its own.
    """

    def __init__(self, path: str, problem: Said | str, room: str = CORE) -> None:
        """Say where (`players[0].money`) and what; `room` is the package whose words say it."""
        self.path = path
        self.said = problem if isinstance(problem, Said) else None
        self.room = room
        self._plain = "" if isinstance(problem, Said) else problem
        super().__init__(path, problem, room)

    @property
    def problem(self) -> str:
        """What is wrong, in English."""
        return self.told("en")

    def told(self, language: str) -> str:
        """What is wrong, in a language."""
        if self.said is None:
            return self._plain
        from burgh.core.text import words  # most complaints are never read

        return words(self.room, language).text(self.said)

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}" if self.path else self.problem

    def placed(self, path: str) -> Malformed:
        """The same complaint at another place."""
        return Malformed(path, self.said or self._plain, self.room)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it travel from one process to another, whatever a kind of it is made of."""
        return remade, (type(self), self.args, self.__dict__)

    def inside(self, outer: str) -> Malformed:
        """The same complaint seen from further out."""
        joint = "" if not self.path or self.path.startswith("[") else "."
        return self.placed(f"{outer}{joint}{self.path}")


class Complaints:
    """How a room complains: by messages of its own `text/` and of the core's.

    `raise wrong("tiles[3].cost", "data-between", value="100", low="0", high="99")`
    """

    def __init__(self, room: str) -> None:
        self.room = room

    def __call__(self, path: str, key: str, /, **facts: Arg | None) -> Malformed:
        """Say where something is wrong, and by which message."""
        return Malformed(path, say(key, **facts), self.room)

    def told(self, said: Said) -> str:
        """What is said by this room, in English."""
        return Malformed("", said, self.room).problem


wrong: Final = Complaints(CORE)


def remade(kind: type[Malformed], told: tuple[Any, ...], parts: dict[str, Any]) -> Malformed:
    """A complaint that has travelled."""
    error = kind.__new__(kind, *told)
    error.__dict__.update(parts)
    return error


def converted(value: object, type_: type[T] | Any, path: str = "", *, strict: bool = True) -> T:
    """Turn plain JSON or TOML data into a typed value, or say where it does not fit."""
    introduce(type_)
    try:
        found: T = msgspec.convert(value, type_, strict=strict)
    except msgspec.ValidationError as error:
        raise located(str(error), path, type_) from None
    except UnicodeError:  # half of a pair of surrogates, which JSON can write
        raise wrong(path, "data-unwritable") from None
    return found


def introduce(type_: Any) -> None:
    """Let msgspec look at a type for the first time in one thread only.

    It finds out about a Struct when it first reads one, and publishes what it knows before it is
    done: a second thread that reads the same type meanwhile can crash the process (msgspec 0.22).
    """
    if type_ not in INTRODUCED:
        with INTRODUCING:
            msgspec.json.Decoder(type_)
            INTRODUCED.add(type_)


def located(message: str, path: str, type_: Any) -> Malformed:
    """Turn msgspec's `... - at `$.players[0]`` into our own form and words."""
    match = re.fullmatch(r"(.*?)(?: - at (?:`key` in )?`\$\.?(.*)`)?", message, re.DOTALL)
    problem, where = (match[1], match[2] or "") if match else (message, "")
    allowed = choices(type_, where) if problem.startswith("Invalid enum") else ()
    complaint = Malformed(where, data_said(problem, allowed))
    return complaint.inside(path) if path else complaint


def data_said(problem: str, allowed: tuple[str, ...]) -> Said:
    """Say msgspec's complaint as a person would; what is not known here, in English as it is."""
    if kinds := re.fullmatch(r"Expected `(.+?)`, got `(.+?)`", problem):
        wanted = listed("or", [kind_said(name) for name in kinds[1].split(" | ")])
        return say("data-needed", wanted=wanted, given=kind_said(kinds[2]))
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", problem, re.DOTALL):
        return say("data-unknown", name=written(unknown[1]))
    if missing := re.fullmatch(r"Object missing required field `(.*)`", problem):
        return say("data-missing", name=quoted(missing[1]))
    if size := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", problem):
        return say("data-length", wanted=size[1], given=size[2])
    if found := re.fullmatch(r"Invalid enum value (['\"]?)(.*)\1", problem, re.DOTALL):
        value = quoted(found[2]) if found[1] else written(found[2])
        key = "data-choice" if allowed else "data-odd"
        return say(key, value=value, allowed=", ".join(allowed))
    return say("data-unfit", detail=written(problem.replace("`", ""), 200))


def kind_said(name: str) -> Item:
    """What a type is called."""
    return Said(f"data-{name}") if name in KINDS else name


def choices(type_: Any, where: str) -> tuple[str, ...]:
    """Give the words that may stand at a place (`tile[0].stack`), if only some may."""
    kinds = alternatives(type_)
    for step in re.findall(r"[^\W\d]\w*|\[", where):
        kinds = [each for kind in kinds for each in inner_types(kind, step)]
    return tuple(
        str(word) for kind in kinds if get_origin(kind) is Literal for word in get_args(kind)
    )


def inner_types(kind: Any, step: str) -> list[Any]:
    """The types of what lies in a struct by a name, or in a list, tuple or object (`[`)."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return alternatives(get_type_hints(kind).get(step))
    return [each for part in get_args(kind) for each in alternatives(part)] if step == "[" else []


def alternatives(kind: Any) -> list[Any]:
    """The types that a type is a choice of; itself if it is none."""
    return [*get_args(kind)] if get_origin(kind) in (Union, UnionType) else [kind]


def between(value: int, low: int, high: int, path: str) -> int:
    """A number that lies in its range."""
    if not low <= value <= high:
        raise wrong(path, "data-between", value=str(value), low=str(low), high=str(high))
    return value


def file_said(error: OSError) -> Said | str:
    """Say why a file cannot be read or written; what is too rare for a message stays English."""
    name = errno.errorcode.get(error.errno or 0, "")
    if name in KNOWN_FILE_ERRORS:
        return Said(f"error-{name}")
    return str(error.strerror or error).lower()


def bad_players(least: int, most: int, given: int) -> Malformed:
    """Say how many can play."""
    facts = {"least": str(least), "most": str(most), "given": str(given)}
    return wrong("options.players", "data-players", **facts)


def needs_package(path: str, what: str, package: str, extra: str) -> Malformed:
    """Say that something needs a package that is not installed, and how to get it."""
    command = f"pip install 'burgh[{extra}]'"
    return wrong(path, "data-needs", what=what, package=package, command=command)


def one_of(value: object, allowed: Iterable[str], path: str) -> Malformed:
    """Say that a value is none of those it may be."""
    return wrong(path, "data-choice", value=quoted(value), allowed=", ".join(allowed))
