"""Whole games of Suburbia in a real browser: by mouse, by keyboard alone, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import burgh
from tests.browser.hands import Hands
from tests.browser.suburbia import AGAINST_A_BOT, by_keys, by_mouse


def test_a_whole_game_against_a_bot_is_played_by_mouse(hands: Hands) -> None:
    """From the goal that is kept to the end that is told, with a record that verifies."""
    hands.open_table("suburbia", AGAINST_A_BOT)
    hands.play_to_the_end(by_mouse)
    assert burgh.verify(hands.download_record()) is None


def test_a_whole_game_is_played_by_keyboard_alone(hands: Hands) -> None:
    """Digits, N, arrows, End and Enter; F6 goes from part to part. No mouse."""
    table = hands.open_table("suburbia", AGAINST_A_BOT)
    hands.play_to_the_end(by_keys, confirm=Hands.confirm_by_keys)
    assert burgh.verify(hands.ask("GET", f"/api/tables/{table}/record")) is None


def test_a_whole_game_is_played_on_a_phone(people: Callable[..., Hands]) -> None:
    """At 360 px nothing scrolls sideways, fingers hit what they aim at, Confirm is docked."""
    phone = people(width=360, height=740, has_touch=True, is_mobile=True)
    looked_at: set[str] = set()

    def look_and_play(hands: Hands) -> None:
        state = hands.page.evaluate(STATE)
        if state not in looked_at:  # each kind of state once
            looked_at.add(state)
            assert not hands.is_wider_than_its_window(), state
            assert hands.small_targets() == [], state
        by_mouse(hands)

    def confirm_below(hands: Hands) -> None:
        box = hands.page.locator(".docked").bounding_box()
        assert box is not None
        assert abs(box["y"] + box["height"] - 740) < 1
        look = "confirm"
        if look not in looked_at:
            looked_at.add(look)
            assert not hands.is_wider_than_its_window()
            assert hands.small_targets() == []
        hands.confirm()

    phone.open_table("suburbia", AGAINST_A_BOT)
    phone.play_to_the_end(look_and_play, confirm=confirm_below)
    assert not phone.is_wider_than_its_window()
    assert phone.small_targets() == []
    assert len(looked_at) >= 3


STATE = """() => ['button.goal', "[aria-pressed='true'].tile", 'g.cell.legal', '.docked']
    .map((one) => document.querySelector(one) ? one : '').join('|')"""
