"""The words of a pack: Fluent files, one folder per language, as in the package itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from daikaiju.data_files import read_text
from daikaiju.packs.problems import wrong
from daikaiju.words import LANGUAGES, is_said, load
from daikaiju.words.arguments import has_attribute, without_case

RULING = re.compile(r"(\w+-ruling-\w+)-(\d+)")


@dataclass
class Needs:
    """What saying a message or an attribute needs: arguments, and the messages and terms that it quotes."""

    arguments: set[str] = field(default_factory=set)
    quoted: set[str] = field(default_factory=set)


class Pattern(Visitor):
    """Collects what a pattern needs."""

    def __init__(self, needs: Needs) -> None:
        self.needs = needs

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.needs.arguments.add(without_case(node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.needs.quoted.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # named by fluent.syntax
        self.needs.quoted.add(f"-{node.id.name}")
        self.generic_visit(node)


def words_of(folder: Path, lang: str) -> str:
    """Everything a pack says in a language."""
    files = sorted((folder / "words" / lang).glob("*.ftl"))
    return "\n".join(map(read_text, files))


def check_words(pack: str, folder: Path, wanted: Sequence[str]) -> None:
    """Check that a pack defines all required messages, the same in all languages, and none that already exists."""
    english: dict[str, Needs] | None = None
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
        for key, needs in said.items():
            if needs.arguments != english[key].arguments:
                raise wrong(pack, "pack-words-arguments", lang=lang, key=key)
            for quoted in sorted(needs.quoted):
                if quoted not in said and not is_quotable(lang, quoted):
                    raise wrong(pack, "pack-words-quote", lang=lang, key=key, quoted=quoted)


def is_quotable(lang: str, quoted: str) -> bool:
    """Whether the words of the package have a message, an attribute or a term."""
    key, _, attribute = quoted.partition(".")
    return has_attribute(key, attribute) if attribute else load(lang).has_message(key)


def check_rulings(pack: str, folder: Path, cards: Sequence[str]) -> None:
    """Check that rulings are about cards of the pack, and are numbered from 1: `king-ruling-lich-1`, `-2` …"""
    said = [key for key in messages(pack, "en", words_of(folder, "en")) if "." not in key]
    for key in said:
        found = RULING.fullmatch(key)
        if found is not None:
            card, number = found[1], int(found[2])
            if card not in cards or (number > 1 and f"{card}-{number - 1}" not in said) or number == 0:
                raise wrong(pack, "pack-ruling-gap", key=key)


def messages(pack: str, lang: str, text: str) -> dict[str, Needs]:
    """What every message and attribute needs."""
    found: dict[str, Needs] = {}
    try:
        entries = FluentParser(with_spans=False).parse(text).body
    except RecursionError:
        raise wrong(pack, "pack-words-unreadable", lang=lang, line="{{{") from None
    for entry in entries:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise wrong(pack, "pack-words-unreadable", lang=lang, line=line)
        if isinstance(entry, ast.Message):
            parts = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, pattern in {entry.id.name: entry.value, **parts}.items():
                if key in found:
                    raise wrong(pack, "pack-words-twice", lang=lang, key=key)
                found[key] = Needs()
                if pattern is not None:
                    Pattern(found[key]).visit(pattern)
    return found
