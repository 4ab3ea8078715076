"""How quick Burgh is beside others of its kind, in one run on one core: `make bench-peers`.

    python bench/peers.py [--seconds 3] [--games 256] [--json]

Each is driven from Python as its users drive it, with random legal moves, games of two players
where there are such. A decision is one call that makes one choice of one player; what a decision is
worth differs from game to game, so the ratios say how much a learner can see in an hour, no more.
catanatron, OpenSpiel and pgx are measured where they are installed (`pip install catanatron
open_spiel pgx`); what is missing is named.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final

SEED: Final = 1
Played = tuple[int, int]  # games, decisions


@dataclass(frozen=True)
class Figure:
    """What somebody does in a second of one core."""

    name: str
    games: float
    decisions: float


def measure(name: str, play: Callable[[], Played], seconds: float) -> Figure:
    """Play again and again until the time is over; CPU time counts."""
    play()  # what is made once
    games = decisions = 0
    begun = time.process_time()
    while (took := time.process_time() - begun) < seconds:
        more_games, more_decisions = play()
        games, decisions = games + more_games, decisions + more_decisions
    return Figure(name, games / took, decisions / took)


# --- Burgh ----------------------------------------------------------------------------------------


def burgh_game(title: str) -> Callable[[], Played]:
    """`Game.push` with a move of `legal_moves`, named."""
    import burgh

    rng = random.Random(SEED)

    def play() -> Played:
        game = burgh.new(title, players=2, seed=rng.getrandbits(40))
        while not game.is_over:
            legal = game.legal_moves
            game.push(legal[rng.randrange(len(legal))])
        return 1, game.ply

    return play


def burgh_fast(title: str) -> Callable[[], Played]:
    """`burgh.fast`, one game."""
    from burgh import fast

    rng = random.Random(SEED)

    def play() -> Played:
        game = fast.new(title, players=2, seed=rng.getrandbits(40))
        draw, step, decisions = rng.random, game.step, 0
        while count := game.count():
            step(int(draw() * count))
            decisions += 1
        return 1, decisions

    return play


def burgh_batch(title: str, games: int) -> Callable[[], Played]:
    """`burgh.batch`: observations, masks, rewards and new deals included."""
    import numpy as np

    from burgh import fast

    rng = np.random.default_rng(SEED)
    batch = fast.batch(title, games, players=2, seed=SEED)

    def play() -> Played:
        ended = 0
        for _ in range(16):
            _, over = batch.step(batch.random_actions(rng))
            ended += int(over.sum())
        return ended, 16 * games

    return play


# --- others ---------------------------------------------------------------------------------------


def catanatron() -> Callable[[], Played]:
    """Two random players of catanatron."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> Played:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return 1, len(game.state.actions)

    return play


def open_spiel(name: str) -> Callable[[], Played]:
    """A game of OpenSpiel, whose rules are C++, stepped from Python."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(SEED)

    def play() -> Played:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng.randrange(len(legal))])
                decisions += 1
        return 1, decisions

    return play


def pgx(name: str, games: int) -> Callable[[], Played]:
    """A game of pgx, compiled by JAX, many at once; observations and masks included."""
    import jax
    import jax.numpy as jnp
    import pgx as room
    from pgx.experimental import auto_reset

    env = room.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    @jax.jit
    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jnp.where(mask, 0.0, -1e9))

    state: Any = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(SEED), games))
    key = jax.random.PRNGKey(SEED + 1)

    def play() -> Played:
        nonlocal state, key
        ended = 0
        for _ in range(16):
            key, one, two = jax.random.split(key, 3)
            action = choose(one, state.legal_action_mask)
            state = step(state, action, jax.random.split(two, games))
            ended += int(state.terminated.sum())
        return ended, 16 * games

    return play


# --- the whole ------------------------------------------------------------------------------------


def everybody(games: int) -> list[tuple[str, str, Callable[[], Callable[[], Played]]]]:
    """Who is measured: a name, the package it needs, and how to begin."""
    found: list[tuple[str, str, Callable[[], Callable[[], Played]]]] = []
    for title in ("suburbia", "bigcity", "skylines"):
        found += [
            (f"burgh {title}, Game.push", "burgh", lambda title=title: burgh_game(title)),
            (f"burgh {title}, fast", "burgh", lambda title=title: burgh_fast(title)),
            (f"burgh {title}, batch", "numpy", lambda title=title: burgh_batch(title, games)),
        ]
    found.append(("catanatron", "catanatron", catanatron))
    for name in ("backgammon", "chess"):
        found.append((f"OpenSpiel {name}", "pyspiel", lambda name=name: open_spiel(name)))
    for name in ("backgammon", "chess"):
        found.append((f"pgx {name}, batch", "pgx", lambda name=name: pgx(name, games)))
    return found


def main() -> None:
    """Measure everybody who is here, and print a table with ratios to our fast path."""
    parser = argparse.ArgumentParser(description="Burgh beside others of its kind.")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    figures = []
    for name, package, begin in everybody(asked.games):
        if find_spec(package) is None:
            print(f"{name}: {package} is not installed")
            continue
        figures.append(measure(name, begin(), asked.seconds))
    if asked.json:
        print(json.dumps([vars(figure) for figure in figures]))
        return
    base = next(each.decisions for each in figures if each.name == "burgh suburbia, fast")
    print(f"{'':28} {'games/s':>10} {'decisions/s':>12} {'ratio':>7}")
    for figure in figures:
        ratio = figure.decisions / base
        print(f"{figure.name:28} {figure.games:10,.0f} {figure.decisions:12,.0f} {ratio:7.2f}")


if __name__ == "__main__":
    main()
