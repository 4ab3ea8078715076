"""What docs/fairness.md shows is so: its lines run, its numbers add up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import burgh
from burgh.core.seal import seal_of, secret_text, seed_of

PAGE = (Path(__file__).parent.parent / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRET, PARTS = "5e" * 32, ("0a" * 16, "0b" * 16)
SEEDS_A_SECOND = 4.95e10  # measured on one graphics card
YEAR = 365.25 * 86400


def served() -> str:
    """Give the record of a game as a server gives it."""
    options = burgh.new("suburbia", players=2, seed=1).record().options
    seal = seal_of(secret_text("suburbia", options, SECRET))
    game = burgh.new("suburbia", seed=seed_of(seal, SECRET, PARTS), **options)
    game.push(game.legal_moves[0])
    return str(replace(game.record(), seal=f"{seal} {SECRET}", parts=PARTS))


@pytest.mark.parametrize(
    ("record", "printed"),
    [
        (served(), ["sealed: True", "shared: True", "dealt: True"]),
        (served().replace(PARTS[1], "0c" * 16), ["sealed: True", "shared: False"]),
        (served().replace(f" {SECRET}", " " + "5f" * 32), ["sealed: False", "shared: False"]),
    ],
)
def test_a_record_is_checked_by_hand(
    record: str,
    printed: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The lines of the page run as they stand, and find what was forged."""
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, object] = {}
    for block in blocks[: len(printed) - 1]:
        exec(block, names)
    assert capsys.readouterr().out.splitlines() == printed


def test_the_times_of_the_page_are_those_of_its_numbers() -> None:
    """How long all seeds take to try, the old ones and the new."""
    assert f"take {2**52 / SEEDS_A_SECOND / 3600:.0f} hours" in PAGE
    assert f"takes {2**256 / SEEDS_A_SECOND / YEAR:.0e} years".replace("e+", "e") in PAGE
    assert f"2**(52 - 44.7) = {round(2 ** (52 - 44.7), -1):.0f}" in PAGE
