"""Layout: what the numbers of an observation mean, and which move each action is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from burgh import registry
from burgh.core.actions import Actions
from burgh.core.game import MoveLike, Position
from burgh.core.malformed import Malformed
from burgh.core.moves import Declared, Move
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.core.title import AnyTitle
from burgh.envs.needed import need

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Span(NamedTuple):
    """Numbers of an observation that belong together: where they are and what they mean."""

    name: str
    slice: slice
    shape: tuple[int, ...]
    least: int
    most: int
    meaning: str


class Head(NamedTuple):
    """A kind of move as a learner may choose it part by part: `build`, a slot, a cell."""

    verb: str
    fields: dict[str, int]  # name of a field -> how many values it has


class Layout:
    """What an observation and an action of a title with some options are.

    The same options give the same layout, whatever the seed.
    """

    def __init__(self, title: AnyTitle, options: Mapping[str, Any]) -> None:
        need("numpy")
        self.title = title
        self.given = dict(options)
        self.options: Any = title.options.read(options)
        self.sample: State = title.deal(self.options, Rng(0))
        self.features = spans(title, self.sample)
        if not self.features:
            raise Malformed("title", f"{title.key} has no observations for learners")
        self.size = self.features[-1].slice.stop
        self.table = Actions(title.moves.numbers(self.sample))
        self.actions = int(self.table.size)
        self.seats: list[int] = title.deciding(self.options)

    # --- observations ----------------------------------------------------------------------------

    def unflatten(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The numbers by name, each in its shape: views, no copies.

        The last axis is the observation; there may be others before it, as in a batch.
        """
        if observation.shape[-1:] != (self.size,):
            shape = observation.shape
            raise ValueError(f"an observation has {self.size} numbers, not the shape {shape}")
        rows = observation.shape[:-1]
        return {
            span.name: observation[..., span.slice].reshape((*rows, *span.shape))
            for span in self.features
        }

    @cached_property
    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the most of every number."""
        import numpy as np

        low, high = np.empty(self.size, np.int16), np.empty(self.size, np.int16)
        for span in self.features:
            low[span.slice], high[span.slice] = span.least, span.most
        return low, high

    # --- actions ---------------------------------------------------------------------------------

    def action(self, at: Position | State, move: MoveLike) -> int:
        """The action of a legal move, named or as text; `Illegal` says why one is not legal."""
        number = self.position(at).number(move)
        action = int(self.table.action(number))
        if action < 0:
            raise ValueError(f"{move} is no action: farther away than learners may build")
        return action

    def move(self, at: Position | State, action: int) -> Move:
        """The move of a legal action."""
        state = self.position(at).state
        if not self.is_action(action) or not state.is_legal(self.table.number(action)):
            raise ValueError(f"{self.told(state, action)} is masked: it is not legal here")
        named: Move = self.title.moves.name(state, int(self.table.number(action)))
        return named

    def text(self, at: Position | State, action: int) -> str:
        """A legal action as a player would type it."""
        state = self.position(at).state
        return str(self.title.moves.write(state, self.move(state, action)))

    def line(self, state: State, action: int) -> str:
        """An action as a player would type it, legal or not; only its verb where it names nothing.

        It is not judged, which would take longer than to write it.
        """
        try:
            move = self.title.moves.name(state, int(self.table.number(action)))
            return str(self.title.moves.write(state, move))
        except (LookupError, ValueError, TypeError, StopIteration):
            return str(self.heads[int(self.factors[action, 0])].verb)

    def told(self, state: State, action: int) -> str:
        """An action for a complaint."""
        if not self.is_action(action):
            return f"action {action} (there are 0 to {self.actions - 1})"
        return f"action {action} ({self.line(state, action)})"

    def is_action(self, action: int) -> bool:
        """Whether there is such an action."""
        return 0 <= action < self.actions

    def position(self, at: Position | State) -> Position:
        """A position with its title, from a bare state too."""
        return at if isinstance(at, Position) else Position(self.title, self.options, at)

    # --- actions part by part --------------------------------------------------------------------

    @cached_property
    def heads(self) -> tuple[Head, ...]:
        """The kinds of moves, each with the fields that tell its moves apart."""
        return tuple(Head(form.verb, counts(fields)) for form, fields in self._forms)

    @cached_property
    def fields(self) -> dict[str, int]:
        """Every field that some kind has, and how many values it has at most."""
        found: dict[str, int] = {}
        for head in self.heads:
            for name, count in head.fields.items():
                found[name] = max(count, found.get(name, 0))
        return found

    @cached_property
    def factors(self) -> NDArray[np.int32]:
        """Every action part by part: its kind (a place in `heads`), then a place in each field.

        The columns after the first are those of `fields`; where a kind has no such field it is -1.
        """
        import numpy as np

        columns = {name: column for column, name in enumerate(self.fields, 1)}
        found = np.full((self.actions, 1 + len(columns)), -1, np.int32)
        numbers = np.array([int(each) for each in self.table.numbers])
        order = np.argsort(numbers)
        for kind, (form, fields) in reversed(list(enumerate(self._forms))):  # the first has it
            places = np.indices([len(shares) for shares in fields.values()])
            number = np.full(places.shape[1:], form.base)
            for shares, place in zip(fields.values(), places, strict=True):
                number += np.array(shares)[place]
            rows = order[np.searchsorted(numbers, number.ravel(), sorter=order)]
            found[rows] = -1
            found[rows, 0] = kind
            for name, place in zip(fields, places, strict=True):
                found[rows, columns[name]] = place.ravel()
        return found

    @cached_property
    def _forms(self) -> list[tuple[Declared, dict[str, list[int]]]]:
        """Every form of a move with the fields of which there is more than one value."""
        forms = self.title.moves.shares(self.sample)
        return [(based(form, fields), several(fields)) for form, fields in forms]

    # --- to read ---------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """Show what it is of."""
        options = "".join(f", {name}={value!r}" for name, value in self.given.items())
        return f"<layout of {self.title.key}{options}: {self.size} numbers, {self.actions} actions>"

    def __str__(self) -> str:
        """Write it as two tables: the observation, the actions."""
        rows = [("from", "shape", "least", "most", "name", "meaning")]
        for span in self.features:
            shape = "×".join(map(str, span.shape)) or "1"
            least, most = str(span.least), str(span.most)
            rows.append((str(span.slice.start), shape, least, most, span.name, span.meaning))
        kinds = [("kind", "fields")]
        for head in self.heads:
            parts = " × ".join(f"{name} ({count})" for name, count in head.fields.items())
            kinds.append((head.verb, parts or "–"))
        return "\n".join([repr(self)[1:-1], "", *columns(rows), "", *columns(kinds)])


def layout(title: str, **options: Any) -> Layout:
    """What observations and actions of a title are; options as in `burgh.new`."""
    return Layout(registry.title(title), options)


def spans(title: AnyTitle, state: State) -> tuple[Span, ...]:
    """The features of a title, each with its place."""
    found, start = [], 0
    for feature in title.observation(state):
        stop = start + feature.size
        place = slice(start, stop)
        least, most, meaning = feature.least, feature.most, feature.meaning
        found.append(Span(feature.name, place, feature.shape, least, most, meaning))
        start = stop
    return tuple(found)


def based(form: Declared, fields: Mapping[str, Any]) -> Declared:
    """A form whose base holds the shares of fields that have one value only."""
    alone = sum(shares[0] for shares in fields.values() if len(shares) == 1)
    return form._replace(base=form.base + alone)


def several(fields: Mapping[str, Any]) -> dict[str, list[int]]:
    """The fields with more than one value."""
    return {name: list(shares) for name, shares in fields.items() if len(shares) > 1}


def counts(fields: Mapping[str, list[int]]) -> dict[str, int]:
    """How many values each field has."""
    return {name: len(shares) for name, shares in fields.items()}


def columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Rows of text with their columns below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(map(str.ljust, row, widths)) for row in rows)
    return [line.rstrip() for line in lines]
