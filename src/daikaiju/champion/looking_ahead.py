"""Looking one turn further, exactly, and several turns with random dice, in the compiled subset.

The champion asks the network about the start of the next turn. Here that turn is weighed too, over all its dice: where
the result differs from what the network said, the difference corrects the champion's value.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Games, Int8s, Int32s, Numbers, Values
from daikaiju.champion.choosing import SEED, Mind, begin_afresh, choose, is_throw_of_all, weigh_final_rolls
from daikaiju.champion.dice import MOST_ROLLS, Multisets, Plan, best_keep, find_best_parts, number_of
from daikaiju.champion.luck import expect
from daikaiju.champion.network import MOST_SEATS, NEUTRAL, Network, value
from daikaiju.champion.tree import LEAF, MOST_ANSWERS, THROW, Answer, play_on, search
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.randomness import MASK, STEP, below
from daikaiju.rules.table import Table

if TYPE_CHECKING:
    ROLL = 0

    def same_roll(g: Table, grown: Int32s, dice: Int8s, number: int) -> int: ...


START_OF_TURN = -1

NARROW_SEARCH, WIDE_SEARCH = 0, 1
"""Whether options that are seldom best are weighed too."""


def look_ahead(
    games: Games,
    place: int,
    choice: int,
    seed: int,
    turns: int,
    mind: Mind,
    net: Network,
    network_number: int,
    found: Values,
    answer: Answer,
) -> None:
    """Answer, and write into rows of `found` the chances of all seats and how each of the next turns corrects them.

    START_OF_TURN in place of an answer means that a turn begins here and there is nothing to answer.

    Each turn is weighed over all its dice, but the dice that lead to a later turn come from the seed. The record is
    played on past the last turn. Everyone is an equal and plays as the network thinks best. If the dice of the current
    turn are still to be thrown, nothing is corrected.
    """
    g = games[place]
    for row in range(turns + 1):
        for seat in range(MOST_SEATS):
            found[row, seat] = 0.0
    turn = g.turn - 1
    g.seed = SEED
    think_of(games, place, mind, network_number, WIDE_SEARCH)
    if choice != START_OF_TURN:
        turn = g.turn + 0
        answer(games, place, choice)
        mind.tree.states[0] = games[place]
        search(mind.tree, net, turn, answer)
        add_chances(mind, g.players, found[0], 1.0)
        play_turn_out(games, place, turn, mind, net, answer)
    for row in range(1, turns + 1):
        if g.over or g.turn == turn:
            return
        turn = g.turn + 0
        value(g, net, mind.tree.thought, NEUTRAL, mind.tree.chances)
        add_chances(mind, g.players, found[row], -1.0)
        has_dice = expect_turn(games, place, turn, mind, net, network_number, answer)
        add_chances(mind, g.players, found[row], 1.0)
        if not has_dice:
            return
        g.seed = (seed + row * STEP) & MASK
        roll_by_plan(games, place, mind, answer)
        think_of(games, place, mind, network_number, WIDE_SEARCH)
        play_turn_out(games, place, turn, mind, net, answer)


def think_of(games: Games, place: int, mind: Mind, network_number: int, wide: int) -> None:
    """Prepare the mind to think about a position."""
    mind.root[0] = games[place]
    mind.root[0].seed = SEED
    mind.tree.counts[1] = network_number + wide
    mind.tree.counts[2] = 0
    mind.tree.counts[3] = wide
    mind.tree.counts[4] = NEUTRAL
    begin_afresh(mind)


def add_chances(mind: Mind, players: int, sums: Values, times: float) -> None:
    for seat in range(players):
        sums[seat] += times * mind.tree.chances[seat]


def play_turn_out(games: Games, place: int, turn: int, mind: Mind, net: Network, answer: Answer) -> None:
    """Play to the start of the next turn, or to the first Roll of this one, always giving the best answer.

    New cards stay face down.
    """
    g = games[place]
    for _ in range(MOST_ANSWERS):
        options = play_on(games, place, turn, mind.tree.counts, answer)
        if options == LEAF or (options == THROW and is_throw_of_all(g)):
            return
        if options == THROW:
            answer(games, place, SPREAD + below(g, g.spread))
            continue
        me = g.player
        best = -1
        most = -1.0
        for choice in range(63):
            if (options >> choice) & 1:
                mind.tree.states[0] = games[place]
                answer(mind.tree.states, 0, choice)
                search(mind.tree, net, turn, answer)
                if mind.tree.chances[me] > most:
                    best = choice
                    most = mind.tree.chances[me]
        answer(games, place, best)


def expect_turn(
    games: Games, place: int, turn: int, mind: Mind, net: Network, network_number: int, answer: Answer
) -> bool:
    """Write into the mind's chances what all seats can expect from a turn that is about to begin.

    Returns whether the position is now at the first Roll of the turn, with a plan for it in `mind.plan`.
    """
    g = games[place]
    for _ in range(MOST_ANSWERS):
        if g.over or g.turn != turn:
            break
        if g.player == CHANCE:
            answer(games, place, SPREAD + below(g, g.spread))
        elif g.asking == ROLL:
            think_of(games, place, mind, network_number, NARROW_SEARCH)
            weigh_final_rolls(mind, net, mind.plan, 0, answer)
            expect(mind.sets, mind.plan, g.dice_count, g.rolls_left + 1, mind.tree.chances)
            return True
        else:
            answer(games, place, choose(g, mind, net, network_number, NEUTRAL, answer))
    value(g, net, mind.tree.thought, NEUTRAL, mind.tree.chances)
    return False


def roll_by_plan(games: Games, place: int, mind: Mind, answer: Answer) -> None:
    """Roll the dice of the turn and keep them by the mind's plan; with the same seed, the same die falls the same way
    whatever else is rolled."""
    g = games[place]
    rolls = min(g.rolls_left + 0, MOST_ROLLS - 1)
    mask = (1 << g.dice_count) - 1
    while mask:
        for die in range(g.dice_count):
            face = below(g, FACES)
            if (mask >> die) & 1:
                g.dice[die] = face
        mask = 0
        if rolls > 0:
            mask = best_keep(mind.sets, mind.plan, g.dice, g.dice_count, rolls)[0]
            rolls -= 1
    g.rolls_left = 0
    g.options[0] = 0
    g.spread = 0
    answer(games, place, SPREAD)


def same_rolls(games: Games, place: int, sets: Multisets, same: Numbers) -> None:
    """Write for each full multiset of dice the first one that does the same as the final Roll."""
    g = games[place]
    for number in range(sets.starts[g.dice_count], sets.starts[g.dice_count + 1]):
        same[number] = same_roll(g, sets.grown, sets.dice, number)


def likely_rolls(
    games: Games, place: int, sets: Multisets, plan: Plan, close: float, chances: Values, best: Numbers, gaps: Values
) -> int:
    """The best dice to reroll, as bits, by a plan whose final worths are given.

    Also writes how far behind the best each mask is, and how likely each final Roll is after the best few choices; the
    further a choice is behind, the less it counts.
    """
    g = games[place]
    count = g.dice_count
    rolls = min(g.rolls_left + 0, MOST_ROLLS - 1)
    end = sets.starts[count + 1]
    plan.key[1] = 0
    mask, most = best_keep(sets, plan, g.dice, count, rolls)
    for number in range(end):
        chances[number] = 0.0
    total = 0.0
    for other in range(1 << count):
        number = number_of(sets, g.dice, other, count)
        worth = plan.final[number] if other == 0 else plan.kept[rolls - 1, number]
        gaps[other] = most - worth
        if gaps[other] < close and chances[number] == 0.0:
            chances[number] = math.exp(-4.0 * gaps[other] / close)
            total += chances[number]
    for number in range(end):
        chances[number] /= total
    throw(sets, count, chances)
    for left in range(rolls - 1, 0, -1):
        keep_best(sets, count, plan.kept[left - 1], chances, best)
        throw(sets, count, chances)
    return mask


def throw(sets: Multisets, count: int, chances: Values) -> None:
    """Spread the chances of multisets over the full ones they grow into."""
    for number in range(sets.starts[count]):
        if chances[number] > 0.0:
            for face in range(FACES):
                chances[sets.grown[number, face]] += chances[number] / FACES
            chances[number] = 0.0


def keep_best(sets: Multisets, count: int, kept: Values, chances: Values, best: Numbers) -> None:
    """Move the chances of full multisets to the part of each that is best kept."""
    find_best_parts(sets, count, kept, best)
    for number in range(sets.starts[count], sets.starts[count + 1]):
        likely = chances[number]
        if best[number] != number and likely > 0.0:
            chances[number] = 0.0
            chances[best[number]] += likely
