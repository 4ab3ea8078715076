"""What is printed, as flat tables: tiles, effects, goals, lines. `content.py` fills them."""

from __future__ import annotations

from typing import Final

from burgh.core.ints import i64, u8, vec

# The four numbers of a player (S1.4).
MONEY: Final[i64] = 0
INCOME: Final[i64] = 1
REPUTATION: Final[i64] = 2
POPULATION: Final[i64] = 3
TRACKS: Final = ("money", "income", "reputation", "population")

# Kinds of tile. The first numbers are things that are not printed fronts; tiles follow.
EMPTY: Final[i64] = 0
LAKE: Final[i64] = 1
ONE_MORE_ROUND: Final[i64] = 2
BACK: Final[i64] = 2  # BACK + stack letter is a tile lying face down: 3, 4, 5
FIRST_TILE: Final[i64] = 6

# Stacks.
BASIC: Final[i64] = 0
STACKS: Final = ("basic", "A", "B", "C")
LETTERS: Final[i64] = 3

# When an effect acts that counts nothing that is there (S6.20 to S6.26).
AT_ONCE: Final[i64] = 0
LATER: Final[i64] = 1
RED_LINE: Final[i64] = 2

# Where the others count.
ADJACENT: Final[i64] = 3
OWN: Final[i64] = 4
ALL: Final[i64] = 5
OTHERS: Final[i64] = 6
OWN_LAKES: Final[i64] = 7
WHERES: Final = ("adjacent", "own", "all", "others", "own_lakes")
EVERY_TILE: Final = ("own_lakes",)  # every tile counts there, whatever its category
FAR: Final = (OWN, ALL, OTHERS, OWN_LAKES, LATER)  # tiles elsewhere can make these act

# What a goal measures.
AIRPORTS: Final[i64] = 0
LAKES: Final[i64] = 1
CASH: Final[i64] = 2
FIRST_CATEGORY: Final[i64] = 3  # then the others, as in CATEGORIES
LAST_CATEGORY: Final[i64] = 6
MARKERS: Final[i64] = 7
LAKE_GROUP: Final[i64] = 8
CIVIC_GROUP: Final[i64] = 9
INCOMES: Final[i64] = 10
REPUTATIONS: Final[i64] = 11
MEASURES: Final = (
    "airport",
    "lakes",
    "money",
    "residential",
    "industrial",
    "commercial",
    "civic",
    "markers",
    "lake_group",
    "civic_group",
    "income",
    "reputation",
)
CATEGORIES: Final = ("residential", "industrial", "commercial", "civic")
ICONS: Final = ("office", "restaurant", "airport", "school", "skyscraper", "car_dealership")
TAGS: Final[i64] = 10
ANY_CATEGORY: Final[i64] = 15
CIVIC_TAG: Final[i64] = 3
AIRPORT_TAG: Final[i64] = 6  # icons follow the categories

# Goals that are not there, or that this seat may not see.
NO_GOAL: Final[i64] = 254
HIDDEN_GOAL: Final[i64] = 255

# Causes in a ledger: a kind of tile, or one of these, or GOAL_CAUSE + goal.
PRICE: Final[i64] = 256
DISCARD_FEE: Final[i64] = 257
LINE: Final[i64] = 258
INCOME_STEP: Final[i64] = 259
DEBT: Final[i64] = 260
POPULATION_STEP: Final[i64] = 261
FEE: Final[i64] = 262
CONVERSION: Final[i64] = 263
TEST: Final[i64] = 264
CAUSES: Final = (
    "price",
    "discard",
    "red_line",
    "income",
    "debt",
    "reputation",
    "fee",
    "conversion",
    "test",
)
GOAL_CAUSE: Final[i64] = 512

# Modes.
STANDARD: Final[i64] = 0
ARCHITECT: Final[i64] = 1
BOT: Final[i64] = 2
MODES: Final = ("standard", "architect", "bot")

# Phases: the decision that is due.
KEEP_GOAL: Final[i64] = 0
ACT: Final[i64] = 1
DISCARD: Final[i64] = 2
REMOVE: Final[i64] = 3
BOT_TURN: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final = ("goal", "act", "discard", "remove", "bot", "over")
HALF_PHASES: Final = ("discard", "remove")  # the market gives up a tile before the turn is done


