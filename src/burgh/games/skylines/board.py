"""The text board: the table in plain lines of any width, for a terminal and a screen reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import Final

from burgh.core.page import INDENT, WIDTH, joined, strips, wrap
from burgh.core.said import number_said
from burgh.core.speaker import Speaker
from burgh.games.skylines.card_words import money
from burgh.games.skylines.content import content
from burgh.games.skylines.engine.choice import box_of, turns_of
from burgh.games.skylines.engine.districts import district_of
from burgh.games.skylines.engine.milestones import development_price, is_next, is_up
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    ALL_TILES,
    ARRANGE,
    BACK,
    COUNTS,
    KINDS,
    LEVELS,
    NO_CARD,
    PILES,
    SERVED,
    SERVICE,
    SERVICES,
    TRACKS,
    UTILITY,
    ZONES,
    is_back,
)
from burgh.games.skylines.words import in_short, limits, what
from burgh.shapes.polyomino import TURNS, cell_at, square_at

GROUND: Final = " .#~"  # nothing, grass, road, water, as the engine numbers them
WATER: Final = "~"
MARGIN: Final = 4  # characters for the number of a row
JOINT: Final = "-"  # between two squares of one tile
TIMES: Final = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"


def turn_mark(quarters: int) -> str:
    """A sign for how far a board is turned clockwise."""
    return ("", ">", "v", "<")[quarters]


def draw(
    speaker: Speaker[Skylines],
    state: Skylines,
    seat: int,
    names: list[str],
    *,
    with_effects: bool = False,
    with_districts: bool = False,
    width: int = WIDTH,
) -> str:
    """Draw the table as `seat` sees it, and nothing that it may not see (K13)."""
    seen = state.view(seat)
    page = Page(speaker, seen, names, with_effects, with_districts, width)
    parts = [
        page.header(),
        page.tracks(),
        page.plan(),
        page.city(),
        page.face_down(),
        page.districts(),
    ]
    parts += [page.tiles(), *(page.hand(i) for i in range(seen.rules.seats))]
    parts += [page.in_force(), page.piles(), page.supply(), page.note()]
    return joined(parts, width)


class Page:
    """One drawing of the table, part by part; each part is a list of lines."""

    def __init__(
        self,
        speaker: Speaker[Skylines],
        seen: Skylines,
        names: list[str],
        with_effects: bool,
        with_districts: bool,
        width: int,
    ) -> None:
        self.speaker = speaker
        self.say = speaker.words.say
        self.text = speaker.say
        self.box = content(speaker.packs)
        self.seen = seen
        self.names = names
        self.with_effects = with_effects
        self.with_districts = with_districts
        self.width = width
        self.tables = seen.rules.tables

    def wrap(self, text: str, indent: str = "") -> list[str]:
        """Break a text into lines that fit the page."""
        return wrap(text, indent, self.width)

    def header(self) -> list[str]:
        """Say which milestone it is, whose turn and what is due."""
        last = int(self.seen.city.count)
        if self.seen.due == ARRANGE:
            last = int(self.seen.rules.milestones)
        now = max(1, len(self.seen.face_up))
        said = self.say("board-milestone", milestone=now, milestones=last)
        return self.wrap(f"{said} {self.speaker.prompt(self.seen, self.names)}")

    def tracks(self) -> list[str]:
        """List the tracks with their limits, the treasury and overall happiness (K2)."""
        table = []
        for marker, track in enumerate(TRACKS):
            key = "board-treasury" if track == "money" else f"track-{track}"
            value = self.text(number_said(int(self.seen.markers[marker])))
            ends = self.text(limits(self.box, track))
            table.append((self.say(key), value.rjust(3), ends))
        return [self.say("board-tracks"), *rows(table)]

    # --- the city ----------------------------------------------------------------------------

    def city(self) -> list[str]:
        """Draw the boards side by side, rows and columns numbered, with a key."""
        key = self.say("board-rows") + " " + self.say("board-key")
        if self.with_districts:
            key += " " + self.say("board-key-districts")
        return [self.say("board-city"), *self.wrap(key, INDENT), *self.map()]

    def map(self) -> list[str]:
        """Draw every square: ground, tile or, for a board face down, its water and letter."""
        city = self.seen.city
        if city.count == 0:
            return []
        height = int(city.size * (1 + max(city.row)))
        columns = range(int(city.size * (1 + max(city.col))))
        marks = self.marks()
        most = (self.width - MARGIN) // 2
        parts = strips(columns, most if len(columns) <= most else most // 10 * 10)
        return [line for part in parts for line in strip(marks, range(height), part)]

    def marks(self) -> dict[int, str]:
        """The two characters of each square on a board."""
        marks: dict[int, str] = {}
        for place in range(self.seen.city.count):
            marks |= self.board_marks(place)
        letters = [self.say(f"letter-{kind}") for kind in KINDS[: UTILITY + 3]]
        for index in range(len(self.seen.built)):
            cells = self.cells_of(index)
            letter = letters[self.tables.outlines.kind[int(self.seen.built[index])]]
            for cell in cells:
                marks[cell] = (JOINT if cell - 1 in cells else " ") + letter
        return marks

    def board_marks(self, place: int) -> dict[int, str]:
        """The squares of one board; face down it shows its water, letter and cost (K4.1)."""
        city = self.seen.city
        size = int(city.size)
        up = is_up(self.seen, place)
        first = int(cell_at(city.row[place] * size, city.col[place] * size))
        marks = {}
        for row in range(size):
            for cell in range(first + row * 64, first + row * 64 + size):
                mark = self.ground(cell)
                marks[cell] = " " + (mark if up or mark == WATER else " ")
        if not up:
            middle = first + (size // 2) * 64 + size // 2
            marks[middle] = " " + self.tables.board_names[city.board[place]][:1]
        return marks

    def ground(self, cell: int) -> str:
        """The sign of the ground, or of its district if that was asked for."""
        sign = GROUND[int(self.seen.city.ground[cell])]
        if sign == "." and self.with_districts and len(self.seen.label) > 0:
            district = int(self.seen.label[cell])
            return letter_of(district - 1) if district else sign
        return sign

    def cells_of(self, index: int) -> list[int]:
        """The cells of a tile that was built."""
        outlines = self.tables.outlines
        foot = int(self.seen.built[index]) * TURNS + turns_of(self.seen.spots[index])
        box = box_of(self.seen.spots[index])
        steps = range(outlines.foot_first[foot], outlines.foot_first[foot + 1])
        return [int(box + outlines.foot[i]) for i in steps]

    def face_down(self) -> list[str]:
        """List the boards face down: letter, place, cost now, and whether one can be next."""
        lines = []
        for place in range(self.seen.city.count):
            if is_up(self.seen, place):
                continue
            city = self.seen.city
            first = cell_at(city.row[place] * city.size, city.col[place] * city.size)
            price = self.text(money(int(development_price(self.seen, place, None))))
            said = self.say(
                "board-face_down-board",
                board=self.speaker.thing(self.tables.board_names[city.board[place]]),
                at=str(square_at(first)),
                price=price,
                next="yes" if is_next(self.seen, place) else "no",
            )
            lines += self.wrap(said, INDENT)
        return [self.say("board-face_down"), *lines] if lines else []

    def plan(self) -> list[str]:
        """Draw the map of boards with its free margin, and list the boards to lay (K11.13)."""
        if self.seen.due != ARRANGE:
            return []
        city = self.seen.city
        names = self.tables.board_names
        laid = zip(city.board, city.row, city.col, city.turns, strict=True)
        at = {(int(r) + 1, int(c) + 1): f"{names[b]}{turn_mark(int(t))}" for b, r, c, t in laid}
        height, width = (max((place[i] for place in at), default=1) + 2 for i in (0, 1))
        lines = []
        for columns in strips(range(width), (self.width - MARGIN - 1) // 4):
            lines.append("     " + "".join(f"{col:<4}" for col in columns).rstrip())
            for row in range(height):
                cells = [at.get((row, col), "·").ljust(4) for col in columns]
                lines.append(f"{row:4} " + "".join(cells).rstrip())
        left = ", ".join(
            self.say("board-unlaid-board", board=names[board], price=self.cost(int(board)))
            for board in self.seen.unlaid
        )
        return [
            *self.wrap(self.say("board-plan")),
            *lines,
            *self.wrap(self.say("board-unlaid", boards=left)),
        ]

    def cost(self, board: int) -> str:
        """What it will cost to turn a board over."""
        return self.text(money(int(self.tables.costs[board])))

    # --- districts and tiles -----------------------------------------------------------------

    def districts(self) -> list[str]:
        """List the districts: size, tiles, utility building, services (K4.2, K6.4, K6.7)."""
        lines = []
        for district in range(self.seen.districts):
            lines += self.wrap(self.district(district), INDENT)
        return [self.say("board-districts"), *lines] if lines else []

    def district(self, district: int) -> str:
        """Say one district."""
        cells = [int(cell) for cell in self.seen.lots if self.seen.label[cell] == district + 1]
        said = self.say(
            "board-district",
            letter=letter_of(district),
            squares=len(cells),
            free=sum(1 for cell in cells if self.seen.free[cell] != 0),
            at=str(square_at(cells[0])),
            tiles=int(self.seen.counts[district * COUNTS + ALL_TILES]),
        )
        utilities = [self.tile_name(i) for i in self.of_kind(UTILITY, district)]
        if utilities:
            more = self.say("board-district-utility", utility=", ".join(utilities))
            said = self.say("board-parts", first=said, last=more)
        services = self.services(district)
        if services:
            more = self.say("board-district-services", services=", ".join(services))
            said = self.say("board-parts", first=said, last=more)
        return said

    def services(self, district: int) -> list[str]:
        """Name the services of a district, those of level I as adjacent only (K6.7, K6.8)."""
        served = int(self.seen.counts[district * COUNTS + SERVED]) | int(self.seen.everywhere)
        named = [self.say(f"service-{s}") for bit, s in enumerate(SERVICES) if served >> bit & 1]
        outlines = self.tables.outlines
        for index in self.of_kind(SERVICE, district):
            tile = int(self.seen.built[index])
            if outlines.level[tile] == 0:
                service = self.say(f"service-{SERVICES[outlines.service[tile]]}")
                at = str(square_at(self.cells_of(index)[0]))
                named.append(self.say("board-adjacent", service=service, at=at))
        return named

    def of_kind(self, kind: int, district: int) -> list[int]:
        """The tiles of a kind in a district, in the order built."""
        found = []
        for index in range(len(self.seen.built)):
            tile = int(self.seen.built[index])
            here = district_of(self.seen, tile, self.seen.spots[index]) == district
            if here and self.tables.outlines.kind[tile] == kind:
                found.append(index)
        return found

    def tiles(self) -> list[str]:
        """List the tiles in the order built: letter, name, district and squares."""
        table = []
        for index in range(len(self.seen.built)):
            tile = int(self.seen.built[index])
            letter = self.say(f"letter-{KINDS[self.tables.outlines.kind[tile]]}")
            district = letter_of(int(district_of(self.seen, tile, self.seen.spots[index])))
            squares = " ".join(str(square_at(cell)) for cell in self.cells_of(index))
            table.append((letter, self.tile_name(index), district, squares))
        return [self.say("board-tiles"), *rows(table)] if table else []

    def tile_name(self, index: int) -> str:
        """Name a tile that was built."""
        return self.speaker.thing(self.tables.outlines.names[int(self.seen.built[index])])

    # --- cards -------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        """List a hand; cards that may not be seen by their backs, with how many of each level."""
        title = self.say("board-hand", seat=self.names[seat])
        if seat == self.seen.token:
            title += ", " + self.say("board-token")
        held = [int(self.seen.hand(seat, i)) for i in range(self.seen.held[seat])]
        shown = [card for card in held if not is_back(card)]
        lines = [*self.role(seat), *self.cards(shown, seat == self.seen.viewer)]
        if len(shown) < len(held):
            lines.append(INDENT + self.backs([card for card in held if is_back(card)]))
        return [title, *(lines or [INDENT + self.say("board-hand-empty")])]

    def backs(self, cards: Sequence[int]) -> str:
        """Say how many cards lie face down, and their levels."""
        levels = [LEVELS[card - BACK] for card in sorted(cards)]
        return self.say("board-hand-hidden", count=len(cards), levels=", ".join(levels))

    def role(self, seat: int) -> list[str]:
        """Say the role of a seat, or the two it can choose from (K11.6)."""
        role = int(self.seen.roles[seat])
        if role != NO_CARD:
            said = self.say("board-role", role=self.card_name(role))
            return [*self.wrap(said, INDENT), *self.meaning(role)]
        if seat != self.seen.active or len(self.seen.offer) == 0:
            return []
        offered = [int(card) for card in self.seen.offer if not is_back(int(card))]
        return [INDENT + self.say("board-offer"), *self.cards(offered, True)]

    def cards(self, cards: Sequence[int], meant: bool) -> list[str]:
        """List cards with their ids, kinds and, where wanted, what they do."""
        lines = []
        table = []
        for card in cards:
            key = self.tables.deck.names[card]
            printed = self.box.cards[key]
            kind = self.text(what(printed.kind, printed.subtype, None))
            table.append((key, self.speaker.thing(key), kind))
        for line, card in zip(rows(table), cards, strict=True):
            lines.append(line)
            if meant or self.with_effects:
                lines += self.meaning(card)
        return lines

    def meaning(self, card: int) -> list[str]:
        """Say what a card does, set in."""
        said = in_short(self.box.cards[self.tables.deck.names[card]])
        return [line for each in said for line in self.wrap(self.text(each), INDENT * 3)]

    def card_name(self, card: int) -> str:
        return self.speaker.thing(self.tables.deck.names[card])

    def in_force(self) -> list[str]:
        """List the news in force and the unique buildings with what they do (K11.4, K11.10)."""
        lines = []
        cards = [] if self.seen.news == NO_CARD else [int(self.seen.news)]
        for index in self.seen.uniques:
            cards.append(int(self.tables.outlines.card[int(self.seen.built[index])]))
        lines = self.cards(cards, True)
        return [self.say("board-in_force"), *lines] if lines else []

    def piles(self) -> list[str]:
        """Say how many cards each pile holds, and list the exchange pile (K3.5, K8.3)."""
        lines = [self.say("board-piles")]
        for pile in range(PILES):
            count = int(self.seen.bottom[pile] - self.seen.top[pile])
            name = self.say("pile", level=LEVELS[pile])
            lines.append(INDENT + self.say("board-pile", pile=name, count=count))
        name = self.say("exchange_pile")
        laid = [int(card) for card in self.seen.exchange]
        lines.append(INDENT + self.say("board-pile", pile=name, count=len(laid)))
        return [*lines, *self.cards(laid, False)]

    def supply(self) -> list[str]:
        """Say which zone tiles are left, by colour (K3.3)."""
        lines = [self.say("board-supply")]
        outlines = self.tables.outlines
        for number, zone in enumerate(ZONES):
            left = [
                f"{self.shape(outlines.names[tile])}{TIMES}{int(self.seen.supply[tile])}"
                for tile in range(outlines.count)
                if outlines.kind[tile] == number and self.seen.supply[tile] != 0
            ]
            named = ", ".join(left) or self.say("board-empty")
            said = self.say("board-left", zone=self.say(f"kind-{zone}"), left=named)
            lines += self.wrap(said, INDENT)
        return lines

    def shape(self, tile: str) -> str:
        """Name the outline of a tile."""
        return self.box.tiles[tile].shape

    def note(self) -> list[str]:
        """Say that much is our own design, where it is."""
        cards = self.box.cards.values()
        ours = any(card.is_reconstructed for card in cards)
        return self.wrap(self.say("mark-note")) if ours else []


def letter_of(district: int) -> str:
    """The small letter of a district; the few beyond z begin again."""
    return ascii_lowercase[district % len(ascii_lowercase)]


def strip(marks: Mapping[int, str], rows: Sequence[int], columns: Sequence[int]) -> list[str]:
    """Draw some columns of the map, their numbers above, those of the rows beside."""
    margin = " " * MARGIN
    lines = [margin + "".join(tens(col) for col in columns).rstrip()]
    lines.append(margin + "".join(f" {col % 10}" for col in columns))
    for row in rows:
        cells = [marks.get(int(cell_at(row, col)), "  ") for col in columns]
        lines.append(f"{row:{MARGIN}}" + "".join(cells).rstrip())
    return lines


def tens(col: int) -> str:
    """What stands above a column: its tens, at the first of them."""
    return f"{col // 10:2}" if col and col % 10 == 0 else "  "


def rows(table: Sequence[tuple[str, ...]]) -> list[str]:
    """Set out lines in columns as wide as what stands in them."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [INDENT + "  ".join(map(str.ljust, line, widths)).rstrip() for line in table]
