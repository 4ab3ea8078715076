"""Hints that teach: first the place, then why; and reviews that draw both moves on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hands import Hands, until
from tests.browser.suburbia import AGAINST_A_BOT
from tests.browser.test_past import bring

PHONE = {"width": 360, "height": 740}
# What second.md never has in print.
NEVER = ("xpected result", "imagined", "slot", "engine", "legal", "-1,", "undefined", "benefit-")


def at_turn(hands: Hands, title: str = "suburbia") -> None:
    """Open a table against a bot, and come to the first decision that is not a secret goal."""
    hands.open_table(title, AGAINST_A_BOT)
    until(hands.is_my_turn, "something is asked")
    if title == "suburbia":
        hands.click_and_wait(hands.page.locator("button.goal").first)
        hands.confirm_and_wait_for_my_turn()


def ask(hands: Hands) -> None:
    """Tap Hint, and wait until it points at something."""
    hands.page.locator("nav button:has(use[href='#g-hint'])").first.click()
    hands.page.locator(".hint button.go").wait_for()


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, PHONE])
def test_the_first_tap_rings_the_place_and_the_second_tells_the_rest(
    people: Callable[..., Hands], size: dict[str, int]
) -> None:
    """On a laptop and on a phone: the ring is in sight, no reason is; then the reasons are."""
    ada = people(**size)
    at_turn(ada)
    ask(ada)
    page = ada.page
    page.locator(".layer .chip:not(.gone)").wait_for()
    assert page.locator("[data-region=map] .ring.advised").count() == 1
    assert page.locator(".why").count() == 0
    if size == PHONE:  # nothing lies over what is ringed
        ring = page.locator("[data-region=map] .ring.advised").bounding_box()
        panel = page.locator("aside.hint").bounding_box()
        assert ring is not None
        assert panel is not None
        assert ring["y"] + ring["height"] <= panel["y"]
    page.locator(".hint button.go").click()
    page.locator(".act").wait_for()
    assert page.locator("h3").first.is_visible()
    words = page.locator("dialog[open], section.hint").first.inner_text()
    assert not [each for each in NEVER if each in words]


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, PHONE])
def test_where_a_district_is_to_lie_is_ringed(
    people: Callable[..., Hands], size: dict[str, int]
) -> None:
    """Big City's first decision is about ground that is not there yet; its place is in sight.

    On a laptop the district in the tray is ringed as well.
    """
    ada = people(**size)
    at_turn(ada, "bigcity")
    ask(ada)
    page = ada.page
    page.locator(".layer .chip:not(.gone)").wait_for()
    if size != PHONE:
        assert page.locator(".layer i").count() == 1
    ring = page.locator("[data-region=map] .ring.advised").bounding_box()
    assert ring is not None
    assert min(ring["width"], ring["height"]) > 20
    seen = page.locator("[data-region=map]").bounding_box()
    assert seen is not None
    assert seen["x"] <= ring["x"]
    assert ring["x"] + ring["width"] <= seen["x"] + seen["width"]
    assert seen["y"] <= ring["y"]
    assert ring["y"] + ring["height"] <= seen["y"] + seen["height"]


def test_a_second_tap_on_hint_tells_the_rest_too(hands: Hands) -> None:
    """Whoever knows the button needs no other."""
    at_turn(hands)
    ask(hands)
    hands.page.keyboard.press("i")
    hands.page.locator(".hint .act").wait_for()


def test_a_second_tap_need_not_wait_for_the_hint(hands: Hands) -> None:
    """Whoever taps twice at once is told all of it when it comes."""
    at_turn(hands)
    hands.page.evaluate(
        "for (const _ of [1, 2]) document.body.dispatchEvent("
        "new KeyboardEvent('keydown', { key: 'i', bubbles: true }))"
    )
    hands.page.locator(".hint .act").wait_for()
    assert hands.page.locator(".hint .act .go").count() == 1


def test_a_hint_is_previewed_and_left_to_be_confirmed(hands: Hands) -> None:
    """Everything is done but Confirm: the whole decision waits, the hint is gone, nothing moved."""
    at_turn(hands)
    ask(hands)
    page = hands.page
    page.locator(".hint button.go").click()
    before = page.locator("main.room").get_attribute("data-seq")
    page.locator(".hint .act .go").click()
    until(hands.can_confirm, "the decision is whole")
    assert page.locator("section.hint").count() == 0
    assert page.locator(".ring").count() == 0
    assert page.locator("main.room").get_attribute("data-seq") == before
    hands.confirm()
    until(
        lambda: page.locator("main.room").get_attribute("data-seq") != before, "it can be confirmed"
    )


def test_another_idea_is_shown_the_same_way_and_says_how_near_it_is(hands: Hands) -> None:
    """Its words, its ring; after the last one comes the first again."""
    at_turn(hands)
    ask(hands)
    page = hands.page
    page.locator(".hint button.go").click()
    head = page.locator(".hint h3")
    head.wait_for()
    first = head.inner_text()
    assert page.locator(".hint .other").count() == 1
    page.locator(".hint .act button:not(.go)").click()
    until(lambda: head.inner_text() != first, "the other idea is told")
    assert page.locator("[data-region=map] .ring.advised").count() == 1
    assert page.locator(".hint details p").count() == 1  # how sure, on demand
    while head.inner_text() != first:
        page.locator(".hint .act button:not(.go)").click()


def test_skylines_rings_the_card_and_the_squares(hands: Hands) -> None:
    """A card of the hand and where its tile goes, or the board that is turned over."""
    at_turn(hands, "skylines")
    ask(hands)
    hands.page.locator(".layer i, .ring.advised").locator("visible=true").first.wait_for()
    hands.page.locator(".hint button.go").click()
    hands.page.locator(".hint .act .go").click()
    until(hands.can_confirm, "the decision is whole")


# --- reviews ---------------------------------------------------------------------------------


def judged(hands: Hands, table: str) -> dict[str, Any]:
    """Put a review together, of two decisions of a real game: one of each seat."""
    replay = hands.ask("GET", f"/api/tables/{table}/replay", None)
    moved = [event for event in replay["events"] if event["kind"] == "moved"]
    steps = [(event["seat"], step) for event in moved for step in event["steps"]]
    builds = [(seat, step) for seat, step in steps if step["move"].get("cell")]
    chosen = [next(each for each in builds if each[0] == seat) for seat in (0, 1)]
    span = {"low": 2.0, "mean": 4.0, "high": 6.0}
    decisions = [
        {
            "ply": step["ply"] + 1,
            "seat": seat,
            "legal": 9,
            "text": "made",
            "move": step["move"],
            "best": "better",
            "best_move": {**step["move"], "cell": [2, 2]},
            "places": [",".join(map(str, step["move"]["cell"]))],
            "best_places": ["2,2"],
            "regret": span,
            "mistake": True,
        }
        for seat, step in chosen
    ]
    account = {"start": 0, "luck": 0, "own": 0, "others": 0, "drift": 0, "end": 0}
    return {
        "title": "suburbia",
        "seats": 2,
        "shared": False,
        "curve": [{"ply": at, "points": [1, 2], "result": [-1, 1], "win": None} for at in (0, 1)],
        "decisions": decisions,
        "balance": [{"seat": seat, **account} for seat in (0, 1)],
        "regrets": [4, 4],
        "costliest": [costly(decisions[1])],
    }


def costly(decision: dict[str, Any]) -> dict[str, Any]:
    """Tell a decision as one of those that cost most."""
    lost = {"key": "lost", "args": {"count": 4, "race": "yes"}}
    reason = {"key": "benefit-people", "args": {"count": 2}}
    sure = {"key": "hint-sure", "args": {"worlds": 24, "low": 2, "high": 6, "unit": "people"}}
    head = {"key": "benefit-people.head", "args": {}}
    better = {
        "move": decision["best_move"],
        "said": {"key": "move-skip"},
        "benefits": [{"kind": "people", "head": head, "text": reason}],
        "steps": [],
        "places": ["2,2"],
    }
    return {**decision, "better": better, "lost": lost, "sure": sure}


def test_a_review_draws_both_moves_on_the_board_of_who_decided(hands: Hands) -> None:
    """The costliest at once, without a click; any other when its row is pointed at or focused."""
    table = bring(hands)
    found = judged(hands, table)
    answer = {"progress": 1.0, "review": found}
    hands.page.route("**/api/tables/*/review", lambda route: route.fulfill(json=answer))
    hands.go(f"#/review/{table}")
    page = hands.page
    first, second = found["decisions"]
    position = page.locator(".position[aria-busy=false]")
    page.locator(f".position[aria-busy=false][data-ply='{second['ply']}']").wait_for()
    assert "4 people" in page.locator("article .bad").inner_text()
    assert page.locator(".position [aria-pressed=true]").inner_text().endswith("Player 2")
    for ring in (".ring.made", ".ring.better"):
        assert position.locator(ring).count() == 1
    assert position.locator("li").count() == 2  # a legend says which is which
    page.locator(".lists tbody tr").first.hover()
    page.locator(f".position[aria-busy=false][data-ply='{first['ply']}']").wait_for()
    assert page.locator(".position [aria-pressed=true]").inner_text().endswith("Player 1")
    assert position.locator(".ring.made").count() == 1
    page.locator(".lists tbody button").nth(1).focus()
    page.locator(f".position[aria-busy=false][data-ply='{second['ply']}']").wait_for()
    href = position.locator("a.button").get_attribute("href")
    assert href == f"#/replay/{table}?ply={second['ply'] - 1}&seat=1"
    assert hands.violations_by_day_and_night() == []
    hands.resize(360, 740)
    page.locator(".lists tbody .position[aria-busy=false] .ring.made").wait_for()
    assert not hands.is_wider_than_its_window()
    assert hands.violations() == []
    assert hands.small_targets() == []
