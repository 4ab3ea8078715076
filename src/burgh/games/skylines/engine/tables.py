"""What is printed, as flat tables: tracks, cards, tiles. `content.py` fills them."""

from __future__ import annotations

from typing import Final

from burgh.core.ints import i64, u8, vec

# The tracks, the treasury and overall happiness (K2), then the step of a reckoning (K6.6).
POWER: Final[i64] = 0
WATER: Final[i64] = 1
GARBAGE: Final[i64] = 2
HAPPINESS: Final[i64] = 3
EMPLOYMENT: Final[i64] = 4
POLLUTION: Final[i64] = 5
TRAFFIC: Final[i64] = 6
CRIME: Final[i64] = 7
MONEY: Final[i64] = 8
OVERALL: Final[i64] = 9
CONDITION: Final[i64] = 10  # in a ledger only: +1 a part of a condition holds, -1 it fails
TRACK_COUNT: Final[i64] = 10
TRACKS: Final = (
    "power",
    "water",
    "garbage",
    "happiness",
    "employment",
    "pollution",
    "traffic",
    "crime",
    "money",
    "overall",
)
# Tracks that rules treat alike: utilities (K9.4), burdens (K10.3).
FIRST_UTILITY: Final[i64] = 0
LAST_UTILITY: Final[i64] = 2
FIRST_BURDEN: Final[i64] = 5
LAST_BURDEN: Final[i64] = 7
LEDGER_TRACKS: Final = (*TRACKS, "condition")

# What happens at the end of a track (K2).
FREE: Final[i64] = 0
REFUSE: Final[i64] = 1
STOP: Final[i64] = 2
SURPLUS: Final[i64] = 3
LOSE: Final[i64] = 4
ENDS: Final = ("free", "refuse", "stop", "overall", "lose")
NO_END: Final = 1 << 30

# Kinds of card and tile.
RESIDENTIAL: Final[i64] = 0
COMMERCIAL: Final[i64] = 1
INDUSTRIAL: Final[i64] = 2
UTILITY: Final[i64] = 3
SERVICE: Final[i64] = 4
UNIQUE: Final[i64] = 5
ROLE_CARD: Final[i64] = 6
POLICY: Final[i64] = 7
NEWS: Final[i64] = 8
FACE_DOWN: Final[i64] = 9
KINDS: Final = (
    "residential",
    "commercial",
    "industrial",
    "utility",
    "service",
    "unique",
    "role",
    "policy",
    "news",
)
CONSTRUCTION: Final = (RESIDENTIAL, COMMERCIAL, INDUSTRIAL, UTILITY, SERVICE)  # in every game
ZONES: Final = ("residential", "commercial", "industrial")
SERVICES: Final = ("health", "education", "transit", "fire", "police", "parks")
SERVICE_SETS: Final[i64] = 64  # each service reaches a place or does not
LEVELS: Final = ("I", "II", "III")
PILES: Final[i64] = 3

# Cards are numbered as printed; the highest numbers are cards lying face down, and none.
MOST_CARDS: Final = 250
ROLE_BACK: Final[i64] = 251
BACK: Final[i64] = 252  # BACK + level
NO_CARD: Final[i64] = 255
NO_TILE: Final[i64] = 255
MOST_HAND: Final[i64] = 16

# Parts of a condition (K6.7 to K6.11).
IF_SERVICE: Final[i64] = 0
IF_COUNT: Final[i64] = 1
IF_TRACK: Final[i64] = 2
OPS: Final = ("<", "<=", "==", ">=", ">")

