"""A title without a drawing of its own, at the generic table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import burgh
from burgh import registry
from tests.browser.hands import AXE, Hands, until
from tests.browser.suburbia import AGAINST_A_BOT

TITLE = "brackwater"
OPEN = ".areas .place.open:not(.chosen)"
KIND = ".tray .choice.open:not(.chosen)"
KEEP_OR_FISH = "[data-kind=keep], [data-kind=fish]"

pytestmark = pytest.mark.skipif(
    TITLE not in registry.titles(), reason="examples/titles/brackwater is not installed"
)


def by_mouse(hands: Hands) -> None:
    """Take something from a list, then the kind of move, then a place on the map."""
    things, kinds = hands.page.locator(f"{OPEN}.list"), hands.page.locator(KIND)
    if not hands.sees(".place.list.chosen") and things.count():
        hands.click_and_wait(things.last)
    elif not hands.sees(".choice.chosen") and kinds.count():
        hands.click_and_wait(kinds.first)
    else:
        hands.click_and_wait(hands.page.locator(f"{OPEN}.squares").first)


def by_keys(hands: Hands) -> None:
    """Choose a kind of move that one thing settles, then that thing."""
    if not hands.sees(".choice.chosen"):
        hands.jump_to("tray")
        walk_to(hands, [KEEP_OR_FISH])
    else:
        hands.jump_to("map")
        walk_to(hands, [".place.open"] * 4)
    before = hands.staged()
    hands.page.keyboard.press("Enter")
    until(lambda: hands.is_answered(before), "the key is answered")


def walk_to(hands: Hands, targets: Sequence[str]) -> None:
    """Arrows go from one thing to the next, Tab to the next part of the table."""
    for target in targets:
        for _ in range(6):
            if hands.page.evaluate(f"document.activeElement.matches({target!r})"):
                return
            hands.page.keyboard.press("ArrowRight")
        hands.page.keyboard.press("Tab")
    raise AssertionError(f"{targets[0]} is not reached by keys")


def test_a_whole_game_is_played_by_mouse(hands: Hands) -> None:
    """From the first aim to the end that is told, with a record that verifies."""
    hands.open_table(TITLE, AGAINST_A_BOT)
    hands.play_to_the_end(by_mouse)
    assert burgh.verify(hands.download_record()) is None


def test_turns_are_played_by_keys(hands: Hands) -> None:
    """F6, Tab, arrows and Enter are enough for an aim and two turns."""
    hands.open_table(TITLE, AGAINST_A_BOT)
    hands.is_at_the_table()
    for _ in range(3):
        until(hands.is_my_turn, "it is my turn")
        while not hands.can_confirm():
            by_keys(hands)
        hands.confirm_by_keys()


@pytest.mark.sweep
def test_nothing_is_wrong_with_it_at_any_width(people: Callable[..., Hands]) -> None:
    """In three languages: no violation for axe, no sideways scroll, nothing too small to touch."""
    found = []
    for width, language in ((360, "ru"), (900, "fr"), (1366, "en")):
        ada = people(width=width, height=768, has_touch=width < 600, locale=language)
        ada.open_table(TITLE, AGAINST_A_BOT)
        ada.page.locator(".ask.mine").wait_for()
        for _ in range(2):
            found += ada.violations_by_day_and_night() if AXE.is_file() else []
            found += ada.small_targets() if width < 600 else []
            found += [f"{width}: scrolls sideways"] if ada.is_wider_than_its_window() else []
            while not ada.can_confirm():
                by_mouse(ada)
            ada.confirm_and_wait_for_my_turn()
    assert found == []


def test_its_words_rules_and_components_come_from_the_server(hands: Hands) -> None:
    """The client was built without them."""
    page = hands.page
    hands.visit(f"#/rules/{TITLE}")
    page.locator("main.rules article h2", has_text="W3 A turn").wait_for()
    hands.visit(f"#/parts/{TITLE}")
    page.locator("main.reference h3", has_text="Smokehouse").wait_for()
    hands.visit("#/")
    card = page.locator(".titles .card", has_text="Brackwater")
    card.get_by_role("button", name="New table").click()
    assert page.get_by_label("Tide").locator("option").all_inner_texts() == [
        "spring tide",
        "neap tide",
    ]
