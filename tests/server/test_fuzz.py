"""Whatever comes in, what goes out is an answer in words: never a fault, never silence."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.fuzz_http import command, know
from burgh.table import wire
from tests.server.serving import Browser, Line, asynchronous, serving, settings_for

ROUNDS = 25
WIDE = {
    "BURGH_LIMIT_REQUESTS_A_MINUTE": "100000",
    "BURGH_LIMIT_MESSAGES_A_MINUTE": "100000",
    "BURGH_LIMIT_TABLES_AN_HOUR": "100000",
    "BURGH_LIMIT_CHATS_A_MINUTE": "100000",
    "BURGH_LIMIT_LOGINS_A_MINUTE": "100",
}
TYPES = [str(kind.__struct_config__.tag) for kind in wire.Request.__args__]
FIELDS = ["id", "seat", "ply", "moves", "after", "to_ply", "ask", "yes", "text", "move", "staged"]
FIELDS += ["what", "whom", "seq", "is_muted"]

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 5)
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["do", "tile", "at", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)
likely = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={
        **dict.fromkeys(FIELDS, values),
        "id": st.just("a-good-key-00") | values,
        "seat": st.integers(-1, 2) | values,
        "ply": st.integers(0, 2) | values,
        "moves": st.lists(
            st.sampled_from(["keep libertarian", "pass", "{", "buy farm @ 1,1"]) | values
        )
        | values,
    },
)
messages = st.lists(
    likely.map(json.dumps) | values.map(json.dumps) | st.text(max_size=30), min_size=1, max_size=12
)


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """Give a loop that serves while many examples run."""
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


def test_a_socket_answers_whatever_it_is_sent(
    loop: asyncio.AbstractEventLoop, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """No message ends the conversation or is answered by a fault of the server's own."""
    folder = tmp_path_factory.mktemp("fuzz")
    server = serving(settings_for(folder, **WIDE))
    base, _ = loop.run_until_complete(server.__aenter__())
    ada = Browser(base)
    wish = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "me"}], "seed": 1}

    async def begin() -> Any:
        await ada.greet()
        return (await ada.post("/api/tables", wish))["table"]["id"]

    key = loop.run_until_complete(begin())
    sitting = ada.at(key, 0)
    line: Line = loop.run_until_complete(sitting.__aenter__())

    @settings(max_examples=ROUNDS)
    @given(sent=messages)
    def talk(sent: list[str]) -> None:
        loop.run_until_complete(survives(line, sent))

    try:
        talk()
    finally:
        loop.run_until_complete(sitting.__aexit__(None, None, None))
        loop.run_until_complete(ada.http.aclose())
        loop.run_until_complete(server.__aexit__(None, None, None))


async def survives(line: Line, sent: list[str]) -> None:
    """Send messages, then ask whether the line is still open."""
    for text in sent:
        await line.send(text)
    await line.send(wire.Ping())
    while not isinstance(message := await line.next(), wire.Pong):
        assert getattr(message, "code", "") != "internal", (message, sent)
    line.raw.clear()
    line.heard.clear()


@asynchronous
async def test_every_route_answers_as_its_description_says(tmp_path: Path) -> None:
    """schemathesis makes requests from it: no 500, no status and no body that is not told of."""
    wish = {"title": "suburbia", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
    async with serving(settings_for(tmp_path, **WIDE)) as (base, _), Browser(base) as ada:
        key = (await ada.post("/api/tables", wish))["table"]["id"]
        know(tmp_path, key)
        headers = {"cookie": f"burgh={ada.http.cookies['burgh']}"}
        headers["x-csrf-token"] = ada.http.headers["x-csrf-token"]
        process = await asyncio.create_subprocess_exec(
            *command(base, headers, examples=2, seed=1),
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        told, _ = await process.communicate()
        assert process.returncode == 0, told.decode()[-4000:]
