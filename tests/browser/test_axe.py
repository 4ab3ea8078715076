"""axe finds nothing wrong at any table, in any state, light and dark, wide and on a phone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.browser.hands import AXE, MENU, Hands, until
from tests.browser.suburbia import AGAINST_A_BOT
from tests.browser.test_titles import in_big_city, in_skylines

pytestmark = [
    pytest.mark.sweep,
    pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: make compile"),
]
PHONE, WIDE = (360, 740), (1280, 900)
COMES_NEAR = 'id="city lot'  # a touch on one that is too small comes near, the next one chooses
BOTS = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]


class Looker:
    """Somebody who looks closely at everything, and notes what is wrong."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.page = hands.page
        self.found: dict[str, list[str]] = {}

    def at(self, state: str) -> None:
        """Look at the page as it stands, light and dark."""
        wrong = self.hands.violations_by_day_and_night()
        if self.hands.is_wider_than_its_window():
            wrong.append("scrolls sideways")
        if wrong:
            self.found[state] = wrong

    def at_both_widths(self, state: str) -> None:
        """Look at a wide page, then at the same on a phone, with fingers in mind."""
        self.at(state)
        self.hands.resize(*PHONE)
        self.at(f"{state}, phone")
        small = [each for each in self.hands.small_targets() if COMES_NEAR not in each]
        if small:
            self.found[f"{state}, phone, small"] = small
        self.hands.resize(*WIDE)

    def at_sheet(self, state: str, landmark: str) -> None:
        """Wait for a sheet, look at it, close it."""
        self.page.locator(f"dialog[open] {landmark}").first.wait_for()
        self.at(state)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")

    def play_until_staged(self, choose: Callable[[Hands], None], state: str) -> None:
        """Decide step by step until it can be confirmed; look at each kind of step once."""
        seen: set[str] = set()
        while not self.hands.can_confirm():
            choose(self.hands)
            looks = self.page.locator(".doing h2, .ask span").all_inner_texts()
            if str(looks) not in seen:
                seen.add(str(looks))
                self.at(f"{state}, step {len(seen)}")
        self.at_both_widths(f"{state}, staged")


@pytest.fixture
def looker(people: Callable[..., Hands]) -> Looker:
    """Give a person who looks closely."""
    return Looker(people(reduced_motion="reduce", color_scheme="light"))


def test_the_pages_around_the_game(looker: Looker, people: Callable[..., Hands]) -> None:
    """Home, sheets for new tables, a lobby, a lesson, a curtain, who looks on, nothing there."""
    hands, page = looker.hands, looker.page
    hands.come_home()
    looker.at("home")
    for title in range(3):
        page.locator(".titles .card").nth(title).locator("button:not(.go)").first.click()
        looker.at_sheet(f"new table {title}", "form")
    hands.open_table("suburbia", [{"kind": "me", "name": "Ada"}, {"kind": "link"}])
    page.locator("main.lobby").wait_for()
    looker.at_both_widths("lobby")
    hands.open_table("suburbia", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}])
    page.locator(".curtain").wait_for()
    looker.at_both_widths("curtain")
    hands.go("#/learn/skylines")
    page.locator(".card button").first.click()
    page.locator(".lesson").wait_for()
    looker.at_both_widths("a lesson")
    table = page.url.split("/table/")[1].split("?")[0]
    onlooker = Looker(people(reduced_motion="reduce", color_scheme="light"))
    onlooker.hands.go(f"#/table/{table}")
    onlooker.hands.is_at_the_table()
    onlooker.at("looking on")
    hands.go("#/nowhere")
    page.locator("main.lost").wait_for()
    looker.at("no such page")
    hands.go("#/table/abcdefghijkl")
    page.locator("main.lost h1").get_by_text("table").wait_for()
    looker.at("no such table")
    hands.errors.clear()  # the browser tells of the table that is not there
    assert looker.found | onlooker.found == {}


