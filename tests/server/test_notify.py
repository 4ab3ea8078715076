"""Notices that it is somebody's turn, each way against a receiver on this machine."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import json
import os
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from burgh.core.text import LANGUAGES
from burgh.server import notify
from burgh.server.channels.channel import Channel, Notification, Undelivered
from burgh.server.channels.email import Mail
from burgh.server.channels.push import Push, public_key
from burgh.server.channels.webhook import Webhook
from burgh.server.hub import Listener
from burgh.server.notify import Notifier
from burgh.server.outbound import Outbound, Unreachable, is_public
from burgh.server.settings import Smtp
from burgh.server.stop import Stop
from burgh.server.store import Notice, Person, Unavailable
from burgh.server.tables import Tables
from burgh.table.chat import say
from tests.server.postman import post_office
from tests.server.serving import Browser, serving, settings_for
from tests.server.sitting import Hands, asynchronous, bot, lay, move, person, sitting, until

HERE = frozenset({"127.0.0.1"})
VAPID = base64.urlsafe_b64encode((7).to_bytes(32, "big")).rstrip(b"=").decode()
MINUTE = 60.0
STOP = Stop(["a secret for tests"], f"https://{'a-long-name.' * 6}burgh.example")


class Receiver(ThreadingHTTPServer):
    """Takes what is posted to it, and answers with the statuses it was told, then with 201."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.answers: list[int] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/turn"


class Answering(BaseHTTPRequestHandler):
    """One request to the receiver."""

    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.got.append((dict(self.headers), body))
        self.send_response(self.server.answers.pop(0) if self.server.answers else 201)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


class Box(Webhook):
    """A letter box: takes letters and notes them."""

    def __init__(self) -> None:
        self.delivered: list[Notification] = []
        self.troubles: list[Exception] = []

    async def deliver(self, notice: Notice, notification: Notification) -> None:
        if self.troubles:
            raise self.troubles.pop(0)
        self.delivered.append(notification)

    @property
    def told(self) -> list[list[str]]:
        """Give the tables that each letter names."""
        return [
            sorted(turn.table for turn in notification.turns) for notification in self.delivered
        ]


def notifier(tables: Tables, way: Channel) -> Notifier:
    """Give a notifier that sends webhooks some way, and tries again at once."""
    found = Notifier(tables, {"webhook": way}, "https://burgh.example", again=(0.0, 0.0))
    tables.watchers.append(found.watch)
    return found


@contextlib.asynccontextmanager
async def waiting(
    folder: Path, hands: Hands, *, digest: int = 0, language: str = "en"
) -> AsyncIterator[tuple[Tables, Notifier, Box]]:
    """Give tables where Bob has asked to be told, and a box for what he is told."""
    async with sitting(folder, clock=hands) as tables:
        for name in ("ada", "bob"):
            await tables.store.people.put(Person(name, name, language, 0.0))
        await tables.store.notices.put(Notice("wish", "bob", "webhook", "-", digest, "secret"))
        box = Box()
        yield tables, notifier(tables, box), box


async def later(found: Notifier, hands: Hands, seconds: float) -> None:
    """Let time pass, and everything be sent that is due then."""
    hands.now += seconds
    await found.tick()
    while found.sending:
        await asyncio.gather(*found.sending)


# --- when ----------------------------------------------------------------------------------------


@asynchronous
async def test_who_asked_for_it_is_told_once(tmp_path: Path) -> None:
    """A while after the turn began, and not again however long it lasts."""
    hands = Hands()
    async with waiting(tmp_path, hands) as (tables, found, box):
        await lay(tables, "abc", [person("ada"), person("bob")])
        await later(found, hands, MINUTE)
        assert box.told == []
        await move(tables, "abc", 0)
        await later(found, hands, notify.GRACE - 1)
        assert box.told == []
        await later(found, hands, 1)
        assert box.told == [["abc"]]
        turn = box.delivered[0].turns[0]
        assert (turn.seat, turn.ply, turn.title) == (1, 1, "suburbia")
        assert turn.url == "https://burgh.example/#/table/abc"
        await tables.do("abc", lambda table: say(table, 0, "ada", "your turn", "key-say-1"))
        await later(found, hands, 60 * MINUTE)
        assert box.told == [["abc"]]


