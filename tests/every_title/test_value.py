"""A Game is a value: shown, compared, copied, forked and pickled like one."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import threading

import pytest

import burgh
from burgh.core.rng import Rng
from tests.every_title.tables import Sample, every_sample, play, some

every_title = pytest.mark.parametrize("key", burgh.titles())


def begun(key: str, seed: int = 5, plies: int = 25) -> burgh.Game:
    """Give a game after some random moves."""
    return next(game for game in play((key, {}), seed) if game.ply == plies or game.is_over)


@every_sample
def test_the_text_of_a_move_is_read_in_its_position(sample: Sample) -> None:
    """`str(move)` says everything: parsed where the move is legal, it gives that move."""
    for game in some(sample, 5, 9):
        for move in game.legal_moves:
            assert game.parse(str(move)) == move
        view = game.view(game.turn)
        for move in view.legal_moves:
            assert view.parse(str(move)) == move


@every_title
def test_moves_are_pickled(key: str) -> None:
    """Each legal move, and the list of them as a tuple that is equal to it."""
    game = begun(key, plies=6)
    for move in game.legal_moves:
        assert pickle.loads(pickle.dumps(move)) == move
    assert pickle.loads(pickle.dumps(game.legal_moves)) == game.legal_moves
    assert game.legal_moves == [*game.legal_moves] != [*game.legal_moves[1:]]
    assert hash(game.legal_moves) == hash(tuple(game.legal_moves))
    assert copy.deepcopy(game.legal_moves) is copy.copy(game.legal_moves) is game.legal_moves


@every_sample
def test_a_game_is_the_same_after_copying_and_pickling(sample: Sample) -> None:
    """Position, history, seed and options; and it goes on as the other does."""
    for game in some(sample, 6, 41):
        pickled = pickle.loads(pickle.dumps(game))
        for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickled):
            assert other == game
            assert hash(other) == hash(game)
            assert (other.moves, other.seed, other.ply) == (game.moves, game.seed, game.ply)
            assert other.options == game.options
            assert other.title is game.title
            assert [other.seat_at(ply) for ply in range(other.ply)] == [
                game.seat_at(ply) for ply in range(game.ply)
            ]
            assert other.state is not game.state
        if not game.is_over:
            number = int(game.state.random_move(Rng(game.ply)))
            move = game.title.moves.name(game.state, number)
            assert pickled.push(move) == game.copy().push(move)


@every_title
def test_a_copy_leaves_the_game_alone(key: str) -> None:
    """Moves made or taken back in one are none of the other's business."""
    game = begun(key, plies=12)
    before, moves = game.state.pack(), game.moves
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game), game.fork(), game.fork(5)):
        while other.ply:
            other.pop()
        other.push(other.legal_moves[-1])
        assert game.state.pack() == before
        assert game.moves == moves
        assert game.peek() == moves[-1]
    game.pop()
    assert game.copy().push(moves[-1]) == game.push(moves[-1])


@every_title
def test_a_fork_has_the_history_up_to_its_ply(key: str) -> None:
    """It is the game as it was then; there is none before the first move or after the last."""
    game = begun(key, plies=10)
    for ply in range(game.ply + 1):
        fork = game.fork(ply)
        assert fork.moves == game.moves[:ply]
        assert fork.state.equals(game.state_at(ply))
        assert fork.peek() == (game.moves[ply - 1] if ply else None)
        for move in game.moves[ply:]:
            fork.push(move)
        assert fork == game
    for ply in (-1, game.ply + 1):
        with pytest.raises(IndexError, match="no position"):
            game.fork(ply)


