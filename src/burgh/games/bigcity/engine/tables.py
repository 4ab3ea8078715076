"""What is printed, as flat tables: boards, cards, pieces, conditions. `content.py` fills them."""

from __future__ import annotations

from typing import Final

from burgh.core.ints import i64, u8, vec
from burgh.shapes.square import bit

# The one number of a player, and the steps of a score that a ledger tells (R15.1).
SCORE: Final[i64] = 0
BASE: Final[i64] = 1
ADD: Final[i64] = 2
IMPOSED: Final[i64] = 3
FLOOR: Final[i64] = 4
MULTIPLIER: Final[i64] = 5
TRACKS: Final = ("score", "base", "add", "imposed", "floor", "multiplier")

# Phases: the decision that is due. Those after `over` are steps of one: others see nothing of them.
PLACE: Final[i64] = 0
ACT: Final[i64] = 1
LAY: Final[i64] = 2
REFILL: Final[i64] = 3
REPLY: Final[i64] = 4
SETTLE: Final[i64] = 5
FALLBACK: Final[i64] = 6
OVER: Final[i64] = 7
ORIGIN: Final[i64] = 8
ROTATION: Final[i64] = 9
SITE: Final[i64] = 10
SWAP: Final[i64] = 11
BARGAIN: Final[i64] = 12
PHASES: Final = (
    "place",
    "act",
    "tram",
    "draw",
    "reply",
    "settle",
    "fallback",
    "over",
    "origin",
    "rotation",
    "site",
    "exchange",
    "offer",
)
# In the middle of a decision; cards are drawn only after all piles are named.
HALF_PHASES: Final = (
    "tram",
    "draw",
    "reply",
    "settle",
    "origin",
    "rotation",
    "site",
    "exchange",
    "offer",
)

# Why the game ended.
NOT_YET: Final[i64] = 0
FULL: Final[i64] = 1
PASSES: Final[i64] = 2
ENDS: Final = ("", "full", "passes")

# Cards: their own numbers, or the back of a pile where the front is not known.
BACK: Final[i64] = 240
NO_CARD: Final[i64] = 255
MOST_CARDS: Final = 200
HAND_ROOM: Final[i64] = 8  # places for each seat's cards in `BigCity.hands`
NO_LOT: Final[i64] = 255
MOST_CELLS: Final[i64] = 6  # of one footprint
MOST_PIECES: Final = 60  # a set of pieces is the bits of one integer
MOST_LOTS: Final = 120  # a set of lots is the bits of two integers
MOST_SEATS: Final[i64] = 5

# Conditions (`requires`, `when`).
BUILT: Final[i64] = 0
LOCATION: Final[i64] = 1
RIM_LOTS: Final[i64] = 2
ADJACENT: Final[i64] = 3
BY_TRAM: Final[i64] = 4
MULTIPLE: Final[i64] = 5
LAST: Final[i64] = 6
ALL: Final[i64] = 7
ANY: Final[i64] = 8
NOT: Final[i64] = 9

# What an add counts: nothing (its condition holds or not), pieces of a set, or covered lots.
WHEN: Final[i64] = 0
PIECES: Final[i64] = 1
LOTS: Final[i64] = 2

# What a piece is to its neighbours, a bit each: its kind, and whether it is special (R5.11).
GROUPS: Final = ("residence", "office", "city_hall", "park", "factory", "special")

# Causes in a ledger: a piece, or LABEL + the id of an add, a multiplier or an imposing kind.
LABEL: Final[i64] = 1000
# Places in a ledger: a lot, or STREET + an edge.
STREET: Final[i64] = 1000

# Cards shown: to whom says the ledger; how they got there says this, above the card's number.
SHOWN: Final[i64] = 0
DRAWN: Final[i64] = 256
TRADED: Final[i64] = 512


class Boards:
    """The districts: lots, their numbers, and where each lies on its board in each rotation."""

    def __init__(
        self,
        numbers: list[list[int]],
        sizes: list[tuple[int, int]],
        offsets: list[list[list[tuple[int, int]]]],
        contacts: int,
    ) -> None:
        """Flatten; `offsets` holds (x, y) by district, rotation and lot."""
        flat = [(d, number) for d, lots in enumerate(numbers) for number in lots]
        assert len(flat) <= MOST_LOTS
        self.districts: i64 = len(numbers)
        self.lots: i64 = len(flat)
        self.lot_number = vec[i64]([number for _, number in flat])
        self.lot_district = vec[i64]([d for d, _ in flat])
        first = [0]
        for lots in numbers:
            first.append(first[-1] + len(lots))
        self.first_lot = vec[i64](first)  # lots of district d: first_lot[d] .. [d + 1]
        self.shapes: list[tuple[int, int]] = []  # every width and height a board can have
        self.shape = vec[i64]([0] * (4 * len(numbers)))
        self.dx = vec[i64]([0] * (4 * len(flat)))
        self.dy = vec[i64]([0] * (4 * len(flat)))
        for d in range(len(numbers)):
            self.turn_board(d, sizes[d], offsets[d], first[d])
        self.contacts: i64 = contacts

    def turn_board(
        self, d: int, size: tuple[int, int], offsets: list[list[tuple[int, int]]], first: int
    ) -> None:
        """Note a board's four rotations."""
        for rotation in range(4):
            turned = size if rotation % 2 == 0 else (size[1], size[0])
            if turned not in self.shapes:
                self.shapes.append(turned)
            self.shape[4 * d + rotation] = self.shapes.index(turned)
            for i in range(len(offsets[rotation])):
                self.dx[4 * (first + i) + rotation] = offsets[rotation][i][0]
                self.dy[4 * (first + i) + rotation] = offsets[rotation][i][1]


