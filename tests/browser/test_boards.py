"""What the boards of Big City and Skylines tell while something is looked at, dragged or staged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.browser.hands import Hands, until
from tests.browser.suburbia import AGAINST_A_BOT
from tests.browser.test_titles import in_big_city

ABOVE = 56  # pixels a dragged tile hovers over the finger


def to_my_first_action(hands: Hands) -> None:
    """Lay districts until Big City's actions are there."""
    while not hands.sees(".actions .holder"):
        until(hands.is_my_turn, "it is my turn")
        if hands.can_confirm():
            hands.confirm()
        elif not hands.sees(".actions .holder"):
            in_big_city(hands, Counter())


def lot(number: int) -> str:
    """Give where a lot is on the map."""
    return f"[id='city lot {number}'] rect.hit"


def test_conditions_fill_while_one_looks_at_lots(hands: Hands) -> None:
    """City hall wants the center: open, then held on lot 15, then failed on the edge."""
    hands.open_table("bigcity", AGAINST_A_BOT, seed=10)  # cards 15 and 55 in hand, both center
    to_my_first_action(hands)
    page = hands.page
    hands.click_and_see(page.locator(".actions .holder button").first)
    hands.click_and_see(page.locator(".supply .piece", has_text="City hall"))
    assert page.locator(".side .checks li.open").count() == 1
    legal = {int(each.split()[-1]) for each in ids(hands, "g.lot.legal")}
    assert 15 in legal
    page.locator(lot(15)).hover(force=True)
    page.locator(".side .checks li.holds").wait_for()
    held = {number for number in (21, 31, 43) if number not in legal}
    page.locator(lot(min(held))).hover(force=True)
    page.locator(".side .checks li.fails").wait_for()


def test_a_staged_building_tells_its_points_on_the_map(hands: Hands) -> None:
    """The points at its corner are those by which the score of the seat goes on."""
    hands.open_table("bigcity", AGAINST_A_BOT, seed=10)
    to_my_first_action(hands)
    page = hands.page
    hands.click_and_see(page.locator(".actions .holder button").first)
    hands.click_and_see(page.locator(".supply .piece", has_text="Single office"))
    hands.click_and_see(page.locator(lot(15)))
    points = page.locator("g.points text").text_content()
    assert page.locator("section.seat .old").inner_text() == "0 →"
    assert points == f"+{page.locator('section.seat.turn button.total .number').inner_text()}"
    assert page.locator(".causes text", has_text="center +1").count() == 1


def take_up_a_district(hands: Hands) -> None:
    """Choose the first district that is due: it hangs over the map."""
    hands.open_table("bigcity", AGAINST_A_BOT)
    until(hands.is_my_turn, "a district is due")
    hands.click_and_wait(hands.page.locator("button.board[data-glow]").first)
    hands.page.locator("g[id='city place']").wait_for()


def test_a_district_is_dragged_to_where_it_fits(hands: Hands) -> None:
    """It snaps to the nearest allowed place, says what it touches, and lies where it is let go."""
    take_up_a_district(hands)
    page = hands.page
    x, y = middle(hands, "g[id='city place']")
    to_x, to_y = middle(hands, "g.place >> nth=-1")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    assert middle(hands, "g[id='city place']") != (x, y)
    assert "touch the city" in page.locator("#touch").inner_text()
    page.mouse.up()
    until(hands.can_confirm, "the district lies there")


def test_a_district_over_the_map_has_its_true_ground(hands: Hands) -> None:
    """Its lots are drawn as they will be: the same once it is staged."""
    take_up_a_district(hands)
    page = hands.page
    shown = page.locator("g.lying rect").evaluate_all(
        "all => all.map((one) => one.getAttribute('fill'))"
    )
    assert "var(--grass)" in shown
    page.locator("g[id='city place']").focus()
    page.keyboard.press("Enter")
    until(hands.can_confirm, "the district is staged")
    ids_then = ids(hands, "g.lot")[-len(shown) :]
    grounds = [
        str(page.locator(f"[id='{each}']").get_attribute("aria-label")).split(", ")[1]
        for each in ids_then
    ]
    assert [ground == "outskirts" for ground in grounds] == [
        fill == "var(--grass)" for fill in shown
    ]


