"""Why one answer is better than another: what differs between their outcomes, and what that is worth.

Outcomes are exact where dice are kept: every final Roll with its probability. Elsewhere they are roll-outs of a round
with the same dice for both answers. A linear fit over all outcomes says what each difference is worth, and those that
make up most of the gap are named.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from daikaiju.arrays import Values
from daikaiju.insight.answers import Weighed, label_of
from daikaiju.insight.outcomes import DICE, ENDS, DiceFeature, EndFeature
from daikaiju.insight.rolls import sizes
from daikaiju.messages import Argument, Message, Phrase
from daikaiju.thinking.dice import all_multisets
from daikaiju.thinking.weigh import START_OF_TURN

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.evaluator import Evaluator
    from daikaiju.thinking.records import Record

FEWEST_ROLL_OUTS = 8
MOST_REASONS = 3
SHARE = 0.2
"""The share of a gap that a reason must explain to be named."""
RIDGE = 1e-3
SMALLEST_GAP = 0.001
"""Answers that differ by less than a tenth of a per cent are equally good."""
SLIGHT = 0.25
"""Nobody feels a difference below this, so no number is given."""
YOURS, THEIRS = "insight-for-you", "insight-for-monster"
"""Whose something is: hints and puzzles speak to the player asked, reviews about one of the monsters."""


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
    at: Record,
    best: Weighed,
    other: Weighed,
    gap: float,
    named: dict[int, Message],
    whose: str = YOURS,
) -> Message | None:
    """Why one answer is better than another by a gap; None where nothing differs enough to be said."""
    found = leading(differences(evaluator, game, at, best, other, int(at[0]["player"])))
    if not found or gap < SMALLEST_GAP:
        return None
    return explained(found, label_of(game, named, other), gap, are_about_dice(best, other), whose)


def explained(found: list[Difference], other: Message, gap: float, about_dice: bool, whose: str) -> Message:
    """An answer is better than another one by a gap, because of some differences."""
    reasons = functools.reduce(
        lambda rest, last: Message("insight-and", {"rest": Phrase(rest), "last": Phrase(last)}),
        (phrase(one, whose) for one in found),
    )
    key = "insight-why" if about_dice else "insight-why-round"
    if all(one.feature.is_chance for one in found):
        key += "-chances"
    return Message(key, {"other": Phrase(other), "points": round(100 * gap), "reasons": Phrase(reasons)})


def are_about_dice(best: Weighed, other: Weighed) -> bool:
    """Whether both answers keep some dice, so that every final Roll has an exact chance."""
    return best.kept is not None and other.kept is not None


def differences(
    evaluator: Evaluator, game: Game, at: Record, best: Weighed, other: Weighed, me: int
) -> list[Difference]:
    """How the outcomes of two answers differ on average."""
    if are_about_dice(best, other):
        return differences_of_dice(evaluator, game, at, best, other, me)
    pairs = min(len(best.played), len(other.played))
    if pairs < FEWEST_ROLL_OUTS:
        return []
    features = ENDS[game.vocabulary.game]
    rows = [np.array([[one.of(end[0], me) for one in features] for end in w.ends[:pairs]]) for w in (best, other)]
    worths = np.array([[evaluator.search(end, START_OF_TURN)[me] for end in w.ends[:pairs]] for w in (best, other)])
    every = np.concatenate(rows)
    weights = np.full(len(every), 1 / len(every))
    return fitted(features, every, worths.ravel(), weights, rows[0].mean(axis=0), rows[1].mean(axis=0))


def differences_of_dice(
    evaluator: Evaluator, game: Game, at: Record, best: Weighed, other: Weighed, me: int
) -> list[Difference]:
    """How the final Rolls after two ways to keep dice differ: exactly."""
    rolls, left = evaluator.rolls(at), int(at[0]["rolls_left"])
    full = sizes(rolls.count)[-1]
    dice = all_multisets().dice[full, : rolls.count]
    counts = np.stack([(dice == face).sum(axis=1) for face in range(6)], axis=1)
    features = DICE[game.vocabulary.game]
    rows = np.array([[one.of(count, me) for one in features] for count in counts], dtype=float)
    chances = [rolls.outcomes(w.kept or (), left)[full] for w in (best, other)]
    weights = (chances[0] + chances[1]) / 2
    return fitted(features, rows, rolls.final[full, me], weights, chances[0] @ rows, chances[1] @ rows)


def fitted(
    features: Sequence[DiceFeature | EndFeature],
    rows: Values,
    worths: Values,
    weights: Values,
    best: Values,
    other: Values,
) -> list[Difference]:
    """What each difference between means is worth, by weighted least squares."""
    centred = rows - weights @ rows
    scale = np.sqrt(weights @ centred**2)
    used = scale > 1e-9
    if not used.any():
        return []
    units = centred[:, used] / scale[used]
    square = (units * weights[:, None]).T @ units + RIDGE * np.eye(int(used.sum()))
    slopes = np.linalg.solve(square, (units * weights[:, None]).T @ (worths - weights @ worths))
    worth = np.zeros(len(features))
    worth[used] = slopes * ((best - other)[used] / scale[used])
    return [Difference(one, float(best[n]), float(other[n]), float(worth[n])) for n, one in enumerate(features)]


def leading(found: list[Difference]) -> list[Difference]:
    """The differences in favour of the best answer that make up most of the gap, the largest first."""
    gain = sum(one.worth for one in found if one.worth > 0)
    named = [one for one in found if one.worth >= SHARE * gain and one.worth > 1e-4 and one.feature.differs(one)]
    return sorted(named, key=lambda one: -one.worth)[:MOST_REASONS]


def phrase(one: Difference, whose: str = YOURS) -> Message:
    """A difference in words."""
    key = f"insight-reason-{one.feature.name}"
    if one.feature.is_chance:
        return Message(key, {"chance": round(100 * one.best), "other": round(100 * one.other)})
    amount = abs(one.best - one.other)
    args: dict[str, Argument] = {"more": "yes" if one.best > one.other else "no"}
    said = Message(key, args, "slightly") if amount < SLIGHT else Message(key, {"amount": written(amount), **args})
    return Message(whose, {"reason": Phrase(said)}) if one.feature.is_owned else said


def written(number: float) -> int | float:
    """A number with one decimal, or without where that is a zero.

    >>> written(1.26), written(2.01)
    (1.3, 2)
    """
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded
