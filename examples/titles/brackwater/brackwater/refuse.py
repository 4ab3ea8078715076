"""Why a move is not allowed. It must agree with the legal list: tests/every_title holds both."""

from __future__ import annotations

from brackwater.content import AIM_NAMES, NONE, PLOTS, TILE_NAMES, TILES, TOWN
from brackwater.moves import Build, Fish, Keep, Raise
from brackwater.state import NOBODY, OVER, PHASES, Brackwater
from burgh.core.moves import Move
from burgh.core.values import Refusal


def refuse(state: Brackwater, move: Move) -> Refusal | None:
    """The first reason against a move, or nothing if it is legal."""
    if state.due == OVER:
        return Refusal("W5.3", "game_over")
    if state.due not in move.due:
        return Refusal("W3.1", "wrong_phase", thing=PHASES[state.due])
    match move:
        case Keep(aim):
            dealt = [AIM_NAMES[each] for each in state.dealt_to(state.active)]
            return None if aim in dealt else Refusal("W2.4", "no_such_aim", thing=aim)
        case Build(tile, plot):
            return not_on_quay(state, tile) or not_free(state, plot) or too_dear(state, price(tile))
        case Raise(plot):
            return not_to_raise(state, plot) or too_dear(state, TOWN.raise_price)
        case Fish(tile):
            return not_on_quay(state, tile)
        case _:
            raise TypeError(move)


def not_on_quay(state: Brackwater, tile: str) -> Refusal | None:
    on_quay = [TILE_NAMES[each] for each in state.quay if each in TILES]
    return None if tile in on_quay else Refusal("W3.1", "not_on_quay", thing=tile)


def not_free(state: Brackwater, plot: str) -> Refusal | None:
    if plot not in PLOTS:
        return Refusal("W2.1", "no_such_plot", at=plot)
    place = PLOTS.index(plot)
    if state.board[place] != NONE:
        return Refusal("W3.2", "occupied", thing=TILE_NAMES[state.board[place]], at=plot)
    return None if place in state.open_plots() else Refusal("W3.2", "no_walkway", at=plot)


def not_to_raise(state: Brackwater, plot: str) -> Refusal | None:
    place = PLOTS.index(plot) if plot in PLOTS else -1
    if place < 0 or state.owner[place] == NOBODY:
        return Refusal("W3.4", "nothing_there", at=plot)
    tile = TILE_NAMES[state.board[place]]
    if state.owner[place] != state.active:
        return Refusal("W3.4", "not_yours", thing=tile, at=plot)
    return Refusal("W3.4", "already_raised", thing=tile, at=plot) if state.raised[place] else None


def price(tile: str) -> int:
    return TILES[TILE_NAMES.index(tile)].price


def too_dear(state: Brackwater, asked: int) -> Refusal | None:
    missing = asked - state.coins[state.active]
    return Refusal("W1.2", "cannot_afford", missing=missing) if missing > 0 else None
