"""A bundle of Fluent texts whose entries are parsed when they are first said: few programs say all three thousand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentNone, FluentNumber, FluentType, fluent_number

if TYPE_CHECKING:
    from babel import Locale


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

    def __init__(self, lang: str, texts: Mapping[str, str]) -> None:
        super().__init__([lang], functions={"NUMBER": printed_number}, use_isolating=False)
        self.texts = texts

    def has_message(self, message_id: str) -> bool:
        return message_id in self.texts

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self.texts[name]))
        return super()._lookup(entry_id, term)
