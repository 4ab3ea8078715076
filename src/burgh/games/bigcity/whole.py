"""Whole moves (rules, sections 12 and 13), as case files and people's records write them.

A whole move is the sequence of its small decisions. It is judged before any of them is made, in
the order of R16.1, so that it is refused as a whole or carried out as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, cast

import msgspec

from burgh.core.ledger import Ledger
from burgh.core.malformed import Malformed, converted
from burgh.core.moves import Move
from burgh.core.values import Refusal
from burgh.games.bigcity import cards, moves
from burgh.games.bigcity.moves import MOVES
from burgh.games.bigcity.refuse import (
    refuse_build,
    refuse_card,
    refuse_discard,
    refuse_district,
    refuse_spot,
    refuse_street,
    refuse_take,
    wrong_phase,
)
from burgh.games.bigcity.state import BigCity
from burgh.games.bigcity.tables import (
    ACT,
    FALLBACK,
    LAY,
    OVER,
    PHASES,
    PLACE,
    REFILL,
    REPLY,
    SETTLE,
)
from burgh.shapes.square import Point

Rotation = Literal[0, 1, 2, 3]


class Whole(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A whole move; it may say who makes it."""

    seat: int | None = None


class PlaceDistrict(Whole, frozen=True, tag="place", kw_only=True):
    """A district of the initial set (R12.2)."""

    district: int
    origin: Point
    rotation: Rotation


class AddDistrict(Whole, frozen=True, tag="district", kw_only=True):
    """A district by action C (R12.2)."""

    district: int
    origin: Point
    rotation: Rotation


class DiscardDead(Whole, frozen=True, tag="discard", kw_only=True):
    """A dead card (R12.3)."""

    card: str


class BuildPiece(Whole, frozen=True, tag="build", kw_only=True):
    """A piece on its lots (R12.4)."""

    piece: str
    lots: tuple[int, ...]


class LaySegment(Whole, frozen=True, tag="tram", kw_only=True):
    """A segment (R12.5)."""

    street: str


class StopLaying(Whole, frozen=True, tag="stop"):
    """No second segment (R12.8)."""


class ExchangeCards(Whole, frozen=True, tag="exchange", kw_only=True):
    """Cards under the piles (R12.6)."""

    cards: tuple[str, ...]


class DrawCards(Whole, frozen=True, tag="draw", kw_only=True):
    """Piles to draw from (R12.7)."""

    piles: tuple[int, ...]


class PassTurn(Whole, frozen=True, tag="pass"):
    """Nothing (R12.8)."""


class OfferCards(Whole, frozen=True, tag="trade", kw_only=True):
    """An offer (R13.1)."""

    cards: tuple[str, ...]
    wants: tuple[int, ...] = ()
    says: str = ""


class ReplyCards(Whole, frozen=True, tag="reply", kw_only=True):
    """A bid (R13.2)."""

    cards: tuple[str, ...]
    for_: int | None = msgspec.field(name="for", default=None)
    says: str = ""


class SettleTrade(Whole, frozen=True, tag="settle", kw_only=True):
    """The bids accepted (R13.3)."""

    with_: tuple[int, ...] = msgspec.field(name="with")


WholeMove = (
    PlaceDistrict
    | AddDistrict
    | DiscardDead
    | BuildPiece
    | LaySegment
    | StopLaying
    | ExchangeCards
    | DrawCards
    | PassTurn
    | OfferCards
    | ReplyCards
    | SettleTrade
)
DUE: Final[dict[type[Whole], tuple[int, ...]]] = {
    PlaceDistrict: (PLACE,),
    AddDistrict: (ACT,),
    DiscardDead: (ACT,),
    BuildPiece: (ACT,),
    LaySegment: (ACT, LAY),
    StopLaying: (LAY,),
    ExchangeCards: (ACT, FALLBACK),
    DrawCards: (REFILL,),
    PassTurn: (ACT, FALLBACK),
    OfferCards: (ACT,),
    ReplyCards: (REPLY,),
    SettleTrade: (SETTLE,),
}