class Cards:
    """The property cards: which lot or piece each shows, and the pile it belongs to."""

    def __init__(self, names: list[str], pile: list[int], lot: list[int], piece: list[int]) -> None:
        """Take the cards pile by pile; -1 where a card shows no lot, or no piece."""
        self.names = names
        self.count: i64 = len(names)
        self.pile = vec[i64](pile)
        self.lot = vec[i64](lot)
        self.piece = vec[i64](piece)
        piles = max(pile) + 1
        sizes = [pile.count(p) for p in range(piles)]
        self.piles: i64 = piles
        self.most_in_pile: i64 = max(sizes)
        self.of_lot = vec[i64]([lot.index(i) for i in range(max(lot) + 1)])

    def back(self, card: i64) -> i64:
        """Give the pile a card belongs to, known or not."""
        return card - BACK if card >= BACK else self.pile[card]


class Orientations:
    """Every way a footprint can lie: how to walk it, its sides within and around."""

    def __init__(
        self,
        shapes: list[str],
        owner: list[int],
        steps: list[list[tuple[int, int]]],
        inner: list[list[tuple[int, int]]],
        outer: list[list[tuple[int, int]]],
    ) -> None:
        """Flatten; a step is (cell walked from, side), a side is (cell, side)."""
        self.shapes = shapes
        self.count: i64 = len(owner)
        self.owner = vec[i64](owner)
        self.first = vec[i64]([owner.index(s) for s in range(len(shapes))] + [len(owner)])
        self.size = vec[i64]([len(walk) + 1 for walk in steps])
        self.step_first = starts(steps)
        self.step_from = vec[i64]([s[0] for walk in steps for s in walk])
        self.step_side = vec[i64]([s[1] for walk in steps for s in walk])
        self.inner_first = starts(inner)
        self.inner_cell = vec[i64]([s[0] for sides in inner for s in sides])
        self.inner_side = vec[i64]([s[1] for sides in inner for s in sides])
        self.outer_first = starts(outer)
        self.outer_cell = vec[i64]([s[0] for sides in outer for s in sides])
        self.outer_side = vec[i64]([s[1] for sides in outer for s in sides])

    def ways(self, shape: i64) -> i64:
        """Count the orientations of a shape."""
        return self.first[shape + 1] - self.first[shape]


def starts(parts: list[list[tuple[int, int]]]) -> vec[i64]:
    """Where each part begins in the flat list, and the end."""
    first = [0]
    for part in parts:
        first.append(first[-1] + len(part))
    return vec[i64](first)


class Conditions:
    """Conditions as flat rows: what is asked, with which numbers; composed ones have parts."""

    def __init__(self) -> None:
        self.asks = vec[i64]([])
        self.a = vec[i64]([])
        self.b = vec[i64]([])
        self.part_first = vec[i64]([])
        self.part_last = vec[i64]([])
        self.parts = vec[i64]([])

    def fill(self, rows: list[tuple[int, int, int, int, int]], parts: list[int]) -> None:
        """Take all rows: (what, a, b, first part, last part)."""
        self.asks = vec[i64]([row[0] for row in rows])
        self.a = vec[i64]([row[1] for row in rows])
        self.b = vec[i64]([row[2] for row in rows])
        self.part_first = vec[i64]([row[3] for row in rows])
        self.part_last = vec[i64]([row[4] for row in rows])
        self.parts = vec[i64](parts)


class Add:
    """One add of a value: its id, the condition or what is counted, and the points."""

    def __init__(
        self, label: int, counts: int, condition: int, mask: int, points: int, table: list[int]
    ) -> None:
        """Hold the numbers; `table` is empty where each counted thing brings the same."""
        self.label: i64 = label
        self.counts: i64 = counts
        self.condition: i64 = condition
        self.mask: i64 = mask
        self.points: i64 = points
        self.table = vec[i64](table)


class Multiplier:
    """One multiplier of a value."""

    def __init__(self, label: int, condition: int, factor: int) -> None:
        self.label: i64 = label
        self.condition: i64 = condition
        self.factor: i64 = factor