@every_title
def test_a_long_game_is_forked_with_the_positions_it_keeps(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fork may go on, be cut and be walked through like any game."""
    monkeypatch.setattr("burgh.core.history.KEPT_EVERY", 3)
    game = begun(key, plies=11)
    for ply in range(game.ply + 1):
        fork = game.fork(ply)
        assert [each.pack() for each, _ in fork.history()] == [
            game.state_at(each).pack() for each in range(ply)
        ]


@every_title
def test_games_are_equal_by_position(key: str) -> None:
    """Not by how they came about; views differ from games, and from those of other seats."""
    game = begun(key, plies=8)
    fresh = burgh.Game(game.title, game.options, game.state)
    assert fresh == game
    assert len({fresh, game, game.copy()}) == 1
    assert game != begun(key, plies=7)
    assert game != burgh.new(key, seed=5)
    views = [game.view(seat) for seat in range(-1, game.seats)]
    assert len({game, *views}) == 1 + len(views)
    assert game.view(0) == game.view(0) != game.view(1)
    assert (game == str(game)) is False


@every_title
def test_a_view_is_copied_and_pickled_without_what_it_hides(key: str) -> None:
    """What comes out of a pickle is the view, and knows no more than it did."""
    view = begun(key).view(0)
    for other in (
        view.copy(),
        copy.copy(view),
        copy.deepcopy(view),
        pickle.loads(pickle.dumps(view)),
    ):
        assert type(other) is burgh.View
        assert other == view
        assert other.state is not view.state
        assert other.position() == view.position()
        assert other.legal_moves == view.legal_moves


@every_title
def test_a_game_shows_itself_at_a_glance(key: str) -> None:
    """Title, players, seed, ply, whose turn, which phase, scores; a view says whose it is."""
    game = begun(key, plies=6)
    now = f"turn={game.turn} phase={game.phase!r} scores={game.scores}"
    assert repr(game) == f"<Game {key} players={game.seats} seed=5 ply=6 {now}>"
    assert repr(game.view(1)) == f"<View {key} players={game.seats} seat=1 {now}>"
    over = begun(key, plies=100_000)
    assert f"ply={over.ply} phase='over' scores={over.scores}>" in repr(over)
    outcome = over.outcome()
    assert outcome is not None
    assert over.scores == (outcome.scores[:1] if over.state.is_shared else outcome.scores)


@every_title
def test_copies_belong_to_threads_of_their_own(key: str) -> None:
    """A State is used by one thread at a time: a copy shares none with its original."""
    game = begun(key, plies=4)
    fork = game.copy()
    assert fork.start is not game.start
    assert fork.state is not game.state
    ended: list[burgh.Game] = []

    def finish(mine: burgh.Game, rng: Rng) -> None:
        while not mine.is_over:
            mine.push(mine.title.moves.name(mine.state, int(mine.state.random_move(rng))))
        ended.append(mine)

    threads = [threading.Thread(target=finish, args=(each, Rng(1))) for each in (game, fork)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert ended[0] == ended[1]


def test_a_title_is_itself_after_copying_and_pickling() -> None:
    """There is one of it in a process."""
    title = burgh.title("suburbia")
    assert copy.copy(title) is copy.deepcopy(title) is pickle.loads(pickle.dumps(title)) is title
    assert repr(title) == "<Title suburbia>"


def test_options_that_were_chosen_are_shown() -> None:
    """Those that are as they usually are go without saying."""
    game = burgh.new("suburbia", seed=1, players=4, edition="second")
    assert repr(game).startswith("<Game suburbia players=4 edition='second' seed=1 ply=0 ")


def test_a_pickle_that_leads_elsewhere_is_refused() -> None:
    """Another version may play the same numbers in another way; nobody gets a wrong position."""
    game = begun("suburbia")
    rebuild, (*began, digest) = game.__reduce__()
    assert rebuild(*began, digest) == game
    with pytest.raises(ValueError, match="another version"):
        rebuild(*began, digest ^ 1)


def test_the_last_move_can_be_looked_at() -> None:
    """`peek` gives it, and nothing before the first."""
    game = burgh.new("suburbia", players=3, seed=7)
    assert game.peek() is None
    game.push("keep libertarian")
    assert str(game.peek()) == "keep libertarian"
    assert game.ply == 1


def test_the_text_of_a_move_names_slot_and_turn() -> None:
    """What a line may leave out in one position is said where no position is at hand."""
    game = burgh.new("suburbia", players=3, seed=7)
    while game.phase == "goal":
        game.push(game.legal_moves[0])
    move = game.parse("buy farm @ 1,1")
    assert (str(move), game.write(move)) == ("buy farm from 3 @ 1,1", "buy farm @ 1,1")
    assert f"{game.parse('skip')}" == "skip"


def test_the_package_shows_its_public_names_only() -> None:
    """`dir(burgh)` is what it exports, and every name of it is there."""
    assert dir(burgh) == sorted(burgh.__all__)
    assert {"Move", "LegalMoves", "Shown", "svg", "bots"} <= set(dir(burgh))
    for name in dir(burgh):
        assert getattr(burgh, name) is not None


def test_importing_the_package_imports_no_room_that_is_not_asked_for() -> None:
    """Bots and drawings come when they are first named."""
    asked = "import sys, burgh; print([each for each in sys.modules if each in sys.argv[1:]])"
    rooms = ["burgh.bots", "burgh.drawing.table", "burgh.games.suburbia", "burgh.server"]
    told = subprocess.run(
        [sys.executable, "-c", asked, *rooms], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "[]"
