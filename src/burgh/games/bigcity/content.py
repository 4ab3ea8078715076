"""From TOML to tables: reads, checks and flattens what is printed. Packs take the same way in."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from burgh.core.malformed import Malformed, between, converted, one_of
from burgh.core.packs import Packs
from burgh.core.said import quoted
from burgh.core.toml import read_data, read_toml
from burgh.games.bigcity.complaints import wrong
from burgh.games.bigcity.engine.tables import (
    GROUPS,
    MOST_CARDS,
    MOST_CELLS,
    MOST_PIECES,
    Cards,
    Tables,
)
from burgh.games.bigcity.flatten import (
    Shape,
    flat_boards,
    flat_orientations,
    pieces_of,
    shapes_of,
)
from burgh.games.bigcity.vocabulary import (
    Condition,
    PieceData,
    check_effect,
    check_name,
    check_value,
    read_condition,
)

PACKS: Final = Packs("bigcity", "burgh.games.bigcity")
EXPANSION: Final = "small_expansion"
MOST_SUPPLY: Final = 99
MOST_EXTRA_CARDS: Final = 6  # in one pile


class SpecialCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that pays for the piece of the same id, and the pile it lies in."""

    id: str
    pile: int


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content pack: pieces, the special cards they need, and shapes of its own."""

    id: str = ""
    piece: tuple[PieceData, ...] = ()
    pieces: tuple[PieceData, ...] = ()
    card: tuple[SpecialCard, ...] = ()
    cards: tuple[SpecialCard, ...] = ()
    shapes: dict[str, tuple[tuple[int, int], ...]] = {}


class Printed:
    """Everything read so far: pieces with the place they were read from, cards, shapes."""

    def __init__(self) -> None:
        self.pieces: list[tuple[PieceData, str]] = []
        self.cards: list[tuple[SpecialCard, str]] = []
        self.shapes: dict[str, Shape] = {}

    def add_shapes(self, shapes: Mapping[str, Sequence[Sequence[int]]], where: str) -> None:
        """Take the shapes of the box or a pack."""
        for name, cells in shapes.items():
            path = f"{where}shapes.{name}"
            if name in self.shapes:
                raise wrong(path, "data-there", name=quoted(name))
            self.shapes[name] = read_shape(cells, path)


class Content:
    """Everything printed, by id, and the tables the engine uses."""

    def __init__(self, read: Printed, boards: Any, cards: Any, tram: Any) -> None:
        self.pieces = {piece.id: piece for piece, _ in read.pieces}
        self.shapes = dict(read.shapes)
        self.kinds = sorted({piece.kind for piece in self.pieces.values()})
        self.boards: Mapping[str, Any] = boards
        self.cards: Mapping[str, Any] = cards
        self.tram: Mapping[str, Any] = tram
        self.special = [card for card, _ in read.cards]
        self.piece_of = {name: number for number, name in enumerate(self.pieces)}
        self.tables = flatten(self, read)
        self.card_of = {name: number for number, name in enumerate(self.tables.cards.names)}
        numbers = self.tables.boards.lot_number
        self.lot_of = {int(number): lot for lot, number in enumerate(numbers)}
        self.version = ""

    def supply(self, profile: str) -> list[int]:
        """How many there are of each piece under a supply profile (C1)."""
        return [supply_of(piece, profile) for piece in self.pieces.values()]

    def printed(self) -> dict[str, Any]:
        """Everything printed as plain data, for whoever draws it."""
        return {
            "pieces": msgspec.to_builtins(list(self.pieces.values())),
            "shapes": {name: [list(cell) for cell in shape] for name, shape in self.shapes.items()},
            "boards": dict(self.boards),
            "cards": dict(self.cards),
            "special": msgspec.to_builtins(self.special),
            "tram": dict(self.tram),
        }


def supply_of(piece: PieceData, profile: str) -> int:
    """How many there are of a piece; a pack may name its number as it likes."""
    if isinstance(piece.supply, int):
        return piece.supply
    return piece.supply.get(profile, next(iter(piece.supply.values())))


def flatten(content: Content, read: Printed) -> Tables:
    """Make the engine's tables."""
    shapes = shapes_of(read.shapes)
    boards = flat_boards(content.boards)
    cards = flat_cards(content, [int(number) for number in boards.lot_number])
    pieces = list(content.pieces.values())
    conditions, pieces_flat, labels = pieces_of(pieces, shapes, cards.names)
    return Tables(
        boards=boards,
        cards=cards,
        orientations=flat_orientations(shapes),
        conditions=conditions,
        pieces=pieces_flat,
        labels=labels,
        segments=content.tram["segments"],
        first_action=content.tram["first_action"],
        later_actions=content.tram["later_actions"],
        needed_for_tram=needed(pieces, content.tram["requires"]),
        needed_for_district=needed(pieces, content.boards["placement"]["requires"]),
        per_pile=content.cards["draw"]["per_pile_and_turn"],
        most_traded=content.cards["trade"]["cards"],
        groups=[groups_of(piece) for piece in pieces],
    )


