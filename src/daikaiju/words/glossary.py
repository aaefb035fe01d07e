"""The glossary: one word for one thing, and the words that things must not be called by."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from daikaiju.words import FOLDER


@dataclass(frozen=True)
class Forbidden:
    """A regular expression for a word that a thing must not be called by in a language."""

    concept: str
    lang: str
    pattern: str
    files: tuple[str, ...]
    """How the names of the files begin in which it is forbidden."""
    instead: str


@functools.cache
def entries() -> list[dict[Any, Any]]:
    """The concepts of glossary.yaml."""
    read: list[dict[Any, Any]] = yaml.safe_load((FOLDER / "glossary.yaml").read_text(encoding="utf-8"))
    return read


@functools.cache
def forbidden() -> tuple[Forbidden, ...]:
    """Everything the glossary forbids."""
    return tuple(
        Forbidden(entry["concept"], lang, pattern, tuple(entry.get("in", ("",))), entry[lang])
        for entry in entries()
        for lang, patterns in entry.get("not", {}).items()
        for pattern in patterns
    )


def found_in(lang: str, file: str, text: str) -> Iterator[tuple[Forbidden, str]]:
    """What a text says in a language, as if in a file of the package, although the glossary forbids it."""
    for one in forbidden():
        found = re.search(one.pattern, text) if one.lang == lang and file.startswith(one.files) else None
        if found is not None:
            yield one, found[0]


def written(text: str) -> dict[str, str]:
    """Every message and attribute of a Fluent text as it is written."""
    found: dict[str, str] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            parts = {"": entry.value} | {f".{part.id.name}": part.value for part in entry.attributes}
            found |= {
                f"{entry.id.name}{suffix}": serialize_pattern(pattern).strip()
                for suffix, pattern in parts.items()
                if pattern is not None
            }
    return found
