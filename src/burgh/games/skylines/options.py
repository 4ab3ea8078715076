"""Options: players, scenario, difficulty, open or private hands, and the switches of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from burgh.core.malformed import bad_players, between, converted, one_of
from burgh.core.options import Choice, choice
from burgh.core.said import quoted
from burgh.core.title import PLAYER, Role
from burgh.games.skylines.complaints import wrong
from burgh.games.skylines.content import Content, Difficulty, Scenario, content
from burgh.games.skylines.engine.tables import KINDS, SERVICE, Rules
from burgh.games.skylines.layout import Layout, check_layout

BANDS: Final = ("11", "21", "31", "41")  # where a band of results begins (K10.4)
FIRST_MODULE: Final = int(SERVICE) + 1


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before the deal. `None` means: as the scenario has it."""

    players: int = 2
    scenario: str = "intro"
    difficulty: Difficulty | None = None
    hands: Literal["open", "private"] = "open"
    refill: bool = True
    win_from: int | None = None
    tiles_on_one_board: bool | None = None
    roles: Literal["choose", "random"] | tuple[str, ...] = "choose"
    layout: Layout | None = None
    boards: Literal["drawn", "arranged", "chosen"] | None = None
    packs: tuple[str, ...] = ()


def choices() -> tuple[Choice, ...]:
    """What a lobby offers: the scenarios of the box, then how they are played."""
    scenarios = content(()).scenarios
    levelled = {key: each for key, each in scenarios.items() if isinstance(each.start_money, dict)}
    easiest = next((level for each in levelled.values() for level in levels(each)), None)
    with_roles = tuple(key for key, each in scenarios.items() if "role" in each.modules)
    unlaid = tuple(key for key, each in scenarios.items() if not each.layout)
    return (
        choice(Options, "scenario", values=tuple(scenarios), is_heading=True),
        choice(Options, "difficulty", only_with={"scenario": tuple(levelled)}, unset=easiest),
        choice(Options, "boards", only_with={"scenario": unlaid}, unset="drawn"),
        choice(Options, "hands"),
        choice(Options, "roles", only_with={"scenario": with_roles}),
        choice(Options, "refill", is_fine=True),
        choice(Options, "win_from", is_fine=True, values=BANDS),
        choice(Options, "tiles_on_one_board", is_fine=True, values=()),
    )


def levels(scenario: Scenario) -> tuple[str, ...]:
    """The difficulties of a scenario, the easiest first."""
    return tuple(scenario.start_money) if isinstance(scenario.start_money, dict) else ()


def roles(options: Options) -> tuple[Role, ...]:
    """Everybody decides."""
    return (PLAYER,) * options.players


def read_options(given: Mapping[str, Any]) -> Options:
    """Read options from keywords; `scenario=4` is short for `scenario="scenario-4"`."""
    plain = dict(given)
    scenario = plain.get("scenario")
    if isinstance(scenario, int) and not isinstance(scenario, bool):
        scenario = str(scenario)
    if isinstance(scenario, str) and scenario.isdecimal():
        plain["scenario"] = f"scenario-{scenario}"
    options: Options = converted(plain, Options, "options", strict=False)
    if not 1 <= options.players <= 4:
        raise bad_players(1, 4, options.players)
    found = content(options.packs)  # a broken pack is a broken option
    if options.scenario not in found.scenarios:
        raise one_of(options.scenario, found.scenarios, "options.scenario")
    check_scenario(found, options)
    return options


def check_scenario(found: Content, options: Options) -> None:
    """Refuse what the scenario does not have, and layouts that do not join."""
    scenario = scenario_of(options)
    if options.difficulty is not None:
        levels = scenario.start_money
        if not isinstance(levels, dict):
            raise wrong("options.difficulty", "options-one_difficulty", scenario=scenario.id)
        if options.difficulty not in levels:
            raise one_of(options.difficulty, levels, "options.difficulty")
    if options.win_from is not None:
        between(options.win_from, -1000, 1000, "options.win_from")
    layout = options.layout or layout_of(scenario)
    if layout:
        path = "options.layout" if options.layout else "options.scenario"
        check_layout(found, layout, scenario.milestones, path)
    if options.boards not in (None, "drawn") and layout:
        raise wrong("options.boards", "options-boards", scenario=scenario.id)
    check_roles(found, options, scenario)


def check_roles(found: Content, options: Options, scenario: Scenario) -> None:
    """Refuse roles that are none, or too many, or in a scenario without roles."""
    if isinstance(options.roles, str):
        return
    if "role" not in scenario.modules:
        raise wrong("options.roles", "options-no_roles", scenario=scenario.id)
    if len(options.roles) != options.players or len(set(options.roles)) < options.players:
        raise wrong("options.roles", "options-roles")
    for number, role in enumerate(options.roles):
        if role not in found.cards or found.cards[role].deck != "role":
            raise wrong(f"options.roles[{number}]", "data-no_such", what="role", name=quoted(role))


def scenario_of(options: Options) -> Scenario:
    """The scenario played."""
    return content(options.packs).scenarios[options.scenario]


def layout_of(scenario: Scenario) -> Layout:
    """The layout of a scenario; empty if one is made for each game."""
    return tuple((laid.board, laid.row, laid.col, laid.rotation) for laid in scenario.layout)


def start_money(options: Options) -> int:
    """The treasury at the start (K3.2)."""
    money = scenario_of(options).start_money
    if isinstance(money, int):
        return money
    return money[options.difficulty] if options.difficulty else next(iter(money.values()))


def win_from(options: Options) -> int:
    """The overall happiness from which the game is won (K10.4, R14)."""
    if options.win_from is not None:
        return options.win_from
    return content(options.packs).printed.tracks.win["from"]


@lru_cache(maxsize=256)
def rules_of(options: Options) -> Rules:
    """Resolve the options into what the engine reads."""
    found = content(options.packs)
    tracks = found.printed.tracks
    modules = [KINDS.index(module) for module in scenario_of(options).modules]
    return Rules(
        tables=found.tables,
        seats=options.players,
        in_use=sum(1 << kind for kind in (*range(FIRST_MODULE), *modules)),
        refill=options.refill,
        private=options.hands == "private",
        exchange_cost=tracks.exchange["action"],
        swap_cost=tracks.exchange["round"],
        tiles=tracks.milestone["tiles"],
        tiles_last=tracks.milestone["tiles_last"],
        win_from=win_from(options),
        one_board=bool(options.tiles_on_one_board),
        milestones=scenario_of(options).milestones,
    )
