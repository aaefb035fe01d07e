"""The cards of a game as a catalogue, from their definitions and their words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.games import GameInfo


@dataclass(frozen=True)
class Entry:
    """A card as the catalogue shows it."""

    id: str
    name: str
    cost: int
    kind: str
    copies: int
    effect: str


def catalogue(words: Words, info: GameInfo, edition: str) -> list[Entry]:
    """All cards of a game, Keep cards first, each kind in alphabetical order."""
    from daikaiju.messages.cards import card_effect, card_name
    from daikaiju.rules.cards import Keep

    entries = [
        Entry(
            card.id,
            card_name(words, info.name, edition, card.id),
            card.value("cost", edition),
            "keep" if issubclass(card, Keep) else "discard",
            card.value("copies", edition),
            card_effect(words, info.name, edition, card.id),
        )
        for card in dict.fromkeys(info.rules.book.cards)
    ]
    return sorted(entries, key=lambda entry: (entry.kind != "keep", words.place_in_alphabet(entry.name)))
