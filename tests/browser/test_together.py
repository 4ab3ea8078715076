"""Several at one table: two browsers, one screen for two, one who looks on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from tests.browser.hands import Hands, until
from tests.browser.suburbia import by_mouse, stage_a_tile
from tests.browser.test_boards import take_up_a_shape
from tests.browser.test_titles import in_skylines

ME = {"kind": "me", "name": "Ada"}


class Cable:
    """The line between one browser and the server; it can be cut, and mended."""

    def __init__(self, hands: Hands) -> None:
        self.is_cut = False
        self.ends: list[Any] = []
        hands.page.route_web_socket(re.compile("/socket$"), self._plug)

    def _plug(self, end: Any) -> None:
        if self.is_cut:
            end.close(code=1012)
            return
        end.connect_to_server()
        self.ends.append(end)

    def cut(self) -> None:
        """Cut the line: what is open closes, nothing opens until it is mended."""
        self.is_cut = True
        self.ends.pop().close(code=1012)

    def mend(self) -> None:
        """Let the browser find its way back by itself."""
        self.is_cut = False


def invite(host: Hands, guest: Hands, name: str = "Bo", title: str = "suburbia") -> str:
    """Let one open a table for two and the other come by its link; gives the table."""
    host.come_home()
    wish = {"title": title, "seats": [ME, {"kind": "link"}], "seed": 7}
    made = host.ask("POST", "/api/tables", wish)
    table, secret = made["table"]["id"], made["links"][0]["secret"]
    host.go(f"#/table/{table}")
    guest.go(f"#/table/{table}?key={secret}")
    guest.page.locator("main.lobby input").fill(name)
    guest.page.locator("main.lobby button[type=submit]").click()
    for hands in (host, guest):
        hands.is_at_the_table()
    return str(table)


def decide(hands: Hands) -> None:
    """Make one whole decision."""
    until(hands.is_my_turn, "it is my turn")
    while not hands.can_confirm():
        by_mouse(hands)
    hands.confirm()


def log_of(hands: Hands) -> list[str]:
    """Give the lines of the log as they are read."""
    return list(hands.page.locator(".log ol li:not(.whole) p").all_inner_texts())


def test_two_play_online_and_one_comes_back_after_a_cut(people: Callable[..., Hands]) -> None:
    """What was staged when the line broke is kept; what came meanwhile is heard; the logs agree."""
    ada, bo = people(), people()
    cable = Cable(ada)
    invite(ada, bo)
    decide(ada)
    decide(bo)
    until(ada.is_my_turn, "Ada builds")
    stage_a_tile(ada)
    heading = ada.page.locator(".side h2").first.inner_text()
    cable.cut()
    ada.page.locator(".notice.warn").wait_for()
    bo.page.locator("form input[maxlength='500']").fill("Where are you?")
    bo.page.keyboard.press("Enter")
    bo.page.locator(".log .said", has_text="Where are you?").wait_for()
    cable.mend()
    ada.page.locator(".log .said", has_text="Where are you?").wait_for()
    assert ada.page.locator(".side h2").first.inner_text() == heading
    ada.confirm()
    cable.cut()
    decide(bo)
    cable.mend()
    decide(ada)
    decide(bo)
    until(ada.is_my_turn, "Ada builds again")
    until(lambda: len(log_of(ada)) == len(log_of(bo)), "both have heard it all")
    assert len(log_of(ada)) >= 8
    # Each knows what they decided themselves in secret; everything else reads the same.
    both = list(zip(log_of(ada), log_of(bo), strict=True))
    apart = [lines for lines in both if lines[0] != lines[1]]
    assert len(apart) == 2
    assert all(any("makes a secret choice" in line for line in lines) for lines in apart)
    ada.errors.clear()  # the browser tells of every attempt on the cut line
    bo.errors.clear()


def test_beyond_the_barrier_the_others_are_asked(people: Callable[..., Hands]) -> None:
    """Ada asks to go back, Bo agrees, and the move is struck out for both."""
    ada, bo = people(), people()
    invite(ada, bo)
    decide(ada)
    decide(bo)
    decide(ada)
    ada.page.locator(".log button", has_text="Ask to undo").click()
    bo.page.locator(".notice.warn button.go").click()
    for hands in (ada, bo):
        hands.page.locator(".log li.back").wait_for()
    until(ada.is_my_turn, "Ada decides again")
    until(lambda: log_of(ada)[-1] == log_of(bo)[-1], "both read the same")
    assert not bo.is_my_turn()


def test_what_is_proposed_lies_on_the_others_board(people: Callable[..., Hands]) -> None:
    """A tile that is staged and shown is a ghost there, in words too, until it is built."""
    ada, bo = people(), people()
    invite(ada, bo, title="skylines")
    until(lambda: ada.is_my_turn() or bo.is_my_turn(), "somebody decides")
    one, other = (ada, bo) if ada.is_my_turn() else (bo, ada)
    take_up_a_shape(one)
    while not one.can_confirm():
        in_skylines(one)
    assert not other.sees("g.proposal")
    one.page.get_by_role("button", name="Show it to the others").click()
    other.page.locator("g.proposal").wait_for()
    assert "proposes:" in other.page.locator("[role=note].proposal").inner_text()
    assert not one.sees("g.proposal")
    one.confirm()
    other.page.locator("g.proposal").wait_for(state="detached")


def test_who_was_away_is_told_what_happened(people: Callable[..., Hands]) -> None:
    """Only what came meanwhile, only until it is read."""
    ada, bo = people(), people()
    table = invite(ada, bo)
    decide(ada)
    decide(bo)
    decide(ada)
    ada.go("#/")
    ada.page.locator(".titles .card").first.wait_for()
    decide(bo)
    ada.go(f"#/table/{table}")
    recap = ada.page.locator(".notice", has_text="since your last visit")
    recap.wait_for()
    assert recap.locator("li").count() == 1
    assert recap.locator("li").first.inner_text().startswith("Bo")
    recap.get_by_role("button", name="OK").click()
    recap.wait_for(state="detached")
    ada.page.reload()
    ada.is_at_the_table()
    until(ada.is_my_turn, "the table is laid again")
    assert not recap.count()


# --- secrets ------------------------------------------------------------------------------------


def kept_goals(hands: Hands, table: str) -> dict[int, str]:
    """Give the goal each seat has kept, by the record that the ended game would show."""
    frames = [json.loads(frame) for frame in hands.frames]
    found: dict[int, str] = {}
    for frame in frames:
        for event in frame.get("events", []):
            for step in event.get("steps", []):
                if (step.get("move") or {}).get("do") == "keep":
                    found[event["seat"]] = step["move"]["goal"]
    assert found, table
    return found


def test_behind_the_curtain_there_is_nothing(hands: Hands) -> None:
    """Two at one screen: while it is handed over, no secret is in the page nor comes in."""
    table = hands.open_table("suburbia", [ME, {"kind": "me", "name": "Bo"}])
    page = hands.page
    for name in ("Ada", "Bo"):
        page.locator(".curtain", has_text=name).wait_for()
        assert page.locator("main.room").count() == 0
        page.locator(".curtain button").click()
        page.locator("button.goal").first.wait_for()
        dealt = page.locator("button.goal b").all_inner_texts()
        hands.click_and_wait(page.locator("button.goal").first)
        hands.frames.clear()
        hands.confirm()
        page.locator(".curtain").wait_for()
        until(lambda: "welcome" in types(hands), "the sitting looks on")
        until(lambda: page.locator(".curtain .small").count() > 0, "the curtain tells what is open")
        words = page.content()
        assert not [goal for goal in dealt if goal in words]
        kept = kept_goals(hands, table)  # what the mover's own eyes were told, before it fell
        hands.frames[:] = hands.frames[types(hands).index("welcome") :]
        assert not [goal for goal in kept.values() if goal_told(hands, goal)]


def types(hands: Hands) -> list[str]:
    """Give the kinds of messages that came in."""
    hands.page.evaluate("0")  # frames are handed on only while the page is asked something
    return [str(json.loads(frame)["type"]) for frame in hands.frames]


def goal_told(hands: Hands, goal: str) -> bool:
    """Say whether a goal is named as somebody's in what came in."""
    return any(f'"{goal}"' in frame for frame in hands.frames)


def test_who_looks_on_sees_no_secret(people: Callable[..., Hands]) -> None:
    """Neither in the page nor on the socket, while two play with goals of their own."""
    ada, bo, eve = people(), people(), people()
    table = invite(ada, bo)
    eve.go(f"#/table/{table}")
    eve.is_at_the_table()
    decide(ada)
    decide(bo)
    decide(ada)
    until(lambda: len(log_of(eve)) == len(log_of(ada)), "Eve has seen it all")
    secrets = {seat: goal for hands in (ada, bo) for seat, goal in kept_goals(hands, table).items()}
    assert set(secrets) == {0, 1}
    for seat, watcher in ((0, bo), (1, ada), (0, eve), (1, eve)):
        assert not goal_told(watcher, secrets[seat]), (seat, secrets)
    named = ada.page.locator(".goalrow.own b").first.inner_text()
    assert named not in eve.page.content()
    assert named not in bo.page.content()
    assert eve.page.locator(".goalrow.own").count() == 0
