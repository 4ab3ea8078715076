"""`burgh verify-deal`: seal, parts, seed and game of a record held against each other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from burgh.core.record import Record
from burgh.core.seal import deal_text, seal_of, secret_text, seed_of
from tests.cli.conftest import Burgh, random_game

SECRET = "5e" * 32
PARTS = ("0a" * 16, "")


def served(seed: int = 5) -> Record:
    """Give the record of a finished game dealt from a secret and a part."""
    options = random_game(seed, players=2).record().options
    seal = seal_of(secret_text("suburbia", options, SECRET))
    played = random_game(seed_of(seal, SECRET, PARTS), **options)
    return replace(played.record(), seal=f"{seal} {SECRET}", parts=PARTS)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Give a file with such a game."""
    return written(tmp_path, served())


def written(folder: Path, record: Record) -> Path:
    file = folder / "game.txt"
    file.write_text(str(record))
    return file


def test_a_fair_deal_is_told_step_by_step(record: Path, run: Burgh) -> None:
    """Seal, parts, seed, game, and the verdict."""
    result = run("verify-deal", record)
    assert result.status == 0
    told = [line.partition(":")[0] for line in result.out.splitlines()]
    assert told[:4] == ["Seal", "Parts that players added", "Seed", "Game"]
    assert result.out.splitlines()[-1] == "The shuffle is the one that was sealed."


def test_it_is_told_in_three_languages(record: Path, run: Burgh) -> None:
    """The words change, the number of lines does not."""
    told = [run("verify-deal", record, "--lang", each).out for each in ("en", "fr", "ru")]
    assert {text.count("\n") for text in told} == {5}
    assert len(set(told)) == 3


@pytest.mark.parametrize(
    ("forged", "wrong"),
    [
        (replace(served(), seal=f"{'0' * 64} {SECRET}"), {"seal": False, "seed": False}),
        (replace(served(), parts=("0b" * 16, "")), {"seal": True, "seed": False}),
        (replace(served(), moves=served(6).moves[:1] + served().moves), {"seal": True}),
    ],
)
def test_a_forged_deal_is_found_out(
    tmp_path: Path, run: Burgh, forged: Record, wrong: dict[str, bool]
) -> None:
    """The exit status is 1, and what does not fit is named."""
    result = run("verify-deal", written(tmp_path, forged), "--json")
    found = json.loads(result.out)
    assert (result.status, found["agrees"]) == (1, False)
    assert {name: found[name] for name in wrong} == wrong
    assert "not the one" in run("verify-deal", tmp_path / "game.txt").out


def test_a_deal_of_another_seed_than_its_moves_is_found_out(tmp_path: Path, run: Burgh) -> None:
    """Secret and parts may fit each other and yet not the game that was played."""
    other = random_game(99, players=2).record()
    forged = replace(served(), moves=other.moves, outcome=other.outcome)
    result = run("verify-deal", written(tmp_path, forged))
    assert result.status == 1
    assert "Game: it is not the shuffle of this seed" in result.out
    assert "line 11, move 1" in result.out


def test_a_seed_of_one_side_is_called_so(tmp_path: Path, run: Burgh) -> None:
    """Records of older servers and chosen seeds have a seal, but no parts."""
    bare = random_game(5, players=2).record()
    seal = seal_of(deal_text(bare.title, bare.options, 5, "ab" * 16))
    result = run("verify-deal", written(tmp_path, replace(bare, seal=f"{seal} {'ab' * 16}")))
    assert result.status == 0
    assert "one side alone" in result.out


def test_what_cannot_be_checked_is_bad_input(tmp_path: Path, run: Burgh, record: Path) -> None:
    """No seal, no record, no file: one line, which says where."""
    bare = written(tmp_path, random_game(5, players=2).record())
    result = run("verify-deal", bare)
    assert (result.status, result.out) == (2, "")
    assert "no seal" in result.err
    bare.write_text(str(served()).replace("parts: 0a", "parts: zz"))
    assert "line 8" in run("verify-deal", bare).err
    assert run("verify-deal", tmp_path / "nowhere.txt").status == 2
