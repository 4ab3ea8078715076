"""A whole game of each other title against a bot, by mouse on its own board, and its record."""

from __future__ import annotations

from collections import Counter

import burgh
from tests.browser.hands import Hands
from tests.browser.suburbia import AGAINST_A_BOT

# What is clicked, the first that is there: places on the map, then what leads to them.
IN_BIG_CITY = (
    "button.board:not([aria-disabled])",
    "g[id='city place']",
    ".pile.open",
    ".supply .piece[data-glow]:not([aria-pressed='true'])",
    "g.street.legal circle.hit",
    "g.lot.legal:not([aria-pressed])",
    "button.end",
)
ACTIONS = ("Build", "District", "Tram", "Discard", "Pass", "Exchange")
ENOUGH = {"District": 2, "Tram": 3}  # then rather pass, or the game takes an hour
IN_SKYLINES = (
    ".roles button.card",
    ".back.open",
    ".tools .put:not([aria-disabled=true])",
    ".piles.due button:not([aria-disabled=true]):not(.pile)",
    "button.shape:not([aria-disabled=true]):not([aria-checked=true])",
    "button.end[data-glow]",
    ".hand button.card[data-glow]",
)


def click_first(hands: Hands, targets: tuple[str, ...]) -> bool:
    """Click the first thing that is there; says whether there was any."""
    for target in targets:
        found = hands.page.locator(target)
        if found.count():
            hands.click_and_see(found.first)
            return True
    return False


def in_big_city(hands: Hands, begun: Counter[str]) -> None:
    """Begin an action, name a piece, click the map."""
    actions = hands.page.locator(".actions .holder button:not([aria-disabled])")
    is_begun = hands.page.locator(".actions .holder button[aria-pressed='true']").count()
    if actions.count() and not is_begun:
        for name in ACTIONS:
            if actions.filter(has_text=name).count() and begun[name] < ENOUGH.get(name, 999):
                begun[name] += 1
                return hands.click_and_see(actions.filter(has_text=name).first)
    if hands.page.locator(".piece[aria-pressed='true'], rect.chosen").count():
        targets = tuple(each for each in IN_BIG_CITY if ".piece" not in each)
    else:
        targets = IN_BIG_CITY
    if click_first(hands, targets):
        return None
    return hands.click_and_see(hands.page.locator("[data-glow]:visible").first)


def in_skylines(hands: Hands) -> None:
    """Take a card up, put its tile on the board; end the milestone where it is allowed."""
    if not click_first(hands, IN_SKYLINES):
        hands.click_and_see(hands.page.locator("[data-glow]:visible").first)


def test_a_whole_game_of_big_city_is_played_by_mouse(hands: Hands) -> None:
    """From the first card to the end that is told, with a record that verifies."""
    me: dict[str, object] = {"kind": "me", "name": "Ada"}
    seats = [me, {"kind": "bot", "level": 2}]  # one that soon passes
    hands.open_table("bigcity", seats)
    begun: Counter[str] = Counter()
    hands.play_to_the_end(lambda each: in_big_city(each, begun), most=800)
    assert burgh.verify(hands.download_record()) is None


def test_a_whole_game_of_skylines_is_played_by_mouse(hands: Hands) -> None:
    """From the first card to the end that is told, with a record that verifies."""
    hands.open_table("skylines", AGAINST_A_BOT)
    hands.play_to_the_end(in_skylines)
    assert burgh.verify(hands.download_record()) is None
