"""Former players: what a log still tells when somebody has deleted their account."""

from __future__ import annotations

from burgh.table import events as log
from burgh.table.former import without_names


def test_rules_of_a_table_name_nobody_who_is_gone() -> None:
    """What a host decided stays, and for whom; only the name goes, and only theirs."""
    rules: list[log.Event] = [
        log.Barred(person="bob", name="Bob"),
        log.Silenced(person="bob", name="Bob"),
        log.HandedOver(person="bob", name="Bob"),
        log.Barred(person="eve", name="Eve"),
    ]
    assert list(without_names(rules, {"bob"})) == [
        log.Barred(person="bob"),
        log.Silenced(person="bob"),
        log.HandedOver(person="bob"),
        log.Barred(person="eve", name="Eve"),
    ]
