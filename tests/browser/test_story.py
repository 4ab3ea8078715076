"""Others' turns are told one after the other on the real board; numbers follow the story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from burgh import registry
from tests.browser.hands import MENU, Hands, until
from tests.browser.suburbia import AGAINST_A_BOT, stage_a_tile, to_my_first_turn
from tests.browser.test_generic import by_mouse as in_general
from tests.browser.test_together import decide, invite

People = Callable[..., Hands]
LANDS = 650  # milliseconds of a step after which its amounts have come
STEP = 900
BAR = ".story"
NOW = "[data-story] li.now"
SEATS: list[dict[str, object]] = [*AGAINST_A_BOT, {"kind": "bot", "level": 1}]


@pytest.fixture
def ada(people: People) -> Hands:
    """Sit at a table of Suburbia with two bots, where turns are told; a tile is staged."""
    one = people(story="steps")
    to_a_staged_tile(one)
    return one


def to_a_staged_tile(hands: Hands) -> None:
    """Play up to the first tile, with a clock in hand."""
    hands.page.clock.install()
    hands.open_table("suburbia", SEATS)
    to_my_first_turn(hands)
    stage_a_tile(hands)


def stop_time(hands: Hands) -> None:
    """From now on only `pass_time` lets time go by on the page."""
    hands.page.clock.pause_at(hands.page.evaluate("Date.now() / 1000 + 1"))


def pass_time(hands: Hands, milliseconds: int) -> None:
    """Let time go by on the page."""
    hands.page.clock.run_for(milliseconds)


def confirm_and_stop(hands: Hands) -> None:
    """Confirm what is staged; the first step of the first story stands still, paused."""
    stop_time(hands)
    hands.confirm()
    hands.page.locator(BAR).wait_for()
    hands.page.get_by_role("button", name="Pause").click()
    hands.page.get_by_role("button", name="Continue").wait_for()
    hands.page.clock.resume()


def money_of(hands: Hands, seat: int) -> str:
    """Give a seat's money as the page shows it."""
    return str(hands.page.locator(f"[data-spot='number {seat} money']").first.inner_text())


def numbers(hands: Hands) -> list[str]:
    """Give every number of every seat as the page shows it."""
    return list(hands.page.locator("[data-spot^='number ']").all_inner_texts())


def ask(hands: Hands) -> str:
    """Give what the top bar says."""
    return str(hands.page.locator(".ask .words").inner_text())


def where(hands: Hands) -> str:
    """Give which step of how many is told."""
    return str(hands.page.locator(f"{BAR} .where").inner_text())


def test_totals_change_when_their_amounts_have_come_and_not_before(people: People) -> None:
    """Step by step: nothing changes while amounts travel, nor with the next step or the end."""
    one = people(story="steps", reduced_motion="no-preference", width=1366, height=768)
    to_a_staged_tile(one)
    stop_time(one)
    one.confirm()
    one.page.locator(NOW).wait_for()
    shown, changes = numbers(one), 0
    while not one.is_my_turn():
        pass_time(one, LANDS - 1)
        assert numbers(one) == shown
        pass_time(one, 1)
        changes += numbers(one) != shown
        shown = numbers(one)
        pass_time(one, STEP - LANDS)
        assert numbers(one) == shown
        until(lambda: one.sees(NOW) or one.is_my_turn(), "somebody's turn is told")
    assert changes >= len(SEATS) - 1


def test_the_top_bar_says_whose_turn_is_told_and_the_map_shows_it(ada: Hands) -> None:
    """Who, what they do and who comes then; my turn comes only at the end."""
    confirm_and_stop(ada)
    name = ada.page.locator("[data-story] h2").inner_text().removesuffix("’s turn")
    until(lambda: "then you" in ask(ada), "all moves have come")
    assert ask(ada).startswith(f"{name}’s turn.")
    assert ada.page.locator(".boroughs [aria-pressed=true]").inner_text().strip().endswith(name)
    assert not ada.is_my_turn()
    ada.page.get_by_role("button", name="Skip to my turn").click()
    until(ada.is_my_turn, "it is my turn")
    assert not ada.sees(BAR)
    own = ada.page.locator(".boroughs [aria-pressed=true]").inner_text()
    assert own.strip().endswith("Your borough")


