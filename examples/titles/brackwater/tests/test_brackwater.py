"""The rules of Brackwater, one fact a test. What holds for every title: tests/every_title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from brackwater import TITLE
from brackwater.content import AIMS, PLOTS, SHORE, TILES, TOWN

import burgh
from burgh.core.rng import Rng
from burgh.core.text import LANGUAGES

STACK = ["hut", "belfry", "garden", "smokehouse"]


def table(
    built: Mapping[str, tuple[str, int]] | None = None,
    *,
    coins: tuple[int, int] = (9, 9),
    quay: tuple[str, ...] = ("hut", "garden", "market"),
    **fields: Any,
) -> burgh.Game:
    """A game of two at seat 0's turn, with buildings by plot: tile and owner."""
    dealt = burgh.new("brackwater", seed=1).position()
    for plot, (tile, owner) in (built or {}).items():
        dealt["board"][PLOTS.index(plot)] = tile
        dealt["owner"][PLOTS.index(plot)] = owner
    here = {"due": "act", "active": 0, "coins": list(coins), "quay": list(quay), "stack": STACK}
    dealt |= {"dealt": ["miser", "landlord", "trader", "smoker"], "kept": ["miser", "trader"]}
    return burgh.from_position({**dealt, **here, **fields})


def told(changes: Sequence[burgh.Change]) -> list[tuple[int, str, int, str]]:
    """Ledger entries in short: seat, track, amount, rule."""
    return [(each.seat, each.track, each.applied, each.rule) for each in changes]


def test_a_tile_is_paid_and_brings_what_its_neighbours_say() -> None:
    """A hut costs 1 and brings 1 renown, and 1 more for a garden beside it (W3.2, W4.1)."""
    game = table({"c3": ("garden", 1)})
    changes = told(game.push("build hut @ c2"))
    assert changes[:3] == [
        (0, "coins", -1, "W3.2"),
        (0, "renown", 1, "W4.1"),
        (0, "renown", 1, "W4.1"),
    ]


def test_a_neighbour_pays_its_owner_for_what_is_built_later() -> None:
    """Seat 1's market earns 2 coins from seat 0's hut; a garden earns renown (W4.2)."""
    game = table({"c3": ("market", 1), "d2": ("garden", 1)})
    changes = told(game.push("build hut @ c2"))
    assert changes[-2:] == [(1, "renown", 1, "W4.2"), (1, "coins", 2, "W4.2")]


def test_no_number_falls_below_zero_and_the_ledger_says_what_was_meant() -> None:
    """A smokehouse between two huts costs renown one does not have (W1.3)."""
    game = table({"c2": ("hut", 1), "c4": ("hut", 1)}, quay=("smokehouse",))
    lost = [each for each in game.push("build smokehouse @ c3") if each.track == "renown"]
    assert [(each.amount, each.applied) for each in lost] == [(-1, 0), (-1, 0)]


def test_fishing_takes_a_tile_away_and_brings_its_driftwood() -> None:
    """The tile is gone for good (W3.3)."""
    game = table()
    assert told(game.push("fish market")) == [(0, "coins", 3, "W3.3")]
    assert "market" not in game.position()["quay"][:2]


def test_raising_brings_renown_and_the_oldest_tile_drifts_away() -> None:
    """Two coins, one renown, and each building only once (W3.4)."""
    game = table({"c3": ("hut", 0)})
    changes = told(game.push("raise @ c3"))
    assert changes == [(0, "coins", -2, "W3.4"), (0, "renown", 1, "W3.4")]
    assert game.position()["quay"][:2] == ["garden", "market"]
    game.push("fish garden")
    refusal = game.refusal("raise @ c3")
    assert refusal is not None
    assert refusal.key == "already_raised"


