"""Places are said by what is next to them: nobody reads a coordinate, a slot, a code or a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

import burgh
from burgh.core.game import Game
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.said import NOTHING, Said, change_said
from burgh.core.text import LANGUAGES
from tests.every_title.tables import SAMPLES, Sample, every_sample

OURS: Final = ("suburbia", "bigcity", "skylines")
NAMES: Final = ["Ada", "Bruno", "Chiara", "Dmitri", "Émile"]
KEPT: Final = 40  # earlier moves that are tried again in each position, for their refusals

ENGINE_SPEECH: Final = re.compile(
    r"""
    (?<!\d)[-−]?\d+,[-−]?\d                                     # 1,-2
    | \b(?:slot|emplacement|место|column|row|colonne|столбец|ряд)\s+[-−]?\d
    | [a-z]_[a-z]                                               # cannot_afford
    | \b[SRK]\d+\.\d+                                           # S5.1
    """,
    re.VERBOSE | re.IGNORECASE,
)


def sentences(game: Game) -> Iterator[Said]:
    """All that people read while a game is played at random: log, ledger, refusals, asks, end."""
    title, rng = game.title, Rng(9)
    earlier: list[Move] = []
    while not game.is_over:
        state = game.state
        yield title.words.prompt(state)
        for wish in (*title.wishes(state), *earlier[-KEPT:]):
            refusal = title.why_not(game.options, state, wish)
            if refusal is not None and refusal.said is not None:
                yield refusal.said
        move = title.moves.name(state, int(state.random_move(rng)))
        earlier.append(move)
        yield title.log_said(game.options, state, move)
        yield from map(change_said, game.push(move))
    outcome = game.outcome()
    yield from outcome.said if outcome is not None else ()


@pytest.mark.parametrize("language", LANGUAGES)
@every_sample
def test_no_sentence_of_a_game_speaks_like_the_engine(sample: Sample, language: str) -> None:
    """No coordinate, slot number, code or rule id in log, ledger, refusal, ask or outcome."""
    key, options = sample
    if key not in OURS:
        pytest.skip("its places have names of their own")
    game = burgh.new(key, seed=SAMPLES.index(sample), **options)
    speaker = game.title.speaker(language, game.options)
    told = {speaker.say(said, NAMES) for said in sentences(game)}
    assert [sentence for sentence in sorted(told) if ENGINE_SPEECH.search(sentence)] == []


@every_sample
def test_the_log_tells_no_more_than_whoever_moves_knows(sample: Sample) -> None:
    """What is said of a move is the same, made of the view of the seat that makes it."""
    key, options = sample
    game = burgh.new(key, seed=SAMPLES.index(sample), **options)
    title, rng = game.title, Rng(3)
    while not game.is_over:
        state, number = game.state, int(game.state.random_move(rng))
        move, seen = title.moves.name(state, number), state.view(game.turn)
        said = title.log_said(game.options, state, move)
        assert said == title.log_said(game.options, seen, move)
        game.push(move)


@every_sample
def test_parts_of_a_decision_are_left_out_never_the_whole(sample: Sample) -> None:
    """When the next seat decides, something was said of what the last one did."""
    key, options = sample
    game = burgh.new(key, seed=SAMPLES.index(sample), **options)
    title, rng, was_told = game.title, Rng(5), False
    while not game.is_over:
        state, seat = game.state, game.turn
        move = title.moves.name(state, int(state.random_move(rng)))
        was_told = was_told or title.log_said(game.options, state, move) != NOTHING
        game.push(move)
        if game.turn != seat:
            assert was_told, game.title.moves.write(state, move)
            was_told = False
