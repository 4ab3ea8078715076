"""Set-up: the pile, the market, the goals, the start player (S3, S13)."""

from __future__ import annotations

from functools import lru_cache

from burgh.core.ints import i64, vec
from burgh.core.rng import Chance
from burgh.games.suburbia.content import content
from burgh.games.suburbia.engine.borough import Borough, empty_borough
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import (
    ACT,
    FIRST_TILE,
    KEEP_GOAL,
    NO_GOAL,
    ONE_MORE_ROUND,
    STACKS,
    Tables,
    small,
)
from burgh.games.suburbia.options import Options, rules_of, setting, stack_sizes
from burgh.shapes.hex import cell_at


def deal(options: Options, rng: Chance) -> Suburbia:
    """Deal a new game; the same options and the same stream give the same deal."""
    table = bare_table(options)
    lay_pile(table, options, rng)
    for slot in range(table.rules.slots):  # left to right in drawing order (M3)
        table.market[slot] = table.pile[table.drawn]
        table.drawn += 1
    deal_goals(table, options, rng)
    if options.mode == "standard":
        table.start = rng.below(table.rules.seats)
        table.active = table.start
    if table.dealt[2 * table.active] != NO_GOAL:
        table.due = KEEP_GOAL
    return table


def bare_table(options: Options) -> Suburbia:
    """The table before anything is shuffled: start tiles, start numbers, basics on offer."""
    printed = content(options.packs)
    table = Suburbia(rules_of(options))
    first = start_borough(options.packs)
    table.boroughs = [first.copy() for _ in range(options.players)]
    offer = printed.board["basics"]["on_offer"]
    table.basics = vec[i64]([offer] * len(printed.tables.basics))
    table.dealt = vec[i64]([NO_GOAL] * (2 * options.players))
    table.kept = vec[i64]([NO_GOAL] * options.players)
    table.due = ACT
    return table


@lru_cache(maxsize=16)  # laying one out takes as long as all the shuffling
def start_borough(packs: tuple[str, ...]) -> Borough:
    """A borough with the three start tiles; nothing is resolved for them (S2.3, S2.4).

    It is copied for each seat, and never changed itself.
    """
    printed = content(packs)
    board = printed.board
    borough = empty_borough([cell_at(q, r) for q, r in board["borough"]["covered"]])
    for tile in board["borough"]["start"]:
        borough.put(printed.tables, printed.kind_of[tile["tile"]], cell_at(*tile["cell"]), 0)
    borough.money = board["start"]["money"]
    borough.income = board["start"]["income"]
    borough.reputation = board["start"]["reputation"]
    borough.population = board["start"]["population"]
    borough.markers = board["start"]["markers"]
    return borough


def shuffled_stack(table: Suburbia, letter: str, rng: Chance) -> list[int]:
    """All tiles of one letter in random order."""
    tiles = small(sorted_stack(table.rules.tables, STACKS.index(letter)))
    rng.shuffle_bytes(tiles)
    return [int(kind) for kind in tiles]


@lru_cache(maxsize=64)
def sorted_stack(tables: Tables, stack: int) -> list[int]:
    """All tiles of one stack, before they are shuffled; the list itself is never changed."""
    return [
        kind
        for kind in range(FIRST_TILE, int(tables.kinds))
        if tables.stack[kind] == stack
        for _ in range(tables.copies[kind])
    ]


def lay_pile(table: Suburbia, options: Options, rng: Chance) -> None:
    """Build the pile: A, B, upper C, the packet with One More Round, the reserve (S3.1)."""
    sizes = stack_sizes(options)
    a, b, c = (shuffled_stack(table, letter, rng) for letter in "ABC")
    upper, packet, reserve = sizes["upper"], sizes["packet"], sizes["reserve"]
    last_packet = small([*c[upper : upper + packet], int(ONE_MORE_ROUND)])
    rng.shuffle_bytes(last_packet)
    above = [*a[: sizes["A"]], *b[: sizes["B"]], *c[:upper]]
    below = c[upper + packet : upper + packet + reserve]
    table.packet_from = len(above)
    table.packet_to = len(above) + packet + 1
    table.pile = small([*above, *(int(kind) for kind in last_packet), *below])


def deal_goals(table: Suburbia, options: Options, rng: Chance) -> None:
    """Lay public goals and deal two to each player, if the mode has any (S3.6, S3.8, S13.23)."""
    if options.mode == "architect":
        return
    tables = table.rules.tables
    bot = options.mode == "bot"
    goals = vec[i64]([g for g in range(len(tables.goals)) if not bot or tables.goal_in_bot_game[g]])
    rng.shuffle(goals)
    public = content(options.packs).board["bot"]["goals"] if bot else options.players
    table.public = goals[:public]
    if not bot:
        table.dealt = goals[public : public + 2 * options.players]
    elif setting(options, "bot_secret_goal"):
        deal_secret_goals_to_human(table, rng)


def deal_secret_goals_to_human(table: Suburbia, rng: Chance) -> None:
    """Deal two of all the goals that do not lie open, those about lakes included (S14.12)."""
    laid = [int(goal) for goal in table.public]
    rest = vec[i64]([g for g in range(len(table.rules.tables.goals)) if g not in laid])
    rng.shuffle(rest)
    table.dealt[0], table.dealt[1] = rest[0], rest[1]
