"""Moving a network towards its targets: gradients and Adam, in the compiled subset."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from daikaiju.arrays import Floats, Int16s, Numbers, Values
from daikaiju.champion.training.network_games import Positions
from daikaiju.champion.weights import Weights
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.network import (
    MOST_SEATS,
    NARROW,
    WIDE,
    Network,
    Thought,
    add_monster,
    begin_table,
    finish_table,
    logit,
    network,
    thought,
)

FAST, SLOW = 0.9, 0.999
"""Adam's decay rates for gradients and their squares."""

LEAST_SLOPE = 1e-6
"""Gradients far below this are rounding errors, which Adam would otherwise follow as eagerly as any."""

PULL = 0.01
"""How strongly the mean logit of a table is pulled to zero. It makes no difference to the softmax, so without a pull it
would drift until rounding swallows the differences."""


class Lesson(NamedTuple):
    """Memory for learning from one position at a time."""

    thought: Thought
    chances: Values
    level: Values
    """The mean logit of the position."""
    begins: Numbers
    """Where each monster's features begin in the codes."""
    back_first: Floats
    back_base: Floats
    back_second: Floats
    back_common: Floats


def new_lesson(memory: Thought) -> Lesson:
    """Memory for the gradients of a network."""
    return Lesson(
        memory,
        np.zeros(MOST_SEATS),
        np.zeros(1),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros((MOST_SEATS, WIDE), np.float32),
        np.zeros(WIDE, np.float32),
        np.zeros(NARROW, np.float32),
        np.zeros(NARROW, np.float32),
    )


def learn(positions: Positions, chosen: Numbers, net: Network, slopes: Network, lesson: Lesson) -> float:
    """Add the gradients of the chosen positions to `slopes`; returns the mean loss."""
    loss = 0.0
    for place in range(len(chosen)):
        loss += look_at(positions, chosen[place], net, lesson)
        trace_back(positions, chosen[place], net, slopes, lesson, 1.0 / len(chosen))
    return loss / len(chosen)


def look_at(positions: Positions, position: int, net: Network, lesson: Lesson) -> float:
    """Value a stored position; returns its cross-entropy."""
    t = lesson.thought
    codes = positions.codes
    at = positions.starts[position]
    n = codes[at]
    begin_table(net, t, codes[at + 1 : at + 1 + n], n)
    at += 1 + n
    seats = positions.seats[position]
    living = 0
    for seat in range(MOST_SEATS):
        if (seats >> seat) & 1:
            n = codes[at]
            lesson.begins[seat] = at
            add_monster(net, t, seat, codes[at + 1 : at + 1 + n], n)
            at += 1 + n
            living += 1
    finish_table(net, t, living)
    highest = -1e30
    level = 0.0
    for seat in range(MOST_SEATS):
        if (seats >> seat) & 1:
            lesson.chances[seat] = logit(net, t, seat)
            highest = max(highest, lesson.chances[seat])
            level += lesson.chances[seat]
    lesson.level[0] = level / living
    total = 0.0
    for seat in range(MOST_SEATS):
        if (seats >> seat) & 1:
            total += math.exp(lesson.chances[seat] - highest)
    loss = 0.0
    for seat in range(MOST_SEATS):
        if (seats >> seat) & 1:
            log_chance = lesson.chances[seat] - highest - math.log(total)
            loss -= positions.targets[position, seat] * log_chance
            lesson.chances[seat] = math.exp(log_chance)
    return loss


def trace_back(
    positions: Positions, position: int, net: Network, slopes: Network, lesson: Lesson, share: float
) -> None:
    """Add the gradient of the position just looked at."""
    t = lesson.thought
    codes = positions.codes
    seats = positions.seats[position]
    living = 0
    pull = PULL * min(1.0, max(-1.0, lesson.level[0]))
    for unit in range(NARROW):
        lesson.back_common[unit] = 0
    for unit in range(WIDE):
        lesson.back_base[unit] = 0
    for seat in range(MOST_SEATS):
        if (seats >> seat) & 1:
            living += 1
            error = np.float32((lesson.chances[seat] - positions.targets[position, seat] + pull) * share)
            trace_second(net, slopes, lesson, t, seat, error)
    weight = np.float32(1) / np.float32(living)
    for unit in range(NARROW):
        slopes.bias_2[unit] += lesson.back_common[unit]
    for place in range(WIDE):
        row = net.table[place]
        slope = slopes.table[place]
        amount = t.mean[place]
        back = np.float32(0)
        for unit in range(NARROW):
            slope[unit] += amount * lesson.back_common[unit]
            back += row[unit] * lesson.back_common[unit]
        t.mean[place] = back * weight
    for seat in range(MOST_SEATS):
        if (seats >> seat) & 1:
            back_first = lesson.back_first[seat]
            for place in range(WIDE):
                back_first[place] = back_first[place] + t.mean[place] if t.first[seat, place] > 0 else np.float32(0)
                lesson.back_base[place] += back_first[place]
            at = lesson.begins[seat]
            add_to_rows(slopes, codes, at, back_first)
    add_to_rows(slopes, codes, positions.starts[position], lesson.back_base)
    for place in range(WIDE):
        slopes.bias[place] += lesson.back_base[place]


