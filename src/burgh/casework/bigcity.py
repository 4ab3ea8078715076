"""How the case files of Big City are written (tests/cases/bigcity.json tells the format)."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from burgh.casework.complaints import wrong
from burgh.casework.played import Played
from burgh.casework.reading import (
    Case,
    Facts,
    Lines,
    ListOfObjects,
    Plain,
    Shorthand,
    compared,
    differs,
    in_any_order,
    last_of,
    objects,
    operations,
    some_of,
)
from burgh.casework.whole import Grammar, do_of, each, legal_kinds, once, perhaps, whole_moves
from burgh.core.game import Game
from burgh.core.malformed import between, converted, one_of
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.state import SPECTATOR
from burgh.core.values import Refusal
from burgh.games.bigcity import TITLE
from burgh.games.bigcity.content import EXPANSION, content
from burgh.games.bigcity.deal import begin, deal, lay_pile, opening
from burgh.games.bigcity.engine import cards, tram, turn
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import REFILL
from burgh.games.bigcity.lookup import lot_index
from burgh.games.bigcity.moves import For
from burgh.games.bigcity.options import read_options
from burgh.games.bigcity.position import read_position
from burgh.games.bigcity.refuse import refuse_spot
from burgh.shapes.square import Point

# --- whole moves (rules, sections 12 and 13) ------------------------------------------------------

DECIDING: Final = ("origin", "rotation", "site", "exchange", "offer")  # inside a whole move
WRONG_NUMBER: Final = Refusal("R4.17", "wrong_number")
BAD_FOR: Final = Refusal("R13.2", "bad_for")
ORDER: Final = ("wrong_phase", "no_trading", "no_such_district", "no_cards", "too_many_cards",
                "card_missing", "bad_for", "no_such_bid", "bids_clash", "no_such_pile",
                "wrong_number", "pile_closed", "pile_limit", "pile_empty")  # fmt: skip


def is_midway(position: Plain) -> bool:
    bidding = any(bid["seat"] == position["asked"] for bid in position["bids"])
    begun = bidding or position["named"] or position["taken"]
    return bool(begun or position["phase"] in DECIDING)


def for_the_only_one(game: Game, move: Move) -> Refusal | None:
    """Let a bid of one card say that it is for the only one offered, or refuse it (R13.2)."""
    only = move == For(0) and [do_of(made) for made in game.moves] == ["bid"]
    return None if only else BAD_FOR


def refuse_there(game: Game, move: Plain) -> Refusal | None:
    """Refuse a district where it would lie as it is turned, not only however it is turned."""
    table = cast(BigCity, game.state)
    return refuse_spot(table, int(table.chosen), Point(*move["origin"]), move.get("rotation", 0))


def refuse_limit(game: Game, move: Plain) -> Refusal | None:
    """Refuse more of one pile than a turn allows, however few are left of it (R4.18)."""
    table, piles = cast(BigCity, game.state), move["piles"]
    drawn = {int(pile): count for pile, count in game.position()["drawn"].items()}
    most = max(piles.count(pile) + drawn.get(pile, 0) for pile in piles)
    return Refusal("R4.18", "pile_limit") if most > table.rules.tables.per_pile else None


PLACING: Final = (once("at", origin="origin"), once("turn", rotation="rotation"))
GRAMMAR: Final = Grammar(
    kinds={
        "place": (once("place", district="district"), *PLACING),
        "district": (once("district", district="district"), *PLACING),
        "build": (
            perhaps("play", piece="piece"),
            once("build", unlike="lots", piece="piece", lots="lots"),
        ),
        "exchange": (once("exchange"), each("give", card="cards"), once("done")),
        "draw": (each("draw", again=True, pile="piles"),),
        "trade": (
            once("trade"),
            each("offer", card="cards"),
            each("want", counted=False, district="wants"),
            once("done"),
        ),
        "reply": (
            each("bid", card="cards"),
            perhaps("decline"),
            once("for", "reply", offered="for"),
        ),
        "settle": (each("take", again=True, seat="with"), perhaps("done")),
    },
    is_midway=is_midway,
    who="seat",
    game_over=Refusal("R7.1", "game_over"),
    not_your_turn=Refusal("R12.1", "not_your_turn"),
    wrong_phase=Refusal("R12.1", "wrong_phase"),
    malformed=lambda _: Refusal("R12.1", "malformed"),
    short={"draw": WRONG_NUMBER, "reply": BAD_FOR},
    over={
        "draw": WRONG_NUMBER,
        "bid": Refusal("R13.2", "too_many_cards"),
        "take": Refusal("R13.3", "bids_clash"),
    },
    order=ORDER,
    ignored=("says",),
    settled=for_the_only_one,
    precise={"at": refuse_there, "draw": refuse_limit},
)

# --- positions ------------------------------------------------------------------------------------

POSITION: Final = ("pieces", "trams", "hands", "piles", "scores", "passes", "turn", "districts")


def find_layout(case: Case, file: Plain) -> None:
    """A case that names a layout of its file the districts of that layout."""
    layouts = objects(file.get("layouts", {}), "layouts")
    name = case.get("layout")
    if name is not None and name not in layouts:
        raise one_of(name, layouts, "layout")
    case.setdefault("districts", layouts.get(name or "", []))
    case["layouts"] = layouts


def options_of(case: Case, *packs: str) -> dict[str, Any]:
    """The options of a case; `variants` are flags that are on."""
    options = {**case.get("options", {}), **dict.fromkeys(case.get("variants", ()), True)}
    return {**options, "packs": [*options.get("packs", ()), *packs]} if packs else options


def set_up(case: Case, *packs: str, **more: Any) -> Played[BigCity]:
    """Set up the position of a case, with more fields where an operation needs them."""
    plain = {key: case[key] for key in POSITION if key in case}
    position = {**plain, "options": options_of(case, *packs), **more}
    return Played(TITLE, *read_position(position), GRAMMAR)


def dealt(case: Case) -> Played[BigCity]:
    """Deal a new game from the piles of a case; those not named lie in printed order."""
    options = read_options(options_of(case))
    table = opening(options).copy()
    known = table.rules.tables.cards
    for pile in range(known.piles):
        printed = [known.names[c] for c in range(known.count) if known.pile[c] == pile]
        named = case.get("piles", {}).get(str(pile + 1), printed)
        if sorted(named) != sorted(printed):
            raise wrong(f"piles.{pile + 1}", "case-all_cards")
        lay_pile(table, pile, [known.names.index(card) for card in named])
    begin(table, between(case.get("first", 0), 0, int(table.seats()) - 1, "first"))
    return Played(TITLE, options, table, GRAMMAR)


def played(case: Case) -> Played[BigCity]:
    """Set up a case and make its moves, which must be legal."""
    made = dealt(case) if case.get("start") else set_up(case)
    made.make(case.get("do", ()), "do")
    return made


# --- what can be compared -------------------------------------------------------------------------


def public_facts(game: Game, table: BigCity) -> dict[str, Any]:
    """What everybody sees: read from a spectator's view, so that nothing else can leak."""
    seen = game.view(int(SPECTATOR)).position()
    known = ("phase", "scores", "passes", "drawn", "districts", "pieces", "trams", "end", "out")
    placed = [district["id"] for district in seen["districts"]]
    every = range(1, table.rules.tables.boards.districts + 1)
    ended = game.outcome()
    names = [piece.name for piece in table.rules.tables.pieces]
    return {
        **{name: seen[name] for name in known},
        "to_move": None if game.is_over else game.turn,
        "active": seen["turn"],
        "due": int(table.owed) if table.due == REFILL else 0,
        "placed": placed,
        "aside": [district for district in every if district not in placed],
        "trams_left": int(tram.segments_left(table)),
        "hand_size": int(table.rules.hand),
        "offer": offer_of(table, seen),
        "bids": bids_of(table, seen),
        "winners": ended.winners if ended else None,
        "backs": [sorted(backs(table, hand)) for hand in seen["hands"]],
        "supply": some_of(dict(zip(names, map(int, table.supply), strict=True))),
        "piles": some_of({pile: len(stock) for pile, stock in seen["piles"].items()}),
    }


