"""Case files: a position, an operation, the expected result (format in the file's own header)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from burgh.core.ledger import Ledger
from burgh.core.malformed import Malformed
from burgh.core.rng import Rng
from burgh.core.state import SPECTATOR
from burgh.core.values import Refusal
from burgh.games.bigcity import buildings, cards, tram
from burgh.games.bigcity.content import EXPANSION, content
from burgh.games.bigcity.deal import begin, deal, lay_pile, opening
from burgh.games.bigcity.moves import (
    card_name,
    find_site,
    lot_index,
    piece_number,
    read_street,
    street_name,
)
from burgh.games.bigcity.naming import name_entry, name_reveal
from burgh.games.bigcity.options import Options, read_options
from burgh.games.bigcity.outcome import outcome
from burgh.games.bigcity.position import (
    held,
    read_position,
    stock,
    written_districts,
    written_hand,
    written_pieces,
    written_piles,
)
from burgh.games.bigcity.refuse import (
    refuse_build,
    refuse_district,
    refuse_price,
    refuse_spot,
    refuse_street,
)
from burgh.games.bigcity.state import BigCity
from burgh.games.bigcity.tables import (
    BACK,
    DRAWN,
    ENDS,
    OVER,
    PHASES,
    PLACE,
    REFILL,
    REPLY,
    TRADED,
)
from burgh.games.bigcity.whole import judge, kinds, play_whole, whole_moves
from burgh.shapes.square import Point

Case = Mapping[str, Any]

LAYOUTS: Final[dict[str, list[tuple[int, int, int, int]]]] = {
    "square": [(1, 0, 0, 0), (3, 3, 0, 0), (5, 0, 3, 0), (7, 3, 3, 0)],
    "one": [(1, 0, 0, 0)],
    "two_over_one": [(1, 0, 0, 0), (2, 0, -2, 0)],
    "five_over_one": [(1, 0, 0, 0), (5, 0, -3, 0)],
    "pinwheel": [(1, 6, 0, 0), (4, 4, 0, 1), (2, 0, 0, 0), (6, 2, 4, 0), (8, 0, 2, 1)],
    "pinch": [(1, 0, 0, 0), (2, 3, 0, 0), (4, 5, 2, 1), (6, 3, 3, 1)],
    "inlet": [(1, 0, 0, 0), (2, 1, 3, 0), (4, 5, 3, 0), (3, 4, 0, 0)],
    "big_hole": [(2, 0, -2, 0), (4, 3, 0, 1), (6, -1, 3, 0), (8, -2, -1, 1)],
}
LAYOUTS["seven"] = [*LAYOUTS["square"], (2, 0, -2, 0), (4, 6, 0, 1), (6, 0, 6, 0)]
LAYOUTS["all8"] = [*LAYOUTS["seven"], (8, -2, 0, 1)]

POSITION_KEYS: Final = ("pieces", "trams", "hands", "piles", "scores", "passes", "turn")
CASE_KEYS: Final = frozenset(
    (
        *POSITION_KEYS,
        *("id", "section", "op", "rules", "source", "why", "expect", "reason", "variants"),
        *("options", "layout", "districts", "start", "first", "do", "try", "place", "hand"),
        *("a", "b", "lot", "district", "phase", "add", "what", "players", "placed_districts"),
        *("last_actions", "districts_placed", "free_lots"),
    )
)


def run_case(case: Case) -> list[str]:
    """Run one case and give each disagreement as expected and got; none means it holds."""
    unknown = set(case) - CASE_KEYS
    if unknown:
        raise Malformed(sorted(unknown)[0], "not a field of a case")
    op = case.get("op")
    if not isinstance(op, str) or op not in OPS:
        raise Malformed("op", f"{str(op)[:40]!r} is not one of {', '.join(OPS)}")
    if "expect" not in case:
        raise Malformed("expect", "missing")
    return OPS[op](case)


def differs(what: str, expected: object, got: object) -> list[str]:
    """Give a line for a disagreement, or nothing."""
    return [] if expected == got else [f"{what}: expected {expected!r}, got {got!r}"]


# --- positions -----------------------------------------------------------------------------------


def case_options(case: Case, *, expansion: bool) -> dict[str, Any]:
    """Give the options of a case; one-step operations always have the small expansion."""
    options = dict(case.get("options", {}))
    for variant in case.get("variants", ()):
        options[variant] = True
    if expansion:
        options["packs"] = [*options.get("packs", ()), EXPANSION]
    return options


def districts_of(case: Case) -> list[dict[str, Any]]:
    """Give the districts of a case: its own list, or a layout by name."""
    own = case.get("districts")
    if own is not None:
        return list(own)
    layout = case.get("layout")
    if layout not in LAYOUTS:
        raise Malformed("layout", f"{str(layout)[:40]!r} is not one of {', '.join(LAYOUTS)}")
    return [{"id": d, "origin": [x, y], "rotation": r} for d, x, y, r in LAYOUTS[layout]]


def set_up(case: Case, *, expansion: bool = False) -> tuple[Options, BigCity]:
    """Set up the position of a case, or deal from its piles."""
    options = case_options(case, expansion=expansion)
    if case.get("start"):
        return dealt(case, read_options(options))
    plain: dict[str, Any] = {key: case[key] for key in POSITION_KEYS if key in case}
    return read_position({**plain, "options": options, "districts": districts_of(case)})


def dealt(case: Case, options: Options) -> tuple[Options, BigCity]:
    """Deal a new game from the piles of a case; those not named lie in printed order."""
    table = opening(options).copy()
    known = table.rules.tables.cards
    piles = [[c for c in range(known.count) if known.pile[c] == p] for p in range(known.piles)]
    for key, names in case.get("piles", {}).items():
        piles[int(key) - 1] = [known.names.index(name) for name in names]
    for pile, stock_ in enumerate(piles):
        lay_pile(table, pile, stock_)
    begin(table, case.get("first", 0))
    return options, table


class Played:
    """A case's position, played on with whole moves: each table, the ledger, the reveals."""

    def __init__(self, case: Case) -> None:
        """Set up the position and make the moves of `do`, which must be legal."""
        self.options, self.table = set_up(case)
        self.ledger = Ledger()
        self.made: list[tuple[int, bool]] = []  # who decided, and whether a barrier came up
        for i, plain in enumerate(case.get("do", ())):
            seat = int(self.table.decider())
            before = len(self.ledger.reveals)
            try:
                self.table = play_whole(self.table, plain, self.ledger)
            except Malformed as error:
                raise Malformed(f"do[{i}]", error.problem) from None
            news = self.ledger.reveals[before:]
            self.made.append((seat, any(reveal.barrier for reveal in news)))

    def entries(self) -> list[list[Any]]:
        """Give the ledger as the case format has it: kind, id, value."""
        changes = [name_entry(self.table, entry) for entry in self.ledger.entries]
        return [[change.track, change.cause, change.amount] for change in changes]

    def revealed(self) -> list[list[Any]]:
        """Give what was shown, and to whom."""
        found: list[list[Any]] = []
        for reveal in self.ledger.reveals:
            what = "traded" if reveal.thing >= TRADED else "drawn"
            card = name_reveal(self.table, int(reveal.thing))
            shown = reveal.thing < DRAWN
            found.append(["shown", "all", card] if shown else [what, int(reveal.to), card])
        return found

    def undoable(self) -> int:
        """Count the moves at the end that the maker of the last one can take back (R14.6)."""
        count = 0
        for seat, barrier in reversed(self.made):
            if barrier or seat != self.made[-1][0]:
                break
            count += 1
        return count