def read_whole(plain: object, path: str = "move") -> Whole:
    """Read a whole move; `Malformed` says what is wrong with it."""
    move: Whole = converted(plain, WholeMove, path)
    match move:
        case ExchangeCards(cards=named) | OfferCards(cards=named) | ReplyCards(cards=named):
            if len(set(named)) < len(named):
                raise Malformed(f"{path}.cards", "the same card twice")
        case BuildPiece(lots=lots) if len(set(lots)) < len(lots):
            raise Malformed(f"{path}.lots", "the same lot twice")
        case _:
            pass
    return move


def judge(table: BigCity, plain: Mapping[str, Any]) -> Refusal | None:
    """Give the first reason of R16.1 against a whole move, or nothing if it is legal."""
    if table.due == OVER:
        return Refusal("R7.1", "game_over")
    try:
        move = read_whole(plain)
    except Malformed as error:
        return Refusal("R12.1", "malformed", thing=error.problem, at=error.path)
    if move.seat is not None and move.seat != table.decider():
        return Refusal("R12.1", "not_your_turn", thing=str(move.seat))
    if table.due not in DUE[type(move)]:
        return wrong_phase(table)
    return judge_place(table, move) or judge_cards(table, move)


def judge_place(table: BigCity, move: Whole) -> Refusal | None:
    """Judge a move that is about a place: district, piece, street."""
    match move:
        case (
            PlaceDistrict(district=d, origin=at, rotation=r)
            | AddDistrict(district=d, origin=at, rotation=r)
        ):
            return refuse_district(table, d) or refuse_spot(table, d - 1, at, r)
        case BuildPiece(piece=piece, lots=lots):
            return refuse_build(table, piece, sorted(lots))
        case LaySegment(street=street):
            return refuse_street(table, street)
        case _:
            return None


def judge_cards(table: BigCity, move: Whole) -> Refusal | None:
    """Judge a move that is about cards."""
    most = int(table.rules.tables.most_traded)
    match move:
        case DiscardDead(card=card):
            return refuse_discard(table, card)
        case ExchangeCards(cards=named):
            limit = most if table.due == FALLBACK else len(named)
            return refuse_cards(table, named, limit, "R4.26")
        case DrawCards(piles=piles):
            return refuse_draw(table, piles)
        case OfferCards(cards=named, wants=wants):
            if not table.rules.trade:
                return Refusal("R8.1", "no_trading")
            for district in wants:
                if not 1 <= district <= table.rules.tables.boards.districts:
                    return Refusal("R1.1", "no_such_district", thing=str(district))
            return refuse_cards(table, named, most, "R13.1")
        case ReplyCards():
            return refuse_reply(table, move)
        case SettleTrade(with_=seats):
            return refuse_settle(table, seats)
        case _:
            return None


def refuse_cards(table: BigCity, named: tuple[str, ...], most: int, rule: str) -> Refusal | None:
    """Refuse no cards, too many, or cards that are not in the active player's hand."""
    if not named:
        return Refusal(rule, "no_cards")
    if len(named) > most:
        return Refusal(rule, "too_many_cards", missing=most)
    return missing_card(table, int(table.active), named, rule)


def missing_card(table: BigCity, seat: int, named: tuple[str, ...], rule: str) -> Refusal | None:
    """Refuse the first card that is not in a hand."""
    reasons = (refuse_card(table, seat, card, rule) for card in named)
    return next((reason for reason in reasons if reason is not None), None)


def refuse_draw(table: BigCity, piles: tuple[int, ...]) -> Refusal | None:
    """Refuse piles that may not be drawn from all together (R4.17, R4.18, R8.5)."""
    for pile in piles:
        if not 1 <= pile <= table.rules.tables.cards.piles:
            return Refusal("R4.18", "no_such_pile", thing=str(pile))
    due = 1 if table.rules.one_by_one else int(table.owed)
    if len(piles) != due:
        return Refusal("R4.17", "wrong_number", missing=due)
    for pile in piles:
        if not cards.is_open(table, pile - 1):
            return Refusal("R8.5", "pile_closed", thing=str(pile))
    for pile in piles:
        if piles.count(pile) + table.drawn_from(pile - 1) > table.rules.tables.per_pile:
            return Refusal("R4.18", "pile_limit", thing=str(pile))
    for pile in piles:
        if piles.count(pile) > table.pile_size[pile - 1]:
            return Refusal("R4.17", "pile_empty", thing=str(pile))
    return None


