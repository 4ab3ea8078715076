"""Suburbia's words: every key in every language, and sentences that are right to the letter."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast

import burgh
from burgh.core.rng import Rng
from burgh.core.said import Said
from burgh.core.speaker import Speaker
from burgh.core.text import LANGUAGES, words
from burgh.core.values import Change, Outcome, Refusal
from burgh.games.suburbia.content import Effect, content, data
from burgh.games.suburbia.deal import deal
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import CAUSES, PHASES, TRACKS
from burgh.games.suburbia.moves import (
    Basic,
    Bot,
    Buy,
    Discard,
    Invest,
    Keep,
    Lake,
    Remove,
    Skip,
    SuburbiaMove,
)
from burgh.games.suburbia.options import Options, read_options
from burgh.games.suburbia.words import effect, money, tile_name, why
from burgh.shapes.hex import Hex
from tests.fluent import all_typed, as_typed, facts_of, inside, keys_of, messages_of, parsed

PACKAGES = ("burgh.core", "burgh.games.suburbia")
PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "ru": {"one", "few", "many"}}
REFUSALS = (
    "stale",
    "game_over",
    "wrong_phase",
    "no_such_goal",
    "no_such_slot",
    "not_basic",
    "none_left",
    "no_marker",
    "no_tile",
    "already_invested",
    "on_board",
    "occupied",
    "not_adjacent",
    "cannot_afford",
    "not_best_cell",
)
MOVES: tuple[SuburbiaMove, ...] = (
    Buy(Hex(1, -2), 3, "farm"),
    Lake(Hex(1, 1), 0, "farm"),
    Basic("suburbs", Hex(1, 1)),
    Invest(Hex(0, 0)),
    Discard(6, "mint"),
    Remove(5, "mint"),
    Bot(Hex(1, 0)),
    Keep("miser"),
    Skip(),
)


def speaker(language: str) -> Speaker[Suburbia]:
    return burgh.title("suburbia").speaker(language, read_options({}))


def entry(track: str, amount: int, applied: int, cause: str, at: str | None, rule: str) -> Change:
    said = why(cause, cause in content().goals)
    return Change(0, track, amount, applied, cause, at, rule, said)


def resource(package: str, language: str) -> ast.Resource:
    file = files(package) / "text" / f"{language}.ftl"
    return parsed(file.read_text(encoding="utf-8"))


def messages(package: str, language: str) -> list[ast.Message]:
    return messages_of(resource(package, language))


def keys(package: str, language: str) -> set[str]:
    return keys_of(resource(package, language))


# --- the files -------------------------------------------------------------------------------


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_words_can_be_read(package: str, language: str) -> None:
    """No line of a Fluent file is lost as junk, and no key stands there twice."""
    body = resource(package, language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [message.id.name for message in messages(package, language)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys(package: str, language: str) -> None:
    """A key of one language is a key of all."""
    assert keys(package, language) == keys(package, "en")


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_asks_for_the_facts_english_has(package: str, language: str) -> None:
    """A translation may leave a fact out or agree with `each`, but invents none."""
    english = {message.id.name: facts_of(message) for message in messages(package, "en")}
    for message in messages(package, language):
        assert facts_of(message) <= english[message.id.name] | {"each"}


def test_titles_do_not_replace_shared_words() -> None:
    """A key belongs to the core or to the title, not to both."""
    assert keys("burgh.core", "en") & keys("burgh.games.suburbia", "en") == set()


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(package: str, language: str) -> None:
    """English and French tell one from other, Russian one, few and many."""
    for choice in inside(resource(package, language), ast.SelectExpression):
        forms = {variant.key.name for variant in choice.variants if hasattr(variant.key, "name")}
        if "one" in forms:
            assert forms == PLURALS[language]


# --- every thing has words -------------------------------------------------------------------


def expected() -> list[str]:
    """Every key the data and the rules call for."""
    printed = content()
    icons = {tile.icon for tile in printed.tiles.values() if tile.icon}
    options = msgspec.structs.fields(Options)
    return [
        *(f"tile-{key}" for key in (*printed.tiles, "lake", "one_more_round")),
        *(f"category-{tile.category}" for tile in printed.tiles.values()),
        *(f"icon-{icon}{part}" for icon in icons for part in ("", ".each")),
        *(f"stack-{tile.stack}" for tile in printed.tiles.values()),
        *(f"goal-{key}{part}" for key in printed.goals for part in ("", ".asks")),
        *(f"track-{track}" for track in TRACKS),
        *(f"ledger-{cause}" for cause in (*CAUSES, "goal")),
        *(f"refusal-{key}" for key in REFUSALS),
        *(f"{group}-{phase}" for group in ("phase", "prompt") for phase in PHASES),
        *(f"option-{option.name}{part}" for option in options for part in ("", ".meaning")),
        *(
            f"mode-{mode}{part}"
            for mode in ("standard", "architect", "bot")
            for part in ("", ".meaning")
        ),
        *(f"edition-{edition}" for edition in ("first", "second")),
        *(f"rating-{rating['id']}" for rating in data("board")["rating"]),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_without_words(language: str) -> None:
    """Tiles, goals, tracks, causes, refusals, phases, options and ratings all have their words."""
    known = words("burgh.games.suburbia", language)
    assert [key for key in expected() if not known.knows(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    """No two tiles share a name, nor do two goals."""
    say = speaker(language)
    tiles = [say.thing(key) for key in (*content().tiles, "lake", "one_more_round")]
    goals = [say.thing(key) for key in content().goals]
    assert len(set(tiles)) == len(tiles)
    assert len(set(goals)) == len(goals)


def test_every_refusal_of_the_rules_is_tried() -> None:
    """The codes of S17.1 and `stale` are the ones with words."""
    with_words = {key.removeprefix("refusal-") for p in PACKAGES for key in keys(p, "en")}
    rules = (Path(__file__).parents[3] / "docs" / "rules" / "suburbia.md").read_text("utf-8")
    codes = re.findall(r"^\| `(\w+)` \|", rules.partition("**S17.1**")[2], re.MULTILINE)
    assert {*codes, "stale"} == set(REFUSALS)
    assert set(REFUSALS) <= with_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_has_words(language: str) -> None:
    """What a table can choose is named: choices by `choice-`, stacks and editions by `edition-`."""
    known = words("burgh.games.suburbia", language)
    for settings in (data("editions")["first"], data("editions")["second"]):
        for value in settings.values():
            group = "edition" if value in ("first", "second") else "choice"
            assert isinstance(value, bool) or known.knows(f"{group}-{value}")
    assert known.knows("choice-mirror")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_said(language: str) -> None:
    """Details, moves, changes, refusals, prompts and outcomes come out without a gap."""
    say = speaker(language)
    printed = content()
    said = [line for key in (*printed.tiles, *printed.goals, "lake") for line in say.details(key)]
    said += [say.move(move) for move in MOVES]
    for cause in (*CAUSES, *printed.tiles, *printed.goals):
        at = "1,1" if cause in printed.tiles else None
        for track in TRACKS:
            said.append(say.change(entry(track, 2, 2, cause, at, "S6.3"), ["Ann"]))
            said.append(say.change(entry(track, -2, 0, cause, at, "S6.3"), ["Ann"]))
    for key in REFUSALS:
        said.append(say.refusal(Refusal("S4.1", key)))
        said.append(say.refusal(Refusal("S4.1", key, missing=3, thing="farm", at="1,1")))
    table = deal(read_options({}), Rng(1))
    for phase in range(len(PHASES)):
        table.due = phase
        said.append(say.prompt(table, "Ann"))
    for rating in data("board")["rating"]:
        facts = {"rating": rating["id"]}
        said.append(say.outcome(Outcome(((0,),), (60,), "last_round", facts), ["Ann"]))
    for line in said:
        assert line.strip()
        assert not re.search(r"[{}]|\b[a-z]+_[a-z]+\b|\b(?:tile|goal|log|ledger|prompt)-", line)


# --- effects, to the letter ------------------------------------------------------------------

EFFECTS: dict[str, dict[str, list[str]]] = {
    "farm": {
        "en": ["−1 reputation", "+1 income for each restaurant in all boroughs"],
        "fr": ["−1 de réputation", "+1 de revenu par restaurant dans tous les bourgs"],
        "ru": ["−1 к репутации", "+1 к доходу за каждый ресторан во всех округах"],
    },
    "casino": {
        "en": ["−3 reputation", "+1 income each time you cross a red line"],
        "fr": [
            "−3 de réputation",
            "+1 de revenu chaque fois que vous franchissez une ligne rouge en avançant",
        ],
        "ru": ["−3 к репутации", "+1 к доходу каждый раз, когда вы пересекаете красную линию"],
    },
    "waterfront_realty": {
        "en": ["+$2 for each tile next to your lakes, not counting lakes"],
        "fr": ["+2 $ par tuile au bord de chacun de vos lacs, sans compter les lacs"],
        "ru": ["+$2 за каждый тайл рядом с каждым вашим озером, не считая озёр"],
    },
    "skyscraper": {
        "en": ["+3 income", "−1 income for each skyscraper built later in any borough"],
        "fr": [
            "+3 de revenu",
            "−1 de revenu par gratte-ciel construit plus tard dans n'importe quel bourg",
        ],
        "ru": ["+3 к доходу", "−1 к доходу за каждый небоскрёб, построенный позже в любом округе"],
    },
    "hotel": {
        "en": ["+1 income", "+1 population for each residential tile in the other boroughs"],
        "fr": ["+1 de revenu", "+1 de population par tuile résidentielle des autres bourgs"],
        "ru": ["+1 к доходу", "+1 к населению за каждый жилой тайл в чужих округах"],
    },
    "community_park": {
        "en": [
            "−1 income",
            "+1 reputation for each adjacent residential, industrial or commercial tile",
        ],
        "fr": [
            "−1 de revenu",
            "+1 de réputation par tuile résidentielle, industrielle ou commerciale adjacente",
        ],
        "ru": [
            "−1 к доходу",
            "+1 к репутации за каждый соседний жилой, промышленный или коммерческий тайл",
        ],
    },
    "landfill": {
        "en": ["+2 income", "−1 reputation for each adjacent tile, not counting lakes"],
        "fr": ["+2 de revenu", "−1 de réputation par tuile adjacente, sans compter les lacs"],
        "ru": ["+2 к доходу", "−1 к репутации за каждый соседний тайл, не считая озёр"],
    },
    "elementary_school": {
        "en": ["+1 reputation", "+1 population for each residential tile in your borough"],
        "fr": ["+1 de réputation", "+1 de population par tuile résidentielle de votre bourg"],
        "ru": ["+1 к репутации", "+1 к населению за каждый жилой тайл в вашем округе"],
    },
    "university": {
        "en": ["+2 income", "+1 reputation for each school in all boroughs"],
        "fr": ["+2 de revenu", "+1 de réputation par école dans tous les bourgs"],
        "ru": ["+2 к доходу", "+1 к репутации за каждую школу во всех округах"],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", EFFECTS)
def test_effects_are_said_from_the_data(tile: str, language: str) -> None:
    """Sign, number, gender and case are right, with nothing written for one tile alone."""
    assert all_typed(speaker(language).effects(tile)) == all_typed(EFFECTS[tile][language])


PACK_EFFECTS = {
    "en": [
        "+1 income for each adjacent school",
        "−$2 for each adjacent office or school",
        "+1 income for each car dealership built later in any borough",
    ],
    "fr": [
        "+1 de revenu par école adjacente",
        "−2 $ par bureau ou école adjacents",
        "+1 de revenu par concession automobile construite plus tard dans n'importe quel bourg",
    ],
    "ru": [
        "+1 к доходу за каждую соседнюю школу",
        "−$2 за каждый соседний тайл (офис или школу)",
        "+1 к доходу за каждый автосалон, построенный позже в любом округе",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_of_a_pack_are_said_as_well(language: str) -> None:
    """What the base set never combines still agrees in gender and case."""
    effects = [
        Effect("income", 1, "school", "adjacent"),
        Effect("money", -2, ("office", "school"), "adjacent"),
        Effect("income", 1, "car_dealership", "all", "after"),
    ]
    said = all_typed(speaker(language).say(effect(each)) for each in effects)
    assert said == all_typed(PACK_EFFECTS[language])


# --- sentences -------------------------------------------------------------------------------


def test_details_say_what_is_printed() -> None:
    """Cost, category, icon, stack, then the effects; a goal says what it asks and is worth."""
    say = speaker("en")
    assert say.details("fast_food_restaurant") == [
        "Cost: $7",
        "Category: commercial",
        "Icon: restaurant",
        "Stack: A",
        "+1 income",
        "+3 population for each adjacent residential tile",
    ]
    assert say.details("miser") == ["Goal: lowest income", "Worth: +15 population"]
    assert say.details("lake") == ["Cost: $0", "+$2 for each adjacent tile, not counting lakes"]


def test_a_thing_without_words_goes_by_its_id() -> None:
    """A pack's tile that has no words is still readable."""
    assert speaker("ru").thing("ice_rink") == "Ice rink"
    assert speaker("ru").details("ice_rink") == []


