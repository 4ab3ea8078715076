"""Brackwater: a town on stilts, for two to four. The rules are in rules.md.

Read on in this order: content (what is printed), state (the rules), deal, moves, refuse, words,
areas. Everything a title needs beyond that is as `simple_title` has it.
"""

import msgspec

from brackwater.areas import areas
from brackwater.content import PLOTS, TOWN
from brackwater.deal import Options, deal
from brackwater.moves import MOVES
from brackwater.refuse import refuse
from brackwater.state import Brackwater
from brackwater.words import THINGS, name_cause, why
from burgh.core.simple_title import simple_title

TITLE = simple_title(
    key="brackwater",
    package=__name__,
    state=Brackwater,
    options=Options,
    seats=range(2, 5),
    most_plies=28,  # four aims are kept, 24 tiles leave the quay
    samples=({"players": 2}, {"players": 3}, {"players": 4}, {"players": 2, "tide": "neap"}),
    deal=deal,
    moves=MOVES,
    refuse=refuse,
    name_cause=name_cause,
    name_place=lambda plot: PLOTS[plot],
    name_reveal=name_cause,  # tiles and aims have the same numbers there
    things=THINGS,
    why=why,
    printed=msgspec.to_builtins(TOWN, str_keys=True),
    areas=areas,
    reason="quay_empty",
)
