"""A piece explains itself: what its data says comes out in three languages, right to the letter."""

from __future__ import annotations

import json
from typing import Any

import pytest

from burgh.core.speaker import Speaker
from burgh.core.text import LANGUAGES
from burgh.games.bigcity.engine.state import BigCity
from burgh.games.bigcity.printed import add_line, condition, imposed_line, rows_of
from burgh.games.bigcity.vocabulary import Count, Effect, RawAdd, read_condition
from tests.speaking import speaker_of

SPACE = "\u202f"  # the narrow space that typography puts before a colon
SHIPPED = ("small_expansion", "garden_market", "waterside")


def speaker(language: str, *packs: str) -> Speaker[BigCity]:
    return speaker_of("bigcity", language, *packs)


# ~ stands for the space that does not break.
DETAILS: dict[str, dict[str, list[str]]] = {
    "residence_2": {
        "en": [
            "Counts as: residence",
            "Number: 6",
            "Lots: 2 side by side",
            "Price: the cards of its lots",
            "Points: 6",
            "+1 if on the outskirts",
            "+1 if next to a park",
            "−2 if next to a factory",
            "A sum of 0 or less counts as 1 point, not multiplied",
            "×2 if next to the tram",
        ],
        "fr": [
            "Compte comme~: résidence",
            "Nombre~: 6",
            "Propriétés~: 2 côte à côte",
            "Coût~: les cartes de ses propriétés",
            "Points~: 6",
            "+1 en périphérie",
            "+1 à côté d’un parc",
            "−2 à côté d’une usine",
            "Un total de 0 ou moins compte pour 1 point, sans multiplicateur",
            "×2 à côté du tramway",
        ],
        "ru": [
            "Считается как: жилой дом",
            "Количество: 6",
            "Участки: 2 рядом",
            "Цена: карты этих участков",
            "Очки: 6",
            "+1, если стоит на окраине",
            "+1, если рядом парк",
            "−2, если рядом завод",
            "Сумма 0 или меньше даёт 1 очко и не умножается",
            "×2, если рядом трамвай",
        ],
    },
    "bank": {
        "en": [
            "Counts as: special building",
            "Number: 3",
            "Lots: 1",
            "Price: the card of the lot",
            "Condition: city hall stands in the city",
            "Condition: next to at least 2 offices",
            "Points: 5",
            "×2 if next to the tram",
            "×2 if next to city hall",
            "×3 if both hold",
        ],
        "fr": [
            "Compte comme~: bâtiment spécial",
            "Nombre~: 3",
            "Propriétés~: 1",
            "Coût~: la carte de sa propriété",
            "Condition~: après la construction de l’hôtel de ville",
            "Condition~: à côté d’au moins 2 bureaux",
            "Points~: 5",
            "×2 à côté du tramway",
            "×2 à côté de l’hôtel de ville",
            "×3 si les deux sont réunis",
        ],
        "ru": [
            "Считается как: особое здание",
            "Количество: 3",
            "Участки: 1",
            "Цена: карта участка",
            "Условие: в городе есть ратуша",
            "Условие: рядом хотя бы 2 офиса",
            "Очки: 5",
            "×2, если рядом трамвай",
            "×2, если рядом ратуша",
            "×3, если выполнены оба условия",
        ],
    },
    "church": {
        "en": [
            "Counts as: special building",
            "Number: 2 (box of 52), 3 (the rulebook’s table), 2 (inventory)",
            "Lots: 1",
            "Price: the card of the lot",
            "Condition: city hall stands in the city",
            "Condition: the lot number is a multiple of 11",
            "Condition: it takes the last free lot of its district",
            "Points: 15",
        ],
        "fr": [
            "Compte comme~: bâtiment spécial",
            "Nombre~: 2 (boîte de 52), 3 (tableau des règles), 2 (inventaire)",
            "Propriétés~: 1",
            "Coût~: la carte de sa propriété",
            "Condition~: après la construction de l’hôtel de ville",
            "Condition~: sur une propriété dont le numéro est un multiple de 11",
            "Condition~: sur la dernière propriété libre de son quartier",
            "Points~: 15",
        ],
        "ru": [
            "Считается как: особое здание",
            "Количество: 2 (по коробке), 3 (по таблице правил), 2 (по описи)",
            "Участки: 1",
            "Цена: карта участка",
            "Условие: в городе есть ратуша",
            "Условие: номер участка делится на 11",
            "Условие: занимает последний свободный участок своего квартала",
            "Очки: 15",
        ],
    },
    "shopping_center": {
        "en": [
            "Counts as: special building",
            "Number: 2",
            "Lots: 2 side by side",
            "Price: the cards of its lots",
            "Condition: city hall stands in the city",
            "Condition: next to a residence",
            "Condition: next to an office",
            "Condition: next to a special building",
            "Condition: next to the tram",
            "Points: 30",
        ],
        "fr": [
            "Compte comme~: bâtiment spécial",
            "Nombre~: 2",
            "Propriétés~: 2 côte à côte",
            "Coût~: les cartes de ses propriétés",
            "Condition~: après la construction de l’hôtel de ville",
            "Condition~: à côté d’une résidence",
            "Condition~: à côté d’un bureau",
            "Condition~: à côté d’un bâtiment spécial",
            "Condition~: à côté du tramway",
            "Points~: 30",
        ],
        "ru": [
            "Считается как: особое здание",
            "Количество: 2",
            "Участки: 2 рядом",
            "Цена: карты этих участков",
            "Условие: в городе есть ратуша",
            "Условие: рядом жилой дом",
            "Условие: рядом офис",
            "Условие: рядом особое здание",
            "Условие: рядом трамвай",
            "Очки: 30",
        ],
    },
    "rockwell_industries": {
        "en": [
            "Counts as: factory",
            "Number: 1",
            "Lots: 4 in a square",
            "Price: its own card, for any free lots of this shape",
            "Condition: city hall stands in the city",
            "Condition: at least 2 of its lots are on the outskirts",
            "Points: none",
        ],
        "fr": [
            "Compte comme~: usine",
            "Nombre~: 1",
            "Propriétés~: 4 en carré",
            "Coût~: sa propre carte, sur n’importe quelles propriétés libres de cette forme",
            "Condition~: après la construction de l’hôtel de ville",
            "Condition~: avec au moins 2 propriétés en périphérie",
            "Points~: aucun",
        ],
        "ru": [
            "Считается как: завод",
            "Количество: 1",
            "Участки: 4 квадратом",
            "Цена: своя карта, на любые свободные участки такой формы",
            "Условие: в городе есть ратуша",
            "Условие: на окраине хотя бы 2 участка",
            "Очки: нет",
        ],
    },
    "parking": {
        "en": [
            "Number: 2",
            "Lots: 1",
            "Price: the card of the lot",
            "Condition: next to at least 2 offices or special buildings",
            "Points: 4",
            "+1 if next to a park",
            "+5 if next to a shopping center",
            "No residence may be built next to it later",
        ],
        "fr": [
            "Nombre~: 2",
            "Propriétés~: 1",
            "Coût~: la carte de sa propriété",
            "Condition~: à côté d’au moins 2 bureaux ou bâtiments spéciaux",
            "Points~: 4",
            "+1 à côté d’un parc",
            "+5 à côté d’un centre commercial",
            "Interdit ensuite de construire à côté~: résidences",
        ],
        "ru": [
            "Количество: 2",
            "Участки: 1",
            "Цена: карта участка",
            "Условие: рядом хотя бы 2 офиса или особых здания",
            "Очки: 4",
            "+1, если рядом парк",
            "+5, если рядом торговый центр",
            "Затем рядом нельзя строить жилых домов",
        ],
    },
    "police_station": {
        "en": [
            "Counts as: special building",
            "Number: 2",
            "Lots: 1",
            "Price: the card of the lot",
            "Condition: city hall stands in the city",
            "Condition: in the center",
            "Condition: it takes the last free lot of its district",
            "Points: 6",
            "+1 for each adjacent cinema, bank or post office",
            "×2 if next to city hall",
        ],
        "fr": [
            "Compte comme~: bâtiment spécial",
            "Nombre~: 2",
            "Propriétés~: 1",
            "Coût~: la carte de sa propriété",
            "Condition~: après la construction de l’hôtel de ville",
            "Condition~: au centre-ville",
            "Condition~: sur la dernière propriété libre de son quartier",
            "Points~: 6",
            "+1 par cinéma, banque ou poste à côté",
            "×2 à côté de l’hôtel de ville",
        ],
        "ru": [
            "Считается как: особое здание",
            "Количество: 2",
            "Участки: 1",
            "Цена: карта участка",
            "Условие: в городе есть ратуша",
            "Условие: стоит в центре",
            "Условие: занимает последний свободный участок своего квартала",
            "Очки: 6",
            "+1 за каждую постройку рядом: кинотеатр, банк или почта",
            "×2, если рядом ратуша",
        ],
    },
    "hospital": {
        "en": [
            "Counts as: special building",
            "Number: 1",
            "Lots: 2 side by side",
            "Price: the cards of its lots",
            "Condition: city hall stands in the city",
            "Points: 3",
            "For 0 to 6 occupied lots next to it: 0, +1, +3, +6, +10, +15, +21",
        ],
        "fr": [
            "Compte comme~: bâtiment spécial",
            "Nombre~: 1",
            "Propriétés~: 2 côte à côte",
            "Coût~: les cartes de ses propriétés",
            "Condition~: après la construction de l’hôtel de ville",
            "Points~: 3",
            "Pour 0 à 6 propriétés occupées à côté~: 0, +1, +3, +6, +10, +15, +21",
        ],
        "ru": [
            "Считается как: особое здание",
            "Количество: 1",
            "Участки: 2 рядом",
            "Цена: карты этих участков",
            "Условие: в городе есть ратуша",
            "Очки: 3",
            "Если рядом от 0 до 6 занятых участков: 0, +1, +3, +6, +10, +15, +21",
        ],
    },
    "market_hall": {
        "en": [
            "Counts as: market, special building",
            "Number: 2",
            "Lots: 2 side by side",
            "Price: the cards of its lots",
            "Condition: city hall stands in the city",
            "Condition: next to the tram or (in the center and next to at least 2 residences)",
            "Points: 6",
            "+3 for each adjacent garden",
            "−4 if next to a shopping center or a market",
            "A sum of 0 or less counts as 2 points, not multiplied",
            "×2 if next to city hall",
            "+1 for offices built next to it later",
        ],
        "fr": [
            "Compte comme~: marché, bâtiment spécial",
            "Nombre~: 2",
            "Propriétés~: 2 côte à côte",
            "Coût~: les cartes de ses propriétés",
            "Condition~: après la construction de l’hôtel de ville",
            "Condition~: à côté du tramway ou (au centre-ville et à côté d’au moins 2 résidences)",
            "Points~: 6",
            "+3 par jardin à côté",
            "−4 à côté d’un centre commercial ou d’un marché",
            "Un total de 0 ou moins compte pour 2 points, sans multiplicateur",
            "×2 à côté de l’hôtel de ville",
            "+1 pour les bureaux que l’on construit ensuite à côté",
        ],
        "ru": [
            "Считается как: рынок, особое здание",
            "Количество: 2",
            "Участки: 2 рядом",
            "Цена: карты этих участков",
            "Условие: в городе есть ратуша",
            "Условие: рядом трамвай или (стоит в центре и рядом хотя бы 2 жилых дома)",
            "Очки: 6",
            "+3 за каждую постройку рядом: сад",
            "−4, если рядом торговый центр или рынок",
            "Сумма 0 или меньше даёт 2 очка и не умножается",
            "×2, если рядом ратуша",
            "+1 для офисов, которые построят рядом позже",
        ],
    },
    "mill_pond": {
        "en": [
            "Counts as: pond, water",
            "Number: 1",
            "Lots: 4 in a T",
            "Price: its own card, for any free lots of this shape",
            "Condition: city hall stands in the city",
            "Condition: at most 2 of its lots are on the outskirts",
            "Points: none",
            "×2 for residences and shore buildings built next to it later",
        ],
        "fr": [
            "Compte comme~: étang, plan d’eau",
            "Nombre~: 1",
            "Propriétés~: 4 en T",
            "Coût~: sa propre carte, sur n’importe quelles propriétés libres de cette forme",
            "Condition~: après la construction de l’hôtel de ville",
            "Condition~: avec au plus 2 propriétés en périphérie",
            "Points~: aucun",
            "×2 pour les résidences et bâtiments de rive que l’on construit ensuite à côté",
        ],
        "ru": [
            "Считается как: пруд, водоём",
            "Количество: 1",
            "Участки: 4 буквой Т",
            "Цена: своя карта, на любые свободные участки такой формы",
            "Условие: в городе есть ратуша",
            "Условие: на окраине не больше 2 участков",
            "Очки: нет",
            "×2 для жилых домов и построек у воды, которые построят рядом позже",
        ],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("piece", DETAILS)
def test_a_piece_is_said_from_its_data(piece: str, language: str) -> None:
    """Class, number, lots, price, conditions, points and effects, nothing written for one piece."""
    wanted = [line.replace("~", SPACE) for line in DETAILS[piece][language]]
    assert speaker(language, *SHIPPED).details(piece) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_piece_has_no_details(language: str) -> None:
    """A lot, a kind, a word nobody knows: nothing is printed there."""
    say = speaker(language)
    assert [say.details(key) for key in ("15", "park", "library")] == [[], [], []]


# --- conditions ------------------------------------------------------------------------------

CONDITIONS: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"not": {"all": [{"location": "center"}, {"adjacent_tram": True}]}},
        "on the outskirts or not next to the tram",
        "en périphérie ou sans tramway à côté",
        "стоит на окраине или рядом нет трамвая",
    ),
    (
        {"any": [{"built": "school"}, {"not": {"built": "church"}}]},
        "a school stands in the city or no church stands in the city",
        "après la construction d’une école ou sans église en ville",
        "в городе есть школа или в городе нет церкви",
    ),
    (
        {"not": {"adjacent": {"select": ["park", "factory", "school"]}}},
        "no park, factory or school is next to it",
        "sans parc, usine ni école à côté",
        "рядом нет ни парка, ни завода, ни школы",
    ),
    (
        {"not": {"adjacent": {"select": ["residence", "special"], "min": 3}}},
        "fewer than 3 residences or special buildings are next to it",
        "avec moins de 3 résidences ou bâtiments spéciaux à côté",
        "рядом меньше 3 жилых домов или особых зданий",
    ),
    (
        {"adjacent": {"select": ["school"], "min": 5}},
        "next to at least 5 schools",
        "à côté d’au moins 5 écoles",
        "рядом хотя бы 5 школ",
    ),
    (
        {"lots_on_outskirts": {"min": 1, "max": 2}},
        "at least 1 of its lots is on the outskirts and at most 2 of its lots are on the outskirts",
        "avec au moins 1 propriété en périphérie et avec au plus 2 propriétés en périphérie",
        "на окраине хотя бы 1 участок и на окраине не больше 2 участков",
    ),
    (
        {"not": {"lots_on_outskirts": {"min": 1}}},
        "none of its lots is on the outskirts",
        "sans aucune propriété en périphérie",
        "на окраине нет ни одного участка",
    ),
    (
        {
            "all": [
                {"location": "center"},
                {"any": [{"adjacent_tram": True}, {"built": "church"}]},
                {"not": {"any": [{"adjacent": {"select": ["bank"]}}, {"built": "school"}]}},
            ]
        },
        "in the center, (next to the tram or a church stands in the city)"
        " and no bank is next to it and no school stands in the city",
        "au centre-ville, (à côté du tramway ou après la construction d’une église)"
        " et sans banque à côté et sans école en ville",
        "стоит в центре, (рядом трамвай или в городе есть церковь)"
        " и рядом нет банка и в городе нет школы",
    ),
]
ONE_LOT: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"not": {"last_in_district": True}},
        "another lot of its district is still free",
        "tant qu’une autre propriété de son quartier est libre",
        "в квартале свободен и другой участок",
    ),
    (
        {"not": {"lot_number_multiple_of": 7}},
        "the lot number is not a multiple of 7",
        "sur une propriété dont le numéro n’est pas un multiple de 7",
        "номер участка не делится на 7",
    ),
]