def backs(table: BigCity, found: list[str]) -> list[int]:
    """The districts on the backs of cards, whether they lie face down (`back_3`) or up."""
    known = table.rules.tables.cards
    return [
        int(card.removeprefix("back_"))
        if card.startswith("back_")
        else int(known.back(known.names.index(card))) + 1
        for card in found
    ]


def offer_of(table: BigCity, seen: Plain) -> dict[str, Any] | None:
    offered = backs(table, seen["offer"])
    offer = {"seat": seen["turn"], "districts": offered, "wants": seen["wants"]}
    return offer if offered else None


def bids_of(table: BigCity, seen: Plain) -> dict[str, Any]:
    """The replies so far as everybody sees them; who has declined has bid nothing."""
    if not seen["offer"]:
        return {}
    seats, active = len(seen["hands"]), seen["turn"]
    last = active + seats if seen["asked"] is None else seen["asked"]
    replied = [(active + i) % seats for i in range(1, (last - active - 1) % seats + 1)]
    bids: dict[int, Any] = {seat: {"districts": [], "for": []} for seat in replied}
    for bid in seen["bids"]:
        bids[bid["seat"]] = {"districts": backs(table, bid["cards"]), "for": bid["for"]}
    return {str(seat): bids[seat] for seat in sorted(bids)}


