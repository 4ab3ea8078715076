"""A house with rules: the operator's page, and a private table with a password."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.hands import Hands, until

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
PASSWORD = "sesame open"
WIDTHS = ((360, 740), (900, 800), (1366, 768))


def is_fine_at_every_width(hands: Hands) -> None:
    """Look at a page at three widths: nothing bars the way, nothing scrolls sideways."""
    for width, height in WIDTHS:
        hands.resize(width, height)
        assert hands.violations_by_day_and_night() == [], width
        assert not hands.is_wider_than_its_window(), width
    hands.resize(*WIDTHS[0])
    assert hands.small_targets() == []
    hands.resize(*WIDTHS[2])


def test_an_operator_reads_a_report_bans_and_settles(people: Callable[..., Hands]) -> None:
    """Reported at a table, shown with what it is about, settled; all of it stands in the audit."""
    boss, ada, bob = people(), people(), people()
    ada.come_home()
    table = ada.new_table("suburbia", [ME, OPEN])
    bob.come_home()
    bob.ask("POST", f"/api/tables/{table}/join", {"name": "Bo the loud"})
    ada.go(f"#/table/{table}")
    ada.is_at_the_table()
    wish = {"whom": {"seat": 1}, "reason": "shouts at everybody"}
    ada.ask("POST", f"/api/tables/{table}/report", wish)

    boss.come_home()
    boss.ask("POST", "/api/accounts", {"account": "boss", "password": "a long password"})
    boss.visit("#/account")
    boss.page.locator("a[href='#/operator']").first.click()
    report = boss.page.locator("article", has_text="shouts at everybody")
    report.wait_for()
    is_fine_at_every_width(boss)

    report.locator("button", has_text="Ban").click()
    report.locator("input[required]").fill("no shouting")
    boss.page.keyboard.press("Enter")
    bob.go(f"#/table/{table}")
    bob.page.locator(".notice", has_text="no shouting").wait_for()
    bob.errors.clear()  # a browser calls every answer that is a refusal an error

    report.locator("form.row input").fill("banned")
    boss.page.keyboard.press("Enter")
    report.wait_for(state="detached")
    audit = boss.page.locator("section[aria-labelledby=audit] li")
    until(lambda: audit.count() >= 2, "both are noted")
    assert "settled a report" in audit.nth(0).inner_text()
    assert "Bo the loud" in audit.nth(1).inner_text()


def test_a_private_table_opens_by_its_password(people: Callable[..., Hands]) -> None:
    """Who has only the address sees a gate, and behind it the table."""
    ada, bob = people(), people()
    ada.come_home()
    table = ada.new_table("suburbia", [ME, OPEN], private=True, password=PASSWORD)
    ada.go(f"#/table/{table}")
    tools = ada.page.locator("details.tools")
    tools.locator("summary").click()
    tools.locator("button", has_text="Close the table").wait_for()
    is_fine_at_every_width(ada)

    bob.go(f"#/table/{table}")
    gate = bob.page.locator("main.gate")
    gate.wait_for()
    assert "Ada" not in bob.page.inner_text("body")
    is_fine_at_every_width(bob)
    gate.locator("input").fill("another one")
    bob.page.keyboard.press("Enter")
    gate.locator("[role=alert]").wait_for()
    bob.errors.clear()  # a browser calls every answer that is a refusal an error
    gate.locator("input").fill(PASSWORD)
    bob.page.keyboard.press("Enter")
    bob.page.locator("main.lobby button[type=submit]").click()
    for hands in (ada, bob):
        hands.is_at_the_table()


def test_spectators_talk_among_themselves(people: Callable[..., Hands]) -> None:
    """A player does not read it while the game is played; the line says who is a spectator."""
    ada, eve = people(), people()
    table = ada.open_table("suburbia", [ME, {"kind": "bot", "level": 1}])
    eve.go(f"#/table/{table}")
    eve.is_at_the_table()
    eve.page.locator(".log form input").fill("take the lake")
    eve.page.keyboard.press("Enter")
    line = eve.page.locator(".log li.chat")
    line.wait_for()
    assert "spectator" in line.inner_text()
    assert ada.page.locator(".log li.chat").count() == 0