# --- what can be compared ------------------------------------------------------------------------


def public_fields(played: Played) -> dict[str, Any]:
    """Give what everybody sees, by the names of the case format."""
    options, table = played.options, played.table
    boards = table.rules.tables.boards
    over = table.due == OVER
    names = [piece.name for piece in table.rules.tables.pieces]
    placed = [int(d) + 1 for d in table.plan.placed]
    return {
        "phase": PHASES[table.due],
        "to_move": None if over else int(table.decider()),
        "active": int(table.active),
        "scores": [int(score) for score in table.scores],
        "passes": int(table.passes),
        "due": int(table.owed) if table.due == REFILL else 0,
        "drawn": drawn_of(table),
        "placed": placed,
        "districts": written_districts(table),
        "aside": [d for d in range(1, int(boards.districts) + 1) if d not in placed],
        "pieces": written_pieces(table),
        "trams": [street_name(table, int(edge)) for edge in table.line],
        "trams_left": int(tram.segments_left(table)),
        "hand_size": int(table.rules.hand),
        "offer": offer_of(table),
        "bids": bids_of(table),
        "end": ENDS[table.end] or None,
        "winners": list(outcome(options, table).winners) if over else None,
        "backs": [backs_of(table, seat) for seat in range(table.seats())],
        "supply": dict(zip(names, map(int, table.supply), strict=True)),
        "out": [card_name(table, int(card)) for card in table.out],
        "piles": {str(p + 1): int(size) for p, size in enumerate(table.pile_size)},
    }


