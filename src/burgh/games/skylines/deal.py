"""Set-up: layout, piles, hands, roles, the first board (K3, K11)."""

from __future__ import annotations

from burgh.core.ints import i64, vec
from burgh.core.rng import Chance
from burgh.games.skylines.content import content
from burgh.games.skylines.engine import turn
from burgh.games.skylines.engine.districts import survey
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ARRANGE,
    CONSTRUCTION,
    LEVELS,
    MONEY,
    ROLE_CARD,
    UNIQUE,
    small,
)
from burgh.games.skylines.layout import Layout, city_of, make_layout
from burgh.games.skylines.options import (
    Options,
    layout_of,
    rules_of,
    scenario_of,
    start_money,
)


def deal(options: Options, rng: Chance) -> Skylines:
    """Deal a new game; the same options and the same stream give the same deal (K3.8)."""
    layout = dealt_layout(options, rng)
    by_players = options.boards in ("arranged", "chosen")
    table = bare_table(options, () if by_players else layout)
    deal_cards(table, options, rng)
    if "role" in scenario_of(options).modules:
        deal_roles(table, options, rng)
    if by_players:
        found = content(options.packs)
        drawn = list(found.boards) if options.boards == "chosen" else [laid[0] for laid in layout]
        table.unlaid = vec[i64](sorted(found.board_of[board] for board in drawn))
        table.due = ARRANGE
    else:
        turn.begin(table, None)
    return table


def dealt_layout(options: Options, rng: Chance) -> Layout:
    """The layout of the table, of the scenario, or a new one (K3.1, K11.13)."""
    scenario = scenario_of(options)
    given = options.layout or layout_of(scenario)
    return given or make_layout(content(options.packs), scenario.milestones, rng)


def bare_table(options: Options, layout: Layout) -> Skylines:
    """The table before anything is shuffled: boards face down, treasury, supply (K3)."""
    table = Skylines(rules_of(options), city_of(options.packs, layout))
    table.markers[MONEY] = start_money(options)
    table.supply = small(full_supply(table))
    survey(table)
    return table


def full_supply(table: Skylines) -> list[int]:
    """The copies of each tile; those of modules not in use are in the box (K3.3)."""
    outlines = table.rules.tables.outlines
    unique = table.rules.in_use >> UNIQUE & 1
    return [
        int(copies) if kind != UNIQUE or unique else 0
        for copies, kind in zip(outlines.copies, outlines.kind, strict=True)
    ]


def shuffled(cards: list[int], rng: Chance) -> list[int]:
    """Give cards in random order."""
    order = small(cards)
    rng.shuffle_bytes(order)
    return [int(card) for card in order]


def deal_cards(table: Skylines, options: Options, rng: Chance) -> None:
    """Deal open hands and lay three shuffled piles (K3.4, K3.5)."""
    start = content(options.packs).printed.scenarios
    size = start.hand_size[str(options.players)]
    piles = []
    for level, name in enumerate(LEVELS):
        plain, modules = cards_of(table, level)
        cards = shuffled(plain, rng)
        if name == start.deal["level"]:
            for seat in range(options.players):
                for card in cards[seat * size : (seat + 1) * size]:
                    table.hold(seat, card)
            cards = cards[options.players * size :]
        piles.append(shuffled(cards + modules, rng) if modules else cards)
    lay_piles(table, piles)


def cards_of(table: Skylines, level: int) -> tuple[list[int], list[int]]:
    """The construction cards of a level, and those of the modules in use."""
    deck = table.rules.tables.deck
    cards = [card for card in range(deck.count) if deck.level[card] == level]
    in_use = [card for card in cards if table.rules.in_use >> deck.kind[card] & 1]
    return (
        [card for card in in_use if deck.kind[card] in CONSTRUCTION],
        [card for card in in_use if deck.kind[card] not in CONSTRUCTION],
    )


def lay_piles(table: Skylines, piles: list[list[int]]) -> None:
    """Lay piles I, II and III, top card first."""
    table.deck = small([card for pile in piles for card in pile])
    ends = [sum(len(pile) for pile in piles[: level + 1]) for level in range(3)]
    table.top = vec[i64]([0, ends[0], ends[1]])
    table.bottom = vec[i64](ends)


def deal_roles(table: Skylines, options: Options, rng: Chance) -> None:
    """Lay the stack of roles to choose from, or give one at random to each (K11.6)."""
    deck = table.rules.tables.deck
    roles = [card for card in range(deck.count) if deck.kind[card] == ROLE_CARD]
    stack = shuffled(roles, rng)
    if options.roles == "choose":
        table.role_stack = small(stack)
        return
    given = stack[: options.players]
    if not isinstance(options.roles, str):
        given = [content(options.packs).card_of[role] for role in options.roles]
    table.roles = small(given)
    table.box = small([role for role in stack if role not in given])