def groups_of(piece: PieceData) -> int:
    """What a piece is to its neighbours, as bits."""
    return sum(1 << i for i, group in enumerate(GROUPS) if piece.has(group))


def needed(pieces: Sequence[PieceData], requires: Sequence[Mapping[str, str]]) -> int:
    """The set of pieces of which one must stand (R4.3)."""
    return sum(1 << i for i, piece in enumerate(pieces) if piece.has(requires[0]["built"]))


def flat_cards(content: Content, lot_number: Sequence[int]) -> Cards:
    """Number the cards pile by pile: its lots, then its special cards (R1.4)."""
    rows: list[tuple[str, int, int, int]] = []
    for pile, board in enumerate(content.boards["district"]):
        for number in (number for row in board["layout"] for number in row):
            rows.append((str(number), pile, lot_number.index(number), -1))
        rows += [
            (card.id, pile, -1, content.piece_of[card.id])
            for card in content.special
            if card.pile == board["id"]
        ]
    names, piles, lots, pieces = (list(column) for column in zip(*rows, strict=True))
    return Cards(names, piles, lots, pieces)


# --- reading and checking ------------------------------------------------------------------------


def read_shape(cells: Sequence[Sequence[int]], path: str) -> Shape:
    """Read a footprint: different cells that hang together."""
    shape = [(int(x), int(y)) for x, y in cells]
    if not 1 <= len(shape) <= MOST_CELLS:
        raise wrong(path, "content-shape_size", most=str(int(MOST_CELLS)))
    if len(set(shape)) < len(shape) or any(abs(n) > MOST_CELLS for cell in shape for n in cell):
        raise wrong(path, "content-shape_far")
    reached = [shape[0]]
    for x, y in reached:
        beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        reached += [cell for cell in beside if cell in shape and cell not in reached]
    if len(reached) < len(shape):
        raise wrong(path, "content-shape_apart")
    return tuple(shape)


def check_piece(piece: PieceData, path: str, read: Printed, taken: set[str]) -> None:
    """Refuse a piece that cannot be played."""
    check_name(piece.id, f"{path}.id")
    check_name(piece.kind, f"{path}.kind")
    if piece.id in taken:
        raise wrong(f"{path}.id", "data-there", name=quoted(piece.id))
    taken.add(piece.id)
    for i, tag in enumerate(piece.tags):
        check_name(tag, f"{path}.tags[{i}]")
    check_supply(piece.supply, f"{path}.supply")
    if piece.shape not in read.shapes:
        raise one_of(piece.shape, read.shapes, f"{path}.shape")
    cells = len(read.shapes[piece.shape])
    for i, condition in enumerate(piece.requires):
        read_condition(condition, f"{path}.requires[{i}]", cells)
    check_value(piece.value, f"{path}.value", faces(read.shapes[piece.shape]))
    check_whens(piece, f"{path}.value", cells)
    for i, effect in enumerate(piece.imposes):
        check_effect(effect, f"{path}.imposes[{i}]")
    check_pay(piece, path, read)


def check_supply(supply: int | dict[str, int], path: str) -> None:
    """Refuse no pieces, or more than a box could hold."""
    counts = [supply] if isinstance(supply, int) else list(supply.values())
    if not counts:
        raise wrong(path, "content-no_supply")
    for count in counts:
        between(count, 0, MOST_SUPPLY, path)


def check_whens(piece: PieceData, path: str, cells: int) -> None:
    """Read the conditions of adds and multipliers, to find what is wrong with them."""
    for i, add in enumerate(piece.value.add):
        if add.when is not None:
            read_condition(add.when, f"{path}.add[{i}].when", cells)
    for i, multiplier in enumerate(piece.value.multiply):
        read_condition(multiplier.when, f"{path}.multiply[{i}].when", cells)


def check_pay(piece: PieceData, path: str, read: Printed) -> None:
    """Refuse a piece that cannot be paid: lot cards, or the special card of its own name."""
    special = piece.pay.special_card
    if special is not None and piece.pay.lot_cards:
        raise wrong(f"{path}.pay", "content-pay_both")
    if special is None:
        if piece.pay.lot_cards is False:
            raise wrong(f"{path}.pay", "content-pay_none")
        return
    if special != piece.id:
        raise wrong(f"{path}.pay.special_card", "content-pay_id", name=quoted(piece.id))
    if special not in {card.id for card, _ in read.cards}:
        raise wrong(f"{path}.pay.special_card", "content-pay_nowhere", name=quoted(special))