# When a rule of a card acts (K12).
MODIFY_COST: Final[i64] = 0
MODIFY_EFFECT: Final[i64] = 1
MODIFY_BENEFIT: Final[i64] = 2
AFTER_BENEFIT: Final[i64] = 3
ON_BUILD: Final[i64] = 4
AFTER_BUILD: Final[i64] = 5
TRACK_DROP: Final[i64] = 6
PROVIDES_SERVICE: Final[i64] = 7
FORBID_BUILD: Final[i64] = 8
MODIFY_EXCHANGE_COST: Final[i64] = 9
MODIFY_DEVELOPMENT_COST: Final[i64] = 10
END_OF_MILESTONE: Final[i64] = 11
TRIGGERS: Final = (
    "modify_cost",
    "modify_effect",
    "modify_benefit",
    "after_benefit",
    "on_build",
    "after_build",
    "track_drop",
    "provides_service",
    "forbid_build",
    "modify_exchange_cost",
    "modify_development_cost",
    "end_of_milestone",
)

# How a rule of a card acts: the sign of modify_effect, the place of after_build, the reach.
ALWAYS: Final[i64] = 0
INCREASE: Final[i64] = 1
DECREASE: Final[i64] = 2
SAME_DISTRICT: Final[i64] = 3
OTHER_DISTRICT: Final[i64] = 4
ANYWHERE: Final[i64] = 5
DISTRICT: Final[i64] = 6
CITY: Final[i64] = 7
MODES: Final = (
    "always",
    "increase",
    "decrease",
    "same_district",
    "other_district",
    "anywhere",
    "district",
    "city",
)

# What the ground is made of.
OUTSIDE: Final[i64] = 0
GRASS: Final[i64] = 1
ROAD: Final[i64] = 2
LAKE: Final[i64] = 3

# What is counted for each district: tiles by kind, then these.
ALL_TILES: Final[i64] = 6
SERVED: Final[i64] = 7  # services of level II and III, as bits
COUNTS: Final[i64] = 8

# Causes in a ledger: a card, or one of these.
TRACK_CAUSE: Final[i64] = 256
SERVICE_CAUSE: Final[i64] = 272
ZONE_CAUSE: Final[i64] = 288
EXCHANGE_CAUSE: Final[i64] = 304
SWAP_CAUSE: Final[i64] = 305
LIMIT_CAUSE: Final[i64] = 306
BOARD_CAUSE: Final[i64] = 320

# Phases: the decision that is due.
ROLE: Final[i64] = 0
BOARD: Final[i64] = 1
TURN: Final[i64] = 2
TILE: Final[i64] = 3
SPOT: Final[i64] = 4
DRAWING: Final[i64] = 5
REFILL: Final[i64] = 6
SWAP: Final[i64] = 7
REDRAW: Final[i64] = 8
OVER: Final[i64] = 9
ARRANGE: Final[i64] = 10
PHASES: Final = (
    "role",
    "board",
    "turn",
    "tile",
    "place",
    "draw",
    "refill",
    "swap",
    "redraw",
    "over",
    "arrange",
)
HALF_PHASES: Final = ("tile", "place", "draw", "redraw")  # a card is still to be laid or drawn

# How a game ended (K10).
RUNNING: Final[i64] = 0
LAST_MILESTONE: Final[i64] = 1
PILES_EXHAUSTED: Final[i64] = 2
NO_ACTION: Final[i64] = 3
BY_HAPPINESS: Final[i64] = 4
BY_OVERALL: Final[i64] = 5
NO_MONEY_EMPLOYMENT: Final[i64] = 6
NO_MONEY_DEVELOPMENT: Final[i64] = 7
RESULTS: Final = (
    "running",
    "last_milestone",
    "piles_exhausted",
    "no_action",
    "happiness",
    "overall",
    "money_employment",
    "money_development",
)
RESULT_RULES: Final = ("", "K10.1", "K10.2", "K5.5", "K2.5", "K2.8", "K9.7", "K9.9")

CardFacts = tuple[int, int, int]  # kind, level (-1: none), cost
Row = list[tuple[int, int, int]]  # track, amount, 1 if it is a way towards zero
Part = tuple[int, int, int, int]  # type, service or zone or track, op, value
CardRule = tuple[int, int, int, int, int, int, int, int]
TrackEnds = tuple[int, int, int, int]  # low, high, below, above


