"""Whatever is sent is accepted and can be played, or is `Malformed`; nothing else ever rises."""

from __future__ import annotations

import copy
import json
import shutil
import tempfile
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

import burgh
from burgh import bots
from burgh.casework import run_case
from burgh.core.record import replay
from burgh.core.rng import Rng
from burgh.games.suburbia.content import content
from burgh.games.suburbia.options import read_options
from tests.fuzz.mutate import junk, mutated, mutated_text

ROOT = Path(__file__).parents[2]
FILES: dict[str, dict[str, Any]] = {
    key: json.loads((ROOT / "tests" / "cases" / f"{key}.json").read_text("utf-8"))
    for key in ("suburbia", "bigcity", "skylines")
}
IN_COMMON: list[dict[str, Any]] = [  # cases as every title understands them
    {
        "options": {"players": 2},
        "seed": 7,
        "moves": [],
        "try": "end",
        "expect": {"legal_count": 2, "refusal": None, "scores": [0, 0], "changes": []},
    },
    {"position": burgh.new("suburbia", seed=1).position(), "expect": {"position": {"round": 1}}},
]
CASES = {key: [*file["cases"], *IN_COMMON] for key, file in FILES.items()}
OPTIONS: list[dict[str, Any]] = [
    *map(dict, burgh.title("suburbia").options.samples),
    {"solo": "dale", "bot_must_be_beaten": True, "players": 1},
    {"players": "3", "edition": "second", "stack_table": "first", "packs": []},
    {
        "discard_timing": "after_placement",
        "architect_removal": "before_refill",
        "replace_one_more_round": True,
        "line_tiles_backward": "mirror",
        "price_in_hand": False,
        "mode": "architect",
    },
]
BOTS: list[Any] = [
    "random",
    "greedy:seed=3",
    "mcts:iterations=5,seed=1",
    {"key": "mcts", "params": {"iterations": 3}},
    {"key": "greedy", "params": {"seed": 1}},
]


def often(examples: int) -> settings:
    """Try so many examples."""
    return settings(max_examples=examples, suppress_health_check=list(HealthCheck))


def advanced(options: dict[str, Any], plies: int, seed: int = 1) -> burgh.Game:
    """Give a game some random moves in."""
    game = burgh.new("suburbia", seed=seed, **options)
    play_on(game, plies, seed)
    return game


def play_on(game: burgh.Game, plies: int, seed: int = 1) -> None:
    """Make a few random moves by name."""
    rng = Rng(seed)
    for _ in range(plies):
        if game.is_over:
            return
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))


def complains(error: burgh.Malformed, *paths: str) -> None:
    """Hold that a complaint says something, at one of these places."""
    assert error.problem
    assert str(error)
    assert not paths or any(path in error.path for path in paths)
    event("malformed")


def refuses(refusal: burgh.Refusal) -> None:
    """Hold that a refusal has its code and its rule."""
    assert refusal.key
    assert refusal.rule
    assert repr(refusal)
    event("illegal")


GAMES = [advanced(options, plies) for options in OPTIONS[:11] for plies in (0, 9, 25)]
POSITIONS: list[Any] = [game.position() for game in GAMES]
VIEWS: list[Any] = [game.view(seat).position() for game in GAMES[::4] for seat in (-1, 0)]
HAND_MADE = [
    {key: value for key, value in case.items() if key in POSITIONS[0]}
    for case in FILES["suburbia"]["cases"]
    if case["op"] in ("act", "turn", "legal", "final")
]
HAND_MADE = [{"title": "suburbia", **position} for position in HAND_MADE[::6]]


def settle(game: burgh.Game) -> None:
    """Look at a position that was accepted from all sides, then play on."""
    assert burgh.from_position(game.position()).state.pack() == game.state.pack()
    assert str(game)
    for seat in range(-1, game.seats):
        view = game.view(seat)
        assert burgh.from_position(view.position()).state.pack() == view.state.pack()
        play_on(view.imagine(Rng(2)), 3)
    assert (
        burgh.title("suburbia").position.unpack(game.options, game.state.pack()).equals(game.state)
    )
    assert game.is_over or len(game.legal_moves) > 0
    play_on(game, 8)
    assert burgh.from_position(game.position()).state.pack() == game.state.pack()
    assert burgh.verify(str(game.record())) is None
    event("accepted")