def drawn_of(table: BigCity) -> dict[str, int]:
    """Give what was drawn in this turn, by pile."""
    piles = range(table.rules.tables.cards.piles)
    return {str(p + 1): int(table.drawn_from(p)) for p in piles if table.drawn_from(p)}


def backs_of(table: BigCity, seat: int) -> list[int]:
    """Give the districts on the backs of a hand."""
    return sorted(int(table.rules.tables.cards.back(card)) + 1 for card in held(table, seat))


def offer_of(table: BigCity) -> dict[str, Any] | None:
    """Give the offer as everybody sees it."""
    deal = table.deal
    if not deal.offer:
        return None
    return {
        "seat": int(table.active),
        "districts": [int(table.rules.tables.cards.back(int(card))) + 1 for card in deal.offer],
        "wants": [d + 1 for d in range(table.rules.tables.boards.districts) if deal.wants >> d & 1],
    }


def bids_of(table: BigCity) -> dict[str, Any]:
    """Give the replies so far as everybody sees them."""
    if not table.deal.offer:
        return {}
    seats, found, seat = int(table.seats()), {}, int(table.after(table.active))
    last = int(table.asked) if table.due == REPLY else int(table.active)
    back = table.rules.tables.cards.back
    while seat != last:
        deal = table.deal
        bid = [int(deal.bids[2 * seat + i]) for i in range(deal.count(seat))]
        covers = [i for i in (0, 1) if deal.covers(seat) >> i & 1]
        found[str(seat)] = {"districts": [int(back(card)) + 1 for card in bid], "for": covers}
        seat = (seat + 1) % seats
    return dict(sorted(found.items()))


def seat_fields(played: Played, seat: int) -> dict[str, Any]:
    """Give what a seat sees besides: read from its view alone, so that nothing else can leak."""
    table = played.table.copy()
    table.conceal(seat)
    deal = table.deal
    bid = [card_name(table, int(deal.bids[2 * seat + i])) for i in range(deal.count(seat))]
    offer = [card_name(table, int(card)) for card in deal.offer]
    return {
        "hand": written_hand(table, seat),
        "dead": [
            card_name(table, card) for card in held(table, seat) if cards.is_dead(table, card)
        ],
        "known": known_of(table, seat),
        "my_offer": offer if offer and seat == table.active else None,
        "my_bid": bid or None,
    }


def known_of(table: BigCity, seat: int) -> dict[str, Any]:
    """Give the places a seat is certain of, its own hand left out, as its view shows them."""
    found: dict[str, Any] = {}
    for other in range(table.seats()):
        for card in held(table, other):
            if other != seat and card < BACK:
                found[card_name(table, card)] = {"hand": other}
    for pile in range(table.rules.tables.cards.piles):
        for from_top, card in enumerate(stock(table, pile)):
            if card < BACK:
                found[card_name(table, card)] = {"pile": pile + 1, "from_top": from_top}
    return found


def unseen_of(played: Played, seat: int) -> dict[str, list[str]]:
    """Give, by district, the cards whose place a viewer does not know."""
    table = played.table.copy()
    table.conceal(seat)
    seen = {card for s in range(table.seats()) for card in held(table, s)}
    seen |= {card for p in range(table.rules.tables.cards.piles) for card in stock(table, p)}
    seen |= {int(card) for card in table.out}
    known = table.rules.tables.cards
    return {
        str(p + 1): [
            known.names[c] for c in range(known.count) if known.pile[c] == p and c not in seen
        ]
        for p in range(known.piles)
    }


def check_fields(
    expect: Mapping[str, Any], got: Mapping[str, Any], special: Mapping[str, Any]
) -> list[str]:
    """Compare what the case names; where it names entries, only those."""
    wrong = []
    for key, wanted in expect.items():
        if key in special:
            wrong += differs(key, wanted, special[key](wanted))
        elif key not in got:
            raise Malformed(f"expect.{key}", "not something a case can expect")
        elif key in ("supply", "piles", "unseen"):
            wrong += differs(key, wanted, {name: got[key].get(name) for name in wanted})
        else:
            wrong += differs(key, wanted, got[key])
    return wrong


# --- flow operations -----------------------------------------------------------------------------


