"""Everybody's chances before and after every step of a recorded game, valued on several cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.game import Game
from daikaiju.insight.answers import Weighed, are_about_dice, roll_out, same_answer, weighed_answers
from daikaiju.insight.marks import EXPLAINED, mark_of
from daikaiju.insight.standard_errors import errors_of
from daikaiju.insight.steps import Step, steps_of
from daikaiju.rules.agenda import CHANCE

if TYPE_CHECKING:
    from daikaiju.insight.evaluator import Evaluator

ROLL_OUTS = 100
"""How often a bad answer and the best one are played on, to say what differs."""
AHEAD = 800
"""How often each turn is played on to know everybody's chances better, for one player (as in hints)."""
MATTERS = 0.002
"""An answer matters if the best and the worst one differ by more for the player."""


@dataclass
class StepValue:
    """What a step was worth to everybody."""

    step: Step
    seat: int | None
    """Who answered; None for Chance."""
    before: list[float]
    after: list[float]
    changes: list[float]
    """What the answer itself changed, judged by the same look ahead for all answers."""
    weighed: list[Weighed]
    """All sensible answers, the best first; none for Chance."""
    given: Weighed | None
    evaluator: Evaluator
    is_estimated: bool = True
    """Whether the value before is one that may be off."""

    @property
    def matters(self) -> bool:
        """Whether there was anything to choose."""
        if self.seat is None:
            return False
        return self.weighed[0].thought[self.seat] - self.weighed[-1].thought[self.seat] > MATTERS

    @property
    def lost(self) -> float:
        """What the player gave away."""
        if self.seat is None or self.given is None:
            return 0.0
        return max(0.0, self.weighed[0].thought[self.seat] - self.given.thought[self.seat])

    @property
    def error(self) -> float:
        """How far what the player gave away is usually off."""
        about_dice = self.given is not None and are_about_dice(self.weighed[0], self.given)
        return errors_of(self.evaluator.game).difference(about_dice).at_once


def value_steps(game: Game, workers: int | None = None) -> Iterator[tuple[int, int] | list[StepValue]]:
    """How many steps of how many are valued, again and again, and at last the values of all."""
    from daikaiju.insight.evaluator import Evaluator
    from daikaiju.insight.judges import judge_of
    from daikaiju.processes import all_cores

    steps = list(steps_of(game))
    if not any(step.before.player != "chance" for step in steps):
        raise DaikaijuError(Problem("insight-nothing-played"))
    judge = judge_of(game.vocabulary.game, game.packs)
    found: dict[int, StepValue] = {}

    def value_turn(turn: list[Step]) -> list[StepValue]:
        evaluator = Evaluator(judge)
        evaluator.look_ahead(turn[0].before.state, range(AHEAD // turn[0].before.state.players))
        return [value_step(evaluator, step) for step in turn]

    for some in in_threads(value_turn, by_turn(steps), workers or all_cores()):
        found |= {one.step.number: one for one in some}
        yield len(found), len(steps)
    valued = [found[number] for number in range(len(steps))]
    finish(game, valued)
    yield valued


def in_threads(
    value: Callable[[list[Step]], list[StepValue]], turns: list[list[Step]], workers: int
) -> Iterator[list[StepValue]]:
    """The values of turns as they are found; one worker needs no thread, and browsers have none."""
    if workers == 1:
        yield from map(value, turns)
        return
    pool = ThreadPoolExecutor(workers)
    try:
        for task in as_completed([pool.submit(value, turn) for turn in turns]):
            yield task.result()
    finally:
        pool.shutdown(cancel_futures=True)  # the caller may not want the rest


def by_turn(steps: list[Step]) -> list[list[Step]]:
    """The steps of each turn, whose dice are weighed together."""
    turns: dict[int, list[Step]] = {}
    for step in steps:
        turns.setdefault(step.before.state.turn, []).append(step)
    return list(turns.values())


def value_step(evaluator: Evaluator, step: Step) -> StepValue:
    """The value before a step, and what the answer changed; the value after it is that before the next."""
    state = step.before.state
    seat = None if state.player == CHANCE else state.player
    if seat is None:
        at = state
        before = evaluator.chances(at)
        after = evaluator.from_turn(evaluator.after(at, step.choice), state.turn)
        return StepValue(step, None, before, before, gains(before, after), [], None, evaluator, bool(state.turn))
    at = step.before.view().state
    weighed = weighed_answers(evaluator, at)
    given = same_answer(at, weighed, step.choice)
    best = weighed[0]
    found = StepValue(
        step, seat, best.thought, best.thought, gains(best.thought, given.thought), weighed, given, evaluator
    )
    mark = mark_of(found.lost, len(step.before.seats), found.error)
    if mark in EXPLAINED and not are_about_dice(best, given):
        for seed in range(ROLL_OUTS):
            for one in (best, given):
                roll_out(evaluator, at, one, seed)
    return found


def finish(game: Game, valued: list[StepValue]) -> None:
    """Let every step end where the next begins, the last one at the result or the value of where the game stands."""
    last = valued[-1].evaluator
    end = last.chances((game.view() if game.legal_actions else game).state)
    for one, following in zip(valued, [*valued[1:], None], strict=True):
        one.after = end if following is None else following.before
        if one.seat is None and one.step.before.state.turn == 0:
            one.changes = gains(one.before, one.after)  # each part of the opening throw tells who may begin
    assert all(isfinite(chance) for one in valued for chance in one.before)


def gains(before: list[float], after: list[float]) -> list[float]:
    """What everybody gained, or lost."""
    return [more - less for less, more in zip(before, after, strict=True)]
