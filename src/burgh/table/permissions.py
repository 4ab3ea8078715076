"""Who may do what at a table: one table of permissions, and the one function that reads it.

A role is what somebody is at one table; only an operator is one everywhere. How far the table has
come counts as well: before the game a host may send a player away, in it nobody may.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final, Literal, get_args

from burgh.table.refused import Refused
from burgh.table.sitting import Sitting

Role = Literal["operator", "host", "player", "spectator"]
Phase = Literal["waiting", "alone", "together", "after_alone", "after"]
Deed = Literal[
    "operate",
    "enter",
    "say",
    "report",
    "remove_spectator",
    "remove_player",
    "bar",
    "silence",
    "set_rules",
    "hand_over",
    "close",
    "delete",
]

ROLES: Final[tuple[Role, ...]] = get_args(Role)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
DEEDS: Final[tuple[Deed, ...]] = get_args(Deed)

ALWAYS: Final = frozenset(PHASES)
WAITING: Final[frozenset[Phase]] = frozenset({"waiting"})
GOING_ON: Final[frozenset[Phase]] = frozenset({"waiting", "alone", "together"})
# Nobody else has played: what happens to the table concerns nobody but the host.
OWN: Final[frozenset[Phase]] = frozenset({"waiting", "alone", "after_alone"})

MAY: Final[Mapping[Deed, Mapping[Role, frozenset[Phase]]]] = {
    # the server as a whole: bans, reports, the audit
    "operate": {"operator": ALWAYS},
    # without link or password, and where nobody may look on
    "enter": {"operator": ALWAYS, "host": ALWAYS, "player": ALWAYS},
    "say": {"operator": ALWAYS, "host": ALWAYS, "player": ALWAYS, "spectator": ALWAYS},
    "report": {"operator": ALWAYS, "host": ALWAYS, "player": ALWAYS, "spectator": ALWAYS},
    "remove_spectator": {"operator": ALWAYS, "host": ALWAYS},
    "remove_player": {"operator": WAITING, "host": WAITING},
    "bar": {"operator": ALWAYS, "host": ALWAYS},
    "silence": {"operator": ALWAYS, "host": ALWAYS},
    "set_rules": {"operator": ALWAYS, "host": ALWAYS},
    "hand_over": {"operator": ALWAYS, "host": ALWAYS},
    "close": {"operator": GOING_ON, "host": frozenset({"waiting", "alone"})},
    "delete": {"operator": ALWAYS, "host": OWN},
}


def may(roles: Collection[Role], deed: Deed, phase: Phase) -> bool:
    """Whether somebody with these roles may do a deed at a table that has come so far."""
    return any(phase in MAY[deed].get(role, frozenset()) for role in roles)


def roles_of(sitting: Sitting, ids: Collection[str], *, is_operator: bool = False) -> list[Role]:
    """What a person is at a table, known under some ids."""
    is_player = sitting.has_seat(*ids)
    held: dict[Role, bool] = {
        "operator": is_operator,
        "host": sitting.host in ids,
        "player": is_player,
        "spectator": not is_player,
    }
    return [role for role, is_held in held.items() if is_held]


def phase_of(sitting: Sitting) -> Phase:
    """How far a table has come, and whether anybody but one person has played."""
    is_alone = len(sitting.played) <= 1
    match sitting.status:
        case "open":
            return "waiting"
        case "playing":
            return "alone" if is_alone else "together"
        case "ended" | "closed":
            return "after_alone" if is_alone else "after"


def deeds_of(sitting: Sitting, ids: Collection[str], *, is_operator: bool = False) -> list[Deed]:
    """Everything a person may do at a table now."""
    return list(allowed(tuple(roles_of(sitting, ids, is_operator=is_operator)), phase_of(sitting)))


@cache
def allowed(roles: tuple[Role, ...], phase: Phase) -> tuple[Deed, ...]:
    """Everything that these roles may do at a table that has come so far; asked with every view."""
    return tuple(deed for deed in DEEDS if may(roles, deed, phase))


def must_be_allowed(
    sitting: Sitting, ids: Collection[str], deed: Deed, *, is_operator: bool = False
) -> None:
    """Refuse a deed that is not for this person, or not now."""
    roles = roles_of(sitting, ids, is_operator=is_operator)
    if may(roles, deed, phase_of(sitting)):
        return
    if any(MAY[deed].get(role) for role in roles):
        raise Refused("not_now", "not at a table that has come so far")
    raise Refused("not_allowed", "that is for the host of the table, or an operator")
