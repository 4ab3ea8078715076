"""Suburbia told slowly: rules.md step by step, with lists and loops and no engine.

An `Oracle` is one position. `legal`, `refusal` and `apply` play it, `snapshot` shows it,
`ledger` says what happened. Section numbers in the docstrings are those of rules.md.
"""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Literal, TypedDict, get_args

Stat = Literal["money", "income", "reputation", "population"]
Phase = Literal["goal", "act", "discard", "remove", "bot", "over"]
Cell = tuple[int, int]
Laid = tuple[int, str, int, int]
"""A tile that lies in a borough: seat, tile, q, r."""


class Change(TypedDict):
    """An immediate effect: one number of the owner moves by an amount."""

    stat: Stat
    amount: int


class Match(TypedDict, total=False):
    """What a conditional effect looks for."""

    category: list[str]
    icon: list[str]
    event: str


class Effect(Change):
    """A conditional effect: the amount once for each match in the scope."""

    scope: Literal["adjacent", "own", "all", "others", "own_lakes", "self_owner"]
    match: Match
    timing: Literal["always", "after", "red_line"]


class Tile(TypedDict):
    """A kind of tile; the lake is one too."""

    id: str
    stack: str | None
    category: str | None
    icon: str | None
    cost: int
    copies: int | None
    immediate: list[Change]
    conditional: list[Effect]


class Goal(TypedDict):
    """A goal of section 12."""

    id: str
    rule: Literal["most", "fewest"]
    measure: str
    population: int


class Options(TypedDict, total=False):
    """The options of section 14."""

    edition: Literal["first", "second"]
    mode: Literal["standard", "architect", "bot"]
    players: int
    discard_timing: Literal["after_population", "after_placement"]
    price_in_hand: bool
    replace_one_more_round: bool
    stack_table: Literal["first", "second"]
    architect_removal: Literal["after_refill", "before_refill"]
    bot_must_be_beaten: bool
    line_tiles_backward: Literal["none", "mirror"]
    new_tile_far_left: bool
    bot_secret_goal: bool


class Facts(TypedDict):
    """The numbers of the game, in suburbia_facts.json."""

    start: dict[str, int]
    stops: list[int]
    start_tiles: list[tuple[str, int, int]]
    covered: list[list[int]]
    red_lines: list[int]
    red_lines_then_every: int
    line_loss: dict[str, int]
    surcharges: dict[str, list[int]]
    basics: dict[str, int]
    bot_price: int
    money_per_population: int
    set_aside_for_bot: list[str]
    defaults: dict[str, Options]
    stacks: dict[str, dict[str, dict[str, int]]]
    ratings: list[tuple[int, str]]
    goals: list[Goal]
    tiles: list[Tile]


class Player(TypedDict):
    """What a player has besides the tiles."""

    money: int
    income: int
    reputation: int
    population: int
    markers: int
    goal: str | None
    dealt: list[str]


class Move(TypedDict, total=False):
    """A move as the case file writes it: `{"do": "build", "slot": 4, "cell": [1, 1]}`."""

    do: str
    slot: int
    cell: list[int]
    tile: str
    goal: str


class Case(TypedDict, total=False):
    """A position, an operation and the result, in the format of cases/suburbia.json."""

    id: str
    section: str
    why: str
    op: str
    options: Options
    players: list[dict[str, object]]
    tiles: list[list[int | str]]
    x2: list[list[int]]
    market: list[str | None] | dict[str, str]
    stack: list[str]
    basics: dict[str, int]
    discards: list[str]
    public: list[str]
    turn: int
    start: int
    phase: Phase
    round: int
    last_round: int | None
    do: Move | list[Move]
    after: list[Move]
    player: int
    by: list[int]
    expect: dict[str, object]


class Snapshot(TypedDict):
    """The whole position as plain data. Start tiles are left out, as in a case; x2 is sorted."""

    players: list[Player]
    tiles: list[list[int | str]]
    x2: list[list[int]]
    market: list[str | None]
    stack: list[str]
    basics: dict[str, int]
    discards: list[str]
    public: list[str]
    turn: int
    start: int
    phase: Phase
    round: int
    last_round: int | None
    over: bool
    winners: list[int]
    rating: str | None
    beaten: bool | None


FACTS: Facts = json.loads(Path(__file__).with_name("suburbia_facts.json").read_text("utf-8"))
TILES: dict[str, Tile] = {tile["id"]: tile for tile in FACTS["tiles"]}
GOALS: dict[str, Goal] = {goal["id"]: goal for goal in FACTS["goals"]}
STATS: tuple[Stat, ...] = get_args(Stat)
NO_TILE_ACTION = ("basic", "invest")
"""The options of step 1 that take no market tile, so that one is discarded later."""