@given(mutated([*POSITIONS, *VIEWS, *HAND_MADE]))
@often(500)
def test_a_position_is_playable_or_malformed(position: Any) -> None:
    """Mutated positions and views, and what is no object at all."""
    before = copy.deepcopy(position)
    try:
        game = burgh.from_position(position)
    except burgh.Malformed as error:
        complains(error)
    else:
        settle(game)
    assert repr(position) == repr(before)


@given(junk)
@often(60)
def test_junk_is_no_position_option_case_or_bot(value: Any) -> None:
    """Every reader answers anything at all with `Malformed`, or takes it."""
    readers = (burgh.from_position, partial(run_case, burgh.title("suburbia")), bots.make)
    for reader in readers:
        try:
            reader(value)
        except burgh.Malformed as error:
            complains(error)


@given(mutated(OPTIONS))
@often(200)
def test_options_deal_a_game_or_are_malformed(options: Any) -> None:
    """Mutated options are named, or a game is dealt with them and played."""
    try:
        chosen = read_options(options)
    except burgh.Malformed as error:
        complains(error)
        return
    title = burgh.title("suburbia")
    play_on(burgh.Game(title, chosen, title.deal(chosen, Rng(1))), 6)
    event("accepted")


@given(
    st.sampled_from(list(CASES)).flatmap(lambda key: st.tuples(st.just(key), mutated(CASES[key])))
)
@often(600)
def test_a_case_runs_or_is_malformed(damaged: tuple[str, Any]) -> None:
    """Mutated cases give disagreements as text, or complain; the case itself stays as it was."""
    key, case = damaged
    before = repr(case)
    try:
        wrong = run_case(burgh.title(key), case, FILES[key])
    except burgh.Malformed as error:
        complains(error)
    else:
        assert all(isinstance(line, str) and line for line in wrong)
        event("ran")
    assert repr(case) == before


MOVES = [
    (index, json.loads(msgspec.json.encode(move)))
    for index, game in enumerate(GAMES)
    for move in game.legal_moves[::25]
]
LINES = sorted({game.write(move) for game in GAMES for move in game.legal_moves[::25]})


def offer(game: burgh.Game, move: Any) -> None:
    """Send a move: it is made and can be taken back, or refused and nothing has changed."""
    before = game.state.pack()
    ply = game.ply
    try:
        game.push(move)
    except burgh.Malformed as error:
        complains(error)
    except burgh.Illegal as error:
        refuses(error.refusal)
    else:
        assert game.ply == ply + 1
        game.pop()
        event("made")
    assert game.state.pack() == before


@given(st.data())
@often(400)
def test_a_json_move_is_made_refused_or_malformed(data: st.DataObject) -> None:
    """Mutated moves change nothing unless they are legal."""
    index, move = data.draw(st.sampled_from(MOVES))
    game = GAMES[data.draw(st.sampled_from([index, index, 0, 4, 20]))]
    offer(game, data.draw(mutated([move])))


@given(st.sampled_from(GAMES), mutated_text(LINES))
@often(400)
def test_a_typed_move_is_made_refused_or_malformed(game: burgh.Game, line: str) -> None:
    """Mutated lines of text likewise."""
    offer(game, line)


def record_texts() -> list[str]:
    """Give short records, one with a deal instead of a seed."""
    dealt = burgh.from_position(POSITIONS[4])
    play_on(dealt, 3)
    games = [*(advanced(options, 7) for options in OPTIONS[:9:2]), dealt]
    texts = [str(game.record()) for game in games]
    finished = advanced({"mode": "architect"}, 200)
    return [*texts, str(finished.record())]


RECORDS = record_texts()


@given(mutated_text(RECORDS))
@often(400)
def test_a_record_is_replayed_or_malformed(text: str) -> None:
    """Mutated records replay as far as they agree, and the game at that point plays on."""
    try:
        wrong = burgh.verify(text)
        game, again = replay(burgh.core.record.parse_record(text), burgh.title)
    except burgh.Malformed as error:
        complains(error)
        return
    assert again == wrong
    assert wrong is None or (wrong.problem and wrong.line > 0)
    play_on(game, 4)
    event("replayed")


@given(st.data())
@often(120)
def test_a_records_deal_may_be_any_position(data: st.DataObject) -> None:
    """A mutated deal inside a record is named from the outside: its path begins with deal."""
    position = data.draw(mutated([POSITIONS[4], POSITIONS[20]]))
    text = f"burgh record 1\ntitle: suburbia\noptions: {{}}\ndeal: {json.dumps(position)}\n\n"
    try:
        game = burgh.read(text)
    except burgh.Malformed as error:
        complains(error, "deal", "line 4")
    else:
        play_on(game, 4)


