"""What a position is worth to a search: one unit, no end of the scale, and nothing unseen."""

from __future__ import annotations

import math
from typing import cast

import pytest

import burgh
from burgh.bots.search.beam import quick_move
from burgh.bots.search.judge import Judge, Judgement, advantage, worth
from burgh.bots.search.tree import Node, Tree
from burgh.core.ints import i64, vec
from burgh.core.net import Net
from burgh.core.rng import Rng
from burgh.core.state import FAR
from burgh.games.bigcity.engine.choice import BUILD, EXCHANGE, verb_of
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import DRAWING, LAST_MILESTONE, NO_ACTION, OVERALL
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import NO_GOAL


def middle(seed: int = 4, **options: object) -> burgh.Game:
    """A random game of Suburbia after eleven moves."""
    game = burgh.new("suburbia", seed=seed, **options)
    rng = Rng(seed)
    for _ in range(11):
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


def table_of(game: burgh.Game) -> Suburbia:
    """A copy of its position, to be changed by hand."""
    state = game.state.clone()
    assert isinstance(state, Suburbia)
    return state


def test_a_point_of_ones_own_counts_the_same_alone_and_with_rivals() -> None:
    """Errors and priors are measured in it, so it is one unit at every table."""
    for options in ({"solo": "architect"}, {"players": 2}, {"players": 4}):
        before = table_of(middle(**options))
        after = before.clone()
        seat = int(before.decider())
        after.boroughs[seat].money += 30
        gained = int(after.outlook(seat)) - int(before.outlook(seat))
        assert gained > 0
        assert abs(int(advantage(after, seat)) - int(advantage(before, seat)) - gained) <= 1


def test_alone_a_great_gain_is_still_told_from_a_greater_one() -> None:
    """Sixty people more and ninety: the scale of rewards does not come to its end before them."""
    state = table_of(middle(solo="architect"))
    judge = Judge(state)
    rewards = []
    for people in (60, 90):
        richer = state.clone()
        richer.boroughs[0].population += people
        rewards.append(float(judge.reward(richer, 0)))
    assert rewards[1] - rewards[0] > 0.05


def test_a_rival_does_not_act_on_what_it_cannot_see() -> None:
    """Another secret goal of the searcher's changes what it hopes for, and nobody else's hopes."""
    game = middle(players=2)
    me = game.turn
    state = table_of(game)
    judge = Judge(game.view(me).state)
    seen: dict[int, set[float]] = {me: set(), 1 - me: set()}
    for goal in range(len(state.rules.tables.goals)):
        world = state.clone()
        world.kept[me] = goal
        for seat, found in seen.items():
            found.add(float(judge.reward(world, seat)))
    assert goal < NO_GOAL
    assert len(seen[me]) > 1
    assert len(seen[1 - me]) == 1


def test_a_choice_counts_how_often_it_could_have_been_made() -> None:
    """One that is legal in few worlds is not held back for the worlds in which it was not."""
    game = middle()
    tree = Tree(game.view(game.turn).state, 200)
    tree.legal.read(game.state)
    node = Node(game.turn, 1, 1.0)
    legal = int(game.state.meaning(game.state.legal()[0]))
    node.children = [Node(game.turn, legal, 0.25), Node(game.turn, -5, 0.5)]
    for _ in range(3):
        assert float(tree.find_choices(node)) == 0.25
    assert [int(child.available) for child in node.children] == [3, 0]


def test_waiting_costs_where_nobody_has_to_end_the_game() -> None:
    """To a net that sees no difference, to build is better than to exchange cards."""
    game = burgh.new("bigcity", seed=3)
    while not any(verb_of(number) == EXCHANGE for number in game.state.legal()):
        game.push(game.legal_moves[0])
    view = game.view(game.turn).state
    judge = Judge(view, Judgement(indifferent(int(view.inputs()))))
    values = {verb_of(number): judge.after(view, number, game.turn) for number in view.legal()}
    assert values[EXCHANGE] < values[BUILD]


def indifferent(inputs: int, points: int = 0, logit: int = 0) -> Net:
    """A net to which all positions are the same."""
    wide, narrow = 3, 2
    first, second, heads = [0] * (inputs * wide), [0] * (wide * narrow), [0] * (narrow * 3)
    sharp = {"sharp": 10}
    none = [0] * inputs
    return Net(
        sharp,
        none,
        none,
        first,
        [0] * wide,
        second,
        [0] * narrow,
        heads,
        [4096 * points, 4096 * points, 131072 * logit],
    )


def ended(overall: int, result: int) -> Skylines:
    """A game of Skylines that has ended, won from 21 on."""
    state = cast(Skylines, burgh.new("skylines", seed=1).state)
    state.markers[OVERALL] = overall
    state.finish(result)
    return state


