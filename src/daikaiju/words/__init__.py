"""Everything people read, from the Fluent files of a language; anything missing falls back to English.

>>> Words("en").say("king-card-wings")
'Wings'
>>> Words("uk").attribute("king-card-corner_store", "effect")
'Отримайте 1 зірку.'
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from daikaiju.errors import unknown
from daikaiju.words import texts
from daikaiju.words.texts import FOLDER, LANGUAGES, add_words, is_said, names_in, own_names

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from daikaiju.words.bundle import Bundle

__all__ = [
    "ALPHABETS",
    "FOLDER",
    "LANGUAGES",
    "Argument",
    "Words",
    "add_words",
    "is_said",
    "load",
    "names_in",
    "own_names",
]

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


_loaded: dict[str, Bundle] = {}


def load(lang: str) -> Bundle:
    """All words of a language, read once and again when a pack has added some."""
    from daikaiju.words.bundle import Bundle  # only those who say something need Fluent

    written = texts.texts_of(lang)
    if lang not in _loaded or _loaded[lang].texts is not written:
        _loaded[lang] = Bundle(lang, written)
    return _loaded[lang]