def op_flow(case: Case) -> list[str]:
    """Make the moves and compare the state."""
    played = Played(case)
    table = played.table
    fields = public_fields(played)
    piles = written_piles(table)
    hands = [sorted(written_hand(table, seat)) for seat in range(table.seats())]
    special: dict[str, Callable[[Any], object]] = {
        "hands": lambda want: {
            s: list(want[s]) if sorted(want[s]) == hands[int(s)] else hands[int(s)] for s in want
        },
        "piles": lambda want: {key: piles.get(key) for key in want},
        "sizes": lambda want: {key: len(piles[key]) for key in want},
        "locations": lambda want: {lot: location(table, int(lot)) for lot in want},
        "out": lambda want: fields["out"][-len(want) :] if want else [],
        "pieces": lambda want: fields["pieces"][-len(want) :] if want else [],
        "ledger": lambda want: played.entries(),
        "reveals": lambda want: played.revealed(),
        "trams": lambda want: fields["trams"],
    }
    return check_fields(case["expect"], fields, special)


def op_refuse(case: Case) -> list[str]:
    """Try a move that is refused; nothing changes."""
    table = Played(case).table
    before = table.pack()
    refusal = judge(table, case["try"])
    wrong = differs("reason", case["expect"]["reason"], refusal.key if refusal else None)
    return wrong + differs("position", before, table.pack())


def op_view(case: Case) -> list[str]:
    """Compare what each viewer sees."""
    played = Played(case)
    wrong = []
    for viewer, expect in case["expect"].items():
        seat = int(SPECTATOR) if viewer == "spectator" else int(viewer)
        got = public_fields(played) | {"unseen": unseen_of(played, seat)}
        if seat != SPECTATOR:
            got |= seat_fields(played, seat)
        wanted = {key: value for key, value in expect.items() if key != "absent"}
        wrong += [f"{viewer}: {line}" for line in check_fields(wanted, got, {})]
        absent = [key for key in expect.get("absent", ()) if key in got]
        wrong += differs(f"{viewer}: absent", [], absent)
    return wrong


def op_moves(case: Case) -> list[str]:
    """Compare the legal whole moves: their kinds, their numbers, or all of a kind."""
    table = Played(case).table
    wrong = []
    for key, wanted in case["expect"].items():
        if key == "kinds":
            wrong += differs(key, sorted(wanted), sorted(kinds(table)))
        elif key == "count":
            got = {kind: len(whole_moves(table, kind)) for kind in wanted}
            wrong += differs(key, wanted, got)
        else:
            moves = [{k: v for k, v in m.items() if k != "do"} for m in whole_moves(table, key)]
            wrong += differs(key, sorted(map(plain_text, wanted)), sorted(map(plain_text, moves)))
    return wrong


def plain_text(move: Mapping[str, Any]) -> str:
    """Give something to sort and compare moves by."""
    return repr(sorted((key, list(v) if isinstance(v, tuple) else v) for key, v in move.items()))


def op_undo(case: Case) -> list[str]:
    """Compare how many moves can be taken back."""
    return differs("undo", case["expect"], Played(case).undoable())


# --- one-step operations -------------------------------------------------------------------------


def verdict(case: Case, refusal: Refusal | None) -> list[str]:
    """Compare whether something is legal, and the reason if the case names one."""
    wrong = differs("legal", case["expect"], refusal is None)
    if "reason" in case:
        wrong += differs("reason", case["reason"], refusal.key if refusal else None)
    return wrong


EARLIER: Final = ("no_such_piece", "lot_not_in_city", "supply")  # come before the cards in R16.1


def judged(case: Case) -> tuple[BigCity, Refusal | None]:
    """Judge the placement of a case, with its cards only if it names a hand."""
    _, table = set_up(case, expansion=True)
    place = case["place"]
    lots = sorted(place["lots"])
    refusal = refuse_build(table, place["piece"], lots, paying=False)
    if "hand" not in case or (refusal is not None and refusal.key in EARLIER):
        return table, refusal
    names = table.rules.tables.cards.names
    for name in case["hand"]:
        cards.insert(table, 0, names.index(name))
    indices = [lot_index(table, lot) or 0 for lot in lots]
    return table, refuse_price(table, piece_number(table, place["piece"]), indices) or refusal


def op_legal(case: Case) -> list[str]:
    """Whether a piece may be placed."""
    return verdict(case, judged(case)[1])


def op_score(case: Case) -> list[str]:
    """The points of a legal placement."""
    table, refusal = judged(case)
    if refusal is not None:
        return [f"place: expected a legal placement, got {refusal!r}"]
    place = case["place"]
    kind = piece_number(table, place["piece"])
    site = find_site(table, kind, [lot_index(table, lot) or 0 for lot in place["lots"]])
    buildings.build(table, 0, kind, site or 0, None)
    return differs("score", case["expect"], int(table.scores[0]))


