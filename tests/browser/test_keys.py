"""Big City and Skylines by keyboard alone: the focus is where the next step is, never nowhere."""

from __future__ import annotations

from tests.browser.hands import REGION, Hands, until
from tests.browser.suburbia import AGAINST_A_BOT

FOCUSED = "document.activeElement.matches({selector!r})"


def press(hands: Hands, *keys: str) -> None:
    """Press keys one after the other; each finds the focus somewhere."""
    for key in keys:
        hands.page.keyboard.press(key)
        until(hands.rests, "the server has answered")
        until(lambda: bool(hands.page.evaluate(REGION)), f"the focus is somewhere after {key}")


def is_on(hands: Hands, selector: str) -> bool:
    """Say whether something has the focus."""
    return bool(hands.page.evaluate(FOCUSED.format(selector=selector)))


def press_until(hands: Hands, key: str, selector: str) -> None:
    """Press a key until the focus is on something."""
    for _ in range(20):
        if is_on(hands, selector):
            return
        press(hands, key)
    raise AssertionError(f"{key} never comes to {selector}")


def confirm(hands: Hands) -> None:
    """Find the focus on Confirm by itself, confirm, and wait for the next decision."""
    until(lambda: is_on(hands, "button.confirm"), "the focus has gone on to Confirm")
    seq = hands.seq()
    hands.page.keyboard.press("Enter")
    until(lambda: hands.has_gone_on(seq), "the move is made")
    until(hands.is_my_turn, "it is my turn again")
    until(lambda: bool(hands.page.evaluate(REGION)), "the focus is still on the table")


def test_big_city_is_played_by_keys(hands: Hands) -> None:
    """Districts are laid and turned, a lot is built on, cards are drawn; T goes to the streets."""
    hands.open_table("bigcity", AGAINST_A_BOT)
    page = hands.page
    until(hands.is_my_turn, "a district is due")
    while page.locator("button.board").count():
        hands.jump_to("decision")
        press_until(hands, "Tab", "button.board")
        press(hands, "Enter")
        hands.jump_to("map")
        press(hands, "r", "n", "Enter")
        until(lambda: is_on(hands, "button.confirm"), "the focus has gone on to Confirm")
        press(hands, "Escape")
        until(lambda: is_on(hands, "g[id^='city place']"), "Esc goes back to the map")
        press(hands, "Enter")
        confirm(hands)
    press(hands, "a")
    hands.jump_to("map")
    press(hands, "n", "Enter")
    until(lambda: page.locator("rect.chosen").count() == 1, "a lot is chosen")
    hands.jump_to("numbers")
    press_until(hands, "Tab", ".supply .piece")
    press(hands, "Enter")
    while not hands.can_confirm():
        press(hands, "1")
    confirm(hands)
    hands.jump_to("map")
    press(hands, "t")
    until(lambda: is_on(hands, "g.street"), "T goes on in the streets")
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    assert "T" in page.locator("dialog[open] kbd").all_inner_texts()


def test_skylines_is_played_by_keys(hands: Hands) -> None:
    """A board is opened, a card played, its tile turned and put down, a card drawn."""
    hands.open_table("skylines", AGAINST_A_BOT)
    until(hands.is_my_turn, "a board is due")
    hands.jump_to("map")
    press(hands, "Enter")
    until(lambda: is_on(hands, "button.confirm"), "the focus has gone on to Confirm")
    press(hands, "Escape")
    until(lambda: is_on(hands, "g.back"), "Esc goes back to the board")
    press(hands, "Enter")
    confirm(hands)
    for _ in range(2):
        taken = next(n for n in "1234" if takes_up(hands, n))
        assert taken
        press(hands, "Enter")
        until(lambda: is_on(hands, "rect.cell"), "the tile is over the map")
        press(hands, "n", "Enter")
        until(lambda: is_on(hands, ".piles button"), "the focus has gone on to the piles")
        press(hands, "Enter")
        confirm(hands)


def takes_up(hands: Hands, digit: str) -> bool:
    """Take up the card of a digit; says whether it can be built now."""
    press(hands, digit)
    return is_on(hands, "button.shape")
