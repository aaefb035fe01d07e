"""What a review says about each step and each turning point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from daikaiju.insight.answers import label_of, labels
from daikaiju.insight.errors import ERROR_OF_DIFFERENCE
from daikaiju.insight.marks import mark_of
from daikaiju.insight.reasons import why
from daikaiju.messages import Argument, CardName, Faces, Message, MonsterName, Phrase

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.reviews import ReviewedStep, TurningPoint
    from daikaiju.insight.values_of_steps import StepValue

EXPLAINED = ("inaccuracy", "mistake", "blunder")
DIGITS = 6


def labelled(game: Game, valued: list[StepValue]) -> Iterator[ReviewedStep]:
    """Every step in words, marked, and with the better answer where there was one."""
    from daikaiju.insight.reviews import ReviewedStep

    for one in valued:
        before = one.step.before
        numbers = [[round(float(x), DIGITS) for x in part] for part in (one.before, one.after, one.changes)]
        common = (one.step.number, int(before.state.turn), one.seat, before.decision or "", one.step.entry)
        if one.seat is None or one.given is None:
            yield ReviewedStep(*common, label_of_chance(one), *numbers)
            continue
        named = labels(before.view())
        best, lost = one.weighed[0], one.lost
        label = label_of(before, named, one.given)
        if not one.matters:
            yield ReviewedStep(*common, label, *numbers)
            continue
        mark = mark_of(lost, len(game.seats), ERROR_OF_DIFFERENCE[game.vocabulary.game])
        other = best is not one.given and mark != "best"
        at = before.view().state.to_record()
        reason = why(one.valuer, before, at, best, one.given, lost, named) if mark in EXPLAINED else None
        yield ReviewedStep(
            *common,
            label,
            *numbers,
            mark,
            round(lost, DIGITS),
            before.action_of(best.choice).entry if other else None,
            label_of(before, named, best) if other else None,
            reason,
        )


def label_of_chance(one: StepValue) -> Message:
    """What Chance answered: dice, a card, or the dice of an opening."""
    entry = one.step.entry
    assert isinstance(entry, dict)
    word, value = next(iter(entry.items()))
    if word == "card":
        return Message("insight-drawn", {"card": CardName(str(value))})
    return Message("insight-rolled", {"dice": Faces(tuple(str(face) for face in value))})


def turning_points(game: Game, steps: list[ReviewedStep], most: int, smallest: float) -> list[TurningPoint]:
    """The steps that changed somebody's chances most, in the order in which they happened."""
    from daikaiju.insight.reviews import TurningPoint

    found = []
    for step in steps:
        seat = max(range(len(game.seats)), key=lambda one: abs(step.changes[one]))
        if step.seat is not None:
            seat = step.seat  # a mistake is told of whoever made it
        change = step.changes[seat]
        if abs(change) >= smallest:
            found.append(TurningPoint(step.step, step.turn, seat, change, text_of(step, seat, change)))
    largest = sorted(found, key=lambda point: -abs(point.change))[:most]
    return sorted(largest, key=lambda point: point.step)


def text_of(step: ReviewedStep, seat: int, change: float) -> Message:
    args: dict[str, Argument] = {
        "turn": step.turn,
        "monster": MonsterName(seat),
        "what": Phrase(step.label),
        "points": round(abs(100 * change)),
    }
    if step.seat is None:
        return Message("insight-turned-by-chance", {**args, "good": "yes" if change > 0 else "no"})
    better = step.best_label
    if better is None:
        return Message("insight-turned-by-answer", args)
    return Message("insight-turned-by-mistake", {**args, "better": Phrase(better)})
