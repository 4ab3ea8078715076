"""What a title says can be said: no message and no argument is missing, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
import pytest

import burgh
from burgh.core.game import Game
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.said import Arg, Said, button_said, change_said, move_said
from burgh.core.speaker import wordings_in
from burgh.core.text import LANGUAGES, plain_name
from burgh.core.title import AnySpeaker, AnyTitle
from burgh.core.values import Refusal
from burgh.study.words import PACKAGE
from tests.every_title.tables import SAMPLES, Sample, every_sample
from tests.fluent import keys_of, parsed
from tests.speaking import speaker_of

TITLES = tuple(burgh.titles())
NAMES = ["Ada", "Bruno", "Chiara", "Dmitri", "Émile"]
EACH_TITLE = pytest.mark.parametrize("key", TITLES)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def boxes(title: AnyTitle) -> list[tuple[str, ...]]:
    """The box alone, and with all packs that come along."""
    packs = tuple(title.packs.names())
    return [(), packs] if packs else [()]


def codes(title: AnyTitle) -> list[str]:
    """Every code a refusal has words for, the shared ones too."""
    texts = [
        (files(package) / "text" / "en.ftl").read_text("utf-8")
        for package in ("burgh.core", title.package)
    ]
    found = (re.findall(r"^refusal-([a-z_]+) =", text, re.MULTILINE) for text in texts)
    return [code for part in found for code in part]


def of_the_box(title: AnyTitle, packs: tuple[str, ...]) -> Iterator[Said]:
    """What is said of things, and every refusal with and without a thing, a place, an amount."""
    things = title.words.things(packs)
    for thing in things.values():
        yield from (thing.name, *thing.details, *thing.roles.values())
    some = next(key for key, thing in things.items() if thing.details)
    for code in codes(title):
        for refusal in (
            Refusal("X1", code),
            Refusal("X1", code, missing=2, thing=some, at="1"),
            Refusal("X1", code, missing=-1, thing="1", at="1,1"),
        ):
            if code != "wrong_location" or refusal.thing is None:
                yield title.words.reason(packs, refusal)


def of_a_game(game: Game) -> Iterator[Said]:
    """What is said while a game is played at random: prompts, moves, changes, refusals, the end."""
    title, rng = game.title, Rng(4)
    things = title.things(game.options)
    while not game.is_over:
        for seat in (game.turn, -1):
            yield title.words.prompt(game.state.view(seat))
        for wish in title.wishes(game.state):
            refusal = title.why_not(game.options, game.state, wish)
            if refusal is not None and refusal.said is not None:
                yield refusal.said
        move: Move = title.moves.name(game.state, int(game.state.random_move(rng)))
        yield move_said(msgspec.to_builtins(move), things)
        yield title.log_said(game.options, game.state, move)
        yield button_said(msgspec.to_builtins(move), things)
        yield from map(change_said, game.push(move))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.said
    yield title.words.prompt(game.state)
    yield from outcome.said


def check(speaker: AnySpeaker, said: Arg) -> None:
    """It comes out, and every message in it is known to somebody."""
    if isinstance(said, Said):
        assert is_known(speaker, said), said
        for arg in said.args.values():
            check(speaker, arg)
    elif isinstance(said, list):
        for item in said:
            check(speaker, item)


def is_known(speaker: AnySpeaker, said: Said) -> bool:
    return speaker.words.knows(said.key) or (
        said.other is not None and is_known(speaker, said.other)
    )


@EACH_TITLE
@EACH_LANGUAGE
def test_everything_in_the_box_and_every_refusal_can_be_said(key: str, language: str) -> None:
    """Names, details, roles, reasons: formatted whole, by messages this very language has."""
    title = burgh.title(key)
    for packs in boxes(title):
        speaker = speaker_of(key, language, *packs)
        for said in of_the_box(title, packs):
            assert "{" not in speaker.say(said, NAMES)
            if not said.key.startswith("refusal"):
                check(speaker, said)


@every_sample
def test_everything_in_a_game_can_be_said(sample: Sample) -> None:
    """Over all ways to play that a title offers, in all languages."""
    key, options = sample
    game = burgh.new(key, seed=SAMPLES.index(sample), **options)
    speakers = [game.title.speaker(language, game.options) for language in LANGUAGES]
    seen = set[Said]()
    for said in of_a_game(game):
        if said not in seen:
            seen.add(said)
            for speaker in speakers:
                assert "{" not in speaker.say(said, NAMES)
                assert not said.key.startswith("move-") or speaker.words.knows(said.key)


@EACH_TITLE
@EACH_LANGUAGE
def test_only_who_decides_is_addressed(key: str, language: str) -> None:
    """To who decides an order without their name; to all others what that player has to do."""
    game = burgh.new(key, seed=3)
    speaker, names = game.title.speaker(language, game.options), ["Ada", "Bo", "Cy", "Di", "Ed"]
    rng = Rng(4)
    for _ in range(20):
        decider = int(game.state.decider())
        for seat in range(-1, game.seats):
            said = speaker.prompt(game.state.view(seat), names)
            assert (names[decider] in said) == (seat != decider)
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))


@EACH_TITLE
@EACH_LANGUAGE
def test_things_are_found_by_the_name_they_have(key: str, language: str) -> None:
    """Whatever has details is found by its key, and its name leads to something of that name."""
    speaker = speaker_of(key, language)
    for thing, said in speaker.things.items():
        if said.details:
            assert plain_name(speaker.find(thing) or "") == plain_name(thing)
            found = speaker.find(speaker.thing(thing))
            assert found is not None
            assert speaker.thing(found) == speaker.thing(thing)


def text_folders() -> Iterator[Traversable]:
    rooms = ("core", "bots", "study", "lab", "casework", "server", "cli")
    for package in (f"burgh.{room}" for room in rooms):
        yield files(package) / "text"
    for key in TITLES:
        title = burgh.title(key)
        yield files(title.package) / "text"
        yield from (title.packs.folder(pack) / "text" for pack in title.packs.names())


def test_a_language_is_its_files() -> None:
    """Each room with words has one file a language, and the list of languages is made from them."""
    for folder in text_folders():
        names = {file.name for file in folder.iterdir() if file.is_file()}
        assert names == {f"{each}.ftl" for each in LANGUAGES}


@EACH_TITLE
def test_a_wording_is_of_a_choice_and_replaces_only_what_there_is(key: str) -> None:
    """Misspelt, a folder or a message would be there for nobody."""
    title = burgh.title(key)
    text = files(title.package) / "text"
    chosen = {f"{each.name}-{value}" for each in title.options.choices() for value in each.values}
    assert wordings_in(title.package) <= chosen
    for wording in wordings_in(title.package):
        for file in (text / wording).iterdir():
            rooms = [text, files("burgh.core") / "text"]
            known = [keys_of(parsed((room / file.name).read_text("utf-8"))) for room in rooms]
            assert keys_of(parsed(file.read_text("utf-8"))) <= set().union(*known)


def test_a_package_without_words_has_no_wordings() -> None:
    """A title may leave its words to what all titles share."""
    assert wordings_in("burgh.bots") == frozenset()


@EACH_TITLE
def test_hints_and_titles_do_not_share_keys(key: str) -> None:
    """A title is spoken with the words of hints beside its own: neither hides one of the other."""
    rooms = (PACKAGE, burgh.title(key).package, "burgh.core")
    found = [
        keys_of(parsed((files(room) / "text" / "en.ftl").read_text("utf-8"))) for room in rooms
    ]
    assert len(set().union(*found)) == sum(map(len, found))