def refuse_reply(table: BigCity, move: ReplyCards) -> Refusal | None:
    """Refuse a bid (R13.2)."""
    offered = len(table.deal.offer)
    if len(move.cards) > offered:
        return Refusal("R13.2", "too_many_cards", missing=offered)
    missing = missing_card(table, int(table.asked), move.cards, "R13.2")
    if missing is not None:
        return missing
    bad = Refusal("R13.2", "bad_for")
    if len(move.cards) != 1:
        return None if move.for_ is None else bad
    if move.for_ is None:
        return None if offered == 1 else bad
    return None if 0 <= move.for_ < offered else bad


def refuse_settle(table: BigCity, seats: tuple[int, ...]) -> Refusal | None:
    """Refuse seats without a bid, and bids for the same card (R13.3)."""
    for seat in seats:
        reason = refuse_take(table, seat)
        if reason is not None and reason.key == "no_such_bid":
            return reason
    covered = 0
    for seat in seats:
        if covered & table.deal.covers(seat):
            return Refusal("R13.3", "bids_clash", thing=str(seat))
        covered |= int(table.deal.covers(seat))
    return None


# --- carrying out --------------------------------------------------------------------------------


def steps(table: BigCity, move: Whole) -> Iterator[Move]:
    """Give the small decisions of a whole move that is legal."""
    match move:
        case PlaceDistrict(district=d, origin=at, rotation=r):
            yield from (moves.Place(d), moves.At(at), moves.Turn(r))
        case AddDistrict(district=d, origin=at, rotation=r):
            yield from (moves.District(d), moves.At(at), moves.Turn(r))
        case BuildPiece(piece=piece, lots=lots):
            if table.rules.tables.pieces[moves.piece_number(table, piece)].card >= 0:
                yield moves.Play(piece)
            yield moves.Build(piece, tuple(sorted(lots)))
        case LaySegment(street=street):
            yield moves.Tram(street)
        case ExchangeCards(cards=named):
            yield moves.Exchange()
            yield from (moves.Give(card) for card in named)
            yield moves.Done()
        case DrawCards(piles=piles):
            yield from (moves.Draw(pile) for pile in piles)
        case _:
            yield from trade_steps(table, move)


def trade_steps(table: BigCity, move: Whole) -> Iterator[Move]:
    """Give the small decisions of the rest: talk, a dead card, nothing."""
    match move:
        case OfferCards(cards=named, wants=wants):
            yield moves.Trade()
            yield from (moves.Offer(card) for card in named)
            yield from (moves.Want(district) for district in sorted(set(wants)))
            yield moves.Done()
        case ReplyCards(cards=named, for_=wanted):
            two = len(table.deal.offer) == 2
            yield from (moves.Bid(card) for card in named)
            if not named:
                yield moves.Decline()
            elif len(named) == 1 and two:
                yield moves.For(wanted or 0)
        case SettleTrade(with_=seats):
            yield from settle_steps(table, seats)
        case DiscardDead(card=card):
            yield moves.Discard(card)
        case StopLaying():
            yield moves.Stop()
        case _:
            yield moves.Pass()


def settle_steps(table: BigCity, seats: tuple[int, ...]) -> Iterator[Move]:
    """Take the seats; the end comes by itself where no other bid is left."""
    deal = table.deal.copy()
    for seat in seats:
        deal.taken |= 1 << seat
        yield moves.Take(seat)
    if not seats or deal.can_take_more():
        yield moves.Done()