def private_facts(game: Game, table: BigCity, seat: int) -> dict[str, Any]:
    """What a viewer knows besides, and for a seat what only itself sees."""
    seen = game.view(seat).position()
    hand = seen["hands"][seat]
    places = {
        **{card: {"hand": i} for i, cards in enumerate(seen["hands"]) for card in cards},
        **{
            card: {"pile": int(pile), "from_top": place}
            for pile, stock in seen["piles"].items()
            for place, card in enumerate(stock)
        },
    }
    known = table.rules.tables.cards
    unseen: dict[str, list[str]] = {pile: [] for pile in seen["piles"]}
    for card in known.names:
        if card not in places and card not in seen["out"]:
            unseen[str(*backs(table, [card]))].append(card)
    if seat == SPECTATOR:
        return {"unseen": some_of(unseen)}
    certain = {card: at for card, at in places.items() if not card.startswith("back_")}
    bid = next((bid["cards"] for bid in seen["bids"] if bid["seat"] == seat), None)
    return {
        "unseen": some_of(unseen),
        "hand": hand,
        "dead": [card for card in hand if cards.is_dead(table, known.names.index(card))],
        "known": {card: at for card, at in certain.items() if card not in hand},
        "my_offer": seen["offer"] if seen["offer"] and seat == seen["turn"] else None,
        "my_bid": bid,
    }


# --- operations on a game -------------------------------------------------------------------------


def op_flow(case: Case) -> Facts:
    """Make the moves and compare the state."""
    made = played(case)
    game, table = made.game, made.table
    position = game.position()
    piles = position["piles"]
    return {
        **public_facts(game, table),
        "hands": lambda wanted: hands(position["hands"], wanted),
        "piles": some_of(piles),
        "sizes": some_of({pile: len(stock) for pile, stock in piles.items()}),
        "locations": some_of({str(lot): side for lot, side in locations(table).items()}),
        "out": last_of(position["out"]),
        "pieces": last_of(position["pieces"]),
        "ledger": [[c.track, c.cause, c.amount] for c in made.changes()],
        "reveals": [
            ["shown", "all", shown.thing]
            if shown.to is None
            else ["traded" if phase == "settle" else "drawn", shown.to, shown.thing]
            for phase, shown in made.shown()
        ],
    }


def hands(found: list[list[str]], wanted: object) -> object:
    """The hands that are named; the order of the cards is free."""
    named: dict[str, Any] = converted(wanted, dict[str, list[str]])
    held = {str(seat): in_any_order(hand) for seat, hand in enumerate(found)}
    return {seat: held[seat](hand) if seat in held else None for seat, hand in named.items()}


