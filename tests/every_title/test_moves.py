"""Kinds of moves: what follows from one declaration (decision 7)."""

from __future__ import annotations

import msgspec
import pytest

import burgh
from burgh.core.moves import Move, Moves
from tests.every_title.tables import Sample, every_sample, some

every_title = pytest.mark.parametrize("key", burgh.titles())


@every_title
def test_every_kind_of_move_says_how_it_is_typed(key: str) -> None:
    """The docstring of each kind shows a line in backquotes, and it is read as that kind."""
    game = burgh.new(key, seed=1)
    for kind in game.title.moves.kinds:
        assert kind.__doc__ is not None
        typed = kind.__doc__.split("`")[1]
        assert type(game.parse(typed)) is kind


@every_sample
def test_a_move_is_the_same_as_number_value_text_and_json(sample: Sample) -> None:
    """Each form leads back to the engine number, and a legal move is in its usual form."""
    for game in some(sample, 3, 11):
        moves, state = game.title.moves, game.state
        for number in state.legal():
            move = moves.name(state, number)
            assert moves.number(state, move) == number
            assert moves.complete(state, move) == move
            assert moves.read(state, moves.write(state, move)) == move
            assert moves.from_json(state, msgspec.to_builtins(move)) == move


@every_sample
def test_a_legal_move_belongs_to_the_phase(sample: Sample) -> None:
    """Its kind says so."""
    for game in some(sample, 4, 7):
        for move in game.legal_moves:
            assert game.state.phase() in move.due


@every_title
def test_a_line_that_says_too_little_or_too_much_shows_how_it_is_written(key: str) -> None:
    """The complaint names what is missing and gives an example, which is a line that is read."""
    game = burgh.new(key, seed=1)
    bare = {kind.forms[0].verb for kind in game.title.moves.kinds if not kind.__struct_fields__}
    for verb in game.title.moves.verbs:
        line, complaint = (f"{verb} now", "stands alone") if verb in bare else (verb, "needs a")
        with pytest.raises(burgh.Malformed, match=complaint) as caught:
            game.parse(line)
        if verb not in bare:
            game.parse(caught.value.problem.partition("for example ")[2])


def test_a_field_without_a_declaration_is_found_when_the_moves_are_declared() -> None:
    """Not when somebody plays it."""

    class Wave(Move, frozen=True, code=0, text="wave {hand}"):
        """Wave: `wave left`."""

        hand: str

    class Bow(Move, frozen=True, code=1, text="bow"):
        """Bow: `bow`."""

    with pytest.raises(TypeError, match=r"Wave\.hand says no Field"):
        Moves(Wave | Bow, code_of=lambda number: number, base=lambda code: code)
