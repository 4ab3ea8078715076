"""What every case file has in common: named fields, an operation, expected results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from burgh.casework.complaints import wrong
from burgh.core.malformed import Malformed, converted, one_of

Plain = Mapping[str, Any]
Facts = Mapping[str, Any]  # by name: what is so, or a function from what is expected to what is so
Lines = list[str]
ListOfObjects = list[dict[str, Any]]

COMMON: Final[Plain] = {
    "id": str,
    "op": str,
    "expect": Any,
    "why": str,
    "section": str,
    "source": str,
    "rules": list[str],
}


class Case(dict[str, Any]):
    """The fields of one case; one that is not there is named when it is asked for."""

    def __missing__(self, name: str) -> Any:
        raise wrong(name, "data-absent")

    def expected(self) -> dict[str, Any]:
        return objects(self["expect"], "expect")


@dataclass(frozen=True)
class Shorthand:
    """How the cases of a title are written: fields with their types, and operations.

    An operation gives facts to compare with what is expected, or the disagreements it found.
    """

    fields: Plain
    ops: Mapping[str, Callable[[Case], Facts | Lines]]
    prepare: Callable[[Case, Plain], None] = lambda case, file: (
        None
    )  # by what the file says for all

    def run(self, plain: Plain, file: Plain) -> Lines:
        """Run one case of a file and give each disagreement."""
        case = read_case(plain, {**COMMON, **self.fields})
        op = self.ops.get(case["op"])
        if op is None:
            raise one_of(case["op"], self.ops, "op")
        if "expect" not in case:
            raise wrong("expect", "data-absent")
        self.prepare(case, file)
        found = op(case)
        if isinstance(found, list):
            return found
        return compared(case.expected(), found)


def objects(value: object, path: str = "") -> dict[str, Any]:
    found: dict[str, Any] = converted(value, dict[str, Any], path)
    return found


def operations(module: Plain) -> dict[str, Callable[[Case], Facts | Lines]]:
    """The operations of a title: the functions of its module that are called op_…, by name."""
    return {name[3:]: value for name, value in module.items() if name.startswith("op_")}


def read_case(plain: Plain, fields: Plain) -> Case:
    """Read the fields of a case; one that nobody knows is refused, so that none is passed over."""
    for name in plain:
        if name not in fields:
            raise wrong(str(name)[:40], "case-field")
    return Case({name: converted(value, fields[name], name) for name, value in plain.items()})


# --- comparing ------------------------------------------------------------------------------------


def compared(expect: Plain, facts: Facts, path: str = "expect") -> Lines:
    """Compare all that is expected; what nobody can know is no expectation."""
    found: Lines = []
    for key, wanted in expect.items():
        if key not in facts:
            raise wrong(f"{path}.{str(key)[:40]}", "case-cannot_expect")
        got = facts[key]
        try:
            found += differs(key, wanted, got(wanted) if callable(got) else got)
        except Malformed as error:
            raise error.inside(f"{path}.{key}") from None
    return found


def differs(what: str, expected: object, got: object) -> Lines:
    """A line for each disagreement, with its place; a list and a tuple are the same."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        wrong = [f"{what}.{key}: not expected, got {got[key]!r}" for key in got.keys() - expected]
        for key, wanted in expected.items():
            wrong += differs(f"{what}.{key}", wanted, got.get(key))
        return wrong
    agree = as_json(expected) == as_json(got)
    return [] if agree else [f"{what}: expected {expected!r}, got {got!r}"]


def as_json(value: object) -> object:
    """A value as JSON would have it: tuples are lists, and names have no order."""
    if isinstance(value, Mapping):
        return {key: as_json(value[key]) for key in sorted(value, key=str)}
    return [as_json(item) for item in value] if isinstance(value, (list, tuple)) else value


def some_of(found: Plain) -> Callable[[object], object]:
    """Compare only the entries that the case names."""
    return lambda wanted: {key: found.get(key) for key in objects(wanted)}


def in_any_order(found: Iterable[object]) -> Callable[[object], object]:
    """Compare lists whose order is free."""
    got = sorted((as_json(thing) for thing in found), key=repr)

    def agreed(wanted: object) -> object:
        listed: list[object] = converted(wanted, list[Any])
        return wanted if sorted(map(as_json, listed), key=repr) == got else got

    return agreed


def last_of(found: list[Any]) -> Callable[[object], object]:
    """Compare the end of a list, as long as the case has it."""
    return lambda wanted: found[max(0, len(found) - len(converted(wanted, list[Any]))) :]
