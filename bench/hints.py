"""How good hints are: how near forecasts come to what happens, and what the first advice is worth.

    python -m bench.hints suburbia --option players=2
    python -m bench.hints suburbia --worlds 0 --way net:12:2 --way net:12:3:greedy:learned=1

A way is `JUDGE:WORLDS:ROUNDS[:BOT]`: by net or outlook, with which effort, from whose choice.
Positions are taken from games between bots, on deals that no net has learned from. Each way tells
what it expects of the move that was played; that is held against how the game ended. Then each
gives a hint. Where its first choice is not that of the first way, both are played on to the end in
the same worlds: by everybody greedily, once by the net and once by the outlook. Times are those of
one core.
"""

from __future__ import annotations

import argparse
import itertools
import math
import time
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from typing import Final, NamedTuple

import burgh
from burgh.bots import make
from burgh.bots.search.judge import Judgement
from burgh.core.game import View
from burgh.core.state import State
from burgh.study import forecast as study
from burgh.study.analysis import analyse
from burgh.study.forecast import Effort, account_of, chances, forecast, level, result, results

FIRST_SEED: Final = 90_000_000  # of deals; nets learn from seeds beyond 10**12
BOT: Final = "mcts:iterations=1000"
USUAL: Final = (f"outlook:24:2:{BOT}", f"net:10:2:{BOT},learned=1")  # without a net, and with one
PLAYERS: Final = ("greedy:learned=1", "mcts:iterations=80")
REFEREES: Final = ("net", "outlook")
REFEREE_SEED: Final = 5_000_000  # worlds that no hint has seen


class Way(NamedTuple):
    """How hints are found: judged by net or outlook, with how much effort, from whose choice."""

    name: str
    judge: str
    effort: Effort
    bot: str


class Place(NamedTuple):
    """A position of a game, what was played there, and how the game ended."""

    view: View
    number: int
    result: float
    win: float | None
    seed: int


class Guess(NamedTuple):
    """What a way expected at a place, and how long that took."""

    error: float
    win: tuple[float, float] | None  # the chance that was told, and what came
    seconds: float


class Choice(NamedTuple):
    """The first move of a hint, what it comes to, and how long the hint took."""

    number: int
    meaning: int
    seconds: float


def main() -> None:
    """Measure, and print."""
    asked = arguments()
    ways = [read_way(text) for text in asked.way or USUAL]
    for player in asked.player or PLAYERS:
        places = list(positions(asked, player))
        print(f"\n{asked.title} {' '.join(asked.option)}, {len(places)} positions of {player}")
        for way in ways:
            tell_guesses(way, [guess(way, place) for place in places])
        if asked.worlds:
            tell_choices(ways, places, asked.worlds)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("title")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--way", action="append", metavar="JUDGE:WORLDS:ROUNDS[:BOT]")
    parser.add_argument("--player", action="append", help="a bot whose games are looked at")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--every", type=int, default=8, help="decisions between two positions")
    parser.add_argument("--worlds", type=int, default=60, help="to judge hints by; 0: none")
    return parser.parse_args()


def read_way(text: str) -> Way:
    """Read `net:24:2` or `net:24:2:greedy:learned=1`."""
    judge, worlds, rounds, *rest = text.split(":", 3)
    if judge not in REFEREES:
        raise SystemExit(f"{judge}: one of {', '.join(REFEREES)}")
    return Way(text, judge, Effort(worlds=int(worlds), rounds=int(rounds)), "".join(rest) or BOT)


def judge_by(judge: str) -> None:
    """Let the study choose and judge by the net, or by the outlook as if there were none."""

    def judgement(state: State) -> Judgement:
        return Judgement(state.net() if judge == "net" else None)

    study.judgement = judgement


def positions(asked: argparse.Namespace, player: str) -> Iterator[Place]:
    """Some decisions of some games, with what came of them."""
    options = dict(text.split("=", 1) for text in asked.option)
    for seed in range(FIRST_SEED, FIRST_SEED + asked.games):
        game = burgh.new(asked.title, seed=seed, **options)
        bot = make(player, seed=seed)
        taken: list[tuple[View, int]] = []
        while not game.is_over:
            view = game.view(game.turn)
            move = bot.choose(view)
            if game.ply % asked.every == seed % asked.every and len(view.legal_moves) > 1:
                taken.append((view, view.title.moves.number(view.state, move)))
            game.push(move)
        for at, (view, number) in enumerate(taken):
            account = account_of(view, view.turn)
            points = [float(int(game.state.score(who))) for who in range(len(view.accounts))]
            wins = study.victory(view, game.state)
            win = None if wins is None else wins[account]
            yield Place(view, number, result(points, account), win, 1000 * seed + at)


