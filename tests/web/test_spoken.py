"""The client and the engine say the same: both match one file of sentences."""

from __future__ import annotations

from tests.web.spoken import FILE, written


def test_the_sentences_the_client_is_held_to_are_those_the_engine_says() -> None:
    """If words have changed: `PYTHONPATH=src .venv/bin/python -m tests.web.spoken`."""
    assert FILE.read_text(encoding="utf-8") == written()
