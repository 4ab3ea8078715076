"""The engine's shortcuts agree with its plain paths."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.core.codec import from_bytes, to_bytes
from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.games.suburbia.engine.choice import SKIP, choice
from burgh.games.suburbia.engine.goals import largest_group, measured
from burgh.games.suburbia.engine.tables import ACT, CIVIC_GROUP, LAKE_GROUP

SAMPLES = [dict(sample) for sample in burgh.title("suburbia").options.samples]
every_sample = pytest.mark.parametrize("options", SAMPLES, ids=str)


def positions(options: dict[str, Any], seed: int) -> list[Any]:
    """Give the states of a random game."""
    state: Any = burgh.new("suburbia", seed=seed, **options).state
    rng = Rng(seed + 50)
    found = []
    while not state.is_over():
        found.append(state.clone())
        state.apply(state.random_move(rng))
    return found


def acts(state: Any) -> list[int]:
    """Write the list of acts, without the move `skip`."""
    buffer = vec[i64]([0] * state.most_legal())
    return [int(buffer[i]) for i in range(state.legal_acts(buffer))]


@every_sample
def test_counting_acts_agrees_with_listing_them(options: dict[str, Any]) -> None:
    """`count_acts` is the length of the list, and `nth_act` its items in order."""
    for state in positions(options, 1)[::3]:
        if state.due == ACT and state.rules.price_in_hand:
            listed = acts(state)
            assert state.count_acts() == len(listed)
            assert [int(state.nth_act(n)) for n in range(len(listed))] == listed


def test_counting_acts_where_there_are_none_gives_the_one_skip() -> None:
    """The shortcut knows `skip` too."""
    none = dict.fromkeys(("suburbs", "community_park", "heavy_factory"), 0)
    players = [{"markers": 0}, {}]
    game = burgh.from_position({"title": "suburbia", "basics": none, "players": players})
    state: Any = game.state
    assert state.count_acts() == 1
    assert state.nth_act(0) == choice(SKIP, 0, 0) == state.random_move(Rng(1))
    assert state.legal() == [choice(SKIP, 0, 0)]


def test_poor_and_rich_hands_are_counted_alike() -> None:
    """For every amount of money, with markers and without."""
    market = ["casino", "mint", "hostel", "farm", "farm", None, "landfill"]
    tiles = [[0, "lake", 1, 0], [0, "mint", 0, 3]]
    for money in range(35):
        for markers in (0, 2):
            players = [{"money": money, "markers": markers}, {}]
            table = {"market": market, "tiles": tiles, "players": players, "x2": [[0, 0, 1]]}
            state: Any = burgh.from_position({"title": "suburbia", **table}).state
            assert state.count_acts() == len(acts(state))
            assert [int(state.nth_act(n)) for n in range(state.count_acts())] == acts(state)


@every_sample
def test_the_list_fits_its_bound_and_has_no_move_twice(options: dict[str, Any]) -> None:
    """`most_legal` is never too small."""
    for state in positions(options, 2)[::4]:
        legal = state.legal()
        assert len(legal) == len(set(legal)) <= state.most_legal()
        assert all(state.is_legal(move) for move in legal[::9])
        assert not state.is_legal(choice(SKIP, 0, 0))


@every_sample
def test_the_open_cells_are_the_free_neighbours_of_tiles(options: dict[str, Any]) -> None:
    """The list kept while building is what one would find by looking."""
    from burgh.games.suburbia.engine.borough import COVERED
    from burgh.shapes.hex import OFFSETS

    for state in positions(options, 3)[::8]:
        for borough in state.boroughs:
            taken = set(map(int, borough.places))
            near = {cell + int(offset) for cell in taken for offset in OFFSETS} - taken
            assert set(map(int, borough.open)) == {c for c in near if borough.cells[c] != COVERED}
            assert len(set(map(int, borough.open))) == len(borough.open)


@every_sample
def test_tallies_are_counts_of_tiles(options: dict[str, Any]) -> None:
    """Kept while building, they are what one would count."""
    for state in positions(options, 4)[::8]:
        tables = state.rules.tables
        for borough in state.boroughs:
            for tag in range(10):
                count = sum(int(tables.tags[kind]) >> tag & 1 for kind in borough.kinds)
                assert borough.tally[tag] == count


@every_sample
def test_bytes_give_the_same_state_back(options: dict[str, Any]) -> None:
    """Packed, written, read and unpacked, it plays on alike."""
    title = burgh.title("suburbia")
    chosen = title.options.read(options)
    for state in positions(options, 5)[::9]:
        again: Any = title.position.unpack(chosen, from_bytes(to_bytes(state.pack())))
        assert again.pack() == state.pack()
        assert again.digest() == state.digest()
        one, other = Rng(9), Rng(9)
        for _ in range(4):
            if not state.is_over():
                state.apply(state.random_move(one))
                again.apply(again.random_move(other))
        assert again.pack() == state.pack()


def test_packed_positions_that_end_too_early_are_malformed() -> None:
    """Cut anywhere."""
    title = burgh.title("suburbia")
    options = title.options.read({})
    words = burgh.new("suburbia", seed=1).state.pack()
    for length in range(0, len(words), 5):
        with pytest.raises(burgh.Malformed, match="ends too early"):
            title.position.unpack(options, words[:length])


def test_other_positions_have_other_digests() -> None:
    """In practice: none of some five hundred positions shares its check with another."""
    states = [state for seed in range(6) for state in positions(SAMPLES[seed], seed)]
    packed = {tuple(state.pack()) for state in states}
    assert len({state.digest() for state in states}) == len(packed)


@every_sample
def test_a_tile_in_one_copy_is_in_no_other(options: dict[str, Any]) -> None:
    """Copies have the same lists of tiles until one of them builds: whichever goes on first."""
    for state in positions(options, 4)[::5]:
        before = state.pack(), legal_by_list(state)
        first, second = state.clone(), state.clone()
        for moved, others in ((first, (state, second)), (state.clone(), (state, second))):
            moved.apply(moved.random_move(Rng(6)))
            for other in others:
                assert (other.pack(), legal_by_list(other)) == before
        kept = second.clone()
        second.apply(second.random_move(Rng(6)))
        assert second.pack() == first.pack()
        assert legal_by_list(second) == legal_by_list(first)
        assert (kept.pack(), legal_by_list(kept)) == before


def legal_by_list(state: Any) -> list[int]:
    """Every legal move; where one may build follows from lists that no position writes down."""
    found: list[int] = state.legal()
    return found


@every_sample
def test_groups_are_counted_anew_with_every_tile(options: dict[str, Any]) -> None:
    """What a borough keeps of its largest groups is what a fresh count finds."""
    for state in positions(options, 5):
        tables = state.rules.tables
        copied = state.clone()
        for borough in (*state.boroughs, *copied.boroughs):
            for measure in (LAKE_GROUP, CIVIC_GROUP):
                fresh = largest_group(tables, borough, measure == LAKE_GROUP)
                assert measured(tables, borough, measure) == fresh
