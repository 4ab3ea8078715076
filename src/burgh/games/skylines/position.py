"""Any position read from JSON (docs/positions/skylines.md); `written.py` writes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from burgh.core.ints import i64, u8, vec
from burgh.core.malformed import between, converted, one_of
from burgh.core.said import quoted
from burgh.core.state import ALL_SEEING
from burgh.games.skylines.complaints import no_room, wrong
from burgh.games.skylines.content import Content, content
from burgh.games.skylines.deal import bare_table, cards_of, lay_piles
from burgh.games.skylines.engine.choice import spot
from burgh.games.skylines.engine.districts import lay, survey
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ARRANGE,
    BACK,
    BOARD,
    DRAWING,
    KINDS,
    LEVELS,
    LOSE,
    MONEY,
    MOST_HAND,
    NEWS,
    NO_CARD,
    NO_MONEY_DEVELOPMENT,
    OVER,
    OVERALL,
    PHASES,
    REDRAW,
    REFILL,
    RESULTS,
    ROLE,
    ROLE_BACK,
    ROLE_CARD,
    SPOT,
    SWAP,
    TILE,
    TRACKS,
    TURN,
    small,
)
from burgh.games.skylines.layout import Layout, check_layout
from burgh.games.skylines.moves import EXCHANGEABLE, IN_HAND, ROLES
from burgh.games.skylines.naming import BACKS, board_names, card_name
from burgh.games.skylines.options import Options, layout_of, read_options, scenario_of
from burgh.games.skylines.refuse import offers, refuse_squares
from burgh.shapes.polyomino import Square, cell_at

MOST_MONEY: Final = 60_000
MOST_HAPPINESS: Final = 100_000
BACK_NUMBERS: Final = {name: number for number, name in BACKS.items()}


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position of Skylines: everything that can lie on the table."""

    title: str = "skylines"
    options: dict[str, Any] = {}
    layout: Layout | None = None
    unlaid: list[str] = []
    boards: list[str] = []
    tiles: list[tuple[str, int, int, int]] = []
    tracks: dict[str, int] = {}
    money: int | None = None
    overall: int = 0
    hands: list[list[str]] | None = None
    known: list[str] = []
    exchange: list[str] = []
    piles: dict[str, list[str]] = {}
    box: list[str] | None = None
    roles: list[str | None] = []
    news: str | None = None
    supply: dict[str, int] = {}
    active: int = 0
    token: int = 0
    phase: str = "turn"
    role_offer: list[str] = []
    role_stack: list[str] = []
    card: str | None = None
    tile: str | None = None
    barred: str | None = None
    put: int = 0
    owed: list[int] = []
    result: str | None = None
    viewer: int | None = None


# --- in -------------------------------------------------------------------------------------------


def read_position(plain: Mapping[str, Any]) -> tuple[Options, Skylines]:
    """Read a position; whatever does not fit is named with its place.

    Where nothing can be done the game is lost: that is tested at the start of a turn (K5.5).
    """
    options, table = set_up(plain)
    if table.due == TURN:
        table.begin_turn()
    elif table.is_over() or table.viewer != ALL_SEEING or table.legal():
        return options, table
    elif table.due == BOARD:
        table.finish(NO_MONEY_DEVELOPMENT)
    else:
        raise wrong("phase", "data-no_move", phase=quoted(PHASES[table.due]))
    return options, table


def set_up(plain: Mapping[str, Any]) -> tuple[Options, Skylines]:
    """Read a position as it is given, without asking whether somebody can act."""
    position: Position = converted(dict(plain), Position)
    if position.title != "skylines":
        raise wrong("title", "data-title", given=quoted(position.title), title="skylines")
    given = dict(position.options)
    if position.hands is not None and "players" not in given:
        given["players"] = len(position.hands)
    options = read_options(given)
    found = content(options.packs)
    table = bare_table(options, read_layout(found, options, position))
    read_city(table, found, position)
    read_cards(table, found, position)
    read_turn(table, found, position)
    read_tracks(table, position)
    return options, table


def read_layout(found: Content, options: Options, position: Position) -> Layout:
    """The layout of the position, of the options, or of the scenario."""
    if position.phase == "arrange":
        return read_arranged(found, position)
    if position.layout is not None:
        check_layout(found, position.layout, None, "layout")
        return position.layout
    layout = options.layout or layout_of(scenario_of(options))
    if not layout:
        raise wrong("layout", "position-needs_layout", scenario=options.scenario)
    return layout


