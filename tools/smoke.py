"""Look whether a table server really serves: its health, its pages, a table, and a move on it.

    tools/smoke.py http://127.0.0.1:8000

Needs what Burgh itself needs and nothing else, so it runs with the Python of an installed server.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

TABLE = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
PATIENCE = 60.0  # seconds


def main() -> None:
    """Go through it, and say what was found."""
    base = sys.argv[1].rstrip("/")
    with httpx.Client(base_url=base, timeout=PATIENCE) as http:
        for path in ("/healthz", "/readyz", "/", "/api/titles"):
            http.get(path).raise_for_status()
        if "<script" not in http.get("/").text:
            raise SystemExit("There are no pages for the browser.")
        me = http.get("/api/me").raise_for_status().json()
        made = http.post("/api/tables", json=TABLE, headers={"x-csrf-token": me["csrf"]})
        key = made.raise_for_status().json()["table"]["id"]
        cookie = f"burgh={http.cookies['burgh']}"
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{key}/socket"
    with connect(url, additional_headers={"cookie": cookie}, max_size=None) as line:
        print(f"A move is in the log as event {play(line)}.")


def play(line: ClientConnection) -> int:
    """Make the first legal move, when it is our turn; gives the number of its event."""
    tell(line, {"type": "sit", "seat": 0, "after": -1})
    seen = until(line, lambda message: bool((message.get("seen") or {}).get("legal")))["seen"]
    wish = {"type": "confirm", "id": "smoke-0001", "seat": 0, "ply": seen["ply"]}
    tell(line, {**wish, "moves": [seen["legal"][0]["move"]]})
    return int(until(line, lambda message: message["type"] == "confirmed")["seq"])


def tell(line: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message."""
    line.send(json.dumps(message))


def until(line: ClientConnection, wanted: Any) -> dict[str, Any]:
    """Read on to a message that is wanted; a problem ends it."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE))
        if message["type"] == "problem":
            raise SystemExit(f"The server says: {message['words']}")
        if wanted(message):
            return message


if __name__ == "__main__":
    main()
