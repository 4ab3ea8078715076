"""Records: a game as text, what is wrong with one, and the examples of the docs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import burgh
from burgh.core.record import RecordedMove, parse_record, replay
from burgh.core.rng import Rng

DOCS = Path(__file__).parents[2] / "docs"


def example(page: str, language: str) -> str:
    """Give the first block of a language in a page of the docs."""
    found = re.search(f"```{language}\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def short() -> str:
    """Give a record of five moves."""
    game = burgh.new("suburbia", seed=11)
    rng = Rng(4)
    for _ in range(5):
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return str(game.record())


def test_a_record_can_be_read_without_replaying_it() -> None:
    """Every header and every move of it, with the line where it stands."""
    record = parse_record(short())
    assert (record.title, record.seed, record.deal) == ("suburbia", 11, None)
    assert record.options == {"players": 2, "edition": "first", "mode": "standard"}
    assert record.engine == burgh.__version__
    assert record.outcome is None
    assert [made.line for made in record.moves] == [8, 9, 10, 11, 12]
    assert all(made.check is not None for made in record.moves)
    assert str(record) == short()


def test_a_game_from_a_position_carries_its_deal() -> None:
    """It has no seed, so its record begins with the position itself."""
    position = burgh.new("suburbia", seed=2, mode="architect").position()
    game = burgh.from_position(position)
    game.push(game.legal_moves[0])
    text = str(game.record())
    record = parse_record(text)
    assert record.seed is None
    assert record.deal == json.loads(json.dumps(position))
    assert burgh.read(text).state.pack() == game.state.pack()


def test_checks_may_be_left_out() -> None:
    """A record typed by hand needs no checks, nor engine, data and outcome."""
    lines = [line for line in short().splitlines() if not line.startswith(("engine", "data"))]
    text = "\n".join(re.sub(r" #[0-9a-f]{8}$", "", line) for line in lines)
    assert burgh.read(text).state.pack() == burgh.read(short()).state.pack()


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("burgh record 1", "chess record 1", 1, "begins with"),
        ("title: suburbia\n", "", 6, "title is missing"),
        ("options:", "option:", 3, "not a header"),
        ("options: {", "options: [", 3, "not JSON"),
        (
            'options: {"players": 2, "edition": "first", "mode": "standard"}',
            "options: []",
            3,
            "not",
        ),
        ("seed: 11\n", "", 6, "either a seed or a deal"),
        ("seed: 11", "seed: x", 6, "whole number"),
        ("seed: 11", "seed: 11\nseed: 12", 7, "stands twice"),
        ("\n\n", "\n\nhello\n", 8, "not a move"),
        ("\n\n", "\n\n" + "9" * 5000 + " skip\n", 8, "not a move"),
        ("\n\n", "\n\n0 skip" + " " * 200_000 + "!\n", 8, "not a move"),
    ],
)
def test_a_record_that_cannot_be_read_says_on_which_line(
    old: str, new: str, line: int, problem: str
) -> None:
    """Whatever is wrong with its text."""
    text = short()
    assert old in text
    with pytest.raises(burgh.Malformed, match=problem) as caught:
        parse_record(text.replace(old, new, 1))
    assert caught.value.path == f"line {line}"


def test_nothing_is_no_record() -> None:
    """The empty text says what a record begins with."""
    with pytest.raises(burgh.Malformed, match="begins with"):
        burgh.read("")


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ("keep nonsense", "there is no"),
        ("buy farm @ 1,1", "wrong_phase"),
        ("fly away", "not one of"),
    ],
)
def test_a_move_that_cannot_be_made_is_named_with_its_line(move: str, problem: str) -> None:
    """`verify` tells the ply, the line and the reason; `read` refuses."""
    lines = short().splitlines()
    seat = lines[7].split()[0]
    lines[7] = f"{seat} {move}"
    found = burgh.verify("\n".join(lines))
    assert found is not None
    assert (found.ply, found.line) == (0, 8)
    assert problem in found.problem
    assert str(found).startswith("line 8, move 1: ")
    with pytest.raises(burgh.Malformed, match="line 8"):
        burgh.read("\n".join(lines))


@pytest.mark.parametrize("left", range(8))
def test_a_check_that_was_cut_is_no_check(left: int) -> None:
    """A check has eight digits: with fewer, down to none, the line is refused."""
    lines = short().splitlines()
    lines[7] = lines[7][: len(lines[7]) - 8 + left]
    assert re.search(rf" #[0-9a-f]{{{left}}}$", lines[7])
    found = burgh.verify("\n".join(lines))
    assert found is not None
    assert found.line == 8


def test_a_move_of_the_wrong_seat_is_found_out() -> None:
    """The seat in front of a move is who decides."""
    lines = short().splitlines()
    lines[7] = "3" + lines[7][1:]
    found = burgh.verify("\n".join(lines))
    assert found is not None
    assert "seat 3 moves" in found.problem


def test_an_outcome_that_is_not_true_is_found_out() -> None:
    """At the line where it is claimed."""
    found = burgh.verify(short().replace("seed: 11", "seed: 11\noutcome: 9 9 | winner 0 | luck"))
    assert found is not None
    assert found.line == 7
    assert "luck" in found.problem


def test_a_deal_that_does_not_fit_is_named_from_the_outside() -> None:
    """The path begins with `deal`."""
    text = 'burgh record 1\ntitle: suburbia\noptions: {}\ndeal: {"round": 0}\n\n'
    with pytest.raises(burgh.Malformed) as caught:
        burgh.read(text)
    assert caught.value.path == "deal.round"


def test_a_record_is_a_value() -> None:
    """Two readings of the same text are equal."""
    assert parse_record(short()) == parse_record(short())
    assert RecordedMove(0, "skip", None) == RecordedMove(0, "skip", None)


def test_the_record_in_the_docs_replays() -> None:
    """docs/records.md shows a game that was really played."""
    text = example("records.md", "text")
    game, wrong = replay(parse_record(text), burgh.title)
    assert wrong is None
    assert parse_record(str(game.record())).moves == parse_record(text).moves


def test_the_position_in_the_docs_is_one() -> None:
    """docs/positions/suburbia.md shows a position that can be set up and played."""
    position = json.loads(example("positions/suburbia.md", "json"))
    game = burgh.from_position(position)
    assert len(game.legal_moves) > 10
    assert burgh.from_position(game.position()).state.pack() == game.state.pack()


def test_the_docs_name_every_field_of_a_position() -> None:
    """No field of the format, nor of the facts beside it, is left out, and none is invented."""
    from burgh.games.suburbia.position import Player, Position

    page = (DOCS / "positions" / "suburbia.md").read_text("utf-8")
    position, _, facts = page.partition("## Facts")
    named, beside = (
        set(re.findall(r"^\| `(\w+)`", text, re.MULTILINE)) for text in (position, facts)
    )
    assert named == {*Position.__struct_fields__, *Player.__struct_fields__}
    game = burgh.new("suburbia", seed=1)
    assert beside == set(game.title.facts(game.view(0).state))


def test_the_docs_name_every_header_of_a_record() -> None:
    """Likewise for records."""
    from burgh.core.record import HEADERS

    page = (DOCS / "records.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)`", page, re.MULTILINE)) == set(HEADERS)