def read_arranged(found: Content, position: Position) -> Layout:
    """The boards that lie already while the players lay them; at first there are none."""
    if position.layout:
        check_layout(found, position.layout, None, "layout")
    return position.layout or ()


def read_unlaid(table: Skylines, found: Content, position: Position) -> None:
    """Set the boards that may still be laid (K11.13)."""
    if (table.due == ARRANGE) != bool(position.unlaid):
        raise wrong("unlaid", "position-unlaid_phase")
    if table.due == ARRANGE and position.boards:
        raise wrong("boards", "position-laid_first")
    for number, board in enumerate(position.unlaid):
        if board not in found.boards or board in board_names(table):
            raise wrong(f"unlaid[{number}]", "position-not_to_lay", name=quoted(board))
    if len(set(position.unlaid)) < len(position.unlaid):
        raise wrong("unlaid", "data-twice")
    table.unlaid = vec[i64](sorted(found.board_of[board] for board in position.unlaid))


def read_city(table: Skylines, found: Content, position: Position) -> None:
    """Turn the boards over and build the tiles in the order given; nothing is resolved."""
    laid = board_names(table)
    if len(set(position.boards)) < len(position.boards):
        raise wrong("boards", "position-board_once")
    for number, board in enumerate(position.boards):
        if board not in laid:
            raise wrong(f"boards[{number}]", "position-not_laid", name=quoted(board))
    table.face_up = vec[i64]([laid.index(board) for board in position.boards])
    survey(table)
    for number, tile in enumerate(position.tiles):
        read_tile(table, found, tile, position.supply, f"tiles[{number}]")
    for name, left in position.supply.items():
        path = f"supply.{name}"
        if name not in found.tile_of:
            raise wrong(path, "data-no_such", what="tile", name=quoted(name))
        table.supply[found.tile_of[name]] = u8(between(left, 0, 99, path))


