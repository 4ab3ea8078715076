"""Whole moves: what a case file writes as one move is a sequence of the engine's small decisions.

    {"do": "exchange", "cards": ["11", "12"]}   is   exchange, give 11, give 12, done

A title says which small decisions a kind of whole move is made of. They are tried one after
another on a copy of the game; the first that the engine refuses refuses the whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from burgh.casework.complaints import wrong
from burgh.casework.reading import Plain
from burgh.core.game import Game
from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.values import Change, Refusal, Shown


class Part(NamedTuple):
    """A small decision of a whole move, and from which fields of the whole its own come."""

    do: str
    fields: Mapping[str, str]
    each: bool = False  # once for every entry of the whole's list
    unlike: str = ""  # the field whose list may not name the same thing twice
    only_if_legal: bool = False  # left out where it is refused
    counted: bool = True  # whether it makes another whole move, when all are counted
    due: str = ""  # the phase that asks for it; the engine may have settled it by itself


def once(do: str, due: str = "", unlike: str = "", **fields: str) -> Part:
    """A decision that is made once."""
    return Part(do, fields, due=due, unlike=unlike)


def each(do: str, *, again: bool = False, counted: bool = True, **fields: str) -> Part:
    """A decision that is made for every entry of a list."""
    unlike = "" if again else next(iter(fields))
    return Part(do, fields, each=True, unlike=unlike, counted=counted)


def perhaps(do: str, **fields: str) -> Part:
    """A decision that is made only where it is legal."""
    return Part(do, fields, only_if_legal=True)


@dataclass(frozen=True)
class Grammar:
    """How a title's cases write moves, and the refusals that only whole moves can earn."""

    kinds: Mapping[str, tuple[Part, ...]]  # a kind that is not listed is one small decision
    is_midway: Callable[[Plain], bool]  # by the position: is a whole move begun and not ended?
    who: str  # the field that says who moves
    game_over: Refusal
    not_your_turn: Refusal
    wrong_phase: Refusal
    malformed: Callable[[object], Refusal]  # by the kind
    short: Mapping[str, Refusal]  # by the phase that still asks for something
    over: Mapping[str, Refusal]  # by the small decision that is one too many
    order: tuple[str, ...] = ()  # which code is given first where several could be
    ignored: tuple[str, ...] = ()  # fields that change nothing
    settled: Callable[[Game, Move], Refusal | None] = lambda game, move: None  # see Part.due
    # By a refused small decision: the reason that is precise for all that the whole move names.
    precise: Mapping[str, Callable[[Game, Plain], Refusal | None]] = field(default_factory=dict)


class Made(NamedTuple):
    """A whole move that was made: by whom, the game after it, what it changed and showed."""

    seat: int
    game: Game
    changes: list[Change]
    shown: list[tuple[str, Shown]]  # with the phase in which it was shown


Steps = tuple[Part, list[Plain]]  # a part and its small decisions: none if its fields are not named


def make(game: Game, plain: Plain, grammar: Grammar | None) -> Made | Refusal:
    """Try a move on a copy of a game: give what was made, or why it is refused."""
    made = Made(game.turn, Game(game.title, game.options, game.state), [], [])
    if grammar is None:
        return push(made, plain) or made
    if game.is_over:
        return grammar.game_over
    try:
        steps = read_steps(game, plain, grammar)
    except Malformed:
        return grammar.malformed(plain.get("do"))
    if plain.get(grammar.who, game.turn) != game.turn:
        return grammar.not_your_turn
    return Attempt(made, plain, grammar).take(steps) or made


def push(made: Made, move: Plain) -> Refusal | None:
    """Make one small decision, or give the reason against it."""
    game, phase = made.game, made.game.phase
    named = game.parse(move)
    refusal = game.refusal(named)
    if refusal is None:
        made.changes.extend(game.push(named))
        made.shown.extend((phase, shown) for shown in game.reveals)
    return refusal


