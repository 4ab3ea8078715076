"""The language is switched in the middle of a game: all of it, at once, and nothing is lost."""

from __future__ import annotations

import re

from tests.browser.hands import MENU, Hands, until
from tests.browser.suburbia import AGAINST_A_BOT, stage_a_tile, to_my_first_turn

# Names are names in every language; a dollar sign and keys are no words.
NAMES = {"Burgh", "Suburbia", "Ada", "Bruno", "Esc", "Enter"}


def all_words(hands: Hands) -> str:
    """Give everything the page says, to the eye and to a screen reader; not what it said before."""
    return str(
        hands.page.evaluate("""() => {
            const kinds = ['aria-label', 'placeholder', 'title']
            const names = kinds.flatMap((kind) => [...document.querySelectorAll(`[${kind}]`)]
                .map((one) => one.getAttribute(kind)))
            const news = document.querySelector('[data-voice=news]')
            news.hidden = true
            const page = document.querySelector('#app').innerText
            news.hidden = false
            return [document.title, page, ...names].join('\\n')
        }""")
    )


def switch(hands: Hands, language: str) -> None:
    """Choose a language from the menu, in the middle of everything."""
    hands.page.locator(MENU).click()
    hands.page.locator(f"dialog[open] button[lang={language}]").click()
    hands.page.locator(f"html[lang={language}]").wait_for(state="attached")
    hands.page.keyboard.press("Escape")
    hands.page.locator("dialog .inside").wait_for(state="detached")


def test_the_language_is_switched_with_a_move_staged(hands: Hands) -> None:
    """English, French, Russian: as if the page had been opened in it, and the tile stays staged."""
    hands.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(hands)
    stage_a_tile(hands)
    said = {"en": all_words(hands)}
    for language in ("fr", "ru"):
        switch(hands, language)
        hands.is_still()
        assert hands.page.locator("g.cell.staged").count() == 1
        assert hands.can_confirm()
        said[language] = all_words(hands)
    left = set(re.findall(r"[A-Za-z]{3,}", said["ru"])) - NAMES
    assert not left, "not said in Russian"
    for language in ("ru", "fr"):
        hands.page.evaluate(
            "language => localStorage.setItem('burgh.language', language)", language
        )
        hands.page.reload()
        until(hands.is_my_turn, "the table is laid in another language")
        stage_a_tile(hands)
        hands.is_still()
        assert all_words(hands) == said[language]
    assert len(set(said.values())) == 3
