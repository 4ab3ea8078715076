"""Suburbia by Ted Alspach: both editions, both solo modes. Rules: docs/rules/suburbia.md."""

from burgh.core.benefits import TitleAdvice
from burgh.core.options import plain_options
from burgh.core.speaker import TitleWords
from burgh.core.title import LedgerNames, OptionSet, Picture, PositionForm, Printed, Result, Title
from burgh.games.suburbia import words
from burgh.games.suburbia.benefits import benefits, plan
from burgh.games.suburbia.board import draw
from burgh.games.suburbia.content import content
from burgh.games.suburbia.deal import deal
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import HALF_PHASES, PHASES, TRACKS
from burgh.games.suburbia.facts import facts
from burgh.games.suburbia.moves import MOVES
from burgh.games.suburbia.naming import name_entry, name_reveal
from burgh.games.suburbia.observation import observation
from burgh.games.suburbia.options import Options, choices, read_options, roles
from burgh.games.suburbia.outcome import outcome
from burgh.games.suburbia.packed import unpack
from burgh.games.suburbia.picture import draw_city
from burgh.games.suburbia.position import read_position
from burgh.games.suburbia.refuse import refuse
from burgh.games.suburbia.standings import standings
from burgh.games.suburbia.table_picture import draw_table
from burgh.games.suburbia.where import where
from burgh.games.suburbia.wishes import wishes
from burgh.games.suburbia.written import write_position

TITLE = SUBURBIA = Title(
    key="suburbia",
    package=__name__,
    state=Suburbia,
    seats=range(1, 5),
    roles=roles,
    phases=PHASES,
    half_phases=HALF_PHASES,
    most_plies=200,
    options=OptionSet(
        type=Options,
        read=read_options,
        write=plain_options,
        choices=choices,
        samples=(
            {"players": 2},
            {"players": 3},
            {"players": 4},
            {"players": 2, "edition": "second"},
            {"players": 3, "edition": "second"},
            {"players": 4, "edition": "second"},
            {"mode": "architect"},
            {"mode": "architect", "edition": "second"},
            {"mode": "bot"},
            {"mode": "bot", "edition": "second"},
            {"players": 2, "price_in_hand": False, "line_tiles_backward": "mirror"},
        ),
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
        standings=standings,
    ),
    position=PositionForm(
        write=write_position,
        read=read_position,
        unpack=unpack,
    ),
    printed=Printed(
        version=lambda options: content(options.packs).version,
        catalogue=lambda options: content(options.packs).printed(),
    ),
    words=TitleWords(
        packs=lambda options: options.packs,
        things=words.things,
        reason=words.reason,
        prompt=words.prompt,
        outcome=words.outcome,
        board=draw,
        where=where,
    ),
    facts=facts,
    picture=Picture(city=draw_city, table=draw_table),
    observation=observation,
    advice=TitleAdvice(benefits=benefits, plan=plan),
)
