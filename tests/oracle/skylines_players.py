"""Two players for the oracle: one without a plan, and one that lives long enough to see the end."""

from __future__ import annotations

import copy
import random

from .skylines import BURDENS, UTILITIES, Move, Oracle


def any_move(oracle: Oracle, chance: random.Random) -> Move:
    """Give a legal move at random: the action first, then the card, then the place."""
    if oracle.phase != "turn":
        return chance.choice(oracle.legal())
    action = chance.choice(oracle.actions())
    if action == "C":
        return {"do": "end"}
    if action == "B":
        return chance.choice([m for m in oracle.plain_actions() if m["do"] == "exchange"])
    hand = list(oracle.hands[oracle.active])
    chance.shuffle(hand)
    ways = next(ways for card in hand if (ways := list(oracle.plays(card))))
    return chance.choice(ways)


def careful_move(oracle: Oracle, chance: random.Random, look: int = 12) -> Move:
    """Give the best of a few legal moves by how the table would look after it."""
    moves = oracle.legal()
    some = chance.sample(moves, min(look, len(moves)))
    some += [move for move in moves if move["do"] in ("end", "exchange") and move not in some]
    return max(some, key=lambda move: worth(after(oracle, move)) + chance.random() / 10)


def after(oracle: Oracle, move: Move) -> Oracle:
    """Give the position after a move."""
    trial = copy.deepcopy(oracle)
    trial.apply(move)
    return trial


def worth(oracle: Oracle) -> float:
    """Say how a position looks: alive, happy, with money and no debts on the tracks."""
    if oracle.outcome is not None and oracle.outcome["result"] == "lost":
        return -1000.0
    tracks = oracle.tracks
    short = sum(min(0, tracks[track] - 1) for track in UTILITIES)
    burdens = sum(tracks[track] for track in BURDENS)
    happy = 3 * tracks["happiness"] + tracks["overall"]
    money = min(tracks["money"], 12) + tracks["money"] / 4
    empty = sum(not oracle.standing(area) for area in oracle.districts())
    cards = -2.0 * (oracle.phase == "swap")
    progress = 6.0 * len(oracle.boards) + 10.0 * (oracle.phase == "over")
    return happy + money + progress + cards + 2 * short - burdens - empty - abs_square(oracle)


def abs_square(oracle: Oracle) -> float:
    """Say how much a labour market out of balance hurts."""
    return oracle.tracks["employment"] ** 2 / 4
