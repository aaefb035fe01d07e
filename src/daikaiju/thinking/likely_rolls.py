"""Which final Rolls do the same, and which are likely, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.analysis.tables import FACES
from daikaiju.arrays import Games, Numbers, Values
from daikaiju.thinking.dice import MOST_ROLLS, ROLLS, Multisets, Plan, best_keep, find_best_parts, number_of
from daikaiju.thinking.network import exponential

if TYPE_CHECKING:
    from daikaiju.thinking.adapters.game_adapter import same_roll


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
