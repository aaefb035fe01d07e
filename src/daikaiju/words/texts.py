"""The Fluent files as they are written: each message and term of a language by its name, not yet parsed."""

from __future__ import annotations

import functools
import re
from pathlib import Path

LANGUAGES = ("en", "ru", "uk")
FOLDER = Path(__file__).parent

ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
"""The name of a message or, after a dash, of a term: nothing else at the start of a line is followed by =."""


@functools.cache
def texts_of(lang: str) -> dict[str, str]:
    """Everything said in a language, with what packs say; what was said first stays as it is."""
    texts: dict[str, str] = {}
    own = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / lang).glob("*.ftl"))]
    for text in [*own, *(text for (said, _), text in _added.items() if said == lang)]:
        texts = entries_in(text) | texts
    return texts


def entries_in(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent text by name; of two with one name, the first."""
    found = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    entries: dict[str, str] = {}
    for entry, end in zip(found, ends, strict=True):
        entries.setdefault(entry[0], text[entry.start() : end])
    return entries


_added: dict[tuple[str, str], str] = {}
"""What each pack says in each language."""


def add_words(lang: str, pack: str, text: str) -> None:
    """Add what a pack says to the words of a language, once."""
    if (lang, pack) not in _added:
        _added[lang, pack] = text
        texts_of.cache_clear()


@functools.cache
def own_names(lang: str) -> frozenset[str]:
    """The names of all messages of a language, without those of packs."""
    return frozenset(name for file in (FOLDER / lang).glob("*.ftl") for name in names_in(file.read_text("utf-8")))


def names_in(text: str) -> list[str]:
    """The names of the messages of a Fluent text."""
    return re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)


def is_said(lang: str, key: str, besides: str) -> bool:
    """Whether a message already exists in a language, in the built-in words or in those of another pack."""
    others = (text for (said, pack), text in _added.items() if said == lang and pack != besides)
    return key in own_names(lang) or any(key in names_in(text) for text in others)