@asynchronous
async def test_nobody_is_told_who_is_there_has_read_or_has_moved(tmp_path: Path) -> None:
    """Present at the table, read up to the turn elsewhere, or done already: no notice."""
    hands = Hands()
    async with waiting(tmp_path, hands) as (tables, found, box):
        for key in ("here", "read", "done"):
            await lay(tables, key, [person("ada"), person("bob")])
            await move(tables, key, 0)
        tables.hub.join("here", Listener("bob", 1))
        await tables.store.personal.mark_read("read", "bob", tables.live["read"].seq)
        await move(tables, "done", 1)
        await later(found, hands, MINUTE)
        assert box.told == []


@asynchronous
async def test_several_turns_come_as_one(tmp_path: Path) -> None:
    """With a digest of ten minutes, what begins within them comes in one letter."""
    hands = Hands()
    async with waiting(tmp_path, hands, digest=10) as (tables, found, box):
        for key in ("one", "two", "three"):
            await lay(tables, key, [person("ada"), person("bob")])
            await move(tables, key, 0)
            await later(found, hands, 2 * MINUTE)
        assert box.told == []
        await later(found, hands, 4 * MINUTE)
        assert box.told == [["one", "three", "two"]]


@asynchronous
async def test_two_nodes_send_once(tmp_path: Path) -> None:
    """Both see the turn, and one of them books it."""
    hands = Hands()
    async with (
        waiting(tmp_path, hands) as (tables, found, box),
        sitting(tmp_path, clock=hands) as there,
    ):
        other = notifier(there, box)
        await lay(tables, "abc", [person("ada"), person("bob")])
        await there.load("abc")
        seq = await move(tables, "abc", 0)
        await there.read_news("abc", seq)
        assert "bob" in found.waiting_since
        assert "bob" in other.waiting_since
        hands.now += MINUTE
        await asyncio.gather(found.tick(), other.tick())
        await asyncio.gather(*found.sending, *other.sending)
        assert box.told == [["abc"]]


@asynchronous
async def test_a_restart_finds_who_was_not_told(tmp_path: Path) -> None:
    """A round over the games notes a turn that the process did not live to tell."""
    hands = Hands()
    async with waiting(tmp_path, hands) as (tables, _, box):
        await lay(tables, "abc", [person("ada"), person("bob")])
        await move(tables, "abc", 0)
    async with sitting(tmp_path, clock=hands) as tables:
        found = notifier(tables, box)
        for _ in range(2):
            for game in await tables.store.playing():
                found.watch_summary(game)
            await later(found, hands, MINUTE)
        assert box.told == [["abc"]]


@asynchronous
async def test_devices_of_one_account_are_one_person(tmp_path: Path) -> None:
    """A wish made on one device tells of games begun on another."""
    hands = Hands()
    async with waiting(tmp_path, hands) as (tables, found, box):
        await tables.store.people.put(Person("phone", "bob", "en", 0.0, "bobs"))
        await tables.store.people.put(Person("bob", "bob", "en", 0.0, "bobs"))
        await lay(tables, "abc", [person("phone"), bot(1)])
        await later(found, hands, MINUTE)
        assert box.told == [["abc"]]


@asynchronous
async def test_failures_are_tried_again_a_few_times(tmp_path: Path) -> None:
    """Two failures and then it arrives; three and it is given up; a bug stops nothing."""
    hands = Hands()
    async with waiting(tmp_path, hands) as (tables, found, box):
        given: list[list[Exception]] = [
            [Undelivered("away")] * 2,
            [Undelivered("away")] * 3,
            [Undelivered("never", again=False)],
            [ZeroDivisionError()],
        ]
        for number, troubles in enumerate(given):
            key = f"abc{number}"
            box.troubles = list(troubles)
            await lay(tables, key, [person("ada"), person("bob")])
            await move(tables, key, 0)
            await later(found, hands, MINUTE)
            assert box.troubles == []
        assert box.told == [["abc0"]]


@asynchronous
async def test_a_target_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    """A browser that took its subscription back is not written to again."""
    hands = Hands()
    async with waiting(tmp_path, hands) as (tables, found, box):
        box.troubles = [Undelivered("gone", again=False, gone=True)]
        await lay(tables, "abc", [person("ada"), person("bob")])
        await move(tables, "abc", 0)
        await later(found, hands, MINUTE)
        assert await tables.store.notices.of("bob") == []


