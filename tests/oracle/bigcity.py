"""Big City told slowly: rules.md step by step, with dicts and lists and no engine.

An `Oracle` is one position. `legal`, `refusal` and `apply` play it with whole moves (sections 12
and 13), `snapshot` shows everything, `view` what one seat sees, `ledger` and `reveals` say what
happened. Ids in the docstrings are those of docs/rules/bigcity.md.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Street = tuple[str, int, int]
"""The upper ("h") or left ("v") side of a cell."""
Move = dict[str, Any]
Piece = dict[str, Any]
Case = dict[str, Any]

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "bigcity_facts.json").read_text("utf-8")
)
CASES: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "cases" / "bigcity.json").read_text("utf-8")
)
PILES = range(1, 9)
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FIELDS: dict[str, tuple[set[str], set[str]]] = {
    "place": ({"district", "origin", "rotation"}, set()),
    "district": ({"district", "origin", "rotation"}, set()),
    "discard": ({"card"}, set()),
    "build": ({"piece", "lots"}, set()),
    "tram": ({"street"}, set()),
    "stop": (set(), set()),
    "exchange": ({"cards"}, set()),
    "pass": (set(), set()),
    "draw": ({"piles"}, set()),
    "trade": ({"cards"}, {"wants", "says"}),
    "reply": ({"cards"}, {"for", "says"}),
    "settle": ({"with"}, set()),
}
"""What a move must carry and what it may carry (sections 12 and 13); `seat` always may."""
PHASES = {
    "place": ["place"],
    "act": ["discard", "build", "tram", "district", "exchange", "pass", "trade"],
    "tram": ["tram", "stop"],
    "draw": ["draw"],
    "reply": ["reply"],
    "settle": ["settle"],
    "fallback": ["exchange", "pass"],
    "over": [],
}
CONDITION_CODES = {
    "location": "wrong_location",
    "lots_on_outskirts": "outskirts_lots",
    "adjacent": "too_few_adjacent",
    "adjacent_tram": "no_tram",
    "lot_number_multiple_of": "not_multiple",
    "last_in_district": "not_last_in_district",
    "all": "condition",
    "any": "condition",
    "not": "condition",
}


# Geometry (section 2)


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Give the four cells beside a cell."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in SIDES.values())


@cache
def street_at(cell: Cell, side: str) -> Street:
    """Give the street on a side of a cell: both of its cells give the same one (R2.1)."""
    x, y = cell
    return {"N": ("h", x, y), "S": ("h", x, y + 1), "W": ("v", x, y), "E": ("v", x + 1, y)}[side]


def banks(street: Street) -> tuple[Cell, Cell]:
    """Give the two cells a street runs between."""
    way, x, y = street
    return ((x, y), (x, y - 1)) if way == "h" else ((x, y), (x - 1, y))


def crossings(street: Street) -> set[Cell]:
    """Give the two lattice points at which a street ends."""
    way, x, y = street
    return {(x, y), (x + 1, y)} if way == "h" else {(x, y), (x, y + 1)}


@cache
def turned(district: int, rotation: int) -> dict[Cell, int]:
    """Give the lots of a board by their cell, after so many quarter turns clockwise (R2.7)."""
    rows = FACTS["districts"][str(district)]
    for _ in range(rotation):
        rows = [list(column) for column in zip(*reversed(rows), strict=True)]
    return {(x, y): lot for y, row in enumerate(rows) for x, lot in enumerate(row)}


def normal(cells: list[Cell]) -> frozenset[Cell]:
    """Move cells so that they begin at the origin."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


def turns(shape: list[list[int]]) -> list[frozenset[Cell]]:
    """Give the footprints of a shape in every rotation, each once."""
    cells = [(x, y) for x, y in shape]
    found: list[frozenset[Cell]] = []
    for _ in range(4):
        if normal(cells) not in found:
            found.append(normal(cells))
        cells = [(-y, x) for x, y in cells]
    return found


def card_order(card: str) -> tuple[int, str]:
    """Sort cards: lots by number, then special cards by name."""
    return (int(card), "") if card.isdigit() else (100, card)


