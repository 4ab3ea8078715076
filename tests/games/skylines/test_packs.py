"""Packs: an owner of the box can put the printed components in the place of ours."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.core.rng import Rng
from burgh.games.skylines.content import FILES, content

OURS = Path(str(files("burgh.games.skylines") / "data"))


def pack(folder: Path, changes: dict[str, list[tuple[str, str]]]) -> str:
    """Copy data files and change them; gives the folder of the pack."""
    for name, edits in changes.items():
        text = (OURS / f"{name}.toml").read_text("utf-8")
        for old, new in edits:
            assert old in text, old
            text = text.replace(old, new, 1)
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return str(folder)


def test_a_copy_of_our_files_plays_the_same_game(tmp_path: Path) -> None:
    """Each file replaces ours whole; equal files give equal games and an equal version."""
    for name in FILES:
        shutil.copy(OURS / f"{name}.toml", tmp_path)
    packed = burgh.new("skylines", seed=4, scenario="scenario-4", packs=[str(tmp_path)])
    plain = burgh.new("skylines", seed=4, scenario="scenario-4")
    assert packed.state.pack() == plain.state.pack()
    assert content((str(tmp_path),)).version == content().version


def test_a_changed_card_changes_the_game_and_the_version(tmp_path: Path) -> None:
    """The clinic for 2 money."""
    folder = pack(tmp_path, {"cards": [("cost = 1\n", "cost = 2\n")]})
    game = burgh.from_position(
        {
            "title": "skylines",
            "options": {"packs": [folder]},
            "boards": ["A"],
            "hands": [["I-S1"]],
            "money": 5,
        }
    )
    game.push("play I-S1")
    assert game.push("place @ 0,23")[0].amount == -2
    assert content((folder,)).version != content().version


def test_own_boards_and_scenarios_can_be_played_to_the_end(tmp_path: Path) -> None:
    """A smaller city of two boards of five squares."""
    (tmp_path / "boards.toml").write_text(
        """
size = [5, 5]
[[board]]
id = "north"
development_cost = 1
grid = [".....", ".....", "#####", ".....", "....."]
[[board]]
id = "south"
development_cost = 2
grid = [".....", ".....", "#####", "..~..", "....."]
""",
        "utf-8",
    )
    (tmp_path / "scenarios.toml").write_text(
        """
