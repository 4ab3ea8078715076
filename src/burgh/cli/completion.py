"""What Tab makes of a line: our words, the verbs of moves, things by key or by name, places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from burgh.core.game import View
from burgh.core.speaker import Speaker

BEFORE_MOVES: Final = ("why", "preview", "explain", "?", "moves")
BEFORE_THINGS: Final = ("tile", "look")
AT: Final = " @ "


def completions(
    view: View, speaker: Speaker[Any], line: str, words: Iterable[str] = ()
) -> list[str]:
    """The lines that a line can become: a step further each, not always to the end of a move.

    `words` are those that can be typed beside moves.
    """
    word, space, rest = line.lstrip().partition(" ")
    first = word.lower()
    if space and first in BEFORE_THINGS:
        found = beginning_so(thing_names(speaker), rest)
    elif space and first in BEFORE_MOVES:
        found = steps(moves_by_name(view, speaker), rest)
    elif space and first == "talk":
        found = beginning_so(view.title.talk, rest)
    else:
        own = beginning_so((each for each in words if each != "?"), line)
        return [*own, *steps(moves_by_name(view, speaker), line)]
    return [f"{first} {each}" for each in found]


def beginning_so(texts: Iterable[str], typed: str) -> list[str]:
    """The texts that begin as typed, in letters large or small, with spaces or _."""
    wanted = plain(typed)
    return [text for text in dict.fromkeys(texts) if plain(text).startswith(wanted)]


def plain(text: str) -> str:
    """A text as it is compared."""
    left = text.lstrip().lower().replace("_", " ").replace("\u2019", "'").replace("\xa0", " ")
    return " ".join(left.split()) + (" " if left.endswith(" ") else "")


def steps(moves: Iterable[str], typed: str) -> list[str]:
    """What is typed, taken one step further along the moves that begin so: verb, thing, place."""
    wanted = plain(typed)
    fitting = [move for move in moves if plain(move).startswith(wanted)]
    found = [step(move, wanted) for move in fitting]
    return list({plain(each): each for each in reversed(found)}.values())[::-1]


def step(move: str, wanted: str) -> str:
    """A move as far as the next step leads: past the verb, the thing, or to its end."""
    verb, space, _ = move.partition(" ")
    if len(wanted) <= len(verb) and space:
        return f"{verb} "
    head, at, _ = move.partition(AT)
    return head + at if at and len(wanted) < len(plain(head + at)) else move


def moves_by_name(view: View, speaker: Speaker[Any]) -> Iterator[str]:
    """The legal moves as they are typed, then with things as the reader's language names them."""
    texts = [view.write(move) for move in view.legal_moves]
    yield from texts
    for text in texts:
        yield from renamed(text, speaker)


def renamed(text: str, speaker: Speaker[Any]) -> Iterator[str]:
    """A move with the name of its thing in place of the key, where the name can be typed."""
    verb, _, rest = text.partition(" ")
    key, space, after = rest.partition(" ")
    if key in speaker.things and speaker.find(speaker.thing(key)) == key:
        yield f"{verb} {speaker.thing(key)}{space}{after}"


def thing_names(speaker: Speaker[Any]) -> Iterator[str]:
    """Everything that can be looked at, by its name in the reader's language."""
    return (speaker.thing(key) for key, thing in speaker.things.items() if thing.details)


def complete_with(found: Callable[[str], list[str]]) -> None:
    """Let Tab ask for completions, where the system can edit lines."""
    try:
        import readline
    except ImportError:
        return
    offered: list[str] = []

    def complete(text: str, index: int) -> str | None:
        if index == 0:
            offered[:] = found(text)
        return offered[index] if index < len(offered) else None

    readline.set_completer_delims("")  # a line is completed as a whole
    readline.set_completer(complete)
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
