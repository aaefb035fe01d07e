"""Checking a candidate at higher quality: its answers are played on until the margin is beyond doubt, or is gone."""

from __future__ import annotations

import math

from msgspec import to_builtins

from daikaiju.champion.averages import error_of_mean, mean
from daikaiju.engine.interface import START_OF_TURN
from daikaiju.insight.answers import Weighed, roll_out, same_answer
from daikaiju.insight.hints import Coach
from daikaiju.insight.marks import stakes
from daikaiju.insight.reasons import owners, why
from daikaiju.messages import Message
from daikaiju.puzzles.candidates import LEAST_MARGIN, OBVIOUS, Candidate, answer_of, as_candidate
from daikaiju.puzzles.puzzle import AnswerKey, Puzzle, Reason, position_of
from daikaiju.text.vocabulary import Entry

FIRST_ROLL_OUTS, ROLL_OUTS = 100, 600
"""Roll-outs of each answer after which hopeless candidates are dropped, and in the end."""
SURE = 2.0
"""How many of its own errors the margin must be."""
MOST_ANSWERS = 10
"""How many of the best answers a puzzle tells."""
ROOKIES = 8
"""How many beginners try a puzzle."""
LEVELS = 5
EASY_MARGIN, HARD_MARGIN = 0.12, 0.012
"""Margins at a table of two that are easy and hard to see."""


def checked(candidate: Candidate, network: str, seed: int) -> Puzzle | None:
    """The puzzle, if the best answer stays best by a margin beyond its uncertainty and the reason can be said."""
    coach = Coach(candidate.game, seed)
    list(coach.look_ahead())
    me = coach.me
    assert me is not None
    best = same_answer(coach.at, coach.weighed, candidate.best)
    rivals = [one for one in coach.candidates() if one is not best]
    for choice in candidate.obvious:
        obvious = same_answer(coach.at, coach.weighed, choice)
        if obvious is not best and obvious not in rivals:
            rivals.append(obvious)
    least = LEAST_MARGIN[candidate.theme] * stakes(len(candidate.game.seats))
    while len(best.played) < ROLL_OUTS:
        roll_seed = coach.random.getrandbits(60)
        for one in (best, *rivals):
            roll_out(coach.evaluator, coach.at, one, roll_seed)
        if len(best.played) in (FIRST_ROLL_OUTS, ROLL_OUTS) and not is_best(best, rivals, least):
            return None
    hint = coach.hint()
    is_first = hint.answers[0].action == coach.game.action_of(best.choice).id
    if not is_first or any(one.behind <= SURE * one.behind_error for one in hint.answers[1:]):
        return None  # an answer that was not played on may be nearly as good
    reasons = [Reason(entry_of(coach, one), to_builtins(said)) for one in rivals if (said := reason(coach, best, one))]
    if len(reasons) < len(rivals):
        return None
    expected = [entry_of(coach, same_answer(coach.at, coach.weighed, choice)) for choice in candidate.obvious]
    answers = [one for place, one in enumerate(hint.answers) if place < MOST_ANSWERS or one.entry in expected]
    missed = misses(coach, best)
    return Puzzle(
        position_of(coach.game),
        candidate.theme,
        level_of(missed, hint.answers[1].behind / stakes(len(coach.game.seats))),
        [AnswerKey(one.entry, one.chance, one.behind, one.behind_error) for one in answers],
        reasons,
        missed,
        network,
        hint.roll_outs,
    )


def checked_anew(puzzle: Puzzle, network: str, seed: int) -> Puzzle | None:
    """An old puzzle found and checked as if it were new: with another best answer it may hold, too."""
    coach = Coach(puzzle.game(), seed)
    candidate = as_candidate(coach.evaluator, coach.game, coach.at, coach.weighed)
    return None if candidate is None else checked(candidate, network, seed)


def is_best(best: Weighed, rivals: list[Weighed], least: float) -> bool:
    """Whether an answer is better than all others by enough, and by more than chance explains."""
    gaps = [gap_of(best, one) for one in rivals]
    return all(gap >= least and gap > SURE * error for gap, error in gaps)


def gap_of(best: Weighed, other: Weighed) -> tuple[float, float]:
    """By how much an answer is better than another after roll-outs with the same dice, and the error of that."""
    gaps = [one - another for one, another in zip(best.played, other.played, strict=True)]
    return mean(gaps), error_of_mean(gaps)


def reason(coach: Coach, best: Weighed, other: Weighed) -> Message | None:
    """Why the best answer is better than another one, in the coach's words."""
    gap = coach.worth(best)[0] - coach.worth(other)[0]
    whose = owners(coach.game, coach.at.player, named=False)
    return why(coach.evaluator, coach.game, coach.at, best, other, gap, coach.labels, whose)


def entry_of(coach: Coach, weighed: Weighed) -> Entry:
    return coach.game.action_of(weighed.choice).entry


# --- how hard it is ----------------------------------------------------------------------


def misses(coach: Coach, best: Weighed) -> dict[str, float]:
    """How often each player misses the answer."""
    view, at = coach.game, coach.at
    rookies = [answer_of("rookie", view, at, coach.weighed, seed) is not best for seed in range(ROOKIES)]
    simple = {name: float(answer_of(name, view, at, coach.weighed) is not best) for name in OBVIOUS}
    return {
        "random": round(1 - 1 / len(coach.weighed), 3),
        "rookie": round(sum(rookies) / ROOKIES, 3),
        **simple,
        "hunch": float(hunch(coach) is not best),
    }


def hunch(coach: Coach) -> Weighed:
    """What the champion would answer without looking ahead.

    It asks the network about each answer at once, and takes the next Roll for the last one.
    """
    me = coach.me
    assert me is not None
    evaluator, at = coach.evaluator, coach.at

    def worth(one: Weighed) -> float:
        if one.kept is not None:
            return evaluator.rolls(at).of_keeping(one.kept, 1)[me]
        then = evaluator.after(at, one.choice)
        return (evaluator.result(then) if then.over else evaluator.search(then, START_OF_TURN))[me]

    return max(coach.weighed, key=worth)


def level_of(missed: dict[str, float], margin: float) -> int:
    """From 1 to 5: harder the more of the players miss it, and the less the best answer stands out.

    `quick` and `greedy` miss every puzzle, so they do not count.

    >>> level_of({"random": 0.5, "rookie": 0.25, "hunch": 0.0}, 0.15)
    1
    >>> level_of({"random": 1.0, "rookie": 1.0, "hunch": 1.0}, 0.01)
    5
    """
    tried = [missed["random"], missed["rookie"], missed["hunch"]]
    closeness = math.log(EASY_MARGIN / margin) / math.log(EASY_MARGIN / HARD_MARGIN)
    hardness = 0.6 * sum(tried) / len(tried) + 0.4 * min(1.0, max(0.0, closeness))
    return 1 + min(LEVELS - 1, int(LEVELS * hardness))
