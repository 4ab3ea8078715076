"""A tree is kept between two decisions of one seat, and only there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import burgh
from burgh.bots import make
from burgh.bots.registry import Memory
from burgh.bots.search.tree import Kept, Tree, best_by_search
from burgh.core.rng import Rng
from burgh.core.state import State

NO_CLOCK = 1e9
BOUND = 300


def views(key: str, seed: int) -> Iterator[tuple[burgh.Game, State]]:
    """Give a random game, decision by decision, with what its decider sees."""
    game = burgh.new(key, seed=seed)
    rng = Rng(seed)
    while not game.is_over:
        yield game, game.view(game.turn).state
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))


def after(view: State, move: int) -> State:
    """Give where a move leads, as far as its maker sees."""
    state = view.clone()
    state.apply(move)
    return state


def grown(view: State, iterations: int = 60) -> Tree:
    """Give a tree of so many iterations."""
    tree = Tree(view, BOUND)
    tree.grow(Rng(1), iterations, NO_CLOCK)
    return tree


def two_in_a_row(key: str) -> tuple[Tree, int]:
    """Give a tree, and a choice in it after which its maker decides again."""
    for game, view in views(key, 3):
        if game.ply < 8:
            continue
        mine = [move for move in view.legal() if after(view, move).decider() == view.decider()]
        if len(mine) < 2 or any(after(view, move).is_over() for move in mine):
            continue
        tree = grown(view)
        visited = [move for move, visits, _ in tree.answer() if visits > 2 and move in mine]
        if visited:
            return tree, visited[0]
    raise AssertionError("nobody decides twice")


def visits_of(tree: Tree, move: int) -> int:
    """Count how often a choice was made in a tree."""
    return {found: visits for found, visits, _ in tree.answer()}[move]


@pytest.mark.parametrize("key", ["suburbia", "bigcity"])
def test_the_tree_below_a_choice_is_grown_on(key: str) -> None:
    """In the position that follows, its visits count among the iterations of the next decision."""
    tree, move = two_in_a_row(key)
    known = visits_of(tree, move)
    following = after(tree.view, move)
    kept = Kept()
    kept.keep(tree.view, move, tree)
    again = kept.take(following)
    assert again is tree
    assert int(again.root.visits) == known
    again.grow(Rng(2), 60 - known, NO_CLOCK)
    assert int(again.root.visits) == 60
    legal = {int(following.meaning(each)) for each in following.legal()}
    assert {int(following.meaning(each)) for each, _, _ in again.answer()} <= legal


@pytest.mark.parametrize("key", ["suburbia", "bigcity"])
def test_a_kept_tree_counts_how_often_a_choice_could_have_been_made(key: str) -> None:
    """No choice was made more often than that, nor could it be more often than its node was met."""
    tree, move = two_in_a_row(key)
    following = after(tree.view, move)
    kept = Kept()
    kept.keep(tree.view, move, tree)
    again = kept.take(following)
    assert again is not None
    for more in (0, 20):
        again.grow(Rng(2), more, NO_CLOCK)
        for child in again.root.children:
            assert child.visits <= child.available <= again.root.visits
        below = sum(int(child.visits) for child in again.root.children)
        assert below in (int(again.root.visits), int(again.root.visits) - 1)  # once it was new


def test_another_position_begins_afresh() -> None:
    """Whatever it is: what another choice led to, the same one once more, another game."""
    tree, move = two_in_a_row("suburbia")
    view = tree.view.clone()
    legal = [other for other in view.legal() if other != move]
    others = [after(view, other) for other in (legal[0], legal[-1])]
    others += [view, next(views("suburbia", 9))[1]]
    kept = Kept()
    for other in others:
        kept.keep(view, move, grown(view))
        assert kept.tree is not None
        assert kept.take(other) is None
        assert kept.take(after(view, move)) is None  # it is not kept any longer


def test_what_was_seen_since_begins_afresh() -> None:
    """A tile turned up is news, also to who plays alone and decides all the time."""
    game = burgh.new("suburbia", seed=4, solo="architect", edition="second")
    while game.phase != "act":
        game.push(game.legal_moves[0])
    kept = Kept()
    seen = 0
    for _ in range(6):
        view = game.view(0)
        tree = kept.take(view.state)
        seen += tree is not None
        tree = tree or grown(view.state, 40)
        move = tree.answer()[0][0] if tree.answer() else view.state.legal()[0]
        kept.keep(view.state, move, tree)
        reveals = bool(game.push(game.title.moves.name(game.state, move)) and game.reveals)
        if reveals:
            assert kept.take(game.view(0).state) is None
    assert game.ply > seen


def test_nothing_is_kept_while_others_decide() -> None:
    """Nor beyond so many visits: memory has a bound."""
    tree, move = two_in_a_row("suburbia")
    small = Kept(2)
    small.keep(tree.view, move, tree)
    assert small.tree is None
    tree, _ = two_in_a_row("suburbia")
    theirs = [
        other
        for other, _, _ in tree.answer()
        if after(tree.view, other).decider() != tree.view.decider()
    ]
    kept = Kept()
    kept.keep(tree.view, theirs[0], tree)
    assert kept.tree is None


@pytest.mark.parametrize("key", ["suburbia", "bigcity"])
def test_a_bot_searches_less_for_what_it_has_already_seen(key: str) -> None:
    """Half of its tree is left: its second decision in a row takes far fewer of its dice."""
    iterations = 30
    for seed in range(20):
        kept = Kept()
        for game, view in views(key, seed):
            if game.ply < 8 or len(view.legal()) < 2:
                continue
            move = best_by_search(view, Rng(1), iterations, NO_CLOCK, BOUND, kept=kept)
            following = after(view, move)
            if kept.tree is None or 2 * kept.tree.root.visits < iterations:
                continue
            if len(following.legal()) < 2:
                continue
            used, anew = Rng(5), Rng(5)
            best_by_search(following, used, iterations, NO_CLOCK, BOUND, kept=kept)
            best_by_search(following, anew, iterations, NO_CLOCK, BOUND)
            assert 4 * dice(used) < 3 * dice(anew)
            return
    raise AssertionError("no bot decided twice")


def dice(rng: Rng) -> int:
    """How often a generator was asked."""
    return int(rng.counter)


@pytest.mark.parametrize("key", ["suburbia", "bigcity"])
def test_a_bot_that_keeps_its_tree_repeats_itself(key: str) -> None:
    """The same seed and iterations give the same game."""
    courses = []
    for _ in range(2):
        game = burgh.new(key, seed=6)
        bots = [make("mcts:iterations=6", seed=seat) for seat in range(2)]
        for _ in range(24):
            game.push(bots[game.turn].choose(game.view(game.turn)))
        courses.append(game.moves)
    assert courses[0] == courses[1]


def test_games_by_other_rules_share_no_tree() -> None:
    """Equal positions are not the same where the rules differ."""
    memory = Memory()
    view = burgh.new("suburbia", seed=1, players=2).view(0)
    mine = memory.of(view)
    assert memory.of(view.copy()) is mine
    other = burgh.new("suburbia", seed=1, players=2, edition="second").view(0)
    assert memory.of(other) is not mine


# --- waiting --------------------------------------------------------------------------------------


def verb(view: State, move: int) -> str:
    """Give the word that is typed for a move of Big City."""
    return str(burgh.title("bigcity").moves.name(view, move)).split()[0]


def is_free(view: State) -> bool:
    """Say whether a turn begins here, in which anything may be done."""
    return {"pass", "exchange"} <= {verb(view, move) for move in view.legal()}


def test_turns_that_bring_nothing_are_counted() -> None:
    """Each turn once, of whatever parts; from anew when something is built, or in a new game."""
    found = ((game.ply, view) for game, view in views("bigcity", 3) if is_free(view))
    view = next(view for ply, view in found if ply > 40)
    legal = {verb(view, move): move for move in view.legal()}
    kept = Kept()
    assert kept.turns_waited(view) == 0
    for turns in (1, 2):
        kept.keep(view, legal["pass"], None)  # the others are next
        assert kept.turns_waited(view) == turns
        kept.keep(view, legal["exchange"], None)  # and now come the parts of the same turn
        assert kept.turns_waited(view) == turns
    first = next(views("bigcity", 4))[1]
    assert first.progress() + first.seats() < view.progress()
    assert kept.turns_waited(first) == 0
    assert kept.turns_waited(view) == 0


@pytest.mark.parametrize(("seed", "ply"), [(6, 133), (11, 146)])
def test_who_has_waited_long_waits_no_more(seed: int, ply: int) -> None:
    """To exchange once more looks good for ever; after many such turns the game may as well end."""
    view = next(view for game, view in views("bigcity", seed) if game.ply == ply)
    chosen = []
    for turns in (0, 60):
        tree = Tree(view, BOUND)
        tree.hurry(turns)
        tree.grow(Rng(1), 150, NO_CLOCK)
        chosen.append(verb(view, tree.answer()[0][0]))
    assert chosen == ["exchange", "pass"]
