"""Units that tell a network of King what cards are worth: its chances heed them, and its answers do not.

A unit belongs to a seat. It adds up something for each of the seat's cards and for how far the game has come, and what
is above zero is added to the logit of the seat's chance to win. The units of all seats are alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from daikaiju.arrays import Floats
from daikaiju.champion.reinforcement.features import features_of
from daikaiju.champion.reinforcement.policy_layers import depth_of
from daikaiju.observation import observation_of
from daikaiju.rules.king.state import KEEPS, SEATS

MANY_STARS, FEW_HEARTS = 10, 5
AMOUNTS = 4
"""Stars, those beyond many, hearts, and those that are missing to few: of the seat, and of all others together."""
TERMS = KEEPS + 2 * AMOUNTS + 2
"""What a unit adds up: the seat's cards, these amounts, how many others are alive, and whether two play."""


class Units(NamedTuple):
    """Kinds of units, an even number: one of each kind belongs to every seat."""

    weights: Floats
    """By term and kind."""
    bias: Floats
    gain: Floats
    """How much of what is above zero is added to the logit."""


@cache
def terms_by_feature() -> Floats:
    """By seat, feature and term, how much the feature adds to the term."""
    features, fields = features_of("king"), {field.name: field for field in observation_of("king").fields}
    owned = fields["cards"].codes.index("owned by the observer")
    found = np.zeros((SEATS, features.count, TERMS), np.float32)
    everybody = np.arange(SEATS)

    def features_about(name: str) -> Iterator[tuple[int, int, int]]:
        """The place within a field, the number (or the least of several) and the feature."""
        for feature in np.flatnonzero((features.scale == 0) & (features.low <= features.high)).tolist():
            if fields[name].place.start <= features.columns[feature] < fields[name].place.stop:
                yield int(features.columns[feature]) - fields[name].start, int(features.low[feature]), feature

    for card, owner, feature in features_about("cards"):
        if card < KEEPS and owner >= owned:
            found[owner - owned, feature, card] = 1
    for seat, number, feature in features_about("stars"):
        for whose, first in ((seat, 0), (everybody != seat, AMOUNTS)):
            place = KEEPS + first
            found[whose, feature, place : place + 2] = number / 10, max(0, number - MANY_STARS) / 10
    for seat, number, feature in features_about("hearts"):
        for whose, first in ((seat, 2), (everybody != seat, AMOUNTS + 2)):
            place = KEEPS + first
            found[whose, feature, place : place + 2] = number / 10, max(0, FEW_HEARTS - number) / 5
    for seat, _, feature in features_about("alive"):
        found[everybody != seat, feature, TERMS - 2] = 0.2
    for _, players, feature in features_about("players"):
        found[:, feature, TERMS - 1] = players == 2
    return found


def with_units(layers: dict[str, Floats], units: Units) -> dict[str, Floats]:
    """The layers of a network with further units, which are passed on as they are to the chances."""
    by_feature = terms_by_feature()
    kinds = len(units.bias)
    first = np.concatenate([(by_feature[seat] @ units.weights).T for seat in range(SEATS)])
    new = len(first)
    ears = np.zeros((SEATS, new), np.float32)
    for seat in range(SEATS):
        ears[seat, seat * kinds : (seat + 1) * kinds] = units.gain
    found = layers | {
        "first.weight": np.concatenate([layers["first.weight"], first]),
        "first.bias": np.concatenate([layers["first.bias"], np.tile(units.bias, SEATS)]),
        "second.weight": np.pad(layers["second.weight"], ((0, 0), (0, new))),
        "chances.weight": np.concatenate([layers["chances.weight"], ears], 1),
    }
    for number in range(depth_of(layers, "tower")):
        name = f"tower.{number}"
        found[f"{name}.weight"] = np.pad(layers[f"{name}.weight"], ((0, new), (0, new)))
        found[f"{name}.bias"] = np.pad(layers[f"{name}.bias"], (0, new))
    found["tower.0.weight"][-new:, -new:] = np.eye(new)
    return found
