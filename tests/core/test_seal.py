"""A sealed deal can be checked by anybody, and nobody can change it afterwards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import burgh
from burgh.core.record import Record
from burgh.core.seal import deal_text, seal_of, secret_text, seed_of

SALT = "00112233445566778899aabbccddeeff"
SECRET = SALT * 2
PARTS = ("ab" * 16, "")


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


def shared(parts: tuple[str, ...] = PARTS) -> Record:
    """Give the record of a game dealt from a secret and parts."""
    options = burgh.new("suburbia", players=2, seed=1).record().options
    seal = seal_of(secret_text("suburbia", options, SECRET))
    game = burgh.new("suburbia", seed=seed_of(seal, SECRET, parts), **options)
    game.push(game.legal_moves[0])
    return replace(game.record(), seal=f"{seal} {SECRET}", parts=parts)


def test_the_seed_of_a_secret_and_parts_never_changes() -> None:
    """Records are checked with it, by other programs too."""
    seal = seal_of(secret_text("suburbia", {"players": 2}, SECRET))
    seed = "eba55daec434bb63a7bd44e2f532265f4a0817985bb174f497f4be69b5b9ea0e"
    assert seal == "13715dc729ee0467369097683d5ea1f1a39b17b6fc08084f449637b0231809bd"
    assert seed_of(seal, SECRET, PARTS) == int(seed, 16)


def test_every_part_counts_and_so_does_its_seat() -> None:
    """Another part, another seat or none gives another seed; so does another seal."""
    tried = [PARTS, ("", PARTS[0]), ("", ""), ("ac" * 16, ""), (PARTS[0], PARTS[0])]
    seeds = {seed_of(seal, SECRET, parts) for parts in tried for seal in ("0" * 64, "1" * 64)}
    assert len(seeds) == 10


def test_a_record_names_secret_and_parts_and_is_verified() -> None:
    """The headers come back as they were written, a seat without a part as well."""
    record = shared()
    text = str(record)
    assert f"\nparts: {PARTS[0]} -\n" in text
    assert burgh.verify(text) is None
    found = burgh.core.record.parse_record(text)
    assert (found.seal, found.parts, found.seed) == (record.seal, PARTS, record.seed)


@pytest.mark.parametrize(
    ("forged", "header"),
    [
        (replace(shared(), seal=f"{'0' * 64} {SECRET}"), "seal"),
        (replace(shared(), parts=("ab" * 16, "ab" * 16)), "seed"),
        (replace(shared(), parts=("ab" * 16, "", "")), "seed"),
        (replace(shared(), seed=2**200), "seed"),
    ],
)
def test_what_was_forged_afterwards_is_told(forged: Record, header: str) -> None:
    """Secret, parts and seed are held together; the line is that of what does not fit."""
    text = str(forged)
    wrong = burgh.verify(text)
    assert wrong is not None
    assert text.splitlines()[wrong.line - 1].startswith(f"{header}: ")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (f"parts: {PARTS[0]} -\n", "", 7),
        (PARTS[0], PARTS[0].upper(), 8),
        (PARTS[0], "ab" * 15, 8),
        (f" {SECRET}", f" {SALT}", 8),
        ("seed: ", "seed: 9", 6),
        ("seed: ", "seed: x", 6),
    ],
)
def test_headers_of_a_deal_that_do_not_fit_are_malformed(old: str, new: str, line: int) -> None:
    """The error names the line."""
    with pytest.raises(burgh.Malformed, match=f"line {line}"):
        burgh.verify(str(shared()).replace(old, new))
