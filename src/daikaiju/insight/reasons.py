"""Why one answer is better than another: what differs between their outcomes, and what that is worth.

Outcomes are exact where dice are kept: every final Roll with its probability. Elsewhere they are roll-outs of a round
with the same dice for both answers. A linear fit over all outcomes says what each difference is worth, and those that
make up most of the gap are named.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from daikaiju.champion.equations import GrowingEquations, dot
from daikaiju.engine.interface import START_OF_TURN
from daikaiju.insight.answers import Weighed, are_about_dice, label_of
from daikaiju.insight.outcomes import DICE, ENDS, DiceFeature, EndFeature
from daikaiju.messages import Argument, Message, MonsterName, Phrase

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.evaluator import Evaluator
    from daikaiju.rules.table import Table

FEWEST_ROLL_OUTS = 8
MOST_REASONS = 3
TWO = 2
SHARE = 0.2
"""The share of a gap that a reason must explain to be named."""
RIDGE = 1e-3
NO_DIFFERENCE = 1e-9
"""A feature that varies less over all outcomes is left out."""
DIGITS = 9
SMALLEST_GAP = 0.001
"""Answers that differ by less than a tenth of a per cent are equally good."""
SLIGHT = 0.5
"""A difference below this is only a little, so no number is given."""


@dataclass(frozen=True)
class Owners:
    """Whose things are compared: hints and puzzles speak to the player asked, reviews about one of the monsters."""

    named: MonsterName | None = None
    """Whoever is spoken about; None for the reader."""
    rival: MonsterName | None = None
    """The only rival, where there is but one."""


YOURS = Owners()


def owners(game: Game, me: int, *, named: bool) -> Owners:
    """Whose things a monster's answers change, as a game has it."""
    rival = MonsterName(1 - me) if len(game.seats) == TWO else None
    return Owners(MonsterName(me) if named else None, rival)


@dataclass(frozen=True)
class Difference:
    """What one feature of the outcomes is on average after either answer, and what the difference is worth."""

    feature: DiceFeature | EndFeature
    best: float
    other: float
    worth: float


def why(
    evaluator: Evaluator,
    game: Game,
    at: Table,
    best: Weighed,
    other: Weighed,
    gap: float,
    named: dict[int, Message],
    whose: Owners = YOURS,
) -> Message | None:
    """Why one answer is better than another by a gap; None where nothing differs enough to be said."""
    found = leading(differences(evaluator, game, at, best, other, at.player))
    if not found or gap < SMALLEST_GAP:
        return None
    return explained(found, label_of(game, named, other), gap, are_about_dice(best, other), whose)


def explained(found: list[Difference], other: Message, gap: float, about_dice: bool, whose: Owners) -> Message:
    """An answer is better than another one by a gap, because of some differences."""
    reasons = functools.reduce(
        lambda rest, last: Message("insight-and", {"rest": Phrase(rest), "last": Phrase(last)}),
        (phrase(one, whose) for one in found),
    )
    key = "insight-why" if about_dice else "insight-why-round"
    if all(one.feature.is_chance for one in found):
        key += "-chances"
    return Message(key, {"other": Phrase(other), "points": round(100 * gap), "reasons": Phrase(reasons)})


def in_short(found: list[Difference], other: Message, gap: float, about_dice: bool, whose: Owners) -> Message:
    """What speaks most for an answer that is better than another one by a gap, in one sentence."""
    if gap < SMALLEST_GAP:
        return Message("insight-because-even", {"other": Phrase(other)})
    if not found:
        return Message("insight-because-points", {"other": Phrase(other), "points": round(100 * gap)})
    key = "insight-because" if about_dice else "insight-because-round"
    key += "-chance" if found[0].feature.is_chance else ""
    return Message(key, {"reason": Phrase(phrase(found[0], whose))})


def differences(
    evaluator: Evaluator, game: Game, at: Table, best: Weighed, other: Weighed, me: int
) -> list[Difference]:
    """How the outcomes of two answers differ on average."""
    if are_about_dice(best, other):
        return differences_of_dice(evaluator, game, at, best, other, me)
    pairs = min(len(best.ends), len(other.ends))
    if pairs < FEWEST_ROLL_OUTS:
        return []
    features = ENDS[game.vocabulary.game]
    ends = best.ends[:pairs] + other.ends[:pairs]
    columns = [[one.of(end, me) for end in ends] for one in features]
    worths = [evaluator.search(end, START_OF_TURN)[me] for end in ends]
    after_best, after_other = [1 / pairs] * pairs + [0.0] * pairs, [0.0] * pairs + [1 / pairs] * pairs
    return fitted(features, columns, worths, after_best, after_other)


