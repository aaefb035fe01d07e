"""The words of a pack: Fluent files, one folder per language, as in the package itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from daikaiju.errors import DaikaijuError
from daikaiju.words import LANGUAGES, is_said


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
                raise DaikaijuError(f"pack {pack}: words/{lang} has no {key}")
        for key in said:
            if "." not in key and is_said(lang, key, besides=pack):
                raise DaikaijuError(f"pack {pack}: words/{lang} says {key}, which is said already")
        english = said if english is None else english
        for key in english.keys() ^ said.keys():
            raise DaikaijuError(f"pack {pack}: {key} is not there in all languages; words/{lang} differs from words/en")
        for key, arguments in said.items():
            if arguments != english[key]:
                raise DaikaijuError(f"pack {pack}: words/{lang} says {key} with other arguments than words/en")


def messages(pack: str, lang: str, text: str) -> dict[str, set[str]]:
    """The arguments of every message and attribute."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise DaikaijuError(f"pack {pack}: words/{lang} cannot be read at {line!r}")
        if isinstance(entry, ast.Message):
            parts = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, pattern in {entry.id.name: entry.value, **parts}.items():
                if key in found:
                    raise DaikaijuError(f"pack {pack}: words/{lang} says {key} twice")
                arguments = Arguments()
                if pattern is not None:
                    arguments.visit(pattern)
                found[key] = arguments.names
    return found
