"""Big City by Franz-Benno Delonge: all variants and packs. Rules: docs/rules/bigcity.md."""

from burgh.core.benefits import TitleAdvice
from burgh.core.speaker import TitleWords
from burgh.core.title import LedgerNames, OptionSet, Picture, PositionForm, Printed, Result, Title
from burgh.games.bigcity import words
from burgh.games.bigcity.benefits import benefits, places, plan
from burgh.games.bigcity.board import draw
from burgh.games.bigcity.deal import deal
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import HALF_PHASES, PHASES, TRACKS
from burgh.games.bigcity.facts import facts
from burgh.games.bigcity.moves import MOVES
from burgh.games.bigcity.naming import name_entry, name_reveal
from burgh.games.bigcity.observation import observation
from burgh.games.bigcity.options import (
    Options,
    choices,
    in_play,
    packs_in_play,
    plain_options,
    read_options,
    roles,
)
from burgh.games.bigcity.outcome import outcome
from burgh.games.bigcity.packed import unpack
from burgh.games.bigcity.picture import draw_city
from burgh.games.bigcity.position import read_position
from burgh.games.bigcity.refuse import refuse
from burgh.games.bigcity.table_picture import draw_table
from burgh.games.bigcity.where import log, where
from burgh.games.bigcity.wishes import wishes
from burgh.games.bigcity.written import write_position

TITLE = BIGCITY = Title(
    key="bigcity",
    package=__name__,
    state=BigCity,
    seats=range(2, 6),
    roles=roles,
    phases=PHASES,
    talk={"look_for": 1, "give_for": 2, "more": 0, "no_trade": 0},
    half_phases=HALF_PHASES,
    most_plies=20_000,  # the rules set no end to exchanges; five random traders come to 12,000
    options=OptionSet(
        type=Options,
        read=read_options,
        write=plain_options,
        choices=choices,
        samples=(
            {"players": 2},
            {"players": 3},
            {"players": 4},
            {"players": 5},
            {"players": 2, "packs": ["small_expansion"]},
            {"players": 2, "supply": "seed_table", "dead_cards_stay": True},
            {"players": 3, "trade_cards": True},
            {"players": 2, "single_line": True},
            {"players": 2, "single_line_no_loop": True, "inhabited_tram": True},
            {"players": 3, "placed_piles_only": True, "draw_one_by_one": True},
            {"players": 2, "custom_buildings": True, "packs": ["garden_market"]},
            {
                "players": 3,
                "trade_cards": True,
                "dead_cards_stay": True,
                "single_line_no_loop": True,
                "inhabited_tram": True,
                "placed_piles_only": True,
                "custom_buildings": True,
                "packs": ["small_expansion", "waterside"],
                "fillable_hole_is_outskirts": True,
            },
        ),
        with_packs={"custom_buildings": True},
    ),
    deal=deal,
    moves=MOVES,
    refuse=refuse,
    wishes=wishes,
    ledger=LedgerNames(
        tracks=TRACKS,
        entry=name_entry,
        reveal=name_reveal,
    ),
    result=Result(
        outcome=outcome,
    ),
    position=PositionForm(
        write=write_position,
        read=read_position,
        unpack=unpack,
    ),
    printed=Printed(
        version=lambda options: in_play(options).version,
        catalogue=lambda options: in_play(options).printed(),
    ),
    words=TitleWords(
        packs=packs_in_play,
        things=words.things,
        reason=words.reason,
        prompt=words.prompt,
        outcome=words.outcome,
        board=draw,
        where=where,
        log=log,
        messages=words.messages,
    ),
    facts=facts,
    picture=Picture(city=draw_city, table=draw_table),
    observation=observation,
    advice=TitleAdvice(benefits=benefits, plan=plan, places=places),
)
