"""`burgh replay`: a recorded game in words, or whether it still agrees with the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from burgh.cli.arguments import FileName, Language, Pack, Switch, at_least, language
from burgh.cli.output import FINE, NO, print_json
from burgh.cli.records import read_record, replay_record
from burgh.cli.screen import width
from burgh.core.game import Game
from burgh.core.moves import Move
from burgh.core.record import Disagreement
from burgh.core.state import State
from burgh.core.text import Words, words
from burgh.core.values import Change
from burgh.study.telling import seat_names


class ReplayStep(NamedTuple):
    """One move of a replay: who, what, in which position, and what it changed."""

    ply: int
    seat: int
    move: Move
    text: str
    before: State
    changes: Sequence[Change]


def replay(
    file: FileName,
    /,
    *,
    verify: Switch = False,
    to: int | None = None,
    board: Switch = False,
    pack: Pack = (),
    lang: Language = None,
    json: Switch = False,
    quiet: Switch = False,
) -> int:
    """Tell a saved game move by move; the exit status is 1 if it disagrees with the rules.

    Parameters
    ----------
    file
        A game file; - reads the standard input.
    verify
        Only check, and say where the file first disagrees.
    to
        Stop after N moves.
    board
        Print the table at the end.
    json
        Print one JSON object.
    quiet
        Leave out the moves.
    """
    spoken = language(lang)
    last = None if to is None else at_least(0, to, "--to")
    game, wrong = replay_record(file, read_record(file, spoken), pack, spoken)
    if json:
        print_json(as_json(game, wrong, last, with_moves=not (verify or quiet)))
    elif not verify:
        print_replay(game, spoken, last, board=board, quiet=quiet)
    if not json and (wrong is not None or verify):
        print(verdict(wrong, words("burgh.cli", spoken)))
    return FINE if wrong is None else NO


def verdict(wrong: Disagreement | None, said: Words) -> str:
    """Whether a record agrees with the rules, or where it does not."""
    if wrong is None:
        return said.say("replay-agrees")
    told = said.text(wrong.said) if wrong.said else wrong.problem
    return said.say("record-where", line=wrong.line, move=wrong.ply + 1, problem=told)


def replay_steps(game: Game, last: int | None) -> tuple[Game, Iterator[ReplayStep]]:
    """A game that is played again, up to a number of moves, while the telling is read."""
    copy = Game(game.title, game.options, game.start, seed=game.seed)

    def moves() -> Iterator[ReplayStep]:
        for ply, move in enumerate(game.moves[:last], 1):
            seat, text, before = copy.turn, copy.write(move), copy.state
            yield ReplayStep(ply, seat, move, text, before, copy.push(move))

    return copy, moves()


def print_replay(game: Game, spoken: str, last: int | None, *, board: bool, quiet: bool) -> None:
    """Say every move and its ledger, then how it ended or the table as it stands."""
    speaker = game.title.speaker(spoken, game.options)
    names = seat_names(game.title, game.options, game.seats, speaker)
    copy, moves = replay_steps(game, last)
    for told in moves:
        if not quiet:
            if sentence := speaker.log(told.before, told.move, names):
                print(f"{told.ply}. {names[told.seat]} {sentence}")
            for change in told.changes:
                print(f"   {speaker.change(change, names)}")
    if board:
        print(speaker.board(copy.state, copy.turn, names, width=width()))
    outcome = copy.outcome()
    if outcome is not None:
        print(speaker.outcome(outcome, names))


def as_json(
    game: Game, wrong: Disagreement | None, last: int | None, *, with_moves: bool
) -> dict[str, Any]:
    """The replay as JSON data."""
    copy, moves = replay_steps(game, last)
    told = [
        {
            "ply": move.ply,
            "seat": move.seat,
            "text": move.text,
            "changes": [msgspec.to_builtins(change) for change in move.changes],
        }
        for move in moves
    ]
    outcome = copy.outcome()
    return {
        "title": game.title.key,
        "agrees": wrong is None,
        "disagreement": None
        if wrong is None
        else {"ply": wrong.ply + 1, "line": wrong.line, "problem": wrong.problem},
        "plies": copy.ply,
        "outcome": None if outcome is None else msgspec.to_builtins(outcome),
        **({"moves": told} if with_moves else {}),
    }
