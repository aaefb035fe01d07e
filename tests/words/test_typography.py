"""Signs as a good printer sets them: quotes, minus, per cent, spaces; and plurals that fit 21 as well as 1."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from daikaiju.words import FOLDER, LANGUAGES

QUOTES = {"en": "“ ”", "ru": "« »", "uk": "« »"}
STRAIGHT = re.compile(r"""["']""")
MINUS = re.compile(r"(?<![\w}-])-(?=\d|\{)|(?<=[\d}]) - (?=[\d{])")
"""A hyphen that stands for a minus: before a number or an argument, and not within a word or an option."""
PERCENT = {"en": re.compile(r"[\d}]\s%"), "ru": re.compile(r"[\d}]%"), "uk": re.compile(r"[\d}]%")}
"""English sets the sign close, as the formatted numbers beside it do; the others leave a space."""
SPACES = re.compile(r"\S {2,}\S|\s[,.;:](?!\w)")

CODE = {
    "card-moment-into": "Python to be typed",
    "cli-error-extra": "a command to be typed",
    "edition-not-text": "Python to be typed",
    "pack-picture-form": "JSON to be typed",
    "pack-picture-path": "JSON to be typed",
    "seats-not-a-list": "Python to be typed",
}
"""Texts with something that is typed as it stands."""

FEW_AT_MOST = {
    "duel-ask-pose": "energy in one turn",
    "face-": "dice of one throw",
    "odds-kind-": "dice of one throw",
    "web-card-tokens": "tokens on one card",
    "web-fill-and-begin": "seats of one table",
    "web-leave-sure": "seats of one table",
    "web-new-bots": "seats of one table",
}
"""What never comes to 21, so that its form for one may leave the number out."""


class Texts(Visitor):
    """Collects what is written in a message, with { } where something is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # named by fluent.syntax
        parts = (part.value if isinstance(part, ast.TextElement) else "{ }" for part in node.elements)
        self.found.append("".join(parts))
        self.generic_visit(node)


class Ones(Visitor):
    """Collects the numbers whose form for one does not show them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # named by fluent.syntax
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name == "one" and not shows(variant, name):
                    self.found.append(name)
        self.generic_visit(node)


class Names(Visitor):
    """Collects the arguments that are put in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.found.add(node.id.name)


def shows(variant: ast.Variant, name: str) -> bool:
    names = Names()
    names.visit(variant.value)
    return name in names.found


@functools.cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    """Every message and attribute of a language."""
    return dict(read(lang))


def read(lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def written(pattern: ast.Pattern) -> list[str]:
    texts = Texts()
    texts.visit(pattern)
    return texts.found


def hidden_ones(pattern: ast.Pattern) -> list[str]:
    ones = Ones()
    ones.visit(pattern)
    return ones.found


def pattern_of(text: str) -> ast.Pattern:
    message = FluentParser(with_spans=False).parse_entry(f"text = {text}\n")
    assert isinstance(message, ast.Message)
    assert message.value is not None
    return message.value


def found(lang: str, form: re.Pattern[str]) -> dict[str, str]:
    """The texts of a language in which a form occurs, by the names of their messages."""
    return {
        key: text
        for key, pattern in patterns(lang).items()
        for text in written(pattern)
        if form.search(re.sub(r"^\s+", "", text))
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_are_those_of_the_language(lang: str) -> None:
    straight = found(lang, STRAIGHT)
    assert {key: text for key, text in straight.items() if key not in CODE} == {}, f"write {QUOTES[lang]}"
    assert straight.keys() == CODE.keys(), "nothing is typed there any more"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_minus_is_no_hyphen(lang: str) -> None:
    assert found(lang, MINUS) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_per_cent_sign_stands_where_the_language_puts_it(lang: str) -> None:
    assert found(lang, PERCENT[lang]) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_space_is_doubled_or_comes_before_a_stop(lang: str) -> None:
    assert found(lang, SPACES) == {}


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_a_form_for_one_shows_its_number_because_it_serves_21_too(lang: str) -> None:
    """What is meant for 1 alone has the key [1]."""
    hidden = {key for key, pattern in patterns(lang).items() if hidden_ones(pattern)}
    assert {key for key in hidden if not key.startswith(tuple(FEW_AT_MOST))} == set()
    assert {start for start in FEW_AT_MOST if not any(key.startswith(start) for key in hidden)} == set()


@pytest.mark.parametrize(
    ("form", "wrong", "right"),
    [
        (STRAIGHT, "the key '{ $key }' is here twice", "the key “{ $key }” is here twice"),
        (MINUS, "-{ $points } ± { $error }", "−{ $points } ± { $error }"),
        (MINUS, "from -7 to 7", "from −7 to 7, COVID-19, all - 3, --time, X-{ $name }"),
        (MINUS, "{ $most } - { $least }", "{ $least }–{ $most }"),
        (PERCENT["en"], "{ $points } %", "{ $points }%"),
        (PERCENT["uk"], "{ $points }%", "{ $points } %"),
        (SPACES, "two  words", "two words"),
        (SPACES, "a word , too", "a word, too … .yaml"),
    ],
)
def test_the_checks_find_what_they_should(form: re.Pattern[str], wrong: str, right: str) -> None:
    assert any(form.search(text) for text in written(pattern_of(wrong)))
    assert not any(form.search(text) for text in written(pattern_of(right)))


def test_the_check_for_plurals_finds_what_it_should() -> None:
    said = "{{ $days ->\n    [one] {}\n    [few] {{ $days }} дня\n   *[many] {{ $days }} дней\n }}"
    assert hidden_ones(pattern_of(said.format("Вчера"))) == ["days"]
    assert hidden_ones(pattern_of(said.format("{ $days } день"))) == []
