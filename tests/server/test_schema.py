"""What the browser's types are made of is what the server speaks."""

from __future__ import annotations

from pathlib import Path

from burgh.table.schema import schema_text, wire_schema

FILE = Path(__file__).parents[2] / "web" / "src" / "wire" / "schema.json"


def test_the_schema_in_the_checkout_is_that_of_the_messages() -> None:
    """After a change of `wire.py`: `PYTHONPATH=src python tools/schema.py`."""
    assert FILE.read_text(encoding="utf-8") == schema_text()


def test_every_answer_and_request_is_told_apart_by_its_type() -> None:
    """The unions name all their members; what we send is whole, but for what is left out."""
    parts = wire_schema()["$defs"]
    for union in ("Request", "Answers", "Event"):
        for member in parts[union]["anyOf"]:
            assert member["$ref"].removeprefix("#/$defs/") in parts
    assert set(parts["Problem"]["required"]) == set(parts["Problem"]["properties"])
    assert "where" not in parts["Sit"]["properties"]