class Oracle:
    """A position of Suburbia that knows the rules."""

    options: Options
    players: list[Player]
    tiles: list[Laid]
    x2: list[tuple[int, int, int]]
    market: list[str | None]
    stack: list[str]
    basics: dict[str, int]
    discards: list[str]
    public: list[str]
    turn: int
    start: int
    phase: Phase
    round: int
    last_round: int | None
    winners: list[int]
    rating: str | None
    beaten: bool | None
    scored: list[list[int | str]]
    ledger: list[list[int | str]]
    revealed: list[str]

    @staticmethod
    def from_case(case: Case) -> Oracle:
        """The position a case describes; whatever it does not name is as at the start."""
        self = Oracle()
        self.options = options_in_full(case.get("options", {}))
        mode = self.options["mode"]
        seats = 1 if mode == "architect" else 2 if mode == "bot" else self.options["players"]
        self.players = [player_from(given) for given in case.get("players", [{}] * seats)]
        self.tiles = []
        for seat in range(len(self.players)):
            for name, q, r in FACTS["start_tiles"]:
                self.tiles.append((seat, name, q, r))
        for owner, tile, q_given, r_given in case.get("tiles", []):
            self.tiles.append((int(owner), str(tile), int(q_given), int(r_given)))
        self.x2 = [(seat, q, r) for seat, q, r in case.get("x2", [])]
        self.market = market_from(case.get("market", {}), len(FACTS["surcharges"][mode]))
        self.stack = list(case.get("stack", []))
        self.basics = {**FACTS["basics"], **case.get("basics", {})}
        self.discards = list(case.get("discards", []))
        self.public = list(case.get("public", []))
        self.turn = case.get("turn", 0)
        self.start = case.get("start", 0)
        self.phase = case.get("phase", "act")
        self.round = case.get("round", 1)
        self.last_round = case.get("last_round")
        self.winners = []
        self.rating = None
        self.beaten = None
        self.scored = []
        self.ledger = []
        self.revealed = []
        return self

    def snapshot(self) -> Snapshot:
        """The position as plain data that shares nothing with it."""
        laid = self.tiles[len(FACTS["start_tiles"]) * len(self.players) :]
        return {
            "players": copy.deepcopy(self.players),
            "tiles": [[seat, name, q, r] for seat, name, q, r in laid],
            "x2": [[seat, q, r] for seat, q, r in sorted(self.x2)],
            "market": list(self.market),
            "stack": list(self.stack),
            "basics": dict(self.basics),
            "discards": list(self.discards),
            "public": list(self.public),
            "turn": self.turn,
            "start": self.start,
            "phase": self.phase,
            "round": self.round,
            "last_round": self.last_round,
            "over": self.phase == "over",
            "winners": list(self.winners),
            "rating": self.rating,
            "beaten": self.beaten,
        }

    def imagined(self) -> Oracle:
        """A copy to try something on; its ledger begins empty."""
        other = copy.copy(self)
        other.players = [player.copy() for player in self.players]
        other.tiles = list(self.tiles)
        other.x2 = list(self.x2)
        other.market = list(self.market)
        other.stack = list(self.stack)
        other.basics = dict(self.basics)
        other.discards = list(self.discards)
        other.ledger = []
        other.revealed = []
        return other

    # The moves there are, and the one reason against each that is not (sections 5 and 17)

    def legal(self) -> list[Move]:
        """Every move that may be made now."""
        if self.phase == "goal":
            return [{"do": "keep", "goal": goal} for goal in self.players[self.turn]["dealt"]]
        if self.phase == "bot" and self.bot_slot() is not None:
            return [{"do": "bot", "cell": list(cell)} for cell in self.bot_cells()]
        moves = [move for move in self.conceivable() if self.refusal(move) is None]
        if not moves and self.phase in ("act", "bot"):
            return [{"do": "skip"}]
        return moves

    def conceivable(self) -> list[Move]:
        """Moves of the right kind for this decision, some of which may be refused."""
        moves: list[Move] = []
        slots = range(len(self.market))
        if self.phase in ("discard", "remove"):
            moves += [{"do": self.phase, "slot": slot} for slot in slots]
        if self.phase == "act":
            cells = self.open_cells(self.turn)
            for kind in ("build", "lake"):
                for slot in slots:
                    moves += [{"do": kind, "slot": slot, "cell": list(cell)} for cell in cells]
            for name in FACTS["basics"]:
                moves += [{"do": "basic", "tile": name, "cell": list(cell)} for cell in cells]
            for _, _, q, r in self.borough(self.turn):
                moves.append({"do": "invest", "cell": [q, r]})
        return moves

    def refusal(self, move: Move) -> str | None:
        """The first code of section 17 that applies, or None for a legal move."""
        if self.phase == "over":
            return "game_over"
        if not self.is_due(move):
            return "wrong_phase"
        kind = move["do"]
        if kind == "keep" and move["goal"] not in self.players[self.turn]["dealt"]:
            return "no_such_goal"
        if "slot" in move and not self.has_tile_in(move["slot"]):
            return "no_such_slot"
        if kind == "basic" and move["tile"] not in FACTS["basics"]:
            return "not_basic"
        if kind == "basic" and self.basics[move["tile"]] <= 0:
            return "none_left"
        if kind == "invest" and (reason := self.why_no_marker(move)):
            return reason
        if kind in ("build", "lake", "basic", "bot") and (reason := self.why_not_there(move)):
            return reason
        if kind not in ("keep", "skip", "bot") and not self.can_afford(move):
            return "cannot_afford"
        if kind == "bot" and (move["cell"][0], move["cell"][1]) not in self.bot_cells():
            return "not_best_cell"
        return None

    def is_due(self, move: Move) -> bool:
        """Whether this kind of decision is asked for now."""
        if move["do"] == "skip":
            return self.legal() == [{"do": "skip"}]
        if move["do"] == "bot":
            return self.phase == "bot" and self.bot_slot() is not None
        due = {
            "goal": ("keep",),
            "act": ("build", "lake", "basic", "invest"),
            "discard": ("discard",),
            "remove": ("remove",),
        }
        return move["do"] in due.get(self.phase, ())

    def has_tile_in(self, slot: int) -> bool:
        """Whether the market has this slot and a tile lies in it."""
        return 0 <= slot < len(self.market) and self.market[slot] is not None

    def why_no_marker(self, move: Move) -> str | None:
        """What forbids a marker on this cell, money aside."""
        q, r = move["cell"]
        if self.players[self.turn]["markers"] <= 0:
            return "no_marker"
        if self.tile_at(self.turn, (q, r)) is None:
            return "no_tile"
        if (self.turn, q, r) in self.x2:
            return "already_invested"
        return None

    def why_not_there(self, move: Move) -> str | None:
        """What forbids a new tile on this cell (section 2)."""
        q, r = move["cell"]
        if [q, r] in FACTS["covered"]:
            return "on_board"
        if self.tile_at(self.turn, (q, r)) is not None:
            return "occupied"
        if not self.adjacent_tiles(self.turn, (q, r)):
            return "not_adjacent"
        return None

    def can_afford(self, move: Move) -> bool:
        """Whether the price is in hand, or with the lenient rule comes in in time (P1)."""
        if self.price(move) <= self.players[self.turn]["money"]:
            return True
        if self.options["price_in_hand"] or move["do"] in ("discard", "remove"):
            return False
        trial = self.imagined()
        trial.act(move)
        return trial.players[self.turn]["money"] >= 0

    def price(self, move: Move) -> int:
        """What a move costs its player (section 5)."""
        if move["do"] == "build":
            return TILES[self.tile_in(move["slot"])]["cost"] + self.surcharge(move["slot"])
        if move["do"] == "basic":
            return TILES[move["tile"]]["cost"]
        if move["do"] == "invest":
            return TILES[self.own_tile(move)[1]]["cost"]
        return self.surcharge(move["slot"])

    def surcharge(self, slot: int) -> int:
        """The price printed above a market slot."""
        return FACTS["surcharges"][self.options["mode"]][slot]

    def tile_in(self, slot: int) -> str:
        """The tile in a market slot that is not empty."""
        tile = self.market[slot]
        assert tile is not None
        return tile

    def own_tile(self, move: Move) -> Laid:
        """The tile a marker is put on."""
        tile = self.tile_at(self.turn, (move["cell"][0], move["cell"][1]))
        assert tile is not None
        return tile

    # The borough (section 2)

    def borough(self, seat: int) -> list[Laid]:
        """A player's tiles, oldest first."""
        return [tile for tile in self.tiles if tile[0] == seat]

    def tile_at(self, seat: int, cell: Cell) -> Laid | None:
        """The tile on a cell of a borough."""
        for tile in self.borough(seat):
            if (tile[2], tile[3]) == cell:
                return tile
        return None

    def adjacent_tiles(self, seat: int, cell: Cell) -> list[Laid]:
        """The tiles of a borough that share an edge with a cell, oldest first."""
        return [tile for tile in self.borough(seat) if (tile[2], tile[3]) in neighbours(cell)]

    def open_cells(self, seat: int) -> list[Cell]:
        """The cells where a player may place a tile, in order of q and r."""
        cells: list[Cell] = []
        for _, _, q, r in self.borough(seat):
            for cell in neighbours((q, r)):
                covered = list(cell) in FACTS["covered"]
                if not covered and self.tile_at(seat, cell) is None and cell not in cells:
                    cells.append(cell)
        return sorted(cells)

    # A move and all that follows by itself (section 4)

    def apply(self, move: Move) -> None:
        """Make a legal move and go on to the next decision."""
        reason = self.refusal(move)
        if reason is not None:
            raise ValueError(f"{move}: {reason}")
        if move["do"] == "keep":
            self.keep(move["goal"])
        elif self.phase == "bot":
            self.bot_turn(move)
        elif self.phase == "act":
            self.act(move)
            self.after_step_one(owes_discard=move["do"] in NO_TILE_ACTION)
        elif self.phase == "discard":
            self.take_away(move["slot"])
            self.after_discard()
        elif self.phase == "remove":
            self.take_away(move["slot"])
            self.after_removal()

    def keep(self, goal: str) -> None:
        """Keep one of the two goals; asked from the start player clockwise (O1)."""
        self.players[self.turn]["goal"] = goal
        if self.options["mode"] == "bot":
            self.phase = "act"
            return
        self.turn = self.seat_after(self.turn)
        if self.turn == self.start:
            self.phase = "act"

    def after_step_one(self, *, owes_discard: bool) -> None:
        """The forced discard comes now or after step 3 (P2)."""
        if owes_discard and self.options["discard_timing"] == "after_placement":
            if self.can_take_away():
                self.phase = "discard"
                return
            owes_discard = False
        self.income_step(self.turn)
        self.population_step(self.turn)
        if owes_discard and self.can_take_away():
            self.phase = "discard"
            return
        self.after_step_three()

    def after_discard(self) -> None:
        """Go on where the forced discard came in between."""
        if self.options["discard_timing"] == "after_placement":
            self.income_step(self.turn)
            self.population_step(self.turn)
        self.after_step_three()

    def after_step_three(self) -> None:
        """Step 4, with the architect's extra removal before or after it (13.1)."""
        if self.options["mode"] == "bot":
            self.turn = 1
            self.phase = "bot"
            return
        if self.options["mode"] == "architect":
            if self.options["architect_removal"] == "after_refill":
                self.market_step()
            if self.can_take_away():
                self.phase = "remove"
                return
            self.after_removal()
            return
        self.market_step()
        self.end_turn()

    def after_removal(self) -> None:
        """The refills that the architect still has coming: two a turn in all (S2)."""
        self.market_step()
        if self.options["architect_removal"] == "before_refill":
            self.market_step()
        self.end_turn()

    def end_turn(self) -> None:
        """Next player, next round, or final scoring (section 11)."""
        if self.seat_after(self.turn) == self.start:
            if self.last_round is not None and self.round >= self.last_round:
                self.final_scoring()
                return
            self.round += 1
        self.turn = self.seat_after(self.turn)
        self.phase = "act"

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.players)

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        count = len(self.players)
        return [(first + step) % count for step in range(count)]

    # Step 1 (sections 5, 6 and 7)

    def act(self, move: Move) -> None:
        """Step 1 alone: pay and resolve."""
        if move["do"] == "skip":
            return
        self.adjust(self.turn, "price", "money", -self.price(move))
        if move["do"] == "invest":
            self.invest(self.own_tile(move))
            return
        if move["do"] == "basic":
            name = move["tile"]
            self.basics[name] -= 1
        else:
            name = "lake" if move["do"] == "lake" else self.tile_in(move["slot"])
            self.market[move["slot"]] = None
        self.place(self.turn, name, move["cell"])

    def place(self, seat: int, name: str, cell: list[int]) -> None:
        """Lay a tile that is paid for and resolve it in the order of section 6."""
        new: Laid = (seat, name, cell[0], cell[1])
        self.tiles.append(new)
        self.immediate(new)
        for effect in TILES[name]["conditional"]:
            if effect["timing"] == "always":
                count = self.count(effect, new)
                self.adjust(seat, name, effect["stat"], effect["amount"] * count)
        for old in self.borough(seat):
            if is_adjacent(old, new):
                self.react(old, new)
        for old in self.borough(seat):
            if not is_adjacent(old, new) and old != new:
                self.react(old, new)
        for other in self.seats_from(seat)[1:]:
            for old in self.borough(other):
                self.react(old, new)

    def invest(self, tile: Laid) -> None:
        """Everything the tile does once more, then the marker lies on it (section 7)."""
        self.immediate(tile)
        seat, name, q, r = tile
        for effect in TILES[name]["conditional"]:
            count = 0
            if effect["timing"] == "always":
                count = self.count(effect, tile)
            elif effect["timing"] == "after":
                count = self.count_built_after(effect, tile)
            self.adjust(seat, name, effect["stat"], effect["amount"] * count)
        self.players[seat]["markers"] -= 1
        self.x2.append((seat, q, r))

    def immediate(self, tile: Laid) -> None:
        """The immediate effect, once."""
        for change in TILES[tile[1]]["immediate"]:
            self.adjust(tile[0], tile[1], change["stat"], change["amount"])

    def count(self, effect: Effect, tile: Laid) -> int:
        """The matches of a tile's effect as things stand now (6.1)."""
        seat, _, q, r = tile
        if effect["scope"] == "adjacent":
            return number_of(self.adjacent_tiles(seat, (q, r)), effect)
        if effect["scope"] == "own":
            return number_of(self.borough(seat), effect)
        if effect["scope"] == "all":
            return number_of(self.tiles, effect)
        if effect["scope"] == "others":
            return number_of([other for other in self.tiles if other[0] != seat], effect)
        if effect["scope"] == "own_lakes":
            pairs = 0
            for lake in self.lakes(seat):
                pairs += number_of(self.adjacent_tiles(seat, (lake[2], lake[3])), effect)
            return pairs
        return 0

    def count_built_after(self, effect: Effect, tile: Laid) -> int:
        """The matching tiles of all boroughs that are younger than this one (I1)."""
        return number_of(self.tiles[self.tiles.index(tile) + 1 :], effect)

    def react(self, old: Laid, new: Laid) -> None:
        """Each effect of an older tile that the new one triggers; doubled under a marker."""
        for effect in TILES[old[1]]["conditional"]:
            times = self.triggers(effect, old, new)
            amount = effect["amount"] * times * self.doubling(old)
            self.adjust(old[0], old[1], effect["stat"], amount)

    def triggers(self, effect: Effect, old: Laid, new: Laid) -> int:
        """How often the new tile triggers an effect of an older one (6.1)."""
        own = old[0] == new[0]
        if effect["scope"] == "own_lakes":
            return self.new_pairs(effect, new) if own else 0
        if not matches(new[1], effect):
            return 0
        if effect["scope"] == "adjacent":
            return 1 if is_adjacent(old, new) else 0
        if effect["scope"] == "own":
            return 1 if own else 0
        if effect["scope"] == "others":
            return 0 if own else 1
        return 1 if effect["scope"] == "all" else 0

    def new_pairs(self, effect: Effect, new: Laid) -> int:
        """The pairs of a lake and a tile with a category that the new tile makes (6.2)."""
        beside = self.adjacent_tiles(new[0], (new[2], new[3]))
        if new[1] == "lake":
            return number_of(beside, effect)
        if not matches(new[1], effect):
            return 0
        return len([tile for tile in beside if tile[1] == "lake"])

    def doubling(self, tile: Laid) -> int:
        """2 for a tile under a marker, otherwise 1."""
        return 2 if (tile[0], tile[2], tile[3]) in self.x2 else 1

    def lakes(self, seat: int) -> list[Laid]:
        """A player's lakes."""
        return [tile for tile in self.borough(seat) if tile[1] == "lake"]

    # Adjustments (sections 6 and 9.1)

    def adjust(self, seat: int, source: str, stat: Stat, amount: int) -> int:
        """Change one number of one player; gives what was really applied."""
        if amount == 0:
            return 0
        if stat == "population":
            return self.move_population(seat, source, amount)
        before = self.players[seat][stat]
        after = before + amount
        if stat in ("income", "reputation"):
            lowest, highest = FACTS["stops"]
            after = max(lowest, min(highest, after))
        self.players[seat][stat] = after
        self.write(seat, source, stat, amount, after - before)
        return after - before

    def move_population(self, seat: int, source: str, amount: int) -> int:
        """Move space by space, not below 0; each line is dealt with when it is met."""
        player = self.players[seat]
        applied = max(amount, -player["population"])
        self.write(seat, source, "population", amount, applied)
        for _ in range(abs(applied)):
            if amount > 0:
                player["population"] += 1
                if is_line_after(player["population"] - 1):
                    self.pass_line(seat, upward=True)
            else:
                player["population"] -= 1
                if is_line_after(player["population"]):
                    self.pass_line(seat, upward=False)
        return applied

    def pass_line(self, seat: int, *, upward: bool) -> None:
        """The loss or its return, then Casino and PR Firm, oldest first (9.1, 9.2)."""
        sign = 1 if upward else -1
        loss = FACTS["line_loss"][self.options["mode"]]
        self.adjust(seat, "red_line", "income", -sign * loss)
        self.adjust(seat, "red_line", "reputation", -sign * loss)
        if not upward and self.options["line_tiles_backward"] == "none":
            return
        for tile in self.borough(seat):
            for effect in TILES[tile[1]]["conditional"]:
                if effect["timing"] == "red_line":
                    amount = sign * effect["amount"] * self.doubling(tile)
                    self.adjust(seat, tile[1], effect["stat"], amount)

    def pay_what_there_is(self, seat: int, source: str, amount: int) -> int:
        """Pay an amount or all the money there is; gives what is missing."""
        paid = min(amount, self.players[seat]["money"])
        self.players[seat]["money"] -= paid
        if amount:
            self.write(seat, source, "money", -amount, -paid)
        return amount - paid

    def write(self, seat: int, source: str, stat: Stat, amount: int, applied: int) -> None:
        """Tell the ledger."""
        entry: list[int | str] = [seat, source, stat, amount]
        if applied != amount:
            entry.append(applied)
        self.ledger.append(entry)

    # Steps 2 and 3 (sections 8 and 9)

    def income_step(self, seat: int) -> None:
        """Receive the income; a debt that cannot be paid is taken from the population."""
        income = self.players[seat]["income"]
        if income >= 0:
            self.adjust(seat, "income", "money", income)
            return
        missing = self.pay_what_there_is(seat, "income", -income)
        self.adjust(seat, "debt", "population", -missing)

    def population_step(self, seat: int) -> None:
        """Move by the reputation; spaces that cannot be moved cost $1 each."""
        reputation = self.players[seat]["reputation"]
        applied = self.adjust(seat, "reputation", "population", reputation)
        if reputation < 0:
            self.pay_what_there_is(seat, "fee", applied - reputation)

    # Step 4 and what takes tiles out of the market (sections 5 and 10)

    def can_take_away(self) -> bool:
        """Whether a discard is possible: not from an empty market (T2)."""
        money = self.players[self.turn]["money"]
        slots = [slot for slot in range(len(self.market)) if self.market[slot] is not None]
        return any(self.surcharge(slot) <= money for slot in slots)

    def take_away(self, slot: int) -> None:
        """Pay the surcharge of a market tile and put it on the discard pile."""
        self.adjust(self.turn, "discard", "money", -self.surcharge(slot))
        self.discards.append(self.tile_in(slot))
        self.market[slot] = None

    def market_step(self) -> None:
        """Close the gap and turn up one tile from the pile."""
        left = [tile for tile in self.market if tile is not None]
        name = self.turn_up()
        if name == "one_more_round":
            self.last_round = self.round + 1
            name = self.turn_up() if self.options["replace_one_more_round"] else None
        short = len(self.market) - len(left)
        self.market = [None] * short + left
        if name is not None:
            self.market[0 if self.options["new_tile_far_left"] else short - 1] = name

    def turn_up(self) -> str | None:
        """The top tile of the pile, shown to all; None if the pile is empty (M5)."""
        if not self.stack:
            return None
        self.revealed.append(self.stack.pop(0))
        return self.revealed[-1]

    # The bot (13.2)

    def bot_turn(self, move: Move) -> None:
        """Buy and place, income, population, and the tiles of the next round."""
        slot = self.bot_slot()
        if slot is not None:
            name = self.tile_in(slot)
            self.market[slot] = None
            self.pay_what_there_is(self.turn, "price", FACTS["bot_price"])
            self.place(self.turn, name, move["cell"])
        self.income_step(self.turn)
        self.population_step(self.turn)
        for tile in self.market:
            if tile is not None:
                self.discards.append(tile)
        self.next_bot_round()

    def next_bot_round(self) -> None:
        """Lay new tiles left to right; One More Round among them ends the game at once."""
        self.market = [None] * len(self.market)
        for slot in range(len(self.market)):
            name = self.turn_up()
            if name == "one_more_round":
                self.last_round = self.round
                self.final_scoring()
                return
            self.market[slot] = name
        self.end_turn()

    def bot_slot(self) -> int | None:
        """The slot of the dearest tile, the leftmost among equals; None if there is no tile."""
        best = None
        highest = -1
        for slot in range(len(self.market)):
            if self.market[slot] is not None:
                price = TILES[self.tile_in(slot)]["cost"] + self.surcharge(slot)
                if price > highest:
                    best, highest = slot, price
        return best

    def bot_cells(self) -> list[Cell]:
        """The cells best for the bot's income and reputation together, then reputation (S6)."""
        slot = self.bot_slot()
        assert slot is not None
        results: list[tuple[int, int, Cell]] = []
        for cell in self.open_cells(self.turn):
            trial = self.imagined()
            trial.place(self.turn, self.tile_in(slot), list(cell))
            bot = trial.players[self.turn]
            results.append((bot["income"] + bot["reputation"], bot["reputation"], cell))
        best = max((together, reputation) for together, reputation, _ in results)
        return [cell for together, reputation, cell in results if (together, reputation) == best]

    # The end (sections 11 to 13)

    def final_scoring(self) -> None:
        """Public goals, secret goals in turn order, money; then who has won."""
        self.phase = "over"
        if self.options["mode"] != "architect":
            for goal in self.public:
                self.score(goal, self.who_meets(goal))
        if self.options["mode"] == "standard" or self.options["bot_secret_goal"]:
            for seat in self.seats_from(self.start):
                secret = self.players[seat]["goal"]
                if secret is not None and self.who_meets(secret) == seat:
                    self.score(secret, seat)
        for seat in self.seats_from(self.start):
            self.convert_money(seat)
        self.winners = self.who_wins()
        self.rate()

    def score(self, goal: str, seat: int | None) -> None:
        """Give the population of a goal to the player who alone meets it."""
        if seat is not None:
            self.scored.append([goal, seat])
            self.add_ignoring_lines(seat, goal, "population", GOALS[goal]["population"])

    def convert_money(self, seat: int) -> None:
        """1 population for each full $5; the rest is kept."""
        rate = FACTS["money_per_population"]
        gained = self.players[seat]["money"] // rate
        self.add_ignoring_lines(seat, "conversion", "population", gained)
        self.add_ignoring_lines(seat, "conversion", "money", -rate * gained)

    def add_ignoring_lines(self, seat: int, source: str, stat: Stat, amount: int) -> None:
        """A change of final scoring."""
        if amount:
            self.players[seat][stat] += amount
            self.write(seat, source, stat, amount, amount)

    def who_meets(self, goal: str) -> int | None:
        """The seat that alone leads the measure of a goal (section 12)."""
        values = [self.measure(GOALS[goal]["measure"], seat) for seat in range(len(self.players))]
        best = max(values) if GOALS[goal]["rule"] == "most" else min(values)
        leaders = [seat for seat in range(len(self.players)) if values[seat] == best]
        return leaders[0] if len(leaders) == 1 else None

    def measure(self, measure: str, seat: int) -> int:
        """What a goal counts for one player."""
        tiles = self.borough(seat)
        if measure == "money":
            return self.players[seat]["money"]
        if measure == "income":
            return self.players[seat]["income"]
        if measure == "reputation":
            return self.players[seat]["reputation"]
        if measure == "lakes":
            return len(self.lakes(seat))
        if measure == "investment_markers_placed":
            return len([marker for marker in self.x2 if marker[0] == seat])
        if measure == "airport_icons":
            return len([tile for tile in tiles if TILES[tile[1]]["icon"] == "airport"])
        if measure == "largest_connected_lake_group":
            return largest_group(self.lakes(seat))
        if measure == "largest_connected_civic_group":
            return largest_group([tile for tile in tiles if TILES[tile[1]]["category"] == "civic"])
        assert measure in ("residential", "industrial", "commercial", "civic"), measure
        return len([tile for tile in tiles if TILES[tile[1]]["category"] == measure])

    def who_wins(self) -> list[int]:
        """The highest population; ties by reputation, income and money; else shared (F1)."""
        results = [
            (player["population"], player["reputation"], player["income"], player["money"])
            for player in self.players
        ]
        return [seat for seat in range(len(results)) if results[seat] == max(results)]

    def rate(self) -> None:
        """The rating of a solo game (13.3), and whether the bot is beaten."""
        if self.options["mode"] == "standard":
            return
        self.rating = rating_of(self.players[0]["population"])
        if self.options["mode"] == "bot":
            self.beaten = self.winners == [0]
            if self.options["bot_must_be_beaten"] and not self.beaten:
                self.rating = None