CHANGES = {
    "en": [
        "Ann: +2 income (Farm)",
        "Ann: +2 income, but only +1 was possible (Farm)",
        "Ann: −$5, but only −$3 was possible (income)",
    ],
    "fr": [
        "Ann : +2 de revenu (Ferme)",
        "Ann : +2 de revenu, ramené à +1 (Ferme)",
        "Ann : −5 $, ramené à −3 $ (revenu)",
    ],
    "ru": [
        "Ann: +2 к доходу (Ферма)",
        "Ann: +2 к доходу, из них учтено +1 (Ферма)",
        "Ann: −$5, из них учтено −$3 (доход)",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_says_what_a_stop_left_of_it(language: str) -> None:
    """Whose number, how much and why; a cut is said (S6.9)."""
    changes = [
        entry("income", 2, 2, "farm", "1,1", "S6.3"),
        entry("income", 2, 1, "farm", "1,1", "S6.3"),
        entry("money", -5, -3, "income", None, "S8.2"),
    ]
    said = all_typed(speaker(language).change(change, ["Ann"]) for change in changes)
    assert said == all_typed(CHANGES[language])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "builds Farm"),
        ("fr", "construit « Ferme »"),
        ("ru", "строит тайл «Ферма»"),
    ],
)
def test_the_log_tells_a_move(language: str, said: str) -> None:
    """No cell and no slot is read out: where it goes is said by what is next to it."""
    assert as_typed(speaker(language).move(MOVES[0])) == as_typed(said)


