"""A sealed deal can be checked by anybody, and nobody can change it afterwards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import burgh
from burgh.core.record import Record
from burgh.core.seal import deal_text, seal_of

SALT = "00112233445566778899aabbccddeeff"


def sealed(seed: int) -> Record:
    game = burgh.new("suburbia", players=2, seed=seed)
    game.push(game.legal_moves[0])
    record = game.record()
    digest = seal_of(deal_text(record.title, record.options, seed, SALT))
    return replace(record, seal=f"{digest} {SALT}")


def test_a_record_with_its_seal_is_verified_and_keeps_it_in_writing() -> None:
    """The header comes back as it was written."""
    text = str(sealed(11))
    assert burgh.verify(text) is None
    assert "\nseal: " in text


def test_another_seed_than_the_sealed_one_is_told() -> None:
    """The first disagreement is the seal itself, at its own line."""
    forged = str(replace(sealed(11), seed=12))
    wrong = burgh.verify(forged)
    assert wrong is not None
    assert "sealed" in wrong.problem
    assert forged.splitlines()[wrong.line - 1].startswith("seal: ")


def test_a_seal_that_is_none_is_malformed() -> None:
    """The error names its line."""
    text = str(sealed(11)).replace("seal: ", "seal: x")
    with pytest.raises(burgh.Malformed, match="line 7"):
        burgh.verify(text)
