"""What is typed is taken apart as it was meant."""

from __future__ import annotations

import pytest

from burgh.cli.arguments import bot_names


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
