"""The network that answers and hopes, in the compiled subset: what it sees of a position, and what it makes of that.

It sees the canonical observation of docs/training.md. The first layer is a sum of rows, one for each feature; what a
seat saw last is remembered with its sum, so that only what has changed since then is added or taken away. Final Rolls
of one turn have most in common, so this is where most of the time is saved. All sizes are those of the network.

Answers and chances have narrow layers of their own, of different widths, and only those that are asked for are worked
out. In networks without a tower for the chances, both are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from daikaiju.arrays import Floats, Games, Int16s, Int32s, Numbers, Values
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.randomness import below
from daikaiju.rules.table import Table
from daikaiju.thinking.dice import MOST_DICE
from daikaiju.thinking.network import MOST_SEATS, exponential
from daikaiju.thinking.tree import MOST_ANSWERS, Answer

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import ROLL, share_of_win
    from daikaiju.thinking.observed import (
        OBSERVED,
        SEEN_ALIVE,
        SEEN_DICE,
        SEEN_DICE_COUNT,
        SEEN_ENERGY,
        SEEN_MARKET,
        SEEN_PRICES,
        SEEN_QUESTION,
        SEEN_ROLLS_LEFT,
        observe,
    )

FACES, SLOTS = 6, 3
NO_DIE = 99
"""Sorted behind all faces: a die that is not there."""

LEAST, NOT_HOPED = -1e30, -1.0
"""In place of what is not legal, and of what was not looked at."""

FIRST_THROWN = 2
"""Rolls that are left after the first, unless cards allow more."""

OPTIONS = 64
MASKS = 1 << MOST_DICE
PLACES = OPTIONS + MASKS
"""The choices of a question: options, and behind them the dice to roll again, as bits."""

MOST_COLUMNS, MOST_DICE_SEEN = 512, 16
MOST_WIDE, MOST_NARROW, MOST_LAYERS = 576, 256, 3
"""How large a network may be at most."""

(
    WIDE, NARROW, LAYERS, TOWER, TOWER_LAYERS, FEATURES, ACTIONS, COLUMNS, QUESTIONS, DIE_ACTION, DIE_ACTIONS,
    MONSTER_ACTION, MONSTER_ACTIONS, REROLL_ACTION, AT_OPTIONS, AT_COLUMNS, AT_ROWS, AT_BIAS, AT_SECOND, AT_SECOND_BIAS,
    AT_REST, AT_REST_BIAS, AT_TOWER, AT_TOWER_BIAS, AT_TOWER_REST, AT_TOWER_REST_BIAS, AT_ANSWER, AT_ANSWER_BIAS,
    AT_CHANCES, AT_CHANCES_BIAS,
) = range(30)  # fmt: skip
"""Places in a policy's header: its sizes, where actions about dice and monsters begin, and where its parts do, counted
in numbers of four bytes."""
HEADER = 32

FIRST_ROW, BELOW_ZERO, LARGEST, IS_EXACT, AMOUNT_ROW, MOST_AMOUNT = range(6)
"""Places in what is known of a column: the row of its lowest number, how many numbers below zero have rows, the largest
that has one, whether larger ones have none rather than the same, the row that is multiplied by the number itself (-1
for none), and from which number on that is not multiplied further."""
OF_COLUMN = 6


class Layers(NamedTuple):
    """The narrow layers that lead to answers, or to chances."""

    second: Floats
    """A row for each unit of the wide layer."""
    second_bias: Floats
    rest: Floats
    """The further layers one below the other."""
    rest_bias: Floats


class Policy(NamedTuple):
    """A network as views of one stretch of memory."""

    header: Int32s
    options: Int32s
    """By seat (the second one has actions of its own), question and option, the action."""
    columns: Int32s
    rows: Floats
    bias: Floats
    answering: Layers
    hoping: Layers
    """The layers that lead to the chances: a tower of their own, or the same."""
    answer: Floats
    """A row for each action."""
    answer_bias: Floats
    chances: Floats
    """A row for each seat, the observing one first."""
    chances_bias: Floats


class PolicyThought(NamedTuple):
    """Memory for asking a policy."""

    seen: Int16s
    known: Int16s
    """What each seat saw last."""
    sums: Floats
    """The first layer of each seat for that."""
    is_known: Numbers
    rows: Numbers
    times: Floats
    """How often each of these rows is added."""
    active: Numbers
    """The units that are above zero."""
    hidden: Floats
    """The narrow layer."""
    more: Floats
    ranks: Numbers
    """By die, its place among the sorted ones."""
    chances: Values
    wanted: Values
    """By place, the logit of each legal choice, LEAST for others and for other ways to roll the same faces."""
    hoped: Values
    """By place, the chance to win after each choice that was looked at, else NOT_HOPED."""
    wanted_ahead: Values
    """The same as `wanted` for a question that follows."""


def policy_thought() -> PolicyThought:
    """Memory for policies of any size."""
    return PolicyThought(
        np.zeros((1, MOST_COLUMNS), np.int16),
        np.zeros((MOST_SEATS, MOST_COLUMNS), np.int16),
        np.zeros((MOST_SEATS, MOST_WIDE), np.float32),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(3 * MOST_COLUMNS + 4, np.int64),
        np.zeros(3 * MOST_COLUMNS + 4, np.float32),
        np.zeros(MOST_WIDE + 4, np.int64),
        np.zeros(MOST_NARROW, np.float32),
        np.zeros(MOST_NARROW, np.float32),
        np.zeros(MOST_DICE_SEEN, np.int64),
        np.zeros(MOST_SEATS),
        np.zeros(PLACES),
        np.zeros(PLACES),
        np.zeros(PLACES),
    )


def policy(content: Int32s) -> Policy:
    """The content of a policy, seen as a network."""
    head = content[:HEADER]
    wide, narrow, layers, tower, tower_layers, features, actions = (int(head[place]) for place in range(7))

    def part(at: int, *shape: int) -> Int32s:
        start = int(head[at])
        return content[start : start + int(np.prod(shape))].reshape(shape)

    def reals(at: int, *shape: int) -> Floats:
        return part(at, *shape).view(np.float32)

    def narrowing(at: int, width: int, depth: int) -> Layers:
        shapes = ((wide, width), (width,), (depth * width, width), (depth, width))
        return Layers(*(reals(at + place, *shape) for place, shape in enumerate(shapes)))

    return Policy(
        head,
        part(AT_OPTIONS, 2, int(head[QUESTIONS]), OPTIONS),
        part(AT_COLUMNS, int(head[COLUMNS]), OF_COLUMN),
        reals(AT_ROWS, features, wide),
        reals(AT_BIAS, wide),
        narrowing(AT_SECOND, narrow, layers),
        narrowing(AT_TOWER, tower, tower_layers),
        reals(AT_ANSWER, actions, narrow),
        reals(AT_ANSWER_BIAS, actions),
        reals(AT_CHANCES, MOST_SEATS, tower),
        reals(AT_CHANCES_BIAS, MOST_SEATS),
    )


# --- what is seen -------------------------------------------------------------------------


def forget_all(t: PolicyThought) -> None:
    """Forget what was seen of other positions, so that an answer does not depend on earlier questions."""
    for seat in range(MOST_SEATS):
        t.is_known[seat] = 0


def see(g: Table, me: int, t: PolicyThought) -> None:
    """Write the canonical observation of a seat: dice sorted and counted, and what buying each card would leave."""
    observe(g, me, t.seen, 0)
    seen = t.seen[0]
    for face in range(FACES):
        seen[OBSERVED + face] = 0
    for die in range(SEEN_DICE_COUNT):
        face = seen[SEEN_DICE + die]
        if face > 0:
            seen[OBSERVED + face - 1] += 1
        key = face if face > 0 else NO_DIE
        rank = 0
        for other in range(SEEN_DICE_COUNT):
            face = seen[SEEN_DICE + other]
            other_key = face if face > 0 else NO_DIE
            if other_key < key or (other_key == key and other < die):
                rank += 1
        t.ranks[die] = rank
    place = SEEN_DICE
    for face in range(FACES):
        for _ in range(seen[OBSERVED + face]):
            seen[place] = face + 1
            place += 1
    while place < SEEN_DICE + SEEN_DICE_COUNT:
        seen[place] = 0
        place += 1
    for slot in range(SLOTS):
        left = seen[SEEN_ENERGY] - seen[SEEN_PRICES + slot]
        if seen[SEEN_MARKET + slot] == 0:
            left = 0
        elif left >= 0:
            left += 1
        seen[OBSERVED + FACES + slot] = left


def hide_first_throw(t: PolicyThought) -> None:
    """Show the first throw of a turn as it was before: those dice owe nothing to what came before them."""
    seen = t.seen[0]
    if seen[SEEN_QUESTION] == ROLL and seen[SEEN_ROLLS_LEFT] >= FIRST_THROWN:
        for die in range(SEEN_DICE_COUNT):
            seen[SEEN_DICE + die] = 0
        for face in range(FACES):
            seen[OBSERVED + face] = 0


def row_of(columns: Int32s, column: int, number: int) -> int:
    """The row of a number in a column, or -1 if it has none."""
    low: int = columns[column, BELOW_ZERO] + 0
    largest: int = columns[column, LARGEST] + 0
    if number == 0 or (number > largest and columns[column, IS_EXACT]):
        return -1
    if number < 0:
        return columns[column, FIRST_ROW] + max(0, number + low) if low > 0 else -1
    return columns[column, FIRST_ROW] + low + min(number, largest) - 1 if largest > 0 else -1


def take_in(net: Policy, t: PolicyThought, seat: int) -> None:
    """Bring the first layer of a seat up to what has just been seen."""
    wide = net.header[WIDE] + 0
    seen, known, sums = t.seen[0], t.known[seat], t.sums[seat]
    columns = net.header[COLUMNS] + 0
    if not t.is_known[seat]:
        t.is_known[seat] = 1
        for column in range(columns):
            known[column] = 0
        for unit in range(wide):
            sums[unit] = net.bias[unit]
    n = 0
    for column in range(columns):
        if seen[column] != known[column]:
            row = row_of(net.columns, column, known[column] + 0)
            if row >= 0:
                t.rows[n] = row
                t.times[n] = np.float32(-1)
                n += 1
            row = row_of(net.columns, column, seen[column] + 0)
            if row >= 0:
                t.rows[n] = row
                t.times[n] = np.float32(1)
                n += 1
            row = net.columns[column, AMOUNT_ROW] + 0
            if row >= 0:
                most = net.columns[column, MOST_AMOUNT] + 0
                t.rows[n] = row
                more = max(-most, min(most, seen[column] + 0)) - max(-most, min(most, known[column] + 0))
                t.times[n] = np.float32(more)
                n += 1
            known[column] = seen[column]
    while n % 4:
        t.rows[n] = 0
        t.times[n] = np.float32(0)
        n += 1
    for place in range(0, n, 4):
        a, b = net.rows[t.rows[place]], net.rows[t.rows[place + 1]]
        c, d = net.rows[t.rows[place + 2]], net.rows[t.rows[place + 3]]
        v, w, x, y = t.times[place], t.times[place + 1], t.times[place + 2], t.times[place + 3]
        for unit in range(wide):
            sums[unit] += (v * a[unit] + w * b[unit]) + (x * c[unit] + y * d[unit])


# --- what is made of it -------------------------------------------------------------------


def think(layers: Layers, t: PolicyThought, seat: int) -> None:
    """The narrow layers, for what a seat has seen last."""
    wide, narrow = layers.second.shape
    for unit in range(narrow):
        t.hidden[unit] = layers.second_bias[unit]
    add_active(layers.second, 0, t.sums[seat], wide, t.active, t.hidden, narrow)
    for unit in range(narrow):
        t.hidden[unit] = max(t.hidden[unit], np.float32(0))
    for layer in range(len(layers.rest_bias)):
        for unit in range(narrow):
            t.more[unit] = layers.rest_bias[layer, unit]
        add_active(layers.rest, layer * narrow, t.hidden, narrow, t.active, t.more, narrow)
        for unit in range(narrow):
            t.hidden[unit] += max(t.more[unit], np.float32(0))


def add_active(
    weights: Floats, first: int, amounts: Floats, count: int, active: Numbers, sums: Floats, narrow: int
) -> None:
    """Add the rows of all units above zero, as many times as these say, four at a time."""
    n = 0
    for unit in range(count):
        active[n] = unit
        n += amounts[unit] > 0
    while n % 4:
        active[n] = -1
        n += 1
    for place in range(0, n, 4):
        i = active[place]
        j, k, m = max(active[place + 1], 0), max(active[place + 2], 0), max(active[place + 3], 0)
        w = amounts[i]
        x = amounts[j] if active[place + 1] >= 0 else np.float32(0)
        y = amounts[k] if active[place + 2] >= 0 else np.float32(0)
        z = amounts[m] if active[place + 3] >= 0 else np.float32(0)
        a, b, c, d = weights[first + i], weights[first + j], weights[first + k], weights[first + m]
        for unit in range(narrow):
            sums[unit] += (w * a[unit] + x * b[unit]) + (y * c[unit] + z * d[unit])


def product(row: Floats, hidden: Floats, narrow: int) -> np.float32:
    """The sum of products of a row, in four parts that can be added up at once."""
    a = b = c = d = np.float32(0)
    for unit in range(0, narrow, 4):
        a += row[unit] * hidden[unit]
        b += row[unit + 1] * hidden[unit + 1]
        c += row[unit + 2] * hidden[unit + 2]
        d += row[unit + 3] * hidden[unit + 3]
    return (a + b) + (c + d)


def hope(g: Table, me: int, net: Policy, t: PolicyThought) -> None:
    """Write every seat's chance to win, after `think` with the layers that hope about what one of them has seen."""
    width = net.header[TOWER] + 0
    highest = LEAST
    for place in range(g.players):
        seat = (me + place) % g.players
        t.chances[seat] = LEAST
        if SEEN_ALIVE < 0 or t.seen[0, SEEN_ALIVE + place] != 0:
            t.chances[seat] = net.chances_bias[place] + product(net.chances[place], t.hidden, width)
            highest = max(highest, t.chances[seat])
    total = 0.0
    for seat in range(g.players):
        t.chances[seat] = exponential(t.chances[seat] - highest)
        total += t.chances[seat]
    for seat in range(g.players):
        t.chances[seat] /= total