def op_refuse(case: Case) -> Facts | Lines:
    """Try a move that is refused; nothing changes."""
    made = played(case)
    before = made.table.pack()
    refusal = made.refusal(case["try"], "try")
    moved = differs("position", before, made.table.pack())
    return moved or {"reason": refusal.key if refusal else None}


def op_view(case: Case) -> Lines:
    made = played(case)
    game, table = made.game, made.table
    viewers = {"spectator": int(SPECTATOR), **{str(seat): seat for seat in range(game.seats)}}
    views: dict[str, dict[str, Any]] = converted(
        case["expect"], dict[str, dict[str, Any]], "expect"
    )
    found: Lines = []
    for viewer, expect in views.items():
        if viewer not in viewers:
            raise wrong(f"expect.{viewer[:40]}", "case-viewer")
        facts = {**public_facts(game, table), **private_facts(game, table, viewers[viewer])}
        hidden = [name for name in expect.get("absent", ()) if name not in facts]
        lines = compared(expect, {**facts, "absent": hidden}, f"expect.{viewer}")
        found += [f"{viewer}: {line}" for line in lines]
    return found


def op_moves(case: Case) -> Facts:
    """Compare the legal whole moves: their kinds, their numbers, or all of a kind."""
    game = played(case).game
    expect = case.expected()
    counted = objects(expect.get("count", {}), "expect.count")
    asked = [kind for kind in (*expect, *counted) if kind not in ("kinds", "count")]
    found = {kind: list(whole_moves(game, kind, GRAMMAR)) for kind in asked}
    return {
        "kinds": in_any_order(legal_kinds(game, GRAMMAR)),
        "count": some_of({kind: len(moves) for kind, moves in found.items()}),
        **{kind: in_any_order(moves) for kind, moves in found.items()},
    }


def op_undo(case: Case) -> Lines:
    """Compare how many moves at the end their maker can take back (R14.6)."""
    made = played(case).made
    count = 0
    for move in reversed(made):
        if move.seat != made[-1].seat or any(shown.barrier for _, shown in move.shown):
            break
        count += 1
    return differs("undo", case["expect"], count)


# --- one-step operations --------------------------------------------------------------------------


def verdict(case: Case, refusal: Refusal | None) -> Lines:
    """Compare whether something is legal, and the reason if the case names one."""
    wrong = differs("legal", case["expect"], refusal is None)
    reason = refusal.key if refusal else None
    return wrong + (differs("reason", case["reason"], reason) if "reason" in case else [])


class Placement(msgspec.Struct, forbid_unknown_fields=True):
    """A piece and the lots it would stand on."""

    piece: str
    lots: list[int]


def placement(case: Case) -> tuple[Played[BigCity], dict[str, Any]]:
    """The position and the move of a placement; without a hand, with the cards it costs."""
    place: Placement = case["place"]
    special = [p.name for p in content((EXPANSION,)).tables.pieces if p.card >= 0]
    price = [place.piece] if place.piece in special else [str(lot) for lot in place.lots]
    made = set_up(case, EXPANSION, hands=[case.get("hand", price), []])
    return made, {"do": "build", "piece": place.piece, "lots": place.lots}


def op_legal(case: Case) -> Lines:
    """Whether a piece may be placed."""
    made, move = placement(case)
    return verdict(case, made.refusal(move, "place"))


def op_score(case: Case) -> Lines:
    """The points of a legal placement."""
    made, move = placement(case)
    made.make([move], "place")
    return differs("score", case["expect"], made.game.position()["scores"][0])


def locations(table: BigCity) -> dict[int, str]:
    """Name the location of every lot of the city (R2.5)."""
    plan, numbers = table.plan, table.rules.tables.boards.lot_number
    return {
        int(numbers[lot]): "outskirts" if plan.outskirts[lot] else "center"
        for lot in range(len(numbers))
        if plan.has_lot(lot)
    }


def op_location(case: Case) -> Lines:
    return differs("location", case["expect"], locations(set_up(case).table).get(case["lot"]))


