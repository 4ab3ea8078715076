"""Names: which look the same to a reader, and which may stand for an account."""

from __future__ import annotations

import pytest

from burgh.core.malformed import Malformed
from burgh.table.names import account_name, looks_like, skeleton, unlike


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ada.L", "ada.l"),
        (" victim\n", "victim"),
        ("ＡＤＡ", "ada"),
        ("Straße", "strasse"),
        ("Жанна_2", "жанна_2"),
        ("Ελένη", "ελένη"),
        ("José-María", "josé-maría"),
        ("日本ひらカナ", "日本ひらカナ"),
        ("שלום", "שלום"),
    ],
)
def test_a_name_is_kept_in_one_form(written: str, kept: str) -> None:
    """However it is written: case, width, ligatures and the space around it do not count."""
    assert account_name(written) == kept


@pytest.mark.parametrize(
    "name",
    [
        "ab",
        "x" * 33,
        "a b c",
        "a/b/c",
        "vi\nctim",
        "vіctim",  # a Cyrillic і
        "Αda",  # a Greek Α
        "ada\u0301\u0301",
        "a\u200bda",
        "ᴀᴅᴀ",  # small capitals
        "١٢٣",
        "👑👑👑",
    ],
)
def test_what_could_be_taken_for_another_is_no_name(name: str) -> None:
    """Two scripts in one, letters made to look like others, what nobody sees."""
    with pytest.raises(Malformed) as refused:
        account_name(name)
    assert refused.value.path == "account"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("cape", "саре"),  # all Cyrillic
        ("modern", "rnodern"),
        ("allo", "a11o"),
        ("bob", "b0b"),
        ("Ada", " АDА "),
        ("a\u200dda", "ada"),
    ],
)
def test_look_alikes_have_one_skeleton(one: str, other: str) -> None:
    """A reader takes them for each other."""
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("jose", "josé"), ("anna", "hanna"), ("ваня", "bahr")])
def test_names_that_a_reader_tells_apart_stay_apart(one: str, other: str) -> None:
    """Accents and other letters count."""
    assert skeleton(one) != skeleton(other)


def test_nobody_is_like_who_has_no_name() -> None:
    """An empty name is like no other, and a number tells namesakes apart."""
    assert not looks_like("", ["", "Ada"])
    assert unlike("Ada", ["Bob"]) == "Ada"
    assert unlike("Ada", ["ADA", "ada 2"]) == "Ada 3"