def test_a_story_is_paused_stepped_and_skipped_by_buttons(ada: Hands) -> None:
    """Next goes a step on, back a step back; each stays where it is while paused."""
    confirm_and_stop(ada)
    page = ada.page
    assert where(ada).startswith("step 1 of")
    page.get_by_role("button", name="Next step").click()
    until(lambda: where(ada).startswith("step 2 of"), "the next step is told")
    page.get_by_role("button", name="One step back").click()
    until(lambda: where(ada).startswith("step 1 of"), "the step before is told")
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Continue").click()
    until(ada.is_my_turn, "all of it is told")
    assert page.evaluate("localStorage.getItem('burgh.story.speed')") == "4"


def test_a_story_is_paused_stepped_and_skipped_by_keys(ada: Hands) -> None:
    """The space bar pauses, arrows step, Escape skips."""
    stop_time(ada)
    ada.confirm()
    page = ada.page
    page.locator(BAR).wait_for()
    page.locator("body").press("Space")
    page.get_by_role("button", name="Continue").wait_for()
    page.clock.resume()
    page.keyboard.press("ArrowRight")
    until(lambda: where(ada).startswith("step 2 of"), "the next step is told")
    page.keyboard.press("ArrowLeft")
    until(lambda: where(ada).startswith("step 1 of"), "the step before is told")
    page.keyboard.press("Escape")
    until(ada.is_my_turn, "the story is skipped")


def press_a_digit(hands: Hands) -> None:
    """Press the key of a slot."""
    hands.page.keyboard.press("7")


def click_a_tile(hands: Hands) -> None:
    """Click a tile of the market."""
    hands.page.locator(".slots button.tile").last.click()


@pytest.mark.parametrize("act", [press_a_digit, click_a_tile])
def test_who_wants_to_act_ends_the_story_and_chooses_nothing(
    ada: Hands, act: Callable[[Hands], None]
) -> None:
    """A choice would fall on a market that is about to change."""
    confirm_and_stop(ada)
    until(lambda: "then you" in ask(ada).lower(), "all moves have come")
    act(ada)
    until(ada.is_my_turn, "it is my turn")
    assert not ada.sees(".tile[aria-pressed='true']")


def test_without_motion_the_same_steps_are_a_list(ada: Hands) -> None:
    """Nothing travels; the numbers are there with their step."""
    confirm_and_stop(ada)
    page = ada.page
    count = int(where(ada).split()[-1])
    assert page.locator("[data-story] li").count() == count
    for step in range(2, count + 1):
        page.get_by_role("button", name="Next step").click()
        until(lambda at=step: where(ada).startswith(f"step {at} "), "it goes on")  # type: ignore[misc]
        assert page.locator("[data-story] li.told").count() == step - 1
        assert page.locator(".motion *").count() == 0
    assert page.locator("[data-voice=story]").inner_text() != ""


def test_the_last_round_is_shown_again(ada: Hands) -> None:
    """From the log, with the eyes of the seat; then everything is as it was."""
    confirm_and_stop(ada)
    ada.page.keyboard.press("Escape")
    until(ada.is_my_turn, "the story is skipped")
    after = money_of(ada, 1)
    stop_time(ada)
    ada.page.get_by_role("button", name="Show me again").click()
    ada.page.locator(BAR).wait_for()
    assert not ada.is_my_turn()
    pass_time(ada, 40 * STEP)
    ada.page.clock.resume()
    until(ada.is_my_turn, "all of it is shown")
    assert money_of(ada, 1) == after
    assert ada.sees(".slots [data-glow]")


