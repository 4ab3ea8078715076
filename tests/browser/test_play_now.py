"""Play now: a sensible bot for newcomers, a choice for those who have finished a game."""

from __future__ import annotations

from tests.browser.hands import Hands

LEVELS = ".titles .level select"


def test_a_newcomer_is_not_asked_and_meets_the_level_of_the_title(hands: Hands) -> None:
    """The server says which."""
    hands.come_home()
    assert not hands.sees(LEVELS)
    titles = hands.ask("GET", "/api/titles")
    wanted = next(title["first_level"] for title in titles if title["key"] == "suburbia")
    hands.page.locator(".titles .card .go").first.click()
    hands.is_at_the_table()
    table = hands.page.evaluate("location.hash").rpartition("/")[2]
    seats = hands.ask("GET", f"/api/tables/{table}")["seats"]
    assert [seat["level"] for seat in seats if seat["kind"] == "bot"] == [wanted]


def test_who_has_finished_a_game_chooses_and_finds_the_choice_again(hands: Hands) -> None:
    """The level chosen last is there the next time, and it is the one that sits down."""
    hands.come_home()
    hands.page.evaluate("localStorage.setItem('burgh.finished', 'yes')")
    hands.visit("")
    hands.page.locator(LEVELS).first.select_option("1")
    hands.visit("")
    hands.page.locator(LEVELS).first.wait_for()
    assert hands.page.locator(LEVELS).first.input_value() == "1"
    hands.page.locator(".titles .card .go").first.click()
    hands.is_at_the_table()
    table = hands.page.evaluate("location.hash").rpartition("/")[2]
    seats = hands.ask("GET", f"/api/tables/{table}")["seats"]
    assert [seat["level"] for seat in seats if seat["kind"] == "bot"] == [1]
