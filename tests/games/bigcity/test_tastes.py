"""What a style of Big City may like, counted once more by name."""

from __future__ import annotations

from collections import Counter
from functools import cache

import burgh
from burgh.core.ints import i64, vec
from burgh.core.rng import Rng
from burgh.games.bigcity.engine import buildings, cards
from burgh.games.bigcity.engine.state import BigCity

LARGE = {"residence_2": 1, "residence_3": 2, "office_2": 1, "office_3": 2, "shopping_center": 1}
SPECIALS = ("city_hall", "church", "bank", "post_office", "cinema", "shopping_center")


@cache
def positions() -> list[BigCity]:
    """Some positions of random games, their ends among them."""
    found: list[BigCity] = []
    for seed in range(4):
        game = burgh.new("bigcity", players=2 + seed % 2, seed=seed)
        rng = Rng(seed)
        state = game.state
        assert isinstance(state, BigCity)
        while not state.is_over():
            state.apply(state.random_move(rng))
            if rng.below(12) == 0 or state.is_over():
                found.append(state.clone())
    return found


def tastes(state: BigCity, seat: int) -> dict[str, int]:
    """What a seat finds, by name."""
    buffer = vec[i64]([0] * len(state.TASTES))
    state.tastes_into(seat, buffer)
    return {name: int(buffer[i]) for i, name in enumerate(state.TASTES)}


def standing(state: BigCity) -> Counter[str]:
    """How many pieces of each kind stand in the city."""
    pieces = state.rules.tables.pieces
    return Counter(pieces[int(piece)].name for piece in state.stands)


def test_what_stands_is_counted_by_what_it_is() -> None:
    """Homes and offices by lots, all else by pieces, and how far buildings reach."""
    for state in positions():
        there, liked = standing(state), tastes(state, 0)
        assert liked["homes"] == sum(i * there[f"residence_{i}"] for i in (1, 2, 3))
        assert liked["offices"] == sum(i * there[f"office_{i}"] for i in (1, 2, 3))
        assert liked["specials"] == sum(there[name] for name in SPECIALS)
        assert liked["parks"] == there["lincoln_park"] + there["central_park"]
        assert liked["factories"] == there["stanford_corporation"] + there["rockwell_industries"]
        assert liked["large"] == sum(LARGE.get(name, 0) * count for name, count in there.items())
        assert (liked["tram"], liked["districts"]) == (len(state.line), len(state.plan.placed))


def test_the_best_rival_is_another_seat() -> None:
    """Whose points are the most."""
    for state in positions():
        for seat in range(int(state.seats())):
            others = [int(state.score(each)) for each in range(int(state.seats())) if each != seat]
            assert tastes(state, seat)["rival"] == max(others)


def test_cards_count_as_long_as_their_lots_are_free() -> None:
    """Each seat's own, and a pair of them for each side that two such lots share."""
    pairs = 0
    for state in positions():
        known = state.rules.tables.cards
        for seat in range(int(state.seats())):
            held = [lot for lot in map(int, known.lot) if lot >= 0 and is_ready(state, seat, lot)]
            sides = sum(
                state.plan.neighbour(one, side) == two
                for one in held
                for two in held
                for side in range(4)
            )
            liked = tastes(state, seat)
            assert (liked["cards"], liked["pairs"]) == (len(held), sides // 2)
            pairs += liked["pairs"]
    assert pairs > 0


def is_ready(state: BigCity, seat: int, lot: int) -> bool:
    """Whether a seat holds the card of a free lot."""
    card = int(state.rules.tables.cards.of_lot[lot])
    return bool(cards.holds_card(state, seat, card) and buildings.is_free(state, lot))


def test_open_lots_are_those_where_others_build_well() -> None:
    """Without tram and city hall there is none; each is free, and its card is not one's own."""
    most = 0
    for state in positions():
        for seat in range(int(state.seats())):
            found = tastes(state, seat)["open"]
            lots = range(int(state.rules.tables.boards.lots))
            free = [lot for lot in lots if buildings.is_free(state, lot)]
            assert found <= sum(not is_ready(state, seat, lot) for lot in free)
            if not standing(state)["city_hall"]:
                assert found == 0
            most = max(most, found)
    assert most > 3
