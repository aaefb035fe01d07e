"""Everything people read, from the Fluent files of a language; anything missing falls back to English.

>>> Words("en").say("king-card-wings")
'Wings'
>>> Words("uk").attribute("king-card-corner_store", "effect")
'Отримайте 1 зірку.'
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from daikaiju.errors import unknown
from daikaiju.words.bundle import Bundle

LANGUAGES = ("en", "ru", "uk")
FOLDER = Path(__file__).parent

ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}

Argument = str | int | float


class Words:
    """The words of one language."""

    def __init__(self, lang: str = "en") -> None:
        if lang not in LANGUAGES:
            raise unknown("language", lang, LANGUAGES)
        self.lang = lang

    def say(self, key: str, /, **arguments: Argument) -> str:
        """What a message says with these arguments."""
        return self._format(key, None, arguments)

    def attribute(self, key: str, name: str, /, **arguments: Argument) -> str:
        """What an attribute of a message says, such as the effect of a card."""
        return self._format(key, name, arguments)

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether the message, or its attribute, is there in this language or in English."""
        return any(True for _ in self._patterns(key, attribute))

    def place_in_alphabet(self, text: str) -> list[int]:
        """A sorting key for names, in the dictionary order of this language."""
        alphabet = ALPHABETS[self.lang]
        return [alphabet.find(letter) for letter in text.casefold() if letter.isalnum() or letter == " "]

    def _patterns(self, key: str, attribute: str | None) -> Iterator[tuple[FluentBundle, Pattern]]:
        """The candidate patterns, best first."""
        for lang in dict.fromkeys((self.lang, "en")):
            bundle = load(lang)
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.value if attribute is None else message.attributes.get(attribute)
                if pattern is not None:
                    yield bundle, pattern

    def _format(self, key: str, attribute: str | None, arguments: dict[str, Argument]) -> str:
        for bundle, pattern in self._patterns(key, attribute):
            text, errors = bundle.format_pattern(pattern, arguments)
            if errors:
                raise LookupError(f"{self.lang} says {key} wrongly: {errors[0]}")
            return str(text)
        raise LookupError(f"no language has words for {key if attribute is None else f'{key}.{attribute}'}")


@functools.cache
def load(lang: str) -> Bundle:
    """All words of a language, read once."""
    bundle = Bundle(lang)
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        bundle.add_text(file.read_text(encoding="utf-8"))
    for (said, _), text in _added.items():
        if said == lang:
            bundle.add_text(text)
    return bundle


_added: dict[tuple[str, str], str] = {}
"""What each pack says in each language."""


def add_words(lang: str, pack: str, text: str) -> None:
    """Add what a pack says to the words of a language, once."""
    if (lang, pack) not in _added:
        _added[lang, pack] = text
        load.cache_clear()


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
