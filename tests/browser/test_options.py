"""The sheet for a new table offers what the title declares, and sends what was chosen."""

from __future__ import annotations

from typing import Any

import pytest

from burgh import registry
from tests.browser.hands import Hands


def sheet(hands: Hands, title: str) -> Any:
    """The form for a new table of a title, by the title's place among the cards."""
    hands.come_home()
    card = hands.page.locator(".titles .card").nth(registry.titles().index(title))
    card.locator("button:not(.go)").first.click()
    form = hands.page.locator("form")
    form.wait_for()
    return form


def choice(form: Any, name: str) -> Any:
    """The list behind the name of an option."""
    return (
        form.locator("label.choice")
        .filter(has=form.page.get_by_text(name, exact=True))
        .locator("select")
    )


def begin(hands: Hands, form: Any) -> dict[str, Any]:
    """Open the table and give the options it has."""
    form.locator("button.go").click()
    hands.is_at_the_table()
    table = hands.page.url.split("/table/")[1].split("?")[0]
    options: dict[str, Any] = hands.ask("GET", f"/api/tables/{table}")["options"]
    return options


def test_a_mode_for_one_leaves_one_seat(hands: Hands) -> None:
    """And the game begins against the bot of the box, in the edition that was chosen."""
    form = sheet(hands, "suburbia")
    assert form.locator(".place").count() == 2
    assert form.locator("[role=radiogroup]").first.locator("button").count() == 3
    choice(form, "Mode").select_option("bot")
    form.locator(".place").nth(1).wait_for(state="detached")
    choice(form, "Edition").select_option("second")
    options = begin(hands, form)
    assert (options["mode"], options["edition"]) == ("bot", "second")


def test_what_has_no_meaning_cannot_be_chosen(hands: Hands) -> None:
    """A difficulty is for scenario 5 alone; chosen there, it is not sent with another scenario."""
    form = sheet(hands, "skylines")
    difficulty, scenario = choice(form, "Difficulty"), choice(form, "Scenario")
    assert difficulty.is_disabled()
    scenario.select_option("scenario-5")
    difficulty.select_option("expert")
    scenario.select_option("scenario-2")
    assert difficulty.is_disabled()
    assert difficulty.input_value() == "beginner"
    options = begin(hands, form)
    assert options["scenario"] == "scenario-2"
    assert "difficulty" not in options


@pytest.mark.skipif(
    "brackwater" not in registry.titles(), reason="examples/titles/brackwater is not installed"
)
def test_a_title_from_elsewhere_offers_its_options_in_its_own_words(hands: Hands) -> None:
    """What its options can be is all the lobby needs."""
    form = sheet(hands, "brackwater")
    tide = choice(form, "Tide")
    assert tide.locator("option").all_inner_texts() == ["spring tide", "neap tide"]
    tide.select_option("neap")
    assert begin(hands, form)["tide"] == "neap"


def test_more_options_are_folded_away_with_a_sentence_each(hands: Hands) -> None:
    """Every option of a title is there, and says what it changes."""
    form = sheet(hands, "suburbia")
    form.locator("summary", has_text="More options").click()
    more = form.locator("details", has_text="More options")
    assert "Sets" not in more.inner_text()
    assert "The price must be there before the tile brings any money" in more.inner_text()
    assert "New tile to the far left" in more.inner_text()
    assert "Secret goal against Dale" not in more.inner_text()


def test_the_difficulty_is_shown_and_roles_only_where_there_are_any(hands: Hands) -> None:
    """Scenario 5 begins as beginner and says so; the introductory game has no roles."""
    form = sheet(hands, "skylines")
    assert form.get_by_text("Roles", exact=True).count() == 0
    choice(form, "Scenario").select_option("scenario-5")
    assert choice(form, "Difficulty").input_value() == "beginner"
    assert form.get_by_text("Roles", exact=True).count() == 1


def test_a_seat_for_anybody_is_found_on_the_home_page(hands: Hands) -> None:
    """Nobody needs to tick a box for it; and the name given is kept for the next table."""
    form = sheet(hands, "suburbia")
    form.locator(".place select").nth(1).select_option("open")
    assert form.get_by_label("Show the table on the home page").is_checked()
    form.locator(".place input").first.fill("Grace")
    form.locator("button.go").click()
    hands.page.wait_for_url("**/table/*")
    assert hands.ask("GET", "/api/me")["name"] == "Grace"
    assert len(hands.ask("GET", "/api/tables")["open"]) == 1