def test_who_was_away_can_have_it_told(people: People) -> None:
    """What came since the last visit is a list, and a story for who wants it."""
    ada, bo = people(story="steps"), people()
    table = invite(ada, bo)
    decide(ada)
    decide(bo)
    until(ada.is_my_turn, "what Bo did is told")
    decide(ada)
    ada.go("#/")
    ada.page.locator(".titles .card").first.wait_for()
    decide(bo)
    ada.page.clock.install()
    stop_time(ada)
    ada.go(f"#/table/{table}")
    ada.page.locator("[data-show]").click()
    ada.page.locator(BAR).wait_for()
    assert ask(ada).startswith("Bo’s turn. Bo ")


def test_how_turns_are_told_is_chosen_in_the_menu_and_remembered(ada: Hands) -> None:
    """Who wants only their own moves is not told the others', here and after coming back."""
    page = ada.page
    page.locator(MENU).click()
    wish = page.get_by_label("Others’ turns")
    assert wish.input_value() == "steps"
    wish.select_option("mine")
    page.keyboard.press("Escape")
    page.reload()
    until(ada.is_my_turn, "the table is there again")
    page.locator(MENU).click()
    assert page.get_by_label("Others’ turns").input_value() == "mine"
    page.keyboard.press("Escape")
    watch_for_a_bar(ada)
    stage_a_tile(ada)
    ada.confirm_and_wait_for_my_turn()
    assert not page.evaluate("window.bars")


def watch_for_a_bar(hands: Hands) -> None:
    """Note whether a story is ever told from now on."""
    hands.page.evaluate(
        """() => {
            window.bars = 0
            const look = () => (window.bars += document.querySelectorAll('.telling').length)
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
        }"""
    )


def test_on_a_phone_one_line_is_docked(people: People) -> None:
    """Pause, next and skip under the thumb; the ask tells the story. Nothing is too small."""
    one = people(story="steps", width=360, height=740, has_touch=True)
    to_a_staged_tile(one)
    confirm_and_stop(one)
    bar = one.page.locator(BAR).bounding_box()
    tabs = one.page.locator(".tabs").bounding_box()
    assert bar is not None
    assert tabs is not None
    assert bar["y"] + bar["height"] <= tabs["y"] + 1
    assert not one.is_wider_than_its_window()
    assert one.small_targets() == []
    assert one.violations() == []
    one.page.locator(f"{BAR} .skip").click()
    until(one.is_my_turn, "the story is skipped")


def test_a_table_that_tells_a_story_is_accessible(people: People) -> None:
    """By day and by night."""
    one = people(story="steps", width=1366, height=768)
    to_a_staged_tile(one)
    confirm_and_stop(one)
    assert one.violations_by_day_and_night() == []


@pytest.mark.parametrize("title", ["bigcity", "skylines", "brackwater"])
def test_every_title_tells_what_the_bot_does(people: People, title: str) -> None:
    """Also a title without drawings; when the story has ended it is my turn."""
    if title not in registry.titles():
        pytest.skip(f"{title} is not installed")
    one = people(story="steps")
    one.page.clock.install()
    one.open_table(title, AGAINST_A_BOT)
    one.is_at_the_table()
    follow_until_a_story(one)
    assert one.page.locator("[data-story] li").count() >= 1
    assert ask(one).count(".") >= 2
    one.page.get_by_role("button", name="Skip").click()
    until(lambda: one.is_my_turn() or one.is_over(), "it is my turn")


def follow_until_a_story(hands: Hands) -> None:
    """Click whatever glows until a bot's turn is told, and pause there."""
    told: Any = hands.page.locator(f"{BAR} .pause")
    stop_time(hands)
    while not told.count():
        until(lambda: hands.is_my_turn() or told.count(), "somebody decides")
        if told.count():
            break
        if hands.can_confirm():
            hands.confirm()
        elif hands.sees(".areas"):
            in_general(hands)
        else:
            hands.click_and_see(hands.page.locator("[data-glow]:visible").first)
