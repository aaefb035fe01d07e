"""The answers to an open question that are worth weighing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from daikaiju.insight.evaluator import Evaluator, dice_of, options_of
from daikaiju.insight.labels import label_of_kept
from daikaiju.messages import Message
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.table import Table

if TYPE_CHECKING:
    from daikaiju.game import Game

MOST_ENDS = 100
"""How many ends of roll-outs are kept, to say how they differ."""


@dataclass
class Weighed:
    """An answer by the rules' own number, its worth to everybody, and the outcomes of its roll-outs."""

    choice: int
    thought: list[float]
    """Everybody's chances as the champion sees them at once."""
    kept: tuple[int, ...] | None = None
    """The dice kept, for an answer that rerolls the others or stops."""
    played: list[float] = field(default_factory=list)
    """What the player asked could hope for where each roll-out led."""
    ends: list[Table] = field(default_factory=list)
    """Where the first roll-outs led."""


def are_about_dice(best: Weighed, other: Weighed) -> bool:
    """Whether both answers keep some dice, so that every final Roll has an exact chance."""
    return best.kept is not None and other.kept is not None


def weighed_answers(evaluator: Evaluator, at: Table) -> list[Weighed]:
    """Every sensible answer, the best for its player first; dice that show the same are the same."""
    found = weighed_options(evaluator, at)
    if at.asking == evaluator.candidates.ROLL:
        if at.spread:
            found += weighed_keeps(evaluator, at)
        else:  # no Roll is left, so declining means stopping
            dice = dice_of(at)
            stop = evaluator.rolls(at).best(dice, 0)
            found = [w if w.choice else Weighed(0, stop, tuple(dice)) for w in found]
    return sorted(found, key=lambda weighed: -weighed.thought[at.player])


def weighed_options(evaluator: Evaluator, at: Table) -> list[Weighed]:
    """The answers that are not about dice, all judged alike: as the turn ends, or at once if dice may come before.

    At its end, chances are far more certain than in its middle.
    """
    options, found = options_of(at), []
    if at.turn > 0 and at.asking != evaluator.candidates.ROLL:
        for choice in options:
            thought = evaluator.after_turn(at, choice)
            if thought is None:
                break
            found.append(Weighed(choice, thought))
    if len(found) == len(options):
        return found
    return [Weighed(choice, evaluator.after_answer(at, choice)) for choice in options]


def weighed_keeps(evaluator: Evaluator, at: Table) -> list[Weighed]:
    """The different ways to keep some of the dice."""
    rolls, dice, left = evaluator.rolls(at), dice_of(at), at.rolls_left
    found: dict[tuple[int, ...], Weighed] = {}
    for mask in range(1 << len(dice)):
        kept = tuple(sorted(face for die, face in enumerate(dice) if not mask >> die & 1))
        if kept not in found:
            found[kept] = Weighed(SPREAD + mask, rolls.of_keeping(kept, left), kept)
    return list(found.values())


def roll_out(evaluator: Evaluator, at: Table, weighed: Weighed, seed: int) -> None:
    """Play on from an answer for a round, with dice from a seed shared by all answers."""
    end, hope = evaluator.roll_out(at, weighed.choice, seed, at.players)
    weighed.played.append(hope)
    if len(weighed.ends) < MOST_ENDS:
        weighed.ends.append(end)


def same_answer(at: Table, weighed: list[Weighed], choice: int) -> Weighed:
    """The weighed answer that a choice equals."""
    for one in weighed:
        if one.choice == choice:
            return one
    dice = dice_of(at)
    kept = tuple(sorted(face for die, face in enumerate(dice) if not (choice - SPREAD) >> die & 1))
    return next(one for one in weighed if one.kept == kept)


def label_of(game: Game, named: dict[int, Message], weighed: Weighed) -> Message:
    """What an answer is called."""
    if weighed.kept is None:
        return named[game.action_of(weighed.choice).id]
    return label_of_kept(game, weighed.kept)
