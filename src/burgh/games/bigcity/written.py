"""A position of Big City as JSON data, as `position.py` reads it again."""

from __future__ import annotations

from typing import Any

from burgh.core.state import ALL_SEEING
from burgh.games.bigcity.engine import cards
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import (
    ENDS,
    HAND_ROOM,
    ORIGIN,
    PHASES,
    REPLY,
    ROTATION,
    SITE,
)
from burgh.games.bigcity.lookup import card_names, site_numbers, street_name
from burgh.games.bigcity.options import Options, plain_options
from burgh.shapes.square import point_at


def write_position(options: Options, table: BigCity) -> dict[str, Any]:
    """Write a position so that `read_position` gives an equal one."""
    return {
        "title": "bigcity",
        "options": plain_options(options),
        "districts": written_districts(table),
        "pieces": written_pieces(table),
        "trams": [street_name(table, int(edge)) for edge in table.line],
        "hands": [written_hand(table, seat) for seat in range(table.seats())],
        "piles": written_piles(table),
        "out": card_names(table, table.out),
        "known": [written_known(table, seat) for seat in range(table.seats())],
        "scores": [int(score) for score in table.scores],
        "passes": int(table.passes),
        "first": int(table.first),
        "turn": int(table.active),
        "phase": PHASES[table.due],
        **written_progress(table),
        "end": ENDS[table.end] or None,
        "viewer": None if table.viewer == ALL_SEEING else int(table.viewer),
    }


def written_districts(table: BigCity) -> list[dict[str, Any]]:
    """Write the districts in the order of placing."""
    plan = table.plan
    return [
        {"id": int(d) + 1, "origin": [*point_at(origin)], "rotation": int(rotation)}
        for d, origin, rotation in zip(plan.placed, plan.origins, plan.rotations, strict=True)
    ]


def written_pieces(table: BigCity) -> list[list[Any]]:
    """Write the pieces in the order of building, lots ascending."""
    pieces = table.rules.tables.pieces
    return [
        [pieces[kind].name, list(site_numbers(table, int(site)))]
        for kind, site in zip(table.stands, table.sites, strict=True)
    ]


def held(table: BigCity, seat: int) -> list[int]:
    """The numbers of a seat's cards."""
    first = seat * int(HAND_ROOM)
    return [int(card) for card in table.hands[first : first + int(table.hand_size[seat])]]


def stock(table: BigCity, pile: int) -> list[int]:
    """The numbers of a pile's cards, top first."""
    first = int(cards.pile_start(table, pile))
    return [int(card) for card in table.piles[first : first + int(table.pile_size[pile])]][::-1]


def written_hand(table: BigCity, seat: int) -> list[str]:
    """Write a hand."""
    return card_names(table, held(table, seat))


def written_piles(table: BigCity) -> dict[str, list[str]]:
    """Write the piles."""
    piles = range(table.rules.tables.cards.piles)
    return {str(pile + 1): card_names(table, stock(table, pile)) for pile in piles}


def written_known(table: BigCity, seat: int) -> list[str]:
    """Write the cards a seat is certain of besides its own."""
    own = held(table, seat)
    names = table.rules.tables.cards.names
    known = [card for card, seats in enumerate(table.knows) if (seats >> seat) & 1]
    return [names[card] for card in known if card not in own]


def written_progress(table: BigCity) -> dict[str, Any]:
    """Write how far the decision that is due has gone."""
    piles = range(table.rules.tables.cards.piles)
    deal = table.deal
    choosing = table.due in (ORIGIN, ROTATION)
    pieces = table.rules.tables.pieces
    return {
        "to_place": int(table.set_up_left),
        "gave_up": bool(table.gave_up),
        "drawn": {str(p + 1): int(table.drawn_from(p)) for p in piles if table.drawn_from(p)},
        "named": {str(p + 1): int(table.named_from(p)) for p in piles if table.named_from(p)},
        "district": int(table.chosen) + 1 if choosing else None,
        "origin": [*point_at(table.spot)] if table.due == ROTATION else None,
        "piece": pieces[table.chosen].name if table.due == SITE else None,
        "given": card_names(table, table.given),
        "fallback": bool(table.fallback),
        "offer": card_names(table, deal.offer),
        "wants": [d + 1 for d in range(table.rules.tables.boards.districts) if deal.wants >> d & 1],
        "asked": int(table.asked) if table.due == REPLY else None,
        "bids": written_bids(table),
        "taken": [seat for seat in range(table.seats()) if deal.taken >> seat & 1],
    }


def written_bids(table: BigCity) -> list[dict[str, Any]]:
    """Write the bids, by seat."""
    deal = table.deal
    return [
        {
            "seat": seat,
            "cards": card_names(table, deal.bids[2 * seat : 2 * seat + deal.count(seat)]),
            "for": [i for i in (0, 1) if deal.covers(seat) >> i & 1],
        }
        for seat in range(table.seats())
        if deal.count(seat) > 0
    ]