def test_suburbia_in_every_state(looker: Looker) -> None:
    """A goal to keep, a tile taken up, a preview, a heat map, a staged move, sheets, a bubble."""
    hands, page = looker.hands, looker.page
    hands.open_table("suburbia", AGAINST_A_BOT)
    page.locator("button.goal").first.wait_for()
    looker.at("a goal to keep")
    hands.click_and_wait(page.locator("button.goal").first)
    looker.at("a goal staged")
    hands.confirm_and_wait_for_my_turn()
    hands.click_and_wait(page.locator(".slots button.tile:not(.off)").last)
    looker.at("a tile taken up")
    page.locator("g.cell.legal").first.hover()
    page.locator(".side table caption").first.wait_for()
    looker.at("a preview")
    page.keyboard.press("h")
    page.locator(".heat").wait_for()
    looker.at("a heat map")
    hands.click_and_wait(page.locator("g.cell.legal").first)
    looker.at_both_widths("a staged move")
    page.keyboard.press("Escape")
    page.locator(".confirm").wait_for(state="detached")
    page.locator(".slots button.tile.off").first.press("Enter")
    page.locator("article.card").wait_for()
    looker.at("why not")
    page.keyboard.press("Escape")
    page.locator("article.card").wait_for(state="detached")
    page.locator("button.total").first.click()
    page.locator(".pop").wait_for()
    looker.at("a ledger")
    page.locator("button.total").first.click()
    page.keyboard.press("?")
    looker.at_sheet("keys", "kbd")
    page.locator(MENU).click()
    looker.at_sheet("menu", "form")
    page.keyboard.press("i")
    page.locator(".hint button.go").wait_for()
    looker.at("a hint's place")
    page.locator(".hint button.go").click()
    page.locator(".hint .act").wait_for()
    looker.at("hint")
    page.keyboard.press("Escape")
    page.locator(".hint").wait_for(state="detached")
    hands.resize(*PHONE)
    for tab, inside in (("Seats and goals", ".goalrow"), ("Log", "ol")):
        page.locator(".tabs button", has_text=tab).click()
        looker.at_sheet(tab, inside)
    assert looker.found == {}


def test_big_city_in_every_state(looker: Looker) -> None:
    """Each step of a district and of a building, staged; the streets; why not."""
    hands, page = looker.hands, looker.page
    hands.open_table("bigcity", AGAINST_A_BOT)
    until(hands.is_my_turn, "a district is due")
    begun: Counter[str] = Counter()
    looker.play_until_staged(lambda each: in_big_city(each, begun), "a district")
    while not page.locator(".actions .holder").count():
        if hands.can_confirm():
            hands.confirm_and_wait_for_my_turn()
        else:
            in_big_city(hands, begun)
    looker.play_until_staged(lambda each: in_big_city(each, begun), "an action")
    page.keyboard.press("t")
    page.locator("g.street").first.wait_for()
    looker.at("the streets")
    assert looker.found == {}


def test_skylines_in_every_state(looker: Looker) -> None:
    """A card taken up, its tile in the hand, where it may lie, the pile to draw from; staged."""
    hands = looker.hands
    hands.open_table("skylines", AGAINST_A_BOT)
    until(hands.is_my_turn, "a card is due")
    looker.play_until_staged(in_skylines, "a board or a role")
    hands.confirm_and_wait_for_my_turn()
    looker.play_until_staged(in_skylines, "a card")
    assert looker.found == {}


def test_the_end_and_looking_back(looker: Looker) -> None:
    """The page of the end, its numbers as a table, and the game move by move, for each title."""
    hands, page = looker.hands, looker.page
    hands.come_home()
    tables = {title: hands.new_table(title, BOTS) for title in ("suburbia", "skylines", "bigcity")}
    for title, table in tables.items():
        hands.go(f"#/table/{table}")
        page.locator("section.end").wait_for()
        looker.at_both_widths(f"end of {title}")
        page.locator(".scores button[aria-pressed]").last.click()
        looker.at(f"scores of {title} as a table")
        hands.go(f"#/replay/{table}?ply=12")
        page.locator("main.past .room").wait_for()
        looker.at(f"replay of {title}")
    hands.go(f"#/review/{tables['bigcity']}")
    page.locator("main.review h1").wait_for()
    looker.at("review")
    assert looker.found == {}
