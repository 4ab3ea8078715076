"""More on demand: lists on the first page, and older lines of a long talk."""

from __future__ import annotations

import pytest

from tests.browser.hands import Hands, until

ALONE = {"title": "suburbia", "seats": [{"kind": "me"}], "options": {"mode": "architect"}}
TALK = """async ([table, lines]) => {
    const address = location.origin.replace('http', 'ws')
    const socket = new WebSocket(`${address}/api/tables/${table}/socket`)
    await new Promise((then) => (socket.onopen = then))
    const send = (message) => socket.send(JSON.stringify(message))
    send({ type: 'sit', seat: 0, after: -1 })
    const done = new Promise((then) => {
        let count = 0
        socket.onmessage = ({ data }) => {
            if (JSON.parse(data).type === 'confirmed' && ++count === lines) then()
        }
    })
    for (let i = 0; i < lines; i++)
        send({ type: 'say', id: `line-of-talk-${i}`, seat: 0, text: `Line ${i}.` })
    await done
    socket.close()
}"""


@pytest.mark.parametrize("width", [360, 1366])
def test_the_first_page_shows_more_on_demand(people: object, width: int) -> None:
    """Twenty games at first, the rest when asked for; then there is nothing to ask for."""
    hands: Hands = people(width=width)  # type: ignore[operator]
    hands.come_home()
    for _ in range(23):
        hands.ask("POST", "/api/tables", ALONE)
    hands.page.reload()
    rows = hands.page.locator("#go-on .line")
    until(lambda: rows.count() == 20, "a page of games is shown")
    more = hands.page.locator("#go-on button[data-more=mine]")
    more.click()
    until(lambda: rows.count() == 23, "the others are shown")
    assert more.count() == 0
    addresses = [row.locator("a").first.get_attribute("href") for row in rows.all()]
    assert len(set(addresses)) == 23


@pytest.mark.parametrize("width", [360, 1366])
def test_a_long_list_is_searched_by_player_and_title(people: object, width: int) -> None:
    """Part of a name is enough; nothing found is said; an empty search is the list as it was."""
    hands: Hands = people(width=width)  # type: ignore[operator]
    hands.come_home()
    search = hands.page.locator("#go-on form[data-search=mine]")
    assert search.count() == 0  # a short list needs none
    for _ in range(21):
        hands.ask("POST", "/api/tables", ALONE)
    hands.ask("POST", "/api/tables", {**ALONE, "seats": [{"kind": "me", "name": "Zenobia"}]})
    city = {"title": "bigcity", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
    hands.ask("POST", "/api/tables", city)
    hands.page.reload()
    rows = hands.page.locator("#go-on .line")
    until(lambda: rows.count() == 20, "a page of games is shown")
    search.get_by_role("searchbox").fill("zeno")
    until(lambda: rows.count() == 1, "the one with Zenobia is left")
    search.get_by_role("combobox").select_option("bigcity")
    until(lambda: rows.count() == 0, "she does not play Big City")
    assert hands.page.get_by_text("No such table.").count() == 1
    search.get_by_role("searchbox").fill("")
    until(lambda: rows.count() == 1, "the one game of Big City")
    search.get_by_role("combobox").select_option("")
    until(lambda: rows.count() == 20, "the list as it was")
    hands.page.locator("#go-on button[data-more=mine]").click()
    until(lambda: rows.count() == 23, "and the rest of it")


@pytest.mark.parametrize("width", [360, 1366])
def test_older_lines_of_chat_come_when_asked_for(people: object, width: int) -> None:
    """The last ones are there; a button above them brings older ones, and nothing jumps."""
    hands: Hands = people(width=width)  # type: ignore[operator]
    hands.come_home()
    table = hands.ask("POST", "/api/tables", ALONE)["table"]["id"]
    hands.page.evaluate(TALK, [table, 60])
    hands.go(f"#/table/{table}")
    hands.is_at_the_table()
    if width < 760:
        hands.page.locator(".tabs button", has_text="Log").click()
    log = hands.page.locator("section.log:visible")
    lines = log.locator("li.chat")
    until(lambda: lines.count() == 40, "the last lines are shown")
    assert "Line 20." in lines.first.inner_text()
    older = log.locator(".older button")
    older.click()
    until(lambda: lines.count() == 60, "the older ones are shown")
    assert "Line 0." in lines.first.inner_text()
    assert older.count() == 0
    place = log.locator("ol").evaluate("(list) => list.scrollTop")
    assert place > 0
