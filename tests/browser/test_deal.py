"""The shuffle on the page: a chosen one is told in time, a drawn one is checked at the end."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.hands import Hands, until
from tests.browser.test_options import sheet

ME = {"kind": "me"}
# Plays the first legal move again and again, as a program at the same table would.
PLAY_ON = """(table) => new Promise((done) => {
    const origin = location.origin.replace('http', 'ws')
    const line = new WebSocket(`${origin}/api/tables/${table}/socket`)
    const say = (message) => line.send(JSON.stringify(message))
    line.onopen = () => say({ type: 'sit', seat: 0 })
    line.onmessage = ({ data }) => {
        const { seen } = JSON.parse(data)
        if (!seen) return
        const { is_over, legal, ply } = seen
        if (is_over) return done(line.close())
        say({ type: 'confirm', id: `move-${ply}-of-test`, seat: 0, ply, moves: [legal[0].move] })
    }
})"""
CHECK = "button:has-text('Check the shuffle')"


def open_for(host: Hands, **more: object) -> str:
    """Let somebody open a table for another person alone."""
    host.come_home()
    wish = {"title": "suburbia", "seats": [{"kind": "open"}], "options": {"mode": "architect"}}
    return str(host.ask("POST", "/api/tables", {**wish, **more})["table"]["id"])


def sit_down(hands: Hands, table: str) -> None:
    hands.go(f"#/table/{table}")
    hands.page.locator("main.lobby button[type=submit]").click()
    hands.is_at_the_table()


def test_a_chosen_shuffle_is_told_before_one_sits_down(people: Callable[..., Hands]) -> None:
    """At the table and in the list of who opened it; a drawn one shows its seal instead."""
    ada, bob = people(), people(width=360, height=740)
    told = "main.lobby >> text=The shuffle of this table was chosen."
    chosen, drawn = open_for(ada, seed=7), open_for(ada)
    bob.go(f"#/table/{chosen}")
    bob.page.locator(told).wait_for()
    assert bob.sees("main.lobby button[type=submit]")
    assert not bob.is_wider_than_its_window()
    bob.visit(f"#/table/{drawn}")
    bob.page.locator("main.lobby code").wait_for()
    assert not bob.sees(told)
    chosen = ada.new_table("suburbia", [ME, {"kind": "open"}])
    ada.visit("")
    row = ada.page.locator(f"a[href='#/table/{chosen}']")
    row.wait_for()
    assert "chosen shuffle" in row.inner_text()


def test_a_chosen_shuffle_is_not_listed(hands: Hands) -> None:
    """The form says so, and unticks the list, as soon as there are seats for others."""
    form = sheet(hands, "suburbia")
    form.locator(".place select").nth(1).select_option("open")
    listed = form.locator("label:has-text('home page') input")
    assert listed.is_checked()
    form.locator("summary:has-text('Choose the shuffle')").click()
    form.locator("input[inputmode=numeric]").fill("7")
    form.locator("text=the table is not listed").wait_for()
    assert listed.is_disabled()
    assert not listed.is_checked()


def test_a_finished_game_is_checked_in_the_page(people: Callable[..., Hands]) -> None:
    """Seal, the seal seen before, my own part, the seed; in the replay too, and for onlookers."""
    ada, bob = people(), people()
    table = open_for(ada)
    sit_down(bob, table)
    bob.page.evaluate(PLAY_ON, table)
    until(bob.is_over, "the end is shown")
    bob.page.locator(f"section.end {CHECK}").click()
    bob.page.locator("text=Everything agrees.").wait_for()
    assert [fine(bob), bob.sees("text=The part your browser added is among")] == [4, True]
    for width, height in ((360, 740), (1366, 768)):
        bob.resize(width, height)
        assert not bob.is_wider_than_its_window()
    ada.visit(f"#/replay/{table}")
    ada.page.locator(CHECK).click()
    ada.page.locator("text=Everything agrees.").wait_for()
    assert [fine(ada), ada.sees("text=Your browser added no part")] == [2, True]


def fine(hands: Hands) -> int:
    """Count what was found to agree."""
    return int(hands.page.locator(".check li:not(.muted):not(.bad)").count())
