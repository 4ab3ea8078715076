"""Cities: Skylines told slowly: the rules step by step, with dicts and sets and no engine.

An `Oracle` is one position. `legal`, `refusal` and `apply` play it with whole moves (K14),
`snapshot` shows it, `ledger` says what happened and `reveals` which moves showed something hidden.
The ids in the docstrings are those of docs/rules/skylines.md.
"""

from __future__ import annotations

import copy
import functools
import itertools
import json
import operator
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

Square = tuple[int, int]
Placed = tuple[str, int, int, int]
Surroundings = tuple[frozenset[Square], frozenset[str]]
"""District and services."""
"""A board (board, row, col, rotation) or a tile (tile, row, col, rot)."""
Entry = tuple[str, str, str, int]
"""A line of the ledger: cause, rule, track, amount (K15.1)."""
Move = dict[str, Any]
Card = dict[str, Any]
Case = dict[str, Any]

FACTS: dict[str, Any] = json.loads(
    Path(__file__).with_name("skylines_facts.json").read_text("utf-8")
)
CARDS: dict[str, Card] = {card["id"]: card for card in FACTS["cards"]}
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in FACTS["tiles"]}
BOARDS: dict[str, dict[str, Any]] = {board["id"]: board for board in FACTS["boards"]}
SCENARIOS: dict[str, dict[str, Any]] = {one["id"]: one for one in FACTS["scenarios"]}
TRACKS = [track for track in FACTS["ends"] if track not in ("money", "overall")]
UTILITIES = ("power", "water", "garbage")
BURDENS = ("pollution", "traffic", "crime")
LEVELS = ("I", "II", "III")
UNIQUE_OF_TILE = {c["tile"]["id"]: c["id"] for c in FACTS["cards"] if c["deck"] == "unique"}
COMPARE = {
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}


SITES: dict[object, dict[str, list[tuple[Square, int, Surroundings]]]] = {}


class RefusedError(Exception):
    """A move that may not be made: the code and the rule of K14.1."""

    def __init__(self, code: str, rule: str) -> None:
        """Remember both."""
        super().__init__(code, rule)
        self.code, self.rule = code, rule


class LostError(Exception):
    """The game is lost at once: the reason and the rule of K10.5."""

    def __init__(self, reason: str, rule: str) -> None:
        """Remember both."""
        super().__init__(reason, rule)
        self.reason, self.rule = reason, rule


# Squares, boards and districts


