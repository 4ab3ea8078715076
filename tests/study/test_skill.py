"""About which level somebody played at: from decisions and points, with an interval."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import pytest

import burgh
from burgh.core.game import Game
from burgh.core.rng import Rng
from burgh.core.text import words
from burgh.study.scale import BEYOND, STEP, Kind, Scale, Seen, between, kind_of, scale_of
from burgh.study.skill import FEWEST, Skills, choices_in, look, losses, pace_of, seen_in, skills
from burgh.study.telling import Teller
from tests.cli.conftest import random_game

RECORDS = Path(__file__).parent / "played"
TITLES = ("suburbia", "bigcity", "skylines")
EACH = pytest.mark.parametrize("title", TITLES)


@cache
def scale(title: str) -> Scale:
    """Give the scale that a title is shipped with."""
    found = scale_of(burgh.title(title))
    assert found is not None
    return found


@cache
def chance_game(title: str) -> Game:
    """Give a finished game by chance."""
    return random_game(3, title)


def rated(game: Game) -> Skills:
    """Rate a game of a title that has a scale."""
    found = skills(game)
    assert found is not None
    return found


def mean_rating(title: str, level: int) -> float:
    """Rate both seats of the kept game of a level against itself."""
    game = burgh.read((RECORDS / f"{title}-level{level}.txt").read_text())
    return fmean(seat.rating for seat in rated(game).seats if seat.rating is not None)


@EACH
def test_level_5_is_rated_above_level_1(title: str) -> None:
    """In kept games of each against itself, by more than a level: with the scale as shipped."""
    levels = scale(title).levels
    assert mean_rating(title, 5) - mean_rating(title, 1) > levels[1] - levels[0]


@EACH
def test_nothing_hidden_is_asked(title: str) -> None:
    """In other worlds that the seat could not tell from this one, its moves lose the same."""
    game, rng = chance_game(title), Rng(5)
    found = [iter(choices) for choices in choices_in(game)]
    for state, number in game.history():
        seat = state.decider()
        world = state.view(seat)
        world.imagine(rng)
        choice = look(world.view(seat), number)
        if choice is not None:
            assert next(found[seat]) == choice


@EACH
def test_more_decisions_make_a_narrower_interval(title: str) -> None:
    """With the same mean loss, at every kind of table, for every level.

    Where losses tell no levels apart, both are the whole scale, to a step at either end.
    """
    found = scale(title)
    for kind in found.kind:
        for loss in kind.loss:
            few, more = (width(found, kind, Seen(count, loss, None)) for count in (4, 100))
            assert more <= few + STEP
        for rating in found.levels:
            seen = [Seen(count, 0.5, None) for count in (2, 20, 100)]
            far = [found.deviation(kind, each, rating) for each in seen]
            assert far[0] > far[1] > far[2]


def width(found: Scale, kind: Kind, seen: Seen) -> float:
    """Give how wide an interval is."""
    placed = found.place(kind, seen)
    assert placed.low <= placed.rating <= placed.high
    return placed.high - placed.low


@EACH
def test_less_loss_and_a_quicker_pace_are_rated_higher(title: str) -> None:
    """Never lower, and from the first level to the last far higher."""
    found = scale(title)
    for kind in found.kind:
        typical = [*zip(kind.loss, kind.pace, strict=True)]
        placed = [found.place(kind, Seen(30, loss, pace)).rating for loss, pace in typical]
        assert placed[-1] > placed[0] + 100


def test_too_few_decisions_have_no_rating() -> None:
    """The last few moves of a game say nothing of a level, and are told so."""
    whole = chance_game("suburbia")
    game = Game(whole.title, whole.options, whole.start, seed=whole.seed)
    for move in whole.moves[:6]:
        game.push(move)
    for seat in rated(game).seats:
        assert seat.decisions < FEWEST
        assert (seat.rating, seat.level, seat.said.key) == (None, None, "skill-few")


def test_points_count_by_the_choice_unless_players_agree_on_the_end() -> None:
    """In Big City who has more to win plays on: its points count as they are."""
    titles = ("suburbia", "bigcity", "skylines")
    assert [pace_of(burgh.new(title, seed=1), 60, 40) for title in titles] == [1.5, 60.0, 1.5]


def test_a_game_that_is_not_over_is_rated_by_its_decisions_alone() -> None:
    """Its points are those of a game half played."""
    whole = chance_game("suburbia")
    game = Game(whole.title, whole.options, whole.start, seed=whole.seed)
    for move in whole.moves[:40]:
        game.push(move)
    assert all(seen.pace is None for seen in seen_in(game, 3.0))
    assert all(seat.rating is not None for seat in rated(game).seats)
    assert rated(game).bands == ()


def test_a_choice_that_changes_nothing_is_no_decision() -> None:
    """One legal move is no choice, and moves of one worth are nothing to decide."""
    game = chance_game("bigcity")
    found = [look(state.view(state.decider()), number) for state, number in game.history()]
    choices = [each for each in found if each is not None]
    assert len(choices) < len(found)
    assert len(losses(choices, 3.0)) == sum(each.most > 0 for each in choices) < len(choices)
    assert all(0 <= each.lost <= each.most for each in choices)


def test_no_lapse_counts_for_more_than_the_cap() -> None:
    """One blunder does not make a beginner."""
    assert [max(losses(each, 0.5)) for each in choices_in(chance_game("suburbia"))] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("title", "options", "kind", "is_same"),
    [
        ("suburbia", {"players": 3}, {"players": 3}, True),
        ("suburbia", {"solo": "architect"}, {"mode": "architect"}, True),
        ("suburbia", {"players": 3, "edition": "second"}, {"players": 3}, False),
        ("bigcity", {"players": 4, "trade_cards": True}, {"players": 4}, False),
        ("skylines", {"scenario": 4}, {"scenario": "scenario-4"}, True),
        ("skylines", {"scenario": 4, "players": 3}, {"scenario": "scenario-4"}, False),
    ],
)
def test_a_table_is_compared_with_the_nearest_kind(
    title: str, options: dict[str, Any], kind: dict[str, Any], is_same: bool
) -> None:
    """Points count only at the very same kind of table; decisions compare at any."""
    found = burgh.title(title)
    assert kind_of(found, scale(title), found.options.read(options)) == (
        next(each for each in scale(title).kind if each.options == kind),
        is_same,
    )


@EACH
def test_a_scale_is_whole(title: str) -> None:
    """Ratings rise, losses fall, the pace does not: as many numbers as there are levels."""
    found = scale(title)
    assert found.levels == tuple(sorted(set(found.levels)))
    assert {len(values) for values in (found.levels, found.bots)} == {burgh.bots.LEVELS}
    for kind in found.kind:
        found_options = burgh.title(title).options.read(kind.options)
        assert kind_of(burgh.title(title), found, found_options) == (kind, True)
        assert list(kind.loss) == sorted(kind.loss, reverse=True)
        assert list(kind.pace) == sorted(kind.pace)
        assert {len(getattr(kind, name)) for name in ("games", "scatter", "spread", "pace")} == {5}


def test_a_rating_lies_between_levels_and_a_little_beyond() -> None:
    """What lies between known places is on the line between them; outside it goes on."""
    assert between((0, 10, 20), (5.0, 7.0, 7.0), 5) == 6.0
    assert between((0, 10, 20), (5.0, 7.0, 7.0), -5) == 4.0
    assert between((0, 10, 20), (5.0, 7.0, 8.0), 30) == 9.0
    found = scale("suburbia")
    for seen in (Seen(60, 0.0, 99.0), Seen(60, 3.0, -9.0)):
        placed = found.place(found.kind[0], seen)
        assert found.levels[0] - BEYOND <= placed.low <= placed.high <= found.levels[-1] + BEYOND


@EACH
def test_it_is_said_in_three_languages(title: str) -> None:
    """A level with its interval, a single level, too few decisions, and the rating."""
    game = chance_game(title)
    told = {}
    for language in ("en", "fr", "ru"):
        teller = Teller.of(game, language)
        lines = [
            teller.speaker.say(said)
            for seat in rated(game).seats
            for said in (seat.said, seat.rated)
            if said is not None
        ]
        own = words("burgh.study", language)
        lines += [own.say("skill-few", count=count) for count in (0, 1, 3)]
        lines.append(own.say("skill-like", level=3))
        assert all(lines)
        assert not any("skill-" in line for line in lines)
        told[language] = lines
    assert not set(told["en"]) & set(told["fr"])
    assert not set(told["fr"]) & set(told["ru"])


def test_the_rank_of_the_rulebook_stands_beside_it() -> None:
    """The Lone Architect is ranked, and so is a city of Skylines that was won."""
    game = random_game(2, "suburbia", mode="architect")
    assert [said.key for said in rated(game).bands] == ["outcome-rating"]
    assert rated(chance_game("bigcity")).bands == ()


def test_a_title_without_a_scale_has_no_ratings() -> None:
    """As one of another package may be."""
    found = msgspec.structs.replace(chance_game("bigcity").title, package="burgh.core", key="other")
    assert scale_of(found) is None