class Ends:
    """The ends of the tracks: where they are, what happens there, and under which rule (K2)."""

    def __init__(self, ends: list[TrackEnds], below: list[str], above: list[str]) -> None:
        self.low = vec[i64]([e[0] for e in ends])
        self.high = vec[i64]([e[1] for e in ends])
        self.below = vec[i64]([e[2] for e in ends])
        self.above = vec[i64]([e[3] for e in ends])
        self.rule_below = below
        self.rule_above = above


class Deck:
    """All cards: what they cost and do. Rows come as first row, second row, then rules' rows."""

    def __init__(
        self,
        names: list[str],
        cards: list[CardFacts],
        first: list[Row],
        second: list[Row],
        conditions: list[list[Part]],
        rules: list[list[CardRule]],
        more_rows: list[Row],
        offers: list[list[int]],
    ) -> None:
        """Flatten the lists; a rule is (trigger, kinds, track, amount, mode, what, most, row)."""
        self.names = names
        self.count: i64 = len(names)
        self.kind = vec[i64]([c[0] for c in cards] + [9] * (256 - len(cards)))
        self.level = vec[i64]([c[1] for c in cards] + levels_of_backs(len(cards)))
        self.cost = vec[i64]([c[2] for c in cards])
        self.flatten_rows(first + second + more_rows)
        self.second: i64 = len(names)  # row of the second row of card 0
        self.extra: i64 = 2 * len(names)  # first row of the rules
        self.flatten_conditions(conditions)
        self.flatten_rules(rules)
        self.offer_first = vec[i64](starts([len(offer) for offer in offers]))
        self.offer = vec[i64]([tile for offer in offers for tile in offer])

    def flatten_rows(self, rows: list[Row]) -> None:
        """Lay all rows one after the other; row r is row_first[r] .. [r + 1]."""
        flat = [change for row in rows for change in row]
        self.row_first = vec[i64](starts([len(row) for row in rows]))
        self.row_track = vec[i64]([change[0] for change in flat])
        self.row_amount = vec[i64]([change[1] for change in flat])
        self.row_toward = vec[i64]([change[2] for change in flat])

    def flatten_conditions(self, conditions: list[list[Part]]) -> None:
        """Lay all parts of conditions one after the other, and note the services wanted."""
        flat = [part for parts in conditions for part in parts]
        self.part_first = vec[i64](starts([len(parts) for parts in conditions]))
        self.part_type = vec[i64]([part[0] for part in flat])
        self.part_what = vec[i64]([part[1] for part in flat])
        self.part_op = vec[i64]([part[2] for part in flat])
        self.part_value = vec[i64]([part[3] for part in flat])
        self.wanted = vec[i64](
            [sum([1 << p[1] for p in set(parts) if p[0] == 0]) for parts in conditions]
        )

    def flatten_rules(self, rules: list[list[CardRule]]) -> None:
        """Lay all rules one after the other, and note each card's triggers as bits."""
        flat = [rule for card in rules for rule in card]
        self.rule_first = vec[i64](starts([len(card) for card in rules]))
        self.rule_trigger = vec[i64]([rule[0] for rule in flat])
        self.rule_kinds = vec[i64]([rule[1] for rule in flat])
        self.rule_track = vec[i64]([rule[2] for rule in flat])
        self.rule_amount = vec[i64]([rule[3] for rule in flat])
        self.rule_mode = vec[i64]([rule[4] for rule in flat])
        self.rule_what = vec[i64]([rule[5] for rule in flat])
        self.rule_most = vec[i64]([rule[6] for rule in flat])
        self.rule_row = vec[i64]([rule[7] for rule in flat])
        acts = [bits(card) for card in rules]
        self.acts = vec[i64](acts + [0] * (256 - len(acts)))


