"""What a client shows and never works out itself: facts of a view, and conditions that hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

import burgh
from burgh.games.bigcity.engine.buildings import holds, survey, walk
from burgh.games.bigcity.engine.choice import lot_of, orientation_of
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.lookup import find_site, lot_index, piece_number
from burgh.games.bigcity.moves import At, Build, Discard, Turn
from burgh.games.bigcity.options import in_play
from tests.every_title.tables import Sample, every_sample_of, some

every_sample = every_sample_of("bigcity")


def facts_of(game: burgh.Game, seat: int | None = None) -> dict[str, Any]:
    return game.title.facts(game.view(game.turn if seat is None else seat).state)


def in_phase(sample: Sample, phase: str) -> Iterator[burgh.Game]:
    """Random positions in which a decision of one kind is due."""
    return (game for game in some(sample, 41, 1) if game.phase == phase)


def table_of(game: burgh.Game) -> BigCity:
    assert isinstance(game.state, BigCity)
    return game.state


@every_sample
def test_left_of_a_piece_is_what_is_printed_less_what_stands(sample: Sample) -> None:
    """Every piece in play is named, those of packs too, and no other (R1.2)."""
    for game in some(sample, 40, 9):
        content = in_play(game.options)
        stands = Counter(piece for piece, _ in game.position()["pieces"])
        printed = zip(content.piece_of, content.supply(game.options.supply), strict=True)
        assert facts_of(game, -1)["left"] == {
            piece: count - stands[piece] for piece, count in printed
        }


def test_a_pack_that_is_not_in_play_has_no_pieces_left() -> None:
    """Packs of our own count with custom buildings only; the expansion always does (R9.5)."""
    alone = burgh.new("bigcity", seed=1, players=2, packs=["garden_market", "small_expansion"])
    assert "kitchen_garden" not in facts_of(alone)["left"]
    assert "hospital" in facts_of(alone)["left"]


@every_sample
def test_districts_are_in_the_city_or_aside(sample: Sample) -> None:
    """Each of the eight is in one of the two (R1.1)."""
    for game in some(sample, 42, 9):
        placed = [district["id"] for district in game.position()["districts"]]
        assert sorted(placed + facts_of(game, -1)["aside"]) == list(range(1, 9))


RING = [
    {"id": 2, "origin": [-1, -2]},
    {"id": 3, "origin": [3, 0]},
    {"id": 6, "origin": [-2, 0], "rotation": 1},
    {"id": 8, "origin": [0, 3]},
]


def test_a_hole_is_inside_unless_a_board_could_fill_it() -> None:
    """Lots around a hole of three by three are center; with the option outskirts (R2.5, P4)."""
    plain = {"title": "bigcity", "districts": RING}
    inside = burgh.from_position({**plain, "options": {"players": 2}})
    option = {"players": 2, "fillable_hole_is_outskirts": True}
    filled = burgh.from_position({**plain, "options": option})
    beside = 27  # south of it lies the hole, and districts on all other sides but the north
    rim, more = facts_of(inside)["outskirts"], facts_of(filled)["outskirts"]
    assert set(rim) < set(more)
    assert beside not in rim
    assert beside in more


@every_sample
def test_outskirts_are_the_lots_that_the_engine_counts_so(sample: Sample) -> None:
    """They are numbered as printed, and lie in the city."""
    for game in some(sample, 43, 9):
        table = table_of(game)
        found = facts_of(game, -1)["outskirts"]
        lots = [lot_index(table, number) for number in found]
        assert all(lot is not None and table.plan.has_lot(lot) for lot in lots)
        assert {lot for lot, outer in enumerate(table.plan.outskirts) if outer} == set(lots)


@every_sample
def test_needed_names_the_pieces_that_a_condition_asks_to_stand(sample: Sample) -> None:
    """By kind or tag, wherever a piece in play asks for one (R4.5)."""
    key, options = sample
    game = burgh.new(key, seed=44, **options)
    pieces = in_play(game.options).pieces
    asked = [each["built"] for p in pieces.values() for each in p.requires if "built" in each]
    assert facts_of(game, -1)["needed"] == {
        what: [piece for piece in pieces if pieces[piece].has(what)] for what in asked
    }


@every_sample
def test_dead_cards_are_those_that_may_be_discarded(sample: Sample) -> None:
    """A seat is told of its own hand alone; in a variant dead cards stay (R4.14, R8.2)."""
    for game in in_phase(sample, "act"):
        dead = facts_of(game)["dead"]
        may_go = [move.card for move in game.legal_moves if isinstance(move, Discard)]
        assert sorted(may_go) == ([] if game.options.dead_cards_stay else sorted(dead))
        assert facts_of(game, -1)["dead"] == []
        covered = {str(lot) for _, lots in game.position()["pieces"] for lot in lots}
        assert set(dead) == covered & set(game.position()["hands"][game.turn])


@every_sample
def test_spots_are_the_legal_places_by_how_the_board_is_turned(sample: Sample) -> None:
    """Each origin is a legal move, and each rotation named for it is one after that (R2.7)."""
    for game in in_phase(sample, "origin"):
        spots = facts_of(game)["spots"]
        found = {(*origin, r) for s in spots for origin in s["origins"] for r in s["rotations"]}
        legal = set()
        for move in list(game.legal_moves):
            assert isinstance(move, At)
            game.push(move)
            turns = [each for each in game.legal_moves if isinstance(each, Turn)]
            legal |= {(*move.origin, turn.rotation) for turn in turns}
            game.pop()
        assert found == legal


@every_sample
def test_spots_are_told_only_to_whoever_places_a_district(sample: Sample) -> None:
    """Others do not see that a district was chosen (R12.10)."""
    for game in in_phase(sample, "origin"):
        others = [seat for seat in range(-1, game.seats) if seat != game.turn]
        assert all("spots" not in facts_of(game, seat) for seat in others)


@every_sample
def test_a_refusal_counts_the_conditions_that_hold_before_one_fails(sample: Sample) -> None:
    """All of them where a neighbour forbids the piece; none is counted without a footprint (B8)."""
    counted = 0
    for game in in_phase(sample, "act"):
        table = table_of(game)
        for wish in game.title.wishes(game.view(game.turn).state):
            refusal = game.refusal(wish)
            if refusal is None or refusal.held is UNSET:
                continue
            assert isinstance(wish, Build)
            counted += 1
            truths = truths_of(table, wish)
            assert all(truths[: refusal.held])
            assert (refusal.held == len(truths)) == (refusal.key == "forbidden_neighbour")
            assert refusal.held == len(truths) or not truths[refusal.held]
    assert counted


def truths_of(table: BigCity, build: Build) -> list[bool]:
    """Whether each condition printed on a piece holds where it would stand."""
    kind = piece_number(table, build.piece)
    site = find_site(table, kind, [lot_index(table, lot) or 0 for lot in build.lots])
    assert site is not None
    around = survey(table, walk(table, orientation_of(site), lot_of(site)))
    return [holds(table, around, each) for each in table.rules.tables.pieces[kind].requires]


def test_where_a_neighbour_forbids_a_piece_all_its_conditions_hold() -> None:
    """A park may not stand beside a parking lot, though it asks for nothing else (R9.1)."""
    game = burgh.from_position(
        {
            "title": "bigcity",
            "options": {"players": 2, "packs": ["small_expansion"]},
            "districts": [{"id": 1, "origin": [0, 0]}, {"id": 3, "origin": [3, 0]}],
            "pieces": [["city_hall", [19]], ["parking", [15]]],
            "hands": [["12", "13"], []],
        }
    )
    refused = [game.refusal(Build(p, (12,))) for p in facts_of(game)["left"]]
    forbidden = [each for each in refused if each and each.key == "forbidden_neighbour"]
    assert forbidden
    assert all(each.held is not UNSET for each in forbidden)


def test_lots_that_are_refused_themselves_leave_conditions_unasked() -> None:
    """A missing card comes before every condition (R16.1)."""
    game = burgh.new("bigcity", seed=5, players=2)
    while game.phase != "act":
        game.push(game.legal_moves[0])
    refusal = game.refusal(Build("bank", (99,)))
    assert refusal is not None
    assert refusal.held is UNSET
