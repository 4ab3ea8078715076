"""Alerts and the board ask for what the server counts, and for nothing else."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from burgh.server.faults import FAULTS
from burgh.server.problems import fault
from tests.server.serving import Browser, choose, serving, settings_for
from tests.server.sitting import asynchronous, until

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = re.compile(r"\b((?:burgh|process)_[a-z_]+)(?:\{([^}]*)\})?")
LABEL = re.compile(r'(\w+)\s*=~?\s*"([^"]*)"')
TWO = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}


def queries_of(value: Any) -> Iterator[str]:
    """Every `expr` in something that was read from YAML or JSON."""
    if isinstance(value, dict):
        for key, inside in value.items():
            if key == "expr":
                yield str(inside)
            else:
                yield from queries_of(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from queries_of(inside)


def read(name: str) -> Any:
    """Read a file of deploy/."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    return json.loads(text) if name.endswith(".json") else yaml.safe_load(text)


@asynchronous
async def test_every_number_that_is_asked_for_exists(tmp_path: Path) -> None:
    """A renamed counter would make an alert silent for ever; labels and their values count too."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        async with ada.at(key, 0) as line:
            await line.until(object, lambda _: line.seen is not None and bool(line.seen.legal))
            await choose(line, 0, random.Random(1))
        await until(lambda: app.state.runtime.hub.count() == 0)
        text = await ada.get("/metrics")
    families = list(text_string_to_metric_families(text))
    samples = {sample.name for family in families for sample in family.samples}
    known = samples | {family.name for family in families} | declared(text)
    labels: dict[str, dict[str, set[str]]] = {}
    for family in families:
        for sample in family.samples:
            for label, value in sample.labels.items():
                labels.setdefault(sample.name, {}).setdefault(label, set()).add(value)
    for file in ("alerts.yml", "grafana.json"):
        asked = list(queries_of(read(file)))
        assert asked, file
        for query in asked:
            for name, within in NAME.findall(query):
                assert name in known, (file, name, query)
                for label, value in LABEL.findall(within):
                    seen = labels.get(name, {}).get(label)
                    assert seen is not None, (file, name, label)
                    if label in ("queue", "why", "state"):
                        assert set(value.split("|")) <= seen, (file, name, label, value)


def declared(text: str) -> set[str]:
    """The names that are announced though they have no number yet, as Redis where there is none."""
    return {
        name + ("_total" if kind == "counter" and not name.endswith("_total") else "")
        for name, kind in re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE)
    }


def test_every_alert_says_what_to_do() -> None:
    """A name, how long it must last, how bad it is, a sentence, and where to read on."""
    rules = [rule for group in read("alerts.yml")["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules) > 8
    told = (DEPLOY.parent / "docs" / "server.md").read_text(encoding="utf-8")
    for rule in rules:
        assert rule["labels"]["severity"] in ("page", "ticket"), rule["alert"]
        assert rule["annotations"]["summary"], rule["alert"]
        assert re.fullmatch(r"\d+[smh]", rule["for"]), rule["alert"]
        assert f"`{rule['alert']}`" in told, rule["alert"]


def test_the_board_can_be_read() -> None:
    """Each panel has a title, a place of its own and at least one query."""
    panels = read("grafana.json")["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(panels) > 8
    assert all(panel["title"] and list(queries_of(panel)) for panel in panels)


def test_a_fault_is_counted_where_it_happened(capsys: pytest.CaptureFixture[str]) -> None:
    """By route or kind of message: nothing that names a person or a game."""
    before = FAULTS["/api/tables/{table}"]
    fault(ZeroDivisionError("x"), route="/api/tables/{table}")
    assert FAULTS["/api/tables/{table}"] == before + 1
    assert capsys.readouterr()


@asynchronous
async def test_the_writer_the_sockets_and_the_tables_are_counted(tmp_path: Path) -> None:
    """What was written, in how many transactions; who sits where, and how sockets ended."""
    async with serving(settings_for(tmp_path)) as (base, app), Browser(base) as ada:
        key = (await ada.post("/api/tables", TWO))["table"]["id"]
        async with ada.at(key, 0):
            text = await ada.get("/metrics")
            assert "burgh_sockets 1.0" in text
            assert 'burgh_tables{state="watched"} 1.0' in text
        await until(lambda: app.state.runtime.hub.count() == 0)
        text = await ada.get("/metrics")
        found = {
            (sample.name, *sample.labels.values()): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }
    assert found["burgh_tables", "idle"] == 1
    assert found["burgh_sockets_closed_total", "client"] == 1
    assert found["burgh_writer_seconds_count",] >= found["burgh_writer_batch_count",] >= 1
    assert found["process_max_fds",] >= found["process_open_fds",] > 0
    assert found["burgh_disk_free_bytes",] > 0
