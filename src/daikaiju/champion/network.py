"""The value network: every monster's chance to win a position, in the compiled subset.

Each living monster's features add up to a first layer. A second layer sees a monster's own first layer beside the mean
of all of them, so one set of weights serves every seat and every number of players. A softmax over the monsters makes
their chances add up to one.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:

    def is_alive(g: Any, seat: int) -> bool: ...
    def shared_features(g: Any, found: Any) -> int: ...
    def features(g: Any, me: int, found: Any) -> int: ...
    def share_of_win(g: Any, me: int) -> float: ...


Floats = npt.NDArray[np.float32]

MOST_SEATS = 6
TEN = 10.0
"""The worth of a first weight of one: keeps the first units near the size of the others."""
WIDE, NARROW = 64, 32
"""The units of the two layers."""


class Network(NamedTuple):
    """The weights, as views of one flat array."""

    rows: Floats
    """One row of the first layer for each feature."""
    bias: Floats
    own: Floats
    """The second layer's weights of a monster's own first layer, and of the mean over all."""
    table: Floats
    bias_2: Floats
    out: Floats


class Thought(NamedTuple):
    """Memory for valuing positions."""

    shared: npt.NDArray[np.int64]
    found: npt.NDArray[np.int64]
    base: Floats
    first: Floats
    mean: Floats
    common: Floats
    second: Floats


def size_of(features_: int, wide: int = WIDE, narrow: int = NARROW) -> int:
    """How many weights a network of so many features has."""
    return features_ * wide + wide + 2 * wide * narrow + 2 * narrow


def network(flat: Floats, features_: int, wide: int = WIDE, narrow: int = NARROW) -> Network:
    """The weights in a flat array."""
    lengths = (features_ * wide, wide, wide * narrow, wide * narrow, narrow, narrow)
    shapes = ((features_, wide), (wide,), (wide, narrow), (wide, narrow), (narrow,), (narrow,))
    ends = np.cumsum(lengths)
    parts = (flat[end - length : end].reshape(shape) for end, length, shape in zip(ends, lengths, shapes, strict=True))
    return Network(*parts)


def thought(most_features: int, wide: int = WIDE, narrow: int = NARROW) -> Thought:
    """Memory for networks of this size."""
    return Thought(
        np.zeros(most_features, np.int64),
        np.zeros(most_features, np.int64),
        np.zeros(wide, np.float32),
        np.zeros((MOST_SEATS, wide), np.float32),
        np.zeros(wide, np.float32),
        np.zeros(narrow, np.float32),
        np.zeros((MOST_SEATS, narrow), np.float32),
    )


def value(g: Any, net: Network, t: Thought, chances: Any) -> None:
    """Write every seat's chance to win; a game that is over has its result."""
    if g.over:
        for seat in range(g.players):
            chances[seat] = share_of_win(g, seat)
        return
    n = shared_features(g, t.shared)
    begin_table(net, t, t.shared, n)
    living = 0
    for seat in range(g.players):
        if is_alive(g, seat):
            n = features(g, seat, t.found)
            add_monster(net, t, seat, t.found, n)
            living += 1
    finish_table(net, t, living)
    highest = -1e30
    for seat in range(g.players):
        if is_alive(g, seat):
            chances[seat] = logit(net, t, seat)
            highest = max(highest, chances[seat])
    total = 0.0
    for seat in range(g.players):
        if is_alive(g, seat):
            chances[seat] = math.exp(chances[seat] - highest)
            total += chances[seat]
        else:
            chances[seat] = 0.0
    for seat in range(g.players):
        chances[seat] /= total


def begin_table(net: Network, t: Thought, found: Any, n: int) -> None:
    """The part of the first layer that all monsters share."""
    base = t.base
    bias = net.bias
    for unit in range(len(base)):
        base[unit] = bias[unit]
        t.mean[unit] = 0
    for place in range(n):
        row = net.rows[found[place]]
        for unit in range(len(base)):
            base[unit] += row[unit]


def add_monster(net: Network, t: Thought, seat: int, found: Any, n: int) -> None:
    """The first layer of one monster."""
    first = t.first[seat]
    base = t.base
    for unit in range(len(base)):
        first[unit] = base[unit]
    for place in range(n):
        row = net.rows[found[place]]
        for unit in range(len(base)):
            first[unit] += row[unit]
    for unit in range(len(base)):
        first[unit] = max(first[unit], np.float32(0))
        t.mean[unit] += first[unit]


def finish_table(net: Network, t: Thought, living: int) -> None:
    """The part of the second layer that all monsters share."""
    common = t.common
    for unit in range(len(common)):
        common[unit] = net.bias_2[unit]
    share = np.float32(1) / np.float32(living)
    for place in range(len(t.mean)):
        amount = t.mean[place] * share
        t.mean[place] = amount
        if amount > 0:
            row = net.table[place]
            for unit in range(len(common)):
                common[unit] += amount * row[unit]


def logit(net: Network, t: Thought, seat: int) -> Any:
    """How strong a monster is beside the others, before the softmax."""
    second = t.second[seat]
    common = t.common
    first = t.first[seat]
    for unit in range(len(common)):
        second[unit] = common[unit]
    for place in range(len(first)):
        amount = first[place]
        if amount > 0:
            row = net.own[place]
            for unit in range(len(common)):
                second[unit] += amount * row[unit]
    strength = np.float32(0)
    for unit in range(len(common)):
        second[unit] = max(second[unit], np.float32(0))
        strength += second[unit] * net.out[unit]
    return strength


def first_weights(features_: int, worths: dict[int, float], seed: int) -> Floats:
    """A network that plays by what features are worth, with all its other units still to be trained."""
    random = np.random.default_rng(seed)
    flat = np.zeros(size_of(features_), np.float32)
    net = network(flat, features_)
    net.rows[:] = random.normal(0, 0.1, net.rows.shape)
    net.own[:] = random.normal(0, WIDE**-0.5, net.own.shape)
    net.table[:] = random.normal(0, WIDE**-0.5, net.table.shape)
    net.out[:] = random.normal(0, 0.02, net.out.shape)
    net.rows[:, 0] = 0
    for feature, worth in worths.items():
        net.rows[feature, 0] = worth / TEN
    net.own[:, 0], net.table[:, 0], net.own[0], net.table[0] = 0, 0, 0, 0
    net.own[0, 0], net.out[0] = 1, 1.2
    return flat