def test_with_an_aim_a_net_tells_the_chance_and_the_outlook_the_points() -> None:
    """Six tenths by the chance; a sure win weighs as much as ninety points."""
    state = burgh.new("skylines", seed=1).state
    inputs, seen = int(state.inputs()), int(state.outlook(0))
    share = 0.4 * max(0, seen) / 6000
    for logit, chance in ((0, 0.5), (1, 1.0 / (1.0 + math.exp(-1.0))), (30, 1.0)):
        judge = Judge(state, Judgement(indifferent(inputs, 20, logit)))
        assert judge.reward(state, 0) == pytest.approx(0.6 * chance + share)
        assert int(judge.advantage(state, 0)) == pytest.approx(9000 * chance + seen, abs=1)


def test_with_an_aim_an_end_reaches_it_or_not() -> None:
    """Where it was just reached the game is won, and a lost one is worth nothing at all."""
    state = burgh.new("skylines", seed=1).state
    judge = Judge(state, Judgement(indifferent(int(state.inputs()))))
    finished, lost = int(LAST_MILESTONE), int(NO_ACTION)
    assert judge.reward(ended(21, finished), 0) == pytest.approx(0.6 + 0.4 * 21 / 60)
    assert judge.reward(ended(20, finished), 0) == pytest.approx(0.4 * 20 / 60)
    assert judge.reward(ended(30, lost), 0) == 0.0
    assert int(judge.advantage(ended(30, lost), 0)) < 0
    assert int(judge.advantage(ended(21, finished), 0)) == 9000 + 2100
    assert int(judge.advantage(ended(20, finished), 0)) == 2000


def test_played_on_with_an_aim_nobody_sees_what_is_to_be_drawn() -> None:
    """Another order of the piles changes no move."""
    state = burgh.new("skylines", seed=3, hands="private").state
    judge = Judge(state, Judgement(indifferent(int(state.inputs()))))
    rng = Rng(5)
    while int(state.phase()) != int(DRAWING):
        state.apply(state.random_move(rng))
    chosen = set()
    for seed in range(6):
        world = state.view(state.decider())
        world.imagine(Rng(seed))
        buffer = vec[i64]([0] * int(world.most_legal()))
        chosen.add(int(quick_move(world, Rng(1), buffer, 0, judge)))
    assert len(chosen) == 1


def test_without_a_net_an_aim_is_judged_by_the_outlook() -> None:
    """As before there were nets of titles with an aim."""
    state = burgh.new("skylines", seed=1).state
    judge = Judge(state)
    assert judge.reward(state, 0) == worth(state, 0)
    assert judge.advantage(state, 0) == advantage(state, 0)
    over = ended(21, int(LAST_MILESTONE))
    assert judge.reward(over, 0) == pytest.approx(0.6 * 0.5 + 0.4 * 21 / 60)


def test_a_style_sways_its_own_seat_alone() -> None:
    """What it likes is added to what its own position is worth; others are judged as they are."""
    game = middle(players=3)
    state, me = table_of(game), game.turn
    plain, style = Judge(state), [5 * (i % 3) for i in range(len(state.TASTES))]
    swayed = Judge(state, Judgement(style=tuple(style)))
    liked = int(swayed.liked(state))
    assert liked > 0
    for seat in range(game.seats):
        more = int(swayed.advantage(state, seat)) - int(plain.advantage(state, seat))
        assert more == (liked if seat == me else 0)
        richer = state.clone()
        richer.boroughs[me].money += 10
        gained = float(swayed.reward(richer, seat)) - float(plain.reward(richer, seat))
        assert (gained > 0) == (seat == me)


def test_what_was_liked_before_a_search_lifts_no_reward() -> None:
    """Else everything would be worth a whole reward to a strong liking, waiting as well."""
    state = table_of(middle(players=2))
    seat = int(state.decider())
    swayed = Judge(state, Judgement(style=(1000,) * len(state.TASTES)))
    assert int(swayed.liked(state)) > 6000
    assert swayed.reward(state, seat) == Judge(state).reward(state, seat)


def test_a_short_sighted_bot_sees_no_farther() -> None:
    """Income is worth what it pays in the turns that are seen; to the end, that is more."""
    state = table_of(middle(players=2))
    seat = int(state.decider())
    richer = state.clone()
    richer.boroughs[seat].income += 5
    gains = []
    for horizon in (0, 2, 6, int(FAR)):
        judge = Judge(state, Judgement(horizon=horizon))
        gains.append(int(judge.advantage(richer, seat)) - int(judge.advantage(state, seat)))
    assert gains[0] == 0
    assert gains == sorted(set(gains))
