"""What a network sees: every code and every small number of an observation as a feature of its own.

A canonical observation is that of docs/observations.md with its dice sorted, and further columns that follow from it:
how many dice show each face, and what is left of the observer's energy after buying each card on sale.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from daikaiju.arrays import Floats, Int16s
from daikaiju.observation import Observation, observation_of

FACES = 6
SLOTS = 3
FIRST_THROWN = 2
"""Rolls that are left after the first, unless cards allow more."""

NEVER = 99
"""Sorted behind all faces: a die that is not there."""

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


@dataclass(frozen=True)
class Features:
    """Each feature is 1 where a column of the canonical observation lies in a range, or that column times a scale."""

    columns: Int16s
    low: Int16s
    high: Int16s
    scale: Floats
    """0 for a range."""

    @property
    def count(self) -> int:
        return len(self.columns)


@cache
def features_of(game: str) -> Features:
    """The features of a game, in a fixed order.

    >>> features_of("duel").count < features_of("king").count
    True
    """
    fields = observation_of(game)
    found: list[tuple[int, int, int, float]] = []
    for field in fields.fields:
        largest = LARGEST.get(field.name, COUNTS.get(game, {}).get(field.name, 1))
        for column in range(field.start, field.start + field.length):
            if field.codes:
                found += [(column, code, code, 0.0) for code in range(1, len(field.codes))]
                continue
            found += ranges(column, -largest if field.name == "markers" else 0, largest)
            if field.name in AMOUNTS:
                found.append((column, LOWEST, HIGHEST, AMOUNTS[field.name]))
    start = fields.size
    for face in range(FACES):
        found += ranges(start + face, 0, 8)
    for slot in range(SLOTS):
        found += ranges(start + FACES + slot, -6, 4)
    found += [(0, HIGHEST, LOWEST, 0.0)] * (-len(found) % ALIGNED)
    columns, low, high, scale = zip(*found, strict=True)
    numbers = [np.array(part, np.int16) for part in (columns, low, high)]
    return Features(numbers[0], numbers[1], numbers[2], np.array(scale, np.float32))


def ranges(column: int, lowest: int, largest: int) -> list[tuple[int, int, int, float]]:
    """A feature for every number but 0, the outermost ones open."""
    found = []
    for number in range(lowest, largest + 1):
        if number != 0:
            low = LOWEST if number == lowest else number
            found.append((column, low, HIGHEST if number == largest else number, 0.0))
    return found


def columns_of(fields: Observation) -> int:
    """How many columns a canonical observation has."""
    return fields.size + FACES + SLOTS


def canonical_observations(fields: Observation, seen: Int16s) -> Int16s:
    """Observations with sorted dice and the columns that follow from them, in NumPy; `Canonical` does it in PyTorch."""
    named = fields.named(seen)
    places = {field.name: field.place for field in fields.fields}
    out = np.empty((len(seen), columns_of(fields)), np.int16)
    out[:, : fields.size] = seen
    dice = named["dice"]
    ordered = np.sort(np.where(dice == 0, NEVER, dice), axis=1)
    out[:, places["dice"]] = np.where(ordered == NEVER, 0, ordered)
    for face in range(FACES):
        out[:, fields.size + face] = (dice == face + 1).sum(1)
    out[:, fields.size + FACES :] = left_over(named["energy"][:, :1], named["prices"], named["market"])
    return out


def left_over(energy: Int16s, prices: Int16s, market: Int16s) -> Int16s:
    """What buying each card would leave of the observer's energy, at least 1 where there is enough: 0 is no card."""
    rest = energy - prices
    found: Int16s = np.where(market == 0, 0, np.where(rest >= 0, rest + 1, rest))
    return found


def before_throw(fields: Observation, seen: Int16s) -> Int16s:
    """Canonical observations as they were before the first throw of a turn, where it has just been made.

    Those dice owe nothing to what came before, so a network that has learned to do without them can say what a turn is
    worth before it begins.
    """
    places = {field.name: field.place for field in fields.fields}
    thrown = is_thrown(fields, seen[:, places["question"].start], seen[:, places["rolls_left"].start])
    out = seen.copy()
    out[thrown, places["dice"]] = 0
    out[thrown, fields.size : fields.size + FACES] = 0
    return out


def is_thrown(fields: Observation, question: Any, rolls_left: Any) -> Any:
    """Whether the dice of a turn have been thrown at most once, as far as one can see; for arrays of any library."""
    codes = next(field.codes for field in fields.fields if field.name == "question")
    return (question == codes.index("roll")) & (rolls_left >= FIRST_THROWN)


def expand(features: Features, seen: Int16s) -> Floats:
    """Canonical observations as the features that a network sees, in NumPy."""
    value = seen[:, features.columns]
    inside = (value >= features.low) & (value <= features.high)
    found: Floats = np.where(features.scale == 0, inside, np.clip(value * features.scale, -2, 2)).astype(np.float32)
    return found
