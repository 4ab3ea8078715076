"""The quick engine and the slow oracle agree on Big City, whole move by whole move."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from burgh.casework.bigcity import GRAMMAR
from burgh.casework.whole import make
from burgh.core.game import Game
from burgh.core.rng import Rng
from burgh.core.values import Refusal
from burgh.games.bigcity import TITLE
from burgh.games.bigcity.deal import deal
from burgh.games.bigcity.engine import choice, tables
from burgh.games.bigcity.options import Options, read_options
from tests.slow import slow

from .bigcity import PHASES, Move, Oracle, text
from .bigcity_engine import Chooser, Engine, Whole, at_random, to_the_full

PACKS = Path(__file__).parents[2] / "src" / "burgh" / "games" / "bigcity" / "packs"
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
PLAIN: dict[str, Any] = {"players": 2}
EVERYTHING: dict[str, Any] = {"players": 3, "packs": OWN, "custom_buildings": True}
EVERYTHING |= dict.fromkeys(VARIANTS, True)
GAMES: list[dict[str, Any]] = [
    *({"players": players} for players in (3, 4, 5)),
    *({"players": 2 + i % 4, variant: True} for i, variant in enumerate(VARIANTS)),
    {"players": 2, "packs": ["small_expansion"], "supply": "seed_table"},
    {"players": 5, "packs": OWN, "custom_buildings": True, "supply": "inventory_variant"},
    {"players": 3, "packs": OWN, "custom_buildings": True},
    {"players": 4, "trade_cards": True, "inhabited_tram": True, "placed_piles_only": True},
]
TRADING = {"players": 3, "trade_cards": True, "single_line": True, "packs": ["small_expansion"]}
TRIED: list[dict[str, Any]] = [
    PLAIN,
    {"players": 4, "trade_cards": True, "packs": OWN, "custom_buildings": True},
    {"players": 5, "placed_piles_only": True, "single_line_no_loop": True},
    {"players": 2, "inhabited_tram": True, "dead_cards_stay": True, "draw_one_by_one": True},
]
FULL = {"players": 3, "trade_cards": True, "packs": OWN, "custom_buildings": True}


def told(oracle: Oracle) -> dict[str, Any]:
    """Give the same of the oracle."""
    snapshot = oracle.snapshot()
    edge = oracle.edge()
    names = ("phase", "to_move", "active", "scores", "passes", "due", "drawn", "districts")
    more = ("pieces", "trams", "end", "supply", "out", "hands", "piles", "offered")
    found = {name: snapshot[name] for name in names + more}
    if oracle.phase == "place":
        found["active"] = snapshot["to_move"]
    if oracle.phase == "over":
        found["drawn"] = {}
    found["out"].sort()
    found["bids"] = {str(s): [b["cards"], b["for"]] for s, b in oracle.bids.items() if b["cards"]}
    found["certain"] = [sorted(cards) for cards in oracle.certain]
    around = [(lot, oracle.around_cells(lot)) for lot in sorted(oracle.where)]
    found["outskirts"] = [lot for lot, cells in around if any(cell in edge for cell in cells)]
    return found


def pack(name: str) -> dict[str, Any]:
    """Read a pack of ours as the oracle takes it."""
    plain = tomllib.loads((PACKS / name / "buildings.toml").read_text("utf-8"))
    return {
        "id": name,
        "pieces": plain["piece"],
        "cards": plain.get("card", []),
        "shapes": plain.get("shapes", {}),
    }


def make_bots(options: dict[str, Any], seed: int) -> tuple[Engine, Oracle]:
    """Deal the same game on both."""
    engine = Engine(deal(read_options(options), Rng(seed)))
    packs = [p if p == "small_expansion" else pack(p) for p in options.get("packs", [])]
    piles = {str(pile + 1): engine.pile(pile) for pile in range(8)}
    start: dict[str, Any] = {"options": {**options, "packs": packs}, "start": True}
    bare = Oracle(start["options"])
    for pile, stock in piles.items():
        hands = [engine.hand(seat) for seat in range(options["players"])]
        dealt = [card for hand in hands for card in hand if bare.back[card] == int(pile)]
        piles[pile] = dealt + stock
    start |= {"piles": piles, "first": int(engine.table.first)}
    return engine, Oracle.from_case(start)


def disorder(chosen: Whole, chance: random.Random) -> Whole:
    """Name cards to exchange or to offer in another order, and wish for something."""
    move, small = chosen
    if move["do"] not in ("exchange", "trade"):
        return chosen
    order = list(range(len(move["cards"])))
    chance.shuffle(order)
    mixed = {**move, "cards": [move["cards"][i] for i in order]}
    middle = [small[1 + i] for i in order]
    if move["do"] == "trade" and chance.random() < 0.5:
        wants = sorted(chance.sample(range(1, 9), 2))
        mixed["wants"] = wants
        middle += [int(choice.choice(choice.WANT, district - 1, 0)) for district in wants]
    return mixed, [small[0], *middle, small[-1]]


def guess(oracle: Oracle, chance: random.Random) -> Move:
    """Give a move that somebody might try: well formed or nearly so, seldom legal."""
    some_cards = [card for hand in oracle.hands for card in hand] + ["99", "11", "lincoln_park"]
    mine = oracle.hands[oracle.to_move() or 0] + some_cards[-3:]
    cards = chance.sample(mine, chance.randint(0, min(3, len(mine))))
    lots = [*sorted(oracle.where), 99, 81]
    first = chance.choice(lots)
    beside = oracle.around([first]) if first in oracle.where else []
    held = [int(card) for card in mine if card.isdigit()]
    near = [chance.choice(held), *chance.sample(beside, min(len(beside), chance.randint(0, 2)))]
    origin = [chance.randint(-6, 9), chance.randint(-6, 9)]
    place = {"district": chance.randint(1, 9), "origin": origin, "rotation": chance.randint(0, 3)}
    some_piles = [chance.randint(1, 9) for _ in range(chance.choice([oracle.due(), 1]))]
    moves: list[Move] = [
        {"do": "place", **place},
        {"do": "district", **place},
        {"do": "discard", "card": chance.choice(mine)},
        {"do": "build", "piece": chance.choice([*oracle.supply, "castle"]), "lots": near},
        {"do": "build", "piece": chance.choice([*oracle.supply]), "lots": [chance.choice(held)]},
        {"do": "build", "piece": chance.choice([*oracle.supply]), "lots": [first, *beside[:1]]},
        {"do": "tram", "street": f"{first}:{chance.choice('NESWX')}"},
        {"do": "stop"},
        {"do": "exchange", "cards": cards},
        {"do": "pass", "seat": chance.randint(0, 4)},
        {"do": "draw", "piles": some_piles},
        {"do": "trade", "cards": cards, "wants": [chance.randint(1, 9)]},
        {"do": "reply", "cards": cards},
        {"do": "reply", "cards": cards, "for": chance.randint(-1, 2)},
        {"do": "settle", "with": [chance.randint(0, 4) for _ in range(chance.randint(0, 3))]},
        {"do": "fly"},
        {"do": "exchange", "cards": [*cards, *cards]},
    ]
    due = [move for move in moves if move["do"] in PHASES[oracle.phase]]
    return chance.choice(due if due and chance.random() < 0.8 else moves)


def tried(
    options: Options, engine: Engine, oracle: Oracle, chance: random.Random
) -> Counter[str | None]:
    """Try whole moves on both; give how often each refusal came."""
    codes: Counter[str | None] = Counter()
    for _ in range(30):
        move = guess(oracle, chance)
        made = make(Game(TITLE, options, engine.table), move, GRAMMAR)
        code = made.key if isinstance(made, Refusal) else None
        assert code == oracle.refusal(move), move
        codes[code] += 1
    return codes


def looked(engine: Engine, oracle: Oracle) -> None:
    """Compare what each seat sees face up with what it is certain of (R14.5, R14.8)."""
    for seat in range(-1, oracle.players):
        table = engine.table.copy()
        table.conceal(seat)
        view = Engine(table)
        shown = {card for card in view.face_up() if card not in oracle.out}
        assert shown == (oracle.certain[seat] if seat >= 0 else set())


def walk(options: dict[str, Any], seed: int, choose: Chooser = at_random) -> Engine:
    """Play one game on both and compare everything after every move."""
    engine, oracle = make_bots(options, seed)
    chance = random.Random(seed)
    made = 0
    while True:
        assert engine.seen() == told(oracle)
        legal = engine.whole()
        assert sorted(legal) == sorted(text(move) for move in oracle.legal())
        if not legal:
            break
        moves = [legal[key] for key in sorted(legal)]
        move, small = disorder(choose(engine, moves, chance, made), chance)
        before = len(oracle.ledger), len(oracle.reveals)
        engine.play(small)
        oracle.apply(move)
        made += 1
        assert engine.ledger == oracle.ledger, (before, move)
        assert sorted(map(str, engine.reveals)) == sorted(map(str, oracle.reveals)), move
        adds_up(oracle)
    assert oracle.phase == "over"
    assert oracle.end in ("full", "passes")
    assert oracle.refusal({"do": "pass"}) == "game_over"
    return engine


def adds_up(oracle: Oracle) -> None:
    """Check that no card and no piece is lost, and that scores are the ledger's."""
    places = [*oracle.hands, *oracle.piles.values(), oracle.out]
    every = [card for cards in oracle.pile_cards.values() for card in cards]
    assert sorted(card for cards in places for card in cards) == sorted(every)
    full = Oracle(oracle.options).supply
    for piece, left in oracle.supply.items():
        assert left + sum(name == piece for name, _ in oracle.standing) == full[piece]
    for seat, score in enumerate(oracle.scores):
        entries = [value for who, kind, _, value in oracle.ledger if (who, kind) == (seat, "score")]
        assert score == sum(entries)
        assert set(oracle.hands[seat]) <= oracle.certain[seat]
        assert len(oracle.hands[seat]) <= oracle.hand_size


