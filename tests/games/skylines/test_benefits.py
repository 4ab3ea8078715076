"""What speaks for a decision in Skylines: told where it is so, and only there."""

from __future__ import annotations

from typing import Any

from burgh.core.benefits import Deed
from burgh.core.game import Game
from tests.games.deeds import benefits, decisions

UTILITIES = ("power", "water", "garbage")
BURDENS = ("pollution", "traffic", "crime")
TRACKS = (*UTILITIES, "happiness", "employment", *BURDENS, "money", "overall")


def markers(game: Game) -> dict[str, int]:
    """Read where every marker stands."""
    return {track: int(game.state.value(-1, at)) for at, track in enumerate(TRACKS)}


def lacking(game: Game, state: Any) -> int:
    """Count the tiles that districts lack for the end of the milestone."""
    return sum(each["lacks"] for each in game.title.facts(state)["districts"])


def expected(made: Deed[Any], before: Game, after: Game) -> dict[str, bool]:
    """Say which benefits there are, from the markers and the districts."""
    old, new = markers(before), markers(after)
    up = {track: new[track] > old[track] for track in TRACKS}
    same_boards = len(made.before.face_up) == len(made.after.face_up) and not after.is_over
    lacks = lacking(before, made.before), lacking(after, made.after)
    nearer = same_boards and lacks[1] < lacks[0]
    return {
        "coins": up["money"],
        "supply": any(old[each] < 0 and up[each] for each in UTILITIES),
        "reserve": any(0 <= old[each] <= 1 and up[each] for each in UTILITIES),
        "employment": abs(new["employment"]) < abs(old["employment"]),
        "burden": any(new[each] < old[each] for each in BURDENS) and not after.is_over,
        "milestone_ready": nearer and lacks[1] == 0,
        "milestone_near": nearer and lacks[1] > 0,
        "happiness": up["happiness"] and not after.is_over,
    }


def test_benefits_are_told_where_the_facts_are_so() -> None:
    """In games played at random, compared with the markers and the districts."""
    seen: dict[str, set[bool]] = {}
    for seed in range(6):
        for made, before, after in decisions("skylines", seed, 240, players=2):
            told = benefits(made, "skylines")
            for kind, is_so in expected(made, before, after).items():
                assert (kind in told) == is_so, (seed, kind, made.moves)
                seen.setdefault(kind, set()).add(is_so)
    assert all(ways == {True, False} for ways in seen.values()), seen


def test_overall_happiness_is_told_where_it_rises() -> None:
    """As at the end of a milestone; and not where it stays."""
    made, _, _ = next(decisions("skylines", 1, 240, players=2))
    assert "overall" not in benefits(made, "skylines")
    made.after.markers[TRACKS.index("overall")] += 3
    told = benefits(made, "skylines")["overall"]
    assert (told.side, told.text.args["count"]) == ("now", 3)


def test_a_service_is_told_where_a_card_in_the_hand_asks_for_it() -> None:
    """And no card is named that its maker does not hold."""
    seen = set()
    for seed in range(6):
        for made, _, after in decisions("skylines", seed, 240, players=2, hands="private"):
            told = benefits(made, "skylines").get("serves")
            seen.add(told is not None)
            if told is None:
                continue
            hand = after.title.position.write(after.options, made.after)["hands"][made.seat]
            args = told.text.args["cards"]
            assert any(f"card-{card}" in str(args) for card in hand)
    assert seen == {True, False}


def test_the_cheapest_board_is_told_and_a_dearer_one_is_not() -> None:
    """By what boards cost that may be turned over."""
    seen = set()
    for seed in range(8):
        for made, before, _ in decisions("skylines", seed, 240, players=2):
            if type(made.move).__name__ != "Board":
                continue
            prices = before.title.facts(made.before)["prices"]
            told = benefits(made, "skylines").get("cheapest")
            if told is not None:
                assert prices[made.move.board] < max(prices.values())  # type: ignore[attr-defined]
            seen.add(told is not None)
    assert seen == {True, False}
