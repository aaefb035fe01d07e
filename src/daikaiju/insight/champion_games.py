"""Games of the champion against itself, with what it thinks of every answer to some questions."""

from __future__ import annotations

import random
from collections.abc import Container, Iterator
from typing import TYPE_CHECKING

from daikaiju.insight.answers import Weighed, weighed_answers
from daikaiju.insight.evaluator import Evaluator
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.table import Table

if TYPE_CHECKING:
    from daikaiju.game import Game

MOST_TURNS = 200


def questions(
    evaluator: Evaluator, start: Game, decisions: Container[str], source: random.Random
) -> Iterator[tuple[Game, Table, list[Weighed]]]:
    """Play a game to its end; every such question with its position and its answers, the best one first."""
    at: Table = start.state
    while not at.over and at.turn < MOST_TURNS:
        if at.player == CHANCE:
            at = evaluator.after(at, SPREAD + source.randrange(at.spread))
            continue
        game = type(start).at(at.pack(), start.seats, start.options)
        if at.turn > 0 and game.decision in decisions:
            weighed = weighed_answers(evaluator, at)
            yield game, at, weighed
            choice = weighed[0].choice
        else:
            choice = evaluator.chosen(at)
        at = evaluator.after(at, choice)
