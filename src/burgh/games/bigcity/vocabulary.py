"""The words a building is made of, read and checked: conditions, adds, effects on others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from burgh.core.malformed import between, converted, one_of
from burgh.core.said import quoted
from burgh.games.bigcity.complaints import wrong

CONDITIONS: Final = (
    "built",
    "location",
    "lots_on_outskirts",
    "adjacent",
    "adjacent_tram",
    "lot_number_multiple_of",
    "last_in_district",
    "all",
    "any",
    "not",
)
MOST_POINTS: Final = 1000
DEEPEST: Final = 8  # of conditions in conditions


class Select(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Pieces of some kinds or tags, and how many there must be."""

    select: tuple[str, ...]
    min: int = 1


class Range(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """From so many to so many."""

    min: int | None = None
    max: int | None = None


class Condition(msgspec.Struct, frozen=True):
    """One condition, its parts read already: exactly one word and what belongs to it."""

    word: str
    selectors: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    outskirts: bool = False
    parts: tuple[Condition, ...] = ()


class Count(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Counts different pieces beside the footprint."""

    adjacent_pieces: tuple[str, ...]


class RawAdd(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An add as written: `when` and `points`, or `count` and `points_each` or `table`."""

    id: str
    when: dict[str, Any] | None = None
    points: int | None = None
    count: Count | Literal["occupied_neighbour_lots"] | None = None
    points_each: int | None = None
    table: tuple[int, ...] | None = None


class RawMultiplier(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A multiplier as written."""

    id: str
    when: dict[str, Any]
    factor: int


class Floor(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A least score for subtotals that are too low."""

    subtotal_at_most: int
    score: int


class Value(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a piece scores."""

    base: int
    add: tuple[RawAdd, ...] = ()
    multiply: tuple[RawMultiplier, ...] = ()
    floor: Floor | None = None


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a standing piece does to newcomers beside it: points, a factor, or a ban."""

    on: tuple[str, ...]
    points: int | None = None
    factor: int | None = None
    forbid: bool | None = None


class Pay(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a piece is paid."""

    lot_cards: bool | None = None
    special_card: str | None = None


class PieceData(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One piece as written. Names and notes may stand there; the rules do not read them."""

    id: str
    kind: str
    supply: int | dict[str, int]
    shape: str
    value: Value
    tags: tuple[str, ...] = ()
    pay: Pay = Pay()
    requires: tuple[dict[str, Any], ...] = ()
    imposes: tuple[Effect, ...] = ()
    names: dict[str, str | None] = {}
    module: str | None = None
    source: str | None = None
    confidence: str | None = None
    notes: str | None = None

    def has(self, selector: str) -> bool:
        """Whether a selector means this piece: its kind, or one of its tags."""
        return selector == self.kind or selector in self.tags


def read_condition(plain: object, path: str, cells: int, depth: int = 0) -> Condition:
    """Read a condition for a footprint of so many cells; complaints name the place."""
    if not isinstance(plain, Mapping) or len(plain) != 1:
        raise wrong(path, "content-condition")
    if depth > DEEPEST:
        raise wrong(path, "content-condition_deep", most=str(DEEPEST))
    word, what = next(iter(plain.items()))
    here = f"{path}.{word}"
    if word in ("all", "any", "not"):
        return read_composed(word, what, here, cells, depth)
    if word == "built":
        return Condition(word, selectors=(converted(what, str, here),))
    if word == "location":
        where: str = converted(what, Literal["outskirts", "center"], here)
        return Condition(word, outskirts=where == "outskirts")
    if word == "adjacent":
        select: Select = converted(what, Select, here)
        between(select.min, 1, 20, f"{here}.min")
        check_selectors(select.select, f"{here}.select")
        return Condition(word, selectors=select.select, low=select.min)
    if word == "lots_on_outskirts":
        return read_range(converted(what, Range, here), here, cells)
    return read_plain(str(word), what, here, cells)


def read_composed(word: str, what: object, here: str, cells: int, depth: int) -> Condition:
    """Read `all`, `any` or `not`."""
    if word == "not":
        return Condition(word, parts=(read_condition(what, here, cells, depth + 1),))
    if not isinstance(what, Sequence) or isinstance(what, str) or not what:
        raise wrong(here, "content-condition_list")
    parts = (read_condition(part, f"{here}[{i}]", cells, depth + 1) for i, part in enumerate(what))
    return Condition(word, parts=tuple(parts))


def read_range(span: Range, here: str, cells: int) -> Condition:
    """Read how many lots must or may lie on the outskirts."""
    if span.min is None and span.max is None:
        raise wrong(here, "content-condition_range")
    low = 0 if span.min is None else span.min
    high = cells if span.max is None else span.max
    between(low, 0, cells, f"{here}.min")
    between(high, 0, cells, f"{here}.max")
    return Condition("lots_on_outskirts", low=low, high=high)


def read_plain(word: str, what: object, here: str, cells: int) -> Condition:
    """Read a condition that is just true, or about a single lot."""
    if word == "adjacent_tram" and what is True:
        return Condition(word)
    if word not in ("adjacent_tram", "last_in_district", "lot_number_multiple_of"):
        raise one_of(word, CONDITIONS, here)
    if word != "adjacent_tram" and cells != 1:
        raise wrong(here, "content-condition_lot")
    if word == "lot_number_multiple_of":
        return Condition(word, low=between(converted(what, int, here), 1, 99, here))
    if what is not True:
        raise wrong(here, "content-condition_true")
    return Condition(word)


def check_selectors(selectors: tuple[str, ...], path: str) -> None:
    """Refuse an empty or repeated selection."""
    if not selectors:
        raise wrong(path, "content-selects_nothing")
    if len(set(selectors)) < len(selectors):
        raise wrong(path, "data-twice")


def check_name(name: str, path: str) -> None:
    """Refuse what could not be typed as one word."""
    if not name.replace("_", "").isalnum() or name != name.lower() or not name.isascii():
        raise wrong(path, "content-name", name=quoted(name))


def check_value(value: Value, path: str, faces: int) -> None:
    """Refuse adds and multipliers the rules could not count."""
    between(value.base, -MOST_POINTS, MOST_POINTS, f"{path}.base")
    for i, add in enumerate(value.add):
        check_add(add, f"{path}.add[{i}]", faces)
    for i, multiplier in enumerate(value.multiply):
        check_name(multiplier.id, f"{path}.multiply[{i}].id")
        between(multiplier.factor, 2, 9, f"{path}.multiply[{i}].factor")
    if value.floor is not None:
        at = f"{path}.floor"
        between(value.floor.subtotal_at_most, -MOST_POINTS, MOST_POINTS, at)
        between(value.floor.score, -MOST_POINTS, MOST_POINTS, f"{at}.score")


def check_add(add: RawAdd, path: str, faces: int) -> None:
    """Refuse an add that is neither `when` with points nor `count` with points each or a table."""
    check_name(add.id, f"{path}.id")
    if (add.when is None) == (add.count is None):
        raise wrong(path, "content-when_or_count")
    if add.when is not None:
        if add.points is None or add.points_each is not None or add.table is not None:
            raise wrong(path, "content-when_points")
        between(add.points, -MOST_POINTS, MOST_POINTS, f"{path}.points")
        return
    if add.points is not None or (add.points_each is None) == (add.table is None):
        raise wrong(path, "content-count_points")
    if isinstance(add.count, Count):
        check_selectors(add.count.adjacent_pieces, f"{path}.count.adjacent_pieces")
    for i, points in enumerate(add.table or ()):
        between(points, -MOST_POINTS, MOST_POINTS, f"{path}.table[{i}]")
    between(add.points_each or 0, -MOST_POINTS, MOST_POINTS, f"{path}.points_each")
    if add.table is not None and len(add.table) <= faces:
        raise wrong(f"{path}.table", "content-table", entries=str(faces + 1), most=str(faces))


def check_effect(effect: Effect, path: str) -> None:
    """Refuse an effect on others that is not exactly one of points, factor and ban."""
    check_selectors(effect.on, f"{path}.on")
    said = [effect.points is not None, effect.factor is not None, effect.forbid is not None]
    if sum(said) != 1 or effect.forbid is False:
        raise wrong(path, "content-effect")
    between(effect.points or 0, -MOST_POINTS, MOST_POINTS, f"{path}.points")
    if effect.factor is not None:
        between(effect.factor, 2, 9, f"{path}.factor")
