"""The rules: a position, what is legal in it, and what a move does. Chapters as in rules.md."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

from brackwater import content
from brackwater.content import AIM_NAMES, AIMS, BESIDE, NONE, SHORE, TILE_NAMES, TILES, TOWN
from burgh.core.ledger import EVERYBODY, Ledger
from burgh.core.malformed import Malformed
from burgh.core.moves import CODE, WHERE, WHICH
from burgh.core.rng import Rng
from burgh.core.simple import Names, Numbers, SimpleState, deal_face_down
from burgh.core.state import ALL_SEEING

PHASES: Final = ("keep_aim", "act", "over")
KEEP_AIM, ACT, OVER = range(len(PHASES))
KEEP, BUILD, RAISE, FISH = range(4)  # kinds of moves
TIDES: Final = ("neap", "spring")
NOBODY: Final = -1

# What may change a number, beside tiles (by their numbers) and aims (beyond AIM_CAUSE).
STEPS: Final = ("price", "driftwood", "stilts", "tide")
PRICE, DRIFTWOOD, STILTS, TIDE = range(100, 100 + len(STEPS))
AIM_CAUSE: Final = 200


class Brackwater(SimpleState):
    """One position. Tiles, aims and plots are numbered as in content.py."""

    track_fields = ("coins", "renown")

    due: Annotated[int, Names(names=PHASES)]
    active: Annotated[int, Numbers(0, 3)]
    tide: Annotated[int, Names(names=TIDES)]
    coins: Annotated[list[int], Numbers(0, 999)]  # neither falls below zero (W1.3)
    renown: Annotated[list[int], Numbers(0, 999)]
    dealt: Annotated[list[int], Names(names=AIM_NAMES)]  # two for each seat
    kept: Annotated[list[int], Names(names=AIM_NAMES)]
    board: Annotated[list[int], Names(names=TILE_NAMES)]  # the tile on each plot
    owner: Annotated[list[int], Numbers(NOBODY, 3)]
    raised: Annotated[list[int], Numbers(0, 1)]
    quay: Annotated[list[int], Names(names=TILE_NAMES, is_loose=True)]  # the oldest first
    stack: Annotated[list[int], Names(names=TILE_NAMES, is_loose=True)]  # the last is drawn next
    gone: Annotated[list[int], Numbers(0, 99)]  # how many of each tile left the quay unbuilt

    def standing(self, seat: int) -> int:
        """Renown decides, then coins (W5.3)."""
        return 1000 * self.renown[seat] + self.coins[seat]

    def outlook(self, seat: int) -> int:
        """For bots, in hundredths: renown, coins still to be spent, the aim as it stands."""
        if self.due == OVER:
            return 100 * self.renown[seat]
        aim = self.kept[seat]
        hoped = self.aim_pays(seat, aim) if aim in AIMS else 0
        return 100 * (self.renown[seat] + hoped) + 40 * self.coins[seat]

    # --- what is legal (W3) ----------------------------------------------------------------

    def legal(self) -> list[int]:
        if self.due == KEEP_AIM:
            return [number(KEEP, aim) for aim in self.dealt_to(self.active)]
        if self.due == OVER:
            return []
        coins = self.coins[self.active]
        seen = [tile for tile in TILES if tile in self.quay]
        paid = [tile for tile in seen if TILES[tile].price <= coins]
        found = [number(BUILD, tile, plot) for tile in paid for plot in self.open_plots()]
        if coins >= TOWN.raise_price:
            own = (plot for plot, owner in enumerate(self.owner) if owner == self.active)
            found += [number(RAISE, 0, plot) for plot in own if not self.raised[plot]]
        return found + [number(FISH, tile) for tile in seen]

    def is_open(self, move: int) -> bool:
        """Only the choice of an aim is secret."""
        return CODE.of(move) != KEEP

    def dealt_to(self, seat: int) -> list[int]:
        return self.dealt[2 * seat : 2 * seat + 2]

    def open_plots(self) -> list[int]:
        """Free plots beside a building; every plot while there is none (W3.2)."""
        free = [plot for plot, tile in enumerate(self.board) if tile == NONE]
        is_first = len(free) == len(self.board)
        return [plot for plot in free if is_first or any(self.board[p] for p in BESIDE[plot])]

    # --- what a move does (W3, W4) ---------------------------------------------------------

    def apply(self, move: int, ledger: Ledger | None = None) -> None:
        kind, which, where = CODE.of(move), WHICH.of(move), WHERE.of(move)
        if kind == KEEP:
            self.keep(which)
            return
        if kind == BUILD:
            self.build(which, where, ledger)
            self.quay.remove(which)
        elif kind == RAISE:
            self.put_on_stilts(where, ledger)
            self.gone[self.quay.pop(0)] += 1
        else:
            seat, wood = self.active, TILES[which].driftwood
            self.change(ledger, "W3.3", seat, "coins", wood, DRIFTWOOD)
            self.quay.remove(which)
            self.gone[which] += 1
        self.end_turn(ledger)

    def keep(self, aim: int) -> None:
        """One seat after the other; then the first turn begins (W2.4)."""
        self.kept[self.active] = aim
        self.active = (self.active + 1) % self.seats()
        if NONE not in self.kept:
            self.due = ACT

    def build(self, tile: int, plot: int, ledger: Ledger | None) -> None:
        """Pay, lay the tile, count its neighbours, then let them answer (W3.2, W4)."""
        seat, printed = self.active, TILES[tile]
        self.change(ledger, "W3.2", seat, "coins", -printed.price, PRICE)
        self.board[plot], self.owner[plot] = tile, seat
        near = [place for place in BESIDE[plot] if self.board[place] != NONE]
        for effect in printed.effects:
            kinds = [place for place in near if TILE_NAMES[self.board[place]] == effect.each]
            for place in [] if effect.later else kinds if effect.each else [plot]:
                self.change(ledger, "W4.1", seat, effect.track, effect.amount, tile, place)
        for place in near:
            other, owner = self.board[place], self.owner[place]
            for effect in TILES[other].effects:
                if effect.later and effect.each == printed.id:
                    self.change(ledger, "W4.2", owner, effect.track, effect.amount, other, place)

    def put_on_stilts(self, plot: int, ledger: Ledger | None) -> None:
        self.raised[plot] = 1
        self.change(ledger, "W3.4", self.active, "coins", -TOWN.raise_price, STILTS, plot)
        self.change(ledger, "W3.4", self.active, "renown", TOWN.raise_renown, STILTS, plot)

    # --- the end of a turn and of the game (W3.5, W5) --------------------------------------

    def end_turn(self, ledger: Ledger | None) -> None:
        """Fill the quay; when nothing lies there any more, the game ends (W3.5, W5)."""
        if self.stack:
            self.quay.append(self.stack.pop())
            if ledger is not None:
                ledger.reveal(self.quay[-1], EVERYBODY)
        self.active = (self.active + 1) % self.seats()
        if not self.quay:
            self.finish(ledger)

    def finish(self, ledger: Ledger | None) -> None:
        """The tide comes, then the aims are shown (W5.1, W5.2)."""
        self.due = OVER
        lost = -TOWN.tide if TIDES[self.tide] == "spring" else 0
        for plot in SHORE:
            if self.board[plot] != NONE and not self.raised[plot]:
                self.change(ledger, "W5.1", self.owner[plot], "renown", lost, TIDE, plot)
        for seat, aim in enumerate(self.kept):
            if aim in AIMS:  # one that lies face down, in a rehearsal, cannot be counted
                paid = self.aim_pays(seat, aim)
                self.change(ledger, "W5.2", seat, "renown", paid, AIM_CAUSE + aim)
            if ledger is not None:
                ledger.reveal(AIM_CAUSE + aim, EVERYBODY, barrier=False)

    def aim_pays(self, seat: int, aim: int) -> int:
        """What an aim is worth to a seat as it stands (W5.2)."""
        counts, own = AIMS[aim].counts, [p for p, owner in enumerate(self.owner) if owner == seat]
        match counts:
            case "coins":
                found = self.coins[seat]
            case "raised":
                found = sum(self.raised[plot] for plot in own)
            case "shore":
                found = sum(plot in SHORE for plot in own)
            case _:
                found = sum(TILE_NAMES[self.board[plot]] == counts for plot in own)
        return found // AIMS[aim].per * AIMS[aim].renown

    # --- what is hidden (W2.5) -------------------------------------------------------------

    def conceal(self, seat: int) -> None:
        self.stack = [content.HIDDEN_TILE] * len(self.stack)
        for other in range(self.seats()):
            if other != seat:
                self.dealt[2 * other : 2 * other + 2] = [content.HIDDEN_AIM] * 2
                if self.due != OVER and self.kept[other] != NONE:
                    self.kept[other] = content.HIDDEN_AIM
        self.viewer = seat

    def imagine(self, rng: Rng) -> None:
        """Draw stack and aims from what was never seen; an aim kept is either of the two."""
        seen = Counter(self.board + self.quay)
        left = {tile: TILES[tile].copies - seen[tile] - self.gone[tile] for tile in TILES}
        unseen = [tile for tile, copies in left.items() for _ in range(copies)]
        deal_face_down(self.stack, content.HIDDEN_TILE, unseen, rng)
        for seat, aim in enumerate(self.kept):
            if aim in AIMS and self.dealt[2 * seat] == content.HIDDEN_AIM:
                self.dealt[2 * seat] = aim
        aims = [aim for aim in AIMS if aim not in self.dealt]
        deal_face_down(self.dealt, content.HIDDEN_AIM, aims, rng)
        for seat, aim in enumerate(self.kept):
            if aim == content.HIDDEN_AIM:
                self.kept[seat] = self.dealt_to(seat)[rng.below(2)]
        self.viewer = ALL_SEEING

    def check(self) -> None:
        """Refuse positions from outside in which the rules above would fail."""
        for tile, owner in zip(self.board, self.owner, strict=True):
            if (tile in TILES) != (0 <= owner < self.seats()):
                raise Malformed("owner", "every building has an owner at the table, nothing else")


def number(kind: int, which: int, where: int = 0) -> int:
    """The engine number of a move."""
    return CODE.share(kind) + WHICH.share(which) + WHERE.share(where)
