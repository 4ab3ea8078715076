"""Write the golden records of Cities: Skylines: `python -m tests.records.make_skylines`.

Run it only when the rules or the data change on purpose, best with the compiled engine: the greedy
games take a few minutes without it. The records it writes are the proof that nothing else changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import burgh
from burgh.bots.search.greedy import best_move
from burgh.core.rng import Rng
from burgh.games.skylines.content import content

HERE = Path(__file__).parent / "skylines"
SCENARIOS = ("intro", "scenario-1", "scenario-2", "scenario-3", "scenario-4", "scenario-5")
DIFFICULTIES = ("beginner", "advanced", "expert")
LOSSES = ("no_action", "happiness", "money_employment", "money_development")
Position = dict[str, Any]
Player = Callable[[burgh.Game, Rng], int]


def by_greed(game: burgh.Game, rng: Rng) -> int:
    """Choose as the greedy bot does."""
    return int(best_move(game.view(game.turn).state, rng))


def by_lot(game: burgh.Game, rng: Rng) -> int:
    """Choose any legal move."""
    return int(game.state.random_move(rng))


def played(game: burgh.Game, player: Player, seed: int) -> burgh.Game:
    """Play a game to its end."""
    rng = Rng(seed)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, player(game, rng)))
    return game


def dealt(seed: int, player: Player, **options: Any) -> burgh.Game:
    """Deal a game and play it to its end."""
    return played(burgh.new("skylines", seed=seed, **options), player, seed)


def reason(game: burgh.Game) -> str:
    """Say how a game ended."""
    outcome = game.outcome()
    assert outcome is not None
    return f"{outcome.reason}{'-won' if outcome.facts['win'] else ''}"


def search(wanted: str, player: Player, **options: Any) -> burgh.Game:
    """Give the first game that ends as wanted."""
    for seed in range(1000):
        game = dealt(seed, player, **options)
        if reason(game) == wanted:
            return game
    raise LookupError(f"no game of {options} ends with {wanted}")


def from_position(change: Callable[[Position], None], seed: int = 1, **options: Any) -> burgh.Game:
    """Give a game that begins at a dealt position, changed."""
    position = burgh.new("skylines", seed=seed, **options).position()
    change(position)
    position["box"] = None
    return burgh.from_position(position)


def few_cards(position: Position) -> None:
    """Leave three cards in each pile, so that the piles run out before the boards do."""
    position["piles"] = {level: pile[:3] for level, pile in position["piles"].items()}
    position["money"] = 40


def happy_and_few_cards(position: Position) -> None:
    """The same in a city that has won already."""
    few_cards(position)
    position["tracks"]["happiness"], position["overall"] = 20, 30


def one_board(position: Position) -> None:
    """Turn board A over, with a tile in each of its districts."""
    position.update(boards=["A"], phase="turn")
    position["tiles"] = [["res-I2", 0, 23, 0], ["res-I2", 5, 18, 0], ["res-I2", 5, 23, 0]]
    for tile in position["tiles"]:
        position["supply"][tile[0]] -= 1


def overall_lost(position: Position) -> None:
    """Let the next transfer lead to an overall happiness of -10."""
    one_board(position)
    position["tracks"]["happiness"], position["overall"] = -2, -8


def games() -> Iterator[tuple[str, burgh.Game]]:
    """Give every record's name and game."""
    for scenario in SCENARIOS:
        for players in (1, 2, 3, 4):
            game = dealt(players, by_greed, scenario=scenario, players=players)
            yield f"{scenario}-{players}p", game
    for difficulty in DIFFICULTIES:
        game = dealt(7, by_greed, scenario="scenario-5", players=2, difficulty=difficulty)
        yield f"scenario-5-{difficulty}", game
    yield "won", search("last_milestone-won", by_greed, scenario="intro", players=2)
    yield "finished", search("last_milestone", by_greed, scenario="intro", players=2)
    for loss in LOSSES:
        yield f"lost-{loss}", search(loss, by_lot, scenario="scenario-4", players=2)
    yield "lost-overall", end_at_once(from_position(overall_lost))
    for name, change in (("few-cards", few_cards), ("few-cards-won", happy_and_few_cards)):
        game = from_position(change, scenario="scenario-4", players=2, roles="random")
        yield f"piles-exhausted-{name}", played(game, by_greed, 1)
    for number, game in enumerate(all_of_level_three(), 1):
        yield f"level-three-{number}", game
    yield "private-hands", dealt(3, by_greed, scenario="scenario-3", players=2, hands="private")


def by_card(game: burgh.Game, rng: Rng) -> int:
    """Play a card whenever one can be played; end only when nothing else is left."""
    moves = game.state.legal()
    for verbs in (("Play", "Tile", "Place"), ("Exchange", "Draw", "Board", "Role", "Done")):
        some = [m for m in moves if type(game.title.moves.name(game.state, m)).__name__ in verbs]
        if some:
            return some[int(rng.below(len(some)))]
    return moves[0]


def level_three(position: Position) -> None:
    """Leave pile III alone, in a rich city with all boards face up."""
    one_board(position)
    position["boards"] = ["A", "E", "B"]
    position["piles"] = {"I": [], "II": [], "III": position["piles"]["III"]}
    position["tracks"].update(happiness=25, power=8, water=8, garbage=8)
    position["money"] = 200


def end_at_once(game: burgh.Game) -> burgh.Game:
    """End the milestone."""
    game.push("end")
    return game


def all_of_level_three() -> Iterator[burgh.Game]:
    """Give games in which together every card of level III is played."""
    games = [played(from_position(level_three, seed), by_card, seed) for seed in range(40)]
    left = {name for name in content().cards if name.startswith("III-")}
    while left:
        best = max(games, key=lambda game: len(left & cards_played(game)))
        left -= cards_played(best)
        yield best


def cards_played(game: burgh.Game) -> set[str]:
    """Give the cards played in a game."""
    return {str(getattr(move, "card", "")) for move in game.moves if type(move).__name__ == "Play"}


def main() -> None:
    """Write all records."""
    HERE.mkdir(exist_ok=True)
    for name, game in games():
        (HERE / f"{name}.txt").write_text(str(game.record()), encoding="utf-8")
        print(f"{name:30} {game.ply:4} moves  {reason(game)}")


if __name__ == "__main__":
    main()
