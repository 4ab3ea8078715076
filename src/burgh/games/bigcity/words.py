"""What is said about Big City: from pieces, causes and refusals to keys of `text/*.ftl`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from burgh.core.said import Item, Said, Thing, listed, number_said, places, say, seats, their_ask
from burgh.core.text import ENGLISH
from burgh.core.values import Outcome, Refusal
from burgh.games.bigcity.content import Content, content
from burgh.games.bigcity.engine import cards
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import ACT, HAND_ROOM, PHASES, REFILL, REPLY, SITE, Tables
from burgh.games.bigcity.printed import condition, form, forms, name, piece_details
from burgh.games.bigcity.vocabulary import read_condition

BACK_NAME: Final = "back_"  # of a card whose front is not known; then its district
LOCATIONS: Final = ("outskirts", "center")
SIDES: Final = "NESW"

# What the thing of a refusal is, by its code. Otherwise it is a piece, a kind, a lot or a phase.
CARD_CODES: Final = ("card_missing", "not_dead")
NUMBERED: Final = (
    (("overlap",), "lot", 0),
    (("no_such_district", "already_placed", "not_initial"), "district", 0),
    (("no_such_pile", "pile_closed", "pile_limit", "pile_empty"), "pile", 0),
    (("not_your_turn", "no_such_bid", "bids_clash"), "player", 1),  # seats count from 0
)
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


# --- things ------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def things(packs: tuple[str, ...]) -> dict[str, Thing]:
    """Give pieces, kinds, cards, locations, streets and phases, with what is printed on pieces."""
    box = content(packs)
    lots = [str(lot) for lot in box.tables.boards.lot_number]
    districts = range(1, int(box.tables.boards.districts) + 1)
    return {
        **{key: Thing(name(key)) for key in sorted(kinds_of(box))},
        **{key: Thing(Said(f"phase-{key}")) for key in PHASES},
        **{key: Thing(Said(f"location-{key}")) for key in LOCATIONS},
        **{f"{lot}:{side}": Thing(street(lot, side)) for lot in lots for side in SIDES},
        **{key: Thing(card(key)) for key in lots},
        **{f"{BACK_NAME}{n}": Thing(card(f"{BACK_NAME}{n}")) for n in districts},
        **{key: piece_thing(box, key) for key in box.pieces},
    }


def piece_thing(box: Content, key: str) -> Thing:
    """Name a piece, what is built of it, and the card that pays for it."""
    roles = {"build": form(key, "built"), "play": card(key), "card": card(key)}
    piece = box.pieces[key]
    return Thing(name(key), tuple(piece_details(piece, footprint(box, piece.shape))), roles)


def place(at: str) -> Item:
    """Say a lot, or a street by its side of a lot; a cell is written as it is typed."""
    lot, _, side = at.partition(":")
    if side:
        return street(lot, side)
    return say("lot", number=int(at)) if at.isdecimal() else at


def street(lot: str, side: str) -> Said:
    """Say a street by its side of a lot: `15:N` is north of lot 15."""
    return Said(f"street-{side.upper()}", {"lot": lot})


def lots(numbers: Sequence[int]) -> Said:
    """Say one lot or several."""
    return say("lots", count=len(numbers), numbers=listed("and", in_order(numbers)))


def districts(numbers: Sequence[int]) -> Said:
    """Say one district or several."""
    return say("districts", count=len(numbers), numbers=listed("and", in_order(numbers)))


def in_order(numbers: Sequence[int]) -> list[Item]:
    """Write numbers in order."""
    return [str(each) for each in sorted(numbers)]


def card_name(key: str) -> Item:
    """Name a card shortly: the number of its lot, or its piece."""
    return key if key.isdecimal() else name(key)


def card(key: str) -> Said:
    """Name a card: `card 15`, `card Lincoln Park`; of an unknown one the district."""
    if key.startswith(BACK_NAME):
        return say("card-back", number=int(key.removeprefix(BACK_NAME)))
    return say("card" if key.isdecimal() else "card-special", card=card_name(key))


def points(amount: int) -> Said:
    return say("points", points=number_said(amount), size=abs(amount))


def messages(packs: tuple[str, ...], language: str) -> str:
    """Write as messages the names that pieces of packs have among their data.

    In English, which all other languages fall back to, pieces and kinds without a name get one
    from their ids; it does not count where a pack has words for them.
    """
    box, own = content(packs), content()
    named = {f"piece-{key}": piece.names.get(language) for key, piece in box.pieces.items()}
    found = {key: name for key, name in named.items() if name}
    if language == ENGLISH:
        pieces = {f"piece-{key}": readable(key) for key in box.pieces.keys() - own.pieces.keys()}
        kinds = {f"kind-{key}": readable(key) for key in kinds_of(box) - kinds_of(own)}
        found = kinds | pieces | found
    return "".join(f"{key} = {literal(name)}\n" for key, name in sorted(found.items()))


def kinds_of(box: Content) -> set[str]:
    """All kinds and tags by which pieces can be selected."""
    return {key for piece in box.pieces.values() for key in (piece.kind, *piece.tags)}


def readable(key: str) -> str:
    """Make an id readable."""
    return key.replace("_", " ")


def literal(text: str) -> str:
    """Write a text on one line so that Fluent reads nothing into it."""
    return re.sub(r"([{}]|^[.*\[])", r'{ "\1" }', " ".join(text.split()))


# --- what happens ------------------------------------------------------------------------------


def why(tables: Tables, track: str, cause: str, at: str | None) -> Said:
    """Say what a step of a score comes from: a piece, a place or what is next to it."""
    said = label(tables, cause)
    if at is None or (track == "add" and cause in counted(tables)):
        return said  # what is counted has many places
    lot, _, side = at.partition(":")
    if side:
        return Said("ledger-street", {"why": said, "street": street(lot, side)})
    return Said("ledger-lot", {"why": said, "lot": at})


def label(tables: Tables, key: str) -> Said:
    """Say a piece by its name, an add or multiplier by its own words or the kind of that name."""
    return (
        Said(f"piece-{key}") if key in piece_names(tables) else Said(f"label-{key}", {}, name(key))
    )


@lru_cache(maxsize=16)
def piece_names(tables: Tables) -> frozenset[str]:
    """The names of all pieces: every one of them has words, or gets them from its data."""
    return frozenset(piece.name for piece in tables.pieces)


@lru_cache(maxsize=16)
def counted(tables: Tables) -> frozenset[str]:
    """The adds that count something."""
    adds = (add for piece in tables.pieces for add in piece.adds)
    return frozenset(tables.labels[add.label] for add in adds if add.counts)


def reason(packs: tuple[str, ...], refusal: Refusal) -> Said:
    """Say why a move is not allowed."""
    return say(
        reason_key(refusal),
        missing=abs(refusal.missing or 0),
        thing=thing_refused(packs, refusal) or "none",
        at=place(refusal.at) if refusal.at else "?",
    )


def reason_key(refusal: Refusal) -> str:
    """The key of a refusal; outskirts lots are too few, or with a minus too many."""
    key = f"refusal-{refusal.key}"
    if refusal.key != "outskirts_lots" or not refusal.missing:
        return key
    return f"{key}-few" if refusal.missing > 0 else f"{key}-many"


def thing_refused(packs: tuple[str, ...], refusal: Refusal) -> Item | None:
    """Name what stands in the way or is missing, by the code of the refusal."""
    key, thing = refusal.key, refusal.thing
    if thing is None or key == "malformed":
        return thing
    if key in CARD_CODES:
        return card(thing)
    if key == "too_few_adjacent":
        return neighbours(thing.split(), refusal.missing or 1)
    if key == "wrong_location":
        return Said(f"cond-location-{thing}")
    if key == "needs_piece":
        return listed("or", [name(kind) for kind in thing.split()])
    if key == "condition":
        return composed_condition(packs, thing)
    if key == "forbidden_neighbour" and refusal.at:
        return say("ledger-lot", why=known(packs, thing), lot=refusal.at)
    for codes, counted_as, first in NUMBERED:
        if key in codes and thing.isdecimal():
            return say(counted_as, number=int(thing) + first)
    return known(packs, thing)


def known(packs: tuple[str, ...], key: str) -> Said:
    """Name a thing."""
    found = things(packs).get(key)
    return found.name if found else card(key) if key.isdecimal() else name(key)


def neighbours(kinds: Sequence[str], count: int) -> Said:
    """Say missing neighbours: `2 offices or special buildings`."""
    some = listed("or", forms(kinds, "some", count))
    return say("refusal-missing-neighbours", count=count, kinds=some)


def composed_condition(packs: tuple[str, ...], key: str) -> Item:
    """Say the composed condition of a piece; its name, if it has several or none."""
    box = content(packs)
    piece = box.pieces.get(key)
    size = len(footprint(box, piece.shape)) if piece else 0
    asked = [read_condition(plain, key, size) for plain in (piece.requires if piece else ())]
    composed = [condition(each, size) for each in asked if each.parts]
    return composed[0] if len(composed) == 1 else known(packs, key)


def prompt(table: BigCity) -> Said:
    """Say what is expected now of the one who looks, or of another."""
    due = int(table.due)
    if not table.is_asked():
        return their_ask(PHASES[due], int(table.decider()))
    thing = None
    if PHASES[due] in ("origin", "rotation"):
        thing = say("district", number=int(table.chosen) + 1)
    elif due == SITE:
        thing = name(table.rules.tables.pieces[table.chosen].name)
    owed = int(table.owed) if due == REFILL else None
    said = say(prompt_key(table), thing=thing, count=owed)
    dead = dead_cards(table) if due == ACT and table.viewer == table.active else 0
    return say("list-sentences", first=said, last=say("prompt-dead", count=dead)) if dead else said


def prompt_key(table: BigCity) -> str:
    """The key of what is due: actions depend on city hall and on trade (R4.3, R8.1)."""
    if table.due == REPLY and table.deal.count(table.asked) > 0:
        return "prompt-reply-more"
    key = f"prompt-{PHASES[table.due]}"
    if table.due != ACT:
        return key
    early = table.built & table.rules.tables.needed_for_tram == 0
    return key + ("-early" if early else "") + ("-trade" if table.rules.trade else "")


# --- the end -----------------------------------------------------------------------------------


def outcome(ended: Outcome) -> list[Said]:
    """Say how the game ended: why, who won alone or together, and every place (R7)."""
    score = ended.scores[ended.winners[0]]
    winners = listed("and", seats(ended.winners))
    key = "outcome-winner" if len(ended.winners) == 1 else "outcome-shared"
    return [
        Said(f"reason-{ended.reason}"),
        say(key, names=winners, points=number_said(score), size=abs(score)),
        *(place_line(place, tied, ended.scores[tied[0]]) for place, tied in places(ended.ranking)),
    ]


def place_line(place: int, tied: Sequence[int], score: int) -> Said:
    return say("outcome-place", place=place, names=seats(tied), points=number_said(score))


def footprint(box: Content, shape: str) -> list[tuple[int, int]]:
    """The cells of a shape, walked as the engine walks it."""
    ways = box.tables.orientations
    first = ways.first[ways.shapes.index(shape)]
    cells = [(0, 0)]
    for step in range(ways.step_first[first], ways.step_first[first + 1]):
        x, y = cells[ways.step_from[step]]
        dx, dy = STEPS[ways.step_side[step]]
        cells.append((x + dx, y + dy))
    return cells


def dead_cards(table: BigCity) -> int:
    """Count the cards the active player may discard freely, as far as they can be seen (R4.14)."""
    if table.rules.dead_stay:
        return 0
    first = table.active * HAND_ROOM
    held = table.hands[first : first + int(table.hand_size[table.active])]
    return sum(cards.is_dead(table, int(card)) for card in held)
