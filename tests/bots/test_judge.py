"""What a position is worth to a search: one unit, no end of the scale, and nothing unseen."""

from __future__ import annotations

import burgh
from burgh.bots.search.judge import Judge, Judgement, advantage
from burgh.bots.search.tree import Node, Tree
from burgh.core.net import Net
from burgh.core.rng import Rng
from burgh.core.state import FAR
from burgh.games.bigcity.engine.choice import BUILD, EXCHANGE, verb_of
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


def indifferent(inputs: int) -> Net:
    """A net to which all positions are the same."""
    wide, narrow = 3, 2
    first, second, heads = [0] * (inputs * wide), [0] * (wide * narrow), [0] * (narrow * 3)
    sharp = {"sharp": 10}
    none = [0] * inputs
    return Net(sharp, none, none, first, [0] * wide, second, [0] * narrow, heads, [0] * 3)


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
