"""Said: which message is said, with which arguments. Language files say it; nothing here does.

Python chooses the message, once; `text/*.ftl` decide order, plural and case; `core/text.py` and the
browser (`web/src/words`) fill in the arguments by the same few rules:

- a Said among the arguments is formatted first, a list is joined by commas;
- `seat` is the number of a seat: whoever formats knows its name;
- what the language has no message for is said as `other`, if there is one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from burgh.core.values import Change


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message (`key` or `key.attribute`) and what it is about."""

    key: str
    args: dict[str, Said | str | int | list[Said | str | int]] = {}
    other: Said | None = None

    def __hash__(self) -> int:
        """Hash what is cheap: equal ones have equal keys and names of arguments."""
        return hash((self.key, *self.args))


NOTHING: Final = Said("nothing")  # said where there may be no message: an empty line

Item: TypeAlias = Said | str | int
Arg: TypeAlias = Item | list[Item]


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said of a tile, card, place or phase: its name, and what is printed on it.

    In some roles it goes by another name: a role is a field of a move, or what the move does.
    """

    name: Said
    details: tuple[Said, ...] = ()
    roles: dict[str, Said] = {}


Things: TypeAlias = Mapping[str, Thing]


def say(key: str, /, **args: Arg | None) -> Said:
    """Choose a message; an argument of None is left out."""
    return Said(key, {name: arg for name, arg in args.items() if arg is not None})


def named(things: Things, key: str) -> Said:
    """Name a thing; what nobody has words for goes by its key, made readable."""
    return things[key].name if key in things else Said(f"thing-{key}")


# --- numbers and lists -----------------------------------------------------------------------


def written(value: object, most: int = 40) -> str:
    """What somebody wrote, fit to stand in a sentence: one line, not too long."""
    text = value if isinstance(value, str) else repr(value)
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text[:most])


def quoted(value: object) -> Item:
    """What somebody wrote; text stands in the quotes of the reader's language."""
    return say("quoted", text=written(value)) if isinstance(value, str) else written(value)


def sign(value: float) -> str:
    """The sign of a change as language files know it."""
    return "minus" if value < 0 else "plus" if value > 0 else "none"


def number_said(value: int) -> Said:
    """Say a number as it stands, with a true minus."""
    return Said("signed", {"sign": "minus" if value < 0 else "none", "size": abs(value)})


def signed(value: int) -> Said:
    """Say a change, with its sign."""
    return Said("signed", {"sign": sign(value), "size": abs(value)})


def listed(joint: str, items: Sequence[Item]) -> Item:
    """Join items with commas, and the last with `or` or `and`."""
    if len(items) < 2:
        return items[0] if items else ""
    return Said(f"list-{joint}", {"first": list(items[:-1]), "last": items[-1]})


def in_parts(items: Sequence[Item]) -> Item:
    """Say parts of a sentence one after the other, as the language divides them."""
    if not items:
        return ""
    return reduce(lambda first, last: say("list-parts", first=first, last=last), items)


def seats(numbers: Sequence[int]) -> list[Item]:
    """Name seats."""
    return [Said("who", {"seat": seat}) for seat in numbers]


def places(ranking: Sequence[Sequence[int]]) -> list[tuple[int, Sequence[int]]]:
    """Number the places of a ranking; equals share the better one."""
    found, place = [], 1
    for tied in ranking:
        if tied:
            found.append((place, tied))
        place += len(tied)
    return found


# --- by fixed rules, from facts ----------------------------------------------------------------
# The browser has the same in `web/src/words/said.ts`: it gets facts and chooses by them.


def move_said(move: Mapping[str, Any], things: Things) -> Said:
    """Say a move, given as JSON, as the log does after the player's name: `log-` and what it does.

    Each field is an argument: a thing by its name in that role, a number as it is, a list by the
    message `field-<field>` or else as it is typed. What the words have to tell apart is in
    `<field>_key`; numbers count from one in `<field>_nth`.
    """
    return Said(f"log-{move['do']}", move_args(move, things))


def button_said(move: Mapping[str, Any], things: Things) -> Said:
    """Name a move for who may choose it, on buttons, in hints and lessons: `move-` and its `do`.

    A title that names no whole moves goes by the names of its kinds, `do-`.
    """
    args = move_args(move, things)
    return Said(f"move-{move['do']}", args, Said(f"do-{move['do']}", args))


def move_args(move: Mapping[str, Any], things: Things) -> dict[str, Arg]:
    """The arguments that the fields of a move make."""
    do = str(move["do"])
    args: dict[str, Arg] = {}
    for field, value in move.items():
        if field != "do":
            args |= field_args(do, field, value, things)
    return args


def with_where(said: Said, where: Said | None) -> Said:
    """Say a move and where it goes: by a message of its own (`log-invest-where`) or a common one.

    A place is said by what is next to it. Whoever types moves has coordinates; nobody reads them.
    """
    if where is None:
        return said
    common = Said("with-where", {"what": said, "where": where})
    return Said(f"{said.key}-where", {**said.args, "where": where}, common)


def field_args(do: str, field: str, value: Any, things: Things) -> dict[str, Arg]:
    """The arguments that one field of a move makes."""
    if value is None:
        return {field: Said("that"), f"{field}_key": "none"}
    if isinstance(value, int):
        return {field: value, f"{field}_key": value, f"{field}_nth": value + 1}
    if isinstance(value, str):
        return {field: in_role(things, value, do, field), f"{field}_key": value}
    return {field: list_said(field, value), f"{field}_key": typed(value)}


def list_said(field: str, items: Sequence[int]) -> Said:
    """Say a cell or several numbers: `x` and `y`, or their `count` and the `numbers` in order."""
    args: dict[str, Arg] = dict(zip("xy", map(str, items), strict=False))
    args["count"] = len(items)
    args["numbers"] = listed("and", [str(item) for item in sorted(items)])
    return Said(f"field-{field}", args, say("verbatim", text=typed(items)))


def typed(items: Sequence[int]) -> str:
    """Write a cell as it is typed."""
    return ",".join(map(str, items))


def in_role(things: Things, key: str, *roles: str) -> Item:
    """Name a thing in the first role it has a name of its own for."""
    thing = things.get(key)
    if thing is None:
        return key
    return next((thing.roles[role] for role in roles if role in thing.roles), thing.name)


def change_said(change: Change) -> Said:
    """Say a ledger entry: by its track where there is a message for it, else whether it was cut."""
    track, amount, applied = change.track, change.amount, change.applied
    args: dict[str, Arg] = {
        "seat": change.seat,
        "track": track,
        "name": Said(f"track-{track}"),
        "sign": sign(amount),
        "size": abs(amount),
        "value": number_said(amount),
        "why": change.why,
        "rule": change.rule,  # for words of whoever wants them; ours leave it out
    }
    key = "change"
    if applied != amount:
        key = "change-cut"
        args["real"] = say("amount", track=track, sign=sign(applied), size=abs(applied))
    return Said(f"change-{track}", args, Said(key, args))


def their_ask(phase: str, seat: int) -> Said:
    """Say what another player has to do, to those who are not asked themselves."""
    return say("their-ask", seat=seat, phase=say(f"phase-{phase}"))
