"""What a network sees: every code and every small number of an observation as a feature of its own.

A canonical observation is that of docs/observations.md with its dice sorted, and further columns that follow from it:
how many dice show each face, and what is left of the observer's energy after buying each card on sale.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from daikaiju.arrays import Floats, Int16s
from daikaiju.champion.reinforcement.columns import FACES, SLOTS, features_in
from daikaiju.envs.checks import BEYOND_REACH
from daikaiju.observation import Observation

FIRST_THROWN = 2
"""Rolls that are left after the first, unless cards allow more."""

GONE = "being bought"
"""Where `bare_game` puts all cards."""

NEVER = 99
"""Sorted behind all faces: a die that is not there."""


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
def features_of(game: str, packs: tuple[str, ...] = ()) -> Features:
    """The features of a game, in a fixed order.

    >>> features_of("duel").count < features_of("king").count
    True
    """
    columns, low, high, scale = zip(*features_in(game, packs), strict=True)
    numbers = [np.array(part, np.int16) for part in (columns, low, high)]
    return Features(numbers[0], numbers[1], numbers[2], np.array(scale, np.float32))


def columns_of(fields: Observation) -> int:
    """How many columns a canonical observation has."""
    return fields.size + FACES + SLOTS


def canonical_observations(fields: Observation, seen: Int16s) -> Int16s:
    """Observations with sorted dice and the columns that follow from them, in NumPy; `Canonical` does it in PyTorch."""
    places = {field.name: field.place for field in fields.fields}
    of_cards, no_cards = without_cards(fields)
    bare = seen[:, places["prices"].start] >= BEYOND_REACH
    seen = np.where(bare[:, None] & of_cards, no_cards, seen)
    named = fields.named(seen)
    out = np.empty((len(seen), columns_of(fields)), np.int16)
    out[:, : fields.size] = seen
    dice = named["dice"]
    ordered = np.sort(np.where(dice == 0, NEVER, dice), axis=1)
    out[:, places["dice"]] = np.where(ordered == NEVER, 0, ordered)
    for face in range(FACES):
        out[:, fields.size + face] = (dice == face + 1).sum(1)
    out[:, fields.size + FACES :] = left_over(named["energy"][:, :1], named["prices"], named["market"])
    return out


def without_cards(fields: Observation) -> tuple[npt.NDArray[np.bool], Int16s]:
    """Which columns are about cards that nobody has, and what they say in a game without cards (`bare_game`).

    Games on a GPU are without cards if these cost more than anybody can pay; a network sees them as if there were none.
    """
    of_cards, no_cards = np.zeros(fields.size, np.bool), np.zeros(fields.size, np.int16)
    for field in fields.fields:
        if GONE in field.codes:
            no_cards[field.place] = field.codes.index(GONE)
        of_cards[field.place] = GONE in field.codes or field.name in ("market", "prices", "deck")
    return of_cards, no_cards


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