@asynchronous
async def test_a_database_that_is_away_loses_no_notice(tmp_path: Path) -> None:
    """What was noted stays noted until the database answers."""
    hands = Hands()
    async with waiting(tmp_path, hands) as (tables, found, box):
        await lay(tables, "abc", [person("ada"), person("bob")])
        await move(tables, "abc", 0)
        games_of, notices_of = tables.store.games_of, tables.store.notices.of

        async def away(*_: object) -> Any:
            raise Unavailable("gone")

        tables.store.notices.of = away  # type: ignore[method-assign,assignment]
        with pytest.raises(Unavailable):
            await later(found, hands, MINUTE)
        tables.store.notices.of = notices_of  # type: ignore[method-assign]
        tables.store.games_of = away  # type: ignore[method-assign,assignment]
        with pytest.raises(Unavailable):
            await later(found, hands, 1)
        tables.store.games_of = games_of  # type: ignore[method-assign]
        await later(found, hands, 1)
        assert box.told == [["abc"]]


# --- how -----------------------------------------------------------------------------------------


async def delivered(folder: Path, way: Channel, target: str, language: str = "en") -> None:
    """Let Bob be told, some way, that it is his turn at two tables."""
    hands = Hands()
    async with waiting(folder, hands, language=language) as (tables, found, _):
        found.channels = {"webhook": way}
        await tables.store.notices.put(Notice("wish", "bob", "webhook", target, 0, "secret"))
        for key in ("one", "two"):
            await lay(tables, key, [person("ada"), person("bob")])
            await move(tables, key, 0)
        await later(found, hands, MINUTE)


@asynchronous
async def test_a_webhook_is_signed_json(tmp_path: Path, receiver: Receiver) -> None:
    """The signature is that of the time and the body; a server error is tried again."""
    receiver.answers = [500, 503]
    outbound = Outbound(HERE)
    await delivered(tmp_path, Webhook(outbound), receiver.url)
    await outbound.close()
    assert len(receiver.got) == 3
    headers, body = receiver.got[-1]
    told = json.loads(body)
    assert told["type"] == "turn"
    assert sorted(turn["table"] for turn in told["turns"]) == ["one", "two"]
    stamp, made = headers["Burgh-Signature"].split(",")
    signed = f"{stamp.removeprefix('t=')}.".encode() + body
    assert made == "v1=" + hmac.new(b"secret", signed, hashlib.sha256).hexdigest()


@asynchronous
async def test_a_webhook_does_not_follow(tmp_path: Path, receiver: Receiver) -> None:
    """An answer that sends it elsewhere is a failure, and not tried again."""
    receiver.answers = [307]
    outbound = Outbound(HERE)
    await delivered(tmp_path, Webhook(outbound), receiver.url)
    await outbound.close()
    assert len(receiver.got) == 1


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://10.0.0.8/",
        "https://169.254.169.254/latest",
        "https://2130706433/",
        "ftp://127.0.0.1/",
    ],
)
@asynchronous
async def test_nothing_in_this_network_is_reached(url: str) -> None:
    """Plain http, this machine and private networks are out of reach, however they are written."""
    outbound = Outbound()
    with pytest.raises((Unreachable, OSError)):
        await outbound.post(url, b"", {})
    await outbound.close()


def test_which_addresses_are_public() -> None:
    """Addresses that only wrap private ones are none."""
    public = ["8.8.8.8", "2606:4700:4700::1111"]
    private = ["0.0.0.0", "100.64.0.1", "192.168.1.1", "224.0.0.1", "255.255.255.255", "fe80::1"]
    wrapped = ["::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1%eth0", "fd00::1"]
    assert [each for each in public + private + wrapped if is_public(each)] == public


