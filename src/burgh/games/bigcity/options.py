"""Options: players, supply, packs, and every variant alone (R17)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from burgh.core.malformed import bad_players, converted
from burgh.core.options import Choice, choice
from burgh.core.title import PLAYER, Role
from burgh.games.bigcity.complaints import wrong
from burgh.games.bigcity.content import EXPANSION, Content, content, read_pack
from burgh.games.bigcity.engine.tables import Rules


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before the deal.

    A pack is named: one that comes with Burgh, or a folder; or it is JSON data, kept as its text.
    """

    players: int = 2
    supply: Literal["box_52", "seed_table", "inventory_variant"] = "box_52"
    packs: tuple[str, ...] = ()
    trade_cards: bool = False
    dead_cards_stay: bool = False
    single_line: bool = False
    single_line_no_loop: bool = False
    inhabited_tram: bool = False
    placed_piles_only: bool = False
    custom_buildings: bool = False
    draw_one_by_one: bool = False
    fillable_hole_is_outskirts: bool = False
    first_player: Literal["drawn", "1", "2", "3", "4", "5"] = "drawn"


def choices() -> tuple[Choice, ...]:
    """What a lobby offers: the variants, then fine points."""
    return (
        choice(Options, "trade_cards"),
        choice(Options, "dead_cards_stay"),
        choice(Options, "single_line", only_with={"single_line_no_loop": (False,)}),
        choice(Options, "single_line_no_loop"),
        choice(Options, "inhabited_tram"),
        choice(Options, "placed_piles_only"),
        choice(Options, "first_player", is_fine=True),
        choice(Options, "supply", is_fine=True),
        choice(Options, "draw_one_by_one", is_fine=True),
        choice(Options, "fillable_hole_is_outskirts", is_fine=True),
    )


def roles(options: Options) -> tuple[Role, ...]:
    """Everybody decides."""
    return (PLAYER,) * options.players


def read_options(given: Mapping[str, Any]) -> Options:
    """Read options from keywords; a pack may be given as data, the first player as a number."""
    plain = dict(given)
    if isinstance(plain.get("first_player"), int):
        plain["first_player"] = str(plain["first_player"])
    packs = plain.get("packs", ())
    if isinstance(packs, str):
        packs = (packs,)
    if isinstance(packs, list | tuple):
        plain["packs"] = [as_text(pack) for pack in packs]
    options: Options = converted(plain, Options, "options", strict=False)
    if not 2 <= options.players <= 5:
        raise bad_players(2, 5, options.players)
    if options.first_player != "drawn" and int(options.first_player) > options.players:
        raise wrong("options.first_player", "options-first", players=options.players)
    if len(set(options.packs)) < len(options.packs):
        raise wrong("options.packs", "data-twice")
    for pack in options.packs:
        read_pack(pack)  # a broken pack is a broken option, in play or not
    in_play(options)
    return options


def as_text(pack: object) -> object:
    """A pack that comes as data as one line of text, always the same for the same data."""
    return json.dumps(pack, sort_keys=True) if isinstance(pack, Mapping) else pack


def plain_options(options: Options) -> dict[str, Any]:
    """Write the options that differ from the usual ones; packs that are data as data."""
    usual = msgspec.to_builtins(Options())
    plain = {
        name: value
        for name, value in msgspec.to_builtins(options).items()
        if value != usual[name] or name == "players"
    }
    if options.packs:
        plain["packs"] = [
            json.loads(pack) if pack.startswith("{") else pack for pack in options.packs
        ]
    return plain


def packs_in_play(options: Options) -> tuple[str, ...]:
    """The packs whose pieces are in play: the expansion, and others if they are wanted."""
    return tuple(pack for pack in options.packs if pack == EXPANSION or options.custom_buildings)


def in_play(options: Options) -> Content:
    """What is printed on everything in play (R8.6, R9.5)."""
    return content(packs_in_play(options))


@lru_cache(maxsize=256)
def rules_of(options: Options) -> Rules:
    """Resolve the options into what the engine reads."""
    printed = in_play(options)
    players = str(options.players)
    setup = printed.boards["setup"]
    districts = [board["id"] for board in printed.boards["district"]]
    start = districts.index(setup["start"])
    initial = sum(1 << districts.index(d) for d in setup["initial"][players])
    return Rules(
        tables=printed.tables,
        seats=options.players,
        hand=printed.cards["hand_size"][players],
        dealt=[districts.index(pile) for pile in printed.cards["deal"][players]],
        initial=initial,
        rounds=setup["placed_by_each"][players],
        start=start,
        supply=printed.supply(options.supply),
        trade=options.trade_cards,
        dead_stay=options.dead_cards_stay,
        single_line=options.single_line or options.single_line_no_loop,
        no_loop=options.single_line_no_loop,
        inhabited=options.inhabited_tram,
        placed_only=options.placed_piles_only,
        one_by_one=options.draw_one_by_one,
        fillable=options.fillable_hole_is_outskirts,
    )
