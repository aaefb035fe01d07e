"""The value network: every monster's chance to win from a position, in the compiled subset.

Each living monster's features add up to a first layer. A second layer sees a monster's own first layer beside the mean
of all of them, so one set of weights serves every seat and any number of players. A softmax over the monsters makes
their chances add up to one.

One monster may be marked as the thinker. The others are then players of any kind, not as strong as it is; without a
mark all are equals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from daikaiju.arrays import Floats, Int16s, Numbers, Values
from daikaiju.rules.table import Table

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import THINKER, features, is_alive, share_of_win, shared_features


MOST_SEATS = 6
WIDE, NARROW = 128, 32
"""How many units the two layers have."""
NEUTRAL = -1
"""Stands in for the thinker's seat: positions are valued from nobody's point of view."""


class Network(NamedTuple):
    """The weights, as views of one flat array."""

    rows: Floats
    """One row of the first layer for each feature."""
    bias: Floats
    own: Floats
    """The second layer's weights for a monster's own first layer; `table` has those for the mean of all."""
    table: Floats
    bias_2: Floats
    out: Floats


class Thought(NamedTuple):
    """Memory for valuing positions."""

    shared: Numbers
    found: Numbers
    base: Floats
    first: Floats
    mean: Floats
    common: Floats
    second: Floats


def size_of(features_: int, wide: int = WIDE, narrow: int = NARROW) -> int:
    """How many weights a network has."""
    return features_ * wide + wide + 2 * wide * narrow + 2 * narrow


def network(flat: Floats, features_: int, wide: int = WIDE, narrow: int = NARROW) -> Network:
    """A flat array of weights, seen as a network."""
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


def value(g: Table, net: Network, t: Thought, thinker: int, chances: Values) -> None:
    """Write every seat's chance to win, as the thinker sees it, or the result if the game is over."""
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
            if seat == thinker:
                t.found[n] = THINKER
                n += 1
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
            chances[seat] = exponential(chances[seat] - highest)
            total += chances[seat]
        else:
            chances[seat] = 0.0
    for seat in range(g.players):
        chances[seat] /= total


HALVINGS, TERMS = 8, 10
NEXT_TO_NOTHING = -40.0


def exponential(power: float) -> float:
    """e to a power that is not above zero, to 12 digits.

    It is written out so that every target computes the same, and WebAssembly, which has no such instruction, needs no
    library: the power is halved until a few terms of the series suffice, and the result squared as often.

    >>> import math
    >>> all(abs(exponential(-x / 7) / math.exp(-x / 7) - 1) < 1e-12 for x in range(280)), exponential(-1e30)
    (True, 0.0)
    """
    if power < NEXT_TO_NOTHING:
        return 0.0
    small = power / (1 << HALVINGS)
    result = 1.0
    for term in range(TERMS, 0, -1):
        result = 1.0 + small / term * result
    for _ in range(HALVINGS):
        result *= result
    return result


def begin_table(net: Network, t: Thought, found: Numbers | Int16s, n: int) -> None:
    """The part of the first layer that all monsters share."""
    for unit in range(WIDE):
        t.base[unit] = net.bias[unit]
        t.mean[unit] = 0
    add_rows(net.rows, found, n, t.base)


def add_monster(net: Network, t: Thought, seat: int, found: Numbers | Int16s, n: int) -> None:
    """The first layer of one monster."""
    first = t.first[seat]
    for unit in range(WIDE):
        first[unit] = t.base[unit]
    add_rows(net.rows, found, n, first)
    for unit in range(WIDE):
        first[unit] = max(first[unit], np.float32(0))
        t.mean[unit] += first[unit]


def add_rows(rows: Floats, found: Numbers | Int16s, n: int, sums: Floats) -> None:
    """Add the rows of features, four at a time, since reading and writing the sums costs as much as a row."""
    place = 0
    while place + 4 <= n:
        a, b, c, d = rows[found[place]], rows[found[place + 1]], rows[found[place + 2]], rows[found[place + 3]]
        for unit in range(WIDE):
            sums[unit] += (a[unit] + b[unit]) + (c[unit] + d[unit])
        place += 4
    while place < n:
        a = rows[found[place]]
        for unit in range(WIDE):
            sums[unit] += a[unit]
        place += 1


def finish_table(net: Network, t: Thought, living: int) -> None:
    """The part of the second layer that all monsters share."""
    share = np.float32(1) / np.float32(living)
    for unit in range(WIDE):
        t.mean[unit] *= share
    for unit in range(NARROW):
        t.common[unit] = net.bias_2[unit]
    add_products(net.table, t.mean, t.common)


def add_products(weights: Floats, amounts: Floats, sums: Floats) -> None:
    """Add the first layer's part to the second, eight units at a time, without checking for zeros."""
    for place in range(0, WIDE, 8):
        a, b, c, d = amounts[place], amounts[place + 1], amounts[place + 2], amounts[place + 3]
        e, f, g, h = amounts[place + 4], amounts[place + 5], amounts[place + 6], amounts[place + 7]
        for unit in range(NARROW):
            sums[unit] += (
                (a * weights[place, unit] + b * weights[place + 1, unit])
                + (c * weights[place + 2, unit] + d * weights[place + 3, unit])
                + (e * weights[place + 4, unit] + f * weights[place + 5, unit])
                + (g * weights[place + 6, unit] + h * weights[place + 7, unit])
            )


def logit(net: Network, t: Thought, seat: int) -> np.float32:
    """A monster's strength relative to the others, before the softmax."""
    second = t.second[seat]
    for unit in range(NARROW):
        second[unit] = t.common[unit]
    add_products(net.own, t.first[seat], second)
    strength = np.float32(0)
    for unit in range(NARROW):
        second[unit] = max(second[unit], np.float32(0))
        strength += second[unit] * net.out[unit]
    return strength