def location(table: BigCity, number: int) -> str:
    """Name the location of a lot (R2.5)."""
    lot = lot_index(table, number)
    if lot is None or not table.plan.has_lot(lot):
        raise Malformed("lot", f"lot {number} is not in the city")
    return "outskirts" if table.plan.outskirts[lot] else "center"


def op_location(case: Case) -> list[str]:
    """Outskirts or center."""
    _, table = set_up(case)
    return differs("location", case["expect"], location(table, case["lot"]))


def op_adjacent(case: Case) -> list[str]:
    """Whether two lots face each other across a street."""
    _, table = set_up(case)
    a, b = (lot_index(table, case[key]) for key in ("a", "b"))
    facing = [int(table.plan.neighbour(a or 0, side)) for side in range(4)]
    return differs("adjacent", case["expect"], b in facing)


def op_district_legal(case: Case) -> list[str]:
    """Whether a district may be placed, during set-up or by action C."""
    _, table = set_up(case)
    if case["phase"] == "setup":
        table.set_up_left, table.due = 1, PLACE
    asked = case["district"]
    refusal = refuse_district(table, asked["id"]) or refuse_spot(
        table, asked["id"] - 1, Point(*asked["origin"]), asked["rotation"]
    )
    return verdict(case, refusal)


def op_tram_legal(case: Case) -> list[str]:
    """Whether segments may be added in one action."""
    _, table = set_up(case, expansion=True)
    return verdict(case, refuse_segments(table, case["add"]))


def refuse_segments(table: BigCity, names: Sequence[str]) -> Refusal | None:
    """Judge a tram action given at once (R4.19, R4.20)."""
    tables = table.rules.tables
    if table.built & tables.needed_for_tram == 0:
        return Refusal("R4.3", "needs_city_hall")
    if len(table.line) == 0 and len(names) > tables.first_action:
        return Refusal("R4.19", "first_is_single")
    if len(names) > tables.later_actions:
        return Refusal("R4.20", "too_many")
    for name in names:
        refusal = refuse_street(table, name)
        if refusal is not None:
            return refusal
        tram.lay(table, read_street(table, name) or 0)
    return None


def op_draw_legal(case: Case) -> list[str]:
    """Whether these cards may be drawn in one turn."""
    placed = case.get("placed_districts", (1,))
    left = 4 * (len(placed) // 2)
    side_by_side = [{"id": d, "origin": [4 * i - left, 0]} for i, d in enumerate(placed)]
    options = case_options(case, expansion=False)
    _, table = read_position({"options": options, "districts": side_by_side})
    allowed = True
    for pile in case["piles"]:
        allowed = allowed and bool(cards.may_draw(table, pile - 1))
        table.note_named(pile - 1)
    return differs("legal", case["expect"], allowed)


def op_setup(case: Case) -> list[str]:
    """Hand size and number of districts at the start."""
    table = deal(read_options({"players": case["players"]}), Rng(0))
    got = {
        "hand": int(table.hand_size[0]),
        "districts": int(table.set_up_left) + len(table.plan.placed),
    }
    return differs("setup", case["expect"], got)


def op_count(case: Case) -> list[str]:
    """Component totals."""
    what, _, profile = case["what"].partition(":")
    box = content()
    if what == "supply" and profile == EXPANSION:
        with_it = content((EXPANSION,))
        return differs(profile, case["expect"], sum(with_it.supply("box_52")) - total("box_52"))
    got = {
        "cards": int(box.tables.cards.count),
        "lots": int(box.tables.boards.lots),
        "tram": int(box.tables.segments),
        "districts": int(box.tables.boards.districts),
        "supply": total(profile),
    }
    return differs(what, case["expect"], got.get(what))


def total(profile: str) -> int:
    """Count the pieces of the box."""
    return sum(content().supply(profile))


def op_game_end(case: Case) -> list[str]:
    """Whether the game is over after these last actions."""
    passes = 0
    for action in case["last_actions"]:
        passes = passes + 1 if action == "pass" else 0
    districts = int(content().tables.boards.districts)
    full = case["districts_placed"] == districts and case["free_lots"] == 0
    return differs("over", case["expect"], full or passes >= case["players"])


OPS: Final[dict[str, Callable[[Case], list[str]]]] = {
    "score": op_score,
    "legal": op_legal,
    "adjacent": op_adjacent,
    "location": op_location,
    "district_legal": op_district_legal,
    "tram_legal": op_tram_legal,
    "draw_legal": op_draw_legal,
    "setup": op_setup,
    "count": op_count,
    "game_end": op_game_end,
    "flow": op_flow,
    "refuse": op_refuse,
    "view": op_view,
    "moves": op_moves,
    "undo": op_undo,
}
