"""What learners are shown of Skylines, and what they choose among, thing by thing."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.core.ints import i16, vec
from burgh.games.skylines.content import content
from burgh.games.skylines.engine.tables import KINDS, PHASES, SERVICES, TRACKS
from burgh.games.skylines.observation import STANDING

SAMPLES = [dict(sample) for sample in burgh.title("skylines").options.samples]
CARD = content(()).card_of
TILE = content(()).tile_of


def shown(game: burgh.Game, seat: int = 0) -> dict[str, list[int]]:
    """What a seat is shown, by name."""
    state = game.state
    buffer = vec[i16]([7] * int(state.observed()))
    state.observe_into(seat, buffer, 0)
    numbers = [int(number) for number in buffer]
    found: dict[str, list[int]] = {}
    for feature in game.title.observation(state):
        found[feature.name] = numbers[: feature.size]
        numbers = numbers[feature.size :]
    assert not numbers
    return found


def cards(numbers: list[int], value: int = 1) -> set[str]:
    """The cards of a list that is marked card by card."""
    return {name for name, card in CARD.items() if numbers[card] == value}


def placed(**more: Any) -> burgh.Game:
    """The introductory game with board A open, which lies to the right of B and E."""
    return burgh.from_position({"title": "skylines", "boards": ["A"], **more})


def test_hands_are_shown_from_the_seat_that_looks() -> None:
    """One's own cards first, then who is how many seats further holds which (K3.4)."""
    game = placed(hands=[["I-R1"], ["I-R2", "I-C1"], ["I-I1"]], exchange=["I-S1"], active=1)
    first, second = shown(game, 0), shown(game, 1)
    assert cards(first["hand"]) == {"I-R1"}
    assert cards(first["others"], 1) == {"I-R2", "I-C1"}
    assert cards(first["others"], 2) == {"I-I1"}
    assert cards(second["hand"]) == {"I-R2", "I-C1"}
    assert cards(second["others"], 2) == {"I-R1"}
    assert cards(second["exchange"]) == cards(first["exchange"]) == {"I-S1"}
    assert (first["held"], second["held"]) == ([1, 2, 1, 0], [2, 1, 1, 0])
    assert (first["active"], second["active"]) == ([1], [0])


def test_private_cards_are_backs_to_others_but_for_those_taken_openly() -> None:
    """Of a hidden card its level is seen, and it is as unseen as those in the piles (K13.1)."""
    game = placed(
        options={"hands": "private"},
        hands=[["I-R1", "I-C1"], ["I-R2", "II-R1"]],
        known=["I-C1"],
        piles={"I": ["I-R3"], "II": ["II-R2"], "III": []},
    )
    own, other = shown(game, 0), shown(game, 1)
    assert cards(own["others"]) == set()
    assert own["backs"][:6] == [0, 0, 0, 1, 1, 0]
    assert cards(own["unseen"]) == {"I-R2", "II-R1", "I-R3", "II-R2"}
    assert cards(other["others"]) == {"I-C1"}
    assert cards(other["unseen"]) == {"I-R1", "I-R3", "II-R2"}
    assert own["piles"] == [1, 1, 0]


def test_a_tile_is_shown_on_its_squares_and_in_its_district() -> None:
    """The clinic on A serves the squares beside it; they and it lie in one district (K6.7)."""
    game = placed(tiles=[["clinic", 0, 23, 0]], hands=[["I-R1"]])
    found = shown(game)
    here, around = found["board_2.squares"], found["board_2.services"]
    assert found["board_2.is_up"] == [1]
    assert [STANDING[number] for number in here[:9]] == [
        *["water"] * 4,
        "road",
        *["service"] * 2,
        *["grass"] * 2,
    ]
    health = 1 << SERVICES.index("health")
    assert around[:9] == [0] * 7 + [health, 0]
    assert around[9:18] == [0] * 5 + [health] * 2 + [0] * 2
    district = found["board_2.districts"][5]
    assert found["board_2.districts"][:9] == [0] * 5 + [district] * 4
    counts = found["districts"][6 * (district - 1) : 6 * district]
    assert {KINDS[kind]: count for kind, count in enumerate(counts) if count} == {"service": 1}
    assert found["supply"][TILE["clinic"]] == 0


