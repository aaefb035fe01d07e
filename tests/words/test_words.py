"""Words in three languages, and what happens when some are missing."""

from __future__ import annotations

import pytest

from daikaiju.words import LANGUAGES, Words


def test_a_message_is_said_in_its_language() -> None:
    assert Words("en").say("king-card-wings") == "Wings"
    assert Words("ru").say("king-card-wings") == "Крылья"
    assert Words("uk").say("king-card-wings") == "Крила"


def test_an_attribute_belongs_to_its_message() -> None:
    assert Words("en").attribute("king-card-corner_store", "effect") == "Gain 1 star."


@pytest.mark.parametrize("lang", ["de", "EN", "", "../en"])
def test_an_unknown_language_is_refused_in_one_sentence(lang: str) -> None:
    with pytest.raises(ValueError, match=r"en, ru, uk|did you mean “en”") as caught:
        Words(lang)
    assert len(str(caught.value).splitlines()) == 1


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentBundle

    import daikaiju.words

    english = daikaiju.words.load("en")
    monkeypatch.setattr(daikaiju.words, "load", lambda lang: english if lang == "en" else FluentBundle([lang]))
    assert Words("uk").say("king-card-wings") == "Wings"
    assert Words("uk").has("king-card-wings", "effect")


def test_what_nobody_wrote_is_an_error() -> None:
    assert not Words("ru").has("king-card-unheard_of")
    with pytest.raises(LookupError, match="king-card-unheard_of"):
        Words("ru").say("king-card-unheard_of")
    with pytest.raises(LookupError, match=r"king-card-wings\.smell"):
        Words("ru").attribute("king-card-wings", "smell")


def test_an_argument_may_have_any_name() -> None:
    assert Words("en").say("file-no-question", key="decision") == "a question needs its decision"


def test_a_forgotten_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match="cli-bench-record"):
        Words("en").say("cli-bench-record")


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [
        ("en", 1, "A record takes 1 byte."),
        ("en", 2, "A record takes 2 bytes."),
        ("ru", 1, "Запись занимает 1 байт."),
        ("ru", 2, "Запись занимает 2 байта."),
        ("ru", 11, "Запись занимает 11 байт."),
        ("uk", 21, "Запис займає 21 байт."),
        ("uk", 22, "Запис займає 22 байти."),
        ("uk", 25, "Запис займає 25 байтів."),
    ],
)
def test_plurals_are_real(lang: str, number: int, said: str) -> None:
    assert Words(lang).say("cli-bench-record", bytes=number) == said


def test_names_are_sorted_as_in_a_dictionary() -> None:
    assert sorted(["Їжак", "Жук", "Ікло", "Їда", "яма", "Ґава", "Гак"], key=Words("uk").place_in_alphabet) == [
        "Гак",
        "Ґава",
        "Жук",
        "Ікло",
        "Їда",
        "Їжак",
        "яма",
    ]


def test_every_language_can_be_loaded() -> None:
    assert {Words(lang).lang for lang in LANGUAGES} == {"en", "ru", "uk"}
