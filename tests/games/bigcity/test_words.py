"""Big City's words: every key in every language, and sentences that are right to the letter."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax import ast

from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.speaker import Speaker
from burgh.core.text import LANGUAGES
from burgh.core.values import Change, Outcome, Refusal
from burgh.games.bigcity import moves
from burgh.games.bigcity.content import content
from burgh.games.bigcity.deal import deal
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.engine.tables import ENDS, OVER, PHASES, TRACKS
from burgh.games.bigcity.options import Options, read_options
from burgh.games.bigcity.printed import form
from burgh.games.bigcity.vocabulary import PieceData
from burgh.games.bigcity.words import why
from burgh.shapes.square import Point
from tests.fluent import all_typed, facts_of, inside, keys_of, messages_of, parsed
from tests.speaking import speaker_of

ROOM = files("burgh.games.bigcity")
SHIPPED = ("small_expansion", "garden_market", "waterside")
FOLDERS = {"bigcity": ROOM / "text", **{pack: ROOM / "packs" / pack / "text" for pack in SHIPPED}}
PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "ru": {"one", "few", "many"}}
MOVES: tuple[Move, ...] = (
    moves.Discard("12"),
    moves.Build("residence_2", (11, 12)),
    moves.Play("lincoln_park"),
    moves.Tram("15:N"),
    moves.Stop(),
    moves.Place(3),
    moves.District(6),
    moves.At(Point(3, -2)),
    moves.Turn(1),
    moves.Exchange(),
    moves.Give("lincoln_park"),
    moves.Done(),
    moves.Pass(),
    moves.Draw(4),
    moves.Trade(),
    moves.Offer("back_3"),
    moves.Want(1),
    moves.Decline(),
    moves.Bid("13"),
    moves.For(1),
    moves.Take(2),
)
PLAYERS = {
    "en": [f"Player {n}" for n in (1, 2, 3)],
    "fr": [f"Joueur {n}" for n in (1, 2, 3)],
    "ru": [f"Игрок {n}" for n in (1, 2, 3)],
}
RULES = Path(__file__).parents[3] / "docs" / "rules" / "bigcity.md"
SHARED = {"game_over", "wrong_phase", "stale"}


def speaker(language: str, *packs: str) -> Speaker[BigCity]:
    return speaker_of("bigcity", language, *packs)


def entry(track: str, amount: int, cause: str, at: str | None, rule: str) -> Change:
    said = why(content(SHIPPED).tables, track, cause, at)
    return Change(0, track, amount, amount, cause, at, rule, said)


def resource(room: str, language: str) -> ast.Resource:
    text = (FOLDERS[room] / f"{language}.ftl").read_text(encoding="utf-8")
    return parsed(text)


def messages(room: str, language: str) -> list[ast.Message]:
    return messages_of(resource(room, language))


def keys(room: str, language: str) -> set[str]:
    return keys_of(resource(room, language))


def codes() -> list[str]:
    """The refusal codes of R16.1."""
    table = RULES.read_text("utf-8").partition("**R16.1**")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)


# --- the files -------------------------------------------------------------------------------


@pytest.mark.parametrize("room", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_words_can_be_read(room: str, language: str) -> None:
    """No line of a Fluent file is lost as junk, and no key stands there twice."""
    body = resource(room, language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [message.id.name for message in messages(room, language)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("room", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys(room: str, language: str) -> None:
    """A key of one language is a key of all."""
    assert keys(room, language) == keys(room, "en")


@pytest.mark.parametrize("room", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_asks_for_the_facts_english_has(room: str, language: str) -> None:
    """A translation may leave a fact out or ask for a case or a number, but invents none."""
    english = {message.id.name: facts_of(message) for message in messages(room, "en")}
    for message in messages(room, language):
        assert facts_of(message) <= english[message.id.name] | {"case", "count", "kind", "kinds"}


def test_a_title_does_not_replace_shared_words() -> None:
    """A key belongs to the core or to the title, not to both."""
    shared = parsed((files("burgh.core") / "text" / "en.ftl").read_text("utf-8"))
    core = {entry.id.name for entry in shared.body if isinstance(entry, ast.Message)}
    assert core
    assert core & keys("bigcity", "en") == set()


@pytest.mark.parametrize("room", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(room: str, language: str) -> None:
    """English and French tell one from other, Russian one, few and many."""
    for choice in inside(resource(room, language), ast.SelectExpression):
        forms = {variant.key.name for variant in choice.variants if hasattr(variant.key, "name")}
        if "one" in forms:
            assert forms == PLURALS[language]


@pytest.mark.parametrize("room", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_minus_is_a_minus(room: str, language: str) -> None:
    """No number is written with a hyphen in front of it."""
    for text in inside(resource(room, language), ast.TextElement):
        assert not re.search(r"(?<!\w)-(?=\d|$)", text.value)


# --- every thing has words -------------------------------------------------------------------


def selectors(piece: PieceData) -> set[str]:
    return {piece.kind, *piece.tags}


def expected() -> list[str]:
    """Every key the data and the rules call for, packs left aside."""
    pieces = content().pieces.values()
    options = msgspec.structs.fields(Options)
    return [
        *(f"piece-{piece.id}{part}" for piece in pieces for part in ("", ".built", ".code")),
        *(f"shape-{piece.shape}" for piece in pieces),
        *(f"track-{track}" for track in TRACKS),
        *(f"change-{track}" for track in TRACKS),
        *(f"refusal-{code}" for code in codes()),
        *(f"{group}-{phase}" for group in ("phase", "prompt") for phase in PHASES),
        *(f"log-{move.__struct_config__.tag}" for move in MOVES),
        *(f"option-{option.name}{part}" for option in options for part in ("", ".meaning")),
        *(f"supply-{name}{part}" for name in profiles() for part in ("", ".meaning")),
        *(f"reason-{end}" for end in ENDS if end),
    ]


def profiles() -> tuple[str, ...]:
    return get_args(get_type_hints(Options)["supply"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_without_words(language: str) -> None:
    """Pieces, tracks, refusals, phases, moves, options and ends all have their words."""
    known = speaker(language).words
    assert [key for key in expected() if not known.knows(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_tag_has_its_forms(language: str) -> None:
    """Whatever a piece of the box or of a shipped pack can select has words of its own."""
    say = speaker(language, *SHIPPED)
    for selector in {
        name for piece in content(say.packs).pieces.values() for name in selectors(piece)
    }:
        for part in ("", ".beside", ".some"):
            keys_of_it = (f"kind-{selector}{part}", f"piece-{selector}{part}")
            assert any(say.words.knows(key) for key in keys_of_it), selector


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pack_is_named(language: str) -> None:
    """A shipped pack has a name, and so has every piece of it."""
    say = speaker(language, *SHIPPED)
    wanted = [f"pack-{pack}" for pack in SHIPPED] + [
        f"piece-{key}" for key in content(say.packs).pieces
    ]
    assert [key for key in wanted if not say.words.knows(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    """No two pieces share a name."""
    say = speaker(language, *SHIPPED)
    names = [say.thing(key) for key in content(say.packs).pieces]
    assert len(set(names)) == len(names)


def test_every_kind_of_move_is_said() -> None:
    """The moves tried here are all there are."""
    assert {type(move) for move in MOVES} == set(moves.BigCityMove.__args__)


def test_the_refusals_of_the_rules_are_read() -> None:
    """The table of R16.1 is found, with the codes in its order."""
    assert len(set(codes())) == 49
    assert codes()[0] == "game_over"
    assert codes()[-1] == "pile_empty"


REFUSED = {
    "no_such_district": Refusal("R1.1", "no_such_district", thing="9"),
    "malformed": Refusal("R12.1", "malformed", thing="Expected `int`", at="move.district"),
    "wrong_phase": Refusal("R12.1", "wrong_phase", thing="draw"),
    "wrong_location": Refusal("R5.3", "wrong_location", thing="center", at="11"),
    "too_few_adjacent": Refusal("R4.5", "too_few_adjacent", 2, "office special", "11"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_can_be_said(language: str) -> None:
    """Details, moves, changes, refusals, prompts and outcomes come out without a gap."""
    say = speaker(language, *SHIPPED)
    said = [
        line for key in content(say.packs).pieces for line in [say.thing(key), *say.details(key)]
    ]
    said += [say.move(move, PLAYERS[language]) for move in MOVES]
    labels = content(say.packs).tables.labels
    for cause in (*content(say.packs).pieces, *labels):
        for track in TRACKS:
            for at in (None, "15", "15:N"):
                said.append(say.change(entry(track, 2, cause, at, "R6.1"), ["Ann"]))
                said.append(say.change(entry(track, -2, cause, at, "R6.1"), ["Ann"]))
    for code in (*codes(), "no_place"):
        for missing in (None, 1, 2, 5, -1):
            plain = Refusal("R4.6", code, missing=missing, thing="bank", at="15:N")
            said.append(say.refusal(REFUSED.get(code, plain)))
        said.append(say.refusal(Refusal("R4.6", code)))
        said.append(say.refusal(Refusal("R4.6", code, thing=None if code == "malformed" else "2")))
    for line in said:
        assert line.strip()
        assert not re.search(r"[{}]|\b[a-z]+_[a-z]+\b|\b(?:piece|kind|log|label|prompt)-", line)


@pytest.mark.parametrize("options", [{}, {"trade_cards": True}, {"players": 5}])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_asked_for(language: str, options: dict[str, object]) -> None:
    """A whole game is prompted for in words, from the first district to the end."""
    say = speaker(language)
    rng = Rng(6)
    table = deal(read_options(options), rng)
    asked: set[int] = set()
    while not table.is_over():
        asked.add(int(table.due))
        text = say.prompt(table.view(table.decider()), ["Ann"] * 5)
        assert "Ann" not in text
        assert text.endswith(".")
        assert "prompt-" not in text
        table.apply(table.random_move(rng))
    assert say.prompt(table, ["Ann"] * 5) == say.words.say("prompt-over")
    everything = set(range(len(PHASES))) - {OVER}
    if options.get("trade_cards"):
        assert asked == everything


def test_dead_cards_are_mentioned_to_their_owner_alone() -> None:
    """That somebody holds a dead card is nobody else's business (R14.1)."""
    rng = Rng(2)
    table = deal(read_options({}), rng)
    say = speaker("en")
    told = 0
    while not table.is_over() and told < 3:
        owner = int(table.active)
        if "dead" in say.prompt(table.view(owner), ["Ann"] * 5):
            told += 1
            assert "dead" not in say.prompt(table.view(1 - owner), ["Ann"] * 5)
            assert "dead" not in say.prompt(table.view(-1), ["Ann"] * 5)
        table.apply(table.random_move(rng))
    assert told


