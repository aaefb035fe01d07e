"""What a review says about each step and each turning point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from daikaiju.insight.answers import label_of
from daikaiju.insight.labels import labels
from daikaiju.insight.marks import EXPLAINED, mark_of
from daikaiju.insight.reasons import owners, why
from daikaiju.insight.review_types import ReviewedStep, TurningPoint
from daikaiju.messages import Argument, CardName, Faces, Message, MonsterName, Phrase

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.step_values import StepValue

DIGITS = 6


def labelled(game: Game, valued: list[StepValue]) -> Iterator[ReviewedStep]:
    """Every step in words, marked, and with the better answer where there was one."""
    for one in valued:
        before = one.step.before
        if one.given is None:
            yield step_of(one, label_of_chance(one))
            continue
        named = labels(before.view())
        best, lost = one.weighed[0], one.lost
        step = step_of(one, label_of(before, named, one.given))
        if not one.matters:
            yield step
            continue
        mark = mark_of(lost, len(game.seats), one.error)
        step = replace(step, mark=mark, lost=round(lost, DIGITS))
        if best is not one.given and mark != "best":
            entry = before.action_of(best.choice).entry
            step = replace(step, best=entry, best_label=label_of(before, named, best))
        if mark in EXPLAINED:
            at = before.view().state
            whose = owners(before, at.player, named=True)
            step = replace(step, why=why(one.evaluator, before, at, best, one.given, lost, named, whose))
        yield step


def step_of(one: StepValue, label: Message) -> ReviewedStep:
    """A step without a mark."""
    before = one.step.before
    return ReviewedStep(
        one.step.number,
        int(before.state.turn),
        one.seat,
        before.decision or "",
        one.step.entry,
        label,
        rounded(one.before),
        rounded(one.after),
        rounded(one.changes),
    )


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


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
    found = []
    for step in steps:
        seat = max(range(len(game.seats)), key=lambda one: abs(step.changes[one]))
        if step.seat is not None:
            seat = step.seat  # a mistake is attributed to whoever made it
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
