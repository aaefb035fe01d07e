"""The features of a network, column by column of the canonical observation, without NumPy (docs/training.md)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from daikaiju.observation import observation_of
from daikaiju.packs import rules_with

FACES = 6
SLOTS = 3
LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1

ALIGNED = 32
"""Layers are as wide as a multiple of this, because a GPU multiplies such matrices several times as fast."""

LARGEST = {
    "number": 16, "other_number": 9, "seat": 5, "players": 6, "turn": 3, "hearts": 12, "life": 15, "stars": 20,
    "energy": 16, "poison": 3, "shrink": 3, "extra_turns": 2, "losing": 8, "given_hearts": 4, "dice_tokens": 4,
    "stomped": 3, "opening_roll": 6, "markers": 14, "symbols": 8, "rolls_left": 4, "frozen_dice": 3, "extra_dice": 3,
    "fewer_dice": 4, "smashes": 6, "arriving_hits": 8, "hits_taken": 8, "prices": 9, "deck": 0, "tokens": 4, "paid": 0,
}  # fmt: skip
"""From which number on a quantity is one feature; all others are 1 or 0, or counts of dice."""

AMOUNTS = {"turn": 1 / 32, "energy": 1 / 16, "deck": 1 / 32, "tokens": 1 / 8, "paid": 1 / 8, "markers": 1 / 14}
"""Quantities that are a feature by themselves too, and by what they are multiplied."""

COUNTS = {"duel": {"unresolved": 8}}
"""What is a flag in one game and a count in the other."""


class Feature(NamedTuple):
    """1 where a column lies in a range, or that column times a scale."""

    column: int
    low: int
    high: int
    scale: float = 0.0
    """0 for a range."""

    @property
    def is_padding(self) -> bool:
        return self.low > self.high


@cache
def features_in(game: str, packs: tuple[str, ...] = ()) -> tuple[Feature, ...]:
    """The features of a game, in a fixed order."""
    found = list(spoken(game, packs))
    found += [Feature(0, HIGHEST, LOWEST)] * (-len(found) % ALIGNED)
    return tuple(found)


def spoken(game: str, packs: tuple[str, ...] = ()) -> Iterator[Feature]:
    """The features that mean something."""
    fields = observation_of(game, packs)
    for field in fields.fields:
        name = field.name.rsplit(f"_{later}", 1)[0] if (later := later_card(game, field.cards, packs)) else field.name
        largest = LARGEST.get(name, COUNTS.get(game, {}).get(name, 1))
        for column in range(field.start, field.start + field.length):
            if field.codes:
                yield from (Feature(column, code, code) for code in range(1, len(field.codes)))
                continue
            yield from ranges(column, -largest if name == "markers" else 0, largest)
            if name in AMOUNTS:
                yield Feature(column, LOWEST, HIGHEST, AMOUNTS[name])
    for face in range(FACES):
        yield from ranges(fields.size + face, 0, 8)
    for slot in range(SLOTS):
        yield from ranges(fields.size + FACES + slot, -6, 4)


def later_card(game: str, cards: tuple[int, ...], packs: tuple[str, ...] = ()) -> str:
    """The name of the card that a field is about alone, because it joined later."""
    return rules_with(game, packs).book.card_names[cards[0]] if len(cards) == 1 else ""


def ranges(column: int, lowest: int, largest: int) -> Iterator[Feature]:
    """A feature for every number but 0, the outermost ones open."""
    for number in range(lowest, largest + 1):
        if number != 0:
            low = LOWEST if number == lowest else number
            yield Feature(column, low, HIGHEST if number == largest else number)