class Tables:
    """All printed numbers of one set of tiles: the base set, or the base set with packs."""

    def __init__(
        self,
        names: list[str],
        stack: list[int],
        cost: list[int],
        copies: list[int],
        tags: list[int],
        effects: list[list[tuple[int, int, int, int]]],
        goals: list[str],
        goal_fewest: list[int],
        goal_measure: list[int],
        goal_worth: list[int],
        goal_in_bot_game: list[int],
        lines: list[int],
        line_step: int,
    ) -> None:
        """Flatten the lists; `effects` holds (track, amount, where, match) for each kind."""
        self.names = names
        self.stack = vec[i64](stack)
        self.cost = vec[i64](cost)
        self.copies = vec[i64](copies)
        self.tags = vec[i64](tags)
        self.kinds: i64 = len(names)
        self.basics = vec[i64]([k for k in range(FIRST_TILE, len(names)) if stack[k] == BASIC])
        self.goals = goals
        self.goal_fewest = vec[i64](goal_fewest)
        self.goal_measure = vec[i64](goal_measure)
        self.goal_worth = vec[i64](goal_worth)
        self.goal_in_bot_game = vec[i64](goal_in_bot_game)
        flat = [effect for kind in effects for effect in kind]
        self.effect_track = vec[i64]([e[0] for e in flat])
        self.effect_amount = vec[i64]([e[1] for e in flat])
        self.effect_where = vec[i64]([e[2] for e in flat])
        self.effect_match = vec[i64]([e[3] for e in flat])
        first = [0]
        for kind_effects in effects:
            first.append(first[-1] + len(kind_effects))
        self.effect_first = vec[i64](first)  # effects of kind k: effect_first[k] .. [k + 1]
        self.reaches_far = vec[i64]([far(kind_effects) for kind_effects in effects])
        self.answers_lines = vec[i64]([answers(kind_effects) for kind_effects in effects])
        self.line_step: i64 = line_step
        self.last_line: i64 = lines[-1]
        self.line_count: i64 = len(lines)
        self.lines_below = vec[i64]([sum(n < p for n in lines) for p in range(lines[-1] + 1)])

    def lines_passed(self, population: i64) -> i64:
        """How many lines lie below a population, without end (S9.10, R1)."""
        if population <= self.last_line:
            return self.lines_below[population]
        return self.line_count + (population - self.last_line - 1) // self.line_step

    def lines(self, up_to: int) -> list[int]:
        """The populations, up to one, after which a line lies: one more lies below the next."""
        return [p for p in range(up_to + 1) if self.lines_passed(p + 1) > self.lines_passed(p)]


def far(effects: list[tuple[int, int, int, int]]) -> int:
    """Say, as 1 or 0, whether tiles elsewhere can make these effects act."""
    return 1 if any(e[2] in FAR for e in effects) else 0


def answers(effects: list[tuple[int, int, int, int]]) -> int:
    """Say, as 1 or 0, whether red lines make these effects act."""
    return 1 if any(e[2] == RED_LINE for e in effects) else 0


class Rules:
    """The options of one game, resolved: what differs between editions, modes and house rules."""

    def __init__(
        self,
        tables: Tables,
        seats: int,
        mode: int,
        surcharges: list[int],
        discard_late: bool,
        price_in_hand: bool,
        replace_one_more_round: bool,
        remove_late: bool,
        line_cost: int,
        mirror: bool,
        far_left: bool,
        low: int,
        high: int,
        bot_price: int,
        per_population: int,
    ) -> None:
        self.tables = tables
        self.seats: i64 = seats
        self.mode: i64 = mode
        self.slots: i64 = len(surcharges)
        self.surcharges = vec[i64](surcharges)
        self.discard_late = discard_late
        self.price_in_hand = price_in_hand
        self.replace_one_more_round = replace_one_more_round
        self.remove_late = remove_late
        self.line_cost: i64 = line_cost
        self.mirror = mirror
        self.far_left = far_left
        self.low: i64 = low
        self.high: i64 = high
        self.bot_price: i64 = bot_price
        self.per_population: i64 = per_population


def back_of(tables: Tables, kind: i64) -> i64:
    """What a tile looks like face down: its letter; One More Round hides among the C tiles."""
    return BACK + LETTERS if kind == ONE_MORE_ROUND else BACK + tables.stack[kind]


def is_back(kind: i64) -> bool:
    """Whether this is a tile lying face down."""
    return BACK < kind < FIRST_TILE


def small(items: list[int]) -> vec[u8]:
    """A vec of small numbers."""
    return vec[u8](items)
