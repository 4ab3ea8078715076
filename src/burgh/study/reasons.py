"""Why a move is good, as data: ledger entries, what a rival loses, how soon the game may end.

Nothing is invented: every number of a reason stands in a ledger, in a legal list or in the share of
imagined worlds where something happened. Words for them are in `text/*.ftl`, see `telling`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from burgh.core.game import View
from burgh.core.ledger import Ledger
from burgh.core.said import Said
from burgh.core.state import State
from burgh.core.values import Change
from burgh.study.forecast import (
    LONGEST_LINE,
    Effort,
    Forecast,
    Ply,
    account_of,
    imagined_world,
    plain,
    ply_of,
    quick_move,
    result,
)
from burgh.study.words import reason_said

Kind = Literal[
    "forced", "gains", "spares", "hurts", "denies", "takes_lead", "prepares", "deadline",
]  # fmt: skip

LIKELY: Final = 0.25  # a line goes on while at least this share of all worlds agree
ASKED_WORLDS: Final = 8
OFTEN: Final = 0.5
SOON: Final = 0.2
MOST_ENTRIES: Final = 4
MOST_A_TRACK: Final = 2


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that speaks for a move against another. The kind says which fields are filled.

    What is said of it, for whoever formats it, is made of them in the end.

    forced      it is the only legal move
    gains       changes: entries of this move that the other one lacks
    spares      changes: entries of the other move (text, move) that this one avoids
    hurts       changes: entries of rivals
    denies      seat, score: a rival; text, move, changes: what it would do after the other move,
                in which share of worlds, and cannot do after this one
    takes_lead  points: the lead this move takes at once
    prepares    text, move, changes: a later move of the line and what it brings; share of worlds
    deadline    share of worlds in which the game ends before the next turn of this seat
    """

    kind: Kind
    changes: tuple[Change, ...] = ()
    seat: int | None = None
    score: int | None = None
    points: float | None = None
    share: float | None = None
    move: dict[str, Any] | None = None
    text: str | None = None
    where: Said | None = None  # where that move goes
    said: Said = Said("")


class Step(msgspec.Struct, frozen=True):
    """One move of the line that is expected, and the share of imagined worlds that go there."""

    seat: int
    move: dict[str, Any]
    text: str
    share: float
    where: Said | None = None


def reasons_for(
    view: View,
    found: Forecast,
    others: Sequence[Forecast],
    effort: Effort,
    seed: int,
) -> tuple[Reason, ...]:
    """What speaks for a move, compared with the first of the others."""
    things = view.title.things(view.options)
    return tuple(
        msgspec.structs.replace(reason, said=reason_said(reason, things))
        for reason in bare_reasons(view, found, others, effort, seed)
    )


def bare_reasons(
    view: View,
    found: Forecast,
    others: Sequence[Forecast],
    effort: Effort,
    seed: int,
) -> tuple[Reason, ...]:
    """Give reasons as data, before they are said."""
    if not others:
        return (Reason("forced"),)
    other = others[0]
    told = [*comparison(view, found.number, other.number)]
    told += denial(view, found, other, effort, seed)
    told += taking_the_lead(view, found.number)
    if not any(reason.kind == "gains" for reason in told):
        told += preparation(view, found, other, seed)
    return (*told, *deadline(view, found))


def other_ideas_first(view: View, number: int, others: Sequence[Forecast]) -> list[Forecast]:
    """Put those before that do something else, or with another thing, than a move.

    Against the same thing one lot further on, nothing would speak for a good move.
    """
    own = ply_of(view.title, view.state, number)
    return sorted(others, key=lambda each: ply_of(view.title, view.state, each.number) == own)


# --- the ledger ------------------------------------------------------------------------------


def comparison(view: View, number: int, other: int) -> Iterator[Reason]:
    """Compare the ledgers of two moves, track by track."""
    mine, theirs = entries(view, view.state, number), entries(view, view.state, other)
    own = view.accounts[account_of(view, view.turn)]
    gained = [
        each for each in beyond(mine, theirs, view) if each.seat == own and is_good(each, view)
    ]
    if gained:
        yield Reason("gains", largest(gained))
    covered = {each.track for each in gained}
    spared = [
        each
        for each in beyond(theirs, mine, view, worse=True)
        if each.seat == own and each.track not in covered and not is_good(each, view)
    ]
    if spared:
        yield against(view, Reason("spares", largest(spared)), other)
    hurt = [
        each
        for each in beyond(mine, theirs, view, worse=True)
        if each.seat not in (own, -1) and not is_good(each, view)
    ]
    if hurt:
        yield Reason("hurts", largest(hurt))


