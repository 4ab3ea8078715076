"""What is neither made nor lost in a game: every tile, card and marker, counted where it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

Position = Mapping[str, Any]


def suburbia(position: Position) -> Counter[str]:
    """Count tiles in boroughs, market, pile and discards, under lakes; markers by seat."""
    things = Counter(str(tile) for _, tile, *_ in position["tiles"] if tile != "lake")
    for part in ("lakes", "market", "stack", "discards"):
        things.update(tile for tile in position[part] if tile)
    things.update(position["basics"])
    del things["one_more_round"]  # it goes when it is turned up
    for seat, player in enumerate(position["players"]):
        laid = sum(owner == seat for owner, *_ in position["x2"])
        things[f"marker of seat {seat}"] = player["markers"] + laid
    return things


def bigcity(position: Position) -> Counter[str]:
    """Count cards in hands and piles, and those out of the game."""
    places = [*position["hands"], *position["piles"].values(), position["out"]]
    return Counter(str(card) for place in places for card in place)


def skylines(position: Position) -> Counter[str]:
    """Count cards wherever they lie, and tiles in the supply and in the city."""
    places = [*position["hands"], *position["piles"].values()]
    places += [position[part] for part in ("exchange", "box", "roles", "role_offer", "role_stack")]
    places.append([position["news"], position["card"]])
    things = Counter(str(card) for place in places for card in place if card)
    built = [str(tile[0]) for tile in position["tiles"]]
    things.update(unique_buildings()[tile] for tile in built if tile in unique_buildings())
    things.update(built)
    things.update(position["supply"])
    return things


@cache
def unique_buildings() -> dict[str, str]:
    """Give the card of each unique building: it lies in the city as the building."""
    from burgh.games.skylines.content import content

    cards = [card for card in content().cards.values() if card.deck == "unique"]
    return {str(card.tile.id): card.id for card in cards if card.tile is not None}


def brackwater(position: Position) -> Counter[str]:
    """Count houses on the quay, in the stack, in the city and gone."""
    lying = [*position["stack"], *position["quay"], *position["board"]]
    houses = sum(house != "none" for house in lying) + sum(position["gone"])
    return Counter({"houses": houses})


CONSERVED: Mapping[str, Callable[[Position], Counter[str]]] = {
    "suburbia": suburbia,
    "bigcity": bigcity,
    "skylines": skylines,
    "brackwater": brackwater,
}
