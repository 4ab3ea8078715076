"""What a worker remembers of the bots that have thought last, and what it does not."""

from __future__ import annotations

import burgh
from burgh.core.rng import Rng
from burgh.server.jobs import Choose, Minds, do
from burgh.table.packed_view import pack_view


def job(bot: str, *, seed: int = 1, table: str = "abc", seat: int = 0) -> Choose:
    """A decision of a seat at a table."""
    game = burgh.new("suburbia", players=2, seed=3)
    return Choose(pack_view(game.view(seat)), bot, seed, table)


def test_a_seat_finds_the_bot_that_thought_for_it_last() -> None:
    """With the dice of its new decision; another seat, table or level has a bot of its own."""
    minds = Minds()
    known = minds.bot(job("level:3", seed=1), 0)
    assert minds.bot(job("level:3", seed=2), 0) is known
    assert int(known.rng.next()) == int(Rng(2).next())
    assert minds.bot(job("level:3"), 1) is not known
    assert minds.bot(job("level:3", table="xyz"), 0) is not known
    assert minds.bot(job("level:4"), 0) is not known


def test_a_worker_remembers_a_few_bots() -> None:
    """Who has thought least lately is forgotten first; outside a table nobody is kept."""
    minds = Minds(2)
    first = minds.bot(job("greedy", table="a"), 0)
    minds.bot(job("greedy", table="b"), 0)
    assert minds.bot(job("greedy", table="a"), 0) is first
    minds.bot(job("greedy", table="c"), 0)
    assert [table for table, _ in minds.bots] == ["a", "c"]
    minds.bot(job("greedy", table=""), 0)
    assert [table for table, _ in minds.bots] == ["a", "c"]


def test_a_bot_that_is_not_remembered_decides_all_the_same() -> None:
    """It begins afresh: a new process gives the answer that a new bot gives."""
    asked = job("mcts:iterations=4", seed=5)
    found = [do(asked, lambda _: None, minds) for minds in (None, Minds())]
    assert found[0] == found[1]
