"""Motion plays the ledger over a page that is true without it; sound is off until wished."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hands import MENU, Hands, until
from tests.browser.suburbia import AGAINST_A_BOT, stage_a_tile, to_my_first_turn

People = Callable[..., Hands]
SKIP = """name => {
    const layer = document.querySelector('.motion')
    const event = { keydown: KeyboardEvent, pointerdown: PointerEvent, wheel: WheelEvent }[name]
    const watch = new MutationObserver(() => {
        if (layer.dataset.playing !== 'true') return
        watch.disconnect()
        document.querySelector('main').dispatchEvent(new event(name, { bubbles: true }))
        window.left = layer.childElementCount + layer.dataset.playing
    })
    watch.observe(layer, { attributeFilter: ['data-playing'] })
}"""
COUNT_CONTEXTS = """
window.contexts = 0
const Real = window.AudioContext
window.AudioContext = class extends Real { constructor(...given) { super(...given); contexts++ } }
"""


def noted(hands: Hands, what: str) -> int:
    """Give what the layer has counted: played, skipped, underlined."""
    return int(hands.page.evaluate(f"document.querySelector('.motion')?.dataset.{what} ?? 0"))


def is_playing(hands: Hands) -> bool:
    """Say whether anything moves."""
    return bool(hands.page.locator(".motion[data-playing=true]").count())


@pytest.fixture
def ada(people: People) -> Hands:
    """Sit at a table of Suburbia where a tile is to be built, with motion."""
    one = people(reduced_motion="no-preference")
    one.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(one)
    is_ready(one)
    return one


def is_ready(hands: Hands) -> None:
    """Wait until motion is there: it is loaded after the table."""
    hands.page.locator(".motion[data-played]").wait_for(state="attached")


def test_a_move_is_played_over_the_page(ada: Hands) -> None:
    """The staged tile flies; then it lands and its causes are told; then the layer is empty."""
    stage_a_tile(ada)
    until(lambda: noted(ada, "played") > 0, "the tile flies")
    before = noted(ada, "played")
    ada.confirm()
    until(lambda: noted(ada, "played") > before + 3, "the ledger is played")
    layer = ada.page.locator(".motion")
    assert layer.get_attribute("aria-hidden") == "true"
    assert layer.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    until(lambda: not is_playing(ada) and layer.locator("*").count() == 0, "it has an end")


def test_without_motion_changed_numbers_are_underlined(hands: Hands) -> None:
    """Nothing travels where the system asks for less motion."""
    hands.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(hands)
    is_ready(hands)
    stage_a_tile(hands)
    hands.confirm()
    until(lambda: noted(hands, "underlined") > 0, "numbers are underlined")
    assert noted(hands, "played") == 0
    assert hands.page.locator(".motion *").count() == 0


def test_motion_is_switched_off_in_the_menu(ada: Hands) -> None:
    """The switch is kept, and the style sheets follow it."""
    ada.page.locator(MENU).click()
    ada.page.get_by_role("checkbox", name="Animations").uncheck()
    ada.page.keyboard.press("Escape")
    before = noted(ada, "played")
    stage_a_tile(ada)
    ada.confirm()
    until(lambda: noted(ada, "underlined") > 0, "numbers are underlined")
    assert noted(ada, "played") == before
    step = "getComputedStyle(document.documentElement).getPropertyValue('--t-step')"
    assert ada.page.evaluate(step) in ("0ms", "0s")
    assert ada.page.evaluate("localStorage.getItem('burgh.motion')") == "still"


def test_any_input_ends_motion_at_once(ada: Hands) -> None:
    """A key, a pointer, a wheel: the layer is empty, nothing plays on."""
    for name in ("keydown", "pointerdown", "wheel"):
        until(lambda: not is_playing(ada), "all is at rest")
        skipped = noted(ada, "skipped")
        ada.page.evaluate(SKIP, name)
        stage_a_tile(ada)
        until(lambda before=skipped: noted(ada, "skipped") > before, f"{name} ends it")  # type: ignore[misc]
        assert ada.page.evaluate("window.left") == "0false"
        ada.page.locator(".act button").first.click()
        until(lambda: not ada.can_confirm(), "the tile is in the market again")


def test_sound_is_off_until_it_is_turned_up(people: People) -> None:
    """No sound is even prepared before; then the volume is kept."""
    ada = people()
    ada.page.add_init_script(COUNT_CONTEXTS)
    ada.open_table("suburbia", AGAINST_A_BOT)
    to_my_first_turn(ada)
    stage_a_tile(ada)
    ada.confirm_and_wait_for_my_turn()
    assert ada.page.evaluate("contexts") == 0
    ada.page.locator(MENU).click()
    volume = ada.page.locator("dialog[open] input[type=range]")
    assert volume.input_value() == "0"
    volume.press("ArrowRight")
    # `wait_for_function` asks again from inside the page, where our policy forbids `eval`.
    until(lambda: ada.page.evaluate("contexts") == 1, "a sound is prepared")
    assert int(ada.page.evaluate("localStorage.getItem('burgh.volume')")) > 0
