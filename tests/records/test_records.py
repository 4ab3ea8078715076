"""Golden records: whole games that must replay to the same positions for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import burgh
from tests.records.replayed import each, files, record, replayed


@pytest.mark.parametrize("file", each(), ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_a_golden_record_replays_to_the_same_positions(file: Path) -> None:
    """Every move is legal and leads to the position whose check the record carries."""
    assert all(made.check for made in record(file).moves)
    assert replayed(file).is_over


def suburbia() -> list[burgh.Game]:
    """Replay all of Suburbia's records."""
    return [replayed(file) for file in files("suburbia")]


@pytest.mark.slow
def test_suburbia_has_records_of_every_mode_edition_and_number_of_players() -> None:
    """Forty or more, and none of the tables people sit at is missing."""
    games = suburbia()
    assert len(games) >= 40
    tables = {(g.options.mode, g.options.edition, g.options.players) for g in games}
    for edition in ("first", "second"):
        assert {("standard", edition, players) for players in (2, 3, 4)} <= tables
        assert {("architect", edition, 1), ("bot", edition, 2)} <= tables


@pytest.mark.slow
def test_suburbia_has_records_of_every_way_to_end() -> None:
    """Last round, One More Round in the bot game, a bot beaten and not beaten."""
    outcomes = [game.outcome() for game in suburbia()]
    assert {o.reason for o in outcomes if o} == {"last_round", "one_more_round"}
    assert {o.facts.get("beaten") for o in outcomes if o} == {None, True, False}


@pytest.mark.slow
def test_suburbias_records_show_every_kind_of_move_and_every_tile() -> None:
    """All verbs but `skip`, which regular piles never ask for, and all fifty tiles."""
    games = suburbia()
    verbs = {type(move).__name__ for game in games for move in game.moves}
    assert verbs == {"Buy", "Lake", "Basic", "Invest", "Discard", "Remove", "Bot", "Keep"}
    built = {tile[1] for game in games for tile in game.position()["tiles"]}
    names = game_tiles()
    assert built >= names


def game_tiles() -> set[str]:
    """Name the fifty tiles."""
    from burgh.games.suburbia.content import content

    return set(content().tiles)
