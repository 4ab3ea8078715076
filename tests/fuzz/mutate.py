"""Valid data made wrong: things dropped, replaced, put in twice, swapped, nested too deeply."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

Path = tuple[int | str, ...]
WORDS = ("", "farm", "suburbs", "lake", "hidden", "miser", "one_more_round", "back_a", "empty")
ODD_WORDS = ("ё", "\0", "\ud800", "'; --", "a" * 500, "0,0", "1e9", "٣", "act", "over", "goal")
NUMBERS = (-1, 0, 1, 2, 3, 6, 7, 31, 255, 256, 10**6, -(10**6), 2**63, -(2**64), 10**30)
ODD_NUMBERS = (0.5, -0.0, 1e300, float("nan"), float("inf"))


def deep(levels: int, key: str | None) -> Any:
    """Nest lists, or objects, in each other."""
    found: Any = 1
    for _ in range(levels):
        found = [found] if key is None else {key: found}
    return found


plain = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from(WORDS),
    st.sampled_from(ODD_WORDS),
    st.sampled_from(NUMBERS),
    st.sampled_from(ODD_NUMBERS),
    st.text(max_size=6),
)
junk = st.one_of(
    plain,
    st.lists(plain, max_size=4),
    st.dictionaries(st.one_of(st.sampled_from(WORDS), st.text(max_size=4)), plain, max_size=3),
    st.sampled_from([40, 400]).flatmap(
        lambda levels: st.sampled_from([deep(levels, None), deep(levels, "a")])
    ),
)


def paths(data: Any, here: Path = ()) -> Iterator[Path]:
    """Give the place of every part of some data."""
    if here:
        yield here
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*here, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from paths(value, (*here, index))


def look(data: Any, path: Path) -> Any:
    """Give the part at a place."""
    for step in path:
        data = data[step]
    return data


@st.composite
def mutated(draw: st.DrawFn, examples: Sequence[Any], most: int = 3) -> Any:
    """Give one of the examples with up to `most` things wrong with it."""
    data = copy.deepcopy(draw(st.sampled_from(examples)))
    for _ in range(draw(st.integers(1, most))):
        places = list(paths(data))
        if not places:
            return data
        *outer, last = draw(st.sampled_from(places))
        holder = look(data, tuple(outer))
        change = draw(st.sampled_from(["drop", "replace", "insert", "borrow", "twice"]))
        if change == "drop":
            del holder[last]
        elif change == "replace":
            holder[last] = draw(junk)
        elif change == "borrow":
            holder[last] = copy.deepcopy(look(data, draw(st.sampled_from(places))))
        elif isinstance(holder, dict):
            key = draw(st.one_of(st.sampled_from(WORDS), st.text(max_size=5)))
            holder[key] = draw(junk)
        else:
            holder.insert(last, copy.deepcopy(holder[last]) if change == "twice" else draw(junk))
    return data


@st.composite
def mutated_text(draw: st.DrawFn, examples: Sequence[str]) -> str:
    """Give one of the texts with letters, words or lines dropped, doubled, swapped or added."""
    text = draw(st.sampled_from(examples))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from([0, 1, 1, 3, 10, 80])))
        new = draw(
            st.one_of(
                st.just(""),
                st.just(text[start:end] * 2),
                st.text(max_size=5),
                st.sampled_from(["\n", " ", "@", "#00000000", "9" * 5000, " " * 5000, "from", "{"]),
                st.sampled_from(list(WORDS + ODD_WORDS)),
            )
        )
        text = text[:start] + new + text[end:]
    return text