def beyond(
    ones: Sequence[Change], others: Sequence[Change], view: View, *, worse: bool = False
) -> list[Change]:
    """The entries that only the first ledger has, of tracks that end better (or worse) so.

    An entry by the same thing under the same rule is in both, whatever it amounts to: an income of
    twelve against one of ten is no gain of twelve.
    """
    left = Counter(map(source, ones))
    left.subtract(map(source, others))
    found = []
    for change in ones:
        ahead = net(ones, change, view) - net(others, change, view)
        if left[source(change)] > 0 and (ahead < 0 if worse else ahead > 0):
            left[source(change)] -= 1
            found.append(change)
    return found


def source(change: Change) -> Change:
    """An entry without its amount: whom it concerns, and where it comes from."""
    return msgspec.structs.replace(change, amount=0, applied=0)


def entries(view: View, state: State, number: int) -> list[Change]:
    """The ledger of a move in names, as far as the state tells."""
    ledger = Ledger()
    tried = state.clone()
    tried.apply(number, ledger)
    return [view.title.ledger.entry(tried, entry) for entry in ledger.entries]


def is_good(change: Change, view: View) -> bool:
    """Whether an entry is welcome; of some tracks less is better."""
    return (change.applied < 0) == (change.track in view.title.ledger.less_is_better)


def net(changes: Iterable[Change], like: Change, view: View) -> int:
    """Sum up what entries do to the track of one of them, counted so that more is better."""
    total = sum(c.applied for c in changes if (c.seat, c.track) == (like.seat, like.track))
    return -total if like.track in view.title.ledger.less_is_better else total


def largest(changes: Iterable[Change]) -> tuple[Change, ...]:
    """The largest few entries, not many of one track, in the order of the ledger."""
    ordered = list(changes)
    seen = Counter[str]()
    kept: list[int] = []
    for at in sorted(range(len(ordered)), key=lambda at: -abs(ordered[at].applied)):
        seen[ordered[at].track] += 1
        if seen[ordered[at].track] <= MOST_A_TRACK and len(kept) < MOST_ENTRIES:
            kept.append(at)
    return tuple(ordered[at] for at in sorted(kept))


def against(view: View, reason: Reason, other: int) -> Reason:
    """Name the other move in a reason that compares two."""
    move = view.title.moves.name(view.state, other)
    where = view.title.words.where(view.state, move)
    return msgspec.structs.replace(reason, move=plain(move), text=view.write(move), where=where)


# --- rivals ----------------------------------------------------------------------------------


def denial(
    view: View, found: Forecast, other: Forecast, effort: Effort, seed: int
) -> Iterator[Reason]:
    """Say what the next rival would do after the other move and can no longer do after this one.

    Only where it never can: what a later choice may or may not take away is no reason for this one.
    """
    if len(view.accounts) == 1:
        return
    worlds = min(ASKED_WORLDS, effort.worlds)
    wanted, left = Counter[Ply](), set[Ply]()
    shown: dict[Ply, tuple[State, int]] = {}
    for which in range(worlds):
        reply = next_reply(view, other.number, seed, which)
        if reply is None:
            continue
        ply = ply_of(view.title, *reply)
        wanted[ply] += 1
        shown.setdefault(ply, reply)
        if not is_denied(view, found.number, seed, which, *reply):
            left.add(ply)
    for ply, count in wanted.most_common(1):
        if count >= OFTEN * worlds and ply not in left:
            yield denial_reason(view, ply.seat, *shown[ply], count / worlds)


def denial_reason(view: View, seat: int, state: State, number: int, share: float) -> Reason:
    """Tell what a rival would have done."""
    move = view.title.moves.name(state, number)
    gained = [change for change in entries(view, state, number) if change.seat == seat]
    return Reason(
        "denies",
        largest(change for change in gained if is_good(change, view)),
        seat=seat,
        score=int(view.state.score(seat)),
        share=round(share, 2),
        move=plain(move),
        text=view.title.moves.write(state, move),
        where=view.title.words.where(state, move),
    )


def next_reply(view: View, number: int, seed: int, which: int) -> tuple[State, int] | None:
    """The position of the next rival to decide, and what it would do, in one world."""
    world, rng = imagined_world(view, seed, which)
    world.apply(number, None)
    for _ in range(LONGEST_LINE):
        if world.is_over():
            return None
        choice = quick_move(world, rng)
        if int(world.decider()) != view.turn:
            return world, choice
        world.apply(choice, None)
    return None


