"""The table as text uses the width it is given, from a phone to a wide screen."""

from __future__ import annotations

import re

import pytest

import burgh
from burgh.core.game import Game
from burgh.core.rng import Rng
from burgh.core.text import LANGUAGES

WIDTHS = (40, 60, 80, 100, 200)
NAMES = ["Ada", "Bruno", "Chiara", "Dmitri", "Émile"]


def late_game(key: str, seed: int) -> Game:
    """Give a random game shortly before its end, when there is most to show."""
    title = burgh.title(key)
    game = burgh.new(key, seed=seed, **title.options.samples[0])
    rng = Rng(seed)
    while not game.is_over:
        game.push(title.moves.name(game.state, int(game.state.random_move(rng))))
    for _ in range(2):
        game.pop()
    return game


def drawn(game: Game, language: str, width: int) -> str:
    speaker = game.title.speaker(language, game.options)
    return speaker.board(game.state, game.turn, NAMES[: game.seats], width=width)


@pytest.mark.parametrize("key", burgh.titles())
def test_no_line_is_longer_than_the_page_and_nothing_is_lost(key: str) -> None:
    """Not a word of the widest page is missing on the narrowest, in any language."""
    game = late_game(key, 5)
    for language in LANGUAGES:
        widest = set(re.findall(r"\w+", drawn(game, language, 200)))
        for width in WIDTHS:
            page = drawn(game, language, width)
            assert max(map(len, page.splitlines())) <= width
            assert widest <= set(re.findall(r"\w+", page))


@pytest.mark.parametrize("key", burgh.titles())
def test_a_wide_page_has_fewer_lines(key: str) -> None:
    """Width that is there is used."""
    game = late_game(key, 5)
    lines = [drawn(game, "en", width).count("\n") for width in WIDTHS]
    assert lines == sorted(lines, reverse=True)
    assert lines[0] > lines[-1] or key == "brackwater"
