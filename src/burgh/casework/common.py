"""Cases in the common form, which every title understands (docs/cases.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from burgh.casework.complaints import refused, wrong
from burgh.casework.reading import COMMON, Case, Facts, Lines, compared, in_any_order, read_case
from burgh.casework.reading import some_of as some
from burgh.core.chance import checked_seed
from burgh.core.game import Game, MoveLike
from burgh.core.malformed import Malformed, converted
from burgh.core.refusal import Illegal
from burgh.core.said import quoted
from burgh.core.title import AnyTitle
from burgh.core.values import Change

PlainMove = str | dict[str, Any]
FIELDS: Final[dict[str, Any]] = {
    **COMMON,
    "title": str,
    "options": dict[str, Any],
    "seed": int,
    "position": dict[str, Any],
    "moves": list[PlainMove],
    "try": PlainMove,
}


def run_common(title: AnyTitle, plain: Mapping[str, Any]) -> Lines:
    """Run a case: set up, make the moves, compare what is expected."""
    if "op" in plain:
        raise wrong("op", "case-no_op")
    case = read_case(plain, FIELDS)
    if case.get("title", title.key) != title.key:
        raise wrong("title", "data-title", given=quoted(case["title"]), title=title.key)
    game = set_up(title, case)
    changes: list[Change] = []
    for i, move in enumerate(case.get("moves", [])):
        changes += pushed(game, move, f"moves[{i}]")
    expect = case.expected()
    if not expect:
        raise wrong("expect", "case-expects")
    return compared(expect, facts(game, case, changes))


def set_up(title: AnyTitle, case: Case) -> Game:
    """Read the position of a case, or deal by its options and its seed."""
    if "position" in case:
        for name in ("options", "seed"):
            if name in case:
                raise wrong(name, "case-belongs")
        try:
            return Game(title, *title.position.read(case["position"]))
        except Malformed as error:
            raise error.inside("position") from None
    seed = checked_seed(case.get("seed", 0))
    try:
        options = title.options.read(case.get("options", {}))
    except Malformed as error:
        raise error.inside("options") from None
    return Game.dealt(title, options, seed)


def pushed(game: Game, move: MoveLike, path: str) -> Sequence[Change]:
    try:
        return game.push(move)
    except Malformed as error:
        raise error.placed(path) from None
    except Illegal as error:
        raise refused(path, error.refusal) from None


def facts(game: Game, case: Case, changes: list[Change]) -> Facts:
    return {
        "turn": None if game.is_over else game.turn,
        "phase": game.phase,
        "over": game.is_over,
        "scores": [int(game.state.score(seat)) for seat in range(game.seats)],
        "legal": lambda wanted: legal_lines(game, wanted),
        "legal_count": len(game.legal_moves),
        "refusal": lambda wanted: refusal_of(game, case, wanted),
        "changes": lambda wanted: named_changes(changes, wanted),
        "sums": lambda wanted: named_sums(changes, wanted),
        "reveals": [shown.thing for shown in game.reveals],
        "outcome": lambda wanted: outcome_of(game, wanted),
        "position": some(game.position()),
    }


def legal_lines(game: Game, wanted: object) -> object:
    """Compare the legal moves, each written as one line, in any order."""
    listed: list[PlainMove] = converted(wanted, list[PlainMove])
    lines = [game.write(game.parse(move)) for move in listed]
    got = in_any_order(game.write(move) for move in game.legal_moves)(lines)
    return wanted if got == lines else got


def refusal_of(game: Game, case: Case, wanted: object) -> object:
    """The named facts of the refusal of `try`; nothing if it is legal."""
    refusal = game.refusal(case["try"])
    found = None if refusal is None else msgspec.structs.asdict(refusal)
    return found if found is None or wanted is None else some(found)(wanted)


def named_changes(changes: list[Change], wanted: object) -> object:
    """The ledger of all moves; each entry with the fields that the case names."""
    listed: list[dict[str, Any]] = converted(wanted, list[dict[str, Any]])
    names = [list(entry) for entry in listed]
    names += [["seat", "track", "amount", "cause"]] * (len(changes) - len(names))
    entries = [msgspec.to_builtins(change) for change in changes]
    return [
        {name: entry.get(name) for name in some_names}
        for entry, some_names in zip(entries, names, strict=False)
    ]


def named_sums(changes: list[Change], wanted: object) -> object:
    """Give by how much the named tracks of the named seats have changed; -1 is the table."""
    listed: dict[str, dict[str, int]] = converted(wanted, dict[str, dict[str, int]])
    return {
        seat: {
            track: sum(c.applied for c in changes if (str(c.seat), c.track) == (seat, track))
            for track in tracks
        }
        for seat, tracks in listed.items()
    }


def outcome_of(game: Game, wanted: object) -> object:
    """The named facts of the outcome; nothing while the game goes on."""
    ended = game.outcome()
    if ended is None:
        return None
    found = {
        **ended.facts,
        "reason": ended.reason,
        "scores": ended.scores,
        "ranking": ended.ranking,
        "winners": ended.winners,
    }
    return found if wanted is None else some(found)(wanted)
