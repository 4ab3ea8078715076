"""The tree search: every move can be reached, waiting has a price, an end is judged as it is."""

from __future__ import annotations

import pytest

import burgh
from burgh.bots import make
from burgh.bots.search.greedy import best_move, good_move
from burgh.bots.search.judge import Judge, advantage
from burgh.bots.search.tree import FIRST_WIDTH, Legal, Node, Tree, search
from burgh.core.rng import Rng
from burgh.core.state import State


def middle(key: str, plies: int, seed: int = 3, **options: object) -> burgh.Game:
    """Give a random game after some moves."""
    game = burgh.new(key, seed=seed, **options)
    rng = Rng(seed)
    for _ in range(plies):
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


def widened(tree: Tree, world: State, visits: int) -> Node:
    """Give a node below the root, at this position, after some visits."""
    node = Node(0, 1, 1.0)
    tree.rng = Rng(2)
    for _ in range(visits):
        tree.legal.read(world)
        tree.widen(node, world)
        node.visits += 1
    return node


def test_a_new_node_looks_at_a_few_moves_and_the_root_at_all() -> None:
    """A long legal list is widened only where it is visited."""
    game = middle("suburbia", 9)
    view = game.view(game.turn).state
    tree = Tree(view, 200)
    tree.grow(Rng(1), 4, 1e9)
    meanings = {int(view.meaning(move)) for move in view.legal()}
    assert {int(child.key) for child in tree.root.children} == meanings
    assert len(widened(tree, game.state, 1).children) <= FIRST_WIDTH < len(meanings)


def test_widening_comes_to_every_move() -> None:
    """After visits enough a node has met all that is legal, each once."""
    game = middle("suburbia", 9)
    node = widened(Tree(game.view(game.turn).state, 200), game.state, 120)
    keys = [int(child.key) for child in node.children]
    assert sorted(keys) == sorted({int(game.state.meaning(move)) for move in game.state.legal()})


@pytest.mark.parametrize("key", burgh.titles())
def test_legal_moves_are_found_by_their_meaning(key: str) -> None:
    """Each meaning once, with the last of the moves that have it; others are not found."""
    legal = Legal()
    for plies in (3, 10, 17):
        state = middle(key, plies).state
        legal.read(state)
        last = {int(state.meaning(move)): move for move in state.legal()}
        assert int(legal.count) == len(last)
        for meaning, move in last.items():
            assert legal.moves[legal.find(meaning)] == move
        assert legal.find(-5) == -1


def test_equal_tiles_are_bought_where_they_cost_less() -> None:
    """Of market slots with the same tile the search takes the cheaper one."""
    for seed in range(40):
        game = middle("suburbia", 6, seed)
        view = game.view(game.turn).state
        by_meaning: dict[int, list[int]] = {}
        for move in view.legal():
            by_meaning.setdefault(int(view.meaning(move)), []).append(move)
        twins = {moves[0] for moves in by_meaning.values() if len(moves) > 1}
        if twins:
            found = search(view, Rng(1), 30, 1e9, 200)
            assert not twins & {move for move, _, _ in found}
            return
    pytest.fail("no deal has the same tile twice in the market")


@pytest.mark.slow
def test_searching_players_end_a_game_of_big_city() -> None:
    """Exchanging for ever is allowed; an idle turn has its price, so nobody does."""
    game = burgh.new("bigcity", seed=0)
    players = [make("mcts:iterations=10", seed=seat) for seat in range(2)]
    while not game.is_over and game.ply < 400:
        game.push(players[game.turn].choose(game.view(game.turn)))
    assert game.is_over


def test_idle_turns_wear_a_result_down() -> None:
    """Two turns that brought nothing cost more than one; a title that ends by itself knows none."""
    state = burgh.new("bigcity", seed=1).state
    tree = Tree(state, 100)
    assert float(tree.patience(state, 0)) == 1.0
    assert float(tree.patience(state, 2)) < float(tree.patience(state, 1)) < 1.0
    other = burgh.new("suburbia", seed=1).state
    assert float(Tree(other, 100).patience(other, 9)) == 1.0


def test_in_big_city_building_brings_the_end_nearer() -> None:
    """And so does a pass; an exchange does not, nor the cards that are given and drawn."""
    rng = Rng(5)
    title = burgh.title("bigcity")
    state = burgh.new("bigcity", seed=5).state
    nearer: dict[str, set[int]] = {}
    for _ in range(250):
        if state.is_over():
            break
        move = int(state.random_move(rng))
        verb = title.moves.write(state, title.moves.name(state, move)).split()[0]
        before = int(state.progress())
        acting = title.phases[int(state.phase())] in ("act", "exchange", "draw")
        state.apply(move)
        if acting:
            nearer.setdefault(verb, set()).add(int(state.progress()) - before)
    assert nearer["draw"] == nearer["give"] == {0}
    assert max(nearer["exchange"]) == 0
    assert max(nearer["build"]) == max(nearer["pass"]) == 1


def test_a_game_that_is_won_is_worth_more_than_a_lead() -> None:
    """At the end the victory counts most, however narrow it is."""
    game = burgh.new("suburbia", seed=2)
    rng = Rng(2)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    outcome = game.outcome()
    assert outcome is not None
    winner = outcome.winners[0]
    assert float(Judge(game.state).reward(game.state, winner)) > 0.8
    assert float(Judge(game.state).reward(game.state, 1 - winner)) < 0.2


def test_alone_a_search_asks_how_much_it_gains() -> None:
    """A position as good as the one it began with is worth one half."""
    game = middle("suburbia", 9, solo="architect")
    view = game.view(0).state
    assert float(Judge(view).reward(view, 0)) == pytest.approx(0.5)


def test_an_error_makes_greedy_less_sure() -> None:
    """With none it takes the best move; with a great one, others too."""
    game = middle("suburbia", 9)
    view = game.view(game.turn).state
    sure = {int(view.meaning(best_move(view, Rng(seed), 0))) for seed in range(12)}
    wild = {int(view.meaning(best_move(view, Rng(seed), 5000))) for seed in range(12)}
    assert len(sure) <= len(wild)
    assert len(wild) > 6


def test_a_play_out_prefers_good_moves() -> None:
    """The best of a few is better than most."""
    from burgh.core.ints import i64, vec

    game = middle("suburbia", 9)
    state, seat = game.state, game.turn
    buffer = vec[i64]([0] * state.most_legal())
    values = sorted(value_after(state, move, seat) for move in state.legal())
    rng = Rng(3)
    chosen = [
        value_after(state, int(good_move(state, rng, buffer, 8, Judge(state))), seat)
        for _ in range(9)
    ]
    assert sorted(chosen)[4] > values[len(values) // 2]


def value_after(state: State, move: int, seat: int) -> int:
    """Give the advantage a move leaves."""
    tried = state.clone()
    tried.apply(move)
    return int(advantage(tried, seat))
