"""What is printed on a piece, said from its data: an invented building explains itself as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgh.core.said import Arg, Item, Said, listed, number_said, say, signed
from burgh.games.bigcity.vocabulary import (
    Condition,
    Count,
    Effect,
    Floor,
    PieceData,
    RawAdd,
    RawMultiplier,
    Value,
    read_condition,
)

Cells = Sequence[tuple[int, int]]

PACK_CLASSES: Final = ("ordinary", "building", "facility")  # no shipped piece selects by them
SEVERAL: Final = 5  # any number that asks for the plain plural, in Russian too

# --- names and their forms ---------------------------------------------------------------------


def name(key: str) -> Said:
    """Name a piece, a kind or a tag."""
    return Said(f"piece-{key}", {}, Said(f"kind-{key}"))


def form(key: str, form: str, count: int = 1, case: str = "nominative") -> Said:
    """A form of a piece or kind, made from its name where the language has none."""
    args: dict[str, Arg] = {"count": count, "case": case}
    made = Said(f"other-kind.{form}", {**args, "name": name(key)})
    return Said(f"kind-{key}.{form}", args, Said(f"piece-{key}.{form}", args, made))


def forms(keys: Sequence[str], wanted: str, count: int = 1, case: str = "nominative") -> list[Said]:
    """The same form of several."""
    return [form(key, wanted, count, case) for key in keys]


def neither(keys: Sequence[str]) -> Said:
    """Join what is not there: `factory or compost yard`, `usine ni aire de compostage`."""
    first, *others = forms(keys, "some", 1, "genitive")
    for i, other in enumerate(others, 1):
        joint = "list-nor" if i == len(others) else "list-nor-more"
        first = say(joint, first=first, last=other)
    return first


# --- conditions ----------------------------------------------------------------------------


def condition(asked: Condition, cells: int, truly: bool = True) -> Item:
    """Say a condition for so many cells, or, with `truly` off, that it must not hold."""
    match asked.word:
        case "not":
            return condition(asked.parts[0], cells, not truly)
        case "all" | "any":
            return composed(asked, cells, truly)
        case "built":
            return built(asked.selectors[0], truly)
        case "location":
            place = "outskirts" if asked.outskirts == truly else "center"
            return say(f"cond-location-{place}")
        case "lots_on_outskirts":
            return lots_on_outskirts(asked, cells, truly)
        case "adjacent":
            return adjacent(asked.selectors, asked.low, truly)
        case _:
            known = f"cond-{asked.word}" if truly else f"cond-{asked.word}-not"
            return say(known, count=asked.low)


def composed(asked: Condition, cells: int, truly: bool) -> Item:
    """Join conditions; those joined otherwise inside them stand in brackets."""
    joint = joint_of(asked, truly)
    said: list[Item] = []
    for part in asked.parts:
        text = condition(part, cells, truly)
        is_group = len(asked.parts) > 1 and joint_of(part, truly) not in ("", joint)
        said.append(say("cond-group", conditions=text) if is_group else text)
    return listed(joint, said)


def built(kind: str, truly: bool) -> Said:
    """Say that a piece of a kind stands in the city, or none."""
    if truly:
        return say("cond-built", kind=form(kind, "beside"))
    return say("cond-built-not", none=neither([kind]))


def lots_on_outskirts(asked: Condition, cells: int, truly: bool) -> Item:
    """Say how many lots on the outskirts are wanted: at least, at most, or both."""
    said: list[Item] = []
    if asked.low > 0:
        bound, count = ("min", asked.low) if truly else ("max", asked.low - 1)
        said.append(say(f"cond-outskirts-{bound}", count=count))
    if asked.high < cells or not said:
        bound, count = ("max", asked.high) if truly else ("min", asked.high + 1)
        said.append(say(f"cond-outskirts-{bound}", count=count))
    return listed("and" if truly else "or", said)


def adjacent(kinds: Sequence[str], count: int, truly: bool) -> Said:
    """Say which neighbours are wanted and how many, or must be missing."""
    if count == 1 and truly:
        beside = listed("or", forms(kinds, "beside"))
        return say("cond-adjacent", kinds=beside)
    if count == 1:
        none = neither(kinds)
        return say("cond-adjacent-none", none=none, count=len(kinds))
    case = "nominative" if truly else "genitive"
    some = listed("or", forms(kinds, "some", count, case))
    key = "cond-adjacent-many" if truly else "cond-adjacent-few"
    return say(key, count=count, kinds=some)


# --- a piece -------------------------------------------------------------------------------


def piece_details(piece: PieceData, cells: Cells) -> list[Said]:
    """Say a piece: what it counts as, its number, lots, price, conditions, points, effects."""
    size = len(cells)
    asked = [read_condition(plain, piece.id, size) for plain in piece.requires]
    return [
        *kind_line(piece),
        say("detail-supply", supply=supplies(piece.supply)),
        say("detail-shape", shape=footprint(piece.shape, cells)),
        say("detail-price-card" if piece.pay.special_card else "detail-price-lots", count=size),
        *(say("detail-condition", condition=condition(each, size)) for each in asked),
        *value_lines(piece.value, size),
        *(imposed_line(effect) for effect in piece.imposes),
    ]


def kind_line(piece: PieceData) -> list[Said]:
    """Say by which kind and tags others select it, unless its name says it already."""
    keys = [key for key in (piece.kind, *piece.tags) if key not in (piece.id, *PACK_CLASSES)]
    names: list[Item] = [name(key) for key in keys]
    return [say("detail-class", kinds=names)] if names else []


def supplies(supply: int | Mapping[str, int]) -> Arg:
    """Say how many there are, by supply profile where the profiles differ (C1)."""
    if isinstance(supply, int):
        return str(supply)
    if len(set(supply.values())) == 1:
        return str(next(iter(supply.values())))
    return [
        say("detail-supply-profile", supply=count, profile=Said(f"supply-{profile}"))
        for profile, count in supply.items()
    ]


def footprint(shape: str, cells: Cells) -> Said:
    """Say a footprint: in words, or drawn in rows if nobody has words for it."""
    drawn = say("shape-other", count=len(cells), rows=" / ".join(rows_of(cells)))
    return Said(f"shape-{shape}", {}, drawn)


# --- its value -----------------------------------------------------------------------------


def value_lines(value: Value, cells: int) -> list[Said]:
    """Say base, adds, floor and multipliers, in the order in which they count (R6)."""
    if not (value.base or value.add or value.multiply):
        return [say("detail-no_points")]
    return [
        say("detail-points", points=number_said(value.base)),
        *(add_line(each, cells) for each in value.add),
        *([floor_line(value.floor)] if value.floor else []),
        *multiplier_lines(value.multiply, cells),
    ]


def add_line(add: RawAdd, cells: int) -> Said:
    """Say one add: once on a condition, for each thing counted, or by a table."""
    if add.when is not None:
        said = condition(read_condition(add.when, add.id, cells), cells)
        return say("detail-add", gain=signed(add.points or 0), condition=said)
    kinds = add.count.adjacent_pieces if isinstance(add.count, Count) else ()
    what = "pieces" if kinds else "lots"
    one = listed("or", forms(kinds, "some"))
    if add.table is None:
        gain = signed(add.points_each or 0)
        return say(f"detail-each-{what}", gain=gain, kind=one)
    return say(
        f"detail-table-{what}",
        kind=one,
        kinds=listed("or", forms(kinds, "some", SEVERAL)),
        range=say("detail-range", first=0, last=len(add.table) - 1),
        table=[signed(points) for points in add.table],
    )


def multiplier_lines(multipliers: Sequence[RawMultiplier], cells: int) -> list[Said]:
    """Say each multiplier, and what all of them make together (R6.3)."""
    lines = []
    for each in multipliers:
        said = condition(read_condition(each.when, each.id, cells), cells)
        lines.append(say("detail-multiply", factor=each.factor, condition=said))
    if len(multipliers) > 1:
        together = 1 + sum(each.factor - 1 for each in multipliers)
        count = len(multipliers)
        lines.append(say("detail-together", factor=together, count=count))
    return lines


def floor_line(floor: Floor) -> Said:
    """Say what a sum that is too low counts as (R6.2)."""
    return say(
        "detail-floor",
        limit=number_said(floor.subtotal_at_most),
        points=number_said(floor.score),
        size=abs(floor.score),
    )


def imposed_line(effect: Effect) -> Said:
    """Say what it does to pieces built beside it later."""
    kinds = listed("and", forms(effect.on, "some", SEVERAL, "genitive"))
    if effect.forbid:
        none = neither(effect.on)
        return say("detail-imposes-forbid", kinds=kinds, none=none)
    if effect.factor is not None:
        return say("detail-imposes-factor", factor=effect.factor, kinds=kinds)
    gain = signed(effect.points or 0)
    return say("detail-imposes-points", gain=gain, kinds=kinds)


def joint_of(asked: Condition, truly: bool) -> str:
    """What joins the parts of a condition once negations are worked in, or nothing."""
    if asked.word == "not":
        return joint_of(asked.parts[0], not truly)
    if asked.word not in ("all", "any"):
        return ""
    return "and" if (asked.word == "all") == truly else "or"


def rows_of(cells: Cells) -> list[str]:
    """Draw a footprint in rows: `###`, `.#.`."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    taken = {(x - left, y - top) for x, y in cells}
    width, height = (1 + max(at[i] for at in taken) for i in (0, 1))
    return ["".join(".#"[(x, y) in taken] for x in range(width)) for y in range(height)]