def test_the_log_keeps_a_secret_goal() -> None:
    """A goal that lies face down is not named (S16.10)."""
    assert speaker("en").move(Keep("hidden")) == "keeps a secret goal"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You are $9 short."),
        ("fr", "Il vous manque 9 $."),
        ("ru", "Вам не хватает $9."),
    ],
)
def test_a_refusal_says_what_is_missing(language: str, said: str) -> None:
    """The amount is named, the rule is left to whoever asks."""
    refused = Refusal("S5.1", "cannot_afford", missing=9)
    assert as_typed(speaker(language).refusal(refused)) == as_typed(said)


def test_a_refusal_names_decisions_but_no_slots() -> None:
    """A slot has no name, a phase is what is to be done."""
    say = speaker("en")
    empty = Refusal("S3.11", "no_such_slot", thing="3")
    early = Refusal("S4.1", "wrong_phase", thing="discard")
    assert say.refusal(empty) == "This position of the market is empty."
    assert say.refusal(early) == "First: discard a market tile."


WON = Outcome(((1,), (0, 2)), (61, 81, 61), "last_round", {"rounds": 20})
SHARED = Outcome(((0, 1),), (72, 72), "last_round", {"rounds": 20})
OUTCOMES = {
    "en": (
        "Ben wins with a population of 81.",
        "Ann and Ben share the victory with a population of 72.",
    ),
    "fr": ("Ben gagne avec 81 habitants.", "Ann et Ben partagent la victoire avec 72 habitants."),
    "ru": ("Побеждает Ben: 81 житель.", "Победу делят Ann и Ben: по 72 жителя."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_outcome_names_the_winners(language: str) -> None:
    """One winner, or several who share the victory (S11.9), with their population."""
    say = speaker(language)
    won = say.outcome(WON, ["Ann", "Ben", "Cleo"]).splitlines()
    shared = say.outcome(SHARED, ["Ann", "Ben"]).splitlines()
    assert (won[1], shared[1]) == OUTCOMES[language]
    places = [as_typed(line).replace(" :", ":") for line in won[2:]]
    assert places == ["1. Ben: 81", "2. Ann, Cleo: 61"]


@pytest.mark.parametrize(("language", "bot"), [("en", "Dale"), ("fr", "Manu"), ("ru", "Гоша")])
def test_a_game_against_the_bot_is_rated(language: str, bot: str) -> None:
    """Beaten or not is said, then the rating, or that there is none (S13.43)."""
    say = speaker(language)
    beaten = Outcome(
        ((0,), (1,)), (80, 70), "one_more_round", {"beaten": True, "rating": "draftsman"}
    )
    lost = Outcome(((1,), (0,)), (70, 80), "one_more_round", {"beaten": False, "rating": None})
    good, bad = (say.outcome(end, ["Ann", bot]).splitlines() for end in (beaten, lost))
    assert good[1].startswith(bot)
    assert say.words.say("rating-draftsman") in good[2]
    assert bad[1] == say.words.say("outcome-not_beaten", score=70, other=80)
    assert bad[2] == say.words.say("outcome-no_rating")


def test_russian_counts_in_three_ways() -> None:
    """1 тайл, 3 тайла, 11 тайлов, 21 тайл."""
    say = speaker("ru").words.say
    counted = [say("board-pile", count=n, letters="C") for n in (1, 3, 11, 21)]
    assert [line.split()[2] for line in counted] == ["тайл", "тайла", "тайлов", "тайл"]


def test_each_edition_names_things_as_its_french_box_does() -> None:
    """The first has its own names and dollars, the second euros; English is the same in both."""
    title = burgh.title("suburbia")
    said = {
        edition: [
            title.speaker(language, title.options.read({"edition": edition})).say(each)
            for language in ("fr", "en")
            for each in (tile_name("suburbs"), money(9), Said("bot-name"))
        ]
        for edition in ("first", "second")
    }
    english = ["Suburbs", "$9", "Dale"]
    assert said["first"] == ["Banlieue", "9\u202f$", "Manu", *english]
    assert said["second"] == ["Faubourgs", "9\u202f€", "Bob", *english]
