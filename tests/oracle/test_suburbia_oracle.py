"""The oracle against the cases worked out by hand, and against itself in whole games."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from .suburbia import FACTS, GOALS, STATS, TILES, Case, Move, Options, Oracle, Player, run_case

# No line of the engine runs here: once is enough.
pytestmark = pytest.mark.slow
CASES: list[Case] = json.loads(
    (Path(__file__).parents[1] / "cases" / "suburbia.json").read_text("utf-8")
)["cases"]
PLAYED = [case for case in CASES if case["op"] != "setup"]
GAMES: list[Options] = [
    {"players": 2},
    {"players": 3, "edition": "second"},
    {"players": 4, "price_in_hand": False},
    {"players": 4, "edition": "second", "line_tiles_backward": "mirror"},
    {"mode": "architect"},
    {"mode": "architect", "edition": "second"},
    {"mode": "architect", "replace_one_more_round": True, "discard_timing": "after_placement"},
    {"mode": "bot"},
    {"mode": "bot", "edition": "second"},
]
FULL: list[str | None] = [
    "farm",
    "mint",
    "freeway",
    "landfill",
    "office_building",
    "mobile_home_community",
    "waterfront_realty",
]


@pytest.mark.parametrize("case", PLAYED, ids=[case["id"] for case in PLAYED])
def test_the_oracle_gives_what_was_worked_out_by_hand(case: Case) -> None:
    """Every case of the file but the seven of set-up comes out as written."""
    assert run_case(case) == []


def test_only_the_cases_of_set_up_are_left_out() -> None:
    """The file has 248 cases; the oracle does not deal, so 7 are not played here."""
    assert (len(CASES), len(PLAYED)) == (248, 241)


@pytest.mark.parametrize("op", sorted({case["op"] for case in PLAYED}))
def test_a_wrong_expectation_is_noticed(op: str) -> None:
    """A case with anything else written in its place is reported."""
    case = copy.deepcopy(next(case for case in PLAYED if case["op"] == op))
    if op == "cells":
        case["expect"] = {"cells": []}
    elif "players" in case["expect"]:
        case["expect"]["players"] = {"0": {"money": -1}}
    else:
        case["expect"] = dict.fromkeys(case["expect"], "something else")
    assert run_case(case) != []


def test_the_box_is_complete() -> None:
    """24 basic tiles, 32 A, 36 B and 32 C tiles, 20 goals (section 1)."""
    copies: Counter[str] = Counter()
    for tile in TILES.values():
        copies[tile["stack"] or "lake"] += tile["copies"] or 0
    assert copies == {"basic": 24, "A": 32, "B": 36, "C": 32, "lake": 0}
    assert len(GOALS) == 20


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_random_game_ends_and_adds_up(options: Options) -> None:
    """A game ends within 200 moves; on the way moves, ledger and tiles agree."""
    chance = random.Random(str(options))
    oracle = Oracle.from_case(deal(options, chance))
    tiles = tiles_there_are(oracle)
    for _ in range(200):
        moves = oracle.legal()
        assert moves
        assert all(oracle.refusal(move) is None for move in chance.sample(moves, 1))
        for stray in stray_moves(chance):
            assert (oracle.refusal(stray) is None) == (stray in moves), stray
        move = chance.choice(moves)
        rebuilt = as_new(oracle)
        before = [numbers.copy() for numbers in oracle.players]
        told = len(oracle.ledger)
        oracle.apply(move)
        rebuilt.apply(move)
        assert rebuilt.snapshot() == oracle.snapshot()
        assert sums(oracle.ledger[told:]) == changes(before, oracle.players)
        assert tiles_there_are(oracle) == tiles
        if oracle.phase == "over":
            break
    assert oracle.phase == "over"
    assert oracle.legal() == []
    assert oracle.refusal({"do": "skip"}) == "game_over"
    assert oracle.winners
    assert oracle.round == oracle.last_round


def test_all_players_have_the_same_number_of_turns() -> None:
    """After One More Round the running round and one more are played, whoever began (11)."""
    oracle = Oracle.from_case(
        {
            "players": [{}, {}, {}],
            "start": 2,
            "turn": 0,
            "market": FULL,
            "stack": ["one_more_round", *["casino"] * 9],
        }
    )
    seats = []
    while oracle.phase != "over":
        seats.append(oracle.turn)
        oracle.apply({"do": "lake", "slot": 6, "cell": list(oracle.open_cells(oracle.turn)[0])})
    assert seats == [0, 1, 2, 0, 1]
    assert (oracle.round, oracle.last_round) == (2, 2)


def test_step_one_is_skipped_only_when_nothing_is_possible() -> None:
    """With an empty market and no money for anything the only move is to skip (T2)."""
    poor = Oracle.from_case({"players": [{"money": 0}, {}]})
    assert poor.legal() == [{"do": "skip"}]
    poor.apply({"do": "skip"})
    assert (poor.turn, poor.phase, poor.players[0]["population"]) == (1, "act", 3)
    rich = Oracle.from_case({})
    assert rich.refusal({"do": "skip"}) == "wrong_phase"
    assert Oracle.from_case({"market": FULL, "players": [{"money": 0}, {}]}).refusal(
        {"do": "skip"}
    ) == ("wrong_phase")


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("mode", ["standard", "architect"])
def test_an_empty_market_asks_for_no_discard(edition: str, mode: str) -> None:
    """Forced discard and extra removal are skipped, income and population are not (5)."""
    oracle = Oracle.from_case({"options": {"edition": edition, "mode": mode}})  # type: ignore[typeddict-item]  # strings of the parametrisation
    oracle.apply({"do": "basic", "tile": "suburbs", "cell": [1, 0]})
    assert oracle.phase == "act"
    assert oracle.players[0]["population"] == 2 + 2 + 2
    assert oracle.turn == len(oracle.players) - 1


def test_a_marker_doubles_the_casino_at_the_next_line() -> None:
    """Invested, it gives 2 income for each line passed upward, in one adjustment (7)."""
    oracle = Oracle.from_case(
        {"players": [{"population": 14}, {}], "tiles": [[0, "casino", 0, 3]], "x2": [[0, 0, 3]]}
    )
    oracle.adjust(0, "test", "population", 1)
    assert oracle.ledger[1:] == [
        [0, "red_line", "income", -1],
        [0, "red_line", "reputation", -1],
        [0, "casino", "income", 2],
    ]


def test_a_new_casino_acts_on_the_line_its_own_placement_passes() -> None:
    """It lies in the borough from the moment it is paid (6); Apartments beside it grow."""
    oracle = Oracle.from_case(
        {
            "players": [{"population": 14, "money": 30}, {}],
            "tiles": [[0, "apartments", 0, 3]],
            "market": {"6": "casino"},
        }
    )
    oracle.act({"do": "build", "slot": 6, "cell": [0, 4]})
    assert oracle.ledger[2:] == [
        [0, "apartments", "population", 2],
        [0, "red_line", "income", -1],
        [0, "red_line", "reputation", -1],
        [0, "casino", "income", 1],
    ]


def test_the_lenient_price_may_go_below_zero_in_the_middle() -> None:
    """$4 buy a lake under +6 beside two tiles with a category, but not under +10 (P1)."""
    oracle = Oracle.from_case(
        {"options": {"price_in_hand": False}, "players": [{"money": 4}, {}], "market": FULL}
    )
    dear: Move = {"do": "lake", "slot": 0, "cell": [1, 1]}
    assert oracle.refusal(dear) == "cannot_afford"
    oracle.act({"do": "lake", "slot": 2, "cell": [1, 1]})
    assert oracle.ledger == [[0, "price", "money", -6], [0, "lake", "money", 4]]
    assert oracle.players[0]["money"] == 2


def test_a_fee_beyond_the_purse_is_forgiven() -> None:
    """Reputation -4 at population 1 with $2: one space back, $2 of $3 paid (9)."""
    oracle = Oracle.from_case({"players": [{"money": 2, "reputation": -4, "population": 1}, {}]})
    oracle.population_step(0)
    assert oracle.ledger == [[0, "reputation", "population", -4, -1], [0, "fee", "money", -3, -2]]


def test_a_poor_bot_pays_what_it_has() -> None:
    """The ledger says $3 and what the purse gave of it (S5)."""
    oracle = Oracle.from_case(
        {
            "options": {"mode": "bot"},
            "players": [{}, {"money": 1}],
            "turn": 1,
            "phase": "bot",
            "market": [None, "convenience_store", "farm", "landfill"],
        }
    )
    oracle.apply({"do": "bot", "cell": [1, 1]})
    assert oracle.ledger[0] == [1, "price", "money", -3, -1]


def test_final_scoring_is_told_in_order() -> None:
    """Public goals, secret goals from the start player on, then money, lines ignored (11)."""
    oracle = Oracle.from_case(
        {
            "start": 1,
            "players": [
                {"money": 7, "income": 2, "population": 14, "goal": "investor"},
                {"money": 11, "reputation": 3, "goal": "luminary"},
            ],
            "public": ["billionaire", "builder"],
        }
    )
    oracle.final_scoring()
    assert oracle.ledger == [
        [1, "billionaire", "population", 10],
        [1, "luminary", "population", 10],
        [0, "investor", "population", 15],
        [1, "conversion", "population", 2],
        [1, "conversion", "money", -10],
        [0, "conversion", "population", 1],
        [0, "conversion", "money", -5],
    ]
    assert (oracle.players[0]["population"], oracle.players[0]["income"]) == (30, 2)


def test_solo_games_have_no_secret_goals_and_the_architect_none_at_all() -> None:
    """A goal lying about scores nothing where the mode does not know it (13.1, S3)."""
    leader: dict[str, object] = {"money": 4, "reputation": 3, "goal": "luminary"}
    bot = Oracle.from_case({"options": {"mode": "bot"}, "players": [leader, {}]})
    architect = Oracle.from_case(
        {"options": {"mode": "architect"}, "players": [leader], "public": ["luminary"]}
    )
    for oracle in (bot, architect):
        oracle.final_scoring()
        assert (oracle.scored, oracle.players[0]["population"]) == ([], 2)


def deal(options: Options, chance: random.Random) -> Case:
    """A set-up as in sections 3 and 13."""
    mode = options.get("mode", "standard")
    seats = 1 if mode == "architect" else options.get("players", 2)
    table = "bot" if mode == "bot" else options.get("edition", "first")
    pile = draw_pile(FACTS["stacks"][table][str(max(2, seats))], chance)
    slots = len(FACTS["surcharges"][mode])
    goals = [goal for goal in GOALS if mode != "bot" or goal not in FACTS["set_aside_for_bot"]]
    chance.shuffle(goals)
    start = chance.randrange(seats) if mode == "standard" else 0
    case: Case = {"options": options, "market": [*pile[:slots]], "stack": pile[slots:]}
    case["players"] = [{} for _ in range(seats)]
    case["start"] = case["turn"] = start
    if mode == "bot":
        case["public"] = goals[:3]
    if mode == "standard":
        case["public"] = goals[:seats]
        rest = goals[seats:]
        case["players"] = [{"dealt": rest[2 * seat : 2 * seat + 2]} for seat in range(seats)]
        case["phase"] = "goal"
    return case


def draw_pile(sizes: dict[str, int], chance: random.Random) -> list[str]:
    """The face-down pile, top first."""
    letters: dict[str, list[str]] = {}
    for letter in "ABC":
        kinds = [tile for tile in TILES.values() if tile["stack"] == letter]
        letters[letter] = [tile["id"] for tile in kinds for _ in range(tile["copies"] or 0)]
        chance.shuffle(letters[letter])
    upper, packet, reserve = sizes["upper_C"], sizes["packet_C"], sizes["reserve_C"]
    last = [*letters["C"][upper : upper + packet], "one_more_round"]
    chance.shuffle(last)
    bottom = letters["C"][upper + packet : upper + packet + reserve]
    top = letters["A"][: sizes["A"]] + letters["B"][: sizes["B"]]
    return top + letters["C"][:upper] + last + bottom


def as_new(oracle: Oracle) -> Oracle:
    """The same position built from its snapshot."""
    shown = oracle.snapshot()
    return Oracle.from_case(
        {
            "options": oracle.options,
            "players": [{**player} for player in shown["players"]],
            "tiles": shown["tiles"],
            "x2": shown["x2"],
            "market": shown["market"],
            "stack": shown["stack"],
            "basics": shown["basics"],
            "discards": shown["discards"],
            "public": shown["public"],
            "turn": shown["turn"],
            "start": shown["start"],
            "phase": shown["phase"],
            "round": shown["round"],
            "last_round": shown["last_round"],
        }
    )


def stray_moves(chance: random.Random) -> list[Move]:
    """Moves of every kind, most of them nonsense."""
    slot = chance.randint(-1, 7)
    cell = [chance.randint(-2, 2), chance.randint(-1, 4)]
    tile = chance.choice([*FACTS["basics"], "farm"])
    return [
        {"do": "build", "slot": slot, "cell": cell},
        {"do": "lake", "slot": slot, "cell": cell},
        {"do": "basic", "tile": tile, "cell": cell},
        {"do": "invest", "cell": cell},
        {"do": "discard", "slot": slot},
        {"do": "remove", "slot": slot},
        {"do": "bot", "cell": cell},
        {"do": "keep", "goal": chance.choice(sorted(GOALS))},
        {"do": "skip"},
    ]


def tiles_there_are(oracle: Oracle) -> tuple[int, int]:
    """Market tiles wherever they are, One More Round included, and basic tiles."""
    laid = [name for _, name, _, _ in oracle.tiles]
    basics = len([name for name in laid if name in FACTS["basics"]])
    market = len([tile for tile in oracle.market if tile is not None])
    gone = 1 if "one_more_round" in oracle.revealed else 0
    away = len(oracle.stack) + len(oracle.discards) + gone
    return market + away + len(laid) - basics, basics + sum(oracle.basics.values())


def sums(ledger: list[list[int | str]]) -> dict[tuple[int | str, int | str], int]:
    """What the ledger says each number changed by, zeros left out."""
    total: Counter[tuple[int | str, int | str]] = Counter()
    for entry in ledger:
        total[entry[0], entry[2]] += int(entry[-1])
    return {key: amount for key, amount in total.items() if amount}


def changes(before: list[Player], after: list[Player]) -> dict[tuple[int | str, int | str], int]:
    """What each number really changed by, zeros left out."""
    return {
        (seat, stat): after[seat][stat] - before[seat][stat]
        for seat in range(len(before))
        for stat in STATS
        if after[seat][stat] != before[seat][stat]
    }