def is_denied(view: View, number: int, seed: int, which: int, state: State, reply: int) -> bool:
    """Whether a rival's move is no longer there in the same world after another choice."""
    after = next_reply(view, number, seed, which)
    if after is None or (after[0].decider(), after[0].phase()) != (state.decider(), state.phase()):
        return False
    meaning = state.meaning(reply)
    return all(after[0].meaning(move) != meaning for move in after[0].legal())


def taking_the_lead(view: View, number: int) -> Iterator[Reason]:
    """Say when a move puts its maker in front, by the points that lie open."""
    if len(view.accounts) == 1:
        return
    tried = view.state.clone()
    tried.apply(number, None)
    before, after = (
        result([int(state.score(seat)) for seat in view.accounts], view.turn)
        for state in (view.state, tried)
    )
    if before <= 0 < after:
        yield Reason("takes_lead", points=after)


# --- the future ------------------------------------------------------------------------------


def deadline(view: View, found: Forecast) -> Iterator[Reason]:
    """Say how often the game is over before this seat has another turn."""
    if view.seats == 1:
        return
    ended = sum(ending.over and not ending.again for ending in found.endings)
    if ended >= SOON * len(found.endings):
        yield Reason("deadline", share=round(ended / len(found.endings), 2))


class Promise(NamedTuple):
    """A later move of a line that brings its maker something: where, which, what, how surely."""

    state: State
    number: int
    gained: tuple[Change, ...]
    share: float


def preparation(view: View, found: Forecast, other: Forecast, seed: int) -> Iterator[Reason]:
    """Say what a move makes ready, unless the other one leads to the same."""
    mine, theirs = promise(view, found, seed), promise(view, other, seed)
    if mine is None or (theirs is not None and is_same(view, mine, theirs)):
        return
    move = view.title.moves.name(mine.state, mine.number)
    yield Reason(
        "prepares",
        largest(mine.gained),
        share=mine.share,
        move=plain(move),
        text=view.title.moves.write(mine.state, move),
        where=view.title.words.where(mine.state, move),
    )


def promise(view: View, found: Forecast, seed: int) -> Promise | None:
    """The next move of the expected line by the same seat that brings something."""
    own = view.accounts[account_of(view, view.turn)]
    for seat, state, number, share in line(view, found, seed):
        ledger = entries(view, state, number) if seat == view.turn else []
        if gained := tuple(c for c in ledger if c.seat == own and is_good(c, view)):
            return Promise(state, number, gained, share)
    return None


def is_same(view: View, one: Promise, other: Promise) -> bool:
    """Whether two promises are one: the same move, or the same gains by the same things."""
    if one.state.meaning(one.number) == other.state.meaning(other.number):
        return True
    brought = [
        Counter((change.track, change.applied, change.cause) for change in each.gained)
        for each in (one, other)
    ]
    plies = [ply_of(view.title, each.state, each.number) for each in (one, other)]
    return brought[0] == brought[1] and plies[0] == plies[1]


def expected_line(view: View, found: Forecast, seed: int) -> tuple[Step, ...]:
    """How a move is expected to go on, as far as enough imagined worlds agree."""
    steps: list[Step] = []
    for seat, state, number, share in line(view, found, seed):
        move = view.title.moves.name(state, number)
        where = view.title.words.where(state, move)
        steps.append(Step(seat, plain(move), view.title.moves.write(state, move), share, where))
    return tuple(steps)


def line(view: View, found: Forecast, seed: int) -> Iterator[tuple[int, State, int, float]]:
    """Walk along the likeliest choices: who, the position, the move, the share of all worlds."""
    which, common = likeliest(found)
    world, rng = imagined_world(view, seed, which)
    world.apply(found.number, None)
    for share in common:
        choice = quick_move(world, rng)
        yield int(world.decider()), world.clone(), choice, share
        world.apply(choice, None)


def likeliest(found: Forecast) -> tuple[int, list[float]]:
    """A world that goes the likeliest way, and the share of worlds at each step of it."""
    lines = [ending.line for ending in found.endings]
    left = list(range(len(lines)))
    common: list[float] = []
    for at in range(LONGEST_LINE):
        met = Counter(lines[which][at] for which in left if at < len(lines[which]))
        ply, count = met.most_common(1)[0] if met else (None, 0)
        if count < LIKELY * len(lines):
            break
        left = [which for which in left if at < len(lines[which]) and lines[which][at] == ply]
        common.append(round(count / len(lines), 2))
    return left[0], common
