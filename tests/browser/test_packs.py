"""A pack of the host's own is chosen in the lobby and lies on the table like any other."""

from __future__ import annotations

import pytest

import burgh
from tests.browser.conftest import PACKS
from tests.browser.hands import Hands
from tests.browser.suburbia import AGAINST_A_BOT, to_my_first_turn
from tests.browser.test_words import switch


def test_tiles_of_a_pack_have_names_prices_and_words(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the market, with what they do, in the language of the page."""
    monkeypatch.setenv("BURGH_PACKS", str(PACKS))
    seed = next(each for each in range(100) if "night_market" in market(each))
    hands.open_table("suburbia", AGAINST_A_BOT, packs=["night_life"], seed=seed)
    to_my_first_turn(hands)
    tile = hands.page.get_by_role("button", name="Night Market").first
    tile.wait_for()
    switch(hands, "ru")
    hands.page.get_by_role("button", name="Ночной рынок").first.wait_for()
    assert not tile.count()


def market(seed: int) -> list[str]:
    """Give what lies in the market of a deal."""
    game = burgh.new("suburbia", seed=seed, players=2, packs=["night_life"])
    return [str(tile) for tile in game.position()["market"]]
