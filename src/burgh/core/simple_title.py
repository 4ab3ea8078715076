"""A title from what only it can say; the rest as most titles have it.

`simple_title` asks for the rules, the names of what is in a ledger, and words. What a title does
otherwise it says with `msgspec.structs.replace` on the result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec

from burgh.core.areas import Area
from burgh.core.board import draw_areas
from burgh.core.folders import package_folder
from burgh.core.ledger import NOWHERE, Entry
from burgh.core.malformed import bad_players, converted, wrong
from burgh.core.moves import Move, Moves
from burgh.core.options import Choice, choice, plain_options
from burgh.core.rng import Chance, Rng
from burgh.core.said import Said, Things, listed, named, places, say, their_ask
from burgh.core.said import seats as seats_said
from burgh.core.simple import SimpleState
from burgh.core.speaker import TitleWords
from burgh.core.state import State
from burgh.core.title import (
    PLAYER,
    LedgerNames,
    OptionSet,
    PositionForm,
    Printed,
    Result,
    Title,
)
from burgh.core.values import Change, Outcome, Refusal

S = TypeVar("S", bound=SimpleState)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options, beside S for the state

NOT_CHOSEN: Final = ("players", "packs")  # by the seats of a table, and by name
DIGITS: Final = 12  # of a digest


def simple_title(
    *,
    key: str,
    package: str,
    state: type[S],
    options: type[O],
    seats: range,
    most_plies: int,
    deal: Callable[[O, Chance], S],
    moves: Moves[S],
    refuse: Callable[[S, Move], Refusal | None],
    name_cause: Callable[[int], str],
    name_place: Callable[[int], str],
    name_reveal: Callable[[int], str],
    things: Things,
    why: Callable[[str, str | None], Said],
    printed: Mapping[str, Any],
    areas: Callable[[S], Sequence[Area]],
    reason: str,
    samples: Sequence[Mapping[str, Any]] = (),
) -> Title[S, O]:
    """A whole title.

    `things` are everything that has a name; `why` says a cause, at a place or nowhere; `reason` is
    why every game ends. The other words go by key: `refusal-<key>`, `prompt-<phase>`,
    `reason-<reason>`, `outcome-winner`, `outcome-shared`, `outcome-place`, `area-<key>`,
    `track-<track>`, `do-<kind of move>`.
    """
    phases = state.phase_names()
    chosen = option_set(options, seats, samples)
    return Title(
        key=key,
        package=package,
        state=state,
        seats=seats,
        roles=lambda agreed: (PLAYER,) * players_of(agreed),
        phases=phases,
        most_plies=most_plies,
        options=chosen,
        deal=deal,
        moves=moves,
        refuse=refuse,
        wishes=moves.wishes,
        ledger=ledger_names(state.track_fields, name_cause, name_place, name_reveal, why),
        result=Result(outcome=lambda _, position: ranked(position, reason)),
        position=position_form(key, state, chosen, deal),
        printed=Printed(version=lambda _: data_digest(package), catalogue=lambda _: dict(printed)),
        words=TitleWords(
            packs=lambda _: (),
            things=lambda _: things,
            reason=lambda _, refusal: refusal_reason(things, refusal),
            prompt=lambda position: prompt(phases, position),
            outcome=outcome_said,
            board=partial(draw_areas, areas, state.track_fields),
        ),
        areas=areas,
        observation=lambda position: position.features(),
    )


# --- what a table agrees on ----------------------------------------------------------------------


def option_set(
    options: type[O], seats: range, samples: Sequence[Mapping[str, Any]]
) -> OptionSet[O]:
    """Options read from keywords, for as many players as may sit down."""

    def read(given: Mapping[str, Any]) -> O:
        chosen: O = converted(dict(given), options, "options", strict=False)
        players = players_of(chosen)
        if players not in seats:
            raise bad_players(min(seats), max(seats), players)
        return chosen

    return OptionSet(
        type=options,
        read=read,
        write=plain_options,
        choices=partial(all_choices, options),
        samples=tuple(samples) or tuple({"players": players} for players in seats),
    )


def players_of(options: msgspec.Struct) -> int:
    """How many play; the options of a simple title say so in `players`."""
    return int(options.players)  # type: ignore[attr-defined]  # that is what is asked of them


def all_choices(options: type[msgspec.Struct]) -> tuple[Choice, ...]:
    """Every option there is, as it is offered."""
    names = [name for name in options.__struct_fields__ if name not in NOT_CHOSEN]
    return tuple(choice(options, name) for name in names)


# --- in and out ----------------------------------------------------------------------------------


def position_form(
    key: str, state: type[S], options: OptionSet[O], deal: Callable[[O, Chance], S]
) -> PositionForm[S, O]:
    """A position as the declared fields of its state; what is not given is as it was dealt."""

    def write(chosen: O, position: S) -> dict[str, Any]:
        return {"title": key, "options": options.write(chosen), **position.write()}

    def read(plain: Mapping[str, Any]) -> tuple[O, S]:
        given = plain.get("options", {})
        if not isinstance(given, Mapping):
            raise wrong("options", "data-an_object")
        chosen = options.read(given)
        fields = {name: plain[name] for name in plain if name not in ("title", "options")}
        return chosen, state.read(fields, deal(chosen, Rng(0)))

    return PositionForm(write=write, read=read, unpack=lambda _, words: state.unpack(words))


def ledger_names(
    tracks: tuple[str, ...],
    name_cause: Callable[[int], str],
    name_place: Callable[[int], str],
    name_reveal: Callable[[int], str],
    why: Callable[[str, str | None], Said],
) -> LedgerNames[Any]:
    """The numbers of a ledger by name; none of these names depends on the position."""

    def name_entry(_: State, entry: Entry) -> Change:
        cause = name_cause(int(entry.cause))
        at = None if entry.place == NOWHERE else name_place(int(entry.place))
        track, amount, applied = tracks[entry.track], int(entry.amount), int(entry.applied)
        return Change(
            int(entry.seat), track, amount, applied, cause, at, entry.rule, why(cause, at)
        )

    return LedgerNames(tracks=tracks, entry=name_entry, reveal=lambda _, thing: name_reveal(thing))


def data_digest(package: str) -> str:
    """A digest of what is printed: records say with which data they were played."""
    folder = package_folder(package) / "data"
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    data = b"".join(file.read_bytes() for file in found if file.name.endswith(".toml"))
    return sha256(data).hexdigest()[:DIGITS]


# --- how it ends -------------------------------------------------------------------------------


def ranked(state: State, reason: str) -> Outcome:
    """The result by `standing`, equals together."""
    by_standing: dict[int, list[int]] = {}
    for seat in range(int(state.seats())):
        by_standing.setdefault(int(state.standing(seat)), []).append(seat)
    ranking = tuple(tuple(by_standing[each]) for each in sorted(by_standing, reverse=True))
    scores = tuple(int(state.score(seat)) for seat in range(int(state.seats())))
    return Outcome(ranking, scores, reason)


# --- what is said ------------------------------------------------------------------------------


def refusal_reason(things: Things, refusal: Refusal) -> Said:
    """Say why a move is not allowed."""
    return say(
        f"refusal-{refusal.key}",
        missing=refusal.missing or 0,
        thing="none" if refusal.thing is None else named(things, refusal.thing),
        at=refusal.at or "?",
    )


def prompt(phases: Sequence[str], state: State) -> Said:
    """Say what is expected now of the one who looks, or of another."""
    phase = phases[state.phase()]
    return say(f"prompt-{phase}") if state.is_asked() else their_ask(phase, int(state.decider()))


def outcome_said(ended: Outcome) -> list[Said]:
    """Say why it ended, who won, alone or together, then every place."""
    key = "outcome-winner" if len(ended.winners) == 1 else "outcome-shared"
    score = ended.scores[ended.winners[0]]
    return [
        Said(f"reason-{ended.reason}"),
        say(key, names=listed("and", seats_said(ended.winners)), score=score),
        *(
            say("outcome-place", place=place, names=seats_said(tied), score=ended.scores[tied[0]])
            for place, tied in places(ended.ranking)
        ),
    ]