@pytest.mark.parametrize(
    ("plain", "cells", "said"),
    [(plain, 4, said) for plain, *said in CONDITIONS]
    + [(plain, 1, said) for plain, *said in ONE_LOT],
)
def test_conditions_are_said_with_their_negations_worked_in(
    plain: dict[str, Any], cells: int, said: list[str]
) -> None:
    """What a pack can compose agrees in number and case; brackets keep `and` and `or` apart."""
    asked = read_condition(plain, "test", cells)
    for language, wanted in zip(LANGUAGES, said, strict=True):
        assert speaker(language, "small_expansion").say(condition(asked, cells)) == wanted


# --- values and effects of a pack ------------------------------------------------------------

BRANCHES = RawAdd("branches", count=Count(("bank", "school")), table=(0, 2, 5))
CROWD = RawAdd("crowd", count="occupied_neighbour_lots", points_each=-1)
NOISE = Effect(("residence", "school"), forbid=True)
FAME = Effect(("special", "office"), factor=3)
EFFECTS = {
    "en": [
        "For 0 to 2 adjacent banks or schools: 0, +2, +5",
        "−1 for each occupied lot next to it",
        "No residence or school may be built next to it later",
        "×3 for special buildings and offices built next to it later",
    ],
    "fr": [
        f"Pour 0 à 2 banques ou écoles à côté{SPACE}: 0, +2, +5",
        "−1 par propriété occupée à côté",
        f"Interdit ensuite de construire à côté{SPACE}: résidences et écoles",
        "×3 pour les bâtiments spéciaux et bureaux que l’on construit ensuite à côté",
    ],
    "ru": [
        "Если рядом от 0 до 2 банков или школ: 0, +2, +5",
        "−1 за каждый занятый участок рядом",
        "Затем рядом нельзя строить жилых домов и школ",
        "×3 для особых зданий и офисов, которые построят рядом позже",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_shipped_piece_combines_is_said_as_well(language: str) -> None:
    """Tables over pieces, losses per lot, bans and factors on several kinds."""
    say = speaker(language, "small_expansion").say
    told = [add_line(BRANCHES, 1), add_line(CROWD, 1), imposed_line(NOISE), imposed_line(FAME)]
    assert [say(each) for each in told] == EFFECTS[language]


LIBRARY = {
    "id": "town",
    "pieces": [
        {
            "id": "reading_room",
            "kind": "library",
            "names": {"fr": "salle de lecture"},
            "supply": 1,
            "shape": "Z4",
            "requires": [{"adjacent": {"select": ["library", "bank"], "min": 2}}],
            "value": {"base": -1},
            "imposes": [{"on": ["library"], "points": -1}],
        }
    ],
    "shapes": {"Z4": [[0, 0], [1, 0], [1, 1], [2, 1]]},
}
UNNAMED = {
    "en": (
        "reading room",
        [
            "Counts as: library",
            "Number: 1",
            "Lots: 4, in the shape ##. / .##",
            "Price: the cards of its lots",
            "Condition: next to at least 2 buildings “library” or banks",
            "Points: −1",
            "−1 for buildings “library” built next to it later",
        ],
    ),
    "fr": (
        "salle de lecture",
        [
            "Compte comme~: library",
            "Nombre~: 1",
            "Propriétés~: 4, de la forme ##. / .##",
            "Coût~: les cartes de ses propriétés",
            "Condition~: à côté d’au moins 2 bâtiments «~library~» ou banques",
            "Points~: −1",
            "−1 pour les bâtiments «~library~» que l’on construit ensuite à côté",
        ],
    ),
    "ru": (
        "reading room",
        [
            "Считается как: library",
            "Количество: 1",
            "Участки: 4, такой формы: ##. / .##",
            "Цена: карты этих участков",
            "Условие: рядом хотя бы 2 постройки «library» или банка",
            "Очки: −1",
            "−1 для построек «library», которые построят рядом позже",
        ],
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pack_without_words_still_explains_itself(language: str) -> None:
    """Ids are made readable, unknown kinds stand in quotes, unknown shapes are drawn (R8.6)."""
    say = speaker(language, json.dumps(LIBRARY))
    name, details = UNNAMED[language]
    assert say.thing("reading_room") == name
    assert say.details("reading_room") == [line.replace("~", SPACE) for line in details]


def test_a_footprint_is_drawn_in_rows() -> None:
    """Cells may lie anywhere; the drawing begins at their corner."""
    assert rows_of([(0, 0), (1, 0), (2, 0), (1, 1)]) == ["###", ".#."]
    assert rows_of([(0, 0), (0, -1), (-1, -1)]) == ["##", ".#"]