def turned(rows: list[str], degrees: int) -> list[str]:
    """Give an outline or a grid turned clockwise (K1.3, K1.4)."""
    for _ in range(degrees // 90):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


@functools.cache
def squares_of(tile: str, row: int, col: int, rot: int) -> frozenset[Square]:
    """Give the squares a placed tile covers (K1.4)."""
    return frozenset([(row + r, col + c) for r, c in outline_of(tile, rot)])


@functools.cache
def outline_of(tile: str, rot: int) -> list[Square]:
    """Give the squares of a turned tile that lies in the first corner."""
    rows = turned(TILES[tile]["outline"], rot)
    return [(r, c) for r, line in enumerate(rows) for c, x in enumerate(line) if x == "X"]


def grid_of(layout: Sequence[Placed], boards: Sequence[str]) -> dict[Square, str]:
    """Give what lies on each city square of the boards that are face up (K1.3)."""
    city = {}
    for board, row, col, rotation in layout:
        if board in boards:
            for r, line in enumerate(turned(BOARDS[board]["grid"], rotation)):
                for c, what in enumerate(line):
                    city[9 * row + r, 9 * col + c] = what
    return city


def around(square: Square) -> list[Square]:
    """Give the four squares that share an edge with this one."""
    row, col = square
    return [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]


def districts_of(city: dict[Square, str]) -> list[frozenset[Square]]:
    """Give the joined areas of grass (K4.2, K4.3)."""
    left = {square for square, what in city.items() if what == "."}
    found = []
    while left:
        area, edge = set(), {min(left)}
        while edge:
            area |= edge
            edge = {n for square in edge for n in around(square) if n in left} - area
        left -= area
        found.append(frozenset(area))
    return found


@functools.cache
def grid_once(layout: tuple[Placed, ...], boards: tuple[str, ...]) -> dict[Square, str]:
    """Give what lies on each square of a face-up area, worked out once."""
    return grid_of(layout, boards)


@functools.cache
def districts_once(layout: tuple[Placed, ...], boards: tuple[str, ...]) -> list[frozenset[Square]]:
    """Give the districts of a face-up area, worked out once."""
    return districts_of(grid_once(layout, boards))


def layout_fault(layout: list[Placed], needed: int) -> str | None:
    """Give what is wrong with a layout, or nothing (K4.4)."""
    names = [board for board, *_ in layout]
    places = [(row, col) for _, row, col, _ in layout]
    if len(layout) != needed:
        return "board_count"
    if len(set(names)) < len(names):
        return "board_twice"
    if len(set(places)) < len(places):
        return "overlap"
    if not is_joined(set(places)):
        return "not_joined"
    return None if seams_match(layout) else "edge_mismatch"


def is_joined(places: set[Square]) -> bool:
    """Tell whether all boards hang together by their edges (K4.4)."""
    reached = {min(places)}
    for _ in places:
        reached |= {n for place in reached for n in around(place) if n in places}
    return reached == places


def seams_match(layout: list[Placed]) -> bool:
    """Tell whether land lies against land and water against water on every seam (K4.4)."""
    city = grid_of(layout, [board for board, *_ in layout])
    for row, col in city:
        for r, c in ((row + 1, col), (row, col + 1)):
            seam = r // 9 != row // 9 or c // 9 != col // 9
            if seam and (r, c) in city and (city[row, col] == "~") != (city[r, c] == "~"):
                return False
    return True


def any_layout(chance: random.Random, count: int) -> list[Placed]:
    """Give a layout made at random for scenario 5 (K11.13)."""
    while True:
        layout: list[Placed] = []
        for board in chance.sample(sorted(BOARDS), count):
            places = {(row, col) for _, row, col, _ in layout}
            free = {n for place in places for n in around(place)} - places or {(0, 0)}
            row, col = chance.choice(sorted(free))
            layout.append((board, row, col, chance.choice([0, 90, 180, 270])))
        north, west = min(p[1] for p in layout), min(p[2] for p in layout)
        layout = [(board, row - north, col - west, rot) for board, row, col, rot in layout]
        if layout_fault(layout, count) is None:
            return layout


def band_of(overall: int) -> str:
    """Give the title of a result (K10.4)."""
    return str([title for lowest, title in FACTS["bands"] if overall >= lowest][-1])


# The position


class Oracle:
    """One position, told by plain lists."""

    def __init__(self) -> None:
        """Lay out an empty table."""
        self.scenario = "intro"
        self.layout: list[Placed] = []
        self.boards: list[str] = []
        self.tiles: list[Placed] = []
        self.supply: dict[str, int] = {}
        self.tracks: dict[str, int] = dict.fromkeys(FACTS["ends"], 0)
        self.hands: list[list[str]] = [[]]
        self.exchange: list[str] = []
        self.piles: dict[str, list[str]] = {}
        self.roles: list[str | None] = [None]
        self.news: str | None = None
        self.box: list[str] = []
        self.active = 0
        self.token = 0
        self.phase = "turn"
        self.role_offer: list[str] = []
        self.role_stack: list[str] = []
        self.refill = True
        self.tiles_on_one_board = False
        self.win_from = 21
        self.put_down: str | None = None
        """The card of this turn's exchange (K8.2)."""
        self.due: list[int] = []
        """Who draws in the refill or exchange round, once for each card."""
        self.to_swap: list[int] = []
        """Who is still to have the exchange round's choice."""
        self.in_round = False
        """Whether a draw belongs to the refill or exchange round."""
        self.outcome: dict[str, Any] | None = None
        self.ledger: list[Entry] = []
        self.reveals: list[bool] = []

    @classmethod
    def from_case(cls, case: Case) -> Oracle:
        """Give the position a case describes, in the format of tests/cases/skylines.json."""
        pos = case.get("pos", {})
        self = cls()
        self.scenario = pos.get("scenario", "intro")
        self.layout = [tuple(p) for p in pos.get("layout") or SCENARIOS[self.scenario]["layout"]]
        self.boards = list(pos.get("boards", []))
        self.tiles = [tuple(tile) for tile in pos.get("tiles", [])]
        self.supply = {**self._supply_left(), **pos.get("supply", {})}
        self.tracks.update(pos.get("tracks", {}), money=pos.get("money", 10))
        self.tracks["overall"] = pos.get("overall", 0)
        self.hands = [list(hand) for hand in pos.get("hands", [[]])]
        self.exchange = list(pos.get("exchange", []))
        self.piles = self._piles(pos.get("piles", {}))
        self.roles = list(pos.get("roles", [None] * len(self.hands)))
        self.news = pos.get("news")
        self.active, self.token = pos.get("active", 0), pos.get("token", 0)
        self.phase = pos.get("phase", "turn")
        self.role_offer = list(pos.get("role_offer", []))
        self.role_stack = list(pos.get("role_stack", []))
        self.refill = pos.get("options", {}).get("refill", True)
        self.win_from = pos.get("options", {}).get("win_from", 21)
        self.tiles_on_one_board = pos.get("options", {}).get("tiles_on_one_board", False)
        return self

    def _supply_left(self) -> dict[str, int]:
        """Give the tiles of the modules in use less those that lie on the boards (K3.3)."""
        used = [tile for tile, *_ in self.tiles]
        unique = "unique" in SCENARIOS[self.scenario]["modules"]
        return {
            tile: facts["count"] - used.count(tile)
            for tile, facts in TILES.items()
            if unique or facts["category"] != "unique"
        }

    def _piles(self, given: dict[str, list[str]]) -> dict[str, list[str]]:
        """Give the three piles; one not given holds what is not in hand or exchange pile."""
        seen = {card for hand in self.hands for card in hand} | set(self.exchange)
        return {
            level: list(
                given.get(
                    level,
                    [c for c in cards_of("construction", level) if c not in seen],
                )
            )
            for level in LEVELS
        }

    @classmethod
    def deal(cls, options: dict[str, Any], seed: int = 0) -> Oracle:
        """Give a new game (K3)."""
        chance = random.Random(seed)
        players = options.get("players", 2)
        if players not in (1, 2, 3, 4):
            raise RefusedError("bad_option", "K3.4")
        self = cls()
        self.scenario = options.get("scenario", "intro")
        facts = SCENARIOS[self.scenario]
        wanted = options.get("layout") or facts["layout"]
        self.layout = (
            [tuple(p) for p in wanted] if wanted else any_layout(chance, facts["milestones"])
        )
        self.supply = self._supply_left()
        money = facts["money"]
        difficulty = options.get("difficulty", "advanced")
        self.tracks["money"] = money[difficulty] if isinstance(money, dict) else money
        self._deal_cards(players, chance)
        self.roles = list(options.get("roles", [None] * players))
        self.phase = "board"
        if "role" in facts["modules"] and "roles" not in options:
            stack = cards_of("role", None)
            chance.shuffle(stack)
            self.role_offer, self.role_stack, self.phase = stack[:2], stack[2:], "role"
        return self

    def _deal_cards(self, players: int, chance: random.Random) -> None:
        """Shuffle the piles and deal the hands (K3.4, K3.5)."""
        modules = SCENARIOS[self.scenario]["modules"]
        for level in LEVELS:
            pile = cards_of("construction", level)
            for deck in ("unique", "policy", "news"):
                pile += cards_of(deck, level) if deck in modules else []
            chance.shuffle(pile)
            self.piles[level] = pile
        count = FACTS["hand_size"][str(players)]
        self.hands = [[self.piles["I"].pop(0) for _ in range(count)] for _ in range(players)]

    # What lies where

    def city(self) -> dict[Square, str]:
        """Give what lies on each square of the face-up area."""
        return grid_once(tuple(self.layout), tuple(self.boards))

    def districts(self) -> list[frozenset[Square]]:
        """Give the districts of the face-up area (K4.3)."""
        return districts_once(tuple(self.layout), tuple(self.boards))

    def standing(self, area: frozenset[Square]) -> list[str]:
        """Give the tiles that stand in an area, in the order built."""
        return [tile for tile, *at in self.tiles if squares_of(tile, *at) <= area]

    def district_of(self, squares: frozenset[Square]) -> frozenset[Square]:
        """Give the one district these squares lie in (K6.3)."""
        return next(area for area in self.districts() if squares <= area)

    def covered(self) -> set[Square]:
        """Give all squares under tiles."""
        return {square for tile, *at in self.tiles for square in squares_of(tile, *at)}

    def uniques(self) -> list[tuple[str, frozenset[Square]]]:
        """Give the unique cards that are built and where, in the order built."""
        return [
            (UNIQUE_OF_TILE[tile], squares_of(tile, *at))
            for tile, *at in self.tiles
            if tile in UNIQUE_OF_TILE
        ]

    def services(self, squares: frozenset[Square]) -> set[str]:
        """Give the services that reach a tile on these squares (K6.7, K6.8, K12.9)."""
        district = self.district_of(squares)
        touching = {n for square in squares for n in around(square)}
        found = set()
        for tile, *at in self.tiles:
            facts, there = TILES[tile], squares_of(tile, *at)
            near = touching & there if facts["level"] == "I" else there <= district
            if facts["category"] == "service" and near:
                found.add(facts["subtype"])
        for card, there in self.uniques():
            for rule in rules_of(card, "provides_service"):
                if rule["reach"] == "city" or there <= district:
                    found.add(rule["service"])
        return found

    def in_force(self, player: int) -> list[str]:
        """Give the cards that may modify an action of a player, in their order (R35)."""
        role = self.roles[player]
        cards = [self.news] if self.news else []
        cards += [role] if role else []
        return cards + [card for card, _ in self.uniques()]

    def piles_empty(self) -> bool:
        """Tell whether piles I, II and III are all used up (K5.4)."""
        return not any(self.piles.values())

    # Changes of tracks

    def change(self, track: str, entries: list[Entry], forced: bool = False) -> None:
        """Move a track by what the entries add up to, within its limits (K2, K15.2)."""
        self.ledger += [entry for entry in entries if entry[3]]
        total = self.tracks[track] + sum(entry[3] for entry in entries)
        low, high = FACTS["ends"][track]
        self.tracks[track] = total
        if track in UTILITIES:
            self._stop_above(track, high, "K2.2")
            self._refuse(total < low, "K2.2", forced)
        elif track == "employment":
            self._refuse(not low <= total <= high, "K2.3", forced)
        elif track in BURDENS:
            self._refuse(total > high, "K2.6", forced)
            self._stop_below(track, low, "K2.6")
        elif track == "money" and total < low:
            raise RefusedError("money", "K2.7")
        elif track == "happiness":
            self._happiness(low, high)
        if self.tracks["overall"] <= FACTS["ends"]["overall"][0]:
            raise LostError("overall", "K2.8")

    def _refuse(self, beyond: bool, rule: str, forced: bool) -> None:
        """Refuse a card that would pass the end of a track (K2.2, K2.3, K2.6)."""
        assert not (beyond and forced), "no forced effect of our cards passes an end"
        if beyond:
            raise RefusedError("track_limit", rule)

    def _stop_above(self, track: str, high: int, rule: str) -> None:
        """Stop a marker at its upper end (K2.2)."""
        if self.tracks[track] > high:
            self.ledger.append(("limit", rule, track, high - self.tracks[track]))
            self.tracks[track] = high

    def _stop_below(self, track: str, low: int, rule: str) -> None:
        """Stop a marker at its lower end (K2.6)."""
        if self.tracks[track] < low:
            self.ledger.append(("limit", rule, track, low - self.tracks[track]))
            self.tracks[track] = low

    def _happiness(self, low: int, high: int) -> None:
        """Send what is above 25 to the Skyline (K2.4); lose at -5 (K2.5)."""
        surplus = self.tracks["happiness"] - high
        if surplus > 0:
            self._stop_above("happiness", high, "K2.4")
            self.ledger.append(("limit", "K2.4", "overall", surplus))
            self.tracks["overall"] += surplus
        if self.tracks["happiness"] <= low:
            raise LostError("happiness", "K2.5")

    def amounts(self, effects: dict[str, Any]) -> dict[str, int]:
        """Give effects as amounts; `toward_zero` as far as the marker is from 0 (K12.12)."""
        found: dict[str, int] = {}
        for track, amount in effects.items():
            if track != "toward_zero":
                found[track] = found.get(track, 0) + amount
                continue
            for name, most in amount.items():
                value = self.tracks[name]
                step = min(abs(value), most)
                found[name] = found.get(name, 0) + (-step if value > 0 else step)
        return found

    def effect(self, cause: str, rule: str, effects: dict[str, Any], forced: bool = False) -> None:
        """Apply plain effects one track after the other."""
        for track, amount in self.amounts(effects).items():
            self.change(track, [(cause, rule, track, amount)], forced)

    # A played card (K12.1)

    def resolve(self, card: str, squares: frozenset[Square] | None) -> None:
        """Carry out all steps of a card whose tile is to lie on these squares (K12.1)."""
        facts, before = CARDS[card], dict(self.tracks)
        self._pay(card)
        self._first_row(card)
        if facts["benefit"] and self.condition_holds(card, squares):
            self._second_row(card)
        if squares is not None:
            self._on_build(card, squares)
            self._after_build(card, squares)
        self._track_drop(before)

    def _pay(self, card: str) -> None:
        """Pay the money cost, modified, never below 0 (K6.5, K12.2)."""
        facts = CARDS[card]
        cost = facts["cost"]
        entries: list[Entry] = [(card, "K6.5", "money", -cost)]
        for other in self.in_force(self.active):
            for rule in rules_of(other, "modify_cost"):
                if rule["kind"] == facts["kind"]:
                    new = max(0, cost + rule["delta"])
                    entries.append((other, "K12.2", "money", cost - new))
                    cost = new
        self.change("money", entries)

    def _first_row(self, card: str) -> None:
        """Move the markers of the first row, modifiers included (K6.5, K12.3)."""
        facts = CARDS[card]
        row: dict[str, list[Entry]] = {
            track: [(card, "K6.5", track, amount)]
            for track, amount in self.amounts(facts["effects"]).items()
        }
        for other in self.in_force(self.active):
            for rule in rules_of(other, "modify_effect"):
                if rule["kind"] in ("any", facts["kind"]):
                    self._modify_row(row, other, rule)
        for track, entries in row.items():
            self.change(track, entries)

    def _modify_row(self, row: dict[str, list[Entry]], cause: str, rule: dict[str, Any]) -> None:
        """Change one amount of the first row (K12.3)."""
        track, delta = rule["track"], rule["delta"]
        amount = sum(entry[3] for entry in row.get(track, []))
        if rule["sign"] == "increase":
            delta = max(delta, -amount) if amount > 0 else 0
        elif rule["sign"] == "decrease" and amount >= 0:
            delta = 0
        if delta:
            row.setdefault(track, []).append((cause, "K12.3", track, delta))

    def condition_holds(self, card: str, squares: frozenset[Square] | None) -> bool:
        """Tell whether all parts of a condition hold now (K6.6)."""
        return all(self._part_holds(part, squares) for part in CARDS[card]["condition"])

    def _part_holds(self, part: dict[str, Any], squares: frozenset[Square] | None) -> bool:
        """Judge a service, a district count or a track (K6.7 to K6.11)."""
        if part["type"] == "track":
            return bool(COMPARE[part["op"]](self.tracks[part["track"]], part["value"]))
        assert squares is not None
        if part["type"] == "service":
            return part["service"] in self.services(squares)
        return bool(self.zones_in_district(part["zone"], squares) >= part["min"])

    def zones_in_district(self, zone: str, squares: frozenset[Square]) -> int:
        """Count the tiles of a colour that already stand in the district (K6.10)."""
        there = self.standing(self.district_of(squares))
        return sum(TILES[tile]["category"] == zone for tile in there)

    def _second_row(self, card: str) -> None:
        """Give the second row, modified, then what answers to it (K6.6, K12.4, K12.5)."""
        facts = CARDS[card]
        in_force = self.in_force(self.active)
        for track, amount in self.amounts(facts["benefit"]).items():
            entries: list[Entry] = [(card, "K6.6", track, amount)]
            for other in in_force:
                for rule in rules_of(other, "modify_benefit"):
                    if rule["kind"] == facts["kind"] and rule["track"] == track:
                        new = max(0, amount + rule["delta"])
                        entries.append((other, "K12.4", track, new - amount))
                        amount = new
            self.change(track, entries)
        for other in in_force:
            for rule in rules_of(other, "after_benefit"):
                if rule["kind"] == facts["kind"]:
                    self.effect(other, "K12.5", rule["effect"])

    def _on_build(self, card: str, squares: frozenset[Square]) -> None:
        """Give what a unique building brings once, when built (K12.6)."""
        for rule in rules_of(card, "on_build"):
            count = min(rule["max"], self.zones_in_district(rule["per"]["zone"], squares))
            self.effect(card, "K12.6", {t: n * count for t, n in rule["each"].items()})

    def _after_build(self, card: str, squares: frozenset[Square]) -> None:
        """Let the unique buildings that stand answer to a new tile (K12.7)."""
        district = self.district_of(squares)
        for other, there in self.uniques():
            where = "same_district" if there <= district else "other_district"
            for rule in rules_of(other, "after_build"):
                if rule["kind"] == CARDS[card]["kind"] and rule["where"] in (where, "anywhere"):
                    self.effect(other, "K12.7", rule["effect"])

    def _track_drop(self, before: dict[str, int]) -> None:
        """Let the news answer to a track that fell below a value (K12.8)."""
        for rule in rules_of(self.news, "track_drop"):
            now = self.tracks[rule["track"]]
            if now < before[rule["track"]] and now < rule["below"]:
                self.effect(str(self.news), "K12.8", rule["effect"])

    # Refusals (K14.1)

    def refusal(self, move: Move) -> tuple[str, str] | None:
        """Give why a move may not be made, or nothing if it may."""
        try:
            self._judge(move)
        except RefusedError as no:
            return no.code, no.rule
        return None

    def _judge(self, move: Move) -> None:
        """Raise `RefusedError` for a move that may not be made."""
        kind = move.get("do")
        phases = {"play": "turn", "exchange": "turn", "end": "turn"}
        if self.phase == "over":
            raise RefusedError("game_over", "K10.1")
        if kind not in ("play", "exchange", "end", "draw", "board", "swap", "role"):
            raise RefusedError("bad_move", "K5.1")
        if move.get("player", self.active) != self.active:
            raise RefusedError("not_your_turn", "K5.2")
        if phases.get(kind, kind) != self.phase:
            raise RefusedError("wrong_phase", "K5.1")
        if kind in ("play", "exchange") and self.piles_empty():
            raise RefusedError("must_end", "K5.4")
        getattr(self, f"_judge_{kind}")(move)

    def _judge_play(self, move: Move) -> None:
        """Judge action A (K6)."""
        card = move.get("card")
        if card not in CARDS:
            raise RefusedError("bad_move", "K6.1")
        if card not in self.hands[self.active]:
            raise RefusedError("not_in_hand", "K6.1")
        if self.is_forbidden(card):
            raise RefusedError("forbidden", "K12.10")
        squares = self._judge_placing(card, move)
        trial = copy.copy(self)
        trial.tracks, trial.ledger = dict(self.tracks), []
        try:
            trial.resolve(card, squares)
        except LostError:
            return

    def is_forbidden(self, card: str) -> bool:
        """Tell whether something in play forbids to build that kind (K12.10)."""
        rules = [r for c in self.in_force(self.active) for r in rules_of(c, "forbid_build")]
        return any(rule["kind"] == CARDS[card]["kind"] for rule in rules)

    def _judge_placing(self, card: str, move: Move) -> frozenset[Square] | None:
        """Judge tile and place; give the squares, or none for a policy (K6.2 to K6.4, K11.8)."""
        facts = CARDS[card]["tile"]
        if facts is None:
            if {"tile", "at", "rot"} & set(move):
                raise RefusedError("bad_move", "K11.8")
            return None
        tile = move.get("tile", facts.get("id"))
        if tile not in TILES:
            raise RefusedError("bad_move", "K6.2")
        if tile not in self.tiles_for(card):
            raise RefusedError("wrong_tile", "K6.2")
        if not self.supply.get(tile):
            raise RefusedError("no_tile", "K6.2")
        if not is_place(move.get("at")) or move.get("rot", 0) not in (0, 90, 180, 270):
            raise RefusedError("bad_move", "K1.4")
        squares = squares_of(tile, *move["at"], move.get("rot", 0))
        self._judge_squares(squares)
        self._judge_utility(tile, squares)
        return squares

    def tiles_for(self, card: str) -> list[str]:
        """Give the tiles a card may lay, in the supply or not (K6.2)."""
        wanted = CARDS[card]["tile"]
        if "id" in wanted:
            return [wanted["id"]]
        return [tile for tile, facts in TILES.items() if facts["category"] == wanted["any"]]

    def _judge_squares(self, squares: frozenset[Square]) -> None:
        """Refuse what is not free grass (K6.3)."""
        city, covered = self.city(), self.covered()
        for square in sorted(squares):
            if square not in city:
                raise RefusedError("off_board", "K6.3")
        for square in sorted(squares):
            if city[square] != ".":
                raise RefusedError("on_road" if city[square] == "#" else "on_water", "K6.3")
            if square in covered:
                raise RefusedError("occupied", "K6.3")
        if self.tiles_on_one_board and len({(r // 9, c // 9) for r, c in squares}) > 1:
            raise RefusedError("across_boards", "K6.3")

    def _judge_utility(self, tile: str, squares: frozenset[Square]) -> None:
        """Refuse a second utility building in a district (K6.4)."""
        if TILES[tile]["category"] == "utility" and self.zones_in_district("utility", squares):
            raise RefusedError("second_utility", "K6.4")

    def _judge_exchange(self, move: Move) -> None:
        """Judge action B (K8.1)."""
        card = move.get("card")
        if card not in CARDS:
            raise RefusedError("bad_move", "K8.1")
        if card not in self.hands[self.active]:
            raise RefusedError("not_in_hand", "K8.1")
        if CARDS[card]["deck"] == "policy":
            raise RefusedError("policy_exchange", "K11.9")
        if self.tracks["money"] < -sum(entry[3] for entry in self.exchange_cost()):
            raise RefusedError("money", "K8.1")

    def exchange_cost(self) -> list[Entry]:
        """Give what action B costs as entries (K8.1, K12.11)."""
        return self._modified("exchange", "K8.1", 2, "modify_exchange_cost", self.active)

    def board_cost(self, board: str) -> list[Entry]:
        """Give what a board costs the token holder as entries (K4.1, K9.9, K12.11)."""
        rule = "K9.9" if self.boards else "K4.1"
        cost = BOARDS[board]["cost"]
        return self._modified(f"board:{board}", rule, cost, "modify_development_cost", self.token)

    def _modified(self, cause: str, rule: str, cost: int, trigger: str, who: int) -> list[Entry]:
        """Give a cost and its modifiers, never below 0 (K12.11)."""
        entries: list[Entry] = [(cause, rule, "money", -cost)]
        for other in self.in_force(who):
            for change in rules_of(other, trigger):
                new = max(0, cost + change["delta"])
                entries.append((other, "K12.11", "money", cost - new))
                cost = new
        return entries

    def _judge_end(self, move: Move) -> None:
        """Judge action C (K9.1, K9.2, K5.4)."""
        if self.piles_empty():
            return
        last = self.is_last_milestone()
        least = min((len(self.standing(area)) for area in self.districts()), default=0)
        if least < (2 if last else 1):
            raise RefusedError("district_too_empty", "K9.2" if last else "K9.1")

    def is_last_milestone(self) -> bool:
        """Tell whether all boards are face up (K9.2)."""
        return len(self.boards) == len(self.layout)

    def _judge_draw(self, move: Move) -> None:
        """Judge where a card is drawn from (K7, K8.2, K9.11)."""
        source = move.get("from")
        if source == "exchange":
            if self.in_round:
                raise RefusedError("exchange_pile_barred", "K9.11")
            if move.get("card") not in self.exchange:
                raise RefusedError("not_in_exchange", "K7.2")
            if move["card"] == self.put_down:
                raise RefusedError("same_card", "K8.2")
        elif source not in LEVELS:
            raise RefusedError("bad_move", "K7.1")
        elif not self.piles[source]:
            raise RefusedError("pile_empty", "K7.1")

    def _judge_board(self, move: Move) -> None:
        """Judge the choice of a board (K4.1, K9.9)."""
        board = move.get("board")
        if board not in [b for b, *_ in self.layout]:
            raise RefusedError("bad_move", "K9.9")
        if board in self.boards:
            raise RefusedError("board_face_up", "K9.9")
        if board not in self.boards_in_reach():
            raise RefusedError("board_not_adjacent", "K9.9")
        if not self.can_pay_board(board):
            raise RefusedError("money", "K9.9")

    def boards_in_reach(self) -> list[str]:
        """Give the face-down boards beside a face-up one, or all at first (K4.1, K9.9)."""
        up = {(row, col) for board, row, col, _ in self.layout if board in self.boards}
        return [
            board
            for board, row, col, _ in self.layout
            if board not in self.boards and (not up or up & set(around((row, col))))
        ]

    def can_pay_board(self, board: str) -> bool:
        """Tell whether the treasury holds the cost of a board (K9.9)."""
        return self.tracks["money"] + sum(entry[3] for entry in self.board_cost(board)) >= 0

    def _judge_swap(self, move: Move) -> None:
        """Judge the cards put down in the exchange round (K9.11, R16, R31)."""
        give = move.get("give")
        if not isinstance(give, list) or len(set(give)) < len(give) or set(give) - set(CARDS):
            raise RefusedError("bad_move", "K9.11")
        for card in give:
            if card not in self.hands[self.active]:
                raise RefusedError("not_in_hand", "K9.11")
            if CARDS[card]["deck"] == "policy":
                raise RefusedError("policy_exchange", "K11.9")
        if len(give) > sum(len(pile) for pile in self.piles.values()):
            raise RefusedError("pile_empty", "K9.11")
        if len(give) > self.tracks["money"]:
            raise RefusedError("money", "K9.11")

    def _judge_role(self, move: Move) -> None:
        """Judge the choice of a role (K11.6)."""
        if move.get("card") not in self.role_offer:
            raise RefusedError("not_offered", "K11.6")

    # Making a move

    def apply(self, move: Move) -> None:
        """Make a move with everything that follows by itself."""
        self._judge(move)
        try:
            getattr(self, f"_do_{move['do']}")(move)
        except LostError as lost:
            self.phase = "over"
            self.outcome = {"result": "lost", "reason": lost.reason, "rule": lost.rule}
        self.reveals.append(self._has_shown(move))

    def _has_shown(self, move: Move) -> bool:
        """Tell whether the move just made turned up a card or dealt roles (K13.2)."""
        if move["do"] == "role":
            return self.phase == "role"
        return move["do"] == "draw" and move["from"] in LEVELS

    def _do_play(self, move: Move) -> None:
        """Play a card: lay its tile, carry out its steps, then draw (K6)."""
        card = move["card"]
        facts = CARDS[card]
        self.hands[self.active].remove(card)
        if facts["deck"] != "unique":
            self.box.append(card)
        placed: Placed | None = None
        if facts["tile"] is not None:
            tile = move.get("tile", facts["tile"].get("id"))
            placed = (tile, *move["at"], move.get("rot", 0))
            self.supply[tile] -= 1
        squares = None if placed is None else squares_of(*placed)
        try:
            self.resolve(card, squares)
        finally:
            self.tiles += [] if placed is None else [placed]
        self._to_draw()

    def _to_draw(self) -> None:
        """Ask for a card to draw, if there is one (K7.1, K7.3)."""
        if self.piles_empty():
            self._next_turn()
        else:
            self.phase = "draw"

    def _do_exchange(self, move: Move) -> None:
        """Pay and put a card on the exchange pile, then draw another (K8)."""
        self.change("money", self.exchange_cost())
        self.hands[self.active].remove(move["card"])
        self.exchange.append(move["card"])
        self.put_down = move["card"]
        self._to_draw()

    def _do_draw(self, move: Move) -> None:
        """Take the card and see what it is (K7, K11.10, K11.12)."""
        if move["from"] == "exchange":
            self.exchange.remove(move["card"])
            card = move["card"]
        else:
            card = self.piles[move["from"]].pop(0)
        is_news = CARDS[card]["deck"] == "news"
        if not is_news:
            self.hands[self.active].append(card)
        elif self.in_round:
            self.box.append(card)
        else:
            self.box += [self.news] if self.news else []
            self.news = card
        if self.in_round:
            self.due = self.due if is_news else self.due[1:]
            self._go_on_with_round()
        elif is_news:
            self._to_draw()
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """Make the next seat active (K5.2)."""
        self.put_down = None
        self.active = (self.active + 1) % len(self.hands)
        self._begin_turn()

    def _begin_turn(self) -> None:
        """Begin a turn: lost if nothing at all can be done (K5.5)."""
        self.phase = "turn"
        if not self.actions():
            raise LostError("no_action", "K5.5")

    def actions(self) -> str:
        """Give which of A, B, C have a legal move (K5.1)."""
        plays = (move for card in self.hands[self.active] for move in self.plays(card))
        found = "A" if next(plays, None) else ""
        found += "B" if any(move["do"] == "exchange" for move in self.plain_actions()) else ""
        return found + ("C" if self.refusal({"do": "end"}) is None else "")

    def _do_end(self, move: Move) -> None:
        """End the milestone step by step (K9.3 to K9.9, K10)."""
        over = self.piles_empty() or self.is_last_milestone()
        self.token = self.active
        for track in UTILITIES:
            below = min(0, self.tracks[track])
            self.change("happiness", [(f"track:{track}", "K9.4", "happiness", below)])
        self._milestone_effects()
        happiness = self.tracks["happiness"]
        self.change("overall", [("track:happiness", "K9.6", "overall", happiness)])
        pay = abs(self.tracks["employment"])
        if pay > self.tracks["money"]:
            raise LostError("money_employment", "K9.7")
        self.change("money", [("track:employment", "K9.7", "money", -pay)])
        self._clear()
        if over:
            self._finish()
        else:
            self._to_board()

    def seats_from_token(self) -> list[int]:
        """Give the seats clockwise from the token holder."""
        seats = list(range(len(self.hands)))
        return seats[self.token :] + seats[: self.token]

    def _milestone_effects(self) -> None:
        """Apply the roles, then the unique buildings that speak at a milestone's end (K9.5)."""
        roles = [self.roles[seat] for seat in self.seats_from_token()]
        for card in roles + [card for card, _ in self.uniques()]:
            for rule in rules_of(card, "end_of_milestone"):
                self.effect(str(card), "K9.5", rule["effect"], forced=True)

    def _clear(self) -> None:
        """Box the news and all policies in hands; note who is to refill (K9.8, K9.10)."""
        self.box += [self.news] if self.news else []
        self.news = None
        self.due = []
        for seat in self.seats_from_token():
            policies = [card for card in self.hands[seat] if CARDS[card]["deck"] == "policy"]
            self.hands[seat] = [card for card in self.hands[seat] if card not in policies]
            self.box += policies
            self.due += [seat] * len(policies)

    def _finish(self) -> None:
        """Subtract the burdens and name the result (K10.3, K10.4)."""
        for track in BURDENS:
            step = self.tracks[track]
            self.change("overall", [(f"track:{track}", "K10.3", "overall", -step)])
        score = self.tracks["overall"]
        self.phase = "over"
        self.outcome = {
            "result": "finished",
            "score": score,
            "band": band_of(score),
            "win": score >= self.win_from,
        }

    def _to_board(self) -> None:
        """Ask the token holder for a board; lost if none can be paid (K9.9, R20)."""
        self.phase, self.active = "board", self.token
        if not any(self.can_pay_board(board) for board in self.boards_in_reach()):
            raise LostError("money_development", "K9.9")

    def _do_board(self, move: Move) -> None:
        """Pay a board and turn it over (K4.1, K9.9)."""
        first = not self.boards
        self.change("money", self.board_cost(move["board"]))
        self.boards.append(move["board"])
        if first:
            self.active = self.token
            self._begin_turn()
            return
        self.due = self.due if self.refill else []
        self.to_swap = self.seats_from_token()
        self.in_round = True
        self._go_on_with_round()

    def _go_on_with_round(self) -> None:
        """Ask for the next draw, the next exchange, or begin the next turn (K9.10 to K9.12)."""
        if self.due and not self.piles_empty():
            self.phase, self.active = "draw", self.due[0]
        elif self.to_swap:
            self.due = []
            self.phase, self.active = "swap", self.to_swap[0]
        else:
            self.due, self.in_round, self.active = [], False, self.token
            self._begin_turn()

    def _do_swap(self, move: Move) -> None:
        """Put cards down, pay for them and draw as many (K9.11)."""
        give = move["give"]
        self.change("money", [("swap", "K9.11", "money", -len(give))])
        self.hands[self.active] = [card for card in self.hands[self.active] if card not in give]
        self.exchange += give
        self.due = [self.active] * len(give)
        self.to_swap.pop(0)
        self._go_on_with_round()

    def _do_role(self, move: Move) -> None:
        """Keep one of two roles; deal two to the next player (K11.6)."""
        self.roles[self.active] = move["card"]
        self.box += [card for card in self.role_offer if card != move["card"]]
        self.active = (self.active + 1) % len(self.hands)
        if self.roles[self.active] is None:
            self.role_offer, self.role_stack = self.role_stack[:2], self.role_stack[2:]
            return
        self.box += self.role_stack
        self.role_offer, self.role_stack = [], []
        self.phase, self.active = "board", self.token

    # All legal moves

    def legal(self) -> list[Move]:
        """Give every legal whole move, one placement for each distinct footprint."""
        if self.phase == "over":
            return []
        if self.phase != "turn":
            return [move for move in self._small_moves() if self.refusal(move) is None]
        moves = self.plain_actions()
        for card in self.hands[self.active]:
            moves += self.plays(card)
        return moves

    def plain_actions(self) -> list[Move]:
        """Give the legal actions that lay no tile and play no card."""
        moves: list[Move] = [{"do": "end"}]
        moves += [{"do": "exchange", "card": card} for card in self.hands[self.active]]
        return [move for move in moves if self.refusal(move) is None]

    def _small_moves(self) -> list[Move]:
        """Give every move that could be meant by a draw, a board, a swap or a role."""
        if self.phase == "draw":
            moves: list[Move] = [{"do": "draw", "from": level} for level in LEVELS]
            return moves + [{"do": "draw", "from": "exchange", "card": c} for c in self.exchange]
        if self.phase == "board":
            return [{"do": "board", "board": board} for board, *_ in self.layout]
        if self.phase == "role":
            return [{"do": "role", "card": card} for card in self.role_offer]
        hand = self.hands[self.active]
        some = [itertools.combinations(hand, count) for count in range(len(hand) + 1)]
        return [{"do": "swap", "give": list(give)} for one in some for give in one]

    def plays(self, card: str) -> Iterator[Move]:
        """Give the legal ways to play a card, one after the other."""
        if self.piles_empty() or self.is_forbidden(card):
            return
        if CARDS[card]["tile"] is None:
            policy = {"do": "play", "card": card}
            if self.refusal(policy) is None:
                yield policy
            return
        known: dict[Surroundings, bool] = {}
        for tile in self.tiles_for(card):
            for at, rot, key in self.sites(tile) if self.supply.get(tile) else []:
                # The steps of a card depend on district and services alone, not on the squares.
                move: Move = {"do": "play", "card": card, "tile": tile, "at": list(at), "rot": rot}
                if key not in known:
                    known[key] = self.refusal(move) is None
                if known[key]:
                    yield move

    def sites(self, tile: str) -> list[tuple[Square, int, Surroundings]]:
        """Give every free place of a tile and what is around it, worked out once until we build."""
        ground = tuple(self.layout), tuple(self.boards), tuple(self.tiles)
        if ground not in SITES:
            SITES.clear()
            SITES[ground] = {}
        if tile not in SITES[ground]:
            SITES[ground][tile] = [
                (at, rot, (self.district_of(squares), frozenset(self.services(squares))))
                for at, rot, squares in self.free_places(tile)
            ]
        return SITES[ground][tile]

    def free_places(self, tile: str) -> Iterator[tuple[Square, int, frozenset[Square]]]:
        """Give every footprint of a tile on free grass, once (K6.3)."""
        free = {square for square, what in self.city().items() if what == "."} - self.covered()
        firsts = [(rot, *outline_of(tile, rot)[0]) for rot in (0, 90, 180, 270)]
        seen: set[frozenset[Square]] = set()
        for at, rot in sorted(((y - r, x - c), rot) for y, x in free for rot, r, c in firsts):
            squares = squares_of(tile, *at, rot)
            if squares <= free and squares not in seen:
                seen.add(squares)
                yield at, rot, squares

    def snapshot(self) -> dict[str, Any]:
        """Give everything there is to see, and the piles."""
        return {
            "boards": list(self.boards),
            "tiles": [list(tile) for tile in self.tiles],
            "supply": dict(self.supply),
            "tracks": {track: self.tracks[track] for track in TRACKS},
            "money": self.tracks["money"],
            "overall": self.tracks["overall"],
            "hands": [list(hand) for hand in self.hands],
            "exchange": sorted(self.exchange),
            "piles": {level: list(pile) for level, pile in self.piles.items()},
            "roles": list(self.roles),
            "news": self.news,
            "box": sorted(self.box),
            "active": self.active,
            "token": self.token,
            "phase": self.phase,
            "outcome": self.outcome,
        }


def cards_of(deck: str, level: str | None) -> list[str]:
    """Give the cards of a deck and level in the order of the data."""
    return [c["id"] for c in FACTS["cards"] if c["deck"] == deck and c["level"] == level]


def rules_of(card: str | None, trigger: str) -> list[dict[str, Any]]:
    """Give the rules of a card with that trigger."""
    return [rule for rule in CARDS[card]["rules"] if rule["trigger"] == trigger] if card else []


def is_place(at: object) -> bool:
    """Tell whether this is [row, col]."""
    return isinstance(at, (list, tuple)) and len(at) == 2 and all(isinstance(n, int) for n in at)


# The cases


def run_case(case: Case) -> list[str]:
    """Give what came out otherwise than the case says; nothing if all is well."""
    found: dict[str, Any] = globals()[f"_case_{case['op']}"](case)
    return [
        f"{key}: expected {wanted!r}, found {found.get(key)!r}"
        for key, wanted in case["expect"].items()
        if found.get(key) != wanted
    ]


def _as_asked(found: dict[str, Any], expect: dict[str, Any]) -> dict[str, Any]:
    """Cut what was found to the form and extent the case asks for."""
    if "tracks" in expect:
        rest = {"all": expect["tracks"].get("all")}
        tracks = found["tracks"]
        if all(tracks[t] == rest["all"] for t in tracks if t not in expect["tracks"]):
            tracks = tracks | rest
        found["tracks"] = {t: tracks.get(t) for t in expect["tracks"]}
    for key in ("supply", "piles", "outcome"):
        if isinstance(expect.get(key), dict):
            found[key] = {k: (found[key] or {}).get(k) for k in expect[key]}
    if "exchange" in expect:
        found["exchange"] = expect["exchange"] if same(found, expect, "exchange") else found
    if "ledger" in expect and same(found, expect, "ledger"):
        found["ledger"] = expect["ledger"]
    return found


def same(found: dict[str, Any], expect: dict[str, Any], key: str) -> bool:
    """Tell whether two lists hold the same things in any order."""
    return sorted(map(list, found[key])) == sorted(map(list, expect[key]))


def _seen(oracle: Oracle, expect: dict[str, Any]) -> dict[str, Any]:
    """Give a position as the cases look at it."""
    found = oracle.snapshot()
    found["ledger"] = [list(entry) for entry in oracle.ledger]
    found["reveals"] = list(oracle.reveals)
    found["tile_count"] = len(oracle.tiles)
    found["pile_sizes"] = [len(oracle.piles[level]) for level in LEVELS]
    found["hand_sizes"] = [len(hand) for hand in oracle.hands]
    found["milestones"] = len(oracle.layout)
    levels = {CARDS[card]["level"] for hand in oracle.hands for card in hand}
    found["hand_level"] = levels.pop() if len(levels) == 1 else None
    has = set(expect.get("box_has", [])) <= set(oracle.box)
    lacks = not set(expect.get("box_lacks", [])) & set(oracle.box)
    found["box_has"] = expect.get("box_has") if has else oracle.box
    found["box_lacks"] = expect.get("box_lacks") if lacks else oracle.box
    return _as_asked(found, expect)


def _case_moves(case: Case) -> dict[str, Any]:
    """Make all moves and look."""
    oracle = Oracle.from_case(case)
    for move in case["do"]:
        oracle.apply(move)
    return _seen(oracle, case["expect"])


def _case_legal(case: Case) -> dict[str, Any]:
    """Judge one move; judging must change nothing."""
    oracle = Oracle.from_case(case)
    for move in case.get("after", []):
        oracle.apply(move)
    before = oracle.snapshot()
    no = oracle.refusal(case["move"])
    assert oracle.snapshot() == before
    return {"legal": True} if no is None else {"legal": False, "code": no[0], "rule": no[1]}


def _case_districts(case: Case) -> dict[str, Any]:
    """Count and measure the districts."""
    oracle = Oracle.from_case(case)
    areas = oracle.districts()
    where = {square: n for n, area in enumerate(areas) for square in area}
    found: dict[str, Any] = {
        "count": len(areas),
        "sizes": sorted(map(len, areas), reverse=True),
        "tiles_at": [
            [list(s), len(oracle.standing(areas[where[tuple(s)]]))]
            for s, _ in case["expect"].get("tiles_at", [])
        ],
    }
    for key, wanted in (("same", True), ("different", False)):
        pairs = case["expect"].get(key, [])
        found[key] = [
            pair for pair in pairs if (where[tuple(pair[0])] == where[tuple(pair[1])]) == wanted
        ]
    return found


def _case_reach(case: Case) -> dict[str, Any]:
    """Give the services a tile could use."""
    squares = squares_of(*case["tile"])
    return {"services": sorted(Oracle.from_case(case).services(squares))}


def _case_cells(case: Case) -> dict[str, Any]:
    """Give the squares of a placed tile."""
    return {"cells": [list(square) for square in sorted(squares_of(*case["tile"]))]}


def _case_turn(case: Case) -> dict[str, Any]:
    """Begin a turn."""
    oracle = Oracle.from_case(case)
    actions = oracle.actions()
    lost = {"result": "lost", "reason": "no_action", "rule": "K5.5"}
    return {"actions": actions, "outcome": None if actions else lost}


def _case_band(case: Case) -> dict[str, Any]:
    """Name the results of a table."""
    line = case.get("win_from", 21)
    return {"table": [[n, band_of(n), n >= line] for n, *_ in case["expect"]["table"]]}


def _case_setup(case: Case) -> dict[str, Any]:
    """Deal a game."""
    try:
        oracle = Oracle.deal(case["options"])
    except RefusedError as no:
        return {"legal": False, "code": no.code, "rule": no.rule}
    return _seen(oracle, case["expect"])


def _case_layout(case: Case) -> dict[str, Any]:
    """Judge a layout."""
    layout = [tuple(p) for p in case["layout"]]
    return {"fault": layout_fault(layout, case["boards_needed"])}


def _case_count(case: Case) -> dict[str, Any]:
    """Count parts of the box."""
    found = {}
    for key in case["expect"]:
        what, name = key.split(":")
        if what == "tiles":
            found[key] = sum(t["count"] for t in TILES.values() if t["category"] == name)
        elif what == "deck":
            found[key] = sum(c["deck"] == name for c in CARDS.values())
        elif what == "level":
            level, kind = name.split("/")
            cards = cards_of("construction", level)
            found[key] = sum(CARDS[card]["kind"] == kind for card in cards)
        else:
            found[key] = BOARDS[name]["cost"]
    return found
