"""What a table needs of every title: which moves are open, what to ask about, what is printed."""

from __future__ import annotations

import json

import msgspec
import pytest

import burgh
from burgh.core.codec import to_bytes
from burgh.core.ledger import Ledger
from burgh.core.secrecy import after
from burgh.core.state import State
from tests.every_title.tables import Sample, every_sample, some

pytestmark = pytest.mark.slow  # many positions: once, compiled, is enough


@every_sample
def test_an_open_move_is_known_to_everybody(sample: Sample) -> None:
    """No other legal move that leads elsewhere looks the same to anybody."""
    for game in some(sample, 6, 6):  # the first decision among them
        before = game.state
        is_open = {number: before.is_open(number) for number in before.legal()}
        if not any(is_open.values()):
            continue
        made = {number: after(before, number) for number in is_open}
        whole = {number: bytes_of(state) for number, state in made.items()}
        for seat in range(-1, game.seats):
            alike: dict[bytes, set[int]] = {}
            for number, state in made.items():
                alike.setdefault(bytes_of(state.view(seat)), set()).add(number)
            for numbers in alike.values():
                if any(is_open[number] for number in numbers):
                    assert len({whole[number] for number in numbers}) == 1


def bytes_of(state: State) -> bytes:
    """Give a state as bytes, which can be compared and kept in a set."""
    return to_bytes(state.pack())


@every_sample
def test_a_wish_is_a_move_that_is_legal_or_refused_with_a_reason(sample: Sample) -> None:
    """Each can be written as JSON and read again, from what the decider sees alone."""
    asked = 0
    for game in some(sample, 6, 5):
        view = game.view(game.turn)
        for wish in game.title.wishes(view.state):
            asked += 1
            again = view.parse(json.loads(msgspec.json.encode(wish)))
            refusal = view.refusal(again)
            assert refusal == game.refusal(wish)
            assert refusal is not None or again in set(game.legal_moves)
    assert asked


@pytest.mark.parametrize("key", burgh.titles())
def test_what_is_printed_is_plain_data(key: str) -> None:
    """It goes through JSON unchanged."""
    title = burgh.title(key)
    printed = title.printed.catalogue(title.options.read(dict(title.options.samples[0])))
    assert json.loads(json.dumps(printed)) == json.loads(msgspec.json.encode(printed))
    assert printed


@every_sample
def test_consequences_are_what_the_move_changes_and_shows(sample: Sample) -> None:
    """The quick list agrees with making the move and looking."""
    for game in some(sample, 7, 8):
        view = game.view(game.turn)
        for number in view.state.legal()[::7]:
            net, shows = view.effect(number)
            ledger = Ledger()
            tried = view.state.clone()
            tried.apply(number, ledger)
            for seat in game.accounts:
                for track in range(int(tried.tracks())):
                    amount = tried.value(seat, track) - view.state.value(seat, track)
                    assert net.get(seat, {}).get(game.title.ledger.tracks[track], 0) == amount
            assert shows == any(reveal.barrier for reveal in ledger.reveals)
