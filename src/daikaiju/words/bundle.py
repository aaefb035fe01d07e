"""A bundle of Fluent texts whose entries are parsed when they are first said: few programs say all three thousand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentNone, FluentNumber, FluentType, fluent_number

if TYPE_CHECKING:
    from babel import Locale

ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
"""The name of a message or, after a dash, of a term: nothing else at the start of a line is followed by =."""


class PrintedNumber(FluentType):
    """A number as it is printed: below zero with a minus sign, for which locales have a hyphen."""

    def __init__(self, number: FluentNumber | FluentNone) -> None:
        self.number = number

    def format(self, locale: Locale) -> str:
        return self.number.format(locale).replace("-", "−")


def printed_number(number: Any, **options: Any) -> PrintedNumber:
    """The function NUMBER of Fluent texts."""
    return PrintedNumber(fluent_number(number, **options))


class Bundle(FluentBundle):
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], functions={"NUMBER": printed_number}, use_isolating=False)
        self._texts: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        """Add the entries of a Fluent text; what was said before stays as it is."""
        found = list(ENTRY.finditer(text))
        ends = [entry.start() for entry in found[1:]] + [len(text)]
        for entry, end in zip(found, ends, strict=True):
            self._texts.setdefault(entry[0], text[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._texts

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self._texts[name]))
        return super()._lookup(entry_id, term)
