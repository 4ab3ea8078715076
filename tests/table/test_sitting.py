"""A sitting without a server: a host of a few lines brings wishes, keeps the log, carries views."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

import burgh
from burgh.core.malformed import Malformed
from burgh.table import events as log
from burgh.table import pages, past, requests, views, wire
from burgh.table.deal import Deal
from burgh.table.openings import branch, first_events, new_table, rematch, sealed_record
from burgh.table.questions import Moment
from burgh.table.refused import AlreadyDone, Refused
from burgh.table.seats import SPECTATOR_SEAT, sit_down
from burgh.table.sitting import Sitting
from burgh.table.visitors import Visitor

every_title = pytest.mark.parametrize("title", burgh.titles())
KEY = "abcdefghijkl"


class Client(Visitor):
    """A visitor who keeps every message, and looks at the last view."""

    inbox: list[wire.Happened]

    @property
    def seen(self) -> wire.Seen:
        seen = self.inbox[-1].seen
        assert seen is not None
        return seen


class Host:
    """All that a sitting needs around it. It decides nothing."""

    def __init__(self, opened: log.Opened, deal: Deal) -> None:
        self.deal = deal
        self.sitting = Sitting(KEY, deal)
        self.log: list[bytes] = []
        self.clients: list[Client] = []
        self.write(first_events(opened))

    def moment(self) -> Moment:
        present = {seat for each in self.clients for seat in self.sitting.seats_of(*each.ids)}
        return Moment(frozenset(present), float(len(self.log)))

    def enter(self, person: str, seat: int) -> Client:
        client = Client(person, name=person)
        client.inbox = []
        self.clients.append(client)
        self.ask(client, wire.Sit(seat))
        return client

    def write(self, events: Iterable[log.Event]) -> None:
        entries = []
        for event in events:
            self.log.append(log.write(event))
            entries.append(self.sitting.fold(len(self.log) - 1, float(len(self.log)), event))
        for client, message in views.news(self.sitting, entries, self.clients, self.moment()):
            client.inbox.append(message)

    def wish(self, client: Client, request: requests.Wish) -> None:
        self.write(requests.wish(self.sitting, client, request, self.moment()))

    def ask(self, client: Client, request: requests.Look) -> Any:
        return requests.answer(self.sitting, client, request, self.moment())

    def folded_anew(self) -> Sitting:
        again = Sitting(KEY, self.deal)
        for seq, body in enumerate(self.log):
            again.fold(seq, float(seq + 1), log.read(body))
        return again


def hosted(title: str, **more: Any) -> tuple[Host, Client, Client, Client]:
    """Ada opens a table, Bob sits down, and somebody looks on."""
    seats = [wire.SeatPlan("me", "ada"), wire.SeatPlan("open")]
    deal = Deal(seed=5, salt="0" * 32)
    host = Host(new_table(wire.NewTable(title, seats, **more), "ada", "ada", deal), deal)
    ada, eve = host.enter("ada", 0), host.enter("eve", SPECTATOR_SEAT)
    host.write(sit_down(host.sitting, "bob", "bob", None, by_link=False))
    return host, ada, host.enter("bob", 1), eve


def decide(host: Host, players: Sequence[Client], rng: random.Random) -> None:
    """Let whoever decides stage one of the moves they are shown, and confirm it."""
    client = players[host.sitting.turn]
    seen, key = views.view_for(host.sitting, client.seat), f"move-{len(host.log):04}"
    assert seen is not None
    move = rng.choice(seen.legal).move
    if rng.random() < 0.1:
        tried = host.ask(client, wire.Try(key, client.seat, seen.ply, [move]))
        told = host.ask(client, wire.Explain(key, client.seat, seen.ply, [], move))
        assert told.refusal is None
        assert list(tried.steps[0].changes) == list(told.changes)
    host.wish(client, wire.Confirm(key, client.seat, seen.ply, [move]))


@every_title
def test_areas_are_sent_only_of_titles_that_describe_them(title: str) -> None:
    """To players and to those who look on, each as they see the table; others are not sent any."""
    host, *clients = hosted(title)
    game = host.sitting.game
    assert game is not None
    for client in clients:
        seen = views.view_for(host.sitting, client.seat)
        sent = json.loads(msgspec.json.encode(seen))
        areas = list(game.title.areas(game.view(client.seat).state))
        assert sent.get("areas", []) == json.loads(msgspec.json.encode(areas))
        assert ("areas" in sent) == bool(areas)


@every_title
def test_a_whole_sitting_needs_no_server(title: str) -> None:
    """Moves, an undo that is asked for, a hint, chat, the end; the log alone gives it all again."""
    host, ada, bob, eve = hosted(title, hints=True)
    players, rng = (ada, bob), random.Random(7)
    while len({made.seat for entry in host.sitting.entries for made in entry.made}) < 2:
        decide(host, players, rng)
    first = next(e for e in host.sitting.entries if isinstance(e.event, log.Moved)).made[0].seat
    asker, other = players[first], players[1 - first]

    ply = host.sitting.ply
    host.wish(asker, wire.TakeBack("take-back", asker.seat, ply, 0))
    (question,) = other.seen.asks
    assert (host.sitting.ply, question.what, question.waiting) == (ply, "undo", [other.seat])
    host.wish(other, wire.Answer("answer-yes", other.seat, question.id, True))
    assert host.sitting.ply == 0
    with pytest.raises(AlreadyDone):
        host.wish(other, wire.Answer("answer-yes", other.seat, question.id, True))

    thinker = players[host.sitting.turn]
    view = requests.hint(host.sitting, thinker, wire.Hint("hint-one", thinker.seat, 0))
    assert thinker.hints == {"hint-one": 0}
    best: dict[str, Any] = {"text": view.write(view.legal_moves[0])}
    hinted = requests.hint_answer(thinker, "hint-one", [best])
    assert (hinted.ply, hinted.hints, thinker.hints) == (0, [best], {})

    bob.muted = {0}
    host.wish(ada, wire.Say("say-hello", 0, "hello \u202e all"))
    assert [len(each.inbox[-1].events) for each in (ada, bob, eve)] == [1, 0, 1]
    assert getattr(ada.inbox[-1].events[0], "text", "") == "hello all"
    with pytest.raises(Refused, match="not yours"):
        host.wish(eve, wire.Confirm("not-mine", 0, 0, ["skip"]))

    host.clients.clear()  # who is not there need not be shown every move
    while not host.sitting.has_ended:
        decide(host, players, rng)
    host.clients += [ada, bob, eve]

    again, moment = host.folded_anew(), host.moment()
    assert [entry.event for entry in again.entries] == [e.event for e in host.sitting.entries]
    for client in (ada, bob, eve):
        before = pages.welcome(host.sitting, client, -1, -1, moment)
        assert wire.encode(pages.welcome(again, client, -1, -1, moment)) == wire.encode(before)
        assert before.table.status == "ended"
        assert before.seen is not None
        assert before.seen.outcome is not None
    replay = past.replay(again, eve.ids, None, moment)
    assert len(replay.tracks) == replay.plies + 1 == again.ply + 1
    assert burgh.verify(str(sealed_record(again))) is None


def test_a_decision_is_applied_once() -> None:
    """What was judged is what is folded: the very position, not one like it."""
    host, ada, bob, _ = hosted("suburbia")
    client, game = (ada, bob)[host.sitting.turn], host.sitting.playing()
    request = wire.Confirm("key-first", client.seat, 0, [game.write(game.legal_moves[0])])
    events = requests.wish(host.sitting, client, request, host.moment())
    assert host.sitting.rehearsed is not None
    (made,) = host.sitting.rehearsed[1]
    assert host.sitting.ply == 0
    host.write(events)
    assert game.state is made.after
    assert game.made(-1) is made


def test_a_wish_that_is_not_written_changes_nothing() -> None:
    """Judged and dropped, it leaves the game as it was, for a wish that comes after."""
    host, ada, bob, _ = hosted("suburbia")
    client, game = (ada, bob)[host.sitting.turn], host.sitting.playing()
    before, moves = game.state.pack(), [game.write(move) for move in game.legal_moves]
    for key, move in (("key-first", moves[0]), ("key-other", moves[1])):
        request = wire.Confirm(key, client.seat, 0, [move])
        events = requests.wish(host.sitting, client, request, host.moment())
        assert game.state.pack() == before
    host.write(events)
    assert game.write(game.moves[0]) == moves[1]


def test_the_same_people_play_again_and_branch() -> None:
    """A game that has ended is where a rematch and a "what if" come from."""
    host, ada, bob, _ = hosted("suburbia")
    with pytest.raises(Refused, match="not over"):
        branch(host.sitting, 0, "ada")
    rng = random.Random(1)
    host.clients.clear()
    while not host.sitting.has_ended:
        decide(host, (ada, bob), rng)
    deal = Deal(seed=6, salt="1" * 32)
    other = Host(rematch(host.sitting, "bob", deal), deal)
    assert [chair.name for chair in other.sitting.chairs] == ["ada", "bob"]
    assert other.sitting.plan.rematch_of == KEY
    apart = Sitting("mnopqrstuvwx", None)
    for seq, event in enumerate(first_events(branch(host.sitting, 9, "bob"))):
        apart.fold(seq, 0.0, event)
    assert (apart.ply, apart.seats_of("bob")) == (9, [0, 1])
    assert apart.playing().state.pack() == past.state_at(host.sitting, 9).pack()


def test_talk_binds_nobody_and_is_read_by_each_in_their_language() -> None:
    """A phrase and its numbers go to everybody; the position and the moves stay as they are."""
    host, ada, bob, _ = hosted("bigcity", options={"trade_cards": True})
    assert host.sitting.game is not None
    before, ply = host.sitting.game.position(), host.sitting.ply
    phrase = wire.Phrase("give_for", (3, 5))
    host.wish(ada, wire.Say("talk-one", ada.seat, "Je donnerais...", phrase))
    (spoke,) = bob.inbox[-1].events
    assert isinstance(spoke, wire.Spoke)
    assert (spoke.phrase, spoke.text) == (phrase, "Je donnerais...")
    assert (host.sitting.game.position(), host.sitting.ply) == (before, ply)
    assert host.folded_anew().entries[-1].event == host.sitting.entries[-1].event


@pytest.mark.parametrize(
    ("key", "numbers"), [("give_for", (3,)), ("sell", ()), ("look_for", (-1,)), ("more", (1,))]
)
def test_only_phrases_of_the_title_are_talk(key: str, numbers: tuple[int, ...]) -> None:
    """With as many numbers as they name."""
    host, ada, _, _ = hosted("bigcity")
    with pytest.raises(Malformed):
        host.wish(ada, wire.Say("talk-two", ada.seat, "...", wire.Phrase(key, numbers)))
