"""What a lobby needs to know about titles, and options as people may wish them from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

import burgh
from burgh.bots.registry import LONGEST, first_level, level_manner
from burgh.bots.styles import styles
from burgh.core.folders import package_folder
from burgh.core.malformed import Malformed
from burgh.core.text import LANGUAGES
from burgh.core.title import AnyTitle
from burgh.core.toml import read_toml
from burgh.table import wire


def title_info(key: str) -> wire.TitleInfo:
    """Describe a title, with the packs that lie there now."""
    return msgspec.structs.replace(printed_info(key), packs=burgh.title(key).packs.names())


@lru_cache(maxsize=8)
def printed_info(key: str) -> wire.TitleInfo:
    """Describe what never changes of a title."""
    title = burgh.title(key)
    return wire.TitleInfo(
        key=key,
        seats=list(title.seats),
        choices=list(title.options.choices()),
        packs=[],
        tracks=list(title.ledger.tracks),
        phases=list(title.phases),
        is_shared=title.is_shared,
        levels=[
            wire.Level(level, seconds, *level_manner(key, level))
            for level, seconds in enumerate(LONGEST, 1)
        ],
        first_level=first_level(key),
        styles=list(styles(key)),
    )


def known_packs(key: str, packs: Sequence[object], path: str = "packs") -> list[str]:
    """Packs that were named; a folder or data from outside is never opened."""
    known = burgh.title(key).packs.names()
    for number, pack in enumerate(packs):
        if pack not in known:
            here = ", ".join(known) or "none"
            raise Malformed(f"{path}[{number}]", f"only packs known here can be named: {here}")
    return [str(pack) for pack in packs]


def pack(key: str, name: str) -> wire.Pack:
    """The files of a pack that has a name here, once the title has found no fault in them."""
    (known,) = known_packs(key, [name], "pack")
    title = burgh.title(key)
    title.options.read({**title.options.with_packs, "packs": [known]})
    folder = title.packs.folder(known)
    printed = (each for each in folder.iterdir() if each.name.endswith(".toml"))
    spoken = ((language, pack_words(title, known, language)) for language in LANGUAGES)
    return wire.Pack(
        title=key,
        name=known,
        files={each.name.removesuffix(".toml"): read_toml(each) for each in printed},
        words={language: words for language, words in spoken if words},
    )


def pack_words(title: AnyTitle, pack: str, language: str) -> str:
    """The words of a pack in a language: those of its file, and those among its data."""
    file = title.packs.folder(pack) / "text" / f"{language}.ftl"
    written = file.read_text("utf-8") if file.is_file() else ""
    return written + title.words.messages((pack,), language)


def text(key: str) -> wire.TitleText:
    """The words and rules that come with a title."""
    folder = package_folder(burgh.title(key).package)
    words = {language: folder / "text" / f"{language}.ftl" for language in LANGUAGES}
    rules = folder / "rules.md"
    return wire.TitleText(
        title=key,
        words={lang: file.read_text("utf-8") for lang, file in words.items() if file.is_file()},
        rules=rules.read_text("utf-8") if rules.is_file() else "",
    )


def read_options(key: str, options: Mapping[str, Any], packs: Sequence[str], players: int) -> Any:
    """Read what a table agrees on."""
    title = burgh.title(key)
    if "packs" in options:
        raise Malformed("options.packs", "packs are named beside the options, in `packs`")
    given: dict[str, Any] = {**options}
    if named := known_packs(key, packs):
        given = {**title.options.with_packs, **given, "packs": named}
    if players not in title.seats:
        least, most = min(title.seats), max(title.seats)
        raise Malformed("seats", f"{least} to {most} seats, not {players}")
    return title.options.read({**given, "players": players})


def catalogue(key: str, packs: Sequence[str]) -> wire.Catalogue:
    """Everything printed on the components of a title."""
    title = burgh.title(key)
    named = known_packs(key, packs)
    given = {**title.options.with_packs, "packs": named} if named else {}
    options = title.options.read(given)
    return wire.Catalogue(
        title=key,
        data_version=title.printed.version(options),
        printed=title.printed.catalogue(options),
        things=dict(title.things(options)),
    )
