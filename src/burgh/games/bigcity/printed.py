"""What is printed on a piece, said from its data: an invented building explains itself as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgh.core.text import Words
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

SEVERAL: Final = 5  # any number that asks for the plain plural, in Russian too


class PieceWords:
    """Says pieces, kinds and conditions in one language."""

    def __init__(self, words: Words, pieces: Mapping[str, PieceData]) -> None:
        """Take the words of a language and the pieces in play."""
        self.words = words
        self.pieces = pieces

    # --- names and their forms -----------------------------------------------------------------

    def name(self, key: str) -> str:
        """Name a piece, a kind or a tag; without words it goes by its id, made readable."""
        piece = self.pieces.get(key)
        for group in ("piece", "kind"):
            if self.words.knows(f"{group}-{key}"):
                return self.words.say(f"{group}-{key}")
        for group in ("piece", "kind"):  # then English, if that has it
            said = self.words.say(f"{group}-{key}")
            if said != f"{group}-{key}":
                return said
        written = piece.names.get(self.words.language) or piece.names.get("en") if piece else None
        return written or key.replace("_", " ")

    def form(self, key: str, form: str, count: int = 1, case: str = "nominative") -> str:
        """Give a form of a piece or kind, made from its name where the language has none."""
        for group in ("kind", "piece"):
            known = f"{group}-{key}.{form}"
            if self.words.knows(known):
                return self.words.say(known, count=count, case=case)
        return self.words.say(f"other-kind.{form}", name=self.name(key), count=count, case=case)

    def code(self, key: str) -> str | None:
        """Give the few letters that stand for a piece on the map, if the language has some."""
        known = f"piece-{key}.code"
        return self.words.say(known) if self.words.knows(known) else None

    def forms(self, keys: Sequence[str], form: str, count: int = 1, case: str = "") -> list[str]:
        """Give the same form of several."""
        return [self.form(key, form, count, case or "nominative") for key in keys]

    def neither(self, keys: Sequence[str]) -> str:
        """Join what is not there: `factory or compost yard`, `usine ni aire de compostage`."""
        first, *others = self.forms(keys, "some", 1, "genitive")
        for i, other in enumerate(others, 1):
            joint = "list-nor" if i == len(others) else "list-nor-more"
            first = self.words.say(joint, first=first, last=other)
        return first

    # --- numbers and lists ---------------------------------------------------------------------

    def number(self, value: int) -> str:
        """Say a number as it stands, with a true minus."""
        return self.words.say("signed", sign="minus" if value < 0 else "none", size=abs(value))

    def gain(self, value: int) -> str:
        """Say points gained or lost, with their sign."""
        sign = "minus" if value < 0 else "plus" if value > 0 else "none"
        return self.words.say("signed", sign=sign, size=abs(value))

    def listed(self, joint: str, items: Sequence[str]) -> str:
        """Join items with commas, and the last with `or` or `and`."""
        if len(items) < 2:
            return "".join(items)
        return self.words.say(f"list-{joint}", first=", ".join(items[:-1]), last=items[-1])

    # --- conditions ----------------------------------------------------------------------------

    def condition(self, asked: Condition, cells: int, truly: bool = True) -> str:
        """Say a condition for so many cells, or, with `truly` off, that it must not hold."""
        match asked.word:
            case "not":
                return self.condition(asked.parts[0], cells, not truly)
            case "all" | "any":
                return self.composed(asked, cells, truly)
            case "built":
                return self.built(asked.selectors[0], truly)
            case "location":
                place = "outskirts" if asked.outskirts == truly else "center"
                return self.words.say(f"cond-location-{place}")
            case "lots_on_outskirts":
                return self.lots_on_outskirts(asked, cells, truly)
            case "adjacent":
                return self.adjacent(asked.selectors, asked.low, truly)
            case _:
                known = f"cond-{asked.word}" if truly else f"cond-{asked.word}-not"
                return self.words.say(known, count=asked.low)

    def composed(self, asked: Condition, cells: int, truly: bool) -> str:
        """Join conditions; those joined otherwise inside them stand in brackets."""
        joint = joint_of(asked, truly)
        said = []
        for part in asked.parts:
            text = self.condition(part, cells, truly)
            is_group = len(asked.parts) > 1 and joint_of(part, truly) not in ("", joint)
            said.append(self.words.say("cond-group", conditions=text) if is_group else text)
        return self.listed(joint, said)

    def built(self, kind: str, truly: bool) -> str:
        """Say that a piece of a kind stands in the city, or none."""
        if truly:
            return self.words.say("cond-built", kind=self.form(kind, "beside"))
        return self.words.say("cond-built-not", none=self.neither([kind]))

    def lots_on_outskirts(self, asked: Condition, cells: int, truly: bool) -> str:
        """Say how many lots on the outskirts are wanted: at least, at most, or both."""
        said = []
        if asked.low > 0:
            bound, count = ("min", asked.low) if truly else ("max", asked.low - 1)
            said.append(self.words.say(f"cond-outskirts-{bound}", count=count))
        if asked.high < cells or not said:
            bound, count = ("max", asked.high) if truly else ("min", asked.high + 1)
            said.append(self.words.say(f"cond-outskirts-{bound}", count=count))
        return self.listed("and" if truly else "or", said)

    def adjacent(self, kinds: Sequence[str], count: int, truly: bool) -> str:
        """Say which neighbours are wanted and how many, or must be missing."""
        if count == 1 and truly:
            beside = self.listed("or", self.forms(kinds, "beside"))
            return self.words.say("cond-adjacent", kinds=beside)
        if count == 1:
            none = self.neither(kinds)
            return self.words.say("cond-adjacent-none", none=none, count=len(kinds))
        case = "nominative" if truly else "genitive"
        some = self.listed("or", self.forms(kinds, "some", count, case))
        key = "cond-adjacent-many" if truly else "cond-adjacent-few"
        return self.words.say(key, count=count, kinds=some)

    # --- a piece -------------------------------------------------------------------------------

    def piece(self, piece: PieceData, cells: Cells) -> list[str]:
        """Say a piece: what it counts as, its number, lots, price, conditions, points, effects."""
        say, size = self.words.say, len(cells)
        asked = [read_condition(plain, piece.id, size) for plain in piece.requires]
        return [
            *self.kinds(piece),
            say("detail-supply", supply=self.supply(piece.supply)),
            say("detail-shape", shape=self.shape(piece.shape, cells)),
            say("detail-price-card" if piece.pay.special_card else "detail-price-lots", count=size),
            *(say("detail-condition", condition=self.condition(each, size)) for each in asked),
            *self.value(piece.value, size),
            *(self.imposed(effect) for effect in piece.imposes),
        ]

    def kinds(self, piece: PieceData) -> list[str]:
        """Say by which kind and tags others select it, unless its name says it already."""
        keys = [key for key in (piece.kind, *piece.tags) if key != piece.id]
        if "special" in keys:  # a special building is a building
            keys = [key for key in keys if key != "building"]
        names = [self.name(key) for key in keys]
        return [self.words.say("detail-class", kinds=", ".join(names))] if names else []

    def supply(self, supply: int | Mapping[str, int]) -> str:
        """Say how many there are, by supply profile where the profiles differ (C1)."""
        if isinstance(supply, int):
            return str(supply)
        if len(set(supply.values())) == 1:
            return str(next(iter(supply.values())))
        say = self.words.say
        return ", ".join(
            say("detail-supply-profile", supply=count, profile=say(f"supply-{profile}"))
            for profile, count in supply.items()
        )

    def shape(self, shape: str, cells: Cells) -> str:
        """Say a footprint: in words, or drawn in rows if nobody has words for it."""
        known = f"shape-{shape}"
        said = self.words.say(known)
        if said != known:
            return said
        return self.words.say("shape-other", count=len(cells), rows=" / ".join(rows_of(cells)))

    # --- its value -----------------------------------------------------------------------------

    def value(self, value: Value, cells: int) -> list[str]:
        """Say base, adds, floor and multipliers, in the order in which they count (R6)."""
        if not (value.base or value.add or value.multiply):
            return [self.words.say("detail-no_points")]
        return [
            self.words.say("detail-points", points=self.number(value.base)),
            *(self.add(add, cells) for add in value.add),
            *([self.floor(value.floor)] if value.floor else []),
            *self.multipliers(value.multiply, cells),
        ]

    def add(self, add: RawAdd, cells: int) -> str:
        """Say one add: once on a condition, for each thing counted, or by a table."""
        if add.when is not None:
            said = self.condition(read_condition(add.when, add.id, cells), cells)
            return self.words.say("detail-add", gain=self.gain(add.points or 0), condition=said)
        kinds = add.count.adjacent_pieces if isinstance(add.count, Count) else ()
        what = "pieces" if kinds else "lots"
        one = self.listed("or", self.forms(kinds, "some"))
        if add.table is None:
            gain = self.gain(add.points_each or 0)
            return self.words.say(f"detail-each-{what}", gain=gain, kind=one)
        return self.words.say(
            f"detail-table-{what}",
            kind=one,
            kinds=self.listed("or", self.forms(kinds, "some", SEVERAL)),
            range=self.words.say("detail-range", first=0, last=len(add.table) - 1),
            table=", ".join(self.gain(points) for points in add.table),
        )

    def multipliers(self, multipliers: Sequence[RawMultiplier], cells: int) -> list[str]:
        """Say each multiplier, and what all of them make together (R6.3)."""
        lines = []
        for each in multipliers:
            said = self.condition(read_condition(each.when, each.id, cells), cells)
            lines.append(self.words.say("detail-multiply", factor=each.factor, condition=said))
        if len(multipliers) > 1:
            together = 1 + sum(each.factor - 1 for each in multipliers)
            count = len(multipliers)
            lines.append(self.words.say("detail-together", factor=together, count=count))
        return lines

    def floor(self, floor: Floor) -> str:
        """Say what a sum that is too low counts as (R6.2)."""
        return self.words.say(
            "detail-floor",
            limit=self.number(floor.subtotal_at_most),
            points=self.number(floor.score),
            size=abs(floor.score),
        )

    def imposed(self, effect: Effect) -> str:
        """Say what it does to pieces built beside it later."""
        kinds = self.listed("and", self.forms(effect.on, "some", SEVERAL, "genitive"))
        if effect.forbid:
            none = self.neither(effect.on)
            return self.words.say("detail-imposes-forbid", kinds=kinds, none=none)
        if effect.factor is not None:
            return self.words.say("detail-imposes-factor", factor=effect.factor, kinds=kinds)
        gain = self.gain(effect.points or 0)
        return self.words.say("detail-imposes-points", gain=gain, kinds=kinds)


def joint_of(asked: Condition, truly: bool) -> str:
    """Give what joins the parts of a condition once negations are worked in, or nothing."""
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