@asynchronous
async def test_the_name_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to the very address that was judged, with the name kept for TLS."""
    outbound = Outbound()
    sent: list[tuple[str, dict[str, str], str | None]] = []

    async def send(url: str, body: bytes, headers: dict[str, str], name: str | None) -> int:
        sent.append((url, headers, name))
        return 200

    async def lookup(host: str, port: int, **_: object) -> list[Any]:
        return [(0, 0, 0, "", ("8.8.8.8", port))]

    monkeypatch.setattr(outbound, "send", send)
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
    assert await outbound.post("https://hooks.example:8443/a?b=c", b"", {}) == 200
    await outbound.close()
    assert sent == [("https://8.8.8.8:8443/a?b=c", {"Host": "hooks.example:8443"}, "hooks.example")]


@pytest.mark.parametrize("language", LANGUAGES)
@asynchronous
async def test_an_e_mail_is_in_the_persons_language(tmp_path: Path, language: str) -> None:
    """Plain text, a subject with the number of games, a line with the address of each."""
    async with post_office() as postman:
        way = Mail(Smtp("127.0.0.1", postman.port, "burgh@example.org", "none"), STOP.address)
        await delivered(tmp_path, way, "bob@example.org", language)
    assert postman.recipients == ["bob@example.org"]
    (mail,) = postman.got
    said = {
        "en": "2 games are waiting for you",
        "fr": "2 parties vous attendent",
        "ru": "Вас ждут 2 партии",
    }
    assert mail["Subject"] == said[language]
    assert mail.get_content_type() == "text/plain"
    for key in ("one", "two"):
        assert f"https://burgh.example/#/table/{key}" in mail.get_content()
    stop = STOP.address("wish")  # whole and on one line, however long
    assert f"\nList-Unsubscribe: <{stop}>\n".encode() in postman.raw.replace(b"\r\n", b"\n")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert stop in mail.get_content()


@asynchronous
async def test_whoever_gets_an_e_mail_can_end_them(tmp_path: Path) -> None:
    """Without a cookie: a look at the address ends nothing, its button does; none is made up."""
    settings = settings_for(tmp_path, SMTP_HOST="127.0.0.1", SMTP_FROM="burgh@example.org")
    async with serving(settings) as (base, _), Browser(base) as eve:
        wish = {"kind": "email", "target": "somebody.else@example.org"}
        kept, ended = [(await eve.post("/api/me/notices", wish))["id"] for _ in range(2)]
        address = Stop(settings.secrets, base).address(ended)
        async with httpx.AsyncClient(headers={"accept-language": "fr"}) as nobody:
            page = await nobody.get(address)
            assert '<form method="post">' in page.text
            assert "Ne plus envoyer" in page.text
            assert len(await eve.get("/api/me/notices")) == 2
            body = {"List-Unsubscribe": "One-Click"}
            for _ in range(2):
                assert (await nobody.post(address, data=body)).status_code == 200
            assert [each["id"] for each in await eve.get("/api/me/notices")] == [kept]
            forged = address.replace("/stop", "x/stop")
            assert (await nobody.post(forged, data=body)).status_code == 404


@asynchronous
async def test_a_mail_server_that_is_away_is_a_failure_to_try_again(tmp_path: Path) -> None:
    """Nobody listens there: the letter is undelivered, and says so."""
    way = Mail(Smtp("127.0.0.1", 1, "burgh@example.org", "none"), STOP.address)
    notification = Notification("en", (), "https://burgh.example", 0.0)
    with pytest.raises(Undelivered) as trouble:
        await way.deliver(Notice("wish", "bob", "email", "bob@example.org"), notification)
    assert trouble.value.again


@asynchronous
async def test_a_push_message_is_sealed_and_signed(tmp_path: Path, receiver: Receiver) -> None:
    """Only the browser can open it, and its service can tell which server sent it."""
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = os.urandom(16)
    subscription = {
        "endpoint": receiver.url,
        "keys": {
            "p256dh": base64.urlsafe_b64encode(point).rstrip(b"=").decode(),
            "auth": base64.urlsafe_b64encode(auth).rstrip(b"=").decode(),
        },
    }
    outbound = Outbound(HERE)
    way = Push(outbound, VAPID, "http://localhost:8000")
    await delivered(tmp_path, way, json.dumps(subscription), "fr")
    await outbound.close()
    ((headers, body),) = receiver.got
    assert headers["Content-Encoding"] == "aes128gcm"
    opened = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth))
    assert opened["title"] == "2 parties vous attendent"
    assert sorted(turn["table"] for turn in opened["turns"]) == ["one", "two"]
    scheme, told = headers["Authorization"].split(" ")
    parts = dict(part.split("=", 1) for part in told.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public_key(VAPID)
    assert Vapid02.verify(headers["Authorization"])
    claims = json.loads(base64.urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
    assert claims["aud"] == receiver.url.removesuffix("/turn")
    assert claims["sub"] == "mailto:burgh@localhost"


@asynchronous
async def test_keys_that_are_none_are_no_catastrophe(tmp_path: Path, receiver: Receiver) -> None:
    """A subscription nobody can write to is left alone."""
    outbound = Outbound(HERE)
    target = {"endpoint": receiver.url, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    await delivered(tmp_path, Push(outbound, VAPID, "mailto:a@b.example"), json.dumps(target))
    await outbound.close()
    assert receiver.got == []


@asynchronous
async def test_the_notifier_runs_by_itself(tmp_path: Path) -> None:
    """Started, it looks every second; stopped, it waits for what is on its way."""
    hands = Hands()
    async with waiting(tmp_path, hands) as (tables, found, box):
        await lay(tables, "abc", [person("ada"), person("bob")])
        await move(tables, "abc", 0)
        hands.now += MINUTE
        await found.start()
        await until(lambda: box.delivered)
        await found.stop()
        assert box.told == [["abc"]]
