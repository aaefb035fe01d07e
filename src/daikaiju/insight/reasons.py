"""Why one answer is better than another: what differs between their outcomes, and what that is worth.

Outcomes are exact where dice are kept: every final Roll with its probability. Elsewhere they are roll-outs of a round
with the same dice for both answers. A linear fit over all outcomes says what each difference is worth, and those that
make up most of the gap are named.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from daikaiju.arrays import Values
from daikaiju.champion.dice import all_multisets
from daikaiju.insight.answers import Weighed, label_of
from daikaiju.insight.outcomes import DICE, ENDS, DiceFeature, EndFeature
from daikaiju.insight.rolls import sizes
from daikaiju.insight.weighing import START_OF_TURN
from daikaiju.messages import Argument, Message, Phrase, Several

if TYPE_CHECKING:
    from daikaiju.champion.turns import Record
    from daikaiju.game import Game
    from daikaiju.insight.valuing import Valuer

FEWEST_ROLL_OUTS = 8
MOST_REASONS = 3
SHARE = 0.2
"""The share of a gap that a reason must explain to be named."""
RIDGE = 1e-3
SMALLEST_GAP = 0.001
"""A tenth of a point: answers that differ by less are equally good."""


@dataclass(frozen=True)
class Difference:
    """What one feature of the outcomes is on average after either answer, and what the difference is worth."""

    feature: DiceFeature | EndFeature
    best: float
    other: float
    worth: float


def why(
    valuer: Valuer, game: Game, at: Record, best: Weighed, other: Weighed, gap: float, named: dict[int, Message]
) -> Message | None:
    """Why one answer is better than another by a gap, in one sentence; None where nothing differs enough to be said."""
    reasons = [phrase(one) for one in leading(differences(valuer, game, at, best, other, int(at[0]["player"])))]
    if not reasons or gap < SMALLEST_GAP:
        return None
    args: dict[str, Argument] = {
        "best": Phrase(label_of(game, named, best)),
        "other": Phrase(label_of(game, named, other)),
        "points": written(100 * gap),
        "reasons": Several(tuple(Phrase(one) for one in reasons)),
    }
    return Message("insight-why" if are_about_dice(best, other) else "insight-why-round", args)


def are_about_dice(best: Weighed, other: Weighed) -> bool:
    """Whether both answers keep some dice, so that every final Roll has an exact chance."""
    return best.kept is not None and other.kept is not None


def differences(valuer: Valuer, game: Game, at: Record, best: Weighed, other: Weighed, me: int) -> list[Difference]:
    """How the outcomes of two answers differ on average."""
    if are_about_dice(best, other):
        return differences_of_dice(valuer, game, at, best, other, me)
    pairs = min(len(best.played), len(other.played))
    if pairs < FEWEST_ROLL_OUTS:
        return []
    features = ENDS[game.vocabulary.game]
    rows = [np.array([[one.of(end[0], me) for one in features] for end in w.ends[:pairs]]) for w in (best, other)]
    worths = np.array([[valuer.search(end, START_OF_TURN)[me] for end in w.ends[:pairs]] for w in (best, other)])
    every = np.concatenate(rows)
    weights = np.full(len(every), 1 / len(every))
    return fitted(features, every, worths.ravel(), weights, rows[0].mean(axis=0), rows[1].mean(axis=0))


def differences_of_dice(
    valuer: Valuer, game: Game, at: Record, best: Weighed, other: Weighed, me: int
) -> list[Difference]:
    """How the final Rolls after two ways to keep dice differ: exactly."""
    rolls, left = valuer.rolls(at), int(at[0]["rolls_left"])
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


def phrase(one: Difference) -> Message:
    """A difference in words."""
    args: dict[str, Argument]
    if one.feature.is_chance:
        args = {"chance": round(100 * one.best), "other": round(100 * one.other)}
    else:
        args = {"amount": written(abs(one.best - one.other)), "more": "yes" if one.best > one.other else "no"}
    return Message(f"insight-reason-{one.feature.name}", args)


def written(number: float) -> int | float:
    """A number with one decimal, or without where that is a zero.

    >>> written(1.26), written(2.01)
    (1.3, 2)
    """
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded
