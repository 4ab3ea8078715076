"""What is typed is taken apart as it was meant."""

from __future__ import annotations

import pytest

import burgh
from burgh.bots.styles import styles
from burgh.cli.arguments import bot_names
from tests.cli.conftest import Burgh


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("random,greedy", ("random", "greedy")),
        (" random , mcts:time=1,iterations=3 ", ("random", "mcts:time=1,iterations=3")),
        (
            "level:3,style=hoarder,level:2, style=spoiler,greedy",
            ("level:3,style=hoarder", "level:2, style=spoiler", "greedy"),
        ),
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


@pytest.mark.parametrize("title", burgh.titles())
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_the_styles_of_bots_are_listed_with_what_they_do(title: str, lang: str, run: Burgh) -> None:
    """Beside the options, as they are typed; nothing of styles where there are none."""
    told = run("options", title, "--lang", lang).out
    lines = told.splitlines()
    assert [line for line in lines if line.startswith("style=")] == [
        f"style={name}" for name in styles(title)
    ]
    assert ("--bots level:3,style=" in told) == bool(styles(title))
    assert "style-" not in told


def test_a_style_is_typed_beside_the_level(run: Burgh) -> None:
    """And the table says who plays how."""
    name = next(iter(styles("suburbia")))
    told = run("play", "--bots", f"level:1,style={name},level:1", "--seed", 1, "--quiet").out
    assert f"level:1,style={name}" in told


def test_a_style_of_another_title_is_refused_before_the_game(run: Burgh) -> None:
    """Not when the bot is to decide."""
    name = next(name for name in styles("suburbia") if name not in styles("bigcity"))
    told = run("play", "bigcity", "--bots", f"level:1,style={name}", "--seed", 1)
    assert told.status != 0
    assert told.out == ""
    assert "bot.style" in told.err


def test_the_difficulty_of_scenario_5_is_told(run: Burgh) -> None:
    """Who deals scenario 5 without one is told that it is the beginner's."""
    assert "Usually beginner" in run("options", "skylines").out
    dealt = run("play", "skylines", "--scenario", 5, "--seed", 1, "--quiet")
    assert "Difficulty: beginner" in dealt.out