def trace_second(net: Network, slopes: Network, lesson: Lesson, t: Thought, seat: int, error: np.float32) -> None:
    """Go back through the second layer of one monster."""
    second = t.second[seat]
    for unit in range(NARROW):
        slopes.out[unit] += error * second[unit]
        lesson.back_second[unit] = error * net.out[unit] if second[unit] > 0 else np.float32(0)
        lesson.back_common[unit] += lesson.back_second[unit]
    for place in range(WIDE):
        amount = t.first[seat, place]
        row = net.own[place]
        back = np.float32(0)
        for unit in range(NARROW):
            back += row[unit] * lesson.back_second[unit]
        lesson.back_first[seat, place] = back
        if amount > 0:
            slope = slopes.own[place]
            for unit in range(NARROW):
                slope[unit] += amount * lesson.back_second[unit]


def add_to_rows(slopes: Network, codes: Int16s, at: int, back: Floats) -> None:
    for place in range(at + 1, at + 1 + codes[at]):
        row = slopes.rows[codes[place]]
        for unit in range(WIDE):
            row[unit] += back[unit]


def adam(flat: Floats, slopes: Floats, mean: Floats, square: Floats, step: int, rate: float, decay: float) -> None:
    """Take one step of Adam with decoupled weight decay, and clear the gradients."""
    correction = math.sqrt(1 - SLOW**step) / (1 - FAST**step)
    pace = np.float32(rate * correction)
    shrink = np.float32(1 - rate * decay)
    for place in range(len(flat)):
        slope = slopes[place]
        mean[place] += np.float32(1 - FAST) * (slope - mean[place])
        square[place] += np.float32(1 - SLOW) * (slope * slope - square[place])
        flat[place] = flat[place] * shrink - pace * mean[place] / (math.sqrt(square[place]) + np.float32(LEAST_SLOPE))
        slopes[place] = 0


class Learner(NamedTuple):
    """A network while it learns, and the memory for it."""

    flat: Floats
    """What is learned, with counts as steps."""
    played: Floats
    """The same with the sums that are played with."""
    net: Network
    """A view of `played`."""
    slopes: Floats
    net_slopes: Network
    """A view of `slopes`."""
    mean: Floats
    square: Floats
    """Adam's memory."""
    lesson: Lesson
    ladders: Numbers


def new_learner(game: str, flat: Floats, mean: Floats, square: Floats) -> Learner:
    """What it takes to teach a network, of which the weights and Adam's memory are changed in place."""
    adapter = ADAPTERS[game]
    played = np.concatenate([part.ravel() for part in Weights(game, flat).to_play()])
    slopes = np.zeros_like(flat)
    return Learner(
        flat,
        played,
        network(played, adapter.features.FEATURES),
        slopes,
        network(slopes, adapter.features.FEATURES),
        mean,
        square,
        new_lesson(thought(adapter.features.MOST_FEATURES)),
        np.array(adapter.features.LADDERS, np.int64),
    )


def learn_batches(
    positions: Positions, order: Numbers, batch: int, learner: Learner, first_step: int, rate: float, decay: float
) -> float:
    """Learn from positions in the given order, a batch at a time; returns the mean loss."""
    net = learner.net
    net_slopes = learner.net_slopes
    ladders = learner.ladders
    loss = 0.0
    batches = len(order) // batch
    width = net.rows.shape[1]
    for number in range(batches):
        loss += learn(positions, order[number * batch : (number + 1) * batch], net, net_slopes, learner.lesson)
        for group in range(len(ladders)):
            for row in range(ladders[group, 0] + ladders[group, 1] - 2, ladders[group, 0] - 1, -1):
                for unit in range(width):
                    net_slopes.rows[row, unit] += net_slopes.rows[row + 1, unit]
        adam(learner.flat, learner.slopes, learner.mean, learner.square, first_step + number + 1, rate, decay)
        for place in range(len(learner.flat)):
            learner.played[place] = learner.flat[place]
        for group in range(len(ladders)):
            for row in range(ladders[group, 0] + 1, ladders[group, 0] + ladders[group, 1]):
                for unit in range(width):
                    net.rows[row, unit] += net.rows[row - 1, unit]
    return loss / max(1, batches)