class Outlines:
    """All tiles: kind, service, level, copies, and their cells in each of the four turns."""

    def __init__(
        self,
        names: list[str],
        kinds: list[int],
        services: list[int],
        levels: list[int],
        copies: list[int],
        makers: list[int],
        feet: list[list[int]],
        same: list[int],
    ) -> None:
        """Flatten the lists; `feet` and `same` have four entries a tile."""
        self.names = names
        self.count: i64 = len(names)
        self.kind = vec[i64](kinds)
        self.service = vec[i64](services)  # -1: none
        self.level = vec[i64](levels)
        self.copies = vec[i64](copies)
        self.maker = vec[i64](makers)  # the card that names a tile, else -1
        self.card = vec[i64](  # the same for unique buildings, else NO_CARD
            [maker if kind == 5 else NO_CARD for maker, kind in zip(makers, kinds, strict=True)]
        )
        self.foot_first = vec[i64](starts([len(foot) for foot in feet]))
        self.foot = vec[i64]([offset for foot in feet for offset in foot])
        self.lead = vec[i64]([foot[0] for foot in feet])
        self.same = vec[i64](same)  # the fewest turns that look alike


class Tables:
    """All printed numbers of one set of components: ours, or what a pack puts in their place."""

    def __init__(
        self,
        ends: Ends,
        deck: Deck,
        outlines: Outlines,
        boards: list[str],
        costs: list[int],
        grounds: list[list[list[int]]],
        shores: list[int],
        board_size: int,
    ) -> None:
        """Hold the parts; `boards` and `costs` are the names and costs of the boards.

        `grounds` has the squares of each board for each turn; `shores` the water along its sides
        as bits, for each board, turn and side (east, south, west, north).
        """
        self.ends = ends
        self.deck = deck
        self.outlines = outlines
        self.board_names = boards
        self.costs = vec[i64](costs)
        self.grounds = grounds
        self.shores = vec[i64](shores)
        self.board_size = board_size

    def shore(self, board: i64, turns: i64, side: i64) -> i64:
        """Where water lies along a side of a turned board, as bits."""
        return self.shores[(board * 4 + turns) * 4 + side]


class Rules:
    """The options of one game, resolved: what stays the same for the whole game."""

    def __init__(
        self,
        tables: Tables,
        seats: int,
        in_use: int,
        refill: bool,
        private: bool,
        exchange_cost: int,
        swap_cost: int,
        tiles: int,
        tiles_last: int,
        win_from: int,
        one_board: bool,
        milestones: int,
    ) -> None:
        """Hold them; `in_use` has a bit for each kind of card in the game."""
        self.tables = tables
        self.seats: i64 = seats
        self.in_use: i64 = in_use
        self.refill = refill
        self.private = private
        self.exchange_cost: i64 = exchange_cost
        self.swap_cost: i64 = swap_cost
        self.tiles: i64 = tiles
        self.tiles_last: i64 = tiles_last
        self.win_from: i64 = win_from
        self.one_board = one_board
        self.milestones: i64 = milestones  # of the scenario; a position may have other boards


def starts(lengths: list[int]) -> list[int]:
    """Where each part begins, and the end of all."""
    found = [0]
    for length in lengths:
        found.append(found[-1] + length)
    return found


def bits(rules: list[CardRule]) -> int:
    """The triggers of a card's rules as bits."""
    found = 0
    for rule in rules:
        found |= 1 << rule[0]
    return found


def levels_of_backs(cards: int) -> list[int]:
    """The levels of the numbers beyond the cards: a back shows its pile."""
    return [-1] * (252 - cards) + [0, 1, 2, -1]


def is_lost(result: i64) -> bool:
    """Whether a game was lost before its end came (K10.5)."""
    return result != RUNNING and result != LAST_MILESTONE and result != PILES_EXHAUSTED


def is_back(card: i64) -> bool:
    """Whether this is a card lying face down."""
    return ROLE_BACK <= card < NO_CARD


def small(items: list[int]) -> vec[u8]:
    """A vec of small numbers."""
    return vec[u8](items)
