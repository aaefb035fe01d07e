"""The Fluent files: no junk, and the same messages with the same arguments in every language."""

from __future__ import annotations

import functools
import json
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import daikaiju
from daikaiju.games import GAMES
from daikaiju.words import FOLDER, LANGUAGES, Words
from daikaiju.words.arguments import CASES, without_case

FILES = sorted({file.name for lang in LANGUAGES for file in (FOLDER / lang).glob("*.ftl")})
CASE = re.compile(rf"\.(?:{'|'.join(CASES)})(?:-\d+)?$")
"""A form of a name, which languages without cases do not have."""
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}}
SAID = re.compile(
    r"""(?:say\(|attribute\(|has\(|Problem\(|refusal\(|decimal\(|CardError\(|wrong\([\w.]+,)\s*(f?)"([a-z][^"]*)\""""
)


class Arguments(Visitor):
    """Collects the names of the arguments of a message, what it quotes, and the variants of its selectors."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()
        self.variants: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.names.add(without_case(node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.quoted.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # named by fluent.syntax
        self.variants.append({key.name for v in node.variants if isinstance(key := v.key, ast.Identifier)})
        self.generic_visit(node)


@functools.cache
def parse(file: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body


@functools.cache
def language(lang: str) -> dict[str, Arguments]:
    """Every message and attribute of a language."""
    return {key: found for file in FILES for key, found in messages(FOLDER / lang / file).items()}


def needed(lang: str, key: str) -> set[str]:
    """The arguments of a message and of everything it quotes."""
    found = language(lang)[key]
    return found.names.union(*(needed(lang, quoted) for quoted in found.quoted))


def messages(file: Path) -> dict[str, Arguments]:
    """The arguments of every message and attribute of a file."""
    found = {}
    for entry in parse(file):
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{file.name} has {key} twice"
                found[key] = Arguments()
                found[key].visit(pattern)
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_has_no_junk(lang: str, file: str) -> None:
    junk = [entry.content for entry in parse(FOLDER / lang / file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_file_says_the_same_in_every_language(lang: str, file: str) -> None:
    english, other = messages(FOLDER / "en" / file), messages(FOLDER / lang / file)
    assert {key for key in other if not CASE.search(key)} == {key for key in english if not CASE.search(key)}
    assert {key: needed(lang, key) for key in english} == {key: needed("en", key) for key in english}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_have_the_forms_of_the_language(lang: str, file: str) -> None:
    for key, found in messages(FOLDER / lang / file).items():
        for variants in found.variants:
            if variants & {"one", "few", "many", "other"}:
                assert PLURALS[lang] <= variants, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_words(lang: str, game: str) -> None:
    cards = messages(FOLDER / lang / f"{game}-cards.ftl")
    for card in GAMES[game].rules.book.cards:
        assert f"{game}-card-{card.id}" in cards
        assert f"{game}-card-{card.id}.effect" in cards


def test_every_key_that_the_code_says_exists() -> None:
    """A key with a part that is filled in (f"cli-help-{name}") must have at least one message of that form."""
    known = {key for file in FILES for key in messages(FOLDER / "en" / file)}
    said = [
        (bool(filled), key)
        for source in Path(daikaiju.__file__).parent.rglob("*.py")
        if source.parent != FOLDER
        for filled, key in SAID.findall(source.read_text(encoding="utf-8"))
        if key.count("-")
    ]
    assert len(said) > 20
    for filled, key in said:
        form = re.sub(r"\\\{.*?\\\}", "[a-z0-9_-]+", re.escape(key)) if filled else re.escape(key)
        assert any(re.fullmatch(form, name) for name in known), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_game_is_named(lang: str) -> None:
    from daikaiju.cli.commands import COMMANDS

    for command in COMMANDS:
        assert Words(lang).say(f"cli-help-{command}")
    for game in GAMES:
        assert Words(lang).say(f"cli-game-{game}")


ALWAYS = {"page": set(), "game": {"page"}, "files": {"page", "game"}}
"""What a group of the page's words may quote besides itself; the others may quote everything that tables have."""


@functools.cache
def groups() -> dict[str, set[str]]:
    """The files of each group of words that the page fetches."""
    source = Path(__file__).parents[2] / "web" / "build-tools" / "words.json"
    found = json.loads(source.read_text(encoding="utf-8"))
    return {group: {f"{name}.ftl" for name in names} for group, names in found.items()}


def test_the_page_fetches_every_file_of_its_own_once() -> None:
    terminal = re.compile(r"(?:cli.*|check|packs)\.ftl")
    fetched = Counter(file for files in groups().values() for file in files)
    assert fetched == Counter(file for file in FILES if not terminal.fullmatch(file))


def test_a_group_of_words_quotes_only_what_is_fetched_with_it() -> None:
    for group, files in groups().items():
        others = ALWAYS.get(group, set(ALWAYS))
        known = {key for name in {group, *others} for file in groups()[name] for key in messages(FOLDER / "en" / file)}
        for file in files:
            for key, found in messages(FOLDER / "en" / file).items():
                assert found.quoted <= known, f"{file}: {key} quotes {found.quoted - known}"


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_comments_are_in_the_language_of_their_file(lang: str) -> None:
    for file in FILES:
        for entry in parse(FOLDER / lang / file):
            if isinstance(entry, ast.BaseComment):
                assert re.search(r"[а-яіїєґ]", entry.content or ""), f"{lang}/{file}: {entry.content}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    """Of two, the page shows one and the tests may look for the other."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in (FOLDER / lang).glob("*.ftl"))
    names = Counter(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert [name for name, times in names.items() if times > 1] == []
