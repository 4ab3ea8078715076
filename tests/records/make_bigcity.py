"""Makes the golden records of Big City: `python -m tests.records.make_bigcity`.

They are made once and then kept: a change of the rules or of the data shows as a disagreement.
Make them again only together with the ruling that explains why.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import burgh
from burgh.bots.match import make_bots, play
from burgh.games.bigcity.engine.state import BigCity
from tests.oracle.bigcity_engine import Chooser, Engine, at_random, to_the_full

FOLDER = Path(__file__).parent / "bigcity"
OWN = ["small_expansion", "garden_market", "waterside"]
VARIANTS = (
    "trade_cards",
    "dead_cards_stay",
    "single_line",
    "single_line_no_loop",
    "inhabited_tram",
    "placed_piles_only",
    "draw_one_by_one",
    "fillable_hole_is_outskirts",
)
EVERYTHING = {"custom_buildings": True, "packs": OWN, **dict.fromkeys(VARIANTS, True)}
TABLES: list[dict[str, Any]] = [
    *({"players": players} for players in (2, 3, 4, 5)),
    *({"players": 2 + i % 2, variant: True} for i, variant in enumerate(VARIANTS)),
    *({"players": 2, "supply": supply} for supply in ("seed_table", "inventory_variant")),
    {"players": 2, "packs": ["small_expansion"]},
    *({"players": 2, "custom_buildings": True, "packs": [pack]} for pack in OWN[1:]),
    {"players": 3, **EVERYTHING},
]
WANDERED: list[dict[str, Any]] = [
    *({"players": players, "trade_cards": True} for players in (2, 4, 5)),
    {"players": 4, **EVERYTHING},
]
FILLED: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "packs": OWN, "custom_buildings": True},
    *({"players": players, "packs": ["small_expansion"]} for players in (3, 4, 5)),
]


def main() -> None:
    """Write games of bots at every table, and of players who wander about or fill the city."""
    FOLDER.mkdir(exist_ok=True)
    for seed, options in enumerate(TABLES):
        for bots in (["random"], ["greedy"], ["greedy", "random"]):
            title = burgh.title("bigcity")
            chosen = title.options.read(options)
            game = play(title, chosen, make_bots(bots, options["players"], seed), seed)
            keep(game, options, "-".join(bots))
    for seed, options in enumerate(WANDERED):
        keep(wander(options, seed, at_random), options, "wandering")
    for options in FILLED:
        keep(fill(options), options, "filling")


def wander(options: Mapping[str, Any], seed: int, choose: Chooser) -> burgh.Game:
    """Play a game with somebody who chooses whole moves."""
    game = burgh.new("bigcity", seed=seed, **options)
    chance = random.Random(seed)
    made = 0
    while not game.is_over:
        assert isinstance(game.state, BigCity)
        engine = Engine(game.state)
        legal = engine.whole()
        _, small = choose(engine, [legal[key] for key in sorted(legal)], chance, made)
        for number in small:
            game.push(game.title.moves.name(game.state, number))
        made += 1
    return game


def fill(options: Mapping[str, Any]) -> burgh.Game:
    """Play games until one fills the city."""
    for seed in range(20):
        game = wander(options, seed, to_the_full)
        outcome = game.outcome()
        if outcome is not None and outcome.reason == "full":
            return game
    raise AssertionError("twenty games, and lots were left in each")


def keep(game: burgh.Game, options: Mapping[str, Any], who: str) -> None:
    """Write a game to a file named after its table and its players."""
    names = [f"{options['players']}p"]
    for key, value in options.items():
        if value is True and not EVERYTHING.items() <= options.items():
            names.append(key)
        elif key == "supply":
            names.append(value)
        elif key == "packs" and not EVERYTHING.items() <= options.items():
            names.append("+".join(value))
    if EVERYTHING.items() <= options.items():
        names.append("everything")
    file = FOLDER / f"{'-'.join([*names, who])}.txt"
    file.write_text(str(game.record()), encoding="utf-8")


if __name__ == "__main__":
    main()
