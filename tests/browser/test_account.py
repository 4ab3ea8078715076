"""The profile: signing up, devices, another password, data to take along, an end for good."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path

from tests.browser.hands import AXE, Hands, until

PASSWORD = "correct horse"
NEW = "another horse"


def at_the_account(hands: Hands) -> None:
    """Visit the page and wait until it is whole."""
    hands.visit("#/account")
    hands.page.locator("main.account .rooms").wait_for()


def fill(hands: Hands, heading: str, **values: str) -> None:
    """Fill the fields of a panel, and send its form with the keyboard."""
    panel = hands.page.locator("section", has=hands.page.get_by_role("heading", name=heading))
    for name, value in values.items():
        panel.locator(f"input[name={name}]").fill(value)
    panel.locator(f"input[name={list(values)[-1]}]").press("Enter")


def forgive(hands: Hands, status: int) -> None:
    """Let a refusal that was wanted be no trouble on the page."""
    hands.errors = [each for each in hands.errors if f"status of {status}" not in each]


def sign_up(hands: Hands) -> str:
    """Make an account with a name of its own."""
    name = f"player-{secrets.token_hex(4)}"
    at_the_account(hands)
    panel = hands.page.locator("section", has=hands.page.locator("input[name=account]"))
    panel.locator("input[name=account]").fill(name)
    panel.locator("input[name=password]").fill(PASSWORD)
    hands.page.get_by_role("button", name="Sign up").click()
    hands.page.get_by_text(f"Signed in as {name}").wait_for()
    return name


def test_a_password_is_changed_and_other_devices_are_logged_out(
    people: Callable[..., Hands],
) -> None:
    """The second device is listed, ended by a click, and can come back with the new password."""
    desk, phone = people(), people(width=360, height=740)
    name = sign_up(desk)
    for password in ("wrong horse", PASSWORD):
        at_the_account(phone)
        fill(phone, "Account", account=name, password=password)
        if password != PASSWORD:
            phone.page.get_by_text("There is no account with that name").wait_for()
            forgive(phone, 403)
    phone.page.get_by_text(f"Signed in as {name}").wait_for()
    at_the_account(desk)
    devices = desk.page.locator("section", has=desk.page.get_by_role("heading", name="Devices"))
    until(lambda: devices.locator("li").count() == 2, "both devices are listed")
    assert devices.get_by_text("this device").count() == 1
    devices.get_by_role("button", name="Log out").click()
    desk.page.get_by_text("Logged out there.").wait_for()
    at_the_account(phone)
    phone.page.get_by_text("You play without an account").wait_for()
    fill(desk, "Change password", password="wrong horse", new_password=NEW)
    desk.page.get_by_text("That is not your password.").wait_for()
    forgive(desk, 403)
    fill(desk, "Change password", password=PASSWORD, new_password=NEW)
    desk.page.get_by_text("Password changed.").wait_for()
    fill(phone, "Account", account=name, password=NEW)
    phone.page.get_by_text(f"Signed in as {name}").wait_for()


def test_data_is_taken_along_and_an_account_ends(hands: Hands) -> None:
    """One file with everything; then a warning, the password, and one is a guest again."""
    name = sign_up(hands)
    with hands.page.expect_download() as waited:
        hands.page.get_by_role("link", name="Download my data").click()
    assert json.loads(Path(waited.value.path()).read_text())["account"] == name
    hands.page.get_by_role("button", name="Delete account…").click()
    hands.page.get_by_text("This cannot be undone.").wait_for()
    fill(hands, "Your data", password=PASSWORD)
    hands.page.get_by_text("You play without an account").wait_for()
    at_the_account(hands)
    fill(hands, "Account", account=name, password=PASSWORD)
    hands.page.get_by_text("There is no account with that name").wait_for()
    forgive(hands, 403)


def test_wrong_passwords_say_how_long_to_wait(people: Callable[..., Hands]) -> None:
    """In the reader's own words; a link that is no good says so too."""
    eve = people()
    name = f"player-{secrets.token_hex(4)}"
    at_the_account(eve)
    too_many = eve.page.get_by_text("Too many wrong passwords. Try again in")
    for _ in range(12):  # each wrong one doubles the wait: a slow machine comes too early at last
        with eve.page.expect_response("**/api/session"):
            fill(eve, "Account", account=name, password="a wild guess")
        until(lambda: eve.page.locator("button.go:enabled").count() > 0, "another try is allowed")
        if too_many.count():
            break
    too_many.wait_for()
    eve.visit("#/account/reset/nonsense.of-somebody")
    eve.page.locator("input[name=password]").fill(NEW)
    eve.page.locator("input[name=password]").press("Enter")
    eve.page.get_by_text("This link is too old").wait_for()
    eve.visit("#/account/confirm/nonsense.of-somebody")
    eve.page.get_by_role("button", name="Confirm").click()
    eve.page.get_by_text("This link is too old").wait_for()
    forgive(eve, 403)
    forgive(eve, 429)


def test_nothing_is_wrong_with_the_profile(people: Callable[..., Hands]) -> None:
    """In an account, with everything open, on a phone and in Russian."""
    phone = people(width=360, height=740, color_scheme="light", locale="ru")
    sign_up_in_russian(phone)
    phone.page.get_by_role("button", name="Удалить учётную запись…").click()
    assert not phone.is_wider_than_its_window()
    assert (phone.violations_by_day_and_night() if AXE.is_file() else []) == []


def sign_up_in_russian(hands: Hands) -> None:
    """Make an account, reading Russian."""
    at_the_account(hands)
    hands.page.locator("input[name=account]").fill(f"player-{secrets.token_hex(4)}")
    hands.page.locator("input[name=password]").first.fill(PASSWORD)
    hands.page.get_by_role("button", name="Зарегистрироваться").click()
    hands.page.get_by_text("Вы вошли как").wait_for()