@given(st.one_of(mutated(BOTS), mutated_text([spec for spec in BOTS if isinstance(spec, str)])))
@often(300)
def test_a_bot_spec_makes_a_bot_or_is_malformed(spec: Any) -> None:
    """Whatever is made chooses a legal move; long searches are not tried."""
    try:
        bot = bots.make(spec)
    except burgh.Malformed as error:
        complains(error)
        return
    text = str(spec)
    if bot.name in ("random", "greedy") or "iterations=5," in text or "'iterations': 3" in text:
        game = GAMES[7]
        assert bot.choose(game.view(game.turn)) in game.legal_moves
        event("made")


# --- packs ------------------------------------------------------------------------------------

PACK: dict[str, Any] = {
    "tile": [
        {
            "id": "night_market",
            "category": "commercial",
            "stack": "A",
            "cost": 2,
            "copies": 40,
            "icon": "restaurant",
            "effects": [
                {"track": "income", "amount": 1},
                {"track": "money", "amount": -3, "each": "civic", "where": "own"},
                {"track": "population", "amount": 2, "each": ["office", "school"], "where": "all"},
            ],
        },
        {
            "id": "ferry",
            "category": "industrial",
            "stack": "A",
            "cost": 0,
            "copies": 40,
            "effects": [
                {"track": "money", "amount": 1, "each": "any", "where": "own_lakes"},
                {"track": "reputation", "amount": 1, "when": "red_line"},
                {
                    "track": "income",
                    "amount": -1,
                    "each": "airport",
                    "where": "all",
                    "when": "after",
                },
            ],
        },
    ]
}


def toml(value: Any) -> str:
    """Write plain data as inline TOML; what TOML cannot hold becomes an odd string."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml(str(k))} = {toml(v)}" for k, v in value.items()) + "}"
    return json.dumps(str(value))


def try_pack(text: str) -> None:
    """Deal a game with a pack whose `tiles.toml` is this text, and play."""
    folder = tempfile.mkdtemp()
    try:
        (Path(folder) / "tiles.toml").write_bytes(text.encode("utf-8", "surrogatepass"))
        game = burgh.new("suburbia", seed=1, players=3, packs=[folder])
        play_on(game, 25)
        assert burgh.verify(str(game.record())) is None
        event("accepted")
    except burgh.Malformed as error:
        complains(error, "tiles.toml")
    finally:
        shutil.rmtree(folder)
        content.cache_clear()


def test_the_packs_own_example_is_accepted() -> None:
    """So the mutations start from something that works."""
    text = f"tile = {toml(PACK['tile'])}\n"
    assert tomllib.loads(text) == PACK
    folder = tempfile.mkdtemp()
    (Path(folder) / "tiles.toml").write_text(text, encoding="utf-8")
    game = burgh.new("suburbia", seed=1, packs=[folder])
    assert "ferry" in game.position()["stack"]
    shutil.rmtree(folder)


@given(mutated([PACK], most=2))
@often(150)
def test_a_pack_is_playable_or_malformed(pack: Any) -> None:
    """Mutated tiles are named with their place in tiles.toml, or dealt and played."""
    try_pack("\n".join(f"{toml(str(key))} = {toml(value)}" for key, value in pack.items()))


@given(mutated_text([f"tile = {toml(PACK['tile'])}\n"]))
@often(100)
def test_a_packs_text_is_toml_or_malformed(text: str) -> None:
    """Any bytes at all."""
    try_pack(text)


@given(st.one_of(st.text(max_size=8), st.sampled_from(["\0", "\ud800", "/", "x" * 5000, ""])))
@often(40)
def test_a_pack_that_is_not_there_is_malformed(folder: str) -> None:
    """Names no file can have are named all the same."""
    try:
        read_options({"packs": [folder]})
    except burgh.Malformed as error:
        complains(error)
    else:
        raise AssertionError(folder)


def test_deep_toml_and_long_numbers_are_malformed(tmp_path: Path) -> None:
    """Neither thousands of brackets nor thousands of digits bring the reader down."""
    for text in ("tile = " + "[" * 5000, "tile = " + "1" * 6000):
        (tmp_path / "tiles.toml").write_text(text, encoding="utf-8")
        with pytest.raises(burgh.Malformed, match=r"tiles\.toml"):
            read_options({"packs": [str(tmp_path)]})
