"""The words of Cities: Skylines: every key in every language, and cards said to the letter."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast

import burgh
from burgh.core.rng import Rng
from burgh.core.speaker import Speaker
from burgh.core.text import LANGUAGES, words
from burgh.core.values import Change, Outcome, Refusal
from burgh.games.skylines.card_words import effects
from burgh.games.skylines.content import Card, Condition, Per, Rule, content
from burgh.games.skylines.deal import deal
from burgh.games.skylines.engine.state import Skylines
from burgh.games.skylines.engine.tables import (
    KINDS,
    LEDGER_TRACKS,
    PHASES,
    RESULTS,
    SERVICES,
    TRACKS,
    TRIGGERS,
    TURN,
    ZONES,
)
from burgh.games.skylines.moves import (
    Board,
    Done,
    Draw,
    End,
    Exchange,
    Place,
    Play,
    Role,
    SkylinesMove,
    Swap,
    Tile,
)
from burgh.games.skylines.options import Options, read_options
from burgh.games.skylines.words import why
from burgh.shapes.polyomino import Square
from tests.fluent import all_typed, inside, keys_of, messages_of, parsed

PACKAGE = "burgh.games.skylines"
PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "ru": {"one", "few", "many"}}
DIFFICULTIES = ("beginner", "advanced", "expert")
SHARED = ("game_over", "wrong_phase")  # refusals that every title has
BEYOND = "no_place"  # a card or tile that fits nowhere: decisions are smaller here than in K14
CAUSES = ("exchange", "swap", "limit")
MOVES: tuple[SkylinesMove, ...] = (
    Role("R-mayor"),
    Board("E"),
    Play("I-R1"),
    Exchange("I-R1"),
    End(),
    Tile("res-I2"),
    Place(Square(0, 23)),
    Place(Square(0, 23), 90),
    Draw("II"),
    Draw("exchange", "I-R5"),
    Swap("I-R2"),
    Done(),
)


def speaker(language: str) -> Speaker[Skylines]:
    return burgh.title("skylines").speaker(language, read_options({}))


def entry(track: str, amount: int, cause: str, at: str | None, rule: str) -> Change:
    return Change(-1, track, amount, amount, cause, at, rule, why(cause))


def resource(language: str) -> ast.Resource:
    file = files(PACKAGE) / "text" / f"{language}.ftl"
    return parsed(file.read_text(encoding="utf-8"))


def messages(language: str) -> list[ast.Message]:
    return messages_of(resource(language))


def keys(language: str) -> set[str]:
    return keys_of(resource(language))


def refusals() -> list[str]:
    """The codes of the table in K14.1."""
    rules = (Path(__file__).parents[3] / "docs" / "rules" / "skylines.md").read_text("utf-8")
    table = rules.partition("**K14.1**")[2].partition("**K14.2**")[0]
    rows = re.findall(r"^\| ([a-z_, ]+) \| K", table, re.MULTILINE)
    return [code for row in rows for code in row.split(", ")]


# --- the files -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_words_can_be_read(language: str) -> None:
    """No line of a Fluent file is lost as junk, and no key stands there twice."""
    body = resource(language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [message.id.name for message in messages(language)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys(language: str) -> None:
    """A key of one language is a key of all."""
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    """English and French tell one from other, Russian one, few and many."""
    for choice in inside(resource(language), ast.SelectExpression):
        forms = {variant.key.name for variant in choice.variants if hasattr(variant.key, "name")}
        if "one" in forms:
            assert forms == PLURALS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_minus_is_a_true_minus(language: str) -> None:
    """A number below 0 has U+2212 before it, never a hyphen."""
    for text in inside(resource(language), ast.TextElement):
        assert not re.search(r"(?<!\w)-\d", text.value)


# --- every thing has words -------------------------------------------------------------------


def expected() -> list[str]:
    """Every key the data and the rules call for."""
    printed = content()
    fields = {field for card in printed.cards.values() for field in card.reconstructed_fields}
    options = msgspec.structs.fields(Options)
    return [
        *(f"card-{key}" for key in printed.cards),
        *(f"tile-{key}" for key in printed.tiles),
        *(f"scenario-{key}{part}" for key in printed.scenarios for part in ("", ".meaning")),
        *(f"difficulty-{key}{part}" for key in DIFFICULTIES for part in ("", ".meaning")),
        *(f"track-{track}" for track in LEDGER_TRACKS),
        *(f"kind-{kind}{part}" for kind in (*KINDS, "any") for part in ("", ".a", ".all", ".of")),
        *(f"zones-{zone}" for zone in ZONES),
        *(f"service-{service}{part}" for service in SERVICES for part in ("", ".by")),
        *(f"letter-{kind}" for kind in KINDS[:6]),
        *(f"field-{field.replace('.', '-')}" for field in fields),
        *(f"band-{band}" for band in printed.results),
        *(f"reason-{result}" for result in RESULTS[1:]),
        *(f"ledger-{cause}" for cause in (*CAUSES, "track", "service", "zone")),
        *(f"refusal-{code}" for code in refusals()),
        *(f"{group}-{phase}" for group in ("phase", "prompt") for phase in PHASES),
        *(f"option-{option.name}{part}" for option in options for part in ("", ".meaning")),
        *(f"hands-{hands}" for hands in ("open", "private")),
        *(f"roles-{roles}" for roles in ("choose", "random")),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_without_words(language: str) -> None:
    """Cards, tiles, scenarios, tracks, causes, refusals, phases, options all have their words."""
    known = words(PACKAGE, language)
    assert [key for key in expected() if not known.knows(key)] == []


def test_every_refusal_of_the_rules_has_words() -> None:
    """The codes of K14.1, one for our smaller decisions, and no others."""
    own = {key.removeprefix("refusal-") for key in keys("en") if key.startswith("refusal-")}
    assert own | set(SHARED) == {*refusals(), BEYOND}
    assert len(refusals()) == 34


def test_every_trigger_has_words() -> None:
    """Each kind of rule of K12 is said, in each of its ways."""
    said = {key for key in keys("en") if key.startswith("rule-")}
    for trigger in TRIGGERS:
        assert any(key == f"rule-{trigger}" or key.startswith(f"rule-{trigger}-") for key in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    """No two of the 115 cards share a name, nor do two tiles."""
    say = speaker(language)
    cards = [say.thing(key) for key in content().cards]
    tiles = [say.thing(key) for key in content().tiles]
    assert len(set(cards)) == len(cards) == 115
    assert len(set(tiles)) == len(tiles)


def test_a_building_is_named_like_its_tile() -> None:
    """The card Wind turbine lays the tile Wind turbine, in every language."""
    for language in LANGUAGES:
        say = speaker(language)
        for card in content().cards.values():
            if card.tile and card.tile.id:
                assert say.thing(card.id) == say.thing(card.tile.id)


def everything(say: Speaker[Skylines]) -> list[str]:
    """All that can be said about components, moves, changes, refusals, phases and ends."""
    printed = content()
    things = (*printed.cards, *printed.tiles, *printed.boards, *printed.scenarios, *TRACKS)
    said = [line for key in things for line in say.details(key) if key not in printed.boards]
    said += [say.thing(key) for key in (*things, "I", "exchange", "back-II", "back-role", *PHASES)]
    said += [say.move(move) for move in MOVES]
    causes = ("board:E", *(f"track:{track}" for track in TRACKS), *printed.cards, *CAUSES)
    for cause in causes:
        said.append(say.change(entry("money", -2, cause, None, "K6.5"), ["Ann"]))
    for code in (*refusals(), BEYOND):
        said.append(say.refusal(Refusal("K6.3", code)))
        for missing in (1, 2, 5):
            said.append(say.refusal(Refusal("K6.3", code, missing, "power", "0,23")))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_said(language: str) -> None:
    """Details, names, moves, changes and refusals come out without a gap."""
    for line in everything(speaker(language)):
        assert line.strip()
        assert not re.search(r"[{}]|\b[a-z]+_[a-z]+\b|  |\bNone\b", line), line
        assert not re.search(r"\b(?:card|tile|log|ledger|prompt|kind|track|rule)-\w", line), line


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_no_english_is_left(language: str) -> None:
    """A sentence in French or Russian is not the English one."""
    english = {key: speaker("en").words.say(key) for key in plain_keys("en")}
    same = [
        key
        for key in plain_keys(language)
        if key.startswith(("card", "refusal", "prompt", "phase", "mark", "detail", "reason"))
        and speaker(language).words.say(key) == english[key]
    ]
    assert [key for key in same if key not in ("card-III-R8",)] == []  # Penthouses


def plain_keys(language: str) -> list[str]:
    """The keys of messages that need no facts."""
    found = []
    for message in messages(language):
        references = inside(message, ast.VariableReference)
        if message.value is not None and not references:
            linked = inside(message, ast.MessageReference)
            if all(link.id.name.startswith("tile-") for link in linked):
                found.append(message.id.name)
    return found


# --- cards, to the letter --------------------------------------------------------------------

EFFECTS: dict[str, dict[str, list[str]]] = {
    "I-R1": {
        "en": [
            "First row: water −1, employment +1",
            "Second row, if the new tile is served by health care: money +1",
        ],
        "fr": [
            "Première ligne : eau −1, emploi +1",
            "Deuxième ligne, si la nouvelle tuile a accès au service santé : argent +1",
        ],
        "ru": [
            "Первая строка: вода −1, занятость +1",
            "Вторая строка, если новому тайлу доступно здравоохранение: деньги +1",
        ],
    },
    "II-C1": {
        "en": [
            "First row: garbage −1, employment −1, traffic +1",
            "Second row, if the district already holds at least 1 residential zone, "
            "1 other commercial zone and 1 industrial zone: money +4",
        ],
        "fr": [
            "Première ligne : déchets −1, emploi −1, trafic +1",
            "Deuxième ligne, si le quartier compte déjà au moins 1 zone résidentielle, "
            "1 autre zone commerciale et 1 zone industrielle : argent +4",
        ],
        "ru": [
            "Первая строка: вывоз мусора −1, занятость −1, трафик +1",
            "Вторая строка, если в районе уже есть не меньше 1 жилой зоны, "
            "1 другой коммерческой зоны и 1 промышленной зоны: деньги +4",
        ],
    },
    "III-I1": {
        "en": [
            "First row: employment −3, pollution +1, traffic +1",
            "Second row, if the district already holds at least 3 commercial zones "
            "and the new tile is served by the fire service: money +8",
        ],
        "fr": [
            "Première ligne : emploi −3, pollution +1, trafic +1",
            "Deuxième ligne, si le quartier compte déjà au moins 3 zones commerciales "
            "et si la nouvelle tuile a accès au service pompiers : argent +8",
        ],
        "ru": [
            "Первая строка: занятость −3, загрязнение +1, трафик +1",
            "Вторая строка, если в районе уже есть не меньше 3 коммерческих зон "
            "и новому тайлу доступна пожарная охрана: деньги +8",
        ],
    },
    "III-R1": {
        "en": [
            "First row: water −1, garbage −1, employment +1",
            "Second row, if there is no crime: happiness +3",
        ],
        "fr": [
            "Première ligne : eau −1, déchets −1, emploi +1",
            "Deuxième ligne, si la criminalité est à 0 : bonheur +3",
        ],
        "ru": [
            "Первая строка: вода −1, вывоз мусора −1, занятость +1",
            "Вторая строка, если нет преступности: счастье +3",
        ],
    },
    "III-U1": {
        "en": ["First row: power +8, pollution +1"],
        "fr": ["Première ligne : électricité +8, pollution +1"],
        "ru": ["Первая строка: электричество +8, загрязнение +1"],
    },
    "U-stadium": {
        "en": [
            "First row: happiness +2",
            "Once built, each time a residential zone is built in its district: happiness +1",
            "Once built, each time a residential zone is built in another district: "
            "happiness +1, traffic +1",
        ],
        "fr": [
            "Première ligne : bonheur +2",
            "Après sa construction, chaque fois que l'on construit une zone résidentielle "
            "dans son quartier : bonheur +1",
            "Après sa construction, chaque fois que l'on construit une zone résidentielle "
            "dans un autre quartier : bonheur +1, trafic +1",
        ],
        "ru": [
            "Первая строка: счастье +2",
            "После постройки каждый раз, когда в районе здания строят жилую зону: счастье +1",
            "После постройки каждый раз, когда в другом районе строят жилую зону: "
            "счастье +1, трафик +1",
        ],
    },
    "U-posh-mall": {
        "en": [
            "Once, when built: money +3 for each commercial zone in its district, "
            "for at most 3 zones"
        ],
        "fr": [
            "Une seule fois, à la construction : argent +3 par zone commerciale de son quartier, "
            "pour 3 zones au plus"
        ],
        "ru": [
            "Один раз, при постройке: деньги +3 за каждую коммерческую зону в районе здания, "
            "но не больше чем за 3 зоны"
        ],
    },
    "U-central-station": {
        "en": ["First row: traffic −1", "Once built, it serves every district: public transport"],
        "fr": [
            "Première ligne : trafic −1",
            "Après sa construction, ce bâtiment dessert tous les quartiers : transports en commun",
        ],
        "ru": [
            "Первая строка: трафик −1",
            "После постройки здание обслуживает все районы: общественный транспорт",
        ],
    },
    "R-architect": {
        "en": ["For your own actions, service buildings cost 1 coin less, never below 0"],
        "fr": [
            "Pour vos propres actions, les bâtiments de service coûtent 1 Argent de moins "
            "(0 au minimum)"
        ],
        "ru": ["В ваш ход здания служб на 1 монету дешевле (минимум 0)"],
    },
    "R-administrator": {
        "en": [
            "At the end of each milestone, before happiness is transferred: "
            "employment 1 step toward 0"
        ],
        "fr": ["À la fin de chaque étape, avant le report du bonheur : emploi de 1 case vers 0"],
        "ru": ["В конце каждого этапа, перед переносом счастья: занятость — до 1 деления к 0"],
    },
    "R-tax-collector": {
        "en": [
            "For your own actions, each time you receive the second row of any commercial zone "
            "card: money +1"
        ],
        "fr": [
            "Pour vos propres actions, chaque fois que vous recevez la deuxième ligne "
            "d'une carte de zone commerciale : argent +1"
        ],
        "ru": [
            "В ваш ход каждый раз, когда вы получаете вторую строку "
            "карты коммерческой зоны: деньги +1"
        ],
    },
    "P-job-fair": {
        "en": ["First row: employment 3 steps toward 0"],
        "fr": ["Première ligne : emploi de 3 cases vers 0"],
        "ru": ["Первая строка: занятость — до 3 делений к 0"],
    },
    "N-labour-shortage": {
        "en": ["While in force, if a card lowers employment and leaves it below 0: happiness −1"],
        "fr": [
            "Tant que ces actualités sont en vigueur, si une carte fait baisser l'emploi "
            "et que le marqueur finit en dessous de 0 : bonheur −1"
        ],
        "ru": [
            "Пока новости действуют, если карта снизила занятость и маркер оказался ниже 0: "
            "счастье −1"
        ],
    },
    "N-drought": {
        "en": ["While in force, any residential zone card that lowers water lowers it by 1 more"],
        "fr": [
            "Tant que ces actualités sont en vigueur, quand une carte de zone résidentielle "
            "fait baisser l'eau, la baisse est augmentée de 1"
        ],
        "ru": [
            "Пока новости действуют, каждый раз, когда карта жилой зоны снижает запас воды, "
            "потеря больше на 1"
        ],
    },
    "N-bargain-hunters": {
        "en": [
            "While in force, the second row of every commercial zone card changes: "
            "money −1, never below 0"
        ],
        "fr": [
            "Tant que ces actualités sont en vigueur, la deuxième ligne des cartes "
            "de zone commerciale rapporte 1 Argent de moins (0 au minimum)"
        ],
        "ru": [
            "Пока новости действуют, вторая строка каждой карты коммерческой зоны меняется: "
            "деньги −1 (минимум 0)"
        ],
    },
    "N-monument-protection": {
        "en": ["While in force, unique buildings cannot be built"],
        "fr": [
            "Tant que ces actualités sont en vigueur, il est interdit de construire "
            "un bâtiment unique"
        ],
        "ru": ["Пока новости действуют, уникальные здания строить нельзя"],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", EFFECTS)
def test_a_card_is_said_from_its_data(card: str, language: str) -> None:
    """Sign, number, gender and case are right, with nothing written for one card alone."""
    say = speaker(language)
    assert all_typed(say.effects(card)) == all_typed(EFFECTS[card][language])


PACK = Card(
    id="spa",
    deck="unique",
    kind="unique",
    level="II",
    effects={"money": 21},
    condition=(
        Condition(type="district_count", zone="industrial", min=21),
        Condition(type="track", track="power", op="<=", value=-2),
    ),
    benefit={"water": -22},
    rules=(
        Rule(
            trigger="on_build", per=Per(type="district_count", zone="industrial"), each={"crime": 1}
        ),
        Rule(trigger="modify_cost", kind="any", delta=5),
        Rule(trigger="modify_effect", kind="any", track="water", delta=1, sign="decrease"),
        Rule(trigger="modify_effect", kind="policy", track="power", delta=2, sign="always"),
        Rule(trigger="modify_exchange_cost", delta=-2),
    ),
)
PACK_SAID = {
    "en": [
        "First row: money +21",
        "Second row, if the district already holds at least 21 industrial zones "
        "and power is −2 or less: water −22",
        "Once, when built: crime +1 for each industrial zone in its district",
        "Once built, cards cost 5 coins more",
        "Once built, any card that lowers water lowers it by 1 less",
        "Once built, every policy card also has power +2",
        "Once built, exchanging a card costs 2 coins less, never below 0",
    ],
    "fr": [
        "Première ligne : argent +21",
        "Deuxième ligne, si le quartier compte déjà au moins 21 zones industrielles "
        "et si l'électricité ne dépasse pas −2 : eau −22",
        "Une seule fois, à la construction : criminalité +1 par zone industrielle de son quartier",
        "Après sa construction, les cartes coûtent 5 Argents de plus",
        "Après sa construction, quand une carte fait baisser l'eau, la baisse est réduite de 1",
        "Après sa construction, chaque carte de directive donne aussi : électricité +2",
        "Après sa construction, échanger une carte coûte 2 Argents de moins (0 au minimum)",
    ],
    "ru": [
        "Первая строка: деньги +21",
        "Вторая строка, если в районе уже есть не меньше 21 промышленной зоны "
        "и электричество не выше −2: вода −22",
        "Один раз, при постройке: преступность +1 за каждую промышленную зону в районе здания",
        "После постройки карты на 5 монет дороже",
        "После постройки каждый раз, когда карта снижает запас воды, потеря меньше на 1",
        "После постройки каждая карта указа даёт ещё и электричество +2",
        "После постройки обмен карты на 2 монеты дешевле (минимум 0)",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_a_pack_is_said_as_well(language: str) -> None:
    """What our cards never combine still agrees in number, gender and case."""
    said = all_typed(speaker(language).say(each) for each in effects(PACK))
    assert said == all_typed(PACK_SAID[language])


# --- printed fact or our own design ----------------------------------------------------------


def test_details_say_what_is_printed_and_what_is_ours() -> None:
    """Kind, level, tile, cost, effects, and in the last line the mark."""
    say = speaker("en")
    assert say.details("I-R1") == [
        "Card: residential zone, level I",
        "Tile: any residential zone in the supply",
        "Cost: none",
        "First row: water −1, employment +1",
        "Second row, if the new tile is served by health care: money +1",
        "✓ Printed fact, except what is our design: name, level",
    ]
    assert say.details("II-S1") == [
        "Card: service building, health care, level II",
        "Tile: Hospital, 4 squares",
        "Cost: 3 coins",
        "First row: happiness +3",
        "✓ Printed fact, except what is our design: level, cost, first row",
    ]
    assert say.details("hospital") == [
        "Tile: service building, health care, level II",
        "Outline: O4 (XX / XX)",
        "In the box: 1",
        "Serves its whole district",
        "✎ Outline: reconstructed, our own design",
    ]


@pytest.mark.parametrize(
    ("card", "mark"),
    [
        ("I-S1", "✓ Printed fact"),
        ("I-R3", "✎ Reconstructed: our own design, not the printed component"),
        (
            "II-U1",
            "✓ Stated in a published review, except what is our design: level, cost, first row",
        ),
        ("R-mayor", "✓ Printed fact, except what is our design: the amount of the lasting effect"),
    ],
)
def test_a_card_bears_the_mark_of_its_source(card: str, mark: str) -> None:
    """Players can tell printed fact from our own design."""
    assert speaker("en").details(card)[-1] == mark


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ours_is_always_marked(language: str) -> None:
    """Every reconstructed card, outline and board map has the pencil, and no printed card has."""
    say = speaker(language)
    for card in content().cards.values():
        assert say.details(card.id)[-1].startswith("✎" if card.is_reconstructed else "✓")
    for key in (*content().tiles, *content().boards):
        assert say.details(key)[-1].startswith("✎")


def test_boards_scenarios_and_tracks_have_details_too() -> None:
    """Cost, map, treasury, modules, limits, each with its mark."""
    say = speaker("en")
    board = say.details("B")
    assert board[:2] == ["Development cost: 4 coins", "4 districts, 55 squares of grass"]
    assert board[-2:] == [
        "✓ Development cost: stated in a published review",
        "✎ Map: reconstructed, our own design",
    ]
    assert say.details("scenario-5") == [
        "The full game on four random boards, different in every game",
        "Boards: 4 at random, laid freely",
        "Treasury (beginner): 12 coins",
        "Treasury (advanced): 10 coins",
        "Treasury (expert): 8 coins",
        "Modules: unique buildings, roles, policies, news",
        "✓ Boards: printed fact",
        "✓ Arrangement: printed fact",
        "✓ Treasury: printed fact",
        "✓ Modules: printed fact",
    ]
    assert say.details("happiness") == [
        "From −5 to 25",
        "Lower end: reaching it loses the game",
        "Upper end: the surplus goes to overall happiness",
        "✓ Range: printed fact",
    ]


def test_things_are_found_however_they_are_spelled() -> None:
    """An id in small letters, with other gaps, or the name of a card."""
    say = speaker("en")
    for spelled in ("I-R2", "i_r2", "workers homes", "Workers' homes", "workers_homes"):
        assert say.find(spelled) == "I-R2"
    assert say.thing("board_unknown") == "Board unknown"
    assert say.details("nothing") == []


# --- sentences -------------------------------------------------------------------------------

CHANGES = [
    entry("water", -1, "I-R1", None, "K6.5"),
    entry("condition", 1, "I-S1", "0,23", "K6.7"),
    entry("condition", -1, "service:health", None, "K6.6"),
    entry("condition", -1, "zone:commercial", None, "K6.10"),
    entry("power", -2, "limit", None, "K2.2"),
    entry("happiness", -3, "track:water", None, "K9.4"),
    entry("money", -5, "board:E", None, "K9.9"),
    entry("money", -2, "exchange", None, "K8.1"),
]
CHANGES_SAID = {
    "en": [
        "water −1 (Cottage row)",
        "Condition holds: Medical clinic",
        "Condition fails: health care in reach",
        "Condition fails: commercial zone in the district",
        "power −2 (end of the track)",
        "happiness −3 (water track)",
        "money −5 (board E)",
        "money −2 (exchange of a card)",
    ],
    "fr": [
        "eau −1 (Rangée de maisonnettes)",
        "Condition remplie : Clinique",
        "Condition non remplie : accès au service santé",
        "Condition non remplie : zone commerciale dans le quartier",
        "électricité −2 (fin de la piste)",
        "bonheur −3 (piste eau)",
        "argent −5 (plateau E)",
        "argent −2 (échange d'une carte)",
    ],
    "ru": [
        "вода −1 (Ряд коттеджей)",
        "Условие выполнено: Поликлиника",
        "Условие не выполнено: здравоохранение",
        "Условие не выполнено: коммерческая зона в районе",
        "электричество −2 (край шкалы)",
        "счастье −3 (шкала «вода»)",
        "деньги −5 (поле E)",
        "деньги −2 (обмен карты)",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_says_its_cause(language: str) -> None:
    """How much, because of what, by which rule; a condition says whether it held (K15)."""
    said = [speaker(language).change(change, ["Ann"]) for change in CHANGES]
    assert all_typed(said) == all_typed(CHANGES_SAID[language])


REFUSED = [
    Refusal("K2.3", "track_limit", missing=2, thing="employment"),
    Refusal("K6.4", "second_utility", thing="wind-turbine", at="0,23"),
    Refusal("K2.7", "money", missing=1),
    Refusal("K2.7", "money", missing=3),
    Refusal("K6.3", "on_road", at="4,0"),
    Refusal("K6.3", "occupied", thing="clinic", at="0,23"),
    Refusal("K9.1", "district_too_empty", missing=1, at="0,23"),
    Refusal("K7.1", "pile_empty", thing="II"),
    Refusal("K5.1", "wrong_phase", thing="draw"),
]
REFUSED_SAID = {
    "en": [
        "The employment marker would pass the end of its track by 2 steps.",
        "The district already has a utility building: Wind turbine.",
        "The treasury is 1 coin short.",
        "The treasury is 3 coins short.",
        "There is a road here.",
        "This place is taken: Medical clinic.",
        "A district still needs 1 tile.",
        "Empty: pile II.",
        "First: draw a card.",
    ],
    "fr": [
        "Le marqueur « emploi » dépasserait la fin de sa piste de 2 cases.",
        "Le quartier a déjà un bâtiment urbain : Centrale éolienne.",
        "Il manque 1 Argent au trésor public.",
        "Il manque 3 Argents au trésor public.",
        "Il y a une route ici.",
        "Cet endroit est occupé : Clinique.",
        "Il manque encore 1 tuile à un quartier.",
        "Il n'y a plus de carte : pioche II.",
        "D'abord : piocher une carte.",
    ],
    "ru": [
        "Маркер «занятость» вышел бы за край шкалы на 2 деления.",
        "В районе уже есть коммунальное здание: Ветрогенератор.",
        "В казне не хватает 1 монеты.",
        "В казне не хватает 3 монет.",
        "Здесь дорога.",
        "Это место занято: Поликлиника.",
        "В одном из районов не хватает 1 тайла.",
        "Карт больше нет: стопка II.",
        "Сначала нужно взять карту.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_is_in_the_way(language: str) -> None:
    """The track that would pass its end, the money missing, the building, the square (K14.1)."""
    said = [speaker(language).refusal(refusal) for refusal in REFUSED]
    assert all_typed(said) == all_typed(REFUSED_SAID[language])


LOG = {
    "en": [
        "takes the role Mayor",
        "reveals board E",
        "plays Cottage row",
        "puts Cottage row on the exchange pile",
        "ends the milestone",
        "takes the tile Residential I2",
        "places the tile",
        "places the tile",
        "draws from pile II",
        "takes Corner flats from the exchange pile",
        "puts Workers' homes on the exchange pile",
        "is done exchanging",
    ],
    "fr": [
        "garde le rôle « Maire »",
        "révèle le plateau E",
        "joue « Rangée de maisonnettes »",
        "pose « Rangée de maisonnettes » sur la pile Échange",
        "termine l'étape",
        "prend la tuile « Résidentielle I2 »",
        "place la tuile",
        "place la tuile",
        "pioche une carte de niveau II",
        "prend « Appartements d'angle » dans la pile Échange",
        "pose « Logements ouvriers » sur la pile Échange",
        "termine ses échanges",
    ],
    "ru": [
        "берёт роль «Мэр»",
        "открывает поле E",
        "играет карту «Ряд коттеджей»",
        "кладёт карту «Ряд коттеджей» в стопку обмена",
        "завершает этап",
        "берёт тайл «Жилая зона I2»",
        "кладёт тайл",
        "кладёт тайл",
        "берёт карту из стопки II",
        "берёт карту «Угловой дом» из стопки обмена",
        "кладёт карту «Дома рабочих» в стопку обмена",
        "заканчивает обмен",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_every_kind_of_move(language: str) -> None:
    """Each of the moves of K14 is a sentence after the player's name."""
    assert all_typed([speaker(language).move(move) for move in MOVES]) == all_typed(LOG[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_a_prompt(language: str) -> None:
    """What is expected in every phase, also when all piles are empty (K5.4)."""
    say = speaker(language)
    table = deal(read_options({"players": 2}), Rng(1))
    said = []
    for phase in range(len(PHASES)):
        table.due = phase
        said.append(say.prompt(table, ["Ann", "Ann"]))
    table.due = TURN
    table.top = table.bottom[:]
    said.append(say.prompt(table, ["Ann", "Ann"]))
    assert len(set(said)) == len(PHASES) + 1
    assert not any("Ann" in line for line in said)


def ended(reason: str, score: int, band: str | None, win: bool) -> Outcome:
    facts = {
        "result": "finished" if band else "lost",
        "win": win,
        "band": band,
        "win_from": 21,
        "rule": "K10.1",
        "milestones": 4,
    }
    return Outcome(((0, 1),), (score, score), reason, facts)


ENDS = [
    ended("last_milestone", 34, "showcase-city", True),
    ended("piles_exhausted", -3, "dying-city", False),
    ended("happiness", 0, None, False),
]
ENDS_SAID = {
    "en": [
        "The last milestone is over.\nYou have won with an overall happiness of 34.\n"
        "Result: Showcase city.",
        "All three piles are empty: the game is over.\n"
        "You have not won: overall happiness −3, and 21 was needed.\nResult: Dying city.",
        "Happiness has fallen to −5 or less.\nYou have lost. Overall happiness: 0.",
    ],
    "fr": [
        "La dernière étape est terminée.\nVous avez gagné avec un bonheur global de 34.\n"
        "Statut de la ville : Ville modèle.",
        "Les trois pioches sont vides : la partie est terminée.\n"
        "Vous n'avez pas gagné : bonheur global −3, il fallait 21.\n"
        "Statut de la ville : Ville agonisante.",
        "Le bonheur est tombé à −5 ou moins.\nVous avez perdu. Bonheur global : 0.",
    ],
    "ru": [
        "Последний этап завершён.\n"
        "Вы победили, общее счастье: 34.\nТитул города: «Образцовый город».",
        "Все три стопки пусты: игра окончена.\n"
        "Победы нет: общее счастье −3, а нужно 21.\nТитул города: «Умирающий город».",
        "Счастье упало до −5 или ниже.\nВы проиграли. Общее счастье: 0.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told(language: str) -> None:
    """Why it ended, won or lost by all together, and the result of the table (K10)."""
    say = speaker(language)
    said = [say.outcome(end, ["Ann", "Ben"]) for end in ENDS]
    assert all_typed(said) == all_typed(ENDS_SAID[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", RESULTS[1:])
def test_every_way_to_end_has_a_sentence(reason: str, language: str) -> None:
    """Each reason of K10 is told."""
    say = speaker(language)
    assert say.outcome(ended(reason, 5, None, False), ["Ann"]).count("\n") == 1
