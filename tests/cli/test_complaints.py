"""What went wrong is said in the reader's language, with the name of the file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import burgh
from burgh.core.malformed import KNOWN_FILE_ERRORS
from burgh.core.text import LANGUAGES, words
from tests.cli.conftest import Burgh, random_game
from tests.fluent import as_typed

READERS = ("replay", "analyse", "verify-deal")


@pytest.mark.parametrize(
    ("arguments", "french", "russian"),
    [
        (["dance"], "La commande « dance » n'existe pas.", "Команды «dance» нет."),
        (["analise"], "Peut-être analyse ?", "Может быть, analyse?"),
        (["replay"], "Il manque FILE.", "Не хватает: FILE."),
        (["replay", "a", "b"], "De trop : b.", "Лишнее: b."),
        (["replay", "a", "--zork"], "--zork", "--zork"),
        (["play", "--seed", "x"], "--seed x : cette valeur", "--seed x: такое значение"),
        (["play", "--seed", "1", "--seed", "2"], "--seed est donné", "Дважды указано: --seed"),
        (["play", "--zork", "x"], "L'option --zork n'existe", "Здесь нет настройки --zork"),
        (["play", "--humans", "-1"], "--humans : 0 au moins", "--humans: не меньше 0"),
        (["play", "--load", "/nowhere"], "/nowhere : fichier ou", "/nowhere: нет такого файла"),
        (["play", "--load", "/"], "/ : c'est un dossier", "/: это папка"),
        (["play", "--humans", "2", "--solo", "dale"], "1 au plus peuvent", "не больше 1"),
        (
            ["play", "--players", "9"],
            "refusée. De 2 à 4 joueurs, ou un",
            "так нельзя. Сколько игроков",
        ),
        (["serve", "--port", "99999"], "un port est un nombre", "порт — целое число"),
        (["serve", "--host", "300.1.1.1"], "n'a pas cette adresse", "такого адреса"),
    ],
)
def test_a_wrong_wish_is_answered_in_the_readers_language(
    arguments: list[str], french: str, russian: str, run: Burgh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether --lang chose it or the environment."""
    for spoken, said in (("fr", french), ("ru", russian)):
        monkeypatch.setenv("LC_ALL", f"{spoken}_XX.UTF-8")
        result = run(*arguments)
        assert result.status == 2
        assert said in as_typed(result.err)
        assert result.err.count("\n") == 1
        monkeypatch.delenv("LC_ALL")


@pytest.mark.parametrize("command", [*READERS, "play --load"])
@pytest.mark.parametrize(
    ("text", "french"),
    [
        ("Dear Ada", "ligne 1 : un fichier de partie commence par « burgh record 1 »"),
        ("burgh record 1\nhat: red\n", "ligne 2 : ce n'est pas un en-tête : « hat: red »"),
        (
            "burgh record 1\ntitle: suburbia\noptions: []\nseed: 1\n",
            "ligne 3 : options n'est pas un objet JSON",
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_named(
    command: str, text: str, french: str, run: Burgh, tmp_path: Path
) -> None:
    """By every command that reads one: the file, the line, and what is wrong, in one language."""
    file = tmp_path / "letter"
    file.write_text(text)
    result = run(*command.split(), file, "--lang", "fr")
    assert result.status == 2
    assert as_typed(result.err) == f"burgh: {file} : {french}\n"


def test_where_a_record_disagrees_is_said_in_the_readers_language(
    run: Burgh, tmp_path: Path
) -> None:
    """Only what is typed stays as it is typed."""
    file = tmp_path / "game.txt"
    text = str(random_game(3, players=2).record())
    first = text.partition("\n\n")[2].splitlines()[0]
    file.write_text(text.replace(first, f"{first[:-8]}00000000"))
    told = run("replay", file, "--verify", "--lang", "ru")
    assert told.status == 1
    assert "ведёт к" in told.out
    assert " leads to " not in told.out
    refused = run("analyse", file, "--lang", "fr")
    assert f"{file} : ligne " in as_typed(refused.err)
    assert "mène à" in refused.err


def test_what_cannot_be_written_is_named_as_it_was_asked_for(run: Burgh, tmp_path: Path) -> None:
    """Not by the draft beside it."""
    if os.geteuid() == 0:
        folder = Path("/proc")
    else:
        folder = tmp_path / "locked"
        folder.mkdir(mode=0o500)
    result = run("play", "--seed", 1, "--quiet", lines=[f"save {folder / 'game.txt'}"])
    assert f"Not saved: {folder / 'game.txt'}: " in result.out


def test_every_known_error_of_a_file_has_words() -> None:
    """In every language."""
    for language in LANGUAGES:
        said = words("burgh.cli", language)
        assert [name for name in KNOWN_FILE_ERRORS if not said.knows(f"error-{name}")] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "players : il faut un nombre entier, et non du texte"),
        ("ru", "players: нужно целое число, а не текст"),
    ],
)
def test_data_that_does_not_fit_is_told_in_the_readers_language(
    language: str, said: str, run: Burgh, tmp_path: Path
) -> None:
    """The place stays as it is written in the file."""
    game = burgh.new("suburbia", players=2, seed=1)
    text = str(game.record()).replace('"players": 2', '"players": "many"')
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert said in as_typed(run("replay", file, "--lang", language).err)