def hope_ahead(states: Games, place: int, net: Policy, t: PolicyThought, answer: Answer) -> None:
    """Play a position on to the next question, with Chance as it comes, and write every seat's chance to win there."""
    g = states[place]
    for _ in range(MOST_ANSWERS):
        if g.over or g.player != CHANCE:
            break
        answer(states, place, SPREAD + below(g, g.spread))
    for seat in range(MOST_SEATS):
        t.chances[seat] = 0.0
    if g.over:
        for seat in range(g.players):
            t.chances[seat] = share_of_win(g, seat)
        return
    me = g.player + 0
    see(g, me, t)
    hide_first_throw(t)
    take_in(net, t, me)
    think(net.hoping, t, me)
    hope(g, me, net, t)


def logit(net: Policy, t: PolicyThought, action: int) -> float:
    """How much an action is preferred, after `think` with the layers that answer."""
    found: float = net.answer_bias[action] + product(net.answer[action], t.hidden, net.header[NARROW] + 0)
    return found


def canonical_action(g: Table, me: int, net: Policy, t: PolicyThought, choice: int) -> int:
    """The canonical action that means an option now."""
    action: int = net.options[1 if me == 1 else 0, g.asking, choice] + 0
    die = action - net.header[DIE_ACTION]
    if 0 <= die < net.header[DIE_ACTIONS]:
        action += t.ranks[die] - die
    monster = action - net.header[MONSTER_ACTION]
    if 0 <= monster < net.header[MONSTER_ACTIONS]:
        action += (monster - me + g.players) % g.players - monster
    return action


def canonical_reroll(g: Table, t: PolicyThought, mask: int) -> int:
    """The dice of a mask as they are sorted, or -1 if of dice that show the same a later one is rolled first."""
    rolled = 0
    for die in range(g.dice_count):
        if (mask >> die) & 1:
            rolled |= 1 << t.ranks[die]
            for before in range(die):
                if g.dice[before] == g.dice[die] and not (mask >> before) & 1:
                    return -1
    return rolled