class Imposed:
    """What pieces of one kind do to newcomers beside them: points, a factor, or a ban."""

    def __init__(self, label: int, by: int, points: int, factor: int, forbid: bool) -> None:
        """Hold the numbers; `by` is the set of imposing pieces."""
        self.label: i64 = label
        self.by: i64 = by
        self.points: i64 = points
        self.factor: i64 = factor
        self.forbid = forbid


class Piece:
    """One kind of piece: its footprint, its price, its conditions and its value."""

    def __init__(
        self,
        name: str,
        shape: int,
        card: int,
        requires: list[int],
        selects: list[list[str]],
        base: int,
        adds: list[Add],
        multipliers: list[Multiplier],
        floor: tuple[int, int] | None,
    ) -> None:
        """Hold what is printed; `card` is -1 where lot cards pay."""
        self.name = name
        self.shape: i64 = shape
        self.card: i64 = card
        self.requires = vec[i64](requires)
        self.selects = selects  # by condition: the kinds and tags it names
        self.base: i64 = base
        self.adds = adds
        self.multipliers = multipliers
        self.has_floor = floor is not None
        at, score = floor or (0, 0)
        self.floor_at: i64 = at
        self.floor_score: i64 = score
        self.needs = vec[i64]([])  # sets of pieces of which one must stand
        self.imposed: list[Imposed] = []  # by others, once all pieces are known
        self.feels: i64 = 0  # the set of pieces that impose something on this one


class Tables:
    """Everything printed of one set: the box, or the box with packs."""

    def __init__(
        self,
        boards: Boards,
        cards: Cards,
        orientations: Orientations,
        conditions: Conditions,
        pieces: list[Piece],
        labels: list[str],
        segments: int,
        first_action: int,
        later_actions: int,
        needed_for_tram: int,
        needed_for_district: int,
        per_pile: int,
        most_traded: int,
        groups: list[int],
    ) -> None:
        """Hold the parts; pieces are also listed by the shape and the way they are paid."""
        self.boards = boards
        self.cards = cards
        self.orientations = orientations
        self.conditions = conditions
        self.pieces = pieces
        self.labels = labels
        self.segments: i64 = segments
        self.first_action: i64 = first_action
        self.later_actions: i64 = later_actions
        self.needed_for_tram: i64 = needed_for_tram
        self.needed_for_district: i64 = needed_for_district
        self.per_pile: i64 = per_pile
        self.most_traded: i64 = most_traded
        self.groups = vec[i64](groups)  # by piece: the bits of GROUPS
        self.numbered = vec[u8]([int(asks_for(n, conditions)) for n in boards.lot_number])
        self.by_shape: list[vec[i64]] = [
            vec[i64]([p for p in range(len(pieces)) if pieces[p].shape == s and pieces[p].card < 0])
            for s in range(len(orientations.shapes))
        ]
        # The most builds whose footprint begins on one lot.
        self.builds_a_lot: i64 = sum(
            [len(found) * orientations.ways(shape) for shape, found in enumerate(self.by_shape)]
        )
        self.wanted = vec[i64]([wanted_beside(piece, conditions) for piece in pieces])
        self.shape_set = vec[i64]([sum(bit(p) for p in found) for found in self.by_shape])


def wanted_beside(piece: Piece, conditions: Conditions) -> int:
    """The set of pieces of which one must stand beside this piece; 0 if none need to."""
    for i in range(i64(len(piece.requires))):
        if conditions.asks[piece.requires[i]] == ADJACENT:
            return int(conditions.a[piece.requires[i]])
    return 0


def asks_for(number: int, conditions: Conditions) -> bool:
    """Whether some piece wants lots whose numbers are multiples of one that divides this (R5.7)."""
    rows = range(len(conditions.asks))
    return any(conditions.asks[i] == MULTIPLE and number % conditions.a[i] == 0 for i in rows)


class Rules:
    """The options of one game, resolved."""

    def __init__(
        self,
        tables: Tables,
        seats: int,
        hand: int,
        dealt: list[int],
        initial: int,
        rounds: int,
        start: int,
        supply: list[int],
        trade: bool,
        dead_stay: bool,
        single_line: bool,
        no_loop: bool,
        inhabited: bool,
        placed_only: bool,
        one_by_one: bool,
        fillable: bool,
    ) -> None:
        self.tables = tables
        self.seats: i64 = seats
        self.hand: i64 = hand
        self.dealt = vec[i64](dealt)
        self.initial: i64 = initial  # the set of districts placed before the first turn
        self.rounds: i64 = rounds
        self.start: i64 = start
        self.supply = vec[u8](supply)
        self.trade = trade
        self.dead_stay = dead_stay
        self.single_line = single_line
        self.no_loop = no_loop
        self.inhabited = inhabited
        self.placed_only = placed_only
        self.one_by_one = one_by_one
        self.fillable = fillable


def small(items: list[int]) -> vec[u8]:
    """A vec of small numbers."""
    return vec[u8](items)