def faces(shape: Shape) -> int:
    """Count the lots that can face a footprint."""
    around = {(x + dx, y + dy) for x, y in shape for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return len(around - set(shape))


def check_cards(read: Printed, piles: int) -> None:
    """Refuse special cards without a piece of their own, or too many of them."""
    paid = {piece.pay.special_card for piece, _ in read.pieces}
    seen: set[str] = set()
    for card, path in read.cards:
        between(card.pile, 1, piles, f"{path}.pile")
        if card.id in seen:
            raise wrong(f"{path}.id", "data-there", name=quoted(card.id))
        if card.id not in paid:
            raise wrong(f"{path}.id", "content-pays_nothing", name=quoted(card.id))
        seen.add(card.id)
        if sum(other.pile == card.pile for other, _ in read.cards) > MOST_EXTRA_CARDS:
            raise wrong(f"{path}.pile", "content-special_most", most=str(MOST_EXTRA_CARDS))


def check_selected(read: Printed) -> None:
    """Refuse selectors that mean no piece: a slip of the pen would never hold."""
    known = {name for piece, _ in read.pieces for name in (piece.kind, *piece.tags)}
    for piece, path in read.pieces:
        for where, selector in selectors_of(piece, path, read):
            if selector not in known:
                raise no_such_piece(where, selector)


def no_such_piece(path: str, selector: str) -> Malformed:
    """Say that nothing in play is called so, and which pack that has a name would bring it."""
    for pack in PACKS.names():
        found, _ = read_pack(pack)
        for piece in (*found.piece, *found.pieces):
            if selector in (piece.kind, *piece.tags):
                return wrong(path, "content-elsewhere", name=quoted(selector), pack=pack)
    return wrong(path, "content-no_kind", name=quoted(selector))


def selectors_of(piece: PieceData, path: str, read: Printed) -> list[tuple[str, str]]:
    """Give every selector a piece names, with its place."""
    cells = len(read.shapes[piece.shape])
    found: list[tuple[str, str]] = []
    for i, plain in enumerate(piece.requires):
        here = f"{path}.requires[{i}]"
        found += [(here, name) for name in named_in(read_condition(plain, here, cells))]
    for i, effect in enumerate(piece.imposes):
        found += [(f"{path}.imposes[{i}].on", name) for name in effect.on]
    return found


def named_in(condition: Condition) -> list[str]:
    return [*condition.selectors, *(name for part in condition.parts for name in named_in(part))]


# --- files ---------------------------------------------------------------------------------------


def data(name: str) -> dict[str, Any]:
    """Read one of our own data files."""
    return read_data("burgh.games.bigcity", name)


def read_pack(pack: str) -> tuple[Pack, str]:
    """Read a pack and give it with the words that locate complaints; JSON data begins with `{`."""
    if pack.startswith("{"):
        found: Pack = converted(json.loads(pack), Pack, "packs")
        return found, f"packs.{found.id}." if found.id else "packs."
    folder = PACKS.folder(pack)
    where = f"{folder.name}/buildings.toml"
    try:
        parsed = read_toml(folder / "buildings.toml")
    except Malformed as error:
        raise error.placed(where) from None
    try:
        return converted(parsed, Pack), f"{where}: "
    except Malformed as error:
        raise error.placed(f"{where}: {error.path}") from None


def add_pack(read: Printed, pack: Pack, where: str) -> None:
    """Add what a pack brings to what there is."""
    read.add_shapes(pack.shapes, where)
    named = "pieces" if pack.pieces else "piece"
    for i, card in enumerate((*pack.card, *pack.cards)):
        read.cards.append((card, f"{where}card[{i}]"))
    for i, piece in enumerate((*pack.piece, *pack.pieces)):
        read.pieces.append((piece, f"{where}{named}[{i}]"))


@lru_cache(maxsize=64)
def content(packs: tuple[str, ...] = ()) -> Content:
    """The box, with packs added in order."""
    box, boards, cards = data("buildings"), data("districts"), data("cards")
    read = Printed()
    read.add_shapes(box["shapes"], "")
    own = Pack(
        piece=converted(box["piece"], tuple[PieceData, ...], "piece"),
        card=converted(cards["special"], tuple[SpecialCard, ...], "special"),
    )
    add_pack(read, own, "")
    for pack in packs:
        add_pack(read, *read_pack(pack))
    check_all(read, len(boards["district"]))
    made = Content(read, boards, cards, box["tram"])
    made.version = version(read, boards, cards, box)
    return made


def check_all(read: Printed, piles: int) -> None:
    """Refuse what cannot be played, with its place."""
    if len(read.pieces) > MOST_PIECES:
        raise wrong("packs", "content-kinds", most=str(MOST_PIECES))
    taken: set[str] = set()
    for piece, path in read.pieces:
        check_piece(piece, path, read, taken)
    check_cards(read, piles)
    check_selected(read)
    if len(read.cards) + 9 * piles > MOST_CARDS:
        raise wrong("packs", "content-cards")


def version(read: Printed, *printed: object) -> str:
    """Give eight letters that change when a printed number does."""
    parts = ([piece for piece, _ in read.pieces], [card for card, _ in read.cards], printed)
    return hashlib.sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()[:8]