def options_in_full(given: Options) -> Options:
    """The edition's options with those set alone on top (section 14)."""
    edition = given.get("edition", "first")
    common: Options = {"edition": edition, "mode": "standard", "players": 2}
    return {**common, **FACTS["defaults"][edition], **given}


def player_from(given: dict[str, object]) -> Player:
    """A player with the start numbers, and what a case gives instead."""
    player: Player = {
        "money": FACTS["start"]["money"],
        "income": FACTS["start"]["income"],
        "reputation": FACTS["start"]["reputation"],
        "population": FACTS["start"]["population"],
        "markers": FACTS["start"]["markers"],
        "goal": None,
        "dealt": [],
    }
    unknown = set(given) - set(player)
    assert not unknown, unknown
    player.update(copy.deepcopy(given))  # type: ignore[typeddict-item]  # a case is plain JSON
    return player


def market_from(given: list[str | None] | dict[str, str], slots: int) -> list[str | None]:
    """The market slot by slot, from either way of writing it."""
    if isinstance(given, list):
        return list(given)
    return [given.get(str(slot)) for slot in range(slots)]


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around a cell (section 2)."""
    q, r = cell
    return (q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)


def is_adjacent(one: Laid, other: Laid) -> bool:
    """Whether two tiles lie side by side in the same borough."""
    return one[0] == other[0] and (one[2], one[3]) in neighbours((other[2], other[3]))


def matches(name: str, effect: Effect) -> bool:
    """Whether a kind of tile is what an effect looks for; a lake never is."""
    tile = TILES[name]
    wanted = effect["match"]
    has_category = tile["category"] in wanted.get("category", [])
    has_icon = tile["icon"] in wanted.get("icon", [])
    return has_category or has_icon


def number_of(tiles: list[Laid], effect: Effect) -> int:
    """How many of these tiles an effect looks for."""
    return len([tile for tile in tiles if matches(tile[1], effect)])


def is_line_after(population: int) -> bool:
    """Whether a red line lies between this population and the next (9.1)."""
    beyond = population - FACTS["red_lines"][-1]
    return population in FACTS["red_lines"] or (
        beyond > 0 and beyond % FACTS["red_lines_then_every"] == 0
    )


def largest_group(tiles: list[Laid]) -> int:
    """The size of the largest group connected by shared edges; 0 if there is none (O3)."""
    largest = 0
    for first in tiles:
        group = [first]
        for member in group:
            group += [tile for tile in tiles if is_adjacent(tile, member) and tile not in group]
        largest = max(largest, len(group))
    return largest


def rating_of(population: int) -> str:
    """The rating of a solo score (13.3)."""
    reached = [name for lowest, name in FACTS["ratings"] if lowest <= population]
    return reached[-1]


# The case file


def run_case(case: Case) -> list[str]:
    """Carry out the operation of a case; gives each difference from what it expects."""
    oracle = Oracle.from_case(case)
    before = oracle.snapshot()["players"]
    expect = case["expect"]
    op = case["op"]
    if op == "legal":
        return differences(expect, try_move(oracle, case))
    if op == "cells":
        cells = [list(cell) for cell in oracle.open_cells(case["player"])]
        return differences({"cells": expect}, {"cells": cells})
    if op == "goals":
        return differences(expect, {goal: oracle.who_meets(goal) for goal in GOALS})
    if op == "rating":
        return differences(expect, {number: rating_of(int(number)) for number in expect})
    if op == "bot_choice":
        cells = [list(cell) for cell in oracle.bot_cells()]
        return differences(expect, {"slot": oracle.bot_slot(), "cells": cells})
    if op == "final":
        oracle.final_scoring()
        return differences(expect, final_result(oracle))
    make_moves(oracle, case)
    return differences(with_all_players(expect, before), result(oracle))


def make_moves(oracle: Oracle, case: Case) -> None:
    """The operations that change a position: act, turn, income, population and move."""
    do = case.get("do", [])
    moves = do if isinstance(do, list) else [do]
    if case["op"] == "act":
        for move in moves:
            oracle.act(move)
    elif case["op"] == "turn":
        for move in moves:
            oracle.apply(move)
    elif case["op"] == "income":
        oracle.income_step(case["player"])
    elif case["op"] == "population":
        oracle.population_step(case["player"])
    elif case["op"] == "move":
        for amount in case["by"]:
            oracle.adjust(case["player"], "test", "population", amount)
    else:
        raise ValueError(f"no such op here: {case['op']}")


def try_move(oracle: Oracle, case: Case) -> dict[str, object]:
    """What the oracle says of a move; its list of moves and its refusal must agree."""
    for earlier in case.get("after", []):
        oracle.apply(earlier)
    move = case["do"]
    assert not isinstance(move, list)
    reason = oracle.refusal(move)
    assert (move in oracle.legal()) == (reason is None), (case["id"], reason)
    return {"legal": reason is None, "reason": reason}


def result(oracle: Oracle) -> dict[str, object]:
    """All that a case may expect of a position after its operation."""
    numbers = {str(seat): numbers_of(player) for seat, player in enumerate(oracle.players)}
    shown = {**oracle.snapshot(), "ledger": oracle.ledger, "revealed": oracle.revealed}
    return {**shown, "players": numbers}


def final_result(oracle: Oracle) -> dict[str, object]:
    """All that a case may expect of a final scoring."""
    columns: dict[str, list[int]] = {
        stat: [player[stat] for player in oracle.players] for stat in STATS
    }
    verdict = {"winners": oracle.winners, "rating": oracle.rating, "beaten": oracle.beaten}
    return {**columns, **verdict, "goals": oracle.scored}


def numbers_of(player: Player) -> dict[str, int]:
    """The numbers of a player that a case speaks of."""
    return {**{stat: player[stat] for stat in STATS}, "markers": player["markers"]}


def with_all_players(expect: dict[str, object], before: list[Player]) -> dict[str, object]:
    """What is expected, with every number that is not named as it was before."""
    named = expect.get("players", {})
    assert isinstance(named, dict)
    assert set(named) <= {str(seat) for seat in range(len(before))}, named
    players = {
        str(seat): {**numbers_of(player), **named.get(str(seat), {})}
        for seat, player in enumerate(before)
    }
    return {**expect, "players": players}


def differences(expect: dict[str, object], found: dict[str, object]) -> list[str]:
    """One line for each expected thing that is otherwise."""
    return [
        f"{key}: expected {wanted}, found {found.get(key, 'nothing')}"
        for key, wanted in expect.items()
        if key not in found or found[key] != wanted
    ]
