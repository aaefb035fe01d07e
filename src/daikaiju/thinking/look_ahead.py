"""Looking one turn further, exactly, and several turns with random dice, in the compiled subset.

The champion asks the network about the start of the next turn. Here that turn is weighed too, over all its dice: where
the result differs from what the network said, the difference corrects the champion's value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Games, Numbers, Values
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.randomness import MASK, STEP, below
from daikaiju.thinking.decisions import SEED, begin_afresh, choose, is_throw_of_all, weigh_final_rolls
from daikaiju.thinking.dice import MOST_ROLLS, ROLLS, Multisets, Plan, best_keep, find_best_parts, number_of
from daikaiju.thinking.luck import expect
from daikaiju.thinking.network import MOST_SEATS, NEUTRAL, Network, exponential, value
from daikaiju.thinking.tree import (
    CARDS_TO_DRAW,
    IS_WIDE,
    LEAF,
    MOST_ANSWERS,
    NETWORK_NUMBER,
    POINT_OF_VIEW,
    THROW,
    Answer,
    play_on,
    search,
)
from daikaiju.thinking.workspace import QUESTION, Workspace

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import ROLL, same_roll


START_OF_TURN = -1

NARROW_SEARCH, WIDE_SEARCH = 0, 1
"""Whether options that are seldom best are weighed too."""


def look_ahead(
    games: Games,
    place: int,
    choice: int,
    seed: int,
    turns: int,
    work: Workspace,
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
    think_of(games, place, work, network_number, WIDE_SEARCH)
    if choice != START_OF_TURN:
        turn = g.turn + 0
        answer(games, place, choice)
        work.tree.states[0] = games[place]
        search(work.tree, net, turn, answer)
        add_chances(work, g.players, found[0], 1.0)
        play_turn_out(games, place, turn, work, net, answer)
    for row in range(1, turns + 1):
        if g.over or g.turn == turn:
            return
        turn = g.turn + 0
        value(g, net, work.tree.thought, NEUTRAL, work.tree.chances)
        add_chances(work, g.players, found[row], -1.0)
        has_dice = expect_turn(games, place, turn, work, net, network_number, answer)
        add_chances(work, g.players, found[row], 1.0)
        if not has_dice:
            return
        g.seed = (seed + row * STEP) & MASK
        roll_by_plan(games, place, work, answer)
        think_of(games, place, work, network_number, WIDE_SEARCH)
        play_turn_out(games, place, turn, work, net, answer)


def think_of(games: Games, place: int, work: Workspace, network_number: int, wide: int) -> None:
    """Get ready to think about a position."""
    work.root[QUESTION] = games[place]
    work.root[QUESTION].seed = SEED
    work.tree.control[NETWORK_NUMBER] = network_number + wide
    work.tree.control[CARDS_TO_DRAW] = 0
    work.tree.control[IS_WIDE] = wide
    work.tree.control[POINT_OF_VIEW] = NEUTRAL
    begin_afresh(work)


def add_chances(work: Workspace, players: int, sums: Values, times: float) -> None:
    for seat in range(players):
        sums[seat] += times * work.tree.chances[seat]


def play_turn_out(games: Games, place: int, turn: int, work: Workspace, net: Network, answer: Answer) -> None:
    """Play to the start of the next turn, or to the first Roll of this one, always giving the best answer.

    New cards stay face down.
    """
    g = games[place]
    for _ in range(MOST_ANSWERS):
        options = play_on(games, place, turn, work.tree.control, answer)
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
                work.tree.states[0] = games[place]
                answer(work.tree.states, 0, choice)
                search(work.tree, net, turn, answer)
                if work.tree.chances[me] > most:
                    best = choice
                    most = work.tree.chances[me]
        answer(games, place, best)


def expect_turn(
    games: Games, place: int, turn: int, work: Workspace, net: Network, network_number: int, answer: Answer
) -> bool:
    """Write into the workspace's chances what all seats can expect from a turn that is about to begin.

    Returns whether the position is now at the first Roll of the turn, with a plan for it in `work.plan`.
    """
    g = games[place]
    for _ in range(MOST_ANSWERS):
        if g.over or g.turn != turn:
            break
        if g.player == CHANCE:
            answer(games, place, SPREAD + below(g, g.spread))
        elif g.asking == ROLL:
            think_of(games, place, work, network_number, NARROW_SEARCH)
            weigh_final_rolls(work, net, work.plan, QUESTION, answer)
            expect(work, g.dice_count, g.rolls_left + 1, work.tree.chances)
            return True
        else:
            answer(games, place, choose(g, work, net, network_number, NEUTRAL, answer))
    value(g, net, work.tree.thought, NEUTRAL, work.tree.chances)
    return False


def roll_by_plan(games: Games, place: int, work: Workspace, answer: Answer) -> None:
    """Roll the dice of the turn and keep them by the plan; with the same seed, the same die falls the same way
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
            mask = best_keep(work.sets, work.plan, g.dice, g.dice_count, rolls)[0]
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
    plan.scope[ROLLS] = 0
    mask, most = best_keep(sets, plan, g.dice, count, rolls)
    for number in range(end):
        chances[number] = 0.0
    total = 0.0
    for other in range(1 << count):
        number = number_of(sets, g.dice, other, count)
        worth = plan.final[number] if other == 0 else plan.kept[rolls - 1, number]
        gaps[other] = most - worth
        if gaps[other] < close and chances[number] == 0.0:
            chances[number] = exponential(-4.0 * gaps[other] / close)
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