def read_tile(
    table: Skylines,
    found: Content,
    placed: tuple[str, int, int, int],
    supply: dict[str, int],
    path: str,
) -> None:
    """Build one tile on free squares."""
    name, row, col, rotation = placed
    tile = found.tile_of.get(name)
    if tile is None:
        raise wrong(f"{path}[0]", "data-no_such", what="tile", name=quoted(name))
    if rotation not in (0, 90, 180, 270):
        raise wrong(f"{path}[3]", "position-turned")
    same = int(table.rules.tables.outlines.same[tile * 4 + rotation // 90])
    refusal = refuse_squares(table, tile * 4 + same, Square(row, col))
    if refusal is not None:
        raise no_room(path, refusal)
    if not table.supply[tile]:
        if name not in supply:
            raise wrong(f"{path}[0]", "position-tiles", name=quoted(name))
        table.supply[tile] = u8(1)
    lay(table, tile, spot(cell_at(row, col), same))


class Dealt:
    """The cards of a position: each lies in one place, and only where its kind may lie."""

    def __init__(self, table: Skylines, found: Content) -> None:
        self.table = table
        self.found = found
        self.hidden = False
        outlines = table.rules.tables.outlines
        self.seen = {int(outlines.card[int(tile)]) for tile in table.built} - {int(NO_CARD)}

    def card(self, name: str, kinds: tuple[int, ...], path: str, level: int | None = None) -> int:
        """The number of a card that may lie here."""
        if name in BACK_NUMBERS:
            return self.back(name, kinds, path, level)
        card = self.found.card_of.get(name)
        if card is None:
            raise wrong(path, "data-no_such", what="card", name=quoted(name))
        deck = self.table.rules.tables.deck
        if deck.kind[card] not in kinds or level not in (None, int(deck.level[card])):
            raise wrong(path, "data-not_here", name=quoted(name))
        if not self.table.rules.in_use >> deck.kind[card] & 1:
            raise wrong(path, "position-scenario", name=quoted(name))
        if card in self.seen:
            raise wrong(path, "position-elsewhere", name=quoted(name))
        self.seen.add(card)
        return card

    def back(self, name: str, kinds: tuple[int, ...], path: str, level: int | None) -> int:
        """The number of a card lying face down."""
        self.hidden = True
        number = BACK_NUMBERS[name]
        role = number == ROLE_BACK
        if role != (int(ROLE_CARD) in kinds) or level not in (None, number - int(BACK)):
            raise wrong(path, "data-not_here", name=quoted(name))
        return number

    def cards(self, given: list[str], kinds: tuple[int, ...], path: str) -> list[int]:
        """The numbers of a list of cards."""
        return [self.card(name, kinds, f"{path}[{i}]") for i, name in enumerate(given)]


IN_PILE: Final = (*IN_HAND, int(NEWS))
ANYTHING: Final = tuple(range(len(KINDS)))


def read_cards(table: Skylines, found: Content, position: Position) -> None:
    """Lay the cards: hands, exchange pile, roles, news, the card in play, piles, box."""
    dealt = Dealt(table, found)
    read_hands(table, dealt, position)
    table.exchange = small(sorted(dealt.cards(position.exchange, EXCHANGEABLE, "exchange")))
    if any(card in BACKS for card in table.exchange):
        raise wrong("exchange", "position-exchange_open")
    read_roles(table, dealt, position)
    if position.news is not None:
        table.news = dealt.card(position.news, (int(NEWS),), "news")
    if position.card is not None:
        table.card = dealt.card(position.card, EXCHANGEABLE, "card")
    for name in ("news", "card"):
        if getattr(position, name) in BACK_NUMBERS:
            raise wrong(name, "position-card_open")
    read_piles(table, dealt, position)
    read_box(table, dealt, position)
    if dealt.hidden and position.viewer is None:
        raise wrong("viewer", "position-viewer")


def read_hands(table: Skylines, dealt: Dealt, position: Position) -> None:
    """Give each seat its cards."""
    hands = position.hands or [[] for _ in range(table.seats())]
    if len(hands) != table.seats():
        raise wrong("hands", "data-seats", seats=int(table.seats()), given=str(len(hands)))
    for seat, hand in enumerate(hands):
        if len(hand) > MOST_HAND - 1:
            raise wrong(f"hands[{seat}]", "data-most_cards", most=int(MOST_HAND) - 1)
        for card in dealt.cards(hand, IN_HAND, f"hands[{seat}]"):
            table.hold(seat, card, card_name(table, card) in position.known)
    for number, name in enumerate(position.known):
        held = any(name in hand for hand in hands) and name not in BACK_NUMBERS
        if not held or not table.rules.private or name in position.known[:number]:
            raise wrong(f"known[{number}]", "position-known", name=quoted(name))


def read_roles(table: Skylines, dealt: Dealt, position: Position) -> None:
    """Give each seat its role, and lay the roles on offer and the stack."""
    if len(position.roles) > table.seats():
        given = str(len(position.roles))
        raise wrong("roles", "data-seats", seats=int(table.seats()), given=given)
    for seat, role in enumerate(position.roles):
        if role in BACK_NUMBERS:
            raise wrong(f"roles[{seat}]", "position-roles_open")
        if role is not None:
            table.roles[seat] = u8(dealt.card(role, ROLES, f"roles[{seat}]"))
    if len(position.role_offer) > 2:
        raise wrong("role_offer", "position-two_roles")
    table.offer = small(dealt.cards(position.role_offer, ROLES, "role_offer"))
    table.role_stack = small(dealt.cards(position.role_stack, ROLES, "role_stack"))


def read_piles(table: Skylines, dealt: Dealt, position: Position) -> None:
    """Lay the piles; one that is not given holds the construction cards seen nowhere else."""
    piles = []
    for name in position.piles:
        if name not in LEVELS:
            raise wrong(f"piles.{name}", "position-piles", known=", ".join(LEVELS))
    for level, name in enumerate(LEVELS):
        if name not in position.piles:
            plain, _ = cards_of(table, level)
            pile = [card for card in plain if card not in dealt.seen]
            dealt.seen.update(pile)
        else:
            given = position.piles[name]
            pile = [
                dealt.card(card, IN_PILE, f"piles.{name}[{i}]", level)
                for i, card in enumerate(given)
            ]
        if len(pile) > 1000:
            raise wrong(f"piles.{name}", "position-pile_most")
        piles.append(pile)
    lay_piles(table, piles)


def read_box(table: Skylines, dealt: Dealt, position: Position) -> None:
    """Fill the box; if it is not given, with all cards that lie nowhere else."""
    if position.box is not None:
        table.box = small(dealt.cards(position.box, ANYTHING, "box"))
        return
    deck = table.rules.tables.deck
    in_use = [card for card in range(deck.count) if table.rules.in_use >> deck.kind[card] & 1]
    left = [card for card in in_use if card not in dealt.seen]
    table.box = small([] if dealt.hidden else left)


def read_turn(table: Skylines, found: Content, position: Position) -> None:
    """Set whose turn it is and which decision is due."""
    seats = int(table.seats())
    table.active = between(position.active, 0, seats - 1, "active")
    table.token = between(position.token, 0, seats - 1, "token")
    if position.phase not in PHASES:
        raise one_of(position.phase, PHASES, "phase")
    table.due = PHASES.index(position.phase)
    if position.viewer is not None:
        table.viewer = between(position.viewer, -1, seats - 1, "viewer")
    if position.barred is not None:
        number = found.card_of.get(position.barred)
        if number is None or number not in list(table.exchange):
            raise wrong("barred", "position-barred", name=quoted(position.barred))
        table.barred = number
    read_result(table, position)
    read_debts(table, position)
    read_building(table, found, position)
    read_unlaid(table, found, position)
    check_roles(table, position)


def read_result(table: Skylines, position: Position) -> None:
    """Set how the game ended, if it has."""
    if (position.result is not None) != (table.due == OVER):
        raise wrong("result", "position-result")
    if position.result is not None:
        if position.result not in RESULTS[1:]:
            raise one_of(position.result, RESULTS[1:], "result")
        table.result = RESULTS.index(position.result)


def read_debts(table: Skylines, position: Position) -> None:
    """Set the cards put down in the exchange round, and those to draw for lost policies."""
    seats = int(table.seats())
    table.put = between(position.put, 0, int(MOST_HAND), "put")
    if table.put and table.due not in (SWAP, REDRAW):
        raise wrong("put", "position-put_phase")
    if len(position.owed) not in (0, seats):
        raise wrong("owed", "position-owed_size", seats=str(seats))
    for seat, cards in enumerate(position.owed):
        table.owed[seat] = between(cards, 0, int(MOST_HAND), f"owed[{seat}]")
    if table.due == REFILL and not table.owed[table.active]:
        raise wrong("owed", "position-owed_refill")
    if table.due == REDRAW and not table.put:
        raise wrong("put", "position-put_redraw")
    if any(table.owed) and table.due not in (BOARD, REFILL):
        raise wrong("owed", "position-owed_phase")
    drawing = int(table.due in (TILE, SPOT, DRAWING)) + int(table.put)
    for seat in range(seats):
        due = int(table.owed[seat]) + (drawing if seat == table.active else 0)
        if table.held[seat] + due >= MOST_HAND:
            raise wrong(f"hands[{seat}]", "position-hand_large")


def read_building(table: Skylines, found: Content, position: Position) -> None:
    """Set the card being played and the tile chosen for it."""
    if (position.card is not None) != (table.due in (TILE, SPOT)):
        raise wrong("card", "position-card_phase")
    if (position.tile is not None) != (table.due == SPOT):
        raise wrong("tile", "position-tile_phase")
    if position.tile is not None:
        tile = found.tile_of.get(position.tile)
        if tile is None or tile not in offers(table, int(table.card)) or not table.supply[tile]:
            card = quoted(position.card)
            raise wrong("tile", "position-tile_card", tile=quoted(position.tile), card=card)
        table.tile = tile


def check_roles(table: Skylines, position: Position) -> None:
    """Refuse a choice of roles that cannot be finished (K11.6)."""
    if (table.due == ROLE) != bool(position.role_offer):
        raise wrong("role_offer", "position-role_phase")
    if table.due != ROLE:
        return
    waiting = (table.token - table.active - 1) % table.seats()
    if len(table.role_stack) < 2 * waiting:
        raise wrong("role_stack", "position-role_stack", seats=str(waiting))


def read_tracks(table: Skylines, position: Position) -> None:
    """Set the markers, the treasury and overall happiness."""
    for name, value in position.tracks.items():
        path = f"tracks.{name}"
        if name not in TRACKS[:8]:
            raise one_of(name, TRACKS[:8], path)
        set_marker(table, TRACKS.index(name), value, path)
    if position.money is not None:
        table.markers[MONEY] = between(position.money, 0, MOST_MONEY, "money")
    set_marker(table, int(OVERALL), position.overall, "overall")


def set_marker(table: Skylines, track: int, value: int, path: str) -> None:
    """Set a marker on its track; one that lost the game may stand beyond the end (K10.5)."""
    ends = table.rules.tables.ends
    low, high = int(ends.low[track]), min(int(ends.high[track]), MOST_HAPPINESS)
    if ends.below[track] == LOSE:
        low = -MOST_HAPPINESS if table.due == OVER else low + 1
    table.markers[track] = between(value, low, high, path)
