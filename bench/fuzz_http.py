"""Requests made from the server's own description, valid and not: none may be a fault of ours.

    python -m bench.fuzz_http [--examples 100] [--seed 1] [--minutes 0] [--json FILE]

schemathesis reads `/api/schema/openapi.json` of a real `burgh serve` and makes requests for every
operation there is. Each answer must be of a status and a form that the description tells of, and no
answer and no line of the log may tell of an internal error.
"""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import httpx

from bench.figures import Figures, arguments, headed, report
from bench.nodes import lone_node
from bench.players import Person

CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
COUNTED: Final = re.compile(r"burgh_http_seconds_count\{([^}]*)\} ([0-9.e+]+)")


def command(
    base: str, headers: Mapping[str, str], *, examples: int, seed: int, phases: str = "fuzzing"
) -> list[str]:
    """Give the command that tries every operation of a server, as somebody with a cookie."""
    told = [sys.executable, "-m", "schemathesis.cli", "run", f"{base}/api/schema/openapi.json"]
    told += ["--checks", ",".join(CHECKS), "--max-examples", str(examples), "--phases", phases]
    told += ["--mode", "all", "--seed", str(seed), "--generation-database", "none"]
    told += ["--suppress-health-check", "all", "--request-timeout", "120"]
    told += ["--workers", "1", "--no-color"]
    for name, value in headers.items():
        told += ["-H", f"{name}: {value}"]
    return told


def know(folder: Path, table: str) -> None:
    """Let schemathesis, run in a folder, ask for a table that is there."""
    known = f'[parameters]\n"path.table" = "{table}"\n'
    (folder / "schemathesis.toml").write_text(known, encoding="utf-8")


async def arrive(base: str) -> tuple[dict[str, str], str]:
    """Come as a guest and open a table; gives the headers of a guest, and the table."""
    person = Person([base], random.Random(1))
    await person.greet()
    wish = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
    opened = await person.ask("POST", "/api/tables", wish)
    table = str(opened.raise_for_status().json()["table"]["id"])
    headers = {"cookie": person.cookies, "x-csrf-token": person.http.headers["x-csrf-token"]}
    await person.close()
    return headers, table


def statuses(text: str) -> Counter[str]:
    """Count answers by status, as the server itself counts them for Prometheus."""
    found: Counter[str] = Counter()
    for labels, number in COUNTED.findall(text):
        status = re.search(r'status="(\d+)"', labels)
        found[status.group(1) if status else "?"] += int(float(number))
    return found


def run(asked: Any) -> Figures:
    """Serve, ask, count."""
    began = time.monotonic()
    with lone_node("fuzz") as (node, folder):
        headers, table = asyncio.run(arrive(node.base))
        know(folder, table)
        phases = "examples,coverage,fuzzing"
        told = command(node.base, headers, examples=asked.examples, seed=asked.seed, phases=phases)
        said, status = finish(told, folder, asked.minutes)
        counted = statuses(httpx.get(f"{node.base}/metrics", timeout=60).text)
        errors = node.errors()
    described = re.search(r"(\d+) (?:selected|Selected)|Selected:\s+(\d+)", said)
    operations = next(filter(None, described.groups()), "?") if described else "?"
    wrong = {
        "internal errors": len(errors) + sum(n for code, n in counted.items() if code >= "500"),
        "answers not as described": int(status not in (0, None)),
    }
    found = {
        "examples_an_operation": asked.examples,
        "operations": operations,
        "minutes": round((time.monotonic() - began) / 60, 1),
        "ended_by_the_time": status is None,
        "requests": sum(counted.values()),
        "answers_by_status": dict(sorted(counted.items())),
        "wrong": wrong,
        "wrong_in_words": dict(Counter(errors).most_common(12)),
    }
    if wrong["answers not as described"]:
        print(said[-6000:])
    return headed("fuzz_http", asked.seed, found)


def finish(told: Sequence[str], folder: Path, minutes: float) -> tuple[str, int | None]:
    """Run a command to its end, or until the time is over; gives what it said and its status."""
    seconds = minutes * 60 or None
    with (folder / "said").open("w+b") as said:
        process = subprocess.Popen(told, cwd=folder, stdout=said, stderr=said)
        try:
            status: int | None = process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            status = None
        said.seek(0)
        return said.read().decode(errors="replace"), status


def main(words: Sequence[str] | None = None) -> int:
    """Read what is asked, try every operation, report."""
    parser = arguments("Try every HTTP operation of a real server.", "fuzz_http")
    parser.add_argument("--examples", type=int, default=100)
    asked = parser.parse_args(words)
    return report(run(asked), asked.json)


if __name__ == "__main__":
    sys.exit(main())
