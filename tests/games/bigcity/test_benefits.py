"""What speaks for a decision in Big City: told where it is so, and only there."""

from __future__ import annotations

from typing import Any

import burgh
from burgh.core.benefits import Deed
from burgh.core.game import Game
from burgh.games.bigcity.moves import District, Place
from burgh.shapes.square import point_at
from burgh.study.deeds import places_in
from tests.games.deeds import benefits, decided, decisions


def city(**more: Any) -> Game:
    """Give two districts beside each other, and hands that can build at once."""
    given: dict[str, Any] = {
        "title": "bigcity",
        "districts": [{"id": 1, "origin": [0, 0], "rotation": 0}],
        "hands": [["11", "12", "15"], ["13", "14"]],
        "scores": [0, 0],
    }
    return burgh.from_position({**given, **more})


def kinds(game: Game, *lines: str) -> set[str]:
    """Give what speaks for a decision, by kind."""
    return set(benefits(decided(game, *lines), "bigcity"))


def expected(made: Deed[Any], before: Game, after: Game) -> dict[str, bool]:
    """Say which benefits there are, from scores, facts and hands."""
    facts = [
        game.title.facts(state) for game, state in ((before, made.before), (after, made.after))
    ]
    do = str(type(made.move).__struct_config__.tag)
    piece = getattr(made.move, "piece", None) if do == "build" else None
    aside = [set(each["aside"]) for each in facts]
    fresh = aside[0] - aside[1]
    hand = after.title.position.write(after.options, made.after)["hands"][made.seat]
    lots = [int(card) for card in hand if str(card).isdecimal()]
    return {
        "score": int(after.state.score(made.seat)) > int(before.state.score(made.seat)),
        "dead": do == "discard",
        "opens": any(lot // 10 in fresh for lot in lots),
        "last": piece is not None
        and facts[1]["left"][piece] == 0
        and any(each[0] == piece for each in pieces(before, made)),
    }


def pieces(game: Game, made: Deed[Any]) -> list[Any]:
    """Give the pieces that stood before a decision."""
    found: list[Any] = game.title.position.write(game.options, made.before)["pieces"]
    return found


def test_benefits_are_told_where_the_facts_are_so() -> None:
    """In games played at random, compared with scores, the supply and the hands."""
    seen: dict[str, set[bool]] = {}
    for seed in range(4):
        for made, before, after in decisions("bigcity", seed, 260, players=3):
            told = benefits(made, "bigcity")
            for kind, is_so in expected(made, before, after).items():
                assert (kind in told) == is_so, (seed, kind, made.moves)
                seen.setdefault(kind, set()).add(is_so)
    assert all(ways == {True, False} for ways in seen.values()), seen


def test_points_are_told_step_by_step() -> None:
    """A residence on the outskirts: its base value and one more."""
    told = benefits(decided(city(), "build residence_1 @ 11"), "bigcity")["score"]
    parts = told.text.args["parts"]
    assert isinstance(parts, list)
    assert [part.key for part in parts if not isinstance(part, str | int)] == [
        "benefit-part-base",
        "benefit-part-add",
    ]


def test_lots_side_by_side_are_kept_or_used_up() -> None:
    """Building on another lot keeps the pair; building on one of the two does not."""
    assert "keeps" in kinds(city(), "build residence_1 @ 15")
    assert "keeps" not in kinds(city(), "build residence_1 @ 12")


def test_a_building_that_becomes_worth_more_or_possible_is_told() -> None:
    """City hall doubles the office beside it; a building far away does nothing for the cards."""
    hall = city(hands=[["15", "18"], ["13", "14"]])
    made = benefits(decided(hall, "build city_hall @ 15"), "bigcity")
    assert {"raises", "enables"} & set(made)
    assert "raises" in kinds(with_hall(), "tram 17:W")
    far = city(hands=[["11", "18"], ["13", "14"]])
    assert not {"raises", "enables"} & kinds(far, "build residence_1 @ 11")


def with_hall() -> Game:
    """Give a city with its city hall, and a hand with one lot at the edge."""
    return city(pieces=[["city_hall", [15]]], hands=[["17"], ["13", "14"]])


def test_city_hall_opens_new_buildings() -> None:
    """And a residence does not."""
    assert "unlocks" in kinds(city(hands=[["15", "18"], ["13"]]), "build city_hall @ 15")
    assert "unlocks" not in kinds(city(), "build residence_1 @ 11")


def test_cards_are_renewed_only_where_nothing_can_be_built_with_them() -> None:
    """A lot of a district that is not there can go; one that could be built on is not called so."""
    away = city(hands=[["11", "85"], ["13", "14"]])
    assert "renews" in kinds(away, "exchange", "give 85", "done")
    assert "renews" not in kinds(city(hands=[["11", "85"], ["13"]]), "exchange", "give 11", "done")


def test_the_places_of_a_district_are_the_cells_it_then_covers() -> None:
    """Whoever points at them points at ground that is not there yet."""
    laid = 0
    for made, before, _ in decisions("bigcity", 5, 260, players=3):
        if not isinstance(made.move, Place | District):
            continue
        ground = [{*map(int, state.plan.cell)} for state in (made.before, made.after)]
        covered = {str(point_at(cell)) for cell in ground[1] - ground[0]}
        assert {*places_in(before.view(before.turn), made)} == covered
        laid += 1
    assert laid > 3
