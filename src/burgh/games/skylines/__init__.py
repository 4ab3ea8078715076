"""Cities: Skylines - The Board Game by Rustan Håkansson. Rules: docs/rules/skylines.md."""

from burgh.core.benefits import TitleAdvice
from burgh.core.options import plain_options
from burgh.core.speaker import TitleWords
from burgh.core.title import LedgerNames, OptionSet, Picture, PositionForm, Printed, Result, Title
from burgh.games.skylines import words
from burgh.games.skylines.benefits import benefits, places, plan
from burgh.games.skylines.board import draw
from burgh.games.skylines.content import content
from burgh.games.skylines.deal import deal
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import HALF_PHASES, LEDGER_TRACKS, PHASES
from burgh.games.skylines.facts import facts
from burgh.games.skylines.moves import MOVES
from burgh.games.skylines.naming import name_entry, name_reveal
from burgh.games.skylines.observation import observation
from burgh.games.skylines.options import Options, choices, read_options, roles
from burgh.games.skylines.outcome import outcome
from burgh.games.skylines.packed import unpack
from burgh.games.skylines.picture import draw_city, draw_result
from burgh.games.skylines.position import read_position
from burgh.games.skylines.refuse import refuse
from burgh.games.skylines.table_picture import draw_table
from burgh.games.skylines.where import log, where
from burgh.games.skylines.wishes import wishes
from burgh.games.skylines.written import write_position

TITLE = SKYLINES = Title(
    key="skylines",
    package=__name__,
    state=Skylines,
    seats=range(1, 5),
    roles=roles,
    phases=PHASES,
    half_phases=HALF_PHASES,
    most_plies=1000,
    options=OptionSet(
        type=Options,
        read=read_options,
        write=plain_options,
        choices=choices,
        samples=(
            {"players": 2},
            {"players": 1},
            {"players": 4, "hands": "private"},
            {"players": 3, "scenario": "scenario-1"},
            {"players": 2, "scenario": "scenario-2"},
            {"players": 1, "scenario": "scenario-3"},
            {"players": 3, "scenario": "scenario-3", "refill": False, "roles": "random"},
            {"players": 2, "scenario": "scenario-4"},
            {"players": 3, "scenario": "scenario-4", "hands": "private"},
            {"players": 4, "scenario": "scenario-5", "difficulty": "beginner"},
            {"players": 2, "scenario": "scenario-5", "difficulty": "advanced"},
            {"players": 1, "scenario": "scenario-5", "difficulty": "expert", "win_from": 11},
        ),
    ),
    deal=deal,
    moves=MOVES,
    refuse=refuse,
    wishes=wishes,
    ledger=LedgerNames(
        tracks=LEDGER_TRACKS,
        entry=name_entry,
        reveal=name_reveal,
        less_is_better=("pollution", "traffic", "crime"),
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
        version=lambda options: content(options.packs).version,
        catalogue=lambda options: content(options.packs).printed_data(),
    ),
    words=TitleWords(
        packs=lambda options: options.packs,
        things=words.things,
        reason=words.reason,
        prompt=words.prompt,
        outcome=words.outcome,
        board=draw,
        where=where,
        log=log,
    ),
    facts=facts,
    picture=Picture(city=draw_city, result=draw_result, table=draw_table),
    observation=observation,
    advice=TitleAdvice(benefits=benefits, plan=plan, places=places),
)