[hand_size]
1 = 7
2 = 5
3 = 4
4 = 3
[deal]
level = "I"
[[scenario]]
id = "village"
milestones = 2
start_money = 9
""",
        "utf-8",
    )
    options: dict[str, Any] = {"packs": [str(tmp_path)], "scenario": "village", "players": 3}
    for seed in range(5):
        game = burgh.new("skylines", seed=seed, **options)
        rng = Rng(seed)
        while not game.is_over:
            game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
        assert game.outcome() is not None
        assert burgh.verify(str(game.record())) is None


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("cards", "water = -1", "watr = -1", r"cards.toml: card\[0\].effects.watr"),
        ("cards", "water = -1", "water = 0", r"card\[0\].effects.water: an amount"),
        ("cards", "water = -1", "water = 'x'", r"cards.toml: card\[0\].effects"),
        ("cards", 'id = "I-R2"', 'id = "I-R1"', r"card\[1\].id: 'I-R1' is there already"),
        ("cards", 'id = "I-R1"', 'id = "I R1"', r"card\[0\].id"),
        ("cards", 'deck = "construction"', 'deck = "role"', r"card\[0\].kind"),
        ("cards", 'service = "health"', 'service = "joy"', r"card\[0\].condition\[0\].service"),
        ("cards", ', service = "health" }', " }", r"card\[0\].condition\[0\].service: missing"),
        ("cards", 'any = "residential"', 'any = "industrial"', r"card\[0\].tile.any"),
        ("cards", 'id = "wind-turbine"', 'id = "windmill"', r"tile.id: there is no utility tile"),
        ("cards", "delta = -1, scope", 'delta = -1, where = "anywhere", scope', "has no where"),
        ("cards", "delta = -1", "delta = 1000", r"rules\[0\].delta"),
        ("cards", "pollution = -1 }, scope", "money = -1 }, scope", "may not cost money"),
        ("tiles", 'shape = "I2"', 'shape = "I9"', r"tile\[0\].shape: there is no shape"),
        ("tiles", 'I2 = ["XX"]', 'I2 = ["X.X"]', "shapes.I2: the squares"),
        ("tiles", 'I2 = ["XX"]', 'I2 = ["XX", ".."]', "shapes.I2: equal rows"),
        ("tiles", 'I2 = ["XX"]', 'I2 = ["oo"]', "shapes.I2: an outline is drawn"),
        ("tiles", "count = 4", "count = 0", r"tile\[0\].count"),
        ("boards", "~~~~#....", "~~~~#...", r"board\[0\].grid: 9 rows"),
        ("boards", "~~~~#....", "~~~~#...x", r"board\[0\].grid: squares are"),
        ("boards", "size = [9, 9]", "size = [9, 8]", "size: boards are square"),
        ("boards", "development_cost = 2", "development_cost = -2", r"board\[0\].development_cost"),
        ("scenarios", "2 = 5", "2 = 50", "hand_size.2"),
        ("scenarios", "milestones = 3", "milestones = 9", r"scenario\[0\].milestones"),
        ("scenarios", "start_money = 12", "start_money = -1", r"scenario\[0\].start_money"),
        (
            "scenarios",
            'board = "E", row = 0, col = 1',
            'board = "E", row = 0, col = 3',
            "not_joined",
        ),
        ("scenarios", 'board = "E"', 'board = "Q"', "there is no board 'Q'"),
        ("tracks", 'id = "power"', 'id = "gas"', "tracks.toml: track: the tracks are"),
        ("tracks", "from = 11", "from = 99", "result"),
        ("tracks", "round = 1", "round = 1\nturn = 1", "exchange.turn: not one of"),
        ("tracks", "action = 2", "actoin = 2", "tracks.toml: exchange.action: missing"),
    ],
)
def test_a_mistake_is_answered_with_its_place(
    tmp_path: Path, name: str, old: str, new: str, complaint: str
) -> None:
    """The file, the entry, the field, and what is wrong there."""
    folder = pack(tmp_path, {name: [(old, new)]})
    with pytest.raises(burgh.Malformed, match=complaint):
        burgh.new("skylines", packs=[folder])


def test_a_pack_is_a_folder_with_data(tmp_path: Path) -> None:
    """An empty folder, a missing one and broken TOML are told apart."""
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(burgh.Malformed, match="a pack is a folder with one or more of"):
            burgh.new("skylines", packs=[str(folder)])
    (tmp_path / "cards.toml").write_text("[[card]\n", "utf-8")
    with pytest.raises(burgh.Malformed, match=r"cards\.toml"):
        burgh.new("skylines", packs=[str(tmp_path)])


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"players": 5}, "options.players"),
        ({"players": 0}, "options.players"),
        ({"scenario": 9}, "options.scenario"),
        ({"difficulty": "expert"}, "options.difficulty"),
        ({"scenario": 5, "difficulty": "hard"}, "options.difficulty"),
        ({"scenario": 5, "layout": [["A", 0, 0, 0]]}, "options.layout"),
        ({"scenario": 5, "layout": [["Z", 0, 0, 0]]}, r"options.layout\[0\]\[0\]"),
        ({"roles": ["R-mayor", "R-architect"]}, "options.roles"),
        ({"scenario": 2, "roles": ["R-mayor"]}, "options.roles"),
        ({"scenario": 2, "roles": ["R-mayor", "I-R1"]}, r"options.roles\[1\]"),
        ({"hands": "secret"}, "options.hands"),
        ({"win_from": 5000}, "options.win_from"),
    ],
)
def test_an_option_that_makes_no_sense_is_named(options: dict[str, Any], place: str) -> None:
    """`Malformed` says which and why."""
    with pytest.raises(burgh.Malformed, match=place):
        burgh.new("skylines", **options)


def test_options_change_what_they_say() -> None:
    """Difficulty, roles at random or given, and the number of a scenario."""
    money = {
        level: burgh.new("skylines", seed=1, scenario=5, difficulty=level).position()["money"]
        for level in ("beginner", "advanced", "expert")
    }
    assert money == {"beginner": 12, "advanced": 10, "expert": 8}
    dealt = burgh.new("skylines", seed=1, scenario="2", players=3, roles="random")
    assert dealt.phase == "board"
    assert len(set(dealt.position()["roles"])) == 3
    given = burgh.new("skylines", seed=1, scenario=2, roles=["R-mayor", "R-architect"])
    assert given.position()["roles"] == ["R-mayor", "R-architect"]
    assert len(given.position()["box"]) == 8