@pytest.mark.parametrize(
    ("position", "french", "russian"),
    [
        (
            {"title": "suburbia", "tiles": [[0, "castle", 1, 1]]},
            "tiles[0][1] : la tuile « castle » n'existe pas",
            "tiles[0][1]: нет тайла «castle»",
        ),
        (
            {"title": "bigcity", "hands": [["11"], ["11"]]},
            "hands[1][0] : la carte 11 se trouve déjà ailleurs",
            "hands[1][0]: карта 11 уже лежит в другом месте",
        ),
        (
            {"title": "skylines", "boards": ["A"], "tiles": [["clinic", 4, 23, 0]]},
            "tiles[0] : il y a une route en 4,23",
            "tiles[0]: на клетке 4,23 дорога",
        ),
        (
            {"title": "chess"},
            "title : « chess » ne convient pas ; au choix : suburbia",
            "title: «chess» не подходит; можно: suburbia",
        ),
    ],
)
def test_a_position_that_does_not_fit_is_told_in_the_readers_language(
    position: dict[str, Any], french: str, russian: str, run: Burgh, tmp_path: Path
) -> None:
    """With the name of the file, and words of the title whose position it is."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position))
    for language, joint, said in (("fr", " : ", french), ("ru", ": ", russian)):
        result = run("play", "--load", file, "--lang", language)
        assert (result.status, result.err.count("\n")) == (2, 1)
        assert as_typed(result.err).startswith(f"burgh: {file}{joint}{said}")


@pytest.mark.parametrize(
    ("title", "name", "text", "french", "russian"),
    [
        (
            "suburbia",
            "tiles.toml",
            '[[tile]]\nid = "Mill"\ncategory = "civic"\nstack = "A"\ncost = 1\ncopies = 1\n',
            "tile[0].id : « Mill » : une lettre minuscule",
            "tile[0].id: «Mill»: строчная латинская буква",
        ),
        (
            "suburbia",
            "tiles.toml",
            '[[tile]]\nid = "mill"\ncategory = "rural"\nstack = "A"\ncost = 1\ncopies = 1\n',
            "tile[0].category : « rural » ne convient pas ; au choix : ",
            "tile[0].category: «rural» не подходит; можно: ",
        ),
        (
            "bigcity",
            "buildings.toml",
            "[[piece]\n",
            "ligne 1, colonne 8 : ce n'est pas du TOML",
            "строка 1, столбец 8: это не TOML",
        ),
        (
            "skylines",
            "boards.toml",
            "size = [9, 8]\nboard = []\n",
            "size : les plateaux sont carrés",
            "size: поля квадратные",
        ),
    ],
)
def test_a_broken_pack_is_told_in_the_readers_language(
    title: str, name: str, text: str, french: str, russian: str, run: Burgh, tmp_path: Path
) -> None:
    """With the name of the file in it."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / name).write_text(text)
    for language, said in (("fr", french), ("ru", russian)):
        result = run("play", title, "--pack", folder, "--lang", language)
        assert (result.status, result.err.count("\n")) == (2, 1)
        assert f"mine/{name}" in result.err
        assert said in as_typed(result.err)


@pytest.mark.parametrize(
    ("bot", "french", "russian"),
    [
        ("hal", "bot : « hal » ne convient pas", "bot: «hal» не подходит"),
        ("mcts:time=soon", "« soon » n'est pas un nombre de 0", "«soon» — не число от 0"),
        ("mcts:speed=1", "mcts n'a pas de réglage « speed »", "у mcts нет настройки «speed»"),
        ("no_such:Bot", "ni module « no_such », ni bot", "ни модуля «no_such», ни бота"),
        ("json:dumps:x=1", "n'accepte pas de réglages", "не принимает настроек"),
        ("cmd:no-such-bot", "no-such-bot : cette commande", "no-such-bot: такой команды нет"),
    ],
)
def test_a_bot_that_cannot_be_made_is_told_in_the_readers_language(
    bot: str, french: str, russian: str, run: Burgh
) -> None:
    """Whatever it was to be."""
    for language, said in (("fr", french), ("ru", russian)):
        result = run("simulate", "--bots", bot, "--lang", language)
        assert (result.status, result.err.count("\n")) == (2, 1)
        assert said in as_typed(result.err)


def test_what_only_an_operator_does_is_told_in_their_language(
    run: Burgh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Backups, settings and cases, too."""
    file = tmp_path / "letter"
    file.write_text("Dear Ada")
    base = tmp_path / "burgh.db"
    result = run("restore", file, "--database", base, "--lang", "fr")
    assert as_typed(result.err).startswith(f"burgh: {file} : ce n'est pas une sauvegarde de Burgh")
    monkeypatch.setenv("BURGH_PORT", "many")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "BURGH_PORT: many: нужно целое число от 1 до 65535" in run("serve").err
    file.write_text(json.dumps({"cases": [17]}))
    told = run("cases", "suburbia", file, "--lang", "fr")
    assert as_typed(told.out).splitlines()[0] == "cases[0]: illisible : un cas est un objet JSON"