@pytest.mark.parametrize(
    ("move", "key", "facts"),
    [
        ("build belfry @ c2", "not_on_quay", {"thing": "belfry"}),
        ("build hut @ c3", "occupied", {"thing": "garden", "at": "c3"}),
        ("build hut @ a1", "no_walkway", {"at": "a1"}),
        ("build market @ c2", "cannot_afford", {"missing": 2}),
        ("raise @ a1", "nothing_there", {"at": "a1"}),
        ("raise @ c3", "not_yours", {"thing": "garden", "at": "c3"}),
        ("keep miser", "wrong_phase", {"thing": "act"}),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_reason(
    move: str, key: str, facts: dict[str, Any]
) -> None:
    """The rule, and what stands in the way (W1.2, W3)."""
    refusal = table({"c3": ("garden", 1)}, coins=(1, 9)).refusal(move)
    assert refusal is not None
    assert refusal.rule.startswith("W")
    assert (refusal.key, {name: getattr(refusal, name) for name in facts}) == (key, facts)


def test_the_first_building_goes_anywhere() -> None:
    """There is nothing to lead a walkway to (W3.2)."""
    assert table().refusal("build hut @ e5") is None


def test_a_plot_that_is_not_there_is_refused_and_not_an_error() -> None:
    """JSON can name anything (W2.1)."""
    refusal = table().refusal({"do": "build", "tile": "hut", "plot": "z9"})
    assert refusal is not None
    assert (refusal.key, refusal.at) == ("no_such_plot", "z9")


@pytest.mark.parametrize(("tide", "lost"), [("spring", -2), ("neap", 0)])
def test_the_tide_takes_from_the_shore_what_is_not_raised(tide: str, lost: int) -> None:
    """Inner and raised buildings stay dry; a neap tide takes nothing (W5.1)."""
    raised = [int(plot == "a2") for plot in PLOTS]
    built = {"a1": ("hut", 1), "a2": ("hut", 1), "c3": ("hut", 1)}
    game = table(built, quay=("hut",), stack=[], raised=raised, tide=tide, renown=[0, 9])
    changes = [each for each in game.push("fish hut") if each.cause == "tide"]
    assert sum(each.applied for each in changes) == lost
    assert [each.at for each in changes] == ["a1"] * len(changes)


def test_aims_are_shown_and_paid_in_the_end() -> None:
    """A miser gets 1 renown for every 3 coins, a trader 2 for each market (W5.2)."""
    game = table({"c3": ("market", 1)}, quay=("hut",), stack=[], coins=(5, 0))
    paid = [each for each in game.push("fish hut") if each.rule == "W5.2"]
    assert [(each.seat, each.cause, each.amount) for each in paid] == [
        (0, "miser", 2),
        (1, "trader", 2),
    ]
    assert [shown.thing for shown in game.reveals] == ["miser", "trader"]


def test_renown_decides_then_coins_then_nobody() -> None:
    """Equals in both share the victory (W5.3)."""
    ends: dict[str, Any] = {"quay": ("hut",), "stack": [], "kept": ["landlord", "smoker"]}
    for coins, ranking in (((0, 3), ((1,), (0,))), ((1, 3), ((0, 1),))):
        game = table(coins=coins, **ends)
        game.push("fish hut")
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.ranking == ranking


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_same_number_of_turns(players: int) -> None:
    """Each turn takes one tile off the quay, and the tiles go round evenly (W2.2, W5.1)."""
    game = burgh.new("brackwater", seed=5, players=players)
    rng = Rng(2)
    turns = [0] * players
    while not game.is_over:
        turns[game.turn] += game.phase == "act"
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    assert set(turns) == {TOWN.tiles[players] // players}


def test_there_are_enough_tiles_aims_and_plots() -> None:
    """For four players, with some tiles left unseen (W2)."""
    copies = sum(tile.copies for tile in TILES.values())
    assert max(TOWN.tiles.values()) < min(copies, len(PLOTS))
    assert len(AIMS) == 2 * max(TITLE.seats)
    assert len(SHORE) == 16


def test_others_see_neither_aims_nor_the_stack() -> None:
    """The one who was dealt the aims does (W2.5)."""
    game = burgh.new("brackwater", seed=1)
    other = 1 - game.turn
    seen = game.view(other).position()
    mine = slice(2 * game.turn, 2 * game.turn + 2)
    assert set(seen["stack"]) == {"face_down"}
    assert seen["dealt"][mine] == ["face_down", "face_down"]
    assert game.view(game.turn).position()["dealt"][mine] == game.position()["dealt"][mine]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_in_every_language(language: str) -> None:
    """Every message is there: nothing is said by its key (text/*.ftl)."""
    game = table({"c3": ("hut", 0), "c2": ("belfry", 1)})
    speaker = game.title.speaker(language, game.options)
    drawn = speaker.board(game.state, 0, ["Ann", "Ben"], with_effects=True)
    assert speaker.thing("market") in drawn
    assert "area-" not in drawn
    assert "note-" not in drawn
    for key, thing in speaker.things.items():
        assert speaker.words.knows(thing.name.key), key
        assert all(speaker.words.knows(said.key) for said in thing.details), key


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("board", ["hut"], "board: 25 are needed, not 1"),
        ("quay", ["castle"], r"quay\[0\]: 'castle' is not one of"),
        ("coins", [1, "many"], r"coins\[1\]: a whole number is needed"),
        ("coins", [1, -1], r"coins\[1\]: -1 does not lie between 0 and 999"),
        ("stack", "hut", "stack: a list is needed"),
        ("viewer", 7, "viewer: 7 does not lie between -2 and 1"),
        ("moat", 1, "moat: unknown field"),
        ("active", 2, "active: 2 does not lie between 0 and 1"),
        ("owner", [0] * 25, "owner: every building has an owner at the table"),
    ],
)
def test_a_position_that_does_not_fit_is_named(field: str, value: Any, problem: str) -> None:
    """The place and what is wrong there, from the declarations alone."""
    position = burgh.new("brackwater", seed=1).position()
    with pytest.raises(burgh.Malformed, match=problem):
        burgh.from_position({**position, field: value})