def test_everything_with_a_name_opens_a_card(hands: Hands) -> None:
    """A refused building says why; a card of the hand what it is good for; a pile what is left."""
    hands.open_table("bigcity", AGAINST_A_BOT, seed=10)
    to_my_first_action(hands)
    page = hands.page
    card = page.locator("[role=dialog]")
    page.locator(".supply .piece", has_text="Post office").click(force=True)
    assert "City hall" in card.inner_text()
    assert card.locator(".notice.bad").count() == 1
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    page.locator(".hand .card", has_text="15").hover()
    card.get_by_text("Single office").wait_for()
    page.mouse.move(5, 5)
    card.wait_for(state="detached")
    page.locator(".pile").first.click(force=True)
    card.get_by_text("lots are free").wait_for()


def ids(hands: Hands, selector: str) -> list[str]:
    """Give the ids of all that is found."""
    return [str(each.get_attribute("id")) for each in hands.page.locator(selector).all()]


def test_a_tile_is_dragged_by_touch_over_the_finger(people: Callable[..., Hands]) -> None:
    """It hovers over the finger, follows it, and is staged where it is dropped."""
    phone = people(width=390, height=844, has_touch=True, reduced_motion="reduce")
    phone.open_table("skylines", AGAINST_A_BOT)
    page = phone.page
    take_up_a_shape(phone)
    page.locator(".city").scroll_into_view_if_needed()
    phone.is_still()
    x, y = middle(phone, "g.ghost > path")
    to_x, to_y = middle(phone, ".cell.open >> nth=-1")
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", x, y)
    for part in (0.3, 0.6, 1):
        finger("touchMove", x + (to_x - x) * part, y + (to_y + ABOVE - y) * part)
    until(lambda: lies_on(phone, "g.ghost.fits .hover", to_x, to_y), "it is where it was dragged")
    finger("touchEnd")
    page.locator("path.staged").wait_for()
    page.locator(".piles.due").wait_for()
    assert not phone.sees("g.ghost")


def take_up_a_shape(hands: Hands) -> None:
    """Open a board if one is due, then take a card and one of its shapes into the hand."""
    page = hands.page
    page.locator(".ask.mine").wait_for()
    if hands.sees(".back.open"):
        hands.click_and_see(page.locator(".back.open").first)
        hands.confirm_and_wait_for_my_turn()
    hands.click_and_see(page.locator(".hand button.card[data-glow]").first)
    if not hands.sees("g.ghost"):
        hands.click_and_see(page.locator("button.shape:not([aria-disabled=true])").first)
    page.locator("g.ghost.fits").wait_for()


def lies_on(hands: Hands, selector: str, x: float, y: float) -> bool:
    """Say whether something lies on a point of the screen: the browser hands touches on in time."""
    hands.page.locator(selector).first.wait_for()
    box = hands.page.locator(selector).first.bounding_box()
    is_beside = box["x"] <= x <= box["x"] + box["width"]
    return bool(is_beside and box["y"] <= y <= box["y"] + box["height"])


def middle(hands: Hands, selector: str) -> tuple[float, float]:
    """Give the middle of something on the screen."""
    box = hands.page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_another_table_is_another_page(hands: Hands) -> None:
    """From one table to the next by its address alone, as "Play again" goes."""
    hands.open_table("skylines", AGAINST_A_BOT)
    hands.page.locator(".city").wait_for()
    made = hands.ask("POST", "/api/tables", {"title": "bigcity", "seats": AGAINST_A_BOT})
    hands.page.evaluate("table => (location.hash = `#/table/${table}`)", made["table"]["id"])
    hands.page.locator(".whole .layers").wait_for()
    assert not hands.sees(".city")
