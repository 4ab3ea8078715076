"""Looking back, what if, lost addresses, and the house over plain HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.hands import Hands, until

if TYPE_CHECKING:
    from playwright.sync_api import Locator

RECORD = Path(__file__).parents[1] / "records/suburbia/suburbia-players=2-greedy-random.txt"
# A page that comes over plain HTTP from another machine has neither of these.
PLAIN_HTTP = """
    delete Crypto.prototype.randomUUID
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })
"""


def bring(hands: Hands) -> str:
    """Keep a finished game of two as a table; gives the table."""
    hands.come_home()
    return str(hands.ask("POST", "/api/records", {"record": RECORD.read_text()})["table"]["id"])


def ply(hands: Hands) -> str:
    """Give the number of moves made in what a replay shows."""
    return str(hands.page.locator("main.past .room").get_attribute("data-ply"))


def played(hands: Hands) -> int:
    """Count the cues that motion has played."""
    return int(hands.page.evaluate("document.querySelector('.motion')?.dataset.played ?? 0"))


def test_a_replay_shows_the_whole_table_and_plays_its_moves(people: Callable[..., Hands]) -> None:
    """Market, ribbon, what the move changed; one move on is played, and has an address."""
    ada = people(reduced_motion="no-preference")
    table = bring(ada)
    ada.go(f"#/replay/{table}?ply=4")
    page = ada.page
    page.locator(".market .slots li").nth(6).wait_for()
    assert ada.sees(".ribbon svg")
    assert ada.sees("section.move table caption")
    assert page.locator(".log [aria-current=step] .open").inner_text() == "4"
    page.locator(".motion").wait_for(state="attached")
    page.locator(".bar button:has(use[href='#g-next'])").click()
    until(lambda: ply(ada) == "5", "the next move is shown")
    until(lambda: played(ada) > 0, "motion plays it")
    until(lambda: page.url.endswith("?ply=5"), "the address names the move")
    ada.go(f"#/replay/{table}?ply=2")
    until(lambda: ply(ada) == "2", "a link to another move of the game leads there")


def test_a_branch_stands_in_a_frame_and_has_no_curtain(hands: Hands) -> None:
    """One decides for every seat, sees what was before, and finds back to the real game."""
    table = bring(hands)
    hands.go(f"#/replay/{table}?ply=4")
    hands.page.locator(".bar .branch").click()
    hands.page.locator(".whatif .frame").wait_for()
    until(hands.is_my_turn, "the seat whose turn it is decides")
    assert hands.page.locator(".log .open").first.inner_text() == "1"
    first = hands.page.locator(".seat.turn").get_attribute("aria-label")
    hands.click_and_wait(hands.page.locator(".slots button.tile:not(.off)").last)
    hands.click_and_wait(hands.page.locator("g.cell.legal").first)
    hands.confirm()
    until(
        lambda: hands.page.locator(".seat.turn").get_attribute("aria-label") != first,
        "the turn passes",
    )
    until(hands.is_my_turn, "the next seat decides, without a curtain")
    back = hands.page.locator(".whatif aside a").get_attribute("href")
    assert back == f"#/replay/{table}?ply=4"


def test_addresses_that_lead_nowhere_say_so(hands: Hands) -> None:
    """Badly written ones, names of other things, tables that cannot be; home is one click away."""
    for place in ("#/%E0%A4%A", "#/constructor", "#/table/%E0%A4%A", "#/replay", "#/review/x"):
        hands.page.goto("about:blank")
        hands.go(place)
        hands.page.locator("main.lost h1").wait_for()
        assert hands.sees("main.lost a[href='#/']")
    hands.go("#/rules/constructor")
    hands.page.locator("main.rules .bad").wait_for()


def test_a_page_over_plain_http_can_play_and_invite(people: Callable[..., Hands]) -> None:
    """As other machines of the house see it: a move is staged, a link can be copied."""
    ada = people()
    ada.context.add_init_script(PLAIN_HTTP)
    ada.open_table("suburbia", [{"kind": "me"}, {"kind": "bot", "level": 1}])
    until(ada.is_my_turn, "a goal is due")
    assert ada.page.evaluate("typeof crypto.randomUUID + typeof navigator.clipboard") == (
        "undefinedundefined"
    )
    ada.click_and_wait(ada.page.locator("button.goal").first)
    assert ada.can_confirm()
    ada.open_table("suburbia", [{"kind": "me"}, {"kind": "open"}])
    button = ada.page.locator("main.lobby ul button")
    button.click()
    until(lambda: "Copied" in button.inner_text(), "the link is copied")


def has_gone_on(hands: Hands, before: object) -> bool:
    """Say whether the page rests and looks other than before."""
    return bool(hands.rests() and hands.looks() != before)


def test_a_lesson_can_be_followed_to_its_end(hands: Hands) -> None:
    """Whoever has everything done for them comes to the last step of Skylines."""
    page = hands.page
    hands.go("#/learn/skylines")
    page.locator(".card button.go").click()
    lesson = page.locator(".lesson")
    lesson.wait_for()
    for _ in range(40):
        if lesson.locator("a[href='#/learn']").count():
            break
        before = hands.looks()
        follow(hands)
        until(partial(has_gone_on, hands, before), "the lesson goes on")
    assert lesson.locator("progress").get_attribute("value") == "10"


def test_a_lesson_skips_one_step_at_a_time(hands: Hands) -> None:
    """What was chosen for one step is not taken for the next; the market's step rings the tile."""
    page = hands.page
    hands.go("#/learn/suburbia")
    page.locator(".card button.go").click()
    progress = page.locator(".lesson progress")
    page.locator(".lesson button.go").click()
    page.locator(".lesson .try button").click()
    until(hands.can_confirm, "the goal is chosen")
    assert progress.get_attribute("value") == "2"
    page.locator(".lesson > .row button").last.click()
    assert progress.get_attribute("value") == "3"
    hands.confirm()
    tile = page.locator(".slots li").filter(has_text="Fast Food").locator("button.tile")
    until(lambda: lies_around(page.locator(".layer i"), tile), "the tile to choose is ringed")
    tile.click()
    until(lambda: progress.get_attribute("value") == "4", "a tile is taken up")


def lies_around(ring: Locator, thing: Locator) -> bool:
    """Say whether there is one ring, around the middle of a thing."""
    if ring.count() != 1 or not (outer := ring.bounding_box()):
        return False
    inner = thing.bounding_box()
    assert inner
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    is_across = outer["x"] < x < outer["x"] + outer["width"]
    return is_across and outer["y"] < y < outer["y"] + outer["height"]


def follow(hands: Hands) -> None:
    """Do what a lesson asks for."""
    page = hands.page
    if page.locator(".lesson button.go").count():
        page.locator(".lesson button.go").click()
    elif page.locator(".lesson .try").count():
        page.locator(".lesson .try button").click()
    elif hands.can_confirm():
        hands.confirm()
    else:
        page.keyboard.press("Escape")
