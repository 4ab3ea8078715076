"""What is typed is taken apart as it was meant."""

from __future__ import annotations

import pytest

import burgh
from burgh.cli.arguments import bot_names
from tests.cli.conftest import Burgh


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("random,greedy", ("random", "greedy")),
        (" random , mcts:time=1,iterations=3 ", ("random", "mcts:time=1,iterations=3")),
        ("cmd:./a,cmd:./b", ("cmd:./a", "cmd:./b")),
        ("cmd:./a,greedy:seed=1,random", ("cmd:./a", "greedy:seed=1", "random")),
        ("cmd:time=2,./a --x 1,2:3,y=4", ("cmd:time=2,./a --x 1,2:3,y=4",)),
        (
            "random,cmd:time=2,start=1,./a 1,2,greedy",
            ("random", "cmd:time=2,start=1,./a 1,2", "greedy"),
        ),
        ("cmd:./a 'x,random',greedy", ("cmd:./a 'x,random'", "greedy")),
        (",,", ()),
    ],
)
def test_bots_are_told_apart_at_the_commas_between_them(text: str, names: tuple[str, ...]) -> None:
    """Not at those of their settings, nor at those of a command."""
    assert bot_names(text) == names


@pytest.mark.parametrize("title", burgh.titles())
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_every_option_is_listed_with_what_it_changes(title: str, lang: str, run: Burgh) -> None:
    """As it is typed, then a sentence in the player's language."""
    told = run("options", title, "--lang", lang)
    assert told.status == 0
    for name in burgh.title(title).options.type.__struct_fields__:
        assert f"--{name.replace('_', '-')}" in told.out
    assert "option-" not in told.out


def test_the_difficulty_of_scenario_5_is_told(run: Burgh) -> None:
    """Who deals scenario 5 without one is told that it is the beginner's."""
    assert "Usually beginner" in run("options", "skylines").out
    dealt = run("play", "skylines", "--scenario", 5, "--seed", 1, "--quiet")
    assert "Difficulty: beginner" in dealt.out
