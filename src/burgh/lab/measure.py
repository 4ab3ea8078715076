"""How fast the engine is: CPU time, medians of several rounds, ratios taken in one run."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

import burgh
from burgh.bots.search.tree import search
from burgh.core.game import Game
from burgh.core.rng import Rng
from burgh.core.state import State, playouts
from burgh.core.version import is_compiled

ROUNDS: Final = 5
DEALS: Final = 8
SEARCH_SECONDS: Final = 5.0
Figures = dict[str, float | str | None]


def measure(key: str) -> Figures:
    """Measure a title: play-outs, copies, lists, explanations, search, import, and a peer."""
    figures = engine_figures(key, 1.0 if is_compiled() else 0.1)
    pure = pure_figures(key) if is_compiled() else figures
    compiled_rate, pure_rate = figures["playouts_per_second"], pure["playouts_per_second"]
    assert isinstance(compiled_rate, float)  # engine_figures measures them always
    assert isinstance(pure_rate, float)
    figures["playouts_per_second_uncompiled"] = pure_rate
    figures["times_uncompiled"] = compiled_rate / pure_rate
    rate = figures["search_iterations_per_second"]
    assert isinstance(rate, float)
    figures["search_memory_mb"] = search_megabytes(key, int(SEARCH_SECONDS * rate))
    figures["import_ms"] = import_milliseconds()
    figures["peer_catanatron_games_per_second"] = peer_rate()
    return {"title": key, "engine": "compiled" if is_compiled() else "pure Python", **figures}


def engine_figures(key: str, effort: float) -> Figures:
    """Measure what runs in this very process; `effort` scales the number of repetitions."""
    games = [burgh.new(key, seed=seed) for seed in range(DEALS)]
    middle = halfway(games[0])
    state, view = middle.state, middle.view(middle.turn)
    moves = list(view.legal_moves)[:8]
    repeats = max(20, int(4000 * effort))
    bound = games[0].title.most_plies
    return {
        "playouts_per_second": playout_rate(games, max(1, int(60 * effort))),
        "clone_us": microseconds(state.clone, repeats),
        "legal_list_us": microseconds(legal_lister(state), repeats),
        "explain_us": microseconds(lambda: [view.explain(m) for m in moves], repeats // 20)
        / len(moves),
        "search_iterations_per_second": search_rate(view.state, max(20, int(2000 * effort)), bound),
        "first_move_ms": first_move_milliseconds(view.state, bound),
    }


def halfway(game: Game) -> Game:
    """Play a game at random to about its middle."""
    ends = Game(game.title, game.options, game.state.clone())
    rng = Rng(1)
    while not ends.is_over:
        ends.push(ends.title.moves.name(ends.state, int(ends.state.random_move(rng))))
    for _ in range(ends.ply // 2):
        ends.pop()
    return ends


def legal_lister(state: State) -> Callable[[], object]:
    """A call that writes the legal list into a buffer that is there already."""
    from burgh.core.ints import i64, vec

    buffer = vec[i64]([0] * state.most_legal())
    return lambda: state.legal_into(buffer)


def microseconds(call: Callable[[], object], repeats: int) -> float:
    """Give the median CPU time of one call, in microseconds."""
    rounds = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(repeats):
            call()
        rounds.append((time.process_time() - began) / repeats * 1e6)
    return statistics.median(rounds)


def playout_rate(games: list[Game], each: int) -> float:
    """Give random play-outs a second: a copy of a dealt game, played to its end."""
    bound = games[0].title.most_plies
    rounds = []
    for number in range(ROUNDS):
        began = time.process_time()
        for game in games:
            playouts(game.state, each, number, bound)
        rounds.append(each * len(games) / (time.process_time() - began))
    return statistics.median(rounds)


def search_rate(view: State, iterations: int, bound: int) -> float:
    """Give iterations of tree search a second."""
    rounds = []
    for number in range(3):
        began = time.process_time()
        search(view, Rng(number), iterations, 1e9, bound)
        rounds.append(iterations / (time.process_time() - began))
    return statistics.median(rounds)


def first_move_milliseconds(view: State, bound: int) -> float:
    """How long a search takes until it has an answer: its first iteration, all priors seen."""
    return microseconds(lambda: search(view, Rng(1), 1, 1e9, bound), 5) / 1000


def search_megabytes(key: str, iterations: int) -> float:
    """What a search of so many iterations adds to the memory of a fresh process, in MB."""
    program = (
        "import resource, burgh; from burgh.core.rng import Rng; import burgh.lab.measure as m; "
        f"g = m.halfway(burgh.new({key!r}, seed=0)); v = g.view(g.turn).state; "
        "used = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss; before = used(); "
        f"m.search(v, Rng(1), {iterations}, 1e9, g.title.most_plies); "
        "print((used() - before) / 1024)"
    )
    done = subprocess.run(  # noqa: S603 - our own interpreter, our own code
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def pure_figures(key: str) -> Figures:
    """Measure the same code uncompiled, in a process of its own."""
    program = (
        "from burgh.lab.pure import without_compiled_modules as pure; pure(); "
        "import json, burgh.lab.measure as m; "
        f"assert not m.is_compiled(); print(json.dumps(m.engine_figures({key!r}, 0.05)))"
    )
    done = subprocess.run(  # noqa: S603 - our own interpreter, our own code
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    found: Figures = json.loads(done.stdout)
    return found


def import_milliseconds() -> float:
    """What `import burgh` adds to the start of Python, in milliseconds of CPU time."""
    return (
        statistics.median(cpu_seconds("import burgh") - cpu_seconds("pass") for _ in range(7))
        * 1000
    )


def cpu_seconds(program: str) -> float:
    """The CPU seconds of a fresh Python with one program."""
    import resource

    def used() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = used()
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603 - our own interpreter
    return used() - before


def peer_rate() -> float | None:
    """Give catanatron's random two-player games a second, if it is installed."""
    if find_spec("catanatron") is None:
        return None
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    rounds = []
    for _ in range(3):
        began = time.process_time()
        for _ in range(10):
            Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]).play()
        rounds.append(10 / (time.process_time() - began))
    return statistics.median(rounds)
