"""What is printed on a piece, said from its data: an invented building explains itself as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgh.core.text import Words

# What TOML holds: a condition, an add, a piece. `content.py` has checked it.
Plain = Any

SEVERAL: Final = 5  # any number that asks for the plain plural, in Russian too
FORMS: Final = ("kind", "piece")


class Printed:
    """Says pieces, kinds and conditions in one language."""

    def __init__(self, words: Words) -> None:
        """Take the words of a language."""
        self.words = words

    # --- names and their forms -----------------------------------------------------------------

    def name(self, key: str) -> str:
        """Name a piece, a kind or a tag; without words it goes by its id, made readable."""
        for group in ("piece", "kind"):
            said = self.words.say(f"{group}-{key}")
            if said != f"{group}-{key}":
                return said
        return key.replace("_", " ")

    def form(self, key: str, form: str, count: int = 1, case: str = "nominative") -> str:
        """Give a form of a piece or kind, made from its name where the language has none."""
        for group in FORMS:
            known = f"{group}-{key}.{form}"
            if self.words.knows(known):
                return self.words.say(known, count=count, case=case)
        return self.words.say(f"other-kind.{form}", name=self.name(key), count=count, case=case)

    def forms(self, keys: Sequence[str], form: str, count: int = 1, case: str = "") -> list[str]:
        """Give the same form of several."""
        return [self.form(key, form, count, case or "nominative") for key in keys]

    def neither(self, keys: Sequence[str], count: int = 1) -> str:
        """Join what is not there: `factory or compost yard`, `usine ni aire de compostage`."""
        first, *others = self.forms(keys, "some", count, "genitive")
        for other in others:
            first = self.words.say("list-nor", first=first, last=other)
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
        if len(items) == 1:
            return items[0]
        return self.words.say(f"list-{joint}", first=", ".join(items[:-1]), last=items[-1])

    # --- conditions ----------------------------------------------------------------------------

    def condition(self, asked: Plain, truly: bool = True) -> str:
        """Say a condition, or, with `truly` off, that it must not hold."""
        ((what, value),) = asked.items()
        if what == "not":
            return self.condition(value, not truly)
        if what in ("all", "any"):
            return self.composed(value, "and" if (what == "all") == truly else "or", truly)
        return str(getattr(self, f"ask_{what}")(value, truly))

    def composed(self, parts: Sequence[Plain], joint: str, truly: bool) -> str:
        """Join conditions; a composed one inside another stands in brackets."""
        said = []
        for part in parts:
            text = self.condition(part, truly)
            is_group = len(parts) > 1 and is_composed(part)
            said.append(self.words.say("cond-group", conditions=text) if is_group else text)
        return self.listed(joint, said)

    def ask_built(self, kind: str, truly: bool) -> str:
        """Say that a piece of a kind stands in the city, or none."""
        if truly:
            return self.words.say("cond-built", kind=self.form(kind, "beside"))
        return self.words.say("cond-built-not", none=self.neither([kind]))

    def ask_location(self, location: str, truly: bool) -> str:
        """Say outskirts or center; what is not the one is the other (R2.6)."""
        place = location if truly else {"outskirts": "center", "center": "outskirts"}[location]
        return self.words.say(f"cond-location-{place}")

    def ask_lots_on_outskirts(self, bounds: Mapping[str, int], truly: bool) -> str:
        """Say how many lots on the outskirts are wanted: at least, at most, or both."""
        said = []
        for bound, other, step in (("min", "max", -1), ("max", "min", 1)):
            if bounds.get(bound) is not None:
                key, count = (bound, bounds[bound]) if truly else (other, bounds[bound] + step)
                said.append(self.words.say(f"cond-outskirts-{key}", count=count))
        return self.listed("and" if truly else "or", said)

    def ask_adjacent(self, asked: Mapping[str, Plain], truly: bool) -> str:
        """Say which neighbours are wanted and how many, or must be missing."""
        kinds, count = asked["select"], int(asked["min"])
        if not truly:
            few = "none" if count == 1 else "few"
            number = len(kinds) if count == 1 else count
            none = self.neither(kinds, count)
            return self.words.say(f"cond-adjacent-{few}", none=none, count=number)
        if count == 1:
            beside = self.listed("or", self.forms(kinds, "beside"))
            return self.words.say("cond-adjacent", kinds=beside)
        some = self.listed("or", self.forms(kinds, "some", count))
        return self.words.say("cond-adjacent-many", count=count, kinds=some)

    def ask_adjacent_tram(self, wanted: bool, truly: bool) -> str:
        """Say that the tram must run beside it, or must not."""
        return self.words.say("cond-tram" if wanted == truly else "cond-tram-not")

    def ask_lot_number_multiple_of(self, count: int, truly: bool) -> str:
        """Say which numbers a lot may have (R5.7)."""
        return self.words.say("cond-multiple" if truly else "cond-multiple-not", count=count)

    def ask_last_in_district(self, wanted: bool, truly: bool) -> str:
        """Say that it fills its district (B5)."""
        return self.words.say("cond-last" if wanted == truly else "cond-last-not")

    # --- a piece -------------------------------------------------------------------------------

    def piece(self, piece: Plain, cells: Sequence[Sequence[int]]) -> list[str]:
        """Say a piece: what it counts as, its number, lots, price, conditions, points, effects."""
        return [
            *self.kinds(piece),
            self.words.say("detail-supply", supply=self.supply(piece["supply"])),
            self.words.say("detail-shape", shape=self.shape(piece["shape"], cells)),
            self.price(piece, len(cells)),
            *(
                self.words.say("detail-condition", condition=self.condition(asked))
                for asked in piece.get("requires") or ()
            ),
            *self.value(piece["value"]),
            *(self.imposed(effect) for effect in piece.get("imposes") or ()),
        ]

    def kinds(self, piece: Plain) -> list[str]:
        """Say by which kind and tags others select it, unless its name says it already."""
        keys = [key for key in (piece["kind"], *(piece.get("tags") or ())) if key != piece["id"]]
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

    def shape(self, shape: str, cells: Sequence[Sequence[int]]) -> str:
        """Say a footprint: in words, or drawn in rows if nobody has words for it."""
        known = f"shape-{shape}"
        said = self.words.say(known)
        if said != known:
            return said
        return self.words.say("shape-other", count=len(cells), rows=" / ".join(rows_of(cells)))

    def price(self, piece: Plain, size: int) -> str:
        """Say with which cards it is paid (R4.6, R4.10)."""
        if (piece.get("pay") or {}).get("special_card"):
            return self.words.say("detail-price-card")
        return self.words.say("detail-price-lots", count=size)

    # --- its value -----------------------------------------------------------------------------

    def value(self, value: Plain) -> list[str]:
        """Say base, adds, multipliers and floor, in the order in which they count (R6)."""
        adds, multipliers = value.get("add") or (), value.get("multiply") or ()
        if not (value["base"] or adds or multipliers):
            return [self.words.say("detail-no_points")]
        lines = [self.words.say("detail-points", points=self.number(value["base"]))]
        lines += [self.add(add) for add in adds]
        if value.get("floor"):
            lines.append(self.floor(value["floor"]))
        return lines + self.multipliers(multipliers)

    def add(self, add: Plain) -> str:
        """Say one add: once on a condition, for each thing counted, or by a table."""
        if add.get("when"):
            said = self.condition(add["when"])
            return self.words.say("detail-add", gain=self.gain(add["points"]), condition=said)
        counted, kinds = "lots", ""
        if add["count"] != "occupied_neighbour_lots":
            count = SEVERAL if add.get("table") else 1
            some = self.forms(add["count"]["adjacent_pieces"], "some", count)
            counted, kinds = "pieces", self.listed("or", some)
        if not add.get("table"):
            gain = self.gain(add["points_each"])
            return self.words.say(f"detail-each-{counted}", gain=gain, kinds=kinds)
        return self.words.say(
            f"detail-table-{counted}",
            kinds=kinds,
            range=self.words.say("detail-range", first=0, last=len(add["table"]) - 1),
            table=", ".join(self.gain(points) for points in add["table"]),
        )

    def multipliers(self, multipliers: Sequence[Plain]) -> list[str]:
        """Say each multiplier, and what all of them make together (R6.3)."""
        lines = [
            self.words.say(
                "detail-multiply", factor=each["factor"], condition=self.condition(each["when"])
            )
            for each in multipliers
        ]
        if len(multipliers) > 1:
            all_of_them = 1 + sum(each["factor"] - 1 for each in multipliers)
            count = len(multipliers)
            lines.append(self.words.say("detail-together", factor=all_of_them, count=count))
        return lines

    def floor(self, floor: Mapping[str, int]) -> str:
        """Say what a sum that is too low counts as (R6.2)."""
        score = floor["score"]
        limit = self.number(floor["subtotal_at_most"])
        return self.words.say(
            "detail-floor", limit=limit, points=self.number(score), size=abs(score)
        )

    def imposed(self, effect: Plain) -> str:
        """Say what it does to pieces built beside it later."""
        kinds = self.listed("and", self.forms(effect["on"], "some", SEVERAL, "genitive"))
        if effect.get("forbid"):
            none = self.neither(effect["on"])
            return self.words.say("detail-imposes-forbid", kinds=kinds, none=none)
        if effect.get("factor"):
            return self.words.say("detail-imposes-factor", factor=effect["factor"], kinds=kinds)
        gain = self.gain(effect["points"])
        return self.words.say("detail-imposes-points", gain=gain, kinds=kinds)


def is_composed(asked: Plain) -> bool:
    """Say whether a condition joins several, once negations are worked in."""
    ((what, value),) = asked.items()
    return is_composed(value) if what == "not" else what in ("all", "any") and len(value) > 1


def rows_of(cells: Sequence[Sequence[int]]) -> list[str]:
    """Draw a footprint in rows: `###`, `.#.`."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    taken = {(x - left, y - top) for x, y in cells}
    width, height = (1 + max(at[i] for at in taken) for i in (0, 1))
    return ["".join(".#"[(x, y) in taken] for x in range(width)) for y in range(height)]