def play_whole(table: BigCity, plain: Mapping[str, Any], ledger: Ledger | None) -> BigCity:
    """Carry out a whole move and give the table after it; a refused one raises `Malformed`."""
    refusal = judge(table, plain)
    if refusal is not None:
        raise Malformed("move", f"the move is refused: {refusal!r}")
    after = table.copy()
    for step in steps(table, read_whole(plain)):
        after.apply(MOVES.number(after, MOVES.complete(after, step)), ledger)
    return after


# --- every whole move ----------------------------------------------------------------------------

STEPS_TO: Final = {
    "play": "build",
    "at": "district",
    "turn": "district",
    "give": "exchange",
    "offer": "trade",
    "want": "trade",
    "decline": "reply",
    "bid": "reply",
    "for": "reply",
    "take": "settle",
}


def kind_of(table: BigCity, step: Move) -> str:
    """Give the kind of whole move that a first small decision begins."""
    tag = str(step.__struct_config__.tag)
    return "settle" if tag == "done" and table.due == SETTLE else STEPS_TO.get(tag, tag)


def kinds(table: BigCity) -> set[str]:
    """Give the kinds of whole move that are legal; every small decision can be completed."""
    return {kind_of(table, MOVES.name(table, n)) for n in table.legal()}


def whole_moves(table: BigCity, kind: str) -> list[dict[str, Any]]:
    """Give every legal whole move of a kind, once: lots, cards and piles ascending, no wants."""
    found: dict[str, dict[str, Any]] = {}
    for number_ in table.legal():
        step = MOVES.name(table, number_)
        if kind_of(table, step) == kind:
            for move in finished(table, kind, (number_,)):
                found[repr(sorted(move.items()))] = move
    return list(found.values())


def finished(table: BigCity, kind: str, made: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    """Follow small decisions until the whole move is complete."""
    state = table.copy()
    named = []
    for number_ in made:
        named.append(MOVES.name(state, number_))
        before = state.copy()
        state.apply(number_)
    if is_complete(table, before, state):
        yield gathered(kind, named)
        return
    for number_ in state.legal():
        step = MOVES.name(state, number_)
        if not isinstance(step, moves.Want) and ascending(named, step):
            yield from finished(table, kind, (*made, number_))


def is_complete(start: BigCity, before: BigCity, after: BigCity) -> bool:
    """Say whether the last small decision completed a whole move."""
    if PHASES[after.due] in ("origin", "rotation", "site", "exchange", "offer"):
        return False
    if after.due == REFILL and start.due == REFILL:
        return bool(after.named == 0)
    if after.due == REPLY and start.due == REPLY:
        return bool(after.asked != start.asked)
    return not (after.due == SETTLE and start.due == SETTLE)


def ascending(named: list[Move], step: Move) -> bool:
    """Say whether a card or pile comes after the one named before: each set is found once."""
    last = named[-1]
    if type(last) is not type(step) or not step.__struct_fields__:
        return True
    field = step.__struct_fields__[0]
    if field not in ("card", "pile", "seat"):
        return True
    return order(getattr(last, field)) <= order(getattr(step, field))


def order(thing: object) -> tuple[int, str]:
    """Order cards and piles: numbers first."""
    text = str(thing)
    return (int(text), "") if re.fullmatch(r"\d+", text) else (1000, text)


def gathered(kind: str, named: list[Move]) -> dict[str, Any]:
    """Put small decisions together as a whole move."""
    move: dict[str, Any] = {"do": kind}
    if kind in ("exchange", "trade", "reply"):
        move["cards"] = []
    if kind == "draw":
        move["piles"] = []
    if kind == "settle":
        move["with"] = []
    for step in named:
        plain = cast(dict[str, Any], msgspec.to_builtins(step))
        tag = plain.pop("do")
        if tag in ("give", "offer", "bid"):
            move["cards"].append(plain["card"])
        elif tag == "draw":
            move["piles"].append(plain["pile"])
        elif tag == "take":
            move["with"].append(plain["seat"])
        elif tag == "for":
            move["for"] = plain["offered"]
        else:
            move.update(plain)
    return move
