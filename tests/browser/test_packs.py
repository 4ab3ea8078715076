"""A pack of the host's own is chosen in the lobby and lies on the table like any other."""

from __future__ import annotations

import burgh
from tests.browser.conftest import PACKS
from tests.browser.hands import Hands
from tests.browser.suburbia import AGAINST_A_BOT, to_my_first_turn
from tests.browser.test_words import switch


def test_tiles_of_a_pack_have_names_prices_and_words(hands: Hands) -> None:
    """In the market, with what they do, in the language of the page."""
    seed = next(each for each in range(100) if can_be_mine(each))
    hands.open_table("suburbia", AGAINST_A_BOT, packs=["night_life"], seed=seed)
    to_my_first_turn(hands)
    tile = hands.page.get_by_role("button", name="Night Market").first
    tile.wait_for()
    switch(hands, "ru")
    hands.page.get_by_role("button", name="Ночной рынок").first.wait_for()
    assert not tile.count()


def can_be_mine(seed: int) -> bool:
    """Say whether the pack's tile lies in the market of a deal, and nobody takes it before me."""
    # By its path: by its name another pack may be known in this process, of another test.
    pack = str(PACKS / "suburbia/night_life")
    opening = burgh.new("suburbia", seed=seed, players=2, packs=[pack]).position()
    return "night_market" in map(str, opening["market"]) and opening["start"] == 0
