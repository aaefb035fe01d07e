"""The words of a pack against the glossary: one word for one thing, as in the games themselves."""

from __future__ import annotations

from collections.abc import Iterator

from daikaiju.errors import DaikaijuError
from daikaiju.packs.pack import Pack
from daikaiju.packs.problems import wrong
from daikaiju.words import LANGUAGES
from daikaiju.words.glossary import found_in, written


def forbidden_words(pack: Pack) -> Iterator[DaikaijuError]:
    """What a pack says although the glossary forbids it to the cards of its game."""
    for lang in LANGUAGES:
        for key, text in written(pack.words(lang)).items():
            for forbidden, found in found_in(lang, f"{pack.game}-cards", text):
                yield wrong(pack.name, "pack-words-forbidden", lang=lang, key=key, found=found, word=forbidden.instead)
