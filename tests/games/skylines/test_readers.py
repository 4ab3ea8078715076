"""Whatever is sent is accepted and can be played on, or is `Malformed`; nothing else rises."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import burgh
from burgh.core.rng import Rng
from tests.games.skylines.test_cases import CASES, run_case

WORDS = ("", "I-R1", "U-stadium", "P-tax-rise", "N-drought", "R-mayor", "back-I", "back-role",
         "clinic", "res-I2", "A", "E", "turn", "place", "tile", "draw", "swap", "redraw", "over",
         "no_action", "private", "scenario-5", "ё", "\0", "a" * 300)  # fmt: skip
NUMBERS = (-1, 0, 1, 3, 6, 9, 16, 62, 64, 90, 255, 10**6, 2**63, -(10**30), 0.5, float("nan"))
Path = tuple[Any, ...]


def paths(data: Any, here: Path = ()) -> Iterator[Path]:
    """Give the place of every part of some data."""
    if here:
        yield here
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from paths(value, (*here, key))


def look(data: Any, path: Path) -> Any:
    """Give the part at a place."""
    for step in path:
        data = data[step]
    return data


def junk(chance: random.Random) -> Any:
    """Give something that belongs nowhere, or nearly fits."""
    kind = chance.random()
    if kind < 0.5:
        return chance.choice(WORDS)
    return chance.choice(NUMBERS) if kind < 0.9 else chance.choice([None, True, [], {}, [[1]]])


def mutated(data: Any, chance: random.Random) -> Any:
    """Give some data with up to three things wrong with it."""
    data = copy.deepcopy(data)
    for _ in range(chance.randint(1, 3)):
        places = list(paths(data))
        if not places:
            return data
        *outer, last = chance.choice(places)
        holder = look(data, tuple(outer))
        change = chance.choice(["drop", "replace", "borrow", "insert"])
        if change == "drop":
            del holder[last]
        elif change == "replace":
            holder[last] = junk(chance)
        elif change == "borrow":
            holder[last] = copy.deepcopy(look(data, chance.choice(places)))
        elif isinstance(holder, dict):
            holder[chance.choice(WORDS)] = junk(chance)
        else:
            holder.insert(last, junk(chance))
    return data


def games() -> list[burgh.Game]:
    """Give games of all samples, some moves in."""
    found = []
    for number, options in enumerate(burgh.title("skylines").options.samples):
        game = burgh.new("skylines", seed=number, **options)
        rng = Rng(number)
        for _ in range(5 * number % 37):
            if not game.is_over:
                game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
        found.append(game)
    return found


GAMES = games()
POSITIONS = [view.position() for game in GAMES for view in (game, game.view(0), game.view(-1))]


def play_on(game: burgh.Game) -> None:
    """Go on for a few moves; what comes out goes in again."""
    rng = Rng(3)
    for _ in range(6):
        if game.is_over or not game.state.legal():
            break
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    again = burgh.from_position(json.loads(json.dumps(game.position())))
    assert again.state.pack() == game.state.pack()
    assert game.is_over or game.state.legal() or game.state.viewer != -2


@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_position_is_malformed_or_playable(seed: int) -> None:
    """Dropped, replaced, borrowed and inserted things."""
    chance = random.Random(seed)
    accepted = 0
    for _ in range(60):
        data = mutated(chance.choice(POSITIONS), chance)
        try:
            game = burgh.from_position(data)
        except burgh.Malformed:
            continue
        accepted += 1
        play_on(game)
    assert accepted < 40


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_case_is_malformed_or_runs(seed: int) -> None:
    """A case file is data from outside too."""
    chance = random.Random(100 + seed)
    for _ in range(60):
        try:
            found = run_case(mutated(chance.choice(CASES), chance))
        except burgh.Malformed:
            continue
        else:
            assert all(isinstance(line, str) for line in found)


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_move_is_malformed_refused_or_made(seed: int) -> None:
    """A refusal exactly when the move is not on the list."""
    chance = random.Random(200 + seed)
    for _ in range(60):
        game = chance.choice([game for game in GAMES if not game.is_over])
        move = game.title.moves.name(game.state, chance.choice(game.state.legal()))
        plain = mutated(json.loads(msgspec.json.encode(move)), chance)
        try:
            refusal = game.refusal(plain)
        except burgh.Malformed:
            continue
        else:
            assert (refusal is None) == (game.parse(plain) in set(game.legal_moves))


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"tiles": [["clinic", 4, 23, 0]]}, r"tiles\[0\]: on_road at 4,23"),
        ({"tiles": [["clinic", 0, 23, 45]]}, r"tiles\[0\]\[3\]"),
        ({"tiles": [["clinik", 0, 23, 0]]}, r"tiles\[0\]\[0\]: there is no tile"),
        ({"tiles": [["clinic", 0, 23, 0], ["clinic", 1, 23, 0]]}, r"tiles\[1\]\[0\]"),
        ({"tiles": [["stadium", 0, 23, 0]]}, r"tiles\[0\]\[0\]"),
        ({"boards": ["A", "A"]}, "boards"),
        ({"boards": ["F"]}, r"boards\[0\]"),
        ({"hands": [["I-R1"], ["I-R1"]]}, r"hands\[1\]\[0\]: 'I-R1' lies somewhere else"),
        ({"hands": [["N-drought"]]}, r"hands\[0\]\[0\]: 'N-drought' does not lie here"),
        ({"hands": [["U-stadium"]]}, r"hands\[0\]\[0\]: 'U-stadium' is not in this scenario"),
        ({"hands": [["back-I"]]}, "viewer"),
        ({"exchange": ["P-tax-rise"]}, r"exchange\[0\]"),
        ({"piles": {"I": ["II-R1"]}}, r"piles.I\[0\]"),
        ({"piles": {"IV": []}}, "piles"),
        ({"tracks": {"power": 9}}, "tracks.power"),
        ({"tracks": {"money": 9}}, "tracks.money"),
        ({"tracks": {"happiness": -5}}, "tracks.happiness"),
        ({"overall": -10}, "overall"),
        ({"money": -1}, "money"),
        ({"phase": "lunch"}, "phase"),
        ({"phase": "over"}, "result"),
        ({"result": "no_action"}, "result"),
        ({"phase": "place"}, "card"),
        ({"phase": "refill"}, "owed"),
        ({"phase": "redraw"}, "put"),
        ({"phase": "role"}, "role_offer"),
        ({"active": 2}, "active"),
        ({"token": -1}, "token"),
        ({"barred": "I-R1"}, "barred"),
        ({"supply": {"clinik": 1}}, "supply.clinik"),
        ({"layout": [["B", 0, 0, 0], ["A", 0, 1, 0]]}, "layout"),
        ({"options": {"scenario": "scenario-5"}}, "layout"),
        ({"colour": 1}, "colour"),
    ],
)
def test_a_mistake_in_a_position_is_told_where(fields: dict[str, Any], place: str) -> None:
    """Field, number, and what does not fit."""
    with pytest.raises(burgh.Malformed, match=place):
        burgh.from_position({"title": "skylines", "boards": ["A"], "hands": [[], []], **fields})
