"""The language that a command speaks."""

from __future__ import annotations

from typing import Annotated, Any

from daikaiju.cli.options.reading import Given, option
from daikaiju.words import LANGUAGES, Words

LANGUAGE = "DAIKAIJU_LANG"
"""The environment variable that sets the language, unless --lang does."""

_spoken = [Words("en")]


def spoken() -> Words:
    """The words of the language this command was asked to use, for errors anywhere in it."""
    return _spoken[0]


def speak(lang: str) -> None:
    """Remember a language; an unknown one is refused where it is read."""
    _spoken[0] = Words(lang if lang in LANGUAGES else "en")


def read_language(given: Given) -> Words:
    """The words of a language."""
    return Words(given.text)


Language = Annotated[
    Words, option("--lang", read_language, envvar=LANGUAGE, metavar="|".join(LANGUAGES), help="cli-option-lang")
]
ENGLISH: Any = "en"
"""The default of a language, as it would be typed."""