def read_steps(game: Game, plain: Plain, grammar: Grammar) -> list[Steps]:
    """The small decisions of a whole move, part by part; all of them can be read."""
    fields = {name: value for name, value in plain.items() if name != grammar.who}
    parts = grammar.kinds.get(str(fields.get("do")))
    if parts is None:
        steps: list[Steps] = [(once(str(fields.get("do"))), [fields])]
    else:
        known = {name for part in parts for name in part.fields.values()}
        if not fields.keys() <= known | {"do", *grammar.ignored}:
            raise wrong("", "case-fields")
        steps = [(part, spelled_out(part, fields)) for part in parts]
    for _, smalls in steps:
        for small in smalls:
            game.parse(small)
    return steps


def spelled_out(part: Part, fields: Plain) -> list[Plain]:
    named = {own: fields[whole] for own, whole in part.fields.items() if whole in fields}
    listed = named.get(part.unlike)
    if isinstance(listed, list) and any(entry in listed[:i] for i, entry in enumerate(listed)):
        raise wrong(part.fields[part.unlike], "data-twice")
    if not part.each:
        return [{"do": part.do, **named}] if len(named) == len(part.fields) else []
    if not all(isinstance(entries, list) for entries in named.values()):
        raise wrong(part.do, "data-list")
    return [{"do": part.do, own: entry} for own, entries in named.items() for entry in entries]


class Attempt:
    """Small decisions made one after another until the whole move is complete.

    What a list names is all judged: a refused entry is stood in for by another that is legal.
    """

    def __init__(self, made: Made, plain: Plain, grammar: Grammar) -> None:
        self.made = made
        self.plain = plain
        self.game = made.game
        self.grammar = grammar
        self.reasons: list[Refusal] = []
        self.is_stuck = False  # a list could not be gone through
        self.is_refused = False  # a decision of its own was

    def is_complete(self) -> bool:
        """Whether nothing of the whole move is left to decide."""
        return self.game.ply > 0 and not self.grammar.is_midway(self.game.position())

    def take(self, steps: list[Steps]) -> Refusal | None:
        """Make all decisions, and give the reason that comes first if any is refused."""
        for part, smalls in steps:
            if part.each:
                self.take_each(part, smalls)
            elif not self.reasons and not self.take_one(part, smalls):
                break
        if not (self.is_complete() or self.is_stuck or self.is_refused):
            self.fall_short([part for part, _ in steps])
        codes = [*self.grammar.order, *(reason.key for reason in self.reasons)]
        return min(self.reasons, key=lambda reason: codes.index(reason.key), default=None)

    def take_one(self, part: Part, smalls: list[Plain]) -> bool:
        """Make a decision if it is due; say whether its fields were there."""
        complete = self.is_complete()
        passed = bool(part.due) and self.game.ply > 0
        settled = passed and (complete or self.game.phase != part.due)
        if not smalls:
            return complete or settled or part.only_if_legal
        if part.only_if_legal and (complete or self.game.refusal(smalls[0])):
            return True
        if settled:
            refusal = self.grammar.settled(self.game, self.game.parse(smalls[0]))
        else:
            refusal = self.one_too_many(part) if complete else push(self.made, smalls[0])
        self.is_refused = refusal is not None
        self.note(part, refusal)
        return True

    def note(self, part: Part, refusal: Refusal | None) -> None:
        """Keep the reason against a decision, and before it the one that is more precise."""
        precise = self.grammar.precise.get(part.do)
        if refusal is not None and precise is not None:
            self.reasons += filter(None, [precise(self.game, self.plain)])
        self.reasons += filter(None, [refusal])

    def take_each(self, part: Part, smalls: list[Plain]) -> None:
        """Make a decision for every entry of a list, each judged before any is made."""
        if self.is_refused:  # what follows would be judged in the wrong place
            return
        refusals = (self.game.refusal(small) for small in smalls if not self.is_complete())
        self.reasons += [refusal for refusal in refusals if refusal]
        for small in smalls:
            if self.is_complete():
                self.reasons.append(self.one_too_many(part))
                return
            refusal = push(self.made, small)
            self.note(part, refusal)
            if refusal and not self.stand_in(part, smalls):
                self.is_stuck = True
                return

    def stand_in(self, part: Part, smalls: list[Plain]) -> bool:
        """Make another legal decision of the same kind, if there is one."""
        named = [self.game.parse(small) for small in smalls]
        legal = (m for m in self.game.legal_moves if do_of(m) == part.do and m not in named)
        other = next(legal, None)
        if other is not None:
            self.game.push(other)
        return other is not None

    def one_too_many(self, part: Part) -> Refusal:
        """Refuse what is left over when the whole move is complete."""
        return self.grammar.over.get(part.do) or self.grammar.malformed(None)

    def fall_short(self, parts: list[Part]) -> None:
        """Refuse a whole move that names too little, or nothing that is due."""
        short = self.grammar.short.get(self.game.phase)
        if self.game.ply == 0 and not self.reasons:
            verbs = {do_of(move) for move in self.game.legal_moves}
            short = short if verbs & first_verbs(tuple(parts)) else self.grammar.wrong_phase
        if short is not None or not self.reasons:
            self.reasons.append(short or self.grammar.malformed(None))