class Oracle:
    """One position of Big City, and what has happened since it was set up."""

    def __init__(self, options: dict[str, Any]) -> None:
        """Lay out an empty table with these options (section 17)."""
        self.options = options
        self.players: int = options.get("players", 2)
        self.pieces_in_play: dict[str, Piece] = {}
        self.shapes: dict[str, list[list[int]]] = dict(FACTS["shapes"])
        self.pile_cards = {pile: list(FACTS["piles"][str(pile)]) for pile in PILES}
        self.supply: dict[str, int] = {}
        self.open_the_box()
        self.back = {card: pile for pile, cards in self.pile_cards.items() for card in cards}
        self.hand_size: int = FACTS["hand_size"][str(self.players)]
        self.boards: list[dict[str, Any]] = []
        self.city: dict[Cell, int] = {}
        self.judged: dict[tuple[int, Cell, int], str | None] = {}  # until the city grows
        self.where: dict[int, Cell] = {}
        self.standing: list[tuple[str, list[int]]] = []
        self.line: list[Street] = []
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.piles: dict[int, list[str]] = {pile: [] for pile in PILES}
        self.out: list[str] = []
        self.certain: list[set[str]] = [set() for _ in range(self.players)]
        self.scores = [0] * self.players
        self.passes = 0
        self.phase = "act"
        self.active = 0
        self.to_place: list[int] = []
        self.gave_up = False
        self.laid = 0
        self.drawn: dict[int, int] = {}
        self.offer: dict[str, Any] | None = None
        self.bids: dict[int, dict[str, Any]] = {}
        self.end: str | None = None
        self.ledger: list[tuple[int, str, str, int]] = []
        self.reveals: list[tuple[str, int | str, str]] = []
        self.history: list[tuple[int, bool]] = []

    def flag(self, name: str) -> bool:
        """Say whether an option is on."""
        return bool(self.options.get(name, False))

    def open_the_box(self) -> None:
        """Count out the pieces of the supply profile and of the packs in play (C1, R9.5, V6)."""
        profile = self.options.get("supply", "box_52")
        for piece in FACTS["pieces"]:
            if piece["module"] == "base":
                self.add_piece(piece, piece["supply"][profile])
        for pack in self.options.get("packs", []):
            if pack == "small_expansion":
                for piece in FACTS["pieces"]:
                    if piece["module"] == pack:
                        self.add_piece(piece, piece["supply"][pack])
            elif self.flag("custom_buildings"):
                self.add_pack(pack, profile)

    def add_pack(self, pack: dict[str, Any], profile: str) -> None:
        """Add the pieces, shapes and special cards of an invented pack (R8.6, V6)."""
        self.shapes |= pack.get("shapes", {})
        for piece in pack["pieces"]:
            supply = piece["supply"]
            if isinstance(supply, dict):
                supply = supply.get(profile, supply.get("custom"))
            self.add_piece(piece, supply)
        for card in pack.get("cards", []):
            self.pile_cards[card["pile"]].append(card["id"])

    def add_piece(self, piece: Piece, number: int) -> None:
        """Put so many pieces into the supply, with all that their entry leaves out."""
        full = {"pay": {"lot_cards": True}, "requires": [], "imposes": [], "tags": [], **piece}
        full["value"] = {"add": [], "multiply": [], "floor": None, **piece["value"]}
        self.pieces_in_play[piece["id"]] = full
        self.supply[piece["id"]] = number

    # Positions

    @classmethod
    def from_case(cls, case: Case) -> Oracle:
        """Set up a position, or deal a new game, in the format of cases/bigcity.json."""
        options = {**case.get("options", {}), **dict.fromkeys(case.get("variants", []), True)}
        oracle = cls(options)
        if case.get("start"):
            oracle.deal(case)
        else:
            oracle.set_up(case)
        return oracle

    def deal(self, case: Case) -> None:
        """Begin a new game from given piles: deal, district 1, first player (section 3, H7)."""
        for pile in PILES:
            self.piles[pile] = list(case.get("piles", {}).get(str(pile), self.pile_cards[pile]))
        for pile in FACTS["dealt_from"][str(self.players)]:
            for seat in range(self.players):
                card = self.piles[pile].pop(0)
                self.hands[seat].append(card)
                self.certain[seat].add(card)
        self.lay_board(1, (0, 0), 0)
        self.active = case.get("first", 0)
        rounds = FACTS["placed_by_each"][str(self.players)]
        order = [(self.active + i) % self.players for i in range(self.players)]
        self.to_place = order * rounds
        self.phase = "place"

    def set_up(self, case: Case) -> None:
        """Set up a position in which a seat begins its turn; it need not be reachable."""
        boards = case.get("districts") or CASES["layouts"].get(case.get("layout") or "", [])
        for board in boards:
            x, y = board["origin"]
            self.lay_board(board["id"], (x, y), board["rotation"])
        for piece, lots in case.get("pieces", []):
            self.standing.append((piece, sorted(lots)))
            self.supply[piece] -= 1
        self.line = [self.street(name) for name in case.get("trams", [])]
        for seat, hand in enumerate(case.get("hands", [])):
            self.hands[seat] = list(hand)
        self.fill_piles(case.get("piles", {}))
        self.certain = [set(hand) for hand in self.hands]
        for seat, cards in enumerate(case.get("known", [])):
            self.certain[seat] |= set(cards)
        self.scores = list(case.get("scores", self.scores))
        self.passes = case.get("passes", 0)
        self.active = case.get("turn", 0)

    def fill_piles(self, named: dict[str, list[str]]) -> None:
        """Give each pile not named all its cards in no hand and not paid; the rest is out."""
        held = {card for hand in self.hands for card in hand}
        paid = {card for piece, lots in self.standing for card in self.price(piece, lots)}
        for pile in PILES:
            rest = [c for c in self.pile_cards[pile] if c not in held | paid]
            self.piles[pile] = list(named.get(str(pile), rest))
        lying = {card for cards in self.piles.values() for card in cards}
        every = [card for cards in self.pile_cards.values() for card in cards]
        self.out = [card for card in every if card not in held | lying]

    # The city (section 2)

    def lay_board(self, district: int, origin: Cell, rotation: int) -> None:
        """Put a district into the city."""
        self.boards.append({"id": district, "origin": list(origin), "rotation": rotation})
        cells = self.board_cells(district, origin, rotation)
        self.city |= cells
        self.judged = {}
        self.where |= {lot: cell for cell, lot in cells.items()}

    def board_cells(self, district: int, origin: Cell, rotation: int) -> dict[Cell, int]:
        """Give the lots a district would have, by cell."""
        board = turned(district, rotation)
        return {(x + origin[0], y + origin[1]): lot for (x, y), lot in board.items()}

    def placed(self) -> list[int]:
        """Give the districts in the city, in the order they came."""
        return [board["id"] for board in self.boards]

    def aside(self) -> list[int]:
        """Give the districts not in the city."""
        return [district for district in range(1, 9) if district not in self.placed()]

    def cell(self, lot: int) -> Cell:
        """Give the cell of a lot of the city."""
        return self.where[lot]

    def cells(self, lots: list[int]) -> list[Cell]:
        """Give the cells of some lots of the city."""
        return [self.cell(lot) for lot in lots]

    def street(self, name: str) -> Street:
        """Read the name of a street of the city, such as `15:N`."""
        lot, side = name.split(":")
        return street_at(self.cell(int(lot)), side)

    def street_name(self, street: Street) -> str:
        """Name a street by the smaller of the lots along it."""
        lots = [(self.city[cell], cell) for cell in banks(street) if cell in self.city]
        lot, cell = min(lots)
        side = next(side for side in SIDES if street_at(cell, side) == street)
        return f"{lot}:{side}"

    def streets(self) -> list[Street]:
        """Give every street of the city once: all sides of all lots, rim and holes too (T4)."""
        return sorted({street_at(cell, side) for cell in self.city for side in SIDES})

    def outside(self) -> set[Cell]:
        """Give the empty cells around the city that are joined to infinity by sides (P3)."""
        xs, ys = [x for x, _ in self.city], [y for _, y in self.city]
        left, right, top, bottom = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1
        found = {(left, top)}
        todo = [(left, top)]
        while todo:
            for x, y in neighbours(todo.pop()):
                inside = left <= x <= right and top <= y <= bottom
                if inside and (x, y) not in self.city and (x, y) not in found:
                    found.add((x, y))
                    todo.append((x, y))
        return found

    def edge(self) -> set[Cell]:
        """Give the empty cells that make a lot beside them outskirts (R2.5, P4)."""
        outside = self.outside()
        if self.flag("fillable_hole_is_outskirts"):
            outside = outside | self.fillable(outside)
        return outside

    def fillable(self, outside: set[Cell]) -> set[Cell]:
        """Give the cells of holes that a board could cover by R2.7 (P4)."""
        beside = {n for cell in self.city for n in neighbours(cell)}
        holes = {cell for cell in beside if cell not in self.city and cell not in outside}
        found: set[Cell] = set()
        for wide, high in ((3, 3), (4, 2), (2, 4)):
            for ax, ay in holes:
                for x0 in range(ax - wide + 1, ax + 1):
                    for y0 in range(ay - high + 1, ay + 1):
                        board = {(x0 + i, y0 + j) for i in range(wide) for j in range(high)}
                        free = not any(c in self.city or c in outside for c in board)
                        if free and self.contacts(board) >= FACTS["contacts"]:
                            found |= board
        return found

    def contacts(self, board: set[Cell]) -> int:
        """Count the lots of a new board that would face the city (R2.7, D3)."""
        return sum(any(n in self.city for n in neighbours(cell)) for cell in board)

    def on_outskirts(self, lots: list[int]) -> int:
        """Count the lots on the outskirts."""
        edge = self.edge()
        return sum(any(n in edge for n in self.around_cells(lot)) for lot in lots)

    def around_cells(self, lot: int) -> tuple[Cell, ...]:
        """Give the four cells beside a lot, in the city or not."""
        return neighbours(self.cell(lot))

    def location(self, lots: list[int]) -> str:
        """Say where a footprint lies: one outskirts lot is enough (R2.5, R2.6, P1)."""
        return "outskirts" if self.on_outskirts(lots) else "center"

    def covered(self) -> set[int]:
        """Give the lots with a piece on them."""
        return {lot for _, lots in self.standing for lot in lots}

    def around(self, lots: list[int]) -> list[int]:
        """Give the lots that face a footprint across a street (R2.2)."""
        cells = self.cells(lots)
        beside = {n for cell in cells for n in neighbours(cell) if n not in cells}
        return sorted(self.city[n] for n in beside if n in self.city)

    def adjacent_pieces(self, lots: list[int]) -> list[Piece]:
        """Give the pieces adjacent to a footprint; pieces, not lots (R2.3, R5.12)."""
        around = self.around(lots)
        return [
            self.pieces_in_play[piece]
            for piece, covers in self.standing
            if any(lot in around for lot in covers)
        ]

    def inside(self, lots: list[int]) -> set[Street]:
        """Give the streets inside a footprint."""
        cells = self.cells(lots)
        return {
            street_at(cell, side)
            for cell in cells
            for side, (dx, dy) in SIDES.items()
            if (cell[0] + dx, cell[1] + dy) in cells
        }

    def tram_beside(self, lots: list[int]) -> bool:
        """Say whether a tram lies along a footprint (R2.4)."""
        sides = {street_at(cell, side) for cell in self.cells(lots) for side in SIDES}
        return any(street in self.line for street in sides - self.inside(lots))

    # Pieces: conditions and value (sections 5, 6, 9)

    def matches(self, piece: Piece, selectors: list[str]) -> bool:
        """Say whether a piece is of one of these kinds or has one of these tags."""
        return any(word == piece["kind"] or word in piece["tags"] for word in selectors)

    def holds(self, condition: dict[str, Any], lots: list[int]) -> bool:
        """Judge a condition for a footprint before the piece stands (R4.5)."""
        ((word, value),) = condition.items()
        judge: dict[str, Callable[[], bool]] = {
            "built": lambda: self.is_built(value),
            "location": lambda: self.location(lots) == value,
            "lots_on_outskirts": lambda: (
                value.get("min", 0) <= self.on_outskirts(lots) <= value.get("max", 99)
            ),
            "adjacent": lambda: self.count_adjacent(value["select"], lots) >= value["min"],
            "adjacent_tram": lambda: self.tram_beside(lots) == value,
            "lot_number_multiple_of": lambda: lots[0] % value == 0,
            "last_in_district": lambda: self.is_last(lots[0]) == value,
            "all": lambda: all(self.holds(part, lots) for part in value),
            "any": lambda: any(self.holds(part, lots) for part in value),
            "not": lambda: not self.holds(value, lots),
        }
        return judge[word]()

    def is_built(self, selector: str) -> bool:
        """Say whether a matching piece stands in the city."""
        return any(self.matches(self.pieces_in_play[p], [selector]) for p, _ in self.standing)

    def count_adjacent(self, selectors: list[str], lots: list[int]) -> int:
        """Count the different adjacent pieces that match."""
        return sum(self.matches(piece, selectors) for piece in self.adjacent_pieces(lots))

    def is_last(self, lot: int) -> bool:
        """Say whether every other lot of the district is covered, by anything (B5)."""
        district = [number for number in self.city.values() if number // 10 == lot // 10]
        return all(number in self.covered() for number in district if number != lot)

    def price(self, piece: str, lots: list[int]) -> list[str]:
        """Give the cards a piece costs (R4.6, R4.10)."""
        pay = self.pieces_in_play[piece]["pay"]
        if "special_card" in pay:
            return [pay["special_card"]]
        return [str(lot) for lot in sorted(lots)]

    def is_shape(self, piece: str, lots: list[int]) -> bool:
        """Say whether the lots form the piece's shape in some rotation."""
        if not lots:
            return False
        return normal(self.cells(lots)) in turns(self.shapes[self.pieces_in_play[piece]["shape"]])

    def add_points(self, add: dict[str, Any], lots: list[int]) -> int:
        """Work out one add (R6.1)."""
        if "when" in add:
            return int(add["points"]) if self.holds(add["when"], lots) else 0
        if add["count"] == "occupied_neighbour_lots":
            number = sum(lot in self.covered() for lot in self.around(lots))
        else:
            number = self.count_adjacent(add["count"]["adjacent_pieces"], lots)
        if "table" in add:
            return int(add["table"][min(number, len(add["table"]) - 1)])
        return int(add["points_each"] * number)

    def imposed(self, piece: Piece, lots: list[int], word: str) -> list[tuple[str, int]]:
        """Give what neighbours impose on a newcomer, once per kind, by kind (R6.1, E4)."""
        found: list[tuple[str, int]] = []
        for neighbour in self.adjacent_pieces(lots):
            for effect in neighbour["imposes"]:
                if word in effect and self.matches(piece, effect["on"]):
                    entry = (neighbour["kind"], effect[word])
                    if entry not in found:
                        found.append(entry)
        return sorted(found)

    def reckon(self, name: str, lots: list[int]) -> list[tuple[str, str, int]]:
        """Score a placement as a list of steps, the last one being the score (section 15)."""
        piece = self.pieces_in_play[name]
        value = piece["value"]
        steps = [("base", name, int(value["base"]))]
        for add in value["add"]:
            points = self.add_points(add, lots)
            if points:
                steps.append(("add", add["id"], points))
        for kind, points in self.imposed(piece, lots, "points"):
            steps.append(("imposed", kind, points))
        subtotal = sum(points for _, _, points in steps)
        floor = value["floor"]
        if floor and subtotal <= floor["subtotal_at_most"]:
            return [*steps, ("floor", name, floor["score"]), ("score", name, floor["score"])]
        factors = [(m["id"], m["factor"]) for m in value["multiply"] if self.holds(m["when"], lots)]
        factors += self.imposed(piece, lots, "factor")
        steps += [("multiplier", key, factor) for key, factor in factors]
        score = subtotal * (1 + sum(factor - 1 for _, factor in factors))
        return [*steps, ("score", name, score)]

    # Refusals (section 16)

    def to_move(self) -> int | None:
        """Give the seat that decides."""
        if self.phase == "over":
            return None
        if self.phase == "place":
            return self.to_place[0]
        if self.phase == "reply":
            return (self.active + 1 + len(self.bids)) % self.players
        return self.active

    def refusal(self, move: Move) -> str | None:
        """Give the first code of R16.1 that speaks against a move, or None if it is legal."""
        if self.phase == "over":
            return "game_over"
        if not well_formed(move):
            return "malformed"
        if move.get("seat", self.to_move()) != self.to_move():
            return "not_your_turn"
        if move["do"] not in PHASES[self.phase]:
            return "wrong_phase"
        refuse: dict[str, Callable[[Move], str | None]] = {
            "place": self.refuse_district,
            "district": self.refuse_district,
            "discard": self.refuse_discard,
            "build": self.refuse_build,
            "tram": lambda move: self.refuse_tram([move["street"]]),
            "exchange": self.refuse_exchange,
            "draw": self.refuse_draw,
            "trade": self.refuse_trade,
            "reply": self.refuse_reply,
            "settle": self.refuse_settle,
        }
        return refuse[move["do"]](move) if move["do"] in refuse else None

    def refuse_district(self, move: Move) -> str | None:
        """Judge the placing of a district (R2.7, R3.5, R4.24)."""
        district = move["district"]
        if move["do"] == "district" and not self.is_built("city_hall"):
            return "needs_city_hall"
        if district not in range(1, 9):
            return "no_such_district"
        if district in self.placed():
            return "already_placed"
        if move["do"] == "place" and district not in FACTS["initial"][str(self.players)]:
            return "not_initial"
        x, y = move["origin"]
        place = district, (x, y), move["rotation"]
        if place not in self.judged:
            self.judged[place] = self.refuse_place(*place)
        return self.judged[place]

    def refuse_place(self, district: int, origin: Cell, rotation: int) -> str | None:
        """Judge where a district would lie (R2.7)."""
        cells = set(self.board_cells(district, origin, rotation))
        if any(cell in self.city for cell in cells):
            return "overlap"
        return "too_few_contacts" if self.contacts(cells) < FACTS["contacts"] else None

    def refuse_discard(self, move: Move) -> str | None:
        """Judge the discard of a dead card (R4.14, R8.2)."""
        if self.flag("dead_cards_stay"):
            return "dead_cards_stay"
        if move["card"] not in self.hands[self.active]:
            return "card_missing"
        return None if move["card"] in self.dead(self.active) else "not_dead"

    def dead(self, seat: int) -> list[str]:
        """Give the cards of a hand whose lots are covered; special cards never are (B4)."""
        covered = {str(lot) for lot in self.covered()}
        return sorted((c for c in self.hands[seat] if c in covered), key=card_order)

    def refuse_build(self, move: Move) -> str | None:
        """Judge a placement and its price (R4.5, R4.6, R4.10, R4.11)."""
        piece, lots = move["piece"], sorted(move["lots"])
        if piece not in self.pieces_in_play:
            return "no_such_piece"
        if any(lot not in self.where for lot in lots):
            return "lot_not_in_city"
        if self.supply[piece] == 0:
            return "supply"
        if any(card not in self.hands[self.active] for card in self.price(piece, lots)):
            return "card_missing"
        return self.refuse_placement(piece, lots)

    def refuse_placement(self, piece: str, lots: list[int]) -> str | None:
        """Judge a placement without asking for cards."""
        if any(lot in self.covered() for lot in lots):
            return "occupied"
        if not self.is_shape(piece, lots):
            return "shape"
        if any(street in self.line for street in self.inside(lots)):
            return "tram_in_the_way"
        for condition in self.pieces_in_play[piece]["requires"]:
            if not self.holds(condition, lots):
                return condition_code(condition)
        if self.imposed(self.pieces_in_play[piece], lots, "forbid"):
            return "forbidden_neighbour"
        return None

    def refuse_tram(self, names: list[str]) -> str | None:
        """Judge one segment, or a whole tram action given at once (R4.19-R4.23)."""
        if not self.is_built("city_hall"):
            return "needs_city_hall"
        if not self.line and len(names) > 1:
            return "first_is_single"
        if len(names) > 2:
            return "too_many"
        line = list(self.line)
        for name in names:
            code = self.refuse_segment(name, line)
            if code:
                return code
            line.append(self.street(name))
        return None

    def refuse_segment(self, name: str, line: list[Street]) -> str | None:
        """Judge one more segment of a line."""
        lot, _, side = name.partition(":")
        if not lot.isdigit() or int(lot) not in self.where or side not in SIDES:
            return "not_a_street"
        street = self.street(name)
        if street in line:
            return "occupied_street"
        if len(line) == FACTS["segments"]:
            return "none_left"
        along = [self.city[cell] for cell in banks(street) if cell in self.city]
        if len(along) == 2 and any(set(along) <= set(lots) for _, lots in self.standing):
            return "inside_building"
        if self.flag("inhabited_tram") and not any(lot in self.covered() for lot in along):
            return "not_built_up"
        return self.refuse_joint(street, line)

    def refuse_joint(self, street: Street, line: list[Street]) -> str | None:
        """Judge how a segment joins the line (R4.21, R8.3, T5)."""
        if not line:
            return None
        meets = [point for laid in line for point in crossings(laid)]
        touched = [point for point in crossings(street) if point in meets]
        if not touched:
            return "not_connected"
        strict = self.flag("single_line_no_loop")
        if strict or self.flag("single_line"):
            ends = [point for point in touched if meets.count(point) % 2 == 1]
            if not ends:
                return "branch"
            if strict and len(touched) == 2:
                return "loop"
        return None

    def refuse_exchange(self, move: Move) -> str | None:
        """Judge an exchange, and the smaller one after a trade that came to nothing (R4.26)."""
        if not move["cards"]:
            return "no_cards"
        if self.phase == "fallback" and len(move["cards"]) > 2:
            return "too_many_cards"
        return self.refuse_cards(move["cards"], self.active)

    def refuse_cards(self, cards: list[str], seat: int) -> str | None:
        """Say whether a card is missing from a hand."""
        return "card_missing" if any(card not in self.hands[seat] for card in cards) else None

    def refuse_draw(self, move: Move) -> str | None:
        """Judge the piles named for a draw (R4.17, R4.18, R8.5)."""
        piles = move["piles"]
        if any(pile not in PILES for pile in piles):
            return "no_such_pile"
        if len(piles) != (1 if self.flag("draw_one_by_one") else self.due()):
            return "wrong_number"
        if any(not self.is_open(pile) for pile in piles):
            return "pile_closed"
        limit = FACTS["per_pile_and_turn"]
        if any(piles.count(pile) + self.drawn.get(pile, 0) > limit for pile in piles):
            return "pile_limit"
        if any(piles.count(pile) > len(self.piles[pile]) for pile in piles):
            return "pile_empty"
        return None

    def is_open(self, pile: int) -> bool:
        """Say whether cards may be drawn from a pile (R8.5)."""
        return pile in self.placed() or not self.flag("placed_piles_only")

    def due(self) -> int:
        """Count the cards to draw: up to the hand size, as far as possible (R4.16, R4.17)."""
        if not self.gave_up:
            return 0
        there = 0
        for pile in PILES:
            if self.is_open(pile):
                left = FACTS["per_pile_and_turn"] - self.drawn.get(pile, 0)
                there += min(left, len(self.piles[pile]))
        return max(0, min(self.hand_size - len(self.hands[self.active]), there))

    def refuse_trade(self, move: Move) -> str | None:
        """Judge an offer (R13.1)."""
        if not self.flag("trade_cards"):
            return "no_trading"
        if any(district not in range(1, 9) for district in move.get("wants", [])):
            return "no_such_district"
        if not move["cards"]:
            return "no_cards"
        if len(move["cards"]) > 2:
            return "too_many_cards"
        return self.refuse_cards(move["cards"], self.active)

    def refuse_reply(self, move: Move) -> str | None:
        """Judge a bid (R13.2)."""
        assert self.offer is not None
        seat = self.to_move()
        assert seat is not None
        offered = len(self.offer["cards"])
        if len(move["cards"]) > offered:
            return "too_many_cards"
        missing = self.refuse_cards(move["cards"], seat)
        if missing:
            return missing
        wanted = move.get("for")
        if len(move["cards"]) != 1:
            return None if wanted is None else "bad_for"
        if wanted is None:
            return None if offered == 1 else "bad_for"
        return None if wanted in range(offered) else "bad_for"

    def refuse_settle(self, move: Move) -> str | None:
        """Judge the choice among the bids (R13.3)."""
        if any(seat not in self.bids or not self.bids[seat]["cards"] for seat in move["with"]):
            return "no_such_bid"
        taken = [number for seat in move["with"] for number in self.bids[seat]["for"]]
        return "bids_clash" if len(taken) != len(set(taken)) else None

    # Legal moves

    def legal(self) -> list[Move]:
        """Give every legal move in canonical form: lots, cards and piles ascending."""
        give: dict[str, Callable[[], Iterator[Move]]] = {
            "place": lambda: self.possible_boards("place"),
            "district": lambda: self.possible_boards("district"),
            "discard": self.possible_discards,
            "build": self.possible_builds,
            "tram": self.possible_segments,
            "stop": lambda: iter([{"do": "stop"}]),
            "exchange": self.possible_exchanges,
            "pass": lambda: iter([{"do": "pass"}]),
            "draw": self.possible_draws,
            "trade": self.possible_trades,
            "reply": self.possible_replies,
            "settle": self.possible_settlements,
        }
        found: list[Move] = []
        for kind in PHASES[self.phase]:
            found += [move for move in give[kind]() if self.refusal(move) is None]
        return found

    def possible_boards(self, kind: str) -> Iterator[Move]:
        """Name every board aside in every rotation at every origin that could touch the city."""
        if kind == "district" and not self.is_built("city_hall"):
            return
        xs, ys = [x for x, _ in self.city], [y for _, y in self.city]
        for district in self.aside():
            for x in range(min(xs) - 4, max(xs) + 2):
                for y in range(min(ys) - 4, max(ys) + 2):
                    for rotation in range(4):
                        yield {
                            "do": kind,
                            "district": district,
                            "origin": [x, y],
                            "rotation": rotation,
                        }

    def possible_discards(self) -> Iterator[Move]:
        """Name every card in hand."""
        for card in sorted(self.hands[self.active], key=card_order):
            yield {"do": "discard", "card": card}

    def possible_builds(self) -> Iterator[Move]:
        """Name every piece on all lots of its size that could be paid for."""
        hand = self.hands[self.active]
        held = sorted(int(card) for card in hand if card.isdigit())
        for name, piece in self.pieces_in_play.items():
            if "special_card" in piece["pay"]:
                places = self.footprints(name) if piece["pay"]["special_card"] in hand else []
            else:
                size = len(self.shapes[piece["shape"]])
                places = [list(lots) for lots in combinations(held, size)]
            for lots in places:
                yield {"do": "build", "piece": name, "lots": lots}

    def footprints(self, piece: str) -> list[list[int]]:
        """Give all lots of the city that form a piece's shape."""
        found: list[list[int]] = []
        for shape in turns(self.shapes[self.pieces_in_play[piece]["shape"]]):
            for x0, y0 in {(x - dx, y - dy) for x, y in self.city for dx, dy in shape}:
                cells = [(x0 + x, y0 + y) for x, y in shape]
                if all(cell in self.city for cell in cells):
                    found.append(sorted(self.city[cell] for cell in cells))
        return sorted(found)

    def possible_segments(self) -> Iterator[Move]:
        """Name every street of the city once."""
        for name in sorted(self.street_name(street) for street in self.streets()):
            yield {"do": "tram", "street": name}

    def possible_exchanges(self) -> Iterator[Move]:
        """Name every set of cards, in ascending order."""
        hand = sorted(self.hands[self.active], key=card_order)
        for number in range(1, len(hand) + 1):
            for cards in combinations(hand, number):
                yield {"do": "exchange", "cards": list(cards)}

    def possible_draws(self) -> Iterator[Move]:
        """Name every choice of as many piles as are due."""
        number = 1 if self.flag("draw_one_by_one") else self.due()
        for piles in combinations_with_replacement(PILES, number):
            yield {"do": "draw", "piles": list(piles)}

    def possible_trades(self) -> Iterator[Move]:
        """Name every offer of one or two cards, without wishes."""
        hand = sorted(self.hands[self.active], key=card_order)
        for number in (1, 2):
            for cards in combinations(hand, number):
                yield {"do": "trade", "cards": list(cards)}

    def possible_replies(self) -> Iterator[Move]:
        """Name every bid: none, one card for each offered one, two for two."""
        assert self.offer is not None
        seat = self.to_move()
        assert seat is not None
        hand = sorted(self.hands[seat], key=card_order)
        yield {"do": "reply", "cards": []}
        for card in hand:
            if len(self.offer["cards"]) == 1:
                yield {"do": "reply", "cards": [card]}
            else:
                for number in (0, 1):
                    yield {"do": "reply", "cards": [card], "for": number}
        for pair in combinations(hand, 2):
            yield {"do": "reply", "cards": list(pair)}

    def possible_settlements(self) -> Iterator[Move]:
        """Name every choice of at most two bidders."""
        for number in (0, 1, 2):
            for seats in combinations(sorted(self.bids), number):
                yield {"do": "settle", "with": list(seats)}

    # Moves

    def apply(self, move: Move) -> None:
        """Make a legal move and all that follows until the next decision."""
        code = self.refusal(move)
        if code:
            raise ValueError(f"{move} is refused: {code}")
        make: dict[str, Callable[[Move], None]] = {
            "place": self.make_place,
            "district": self.make_district,
            "discard": self.make_discard,
            "build": self.make_build,
            "tram": self.make_tram,
            "stop": lambda move: self.act_done(),
            "exchange": self.make_exchange,
            "pass": lambda move: self.act_done(passed=True),
            "draw": self.make_draw,
            "trade": self.make_trade,
            "reply": self.make_reply,
            "settle": self.make_settle,
        }
        seat = self.to_move()
        assert seat is not None
        barrier = move["do"] == "draw" or (move["do"] == "settle" and bool(move["with"]))
        self.history.append((seat, barrier))
        make[move["do"]](move)

    def make_place(self, move: Move) -> None:
        """Place an initial district; after the last one the first turn begins (R3.5, R3.7)."""
        self.lay_board(move["district"], (move["origin"][0], move["origin"][1]), move["rotation"])
        self.to_place.pop(0)
        if not self.to_place:
            self.phase = "act"

    def make_district(self, move: Move) -> None:
        """Add a district to the city (R4.24)."""
        self.lay_board(move["district"], (move["origin"][0], move["origin"][1]), move["rotation"])
        self.act_done()

    def make_discard(self, move: Move) -> None:
        """Show a dead card and put it out of the game (R4.14)."""
        self.put_out(move["card"])

    def put_out(self, card: str) -> None:
        """Take a card out of the active hand and the game, for all to see (R4.8)."""
        self.hands[self.active].remove(card)
        self.out.append(card)
        self.gave_up = True
        self.reveals.append(("shown", "all", card))
        for seat in range(self.players):
            self.certain[seat].discard(card)

    def make_build(self, move: Move) -> None:
        """Pay, place and score a piece (R4.5-R4.13)."""
        piece, lots = move["piece"], sorted(move["lots"])
        steps = self.reckon(piece, lots)
        for card in self.price(piece, lots):
            self.put_out(card)
        self.standing.append((piece, lots))
        self.supply[piece] -= 1
        self.scores[self.active] += steps[-1][2]
        self.ledger += [(self.active, kind, key, value) for kind, key, value in steps]
        self.act_done()

    def make_tram(self, move: Move) -> None:
        """Lay a segment; the action ends by itself when no other can follow (R12.5, T6)."""
        first_ever = not self.line
        self.line.append(self.street(move["street"]))
        self.laid += 1
        self.passes = 0
        self.phase = "tram"
        more = any(self.refusal(other) is None for other in self.possible_segments())
        if first_ever or self.laid == 2 or not more:
            self.act_done()

    def make_exchange(self, move: Move) -> None:
        """Put cards under their piles, the last one lowest (R4.26, H9)."""
        giver = self.active
        before = list(self.hands[giver])
        for seat in range(self.players):
            if seat != giver:
                for back in {self.back[card] for card in move["cards"]}:
                    unseen = {card for card in before if self.back[card] == back}
                    if len(unseen) > 1:
                        self.certain[seat] -= unseen
        for card in move["cards"]:
            self.hands[giver].remove(card)
            self.piles[self.back[card]].append(card)
        self.gave_up = True
        self.act_done()

    def make_draw(self, move: Move) -> None:
        """Draw from the tops of the piles; when none is due any more the turn is over (R4.18)."""
        for pile in sorted(move["piles"]):
            card = self.piles[pile].pop(0)
            self.hands[self.active].append(card)
            self.certain[self.active].add(card)
            self.drawn[pile] = self.drawn.get(pile, 0) + 1
            self.reveals.append(("drawn", self.active, card))
        if self.due() == 0:
            self.next_turn()

    def make_trade(self, move: Move) -> None:
        """Offer cards by their backs (R13.1)."""
        self.offer = {"cards": list(move["cards"]), "wants": list(move.get("wants", []))}
        self.bids = {}
        self.phase = "reply"

    def make_reply(self, move: Move) -> None:
        """Bid, or decline; after the last reply the active player settles (R13.2, R13.5)."""
        assert self.offer is not None
        seat = self.to_move()
        assert seat is not None
        wanted = list(range(2)) if len(move["cards"]) == 2 else [move.get("for", 0)]
        self.bids[seat] = {
            "cards": list(move["cards"]),
            "for": wanted if move["cards"] else [],
        }
        if len(self.bids) == self.players - 1:
            if any(bid["cards"] for bid in self.bids.values()):
                self.phase = "settle"
            else:
                self.no_trade()

    def no_trade(self) -> None:
        """Let bids lapse; the active player may exchange two cards instead (R13.5)."""
        self.offer, self.bids = None, {}
        self.phase = "fallback"

    def make_settle(self, move: Move) -> None:
        """Hand over both sides of the chosen bids at once, face down (R13.3, R13.4)."""
        assert self.offer is not None
        if not move["with"]:
            self.no_trade()
            return
        gone: list[tuple[str, int, int]] = []
        for seat in move["with"]:
            bid = self.bids[seat]
            gone += [(self.offer["cards"][number], self.active, seat) for number in bid["for"]]
            gone += [(card, seat, self.active) for card in bid["cards"]]
        self.forget(gone)
        for card, giver, receiver in gone:
            self.hands[giver].remove(card)
            self.hands[receiver].append(card)
            self.certain[receiver].add(card)
            self.reveals.append(("traded", receiver, card))
        self.offer, self.bids = None, {}
        self.act_done()

    def forget(self, gone: list[tuple[str, int, int]]) -> None:
        """Take certainty from those who cannot tell which cards changed hands (R14.5)."""
        lost: list[set[str]] = [set() for _ in range(self.players)]
        for seat in range(self.players):
            for giver in range(self.players):
                for back in PILES if seat != giver else []:
                    had = {card for card in self.hands[giver] if self.back[card] == back}
                    to = {card: receiver for card, g, receiver in gone if g == giver}
                    unseen = {card for card in had if to.get(card) != seat}
                    if not any(card in to for card in unseen):
                        continue
                    if len({to.get(card) for card in unseen}) > 1:
                        lost[seat] |= unseen
        for seat in range(self.players):
            self.certain[seat] -= lost[seat]

    def act_done(self, passed: bool = False) -> None:
        """End the action: count passes, check the end, draw, next player (R4.1, R7.1, R7.2, G4)."""
        self.passes = self.passes + 1 if passed else 0
        if len(self.boards) == 8 and len(self.covered()) == len(self.city):
            self.end, self.phase = "full", "over"
        elif self.passes == self.players:
            self.end, self.phase = "passes", "over"
        elif self.due():
            self.phase = "draw"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """Give the turn to the next seat clockwise."""
        self.active = (self.active + 1) % self.players
        self.phase = "act"
        self.gave_up = False
        self.laid = 0
        self.drawn = {}

    def winners(self) -> list[int]:
        """Give the seats with the highest score; a tie is shared (R7.5, G2)."""
        best = max(self.scores)
        return [seat for seat in range(self.players) if self.scores[seat] == best]

    def undoable(self) -> int:
        """Count the moves at the end that the maker of the last one can take back (R14.6)."""
        count = 0
        for seat, barrier in reversed(self.history):
            if barrier or seat != self.history[-1][0]:
                break
            count += 1
        return count

    # What is to be seen (section 14)

    def public(self) -> dict[str, Any]:
        """Give what everybody sees (R14.2)."""
        offer = self.offer and {
            "seat": self.active,
            "districts": [self.back[card] for card in self.offer["cards"]],
            "wants": self.offer["wants"],
        }
        bids = {
            str(seat): {"districts": [self.back[c] for c in bid["cards"]], "for": bid["for"]}
            for seat, bid in self.bids.items()
        }
        return {
            "phase": self.phase,
            "to_move": self.to_move(),
            "active": self.active,
            "scores": list(self.scores),
            "passes": self.passes,
            "due": self.due() if self.phase == "draw" else 0,
            "drawn": {str(pile): number for pile, number in sorted(self.drawn.items())},
            "placed": self.placed(),
            "districts": copy.deepcopy(self.boards),
            "aside": self.aside(),
            "pieces": [[piece, lots] for piece, lots in self.standing],
            "trams": [self.street_name(street) for street in self.line],
            "trams_left": FACTS["segments"] - len(self.line),
            "hand_size": self.hand_size,
            "offer": offer,
            "bids": bids,
            "end": self.end,
            "winners": self.winners() if self.phase == "over" else None,
            "backs": [sorted(self.back[card] for card in hand) for hand in self.hands],
            "piles": {str(pile): len(cards) for pile, cards in self.piles.items()},
            "supply": dict(self.supply),
            "out": list(self.out),
        }

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Give what a seat sees, or a spectator (R14.1-R14.8)."""
        seen = self.public()
        certain = set() if viewer is None else self.certain[viewer]
        seen["unseen"] = {
            str(pile): [c for c in self.pile_cards[pile] if c not in self.out and c not in certain]
            for pile in PILES
        }
        if viewer is not None:
            bid = self.bids.get(viewer)
            seen["hand"] = sorted(self.hands[viewer], key=card_order)
            seen["dead"] = self.dead(viewer)
            seen["known"] = self.known(viewer)
            seen["my_offer"] = self.offer["cards"] if self.offer and viewer == self.active else None
            seen["my_bid"] = bid["cards"] if bid else None
        return seen

    def known(self, seat: int) -> dict[str, dict[str, int]]:
        """Give the cards a seat is certain of and where they are, its own hand left out (K1)."""
        found: dict[str, dict[str, int]] = {}
        for card in sorted(self.certain[seat] - set(self.hands[seat]), key=card_order):
            pile = self.back[card]
            if card in self.piles[pile]:
                found[card] = {"pile": pile, "from_top": self.piles[pile].index(card)}
            else:
                found[card] = {"hand": next(i for i, h in enumerate(self.hands) if card in h)}
        return found

    def snapshot(self) -> dict[str, Any]:
        """Give everything, public and private."""
        return {
            **self.public(),
            "hands": [sorted(hand, key=card_order) for hand in self.hands],
            "piles": {str(pile): list(cards) for pile, cards in self.piles.items()},
            "known": [self.known(seat) for seat in range(self.players)],
            "offered": list(self.offer["cards"]) if self.offer else [],
            "bid": {str(seat): list(bid["cards"]) for seat, bid in self.bids.items()},
            "gave_up": self.gave_up,
            "laid": self.laid,
            "to_place": list(self.to_place),
        }


def condition_code(condition: dict[str, Any]) -> str:
    """Give the refusal a failed condition stands for (R16.1)."""
    word = next(iter(condition))
    if word == "built":
        return "needs_city_hall" if condition[word] == "city_hall" else "needs_piece"
    return CONDITION_CODES[word]


def well_formed(move: Move) -> bool:
    """Say whether a move has a known verb and exactly the fields it needs, well typed."""
    if move.get("do") not in FIELDS:
        return False
    needed, allowed = FIELDS[move["do"]]
    given = set(move) - {"do", "seat"}
    return needed <= given <= needed | allowed and all(
        field_ok(name, value) for name, value in move.items() if name != "do"
    )


def field_ok(name: str, value: object) -> bool:
    """Say whether a field has the right type."""
    if name in ("card", "piece", "street", "says"):
        return isinstance(value, str)
    if name in ("seat", "district", "for"):
        return is_int(value)
    if name == "rotation":
        return is_int(value) and value in range(4)
    if not isinstance(value, list):
        return False
    if name == "cards":
        return all(isinstance(card, str) for card in value) and len(set(value)) == len(value)
    if not all(is_int(part) for part in value):
        return False
    if name == "lots":
        return len(set(value)) == len(value)
    return name != "origin" or len(value) == 2


def is_int(value: object) -> bool:
    """Say whether a value is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


# Cases


def run_case(case: Case) -> list[str]:
    """Play a case and give what differs from its expectation; an empty list is a pass."""
    one_step: dict[str, Callable[[Case], Any]] = {
        "score": lambda case: board(case).reckon(*placement(case))[-1][2],
        "adjacent": lambda case: case["b"] in board(case).around([case["a"]]),
        "location": lambda case: board(case).location([case["lot"]]),
        "setup": at_the_start,
        "count": lambda case: count(case["what"]),
        "game_end": ended,
        "undo": lambda case: played(case).undoable(),
    }
    judged: dict[str, Callable[[Case], str | None]] = {
        "legal": judge_placement,
        "district_legal": judge_district,
        "tram_legal": lambda case: board(case).refuse_tram(case["add"]),
        "draw_legal": judge_draw,
    }
    op = case["op"]
    if op in one_step:
        return differ("result", one_step[op](case), case["expect"])
    if op in judged:
        code = judged[op](case)
        wrong = differ("reason", code, case["reason"]) if "reason" in case else []
        return wrong + differ("legal", code is None, case["expect"])
    return {"flow": check_flow, "refuse": check_refuse, "view": check_view, "moves": check_moves}[
        op
    ](case)


def differ(name: str, found: object, expected: object) -> list[str]:
    """Say what is not as expected."""
    if json.loads(json.dumps(found)) == expected:
        return []
    return [f"{name}: {found!r}, expected {expected!r}"]


def board(case: Case) -> Oracle:
    """Set up a one-step case; these always have the small expansion."""
    options = {"packs": ["small_expansion"], **case.get("options", {})}
    return Oracle.from_case({**case, "options": options, "piles": {}})


def played(case: Case) -> Oracle:
    """Set up a case and make its moves."""
    oracle = Oracle.from_case(case)
    for move in case.get("do", []):
        oracle.apply(move)
    return oracle


def placement(case: Case) -> tuple[str, list[int]]:
    """Give the piece and the lots a case asks about."""
    return case["place"]["piece"], sorted(case["place"]["lots"])


def judge_placement(case: Case) -> str | None:
    """Judge a placement; cards matter only if the case names a hand."""
    oracle = board(case)
    piece, lots = placement(case)
    if any(lot not in oracle.city.values() for lot in lots):
        return "lot_not_in_city"
    if oracle.supply[piece] == 0:
        return "supply"
    if "hand" in case and any(card not in case["hand"] for card in oracle.price(piece, lots)):
        return "card_missing"
    return oracle.refuse_placement(piece, lots)


def judge_district(case: Case) -> str | None:
    """Judge the placing of a district; in set-up any initial set will do."""
    district = case["district"]
    oracle = board({**case, "options": {"players": 5}})
    return oracle.refuse_district(
        {
            "do": "place" if case["phase"] == "setup" else "district",
            "district": district["id"],
            "origin": district["origin"],
            "rotation": district["rotation"],
        }
    )


def judge_draw(case: Case) -> str | None:
    """Judge the piles of one draw, as many as are due."""
    flags = dict.fromkeys(case.get("variants", []), True)
    oracle = Oracle({"players": 5, **flags})
    for district in case.get("placed_districts", range(1, 9)):
        oracle.lay_board(district, (10 * district, 0), 0)
    oracle.piles = copy.deepcopy(oracle.pile_cards)
    oracle.hand_size = len(case["piles"])
    oracle.gave_up = True
    return oracle.refuse_draw({"do": "draw", "piles": case["piles"]})


def at_the_start(case: Case) -> dict[str, int]:
    """Give the hand size and the number of districts after set-up."""
    players = str(case["players"])
    return {"hand": FACTS["hand_size"][players], "districts": len(FACTS["initial"][players])}


def count(what: str) -> int:
    """Count components of the box."""
    if what.startswith("supply:"):
        profile = what.removeprefix("supply:")
        return sum(piece["supply"].get(profile, 0) for piece in FACTS["pieces"])
    counts = {
        "cards": sum(len(cards) for cards in FACTS["piles"].values()),
        "lots": sum(len(row) for rows in FACTS["districts"].values() for row in rows),
        "tram": FACTS["segments"],
    }
    return int(counts[what])


def ended(case: Case) -> bool:
    """Say whether the game is over after these last actions (R7.1, R7.2)."""
    last = case["last_actions"][-case["players"] :]
    full = case["districts_placed"] == 8 and case["free_lots"] == 0
    return full or (len(last) == case["players"] and set(last) == {"pass"})


def check_flow(case: Case) -> list[str]:
    """Compare what is named after the moves of a flow case."""
    oracle = played(case)
    wrong: list[str] = []
    for name, expected in case["expect"].items():
        wrong += differ(name, flow_value(oracle, name, expected), expected)
    return wrong


def flow_value(oracle: Oracle, name: str, expected: Any) -> Any:
    """Give what a flow case names, cut down to the entries it names."""
    seen = oracle.snapshot()
    if name == "hands":
        return {seat: seen["hands"][int(seat)] for seat in expected}
    if name == "piles":
        return {pile: seen["piles"][pile] for pile in expected}
    if name == "sizes":
        return {pile: len(seen["piles"][pile]) for pile in expected}
    if name == "supply":
        return {piece: oracle.supply.get(piece) for piece in expected}
    if name == "locations":
        return {lot: oracle.location([int(lot)]) for lot in expected}
    if name in ("out", "pieces"):
        return seen[name][len(seen[name]) - len(expected) :]
    if name == "ledger":
        return [[kind, key, value] for _, kind, key, value in oracle.ledger]
    return oracle.reveals if name == "reveals" else seen[name]


def check_refuse(case: Case) -> list[str]:
    """Compare the code of a refused move, and that it changes nothing."""
    oracle = played(case)
    before = oracle.snapshot()
    wrong = differ("reason", oracle.refusal(case["try"]), case["expect"]["reason"])
    return wrong + differ("changed", oracle.snapshot() != before, False)


def check_view(case: Case) -> list[str]:
    """Compare what seats and spectators see."""
    oracle = played(case)
    wrong: list[str] = []
    for viewer, expect in case["expect"].items():
        seen = oracle.view(None if viewer == "spectator" else int(viewer))
        for name, expected in expect.items():
            if name == "absent":
                wrong += differ(f"{viewer} absent", [n for n in expected if n in seen], [])
                continue
            found = seen[name]
            if name in ("piles", "supply", "unseen"):
                found = {key: found.get(key) for key in expected}
            wrong += differ(f"{viewer} {name}", found, expected)
    return wrong


def check_moves(case: Case) -> list[str]:
    """Compare the legal moves: their kinds, their number, or the full list of a kind."""
    legal = played(case).legal()
    wrong: list[str] = []
    for name, expected in case["expect"].items():
        if name == "kinds":
            wrong += differ("kinds", sorted({m["do"] for m in legal}), sorted(expected))
        elif name == "count":
            found = {kind: sum(m["do"] == kind for m in legal) for kind in expected}
            wrong += differ("count", found, expected)
        else:
            moves = [{k: v for k, v in m.items() if k != "do"} for m in legal if m["do"] == name]
            wrong += differ(name, sorted(map(text, moves)), sorted(map(text, expected)))
    return wrong


def text(move: Move) -> str:
    """Write a move so that moves can be sorted and compared."""
    return json.dumps(move, sort_keys=True)