# --- sentences -------------------------------------------------------------------------------

LOG = {
    "en": [
        "builds a double residence on lots 11 and 12",
        "builds city hall on lot 15",
        "builds a hospital on lots 26 and 27",
        "lays tram north of lot 15",
        "chooses its place",
        "places district 3",
        "offers a card of district 3",
        "puts back card “Lincoln Park”",
        "accepts the counter-offer of Player 3",
    ],
    "fr": [
        "construit une résidence double~: propriétés 11 et 12",
        "construit l'hôtel de ville~: propriété 15",
        "construit un hôpital~: propriétés 26 et 27",
        "pose le tramway au nord de la propriété 15",
        "choisit son emplacement",
        "place le quartier 3",
        "offre~: carte du quartier 3",
        "rend~: carte «~parc de Lincoln~»",
        "accepte la contre-offre~: Joueur 3",
    ],
    "ru": [
        "строит двойной жилой дом: участки 11 и 12",
        "строит ратушу: участок 15",
        "строит больницу: участки 26 и 27",
        "прокладывает трамвай к северу от участка 15",
        "выбирает ему место",
        "размещает квартал 3",
        "предлагает: карта квартала 3",
        "возвращает: карта (парк Линкольна)",
        "принимает ответ: Игрок 3",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_a_move(language: str) -> None:
    """After the player's name; places are written as they are typed, with a plain hyphen."""
    say = speaker(language, "small_expansion")
    made = [
        moves.Build("residence_2", (12, 11)),
        moves.Build("city_hall", (15,)),
        moves.Build("hospital", (26, 27)),
        moves.Tram("15:N"),
        moves.At(Point(3, -2)),
        moves.Turn(1, 3, Point(3, -2)),
        moves.Offer("back_3"),
        moves.Give("lincoln_park"),
        moves.Take(2),
    ]
    said = all_typed(say.move(move, PLAYERS[language]) for move in made)
    assert said == all_typed(line.replace("~", " ") for line in LOG[language])


CHANGES = {
    "en": [
        "Ann: base value 6 (double residence, lot 11)",
        "Ann: +1 (park, lot 23)",
        "Ann: −2 (factory, lot 61)",
        "Ann: +6 (occupied lots next to it)",
        "Ann: −2 because of the neighbor (school, lot 12)",
        "Ann: 1 instead of the sum (single residence, lot 11)",
        "Ann: ×2 (tram north of lot 15)",
        "Ann: +21 points (double residence, lot 11)",
    ],
    "fr": [
        "Ann~: valeur de base 6 (résidence double, propriété 11)",
        "Ann~: +1 (parc, propriété 23)",
        "Ann~: −2 (usine, propriété 61)",
        "Ann~: +6 (propriétés occupées à côté)",
        "Ann~: −2 à cause du voisin (école, propriété 12)",
        "Ann~: 1 au lieu du total (résidence simple, propriété 11)",
        "Ann~: ×2 (tramway au nord de la propriété 15)",
        "Ann~: +21 points (résidence double, propriété 11)",
    ],
    "ru": [
        "Ann: основа 6 (двойной жилой дом, участок 11)",
        "Ann: +1 (парк, участок 23)",
        "Ann: −2 (завод, участок 61)",
        "Ann: +6 (занятые соседние участки)",
        "Ann: −2 из-за соседа (школа, участок 12)",
        "Ann: 1 вместо суммы (одинарный жилой дом, участок 11)",
        "Ann: ×2 (трамвай к северу от участка 15)",
        "Ann: +21 очко (двойной жилой дом, участок 11)",
    ],
}
LEDGER = [
    entry("base", 6, "residence_2", "11", "R6.1"),
    entry("add", 1, "park", "23", "R6.1"),
    entry("add", -2, "factory", "61", "R6.1"),
    entry("add", 6, "busy", "14", "R6.1"),
    entry("imposed", -2, "school", "12", "R6.1"),
    entry("floor", 1, "residence_1", "11", "R6.2"),
    entry("multiplier", 2, "tram", "15:N", "R6.3"),
    entry("score", 21, "residence_2", "11", "R6.4"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_of_a_score_names_its_cause(language: str) -> None:
    """Base, adds, what neighbors impose, floor, multipliers and the score itself (R15.1)."""
    say = speaker(language, "small_expansion")
    wanted = all_typed(line.replace("~", " ") for line in CHANGES[language])
    assert all_typed(say.change(change, ["Ann"]) for change in LEDGER) == wanted


REFUSALS = [
    Refusal("R4.5", "too_few_adjacent", missing=1, thing="residence", at="15"),
    Refusal("R9.1", "too_few_adjacent", missing=2, thing="office special", at="15"),
    Refusal("R4.6", "card_missing", thing="15"),
    Refusal("R4.6", "occupied", thing="bank", at="15"),
    Refusal("R4.12", "outskirts_lots", missing=2),
    Refusal("R4.12", "outskirts_lots", missing=-1),
    Refusal("R5.7", "not_last_in_district", missing=3),
    Refusal("R4.21", "not_connected", at="15:W"),
    Refusal("R2.7", "overlap", thing="15", at="1,-2"),
    Refusal("R4.18", "pile_limit", thing="7"),
    Refusal("R9.1", "forbidden_neighbour", thing="parking", at="12"),
    Refusal("R4.5", "condition", thing="kitchen_garden", at="12"),
    Refusal("R12.1", "wrong_phase", thing="draw"),
]
REASONS = {
    "en": [
        "Missing next to it: 1 residence.",
        "Missing next to it: 2 offices or special buildings.",
        "Not in your hand: card 15.",
        "The lot is taken: lot 15 (bank).",
        "2 more lots must be on the outskirts.",
        "1 lot too many is on the outskirts.",
        "3 other lots of the district are still free.",
        "The segment would not touch the line: west of lot 15.",
        "The district would cover a lot of the city: lot 15.",
        "At most two cards from one pile in a turn: pile 7.",
        "A neighbor forbids it: parking lot, lot 12.",
        "Condition not met: no factory or compost yard is next to it.",
        "First: draw cards.",
    ],
    "fr": [
        "Il manque à côté~: 1 résidence.",
        "Il manque à côté~: 2 bureaux ou bâtiments spéciaux.",
        "Cette carte n'est pas dans votre main~: carte 15.",
        "La propriété est occupée~: propriété 15 (banque).",
        "Il manque 2 propriétés en périphérie.",
        "Il y a 1 propriété de trop en périphérie.",
        "3 autres propriétés du quartier sont encore libres.",
        "Ce tronçon ne toucherait pas la ligne~: à l'ouest de la propriété 15.",
        "Le quartier recouvrirait une propriété de la ville~: propriété 15.",
        "Au plus deux cartes de la même pile par tour~: pile 7.",
        "Un voisin l'interdit~: parking, propriété 12.",
        "Condition non remplie~: sans usine ni aire de compostage à côté.",
        "D'abord~: piocher des cartes.",
    ],
    "ru": [
        "Рядом не хватает: 1 жилой дом.",
        "Рядом не хватает: 2 офиса или особых здания.",
        "У вас на руке этого нет: карта 15.",
        "Занято: участок 15 (банк).",
        "На окраине нужны ещё 2 участка.",
        "На окраине лишний 1 участок.",
        "В квартале свободны ещё 3 участка.",
        "Отрезок не коснулся бы линии: к западу от участка 15.",
        "Квартал закрыл бы часть города: участок 15.",
        "За ход из одной стопки берут не больше двух карт: стопка 7.",
        "Запрещает соседняя постройка: парковка, участок 12.",
        "Условие не выполнено: рядом нет ни завода, ни компостной площадки.",
        "Сначала нужно взять карты.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_is_missing(language: str) -> None:
    """The neighbor, card, piece, district or street is named, and the rule."""
    say = speaker(language, *SHIPPED)
    wanted = all_typed(line.replace("~", " ") for line in REASONS[language])
    assert all_typed(say.refusal(refusal) for refusal in REFUSALS) == wanted


WON = Outcome(((1,), (0, 2)), (61, 81, 61), "passes", {})
SHARED_WIN = Outcome(((0, 1),), (72, 72), "full", {})
OUTCOMES = {
    "en": (
        ["Everybody has passed, one after the other.", "Ben wins with 81 points."],
        [
            "All districts are placed and every lot is covered.",
            "Ann and Ben share the victory with 72 points each.",
        ],
    ),
    "fr": (
        ["Tous les joueurs ont passé l'un après l'autre.", "Ben gagne avec 81 points."],
        [
            "Tous les quartiers sont placés et toutes les propriétés sont construites.",
            "Ann et Ben partagent la victoire avec 72 points, à égalité.",
        ],
    ),
    "ru": (
        ["Все пасуют один за другим.", "Побеждает Ben: 81 очко."],
        [
            "Все кварталы размещены, и каждый участок занят.",
            "Победу делят Ann и Ben: по 72 очка.",
        ],
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_outcome_says_why_and_who(language: str) -> None:
    """A full city or a round of passes; one winner, or several who share it (R7, G2)."""
    say = speaker(language)
    won = all_typed(say.outcome(WON, ["Ann", "Ben", "Cleo"]).splitlines())
    shared = all_typed(say.outcome(SHARED_WIN, ["Ann", "Ben"]).splitlines())
    assert (won[:2], shared[:2]) == OUTCOMES[language]
    assert [line.replace(" :", ":") for line in won[2:]] == ["1. Ben: 81", "2. Ann, Cleo: 61"]


def test_russian_counts_in_three_ways() -> None:
    """1 жилой дом, 3 жилых дома, 11 жилых домов, 21 жилой дом; and in the genitive."""
    say = speaker("ru").say
    nominative = [say(form("residence", "some", count)) for count in (1, 3, 11, 21)]
    genitive = [say(form("residence", "some", count, "genitive")) for count in (1, 3, 21)]
    assert nominative == ["жилой дом", "жилых дома", "жилых домов", "жилой дом"]
    assert genitive == ["жилого дома", "жилых домов", "жилого дома"]


def test_things_are_named_by_what_they_are() -> None:
    """A card by its lot, an unknown one by its district, a phase by what is to be done."""
    say = speaker("en")
    named = [say.thing(key) for key in ("15", "back_3", "lincoln_park", "draw", "special")]
    assert named == [
        "card 15",
        "a card of district 3",
        "Lincoln Park",
        "draw cards",
        "special building",
    ]