def test_a_service_of_level_two_reaches_every_free_square_of_its_district() -> None:
    """A hospital serves its district and no other (K6.8)."""
    found = shown(placed(tiles=[["hospital", 0, 23, 0]], hands=[["I-R1"]]))
    health = 1 << SERVICES.index("health")
    home = found["board_2.districts"][5]
    for square, district, services in zip(
        found["board_2.squares"], found["board_2.districts"], found["board_2.services"], strict=True
    ):
        free = STANDING[square] == "grass"
        assert services == (health if free and district == home else 0)


def test_boards_face_down_show_their_ground_and_their_price() -> None:
    """What is on their fronts follows from their letters; nothing can be built there (K13.1)."""
    found = shown(placed(hands=[["I-R1"]]))
    names = list(content(()).boards)
    boards = [found[f"board_{number}.board"][0] for number in range(4)]
    assert boards == [names.index(board) + 1 for board in "BEA"] + [0]
    assert [found[f"board_{number}.col"][0] for number in range(3)] == [0, 1, 2]
    assert [found[f"board_{number}.price"][0] for number in range(3)] == [4, 5, 0]
    assert [STANDING[each] for each in found["board_0.squares"][:5]] == ["water"] * 4 + ["road"]
    assert set(found["board_0.districts"]) == {0} == set(found["board_3.squares"])


def test_the_tile_to_lay_is_shown_with_its_outline() -> None:
    """It is as printed, not turned; the card is no longer in the hand (K6.2)."""
    game = placed(hands=[[]], card="I-R1", tile="res-L4", phase="place")
    found = shown(game)
    assert found["phase"][PHASES.index("place")] == 1
    assert (found["card"], found["tile"]) == ([CARD["I-R1"] + 1], [TILE["res-L4"] + 1])
    assert found["shape"] == [1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0]
    assert cards(found["hand"]) == set()


def test_tracks_roles_news_and_unique_buildings_lie_open() -> None:
    """The stadium is named with its district; a role belongs to its seat (K11.4, K11.7)."""
    game = burgh.from_position(
        {
            "title": "skylines",
            "options": {"scenario": "scenario-4", "players": 2},
            "boards": ["A"],
            "tiles": [["stadium", 9, 9, 0]],
            "tracks": {"power": -3, "crime": 2},
            "money": 60_000,
            "hands": [["I-R1"], ["I-R2"]],
            "roles": ["R-mayor", "R-negotiator"],
            "news": "N-drought",
        }
    )
    found = shown(game, 1)
    assert dict(zip(TRACKS, found["tracks"], strict=True)) == {
        **dict.fromkeys(TRACKS, 0),
        "power": -3,
        "crime": 2,
        "money": 32_767,  # no more can be shown
    }
    assert found["roles"] == [CARD["R-negotiator"] + 1, CARD["R-mayor"] + 1, 0, 0]
    assert found["news"] == [CARD["N-drought"] + 1]
    district = found["board_2.districts"][0]
    assert district > 0
    assert found["uniques"][:4] == [TILE["stadium"] + 1, district, 0, 0]
    assert cards(found["unseen"]).isdisjoint({"N-drought", "R-mayor", "R-negotiator", "U-stadium"})
    assert found["modules"] == [1, 1, 1, 1]
    assert (shown(game, 0)["exchange_price"], found["exchange_price"]) == ([2], [1])


def test_all_games_of_the_box_have_the_same_actions_and_as_many_numbers() -> None:
    """What was learned in one scenario can be used in another."""
    games = [burgh.new("skylines", seed=1, **options) for options in SAMPLES]
    games.append(burgh.new("skylines", scenario="scenario-5", boards="chosen"))
    numbers = {tuple(game.title.moves.numbers(game.state)) for game in games}
    assert len(numbers) == 1
    assert len(next(iter(numbers))) < 5000
    assert len({int(game.state.observed()) for game in games}) == 1
    assert len({game.title.observation(game.state) for game in games}) == 1


@pytest.mark.parametrize("shift", [(0, 0), (2, 0), (3, 3)])
def test_a_layout_that_begins_elsewhere_has_actions_for_its_squares(shift: tuple[int, int]) -> None:
    """A table may agree on any rows and columns for its boards (K1.3)."""
    down, right = shift
    layout = [("B", down, right, 0), ("E", down, right + 1, 0), ("A", down, right + 2, 0)]
    game = burgh.new("skylines", seed=2, players=1, layout=layout)
    actions = set(game.title.moves.numbers(game.state))
    while not game.is_over:
        assert set(game.state.legal()) <= actions
        game.push(game.legal_moves[0])