@pytest.mark.parametrize("options", [PLAIN, EVERYTHING, *slow(GAMES)], ids=str)
def test_engine_and_oracle_agree_over_random_games(options: dict[str, Any]) -> None:
    """Legal moves, ledger, hands, piles, knowledge and city are equal after every move.

    Nothing is lost on the way.
    """
    walk(options, seed=len(str(options)))


@pytest.mark.parametrize("options", [TRADING, *slow(TRIED)], ids=str)
def test_they_refuse_for_the_same_reason_and_show_the_same(options: dict[str, Any]) -> None:
    """Thirty tries before every move, and every seat's view, come out alike (R14.5, R16.1)."""
    engine, oracle = make_bots(options, 5)
    chance = random.Random(5)
    codes: Counter[str | None] = Counter()
    for made in range(70):
        legal = engine.whole()
        codes += tried(read_options(options), engine, oracle, chance)
        looked(engine, oracle)
        if not legal:
            break
        move, small = at_random(engine, [legal[key] for key in sorted(legal)], chance, made)
        engine.play(small)
        oracle.apply(move)
    assert len(codes) > 15


@pytest.mark.parametrize("options", [PLAIN, *slow([FULL])], ids=str)
def test_they_agree_until_the_city_is_full(options: dict[str, Any]) -> None:
    """A game in which everybody builds ends with the last lot (R7.1)."""
    assert tables.ENDS[walk(options, 2, to_the_full).table.end] == "full"


def test_streets_have_one_name() -> None:
    """A street seen from both of its lots is the same street (R2.1)."""
    engine, oracle = make_bots({"players": 2}, 1)
    streets = sorted(engine.street(edge) for edge in engine.table.plan.streets)
    assert streets == sorted(oracle.street_name(street) for street in oracle.streets())