# --- every whole move -----------------------------------------------------------------------------


def do_of(move: Move) -> str:
    return str(move.__struct_config__.tag)


def first_verbs(parts: tuple[Part, ...]) -> set[str]:
    """The small decisions that a whole move can begin with."""
    needed = [i for i, part in enumerate(parts) if not (part.each or part.only_if_legal)]
    return {part.do for part in parts[: needed[0] + 1 if needed else len(parts)]}


def legal_kinds(game: Game, grammar: Grammar) -> list[str]:
    """The kinds of whole move that are legal; every small decision can be completed."""
    verbs = {do_of(move) for move in game.legal_moves}
    begun = {kind: verbs & first_verbs(parts) for kind, parts in grammar.kinds.items()}
    single = verbs.difference(*begun.values())
    return sorted(single.union(kind for kind, first in begun.items() if first))


def whole_moves(game: Game, kind: str, grammar: Grammar) -> Iterator[dict[str, Any]]:
    """Every legal whole move of a kind, once: the entries of a list in one order."""
    parts = grammar.kinds.get(kind, (once(kind),))
    tried = Game(game.title, game.options, game.state)
    for move in list(tried.legal_moves):
        if do_of(move) in first_verbs(parts):
            yield from followed(tried, [move], {part.do: part for part in parts}, grammar)


def followed(
    game: Game, made: list[Move], parts: Mapping[str, Part], grammar: Grammar
) -> Iterator[dict[str, Any]]:
    """Follow the small decisions from the last one made until the whole move is complete."""
    game.push(made[-1])
    if not grammar.is_midway(game.position()):
        yield put_together(made, parts)
    else:
        for move in list(game.legal_moves):
            part = parts.get(do_of(move))
            if part is not None and part.counted and comes_after(made[-1], move):
                yield from followed(game, [*made, move], parts, grammar)
    game.pop()


def comes_after(last: Move, move: Move) -> bool:
    """Whether an entry of a list comes after the one named before: each set is found once."""
    if type(last) is not type(move):
        return True
    return bool(msgspec.structs.astuple(last) <= msgspec.structs.astuple(move))


def put_together(made: list[Move], parts: Mapping[str, Part]) -> dict[str, Any]:
    """Give small decisions as the fields of a whole move."""
    lists = [part for part in parts.values() if part.each and part.counted]
    found: dict[str, Any] = {name: [] for part in lists for name in part.fields.values()}
    for move in made:
        part, plain = parts[do_of(move)], msgspec.to_builtins(move)
        for own, whole in (part.fields or {name: name for name in plain if name != "do"}).items():
            found[whole] = [*found[whole], plain[own]] if part.each else plain[own]
    return found
