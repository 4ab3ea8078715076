"""What speaks for a decision in Suburbia: told where it is so, and only there."""

from __future__ import annotations

from typing import Any

import pytest

import burgh
from burgh.core.benefits import Deed
from burgh.core.game import Game
from burgh.games.suburbia.content import content
from tests.games.deeds import benefits, decided, decisions

COUNTING = ("adjacent", "own", "all", "others")


def by_effects(made: Deed[Any], track: str) -> int:
    """Sum up what effects of tiles did to a track of the maker."""
    return sum(
        change.applied
        for change in made.changes
        if (change.seat, change.track) == (made.seat, track)
        and (change.cause in content().tiles or change.cause == "lake")
    )


def expected(made: Deed[Any], before: Game, after: Game) -> dict[str, bool]:
    """Say which benefits there are, from ledgers, tracks, printed effects and standings."""
    title, move = before.title, before.title.moves.complete(made.before, made.move)
    do = str(type(move).__struct_config__.tag)
    tile = getattr(move, "tile", None) if do in ("build", "basic") else None
    printed = content().tiles[tile].effects if tile else ()
    later = not after.is_over and is_more_to_come(after, before)
    rises = [
        int(after.state.value(made.seat, track)) > int(before.state.value(made.seat, track))
        for track in (1, 2)
    ]
    standings = [
        [each for each in title.result.standings(state) if each.owner in (None, made.seat)]
        for state in (made.before, made.after)
    ]
    leads = [{each.thing: each.leader for each in some} for some in standings]
    won = [goal for goal, who in leads[1].items() if who == made.seat != leads[0].get(goal)]
    return {
        "people": by_effects(made, "population") > 0,
        "money": by_effects(made, "money") > 0,
        "income": rises[0] and later,
        "reputation": rises[1] and later,
        "counts": later
        and any(
            each.amount > 0 and (each.where in COUNTING or each.when == "after") for each in printed
        ),
        "goal_lead": bool(won) and do != "keep",
    }


def is_more_to_come(after: Game, before: Game) -> bool:
    """Say whether the maker of a decision has another turn."""
    last = int(after.state.last_round)  # type: ignore[attr-defined]
    return not last or int(before.state.round) < last  # type: ignore[attr-defined]


def test_benefits_are_told_where_the_facts_are_so() -> None:
    """In whole games of three, compared with ledgers, tracks, printed effects and goals."""
    seen: dict[str, set[bool]] = {}
    for seed in range(3):
        for made, before, after in decisions("suburbia", seed, 200, players=3):
            told = benefits(made, "suburbia")
            for kind, is_so in expected(made, before, after).items():
                assert (kind in told) == is_so, (seed, kind, made.moves)
                seen.setdefault(kind, set()).add(is_so)
    assert all(ways == {True, False} for ways in seen.values()), seen


@pytest.fixture
def game() -> Game:
    """Give a game of two at the first decision after the goals."""
    found = burgh.new("suburbia", seed=3, players=2)
    while found.phase == "goal":
        found.push(found.legal_moves[0])
    return found


def test_reputation_says_from_where_to_where_and_until_when(game: Game) -> None:
    """A park beside other tiles lifts it every turn; one that touches none does not."""
    rises = set()
    for move in list(game.legal_moves):
        if getattr(move, "tile", None) != "community_park":
            continue
        made = decided(game, game.title.moves.write(game.state, move), "discard " + cheapest(game))
        told = benefits(made, "suburbia").get("reputation")
        rises.add(value(made, 2))
        assert (told is not None) == (value(made, 2) > 0)
        if told is not None:
            total = told.text.args["total"]
            assert told.text.args["count"] == value(made, 2)
            assert isinstance(total, int)
            assert total % value(made, 2) == 0
            assert total > 8
        game.back_to(game.ply - 2)
    assert min(rises) <= 0 < max(rises)


def test_suburbs_bring_people_and_no_reputation(game: Game) -> None:
    """Two people at once, by their own effect."""
    made = decided(game, "basic suburbs @ 1,2", "discard " + cheapest(game))
    told = benefits(made, "suburbia")
    assert told["people"].text.args["count"] == 2
    assert "reputation" not in told or value(made, 2) > 0


def test_a_tile_taken_out_is_cheap_only_where_nothing_costs_less(game: Game) -> None:
    """The free position is; the dearest is not."""
    game.push("basic suburbs @ 1,2")
    slots = [move for move in game.legal_moves if type(move).__name__ == "Discard"]
    by_fee = sorted(slots, key=lambda move: -getattr(move, "slot", 0))
    cheap, dear = (game.title.moves.write(game.state, move) for move in (by_fee[0], by_fee[-1]))
    assert "surcharge" not in benefits(decided(game, dear), "suburbia")
    game.pop()
    assert "surcharge" in benefits(decided(game, cheap), "suburbia")


def test_a_secret_goal_of_a_rival_is_never_named() -> None:
    """Whatever is decided, only public goals and the own one are spoken of."""
    for made, _, after in decisions("suburbia", 1, 120, players=2):
        if after.is_over:
            break  # then all lie open
        hidden = {
            str(each.thing)
            for each in burgh.title("suburbia").result.standings(made.after)
            if each.owner not in (None, made.seat)
        }
        assert hidden == set()
        for told in benefits(made, "suburbia").values():
            assert "hidden" not in str(told.text)


def value(made: Deed[Any], track: int) -> int:
    """Give how much a number of the maker has risen."""
    return int(made.after.value(made.seat, track)) - int(made.before.value(made.seat, track))


def cheapest(game: Game) -> str:
    """Give the tile in the free position of the market."""
    market = game.title.position.write(game.options, game.state)["market"]
    return str([tile for tile in market if tile][-1])
