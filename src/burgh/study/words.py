"""What is said about a hint: from reasons, lines and expectations to keys of `text/*.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from burgh.core.said import (
    Arg,
    Item,
    Said,
    Things,
    button_said,
    change_said,
    in_parts,
    move_said,
    say,
    sign,
    with_where,
)
from burgh.core.values import Change

if TYPE_CHECKING:
    from burgh.study.reasons import Reason, Step

PACKAGE: Final = "burgh.study"  # whose words they are


def reason_said(reason: Reason, things: Things) -> Said:
    """Say one reason; the keys are `reason-` and its kind."""
    args: dict[str, Arg | None] = {
        "seat": reason.seat,
        "score": reason.score,
        "points": None if reason.points is None else difference(reason.points),
        "share": None if reason.share is None else percent(reason.share),
        "move": None
        if reason.move is None
        else with_where(button_said(reason.move, things), reason.where),
    }
    return say(
        f"reason-{reason.kind}",
        many="some" if reason.changes else "none",
        changes=changes_said(reason.changes),
        **args,
    )


def changes_said(changes: Sequence[Change]) -> Item | None:
    """Say ledger entries one after the other, as the log does."""
    return in_parts([change_said(each) for each in changes]) if changes else None


def line_step(step: Step, things: Things) -> Said:
    """Say one move of the line that is expected."""
    move = with_where(move_said(step.move, things), step.where)
    return say("line-step", seat=step.seat, move=move)


def difference(points: float) -> Said:
    """Say a difference of points with its sign, to one decimal."""
    points = round(points, 1)
    whole, tenth = f"{abs(points):.1f}".split(".")
    return say("signed", sign=sign(points), size=say("decimal", whole=whole, tenth=tenth))


def percent(share: float) -> int:
    return round(100 * share)
