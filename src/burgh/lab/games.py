"""One game of many: who sits where, from which seed, and how it went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple

import burgh
from burgh.bots import NamedBot, match, outside
from burgh.core.game import Game
from burgh.core.moves import Field, Form, Move, fields_of
from burgh.core.options import plain_options
from burgh.core.state import State
from burgh.core.title import AnyTitle

# Fields of moves that say neither what nor where: how a thing is turned, which of equal slots.
MANNERS: Final = ("rot", "rotation", "slot")
# Places that a line does not write behind an @.
PLACES: Final = ("street", "origin")


@dataclass(frozen=True)
class Plan:
    """What is played: a title, its options as they were asked for, and a bot for every seat."""

    title: str
    options: dict[str, Any]
    bots: tuple[str | None, ...]  # None: a seat that never decides
    guests: Mapping[str, Any] = field(default_factory=dict)  # bots at hand, or what makes them


@dataclass(frozen=True)
class Row:
    """One game played: where it came from, who sat where, how it went."""

    seed: int
    title: str
    options: dict[str, Any]
    bots: tuple[str | None, ...]
    scores: tuple[int, ...]
    places: tuple[int | None, ...]
    plies: int
    reason: str
    forfeits: tuple[dict[str, int], ...] = ()  # of each seat by kind; none at all: ()
    said: tuple[str | None, ...] = ()  # the last words of those who forfeited


@dataclass(frozen=True)
class Decision:
    """One decision of a game: who made it where, among how many, and what stood before and after.

    `before` and `after` are the tracks of each account, as `track_names` orders them.
    """

    ply: int
    seat: int
    bot: str | None
    phase: str
    legal: int
    move: str
    verb: str
    thing: str | None
    cell: str | None
    forfeit: str | None
    scores: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


Task = tuple[Plan, int]


def play_one(task: Task) -> Row:
    """Play one game and sum it up."""
    return row_of(task[0], *play_game(task))


def play_decisions(task: Task) -> tuple[Row, list[Decision]]:
    """Play one game and tell every decision of it."""
    game, bots = play_game(task)
    return row_of(task[0], game, bots), decisions(game, bots, task[0].bots)


def play_record(task: Task) -> tuple[Row, str]:
    """Play one game and write it down."""
    game, bots = play_game(task)
    return row_of(task[0], game, bots), str(game.record())


def play_game(task: Task) -> tuple[Game, list[NamedBot]]:
    """Play one game to its end; new bots each time, so that no game depends on another."""
    plan, seed = task
    title = burgh.title(plan.title)
    options = title.options.read(plan.options)
    idle = next(name for name in plan.bots if name)  # never asked, but every seat has a bot
    names = [name or idle for name in plan.bots]
    bots = match.make_bots(names, len(names), seed, plan.guests)
    with outside.ending(bots):
        return match.play(title, options, bots, seed), bots


def row_of(plan: Plan, game: Game, bots: Sequence[NamedBot]) -> Row:
    """The row of a game that is over."""
    outcome = game.outcome()
    assert outcome is not None  # a match is played to the end
    assert game.seed is not None  # and dealt from a seed
    lost = tuple(outside.forfeits(bot) for bot in bots)
    return Row(
        seed=game.seed,
        title=plan.title,
        options=plain_options(game.options),
        bots=plan.bots,
        scores=outcome.scores,
        places=places(outcome.ranking, len(plan.bots)),
        plies=game.ply,
        reason=outcome.reason,
        forfeits=lost if any(lost) else (),
        said=tuple(map(outside.last_error_line, bots)) if any(lost) else (),
    )


def places(ranking: tuple[tuple[int, ...], ...], seats: int) -> tuple[int | None, ...]:
    """The place of every seat; equals share the better one, a first place may be empty."""
    found: dict[int, int] = {}
    place = 1
    for equals in ranking:
        found.update(dict.fromkeys(equals, place))
        place += max(1, len(equals))
    return tuple(found.get(seat) for seat in range(seats))


def decisions(game: Game, bots: Sequence[NamedBot], names: Sequence[str | None]) -> list[Decision]:
    """Every decision of a game in its order."""
    title = game.title
    made = [0] * game.seats
    lost = [outside.forfeit_kinds(bot) for bot in bots]
    found = []
    line = [*game.history()]
    tracks = [*(values(state) for state, _ in line), values(game.state)]
    for ply, (state, number) in enumerate(line, 1):
        seat = int(state.decider())
        made[seat] += 1
        move = title.moves.name(state, number)
        parts = parts_of(title, state, move)
        found.append(
            Decision(
                ply=ply,
                seat=seat,
                bot=names[seat],
                phase=title.phases[state.phase()],
                legal=len(state.legal()),
                move=title.moves.write(state, move),
                verb=parts.verb,
                thing=parts.thing,
                cell=parts.cell,
                forfeit=lost[seat].get(made[seat]),
                scores=tuple(int(state.score(other)) for other in range(game.seats)),
                before=tracks[ply - 1],
                after=tracks[ply],
            )
        )
    return found


# --- tracks ---------------------------------------------------------------------------------------


def track_names(title: AnyTitle, state: State) -> list[str]:
    """The tracks of every seat, `money_0`, or of the table, `money`, in the order of `values`."""
    tracks = title.ledger.tracks[: int(state.tracks())]
    if state.is_shared:
        return [*tracks]
    return [f"{track}_{seat}" for seat in range(int(state.seats())) for track in tracks]


def values(state: State) -> tuple[int, ...]:
    """What stands on the tracks of every seat, or of the table."""
    accounts = range(1 if state.is_shared else int(state.seats()))
    return tuple(
        int(state.value(seat, track)) for seat in accounts for track in range(int(state.tracks()))
    )


# --- the parts of a move --------------------------------------------------------------------------


class Parts(NamedTuple):
    """What a move says: its first word, the thing it names, and the place."""

    verb: str
    thing: str | None
    cell: str | None


def parts_of(title: AnyTitle, state: State, move: Move) -> Parts:
    """Take a move apart, as its line of text does."""
    form = form_of(move)
    named, placed = fields_by_role(type(move), form.text)
    return Parts(form.verb, first_text(named, state, move), first_text(placed, state, move))


def form_of(move: Move) -> Form:
    """The form in which a move is written."""
    fits = (
        form
        for form in move.forms
        if all(getattr(move, name) == value for name, value in form.fixed.items())
    )
    return next(fits, move.forms[0])


Fields = tuple[tuple[str, Field[Any]], ...]


@cache
def fields_by_role(kind: type[Move], text: str) -> tuple[Fields, Fields]:
    """The fields of a form that name a thing, and those that name a place."""
    fields = fields_of(kind)
    tokens = [token.strip("{?}") for token in text.split()[1:]]
    behind = tokens[tokens.index("@") + 1 :] if "@" in tokens else []
    places = [name for name in fields if name in behind or name in PLACES]
    things = [name for name in tokens if name in fields and name not in (*places, *MANNERS)]
    return tuple((n, fields[n]) for n in things), tuple((n, fields[n]) for n in places)


def first_text(fields: Fields, state: State, move: Move) -> str | None:
    """The first of some fields that says something, as text."""
    for name, found in fields:
        value = getattr(move, name)
        if value is not None:
            return found.write(state, value, move) or None
    return None
