"""Reviews: a recorded game step by step, what every answer gave away, how lucky every throw was, and who did what.

For each monster, start + luck + skill = result: the chances of all steps telescope. What its own answers changed is
skill; everything else is luck, which has three parts: dice and cards, the answers of others, and the corrections that
a value makes of itself when it sees a turn further (docs/decisions/luck-and-skill.md).
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from daikaiju.extras import need
from daikaiju.game import Game
from daikaiju.insight.review_types import PlayerReview, Review, ReviewedStep, TurningPoint
from daikaiju.insight.standard_errors import error_of

need("engine")

# Only now, because the sentence about what to install comes first.
from daikaiju.insight.step_values import StepValue, value_steps  # noqa: E402

TURNING_POINTS = 5
SMALLEST_TURN = 0.03
"""A step that changes nobody's chances by more is no turning point."""


def review(game: Game, workers: int | None = None) -> Review:
    """Review a game that keeps its past; a game that is not over is reviewed as far as it went."""
    *_, last = reviewing(game, workers)
    assert isinstance(last, Review)
    return last


def reviewing(game: Game, workers: int | None = None) -> Iterator[tuple[int, int] | Review]:
    """The same with progress: how many steps of how many are valued, and at last the review."""
    from daikaiju.insight.hints import check_can_value
    from daikaiju.insight.review_words import labelled, turning_points

    check_can_value(game)
    valued: list[StepValue] = []
    for found in value_steps(game, workers):
        if isinstance(found, tuple):
            yield found
        else:
            valued = found
    steps = list(labelled(game, valued))
    players = [of_player(game, valued, steps, seat) for seat in range(len(game.seats))]
    yield built(game, valued, steps, players, turning_points(game, steps, TURNING_POINTS, SMALLEST_TURN))


def built(
    game: Game,
    valued: list[StepValue],
    steps: list[ReviewedStep],
    players: list[PlayerReview],
    points: list[TurningPoint],
) -> Review:
    from daikaiju.insight.guesses import guess
    from daikaiju.insight.impossible_positions import oddities
    from daikaiju.insight.judges import judge_of

    name = game.vocabulary.game
    judge = judge_of(name, game.packs)
    winners = [seat for seat in range(len(game.seats)) if game.over and game.state.winners >> seat & 1]
    return Review(
        name,
        str(game.options["edition"]),
        game.seats,
        game.over,
        winners,
        steps,
        players,
        points,
        [step.before for step in steps] + [steps[-1].after],
        oddities(valued[0].step.before),
        judge.name,
        guess(judge, game, (one.step.before.state for one in valued)),
    )


def of_player(game: Game, valued: list[StepValue], steps: list[ReviewedStep], seat: int) -> PlayerReview:
    """The sums of one monster; luck is what remains, so that they add up to the last digit."""
    name = game.vocabulary.game
    own = [one for one in valued if one.seat == seat]
    others = [one for one in valued if one.seat not in (None, seat)]
    start, result = written(valued[0].before[seat]), written(valued[-1].after[seat])
    skill = written(math.fsum(one.changes[seat] for one in own))
    by_dice = written(math.fsum(one.changes[seat] for one in valued if one.seat is None))
    by_others = written(math.fsum(one.changes[seat] for one in others))
    luck = written(result - start - skill)
    marked = [step.mark for step in steps if step.seat == seat and step.mark is not None]
    mattered = sum(one.matters for one in own)
    skill_error = math.fsum(one.error**2 for one in own if one.lost > 0) ** 0.5
    start_error = error_of(name, start) if valued[0].is_estimated else 0.0
    end_error = 0.0 if game.over else error_of(name, result)
    return PlayerReview(
        seat,
        start,
        luck,
        skill,
        result,
        by_dice,
        by_others,
        written(luck - by_dice - by_others),
        start_error,
        (start_error**2 + end_error**2 + skill_error**2) ** 0.5,
        skill_error,
        mattered,
        {mark: marked.count(mark) for mark in dict.fromkeys(marked)},
    )


def written(share: float) -> float:
    """A share of a win with six decimals, and no minus before a zero."""
    return round(float(share), 6) + 0.0
