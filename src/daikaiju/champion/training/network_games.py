"""Whole games between networks, and what can be learned from them, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from daikaiju.arrays import Floats, Games, Int8s, Int16s, Numbers
from daikaiju.champion.training.trajectory import (
    FIRST_POSITION,
    IS_SETTLED,
    LAST_TURN,
    MOST_TURNS,
    NEXT_POSITION,
    ROLLS_COVERED,
    Trajectory,
    see_first,
    see_later,
)
from daikaiju.rules.agenda import CHANCE, NO_CARD, SPREAD
from daikaiju.rules.market import SLOTS
from daikaiju.rules.randomness import below
from daikaiju.rules.table import Table
from daikaiju.thinking.decisions import choose
from daikaiju.thinking.luck import expect
from daikaiju.thinking.network import MOST_SEATS, NEUTRAL, Network, value
from daikaiju.thinking.tree import Answer
from daikaiju.thinking.workspace import FOLLOWING, Workspace

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import (
        DICE_THROWN,
        MOST_FEATURES,
        ROLL,
        THINKER,
        features,
        is_alive,
        quick,
        random_choice,
        share_of_win,
        shared_features,
    )


LONGEST_OPENING = 4
"""Half of the games begin with some random answers; this is for how many turns of each monster at most."""


class Positions(NamedTuple):
    """Positions at the start of turns, with how they turned out."""

    codes: Int16s
    """For each position, how many shared features it has, then these, then the same for every living monster."""
    starts: Numbers
    seats: Int8s
    """The living seats, as bits."""
    targets: Floats


class Seating(NamedTuple):
    """Who plays in which seats, as bits."""

    earlier: int
    """The earlier network."""
    quick: int
    """The policy `quick`."""
    outside: int
    """Players that are not compiled."""
    opening: int
    """For how many turns a third of the answers are random."""
    thinker: int
    """The seat from whose point of view the game is learned, or NEUTRAL if it is nobody's."""


OVER, ASKED = 0, 1


def new_positions(most: int, codes_each: int = 200) -> Positions:
    """Room for `most` positions."""
    return Positions(
        np.zeros(most * codes_each, np.int16),
        np.zeros(most + 1, np.int64),
        np.zeros(most, np.int8),
        np.zeros((most, MOST_SEATS), np.float32),
    )


def play_game(
    games: Games,
    place: int,
    seating: Seating,
    work: Workspace,
    net: Network,
    earlier_net: Network,
    numbers: Numbers,
    carry: float,
    positions: Positions,
    trajectory: Trajectory,
    answer: Answer,
) -> int:
    """Play on and write down the positions, until the game is OVER or an outside player is ASKED.

    The game is also over once the thinker has fallen. `carry` is how much the rest of the game counts beside the next
    value.
    """
    g = games[place]
    progress = trajectory.progress
    thinker = seating.thinker
    if g.asking == 0:
        answer(games, place, -1)
    while not g.over and g.turn <= MOST_TURNS and (thinker == NEUTRAL or is_alive(g, thinker)):
        if g.turn != progress[LAST_TURN]:
            progress[LAST_TURN] = g.turn
            progress[IS_SETTLED] = 1
            progress[ROLLS_COVERED] = 0
            if g.turn > seating.opening and has_room(positions, progress[NEXT_POSITION]):
                write_position(g, work, net, thinker, positions, progress[NEXT_POSITION])
                progress[NEXT_POSITION] += 1
                progress[IS_SETTLED] = 0
        if g.asking == ROLL and progress[IS_SETTLED] == 0 and not is_own(g, seating):
            see_first(g, work, net, numbers[0], thinker, trajectory, answer)
        if g.player == CHANCE:
            choice = SPREAD + below(g, g.spread)
            if g.asking == DICE_THROWN and g.rolls_left < progress[ROLLS_COVERED]:
                see_later(g, work, trajectory, choice - SPREAD)
        elif g.turn <= seating.opening and below(g, 3) == 0:
            choice = random_choice(g)
        elif (seating.outside >> g.player) & 1:
            return ASKED
        elif (seating.quick >> g.player) & 1:
            choice = quick(g)
        else:
            own_side = NEUTRAL if thinker == NEUTRAL else g.player + 0
            if (seating.earlier >> g.player) & 1:
                choice = choose(g, work, earlier_net, numbers[1], own_side, answer)
            else:
                choice = choose(g, work, net, numbers[0], own_side, answer)
                if g.asking == ROLL and progress[IS_SETTLED] == 0:
                    rolls = g.rolls_left + 1
                    turn = progress[NEXT_POSITION] - 1 - progress[FIRST_POSITION]
                    expect(work, g.dice_count, rolls, trajectory.expected[turn])
            if g.asking == ROLL:
                progress[IS_SETTLED] = 1
        answer(games, place, choice)
    write_targets(g, work, net, positions, trajectory, carry)
    return OVER


