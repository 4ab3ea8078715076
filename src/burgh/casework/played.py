"""A case's position, played on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar, cast

from burgh.casework.complaints import refused
from burgh.casework.reading import Plain
from burgh.casework.whole import Grammar, Made, make
from burgh.core.game import Game
from burgh.core.history import named_changes
from burgh.core.ledger import Ledger
from burgh.core.malformed import Malformed
from burgh.core.state import State
from burgh.core.title import AnyTitle
from burgh.core.values import Change, Refusal, Shown

S = TypeVar("S", bound=State)


class Played(Generic[S]):
    """A game from a position, and the moves of the case made in it."""

    def __init__(
        self, title: AnyTitle, options: Any, state: S, grammar: Grammar | None = None
    ) -> None:
        """Begin; without a grammar every move is one decision."""
        self.game = Game(title, options, state)
        self.grammar = grammar
        self.made: list[Made] = []
        self.ledger = Ledger()  # of a single step of the rules, carried out by itself

    @property
    def table(self) -> S:
        return cast(S, self.game.state)

    def make(self, moves: Iterable[Plain], path: str) -> None:
        for i, plain in enumerate(moves):
            made = self._tried(plain, f"{path}[{i}]")
            if isinstance(made, Refusal):
                raise refused(f"{path}[{i}]", made)
            self.game = made.game
            self.made.append(made)

    def refusal(self, plain: Plain, path: str) -> Refusal | None:
        """Say why a move is refused, or nothing; the game stays as it is."""
        made = self._tried(plain, path)
        return made if isinstance(made, Refusal) else None

    def _tried(self, plain: Plain, path: str) -> Made | Refusal:
        try:
            return make(self.game, plain, self.grammar)
        except Malformed as error:
            raise error.placed(path + error.path.removeprefix("move")) from None

    def changes(self) -> list[Change]:
        found = [change for made in self.made for change in made.changes]
        return [*found, *named_changes(self.game.title, self.game.state, self.ledger)]

    def shown(self) -> list[tuple[str, Shown]]:
        """What was revealed so far, with the phase in which it was."""
        return [shown for made in self.made for shown in made.shown]