def op_adjacent(case: Case) -> Lines:
    """Whether two lots face each other across a street."""
    table = set_up(case).table
    a, b = (lot_index(table, case[name]) for name in ("a", "b"))
    if a is None or b is None or not table.plan.has_lot(a):
        raise wrong("a", "case-two_lots")
    facing = [int(table.plan.neighbour(a, side)) for side in range(4)]
    return differs("adjacent", case["expect"], b in facing)


def op_district_legal(case: Case) -> Lines:
    """Whether a district may be placed, during set-up or by action C."""
    in_set_up = case["phase"] == "setup"
    made = set_up(case, phase="place", to_place=1) if in_set_up else set_up(case)
    move = {"do": "place" if in_set_up else "district", **case["district"]}
    move["district"] = move.pop("id", None)
    return verdict(case, made.refusal(move, "district"))


def op_tram_legal(case: Case) -> Lines:
    """Whether segments may be added in one action (R4.19, R4.20)."""
    made = set_up(case, EXPANSION)
    first = not made.table.line
    for street in case["add"]:
        move = {"do": "tram", "street": street, "seat": 0}
        refusal = made.refusal(move, "add")
        if refusal == GRAMMAR.not_your_turn:  # the action was over before
            return verdict(case, Refusal("R4.20", "first_is_single" if first else "too_many"))
        if refusal is not None:
            return verdict(case, refusal)
        made.make([move], "add")
    return verdict(case, None)


def op_draw_legal(case: Case) -> Lines:
    """Whether these cards may be drawn in one turn."""
    piles: list[int] = converted(case.pop("piles", None), list[int], "piles")
    placed = case.get("placed_districts", [1])
    left = 4 * (len(placed) // 2)
    side_by_side = [{"id": d, "origin": [4 * i - left, 0]} for i, d in enumerate(placed)]
    held = ["11", "12", "13", "14", "15"][len(piles) :]
    made = set_up(case, districts=side_by_side, hands=[held, []], phase="draw")
    return verdict(case, made.refusal({"do": "draw", "piles": piles}, "piles"))


def op_setup(case: Case) -> Facts:
    """Hand size and number of districts at the start."""
    table = deal(read_options({"players": case["players"]}), Rng(0))
    districts = int(table.set_up_left) + len(table.plan.placed)
    return {"hand": int(table.hand_size[0]), "districts": districts}


def op_count(case: Case) -> Lines:
    tables = content().tables
    box = sum(content().supply("box_52"))
    found = {
        "cards": int(tables.cards.count),
        "lots": int(tables.boards.lots),
        "tram": int(tables.segments),
        "districts": int(tables.boards.districts),
        "supply:box_52": box,
        "supply:seed_table": sum(content().supply("seed_table")),
        f"supply:{EXPANSION}": sum(content((EXPANSION,)).supply("box_52")) - box,
    }
    return compared({case["what"]: case["expect"]}, found)


def op_game_end(case: Case) -> Lines:
    """Whether the game is over after these last actions."""
    districts = case["layouts"].get("all8", [])[: case["districts_placed"]]
    options = {"players": case["players"]}
    table = set_up(case, districts=districts, options=options).table
    for action in case["last_actions"]:
        table.passes = table.passes + 1 if action == "pass" else 0
    table.free = 0 if case["free_lots"] == 0 else table.free
    turn.after_action(table)
    return differs("over", case["expect"], table.is_over())


SHORTHAND: Final = Shorthand(
    fields={
        **dict.fromkeys(POSITION, Any),
        "piles": dict[str, list[str]] | list[int],
        "reason": str,
        "variants": list[str],
        "options": dict[str, Any],
        "layout": str | None,
        "start": bool,
        "first": int,
        "do": ListOfObjects,
        "try": dict[str, Any],
        "place": Placement,
        "hand": list[str],
        "a": int,
        "b": int,
        "lot": int,
        "district": dict[str, Any],
        "phase": str,
        "add": list[str],
        "what": str,
        "players": int,
        "placed_districts": list[int],
        "last_actions": list[str],
        "districts_placed": int,
        "free_lots": int,
    },
    ops=operations(globals()),
    prepare=find_layout,
)
