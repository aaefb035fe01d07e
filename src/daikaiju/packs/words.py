"""The words of a pack: Fluent files, one folder per language, as in the package itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from daikaiju.packs.problems import wrong
from daikaiju.words import LANGUAGES, is_said

RULING = re.compile(r"(\w+-ruling-\w+)-(\d+)")


class Arguments(Visitor):
    """Collects the names of the arguments of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.names.add(node.id.name)


def words_of(folder: Path, lang: str) -> str:
    """Everything a pack says in a language."""
    files = sorted((folder / "words" / lang).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def check_words(pack: str, folder: Path, wanted: Sequence[str]) -> None:
    """Check that a pack defines all required messages, the same in all languages, and none that already exists."""
    english: dict[str, set[str]] | None = None
    for lang in LANGUAGES:
        said = messages(pack, lang, words_of(folder, lang))
        for key in wanted:
            if key not in said:
                raise wrong(pack, "pack-no-words", lang=lang, key=key)
        for key in said:
            if "." not in key and is_said(lang, key, besides=pack):
                raise wrong(pack, "pack-words-known", lang=lang, key=key)
        english = said if english is None else english
        for key in english.keys() ^ said.keys():
            raise wrong(pack, "pack-words-differ", lang=lang, key=key)
        for key, arguments in said.items():
            if arguments != english[key]:
                raise wrong(pack, "pack-words-arguments", lang=lang, key=key)


def check_rulings(pack: str, folder: Path, cards: Sequence[str]) -> None:
    """Check that rulings are about cards of the pack, and are numbered from 1: `king-ruling-lich-1`, `-2` …"""
    said = [key for key in messages(pack, "en", words_of(folder, "en")) if "." not in key]
    for key in said:
        found = RULING.fullmatch(key)
        if found is not None:
            card, number = found[1], int(found[2])
            if card not in cards or (number > 1 and f"{card}-{number - 1}" not in said) or number == 0:
                raise wrong(pack, "pack-ruling-gap", key=key)


def messages(pack: str, lang: str, text: str) -> dict[str, set[str]]:
    """The arguments of every message and attribute."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise wrong(pack, "pack-words-unreadable", lang=lang, line=line)
        if isinstance(entry, ast.Message):
            parts = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, pattern in {entry.id.name: entry.value, **parts}.items():
                if key in found:
                    raise wrong(pack, "pack-words-twice", lang=lang, key=key)
                arguments = Arguments()
                if pattern is not None:
                    arguments.visit(pattern)
                found[key] = arguments.names
    return found
