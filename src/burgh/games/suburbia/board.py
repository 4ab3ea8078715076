"""The text board: the table in plain lines of any width, for a terminal and a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgh.core.board import columns_in, hexes, short_codes
from burgh.core.page import INDENT, WIDTH, joined, strips, wrap
from burgh.core.said import number_said
from burgh.core.speaker import Speaker
from burgh.games.suburbia.content import content
from burgh.games.suburbia.engine.borough import COVERED, Borough
from burgh.games.suburbia.engine.choice import BUILD, BUILD_BASIC, LAY_LAKE
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import (
    BACK,
    EMPTY,
    FIRST_TILE,
    LAKE,
    NO_GOAL,
    STACKS,
    Tables,
)
from burgh.games.suburbia.words import gain, money
from burgh.shapes.hex import OFFSETS, Hex, hex_at

WATER: Final = "~~"
BOARD: Final = "##"
MARKER: Final = "*"


def draw(
    speaker: Speaker[Suburbia],
    state: Suburbia,
    seat: int,
    names: list[str],
    *,
    with_effects: bool = False,
    width: int = WIDTH,
) -> str:
    """Draw the table as `seat` sees it, and nothing that it may not see (S16)."""
    page = Page(speaker, state.view(seat), names, with_effects, width)
    parts = [page.header(), page.market(), page.basics(), page.goals(), page.seats()]
    parts += [page.borough(i) for i in range(state.seats())]
    return joined(parts, width)


class Page:
    """One drawing of the table, part by part; each part is a list of lines."""

    def __init__(
        self,
        speaker: Speaker[Suburbia],
        seen: Suburbia,
        names: list[str],
        with_effects: bool,
        width: int,
    ) -> None:
        self.speaker = speaker
        self.say = speaker.words.say
        self.text = speaker.say
        self.seen = seen
        self.names = names
        self.with_effects = with_effects
        self.width = width
        self.tables: Tables = seen.rules.tables
        self.codes = short_codes(
            {key: speaker.thing(key) for key in self.tables.names[FIRST_TILE:]}
        )
        self.codes.update(dict.fromkeys(self.tables.names[BACK + 1 : FIRST_TILE], "??"))

    def wrap(self, text: str, indent: str = "") -> list[str]:
        """Break a text into lines that fit the page."""
        return wrap(text, indent, self.width)

    def header(self) -> list[str]:
        """Say the round, whose turn it is and what is due."""
        last = int(self.seen.last_round) or None
        key = "board-last_round" if last else "board-round"
        said = self.say(key, round=int(self.seen.round), last=last)
        return self.wrap(f"{said} {self.speaker.prompt(self.seen, self.names)}")

    def market(self) -> list[str]:
        """List slots with both prices, and how the pile stands by size and letters."""
        table = []
        kinds = []
        for slot in range(self.seen.rules.slots):
            kind = int(self.seen.market[slot])
            kinds.append(kind)
            if kind == EMPTY:
                table.append((str(slot), "", self.say("board-empty"), ""))
                continue
            price = self.price(BUILD, slot)
            said = self.say("board-slot", price=price, lake=self.price(LAY_LAKE, slot))
            table.append((str(slot), *self.named(kind), said))
        return [self.say("board-market"), *self.with_meaning(rows(table), kinds), *self.pile()]

    def pile(self) -> list[str]:
        """Say how many tiles lie face down, and their letters (S16.1)."""
        backs = [int(kind) - BACK for kind in self.seen.pile[self.seen.drawn :]]
        letters = [f"{STACKS[back]} {backs.count(back)}" for back in sorted(set(backs))]
        said = self.say("board-pile", count=len(backs), letters=", ".join(letters) or "0")
        return [INDENT + said]

    def basics(self) -> list[str]:
        """List the basic tiles with their price and how many are left."""
        table = []
        kinds = [int(kind) for kind in self.tables.basics]
        for which, kind in enumerate(kinds):
            price, left = self.price(BUILD_BASIC, which), int(self.seen.basics[which])
            table.append((*self.named(kind), self.say("board-basic", price=price, left=left)))
        return [self.say("board-basics"), *self.with_meaning(rows(table), kinds)]

    def goals(self) -> list[str]:
        """List the public goals, and the secret ones that may be seen."""
        lines = [self.goal(int(goal)) for goal in self.seen.public]
        for seat, name in enumerate(self.names):
            kept = int(self.seen.kept[seat])
            if kept < NO_GOAL:
                lines.append(self.say("board-secret", seat=name, goal=self.goal(kept)))
            elif kept == NO_GOAL:
                dealt = [int(goal) for goal in self.seen.dealt[2 * seat : 2 * seat + 2]]
                for goal in dealt:
                    if goal < NO_GOAL:
                        lines.append(self.say("board-dealt", seat=name, goal=self.goal(goal)))
        shown = [line for text in lines for line in self.wrap(text, INDENT)]
        return [self.say("board-goals"), *shown] if shown else []

    def goal(self, number: int) -> str:
        """Say a goal: its name, what it asks and what it is worth."""
        key = self.tables.goals[number]
        worth = self.text(gain("population", int(self.tables.goal_worth[number])))
        asks = self.say(f"goal-{key}.asks")
        return self.say("board-goal", goal=self.speaker.thing(key), asks=asks, gain=worth)

    def seats(self) -> list[str]:
        """Say the numbers of each player, the next red line and the markers in hand."""
        lines = [self.say("board-seats")]
        for name, borough in zip(self.names, self.seen.boroughs, strict=True):
            said = self.say(
                "board-seat",
                seat=name,
                money=self.text(money(int(borough.money))),
                income=self.text(number_said(int(borough.income))),
                reputation=self.text(number_said(int(borough.reputation))),
                population=int(borough.population),
                line=next_line(self.tables, int(borough.population)),
                markers=int(borough.markers),
            )
            lines += self.wrap(said, INDENT)
        return lines

    def borough(self, seat: int) -> list[str]:
        """Draw a borough, then list its tiles in order of building and its open cells."""
        borough = self.seen.boroughs[seat]
        title = self.say("board-borough", seat=self.names[seat])
        key = self.wrap(self.say("board-key"), INDENT) if seat == 0 else []
        cells = "  ".join(str(at) for at in open_cells(borough))
        listed = self.wrap(self.say("board-open", cells=cells), INDENT)
        return [title, *key, *self.map(borough), *self.legend(borough), *listed]

    def map(self, borough: Borough) -> list[str]:
        """Draw the hexes column by column, a very wide borough in slices."""
        cells = self.cells(borough)
        columns = sorted({at.q for at in cells})
        slices = strips(columns, columns_in(self.width))
        lines = []
        for part in slices:
            if len(slices) > 1:
                first, last = str(part[0]), str(part[-1])
                lines.append(INDENT + self.say("board-columns", first=first, last=last))
            lines += hexes({at: text for at, text in cells.items() if at.q in part})
        return lines

    def cells(self, borough: Borough) -> dict[Hex, str]:
        """What is written in each cell: tile, lake, borough board or an open cell's name."""
        cells = {at: str(at) for at in open_cells(borough)}
        for i in range(len(borough.kinds)):
            place = borough.places[i]
            cells[hex_at(place)] = self.code(borough, i)
            for offset in OFFSETS:
                if borough.cells[place + offset] == COVERED:
                    cells[hex_at(place + offset)] = BOARD
        return cells

    def legend(self, borough: Borough) -> list[str]:
        """List the tiles in order of building: cell, code, name and kind."""
        table = []
        for i in range(len(borough.kinds)):
            at = str(hex_at(borough.places[i]))
            name = self.speaker.thing(self.tables.names[borough.kinds[i]])
            kind = ", ".join(self.kind_words(borough, i))
            table.append((at, self.code(borough, i), f"{name} ({kind})" if kind else name))
        return rows(table)

    def kind_words(self, borough: Borough, index: int) -> list[str]:
        """Say category, icon and marker of a tile in a borough."""
        tile = content(self.speaker.packs).tiles.get(self.tables.names[borough.kinds[index]])
        said = []
        if tile:
            said.append(self.say("board-category", category=self.say(f"category-{tile.category}")))
        if tile and tile.icon:
            said.append(self.say(f"icon-{tile.icon}"))
        if borough.doubled[index]:
            said.append(self.say("board-marker"))
        return said

    def code(self, borough: Borough, index: int) -> str:
        """The letters of a tile in a borough, with a star for its marker."""
        kind = int(borough.kinds[index])
        code = WATER if kind == LAKE else self.codes[self.tables.names[kind]]
        return code + MARKER if borough.doubled[index] else code

    def named(self, kind: int) -> tuple[str, str]:
        """The letters and the name of a kind of tile."""
        key = self.tables.names[kind]
        return self.codes[key], self.speaker.thing(key)

    def price(self, verb: int, which: int) -> str:
        """Say what an act costs."""
        return self.text(money(int(self.seen.price(verb, which, 0))))

    def with_meaning(self, lines: list[str], kinds: list[int]) -> list[str]:
        """Add under each tile's line what it does, if that was asked for."""
        if not self.with_effects:
            return lines
        told = []
        for line, kind in zip(lines, kinds, strict=True):
            told.append(line)
            for effect in self.speaker.effects(self.tables.names[kind]):
                told += self.wrap(effect, INDENT * 4)
        return told


def open_cells(borough: Borough) -> list[Hex]:
    """The cells where the next tile may go, column by column."""
    return sorted(hex_at(cell) for cell in borough.open)


def next_line(tables: Tables, population: int) -> int:
    """The population after which the next red line lies (S9.10)."""
    line = population
    while tables.lines_passed(line + 1) == tables.lines_passed(population):
        line += 1
    return line


def rows(table: Sequence[tuple[str, ...]]) -> list[str]:
    """Set out lines in columns as wide as what stands in them."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [INDENT + "  ".join(map(str.ljust, line, widths)).rstrip() for line in table]
