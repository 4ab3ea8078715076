"""Options: edition, mode, number of players, and each difference between editions alone (S14)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from burgh.core.malformed import bad_players, converted, one_of
from burgh.core.options import Choice, choice
from burgh.core.title import AUTOMATIC, PLAYER, Role
from burgh.games.suburbia.complaints import wrong
from burgh.games.suburbia.content import Content, content, data
from burgh.games.suburbia.engine.tables import MODES, Rules

# Modes in which the market is refilled tile by tile; against the bot it is laid anew each round.
MARKET: Final = {"mode": ("standard", "architect")}
SOLO: Final = {"architect": "architect", "dale": "bot", "bot": "bot"}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before the deal. `None` means: as the edition has it."""

    players: int = 2
    edition: Literal["first", "second"] = "first"
    mode: Literal["standard", "architect", "bot"] = "standard"
    discard_timing: Literal["after_population", "after_placement"] | None = None
    price_in_hand: bool | None = None
    replace_one_more_round: bool | None = None
    stack_table: Literal["first", "second"] | None = None
    architect_removal: Literal["after_refill", "before_refill"] | None = None
    bot_must_be_beaten: bool | None = None
    line_tiles_backward: Literal["none", "mirror"] | None = None
    new_tile_far_left: bool | None = None
    bot_secret_goal: bool | None = None
    packs: tuple[str, ...] = ()


def choices() -> tuple[Choice, ...]:
    """What a lobby offers: the edition, then its differences one by one, and other readings."""
    return (
        choice(Options, "mode", seats={mode: seats(mode) for mode in MODES}),
        choice(Options, "edition", is_heading=True),
        choice(Options, "discard_timing", is_fine=True),
        choice(Options, "price_in_hand", is_fine=True),
        choice(Options, "replace_one_more_round", is_fine=True, only_with=MARKET),
        choice(Options, "new_tile_far_left", is_fine=True, only_with=MARKET, values=()),
        choice(Options, "stack_table", is_fine=True, only_with=MARKET),
        choice(Options, "line_tiles_backward", is_fine=True),
        choice(Options, "architect_removal", is_fine=True, only_with={"mode": ("architect",)}),
        choice(Options, "bot_must_be_beaten", is_fine=True, only_with={"mode": ("bot",)}),
        choice(Options, "bot_secret_goal", is_fine=True, only_with={"mode": ("bot",)}, values=()),
    )


def seats(mode: str) -> tuple[int, ...]:
    """How many people may sit down: all modes but one are for a single player (S13)."""
    return (2, 3, 4) if mode == "standard" else (1,)


def roles(options: Options) -> tuple[Role, ...]:
    """Everybody decides, but for the bot opponent of a solo game (S13.20)."""
    return (PLAYER, AUTOMATIC) if options.mode == "bot" else (PLAYER,) * options.players


def read_options(given: Mapping[str, Any]) -> Options:
    """Read options from keywords; `solo="dale"` or `solo="architect"` is short for the mode."""
    plain = dict(given)
    solo = plain.pop("solo", None)
    if solo is not None:
        if not isinstance(solo, str) or solo not in SOLO:
            raise one_of(solo, ("architect", "dale"), "options.solo")
        plain["mode"] = SOLO[solo]
    options: Options = converted(plain, Options, "options", strict=False)
    solo_seats = {"architect": 1, "bot": 2}.get(options.mode)
    if solo_seats is not None:
        if "players" in plain and options.players not in (1, solo_seats):
            raise wrong("options.players", "options-alone", mode=options.mode)
        options = msgspec.structs.replace(options, players=solo_seats)
    elif not 2 <= options.players <= 4:
        raise bad_players(2, 4, options.players)
    content(options.packs)  # a broken pack is a broken option
    return options


def setting(options: Options, name: str) -> Any:
    """One option as it is in force: set by hand, or by the edition."""
    chosen = getattr(options, name)
    return data_editions()[options.edition][name] if chosen is None else chosen


@lru_cache(maxsize=1)
def data_editions() -> Mapping[str, Any]:
    """Read what each edition sets."""
    return data("editions")


def stack_sizes(options: Options) -> Mapping[str, int]:
    """The row of the stack table for this game (S3.2, S13.21)."""
    stacks = data_editions()["stacks"]
    if options.mode == "bot":
        return stacks["bot"]  # type: ignore[no-any-return]  # TOML has no types
    players = max(2, options.players)  # the architect plays with the piles for two (S13.10)
    return stacks[setting(options, "stack_table")][str(players)]  # type: ignore[no-any-return]


@lru_cache(maxsize=256)
def rules_of(options: Options) -> Rules:
    """Resolve the options into what the engine reads."""
    printed: Content = content(options.packs)
    board = printed.board
    bot = options.mode == "bot"
    return Rules(
        tables=printed.tables,
        seats=options.players,
        mode=MODES.index(options.mode),
        surcharges=board["market"]["bot_surcharges" if bot else "surcharges"],
        discard_late=setting(options, "discard_timing") == "after_population",
        price_in_hand=setting(options, "price_in_hand"),
        replace_one_more_round=setting(options, "replace_one_more_round"),
        remove_late=setting(options, "architect_removal") == "after_refill",
        line_cost=board["architect"]["line_cost"] if options.mode == "architect" else 1,
        mirror=setting(options, "line_tiles_backward") == "mirror",
        far_left=setting(options, "new_tile_far_left"),
        low=board["limits"]["low"],
        high=board["limits"]["high"],
        bot_price=board["bot"]["price"],
        per_population=board["conversion"]["money_per_population"],
    )
