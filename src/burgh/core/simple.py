"""SimpleState: a State in plain Python whose fields are declared once.

Copying, packing, unpacking and the position as JSON follow from the declarations, and from `legal`
everything that asks what is legal. It is slower than a compiled State with fields of its own, and
much shorter: see examples/titles.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self, get_origin

from burgh.core.codec import Cursor
from burgh.core.ints import i16, i64, vec
from burgh.core.ledger import NOWHERE, Ledger
from burgh.core.malformed import between, one_of, wrong
from burgh.core.observation import Feature, size_of
from burgh.core.rng import Rng
from burgh.core.said import quoted, written
from burgh.core.state import ALL_SEEING, State

VIEWER: Final = "viewer"
SHOWN_LOOSE: Final = 64  # numbers of a list that grows that learners are shown
SHOWN_MOST: Final = 32_767


@dataclass(frozen=True)
class Numbers:
    """A field holds numbers of this range, written as they are."""

    least: int = -(1 << 31)
    most: int = (1 << 31) - 1
    is_loose: bool = False  # a list that grows or shrinks in play; others stay as they are dealt

    def write(self, number: int) -> int | str:
        return int(number)

    def read(self, plain: Any, path: str) -> int:
        if type(plain) is not int:
            raise wrong(path, "data-whole", value=quoted(plain))
        return between(plain, self.least, self.most, path)


@dataclass(frozen=True)
class Names(Numbers):
    """A field holds things by number: the place of their names in a list."""

    names: tuple[str, ...] = ()

    def write(self, number: int) -> int | str:
        return self.names[number]

    def read(self, plain: Any, path: str) -> int:
        if plain not in self.names:
            raise one_of(plain, self.names, path)
        return self.names.index(plain)


class SimpleState(State):
    """A position whose annotated fields, in their order, are all there is to it.

    Each is an int or a list of ints; `Annotated[list[int], Names(names=TILES)]` says what the
    numbers mean. Two are asked for: `active`, the seat that decides, and `due`, the decision, by
    the names of the phases; the last of them is the end. `track_fields` are lists with a number for
    each seat; a ledger tells what changes in them, and the last is what one wins by.
    """

    active: int
    due: int
    track_fields: ClassVar[tuple[str, ...]]
    declared: ClassVar[dict[str, Numbers]] = {}  # found, not written by hand
    lists: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        """Read the declarations."""
        cls.declared, lists = dict(cls.declared), set(cls.lists)
        for name, hint in inspect.get_annotations(cls, eval_str=True).items():
            if ClassVar in (hint, get_origin(hint)):
                continue
            notes = [
                note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Numbers)
            ]
            cls.declared[name] = notes[0] if notes else Numbers()
            kind = getattr(hint, "__origin__", hint) if notes else hint
            if kind is not int:
                lists.add(name)
        cls.lists = frozenset(lists)

    def __init__(self, **fields: int | list[int]) -> None:
        """Take every declared field; nothing lies face down."""
        self.viewer = ALL_SEEING
        if fields.keys() != self.declared.keys():
            raise TypeError(f"fields {sorted(fields)} given, {sorted(self.declared)} declared")
        for name, value in fields.items():
            setattr(self, name, value)

    # --- what follows from the fields ------------------------------------------------------

    def clone(self) -> Self:
        copy = type(self)(
            **{
                name: getattr(self, name)[:] if name in self.lists else getattr(self, name)
                for name in self.declared
            }
        )
        copy.viewer = self.viewer
        return copy

    def pack(self) -> list[int]:
        words = [int(self.viewer)]
        for name in self.declared:
            value = getattr(self, name)
            if name in self.lists:
                words.append(len(value))
                words.extend(value)
            else:
                words.append(value)
        return words

    @classmethod
    def unpack(cls, words: list[int]) -> Self:
        """Bring back the position that `pack` wrote."""
        cursor = Cursor(words)
        viewer = cursor.one()
        state = cls(
            **{name: cursor.many() if name in cls.lists else cursor.one() for name in cls.declared}
        )
        state.viewer = viewer
        return state

    def write(self) -> dict[str, Any]:
        """The position as JSON data, by the names of the fields."""
        found: dict[str, Any] = {VIEWER: int(self.viewer)}
        for name, note in self.declared.items():
            value = getattr(self, name)
            listed = name in self.lists
            found[name] = [note.write(each) for each in value] if listed else note.write(value)
        return found

    @classmethod
    def read(cls, plain: Mapping[str, Any], like: Self) -> Self:
        """Read what `write` wrote; `like` is a fresh deal under the same options."""
        for name in plain:
            if name not in cls.declared and name != VIEWER:
                raise wrong(name, "data-unknown", name=written(name))
        state = cls(**{name: read_field(cls, name, plain, like) for name in cls.declared})
        seen = Numbers(int(ALL_SEEING), int(like.seats()) - 1)
        state.viewer = seen.read(plain.get(VIEWER, int(ALL_SEEING)), VIEWER)
        between(state.active, 0, int(like.seats()) - 1, "active")
        state.check()
        return state

    def check(self) -> None:
        """Raise `Malformed` for a position from outside whose fields do not fit together."""

    # --- what learners are shown -----------------------------------------------------------

    def features(self) -> tuple[Feature, ...]:
        """Every field as it is seen from a seat, by its name."""
        found = []
        for name, note in self.declared.items():
            least, most = max(note.least, -SHOWN_MOST), min(note.most, SHOWN_MOST)
            if isinstance(note, Names):
                least, most = 0, len(note.names) - 1
            meaning = ", ".join(note.names) if isinstance(note, Names) else name
            found.append(Feature(name, self._shape(name), least, most, meaning))
        return tuple(found)

    def _shape(self, name: str) -> tuple[int, ...]:
        """How many numbers of a field are shown; of a list that grows, the first so many."""
        if name not in self.lists:
            return ()
        return (SHOWN_LOOSE if self.declared[name].is_loose else len(getattr(self, name)),)

    def observed(self) -> i64:
        return size_of(self.features())

    def observe_into(self, seat: i64, buffer: vec[i16], start: i64) -> None:
        seen = self.view(seat)
        for feature in self.features():
            value = getattr(seen, feature.name)
            shown = list(value) if feature.name in self.lists else [value]
            for i in range(feature.size):
                number = shown[i] if i < len(shown) else 0
                buffer[start + i] = min(max(number, feature.least), feature.most)
            start += feature.size

    # --- whose turn, which numbers ---------------------------------------------------------

    @classmethod
    def phase_names(cls) -> tuple[str, ...]:
        """The decisions there are, as `due` declares them."""
        note = cls.declared["due"]
        assert isinstance(note, Names)
        return note.names

    def seats(self) -> i64:
        return len(getattr(self, self.track_fields[0]))

    def turn(self) -> i64:
        return self.active

    def phase(self) -> i64:
        return self.due

    def is_over(self) -> bool:
        return self.due == len(self.phase_names()) - 1

    def tracks(self) -> i64:
        return len(self.track_fields)

    def value(self, seat: i64, track: i64) -> i64:
        found: int = getattr(self, self.track_fields[track])[seat]
        return found

    def score(self, seat: i64) -> i64:
        return self.value(seat, len(self.track_fields) - 1)

    def standing(self, seat: i64) -> i64:
        return self.score(seat)

    def change(
        self,
        ledger: Ledger | None,
        rule: str,
        seat: int,
        track: str,
        amount: int,
        cause: int,
        place: int = int(NOWHERE),
    ) -> None:
        """Change a seat's number, which stops where its declaration ends, and say why."""
        numbers, note = getattr(self, track), self.declared[track]
        applied = min(max(numbers[seat] + amount, note.least), note.most) - numbers[seat]
        numbers[seat] += applied
        if ledger is not None:
            ledger.under(rule)
            ledger.add(seat, self.track_fields.index(track), amount, applied, cause, place)

    # --- what follows from the legal list --------------------------------------------------

    def legal(self) -> list[int]:
        """Every legal move; a title says which."""
        raise NotImplementedError(type(self).__name__)

    def most_legal(self) -> i64:
        return len(self.legal())

    def legal_into(self, buffer: vec[i64]) -> i64:
        found = self.legal()
        for i, number in enumerate(found):
            buffer[i] = number
        return len(found)

    def random_move(self, rng: Rng) -> i64:
        found = self.legal()
        return found[rng.below(len(found))]

    def is_legal(self, move: i64) -> bool:
        return move in self.legal()


def read_field(
    state: type[SimpleState], name: str, plain: Mapping[str, Any], like: SimpleState
) -> int | list[int]:
    """Read one field of a position, or say what is wrong with it."""
    note = state.declared[name]
    if name not in plain:
        raise wrong(name, "data-missing", name=quoted(name))
    value = plain[name]
    if name not in state.lists:
        return note.read(value, name)
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise wrong(name, "data-list")
    size = len(getattr(like, name))
    if len(value) != size and not note.is_loose:
        raise wrong(name, "data-exactly", wanted=str(size), given=str(len(value)))
    return [note.read(each, f"{name}[{number}]") for number, each in enumerate(value)]


def deal_face_down(things: list[int], face_down: int, unseen: list[int], rng: Rng) -> None:
    """Put things that nobody has seen where some lie face down, each as likely as any other.

    A position set up by hand may show more than the box holds; then they come again.
    """
    left = unseen[:]
    for place, thing in enumerate(things):
        if thing == face_down:
            left = left or unseen[:] or [face_down]
            things[place] = left.pop(int(rng.below(len(left))))
    unseen[:] = left
