"""Every field of a State is copied, packed and unpacked, or the class says why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

import burgh
from burgh.core.ints import append
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.state import State
from tests.every_title.tables import play, samples_of

Path = tuple[str | int, ...]
EVERY = 40  # plies from one position looked at to the next
every_title = pytest.mark.parametrize("key", burgh.titles())


def positions(key: str) -> Iterator[State]:
    """Give some positions of a random game with each of a title's sample options."""
    for _, state in packed_positions(key):
        yield state


def packed_positions(key: str) -> Iterator[tuple[Callable[[list[int]], State], State]]:
    """Give them with what unpacks them."""
    title = burgh.title(key)
    for _, sample in samples_of(key):
        options = title.options.read(sample)
        rng = Rng(3)
        state = title.deal(options, rng)
        for ply in range(title.most_plies):
            if ply % EVERY == 0:
                yield partial(title.position.unpack, options), state.clone()
            if state.is_over():
                break
            state.apply(state.random_move(rng))


# --- objects, compiled or not ---------------------------------------------------------------------


def fields(thing: object) -> list[str]:
    """Name the attributes of an object; compiled classes list theirs."""
    found = [name for kind in type(thing).__mro__ for name in vars(kind).get("__mypyc_attrs__", ())]
    return sorted({*found, *getattr(thing, "__dict__", {})} - {"__dict__"})


def is_object(value: object) -> bool:
    """Say whether a value is an object of ours, with fields."""
    return type(value).__module__.startswith("burgh.") and not is_vec(value) and bool(fields(value))


def is_vec(value: object) -> bool:
    """Say whether a value is a `vec`, ours or librt's."""
    return type(value).__name__.startswith("vec")


def plain(value: Any) -> Any:
    """Give a value as lists and dictionaries that can be compared."""
    if is_object(value):
        return {name: plain(getattr(value, name)) for name in fields(value)}
    if is_vec(value) or isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def at(state: State, path: Path) -> Any:
    """Give the part of a State that a path leads to."""
    part: Any = state
    for step in path:
        part = part[step] if isinstance(step, int) else getattr(part, step)
    return part


def parts(state: State, path: Path = ()) -> Iterator[Path]:
    """Give the State and every object it owns: those that a copy has for itself."""
    yield path
    part, copied = at(state, path), at(state.clone(), path)
    for name in fields(part):
        value = getattr(part, name)
        if is_object(value):
            if getattr(copied, name) is value:
                assert name in type(part).SHARED, f"{type(part).__name__}.{name} is not copied"
            else:
                yield from parts(state, (*path, name))
        elif isinstance(value, list) and value and is_object(value[0]):
            for i in range(len(value)):
                yield from parts(state, (*path, name, i))


def changed(value: Any) -> Iterator[Any]:
    """Give other values of the same kind: one more, the other, one element more or other."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif is_vec(value):
        for i in {0, len(value) - 1} if len(value) else set():
            other = value[:]
            other[i] = (int(other[i]) + 1) % 100
            yield other
        yield append(value[:], 1)


def declared(part: object, what: str) -> tuple[str, ...]:
    """Read DERIVED, SHARED or PASSING of a part's class."""
    found: tuple[str, ...] = getattr(type(part), what, ())
    return found


def variations(state: State) -> Iterator[tuple[str, Path, str, State]]:
    """Give copies of a State in each of which one field is different."""
    for path in parts(state):
        part = at(state, path)
        for name in fields(part):
            if name in declared(part, "PASSING"):
                continue
            for value in changed(getattr(part, name)):
                other = state.clone()
                setattr(at(other, path), name, value)
                yield f"{type(part).__name__}.{name}", path, name, other


# --- what must hold -------------------------------------------------------------------------------


@every_title
def test_a_copy_keeps_every_field(key: str) -> None:
    """Whatever is different in one field is different in its copy as well."""
    for first in positions(key):
        for label, path, name, state in variations(first):
            copied = at(state.clone(), path)
            assert plain(getattr(copied, name)) == plain(getattr(at(state, path), name)), label


@every_title
def test_a_copy_stands_apart(key: str) -> None:
    """Writing into a list of a copy leaves the first State as it was, unless they share it."""
    for state in positions(key):
        for path in parts(state):
            part = at(state, path)
            for name in fields(part):
                value = getattr(part, name)
                if not is_vec(value) or len(value) == 0 or is_exempt(part, name):
                    continue
                before = list(value)
                copied = getattr(at(state.clone(), path), name)
                copied[0] = (int(copied[0]) + 1) % 100
                assert list(getattr(part, name)) == before, f"{type(part).__name__}.{name}"


def is_exempt(part: object, name: str) -> bool:
    """Say whether copies need not have a field for themselves."""
    return name in declared(part, "SHARED") or name in declared(part, "PASSING")


@every_title
def test_every_field_is_packed_or_declared_derived(key: str) -> None:
    """In some position packing notices another value, and unpacking brings it back."""
    expected: set[str] = set()
    noticed: set[str] = set()
    returned: set[str] = set()
    for unpack, first in packed_positions(key):
        before = first.pack()
        for label, path, name, state in variations(first):
            if name in declared(at(state, path), "DERIVED"):
                continue
            expected.add(label)
            with suppress(IndexError, ValueError, OverflowError):  # an impossible position
                words = state.pack()
                if words != before:
                    noticed.add(label)
                    if label not in returned and unpack(words).pack() == words:
                        returned.add(label)
    assert noticed == expected
    assert returned == expected


@every_title
def test_what_is_derived_is_found_again(key: str) -> None:
    """An unpacked State has the derived fields of the one that was packed."""
    for unpack, state in packed_positions(key):
        again = unpack(state.pack())
        for path in parts(state):
            for name in declared(at(state, path), "DERIVED"):
                found, wanted = (plain(getattr(at(one, path), name)) for one in (again, state))
                assert found == wanted, name


@every_title
def test_what_is_declared_exists(key: str) -> None:
    """DERIVED, SHARED and PASSING name fields of their class."""
    state = next(positions(key))
    for path in parts(state):
        part = at(state, path)
        for what in ("DERIVED", "SHARED", "PASSING"):
            assert set(declared(part, what)) <= set(fields(part))


@every_title
def test_the_rules_of_a_game_stay_as_they_are(key: str) -> None:
    """Nothing that games share is written by moves, lists, refusals, guesses or explanations."""
    title = burgh.title(key)
    for given in title.options.samples[:: len(title.options.samples) // 2]:
        dealt: Any = title.deal(title.options.read(given), Rng(0))
        before = plain(getattr(dealt, "rules", None))
        wild: list[Move] = []
        for game in play((key, given), 2):
            if game.ply % EVERY == 0 and not game.is_over:
                game.state.outlook(game.turn)
                game.explain(game.legal_moves[0])
                wild.append(game.legal_moves[-1])
                assert [game.refusal(move) for move in wild]
        assert plain(getattr(dealt, "rules", None)) == before
