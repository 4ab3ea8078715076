"""The legal moves as a short list: things that may go to the same places share a line."""

from __future__ import annotations

from collections.abc import Iterable


def menu(moves: Iterable[str], beginning: str = "") -> list[str]:
    """The moves that begin so, grouped: `buy farm, mint @ 1,0; 1,1`."""
    lines = []
    for (verb, places), things in by_verb_and_places(by_head(moves, beginning)).items():
        named = ", ".join(thing for thing in things if thing)
        where = f"@ {'; '.join(places)}" if places else ""
        lines.append(" ".join(part for part in (verb, named, where) if part))
    return lines


def by_head(moves: Iterable[str], beginning: str) -> dict[str, list[str]]:
    """Gather the places of each `verb thing`."""
    wanted = "_".join(beginning.partition("@")[0].lower().split())
    heads: dict[str, list[str]] = {}
    for text in moves:
        head, _, place = text.partition(" @ ")
        if head.replace(" ", "_").startswith(wanted):
            heads.setdefault(head, []).append(place)
    return heads


def by_verb_and_places(
    heads: dict[str, list[str]],
) -> dict[tuple[str, tuple[str, ...]], list[str]]:
    """Put together the things that share their verb and their places."""
    lines: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for head, places in heads.items():
        verb, _, thing = head.partition(" ")
        lines.setdefault((verb, tuple(filter(None, places))), []).append(thing)
    return lines