def is_own(g: Table, seating: Seating) -> bool:
    """Whether the player who is asked is the network that learns from the game."""
    others = seating.earlier | seating.quick | seating.outside
    return (seating.thinker == NEUTRAL or seating.thinker == g.player) and not (others >> g.player) & 1


def has_room(positions: Positions, count: int) -> bool:
    """Whether there is room for another position."""
    left: int = len(positions.codes) - positions.starts[count]
    return count < len(positions.seats) and left > (MOST_SEATS + 1) * MOST_FEATURES


def write_position(g: Table, work: Workspace, net: Network, thinker: int, positions: Positions, count: int) -> None:
    """Store the features of a position, now and then without a card on sale, and its value in place of a target."""
    t = work.tree.thought
    value(g, net, t, thinker, work.tree.chances)
    for seat in range(MOST_SEATS):
        positions.targets[count, seat] = work.tree.chances[seat] if seat < g.players else 0.0
    work.root[FOLLOWING] = g
    seen = work.root[FOLLOWING]
    for slot in range(SLOTS):
        if below(g, 4) == 0:
            seen.market[slot] = NO_CARD
    at = positions.starts[count]
    n = shared_features(seen, t.shared)
    at = write_features(positions, at, t.shared, n)
    living = 0
    for seat in range(g.players):
        if is_alive(g, seat):
            living |= 1 << seat
            n = features(seen, seat, t.found)
            if seat == thinker:
                t.found[n] = THINKER
                n += 1
            at = write_features(positions, at, t.found, n)
    positions.seats[count] = living
    positions.starts[count + 1] = at


def write_features(positions: Positions, at: int, found: Numbers, n: int) -> int:
    positions.codes[at] = n
    for place in range(n):
        positions.codes[at + 1 + place] = found[place]
    return at + 1 + n


def write_targets(
    g: Table, work: Workspace, net: Network, positions: Positions, trajectory: Trajectory, carry: float
) -> None:
    """TD(lambda) without the luck of the dice, as far as it is known.

    The target of a position is what was expected before its dice fell, plus a part of what came later beyond the value
    of the next position. Where nothing was expected (-1), the value of the next position takes its place, less the
    known luck of the dice.
    """
    first, count = trajectory.progress[FIRST_POSITION], trajectory.progress[NEXT_POSITION]
    later = np.zeros(MOST_SEATS)
    said_next = np.zeros(MOST_SEATS)
    if g.over or g.turn > MOST_TURNS:
        total = 0.0
        for seat in range(g.players):
            later[seat] = share_of_win(g, seat) if g.over else 0.0
            total += later[seat]
        if total == 0.0:
            return
    else:  # the thinker has fallen: the others are valued from nobody's point of view
        value(g, net, work.tree.thought, NEUTRAL, later)
    for seat in range(g.players):
        said_next[seat] = later[seat]
    for position in range(count - 1, first - 1, -1):
        for seat in range(g.players):
            before_dice = trajectory.expected[position - first, seat]
            if before_dice < 0.0:
                before_dice = said_next[seat] - trajectory.luck[position - first, seat]
            later[seat] = before_dice + carry * (later[seat] - said_next[seat])
            said_next[seat] = positions.targets[position, seat]
            positions.targets[position, seat] = min(1.0, max(0.0, later[seat]))