# --- what is foretold --------------------------------------------------------------------------


def guess(way: Way, place: Place) -> Guess:
    """What a way expects of the move that was played."""
    judge_by(way.judge)
    begun = time.process_time()
    found = forecast(place.view, place.number, way.effort, place.seed)
    known = level(place.view, found, way.effort, place.seed)
    account = account_of(place.view, place.view.turn)
    win = chances(place.view, found, known, account)
    error = fmean(results(found, known.shift, account)) - place.result
    told = None if win is None or place.win is None else (win.mean, place.win)
    return Guess(error, told, time.process_time() - begun)


def tell_guesses(way: Way, found: list[Guess]) -> None:
    """Say how far guesses were off, and whether chances came true."""
    errors = [each.error for each in found]
    milliseconds = 1000 * fmean(each.seconds for each in found)
    off = f"{fmean(map(abs, errors)):.1f} (too much: {fmean(errors):+.1f})"
    print(f"{way.name}: foretold within {off}, {milliseconds:.0f} ms a move")
    told = [each.win for each in found if each.win is not None]
    if told:
        brier = fmean((chance - won) ** 2 for chance, won in told)
        print(f"  chance to win: Brier {brier:.3f}; {' '.join(map(calibration, thirds(told)))}")


def thirds(told: list[tuple[float, float]]) -> list[list[tuple[float, float]]]:
    """Guesses by how likely a win was said to be."""
    edges = (0.0, 1 / 3, 2 / 3, 1.01)
    return [
        [each for each in told if low <= each[0] < high] for low, high in itertools.pairwise(edges)
    ]


def calibration(told: list[tuple[float, float]]) -> str:
    """What was said and what came true."""
    if not told:
        return "-"
    said, came = (fmean(column) for column in zip(*told, strict=True))
    return f"said {said:.0%} came {came:.0%} ({len(told)});"


# --- what is advised ---------------------------------------------------------------------------


def tell_choices(ways: list[Way], places: list[Place], worlds: int) -> None:
    """Say what the first choices of each way gained on those of the first way."""
    chosen = [[choice(way, place) for place in places] for way in ways]
    for way, own in zip(ways, chosen, strict=True):
        others = sum(each.meaning != old.meaning for each, old in zip(own, chosen[0], strict=True))
        seconds = 1000 * fmean(each.seconds for each in own)
        print(f"{way.name}: {seconds:.0f} ms a hint, {others} of {len(places)} differ")
        for referee in REFEREES if others else ():
            gains = [
                gain(referee, place, each, old, worlds)
                for place, each, old in zip(places, own, chosen[0], strict=True)
            ]
            points, wins = zip(*gains, strict=True)
            gained = f"{with_error(points)} points, {with_error(wins)} wins"
            print(f"  played on by the {referee}: {gained}")


def choice(way: Way, place: Place) -> Choice:
    """The first move of a hint."""
    judge_by(way.judge)
    begun = time.process_time()
    view = place.view
    analysis = analyse(view, make(way.bot, seed=place.seed), 3, way.effort)
    number = view.title.moves.number(view.state, view.parse(analysis.moves[0].text))
    seconds = time.process_time() - begun
    return Choice(number, int(view.state.meaning(number)), seconds)


def gain(referee: str, place: Place, new: Choice, old: Choice, worlds: int) -> tuple[float, float]:
    """What a choice brings more than another where the same worlds are played to their end."""
    if new.meaning == old.meaning:
        return 0.0, 0.0
    judge_by(referee)
    view, effort = place.view, Effort(worlds=worlds)
    account = account_of(view, view.turn)
    ends = [
        forecast(view, each.number, effort, REFEREE_SEED + place.seed, to_end=True).endings
        for each in (new, old)
    ]
    points = [fmean(result(each.judged.points, account) for each in end) for end in ends]
    wins = [
        fmean(each.judged.wins[account] if each.judged.wins else 0.0 for each in end)
        for end in ends
    ]
    return points[0] - points[1], wins[0] - wins[1]


def with_error(values: Sequence[float]) -> str:
    """A mean and its standard error."""
    error = stdev(values) / math.sqrt(len(values))
    return f"{fmean(values):+.3f} ± {error:.3f}"


if __name__ == "__main__":
    main()
