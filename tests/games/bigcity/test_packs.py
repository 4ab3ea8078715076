"""Packs: shipped ones play, broken ones are told where, and nothing but data is needed."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgh
from burgh.core.rng import Rng
from burgh.games.bigcity.content import content

LIBRARY: dict[str, Any] = {
    "id": "library",
    "kind": "library",
    "tags": ["special", "building"],
    "supply": 2,
    "shape": "I1",
    "requires": [{"built": "city_hall"}],
    "value": {
        "base": 4,
        "add": [
            {"id": "park", "when": {"adjacent": {"select": ["park"], "min": 1}}, "points": 3},
            {"id": "busy", "count": "occupied_neighbour_lots", "table": [0, 1, 2, 3, 4]},
            {"id": "homes", "count": {"adjacent_pieces": ["residence"]}, "points_each": 1},
        ],
        "multiply": [{"id": "tram", "when": {"adjacent_tram": True}, "factor": 2}],
        "floor": {"subtotal_at_most": 0, "score": 1},
    },
    "imposes": [{"on": ["residence"], "points": 1}],
}


def with_piece(**changes: Any) -> dict[str, Any]:
    """Give options with a pack of one library, changed."""
    piece = {**copy.deepcopy(LIBRARY), **changes}
    return {"custom_buildings": True, "packs": [{"id": "own", "pieces": [piece]}]}


def test_three_packs_are_shipped() -> None:
    """The small expansion and two of our own invention."""
    assert burgh.title("bigcity").packs.names() == ["garden_market", "small_expansion", "waterside"]


@pytest.mark.parametrize("pack", ["garden_market", "waterside", "small_expansion"])
def test_a_shipped_pack_adds_its_pieces(pack: str) -> None:
    """The pieces are in play, and a random game builds some of them sooner or later."""
    options = {"custom_buildings": True, "packs": [pack]}
    new = set(content((pack,)).pieces) - set(content().pieces)
    built: set[str] = set()
    for seed in range(12):
        game = burgh.new("bigcity", seed=seed, **options)
        rng = Rng(seed)
        while not game.is_over:
            game.state.apply(game.state.random_move(rng))
        built |= {piece for piece, _ in game.position()["pieces"]} & new
    assert built


def test_a_pack_from_a_folder_plays_like_the_same_data(tmp_path: Path) -> None:
    """TOML in a folder and JSON data lead to the same tables, cards and games."""
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "buildings.toml").write_text(
        '[[piece]]\nid = "kiosk"\nkind = "kiosk"\nsupply = 3\nshape = "I1"\nvalue.base = 2\n',
        "utf-8",
    )
    kiosk = {"id": "kiosk", "kind": "kiosk", "supply": 3, "shape": "I1", "value": {"base": 2}}
    games = [
        burgh.new("bigcity", seed=5, custom_buildings=True, packs=[pack])
        for pack in (str(folder), {"id": "own", "pieces": [kiosk]})
    ]
    assert games[0].state.pack() == games[1].state.pack()
    assert games[0].title.printed.version(games[0].options) == games[1].title.printed.version(
        games[1].options
    )


def test_a_pack_that_is_not_wanted_is_not_in_play() -> None:
    """Without `custom_buildings` only the small expansion counts (R17.1)."""
    plain = burgh.new("bigcity", seed=1)
    packed = burgh.new("bigcity", seed=1, packs=["waterside"])
    assert packed.state.pack() == plain.state.pack()


def test_a_game_with_a_pack_as_data_is_recorded_and_read_again() -> None:
    """The record carries the pack, and replays."""
    game = burgh.new("bigcity", seed=3, **with_piece())
    rng = Rng(4)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    text = str(game.record())
    assert burgh.verify(text) is None
    again = burgh.from_position(json.loads(json.dumps(game.position())))
    assert again.state.pack() == game.state.pack()


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"id": "Big Library"}, r"pieces\[0\]\.id"),
        ({"id": "bank"}, r"pieces\[0\]\.id: 'bank' is there already"),
        ({"kind": ""}, r"pieces\[0\]\.kind"),
        ({"shape": "Z5"}, r"pieces\[0\]\.shape"),
        ({"supply": -1}, r"pieces\[0\]\.supply"),
        ({"supply": {}}, r"pieces\[0\]\.supply"),
        ({"pay": {"special_card": "library"}}, r"pieces\[0\]\.pay\.special_card"),
        ({"pay": {"lot_cards": False}}, r"pieces\[0\]\.pay"),
        ({"requires": [{"built": "castle"}]}, r"requires\[0\].*castle"),
        ({"requires": [{"near": "bank"}]}, r"requires\[0\]\.near"),
        ({"requires": [{}]}, r"requires\[0\]"),
        ({"requires": [{"any": []}]}, r"requires\[0\]\.any"),
        ({"requires": [{"any": [{"location": "moon"}]}]}, r"requires\[0\]\.any\[0\]\.location"),
        ({"requires": [{"not": {"adjacent": {"select": []}}}]}, r"not\.adjacent\.select"),
        ({"requires": [{"adjacent_tram": False}]}, r"requires\[0\]\.adjacent_tram"),
        ({"requires": [{"lots_on_outskirts": {}}]}, r"requires\[0\]\.lots_on_outskirts"),
        ({"requires": [{"lot_number_multiple_of": 0}]}, r"lot_number_multiple_of"),
        ({"shape": "I2", "requires": [{"last_in_district": True}]}, r"last_in_district"),
        ({"value": {"base": 10_000}}, r"value\.base"),
        ({"value": {"base": 1, "add": [{"id": "x"}]}}, r"value\.add\[0\]"),
        (
            {"value": {"base": 1, "add": [{"id": "x", "when": {"built": "bank"}}]}},
            r"value\.add\[0\]",
        ),
        (
            {
                "value": {
                    "base": 1,
                    "add": [{"id": "x", "count": "occupied_neighbour_lots", "table": [0, 1]}],
                }
            },
            r"value\.add\[0\]\.table",
        ),
        (
            {
                "value": {
                    "base": 1,
                    "multiply": [{"id": "x", "when": {"adjacent_tram": True}, "factor": 1}],
                }
            },
            r"value\.multiply\[0\]\.factor",
        ),
        ({"imposes": [{"on": ["residence"]}]}, r"imposes\[0\]"),
        ({"imposes": [{"on": ["residence"], "points": 1, "factor": 2}]}, r"imposes\[0\]"),
        ({"imposes": [{"on": ["castle"], "points": 1}]}, r"imposes\[0\]\.on"),
        ({"colour": "red"}, r"pieces\[0\]"),
    ],
)
def test_a_broken_building_is_told_where(changes: dict[str, Any], path: str) -> None:
    """Each mistake is named with its place in the data."""
    with pytest.raises(burgh.Malformed, match=path):
        burgh.new("bigcity", seed=1, **with_piece(**changes))


@pytest.mark.parametrize(
    ("pack", "path"),
    [
        ({"cards": [{"id": "pond", "pile": 1}]}, r"card\[0\]\.id"),
        ({"cards": [{"id": "lincoln_park", "pile": 1}]}, r"card\[0\]\.id"),
        ({"shapes": {"I1": [[0, 0]]}}, r"shapes\.I1"),
        ({"shapes": {"two": [[0, 0], [2, 0]]}}, r"shapes\.two"),
        ({"shapes": {"none": []}}, r"shapes\.none"),
        ({"tower": 1}, r"packs"),
        ("no/such/folder", r"folder/buildings\.toml: no such file"),
    ],
)
def test_a_broken_pack_is_told_where(pack: Any, path: str) -> None:
    """Cards without pieces, shapes that fall apart, folders that are not there."""
    with pytest.raises(burgh.Malformed, match=path):
        burgh.new("bigcity", seed=1, custom_buildings=True, packs=[pack])


def test_a_pack_file_that_is_not_toml_is_told_the_line(tmp_path: Path) -> None:
    """The complaint names the file and the line."""
    (tmp_path / "buildings.toml").write_text("[[piece]\n", "utf-8")
    with pytest.raises(burgh.Malformed, match=r"buildings\.toml.*line 1"):
        burgh.new("bigcity", seed=1, custom_buildings=True, packs=[str(tmp_path)])


# --- any building at all --------------------------------------------------------------------------

KINDS = ["residence", "office", "special", "park", "factory", "city_hall", "thing", "facility"]
selectors = st.lists(st.sampled_from(KINDS), min_size=1, max_size=3, unique=True)
simple = st.one_of(
    st.builds(lambda k: {"built": k}, st.sampled_from(KINDS)),
    st.builds(lambda w: {"location": w}, st.sampled_from(["outskirts", "center"])),
    st.builds(lambda s, n: {"adjacent": {"select": s, "min": n}}, selectors, st.integers(1, 3)),
    st.just({"adjacent_tram": True}),
    st.builds(lambda n: {"lots_on_outskirts": {"min": n}}, st.integers(0, 1)),
)
condition = st.recursive(
    simple,
    lambda parts: st.one_of(
        st.builds(lambda p: {"all": p}, st.lists(parts, min_size=1, max_size=3)),
        st.builds(lambda p: {"any": p}, st.lists(parts, min_size=1, max_size=3)),
        st.builds(lambda p: {"not": p}, parts),
    ),
    max_leaves=4,
)
points = st.integers(-9, 9)
add = st.one_of(
    st.builds(lambda c, p: {"id": "a", "when": c, "points": p}, condition, points),
    st.builds(
        lambda s, p: {"id": "b", "count": {"adjacent_pieces": s}, "points_each": p},
        selectors,
        points,
    ),
    st.builds(
        lambda t: {"id": "c", "count": "occupied_neighbour_lots", "table": t},
        st.lists(points, min_size=9, max_size=9),
    ),
)
effect = st.one_of(
    st.builds(lambda s, p: {"on": s, "points": p}, selectors, points),
    st.builds(lambda s, f: {"on": s, "factor": f}, selectors, st.integers(2, 4)),
    st.builds(lambda s: {"on": s, "forbid": True}, selectors),
)
piece = st.fixed_dictionaries(
    {
        "kind": st.just("thing"),
        "tags": st.lists(st.sampled_from(["special", "building", "facility"]), unique=True),
        "supply": st.integers(1, 9),
        "shape": st.sampled_from(["I1", "I2", "I3", "L3", "O4"]),
        "requires": st.lists(condition, max_size=2),
        "value": st.fixed_dictionaries(
            {
                "base": points,
                "add": st.lists(add, max_size=3),
                "multiply": st.lists(
                    st.builds(
                        lambda c, f: {"id": "m", "when": c, "factor": f},
                        condition,
                        st.integers(2, 3),
                    ),
                    max_size=2,
                ),
            }
        ),
        "imposes": st.lists(effect, max_size=2),
    }
)


@settings(max_examples=25)
@given(st.lists(piece, min_size=1, max_size=3), st.integers(0, 1000))
def test_any_building_that_can_be_written_can_be_played(
    pieces: list[dict[str, Any]], seed: int
) -> None:
    """Random games with random buildings end; what is legal is what is not refused."""
    named = [{**data, "id": f"thing_{i}"} for i, data in enumerate(pieces)]
    pack = {"id": "fuzz", "pieces": named}
    game = burgh.new("bigcity", seed=seed, custom_buildings=True, packs=[pack])
    rng = Rng(seed)
    for ply in range(400):
        if game.is_over:
            break
        if ply % 20 == 0:
            for move in list(game.legal_moves)[:20]:
                assert game.refusal(move) is None
        total = sum(
            change.applied
            for change in game.push(
                game.title.moves.name(game.state, int(game.state.random_move(rng)))
            )
            if change.track == "score"
        )
        assert total == sum(change.amount for change in game.ledger if change.track == "score")


def test_buildings_are_counted_and_not_their_lots() -> None:
    """Two lots of one residence beside a promenade are one residence (R5.12)."""
    districts = [{"id": 1, "origin": [0, 0], "rotation": 0}, {"id": 3, "origin": [3, 0]}]

    def strollers(*pieces: list[Any]) -> list[int]:
        position = {
            "title": "bigcity",
            "options": {"players": 2, "custom_buildings": True, "packs": ["waterside"]},
            "districts": districts,
            "pieces": [["city_hall", [39]], *pieces],
            "hands": [["14", "15", "17"], ["33"]],
        }
        told = burgh.from_position(position).explain("build promenade @ 14 15 17")
        return [change.applied for change in told if change.cause == "strollers"]

    assert strollers(["residence_2", [11, 12]]) == [1]
    assert strollers(["residence_1", [11]], ["residence_1", [12]]) == [2]


def test_a_pack_that_names_a_piece_of_the_expansion_says_which_pack_it_needs() -> None:
    """And it can be played once that is in play as well (R8.6, R9.5)."""
    needy = {**LIBRARY, "requires": [{"built": "school"}]}
    pack = {"id": "needy", "pieces": [needy]}
    with pytest.raises(burgh.Malformed, match="comes with the pack small_expansion"):
        burgh.new("bigcity", packs=[pack], custom_buildings=True)
    game = burgh.new("bigcity", packs=["small_expansion", pack], custom_buildings=True)
    assert game.legal_moves