def differences_of_dice(
    evaluator: Evaluator, game: Game, at: Table, best: Weighed, other: Weighed, me: int
) -> list[Difference]:
    """How the final Rolls after two ways to keep dice differ: exactly."""
    rolls = evaluator.rolls(at)
    features = DICE[game.vocabulary.game]
    columns = [[one.of(counts, me) for counts in rolls.table.rolls] for one in features]
    after_best, after_other = (rolls.outcomes(weighed.kept or (), at.rolls_left) for weighed in (best, other))
    return fitted(features, columns, rolls.final[me], after_best, after_other)


def fitted(
    features: Sequence[DiceFeature | EndFeature],
    columns: list[list[float]],
    worths: list[float],
    after_best: list[float],
    after_other: list[float],
) -> list[Difference]:
    """What each difference between means is worth, by weighted least squares.

    Each feature has a column with a number for each outcome. Each outcome has its worth, and how likely it is after
    either answer.
    """
    weights = [(one + other) / 2 for one, other in zip(after_best, after_other, strict=True)]
    found = [
        Difference(one, dot(after_best, of), dot(after_other, of), 0.0)
        for one, of in zip(features, columns, strict=True)
    ]
    mean_worth = dot(weights, worths)
    gains = [worth - mean_worth for worth in worths]
    equations, right = GrowingEquations(), []
    units: list[list[float]] = []
    used: list[tuple[int, float]] = []
    for number, column in enumerate(columns):
        mean = dot(weights, column)
        centred = [value - mean for value in column]
        scale = sqrt(sum(weight * value * value for weight, value in zip(weights, centred, strict=True)))
        if scale > NO_DIFFERENCE:
            unit = [value / scale for value in centred]
            units.append(unit)
            used.append((number, scale))
            weighted = [weight * value for weight, value in zip(weights, unit, strict=True)]
            row = [dot(weighted, known) for known in units]
            equations.add_row([*row[:-1], row[-1] + RIDGE])
            right.append(dot(weighted, gains))
    for (number, scale), slope in zip(used, equations.solved(right), strict=True):
        one = found[number]
        found[number] = replace(one, worth=slope * (one.best - one.other) / scale)
    return found if used else []


def leading(found: list[Difference]) -> list[Difference]:
    """The differences in favour of the best answer that make up most of the gap, the largest first."""
    gain = sum(one.worth for one in found if one.worth > 0)
    named = [one for one in found if one.worth >= SHARE * gain and one.worth > 1e-4 and one.feature.differs(one)]
    # Features that say the same are worth the same but for rounding, which must not decide which comes first.
    return sorted(named, key=lambda one: -round(one.worth, DIGITS))[:MOST_REASONS]


def phrase(one: Difference, whose: Owners = YOURS) -> Message:
    """A difference in words."""
    feature = one.feature
    if feature.is_chance:
        # What is good or bad by turns has words for both.
        less = "-less" if feature.wanted == 0 and one.best < one.other else ""
        args: dict[str, Argument] = {"chance": round(100 * one.best), "other": round(100 * one.other)}
        return Message(f"insight-reason-{feature.name}{less}", args)
    of_one = feature.of_rival if whose.rival is not None else ""
    key = f"insight-reason-{of_one or feature.name}"
    amount = abs(one.best - one.other)
    more: dict[str, Argument] = {"more": "yes" if one.best > one.other else "no"}
    said = Message(key, more, "slightly") if amount < SLIGHT else Message(key, {"amount": written(amount), **more})
    owner = whose.rival if of_one else whose.named
    if owner is not None and (of_one or feature.is_owned):
        return Message("insight-for-named", {"reason": Phrase(said), "monster": owner})
    return Message("insight-for-you", {"reason": Phrase(said)}) if feature.is_owned else said


def written(number: float) -> int | float:
    """A number with one decimal, or without where that is a zero.

    >>> written(1.26), written(2.01)
    (1.3, 2)
    """
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded
